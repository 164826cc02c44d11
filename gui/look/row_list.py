"""Tables that are lists: of each row one thing is chosen as a whole."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QTableView

from gui.look.style import LEAST_TARGET
from gui.translation import tr


def row_height(metrics: QFontMetrics, lines: float) -> int:
    """Return how high the rows of a list are, of so many lines of text."""
    return max(LEAST_TARGET, round(metrics.height() * lines))


def list_rows(table: QTableView) -> None:
    """Let a table be a list of rows, one of which is chosen at a time; Tab leads out of it."""
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setTabKeyNavigation(False)
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.verticalHeader().hide()
    table.horizontalHeader().setHighlightSections(False)


def sort_rows(table: QTableView) -> None:
    """Let a table be sorted by its headings, with the mouse and by keys."""
    table.setSortingEnabled(True)
    SortKeys(table)
    words = tr("Ctrl with a digit sorts by the column of that place; once more, the other way round.")
    table.horizontalHeader().setToolTip(words)
    table.setAccessibleDescription(words)


class SortKeys(QObject):
    """Lets Ctrl with a digit sort a table by a column, the first of those that are seen being 1."""

    def __init__(self, table: QTableView) -> None:
        super().__init__(table)
        self._table = table
        table.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keys, from commands too that have them."""
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
        """Sort by a column, the other way round if the table is sorted by it already."""
        header = self._table.horizontalHeader()
        up, down = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
        again = header.sortIndicatorSection() == column and header.sortIndicatorOrder() == up
        self._table.sortByColumn(column, down if again else up)
