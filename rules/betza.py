"""Reads movement in Betza's notation into rays.

Supported: the atoms W F D N A C Z G H and K; the riders B R Q, an atom that is written twice (`NN` goes on by knight's
steps), and a number after either, which bounds its length (`R4`, `W3`). The prefixes: m (only moves), c (only
captures), p (over exactly one piece; the rider continues beyond it), n (only over empty squares: `nN` is the horse of
xiangqi), and f b l r v s (directions); a doubled one means the jumps that go further along it than across it:
`ffN` the two furthest forward, `ffrN` the right one of these.
Example: `fmWfcF` is the pawn of chess, `mRcpR` the cannon of xiangqi.

The notation is described at https://www.chessvariants.com/dpieces.dir/betza.html.
"""

import re
from dataclasses import dataclass
from typing import Final

from surajang.rules.contradiction import Contradiction

MOVE: Final = 1
CAPTURE: Final = 2
HOP: Final = 4
LAME: Final = 16

UNBOUNDED: Final = 31

_ATOMS: dict[str, tuple[tuple[tuple[int, int], int], ...]] = {
    "W": (((0, 1), 1),),
    "F": (((1, 1), 1),),
    "D": (((0, 2), 1),),
    "N": (((1, 2), 1),),
    "A": (((2, 2), 1),),
    "H": (((0, 3), 1),),
    "C": (((1, 3), 1),),
    "Z": (((2, 3), 1),),
    "G": (((3, 3), 1),),
    "K": (((0, 1), 1), ((1, 1), 1)),
    "R": (((0, 1), UNBOUNDED),),
    "B": (((1, 1), UNBOUNDED),),
    "Q": (((0, 1), UNBOUNDED), ((1, 1), UNBOUNDED)),
}
_TERM = re.compile(r"([mcpnfblrvs]*)(([WFDNAHCZGK])\3|[WFDNAHCZGKRBQ])(\d*)")


@dataclass(frozen=True)
class Ray:
    """One direction of movement: steps of (`files`, `ranks`) from the mover's side, at most `limit` of them.

    `mode` is MOVE, CAPTURE or both, and HOP when exactly one piece must stand in between, or LAME when the squares that
    a leap passes must be empty (`passed`).
    """

    files: int
    ranks: int
    limit: int
    mode: int


def parse(text: str) -> list[Ray]:
    """Return the rays of a movement text; where several lead in one direction, as in `BK`, only the longest.

    Raises Contradiction for a text that cannot be read.
    """
    longest: dict[tuple[int, int, int], int] = {}
    position = 0
    while position < len(text):
        term = _TERM.match(text, position)
        if term is None:
            raise Contradiction("movement unreadable", movement=text, text=text[position:])
        prefix, atom, twice, digits = term.groups()
        bound = UNBOUNDED if twice else 0
        if digits:
            if not 1 <= int(digits) < UNBOUNDED:
                raise Contradiction("movement too long", movement=text, most=UNBOUNDED - 1)
            bound = int(digits)
        steps = [
            (step, bound or limit)
            for (small, large), limit in _ATOMS[atom[0]]
            for step in _turns(small, large)
            if _allowed(*step, "".join(letter for letter in prefix if letter in "fblrvs"))
        ]
        if not steps:
            raise Contradiction("movement to nowhere", movement=text, text=term.group())
        for (files, ranks), limit in steps:
            way = (files, ranks, _mode(text, prefix, (files, ranks), limit))
            longest[way] = max(limit, longest.get(way, 0))
        position = term.end()
    return [Ray(files, ranks, limit, mode) for (files, ranks, mode), limit in longest.items()]


def _mode(text: str, prefix: str, step: tuple[int, int], limit: int) -> int:
    """Return the mode of a step with a prefix. Raises Contradiction for a prefix that has no meaning there."""
    mode = (MOVE if "m" in prefix else 0) | (CAPTURE if "c" in prefix else 0) or MOVE | CAPTURE
    if "p" in prefix:
        if limit == 1:
            raise Contradiction("only riders hop", movement=text)
        mode |= HOP
    if "n" in prefix:
        if limit > 1 or "p" in prefix or not passed(*step):
            raise Contradiction("only leaps are lame", movement=text)
        mode |= LAME
    return mode


def passed(files: int, ranks: int) -> tuple[tuple[int, int], ...]:
    """Return the squares that a lame leap passes, from where it starts: straight ahead first, then diagonally."""
    x = y = 0
    squares: list[tuple[int, int]] = []
    while True:
        left_x, left_y = abs(files - x), abs(ranks - y)
        x += (files > x) - (files < x) if left_x >= left_y else 0
        y += (ranks > y) - (ranks < y) if left_y >= left_x else 0
        if (x, y) == (files, ranks):
            return tuple(squares)
        squares.append((x, y))


def _turns(small: int, large: int) -> list[tuple[int, int]]:
    """Return the four or eight rotations and reflections of the step (`small`, `large`)."""
    steps = {(x * a, y * b) for a, b in ((small, large), (large, small)) for x in (1, -1) for y in (1, -1)}
    return sorted(steps, key=lambda step: (-step[1], step[0]))


def _allowed(files: int, ranks: int, directions: str) -> bool:
    """Return whether a step goes in one of the `directions`; an empty text allows all."""
    if not directions:
        return True
    if any(2 * letter in directions for letter in "fbv") and abs(ranks) <= abs(files):
        return False
    if any(2 * letter in directions for letter in "lrs") and abs(files) <= abs(ranks):
        return False
    vertical = ("f" in directions and ranks > 0) or ("b" in directions and ranks < 0) or ("v" in directions and ranks)
    sideways = ("l" in directions and files < 0) or ("r" in directions and files > 0) or ("s" in directions and files)
    names_vertical = any(letter in directions for letter in "fbv")
    names_sideways = any(letter in directions for letter in "lrs")
    if names_vertical and names_sideways and files and ranks:
        return bool(vertical and sideways)
    return bool(vertical or sideways)
