"""Keys of positions are stored: they must be the same in every run, on every build and every version of Python."""

import pytest

from surajang.rules.game import Game
from surajang.rules.games import GAMES

KEYS = {
    "pandemonium": (7218695812037531040, 4758595904627066304),
    "pandemonium-2020": (-2662047681964425086, 6380487357745313050),
    "pandemonium-vchess": (7218695812037531040, 4758595904627066304),
    "mansindam": (4818423525866925558, -1664972932492628410),
    "palaceshogi": (6874274040323302750, 2318787206122819544),
}
"""At the start, and after the first legal move six times. If they change, so must gui.library.facts.FORM."""


@pytest.mark.parametrize("name", GAMES)
def test_keys_are_unchanged(name):
    game = Game(GAMES[name])
    before = game.node.key
    for _ in range(6):
        game.play(game.legal_moves()[0])
    assert (before, game.node.key) == KEYS[name]
