"""Live analysis on a study's page: by mouse and keys, with misbehaving engines, and a window that never waits."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from driving import Hand, fake_engine, match_settings
from machine import scaled
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from turns import measured_turns

from surajang.gui.analysis import analysis_text
from surajang.gui.analysis.analysis_panel import MOVER, EngineBlock
from surajang.gui.analysis.analyst import Findings, Line
from surajang.gui.analysis.line_row import LineRow
from surajang.gui.app.main_window import MainWindow
from surajang.gui.board.annotations import Arrow, Colour
from surajang.gui.board.places import Slot, squares_of, start_of
from surajang.gui.desk.navigator import MatchRequest, StudyRequest
from surajang.gui.engines.programs import other_program
from surajang.gui.engines.protocol import Score
from surajang.gui.study import study_analysis
from surajang.gui.study.study_analysis import StudyAnalysis, arrows_of
from surajang.gui.study.study_page import StudyPage
from surajang.rules import notation
from surajang.rules.game import Game
from surajang.rules.games import GAMES
from surajang.rules.moves import target

GAME = '[Variant "mansindam"]\n\n1. e4 e6 2. d4 *\n'


@pytest.fixture
def use_fake(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """A function that lets the fake engine with these arguments analyse in place of Surajang's."""
    return lambda *arguments: monkeypatch.setattr(
        study_analysis, "own_program", lambda: other_program(fake_engine(*arguments))
    )


@pytest.fixture
def page(window: MainWindow, hand: Hand, use_fake: Callable[..., None]) -> StudyPage:
    """The page of a study at its start, with the fake engine for analysis."""
    use_fake("--analyst")
    window.pages.open(StudyRequest(GAME))
    hand.until(lambda: isinstance(window.page, StudyPage))
    assert isinstance(window.page, StudyPage)
    return window.page


def shown(page: StudyPage) -> EngineBlock:
    return page.analysis.panel.blocks[0]


def start(page: StudyPage, hand: Hand, lines: int = 3) -> EngineBlock:
    """Start the analysis by its key, and wait for its lines."""
    QTest.keyClick(page.board, Qt.Key.Key_F4)
    return wait_for_lines(page, hand, lines)


def wait_for_lines(page: StudyPage, hand: Hand, lines: int = 3) -> EngineBlock:
    hand.until(lambda: bool(page.analysis.panel.blocks) and len(shown(page).findings.lines) == lines)
    return shown(page)


def word(row: LineRow, move: int) -> QPoint:
    return QPoint(row._words[move].rect.center())  # noqa: SLF001  # what a menu or a line has no name for


def test_one_key_starts_and_stops_the_analysis(window: MainWindow, page: StudyPage, hand: Hand) -> None:
    assert page.analysis.bar.isHidden()
    block = start(page, hand)
    assert page.analysis.bar.isVisible()
    assert page.analysis.bar.chance == block.findings.first_chance
    assert block.words.text() == analysis_text.EVEN()
    assert block.status.text().startswith("White's winning chance 5")
    assert " · depth " in block.status.text()
    assert [row.accessibleName().split(",")[0] for row in block.rows] == [
        "Line 1: +0.99", "Line 2: +0.98", "Line 3: +0.97",
    ]  # fmt: skip
    first = block.findings.lines[0].moves[0]
    arrows = page.board.state.arrows
    assert arrows[-1] == Arrow(start_of(first, 0), int(target(first)), Colour.BLUE)
    assert len(arrows) == 3
    assert window.actions_by_name["analyse"].isChecked()
    QTest.keyClick(page.board, Qt.Key.Key_F4)
    assert (page.analysis.panel.blocks, page.board.state.arrows, page.analysis.on) == ([], (), False)
    assert page.analysis.bar.isHidden()


def test_analysis_follows_the_position(page: StudyPage, hand: Hand) -> None:
    start(page, hand)
    for _ in range(3):
        QTest.keyClick(page.board, Qt.Key.Key_Right)
        assert shown(page).findings.lines == ()
        assert page.board.state.arrows == ()
        block = wait_for_lines(page, hand)
        assert all(line.moves[0] in page.study.game.legal_moves() for line in block.findings.lines)
    assert block.findings.side == 1
    assert block.rows[0].accessibleName().startswith("Line 1: −0.99, 2…")
    page.analysis._choose("view", MOVER)  # noqa: SLF001  # what a menu or a line has no name for
    assert block.rows[0].accessibleName().startswith("Line 1: +0.99, 2…")
    assert block.status.text().startswith("Black's winning chance")


