"""Checks that a level can be solved, and in how many moves."""

from surajang.gui.learn.goals import Done, Verdict
from surajang.gui.learn.lessons import DEFEND, SCRIPT, Attempt, Level, moves_needed
from surajang.rules import notation


def least(level: Level, most: int = 8) -> int:
    """Return the least number of moves that solves a level, 0 if `most` do not.

    For scripted lines it is the shortest; raises ValueError for an illegal move in a line. Otherwise all moves are
    tried; equal positions with equal achievements are examined once.
    """
    if level.replies == SCRIPT:
        return min(_length(level, line) for line in level.script)
    attempt = Attempt(level)
    if level.replies == DEFEND:
        needed = moves_needed(attempt.position, Done(), level.goal, most)
        return needed if needed <= most else 0
    for limit in range(1, most + 1):
        if _way(attempt, limit, set()):
            return limit
    return 0


def _way(attempt: Attempt, left: int, seen: set[tuple[int, Done, int]]) -> list[int]:
    """Return moves that solve a level, at most this many more; an empty list if there are none."""
    state = (int(attempt.position.key), attempt.done, left)
    if left == 0 or state in seen:
        return []
    seen.add(state)
    for move in attempt.legal_moves():
        verdict = attempt.play(move, see_dead_ends=False).verdict
        rest = _way(attempt, left - 1, seen) if verdict is Verdict.RIGHT else []
        attempt.take_back()
        if verdict is Verdict.SOLVED or rest:
            return [move, *rest]
    return []


def _length(level: Level, line: tuple[str, ...]) -> int:
    """Return the number of the learner's moves in a scripted line. Raises ValueError unless all its moves are legal."""
    position = Attempt(level).position
    for text in line:
        position.make(notation.parse(position, text))
    return (len(line) + 1) // 2
