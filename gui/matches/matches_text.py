"""Texts of engine matches."""

from gui.kit.punctuation import labelled, listed
from gui.kit.translation import Text, number, put_in, tr
from gui.matches.scores import Score, Trial, rating
from gui.words import naming
from rules.variant import Variant

NOT_STARTED = Text("{name} cannot be started: {why}.")
GAME_UNKNOWN = Text("{name} does not know this game.")
DIED = Text("{name} has ended without being told to.")
HUNG = Text("{name} did not answer ({word}) within {seconds:.1f} seconds.")
OUT_OF_TIME = Text("{name} lost on time.")
ILLEGAL = Text("{name} played {move}: {why}")
GIVEN_UP = Text("{name} failed {times} times in a row, so the match has stopped. {failure}")
BAD_OPENING = Text("An opening of this match cannot be played, so it has stopped. {why}")
BROKEN = Text("The match has stopped, which is a fault of this program: {why}.")
NOT_KEPT = Text("A game could not be saved, so the match has stopped: {why}.")
UNREADABLE = Text("This match cannot be read: {why}.")
NO_PLAN = Text("what it is to be is not written there")

LEAST_SHARE = 0.01
"""If a difference's error reaches to a smaller share of the points, the difference says nothing."""

# The page

TITLE = Text("Engine matches")
WORDS = Text(
    "A match between two engines, or levels: each opening is played from both sides. Every game is saved when"
    " it ends; a match goes on later where it stopped, also when the program was closed."
)
NEW, ENGINES, START_PAGE = Text("New match…"), Text("List of engines…"), Text("Start page")
GO_ON, PAUSE, REMOVE, STUDY, WATCH = (
    Text("Go on"),
    Text("Pause"),
    Text("Move to the trash"),
    Text("Study this game"),
    Text("Show the boards"),
)
MATCH = Text("Match")
NONE_YET = Text("There are no matches yet.")
STOPPING = Text("Ending the games that are being played…")
PROGRESS = Text("{state}: {played} of {games} games")
RUNNING, PAUSED, FINISHED, DECIDED = Text("Being played"), Text("Paused"), Text("All are played"), Text("Decided")
BUSY = Text("Another window is playing this match.")
GONE = Text("{name} is not in the list of engines any more.")
ONE_AT_A_TIME = Text("{title} is being played. Pause it first.")
NOT_READ = Text("The match could not be read: {why}.")
NOT_WRITTEN = Text("The match could not be saved: {why}.")
NOT_REMOVED = Text("The match could not be moved to the trash.")
LEFT_OUT = Text("Matches that cannot be read because their plans are damaged: {names}. Their games are in {path}.")
NO_GAME = Text("The game could not be read: {why}.")

SCORE_HEADINGS = (Text("Won"), Text("Drawn"), Text("Lost"), Text("Points"), Text("Share"))
GAME_HEADINGS = (
    Text("Game", "a column of numbers of games"),
    Text("First"),
    Text("Second"),
    Text("Result"),
    Text("End"),
    Text("Moves"),
)
DIFFERENCE = Text("{name} is stronger by {difference:.0f} points of rating; with 95 % certainty by {low} to {high}.")
DIFFERENCE_OPEN = Text("{name} is stronger by {difference:.0f} points of rating; with 95 % certainty by {low} or more.")
EQUAL = Text("Neither is stronger so far; with 95 % certainty by no more than {points} points of rating.")
MAY_BE_CHANCE = Text(
    "{name} is ahead by {difference:.0f} points of rating, which may be chance: with 95 % certainty by {low} to {high}."
)
TOO_LONG = Text("Too long")
TOO_FEW = Text("There are too few games to say by how much one is stronger.")
ONE_SIDED = Text("One of them has all the points; by how much it is stronger cannot be said.")
FILE = Text("All games are in {path}.")
PAIRS = Text("Openings by the points of the first: {sums}.")
TEST = Text("Test of {high} against {low} points: evidence {evidence}, decided at {least} or {most}.")
VERDICTS = {
    "accepted": Text("Decided: {name} is stronger by {high} points rather than by {low}."),
    "rejected": Text("Decided: {name} is not stronger by {high} points."),
}
BOARD = Text("Game {number}: {first} – {second}, {plies} moves")
FAILURE = Text("Failed")

