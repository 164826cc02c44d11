"""The look of each place of a board at a moment, and its drawing. All sizes are device pixels."""

from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen, QPixmap, QRadialGradient
from PySide6.QtSvg import QSvgRenderer

from surajang.gui.board import mark_painter as marks
from surajang.gui.board.annotations import fills_square
from surajang.gui.board.board_options import BoardOptions
from surajang.gui.board.geometry import Geometry
from surajang.gui.board.interaction import Interaction
from surajang.gui.board.pieces import PIECE_SETS, PiecePictures
from surajang.gui.board.places import Place, Slot
from surajang.gui.kit.theme import BoardTheme, board_theme
from surajang.rules.codes import KIND, side_of, square_at
from surajang.rules.variant import FILES, Variant


class Look(NamedTuple):
    """The look of one place.

    `piece` is there, faded or not. `held`: the number in a slot, -1 for a square. `under`: the theme's names of the
    colours laid over the ground. `glow`: an attacked king's. `target`: one of `gui.board.choices`. `lit`: evidence of a
    refusal. `cursor`: the keys' place.
    """

    piece: int = 0
    held: int = -1
    under: tuple[str, ...] = ()
    glow: bool = False
    target: str = ""
    lit: bool = False
    cursor: bool = False
    faded: bool = False


class Situation(NamedTuple):
    """The values that the looks depend on besides the state and the person's turn.

    `lifted`: the place whose piece follows the pointer. `hovered`: the place under the pointer. `away`: places to which
    pieces are flying, with their number. `hint`: squares of a suggested move. `lit`: squares to light.
    """

    cursor: Place | None = None
    lifted: Place | None = None
    hovered: Place | None = None
    away: dict[Place, int] = {}  # noqa: RUF012  (a default of a NamedTuple; never changed)
    hint: tuple[int, ...] = ()
    lit: tuple[int, ...] = ()
    paused: bool = False


def looks(turn: Interaction, options: BoardOptions, situation: Situation) -> dict[Place, Look]:
    """Return the look of every square and every slot."""
    state = turn.state
    if situation.paused:
        blank: dict[Place, Look] = dict.fromkeys(state.squares, Look())
        return blank | {slot: Look(held=0) for slot in state.slots}
    pieces = dict(state.pieces)
    if turn.setup is not None:
        pieces |= turn.setup.pieces(turn.setup.current)
    if turn.step and isinstance(turn.selected, int):
        pieces[turn.step] = pieces.pop(turn.selected)
    marks = turn.targets() if options.legal_marks and turn.choice is None else {}
    lit = {*turn.evidence, *situation.lit}
    standing = turn.step or turn.selected
    coloured = {mark.place: mark.colour.fill for mark in state.marks if fills_square(mark)}
    special = {standing, state.checked, situation.cursor, situation.hovered, situation.lifted}
    special.update(coloured, marks, lit, state.last_move, situation.hint, situation.away, turn.premove or ())
    found: dict[Place, Look] = {}
    for square in state.squares:
        if square not in special:
            found[square] = _plain(pieces.get(square, 0))
            continue
        under = [coloured[square]] if square in coloured else []
        if options.last_move and square in state.last_move:
            under.append("last_move")
        if square in situation.hint or (turn.premove is not None and square in turn.premove):
            under.append("premove")
        if options.selection and square == standing:
            under.append("selected")
        if square == situation.hovered and square in marks:
            under.append("legal")
        found[square] = Look(
            piece=0 if square in situation.away else pieces.get(square, 0),
            under=tuple(under),
            glow=options.check_glow and square == state.checked,
            target=marks.get(square, ""),
            lit=square in lit,
            cursor=square == situation.cursor,
            faded=square == situation.lifted,
        )
    for slot in state.slots:
        held = state.held(slot) - situation.away.get(slot, 0) - (slot == situation.lifted)
        found[slot] = Look(
            piece=state.piece_at(slot),
            held=max(0, held),
            under=(*([coloured[slot]] if slot in coloured else ()), *_under_slot(turn, options, slot)),
            cursor=slot == situation.cursor,
        )
    return found


@cache
def _plain(piece: int) -> Look:
    """Return the look of a square with a piece, or 0, and nothing else; most squares have it."""
    return Look(piece)


