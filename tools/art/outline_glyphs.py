"""Write glyphs.json: outlines of the hanja on the pieces, taken from Noto Serif CJK KR Black.

Needed only when a piece gets another character: python tools/art/outline_glyphs.py NotoSerifCJK-Black.ttc
(needs fontTools; Debian's package fonts-noto-cjk-extra has the font).
"""

import json
import sys
from pathlib import Path

from fontTools.pens.recordingPen import RecordingPen
from fontTools.ttLib import TTCollection

CHARACTERS = "步鍍騎圭閣馬飛龍猊全帥杏奔陽陰哨雲弓聖元艦斗卒兵香砲桂角象銀金后獅王"
FAMILY = "Noto Serif CJK KR"
COMMANDS = {"moveTo": "M", "lineTo": "L", "curveTo": "C", "closePath": "Z"}


def outline(glyphs: object, name: str) -> str:
    """Return the glyph as SVG path data in font units, y pointing down, of absolute M, L, C and Z only."""
    pen = RecordingPen()
    glyphs[name].draw(pen)
    return "".join(
        COMMANDS[command] + " ".join(f"{round(x)} {-round(y)}" for x, y in points) for command, points in pen.value
    )


def main() -> None:
    """Read the font collection named on the command line and write glyphs.json beside this file."""
    for font in TTCollection(sys.argv[1]).fonts:
        if font["name"].getBestFamilyName() == FAMILY:
            break
    else:
        sys.exit(f"{sys.argv[1]} holds no {FAMILY}.")
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    outlines = {character: outline(glyphs, names[ord(character)]) for character in CHARACTERS}
    text = json.dumps(outlines, ensure_ascii=False, indent=0)
    Path(__file__).with_name("glyphs.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
