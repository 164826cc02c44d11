"""A refusal corrects the expectations of players of chess, shogi or xiangqi."""

import pytest
from samples import game

from surajang.rules.expectations import answer, leads
from surajang.rules.language import sentence
from surajang.rules.refusal import why_not, why_not_written

pytestmark = pytest.mark.once

P, F, V, M, S = "pandemonium", "pandemonium-2020", "pandemonium-vchess", "mansindam", "palaceshogi"


def board(rank: str, at: int, size: int = 9) -> str:
    """A position with distant kings and one rank of pieces, counted from the first player's side."""
    ranks = [str(size)] * size
    ranks[0], ranks[size - 1] = f"k{size - 1}", f"{size - 1}K"
    ranks[size - at] = rank
    return "/".join(ranks)


@pytest.mark.parametrize(
    ("name", "start", "tried", "words"),
    [
        # pawns capture straight ahead, or diagonally
        (M, "4k4/9/9/9/3p1p3/4P4/9/9/4K4", "e4-d5", "The pawn captures straight ahead, not diagonally."),
        (M, "4k4/9/9/9/9/4P4/9/9/4K4", "e4-f5", "The pawn captures straight ahead, not diagonally."),
        (S, "k8/9/9/9/3p5/4P4/9/9/8K", "e4-d5", "The footsoldier captures straight ahead, not diagonally."),
        (P, "k9/10/10/10/10/4p5/4P5/10/10/9K", "e4-e5", "The pawn captures diagonally ahead, not straight ahead."),
        (S, "k8/9/9/9/4+p4/4+P4/9/9/8K", "e4-e5", "The pawn captures diagonally ahead, not straight ahead."),
        (V, "k9/10/10/10/10/4n5/4P5/10/10/9K", "e4-e5", "The pawn captures diagonally ahead, not straight ahead."),
        (P, "k9/10/10/10/10/10/4P5/10/10/9K", "e4-d5", "The pawn moves that way only to capture."),
        # long steps
        (M, "startpos", "e3-e5", "The pawn moves one square, never more."),
        (S, board("4P4", 4), "e4-e6", "The footsoldier moves one square, never more."),
        (P, board("4P5", 4, 10), "e4-e6", "From here the pawn moves only one square."),
        (P, board("4P5", 3, 10), "e3-e6", "From here the pawn moves up to 2 squares."),
        (P, board("4P5", 2, 10), "e2-e6", "From here the pawn moves up to 3 squares."),
        (F, board("4P5", 3, 10), "e3-e5", "From here the pawn moves only one square."),
        (S, board("4+P4", 4), "e4-e6", "From here the pawn moves only one square."),
        (S, board("4+P4", 3), "e3-e6", "From here the pawn moves up to 2 squares."),
        # never back, and sideways only later
        (M, board("4P4", 4), "e4-e3", "The pawn never moves backwards."),
        (P, board("4P5", 4, 10), "e4-e3", "The pawn never moves backwards."),
        (S, board("4P4", 4), "e4-e3", "The footsoldier never moves backwards."),
        (S, board("4P4", 4), "e4-d4",
         "The footsoldier moves that way only from rank 6 on, counted from its own side."),
        (S, "8k/9/9/9/4p4/9/9/9/K8 b", "e5-d5",
         "The footsoldier moves that way only from rank 6 on, counted from its own side."),
        # pieces of shogi
        (S, board("4N4", 4), "e4-g3", "The horse only jumps ahead: two squares straight and one to the side."),
        (S, board("4L4", 4), "e4-c4", "The lance moves straight ahead only."),
        (S, board("4L4", 4), "e4-e2", "The lance moves straight ahead only."),
        (S, board("4S4", 4), "e4-d4", "The silver moves one square diagonally, or one straight ahead."),
        (S, board("4+S4", 4), "e4-d3", "The gold moves one square straight, or one diagonally ahead."),
        (S, board("4+R4", 4), "e4-c2", "The dragon moves like a rook, or one square diagonally."),
        (P, board("4H5", 4, 10), "e4-e6", "The horse moves like a bishop, or one square straight."),
        (M, board("4+R4", 4), "e4-c2", "The tiger moves like a rook, or one square diagonally."),
        # pieces of xiangqi and janggi, and the palace
        (S, board("4+L4", 4), "e4-d5", "The cannon moves like a rook, and captures only by hopping over one piece."),
        (S, "k8/9/4+L4/9/9/9/9/9/8K", "e7-d8",
         "The cannon moves diagonally only along the corridors of the enemy palace."),
        (S, "k8/9/3+L5/9/9/9/9/9/8K", "d7-c6",
         "The cannon moves diagonally only along the corridors of the enemy palace."),
        (S, "8k/9/4P4/9/9/9/9/9/K8", "e7-d8",
         "The footsoldier moves diagonally only along the corridors of the enemy palace."),
        (S, "3k5/9/9/9/p3+L4/9/9/9/4K4", "e5-a5", "The cannon captures only over a piece in between."),
        (S, board("4+B4", 4), "e4-g7",
         "The elephant moves like a bishop or one square straight, or jumps two squares diagonally."),
        (S, "startpos", "e2-e4", "In its own palace the queen moves only one square, diagonally."),
        (S, "3k5/9/9/9/9/9/9/1Q7/5K3", "b2-h2", "The queen stops where it enters its own palace."),
        (S, "5r2k/9/9/4K4/9/9/9/9/9", "e6-f7",
         "Arriving there wins only on a square that is not attacked: the rook on 4a guards it."),
        (M, "8r/4K4/9/9/k8/9/9/9/9", "e8-e9",
         "Arriving there wins only on a square that is not attacked: the rook on i9 guards it."),
        (S, "4k4/9/9/9/9/9/9/9/3K5", "d1-e1", "The kings would face each other with nothing between them."),
        # pieces that chess does not have
        (P, board("4C5", 4, 10), "e4-e6", "The cardinal moves like a bishop or a knight."),
        (P, board("4M5", 4, 10), "e4-f5", "The marshal moves like a rook or a knight."),
        (M, board("4A4", 4), "e4-b6", "The angel moves like a queen or a knight."),
        (M, board("4+C4", 4), "e4-e6", "The rhino moves like a bishop or a knight, or one square straight."),
        (M, board("4+M4", 4), "e4-g6", "The ship moves like a rook or a knight, or one square diagonally."),
        (M, board("4+N4", 4), "e4-e6", "The centaur moves like a knight, or one square in any direction."),
        (P, board("4S5", 4, 10), "e4-e6", "The scepter moves like a knight, or one square in any direction."),
        (S, board("4+Q4", 4), "e4-e7", "The lion jumps at most two squares."),
        (M, board("4+P4", 4), "e4-e6", "The guard moves one square in any direction."),
        # moves as in chess
        (P, board("4N5", 4, 10), "e4-e6", "The knight jumps two squares straight and one to the side."),
        (P, board("4B5", 4, 10), "e4-e6", "The bishop moves diagonally."),
        (P, board("4R5", 4, 10), "e4-f5", "The rook moves straight along ranks and files."),
        (P, board("4Q5", 4, 10), "e4-f6", "The queen moves straight or diagonally."),
        # castling
        (P, "4k5/10/10/10/10/10/10/10/10/R3K4R w KQ", "e1-g1", "To castle on that side the king goes to h1."),
        (P, "4k5/10/10/10/10/10/10/10/10/R3K4R w KQ", "e1-c1", "To castle on that side the king goes to b1."),
        (P, "4k5/10/10/10/10/10/10/10/10/R3K4R w Q", "e1-g1", "The king or this rook has moved before."),
        (P, "4k5/10/10/10/10/10/10/10/10/R3K4R w Q", "e1-j1", "The king or this rook has moved before."),
        (P, "4k5/10/10/10/10/10/10/10/10/R2K5R", "d1-b1", "The king castles only from e1."),
        (M, "4k4/9/9/9/9/9/9/9/R3K3R", "e1-g1", "There is no castling in this game."),
        (S, "7k1/9/9/9/9/9/9/9/R3K3R", "e1-g1", "Castling that way needs your lance on 1i."),
        (S, "7k1/9/9/9/9/9/9/9/L3K3L w AI", "e1-h1", "To castle on that side the king goes to 3i."),
    ],
)  # fmt: skip
def test_moves_of_other_games_are_answered(name, start, tried, words):
    played = game(name, start)
    first, last = (played.position.tables.square_named(square) for square in tried.split("-"))
    reason = why_not(played, first, last, False)
    assert reason is not None
    assert sentence(reason) == words
    assert reason.code not in ("not its movement", "does not capture so")


