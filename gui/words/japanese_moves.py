"""Moves typed as Japanese shogi players write them: `７六歩`, `同銀成`, `５八金右`, `３三桂打`."""

import re
import unicodedata
from typing import Final

from surajang.rules.codes import file_of, rank_of
from surajang.rules.coordinates import read_square, shogi_style, written_square
from surajang.rules.game import Game
from surajang.rules.movegen import legal_moves
from surajang.rules.moves import CASTLING, DROP, SETUP, dropped_kind, origin, target
from surajang.rules.piece import Piece
from surajang.rules.variant import FILES, Variant

_RANKS: Final = "一二三四五六七八九"

_OTHER_SIGNS: Final = {
    "歩": "兵卒", "玉": "王", "竜": "龍", "馬": "象", "成銀": "金", "全": "金", "成桂": "騎", "圭": "騎",
    "成香": "砲", "杏": "砲",
}  # fmt: skip
"""Signs of shogi sets and their pieces in Palace Shogi, the more frequent one first."""

_MOVE: Final = re.compile(
    rf"[▲△▼▽☗☖]?(?:同|(?P<file>[1-9])(?P<rank>[1-9{_RANKS}]))(?P<piece>成[銀桂香]|\w)"
    r"(?P<how>[右左直上行入寄引]*)(?P<end>打|不成|生|成)?(?:\((?P<from>[1-9][1-9])\))?"
)


def as_in_files(game: Game, text: str) -> str:
    """Return a move in Japanese notation in the notation of files, empty if the text is none.

    The move need not be legal. If several pieces fit the text, the origin stays open.
    """
    variant, position = game.variant, game.position
    match = _MOVE.fullmatch("".join(unicodedata.normalize("NFKC", text).split()))
    pieces = _pieces(variant, match["piece"]) if match is not None and shogi_style(variant) else []
    if match is None or not pieces:
        return ""
    end = _square(variant, match["file"], match["rank"]) if match["file"] else target(game.node.move)
    if not end:
        return ""
    name = written_square(variant, end)
    dropped = [piece for piece in pieces if piece.symbol in variant.hand_order]
    if match["end"] == "打" and dropped:
        return f"{dropped[0].written}*{name}"
    moves = [move for move in legal_moves(position) if target(move) == end and not move & (CASTLING | SETUP)]
    drops = [move for move in moves if move & DROP]
    starts = {origin(move): position.tables.piece_of(position.board[origin(move)]) for move in moves if not move & DROP}
    for piece in pieces:
        if piece in starts.values():
            found = _narrowed([start for start in starts if starts[start] is piece], end, match["how"], position.side)
            start = _square(variant, *match["from"]) if match["from"] else found[0] if len(found) == 1 else 0
            promotes = "+" if match["end"] == "成" else "=" if match["end"] else ""
            return f"{piece.written}{written_square(variant, start) if start else ''}-{name}{promotes}"
    for move in drops:
        if variant.pieces[dropped_kind(move) - 1] in dropped and not match["end"]:
            return f"{variant.pieces[dropped_kind(move) - 1].written}*{name}"
    return f"{pieces[0].written}-{name}"


def _pieces(variant: Variant, sign: str) -> list[Piece]:
    """Return the pieces that a sign may mean, in the order of preference."""
    signs = sign + _OTHER_SIGNS.get(sign, "")
    return [piece for each in signs for piece in variant.pieces if piece.native == each]


def _square(variant: Variant, file: str, rank: str) -> int:
    """Return the square with a file and a rank, counted from the upper right corner, 0 if there is none."""
    number = _RANKS.find(rank) + 1 or int(rank)
    return read_square(variant, file + FILES[number - 1])


def _narrowed(starts: list[int], end: int, how: str, side: int) -> list[int]:
    """Return the origins that fit words for a direction, or for the piece's place among several, seen by its player."""
    forward = -1 if side else 1
    for word in how:
        if word in "上行入直":
            starts = [start for start in starts if (rank_of(end) - rank_of(start)) * forward > 0]
        if word == "直":
            starts = [start for start in starts if file_of(start) == file_of(end)]
        elif word == "引":
            starts = [start for start in starts if (rank_of(end) - rank_of(start)) * forward < 0]
        elif word == "寄":
            starts = [start for start in starts if rank_of(start) == rank_of(end)]
    for word, sign in (("右", forward), ("左", -forward)):
        if word in how:
            most = max((file_of(start) * sign for start in starts), default=0)
            starts = [start for start in starts if file_of(start) * sign == most]
    return starts
