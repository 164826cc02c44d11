"""Fits the values of pieces on the board and in hand to scores."""

import json
from pathlib import Path

import numpy as np

from surajang.engine.weights import weights_of
from surajang.rules.codes import KING
from surajang.rules.tables import tables_of
from surajang.rules.variant import Variant
from training.positions import Positions
from training.shares import SCALE


def values(variant: Variant, files: list[Path]) -> None:
    """Print the values of pieces on the board and in hand as JSON, fitted by logistic regression (Newton's method)."""
    tables = tables_of(variant)
    positions = Positions(variant, files)
    kinds = range(KING + 1, tables.kinds + 1)
    held = [int(kind) for kind in tables.hand_kinds]
    counts = [(positions.pieces == kind | 32).sum(1) - (positions.pieces == kind | 64).sum(1) for kind in kinds]
    hands = positions.hands.astype(float)
    rows = np.column_stack([*counts, hands[:, 0] - hands[:, 1], np.where(positions.side, -1, 1)]).astype(float)
    target = 1 / (1 + np.exp(-positions.score / SCALE))
    start = weights_of(tables, tuned_too=False)
    found = np.array([*(start.board[kind] for kind in kinds), *(start.hand[kind] for kind in held), 0], dtype=float)
    doubt = np.diag(1 / (0.5 * np.abs(found) + 20) ** 2)
    first = found.copy()
    for _ in range(20):
        chance = 1 / (1 + np.exp(-rows @ found / SCALE))
        slope = rows * (chance * (1 - chance) / SCALE)[:, None]
        found -= np.linalg.solve(slope.T @ slope + doubt, slope.T @ (chance - target) + doubt @ (found - first))
    symbols = [piece.symbol for piece in variant.pieces]
    tuned = {
        "made by": f"tune.py values {variant.name}",
        "board": {symbols[kind - 1]: max(10, round(value)) for kind, value in zip(kinds, found, strict=False)},
        "hand": {
            symbols[kind - 1]: max(10, round(value)) for kind, value in zip(held, found[len(kinds) :], strict=False)
        },
    }
    print(json.dumps(tuned, indent=1))
