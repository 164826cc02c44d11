"""What the pages of the puzzles say."""

from collections.abc import Collection

from rules.variant import Variant

TITLE = "Puzzles"
INTRO = "Positions from games, with one best move. Find it, then the next ones."

TODAY, NEAR = "Today's puzzle", "For you"
SOLVE, BEGIN = "Solve it", "Begin"
LESSONS, START_PAGE = "Lessons", "Start page"
HISTORY, SEE_AGAIN = "What you have tried", "See it again"
HISTORY_COLUMNS = ("Day", "Puzzle", "Rated", "Result", "Your rating")
SOLVED_AT_ONCE, MISSED_THEN = "Solved", "Missed"
TRIES = ("All of them", "Solved", "Missed")
ALL_PUZZLES = "All puzzles"
NEXT, AGAIN, TRY_AGAIN, HINT, SOLUTION, NEXT_MOVE = "Next", "Again", "Try again", "Hint", "Solution", "Next move"
PLAY_ON = "Play on against the computer"

NOT_THIS, SHORTER, SOLVED, SOLVED_WITH_HELP, SHOWN = (
    "Not this one",
    "There is a shorter one",
    "Solved",
    "Done",
    "Solution",
)
TRY_ANOTHER = "Try another move."
SHORTER_WORDS = "That mates as well, but it takes longer."
UNKNOWN, UNKNOWN_WORDS = "This could not be checked", "The engine does not answer."
SOLVED_CLEAN = "All moves found."
SOLVED_LATER = "All moves found this time; the first try counts."
SOLVED_AFTER = "It counts as missed, since there was help or a wrong move."
SHOWN_WORDS = "The arrow keys step through it. Try any other move to see what answers it."
TRIED, TRIED_BACK = "Another move", "The left arrow key goes back."
CHECKING = "Looking at this move…"

PRACTICE, MISSED, STREAK = "Practise", "Missed ones", "Against the clock"
PRACTICE_WORDS = "Of one kind, as hard as you like."
NONE_LIKE_THAT = "There is no puzzle like that."
ANY_KIND = "Of any kind"
KIND, STRENGTH = "Kind", "Strength"
STRENGTHS = (
    ("Of any strength", 0, 9999),
    ("Easy: below 900", 0, 899),
    ("Medium: 900 to 1499", 900, 1499),
    ("Hard: 1500 to 2099", 1500, 2099),
    ("Very hard: from 2100", 2100, 9999),
)
"""What is shown, and the lowest and highest rating."""

NOTHING_MISSED = "Nothing today. What you miss comes again after 1, 3, 7 and 21 days."
STREAK_WORDS = "As many as you can in three minutes; the third mistake ends it."
ANOTHER_STREAK, TIME_IS_UP, THREE_MISTAKES = "Once more", "Time is up", "Three mistakes"

KINDS = {
    "mate": "Mates",
    "win": "Winning material",
    "arrive": "Winning by arrival or promotion",
    "defend": "Defences",
    "drop": "Drops",
    "sacrifice": "Sacrifices",
    "fork": "Forks",
    "double check": "Double checks",
    "discovered check": "Discovered checks",
    "quiet move": "Quiet moves",
    "all checks": "Checks all the way",
    "escape": "Answers to check",
    "promotion": "Promotions",
    "campmate": "Campmates",
    "entering king": "Entering kings",
    "cannon": "Cannons",
    "lion": "Lions",
    "double move": "Double moves",
    "palace": "Palaces",
    "castling": "Castling",
    "en passant": "En passant",
    "held piece": "Drops of what was captured",
}
"""The goals and themes of puzzles, as they are offered."""

_GOALS = {
    "mate": "{side} to move: mate in {count}.",
    "win": "{side} to move: win material.",
    "arrive": "{side} to move: win by promoting.",
    "defend": "{side} to move: find the only move that holds.",
}
_ARRIVAL = "{side} to move: win by {reason} in {count}."
_MORE = "{side} to move: find the only {count} moves that hold."

_WINS = "{reply} wins the game."
_TAKES = "{reply} takes the {piece}."
_ANSWERED = {
    "mate": "After {reply} there is no mate in {count}.",
    "win": "After {reply} too little is won.",
    "arrive": "After {reply} it does not work.",
    "defend": "After {reply} it does not hold.",
}
_UNANSWERED = "That is not what is asked."

