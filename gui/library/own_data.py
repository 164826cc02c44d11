"""The user's own data: files and folders of the library, and tags of games, in a small file.

The index can be deleted; this file cannot.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from surajang.gui.kit.translation import mark, tr
from surajang.gui.storage import folders, settings_file
from surajang.gui.storage.settings_file import Form, Values, put, section
from surajang.gui.storage.shared_file import SharedData

MAX_TAGS_PER_GAME = 20
MAX_TAG_LENGTH = 40

MAX_CHARACTERS = settings_file.MAX_BYTES // 2
"""The most characters in the file; a larger one could not be read again."""

COMMAS = "[,，、]"
"""The separators of typed tags: Chinese and Japanese have other commas."""

ADDED, TAGS = "added", "tags"

FULL = mark("No more tags can be stored: there are already too many.")
TOO_MANY = mark("These are too many files to add one by one. Add their folder instead.")


def tidy(text: str) -> list[str]:
    """Return the tags in a text, separated by commas there: each once, without needless blanks."""
    tags = (" ".join(part.split())[:MAX_TAG_LENGTH].strip() for part in re.split(COMMAS, text))
    return list(dict.fromkeys(tag for tag in tags if tag))[:MAX_TAGS_PER_GAME]


def _is_path(text: str) -> bool:
    """Return whether a file or folder can have this name."""
    try:
        return bool(text) and b"\0" not in os.fsencode(text)
    except UnicodeEncodeError:
        return False


class LibraryData(SharedData):
    """The data."""

    changed = Signal()
    """The data have changed."""

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        path = path or folders.data_folder() / "library.json"
        super().__init__(path, tr("Your tags and the games you added"), Form((ADDED, TAGS)), parent)
        self._added: list[str] = []
        self._tags: dict[str, list[str]] = {}
        self._size = 0

    @property
    def loaded(self) -> bool:
        """Whether the file has been read."""
        return self._file.known

    # Contents

    @property
    def added(self) -> list[Path]:
        """The added files and folders."""
        return [Path(path) for path in self._added]

    def tags_of(self, identity: str) -> list[str]:
        """Return the tags of a game by its identity."""
        return self._tags.get(identity, [])

    def all_tags(self) -> list[str]:
        """Return all tags of games, in alphabetical order."""
        return sorted({tag for tags in self._tags.values() for tag in tags}, key=str.casefold)

    def tagged(self, tag: str) -> frozenset[str]:
        """Return the games that have a tag."""
        return frozenset(identity for identity, tags in self._tags.items() if tag in tags)

    # Changes

    def add(self, paths: list[Path]) -> None:
        """Add files and folders to the library."""
        new = dict.fromkeys(str(path.absolute()) for path in paths)
        missing = [path for path in new if path not in self._added]
        if missing and self._size + len(json.dumps(missing)) > MAX_CHARACTERS:
            self.failed.emit(tr(TOO_MANY))
            return
        for path in missing:
            self._added.append(path)
            self._file.change(put(True, ADDED, path))
        if missing:
            self._measure()
            self._save()

    def remove(self, path: Path) -> None:
        """Remove a file or folder from the library; it stays on disk."""
        if str(path) in self._added:
            self._added.remove(str(path))
            self._file.change(put(None, ADDED, str(path)))
            self._measure()
            self._save()

    def tag(self, identities: list[str], tags: list[str], instead_of: list[str]) -> None:
        """Add tags to games, in place of those in `instead_of`."""
        if tags and self._size + sum(len(name) + 80 for name in identities) > MAX_CHARACTERS:
            self.failed.emit(tr(FULL))
            return
        changed = False
        for identity in identities:
            before = self._tags.get(identity, [])
            after = _tagged(before, tags, instead_of)
            if after != before:
                self._tags[identity] = after
                if not after:
                    del self._tags[identity]
                self._file.change(partial(_tag, identity, tuple(tags), tuple(instead_of)))
                changed = True
        if changed:
            self._measure()
            self._save()

    # The file

    def _take(self, values: Values) -> None:
        added, tags = values.get(ADDED), values.get(TAGS)
        self._added = [path for path in added if _is_path(path)] if isinstance(added, dict) else []
        self._tags = {}
        for identity, names in tags.items() if isinstance(tags, dict) else ():
            if names := _tags_in(names):
                self._tags[identity] = names
        self._measure()
        self.changed.emit()

    def _measure(self) -> None:
        self._size = len(json.dumps(self._tags)) + len(json.dumps(self._added))

    def _save(self) -> None:
        self.changed.emit()
        self._file.save()


def _tags_in(names: object) -> list[str]:
    """Return the tags in a game's value in the file."""
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        return []
    return tidy(",".join(names))


def _tagged(before: list[str], tags: Sequence[str], instead_of: Sequence[str]) -> list[str]:
    """Return the tags of a game after adding some in place of others."""
    kept = [tag for tag in before if tag not in instead_of]
    return list(dict.fromkeys([*kept, *tags]))[:MAX_TAGS_PER_GAME]


def _tag(identity: str, tags: Sequence[str], instead_of: Sequence[str], values: Values) -> None:
    """Add tags to a game in place of others, in the values of the file."""
    games = section(values, TAGS)
    games[identity] = _tagged(_tags_in(games.get(identity)), tags, instead_of)
    if not games[identity]:
        del games[identity]
