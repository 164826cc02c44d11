"""Moves typed in other scripts, through input methods, or as Japanese shogi players write them: `７六歩`, `同銀成`,
`５八金右`, `３三桂打`.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from surajang.rules.codes import file_of, rank_of
from surajang.rules.coordinates import read_square, shogi_style, written_square
from surajang.rules.game import Game
from surajang.rules.movegen import legal_moves
from surajang.rules.moves import CASTLING, DROP, SETUP, dropped_kind, origin, target
from surajang.rules.piece import Piece
from surajang.rules.variant import FILES, Variant

_SAME_KEY = dict(
    zip(
        (*map(chr, range(0x1100, 0x1113)), *map(chr, range(0x1161, 0x1176)), *map(chr, range(0x11A8, 0x11C3))),
        (
            *"rRseEfaqQtTdwWczxvg",
            *("k", "o", "i", "O", "j", "p", "u", "P", "h", "hk", "ho", "hl", "y", "n", "nj", "np", "nl", "b", "m"),
            *("ml", "l", "r", "R", "rt", "s", "sw", "sg", "e", "f", "fr", "fa", "fq", "ft", "fx", "fv", "fg", "a", "q"),
            *("qt", "t", "T", "d", "w", "c", "z", "x", "v", "g"),
        ),
        strict=True,
    )
)
"""The keys of Korean letters at a syllable's beginning, middle and end."""

_MEANT = str.maketrans(
    "авеорсхкмнтуіј" + "АВЕНІЈКМОРСТХУ" + "αβγδεζηθ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ" + "ー" + '"',
    "abeopcxkmhtyij" + "ABEHIJKMOPCTXY" + "abcdefgh" + "ABEZHIKMNOPTYX" + "-" + "@",
)
"""Letters that look like Latin ones, files in Greek, the hyphen of Japanese input methods, and the sign that many
layouts have instead of the one for drops.
"""

_ROMAJI = {
    kana: keys + vowel
    for keys, *syllables in (
        ("f", "ふぁ", "ふぇ", "ふぃ"),  # before the small vowels
        ("", *"あえい"),
        ("b", *"ばべび"),
        ("c", *"かせし"),
        ("d", *"だでぢ"),
        ("g", *"がげぎ"),
        ("h", *"はへひ"),
        ("x", *"ぁぇぃ"),
    )
    for kana, vowel in zip(syllables, "aei", strict=True)
}
"""The keys with which Japanese input methods write a syllable from a file or from a capture and a file."""

_DOUBLED = re.compile("っ(.)")
"""The first of two equal files, as Japanese input methods write it."""


def readings(text: str, places: Mapping[str, str], names: Iterable[str]) -> Iterator[str]:
    """Yield possible readings of a text that is no move.

    `places` has the letters at the keys with which characters were typed; `names` are the language's names of pieces,
    which are kept at the beginning and after a promotion's sign.
    """
    known = sorted(names, key=len, reverse=True)
    body, equals, becomes = text.partition("=")
    becomes = becomes if becomes in known else latin(becomes, places)
    for name in (*(name for name in known if text.startswith(name)), ""):
        meant = name + latin(body[len(name) :], places) + equals + becomes
        if meant != text:
            yield meant


def latin(text: str, places: Mapping[str, str]) -> str:
    """Return a text in Latin letters and plain digits, as far as possible.

    >>> latin("ｅ４", {}), latin("е٤", {}), latin("꼳1", {}), latin("Nぁ４", {}), latin("у4", {"у": "e"})
    ('e4', 'e4', 'Rhe1', 'Nxa4', 'e4')
    """
    for typed in sorted(places, key=len, reverse=True):
        text = text.replace(typed, places[typed])
    for kana, keys in _ROMAJI.items():
        text = text.replace(kana, keys)
    plain = (character for character in unicodedata.normalize("NFKD", text) if unicodedata.category(character) != "Cf")
    keys = "".join(
        str(unicodedata.decimal(character)) if character.isdecimal() else _SAME_KEY.get(character, character)
        for character in plain
    )
    return _DOUBLED.sub(r"\1\1", keys.translate(_MEANT))


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
