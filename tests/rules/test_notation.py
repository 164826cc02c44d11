"""Moves as text, for machines and for people."""

from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest
from samples import SEEDS, game, mutated, mutations, positions

from surajang.rules import definition, fen, notation, notation_reader
from surajang.rules.coordinates import read_square
from surajang.rules.game_files import PARENTS
from surajang.rules.games import GAMES
from surajang.rules.movegen import legal_moves
from surajang.rules.moves import CASTLING, PROMOTION, TWICE
from surajang.rules.notation import IllegalMove
from surajang.rules.position import Position
from surajang.rules.variant import Variant

PANDEMONIUM, MANSINDAM, PALACE = "pandemonium", "mansindam", "palaceshogi"


def position(name: str, text: str) -> Position:
    return fen.read(GAMES[name], text)


def looking(name: str, coordinates: str, sign: str) -> Variant:
    """Return a game with other coordinates and another sign of promotion."""
    looks = replace(GAMES[name].appearance, coordinates=coordinates, promotion_sign=sign)
    return replace(GAMES[name], name=f"{name}-as-{coordinates}", appearance=looks)


def own_looks(name: str, coordinates: str, sign: str) -> bool:
    """Whether a game has these itself."""
    own = GAMES[name].appearance
    return (own.coordinates, own.promotion_sign) == (coordinates, sign)


LOOKS = [
    pytest.param(name, coordinates, sign, marks=() if own_looks(name, coordinates, sign) else pytest.mark.compiled)
    for name, game in GAMES.items()
    for coordinates in (("chess", "shogi") if game.files <= 9 else ("chess",))
    for sign in "=+"
]


@pytest.mark.parametrize(("name", "coordinates", "sign"), LOOKS)
def test_every_legal_move_survives_a_round_trip(name, coordinates, sign):
    variant = looking(name, coordinates, sign)
    for seed in range(SEEDS):
        for known in positions(name, seed, 120, every=6):
            here = fen.read(variant, fen.write(known))
            moves = legal_moves(here)
            texts = {notation.text(here, move): move for move in moves}
            written = {notation.written(here, move): move for move in moves}
            assert len(texts) == len(written) == len(moves)
            for text, move in texts.items():
                assert notation.parse(here, text) == move
                assert notation_reader.read(here, text) == move
            for text, move in written.items():
                assert notation_reader.read(here, text) == move
                assert notation_reader.read(here, text.rstrip("#") + "!?") == move


