"""Reads definitions of games from files and texts, and registers the games, on a thread and with pauses for the other
threads.
"""

import re
import time
from dataclasses import dataclass
from pathlib import Path

from surajang.rules import catalogue
from surajang.rules.definition_writer import write
from surajang.rules.errors import InvalidDefinition, ReasonedError
from surajang.rules.files import decode, read_regular
from surajang.rules.game_files import INI, MAX_BYTES, TOML, Found, each_game, is_ini
from surajang.rules.reasons import because
from surajang.rules.variant import Variant

SUFFIXES = (TOML, INI)

SEARCHED = 20_000
"""Characters at the beginning of a text that are searched for a sign of a definition."""

MAX_GAMES = 500
"""The most games read from one text. Each takes some thousand times the memory of its section in the text."""

PAUSE = 0.0001
"""Seconds of pause after each game, since no other thread runs while the compiled rules work."""

# A section, or a key with its value, after nothing but comments; a game's tag has a quoted value.
_BEGINNING = re.compile(
    r"\ufeff?(?>(?:\s++|[#;][^\n]*+)*)(?:\[[^\]\n\"]++\][ \t\r]*+(?:[#;\n]|\Z)|[\w.-]++[ \t]*+=[ \t]*+\S)"
)

# A section with a key and its value below it: a text copied from a page may have sentences above them.
_SECTION = re.compile(r"^\[[^\]\n\"]++\][ \t\r]*+\n(?>(?:\s++|[#;][^\n]*+)*)[\w.-]++[ \t]*+=[ \t]*+\S", re.MULTILINE)


@dataclass(frozen=True)
class FoundGame:
    """A name that a text defines, with the registered game (`rules.catalogue`) or the refusal in `found`.

    `text` is the TOML that defines the game, if any.
    """

    name: str
    found: Found
    text: str = ""

    def toml(self) -> str:
        """Return the game's definition as TOML: `text`, or one that is written now, which takes a while."""
        assert isinstance(self.found, Variant)
        return self.text or write(catalogue.defined(self.found))


def is_definition(text: str) -> bool:
    """Return whether a text looks like the definition of a game."""
    return _BEGINNING.match(text[:SEARCHED]) is not None


def has_definition(text: str) -> bool:
    """Return whether a text looks like the definition of a game, or has one for Fairy-Stockfish below other text."""
    return is_definition(text) or _SECTION.search(text[:SEARCHED]) is not None


def is_definition_file(path: str) -> bool:
    """Return whether a file's name has the suffix of a definition."""
    return path.lower().endswith(SUFFIXES)


def found_in(source: Path | str) -> list[FoundGame]:
    """Return the games and refusals in a file or a text, in its order; the last refusal may be for the rest of the
    text.

    Raises OSError and ValueError.
    """
    suffix = source.suffix.lower() if isinstance(source, Path) else ""
    text = decode(read_regular(source, MAX_BYTES)) if isinstance(source, Path) else source[: MAX_BYTES + 1]
    if suffix not in SUFFIXES and has_definition(text) and not is_definition(text):
        suffix = INI
    kept = "" if is_ini(text, suffix) else text
    found: list[FoundGame] = []
    for name, game in each_game(text, suffix):
        if len(found) == MAX_GAMES:
            reason = because("definition list too long", key=INI, most=MAX_GAMES)
            return [*found, FoundGame("", InvalidDefinition(reason))]
        found.append(FoundGame(name, _known(game), kept))
        time.sleep(PAUSE)
    return found


def _known(game: Found) -> Found:
    """Return the registered game, or why it is refused."""
    if isinstance(game, InvalidDefinition):
        return game
    try:
        return catalogue.add(game)
    except ReasonedError as error:
        return InvalidDefinition(error.reason)
