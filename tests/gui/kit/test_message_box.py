"""Message boxes."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from surajang.gui.kit.message_box import MARGIN, MessageBox


@pytest.mark.parametrize("text", ["zero.pgn contains no game.", "It has more than one line. " * 20])
def test_a_text_has_the_same_margins_on_both_sides(qtbot: QtBot, text: str) -> None:
    box = MessageBox()
    qtbot.addWidget(box)
    box.setText(text)
    box.show()
    QApplication.processEvents()
    label = box.findChild(QLabel, "qt_msgbox_label")
    assert label is not None
    left = label.mapTo(box, QPoint()).x()
    assert (left, box.width() - left - label.width()) == (MARGIN, MARGIN)
    assert label.height() >= label.heightForWidth(label.width())
