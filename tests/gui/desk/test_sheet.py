"""The printed sheet of a game."""

import random
import re
from pathlib import Path

import pytest
from driving import Hand, find, page_of
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot
from random_edits import edit_at_random

from surajang.gui.app.main_window import MainWindow
from surajang.gui.board.annotations import Arrow, Colour, Mark
from surajang.gui.board.board_options import BoardOptions
from surajang.gui.board.board_state import state_from_fen
from surajang.gui.board.picture import View
from surajang.gui.board.places import Slot
from surajang.gui.board.state_of_game import annotated
from surajang.gui.desk.navigator import OpenFileRequest
from surajang.gui.desk.sheet import MARKED, NOWHERE, OFTEN, DiagramHere, SheetDialog, SheetWriter, body, head, walk
from surajang.gui.document.document import GameDocument
from surajang.rules import pgn
from surajang.rules.game import Game, Node
from surajang.rules.games import GAMES
from surajang.rules.tables import tables_of

MANSINDAM = GAMES["mansindam"]
TEXT = """[White "Ann <b>"]
[Black "Ben"]
[Event "Friends"]
[Date "2026.11.23"]
[Variant "mansindam"]

{Begins.} 1. c4 $1 {good [%cal Gc4c5] [%csl Rc6]} c6 ( 1... e6 $2 {weak} 2. e4 ( 2. d4 ) ) 2. Nd2 $220 Nd8 {[#]} 1-0
"""


@pytest.fixture
def game() -> Game:
    return pgn.read_game(TEXT)


def plain(game: Game, diagrams: str) -> str:
    """Return the body of a sheet with a sign for each diagram."""
    parts = body(game, diagrams)
    return " ".join(f"#{part.caption}#" if isinstance(part, DiagramHere) else part for part in parts).replace(
        "&nbsp;", " "
    )


def test_moves_are_written_with_signs_comments_and_variations(game: Game) -> None:
    assert plain(game, NOWHERE) == (
        "<p><i>Begins.</i></p> "
        "<p><b>1. c4!</b> <i>good</i> <b>1… c6</b> (1… e6? <i>weak</i> 2. e4 (2. d4)) <b>2. Nd2</b> <b>Nd8</b></p>"
    )


def test_diagrams_are_where_the_author_asks_or_has_drawn(game: Game) -> None:
    captions = [part.caption for part in body(game, MARKED) if isinstance(part, DiagramHere)]
    assert captions == ["1. c4", "2. Nd2", "2… Nd8"]
    assert "#1. c4#" in plain(game, MARKED)
    assert "[#]" not in plain(game, MARKED)


def test_a_variation_is_closed_before_the_diagram_of_its_last_move() -> None:
    game = pgn.read_game('[Variant "mansindam"]\n\n1. c4 c6 ( 1... e6 2. e4 ( 2. d4 $220 ) ) 2. Nd2 *')
    assert plain(game, MARKED) == ("<p><b>1. c4</b> <b>c6</b> (1… e6 2. e4 (2. d4))</p> #2. d4# <p><b>2. Nd2</b></p>")


def test_the_choices_of_a_setup_have_no_number() -> None:
    game = Game(GAMES["pandemonium"])
    for _ in range(3):
        game.play(game.legal_moves()[0])
    first, second, move = (node.written for node in game.main_line()[1:])
    assert plain(game, NOWHERE) == f"<p><b>{first}</b> <b>{second}</b> <b>1. {move}</b></p>"


def test_comments_before_a_move_are_printed_with_its_number(game: Game) -> None:
    played = game.main_line()
    played[2].comment_before = "now [%csl Rc6]"
    assert "<i>good</i> <i>now</i> <b>1… c6</b>" in plain(game, NOWHERE)


def test_a_game_from_a_position_begins_with_a_diagram() -> None:
    start = "4k4/9/9/9/9/9/9/9/4KR3[] w - - 0 1"
    game = Game(MANSINDAM, start)
    game.play(sorted(game.legal_moves())[0])
    assert [part.node for part in body(game, MARKED) if isinstance(part, DiagramHere)] == [game.root]
    assert [part for part in body(game, NOWHERE) if isinstance(part, DiagramHere)] == []


