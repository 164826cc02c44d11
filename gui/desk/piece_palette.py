"""The pieces of a game to choose from, both faces of both sides, with the other tools for a set-up."""

from os import getpid

from PySide6.QtCore import QByteArray, QMimeData, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QDrag, QIcon, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QApplication, QButtonGroup, QGridLayout, QPushButton, QWidget

from surajang.gui.board.board_options import BoardOptions
from surajang.gui.board.painter import piece_set_for
from surajang.gui.board.pieces import PiecePictures
from surajang.gui.desk.setup import faces
from surajang.gui.kit.accessible_widgets import make_group
from surajang.gui.kit.flow_layout import Flow, lay_column
from surajang.gui.kit.label import give_tip
from surajang.gui.kit.theme import BoardTheme, board_theme
from surajang.gui.kit.translation import Text, tr
from surajang.gui.words import naming
from surajang.rules.codes import BLACK, KIND, WHITE, side_of
from surajang.rules.variant import Variant

MOVE, REMOVE = -1, 0
"""The choices other than a piece: move pieces, or remove them."""

DRAGGED_PIECE = f"application/x-surajang-piece-{getpid()}"
"""The data format of a piece dragged out of the palette: not into another process, which may show another game."""

MOVE_TEXT = Text("Move")

MIN_ICON, MAX_ICON, ICON_STEP = 16, 44, 2
AROUND_ICON = 2
GAP = 6
BETWEEN = 1
PADDING = 4
"""The space between the pieces, and around them on their plate."""


def piece_name(variant: Variant, side: int, kind: int) -> str:
    """Return the name of a piece and its player."""
    return tr("{player} {piece}", player=naming.owner(variant, side), piece=naming.piece(variant.pieces[kind - 1]))


class PiecePalette(QWidget):
    """One button for each face of each side, one to move pieces, one to remove them; one of them is checked."""

    chosen = Signal(int)
    """The choice has changed: a piece, MOVE or REMOVE."""

    def __init__(self, pictures: PiecePictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Pieces"))
        make_group(self)
        self._pictures = pictures
        self._variant: Variant | None = None
        self._options = BoardOptions()
        self._faces = 0  # the most of any piece
        self._group = QButtonGroup(self)
        self._group.idToggled.connect(lambda number, down: self.chosen.emit(self._what[number]) if down else None)
        self._what: dict[int, int] = {}
        self.buttons: dict[int, PieceButton] = {}
        self.tools: dict[int, QPushButton] = {}
        column = lay_column(within=self, margins=0, spacing=GAP)
        row = Flow(spacing=4)
        for what, text in ((MOVE, MOVE_TEXT()), (REMOVE, tr("Remove"))):
            button = self.tools[what] = QPushButton(text, self)
            button.setCheckable(True)
            button.setAutoExclusive(True)  # a radio button, for screen readers
            button.setProperty("segment", True)
            self._add(button, what)
            row.addWidget(button)
        self.plate = QWidget(self)
        self.plate.setAccessibleName(tr("Pieces"))
        make_group(self.plate)
        self._grid = QGridLayout(self.plate)
        self._grid.setContentsMargins(PADDING, PADDING, PADDING, PADDING)
        self._grid.setSpacing(BETWEEN)
        column.addLayout(row)
        column.addWidget(self.plate)
        self.tools[MOVE].setChecked(True)

    def _add(self, button: QPushButton, what: int) -> None:
        number = len(self._what)
        self._what[number] = what
        self._group.addButton(button, number)

    @property
    def value(self) -> int:
        """The choice."""
        return self._what[self._group.checkedId()]

    def choose(self, what: int) -> None:
        """Change the choice."""
        button = self.buttons.get(what) or self.tools.get(what)
        if button is not None:
            button.setChecked(True)

    def show_game(self, variant: Variant, options: BoardOptions) -> None:
        """Offer the pieces of a game with these options; the choice is kept if possible."""
        if variant != self._variant:
            self.choose(MOVE)
            self._make_buttons(variant)
        self._variant, self._options = variant, options
        self._draw()

    def _make_buttons(self, variant: Variant) -> None:
        """Make the buttons of a game: the second player's above, a piece's faces one below the other."""
        for button in self.buttons.values():
            self._group.removeButton(button)
            self._grid.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = {}
        self._what = {number: what for number, what in self._what.items() if what in self.tools}
        self._grid.setRowMinimumHeight(self._faces, 0)
        self._faces = max(map(len, faces(variant)))
        for side, row in ((1, 0), (0, self._faces + 1)):
            for column, pair in enumerate(faces(variant)):
                for below, kind in enumerate(pair):
                    piece = kind | (BLACK if side else WHITE)
                    button = self.buttons[piece] = PieceButton(piece, self)
                    name = piece_name(variant, side, kind)
                    button.setAccessibleName(name)
                    give_tip(button, name)
                    self._add(button, piece)
                    self._grid.addWidget(button, row + below, column)
        self._grid.setRowMinimumHeight(self._faces, GAP)
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 1 if column < len(faces(variant)) else 0)

    def _draw(self) -> None:
        variant = self._variant
        if variant is None:
            return
        columns = len(faces(variant))
        room = (self.width() - 2 * PADDING - BETWEEN * (columns - 1)) // columns - AROUND_ICON
        side = max(MIN_ICON, min(MAX_ICON, room - room % ICON_STEP))
        for piece, button in self.buttons.items():
            button.setIcon(QIcon(self.picture(piece, side)))
            button.setIconSize(QSize(side, side))
            button.setFixedHeight(side + AROUND_ICON)
            button.setMinimumWidth(side)

    def picture(self, piece: int, side: int) -> QPixmap:
        """Return the picture of a piece, `side` pixels wide."""
        assert self._variant is not None
        ratio = self.devicePixelRatioF()
        piece_set = piece_set_for(self._variant, self._options.piece_set)
        symbol, size = self._variant.pieces[(piece & KIND) - 1].symbol, round(side * ratio)
        picture = QPixmap(self._pictures.pixmap(self._variant, piece_set, symbol, side_of(piece), size))
        picture.setDevicePixelRatio(ratio)
        return picture

    @property
    def colours(self) -> BoardTheme:
        """The colours of the board."""
        return board_theme(self._options.theme)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the plate of the pieces: a stand like those of the board, on which both colours are visible."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.colours["stand"])
        painter.drawRoundedRect(self.plate.geometry(), PADDING, PADDING)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._draw()


