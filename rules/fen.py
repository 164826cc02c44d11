"""Reads FEN into checked Positions, and writes it (RULES.md, "Text forms").

The forms of vchess (`91` for ten empty squares, the number of moves in the third field) and of Fairy-Stockfish (`+R`,
`~`, counters right after the side to move, hands in a row after the last rank) are read as well.
"""

import re
from functools import lru_cache

from surajang.rules.codes import BLACK, COLOURS, KIND, WHITE, square_at, square_name
from surajang.rules.diagram import SQUARE_NAME, Diagram, InvalidPosition, build, diagram_of
from surajang.rules.position import HAND_SLOTS, Position
from surajang.rules.reasons import because
from surajang.rules.tables import Tables, tables_of
from surajang.rules.variant import FILES, Variant

MAX_HAND = 99
MAX_COUNTER = 999_999
"""The greatest value that is written for both counters, and the greatest that is read."""

_MAX_LENGTH = 10_000
_FIELDS = 6


def read(variant: Variant, text: str) -> Position:
    """Return the position that a FEN describes; `startpos` is the variant's start.

    Raises InvalidPosition for text that is not a FEN of the variant, and for an unplayable position.

    >>> from surajang.rules import fen
    >>> from surajang.rules.games import game_named
    >>> position = fen.read(game_named("mansindam"), "4k4/9/9/9/9/9/9/9/3RK4[Pp] b - - 0 1")
    >>> position.in_check()
    False
    >>> fen.read(game_named("mansindam"), "4k4/9")
    Traceback (most recent call last):
        ...
    surajang.rules.diagram.InvalidPosition: The board has 9 ranks, and this text has 2.
    """
    return build(variant, parse(variant, text))


@lru_cache(maxsize=64)
def start_of(variant: Variant) -> str:
    """Return the FEN of a variant's start as `write` writes it."""
    return write(read(variant, variant.start))


def parse(variant: Variant, text: str) -> Diagram:
    """Return the diagram of a FEN, which must not be changed. Raises InvalidPosition for what cannot be read."""
    return _start_diagram(variant) if text.strip() in ("startpos", variant.start) else _parsed(variant, text)


@lru_cache(maxsize=64)
def _start_diagram(variant: Variant) -> Diagram:
    """Return the diagram of a variant's start, cached since it is read most."""
    return _parsed(variant, variant.start)


def _parsed(variant: Variant, text: str) -> Diagram:
    """Return the diagram of a FEN. Raises InvalidPosition."""
    if len(text) > _MAX_LENGTH:
        raise InvalidPosition(because("position too long", most=_MAX_LENGTH, number=len(text)))
    fields = text.split()
    if not fields:
        raise InvalidPosition(because("position empty"))
    diagram = Diagram()
    if fields[-1].startswith("setup="):
        diagram.setup = {"setup=w": 1, "setup=b": 2}.get(fields[-1], 0)
        if not diagram.setup or variant.setup is None:
            raise InvalidPosition(because("setup phase unknown", text=fields[-1]))
        fields.pop()
    if len(fields) > _FIELDS:
        raise InvalidPosition(because("too many fields", most=_FIELDS, number=len(fields)))
    board, bracket, hands = fields[0].partition("[")
    if bracket and not hands.endswith("]"):
        raise InvalidPosition(because("hands not closed"))
    ranks, _, last = board.rpartition("/")
    if not bracket and variant.hand_order and ranks.count("/") == variant.ranks - 1 and (not last or last.isalpha()):
        board, hands = ranks, last
    _read_board(variant, board, diagram)
    _read_hands(variant, hands.removesuffix("]"), diagram)
    if len(fields) > 1:
        if fields[1] not in ("w", "b"):
            raise InvalidPosition(because("side unknown", text=fields[1]))
        diagram.side = "wb".index(fields[1])
    rest = fields[2:]
    if len(rest) == 2 and _is_number(rest[0]) and _is_number(rest[1]):
        rest = ["-", "-", *rest]
    if rest and _is_number(rest[0]):
        _read_vchess(variant, rest, diagram)
        return diagram
    diagram.castling = rest[0] if rest else "-"
    diagram.en_passant = rest[1] if len(rest) > 1 else "-"
    if len(rest) > 2:
        diagram.halfmove = _halfmove_counter(rest[2])
    if len(rest) > 3:
        diagram.fullmove = max(_move_counter(rest[3]), 1)
    return diagram


