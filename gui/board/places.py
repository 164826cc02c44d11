"""Places of a board and its hands: a square is a number of `rules.tables`, a place in a hand a Slot."""

from typing import NamedTuple


class Slot(NamedTuple):
    """The place of one kind of piece in the hand of a side (0 the first player)."""

    side: int
    kind: int


Place = int | Slot
