"""Why something cannot be done, as data: `rules.words` turns it into a sentence."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from rules.variant import Piece, Variant

Value = Piece | int | str


@dataclass(frozen=True)
class Reason:
    """Why something cannot be done in a game: a `code` of `rules.words`, what its sentence names, and the squares that
    show it.

    `values` by the names that the sentence uses: `piece` and `other` are pieces, `square` a square, `player` a side (0
    or 1), `number` a count, `text` what somebody wrote.
    """

    variant: Variant
    code: str
    squares: tuple[int, ...] = ()
    values: Mapping[str, Value] = field(default_factory=dict)

    def same_as(self, other: "Reason") -> bool:
        """Say whether another reason says the same, wherever on the board."""
        return self.code == other.code and self.values == other.values
