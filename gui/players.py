"""Who plays a side: a person, or the computer at one of its levels."""

import importlib.util
import os
import shlex
import sys
from dataclasses import dataclass
from pathlib import Path

from gui.levels import Level, level_numbered

ENGINE = "surajang-engine"


@dataclass(frozen=True)
class Player:
    """One side's player. `level` is 0 for a person, else the number of the computer's level."""

    name: str
    level: int = 0

    @property
    def human(self) -> bool:
        """Whether a person plays this side."""
        return self.level == 0

    @property
    def strength(self) -> Level:
        """The computer's level."""
        return level_numbered(self.level)


def person(name: str) -> Player:
    """Return a person of that name."""
    return Player(name)


def computer(level: int) -> Player:
    """Return the computer at that level, named after it."""
    return Player(f"{level_numbered(level).name} (level {level})", level)


def engine_command(custom: str = "") -> list[str]:
    """Return how to start the engine: by a `custom` command line, or our own. Raises ValueError for bad quotes."""
    if custom.strip():
        return shlex.split(custom, posix=os.name != "nt")
    if getattr(sys, "frozen", False):
        beside = Path(sys.executable).with_name(ENGINE + (".exe" if os.name == "nt" else ""))
        if beside.exists():
            return [str(beside)]
    # A frozen program understands this as Python does.
    return [sys.executable, "-m", "engine"]


def engine_environment() -> dict[str, str]:
    """Return what the engine's process must know to find the same modules as this one, wherever it is started."""
    spec = importlib.util.find_spec("engine")
    if spec is None or spec.origin is None:
        return {}
    root = str(Path(spec.origin).parent.parent)
    others = os.environ.get("PYTHONPATH", "")
    return {"PYTHONPATH": os.pathsep.join(filter(None, (root, others))), "PYTHONSAFEPATH": "1"}
