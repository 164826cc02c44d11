"""Lessons, read from `assets/lessons/`, and tries at their levels.

A folder for each family of games, a file for each lesson: `NN-name.toml` with a `title`, a `summary`, the `variant`,
and levels. A level has

    text        the task, a sentence or two
    fen         the position; the learner is to move
    goal        the condition that solves it (gui.learn.goals)
    fail        a goal that loses the level if it is met after a move of the learner
    best        the minimum number of moves that solves it, verified by a test
    solution    the learner's moves that do so
    replies     how the other side answers: "pass" (not at all, unless it is in check), "defend" (with the move that
                delays the goal longest; `best` moves must be enough), or "script"
    script      lines of moves, the learner's first: each of them solves the level with its last move, of either side
    shapes      squares to circle and moves to draw as arrows
    last        the squares of the other side's last move, to highlight
    solved      the text when it is solved
    compare     by a game that the learner may know, a comparison that follows the text and names its piece
    rule        the section of the game's rules that it belongs to

and may have a `variant` of its own. `known` of a lesson has the numbers of levels that a learner who knows a game can
leave out, by the name of that game (gui.shell.knowledge).
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from surajang import assets
from surajang.gui.learn import goals
from surajang.gui.learn.dead_ends import out_of_reach
from surajang.gui.learn.goals import Answer, Done, Verdict, refutation
from surajang.rules import fen, movegen, notation
from surajang.rules.games import GAMES, game_named
from surajang.rules.position import Position
from surajang.rules.variant import Variant

if TYPE_CHECKING:
    from surajang.gui.shell.settings import Settings

FAMILIES = tuple(name for name, variant in GAMES.items() if not variant.family)
"""The families of games, each with a folder of lessons, in the order of the start page."""

LEVEL = "\n[[level]]\n"
"""The line at which a level begins."""

PASS, DEFEND, SCRIPT = "pass", "defend", "script"


@dataclass(frozen=True)
class Level:
    """One task on the board."""

    variant: Variant
    text: str
    fen: str
    goal: Mapping[str, Any]
    best: int
    solution: tuple[str, ...] = ()
    fail: Mapping[str, Any] | None = None
    replies: str = PASS
    script: tuple[tuple[str, ...], ...] = ()
    shapes: tuple[str, ...] = ()
    last: tuple[str, ...] = ()
    solved: str = ""
    compare: Mapping[str, str] = field(default_factory=dict)
    rule: str = ""


@dataclass(frozen=True)
class Lesson:
    """Levels that belong together; `id` is its file's name without the number."""

    id: str
    family: str
    title: str
    summary: str
    count: int
    """The number of levels."""
    path: Path
    known: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """The levels, from 0, that a learner who knows a game can leave out, by its name."""
    saved_as: tuple[int, ...] = ()
    """The places, from 0, at which the levels' stars are saved; empty if they are the levels' own.

    Levels that are inserted get the next places, so that the stars of the others stay with them.
    """

    @cached_property
    def levels(self) -> tuple[Level, ...]:
        """The levels, read on first use."""
        data = tomllib.loads(self.path.read_text("utf-8"))
        return tuple(_level(each, data["variant"]) for each in data["level"])


@cache
def lessons(family: str) -> tuple[Lesson, ...]:
    """Return the lessons of a family of games, in their order."""
    folder = assets.path("lessons", family)
    return tuple(_lesson(family, path) for path in sorted(folder.glob("*.toml")))


def _lesson(family: str, path: Path) -> Lesson:
    """Return the lesson in a file; only its head is parsed, which is quick."""
    head, *levels = path.read_text("utf-8").split(LEVEL)
    data = tomllib.loads(head)
    known = {game: tuple(number - 1 for number in numbers) for game, numbers in data.get("known", {}).items()}
    saved_as = tuple(number - 1 for number in data.get("saved_as", ()))
    return Lesson(
        path.stem.partition("-")[2], family, data["title"], data["summary"], len(levels), path, known, saved_as
    )


