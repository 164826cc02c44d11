"""The folder of practice: by game, the values that it found, and its work while that lasts.

The names of both files contain the fingerprint of the game's definition: another version starts over.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from surajang.engine.practised import LARGEST
from surajang.engine.records import head_of, last_of
from surajang.gui.storage import folders
from surajang.rules.files import decode, read_regular

FOLDER = "practice"
VALUES, STATE = ".json", ".practice"
"""The endings of both files."""


@dataclass(frozen=True)
class PracticeResult:
    """What a game's practice gained: the share of the points against itself before, its 95 % error, and the games of
    that match; whether the new values are `kept`."""

    share: float
    error: float
    games: int
    kept: bool


@dataclass(frozen=True)
class PracticeStatus:
    """What is known of a game's practice: its last result, and for one that waits to be continued, the seconds it is to
    take (otherwise 0) and those that have passed."""

    result: PracticeResult | None = None
    total: float = 0.0
    seconds: float = 0.0


def values_file(name: str) -> Path:
    """Return the file of a game's values, by its name in the catalogue."""
    return folders.data_folder() / FOLDER / f"{name}{VALUES}"


def state_file(name: str) -> Path:
    """Return the file of a game's practice that has not ended."""
    return folders.data_folder() / FOLDER / f"{name}{STATE}"


def found_values(name: str) -> str:
    """Return the path of a game's values, empty if it has none."""
    file = values_file(name)
    return str(file) if file.is_file() else ""


def status_of(name: str) -> PracticeStatus:
    """Return what is known of a game's practice; what cannot be read is as if it were not there."""
    head, last = head_of(state_file(name)), last_of(state_file(name))
    total = _number(_part(head, "plan"), "seconds")
    return PracticeStatus(_result(values_file(name)), total, min(total, _number(last, "seconds")))


def _result(file: Path) -> PracticeResult | None:
    try:
        found = _part(json.loads(decode(read_regular(file, LARGEST))), "practice")
    except (OSError, ValueError, RecursionError):
        return None
    games = round(_number(found, "pairs")) * 2
    share, error = _number(found, "share"), _number(found, "error")
    return PracticeResult(share, error, games, found.get("kept") is True) if games else None


def _part(table: Any, key: str) -> dict[str, Any]:
    part = table.get(key) if isinstance(table, dict) else None
    return part if isinstance(part, dict) else {}


def _number(table: Any, key: str) -> float:
    value = table.get(key) if isinstance(table, dict) else None
    return float(value) if isinstance(value, (int, float)) and 0 <= value < 1e9 else 0.0


def remove_practice(name: str) -> None:
    """Remove the files of a game, by its name in the catalogue. Raises OSError."""
    for file in (values_file(name), state_file(name)):
        file.unlink(missing_ok=True)
