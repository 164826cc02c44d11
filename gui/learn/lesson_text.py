"""Texts of the pages of lessons, apart from the lessons' own."""

import re

from surajang.gui.kit.punctuation import listed, sentences
from surajang.gui.kit.translation import Text, plural, tr
from surajang.rules.game import Outcome

TITLE = Text("Learn")
WORDS = Text("Short lessons on the board. You do not need to know any of these games, or chess.")

STAR, NO_STAR = "★", "☆"

NEXT, AGAIN = Text("Next"), Text("Again")
ALL_LESSONS = Text("All lessons")
HINT = Text("Play {move}.")

FAILED = Text("Not this one")
SOLVED = {1: Text("Solved"), 2: Text("Well done"), 3: Text("Perfect")}

NOT_MEANT = Text("That is legal, but there is something better here. Try another move.")


STILL_OPEN = Text("Tasks not solved yet: {numbers}.")
LEVELS_LEFT_OUT = Text("Left out because you already know them: {numbers}. Click a number to see it anyway.")


def stars(number: int, most: int = 3) -> str:
    """Return stars, full ones first."""
    return STAR * number + NO_STAR * (most - number)


def stars_in_words(number: int) -> str:
    """Return a number of stars in words."""
    return _STARS(number) if number else tr("not solved")


_STARS = plural("one star", "{count} stars")
_IN_MOVES = plural("It can be done in one move.", "It can be done in {count} moves.")


def failure(reply: str, captured: str, ended: Outcome, scripted: bool) -> str:
    """Return why a move does not solve a level: by its answer, the piece captured, and whether it ended the game."""
    if not reply:
        if ended.over:
            return tr("That ends the game, but not as asked. Try another move.")
        return NOT_MEANT() if scripted else tr("That does not do what is asked. Try another move.")
    if ended.over:
        return tr("{reply} wins the game. Try another move.", reply=reply)
    if captured:
        return tr("{reply} takes the {piece}. Try another move.", reply=reply, piece=captured)
    return tr("{reply} answers it. Try another move.", reply=reply)


def solved(words: str, task: str, moves: int, best: int, helped: bool) -> str:
    """Return the text for a solved level: its own words, and how it could be solved better.

    For a level whose moves were shown and that has no words of its own, it is the explanation in its task, or the task
    if that is one sentence.
    """
    if helped:
        return sentences(words or explained(task) or task, tr("Solve it without help to earn more stars."))
    if moves > best:
        return sentences(words, _IN_MOVES(best))
    return words


def explained(task: str) -> str:
    """Return the explanation in a task: all its sentences except the last one, which says what to do."""
    found = re.match(r".*(?:[.!?](?= .)|[。！？](?=.))", task)  # as Japanese and Chinese end a sentence
    return found[0] if found else ""


def missed(best: int) -> str:
    """Return the text after moves that could have solved a level."""
    return sentences(_IN_MOVES(best), tr("Go on, or take the move back."))


def left_out(numbers: list[int]) -> str:
    """Return the sentence on the levels left out, numbered from 1."""
    return LEVELS_LEFT_OUT(numbers=listed(map(str, numbers)))


def still_open(numbers: list[int]) -> str:
    """Return the sentence on the unsolved levels before the last one, counted from 0; "" for none."""
    return STILL_OPEN(numbers=listed([str(number + 1) for number in numbers])) if numbers else ""


def level_name(number: int, count: int) -> str:
    """Return the name of a lesson's current level; the first is number 1."""
    return tr("Task {number} of {count}", number=number, count=count)


def so_far(solved: int, count: int) -> str:
    """Return the sentence on how many of a family's levels are solved."""
    return tr("{solved} of {count} tasks solved", solved=solved, count=count)


def row_name(title: str, summary: str, stars: tuple[int, ...], most: int, is_next: bool) -> str:
    """Return the description of a lesson in the list: its levels' stars, of at most `most`."""
    so_far_here = so_far(sum(map(bool, stars)), len(stars))
    words = tr(
        "{title}. {summary} {so_far}, {stars} of {most} stars.",
        title=title,
        summary=summary,
        so_far=so_far_here,
        stars=sum(stars),
        most=most,
    )
    return tr("Next: {lesson}", lesson=words) if is_next else words
