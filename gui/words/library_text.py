"""What the page of the library says."""

from collections.abc import Mapping, Sequence

from rules.game import DRAW as DRAWN
from rules.game import FIRST_WINS, SECOND_WINS, UNDECIDED
from rules.games import GAMES
from rules.variant import CHECKMATE, PERPETUAL_CHECK, REPETITION, STALEMATE, Variant

TITLE = "My games"
SOURCES, STATISTICS, GAMES_AGAIN, START_PAGE = "Files and folders…", "Statistics", "Back to the games", "Start page"
SEARCH = "Search players, events, dates"
OPEN, STUDY, EXPORT, DELETE, CANCEL, CLEAR = "Open", "Study it", "Save as one file…", "Delete…", "Cancel", "Show all"
REVIEW = "Review"
TAGS, TAGS_HINT = "Tags", "Tags, with commas between them"
COPIED = "The position was copied."
NOT_SAVED = "Nothing was saved."
STOPPED = "Reading was stopped. What was read is listed, and the rest is read when this page is shown again."
LOOKING = "Looking for games…"
NO_GAMES = "No games yet. Whatever is played here is listed here; files of games can be added."
NOTHING_FOUND = "No game is like that."
HERE = "Only games with this position"
TREE = "Moves played from here, each time, in the games listed"
LEFT_GAME = "The board shows another line than this game's."
ENDED_HERE = "No further move"
PLAYED = "Played"
DRAW = "Draw"
ANY_GAME, ANY_RESULT, ANY_LEVEL, ANY_END = "All games", "Any result", "Any level", "Any end"
ANY_TIME, ANY_LENGTH, ANY_TAG, PLAYED_HERE, ADDED = "Any time", "Any length", "Any tag", "Played here", "Added files"
ANYWHERE = "All but engine matches"
MATCHES = "Engine matches"
PEOPLE = "Between people"
UNFINISHED = "Unfinished"
DELETE_ASK = "Delete it"
OF_A_SERIES = (
    "A game of an engine match stays with the others of its series, which can be deleted as a whole on the page of"
    " engine matches."
)
KEPT_IN_TRASH = "The file goes to the system's trash."

ADD_FILES, ADD_FOLDER, REMOVE, CLOSE = "Add files…", "Add a folder…", "Remove from the list", "Close"
SOURCES_TITLE = "Files and folders of games"
SOURCES_WORDS = (
    "Games that are played here are always listed. Those in files and folders that you add are listed too;"
    " the files stay where and as they are."
)

HEADINGS = ("Date", "Game", "Players", "Result", "Ended by", "Moves", "Tags")

RESULTS = (UNDECIDED, FIRST_WINS, SECOND_WINS, DRAWN)
"""In the order of the library's numbers for them."""

REASONS = {
    CHECKMATE: "Checkmate",
    STALEMATE: "Stalemate",
    REPETITION: "Repetition",
    PERPETUAL_CHECK: "Perpetual check",
    "resignation": "Resignation",
    "time": "Time",
    "agreement": "Agreement",
    "abandoned": "Abandoned",
    "": "Not said",
}

LENGTHS = (("Up to 20 moves", 0, 20), ("21 to 40 moves", 21, 40), ("41 to 80 moves", 41, 80), ("Over 80 moves", 81, 0))
TIMES = (("Today", 0), ("Last 7 days", 6), ("Last 30 days", 29), ("Last 365 days", 364))


def reason(code: str) -> str:
    """Return in a word or two why a game ended."""
    return REASONS.get(code) or code[:1].upper() + code[1:]


def title_of(name: str) -> str:
    """Return a game's title by its name."""
    return GAMES[name].title if name in GAMES else name


def ended(result: int, code: str) -> str:
    """Return how a game ended, by the number of its result: 0 for none."""
    if not result:
        return UNFINISHED
    return RESULTS[result] + (f" ({reason(code)})" if code else "")


def level(number: int) -> str:
    """Return the name of a level's games."""
    return f"Level {number}"


def counted(shown: int) -> str:
    """Return how many games are listed."""
    return "1 game" if shown == 1 else f"{shown:,} games"


def reading(done: int, total: int, games: int, unreadable: int, seconds_left: float | None) -> str:
    """Return how far reading is."""
    share = 100 * done // total if total else 100
    words = f"Reading games: {share} %, {games:,} new"
    if unreadable:
        words += f", {unreadable:,} not readable"
    if seconds_left is not None:
        words += f", {_time(seconds_left)} left"
    return words


def _time(seconds: float) -> str:
    """Return a time roughly."""
    return f"about {round(seconds)} s" if seconds < 90 else f"about {round(seconds / 60)} min"


def exported(written: int, left_out: int, name: str) -> str:
    """Return what came of writing games into a file."""
    words = f"{counted(written)} saved in {name}."
    if left_out:
        words += f" {counted(left_out)} could not be read any more and were left out."
    return words


def saving(name: str) -> str:
    """Return that games are being written into a file."""
    return f"Saving {name}…"


def deleted(count: int) -> str:
    """Return what came of deleting games."""
    return "The game is in the system's trash." if count == 1 else f"{count:,} games are in the system's trash."


def ask_delete(count: int) -> str:
    """Return the question before games are deleted."""
    return "Delete this game?" if count == 1 else f"Delete these {count:,} games?"


def ply(number: int, written: str, last: int) -> str:
    """Return where in a game one stands: the move that was made, and its number of all."""
    return f"{written}  ({number} of {last})" if number else f"Start  (0 of {last})"


def unreadable(name: str, why: str, count: int) -> str:
    """Return what cannot be read in a file; `count` 0: the file itself."""
    if not count:
        return f"{name} cannot be read: {why}."
    return f"{name}: {counted(count)} cannot be read, one of them because: {why}"


def missing(name: str) -> str:
    """Return that a file or folder is not there."""
    return f"{name} is not there now. Its games stay listed, and can be opened when it is back."


def hands(variant: Variant, counts: Sequence[Mapping[str, int]]) -> str:
    """Return what both players have in hand, by letter how many, nothing of who has nothing."""
    said = []
    for name, own in zip(variant.appearance.players, counts, strict=True):
        held = [letter if count == 1 else f"{letter}×{count}" for letter, count in own.items() if count]
        if held:
            said.append(f"{name} {' '.join(held)}")
    return f"In hand: {', '.join(said)}" if said else "Nothing in hand"


# Statistics

NO_FIGURES = "There is nothing to count yet: no game played here has ended."
RATING = "Your rating in games against the computer, after each of them"
BY_LEVEL, BY_GAME, BY_SIDE, BY_END = "By level", "By game", "By side", "How games ended"
SCORE_HEADINGS = ("", "Games", "Won", "Drawn", "Lost", "Points")
SIDES = ("Moving first", "Moving second")


def totals(games: int, unfinished: int) -> str:
    """Return how many games were played here."""
    return f"{counted(games)} played here, {unfinished:,} of them unfinished."


def rating(value: float) -> str:
    """Return the rating of now."""
    return f"Now {round(value)}, on the scale of the computer's levels"