def _halfmove_counter(text: str) -> int:
    """Return the value of the half-move counter. Raises InvalidPosition."""
    if not _is_number(text):
        raise InvalidPosition(because("half-moves no number", text=text))
    if len(text) > len(str(MAX_COUNTER)):
        raise InvalidPosition(because("half-moves too many", text=text, most=MAX_COUNTER))
    return int(text)


def _move_counter(text: str) -> int:
    """Return the value of the move counter. Raises InvalidPosition."""
    if not _is_number(text):
        raise InvalidPosition(because("moves no number", text=text))
    if len(text) > len(str(MAX_COUNTER)):
        raise InvalidPosition(because("moves too many", text=text, most=MAX_COUNTER))
    return int(text)


def _is_number(text: str) -> bool:
    """Return whether a text is a number in ASCII digits."""
    return text.isascii() and text.isdigit()


def _read_board(variant: Variant, text: str, diagram: Diagram) -> None:
    """Read the ranks of the board, the last one first."""
    rows = text.split("/")
    holes = variant.zone(variant.holes)
    if len(rows) != variant.ranks:
        raise InvalidPosition(because("wrong ranks", ranks=variant.ranks, number=len(rows)))
    for row_number, row in enumerate(rows):
        rank = variant.ranks - 1 - row_number
        file = 0
        rest = row
        while rest:
            if "0" <= rest[0] <= "9":
                empty, length = _empty_run(rest, variant.files - file)
                file += empty
            elif rest[0] == "*":
                if (file, rank) not in holes:
                    raise InvalidPosition(because("no hole", rank=rank + 1))
                file += 1
                length = 1
            else:
                length = 2 if rest[0] == "+" else 1
                piece = _read_piece(variant, rest[:length], rank)
                if rest[length : length + 1] == "~":
                    piece = _promoted(variant, piece, rank)
                    length += 1
                if (file, rank) in holes:
                    raise InvalidPosition(because("piece in a hole", rank=rank + 1))
                if file < variant.files:
                    diagram.board[square_at(file, rank)] = piece
                file += 1
            rest = rest[length:]
        if file != variant.files:
            raise InvalidPosition(because("wrong files", rank=rank + 1, files=variant.files, number=file))


def _empty_run(text: str, room: int) -> tuple[int, int]:
    """Return the run of empty squares at the start of `text` and the number of its characters.

    Ten is written `10`; vchess writes `91` (nine and one), which is read digit by digit. A board without room for
    eleven reads `11` like that, too.
    """
    if text[:2] in ("10", "11", "12") and room >= int(text[:2]):
        return int(text[:2]), 2
    if text[0] == "0":
        raise InvalidPosition(because("run of none"))
    return int(text[0]), 1


def _read_piece(variant: Variant, text: str, rank: int) -> int:
    """Return the coloured piece for `N`, `+N` or a letter that people use."""
    letter = text[-1]
    colour = WHITE if letter.isupper() else BLACK
    symbol = text.upper()
    kind = variant.kinds.get(symbol, 0)
    if not kind and text.startswith("+") and symbol[1:] in variant.kinds:
        promotion = variant.by_symbol[symbol[1:]].promotion
        kind = variant.kinds[promotion.becomes] if promotion else 0
    if not kind:
        kind = next((n for n, piece in enumerate(variant.pieces, 1) if piece.letter == symbol), 0)
    if not kind or not letter.isascii():
        raise InvalidPosition(because("piece unknown", rank=rank + 1, text=text))
    return kind | colour


def _promoted(variant: Variant, piece: int, rank: int) -> int:
    """Return the piece that `~` marks as promoted: `Q~`, or the same one where promoted pieces have letters of their
    own."""
    marked = variant.pieces[(piece & KIND) - 1]
    if marked.symbol + "~" in variant.kinds:
        return variant.kinds[marked.symbol + "~"] | piece & COLOURS
    if marked.symbol not in variant.promoted_symbols:
        raise InvalidPosition(because("piece not promoted", rank=rank + 1, piece=marked))
    return piece


def _read_hands(variant: Variant, text: str, diagram: Diagram) -> None:
    """Read the hands: letters in any order, each with an optional count before it."""
    if text in ("", "-"):
        return
    for count, letter in re.findall(r"([0-9]*)([^0-9])", text + ("?" if text[-1] in "0123456789" else "")):
        if letter.upper() not in variant.hand_order or not letter.isascii():
            raise InvalidPosition(because("not for the hand", text=letter))
        if len(count) > 2:
            raise InvalidPosition(because("hand too full", most=MAX_HAND))
        slot = variant.kinds[letter.upper()]
        hand = diagram.hands[0 if letter.isupper() else 1]
        hand[slot] += int(count or 1)
        if hand[slot] > MAX_HAND:
            raise InvalidPosition(because("hand too full", most=MAX_HAND))


