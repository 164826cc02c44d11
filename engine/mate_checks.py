"""Recognises moves that may give check without making them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from surajang.rules.codes import BORDER, COLOURS, LEAPS, LINE, LINE_OFFSET, SQUARES, WHITE
from surajang.rules.moves import CASTLING, DROP, EN_PASSANT, PROMOTION, TWICE, dropped_kind, origin, target, via
from surajang.rules.piece import MAX_CHOICES
from surajang.rules.position import Position
from surajang.rules.rays import most_steps
from surajang.rules.tables import Tables

_SPECIAL: Final = CASTLING | EN_PASSANT | TWICE


class CheckFinder:
    """Finds the moves that may give check. Call `prepare` for a position; then `may_check` judges its moves.

    `opens`: by square, the number of the `prepare` that found that a move from or to it may uncover an attack.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables: Final[Tables] = tables
        self.opens: Final[vec[i64]] = vec[i64]([0] * SQUARES)
        self.prepared: i64 = 0
        line_between = [-1] * (2 * LINE_OFFSET)
        steps_between = [0] * (2 * LINE_OFFSET)
        for line in range(tables.slides):
            step = int(tables.line_step[line])
            for steps in range(1, most_steps(step) + 1):
                difference = step * steps + LINE_OFFSET
                line_between[difference] = int(line)
                steps_between[difference] = steps
        self._doubtful: Final[bool] = tables.irregular or _has_parallels(tables)
        self._line_between: Final[vec[i64]] = vec[i64](line_between)
        self._steps_between: Final[vec[i64]] = vec[i64](steps_between)

    def prepare(self, position: Position) -> None:
        """Find from which squares a move of the side to move may uncover an attack on the enemy king."""
        tables = self.tables
        board = position.board
        side = position.side
        own: i64 = WHITE << side
        king = position.kings[1 - side]
        self.prepared += 1
        for line in range(tables.slides):
            step = tables.line_step[line]
            place = king + step
            distance: i64 = 1
            while board[place] == 0:
                place += step
                distance += 1
            shield = place
            if board[shield] & COLOURS == own:
                place += step
                distance += 1
                while board[place] == 0:
                    place += step
                    distance += 1
                piece = board[place]
                if piece & COLOURS == own and i64(tables.attack[line * LINE + piece * SQUARES + place]) >= distance:
                    self.opens[shield] = self.prepared
            if tables.has_hoppers:
                self._mark_hopper_lines(position, king, line, own)

    def _mark_hopper_lines(self, position: Position, king: i64, line: i64, own: i64) -> None:
        """Mark all squares of a line between the king and a hopper that attacks along it."""
        tables = self.tables
        board = position.board
        step = tables.line_step[line]
        place = king + step
        distance: i64 = 1
        while board[place] != BORDER:
            piece = board[place]
            if piece & COLOURS == own and i64(tables.hop_attack[line * LINE + piece * SQUARES + place]) >= distance:
                back = place
                while back != king:
                    self.opens[back] = self.prepared
                    back -= step
            place += step
            distance += 1

    def may_check(self, position: Position, move: i64) -> bool:
        """Return whether a legal move may give check; False is certain, True is not."""
        if move & _SPECIAL or self._doubtful:
            return True
        tables = self.tables
        board = position.board
        to = target(move)
        left: i64 = 0
        if self.opens[to] == self.prepared:
            return True
        if move & DROP:
            piece = dropped_kind(move) | (WHITE << position.side)
        else:
            left = origin(move)
            if self.opens[left] == self.prepared:
                return True
            piece = board[left]
            if move & PROMOTION:
                piece = tables.choice[piece * MAX_CHOICES + via(move)]
        return self.reaches(position, piece, to, position.kings[1 - position.side], left)

    def reaches(self, position: Position, piece: i64, place: i64, square: i64, empty: i64) -> bool:
        """Return whether `piece` on `place` would attack `square` if the square `empty` were empty.

        True is not certain for a piece that hops or makes lame leaps.
        """
        tables = self.tables
        board = position.board
        difference = place - square + LINE_OFFSET
        if self._doubtful:
            return True
        line = tables.line_of[difference]
        if line >= tables.slides and i64(tables.attack[line * LINE + piece * SQUARES + place]):
            return True
        line = self._line_between[difference]
        if line < 0:
            return False
        steps = self._steps_between[difference]
        if tables.has_hoppers and i64(tables.hop_attack[line * LINE + piece * SQUARES + place]) >= steps:
            return True
        if i64(tables.attack[line * LINE + piece * SQUARES + place]) < steps:
            return False
        step = tables.line_step[line]
        between = place - step
        while between != square and (board[between] == 0 or between == empty):
            between -= step
        return between == square


def _has_parallels(tables: Tables) -> bool:
    """Return whether two lines along which pieces slide lead over the same squares, as `B` and `AA` do."""
    steps = [int(tables.line_step[line]) for line in range(tables.slides)]
    return any(step * times in steps for step in steps for times in range(2, LEAPS + 1))
