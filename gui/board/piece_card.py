"""The card that explains a piece: its names and faces, its moves, and when it is shown."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from surajang.gui.board.board_options import BoardOptions
from surajang.gui.board.board_state import NOTHING_LEGAL
from surajang.gui.board.mark_painter import reach_mark
from surajang.gui.board.painter import piece_set_for, zone_of
from surajang.gui.board.piece_facts import Diagram, diagrams, moves_in_words, notes, other_face, standing
from surajang.gui.board.pieces import PiecePictures, can_show_hanja
from surajang.gui.board.places import Place, Slot
from surajang.gui.board.scene import Scene
from surajang.gui.kit.announcing import announce
from surajang.gui.kit.buttons import unbreakable
from surajang.gui.kit.punctuation import beside, bracketed, faces, headed, listed, sentences
from surajang.gui.kit.theme import Palette, board_theme
from surajang.gui.words import naming
from surajang.rules.codes import BLACK, file_of, rank_of
from surajang.rules.piece import Piece
from surajang.rules.tables import Tables

FACE = 46
CELL, MIN_CELL = 19, 7
"""The side of a diagram's squares, and its minimum where the window is too low."""

COLUMNS = (2, 3)
"""The number of diagrams side by side, and their number where the card would be too high."""

MARGIN = 14
GAP = 12
MIN_WIDTH, WIDER = 280, 40
"""The minimum width of a card, and the step by which it widens while it is too high."""

ENOUGH = QSize(2000, 2000)
"""The size available to a card without limits."""

OTHERS = 0.45
"""The opacity of the other pieces of a diagram."""

BESIDE = 8
"""The space between a piece's picture and its name."""


def _longest(font: QFont, texts: Iterable[str]) -> int:
    """Return the width of the longest word in some texts."""
    metrics = QFontMetrics(font)
    return max((metrics.horizontalAdvance(word) for text in texts for word in unbreakable(text)), default=0)


