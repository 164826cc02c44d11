"""The moves played, two to a row, and under them the trials in their place."""

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QRect, Qt
from PySide6.QtGui import QColor, QFocusEvent, QFontMetrics, QPainter
from PySide6.QtWidgets import QHeaderView, QStyleOptionViewItem, QTableView

from surajang.gui.desk.move_rows import DEPTH, FOLDED, NODE, TRIED, Index, MoveRows
from surajang.gui.desk.moves_view import MovesDelegate, MovesTable, MovesView
from surajang.gui.document.document import GameDocument
from surajang.gui.document.drawn_marks import without_marks
from surajang.gui.document.edits import Annotated, Edit
from surajang.gui.kit.long_text import CutText
from surajang.gui.kit.qt_helpers import soon
from surajang.gui.kit.theme import Palette
from surajang.gui.kit.translation import tr
from surajang.gui.shell.commands import MOVES, plain
from surajang.rules.game import Node

LONG = 8
"""Characters from which a move might not fit into its column."""

INDENT = 12
"""Pixels by which a variation is indented, and again each nested one."""

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class MoveDelegate(MovesDelegate):
    """Draws a move: the current one highlighted, trials paler, in italics and behind a bar."""

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
            self.highlight(painter, option.rect.adjusted(2, 1, -2, -1))
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
        """Draw this cell's part of a folded variation's row."""
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


class MoveTable(MovesTable):
    """The table. When it takes the focus, screen readers read the current move."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Announce the current move again, after Qt has announced the focus."""
        super().focusInEvent(event)
        soon(self, self._announce)

    def _announce(self) -> None:
        """Make Qt announce the current cell."""
        index = self.currentIndex()
        for place in (QModelIndex(), index):
            self.selectionModel().setCurrentIndex(place, QItemSelectionModel.SelectionFlag.NoUpdate)


class MoveList(MovesView):
    """The list, and below it the comment on the move shown."""

    def __init__(self, document: GameDocument, colours: Palette) -> None:
        self._digits = 3
        self.model = MoveRows(document.game)
        table = MoveTable()
        name = plain(tr(MOVES))  # the heading of columns with numbers of moves is another word
        super().__init__(table, self.model, MoveDelegate(colours, table), name)
        self.model.setParent(self)
        header = table.horizontalHeader()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
        table.clicked.connect(self._clicked)
        self.comment = CutText(tr("Comment"), self)
        self.column.addWidget(self.comment)
        self.set_colours(colours)
        self.set_current(document.node)

    def index_of(self, node: Node) -> QModelIndex:
        return self.model.index_of(node)

    def set_colours(self, colours: Palette) -> None:
        self.view.setColumnWidth(0, self.fontMetrics().horizontalAdvance("0" * self._digits) + 16)
        super().set_colours(colours)

    def follow_edit(self, edit: Edit) -> None:
        current = self.delegate.current
        if isinstance(edit, Annotated):
            self.view.update(self.index_of(edit.node))
            if edit.node is current:
                self._show_comment(edit.node)
            return
        self.model.follow(edit)
        if current is not None:
            self.model.show(current)
        self._make_room_for_numbers()

    def set_current(self, node: Node) -> None:
        """Mark the move whose position is shown; a variation that it belongs to is unfolded."""
        self.model.show(node)
        self._make_room_for_numbers()
        super().set_current(node)
        self._show_comment(node)

    def _show_comment(self, node: Node) -> None:
        self.comment.set_text(without_marks(node.comment) or (without_marks(node.comment_before) if node.ply else ""))

    def _make_room_for_numbers(self) -> None:
        """Make the first column wide enough for the largest move number."""
        digits = max(3, len(str(self.model.last_number)))
        if digits != self._digits:
            self._digits = digits
            self.set_colours(self.delegate.colours)

    def show_current(self) -> None:
        """Scroll to the current move; it is the current cell for screen readers."""
        node = self.delegate.current
        index = self.index_of(node) if node is not None else QModelIndex()
        self.view.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)
        super().show_current()

    def _clicked(self, index: QModelIndex) -> None:
        """Go to the clicked move."""
        node = index.data(NODE)
        if node is not None:
            self.chosen.emit(node)
