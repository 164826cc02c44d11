"""Reads the files named by the options VariantPath and WeightsPath: games, and their values and levels from
practice."""

import os
from collections.abc import Iterable, Mapping
from pathlib import Path

from surajang.engine.options import EMPTY, Refused
from surajang.engine.practised import MAX_BYTES, Practised, PractisedValues, fits, read_practised
from surajang.rules.errors import InvalidDefinition, in_english
from surajang.rules.files import decode, read_regular
from surajang.rules.game_files import InvalidFile, games_in_file, refusal
from surajang.rules.games import GAMES
from surajang.rules.variant import Variant


def games_in_files(paths: str) -> tuple[dict[str, Variant], list[str]]:
    """Return the games defined in files, by name, and for each unplayable game a sentence that says why.

    `paths` are separated like the folders of PATH. Raises Refused if a file cannot be read, or if the files define no
    playable game.
    """
    loaded: dict[str, Variant] = {}
    refused: list[str] = []
    for path in _separate(paths):
        games, sentences = _games_in(path)
        loaded |= games
        refused += sentences
    if refused and not loaded:
        raise Refused(refused[0])
    return loaded, refused


def practised_in_files(
    paths: str, games: Mapping[str, Variant]
) -> tuple[dict[str, PractisedValues], dict[str, tuple[int, ...]]]:
    """Return the values and the levels in files, both by the name of a game, which is one of `games`.

    Raises Refused for a file without values or levels of a loaded game.
    """
    values: dict[str, PractisedValues] = {}
    levels: dict[str, tuple[int, ...]] = {}
    for path in _separate(paths):
        found = _practised_in(path)
        game = games.get(found.game)
        if game is None or game.name in GAMES or (found.values is not None and not fits(found.values, game)):
            raise Refused(f"{path}: its values fit no game that is loaded")
        if found.values is not None:
            values[found.game] = found.values
        if found.levels is not None:
            levels[found.game] = found.levels
    return values, levels


def _separate(paths: str) -> Iterable[str]:
    return filter(None, paths.removeprefix(EMPTY).split(os.pathsep))


def _games_in(path: str) -> tuple[dict[str, Variant], list[str]]:
    """Return the games defined in a file, by name, and why others cannot be played. Raises Refused."""
    try:
        found = games_in_file(path)
    except InvalidFile as error:
        raise Refused(str(error)) from None
    games: dict[str, Variant] = {}
    refused: list[str] = []
    for name, game in found.items():
        if isinstance(game, InvalidDefinition):
            refused.append(in_english(refusal(path, game)))
        elif name in GAMES:
            refused.append(f"{path}: {name} is a game of this program, and another needs another name")
        else:
            games[name] = game
    return games, refused


def _practised_in(path: str) -> Practised:
    """Return the values and levels in a file. Raises Refused."""
    try:
        return read_practised(decode(read_regular(Path(path), MAX_BYTES)))
    except OSError as error:
        raise Refused(f"{path}: {error.strerror or error}") from None
    except ValueError as error:
        raise Refused(f"{path}: {error}") from None
