"""The programs that can play for the computer: our own engine, or a guarded foreign one."""

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
"""The option for analysis instead of play: with it our engine also looks for mates."""

_MEGABYTES_A_THREAD = 60
_SHARE_OF_FREE_MEMORY = 4
_TABLE_A_THREAD = 8
_MEMORY = Path("/proc/meminfo")


@dataclass(frozen=True)
class Program:
    """An engine's program: its command, and additions to its environment; `name` is empty for our own.

    `words` is the command line as the user would type it, `options` are the user's settings; if the user `named` it,
    the name it reports is not used.
    """

    command: tuple[str, ...]
    environment: dict[str, str]
    name: str = ""
    words: str = ENGINE
    options: tuple[tuple[str, str], ...] = ()
    named: bool = False

    def left_open(self, options: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
        """Return the options that the user has not set."""
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
    """Return the program of a listed engine with its options for a game."""
    options = tuple(engine.options_for(game).items())
    return replace(other_program(engine.command, engine.name), options=options, named=True)


def other_program(line: str, name: str = "") -> Program:
    """Return the program of a command line, which may be the path of a file with blanks in it.

    It is guarded, except on Windows: it and its children end when the window does.
    """
    words = split_line(line)
    stem = Path(words[0]).stem or words[0]
    guarded = words if os.name == "nt" else [*guard_command(), *words]
    # Our start script sets Python's safe path, with which an engine written in Python would not find its own modules.
    return Program(tuple(guarded), {"PYTHONSAFEPATH": ""}, name or stem, words[0])


def split_line(line: str) -> list[str]:
    """Return the words of a command line, at least one; a malformed line is a single word."""
    if os.path.isfile(line):
        return [line]
    try:
        words = shlex.split(line, posix=os.name != "nt")
    except ValueError:
        return [line]
    return [os.path.expanduser(words[0]), *words[1:]] if words and words[0] else [line]


def guard_command() -> list[str]:
    """Return the command that starts the guard of a foreign engine."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "-m", "surajang.gui.engines.engine_guard"]
    return [sys.executable, "-I", "-S", engine_guard.__file__]


def threads_of(program: Program, hash_size: int) -> str:
    """Return a program's number of threads for analysis, unless the user has set it: ours uses all processors but one,
    another program one.

    Each thread is a process. Their memory beside the table is at most a quarter of the free memory, and each has a
    minimum share of the table's `hash_size` megabytes.
    """
    if program.name:
        return "1"
    most = min(processors() - 1, hash_size // _TABLE_A_THREAD)
    free = free_megabytes()
    if free is not None:
        most = min(most, free // _SHARE_OF_FREE_MEMORY // _MEGABYTES_A_THREAD)
    return str(max(1, most))


def free_megabytes() -> int | None:
    """Return how many megabytes of memory are available, None on systems other than Linux."""
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
