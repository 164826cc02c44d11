"""Columns and rows of widgets, and a row that wraps like words."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QLayoutItem, QVBoxLayout, QWidget

Margins = int | tuple[int, int, int, int]
"""One margin for all sides, or left, top, right and bottom."""

Part = QWidget | QLayout | int | tuple[QWidget | QLayout, int]
"""A widget or a layout, alone or with its stretch factor, or the stretch factor of an empty part."""


def lay_column(
    *parts: Part, within: QWidget | None = None, margins: Margins | None = None, spacing: int | None = None
) -> QVBoxLayout:
    """Return a column of parts that fills a widget, if it is `within` one; the style has the default margins."""
    layout = QVBoxLayout() if within is None else QVBoxLayout(within)
    _fill(layout, parts, margins, spacing)
    return layout


def lay_row(
    *parts: Part, within: QWidget | None = None, margins: Margins | None = None, spacing: int | None = None
) -> QHBoxLayout:
    """Like `lay_column`, for a row."""
    layout = QHBoxLayout() if within is None else QHBoxLayout(within)
    _fill(layout, parts, margins, spacing)
    return layout


def _fill(layout: QBoxLayout, parts: tuple[Part, ...], margins: Margins | None, spacing: int | None) -> None:
    if margins is not None:
        layout.setContentsMargins(*((margins,) * 4 if isinstance(margins, int) else margins))
    if spacing is not None:
        layout.setSpacing(spacing)
    for part in parts:
        thing, stretch = part if isinstance(part, tuple) else (part, 0)
        if isinstance(thing, int):
            layout.addStretch(thing)
        elif isinstance(thing, QLayout):
            layout.addLayout(thing, stretch)
        else:
            layout.addWidget(thing, stretch)


class Flow(QLayout):
    """Lays widgets out side by side, in as many lines as needed.

    Each has its preferred width; none stands alone below a line of three or more where one of them fits beside it. With
    `even`, all have the same width, and the lines hold equal numbers if possible and fill the width; `centred` lines
    have equal room on both sides.
    """

    def __init__(
        self, parent: QWidget | None = None, spacing: int = 4, even: bool = False, centred: bool = False
    ) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._heights: dict[int, int] = {}
        self._even = even
        self._centred = centred
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)
        self._heights.clear()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        self._heights.clear()
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def clear(self) -> None:
        """Remove and delete all widgets."""
        self._heights.clear()
        while self._items:
            widget = self._items.pop(0).widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation.Horizontal if self._even else Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height at a width, cached, as outer layouts ask often."""
        if width not in self._heights:
            self._heights[width] = self._place(QRect(0, 0, width, 0), move=False)
        return self._heights[width]

    def invalidate(self) -> None:
        """Clear the cache."""
        self._heights.clear()
        super().invalidate()

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._place(rect, move=True)

    def sizeHint(self) -> QSize:
        widths = self._widths()
        heights = [item.sizeHint().height() for item in self._shown()]
        return self._with_margins(sum(widths) + self.spacing() * max(0, len(widths) - 1), max(heights, default=0))

    def minimumSize(self) -> QSize:
        """Return the size of the largest item, at its narrowest if its height depends on its width."""
        items = self._shown()
        heights = [item.sizeHint().height() for item in items]
        widths = [
            item.minimumSize().width() if item.hasHeightForWidth() and not self._even else width
            for item, width in zip(items, self._widths(), strict=True)
        ]
        return self._with_margins(max(widths, default=0), max(heights, default=0))

    def _with_margins(self, width: int, height: int) -> QSize:
        margins = self.contentsMargins()
        return QSize(width + margins.left() + margins.right(), height + margins.top() + margins.bottom())

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _widths(self) -> list[int]:
        """Return the minimum widths of the visible items."""
        items = self._shown()
        if self._even:
            return [max((item.minimumSize().width() for item in items), default=0)] * len(items)
        return [item.sizeHint().width() for item in items]

    def _lines(self, room: int) -> list[list[tuple[QLayoutItem, int]]]:
        pairs = list(zip(self._shown(), self._widths(), strict=True))
        lines: list[list[tuple[QLayoutItem, int]]] = []
        used = 0
        for item, width in pairs:
            used += self.spacing() + width
            if lines and used <= room:
                lines[-1].append((item, width))
            else:
                lines.append([(item, width)])
                used = width
        if self._even and len(lines) > 1:
            each = -(-len(pairs) // len(lines))
            lines = [pairs[start : start + each] for start in range(0, len(pairs), each)]
        elif len(lines) > 1 and len(lines[-1]) == 1 and len(lines[-2]) > 2:
            moved = lines[-2][-1]
            if moved[1] + self.spacing() + lines[-1][0][1] <= room:
                lines[-1].insert(0, lines[-2].pop())
        return lines

    def _place(self, rect: QRect, move: bool) -> int:
        """Return the height at a rectangle's width, and `move` the items into place."""
        inner = rect.marginsRemoved(self.contentsMargins())
        top = inner.y()
        lines = self._lines(inner.width())
        step = (inner.width() + self.spacing()) / len(lines[0]) if lines else 0.0
        for line in lines:
            rects, left = [], inner.x()
            for place, (item, width) in enumerate(line):
                if self._even:
                    left = inner.x() + round(place * step)
                    width = inner.x() + round((place + 1) * step) - self.spacing() - left
                width = min(width, inner.width())
                tall = item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()
                rects.append(QRect(left, top, width, tall))
                left += width + self.spacing()
            height = max(rect.height() for rect in rects)
            aside = (inner.right() - rects[-1].right()) // 2 if self._centred else 0
            for (item, _), rect in zip(line, rects, strict=True):
                if move:
                    item.setGeometry(QRect(rect.left() + aside, top, rect.width(), height))
            top += height + self.spacing()
        return self._with_margins(0, max(0, top - inner.y() - self.spacing())).height()


def button_row(parent: QWidget, *buttons: QWidget) -> QWidget:
    """Return buttons beside each other, in as many lines as they need."""
    row = QWidget(parent)
    lay_flow(*buttons, within=row, spacing=6)
    return row


def lay_flow(*widgets: QWidget, within: QWidget | None = None, spacing: int = 4) -> Flow:
    """Like `lay_row`, for a row that wraps."""
    flow = Flow(within, spacing)
    for widget in widgets:
        flow.addWidget(widget)
    return flow
