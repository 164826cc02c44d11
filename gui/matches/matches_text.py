"""Texts of engine matches."""

from surajang.gui.kit.punctuation import labelled, listed
from surajang.gui.kit.translation import Text, number, put_in, tr
from surajang.gui.matches.scores import Score, Trial, rating
from surajang.gui.words import naming
from surajang.rules.variant import Variant

DIED = Text("{name} exited unexpectedly.")
HUNG = Text("{name} did not answer ({word}) within {seconds:.1f} seconds.")
GIVEN_UP = Text("{name} failed {times} times in a row, so the match has stopped. {failure}")
BAD_OPENING = Text("An opening of this match cannot be played, so it has stopped. {why}")
NOT_KEPT = Text("A game could not be saved, so the match has stopped: {why}.")
UNREADABLE = Text("This match cannot be read: {why}.")

MIN_SHARE = 0.01
"""If the error of a difference includes a smaller share of the points, the difference is meaningless."""

# The page

TITLE = Text("Engine matches")
WORDS = Text(
    "Matches between two engines or levels. Each opening is played from both sides. Every game is"
    " saved when it ends, and a match can be continued later, even after the program has been closed."
)
GO_ON = Text("Continue")
NONE_YET = Text("No matches yet.")
STOPPING = Text("Stopping the running games…")
BUSY = Text("Another window is playing this match.")
NOT_READ = Text("The match could not be read: {why}.")
NOT_REMOVED = Text("The match could not be moved to the trash.")
LEFT_OUT = Text("Matches that cannot be read because their plans are damaged: {names}. Their games are in {path}.")

SCORE_HEADINGS = (Text("Won"), Text("Drawn"), Text("Lost"), Text("Points"), Text("Share"))
GAME_HEADINGS = (
    Text("Game", "a column of numbers of games"),
    Text("First"),
    Text("Second"),
    Text("Result"),
    Text("End"),
    Text("Moves", "a column of numbers of moves"),
)
DIFFERENCE = Text("{name} is stronger by {difference:.0f} rating points (95% confidence: {low} to {high}).")
DIFFERENCE_OPEN = Text("{name} is stronger by {difference:.0f} rating points (95% confidence: {low} or more).")
EQUAL = Text("Neither is stronger so far; with 95% confidence, the difference is at most {points} rating points.")
MAY_BE_CHANCE = Text(
    "{name} is ahead by {difference:.0f} rating points, which may be chance (95% confidence: {low} to {high})."
)
TOO_FEW = Text("Too few games to tell which is stronger or by how much.")
ONE_SIDED = Text("One side has scored every point, so the difference cannot be measured.")
PAIRS = Text("Openings by the first engine's points: {sums}.")
TEST = Text("Test of {high} against {low} points: log-likelihood ratio {evidence}, decided at {least} or {most}.")
VERDICTS = {
    "accepted": Text("Decided: {name} is stronger by {high} points rather than by {low}."),
    "rejected": Text("Decided: {name} is not stronger by {high} points."),
}
BOARD = Text("Game {number}: {first} – {second}, {plies} moves")

# The dialog for a new match

FIRST_THINKS = Text("Time control of the first")
BALANCED_HINT = Text(
    "Surajang's engine checks each opening with a short search and leaves it out if it favours a"
    " side by more than a pawn."
)
GAME, FIRST, SECOND, THINKS, GAMES_FIELD, AT_ONCE = (
    Text("Variant"),
    Text("First"),
    Text("Second"),
    Text("Time control"),
    Text("Games"),
    Text("Games at the same time"),
)
PACES = (("time", Text("Time per move")), ("nodes", Text("Nodes per move")), ("clock", Text("Clock")))
OPENINGS = (
    ("start", Text("From the start position")),
    ("random", Text("After random moves")),
    ("file", Text("From a file")),
)
MILLISECONDS, NODES, SECONDS, ADDED, PLIES = (
    Text(" ms per move"),
    Text(" nodes per move"),
    Text(" s per game"),
    Text(" s per move"),
    Text(" moves"),
)
FILE_TITLE = Text("Openings: games (PGN), positions (FEN) or moves, one per line")
OPENING_FILES = Text("Games and positions (*.pgn *.fen *.epd *.txt);;All files (*)")
FORGIVING_HINT = Text(
    "The engine is asked again with a list of the legal moves, because a program that knows a game"
    " only from a definition may not know all its rules. If it insists on the move, it loses the"
    " game."
)
POINTS = Text(" points")


def begun(when: str, variant: Variant) -> str:
    """Return a match's start time and game in words."""
    return tr("{when} {game}", "when something was played, and which game", when=when, game=naming.title(variant))


def summary(sums: list[int]) -> str:
    """Return the numbers of pairs of games that scored 0, ½, 1, 1½ and 2 points in words."""
    points = zip(("0", "½", "1", "1½", "2"), map(number, sums), strict=True)
    return listed(labelled(each, count) for each, count in points)


def signed(value: float, places: int = 0) -> str:
    """Return a number with its sign and this many places.

    >>> signed(12.4), signed(-0.5, 1), signed(-0.001, 2)
    ('+12', '−0.5', '0.00')
    """
    rounded = round(value, places)
    sign = "−" if rounded < 0 else "+" if rounded else ""
    return sign + number(abs(rounded), places)


def difference(names: tuple[str, str], score: Score) -> str:
    """Return the sentence on which engine is stronger, and by how much."""
    if not score.pairs:
        return TOO_FEW()
    if score.share in (0.0, 1.0):
        return ONE_SIDED()
    first = score.share >= 0.5
    share = score.share if first else 1 - score.share
    if share - score.error < MIN_SHARE:
        return TOO_FEW()
    low, high = (signed(rating(share + error)) for error in (-score.error, score.error))
    if not round(rating(share)):
        return EQUAL(points=number(rating(share + score.error)))
    closed = share + score.error < 1 - MIN_SHARE
    if share - score.error >= 0.5:
        words = DIFFERENCE() if closed else DIFFERENCE_OPEN()
    elif closed:
        words = MAY_BE_CHANCE()
    else:
        return TOO_FEW()
    return put_in(words, name=names[not first], difference=rating(share), low=low, high=high)


def test_result(score: Score, trial: Trial, verdict: str, name: str) -> list[str]:
    """Return the state of the sequential test, and its verdict on the engine `name`, if any."""
    evidence, least, most = (signed(value, 2) for value in (score.likelihood(trial.low, trial.high), *trial.bounds))
    low, high = (signed(bound, 1) for bound in (trial.low, trial.high))
    lines = [TEST(low=low, high=high, evidence=evidence, least=least, most=most)]
    return [*lines, VERDICTS[verdict](name=name, low=low, high=high)] if verdict else lines