@pytest.mark.parametrize("name", GAMES)
def test_diagrams_can_be_every_ten_moves(name: str) -> None:
    game = Game(GAMES[name])
    for number in range(45):
        moves = sorted(game.legal_moves())
        game.play(moves[number * 7 % len(moves)])
        if game.outcome.over:
            break
    found = [part.node.ply for part in body(game, OFTEN) if isinstance(part, DiagramHere)]
    assert found == list(range(20, game.node.ply + 1, 20))


def test_the_heading_has_players_and_result(game: Game) -> None:
    said = head(game, ("Ann <b>", "Ben"), game.headers)
    assert "Ann &lt;b&gt; – Ben" in said
    assert "Mansindam · Friends · 2026.11.23" in said
    assert "White wins" in said


def test_moves_tried_after_the_end_are_left_out(game: Game) -> None:
    game.end = game.main_line()[1]
    assert plain(game, NOWHERE).count("<b>") == 1


def test_every_move_is_printed_once_with_balanced_brackets(qtbot: QtBot) -> None:
    """In documents that were edited at random."""
    chance = random.Random(5)
    for name in GAMES:
        document = GameDocument(Game(GAMES[name]))
        for _ in range(60):
            edit_at_random(document, chance)
        game = document.game
        for node in below(game.root):
            if chance.random() < 0.5:
                node.nags = [220]
        behind = {id(node) for node in below(game.end)} if game.end is not None else set()
        expected = sorted(node.written for node in below(game.root) if id(node) not in behind)
        steps = list(walk(game))
        assert sorted(step.written for step in steps if isinstance(step, Node)) == expected
        assert steps.count("(") == steps.count(")")
        for diagrams in (NOWHERE, MARKED):
            text = re.sub(r"<[^>]*>", "", " ".join(part for part in body(game, diagrams) if isinstance(part, str)))
            assert text.count("(") == text.count(")") == steps.count("(")


def below(node: Node) -> list[Node]:
    """Return all nodes below a node."""
    return [found for child in node.children for found in (child, *below(child))]


def test_marks_of_a_comment_are_drawn() -> None:
    state = state_from_fen(MANSINDAM, "4k4/9/9/9/9/9/9/9/4K4[Pp] b - - 0 1")
    node = Node(None, 0, "")
    node.side, node.comment, node.nags = 1, "look [%csl Re1,Gz9] [%cal Ge1e2,BP@e5,RX@e5]", [1]
    shown = annotated(state, node)
    assert shown.badges == (), "the start has no move to judge"
    e1, e2, e5 = (int(tables_of(MANSINDAM).square_named(name)) for name in ("e1", "e2", "e5"))
    assert shown.marks == (Mark(e1, Colour.RED),)
    assert shown.arrows == (Arrow(e1, e2, Colour.GREEN), Arrow(Slot(1, MANSINDAM.kinds["P"]), e5, Colour.BLUE))


@pytest.mark.parametrize("diagrams", [MARKED, NOWHERE])
def test_a_sheet_is_written(game: Game, tmp_path: Path, qtbot: QtBot, diagrams: str) -> None:
    home = QFileDialog()
    qtbot.addWidget(home)
    view = View(state_from_fen(MANSINDAM, "startpos"), BoardOptions())
    file = tmp_path / "sheet.pdf"
    writer = SheetWriter(game, ("Ann", "Ben"), diagrams, view, file, home)
    with qtbot.waitSignal(writer.ended) as ended:
        pass
    assert ended.args == [None]
    assert file.read_bytes().startswith(b"%PDF")


def test_a_sheet_is_saved_from_the_menu(
    window: MainWindow, hand: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, file = tmp_path / "game.pgn", tmp_path / "sheet.pdf"
    source.write_text(TEXT)
    window.pages.open(OpenFileRequest(str(source)))
    hand.until(lambda: window.pages.game_page is not None)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    window.run("export_sheet")
    dialog = find(window, SheetDialog)
    dialog.diagrams.choose("often")
    dialog.save_button.click()
    hand.until(file.exists)
    hand.until(lambda: page_of(window).banner.words.text() == f"Saved to {tmp_path.name}/sheet.pdf.")
    assert window.settings["sheet"] == {"diagrams": "often"}
