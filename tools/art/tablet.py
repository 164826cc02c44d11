"""Bevelled tablets: convex polygons of wood or lacquer as SVG text, in the 100 x 100 square of a piece, y downward."""

import json
import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from operator import itemgetter
from pathlib import Path

Point = tuple[float, float]
Polygon = list[Point]

LIGHT = (-0.42, -0.91)
"""Unit vector towards the light: above, a little to the left."""

ASSETS = Path(__file__).parents[2] / "assets"

GLYPHS: dict[str, str] = json.loads((ASSETS / "glyphs.json").read_text(encoding="utf-8"))

COORDINATES = re.compile(r"(-?[\d.]+) (-?[\d.]+)")

GLYPH_WEIGHT = 0.7
"""Width of the stroke that thickens a glyph."""


@dataclass(frozen=True)
class Material:
    """The colours of a tablet as #rrggbb."""

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


@dataclass(frozen=True)
class Place:
    """The place of a mark: inside a convex, clockwise frame, around one of the centres (the first is liked best)."""

    frame: Polygon
    centres: Sequence[Point]
    largest: Point
    """Greatest width and height of the mark."""

    def fit(self, points: Sequence[Point], margin: float) -> tuple[float, Point]:
        """Return the greatest scale at which the points, given from their own middle, fit, and its centre."""
        return max(((self._scale(points, centre, margin), centre) for centre in self.centres), key=itemgetter(0))

    def _scale(self, points: Sequence[Point], centre: Point, margin: float) -> float:
        scale = min((self.largest[axis] / 2 - margin) / max(abs(point[axis]) for point in points) for axis in (0, 1))
        for (x1, y1), (x2, y2) in zip(self.frame, [*self.frame[1:], self.frame[0]], strict=True):
            length = math.hypot(x2 - x1, y2 - y1)
            normal_x, normal_y = (y2 - y1) / length, -(x2 - x1) / length
            room = (x1 - centre[0]) * normal_x + (y1 - centre[1]) * normal_y - margin
            scale = min(scale, room / max(x * normal_x + y * normal_y for x, y in points))
        return scale


def placed(data: str, middle: Point, centre: Point, scale_x: float, scale_y: float) -> str:
    """Return path data scaled around its middle and moved to the centre."""

    def place(match: re.Match[str]) -> str:
        x = centre[0] + scale_x * (float(match[1]) - middle[0])
        y = centre[1] + scale_y * (float(match[2]) - middle[1])
        return f"{number(x)} {number(y)}"

    return COORDINATES.sub(place, data)


def points_of(*paths: str) -> list[Point]:
    """Return all the points that path data names, those that only steer a curve among them."""
    return [(float(x), float(y)) for data in paths for x, y in COORDINATES.findall(data)]


def middle_of(points: Sequence[Point]) -> Point:
    """Return the middle of the box around the points."""
    return (
        (min(x for x, _ in points) + max(x for x, _ in points)) / 2,
        (min(y for _, y in points) + max(y for _, y in points)) / 2,
    )


def glyph(character: str, place: Place, stretch: float, turned: bool, ink: str) -> str:
    """Return the character in ink, as large as its place allows, `stretch` times as tall as in the font.

    A thin stroke keeps fine lines alive on small boards.
    """
    data = GLYPHS[character]
    points = points_of(data)
    middle = middle_of(points)
    sign = -1 if turned else 1
    offsets = [(sign * (x - middle[0]), sign * (y - middle[1]) * stretch) for x, y in points]
    scale, centre = place.fit(offsets, GLYPH_WEIGHT / 2)
    return (
        f'<path d="{placed(data, middle, centre, sign * scale, sign * scale * stretch)}" fill="{ink}" stroke="{ink}" '
        f'stroke-width="{GLYPH_WEIGHT}" stroke-linejoin="round"/>'
    )


def document(*parts: str) -> str:
    """Return a whole SVG file."""
    body = "\n".join(parts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">\n{body}\n</svg>\n'
