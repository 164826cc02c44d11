"""The system's preferences are read from the desktop's portal, here a fake one on a private bus."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import count

import pytest
from pytestqt.qtbot import QtBot

if sys.platform != "linux" or shutil.which("dbus-daemon") is None:
    pytest.skip("there is no dbus-daemon for a private bus", allow_module_level=True)

from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusVariant, QDBusVirtualObject

from surajang.gui.app import portal
from surajang.gui.app.main_window import MainWindow
from surajang.gui.app.portal import ANIMATIONS, CONTRAST, INTERFACE, MOTION, PLACE, SERVICE, Portal
from surajang.gui.board.board_options import less_motion
from surajang.gui.kit import theme
from surajang.gui.kit.theme import SystemPreferences

NUMBERS = count()


class FakePortal(QDBusVirtualObject):
    """Answers as a portal that knows `settings`."""

    def __init__(self, address: str, settings: dict[tuple[str, str], object]) -> None:
        super().__init__()
        self.settings = settings
        self._bus = QDBusConnection.connectToBus(address, f"portal {next(NUMBERS)}")
        assert self._bus.registerVirtualObject(PLACE, self)
        assert self._bus.registerService(SERVICE)

    def introspect(self, path: str) -> str:
        """Return nothing; not used here."""
        return ""

    def handleMessage(self, message: QDBusMessage, connection: QDBusConnection) -> bool:
        """Answer `Read`."""
        group, name = message.arguments()
        if (group, name) in self.settings:
            reply = message.createReply()
            reply.setArguments([QDBusVariant(self.settings[group, name])])
            connection.send(reply)
        else:
            connection.send(message.createErrorReply("org.freedesktop.portal.Error.NotFound", "No such setting"))
        return True

    def change(self, setting: tuple[str, str], value: object) -> None:
        """Send a changed value."""
        self.settings[setting] = value
        signal = QDBusMessage.createSignal(PLACE, INTERFACE, "SettingChanged")
        signal.setArguments([*setting, QDBusVariant(value)])
        self._bus.send(signal)

    def end(self) -> None:
        """Disconnect from the bus."""
        self._bus.unregisterObject(PLACE)
        QDBusConnection.disconnectFromBus(self._bus.name())


@pytest.fixture
def address() -> Iterator[str]:
    """The address of a private bus."""
    daemon = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--print-address"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert daemon.stdout is not None
    yield daemon.stdout.readline().strip()
    daemon.terminate()
    daemon.wait()
    daemon.stdout.close()


@pytest.fixture
def bus(address: str) -> Iterator[QDBusConnection]:
    """The bus as the program sees it."""
    name = f"program {next(NUMBERS)}"
    yield QDBusConnection.connectToBus(address, name)
    QDBusConnection.disconnectFromBus(name)


def known(found: SystemPreferences) -> tuple[bool, bool]:
    """Return whether reduced motion and more contrast are preferred."""
    return found.less_motion, found.more_contrast


def test_preferences_are_read_and_followed(address: str, bus: QDBusConnection, qtbot: QtBot) -> None:
    fake = FakePortal(address, {MOTION: 1, CONTRAST: 1, ANIMATIONS: True})
    found = SystemPreferences()
    asked = Portal(bus, None, found)
    assert known(found) == (False, False), "nothing waits for the answer"
    qtbot.waitUntil(lambda: known(found) == (True, True))
    fake.change(CONTRAST, 0)
    qtbot.waitUntil(lambda: known(found) == (True, False))
    fake.change(("org.freedesktop.appearance", "accent-color"), 3)
    fake.change(MOTION, 0)
    qtbot.waitUntil(lambda: known(found) == (False, False))
    asked.deleteLater()
    fake.end()


def test_older_portals_report_only_animations(address: str, bus: QDBusConnection, qtbot: QtBot) -> None:
    fake = FakePortal(address, {ANIMATIONS: False})
    found = SystemPreferences()
    asked = Portal(bus, None, found)
    qtbot.waitUntil(lambda: found.less_motion)
    fake.change(ANIMATIONS, True)
    qtbot.waitUntil(lambda: not found.less_motion)
    asked.deleteLater()
    fake.end()


def test_without_an_answer_nothing_changes(bus: QDBusConnection, qtbot: QtBot) -> None:
    found = SystemPreferences()
    asked = Portal(bus, None, found)
    qtbot.waitUntil(lambda: not asked.findChildren(QDBusPendingCallWatcher))
    assert known(found) == (False, False)
    asked.deleteLater()


def test_no_bus_is_started_for_the_preferences(monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    assert portal.session_bus() is None


def test_the_window_follows_the_preferences(
    address: str, bus: QDBusConnection, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("less_motion", "more_contrast"):
        monkeypatch.setattr(theme.system_preferences, name, False)
    monkeypatch.setattr("surajang.gui.app.portal.session_bus", lambda: bus)
    window.settings["theme"] = "system"
    fake = FakePortal(address, {MOTION: 1, CONTRAST: 1})
    window._ask_portal()  # noqa: SLF001  # the bus is there only now
    qtbot.waitUntil(less_motion)
    assert theme.high_contrast("system")
    assert window.style_sheet.palette in (theme.CONTRAST_LIGHT, theme.CONTRAST_DARK)
    fake.change(CONTRAST, 0)
    qtbot.waitUntil(lambda: window.style_sheet.palette in (theme.LIGHT, theme.DARK))
    fake.end()
