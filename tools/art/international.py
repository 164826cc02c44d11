"""Write the international piece set: each figure's outlines are defined once and inked for both colours.

A figure is a list of layers, bottom first; a layer is a role (what INKS paints it with) and an absolute path of
M, L, C and Z on a square of 100 units, the foot standing on y = 91.5. Run it after a change; it overwrites
assets/pieces/international/ and always writes the same bytes for the same figures.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from pathlib import Path

Layer = tuple[str, str]
Point = tuple[float, float]
Command = tuple[str, list[Point]]

TARGET = Path(__file__).parents[2] / "assets" / "pieces" / "international"

INKS = {
    "w": {"body": "#fcf4e0", "shade": "#e2cfa6", "edge": "#2b1c12", "line": "#2b1c12"},
    "b": {"body": "#443d3a", "shade": "#292422", "edge": "#0d0a09", "line": "#eadcbd"},
}
RED, GOLD = "#d63a22", "#f2b632"


def paint(role: str, colour: str) -> str:
    """The SVG attributes for a role: body, shade, mark and gold are filled, edge and line drawn, red is both."""
    ink = INKS[colour] | {"mark": INKS[colour]["line"], "gold": GOLD}
    if role in ("body", "shade", "mark", "gold"):
        return f'fill="{ink[role]}"'
    fill, stroke = RED if role == "red" else "none", ink["line" if role == "line" else "edge"]
    return f'fill="{fill}" stroke="{stroke}" stroke-width="{3 if role == "edge" else 2.4}"'


def parse(path: str) -> list[Command]:
    """Split an absolute path of M, L, C and Z into its commands with their points."""
    commands: list[Command] = []
    for letter, numbers in re.findall(r"([MLCZ])([^MLCZ]*)", path):
        values = [float(number) for number in re.findall(r"-?[\d.]+", numbers)]
        points = list(zip(values[::2], values[1::2], strict=True))
        size = 3 if letter == "C" else 1
        if letter == "Z":
            commands.append((letter, []))
        for start in range(0, len(points), size):
            commands.append((letter, points[start : start + size]))
    return commands


def text(commands: list[Command]) -> str:
    """Write commands as path data with two decimals at most."""

    def number(value: float) -> str:
        return f"{value:.2f}".rstrip("0").rstrip(".").replace("-0.", "-.") if value else "0"

    return "".join(letter + " ".join(f"{number(x)} {number(y)}" for x, y in points) for letter, points in commands)


def reshape(path: str, change: Callable[[Point], Point]) -> str:
    """Apply a change of points to a whole path."""
    return text([(letter, [change(point) for point in points]) for letter, points in parse(path)])


def place(path: str, scale: float, dx: float, dy: float) -> str:
    """Scale a path about the origin, then shift it."""
    return reshape(path, lambda p: (p[0] * scale + dx, p[1] * scale + dy))


def tilt(path: str, degrees: float, x: float, y: float) -> str:
    """Turn a path clockwise about a point."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return reshape(path, lambda p: (x + (p[0] - x) * c - (p[1] - y) * s, y + (p[0] - x) * s + (p[1] - y) * c))


def each(layers: list[Layer], change: Callable[[str], str]) -> list[Layer]:
    """Apply a change of paths to every layer."""
    return [(role, change(path)) for role, path in layers]


def mirror(path: str) -> str:
    """Reflect a path in the vertical axis of the square."""
    return reshape(path, lambda p: (100 - p[0], p[1]))


def back(half: str) -> str:
    """Run an open path from its end to its start, as a continuation (without the first M)."""
    commands = parse(half)
    out: list[Command] = []
    for index in range(len(commands) - 1, 0, -1):
        letter, points = commands[index]
        out.append((letter, [*points[:-1][::-1], commands[index - 1][1][-1]]))
    return text(out)


def turned(half: str, shade: str = "") -> list[Layer]:
    """A turned body from its right half, drawn from the axis at the top to the axis at the foot: body, shade, edge.

    The shade is a closed path; by default the right side as far as the contour drawn in toward the axis.
    """
    if not shade:
        inner = reshape(half, lambda p: (50 + (p[0] - 50) * 0.45, p[1]))
        shade = half + text([("L", parse(inner)[-1][1][-1:])]) + back(inner) + "Z"
    whole = half + back(mirror(half)) + "Z"
    return [("body", whole), ("shade", shade), ("edge", whole)]


