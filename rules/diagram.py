"""A position while it is set up, and what makes it one that can be played: kings, rights, en passant, a setup."""

import re
from dataclasses import dataclass, field, replace

from surajang.rules.attackers import attackers
from surajang.rules.codes import BLACK, COLOURS, KIND, KING, SQUARES, WHITE, WIDTH, file_of, rank_of, square_name
from surajang.rules.errors import ReasonedError
from surajang.rules.position import HAND_SLOTS, Position
from surajang.rules.reasons import because
from surajang.rules.tables import ALL_RIGHTS, Tables, tables_of
from surajang.rules.variant import Variant
from surajang.rules.zobrist import HAND_COUNTS

SQUARE_NAME = re.compile(r"[a-z][0-9]{1,2}")


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
    if tables.arrival.wins and position.has_arrived(0) and position.has_arrived(1):
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
    width = tables.setup.width
    for side in range(diagram.side, 2):
        expected = sorted(tables.setup.pieces[side * tables.setup.choices * width + n] for n in range(width))
        squares = tuple(int(tables.setup.squares[side * width + n]) for n in range(width))
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
    numbers = castling_numbers(variant)
    rights = 0
    for letter in "" if text == "-" else text:
        if letter not in numbers:
            raise InvalidPosition(because("castling rights", letters="".join(numbers), text=text))
        number = numbers[letter]
        colour = BLACK if number >= 2 else WHITE
        at_home = position.board[tables.castling.king[number]] == KING | colour
        if at_home and position.board[tables.castling.rook[number]] == tables.castling.partner | colour:
            rights |= 1 << number
    return rights


def castling_letters(variant: Variant) -> str:
    """Return the letters of all castling rights of a variant, White's first."""
    return "".join(castling_numbers(variant))


def castling_numbers(variant: Variant) -> dict[str, int]:
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
    names = SQUARE_NAME.findall(text)
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


def _en_passant_text(position: Position) -> str:
    """Return the en passant field."""
    squares = sorted(position.en_passant_squares(), key=lambda square: (file_of(square), rank_of(square)))
    return "".join(square_name(square) for square in squares) or "-"


def _castling_text(variant: Variant, position: Position) -> str:
    """Return the castling field."""
    numbers = castling_numbers(variant)
    return "".join(letter for letter, number in numbers.items() if position.rights >> number & 1) or "-"
