"""Where a piece could ever go, whatever stands in its way now: for moves said before their turn, and for castling."""

from gui.board.board_state import BoardState
from gui.board.places import Place, Slot
from rules.tables import KIND, KING, SQUARES, side_of


def reach(state: BoardState, place: Place) -> set[int]:
    """Return where the piece at a place could ever go."""
    tables, code = state.tables, state.piece_at(place)
    if isinstance(place, Slot):
        return {int(square) for square in tables.squares if tables.drop[code * SQUARES + square]}
    found: set[int] = set()
    for ray in range(int(tables.ray_first[code * SQUARES + place]), int(tables.ray_end[code * SQUARES + place])):
        square = place
        for _ in range(int(tables.ray_limit[ray])):
            square += int(tables.ray_step[ray])
            if not tables.on_board(square):
                break
            found.add(square)
    found.update(castlings(state, place).values())
    return found


def castlings(state: BoardState, place: Place) -> dict[int, int]:
    """Return where the king at a place would go by castling, by the square of the rook that it castles with.

    Only rooks of its own that stand where the castling begins count; whether it is legal is another question.
    """
    tables, code = state.tables, state.piece_at(place)
    if isinstance(place, Slot) or code & KIND != KING:
        return {}
    numbers = range(2 * side_of(code), 2 * side_of(code) + int(tables.castlings))
    return {
        int(tables.castling_rook[number]): int(tables.castling_king_to[number])
        for number in numbers
        if tables.castling_king[number] == place
    }


def own_rooks(state: BoardState, place: Place) -> set[int]:
    """Return the squares from which own pieces could castle with the king at a place."""
    owner, rook = state.owner(place), int(state.tables.rook)
    return {
        square
        for square in castlings(state, place)
        if state.owner(square) == owner and state.piece_at(square) & KIND == rook
    }
