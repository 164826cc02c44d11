"""Pictures of pieces: SVG files drawn into pixmaps at exactly the size they are shown at, and cached."""

from collections import OrderedDict
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontDatabase, QPainter, QPixmap, QTransform
from PySide6.QtSvg import QSvgRenderer

from surajang.assets import path
from surajang.gui.kit.translation import mark

BYTES = 4
"""Bytes of a pixel."""

KEPT_BYTES = 10_000_000
"""How much the pixmaps that are kept may take: all of a board's several times over at its usual size."""

KEPT_PIXMAPS = 60
"""How many are kept whatever their size: more than a large board shows."""


@dataclass(frozen=True)
class PieceSet:
    """How a set of pieces is called, and whether it shows the owner by direction instead of by colour."""

    title: str
    by_direction: bool = False


PIECE_SETS: dict[str, PieceSet] = {
    "international": PieceSet(mark("Figures")),
    "hanja-pandemonium": PieceSet(mark("Hanja tablets")),
    "hanja-mansindam": PieceSet(mark("Hanja tablets")),
    "wedge": PieceSet(mark("Wedges with pictures"), by_direction=True),
    "wedge-hanja": PieceSet(mark("Wedges with hanja"), by_direction=True),
}


class PiecePictures:
    """A store of piece pixmaps. Sizes are device pixels; the pixmaps' own device pixel ratio is 1."""

    def __init__(self) -> None:
        self._renderers: dict[tuple[str, str], QSvgRenderer] = {}
        self._pixmaps: OrderedDict[tuple[str, str, int, bool], QPixmap] = OrderedDict()
        self._bytes = 0

    def pixmap(self, piece_set: str, owner: int, art: str, size: int, bottom: int = 0, turned: bool = False) -> QPixmap:
        """Return the picture of a face, `size` device pixels square.

        `owner` is 0 for the first player and 1 for the second; `bottom` the player who sits at the lower edge, which
        decides where pieces of a set by direction point. `turned` turns the others' pieces upside down.
        """
        away = owner != bottom
        if PIECE_SETS[piece_set].by_direction:
            letter = "b" if away else "w"
            upside_down = False
        else:
            letter = "b" if owner else "w"
            upside_down = turned and away
        key = (piece_set, letter + art, size, upside_down)
        known = self._pixmaps.get(key)
        if known is not None:
            self._pixmaps.move_to_end(key)
            return known
        pixmap = self._render(piece_set, letter + art, size)
        if upside_down:
            pixmap = pixmap.transformed(QTransform().rotate(180))
        self._pixmaps[key] = pixmap
        self._bytes += size * size * BYTES
        while self._bytes > KEPT_BYTES and len(self._pixmaps) > KEPT_PIXMAPS:
            (_, _, old, _), _ = self._pixmaps.popitem(last=False)
            self._bytes -= old * old * BYTES
        return pixmap

    def _render(self, piece_set: str, name: str, size: int) -> QPixmap:
        """Draw one SVG file into a new pixmap."""
        key = (piece_set, name)
        if key not in self._renderers:
            self._renderers[key] = QSvgRenderer(str(path("pieces", piece_set, f"{name}.svg")))
        pixmap = QPixmap(size, size)
        pixmap.fill(QColor(Qt.GlobalColor.transparent))
        painter = QPainter(pixmap)
        self._renderers[key].render(painter, QRectF(0, 0, size, size))
        painter.end()
        return pixmap


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
