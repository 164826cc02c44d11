"""Positions as text (RULES.md, "Text forms"): FEN is read into a checked Position, and written from one.

Besides our own form, vchess's (`91` for ten empty squares, a counter of moves in the third field) and
Fairy-Stockfish's marks (`+R`, `~`) are understood.
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
"""Both counters stay there once they have reached it; a text with a larger one is refused."""

_LONGEST = 10_000
_FIELDS = 6
_SQUARES = re.compile(r"[a-z][0-9]{1,2}")


class InvalidPosition(ReasonedError):
    """A text that is no position of the game."""


@dataclass
class Diagram:
    """What a FEN says, not yet checked: pieces by square, hands by side and kind, and the other fields."""

    board: dict[int, int] = field(default_factory=dict)
    hands: list[list[int]] = field(default_factory=lambda: [[0] * HAND_SLOTS, [0] * HAND_SLOTS])
    side: int = 0
    castling: str = "-"
    en_passant: str = "-"
    halfmove: int = 0
    fullmove: int = 1
    setup: int = 0


def read(variant: Variant, text: str) -> Position:
    """Return the position that a FEN describes; `startpos` is the game's start.

    Raises InvalidPosition for anything that is no FEN of this game or no position that a game could be played from.

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
    """Return the FEN of a game's start, as it is written."""
    return write(read(variant, variant.start))


def parse(variant: Variant, text: str) -> Diagram:
    """Return what a FEN says, not to be changed. Raises InvalidPosition with what cannot be read and where."""
    return _start_diagram(variant) if text.strip() in ("startpos", variant.start) else _parsed(variant, text)


@lru_cache(maxsize=64)
def _start_diagram(variant: Variant) -> Diagram:
    """Return what the FEN of a game's start says, which is asked for most."""
    return _parsed(variant, variant.start)


def _parsed(variant: Variant, text: str) -> Diagram:
    """Return what a FEN says. Raises InvalidPosition."""
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
    """Return the number of the half-move counter. Raises InvalidPosition."""
    if not _is_number(text):
        raise InvalidPosition(because("half-moves no number", text=text))
    if len(text) > len(str(MAX_COUNTER)):
        raise InvalidPosition(because("half-moves too many", text=text, most=MAX_COUNTER))
    return int(text)


def _move_counter(text: str) -> int:
    """Return the number of the move counter. Raises InvalidPosition."""
    if not _is_number(text):
        raise InvalidPosition(because("moves no number", text=text))
    if len(text) > len(str(MAX_COUNTER)):
        raise InvalidPosition(because("moves too many", text=text, most=MAX_COUNTER))
    return int(text)


def _is_number(text: str) -> bool:
    """Say whether a text is a number in plain digits."""
    return text.isascii() and text.isdigit()


def _read_board(variant: Variant, text: str, diagram: Diagram) -> None:
    """Read the board's ranks, from the last to the first."""
    rows = text.split("/")
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
            else:
                length = 2 if rest[0] == "+" else 1
                piece = _read_piece(variant, rest[:length], rank)
                if rest[length : length + 1] == "~":
                    piece = _promoted(variant, piece, rank)
                    length += 1
                if file < variant.files:
                    diagram.board[square_at(file, rank)] = piece
                file += 1
            rest = rest[length:]
        if file != variant.files:
            raise InvalidPosition(because("wrong files", rank=rank + 1, files=variant.files, number=file))


def _empty_run(text: str, room: int) -> tuple[int, int]:
    """Return how many empty squares the digits at the start of `text` mean, and how many characters that takes.

    Ten is written `10`; vchess writes `91` (nine and one), which reading digit by digit understands.
    """
    if text.startswith("10") and room >= 10:
        return 10, 2
    if text[0] == "0":
        raise InvalidPosition(because("run of none"))
    return int(text[0]), 1


def _read_piece(variant: Variant, text: str, rank: int) -> int:
    """Return the piece that `N`, `+N` or a letter people use stands for, with its colour."""
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
    """Return the promoted piece that `~` marks: the piece itself, since our promoted pieces have faces of their own."""
    marked = variant.pieces[(piece & KIND) - 1]
    if marked.symbol not in variant.promoted_symbols:
        raise InvalidPosition(because("piece not promoted", rank=rank + 1, piece=marked))
    return piece


def _read_hands(variant: Variant, text: str, diagram: Diagram) -> None:
    """Read the letters of the hands, in any order, each with an optional count before it."""
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
    """Read what follows the side to move in vchess's form: moves made, rooks' files, en passant, hands as digits.

    The files are `ajaj` or, with each king's file, `ajeaje`; a letter beyond the board means a lost right.
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
    """Return the squares of en passant in our form, without those beyond the board, which vchess writes after a drop
    of a pawn."""
    there = {square_name(square) for square in tables.squares}
    names = [name for name in text.split(",") if name in there or not _SQUARES.fullmatch(name)]
    return "".join(names) or "-"


def build(variant: Variant, diagram: Diagram) -> Position:
    """Return the Position of a diagram. Raises InvalidPosition where the game could not be played from it."""
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
    """Return a position with a diagram's pieces and side to move, whether or not a game could be played from it."""
    position = Position(tables)
    for square in sorted(diagram.board):
        position.put(square, diagram.board[square])
    for side in (0, 1):
        for kind, count in enumerate(diagram.hands[side]):
            for _ in range(count):
                position.add_to_hand(side, kind, 1)
                position.height = 0  # there is nothing to be undone, and no room to note it
    position.set_side(diagram.side)
    position.height = 0
    return position


