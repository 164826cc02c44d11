"""The settings: each declared with its type, default and description, and saved as JSON."""

import logging
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from surajang.gui.kit.translation import EXPECTED, FILES, LETTERS, SIGNS, mark, tr
from surajang.gui.shell import languages
from surajang.gui.shell.knowledge import KNOWLEDGE
from surajang.gui.storage import folders
from surajang.gui.storage.settings_file import Change, Form, Place, Values, put, raised
from surajang.gui.storage.shared_file import Exchange, SharedFile

PATIENCE = 0.5
"""Seconds that the first paint waits for the settings."""

log = logging.getLogger(__name__)

Shape = type | list[type] | dict[str, Any]
"""The shape of a value: a type, a list of one type, or a dictionary of shapes by name, which may have other entries."""


MAX_NUMBER = 2**31 - 1
"""The largest number, with either sign, that Qt's widgets take."""


def fits(value: object, shape: Shape) -> bool:
    """Return whether a value has a shape, and its numbers are finite and at most MAX_NUMBER."""
    if isinstance(shape, list):
        return isinstance(value, list) and all(fits(item, shape[0]) for item in value)
    if isinstance(shape, dict):
        return isinstance(value, dict) and all(fits(value[name], shape[name]) for name in shape.keys() & value.keys())
    if isinstance(value, int | float) and not -MAX_NUMBER <= value <= MAX_NUMBER:
        return False
    return type(value) is shape


class Setting(NamedTuple):
    """A setting. `choices` pairs each allowed value with its text; numbers are between `low` and `high`.

    `entries` is a dictionary's shape of all entries, or their shapes by name. Entries may be saved only `together`; of
    lists of numbers, the `best` of all windows may count. A setting that is only `remembered` changes nothing on the
    screen.
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
    together: bool = False
    best: bool = False

    def accepts(self, value: object) -> bool:
        """Return whether a value is allowed."""
        if type(value) is not self.kind:
            return False
        if self.choices:
            return value in [choice for choice, _ in self.choices]
        if isinstance(value, dict):
            return not self.wrong_entries(value)
        return self.low <= value <= self.high if self.high and isinstance(value, int) else True

    def wrong_entries(self, value: dict[str, Any]) -> list[str]:
        """Return the names of a dictionary's unusable entries."""
        shapes = self.entries if isinstance(self.entries, dict) else dict.fromkeys(value, self.entries)
        return [name for name in value if name in shapes and not fits(value[name], shapes[name])]


SETTINGS = (
    Setting(
        "language", str, "", mark("Language"), choices=(("", mark("Same as the system")), *languages.NAMES.items())
    ),
    Setting(
        "notation",
        str,
        EXPECTED,
        mark("Move notation"),
        choices=(
            (EXPECTED, mark("Default for the language")),
            (FILES, mark("English letters, as in files")),
            (LETTERS, mark("Letters of the language")),
            (SIGNS, mark("Signs of the pieces")),
        ),
    ),
    Setting("knows", str, "", mark("Games you know"), choices=KNOWLEDGE),
    Setting(
        "theme",
        str,
        "system",
        mark("Window colours"),
        choices=(
            ("system", mark("Same as the system")),
            ("light", mark("Light")),
            ("dark", mark("Dark")),
            ("contrast-light", mark("High contrast, light")),
            ("contrast-dark", mark("High contrast, dark")),
        ),
    ),
    Setting("zoom", int, 100, mark("Text size, in percent"), low=70, high=300),
    Setting("board_size", int, 100, mark("Board size, in percent of the available space"), low=75, high=300),
    Setting("piece_sets", dict, {}, "The piece set of each game, where it is not the default"),
    Setting("board_themes", dict, {}, "The board of each game, where it is not the default"),
    Setting("show_coordinates", bool, True, mark("Coordinates on the board")),
    Setting("show_legal", bool, True, mark("Mark the squares a piece can go to")),
    Setting("show_last_move", bool, True, mark("Mark the last move")),
    Setting("show_check", bool, True, mark("Highlight a king in check")),
    Setting("show_selection", bool, True, mark("Mark the selected piece")),
    Setting("show_card", bool, True, mark("Explain a piece when the pointer rests on it")),
    Setting("premove", bool, True, mark("Choose the next move while the computer thinks")),
    Setting("animate", bool, True, mark("Animate the pieces")),
    Setting("wheel_steps", bool, True, mark("The mouse wheel steps through the moves")),
    Setting(
        "reading_keys",
        str,
        "reader",
        mark("Letters and digits read the board aloud"),
        choices=(("reader", mark("When a screen reader is running")), ("on", mark("Always")), ("off", mark("Never"))),
    ),
    Setting(
        "two_players",
        str,
        "fixed",
        mark("The board in two-player games"),
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
        mark("The coach asks before a careless move"),
        choices=(("levels", mark("At the three lowest levels")), ("on", mark("Always")), ("off", mark("Never"))),
    ),
    Setting("computer_resigns", bool, True, mark("From level 4 on, the computer resigns lost games")),
    Setting(
        "thinking",
        str,
        "5",
        mark("Thinking time of the strongest level"),
        choices=(("0", mark("A moment")), ("5", mark("5 seconds")), ("30", mark("30 seconds"))),
    ),
    Setting("ponder", bool, False, mark("The computer also thinks during your turns")),
    Setting("watch_pace", int, 10, "Tenths of a second for each move when the computer plays itself", low=2, high=100),
    Setting("engine_command", str, "", "The engine that plays for the computer: its command line, empty for our own"),
    Setting("engine_name", str, "", "What that engine is called"),
    Setting("engine_hash", int, 64, mark("Engine memory, in MB"), low=1, high=4096),
    Setting("sounds", bool, True, mark("Sounds")),
    Setting("volume", int, 70, mark("Volume"), low=0, high=100),
    Setting("captions", bool, False, mark("Captions for sounds, even when they are off")),
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
        together=True,
    ),
    Setting(
        "analysis",
        dict,
        {},
        "How studies are analysed: lines, engine, whose view scores have, whether engines are on in every study",
        entries={"lines": int, "engine": str, "view": str, "stay": bool},
    ),
    Setting(
        "openings",
        dict,
        {},
        "Whether studies show which moves are known, and whose games these are from, there and in the library",
        entries={"shown": bool, "study": str, "library": str},
        remembered=True,
    ),
    Setting(
        "series",
        dict,
        {},
        "The choices for the last engine match, and whether its boards are shown",
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
        "editor",
        dict,
        {},
        "The position that was set up last",
        entries={"game": str, "fen": str, "flipped": bool},
        remembered=True,
        together=True,
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
    Setting("printed_set", dict, {}, "What a set was last printed on", entries={"paper": str}, remembered=True),
    Setting(
        "lessons",
        dict,
        {},
        "Stars of each lesson's levels, 0 for one that is not solved",
        entries=[int],
        remembered=True,
        best=True,
    ),
    Setting(
        "explained",
        dict,
        {},
        "What was explained when it was first met: regions and characters on the board, by the game; castling signs",
        entries=bool,
        remembered=True,
    ),
    Setting("keys", dict, {}, "The keys of each command, where they are not the defaults", entries=[str]),
    Setting("window", str, "", "Size and place of the window", remembered=True),
    Setting("rules_window", str, "", "Size and place of the window with the rules", remembered=True),
    Setting("rules_zoom", int, 100, "The text size then, in percent", low=70, high=300, remembered=True),
    Setting(
        "study_panels",
        dict,
        {},
        "Heights of the panels of a study that were dragged, in pixels at the normal text size",
        entries=int,
        remembered=True,
    ),
    Setting("folder", str, "", "Where a game was last opened or saved", remembered=True),
)


