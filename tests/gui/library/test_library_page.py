"""The library in the window: games are listed, found, viewed, opened, tagged, exported and deleted."""

from __future__ import annotations

import errno
import os
import sqlite3
import threading
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from builds import core_build
from driving import Hand, added, answer, find, find_button, match_settings
from library_games import NAMES, game_text, played, put_own
from made_up_openings import made_up
from PySide6.QtCore import QFile, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from surajang.gui.app.main_window import MainWindow
from surajang.gui.app.start_page import StartPage
from surajang.gui.desk import known_moves
from surajang.gui.desk.file_dialogs import FileQuestions
from surajang.gui.desk.known_moves import COMPUTER, MINE, NOT_KNOWN
from surajang.gui.desk.navigator import MatchRequest
from surajang.gui.kit.waiting_bar import PATIENCE_MS, WaitingBar
from surajang.gui.library import finding, index, library_actions, library_text
from surajang.gui.library.games_table import RESULT
from surajang.gui.library.library import STOPPED, Library, Progress
from surajang.gui.library.library_page import LibraryPage
from surajang.gui.library.library_sources import SourcesDialog
from surajang.gui.play.game_page import GamePage
from surajang.gui.storage import folders, games_folder
from surajang.gui.study.study_page import StudyPage
from surajang.gui.words import naming, outcome_text
from surajang.rules.game import DRAW, SECOND_WINS
from surajang.rules.games import GAMES
from surajang.rules.pgn_sections import sections
from surajang.rules.variant import Variant

Open = Callable[[], MainWindow]
LEFT = Qt.MouseButton.LeftButton


LASTING = 200 if core_build() == "interpreted" else 4000
"""Enough games that a test can interfere while they are read."""


class Reader:
    """Drives the library of a window."""

    def __init__(self, window: MainWindow, qtbot: QtBot, home: Path) -> None:
        self.window = window
        self.qtbot = qtbot
        self.home = home

    @property
    def page(self) -> LibraryPage:
        page = self.window.page
        assert isinstance(page, LibraryPage)
        return page

    def show(self) -> LibraryPage:
        """Show the library and wait until it is read."""
        self.window.run("library")
        self.wait_for_page()
        return self.page

    def wait_for_page(self) -> None:
        """Wait for the page, and until it is read."""
        self.qtbot.waitUntil(lambda: isinstance(self.window.page, LibraryPage))
        self.settle()

    def settle(self) -> None:
        """Wait until no reading or query is left, and no search for typed words waits for more of them."""

        def is_settled() -> bool:
            page = self.window.page
            types = isinstance(page, LibraryPage) and page.filter._typing.isActive()  # noqa: SLF001  # shown nowhere
            return not types and not self.window.pages.library.library.waiting

        for _ in range(3):
            self.qtbot.waitUntil(is_settled)
            self.qtbot.wait(20)

    def firsts(self) -> list[str]:
        """The players of the rows of the list."""
        model = self.page.model
        for row in range(model.rowCount()):
            model.index(row, 2).data()
        self.settle()
        return [str(model.index(row, 2).data()).split(" – ")[0] for row in range(model.rowCount())]

    def choose(self, name: str, text: str) -> None:
        """Choose from one of the combo boxes."""
        combo = self.page.filter.combos[name]
        combo.setCurrentIndex(combo.findText(text))
        self.settle()

    def select(self, row: int, *more: int) -> None:
        """Click rows."""
        table = self.page.table
        for number, each in enumerate((row, *more)):
            modifiers = Qt.KeyboardModifier.ControlModifier if number else Qt.KeyboardModifier.NoModifier
            point = table.visualRect(table.model().index(each, 2)).center()
            QTest.mouseClick(table.viewport(), LEFT, modifiers, point)
        self.settle()

    def press(self, text: str) -> None:
        """Click a button of the page."""
        QTest.mouseClick(find_button(self.page, text), LEFT)
        self.settle()


@pytest.fixture
def reader(window: MainWindow, qtbot: QtBot, home: Path) -> Reader:
    return Reader(window, qtbot, home)


def add(reader: Reader, name: str, *games: str) -> Path:
    """Write games to a file and add it."""
    path = reader.home / name
    path.write_text("\n".join(games), "utf-8")
    reader.window.pages.library.library.data.add([path])
    return path


@pytest.mark.parametrize("size", [(1150, 810), (1024, 700), (700, 640)])
def test_the_buttons_below_the_list_need_no_scrolling(reader: Reader, size: tuple[int, int]) -> None:
    """Beside the list only the board scrolls; in a narrow window it is below the list, and the page scrolls."""
    put_own(reader.home / "data", 1, played(1))
    reader.window.resize(*size)
    page = reader.show()
    assert page.explorer.board.isVisible()
    beside = size[0] > 900
    assert (page.area.verticalScrollBar().maximum() == 0) == beside
    if not beside:
        assert page.side.verticalScrollBar().maximum() == 0
    else:
        button = find_button(page, library_text.OPEN())
        assert button.visibleRegion().boundingRect() == button.rect()


