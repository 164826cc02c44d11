"""Hand-made positions for each sentence of RULES.md §4 about Mansindam."""

import pytest
from samples import game, legal, result

from surajang.rules import fen
from surajang.rules.notation import IllegalMove

NAME = "mansindam"


def moves_of(square: str, start: str, moves: str = "") -> set[str]:
    """The legal moves of the piece on a square."""
    return {move for move in legal(NAME, start, moves) if move.startswith(square)}


def test_pawns_move_and_capture_straight_ahead():
    assert moves_of("e4", "4k4/9/9/9/3ppp3/4P4/9/9/4K4[] w - - 0 1") == {"e4e5"}
    assert moves_of("e3", "4k4/9/9/9/9/9/4P4/9/4K4[] w - - 0 1") == {"e3e4"}
    assert "[P]" in fen.write(game(NAME, "4k4/9/9/9/4p4/4P4/9/9/4K4[] w - - 0 1", "e4e5").position)


@pytest.mark.parametrize(
    ("piece", "promoted"),
    [("P", "+P"), ("N", "+N"), ("B", "+B"), ("R", "+R"), ("C", "+C"), ("M", "+M")],
)
def test_promotion_is_compulsory_on_entering_moving_within_and_leaving(piece, promoted):
    start = f"k8/9/4{piece}4/9/9/9/9/9/8K[] w - - 0 1"
    within = moves_of("e7", start)
    assert within
    assert all(move.endswith("+") for move in within)
    entering = moves_of("e6", f"k8/9/9/4{piece}4/9/9/9/9/8K[] w - - 0 1")
    assert {move for move in entering if move[3] in "789"} == {move for move in entering if move.endswith("+")}
    for move in within:
        assert promoted in fen.write(game(NAME, start, move).position).split("[")[0]


def test_queens_and_angels_do_not_promote():
    assert not {move for move in legal(NAME, "9/k8/9/3QA4/9/9/9/9/8K[] w - - 0 1") if move.endswith("+")}


def test_promoted_pieces_return_unpromoted():
    for piece in "PNBRCM":
        start = f"4k4/9/9/3q5/9/9/3+{piece}5/9/7K1[] b - - 0 1"
        assert f"[{piece.lower()}]" in fen.write(game(NAME, start, "d6d3").position)


def test_a_guard_moves_as_a_king_and_is_not_royal():
    start = "4k4/9/9/9/3+P5/9/9/9/8K[] w - - 0 1"
    assert len(moves_of("d5", start)) == 8
    assert not game(NAME, "4k4/9/3r5/9/3+P5/9/9/9/8K[] w - - 0 1").node.check


def test_pieces_are_dropped_on_allowed_squares():
    moves = legal(NAME, "4k4/9/9/9/3P5/4+P4/9/9/8K[PN] w - - 0 1")
    assert {"N@a9", "N@a1", "P@a1", "P@a8", "P@e8"} <= moves
    assert not {move for move in moves if move.startswith("P@") and (move[2] == "d" or move[3] == "9")}
    assert not {"N@e4", "N@d5", "N@e9"} & moves
    assert not {move for move in moves if "@" in move and move.endswith("+")}


def test_a_pawn_drop_may_mate():
    mating = "k8/9/2N6/9/9/4B4/9/9/1R2K4[P] w - - 0 1"
    assert game(NAME, mating, "P@a8").node.check
    assert result(NAME, "k8/9/1+R7/9/9/9/9/9/4K4[P] w - - 0 1", "P@a8") == ("1-0", "checkmate")


def test_a_king_that_reaches_the_last_rank_wins():
    start = "9/4K4/9/9/9/9/9/4k4/9[] {} - - 0 1"
    assert result(NAME, start.format("w"), "e8e9") == ("1-0", "campmate")
    assert result(NAME, start.format("b"), "e2e1") == ("0-1", "campmate")
    assert legal(NAME, start.format("w"), "e8e9") == set()


def test_a_king_may_not_arrive_where_he_is_attacked():
    start = "r8/4K4/9/9/9/9/9/4k4/9[] w - - 0 1"
    assert not {"e8e9", "e8d9", "e8f9"} & legal(NAME, start)


def test_a_king_may_capture_or_leave_check_by_arriving():
    start = "4n4/4K2r1/9/9/9/9/9/4k4/9[] w - - 0 1"
    assert game(NAME, start).node.check
    assert result(NAME, start, "e8e9") == ("1-0", "campmate")


def test_a_position_with_an_arrived_king_is_won():
    assert result(NAME, "4K4/9/9/9/9/9/9/4k4/9[] b - - 0 1") == ("1-0", "campmate")
    assert legal(NAME, "4K4/9/9/9/9/9/9/4k4/9[] b - - 0 1") == set()
    assert result(NAME, "9/4K4/9/9/9/9/9/9/4k4[] w - - 0 1") == ("0-1", "campmate")


def test_stalemate_loses():
    start = "k8/9/9/9/9/9/1Q7/9/4K4[{}] w - - 0 1"
    assert result(NAME, start.format(""), "b3b7") == ("1-0", "stalemate")
    assert result(NAME, start.format("n"), "b3b7") == ("*", "")


def test_the_third_repetition_is_illegal():
    shuffle = "d1e1 d9e9 e1d1 e9d9 "
    start = "3k5/9/9/9/9/9/9/9/3K5[] w - - 0 1"
    assert "e9d9" in legal(NAME, start, shuffle + "d1e1 d9e9 e1e2")
    twice = shuffle + "d1e1 d9e9 e1d1"
    assert "e9d9" not in legal(NAME, start, twice)
    assert "e9e8" in legal(NAME, start, twice)
    with pytest.raises(IllegalMove):
        game(NAME, start, twice + " e9d9")


def test_checks_do_not_affect_repetition():
    start = "3k5/9/9/9/9/9/9/8K/1Q7[] w - - 0 1"
    checks = "b1d1 d9e9 d1e1 e9d9 e1d1 d9e9 d1e1 e9d9"
    assert "e1d1" not in legal(NAME, start, checks)
    assert "e1d2" in legal(NAME, start, checks)


def test_a_player_with_only_repeating_moves_loses():
    # Black's king has one move on every turn: a9-b9 and back.
    start = "k8/7R1/9/9/9/9/9/9/2R1K4[] w - - 0 1"
    assert legal(NAME, start, "e1e2") == {"a9b9"}
    moves = "e1e2 a9b9 e2e1 b9a9 e1e2 a9b9 e2e1"
    assert result(NAME, start, moves) == ("1-0", "stalemate")
    assert legal(NAME, start, moves) == set()


def test_a_checked_player_with_only_repeating_moves_is_mated():
    start = "k8/7R1/9/9/9/9/9/1R7/2R1K4[] w - - 0 1"
    assert result(NAME, start, "b2a2 a9b9 a2b2 b9a9 b2a2 a9b9 a2b2") == ("1-0", "checkmate")
