"""The games that this process knows: the program's, and own games, which people invent (docs/game-files.md).

An own game is known under its own name and the fingerprint of its definition, `wizards-1f0c25d3`. Another version of it
has another name, so that whatever is kept by name (saved games, settings, statistics) never mixes two versions.
"""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final, NamedTuple
from zlib import compress, decompress

from surajang.rules.definition import PIECE, as_table, read_table, variant_of
from surajang.rules.errors import InvalidDefinition, ReasonedError
from surajang.rules.games import GAMES
from surajang.rules.reasons import because
from surajang.rules.variant import Variant

MAX_LENGTH: Final = 100_000
"""The most characters of a definition in one line."""

DIGITS: Final = 8
"""The hexadecimal digits of a fingerprint."""

MAX_READY: Final = 100
"""How many unlisted own games are kept ready. A file of games may define thousands; of the others only the definitions
are kept, a fiftieth of the size."""


class _OwnGame(NamedTuple):
    """An own game under its name in the catalogue, and as it was defined."""

    known: Variant
    defined: Variant


_definitions: Final[dict[str, bytes]] = {}
"""The definitions of all own games in one line, compressed, by their names in the catalogue."""

_ready: Final[dict[str, _OwnGame]] = {}
"""Own games by their names in the catalogue, the latest ones last."""

_listed: Final[list[str]] = []

# White space that PGN does not preserve within a text: all but a single space.
_LOST_BLANK: Final = re.compile(r"(?<=\s)\s|[^\S ]")


def games() -> list[Variant]:
    """Return the games to choose from: the program's, then the own games that `show_own` lists."""
    return [*GAMES.values(), *(named(name) for name in _listed)]


def games_with(name: str) -> list[Variant]:
    """Return `games`, and the game with a name if this process knows it: an older version of an own game, or one from
    a file.
    """
    listed, other = games(), find(name)
    return listed if other is None or other in listed else [*listed, other]


def find(name: str) -> Variant | None:
    """Return the game with a name, any version of an own game; None if this process knows none."""
    if name in GAMES:
        return GAMES[name]
    own = _own_game(name)
    return own.known if own is not None else None


def named(name: str) -> Variant:
    """Return the game with a name, like `find`. Raises KeyError if this process knows none."""
    game = find(name)
    if game is None:
        raise KeyError(name)
    return game


def is_own(variant: Variant) -> bool:
    """Return whether a game is an own one."""
    return variant.name in _definitions


def base_name(variant: Variant) -> str:
    """Return the name of a game without the fingerprint."""
    return defined(variant).name


def defined(variant: Variant) -> Variant:
    """Return a game as it was defined: an own game under its own name, without the fingerprint."""
    own = _own_game(variant.name)
    return own.defined if own is not None else variant


def add(variant: Variant) -> Variant:
    """Add a game and return it under its name in the catalogue; a known game is returned unchanged.

    An own game belongs to no family, since it would share that family's lessons and ratings. Raises ReasonedError if
    its definition is too long, or if another game has its name in the catalogue.
    """
    known = find(variant.name)
    if known == variant:
        return known
    text = definition_line(variant)
    if len(text) > MAX_LENGTH:
        raise ReasonedError(because("definition too long", most=MAX_LENGTH))
    name = f"{variant.name}-{_fingerprint(text)}"
    own = _own_game(name)
    if own is None and name not in GAMES:
        _definitions[name] = compress(text.encode("utf-8", "surrogatepass"))
        return _kept(name, variant).known
    if own is None or own.defined != variant:
        raise ReasonedError(because("another game of this name", text=name))
    return own.known


def show_own(names: Iterable[str]) -> None:
    """Set the own games, by their names in the catalogue, that are listed among the games to choose from."""
    _listed[:] = [name for name in names if name in _definitions]


@lru_cache(maxsize=64)
def definition_line(variant: Variant) -> str:
    """Return the whole definition of a game in one line of JSON, the same for all that are equal.

    >>> from surajang.rules import catalogue
    >>> from surajang.rules.games import game_named
    >>> line = catalogue.definition_line(game_named("mansindam"))
    >>> line[:60]
    '{"appearance":{"marked":"7-9","piece_sets":["international",'
    >>> catalogue.read_line(line) == game_named("mansindam")
    True
    """
    table = as_table(defined(variant))
    table[PIECE] = [{"symbol": symbol, **entry} for symbol, entry in table[PIECE].items()]
    text = json.dumps(table, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return _LOST_BLANK.sub(lambda blank: f"\\u{ord(blank[0]):04x}", text)


def read_line(text: str) -> Variant:
    """Return the game that a line of JSON defines, under its own name. Raises InvalidDefinition."""
    if len(text) > MAX_LENGTH:
        raise InvalidDefinition(because("definition too long", most=MAX_LENGTH))
    return read_table(_table(text))


def _table(text: str) -> Any:
    """Return the table that a line of JSON defines. Raises InvalidDefinition."""
    try:
        table = json.loads(text)
    except (ValueError, RecursionError):
        raise InvalidDefinition(because("definition line unreadable")) from None
    pieces = table.get(PIECE) if isinstance(table, dict) else None
    if isinstance(pieces, list):
        table[PIECE] = {str(entry.pop("symbol", "")): entry for entry in pieces if isinstance(entry, dict)}
    return table


@lru_cache(maxsize=64)
def add_line(name: str, text: str) -> Variant:
    """Add the game that a line of JSON defines, and return it.

    Raises ReasonedError if the game is refused, or if its name in the catalogue is not `name`.
    """
    game = find(name)
    if game is not None and definition_line(game) == text:
        return game
    game = add(read_line(text))
    if game.name != name:
        raise ReasonedError(because("definition of another game", text=name, game=game.name))
    return game


def of_tags(tags: Mapping[str, str]) -> Variant | None:
    """Return the game that a PGN's tags name, and may define; None for a game that is unknown or refused."""
    name = tags.get("Variant", "").strip().lower()
    if line := tags.get("Definition"):
        try:
            return add_line(name, line)
        except ReasonedError:
            return None
    return find(name)


def _own_game(name: str) -> _OwnGame | None:
    """Return the own game with a name, read again if it is not kept; None if there is none."""
    own = _ready.get(name)
    if own is None and name in _definitions:
        line = decompress(_definitions[name]).decode("utf-8", "surrogatepass")
        return _kept(name, variant_of(_table(line), {}))
    return own


def _kept(name: str, variant: Variant) -> _OwnGame:
    """Keep an own game under a name, and return it; the oldest unlisted one is dropped."""
    own = _OwnGame(replace(variant, name=name, family="", edition="", exported=""), variant)
    _ready[name] = own
    if len(_ready) > MAX_READY + len(_listed):
        oldest = next((other for other in list(_ready) if other not in _listed), name)
        _ready.pop(oldest, None)
    return own


def _fingerprint(text: str) -> str:
    """Return the fingerprint of a definition in one line."""
    from hashlib import sha256  # noqa: PLC0415  # loads OpenSSL, 4 MB, which a window without own games does not need

    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:DIGITS]