def test_the_start_page_opens_the_own_games(reader: Reader) -> None:
    put_own(reader.home / "data", 1, played(1))
    put_own(reader.home / "data", 2, played(2, result=SECOND_WINS))
    QTest.mouseClick(reader.window.pages.start_page.library_button, LEFT)
    reader.wait_for_page()
    assert reader.page.count.text() == "2 games"
    assert reader.firsts() == ["You", "You"]
    assert reader.page.explorer.board.isVisible()
    assert reader.page.explorer.heading.text() == "You – Squire"
    results = [reader.page.model.index(row, RESULT).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(2)]
    assert sorted(results) == ["Squire wins", "You win"]
    assert sorted(reader.page.model.index(row, RESULT).data() for row in range(2)) == ["0–1", "1–0"]
    offered = reader.page.filter.combos["result"]
    assert [offered.itemText(row) for row in range(1, offered.count())] == ["1–0", "0–1", "½–½", "Unfinished"]
    reader.press(library_text.START_PAGE())
    assert isinstance(reader.window.page, StartPage)


def test_creating_and_showing_the_page_are_separate_turns(reader: Reader) -> None:
    """Both together would block the window for too long."""
    page = reader.window.pages.show_library()
    assert reader.window.page is not page
    reader.wait_for_page()
    assert reader.window.page is page


def test_an_empty_library_explains_itself(reader: Reader) -> None:
    page = reader.show()
    assert page.count.text() == library_text.NO_GAMES()
    assert not page.buttons[library_text.OPEN].isEnabled()
    header = page.explorer.tree.model()
    assert {header.headerData(column, Qt.Orientation.Horizontal) for column in range(header.columnCount())} == {""}
    page.filter.field.setText("nobody")
    reader.qtbot.waitUntil(lambda: page.count.text() == library_text.NOTHING_FOUND())


def test_an_unread_library_does_not_claim_to_be_empty(reader: Reader) -> None:
    reader.window.run("library")
    reader.qtbot.waitUntil(lambda: isinstance(reader.window.page, LibraryPage))
    library, said = reader.window.pages.library.library, set()

    def is_read() -> bool:
        if library.busy:
            said.add(reader.page.count.text())
        return not library.busy

    reader.qtbot.waitUntil(is_read)
    assert said <= {"", library_text.LOOKING()}
    reader.settle()
    assert reader.page.count.text() == library_text.NO_GAMES()


def test_filters_sorting_and_search(reader: Reader) -> None:
    add(reader, "a.pgn", *(game_text(number) for number in range(6)))
    page = reader.show()
    assert reader.firsts() == [f"First {number}" for number in (5, 4, 3, 2, 1, 0)]
    reader.choose("result", "1–0")
    assert reader.firsts() == ["First 5", "First 3", "First 1"]
    QTest.mouseClick(page.table.horizontalHeader().viewport(), LEFT, pos=QPoint(10, 5))
    reader.settle()
    assert reader.firsts() == ["First 1", "First 3", "First 5"]
    assert page.filter.clear.isVisible()
    QTest.keyClicks(page.filter.field, "second 3")
    reader.qtbot.waitUntil(lambda: page.model.rowCount() == 1)
    reader.press(library_text.CLEAR())
    assert page.model.rowCount() == 6
    page.filter.field.setText(f"first {naming.title(GAMES['palaceshogi']).upper()}")
    reader.settle()
    found = [f"First {number}" for number in range(6) if NAMES[number % len(NAMES)] == "palaceshogi"]
    reader.qtbot.waitUntil(lambda: reader.firsts() == found)


def test_the_list_is_shown_again_as_it_was_left(reader: Reader) -> None:
    add(reader, "a.pgn", *(game_text(number, "mansindam", 4) for number in range(56)))
    page = reader.show()
    reader.choose("result", "1–0")
    reader.choose("reason", outcome_text.reason("resignation"))
    QTest.mouseClick(page.table.horizontalHeader().viewport(), LEFT, pos=QPoint(10, 5))
    page.filter.field.setText("First")
    reader.settle()
    page.table.scrollToBottom()
    reader.settle()
    reader.select(page.model.rowCount() - 2)
    left = (reader.firsts(), page.filter.entries, page.explorer.heading.text(), page.table.verticalScrollBar().value())
    reader.window.run("study_game")
    reader.qtbot.waitUntil(lambda: isinstance(reader.window.page, StudyPage))
    reader.window.run("show_first")
    reader.window.run("find_position")
    reader.wait_for_page()
    assert len(reader.firsts()) > len(left[0]), "a search for a position is another list"
    reader.window.run("show_start_page")
    page = reader.show()
    assert left == (
        reader.firsts(), page.filter.entries, page.explorer.heading.text(), page.table.verticalScrollBar().value()
    )  # fmt: skip
    page.filter.show_all()
    reader.settle()
    assert reader.firsts()[0] in ("First 0", "First 28"), "the order stays"


