"""The small board on which a piece's movement is made by clicks and keys, and the tools beside it."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPalette, QPen, QPixmap, QPolygonF, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from surajang.gui.kit.fields import Segments
from surajang.gui.kit.flow_layout import lay_column
from surajang.gui.kit.label import Label, label_for
from surajang.gui.kit.punctuation import listed
from surajang.gui.kit.theme import BoardTheme, board_theme
from surajang.gui.kit.translation import Text, tr, translated
from surajang.gui.workshop.mover import (
    ALL,
    ALONE,
    BLOCKED,
    BOTH,
    HOPS,
    RADIUS,
    SIDES,
    SLIDE,
    STEP,
    Brush,
    Reach,
    Step,
    clicked,
    reached,
)
from surajang.rules.betza import CAPTURE, MOVE, Ray, parse
from surajang.rules.betza_writer import write

SIDE = 2 * RADIUS + 1

SIGN, SIGN_LINE = 0.3, 0.12
"""The size of a sign on a button, and the width of its lines, in heights of the text."""

TOOLS = (
    (STEP, Text("Step or jump")),
    (SLIDE, Text("Slide")),
    (HOPS, Text("Over one piece")),
    (BLOCKED, Text("Blockable jump")),
)
HELP = {
    STEP: Text("Click the squares the piece steps or jumps to. Click a square again to remove it."),
    SLIDE: Text("Click how far the piece slides. A click at the edge means any distance."),
    HOPS: Text("Click how far the piece goes after jumping over exactly one piece, like the cannon of xiangqi."),
    BLOCKED: Text("Click the squares it jumps to unless a piece is in its way, like the horse of xiangqi."),
}
MODES = ((str(BOTH), Text("Move and capture")), (str(MOVE), Text("Move only")), (str(CAPTURE), Text("Capture only")))
SYMMETRIES = (
    (ALL, Text("In all directions")),
    (SIDES, Text("Mirror left and right")),
    (ALONE, Text("This square only")),
)

DOES = {BOTH: Text("moves and captures"), MOVE: Text("moves"), CAPTURE: Text("captures")}
HOPPING = {
    BOTH: Text("moves and captures over a piece"),
    MOVE: Text("moves over a piece"),
    CAPTURE: Text("captures over a piece"),
}
HALTED = {
    BOTH: Text("moves and captures unless blocked"),
    MOVE: Text("moves unless blocked"),
    CAPTURE: Text("captures unless blocked"),
}
SHAPES = {STEP: 0, SLIDE: 0, HOPS: 1, BLOCKED: 2}
"""The place in a reach that a tool changes."""

LOOKS = (QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.DevicePixelRatioChange)
"""Changes that the signs on the buttons follow."""

FORWARD, BACK, LEFT, RIGHT = Text("{count} forward"), Text("{count} back"), Text("{count} left"), Text("{count} right")

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()


def square_name(square: Step) -> str:
    """Return the place of a square from the piece's view in words."""
    files, ranks = square
    words = [
        word(count=count)
        for word, count in ((FORWARD, ranks), (BACK, -ranks), (LEFT, -files), (RIGHT, files))
        if count > 0
    ]
    return listed(words) if words else tr("the piece")


def reach_words(reach: Reach) -> str:
    """Return the reach of a square in words."""
    ways = ((DOES, reach.plain), (HOPPING, reach.hop), (HALTED, reach.blocked))
    return listed([words[mode]() for words, mode in ways if mode]) or tr("not reached")


class MoverModel(QAbstractTableModel):
    """The squares around a piece, with their reach."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.reached: dict[Step, Reach] = {}

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else SIDE

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else SIDE

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a square's name and reach, for screen readers."""
        if role != Qt.ItemDataRole.AccessibleTextRole:
            return None
        square = square_of(index)
        reach = self.reached.get(square)
        return listed([square_name(square), *([reach_words(reach)] if reach else [])])

    def show_rays(self, rays: list[Ray]) -> None:
        """Show another movement."""
        self.reached = reached(rays)
        self.dataChanged.emit(self.index(0, 0), self.index(SIDE - 1, SIDE - 1))


def square_of(index: Index) -> Step:
    """Return the square of an index, relative to the piece."""
    return index.column() - RADIUS, RADIUS - index.row()


