"""Files that define own games for engines (option VariantPath); they last as long as this process."""

import os
import threading
from collections.abc import Collection
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from surajang import assets
from surajang.gui.engines.requests import DEFINITIONS, is_defined
from surajang.rules import catalogue, fairy_stockfish
from surajang.rules.errors import ReasonedError

_writing = threading.Lock()


def paths_for(variant: str, options: Collection[str], offered: Collection[str], chosen: str) -> str:
    """Return the value of VariantPath that defines a game for an engine ("" for all of the program's), empty if it
    needs none.

    `options` are its options in small letters, `offered` the games that it knows already, `chosen` its present value.
    Raises OSError if no file can be written.
    """
    if DEFINITIONS not in options:
        return ""
    game = catalogue.find(variant)
    defined = is_defined(options, offered)
    if game is None or not catalogue.is_own(game):
        return (chosen or str(assets.path("engines", "variants.ini"))) if defined else ""
    with _writing:
        own = _file(variant, ".ini" if defined else ".toml")
    return os.pathsep.join(filter(None, (chosen, str(own)))) if own is not None else ""


def definition_file(variant: str) -> Path | None:
    """Return a file that defines a game as TOML. Raises OSError."""
    with _writing:
        return _file(variant, ".toml")


@cache
def _folder() -> TemporaryDirectory[str]:
    """Return a folder that is removed when the process ends."""
    return TemporaryDirectory(prefix="surajang-games-")


@cache
def _file(variant: str, suffix: str) -> Path | None:
    """Return the file that defines a game, None if Fairy-Stockfish's format cannot define it. Raises OSError."""
    from surajang.rules import definition_writer  # noqa: PLC0415  # tomlkit is slow to load

    game = catalogue.named(variant)
    try:
        text = fairy_stockfish.definition(game) if suffix == ".ini" else definition_writer.write(game)
    except ReasonedError:
        return None
    file = Path(_folder().name, f"{len(os.listdir(_folder().name))}{suffix}")
    file.write_text(text, "utf-8")
    return file
