"""The core against the slow referee of each game in random games: moves, positions after them, check."""

from random import Random

import pytest
from reference.mansindam import Mansindam
from reference.palace import PalaceShogi
from reference.pandemonium import FirstEdition, Pandemonium, Vchess
from reference.referee import Referee

from crosscheck.core import amount, difference, legal_texts, lively
from surajang.rules import fen
from surajang.rules.games import game_named

REFEREES = {
    "pandemonium": Pandemonium(),
    "pandemonium-2020": FirstEdition(),
    "pandemonium-vchess": Vchess(),
    "mansindam": Mansindam(),
    "palaceshogi": PalaceShogi(),
}
MAX_PLIES = 120


@pytest.mark.parametrize("variant", REFEREES)
@pytest.mark.parametrize("seed", range(amount(2, 100)))
def test_random_games(variant: str, seed: int) -> None:
    play_along(variant, REFEREES[variant], Random(f"{variant} {seed}"))


def play_along(variant: str, referee: Referee, random: Random) -> None:
    """Play a random game on both sides and compare them at every move."""
    position = referee.read(referee.start)
    core = fen.read(game_named(variant), "startpos")
    for _ in range(MAX_PLIES):
        text = referee.write(position)
        assert fen.write(core) == text
        assert fen.write(fen.read(game_named(variant), text)) == text
        after = referee.moves(position)
        assert not difference(core, set(after))
        assert core.in_check() == referee.in_check(position), text
        if not after:
            break
        move = lively(random, sorted(after))
        core.make(legal_texts(core)[move])
        position = after[move]
    while core.height:
        core.unmake()
    assert fen.write(core) == referee.start
