"""Translates movement in Fairy-Stockfish's dialect of Betza's notation into ours.

The dialects differ in the directions: before a leaper like N, a single letter there means the two furthest jumps (`fN`
is shogi's knight), and a pair of letters names a sector. Fairy-Stockfish ignores what it does not know; here it is
refused.
"""

import re
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

from surajang.rules import betza
from surajang.rules.betza_writer import write
from surajang.rules.errors import ReasonedError
from surajang.rules.reasons import because

_ATOMS: Final = {
    "W": ((1, 0),),
    "F": ((1, 1),),
    "D": ((2, 0),),
    "N": ((2, 1),),
    "A": ((2, 2),),
    "H": ((3, 0),),
    "L": ((3, 1),),
    "C": ((3, 1),),
    "J": ((3, 2),),
    "Z": ((3, 2),),
    "G": ((3, 3),),
    "K": ((1, 0), (1, 1)),
    "R": ((1, 0),),
    "B": ((1, 1),),
    "Q": ((1, 0), (1, 1)),
}
_RIDERS: Final = "RBQ"
_LAME: Final = ((2, 0), (2, 1), (2, 2), (3, 2))
_VERTICAL: Final = "fbvh"
_SIDEWAYS: Final = "rlsh"
_TERM: Final = re.compile(r"([a-z]*)([A-Z])(?:\2|(\d+))?")

_Step = tuple[int, int]
_Ways = dict[tuple[_Step, int], dict[int, int]]
"""Lengths by mode (MOVE or CAPTURE), by step and by way of going: 0, HOP or LAME."""


class UnknownMovement(ReasonedError):
    """A movement that cannot be read, or that our notation cannot express."""


@dataclass(frozen=True)
class Movement:
    """A piece's movement in our notation.

    `initial`: its additional moves in the region of double steps. `always`, `first`: the rays of both. `flagged`:
    whether an `e` marks the piece as one that captures en passant.
    """

    moves: str
    initial: str
    flagged: bool

    @cached_property
    def always(self) -> list[betza.Ray]:
        """The rays of the ordinary moves."""
        return betza.parse(self.moves)

    @cached_property
    def first(self) -> list[betza.Ray]:
        """The rays of the initial moves."""
        return betza.parse(self.initial)


@lru_cache(maxsize=1024)
def translated(text: str) -> Movement:
    """Return the movement that Fairy-Stockfish's notation describes. Raises UnknownMovement."""
    always: _Ways = {}
    first: _Ways = {}
    position = 0
    text = text.strip()
    while position < len(text):
        term = _TERM.match(text, position)
        if term is None or term[2] not in _ATOMS:
            raise UnknownMovement(because("movement unreadable", movement=text, text=text[position:]))
        _add(term, first if "i" in term[1] else always)
        position = term.end()
    for ways in (always, first):
        _check_riders(ways, text)
    _lengthen(always, first)
    return Movement(_written(always), _written(first), "e" in text)


def _add(term: "re.Match[str]", ways: _Ways) -> None:
    """Add the steps of one term to `ways`. Raises UnknownMovement."""
    prefix, atom, digits = term.groups()
    whole = term[0]
    if strange := set(prefix) - set("mcpnie" + _VERTICAL + _SIDEWAYS):
        raise UnknownMovement(because("movement unreadable", movement=whole, text=min(strange)))
    if digits and not (len(digits) == 1 and digits != "0"):
        raise UnknownMovement(because("one digit", movement=whole))
    rider = atom in _RIDERS or bool(digits) or whole.endswith(atom * 2)
    length = int(digits) if digits else betza.UNBOUNDED if rider else 1
    modes = [mode for letter, mode in (("m", betza.MOVE), ("c", betza.CAPTURE)) if letter in prefix]
    if "i" in prefix and "m" not in prefix:
        raise UnknownMovement(because("initial capture", movement=whole))
    if "i" in prefix:
        modes = [betza.MOVE]
    way = (betza.HOP if "p" in prefix else 0) | (betza.LAME if "n" in prefix else 0)
    for large, small in _ATOMS[atom]:
        if rider and (large, small) not in ((1, 0), (1, 1), (2, 1)):
            raise UnknownMovement(because("no such rider", movement=whole))
        if way & betza.HOP and (not rider or length == 1 or (large, small) == (2, 1)):
            raise UnknownMovement(because("no such hopper", movement=whole))
        if way & betza.LAME and (rider or way & betza.HOP or (large, small) not in _LAME):
            raise UnknownMovement(because("no such lame leap", movement=whole))
        if (large, small) == (2, 1) and rider and digits:
            raise UnknownMovement(because("no short knightrider", movement=whole))
        pairs = _pairs(prefix, orthogonal=small == 0 and len(_ATOMS[atom]) == 1)
        steps = _steps(large, small, pairs)
        if not steps:
            raise UnknownMovement(because("movement to nowhere", movement=whole, text=whole))
        for step in steps:
            lengths = ways.setdefault((step, way), {})
            for mode in modes or (betza.MOVE, betza.CAPTURE):
                lengths[mode] = max(lengths.get(mode, 0), length)


