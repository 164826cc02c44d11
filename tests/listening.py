"""Records the events that a screen reader would get, without one: exposed objects and announcements, in order."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QApplication, QWidget

from surajang.gui.kit import announcing

Event = QAccessible.Event


class Listener:
    """Records announcements: `said`, the texts for readers, and `events`, with the names of their objects."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.events: list[tuple[Event, str]] = []

    def hear(self, event: QAccessibleEvent) -> None:
        """Record an event."""
        interface = event.accessibleInterface()
        kind = event.type()
        if kind == Event.DescriptionChanged:
            self.said.append(interface.text(QAccessible.Text.Description))
        elif kind == Event.ObjectShow:
            self.said.append(interface.text(QAccessible.Text.Name))
        else:
            self.events.append((kind, interface.text(QAccessible.Text.Name)))

    def heard(self, kind: Event) -> list[str]:
        """Return the names of the objects of a kind's events."""
        self.settle()
        return [name for known, name in self.events if known == kind]

    def all_said(self) -> str:
        """Return all announcements so far, and clear them."""
        self.settle()
        text = " ".join(self.said)
        self.said.clear()
        return text

    @staticmethod
    def settle() -> None:
        """Send the pending announcements."""
        for _ in range(3):
            QApplication.processEvents()
        announcing.say_all(0)


@contextmanager
def listening(monkeypatch: pytest.MonkeyPatch) -> Iterator[Listener]:
    """Listen meanwhile, on the path by which Linux notifies readers."""
    listener = Listener()
    monkeypatch.setattr(announcing, "tell", listener.hear)
    monkeypatch.setattr(announcing, "BY_BUS", True)
    monkeypatch.setattr(announcing, "TRIES", 0)  # otherwise it waits until a window has the focus
    QAccessible.setActive(True)
    try:
        yield listener
        listener.settle()
    finally:
        QAccessible.setActive(False)


def name_of(widget: QWidget) -> str:
    """Return a widget's name for readers."""
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def role_of(widget: QWidget) -> QAccessible.Role:
    """Return a widget's role for readers."""
    return QAccessible.queryAccessibleInterface(widget).role()
