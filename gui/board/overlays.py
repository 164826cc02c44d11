"""The cards over a board while a person is asked something: the chooser of promotions and the setup panel."""

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPen

from surajang.gui.board.board_state import BoardState
from surajang.gui.board.choices import Choice, SetupChoice
from surajang.gui.board.geometry import Geometry
from surajang.gui.board.mark_painter import reach_mark
from surajang.gui.board.painter import BoardPainter
from surajang.gui.board.piece_facts import Diagram
from surajang.gui.kit.buttons import unbreakable
from surajang.gui.kit.theme import Palette
from surajang.gui.kit.translation import in_sentence, tr
from surajang.rules.codes import file_of, rank_of, square_at

AROUND = 2
"""How many squares a diagram of an option shows on each side of its piece."""

_ALIGNED = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)


class Chooser:
    """The options of a choice, laid out and drawn. Sizes are device pixels, `ratio` to a pixel."""

    def __init__(self, choice: Choice, geometry: Geometry, font: QFont, colours: Palette, ratio: float) -> None:
        self.choice = choice
        self._colours = colours
        self._font = QFont(font)
        cell = geometry.cell
        self._padding = max(3, cell // 14)
        self._face = max(round(28 * ratio), round(cell * 1.15))
        self._flipped = geometry.flipped
        self._side = max(round(7 * ratio), round(cell * 0.34))
        drawn = len(choice.options) <= 2 and any(option.diagram is not None for option in choice.options)
        self._diagram = (2 * AROUND + 1) * self._side if drawn else 0
        self._font.setPixelSize(max(geometry.label, round(11 * ratio), round(cell * 0.22)))
        metrics = QFontMetrics(self._font)
        words = max(metrics.horizontalAdvance(word) for option in choice.options for word in unbreakable(option.label))
        room = QRect(0, 0, max(self._face, self._diagram, words, round(cell * 1.7)), geometry.frame.height())
        labels = max(metrics.boundingRect(room, _ALIGNED, option.label).height() for option in choice.options)
        option_width = room.width() + 2 * self._padding
        pictures = self._face + (self._diagram + self._padding if drawn else 0)
        option_height = pictures + max(labels, 2 * metrics.height()) + 3 * self._padding
        room_beside = geometry.frame.width() - self._padding
        columns = max(1, min(len(choice.options), room_beside // (option_width + self._padding)))
        rows = -(-len(choice.options) // columns)
        width = option_width * columns + self._padding * (columns + 1)
        height = option_height * rows + self._padding * (rows + 1)
        square = geometry.rect(choice.square)
        self.rect = QRect(0, 0, width, height)
        self.rect.moveCenter(square.center())
        top_half = square.center().y() < geometry.squares.center().y()
        if top_half:
            self.rect.moveTop(square.top())
        else:
            self.rect.moveBottom(square.bottom())
        _keep_inside(self.rect, geometry.frame)
        self.options = [
            QRect(
                self.rect.x() + self._padding + number % columns * (option_width + self._padding),
                self.rect.y() + self._padding + number // columns * (option_height + self._padding),
                option_width,
                option_height,
            )
            for number in range(len(choice.options))
        ]

    @property
    def extent(self) -> QRect:
        """The rectangle that the chooser draws in, its shadow included."""
        return self.rect.adjusted(-8, -8, 8, 10)

    def option_at(self, point: QPoint) -> int | None:
        """Return the number of the option at a point, if there is one."""
        return next((number for number, rect in enumerate(self.options) if rect.contains(point)), None)

    def paint(self, painter: QPainter, drawing: BoardPainter, hovered: int | None) -> None:
        """Draw the card; `hovered` is the option under the pointer."""
        colours = self._colours
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = self._padding * 2
        painter.setPen(Qt.PenStyle.NoPen)
        for spread in (7, 5, 3):
            painter.setBrush(QColor(0, 0, 0, 22))
            painter.drawRoundedRect(self.rect.adjusted(-spread, -spread + 3, spread, spread + 3), radius, radius)
        painter.setBrush(colours.surface)
        painter.setPen(QPen(colours.border, 1))
        painter.drawRoundedRect(QRectF(self.rect), radius, radius)
        for number, (option, rect) in enumerate(zip(self.choice.options, self.options, strict=True)):
            focused = number == self.choice.focus
            painter.setPen(QPen(colours.accent, 2) if focused else Qt.PenStyle.NoPen)
            painter.setBrush(colours.selection if number == hovered else colours.raised)
            painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), radius, radius)
            face = QRect(0, 0, self._face, self._face)
            face.moveCenter(rect.center())
            face.moveTop(rect.y() + self._padding)
            if option.piece:
                painter.drawPixmap(face.topLeft(), drawing.pixmap(option.piece, self._face))
            else:
                self._cross(painter, face)
            bottom = face.bottom()
            if option.diagram is not None and self._diagram:
                corner = QPoint(rect.center().x() - self._diagram // 2, bottom + self._padding)
                self._paint_diagram(painter, drawing, corner, option.diagram)
                bottom = corner.y() + self._diagram
            painter.setFont(self._font)
            painter.setPen(colours.text)
            text = QRect(rect.x(), bottom, rect.width(), rect.bottom() - bottom)
            text.adjust(self._padding, 0, -self._padding, 0)
            painter.drawText(text, _ALIGNED, option.label)

    def _paint_diagram(self, painter: QPainter, drawing: BoardPainter, corner: QPoint, diagram: Diagram) -> None:
        """Draw how an option's piece moves, on the squares around it."""
        theme, side = drawing.theme, self._side
        file, rank = file_of(diagram.square), rank_of(diagram.square)
        for right in range(-AROUND, AROUND + 1):
            for up in range(-AROUND, AROUND + 1):
                square = square_at(file - right, rank - up) if self._flipped else square_at(file + right, rank + up)
                cell = QRect(corner + QPoint(AROUND + right, AROUND - up) * side, QSize(side, side))
                painter.fillRect(cell, theme["dark" if (right + up) % 2 == 0 else "light"])
                if square in diagram.reach:
                    reach_mark(painter, theme, QRectF(cell), diagram.reach[square])
        middle = corner + QPoint(AROUND, AROUND) * side
        painter.drawPixmap(middle, drawing.pixmap(diagram.piece, side))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme["line"], 1))
        painter.drawRect(QRect(corner, QSize(self._diagram, self._diagram)).adjusted(0, 0, -1, -1))

    def _cross(self, painter: QPainter, face: QRect) -> None:
        """Draw the sign of the option that takes none of the others."""
        inner = QRectF(face).adjusted(*(sign * self._face * 0.32 for sign in (1, 1, -1, -1)))
        pen = QPen(self._colours.muted, max(2.0, self._face * 0.06))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(inner.topLeft(), inner.bottomRight())
        painter.drawLine(inner.topRight(), inner.bottomLeft())


def _keep_inside(rect: QRect, bounds: QRect) -> None:
    """Move a rectangle into the bounds."""
    rect.moveLeft(max(bounds.left(), min(rect.left(), bounds.right() + 1 - rect.width())))
    rect.moveTop(max(bounds.top(), min(rect.top(), bounds.bottom() + 1 - rect.height())))


CONFIRM = -1
WRAPPED = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)