def _pairs(prefix: str, orthogonal: bool) -> list[str]:
    """Return the directions of a prefix as pairs of letters, a single one doubled; separate ones if `orthogonal`."""
    letters = prefix
    pairs = []
    n = 0
    while n < len(letters):
        one, other = letters[n], letters[n + 1 : n + 2]
        n += 1
        if one not in _VERTICAL + _SIDEWAYS:
            continue
        crossed = (one in _VERTICAL and other in _SIDEWAYS) or (one in _SIDEWAYS and other in _VERTICAL)
        if other and (other == one or crossed):
            n += 1
            pairs += [one * 2, other * 2] if orthogonal and other != one else [one + other]
        else:
            pairs.append(one * 2)
    return pairs


def _steps(large: int, small: int, pairs: list[str]) -> set[_Step]:
    """Return the rotations and reflections of a step that go in one of the directions; in all if there are none."""
    found = set()
    for steep in (True, False):
        for x in (1, -1):
            for y in (1, -1):
                if not pairs or any(_points(pair, steep, x, y) for pair in pairs):
                    found.add((x * small, y * large) if steep else (x * large, y * small))
    return found


def _points(pair: str, steep: bool, x: int, y: int) -> bool:
    """Return whether an octant, given by its signs and whether it is nearer the vertical, lies in a direction."""
    minor, major = pair[0], pair[1]
    if pair in ("hr", "hl"):  # a chiral half: every other octant
        return (steep == (x * y > 0)) == (major == "r")
    sign = {"f": y > 0, "b": y < 0, "r": x > 0, "l": x < 0, "v": True, "s": True}
    if major == "h":
        return minor in "fbrl" and sign[minor]
    if minor == major:
        return major != "h" and steep == (major in "fbv") and sign[major]
    if steep:
        return minor in "rl" and major in "fbv" and sign[minor] and sign[major]
    return minor in "fb" and major in "rls" and sign[minor] and sign[major]


def _check_riders(ways: _Ways, text: str) -> None:
    """Refuse mixtures that Fairy-Stockfish does not move as they are written. Raises UnknownMovement."""
    for (step, way), lengths in ways.items():
        if way == 0:
            continue
        plain = ways.get((step, 0), {})
        for mode, length in lengths.items():
            slide = plain.get(mode, 0)
            if slide > 1 and (way == betza.LAME or slide != length):
                raise UnknownMovement(because("mixed directions", movement=text))


def _lengthen(always: _Ways, first: _Ways) -> None:
    """Write an initial lame leap over a square that the piece may step to as a longer slide, which is the same.

    Not where it also captures there, since two ways to one move would be two moves.
    """
    for (step, way), lengths in list(first.items()):
        half = (step[0] // 2, step[1] // 2)
        straight = step == (half[0] * 2, half[1] * 2) and max(map(abs, half)) == 1
        if way == betza.LAME and straight and set(always.get((half, 0), {})) == {betza.MOVE}:
            del first[step, way]
            slide = first.setdefault((half, 0), {})
            slide[betza.MOVE] = max(slide.get(betza.MOVE, 0), 2 * lengths[betza.MOVE])


def _written(ways: _Ways) -> str:
    """Return the text of a movement in our notation."""
    rays = []
    for ((files, ranks), way), lengths in ways.items():
        if len(lengths) == 2 and len(set(lengths.values())) == 1:
            lengths = {betza.MOVE | betza.CAPTURE: lengths[betza.MOVE]}
        rays += [betza.Ray(files, ranks, length, mode | way) for mode, length in lengths.items()]
    return write(rays)
