"""The moves that were played, two to a row, and under them what was tried instead."""

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QRect, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from gui.desk.move_rows import DEPTH, FOLDED, NODE, TRIED, Index, MoveRows
from gui.document.document import GameDocument
from gui.document.drawn_marks import without_marks
from gui.document.edits import Annotated, Change, HeadersSet, Jumped, Stepped
from gui.kit.elided_text import CutText
from gui.kit.row_list import row_height
from gui.kit.soon import soon
from gui.kit.theme import Palette
from gui.kit.translation import tr
from gui.shell.keys_text import plain
from gui.shell.menu_names import MOVES
from rules.game import Node

LONG = 8
"""Characters from which a move might not fit into its column."""

INDENT = 12
"""Pixels by which a variation is indented, and one within it once more."""

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class MoveDelegate(QStyledItemDelegate):
    """Draws a move; the one that the board shows on a ground of its own, what is not of the game in italics and paler,
    behind a bar."""

    def __init__(self, colours: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours = colours
        self.current: Node | None = None

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a cell."""
        tried = bool(index.data(TRIED))
        painter.save()
        font = option.font
        font.setItalic(tried and index.column() > 0)
        indent = INDENT * int(index.data(DEPTH))
        if index.data(FOLDED):
            painter.setClipRect(option.rect)
            self._folded(painter, option, index, indent)
        else:
            self._move(painter, option, index, indent)
        if tried and index.column() == 0:
            bar = QColor(self.colours.accent)
            bar.setAlphaF(0.6)
            painter.fillRect(QRect(option.rect.x() + indent - 7, option.rect.y(), 2, option.rect.height()), bar)
        painter.restore()

    def _move(self, painter: QPainter, option: QStyleOptionViewItem, index: Index, indent: int) -> None:
        """Draw a move, or a move's number."""
        font = option.font
        node = index.data(NODE)
        pale = index.column() == 0 or index.data(TRIED)
        if node is not None and node is self.current:
            font.setBold(True)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.colours.selection))
            painter.drawRoundedRect(option.rect.adjusted(2, 1, -2, -1), 4, 4)
            pale = False
        painter.setFont(font)
        painter.setPen(self.colours.muted if pale else self.colours.text)
        inner = option.rect.adjusted(8 + indent if index.column() else 0, 0, -6, 0)
        side = RIGHT if index.column() == 0 else LEFT
        text = index.data() or ""
        if len(text) > LONG:
            text = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, inner.width())
        painter.drawText(inner, side, text)

    def _folded(self, painter: QPainter, option: QStyleOptionViewItem, index: Index, indent: int) -> None:
        """Draw of a folded variation's beginning, which takes the whole row, what lies in this cell."""
        table = self.parent()
        if not isinstance(table, QTableView):
            return
        font = option.font
        font.setItalic(True)
        whole = QRect(table.columnViewportPosition(0), option.rect.y(), table.viewport().width(), option.rect.height())
        inner = whole.adjusted(indent + 2, 0, -6, 0)
        text = index.sibling(index.row(), 0).data() or ""
        painter.setFont(font)
        painter.setPen(self.colours.muted)
        painter.drawText(inner, LEFT, QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, inner.width()))


class MoveTable(QTableView):
    """The table; when the keys come to it, screen readers are told which move is current."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell once more which move is current, after Qt has told that the table has the keys."""
        super().focusInEvent(event)
        soon(self, self._tell)

    def _tell(self) -> None:
        """Have Qt tell which move is current."""
        index = self.currentIndex()
        for place in (QModelIndex(), index):
            self.selectionModel().setCurrentIndex(place, QItemSelectionModel.SelectionFlag.NoUpdate)


class MoveList(QFrame):
    """The list, and below it the comment on the move shown."""

    chosen = Signal(Node)
    """A move was clicked."""

    def __init__(self, document: GameDocument, colours: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("moves")
        self._digits = 3
        self.model = MoveRows(document.game, self)
        self.view = MoveTable(self)
        self.delegate = MoveDelegate(colours, self.view)
        self.view.setModel(self.model)
        self.view.setItemDelegate(self.delegate)
        self.view.setAccessibleName(plain(tr(MOVES)))  # what columns with numbers of moves are called is another word
        self.view.setShowGrid(False)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.view.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.view.setTabKeyNavigation(False)
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.view.horizontalHeader().hide()
        self.view.verticalHeader().hide()
        self.view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = self.view.horizontalHeader()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
        self.view.clicked.connect(self._clicked)
        self.view.verticalScrollBar().rangeChanged.connect(self._scroll)  # there is more room or less
        self.comment = CutText(tr("Comment"), self)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 4, 1, 1)
        column.setSpacing(4)
        column.addWidget(self.view, 1)
        column.addWidget(self.comment)
        self.set_colours(colours)
        self.set_current(document.node)

    def set_colours(self, colours: Palette) -> None:
        """Take on other colours and the present size of text."""
        self.delegate.colours = colours
        metrics = self.fontMetrics()
        self.view.verticalHeader().setDefaultSectionSize(row_height(metrics, 1.5))
        self.view.setColumnWidth(0, metrics.horizontalAdvance("0" * self._digits) + 16)
        self.view.setStyleSheet(f"QTableView {{ background: {colours.surface.name()}; }}")
        self.view.viewport().update()

    def follow(self, change: Change) -> None:
        """List what has changed in the document."""
        match change:
            case Stepped(node) | Jumped(node):
                self.set_current(node)
            case Annotated(node):
                self.view.update(self.model.index_of(node))
                if node is self.delegate.current:
                    self._show_comment(node)
            case HeadersSet():
                pass
            case _:
                self.model.follow(change)
                if self.delegate.current is not None:
                    self.model.show(self.delegate.current)
                self._make_room_for_numbers()

    def set_current(self, node: Node) -> None:
        """Mark the move whose position is shown; a variation that it belongs to is unfolded."""
        self.model.show(node)
        self._make_room_for_numbers()
        before, self.delegate.current = self.delegate.current, node
        for changed in (before, node):
            if changed is not None:
                self.view.update(self.model.index_of(changed))
        self._scroll()
        self._show_comment(node)

    def _show_comment(self, node: Node) -> None:
        """Show the comment on a move."""
        said = without_marks(node.comment) or (without_marks(node.comment_before) if node.ply else "")
        self.comment.set_text(said)

    def _make_room_for_numbers(self) -> None:
        """Make the first column wide enough for the largest number of a move."""
        digits = max(3, len(str(self.model.last_number)))
        if digits != self._digits:
            self._digits = digits
            self.set_colours(self.delegate.colours)

    def _scroll(self) -> None:
        """Bring the move whose position is shown into view."""
        node = self.delegate.current
        index = self.model.index_of(node) if node is not None else QModelIndex()
        self.view.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)
        if index.isValid():
            self.view.scrollTo(index)
        else:
            self.view.scrollToTop()

    def _clicked(self, index: QModelIndex) -> None:
        """Choose the move that was clicked."""
        node = index.data(NODE)
        if node is not None:
            self.chosen.emit(node)