class SetupOverlay:
    """The controls of a setup choice, laid out and drawn.

    Sizes are device pixels, `ratio` to a pixel. `names` are the players' names in questions. An item is the number of a
    choice (from 0), CONFIRM, or a pair of neighbours to swap. The choices are in `columns`.
    """

    def __init__(
        self,
        choice: SetupChoice,
        state: BoardState,
        names: tuple[str, str],
        geometry: Geometry,
        font: QFont,
        colours: Palette,
        ratio: float,
    ) -> None:
        self.choice = choice
        self._state = state
        self._names = names
        self._geometry = geometry
        self._colours = colours
        self._font = QFont(font)
        self._ratio = ratio
        cell = geometry.cell
        self._gap = max(4, cell // 8)
        squares = geometry.squares
        width = min(squares.width() - cell // 2, round(cell * 9.4))
        line = max(round(geometry.label * 1.4), QFontMetrics(self._letters(0.25, bold=True)).height())
        self.handing_over = choice.handing_over
        title = max(round(cell * 0.62), self._height_of(self.title, 0.3, width, bold=True) + self._gap)
        button_height = max(26, round(line * 1.4), round(cell * 0.68))
        message = 0
        if choice.known is not None and not self.handing_over:
            message = max(line, round(cell * 0.42), self._height_of(self.message, 0.25, width))
        around = title + message + button_height + 2 * self._gap
        room = squares.height() - 2 * cell - around  # without both first ranks, on which the pieces are swapped
        self.columns, self._piece, option_height = self._arranged(width, room, line)
        option_width = (width - (self.columns + 1) * self._gap) // self.columns
        count = 0 if self.handing_over else len(choice.titles)
        rows = 1 if self.handing_over else -(-count // self.columns)
        height = around + rows * (option_height + self._gap)
        self.panel = QRect(0, 0, width, height)
        self.panel.moveCenter(squares.center())
        self._title = QRect(self.panel.x(), self.panel.y() + self._gap // 2, width, title)
        self._message = QRect(self.panel.x(), self._title.y() + title, width, message)
        self._shown = QRect(0, self._title.bottom(), option_width, option_height)
        self._shown.moveLeft(self.panel.center().x() - option_width // 2)
        self.thumbnails = [
            QRect(
                self.panel.x() + self._gap + (number % self.columns) * (option_width + self._gap),
                self._title.bottom() + message + (number // self.columns) * (option_height + self._gap),
                option_width,
                option_height,
            )
            for number in range(count)
        ]
        words = QFontMetrics(self._letters(0.3, bold=True)).horizontalAdvance(self._words_on_button)
        self.button = QRect(0, 0, min(width - 2 * self._gap, max(words + 2 * line, round(cell * 3.6))), button_height)
        self.button.moveCenter(self.panel.center())
        self.button.moveBottom(self.panel.bottom() - self._gap)
        self.handles = {pair: self._handle(pair) for pair in choice.pairs} if not self.handing_over else {}

    def _arranged(self, width: int, room: int, line: int) -> tuple[int, int, int]:
        """Return in how many columns the choices fit into a height, two if possible, the side of a piece, and the
        height of a choice; if they never fit, the lowest arrangement.
        """
        count, tried = len(self.choice.titles), []
        for columns in range(2, max(2, min(count, width // (8 * self._gap))) + 1):
            side = max(4, (width // columns - 2 * self._gap - self._gap // 2) // self._state.variant.files)
            label = max(line, round(self._geometry.cell * 0.5)) if columns == 2 else line
            height = side + label + self._gap
            whole = -(-count // columns) * (height + self._gap)
            if self.handing_over or whole <= room:
                return columns, side, height
            tried.append((whole, columns, side, height))
        return min(tried)[1:]

    @property
    def button_text(self) -> str:
        """The text of the button that ends the choice."""
        if self.handing_over:
            return tr("{player} chooses now", player=self._names[self.choice.side])
        return tr("Ready") if self.choice.by_swapping else tr("Confirm")

    @property
    def _words_on_button(self) -> str:
        """The text of the button with its key."""
        return f"{self.button_text}  ⏎"

    @property
    def title(self) -> str:
        """The title above the choices."""
        player = self._names[self.choice.side]
        if self.handing_over:
            return tr("{player}, it is your turn to choose", player=player)
        return tr("{player}: {task}", player=player, task=self.choice.task)

    @property
    def message(self) -> str:
        """The other side's choice in words; empty before it is made."""
        if self.choice.known is None:
            return ""
        return tr(
            "{player} has chosen {setup}",
            player=self._names[1 - self.choice.side],
            setup=in_sentence(self.choice.titles[self.choice.known]),
        )

    @property
    def extents(self) -> list[QRect]:
        """The rectangles that panel and handles are drawn in, shadows included."""
        handles = [rect.adjusted(-2, -2, 2, 2) for rect in self.handles.values()]
        return [self.panel.adjusted(-10, -10, 10, 12), *handles]

    def item_at(self, point: QPoint) -> int | tuple[int, int] | None:
        """Return the item at a point, if there is one."""
        if self.button.contains(point):
            return CONFIRM
        for number, rect in enumerate(self.thumbnails):
            if rect.contains(point):
                return number
        return next((pair for pair, rect in self.handles.items() if rect.contains(point)), None)

    def covers(self, point: QPoint) -> bool:
        """Return whether a point lies on the panel or a handle."""
        return self.panel.contains(point) or any(rect.contains(point) for rect in self.handles.values())

    def _handle(self, pair: tuple[int, int]) -> QRect:
        """Return the handle between two neighbouring squares."""
        first = self._geometry.rect(self.choice.squares[pair[0]])
        second = self._geometry.rect(self.choice.squares[pair[1]])
        size = max(20, round(self._geometry.cell * 0.44))
        rect = QRect(0, 0, size, size)
        rect.moveCenter(first.united(second).center())
        return rect

    def paint(self, painter: QPainter, drawing: BoardPainter, hovered: int | tuple[int, int] | None) -> None:
        """Draw panel and handles; `hovered` is the item under the pointer."""
        colours = self._colours
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = self._gap * 1.5
        painter.setPen(Qt.PenStyle.NoPen)
        for spread in (8, 5, 2):
            painter.setBrush(QColor(0, 0, 0, 20))
            painter.drawRoundedRect(self.panel.adjusted(-spread, 3 - spread, spread, 3 + spread), radius, radius)
        painter.setBrush(colours.surface)
        painter.setPen(QPen(colours.border, 1))
        painter.drawRoundedRect(QRectF(self.panel), radius, radius)
        painter.setFont(self._letters(0.3, bold=True))
        painter.setPen(colours.text)
        painter.drawText(self._title.adjusted(self._gap, 0, -self._gap, 0), WRAPPED, self.title)
        if self.handing_over:
            self._rank(painter, drawing, self._shown, 1 - self.choice.side)
            line = self._label(self._shown)
            line.setLeft(self.panel.left())
            line.setRight(self.panel.right())
            self._text(painter, line, self.message, 0.25, colours.text)
        elif self.message:
            self._text(painter, self._message, self.message, 0.25, colours.muted)
        for number, rect in enumerate(self.thumbnails):
            self._thumbnail(painter, drawing, number, rect, number == hovered)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.accent.lighter(112) if hovered == CONFIRM else colours.accent)
        painter.drawRoundedRect(self.button, radius, radius)
        self._text(painter, self.button, self._words_on_button, 0.3, colours.on_accent, bold=True)
        for pair, rect in self.handles.items():
            self._swap_sign(painter, QRectF(rect), pair == hovered)

    def _thumbnail(self, painter: QPainter, drawing: BoardPainter, number: int, rect: QRect, hovered: bool) -> None:
        """Draw the first rank after a choice, with its name and key."""
        colours = self._colours
        current = number == self.choice.current
        radius = self._gap
        painter.setPen(QPen(colours.accent, max(2, self._gap // 4)) if current else QPen(colours.border, 1))
        painter.setBrush(colours.selection if hovered or current else colours.raised)
        painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), radius, radius)
        self._rank(painter, drawing, rect, self.choice.side, self.choice.pieces(number))
        title = f"{number + 1}  {self.choice.titles[number]}"
        self._text(painter, self._label(rect), title, 0.25, colours.text, bold=current)

    def _label(self, rect: QRect) -> QRect:
        """Return the place of a thumbnail's title."""
        return rect.adjusted(0, self._gap // 2 + self._piece, 0, 0)

    def _rank(
        self, painter: QPainter, drawing: BoardPainter, rect: QRect, side: int, chosen: dict[int, int] | None = None
    ) -> None:
        """Draw a side's first rank, with the pieces of a choice or the present ones, at the upper edge of a
        thumbnail.
        """
        pieces = {**self._state.pieces, **(chosen or {})}
        for square, cell in self.rank(rect, side).items():
            changes = chosen is None or square in chosen
            dark = (file_of(square) + rank_of(square)) % 2 == 0
            painter.fillRect(cell, drawing.theme["dark" if dark else "light"])
            painter.setOpacity(1.0 if changes else 0.4)
            if square in pieces:
                painter.drawPixmap(cell.topLeft(), drawing.pixmap(pieces[square], self._piece))
            painter.setOpacity(1.0)

    def rank(self, rect: QRect, side: int) -> dict[int, QRect]:
        """Return the squares of a side's first rank, with their places at the upper edge of a thumbnail."""
        variant, squares = self._state.variant, set(self._state.squares)
        rank = variant.ranks - 1 if side else 0
        left, top = rect.x() + (rect.width() - variant.files * self._piece) // 2, rect.y() + self._gap // 2
        places = {}
        for file in range(variant.files):
            column = variant.files - 1 - file if self._geometry.flipped else file
            if square_at(file, rank) in squares:
                places[square_at(file, rank)] = QRect(left + column * self._piece, top, self._piece, self._piece)
        return places

    def _swap_sign(self, painter: QPainter, rect: QRectF, hovered: bool) -> None:
        """Draw a round handle with two arrows, one each way."""
        colours = self._colours
        painter.setPen(QPen(colours.on_accent, max(1.5, rect.width() * 0.05)))
        painter.setBrush(colours.accent.lighter(112) if hovered else colours.accent)
        painter.drawEllipse(rect)
        size = rect.width()
        centre = rect.center()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.on_accent)
        for direction, aside in ((1, -0.13), (-1, 0.13)):
            y = centre.y() + aside * size
            path = QPainterPath()
            path.addRect(QRectF(centre.x() - size * 0.26, y - size * 0.04, size * 0.52, size * 0.08))
            tip = centre.x() + direction * size * 0.32
            path.moveTo(tip, y)
            path.lineTo(tip - direction * size * 0.16, y - size * 0.12)
            path.lineTo(tip - direction * size * 0.16, y + size * 0.12)
            path.closeSubpath()
            path.setFillRule(Qt.FillRule.WindingFill)
            painter.drawPath(path)

    def _letters(self, share: float, bold: bool = False) -> QFont:
        """Return a font whose letters have a share of a square's height, and are legible."""
        font = QFont(self._font)
        font.setBold(bold)
        font.setPixelSize(max(self._geometry.label, round(self._geometry.cell * share)))
        return font

    def _height_of(self, text: str, share: float, width: int, bold: bool = False) -> int:
        """Return the height of a text, wrapped at the panel's width."""
        room = QRect(0, 0, width - 2 * self._gap, self._geometry.squares.height())
        return QFontMetrics(self._letters(share, bold)).boundingRect(room, WRAPPED, text).height()

    def _text(
        self, painter: QPainter, rect: QRect, text: str, share: float, colour: QColor, bold: bool = False
    ) -> None:
        """Write a line in the middle of a rectangle, smaller if it would not fit."""
        font = self._letters(share, bold)
        pixels = font.pixelSize()
        painter.setFont(font)
        wide = painter.fontMetrics().horizontalAdvance(text)
        room = rect.width() - self._gap
        if wide > room:
            font.setPixelSize(max(round(8 * self._ratio), pixels * room // wide))
            painter.setFont(font)
        painter.setPen(colour)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
