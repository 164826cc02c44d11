"""Drawing of a board's ground and its places. All sizes are device pixels."""

from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient
from PySide6.QtSvg import QSvgRenderer

from gui.board.geometry import Geometry
from gui.board.looks import Look
from gui.board.options import BoardOptions
from gui.board.places import Place
from gui.board.targets import DIAMOND, DOT, DOUBLE_RING, RING, STAY, SWAP
from gui.look.pieces import PIECE_SETS, PiecePictures
from gui.look.theme import BoardTheme, board_theme
from rules.tables import KIND, side_of, square_at
from rules.variant import FILES, Variant

TEXTURE_STEP = 480
MOST_STEPS = 2
"""How finely textures are drawn at most: finer is not to be seen, and takes a tenth of a second and more."""

EMPTY_SLOT_OPACITY = 0.2
LIFTED_OPACITY = 0.35
LIT_WIDTH = 0.075
"""The outline of a lit square, in squares; the cursor's is drawn within it."""


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
        self._squares = self._draw_squares()
        self._frame = self._draw_frame()

    # The ground

    def ground(self, painter: QPainter, damaged: list[QRect]) -> None:
        """Draw frame, squares and stands where they are damaged; the rectangles do not overlap."""
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

    def _draw_squares(self) -> QPixmap:
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
                        rect = geometry.rect(square_at(file, rank)).translated(-origin)
                        painter.fillRect(rect, theme["dark"])
        if theme.texture is not None:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            steps = -(-max(area.width(), area.height()) // TEXTURE_STEP)
            painter.drawImage(area, texture(theme.texture, min(steps, MOST_STEPS)))
        for side, name in enumerate(("palace_first", "palace_second")):
            for square in zone_of(variant, variant.appearance.tints, side):
                painter.fillRect(geometry.rect(square).translated(-origin), theme[name])
        if theme.lined or not variant.appearance.checkered:
            self._draw_lines(painter, area)
        self._draw_zone(painter, origin)
        painter.end()
        return QPixmap.fromImage(image)

    def _draw_lines(self, painter: QPainter, area: QRect) -> None:
        """Draw lines between the squares."""
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
                zone = zone.united(geometry.rect(square))
            if zone.isEmpty():
                continue
            zone.translate(-origin)
            painter.fillRect(zone, self.theme["zone"])
            at_top = zone.top() == 0
            edge = zone.bottom() + 1 if at_top else zone.top()
            painter.fillRect(QRect(zone.left(), edge - width // 2, zone.width(), width), self.theme["line"])

    def _draw_frame(self) -> QPixmap:
        """Return the border with its coordinates."""
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
        """Write files and ranks on the border, as the game's people write them."""
        geometry, variant = self.geometry, self.variant
        border = geometry.squares.x() - geometry.frame.x()
        font = QFont(self.font)
        font.setPixelSize(max(geometry.label, round(border * 0.62)))
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(self.theme["coordinate"])
        shogi = variant.appearance.coordinates == "shogi"
        offset = geometry.frame.topLeft()
        for file in range(variant.files):
            rect = geometry.rect(square_at(file, 0)).translated(-offset)
            y = 0 if shogi else geometry.frame.height() - border
            text = str(variant.files - file) if shogi else FILES[file]
            painter.drawText(QRect(rect.x(), y, rect.width(), border), Qt.AlignmentFlag.AlignCenter, text)
        for rank in range(variant.ranks):
            rect = geometry.rect(square_at(0, rank)).translated(-offset)
            x = geometry.frame.width() - border if shogi else 0
            text = FILES[variant.ranks - 1 - rank] if shogi else str(rank + 1)
            painter.drawText(QRect(x, rect.y(), border, rect.height()), Qt.AlignmentFlag.AlignCenter, text)

    # Places

    def pixmap(self, piece: int, size: int) -> QPixmap:
        """Return the picture of a piece."""
        art = self.variant.pieces[(piece & KIND) - 1].art
        return self.pictures.pixmap(
            self.piece_set, side_of(piece), art, size, self.geometry.bottom, self.options.rotate_opponent
        )

    def place(self, painter: QPainter, rect: QRect, look: Look) -> None:
        """Draw what lies over the ground of one place."""
        for name in look.under:
            if look.count >= 0:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(self.theme[name])
                painter.drawRoundedRect(rect, rect.width() * 0.12, rect.width() * 0.12)
            else:
                painter.fillRect(rect, self.theme[name])
        if look.glow:
            self._glow(painter, rect)
        if look.piece:
            dimmed = look.count == 0
            if dimmed or look.faded:
                painter.setOpacity(EMPTY_SLOT_OPACITY if dimmed else LIFTED_OPACITY)
            painter.drawPixmap(rect.topLeft(), self.pixmap(look.piece, rect.width()))
            painter.setOpacity(1.0)
        if look.count > 1:
            self._count(painter, rect, look.count)
        if look.target:
            self._target(painter, QRectF(rect), look.target)
        if look.lit:
            self._outline(painter, rect, self.theme["arrow_red"], LIT_WIDTH)
        if look.cursor:
            inset = round(rect.width() * (LIT_WIDTH + 0.02)) if look.lit else 0
            self._outline(painter, rect.adjusted(inset, inset, -inset, -inset), self.theme["cursor"], 0.055)

    def _glow(self, painter: QPainter, rect: QRect) -> None:
        """Draw the glow of an attacked king."""
        gradient = QRadialGradient(QPointF(QRectF(rect).center()), rect.width() * 0.72)
        for stop, share in ((0.0, 1.0), (0.5, 0.85), (0.75, 0.55), (1.0, 0.12)):
            colour = QColor(self.theme["check"])
            colour.setAlphaF(colour.alphaF() * share)
            gradient.setColorAt(stop, colour)
        painter.fillRect(rect, gradient)

    def _count(self, painter: QPainter, rect: QRect, count: int) -> None:
        """Draw how many pieces a slot holds, in its lower right corner."""
        size = max(round(self.geometry.label * 1.4), round(rect.width() * 0.36))
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

    def _outline(self, painter: QPainter, rect: QRect, colour: QColor, share: float) -> None:
        """Draw the outline of a place, inside of it."""
        width = max(2, round(rect.width() * share))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap, Qt.PenJoinStyle.MiterJoin))
        half = width / 2
        painter.drawRect(QRectF(rect).adjusted(half, half, -half, -half))

    def _target(self, painter: QPainter, rect: QRectF, target: str) -> None:
        """Mark a place that can be reached: what can be done there shows by the shape."""
        cell = rect.width()
        centre = rect.center()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = self.theme["legal"]
        if target in (DOT, DIAMOND):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            if target == DOT:
                painter.drawEllipse(centre, cell * 0.145, cell * 0.145)
            else:
                painter.drawPath(_diamond(centre, cell * 0.165))
            return
        pen = QPen(colour, max(2.0, cell * 0.075))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen)
        if target in (RING, DOUBLE_RING):
            painter.drawEllipse(centre, cell * 0.455, cell * 0.455)
        if target == DOUBLE_RING:
            painter.setPen(QPen(colour, max(1.5, cell * 0.04)))
            painter.drawEllipse(centre, cell * 0.37, cell * 0.37)
        if target == SWAP:
            pen.setDashPattern([1.6, 1.2])
            painter.setPen(pen)
            painter.drawEllipse(centre, cell * 0.44, cell * 0.44)
        if target == STAY:
            self._stay(painter, rect, colour)

    def _stay(self, painter: QPainter, rect: QRectF, colour: QColor) -> None:
        """Draw a ring that closes on itself with an arrow head: the piece ends its move here."""
        cell = rect.width()
        radius = cell * 0.43
        centre = rect.center()
        box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        head = QPainterPath()
        tip = QPointF(centre.x() + radius * 0.72, centre.y() - radius * 0.56)
        head.moveTo(tip + QPointF(cell * 0.10, cell * 0.02))
        head.lineTo(tip + QPointF(-cell * 0.10, -cell * 0.02))
        head.lineTo(tip + QPointF(cell * 0.06, -cell * 0.18))
        head.closeSubpath()
        ink = QColor(colour)
        ink.setAlpha(255)
        for shade, wider in ((QColor("#fffdf0"), cell * 0.05), (ink, 0.0)):  # stands out on a selected square too
            width = max(2.0, cell * 0.06) + wider
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(shade, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
            painter.drawArc(box, 60 * 16, 290 * 16)
            painter.setPen(QPen(shade, wider) if wider else Qt.PenStyle.NoPen)
            painter.setBrush(shade)
            painter.drawPath(head)


@lru_cache(maxsize=8)
def texture(file: Path, steps: int) -> QImage:
    """Return a texture drawn `steps` times TEXTURE_STEP pixels wide; drawing it anew at every size would be slow."""
    image = QImage(QSize(TEXTURE_STEP, TEXTURE_STEP) * steps, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(file)).render(painter, QRectF(image.rect()))
    painter.end()
    return image


def _diamond(centre: QPointF, radius: float) -> QPainterPath:
    """Return the shape that marks where a piece can be dropped."""
    path = QPainterPath()
    path.moveTo(centre.x(), centre.y() - radius)
    path.lineTo(centre.x() + radius, centre.y())
    path.lineTo(centre.x(), centre.y() + radius)
    path.lineTo(centre.x() - radius, centre.y())
    path.closeSubpath()
    return path


def piece_set_for(variant: Variant, wanted: str) -> str:
    """Return the piece set to show a game with: the wanted one if the game has it, else the game's usual one."""
    sets = variant.appearance.piece_sets
    return wanted if wanted in sets and wanted in PIECE_SETS else sets[0]


def zone_of(variant: Variant, text: str, side: int) -> list[int]:
    """Return the squares of a zone of the appearance, seen from a side."""
    return [square_at(file, variant.ranks - 1 - rank if side else rank) for file, rank in sorted(variant.zone(text))]
