"""The base of a game's move list and a study's tree: a table that follows a document's moves."""

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QStyledItemDelegate, QTableView, QWidget

from surajang.gui.document.edits import Change, Edit, HeadersSet, Jumped, Stepped
from surajang.gui.kit.flow_layout import lay_column
from surajang.gui.kit.row_list import row_height
from surajang.gui.kit.theme import Palette
from surajang.rules.game import Node

LINES = 1.5
"""The height of a row, in lines of text."""


class MovesDelegate(QStyledItemDelegate):
    """Draws moves; `current` is the one whose position is shown."""

    def __init__(self, colours: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours = colours
        self.current: Node | None = None

    def highlight(self, painter: QPainter, area: QRect) -> None:
        """Draw the background of the current move."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.colours.selection)
        painter.drawRoundedRect(area, 4, 4)


STEPPING = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End)


class MovesTable(QTableView):
    """The table of moves, which reports when it was resized."""

    resized = Signal(int)
    """The size has changed; the former height of the viewport."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Report the former height."""
        super().resizeEvent(event)
        self.resized.emit(event.oldSize().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the current cell at the position shown where a key cannot step on."""
        if event.key() in STEPPING:
            event.ignore()
        else:
            super().keyPressEvent(event)


class MovesView(QFrame):
    """Shows a document's moves in its table, `view`, and keeps the current one in sight until the user scrolls."""

    chosen = Signal(Node)
    """A move was clicked."""

    def __init__(self, table: MovesTable, model: QAbstractItemModel, delegate: MovesDelegate, name: str) -> None:
        """`name` is what screen readers call the table."""
        super().__init__()
        self.setObjectName("moves")
        self.view = table
        self.delegate = delegate
        table.setModel(model)
        table.setItemDelegate(delegate)
        table.setAccessibleName(name)
        table.setShowGrid(False)
        table.setFrameShape(QFrame.Shape.NoFrame)
        table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        table.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        table.setTabKeyNavigation(False)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.horizontalHeader().hide()
        table.verticalHeader().hide()
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.resized.connect(self.keep_in_sight)
        self.column = lay_column((table, 1), within=self, margins=(1, 4, 1, 1), spacing=4)

    def keep_in_sight(self, former: int) -> None:
        """Keep the current move in sight when the table becomes smaller, for example when a message is shown.

        If it was out of sight in the `former` height, the user has scrolled to other moves.
        """
        if self.in_sight(former):
            self.show_current()

    def in_sight(self, former: int = 0) -> bool:
        """Return whether the current move is in sight, or was in a viewport of the `former` height."""
        node = self.delegate.current
        index = self.index_of(node) if node is not None else QModelIndex()
        if not index.isValid():  # there is none at the start
            return self.view.verticalScrollBar().value() == self.view.verticalScrollBar().minimum()
        place = self.view.visualRect(index)
        return former < 0 or (place.bottom() >= 0 and place.top() < max(former, self.view.viewport().height()))

    def index_of(self, node: Node) -> QModelIndex:
        """Return the index of a move, an invalid one if it is not shown."""
        raise NotImplementedError

    def set_colours(self, colours: Palette) -> None:
        """Set the colours, and follow the size of text."""
        self.delegate.colours = colours
        stays = self.in_sight()
        self.view.verticalHeader().setDefaultSectionSize(row_height(self.fontMetrics(), LINES))
        if stays:
            self.show_current()
        self.view.setStyleSheet(f"QTableView {{ background: {colours.surface.name()}; }}")
        self.view.viewport().update()

    def follow(self, change: Change) -> None:
        """Show what has changed in the document."""
        match change:
            case Stepped(node) | Jumped(node):
                self.set_current(node)
            case HeadersSet():
                pass
            case _:
                self.follow_edit(change)

    def follow_edit(self, edit: Edit) -> None:
        """Show an edit of the tree."""
        raise NotImplementedError

    def set_current(self, node: Node) -> None:
        """Mark the move whose position is shown."""
        before, self.delegate.current = self.delegate.current, node
        for changed in (before, node):
            if changed is not None:
                self.view.update(self.index_of(changed))
        self.show_current()

    def show_current(self) -> None:
        """Scroll to the current move."""
        node = self.delegate.current
        index = self.index_of(node) if node is not None else QModelIndex()
        if index.isValid():
            self.view.scrollTo(index)
        else:
            self.view.scrollToTop()
