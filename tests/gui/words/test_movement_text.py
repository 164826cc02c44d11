"""How pieces move, in words."""

from dataclasses import replace

import pytest

from surajang.gui.words import piece_notes
from surajang.gui.words.movement import kinship, movement
from surajang.gui.words.naming import compare_with
from surajang.rules.games import GAMES
from surajang.rules.piece import Piece, Terrain


@pytest.mark.parametrize(
    ("betza", "words"),
    [
        ("R", "Moves and captures any distance straight."),
        ("Q", "Moves and captures any distance in every direction."),
        ("fmWfcF", "Moves one step forward. Captures one step diagonally forward."),
        ("fmR3", "Moves up to 3 steps forward."),
        ("mRcpR", "Moves any distance straight. Captures any distance straight over one piece."),
        ("WfF", "Moves and captures one step straight in every direction and diagonally forward."),
        ("FfW", "Moves and captures one step forward and diagonally in every direction."),
        ("ffN", "Moves and captures with a knight's jump, two ranks forward."),
        ("pR", "Moves and captures any distance straight over one piece."),
        ("nN", "Moves and captures with a knight's jump, unless a piece in its way blocks it."),
        ("NN", "Moves and captures with a knight's jump, repeated in the same direction over empty squares."),
        (
            "fC",
            "Moves and captures with a jump of three squares and one to the side: three forward, one to the left;"
            " three forward, one to the right; one forward, three to the left; one forward, three to the right.",
        ),
        ("lWfF", "Moves and captures one step diagonally forward and to the left."),
        ("BN", "Moves and captures any distance diagonally. Moves and captures with a knight's jump."),
    ],
)
def test_movement_is_put_into_words(betza: str, words: str) -> None:
    assert movement(betza) == words


def test_every_piece_has_words() -> None:
    for game in GAMES.values():
        for piece in game.pieces:
            assert movement(piece.moves).endswith(".")
            assert "  " not in movement(piece.moves)


@pytest.mark.parametrize(
    ("knows", "words"),
    [
        ("", ["Moves like the rook in chess.", "Rook and king of chess in one.", "Moves like the silver in shogi."]),
        ("chess", ["Moves like the rook in chess.", "Rook and king of chess in one.", ""]),
        (
            "shogi",
            [
                "Moves like the rook in shogi.",
                "Moves like the promoted rook in shogi.",
                "Moves like the silver in shogi.",
            ],
        ),
        ("xiangqi", ["Moves like the chariot in xiangqi.", "", ""]),
        ("nothing", ["", "", ""]),
    ],
)
def test_pieces_are_compared_with_known_ones(knows: str, words: list[str]) -> None:
    compare_with(knows)
    try:
        assert [kinship(Piece("X", "X", "", moves)) for moves in ("R", "RK", "FfW")] == words
    finally:
        compare_with("")


def test_a_pawn_is_like_that_of_chess_except_for_its_double_step() -> None:
    pawn = Piece("P", "Pawn", "", "fmWfcF")
    assert kinship(pawn) == "Moves like the pawn in chess, without its double step."
    leaping = Piece("P", "Pawn", "", "fmWfcF", terrain=(Terrain("2", "fmR2"),))
    assert kinship(leaping) == "Moves like the pawn in chess."


@pytest.mark.parametrize(
    ("name", "named"),
    [
        ("Owl", "an owl"),
        ("archer", "an archer"),
        ("Unicorn", "a unicorn"),
        ("umbrella", "an umbrella"),
        ("N", "an N"),
        ("U", "a U"),
        ("élan", "an élan"),
    ],
)
def test_the_article_fits_the_name_of_a_piece(name: str, named: str) -> None:
    """Inventors write names with small letters, too, and some definitions have only letters."""
    game = GAMES["mansindam"]
    archer = replace(game.by_symbol["B"], name=name)
    own = replace(
        game, name="own-archers", pieces=tuple(archer if piece.symbol == "B" else piece for piece in game.pieces)
    )
    assert piece_notes.captured(own, replace(game.by_symbol["R"], held_as="B")) == (
        f"When captured, it goes to the captor's hand as {named}."
    )
