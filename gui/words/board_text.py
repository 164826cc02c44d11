"""What those hear who do not see a board: what stands where, what can be done there, whose turn it is."""

EMPTY = "{square}, empty"
PIECE = "{square}, {player} {piece}"
HIDDEN = "{square}, hidden"
HAND = "{player}'s hand, {piece}, {count}"
IN_REGION = "{player}'s {region}"

PICKED_UP, IN_CHECK, LATEST_MOVE, NEXT_MOVE = "picked up", "in check", "latest move", "next move"
CAN_CAPTURE, CAN_SWAP, CAN_GO = "can be captured", "can change places", "can go here"
MARKED, ARROW, JUDGED = "marked {colour}", "{colour} arrow to {square}", "judged {judgement}"

TURN = "{player} to move"
CHOOSES = "{player} chooses a setup"
OVER = "The game is over"

TAKEN_UP = "{piece} picked up, {count}."
PICKED = "{piece} picked up."
PUT_DOWN = "{piece} put down."
FIRST_STEP = "{piece} captures on {square} and may go on."
WAITS = "Next move: {start} to {end}."

LOW_TIME = "Less than {seconds} seconds left."

KEYS = "Space and then the arrow keys walk the squares and hands; Enter picks a piece up and puts it down."


def moves(count: int) -> str:
    """Return a number of moves in words."""
    return {0: "no move", 1: "1 move"}.get(count, f"{count} moves")
