"""Announcements through screen readers."""

import pytest
from listening import listening
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QApplication

from surajang.gui.kit import announcing


def test_a_late_screen_reader_gets_every_text(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = []

    def take(event: QAccessibleEvent) -> None:
        """Record the objects whose text a reader would ask for later."""
        shown.append(event.accessibleInterface())

    with listening(monkeypatch):
        monkeypatch.setattr(announcing, "tell", take)
        for words in ("White takes the pawn.", "The queen is pinned.", "Solved."):
            announcing.announce(words)
            announcing.say_all(0)
    assert [notice.text(QAccessible.Text.Name) for notice in shown] == [
        "White takes the pawn.", "The queen is pinned.", "Solved.",
    ]  # fmt: skip
