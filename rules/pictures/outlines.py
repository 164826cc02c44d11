"""Path data of SVG: read in full, and written as absolute moves, lines and cubic curves in whole numbers."""

import math
import re
from collections.abc import Iterable
from typing import Final

from surajang.rules.errors import ReasonedError
from surajang.rules.reasons import because

Point = tuple[float, float]
Step = tuple[str, tuple[Point, ...]]
"""M or L with a point, C with three (two control points and the end), or Z with none."""

Matrix = tuple[float, float, float, float, float, float]
"""a, b, c, d, e, f, as in SVG: x' = ax + cy + e, y' = bx + dy + f."""

IDENTITY: Final[Matrix] = (1, 0, 0, 1, 0, 0)

SIDE: Final = 1000
"""The side of the square that outlines and drawings are written in; y points down."""

MAX_STEPS: Final = 3000
"""The most steps of a drawing, or of an outline."""

MAX_LENGTH: Final = 150 * SIDE
"""The greatest length of an outline, or of all in a drawing: what it costs to draw."""

FARTHEST: Final = 10 * SIDE
"""The greatest coordinate."""

_SPACE: Final = re.compile(r"[\s,]*+")
_NUMBER: Final = re.compile(r"[-+]?(?:\d++\.?\d*+|\.\d++)(?:[eE][-+]?\d{1,3})?")
_FLAG: Final = re.compile("[01]")
_ARGUMENTS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
_MAX_VALUE: Final = 1e7
_TINY: Final = 1e-7


def number(text: str) -> float:
    """Parse a number. Raises ReasonedError for other texts, and for a number that is too great."""
    match = _NUMBER.fullmatch(text.strip())
    value = float(match.group()) if match else math.inf
    if abs(value) > _MAX_VALUE:
        raise ReasonedError(because("drawing value", text=text))
    return value


def product(outer: Matrix, inner: Matrix) -> Matrix:
    """Return the matrix that does what `inner` does and then what `outer` does."""
    a, b, c, d, e, f = outer
    p, q, r, s, t, u = inner
    return (a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f)


def applied(matrix: Matrix, point: Point) -> Point:
    """Return a point where a matrix takes it."""
    a, b, c, d, e, f = matrix
    x, y = point
    return a * x + c * y + e, b * x + d * y + f


def moved(steps: Iterable[Step], matrix: Matrix) -> list[Step]:
    """Return an outline where a matrix takes it."""
    return [(letter, tuple([applied(matrix, point) for point in points])) for letter, points in steps]


def rounded(steps: Iterable[Step]) -> list[Step]:
    """Return an outline in whole numbers. Raises ReasonedError for what lies too far away."""
    found: list[Step] = []
    for letter, points in steps:
        for x, y in points:
            if not (abs(x) <= FARTHEST and abs(y) <= FARTHEST):
                raise ReasonedError(because("drawing outside"))
        found.append((letter, tuple([(round(x), round(y)) for x, y in points])))
    return found


def parse(data: str) -> list[Step]:
    """Return the steps of path data; relative, short, quadratic and arc commands become plain ones.

    Raises ReasonedError for what cannot be read, and for more than MAX_STEPS. Takes linear time.
    """
    reader = _Reader(data)
    steps: list[Step] = []
    for letter, values in reader.commands():
        steps += reader.steps(letter, values)
        if len(steps) > MAX_STEPS:
            raise ReasonedError(because("drawing too detailed"))
    return steps


class _Reader:
    """Path data while it is being read: the pen, the start of its subpath, and the last control point."""

    def __init__(self, data: str) -> None:
        self._data = data
        self._pen: Point = (0.0, 0.0)
        self._first: Point = (0.0, 0.0)
        self._control: tuple[str, Point] = ("", (0.0, 0.0))

    def commands(self) -> Iterable[tuple[str, list[float]]]:
        """Yield each command with its numbers; where a letter stands for several, it is repeated."""
        data, at = self._data, _end(_SPACE, self._data, 0)
        letter = ""
        while at < len(data):
            if data[at].upper() in _ARGUMENTS:
                if not letter and data[at] not in "Mm":
                    break
                letter = data[at]
                at = _end(_SPACE, data, at + 1)
                if letter in "Zz":
                    yield letter, []
                    continue
            elif not letter or letter in "Zz":
                break
            else:
                letter = {"M": "L", "m": "l"}.get(letter, letter)
            values = []
            for place in range(_ARGUMENTS[letter.upper()]):
                match = (_FLAG if letter in "Aa" and place in (3, 4) else _NUMBER).match(data, at)
                if match is None:
                    raise ReasonedError(because("drawing value", text=data[at : at + 20] or letter))
                values.append(number(match.group()))
                at = _end(_SPACE, data, match.end())
            yield letter, values
        if at < len(data):
            raise ReasonedError(because("drawing value", text=data[at : at + 20]))

    def steps(self, letter: str, values: list[float]) -> list[Step]:
        """Return the steps of a command, and go to its end."""
        kind = letter.upper()
        if kind == "Z":
            self._pen = self._first
            self._control = ("", self._pen)
            return [("Z", ())]
        x0, y0 = self._pen if letter.islower() else (0.0, 0.0)
        if kind in "HV":
            points = [(x0 + values[0], self._pen[1]) if kind == "H" else (self._pen[0], y0 + values[0])]
        elif kind == "A":
            points = [(x0 + values[5], y0 + values[6])]
        else:
            points = [(x0 + x, y0 + y) for x, y in zip(values[::2], values[1::2], strict=True)]
        start, end = self._pen, points[-1]
        steps: list[Step]
        control = end
        if kind == "A":
            steps = _arc(start, values, end)
        elif kind in "CS":
            first = points[0] if kind == "C" else self._mirrored("C")
            control = points[-2]
            steps = [("C", (first, control, end))]
        elif kind in "QT":
            control = points[0] if kind == "Q" else self._mirrored("Q")
            steps = [("C", (_between(start, control, 2 / 3), _between(end, control, 2 / 3), end))]
        else:
            steps = [("M" if kind == "M" else "L", (end,))]
        if kind == "M":
            self._first = end
        self._pen = end
        self._control = ({"S": "C", "T": "Q"}.get(kind, kind), control)
        return steps

    def _mirrored(self, kind: str) -> Point:
        """Return the mirror image of the last control point of a kind of curve, or else the pen's position."""
        before, (x, y) = self._control
        return (2 * self._pen[0] - x, 2 * self._pen[1] - y) if before == kind else self._pen


