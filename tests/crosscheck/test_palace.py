"""Palace Shogi, which no other program plays: the core against the slow judge on random positions."""

from random import Random

import pytest
from reference.positions import GAME, random_position

from crosscheck.core import amount, difference, legal_texts
from rules import fen
from rules.game import Game
from rules.games import game_named

PALACE_SHOGI = game_named("palaceshogi")
CHUNK = 250


@pytest.mark.parametrize("seed", range(amount(6, 80)))
def test_random_positions(seed: int) -> None:
    random = Random(seed)
    for _ in range(CHUNK):
        position = random_position(random)
        text = GAME.write(position)
        core = fen.read(PALACE_SHOGI, text)
        assert fen.write(core) == text
        after = GAME.moves(position)
        assert not difference(core, set(after))
        assert core.in_check() == GAME.in_check(position), text
        outcome = Game(PALACE_SHOGI, text).outcome
        assert (outcome.result, outcome.reason) == GAME.outcome(position), text
        moves = legal_texts(core)
        for move in random.sample(sorted(after), min(5, len(after))):
            core.make(moves[move])
            assert fen.write(core) == GAME.write(after[move]), f"{text} after {move}"
            core.unmake()
        assert fen.write(core) == text
