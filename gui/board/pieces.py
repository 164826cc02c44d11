"""Pictures of pieces: SVG drawn into pixmaps at exactly their size on the screen, and cached."""

from collections import OrderedDict
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontDatabase, QPainter, QPixmap, QTransform
from PySide6.QtSvg import QSvgRenderer

from surajang.gui.board.faces import Face, faces_of, svg_of
from surajang.gui.kit.translation import mark
from surajang.rules.variant import Variant

BYTES = 4
"""Bytes of a pixel."""

KEPT_BYTES = 10_000_000
"""The most bytes of cached pixmaps: several times those of a board at its usual size."""

KEPT_PIXMAPS = 60
"""The number cached whatever their size: more than a large board shows."""

KEPT_RENDERERS = 400
"""The number of cached drawings: more than ten games have."""


@dataclass(frozen=True)
class PieceSet:
    """The title of a piece set, and whether it shows the owner by direction instead of by colour."""

    title: str
    by_direction: bool = False


PIECE_SETS: dict[str, PieceSet] = {
    "international": PieceSet(mark("Figures")),
    "hanja-pandemonium": PieceSet(mark("Hanja tablets")),
    "hanja-mansindam": PieceSet(mark("Hanja tablets")),
    "wedge": PieceSet(mark("Wedges with pictures"), by_direction=True),
    "wedge-hanja": PieceSet(mark("Wedges with hanja"), by_direction=True),
    "figures": PieceSet(mark("Figures")),
    "letters": PieceSet(mark("Letters")),
}


class PiecePictures:
    """A store of piece pixmaps. Sizes are device pixels; the pixmaps' own device pixel ratio is 1."""

    def __init__(self) -> None:
        self._renderers: dict[tuple[Face, str], QSvgRenderer] = {}
        self._pixmaps: OrderedDict[tuple[Face, str, int, bool], QPixmap] = OrderedDict()
        self._bytes = 0

    def pixmap(
        self,
        variant: Variant,
        piece_set: str,
        symbol: str,
        owner: int,
        size: int,
        bottom: int = 0,
        turned: bool = False,
    ) -> QPixmap:
        """Return the picture of a game's piece, `size` device pixels square.

        `owner` is 0 for the first player and 1 for the second; `bottom` the player at the lower edge, who decides where
        pieces by direction point. `turned` turns the others' pieces upside down.
        """
        face = faces_of(variant, piece_set)[symbol][owner]
        away = owner != bottom
        upside_down = turned and away and not face.by_direction
        return self.face(face, letter_of(face, owner, bottom), size, upside_down)

    def face(self, face: Face, letter: str, size: int, upside_down: bool = False) -> QPixmap:
        """Return the picture of a face, `size` device pixels square; the letter is one of `letter_of`."""
        key = (face, letter, size, upside_down)
        known = self._pixmaps.get(key)
        if known is not None:
            self._pixmaps.move_to_end(key)
            return known
        pixmap = self._render(face, letter, size)
        if upside_down:
            pixmap = pixmap.transformed(QTransform().rotate(180))
        self._pixmaps[key] = pixmap
        self._bytes += size * size * BYTES
        while self._bytes > KEPT_BYTES and len(self._pixmaps) > KEPT_PIXMAPS:
            (_, _, old, _), _ = self._pixmaps.popitem(last=False)
            self._bytes -= old * old * BYTES
        return pixmap

    def _render(self, face: Face, letter: str, size: int) -> QPixmap:
        """Draw one face into a new pixmap."""
        key = (face, letter)
        if key not in self._renderers:
            while len(self._renderers) >= KEPT_RENDERERS:
                del self._renderers[next(iter(self._renderers))]
            self._renderers[key] = QSvgRenderer(svg_of(face, letter).encode())
        pixmap = QPixmap(size, size)
        pixmap.fill(QColor(Qt.GlobalColor.transparent))
        painter = QPainter(pixmap)
        self._renderers[key].render(painter, QRectF(0, 0, size, size))
        painter.end()
        return pixmap


def letter_of(face: Face, owner: int, bottom: int = 0) -> str:
    """Return the letter of the drawing that shows a face's owner while `bottom` is at the lower edge: w or b."""
    return "wb"[owner != bottom if face.by_direction else owner]


SYSTEMS = (
    QFontDatabase.WritingSystem.Korean,
    QFontDatabase.WritingSystem.Japanese,
    QFontDatabase.WritingSystem.TraditionalChinese,
    QFontDatabase.WritingSystem.SimplifiedChinese,
)


@lru_cache(maxsize=1)
def can_show_hanja() -> bool:
    """Return whether the system has a font for the games' and pieces' own names, not only empty boxes."""
    return any(QFontDatabase.families(system) for system in SYSTEMS)
