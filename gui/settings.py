"""What a player can set: each declared with its type, default and description, and saved as JSON."""

import json
import logging
import time
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from PySide6.QtCore import QObject, Signal

from gui import languages
from gui.background import Task
from gui.storage import folders, settings_file
from gui.translation import EXPECTED, FILES, LETTERS, SIGNS, mark, tr
from gui.words.punctuation import listed, sentences

PATIENCE = 0.5
"""Seconds for which the first picture of the window waits for the settings."""

log = logging.getLogger(__name__)

Shape = type | list[type] | dict[str, Any]
"""What a value looks like: its type, a list of one type, or a dictionary of shapes by names, where others may be."""


def fits(value: object, shape: Shape) -> bool:
    """Say whether a value has a shape."""
    if isinstance(shape, list):
        return isinstance(value, list) and all(type(item) is shape[0] for item in value)
    if isinstance(shape, dict):
        return isinstance(value, dict) and all(fits(value[name], shape[name]) for name in shape.keys() & value.keys())
    return type(value) is shape


class Setting(NamedTuple):
    """One thing that can be set. `choices` pairs each value allowed with its name; numbers lie within `low` and `high`.

    `entries` is, for a dictionary, the shape of all its entries, or their shapes by their names. What is only
    `remembered` for the next time changes nothing that is shown.
    """

    name: str
    kind: type
    default: Any
    description: str
    choices: tuple[tuple[str, str], ...] = ()
    low: int = 0
    high: int = 0
    entries: Shape = str
    remembered: bool = False

    def accepts(self, value: object) -> bool:
        """Say whether a value may be saved."""
        if type(value) is not self.kind:
            return False
        if self.choices:
            return value in [choice for choice, _ in self.choices]
        if isinstance(value, dict):
            return not self.wrong_entries(value)
        return self.low <= value <= self.high if self.high and isinstance(value, int) else True

    def wrong_entries(self, value: dict[str, Any]) -> list[str]:
        """Return the names of the entries of a dictionary that cannot be used."""
        shapes = self.entries if isinstance(self.entries, dict) else dict.fromkeys(value, self.entries)
        return [name for name in value if name in shapes and not fits(value[name], shapes[name])]


