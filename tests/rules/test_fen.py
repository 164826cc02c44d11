"""Positions as text (RULES.md, "Text forms")."""

from random import Random

import pytest
from samples import mutated, mutations, positions, random_position

from surajang.rules import fen
from surajang.rules.diagram import InvalidPosition
from surajang.rules.games import GAMES
from surajang.rules.movegen import legal_moves

VCHESS_BOARD = "rnbqkmcbnr/pppppppppp/91/91/91/91/91/91/PPPPPPPPPP/RNBQKMCBNR"
BOARD = "rnbqkmcbnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBQKMCBNR"
VCHESS_DROP = "r3kmc2Q/p2pp1pp1n/9p/1p8/2n4P2/91/91/2P4P2/1P2P1PKPb/5w1NBR"
DROP = VCHESS_DROP.replace("91", "10")
KINGS = "4k5/10/10/10/10/10/10/10/10/4K5"
SMALL = "4k4/9/9/9/9/9/9/9/4K4"


def rewritten(name: str, text: str) -> str:
    """Return a FEN after reading and writing it."""
    return fen.write(fen.read(GAMES[name], text))


@pytest.mark.parametrize("name", GAMES)
def test_the_start_is_written_as_defined(name):
    assert rewritten(name, "startpos") == GAMES[name].start


