"""Tables whose rows are selected as a whole."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QTableWidgetItem, QTreeView, QWidget

from surajang.gui.kit.label import give_tip
from surajang.gui.kit.style import MIN_TARGET
from surajang.gui.kit.translation import tr

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


def cell(text: str, column: int) -> QTableWidgetItem:
    """Return a cell or a heading: at the left in the first column, and at the right, as numbers are, in the others."""
    item = QTableWidgetItem(text)
    side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
    item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
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
