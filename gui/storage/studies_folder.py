"""Studies on disk: how a file is marked as one, and the folder where they are saved while they are edited."""

import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from surajang.gui.kit.punctuation import against
from surajang.gui.kit.translation import tr
from surajang.gui.storage import folders
from surajang.gui.storage.disk import encoded, is_none
from surajang.gui.storage.games_folder import free, lock_of, new_file, newest_files, read_each, tags_of
from surajang.gui.storage.paths import readable
from surajang.gui.words import naming
from surajang.rules import catalogue
from surajang.rules.files import read_start
from surajang.rules.game import Game
from surajang.rules.pgn_tags import PLAYER_TAGS

FOLDER = "studies"
NAME = "StudyName"
"""The tag that marks a PGN as a study: its name."""

TAGS = 150_000
"""Bytes at the beginning of a file that are searched for its tags."""


@dataclass(frozen=True)
class SavedStudy:
    """A study, known by its tags; `changed` is its last change in seconds since 1970."""

    path: Path
    changed: float
    name: str
    title: str


def is_study(headers: Mapping[str, str]) -> bool:
    """Return whether a game with these headers is a study."""
    return NAME in headers


def name_study(game: Game) -> None:
    """Mark a game as a study named after its players, unless it is one."""
    if is_study(game.headers):
        return
    known = [game.headers.get(tag, "").strip().strip("?") for tag in PLAYER_TAGS]
    named = [naming.of_side(name, game.variant, side) for side, name in enumerate(known)]
    game.headers[NAME] = against(named) if any(known) else tr("New study")


def studies_folder() -> Path:
    """Return the folder where studies are saved."""
    return folders.data_folder() / FOLDER


def new_study_file(title: str) -> Path:
    """Return a path for a new study."""
    return new_file(title, studies_folder())


def study_files() -> list[Path]:
    """Return the files that may be studies, the one that was changed last first. Raises OSError."""
    return newest_files(studies_folder())


def holds(path: Path, text: str) -> bool:
    """Return whether a file holds this text and nothing else. Raises OSError."""
    data = encoded(text)
    return read_start(path, len(data) + 1) == data


def saved_studies(files: Iterable[Path]) -> tuple[list[SavedStudy], dict[Path, OSError]]:
    """Return the studies in files that no other window has open, and why other files cannot be read now."""
    return read_each(files, _saved_study)


def interrupted_study() -> SavedStudy | None:
    """Return the study that a window had open when its program died, the latest if there are several; it is returned
    only once.

    Raises OSError if it cannot be read now.
    """
    left = [file for file in study_files() if os.path.lexists(lock_of(file).fileName())]
    found, unread = saved_studies(left)  # removes the locks left by dead windows
    if not found:
        for error in unread.values():
            raise error
    return next(iter(found), None)


def _saved_study(path: Path) -> SavedStudy | None:
    """Return the study that a file holds, unless it holds nothing, or another window has it open. Raises OSError.

    If its tags are damaged, it is named after its file.
    """
    try:
        changed = path.stat().st_mtime
        text = read_start(path, TAGS).decode("utf-8-sig", "replace")
    except OSError as error:
        if is_none(error):
            return None
        raise
    if not text.strip("\0 \r\n") or not free(path):
        return None
    tags, _ = tags_of(text)
    known = tags.get("Variant", "")
    variant = catalogue.of_tags(tags)
    title = naming.title(variant) if variant is not None else known or tr("Unknown game")
    return SavedStudy(path, changed, tags.get(NAME, "" if known else readable(path.stem)), title)
