"""The choice of a side's setup, while it is being made, without a screen."""

from gui.board.board_state import BoardState
from gui.board.places import Place
from gui.words import naming
from rules.tables import BLACK, WHITE


class SetupChoice:
    """Which setup a side is about to choose. `current` is its number among the game's choices.

    `known`: the number of what the other side has chosen, or None. `handing_over`: the one who chooses has yet to say
    that they sit there. `task`: what a player is asked to do. `squares`: those that a choice fills, in the order of its
    letters. `pairs`: numbers of neighbours among them whose pieces can be swapped. `king`, `enemy_king`: the squares of
    the own king and of the other, 0 where there is none.
    """

    def __init__(self, state: BoardState, side: int, two_people: bool = False) -> None:
        phase = state.variant.setup
        if phase is None:
            raise ValueError("this game has no setup phase")
        self.side = side
        self.king, self.enemy_king = state.king(side), state.king(1 - side)
        self.known = state.setup_before
        self.handing_over = two_people and self.known is not None
        self.task = naming.setup_task(phase)
        self.by_swapping = phase.by_swapping
        self.titles = naming.setup_titles(phase)
        self.texts = phase.choices
        self._letters = [choice.replace("-", "") for choice in phase.choices]
        self._kinds = state.variant.kinds
        tables = state.tables
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

    def can_pick(self, place: Place) -> bool:
        """Say whether a piece can be swapped with its neighbour, or is the king that ends the choice."""
        if self.handing_over or not isinstance(place, int):
            return False
        return self.partner(place) is not None or self._ends_choice(place)

    def target(self, place: Place) -> int:
        """Return where the piece at a place can be put: on its neighbour, on the enemy king, or nowhere (0)."""
        if self._ends_choice(place):
            return self.enemy_king
        return (self.partner(place) or 0) if isinstance(place, int) else 0

    def _ends_choice(self, place: Place) -> bool:
        """Say whether a place holds the king whose move onto the enemy king ends the choice."""
        return self.by_swapping and not self.handing_over and self.king != 0 and place == self.king
