"""Reads moves as people write them, more liberally than `rules.notation` writes them."""

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from surajang.rules.codes import KIND, WHITE, file_of, rank_of
from surajang.rules.coordinates import read_square, shogi_style
from surajang.rules.movegen import legal_moves
from surajang.rules.moves import CASTLING, DROP, PROMOTION, SETUP, TWICE, origin, target, via
from surajang.rules.notation import (
    MACHINE_DROP,
    MACHINE_MOVE,
    SQUARE,
    IllegalMove,
    castle_of,
    names_promoted,
    parse,
    setup_choice,
    written,
    written_body,
)
from surajang.rules.position import Position
from surajang.rules.reasons import because
from surajang.rules.tables import Tables
from surajang.rules.variant import FILES, Variant

_FIGURINES: Final = dict(zip("♔♕♖♗♘♙♚♛♜♝♞♟", "KQRBNPKQRBNP", strict=True))
_PLAIN_SIGNS: Final = str.maketrans(
    {**dict.fromkeys("‐‑‒–—―−﹣－", "-"), "×": "x", "†": "+", "‡": "#", "’": "'", **_FIGURINES}
)
_CASTLING: Final = re.compile(r"[Oo0]-?[Oo0](-?[Oo0])?[+#]*")
_PEOPLES_DROP: Final = re.compile(r"([A-Za-z]?)[@*']([a-z0-9]{2,3})[+#]*")
_CHESS_BODY: Final = re.compile(rf"([a-l]|[0-9]{{1,2}})??[-x:]?((?:{SQUARE}[-x:]?){{0,2}}{SQUARE})(.*)")
_SHOGI_SQUARE: Final = r"(?:[1-9][a-l]|[a-i][1-9])"
_SHOGI_BODY: Final = re.compile(rf"([a-l]|[1-9])??[-x:]?((?:{_SHOGI_SQUARE}[-x:]?){{0,2}}{_SHOGI_SQUARE})(.*)")
_CHECK_IN_WORDS: Final = re.compile(r"(?:(?:dis|dbl)\.?)?ch\.?$|mate$")
_PROMOTION: Final = re.compile(r"=?[(/]?(\+?[A-Za-z]{1,2})\)?")

_MAX_MOVE_LENGTH: Final = 100

_KNOWN_TEXTS: Final = 16_384
"""How many texts of moves are kept with their forms. Random games of five variants write 25,000."""

_CHESS_EXAMPLES: Final = ("Nf3", "exd6", "N@e5")
_SHOGI_EXAMPLES: Final = ("P-5e", "Bx5e", "P*5e")


@dataclass(frozen=True)
class _Reading:
    """One way to read a text: which kinds may move, from which file or rank (-1: any), over which squares.

    `squares` ends with the target; the origin and the first step of a double move may come before it.
    """

    kinds: tuple[int, ...]
    file: int
    rank: int
    squares: tuple[int, ...]
    promotion: str


@dataclass(frozen=True)
class _Form:
    """The form of a move's text, independent of the position: `cleaned`, and in the grammar `for_machines` or not.

    It is a `castling`, a `drop` (letter and square), or can be read in several ways (`readings`), most likely first.
    """

    cleaned: str
    for_machines: bool
    castling: bool
    drop: tuple[str, str] | None
    readings: tuple[_Reading, ...]


def read(position: Position, text: str, moves: list[int] | None = None) -> int:
    """Return the legal move that a text stands for, in notation for people or in the grammar for machines.

    Signs for capture, check and judgement may be missing or superfluous, letters of pieces may be in lower case where
    that is unambiguous, and a compulsory promotion need not be written. `moves` are the legal moves, if they are known.
    Raises IllegalMove otherwise.

    >>> from surajang.rules import fen, notation, notation_reader
    >>> from surajang.rules.games import game_named
    >>> position = fen.read(game_named("mansindam"), "startpos")
    >>> notation.text(position, notation_reader.read(position, "nb1d2!?"))
    'b1d2'
    >>> notation_reader.read(position, "Nd4")
    Traceback (most recent call last):
        ...
    surajang.rules.notation.IllegalMove: You have no knight that can move to d4 like that.
    """
    if len(text) > _MAX_MOVE_LENGTH:
        raise _unlike_a_move(position, text)
    if position.setup:
        return setup_choice(position, _cleaned(text))
    tables = position.tables
    variant = tables.variant
    if moves is None:
        moves = legal_moves(position)
    if position.arrived():
        raise IllegalMove(because("king has arrived"))
    form = _form(tables, text)
    cleaned, readings = form.cleaned, form.readings
    refusal = None
    if form.for_machines:
        try:
            return parse(position, cleaned, moves)
        except IllegalMove as error:
            refusal = error
    if form.castling:
        return _read_castling(position, moves, cleaned)
    if form.drop is not None:
        return _read_drop(position, moves, form.drop[0], form.drop[1])
    for reading in readings:
        found = _chosen(position, _fitting(position, moves, reading), reading.promotion)
        if len(found) == 1:
            return found[0]
        if found:
            bare = cleaned.rstrip("+#")
            same = [move for move in found if written_body(position, move, moves).rstrip("+") == bare]
            if len(same) == 1:
                return same[0]
            ways = tuple(sorted([written(position, move) for move in found]))
            raise IllegalMove(because("several moves", text=text, moves=ways))
    if refusal:
        raise refusal
    if not readings:
        raise _unlike_a_move(position, text)
    kinds, end = readings[0].kinds, readings[0].squares[-1]
    if len(kinds) > 1:
        raise IllegalMove(because("no piece goes there", variant, square=end))
    raise IllegalMove(because("no such piece goes there", variant, piece=variant.pieces[kinds[0] - 1], square=end))


