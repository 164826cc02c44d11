"""Moves in sentences, in words."""

from random import Random

import pytest

from surajang.gui.words.spoken_moves import in_words
from surajang.rules import catalogue, ini
from surajang.rules.game import Game
from surajang.rules.moves import PROMOTION


@pytest.mark.parametrize(
    ("text", "words"), [("Nxd4", "Knight takes on d4"), ("R@c5", "Rook dropped on c5"), ("a4", "a4"), ("axb4", "axb4")]
)
def test_moves_in_a_game_whose_moves_all_name_their_piece(text: str, words: str) -> None:
    game = catalogue.add(ini.Definitions("[small:shogi]\nknight = n").game("small"))
    assert not any(piece.pawn for piece in game.pieces)
    assert words.lower() in in_words(game, text, in_files=True).lower()


PLUS = """[plus:shogi]
maxRank = 5
maxFile = 5
startFen = rbsgk/4p/5/P4/KGSBR[-] w 0 1
promotionRegionWhite = *5
promotionRegionBlack = *1
"""


def test_a_promotion_written_with_a_plus_is_said_and_a_check_is_not() -> None:
    variant = catalogue.add(ini.Definitions(PLUS).game("plus"))
    heard = set()
    for seed in range(20):
        game, random = Game(variant), Random(seed)
        while game.node.ply < 60 and game.legal_moves():
            node = game.play(random.choice(game.legal_moves()))
            words = in_words(variant, node.written, in_files=True)
            assert words.endswith(", promoting") == bool(node.move & PROMOTION), node.written
            heard.add((node.check, words.endswith(", promoting")))
    assert len(heard) == 4, "with and without check"
