"""A change of theme or size, and Qt's work for it."""

import time
from collections import Counter

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from surajang.gui.app.main_window import MainWindow
from surajang.gui.app.menus import ICONS_A_TURN
from surajang.gui.app.page_stack import PageStack
from surajang.gui.app.start_page import StartPage
from surajang.gui.desk.navigator import LessonsRequest, LibraryRequest, Request
from surajang.gui.kit.accessible_widgets import Stack
from surajang.gui.kit.scrolling import ScrollArea
from surajang.gui.kit.style import program_icon
from surajang.gui.learn.learn_page import LearnPage
from surajang.gui.shell.commands import COMMANDS
from surajang.gui.shell.settings import Settings

MAX_PASSES = 2
"""Style passes of a widget in one change: the old sheet is removed, and the new one set."""


class Passes(QObject):
    """Counts how often each widget gets another style."""

    def __init__(self) -> None:
        super().__init__()
        self.counts: Counter[QWidget] = Counter()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.StyleChange and isinstance(watched, QWidget):
            self.counts[watched] += 1
        return False


def test_each_widget_is_restyled_at_most_twice(
    window: MainWindow, settings: Settings, qtbot: QtBot, qapp: QApplication
) -> None:
    window.show()
    window.pages.open(LessonsRequest())
    for name, value in (("theme", "dark"), ("zoom", 120)):
        passes = Passes()
        qapp.installEventFilter(passes)
        settings[name] = value
        qapp.removeEventFilter(passes)
        assert len(passes.counts) > 100, "the page has fewer widgets than expected"
        assert max(passes.counts.values()) <= MAX_PASSES


def test_changing_the_theme_looks_the_same_as_opening_in_it(
    window: MainWindow, settings: Settings, qtbot: QtBot, qapp: QApplication
) -> None:
    window.show()
    window.pages.open(LessonsRequest())
    settings["theme"] = "dark"
    qtbot.wait(50)
    changed = window.page.grab().toImage()
    window.pages.show_start_page()
    window.pages.open(LessonsRequest())
    qtbot.wait(50)
    assert window.page.grab().toImage() == changed


def test_a_page_is_retranslated_without_showing_the_start_page(
    window: MainWindow, settings: Settings, qtbot: QtBot
) -> None:
    window.show()
    window.pages.open(LessonsRequest())
    start_page = window.pages.start_page
    shown: list[type[QWidget]] = []
    window.pages.changed.connect(lambda: shown.append(type(window.page)))
    settings["language"] = "de"
    assert type(window.page) is LearnPage
    assert StartPage not in shown
    assert window.pages.start_page is start_page
    qtbot.waitUntil(lambda: window.pages.start_page is not start_page)
    assert StartPage not in shown
    settings["language"] = "en"


@pytest.mark.parametrize("asked", [LessonsRequest(), LibraryRequest()])
def test_a_page_is_created_with_its_final_parent(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, asked: Request
) -> None:
    """A widget moved into another is styled again, with all its children."""
    moved: list[QWidget] = []

    def add(pages: PageStack, page: QWidget) -> None:
        moved.extend([page] if page.parent() is not pages else [])
        Stack.addWidget(pages, page)

    def set_widget(area: ScrollArea, content: QWidget) -> None:
        moved.extend(content.findChildren(QWidget) if content.parent() is not area.viewport() else [])
        QScrollArea.setWidget(area, content)

    monkeypatch.setattr(PageStack, "addWidget", add)
    monkeypatch.setattr(ScrollArea, "setWidget", set_widget)
    window.show()
    window.pages.open(asked)
    qtbot.waitUntil(lambda: not isinstance(window.page, StartPage))
    assert not moved


def test_icons_of_menus_are_drawn_a_few_at_a_time(
    window: MainWindow, settings: Settings, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with qtbot.waitSignal(window.ready):
        window.show()
    style, turns = window.style_sheet, [0]
    draw = style.icon

    def counted(name: str) -> QIcon:
        turns[-1] += 1
        return draw(name)

    monkeypatch.setattr(style, "icon", counted)
    settings["theme"] = "dark"
    here = sum(turns)
    with_icons = [command for command in COMMANDS if command.icon]
    end = time.monotonic() + 60
    while sum(turns) < here + len(with_icons):
        assert time.monotonic() < end
        turns.append(0)
        QApplication.processEvents()
    assert max(turns[1:]) <= ICONS_A_TURN * 2, "a turn of processEvents may be two of the loop"
    assert here < len(with_icons), "the page's own icons alone are drawn at once"


def test_every_window_has_the_programs_icon(window: MainWindow, qtbot: QtBot) -> None:
    QApplication.setWindowIcon(QIcon())
    with qtbot.waitSignal(window.ready):
        window.show()
    for shown in (window, window.rules_window):
        assert shown.windowIcon().cacheKey() == program_icon().cacheKey()
