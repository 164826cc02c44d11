"""How pieces move, in words."""

import pytest

from surajang.gui.words.movement import compare_with, kinship, movement
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
        ("pR", "Goes over one piece any distance straight."),
        ("nN", "Goes with a knight's jump, which a piece on its way blocks."),
        ("NN", "Goes with a knight's jump, and on by the same jump over empty squares."),
        (
            "fC",
            "Goes with a jump of three squares and one to the side: three forward, one to the left; three forward,"
            " one to the right; one forward, three to the left; one forward, three to the right.",
        ),
        ("lWfF", "Goes one step diagonally forward and to the left."),
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


@pytest.mark.parametrize(
    ("knows", "words"),
    [
        ("", ["Goes like the rook of chess.", "Rook and king of chess in one.", "Goes like the silver of shogi."]),
        ("chess", ["Goes like the rook of chess.", "Rook and king of chess in one.", ""]),
        (
            "shogi",
            ["Goes like the rook of shogi.", "Goes like the promoted rook of shogi.", "Goes like the silver of shogi."],
        ),
        ("xiangqi", ["Goes like the chariot of xiangqi.", "", ""]),
        ("nothing", ["", "", ""]),
    ],
)
def test_pieces_are_compared_with_what_the_player_knows(knows: str, words: list[str]) -> None:
    compare_with(knows)
    try:
        assert [kinship(moves) for moves in ("R", "RK", "FfW")] == words
    finally:
        compare_with("")
