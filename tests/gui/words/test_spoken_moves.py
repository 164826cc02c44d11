"""Moves in sentences, in words."""

import pytest

from surajang.gui.words.spoken_moves import in_words
from surajang.rules import catalogue, ini


@pytest.mark.parametrize(
    ("text", "words"), [("Nxd4", "Knight takes on d4"), ("R@c5", "Rook dropped on c5"), ("a4", "a4"), ("axb4", "axb4")]
)
def test_moves_in_a_game_whose_moves_all_name_their_piece(text: str, words: str) -> None:
    game = catalogue.add(ini.Definitions("[small:shogi]\nknight = n").game("small"))
    assert not any(piece.pawn for piece in game.pieces)
    assert words.lower() in in_words(game, text, in_files=True).lower()
