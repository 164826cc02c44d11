"""Puzzles, read from `assets/puzzles/VARIANT.jsonl`, and tries at them.

docs/puzzles.md describes a line of such a file. The lines are sorted by rating, the easiest puzzle first, and are read
as they are needed.
"""

import json
import random
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from enum import Enum
from functools import cache, cached_property
from hashlib import sha256
from typing import overload

from surajang import assets
from surajang.gui.learn import goals
from surajang.gui.learn.goals import Answer, Verdict, refutation
from surajang.rules import fen, movegen, notation
from surajang.rules.codes import KIND
from surajang.rules.games import GAMES, game_named
from surajang.rules.moves import DROP, dropped_kind, origin
from surajang.rules.position import Position
from surajang.rules.variant import Variant

MATE, WIN, ARRIVE, DEFEND = "mate", "win", "arrive", "defend"
GOALS = (MATE, WIN, ARRIVE, DEFEND)

SPARE_MOVES = 2
"""The number of extra moves up to which a mate is still recognised as one that is too long."""


FIRST_BELOW = 300
"""First puzzles, mates in one and unguarded pieces, have lower ratings than this; no others have."""


class TryResult(Enum):
    """The result of the first try at a puzzle; its value is its score for the rating, from 0 to 1."""

    MISSED = 0.0
    MOVE_HINTED = 0.25
    PIECE_HINTED = 0.5
    SOLVED = 1.0

    @property
    def hinted(self) -> bool:
        """Whether the puzzle was solved with a hint: of the piece to move, or of the whole move."""
        return self in (TryResult.MOVE_HINTED, TryResult.PIECE_HINTED)


@dataclass(frozen=True)
class Puzzle:
    """One puzzle (docs/puzzles.md). `moves` are in UCI notation, the solver's first; `length` counts the solver's."""

    variant: Variant
    id: str
    fen: str
    moves: tuple[str, ...]
    goal: str
    length: int
    themes: tuple[str, ...]
    game: str
    rating: int

    @property
    def ends_game(self) -> bool:
        """Whether the solution wins the game by mate or a king's arrival, so that any equally short way is right."""
        return self.goal == MATE or self.variant.end.arrival_reason in self.themes

    @cached_property
    def mover(self) -> str:
        """The symbol of the piece that the solution begins with, followed by `@` if it is dropped."""
        position = fen.read(self.variant, self.fen)
        move = notation.parse(position, self.moves[0])
        if move & DROP:
            return f"{self.variant.pieces[dropped_kind(move) - 1].symbol}@"
        return position.tables.piece_of(int(position.board[origin(move)]) & KIND).symbol


class Puzzles(Sequence[Puzzle]):
    """The puzzles of a game, the easiest first, by their numbers from 0."""

    def __init__(self, variant: Variant, data: bytes) -> None:
        self.variant = variant
        self._lines = data.splitlines()

    def __len__(self) -> int:
        return len(self._lines)

    @overload
    def __getitem__(self, number: int) -> Puzzle: ...

    @overload
    def __getitem__(self, number: slice) -> list[Puzzle]: ...

    def __getitem__(self, number: int | slice) -> Puzzle | list[Puzzle]:
        if isinstance(number, slice):
            return [self[each] for each in range(*number.indices(len(self)))]
        data = json.loads(self._lines[number])
        return Puzzle(
            variant=self.variant,
            id=data["id"],
            fen=data["fen"],
            moves=tuple(data["moves"]),
            goal=data["goal"],
            length=data["in"],
            themes=tuple(data["themes"]),
            game=data["game"],
            rating=data["rating"],
        )

    def number_of(self, name: str) -> int:
        """Return the number of the puzzle with this id. Raises KeyError if there is none."""
        wanted = json.dumps(name).encode()
        for number, line in enumerate(self._lines):
            if line.startswith(wanted, line.index(b":") + 2):
                return number
        raise KeyError(name)

    def names(self) -> list[str]:
        """Return the names (`Puzzle.id`) of all puzzles, in their order."""
        return [line.split(b'"', 4)[3].decode() for line in self._lines]

    def rated(self, low: int, high: int) -> range:
        """Return the numbers of the puzzles rated from `low` to `high`."""
        return range(bisect_left(self._lines, low, key=_rating), bisect_right(self._lines, high, key=_rating))

    @cached_property
    def first(self) -> tuple[Puzzle, ...]:
        """The first puzzles with the pieces that they move; cached, since every choice of the next one examines all."""
        return tuple(self[: len(self.rated(0, FIRST_BELOW - 1))])

    def about(self, name: str) -> list[int]:
        """Return the numbers of the puzzles that have this theme or goal."""
        wanted = json.dumps(name).encode()
        return [number for number, line in enumerate(self._lines) if wanted in line]


