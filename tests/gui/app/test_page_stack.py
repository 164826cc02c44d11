"""Pages: the interface that the window uses, and how one replaces another."""

import random

import pytest
from driving import Hand, find, match_settings
from hypothesis import given, settings, strategies
from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QApplication, QMenu, QMessageBox
from pytestqt.qtbot import QtBot
from random_edits import edit_at_random
from shiboken6 import isValid

from surajang.gui.app.main_window import MainWindow
from surajang.gui.desk.move_rows import FOLDED, MoveRows
from surajang.gui.desk.navigator import MatchRequest
from surajang.gui.document.document import GameDocument
from surajang.gui.document.history import EditHistory
from surajang.gui.kit.theme import palette
from surajang.gui.play.move_list import MoveList
from surajang.gui.shell.page import CommandHandler, Page
from surajang.rules.game import Game
from surajang.rules.games import GAMES


class Lesson(Page):
    """A page of a kind unknown to the window."""

    def __init__(self) -> None:
        super().__init__()
        self.game_name = "mansindam"
        self.stays = False
        self.done: list[str] = []
        self.handlers = {
            "flip": CommandHandler(lambda: self.done.append("flip")),
            "hint": CommandHandler(lambda: self.done.append("hint"), lambda: bool(self.done)),
            "show_keys": CommandHandler(lambda: self.done.append("its own keys")),
        }

    @property
    def title(self) -> str:
        return "Lesson 1"

    def may_leave(self) -> bool:
        return not self.stays

    def leave(self) -> None:
        self.done.append("left")

    def hold(self) -> None:
        self.done.append("held")

    def let_go(self) -> None:
        self.done.append("let go")


def test_the_window_shows_any_page(window: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam")))
    before = window.pages.game_page
    page = Lesson()
    window.pages.show_page(page)
    assert window.windowTitle() == "Lesson 1 · Surajang"
    assert window.pages.match is None
    assert page.isVisible()
    qtbot.waitUntil(lambda: not isValid(before))
    actions = window.actions_by_name
    assert actions["flip"].isEnabled()
    assert actions["new_game"].isEnabled()
    assert not actions["hint"].isEnabled()
    assert not actions["take_back"].isEnabled()
    actions["flip"].trigger()
    page.state_changed.emit()
    assert actions["hint"].isEnabled()
    actions["show_keys"].trigger()
    assert page.done == ["flip", "its own keys"]
    window.about()
    qtbot.waitUntil(lambda: "held" in page.done)
    find(window, QMessageBox).close()
    qtbot.waitUntil(lambda: "let go" in page.done)
    page.stays = True
    window.pages.open(MatchRequest(match_settings("mansindam")))
    assert window.page is page
    assert not window.close()
    page.stays = False
    window.pages.show_start_page()
    assert page.done[-1] == "left"
    qtbot.waitUntil(lambda: not isValid(page))
    assert window.windowTitle() == "Surajang"


def rows(model: MoveRows) -> list[tuple[object, ...]]:
    """Return the texts of the rows."""
    return [
        (*(model.index(row, column).data() for column in range(3)), model.index(row, 0).data(FOLDED))
        for row in range(model.rowCount())
    ]


@settings(max_examples=60, deadline=None)
@given(strategies.sampled_from(list(GAMES)), strategies.randoms(use_true_random=False))
@pytest.mark.usefixtures("qapp")
def test_the_move_list_follows_every_edit(name: str, chance: random.Random) -> None:
    document = GameDocument(Game(GAMES[name]))
    listed = MoveList(document, palette("light"))
    document.changed.connect(listed.follow)
    history = EditHistory(document)
    for _ in range(25):
        doing = chance.random()
        if doing < 0.15 and history.may_undo:
            history.undo()
        elif doing < 0.25 and history.may_redo:
            history.redo()
        else:
            edit_at_random(document, chance)
        fresh = MoveRows(document.game)
        if listed.model.tried:
            fresh.show(listed.model.tried[-1])
        fresh.show(document.node)
        assert listed.model.played == document.main_line[1:]
        assert sorted(rows(listed.model), key=str) == sorted(rows(fresh), key=str)
        assert document.node is document.game.root or listed.model.index_of(document.node).isValid()
    listed.deleteLater()


@pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)
@pytest.mark.parametrize("name", ["advantage", "options"])
def test_menus_of_a_replaced_page_close_before_it_is_deleted(window: MainWindow, qtbot: QtBot, name: str) -> None:
    """A button's menu runs an event loop within the click on it."""
    page = window.pages.studies.show_position("mansindam")
    button = page.notes.glyphs.advantage if name == "advantage" else page.analysis.panel.options
    opened = []

    def replace() -> None:
        opened.append(QApplication.activePopupWidget())
        window.pages.show_start_page()

    QTimer.singleShot(50, window, replace)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)  # the process ends if its release finds no button
    assert isinstance(opened[0], QMenu)
    assert QApplication.activePopupWidget() is None
    qtbot.waitUntil(lambda: not isValid(page))


def test_a_page_outlives_an_event_loop_started_by_its_code(window: MainWindow, qtbot: QtBot) -> None:
    page = window.pages.studies.show_position("mansindam")
    lived = []

    def code_of_the_page() -> None:
        loop = QEventLoop()  # as a drag or a question does
        QTimer.singleShot(0, window, window.pages.show_start_page)
        QTimer.singleShot(200, loop.quit)
        loop.exec()
        lived.append(isValid(page))

    QTimer.singleShot(0, window, code_of_the_page)
    qtbot.waitUntil(lambda: bool(lived))
    assert lived == [True]
    qtbot.waitUntil(lambda: not isValid(page))
