"""Texts of a board for screen readers: places, pieces, possible moves, whose turn it is."""

from surajang.gui.kit.translation import Text, plural, tr

COLOURS = {
    "GREEN": Text("green", "the colour of a mark or an arrow"),
    "RED": Text("red", "the colour of a mark or an arrow"),
    "YELLOW": Text("yellow", "the colour of a mark or an arrow"),
    "BLUE": Text("blue", "the colour of a mark or an arrow"),
}
"""By their names in gui.board.annotations."""

LOWER_EDGE = Text("{player} at the lower edge.")

FIRST_STEP = Text("{piece} captures on {square} and may go on.")

DRAWS = Text("Drawing from {square}. Move to another square, or stay here, and press the same key again.")


_MOVES = plural("1 move", "{count} moves")


KEYS = Text(
    "Press Space, then move across squares and hands with the arrow keys; Enter picks a piece up and puts it down."
)


def moves(count: int) -> str:
    """Return a number of moves in words."""
    return _MOVES(count) if count else tr("no move")
