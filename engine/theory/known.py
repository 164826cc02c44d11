"""Finds the theory of a game in assets/theory."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from surajang import assets
from surajang.engine.records import Damaged
from surajang.engine.theory.openings import Openings, read_openings, read_table
from surajang.rules.files import read_regular
from surajang.rules.games import GAMES
from surajang.rules.variant import Variant

if TYPE_CHECKING:
    from surajang.engine.playtest.report import Report
    from surajang.engine.theory.endings import Endings

FOLDER: Final = assets.path("theory")
OPENINGS, REPORT, BEGINNERS = "openings.json.gz", "report.json.gz", "beginners.json.gz"
ENDINGS: Final = "endings.toml"
"""One file for all games."""

_MAX_BYTES: Final = 10_000_000
"""The largest size of a file, in bytes."""


def openings_of(variant: Variant) -> Openings | None:
    """Return the opening tree of a game, None if none is known. The first call reads a file."""
    return _openings(FOLDER / variant.name / OPENINGS) if _is_ours(variant) else None


def report_of(variant: Variant) -> Report | None:
    """Return the report on a game, None if none is known. The first call reads a file."""
    return _report(FOLDER / variant.name / REPORT, variant.name) if _is_ours(variant) else None


def beginners_of(variant: Variant) -> Report | None:
    """Return the report on games of beginners, None if none is known. The first call reads a file."""
    return _report(FOLDER / variant.name / BEGINNERS, variant.name) if _is_ours(variant) else None


def endings_of(variant: Variant) -> Endings | None:
    """Return the solved endings of a game, None if none are known. The first call reads a file."""
    return _endings(FOLDER / ENDINGS).get(variant.name) if _is_ours(variant) else None


def _is_ours(variant: Variant) -> bool:
    """Return whether a game is one of the program's, and not another of the same name."""
    return GAMES.get(variant.name) == variant


@lru_cache(maxsize=16)
def _openings(path: Path) -> Openings | None:
    try:
        return read_openings(read_regular(path, _MAX_BYTES))
    except (OSError, Damaged):
        return None


@lru_cache(maxsize=16)
def _report(path: Path, name: str) -> Report | None:
    from surajang.engine.playtest.report import fits, read_report  # noqa: PLC0415  # no search needs a report

    try:
        report = read_report(json.dumps(read_table(read_regular(path, _MAX_BYTES))))
    except (OSError, Damaged):
        return None
    return report if fits(report, GAMES[name]) else None


@lru_cache(maxsize=2)
def _endings(path: Path) -> dict[str, Endings]:
    from surajang.engine.theory.endings import read_endings  # noqa: PLC0415  # no search needs endings

    try:
        found = read_endings(read_regular(path, _MAX_BYTES).decode())
    except (OSError, UnicodeDecodeError, Damaged):
        return {}
    return {name: endings for name, endings in found.items() if name in GAMES and _fit(endings, GAMES[name])}


def _fit(endings: Endings, variant: Variant) -> bool:
    """Return whether a game has all pieces of these endings."""
    pieces = {symbol for ending in endings.solved for symbol in ending.pieces}
    return pieces | {each.piece for each in endings.without_king} | set(endings.claim) <= variant.kinds.keys()


def forget() -> None:
    """Clear the caches, so that the files are read again."""
    _endings.cache_clear()
    _openings.cache_clear()
    _report.cache_clear()
