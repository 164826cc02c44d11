"""The rules core by texts, for comparison with the second opinions."""

import os
from random import Random
from typing import TypeVar

from surajang.rules import fen, notation
from surajang.rules.movegen import legal_moves
from surajang.rules.position import Position

T = TypeVar("T")


def amount(part: T, full: T) -> T:
    """How much to compare: a part in every test run, all of it with SURAJANG_CROSSCHECK=full in the environment."""
    return full if os.environ.get("SURAJANG_CROSSCHECK") == "full" else part


def legal_texts(position: Position) -> dict[str, int]:
    """The core's legal moves by their texts. Raises AssertionError if it lists one twice."""
    moves = legal_moves(position)
    by_text = {notation.text(position, move): move for move in moves}
    assert len(by_text) == len(moves), f"{fen.write(position)}: a move is listed twice"
    return by_text


def difference(position: Position, theirs: set[str]) -> str:
    """Describe how the core's list differs from another opinion, empty if it does not."""
    ours = set(legal_texts(position))
    parts = [f"only in the core: {sorted(ours - theirs)}"] if ours - theirs else []
    parts += [f"missing in the core: {sorted(theirs - ours)}"] if theirs - ours else []
    return f"{fen.write(position)}: {', '.join(parts)}" if parts else ""


def lively(random: Random, texts: list[str]) -> str:
    """A move for a random game: half the time one on the board, so that drops do not fill the board."""
    on_board = [text for text in texts if "@" not in text]
    return random.choice(on_board if on_board and random.random() < 0.5 else texts)
