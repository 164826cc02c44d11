"""A series on disk: a folder with its plan, a copy of that, and a PGN to which each game is added when it ends.

The PGN is the truth: what has been played is read from the tags of its games. A game that was broken off while it was
written is cut off, and is played anew.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import stat
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from gui.matches import series_text
from gui.matches.engine_players import Played
from gui.matches.plan import Plan, plan_of
from gui.storage.disk import append_durably, encoded, write_atomically
from gui.words import own_names
from rules import pgn
from rules.files import UnsuitableFile, part_of, read_regular
from rules.game import DRAW, FIRST_WINS, SECOND_WINS, UNDECIDED

PLAN, COPY, GAMES = "series.json", "series copy.json", "games.pgn"
LARGEST_PLAN = 5_000_000
LARGEST_GAMES = 500_000_000

_TAG = re.compile(r'^\[([A-Za-z0-9_]+) "((?:[^"\\\n]|\\.)*)"\]$', re.MULTILINE)
_BEGIN = re.compile(r'(?:^|(?<=\n\n))(?=\[Event ")')
_NUMBER = re.compile("[0-9]{1,9}")
_ESCAPED = re.compile(r"\\(.)")
_POINTS = {FIRST_WINS: 1.0, DRAW: 0.5, SECOND_WINS: 0.0}


class Unreadable(ValueError):
    """A folder that holds no series: a sentence."""


@dataclass(frozen=True)
class Result:
    """A game that has ended: its `number` from 0, what it brought the first contender, and how it ended.

    `failure` says why an engine failed, empty if none did; `start` and `end` are the bytes of its text in the file.
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
        """The side that the first contender had, 0 for White."""
        return self.number % 2


class Record:
    """The folder of a series."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        self._size = 0

    @property
    def games_file(self) -> Path:
        """The PGN of all games."""
        return self.folder / GAMES

    def create(self) -> None:
        """Write the plan into a new folder. Raises OSError, and then there is none."""
        self.folder.mkdir(parents=True, exist_ok=False)
        try:
            write_atomically(self.games_file, "")
            for name in (COPY, PLAN):
                write_atomically(self.folder / name, _text_of(self.plan), durable=True)
        except OSError:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise

    def results(self) -> list[Result]:
        """Return the games that have ended, each once, in their order in the file. Raises OSError."""
        try:
            data = read_regular(self.games_file, LARGEST_GAMES)
        except FileNotFoundError:
            data = b""
        found, self._size = results_of(data, self.plan.games)
        return found

    def cut(self) -> None:
        """Cut off a game that was broken off while it was written, after `results`. Raises OSError."""
        try:
            status = os.stat(self.games_file)
        except FileNotFoundError:
            return
        if stat.S_ISREG(status.st_mode) and status.st_size > self._size:
            os.truncate(self.games_file, self._size)

    def add(self, number: int, played: Played) -> Result:
        """Add a game that has ended to the file; return its result. Raises OSError, and then it is not there."""
        text = game_text(self.plan, number, played)
        append_durably(self.games_file, text, self._size)
        start, self._size = self._size, self._size + len(encoded(text))
        outcome = pgn.final_outcome(played.game)
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
        return part_of(self.games_file, result.start, result.end - result.start).decode("utf-8", "replace")


def open_record(folder: Path) -> Record:
    """Return the series in a folder; a damaged plan is replaced by its copy.

    Raises Unreadable if it holds none, and OSError if that cannot be read now.
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
    """Return a plan as its file has it."""
    return json.dumps(plan.values(), indent=1) + "\n"


def _plan_in(file: Path) -> Plan:
    """Return the plan in a file. Raises Unreadable, OSError."""
    try:
        return plan_of(json.loads(read_regular(file, LARGEST_PLAN)))
    except (UnsuitableFile, FileNotFoundError, NotADirectoryError) as error:
        raise Unreadable(series_text.UNREADABLE(why=error.strerror or error)) from None
    except (ValueError, RecursionError):
        raise Unreadable(series_text.UNREADABLE(why=series_text.NO_PLAN())) from None


def has_games(folder: Path) -> bool:
    """Say whether there are games in a folder, whether or not it holds a series."""
    try:
        return (folder / GAMES).stat().st_size > 0
    except OSError:
        return False


def game_text(plan: Plan, number: int, played: Played) -> str:
    """Return a game as it stands in the file, with an empty line after it."""
    names = [plan.first.name, plan.second.name][:: -1 if number % 2 else 1]
    game = played.game
    last = game.main_line()[-1]
    if played.failure:
        last.comment = played.failure.replace("{", "(").replace("}", ")")
    headers = {
        "Event": own_names.BETWEEN.join((plan.first.name, plan.second.name)),
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
    return pgn.write_game(game, headers) + "\n"


def results_of(data: bytes, most: int) -> tuple[list[Result], int]:
    """Return the games in the bytes of a file, and how many bytes of it are whole games."""
    text = data.decode("latin-1")  # so that places are counted in bytes
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
    """Return what stands in the text of a game, None if that is not whole or not one of a series."""
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
