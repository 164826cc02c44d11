"""Why something cannot be done, as data: `rules.language` turns it into a sentence."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Union

from surajang.rules.piece import Piece
from surajang.rules.variant import Variant

Value = Union[Piece, int, str, tuple[str, ...], "Reason"]


@dataclass(frozen=True)
class Reason:
    """Why something cannot be done: a `code` of `rules.words`, the values in its sentence, and the squares that show
    it.

    `values` by the names that the sentence uses: `piece` and `other` are pieces, `square` a square, `player` and
    `opponent` sides (0 or 1), `size` a number of bytes, other numbers counts; `text` and `movement` are user input,
    which is quoted, and `key` is a key of a definition; other texts and lists of texts are used as they are; `reason`
    is another Reason, with a sentence of its own. Squares and sides belong to a `variant`.
    """

    code: str
    variant: Variant | None = None
    squares: tuple[int, ...] = ()
    values: Mapping[str, Value] = field(default_factory=dict)

    def same_as(self, other: "Reason") -> bool:
        """Return whether another reason says the same, perhaps about other squares."""
        return self.code == other.code and self.values == other.values


def because(code: str, variant: Variant | None = None, squares: tuple[int, ...] = (), **values: Value) -> Reason:
    """Return the reason with a code, the squares that show it and the values in its sentence."""
    return Reason(code, variant, squares, values)