def _end(pattern: re.Pattern[str], text: str, at: int) -> int:
    """Return where a pattern, which may match nothing, ends."""
    match = pattern.match(text, at)
    return match.end() if match else at


def _between(first: Point, second: Point, share: float) -> Point:
    """Return the point that lies a share of the way from the first to the second."""
    return first[0] + (second[0] - first[0]) * share, first[1] + (second[1] - first[1]) * share


def _arc(start: Point, values: list[float], end: Point) -> list[Step]:
    """Return the curves of an elliptical arc (SVG 1.1, appendix F.6)."""
    rx, ry, turn = abs(values[0]), abs(values[1]), math.radians(values[2])
    if max(abs(start[0] - end[0]), abs(start[1] - end[1])) < _TINY:
        return []
    if min(rx, ry) < _TINY:
        return [("L", (end,))]
    cosine, sine = math.cos(turn), math.sin(turn)
    dx, dy = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    x, y = cosine * dx + sine * dy, -sine * dx + cosine * dy
    grown = max(1.0, math.hypot(x / rx, y / ry))
    rx, ry = rx * grown, ry * grown
    size = rx * ry / math.hypot(rx * y, ry * x)
    root = math.sqrt(max(0.0, size * size - 1))
    root = -root if values[3] == values[4] else root
    middle = (root * rx * y / ry, -root * ry * x / rx)
    centre = (
        cosine * middle[0] - sine * middle[1] + (start[0] + end[0]) / 2,
        sine * middle[0] + cosine * middle[1] + (start[1] + end[1]) / 2,
    )
    first = math.atan2((y - middle[1]) / ry, (x - middle[0]) / rx)
    swept = math.atan2((-y - middle[1]) / ry, (-x - middle[0]) / rx) - first
    if values[4] and swept < 0:
        swept += 2 * math.pi
    elif not values[4] and swept > 0:
        swept -= 2 * math.pi
    unit: Matrix = (cosine * rx, sine * rx, -sine * ry, cosine * ry, *centre)
    pieces = max(1, math.ceil(abs(swept) / (math.pi / 2) - 1e-9))
    return moved(_turn(first, swept / pieces, pieces), unit)


def _turn(first: float, by: float, pieces: int) -> list[Step]:
    """Return curves along the unit circle from an angle on, each over the angle `by`."""
    reach = 4 / 3 * math.tan(by / 4)
    steps: list[Step] = []
    for piece in range(pieces):
        a, b = first + piece * by, first + (piece + 1) * by
        control = (math.cos(a) - reach * math.sin(a), math.sin(a) + reach * math.cos(a))
        back = (math.cos(b) + reach * math.sin(b), math.sin(b) - reach * math.cos(b))
        steps.append(("C", (control, back, (math.cos(b), math.sin(b)))))
    return steps


def ellipse(x: float, y: float, rx: float, ry: float) -> list[Step]:
    """Return an ellipse around a point."""
    return [("M", ((x + rx, y),)), *moved(_turn(0, math.pi / 2, 4), (rx, 0, 0, ry, x, y)), ("Z", ())]


def bounds(steps: Iterable[Step]) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of an outline's points, control points included.

    All are 0 without points.
    """
    points = [point for _, each in steps for point in each] or [(0.0, 0.0)]
    columns, rows = [x for x, _ in points], [y for _, y in points]
    return min(columns), min(rows), max(columns), max(rows)


def length(steps: Iterable[Step]) -> float:
    """Return the length of an outline, curves measured along their control points."""
    whole, pen = 0.0, (0.0, 0.0)
    for letter, points in steps:
        for point in points:
            whole += math.dist(pen, point) if letter != "M" else 0
            pen = point
    return whole


def written(steps: Iterable[Step]) -> str:
    """Return an outline as path data in whole numbers. Raises ReasonedError for what lies too far away."""
    return "".join([letter + " ".join([f"{x} {y}" for x, y in points]) for letter, points in rounded(steps)])


def canonical(data: str) -> str:
    """Return path data as `written` writes it. Raises ReasonedError for what is no outline."""
    steps = rounded(parse(data))
    if length(steps) > MAX_LENGTH:
        raise ReasonedError(because("drawing too detailed"))
    if not any(letter != "M" and letter != "Z" for letter, _ in steps):
        raise ReasonedError(because("drawing empty"))
    return written(steps)
