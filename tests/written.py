"""Records the texts painted in a window, and finds those that do not fit or that overlap.

Labels and buttons return their texts; those that a board, a card or a list paints are only known from painting.
"""

import sys
from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPaintDevice, QPainter
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

SLACK = 1.5
"""The pixels by which a text may exceed its rectangle, since rectangles have whole numbers."""


class Text(NamedTuple):
    """A painted text: the source `file`, the widget, the area it fills there, and its rectangle."""

    file: str
    on: QPaintDevice
    words: str
    fills: QRectF
    place: QRectF


def painted(top: QWidget) -> list[Text]:
    """Return the texts that Surajang's code paints while a window is drawn."""
    found: list[Text] = []
    draw: Any = QPainter.drawText

    def read(painter: QPainter, *given: Any) -> Any:
        """Record a text and the rectangle it has to fit, and paint it."""
        place, flags, words = given[:3]
        device = painter.device()
        if isinstance(words, str) and words.strip():
            place, flags = QRectF(place), int(getattr(flags, "value", flags))
            metrics = QFontMetricsF(painter.font())
            fills = metrics.boundingRect(place, flags, words)
            if not flags & Qt.TextFlag.TextWordWrap.value:
                fills.setWidth(metrics.horizontalAdvance(words))  # without the ends of slanted letters
            world = painter.transform()
            # A frame in a variable would be a cycle that keeps the painter alive.
            file = sys._getframe(1).f_code.co_filename  # noqa: SLF001  # the caller's file is named nowhere else
            found.append(Text(file, device, words, world.mapRect(fills), world.mapRect(place)))
        return draw(painter, *given)

    enabled = top.updatesEnabled()
    top.setUpdatesEnabled(True)
    QPainter.drawText = read  # type: ignore[method-assign, assignment]
    try:
        top.grab()
    finally:
        QPainter.drawText = draw  # type: ignore[method-assign]
        top.setUpdatesEnabled(enabled)
    return found


def faults(top: QWidget) -> Iterator[str]:
    """Report painted texts that do not fit into their rectangles or widgets, or that overlap."""
    texts = painted(top)
    for text in texts:
        more = text.place.adjusted(-SLACK, -SLACK, SLACK, SLACK)
        if not more.contains(text.fills):
            yield f"{_name(text)} fills {_size(text.fills)} and has {_size(text.place)}"
        ground = QRectF(0, 0, text.on.width(), text.on.height())
        scrolled = isinstance(text.on, QWidget) and isinstance(text.on.parentWidget(), QAbstractScrollArea)
        if not scrolled and not ground.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(text.fills):
            yield f"{_name(text)} leaves what it is painted on, {_size(ground)}: {text.fills.getRect()}"
    for one, other in combinations(texts, 2):
        if one.on is other.on and one.file == other.file and one.fills.intersects(other.fills):
            yield f"{_name(one)} is painted over {_name(other)}"


def _name(text: Text) -> str:
    """Return a description by which a text can be found."""
    return f"{text.words!r} on {type(text.on).__name__}"


def _size(rect: QRectF) -> tuple[int, int]:
    """Return the width and height of a rectangle."""
    return round(rect.width()), round(rect.height())