SETTINGS = (
    Setting("language", str, "", mark("Language"), choices=(("", mark("As the system")), *languages.NAMES.items())),
    Setting(
        "notation",
        str,
        EXPECTED,
        mark("How moves are shown"),
        choices=(
            (EXPECTED, mark("As players of the language expect")),
            (FILES, mark("As in files, with letters of English")),
            (LETTERS, mark("With letters of the language")),
            (SIGNS, mark("With the signs of the pieces")),
        ),
    ),
    Setting(
        "theme",
        str,
        "system",
        mark("Colours of the window"),
        choices=(
            ("system", mark("As the system")),
            ("light", mark("Light")),
            ("dark", mark("Dark")),
            ("contrast-light", mark("High contrast, light")),
            ("contrast-dark", mark("High contrast, dark")),
        ),
    ),
    Setting("zoom", int, 100, mark("Size of the text, in percent"), low=70, high=300),
    Setting("board_size", int, 100, mark("Size of the board, in percent of its room"), low=75, high=300),
    Setting("piece_sets", dict, {}, "The piece set of each game, where it is not the usual one"),
    Setting("board_themes", dict, {}, "The board of each game, where it is not the usual one"),
    Setting("show_coordinates", bool, True, mark("Coordinates on the board")),
    Setting("show_legal", bool, True, mark("Mark the squares a piece can go to")),
    Setting("show_last_move", bool, True, mark("Mark the last move")),
    Setting("show_check", bool, True, mark("Light up a king in check")),
    Setting("show_selection", bool, True, mark("Mark the selected piece")),
    Setting("show_card", bool, True, mark("Explain a piece when the pointer rests on it")),
    Setting("premove", bool, True, mark("Let the next move be made while the computer thinks")),
    Setting("animate", bool, True, mark("Animate the pieces")),
    Setting("wheel_steps", bool, True, mark("The mouse wheel steps through the moves")),
    Setting(
        "reading_keys",
        str,
        "reader",
        mark("Letters and digits on the board read it out"),
        choices=(("reader", mark("While a screen reader listens")), ("on", mark("Always")), ("off", mark("Never"))),
    ),
    Setting(
        "two_players",
        str,
        "fixed",
        mark("The board, when two play at one machine"),
        choices=(
            ("fixed", mark("Stays as it is")),
            ("turn", mark("Turns after each move")),
            ("rotate", mark("Shows the other player's pieces upside down")),
        ),
    ),
    Setting("warn_repetition", bool, True, mark("Ask before a move that ends the game by repetition")),
    Setting(
        "coach",
        str,
        "levels",
        mark("The coach asks before a move that loses something"),
        choices=(("levels", mark("At the three lowest levels")), ("on", mark("Always")), ("off", mark("Never"))),
    ),
    Setting("computer_resigns", bool, True, mark("The computer resigns a lost game")),
    Setting(
        "thinking",
        str,
        "5",
        mark("How long the strongest level thinks about a move"),
        choices=(("0", mark("A moment")), ("5", mark("5 seconds")), ("30", mark("30 seconds"))),
    ),
    Setting("watch_pace", int, 10, "Tenths of a second for each move when the computer plays itself", low=2, high=100),
    Setting("engine_command", str, "", "The engine that plays for the computer: its command line, empty for our own"),
    Setting("engine_name", str, "", "What that engine is called"),
    Setting("engine_hash", int, 64, mark("Memory for the computer's thinking, in MB"), low=1, high=4096),
    Setting("sounds", bool, True, mark("Sounds")),
    Setting("volume", int, 70, mark("Volume"), low=0, high=100),
    Setting("captions", bool, False, mark("Captions of sounds, heard or not")),
    Setting("updates", bool, False, "Whether the homepage is asked once a week for a newer version"),
    Setting(
        "updates_asked", int, 0, "When it was asked last, in seconds since 1970, whatever came of it", remembered=True
    ),
    Setting(
        "new_game",
        dict,
        {},
        "What was chosen for the last game",
        entries={
            "game": str,
            "mode": str,
            "side": str,
            "level": int,
            "level1": int,
            "level2": int,
            "opponent": str,
            "opponent1": str,
            "opponent2": str,
            "names": [str],
            "clock": str,
            "time1": [int],
            "time2": [int],
            "differ": bool,
        },
        remembered=True,
    ),
    Setting(
        "level_run",
        dict,
        {},
        "How many games in a row were won or lost (below 0) against a level",
        entries={"level": str, "games": int},
        remembered=True,
    ),
    Setting(
        "analysis",
        dict,
        {},
        "How studies are analysed: lines, engine, whose view scores have, whether engines are on in every study",
        entries={"lines": int, "engine": str, "view": str, "stay": bool},
    ),
    Setting(
        "series",
        dict,
        {},
        "What the last series of games was to be, and whether its boards are watched",
        entries={
            "game": str,
            "first": str,
            "second": str,
            "pace": str,
            "openings": str,
            "trial": bool,
            "forgiving": bool,
            "numbers": [float],
            "watch": bool,
        },
        remembered=True,
    ),
    Setting(
        "editor", dict, {}, "The position that was set up last", entries={"game": str, "fen": str}, remembered=True
    ),
    Setting(
        "picture",
        dict,
        {},
        "What the last picture of a board was to be",
        entries={"kind": str, "side": int, "annotations": bool, "coordinates": bool},
        remembered=True,
    ),
    Setting(
        "film",
        dict,
        {},
        "What the last animation was to be",
        entries={"kind": str, "side": int, "pace": int},
        remembered=True,
    ),
    Setting("sheet", dict, {}, "What the last game sheet was to be", entries={"diagrams": str}, remembered=True),
    Setting(
        "lessons",
        dict,
        {},
        "Stars of each lesson's levels, 0 for one that is not solved",
        entries=[int],
        remembered=True,
    ),
    Setting("keys", dict, {}, "The keys of each command, where they are not the usual ones", entries=[str]),
    Setting("window", str, "", "Size and place of the window", remembered=True),
    Setting("folder", str, "", "Where a game was last opened or saved", remembered=True),
)


class SettingsStore(Protocol):
    """Where settings are read from and saved; the module gui.storage.settings_file is one."""

    def read(self, path: Path) -> dict[str, Any]:
        """Return what is in a file. Raises UnusableFile or OSError."""

    def save(self, path: Path, changes: settings_file.Changes, everything: settings_file.Changes) -> None:
        """Make changes in a file. Raises OSError."""


BY_NAME = {setting.name: setting for setting in SETTINGS}


