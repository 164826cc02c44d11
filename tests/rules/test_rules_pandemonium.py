"""Hand-made positions for each sentence of RULES.md §1-§3 about Pandemonium."""

import pytest
from samples import game, legal, result

from surajang.rules import fen, notation

NAME = "pandemonium"
FIRST = "pandemonium-2020"
VCHESS = "pandemonium-vchess"


def board_after(name: str, start: str, moves: str) -> str:
    """The FEN after moves, without its counters."""
    return fen.write(game(name, start, moves).position).rsplit(" ", 2)[0]


# Setup


@pytest.mark.parametrize("name", [NAME, VCHESS])
def test_each_player_chooses_one_of_four_setups_white_first(name):
    assert legal(name) == {"NB-BN", "BN-BN", "NB-NB", "BN-NB"}
    assert legal(name, moves="BN-BN") == {"NB-BN", "BN-BN", "NB-NB", "BN-NB"}
    played = game(name, moves="BN-NB NB-NB")
    expected = "rnbqkmcnbr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RBNQKMCNBR[] w KQkq - 0 1"
    assert fen.write(played.position) == expected
    between = fen.write(game(name, moves="BN-NB").position)
    assert between.endswith("RBNQKMCNBR[] b KQkq - 0 1 setup=b")


def test_setup_positions_do_not_count_for_repetition():
    # The position after the standard setup equals the one before White chose, but is counted only once.
    there_and_back = "b1c3 b10c8 c3b1 c8b10 "
    assert result(NAME, moves="NB-BN NB-BN " + there_and_back) == ("*", "")
    assert result(NAME, moves="NB-BN NB-BN " + there_and_back * 2) == ("1/2-1/2", "repetition")


def test_first_edition_has_no_setup():
    assert len(legal(FIRST)) == 38


# Pawns


def test_pawns_go_up_to_three_squares_from_the_second_rank_and_two_from_the_third():
    start = "4k5/10/10/10/10/10/10/3P6/4P5/4K5[] w - - 0 1"
    moves = {move for move in legal(NAME, start) if move[:2] in ("e2", "d3")}
    assert moves == {"e2e3", "e2e4", "e2e5", "d3d4", "d3d5"}
    assert {"d3d4"} == {move for move in legal(FIRST, start) if move[:2] == "d3"}
    assert "d3d5" in legal(VCHESS, start)


def test_pawns_go_over_empty_squares_only_and_do_not_capture_ahead():
    start = "4k5/10/10/10/10/4n5/10/10/4P5/4K5[] w - - 0 1"
    assert {"e2e3", "e2e4"} == {move for move in legal(NAME, start) if move[:2] == "e2"}
    start = "4k5/10/10/10/10/10/10/4n5/4P5/6K3[] w - - 0 1"
    assert not {move for move in legal(NAME, start) if move[:2] == "e2"}


def test_a_dropped_pawn_has_its_long_moves():
    moves = "P@e2 e10f10"
    assert {"e2e3", "e2e4", "e2e5"} <= legal(NAME, "4k5/10/10/10/10/10/10/10/10/K9[P] w - - 0 1", moves)


def test_en_passant_on_every_square_passed():
    start = "4k5/10/10/10/10/5p4/3p6/10/4P5/4K5[] w - - 0 1"
    assert board_after(NAME, start, "e2e5").endswith("b - e3e4")
    assert {"d4e3", "f5e4"} <= legal(NAME, start, "e2e5")
    # The captured pawn is two squares beyond, or one.
    assert board_after(NAME, start, "e2e5 d4e3") == "4k5/10/10/10/10/5p4/10/4p5/10/4K5[p] w - -"
    assert board_after(NAME, start, "e2e5 f5e4") == "4k5/10/10/10/10/10/3pp5/10/10/4K5[p] w - -"


def test_en_passant_after_two_squares_from_the_third_rank():
    start = "4k5/10/10/10/10/5p4/10/4P5/10/4K5[] w - - 0 1"
    assert "f5e4" in legal(NAME, start, "e3e5")
    assert board_after(NAME, start, "e3e4").endswith("b - -")


def test_en_passant_on_the_next_turn_only():
    start = "4k5/10/10/10/10/5p4/10/10/4P5/4K5[] w - - 0 1"
    assert "f5e4" in legal(NAME, start, "e2e5")
    assert "f5e4" not in legal(NAME, start, "e2e5 e10d10 e1d1")