@lru_cache(maxsize=_KNOWN_TEXTS)
def _form(tables: Tables, text: str) -> _Form:
    """Return the form of a move's text."""
    cleaned = _cleaned(text)
    for_machines = bool(MACHINE_DROP.fullmatch(cleaned) or MACHINE_MOVE.fullmatch(cleaned))
    if _CASTLING.fullmatch(cleaned):
        return _Form(cleaned, for_machines, True, None, ())
    drop = _PEOPLES_DROP.fullmatch(cleaned)
    if drop:
        return _Form(cleaned, for_machines, False, (drop.group(1), drop.group(2)), ())
    readings = _readings(tables, _without_decoration(tables.variant, cleaned))
    return _Form(cleaned, for_machines, False, None, readings)


def _unlike_a_move(position: Position, text: str) -> IllegalMove:
    """Return the error for a text that does not look like a move."""
    examples = _SHOGI_EXAMPLES if shogi_style(position.tables.variant) else _CHESS_EXAMPLES
    return IllegalMove(because("not like a move", text=text, examples=examples))


def _cleaned(text: str) -> str:
    """Return a text without blanks, judgements and words for check, in plain signs."""
    cleaned = "".join(text.split())
    cleaned = (cleaned if cleaned.isascii() else plain(cleaned)).rstrip("!?")
    return _CHECK_IN_WORDS.sub("", cleaned) if cleaned.endswith(("ch", "ch.", "mate")) else cleaned


def plain(text: str) -> str:
    """Return a text with letters for pieces and plain signs for typographic ones, without invisible characters.

    >>> from surajang.rules.notation_reader import plain
    >>> plain("♘g1–f3\u200b")
    'Ng1-f3'
    """
    visible = [sign for sign in text if unicodedata.category(sign) not in ("Cf", "Mn")]
    return "".join(visible).translate(_PLAIN_SIGNS)


def _read_castling(position: Position, moves: list[int], cleaned: str) -> int:
    """Return the legal castling that a text stands for. Raises IllegalMove."""
    castling = position.tables.variant.castling
    if castling is None:
        raise IllegalMove(because("no castling"))
    written = _castling_sign(cleaned)
    for move in moves:
        if move & CASTLING and castle_of(position.tables.variant, via(move)).written == written:
            return move
    raise IllegalMove(because("no castling to that side"))


def _castling_sign(cleaned: str) -> str:
    """Return the standard form of a castling."""
    return "O-O-O" if len(re.findall("[Oo0]", cleaned)) == 3 else "O-O"


def _read_drop(position: Position, moves: list[int], letter: str, name: str) -> int:
    """Return the legal drop of the piece with a letter, the pawn without one. Raises IllegalMove."""
    variant = position.tables.variant
    kind = variant.kinds.get(letter.upper() or _without_letter(variant), 0)
    end = read_square(variant, name)
    drop = DROP | kind << 8 | end
    if drop in moves:
        return drop
    if letter and letter.upper() not in variant.hand_order:
        raise IllegalMove(because("nothing to drop", text=letter))
    if not end:
        raise IllegalMove(because("no such square", text=name))
    raise IllegalMove(because("no drop there", variant, piece=variant.pieces[kind - 1], square=end))


def _without_letter(variant: Variant) -> str:
    """Return the symbol of the piece that a drop without a letter drops: a pawn, or the last of the hand."""
    pawns = [symbol for symbol in variant.hand_order if variant.by_symbol[symbol].pawn]
    return (pawns or [*variant.hand_order] or [""])[-1]