# What is asked for a new one

NEW_TITLE = Text("New match")
SAME_PACE = Text("Both sides the same")
FIRST_THINKS, SECOND_THINKS = Text("First thinks for"), Text("Second thinks for")
BALANCED = Text("Leave out openings that favour a side")
BALANCED_HINT = Text(
    "Each opening is judged by a short search of Surajang's own engine; one that favours a side by more than a pawn is"
    " left out."
)
GAME, FIRST, SECOND, THINKS, BEGINS, GAMES_FIELD, AT_ONCE = (
    Text("Game"),
    Text("First"),
    Text("Second"),
    Text("Each thinks for"),
    Text("Games begin"),
    Text("Games"),
    Text("At once"),
)
PACES = (("time", Text("Time a move")), ("nodes", Text("Nodes a move")), ("clock", Text("Clock")))
OPENINGS = (("start", Text("At the start")), ("random", Text("After random moves")), ("file", Text("From a file")))
MILLISECONDS, NODES, SECONDS, ADDED, PLIES, LIMIT = (
    Text(" ms a move"),
    Text(" nodes a move"),
    Text(" s a game"),
    Text(" s a move"),
    Text(" moves"),
    Text("Drawn after"),
)
CHOOSE_FILE, FILE_TITLE, NO_FILE = (
    Text("Choose…"),
    Text("Openings: games (PGN), positions (FEN) or moves, one a line"),
    Text("No file"),
)
OPENING_FILES = Text("Games and positions (*.pgn *.fen *.epd *.txt);;All files (*)")
READING = Text("Reading the openings…")
NO_OPENINGS = Text("There is no opening of this game in {name}.")
FORGIVING = Text("Ask again where a move is illegal")
FORGIVING_HINT = Text(
    "The engine is asked with the legal moves named. A program that is told a game by a definition may not know each of"
    " its rules. One that insists loses the game."
)
TRIAL = Text("Stop when a test (SPRT) is decided")
BOUNDS, RISKS = Text("It tells apart"), Text("Risks of error")
POINTS = Text(" points")
SAME = Text("Both are the same; that is allowed, and says how far chance goes.")
START, CANCEL = Text("Start the match"), Text("Cancel")


def begun(when: str, variant: Variant) -> str:
    """Return when a match began, and its game."""
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


def difference(names: tuple[str, str], score: Score) -> str:
    """Return which engine is stronger, and by how much."""
    if not score.pairs:
        return TOO_FEW()
    if score.share in (0.0, 1.0):
        return ONE_SIDED()
    first = score.share >= 0.5
    share = score.share if first else 1 - score.share
    if share - score.error < LEAST_SHARE:
        return TOO_FEW()
    low, high = (signed(rating(share + error)) for error in (-score.error, score.error))
    if not round(rating(share)):
        return EQUAL(points=number(rating(share + score.error)))
    closed = share + score.error < 1 - LEAST_SHARE
    if share - score.error >= 0.5:
        words = DIFFERENCE() if closed else DIFFERENCE_OPEN()
    elif closed:
        words = MAY_BE_CHANCE()
    else:
        return TOO_FEW()
    return put_in(words, name=names[not first], difference=rating(share), low=low, high=high)


def test_result(score: Score, trial: Trial, verdict: str, name: str) -> list[str]:
    """Return where the sequential test stands, and its verdict on the engine called `name`, if there is one."""
    evidence, least, most = (signed(value, 2) for value in (score.likelihood(trial.low, trial.high), *trial.bounds))
    low, high = (signed(bound, 1) for bound in (trial.low, trial.high))
    lines = [TEST(low=low, high=high, evidence=evidence, least=least, most=most)]
    return [*lines, VERDICTS[verdict](name=name, low=low, high=high)] if verdict else lines
