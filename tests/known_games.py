"""Chess, crazyhouse and shogi as data for the rules core: games whose perft counts are published; and two small games.

Pawns promote to queens only, as no game of the program lets a pawn choose; the positions in `perft/` are such that the
published counts hold all the same.
"""

from dataclasses import replace

from surajang.rules.piece import Drop, Piece, Promotion, Terrain
from surajang.rules.special_rules import Castle, Castling, EndRule, Repetition
from surajang.rules.variant import Appearance, Variant

CHESS = Variant(
    name="chess",
    title="Chess",
    native="",
    summary="",
    files=8,
    ranks=8,
    start="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1",
    pieces=(
        Piece("K", "King", "", "K", royal=True),
        Piece(
            "P",
            "Pawn",
            "",
            "fmWfcF",
            terrain=(Terrain("2", "fmR2"),),
            promotion=Promotion("Q", must_to="8"),
            pawn=True,
            en_passant=True,
        ),
        Piece("N", "Knight", "", "N"),
        Piece("B", "Bishop", "", "B"),
        Piece("R", "Rook", "", "R"),
        Piece("Q", "Queen", "", "Q"),
    ),
    hand_order="",
    castling=Castling(
        "R",
        (
            Castle("K", "e1", "h1", "g1", "f1", "O-O"),
            Castle("Q", "e1", "a1", "c1", "d1", "O-O-O"),
        ),
    ),
    repetition=Repetition(3),
    end=EndRule(),
    appearance=Appearance(("international",)),
)

CRAZYHOUSE = replace(
    CHESS,
    name="crazyhouse",
    title="Crazyhouse",
    pieces=(
        CHESS.pieces[0],
        replace(CHESS.pieces[1], promotion=Promotion("+P", must_to="8"), held_as="P", drop=Drop("2-7")),
        *(replace(piece, held_as=piece.symbol, drop=Drop("1-8")) for piece in CHESS.pieces[2:]),
        Piece("+P", "Promoted pawn", "", "Q", held_as="P"),
    ),
    hand_order="QRBNP",
)


def free(symbol: str, compulsory: str = "") -> Promotion:
    """Shogi's promotion: by choice on moves that touch the last three ranks, compulsory on some ranks."""
    return Promotion(symbol, may_from="7-9", may_to="7-9", must_to=compulsory)


SHOGI = Variant(
    name="shogi",
    title="Shogi",
    native="",
    summary="",
    files=9,
    ranks=9,
    start="lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[] w - - 0 1",
    pieces=(
        Piece("K", "King", "", "K", royal=True),
        Piece(
            "P",
            "Pawn",
            "",
            "fW",
            promotion=free("+P", "9"),
            held_as="P",
            drop=Drop("1-8", may_mate=False, one_a_file="1-9"),
            pawn=True,
        ),
        Piece("L", "Lance", "", "fR", promotion=free("+L", "9"), held_as="L", drop=Drop("1-8")),
        Piece("N", "Knight", "", "ffN", promotion=free("+N", "8-9"), held_as="N", drop=Drop("1-7")),
        Piece("S", "Silver", "", "FfW", promotion=free("+S"), held_as="S", drop=Drop("1-9")),
        Piece("G", "Gold", "", "WfF", held_as="G", drop=Drop("1-9")),
        Piece("B", "Bishop", "", "B", promotion=free("+B"), held_as="B", drop=Drop("1-9")),
        Piece("R", "Rook", "", "R", promotion=free("+R"), held_as="R", drop=Drop("1-9")),
        *(Piece(f"+{symbol}", f"Promoted {symbol}", "", "WfF", held_as=symbol) for symbol in "PLNS"),
        Piece("+B", "Horse", "", "BW", held_as="B"),
        Piece("+R", "Dragon", "", "RF", held_as="R"),
    ),
    hand_order="RBGSNLP",
    repetition=Repetition(4),
    end=EndRule(stalemate_loses=True),
    appearance=Appearance(("hanja-pandemonium",), coordinates="shogi", promotion_sign="+"),
)

KNOWN_GAMES = {game.name: game for game in (CHESS, CRAZYHOUSE, SHOGI)}

SMALL = """\
# A game of few pieces.
name = "small-game"
title = "Small game"
files = 5
ranks = 5
start = "2k2/5/5/5/R1K2[] w - - 0 1"

[piece.K]
name = "King"
moves = "K"
royal = true

[piece.R]
name = "Rook"
moves = "R"
drop = { zone = "1-5" }
held_as = "R"
"""
"""The definition of a game of few pieces."""

SHORT_GAME = """\
name = "small"
title = "Small"
files = 5
ranks = 5
start = "rnkbr/ppppp/5/PPPPP/RNKBR w - - 0 1"
piece.K = { name = "King", moves = "K", royal = true }
piece.P = { name = "Pawn", moves = "mfWcfF", held_as = "P", drop = { zone = "1-5" } }
piece.N = { name = "Knight", moves = "N", held_as = "N", drop = { zone = "1-5" } }
piece.B = { name = "Bishop", moves = "B" }
piece.R = { name = "Rook", moves = "R" }
end = { move_limit = 20 }
"""
"""The definition of a small game in which twenty moves without progress draw."""
