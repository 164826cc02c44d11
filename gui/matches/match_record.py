"""An engine match on disk: a folder with its plan and a PGN to which each finished game is appended."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import stat
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path
from typing import Any, TypeVar

from surajang.gui.kit.translation import tr
from surajang.gui.matches import matches_text
from surajang.gui.matches.engine_players import Opening, Played, Thinking
from surajang.gui.matches.openings import MAX_OPENINGS, MAX_PLIES, prepared, random_opening
from surajang.gui.matches.scores import Trial
from surajang.gui.storage.disk import append_durably, encoded, is_none, write_atomically
from surajang.gui.storage.reasons import reason_of
from surajang.gui.words import naming
from surajang.rules import catalogue, pgn_writer
from surajang.rules.files import read_part, read_regular
from surajang.rules.game import DRAW, FIRST_WINS, SECOND_WINS, UNDECIDED
from surajang.rules.variant import Variant

OWN, LEVEL, LISTED = "own", "level", "listed"
TIME, NODES, CLOCK = "time", "nodes", "clock"
START, RANDOM, FILE = "start", "random", "file"

MAX_GAMES = 20_000
MAX_AT_ONCE = 8
MAX_NAME_LENGTH = 80
HANG_SECONDS = 60.0
"""The time after which an engine limited by nodes counts as hung."""

MARGIN_SECONDS = 5.0
"""How far an engine may exceed its time for a move on a busy machine before it counts as hung."""


@dataclass(frozen=True)
class Contender:
    """A side of a match: our engine at full strength, its level `number`, or the listed engine `key`."""

    kind: str
    name: str
    number: int = 0
    key: str = ""

    @property
    def title(self) -> str:
        """The name, for our own in the window's language; in files it is English."""
        return naming.somebody(self.name)


@dataclass(frozen=True)
class Pace:
    """How long engines think: milliseconds or nodes per move, or a clock's seconds for a game and for each move."""

    kind: str = TIME
    amount: int = 100
    base: float = 60.0
    increment: float = 0.6

    def thinking(self) -> Thinking:
        """Return the pace as limits for the engines."""
        if self.kind == CLOCK:
            return Thinking(base=self.base, increment=self.increment)
        if self.kind == NODES:
            return Thinking(f"nodes {self.amount}", seconds=HANG_SECONDS)
        return Thinking(f"movetime {self.amount}", seconds=self.amount / 1000 + MARGIN_SECONDS)


@dataclass(frozen=True)
class Plan:
    """The plan of a match.

    Each opening is played twice, with sides exchanged: games 2n and 2n + 1, counted from 0. `lines` are the openings of
    a FILE, `plies` the number of moves of a RANDOM opening or of one in a file; a game is drawn after `limit` moves.
    `trial` is the sequential test that may end the match early, if any. If `forgiving`, an engine is asked again after
    an illegal move, with the legal moves listed. `second_pace` is the second contender's, if it differs. `balanced`:
    whether random openings must be.
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
        """The variant."""
        return catalogue.named(self.game)

    @property
    def thinking(self) -> tuple[Thinking, Thinking]:
        """Both contenders' limits."""
        return self.pace.thinking(), (self.second_pace or self.pace).thinking()

    def opening(self, number: int, attempt: int = 0) -> Opening:
        """Return the opening of a pair of games, always the same one; a random one differs with each attempt."""
        if self.openings == RANDOM:
            seed = f"{self.seed} {number} {attempt}" if attempt else f"{self.seed} {number}"
            return random_opening(self.variant, number, self.plies, random.Random(seed))
        line = self.lines[number % len(self.lines)] if self.openings == FILE else Opening()
        return prepared(self.variant, line, number)

    def values(self) -> dict[str, Any]:
        """Return the plan's values for a file."""
        variant = self.variant
        own = {"definition": catalogue.definition_line(variant)} if catalogue.is_own(variant) else {}
        return {**asdict(self), **own}


def plan_of(values: object) -> Plan:
    """Return the plan in a file's values.

    Raises ValueError if it is invalid. The openings are checked only when they are played.
    """
    try:
        return _plan(_Values(values))
    except (KeyError, TypeError, OverflowError) as error:
        raise ValueError(str(error)) from None


