"""Moves as text: a grammar for machines (RULES.md, "Text forms"), and notation for people, by the variant.

Variants with chess coordinates are written like chess: `Nf3`, `Nbd2`, `exd6`, `Rd9=D`, `N@e5`, `+` for check, `#` for
mate. Where `+` is the sign of a promotion (`Nf9+`), check has none. Variants with shogi coordinates are written like
shogi in the West: `S-5h`, `S4i-5h`, `Bx5e`, `P*5e`, `S-3c+` for a promotion and `S-3c=` for a declined one; check has
no sign there, since `+` means promotion. A double move is written with both squares (`Lnx5dx4c`, `Lnx5d-5e`), a pass
with the piece's own (`Ln-5e`). `rules.notation_reader` reads what people write.
"""

import re
from typing import Final

from surajang.rules import betza
from surajang.rules.codes import file_of, rank_of, square_name
from surajang.rules.coordinates import shogi_style, written_square
from surajang.rules.errors import ReasonedError
from surajang.rules.movegen import has_legal_move, legal_moves
from surajang.rules.moves import CASTLING, DROP, PROMOTION, SETUP, TWICE, dropped_kind, origin, target, via
from surajang.rules.piece import MAX_CHOICES, Piece
from surajang.rules.position import Position
from surajang.rules.reasons import because
from surajang.rules.special_rules import Castle
from surajang.rules.variant import FILES, Variant

SQUARE: Final = r"[a-l][0-9]{1,2}"
MACHINE_MOVE: Final = re.compile(rf"({SQUARE})({SQUARE})({SQUARE})?(\+|[A-Za-z]{{1,2}})?")
MACHINE_DROP: Final = re.compile(rf"([A-Z])@({SQUARE})")

_MACHINE_EXAMPLES: Final = ("e2e4", "c8c9+", "N@e5")


class IllegalMove(ReasonedError):
    """A move or text that is not a legal move."""


# Text for machines


def text(position: Position, move: int) -> str:
    """Return a legal move in the grammar of RULES.md, as in `e2e5`, `c8c9+`, `N@e5`, `e5e6f7`, `NB-BN`.

    Where a piece may become one of several, the move names it, as in `e7e8q`. A castling is the king's move, or
    leads to the rook where the king can also step to the same square.

    >>> from surajang.rules import fen, notation
    >>> from surajang.rules.games import game_named
    >>> from surajang.rules.movegen import legal_moves
    >>> position = fen.read(game_named("mansindam"), "4k4/9/9/9/9/9/9/9/4K4[P] w - - 0 1")
    >>> sorted(notation.text(position, move) for move in legal_moves(position))[-6:]
    ['P@i8', 'e1d1', 'e1d2', 'e1e2', 'e1f1', 'e1f2']
    """
    variant = position.tables.variant
    if move & SETUP:
        return setup_choices(variant)[target(move)]
    end = square_name(target(move))
    if move & DROP:
        return f"{variant.pieces[dropped_kind(move) - 1].symbol}@{end}"
    start = square_name(origin(move))
    if move & CASTLING:
        return start + square_name(_castled_to(position, move))
    if move & TWICE and via(move):
        return start + square_name(via(move)) + end
    return start + end + (_promotion_suffix(position, move) if move & PROMOTION else "")


def _promotion_suffix(position: Position, move: int) -> str:
    """Return the end of a promotion's text, the new piece's letter if the piece has a choice, else `+`."""
    promotion = position.tables.piece_of(position.board[origin(move)]).promotion
    named = promotion is not None and (promotion.named or promotion.others)
    return _promoted(position, move).symbol.strip("+~").lower() if named else "+"