@pytest.mark.parametrize(
    ("name", "start", "move", "written"),
    [
        (PANDEMONIUM, "startpos", "NB-BN", "NB-BN"),
        (PANDEMONIUM, "4k5/10/10/10/10/10/10/10/4P5/4K5[N] w - - 0 1", "e2e5", "e5"),
        (PANDEMONIUM, "4k5/10/10/10/10/10/10/10/4P5/4K5[N] w - - 0 1", "N@e9", "N@e9"),
        (PANDEMONIUM, "4k5/10/10/10/10/10/10/10/4P5/4K5[N] w - - 0 1", "N@d8", "N@d8+"),
        (PANDEMONIUM, "4k5/10/10/10/4p5/3P6/10/10/10/4K5[P] w - - 0 1", "d5e6", "dxe6"),
        (PANDEMONIUM, "4k5/10/10/10/10/10/10/4P5/10/4K5[P] w - - 0 1", "P@e5", "P@e5"),
        (PANDEMONIUM, "4k5/10/10/10/10/4Pp4/10/10/10/4K5[] b - e4 0 1", "f5e4", "fxe4"),
        (PANDEMONIUM, "4k5/10/2P7/10/10/10/10/10/10/4K5[] w - - 0 1", "c8c9+", "c9=G"),
        (PANDEMONIUM, "4k5/10/2R7/10/10/10/10/10/10/4K5[] w - - 0 1", "c8c10+", "Rc10=D+"),
        (PANDEMONIUM, "4k5/10/2R7/10/10/10/10/10/10/4K5[] w - - 0 1", "c8c10", "Rc10+"),
        (PANDEMONIUM, "4k5/10/10/10/10/10/10/10/10/R3K4R[] w KQ - 0 1", "e1h1", "O-O-O"),
        (PANDEMONIUM, "4k5/10/10/10/10/10/10/10/10/R3K4R[] w KQ - 0 1", "e1b1", "O-O"),
        ("pandemonium-2020", "4k5/10/10/10/10/10/10/10/10/R4K3R[] w - - 0 1", "f1i1", "O-O"),
        ("pandemonium-2020", "4k5/10/10/10/10/10/10/10/10/R4K3R[] w - - 0 1", "f1c1", "O-O-O"),
        # as much of the origin as is needed
        (PANDEMONIUM, "4k5/10/10/10/10/10/10/5N4/10/1N2K5[] w - - 0 1", "b1d2", "Nbd2"),
        (PANDEMONIUM, "4k5/10/10/10/1N8/10/10/10/10/1N2K5[] w - - 0 1", "b1c3", "Nc3"),
        (PANDEMONIUM, "4k5/10/10/10/10/1N8/10/10/10/1N2K5[] w - - 0 1", "b1d2", "Nd2"),
        (PANDEMONIUM, "4k5/10/10/10/10/1N8/10/1N8/10/4K5[] w - - 0 1", "b5d4", "N5d4"),
        (PANDEMONIUM, "8k1/10/10/Q2Q6/10/10/Q9/10/10/4K5[] w - - 0 1", "a7d4", "Qa7d4"),
        (PANDEMONIUM, "8k1/10/10/Q2Q6/10/10/Q9/10/10/4K5[] w - - 0 1", "d7d4", "Qdd4"),
        (PANDEMONIUM, "8k1/10/10/Q2Q6/10/10/Q9/10/10/4K5[] w - - 0 1", "a4d4", "Q4d4"),
        # a pinned piece is no rival
        (PANDEMONIUM, "4k5/10/10/10/1b8/10/10/4N5/5N4/6K3[] w - - 0 1", "e3d5", "Nd5"),
        # Mansindam's promoted pieces have letters for people
        (MANSINDAM, "4k4/9/9/R8/9/9/9/9/4K4[] w - - 0 1", "a6a7+", "Ra7=T"),
        (MANSINDAM, "4k4/9/9/9/3+N5/9/9/9/4K4[] w - - 0 1", "d5e6", "Ee6"),
        (MANSINDAM, "4k4/8P/9/9/9/9/9/9/4K4[] w - - 0 1", "i8i9+", "i9=G"),
        (MANSINDAM, "4k4/9/9/9/4p4/4P4/9/9/4K4[] w - - 0 1", "e4e5", "exe5"),
        (MANSINDAM, "9/4K4/9/9/9/9/9/3k5/9[] w - - 0 1", "e8e9", "Ke9#"),
        # Palace Shogi
        (PALACE, "startpos", "e3e5", "+P-5e"),
        (PALACE, "startpos", "c1c2", "S-7h"),
        (PALACE, "3k5/9/9/9/4p4/3S1S3/9/9/4K4[] w - - 0 1", "d4e5", "S6fx5e"),
        (PALACE, "3k5/9/9/9/9/9/9/9/4K4[P] w - - 0 1", "P@a4", "P*9f"),
        (PALACE, "5k3/9/9/2S6/9/9/9/9/4K4[] w - - 0 1", "c6c7+", "S-7c+"),
        (PALACE, "5k3/9/9/2S6/9/9/9/9/4K4[] w - - 0 1", "c6c7", "S-7c="),
        (PALACE, "5k3/9/9/2L6/9/9/9/9/4K4[] w - - 0 1", "c6c7+", "L-7c+"),
        (PALACE, "5k3/2+P6/9/9/9/9/9/9/4K4[] w - - 0 1", "c8c9+", "+P-7a+"),
        (PALACE, "3k5/9/9/9/9/9/9/9/L3K3L[] w AI - 0 1", "e1g1", "O-O"),
        (PALACE, "5k3/9/9/9/9/9/9/9/L3K3L[] w AI - 0 1", "e1c1", "O-O-O"),
        (PALACE, "5k3/9/9/3p5/3pp4/4+Q4/9/9/3K5[] w - - 0 1", "e4e5", "Lnx5e"),
        (PALACE, "5k3/9/9/3p5/3pp4/4+Q4/9/9/3K5[] w - - 0 1", "e4e5d6", "Lnx5ex6d"),
        (PALACE, "5k3/9/9/3p5/3pp4/4+Q4/9/9/3K5[] w - - 0 1", "e4e5f5", "Lnx5e-4e"),
        (PALACE, "5k3/9/9/3p5/3pp4/4+Q4/9/9/3K5[] w - - 0 1", "e4e5e4", "Lnx5e-5f"),
        (PALACE, "5k3/9/9/3p5/3pp4/4+Q4/9/9/3K5[] w - - 0 1", "e4e4", "Ln-5f"),
        (PALACE, "5k3/9/9/3p5/3pp4/4+Q4/9/9/3K5[] w - - 0 1", "e4e6", "Ln-5d"),
    ],
)  # fmt: skip
def test_moves_are_written_as_the_inventors_do(name, start, move, written):
    here = position(name, start)
    assert notation.written(here, notation.parse(here, move)) == written
    assert notation.text(here, notation_reader.read(here, written)) == move


