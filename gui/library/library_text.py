"""Texts of the library."""

from collections.abc import Mapping, Sequence

from surajang.gui.kit.punctuation import against, described, listed, percent, sentences
from surajang.gui.kit.translation import Text, plural, tr
from surajang.gui.words import naming, shown_moves
from surajang.rules import catalogue
from surajang.rules.variant import Variant

TITLE = Text("My games")
SOURCES, STATISTICS, GAMES_AGAIN, START_PAGE = (
    Text("Files and folders…"),
    Text("Statistics"),
    Text("Back to the games"),
    Text("Start page"),
)
SEARCH = Text("Search players, events, dates")
OPEN, STUDY, EXPORT, DELETE, CLEAR = (
    Text("Open"),
    Text("Study it"),
    Text("Save as one file…"),
    Text("Delete…"),
    Text("Show all"),
)
REVIEW = Text("Review")
STOPPED = Text(
    "Reading stopped. The games read so far are listed; the rest will be read when this page is opened again."
)
LOOKING = Text("Looking for games…")
NO_GAMES = Text("No games yet. The games you play are listed here, and you can add files of games.")
NOTHING_FOUND = Text("No games match.")
TREE = Text("Moves played from here in the listed games")
COMPUTERS_TREE = Text("Moves played from here in the computer's games")
LEFT_GAME = Text("The board shows a line that is not in this game.")
MATCHES = Text("Engine matches")
DELETE_ASK = Text("Delete it")
LEVEL = Text("Level {number}")
MISSING = Text("{name} is missing. Its games stay listed and can be opened when it is back.")
OF_A_MATCH = Text("The games of an engine match can only be deleted together, on the page of engine matches.")
KEPT_IN_TRASH = Text("The file is moved to the system's trash.")

ADD_FILES, ADD_FOLDER, REMOVE, CLOSE = (
    Text("Add files…"),
    Text("Add a folder…"),
    Text("Remove from the list"),
    Text("Close"),
)
SOURCES_TITLE = Text("Files and folders of games")
SOURCES_WORDS = Text(
    "Games played here are always listed. You can add files and folders with more games; the files"
    " themselves do not change."
)

HEADINGS = (
    Text("Date"),
    Text("Variant"),
    Text("Players"),
    Text("Result"),
    Text("Ended by"),
    Text("Moves", "a column of numbers of moves"),
    Text("Tags"),
)

COUNTED = plural("1 game", "{count:,} games")
ASK_DELETE = plural("Delete this game?", "Delete these {count:,} games?")
DELETED = plural("The game was moved to the system's trash.", "{count:,} games were moved to the system's trash.")
_SAVED = plural("1 game saved in {name}.", "{count:,} games saved in {name}.")
_LEFT_OUT = plural(
    "1 game could no longer be read and was left out.",
    "{count:,} games could no longer be read and were left out.",
)
_UNREADABLE = plural(
    "{name}: 1 game cannot be read: {why}",
    "{name}: {count:,} games cannot be read, one of them for this reason: {why}",
)

LENGTHS = (
    (Text("Up to 20 moves"), 0, 20),
    (Text("21 to 40 moves"), 21, 40),
    (Text("41 to 80 moves"), 41, 80),
    (Text("Over 80 moves"), 81, 0),
)
TIMES = ((Text("Today"), 0), (Text("Last 7 days"), 6), (Text("Last 30 days"), 29), (Text("Last 365 days"), 364))


def title_of(name: str) -> str:
    """Return a game's title by its name."""
    game = catalogue.find(name)
    return naming.title(game) if game is not None else name


def called(names: Sequence[str], variant: str) -> str:
    """Return the players of a game, by names as in files."""
    game = catalogue.find(variant)
    if game is None:
        return against(list(map(naming.somebody, names)))
    return against([naming.of_side(name, game, side) for side, name in enumerate(names)])


def reading(done: int, total: int, games: int, unreadable: int, seconds_left: float | None) -> str:
    """Return the progress of reading in words."""
    share = 100 * done // total if total else 100
    return described(
        tr("Reading games: {share}, {games:,} new", share=percent(share / 100), games=games),
        tr("{unreadable:,} unreadable", unreadable=unreadable) if unreadable else "",
        tr("{time} left", time=_time(seconds_left)) if seconds_left is not None else "",
    )


def _time(seconds: float) -> str:
    """Return a rounded time in words."""
    return (
        tr("about {count} s", count=round(seconds))
        if seconds < 90
        else tr("about {count} min", count=round(seconds / 60))
    )


def exported(written: int, left_out: int, name: str) -> str:
    """Return the result of writing games into a file."""
    words = _SAVED(written, name=name)
    return sentences(words, _LEFT_OUT(left_out) if left_out else "")


def ply(number: int, written: str, last: int) -> str:
    """Return the place in a game: the move made, and its number of all."""
    return (
        tr("{written}  ({number} of {last})", written=written, number=number, last=last)
        if number
        else tr("Start  (0 of {last})", last=last)
    )


def unreadable(name: str, why: str, count: int) -> str:
    """Return the sentence on unreadable games in a file; `count` 0: the file itself."""
    if not count:
        return tr("{name} cannot be read: {why}.", name=name, why=why.rstrip(".。"))
    return _UNREADABLE(count, name=name, why=why)


def hands(variant: Variant, counts: Sequence[Mapping[str, int]]) -> str:
    """Return both players' hands: the pieces as in moves, each with its number; an empty hand is left out."""
    parts = []
    for side, (name, own) in enumerate(zip(naming.players(variant), counts, strict=True)):
        held = [(shown_moves.of_piece(variant, letter, side), count) for letter, count in own.items() if count]
        if held:
            pieces = " ".join(sign if count == 1 else f"{sign}×{count}" for sign, count in held)
            parts.append(tr("{player} {pieces}", "what a player has in hand", player=name, pieces=pieces))
    return tr("In hand: {join}", join=listed(parts)) if parts else tr("Nothing in hand")


# Statistics

RATING_NOW = Text("Now {round}, on the scale of the computer's levels")
SCORE_HEADINGS = (Text("Games"), Text("Won"), Text("Drawn"), Text("Lost"), Text("Score", "a share of points"))
SIDES = (Text("Moving first"), Text("Moving second"))


def totals(games: int, unfinished: int) -> str:
    """Return the number of games played here in words, and how many are unfinished, if any."""
    if not unfinished:
        return tr("{counted} played here.", counted=COUNTED(games))
    return tr(
        "{counted} played here, {unfinished:,} of them unfinished.", counted=COUNTED(games), unfinished=unfinished
    )
