"""The settings of a Linux desktop that Qt does not pass on, read from its portal over the session bus.

Nothing waits: answers and later changes come as signals. Without a bus or a portal, or for a setting that the portal
does not know, none come.
"""

import os
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import SLOT, QObject, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusVariant

from surajang.gui.kit.theme import SystemPreferences, system_preferences

SERVICE = "org.freedesktop.portal.Desktop"
PLACE = "/org/freedesktop/portal/desktop"
INTERFACE = "org.freedesktop.portal.Settings"

MOTION = ("org.freedesktop.appearance", "reduced-motion")
CONTRAST = ("org.freedesktop.appearance", "contrast")
ANIMATIONS = ("org.gnome.desktop.interface", "enable-animations")
"""The same setting in GNOME and similar desktops, for older portals."""


def session_bus() -> QDBusConnection | None:
    """Return the session's bus, None where there is none: Qt would start one."""
    folder = os.environ.get("XDG_RUNTIME_DIR", "")
    if not os.environ.get("DBUS_SESSION_BUS_ADDRESS") and not (folder and Path(folder, "bus").exists()):
        return None
    bus = QDBusConnection.sessionBus()
    return bus if bus.isConnected() else None


class Portal(QObject):
    """Asks the portal for the system's preferences, and keeps them up to date."""

    changed = Signal()
    """The preferences have changed."""

    def __init__(
        self, bus: QDBusConnection, parent: QObject | None = None, preferences: SystemPreferences | None = None
    ) -> None:
        super().__init__(parent)
        self._bus = bus
        self._preferences = system_preferences if preferences is None else preferences
        self._known: dict[tuple[str, str], object] = {}
        slot = SLOT("_follow(QDBusMessage)")
        bus.connect(SERVICE, PLACE, INTERFACE, "SettingChanged", self, slot)  # type: ignore[call-overload]
        for setting in (MOTION, CONTRAST, ANIMATIONS):
            self._ask(setting)

    def _ask(self, setting: tuple[str, str]) -> None:
        message = QDBusMessage.createMethodCall(SERVICE, PLACE, INTERFACE, "Read")
        message.setArguments(list(setting))
        watcher = QDBusPendingCallWatcher(self._bus.asyncCall(message), self)
        watcher.finished.connect(self._taking(setting))

    def _taking(self, setting: tuple[str, str]) -> Callable[[QDBusPendingCallWatcher], None]:
        """Return the function that takes the answer to a request."""

        def take(watcher: QDBusPendingCallWatcher) -> None:
            if not watcher.isError():
                self._take(setting, watcher.reply().arguments()[0])
            watcher.deleteLater()

        return take

    @Slot("QDBusMessage")
    def _follow(self, message: QDBusMessage) -> None:
        """Take a changed setting."""
        group, name, value = message.arguments()
        if (group, name) in (MOTION, CONTRAST, ANIMATIONS):
            self._take((group, name), value)

    def _take(self, setting: tuple[str, str], value: object) -> None:
        """Take a setting's value, which may be wrapped in variants."""
        while isinstance(value, QDBusVariant):
            value = value.variant()
        self._known[setting] = value
        animations_off = self._known.get(ANIMATIONS) is False
        less_motion = self._known[MOTION] == 1 if MOTION in self._known else animations_off
        more_contrast = self._known.get(CONTRAST) == 1
        if (less_motion, more_contrast) != (self._preferences.less_motion, self._preferences.more_contrast):
            self._preferences.less_motion, self._preferences.more_contrast = less_motion, more_contrast
            self.changed.emit()
