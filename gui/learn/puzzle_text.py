"""Texts of the pages of puzzles."""

from collections import Counter
from collections.abc import Collection

from surajang.gui.kit.punctuation import bracketed, sentences, times
from surajang.gui.kit.translation import Text, number, plural, put_in, tr
from surajang.gui.learn.puzzles import FIRST_BELOW, Puzzle, TryResult
from surajang.gui.words import naming
from surajang.rules import fen
from surajang.rules.variant import Variant

TITLE = Text("Puzzles")
INTRO = Text("Positions from games, each with one best move. Find it, and then the moves that follow.")

TODAY, NEAR = Text("Today's puzzle"), Text("For you")
TODAYS = (
    (Text("Easy", "a puzzle"), 0, FIRST_BELOW - 1),
    (Text("Medium", "a puzzle"), FIRST_BELOW, 1199),
    (Text("Hard", "a puzzle"), 1200, 9999),
)
"""The strengths of today's puzzles, with the lowest and highest rating; the easy ones are first puzzles."""

SOLVE, BEGIN = Text("Solve it"), Text("Start")
HISTORY = Text("Your attempts")
HISTORY_COLUMNS = (Text("Date"), Text("Puzzle"), Text("Rating"), Text("Result"), Text("Your rating"))
SOLVED_AT_ONCE, WITH_HINT, MISSED_THEN = Text("Solved"), Text("With a hint"), Text("Missed")
TRIES = (Text("All"), SOLVED_AT_ONCE, WITH_HINT, MISSED_THEN)
ALL_PUZZLES = Text("All puzzles")
TRY_AGAIN, HINT, SOLUTION, NEXT_MOVE = Text("Try again"), Text("Hint"), Text("Solution"), Text("Next move")

SOLVED = Text("Solved")
UNKNOWN, UNKNOWN_WORDS = Text("This could not be checked"), Text("The engine has found no answer in time.")
_PIECE_COSTS = plural("A hint costs 1 rating point.", "A hint costs {count} rating points.")
_MOVE_COSTS = plural(
    "Showing the whole move costs 1 more rating point.", "Showing the whole move costs {count} more rating points."
)
SHOWN_WORDS = Text("Step through it with the arrow keys, or try any other move to see the reply.")
CHECKING = Text("Checking this move…")

PRACTICE, MISSED, STREAK = Text("Practise"), Text("Missed puzzles"), Text("Against the clock")
STRENGTH = Text("Difficulty")
STRENGTHS = (
    (Text("Any difficulty"), 0, 9999),
    (Text("First puzzles: below 300"), 0, FIRST_BELOW - 1),
    (Text("Easy: 300 to 899"), FIRST_BELOW, 899),
    (Text("Medium: 900 to 1499"), 900, 1499),
    (Text("Hard: 1500 to 2099"), 1500, 2099),
    (Text("Very hard: 2100 and above"), 2100, 9999),
)
"""The text, and the lowest and highest rating."""

STREAK_WORDS = Text("As many as you can in three minutes; the third mistake ends it.")
YOUR_BEST = Text("Your best: {best}.")
FIRST_ONES = Text("Starts with mates in one and unguarded pieces, one kind of piece after another.")
_HINTED = plural("1 more with a hint.", "{count} more with a hint.")
_TRIED = plural("1 puzzle.", "{count} puzzles, {solved} solved on the first try.")
_COME_AGAIN = plural("1 puzzle is due again.", "{count} puzzles are due again.")
_SOLVED = plural("1 puzzle solved.", "{count} puzzles solved.")

KINDS = {
    "mate": Text("Mates"),
    "win": Text("Winning material"),
    "arrive": Text("Winning by arrival or promotion"),
    "defend": Text("Defences"),
    "drop": Text("Drops"),
    "sacrifice": Text("Sacrifices"),
    "fork": Text("Forks"),
    "double check": Text("Double checks"),
    "discovered check": Text("Discovered checks"),
    "quiet move": Text("Quiet moves"),
    "all checks": Text("Checks all the way"),
    "escape": Text("Answers to check"),
    "promotion": Text("Promotions"),
    "campmate": Text("Campmates"),
    "entering king": Text("Entering kings"),
    "cannon": Text("Cannons"),
    "lion": Text("Lions"),
    "double move": Text("Double moves"),
    "palace": Text("Palaces"),
    "castling": Text("Castling"),
    "en passant": Text("En passant"),
    "held piece": Text("Drops of captured pieces"),
    "unguarded piece": Text("Unguarded pieces"),
}
"""The goals and themes of puzzles, in the order offered."""

_GOALS = {
    "win": Text("{side} to move: win material."),
    "arrive": Text("{side} to move: win by promoting."),
}
_MATE = plural("{side} to move: mate in {count}.")
_ARRIVAL = plural("{side} to move: win by {reason} in {count}.")
_DEFEND = Text("{side} to move: find the only move that holds.")
_DEFEND_ON = plural("{side} to move: find the only move that holds, {count} times in a row.")

_ANSWERED = {
    "win": Text("After {reply} too little is won."),
    "arrive": Text("After {reply} it does not work."),
    "defend": Text("After {reply} it does not hold."),
}
_NO_MATE = plural("After {reply} there is no mate in {count}.")

_DROP = Text("Drop the {piece} from the hand.")


def goal(variant: Variant, side: int, kind: str, length: int, themes: Collection[str]) -> str:
    """Return the task of a puzzle with the side to move: by its goal, its length in moves, and its themes."""
    player = naming.player(variant, side)
    if kind == "mate":
        return _MATE(length, side=player)
    reason = variant.end.arrival_reason
    if reason and reason in themes:
        return _ARRIVAL(length, side=player, reason=naming.arrival(variant))
    if kind == "win" and "unguarded piece" in themes:
        return tr("{side} to move: capture a piece that nothing guards.", side=player)
    if kind == "defend":
        return _DEFEND_ON(length, side=player) if length > 1 else _DEFEND(side=player)
    return _GOALS[kind](side=player)


