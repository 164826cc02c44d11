"""A small neural network (NNUE) that evaluates what sums over pieces cannot: kings, hands, and the side to move.

The board is seen from the perspective of each side: the inputs are the squares of the pieces, own or enemy, and the
pieces in hand. A hidden layer for each perspective is updated move by move, and one output weighs both, the side to
move first (Yu Nasu, "Efficiently Updatable Neural-Network-based Evaluation Functions for Computer Shogi", 2018). The
weights may depend on the zone of the side's own king. tools/tune.py makes the files.
"""

import json
import sys
import zlib
from array import array
from functools import lru_cache
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from surajang.engine.changes import MAX_CHANGES, Changes
from surajang.engine.weights import network_file
from surajang.rules.codes import BLACK, KING, PIECES, SQUARES, WHITE, file_of, rank_of
from surajang.rules.position import HAND_SLOTS, LIST, Position
from surajang.rules.tables import Tables

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
_ONES: Final = _ONE * (1 + _LANE + _LANE**2 + _LANE**3)
_MORE_THAN_ONE: Final = _ZEROS - _ONES - _ZEROS // _ZERO
"""Added to four values, sets the `_ZERO` bit of those above 1 and of no others."""
_ZERO_BIT: Final = 14
_OUTPUT_BITS: Final = 18
# A range over a native integer creates no objects, which matters in code that every node runs.
_SIDES: Final[i64] = 2


class UnusableNetwork(Exception):
    """One of the program's network files cannot be used; with a sentence that says why."""


class NetworkWeights:
    """The weights of one game's network, as in its file; every `Network` of the game shares them.

    A row of weights is what one input adds to a hidden layer: `words` numbers of four values each, in units of 1/128.
    The row of a piece begins at the sum of `king_row` (by perspective and its king's square), `piece_row` (by
    perspective and piece) and `square_row` (by perspective and square); that of a hand at the sum of `king_row`,
    `hand_row` (by perspective, owner and kind) and the offset of the number held. The row that a layer starts from is
    at `bias`, a row of zeros at `nothing`. `output` weighs the values of both layers.
    """

    def __init__(self, tables: Tables, source: bytes) -> None:
        """Read a network's file: a line of JSON, then compressed 16-bit numbers (little-endian). Raises ValueError."""
        header, numbers = read_network(source)
        size: int = header["hidden"]
        zones = king_zones(header.get("kings", ""), tables.variant.files, tables.ranks)
        count = 1 + max(max(line) for line in zones)
        hand_kinds = [int(kind) for kind in tables.hand_kinds]
        first_hand = 2 * tables.kinds * BOARD
        rows_of_zone = first_hand + 2 * len(hand_kinds) * HAND_CAP
        rows = count * rows_of_zone
        if size % _LANES or len(numbers) != (rows + 1) * size + 2 * size + 1:
            raise ValueError("the network does not belong to this game")
        words = size // _LANES
        last = (rows + 1) * size
        self.words: Final[i64] = words
        self.weights: Final[vec[i64]] = _packed(numbers[:last], words)
        self.bias: Final[i64] = rows * words
        self.nothing: Final[i64] = (rows + 1) * words
        self.output: Final[vec[i64]] = vec[i64](numbers[last:].tolist())
        self.output_bias: Final[i64] = self.output[2 * size] * 2**_OUTPUT_BITS
        self.king_row: Final[vec[i64]] = vec[i64]([0] * (2 * SQUARES))
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
                file = file_of(square)
                self.king_row[view * SQUARES + square] = zones[rank][file] * rows_of_zone * words
                self.square_row[view * SQUARES + square] = (rank * ROW_OF_SQUARES + file) * words


