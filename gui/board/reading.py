"""What can be read of a position by those who do not see it: pieces, hands, moves, lines, attackers, in sentences."""

from functools import cache

from gui.board import reading_text as text
from gui.board.board_state import BoardState
from gui.board.places import Place, Slot
from gui.board.selection import Selection
from gui.board.targets import CAPTURING, STAY, SWAP
from gui.kit.punctuation import beginning, counted, listed, sentences
from gui.words import naming
from rules.tables import KIND, WHITE, file_of, rank_of, square_at, tables_of
from rules.variant import Variant


def piece_name(state: BoardState, place: Place) -> str:
    """Return the name of the piece at a place."""
    return naming.piece(state.piece(state.piece_at(place)))


def standing(state: BoardState, square: int) -> str:
    """Return which piece stands on a square, with its player."""
    player = state.player(state.owner(square) or 0)
    named = text.OF_PLAYER(player=player, piece=piece_name(state, square))
    return text.ON(piece=named, square=state.square_name(square))


@cache
def families(variant: Variant) -> dict[int, tuple[int, ...]]:
    """Return the kinds of a game's pieces, each with what it becomes: what is so written, or by promotion."""
    tables = tables_of(variant)
    kinds = {piece.symbol: number for number, piece in enumerate(variant.pieces, 1)}
    plain = {symbol: kind for symbol, kind in kinds.items() if not symbol.startswith("+")}
    by_promotion = {int(tables.promoted[kind | WHITE]) & KIND: kind for kind in plain.values()}
    found: dict[int, tuple[int, ...]] = {}
    for symbol, kind in kinds.items():
        first = kinds.get(symbol[1:], kind) if symbol.startswith("+") else by_promotion.get(kind, kind)
        found[first] = (*found.get(first, ()), kind)
    return found


def places_of(state: BoardState, side: int, kind: int) -> list[Place]:
    """Return where a side has pieces of a kind, promoted or not: squares, and the hand if some are held."""
    codes = [state.piece_at(Slot(side, one)) for one in _family(state, kind)]
    squares: list[Place] = [int(square) for square in state.tables.squares if state.pieces.get(int(square)) in codes]
    slot = Slot(side, kind)
    return [*squares, slot] if state.held(slot) else squares


def _family(state: BoardState, kind: int) -> tuple[int, ...]:
    """Return a kind of piece, and what it becomes."""
    return families(state.variant).get(kind, (kind,))


def whereabouts(state: BoardState, side: int, kind: int) -> str:
    """Return where a side has pieces of a kind."""
    words = []
    player = state.player(side)
    for one in _family(state, kind):
        code = state.piece_at(Slot(side, one))
        squares = [int(square) for square in state.tables.squares if state.pieces.get(int(square)) == code]
        places = [state.square_name(square) for square in squares]
        held = state.held(Slot(side, one))
        places += [text.IN_HAND(count=held)] if held else []
        name = naming.piece(state.piece(code))
        if places:
            words.append(text.STANDS(player=player, piece=name, places=listed(places)))
        elif one == kind:
            words.append(text.NONE_OF(player=player, piece=name))
    return sentences(*words)


def hand(state: BoardState, side: int) -> str:
    """Return what a side has in hand."""
    slots = [slot for slot in state.slots if slot.side == side and state.held(slot)]
    if not slots:
        return text.NOTHING_HELD(player=state.player(side))
    pieces = [text.COUNTED(piece=piece_name(state, slot), count=state.held(slot)) for slot in slots]
    return text.HELD(player=state.player(side), pieces=counted(pieces))


def all_pieces(state: BoardState, side: int) -> str:
    """Return where all pieces of a side are."""
    kinds = [kind for kind in families(state.variant) if places_of(state, side, kind)]
    return sentences(*(whereabouts(state, side, kind) for kind in kinds))


def by_ranks(state: BoardState, only: str = "") -> str:
    """Return the whole board rank by rank, the second player's first, or only the rank of a name."""
    variant = state.variant
    ranks = [[square_at(file, rank) for file in range(variant.files)] for rank in reversed(range(variant.ranks))]
    named = [(state.square_name(squares[0])[1:], squares) for squares in ranks]
    return sentences(*(_row(state, text.RANK(), name, squares) for name, squares in named if only in ("", name)))


