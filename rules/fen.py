"""Reads FEN into checked Positions, and writes it (RULES.md, "Text forms").

The forms of vchess (`91` for ten empty squares, the number of moves in the third field) and the marks of
Fairy-Stockfish (`+R`, `~`) are read as well.
"""

import re
from dataclasses import dataclass, field, replace
from functools import lru_cache

from surajang.rules.attackers import attackers
from surajang.rules.errors import ReasonedError
from surajang.rules.position import HAND_SLOTS, Position
from surajang.rules.reasons import because
from surajang.rules.tables import (
    ALL_RIGHTS,
    BLACK,
    COLOURS,
    KIND,
    KING,
    SQUARES,
    WHITE,
    WIDTH,
    Tables,
    file_of,
    rank_of,
    square_at,
    square_name,
    tables_of,
)
from surajang.rules.variant import FILES, Variant
from surajang.rules.zobrist import HAND_COUNTS

MAX_HAND = 99
MAX_COUNTER = 999_999
"""The greatest value that is written for both counters, and the greatest that is read."""

_LONGEST = 10_000
_FIELDS = 6
_SQUARES = re.compile(r"[a-z][0-9]{1,2}")


class InvalidPosition(ReasonedError):
    """A text or diagram that is no position of the variant."""


@dataclass
class Diagram:
    """The fields of a FEN, not yet checked: pieces by square, hands by side and kind, and the rest."""

    board: dict[int, int] = field(default_factory=dict)
    hands: list[list[int]] = field(default_factory=lambda: [[0] * HAND_SLOTS, [0] * HAND_SLOTS])
    side: int = 0
    castling: str = "-"
    en_passant: str = "-"
    halfmove: int = 0
    fullmove: int = 1
    setup: int = 0


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
    surajang.rules.fen.InvalidPosition: The board has 9 ranks, and this text has 2.
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
    if len(text) > _LONGEST:
        raise InvalidPosition(because("position too long", most=_LONGEST, number=len(text)))
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
    _read_board(variant, board, diagram)
    _read_hands(variant, hands[:-1], diagram)
    if len(fields) > 1:
        if fields[1] not in ("w", "b"):
            raise InvalidPosition(because("side unknown", text=fields[1]))
        diagram.side = "wb".index(fields[1])
    rest = fields[2:]
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
    names = [name for name in text.split(",") if name in there or not _SQUARES.fullmatch(name)]
    return "".join(names) or "-"


def build(variant: Variant, diagram: Diagram) -> Position:
    """Return the Position of a diagram. Raises InvalidPosition if it is unplayable."""
    tables = tables_of(variant)
    for player, colour in enumerate((WHITE, BLACK)):
        kings = tuple(sorted(square for square, piece in diagram.board.items() if piece == KING | colour))
        if not kings:
            raise InvalidPosition(because("no king", variant, player=player))
        if len(kings) > 1:
            raise InvalidPosition(because("several kings", variant, kings, player=player, number=len(kings)))
    position = _placed(tables, diagram)
    _set_setup(variant, position, diagram)
    position.set_rights(_rights(variant, tables, position, diagram.castling))
    _set_en_passant(tables, position, diagram.en_passant)
    position.halfmove = diagram.halfmove
    position.fullmove = diagram.fullmove
    position.height = 0
    _check(variant, position)
    return position


def _placed(tables: Tables, diagram: Diagram) -> Position:
    """Return an unchecked position with the pieces and the side to move of a diagram."""
    position = Position(tables)
    for square in sorted(diagram.board):
        position.put(square, diagram.board[square])
    for side in (0, 1):
        for kind, count in enumerate(diagram.hands[side]):
            for _ in range(count):
                position.add_to_hand(side, kind, 1)
                position.height = 0  # nothing to undo, and the log would overflow
    position.set_side(diagram.side)
    position.height = 0
    return position


def settled(variant: Variant, diagram: Diagram) -> Diagram:
    """Return a diagram without castling rights and en passant squares that have no effect.

    It may be one that `build` refuses, without kings for example. Raises InvalidPosition for rights and squares that
    cannot be read.
    """
    tables = tables_of(variant)
    position = _placed(tables, diagram)
    position.set_rights(_rights(variant, tables, position, diagram.castling))
    _set_en_passant(tables, position, diagram.en_passant)
    return replace(diagram, castling=_castling_text(variant, position), en_passant=_en_passant_text(position))


def possible_rights(variant: Variant, diagram: Diagram) -> str:
    """Return the letters of the castling rights that a diagram can have: those with king and rook at home."""
    letters = castling_letters(variant)
    return settled(variant, replace(diagram, castling=letters or "-", en_passant="-")).castling.replace("-", "")


