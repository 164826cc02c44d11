"""Clicks on the small board of a piece's movement, without a widget."""

from collections.abc import Iterable
from typing import NamedTuple

from surajang.rules.betza import CAPTURE, HOP, LAME, MOVE, UNBOUNDED, Ray, passed

RADIUS = 4
"""The squares of the small board to each side of the piece. A slide to the edge has no end."""

FARTHEST = 3
"""The longest leap, and step of a slide, in files or ranks that Betza's notation has."""

STEP, SLIDE, HOPS, BLOCKED = "step", "slide", "hop", "blocked"
"""The tools: a step or jump, a slide, a slide over exactly one piece, and a jump that can be blocked."""

BOTH = MOVE | CAPTURE

ALONE, SIDES, ALL = "alone", "sides", "all"
"""The symmetry of a click: none, left and right, all directions."""

Step = tuple[int, int]


class Brush(NamedTuple):
    """The effect of a click: its tool, moving, capturing or both (`mode`), and its symmetry."""

    tool: str = STEP
    mode: int = BOTH
    symmetry: str = ALL


class Reach(NamedTuple):
    """The ways of a piece to a square of the small board: its modes by plain steps and slides, over a piece, and by
    jumps that can be blocked; 0 for none.
    """

    plain: int = 0
    hop: int = 0
    blocked: int = 0


def ray_to(square: Step, brush: Brush) -> Ray | None:
    """Return the ray to a square of the small board, None if the tool has none."""
    files, ranks = square
    far = max(abs(files), abs(ranks))
    if not far:
        return None
    if brush.tool in (STEP, BLOCKED):
        if far > FARTHEST or (brush.tool == BLOCKED and not passed(files, ranks)):
            return None
        return Ray(files, ranks, 1, brush.mode | (LAME if brush.tool == BLOCKED else 0))
    count = _steps_to(files, ranks)
    limit = UNBOUNDED if far == RADIUS else count
    if far // count > FARTHEST or (limit == 1 and brush.tool == HOPS):
        return None
    return Ray(files // count, ranks // count, limit, brush.mode | (HOP if brush.tool == HOPS else 0))


def _steps_to(files: int, ranks: int) -> int:
    """Return the largest number of equal steps that lead to a square."""
    return next(n for n in range(RADIUS, 0, -1) if files % n == 0 and ranks % n == 0)


def images(ray: Ray, symmetry: str) -> list[Ray]:
    """Return a ray with its mirror images."""
    x, y = ray.files, ray.ranks
    turns = {ALONE: [(x, y)], SIDES: [(x, y), (-x, y)]}.get(symmetry)
    if turns is None:
        turns = [(a * i, b * j) for a, b in ((x, y), (y, x)) for i in (1, -1) for j in (1, -1)]
    return [Ray(*turn, ray.limit, ray.mode) for turn in dict.fromkeys(turns)]


def clicked(rays: Iterable[Ray], square: Step, brush: Brush) -> list[Ray]:
    """Return the rays after a click on a square: with the ray there, or without it if there already.

    It replaces others in the same direction, except one that only moves if this one only captures, and the reverse.
    """
    known = merged(rays)
    new = ray_to(square, brush)
    if new is None:
        return known
    there = new in known
    for image in images(new, brush.symmetry):
        known = [ray for ray in known if not _same_way(ray, image)]
        if not there:
            known.append(image)
    return merged(known)


def _same_way(ray: Ray, other: Ray) -> bool:
    """Return whether two rays go the same way for the same purpose."""
    kind = HOP | LAME
    same = (ray.files, ray.ranks, ray.mode & kind) == (other.files, other.ranks, other.mode & kind)
    return same and bool(ray.mode & other.mode & BOTH)


def merged(rays: Iterable[Ray]) -> list[Ray]:
    """Return rays in which a moving ray and an equal capturing one are merged."""
    modes: dict[tuple[int, int, int, int], int] = {}
    for ray in rays:
        way = (ray.files, ray.ranks, ray.limit, ray.mode & (HOP | LAME))
        modes[way] = modes.get(way, 0) | (ray.mode & BOTH)
    return [Ray(files, ranks, limit, mode | kind) for (files, ranks, limit, kind), mode in modes.items()]


def reached(rays: Iterable[Ray]) -> dict[Step, Reach]:
    """Return the reach of each square of the small board that is reached."""
    found: dict[Step, Reach] = {}
    for ray in rays:
        for n in range(2 if ray.mode & HOP else 1, ray.limit + 1):
            square = (ray.files * n, ray.ranks * n)
            if max(map(abs, square)) > RADIUS:
                break
            reach, mode = found.get(square, Reach()), ray.mode & BOTH
            if ray.mode & HOP:
                found[square] = reach._replace(hop=reach.hop | mode)
            elif ray.mode & LAME:
                found[square] = reach._replace(blocked=reach.blocked | mode)
            else:
                found[square] = reach._replace(plain=reach.plain | mode)
    return found
