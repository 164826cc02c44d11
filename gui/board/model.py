"""What a board shows of a game, without a screen: pieces, hands, whose turn it is, and the legal moves by place.

The model reads the game afresh in `refresh` and changes nothing in it.
"""

from collections.abc import Iterable

from gui.board.places import Place, Slot
from rules import refusal
from rules.coordinates import written_square
from rules.game import Game
from rules.moves import CASTLING, DROP, SETUP, TWICE, dropped_kind, origin, target, via
from rules.position import HAND_SLOTS
from rules.reasons import Reason
from rules.tables import BLACK, KIND, KING, SQUARES, WHITE, Tables, tables_of
from rules.variant import Piece, Variant


class BoardModel:
    """A game as a board shows it.

    `pieces`: by square, the pieces that stand there. `hands`: by Slot, how many are held. `side`: whose turn it is.
    `setup`: the side that is choosing its setup, or None. `checked`: the square of an attacked king, or 0.
    `last_move`: the squares that the latest move touched. `over`: whether no move can follow, by the rules.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.variant: Variant = game.variant
        self.tables: Tables = tables_of(game.variant)
        self.names: tuple[str, str] = game.variant.appearance.players
        """What the players are called where one of them is asked something."""
        self.slots = [Slot(side, game.variant.kinds[symbol]) for side in (0, 1) for symbol in game.variant.hand_order]
        self.refresh()

    def refresh(self) -> None:
        """Read the game as it stands now."""
        position = self.game.position
        self.pieces: dict[int, int] = {
            int(square): int(position.board[square]) for square in self.tables.squares if position.board[square]
        }
        self.hands: dict[Slot, int] = {
            slot: int(position.hands[slot.side * HAND_SLOTS + slot.kind]) for slot in self.slots
        }
        self.side = int(position.side)
        self.setup: int | None = self.side if position.setup else None
        self.over = self.game.node.outcome.over
        self.checked = int(position.kings[self.side]) if self.game.node.check else 0
        self.last_move: tuple[int, ...] = self._latest_squares()
        self._moves: dict[Place, list[int]] | None = None

    def _latest_squares(self) -> tuple[int, ...]:
        """Return the squares that the latest move touched, or the choice of a setup."""
        node = self.game.node
        if node.parent is None or not node.move & SETUP:
            return squares_of(node.move)
        width = int(self.tables.setup_width)
        return tuple(int(self.tables.setup_squares[node.parent.side * width + n]) for n in range(width))

    def piece(self, code: int) -> Piece:
        """Return the data of a piece on the board or of a kind in hand."""
        return self.tables.piece_of(code)

    def piece_at(self, place: Place) -> int:
        """Return the piece on a square, or the one that a slot stands for; 0 for an empty square."""
        if isinstance(place, Slot):
            return place.kind | (BLACK if place.side else WHITE)
        return self.pieces.get(place, 0)

    def owner(self, place: Place) -> int | None:
        """Return the side whose piece stands or lies at a place, or None where there is none."""
        if isinstance(place, Slot):
            return place.side if self.hands[place] else None
        code = self.pieces.get(place, 0)
        return side_of(code) if code else None

    def moves_from(self, place: Place) -> list[int]:
        """Return the legal moves of the piece at a place."""
        if self._moves is None:
            self._moves = {}
            if not self.over and self.setup is None:
                for move in self.game.legal_moves():
                    start: Place = Slot(self.side, int(dropped_kind(move))) if move & DROP else int(origin(move))
                    self._moves.setdefault(start, []).append(int(move))
        return self._moves.get(place, [])

    def reach(self, place: Place) -> set[int]:
        """Return where the piece at a place could ever go, whatever stands in its way now."""
        tables, code = self.tables, self.piece_at(place)
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
        found.update(self.castlings(place).values())
        return found

    def castlings(self, place: Place) -> dict[int, int]:
        """Return where the king at a place would go by castling, by the square of the rook that it castles with.

        Only rooks of its own that stand where the castling begins count; whether it is legal is another question.
        """
        tables, code = self.tables, self.piece_at(place)
        if isinstance(place, Slot) or code & KIND != KING:
            return {}
        numbers = range(2 * side_of(code), 2 * side_of(code) + int(tables.castlings))
        return {
            int(tables.castling_rook[number]): int(tables.castling_king_to[number])
            for number in numbers
            if tables.castling_king[number] == place
        }

    def setup_move(self, choice: int) -> int:
        """Return the move that chooses the setup of that number, or 0 if it is not the time for it."""
        for move in self.game.legal_moves() if self.setup is not None else ():
            if move & SETUP and target(move) == choice:
                return int(move)
        return 0

    def why_not(self, start: Place, end: int) -> Reason | None:
        """Return why the piece at `start` may not go to the square `end`, None if it may."""
        if isinstance(start, Slot):
            return refusal.why_not(self.game, start.kind, end, True)
        return refusal.why_not(self.game, start, end, False)

    def square_name(self, square: int) -> str:
        """Return what the people who play this game call a square."""
        return written_square(self.variant, square)

    def player(self, side: int) -> str:
        """Return what the game calls a side."""
        return self.variant.appearance.players[side]


def side_of(code: int) -> int:
    """Return the side that a piece belongs to."""
    return 1 if code >= BLACK else 0


def squares_of(move: int) -> tuple[int, ...]:
    """Return the squares that a move touches, where it starts first; none for a setup choice."""
    if not move or move & SETUP:
        return ()
    if move & DROP:
        return (int(target(move)),)
    squares = [int(origin(move)), int(target(move))]
    if move & TWICE and via(move) and not move & CASTLING:
        squares.insert(1, int(via(move)))
    return tuple(squares)


def by_target(moves: Iterable[int]) -> dict[int, list[int]]:
    """Return moves in lists by the square on which they end."""
    found: dict[int, list[int]] = {}
    for move in moves:
        found.setdefault(int(target(move)), []).append(move)
    return found
