"""Writes rays as movement in Betza's notation (`rules.betza`), with as few letters as it finds."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from surajang.rules import betza
from surajang.rules.betza import CAPTURE, HOP, LAME, MOVE, UNBOUNDED, Ray

_Steps = frozenset[tuple[int, int]]
_Term = tuple[str, str]
"""The directions of a term, and its atom."""

_NEAR: Final = "WFK"
"""The atoms for steps to adjacent squares (straight, diagonal, both), and their names as riders."""
_RIDERS: Final = {"W": "R", "F": "B", "K": "Q"}

_LEAPS: Final = {(0, 2): "D", (1, 2): "N", (2, 2): "A", (0, 3): "H", (1, 3): "C", (2, 3): "Z", (3, 3): "G"}
"""The atoms of all other steps, by their shorter and their longer side."""

_ATOMS: Final = "KWFNDAHCZG"

_DIRECTIONS: Final = (
    *("", "f", "b", "l", "r", "v", "s", "fl", "fr", "bl", "br", "fs", "bs", "vl", "vr"),
    *("ff", "bb", "vv", "ll", "rr", "ss", "ffl", "ffr", "bbl", "bbr", "vvl", "vvr", "llf", "llb", "rrf", "rrb"),
)
_MODES: Final = {MOVE | CAPTURE: "", MOVE: "m", CAPTURE: "c"}


def write(rays: Iterable[Ray]) -> str:
    """Return the text that `betza.parse` reads as these rays, any that it can return.

    >>> from surajang.rules.betza import parse
    >>> write(parse("mfWcfFfFfW")), write(parse("RfFbFlrbF"))
    ('fKfmWfcF', 'RF')
    """
    groups: dict[tuple[int, int, str], set[tuple[int, int]]] = {}
    for ray in rays:
        short, long = sorted((abs(ray.files), abs(ray.ranks)))
        atoms = _NEAR if long == 1 else _LEAPS[short, long]
        groups.setdefault((ray.mode, ray.limit, atoms), set()).add((ray.files, ray.ranks))
    terms = [
        (_order(mode, limit, directions, atom), _written(directions, mode, atom, limit))
        for (mode, limit, atoms), steps in groups.items()
        for directions, atom in _cover(frozenset(steps), atoms)
    ]
    return "".join([text for _, text in sorted(terms)])


def _order(mode: int, limit: int, directions: str, atom: str) -> tuple[int, ...]:
    """Return the sort key of a term: moves and captures first, long before short, all directions before some."""
    ways = _DIRECTIONS.index(directions)
    return mode & (HOP | LAME), -(mode & MOVE), -(mode & CAPTURE), -limit, min(ways, 1), _ATOMS.index(atom), ways


def _written(directions: str, mode: int, atom: str, limit: int) -> str:
    """Return the text of a term."""
    prefix = directions + _MODES[mode & (MOVE | CAPTURE)] + ("p" if mode & HOP else "") + ("n" if mode & LAME else "")
    if limit == 1:
        return prefix + atom
    name = _RIDERS.get(atom, atom)
    if limit < UNBOUNDED:
        return f"{prefix}{name}{limit}"
    return prefix + (name if atom in _RIDERS else atom * 2)


@lru_cache(maxsize=256)
def _cover(steps: _Steps, atoms: str) -> tuple[_Term, ...]:
    """Return the terms with the fewest letters that together make exactly these steps, each step once."""
    if not steps:
        return ()
    first = min(steps)
    best: tuple[_Term, ...] = ()
    for atom in atoms:
        for directions, made in _terms(atom):
            if first in made and made <= steps:
                terms = ((directions, atom), *_cover(steps - made, atoms))
                if not best or _letters(terms) < _letters(best):
                    best = terms
    return best


def _letters(terms: tuple[_Term, ...]) -> tuple[int, int]:
    """Return the number of letters in terms, and the number of terms."""
    return sum(len(directions) + 1 for directions, _ in terms), len(terms)


@lru_cache(maxsize=16)
def _terms(atom: str) -> tuple[tuple[str, _Steps], ...]:
    """Return the steps of an atom in each of the directions that lead anywhere."""
    found = []
    for directions in _DIRECTIONS:
        try:
            rays = betza.parse(directions + atom)
        except ValueError:
            continue
        found.append((directions, frozenset((ray.files, ray.ranks) for ray in rays)))
    return tuple(found)
