"""Tables whose columns are data (heading, text, side, tool tip, spoken text), and views that select whole rows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QTableWidgetItem, QTreeView, QWidget

from surajang.gui.kit.label import give_tip, tip
from surajang.gui.kit.style import MIN_TARGET
from surajang.gui.kit.translation import tr

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


PADDING = 28
"""Pixels beside the text of a column."""

REST_LETTERS = 22
"""The minimum width in letters of the column that takes the remaining width."""


def row_height(metrics: QFontMetrics, lines: float) -> int:
    """Return the height of rows of this many lines of text."""
    return max(MIN_TARGET, round(metrics.height() * lines))


def list_rows(table: QTableView) -> None:
    """Make a table a list of rows with a single selection, which Tab leaves."""
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setTabKeyNavigation(False)
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.verticalHeader().hide()
    table.horizontalHeader().setHighlightSections(False)


def list_items(tree: QTreeView, rest: int) -> None:
    """Make a tree a list of rows of one height, in which a column takes the remaining width."""
    tree.setRootIsDecorated(False)
    tree.setUniformRowHeights(True)
    tree.header().setStretchLastSection(False)
    tree.header().setSectionResizeMode(rest, QHeaderView.ResizeMode.Stretch)


def side_of(column: int) -> Qt.AlignmentFlag:
    """Return the side of a column's text: left in the first column, and right, as numbers have it, in the others."""
    return RIGHT if column else LEFT


def cell(text: str, column: int) -> QTableWidgetItem:
    """Return a cell or a heading, at the side of its column."""
    item = QTableWidgetItem(text)
    item.setTextAlignment(_ALIGNED[side_of(column)])
    return item


def sort_rows(table: QTableView) -> None:
    """Let a table be sorted by its headings, with mouse and keyboard."""
    table.setSortingEnabled(True)
    SortKeys(table)
    words = tr("Ctrl and a digit sort by the column with that number; press again to reverse the order.")
    give_tip(table.horizontalHeader(), words)
    table.setAccessibleDescription(words)


def add_key(owner: QWidget, key: Qt.Key, run: Callable[[], object]) -> None:
    """Run something when a key is pressed while a widget has the focus."""
    shortcut = QShortcut(QKeySequence(key), owner)
    shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)  # PySide ignores it as a keyword argument
    shortcut.activated.connect(run)


class SortKeys(QObject):
    """Lets Ctrl with a digit sort a table by a visible column, counted from 1."""

    def __init__(self, table: QTableView) -> None:
        super().__init__(table)
        self._table = table
        table.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keys, also from commands."""
        if isinstance(event, QKeyEvent) and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            place = event.key() - Qt.Key.Key_1
            header = self._table.horizontalHeader()
            columns = [header.logicalIndex(place) for place in range(header.count())]
            columns = [column for column in columns if not header.isSectionHidden(column)]
            if 0 <= place < min(9, len(columns)):
                if event.type() == QEvent.Type.KeyPress:
                    self._sort(columns[place])
                event.accept()
                return True
        return super().eventFilter(watched, event)

    def _sort(self, column: int) -> None:
        """Sort by a column, in reverse if the table is sorted by it already."""
        header = self._table.horizontalHeader()
        up, down = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
        again = header.sortIndicatorSection() == column and header.sortIndicatorOrder() == up
        self._table.sortByColumn(column, down if again else up)


def without_room(widths: Mapping[int, int], dispensable: Sequence[int], room: int) -> set[int]:
    """Return the dispensable columns to hide, in their order, until the others fit."""
    needed = sum(widths.values())
    hidden = set()
    for column in dispensable:
        if needed > room:
            hidden.add(column)
            needed -= widths[column]
    return hidden


class RowList(QTableView):
    """A list whose columns are as wide as their typical contents; some are hidden if there is no room.

    The column `rest` takes the remaining width; the `dispensable` ones are hidden in their order.
    """

    def __init__(self, rest: int, dispensable: Sequence[int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rest = rest
        self._dispensable = dispensable
        self._widths: dict[int, int] = {}
        list_rows(self)
        self.setAlternatingRowColors(True)

    def measure_columns(self, samples: Mapping[int, Sequence[str]]) -> None:
        """Make columns as wide as samples of their contents, and as their titles."""
        metrics, model = self.fontMetrics(), self.model()
        titles = {column: str(model.headerData(column, Qt.Orientation.Horizontal) or "") for column in samples}
        self._widths = {
            column: max(metrics.horizontalAdvance(text) for text in [*texts, titles[column]]) + PADDING
            for column, texts in samples.items()
        }
        for column, width in self._widths.items():
            self.setColumnWidth(column, width)
        self.horizontalHeader().setSectionResizeMode(self._rest, QHeaderView.ResizeMode.Stretch)
        self._choose_columns()

    def scroll_to_row(self, row: int) -> None:
        """Scroll until a row is the first one seen, even right after the rows were replaced."""
        self.updateGeometries()
        self.verticalScrollBar().setValue(row)

    def _choose_columns(self) -> None:
        room = self.viewport().width() - REST_LETTERS * self.fontMetrics().averageCharWidth() - PADDING
        hidden = without_room(self._widths, self._dispensable, room)
        for column in self._dispensable:
            self.setColumnHidden(column, column in hidden)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide columns for which there is no room."""
        super().resizeEvent(event)
        if self._widths:
            self._choose_columns()
