"""The variants, by name."""

from surajang.rules.errors import ReasonedError
from surajang.rules.games.mansindam import MANSINDAM
from surajang.rules.games.palaceshogi import PALACE_SHOGI
from surajang.rules.games.pandemonium import PANDEMONIUM
from surajang.rules.games.pandemonium_2020 import PANDEMONIUM_2020
from surajang.rules.games.pandemonium_vchess import PANDEMONIUM_VCHESS
from surajang.rules.reasons import because
from surajang.rules.variant import Variant

GAMES: dict[str, Variant] = {
    game.name: game for game in (PANDEMONIUM, PANDEMONIUM_2020, PANDEMONIUM_VCHESS, MANSINDAM, PALACE_SHOGI)
}


def game_named(name: str) -> Variant:
    """Return the variant with a name. Raises ReasonedError, which lists the names, for others."""
    try:
        return GAMES[name]
    except KeyError:
        raise ReasonedError(because("no such game", text=name, games=tuple(GAMES))) from None
