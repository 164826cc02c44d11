"""Exchanges on one square, and checks, judged without making a move."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from engine.evaluate import Evaluator
from rules.moves import CASTLING, DROP, EN_PASSANT, PROMOTION, SETUP, TWICE
from rules.position import LINE, Position
from rules.tables import BORDER, COLOURS, KIND, KING, LINE_OFFSET, SQUARES, WHITE, Tables

_FRONTS: Final = 64


class Exchange:
    """Static exchange evaluation, with what a capture brings into the hand counted in.

    `_place`, `_step`, `_line` and `_distance` describe the foremost attacker on each line to the square fought for.
    Captures over a screen are not seen.
    """

    def __init__(self, evaluator: Evaluator) -> None:
        self.swing: Final = evaluator.swing
        self.promotion_gain: Final = evaluator.promotion_gain
        self._place: Final[vec[i64]] = vec[i64]([0] * _FRONTS)
        self._line: Final[vec[i64]] = vec[i64]([0] * _FRONTS)
        self._distance: Final[vec[i64]] = vec[i64]([0] * _FRONTS)
        self._slide: Final[vec[i64]] = vec[i64](_slides_by_difference(evaluator.tables))

    def at_least(self, position: Position, move: i64, threshold: i64) -> bool:
        """Say whether a move and the captures on its square that follow win at least `threshold`."""
        if move & (CASTLING | TWICE | EN_PASSANT | SETUP):
            return threshold <= 0
        board = position.board
        target = move & 255
        origin: i64 = 0
        side = position.side
        if move & DROP:
            mover = (move >> 8 & 255) | (WHITE << side)
            balance = -threshold
        else:
            origin = move >> 8 & 255
            mover = board[origin]
            balance = -threshold
            if board[target]:
                balance += self.swing[board[target]]
            if move & PROMOTION:
                balance += self.promotion_gain[mover]
                mover = position.tables.promoted[mover]
        if balance < 0:
            return False
        balance = self.swing[mover] - balance
        if balance <= 0:
            return True
        kept: i64 = 0
        if origin:
            kept = board[origin]
            board[origin] = 0
        result = self._fight(position, target, side, balance)
        if origin:
            board[origin] = kept
        return result

    def _fight(self, position: Position, target: i64, side: i64, balance: i64) -> bool:
        """Let both sides capture on `target` with their least valuable pieces; say whether `side` comes out well."""
        tables = position.tables
        board = position.board
        swing = self.swing
        fronts: i64 = 0
        for line in range(tables.lines):
            place = target + tables.line_step[line]
            distance: i64 = 1
            if line < tables.slides:
                while board[place] == 0:
                    place += tables.line_step[line]
                    distance += 1
            piece = board[place]
            if piece != BORDER and i64(tables.attack[line * LINE + piece * SQUARES + place]) >= distance:
                self._place[fronts] = place
                self._line[fronts] = line
                self._distance[fronts] = distance
                fronts += 1
        good = True
        mover = side
        while True:
            mover = 1 - mover
            own: i64 = WHITE << mover
            best: i64 = -1
            least: i64 = 1000000
            enemies = False
            for n in range(fronts):
                piece = board[self._place[n]]
                if piece & COLOURS == own:
                    if swing[piece] < least:
                        least = swing[piece]
                        best = n
                else:
                    enemies = True
            if best < 0:
                return good
            piece = board[self._place[best]]
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
                place = self._place[best] + step
                distance = self._distance[best] + 1
                while board[place] == 0:
                    place += step
                    distance += 1
                piece = board[place]
                if piece != BORDER and i64(tables.attack[line * LINE + piece * SQUARES + place]) >= distance:
                    self._place[best] = place
                    self._distance[best] = distance
                    found = True
            if not found:
                fronts -= 1
                self._place[best] = self._place[fronts]
                self._line[best] = self._line[fronts]
                self._distance[best] = self._distance[fronts]

    def gives_check(self, position: Position, move: i64) -> bool:
        """Say whether the piece that moves or is dropped attacks the enemy king from its new square.

        Checks uncovered, given over a screen or by a castling are not seen.
        """
        if move & (CASTLING | SETUP):
            return False
        tables = position.tables
        board = position.board
        target = move & 255
        if move & DROP:
            piece = (move >> 8 & 255) | (WHITE << position.side)
        else:
            piece = board[move >> 8 & 255]
            if move & PROMOTION:
                piece = tables.promoted[piece]
        king = position.kings[1 - position.side]
        line = tables.line_of[target - king + LINE_OFFSET]
        if line >= 0 and i64(tables.attack[line * LINE + piece * SQUARES + target]):
            return True
        line = self._slide[target - king + LINE_OFFSET]
        if line < 0:
            return False
        reach = i64(tables.attack[line * LINE + piece * SQUARES + target])
        if reach < 2:
            return False
        step = tables.line_step[line]
        place = king + step
        distance: i64 = 1
        while board[place] == 0 and place != target:
            place += step
            distance += 1
        return place == target and reach >= distance


def _slides_by_difference(tables: Tables) -> list[int]:
    """Return by the difference of two squares the sliding line from the one to the other, or -1."""
    found = [-1] * (2 * LINE_OFFSET)
    for line in range(tables.slides):
        for distance in range(1, 10):
            found[int(tables.line_step[line]) * distance + LINE_OFFSET] = line
    return found
