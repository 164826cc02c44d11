"""Repetition and perpetual check: the core against the slow referee in games of moves back and forth."""

from random import Random

import pytest
from reference import history

from crosscheck.core import amount
from crosscheck.test_games import REFEREES
from surajang.rules import notation
from surajang.rules.game import Game
from surajang.rules.games import game_named

STARTS = {
    "pandemonium": [
        "r3k4r/10/10/10/10/10/10/10/10/R3K4R[] w KQkq - 0 1",
        "4k5/10/3Q6/10/10/10/10/4r5/10/K9[] w - - 0 1",
        "10/1k8/10/10/Q9/9q/10/10/8K1/10[] w - - 0 1",
    ],
    "mansindam": ["9/4k4/9/2R6/9/9/6r2/4K4/9[] w - - 0 1", "9/2k6/9/9/1Q5q1/9/9/6K2/9[] w - - 0 1"],
    "palaceshogi": [
        "l3k3l/9/9/9/4S4/9/9/9/L3K3L[] w AIai - 0 1",
        "1k7/9/9/+Q8/9/8+q/9/9/7K1[] w - - 0 1",
        "4k4/9/q8/4P4/9/4p4/8Q/9/4K4[] w - - 0 1",
    ],
}
STARTS["pandemonium-vchess"] = STARTS["pandemonium"]
STARTS["pandemonium-2020"] = ["r4k3r/10/10/10/10/10/10/10/10/R4K3R[] w - - 0 1", *STARTS["pandemonium"][1:]]
MAX_PLIES = 60


@pytest.mark.parametrize("variant", STARTS)
@pytest.mark.parametrize("seed", range(amount(3, 150)))
def test_shuffling_games(variant: str, seed: int) -> None:
    random = Random(f"{variant} {seed}")
    referee, rule = REFEREES[variant], history.RULES[variant]
    start = random.choice(STARTS[variant])
    played = [referee.read(start)]
    game = Game(game_named(variant), start)
    way_back = random.choice((0.5, 0.8, 0.95))
    for _ in range(MAX_PLIES):
        after = history.moves(rule, referee, played)
        said = f"{referee.write(played[-1])}, {len(played) - 1} plies after {start}"
        assert (game.outcome.result, game.outcome.reason) == history.outcome(rule, referee, played), said
        if game.outcome.over:
            break
        moves = {notation.text(game.position, move): move for move in game.legal_moves()}
        assert set(moves) == set(after), said
        known = [move for move in sorted(after) if any(history.same(after[move], earlier) for earlier in played)]
        checks = [move for move in sorted(after) if referee.in_check(after[move])]
        choices = [choice for choice in (known, checks) if choice and random.random() < way_back]
        move = random.choice(choices[0] if choices else sorted(after))
        game.play(moves[move])
        played.append(after[move])
