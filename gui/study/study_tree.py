"""The tree of a study: all moves with variations, comments and glyphs; variations can be folded."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QColor, QFontMetrics, QMouseEvent, QPainter, QShowEvent
from PySide6.QtWidgets import QHeaderView, QMenu, QStyleOptionViewItem

from surajang.gui.desk.moves_view import MovesDelegate, MovesTable, MovesView
from surajang.gui.document.document import GameDocument
from surajang.gui.document.edits import Edit
from surajang.gui.kit.style import fit_to_screen
from surajang.gui.kit.theme import Palette
from surajang.gui.kit.translation import tr
from surajang.gui.study.study_rows import DEEPEST, FOLD, MOVE, NUMBER, OPEN, WORDS, Measures, Row, Token, rows_of
from surajang.gui.words import spoken_moves
from surajang.rules.game import Node
from surajang.rules.variant import Variant

Index = QModelIndex | QPersistentModelIndex

ROW = Qt.ItemDataRole.UserRole

MARGIN = 6
INDENT = 14
"""Pixels beside the rows, and for each step of indentation."""


class StudyModel(QAbstractListModel):
    """The rows, as a list for the view and for screen readers."""

    def __init__(self, variant: Variant) -> None:
        super().__init__()
        self._variant = variant
        self.rows: list[Row] = []
        self.places: dict[Node, int] = {}

    def show(self, rows: list[Row]) -> None:
        """Replace the rows; equal ones at both ends stay."""
        before = self.rows
        most = min(len(before), len(rows))
        head = next((n for n in range(most) if before[n] != rows[n]), most)
        tail = next((n for n in range(most - head) if before[-1 - n] != rows[-1 - n]), most - head)
        if len(before) > head + tail:
            self.beginRemoveRows(QModelIndex(), head, len(before) - tail - 1)
            del before[head : len(before) - tail]
            self.endRemoveRows()
        new = rows[head : len(rows) - tail]
        if new:
            self.beginInsertRows(QModelIndex(), head, head + len(new) - 1)
            before[head:head] = new
            self.endInsertRows()
        self.places = {
            token.node: place for place, row in enumerate(before) for token in row.tokens if token.kind == MOVE
        }

    def index_of(self, node: Node) -> QModelIndex:
        """Return the index of the row with a move, an invalid one if it is not shown."""
        return self.index(self.places.get(node, -1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  Qt's own default
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a row, or its text."""
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row = self.rows[index.row()]
        if role == ROW:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return row.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            words = spoken_moves.in_words(self._variant, row.text)
            return tr("Variation: {words}", words=words) if row.depth and row.tokens[0].kind == FOLD else words
        return None


class StudyDelegate(MovesDelegate):
    """Draws a row: the current move highlighted, variations paler, comments in italics."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a row."""
        row = index.data(ROW)
        if row is None:
            return
        painter.save()
        painter.setClipRect(option.rect)
        bar = QColor(self.colours.border)
        for step in range(1, min(row.depth, DEEPEST)):  # one for each variation around this one
            x = option.rect.x() + MARGIN + row.left - INDENT * step - 5
            painter.fillRect(QRect(x, option.rect.y(), 1, option.rect.height()), bar)
        for token in row.tokens:
            self._token(painter, option, token, row.depth)
        painter.restore()

    def _token(self, painter: QPainter, option: QStyleOptionViewItem, token: Token, depth: int) -> None:
        colours, font = self.colours, option.font
        area = QRect(option.rect.x() + MARGIN + token.x, option.rect.y(), token.width, option.rect.height())
        shown = token.kind == MOVE and token.node is self.current
        if shown:
            self.highlight(painter, area.adjusted(-3, 2, 3, -2))
        font.setItalic(token.kind == WORDS)
        font.setBold(shown and not depth)
        painter.setFont(font)
        pale = token.kind in (NUMBER, FOLD, WORDS) or (depth and not shown)
        painter.setPen(colours.muted if pale else colours.text)
        side = Qt.AlignmentFlag.AlignRight if token.kind == NUMBER and not token.x else Qt.AlignmentFlag.AlignLeft
        text = QFontMetrics(font).elidedText(token.text, Qt.TextElideMode.ElideRight, area.width() + 1)
        painter.drawText(area, side | Qt.AlignmentFlag.AlignVCenter, text)


