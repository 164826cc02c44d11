"""What the pages of the puzzles say."""

from collections.abc import Collection

from gui.translation import number, plural, put_in, tr
from gui.words import naming
from gui.words.punctuation import bracketed, sentences, times
from rules.variant import Variant

TITLE = tr("Puzzles")
INTRO = tr("Positions from games, with one best move. Find it, then the next ones.")

TODAY, NEAR = tr("Today's puzzle"), tr("For you")
SOLVE, BEGIN = tr("Solve it"), tr("Begin")
LESSONS, START_PAGE = tr("Lessons"), tr("Start page")
HISTORY, SEE_AGAIN = tr("What you have tried"), tr("See it again")
HISTORY_COLUMNS = (tr("Day"), tr("Puzzle"), tr("Rated"), tr("Result"), tr("Your rating"))
SOLVED_AT_ONCE, MISSED_THEN = tr("Solved"), tr("Missed")
TRIES = (tr("All of them"), tr("Solved"), tr("Missed"))
ALL_PUZZLES = tr("All puzzles")
NEXT, AGAIN, TRY_AGAIN, HINT, SOLUTION, NEXT_MOVE = (
    tr("Next"),
    tr("Again"),
    tr("Try again"),
    tr("Hint"),
    tr("Solution"),
    tr("Next move"),
)
PLAY_ON = tr("Play on against the computer")

NOT_THIS, SHORTER, SOLVED, SOLVED_WITH_HELP, SHOWN = (
    tr("Not this one"),
    tr("There is a shorter one"),
    tr("Solved"),
    tr("Done"),
    tr("Solution"),
)
TRY_ANOTHER = tr("Try another move.")
SHORTER_WORDS = tr("That mates as well, but it takes longer.")
UNKNOWN, UNKNOWN_WORDS = tr("This could not be checked"), tr("The engine does not answer.")
SOLVED_CLEAN = tr("All moves found.")
SOLVED_LATER = tr("All moves found this time; the first try counts.")
SOLVED_AFTER = tr("It counts as missed, since there was help or a wrong move.")
SHOWN_WORDS = tr("The arrow keys step through it. Try any other move to see what answers it.")
TRIED, TRIED_BACK = tr("Another move"), tr("The left arrow key goes back.")
CHECKING = tr("Looking at this move…")

PRACTICE, MISSED, STREAK = tr("Practise"), tr("Missed ones"), tr("Against the clock")
PRACTICE_WORDS = tr("Of one kind, as hard as you like.")
NONE_LIKE_THAT = tr("There is no puzzle like that.")
ANY_KIND = tr("Of any kind")
KIND, STRENGTH = tr("Kind", "of puzzles"), tr("Strength")
STRENGTHS = (
    (tr("Of any strength"), 0, 9999),
    (tr("Easy: below 900"), 0, 899),
    (tr("Medium: 900 to 1499"), 900, 1499),
    (tr("Hard: 1500 to 2099"), 1500, 2099),
    (tr("Very hard: from 2100"), 2100, 9999),
)
"""What is shown, and the lowest and highest rating."""

NOTHING_MISSED = tr("Nothing today. What you miss comes again after 1, 3, 7 and 21 days.")
STREAK_WORDS = tr("As many as you can in three minutes; the third mistake ends it.")
YOUR_BEST = tr("Your best: {best}.")
_TRIED = plural("1 puzzle.", "{count} puzzles, {solved} of them solved at once.")
_COME_AGAIN = plural("1 puzzle comes again.", "{count} puzzles come again.")
_SOLVED = plural("1 puzzle solved.", "{count} puzzles solved.")
ANOTHER_STREAK, TIME_IS_UP, THREE_MISTAKES = tr("Once more"), tr("Time is up"), tr("Three mistakes")

KINDS = {
    "mate": tr("Mates"),
    "win": tr("Winning material"),
    "arrive": tr("Winning by arrival or promotion"),
    "defend": tr("Defences"),
    "drop": tr("Drops"),
    "sacrifice": tr("Sacrifices"),
    "fork": tr("Forks"),
    "double check": tr("Double checks"),
    "discovered check": tr("Discovered checks"),
    "quiet move": tr("Quiet moves"),
    "all checks": tr("Checks all the way"),
    "escape": tr("Answers to check"),
    "promotion": tr("Promotions"),
    "campmate": tr("Campmates"),
    "entering king": tr("Entering kings"),
    "cannon": tr("Cannons"),
    "lion": tr("Lions"),
    "double move": tr("Double moves"),
    "palace": tr("Palaces"),
    "castling": tr("Castling"),
    "en passant": tr("En passant"),
    "held piece": tr("Drops of what was captured"),
}
"""The goals and themes of puzzles, as they are offered."""

_GOALS = {
    "win": tr("{side} to move: win material."),
    "arrive": tr("{side} to move: win by promoting."),
}
_MATE = plural("{side} to move: mate in {count}.")
_ARRIVAL = plural("{side} to move: win by {reason} in {count}.")
_DEFEND = plural(
    "{side} to move: find the only move that holds.", "{side} to move: find the only {count} moves that hold."
)

