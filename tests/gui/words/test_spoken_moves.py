"""Moves in sentences, in words."""

from dataclasses import replace
from random import Random

import pytest

from surajang.gui.words.spoken_moves import in_words
from surajang.rules import catalogue, ini
from surajang.rules.game import Game
from surajang.rules.moves import PROMOTION
from surajang.rules.special_rules import Castle, Castling
from surajang.rules.variant import Variant


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


def _chess(**others: object) -> Variant:
    """Chess with other properties, known by its name."""
    return catalogue.add(replace(ini.template("chess"), **others))  # type: ignore[arg-type]


def test_a_move_without_a_letter_names_no_piece_where_several_have_none() -> None:
    pieces = tuple(replace(each, pawn=each.symbol in "PN") for each in ini.template("chess").pieces)
    game = _chess(name="two-pawns", title="Two pawns", pieces=pieces)
    assert in_words(game, "exd5", in_files=True) == "exd5"
    assert in_words(game, "Rxd5", in_files=True) == "Rook takes on d5"


def test_castling_is_said_by_its_sign_where_it_goes_another_way_for_each_side() -> None:
    far, near = Castle("Q", "e1", "a1", "c1", "d1", "O-O"), Castle("K", "e1", "h1", "g1", "f1", "O-O")
    start = ini.template("chess").start.replace("KQkq", "Qk")
    game = _chess(name="two-ways", title="Two ways", castling=Castling("R", (far,), second=(near,)), start=start)
    assert in_words(game, "O-O", in_files=True) == "O-O"
    alone = _chess(
        name="black-castles",
        title="Black castles",
        castling=Castling("R", (), second=(near,)),
        start=start.replace(" Qk ", " k "),
    )
    assert in_words(alone, "O-O", in_files=True) == "castling towards the h-file"
