"""A small neural network that evaluates what sums over pieces cannot: kings, hands, and who has the move.

Each side looks at the board from its own end: the inputs say which piece, own or enemy, stands where, and what both
hold. A hidden layer for each side is updated move by move, and one output weighs both, that of the side to
move first (after Yu Nasu's "Efficiently Updatable Neural-Network-based Evaluation Functions for Computer Shogi", 2018).
tools/tune.py makes the files.
"""

import json
import sys
import zlib
from array import array
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from engine.changes import MOST_CHANGES, Changes
from rules.position import HAND_SLOTS, LIST, Position
from rules.tables import BLACK, KING, PIECES, SQUARES, WHITE, Tables, file_of, rank_of

HAND_CAP: Final = 4
ROW_OF_SQUARES: Final = 10
BOARD: Final = ROW_OF_SQUARES * ROW_OF_SQUARES

# Four hidden values share a number, each with 15 bits, so that one addition adds four.
_LANES: Final = 4
_LANE: Final = 32768
_LANE_BITS: Final = 15
_MASK: Final = 32767
_ZERO: Final = 16384
_ZEROS: Final = _ZERO * (1 + _LANE + _LANE**2 + _LANE**3)
_ONE: Final = 128
_OUTPUT_BITS: Final = 18
# A range of a machine number is counted without objects, which matters where every node passes.
_SIDES: Final[i64] = 2