@pytest.mark.parametrize("name", GAMES)
def test_every_position_of_a_random_game_survives_a_round_trip(name):
    for seed in range(3):
        for position in positions(name, seed, 120):
            text = fen.write(position)
            again = fen.read(GAMES[name], text)
            assert fen.write(again) == text
            assert again.key == position.key
            assert sorted(legal_moves(again)) == sorted(legal_moves(position))


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        # vchess: ten empty squares as 91, a counter of moves with both setup turns, rooks' files, hands as digits
        ("pandemonium", f"{VCHESS_BOARD} w 0 ajaj - 00000000000000", f"{BOARD}[] w KQkq - 0 1 setup=w"),
        ("pandemonium", f"{VCHESS_BOARD} b 1 ajaj - 00000000000000", f"{BOARD}[] b KQkq - 0 1 setup=b"),
        ("pandemonium-vchess", f"{VCHESS_BOARD} w 2 ajaj - 00000000000000", f"{BOARD}[] w KQkq - 0 1"),
        ("pandemonium-vchess", f"{VCHESS_BOARD} b 5 ajaj - 00000000000000", f"{BOARD}[] b KQkq - 0 2"),
        ("pandemonium", f"{VCHESS_BOARD} w 2 ajeaje - 00000000000000", f"{BOARD}[] w KQkq - 0 1"),
        ("pandemonium", f"{VCHESS_BOARD} w 2 akak - 00000000000000", f"{BOARD}[] w Qq - 0 1"),
        ("pandemonium", f"{VCHESS_BOARD} w 8 ajaj - 21000110000002", f"{BOARD}[MCRPPmm] w KQkq - 0 4"),
        # vchess's en passant squares beyond the board, behind a pawn that was dropped
        *[
            (name, f"{VCHESS_DROP} b 11 kkak a0,a1 21011004111001", f"{DROP}[QRBPPmrbnpppp] b {rest}")
            for name, rest in (
                ("pandemonium", "q - 0 5"), ("pandemonium-2020", "- - 0 6"), ("pandemonium-vchess", "q - 0 5"),
            )
        ],
        # Fairy-Stockfish's marks
        ("pandemonium", "4k5/10/10/10/3+R6/10/10/10/10/4K5[]", "4k5/10/10/10/3D6/10/10/10/10/4K5[] w - - 0 1"),
        ("pandemonium", "4k5/10/10/10/3g~6/10/10/10/10/4K5 w - - 0 1", "4k5/10/10/10/3g6/10/10/10/10/4K5[] w - - 0 1"),
        ("mansindam", "4k4/9/9/3E5/9/9/9/9/4K4[] w - - 0 1", "4k4/9/9/3+N5/9/9/9/9/4K4[] w - - 0 1"),
        # Fairy-Stockfish's counters without castling and en passant, and hands after the last rank, as on lichess
        ("mansindam", f"{SMALL}[-] b 7 12", f"{SMALL}[] b - - 7 12"),
        ("mansindam", f"{SMALL}/ w - - 0 1", f"{SMALL}[] w - - 0 1"),
        ("mansindam", f"{SMALL}/pPq w - - 0 1", f"{SMALL}[Pqp] w - - 0 1"),
        # fields that may be missing, and letters in any order
        ("mansindam", SMALL, f"{SMALL}[] w - - 0 1"),
        ("mansindam", f"{SMALL}[pPqnAQ] b", f"{SMALL}[AQPqnp] b - - 0 1"),
        ("pandemonium", f"{KINGS}[] w - - 7 0", f"{KINGS}[] w - - 7 1"),
        ("pandemonium", f"{KINGS}[2Pp]", f"{KINGS}[PPp] w - - 0 1"),
        ("pandemonium", f"{BOARD}[] w qkQK - 0 1", f"{BOARD}[] w KQkq - 0 1"),
        # castling rights whose king or unpromoted rook is not at home
        ("pandemonium", "4k5/10/10/10/10/10/10/10/10/R3K4D w KQkq", "4k5/10/10/10/10/10/10/10/10/R3K4D[] w Q - 0 1"),
        ("pandemonium", "4k5/10/10/10/10/10/10/10/4K5/R8R w KQ", "4k5/10/10/10/10/10/10/10/4K5/R8R[] w - - 0 1"),
        ("palaceshogi", "3k5/9/9/9/9/9/9/9/L3K3L[] w IA - 0 1", "3k5/9/9/9/9/9/9/9/L3K3L[] w AI - 0 1"),
        ("palaceshogi", "3k5/9/9/9/9/9/9/9/+L3K3L[] w AI - 0 1", "3k5/9/9/9/9/9/9/9/+L3K3L[] w I - 0 1"),
    ],
)  # fmt: skip
def test_other_forms_are_understood(name, text, expected):
    assert rewritten(name, text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # e2-e5 passed e3 and e4; an enemy pawn attacks both, one, none
        ("4k5/10/10/10/10/4Pp4/3p6/10/10/4K5[] b - e3e4 0 1", "e3e4"),
        ("4k5/10/10/10/10/4Pp4/10/10/10/4K5[] b - e3e4 0 1", "e4"),
        ("4k5/10/10/10/10/4P5/3p6/10/10/4K5[] b - e4e3 0 1", "e3"),
        ("4k5/10/10/10/10/4P5/10/10/10/4K5[] b - e3e4 0 1", "-"),
        # no long move ends on e7, none passed d3, none starts on an occupied square
        ("4k5/10/10/4P5/3p6/10/10/10/10/4K5[] b - e6 0 1", "-"),
        ("4k5/10/10/10/10/4Pp4/3p6/10/10/4K5[] b - d3j7 0 1", "-"),
        ("4k5/10/10/10/10/10/3pP5/10/4N5/4K5[] b - e3 0 1", "-"),
        # the squares passed belong to the opponent of the side to move
        ("4k5/10/10/10/10/4Pp4/3p6/10/10/4K5[] w - e3e4 0 1", "-"),
    ],
)
def test_en_passant_squares_are_those_where_a_pawn_could_capture(text, expected):
    assert rewritten("pandemonium", text).split()[3] == expected


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("pandemonium", "", "The position is empty."),
        ("pandemonium", "x", "The board has 10 ranks, and this text has 1."),
        ("pandemonium", f"{SMALL}[] w - - 0 1", "The board has 10 ranks, and this text has 9."),
        ("mansindam", f"{SMALL}/9 w - - 0 1", "The board has 9 ranks, and this text has 10."),
        ("mansindam", f"{SMALL}/[] w - - 0 1", "The board has 9 ranks, and this text has 10."),
        ("mansindam", "4k4/9/9/9/9/9/9/9/4K5[] w - - 0 1", "Rank 1 has 9 squares, and the text gives 10."),
        ("mansindam", "4k3/9/9/9/9/9/9/9/4K4[] w - - 0 1", "Rank 9 has 9 squares, and the text gives 8."),
        ("mansindam", "4k4/9/9/9/3z5/9/9/9/4K4[] w - - 0 1", "Rank 5 has 'z', which is not a piece of this game."),
        ("mansindam", "4k4/9/9/9/3+Q5/9/9/9/4K4[] w - - 0 1", "Rank 5 has '+Q', which is not a piece"),
        ("pandemonium", "4k5/10/10/10/3R~6/10/10/10/10/4K5[] w - - 0 1", "The rook on rank 6 is not a promoted piece."),
        ("mansindam", "4k4/9/9/9/0/9/9/9/4K4[] w - - 0 1", "A run of empty squares cannot be 0."),
        ("mansindam", f"{SMALL}[ w - - 0 1", "closing bracket"),
        ("mansindam", f"{SMALL}[K] w - - 0 1", "The hands cannot hold 'K'"),
        ("palaceshogi", "3k5/9/9/9/9/9/9/9/4K4[Q] w - - 0 1", "The hands cannot hold 'Q'"),
        ("mansindam", f"{SMALL}[100P] w - - 0 1", "at most 99 pieces"),
        ("mansindam", f"{SMALL}[99P99p] w - - 0 1", "more than 127 pieces that count as pawn in hand."),
        ("mansindam", f"{SMALL}[] x - - 0 1", "The side to move must be w or b, not 'x'"),
        ("pandemonium", f"{KINGS}[] w KX - 0 1", "Castling rights are KQkq or -, not 'KX'"),
        ("mansindam", f"{SMALL}[] w ?? - 0 1", "Castling is written with letters"),
        ("pandemonium", f"{KINGS}[] w - e33 0 1", "There is no square 'e33' for en passant."),
        ("pandemonium", f"{KINGS}[] w - zz 0 1", "En passant squares are written as in e3"),
        ("pandemonium", f"{KINGS}[] w - - many 1", "The half-move counter must be a number, not 'many'."),
        ("pandemonium", f"{KINGS}[] w - - 0 -1", "The move counter must be a number, not '-1'."),
        ("pandemonium", f"{KINGS}[] w - - 1000000 1", "The half-move counter goes up to 999,999, and '1000000'"),
        ("pandemonium", f"{KINGS}[] w - - 0 {'9' * 5000}", "The move counter goes up to 999,999, and '9999"),
        ("pandemonium", "x" * 4_000_000, "at most 10,000 characters, and this text has 4,000,000."),
        ("pandemonium", f"{KINGS}[] w - - 0 1 2", "at most 6 fields, and this text has 7."),
        ("pandemonium", f"{BOARD}[] w KQkq - 0 1 setup=x", "'setup=x' is not a setup phase of this game."),
        ("pandemonium", f"{BOARD}[] b KQkq - 0 1 setup=w", "the turn of the player who chooses"),
        ("pandemonium", f"{KINGS}[] w - - 0 1 setup=w", "the pieces to be arranged must be on their squares"),
        ("pandemonium-2020", f"{BOARD}[] w - - 0 1 setup=w", "'setup=w' is not a setup phase of this game."),
        ("pandemonium", "10/10/10/10/10/10/10/10/10/4K5[] w - - 0 1", "Black has no king."),
        ("palaceshogi", "3k5/9/9/9/9/9/9/9/9[] w - - 0 1", "First player has no king."),
        ("pandemonium", "4k5/10/10/10/10/10/10/10/10/4K4K[] w - - 0 1", "White needs exactly one king and has 2."),
        ("pandemonium", "4k5/10/10/10/4R5/10/10/10/10/4K5[] w - - 0 1", "Black's king could be captured"),
        ("palaceshogi", "4k4/9/9/9/9/9/9/9/4K4[] w - - 0 1", "king could be captured"),
        ("mansindam", "4K4/9/9/9/9/9/9/9/4k4[] w - - 0 1", "Both kings have arrived"),
        (
            "palaceshogi",
            "3k5/9/9/2+Q6/9/9/2+Q6/9/4K4[] w - - 0 1",
            "Each player's limit for the lion is 1 on the board.",
        ),
        (
            "palaceshogi",
            "3k5/9/9/9/9/PPPPPP3/9/9/4K4[] w - - 0 1",
            "Each player's limit for the footsoldier is 5 on the board.",
        ),
        ("pandemonium", f"{VCHESS_BOARD} w 2 ajaj - 000", "The hands are 14 digits here, not '000'."),
        ("pandemonium", f"{VCHESS_BOARD} w 2 aj - 00000000000000", "Castling is written as in ajaj"),
        ("pandemonium", f"{VCHESS_BOARD} w 2 ajaj a0,z 00000000000000", "En passant squares are written as in e3"),
        ("pandemonium", f"{VCHESS_BOARD} w 2222222 ajaj - 00000000000000", "The move counter goes up to"),
    ],
)
def test_a_bad_position_is_refused_with_a_sentence(name, text, sentence):
    with pytest.raises(InvalidPosition) as caught:
        fen.read(GAMES[name], text)
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


