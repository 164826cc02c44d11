"""The values that the program puts into its texts, recorded while it puts games into words.

The rules pages of our games and of Fairy-Stockfish's, the moves and boards of a sample of each of our games, what is
known of them and why puzzles are solved as they are.
"""

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, suppress
from itertools import islice
from unittest.mock import patch

from PySide6.QtCore import QCoreApplication

from surajang import assets
from surajang.engine.theory.known import beginners_of, endings_of, report_of
from surajang.engine.theory.page import KnownSections
from surajang.gui.analysis import coach_text, move_facts
from surajang.gui.board import piece_facts, reading
from surajang.gui.board.state_of_game import state_of
from surajang.gui.desk.report_view import words_for
from surajang.gui.document import move_text
from surajang.gui.kit import translation
from surajang.gui.learn import puzzle_text
from surajang.gui.learn.puzzle_page import reason
from surajang.gui.learn.puzzles import games_with_puzzles, puzzles
from surajang.gui.players.saved_game import read_file
from surajang.gui.rulebook.generated import generated_page
from surajang.gui.shell import languages
from surajang.gui.words import shown_moves, spoken_moves
from surajang.rules import fen, notation
from surajang.rules.codes import WHITE
from surajang.rules.game import Game
from surajang.rules.games import GAMES
from surajang.rules.ini import builtin, template
from surajang.rules.ini.definition import Refused
from surajang.rules.tables import tables_of
from surajang.rules.variant import Variant

EVERY_PLIES = 6
"""The number of moves between two boards that are read."""

EVERY_PUZZLES = 150
"""One puzzle in this number is explained."""


Recorded = dict[str, dict[str, Mapping[str, object]]]
"""For each text its results, each with the values in it."""


def recorded(language: str, say: Callable[[], object]) -> Recorded:
    """Return what is put into the texts of a language while `say` puts something into words."""
    found: Recorded = {}
    put_in = translation.put_in

    def record(text: str, /, **values: object) -> str:
        result = put_in(text, **values)
        found.setdefault(text, {})[result] = {field: value for field, value in values.items() if f"{{{field}" in text}
        return result

    app = QCoreApplication.instance() or QCoreApplication([])
    languages.install(language)
    with ExitStack() as patches:
        for module in [each for each in sys.modules.values() if vars(each).get("put_in") is put_in]:
            patches.enter_context(patch.object(module, "put_in", record))
        say()
    languages.install(languages.ENGLISH)
    del app
    return found


def say_rules() -> None:
    """Put the rules of all games into words."""
    for variant in (*GAMES.values(), *_imported()):
        generated_page(variant)
        tables = tables_of(variant)
        for code in (kind | WHITE for kind in variant.kinds.values()):
            piece_facts.moves_in_words(tables, code)
            piece_facts.notes(tables, code)


def say_all() -> None:
    """Put into words what can be without a window: rules, moves, boards, what is known, and puzzles."""
    say_rules()
    for variant in GAMES.values():
        _, game = read_file(assets.path("help", "games", f"{variant.name}.pgn"))
        for node in game.main_line():
            game.go_to(node)
            _say_moves(game)
            if node.ply % EVERY_PLIES == 0:
                _say_board(game)
        report = report_of(variant)
        if report is not None:
            known = KnownSections(report, beginners_of(variant), variant, words_for(variant), endings_of(variant))
            known.introduction()
            known.all()
    for name in games_with_puzzles():
        _say_puzzles(name)


def _imported() -> Iterator[Variant]:
    """Yield the games of Fairy-Stockfish that can be played."""
    for name in builtin():
        with suppress(Refused):
            yield template(name)


def _say_moves(game: Game) -> None:
    """Put a game's latest move into words, what it threatens, and a warning of the next one."""
    position = game.position
    move_text.standing(game)
    spoken_moves.in_words(game.variant, shown_moves.of_node(game.variant, game.node))
    if game.legal_moves() and not game.node.outcome.over:
        coach_text.threats(position, move_facts.threats(position, int(position.side)), int(position.side))


def _say_board(game: Game) -> None:
    """Read the board of a game."""
    state = state_of(game)
    reading.by_ranks(state)
    for side in (0, 1):
        reading.hand(state, side)
        reading.all_pieces(state, side)
    for square in map(int, state.tables.squares):
        reading.lines_from(state, square, False)
        reading.attack_on(state, square)
        reading.moves_of(state, square)


def _say_puzzles(name: str) -> None:
    """Say what puzzles of a game ask, and why their solutions solve them."""
    for puzzle in islice(puzzles(name), 0, None, EVERY_PUZZLES):
        puzzle_text.goal_of(puzzle)
        position, moves = fen.read(puzzle.variant, puzzle.fen), []
        for text in puzzle.moves:
            moves.append(notation.parse(position, text))
            position.make(moves[-1])
        reason(puzzle, moves)