def disc(x: float, y: float, r: float) -> str:
    """A circle as four curves."""
    k = r * 0.5523
    return text(
        [
            ("M", [(x - r, y)]),
            ("C", [(x - r, y - k), (x - k, y - r), (x, y - r)]),
            ("C", [(x + k, y - r), (x + r, y - k), (x + r, y)]),
            ("C", [(x + r, y + k), (x + k, y + r), (x, y + r)]),
            ("C", [(x - k, y + r), (x - r, y + k), (x - r, y)]),
            ("Z", []),
        ]
    )


def star(x: float, y: float, outer: float, inner: float, count: int) -> str:
    """A star of straight rays about a point."""
    points = []
    for index in range(2 * count):
        angle, radius = math.pi * index / count, inner if index % 2 else outer
        points.append((x + radius * math.sin(angle), y - radius * math.cos(angle)))
    return text([("M", points[:1]), *(("L", [point]) for point in points[1:]), ("Z", [])])


def ball(x: float, y: float, r: float) -> list[Layer]:
    """A shaded ball."""
    k = r * 0.5523
    crescent = (
        f"M{x} {y - r}C{x + k} {y - r} {x + r} {y - k} {x + r} {y}C{x + r} {y + k} {x + k} {y + r} {x} {y + r}"
        f"C{x + k} {y + r * 0.6} {x + k * 1.1} {y - r * 0.6} {x} {y - r}Z"
    )
    return [("body", disc(x, y, r)), ("shade", crescent), ("edge", disc(x, y, r))]


# --- parts ---------------------------------------------------------------------------------------------------------

FOOT = [
    *turned("M50 81L75 81C78.5 81 80 83.5 80 86C80 89.5 78.5 91.5 76 91.5L50 91.5"),
    ("line", "M28 81L72 81"),
]
SMALL_FOOT = [
    *turned("M50 81L70 81C73.5 81 75 83.5 75 86C75 89.5 73.5 91.5 71 91.5L50 91.5"),
    ("line", "M33 81L67 81"),
]

HORSE_BACK = (
    "C55 14 64 17.5 69 26L66 26C72 30.5 76.5 37.5 77.5 46.5L74 45.5C78 52 79.5 59.5 78.5 67L75.5 65C75.5 71 76 76 77 81"
)
HORSE = (
    "M29 81C28 67 44 60 46 48C40 52 36 53 33 57C30 62 25 64 21 61C16 61 12.5 56 14 51C17 45 22 41 25 34"
    f"C26 28 29 23 34 19.5C34 14 35 10 38 6C42 8.5 45 12 46.5 15.5{HORSE_BACK}Z"
)
HORSE_SHADE = f"M46.5 15.5{HORSE_BACK}L62 81C63 68 68 60 66 47C64 33 57 23 46.5 15.5Z"
HORSE_MARKS: list[Layer] = [
    ("line", "M50 21C61 28 67 40 66.5 54"),
    ("line", "M46 48C48.5 45.5 49.5 42.5 49.5 39"),
    ("mark", "M31.5 33.5C32 30 35 28 39 28.5C38.5 32 35.5 34.5 31.5 33.5Z"),
    ("mark", "M18 53.5C17.5 51.5 19 50 21 50.5C21 52.5 20 54 18 53.5Z"),
    ("line", "M22 60.5C24 60 26 58.5 27 56.5"),
]


def horse(scale: float = 1, dx: float = 0, dy: float = 0) -> list[Layer]:
    """The horse's head and neck, looking left."""
    layers = [("body", HORSE), ("shade", HORSE_SHADE), ("edge", HORSE), *HORSE_MARKS]
    return each(layers, lambda path: place(path, scale, dx, dy))