def possible_en_passant(variant: Variant, diagram: Diagram) -> list[tuple[int, ...]]:
    """Return the possible en passant fields of a diagram, each as its squares: those that one long move of a pawn would
    have passed over, and where a pawn could capture it."""
    tables = tables_of(variant)
    found: list[tuple[int, ...]] = []
    if not tables.en_passant_kind:
        return found
    position = _placed(tables, diagram)
    pawn, forward = _latest_pawn(tables, position)
    for place in [square for square in tables.squares if position.board[square] == pawn]:
        for distance in _straight_moves(tables, position, place, forward):
            passed = [place - behind * forward for behind in range(1, distance)]
            squares = tuple(sorted(square for square in passed if position.pawn_captures(pawn ^ COLOURS, square)))
            if squares and squares not in found:
                found.append(squares)
    return found


def hand_kind(variant: Variant, piece: int) -> int:
    """Return the kind that a piece has in a hand. Raises InvalidPosition if no hand holds it."""
    face = variant.pieces[(piece & KIND) - 1]
    for symbol in (face.symbol, face.held_as):
        if symbol and symbol in variant.hand_order:
            return variant.kinds[symbol]
    raise InvalidPosition(because("not for the hand", text=face.symbol))


def _check(variant: Variant, position: Position) -> None:
    """Refuse an unplayable position. Raises InvalidPosition."""
    tables = position.tables
    side = int(position.side)
    if position.setup and position.in_check():
        raise InvalidPosition(because("check in the setup", squares=_attack_on_king(position, side)))
    if position.exposed():
        squares = _attack_on_king(position, 1 - side)
        raise InvalidPosition(because("king can be captured", variant, squares, player=side, opponent=1 - side))
    if tables.has_goal and position.has_arrived(0) and position.has_arrived(1):
        raise InvalidPosition(because("both kings arrived", squares=(int(position.kings[0]), int(position.kings[1]))))
    _check_numbers(tables, position)
    for square in tables.squares:
        piece = position.board[square]
        kind = tables.piece_of(piece) if piece else None
        if kind and kind.limit:
            same = tuple(int(other) for other in tables.squares if position.board[other] == piece)
            if len(same) > kind.limit:
                raise InvalidPosition(because("too many on the board", squares=same, piece=kind, number=kind.limit))


def _attack_on_king(position: Position, side: int) -> tuple[int, ...]:
    """Return the squares of a side's king and of its attackers."""
    king = int(position.kings[side])
    return (king, *attackers(position, king, 1 - side))


def _check_numbers(tables: Tables, position: Position) -> None:
    """Refuse more pieces of a kind than one hand could hold."""
    for kind in tables.hand_kinds:
        total = position.hands[kind] + position.hands[HAND_SLOTS + kind]
        total += sum(tables.held[position.board[square]] == kind for square in tables.squares)
        if total >= HAND_COUNTS:
            most = HAND_COUNTS - 1
            raise InvalidPosition(because("too many for a hand", most=most, piece=tables.piece_of(kind)))


def _set_setup(variant: Variant, position: Position, diagram: Diagram) -> None:
    """Set the setup phase. Raises InvalidPosition unless the side to move chooses and its pieces are at home."""
    if not diagram.setup:
        return
    tables = position.tables
    if diagram.setup - 1 != diagram.side:
        raise InvalidPosition(because("turn in the setup"))
    width = tables.setup_width
    for side in range(diagram.side, 2):
        expected = sorted(tables.setup_pieces[side * tables.setup_choices * width + n] for n in range(width))
        squares = tuple(int(tables.setup_squares[side * width + n]) for n in range(width))
        if sorted(position.board[square] for square in squares) != expected:
            raise InvalidPosition(because("pieces in the setup", squares=squares))
    position.set_setup(diagram.setup)


def _rights(variant: Variant, tables: Tables, position: Position, text: str) -> int:
    """Return the castling rights in a text, without those of a king or rook that is not at home."""
    castling = variant.castling
    if castling is None or not castling.history:
        if text != "-" and not re.fullmatch(r"[A-Za-z]{1,8}", text):
            raise InvalidPosition(because("castling letters", text=text))
        return ALL_RIGHTS if castling else 0
    numbers = _castling_numbers(variant)
    rights = 0
    for letter in "" if text == "-" else text:
        if letter not in numbers:
            raise InvalidPosition(because("castling rights", letters="".join(numbers), text=text))
        number = numbers[letter]
        colour = BLACK if number >= 2 else WHITE
        at_home = position.board[tables.castling_king[number]] == KING | colour
        if at_home and position.board[tables.castling_rook[number]] == tables.rook | colour:
            rights |= 1 << number
    return rights


