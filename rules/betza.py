"""Reads movement in Betza's notation into rays.

Supported: the atoms W F D N A, the riders B R Q, K; the prefixes m (only moves), c (only captures), cp (captures over
exactly one piece), f b l r v s (directions); a number after a rider bounds its length. `ff` before N means the two
jumps furthest forward. Example: `fmWfcF` is the pawn of chess, `mRcpR` the cannon of xiangqi.
"""

import re
from dataclasses import dataclass
from typing import Final

MOVE: Final = 1
CAPTURE: Final = 2
HOP: Final = 4

UNBOUNDED: Final = 31

_ATOMS: dict[str, tuple[tuple[tuple[int, int], int], ...]] = {
    "W": (((0, 1), 1),),
    "F": (((1, 1), 1),),
    "D": (((0, 2), 1),),
    "N": (((1, 2), 1),),
    "A": (((2, 2), 1),),
    "K": (((0, 1), 1), ((1, 1), 1)),
    "R": (((0, 1), UNBOUNDED),),
    "B": (((1, 1), UNBOUNDED),),
    "Q": (((0, 1), UNBOUNDED), ((1, 1), UNBOUNDED)),
}
_TERM = re.compile(r"([mcpfblrvs]*)([WFDNAKRBQ])(\d*)")


@dataclass(frozen=True)
class Ray:
    """One direction of movement: steps of (`files`, `ranks`) from the mover's side, at most `limit` of them.

    `mode` is MOVE, CAPTURE or both, and HOP when exactly one piece must stand in between.
    """

    files: int
    ranks: int
    limit: int
    mode: int


def parse(text: str) -> list[Ray]:
    """Return the rays of a movement text; where several lead in one direction, as in `BK`, only the longest.

    Raises ValueError for a text that cannot be read.
    """
    longest: dict[tuple[int, int, int], int] = {}
    position = 0
    while position < len(text):
        term = _TERM.match(text, position)
        if term is None:
            raise ValueError(f"movement {text!r}: cannot read {text[position:]!r}")
        prefix, atom, digits = term.groups()
        mode = (MOVE if "m" in prefix else 0) | (CAPTURE if "c" in prefix else 0) or MOVE | CAPTURE
        if "p" in prefix:
            if mode != CAPTURE or any(limit == 1 for _, limit in _ATOMS[atom]):
                raise ValueError(f"movement {text!r}: only a rider hops, and only to capture, as in 'cpR'")
            mode |= HOP
        directions = "".join(letter for letter in prefix if letter in "fblrvs")
        steps = [
            (step, limit)
            for (small, large), limit in _ATOMS[atom]
            for step in _turns(small, large)
            if _allowed(*step, directions)
        ]
        if not steps:
            raise ValueError(f"movement {text!r}: {term.group()!r} leads nowhere")
        for (files, ranks), limit in steps:
            if digits and limit == 1:
                raise ValueError(f"movement {text!r}: {atom!r} takes no length")
            if digits and not 1 <= int(digits) < UNBOUNDED:
                raise ValueError(f"movement {text!r}: a length is a number from 1 to {UNBOUNDED - 1}")
            way = (files, ranks, mode)
            longest[way] = max(int(digits) if digits else limit, longest.get(way, 0))
        position = term.end()
    return [Ray(files, ranks, limit, mode) for (files, ranks, mode), limit in longest.items()]


def _turns(small: int, large: int) -> list[tuple[int, int]]:
    """Return the four or eight rotations and reflections of the step (`small`, `large`)."""
    steps = {(x * a, y * b) for a, b in ((small, large), (large, small)) for x in (1, -1) for y in (1, -1)}
    return sorted(steps, key=lambda step: (-step[1], step[0]))


def _allowed(files: int, ranks: int, directions: str) -> bool:
    """Return whether a step goes in one of the `directions`; an empty text allows all."""
    if not directions:
        return True
    if directions in ("ff", "bb"):
        return (ranks > 0) == (directions == "ff") and abs(ranks) > abs(files)
    vertical = ("f" in directions and ranks > 0) or ("b" in directions and ranks < 0) or ("v" in directions and ranks)
    sideways = ("l" in directions and files < 0) or ("r" in directions and files > 0) or ("s" in directions and files)
    names_vertical = any(letter in directions for letter in "fbv")
    names_sideways = any(letter in directions for letter in "lrs")
    if names_vertical and names_sideways and files and ranks:
        return bool(vertical and sideways)
    return bool(vertical or sideways)
