"""The list of added engines with their options, in a file that windows share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any
from uuid import uuid4

from PySide6.QtCore import Signal

from surajang.gui.kit.translation import tr
from surajang.gui.shell.settings import Settings
from surajang.gui.storage import folders
from surajang.gui.storage.settings_file import Form, merged, put, section
from surajang.gui.storage.settings_file import Values as FileValues
from surajang.gui.storage.shared_file import SharedData

MAX_NAME_LENGTH = 60
MAX_COMMAND_LENGTH = 4000
MAX_ENGINES = 100
"""The most engines in the list."""

_ENGINES = "engines"

Values = Mapping[str, str]
"""The values of options by name; a button pressed at every start has ""."""


@dataclass(frozen=True)
class Engine:
    """An engine of the list: its `key` in the file, its name, its command line, and its place in the list.

    `options` apply in all games; `games` has, by a game's name, those that apply in that game only.
    """

    key: str
    name: str
    command: str
    place: int = 0
    options: Values = field(default_factory=dict)
    games: Mapping[str, Values] = field(default_factory=dict)

    def options_for(self, game: str) -> dict[str, str]:
        """Return the options set for a game ("" for none in particular)."""
        return {**self.options, **self.games.get(game, {})}

    def values(self) -> dict[str, object]:
        """Return the engine's values for the file."""
        games = {game: dict(options) for game, options in self.games.items() if options}
        return {
            "name": self.name,
            "command": self.command,
            "place": self.place,
            "options": dict(self.options),
            "games": games,
        }


def engine_of(key: str, values: object) -> Engine | None:
    """Return the engine of a key and its values in the file, None if they are invalid."""
    if not isinstance(values, dict):
        return None
    name, command, place = values.get("name"), values.get("command"), values.get("place", 0)
    if not isinstance(name, str) or not isinstance(command, str) or not command.strip() or "\0" in command:
        return None
    games = values.get("games")
    return Engine(
        key,
        tidy_name(name) or command[:MAX_NAME_LENGTH],
        command[:MAX_COMMAND_LENGTH],
        place if type(place) is int else 0,
        _options(values.get("options")),
        {game: _options(options) for game, options in games.items()} if isinstance(games, dict) else {},
    )


def _options(values: Any) -> dict[str, str]:
    if not isinstance(values, dict):
        return {}
    return {name: value for name, value in values.items() if isinstance(value, str) and "\n" not in value + name}


def tidy_name(text: str) -> str:
    """Return a name without needless blanks and unprintable characters, at most MAX_NAME_LENGTH long."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())[:MAX_NAME_LENGTH].strip()


class EngineList(SharedData):
    """The list.

    The settings say which engine plays for the computer. An engine set up there before there was a list is taken over.
    """

    changed = Signal()
    """The list has changed."""

    def __init__(self, settings: Settings, path: Path | None = None) -> None:
        path = path or folders.data_folder() / "engines.json"
        super().__init__(path, tr("Your engines"), Form((_ENGINES,)), settings)
        self._settings = settings
        self._engines: dict[str, Engine] = {}

    # Contents

    @property
    def engines(self) -> list[Engine]:
        """All engines, in their order."""
        return sorted(self._engines.values(), key=lambda engine: (engine.place, engine.name, engine.key))

    def get(self, key: str) -> Engine | None:
        """Return the engine with a key, None if there is none."""
        return self._engines.get(key)

    def chosen(self) -> Engine | None:
        """Return the engine that plays for the computer, None if that is our own or is not in the list."""
        command, name = self._settings["engine_command"].strip(), self._settings["engine_name"]
        alike = [engine for engine in self.engines if engine.command == command]
        return next((engine for engine in alike if engine.name == name), alike[0] if alike else None)

    # Changes

    def choose(self, engine: Engine | None) -> None:
        """Let an engine play for the computer from the next game on; None stands for our own."""
        self._settings["engine_name"] = engine.name if engine else ""
        self._settings["engine_command"] = engine.command if engine else ""

    def adopt(self) -> None:
        """Take over an engine set up in the settings before there was a list, if there is one."""
        command, name = self._settings["engine_command"].strip(), self._settings["engine_name"]
        if command and name and self._file.known and self.chosen() is None:
            self.choose(self.add(name, command))

    def add(self, name: str, command: str) -> Engine:
        """Add an engine at the end, under a unique name; return it."""
        place = max((engine.place for engine in self._engines.values()), default=-1) + 1
        engine = Engine(uuid4().hex, self._free_name(tidy_name(name) or command), command[:MAX_COMMAND_LENGTH], place)
        self._put(engine)
        return engine

    def rename(self, key: str, name: str) -> None:
        """Rename an engine, unless the name is empty."""
        engine, name = self._engines.get(key), tidy_name(name)
        if engine is not None and name and name != engine.name:
            plays = self.chosen() == engine
            engine = replace(engine, name=self._free_name(name))
            self._put(engine)
            if plays:
                self.choose(engine)

    def set_options(self, key: str, options: Values, games: Mapping[str, Values]) -> None:
        """Set an engine's options; they take effect when it next starts."""
        engine = self._engines.get(key)
        if engine is not None:
            self._put(replace(engine, options=dict(options), games={game: dict(own) for game, own in games.items()}))

    def remove(self, key: str) -> None:
        """Remove an engine; if it played for the computer, our own does from now on."""
        engine = self._engines.get(key)
        if engine is None:
            return
        if self.chosen() == engine:
            self.choose(None)
        del self._engines[key]
        self._file.change(put(None, _ENGINES, key))
        self._save()

    def move(self, key: str, by: int) -> None:
        """Move an engine `by` places down the list, or up if negative."""
        keys = [engine.key for engine in self.engines]
        if key not in keys:
            return
        place = keys.index(key)
        keys.insert(max(0, min(len(keys) - 1, place + by)), keys.pop(place))
        for number, other in enumerate(keys):
            if self._engines[other].place != number:
                self._note(replace(self._engines[other], place=number))
        self._save()

    def _free_name(self, name: str) -> str:
        """Return a name, with a number if another engine has it."""
        taken = {engine.name for engine in self._engines.values()}
        number, free = 1, name
        while free in taken:
            number += 1
            free = f"{name[: MAX_NAME_LENGTH - 4]} {number}"
        return free

    # The file

    def _put(self, engine: Engine) -> None:
        self._note(engine)
        self._save()

    def _note(self, engine: Engine) -> None:
        """Store an engine in the list; the next save writes it."""
        before = self._engines.get(engine.key)
        self._engines[engine.key] = engine
        change = put(engine.values(), _ENGINES, engine.key) if before is None else partial(_change, before, engine)
        self._file.change(change)

    def _take(self, values: FileValues) -> None:
        """Take the valid engines in the file, and the one that the settings had before the file existed."""
        self._engines = {}
        found = values.get(_ENGINES)
        for key, held in found.items() if isinstance(found, dict) else ():
            engine = engine_of(key, held)
            if engine is not None and len(self._engines) < MAX_ENGINES:
                self._engines[key] = engine
        self.adopt()
        self.changed.emit()

    def _save(self) -> None:
        self.changed.emit()
        self._file.save()


def _change(before: Engine, after: Engine, values: FileValues) -> None:
    """Change an engine's values in a file as from `before` to `after`; a removed engine stays removed."""
    engines = section(values, _ENGINES)
    if after.key in engines:
        engines[after.key] = merged(before.values(), after.values(), engines[after.key])


def engine_list(settings: Settings) -> EngineList:
    """Return the list of engines for these settings; it is read on first use."""
    return settings.findChild(EngineList) or EngineList(settings)
