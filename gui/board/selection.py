"""A piece that a person has taken up: where it can go from there."""

from dataclasses import dataclass

from gui.board.board_state import BoardState
from gui.board.move_squares import by_target
from gui.board.movement import castlings, own_rooks, reach
from gui.board.places import Place, Slot
from gui.board.targets import DIAMOND, DOT, DOUBLE_RING, RING, STAY, SWAP
from rules.moves import CASTLING, TWICE, first_step, target


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
        """Return its moves from where it stands now: at the start, or after its first step."""
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
        """Say whether it is a king that is put on its rook to castle, legally or said before its turn."""
        if self.premoving:
            return place in own_rooks(self.state, self.place)
        return isinstance(place, int) and self.targets().get(place) == SWAP

    def _mark(self, move: int) -> str:
        """Return the mark of the square where a move on the board ends: what its first step captures counts no more."""
        return RING if any(square != self.step for square in self.state.rules.captured(move)) else DOT