class Network:
    """The network of one game, with the hidden layers of every ply of a search.

    `hidden`: for every ply and then every side, `words` numbers of four values each, a value of 128 standing for 1.
    A row of weights, `words` numbers as well, is what one input adds to a hidden layer: `piece_row` (by side that looks
    and piece) and `square_row` (by side that looks and square) together say where it begins, for hands `hand_row` (by
    side that looks, side that holds and kind) and how many are held. `removed` and `added` are scratch space for the
    rows that a move takes away and adds.
    """

    def __init__(self, tables: Tables, source: bytes, plies: int) -> None:
        """Read a network's file: a line of JSON, then compressed 16-bit numbers (little-endian). Raises ValueError."""
        size, numbers = read_network(source)
        hand_kinds = [int(kind) for kind in tables.hand_kinds]
        first_hand = 2 * tables.kinds * BOARD
        rows = first_hand + 2 * len(hand_kinds) * HAND_CAP
        if size % _LANES or len(numbers) != (rows + 1) * size + 2 * size + 1:
            raise ValueError("the network does not belong to this game")
        words = size // _LANES
        weights = [
            numbers[n] + numbers[n + 1] * _LANE + numbers[n + 2] * _LANE**2 + numbers[n + 3] * _LANE**3
            for n in range(0, (rows + 1) * size, _LANES)
        ]
        self.tables: Final = tables
        self.words: Final[i64] = words
        self.weights: Final[vec[i64]] = vec[i64](weights + [0] * words)
        self.bias: Final[i64] = rows * words
        self.nothing: Final[i64] = (rows + 1) * words
        self.output: Final[vec[i64]] = vec[i64](numbers[(rows + 1) * size :])
        self.output_bias: Final[i64] = self.output[2 * size] * 2**_OUTPUT_BITS
        self.piece_row: Final[vec[i64]] = vec[i64]([0] * (2 * PIECES))
        self.square_row: Final[vec[i64]] = vec[i64]([0] * (2 * SQUARES))
        self.hand_row: Final[vec[i64]] = vec[i64]([0] * (4 * HAND_SLOTS))
        for view in range(2):
            for side, colour in ((0, WHITE), (1, BLACK)):
                for kind in range(KING, tables.kinds + 1):
                    row = ((kind - 1) * 2 + (side ^ view)) * BOARD
                    self.piece_row[view * PIECES + (kind | colour)] = row * words
                for n, kind in enumerate(hand_kinds):
                    row = first_hand + ((side ^ view) * len(hand_kinds) + n) * HAND_CAP
                    self.hand_row[(view * 2 + side) * HAND_SLOTS + kind] = row * words
            for square in tables.squares:
                rank = tables.ranks - 1 - rank_of(square) if view else rank_of(square)
                self.square_row[view * SQUARES + square] = (rank * ROW_OF_SQUARES + file_of(square)) * words
        self.hidden: Final[vec[i64]] = vec[i64]([0] * (2 * words * plies))
        self.removed: Final[vec[i64]] = vec[i64]([0] * MOST_CHANGES)
        self.added: Final[vec[i64]] = vec[i64]([0] * MOST_CHANGES)

    def refresh(self, position: Position) -> None:
        """Work both hidden layers of ply 0 out from nothing."""
        for view in range(2):
            first = view * self.words
            for word in range(self.words):
                self.hidden[first + word] = self.weights[self.bias + word]
            for side in range(2):
                for n in range(side * LIST, side * LIST + position.piece_count[side]):
                    square = position.piece_squares[n]
                    piece = position.board[square]
                    self._add(first, self.piece_row[view * PIECES + piece] + self.square_row[view * SQUARES + square])
                for kind in self.tables.hand_kinds:
                    row = self.hand_row[(view * 2 + side) * HAND_SLOTS + kind]
                    for count in range(min(position.hands[side * HAND_SLOTS + kind], i64(HAND_CAP))):
                        self._add(first, row + count * self.words)

    def _add(self, first: i64, row: i64) -> None:
        """Add a row of weights to the hidden layer that begins at `first`."""
        for n in range(self.words):
            self.hidden[first + n] += self.weights[row + n]

    def update(self, changes: Changes, ply: i64) -> None:
        """Work the hidden layers of `ply` + 1 out from those of `ply`, after a move with these changes."""
        words = self.words
        removed = self.removed
        added = self.added
        weights = self.weights
        hidden = self.hidden
        for view in range(_SIDES):
            removals: i64 = 0
            additions: i64 = 0
            for n in range(changes.squares):
                row = self.square_row[view * SQUARES + changes.square[n]]
                if changes.before[n]:
                    removed[removals] = self.piece_row[view * PIECES + changes.before[n]] + row
                    removals += 1
                if changes.after[n]:
                    added[additions] = self.piece_row[view * PIECES + changes.after[n]] + row
                    additions += 1
            for n in range(changes.hands):
                row = self.hand_row[view * 2 * HAND_SLOTS + changes.slot[n]]
                before = changes.held_before[n]
                after = changes.held_after[n]
                if after > before:
                    if before < HAND_CAP:
                        added[additions] = row + before * words
                        additions += 1
                elif after < HAND_CAP:
                    removed[removals] = row + after * words
                    removals += 1
            # Rows are taken away and added in pairs, the first pair while the layer is copied.
            while removals < additions or removals == 0:
                removed[removals] = self.nothing
                removals += 1
            while additions < removals:
                added[additions] = self.nothing
                additions += 1
            source = (2 * ply + view) * words
            target = source + 2 * words
            minus = removed[0]
            plus = added[0]
            for n in range(words):
                hidden[target + n] = hidden[source + n] + weights[plus + n] - weights[minus + n]
            for pair in range(1, removals):
                minus = removed[pair]
                plus = added[pair]
                for n in range(words):
                    hidden[target + n] += weights[plus + n] - weights[minus + n]

    def pass_turn(self, ply: i64) -> None:
        """Copy the hidden layers of `ply` to `ply` + 1, after the turn was passed."""
        hidden = self.hidden
        first = 2 * ply * self.words
        for n in range(first, first + 2 * self.words):
            hidden[n + 2 * self.words] = hidden[n]

    def evaluate(self, ply: i64, side: i64) -> i64:
        """Return what the network says for `side`, which is to move, in hundredths of a pawn."""
        hidden = self.hidden
        output = self.output
        words = self.words
        total = self.output_bias
        lanes: i64 = _LANES
        weight: i64 = 0
        for half in range(_SIDES):
            first = (2 * ply + (half ^ side)) * words
            for n in range(first, first + words):
                values = hidden[n] + _ZEROS
                for lane in range(lanes):
                    value = (values >> _LANE_BITS * lane & _MASK) - _ZERO
                    if value > 0:
                        if value > _ONE:
                            value = _ONE
                        total += value * value * output[weight + lane]
                weight += lanes
        return total >> _OUTPUT_BITS


def read_network(source: bytes) -> tuple[int, list[int]]:
    """Return how many hidden values a network has for each side, and its numbers: by input and for all, what they add
    to the hidden layer, then the output's weights of both layers and what is added to it."""
    line, _, packed = source.partition(b"\n")
    size: int = json.loads(line)["hidden"]
    numbers = array("h", zlib.decompress(packed))
    if sys.byteorder == "big":
        numbers.byteswap()
    return size, numbers.tolist()
