"""The choices in making a move: targets, promotions and setups, without a screen."""

from dataclasses import dataclass

from surajang.gui.board.board_state import BoardState
from surajang.gui.board.piece_facts import Diagram
from surajang.gui.board.places import Place, Slot, by_target, start_of
from surajang.gui.words import naming, shown_moves
from surajang.rules.codes import BLACK, KIND, KING, SQUARES, WHITE, side_of
from surajang.rules.moves import CASTLING, PROMOTION, TWICE, first_step, target, via
from surajang.rules.piece import MAX_CHOICES
from surajang.rules.tables import Tables

DOT = "dot"
RING = "ring"
DIAMOND = "diamond"
DOUBLE_RING = "double ring"
CAPTURING = (RING, DOUBLE_RING)
"""The marks of captures, and of captures after which the piece may go on."""

STAY = "stay"
SWAP = "swap"
"""The mark of an own piece that the selected one changes places with: in a setup, or by castling."""


def reach(state: BoardState, place: Place) -> set[int]:
    """Return the squares that the piece at a place could ever reach."""
    tables, code = state.tables, state.piece_at(place)
    if isinstance(place, Slot):
        return {int(square) for square in tables.squares if tables.drop[code * SQUARES + square]}
    board = {int(square) for square in tables.squares}
    found: set[int] = set()
    for ray in range(int(tables.ray_first[code * SQUARES + place]), int(tables.ray_end[code * SQUARES + place])):
        square = place
        for _ in range(int(tables.ray_limit[ray])):
            square += int(tables.ray_step[ray])
            if square not in board:
                break
            found.add(square)
    found.update(castlings(state, place).values())
    return found


def castlings(state: BoardState, place: Place) -> dict[int, int]:
    """Return the squares where the king at a place ends by castling, by the square of the rook.

    Own rooks must be on the square where the castling begins; it need not be legal.
    """
    tables, code = state.tables, state.piece_at(place)
    if isinstance(place, Slot) or code & KIND != KING:
        return {}
    numbers = range(2 * side_of(code), 2 * side_of(code) + int(tables.castling.most))
    return {
        int(tables.castling.rook[number]): int(tables.castling.king_to[number])
        for number in numbers
        if tables.castling.king[number] == place
    }


def own_rooks(state: BoardState, place: Place) -> set[int]:
    """Return the squares from which own pieces could castle with the king at a place."""
    owner, rook = state.owner(place), int(state.tables.castling.partner)
    return {
        square
        for square in castlings(state, place)
        if state.owner(square) == owner and state.piece_at(square) & KIND == rook
    }


@dataclass(frozen=True)
class Selection:
    """The piece at a place of a state; `step`: the square of its first capture, if it moves twice and has begun to."""

    state: BoardState
    place: Place
    step: int = 0

    @property
    def premoving(self) -> bool:
        """Whether it belongs to the side that is not to move."""
        return self.state.owner(self.place) == 1 - self.state.side

    def moves(self) -> list[int]:
        """Return its moves from its present square: at the start, or after its first step."""
        moves = self.state.moves_from(self.place)
        if self.step:
            return [
                move
                for move in moves
                if first_step(move) == self.step or (not move & TWICE and target(move) == self.step)
            ]
        return [move for move in moves if not move & TWICE]

    def first_steps(self) -> set[int]:
        """Return the squares where it can capture and then go on."""
        return {int(first_step(move)) for move in self.state.moves_from(self.place) if first_step(move)}

    def passing_move(self) -> int:
        """Return the move with which it passes, or 0."""
        moves = self.state.moves_from(self.place)
        return next((move for move in moves if move & TWICE and not first_step(move)), 0)

    def targets(self) -> dict[int, str]:
        """Return the squares where it can go, each with the mark that shows it."""
        mark = DIAMOND if isinstance(self.place, Slot) else DOT
        if self.premoving:
            return dict.fromkeys(reach(self.state, self.place), mark)
        moves = self.moves()
        marks = {
            square: mark if isinstance(self.place, Slot) else self._mark(found[0])
            for square, found in by_target(moves).items()
        }
        if self.step:
            marks.update({square: STAY for square in (self.place, self.step) if square in marks})
            return marks
        marks.update(dict.fromkeys(self.first_steps(), DOUBLE_RING))
        if self.passing_move() and isinstance(self.place, int):
            marks[self.place] = STAY
        for rook, end in castlings(self.state, self.place).items():
            if any(move & CASTLING and target(move) == end for move in moves):
                marks.setdefault(rook, SWAP)
        return marks

    def castles_with(self, place: Place) -> bool:
        """Return whether it is a king put on its rook to castle, legally or as a premove."""
        if self.premoving:
            return place in own_rooks(self.state, self.place)
        return isinstance(place, int) and self.targets().get(place) == SWAP

    def _mark(self, move: int) -> str:
        """Return the mark of the square where a move on the board ends: captures of its first step do not count."""
        return RING if any(square != self.step for square in self.state.rules.captured(move)) else DOT