_WINS = tr("{reply} wins the game.")
_TAKES = tr("{reply} takes the {piece}.")
_ANSWERED = {
    "win": tr("After {reply} too little is won."),
    "arrive": tr("After {reply} it does not work."),
    "defend": tr("After {reply} it does not hold."),
}
_NO_MATE = plural("After {reply} there is no mate in {count}.")
_UNANSWERED = tr("That is not what is asked.")

_TRIED_ANSWERED = tr("{move} is answered by {reply}.")
_TRIED_ENDS = tr("{move} ends the game.")
_TRIED_UNANSWERED = tr("{move} has no answer.")
_PIECE = tr("Move the {piece} on {square}.")
_DROP = tr("Drop the {piece} from the hand.")
_MOVE = tr("Play {move}.")


def goal(variant: Variant, side: int, kind: str, length: int, themes: Collection[str]) -> str:
    """Return what a puzzle asks, and of whom: by its goal, how many moves it takes, and its themes."""
    player = naming.player(variant, side)
    if kind == "mate":
        return _MATE(length, side=player)
    reason = variant.end.arrival_reason
    if reason and reason in themes:
        return _ARRIVAL(length, side=player, reason=naming.arrival(variant))
    if kind == "defend":
        return _DEFEND(length, side=player)
    return put_in(_GOALS[kind], side=player)


def failure(kind: str, reply: str, captured: str, lost: bool, left: int) -> str:
    """Return why a move is wrong: by what was asked, the answer to the move, and what that captures.

    `left` is the length of the mate that was asked for.
    """
    if not reply:
        return _UNANSWERED
    if lost:
        return _WINS.format(reply=reply)
    if kind == "mate":
        return _NO_MATE(left, reply=reply)
    if captured:
        return put_in(_TAKES, reply=reply, piece=captured)
    return put_in(_ANSWERED[kind], reply=reply)


def tried(move: str, reply: str, over: bool) -> str:
    """Return what a move comes to that was tried against the solution: its answer, or the game's end."""
    if reply:
        return put_in(_TRIED_ANSWERED, move=move, reply=reply)
    return put_in(_TRIED_ENDS if over else _TRIED_UNANSWERED, move=move)


def hint_of_piece(piece: str, square: str) -> str:
    """Return the first hint: which piece moves, from a square, or from the hand if that is empty."""
    return put_in(_PIECE, piece=piece, square=square) if square else put_in(_DROP, piece=piece)


def hint_of_move(move: str) -> str:
    """Return the second hint."""
    return put_in(_MOVE, move=move)


def progress(found: int, length: int, rating: int) -> str:
    """Return how far the solver is, and how hard the puzzle."""
    at = min(found + 1, length)
    if length == 1:
        return tr("Rated {rating}", rating=rating)
    return tr("Rated {rating} · move {at} of {length}", rating=rating, at=at, length=length)


def near(count: int, rating: float, deviation: float, solved: int, tried: int) -> str:
    """Return how strong the person is, and how many of a game's puzzles they have solved."""
    if not tried:
        return tr("One after another, near your strength, which is found out. There are {count}.", count=count)
    return tr(
        "Your rating: {rating} ± {deviation}. Solved {solved} of {tried}; there are {count}.",
        rating=round(rating),
        deviation=round(2 * deviation),
        solved=solved,
        tried=tried,
        count=count,
    )


def rating(value: float, gain: float) -> str:
    """Return what a puzzle has made of the person's rating."""
    if not gain:
        return tr("Your rating: {rating}", rating=round(value))
    sign = "+" if gain > 0 else "−"
    return tr("Your rating: {rating} ({gain})", rating=round(value), gain=f"{sign}{abs(round(gain))}")


def tried_count(shown: int, solved: int) -> str:
    """Return how many tries a list shows, and how many of them were right."""
    if not shown:
        return tr("There is nothing here yet.")
    return _TRIED(shown, solved=solved)


def done(words: str) -> str:
    """Return what is said of a puzzle that has been solved."""
    return sentences(words, tr("Solved."))


def kind(name: str, count: int) -> str:
    """Return a kind of puzzles with how many there are."""
    return bracketed(KINDS[name], number(count))


def missed(count: int) -> str:
    """Return how many missed puzzles come again today."""
    if not count:
        return NOTHING_MISSED
    return _COME_AGAIN(count)


def streak(best: int) -> str:
    """Return what a streak is, and the best so far."""
    return sentences(STREAK_WORDS, YOUR_BEST.format(best=best) if best else "")


def streak_so_far(solved: int, mistakes: int) -> str:
    """Return how a streak stands."""
    return tr("Solved: {solved} · mistakes: {mistakes} of 3", solved=solved, mistakes=mistakes)


def streak_end(solved: int, best: int) -> str:
    """Return how a streak has ended; `best` is the best one before it."""
    words = _SOLVED(solved)
    if solved > best:
        return sentences(words, tr("That is your best so far."))
    return sentences(words, YOUR_BEST.format(best=best))


def time_left(seconds: int) -> str:
    """Return how much time is left, for those who hear it."""
    minutes, rest = divmod(seconds, 60)
    parts = [tr("{minutes} min", minutes=minutes)] if minutes else []
    parts += [tr("{seconds} s", seconds=rest)] if rest or not minutes else []
    return tr("{time} left", time=times(parts))
