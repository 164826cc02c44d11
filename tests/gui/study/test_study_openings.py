"""The opening explorer of a study: moves known from the computer's games and from a person's own."""

from pathlib import Path

import pytest
from driving import Hand, added
from made_up_openings import made_up
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from surajang.gui.app.main_window import MainWindow
from surajang.gui.desk import known_moves
from surajang.gui.desk.known_moves import COMPUTER, MINE, NOT_KNOWN, SOURCES
from surajang.gui.desk.navigator import PositionStudyRequest, StudyRequest
from surajang.gui.study.study_page import StudyPage
from surajang.rules.games import GAMES
from surajang.rules.variant import Variant

MANSINDAM = GAMES["mansindam"]
TREE = {
    "": [("c4", 60, 33.0), ("e4", 40, 18.0)],
    "c4": [("c6", 40, 22.0), ("e6", 20, 11.0)],
    "e4": [("c6", 40, 18.0)],
    "c4 c6": [("e4", 10, 4.5)],
}
GAME = '[Variant "mansindam"]\n\n1. c4 c6 2. e4 *\n'


@pytest.fixture(autouse=True)
def openings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only Mansindam has games of the computer: TREE."""
    tree = made_up(MANSINDAM, TREE)
    monkeypatch.setattr(known_moves, "openings_of", lambda variant: tree if variant == MANSINDAM else None)


def opened(window: MainWindow, hand: Hand, request: StudyRequest | PositionStudyRequest) -> StudyPage:
    """Open a study, with its openings shown."""
    before = window.page
    window.pages.open(request)
    hand.until(lambda: window.page is not before and isinstance(window.page, StudyPage))
    page = window.page
    assert isinstance(page, StudyPage)
    if not page.openings.on:
        QTest.keyClick(page.board, Qt.Key.Key_F8)
    hand.until(lambda: bool(page.openings.panel.words.text()))
    return page


@pytest.fixture
def page(window: MainWindow, hand: Hand) -> StudyPage:
    """The page of a study of GAME, at its start."""
    return opened(window, hand, StudyRequest(GAME))


def shown(page: StudyPage) -> list[list[str]]:
    """The visible cells of the table's rows."""
    table = page.openings.panel.table
    model = table.model()
    columns = [column for column in range(model.columnCount()) if not table.isColumnHidden(column)]
    return [[str(model.index(row, column).data()) for column in columns] for row in range(model.rowCount())]


def choose(page: StudyPage, source: str) -> None:
    """Choose whose games are shown."""
    field = page.openings.panel.source
    field.setCurrentIndex(field.findData(source))
    field.activated.emit(field.currentIndex())


def test_known_moves_follow_the_current_position(page: StudyPage, hand: Hand) -> None:
    panel = page.openings.panel
    assert panel.isVisible()
    assert shown(page) == [["c4", "60", "55%"], ["e4", "40", "45%"]]
    assert panel.words.text() == "100 games, White scores 51%"
    hand.key(Qt.Key.Key_Right)
    assert shown(page) == [["c6", "40", "55%"], ["e6", "20", "55%"]]
    hand.key(Qt.Key.Key_End)
    assert shown(page) == []
    assert panel.words.text() == NOT_KNOWN[COMPUTER]()
    hand.key(Qt.Key.Key_Home)
    assert shown(page)[0] == ["c4", "60", "55%"]


def test_transpositions_are_joined(window: MainWindow, hand: Hand) -> None:
    page = opened(window, hand, StudyRequest('[Variant "mansindam"]\n\n1. e4 c6 2. c4 *\n'))
    document = page.study.document
    document.go_to(document.main_line[2])
    assert page.openings.panel.words.text() == NOT_KNOWN[COMPUTER]()
    document.go_to(document.main_line[3])
    assert page.openings.panel.words.text() == NOT_KNOWN[COMPUTER]()


def test_a_click_plays_the_move_into_the_study(page: StudyPage) -> None:
    table, study = page.openings.panel.table, page.study
    QTest.mouseClick(
        table.viewport(), Qt.MouseButton.LeftButton, pos=table.visualRect(table.model().index(1, 0)).center()
    )
    assert study.node.written == "e4"
    assert [node.written for node in study.game.root.children] == ["c4", "e4"], "as a variation"
    assert shown(page) == [["c6", "40", "45%"]]