def test_a_line_is_previewed_on_hover_and_inserted_by_a_click(page: StudyPage, hand: Hand) -> None:
    block = start(page, hand)
    row, before = block.rows[1], page.board.state
    line = block.findings.lines[1]
    QTest.mouseMove(row, word(row, 0))
    hand.until(lambda: page.board.state.last_move != before.last_move)
    assert page.study.game.node.ply == 0
    hand.qtbot.wait(150)  # further output of the engine changes nothing
    QTest.mouseMove(page.notes.comment, QPoint(3, 3))
    QApplication.sendEvent(row, QEvent(QEvent.Type.Leave))
    assert page.board.state.same_position(before)
    QTest.mouseClick(row, Qt.MouseButton.LeftButton, pos=word(row, 0))
    assert page.study.game.node.move == line.moves[0]
    assert page.study.game.node.parent is page.study.game.root
    wait_for_lines(page, hand)
    page.handlers["undo_edit"].run()
    assert len(page.study.game.root.children) == 1


def test_a_line_is_explored_and_inserted_by_keys(page: StudyPage, hand: Hand) -> None:
    block = start(page, hand)
    row = block.rows[2]
    row.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(row, Qt.Key.Key_Right)
    assert page.board.state.last_move
    QTest.keyClick(row, Qt.Key.Key_Left)
    assert page.board.state.last_move == ()
    line = block.findings.lines[2]
    QTest.keyClick(row, Qt.Key.Key_Up)
    assert block.rows[1].hasFocus()
    row.setFocus()
    QTest.keyClick(row, Qt.Key.Key_Return)
    assert page.study.game.node.move == line.moves[0]