class StudyView(MovesTable):
    """The table. It reports which token was clicked."""

    clicked_on = Signal(Token)
    """A token was clicked."""

    right_clicked = Signal(Token, QPoint)
    """A token was clicked with the right button, at this place on the screen."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Report the token that was clicked."""
        token = self.token_at(event.position().toPoint())
        if token is None:
            return
        if event.button() is Qt.MouseButton.LeftButton:
            self.clicked_on.emit(token)
        elif event.button() is Qt.MouseButton.RightButton:
            self.right_clicked.emit(token, event.globalPosition().toPoint())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Treat a double click as two clicks."""
        self.mousePressEvent(event)

    def token_at(self, point: QPoint) -> Token | None:
        """Return the token at a point; in the main line, a move takes all of its column."""
        row = self.indexAt(point).data(ROW)
        x = point.x() - MARGIN
        found: Token | None = None
        for token in row.tokens if row is not None else ():
            if token.kind != NUMBER and token.x - 3 <= x < token.x + token.width + 3:
                found = token
        return found


class StudyTree(MovesView):
    """Follows a document. `folded` holds the first moves of folded variations."""

    fold_changed = Signal()
    """A variation was folded or unfolded."""

    def __init__(self, document: GameDocument, commands: Sequence[QAction], colours: Palette) -> None:
        """`commands` are in the menu of each move."""
        self.folded: set[Node] = set()
        self.model = StudyModel(document.variant)
        table = StudyView()
        super().__init__(table, self.model, StudyDelegate(colours, table), tr("Moves and variations"))
        self.model.setParent(self)
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        table.verticalHeader().setMinimumSectionSize(1)
        table.setVerticalScrollBarPolicy(
            Qt.ScrollBarPolicy.ScrollBarAlwaysOn
        )  # otherwise rows would wrap again when it appears
        self._document = document
        self._commands = commands
        self._widths: dict[tuple[str, str], int] = {}
        self._row_width = 0
        self._scrolled_away = False
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.refresh)
        table.clicked_on.connect(self._clicked)
        table.right_clicked.connect(self._show_menu)
        self.delegate.current = document.node
        self.set_colours(colours)

    def set_colours(self, colours: Palette) -> None:
        super().set_colours(colours)
        self._widths.clear()
        slanted = self.font()
        slanted.setItalic(True)
        self._metrics = (self.fontMetrics(), QFontMetrics(slanted))
        self.refresh()

    # Rows

    def index_of(self, node: Node) -> QModelIndex:
        return self.model.index_of(node)

    def follow_edit(self, edit: Edit) -> None:
        """Show an edit, once the whole operation is made."""
        self._scrolled_away = False
        self._soon.start()

    def set_current(self, node: Node) -> None:
        """Mark the move whose position is shown; the variations around it are unfolded."""
        above = node.parent
        hidden = False
        while self.folded and above is not None:
            hidden = hidden or above in self.folded
            self.folded.discard(above)
            above = above.parent
        super().set_current(node)
        if hidden:
            self._fold_changed()
        elif node.ply and node not in self.model.places:
            self.refresh()

    def refresh(self) -> None:
        """Remake the rows, once the tree is visible and has a width."""
        self._soon.stop()
        away, self._scrolled_away = self._scrolled_away, False
        if not self.isVisible():
            return
        metrics = self.fontMetrics()
        self._row_width = self.view.viewport().width()
        room = Measures(
            self._width,
            max(self._row_width - 2 * MARGIN, 40),
            metrics.horizontalAdvance("000"),
            INDENT,
            metrics.horizontalAdvance(OPEN) + 4,
            metrics.horizontalAdvance(" "),
        )
        self.model.show(rows_of(self._document, self.folded, room))
        self.view.doItemsLayout()  # otherwise new rows cannot be scrolled to yet
        if not away:
            self.show_current()

    def _width(self, text: str, kind: str) -> int:
        """Return the width of a text; moves have more room between them than words."""
        width = self._widths.get((text, kind))
        if width is None:
            words = kind == WORDS
            width = self._metrics[words].horizontalAdvance(text) + (1 if words else 5)
            self._widths[text, kind] = width
        return width

    def showEvent(self, event: QShowEvent) -> None:
        """Make the rows when the page is laid out."""
        super().showEvent(event)
        self._soon.start()

    def keep_in_sight(self, former: int) -> None:
        """Wrap the rows again if the width has changed; keep the current move in sight if it was."""
        super().keep_in_sight(former)
        if self.view.viewport().width() != self._row_width:
            if not self._soon.isActive():
                self._scrolled_away = bool(self.model.rows) and not self.in_sight()
            self._soon.start()

    # Clicks and folding

    def _clicked(self, token: Token) -> None:
        """Go to a move, or fold or unfold a variation."""
        if token.kind == FOLD:
            self.fold(token.node, token.node not in self.folded)
        else:
            self.chosen.emit(token.node)

    def _show_menu(self, token: Token, point: QPoint) -> None:
        """Show a move and, at a place on the screen, its menu."""
        self.chosen.emit(token.node)
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addActions(self._commands)
        fit_to_screen(menu)
        menu.popup(point)

    def fold(self, node: Node, on: bool) -> None:
        """Fold or unfold the variation that begins with a node."""
        if on:
            self.folded.add(node)
            if self._leads_to_current(node):
                self.chosen.emit(node)
        else:
            self.folded.discard(node)
        self._fold_changed()

    @property
    def variation(self) -> Node | None:
        """The first move of the current, innermost variation; None in the main line."""
        node, document = self._document.node, self._document
        while node.parent is not None and not document.in_main_line(node):
            if node.parent.children[0] is not node or node.parent is document.end:
                return node
            node = node.parent
        return None

    def fold_here(self) -> None:
        """Fold or unfold the current variation."""
        node = self.variation
        if node is not None:
            self.fold(node, node not in self.folded)

    def fold_all(self) -> None:
        """Fold every variation except the current one."""
        waiting = [self._document.game.root]
        while waiting:
            node = waiting.pop()
            first = 0 if node is self._document.end else 1
            self.folded.update(child for child in node.children[first:] if not self._leads_to_current(child))
            waiting += node.children
        self._fold_changed()

    def unfold_all(self) -> None:
        """Unfold every variation."""
        self.folded.clear()
        self._fold_changed()

    def _fold_changed(self) -> None:
        self.refresh()
        self.fold_changed.emit()

    def _leads_to_current(self, node: Node) -> bool:
        """Return whether the current move is in the variation that begins with a node."""
        current = self.delegate.current
        return current is not None and node.leads_to(current)
