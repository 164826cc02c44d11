"""The pictures of a film: a board with its hands, each player's name and clock above and below, and words over it.

Pillow writes them to an animated file.
"""

import io
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QImage, QPainter

from surajang.gui.board.annotations import Badge, Colour
from surajang.gui.board.board_options import BoardOptions
from surajang.gui.board.board_state import BoardState
from surajang.gui.board.geometry import arrange
from surajang.gui.board.interaction import Interaction
from surajang.gui.board.mark_painter import mark_of, player_mark
from surajang.gui.board.painter import BoardPainter, Situation, looks
from surajang.gui.board.picture import draw_over
from surajang.gui.board.pieces import PiecePictures
from surajang.gui.kit.translation import mark, tr
from surajang.rules.codes import BLACK, KIND, WHITE
from surajang.rules.variant import Variant

STRIP = 0.062
"""The height of a player's strip, as a share of the board's width."""

INK = 0.6
"""The height of the letters in it, as a share of its height."""


@dataclass(frozen=True)
class Frame:
    """One picture: the board's state, the time on each player's clock (or nothing), and words over the board."""

    state: BoardState
    clocks: tuple[str, str] = ("", "")
    words: str = ""


class FilmPainter:
    """Draws the pictures of one film, all of the same `size`, with a board of at most `side` pixels."""

    def __init__(
        self, variant: Variant, options: BoardOptions, flipped: bool, side: int, names: tuple[str, str]
    ) -> None:
        self._options = options._replace(legal_marks=False, selection=False)
        self._names = names
        self._lower = 1 if flipped else 0
        layout = self._layout = arrange(variant, side, side, flipped, options.coordinates)
        self._drawing = BoardPainter(layout, self._options, PiecePictures(), QFont())
        board = layout.frame.united(layout.stands[0]).united(layout.stands[1])
        margin = max(2, layout.cell // 8)
        self._strip = max(14, round(side * STRIP))
        self._offset = QPoint(margin, margin + self._strip) - board.topLeft()
        self.size = board.size() + QSize(2 * margin, 2 * margin + 2 * self._strip)

    def draw(self, frame: Frame) -> QImage:
        """Return a picture."""
        image = QImage(self.size, QImage.Format.Format_RGB32)
        image.fill(self._drawing.theme["border"])
        painter = QPainter(image)
        for side in (0, 1):
            top = self.size.height() - self._strip if side == self._lower else 0
            self._draw_player(painter, QRect(0, top, self.size.width(), self._strip), side, frame)
        painter.translate(self._offset)
        turn = Interaction()
        turn.show(frame.state)
        self._drawing.all(painter, looks(turn, self._options, Situation()))
        draw_over(painter, self._layout, frame.state, self._drawing.theme)
        if frame.words:
            self._drawing.notice(painter, frame.words)
        painter.end()
        return image

    def _draw_player(self, painter: QPainter, strip: QRect, side: int, frame: Frame) -> None:
        """Draw a player's colour, name and clock into a strip."""
        disc = round(strip.height() * INK)
        margin = (strip.height() - disc) // 2
        place = QRect(strip.x() + margin, strip.y() + margin, disc, disc)
        player_mark(painter, QRectF(place), mark_of(frame.state.variant, side, self._lower == 1))
        painter.setPen(self._drawing.theme["coordinate"])
        font = QFont()
        font.setPixelSize(disc)
        font.setBold(side == frame.state.side and not frame.words)
        painter.setFont(font)
        words = strip.adjusted(strip.height(), 0, -margin, 0)
        clock = frame.clocks[side]
        painter.drawText(words, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, clock)
        words.setRight(words.right() - painter.fontMetrics().horizontalAdvance(clock) - margin)
        name = painter.fontMetrics().elidedText(self._names[side], Qt.TextElideMode.ElideRight, words.width())
        painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)


def all_colours(variant: Variant) -> BoardState:
    """Return a state with all pieces, if there is room, a move, a check and all signs, for a film's colours."""
    codes = [kind | colour for kind in range(1, len(variant.pieces) + 1) for colour in (WHITE, BLACK)]
    state = BoardState(variant, {}, {})
    squares = state.squares
    pieces = dict(zip(squares, codes, strict=False))
    checked = next((square for square, piece in pieces.items() if piece & KIND == 1), 0)
    moved = (*squares[-2:], *squares[: len(codes)][-2:])
    badges = tuple(Badge(square, "!?", colour) for square, colour in zip(squares[-12:], Colour, strict=False))
    return replace(
        state, badges=badges, pieces=pieces, hands=dict.fromkeys(state.slots, 2), checked=checked, last_move=moved
    )


KINDS = {"gif": mark("GIF animation (*.gif)"), "webp": mark("WebP animation (*.webp)")}

COLOURS = 255
"""The colours of a GIF; one more marks pixels that do not change from one picture to the next."""

QUALITY = 82
"""The quality of WebP pictures, from 0 to 100."""


class Raw(NamedTuple):
    """A picture of red, green and blue bytes, with lines of `stride` bytes each."""

    width: int
    height: int
    stride: int
    data: bytes


def animated_file(kind: str, sample: Raw, pictures: Iterable[Raw], durations: list[int]) -> bytes:
    """Return the file of an endless animation.

    `kind` is one of KINDS. `sample` has all colours of the pictures; there are as many `durations`, in milliseconds, as
    pictures. Raises OSError, and whatever reading the pictures raises.
    """
    from PIL import Image, features  # noqa: PLC0415  # takes long to load

    def image(picture: Raw) -> Image.Image:
        return Image.frombuffer("RGB", (picture.width, picture.height), picture.data, "raw", "RGB", picture.stride, 1)

    def indexed() -> Iterator[Image.Image]:
        palette = image(sample).quantize(COLOURS, Image.Quantize.MEDIANCUT)
        return (image(picture).quantize(palette=palette, dither=Image.Dither.NONE) for picture in pictures)

    if not features.check("webp") and kind == "webp":
        raise OSError(tr("Pillow on this system cannot write WebP, only GIF"))
    frames = indexed() if kind == "gif" else map(image, pictures)
    buffer = io.BytesIO()
    first = next(frames)
    more = {"optimize": True, "disposal": 1} if kind == "gif" else {"quality": QUALITY, "method": 3}
    first.save(buffer, kind.upper(), save_all=True, append_images=frames, duration=durations, loop=0, **more)
    return buffer.getvalue()
