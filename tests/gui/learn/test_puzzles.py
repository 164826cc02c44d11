"""Puzzles: the files in `assets/puzzles/`, and attempts at a puzzle."""

import random
import re
from collections import Counter

import first_puzzles
import pytest
from builds import core_build
from crosscheck.core import amount
from puzzle_finder import FIND_NODES, PROOF_FACTOR, Finder, history_of
from puzzle_keys import identifier, likeness
from puzzle_themes import THEMES, themes
from rate_puzzles import HIGHEST, LOWEST

from surajang.engine.mate import MateLimits, MateSolver
from surajang.engine.table import Table
from surajang.gui.learn.goals import Answer, Verdict, won
from surajang.gui.learn.puzzles import (
    FIRST_BELOW,
    GOALS,
    MATE,
    WIN,
    Prover,
    Puzzle,
    PuzzleAttempt,
    Puzzles,
    games_with_puzzles,
    puzzles,
)
from surajang.rules import fen, movegen, notation
from surajang.rules.games import GAMES, game_named
from surajang.rules.position import Position

FAMILIES = {
    family: tuple(name for name, variant in GAMES.items() if family in (name, variant.family))
    for family in ("pandemonium", "mansindam", "palaceshogi")
}
SAMPLE = amount(12, 40) if core_build() == "compiled" else 2
MAX_PROVED_MATE = 3 if core_build() == "compiled" else 2
"""Longer mates are proved when they are mined; here that would take too long."""
AGAIN_NODES = FIND_NODES * PROOF_FACTOR // 2
MAX_PER_GAME = 2
MIN_FIRST, MIN_PER_FAMILY, MIN_MOVERS = 70, 150, 7
SELDOM = {"pandemonium": {"K", "G"}, "mansindam": {"K"}, "palaceshogi": set[str]()}
"""Pieces without a first puzzle."""
MAX_MATES_IN_ONE = 0.1


def sample(family: str, wanted: str) -> list[Puzzle]:
    """Sample puzzles of a family, the same in every run: "mate" for those that end the game, "lead" for the others."""
    found = [
        puzzle
        for name in FAMILIES[family]
        for puzzle in puzzles(name)
        if puzzle.ends_game == (wanted == "mate") and (wanted != "mate" or puzzle.length <= MAX_PROVED_MATE)
    ]
    return random.Random(f"{family} {wanted}").sample(found, min(SAMPLE, len(found)))


# The files


def test_every_game_has_puzzles() -> None:
    assert set(games_with_puzzles()) == set(GAMES) == {name for names in FAMILIES.values() for name in names}


@pytest.mark.parametrize("name", GAMES)
def test_puzzles_are_well_formed(name: str) -> None:
    collection = puzzles(name)
    assert collection
    for puzzle in collection:
        assert re.fullmatch(r"[0-9a-f]{10}", puzzle.id)
        assert puzzle.id == identifier(name, puzzle.fen)
        assert puzzle.goal in GOALS
        assert len(puzzle.moves) == 2 * puzzle.length - 1
        assert set(puzzle.themes) <= set(THEMES)
        assert (first_puzzles.LOWEST if puzzle.rating < FIRST_BELOW else LOWEST) <= puzzle.rating <= HIGHEST
    ratings = [puzzle.rating for puzzle in collection]
    assert ratings == sorted(ratings)


@pytest.mark.parametrize("name", GAMES)
def test_solutions_are_legal_and_themes_are_correct(name: str) -> None:
    for puzzle in puzzles(name):
        position = fen.read(puzzle.variant, puzzle.fen)
        assert fen.write(position) == puzzle.fen
        line = []
        for text in puzzle.moves:
            assert not position.arrived()
            line.append(notation.parse(position, text))
            position.make(line[-1])
        if puzzle.goal == MATE:
            assert not position.arrived()
            assert position.in_check() or won(position), "in the end there are futile blocks at most"
        for _ in line:
            position.unmake()
        assert themes(position, line) == list(puzzle.themes)


@pytest.mark.parametrize("family", FAMILIES)
def test_no_puzzle_is_the_mirror_image_of_another(family: str) -> None:
    alike = Counter(likeness(puzzle.fen) for name in FAMILIES[family] for puzzle in puzzles(name))
    assert not [position for position, count in alike.items() if count > 1]


@pytest.mark.parametrize("name", GAMES)
def test_two_puzzles_at_most_are_from_one_game(name: str) -> None:
    assert max(Counter(puzzle.game for puzzle in puzzles(name)).values()) <= MAX_PER_GAME


@pytest.mark.parametrize("family", FAMILIES)
def test_few_puzzles_are_mate_in_one_and_every_goal_occurs(family: str) -> None:
    every = [puzzle for name in FAMILIES[family] for puzzle in puzzles(name)]
    assert {puzzle.goal for puzzle in every} == set(GOALS)
    assert {1, 2, 3, 4} <= {puzzle.length for puzzle in every}
    rated = [puzzle for puzzle in every if puzzle.rating >= FIRST_BELOW]
    in_one = sum(puzzle.goal == MATE and puzzle.length == 1 for puzzle in rated)
    assert in_one <= len(rated) * MAX_MATES_IN_ONE