def _rating(line: bytes) -> int:
    """Return the rating of the puzzle in a line, which is its last entry."""
    return int(line[line.rindex(b":") + 1 : line.rindex(b"}")])


def games_with_puzzles() -> tuple[str, ...]:
    """Return the names of the games that have puzzles."""
    return tuple(name for name in GAMES if assets.path("puzzles", f"{name}.jsonl").is_file())


@cache
def puzzles(name: str) -> Puzzles:
    """Return the puzzles of a game by its name. Raises OSError if it has none."""
    return Puzzles(game_named(name), assets.path("puzzles", f"{name}.jsonl").read_bytes())


Prover = Callable[[Position, int, int], list[int]]
"""Returns the shortest mate that begins with a move, in at most this many moves of the mating side, against the longest
defence; empty if there is none. Futile blocks do not count.
"""


class PuzzleAttempt:
    """One try at a puzzle: the current position, and how many moves of the solution have been found.

    `position` may be read, not changed. After `WRONG` and `LONGER` the solver's move and its answer are on the board
    until `take_back`. Without a prover only the moves of the solution are right, and those that win at once.
    """

    def __init__(self, puzzle: Puzzle, prove: Prover | None) -> None:
        self.puzzle = puzzle
        self.position: Position = fen.read(puzzle.variant, puzzle.fen)
        self.found = 0
        """How many of the solver's moves have been found."""
        self.mistakes = 0
        """How many moves were wrong or led to a mate that is too long."""
        self._prove = prove
        self._line: list[int] = []
        for text in puzzle.moves:
            self._line.append(notation.parse(self.position, text))
            self.position.make(self._line[-1])
        for _ in puzzle.moves:
            self.position.unmake()
        self._to_take_back = 0

    @property
    def solved(self) -> bool:
        """Whether the solution is complete."""
        return 2 * self.found > len(self._line)

    @property
    def expected(self) -> int:
        """The next move of the solution, which hints are about, 0 if it is complete."""
        return 0 if self.solved else self._line[2 * self.found]

    @property
    def left(self) -> int:
        """How many of the solver's moves are still to be found."""
        return (len(self._line) + 1) // 2 - self.found

    def legal_moves(self) -> list[int]:
        """Return the solver's legal moves."""
        return movegen.legal_moves(self.position)

    def asks(self, move: int) -> bool:
        """Return whether judging a move needs the prover, which may take longer than a window should wait."""
        return self._prove is not None and self.puzzle.ends_game and move != self.expected and not self._wins(move)

    def play(self, move: int) -> Answer:
        """Make a legal move of the solver, judge it, and make its answer."""
        if self._to_take_back or self.solved:
            raise ValueError("take the wrong move back first" if self._to_take_back else "the puzzle is solved")
        at = 2 * self.found
        if move != self.expected:
            if self._wins(move):
                self._line[at:] = [move]
            elif self.asks(move) and self._prove is not None:
                mate = self._prove(self.position, move, self.left + SPARE_MOVES)
                if not mate:
                    return self._fail(move, Verdict.WRONG)
                if (len(mate) + 1) // 2 > self.left:
                    return self._fail(move, Verdict.LONGER)
                self._line[at:] = mate
            else:
                return self._fail(move, Verdict.WRONG)
        self.position.make(move)
        self.found += 1
        if not self.left:
            return Answer(Verdict.SOLVED)
        reply = self._line[at + 1]
        self.position.make(reply)
        return Answer(Verdict.RIGHT, reply)

    def take_back(self) -> None:
        """Take back a wrong move with its answer."""
        for _ in range(self._to_take_back):
            self.position.unmake()
        self._to_take_back = 0

    def _wins(self, move: int) -> bool:
        """Return whether a move wins the game at once."""
        self.position.make(move)
        wins = goals.won(self.position)
        self.position.unmake()
        return wins

    def _fail(self, move: int, verdict: Verdict) -> Answer:
        """Make a wrong move and its refutation."""
        self.mistakes += 1
        self.position.make(move)
        reply = refutation(self.position) if verdict is Verdict.WRONG else 0
        if reply:
            self.position.make(reply)
        self._to_take_back = 2 if reply else 1
        return Answer(verdict, reply)


