"""The variants, by name. Each is defined by the file `NAME.toml` here (docs/game-files.md).

TOML is slow to read, so a build converts the files to JSON (setup.py).
"""

import json
from pathlib import Path
from typing import Any, Final

from surajang.rules.definition import parsed, variant_of
from surajang.rules.errors import ReasonedError
from surajang.rules.reasons import because
from surajang.rules.variant import Variant

FOLDER: Final = Path(__file__).parent
BUILT: Final = FOLDER / "games.json"

_NAMES: Final = ("pandemonium", "pandemonium-2020", "pandemonium-vchess", "mansindam", "palaceshogi")
"""In display order; a game comes after the one that it inherits from."""


def _games() -> dict[str, Variant]:
    """Return the games by name."""
    tables: dict[str, dict[str, Any]] = json.loads(BUILT.read_bytes()) if BUILT.is_file() else {}
    games: dict[str, Variant] = {}
    for name in _NAMES:
        table = tables.get(name) or parsed((FOLDER / f"{name}.toml").read_text("utf-8"))
        games[name] = variant_of(table, games)
    return games


GAMES: dict[str, Variant] = _games()


def game_named(name: str) -> Variant:
    """Return the variant with a name. Raises ReasonedError, which lists the names, for others."""
    try:
        return GAMES[name]
    except KeyError:
        raise ReasonedError(because("no such game", text=name, games=tuple(GAMES))) from None
