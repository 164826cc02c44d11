"""Outlines of signs: letters, hanja and emoji as path data (`rules.pictures.outlines`), which look the same on every
computer.

Some come with the program (assets/glyphs.json); all others are taken from the fonts of this computer.
"""

import json
from collections.abc import Iterator
from functools import cache, lru_cache

from PySide6.QtGui import QFont, QFontDatabase, QPainterPath, QRawFont, QTextLayout

from surajang.assets import path
from surajang.rules.errors import ReasonedError
from surajang.rules.pictures import outlines
from surajang.rules.pictures.outlines import SIDE, Step
from surajang.rules.reasons import because

GAP = 40
"""The space between two letters."""

MAX_FAMILIES = 500
"""How many font families are tried for a sign missing from the usual ones."""

TEXT_STYLE = "\ufe0e"
"""Selects the plain form of an emoji, which has outlines; the coloured one may be a bitmap."""

Element = QPainterPath.ElementType


@cache
def _glyphs() -> dict[str, str]:
    found: dict[str, str] = json.loads(path("glyphs.json").read_text("utf-8"))
    return found


def known_outline(sign: str) -> str:
    """Return the outline of a sign that comes with the program, its letters side by side; "" for others."""
    steps: list[Step] = []
    right = 0.0
    for letter in sign:
        if letter not in _glyphs():
            return ""
        outline = outlines.parse(_glyphs()[letter])
        left, _, end, _ = outlines.bounds(outline)
        steps += outlines.moved(outline, (1, 0, 0, 1, right - left, 0))
        right += end - left + GAP
    return outlines.written(steps)


@lru_cache(maxsize=256)
def font_outline(sign: str) -> str:
    """Return a sign's outline in a font of this computer. Raises ReasonedError if none has one."""
    for families in _families(sign):
        for text in (sign, sign + TEXT_STYLE):
            found = _shaped(text, families)
            if found is None:
                continue
            try:
                return outlines.canonical(outlines.written(_steps(found)))
            except ReasonedError:
                continue  # empty, or far too detailed
    raise ReasonedError(because("sign without outline", text=sign))


def _families(sign: str) -> Iterator[list[str]]:
    """Yield font families to try, the usual ones first."""
    yield []
    if len(sign.rstrip(TEXT_STYLE + "\ufe0f")) != 1:
        return
    for family in QFontDatabase.families()[:MAX_FAMILIES]:
        if QRawFont.fromFont(QFont(family)).supportsCharacter(ord(sign[0])):
            yield [family]


def _shaped(text: str, families: list[str]) -> QPainterPath | None:
    """Return the path of a text in a font; None where a glyph is missing."""
    font = QFont()
    if families:
        font.setFamilies(families)
    font.setPixelSize(SIDE)
    font.setBold(True)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    layout = QTextLayout(text, font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    whole = QPainterPath()
    for run in layout.glyphRuns():
        raw = run.rawFont()
        for index, position in zip(run.glyphIndexes(), run.positions(), strict=True):
            if index == 0:
                return None
            whole.addPath(raw.pathForGlyph(index).translated(position))
    return whole


def _steps(whole: QPainterPath) -> list[Step]:
    """Return a path's steps, with every subpath closed."""
    steps: list[Step] = []
    waiting: list[tuple[float, float]] = []
    for number in range(whole.elementCount()):
        element = whole.elementAt(number)
        point = (element.x, element.y)
        if element.type is Element.MoveToElement:
            steps += [("Z", ())] if steps else []
            steps.append(("M", (point,)))
        elif element.type is Element.LineToElement:
            steps.append(("L", (point,)))
        else:
            waiting.append(point)
            if len(waiting) == 3:
                steps.append(("C", tuple(waiting)))
                waiting = []
    return [*steps, ("Z", ())] if steps else []