@pytest.mark.parametrize(
    ("name", "start", "tried", "promotes", "words"),
    [
        (M, "k8/9/9/4N4/9/9/9/9/4K4", "e6-f8", False,
         "Promotion is not optional: a move that touches the last 3 ranks promotes the knight."),
        (M, "k8/9/4R4/9/9/9/9/9/4K4", "e7-e2", False,
         "Promotion is not optional: a move that touches the last 3 ranks promotes the rook."),
        (S, "k8/9/9/4L4/9/9/9/9/3K5", "e6-e7", False,
         "Promotion is not optional: a move that ends on the last 3 ranks promotes the lance."),
        (P, "9k/10/4P5/10/10/10/10/10/10/4K5", "e8-e9", False,
         "Promotion is not optional: a move that ends on the last 2 ranks promotes the pawn."),
        (V, "9k/4P5/10/10/10/10/10/10/10/4K5", "e9-e10", False, "On the last rank the pawn must promote."),
        (S, "8k/+P8/9/9/9/9/9/9/3K5", "a8-a9", False, "On the last rank the pawn must promote."),
        (P, "9k/10/10/4R5/10/10/10/10/10/4K5", "e7-e5", True,
         "The rook promotes only by a move that touches the last 2 ranks."),
        (F, "9k/10/10/4R5/10/10/10/10/10/4K5", "e7-e9", True,
         "The rook promotes only by a move that touches the last rank."),
        (M, "k8/9/9/4A4/9/9/9/9/4K4", "e6-e7", True, "The angel does not promote."),
    ],
)  # fmt: skip
def test_compulsory_promotion_is_explained(name, start, tried, promotes, words):
    played = game(name, start)
    first, last = (played.position.tables.square_named(square) for square in tried.split("-"))
    reason = why_not(played, first, last, False, promotes)
    assert reason is not None
    assert sentence(reason) == words