Made = TypeVar("Made")


class _Values:
    """A file's values, read with checks of kind and range."""

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
        return name in self._values  # older files lack the values added later

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


def _game(values: _Values) -> str:
    """Return the name of the game, registered if the file defines it."""
    name = values.text("game")
    if values.has("definition"):
        return catalogue.add_line(name, values.text("definition")).name
    if catalogue.find(name) is None:
        raise ValueError(f"{name!r} is no game that is known")
    return name


def _contender(values: _Values) -> Contender:
    return Contender(
        values.text("kind", (OWN, LEVEL, LISTED)),
        values.text("name")[:MAX_NAME_LENGTH],
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
        _game(values),
        _contender(values.part("first")),
        _contender(values.part("second")),
        _pace(values.part("pace")),
        values.number("games", 2, MAX_GAMES),
        values.number("at_once", 1, MAX_AT_ONCE),
        values.text("openings", (START, RANDOM, FILE)),
        values.number("plies", 0, MAX_PLIES),
        values.openings("lines"),
        values.number("limit", 1, 100_000),
        values.number("seed", 0, 2**63),
        values.maybe("trial", _trial),
        values.truth("forgiving"),
        values.maybe("second_pace", _pace),
        values.has("balanced") and values.truth("balanced"),
    )
    if plan.openings == FILE and not 0 < len(plan.lines) <= MAX_OPENINGS:
        raise ValueError("there are no openings")
    return plan


PLAN, COPY, PLAYED = "series.json", "series copy.json", "games.pgn"
MAX_PLAN_BYTES = 5_000_000
MAX_GAMES_BYTES = 500_000_000

_TAG = re.compile(r'^\[([A-Za-z0-9_]+) "((?:[^"\\\n]|\\.)*)"\]$', re.MULTILINE)
_BEGIN = re.compile(r'(?:^|(?<=\n\n))(?=\[Event ")')
_NUMBER = re.compile("[0-9]{1,9}")
_ESCAPED = re.compile(r"\\(.)")
_POINTS = {FIRST_WINS: 1.0, DRAW: 0.5, SECOND_WINS: 0.0}


class Unreadable(ValueError):
    """A folder that holds no match: a sentence."""


@dataclass(frozen=True)
class Result:
    """A finished game: its `number` from 0, the first contender's points, and how it ended.

    `failure` says why an engine failed, empty if none did; `start` and `end` are the byte offsets of its text in the
    file.
    """

    number: int
    points: float
    result: str
    reason: str
    plies: int
    failure: str = ""
    start: int = 0
    end: int = 0

    @property
    def first_side(self) -> int:
        """The first contender's side, 0 for White."""
        return self.number % 2