def test_check_and_mate_are_marked():
    here = position(PANDEMONIUM, "k9/10/1K8/10/10/10/10/10/10/8R1[] w - - 0 1")
    assert notation.written(here, notation.parse(here, "i1i10")) == "Ri10#"
    assert notation.written(here, notation.parse(here, "i1a1")) == "Ra1+"
    here = position(PALACE, "k8/9/1K7/9/9/9/9/9/7R1[] w - - 0 1")
    assert notation.written(here, notation.parse(here, "h1h9+")) == "R-2a+#"
    here = position(PALACE, "k8/9/2K6/9/9/9/9/9/7R1[] w - - 0 1")
    assert notation.written(here, notation.parse(here, "h1a1")) == "R-9i"
    here = fen.read(looking(MANSINDAM, "chess", "+"), "k8/9/9/9/9/9/9/8R/4K4[] w - - 0 1")
    assert notation.written(here, notation.parse(here, "i2i8+")) == "Ri8+", "+ means a promotion"
    assert notation.written(here, notation.parse(here, "i2i9+")) == "Ri9+"
    assert notation.written(here, notation.parse(here, "i2a2")) == "Ra2"
    assert notation.text(here, notation_reader.read(here, "Ra2+")) == "i2a2"


@pytest.mark.parametrize(
    ("name", "start", "typed", "move"),
    [
        (PANDEMONIUM, "startpos", "nb-bn", "NB-BN"),
        (PANDEMONIUM, "startpos", "BNNB", "BN-NB"),
        (PANDEMONIUM, "4k5/10/10/10/10/10/10/10/4P5/4K1N3[N] w - - 0 1", " e4 ", "e2e4"),
        (PANDEMONIUM, "4k5/10/10/10/10/10/10/10/4P5/4K1N3[N] w - - 0 1", "Nh3+!!", "g1h3"),
        (PANDEMONIUM, "4k5/10/10/10/10/10/10/10/4P5/4K1N3[N] w - - 0 1", "nh3", "g1h3"),
        (PANDEMONIUM, "4k5/10/10/10/10/10/10/10/4P5/4K1N3[N] w - - 0 1", "Nxh3", "g1h3"),
        (PANDEMONIUM, "4k5/10/10/10/10/10/10/10/4P5/4K1N3[N] w - - 0 1", "Ng1-h3", "g1h3"),
        (PANDEMONIUM, "4k5/10/10/10/10/10/10/10/4P5/4K1N3[N] w - - 0 1", "g1-h3", "g1h3"),
        (PANDEMONIUM, "4k5/10/10/10/10/10/10/10/4P5/4K1N3[N] w - - 0 1", "N*e5", "N@e5"),
        (PANDEMONIUM, "4k5/10/10/10/10/10/10/10/4P5/4K1N3[N] w - - 0 1", "n@e5", "N@e5"),
        (PANDEMONIUM, "4k5/10/10/10/10/10/10/10/10/4K5[P] w - - 0 1", "@e5", "P@e5"),
        (PANDEMONIUM, "4k5/10/10/10/10/10/10/10/10/R3K4R[] w KQ - 0 1", "0-0-0", "e1h1"),
        (PANDEMONIUM, "4k5/10/10/10/10/10/10/10/10/R3K4R[] w KQ - 0 1", "OO", "e1b1"),
        (PANDEMONIUM, "4k5/10/2P7/10/10/10/10/10/10/4K5[] w - - 0 1", "c9", "c8c9+"),
        (PANDEMONIUM, "4k5/10/2P7/10/10/10/10/10/10/4K5[] w - - 0 1", "c9g", "c8c9+"),
        (PANDEMONIUM, "4k5/10/2P7/10/10/10/10/10/10/4K5[] w - - 0 1", "c8c9G", "c8c9+"),
        (PANDEMONIUM, "4k5/10/2R7/10/10/10/10/10/10/4K5[] w - - 0 1", "Rc9D", "c8c9+"),
        (PANDEMONIUM, "4k5/10/2R7/10/10/10/10/10/10/4K5[] w - - 0 1", "Rc9(D)", "c8c9+"),
        (PANDEMONIUM, "4k5/10/2R7/10/10/10/10/10/10/4K5[] w - - 0 1", "Rc9", "c8c9"),
        (PANDEMONIUM, "4k5/10/2R7/10/10/10/10/10/10/4K5[] w - - 0 1", "Rc10+", "c8c10"),
        (PANDEMONIUM, "4k5/10/10/10/4p5/3P6/10/10/10/4K5[] w - - 0 1", "de6", "d5e6"),
        (PANDEMONIUM, "4k5/10/10/10/4p5/3P6/10/10/10/4K5[] w - - 0 1", "d×e6", "d5e6"),
        (PANDEMONIUM, "4k5/10/10/10/10/4Pp4/10/10/10/4K5[] b - e4 0 1", "fxe4 e.p.", "f5e4"),
        (MANSINDAM, "4k4/9/9/9/3+N5/9/9/9/4K4[] w - - 0 1", "+Ne6", "d5e6"),
        (PALACE, "startpos", "P-5e", "e3e5"),
        (PALACE, "startpos", "P5e", "e3e5"),
        (PALACE, "startpos", "5e", "e3e5"),
        (PALACE, "startpos", "5g5e", "e3e5"),
        (PALACE, "startpos", "+P-e5", "e3e5"),
        (PALACE, "startpos", "s-7h", "c1c2"),
        (PALACE, "3k5/9/9/9/4p4/3S1S3/9/9/4K4[] w - - 0 1", "S65e", "d4e5"),
        (PALACE, "3k5/9/9/9/9/9/9/9/4K4[P] w - - 0 1", "p@9f", "P@a4"),
        (PALACE, "3k5/9/9/9/9/9/9/9/4K4[P] w - - 0 1", "P'a4", "P@a4"),
        (PALACE, "5k3/9/9/2S6/9/9/9/9/4K4[] w - - 0 1", "S-7c", "c6c7"),
        (PALACE, "5k3/9/9/2L6/9/9/9/9/4K4[] w - - 0 1", "L-7c", "c6c7+"),
        (PALACE, "5k3/9/9/3p5/3pp4/4+Q4/9/9/3K5[] w - - 0 1", "ln5e6d", "e4e5d6"),
        (PALACE, "5k3/9/9/3p5/3pp4/4+Q4/9/9/3K5[] w - - 0 1", "Ln5fx5ex6d", "e4e5d6"),
        (PALACE, "5k3/9/9/3p5/3pp4/4+Q4/9/9/3K5[] w - - 0 1", "5f5e5f", "e4e5e4"),
    ],
)  # fmt: skip
def test_typed_moves_are_understood(name, start, typed, move):
    here = position(name, start)
    assert notation.text(here, notation_reader.read(here, typed)) == move


