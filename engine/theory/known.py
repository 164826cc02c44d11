"""Finds what is known of a game in assets/theory."""

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

FOLDER: Final = assets.path("theory")
OPENINGS, REPORT = "openings.json.gz", "report.json.gz"

_LARGEST: Final = 10_000_000
"""Bytes of a file."""


def openings_of(variant: Variant) -> Openings | None:
    """Return the opening tree of a game, None where none is known. The first time it reads a file."""
    return _openings(FOLDER / variant.name / OPENINGS) if _is_ours(variant) else None


def report_of(variant: Variant) -> Report | None:
    """Return the report on a game, None where none is known. The first time it reads a file."""
    return _report(FOLDER / variant.name / REPORT, variant.name) if _is_ours(variant) else None


def _is_ours(variant: Variant) -> bool:
    """Return whether a game is one of the program's, and no other one of that name."""
    return GAMES.get(variant.name) == variant


@lru_cache(maxsize=16)
def _openings(path: Path) -> Openings | None:
    try:
        return read_openings(read_regular(path, _LARGEST))
    except (OSError, Damaged):
        return None


@lru_cache(maxsize=16)
def _report(path: Path, name: str) -> Report | None:
    from surajang.engine.playtest.report import fits, read_report  # noqa: PLC0415  # no search needs a report

    try:
        report = read_report(json.dumps(read_table(read_regular(path, _LARGEST))))
    except (OSError, Damaged):
        return None
    return report if fits(report, GAMES[name]) else None


def forget() -> None:
    """Read the files again the next time."""
    _openings.cache_clear()
    _report.cache_clear()