BY_NAME = {setting.name: setting for setting in SETTINGS}


class Settings(QObject):
    """The player's settings. If the file is damaged or cannot be read, `problem` says so in a sentence.

    They are loaded at once, unless the disk is slow or fails: until then the defaults apply.

    Windows share the file: each writes only its own changes, and reads those of others when it starts.
    """

    changed = Signal(str)
    """A setting has a new value; its name."""

    failed = Signal(str)
    """Settings cannot be saved (a sentence, once until they can); saving is retried."""

    saved = Signal()
    """All changes so far are on disk."""

    broken = Signal(str)
    """There is a `problem` now; its sentence."""

    def __init__(
        self, path: Path | None = None, parent: QObject | None = None, exchange: Exchange | None = None
    ) -> None:
        super().__init__(parent)
        self.path = path or folders.settings_file()
        self.problem = ""
        self._values: dict[str, Any] = {}
        form = Form([setting.name for setting in SETTINGS if setting.kind is dict], _unusable)
        self._file = SharedFile(self.path, tr("Your settings"), self, form, exchange)
        self._file.loaded.connect(self._take)
        self._file.unread.connect(self._say_broken)
        self._file.unsaved.connect(self.failed)
        self._file.saved.connect(self.saved)
        if not self._file.wait(PATIENCE):
            log.info("the settings are slow to load")

    def _take(self, found: Values) -> None:
        """Take the file's values, which include changes made meanwhile."""
        self._file.loaded.disconnect(self._take)
        before, self._values = self._values, {name: value for name, value in found.items() if name in BY_NAME}
        for name in {**before, **self._values}:
            if self[name] != before.get(name, BY_NAME[name].default):
                self.changed.emit(name)

    def _say_broken(self, problem: str) -> None:
        """Report that the file is damaged or cannot be read."""
        self.problem = problem
        log.info("%s", problem)
        self.broken.emit(problem)

    def __getitem__(self, name: str) -> Any:
        """Return a setting's value. Raises KeyError for an unknown name."""
        setting = BY_NAME[name]
        return self._values.get(name, setting.default)

    def __setitem__(self, name: str, value: object) -> None:
        """Set and save a value. Raises ValueError if the setting does not accept it."""
        setting = BY_NAME[name]
        if not setting.accepts(value):
            raise ValueError(f"{name} cannot be {value!r}")
        before = self[name]
        if before == value:
            return
        self._values[name] = value
        for change in _changes(setting, before, value):
            self._file.change(change)
        self._file.save()
        self.changed.emit(name)

    def finish(self, seconds: float = 2.0) -> bool:
        """Wait until all changes are saved, or cannot be, or time is up; return whether they are."""
        return self._file.finish(seconds)


def _unusable(values: Values) -> list[Place]:
    found: list[Place] = []
    for name, value in values.items():
        setting = BY_NAME.get(name)
        if setting is None:
            continue
        if isinstance(value, dict) and setting.kind is dict:
            found += [(name, entry) for entry in setting.wrong_entries(value)]
        elif not setting.accepts(value):
            found.append((name,))
    return found


def _changes(setting: Setting, before: object, after: object) -> list[Change]:
    """Return the changes that lead from one value to another; a default is not written.

    A dictionary's entries are changed one by one, unless they only make sense together.
    """
    name = setting.name
    if not isinstance(before, dict) or not isinstance(after, dict):
        return [put(None if after == setting.default else after, name)]
    change = raised if setting.best else put
    gone = [put(None, name, entry) for entry in before if entry not in after]
    new = [entry for entry in after if setting.together or before.get(entry) != after[entry]]
    return gone + [change(after[entry], name, entry) for entry in new]