FLAME = (
    "M50 3C54 8 58 9 62 14C64 11 66 9 67.5 6.5C70.5 12 72.5 15 74.5 21C77 18 79.5 16 82 15C82.5 22 83 26.5 84 32"
    "C86.5 30 89 29 91.5 29C90 35.5 89.5 40 88.5 45.5C90.5 45 93 45 95 46C90.5 53 89 58.5 84 64.5C79 70.5 68 76 50 76"
)
FLAMES: list[Layer] = [("red", FLAME + back(mirror(FLAME)) + "Z"), ("gold", disc(50, 44, 32))]


def ennobled(figure: list[Layer]) -> list[Layer]:
    """The promoted face of a figure: the same, a little smaller, before an aureole of flames."""
    return [*FLAMES, *each(figure, lambda path: place(path, 0.92, 4, 7.32))]


# --- figures -------------------------------------------------------------------------------------------------------

PAWN = [
    *turned("M50 46L57.5 46C58.5 60 61 70 69 81L50 81"),
    *turned("M50 45L61 45C64.5 45 64.5 51.5 61 51.5L50 51.5"),
    *ball(50, 32, 13),
    ("line", "M40 51.5L60 51.5"),
    *SMALL_FOOT,
]
KNIGHT = [*horse(), *FOOT]
BISHOP = [
    *turned("M50 60L59 60C60 68 65 75 70 81L50 81"),
    *turned("M50 17C62 25 70 37 69 47C68.5 53 66 57 62 60L50 60"),
    ("line", "M50 27L50 44M42 36L58 36"),
    *turned("M50 59L63 59C67 59 67 65.5 63 65.5L50 65.5"),
    ("line", "M39 59L61 59M39 65.5L61 65.5"),
    *ball(50, 13, 5),
    *FOOT,
]
ROOK = [
    *turned("M50 30L67 30C66 50 67 66 72 81L50 81"),
    *turned(
        "M50 14L57 14L57 20L65 20L65 14L75 14L75 29C75 33 72 35 69 36L50 36",
        "M61 20L65 20L65 14L75 14L75 29C75 33 72 35 69 36L59 36C65 32 65 27 65 20Z",
    ),
    ("line", "M34 36L66 36M32 73L68 73"),
    *FOOT,
]
QUEEN = [
    *turned("M50 66L66 66C66 72 69 77 72 81L50 81"),
    *turned("M50 22L58 50L68.5 24L71 52L86 31L72 66L50 66", "M68.5 24L71 52L86 31L72 66L60 66C63 54 65 42 68.5 24Z"),
    *ball(50, 17, 5),
    *ball(69, 19, 5),
    *ball(31, 19, 5),
    *ball(87, 27, 5),
    *ball(13, 27, 5),
    ("line", "M30 66L70 66M33 73L67 73"),
    *FOOT,
]
KING = [
    *turned("M50 64L68 64C67 71 70 77 73 81L50 81"),
    *turned("M50 5.5L55 5.5L53.2 12.3L60.5 10L60.5 20.5L53.2 18.2L54 34L50 34"),
    *turned(
        "M50 30C56 24.5 65 22 73 25C86 30 87 46 72 64L50 64",
        "M69 24C70.5 24.2 72 24.6 73 25C86 30 87 46 72 64L60 64C72 50 77 35 69 24Z",
    ),
    ("line", "M29 64L71 64M31 73L69 73"),
    *FOOT,
]
SUN: list[Layer] = [("mark", star(50, 46, 12.5, 7.5, 12)), ("body", disc(50, 46, 3.8))]
MOON: list[Layer] = [
    ("mark", "M54.5 34.5C45 33.5 38 39 38 46C38 53 45 58.5 54.5 57.5C48 55.5 45 51.5 45 46C45 40.5 48 36.5 54.5 34.5Z")
]
MITRE = [
    *turned(
        "M50 7C60 14 65 22 65 30C65 33.5 64 36.5 62 40L50 40",
        "M58 13.5C63 19 65 25 65 30C65 33.5 64 36.5 62 40L55 40C60 34 61 23 58 13.5Z",
    ),
    ("line", "M50 15L50 29M43 22L57 22"),
    ("line", "M41.5 40L58.5 40"),
    *ball(50, 6, 4.4),
]
CARDINAL = [
    *horse(0.78, 10.5, 17.8),
    *each(MITRE, lambda path: tilt(place(path, 0.9, 10.5, 1), 9, 54, 33)),
    *FOOT,
]
MARSHAL = [
    *horse(0.7, 16, 0),
    *turned("M50 60L67 60C67 68 69 75 72 81L50 81"),
    *turned(
        "M50 48L57 48L57 54L65 54L65 48L76 48L76 61C76 65 73 67 70 68L50 68",
        "M61 54L65 54L65 48L76 48L76 61C76 65 73 67 70 68L60 68C65 64 65 60 65 54Z",
    ),
    ("line", "M27 59L73 59M32 68L68 68"),
    *FOOT,
]
WING = "M54 58C58 42 73 25 95 18C97 28 95 35.5 88 41L92 42C91 51 86 56 79 56.5L82 59C79 67 70 71 58 69Z"
FEATHERS = "M88 41C81 43 76 45.5 72 49M79 56.5C75 57 71 58.5 68 60.5"
ANGEL = [
    ("body", WING),
    ("shade", WING),
    ("edge", WING),
    ("line", FEATHERS),
    ("body", mirror(WING)),
    ("edge", mirror(WING)),
    ("line", mirror(FEATHERS)),
    *turned("M50 46L56 46C57 60 62 72 71 81L50 81"),
    *turned("M50 16L56 29L66.5 17L61.5 43L50 43", "M66.5 17L61.5 43L55 43C59 36 62 29 66.5 17Z"),
    *turned("M50 43L62 43C65.5 43 65.5 49 62 49L50 49"),
    ("line", "M40 43L60 43M40 49L60 49"),
    *ball(50, 11, 4.5),
    *ball(67, 14, 4.5),
    *ball(33, 14, 4.5),
    *FOOT,
]
CORONET = [*turned("M50 10L54 17.5L62.5 12L60 24L50 24"), ("line", "M41.5 24L58.5 24")]

