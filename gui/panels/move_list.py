"""The moves of the line that is looked at, two to a row, and the other moves that were played instead."""

from html import escape

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSizeF,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from gui.theme import Palette
from rules.game import Game, Node
from rules.moves import SETUP

Index = QModelIndex | QPersistentModelIndex
NODE = Qt.ItemDataRole.UserRole
TRIED = Qt.ItemDataRole.UserRole + 1
MOST_ALTERNATIVES = 6
LONG = 8
"""Characters from which a move might not fit into its column."""

FORK_GAP = 6
"""Pixels between a move and the sign that others were tried."""

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class LineModel(QAbstractTableModel):
    """A line of nodes as rows of a move number and two moves. Nodes are added and removed at its end."""

    def __init__(self) -> None:
        super().__init__()
        self.nodes: list[Node] = []
        self._game: Game | None = None
        self._offset = 0
        self._first_number = 1

    def set_line(self, game: Game, nodes: list[Node]) -> None:
        """Show other nodes, those of a line of `game` without its root."""
        self.beginResetModel()
        self._game = game
        self.nodes = list(nodes)
        self._offset = game.root.side
        fields = game.start_fen.split()
        self._first_number = int(fields[5]) - (1 if fields[-1].startswith("setup=") else 0)
        self.endResetModel()

    def append(self, node: Node) -> None:
        """Add a node at the end."""
        place = self.index_of(len(self.nodes))
        if place[0] >= self.rowCount():
            self.beginInsertRows(QModelIndex(), place[0], place[0])
            self.nodes.append(node)
            self.endInsertRows()
        else:
            self.nodes.append(node)
            changed = self.index(*place)
            self.dataChanged.emit(changed, changed)

    def remove_last(self) -> None:
        """Remove the node at the end."""
        row, _ = self.index_of(len(self.nodes) - 1)
        alone = len(self.nodes) == 1 or self.index_of(len(self.nodes) - 2)[0] < row
        if alone:
            self.beginRemoveRows(QModelIndex(), row, row)
            self.nodes.pop()
            self.endRemoveRows()
        else:
            self.nodes.pop()
            changed = self.index(row, 2)
            self.dataChanged.emit(changed, changed)

    def index_of(self, number: int) -> tuple[int, int]:
        """Return the row and column of the node of that number."""
        return (number + self._offset) // 2, (number + self._offset) % 2 + 1

    def node_at(self, row: int, column: int) -> Node | None:
        """Return the node of a cell, if it holds one."""
        number = row * 2 + column - 1 - self._offset
        return self.nodes[number] if column and 0 <= number < len(self.nodes) else None

    def tried(self, node: Node) -> bool:
        """Say whether a node of the line was only tried, after the game had ended."""
        end = self._game.end if self._game is not None else None
        return end is not None and node.ply > end.ply and (end.ply == 0 or self.nodes[end.ply - 1] is end)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  Qt's own default
        """Return the number of rows."""
        return 0 if parent.isValid() or not self.nodes else self.index_of(len(self.nodes) - 1)[0] + 1

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return the number of columns: number, first player, second player."""
        return 0 if parent.isValid() else 3

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a cell's text, or the node in it."""
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() == 0:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if index.column() == 0:
            return self._number(index.row()) if role == Qt.ItemDataRole.DisplayRole else None
        node = self.node_at(index.row(), index.column())
        if role == NODE:
            return node
        if role == TRIED:
            return node is not None and self.tried(node)
        if role == Qt.ItemDataRole.AccessibleTextRole and node:
            remarks = [", tried after the end"] * self.tried(node) + [", others tried"] * has_others(node)
            return node.written + "".join(remarks)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return node.written if node else ("…" if index.row() == 0 and index.column() == 1 else "")
        if role == Qt.ItemDataRole.ToolTipRole and node and node.comment:
            return f"<qt>{escape(node.comment)}</qt>"
        return None

    def _number(self, row: int) -> str:
        """Return a row's move number; the row of the setup has none."""
        node = self.node_at(row, 1) or self.node_at(row, 2)
        return "" if node and node.move & SETUP else f"{self._first_number + row}"


def has_others(node: Node) -> bool:
    """Say whether other moves were tried instead of this one."""
    return node.parent is not None and len(node.parent.children) > 1


