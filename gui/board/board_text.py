"""Texts of a board for screen readers: places, pieces, possible moves, whose turn it is."""

from surajang.gui.kit.translation import Text, plural, tr

EMPTY = Text("{square}, empty")
PIECE = Text("{square}, {player} {piece}")
HIDDEN = Text("{square}, hidden")
HAND = Text("{player}'s hand, {piece}, {count}")
IN_REGION = Text("{player}'s {region}")

PICKED_UP, IN_CHECK, LATEST_MOVE, NEXT_MOVE = (
    Text("picked up"),
    Text("in check"),
    Text("latest move"),
    Text("next move"),
)
CAN_CAPTURE, CAN_SWAP, CAN_GO = Text("can be captured"), Text("can change places"), Text("can go here")
COLOURS = {
    "GREEN": Text("green", "the colour of a mark or an arrow"),
    "RED": Text("red", "the colour of a mark or an arrow"),
    "YELLOW": Text("yellow", "the colour of a mark or an arrow"),
    "BLUE": Text("blue", "the colour of a mark or an arrow"),
}
"""By their names in gui.board.annotations."""
MARKED, ARROW, JUDGED = Text("marked {colour}"), Text("{colour} arrow to {square}"), Text("judged {judgement}")

TURN = Text("{player} to move")
CHOOSES = Text("{player} chooses a setup")
OVER = Text("The game is over")
LOWER_EDGE = Text("{player} at the lower edge.")

TAKEN_UP = Text("{piece} picked up, {count}.")
PICKED = Text("{piece} picked up.")
PUT_DOWN = Text("{piece} put down.")
FIRST_STEP = Text("{piece} captures on {square} and may go on.")
WAITS = Text("Next move: {start} to {end}.")

DRAWS = Text("Drawing from {square}. Move to another square, or stay here, and press the same key again.")

LOW_TIME = Text("Less than {seconds} seconds left.")

_MOVES = plural("1 move", "{count} moves")

OR = Text(" or ")

KEYS = Text(
    "Press Space, then move across squares and hands with the arrow keys; Enter picks a piece up and puts it down."
)


def moves(count: int) -> str:
    """Return a number of moves in words."""
    return _MOVES(count) if count else tr("no move")
