"""What a player can set: each declared with its type, default and description, and kept as JSON."""

import json
import logging
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from gui.storage import files, folders

BROKEN_SUFFIX = ".broken"

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Setting:
    """One thing that can be set. `choices` pairs each value allowed with its name; numbers lie within `low` and `high`.

    `of_texts`: a dictionary whose values are texts.
    """

    name: str
    kind: type
    default: Any
    description: str
    choices: tuple[tuple[str, str], ...] = ()
    low: int = 0
    high: int = 0
    of_texts: bool = False

    def accepts(self, value: object) -> bool:
        """Say whether a value may be kept."""
        if type(value) is not self.kind:
            return False
        if self.choices:
            return value in [choice for choice, _ in self.choices]
        if self.of_texts and isinstance(value, dict):
            return all(isinstance(text, str) for text in value.values())
        return self.low <= value <= self.high if self.high and isinstance(value, int) else True


SETTINGS = (
    Setting(
        "theme",
        str,
        "system",
        "Colours of the window",
        choices=(("system", "As the system"), ("light", "Light"), ("dark", "Dark")),
    ),
    Setting("zoom", int, 100, "Size of the text, in percent", low=70, high=200),
    Setting("piece_sets", dict, {}, "The piece set of each game, where it is not the usual one", of_texts=True),
    Setting("board_themes", dict, {}, "The board of each game, where it is not the usual one", of_texts=True),
    Setting("show_coordinates", bool, True, "Coordinates on the board"),
    Setting("show_legal", bool, True, "Mark the squares a piece can go to"),
    Setting("show_last_move", bool, True, "Mark the last move"),
    Setting("show_check", bool, True, "Light up a king in check"),
    Setting("show_selection", bool, True, "Mark the selected piece"),
    Setting("show_card", bool, True, "Show what a piece can do when the pointer rests on it"),
    Setting("premove", bool, True, "Let the next move be made while the computer thinks"),
    Setting("animate", bool, True, "Animate the pieces"),
    Setting("wheel_steps", bool, True, "The mouse wheel over the board steps through the moves"),
    Setting(
        "two_players",
        str,
        "fixed",
        "The board, when two play at one machine",
        choices=(
            ("fixed", "Stays as it is"),
            ("turn", "Turns after each move"),
            ("rotate", "Shows the other player's pieces upside down"),
        ),
    ),
    Setting("warn_repetition", bool, True, "Ask before a move that ends the game by repetition"),
    Setting("computer_resigns", bool, True, "The computer resigns a lost game"),
    Setting(
        "thinking",
        str,
        "0",
        "How long level 10 thinks about a move",
        choices=(("0", "A moment"), ("5", "5 seconds"), ("30", "30 seconds")),
    ),
    Setting("watch_pace", int, 10, "Tenths of a second for each move when the computer plays itself", low=2, high=100),
    Setting("engine_command", str, "", "Another UCI engine to play against (its command line; empty for our own)"),
    Setting("engine_name", str, "", "What that engine calls itself"),
    Setting("engine_hash", int, 64, "Memory for the computer's thinking, in MB", low=1, high=4096),
    Setting("sounds", bool, True, "Sounds"),
    Setting("volume", int, 70, "Volume", low=0, high=100),
    Setting("new_game", dict, {}, "What was chosen for the last game"),
    Setting("window", str, "", "Size and place of the window"),
    Setting("folder", str, "", "Where a game was last opened or saved"),
)

BY_NAME = {setting.name: setting for setting in SETTINGS}


class Settings(QObject):
    """The settings of this player. Broken ones are set aside, and `problem` says so in a sentence."""

    changed = Signal(str)
    """A setting has a new value: its name."""

    failed = Signal(str)
    """The settings could not be written: a sentence."""

    saved = Signal()
    """The settings were written."""

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path or folders.settings_file()
        self.problem = ""
        self._values: dict[str, Any] = {}
        self._load()

    def _load(self) -> None:
        """Read the file, if there is one, and keep what is in order."""
        try:
            text = self.path.read_text("utf-8")
        except FileNotFoundError:
            return
        except (OSError, UnicodeDecodeError) as error:
            self._set_aside(f"could not be read ({_reason(error)})")
            return
        try:
            found = json.loads(text)
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict):
            self._set_aside("were damaged")
            return
        wrong = []
        for name, value in found.items():
            if name in BY_NAME and BY_NAME[name].accepts(value):
                self._values[name] = value
            elif name in BY_NAME:
                wrong.append(name)
        if wrong:
            self._set_aside(f"had values that cannot be used ({', '.join(wrong)})", whole=False)
            self._save()

    def _set_aside(self, what: str, whole: bool = True) -> None:
        """Keep the broken file under another name and say what happened."""
        aside = self.path.with_name(self.path.name + BROKEN_SUFFIX)
        try:
            os.replace(self.path, aside)
            kept = f"; the old file is kept as {aside}"
        except OSError:
            kept = ""
        scope = "the usual ones are used" if whole else "the usual ones are used for these"
        self.problem = f"Your settings {what}: {scope}{kept}."
        log.info("%s", self.problem)

    def __getitem__(self, name: str) -> Any:
        """Return a setting's value. Raises KeyError for a name that is not declared."""
        setting = BY_NAME[name]
        return self._values.get(name, setting.default)

    def __setitem__(self, name: str, value: object) -> None:
        """Keep a value, and write it. Raises ValueError if the setting does not accept it."""
        setting = BY_NAME[name]
        if not setting.accepts(value):
            raise ValueError(f"{name} cannot be {value!r}")
        if self[name] == value:
            return
        self._values[name] = value
        self._save()
        self.changed.emit(name)

    def _save(self) -> None:
        """Write what differs from the defaults."""
        kept = {name: value for name, value in self._values.items() if value != BY_NAME[name].default}
        try:
            files.write_atomically(self.path, json.dumps(kept, indent=1, ensure_ascii=False) + "\n")
        except OSError as error:
            self.failed.emit(f"Your settings could not be saved: {_reason(error)}.")
        else:
            self.saved.emit()


def _reason(error: Exception) -> str:
    """Return why a file could not be read or written, for people."""
    return error.strerror or str(error) if isinstance(error, OSError) else "it is not text"
