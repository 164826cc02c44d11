"""Why the solution of a puzzle is one, in sentences."""

from collections.abc import Sequence

from surajang.gui.analysis import reason_text
from surajang.gui.analysis.line_facts import WEAK, why
from surajang.gui.learn.puzzles import DEFEND, MATE, Puzzle
from surajang.rules import fen


def reason(puzzle: Puzzle, moves: Sequence[int]) -> str:
    """Return why a line of moves solves a puzzle, empty if no reason can be computed.

    It may take some tenths of a second: not for the window's thread.
    """
    position = fen.read(puzzle.variant, puzzle.fen)
    found = [fact for fact in why(position, moves, puzzle.goal == MATE, puzzle.goal == DEFEND) if fact.code not in WEAK]
    return reason_text.reasons(position, moves, found) if found else ""