class PieceButton(QPushButton):
    """A piece that can be chosen, and dragged onto the board."""

    def __init__(self, piece: int, palette: PiecePalette) -> None:
        super().__init__(palette)
        self._palette = palette
        self._piece = piece
        self._pressed_at = QPoint()
        self.setCheckable(True)
        self.setAutoExclusive(True)  # a radio button, for screen readers
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # Qt makes Tab focus the checked one
        self.setSizePolicy(palette.sizePolicy().Policy.Ignored, palette.sizePolicy().Policy.Fixed)

    def sizeHint(self) -> QSize:
        """The size of the piece; a button with words needs more."""
        return self.iconSize()

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the piece as on a square of the board: chosen, under the pointer, or focused."""
        colours, area = self._palette.colours, self.rect().adjusted(1, 1, -1, -1)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if self.isChecked() or self.isDown():
            painter.setBrush(colours["selected"])
            painter.drawRoundedRect(area, PADDING, PADDING)
        elif self.underMouse():
            painter.setBrush(colours["legal"])
            painter.drawRoundedRect(area, PADDING, PADDING)
        self.icon().paint(painter, self.rect())
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colours["cursor"], 2))
            painter.drawRoundedRect(area, PADDING, PADDING)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Note where a drag may begin."""
        self._pressed_at = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Begin a drag once the pointer has moved far enough."""
        way = event.position().toPoint() - self._pressed_at
        far = way.manhattanLength() >= QApplication.startDragDistance()
        if event.buttons() & Qt.MouseButton.LeftButton and self.isDown() and far:
            self.setDown(False)
            self._drag()
        else:
            super().mouseMoveEvent(event)

    def _drag(self) -> None:
        data = QMimeData()
        data.setData(DRAGGED_PIECE, QByteArray(str(self._piece).encode()))
        drag = QDrag(self)
        drag.setMimeData(data)
        picture = self._palette.picture(self._piece, self.iconSize().width())
        drag.setPixmap(picture)
        drag.setHotSpot(QPoint(self.iconSize().width() // 2, self.iconSize().height() // 2))
        drag.exec(Qt.DropAction.CopyAction)