@pytest.mark.parametrize("name", GAMES)
def test_first_puzzles_are_simple_and_look_like_games(name: str) -> None:
    """A mate is the only winning move and leaves no legal answer; a capture cannot be answered on its square."""
    every = [puzzle for puzzle in puzzles(name) if puzzle.rating < FIRST_BELOW]
    assert len(every) >= MIN_FIRST
    assert {puzzle.goal for puzzle in every} == {MATE, WIN}
    for puzzle in every:
        position = fen.read(puzzle.variant, puzzle.fen)
        assert first_puzzles.full_enough(position)
        assert puzzle.length == 1
        move = notation.parse(position, puzzle.moves[0])
        if puzzle.goal == MATE:
            assert first_puzzles.only_mate(position, movegen.legal_moves(position)) == move
        else:
            assert puzzle.goal == WIN
            assert "unguarded piece" in puzzle.themes
    movers = {goal: {puzzle.mover.rstrip("@") for puzzle in every if puzzle.goal == goal} for goal in (MATE, WIN)}
    assert min(map(len, movers.values())) >= MIN_MOVERS


@pytest.mark.parametrize("family", FAMILIES)
def test_every_family_has_many_first_puzzles(family: str) -> None:
    every = [puzzle for name in FAMILIES[family] for puzzle in puzzles(name) if puzzle.rating < FIRST_BELOW]
    assert len(every) >= MIN_PER_FAMILY
    movers = {puzzle.mover.rstrip("@") for puzzle in every}
    assert {piece.symbol for piece in GAMES[family].pieces} - movers <= SELDOM[family]


@pytest.mark.parametrize("family", FAMILIES)
def test_mates_are_verified(family: str) -> None:
    """No mate is shorter, and no other first move is as fast."""
    for puzzle in sample(family, "mate"):
        position = fen.read(puzzle.variant, puzzle.fen)
        solver = MateSolver(position, history_of(position), Table(16))
        result = solver.solve(puzzle.length, MateLimits(free_blocks=True, all_first_moves=True))
        assert result.mate_in == puzzle.length, puzzle.id
        assert result.shortest
        assert result.first_moves == [notation.parse(position, puzzle.moves[0])]