def castling_letters(variant: Variant) -> str:
    """Return the letters of all castling rights of a variant, White's first."""
    return "".join(_castling_numbers(variant))


def _castling_numbers(variant: Variant) -> dict[str, int]:
    """Return the castlings, `side * 2 + n`, by their letters, none if they do not depend on history."""
    castling = variant.castling
    if castling is None or not castling.history:
        return {}
    return {
        castle.letter.lower() if side else castle.letter: side * 2 + n
        for side, castles in enumerate(castling.by_side)
        for n, castle in enumerate(castles)
    }


def _set_en_passant(tables: Tables, position: Position, text: str) -> None:
    """Set the en passant squares, without those that no long move can have passed over."""
    squares = en_passant_squares(tables, text)
    if not squares or not tables.en_passant_kind:
        return
    pawn, forward = _latest_pawn(tables, position)
    for place in [square for square in tables.squares if position.board[square] == pawn]:
        mask = _passed_mask(tables, position, place, forward, squares)
        if mask:
            position.set_en_passant(place, mask)
            return


def en_passant_squares(tables: Tables, text: str) -> list[int]:
    """Return the squares in an en passant field. Raises InvalidPosition."""
    if text == "-":
        return []
    names = _SQUARES.findall(text)
    if "".join(names) != text:
        raise InvalidPosition(because("en passant squares", text=text))
    squares: list[int] = []
    for name in names:
        try:
            squares.append(tables.square_named(name))
        except ValueError:
            raise InvalidPosition(because("en passant off the board", text=name)) from None
    return squares


def _latest_pawn(tables: Tables, position: Position) -> tuple[int, int]:
    """Return the pawn of the side that has just moved, and its step forward."""
    colour = BLACK if position.side == 0 else WHITE
    return tables.en_passant_kind | colour, -WIDTH if colour == BLACK else WIDTH


def _straight_moves(tables: Tables, position: Position, pawn: int, forward: int) -> list[int]:
    """Return the distances that the pawn on a square may have come straight ahead with its last move."""
    code = position.board[pawn]
    found: list[int] = []
    distance = 1
    while position.board[pawn - distance * forward] == 0:
        run = code * SQUARES + pawn - distance * forward
        rays = range(tables.ray_first[run], tables.ray_end[run])
        if any(tables.ray_step[ray] == forward and tables.ray_limit[ray] >= distance for ray in rays):
            found.append(distance)
        distance += 1
    return found


def _passed_mask(tables: Tables, position: Position, pawn: int, forward: int, squares: list[int]) -> int:
    """Return the mask of `squares` that the pawn's last move may have passed over, and where it can be captured."""
    code = position.board[pawn]
    mask = 0
    for behind in range(1, max(_straight_moves(tables, position, pawn, forward), default=0)):
        square = pawn - behind * forward
        if square in squares and position.pawn_captures(code ^ COLOURS, square):
            mask |= 1 << (behind - 1)
    return mask


def write(position: Position) -> str:
    """Return the FEN of a position.

    >>> from surajang.rules import fen
    >>> from surajang.rules.games import game_named
    >>> fen.write(fen.read(game_named("mansindam"), "startpos"))
    'rnbakqcnm/9/ppppppppp/9/9/9/PPPPPPPPP/9/MNCQKABNR[] w - - 0 1'
    """
    return write_diagram(position.tables.variant, diagram_of(position))


def diagram_of(position: Position) -> Diagram:
    """Return the diagram of a position."""
    tables = position.tables
    hands = [[int(position.hands[side * HAND_SLOTS + kind]) for kind in range(HAND_SLOTS)] for side in (0, 1)]
    return Diagram(
        {int(square): int(position.board[square]) for square in tables.squares if position.board[square]},
        hands,
        int(position.side),
        _castling_text(tables.variant, position),
        _en_passant_text(position),
        int(position.halfmove),
        int(position.fullmove),
        int(position.setup),
    )


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


def _en_passant_text(position: Position) -> str:
    """Return the en passant field."""
    squares = sorted(position.en_passant_squares(), key=lambda square: (file_of(square), rank_of(square)))
    return "".join(square_name(square) for square in squares) or "-"


def _castling_text(variant: Variant, position: Position) -> str:
    """Return the castling field."""
    numbers = _castling_numbers(variant)
    return "".join(letter for letter, number in numbers.items() if position.rights >> number & 1) or "-"
