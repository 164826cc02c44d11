"""Write assets/pieces/hanja-pandemonium and assets/pieces/hanja-mansindam: octagonal tablets with outlined hanja.

White's tablets are boxwood, Black's dark lacquer; ink is black (ivory on lacquer), and red on promoted faces.
"""

import math
from pathlib import Path

from tablet import Material, Place, Polygon, document, glyph, inset, path_of, tablet

PIECES = Path(__file__).parents[2] / "assets" / "pieces"

GAMES = {
    "pandemonium": {
        "P": "步", "P+": "鍍", "N": "騎", "N+": "圭", "B": "閣", "B+": "馬", "R": "飛", "R+": "龍",
        "C": "猊", "C+": "全", "M": "帥", "M+": "杏", "Q": "奔", "K": "陽陰",
    },
    "mansindam": {
        "P": "步", "P+": "哨", "N": "騎", "N+": "雲", "B": "閣", "B+": "弓", "R": "飛", "R+": "龍",
        "C": "猊", "C+": "聖", "M": "元", "M+": "艦", "Q": "奔", "A": "斗", "K": "陽陰",
    },
}  # fmt: skip
"""RULES.md §1 and §4; a king has a character for White and one for Black."""

RADIUS = {"P": 39.5, "N": 43, "B": 43, "R": 44.5, "C": 44.5, "M": 45.5, "Q": 46, "A": 46, "K": 47.5}

BOXWOOD = Material("#fdf3d8", "#f0dcae", "#fffaea", "#cfb079", "#b48a4e", "#6f4d22", 1.3, "#c79d5a", 0.22)
LACQUER = Material("#45322d", "#291c1a", "#b08d68", "#1d1210", "#0f0908", "#0a0605", 1.3, "#000000", 0)

INK = {"w": ("#1b1512", "#8d7a58"), "b": ("#f8ead0", "#a8875a")}
PROMOTED_INK = {"w": ("#b3121d", "#c9656a"), "b": ("#ff6a4d", "#b8503f")}
"""Colour of the character and of the line around it."""

CENTRE = (50, 49)


def octagon(radius: float) -> Polygon:
    """Return a regular octagon, clockwise, flat side up; the radius is that of the circle inside."""
    corner = (radius - 0.6) / math.cos(math.pi / 8)
    return [
        (CENTRE[0] + corner * math.cos(math.radians(angle)), CENTRE[1] + corner * math.sin(math.radians(angle)))
        for angle in (x * 45 + 22.5 for x in range(8))
    ]


def piece(colour: str, face: str, characters: str) -> str:
    """Return the SVG text of one face."""
    radius = RADIUS[face[0]]
    material = BOXWOOD if colour == "w" else LACQUER
    ink, line = (PROMOTED_INK if face.endswith("+") else INK)[colour]
    outline = octagon(radius)
    ring = inset(outline, 4.1)
    return document(
        tablet(outline, material, bevel=2.5, thickness=2.2),
        f'<path d="{path_of(ring)}" fill="none" stroke="{line}" stroke-width=".9"/>',
        glyph(
            characters[-1] if colour == "b" else characters[0],
            Place(inset(outline, 3.4), [CENTRE], (1.42 * radius, 1.5 * radius)),
            stretch=1.04,
            turned=False,
            ink=ink,
        ),
    )


def main() -> None:
    """Write both sets."""
    for game, faces in GAMES.items():
        folder = PIECES / f"hanja-{game}"
        folder.mkdir(parents=True, exist_ok=True)
        for face, characters in faces.items():
            for colour in "wb":
                (folder / f"{colour}{face}.svg").write_text(piece(colour, face, characters), encoding="utf-8")


if __name__ == "__main__":
    main()