def test_the_filter_offers_newly_added_games(reader: Reader) -> None:
    page = reader.show()
    own_games = reader.window.pages.own_games
    assert own_games.wait(60)
    games = page.filter.combos["game"]
    before = games.count()
    games.setCurrentIndex(2)
    (made,) = added(own_games, 'inherits = "mansindam"\nname = "late"\ntitle = "Late"\n')
    assert isinstance(made, Variant)
    assert (games.count(), games.currentIndex()) == (before + 1, 2)
    assert (games.itemText(before), games.itemData(before)) == ("Late", made.name)
    own_games.remove(made.name)
    assert games.count() == before
    assert own_games.finish()


def test_board_and_list_have_their_own_keys(reader: Reader) -> None:
    add(reader, "a.pgn", *(game_text(number, "mansindam") for number in range(3)))
    page = reader.show()
    explorer = page.explorer.explorer
    assert explorer is not None
    assert explorer.ply == explorer.last == 8, "the end of the game is seen first"
    page.table.setFocus()
    QTest.keyClick(page.table, Qt.Key.Key_Left)
    assert explorer.ply == 7
    QTest.keyClick(page.table, Qt.Key.Key_Down)
    reader.settle()
    assert page.explorer.heading.text() == "First 1 – Second 1"
    QTest.mouseClick(page.explorer.steps["first"], LEFT)
    assert page.explorer.ply.text() == "Start  (0 of 8)"
    reader.settle()
    assert sum(row.known.games for row in page.explorer.tree.rows) == 3


def test_a_position_is_searched_and_its_tree_explored(reader: Reader) -> None:
    add(reader, "a.pgn", *(game_text(number, "mansindam") for number in range(4)), game_text(9, "palaceshogi"))
    page = reader.show()
    reader.select(1)
    page.explorer.step("first")
    page.explorer.here.setChecked(True)
    reader.settle()
    assert page.model.rowCount() == 4
    tree = page.explorer.tree
    count = tree.rows[0].known.games
    QTest.mouseClick(tree.viewport(), LEFT, pos=tree.visualRect(tree.model().index(0, 0)).center())
    reader.settle()
    assert page.explorer.explorer is not None
    assert page.explorer.explorer.ply == 1
    assert page.model.rowCount() == count
    reader.select(0)
    assert page.explorer.explorer.ply == 1, "the game is shown where the position stands in it"
    page.explorer.here.setChecked(False)
    reader.settle()
    assert page.model.rowCount() == 5