def test_counters_stay_at_their_limit():
    position = fen.read(GAMES["pandemonium"], f"{KINGS}[] w - - 999999 999999")
    for _ in range(3):
        position.make(legal_moves(position)[0])
        text = fen.write(position)
        assert text.endswith(" 999999 999999")
        assert fen.write(fen.read(GAMES["pandemonium"], text)) == text


def test_any_number_of_pieces_in_hand_is_read():
    text = f"{KINGS}[{'99Q99M99C99R99B99N99P'}] w - - 0 1"
    position = fen.read(GAMES["pandemonium"], text)
    assert len(legal_moves(position)) > 500
    assert fen.read(GAMES["pandemonium"], fen.write(position)).key == position.key


def test_mutated_positions_are_read_or_refused():
    random = Random(20)
    count = mutations(5000)
    texts = [(name, fen.write(random_position(name, random, plies))) for name in GAMES for plies in range(0, 80, 8)]
    texts += [(name, f"{VCHESS_BOARD} b 5 ajaj e3 01020300000001") for name in GAMES if name.startswith("pandemonium")]
    read = 0
    for _ in range(count):
        name, text = random.choice(texts)
        broken = mutated(text, random)
        try:
            position = fen.read(GAMES[name], broken)
        except InvalidPosition:
            continue
        read += 1
        written = fen.write(position)
        assert rewritten(name, written) == written, broken
        legal_moves(position)
    assert read > count // 50
