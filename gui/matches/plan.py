"""What a series is to be: plain values that a file keeps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any, TypeVar

from gui.matches.engine_players import Opening, Thinking
from gui.matches.openings import MOST, MOST_PLIES, prepared, random_opening
from gui.matches.scores import Trial
from gui.words import naming
from rules.games import GAMES
from rules.variant import Variant

OWN, LEVEL, LISTED = "own", "level", "listed"
TIME, NODES, CLOCK = "time", "nodes", "clock"
START, RANDOM, FILE = "start", "random", "file"

MOST_GAMES = 20_000
MOST_AT_ONCE = 8
LONGEST_NAME = 80
HANG_SECONDS = 60.0
"""An engine that thinks by nodes and has not answered for so long hangs."""

MARGIN_SECONDS = 5.0
"""So much longer than its time for a move may an engine take on a busy machine before it counts as hung."""


@dataclass(frozen=True)
class Contender:
    """Who plays: our engine as strong as it can, at the level of a `number`, or the listed engine with a `key`."""

    kind: str
    name: str
    number: int = 0
    key: str = ""

    @property
    def title(self) -> str:
        """The name in the language of the window, where it is one of ours; in files it is English."""
        return naming.somebody(self.name)


@dataclass(frozen=True)
class Pace:
    """How long engines think: milliseconds or nodes a move, or a clock's seconds for a game and for each move."""

    kind: str = TIME
    amount: int = 100
    base: float = 60.0
    increment: float = 0.6

    def thinking(self) -> Thinking:
        """Return the same as the engines are asked."""
        if self.kind == CLOCK:
            return Thinking(base=self.base, increment=self.increment)
        if self.kind == NODES:
            return Thinking(f"nodes {self.amount}", seconds=HANG_SECONDS)
        return Thinking(f"movetime {self.amount}", seconds=self.amount / 1000 + MARGIN_SECONDS)


@dataclass(frozen=True)
class Plan:
    """A series. Each opening is played twice, with sides exchanged: game 2n and 2n + 1, counted from 0.

    `lines` are the openings of a FILE, `plies` the moves of a RANDOM one or of one in a file that are played; a game
    is drawn after `limit` moves. `trial` is the sequential test that may end it sooner, if there is one. An
    engine whose move is illegal is asked once more, with the legal ones named, if it is `forgiving`.
    `second_pace` is the second contender's where that is another one. Random openings are to be `balanced` or not.
    """

    game: str
    first: Contender
    second: Contender
    pace: Pace = Pace()
    games: int = 100
    at_once: int = 1
    openings: str = RANDOM
    plies: int = 4
    lines: tuple[Opening, ...] = ()
    limit: int = 400
    seed: int = 1
    trial: Trial | None = None
    forgiving: bool = True
    second_pace: Pace | None = None
    balanced: bool = False

    @property
    def variant(self) -> Variant:
        """The game that is played."""
        return GAMES[self.game]

    @property
    def thinking(self) -> tuple[Thinking, Thinking]:
        """How both contenders are asked."""
        return self.pace.thinking(), (self.second_pace or self.pace).thinking()

    def opening(self, number: int, attempt: int = 0) -> Opening:
        """Return the opening of a pair of games, always the same one; of random ones, another at each attempt."""
        if self.openings == RANDOM:
            import random

            seed = f"{self.seed} {number} {attempt}" if attempt else f"{self.seed} {number}"
            return random_opening(self.variant, number, self.plies, random.Random(seed))
        line = self.lines[number % len(self.lines)] if self.openings == FILE else Opening()
        return prepared(self.variant, line, number)

    def values(self) -> dict[str, Any]:
        """Return what a file keeps."""
        return asdict(self)


def plan_of(values: object) -> Plan:
    """Return the plan that a file holds. Raises ValueError if it makes no sense.

    Whether its openings can be played is seen when they are.
    """
    try:
        return _plan(_Values(values))
    except (KeyError, TypeError, OverflowError) as error:
        raise ValueError(str(error)) from None


Made = TypeVar("Made")


class _Values:
    """What a file holds, asked by kind and range."""

    def __init__(self, values: object) -> None:
        if not isinstance(values, Mapping):
            raise ValueError("no values")
        self._values = values

    def part(self, name: str) -> _Values:
        return _Values(self._values[name])

    def text(self, name: str, allowed: tuple[str, ...] = ()) -> str:
        value = self._values[name]
        if not isinstance(value, str) or (allowed and value not in allowed):
            raise ValueError(f"{name} is {value!r}")
        return value

    def truth(self, name: str) -> bool:
        value = self._values[name]
        if type(value) is not bool:
            raise ValueError(f"{name} is {value!r}")
        return value

    def number(self, name: str, low: int, high: int) -> int:
        value = self._values[name]
        if type(value) is not int or not low <= value <= high:
            raise ValueError(f"{name} is {value!r}")
        return value

    def real(self, name: str, low: float, high: float) -> float:
        value = self._values[name]
        if type(value) not in (int, float) or not low <= value <= high:
            raise ValueError(f"{name} is {value!r}")
        return float(value)

    def has(self, name: str) -> bool:
        return name in self._values  # what a newer program adds is not in older files

    def maybe(self, name: str, make: Callable[[_Values], Made]) -> Made | None:
        return None if self._values.get(name) is None else make(self.part(name))

    def openings(self, name: str) -> tuple[Opening, ...]:
        found = []
        for held in self._values[name]:
            line = _Values(held)
            moves = line._values["moves"]
            if not all(isinstance(move, str) for move in moves):
                raise ValueError("moves are texts")
            found.append(Opening(line.text("start"), tuple(moves)))
        return tuple(found)


def _contender(values: _Values) -> Contender:
    return Contender(
        values.text("kind", (OWN, LEVEL, LISTED)),
        values.text("name")[:LONGEST_NAME],
        values.number("number", 0, 1000),
        values.text("key"),
    )


def _pace(values: _Values) -> Pace:
    return Pace(
        values.text("kind", (TIME, NODES, CLOCK)),
        values.number("amount", 1, 1_000_000_000),
        values.real("base", 0.1, 360_000),
        values.real("increment", 0, 3600),
    )


def _trial(values: _Values) -> Trial:
    low, high = values.real("low", -1000, 1000), values.real("high", -1000, 1000)
    if low >= high:
        raise ValueError("the bounds are the wrong way round")
    return Trial(low, high, values.real("alpha", 0.001, 0.499), values.real("beta", 0.001, 0.499))


def _plan(values: _Values) -> Plan:
    plan = Plan(
        values.text("game", tuple(GAMES)),
        _contender(values.part("first")),
        _contender(values.part("second")),
        _pace(values.part("pace")),
        values.number("games", 2, MOST_GAMES),
        values.number("at_once", 1, MOST_AT_ONCE),
        values.text("openings", (START, RANDOM, FILE)),
        values.number("plies", 0, MOST_PLIES),
        values.openings("lines"),
        values.number("limit", 1, 100_000),
        values.number("seed", 0, 2**63),
        values.maybe("trial", _trial),
        values.truth("forgiving"),
        values.maybe("second_pace", _pace),
        values.has("balanced") and values.truth("balanced"),
    )
    if plan.openings == FILE and not 0 < len(plan.lines) <= MOST:
        raise ValueError("there are no openings")
    return plan