def goal_of(puzzle: Puzzle) -> str:
    """Return a puzzle's task as a sentence."""
    side = fen.parse(puzzle.variant, puzzle.fen).side
    return goal(puzzle.variant, side, puzzle.goal, puzzle.length, puzzle.themes)


def failure(kind: str, reply: str, captured: str, lost: bool, left: int) -> str:
    """Return why a move is wrong: by the task, the answer to the move, and the piece captured.

    `left` is the length of the mate to find.
    """
    if not reply:
        return tr("That does not solve the puzzle.")
    if lost:
        return tr("{reply} wins the game.", reply=reply)
    if kind == "mate":
        return _NO_MATE(left, reply=reply)
    if captured:
        return tr("{reply} takes the {piece}.", reply=reply, piece=captured)
    return _ANSWERED[kind](reply=reply)


def tried(move: str, reply: str, over: bool) -> str:
    """Return the text on a move other than the solution's: its answer, or the game's end."""
    if reply:
        return tr("{move} is answered by {reply}.", move=move, reply=reply)
    return put_in(tr("{move} ends the game.") if over else tr("{move} has no answer."), move=move)


def hint_of_piece(piece: str, square: str) -> str:
    """Return the first hint: the piece that moves from a square, or if that is empty, from the hand."""
    return tr("Move the {piece} on {square}.", piece=piece, square=square) if square else _DROP(piece=piece)


def hint_of_move(move: str) -> str:
    """Return the second hint."""
    return tr("Play {move}.", move=move)


def progress(found: int, length: int, rating: int) -> str:
    """Return the solver's progress, and the puzzle's rating."""
    at = min(found + 1, length)
    if length == 1:
        return tr("Rated {rating}", rating=rating)
    return tr("Rated {rating} · move {at} of {length}", rating=rating, at=at, length=length)


def near(count: int, rating: float, deviation: float, tries: Counter[TryResult], learning: bool) -> str:
    """Return the person's strength, and how many of a game's puzzles they have solved.

    Somebody still learning the game gets first puzzles.
    """
    if not tries.total():
        first = FIRST_ONES() if learning else tr("One after another, near your strength, which is estimated as you go.")
        return sentences(first, tr("{count} in all.", count=number(count)))
    hinted = sum(tries[each] for each in tries if each.hinted)
    words = tr(
        "Your rating: {rating} ± {deviation}. Solved {solved} of {tried} tried; {count} in all.",
        rating=round(rating),
        deviation=round(2 * deviation),
        solved=tries[TryResult.SOLVED],
        tried=tries.total(),
        count=number(count),
    )
    return sentences(words, _HINTED(hinted) if hinted else "")


def hint_price(points: float, hints: int) -> str:
    """Return the cost of the next hint in rating points: for the piece, or after one hint for the whole move."""
    return (_MOVE_COSTS if hints else _PIECE_COSTS)(round(points))


def rating(value: float, gain: float) -> str:
    """Return the person's rating after a puzzle, and its change."""
    if not gain:
        return tr("Your rating: {rating}", rating=round(value))
    sign = "+" if gain > 0 else "−"
    return tr("Your rating: {rating} ({gain})", rating=round(value), gain=f"{sign}{abs(round(gain))}")


def tried_count(tries: Counter[TryResult]) -> str:
    """Return the number of tries in a list, and of the right ones."""
    if not tries.total():
        return tr("Nothing here yet.")
    hinted = sum(tries[each] for each in tries if each.hinted)
    words = _TRIED(tries.total(), solved=tries[TryResult.SOLVED])
    return sentences(words, _HINTED(hinted) if hinted and tries.total() > 1 else "")


def result(result: TryResult) -> str:
    """Return the result of a try in words."""
    if result.hinted:
        return WITH_HINT()
    return SOLVED_AT_ONCE() if result is TryResult.SOLVED else MISSED_THEN()


def unsolved(result: TryResult | None) -> bool:
    """Return whether a puzzle with this result is still to be solved."""
    return result is None or result is TryResult.MISSED


def todays(words: str, result: TryResult | None) -> str:
    """Return the task of one of today's puzzles, and whether it has been solved."""
    if result is None or unsolved(result):
        return words
    return sentences(words, tr("Solved with a hint.") if result.hinted else tr("Solved."))


def kind(name: str, count: int) -> str:
    """Return a kind of puzzles with their number."""
    return bracketed(KINDS[name](), number(count))


def missed(count: int) -> str:
    """Return the sentence on how many missed puzzles are due today."""
    if not count:
        return tr("None today. Missed puzzles come back after 1, 3, 7 and 21 days.")
    return _COME_AGAIN(count)


def streak(best: int) -> str:
    """Return the explanation of streaks, and the best one so far."""
    return sentences(STREAK_WORDS(), YOUR_BEST(best=best) if best else "")


def streak_end(solved: int, best: int) -> str:
    """Return the result of a streak; `best` is the best one before it."""
    words = _SOLVED(solved)
    if solved > best:
        return sentences(words, tr("That is your best so far."))
    return sentences(words, YOUR_BEST(best=best))


def time_left(seconds: int) -> str:
    """Return the time left in words."""
    minutes, rest = divmod(seconds, 60)
    parts = [tr("{minutes} min", minutes=minutes)] if minutes else []
    parts += [tr("{seconds} s", seconds=rest)] if rest or not minutes else []
    return tr("{time} left", time=times(parts))