def _without_decoration(variant: Variant, cleaned: str) -> str:
    """Return the text of a move without the signs for check, mate and en passant.

    A single + at the end remains if it may be the sign of a promotion.
    """
    if "p" in cleaned:  # otherwise skip the pattern, which takes a tenth of the time of reading a game
        cleaned = re.sub(r"\(?e\.?p\.?\)?$", "", cleaned)
    bare = cleaned.rstrip("#")
    if shogi_style(variant):
        return bare[:-1] if bare.endswith("++") else bare
    without = bare.rstrip("+")
    promotes = variant.appearance.promotion_sign == "+" and without != bare and without[-1:].isdigit()
    return without + "+" if promotes else without


@dataclass(frozen=True)
class _Names:
    """The names of a variant's pieces with their kinds, by first letter, the longest first.

    `usual`: as the variant writes them, `lower`: in small letters. `unpromoted`: those that may also stand for the
    promoted piece if that has no letter, as P for +P. `pawns` are the kinds written without a name, `every` all kinds.
    """

    usual: dict[str, list[tuple[str, tuple[int, ...]]]]
    lower: dict[str, list[tuple[str, tuple[int, ...]]]]
    unpromoted: dict[str, list[tuple[str, tuple[int, ...]]]]
    pawns: tuple[int, ...]
    every: tuple[int, ...]


@lru_cache(maxsize=64)
def _names(tables: Tables) -> _Names:
    """Return the names of the kinds of pieces."""
    variant = tables.variant
    by_text: dict[str, tuple[int, ...]] = {}
    for kind, piece in enumerate(variant.pieces, 1):
        by_text.setdefault(piece.written, (kind,))
        by_text.setdefault(piece.symbol, (kind,))
        if piece.symbol.endswith("~"):
            by_text[piece.written] += (kind,)
    usual: dict[str, list[tuple[str, tuple[int, ...]]]] = {}
    lower: dict[str, list[tuple[str, tuple[int, ...]]]] = {}
    unpromoted: dict[str, list[tuple[str, tuple[int, ...]]]] = {}
    for name, kinds in sorted(by_text.items(), key=lambda item: -len(item[0])):
        usual.setdefault(name[:1], []).append((name, kinds))
        if name.lower() != name:
            lower.setdefault(name[:1].lower(), []).append((name.lower(), kinds))
        promoted = variant.by_symbol.get("+" + name)
        if promoted and not promoted.letter:
            unpromoted.setdefault(name[:1], []).append((name, (variant.kinds[promoted.symbol],)))
    symbol = "" if any(piece.pawn for piece in variant.pieces) and not shogi_style(variant) else variant.hand_order[-1:]
    pawns = tuple([kind for kind, piece in enumerate(variant.pieces, 1) if piece.pawn or piece.symbol == symbol])
    return _Names(usual, lower, unpromoted, pawns, tuple(range(1, len(variant.pieces) + 1)))


def _readings(tables: Tables, bare: str) -> tuple[_Reading, ...]:
    """Return the ways to read a text, the most likely first."""
    variant = tables.variant
    names = _names(tables)
    first, capital = bare[:1], bare[:1].upper()
    readings: list[_Reading] = []
    for name, kinds in names.usual.get(first, []) + names.usual.get("", []):
        if bare.startswith(name):
            readings += _body_readings(variant, kinds, bare[len(name) :])
    for reading in _body_readings(variant, names.pawns, bare):
        plain = len(reading.squares) == 1
        readings.append(reading if plain else _Reading(names.every, -1, -1, reading.squares, reading.promotion))
    for name, kinds in names.lower.get(first, []):
        if bare.startswith(name):
            readings += _body_readings(variant, kinds, bare[len(name) :])
    for name, kinds in names.unpromoted.get(capital, []):
        if bare[: len(name)].upper() == name:
            readings += _body_readings(variant, kinds, bare[len(name) :])
    return tuple(readings)


def _body_readings(variant: Variant, kinds: tuple[int, ...], body: str) -> list[_Reading]:
    """Return the ways to read the text after the letter of a piece: one or none."""
    shogi = shogi_style(variant)
    match = (_SHOGI_BODY if shogi else _CHESS_BODY).fullmatch(body)
    if match is None:
        return []
    place = match.group(1) or ""
    file = rank = -1
    if place.isdigit() == shogi and place:
        file = variant.files - int(place) if shogi else FILES.find(place)
    elif place:
        rank = variant.ranks - 1 - FILES.find(place) if shogi else int(place) - 1
    names = re.findall(_SHOGI_SQUARE if shogi else SQUARE, match.group(2))
    squares = [read_square(variant, name) for name in names]
    suffix = match.group(3)
    promotion = _PROMOTION.fullmatch(suffix)
    if 0 in squares or rank < -1 or (place and file == rank == -1) or not (suffix in ("", "+", "=") or promotion):
        return []
    written = promotion.group(1).upper() if promotion else suffix
    return [_Reading(kinds, file, rank, tuple(squares), written)]


