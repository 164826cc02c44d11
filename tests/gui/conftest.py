"""Fixtures for the tests of the window: a window whose settings and games are in the test's own folder."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from driving import Hand
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid
from turns import watched_threads

from surajang.gui.app.main_window import MainWindow
from surajang.gui.engines import engine_field, engine_process
from surajang.gui.kit import theme
from surajang.gui.kit.background import PATIENCE, Task
from surajang.gui.kit.style import Style
from surajang.gui.learn import task_play
from surajang.gui.play import computer, computer_turn
from surajang.gui.review import reviewer
from surajang.gui.shell import settings as shell_settings
from surajang.gui.shell.settings import Settings
from surajang.gui.storage import folders
from surajang.gui.storage.own_games import OwnGames
from surajang.gui.storage.shared_file import SharedData, SharedFile
from surajang.rules import catalogue

LIMIT_MS = 120_000
"""How long tests wait for an event: longer than any machine needs, since pytest-qt's five seconds are too short for a
busy one."""


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    """pytest-qt's fixture, with more patience."""
    bot = QtBot(request)
    for name in ("waitUntil", "waitSignal", "waitSignals", "waitActive", "waitExposed"):
        setattr(bot, name, partial(getattr(bot, name), timeout=LIMIT_MS))
    return bot


@pytest.fixture(scope="session", autouse=True)
def nothing_on_the_clipboard_at_the_end() -> Iterator[None]:
    """Empty the clipboard of Qt's offscreen platform, which would otherwise free Python objects after Python has
    ended.
    """
    yield
    if QApplication.instance() is not None:
        QApplication.clipboard().clear()


@pytest.fixture(autouse=True)
def qobjects_only_in_the_window_s_thread() -> Iterator[None]:
    """Check that no other thread uses one."""
    with watched_threads() as calls:
        yield
    assert not calls


WAITS = (Task.wait, SharedFile.wait, SharedData.wait, OwnGames.wait)
"""The methods by which the window waits a moment for a disk."""

ENDS = (Settings.finish, SharedFile.finish, SharedData.finish, OwnGames.finish)
"""Those by which it waits longer, before it closes."""


LIMITS = (
    (engine_process, "START_PATIENCE"),
    (engine_process, "STOP_PATIENCE"),
    (engine_field, "PATIENCE"),
    (computer, "PATIENCE_MS"),
    (reviewer, "PATIENCE_MS"),
    (task_play, "PATIENCE_MS"),
)
"""The time limits of engines, in milliseconds."""


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the window wait until its tasks end, and for every engine: on a busy machine they may need longer than a user
    should wait for them.
    """
    for method in (*WAITS, *ENDS):
        monkeypatch.setattr(method, "__defaults__", (60.0,))
    monkeypatch.setattr(shell_settings, "PATIENCE", 60.0)
    for module, name in LIMITS:
        monkeypatch.setattr(module, name, LIMIT_MS)


@pytest.fixture
def impatient(patient: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the window wait no longer than for a user, in a test with a disk that does not respond."""
    for method in WAITS:
        monkeypatch.setattr(method, "__defaults__", (PATIENCE,))


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which settings and games are kept during a test."""
    monkeypatch.setattr(folders, "data_folder", lambda: tmp_path / "data")
    monkeypatch.setattr(folders, "settings_file", lambda: tmp_path / "settings.json")
    monkeypatch.setattr(computer_turn, "MAX_SECONDS", 0.3)  # tests need no pause for people
    return tmp_path


@pytest.fixture
def settings(home: Path, qapp: QApplication) -> Iterator[Settings]:
    """Settings without sound and animation, closed afterwards as at the program's end."""
    result = Settings()
    result["sounds"] = False
    result["animate"] = False
    result["explained"] = {"palaceshogi": True}
    yield result
    result.finish()


class LastingStyle(Style):
    """A style that sets a style sheet only where it differs from the current one, since Qt takes 0.05 s for that."""

    applied: tuple[theme.Palette, int] | None = None

    def apply(self, scheme: str, zoom: int) -> None:
        wanted = (theme.palette(scheme), zoom)
        if self.applied != wanted:
            self.applied = wanted
            super().apply(scheme, zoom)


@pytest.fixture(scope="session")
def lasting_style(qapp: QApplication) -> LastingStyle:
    """The style of all tests of this process."""
    return LastingStyle(qapp)


@pytest.fixture
def style(lasting_style: LastingStyle) -> Iterator[Style]:
    """A style; afterwards the application has its own again."""
    yield lasting_style
    lasting_style.apply("light", 100)


Open = Callable[[], MainWindow]


@pytest.fixture
def open_window(settings: Settings, style: Style, qtbot: QtBot) -> Iterator[Open]:
    """A function that opens a window; all are closed afterwards."""
    windows: list[MainWindow] = []

    def make() -> MainWindow:
        window = MainWindow(settings, style)
        qtbot.addWidget(window)
        window.resize(1100, 760)
        windows.append(window)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        return window

    yield make
    for window in windows:
        if isValid(window):  # qtbot has closed it, and leaving its game may have deleted it
            window.close()
    catalogue.show_own([])


@pytest.fixture
def window(open_window: Open) -> MainWindow:
    return open_window()


@pytest.fixture
def hand(window: MainWindow, qtbot: QtBot) -> Hand:
    return Hand(window, qtbot)