@pytest.mark.parametrize(
    ("name", "start", "written", "words"),
    [
        (P, "9k/10/4P5/10/10/10/10/10/10/4K5", "e9=S", "The pawn can only become one piece: gilding."),
        (M, "k8/9/9/4N4/9/9/9/9/4K4", "Nf8=T", "The knight can only become one piece: centaur."),
        (P, "4k5/10/10/10/10/10/10/10/10/R3K4R w K", "O-O",
         "'O-O' is castling with the rook on a1: the reverse of chess. The king or this rook has moved before."),
        (P, "4k5/10/10/10/10/10/10/10/10/R3K3NR w KQ", "O-O-O",
         "'O-O-O' is castling with the rook on j1: the reverse of chess. "
         "There are pieces between the king and the rook."),
        (F, "4k5/10/10/10/10/10/10/10/10/R4KN2R", "O-O", "There are pieces between the king and the rook."),
        (M, "startpos", "O-O", "There is no castling in this game."),
        (M, "4k4/9/9/9/3p5/4P4/9/9/4K4", "exd5", "The pawn captures straight ahead, not diagonally."),
    ],
)  # fmt: skip
def test_typed_moves_are_answered_too(name, start, written, words):
    reason = why_not_written(game(name, start), written)
    assert reason is not None
    assert sentence(reason) == words


def test_a_movement_reaches_exactly_its_squares():
    for moves, reached in (("W", 1), ("R3", 3)):
        assert [ahead for ahead in range(6) if leads(moves, 0, ahead)] == [*range(1, reached + 1)]
    assert leads("F", 1, 1)
    assert not leads("F", 0, 1)


def test_an_ordinary_step_has_no_answer():
    assert answer("W", 0, 5, False) == answer("W", 0, 5, True) == ""
