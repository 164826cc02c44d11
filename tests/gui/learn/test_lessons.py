"""The lessons: every level can be solved in the number of moves it states, and its texts match its position."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from crosscheck.core import amount
from level_solver import least

from surajang.engine.playtest.report import PieceValue
from surajang.engine.theory import report_of
from surajang.gui.learn.goals import NAMES, Verdict
from surajang.gui.learn.lessons import DEFEND, FAMILIES, SCRIPT, Attempt, Level, lessons
from surajang.gui.rulebook.rules_pages import rules_page
from surajang.rules import notation
from surajang.rules.games import game_named
from surajang.rules.movegen import legal_moves
from surajang.rules.moves import DROP, PROMOTION, dropped_kind, origin, target
from surajang.rules.transition import transition

MAX_TEXT_LENGTH = 240

EVERY_LESSON = pytest.mark.parametrize(
    "levels",
    [pytest.param(lesson.levels, id=f"{family}/{lesson.id}") for family in FAMILIES for lesson in lessons(family)],
)


@EVERY_LESSON
def test_no_level_has_a_shorter_solution(levels: Sequence[Level]) -> None:
    for level in levels:
        if level.replies in (DEFEND, SCRIPT):
            assert least(level, level.best) == level.best, level.text
        else:
            assert least(level, level.best - 1) == 0, level.text


@EVERY_LESSON
def test_the_solution_of_a_level_solves_it(levels: Sequence[Level]) -> None:
    for level in levels:
        attempt = Attempt(level)
        answers = [attempt.play(notation.parse(attempt.position, text)).verdict for text in level.solution]
        assert answers == [Verdict.RIGHT] * (level.best - 1) + [Verdict.SOLVED], level.text
        assert attempt.stars == 3


@EVERY_LESSON
def test_texts_of_levels_match_their_positions(levels: Sequence[Level]) -> None:
    for level in levels:
        assert 0 < len(level.text) <= MAX_TEXT_LENGTH
        assert level.text.endswith((".", "!", "?"))
        assert len(level.solved) <= MAX_TEXT_LENGTH
        assert level.rule in {section.id for section in rules_page(level.variant).sections}, level.text
        assert names(level.goal) | names(level.fail or {}) <= NAMES
        assert bool(level.goal) != (level.replies == SCRIPT), level.text
        position = Attempt(level).position
        for shape in level.shapes:
            if shape[-1] == "+" or "@" in shape or len(shape) > 3:
                notation.parse(position, shape)
            else:
                assert position.tables.square_named(shape)


NUMBERS = {"both": 2, "two": 2, "three": 3, "one": 1}
COUNTED = re.compile(r"\b(take|capture|promote|visit) (?:both|(?:all )?(?:two|three))\b", re.IGNORECASE)
WITH = re.compile(r"\b(?:take|capture|mate|check|attack)\b[^.:]*? with (?:the|a) (\w+)", re.IGNORECASE)
DROPPED = re.compile(r"\bdrop (?:the|a) (\w+)", re.IGNORECASE)
MATE_IN = re.compile(r"\bmate in (one|two)\b", re.IGNORECASE)
ATTACKED = re.compile(r"(?:ttack|attacks) (?:(?:the )?king and )(?:the )?(\w+)|so that it attacks the (\w+),")


class Played:
    """The actions of a level's solution: the pieces it moves and drops, its captures, and how often it promotes."""

    def __init__(self, level: Level) -> None:
        attempt = Attempt(level)
        self.movers: list[str] = []
        self.dropped: set[str] = set()
        self.counts = dict.fromkeys(("take", "capture", "promote", "visit"), 0)
        before = attempt.done
        for text in level.solution:
            position = attempt.position
            move = notation.parse(position, text)
            moved = dropped_kind(move) if move & DROP else transition(position, move).moved[0][2]
            self.movers.append(position.tables.piece_of(int(moved)).name.lower())
            if move & DROP:
                self.dropped.add(self.movers[-1])
            attempt.play(move)
            after = attempt.done
            self.counts["take"] = self.counts["capture"] = len(after.taken)
            self.counts["promote"] += len(after.promoted) > len(before.promoted)
            self.counts["visit"] = len(after.reached & set(level.shapes))
            before = after


