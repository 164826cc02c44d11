"""The static evaluation, in hundredths of a pawn for the side to move: material, piece-square values and a network.

Its parts are stored for every ply and updated from the changes that `Position.make` logs.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from surajang.engine.changes import Changes
from surajang.engine.general import GeneralEvaluation
from surajang.engine.lone_king import LoneKing
from surajang.engine.network import Network, network_weights
from surajang.engine.weights import GRID, Weights, weights_of
from surajang.rules.codes import BLACK, KIND, KING, PIECES, SQUARES, WHITE, file_of, rank_of
from surajang.rules.piece import MAX_CHOICES
from surajang.rules.position import HAND_SLOTS, LIST, Position
from surajang.rules.tables import Tables

MAX_PLY: Final = 120

_TEMPO: Final = 45
"""The worth of the move beside a bare king in games with a network, which values it itself otherwise."""


class Evaluator:
    """The evaluation of one game's positions.

    `sums`: for every ply, material and piece-square values (White's view). `exchange_value`: by piece, how much its
    capture changes the balance: its value on the board plus the value of the piece gained in hand. `pressure`: by piece
    and offset to a king, how strongly the piece attacks the squares around it (`engine.weights`); `grid`: by square,
    its part of the offset.
    """

    def __init__(self, tables: Tables, practised: Weights | None = None) -> None:
        weights: Weights = weights_of(tables) if practised is None else practised
        self.tables: Final = tables
        self.board_value: Final[vec[i64]] = vec[i64]([weights.board[code & KIND] for code in range(PIECES)])
        self.hand_value: Final[vec[i64]] = vec[i64](
            [weights.hand[n % HAND_SLOTS] * (1 if n < HAND_SLOTS else -1) for n in range(2 * HAND_SLOTS)]
        )
        value = [0] * (PIECES * SQUARES)
        for colour, sign in ((WHITE, 1), (BLACK, -1)):
            for kind in range(KING, tables.kinds + 1):
                code = kind | colour
                for square in tables.squares:
                    index = code * SQUARES + square
                    value[index] = sign * (weights.board[kind] + weights.piece_square[index])
        self.value: Final[vec[i64]] = vec[i64](value)
        self.pressure: Final[vec[i16]] = vec[i16]([i16(units) for units in weights.pressure])
        self.grid: Final[vec[i64]] = vec[i64](
            [rank_of(square) * GRID + file_of(square) if tables.on_board(square) else 0 for square in range(SQUARES)]
        )
        self.exchange_value: Final[vec[i64]] = vec[i64](
            [
                20000 if code & KIND == KING else weights.board[code & KIND] + weights.hand[tables.held[code]]
                for code in range(PIECES)
            ]
        )
        self.promotion_gain: Final[vec[i64]] = vec[i64](
            [
                max(0, weights.board[tables.choice[code * MAX_CHOICES + n] & KIND] - weights.board[code & KIND])
                if n < tables.choices[code]
                else 0
                for code in range(PIECES)
                for n in range(MAX_CHOICES)
            ]
        )
        self.changes: Final[Changes] = Changes()
        self.sums: Final[vec[i64]] = vec[i64]([0] * (MAX_PLY + 8))
        self.lone_king: Final[LoneKing | None] = None if tables.arrival.wins else LoneKing(tables)
        read = network_weights(tables)
        self.network: Final[Network | None] = Network(tables, read, MAX_PLY + 8) if read is not None else None
        self.tempo: Final[i64] = i64(_TEMPO) if read is not None else weights.terms.tempo
        self.general: Final[GeneralEvaluation | None] = (
            GeneralEvaluation(tables, weights.board, weights.terms) if read is None else None
        )

    def refresh(self, position: Position) -> None:
        """Compute the values of ply 0 from the position."""
        score: i64 = 0
        for side in range(2):
            for n in range(side * LIST, side * LIST + position.piece_count[side]):
                square = position.piece_squares[n]
                score += self.value[position.board[square] * SQUARES + square]
            for kind in self.tables.hand_kinds:
                slot = side * HAND_SLOTS + kind
                score += self.hand_value[slot] * position.hands[slot]
        self.sums[0] = score
        network = self.network
        if network is not None:
            network.refresh(position)

    def update(self, position: Position, ply: i64) -> None:
        """Compute the values of `ply` + 1 from those of `ply`, after a move."""
        value = self.value
        changes = self.changes
        changes.read(position)
        score = self.sums[ply]
        for n in range(changes.squares):
            square = changes.square[n]
            score += value[changes.after[n] * SQUARES + square] - value[changes.before[n] * SQUARES + square]
        for n in range(changes.hands):
            score += self.hand_value[changes.slot[n]] * (changes.held_after[n] - changes.held_before[n])
        self.sums[ply + 1] = score
        network = self.network
        if network is not None:
            network.update(position, changes, ply)

    def captured_value(self, position: Position, move: i64) -> i64:
        """Return the exchange value of what a move captures, 0 if it captures nothing."""
        value: i64 = 0
        on_target = position.captured_on_target(move)
        if on_target:
            value = self.exchange_value[position.board[on_target]]
        beside = position.captured_beside(move)
        if beside:
            value += self.exchange_value[position.board[beside]]
        return value

    def pass_turn(self, ply: i64) -> None:
        """Copy the values of `ply` to `ply` + 1, after the turn was passed."""
        self.sums[ply + 1] = self.sums[ply]
        network = self.network
        if network is not None:
            network.pass_turn(ply)

    def evaluate(self, position: Position, ply: i64) -> i64:
        """Return the evaluation of the position at `ply` for the side to move."""
        side = position.side
        score = self.sums[ply]
        network = self.network
        lone = self.lone_king
        if lone is not None and position.piece_count[0] == 1 and lone.is_alone(position, 0):
            score -= lone.score(position, 0)
        elif lone is not None and position.piece_count[1] == 1 and lone.is_alone(position, 1):
            score += lone.score(position, 1)
        elif network is not None:
            return (-score if side else score) + network.evaluate(ply, side)
        general = self.general
        if general is not None:
            score = general.evaluate(position, score - self.tempo if side else score + self.tempo)
            return -score if side else score
        return (-score if side else score) + self.tempo