@pytest.mark.parametrize(
    ("name", "start", "typed", "sentence"),
    [
        (PANDEMONIUM, "startpos", "e2e4", "White first chooses one of NB-BN, BN-BN, NB-NB, BN-NB"),
        (PANDEMONIUM, "4k5/10/10/10/10/5N4/10/10/10/1N2K5[] w - - 0 1", "Qd4",
         "You have no queen that can move to d4 like that"),
        (PANDEMONIUM, "4k5/10/10/10/10/10/5N4/10/3N6/4K5[] w - - 0 1", "e9",
         "You have no pawn that can move to e9 like that"),
        (PANDEMONIUM, "4k5/10/10/10/10/5N4/10/10/2N7/4K5[] w - - 0 1", "Ne4", "no knight that can move"),
        (PANDEMONIUM, "4k5/10/10/10/10/10/3N1N4/10/10/4K5[] w - - 0 1", "Ne6", "write one of Nde6, Nfe6."),
        (PANDEMONIUM, "4k5/10/10/10/10/5N4/3N6/10/10/4K5[] w - - 0 1", "hello", "such as Nf3, exd6, N@e5."),
        (PALACE, "startpos", "hello", "such as P-5e, Bx5e, P*5e."),
        (PANDEMONIUM, "4k5/10/10/10/10/10/10/10/10/4K5[] w - - 0 1", "O-O", "Castling to that side"),
        (MANSINDAM, "startpos", "O-O", "There is no castling in this game."),
        (MANSINDAM, "startpos", "N@e5", "No knight can be dropped on e5 now."),
        (MANSINDAM, "startpos", "N@z9", "There is no square 'z9'."),
        (MANSINDAM, "startpos", "Z@e5", "There is no piece 'Z' to drop"),
        (MANSINDAM, "startpos", "Ke5", "You have no king that can move to e5 like that"),
        (MANSINDAM, "4K4/9/9/9/9/9/9/k8/9[] b - - 0 1", "Ka1", "The game is over."),
        (MANSINDAM, "startpos", "x" * 500, "…"),
    ],
)  # fmt: skip
def test_unplayable_moves_are_refused_with_a_sentence(name, start, typed, sentence):
    with pytest.raises(IllegalMove) as caught:
        notation_reader.read(position(name, start), typed)
    assert sentence in str(caught.value)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize(
    ("name", "start", "text", "sentence"),
    [
        (PANDEMONIUM, "startpos", "e2e4", "is not a setup"),
        (MANSINDAM, "startpos", "", "'' is not written like a move"),
        (MANSINDAM, "startpos", "c3", "'c3' is not written like a move"),
        (MANSINDAM, "startpos", "c3c9", "'c3c9' is not a legal move here"),
        (MANSINDAM, "startpos", "c3c4+", "'c3c4+' is not a legal move here"),
        (MANSINDAM, "startpos", "c3c10", "There is no square 'c10'."),
        (MANSINDAM, "startpos", "c3j3", "There is no square 'j3'."),
        (MANSINDAM, "startpos", "P@e5", "'P@e5' is not a legal move here."),
        (MANSINDAM, "startpos", "n@e5", "'n@e5' is not written like a move"),
        (MANSINDAM, "4k4/8P/9/9/9/9/9/9/4K4[] w - - 0 1", "i8i9", "'i8i9' must promote, which is written i8i9+."),
        (MANSINDAM, "4k4/8P/9/9/9/9/9/9/4K4[] w - - 0 1", "i8i9t", "is not a legal move"),
    ],
)
def test_coordinate_text_is_read_strictly(name, start, text, sentence):
    with pytest.raises(IllegalMove) as caught:
        notation.parse(position(name, start), text)
    assert sentence in str(caught.value)