def test_keys_choose_and_play_a_move_in_the_table(page: StudyPage, hand: Hand) -> None:
    table, study = page.openings.panel.table, page.study
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Down)
    QTest.keyClick(table, Qt.Key.Key_Down)
    QTest.keyClick(table, Qt.Key.Key_Up)
    assert study.node is study.game.root, "the keys are the table's"
    assert table.currentIndex().row() == 0
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert study.node.written == "c4"
    assert table.hasFocus()
    assert table.currentIndex().row() == 0, "the next move can be chosen at once"
    QTest.keyClick(table, Qt.Key.Key_Enter)
    assert study.node.written == "c6"
    QTest.keyClick(table, Qt.Key.Key_Left)
    assert study.node.written == "c4", "Left and Right step through the game"
    QTest.keyClick(table, Qt.Key.Key_E)
    assert page.typed.text() == "e", "letters begin a typed move"


def test_a_row_is_read_out_as_a_whole(page: StudyPage) -> None:
    table = page.openings.panel.table
    assert table.accessibleName() == "Known moves"
    cell = table.model().index(0, 0)
    assert cell.data(Qt.ItemDataRole.AccessibleTextRole) == "c4, 60 games, White scores 55%"
    assert page.openings.panel.source.accessibleName() == known_moves.SOURCE()
    assert "2,000 positions" in page.openings.panel.source.accessibleDescription()


def test_own_games_are_shown_too(window: MainWindow, hand: Hand, home: Path) -> None:
    folder = home / "data" / "games"
    folder.mkdir(parents=True)
    (folder / "2026-10-01 12.00.00.000000 Mansindam.pgn").write_text(GAME.replace("*", "1-0"), "utf-8")
    (folder / "2026-10-02 12.00.00.000000 Mansindam.pgn").write_text(GAME.replace("*", "0-1"), "utf-8")
    page = opened(window, hand, StudyRequest(GAME))
    choose(page, MINE)
    hand.until(lambda: shown(page) == [["c4", "2", "50%", "0%", "50%"]])
    assert page.openings.panel.words.text() == "2 games, White scores 50%"
    assert page.openings.panel.source.accessibleDescription() == ""
    window.run("show_last")
    hand.until(lambda: shown(page) == [["No further moves", "2", "50%", "0%", "50%"]])
    window.run("step_back")
    hand.until(lambda: bool(shown(page)) and shown(page)[0][0] == "e4")
    page.study.play(next(move for move in page.study.game.legal_moves() if move != page.study.node.children[0].move))
    hand.until(lambda: page.openings.panel.words.text() == NOT_KNOWN[MINE]())
    choose(page, COMPUTER)
    assert page.openings.panel.words.text() == NOT_KNOWN[COMPUTER]()
    library = window.pages.library.library
    hand.until(lambda: not library.waiting)


def test_variants_without_computer_games_offer_only_own_games(window: MainWindow, hand: Hand) -> None:
    own_games = window.pages.own_games
    assert own_games.wait(60)
    (made,) = added(own_games, 'inherits = "mansindam"\nname = "mine"\ntitle = "Mine"\n')
    assert isinstance(made, Variant)
    assert own_games.finish()
    for name in ("palaceshogi", made.name):
        page = opened(window, hand, PositionStudyRequest(name))
        assert page.openings.panel.source.isHidden()
        assert page.openings.panel.title.text() == f"Openings · {SOURCES[MINE]()}"
        hand.until(lambda: page.openings.panel.words.text() == NOT_KNOWN[MINE]())  # noqa: B023
    library = window.pages.library.library
    hand.until(lambda: not library.waiting)


def test_studies_remember_if_openings_are_shown(window: MainWindow, hand: Hand, page: StudyPage) -> None:
    QTest.keyClick(page.board, Qt.Key.Key_F8)
    assert page.openings.panel.isHidden()
    assert not window.actions_by_name["show_openings"].isChecked()
    window.run("show_openings")
    assert window.actions_by_name["show_openings"].isChecked()
    choose(page, MINE)
    window.pages.open(StudyRequest(GAME))
    hand.until(lambda: window.page is not page and isinstance(window.page, StudyPage))
    again = window.page
    assert isinstance(again, StudyPage)
    assert again.openings.on
    hand.until(lambda: again.openings.panel.words.text() == NOT_KNOWN[MINE]())
    assert again.openings.panel.source.source == MINE
    library = window.pages.library.library
    hand.until(lambda: not library.waiting)
