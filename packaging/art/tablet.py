"""Bevelled tablets: convex polygons of wood or lacquer as SVG text, in the 100 x 100 square of a piece, y downward."""

import json
import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

Point = tuple[float, float]
Polygon = list[Point]

LIGHT = (-0.42, -0.91)
"""Unit vector towards the light: above, a little to the left."""

GLYPHS: dict[str, str] = json.loads(Path(__file__).with_name("glyphs.json").read_text(encoding="utf-8"))

COORDINATES = re.compile(r"(-?\d+) (-?\d+)")

GLYPH_WEIGHT = 0.7
"""Width of the stroke that thickens a glyph."""


@dataclass(frozen=True)
class Material:
    """What a tablet is made of: colours as #rrggbb."""

    face_top: str
    face_bottom: str
    bevel_light: str
    bevel_dark: str
    side: str
    edge: str
    edge_width: float
    grain: str
    grain_opacity: float


def number(value: float) -> str:
    """Return a coordinate with at most two decimals."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def mix(first: str, second: str, share: float) -> str:
    """Return the colour that lies the given share (0 to 1) of the way from the first to the second."""
    pairs = ((int(first[at : at + 2], 16), int(second[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def path_of(polygon: Sequence[Point]) -> str:
    """Return a closed polygon as path data."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in polygon) + "Z"


def moved(polygon: Sequence[Point], right: float, down: float) -> Polygon:
    """Return the polygon shifted."""
    return [(x + right, y + down) for x, y in polygon]


def inset(polygon: Sequence[Point], distance: float) -> Polygon:
    """Return the convex, clockwise polygon with every edge moved inward by the distance."""
    lines = []
    for (x1, y1), (x2, y2) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        length = math.hypot(x2 - x1, y2 - y1)
        normal_x, normal_y = -(y2 - y1) / length, (x2 - x1) / length
        lines.append((normal_x, normal_y, normal_x * x1 + normal_y * y1 + distance))
    corners = []
    for (a1, b1, c1), (a2, b2, c2) in zip([lines[-1], *lines[:-1]], lines, strict=True):
        determinant = a1 * b2 - a2 * b1
        corners.append(((c1 * b2 - c2 * b1) / determinant, (a1 * c2 - a2 * c1) / determinant))
    return corners


def hull(points: Sequence[Point]) -> Polygon:
    """Return the convex hull of the points."""

    def chain(ordered: list[Point]) -> Polygon:
        kept: Polygon = []
        for x, y in ordered:
            while len(kept) > 1 and (kept[-1][0] - kept[-2][0]) * (y - kept[-2][1]) <= (kept[-1][1] - kept[-2][1]) * (
                x - kept[-2][0]
            ):
                kept.pop()
            kept.append((x, y))
        return kept[:-1]

    ordered = sorted(set(points))
    return chain(ordered) + chain(ordered[::-1])


def chord(polygon: Sequence[Point], x: float) -> tuple[float, float]:
    """Return the top and bottom of the convex polygon on the vertical line at x."""
    heights = [
        y1 + (y2 - y1) * (x - x1) / (x2 - x1)
        for (x1, y1), (x2, y2) in zip(polygon, [*polygon[1:], polygon[0]], strict=True)
        if min(x1, x2) <= x <= max(x1, x2) and x1 != x2
    ]
    return min(heights), max(heights)


def grain(polygon: Sequence[Point], material: Material) -> str:
    """Return the fibres of the wood, running up and down the face."""
    left, right = min(x for x, _ in polygon), max(x for x, _ in polygon)
    lines = []
    for index in range(1, 12):
        x = left + (right - left) * (index + 0.33 * math.sin(index * 2.4)) / 12
        sway = 1.6 * math.sin(index * 1.7)
        inner = [chord(polygon, min(max(x + shift, left + 0.5), right - 0.5)) for shift in (0, sway)]
        top, bottom = max(ends[0] for ends in inner) + 0.6, min(ends[1] for ends in inner) - 0.6
        middle = top + (bottom - top) * (0.5 + 0.2 * math.sin(index * 3.1))
        lines.append(f"M{number(x)} {number(top)}Q{number(x + sway)} {number(middle)} {number(x)} {number(bottom)}")
    return (
        f'<path d="{"".join(lines)}" fill="none" stroke="{material.grain}" stroke-width=".7" '
        f'stroke-opacity="{material.grain_opacity}"/>'
    )


