"""The choice of a side's setup, while it is being made, without a screen."""

from gui.board.model import BoardModel
from rules.moves import SETUP, target
from rules.tables import BLACK, WHITE


class SetupChoice:
    """Which setup a side is about to choose. `current` is its number among the game's choices.

    `known`: the number of what the other side has chosen, or None. `handing_over`: the one who chooses has yet to say
    that they sit there. `task`: what a player is asked to do. `squares`: those that a choice fills, in the order of its
    letters. `pairs`: numbers of neighbours among them whose pieces can be swapped.
    """

    def __init__(self, model: BoardModel, side: int, two_people: bool = False) -> None:
        phase = model.variant.setup
        if phase is None:
            raise ValueError("this game has no setup phase")
        self.side = side
        before = model.game.node.move
        self.known = int(target(before)) if before & SETUP else None
        self.handing_over = two_people and self.known is not None
        self.task = phase.task
        self.by_swapping = phase.by_swapping
        self.titles = phase.titles
        self.texts = phase.choices
        self._letters = [choice.replace("-", "") for choice in phase.choices]
        self._kinds = model.variant.kinds
        tables = model.tables
        width = int(tables.setup_width)
        self.squares = tuple(int(tables.setup_squares[side * width + n]) for n in range(width))
        self.pairs = tuple((n, n + 1) for n in range(width - 1) if self.squares[n + 1] - self.squares[n] == 1)
        self.current = 0

    def pieces(self, choice: int) -> dict[int, int]:
        """Return what stands on the squares after a choice."""
        colour = BLACK if self.side else WHITE
        return {
            square: self._kinds[letter] | colour
            for square, letter in zip(self.squares, self._letters[choice], strict=True)
        }

    def choose(self, choice: int) -> bool:
        """Make a choice the current one. Return whether there is such a choice."""
        if self.handing_over or not 0 <= choice < len(self._letters):
            return False
        self.current = choice
        return True

    def swap(self, pair: tuple[int, int]) -> bool:
        """Swap the pieces of a pair. Return whether that is one of the choices."""
        letters = list(self._letters[self.current])
        first, second = pair
        letters[first], letters[second] = letters[second], letters[first]
        wanted = "".join(letters)
        return wanted in self._letters and self.choose(self._letters.index(wanted))

    def pair_at(self, square: int) -> tuple[int, int] | None:
        """Return the pair that a square belongs to, if it belongs to one."""
        for first, second in self.pairs:
            if square in (self.squares[first], self.squares[second]):
                return first, second
        return None

    def partner(self, square: int) -> int | None:
        """Return the square that the piece on a square can be swapped with, if there is one."""
        pair = self.pair_at(square)
        return None if pair is None else next(self.squares[n] for n in pair if self.squares[n] != square)
