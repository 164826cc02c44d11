"""Positions as arrays, and the inputs of the network."""

from pathlib import Path
from typing import Any

import numpy as np

from surajang.engine.evaluate import Evaluator
from surajang.engine.network import BOARD, HAND_CAP, ROW_OF_SQUARES
from surajang.rules import fen
from surajang.rules.codes import BLACK, KING, WHITE, file_of, rank_of
from surajang.rules.position import HAND_SLOTS, LIST
from surajang.rules.tables import Tables, tables_of
from surajang.rules.variant import Variant

PIECES = 64
"""The most pieces on the board of any game."""
PART = 100_000
"""Positions processed together; each needs a few KB."""


class Positions:
    """Positions as arrays: `pieces` and `squares` (rank * 10 + file) by position and place, 0 where there is none;
    `hands` by position, side and held kind; `side` to move; for White: `score`, the game's `result` (NaN if it is
    unknown) and `sums`, material and piece-square values.
    `begins`: by file, the number of its first position, then the number of all positions."""

    def __init__(self, variant: Variant, files: list[Path]) -> None:
        tables = tables_of(variant)
        evaluator = Evaluator(tables)
        held = [int(kind) for kind in tables.hand_kinds]
        lines: dict[str, str] = {}
        self.begins = []
        for file in files:
            self.begins.append(len(lines))
            lines.update({line.split("|")[0]: line for line in file.read_text("utf-8").splitlines()})
        self.begins.append(len(lines))
        self.count = len(lines)
        self.pieces = np.zeros((self.count, PIECES), np.uint8)
        self.squares = np.zeros((self.count, PIECES), np.uint8)
        self.hands = np.zeros((self.count, 2, len(held)), np.uint8)
        self.side = np.zeros(self.count, bool)
        self.score = np.zeros(self.count, np.float32)
        self.result = np.full(self.count, np.nan, np.float32)
        self.sums = np.zeros(self.count, np.float32)
        for n, (text, line) in enumerate(lines.items()):
            position = fen.read(variant, text)
            evaluator.refresh(position)
            place = 0
            for side in (0, 1):
                for index in range(side * LIST, side * LIST + int(position.piece_count[side])):
                    square = int(position.piece_squares[index])
                    self.pieces[n, place] = int(position.board[square])
                    self.squares[n, place] = rank_of(square) * ROW_OF_SQUARES + file_of(square)
                    place += 1
                self.hands[n, side] = [int(position.hands[side * HAND_SLOTS + kind]) for kind in held]
            self.side[n] = bool(position.side)
            _, score, *result = line.split("|")
            self.score[n] = float(score)
            if result:
                self.result[n] = float(result[0])
            self.sums[n] = int(evaluator.sums[0])


def zones_of_kings(positions: Positions, view: int, zones: Any) -> Any:
    """Return the zone of the side `view`'s own king by position, and that of the mirrored position."""
    king = (positions.pieces == (KING | (BLACK if view else WHITE))).argmax(1)
    square = positions.squares[np.arange(positions.count), king].astype(np.int32)
    rank, file = square // ROW_OF_SQUARES, square % ROW_OF_SQUARES
    ranks, files = zones.shape
    rank = ranks - 1 - rank if view else rank
    return np.column_stack([zones[rank, file], zones[rank, files - 1 - file]])


def inputs_of(positions: Positions, tables: Tables, view: int, none: int) -> Any:
    """Return the active inputs of the network for the side `view` by position, without the zone of its king, padded
    with `none`."""
    kinds, ranks = tables.kinds, tables.ranks
    held = positions.hands.shape[2]
    width = int(((positions.pieces > 0).sum(1) + np.minimum(positions.hands, HAND_CAP).sum((1, 2))).max())
    found = np.full((positions.count, width), none, np.int16)
    for first in range(0, positions.count, PART):
        part = slice(first, first + PART)
        pieces, squares = positions.pieces[part].astype(np.int32), positions.squares[part].astype(np.int32)
        rank, file = squares // ROW_OF_SQUARES, squares % ROW_OF_SQUARES
        seen = (ranks - 1 - rank if view else rank) * ROW_OF_SQUARES + file
        board = np.where(pieces > 0, ((pieces % 32 - 1) * 2 + (pieces // 64 ^ view)) * BOARD + seen, none)
        hands = []
        for side in (0, 1):
            for kind in range(held):
                for count in range(HAND_CAP):
                    row = 2 * kinds * BOARD + ((side ^ view) * held + kind) * HAND_CAP + count
                    hands.append(np.where(positions.hands[part, side, kind] > count, row, none))
        found[part] = np.sort(np.column_stack([board, *hands]))[:, :width]
    return found
