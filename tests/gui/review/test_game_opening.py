"""How far a game follows made-up games of the computer."""

import pytest
from made_up_openings import made_up

from surajang.gui.review.game_opening import PATIENCE, LastKnown, last_known
from surajang.rules.game import Game
from surajang.rules.games import GAMES

MANSINDAM = GAMES["mansindam"]
TREE = {
    "": [("c4", 60, 33.0), ("e4", 40, 18.0)],
    "c4": [("c6", 40, 22.0)],
    "c4 c6": [("e4", 10, 4.5)],
    "c4 c6 e4": [("e6", 8, 4.0)],
}


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        ("", LastKnown(0, 100)),
        ("a4 a6", LastKnown(0, 100)),
        ("c4", LastKnown(1, 60)),
        ("c4 e6 d4", LastKnown(1, 60)),
        ("c4 c6 e4 e6", LastKnown(4, 8)),
        ("c4 c6 e4 e6 a4", LastKnown(4, 8)),
        ("e4 c6 c4 e6", LastKnown(4, 8)),  # e4 c6 is not in the tree, but leads to a position that is
    ],
)
def test_a_line_is_known_as_far_as_its_positions(moves: str, expected: LastKnown) -> None:
    game = Game(MANSINDAM)
    start = game.position.copy()
    made = [game.play_text(text).move for text in moves.split()]
    before = int(start.key)
    assert last_known(made_up(MANSINDAM, TREE), start, made) == expected
    assert int(start.key) == before


def test_another_opening_is_unknown() -> None:
    game = Game(MANSINDAM)
    game.play_text("a4")
    start = game.position.copy()
    made = [game.play_text(text).move for text in ("a6", "b4", "b6", "d4", "d6", "g4", "g6", "f4")]
    assert len(made) > PATIENCE
    assert last_known(made_up(MANSINDAM, TREE), start, made) is None
