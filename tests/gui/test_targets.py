"""Everything that can be pressed is large enough to be hit, and reached by Tab alone."""

from __future__ import annotations

import pytest
from driving import match_settings, page_of
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QSlider,
    QWidget,
)

from gui.dialogs.new_game import NewGameDialog
from gui.dialogs.preferences import PreferencesDialog
from gui.main_window import MainWindow

LEAST = 24
KINDS = (QAbstractButton, QAbstractSpinBox, QComboBox, QLineEdit, QSlider)


def controls(page: QWidget) -> list[QWidget]:
    """Return what can be pressed or written in on a page now, but for the parts of such a thing."""
    QApplication.processEvents()
    return [
        widget
        for widget in page.findChildren(QWidget)
        if isinstance(widget, KINDS) and not isinstance(widget.parent(), (QAbstractSpinBox, QComboBox))
        if widget.isVisible() and widget.isEnabled()
    ]


def too_small(page: QWidget) -> list[str]:
    """Return the names and sizes of what is too small."""
    found = [widget for widget in controls(page) if min(widget.width(), widget.height()) < LEAST]
    return [f"{type(widget).__name__} {widget.accessibleName()} {widget.size().toTuple()}" for widget in found]


def reached(window: QWidget) -> set[QWidget]:
    """Return all that Tab leads to in a window, once around."""
    found: set[QWidget] = set()
    window.activateWindow()
    for _ in range(200):
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
        here = QApplication.focusWidget()
        if here is None or here in found:
            break
        found.add(here)
    return found


def not_reached(page: QWidget) -> list[str]:
    """Return what Tab does not lead to, but for the others of choices, which arrow keys lead to."""
    stops = reached(page.window())
    return [
        f"{type(widget).__name__} {widget.accessibleName()}"
        for widget in controls(page)
        if widget not in stops and not any(widget.isAncestorOf(stop) for stop in stops)
        if not (isinstance(widget, QAbstractButton) and widget.autoExclusive())
    ]


def test_pages_have_targets_large_enough_that_tab_leads_to(window: MainWindow) -> None:
    assert too_small(window.page) == []
    window.pages.start(match_settings("palaceshogi"))
    page = page_of(window)
    assert too_small(page) == []
    assert not_reached(page) == []
    page.study_wanted.emit(page.match.text(), (), None)
    assert too_small(window.page) == []


@pytest.mark.parametrize("command", ["learn", "puzzles", "library", "show_start_page"])
def test_other_pages_have_targets_large_enough_that_tab_leads_to(command: str, window: MainWindow) -> None:
    window.deeds[command].do()
    assert too_small(window.page) == []
    assert not_reached(window.page) == []


@pytest.mark.parametrize("kind", [NewGameDialog, PreferencesDialog])
def test_dialogs_have_targets_large_enough_that_tab_leads_to(
    kind: type[NewGameDialog | PreferencesDialog], window: MainWindow
) -> None:
    dialog = kind(window.settings, window)
    dialog.show()
    for number in range(dialog.tabs.count() if isinstance(dialog, PreferencesDialog) else 1):
        if isinstance(dialog, PreferencesDialog):
            dialog.tabs.setCurrentIndex(number)
        assert too_small(dialog) == []
        assert not_reached(dialog) == []
    dialog.close()
    dialog.deleteLater()
