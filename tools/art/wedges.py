"""Write assets/pieces/wedge and assets/pieces/wedge-hanja: shogi wedges with pictographs, and with hanja.

The two players' wedges differ in direction alone: `w` points up, `b` down. Icons are black, red when promoted, and
gold for the lion.
"""

from pathlib import Path

from pictographs import PICTOGRAPHS, Layer
from tablet import (
    Material,
    Place,
    Polygon,
    document,
    glyph,
    inset,
    middle_of,
    number,
    placed,
    points_of,
    tablet,
)

PIECES = Path(__file__).parents[2] / "assets" / "pieces"

HANJA = {
    "P": "卒", "P+": "兵", "L": "香", "L+": "砲", "N": "桂", "N+": "騎", "B": "角", "B+": "象",
    "R": "飛", "R+": "龍", "S": "銀", "S+": "金", "Q": "后", "Q+": "獅", "K": "王",
}  # fmt: skip

SIZES = {
    "P": (71, 84), "L": (73, 87), "N": (77, 88), "S": (82, 91),
    "B": (86, 93), "R": (86, 93), "Q": (90, 96), "K": (90, 96),
}  # fmt: skip
"""Width at the foot and height of the wedges."""

MAPLE = Material("#fbe3b0", "#ecc588", "#fff3d2", "#b5854a", "#97672f", "#573712", 1.4, "#b07c3c", 0.2)

GROUND = "#f4d59d"
"""The middle of the face's colours."""

BLACK, RED = "#1c130d", "#b8121b"
GOLD_INK, GOLD_GLOW, GOLD_LINE = "#d99a0b", "#f9d04a", "#4d2c04"

THICKNESS = 2.6


def wedge(face: str) -> Polygon:
    """Return the upper rim of a wedge that points up, clockwise from its tip."""
    width, height = SIZES[face[0]]
    top = 50 - THICKNESS / 2 - height / 2
    half, shoulder = width / 2, width * 0.385
    return [
        (50, top),
        (50 + shoulder, top + height * 0.2),
        (50 + half, top + height),
        (50 - half, top + height),
        (50 - shoulder, top + height * 0.2),
    ]


def pointing_down(polygon: Polygon) -> Polygon:
    """Return the polygon turned by half about the middle of the rims."""
    return [(100 - x, 100 - THICKNESS - y) for x, y in polygon]


def pictograph(layers: list[Layer], place: Place, is_down: bool, is_lion: bool, colour: str) -> str:
    """Return the layers as SVG, as large as their place allows."""
    points = points_of(*(path for _, path, _ in layers))
    middle = middle_of(points)
    sign = -1 if is_down else 1
    offsets = [(sign * (x - middle[0]), sign * (y - middle[1])) for x, y in points]
    scale, centre = place.fit(offsets, 0)
    colours = {"ink": colour, "line": colour, "cut": GROUND, "score": GROUND}
    if is_lion:
        colours = {"ink": GOLD_INK, "line": GOLD_INK, "glow": GOLD_GLOW, "cut": GOLD_LINE, "score": GOLD_LINE}
    parts = []
    for kind, path, width in layers:
        data = placed(path, middle, centre, sign * scale, sign * scale)
        if width:
            parts.append(
                f'<path d="{data}" fill="none" stroke="{colours[kind]}" stroke-width="{number(width * scale)}" '
                'stroke-linejoin="round"/>'
            )
        else:
            outline = f' stroke="{GOLD_LINE}" stroke-width="1.1" stroke-linejoin="round"' if is_lion else ""
            parts.append(f'<path d="{data}" fill="{colours[kind]}"{outline}/>')
    return "\n".join(parts)


def piece(colour: str, face: str, is_hanja: bool) -> str:
    """Return the SVG text of one face."""
    is_down = colour == "b"
    width = SIZES[face[0]][0]
    outline = pointing_down(wedge(face)) if is_down else wedge(face)
    tip, foot = outline[0][1], outline[2][1]
    liked = tip + (foot - tip) * 0.56
    heights = sorted((liked + step / 4 for step in range(-40, 41)), key=lambda y: abs(y - liked))
    place = Place(inset(outline, 5.4), [(50, y) for y in heights], (width * 0.78, abs(foot - tip) * 0.68))
    is_lion = face == "Q+"
    red_or_black = RED if face.endswith("+") else BLACK
    ground = tablet(outline, MAPLE, bevel=3.4, thickness=THICKNESS)
    if is_hanja:
        ink = "#966200" if is_lion else red_or_black
        mark = glyph(HANJA[face], place, 1.1, is_down, ink)
    else:
        mark = pictograph(PICTOGRAPHS[face], place, is_down, is_lion, red_or_black)
    return document(ground, mark)


def main() -> None:
    """Write both sets."""
    for name, is_hanja in (("wedge", False), ("wedge-hanja", True)):
        folder = PIECES / name
        folder.mkdir(parents=True, exist_ok=True)
        for face in PICTOGRAPHS:
            for colour in "wb":
                (folder / f"{colour}{face}.svg").write_text(piece(colour, face, is_hanja), encoding="utf-8")


if __name__ == "__main__":
    main()
