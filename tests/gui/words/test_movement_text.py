"""How pieces move, in words."""

import pytest

from surajang.gui.words.movement import movement
from surajang.rules.games import GAMES


@pytest.mark.parametrize(
    ("betza", "words"),
    [
        ("R", "Goes any distance straight."),
        ("Q", "Goes any distance in every direction."),
        ("fmWfcF", "Moves one step forward. Captures one step diagonally forward."),
        ("fmR3", "Moves up to 3 steps forward."),
        ("mRcpR", "Moves any distance straight. Captures over one piece any distance straight."),
        ("WfF", "Goes one step straight and diagonally forward."),
        ("ffN", "Goes with a knight's jump, two ranks forward."),
        ("BN", "Goes any distance diagonally. Goes with a knight's jump."),
    ],
)
def test_movement_is_told(betza: str, words: str) -> None:
    assert movement(betza) == words


def test_every_piece_has_words() -> None:
    for game in GAMES.values():
        for piece in game.pieces:
            assert movement(piece.moves).endswith(".")
            assert "  " not in movement(piece.moves)