def test_a_drop_is_never_captured_en_passant():
    assert "f5e4" not in legal(NAME, "4k5/10/10/10/10/5p4/10/10/10/4K5[P] w - - 0 1", "P@e5")


def test_en_passant_can_expose_the_king_on_its_rank():
    start = "10/10/10/10/10/10/k2p5R/10/4P5/4K5[] w - - 0 1"
    assert board_after(NAME, start, "e2e4").endswith("b - e3")
    assert "d4e3" not in legal(NAME, start, "e2e4")
    assert "d4d3" in legal(NAME, start, "e2e4")


def test_en_passant_can_answer_a_check_by_the_pawn():
    start = "10/10/10/10/3k6/5p4/10/10/4P5/6K3[] w - - 0 1"
    assert game(NAME, start, "e2e5").node.check
    assert "f5e4" in legal(NAME, start, "e2e5")


# Promotion


def test_promotion_on_entering_moving_within_and_leaving_the_camp():
    start = "4k5/2R7/10/10/10/10/10/10/5R4/4K5[] w - - 0 1"
    moves = legal(NAME, start)
    assert {"c9c2", "c9c2+", "c9d9", "c9d9+", "f2f9", "f2f9+", "f2f8"} <= moves
    assert "f2f8+" not in moves
    moves = legal(FIRST, start)
    assert {"c9c10", "c9c10+", "f2f10", "f2f10+", "c9d9"} <= moves
    assert not {"c9d9+", "f2f9+"} & moves
    assert "c10c2+" in legal(FIRST, "2R7/4k5/10/10/10/10/10/10/10/4K5[] w - - 0 1")


def test_kings_queens_and_promoted_pieces_do_not_promote():
    moves = legal(NAME, "9k/2Q2K4/1D8/10/10/10/10/10/10/10[] w - - 0 1")
    assert not {move for move in moves if move.endswith("+")}


@pytest.mark.parametrize(
    ("letter", "promoted"), [("P", "G"), ("N", "S"), ("B", "H"), ("R", "D"), ("C", "W"), ("M", "A")]
)
def test_pieces_promote_to_their_counterparts_and_return_unpromoted(letter, promoted):
    start = f"k9/10/8{letter}1/10/10/10/10/10/10/9K[] w - - 0 1"
    promotions = [move for move in legal(NAME, start) if move.startswith("i8") and move.endswith("+")]
    assert promotions
    for move in promotions:
        assert promoted in board_after(NAME, start, move)
    assert f"[{letter.lower()}]" in board_after(NAME, f"k9/10/10/4q5/10/10/10/4{promoted}5/10/9K[] b - - 0 1", "e7e3")


def test_pawns_must_promote_in_the_camp():
    start = "9k/10/2P7/10/10/10/10/10/10/4K5[] w - - 0 1"
    assert {move for move in legal(NAME, start) if move[0] == "c"} == {"c8c9+"}
    assert {move for move in legal(FIRST, start) if move[0] == "c"} == {"c8c9"}
    assert {move for move in legal(VCHESS, start) if move[0] == "c"} == {"c8c9", "c8c9+"}
    assert {move for move in legal(FIRST, start, "c8c9 j10j9") if move[0] == "c"} == {"c9c10+"}
    assert {move for move in legal(VCHESS, start, "c8c9 j10j9") if move[0] == "c"} == {"c9c10+"}


def test_a_drop_never_promotes_and_a_pawn_on_rank_9_waits():
    start = "9k/10/10/10/10/10/10/10/10/4K5[PN] w - - 0 1"
    moves = legal(NAME, start)
    assert {"P@c9", "N@c10", "N@c9"} <= moves
    assert not {move for move in moves if "@" in move and move.endswith("+")}
    assert {move for move in legal(NAME, start, "P@c9 j10i10") if move[0] == "c"} == {"c9c10+"}
    start = "1n7k/10/10/10/10/10/10/10/10/4K5[P] w - - 0 1"
    assert {"c9c10+", "c9b10+"} == {move for move in legal(NAME, start, "P@c9 j10i10") if move[0] == "c"}


# Drops


def test_pawns_are_dropped_on_allowed_ranks():
    start = "9k/10/10/10/4P5/10/10/10/10/4K5[PQ] w - - 0 1"
    moves = legal(NAME, start)
    assert {"P@e2", "P@e5", "P@e9", "Q@e10", "Q@a1"} <= moves
    assert not {move for move in moves if move.startswith("P@") and move[3:] in ("1", "10")}
    first = legal(FIRST, start)
    assert {"P@a1", "P@e9"} <= first
    assert "P@e10" not in first