class _Painter(QStyledItemDelegate):
    """Draws a square with its reach: a disc for moving and capturing, a ring for moving only, a cross for capturing
    only; a diamond for moves over a piece, a bar below for moves that can be blocked.
    """

    def __init__(self, board: "MoverBoard") -> None:
        super().__init__(board)
        self._board = board

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, square = self._board.theme, square_of(index)
        rect = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(option.rect, theme["light" if sum(square) % 2 else "dark"])
        if square == (0, 0):
            painter.drawPixmap(rect.topLeft(), self._board.picture(int(rect.width())))
        reach = self._board.squares.reached.get(square)
        if reach is not None:
            self._draw(painter, rect, reach)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme["cursor"], max(2.0, rect.width() * 0.07)))
            painter.drawRect(rect.adjusted(2, 2, -2, -2))
        painter.restore()

    def _draw(self, painter: QPainter, rect: QRectF, reach: Reach) -> None:
        ink, halo = QColor("#14110e"), QColor("#fffdf0")
        shapes = [(mode, shape) for shape, mode in enumerate(reach) if mode]
        size = rect.width() * (0.22 if len(shapes) == 1 else 0.15)
        for number, (mode, shape) in enumerate(shapes):
            middle = rect.center() + QPointF((number - (len(shapes) - 1) / 2) * size * 2.1, 0)
            for colour, wide in ((halo, size * 0.62), (ink, size * 0.3)):
                painter.setPen(QPen(colour, wide))
                painter.setBrush(colour if mode == BOTH else Qt.BrushStyle.NoBrush)
                _draw_sign(painter, middle, size, mode, shape)


def _draw_sign(painter: QPainter, middle: QPointF, size: float, mode: int, shape: int) -> None:
    """Draw the sign of a mode for plain moves (`shape` 0), moves over a piece (1), or jumps that can be blocked (2)."""
    if mode == CAPTURE:
        arm = size * 0.8
        painter.drawLine(middle + QPointF(-arm, -arm), middle + QPointF(arm, arm))
        painter.drawLine(middle + QPointF(-arm, arm), middle + QPointF(arm, -arm))
    elif shape != 1:
        painter.drawEllipse(middle, size * 0.8, size * 0.8)
    if shape == 1:
        around = size * (1.5 if mode == CAPTURE else 1.0)
        corners = [QPointF(0, -around), QPointF(around, 0), QPointF(0, around), QPointF(-around, 0)]
        painter.drawPolygon(QPolygonF([middle + corner for corner in corners]))
    if shape == 2:
        below = middle + QPointF(0, size * 1.35)
        painter.drawLine(below - QPointF(size, 0), below + QPointF(size, 0))


