"""Legal moves as pyffish (Fairy-Stockfish) sees them, in this program's words.

`variants.ini` says which rules Fairy-Stockfish can be told; this module makes up for the others.
"""

import re
from pathlib import Path

import pyffish

LETTER_OF_ITS_OWN = {"G": "+P", "S": "+N", "H": "+B", "D": "+R", "W": "+C", "A": "+M"}
"""Pandemonium's promoted pieces, as Fairy-Stockfish writes them."""
PAWN_DROP_MAY_MATE = {"mansindam", "crazyhouse"}
CASTLES_WITHOUT_HISTORY = {"pandemonium-2020"}
PROMOTED_LETTERS = {"pandemonium", "pandemonium-2020", "pandemonium-vchess"}

pyffish.load_variant_config(Path(__file__).with_name("variants.ini").read_text("utf-8"))


def translated(variant: str, fen: str) -> str:
    """A FEN of this program as Fairy-Stockfish reads it."""
    placement, side, castling, *rest = fen.split()
    board, bracket, hands = placement.partition("[")
    if variant in PROMOTED_LETTERS:
        for letter, marked in LETTER_OF_ITS_OWN.items():
            board = re.sub(letter, marked, board)
            board = re.sub(letter.lower(), marked.lower(), board)
    if variant in CASTLES_WITHOUT_HISTORY:
        castling = castlings_at_home(board)
    return " ".join([board + bracket + hands, side, castling, *rest])


def castlings_at_home(board: str) -> str:
    """The castling rights of the first edition, which depend on where king and rooks stand and on nothing else."""
    rows = [
        [cell for part in re.findall(r"\d+|\+?[A-Za-z]", row) for cell in ([""] * int(part) if part.isdigit() else [part])]
        for row in board.split("/")
    ]
    rights = ""
    for row, king, rook, letters in ((rows[-1], "K", "R", "KQ"), (rows[0], "k", "r", "kq")):
        if row[5] == king:
            rights += letters[0] * (row[9] == rook) + letters[1] * (row[0] == rook)
    return rights or "-"


def moves(variant: str, fen: str) -> set[str]:
    """The legal moves of a position, given as Fairy-Stockfish's FEN; none when a king has arrived."""
    if pyffish.is_immediate_game_end(variant, fen, [])[0]:
        return set()
    listed = set(pyffish.legal_moves(variant, fen, []))
    if variant not in PAWN_DROP_MAY_MATE:
        listed -= {move for move in listed if move.startswith("P@") and mates(variant, fen, move)}
    return listed


def mates(variant: str, fen: str, move: str) -> bool:
    """Whether a move leaves the opponent in check without a legal reply."""
    return pyffish.gives_check(variant, fen, [move]) and not moves(variant, pyffish.get_fen(variant, fen, [move]))


def check(variant: str, fen: str) -> bool:
    """Whether the side to move is in check."""
    return bool(pyffish.gives_check(variant, fen, []))
