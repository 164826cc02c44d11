"""The programs that can play for the computer: our own engine, or another one that is guarded."""

import os
import re
import shlex
import sys
from dataclasses import dataclass, replace
from pathlib import Path

from surajang.engine.options import processors
from surajang.engine.own_process import own_environment
from surajang.gui.engines import engine_guard
from surajang.gui.engines.engine_list import Engine, engine_list
from surajang.gui.shell.settings import Settings

ENGINE = "surajang-engine"
ANALYSE = ("UCI_AnalyseMode", "true")
"""The option with which an engine looks at a position rather than plays it: ours then looks for mates, too."""

_MEGABYTES_A_THREAD = 60
_SHARE_OF_FREE_MEMORY = 4
_TABLE_A_THREAD = 8
_MEMORY = Path("/proc/meminfo")


@dataclass(frozen=True)
class Program:
    """An engine's program: how it is started, and with what added to its environment; `name` is empty for our own.

    `words` are what a person would call it by, `options` what a person has set, and `named` whether they named it, so
    that it is not called as it calls itself.
    """

    command: tuple[str, ...]
    environment: dict[str, str]
    name: str = ""
    words: str = ENGINE
    options: tuple[tuple[str, str], ...] = ()
    named: bool = False

    def left_open(self, options: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
        """Return those of some options that nobody has set."""
        names = {name.lower() for name, _ in self.options}
        return tuple((name, value) for name, value in options if name.lower() not in names)


def chosen_program(settings: Settings, game: str = "") -> Program:
    """Return the program that plays a game for the computer by the settings: our own, or one of the list of engines."""
    line = settings["engine_command"].strip()
    if not line:
        return own_program()
    engines = engine_list(settings)
    engines.wait()
    listed = engines.chosen()
    return listed_program(listed, game) if listed is not None else other_program(line, settings["engine_name"])


def listed_program(engine: Engine, game: str = "") -> Program:
    """Return the program of an engine of the list, set as it is to be in a game."""
    options = tuple(engine.options_for(game).items())
    return replace(other_program(engine.command, engine.name), options=options, named=True)


def other_program(line: str, name: str = "") -> Program:
    """Return the program that a command line stands for; the path of a file is one, whatever blanks are in it.

    It is guarded, except on Windows: it and its children end when the window does.
    """
    words = split_line(line)
    usual = Path(words[0]).stem or words[0]
    guarded = words if os.name == "nt" else [*guard_command(), *words]
    # Our start script asks Python for safe paths, which would keep an engine written in Python from its own modules.
    return Program(tuple(guarded), {"PYTHONSAFEPATH": ""}, name or usual, words[0])


def split_line(line: str) -> list[str]:
    """Return the words of a command line, at least one; it is a single one where it makes no sense as a line."""
    if os.path.isfile(line):
        return [line]
    try:
        words = shlex.split(line, posix=os.name != "nt")
    except ValueError:
        return [line]
    return [os.path.expanduser(words[0]), *words[1:]] if words and words[0] else [line]


def guard_command() -> list[str]:
    """Return how to start what guards another program's engine."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "-m", "surajang.gui.engines.engine_guard"]
    return [sys.executable, "-I", "-S", engine_guard.__file__]


def threads_of(program: Program, hash_size: int) -> str:
    """Return with how many threads a program looks at positions, unless a person has set that: ours on all processors
    but one, which is left to the person, another one on one.

    Each thread is a process. There are no more than a quarter of the free memory holds, beside their tables, and than
    have some of the table's `hash_size` megabytes each.
    """
    if program.name:
        return "1"
    most = min(processors() - 1, hash_size // _TABLE_A_THREAD)
    free = free_megabytes()
    if free is not None:
        most = min(most, free // _SHARE_OF_FREE_MEMORY // _MEGABYTES_A_THREAD)
    return str(max(1, most))


def free_megabytes() -> int | None:
    """Return how much memory programs could still have, None where the system is another than Linux."""
    try:
        found = re.search(r"^MemAvailable: +(\d+) kB$", _MEMORY.read_text(), re.MULTILINE)
    except OSError:
        return None
    return int(found[1]) // 1024 if found else None


def own_program() -> Program:
    """Return our own engine."""
    if getattr(sys, "frozen", False):
        beside = Path(sys.executable).with_name(ENGINE + (".exe" if os.name == "nt" else ""))
        if beside.exists():
            return Program((str(beside),), {})
    # A frozen program understands this as Python does.
    return Program((sys.executable, "-m", "surajang.engine"), own_environment())