def tablet(outline: Sequence[Point], material: Material, bevel: float, thickness: float) -> str:
    """Return shadow, side, bevel and face of a tablet whose upper rim is the convex, clockwise outline."""
    foot = moved(outline, 0, thickness)
    body = hull([*outline, *foot])
    face = inset(outline, bevel)
    parts = [
        '<linearGradient id="face" gradientUnits="userSpaceOnUse" x1="30" y1="8" x2="62" y2="92">'
        f'<stop offset="0" stop-color="{material.face_top}"/><stop offset="1" stop-color="{material.face_bottom}"/>'
        "</linearGradient>",
    ]
    parts += [
        f'<path d="{path_of(moved(body, 0.5, drop))}" fill="#000" fill-opacity=".13" stroke="#000" '
        f'stroke-opacity=".13" stroke-width="{width}" stroke-linejoin="round"/>'
        for drop, width in ((0.9, 3.2), (1.2, 1.6))
    ]
    parts.append(
        f'<path d="{path_of(body)}" fill="{material.side}" stroke="{material.edge}" '
        f'stroke-width="{number(material.edge_width)}" stroke-linejoin="round"/>'
    )
    parts.append(f'<path d="{path_of(outline)}" fill="{mix(material.bevel_light, material.bevel_dark, 0.5)}"/>')
    corners = list(zip(outline, face, strict=True))
    for (a, a_face), (b, b_face) in zip(corners, [*corners[1:], corners[0]], strict=True):
        length = math.hypot(b[0] - a[0], b[1] - a[1])
        brightness = ((b[1] - a[1]) * LIGHT[0] - (b[0] - a[0]) * LIGHT[1]) / length
        colour = mix(material.bevel_dark, material.bevel_light, (brightness + 1) / 2)
        parts.append(f'<path d="{path_of([a, b, b_face, a_face])}" fill="{colour}"/>')
    parts.append(f'<path d="{path_of(face)}" fill="url(#face)"/>')
    if material.grain_opacity:
        parts.append(grain(face, material))
    return "\n".join(parts)


def glyph(
    character: str, frame: Sequence[Point], centre: Point, largest: float, stretch: float, turned: bool, ink: str
) -> str:
    """Return the character in ink, its middle at the centre, as large as fits in the convex, clockwise frame.

    It is at most `largest` units wide, drawn `stretch` times as tall as in the font, and a thin stroke keeps fine lines
    alive on small boards.
    """
    data = GLYPHS[character]
    points = [(int(x), int(y)) for x, y in COORDINATES.findall(data)]
    middle_x = (min(x for x, _ in points) + max(x for x, _ in points)) / 2
    middle_y = (min(y for _, y in points) + max(y for _, y in points)) / 2
    sign = -1 if turned else 1
    offsets = [(sign * (x - middle_x), sign * (y - middle_y) * stretch) for x, y in points]
    scale = (largest - GLYPH_WEIGHT) / (2 * max(max(x, y / stretch) for x, y in offsets))
    for (x1, y1), (x2, y2) in zip(frame, [*frame[1:], frame[0]], strict=True):
        length = math.hypot(x2 - x1, y2 - y1)
        normal_x, normal_y = (y2 - y1) / length, -(x2 - x1) / length
        room = (x1 - centre[0]) * normal_x + (y1 - centre[1]) * normal_y - GLYPH_WEIGHT / 2
        scale = min(scale, room / max(x * normal_x + y * normal_y for x, y in offsets))

    def place(match: re.Match[str]) -> str:
        x = centre[0] + sign * scale * (int(match[1]) - middle_x)
        y = centre[1] + sign * scale * (int(match[2]) - middle_y) * stretch
        return f"{number(x)} {number(y)}"

    return (
        f'<path d="{COORDINATES.sub(place, data)}" fill="{ink}" stroke="{ink}" '
        f'stroke-width="{GLYPH_WEIGHT}" stroke-linejoin="round"/>'
    )


def document(*parts: str) -> str:
    """Return a whole SVG file."""
    body = "\n".join(parts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">\n{body}\n</svg>\n'