FIGURES = {"P": PAWN, "N": KNIGHT, "B": BISHOP, "R": ROOK, "C": CARDINAL, "M": MARSHAL, "Q": QUEEN, "A": ANGEL}
PROMOTED = {"P+": [*PAWN, *CORONET], **{f"{letter}+": FIGURES[letter] for letter in "NBRCM"}}


def figures(colour: str) -> dict[str, list[Layer]]:
    """All faces of one colour by file name."""
    king = {"K": [*KING, *(SUN if colour == "w" else MOON)]}
    return FIGURES | king | {name: ennobled(layers) for name, layers in PROMOTED.items()}


def paths(layers: list[Layer], colour: str) -> str:
    """Layers as paths, one a line."""
    return "".join(f'<path {paint(role, colour)} d="{reshape(path, lambda p: p)}"/>\n' for role, path in layers)


def drawing(layers: list[Layer], colour: str) -> str:
    """The text of one SVG file: a figure's foot and the flames behind a promoted one are groups for other figures."""
    flames = layers[: len(FLAMES)] if layers[0] == FLAMES[0] else []
    rest = layers[len(flames) :]
    last = next((at for at in range(len(rest)) if rest[at : at + len(FOOT)] in (FOOT, SMALL_FOOT)), len(rest))
    foot, above = rest[last : last + len(FOOT)], rest[last + len(FOOT) :]
    body = f'<g id="flames">\n{paths(flames, colour)}</g>\n' if flames else ""
    body += paths(rest[:last], colour)
    body += f'<g id="foot">\n{paths(foot, colour)}</g>\n' if foot else ""
    body += paths(above, colour)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100"'
        f' stroke-linejoin="round" stroke-linecap="round">\n{body}</svg>\n'
    )


def main() -> None:
    """Write all files of the set."""
    TARGET.mkdir(parents=True, exist_ok=True)
    for colour in INKS:
        for name, layers in figures(colour).items():
            (TARGET / f"{colour}{name}.svg").write_text(drawing(layers, colour), encoding="utf-8")


if __name__ == "__main__":
    main()
