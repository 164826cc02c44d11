"""When the homepage is asked for a newer version, and the window's messages about it."""

import json
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from driving import find, find_button
from homepage_server import HomepageServer, file, hang
from PySide6.QtCore import QObject, Qt, QUrl
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from surajang.gui.app.command_palette import PaletteDialog
from surajang.gui.app.keys_dialogs import ChangeKeysDialog
from surajang.gui.app.main_window import MainWindow
from surajang.gui.app.preferences import PreferencesDialog
from surajang.gui.shell.settings import Settings
from surajang.gui.storage import disk as files
from surajang.gui.storage import settings_file
from surajang.gui.updates import homepage, updates_dialog
from surajang.gui.updates.news import Problem
from surajang.gui.updates.updates import WEEK, Answer, Updates
from surajang.gui.updates.updates_dialog import UpdatesDialog

NOW = 2_000_000_000
DAY = 24 * 60 * 60
NAME = "look_for_updates"
ANYWHERE = Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive


class Clock:
    """A clock set by the test."""

    def __init__(self) -> None:
        self.time = float(NOW)

    def __call__(self) -> float:
        return self.time


class Asking:
    """Updates that ask a server, with their clock and the answers."""

    def __init__(self, settings: Settings, server: HomepageServer, qtbot: QtBot) -> None:
        self.settings, self.server, self.qtbot = settings, server, qtbot
        self.clock = Clock()
        self.owner = QObject()
        self.answers: list[Answer] = []
        self.started()

    def started(self) -> Updates:
        """Start as the program does."""
        made = Updates(self.settings, self.server.address, "0.1.0", self.owner, self.clock)
        made.answered.connect(self.answers.append)
        self.updates = made
        return made

    def wait(self, count: int) -> None:
        """Wait for `count` answers, and assert that no more follow."""
        self.qtbot.waitUntil(lambda: len(self.answers) >= count)
        self.rest()
        assert len(self.answers) == count
        assert len(self.server.requests) == count

    def rest(self) -> None:
        """Wait until no request is running."""
        self.qtbot.waitUntil(lambda: not self.updates.asking)
        assert self.settings.finish(60)
        self.qtbot.waitUntil(lambda: not self.updates.asking)
        assert self.settings.finish(60)
        self.qtbot.wait(30)


@pytest.fixture
def asking(settings: Settings, server: HomepageServer, qtbot: QtBot) -> Asking:
    server.tell()
    assert settings.finish(60)
    return Asking(settings, server, qtbot)


def test_checks_are_off_by_default(asking: Asking) -> None:
    assert asking.settings["updates"] is False
    asking.updates.ask_if_due()
    asking.rest()
    assert asking.server.requests == []
    assert asking.settings["updates_asked"] == 0


def test_enabled_checks_run_weekly(asking: Asking) -> None:
    asking.settings["updates"] = True
    asking.wait(1)
    for days in (0, 1, 6.99):
        asking.clock.time = NOW + days * DAY
        asking.started().ask_if_due()
        asking.rest()
    asking.settings["updates"] = False
    asking.settings["updates"] = True
    asking.wait(1)
    asking.clock.time = NOW + WEEK
    asking.started().ask_if_due()
    asking.wait(2)
    assert json.loads(asking.settings.path.read_text())["updates_asked"] == NOW + WEEK


def test_a_failed_request_counts(asking: Asking) -> None:
    asking.server.answering = file(b"garbage")
    asking.settings["updates"] = True
    asking.wait(1)
    assert asking.answers[0].problem is Problem.UNUSABLE
    asking.clock.time += DAY
    asking.started().ask_if_due()
    asking.wait(1)


def test_setting_the_clock_back_restarts_the_week(asking: Asking) -> None:
    asking.settings["updates_asked"] = NOW + 300 * DAY
    asking.settings["updates"] = True
    asking.rest()
    assert asking.server.requests == []
    assert asking.settings["updates_asked"] == NOW
    asking.clock.time += WEEK
    asking.started().ask_if_due()
    asking.wait(1)


def test_without_saving_the_date_nothing_is_requested(asking: Asking, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*arguments: object, **more: object) -> None:
        raise OSError(28, "the disk is full")

    with monkeypatch.context() as full:
        full.setattr(files, "write_atomically", refuse)
        asking.settings["updates"] = True
        asking.settings.finish(60)
        asking.qtbot.waitUntil(lambda: not asking.updates.asking)
        asking.qtbot.wait(30)
        assert asking.server.requests == []
    asking.settings["zoom"] = 110
    asking.wait(1)


