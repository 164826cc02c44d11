"""What an engine has found out about a position, as values for whoever shows it."""

from dataclasses import dataclass

from gui.engines.protocol import Score


@dataclass(frozen=True)
class Line:
    """A line of play: its score and `chance` to win (0 to 1) for the side to move, its depth, and its moves, legal
    ones, with the notation of each."""

    score: Score
    chance: float
    depth: int
    moves: tuple[int, ...]
    written: tuple[str, ...]


@dataclass(frozen=True)
class Findings:
    """The lines of a position, the best first; none before anything has been found.

    `side` is to move, at its move `number`; `nodes` were looked at, `speed` of them a second. `threat`: the turn was
    passed, so that the lines show what the side that is not to move would do.
    """

    side: int = 0
    number: int = 1
    lines: tuple[Line, ...] = ()
    depth: int = 0
    nodes: int = 0
    speed: int = 0
    threat: bool = False

    @property
    def first_score(self) -> Score | None:
        """The best line's score as the first player sees it, None before there is one."""
        if not self.lines:
            return None
        return -self.lines[0].score if self.side else self.lines[0].score

    @property
    def first_chance(self) -> float | None:
        """The chance of the first player to win, 0 to 1, None before anything is known."""
        if not self.lines:
            return None
        return 1 - self.lines[0].chance if self.side else self.lines[0].chance