class Settings(QObject):
    """The settings of this player. Broken ones are set aside, and `problem` says so in a sentence.

    They are there at once, unless the disk is slow: then the usual ones hold until the player's own come.

    Several windows share the file: each writes only what was changed in it, and sees others' changes when it starts.
    """

    changed = Signal(str)
    """A setting has a new value: its name."""

    failed = Signal(str)
    """Settings cannot be saved (a sentence, once until they can); they are tried again with the next change."""

    saved = Signal()
    """All changes so far are on disk."""

    broken = Signal(str)
    """There is now a `problem`: this sentence."""

    def __init__(
        self, path: Path | None = None, parent: QObject | None = None, store: SettingsStore = settings_file
    ) -> None:
        super().__init__(parent)
        self._store = store
        self.path = path or folders.settings_file()
        self.problem = ""
        self._values: dict[str, Any] = {}
        self._unsaved: dict[tuple[str, ...], str | None] = {}
        self._saving: Task | None = None
        self._failing = False
        self._changed_early: set[str] = set()
        self._loading: Task | None = Task(self, partial(_load, store, self.path), self._take, log.error)
        if not self._loading.wait(PATIENCE):
            log.info("the settings are slow to come")

    def _take(self, loaded: "Loaded") -> None:
        """Take what was read; where that came late, what has been changed since stays as it is."""
        self._loading = None
        self.problem = loaded.problem
        for name, value in loaded.values.items():
            before = self[name]
            if name not in self._changed_early:
                self._values[name] = value
            elif isinstance(value, dict):
                self._values[name] = {**value, **before}
            if self[name] != before:
                self.changed.emit(name)
        self._save(dict.fromkeys(loaded.wrong))
        if self.problem:
            log.info("%s", self.problem)
            self.broken.emit(self.problem)

    def __getitem__(self, name: str) -> Any:
        """Return a setting's value. Raises KeyError for a name that is not declared."""
        setting = BY_NAME[name]
        return self._values.get(name, setting.default)

    def __setitem__(self, name: str, value: object) -> None:
        """Take a value, and have it saved. Raises ValueError if the setting does not accept it."""
        setting = BY_NAME[name]
        if not setting.accepts(value):
            raise ValueError(f"{name} cannot be {value!r}")
        before = self[name]
        if before == value:
            return
        self._values[name] = value
        if self._loading is not None:
            self._changed_early.add(name)
        self._save(_changes(name, before, value))
        self.changed.emit(name)

    def _save(self, changes: settings_file.Changes) -> None:
        """Have changes saved, after those that are being saved."""
        self._unsaved.update(changes)
        self._go_on()

    def _go_on(self) -> None:
        """Begin to save what is not saved yet, unless something is being saved just now."""
        if self._saving is not None or not self._unsaved:
            return
        changes, self._unsaved = self._unsaved, {}
        everything: dict[tuple[str, ...], str | None] = {}
        for name, value in self._values.items():
            everything.update(_changes(name, BY_NAME[name].default, value))
        work = partial(self._store.save, self.path, changes, everything)
        self._saving = Task(self, work, self._say_saved, partial(self._say_failed, changes))

    def _say_saved(self, _: object) -> None:
        """Go on with what has changed meanwhile."""
        self._saving = None
        if self._unsaved:
            self._go_on()
        else:
            self._failing = False
            self.saved.emit()

    def _say_failed(self, changes: settings_file.Changes, error: OSError) -> None:
        """Remember the changes for the next save, and say what is wrong."""
        self._saving = None
        newer = self._unsaved
        self._unsaved = {**changes, **newer}
        if newer:
            self._go_on()
        elif not self._failing:
            self._failing = True
            self.failed.emit(tr("Your settings could not be saved: {why}.", why=error.strerror or error))

    def finish(self, seconds: float = 2.0) -> bool:
        """Wait until all changes are on disk, or cannot be saved, or time is up; return whether they are there."""
        end = time.monotonic() + seconds
        self._go_on()
        while self._saving is not None:
            if not self._saving.wait(max(0.0, end - time.monotonic())):
                return False
        return not self._unsaved


class Loaded(NamedTuple):
    """What was read: the values that can be used, the names of those that cannot, and a sentence about them."""

    values: dict[str, Any]
    wrong: list[tuple[str, ...]]
    problem: str


def _load(store: SettingsStore, path: Path) -> Loaded:
    """Read the file, if there is one, and set it aside where it is broken."""
    try:
        found = store.read(path)
    except settings_file.UnusableFile as error:
        why = str(error)
        what = tr("Your settings could not be read ({why}).", why=why) if why else tr("Your settings were damaged.")
        return Loaded({}, [], _set_aside(path, what))
    except OSError as error:
        what = tr("Your settings could not be read ({why}).", why=error.strerror or error)
        return Loaded({}, [], _set_aside(path, what))
    values: dict[str, Any] = {}
    wrong: list[tuple[str, ...]] = []
    for name, value in found.items():
        setting = BY_NAME.get(name)
        if setting is None:
            continue
        if isinstance(value, dict) and setting.kind is dict:
            wrong_entries = setting.wrong_entries(value)
            wrong += [(name, entry) for entry in wrong_entries]
            values[name] = {entry: value[entry] for entry in value if entry not in wrong_entries}
        elif setting.accepts(value):
            values[name] = value
        else:
            wrong.append((name,))
    names = listed(dict.fromkeys(names[0] for names in wrong))
    problem = (
        _set_aside(path, tr("Your settings had values that cannot be used ({names}).", names=names), whole=False)
        if wrong
        else ""
    )
    return Loaded(values, wrong, problem)


def _set_aside(path: Path, what: str, whole: bool = True) -> str:
    """Set a broken file aside, or a copy if not the `whole` of it is broken; say that after `what` is wrong."""
    try:
        aside = settings_file.set_aside(path) if whole else settings_file.copy_aside(path)
        where = tr("The old file is {aside}.", aside=aside)
    except OSError:
        where = ""
    scope = tr("The usual ones are used.") if whole else tr("The usual ones are used for these.")
    return sentences(what, scope, where)


def _changes(name: str, before: object, after: object) -> dict[tuple[str, ...], str | None]:
    """Return what has changed in a setting: of a dictionary its entries, each by itself; a default is not written."""
    if not isinstance(before, dict) or not isinstance(after, dict):
        return {(name,): None if after == BY_NAME[name].default else json.dumps(after)}
    gone: dict[tuple[str, ...], str | None] = {(name, entry): None for entry in before if entry not in after}
    return gone | {(name, entry): json.dumps(after[entry]) for entry in after if before.get(entry) != after[entry]}