FIRST_STEP = 8
"""How much harder the next first puzzle is for each one solved."""

NEAR = 100
"""The first distance between the ratings of a person and a puzzle; it doubles until there are puzzles."""

EVERYTHING = 4000


def todays_puzzle(collection: Puzzles, day: date, low: int, high: int) -> Puzzle:
    """Return a game's puzzle of a day and a strength, the same for everybody, even as puzzles are added.

    Each puzzle draws a lot for the day, and the lowest one wins: a puzzle added to N others changes only one day in N +
    1.
    """
    game = f"{collection.variant.name} {day.isoformat()} "
    names = collection.names()
    lots = {number: sha256(f"{game}{names[number]}".encode()).digest() for number in collection.rated(low, high)}
    return collection[min(lots, key=lots.__getitem__)]


def first_puzzle(collection: Puzzles, known: Collection[str], solved: int, chance: random.Random) -> Puzzle | None:
    """Return a first puzzle that the person does not know, None if there is none.

    Mates and captures alternate, and pieces that have not made such a move yet come first; puzzles get harder with the
    number that the person has `solved`.
    """
    every = collection.first
    made = [(puzzle.goal, puzzle.mover) for puzzle in every if puzzle.id in known]
    goals_made, moves_made = Counter(goal for goal, _ in made), Counter(made)
    rating = every[0].rating + FIRST_STEP * solved if every else 0

    def worth(puzzle: Puzzle) -> tuple[int, int, int]:
        moves = moves_made[puzzle.goal, puzzle.mover]
        return goals_made[puzzle.goal], moves, abs(puzzle.rating - rating)

    unknown = [puzzle for puzzle in every if puzzle.id not in known]
    chance.shuffle(unknown)
    return min(unknown, key=worth, default=None)


def puzzle_near(collection: Puzzles, rating: float, known: Collection[str], chance: random.Random) -> Puzzle:
    """Return a puzzle rated near the person, an unknown one if possible."""
    reach = NEAR
    while True:
        numbers = collection.rated(round(rating) - reach, round(rating) + reach)
        found = unknown_puzzle(collection, numbers, known, chance)
        if found is not None:
            return found
        if reach > EVERYTHING:
            return collection[chance.randrange(len(collection))]
        reach *= 2


def unknown_puzzle(
    collection: Puzzles, numbers: Iterable[int], known: Collection[str], chance: random.Random
) -> Puzzle | None:
    """Return a random one of these puzzles that the person does not know, None if they know all."""
    mixed = list(numbers)
    chance.shuffle(mixed)
    return next((puzzle for puzzle in map(collection.__getitem__, mixed) if puzzle.id not in known), None)


def puzzles_to_practise(collection: Puzzles, kind: str, low: int, high: int) -> list[int]:
    """Return the numbers of the puzzles of a kind (a theme or goal, any for "") and of a strength."""
    strong = collection.rated(low, high)
    return [number for number in collection.about(kind) if number in strong] if kind else list(strong)


def kinds_of(collection: Puzzles, names: Iterable[str]) -> dict[str, int]:
    """Return the numbers of puzzles of these kinds, without kinds that have none."""
    counts = {name: len(collection.about(name)) for name in names}
    return {name: count for name, count in counts.items() if count}
