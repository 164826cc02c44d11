"""What those hear who do not see a board: what stands where, what can be done there, whose turn it is."""

from gui.translation import plural, tr

EMPTY = tr("{square}, empty")
PIECE = tr("{square}, {player} {piece}")
HIDDEN = tr("{square}, hidden")
HAND = tr("{player}'s hand, {piece}, {count}")
IN_REGION = tr("{player}'s {region}")

PICKED_UP, IN_CHECK, LATEST_MOVE, NEXT_MOVE = tr("picked up"), tr("in check"), tr("latest move"), tr("next move")
CAN_CAPTURE, CAN_SWAP, CAN_GO = tr("can be captured"), tr("can change places"), tr("can go here")
COLOURS = {
    "GREEN": tr("green", "the colour of a mark or an arrow"),
    "RED": tr("red", "the colour of a mark or an arrow"),
    "YELLOW": tr("yellow", "the colour of a mark or an arrow"),
    "BLUE": tr("blue", "the colour of a mark or an arrow"),
}
"""By their names in gui.board.annotations."""
MARKED, ARROW, JUDGED = tr("marked {colour}"), tr("{colour} arrow to {square}"), tr("judged {judgement}")

TURN = tr("{player} to move")
CHOOSES = tr("{player} chooses a setup")
OVER = tr("The game is over")
LOWER_EDGE = tr("{player} at the lower edge.")

TAKEN_UP = tr("{piece} picked up, {count}.")
PICKED = tr("{piece} picked up.")
PUT_DOWN = tr("{piece} put down.")
FIRST_STEP = tr("{piece} captures on {square} and may go on.")
WAITS = tr("Next move: {start} to {end}.")

DRAWS = tr("Drawing from {square}. Go on to another square, or stay, and press the same key.")

LOW_TIME = tr("Less than {seconds} seconds left.")

_MOVES = plural("1 move", "{count} moves")

OR = tr(" or ")

KEYS = tr("Space and then the arrow keys walk the squares and hands; Enter picks a piece up and puts it down.")


def moves(count: int) -> str:
    """Return a number of moves in words."""
    return _MOVES(count) if count else tr("no move")