class MoverBoard(QTableView):
    """The small board: a click on a square, or Space or Enter, chooses it."""

    chosen = Signal(tuple)
    """A square as files and ranks from the piece."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.squares = MoverModel(self)
        self.theme: BoardTheme = board_theme("wood")
        self.picture: Callable[[int], QPixmap] = lambda _: QPixmap()
        """Returns the picture of the piece at a width in pixels."""
        self.setModel(self.squares)
        self.setItemDelegate(_Painter(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        for policy in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(4)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setAccessibleName(tr("How the piece moves"))
        self.setCurrentIndex(self.squares.index(RADIUS - 1, RADIUS))
        self.clicked.connect(lambda index: self.chosen.emit(square_of(index)))

    def show_rays(self, rays: list[Ray]) -> None:
        """Show a movement."""
        self.squares.show_rays(rays)
        self.viewport().update()

    def set_looks(self, theme: BoardTheme, picture: Callable[[int], QPixmap]) -> None:
        """Set the colours of the squares, and the function that draws the piece at a size."""
        self.theme, self.picture = theme, picture
        self.viewport().update()

    @property
    def cell(self) -> int:
        """The side of a square in pixels."""
        return max(4, min(self.width(), self.height()) // SIDE)

    def sizeHint(self) -> QSize:
        return QSize(SIDE * 44, SIDE * 44)

    def minimumSizeHint(self) -> QSize:
        return QSize(SIDE * 14, SIDE * 14)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the squares square, and the board centred."""
        super().resizeEvent(event)
        cell = self.cell
        self.horizontalHeader().setDefaultSectionSize(cell)
        self.verticalHeader().setDefaultSectionSize(cell)
        left, top = (self.width() - SIDE * cell) // 2, (self.height() - SIDE * cell) // 2
        margins = self.viewportMargins()
        if (margins.left(), margins.top()) != (left, top):
            self.setViewportMargins(left, top, left, top)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the square at the cursor by Space or Enter."""
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.chosen.emit(square_of(self.currentIndex()))
        else:
            super().keyPressEvent(event)


class MoverTools(QWidget):
    """The tools of the small board, and the movement in Betza's notation: each follows the other."""

    edited = Signal(str)
    """The movement has changed: its text, which may be unreadable."""

    def __init__(self, board: MoverBoard, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._board = board
        self._rays: list[Ray] = []
        self.tool = Segments(translated(TOOLS), STEP, self)
        self.mode = Segments(translated(MODES), str(BOTH), self)
        self.symmetry = Segments(translated(SYMMETRIES), ALL, self)
        self.help = Label(HELP[STEP](), self, look="muted", wraps=True)
        self.text = QLineEdit(self)
        notes = tr(
            "W F: a step straight or diagonally. R B: slides. N: a knight's jump. f b l r: directions. m c: moves only,"
            " captures only."
        )
        self.text.setAccessibleDescription(notes)
        self.problem = Label(parent=self, look="wrong", wraps=True)
        self.problem.hide()
        column = lay_column(within=self, margins=0, spacing=6)
        for name, segments in (
            (tr("Tool"), self.tool),
            (tr("A click means"), self.mode),
            (tr("Symmetry"), self.symmetry),
        ):
            segments.setAccessibleName(name)
            column.addWidget(segments)
        column.insertWidget(1, self.help)
        label = label_for(self.text, tr("Movement in Betza's notation"), self, wraps=True)
        for widget in (label, self.text, self.problem, Label(notes, self, look="muted", wraps=True)):
            column.addWidget(widget)
        self.tool.changed.connect(self._show_tool)
        self._draw_signs()
        board.chosen.connect(self._click)
        self.text.textEdited.connect(self.edited)

    @property
    def brush(self) -> Brush:
        """The effect of a click."""
        return Brush(self.tool.value, int(self.mode.value), self.symmetry.value)

    def _show_tool(self, key: str) -> None:
        """Show what clicks with a tool do, and the signs that they make."""
        self.help.setText(HELP[key]())
        self._draw_signs()

    def _draw_signs(self) -> None:
        """Put the sign that a click makes on the board beside its mode."""
        side, ratio = self.fontMetrics().height(), self.devicePixelRatioF()
        for mode, button in self.mode.buttons.items():
            pixmap = QPixmap(round(side * ratio), round(side * ratio))
            pixmap.setDevicePixelRatio(ratio)
            pixmap.fill(Qt.GlobalColor.transparent)
            with QPainter(pixmap) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                ink = self.palette().color(QPalette.ColorRole.ButtonText)
                painter.setPen(QPen(ink, side * SIGN_LINE))
                painter.setBrush(ink if int(mode) == BOTH else Qt.BrushStyle.NoBrush)
                _draw_sign(painter, QPointF(side, side) / 2, side * SIGN, int(mode), SHAPES[self.tool.value])
            button.setIcon(pixmap)
            button.setIconSize(QSize(side, side))

    def changeEvent(self, event: QEvent) -> None:
        """Draw the signs again for other colours, another size of the text, or another screen."""
        super().changeEvent(event)
        if event.type() in LOOKS:
            self._draw_signs()

    def show_movement(self, text: str) -> None:
        """Show a movement; an unreadable one leaves the board as it is."""
        if self.text.text() != text:
            self.text.setText(text)
        try:
            self._rays = parse(text)
        except ValueError:
            return
        self._board.show_rays(self._rays)

    def show_problem(self, words: str) -> None:
        """Show the movement's fault, none for ""."""
        self.problem.show_text(words)

    def _click(self, square: Step) -> None:
        """Add a ray to a square, or remove it."""
        rays = clicked(self._rays, square, self.brush)
        if rays != self._rays:
            self.edited.emit(write(rays))