def parse(position: Position, text: str, moves: list[int] | None = None) -> int:
    """Return the legal move that a text in the grammar of RULES.md stands for.

    A promotion may also be written with the new piece's letter in either case, or with `+` if there is no choice.
    `moves` are the legal moves, if they are known. Raises IllegalMove for other texts.

    >>> from surajang.rules import fen, notation
    >>> from surajang.rules.games import game_named
    >>> position = fen.read(game_named("mansindam"), "startpos")
    >>> position.make(notation.parse(position, "c3c4"))
    >>> notation.parse(position, "c4c5")
    Traceback (most recent call last):
        ...
    surajang.rules.notation.IllegalMove: 'c4c5' is not a legal move here.
    """
    if position.setup:
        return setup_choice(position, text)
    drop = MACHINE_DROP.fullmatch(text)
    if drop:
        return _parse_drop(position, text, drop.group(1), drop.group(2), moves)
    match = MACHINE_MOVE.fullmatch(text)
    if match is None:
        raise IllegalMove(because("not like a move", text=text, examples=_MACHINE_EXAMPLES))
    squares = [_square(position, name) for name in match.group(1, 2, 3) if name]
    suffix = match.group(4) or ""
    start, end = squares[0], squares[-1]
    first = squares[1] if len(squares) == 3 else 0
    declined = 0
    found: list[int] = []
    for move in legal_moves(position) if moves is None else moves:
        there = _castled_to(position, move) if move & CASTLING else target(move)
        if move & DROP or origin(move) != start or there != end or (via(move) if move & TWICE else 0) != first:
            continue
        if bool(move & PROMOTION) == bool(suffix) and (suffix in ("", "+") or names_promoted(position, move, suffix)):
            found.append(move)
        declined = move
    if len(found) == 1:
        return found[0]
    if found or (declined & PROMOTION and not suffix):
        raise _unwritten(position, text, declined)
    raise IllegalMove(because("not legal", text=text))


def _unwritten(position: Position, attempted: str, move: int) -> IllegalMove:
    """Return the error for a text that leaves out the promotion of a legal move."""
    return IllegalMove(because("promotion not written", text=attempted, move=text(position, move)))


def _parse_drop(position: Position, text: str, letter: str, name: str, moves: list[int] | None) -> int:
    """Return the legal drop of the piece with a letter on the square with a name."""
    kind = position.tables.variant.kinds.get(letter, 0)
    drop = DROP | kind << 8 | _square(position, name)
    if drop not in (legal_moves(position) if moves is None else moves):
        raise IllegalMove(because("not legal", text=text))
    return drop


def setup_choice(position: Position, text: str) -> int:
    """Return the setup choice that a text stands for, with or without its dash and in either case."""
    variant = position.tables.variant
    choices = setup_choices(variant)
    letters = text.replace("-", "").upper()
    for number, choice in enumerate(choices):
        if choice.replace("-", "") == letters:
            return SETUP | number
    raise IllegalMove(because("no setup", variant, text=text, player=int(position.side), choices=choices))


def names_promoted(position: Position, move: int, suffix: str) -> bool:
    """Return whether `suffix` is the letter of the piece that the moved piece promotes to."""
    return suffix.upper() in _letters(_promoted(position, move))


def _promoted(position: Position, move: int) -> Piece:
    """Return the piece that the moving piece promotes to."""
    tables = position.tables
    return tables.piece_of(tables.choice[position.board[origin(move)] * MAX_CHOICES + via(move)])


def _letters(piece: Piece) -> tuple[str, str, str]:
    """Return the upper-case texts that name a piece."""
    return piece.written.upper(), piece.symbol, piece.symbol.strip("+~")


def _square(position: Position, name: str) -> int:
    """Return the square with a name. Raises IllegalMove if there is none."""
    try:
        return position.tables.square_named(name)
    except ValueError:
        raise IllegalMove(because("no such square", text=name)) from None


def setup_choices(variant: Variant) -> tuple[str, ...]:
    """Return the texts of a variant's setup choices, empty if it has no setup phase."""
    return variant.setup.choices if variant.setup else ()


# Notation for people


def written(position: Position, move: int) -> str:
    """Return a legal move in notation for people, as short as is unambiguous.

    >>> from surajang.rules import fen, notation
    >>> from surajang.rules.games import game_named
    >>> position = fen.read(game_named("palaceshogi"), "startpos")
    >>> notation.written(position, notation.parse(position, "e3e5"))
    '+P-5e'
    """
    body = written_body(position, move, legal_moves(position))
    position.make(move)
    sign = sign_of(position, position.in_check(), has_legal_move(position))
    position.unmake()
    return body + sign


