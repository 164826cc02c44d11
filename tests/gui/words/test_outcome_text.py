"""Every way in which a game can end, in words."""

import pytest

from surajang.gui.words.outcome_text import explanation, heading
from surajang.rules.game import won_by
from surajang.rules.games import GAMES
from surajang.rules.special_rules import CHECKMATE, PERPETUAL_CHECK, REPETITION, STALEMATE


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("side", [0, 1])
def test_every_end_on_the_board_has_a_sentence(name, side):
    variant = GAMES[name]
    first, second = variant.appearance.players
    players = (first, second)
    for reason in (CHECKMATE, STALEMATE, REPETITION, PERPETUAL_CHECK, variant.end.arrival_reason):
        words = explanation(won_by(side, reason), variant, 1 - side, players)
        assert (words != "") == (reason != "")
    if variant.end.arrival:
        assert words == variant.end.arrival_sentence.format(winner=players[side])
        assert words.startswith(f"{players[side]}'s king has ")


def test_an_unnamed_winner_is_named_by_side() -> None:
    variant, won = GAMES["palaceshogi"], won_by(1, CHECKMATE)
    for name in ("", "Second player", "White"):
        assert heading(won, variant, ("Ann", name)) == "Second player wins"
    assert heading(won, variant, ("You", "Novice (level 1)")) == "Novice wins"
    assert heading(won, variant, ("Novice (level 1)", "You")) == "You win"
