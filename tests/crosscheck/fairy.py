"""Legal moves as pyffish (Fairy-Stockfish) sees them, in this program's words.

It gets our games' definitions from `rules.fairy_stockfish`; this module adds the rules that definitions cannot express.
"""

import re

import pyffish

from surajang.rules.fairy_stockfish import definition, exported_name, position
from surajang.rules.games import GAMES

GAMES_IT_PLAYS = ("pandemonium", "pandemonium-2020", "pandemonium-vchess", "mansindam")
PAWN_DROP_MAY_MATE = {"mansindam", "crazyhouse"}
WON_BY_ARRIVAL = {"mansindam"}

DEFINITIONS = "\n".join(definition(GAMES[name]) for name in GAMES_IT_PLAYS)
NAMES = {name: exported_name(GAMES[name]) for name in GAMES_IT_PLAYS}
"""The names of the games there."""

pyffish.load_variant_config(DEFINITIONS)


def translated(variant: str, fen: str) -> str:
    """A FEN of this program as Fairy-Stockfish reads it."""
    return position(GAMES[variant], fen)


def rows_of(board: str) -> list[list[str]]:
    """The board field of a FEN square by square, from the last rank to the first; a dot is an empty square."""
    unpacked = re.sub(r"\d+", lambda run: "." * int(run[0]), board)
    return [re.findall(r"\.|\+?[A-Za-z]", row) for row in unpacked.split("/")]


def moves(variant: str, fen: str) -> set[str]:
    """The legal moves of a position, given as Fairy-Stockfish's FEN; none when a king has arrived."""
    if variant in WON_BY_ARRIVAL and pyffish.is_immediate_game_end(NAMES[variant], fen, [])[0]:
        return set()
    listed = set(pyffish.legal_moves(NAMES.get(variant, variant), fen, []))
    if variant not in PAWN_DROP_MAY_MATE:
        listed -= {move for move in checking_pawn_drops(fen) & listed if not replies(variant, fen, move)}
    return listed


def checking_pawn_drops(fen: str) -> set[str]:
    """The drops of a chess pawn that would check the enemy king, whether legal or not."""
    board, side = fen.split()[:2]
    rows = rows_of(board.partition("[")[0])
    king, behind = ("k", -1) if side == "w" else ("K", 1)
    row = next(number for number, cells in enumerate(rows) if king in cells)
    file, rank = rows[row].index(king), len(rows) - row
    return {f"P@{chr(ord('a') + file + aside)}{rank + behind}" for aside in (-1, 1)}


def replies(variant: str, fen: str, move: str) -> set[str]:
    """The opponent's legal moves after a move."""
    return moves(variant, pyffish.get_fen(NAMES.get(variant, variant), fen, [move]))


def check(variant: str, fen: str) -> bool:
    """Whether the side to move is in check."""
    return bool(pyffish.gives_check(NAMES.get(variant, variant), fen, []))