def _level(data: dict[str, Any], variant: str) -> Level:
    """Return a level from a file's data."""
    return Level(
        variant=game_named(data.get("variant", variant)),
        text=" ".join(data["text"].split()),
        fen=data["fen"],
        goal=data.get("goal", {}),
        best=data["best"],
        solution=tuple(data["solution"].split()),
        fail=data.get("fail"),
        replies=data.get("replies", SCRIPT if "script" in data else PASS),
        script=tuple(tuple(line.split()) for line in data.get("script", ())),
        shapes=tuple(data.get("shapes", ())),
        last=tuple(data.get("last", ())),
        solved=data.get("solved", ""),
        compare=data.get("compare", {}),
        rule=data.get("rule", ""),
    )


class Attempt:
    """One try at a level: the current position, the achievements, and the number of moves.

    `position` may be read, not changed. After `WRONG` the learner's move and its answer are on the board until
    `take_back`.
    """

    def __init__(self, level: Level) -> None:
        self.level = level
        self.position: Position = fen.read(level.variant, level.fen)
        self.done = Done()
        self.moves: list[int] = []
        """The learner's moves."""
        self._played: list[str] = []
        self._made: list[tuple[int, Done, int]] = []

    @property
    def texts(self) -> tuple[str, ...]:
        """The learner's moves in UCI notation."""
        return tuple(self._played[place] for _, _, place in self._made)

    @property
    def stars(self) -> int:
        """The stars of a solved level: three with the minimum number of moves, two with one more, otherwise one."""
        return max(1, 3 - (len(self.moves) - self.level.best))

    def legal_moves(self) -> list[int]:
        """Return the learner's legal moves."""
        return movegen.legal_moves(self.position)

    def play(self, move: int, see_dead_ends: bool = True) -> Answer:
        """Make a legal move of the learner and its answer."""
        text = notation.text(self.position, move)
        self._made.append((0, self.done, len(self._played)))
        self.done = self.done.after(self.position, move)
        self.moves.append(move)
        self._played.append(text)
        self._make(move)
        answer = self._judge(see_dead_ends)
        if answer.reply:
            self._played.append(notation.text(self.position, answer.reply))
            self._make(answer.reply)
        elif answer.verdict is Verdict.RIGHT:
            self.position.pass_turn()
            made, done, played = self._made[-1]
            self._made[-1] = (made + 1, done, played)
        return answer

    def take_back(self) -> None:
        """Take back the learner's last move with its answer."""
        made, self.done, played = self._made.pop()
        for _ in range(made):
            self.position.unmake()
        del self._played[played:]
        self.moves.pop()

    def _make(self, move: int) -> None:
        """Make a move that `take_back` undoes."""
        self.position.make(move)
        made, done, played = self._made[-1]
        self._made[-1] = (made + 1, done, played)

    def _judge(self, see_dead_ends: bool) -> Answer:
        """Return the verdict on the learner's move just made."""
        level, position = self.level, self.position
        if level.replies == SCRIPT:
            return self._follow_script()
        if level.fail is not None and goals.met(level.fail, position, self.done):
            return Answer(Verdict.WRONG, refutation(position))
        if goals.met(level.goal, position, self.done):
            return Answer(Verdict.SOLVED)
        if level.replies == DEFEND:
            left = level.best - len(self.moves)
            reply, holds = longest_defence(position, self.done, level.goal, left)
            return Answer(Verdict.WRONG if holds else Verdict.RIGHT, reply)
        if position.in_check():
            moves = movegen.legal_moves(position)
            return Answer(Verdict.RIGHT, moves[0]) if moves else Answer(Verdict.WRONG)
        if position.arrived():  # the game is over, so the learner could not move again
            return Answer(Verdict.WRONG, refutation(position))
        stuck = see_dead_ends and out_of_reach(level.goal, position, self.done, 1 - int(position.side))
        return Answer(Verdict.STUCK if stuck else Verdict.RIGHT)

    def _follow_script(self) -> Answer:
        """Return the script's answer to the moves played."""
        played = tuple(self._played)
        for line in self.level.script:
            if line[: len(played)] == played:
                if len(line) == len(played):
                    return Answer(Verdict.SOLVED)
                reply = notation.parse(self.position, line[len(played)])
                return Answer(Verdict.SOLVED if len(line) == len(played) + 1 else Verdict.RIGHT, reply)
        return Answer(Verdict.WRONG, refutation(self.position))