def test_two_windows_check_once_a_week(asking: Asking) -> None:
    """Both have read the settings before the other asks."""
    settings = [Settings(asking.settings.path, asking.owner) for _ in range(3)]
    windows = [Asking(one, asking.server, asking.qtbot) for one in settings]
    for one in settings:
        one["updates"] = True
    for window in windows:
        window.rest()
    assert len(asking.server.requests) == 1
    for window in windows:
        window.clock.time += WEEK
        window.updates.ask_if_due()
    for window in windows:
        window.rest()
    assert len(asking.server.requests) == 2
    assert sum(len(window.answers) for window in windows) == 2
    assert json.loads(asking.settings.path.read_text())["updates"] is True


def test_two_processes_check_once_a_week(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    code = (
        "import sys; from pathlib import Path; from surajang.gui.storage.settings_file import save_if;"
        "sys.stdin.readline(); print(save_if(Path(sys.argv[1]), 'updates_asked', 5, lambda before: before is None))"
    )
    command = [sys.executable, "-c", code, str(path)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    started = [subprocess.Popen(command, **pipes) for _ in range(3)]  # type: ignore[call-overload]
    for one in started:
        one.stdin.write("\n")
        one.stdin.flush()
    assert sorted(one.communicate(timeout=300)[0].strip() for one in started) == ["False", "False", "True"]


def test_a_hung_disk_blocks_nothing(asking: Asking, monkeypatch: pytest.MonkeyPatch) -> None:
    goes_on = threading.Event()
    monkeypatch.setattr(settings_file, "save_if", lambda *arguments: goes_on.wait(60))
    asking.settings["updates"] = True
    assert asking.settings.finish(60)
    asking.qtbot.wait(30)
    assert asking.server.requests == []
    asking.updates.stop()
    goes_on.set()
    asking.qtbot.wait(50)
    assert asking.server.requests == []


@pytest.mark.parametrize("before", ['"x"', "true", str(NOW + DAY), str(NOW - DAY)])
def test_a_change_of_the_file_meanwhile_counts(asking: Asking, before: str) -> None:
    asking.settings.path.write_text(f'{{"updates_asked": {before}}}')
    asking.settings["updates"] = True
    asking.rest()
    assert asking.server.requests == []


def test_a_manual_check_runs_at_any_time(asking: Asking) -> None:
    for count in (1, 2):
        asking.updates.ask()
        asking.wait(count)
    assert asking.answers[1].news is not None
    asking.settings["updates"] = True
    asking.wait(2)


def test_a_running_check_is_not_repeated(asking: Asking) -> None:
    asking.updates.ask()
    asking.updates.ask()
    asking.wait(1)


def test_no_newer_version(asking: Asking) -> None:
    asking.server.tell(version="0.1.0")
    asking.updates.ask()
    asking.wait(1)
    assert asking.answers == [Answer()]


def test_missing_network_libraries_are_reported(asking: Asking, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "surajang.gui.updates.request", raising=False)
    monkeypatch.setitem(sys.modules, "PySide6.QtNetwork", None)
    asking.updates.ask()
    asking.qtbot.waitUntil(lambda: bool(asking.answers))
    assert asking.answers == [Answer(problem=Problem.LACKING)]


# The window


@pytest.fixture
def public(server: HomepageServer, monkeypatch: pytest.MonkeyPatch) -> HomepageServer:
    """The homepage of the installed program, 0.1.0, which has a newer one."""
    monkeypatch.setattr(homepage, "to_ask", lambda: (server.address, "0.1.0"))
    server.tell(sentence="<b>Two</b> games &amp; \ud800more.")
    return server


@pytest.fixture
def asking_window(public: HomepageServer, window: MainWindow, qtbot: QtBot) -> MainWindow:
    qtbot.waitUntil(lambda: window.actions_by_name[NAME].isVisible())
    return window


class Browser:
    """The system's web browser."""

    def __init__(self) -> None:
        self.shown: list[str] = []

    def openUrl(self, url: QUrl) -> bool:
        self.shown.append(url.toString())
        return True


@pytest.fixture
def browser(monkeypatch: pytest.MonkeyPatch) -> Browser:
    made = Browser()
    monkeypatch.setattr(updates_dialog, "QDesktopServices", made)
    return made


def test_without_update_checks_nothing_is_shown(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(homepage, "to_ask", lambda: ("", "0.1.0"))
    with qtbot.waitSignal(window.ready):
        pass
    qtbot.wait(50)
    assert not window.actions_by_name[NAME].isVisible()
    assert NAME not in window.handlers
    window.dialogs.preferences()
    assert find(window, PreferencesDialog).findChild(QCheckBox, "updates") is None
    find(window, PreferencesDialog).close()
    window.dialogs.find_command()
    assert not find(window, PaletteDialog).list.findItems("updates", ANYWHERE)
    find(window, PaletteDialog).close()
    window.dialogs.change_keys()
    assert not find(window, ChangeKeysDialog).list.findItems("updates", ANYWHERE)


def test_checking_by_menu_shows_a_new_version(asking_window: MainWindow, browser: Browser, qtbot: QtBot) -> None:
    assert asking_window.actions_by_name[NAME].isEnabled()
    asking_window.actions_by_name[NAME].trigger()
    dialog = find(asking_window, UpdatesDialog)
    qtbot.waitUntil(lambda: dialog.open_button.isVisible())
    assert dialog.heading.text() == "Surajang 0.2.0 is out (2026-12-24)."
    assert dialog.words.text() == "<b>Two</b> games &amp; more."
    assert {label.textFormat() for label in dialog.findChildren(QLabel)} == {Qt.TextFormat.PlainText}
    assert browser.shown == []
    dialog.open_button.click()
    assert browser.shown == [dialog.address.text()]
    assert browser.shown[0].endswith("/home/0.2.0")
    dialog.weekly.click()
    assert asking_window.settings["updates"] is True
    assert asking_window.settings.finish(60)
    assert asking_window.pages.start_page.news_note is None, "it was told already"


def test_no_news_and_failures_are_shown(asking_window: MainWindow, public: HomepageServer, qtbot: QtBot) -> None:
    for answering, words in (("0.1.0", "You have the latest version."), ("x", "Could not check")):
        public.tell(version=answering)
        asking_window.run(NAME)
        dialog = find(asking_window, UpdatesDialog)
        asking = dialog.heading.text()
        qtbot.waitUntil(lambda before=asking, now=dialog.heading: now.text() != before)  # type: ignore[misc]
        assert dialog.heading.text().startswith(words)
        assert not dialog.open_button.isVisible()
        dialog.close()
        qtbot.waitUntil(lambda: asking_window.findChild(UpdatesDialog) is None)


def test_the_window_closes_while_the_homepage_hangs(
    asking_window: MainWindow, public: HomepageServer, qtbot: QtBot
) -> None:
    public.answering = hang
    asking_window.run(NAME)
    qtbot.waitUntil(lambda: bool(public.requests))
    find(asking_window, UpdatesDialog).close()
    asking_window.close()


def test_a_newer_version_is_shown_on_the_start_page(
    public: HomepageServer, settings: Settings, open_window: object, browser: Browser, qtbot: QtBot
) -> None:
    settings["updates"] = True
    window = open_window()  # type: ignore[operator]
    qtbot.waitUntil(lambda: window.pages.start_page.news_note is not None)
    note = window.pages.start_page.news_note
    assert note.heading.text() == "Surajang 0.2.0 is out (2026-12-24)."
    assert note.words.text() == f"<b>Two</b> games &amp; more.\n{public.address}/0.2.0"
    assert note.isVisible()
    window.settings["language"] = "de"
    window.settings["language"] = "en"
    note = window.pages.start_page.news_note
    assert note.isVisible(), "the start page was made anew"
    find_button(window, "Open the web page").click()
    assert browser.shown == [f"{public.address}/0.2.0"]
    assert not note.isVisible()
    assert len(public.requests) == 1


def test_the_notice_can_be_dismissed(
    public: HomepageServer, settings: Settings, open_window: object, qtbot: QtBot
) -> None:
    settings["updates"] = True
    window = open_window()  # type: ignore[operator]
    qtbot.waitUntil(lambda: window.pages.start_page.news_note is not None)
    button = find_button(window, "Not now")
    assert isinstance(button, QPushButton)
    button.click()
    assert not window.pages.start_page.news_note.isVisible()
    window.pages.remake()
    window.notice.show_on(window.pages.start_page)
    assert window.pages.start_page.news_note is None


def test_checks_are_enabled_in_the_preferences(asking_window: MainWindow, public: HomepageServer, qtbot: QtBot) -> None:
    asking_window.dialogs.preferences()
    box = find(find(asking_window, PreferencesDialog), QCheckBox, "updates")
    assert not box.isChecked()
    assert public.requests == []
    box.click()
    qtbot.waitUntil(lambda: asking_window.pages.start_page.news_note is not None)
    assert len(public.requests) == 1
