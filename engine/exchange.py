"""Static exchange evaluation (SEE), and checks recognised without making the move.

Source: "Static Exchange Evaluation" of the Chess Programming Wiki, with a threshold as in Stockfish's `see_ge`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from surajang.engine.evaluate import Evaluator
from surajang.rules.codes import BORDER, COLOURS, KIND, KING, LINE, LINE_OFFSET, SQUARES, WHITE, WIDTH
from surajang.rules.moves import CASTLING, DROP, PROMOTION, SETUP, dropped_kind, origin, target, via
from surajang.rules.piece import MAX_CHOICES
from surajang.rules.position import Position
from surajang.rules.rays import most_steps
from surajang.rules.tables import Tables

_MAX_ATTACKERS: Final = 64


class Exchange:
    """Static exchange evaluation; a captured piece counts with its value in hand.

    `_square`, `_line` and `_distance` describe the nearest attacker on each line to the contested square. In games in
    which pieces hop or move twice, attackers are searched again before each capture; then `_square` and `_line` list
    the squares and pieces of those already used.
    """

    def __init__(self, evaluator: Evaluator) -> None:
        tables = evaluator.tables
        self.evaluator: Final = evaluator
        self.exchange_value: Final = evaluator.exchange_value
        self._searches_attackers: Final[bool] = tables.has_hoppers or tables.twice_kind != 0
        self.promotion_gain: Final = evaluator.promotion_gain
        self._square: Final[vec[i64]] = vec[i64]([0] * _MAX_ATTACKERS)
        self._line: Final[vec[i64]] = vec[i64]([0] * _MAX_ATTACKERS)
        self._distance: Final[vec[i64]] = vec[i64]([0] * _MAX_ATTACKERS)
        self._slide: Final[vec[i64]] = vec[i64](_slides_by_difference(tables))

    def at_least(self, position: Position, move: i64, threshold: i64) -> bool:
        """Return whether a move and the recaptures on its square win at least `threshold`."""
        if move & (CASTLING | SETUP):
            return threshold <= 0
        board = position.board
        to = target(move)
        start: i64 = 0
        side = position.side
        balance = -threshold
        beside: i64 = 0
        if move & DROP:
            mover = dropped_kind(move) | (WHITE << side)
        else:
            start = origin(move)
            mover = board[start]
            beside = position.captured_beside(move)
            balance += self.evaluator.captured_value(position, move)
            if to == start:
                start = 0
            if move & PROMOTION:
                choice = mover * MAX_CHOICES + via(move)
                balance += self.promotion_gain[choice]
                mover = position.tables.choice[choice]
        if balance < 0:
            return False
        balance = self.exchange_value[mover] - balance
        if balance <= 0:
            return True
        at_start: i64 = 0
        if start:
            at_start = board[start]
            board[start] = 0
        at_beside: i64 = 0
        if beside:
            at_beside = board[beside]
            board[beside] = 0
        if self._searches_attackers:
            result = self._resolve_by_search(position, to, mover, balance)
        else:
            result = self._resolve_by_lines(position, to, side, balance)
        if beside:
            board[beside] = at_beside
        if start:
            board[start] = at_start
        return result

    def _resolve_by_search(self, position: Position, contested: i64, standing: i64, balance: i64) -> bool:
        """Like `_resolve_by_lines`, but search for the attackers of the piece `standing` before each capture."""
        board = position.board
        twice = position.tables.twice_kind
        used: i64 = 0
        good = True
        while True:
            square = self._least_attacker(position, contested, standing)
            if square == 0:
                break
            piece = board[square]
            if piece & KIND == KING:
                board[square] = 0
                guarded = self._least_attacker(position, contested, piece) != 0
                board[square] = piece
                if guarded:
                    break
            good = not good
            if piece & KIND == twice and _beside(square, contested):
                break  # it captures and steps back, out of reach on this square
            balance = self.exchange_value[piece] - balance
            if balance < (1 if good else 0):
                break
            board[square] = 0
            self._square[used] = square
            self._line[used] = piece
            used += 1
            standing = piece
        while used:
            used -= 1
            board[self._square[used]] = self._line[used]
        return good

    def _least_attacker(self, position: Position, contested: i64, standing: i64) -> i64:
        """Return the square of the enemy's least valuable piece that can capture `standing` on `contested`, 0 for none.

        One that can capture and step back comes first: it risks nothing.
        """
        tables = position.tables
        board = position.board
        exchange_value = self.exchange_value
        spared = tables.spared
        own = COLOURS - (standing & COLOURS)
        kind = standing & KIND
        twice = tables.twice_kind
        found: i64 = 0
        least: i64 = 1000000
        for line in range(tables.lines):
            step = tables.line_step[line]
            square = contested + step
            distance: i64 = 1
            if line < tables.slides:
                while board[square] == 0:
                    square += step
                    distance += 1
            piece = board[square]
            if (
                piece & COLOURS == own
                and i64(tables.attack[line * LINE + piece * SQUARES + square]) >= distance
                and (distance == 1 or piece & KIND != KING)
                and spared[piece] >> kind & 1 == 0
            ):
                if piece & KIND == twice and _beside(square, contested):
                    return square
                if exchange_value[piece] < least:
                    least = exchange_value[piece]
                    found = square
            if line >= tables.slides or not tables.has_hoppers or piece == BORDER:
                continue
            screen = piece & KIND
            square += step
            distance += 1
            while board[square] == 0:
                square += step
                distance += 1
            piece = board[square]
            if (
                piece & COLOURS == own
                and exchange_value[piece] < least
                and i64(tables.hop_attack[line * LINE + piece * SQUARES + square]) >= distance
                and tables.no_screen[piece] >> screen & 1 == 0
                and spared[piece] >> kind & 1 == 0
            ):
                least = exchange_value[piece]
                found = square
        return found

    def _find_attackers(self, position: Position, contested: i64) -> i64:
        """Find the nearest attacker of both sides on each line to `contested`; return how many there are."""
        tables = position.tables
        board = position.board
        attackers: i64 = 0
        for line in range(tables.lines):
            square = contested + tables.line_step[line]
            distance: i64 = 1
            if line < tables.slides:
                while board[square] == 0:
                    square += tables.line_step[line]
                    distance += 1
            piece = board[square]
            if piece != BORDER and i64(tables.attack[line * LINE + piece * SQUARES + square]) >= distance:
                self._square[attackers] = square
                self._line[attackers] = line
                self._distance[attackers] = distance
                attackers += 1
        return attackers

    def _resolve_by_lines(self, position: Position, contested: i64, side: i64, balance: i64) -> bool:
        """Play out the captures on `contested`, least valuable pieces first; return whether `side` comes out ahead."""
        tables = position.tables
        board = position.board
        exchange_value = self.exchange_value
        attackers = self._find_attackers(position, contested)
        good = True
        mover = side
        while True:
            mover = 1 - mover
            own: i64 = WHITE << mover
            best: i64 = -1
            least: i64 = 1000000
            enemies = False
            for n in range(attackers):
                piece = board[self._square[n]]
                if piece & COLOURS == own:
                    if exchange_value[piece] < least:
                        least = exchange_value[piece]
                        best = n
                else:
                    enemies = True
            if best < 0:
                return good
            piece = board[self._square[best]]
            if piece & KIND == KING and enemies:
                return good
            good = not good
            balance = least - balance
            if balance < (1 if good else 0):
                return good
            line = self._line[best]
            found = False
            if line < tables.slides:
                step = tables.line_step[line]
                square = self._square[best] + step
                distance = self._distance[best] + 1
                while board[square] == 0:
                    square += step
                    distance += 1
                piece = board[square]
                if piece != BORDER and i64(tables.attack[line * LINE + piece * SQUARES + square]) >= distance:
                    self._square[best] = square
                    self._distance[best] = distance
                    found = True
            if not found:
                attackers -= 1
                self._square[best] = self._square[attackers]
                self._line[best] = self._line[attackers]
                self._distance[best] = self._distance[attackers]

    def gives_check(self, position: Position, move: i64) -> bool:
        """Return whether the piece that moves or is dropped attacks the enemy king from its new square.

        Misses discovered checks, checks by castling, and those over a screen that the move itself provides.
        """
        if move & (CASTLING | SETUP):
            return False
        tables = position.tables
        board = position.board
        to = target(move)
        left: i64 = 0
        if move & DROP:
            piece = dropped_kind(move) | (WHITE << position.side)
        else:
            left = origin(move)
            piece = board[left]
            if move & PROMOTION:
                piece = tables.choice[piece * MAX_CHOICES + via(move)]
        king = position.kings[1 - position.side]
        line = tables.line_of[to - king + LINE_OFFSET]
        if line >= 0 and i64(tables.attack[line * LINE + piece * SQUARES + to]):
            return True
        line = self._slide[to - king + LINE_OFFSET]
        if line < 0:
            return False
        reach = i64(tables.attack[line * LINE + piece * SQUARES + to])
        hop = i64(tables.hop_attack[line * LINE + piece * SQUARES + to]) if tables.has_hoppers else i64(0)
        if reach < 2 and hop < 2:
            return False
        step = tables.line_step[line]
        square = king + step
        distance: i64 = 1
        while (board[square] == 0 or square == left) and square != to:
            square += step
            distance += 1
        if square == to:
            return reach >= distance
        if hop < 2 or tables.no_screen[piece] >> (board[square] & KIND) & 1:
            return False
        square += step
        distance += 1
        while (board[square] == 0 or square == left) and square != to:
            square += step
            distance += 1
        return square == to and hop >= distance


def _beside(square: i64, other: i64) -> bool:
    """Return whether two squares are adjacent."""
    difference = square - other if square > other else other - square
    return difference == 1 or WIDTH - 1 <= difference <= WIDTH + 1


def _slides_by_difference(tables: Tables) -> list[int]:
    """Return a table from the difference of two squares to the sliding line from one to the other, -1 for none."""
    found = [-1] * (2 * LINE_OFFSET)
    for line in range(tables.slides):
        step = int(tables.line_step[line])
        for distance in range(1, most_steps(step) + 1):
            found[step * distance + LINE_OFFSET] = line
    return found