@EVERY_LESSON
def test_the_solution_does_what_the_text_asks(levels: Sequence[Level]) -> None:
    for level in levels:
        if level.fen == "startpos":
            continue
        played = Played(level)
        names = {piece.name.lower() for piece in level.variant.pieces}
        counted = COUNTED.search(level.text)
        if counted:
            assert played.counts[counted[1].lower()] == NUMBERS[counted[0].split()[-1]], level.text
        by = WITH.search(level.text)
        if by and by[1] in names:
            assert played.movers[-1] == by[1], level.text
        dropped = DROPPED.search(level.text)
        if dropped and dropped[1] in names:
            assert dropped[1] in played.dropped, level.text
        mate = MATE_IN.search(level.text)
        if mate:
            assert level.best == NUMBERS[mate[1]], level.text
        attacked = ATTACKED.search(level.text)
        if attacked:
            assert level.goal["attack"], level.text
        for square in level.goal.get("attack", ()):
            position = Attempt(level).position
            piece = position.tables.piece_of(int(position.board[position.tables.square_named(square)]))
            assert piece.name.lower() in level.text


@pytest.mark.parametrize("family", FAMILIES)
def test_first_lessons_introduce_promotion_before_asking(family: str) -> None:
    for level in lessons(family)[0].levels:
        if "promote" in level.goal:
            return
        position = Attempt(level).position
        for text in level.solution:
            move = notation.parse(position, text)
            ends = (origin(move), target(move), move & DROP)
            assert not any(
                other & PROMOTION and (origin(other), target(other), other & DROP) == ends
                for other in legal_moves(position)
            ), level.text
            position.make(move)
            position.pass_turn()


def names(goal: Mapping[str, Any]) -> set[str]:
    found = set(goal)
    for each in [*goal.get("any", ()), *([goal["not"]] if "not" in goal else [])]:
        found |= names(each)
    return found


def test_lessons_have_titles_and_unique_names() -> None:
    for family in FAMILIES:
        made = lessons(family)
        assert len({lesson.id for lesson in made}) == len(made)
        assert all(lesson.title and lesson.summary and lesson.levels for lesson in made)


@EVERY_LESSON
def test_a_try_can_be_taken_back(levels: Sequence[Level]) -> None:
    for level in levels:
        attempt = Attempt(level)
        key = int(attempt.position.key)
        moves = attempt.legal_moves()
        for move in amount(moves[:: len(moves) // 3 + 1], moves):
            answer = attempt.play(move)
            assert answer.verdict in Verdict
            attempt.take_back()
            assert (int(attempt.position.key), attempt.moves) == (key, []), level.text


def test_levels_are_counted_correctly() -> None:
    for family in FAMILIES:
        for lesson in lessons(family):
            assert lesson.count == len(lesson.levels) > 0, lesson.path


@pytest.mark.parametrize("family", FAMILIES)
def test_the_stars_of_each_level_are_stored_separately(family: str) -> None:
    for lesson in lessons(family):
        assert not lesson.saved_as or sorted(lesson.saved_as) == list(range(lesson.count)), lesson.id


NUMBER = re.compile(r"([a-z][a-z, ]*?) (\d+)(?=[,.])")

VALUES = {
    family: lesson.levels[0]
    for family in FAMILIES
    for lesson in lessons(family)
    if lesson.title == "What pieces are worth"
}
"""By game, the level about the worth of pieces."""


def worths(game: str) -> dict[str, PieceValue]:
    """The known worth of a game's pieces on the board, by their names in sentences."""
    variant = game_named(game)
    report = report_of(variant)
    assert report is not None
    values = {value.symbol: value for value in report.values if not value.in_hand}
    return {piece.name.lower(): values[piece.symbol] for piece in variant.pieces if piece.symbol in values}


@pytest.mark.parametrize("game", ["pandemonium", "mansindam"])
def test_values_in_lessons_match_the_known_values(game: str) -> None:
    """Within the errors; the level rounds to whole numbers, and names a pawn first."""
    known = worths(game)
    numbers = [
        (name, int(number))
        for names, number in NUMBER.findall(VALUES[game].text.partition(":")[2])
        for name in re.split(r", | and ", names)
    ]
    assert len(numbers) >= 7
    pawn = dict(numbers)["pawn"]
    for name, number in numbers:
        worth = known[name.strip()].worth
        assert worth is not None
        assert abs(pawn * worth.value - number) <= pawn * worth.error + 0.5, (name, worth)


def test_the_order_in_lessons_does_not_contradict_known_values() -> None:
    known = worths("palaceshogi")
    names = VALUES["palaceshogi"].text.partition(":")[0].lower().split(", ")
    assert len(names) == 10
    for place, name in enumerate(names):
        assert all(known[name].share.high >= known[other].share.low for other in names[place:]), name
