"""The folder of own games: a definition a file, every version of a game kept in one of its own."""

import logging
import os
import re
import time
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from surajang.gui.kit.background import PATIENCE, Task
from surajang.gui.kit.sign_outlines import font_outline, known_outline
from surajang.gui.kit.translation import tr
from surajang.gui.storage import folders
from surajang.gui.storage.disk import write_atomically
from surajang.gui.storage.practice_files import remove_practice
from surajang.rules import catalogue
from surajang.rules.errors import ReasonedError
from surajang.rules.files import decode, read_regular
from surajang.rules.variant import Variant

FOLDER = "own games"
ENDING = ".toml"

LARGEST = 400_000
"""The most bytes of a file; a definition has at most 100,000 characters."""

MOST = 300
"""The most files that are read at the start: the newest of each game before older versions."""

VERSION = re.compile(r"(.+)-[0-9a-f]{8}")
"""The name of a version's file without its ending: the game's, and the fingerprint."""

LONGEST_NAME = 60
"""The most characters of a game's name in the name of its file."""

RETRY_MS = 5_000

log = logging.getLogger(__name__)


class OwnGames(QObject):
    """The own games in the folder, which are made known in `rules.catalogue`; files are read and written on a thread.

    A file's name contains the fingerprint of its game, so that windows may write at once without a lock.
    """

    changed = Signal()
    """There are other games, or other versions: after reading, and after every change."""

    failed = Signal(str)
    """A change could not be saved: a sentence that says why. It is tried again, and reported once until it works."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._texts: dict[str, str] = {}
        self._files: dict[str, Path] = {}
        self._jobs: list[Callable[[], object]] = []
        self._writing: Task | None = None
        self._failing = False
        self._retry = QTimer(self, singleShot=True, interval=RETRY_MS)
        self._retry.timeout.connect(self._begin)
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

    def save(self, text: str) -> Variant:
        """Add the game that a TOML text defines, as the newest version of its name, and return it.

        Outlines of the signs in its pictures are added to the text, so that they look alike on any machine. Raises
        ReasonedError (InvalidDefinition, with its place) for a text that is refused.
        """
        game = self._keep(text)
        self._show()
        return game

    def save_each(self, texts: Iterable[str]) -> list[Variant | ReasonedError]:
        """Add games like `save`, and emit `changed` once for all; return each game, or why it is refused."""
        made: list[Variant | ReasonedError] = []
        for text in texts:
            try:
                made.append(self._keep(text))
            except ReasonedError as error:
                made.append(error)
        self._show()
        return made

    def _keep(self, text: str) -> Variant:
        """Add a game, and begin to write its file. Raises ReasonedError."""
        game, text = _with_outlines(text)
        if not catalogue.is_own(game):
            return game
        self._texts.pop(game.name, None)
        self._texts[game.name] = text
        file = self._files.setdefault(game.name, _file_of(game))
        self._jobs.append(partial(write_atomically, file, text, True))
        self._begin()
        return game

    def remove(self, name: str) -> None:
        """Remove all versions of a game, by the name of one of them in the catalogue.

        This process still knows them: games that are open go on.
        """
        game = catalogue.find(name)
        if game is None:
            return
        base = catalogue.base_name(game)
        for other in [other for other in self._texts if _base(other) == base]:
            del self._texts[other]
            self._jobs.append(partial(self._files.pop(other).unlink, missing_ok=True))
            self._jobs.append(partial(remove_practice, other))
        self._jobs.append(partial(_remove_versions, base))
        self._begin()
        self._show()

    def finish(self, seconds: float = 2.0) -> bool:
        """Wait until all is saved, cannot be saved, or time is up; return whether it is saved."""
        end = time.monotonic() + seconds
        self._begin()
        while self._writing is not None and self._writing.wait(max(0.0, end - time.monotonic())):
            pass
        self._retry.stop()
        return not self._jobs

    def _show(self) -> None:
        """List the newest version of each game."""
        newest = {_base(name): name for name in self._texts}
        catalogue.show_own(sorted(newest.values(), key=_place))
        self.changed.emit()

    def _take(self, found: list[tuple[str, str, Path]]) -> None:
        """Take the games in the folder, the oldest first; what was saved meanwhile is newer."""
        self._reading = None
        saved = self._texts
        self._texts = {name: text for name, text, _ in found if name not in saved} | saved
        self._files = {name: file for name, _, file in found} | self._files
        if found:
            self._show()

    def _miss(self, error: OSError) -> None:
        self._reading = None
        self.failed.emit(tr("Your own games cannot be read: {why}.", why=error.strerror or error))

    def _begin(self) -> None:
        """Do the next job, unless one is being done."""
        if self._jobs and self._writing is None:
            self._retry.stop()
            self._writing = Task(self, self._jobs[0], self._done, self._fail)

    def _done(self, _: object) -> None:
        self._writing = None
        self._failing = False
        del self._jobs[0]
        self._begin()

    def _fail(self, error: OSError) -> None:
        self._writing = None
        self._retry.start()
        if not self._failing:
            self._failing = True
            self.failed.emit(tr("Your own games cannot be saved: {why}.", why=error.strerror or error))


def own_games_folder() -> Path:
    """Return the folder of own games."""
    return folders.data_folder() / FOLDER


def _file_of(game: Variant) -> Path:
    """Return the file of a version of an own game."""
    base = catalogue.base_name(game)
    return own_games_folder() / f"{base[:LONGEST_NAME]}{game.name.removeprefix(base)}{ENDING}"


def _base(name: str) -> str:
    game = catalogue.find(name)
    return catalogue.base_name(game) if game is not None else name


def _place(name: str) -> tuple[str, str]:
    """Return a key that sorts games by title."""
    game = catalogue.find(name)
    return (game.title.casefold() if game is not None else "", name)


def _known(text: str) -> Variant:
    """Return the game that a text defines, made known. Raises ReasonedError."""
    from surajang.rules import definition, game_files  # noqa: PLC0415  # few start with own games

    return catalogue.add(definition.read(text, game_files.PARENTS))


def _with_outlines(text: str) -> tuple[Variant, str]:
    """Return the game that a text defines, made known, and the text with the outlines that its signs lack.

    Raises ReasonedError.
    """
    from surajang.rules import definition, game_files, looks  # noqa: PLC0415  # few start with own games
    from surajang.rules.definition_writer import update  # noqa: PLC0415  # loads tomlkit

    game = definition.read(text, game_files.PARENTS)
    signs = {look.sign for piece in game.pieces if piece.picture for look in looks.read(piece.picture)}
    drawn = dict(game.drawings)
    missing = {sign for sign in signs - drawn.keys() if sign and not known_outline(sign)}
    if missing:
        drawn |= {sign: font_outline(sign) for sign in sorted(missing)}
        text = update(text, replace(game, drawings=tuple(sorted(drawn.items()))), game_files.PARENTS)
        game = definition.read(text, game_files.PARENTS)
    return catalogue.add(game), text


def _read(folder: Path) -> list[tuple[str, str, Path]]:
    """Return name, text and file of the games in a folder, the oldest first. Raises OSError.

    Files that cannot be read, or define no game, are left as they are.
    """
    files: list[tuple[int, Path]] = []
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.name.endswith(ENDING):
                    with suppress(OSError):  # a link to nothing, or removed by another window meanwhile
                        files.append((entry.stat().st_mtime_ns, Path(entry.path)))
    except FileNotFoundError:
        return []
    found: dict[str, tuple[str, str, Path]] = {}
    for _, file in _chosen(files):
        try:
            text = decode(read_regular(file, LARGEST))
            game = _known(text)
        except (OSError, ReasonedError):
            log.info("%s defines no game", file, exc_info=True)
            continue
        if catalogue.is_own(game):
            found.pop(game.name, None)
            found[game.name] = (game.name, text, file)
    return list(found.values())


def _remove_versions(base: str) -> None:
    """Remove the files of a game's versions that this process has not read. Raises OSError."""
    for file in own_games_folder().glob(f"*{ENDING}"):
        version = VERSION.fullmatch(file.stem)
        if version and version[1] == base:
            file.unlink(missing_ok=True)


def _chosen(files: list[tuple[int, Path]]) -> list[tuple[int, Path]]:
    """Return at most MOST files with their times, the oldest first: of each game as many of the newest as of others."""
    ages: Counter[str] = Counter()
    aged = []
    for changed, file in sorted(files, reverse=True):
        version = VERSION.fullmatch(file.stem)
        base = version[1] if version else file.stem
        aged.append((ages[base], -changed, file))
        ages[base] += 1
    return sorted([(-changed, file) for _, changed, file in sorted(aged)[:MOST]])
