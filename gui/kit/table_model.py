"""A table whose columns are data: heading, text, side, tool tip and what a screen reader reads."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from surajang.gui.kit.label import tip

Index = QModelIndex | QPersistentModelIndex
Row = TypeVar("Row")
LEFT, CENTRE, RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight
_ALIGNED = {side: side | Qt.AlignmentFlag.AlignVCenter for side in (LEFT, CENTRE, RIGHT)}
"""Made once: joining two flags takes longer than drawing a letter."""

_, _ALIGNMENT, _TOOL_TIP, _SPOKEN = _ANSWERED = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.TextAlignmentRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
)


@dataclass(frozen=True)
class Column(Generic[Row]):
    """A column; its functions take a row. Without `spoken`, a screen reader reads the text."""

    heading: Callable[[], str]
    text: Callable[[Row], str]
    side: Qt.AlignmentFlag = LEFT
    tooltip: Callable[[Row], str] | None = None
    spoken: Callable[[Row], str] | None = None


class TableModel(QAbstractTableModel, Generic[Row]):
    """Shows rows in columns. A subclass that does not have all rows at hand overrides `count` and `row`."""

    def __init__(self, columns: Sequence[Column[Row]], rows: Sequence[Row] = (), parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.columns = columns
        self.rows = rows

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Replace the rows."""
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    @property
    def count(self) -> int:
        """The number of rows."""
        return len(self.rows)

    def row(self, number: int) -> Row | None:
        """Return a row, None while it is unknown."""
        return self.rows[number] if 0 <= number < len(self.rows) else None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  Qt's own default
        return 0 if parent.isValid() else self.count

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell's content or appearance, as the role asks."""
        if role not in _ANSWERED or not index.isValid():  # Qt asks for seven roles to paint a cell
            return None
        column = self.columns[index.column()]
        if role == _ALIGNMENT:
            return _ALIGNED[column.side]
        if role == _TOOL_TIP and column.tooltip is None:
            return None
        row = self.row(index.row())
        if row is None:
            return ""
        if role == _TOOL_TIP and column.tooltip is not None:
            return tip(column.tooltip(row)) or None
        if role == _SPOKEN and column.spoken is not None:
            return column.spoken(row)
        return column.text(row)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a column's heading, aligned as its cells are."""
        if orientation == Qt.Orientation.Vertical:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.columns[section].heading()
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _ALIGNED[self.columns[section].side]
        return None
