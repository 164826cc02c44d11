"""Mate within a number of moves, judged slowly: every line of play to its end, the whole game's history kept.

Nothing is remembered or ordered. Only wins over the board count: mate, stalemate where it loses, a king's arrival.
"""

from collections.abc import Iterator

from reference import history
from reference.referee import OTHER, WIN, Position, Referee

BY_REPETITION = ("repetition", "perpetual check")


class TooLong(Exception):
    """The search has reached its limit of positions."""


class MateSearch:
    """Searches for mates in one game, with at most `most` positions for each question."""

    def __init__(self, name: str, referee: Referee, most: int) -> None:
        self._rule = history.RULES[name]
        self._referee = referee
        self._most = most
        self._looked = 0

    def mates(self, played: list[Position], moves: int) -> bool:
        """Whether the side to move after the positions of a game so far mates within `moves` moves.

        Raises TooLong.
        """
        self._looked = 0
        return self._attacks(played, moves)

    def _attacks(self, played: list[Position], moves: int) -> bool:
        """Whether the attacker, who is to move, mates within `moves` moves."""
        return any(self._holds_nothing([*played, after], moves - 1) for after in self._after(played))

    def _holds_nothing(self, played: list[Position], moves: int) -> bool:
        """Whether the defender, who is to move, has lost, or is mated within this many more moves whatever they do."""
        if moves == 0 and not self._may_be_over(played):
            return False
        result, reason = history.outcome(self._rule, self._referee, played)
        if result != "*":
            return result == WIN[OTHER[played[-1].side]] and reason not in BY_REPETITION
        return moves > 0 and all(self._mates_after([*played, after], moves) for after in self._after(played))

    def _mates_after(self, played: list[Position], moves: int) -> bool:
        """Whether the attacker, after a move of the defender, mates within `moves` moves."""
        self._look()
        if self._repeated(played) and history.outcome(self._rule, self._referee, played)[0] != "*":
            return False
        if self._referee.winner_by_arrival(played[-1].board):
            return False
        return self._attacks(played, moves)

    def _after(self, played: list[Position]) -> Iterator[Position]:
        """The positions to which the legal moves lead."""
        self._look()
        yield from history.moves(self._rule, self._referee, played).values()

    def _may_be_over(self, played: list[Position]) -> bool:
        """Whether the game may be over, a faster test than `history.outcome`; a repetition is not mate."""
        present = played[-1]
        if self._referee.in_check(present) or self._referee.winner_by_arrival(present.board):
            return True
        return self._referee.stalemate_loses

    def _repeated(self, played: list[Position]) -> bool:
        """Whether the last position has occurred before."""
        return any(history.same(played[-1], earlier) for earlier in played[:-1])

    def _look(self) -> None:
        """Count a position. Raises TooLong."""
        self._looked += 1
        if self._looked > self._most:
            raise TooLong