_TRIED_ANSWERED = "{move} is answered by {reply}."
_TRIED_ENDS = "{move} ends the game."
_TRIED_UNANSWERED = "{move} has no answer."
_PIECE = "Move the {piece} on {square}."
_DROP = "Drop the {piece} from the hand."
_MOVE = "Play {move}."


def goal(variant: Variant, side: int, kind: str, length: int, themes: Collection[str]) -> str:
    """Return what a puzzle asks, and of whom: by its goal, how many moves it takes, and its themes."""
    reason = variant.end.arrival_reason
    text = _GOALS[kind]
    if reason and reason in themes and kind != "mate":
        text = _ARRIVAL
    elif kind == "defend" and length > 1:
        text = _MORE
    return text.format(side=variant.appearance.players[side], count=length, reason=reason)


def failure(kind: str, reply: str, captured: str, lost: bool, left: int) -> str:
    """Return why a move is wrong: by what was asked, the answer to the move, and what that captures.

    `left` is the length of the mate that was asked for.
    """
    if not reply:
        return _UNANSWERED
    if lost:
        return _WINS.format(reply=reply)
    if kind != "mate" and captured:
        return _TAKES.format(reply=reply, piece=captured)
    return _ANSWERED[kind].format(reply=reply, count=left)


def tried(move: str, reply: str, over: bool) -> str:
    """Return what a move comes to that was tried against the solution: its answer, or the game's end."""
    if reply:
        return _TRIED_ANSWERED.format(move=move, reply=reply)
    return (_TRIED_ENDS if over else _TRIED_UNANSWERED).format(move=move)


def hint_of_piece(piece: str, square: str) -> str:
    """Return the first hint: which piece moves, from a square, or from the hand if that is empty."""
    return _PIECE.format(piece=piece, square=square) if square else _DROP.format(piece=piece)


def hint_of_move(move: str) -> str:
    """Return the second hint."""
    return _MOVE.format(move=move)


def progress(found: int, length: int, rating: int) -> str:
    """Return how far the solver is, and how hard the puzzle."""
    at = min(found + 1, length)
    return f"Rated {rating}" + (f" · move {at} of {length}" if length > 1 else "")


def near(count: int, rating: float, deviation: float, solved: int, tried: int) -> str:
    """Return how strong the person is, and how many of a game's puzzles they have solved."""
    if not tried:
        return f"One after another, near your strength, which is found out. There are {count}."
    return f"Your rating: {round(rating)} ± {round(2 * deviation)}. Solved {solved} of {tried}; there are {count}."


def rating(value: float, gain: float) -> str:
    """Return what a puzzle has made of the person's rating."""
    if not gain:
        return f"Your rating: {round(value)}"
    sign = "+" if gain > 0 else "−"
    return f"Your rating: {round(value)} ({sign}{abs(round(gain))})"


def tried_count(shown: int, solved: int) -> str:
    """Return how many tries a list shows, and how many of them were right."""
    if not shown:
        return "There is nothing here yet."
    return f"{shown} puzzles, {solved} of them solved at once." if shown > 1 else "1 puzzle."


def done(words: str) -> str:
    """Return what is said of a puzzle that has been solved."""
    return f"{words} Solved."


def kind(name: str, count: int) -> str:
    """Return a kind of puzzles with how many there are."""
    return f"{KINDS[name]} ({count})"


def missed(count: int) -> str:
    """Return how many missed puzzles come again today."""
    if not count:
        return NOTHING_MISSED
    return "1 puzzle comes again." if count == 1 else f"{count} puzzles come again."


def streak(best: int) -> str:
    """Return what a streak is, and the best so far."""
    return f"{STREAK_WORDS} Your best: {best}." if best else STREAK_WORDS


def streak_so_far(solved: int, mistakes: int) -> str:
    """Return how a streak stands."""
    return f"Solved: {solved} · mistakes: {mistakes} of 3"


def streak_end(solved: int, best: int) -> str:
    """Return how a streak has ended; `best` is the best one before it."""
    words = "1 puzzle solved." if solved == 1 else f"{solved} puzzles solved."
    if solved > best:
        return f"{words} That is your best so far."
    return f"{words} Your best: {best}."


def time_left(seconds: int) -> str:
    """Return how much time is left, for those who hear it."""
    minutes, rest = divmod(seconds, 60)
    parts = [f"{minutes} min"] if minutes else []
    parts += [f"{rest} s"] if rest or not minutes else []
    return f"{' '.join(parts)} left"