def test_drops_fill_empty_squares_only():
    moves = legal(NAME, "9k/10/10/10/4p5/4P5/10/10/10/4K5[N] w - - 0 1")
    assert not {"N@e5", "N@e6", "N@e1", "N@j10"} & moves


def test_a_pawn_drop_may_not_mate():
    mating = "k9/10/2N7/10/10/4B5/10/10/10/1R2K5[PN] w - - 0 1"
    assert "P@b9" not in legal(NAME, mating)
    # A reply of any kind makes it legal: the rook captures the pawn.
    assert "P@b9" in legal(NAME, mating.replace("k9/10/", "k9/9r/"))
    # Any other drop may mate, and a pawn may mate by moving.
    assert result(NAME, "k9/2R7/10/10/10/10/10/10/10/1R2K5[Q] w - - 0 1", "Q@a5") == ("1-0", "checkmate")
    assert result(NAME, mating.replace("k9/10/2N7", "k9/10/1PN7").replace("[PN]", "[]"), "b8b9+")[0] == "1-0"


def test_a_drop_can_block_a_check():
    start = "4k5/10/10/10/4r5/10/10/10/3P1P4/3RKR4[N] w - - 0 1"
    assert {"N@e2", "N@e3", "N@e4", "N@e5"} == {move for move in legal(NAME, start) if "@" in move}


# Castling


HOME = "4k5/10/10/10/10/10/10/10/10/R3K4R[] w KQ - 0 1"


def test_castling_moves_the_king_three_squares_and_the_rook_next_to_it():
    assert {"e1b1", "e1h1"} <= legal(NAME, HOME)
    assert board_after(NAME, HOME, "e1h1") == "4k5/10/10/10/10/10/10/10/10/R5RK2[] b - -"
    assert board_after(NAME, HOME, "e1b1") == "4k5/10/10/10/10/10/10/10/10/1KR6R[] b - -"
    black = "r3k4r/10/10/10/10/10/10/10/10/4K5[] b kq - 0 1"
    assert board_after(NAME, black, "e10h10") == "r5rk2/10/10/10/10/10/10/10/10/4K5[] w - -"
    assert board_after(NAME, black, "e10b10") == "1kr6r/10/10/10/10/10/10/10/10/4K5[] w - -"


@pytest.mark.parametrize(
    ("attackers", "castlings"),
    [
        ("10", {"e1b1", "e1h1"}),
        ("1r8", {"e1h1"}),
        ("2r7", {"e1h1"}),
        ("3r6", {"e1h1"}),
        ("r9", {"e1b1", "e1h1"}),  # the rook may be attacked
        ("4r5", set()),  # out of check
        ("5r4", {"e1b1"}),
        ("6r3", {"e1b1"}),
        ("7r2", {"e1b1"}),
        ("8r1", {"e1b1", "e1h1"}),  # nor does the square between rook and king matter
        ("9r", {"e1b1", "e1h1"}),
    ],
)
def test_no_square_on_the_kings_path_may_be_attacked(attackers, castlings):
    start = f"4k5/10/10/10/10/{attackers}/10/10/10/R3K4R[] w KQ - 0 1"
    if attackers == "4r5":
        assert game(NAME, start).node.check
    assert legal(NAME, start) & {"e1b1", "e1h1"} == castlings


@pytest.mark.parametrize("rank", ["RN2K3NR", "R1N1K1N2R", "R2NKN3R"])
def test_no_piece_may_be_between_king_and_rook(rank):
    assert not legal(NAME, f"4k5/10/10/10/10/10/10/10/10/{rank}[] w KQ - 0 1") & {"e1b1", "e1h1"}


def test_neither_king_nor_rook_may_have_moved():
    assert not legal(NAME, HOME, "e1e2 e10e9 e2e1 e9e10") & {"e1b1", "e1h1"}
    assert legal(NAME, HOME, "a1a2 e10e9 a2a1 e9e10") & {"e1b1", "e1h1"} == {"e1h1"}


def test_a_captured_rook_ends_the_right_even_if_another_is_dropped_there():
    start = "4k5/10/10/10/10/10/10/10/8b1/R3K4R[R] w KQ - 0 1"
    assert board_after(NAME, start, "a1a2 i2j1") == "4k5/10/10/10/10/10/10/10/R9/4K4b[Rr] w - -"
    dropped = "4k5/10/10/10/10/10/10/10/10/4K5[R] w KQ - 0 1"
    assert not legal(NAME, dropped, "R@j1 e10e9") & {"e1h1"}


