"""A game's tree and its outcome."""

import pytest
from samples import game

from surajang.rules.game import DRAW, FIRST_WINS, SECOND_WINS, UNDECIDED, Outcome


@pytest.mark.parametrize(("result", "winner"), [(FIRST_WINS, 0), (SECOND_WINS, 1), (DRAW, None), (UNDECIDED, None)])
def test_a_result_has_a_winner_or_none(result: str, winner: int | None) -> None:
    assert Outcome(result, "").winner == winner


def test_a_cursor_inside_a_removed_variation_moves_to_its_parent() -> None:
    played = game("mansindam", "startpos", "e3e4 e7e6")
    _, first, second = played.main_line()
    played.remove(second)
    assert played.node is first
    played.remove(first)
    assert played.node is played.root
    assert played.root.children == []
    kept = played.play_text("d3d4")
    other = played.play_text("d7d6")
    played.go_to(kept)
    played.remove(other)
    assert played.node is kept, "a cursor elsewhere stays"
