"""The settings of a Linux desktop that Qt does not pass on, asked of its portal over the session bus.

Nothing waits for an answer: what is asked is told by a signal, and so are later changes. Where there is no bus, no
portal, or none that knows a setting, nothing is told.
"""

import os
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import SLOT, QObject, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusVariant

from gui.kit.system_preferences import Wishes, told

SERVICE = "org.freedesktop.portal.Desktop"
PLACE = "/org/freedesktop/portal/desktop"
INTERFACE = "org.freedesktop.portal.Settings"

MOTION = ("org.freedesktop.appearance", "reduced-motion")
CONTRAST = ("org.freedesktop.appearance", "contrast")
ANIMATIONS = ("org.gnome.desktop.interface", "enable-animations")
"""What older portals know of GNOME's, and of those who follow it."""


def session_bus() -> QDBusConnection | None:
    """Return the session's bus, None where there is none, as Qt would start one then."""
    folder = os.environ.get("XDG_RUNTIME_DIR", "")
    if not os.environ.get("DBUS_SESSION_BUS_ADDRESS") and not (folder and Path(folder, "bus").exists()):
        return None
    bus = QDBusConnection.sessionBus()
    return bus if bus.isConnected() else None


class Portal(QObject):
    """Asks the portal for what the system wishes, and keeps `wishes` up to date."""

    changed = Signal()
    """Other wishes than before."""

    def __init__(self, bus: QDBusConnection, parent: QObject | None = None, wishes: Wishes | None = None) -> None:
        super().__init__(parent)
        self._bus = bus
        self._wishes = told if wishes is None else wishes
        self._known: dict[tuple[str, str], object] = {}
        slot = SLOT("_follow(QDBusMessage)")
        bus.connect(SERVICE, PLACE, INTERFACE, "SettingChanged", self, slot)  # type: ignore[call-overload]
        for setting in (MOTION, CONTRAST, ANIMATIONS):
            self._ask(setting)

    def _ask(self, setting: tuple[str, str]) -> None:
        """Ask for a setting."""
        message = QDBusMessage.createMethodCall(SERVICE, PLACE, INTERFACE, "Read")
        message.setArguments(list(setting))
        watcher = QDBusPendingCallWatcher(self._bus.asyncCall(message), self)
        watcher.finished.connect(self._taking(setting))

    def _taking(self, setting: tuple[str, str]) -> Callable[[QDBusPendingCallWatcher], None]:
        """Return what takes the answer to a question."""

        def take(watcher: QDBusPendingCallWatcher) -> None:
            if not watcher.isError():
                self._take(setting, watcher.reply().arguments()[0])
            watcher.deleteLater()

        return take

    @Slot("QDBusMessage")
    def _follow(self, message: QDBusMessage) -> None:
        """Take a setting that has changed."""
        group, name, value = message.arguments()
        if (group, name) in (MOTION, CONTRAST, ANIMATIONS):
            self._take((group, name), value)

    def _take(self, setting: tuple[str, str], value: object) -> None:
        """Take a setting's value, which may stand in variants."""
        while isinstance(value, QDBusVariant):
            value = value.variant()
        self._known[setting] = value
        animations_off = self._known.get(ANIMATIONS) is False
        less_motion = self._known[MOTION] == 1 if MOTION in self._known else animations_off
        more_contrast = self._known.get(CONTRAST) == 1
        if (less_motion, more_contrast) != (self._wishes.less_motion, self._wishes.more_contrast):
            self._wishes.less_motion, self._wishes.more_contrast = less_motion, more_contrast
            self.changed.emit()