@pytest.mark.parametrize("family", FAMILIES)
def test_wins_and_defences_are_verified(family: str) -> None:
    """A search with an empty table may judge a few differently; one with a network trained after they were mined may
    need more nodes for some.
    """
    chosen = sample(family, "lead")[: SAMPLE // 2]
    assert sum(any(finds(puzzle, nodes) for nodes in (AGAIN_NODES, 4 * AGAIN_NODES)) for puzzle in chosen) >= (
        len(chosen) * 0.9
    )


def finds(puzzle: Puzzle, nodes: int) -> bool:
    """Return whether a search with this many nodes begins with the puzzle's solution."""
    position = fen.read(puzzle.variant, puzzle.fen)
    look = Finder(puzzle.variant).look(position, nodes)
    return look is not None and look.line[0] == notation.parse(position, puzzle.moves[0])


# Reading them


def lines_of(*ratings: int) -> bytes:
    """A file of puzzles with these ratings."""
    text = (
        '{"id": "%010x", "fen": "8k/7pp/9/9/9/9/9/9/R3K4[] w - - 0 1", "moves": ["a1a9+"], "goal": "mate", "in": 1,'
        ' "themes": [%s], "game": "1-%d", "rating": %d}\n'
    )
    return "".join(text % (n, '"drop"' if n % 2 else "", n, rating) for n, rating in enumerate(ratings)).encode()


def test_puzzles_are_found_by_number_id_theme_goal_and_rating() -> None:
    collection = Puzzles(game_named("mansindam"), lines_of(500, 700, 700, 1200))
    assert len(collection) == 4
    assert collection[3].rating == collection[-1].rating == 1200
    assert [puzzle.rating for puzzle in collection[1:3]] == [700, 700]
    assert collection.number_of("0000000002") == 2
    with pytest.raises(KeyError):
        collection.number_of("00000000")
    assert collection.about("drop") == [1, 3]
    assert collection.about("mate") == [0, 1, 2, 3]
    assert collection.about("fork") == []
    assert list(collection.rated(700, 1199)) == [1, 2]
    assert list(collection.rated(0, 499)) == []
    assert list(collection.rated(500, 5000)) == [0, 1, 2, 3]


def test_only_requested_puzzles_are_read() -> None:
    collection = Puzzles(game_named("mansindam"), lines_of(500) + b'{"id": "broken", "rating": 600}\n')
    assert len(collection) == 2
    assert collection[0].id == "0000000000"
    with pytest.raises(KeyError):
        collection[1]


# Trying them


def proved_mate(position: Position, move: int, most: int) -> list[int]:
    """Ask the mate solver, as a `Prover` does."""
    solver = MateSolver(position, history_of(position), Table(8))
    return solver.solve(most, MateLimits(nodes=1_000_000, free_blocks=True, moves=[move])).line


def attempt_at(text: str, moves: str, goal: str = MATE, prove: Prover | None = proved_mate) -> PuzzleAttempt:
    """An attempt at a puzzle of Mansindam's."""
    line = tuple(moves.split())
    length = (len(line) + 1) // 2
    return PuzzleAttempt(Puzzle(game_named("mansindam"), "0", text, line, goal, length, (), "1-0", 1000), prove)


def play(attempt: PuzzleAttempt, text: str) -> Answer:
    """Play a move in machine notation."""
    return attempt.play(notation.parse(attempt.position, text))


LADDER = "k8/9/9/9/9/9/2R6/3R5/8K[] w - - 0 1"
"""A mate in two by two rooks."""


def test_every_puzzle_is_solved_by_its_moves() -> None:
    for name in GAMES:
        for puzzle in puzzles(name)[:: max(1, len(puzzles(name)) // 20)]:
            attempt = PuzzleAttempt(puzzle, None)
            while not attempt.solved:
                assert attempt.expected in attempt.legal_moves()
                answer = attempt.play(attempt.expected)
                assert answer.verdict is (Verdict.SOLVED if attempt.solved else Verdict.RIGHT)
                assert bool(answer.reply) == (not attempt.solved)
            assert attempt.found == puzzle.length
            assert (attempt.expected, attempt.left, attempt.mistakes) == (0, 0, 0)
            with pytest.raises(ValueError, match="solved"):
                attempt.play(1)


def test_an_equally_fast_mate_is_accepted() -> None:
    position = fen.read(game_named("mansindam"), LADDER)
    ways = [move for move in movegen.legal_moves(position) if len(proved_mate(position, move, 2)) == 3]
    assert len(ways) > 1
    line = [notation.text(position, ways[0])]
    solution = proved_mate(position, ways[0], 2)
    for move in solution:
        line.append(notation.text(position, move))
        position.make(move)
    for way in ways:
        attempt = attempt_at(LADDER, " ".join(line[1:]))
        assert attempt.asks(way) == (way != ways[0])
        answer = attempt.play(way)
        assert answer.verdict is Verdict.RIGHT
        assert answer.reply
        assert attempt.left == 1
        assert attempt.play(attempt.expected).verdict is Verdict.SOLVED
        assert won(attempt.position)


def test_a_mate_that_is_too_slow_differs_from_a_wrong_move() -> None:
    attempt = attempt_at("k8/9/1K7/9/9/9/9/9/2R6[] w - - 0 1", "c1c9+")
    before = fen.write(attempt.position)
    answer = play(attempt, "c1d1")
    assert answer == Answer(Verdict.LONGER)
    with pytest.raises(ValueError, match="back"):
        attempt.play(attempt.expected)
    attempt.take_back()
    assert fen.write(attempt.position) == before
    answer = play(attempt, "b7c6")
    assert answer.verdict is Verdict.WRONG
    attempt.take_back()
    assert attempt.mistakes == 2
    assert play(attempt, "c1c9+").verdict is Verdict.SOLVED


def test_a_wrong_move_is_answered_by_its_refutation() -> None:
    attempt = attempt_at("k8/9/9/9/4q4/9/9/9/1K2R4[] w - - 0 1", "e1e5", "win")
    answer = play(attempt, "e1e4")
    assert answer.verdict is Verdict.WRONG
    assert answer.reply
    assert "R" not in fen.write(attempt.position).split("[")[0]
    attempt.take_back()
    assert play(attempt, "e1e5").verdict is Verdict.SOLVED


def test_without_a_prover_only_the_solution_and_immediate_wins_are_accepted() -> None:
    def never(position: Position, move: int, most: int) -> list[int]:
        raise AssertionError("the solver is not needed")

    text = "k8/9/1K7/9/9/9/9/9/2RR5[] w - - 0 1"
    for prove in (never, None):
        attempt = attempt_at(text, "c1c9+", prove=prove)
        other = notation.parse(attempt.position, "d1d9+")
        assert not attempt.asks(other)
        assert attempt.play(other).verdict is Verdict.SOLVED
    attempt = attempt_at(text, "c1c9+", prove=None)
    assert play(attempt, "c1c2").verdict is Verdict.WRONG


def test_wins_accept_no_other_move_than_the_best() -> None:
    attempt = attempt_at("k8/9/9/9/4q4/9/9/9/1K2R4[] w - - 0 1", "e1e5", "win")
    assert not attempt.asks(notation.parse(attempt.position, "e1e4"))
