"""Write assets/boards/wood.svg and paper.svg: transparent textures that lie over the squares of a board."""

import math
import random
from itertools import pairwise
from pathlib import Path

BOARDS = Path(__file__).parents[2] / "assets" / "boards"


def strokes(paths: list[str], colour: str, width: float, opacity: float, caps: str = "round") -> str:
    """Return the paths as a group of stroked SVG elements."""
    elements = "".join(f'<path d="{path}"/>' for path in paths)
    return (
        f'<g fill="none" stroke="{colour}" stroke-width="{width}" stroke-opacity="{opacity}" '
        f'stroke-linecap="{caps}">{elements}</g>'
    )


def fibre(chance: random.Random, height: float, knots: list[tuple[float, float, float]]) -> list[str]:
    """Return the pieces of a line of wood grain from left to right near the height, bending around the knots (x, y,
    strength)."""
    points = []
    for step in range(9):
        x = step * 125
        y = height + 5 * math.sin(x / 260 + height / 90)
        for knot_x, knot_y, strength in knots:
            away = height - knot_y
            y += math.copysign(strength, away) * math.exp(-(((x - knot_x) / 170) ** 2) - (away / 90) ** 2)
        points.append((x, round(y + chance.uniform(-0.8, 0.8), 1)))
    ends = [points[0], *(((x1 + x2) / 2, (y1 + y2) / 2) for (x1, y1), (x2, y2) in pairwise(points[1:]))]
    curves = [
        f"M{x1:g} {y1:g}Q{x} {y:g} {x2:g} {y2:g}"
        for ((x1, y1), (x2, y2)), (x, y) in zip(pairwise(ends), points[1:-1], strict=True)
    ]
    return [*curves, f"M{ends[-1][0]:g} {ends[-1][1]:g}L{points[-1][0]} {points[-1][1]:g}"]


def wood() -> str:
    """Return the grain of a quarter-sawn plank."""
    chance = random.Random(5)
    knots: list[tuple[float, float, float]] = [(270, 310, 26), (760, 690, 30)]
    parts = []
    for colour, width, opacity, count in (
        ("#5a3410", 5.5, 0.05, 34),
        ("#5a3410", 2.2, 0.08, 60),
        ("#fff2d0", 3.0, 0.09, 44),
        ("#4a2808", 1.0, 0.13, 70),
    ):
        heights = [1000 * (index + chance.random()) / count for index in range(count)]
        lines = [fibre(chance, height, knots) for height in heights]
        columns = ["".join(pieces) for pieces in zip(*lines, strict=True)]  # Qt draws long lines slowly
        parts.append(strokes(columns, colour, width, opacity, "butt"))
    pores = []
    for _ in range(420):
        x, y = chance.uniform(0, 985), chance.uniform(0, 1000)
        pores.append(f"M{x:.0f} {y:.0f}h{chance.uniform(4, 15):.0f}")
    parts.append(strokes(["".join(pores)], "#3c2006", 1.1, 0.16))
    return document(parts)


def paper() -> str:
    """Return the long fibres of mulberry paper."""
    chance = random.Random(11)
    parts = []
    for colour, width, opacity, count, reach in (
        ("#8a6f44", 0.9, 0.22, 190, 46),
        ("#fffdf2", 1.6, 0.4, 150, 70),
        ("#7a5c34", 1.4, 0.14, 70, 26),
    ):
        paths = []
        for _ in range(count):
            x, y, turn = chance.uniform(0, 1000), chance.uniform(0, 1000), chance.uniform(0, math.tau)
            length, bend = chance.uniform(0.3, 1) * reach, chance.uniform(-0.9, 0.9)
            right, down = length * math.cos(turn), length * math.sin(turn)
            side_x, side_y = right / 2 - down * bend, down / 2 + right * bend
            if all(2 < at < 998 for at in (x, y, x + right, y + down, x + side_x, y + side_y)):
                paths.append(f"M{x:.0f} {y:.0f}q{side_x:.0f} {side_y:.0f} {right:.0f} {down:.0f}")
        parts.append(strokes(["".join(paths)], colour, width, opacity))
    return document(parts)


def document(parts: list[str]) -> str:
    """Return a whole SVG file that may be stretched to any shape."""
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" preserveAspectRatio="none">\n{body}\n</svg>\n'
    )


def main() -> None:
    """Write both textures."""
    (BOARDS / "wood.svg").write_text(wood(), encoding="utf-8")
    (BOARDS / "paper.svg").write_text(paper(), encoding="utf-8")


if __name__ == "__main__":
    main()