class MoveDelegate(QStyledItemDelegate):
    """Draws a move, with a fork where others were tried; the one that the board shows on a ground of its own, and paler
    what was tried after the end."""

    def __init__(self, colours: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours = colours
        self.current: Node | None = None

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a cell."""
        node = index.data(NODE)
        painter.save()
        font = option.font
        pale = index.column() == 0 or index.data(TRIED)
        ink = self.colours.muted if pale else self.colours.text
        if node is not None and node is self.current:
            font.setBold(True)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.colours.selection))
            painter.drawRoundedRect(option.rect.adjusted(2, 1, -2, -1), 4, 4)
        font.setItalic(bool(index.data(TRIED)))
        painter.setFont(font)
        painter.setPen(ink)
        inner = option.rect.adjusted(8, 0, -6, 0)
        side = RIGHT if index.column() == 0 else LEFT
        text = index.data() or ""
        metrics = QFontMetrics(font)
        forked = node is not None and has_others(node)
        size = metrics.ascent() * 0.7
        if len(text) > LONG:
            room = inner.width() - (round(size) + FORK_GAP if forked else 0)
            text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
        painter.drawText(inner, side, text)
        if forked:
            corner = QPointF(inner.x() + metrics.horizontalAdvance(text) + FORK_GAP, inner.center().y() - size / 2)
            self._fork(painter, QRectF(corner, QSizeF(size, size)))
        painter.restore()

    def _fork(self, painter: QPainter, rect: QRectF) -> None:
        """Draw a way that parts in two."""
        pen = QPen(self.colours.muted, max(1.2, rect.width() * 0.14))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        start, parting = QPointF(rect.left(), rect.center().y()), QPointF(rect.center())
        for end in (start, rect.topRight(), rect.bottomRight()):
            painter.drawLine(parting, end)


class MoveList(QFrame):
    """The list, and below it the moves played instead of the one shown, and its comment."""

    chosen = Signal(object)
    """A move was clicked: its node."""

    def __init__(self, colours: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("moves")
        self._game: Game | None = None
        self.model = LineModel()
        self.delegate = MoveDelegate(colours, self)
        self.view = QTableView(self)
        self.view.setModel(self.model)
        self.view.setItemDelegate(self.delegate)
        self.view.setAccessibleName("Moves")
        self.view.setShowGrid(False)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
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
        self._others = QWidget(self)
        row = self._others_row = QHBoxLayout(self._others)
        row.setContentsMargins(8, 0, 8, 4)
        row.setSpacing(4)
        self._comment = QLabel(self)
        self._comment.setTextFormat(Qt.TextFormat.PlainText)
        self._comment.setObjectName("muted")
        self._comment.setWordWrap(True)
        self._comment.setContentsMargins(8, 0, 8, 4)
        self._comment.hide()
        self._others.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 4, 1, 1)
        column.setSpacing(4)
        column.addWidget(self.view, 1)
        column.addWidget(self._comment)
        column.addWidget(self._others)
        self.set_colours(colours)

    def set_colours(self, colours: Palette) -> None:
        """Take on other colours and the present size of text."""
        self.delegate.colours = colours
        metrics = self.fontMetrics()
        self.view.verticalHeader().setDefaultSectionSize(round(metrics.height() * 1.5))
        self.view.setColumnWidth(0, metrics.horizontalAdvance("000") + 16)
        self.view.setStyleSheet(f"QTableView {{ background: {colours.surface.name()}; }}")
        self.view.viewport().update()

    def set_game(self, game: Game) -> None:
        """List another game."""
        self._game = game
        self._show_line_of(game.node)
        self.set_current(game.node)

    def set_current(self, node: Node) -> None:
        """Mark the move whose position is shown; if it is not in the line listed, list the line that it is in."""
        if self._game is None:
            return
        nodes = self.model.nodes
        known = node.ply == 0 or (node.ply <= len(nodes) and nodes[node.ply - 1] is node)
        if not known:
            previous = nodes[-1] if nodes else self._game.root
            if node.parent is previous:
                self.model.append(node)
            else:
                self._show_line_of(node)
        before, self.delegate.current = self.delegate.current, node
        for changed in (before, node):
            if changed is not None and 0 < changed.ply <= len(self.model.nodes):
                self.view.update(self.model.index(*self.model.index_of(changed.ply - 1)))
        self._scroll()
        self._show_others(node)
        text = node.comment or (node.comment_before if node.ply else "")
        self._comment.setText(text)
        self._comment.setVisible(bool(text))

    def _scroll(self) -> None:
        """Bring the move whose position is shown into view."""
        node = self.delegate.current
        if node is not None and 0 < node.ply <= len(self.model.nodes):
            self.view.scrollTo(self.model.index(*self.model.index_of(node.ply - 1)))
        else:
            self.view.scrollToTop()

    def remove(self, node: Node) -> None:
        """Take out a node that left the game's tree, with all that follows it."""
        nodes = self.model.nodes
        while node.ply <= len(nodes) and nodes[node.ply - 1] is node:
            self.model.remove_last()

    def _show_line_of(self, node: Node) -> None:
        """List the line through a node, and on along its first continuations."""
        if self._game is None:
            return
        nodes = node.line()
        while nodes[-1].children:
            nodes.append(nodes[-1].children[0])
        self.model.set_line(self._game, nodes[1:])

    def _show_others(self, node: Node) -> None:
        """Offer the moves that were played instead of this one."""
        row = self._others_row
        while item := row.takeAt(0):
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        siblings = [other for other in node.parent.children if other is not node] if node.parent else []
        self._others.setVisible(bool(siblings))
        if not siblings:
            return
        label = QLabel("Instead:")
        label.setObjectName("muted")
        row.addWidget(label)
        for other in siblings[:MOST_ALTERNATIVES]:
            button = QPushButton(other.written)
            button.setProperty("flat", True)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(lambda _=False, other=other: self.chosen.emit(other))
            row.addWidget(button)
        row.addStretch(1)

    def _clicked(self, index: QModelIndex) -> None:
        """Choose the move that was clicked."""
        node = index.data(NODE)
        if node is not None:
            self.chosen.emit(node)