def test_promotion_by_the_new_piece_is_understood_in_either_case():
    here = position(PANDEMONIUM, "4k5/10/2P7/10/10/10/10/10/10/4K5[] w - - 0 1")
    assert notation.parse(here, "c8c9g") == notation.parse(here, "c8c9G") == notation.parse(here, "c8c9+")
    here = position(MANSINDAM, "4k4/8P/9/9/9/9/9/9/4K4[] w - - 0 1")
    assert notation.parse(here, "i8i9g") & PROMOTION
    here = position(PALACE, "8k/4Q4/9/9/9/9/9/9/3K5[] w - - 0 1")
    assert notation.parse(here, "e8e7ln") & PROMOTION


def test_castling_and_passing_are_flagged():
    here = position(PANDEMONIUM, "4k5/10/10/10/10/10/10/10/10/R3K4R[] w KQ - 0 1")
    assert notation.parse(here, "e1h1") & CASTLING
    here = position(PALACE, "5k3/9/9/9/9/4+Q4/9/9/3K5[] w - - 0 1")
    assert notation.parse(here, "e4e4") & TWICE


def test_mutated_moves_are_read_or_refused():
    random = Random(21)
    read = 0
    for name in GAMES:
        here = game(name).position
        for _ in range(6):
            here.make(random.choice(legal_moves(here)))
        moves = legal_moves(here)
        texts = [notation.written(here, move) for move in moves] + [notation.text(here, move) for move in moves]
        for _ in range(mutations(1000) // len(GAMES)):
            with suppress(IllegalMove):
                assert notation_reader.read(here, mutated(random.choice(texts), random)) in moves
                read += 1
    assert read


@pytest.mark.parametrize(("name", "square"), [("mansindam", "e10"), ("palaceshogi", "e10"), ("pandemonium", "e11")])
def test_a_rank_beyond_the_board_is_not_a_square(name, square):
    assert read_square(GAMES[name], square) == 0
    assert read_square(GAMES[name], square[0] + str(int(square[1:]) - 1)) != 0


FROGS = """
inherits = "mansindam"
name = "frogs"
title = "Frogs"
start = "4k4/9/9/9/9/9/LPF1F4/1PLF5/4K4[LPFlpf] w - - 0 1"
hand_order = "AQMCRBNPLF"
[piece.F]
name = "Frog"
moves = "WA"
held_as = "F"
drop = {zone = "1-6"}
[piece.L]
name = "Soldier"
moves = "fWfF"
pawn = true
held_as = "L"
drop = {zone = "1-6"}
"""
"""A game with two kinds of pawns, and a piece that is last in the hand and no pawn."""


def test_moves_without_a_letter_are_pawn_moves() -> None:
    variant = definition.read(FROGS, PARENTS)
    random = Random(1)
    for _ in range(2):
        here = fen.read(variant, variant.start)
        for _ in range(20):
            moves = legal_moves(here)
            if not moves or here.arrived():
                break
            for move in moves:
                assert notation_reader.read(here, notation.written(here, move)) == move
            here.make(random.choice(moves))
    assert notation_reader.read(fen.read(variant, variant.start), "@e5") == notation_reader.read(
        fen.read(variant, variant.start), "L@e5"
    )