def sign_of(position: Position, check: bool, can_move: bool) -> str:
    """Return the sign after a move that led to this position; `check` and `can_move` are about the side to move."""
    if position.arrived() or (check and not can_move):
        return "#"
    return "+" if check and not plus_promotes(position.tables.variant) else ""


def plus_promotes(variant: Variant) -> bool:
    """Return whether `+` after a move means promotion, not check."""
    return shogi_style(variant) or variant.appearance.promotion_sign == "+"


def written_body(position: Position, move: int, moves: list[int]) -> str:
    """Return one of the legal `moves` in notation for people, without the sign for check or mate."""
    tables = position.tables
    variant = tables.variant
    shogi = shogi_style(variant)
    if move & SETUP:
        return setup_choices(variant)[target(move)]
    end = written_square(variant, target(move))
    if move & DROP:
        return f"{variant.pieces[dropped_kind(move) - 1].written}{'*' if shogi else '@'}{end}"
    if move & CASTLING:
        return castle_of(variant, via(move)).written
    start = origin(move)
    piece = tables.piece_of(position.board[start])
    quiet = "-" if shogi else ""
    if move & TWICE and via(move):
        last = "x" if position.captured_on_target(move) else "-"
        return f"{piece.written}{_from(position, move, moves)}x{written_square(variant, via(move))}{last}{end}"
    captures = position.captures(move)
    letters = _from(position, move, moves)
    if not piece.pawn or shogi:
        letters = piece.written + letters
    elif captures and letters != FILES[file_of(start)]:
        letters = square_name(start) if letters else FILES[file_of(start)]
    return letters + ("x" if captures else quiet) + end + _promotion_sign(position, move, moves)


def _promotion_sign(position: Position, move: int, moves: list[int]) -> str:
    """Return the sign for a promotion, or for a declined one; with a choice, + would not say to which piece."""
    if position.tables.variant.appearance.promotion_sign == "=":
        return "=" + _promoted(position, move).written if move & PROMOTION else ""
    choices = [other for other in moves if other & PROMOTION and other & 65535 == move & 65535]
    if move & PROMOTION:
        return "+" if len(choices) == 1 else "=" + _promoted(position, move).written
    return "=" if choices and not move & TWICE else ""


def castle_of(variant: Variant, number: int) -> Castle:
    """Return the castling with a number, `side * 2 + n`."""
    castling = variant.castling
    if castling is None:
        raise LookupError(variant.name)
    return castling.by_side[number // 2][number % 2]


def _castled_to(position: Position, move: int) -> int:
    """Return the square that ends the text of a castling: the king's, or the rook's where that is his own step, too."""
    variant = position.tables.variant
    castle = castle_of(variant, via(move))
    files = FILES.index(castle.king_to[0]) - FILES.index(castle.king[0])
    if not any((ray.files, ray.ranks) == (files, 0) for ray in betza.parse(variant.pieces[0].moves)):
        return target(move)
    return origin(move) + FILES.index(castle.rook[0]) - FILES.index(castle.king[0])


def _from(position: Position, move: int, moves: list[int]) -> str:
    """Return the part of a move's origin that distinguishes it from moves of other pieces of the same kind."""
    variant = position.tables.variant
    board = position.board
    start = origin(move)
    end = target(move)
    piece = position.tables.piece_of(board[start])
    unwritten = piece.pawn and not shogi_style(variant)
    first = via(move) if move & TWICE else 0
    rivals: set[int] = set()
    for other in moves:
        if target(other) != end or other & (DROP | CASTLING | SETUP):
            continue
        rival = origin(other)
        if rival == start or (via(other) if other & TWICE else 0) != first:
            continue
        other_piece = position.tables.piece_of(board[rival])
        if other_piece.pawn if unwritten else other_piece.written == piece.written:
            rivals.add(rival)
    if not rivals:
        return ""
    if shogi_style(variant):
        return written_square(variant, start)
    if all(file_of(other) != file_of(start) for other in rivals):
        return FILES[file_of(start)]
    if all(rank_of(other) != rank_of(start) for other in rivals):
        return str(rank_of(start) + 1)
    return square_name(start)
