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
_ENDANGERED: Final = 60
_DANGER_LIMIT: Final = 2400
_HALF: Final = OFFSETS // 2

# The sums kept for every ply: where each stands among them
_SUMS: Final = 7
_SCORE: Final = 0
_ATTACK: Final = 1
_GUARD: Final = 3
_THREAT: Final = 5


class Evaluator:
    """The evaluation of one game's positions.

    `sums` holds seven numbers a ply: the score of material and places (White's view); how hard the enemy bears on
    White's and on Black's king; how well his own pieces guard each; the threat in White's and in Black's hand.
    `swing`: by piece, how much its capture turns the balance: what its side loses and what the captor gets in hand.
    `facts` holds what `survey_king` found, in the order of `weights.DANGERS`.
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
        self.checkers: Final[vec[i64]] = vec[i64](weights.checkers)
        self.danger: Final[vec[i64]] = vec[i64](weights.danger)
        self.facts: Final[vec[i64]] = vec[i64]([0] * len(weights.danger))
        self.hand_kinds: Final = tables.hand_kinds
        self.leaps: Final[vec[i64]] = vec[i64](
            [rank * WIDTH + file for rank in (-2, -1, 1, 2) for file in (-2, -1, 1, 2) if rank * rank != file * file]
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
        for side in range(2):
            sums[_ATTACK + side] = self._bearing(position, side, 1 - side)
            sums[_GUARD + side] = self._bearing(position, side, side)

    def _bearing(self, position: Position, king_side: i64, side: i64) -> i64:
        """Return how hard the pieces of `side` bear on the squares about the king of `king_side`."""
        board = position.board
        reach = self.reach
        grid = self.grid
        king = _HALF - grid[position.kings[king_side]]
        units: i64 = 0
        for n in range(side * LIST, side * LIST + position.piece_count[side]):
            square = position.piece_squares[n]
            units += i64(reach[board[square] * OFFSETS + grid[square] + king])
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
        attack_white = sums[here + _ATTACK]
        attack_black = sums[here + _ATTACK + 1]
        guard_white = sums[here + _GUARD]
        guard_black = sums[here + _GUARD + 1]
        threat_white = sums[here + _THREAT]
        threat_black = sums[here + _THREAT + 1]
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
                    attack_white -= near_white
                    guard_black -= near_black
                else:
                    guard_white -= near_white
                    attack_black -= near_black
                if before & KIND == KING:
                    king_moved = True
            if after:
                score += value[after * SQUARES + place]
                near_white = i64(reach[after * OFFSETS + spot + white_king])
                near_black = i64(reach[after * OFFSETS + spot + black_king])
                if after & BLACK:
                    attack_white += near_white
                    guard_black += near_black
                else:
                    guard_white += near_white
                    attack_black += near_black
        here += _SUMS
        sums[here] = score
        if king_moved:
            attack_white = self._bearing(position, 0, 1)
            attack_black = self._bearing(position, 1, 0)
            guard_white = self._bearing(position, 0, 0)
            guard_black = self._bearing(position, 1, 1)
        sums[here + _ATTACK] = attack_white
        sums[here + _ATTACK + 1] = attack_black
        sums[here + _GUARD] = guard_white
        sums[here + _GUARD + 1] = guard_black
        sums[here + _THREAT] = threat_white
        sums[here + _THREAT + 1] = threat_black

    def keep(self, ply: i64) -> None:
        """Let the sums of `ply` + 1 be those of `ply`, after the turn was passed."""
        here = ply * _SUMS
        for n in range(here, here + _SUMS):
            self.sums[n + _SUMS] = self.sums[n]

    def evaluate(self, position: Position, ply: i64) -> i64:
        """Return what the position at `ply` is worth to the side to move."""
        score = self.sums[ply * _SUMS] + self._danger(position, ply, 1) - self._danger(position, ply, 0)
        return (-score if position.side else score) + _TEMPO

    def endangered(self, position: Position, ply: i64) -> bool:
        """Say whether the king of the side that has just moved is in such danger that checks are worth a look."""
        here = ply * _SUMS
        side = position.side
        threat = self.sums[here + _THREAT + side]
        return threat > 0 and self.sums[here + _ATTACK + 1 - side] + threat > _ENDANGERED

    def _danger(self, position: Position, ply: i64, side: i64) -> i64:
        """Return what the danger to the king of `side` costs; it grows with the square of what adds up."""
        self.survey_king(position, ply, side)
        danger = self.danger
        facts = self.facts
        units: i64 = 0
        for n in range(len(danger)):
            units += danger[n] * facts[n]
        if units <= 0:
            return 0
        units = units // 16
        cost = units * units // 64
        return cost if cost < _DANGER_LIMIT else _DANGER_LIMIT

    def survey_king(self, position: Position, ply: i64, side: i64) -> None:
        """Note in `facts` what endangers the king of `side`: what bears on him, how the enemy's hand could check."""
        here = ply * _SUMS
        board = position.board
        facts = self.facts
        checkers = self.checkers
        king = position.kings[side]
        own: i64 = WHITE << side
        first = (1 - side) * HAND_SLOTS
        straight_step: i64 = 0
        diagonal_step: i64 = 0
        straight_slide: i64 = 0
        diagonal_slide: i64 = 0
        leap: i64 = 0
        for kind in self.hand_kinds:
            if position.hands[first + kind]:
                straight_step += checkers[kind * 5]
                diagonal_step += checkers[kind * 5 + 1]
                straight_slide += checkers[kind * 5 + 2]
                diagonal_slide += checkers[kind * 5 + 3]
                leap += checkers[kind * 5 + 4]
        holes: i64 = 0
        shield: i64 = 0
        contact: i64 = 0
        distant: i64 = 0
        for rank in range(-1, 2):
            for file in range(-1, 2):
                step = rank * WIDTH + file
                if step == 0:
                    continue
                there = board[king + step]
                if there:
                    if there & (WHITE | BLACK) == own:
                        shield += 1
                    continue
                holes += 1
                if rank != 0 and file != 0:
                    contact += diagonal_step
                    slide = diagonal_slide
                else:
                    contact += straight_step
                    slide = straight_slide
                if slide:
                    square = king + 2 * step
                    while board[square] == 0:
                        distant += slide
                        square += step
        jumps: i64 = 0
        if leap:
            for step in self.leaps:
                if board[king + step] == 0:
                    jumps += leap
        facts[0] = 1
        facts[1] = self.sums[here + _ATTACK + side]
        facts[2] = self.sums[here + _GUARD + side]
        facts[3] = self.sums[here + _THREAT + 1 - side]
        facts[4] = holes
        facts[5] = shield
        facts[6] = contact
        facts[7] = distant
        facts[8] = jumps