class PieceCard(QWidget):
    """A card that lies on the window beside a piece and takes no input. Sizes are the widget's, not device pixels."""

    def __init__(self, parent: QWidget, pictures: PiecePictures) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        self._pictures = pictures
        self._code = 0
        self._faces: list[int] = []
        self.diagrams: list[Diagram] = []
        self._notes: list[str] = []
        self._columns = COLUMNS[0]

    def show_piece(
        self,
        tables: Tables,
        code: int,
        options: BoardOptions,
        flipped: bool,
        colours: Palette,
        beside: QRect,
        here: Diagram | None = None,
    ) -> None:
        """Explain a piece next to the rectangle `beside` of the window; `here` is the diagram of its present square."""
        self.explain(tables, code, options, flipped, colours, self._room().size(), here)
        self.move(self._position(beside))
        self.show()
        self.raise_()

    def explain(
        self,
        tables: Tables,
        code: int,
        options: BoardOptions,
        flipped: bool,
        colours: Palette,
        room: QSize = ENOUGH,
        here: Diagram | None = None,
    ) -> None:
        """Explain a piece, with the diagram `here` of its present square, in a size that fits into `room`."""
        self._tables = tables
        self._code = code
        self._flipped = flipped
        self._colours = colours
        self._theme = board_theme(options.theme)
        self._piece_set = piece_set_for(tables.variant, options.piece_set)
        other = other_face(tables, code)
        self._faces = [code, *((other,) if other else ())]
        self.diagrams = diagrams(tables, code)
        if here is not None:
            self.diagrams.insert(1, here)
        self._notes = notes(tables, code)
        self._lay_out(room)
        self.setAccessibleName(self.text())
        self.update()

    def text(self) -> str:
        """Return the card's content in words."""
        pieces = [self._tables.piece_of(face) for face in self._faces]
        names = [
            bracketed(naming.piece(piece), listed([naming.reading(piece), naming.meaning(piece)])) for piece in pieces
        ]
        return headed(faces(names), sentences(*moves_in_words(self._tables, self._code), *self._notes))

    @property
    def picture(self) -> QRect:
        """The part above the notes."""
        return self.rect().adjusted(0, 0, 0, -self._notes_height - MARGIN)

    def _lay_out(self, room: QSize) -> None:
        """Give the card the size that its contents need.

        If it is too high, try smaller diagrams, then more width, then more columns, then fewer diagrams.
        """
        self._small = QFont(self.font())
        self._small.setPointSizeF(max(8.0, self.font().pointSizeF() * 0.92))
        self._bold = QFont(self.font())
        self._bold.setBold(True)
        for self._columns in COLUMNS:
            self._lay_out_within(self._least_width(), room.height())
            while self.height() > room.height() and self.width() + WIDER <= room.width():
                self._lay_out_within(self._width + WIDER, room.height())
            if self.height() <= room.height():
                return
        while self.height() > room.height() and len(self.diagrams) > COLUMNS[0]:
            self.diagrams.pop()
            self._lay_out_within(self._width, room.height())

    def _least_width(self) -> int:
        """Return the width of the diagrams or of the longest words, whichever is more."""
        pieces = [self._tables.piece_of(face) for face in self._faces]
        name = max(_longest(self._bold, map(naming.piece, pieces)), _longest(self._small, map(self._own, pieces)))
        side = CELL if self._columns == COLUMNS[0] else MIN_CELL
        column = max(
            self._tables.variant.files * side, _longest(self._small, [diagram.title for diagram in self.diagrams])
        )
        columns = min(self._columns, len(self.diagrams))
        return max(
            MIN_WIDTH,
            columns * (column + GAP) - GAP,
            len(pieces) * (FACE + BESIDE + name),
            _longest(self._small, self._notes),
        )

    def _lay_out_within(self, width: int, room: int) -> None:
        """Lay everything out in a width (without the margins), with diagrams that fit into the height if possible."""
        variant = self._tables.variant
        self._width = width
        # as wide as with larger squares, since the headings do not shrink
        columns = min(self._columns, len(self.diagrams))
        self._column = (width + GAP) // columns - GAP
        rows = -(-len(self.diagrams) // columns)
        metrics = QFontMetrics(self._small)
        column = QRect(0, 0, self._column, 2000)
        wrapped = int(Qt.TextFlag.TextWordWrap)
        titles = [metrics.boundingRect(column, wrapped, diagram.title) for diagram in self.diagrams]
        self._caption = max([metrics.height(), *(title.height() for title in titles)]) + 4
        text = metrics.boundingRect(QRect(0, 0, width, 2000), wrapped, "\n".join(self._notes))
        self._notes_height = text.height()
        self._names = [self._lay_out_names(self._tables.piece_of(face)) for face in self._faces]
        self._heading = max(FACE, *(name.height() + own.height() for name, own in self._names))
        around = MARGIN + self._heading + GAP + rows * (self._caption + GAP) + self._notes_height + MARGIN
        side = (room - around) // (rows * variant.ranks) if rows else CELL
        self._side = max(MIN_CELL, min(CELL, side, self._column // variant.files))
        self._board = QSize(variant.files, variant.ranks) * self._side
        self.resize(width + 2 * MARGIN, around + rows * self._board.height())

    def _lay_out_names(self, piece: Piece) -> tuple[QSize, QSize]:
        """Return the size of a piece's name beside its picture, and the text on its sign."""
        room = QRect(0, 0, self._width // len(self._faces) - FACE - BESIDE, 2000)
        wrapped = int(Qt.TextFlag.TextWordWrap)
        name = QFontMetrics(self._bold).boundingRect(room, wrapped, naming.piece(piece))
        own = QFontMetrics(self._small).boundingRect(room, wrapped, self._own(piece))
        return QSize(room.width(), name.height()), QSize(room.width(), own.height())

    def _own(self, piece: Piece) -> str:
        """Return a piece's sign, if that can be written, with its reading and meaning, and its letter."""
        sign = " ".join(part for part in (piece.native if can_show_hanja() else "", naming.reading(piece)) if part)
        letter = naming.letter(self._tables.variant, piece)
        return beside(*dict.fromkeys((sign, naming.meaning(piece), letter)))  # imported pieces have letters as signs

    def _room(self) -> QRect:
        """Return the rectangle that the card may use."""
        parent = self.parentWidget()
        return parent.rect() if parent is not None else self.screen().availableGeometry()

    def _position(self, beside: QRect) -> QPoint:
        """Return the card's place: beside the piece, inside the window if it fits."""
        room = self._room()
        x = beside.right() + GAP
        if x + self.width() > room.right():
            x = beside.left() - GAP - self.width()
        y = beside.center().y() - self.height() // 2
        return QPoint(
            max(room.left(), min(x, room.right() - self.width())),
            max(room.top(), min(y, room.bottom() - self.height())),
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._faces:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(self.rect(), self._colours.surface)
        painter.setPen(QPen(self._colours.border, 1))
        painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))
        self._paint_faces(painter)
        top = MARGIN + self._heading + GAP
        for number, diagram in enumerate(self.diagrams):
            x = MARGIN + (number % self._columns) * (self._column + GAP)
            y = top + (number // self._columns) * (self._board.height() + self._caption + GAP)
            self._paint_diagram(painter, QPoint(x, y), diagram)
        painter.setFont(self._small)
        painter.setPen(self._colours.text)
        area = QRect(MARGIN, self.height() - MARGIN - self._notes_height, self.width() - 2 * MARGIN, self._notes_height)
        painter.drawText(area, int(Qt.TextFlag.TextWordWrap), "\n".join(self._notes))
        painter.end()

    def _paint_faces(self, painter: QPainter) -> None:
        room = self._width // len(self._faces)
        wrapped = int(Qt.TextFlag.TextWordWrap)
        for number, (face, (name, own)) in enumerate(zip(self._faces, self._names, strict=True)):
            x = MARGIN + number * room
            middle = MARGIN + self._heading // 2
            self._paint_piece(painter, QRect(x, middle - FACE // 2, FACE, FACE), face)
            piece = self._tables.piece_of(face)
            corner = QPoint(x + FACE + BESIDE, middle - (name.height() + own.height()) // 2)
            painter.setFont(self._bold)
            painter.setPen(self._colours.text)
            painter.drawText(QRect(corner, name), wrapped, naming.piece(piece))
            painter.setFont(self._small)
            painter.drawText(QRect(corner + QPoint(0, name.height()), own), wrapped, self._own(piece))

    def _paint_piece(self, painter: QPainter, rect: QRect, code: int) -> None:
        """Draw a piece's picture in a rectangle."""
        size = round(rect.width() * self.devicePixelRatioF())
        owner = 1 if code & BLACK else 0
        symbol, bottom = self._tables.piece_of(code).symbol, 1 if self._flipped else 0
        pixmap = self._pictures.pixmap(self._tables.variant, self._piece_set, symbol, owner, size, bottom)
        painter.drawPixmap(QRectF(rect), pixmap, QRectF(pixmap.rect()))

    def _paint_diagram(self, painter: QPainter, corner: QPoint, diagram: Diagram) -> None:
        """Draw the empty board with a piece and the squares that it reaches."""
        painter.setFont(self._small)
        painter.setPen(self._colours.muted)
        heading = QRect(corner, QSize(self._column, self._caption))
        words = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)
        painter.drawText(heading, words, diagram.title)
        origin = corner + QPoint(0, self._caption)
        variant = self._tables.variant
        tints = {
            square: self._theme[name]
            for side, name in enumerate(("palace_first", "palace_second"))
            for square in zone_of(variant, variant.appearance.tints, side)
        }
        for number in self._tables.squares:
            square = int(number)
            rect = self._cell(origin, square)
            dark = (file_of(square) + rank_of(square)) % 2 == 0
            painter.fillRect(rect, self._theme["dark" if dark else "light"])
            if square in tints:
                painter.fillRect(rect, tints[square])
            if square in diagram.gained:
                painter.fillRect(rect, self._theme["selected"])
        if self._theme.lined:
            painter.setPen(QPen(self._theme["line"], 1))
            for number in self._tables.squares:
                painter.drawRect(self._cell(origin, int(number)))
        painter.setOpacity(OTHERS)
        for square, piece in diagram.others.items():
            self._paint_piece(painter, self._cell(origin, square), piece)
        painter.setOpacity(1)
        for square, kind in diagram.reach.items():
            reach_mark(painter, self._theme, QRectF(self._cell(origin, square)), kind)
        rect = self._cell(origin, diagram.square)
        self._paint_piece(painter, rect, diagram.piece)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._theme["line"], 1))
        painter.drawRect(QRect(origin, self._board).adjusted(0, 0, -1, -1))

    def _cell(self, origin: QPoint, square: int) -> QRect:
        """Return the rectangle of a square in a diagram, turned as the board is."""
        variant = self._tables.variant
        file, rank = file_of(square), rank_of(square)
        column = variant.files - 1 - file if self._flipped else file
        row = rank if self._flipped else variant.ranks - 1 - rank
        return QRect(origin.x() + column * self._side, origin.y() + row * self._side, self._side, self._side)


REST_MS = 900
LONG_PRESS_MS = 550


class Explainer:
    """Shows the piece card of a board (`widget`) and hides it again."""

    def __init__(self, widget: QWidget, scene: Scene) -> None:
        self._widget = widget
        self._scene = scene
        self._card: PieceCard | None = None
        self._place: Place | None = None
        self._timer = QTimer(widget, singleShot=True)
        self._timer.timeout.connect(self._show)

    @property
    def shown(self) -> bool:
        """Whether a card is on screen."""
        return self._card is not None and self._card.isVisible()

    def rest(self, place: Place | None) -> None:
        """Handle the pointer's move to another place."""
        self._wait(place, REST_MS)

    def touch(self, place: Place | None) -> None:
        """Handle a finger's touch of a place."""
        self._wait(place, LONG_PRESS_MS)

    def stop(self) -> None:
        """Hide the card and cancel a waiting one."""
        self._timer.stop()
        if self._card is not None:
            self._card.hide()

    def forget(self) -> None:
        """Delete the card: its parent is the window, which outlives the board."""
        self.stop()
        card, self._card = self._card, None
        if card is not None:
            card.deleteLater()

    def explain(self, place: Place) -> None:
        """Show the card of the piece at a place now."""
        scene = self._scene
        code = scene.looks[place].piece
        if not code:
            return
        window = self._widget.window()
        if self._card is None:
            self._card = PieceCard(window, scene.pictures)
        elif self._card.parentWidget() is not window:
            self._card.setParent(window)
        area = scene.place_rect(place)
        beside = QRect(self._widget.mapTo(window, area.topLeft()), area.size())
        here = self._here(place)
        self._card.show_piece(scene.state.tables, code, scene.options, scene.flipped, scene.colours, beside, here)
        announce(self._card.text())

    def _here(self, place: Place) -> Diagram | None:
        """Return the diagram of the piece at a place on its present square; None for a piece in hand."""
        state = self._scene.state
        if isinstance(place, Slot) or place not in state.pieces:
            return None
        moves = state.moves_from(place)
        turn = state.rules is not NOTHING_LEGAL and not state.over and state.setup is None
        return standing(state.tables, place, state.pieces, moves if turn and state.owner(place) == state.side else None)

    def _wait(self, place: Place | None, milliseconds: int) -> None:
        """Show the card of the piece at a place after a while."""
        self.stop()
        scene, turn = self._scene, self._scene.turn
        busy = turn.choice is not None or turn.setup is not None or turn.selected not in (None, place)
        if place is None or busy or scene.paused or not scene.options.piece_card or not scene.looks[place].piece:
            return
        self._place = place
        self._timer.start(milliseconds)

    def _show(self) -> None:
        if self._place is not None and self._widget.isVisible():
            self.explain(self._place)
