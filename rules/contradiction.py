"""The error for data of a game that contradict each other."""

from typing import Any


class Contradiction(ValueError):
    """Data that contradict each other: a `code` of `rules.words` and the `values` of its sentence.

    `where` leads to what is wrong: names of fields, and indices into lists.
    """

    def __init__(self, code: str, *where: str | int, **values: Any) -> None:
        super().__init__(code, values)
        self.code = code
        self.where: tuple[str | int, ...] = where
        self.values: dict[str, Any] = values

    def within(self, *where: str | int) -> "Contradiction":
        """Return the same contradiction, found in the value that these fields lead to."""
        self.where = where
        return self