def _fitting(position: Position, moves: list[int], reading: _Reading) -> list[int]:
    """Return the legal `moves` that fit a reading, promotion aside."""
    end = reading.squares[-1]
    return [move for move in moves if target(move) == end and _fits(position, move, reading)]


def _fits(position: Position, move: int, reading: _Reading) -> bool:
    """Return whether a legal move to the target of a reading fits it, promotion aside."""
    if move & (DROP | SETUP):
        return False
    start = origin(move)
    path: tuple[int, ...] = (start, target(move))
    if move & TWICE and via(move):
        path = (start, via(move), target(move))
    given = reading.squares
    return (
        (position.board[start] & KIND) in reading.kinds
        and len(path) - 1 <= len(given) <= len(path)
        and path[len(path) - len(given) :] == given
        and reading.file in (-1, file_of(start))
        and reading.rank in (-1, rank_of(start))
    )


def _chosen(position: Position, found: list[int], promotion: str) -> list[int]:
    """Filter moves by the promotion that is written; without one, decline if that is legal."""
    promoting = [move for move in found if move & PROMOTION]
    staying = [move for move in found if not move & PROMOTION]
    if promotion in ("", "="):
        return staying or promoting
    if promotion == "+":
        return promoting or staying
    return [move for move in promoting if names_promoted(position, move, promotion)]


# Texts that stand for no legal move


@dataclass(frozen=True)
class Attempt:
    """A move that was attempted: from the square `source`, or the drop of the kind `source`, to `target`.

    `promotes`: a promotion was written.
    """

    source: int
    target: int
    drop: bool = False
    promotes: bool = False


def attempts(position: Position, text: str) -> list[list[Attempt]]:
    """Return the moves that a text refused by `read` could stand for, a list for each way to read it.

    Double moves are left out. A written square counts as the origin even if it is empty.
    """
    if position.setup or len(text) > _MAX_MOVE_LENGTH:
        return []
    variant = position.tables.variant
    form = _form(position.tables, text)
    if form.castling:
        return [_castling_attempts(position, _castling_sign(form.cleaned))]
    if form.drop is not None:
        letter, name = form.drop
        kind = variant.kinds.get(letter.upper() or _without_letter(variant), 0)
        end = read_square(variant, name)
        droppable = kind and variant.pieces[kind - 1].symbol in variant.hand_order
        return [[Attempt(kind, end, drop=True)]] if droppable and end else []
    return [_attempts(position, reading) for reading in form.readings]


def _castling_attempts(position: Position, written: str) -> list[Attempt]:
    """Return the king's move of a castling, if the king stands at its start."""
    tables = position.tables
    castling = tables.variant.castling
    found: list[Attempt] = []
    for number in range(position.side * 2, position.side * 2 + tables.castling.most):
        start = tables.castling.king[number]
        if castling is None or position.kings[position.side] != start:
            continue
        if castle_of(tables.variant, number).written == written:
            found.append(Attempt(start, tables.castling.king_to[number]))
    return found


def _attempts(position: Position, reading: _Reading) -> list[Attempt]:
    """Return the moves that fit a reading of a text, legal or not."""
    tables = position.tables
    end = reading.squares[-1]
    promotes = reading.promotion not in ("", "=", "+")
    if len(reading.squares) == 1:
        pawns = all([tables.variant.pieces[kind - 1].pawn for kind in reading.kinds])
        straight = pawns and reading.file == -1 and not shogi_style(tables.variant)  # else the file is written
        file = file_of(end) if straight else reading.file
        starts = [
            square
            for square in tables.squares
            if position.board[square] & (WHITE << position.side)
            and position.board[square] & KIND in reading.kinds
            and file in (-1, file_of(square))
            and reading.rank in (-1, rank_of(square))
        ]
    else:
        any_kind = len(reading.kinds) == len(tables.variant.pieces)
        fits = any_kind or position.board[reading.squares[0]] & KIND in reading.kinds
        starts = [reading.squares[0]] if fits and len(reading.squares) == 2 else []
    return [Attempt(start, end, promotes=promotes) for start in starts]
