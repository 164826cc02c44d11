"""Repetition in the search for mate, and the part of the path that a result depends on.

Within its own lines a shortest mate never returns to a position: from the second occurrence it would be shorter. So
repetition within the search is ignored, with two exceptions, and a position's value depends on the position and the
moves left, not on the path.

- Where repetition draws, a position that has occurred so often that the next occurrence draws is a dead end.
- Where only occurrences close to each other count and such a dead end is near, the path decides when it ends.
- Where repetition is illegal, it may leave the defender without a move. A position must occur twice more for that, and
  a cycle takes four plies: with few plies left, only positions that have occurred twice matter.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from surajang.engine.position_history import GOES_ON, PositionHistory
from surajang.rules import zobrist
from surajang.rules.position import Position

NOTHING: Final = 0
DEAD_ENDS: Final = 1
WAY: Final = 2
ILLEGAL_MOVES: Final = 3

_DEPTHS: Final = 2200
_FILTER: Final = 1023
_ROUND: Final = 5
_COUNT: Final = 3


def scrambled(key: i64) -> i64:
    """Return a hash of a key, so that the XOR of several says nothing about the XOR of their keys."""
    numbers = zobrist.HAND
    found = numbers[key & 8191] ^ (numbers[key >> 13 & 8191] >> 1)
    found ^= (numbers[key >> 26 & 8191] >> 2) ^ (numbers[key >> 39 & 8191] >> 3)
    return found ^ (numbers[key >> 51 & 8191] >> 4)


class Repeats:
    """Tracks the positions of a search for mate. `kind`: the effect that repetition can have in it.

    By depth below the root: `ends`, 1 where the position ends the game or is an illegal repetition; `whole`, a hash of
    all positions so far, and `twice`, of those that occurred more than once; `doubled`, the number of positions that
    may not occur again.
    """

    def __init__(self, history: PositionHistory) -> None:
        self.history: PositionHistory = history
        self.kind: i64 = NOTHING
        self.depth: i64 = 0
        self.exact_rounds: bool = False
        self.ends: Final[vec[i64]] = vec[i64]([0] * _DEPTHS)
        self.whole: Final[vec[i64]] = vec[i64]([0] * _DEPTHS)
        self.twice: Final[vec[i64]] = vec[i64]([0] * _DEPTHS)
        self.doubled: Final[vec[i64]] = vec[i64]([0] * _DEPTHS)
        self._dead: vec[i64] = vec[i64]([0])
        self._maybe_dead: Final[vec[i64]] = vec[i64]([0] * (_FILTER + 1))

    def start(self, position: Position, history: PositionHistory) -> None:
        """Begin a search at a position, the last of its history."""
        self.history = history
        self.depth = 0
        keys = [int(history.keys[place]) for place in range(history.length)]
        stood: dict[int, int] = {}
        for key in keys:
            stood[key] = stood.get(key, 0) + 1
        dead = [key for key, times in stood.items() if times >= history.count - 1] if history.count else []
        if history.illegal:
            self._start_illegal(keys, stood, dead, position)
        elif history.gap:
            self.kind = WAY if self._near_dead_end(keys) else NOTHING
            self.whole[0] = 0
            for place, key in enumerate(keys):
                self.whole[0] ^= scrambled(key ^ zobrist.HAND[place & 8191])
        else:
            self.kind = DEAD_ENDS if dead else NOTHING
            self._dead = vec[i64](dead)
            self.whole[0] = 0
            for place in range(_FILTER + 1):
                self._maybe_dead[place] = 0
            for key in dead:
                self._maybe_dead[key & _FILTER] = 1
                self.whole[0] ^= scrambled(key)

    def _start_illegal(self, keys: list[int], stood: dict[int, int], dead: list[int], position: Position) -> None:
        """Begin a search in a game in which repetition is illegal."""
        history = self.history
        self.kind = ILLEGAL_MOVES
        self.exact_rounds = history.count == _COUNT and not position.tables.twice_kind
        self.whole[0] = 0
        self.twice[0] = 0
        self.doubled[0] = len(dead)
        for key in stood:
            self.whole[0] ^= scrambled(key)
        for key, times in stood.items():
            for time in range(1, times):
                self.twice[0] ^= scrambled(key ^ zobrist.HAND[time & 8191])

    def _near_dead_end(self, keys: list[int]) -> bool:
        """Return whether one more occurrence of a position in the search may draw."""
        history = self.history
        for last in range(len(keys) - 1, max(len(keys) - 1 - int(history.gap), -1), -1):
            found = 1
            previous = last
            for place in range(last - 2, -1, -2):
                if previous - place > history.gap:
                    break
                if keys[place] == keys[last]:
                    found += 1
                    previous = place
            if found >= history.count - 1:
                return True
        return False

    def enter(self, position: Position) -> None:
        """Track the position after a move."""
        key = position.key
        above = self.depth
        depth = above + 1
        self.depth = depth
        if self.kind == DEAD_ENDS:
            self.ends[depth] = 1 if self._maybe_dead[key & _FILTER] and self._is_dead(key) else 0
            return
        history = self.history
        history.push(key, False)
        self.ends[depth] = 0 if history.verdict(False) == GOES_ON else 1
        if self.kind == WAY:
            self.whole[depth] = self.whole[above] ^ scrambled(key ^ zobrist.HAND[history.length & 8191])
            return
        times = history.times()
        self.whole[depth] = self.whole[above]
        self.twice[depth] = self.twice[above]
        self.doubled[depth] = self.doubled[above]
        if times == 1:
            self.whole[depth] ^= scrambled(key)
        else:
            self.twice[depth] ^= scrambled(key ^ zobrist.HAND[(times - 1) & 8191])
        if times == history.count - 1:
            self.doubled[depth] += 1

    def leave(self) -> None:
        """Drop the last position."""
        self.depth -= 1
        if self.kind != DEAD_ENDS:
            self.history.pop()

    def _is_dead(self, key: i64) -> bool:
        """Return whether one more occurrence of a position draws."""
        return any(dead == key for dead in self._dead)

    def signature(self, plies: i64) -> i64:
        """Return a hash of that part of the path which matters to the next `plies`, 0 if none does."""
        if self.kind == NOTHING:
            return 0
        if self.kind == DEAD_ENDS:
            return self.whole[0]
        depth = self.depth
        if self.kind == WAY:
            return self.whole[depth]
        if plies >= _ROUND or not self.exact_rounds:
            return self.whole[depth] ^ self.twice[depth]
        return self.twice[depth]