def by_files(state: BoardState, only: str = "") -> str:
    """Return the whole board file by file, as the first player sees them from the left, or only the file of a name."""
    variant = state.variant
    files = [[square_at(file, rank) for rank in range(variant.ranks)] for file in range(variant.files)]
    named = [(state.square_name(squares[0])[0], squares) for squares in files]
    return sentences(*(_row(state, text.FILE(), name, squares) for name, squares in named if only in ("", name)))


def _row(state: BoardState, pattern: str, name: str, squares: list[int]) -> str:
    """Return what stands on the squares of a rank or a file."""
    pieces = [standing(state, square) for square in squares if state.pieces.get(square)]
    return pattern.format(name=name, pieces=listed(pieces) or text.EMPTY())


def moves_of(state: BoardState, place: Place, captures: bool = False) -> str:
    """Return the moves of the piece at a place, or its captures, or where it could go when it is not its turn."""
    owner = state.owner(place)
    if owner is None:
        return "" if isinstance(place, Slot) else text.NO_PIECE(square=state.square_name(place))
    where = text.HAND_PLACE() if isinstance(place, Slot) else state.square_name(place)
    selection = Selection(state, place)
    targets = selection.targets() if not state.over and state.setup is None else {}
    if captures:
        targets = {square: mark for square, mark in targets.items() if mark in CAPTURING}
    moves = listed(_goal(state, square, targets[square]) for square in sorted(targets, key=state.square_name))
    words = {"piece": piece_name(state, place), "place": where, "moves": moves, "player": state.player(owner)}
    if not targets:
        return (text.NO_CAPTURES() if captures else text.NO_MOVES()).format(**words)
    return (text.COULD_GO() if selection.premoving else text.MOVES_OF()).format(**words)


def _goal(state: BoardState, square: int, mark: str) -> str:
    """Return what moving to a square comes to."""
    name = state.square_name(square)
    if mark == STAY:
        return text.STAYS()
    if mark == SWAP:
        return text.CASTLES(square=name)
    if "ring" not in mark:
        return name
    if not state.pieces.get(square):
        return text.TAKES_AT(square=name)
    return text.TAKES(piece=piece_name(state, square), square=name)


def lines_from(state: BoardState, square: int, flipped: bool) -> str:
    """Return which pieces stand on the eight lines that lead from a square, as they are seen."""
    found, nothing = [], []
    for direction, right, up in text.DIRECTIONS:
        pieces = [standing(state, one) for one in _line(state, square, right, up, flipped) if state.pieces.get(one)]
        if pieces:
            name = beginning(direction())
            found.append(text.LINE(direction=name, pieces=listed(pieces)))
        else:
            nothing.append(direction())
    return sentences(*found, text.NO_LINE(directions=listed(nothing)) if nothing else "")


def _line(state: BoardState, square: int, right: int, up: int, flipped: bool) -> list[int]:
    """Return the squares of a line to the board's edge."""
    variant, sign = state.variant, -1 if flipped else 1
    file, rank = file_of(square) + sign * right, rank_of(square) + sign * up
    squares = []
    while 0 <= file < variant.files and 0 <= rank < variant.ranks:
        squares.append(square_at(file, rank))
        file, rank = file + sign * right, rank + sign * up
    return squares


def attack_on(state: BoardState, square: int) -> str:
    """Return who attacks and who defends a square."""
    owner = state.owner(square)
    words = []
    for side in (0, 1) if owner is None else (1 - owner, owner):
        pieces = [
            text.ON(piece=piece_name(state, one), square=state.square_name(one))
            for one in state.rules.attackers(square, side)
        ]
        some, none = (text.DEFENDS(), text.NO_DEFENCE()) if side == owner else (text.ATTACKS(), text.NO_ATTACK())
        words.append(
            (some if pieces else none).format(
                player=state.player(side), square=state.square_name(square), pieces=listed(pieces)
            )
        )
    return sentences(*words)