def test_castling_is_written_like_the_inventor_writes_it():
    position = fen.read(game(NAME).variant, HOME)
    assert notation.written(position, notation.parse(position, "e1h1")) == "O-O-O"
    assert notation.written(position, notation.parse(position, "e1b1")) == "O-O"


def test_the_first_edition_castles_without_history():
    start = "5k4/10/10/10/10/10/10/10/10/R4K3R[] w - - 0 1"
    assert {"f1c1", "f1i1"} <= legal(FIRST, start)
    assert board_after(FIRST, start, "f1c1").startswith("5k4/10/10/10/10/10/10/10/10/2KR5R")
    assert board_after(FIRST, start, "f1i1").startswith("5k4/10/10/10/10/10/10/10/10/R6RK1")
    # king and rook come back, or the rook is dropped; but it must be unpromoted, and the king not in check
    assert {"f1c1", "f1i1"} <= legal(FIRST, start, "f1f2 f10f9 f2f1 f9f10")
    assert "f1i1" in legal(FIRST, "5k4/10/10/10/10/10/10/10/10/5K4[R] w - - 0 1", "R@j1 f10f9")
    assert not {"f1c1", "f1i1"} & legal(FIRST, "5k4/10/10/10/10/10/10/10/10/D4K3D[] w - - 0 1")
    assert not {"f1c1", "f1i1"} & legal(FIRST, "5k4/10/10/10/5r4/10/10/10/10/R4K3R[] w - - 0 1")
    # more than once
    assert "f1i1" in legal(FIRST, start, "f1c1 f10f9 c1c2 f9f10 c2d2 f10f9 d2e2 f9f10 e2f1 f10f9")


# Ends


def test_stalemate_is_a_draw_unless_there_is_a_drop():
    start = "k9/10/10/10/10/10/1Q8/10/10/4K5[{}] w - - 0 1"
    assert result(NAME, start.format(""), "b4b8") == ("1/2-1/2", "stalemate")
    assert result(NAME, start.format("n"), "b4b8") == ("*", "")


def test_checkmate():
    assert result(NAME, "k9/10/1K8/10/10/10/10/10/10/8R1[] w - - 0 1", "i1i10") == ("1-0", "checkmate")
    assert legal(NAME, "k9/10/1K8/10/10/10/10/10/10/8R1[] w - - 0 1", "i1i10") == set()


def test_repetition_with_checks_by_one_side_loses_for_it():
    start = "4k5/10/10/10/10/10/10/10/9K/3R6[] w - - 0 1"
    checks = "d1e1 e10d10 e1d1 d10e10 "
    assert result(NAME, start, checks) == ("*", "")
    assert result(NAME, start, checks * 2) == ("0-1", "perpetual check")
    assert result(FIRST, start, checks * 2) == ("0-1", "perpetual check")


def test_repetition_without_checks_is_a_draw():
    start = "4k5/10/10/10/10/10/10/10/9K/1R8[] w - - 0 1"
    assert result(NAME, start, "b1c1 e10d10 c1b1 d10e10 " * 2) == ("1/2-1/2", "repetition")


def test_one_move_without_check_makes_the_repetition_a_draw():
    start = "4k5/10/10/10/10/10/10/10/9K/3R6[] w - - 0 1"
    assert result(NAME, start, "d1e1 e10d10 e1d1 d10e10 d1c1 e10f10 c1d1 f10e10") == ("1/2-1/2", "repetition")


def test_the_first_edition_counts_repetition_in_a_row_only():
    start = "4k5/10/10/10/10/10/10/10/9K/1R8[] w - - 0 1"
    short = "b1c1 e10d10 c1b1 d10e10 "
    long = "b1c1 e10d10 c1d1 d10c10 d1c1 c10d10 c1b1 d10e10 "
    assert result(FIRST, start, short * 2) == ("1/2-1/2", "repetition")
    assert result(FIRST, start, short + long) == ("*", "")
    assert result(FIRST, start, short + long + short)[0] == "*"
    assert result(FIRST, start, short + long + short * 2) == ("1/2-1/2", "repetition")
    assert result(NAME, start, short + long) == ("1/2-1/2", "repetition")


def test_castling_rights_and_en_passant_make_positions_differ():
    moves = "e1d1 e10d10 d1e1 d10e10 "
    assert result(NAME, HOME, moves * 2) == ("*", "")
    assert result(NAME, HOME, moves * 3) == ("1/2-1/2", "repetition")