class Record:
    """The folder of a match."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        self._size = 0

    @property
    def games_file(self) -> Path:
        """The PGN of all games."""
        return self.folder / PLAYED

    def create(self) -> None:
        """Write the plan into a new folder. If it raises OSError, the folder does not exist."""
        self.folder.mkdir(parents=True, exist_ok=False)
        try:
            write_atomically(self.games_file, "")
            for name in (COPY, PLAN):
                write_atomically(self.folder / name, _text_of(self.plan), durable=True)
        except OSError:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise

    def results(self) -> list[Result]:
        """Return the finished games, each once, in their order in the file. Raises OSError."""
        try:
            data = read_regular(self.games_file, MAX_GAMES_BYTES)
        except FileNotFoundError:
            data = b""
        found, self._size = results_of(data, self.plan.games)
        return found

    def cut(self) -> None:
        """Cut off an incomplete game at the end of the file, after `results`. Raises OSError."""
        try:
            status = os.stat(self.games_file)
        except FileNotFoundError:
            return
        if stat.S_ISREG(status.st_mode) and status.st_size > self._size:
            os.truncate(self.games_file, self._size)

    def add(self, number: int, played: Played) -> Result:
        """Append a finished game to the file; return its result. If it raises OSError, the game is not in the file."""
        text = game_text(self.plan, number, played)
        append_durably(self.games_file, text, self._size)
        start, self._size = self._size, self._size + len(encoded(text))
        outcome = pgn_writer.final_outcome(played.game)
        points = _POINTS[outcome.result]
        return Result(
            number,
            1 - points if number % 2 else points,
            outcome.result,
            outcome.reason,
            played.game.main_line()[-1].ply,
            played.failure,
            start,
            self._size - 1,
        )

    def text_of(self, result: Result) -> str:
        """Return the text of a game. Raises OSError."""
        return read_part(self.games_file, result.start, result.end - result.start).decode("utf-8", "replace")


def open_record(folder: Path) -> Record:
    """Return the match in a folder; a damaged plan is replaced by its copy.

    Raises Unreadable if it holds none, and OSError if it cannot be read now.
    """
    try:
        return Record(folder, _plan_in(folder / PLAN))
    except Unreadable as error:
        try:
            plan = _plan_in(folder / COPY)
        except Unreadable:
            raise error from None
    with suppress(OSError):
        write_atomically(folder / PLAN, _text_of(plan), durable=True)
    return Record(folder, plan)


def _text_of(plan: Plan) -> str:
    return json.dumps(plan.values(), indent=1) + "\n"


def _plan_in(file: Path) -> Plan:
    """Return the plan in a file. Raises Unreadable, OSError."""
    try:
        return plan_of(json.loads(read_regular(file, MAX_PLAN_BYTES)))
    except OSError as error:
        if not is_none(error):
            raise
        raise Unreadable(matches_text.UNREADABLE(why=reason_of(error))) from None
    except (ValueError, RecursionError):
        raise Unreadable(matches_text.UNREADABLE(why=tr("its plan is missing or damaged"))) from None


def has_games(folder: Path) -> bool:
    """Return whether there are games in a folder, whether or not it holds a match."""
    try:
        return (folder / PLAYED).stat().st_size > 0
    except OSError:
        return False


def game_text(plan: Plan, number: int, played: Played) -> str:
    """Return a game as written to the file, with an empty line after it."""
    names = [plan.first.name, plan.second.name][:: -1 if number % 2 else 1]
    game = played.game
    last = game.main_line()[-1]
    if played.failure:
        last.comment = played.failure.replace("{", "(").replace("}", ")")
    headers = {
        "Event": naming.BETWEEN.join((plan.first.name, plan.second.name)),
        "Date": f"{date.today():%Y.%m.%d}",
        "Round": str(number + 1),
        "White": names[0],
        "Black": names[1],
        "WhiteType": "program",
        "BlackType": "program",
        "PlyCount": str(last.ply),
    }
    if played.failure:
        headers["Failure"] = played.failure
    return pgn_writer.write_game(game, headers) + "\n"


def results_of(data: bytes, most: int) -> tuple[list[Result], int]:
    """Return the games in a file's bytes, and the number of bytes that are complete games."""
    text = data.decode("latin-1")  # so that offsets count bytes
    found: dict[int, Result] = {}
    whole = 0
    starts = [place.start() for place in _BEGIN.finditer(text)]
    for start, end in zip(starts, [*starts[1:], len(text)], strict=False):
        result = _result(text[start:end], start)
        if result is None:
            continue
        whole = result.end + 1
        if 0 <= result.number < most:
            found.setdefault(result.number, result)
    return list(found.values()), whole


def _result(block: str, start: int) -> Result | None:
    """Return the result in the text of a game, None if it is incomplete or not one of a match."""
    head, _, rest = block.partition("\n\n")
    moves, ended, _ = rest.partition("\n\n")
    tags = dict(_TAG.findall(head))
    result, number, plies = tags.get("Result", UNDECIDED), tags.get("Round", ""), tags.get("PlyCount", "0")
    whole = bool(ended) and moves.split()[-1:] == [result]
    if not whole or result not in _POINTS or not (_NUMBER.fullmatch(number) and _NUMBER.fullmatch(plies)):
        return None
    points = _POINTS[result]
    failure = _ESCAPED.sub(r"\1", tags.get("Failure", "")).encode("latin-1").decode("utf-8", "replace")
    place = int(number) - 1
    return Result(
        place,
        1 - points if place % 2 else points,
        result,
        tags.get("Termination", ""),
        int(plies),
        failure,
        start,
        start + len(head) + len(moves) + 3,
    )