def test_the_best_move_is_inserted_by_a_key(page: StudyPage, hand: Hand) -> None:
    block = start(page, hand)
    best = block.findings.lines[0].moves[0]
    QTest.keyClick(page.board, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert page.study.game.node.move == best


def test_a_threat_is_shown_in_red_and_cannot_be_played(page: StudyPage, hand: Hand) -> None:
    start(page, hand)
    chance = page.analysis.bar.chance
    QTest.keyClick(page.board, Qt.Key.Key_F4, Qt.KeyboardModifier.ShiftModifier)
    block = wait_for_lines(page, hand)
    assert block.findings.side == 1
    assert block.words.text() == "What Black threatens"
    assert {arrow.colour for arrow in page.board.state.arrows} == {Colour.RED}
    assert page.analysis.bar.chance == chance
    QTest.mouseMove(block.rows[0], word(block.rows[0], 0))
    assert page.board.state.last_move == squares_of(block.findings.lines[0].moves[0])
    QTest.mouseClick(block.rows[0], Qt.MouseButton.LeftButton, pos=word(block.rows[0], 0))
    assert page.study.game.node.ply == 0
    QTest.keyClick(page.board, Qt.Key.Key_Right)
    assert not wait_for_lines(page, hand).findings.threat
    QTest.keyClick(page.board, Qt.Key.Key_X)
    assert wait_for_lines(page, hand).findings.threat, "the key that shows threats in a match"


def test_a_missing_best_move_is_explained(page: StudyPage, hand: Hand) -> None:
    control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    start(page, hand)
    QTest.keyClick(page.board, Qt.Key.Key_F4, shift)
    wait_for_lines(page, hand)
    QTest.keyClick(page.board, Qt.Key.Key_Return, control)
    assert page.banner.words.text() == analysis_text.THREAT_SHOWN()
    QTest.keyClick(page.board, Qt.Key.Key_F4, shift)
    QTest.keyClick(page.board, Qt.Key.Key_Return, control)
    assert page.banner.words.text().endswith(" has not found a move for this position yet.")
    assert page.study.game.node.ply == 0


def test_no_threat_is_shown_in_check_and_the_reason_is_given(page: StudyPage, hand: Hand, window: MainWindow) -> None:
    game = Game(GAMES["mansindam"], "4k4/9/9/9/9/9/9/9/4R3K[] b - - 0 1")
    checked = window.pages.studies.show(game)
    QTest.keyClick(checked.board, Qt.Key.Key_F4, Qt.KeyboardModifier.ShiftModifier)
    assert checked.banner.words.text() == analysis_text.NO_THREAT()
    assert not checked.analysis.on
    assert not window.actions_by_name["show_threat"].isChecked()


def test_the_space_of_lines_is_released(page: StudyPage, hand: Hand) -> None:
    before = page.panels.sizes()
    start(page, hand)
    hand.until(lambda: page.panels.sizes()[0] > before[0])
    QTest.keyClick(page.board, Qt.Key.Key_F4)
    hand.until(lambda: page.panels.sizes() == before)


def test_a_dragged_height_is_kept(window: MainWindow, page: StudyPage, hand: Hand) -> None:
    """When more lines are shown, when the analysis begins again, and in the next study."""
    start(page, hand)
    line = next(line for line in map(page.panels.handle, range(1, 4)) if line.isVisible())
    line.setFocus()
    for _ in range(40):
        QTest.keyClick(line, Qt.Key.Key_Down)
    assert page.tree.height() == page.tree.minimumHeight()
    dragged = page.panels.sizes()[0]
    page.analysis.resized.emit()
    assert page.panels.sizes()[0] == dragged
    QTest.keyClick(page.board, Qt.Key.Key_F4)
    hand.until(lambda: page.panels.sizes()[0] != dragged)
    QTest.keyClick(page.board, Qt.Key.Key_F4)
    hand.until(lambda: page.panels.sizes()[0] == dragged)
    QTest.keyClick(page.board, Qt.Key.Key_F4)
    other = window.pages.studies.show(Game(GAMES["mansindam"]))
    start(other, hand)
    hand.until(lambda: other.panels.sizes()[0] == dragged)


def test_choices_are_remembered(window: MainWindow, page: StudyPage, hand: Hand) -> None:
    window.pages.engines.add("Other", fake_engine("--analyst"))
    start(page, hand)
    next(action for action in page.analysis.panel.findChildren(QAction) if action.text() == "5").trigger()
    wait_for_lines(page, hand, 5)
    other = window.pages.engines.engines[0]
    page.analysis.panel.engine_actions[other.key].trigger()
    hand.until(lambda: [len(block.findings.lines) for block in page.analysis.panel.blocks] == [5, 5])
    assert page.analysis.panel.blocks[1].words.text() == f"Other: {analysis_text.EVEN()}"
    page.analysis.panel.stay.trigger()
    assert window.settings["analysis"] == {"lines": 5, "engine": f"own,{other.key}", "stay": True}
    window.pages.open(StudyRequest(GAME))
    hand.until(lambda: window.page is not page and isinstance(window.page, StudyPage))
    again = window.page
    assert isinstance(again, StudyPage)
    assert again.analysis.on
    hand.until(lambda: [len(block.findings.lines) for block in again.analysis.panel.blocks] == [5, 5])


def test_an_engine_that_is_removed_stops_analysing(window: MainWindow, page: StudyPage, hand: Hand) -> None:
    engines = window.pages.engines
    other = engines.add("Other", fake_engine("--analyst"))
    kept = engines.add("Kept", fake_engine("--analyst"))
    start(page, hand)
    for engine in (other, kept):
        page.analysis.panel.engine_actions[engine.key].trigger()
    page.analysis.panel.engine_actions["own"].trigger()
    assert [analyst.name for analyst in page.analysis.analysts] == ["Other", "Kept"]
    running = list(page.analysis.analysts)
    engines.rename(kept.key, "Renamed")
    assert page.analysis.analysts == running
    engines.remove(other.key)
    assert [analyst.name for analyst in page.analysis.analysts] == ["Renamed"]
    engines.remove(kept.key)
    assert len(page.analysis.analysts) == 1
    assert page.analysis.panel.engine_actions["own"].isChecked()
    wait_for_lines(page, hand, 3)


def test_a_finished_game_is_not_analysed(page: StudyPage, hand: Hand, window: MainWindow) -> None:
    game = Game(GAMES["mansindam"], "4k4/R8/8R/9/9/9/9/9/4K4[] w - - 0 1")
    mate = game.play(notation.parse(game.position, "i7i9+"))
    assert mate.outcome.over
    game.go_to(game.root)
    over = window.pages.studies.show(game, at=[mate.move])
    over.analysis.start()
    assert shown(over).words.text() == "The game is over here."
    over.analysis._choose("view", MOVER)  # noqa: SLF001  # what a menu or a line has no name for
    assert shown(over).words.text() == "The game is over here."
    QTest.keyClick(over.board, Qt.Key.Key_Left)
    wait_for_lines(over, hand)


@pytest.mark.parametrize(
    ("variant", "start", "move", "share", "words"),
    [
        ("mansindam", "4k4/R8/8R/9/9/9/9/9/4K4[] w - - 0 1", "i7i9+", 1.0, "White wins"),
        ("mansindam", "4k4/9/9/9/9/9/8r/r8/4K4[] b - - 0 1", "i3i1+", 0.0, "Black wins"),
        ("pandemonium", "k9/10/10/10/10/10/10/10/1Q8/9K[] w - - 0 1", "b2b8", 0.5, "Draw"),
    ],
)
def test_the_bar_shows_the_result_of_a_finished_game(
    page: StudyPage, window: MainWindow, variant: str, start: str, move: str, share: float, words: str
) -> None:
    game = Game(GAMES[variant], start)
    end = game.play_text(move)
    assert end.outcome.over
    game.go_to(game.root)
    over = window.pages.studies.show(game, at=[end.move])
    over.analysis.start()
    assert over.analysis.bar.chance == share
    assert over.analysis.bar.accessibleName() == f"Evaluation: {words}"


def test_a_dying_engine_is_reported_in_the_panel(
    page: StudyPage, hand: Hand, use_fake: Callable[..., None], tmp_path: Path
) -> None:
    use_fake("--analyst", "--die", "99", "--log", str(tmp_path / "log"))
    QTest.keyClick(page.board, Qt.Key.Key_F4)
    hand.until(lambda: "cannot analyse this position" in shown(page).words.text())


def test_a_match_is_never_analysed(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam")))
    assert not window.actions_by_name["analyse"].isEnabled()
    assert not window.actions_by_name["show_threat"].isEnabled()
    assert window.findChildren(StudyAnalysis) == []


def test_a_drop_is_an_arrow_from_the_hand() -> None:
    game = Game(GAMES["mansindam"], "4k4/9/9/9/9/9/9/9/4K4[P] w - - 0 1")
    drop = notation.parse(game.position, "P@c4")
    line = Line(Score.of_centipawns(10), 0.5, 3, (drop,), ("P@c4",))
    (arrow,) = arrows_of(Findings(0, 1, (line, line)))
    assert isinstance(arrow.start, Slot)
    assert (arrow.start.side, arrow.end, arrow.colour) == (0, game.position.tables.square_named("c4"), Colour.BLUE)


def test_analysis_does_not_block_the_window(
    window: MainWindow, hand: Hand, use_fake: Callable[..., None], qtbot: QtBot
) -> None:
    """Two engines with endless output, a tree of 5,000 nodes, and steps through it: the work of the window's thread in
    one turn of its event loop.
    """
    use_fake("--analyst", "--rate", "2")
    window.pages.engines.choose(window.pages.engines.add("Other", fake_engine("--analyst", "--rate", "2")))
    window.settings["analysis"] = {"lines": 5, "engine": "both"}  # in the form of a former version
    game = large_tree(5000)
    with measured_turns() as turns:
        page = window.pages.studies.show(game)
        hand.settle()
        hand.until(lambda: page.tree.model.rowCount() > 0)
        qtbot.wait(200)  # until all is painted
    assert max(turns) < scaled(250), "all moves are written once, as where a large game is opened"
    with measured_turns() as turns:
        page.analysis.start()
        qtbot.wait(1500)
        for _ in range(12):
            page.study.navigation.step_forward()
            qtbot.wait(120)
        for _ in range(3):
            page.study.navigation.step_forward()  # faster than any engine answers
        qtbot.wait(500)
    page.analysis.stop()
    assert len(turns) > 100
    assert max(turns) < scaled(50), sorted(turns)[-5:]


def large_tree(size: int) -> Game:
    """A game with a long main line and many variations."""
    chance = random.Random(1)
    game = Game(GAMES["mansindam"])
    nodes = 0
    while nodes < size:
        while nodes < size and not game.node.outcome.over and game.node.ply < 60:
            known = len(game.node.children)
            game.play(chance.choice(game.legal_moves()))
            nodes += 1
            if known > 3:
                break
        line = game.line()
        game.go_to(line[chance.randrange(len(line))])
    game.go_to(game.root)
    return game
