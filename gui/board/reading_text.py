"""Answers about a position for people who do not see it, and the words to ask for them."""

import unicodedata
from collections.abc import Mapping

from surajang.gui.kit.punctuation import times
from surajang.gui.kit.translation import Text, cached_words, mark, plural, tr

LAST, CAPTURED, CLOCKS, RANKS, FILES, HANDS, THREATS, WHERE, TURN, KEYS, PIECES, PLAYERS = (
    "last", "captured", "clocks", "ranks", "files", "hands", "threats", "where", "turn", "keys", "pieces", "players"
)  # fmt: skip


TYPED = "words that are typed to ask, with spaces between them"

_ASKED = (
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
_MINE = mark("my mine", "words that are typed to ask, with spaces between them")
_THEIRS = mark("your their his her other enemy opponent", "words that are typed to ask, with spaces between them")
_WHERE = mark("where where's", "words that are typed to ask, with spaces between them")


@cached_words
def _words(marked: str) -> tuple[str, ...]:
    """Return words as typed, in English and in the window's language."""
    return (*marked.split(), *tr(marked, TYPED).split())


@cached_words
def topics() -> Mapping[str, str]:
    """Return the topics by the words that ask for them; of two topics in a question, files win over the board."""
    return {word: topic for topic, words in _ASKED for word in _words(words)}


def mine() -> tuple[str, ...]:
    """Return the words for one's own pieces."""
    return _words(_MINE)


def theirs() -> tuple[str, ...]:
    """Return the words for the opponent's pieces."""
    return _words(_THEIRS)


def where_words() -> tuple[str, ...]:
    """Return the words that ask where a piece is."""
    return _words(_WHERE)


@cached_words
def known() -> frozenset[str]:
    """Return all words that have a meaning in a question."""
    return frozenset((*topics(), *mine(), *theirs(), *where_words()))


ORDERS = "what is typed to have something done, with commas between"


_ORDERS = (
    ("resign", mark("resign, give up", "what is typed to have something done, with commas between")),
    ("offer_draw", mark("draw, offer a draw", "what is typed to have something done, with commas between")),
    ("take_back", mark("take back, takeback, undo", "what is typed to have something done, with commas between")),
    ("hint", mark("hint", "what is typed to have something done, with commas between")),
)


@cached_words
def orders() -> Mapping[str, str]:
    """Return the names of commands by the phrases that are typed for them, in English and the window's language."""
    return {
        phrase.strip(): command
        for command, phrases in _ORDERS
        for text in (phrases, tr(phrases, ORDERS))
        for phrase in text.split(",")
    }


WITH = Text("{piece} on {square}", "a piece that attacks or defends a square")
STANDS = Text("{player} {piece}: {places}.")

NO_MOVES = Text("{piece}, {place}: no move.")
COULD_GO = Text("{piece}, {place}, when it is {player}'s turn, if nothing is in the way: {moves}.")

DIRECTIONS = (
    (Text("up"), 0, 1), (Text("up right"), 1, 1), (Text("right"), 1, 0), (Text("down right"), 1, -1),
    (Text("down"), 0, -1), (Text("down left"), -1, -1), (Text("left"), -1, 0), (Text("up left"), -1, 1),
)  # fmt: skip
"""The directions as seen with the first player at the lower edge, with steps of file and rank."""


LAST_CAPTURED = Text("Last captured: {player} {piece} on {square}.")
LEFT_ON_CLOCK = Text("{player} has {time} left.")
HOURS = plural("{count} hour", "{count} hours")
MINUTES = plural("{count} minute", "{count} minutes")
SECONDS = plural("{count} second", "{count} seconds")

ON_KEYS = Text("Keys now read the board: {letters} jump to pieces, with Shift to the other side's. {commands}")
ON_LETTERS = Text("Letters jump to pieces, with Shift to the other side's.")
COMMANDS = Text(
    "Digits move along the board, H goes to the hand; O repeats where you are, M reads a piece's"
    " moves, with Shift its captures, X the lines from here, A who attacks and defends, C what was"
    " captured last, W the last move, T the clocks; a slash starts a move or a question."
)


def duration(seconds: float) -> str:
    """Return a time in words: "1 hour 2 minutes 3 seconds"."""
    whole = max(0, int(seconds))
    parts = ((whole // 3600, HOURS), (whole // 60 % 60, MINUTES), (whole % 60, SECONDS))
    return times(words(count) for count, words in parts if count) or SECONDS(0)


def can_write(text: str) -> bool:
    """Return whether a text begins in a script in which questions can be asked."""
    return _script(text[0]) in set(map(_script, "".join(known())))


def _script(character: str) -> str:
    """Return the first word in the Unicode name of a character, which is its script's."""
    return unicodedata.name(character, "").partition(" ")[0]
