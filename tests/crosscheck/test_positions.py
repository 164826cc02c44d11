"""The core against the slow referees on random positions: moves, check, result, positions after moves, and taking back.

No other program plays Palace Shogi, so this is its main check.
"""

from random import Random

import pytest
from reference import chess_positions, positions
from reference.referee import Position, Referee

from crosscheck.core import amount, difference, legal_texts
from crosscheck.test_games import REFEREES
from surajang.rules import fen
from surajang.rules.game import Game
from surajang.rules.games import game_named

CHUNK = amount(50, 100)


@pytest.mark.parametrize("seed", range(amount(8, 200)))
def test_palace_shogi(seed: int) -> None:
    random = Random(seed)
    for _ in range(CHUNK):
        compare("palaceshogi", positions.GAME, positions.random_position(random), random)


@pytest.mark.parametrize("variant", [name for name in REFEREES if name != "palaceshogi"])
@pytest.mark.parametrize("seed", range(amount(1, 20)))
def test_pandemonium_and_mansindam(variant: str, seed: int) -> None:
    random = Random(f"{variant} {seed}")
    for _ in range(CHUNK):
        compare(variant, REFEREES[variant], chess_positions.random_position(random, REFEREES[variant]), random)


def compare(variant: str, referee: Referee, position: Position, random: Random) -> None:
    """Compare both at a position and at those after some of its moves."""
    text = referee.write(position)
    core = fen.read(game_named(variant), text)
    assert fen.write(core) == text
    after = referee.moves(position)
    assert not difference(core, set(after))
    assert core.in_check() == referee.in_check(position), text
    outcome = Game(game_named(variant), text).outcome
    assert (outcome.result, outcome.reason) == referee.outcome(position), text
    moves = legal_texts(core)
    for move in random.sample(sorted(after), min(5, len(after))):
        core.make(moves[move])
        assert fen.write(core) == referee.write(after[move]), f"{text} after {move}"
        core.unmake()
    assert fen.write(core) == text
