"""What is said of series of games between engines."""

from gui.translation import number, tr
from gui.words import naming
from gui.words.punctuation import labelled, listed
from rules.variant import Variant

NOT_STARTED = tr("{name} cannot be started: {why}.")
GAME_UNKNOWN = tr("{name} does not know this game.")
DIED = tr("{name} has ended without being told to.")
HUNG = tr("{name} did not answer ({word}) within {seconds:.1f} seconds.")
OUT_OF_TIME = tr("{name} lost on time.")
ILLEGAL = tr("{name} played {move}: {why}")
GIVEN_UP = tr("{name} failed {times} times in a row, so the series has stopped. {failure}")
BAD_OPENING = tr("An opening of this series cannot be played, so it has stopped. {why}")
BROKEN = tr("The series has stopped, which is a fault of this program: {why}.")
NOT_KEPT = tr("A game could not be saved, so the series has stopped: {why}.")
UNREADABLE = tr("This series cannot be read: {why}.")
NO_PLAN = tr("what it is to be is not written there")

# The page

TITLE = tr("Engine matches")
WORDS = tr(
    "A series of games between two engines, or levels: each opening is played from both sides. Every game is saved when"
    " it ends; a series goes on later where it stopped, also when the program was closed."
)
NEW, ENGINES, START_PAGE = tr("New series…"), tr("List of engines…"), tr("Start page")
GO_ON, PAUSE, REMOVE, STUDY, WATCH = (
    tr("Go on"),
    tr("Pause"),
    tr("Move to the trash"),
    tr("Study this game"),
    tr("Show the boards"),
)
SERIES = tr("Series")
NONE_YET = tr("There is no series yet.")
STOPPING = tr("Ending the games that are being played…")
PROGRESS = tr("{state}: {played} of {games} games")
RUNNING, PAUSED, FINISHED, DECIDED = tr("Being played"), tr("Paused"), tr("All are played"), tr("Decided")
BUSY = tr("Another window is playing this series.")
GONE = tr("{name} is not in the list of engines any more.")
ONE_AT_A_TIME = tr("{title} is being played. Pause it first.")
NOT_READ = tr("The series could not be read: {why}.")
NOT_WRITTEN = tr("The series could not be saved: {why}.")
NOT_REMOVED = tr("The series could not be moved to the trash.")
LEFT_OUT = tr("Series that cannot be read, because what they are to be is damaged: {names}. Their games are in {path}.")
NO_GAME = tr("The game could not be read: {why}.")

SCORE_HEADINGS = ("", tr("Won"), tr("Drawn"), tr("Lost"), tr("Points"), tr("Share"))
GAME_HEADINGS = (
    tr("Game", "a column of numbers of games"),
    tr("First"),
    tr("Second"),
    tr("Result"),
    tr("End"),
    tr("Moves"),
)
DIFFERENCE = tr("{name} is stronger by {difference:.0f} points of rating; with 95 % certainty by {low} to {high}.")
DIFFERENCE_OPEN = tr("{name} is stronger by {difference:.0f} points of rating; with 95 % certainty by {low} or more.")
EQUAL = tr("Neither is stronger so far; with 95 % certainty by no more than {points} points of rating.")
MAY_BE_CHANCE = tr(
    "{name} is ahead by {difference:.0f} points of rating, which may be chance: with 95 % certainty by {low} to {high}."
)
TOO_LONG = tr("Too long")
TOO_FEW = tr("There are too few games to say by how much one is stronger.")
ONE_SIDED = tr("One of them has all the points; by how much it is stronger cannot be said.")
FILE = tr("All games are in {path}.")
PAIRS = tr("Openings by the points of the first: {sums}.")
TEST = tr("Test of {high} against {low} points: evidence {evidence}, decided at {least} or {most}.")
VERDICTS = {
    "accepted": tr("Decided: {name} is stronger by {high} points rather than by {low}."),
    "rejected": tr("Decided: {name} is not stronger by {high} points."),
}
BOARD = tr("Game {number}: {first} – {second}, {plies} moves")
FAILURE = tr("Failed")

# What is asked for a new one

NEW_TITLE = tr("New series")
SAME_PACE = tr("Both sides the same")
FIRST_THINKS, SECOND_THINKS = tr("First thinks for"), tr("Second thinks for")
BALANCED = tr("Leave out openings that favour a side")
BALANCED_HINT = tr(
    "Each opening is judged by a short search of Surajang's own engine; one that favours a side by more than a pawn is"
    " left out."
)
GAME, FIRST, SECOND, THINKS, BEGINS, GAMES_FIELD, AT_ONCE = (
    tr("Game"), tr("First"), tr("Second"), tr("Each thinks for"), tr("Games begin"), tr("Games"), tr("At once"),
)  # fmt: skip
PACES = (("time", tr("Time a move")), ("nodes", tr("Nodes a move")), ("clock", tr("Clock")))
OPENINGS = (("start", tr("At the start")), ("random", tr("After random moves")), ("file", tr("From a file")))
MILLISECONDS, NODES, SECONDS, ADDED, PLIES, LIMIT = (
    tr(" ms a move"), tr(" nodes a move"), tr(" s a game"), tr(" s a move"), tr(" moves"), tr("Drawn after"),
)  # fmt: skip
CHOOSE_FILE, FILE_TITLE, NO_FILE = (
    tr("Choose…"),
    tr("Openings: games (PGN), positions (FEN) or moves, one a line"),
    tr("No file"),
)
OPENING_FILES = tr("Games and positions (*.pgn *.fen *.epd *.txt);;All files (*)")
READING = tr("Reading the openings…")
NO_OPENINGS = tr("There is no opening of this game in {name}.")
FORGIVING = tr("Ask again where a move is illegal")
FORGIVING_HINT = tr(
    "The engine is asked with the legal moves named. A program that is told a game by a definition may not know each of"
    " its rules. One that insists loses the game."
)
TRIAL = tr("Stop when a test (SPRT) is decided")
BOUNDS, RISKS = tr("It tells apart"), tr("Risks of error")
POINTS = tr(" points")
SAME = tr("Both are the same; that is allowed, and says how far chance goes.")
START, CANCEL = tr("Start the series"), tr("Cancel")


def begun(when: str, variant: Variant) -> str:
    """Return when a series was begun, and of which game it is."""
    return tr("{when} {game}", "when something was played, and which game", when=when, game=naming.title(variant))


def summary(sums: list[int]) -> str:
    """Return how many pairs of games brought 0, ½, 1, 1½ and 2 points."""
    points = zip(("0", "½", "1", "1½", "2"), map(number, sums), strict=True)
    return listed(labelled(each, count) for each, count in points)


def signed(value: float, places: int = 0) -> str:
    """Return a number with its sign, to so many places.

    >>> signed(12.4), signed(-0.5, 1), signed(-0.001, 2)
    ('+12', '−0.5', '0.00')
    """
    rounded = round(value, places)
    sign = "−" if rounded < 0 else "+" if rounded else ""
    return sign + number(abs(rounded), places)
