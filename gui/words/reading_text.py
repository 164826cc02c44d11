"""What is answered about a position to those who do not see it, and the words in which it can be asked for."""

LAST, CAPTURED, CLOCKS, RANKS, FILES, HANDS, THREATS, WHERE, TURN, KEYS = (
    "last", "captured", "clocks", "ranks", "files", "hands", "threats", "where", "turn", "keys"
)  # fmt: skip

ASKED = {
    "last": LAST, "latest": LAST,
    "captured": CAPTURED, "taken": CAPTURED,
    "clock": CLOCKS, "clocks": CLOCKS, "time": CLOCKS,
    "rank": RANKS, "ranks": RANKS, "row": RANKS, "rows": RANKS, "board": RANKS,
    "file": FILES, "files": FILES, "column": FILES, "columns": FILES,
    "hand": HANDS, "hands": HANDS,
    "threat": THREATS, "threats": THREATS, "threatened": THREATS,
    "turn": TURN,
    "keys": KEYS,
}  # fmt: skip
"""What is asked for by a word. Where a question has several, files are meant rather than the board."""

MINE, THEIRS = ("my", "mine"), ("your", "their", "his", "her", "other", "enemy", "opponent")
WHERE_WORDS = ("where", "where's")

ON = "{piece} on {square}"
OF_PLAYER = "{player} {piece}"
NOTHING_HELD = "{player}'s hand: nothing."
HELD = "{player}'s hand: {pieces}."
COUNTED = "{piece}, {count}"
RANK, FILE = "Rank {name}: {pieces}.", "File {name}: {pieces}."
EMPTY = "empty"
NONE_OF = "{player} has no {piece}."
STANDS = "{player} {piece}: {places}."
IN_HAND = "in hand, {count}"

MOVES_OF = "{piece}, {place}: {moves}."
NO_MOVES = "{piece}, {place}: no move."
COULD_GO = "{piece}, {place}, once it is {player}'s turn, if nothing stands in the way: {moves}."
TAKES, TAKES_AT, CASTLES, STAYS = "takes {piece} on {square}", "takes at {square}", "castles with {square}", "may stay"
HAND_PLACE = "in hand"
NO_PIECE = "{square} is empty."

UP, DOWN, LEFT, RIGHT = "up", "down", "left", "right"
LINE = "{direction}: {pieces}."
NO_LINE = "Nothing {directions}."
NOT_IN_HAND = "That is about squares; this is a hand."

ATTACKS = "{player} attacks {square} with {pieces}."
DEFENDS = "{player} defends {square} with {pieces}."
NO_ATTACK = "{player} does not attack {square}."
NO_DEFENCE = "{player} does not defend {square}."

NOTHING_CAPTURED = "Nothing has been captured."
LAST_CAPTURED = "Last captured: {player} {piece} on {square}."
HIDDEN = "The pieces are hidden while the game is paused."
NO_CLOCK = "There is no clock."
LEFT_ON_CLOCK = "{player} has {time} left."
HOURS, MINUTES, SECONDS = ("hour", "hours"), ("minute", "minutes"), ("second", "seconds")
NO_THREATS_NOW = "Threats can be asked for while the game goes on and the pieces are shown."

ON_KEYS = "The board is read by keys: {letters} lead to the pieces, with Shift to those of the other side. {commands}"
OFF_KEYS = "Letters on the board begin a move again."
LETTER = "{letter} {piece}"
COMMANDS = (
    "Digits lead along the board, H to the hand; M tells a piece's moves, X the lines from here, A who attacks "
    "and defends, C what was captured last, W the last move, T the clocks; a slash begins a move or a question."
)


def number(count: int, names: tuple[str, str]) -> str:
    """Return a number of things in words."""
    return f"{count} {names[0] if count == 1 else names[1]}"


def duration(seconds: float) -> str:
    """Return a time in words: "1 hour 2 minutes 3 seconds"."""
    whole = max(0, int(seconds))
    parts = ((whole // 3600, HOURS), (whole // 60 % 60, MINUTES), (whole % 60, SECONDS))
    return " ".join(number(count, names) for count, names in parts if count) or number(0, SECONDS)
