"""The folder of own games: one definition per file, and one file for each version of a game."""

import logging
import os
import re
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal
from shiboken6 import isValid

from surajang.gui.kit.background import PATIENCE, Task
from surajang.gui.kit.sign_outlines import font_outline, known_outline
from surajang.gui.kit.translation import tr
from surajang.gui.storage import folders
from surajang.gui.storage.disk import write_atomically
from surajang.gui.storage.playtest_files import playtests_folder, remove_playtests
from surajang.gui.storage.practice_files import remove_practice, values_file
from surajang.gui.storage.reasons import reason_of
from surajang.rules import catalogue, definition, game_files, looks
from surajang.rules.errors import ReasonedError
from surajang.rules.files import decode, read_regular
from surajang.rules.tables import tables_of
from surajang.rules.variant import Variant

FOLDER = "own games"
SUFFIX = ".toml"

MAX_BYTES = 400_000
"""The largest file read, in bytes; a definition has at most 100,000 characters."""

MAX_VERSIONS = 300
"""The most files read at the start: the newest of each game before older versions."""

VERSION = re.compile(r"(.+)-[0-9a-f]{8}")
"""The name of a version's file without its suffix: the game's name and the fingerprint."""

MAX_NAME_LENGTH = 60
"""The most characters of a game's name in a file name."""

RETRY_MS = 5_000

PAUSE = 0.0001
"""Seconds of pause after each game, since no other thread runs while the compiled rules work."""

Added = Variant | ReasonedError
"""The result of adding a text: a game, or why it is refused."""


class _Addition(NamedTuple):
    """Games to add: `texts` returns their texts on a thread, and `done` gets the games if `owner` still exists."""

    owner: QObject
    texts: Callable[[], Sequence[str]]
    done: Callable[[list[Added]], object]


log = logging.getLogger(__name__)


