"""The folder of practice: for each game the results of practice and of the measurement of levels, and the state of
unfinished work.

All file names contain the fingerprint of the game's definition, so another version starts over.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from surajang.engine.lock import FileLock
from surajang.engine.practice import LEVELS, PRACTISE
from surajang.engine.practised import LEVELS as LEVELS_PART
from surajang.engine.practised import MAX_BYTES, levels_of, read_practised
from surajang.engine.records import head_of, last_of
from surajang.gui.storage import folders
from surajang.rules.files import decode, read_regular

FOLDER = "practice"
VALUES = ".json"
STATES = {PRACTISE: ".practice", LEVELS: ".levels"}
"""The suffixes of the files: of results, and of each kind of unfinished work."""

MAX_NUMBER = 1_000_000_000
"""The bound on numbers in a file."""


@dataclass(frozen=True)
class PracticeResult:
    """The result of a game's practice: the share of the points against its former self, the 95 % error, and the games
    of that match; whether the new values are `kept`.
    """

    share: float
    error: float
    games: int
    kept: bool


@dataclass(frozen=True)
class Step:
    """A level's score against the one below it: the share of the points, its 95 % error, and the games."""

    share: float
    error: float
    games: int


@dataclass(frozen=True)
class LevelsResult:
    """The ratings of the levels in a game, the weakest first, and the scores of all but the first.

    `outdated`: the computer has practised since and plays differently.
    """

    ratings: tuple[int, ...]
    steps: tuple[Step, ...]
    outdated: bool = False


@dataclass(frozen=True)
class PracticeStatus:
    """The state of one kind of work on a game: the last results and, for paused work, the seconds that it is to take
    (`total`, otherwise 0) and those that have passed.
    """

    result: PracticeResult | None = None
    levels: LevelsResult | None = None
    total: float = 0.0
    seconds: float = 0.0


def values_file(name: str) -> Path:
    """Return the file of a game's results, by its name in the catalogue."""
    return folders.data_folder() / FOLDER / f"{name}{VALUES}"


def damaged_file(name: str) -> Path:
    """Return the file to which a damaged file of results is renamed."""
    return values_file(name).with_suffix(".damaged")


def state_file(name: str, work: str = PRACTISE) -> Path:
    """Return the file of a game's unfinished work."""
    return folders.data_folder() / FOLDER / f"{name}{STATES[work]}"


def found_values(name: str) -> str:
    """Return the path of a game's values, empty if it has none."""
    file = values_file(name)
    return str(file) if file.is_file() else ""


def status_of(name: str, work: str = PRACTISE) -> PracticeStatus:
    """Return the state of a game's work; unreadable files count as missing."""
    state = state_file(name, work)
    total = _number(_part(head_of(state), "plan"), "seconds")
    table = _table(values_file(name))
    return PracticeStatus(_result(table), levels_in(table), total, min(total, _number(last_of(state), "seconds")))


def measured_levels(name: str) -> LevelsResult | None:
    """Return the levels measured in a game, None if there are none."""
    return levels_in(_table(values_file(name)))


def _table(file: Path) -> Any:
    try:
        return json.loads(decode(read_regular(file, MAX_BYTES)))
    except (OSError, ValueError, RecursionError):
        return None


def _result(table: Any) -> PracticeResult | None:
    found = _part(table, "practice")
    games = round(_number(found, "pairs")) * 2
    share, error = _number(found, "share"), _number(found, "error")
    return PracticeResult(share, error, games, found.get("kept") is True) if games else None


def levels_in(table: Any) -> LevelsResult | None:
    """Return the levels in a file's table, None if there are no valid ones."""
    found = _part(table, LEVELS_PART)
    levels = levels_of(found)
    if levels is None:
        return None
    return levels_result(found.get("ratings"), found.get("scores"), len(levels), found.get("outdated") is True)


def levels_result(ratings: Any, scores: Any, count: int, outdated: bool = False) -> LevelsResult | None:
    """Return the result for `count` levels from lists as in JSON, None if they are invalid."""
    if not isinstance(ratings, list) or not isinstance(scores, list):
        return None
    if len(ratings) != count or len(scores) != count - 1:
        return None
    if not all(type(rating) is int and abs(rating) < MAX_NUMBER for rating in ratings):
        return None
    for score in scores:
        if not isinstance(score, list) or len(score) != 3 or not all(_is_number(part) for part in score):
            return None
    steps = tuple(Step(float(share), float(error), int(games)) for share, error, games in scores)
    return LevelsResult(tuple(ratings), steps, outdated)


def _part(table: Any, key: str) -> dict[str, Any]:
    part = table.get(key) if isinstance(table, dict) else None
    return part if isinstance(part, dict) else {}


def _number(table: Any, key: str) -> float:
    value: Any = table.get(key) if isinstance(table, dict) else None
    return float(value) if _is_number(value) else 0.0


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and 0 <= value < MAX_NUMBER


def put_damaged_aside(name: str) -> None:
    """Rename a game's file of results if it is unreadable, so that work can begin without it. Raises OSError."""
    file = values_file(name)
    try:
        read_practised(decode(read_regular(file, MAX_BYTES)))
    except FileNotFoundError:
        return
    except ValueError:
        file.replace(damaged_file(name))


def discard_work(name: str, work: str) -> bool:
    """Remove a game's unfinished work; return False if a process is working on it. Raises OSError."""
    lock = FileLock(values_file(name))
    if not lock.take():
        return False
    try:
        state_file(name, work).unlink(missing_ok=True)
    finally:
        lock.release()
    return True


def remove_practice(name: str) -> None:
    """Remove the files of a game, by its name in the catalogue. Raises OSError."""
    for file in (values_file(name), damaged_file(name), *(state_file(name, work) for work in STATES)):
        file.unlink(missing_ok=True)
