"""Widgets side by side, in as many lines as they need."""

from itertools import groupby

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from surajang.gui.kit.flow_layout import Flow


@pytest.mark.parametrize(
    ("widths", "lines"),
    [
        ((100, 100, 100), [3]),
        ((100, 100, 100, 100), [2, 2]),
        ((100, 100, 100, 250), [3, 1]),
        ((150, 150, 150), [2, 1]),
        ((100,) * 5, [3, 2]),
    ],
)
def test_no_widget_stands_alone_below_a_longer_line(qtbot: QtBot, widths: tuple[int, ...], lines: list[int]) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    row = Flow(page, 0)
    parts = [QWidget(page) for _ in widths]
    for part, width in zip(parts, widths, strict=True):
        part.setFixedSize(width, 20)
        row.addWidget(part)
    page.resize(320, 100)
    page.show()
    assert [len(list(line)) for _, line in groupby(part.y() for part in parts)] == lines