def _read_vchess(variant: Variant, rest: list[str], diagram: Diagram) -> None:
    """Read the fields after the side to move in vchess's form: moves made, rooks' files, en passant, hands as digits.

    The files are `ajaj` or, with each king's file, `ajeaje`; a letter off the board means a lost right.
    """
    made = _move_counter(rest[0])
    if variant.setup:
        diagram.setup = {0: 1, 1: 2}.get(made, 0)
        made = max(made - 2, 0)
    diagram.fullmove = made // 2 + 1
    castling = rest[1] if len(rest) > 1 else "-"
    if castling != "-":
        if not (castling.isascii() and castling.isalpha() and castling.islower() and len(castling) in (4, 6)):
            raise InvalidPosition(because("castling of vchess", text=castling))
        files = castling[0:2] + castling[3:5] if len(castling) == 6 else castling
        last = FILES[variant.files - 1]
        homes = f"a{last}a{last}"
        diagram.castling = "".join("QKqk"[n] for n in range(4) if files[n] == homes[n]) or "-"
    diagram.en_passant = _vchess_en_passant(tables_of(variant), rest[2]) if len(rest) > 2 else "-"
    if len(rest) > 3:
        order = variant.vchess_hands
        if not order:
            raise InvalidPosition(because("not in vchess"))
        digits = rest[3]
        if len(rest) > 4 or len(digits) != 2 * len(order) or not _is_number(digits):
            raise InvalidPosition(because("hands of vchess", number=2 * len(order), text=" ".join(rest[3:])))
        for n, digit in enumerate(digits):
            diagram.hands[n // len(order)][variant.kinds[order[n % len(order)]]] = int(digit)


def _vchess_en_passant(tables: Tables, text: str) -> str:
    """Return the en passant field in our form, without squares off the board, which vchess writes after pawn drops."""
    there = {square_name(square) for square in tables.squares}
    names = [name for name in text.split(",") if name in there or not SQUARE_NAME.fullmatch(name)]
    return "".join(names) or "-"


def write(position: Position) -> str:
    """Return the FEN of a position.

    >>> from surajang.rules import fen
    >>> from surajang.rules.games import game_named
    >>> fen.write(fen.read(game_named("mansindam"), "startpos"))
    'rnbakqcnm/9/ppppppppp/9/9/9/PPPPPPPPP/9/MNCQKABNR[] w - - 0 1'
    """
    return write_diagram(position.tables.variant, diagram_of(position))


def write_diagram(variant: Variant, diagram: Diagram) -> str:
    """Return the FEN of a diagram, checked or not."""
    tables = tables_of(variant)
    board = diagram.board
    holes = variant.zone(variant.holes)
    rows = []
    for rank in range(variant.ranks - 1, -1, -1):
        row = ""
        empty = 0
        for file in range(variant.files):
            piece = board.get(square_at(file, rank), 0)
            hole = (file, rank) in holes
            if piece == 0 and not hole:
                empty += 1
                continue
            row += (str(empty) if empty else "") + ("*" if hole else piece_text(tables, piece))
            empty = 0
        rows.append(row + (str(empty) if empty else ""))
    fields = [
        "/".join(rows)
        + f"[{_hand_letters(variant, diagram.hands[0], 0)}{_hand_letters(variant, diagram.hands[1], 1)}]",
        "wb"[diagram.side],
        diagram.castling,
        diagram.en_passant,
        str(min(diagram.halfmove, MAX_COUNTER)),
        str(min(diagram.fullmove, MAX_COUNTER)),
    ]
    if diagram.setup:
        fields.append("setup=w" if diagram.setup == 1 else "setup=b")
    return " ".join(fields)


def piece_text(tables: Tables, piece: int) -> str:
    """Return a piece's symbol, in lower case for Black."""
    symbol = tables.piece_of(piece).symbol
    return symbol if piece & COLOURS == WHITE else symbol.lower()


def hand_text(position: Position, side: int) -> str:
    """Return the letters of a side's hand, most valuable first."""
    first = side * HAND_SLOTS
    hand = [int(position.hands[first + kind]) for kind in range(HAND_SLOTS)]
    return _hand_letters(position.tables.variant, hand, side)


def _hand_letters(variant: Variant, hand: list[int], side: int) -> str:
    """Return the letters of a hand, most valuable first; `hand` counts the pieces by kind."""
    text = "".join(letter * hand[variant.kinds[letter]] for letter in variant.hand_order)
    return text.lower() if side else text
