"""The openings of a match, each played from both sides."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import count

from surajang.gui.matches.engine_players import Opening, Player, position_command
from surajang.rules import fen, notation, pgn
from surajang.rules.diagram import InvalidPosition
from surajang.rules.game import Game
from surajang.rules.pgn_sections import sections
from surajang.rules.variant import Variant

MAX_OPENINGS = 2000
"""The most openings read from a file; a longer match starts over with the first one."""

JUDGE_NODES = 3000
WINDOW = 100
ATTEMPTS = 20
"""An opening is balanced if a search of JUDGE_NODES nodes finds neither side better by more than WINDOW hundredths of a
pawn. After ATTEMPTS attempts the most balanced one is taken.
"""

ENDED = 100
"""After this many random openings in a row that end the game, the next ones have half as many moves."""

MAX_BYTES = 5_000_000
MAX_PLIES = 60


def prepared(variant: Variant, opening: Opening, number: int) -> Opening:
    """Return an opening with its open setup choices made: all pairs of setups come in turn."""
    game = opening.begin(variant)
    moves = list(opening.moves)
    while variant.setup and game.position.setup:
        choices = variant.setup.choices
        if game.position.side:
            number //= len(choices)
        moves.append(choices[number % len(choices)])
        game.play(notation.parse(game.position, moves[-1]))
    return Opening(opening.start, tuple(moves))


def random_opening(variant: Variant, number: int, plies: int, chance: random.Random) -> Opening:
    """Return random legal moves from the start position that do not end the game, after a setup; all setups come in
    turn. There are fewer moves than `plies` in a game that always ends sooner.
    """
    for attempt in count():
        opening = prepared(variant, Opening(), number)
        game, moves = opening.begin(variant), list(opening.moves)
        left = plies >> attempt // ENDED
        for _ in range(left):
            if game.outcome.over:
                break
            move = chance.choice(game.legal_moves())
            moves.append(notation.text(game.position, move))
            game.play(move)
        if not left or not (game.outcome.over or game.position.in_check()):
            break
    return Opening(moves=tuple(moves))


def balanced(variant: Variant, make: Callable[[int], Opening], judge: Player, window: int = WINDOW) -> Opening:
    """Return the first balanced opening of several attempts, always the same one.

    Raises EngineFailed. `window` is the largest permitted advantage, in hundredths of a pawn.
    """
    best: tuple[int, Opening] | None = None
    for attempt in range(ATTEMPTS):
        opening = make(attempt)
        judge.new_game()
        _, score = judge.search(position_command(variant, opening.moves), f"go nodes {JUDGE_NODES}")
        difference = abs(score.number)
        if best is None or difference < best[0]:
            best = difference, opening
        if difference <= window:
            break
    assert best is not None
    return best[1]


def read_openings(variant: Variant, text: str, plies: int) -> list[Opening]:
    """Return the openings in a text: the first `plies` moves of each game of a PGN, or the FEN or moves of each line.

    Unreadable openings, other games and finished positions are left out.
    """
    source = _of_games(variant, text, plies) if "[" in text and '"]' in text else _of_lines(variant, text, plies)
    openings: dict[Opening, None] = {}
    for opening in source:
        openings[opening] = None
        if len(openings) >= MAX_OPENINGS:
            break
    return list(openings)


def _of_games(variant: Variant, text: str, plies: int) -> Iterator[Opening]:
    """Yield the openings of a PGN's games."""
    for section in sections(text):
        try:
            game = pgn.read_section(text, section)
        except pgn.PgnError:
            continue
        if game.variant.name == variant.name:
            yield from _cut(game, plies)


def _cut(game: Game, plies: int) -> Iterator[Opening]:
    """Yield the beginning of a game, if the game is not over there."""
    line = [node.move for node in game.main_line()[1:]]
    again = Game(game.variant, game.start_fen)
    texts: list[str] = []
    counted = 0
    for move in line:
        if counted >= plies or again.outcome.over:
            break
        counted += not again.position.setup
        texts.append(notation.text(again.position, move))
        again.play(move)
    if not again.outcome.over:
        yield Opening(again.start_fen, tuple(texts))


def _of_lines(variant: Variant, text: str, plies: int) -> Iterator[Opening]:
    """Yield each line's opening: a FEN, or moves from the start position."""
    for line in text.splitlines():
        words = line.split()
        if not words or words[0].startswith(("#", ";")):
            continue
        try:
            if "/" in words[0]:
                opening = Opening(fen.write(fen.read(variant, line.strip())))
            else:
                opening = Opening(moves=tuple(words[: plies + 2 * bool(variant.setup)]))
            if not opening.begin(variant).outcome.over:
                yield opening
        except (InvalidPosition, notation.IllegalMove):
            continue
