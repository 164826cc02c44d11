"""The wheel scrolls a page; it changes no choice on it, and focuses none."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from surajang import gui
from surajang.gui.kit.fields import ComboBox, DoubleSpinBox, Slider, SpinBox

pytestmark = pytest.mark.once


def test_the_wheel_changes_and_focuses_no_choice(qtbot: QtBot) -> None:
    combo, spin, real, slider = ComboBox(), SpinBox(), DoubleSpinBox(1), Slider()
    combo.addItems(["one", "two", "three"])
    combo.setCurrentIndex(1)
    spin.setValue(5)
    real.setValue(1.5)
    slider.setValue(50)
    for field in (combo, spin, real, slider):
        qtbot.addWidget(field)
        field.show()
        field.setFocus()
        for turn in (120, -120):
            middle = QPointF(field.rect().center())
            event = QWheelEvent(
                middle, field.mapToGlobal(middle), QPoint(), QPoint(0, turn), Qt.MouseButton.NoButton,
                Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
            )  # fmt: skip
            QApplication.sendEvent(field, event)
            assert not event.isAccepted(), "the page scrolls"
        assert not field.focusPolicy() & ~Qt.FocusPolicy.StrongFocus
    assert (combo.currentIndex(), spin.value(), real.value(), slider.value()) == (1, 5, 1.5, 50)


def test_every_choice_in_the_window_uses_these_fields() -> None:
    made = re.compile(r"\bQ(?:\w*ComboBox|\w*SpinBox|\w*TimeEdit|DateEdit|Slider|Dial)\(")
    for file in Path(gui.__file__).parent.rglob("*.py"):
        if file.name != "fields.py":
            assert not made.search(file.read_text("utf-8")), file