def longest_defence(position: Position, done: Done, goal: Mapping[str, Any], left: int) -> tuple[int, bool]:
    """Return the answer that delays the learner's goal longest, and whether it does so for `left` moves.

    The answer is 0 if there is none.
    """
    best, longest = 0, -1
    for move in movegen.legal_moves(position) if not position.arrived() else ():
        position.make(move)
        needed = moves_needed(position, done, goal, left)
        position.unmake()
        if needed > left:
            return move, True
        if needed > longest:
            best, longest = move, needed
    return best, best == 0


def moves_needed(position: Position, done: Done, goal: Mapping[str, Any], most: int) -> int:
    """Return how many moves the learner, to move, needs for a goal against any answer; `most` + 1 if more than that."""
    for limit in range(1, most + 1):
        if _forced(position, done, goal, limit):
            return limit
    return most + 1


def _forced(position: Position, done: Done, goal: Mapping[str, Any], limit: int) -> bool:
    """Return whether the learner, to move, meets a goal in `limit` moves against any answer."""
    if goals.won(position) or position.arrived():
        return False
    return any(leads_to(position, done, goal, move, limit) for move in movegen.legal_moves(position))


def leads_to(position: Position, done: Done, goal: Mapping[str, Any], move: int, limit: int) -> bool:
    """Return whether a learner's move leads to a goal in `limit` moves, including itself, against any answers."""
    after = done.after(position, move)
    position.make(move)
    if goals.met(goal, position, after):
        solved = True
    elif limit <= 1 or position.arrived():
        solved = False
    else:
        replies = movegen.legal_moves(position)
        solved = bool(replies)
        for reply in replies:
            position.make(reply)
            solved = _forced(position, after, goal, limit - 1)
            position.unmake()
            if not solved:
                break
    position.unmake()
    return solved


MAX_STARS = 3


class Progress:
    """The stars of levels, 0 for unsolved ones, and which ones the learner can leave out.

    The settings hold a list for each lesson, by `family/lesson`. Data that other versions of the program have saved for
    unknown lessons or levels stay.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def stars(self, lesson: Lesson) -> tuple[int, ...]:
        """Return the stars of a lesson's levels."""
        saved = self._saved(lesson) + [0] * lesson.count
        places = lesson.saved_as or range(lesson.count)
        return tuple(max(0, min(MAX_STARS, saved[place])) for place in places)

    def record(self, lesson: Lesson, number: int, stars: int) -> None:
        """Save the stars of a solved level, counted from 0, unless it had as many before."""
        saved = self._saved(lesson)
        place = lesson.saved_as[number] if lesson.saved_as else number
        saved += [0] * (place + 1 - len(saved))
        if stars > saved[place]:
            saved[place] = stars
            self._settings["lessons"] = {**self._settings["lessons"], _key(lesson): saved}

    def complete(self, lesson: Lesson) -> bool:
        """Return whether all levels of a lesson are solved, except those that can be left out."""
        return not self.left(lesson)

    def known(self, lesson: Lesson) -> tuple[int, ...]:
        """Return the levels, counted from 0, that the learner can leave out."""
        return lesson.known.get(self._settings["knows"], ())

    def left(self, lesson: Lesson) -> list[int]:
        """Return the levels, counted from 0, that are unsolved and cannot be left out."""
        known = self.known(lesson)
        return [number for number, stars in enumerate(self.stars(lesson)) if not stars and number not in known]

    def counted(self, lesson: Lesson) -> tuple[int, ...]:
        """Return the stars of the levels that are solved or cannot be left out."""
        known = self.known(lesson)
        return tuple(stars for number, stars in enumerate(self.stars(lesson)) if stars or number not in known)

    def first_open(self, lesson: Lesson) -> int:
        """Return the first unsolved level that cannot be left out, counted from 0; 0 if there is none."""
        return next(iter(self.left(lesson)), 0)

    def begun(self, family: str) -> bool:
        """Return whether anything of a family of games is solved."""
        return any(any(self.stars(lesson)) for lesson in lessons(family))

    def next_lesson(self, family: str) -> Lesson | None:
        """Return the first lesson of a family of games that is not complete, None if all are."""
        return next((lesson for lesson in lessons(family) if not self.complete(lesson)), None)

    def _saved(self, lesson: Lesson) -> list[int]:
        return list(self._settings["lessons"].get(_key(lesson), ()))


def _key(lesson: Lesson) -> str:
    """Return a lesson's key in the settings."""
    return f"{lesson.family}/{lesson.id}"
