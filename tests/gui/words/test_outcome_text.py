"""Every way in which a game can end, in words."""

from dataclasses import replace

import pytest

from surajang.gui.words.outcome_text import ended, explanation, heading
from surajang.rules.game import DRAW, Outcome, won_by
from surajang.rules.games import GAMES
from surajang.rules.ini import template
from surajang.rules.special_rules import CHECKMATE, MOVE_LIMIT, PERPETUAL_CHECK, REPETITION, STALEMATE, Repetition


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


@pytest.mark.parametrize(
    ("game", "words"),
    [("chess", "no capture, drop, promotion or pawn move."), ("minixiangqi", "no capture, drop or promotion.")],
)
def test_a_draw_by_the_limit_of_moves_names_pawns_only_where_their_moves_count(game: str, words: str) -> None:
    variant = template(game)
    pieces = tuple(replace(piece, pawn=piece.name in ("Pawn", "Soldier")) for piece in variant.pieces)
    back = replace(variant, pieces=pieces, end=replace(variant.end, move_limit=50))
    assert explanation(Outcome(DRAW, MOVE_LIMIT), back, 0, ("White", "Black")).endswith(words)


def test_only_a_drawn_repetition_calls_for_another_game() -> None:
    rule = Repetition(3, replay_swapped=True, to_move="wins")
    variant = replace(GAMES["pandemonium"], repetition=rule)
    assert explanation(won_by(0, REPETITION), variant, 0, ("White", "Black")) == (
        "The position has occurred for the third time."
    )


def test_an_unnamed_winner_is_named_by_side() -> None:
    variant, won = GAMES["palaceshogi"], won_by(1, CHECKMATE)
    for name in ("", "Second player", "White"):
        assert heading(won, variant, ("Ann", name)) == "Second player wins"
    assert heading(won, variant, ("You", "Novice (level 1)")) == "Novice wins"
    assert heading(won, variant, ("Novice (level 1)", "You")) == "You win"


def test_a_game_in_a_list_has_the_same_result_beside_it_as_in_the_list() -> None:
    assert [ended(1, "time"), ended(3, "agreement")] == ["1–0 (Time)", "½–½ (Agreement)"]
