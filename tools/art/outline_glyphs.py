"""Write assets/glyphs.json: outlines of hanja, from Noto Serif CJK KR Black, and of letters, from Noto Serif Bold.

Needed only when a piece gets another character:
python tools/art/outline_glyphs.py NotoSerifCJK-Black.ttc NotoSerif-Bold.ttf
(needs fontTools; Debian's packages fonts-noto-cjk-extra and fonts-noto-core have the fonts). Without the first font the
hanja are kept.
"""

import json
import string
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from fontTools.pens.basePen import decomposeQuadraticSegment
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTCollection, TTFont

TARGET = Path(__file__).parents[2] / "assets" / "glyphs.json"

CHARACTERS = "步鍍騎圭閣馬飛龍猊全帥杏奔陽陰哨雲弓聖元艦斗卒兵香砲桂角象銀金后獅王"
LETTERS = string.ascii_letters + string.digits + "+~"
FAMILY = "Noto Serif CJK KR"

Point = tuple[float, float]


def cubic(pen: Point, steered: Point, end: Point) -> list[Point]:
    """Return the points of the cubic curve that is a quadratic one."""
    first = [a + (b - a) * 2 / 3 for a, b in zip(pen, steered, strict=True)]
    second = [a + (b - a) * 2 / 3 for a, b in zip(end, steered, strict=True)]
    return [(first[0], first[1]), (second[0], second[1]), end]


def outline(font: Any, character: str) -> str:
    """Return a character as SVG path data in font units, y pointing down, of absolute M, L, C and Z only."""
    glyphs = font.getGlyphSet()
    pen = DecomposingRecordingPen(glyphs)
    glyphs[font.getBestCmap()[ord(character)]].draw(pen)
    parts: list[tuple[str, list[Point]]] = []
    for command, points in pen.value:
        if command == "qCurveTo":
            for steered, end in decomposeQuadraticSegment(points):
                parts.append(("C", cubic(parts[-1][1][-1], steered, end)))
        else:
            parts.append(({"moveTo": "M", "lineTo": "L", "curveTo": "C", "closePath": "Z"}[command], list(points)))
    return "".join(letter + " ".join(f"{round(x)} {-round(y)}" for x, y in points) for letter, points in parts)


def outlines(font: Any, characters: Iterable[str]) -> dict[str, str]:
    """Return the outlines of some characters."""
    return {character: outline(font, character) for character in characters}


def main() -> None:
    """Read the fonts named on the command line and write the outlines."""
    known = json.loads(TARGET.read_text("utf-8"))
    for file in sys.argv[1:]:
        if file.endswith(".ttc"):
            fonts = [font for font in TTCollection(file).fonts if font["name"].getBestFamilyName() == FAMILY]
            if not fonts:
                sys.exit(f"{file} holds no {FAMILY}.")
            known |= outlines(fonts[0], CHARACTERS)
        else:
            known |= outlines(TTFont(file), LETTERS)
    TARGET.write_text(json.dumps(known, ensure_ascii=False, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
