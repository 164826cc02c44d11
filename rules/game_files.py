"""Reads games from files, and finds the game that a command's argument names: a built-in one, `FILE` or `FILE:NAME`.

A file is TOML (`rules.definition`), or INI as Fairy-Stockfish reads it (`rules.ini`).
"""

import os
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from surajang.rules import definition
from surajang.rules.errors import InvalidDefinition, ReasonedError
from surajang.rules.files import decode, read_regular
from surajang.rules.games import GAMES, game_named
from surajang.rules.reasons import Reason, because
from surajang.rules.variant import Variant

MAX_BYTES: Final = 1_000_000
"""The largest file of games, in bytes."""

FEW: Final = 5
"""Up to this many games of a file are all named in a refusal."""

TOML: Final = ".toml"
INI: Final = ".ini"

_SECTION: Final = re.compile(r"[^\\/:]+")
_FIRST_SIGN: Final = re.compile(r"(?:\s|[#;][^\n]*+)*(.)")

Found = Variant | InvalidDefinition
"""A named entry of a file: a game, or the error in its definition."""


class _Parents(Mapping[str, Variant]):
    """The games to inherit from: the program's, and those that come with Fairy-Stockfish, made when one is needed."""

    def __getitem__(self, name: str) -> Variant:
        """Return the game with a name. Raises KeyError for others."""
        if name in GAMES:
            return GAMES[name]
        from surajang.rules import ini  # noqa: PLC0415  # few commands need it
        from surajang.rules.ini.definition import Refused  # noqa: PLC0415  # few commands need it

        try:
            return ini.template(name)
        except Refused as error:
            raise KeyError(name) from error

    def __iter__(self) -> Iterator[str]:
        """Yield the names."""
        from surajang.rules import ini  # noqa: PLC0415  # few commands need it

        return iter(dict.fromkeys([*GAMES, *ini.builtin()]))

    def __len__(self) -> int:
        """Return how many there are."""
        return len(list(iter(self)))


PARENTS: Final[Mapping[str, Variant]] = _Parents()


class InvalidFile(ReasonedError):
    """A file of games that is refused: its sentence begins with the file, and with line and column of what is wrong."""


def game_of(text: str) -> Variant:
    """Return the game that an argument names: one of the program's, or one in a file.

    Raises InvalidFile for a bad file, and ReasonedError, which lists the program's games, for an unknown name.
    """
    if text in GAMES:
        return GAMES[text]
    file, name = _file_and_section(text)
    if not file:
        return game_named(text)
    found = games_in_file(file)
    if len(found) == 1 and isinstance(error := next(iter(found.values())), InvalidDefinition):
        raise InvalidFile(refusal(file, error))
    if not name and len(found) > 1:
        raise InvalidFile(_at(file, because("definition file of several", number=len(found), field=next(iter(found)))))
    if name and name not in found:
        raise InvalidFile(_at(file, _not_among(name, found)))
    game = found[name or next(iter(found))]
    if isinstance(game, InvalidDefinition):
        raise InvalidFile(refusal(file, game))
    return game


def _file_and_section(text: str) -> tuple[str, str]:
    """Return the file and the section that an argument names; the file is empty if it names none.

    The colon after the letter of a Windows drive belongs to the file.
    """
    if _is_file(text):
        return text, ""
    file, _, name = text.rpartition(":")
    return (file, name) if _SECTION.fullmatch(name) and _is_file(file) else ("", "")


def _not_among(name: str, found: Mapping[str, Found]) -> Reason:
    """Return the reason that a file defines no game of this name, with the names that it has, or those nearest."""
    if len(found) <= FEW:
        return because("no such game in the file", text=name, games=tuple(found))
    near = tuple(definition.similar(name[:40], found, 3, 0))
    return because("no such game of many in the file", text=name, number=len(found), games=near)


def _is_file(path: str) -> bool:
    """Return whether a path has the suffix of a file of games, or is a file."""
    return path.lower().endswith((TOML, INI)) or os.path.isfile(path)


def games_in_file(file: str) -> dict[str, Found]:
    """Return what a file defines by name, at least one game or refusal. Raises InvalidFile if it cannot be read."""
    try:
        state = os.stat(file)
        return _games_in(file, state.st_mtime_ns, state.st_size)
    except OSError as error:
        raise InvalidFile(because("file not read", file=file, message=error.strerror or str(error))) from None
    except ValueError:  # a null character in a name
        raise InvalidFile(because("no file name", text=file)) from None


@lru_cache(maxsize=16)
def _games_in(file: str, modified: int, size: int) -> dict[str, Found]:
    """Return what a file defines, remembered until it is `modified`. Raises OSError."""
    path = Path(file)
    return games_in_text(decode(read_regular(path, MAX_BYTES)), path.suffix.lower())


def games_in_text(text: str, suffix: str = "") -> dict[str, Found]:
    """Return what a text defines by name, at least one game or refusal; the refusal of a whole text has no name.

    It is TOML or INI by the `suffix` of its file, or else INI if it begins with a section.
    """
    return dict(each_game(text, suffix))


def each_game(text: str, suffix: str = "") -> Iterator[tuple[str, Found]]:
    """Yield what a text defines like `games_in_text`, one by one."""
    try:
        if is_ini(text, suffix):
            yield from _games_in_ini(text)
        else:
            game = definition.read(text, PARENTS)
            yield game.name, game
    except InvalidDefinition as error:
        yield "", error


def is_ini(text: str, suffix: str = "") -> bool:
    """Return whether a text is read as a definition for Fairy-Stockfish."""
    first = _FIRST_SIGN.match(text.removeprefix("\ufeff"))
    return suffix == INI or (suffix != TOML and first is not None and first[1] == "[")


def _games_in_ini(text: str) -> Iterator[tuple[str, Found]]:
    """Yield what a text for Fairy-Stockfish defines. Raises InvalidDefinition if it defines nothing."""
    from surajang.rules import ini  # noqa: PLC0415  # few commands need it

    sections = ini.Definitions(text)
    if not sections.names:
        raise InvalidDefinition(because("definition file empty"))
    for name in sections.names:
        game = sections.read(name)
        if isinstance(game, Variant):
            yield name, game
        else:
            yield name, InvalidDefinition(game.reason, game.line, game.column)


def refusal(file: str, error: InvalidDefinition) -> Reason:
    """Return why a game in a file is refused, with its place: `FILE:LINE:COLUMN: why`."""
    return _at(file, error.reason, error.line, error.column)


def _at(file: str, reason: Reason, line: int = 1, column: int = 1) -> Reason:
    """Return a reason with a place in a file."""
    return because("definition in a file", file=file, place=f"{line}:{column}", reason=reason)