def becomes(tables: Tables, piece: int, move: int) -> int:
    """Return the piece that a moved piece is after a move on the board."""
    return int(tables.choice[piece * MAX_CHOICES + via(move)]) if move & PROMOTION else piece


def promotion_sign(state: BoardState, move: int) -> str:
    """Return the sign of an optional promotion: "=D" for a dragon, "=R" for a rook that stays.

    In games that write promotions as in shogi it is "+" or "=". It is "" for all other moves.
    """
    place = start_of(move, state.side)
    if isinstance(place, Slot) or move & (TWICE | CASTLING):
        return ""
    alike = [other for other in state.moves_from(place) if target(other) == target(move) and not other & TWICE]
    if not any(other & PROMOTION for other in alike) or len(alike) < 2:
        return ""
    if state.variant.appearance.promotion_sign == "+" and len(alike) == 2:
        return "+" if move & PROMOTION else "="
    piece = state.pieces[place]
    face = state.piece(becomes(state.tables, piece, move))
    return "=" + shown_moves.of_piece(state.variant, face.written, state.side)


@dataclass(frozen=True)
class Option:
    """One option: the move it plays (0 for none), the piece shown, and its label.

    `moves` and `diagram`: how that piece moves, in words and drawn, if the options differ in it.
    """

    move: int
    piece: int
    label: str
    moves: str = ""
    diagram: Diagram | None = None


@dataclass(frozen=True)
class Choice:
    """A choice of options on one square; Enter takes the option in `focus`.

    `declining` is the one that `-` takes, -1 if there is none; `+` takes the first of the others.
    """

    square: int
    options: tuple[Option, ...]
    declining: int
    focus: int = 0


class SetupChoice:
    """The setup that a side is choosing.

    `current` is its number among the game's choices. `known`: the number of the other side's choice, or None.
    `handing_over`: the choosing player has yet to confirm that they are at the board. `task`: the instruction to the
    player. `squares`: those that a choice fills, in the order of its letters. `pairs`: numbers of neighbours among them
    whose pieces can be swapped. `king`, `enemy_king`: the squares of the own king and of the enemy's, 0 if there is
    none.
    """

    def __init__(self, state: BoardState, side: int, two_people: bool = False) -> None:
        phase = state.variant.setup
        if phase is None:
            raise ValueError("this game has no setup phase")
        self.side = side
        self.king, self.enemy_king = state.king(side), state.king(1 - side)
        self.known = state.setup_before
        self.handing_over = two_people and self.known is not None
        self.task = naming.setup_task(phase)
        self.by_swapping = phase.by_swapping
        self.titles = naming.setup_titles(phase)
        self.texts = phase.choices
        self._letters = [choice.replace("-", "") for choice in phase.choices]
        self._kinds = state.variant.kinds
        tables = state.tables
        width = int(tables.setup.width)
        self.squares = tuple(int(tables.setup.squares[side * width + n]) for n in range(width))
        self.pairs = tuple((n, n + 1) for n in range(width - 1) if self.squares[n + 1] - self.squares[n] == 1)
        self.current = 0

    def pieces(self, choice: int) -> dict[int, int]:
        """Return the pieces on the squares after a choice."""
        colour = BLACK if self.side else WHITE
        return {
            square: self._kinds[letter] | colour
            for square, letter in zip(self.squares, self._letters[choice], strict=True)
        }

    def choose(self, choice: int) -> bool:
        """Make a choice the current one. Return whether there is such a choice."""
        if self.handing_over or not 0 <= choice < len(self._letters):
            return False
        self.current = choice
        return True

    def swap(self, pair: tuple[int, int]) -> bool:
        """Swap the pieces of a pair. Return whether the result is one of the choices."""
        letters = list(self._letters[self.current])
        first, second = pair
        letters[first], letters[second] = letters[second], letters[first]
        wanted = "".join(letters)
        return wanted in self._letters and self.choose(self._letters.index(wanted))

    def pair_at(self, square: int) -> tuple[int, int] | None:
        """Return the pair that a square belongs to, if it belongs to one."""
        for first, second in self.pairs:
            if square in (self.squares[first], self.squares[second]):
                return first, second
        return None

    def partner(self, square: int) -> int | None:
        """Return the square that the piece on a square can be swapped with, if there is one."""
        pair = self.pair_at(square)
        return None if pair is None else next(self.squares[n] for n in pair if self.squares[n] != square)

    def can_pick(self, place: Place) -> bool:
        """Return whether a piece can be swapped with its neighbour, or is the king that ends the choice."""
        if self.handing_over or not isinstance(place, int):
            return False
        return self.partner(place) is not None or self._ends_choice(place)

    def target(self, place: Place) -> int:
        """Return the square where the piece at a place can be put: its neighbour's, the enemy king's, or none (0)."""
        if self._ends_choice(place):
            return self.enemy_king
        return (self.partner(place) or 0) if isinstance(place, int) else 0

    def _ends_choice(self, place: Place) -> bool:
        """Return whether a place holds the king whose move onto the enemy king ends the choice."""
        return self.by_swapping and not self.handing_over and self.king != 0 and place == self.king
