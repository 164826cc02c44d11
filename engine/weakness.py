"""How a weak level's search is limited. Nothing is random: a position is always misjudged in the same way."""

from typing import Final

from mypy_extensions import i64

from surajang.engine.strength import Strength
from surajang.rules.changes import before_of, place_of
from surajang.rules.codes import rank_of
from surajang.rules.moves import DROP, origin, target
from surajang.rules.position import Position

# Two independent parts of a key, ten bits each.
_PART: Final = 1023
_DROPS_SHIFT: Final = 31
_NOISE_SHIFT: Final = 17

_WHOLE: Final = 1000
_ADVANCES_NOTICED: Final = 300
_OTHERS_NOTICED: Final = 100
"""Of quiet moves, how many per thousand are noticed in addition to `attention`: forward ones, and others."""


class Weakness:
    """The limits of a search, with the fields of `Strength`. `seed` makes different opponents misjudge different
    positions."""

    def __init__(self) -> None:
        self.blindness: i64 = 0
        self.noise: i64 = 0
        self.greed: i64 = 0
        self.seed: i64 = 0
        self.attention: i64 = _WHOLE
        self.shuffles: bool = True

    def set_strength(self, strength: Strength) -> None:
        """Set the limits of a level."""
        self.blindness = strength.blindness
        self.noise = strength.noise
        self.greed = strength.greed
        self.attention = strength.attention
        self.shuffles = strength.shuffles

    def overlooks_drops(self, key: i64) -> bool:
        """Return whether drops are overlooked in the position with this key."""
        return self.blindness > 0 and ((key ^ self.seed) >> _DROPS_SHIFT & _PART) * 1000 < self.blindness * (_PART + 1)

    def misjudgement(self, key: i64) -> i64:
        """Return the error of the evaluation, from -noise to noise, of the position with this key."""
        return ((key ^ self.seed) >> _NOISE_SHIFT & _PART) * 2 * self.noise // _PART - self.noise

    def noticed(self, position: Position, moves: list[int]) -> list[int]:
        """Return the legal moves that the level considers, at least one if there is one."""
        if self.attention >= _WHOLE and self.shuffles:
            return moves
        found: list[int] = []
        last: list[int] = []
        least: i64 = _PART + 1
        for move in moves:
            if not self.shuffles and _goes_back(position, move):
                continue
            chance = self._chance(position.key, move)
            if chance * _WHOLE < self._share(position, move) * (_PART + 1):
                found.append(move)
            if chance < least:
                least = chance
                last = [move]
        return found or last or moves

    def _share(self, position: Position, move: i64) -> i64:
        """Return how many moves per thousand like this one are noticed."""
        if position.captures(move) or move & DROP:
            return self.attention
        forward = rank_of(target(move)) - rank_of(origin(move))
        if position.side:
            forward = -forward
        return self.attention + (_ADVANCES_NOTICED if forward > 0 else _OTHERS_NOTICED)

    def overlooks_win(self, key: i64, move: i64) -> bool:
        """Return whether the level overlooks that a move wins, in the position with this key."""
        return self.attention < _WHOLE and self._chance(key >> 3, move) * _WHOLE >= self.attention * (_PART + 1)

    def _chance(self, key: i64, move: i64) -> i64:
        """Return a hash of move and position from 0 to 1023."""
        mixed: i64 = (((key ^ self.seed) >> _NOISE_SHIFT & 0xFFFFF) * 40503 + (move & 0xFFFFFF) * 30011) & 0xFFFFFFF
        mixed = (mixed ^ mixed >> 13) * 48271 & 0x7FFFFFFF
        mixed = (mixed ^ mixed >> 11) * 16807 & 0x7FFFFFFF
        return mixed >> 9 & _PART


def _goes_back(position: Position, move: i64) -> bool:
    """Return whether a quiet move undoes its side's last move although the piece is not attacked."""
    if move & DROP or position.captures(move) or position.height == 0 or position.in_check():
        return False
    end = position.end_before(position.changes_end())
    if end <= 0:
        return False
    start, goal = origin(move), target(move)
    came = left = False
    for n in range(position.changes_start(end), end):
        change = position.log[n]
        came = came or (place_of(change) == start and before_of(change) == 0)
        left = left or (place_of(change) == goal and before_of(change) == position.board[start])
    return came and left and not position.attacked(start, 1 - position.side)
