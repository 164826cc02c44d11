"""What is answered about a position to those who do not see it, and the words in which it can be asked for."""

import unicodedata

from gui.translation import mark, plural, tr
from gui.words.punctuation import times

LAST, CAPTURED, CLOCKS, RANKS, FILES, HANDS, THREATS, WHERE, TURN, KEYS, PIECES, PLAYERS = (
    "last", "captured", "clocks", "ranks", "files", "hands", "threats", "where", "turn", "keys", "pieces", "players"
)  # fmt: skip


def _words(marked: str) -> tuple[str, ...]:
    """Return words as they are typed, in English and in the language of the window."""
    return (*marked.split(), *tr(marked, TYPED).split())


TYPED = "words that are typed to ask, with spaces between them"

ASKED = {
    word: asked
    for asked, words in (
        (LAST, mark("last latest", "words that are typed to ask, with spaces between them")),
        (CAPTURED, mark("captured taken", "words that are typed to ask, with spaces between them")),
        (CLOCKS, mark("clock clocks time", "words that are typed to ask, with spaces between them")),
        (RANKS, mark("rank ranks row rows board", "words that are typed to ask, with spaces between them")),
        (FILES, mark("file files column columns", "words that are typed to ask, with spaces between them")),
        (HANDS, mark("hand hands", "words that are typed to ask, with spaces between them")),
        (THREATS, mark("threat threats threatened", "words that are typed to ask, with spaces between them")),
        (TURN, mark("turn", "words that are typed to ask, with spaces between them")),
        (KEYS, mark("keys", "words that are typed to ask, with spaces between them")),
        (PIECES, mark("pieces", "words that are typed to ask, with spaces between them")),
        (PLAYERS, mark("players opponent who", "words that are typed to ask, with spaces between them")),
    )
    for word in _words(words)
}
"""What is asked for by a word. Where a question has several, files are meant rather than the board."""

MINE = _words(mark("my mine", "words that are typed to ask, with spaces between them"))
THEIRS = _words(
    mark("your their his her other enemy opponent", "words that are typed to ask, with spaces between them")
)
WHERE_WORDS = _words(mark("where where's", "words that are typed to ask, with spaces between them"))

ORDERS = "what is typed to have something done, with commas between"


def _phrases(marked: str) -> tuple[str, ...]:
    """Return phrases as they are typed, in English and in the language of the window."""
    return tuple(phrase.strip() for text in (marked, tr(marked, ORDERS)) for phrase in text.split(","))


DONE_BY = {
    phrase: deed
    for deed, phrases in (
        ("resign", mark("resign, give up", "what is typed to have something done, with commas between")),
        ("offer_draw", mark("draw, offer a draw", "what is typed to have something done, with commas between")),
        ("take_back", mark("take back, takeback, undo", "what is typed to have something done, with commas between")),
        ("hint", mark("hint", "what is typed to have something done, with commas between")),
    )
    for phrase in _phrases(phrases)
}
"""The names of commands by what is typed to have them done."""
NOT_NOW = tr("That cannot be done now.")

KNOWN = frozenset((*ASKED, *MINE, *THEIRS, *WHERE_WORDS))
"""Words that mean something else than a piece."""

ON = tr("{piece} on {square}")
OF_PLAYER = tr("{player} {piece}")
NOTHING_HELD = tr("{player}'s hand: nothing.")
HELD = tr("{player}'s hand: {pieces}.")
COUNTED = tr("{piece}, {count}")
RANK, FILE = tr("Rank {name}: {pieces}."), tr("File {name}: {pieces}.")
EMPTY = tr("empty", "a rank or file of a board")
NONE_OF = tr("{player} has no {piece}.")
STANDS = tr("{player} {piece}: {places}.")
IN_HAND = tr("in hand, {count}")

NO_CAPTURES = tr("{piece}, {place}: nothing to capture.")
PLAYED_BY = tr("{player}: {name}.")
MOVES_OF = tr("{piece}, {place}: {moves}.")
NO_MOVES = tr("{piece}, {place}: no move.")
COULD_GO = tr("{piece}, {place}, once it is {player}'s turn, if nothing stands in the way: {moves}.")
TAKES, TAKES_AT, CASTLES, STAYS = (
    tr("takes {piece} on {square}"),
    tr("takes at {square}"),
    tr("castles with {square}"),
    tr("may stay"),
)
HAND_PLACE = tr("in hand")
NO_PIECE = tr("{square} is empty.")

DIRECTIONS = (
    (tr("up"), 0, 1), (tr("up right"), 1, 1), (tr("right"), 1, 0), (tr("down right"), 1, -1),
    (tr("down"), 0, -1), (tr("down left"), -1, -1), (tr("left"), -1, 0), (tr("up left"), -1, 1),
)  # fmt: skip
"""The directions as they are seen while the first player sits at the lower edge, with steps of file and rank."""
LINE = tr("{direction}: {pieces}.")
NO_LINE = tr("Nothing {directions}.")
NOT_IN_HAND = tr("That is about squares; this is a hand.")

ATTACKS = tr("{player} attacks {square} with {pieces}.")
DEFENDS = tr("{player} defends {square} with {pieces}.")
NO_ATTACK = tr("{player} does not attack {square}.")
NO_DEFENCE = tr("{player} does not defend {square}.")

NOTHING_CAPTURED = tr("Nothing has been captured.")
LAST_CAPTURED = tr("Last captured: {player} {piece} on {square}.")
HIDDEN = tr("The pieces are hidden while the game is paused.")
NO_CLOCK = tr("There is no clock.")
LEFT_ON_CLOCK = tr("{player} has {time} left.")
HOURS = plural("{count} hour", "{count} hours")
MINUTES = plural("{count} minute", "{count} minutes")
SECONDS = plural("{count} second", "{count} seconds")
NO_THREATS_NOW = tr("Threats can be asked for while the game goes on and the pieces are shown.")

ON_KEYS = tr(
    "The board is read by keys: {letters} lead to the pieces, with Shift to those of the other side. {commands}"
)
ON_LETTERS = tr("Letters lead to pieces, with Shift to those of the other side.")
OFF_KEYS = tr("Letters on the board begin a move again.")
LETTER = tr("{letter} {piece}")
COMMANDS = tr(
    "Digits lead along the board, H to the hand; O tells once more where you are, M a piece's moves, with Shift its "
    "captures, X the lines from here, A who attacks and defends, C what was captured last, W the last move, T the "
    "clocks; a slash begins a move or a question."
)


def duration(seconds: float) -> str:
    """Return a time in words: "1 hour 2 minutes 3 seconds"."""
    whole = max(0, int(seconds))
    parts = ((whole // 3600, HOURS), (whole // 60 % 60, MINUTES), (whole % 60, SECONDS))
    return times(words(count) for count, words in parts if count) or SECONDS(0)


def can_write(text: str) -> bool:
    """Say whether a text begins in a script in which questions can be asked."""
    return _script(text[0]) in set(map(_script, "".join(KNOWN)))


def _script(character: str) -> str:
    """Return what the names of a script's characters begin with."""
    return unicodedata.name(character, "").partition(" ")[0]