def _packed(numbers: "array[int]", words: i64) -> vec[i64]:
    """Return weights packed four to a number, followed by a row of `words` zeros."""
    packed: vec[i64] = vec[i64]([0] * (len(numbers) // _LANES + int(words)))
    for n, number in enumerate(numbers):
        amount: i64 = number
        index: i64 = n
        packed[index // _LANES] += amount << _LANE_BITS * (index % _LANES)
    return packed


@lru_cache
def network_weights(tables: Tables) -> NetworkWeights | None:
    """Return the game's network, None if it has none. Raises UnusableNetwork."""
    source = network_file(tables.variant)
    if source is None:
        return None
    try:
        return NetworkWeights(tables, source)
    except ValueError as error:
        raise UnusableNetwork(f"the network of {tables.variant.name} cannot be used: {error}") from None


class Network:
    """A game's network in a search: the hidden layers of every ply.

    `hidden`: for every ply and then every side, `words` numbers of four values each (`NetworkWeights`). `zones`, by ply
    and side, is the `king_row` that its hidden layer was computed with. `removed` and `added` are scratch space for the
    rows that a move removes and adds.
    """

    def __init__(self, tables: Tables, read: NetworkWeights, plies: int) -> None:
        self.tables: Final = tables
        # Every node reads these: they are those of `read`, found here without an indirection.
        self.words: Final[i64] = read.words
        self.weights: Final[vec[i64]] = read.weights
        self.bias: Final[i64] = read.bias
        self.nothing: Final[i64] = read.nothing
        self.output: Final[vec[i64]] = read.output
        self.output_bias: Final[i64] = read.output_bias
        self.king_row: Final[vec[i64]] = read.king_row
        self.piece_row: Final[vec[i64]] = read.piece_row
        self.square_row: Final[vec[i64]] = read.square_row
        self.hand_row: Final[vec[i64]] = read.hand_row
        self.hidden: Final[vec[i64]] = vec[i64]([0] * (2 * int(read.words) * plies))
        self.zones: Final[vec[i64]] = vec[i64]([0] * (2 * plies))
        self.removed: Final[vec[i64]] = vec[i64]([0] * MAX_CHANGES)
        self.added: Final[vec[i64]] = vec[i64]([0] * MAX_CHANGES)

    def refresh(self, position: Position) -> None:
        """Compute both hidden layers of ply 0 from the position."""
        self._refresh_layer(position, 0, 0)
        self._refresh_layer(position, 1, 0)

    def _refresh_layer(self, position: Position, view: i64, ply: i64) -> None:
        """Compute the hidden layer of the perspective `view` at `ply` from the position."""
        board = position.board
        zone = self.king_row[view * SQUARES + position.kings[view]]
        self.zones[2 * ply + view] = zone
        first = (2 * ply + view) * self.words
        for word in range(self.words):
            self.hidden[first + word] = self.weights[self.bias + word]
        for side in range(_SIDES):
            for n in range(side * LIST, side * LIST + position.piece_count[side]):
                square = position.piece_squares[n]
                row = self.piece_row[view * PIECES + board[square]] + self.square_row[view * SQUARES + square]
                self._add(first, zone + row)
            for kind in self.tables.hand_kinds:
                row = zone + self.hand_row[(view * 2 + side) * HAND_SLOTS + kind]
                for count in range(min(position.hands[side * HAND_SLOTS + kind], i64(HAND_CAP))):
                    self._add(first, row + count * self.words)

    def _add(self, first: i64, row: i64) -> None:
        """Add a row of weights to the hidden layer that begins at `first`."""
        hidden = self.hidden
        weights = self.weights
        for n in range(self.words):
            hidden[first + n] += weights[row + n]

    def update(self, position: Position, changes: Changes, ply: i64) -> None:
        """Compute the hidden layers of `ply` + 1 from those of `ply`, after a move with these changes."""
        zones = self.zones
        for view in range(_SIDES):
            zone = self.king_row[view * SQUARES + position.kings[view]]
            if zone == zones[2 * ply + view]:
                zones[2 * ply + 2 + view] = zone
                self._follow(changes, view, zone, ply)
            else:
                self._refresh_layer(position, view, ply + 1)

    def _follow(self, changes: Changes, view: i64, zone: i64, ply: i64) -> None:
        """Compute the hidden layer of the perspective `view` at `ply` + 1 from that at `ply`, its king in the same
        zone."""
        words = self.words
        removed = self.removed
        added = self.added
        weights = self.weights
        hidden = self.hidden
        removals: i64 = 0
        additions: i64 = 0
        for n in range(changes.squares):
            row = zone + self.square_row[view * SQUARES + changes.square[n]]
            if changes.before[n]:
                removed[removals] = self.piece_row[view * PIECES + changes.before[n]] + row
                removals += 1
            if changes.after[n]:
                added[additions] = self.piece_row[view * PIECES + changes.after[n]] + row
                additions += 1
        for n in range(changes.hands):
            row = zone + self.hand_row[view * 2 * HAND_SLOTS + changes.slot[n]]
            before = changes.held_before[n]
            after = changes.held_after[n]
            if after > before:
                if before < HAND_CAP:
                    added[additions] = row + before * words
                    additions += 1
            elif after < HAND_CAP:
                removed[removals] = row + after * words
                removals += 1
        # Rows are removed and added in pairs, the first pair while the layer is copied.
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
        for view in range(_SIDES):
            self.zones[2 * ply + 2 + view] = self.zones[2 * ply + view]

    def evaluate(self, ply: i64, side: i64) -> i64:
        """Return the network's output for the side to move, `side`, in hundredths of a pawn."""
        hidden = self.hidden
        output = self.output
        words = self.words
        total = self.output_bias
        weight: i64 = 0
        for half in range(_SIDES):
            first = (2 * ply + (half ^ side)) * words
            for n in range(first, first + words):
                values = _clamped(hidden[n])
                if values:
                    value = values & _MASK
                    total += value * value * output[weight]
                    value = values >> _LANE_BITS & _MASK
                    total += value * value * output[weight + 1]
                    value = values >> 2 * _LANE_BITS & _MASK
                    total += value * value * output[weight + 2]
                    value = values >> 3 * _LANE_BITS
                    total += value * value * output[weight + 3]
                weight += _LANES
        return total >> _OUTPUT_BITS


def _clamped(hidden: i64) -> i64:
    """Return four hidden values, clipped to 0 to 1."""
    values = hidden + _ZEROS
    chosen = values & _ZEROS
    values &= chosen - (chosen >> _ZERO_BIT)
    chosen = values + _MORE_THAN_ONE & _ZEROS
    chosen -= chosen >> _ZERO_BIT
    return values & ~chosen | _ONES & chosen


def king_zones(text: str, files: int, ranks: int) -> list[list[int]]:
    """Return the zone of a king by rank, from its side's first, and by file.

    The text has a digit for each file, and commas between the ranks; ranks beyond the last repeat it. An empty text
    means one zone. Raises ValueError.
    """
    lines = (text or "0" * files).split(",")
    lines += lines[-1:] * (ranks - len(lines))
    if len(lines) != ranks or not all(line.isdecimal() and line.isascii() and len(line) == files for line in lines):
        raise ValueError(f"the zones of kings are not {files} digits for each of up to {ranks} ranks: {text}")
    return [[int(digit) for digit in line] for line in lines]


def read_network(source: bytes) -> tuple[dict[str, Any], "array[int]"]:
    """Return a network file's header and its numbers: the hidden layer's weights by zone and input, its bias, the
    output's weights for both layers, and the output's bias. Raises ValueError."""
    line, _, packed = source.partition(b"\n")
    numbers = array("h")
    try:
        header: dict[str, Any] = json.loads(line)
        numbers.frombytes(zlib.decompress(packed))
        sound = isinstance(header["hidden"], int) and isinstance(header.get("kings", ""), str)
    except (KeyError, TypeError, ValueError, zlib.error):
        sound = False
    if not sound:
        raise ValueError("the file of the network is damaged")
    if sys.byteorder == "big":
        numbers.byteswap()
    return header, numbers
