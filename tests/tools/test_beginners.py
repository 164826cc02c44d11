"""The imitations of beginners that measure the lowest levels."""

import random

import beginners
import pytest

from surajang.gui.players.levels import LEVELS
from surajang.rules import notation
from surajang.rules.game import Game
from surajang.rules.games import game_named


def test_the_grabber_usually_makes_the_largest_capture() -> None:
    game = Game(game_named("mansindam"), "k8/9/9/9/q2p5/R2R5/9/9/7K1[] w - - 0 1")
    grabber = beginners.Beginner("grabber", game, random.Random(1))
    moves = [grabber.move() for _ in range(300)]
    takes_queen = [move for move in moves if move & 255 == notation.parse(game.position, "a4a5") & 255]
    assert 0.75 < len(takes_queen) / len(moves) < 0.95


@pytest.mark.parametrize("kind", beginners.BEGINNERS)
def test_games_are_reproducible(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beginners, "MAX_PLIES", 24)
    first = beginners.play(("pandemonium", kind, LEVELS[0].number, 3))
    assert first == beginners.play(("pandemonium", kind, LEVELS[0].number, 3))
    assert first in (0.0, 0.5, 1.0)