def test_the_computers_games_are_shown_beside_the_listed_ones(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    tree = made_up(GAMES["mansindam"], {"": [("c4", 60, 33.0), ("e4", 40, 18.0)], "e4": [("c6", 9, 4.5)]})
    monkeypatch.setattr(known_moves, "openings_of", lambda variant: tree if variant.name == "mansindam" else None)
    add(reader, "a.pgn", game_text(1, "mansindam"), game_text(2, "palaceshogi"))
    page = reader.show()
    explorer, tree_shown = page.explorer, page.explorer.tree
    reader.select(reader.firsts().index("First 1"))
    explorer.step("first")
    reader.settle()
    assert explorer.source.isVisible()
    assert explorer.source.source == MINE
    assert [row.known.games for row in tree_shown.rows] == [1]
    explorer.source.setCurrentIndex(explorer.source.findData(COMPUTER))
    explorer.source.activated.emit(explorer.source.currentIndex())
    assert [row.spoken() for row in tree_shown.rows] == [
        "c4, 60 games, White scores 55%", "e4, 40 games, White scores 45%"
    ]  # fmt: skip
    assert tree_shown.accessibleName() == library_text.COMPUTERS_TREE()
    tree_shown.setFocus()
    QTest.keyClick(tree_shown, Qt.Key.Key_Down)
    QTest.keyClick(tree_shown, Qt.Key.Key_Down)
    QTest.keyClick(tree_shown, Qt.Key.Key_Return)
    assert explorer.explorer is not None
    assert explorer.explorer.ply == 1
    assert [row.shown for row in tree_shown.rows] == ["c6"]
    QTest.keyClick(tree_shown, Qt.Key.Key_Enter)
    assert explorer.summary.text() == NOT_KNOWN[COMPUTER]()
    reader.settle()
    assert not tree_shown.rows, "the listed games' moves come late and are not shown"
    reader.select(reader.firsts().index("First 2"))
    explorer.step("first")
    reader.settle()
    assert not explorer.source.isVisible(), "there is nothing to choose"
    assert [row.known.games for row in tree_shown.rows] == [1]
    reader.select(reader.firsts().index("First 1"))
    reader.settle()
    assert explorer.source.source == COMPUTER, "the choice is remembered"


def test_leaving_the_moves_of_the_game_is_announced(reader: Reader) -> None:
    add(reader, "a.pgn", *(game_text(number, "mansindam") for number in range(4)))
    page = reader.show()
    reader.select(1)
    page.explorer.step("first")
    reader.settle()
    explorer, tree, about = page.explorer.explorer, page.explorer.tree, page.explorer.words.text()
    assert explorer is not None
    own = [row.known.move == explorer.moves[0] for row in tree.rows]
    for row in (own.index(True), own.index(False)):
        page.explorer.step("first")
        reader.settle()
        QTest.mouseClick(tree.viewport(), LEFT, pos=tree.visualRect(tree.model().index(row, 0)).center())
        reader.settle()
        assert page.explorer.words.text() == (about if own[row] else library_text.LEFT_GAME())
    reader.select(0)
    assert page.explorer.words.text() not in ("", library_text.LEFT_GAME())


def test_the_position_of_a_game_is_searched(reader: Reader, hand: Hand) -> None:
    add(reader, "a.pgn", *(game_text(number, "mansindam") for number in range(3)))
    reader.show()
    reader.window.pages.open(MatchRequest(match_settings("mansindam")))
    QTest.keyClick(reader.window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    reader.wait_for_page()
    assert reader.page.model.rowCount() == 3
    assert reader.page.explorer.here.isChecked()
    assert reader.page.explorer.tree.rows


def test_a_game_is_studied_and_its_position_searched(reader: Reader) -> None:
    add(reader, "a.pgn", game_text(1, "mansindam"), game_text(3, "mansindam"))
    reader.show()
    reader.press(library_text.STUDY())
    reader.qtbot.waitUntil(lambda: isinstance(reader.window.page, StudyPage))
    reader.window.run("show_first")
    reader.window.run("find_position")
    reader.wait_for_page()
    assert reader.page.model.rowCount() == 2


def test_opening_a_finished_game_keeps_its_file(reader: Reader) -> None:
    path = add(reader, "a.pgn", game_text(1, "mansindam"), game_text(3, "mansindam"))
    before = path.read_bytes()
    page = reader.show()
    reader.select(1)
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    reader.qtbot.waitUntil(lambda: isinstance(reader.window.page, GamePage))
    assert reader.window.pages.match is not None
    assert reader.window.pages.match.game.headers["White"] == "First 1"
    assert reader.window.pages.game_page is not None
    assert reader.window.pages.game_page.saver.file is None
    assert path.read_bytes() == before


def test_an_unfinished_game_is_continued_in_its_own_file(reader: Reader) -> None:
    path = put_own(reader.home / "data", 1, played(1, result="*"))
    reader.show()
    reader.press(library_text.OPEN())
    reader.qtbot.waitUntil(lambda: isinstance(reader.window.page, GamePage))
    assert reader.window.pages.match is not None
    assert reader.window.pages.match.saving.saver.path == path


def test_a_game_with_a_changed_file_is_read_again(reader: Reader) -> None:
    path = add(reader, "a.pgn", game_text(1))
    reader.show()
    path.write_text(game_text(2))
    reader.press(library_text.OPEN())
    reader.qtbot.waitUntil(lambda: "changed" in reader.page.message.text())
    reader.settle()
    assert reader.firsts() == ["First 2"]


def test_games_are_saved_as_one_file(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    add(reader, "a.pgn", *(game_text(number) for number in range(4)))
    reader.show()
    reader.firsts()
    reader.select(0, 2)
    target = reader.home / "one.pgn"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    reader.press(library_text.EXPORT())
    reader.qtbot.waitUntil(lambda: "saved" in reader.page.message.text())
    text = target.read_text()
    assert [section.tags["White"] for section in sections(text)] == ["First 3", "First 1"]
    assert reader.page.message.text() == "2 games saved in one.pgn."


@pytest.mark.parametrize(
    ("error", "words"), [(index.Damaged(), "Nothing was saved."), (OSError(errno.EIO, "broken"), "Input/output error")]
)
def test_saving_ends_if_the_games_cannot_be_looked_up(
    reader: Reader, monkeypatch: pytest.MonkeyPatch, error: Exception, words: str
) -> None:
    add(reader, "a.pgn", game_text(1))
    page = reader.show()
    reader.firsts()
    reader.select(0)
    target = reader.home / "one.pgn"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))

    def refuse(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(finding, "listed", refuse)
    reader.press(library_text.EXPORT())
    reader.qtbot.waitUntil(lambda: words in page.message.text())
    reader.qtbot.wait(2 * PATIENCE_MS)
    assert not [bar for bar in reader.window.findChildren(WaitingBar) if bar.isVisible()]


def test_own_games_are_moved_to_the_trash(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    path = put_own(reader.home / "data", 1, played(1))
    threads: list[threading.Thread] = []

    def trash(name: str) -> tuple[bool, str]:
        threads.append(threading.current_thread())
        Path(name).rename(reader.home / "trashed")
        return True, ""

    monkeypatch.setattr(QFile, "moveToTrash", trash)
    reader.show()
    asked = answer(reader.window, library_text.DELETE_ASK())
    reader.press(library_text.DELETE())
    reader.settle()
    assert "trash" in asked[0]
    assert not path.exists()
    assert (reader.home / "trashed").exists()
    assert threads[0] is not threading.main_thread()
    assert reader.page.model.rowCount() == 0
    assert reader.page.message.text() == library_text.DELETED(1)


@pytest.mark.parametrize("game", ["", "mansindam"])
def test_the_next_game_is_selected_after_deleting_one(
    reader: Reader, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Also with a filter that every game passes, where the list is the same."""
    for number in range(4):
        put_own(reader.home / "data", number, game_text(number, "mansindam"))

    def trash(name: str) -> tuple[bool, str]:
        Path(name).unlink()
        return True, ""

    monkeypatch.setattr(QFile, "moveToTrash", trash)

    def listed(names: list[str]) -> bool:
        return reader.firsts() == names

    page = reader.show()
    assert listed(["First 3", "First 2", "First 1", "First 0"])
    if game:
        reader.choose("game", naming.title(GAMES[game]))
    reader.select(1)
    for left in (["First 3", "First 1", "First 0"], ["First 3", "First 0"], ["First 3"]):
        row = page.table.currentIndex().row()
        answer(reader.window, library_text.DELETE_ASK())
        reader.press(library_text.DELETE())
        reader.qtbot.waitUntil(partial(listed, left))
        assert page.table.currentIndex().row() == min(row, len(left) - 1)


def test_a_possibly_outdated_list_says_so(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    lock, may_read = Library._locked, threading.Event()  # noqa: SLF001  # a state that lasts a moment

    def slowly(library: Library) -> object:
        assert may_read.wait(60)
        return lock(library)

    put_own(reader.home / "data", 1, played(1))
    assert reader.show().count.text() == "1 game"
    reader.press(library_text.START_PAGE())
    put_own(reader.home / "data", 2, played(2))
    monkeypatch.setattr(Library, "_locked", slowly)
    reader.window.run("library")
    reader.qtbot.waitUntil(lambda: isinstance(reader.window.page, LibraryPage))
    said = []

    def is_shown() -> bool:
        said.append(reader.page.count.text())
        return said[-1] == "1 game · Looking for games…"

    reader.qtbot.waitUntil(is_shown)
    assert "1 game" not in said
    may_read.set()
    reader.settle()
    assert reader.page.count.text() == "2 games"


def test_engine_matches_are_shown_on_request(reader: Reader) -> None:
    put_own(reader.home / "data", 1, played(1))
    folder = reader.home / "data" / folders.SERIES / "2026-10-05 12.00.00.000000"
    folder.mkdir(parents=True)
    (folder / "games.pgn").write_text(game_text(3))
    assert reader.show().count.text() == "1 game"
    reader.choose("source", library_text.MATCHES())
    assert reader.firsts() == ["First 3"]
    reader.select(0)
    reader.press(library_text.DELETE())
    assert reader.page.message.text() == library_text.OF_A_MATCH()
    reader.press(library_text.CLEAR())
    assert reader.firsts() == ["You"]


def test_added_files_are_never_deleted(reader: Reader) -> None:
    path = add(reader, "a.pgn", game_text(1), game_text(2))
    reader.show()
    QTest.keyClick(reader.page.table, Qt.Key.Key_Delete)
    reader.settle()
    assert "can be deleted" in reader.page.message.text()
    assert path.exists()


def test_a_failing_trash_and_a_running_game_are_reported(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    put_own(reader.home / "data", 1, played(1))
    reader.show()
    (game,) = (reader.page.model.game(0),)
    assert game is not None
    monkeypatch.setattr(QFile, "moveToTrash", lambda _: (False, ""))
    with pytest.raises(library_actions.Elsewhere, match="could not be moved"):
        library_actions.delete([game])
    monkeypatch.setattr(games_folder, "free", lambda _: False)
    with pytest.raises(library_actions.Elsewhere, match="another window"):
        library_actions.delete([game])
    with pytest.raises(library_actions.Elsewhere, match="changed"):
        library_actions.text_of(replace(game, digest=b"other"))


def test_tags_are_given_to_the_selection_and_filter(reader: Reader) -> None:
    add(reader, "a.pgn", *(game_text(number) for number in range(4)))
    page = reader.show()
    reader.firsts()
    reader.select(0, 1)
    page.explorer.tags.setFocus()
    QTest.keyClicks(page.explorer.tags, "sharp, to study")
    QTest.keyClick(page.explorer.tags, Qt.Key.Key_Return)
    reader.settle()
    reader.choose("tag", "sharp")
    assert reader.firsts() == ["First 3", "First 2"]
    reader.select(0)
    assert page.explorer.tags.text() == "sharp, to study"
    index.remove(reader.window.pages.library.library.path)
    assert reader.window.pages.library.library.data.finish()
    assert "to study" in (reader.home / "data" / "library.json").read_text()


def test_tags_being_entered_stay_while_games_are_added(reader: Reader) -> None:
    add(reader, "a.pgn", *(game_text(number) for number in range(4)))
    page = reader.show()
    reader.firsts()
    reader.select(1)
    page.explorer.tags.setFocus()
    QTest.keyClicks(page.explorer.tags, "sha")
    add(reader, "b.pgn", game_text(5))
    page.reload()
    reader.settle()
    assert page.model.rowCount() == 5
    assert page.explorer.tags.hasFocus()
    QTest.keyClicks(page.explorer.tags, "rp")
    QTest.keyClick(page.explorer.tags, Qt.Key.Key_Return)
    reader.settle()
    reader.choose("tag", "sharp")
    assert reader.firsts() == ["First 2"]


def test_the_selection_stays_while_games_are_added(reader: Reader) -> None:
    add(reader, "a.pgn", *(game_text(number) for number in range(6)))
    page = reader.show()
    assert reader.firsts() == [f"First {number}" for number in (5, 4, 3, 2, 1, 0)]
    reader.select(0, 2, 3, 4)
    chosen = page.table.selected_numbers()
    add(reader, "b.pgn", game_text(9), game_text(7))
    page.reload()
    reader.settle()
    assert page.model.rowCount() == 8
    assert page.table.selected_numbers() == chosen
    assert page.table.currentIndex().row() == reader.firsts().index("First 1")


def test_files_are_added_and_removed_in_a_dialog(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    path = reader.home / "a.pgn"
    path.write_text(game_text(1) + "\n" + '[Variant "mansindam"]\n\n1. Zz9 *\n')
    reader.show()
    reader.press(library_text.SOURCES())
    dialog = find(reader.window, SourcesDialog)
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(path)], ""))
    QTest.mouseClick(dialog.buttons[library_text.ADD_FILES], LEFT)
    reader.settle()
    assert reader.page.model.rowCount() == 1
    assert "1 game cannot be read" in dialog.problems.text()
    begun: list[str] = []

    def choose(_: object, title: str, folder: str) -> str:
        begun.append(folder)
        return str(reader.home / "nowhere")

    monkeypatch.setattr(QFileDialog, "getExistingDirectory", choose)
    QTest.mouseClick(dialog.buttons[library_text.ADD_FOLDER], LEFT)
    reader.settle()
    assert begun == [str(reader.home)], "where files were added last"
    assert "nowhere is missing" in dialog.problems.text()
    dialog.list.setCurrentRow(0)
    QTest.mouseClick(dialog.buttons[library_text.REMOVE], LEFT)
    reader.settle()
    assert reader.page.model.rowCount() == 0
    assert path.exists()
    dialog.close()


def test_reading_shows_progress_and_can_be_cancelled(reader: Reader) -> None:
    page = reader.show()
    now = 100.0
    page.reading.clock = lambda: now
    page.reading.show_progress(Progress(0, 1000, 0, 0))
    now = 110.0
    page.reading.show_progress(Progress(250, 1000, 1234, 5))
    assert page.reading.words.text() == "Reading games: 25%, 1,234 new, 5 unreadable, about 30 s left"
    reader.qtbot.waitUntil(page.reading.isVisible)
    QTest.mouseClick(page.reading.button, LEFT)
    assert page.message.text() == library_text.STOPPED()
    page.reading.show_progress(None)
    assert not page.reading.isVisible()


def test_cancelled_reading_keeps_its_games(reader: Reader) -> None:
    data = reader.window.pages.library.library.data
    path = reader.home / "a.pgn"
    path.write_text("\n".join(game_text(number % 10, Event=f"Game {number}") for number in range(LASTING)))
    reader.show()
    data.add([path])
    library = reader.window.pages.library.library
    reader.qtbot.waitUntil(lambda: bool(library.progress and library.progress[2] > 5))
    library.cancel()
    reader.settle()
    count = reader.page.model.rowCount()
    assert 5 < count < LASTING
    library.refresh()
    reader.qtbot.waitUntil(lambda: not library.busy)
    reader.settle()
    assert reader.page.model.rowCount() == LASTING


def test_names_of_this_program_are_found_in_the_language_and_in_english(reader: Reader) -> None:
    games = (("Apprentice (level 3)", "Ann"), ("Ben", "You"))
    add(
        reader, "a.pgn", *(game_text(number, White=first, Black=second) for number, (first, second) in enumerate(games))
    )

    def shows(first: str) -> bool:
        return reader.firsts() == [first]

    reader.window.settings["language"] = "de"
    page = reader.show()
    for text, first in (("lehrling stufe", "Lehrling (Stufe 3)"), ("du", "Ben"), ("apprentice", "Lehrling (Stufe 3)")):
        page.filter.field.setText(text)
        reader.qtbot.waitUntil(partial(shows, first))
    reader.window.settings["language"] = "en"
    reader.settle()


def test_statistics_are_shown_in_place_of_the_list(reader: Reader) -> None:
    for number, (level, result) in enumerate([(3, SECOND_WINS), (3, DRAW), (4, "1-0"), (4, "*")]):
        put_own(reader.home / "data", number, played(number, level, result))
    page = reader.show()
    reader.press(library_text.STATISTICS())
    assert page.figures.isVisible()
    assert page.figures.words.text() == "4 games played here, 1 of them unfinished."
    assert len(page.figures.plot.values) == 3
    assert page.figures.plot.accessibleName().startswith("Your rating over 3 games")
    page.filter.combos["level"].choose(4)
    reader.qtbot.waitUntil(lambda: page.figures.words.text().startswith("2 games played here, 1"))
    assert len(page.figures.plot.values) == 3, "a rating counts all games"
    page.filter.field.setText("nobody")
    reader.qtbot.waitUntil(lambda: page.figures.words.text() == "No games match.")
    page.filter.clear.click()
    reader.qtbot.waitUntil(lambda: page.figures.words.text().startswith("4 games played here"))
    reader.press(library_text.GAMES_AGAIN())
    assert page.table.isVisible()


def test_a_broken_index_is_rebuilt_while_shown(reader: Reader) -> None:
    add(reader, "a.pgn", *(game_text(number) for number in range(3)))
    page = reader.show()
    library = reader.window.pages.library.library
    connection = sqlite3.connect(index.newest(library.path))
    connection.execute("DROP TABLE game")
    connection.close()
    page.reload()
    reader.qtbot.waitUntil(lambda: page.model.rowCount() == 3)
    reader.settle()
    assert reader.firsts() == ["First 2", "First 1", "First 0"]


def test_a_damaged_index_is_rebuilt_every_time(reader: Reader, open_window: Open) -> None:
    """While games are read, and while another window has it open."""
    library = reader.window.pages.library.library
    path = reader.home / "a.pgn"
    path.write_text("\n".join(game_text(number % 10, Event=f"Game {number}") for number in range(LASTING)))
    reader.show()
    library.data.add([path])
    reader.qtbot.waitUntil(lambda: bool(library.progress and library.progress[2]))
    other = Reader(open_window(), reader.qtbot, reader.home)
    other.window.run("library")
    for _ in range(2):
        used = index.newest(library.path)
        connection = sqlite3.connect(used)
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("UPDATE sqlite_master SET rootpage = 9999 WHERE name = 'game'")
        connection.commit()
        connection.close()
        library._renew = True  # noqa: SLF001  # a state that lasts a moment
        reader.page.reload()
        for each in (reader, other):

            def made_anew(each: Reader = each, used: Path = used) -> bool:
                return index.newest(library.path) != used and each.page.model.rowCount() == LASTING

            each.qtbot.waitUntil(made_anew)
            each.settle()
    assert not reader.page.message.isVisible()
    assert not other.page.message.isVisible()


def test_reading_does_not_wait_for_the_check(reader: Reader) -> None:
    library = reader.window.pages.library.library
    path = reader.home / "a.pgn"
    path.write_text("\n".join(game_text(number % 10, Event=f"Game {number}") for number in range(LASTING)))
    page = reader.show()
    library.data.add([path])
    reader.qtbot.waitUntil(lambda: bool(library.progress and library.progress[2]))
    library._understand("done", {"missing": []})  # noqa: SLF001  # as if it only looked for damage now
    assert not library.busy
    assert not page.reading.isVisible()
    assert library.process is not None
    checking = library.process
    library.refresh()
    reader.qtbot.waitUntil(lambda: library.process is not checking)
    reader.qtbot.waitUntil(lambda: page.model.rowCount() == LASTING)
    reader.settle()


def test_an_unwritable_place_is_reported(reader: Reader) -> None:
    library = reader.window.pages.library.library
    (reader.home / "file").write_text("")
    library.path = reader.home / "file" / "library.sqlite3"
    reader.window.run("library")
    reader.qtbot.waitUntil(lambda: "cannot be" in reader.page.message.text())
    reader.settle()


def test_a_query_that_the_disk_refuses_says_why(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def refused(_: object) -> None:
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR
        raise error

    monkeypatch.setattr(index, "TemporaryFile", full)
    reader.window.run("library")
    reader.settle()
    reader.window.pages.library.library.ask(refused, lambda _: None)
    reader.qtbot.waitUntil(lambda: os.strerror(errno.ENOSPC) in reader.page.message.text())


def test_two_windows_share_the_library(reader: Reader, open_window: Open) -> None:
    add(reader, "a.pgn", *(game_text(number) for number in range(3)))
    reader.window.pages.library.library.data.finish()
    other = Reader(open_window(), reader.qtbot, reader.home)
    reader.window.run("library")
    other.window.run("library")
    reader.settle()
    other.qtbot.waitUntil(lambda: other.page.model.rowCount() == 3)
    other.settle()
    assert reader.page.model.rowCount() == 3


def test_a_killed_process_is_reported_and_restarted(reader: Reader) -> None:
    path = reader.home / "a.pgn"
    path.write_text("\n".join(game_text(number % 10, Event=f"Game {number}") for number in range(LASTING)))
    page = reader.show()
    library = reader.window.pages.library.library
    library.data.add([path])
    reader.qtbot.waitUntil(lambda: bool(library.progress and library.progress[2]))
    assert library.process is not None
    library.process.kill()
    reader.qtbot.waitUntil(lambda: page.message.text() == STOPPED)
    library.refresh()
    reader.settle()
    assert page.model.rowCount() == LASTING


def test_sources_added_in_quick_succession_are_read(reader: Reader) -> None:
    reader.show()
    for number in range(4):
        add(reader, f"{number}.pgn", game_text(number))
    reader.settle()
    assert reader.page.model.rowCount() == 4


def test_menus_refresh_only_when_commands_change(reader: Reader) -> None:
    add(reader, "a.pgn", *(game_text(number, "mansindam") for number in range(3)))
    page = reader.show()
    reader.select(0)
    refreshed: list[bool] = []
    page.state_changed.connect(lambda: refreshed.append(page.handlers["study_game"].enabled()))
    reader.select(1)
    reader.select(2)
    assert not refreshed
    assert page.explorer.explorer is not None
    reader.select(0, 1)
    assert refreshed == [False]
    reader.press(library_text.STATISTICS())
    assert not reader.window.actions_by_name["step_back"].isEnabled()
    reader.press(library_text.GAMES_AGAIN())
    assert reader.window.actions_by_name["step_back"].isEnabled()


def test_games_not_yet_loaded_can_be_selected_and_tagged(reader: Reader) -> None:
    add(reader, "a.pgn", *(game_text(number % 10, Event=f"Game {number}") for number in range(170)))
    page = reader.show()
    page.table.selectAll()
    page.explorer.tags.setText("all")
    page.explorer.tags.editingFinished.emit()
    reader.settle()
    assert len(reader.window.pages.library.library.data.tagged("all")) == 170


def test_saving_can_be_cancelled(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    add(reader, "a.pgn", game_text(1))
    reader.show()
    games = [game for game in (reader.page.model.game(0),) if game is not None]
    target = reader.home / "one.pgn"
    with pytest.raises(library_actions.Cancelled):
        library_actions.export(games, target, lambda: True)
    assert not target.exists()
    assert not list(reader.home.glob("*.part"))


def test_the_position_on_the_board_is_copied(reader: Reader) -> None:
    add(reader, "a.pgn", game_text(1, "mansindam"))
    page = reader.show()
    page.explorer.step("first")
    reader.window.run("copy_position")
    assert QGuiApplication.clipboard().text() == GAMES["mansindam"].start


def test_an_answer_for_a_closed_dialog_is_dropped(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    reader.show()
    library = reader.window.pages.library.library
    answer, may_answer = library._answer, threading.Event()  # noqa: SLF001  # a state that lasts a moment

    def slowly(question: Callable[[sqlite3.Connection], object]) -> object:
        may_answer.wait(60)
        return answer(question)

    monkeypatch.setattr(library, "_answer", slowly)
    dialog = SourcesDialog(library, FileQuestions(reader.window.settings, reader.window))
    answered: list[object] = []
    library.ask(lambda _: "kept", answered.append)
    dialog.deleteLater()
    reader.qtbot.waitUntil(lambda: not isValid(dialog))
    may_answer.set()
    reader.settle()
    assert answered == ["kept"]


def test_closing_the_window_waits_for_no_disk(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    reader.show()
    library = reader.window.pages.library.library
    monkeypatch.setattr("surajang.gui.library.library.CLOSING_SECONDS", 0.05)
    answering, may_answer, answered = threading.Event(), threading.Event(), threading.Event()
    waited: list[bool] = []

    def slowly(_: object) -> None:
        answering.set()
        waited.append(may_answer.wait(60))

    library.ask(slowly, lambda _: None)
    library.ask(lambda _: answered.set(), lambda _: None)
    assert answering.wait(60)
    reader.window.close()
    assert waited == []
    may_answer.set()
    assert not answered.wait(0.3), "nobody asks any more"


def test_closing_the_window_ends_reading(reader: Reader) -> None:
    path = reader.home / "a.pgn"
    path.write_text("\n".join(game_text(number % 10, Event=f"Game {number}") for number in range(100)))
    reader.window.pages.library.library.data.add([path])
    reader.window.run("library")
    library = reader.window.pages.library.library
    reader.qtbot.waitUntil(lambda: library.process is not None)
    reader.window.close()
    assert library.process is None