def _under_slot(turn: Interaction, options: BoardOptions, slot: Slot) -> tuple[str, ...]:
    """Return the names of the colours laid over the ground of a slot."""
    if options.selection and slot == turn.selected:
        return ("selected",)
    return ("premove",) if turn.premove is not None and turn.premove.start == slot else ()


SMALL_TEXTURE, LARGE_TEXTURE = 320, 960
"""The sides of drawn textures, in pixels. The small one is drawn in a tenth of the time: its lines are narrower than a
pixel. Finer ones than the large one look the same."""

OUTLINE = 0.045
"""The width of a region's outline, as a share of a square's side."""

EMPTY_SLOT_OPACITY = 0.2
LIFTED_OPACITY = 0.35


class BoardPainter:
    """Draws the ground and the places of one board at one size; `font` is the widget's."""

    def __init__(self, geometry: Geometry, options: BoardOptions, pictures: PiecePictures, font: QFont) -> None:
        self.geometry = geometry
        self.options = options
        self.pictures = pictures
        self.font = QFont(font)
        self.variant = geometry.variant
        self.theme: BoardTheme = board_theme(options.theme)
        self.piece_set = piece_set_for(self.variant, options.piece_set)

    def forget(self) -> None:
        """Free the pictures of the ground; they are drawn again when next needed."""
        self.__dict__.pop("_squares", None)
        self.__dict__.pop("_frame", None)

    # The ground

    def ground(self, painter: QPainter, damaged: list[QRect]) -> None:
        """Draw damaged parts of frame, squares and stands; the rectangles do not overlap."""
        frame, squares = self.geometry.frame, self.geometry.squares
        for rect in damaged:
            if not squares.contains(rect):
                part = rect.intersected(frame)
                painter.drawPixmap(part, self._frame, part.translated(-frame.topLeft()))
            part = rect.intersected(squares)
            painter.drawPixmap(part, self._squares, part.translated(-squares.topLeft()))
        for stand in self.geometry.stands:
            if any(rect.intersects(stand) for rect in damaged):
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(self.theme["stand"])
                radius = self.geometry.cell * 0.1
                painter.drawRoundedRect(stand, radius, radius)

    def all(self, painter: QPainter, looks: dict[Place, Look]) -> None:
        """Draw the ground and every place that this layout has."""
        self.ground(painter, [self.geometry.frame, *self.geometry.stands])
        for place, look in looks.items():
            if place in self.geometry.rects:
                self.place(painter, self.geometry.rect(place), look)

    def notice(self, painter: QPainter, text: str) -> None:
        """Write a word on a plate in the middle of the board."""
        font = QFont(self.font)
        font.setPixelSize(max(self.geometry.label, self.geometry.cell // 2))
        font.setBold(True)
        painter.setFont(font)
        plate = painter.fontMetrics().boundingRect(text).adjusted(-24, -12, 24, 12)
        plate.moveCenter(self.geometry.squares.center())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme["border"])
        painter.drawRoundedRect(plate, 8, 8)
        painter.setPen(self.theme["coordinate"])
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, text)

    @cached_property
    def _squares(self) -> QPixmap:
        """Return the squares with their tints, lines and texture."""
        geometry, theme, variant = self.geometry, self.theme, self.variant
        area = QRect(0, 0, geometry.squares.width(), geometry.squares.height())
        image = QImage(area.size(), QImage.Format.Format_RGB32)
        image.fill(theme["light"])
        painter = QPainter(image)
        origin = geometry.squares.topLeft()
        if variant.appearance.checkered:
            for file in range(variant.files):
                for rank in range(variant.ranks):
                    if (file + rank) % 2 == 0:
                        rect = geometry.ground(square_at(file, rank)).translated(-origin)
                        painter.fillRect(rect, theme["dark"])
        if theme.texture is not None:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            small = max(area.width(), area.height()) <= SMALL_TEXTURE
            painter.drawImage(area, texture(theme.texture, SMALL_TEXTURE if small else LARGE_TEXTURE))
        for side, name in enumerate(("palace_first", "palace_second")):
            for square in zone_of(variant, variant.appearance.tints, side):
                painter.fillRect(geometry.ground(square).translated(-origin), theme[name])
        if theme.lined or not variant.appearance.checkered:
            self._draw_lines(painter, area)
        self._draw_zone(painter, origin)
        for hole in sorted(variant.zone(variant.holes)):
            painter.fillRect(geometry.ground(square_at(*hole)).translated(-origin), theme["border"])
        self._draw_outlines(painter, origin)
        painter.end()
        return QPixmap.fromImage(image)

    def _draw_lines(self, painter: QPainter, area: QRect) -> None:
        cell = self.geometry.cell
        width = max(1, round(cell / 48))
        for column in range(self.variant.files + 1):
            x = min(column * cell, area.width() - width)
            painter.fillRect(QRect(x, 0, width, area.height()), self.theme["line"])
        for row in range(self.variant.ranks + 1):
            y = min(row * cell, area.height() - width)
            painter.fillRect(QRect(0, y, area.width(), width), self.theme["line"])

    def _draw_zone(self, painter: QPainter, origin: QPoint) -> None:
        """Tint each side's promotion zone and draw its inner edge."""
        geometry = self.geometry
        width = max(2, round(geometry.cell / 22))
        for side in (0, 1):
            zone = QRect()
            for square in zone_of(self.variant, self.variant.appearance.marked, side):
                zone = zone.united(geometry.ground(square))
            if zone.isEmpty():
                continue
            zone.translate(-origin)
            painter.fillRect(zone, self.theme["zone"])
            at_top = zone.top() == 0
            edge = zone.bottom() + 1 if at_top else zone.top()
            painter.fillRect(QRect(zone.left(), edge - width // 2, zone.width(), width), self.theme["line"])

    def _draw_outlines(self, painter: QPainter, origin: QPoint) -> None:
        """Draw the outline of each side's region: a line in its colour, between two dark ones."""
        cell = self.geometry.cell
        width = max(2, round(cell * OUTLINE))
        edge = max(1, width // 3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for side, name in enumerate(("palace_first", "palace_second")):
            region = QRect()
            for square in zone_of(self.variant, self.variant.appearance.outlined, side):
                region = region.united(self.geometry.ground(square))
            if region.isEmpty():
                continue
            colour = QColor(self.theme[name])
            colour.setAlpha(255)
            for inset, thick, ink in ((0, width + 2 * edge, self.theme["line"]), (edge, width, colour)):
                pen = QPen(ink, thick)
                pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
                painter.setPen(pen)
                half = inset + thick / 2
                painter.drawRect(QRectF(region.translated(-origin)).adjusted(half, half, -half, -half))

    @cached_property
    def _frame(self) -> QPixmap:
        geometry = self.geometry
        pixmap = QPixmap(geometry.frame.size())
        pixmap.fill(QColor(Qt.GlobalColor.transparent))
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme["border"])
        radius = geometry.cell * 0.1
        painter.drawRoundedRect(QRectF(0, 0, geometry.frame.width(), geometry.frame.height()), radius, radius)
        if self.options.coordinates:
            self._draw_coordinates(painter)
        painter.end()
        return pixmap

    def _draw_coordinates(self, painter: QPainter) -> None:
        """Write files and ranks on the border, in the game's notation."""
        geometry, variant = self.geometry, self.variant
        border = geometry.squares.x() - geometry.frame.x()
        font = QFont(self.font)
        size = max(geometry.label, round(border * 0.62))
        font.setPixelSize(max(1, min(size, round(geometry.cell * 0.6))))  # never over the letter of the next square
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(self.theme["coordinate"])
        shogi = variant.appearance.coordinates == "shogi"
        offset = geometry.frame.topLeft()
        for file in range(variant.files):
            rect = geometry.ground(square_at(file, 0)).translated(-offset)
            y = 0 if shogi else geometry.frame.height() - border
            text = str(variant.files - file) if shogi else FILES[file]
            painter.drawText(QRect(rect.x(), y, rect.width(), border), Qt.AlignmentFlag.AlignCenter, text)
        for rank in range(variant.ranks):
            rect = geometry.ground(square_at(0, rank)).translated(-offset)
            x = geometry.frame.width() - border if shogi else 0
            text = FILES[variant.ranks - 1 - rank] if shogi else str(rank + 1)
            painter.drawText(QRect(x, rect.y(), border, rect.height()), Qt.AlignmentFlag.AlignCenter, text)

    # Places

    def pixmap(self, piece: int, size: int) -> QPixmap:
        """Return the picture of a piece."""
        return self.pictures.pixmap(
            self.variant,
            self.piece_set,
            self.variant.pieces[(piece & KIND) - 1].symbol,
            side_of(piece),
            size,
            self.geometry.bottom,
            self.options.rotate_opponent,
        )

    def place(self, painter: QPainter, rect: QRect, look: Look) -> None:
        """Draw what lies over the ground of one place."""
        for name in look.under:
            if look.held >= 0:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(self.theme[name])
                painter.drawRoundedRect(rect, rect.width() * 0.12, rect.width() * 0.12)
            else:
                painter.fillRect(rect, self.theme[name])
        if "premove" in look.under:
            marks.stripes(painter, rect)
        if "last_move" in look.under:
            marks.ear(painter, rect)
        if look.glow:
            self._glow(painter, rect)
        if look.piece:
            dimmed = look.held == 0
            if dimmed or look.faded:
                painter.setOpacity(EMPTY_SLOT_OPACITY if dimmed else LIFTED_OPACITY)
            painter.drawPixmap(rect.topLeft(), self.pixmap(look.piece, rect.width()))
            painter.setOpacity(1.0)
        if look.held > 1:
            self._count(painter, rect, look.held)
        if look.target:
            marks.target_mark(painter, self.theme, QRectF(rect), look.target)
        if look.glow:
            marks.wedges(painter, rect)
        if look.lit:
            marks.dashes(painter, self.theme, rect)
        inset = round(rect.width() * (marks.LIT_WIDTH + 0.02)) if look.lit else 0
        if look.cursor:
            marks.cursor(painter, self.theme, rect.adjusted(inset, inset, -inset, -inset))
            inset += round(rect.width() * marks.CURSOR_WIDTH * 1.6)
        if "selected" in look.under:
            marks.corners(painter, QRectF(rect.adjusted(inset, inset, -inset, -inset)))

    def _glow(self, painter: QPainter, rect: QRect) -> None:
        """Draw the glow of an attacked king."""
        gradient = QRadialGradient(QPointF(QRectF(rect).center()), rect.width() * 0.72)
        for stop, share in ((0.0, 1.0), (0.5, 0.85), (0.75, 0.55), (1.0, 0.12)):
            colour = QColor(self.theme["check"])
            colour.setAlphaF(colour.alphaF() * share)
            gradient.setColorAt(stop, colour)
        painter.fillRect(rect, gradient)

    def _count(self, painter: QPainter, rect: QRect, count: int) -> None:
        """Draw the number of pieces in a slot, in its lower right corner."""
        size = min(max(round(self.geometry.label * 1.4), round(rect.width() * 0.36)), rect.width())
        width = size if count < 10 else round(size * 1.3)
        badge = QRectF(rect.right() + 1 - width, rect.bottom() + 1 - size, width, size)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.theme["stand"], max(1.0, size * 0.07)))
        painter.setBrush(QColor("#2a211b"))
        painter.drawRoundedRect(badge.adjusted(1, 1, -1, -1), size / 2, size / 2)
        font = QFont(self.font)
        font.setPixelSize(round(size * 0.72))
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor("#fff6e6"))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(count))


@lru_cache(maxsize=8)
def texture(file: Path, size: int) -> QImage:
    """Return a texture, `size` pixels wide and high; drawing it again for every board would be slow."""
    image = QImage(QSize(size, size), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(file)).render(painter, QRectF(image.rect()))
    painter.end()
    return image


def piece_set_for(variant: Variant, wanted: str) -> str:
    """Return the piece set for a game: the wanted one if the game has it, otherwise its default."""
    sets = variant.appearance.piece_sets
    return wanted if wanted in sets and wanted in PIECE_SETS else sets[0]


def zone_of(variant: Variant, text: str, side: int) -> list[int]:
    """Return the squares of a zone of the appearance, seen from a side."""
    zone = sorted(variant.zone(text, side))
    return [square_at(file, variant.ranks - 1 - rank if side else rank) for file, rank in zone]