class OwnGames(QObject):
    """The own games in the folder, registered in `rules.catalogue`; files are read and written on a thread.

    A file's name contains the fingerprint of its game, so that windows may write at once without a lock.
    """

    changed = Signal()
    """The games or their versions have changed: emitted after reading and after every change."""

    failed = Signal(str)
    """A change could not be saved: a sentence that says why. It is tried again, and reported once until it works."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._texts: dict[str, str] = {}
        self._files: dict[str, Path] = {}
        self._additions: list[_Addition] = []
        self._adding: Task | None = None
        # The latest job for each file; failed ones wait to be tried again.
        self._jobs: dict[Path, Callable[[], object]] = {}
        self._waiting: set[Path] = set()
        self._reported: set[Path] = set()
        self._writing: Task | None = None
        self._retry = QTimer(self, singleShot=True, interval=RETRY_MS)
        self._retry.timeout.connect(self._try_again)
        self._reading: Task | None = Task(self, partial(_read, own_games_folder()), self._take, self._miss)

    @property
    def known(self) -> bool:
        """Whether the folder has been read."""
        return self._reading is None

    def wait(self, seconds: float = PATIENCE) -> bool:
        """Wait a moment for the folder to be read; return whether it has been."""
        return self._reading is None or self._reading.wait(seconds)

    def text_of(self, name: str) -> str:
        """Return the definition of a game, a version in the folder, by its name in the catalogue. Raises KeyError."""
        return self._texts[name]

    def save(self, owner: QObject, texts: Callable[[], Sequence[str]], done: Callable[[list[Added]], object]) -> None:
        """Add the games that TOML texts define, each as the newest version of its name.

        `texts` is called on a thread, where the texts are also read. Outlines of the signs in pictures are added, so
        that these look the same on any computer. `done` gets the games, or why one is refused, in the window's thread,
        unless `owner` has been deleted.
        """
        self._additions.append(_Addition(owner, texts, done))
        self._add_next()

    def _add_next(self) -> None:
        """Read the oldest waiting texts, unless some are being read."""
        if self._additions and self._adding is None:
            self._adding = Task(self, partial(_checked, self._additions[0].texts), self._add, lambda _: None)

    def _add(self, checked: list[tuple[Variant, str] | ReasonedError]) -> None:
        """Add games that have been read, and write their files."""
        self._adding = None
        addition = self._additions.pop(0)
        added: list[Added] = []
        for each in checked:
            if isinstance(each, ReasonedError):
                added.append(each)
                continue
            game, text = each
            added.append(game)
            if catalogue.is_own(game):
                self._texts.pop(game.name, None)
                self._texts[game.name] = text
                file = self._files.setdefault(game.name, _file_of(game))
                self._do(file, partial(write_atomically, file, text, True))
        self._show()
        self._add_next()
        if isValid(addition.owner):
            addition.done(added)

    def remove(self, name: str) -> None:
        """Remove all versions of a game, by the name of one of them in the catalogue.

        They stay registered in this process, for games that are open.
        """
        game = catalogue.find(name)
        if game is None:
            return
        base = catalogue.base_name(game)
        for other in [other for other in self._texts if _base(other) == base]:
            del self._texts[other]
            file = self._files.pop(other)
            self._do(file, partial(file.unlink, missing_ok=True))
            self._do(values_file(other), partial(remove_practice, other))
            self._do(playtests_folder(other), partial(remove_playtests, other))
        self._do(own_games_folder() / base, partial(_remove_versions, base, self._files))
        self._show()

    def finish(self, seconds: float = 2.0) -> bool:
        """Wait until all is saved, cannot be saved, or time is up; return whether it is saved."""
        end = time.monotonic() + seconds
        self._try_again()
        while (task := self._adding or self._writing) is not None and task.wait(max(0.0, end - time.monotonic())):
            pass
        self._retry.stop()
        return not self._jobs and not self._additions

    def _show(self) -> None:
        """List the newest version of each game."""
        newest = {_base(name): name for name in self._texts}
        catalogue.show_own(sorted(newest.values(), key=_place))
        self.changed.emit()

    def _take(self, found: list[tuple[str, str, Path]]) -> None:
        """Take the games in the folder, the oldest first; versions saved meanwhile are newer."""
        self._reading = None
        saved = self._texts
        self._texts = {name: text for name, text, _ in found if name not in saved} | saved
        for name, _, file in found:
            self._files.setdefault(name, file)
        if found:
            self._show()

    def _miss(self, error: OSError) -> None:
        self._reading = None
        self.failed.emit(tr("Your own games cannot be read: {why}.", why=reason_of(error)))

    def _do(self, file: Path, job: Callable[[], object]) -> None:
        """Queue a job for a file, in place of any that is waiting."""
        self._jobs.pop(file, None)
        self._jobs[file] = job
        self._waiting.discard(file)
        self._begin()

    def _begin(self) -> None:
        """Start the next job, unless one is running; failed jobs do not block others."""
        file = next((file for file in self._jobs if file not in self._waiting), None)
        if file is not None and self._writing is None:
            job = self._jobs[file]
            self._writing = Task(self, job, partial(self._done, file, job), partial(self._fail, file))

    def _try_again(self) -> None:
        """Try the failed jobs again."""
        self._waiting.clear()
        self._begin()

    def _done(self, file: Path, job: Callable[[], object], _: object) -> None:
        self._writing = None
        self._reported.discard(file)
        if self._jobs.get(file) is job:
            del self._jobs[file]
        self._begin()

    def _fail(self, file: Path, error: OSError) -> None:
        self._writing = None
        self._waiting.add(file)
        self._retry.start()
        first = not self._reported
        self._reported.add(file)
        if first:
            self.failed.emit(tr("Your own games cannot be saved: {why}.", why=reason_of(error)))
        self._begin()


def own_games_folder() -> Path:
    """Return the folder of own games."""
    return folders.data_folder() / FOLDER


def _file_of(game: Variant) -> Path:
    """Return the file of a version of an own game."""
    base = catalogue.base_name(game)
    return own_games_folder() / f"{base[:MAX_NAME_LENGTH]}{game.name.removeprefix(base)}{SUFFIX}"


def _base(name: str) -> str:
    game = catalogue.find(name)
    return catalogue.base_name(game) if game is not None else name


def _place(name: str) -> tuple[str, str]:
    """Return a key that sorts games by title."""
    game = catalogue.find(name)
    return (game.title.casefold() if game is not None else "", name)


def _defined(text: str) -> Variant:
    """Return the game that a text defines. Raises ReasonedError."""
    return definition.read(text, game_files.PARENTS)


def _known(game: Variant) -> Variant:
    """Return the registered game with its tables, which the window's thread must not make. Raises ReasonedError."""
    known = catalogue.add(game)
    tables_of(known)
    time.sleep(PAUSE)
    return known


