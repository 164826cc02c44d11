"""Mansindam and Pandemonium: the core against Fairy-Stockfish in random games."""

from random import Random

import pytest

from crosscheck import fairy
from crosscheck.core import amount, difference, legal_texts, lively
from surajang.rules import fen
from surajang.rules.games import game_named

GAMES = {"pandemonium": 2000, "mansindam": 2000, "pandemonium-2020": 250, "pandemonium-vchess": 250}
"""How many games are compared in full."""
GAMES_A_TEST = 5
MAX_PLIES = 100


@pytest.mark.parametrize(
    ("variant", "seed"),
    [(variant, seed) for variant, full in GAMES.items() for seed in range(amount(5, full) // GAMES_A_TEST)],
)
def test_random_games(variant: str, seed: int) -> None:
    random = Random(f"{variant} {seed}")
    for _ in range(amount(2, GAMES_A_TEST)):
        position = fen.read(game_named(variant), "startpos")
        for _ in range(MAX_PLIES):
            moves = legal_texts(position)
            theirs = fairy.translated(variant, fen.write(position))
            if not position.setup:
                assert not difference(position, fairy.moves(variant, theirs))
            if not moves:
                assert position.in_check() == fairy.check(variant, theirs), fen.write(position)
                break
            position.make(moves[lively(random, sorted(moves))])
