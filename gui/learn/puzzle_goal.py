"""What a puzzle asks."""

from gui.learn import puzzle_text
from gui.learn.puzzles import Puzzle
from rules import fen


def goal_of(puzzle: Puzzle) -> str:
    """Return what a puzzle asks, in a sentence."""
    side = fen.parse(puzzle.variant, puzzle.fen).side
    return puzzle_text.goal(puzzle.variant, side, puzzle.goal, puzzle.length, puzzle.themes)