def _checked(texts: Callable[[], Sequence[str]]) -> list[tuple[Variant, str] | ReasonedError]:
    """Return the games that texts define, registered, with texts that have all outlines; or why one is refused."""
    checked: list[tuple[Variant, str] | ReasonedError] = []
    for text in texts():
        try:
            checked.append(_with_outlines(text))
        except ReasonedError as error:
            checked.append(error)
    return checked


def _with_outlines(text: str) -> tuple[Variant, str]:
    """Return a text's game, registered, and the text with missing outlines added. Raises ReasonedError."""
    from surajang.rules.definition_writer import update  # noqa: PLC0415  # loads tomlkit, and few texts lack outlines

    game = _defined(text)
    signs = {look.sign for piece in game.pieces if piece.picture for look in looks.read(piece.picture)}
    drawn = dict(game.drawings)
    missing = {sign for sign in signs - drawn.keys() if sign and not known_outline(sign)}
    if missing:
        drawn |= {sign: font_outline(sign) for sign in sorted(missing)}
        text = update(text, replace(game, drawings=tuple(sorted(drawn.items()))), game_files.PARENTS)
        game = _defined(text)
    return _known(game), text


def _read(folder: Path) -> list[tuple[str, str, Path]]:
    """Return name, text and file of the games in a folder, the oldest first. Raises OSError.

    Files that cannot be read, or define no game, are left as they are.
    """
    files: list[tuple[int, Path]] = []
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.name.endswith(SUFFIX):
                    with suppress(OSError):  # a link to nothing, or removed by another window meanwhile
                        files.append((entry.stat().st_mtime_ns, Path(entry.path)))
    except FileNotFoundError:
        return []
    found: dict[str, tuple[str, str, Path]] = {}
    for _, file in _chosen(files):
        try:
            text = decode(read_regular(file, MAX_BYTES))
            game = _known(_defined(text))
        except (OSError, ReasonedError):
            log.info("%s defines no game", file, exc_info=True)
            continue
        if catalogue.is_own(game):
            found.pop(game.name, None)
            found[game.name] = (game.name, text, file)
    return list(found.values())


def _remove_versions(base: str, kept: Mapping[str, Path]) -> None:
    """Remove the files that define a version of a game, except those in use.

    Raises OSError. This includes files that this process has not read: versions beyond MAX_VERSIONS, and copies.
    """
    for file in set(own_games_folder().glob(f"*{SUFFIX}")) - set(kept.values()):
        version = VERSION.fullmatch(file.stem)
        if version is not None and len(version[1]) < MAX_NAME_LENGTH:
            found = version[1]
        else:  # copied, renamed, or with a shortened name
            try:
                found = _defined(decode(read_regular(file, MAX_BYTES))).name
            except (OSError, ReasonedError):
                continue
        if found == base:
            file.unlink(missing_ok=True)


def _chosen(files: list[tuple[int, Path]]) -> list[tuple[int, Path]]:
    """Return at most MAX_VERSIONS files with their times, the oldest first: the newest, equally many of each game."""
    ages: Counter[str] = Counter()
    aged = []
    for changed, file in sorted(files, reverse=True):
        version = VERSION.fullmatch(file.stem)
        base = version[1] if version else file.stem
        aged.append((ages[base], -changed, file))
        ages[base] += 1
    return sorted([(-changed, file) for _, changed, file in sorted(aged)[:MAX_VERSIONS]])


def newest(name: str) -> str:
    """Return the name of the version of an own game that is listed, or `name` if there is none."""
    game = catalogue.find(name)
    if game is None or not catalogue.is_own(game):
        return name
    versions = [other for other in catalogue.games() if catalogue.is_own(other)]
    same = [other.name for other in versions if catalogue.base_name(other) == catalogue.base_name(game)]
    return same[0] if same else name