def settled(variant: Variant, diagram: Diagram) -> Diagram:
    """Return a diagram with those castling rights and squares of en passant that count; others are ignored.

    Its kings may be missing, and anything else be wrong with it that `build` says. Raises InvalidPosition for rights
    and squares that cannot be read.
    """
    tables = tables_of(variant)
    position = _placed(tables, diagram)
    position.set_rights(_rights(variant, tables, position, diagram.castling))
    _set_en_passant(tables, position, diagram.en_passant)
    return replace(diagram, castling=_castling_text(variant, position), en_passant=_en_passant_text(position))


def possible_rights(variant: Variant, diagram: Diagram) -> str:
    """Return the letters of the castling rights that a diagram could have: those whose king and rook are at home."""
    letters = castling_letters(variant)
    return settled(variant, replace(diagram, castling=letters or "-", en_passant="-")).castling.replace("-", "")


def possible_en_passant(variant: Variant, diagram: Diagram) -> list[tuple[int, ...]]:
    """Return what the squares of en passant of a diagram could be: of each pawn, those that each of its long moves
    would have passed over and a pawn could capture on."""
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
    """Return the kind that a piece is in a hand: its own, or what its captor gets. Raises InvalidPosition if no hand
    holds it."""
    face = variant.pieces[(piece & KIND) - 1]
    for symbol in (face.symbol, face.held_as):
        if symbol and symbol in variant.hand_order:
            return variant.kinds[symbol]
    raise InvalidPosition(because("not for the hand", text=face.symbol))


def _check(variant: Variant, position: Position) -> None:
    """Refuse a position in which the king of the side that has just moved could be taken, or that has two winners."""
    tables = position.tables
    side = int(position.side)
    if position.setup and position.in_check():
        raise InvalidPosition(because("check in the setup", squares=_attack_on_king(position, side)))
    if position.exposed():
        squares = _attack_on_king(position, 1 - side)
        raise InvalidPosition(because("king can be captured", variant, squares, player=side, opponent=1 - side))
    arrived = [tables.goal[position.kings[0]], tables.goal[SQUARES + position.kings[1]]]
    if arrived == [1, 1]:
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
    """Return the square of a side's king, and those of the pieces that attack it."""
    king = int(position.kings[side])
    return (king, *attackers(position, king, 1 - side))


def _check_numbers(tables: Tables, position: Position) -> None:
    """Refuse more pieces of a kind than a hand that captured all of them could count."""
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
    """Return the castling rights a text gives; one whose king or rook is not at home is ignored."""
    castling = variant.castling
    if castling is None or not castling.history:
        if text != "-" and not re.fullmatch(r"[A-Za-z]{1,8}", text):
            raise InvalidPosition(because("castling letters", text=text))
        return ALL_RIGHTS if castling else 0
    letters = castling_letters(variant)
    rights = 0
    for letter in "" if text == "-" else text:
        if letter not in letters:
            raise InvalidPosition(because("castling rights", letters=letters, text=text))
        number = letters.index(letter)
        colour = BLACK if number >= 2 else WHITE
        at_home = position.board[tables.castling_king[number]] == KING | colour
        if at_home and position.board[tables.castling_rook[number]] == tables.rook | colour:
            rights |= 1 << number
    return rights


def castling_letters(variant: Variant) -> str:
    """Return the letters of all castling rights that a game has, White's first."""
    castling = variant.castling
    if castling is None or not castling.history:
        return ""
    letters = "".join(castle.letter for castle in castling.castles)
    return letters + letters.lower()


def _set_en_passant(tables: Tables, position: Position, text: str) -> None:
    """Set the squares of en passant; those that no long move can have passed over are ignored."""
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
    """Return the squares that the field for en passant names. Raises InvalidPosition."""
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
    """Return the pawn of the side that has just moved, and the step that is forward for it."""
    colour = BLACK if position.side == 0 else WHITE
    return tables.en_passant_kind | colour, -WIDTH if colour == BLACK else WIDTH


def _straight_moves(tables: Tables, position: Position, pawn: int, forward: int) -> list[int]:
    """Return how far the pawn on a square may have come straight ahead with its last move."""
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
    """Return the mask of those `squares` that the pawn's last move may have passed over and a pawn may capture on."""
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
    """Return what the FEN of a position says."""
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
    """Return the FEN of a diagram, whether or not a game could be played from it."""
    tables = tables_of(variant)
    board = diagram.board
    rows = []
    for rank in range(variant.ranks - 1, -1, -1):
        row = ""
        empty = 0
        for file in range(variant.files):
            piece = board.get(square_at(file, rank), 0)
            if piece == 0:
                empty += 1
                continue
            row += (str(empty) if empty else "") + piece_text(tables, piece)
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
    """Return the letters of a side's hand, dearest first."""
    first = side * HAND_SLOTS
    hand = [int(position.hands[first + kind]) for kind in range(HAND_SLOTS)]
    return _hand_letters(position.tables.variant, hand, side)


def _hand_letters(variant: Variant, hand: list[int], side: int) -> str:
    """Return the letters of a hand, in which are so many pieces of each kind, dearest first."""
    text = "".join(letter * hand[variant.kinds[letter]] for letter in variant.hand_order)
    return text.lower() if side else text


def _en_passant_text(position: Position) -> str:
    """Return the field for en passant."""
    squares = sorted(position.en_passant_squares(), key=lambda square: (file_of(square), rank_of(square)))
    return "".join(square_name(square) for square in squares) or "-"


def _castling_text(variant: Variant, position: Position) -> str:
    """Return the castling field."""
    letters = castling_letters(variant)
    return "".join(letters[n] for n in range(len(letters)) if position.rights >> n & 1) or "-"
