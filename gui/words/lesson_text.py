"""What the pages of the lessons say beside the lessons' own texts."""

from rules.game import Outcome

TITLE, PUZZLES, START_PAGE = "Learn", "Puzzles", "Start page"
WORDS = "Short lessons on the board. You need not know any of these games, nor chess."
RULES, RULES_OF = "How to play", "How to play {game}"
BEGIN, GO_ON, ONCE_MORE = "Begin", "Go on: {lesson}", "All solved. Once more"

STAR, NO_STAR = "★", "☆"

NEXT, AGAIN, TRY_AGAIN, SHOW_ME = "Next", "Again", "Try again", "Show me"
NEXT_LESSON, ALL_LESSONS = "Next lesson", "All lessons"
FIRST_GAME = "Play your first game"
HINT = "Play {move}."

FAILED = "Not this one"
SOLVED = {1: "Solved", 2: "Well done", 3: "Perfect"}
LESSON_DONE = "That was the last level of this lesson."

NO_ANSWER = "This is not what is asked. Try another move."
NOT_MEANT = "The rules allow it, but something better is meant here. Try another move."
TAKES = "{reply} takes the {piece}. Try another move."
WINS = "{reply} wins the game. Try another move."
ANSWERS = "{reply} is an answer to it. Try another move."
ENDED = "That ends the game, and not as asked. Try another move."


def stars(number: int, most: int = 3) -> str:
    """Return stars, full ones first."""
    return STAR * number + NO_STAR * (most - number)


def stars_in_words(number: int) -> str:
    """Return a number of stars for those who hear it."""
    return {0: "not solved", 1: "one star"}.get(number, f"{_NUMBERS.get(number, str(number))} stars")


_NUMBERS = {2: "two", 3: "three"}


def failure(reply: str, captured: str, ended: Outcome, scripted: bool) -> str:
    """Return why a move does not solve a level: by its answer, what that captures, and whether it ended the game."""
    if not reply:
        if ended.over:
            return ENDED
        return NOT_MEANT if scripted else NO_ANSWER
    if ended.over:
        return WINS.format(reply=reply)
    if captured:
        return TAKES.format(reply=reply, piece=captured)
    return ANSWERS.format(reply=reply)


def solved(words: str, moves: int, best: int, helped: bool) -> str:
    """Return what is said of a solved level: its own words, and how it could be solved better."""
    if helped:
        return f"{words} Solve it without help for more stars.".strip()
    if moves > best:
        times = "one move" if best == 1 else f"{best} moves"
        return f"{words} It can be done in {times}.".strip()
    return words


def level_name(number: int, count: int) -> str:
    """Return which of a lesson's levels is shown; the first is number 1."""
    return f"Level {number} of {count}"


def so_far(solved: int, count: int) -> str:
    """Return how many of a family's levels are solved."""
    return f"{solved} of {count} levels solved"


def row_name(title: str, summary: str, stars: tuple[int, ...], most: int, is_next: bool) -> str:
    """Return what is said of a lesson in the list of all: its levels' stars, of `most` that there can be."""
    so_far_here = so_far(sum(map(bool, stars)), len(stars))
    first = "Next: " if is_next else ""
    return f"{first}{title}. {summary} {so_far_here}, {sum(stars)} of {most} stars."
