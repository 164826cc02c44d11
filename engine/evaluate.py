"""What a position is worth to the side to move, in hundredths of a pawn.

Sums that change little from move to move (material, places, what bears on each king, threats in hand) are kept for
every ply and brought up to date from what `Position.make` logs; the rest is worked out where it is asked for.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from engine.weights import GRID, OFFSETS, Weights, weights_of
from rules.moves import CASTLING, DROP, TWICE
from rules.position import HAND_SLOTS, LIST, Position
from rules.tables import BLACK, KIND, KING, PIECES, SQUARES, WHITE, WIDTH, Tables, file_of, rank_of

MAX_PLY: Final = 120

_TEMPO: Final = 18
_DANGER_LIMIT: Final = 900
_SUMS: Final = 5
_SCORE: Final = 0
_PRESSURE: Final = 1
_THREAT: Final = 3
_HALF: Final = OFFSETS // 2


class Evaluator:
    """The evaluation of one game's positions.

    `sums` holds five numbers a ply: the score of material and places (White's view), the pressure on White's and on
    Black's king, and the threat in White's and in Black's hand. `swing`: by piece, how much its capture turns the
    balance: what its side loses and what the captor gets in hand.
    """

    def __init__(self, tables: Tables) -> None:
        weights: Weights = weights_of(tables)
        self.tables: Final = tables
        self.board_value: Final[vec[i64]] = vec[i64]([weights.board[code & KIND] for code in range(PIECES)])
        self.hand_value: Final[vec[i64]] = vec[i64](
            [weights.hand[n % HAND_SLOTS] * (1 if n < HAND_SLOTS else -1) for n in range(2 * HAND_SLOTS)]
        )
        self.threat: Final[vec[i64]] = vec[i64](weights.threat)
        value = [0] * (PIECES * SQUARES)
        for colour, sign in ((WHITE, 1), (BLACK, -1)):
            for kind in range(KING, tables.kinds + 1):
                code = kind | colour
                for square in tables.squares:
                    index = code * SQUARES + square
                    value[index] = sign * (weights.board[kind] + weights.place[index])
        self.value: Final[vec[i64]] = vec[i64](value)
        self.reach: Final[vec[i16]] = vec[i16]([i16(units) for units in weights.reach])
        self.grid: Final[vec[i64]] = vec[i64](
            [rank_of(square) * GRID + file_of(square) if tables.on_board(square) else 0 for square in range(SQUARES)]
        )
        self.swing: Final[vec[i64]] = vec[i64](
            [
                20000 if code & KIND == KING else weights.board[code & KIND] + weights.hand[tables.held[code]]
                for code in range(PIECES)
            ]
        )
        self.promotion_gain: Final[vec[i64]] = vec[i64](
            [
                max(0, weights.board[tables.promoted[code] & KIND] - weights.board[code & KIND])
                if tables.promoted[code]
                else 0
                for code in range(PIECES)
            ]
        )
        self.sums: Final[vec[i64]] = vec[i64]([0] * (_SUMS * (MAX_PLY + 8)))

    def start(self, position: Position) -> None:
        """Work the sums of ply 0 out from nothing."""
        score: i64 = 0
        sums = self.sums
        sums[_THREAT] = 0
        sums[_THREAT + 1] = 0
        for side in range(2):
            for n in range(side * LIST, side * LIST + position.piece_count[side]):
                square = position.piece_squares[n]
                score += self.value[position.board[square] * SQUARES + square]
            for kind in self.tables.hand_kinds:
                count = position.hands[side * HAND_SLOTS + kind]
                score += self.hand_value[side * HAND_SLOTS + kind] * count
                sums[_THREAT + side] += self.threat[kind] * count
        sums[_SCORE] = score
        sums[_PRESSURE] = self._pressure(position, 0)
        sums[_PRESSURE + 1] = self._pressure(position, 1)

    def _pressure(self, position: Position, side: i64) -> i64:
        """Return what bears on the king of `side`: enemy pieces, less half of what his own guard."""
        board = position.board
        reach = self.reach
        grid = self.grid
        king = _HALF - grid[position.kings[side]]
        units: i64 = 0
        first = (1 - side) * LIST
        for n in range(first, first + position.piece_count[1 - side]):
            square = position.piece_squares[n]
            units += 2 * i64(reach[board[square] * OFFSETS + grid[square] + king])
        first = side * LIST
        for n in range(first, first + position.piece_count[side]):
            square = position.piece_squares[n]
            units -= i64(reach[board[square] * OFFSETS + grid[square] + king])
        return units

    def follow(self, position: Position, move: i64, ply: i64) -> None:
        """Work the sums of `ply` + 1 out from those of `ply`, after `move` has been made."""
        sums = self.sums
        reach = self.reach
        grid = self.grid
        value = self.value
        log = position.log
        board = position.board
        here = ply * _SUMS
        score = sums[here]
        pressure_white = sums[here + 1]
        pressure_black = sums[here + 2]
        threat_white = sums[here + 3]
        threat_black = sums[here + 4]
        white_king = _HALF - grid[position.kings[0]]
        black_king = _HALF - grid[position.kings[1]]
        king_moved = False
        repeats = move & (CASTLING | TWICE) != 0
        last = position.height - 3
        entry = last - log[last + 2]
        while entry < last:
            change = log[entry]
            entry += 1
            place = change & 255
            before = change >> 8 & 255
            if place == 255:
                slot = change >> 16
                kind = slot & KIND
                if move & DROP:
                    score -= self.hand_value[slot]
                    if slot < HAND_SLOTS:
                        threat_white -= self.threat[kind]
                    else:
                        threat_black -= self.threat[kind]
                else:
                    score += self.hand_value[slot]
                    if slot < HAND_SLOTS:
                        threat_white += self.threat[kind]
                    else:
                        threat_black += self.threat[kind]
                continue
            after = board[place]
            if repeats:
                later = entry
                while later < last:
                    if log[later] & 255 == place:
                        after = log[later] >> 8 & 255
                        break
                    later += 1
            spot = grid[place]
            if before:
                score -= value[before * SQUARES + place]
                near_white = i64(reach[before * OFFSETS + spot + white_king])
                near_black = i64(reach[before * OFFSETS + spot + black_king])
                if before & BLACK:
                    pressure_white -= 2 * near_white
                    pressure_black += near_black
                else:
                    pressure_white += near_white
                    pressure_black -= 2 * near_black
                if before & KIND == KING:
                    king_moved = True
            if after:
                score += value[after * SQUARES + place]
                near_white = i64(reach[after * OFFSETS + spot + white_king])
                near_black = i64(reach[after * OFFSETS + spot + black_king])
                if after & BLACK:
                    pressure_white += 2 * near_white
                    pressure_black -= near_black
                else:
                    pressure_white -= near_white
                    pressure_black += 2 * near_black
        here += _SUMS
        sums[here] = score
        sums[here + 1] = self._pressure(position, 0) if king_moved else pressure_white
        sums[here + 2] = self._pressure(position, 1) if king_moved else pressure_black
        sums[here + 3] = threat_white
        sums[here + 4] = threat_black

    def keep(self, ply: i64) -> None:
        """Let the sums of `ply` + 1 be those of `ply`, after the turn was passed."""
        here = ply * _SUMS
        for n in range(here, here + _SUMS):
            self.sums[n + _SUMS] = self.sums[n]

    def evaluate(self, position: Position, ply: i64) -> i64:
        """Return what the position at `ply` is worth to the side to move."""
        here = ply * _SUMS
        score = self.sums[here] + self._danger(position, ply, 1) - self._danger(position, ply, 0)
        return (-score if position.side else score) + _TEMPO

    def _danger(self, position: Position, ply: i64, side: i64) -> i64:
        """Return what the danger to the king of `side` costs: what bears on him, holes about him, the enemy's hand."""
        here = ply * _SUMS
        board = position.board
        king = position.kings[side]
        own: i64 = WHITE << side
        holes: i64 = 0
        shield: i64 = 0
        for rank in range(-WIDTH, WIDTH + 1, WIDTH):
            for square in range(king + rank - 1, king + rank + 2):
                there = board[square]
                if there == 0:
                    holes += 1
                elif there & (WHITE | BLACK) == own:
                    shield += 1
        threat = self.sums[here + _THREAT + 1 - side]
        units = self.sums[here + _PRESSURE + side] + threat * (2 + holes) // 4 + 2 * holes - 3 * shield
        if units <= 0:
            return units // 4
        danger = units * units // 48 + units // 2
        return danger if danger < _DANGER_LIMIT else _DANGER_LIMIT + (danger - _DANGER_LIMIT) // 8
