"""Tables that are lists: of each row one thing is chosen as a whole."""

from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QAbstractItemView, QTableView

from gui.look.style import LEAST_TARGET


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
