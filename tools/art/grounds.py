"""Write assets/grounds: the disc, tablet and wedge that signs and drawings stand on in games of one's own.

`w` is White's, `b` Black's; the wedge shows its owner by direction. A promoted piece's ground (`+`) has a thick red
line along its edge, so that it differs by more than the colour of its sign.
"""

import math
from pathlib import Path

from hanja import BOXWOOD, CENTRE, LACQUER, octagon
from tablet import Material, Polygon, document, inset, number, path_of, tablet
from wedges import MAPLE, THICKNESS, pointing_down, wedge

GROUNDS = Path(__file__).parents[2] / "assets" / "grounds"

CORNERS = 40
RADIUS = {"disc": 45, "tablet": 46}

LINES = {"w": "#8d7a58", "b": "#a8875a", "wedge": ""}
RED = {"w": "#c3202b", "b": "#ff6a4d", "wedge": "#b8121b"}
"""Colours of the line along the edge: a thin one, and a promoted piece's."""

THIN, THICK = 0.9, 3.2


def disc(radius: float) -> Polygon:
    """Return a circle as a polygon, clockwise."""
    angles = [2 * math.pi * corner / CORNERS for corner in range(CORNERS)]
    return [(CENTRE[0] + radius * math.cos(angle), CENTRE[1] + radius * math.sin(angle)) for angle in angles]


def line(outline: Polygon, distance: float, colour: str, width: float) -> str:
    """Return a line along the edge of an outline."""
    path = path_of(inset(outline, distance))
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{number(width)}"/>'


def ground(shape: str, colour: str, promoted: bool) -> str:
    """Return the SVG text of a ground."""
    if shape == "wedge":
        outline, material, inks = wedge("K"), MAPLE, "wedge"
        outline = pointing_down(outline) if colour == "b" else outline
        body = tablet(outline, material, bevel=3.4, thickness=THICKNESS)
    else:
        outline = disc(RADIUS[shape]) if shape == "disc" else octagon(RADIUS[shape])
        material, inks = _material(colour), colour
        body = tablet(outline, material, bevel=2.5, thickness=2.2)
    if promoted:
        return document(body, line(outline, 5.2, RED[inks], THICK))
    return document(body, line(outline, 4.1, LINES[inks], THIN)) if LINES[inks] else document(body)


def _material(colour: str) -> Material:
    return BOXWOOD if colour == "w" else LACQUER


def main() -> None:
    """Write all grounds."""
    GROUNDS.mkdir(parents=True, exist_ok=True)
    for shape in ("disc", "tablet", "wedge"):
        for colour in "wb":
            for promoted in (False, True):
                file = GROUNDS / f"{colour}{shape}{'+' if promoted else ''}.svg"
                file.write_text(ground(shape, colour, promoted), encoding="utf-8")


if __name__ == "__main__":
    main()
