"""What is said of series of games between engines."""

NOT_STARTED = "{name} cannot be started: {why}."
GAME_UNKNOWN = "{name} does not know this game."
DIED = "{name} has ended without being told to."
HUNG = "{name} did not answer ({word}) within {seconds:.1f} seconds."
OUT_OF_TIME = "{name} lost on time."
ILLEGAL = "{name} played {move}: {why}"
GIVEN_UP = "{name} failed {times} times in a row, so the series has stopped. {failure}"
BAD_OPENING = "An opening of this series cannot be played, so it has stopped. {why}"
BROKEN = "The series has stopped, which is a fault of this program: {why}."
NOT_KEPT = "A game could not be saved, so the series has stopped: {why}."
UNREADABLE = "This series cannot be read: {why}."
NO_PLAN = "what it is to be is not written there"

# The page

TITLE = "Engine matches"
WORDS = (
    "A series of games between two engines, or levels: each opening is played from both sides. Every game is saved when"
    " it ends; a series goes on later where it stopped, also when the program was closed."
)
NEW, ENGINES, START_PAGE = "New series…", "List of engines…", "Start page"
GO_ON, PAUSE, REMOVE, STUDY, WATCH = "Go on", "Pause", "Move to the trash", "Study this game", "Show the boards"
SERIES = "Series"
NONE_YET = "There is no series yet."
STOPPING = "Ending the games that are being played…"
PROGRESS = "{state}: {played} of {games} games"
RUNNING, PAUSED, FINISHED, DECIDED = "Being played", "Paused", "All are played", "Decided"
BUSY = "Another window is playing this series."
GONE = "{name} is not in the list of engines any more."
ONE_AT_A_TIME = "{title} is being played. Pause it first."
NOT_READ = "The series could not be read: {why}."
NOT_WRITTEN = "The series could not be saved: {why}."
NOT_REMOVED = "The series could not be moved to the trash."
LEFT_OUT = "Series that cannot be read, because what they are to be is damaged: {names}. Their games are in {path}."
NO_GAME = "The game could not be read: {why}."

SCORE_HEADINGS = ("", "Won", "Drawn", "Lost", "Points", "Share")
GAME_HEADINGS = ("Game", "First", "Second", "Result", "End", "Moves")
DIFFERENCE = "{name} is stronger by {difference:.0f} points of rating; with 95 % certainty by {low} to {high}."
DIFFERENCE_OPEN = "{name} is stronger by {difference:.0f} points of rating; with 95 % certainty by {low} or more."
EQUAL = "Neither is stronger so far; with 95 % certainty by no more than {points} points of rating."
MAY_BE_CHANCE = (
    "{name} is ahead by {difference:.0f} points of rating, which may be chance: with 95 % certainty by {low} to {high}."
)
TOO_LONG = "Too long"
TOO_FEW = "There are too few games to say by how much one is stronger."
ONE_SIDED = "One of them has all the points; by how much it is stronger cannot be said."
FILE = "All games are in {path}."
PAIRS = "Openings by the points of the first: {sums}."
TEST = "Test of {high} against {low} points: evidence {evidence}, decided at {least} or {most}."
VERDICTS = {
    "accepted": "Decided: {name} is stronger by {high} points rather than by {low}.",
    "rejected": "Decided: {name} is not stronger by {high} points.",
}
BOARD = "Game {number}: {first} – {second}, {plies} moves"
FAILURE = "Failed"

# What is asked for a new one

NEW_TITLE = "New series"
SAME_PACE = "Both sides the same"
FIRST_THINKS, SECOND_THINKS = "First thinks for", "Second thinks for"
BALANCED = "Leave out openings that favour a side"
BALANCED_HINT = (
    "Each opening is judged by a short search of Surajang's own engine; one that favours a side by more than a pawn is"
    " left out."
)
GAME, FIRST, SECOND, THINKS, BEGINS, GAMES_FIELD, AT_ONCE = (
    "Game", "First", "Second", "Each thinks for", "Games begin", "Games", "At once",
)  # fmt: skip
PACES = (("time", "Time a move"), ("nodes", "Nodes a move"), ("clock", "Clock"))
OPENINGS = (("start", "At the start"), ("random", "After random moves"), ("file", "From a file"))
MILLISECONDS, NODES, SECONDS, ADDED, PLIES, LIMIT = (
    " ms a move", " nodes a move", " s a game", " s a move", " moves", "Drawn after",
)  # fmt: skip
CHOOSE_FILE, FILE_TITLE, NO_FILE = "Choose…", "Openings: games (PGN), positions (FEN) or moves, one a line", "No file"
OPENING_FILES = "Games and positions (*.pgn *.fen *.epd *.txt);;All files (*)"
READING = "Reading the openings…"
NO_OPENINGS = "There is no opening of this game in {name}."
FORGIVING = "Ask again where a move is illegal"
FORGIVING_HINT = (
    "The engine is asked with the legal moves named. A program that is told a game by a definition may not know each of"
    " its rules. One that insists loses the game."
)
TRIAL = "Stop when a test (SPRT) is decided"
BOUNDS, RISKS = "It tells apart", "Risks of error"
POINTS, PERCENT = " points", " %"
OWN_FULL = "Surajang, as strong as it can"
LEVEL_NAME = "{name} (level {number})"
SAME = "Both are the same; that is allowed, and says how far chance goes."
START, CANCEL = "Start the series", "Cancel"


def summary(sums: list[int]) -> str:
    """Return how many pairs of games brought 0, ½, 1, 1½ and 2 points."""
    return ", ".join(f"{points}: {count}" for points, count in zip(("0", "½", "1", "1½", "2"), sums, strict=True))


def signed(number: float, places: int = 0) -> str:
    """Return a number with its sign, to so many places.

    >>> signed(12.4), signed(-0.5, 1), signed(-0.001, 2)
    ('+12', '−0.5', '0.00')
    """
    text = f"{number:+.{places}f}".replace("-", "−")
    return text if text.strip("+−0.") else text[1:]
