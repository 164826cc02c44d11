"""Saved games: the headers kept, and the files refused."""

import pytest

from surajang.gui.players import saved_game
from surajang.rules.game import GOES_ON

ENDED = '[Variant "mansindam"]\n[White "Ann"]\n[Result "{result}"]\n[Termination "{ending}"]\n\n1. e4 e6 {result}\n'


@pytest.mark.parametrize(
    ("ending", "over", "saved"),
    [
        ("time forfeit", True, "time forfeit"),
        ("time forfeit", False, "unterminated"),
        ("unterminated", True, "normal"),
        ("unterminated", False, "unterminated"),
        ("abandoned", False, "abandoned"),
    ],
)
def test_a_termination_tag_is_kept_while_correct(ending: str, over: bool, saved: str) -> None:
    plan, game = saved_game.read(ENDED.format(result="1-0", ending=ending).encode())
    outcome = game.ended if over else GOES_ON
    assert outcome.over == over
    assert saved_game.headers_of(game, plan.players, plan.controls, outcome)["Termination"] == saved


@pytest.mark.parametrize("text", ["", '[Variant "mansindam"]\n\n1. e9 *\n'])
def test_a_file_without_a_readable_game_is_refused(text: str) -> None:
    with pytest.raises(saved_game.UnreadableGame):
        saved_game.read(text.encode())
