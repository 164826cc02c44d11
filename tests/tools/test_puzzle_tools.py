"""The scripts that mine, rate and gather puzzles: likeness, themes, judgement of a position, ratings, files."""

import json
from dataclasses import replace
from pathlib import Path

import first_puzzles
import gather_puzzles
import mine_puzzles
import pytest
import rate_puzzles
import solve_puzzles
from builds import core_build
from puzzle_finder import DECISIVE, HOLDING, LOSING, MARGIN, OPEN, WINNING, Finder, Look, goal_of, record
from puzzle_keys import identifier, likeness
from puzzle_themes import THEMES, themes

from surajang.engine.strength import LOWEST
from surajang.engine.values import MATE
from surajang.gui.learn.puzzles import FIRST_BELOW, puzzles
from surajang.rules import fen, notation
from surajang.rules.games import GAMES, game_named
from surajang.rules.movegen import legal_moves
from surajang.rules.position import Position

# Likeness

BOARD = "k8/9/9/2r6/9/9/9/9/4K1R2[Nn] w - - 0 1"


@pytest.mark.parametrize(
    "other",
    [
        "8k/9/9/6r2/9/9/9/9/2R1K4[Nn] w - - 3 9",
        "4k1r2/9/9/9/9/2R6/9/9/K8[Nn] b - - 0 1",
        "2r1k4/9/9/9/9/6R2/9/9/8K[Nn] b - - 0 1",
    ],
)
def test_mirror_images_are_equal(other: str) -> None:
    assert likeness(other) == likeness(BOARD)
    assert identifier("mansindam", other) == identifier("mansindam", BOARD)


@pytest.mark.parametrize(
    "other",
    [
        "k8/9/9/2r6/9/9/9/9/4K1R2[Nn] b - - 0 1",
        "k8/9/9/2r6/9/9/9/9/4K1R2[N] w - - 0 1",
        "k8/9/9/2+r6/9/9/9/9/4K1R2[Nn] w - - 0 1",
    ],
)
def test_different_positions_are_not_equal(other: str) -> None:
    assert likeness(other) != likeness(BOARD)


def test_identifiers_are_stable() -> None:
    """Progress is saved by ids."""
    assert identifier("mansindam", BOARD) == "2e951ce26f"
    assert identifier("palaceshogi", BOARD) != identifier("mansindam", BOARD)


# Themes

LINES = [
    ("mansindam", "4k4/9/9/9/9/9/9/9/4K4[R] w - - 0 1", "R@e5", {"drop", "all checks"}),
    ("mansindam", "4k4/9/9/9/2r6/9/9/9/4K4[N] w - - 0 1", "N@d7", {"drop", "fork", "all checks"}),
    ("mansindam", "4k4/9/9/9/4N4/9/9/9/4R3K[] w - - 0 1", "e5d7+", {"promotion", "double check", "all checks"}),
    ("mansindam", "4k4/9/9/4N4/9/9/9/9/4R3K[] w - - 0 1", "e6g5", {"discovered check", "all checks"}),
    ("mansindam", "4k4/9/9/9/9/9/9/9/R7K[] w - - 0 1", "a1a2", {"quiet move"}),
    ("mansindam", "4k4/8K/9/9/9/9/9/9/9[] w - - 0 1", "i8i9", {"campmate"}),
    ("mansindam", "4k4/9/9/9/4r4/9/9/9/4K4[] w - - 0 1", "e1d1", {"escape"}),
    ("mansindam", "4k4/9/4p4/4p4/9/4R4/9/9/K8[] w - - 0 1", "e4e6 e9f9 e6e7+", {"sacrifice", "promotion"}),
    ("mansindam", "4k4/9/9/2p6/9/2R6/9/9/K8[] w - - 0 1", "c4c6 e9f9 P@b5", {"drop", "held piece"}),
    ("palaceshogi", "4k4/9/9/3K5/9/9/9/9/9[] w - - 0 1", "d6d7", {"entering king"}),
    ("palaceshogi", "4k4/9/9/9/9/9/9/9/3K1+L3[] w - - 0 1", "f1f5", {"cannon", "quiet move"}),
    ("palaceshogi", "4k4/9/9/9/9/p8/1+Q7/9/3K5[] w - - 0 1", "b3a4b5", {"lion", "double move"}),
    ("palaceshogi", "4k4/9/9/9/9/9/1+Q7/9/3K5[] w - - 0 1", "b3b3", {"lion", "quiet move"}),
    ("palaceshogi", "5k3/9/3P5/9/9/9/9/9/4K4[] w - - 0 1", "d7e8", {"palace", "all checks"}),
    ("palaceshogi", "9/8k/9/9/9/9/9/9/4K4[r] b - - 0 1", "R@e5", {"drop", "all checks"}),
    ("palaceshogi", "4k4/9/9/9/9/9/3+r5/9/8K[] b - - 0 1", "d3f1", {"palace", "all checks"}),
    ("palaceshogi", "3k5/9/9/9/9/9/9/9/4K3L[] w I - 0 1", "e1g1", {"castling", "quiet move"}),
    ("palaceshogi", "3k5/9/9/9/2+P+p5/9/9/9/4K4[] w - d6 0 1", "c5d6", {"en passant", "unguarded piece"}),
    ("mansindam", "k8/9/9/9/2r6/9/9/2R6/8K[] w - - 0 1", "c2c5", {"unguarded piece"}),
    ("mansindam", "k8/9/9/3p5/2r6/9/9/2R6/8K[] w - - 0 1", "c2c5", {"unguarded piece"}),
    ("mansindam", "k8/9/9/2p6/2r6/9/9/2R6/8K[] w - - 0 1", "c2c5", set()),
]
"""Lines and all their themes."""


def shown(variant: str, text: str, moves: str) -> set[str]:
    """The themes of a line from a position."""
    position = fen.read(game_named(variant), text)
    line = []
    for move in moves.split():
        line.append(notation.parse(position, move))
        position.make(line[-1])
    for _ in line:
        position.unmake()
    before = fen.write(position)
    found = themes(position, line)
    assert fen.write(position) == before
    assert found == [theme for theme in THEMES if theme in found]
    return set(found)


@pytest.mark.parametrize(("variant", "text", "moves", "expected"), LINES)
def test_themes(variant: str, text: str, moves: str, expected: set[str]) -> None:
    assert shown(variant, text, moves) == expected


def test_every_theme_is_tried() -> None:
    assert set().union(*(expected for *_, expected in LINES)) == set(THEMES)


# Puzzles


@pytest.mark.parametrize(
    ("best", "second", "goal"),
    [
        (WINNING, OPEN, "win"),
        (WINNING, OPEN + 1, ""),
        (OPEN + DECISIVE + 1, OPEN + 1, "win"),
        (WINNING - 1, LOSING, "defend"),
        (HOLDING, LOSING, "defend"),
        (HOLDING - 1, LOSING, ""),
        (HOLDING, LOSING + 1, ""),
        (MATE - 3, 0, ""),
    ],
)
def test_goals_follow_from_the_scores_of_two_moves(best: int, second: int, goal: str) -> None:
    assert goal_of(Look(best, second, [1])) == goal


def test_a_mate_with_one_first_move_is_a_puzzle() -> None:
    finder = Finder(game_named("mansindam"))
    position = fen.read(game_named("mansindam"), "k8/9/1R7/9/9/9/9/9/8K[R] w - - 0 1")
    found = finder.mate(position, 2)
    assert found is None, "the rook may be dropped on several squares"
    position = fen.read(game_named("mansindam"), "8k/7pp/9/9/9/9/9/9/R3K4[] w - - 0 1")
    found = finder.mate(position, 2)
    assert found is not None
    known = record(position, found)
    assert (known["goal"], known["in"], known["moves"]) == ("mate", 1, ["a1a9+"])


def test_obvious_moves_are_not_puzzles() -> None:
    """The queen hangs, and nothing else matters."""
    position = fen.read(game_named("mansindam"), "k8/9/9/9/4q4/9/9/9/K3R4[] w - - 0 1")
    assert Finder(game_named("mansindam")).other(position, 0) is None


@pytest.mark.skipif(core_build() == "interpreted", reason="the proof takes the interpreted core ten seconds")
def test_a_win_is_not_a_puzzle_if_another_move_mates() -> None:
    """Ra9xb9 wins something, and Rh9xg9 mates in five."""
    text = "Qc1a1kqM1/9/pp1ppp3/2p1n1pp1/5n1N1/2C1N1PPp/PPPPPP2R/9/4M1AK1[Rbbp] w - - 0 26"
    position = fen.read(game_named("mansindam"), text)
    assert Finder(game_named("mansindam")).other(position, 0) is None


def test_balance_counts_hands_and_promoted_pieces() -> None:
    finder = Finder(game_named("mansindam"))
    position = fen.read(game_named("mansindam"), "k8/9/9/9/9/4N4/9/9/K8[R] w - - 0 1")
    assert finder.balance(position, 0) == -finder.balance(position, 1) > 0
    before = finder.balance(position, 0)
    position.make(notation.parse(position, "R@a5"))
    position.make(notation.parse(position, "a9b9"))
    position.make(notation.parse(position, "a5a9+"))
    assert finder.balance(position, 0) > before


# The scripts' files


def test_mining_can_be_stopped_and_repeated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mine_puzzles, "LEVELS", (LOWEST, LOWEST))
    monkeypatch.setattr(mine_puzzles, "PROBE_NODES", 20)
    monkeypatch.setattr(mine_puzzles, "MAX_PLIES", 24)
    name, file = "mansindam", tmp_path / "mansindam.jsonl"
    jobs = [(name, 7, number) for number in range(3)]
    mine_puzzles.mine(mine_puzzles.mined_game, jobs[:2], file, 0.0)
    first = file.read_text("utf-8")
    mine_puzzles.mine(mine_puzzles.mined_game, jobs, file, 0.0)
    assert file.read_text("utf-8").startswith(first)
    games = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert [game["game"] for game in games] == ["7-0", "7-1", "7-2"]
    again = tmp_path / "again.jsonl"
    mine_puzzles.mine(mine_puzzles.mined_game, jobs[1:2], again, 0.0)
    assert json.loads(again.read_text("utf-8"))["puzzles"] == games[1]["puzzles"]


def test_ratings_fit_the_results() -> None:
    count = len(rate_puzzles.LEVELS)
    assert rate_puzzles.rating([rate_puzzles.TRIES] * count) == rate_puzzles.LOWEST
    assert rate_puzzles.rating([0] * count) == rate_puzzles.HIGHEST
    solved_from = [rate_puzzles.rating([0] * n + [rate_puzzles.TRIES] * (count - n)) for n in range(1, count)]
    assert solved_from == sorted(solved_from)
    levels = list(rate_puzzles.LEVELS.values())
    for n, fitted in enumerate(solved_from):
        assert levels[n] - 60 <= fitted <= levels[n + 1] + 60


def test_levels_try_a_puzzle() -> None:
    puzzle = {"id": "0a", "fen": "8k/7pp/9/9/9/9/9/9/R3K4[] w - - 0 1", "moves": ["a1a9+"]}
    assert rate_puzzles.Solver(game_named("mansindam")).results(puzzle)[-1] == rate_puzzles.TRIES
    hidden = {**puzzle, "moves": ["e1e2"], "scores": [400, 0]}
    assert rate_puzzles.Solver(game_named("mansindam")).results(hidden)[0] == 0


def test_only_rated_puzzles_are_gathered_and_none_twice(tmp_path: Path) -> None:
    def puzzle(name: str, goal: str, length: int) -> dict[str, object]:
        return {"id": name, "fen": "", "moves": [], "goal": goal, "in": length}

    lines = [
        {"game": "1-0", "puzzles": [puzzle("a", "mate", 2), puzzle("b", "win", 2)]},
        {"game": "1-1", "puzzles": [puzzle("a", "mate", 2), puzzle("c", "mate", 1)]},
        {"game": "1-2", "puzzles": [puzzle("d", "mate", 3)]},
        {"game": "1-3", "puzzles": [{**puzzle("e", "defend", 1), "scores": [0, -500]}]},
    ]
    (tmp_path / "mansindam.0.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines[:1]), "utf-8")
    (tmp_path / "mansindam.1.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines[1:]), "utf-8")
    expected = {"a": 900, "b": 899, "c": 898, "e": gather_puzzles.PLAIN - 1}
    ratings = "".join(json.dumps({"id": name, "rating": rating}) + "\n" for name, rating in expected.items())
    gather_puzzles.solved_file(tmp_path, "mansindam").write_text(ratings, "utf-8")
    found = gather_puzzles.gathered(tmp_path, "mansindam")
    assert [(each["id"], each["game"], each["rating"]) for each in found] == [("b", "1-0", 899), ("a", "1-0", 900)]


CROWDED = "k2q5/9/pppp1pppp/4p4/9/2r1P4/PP1P1PPPP/1N7/4K1NR1[] w - - 0 1"
"""Nothing guards the rook, which only the knight can take."""


def moves_at(text: str) -> tuple[Position, list[int]]:
    """A position of Mansindam's, and its legal moves."""
    position = fen.read(game_named("mansindam"), text)
    return position, legal_moves(position)


def written(position: Position, moves: list[int]) -> list[str]:
    """Moves in machine notation."""
    return [notation.text(position, move) for move in moves]


def test_an_unguarded_piece_is_a_first_puzzle() -> None:
    finder = Finder(game_named("mansindam"))
    position, moves = moves_at(CROWDED)
    assert first_puzzles.full_enough(position)
    assert written(position, first_puzzles.unguarded(position, moves, finder)) == ["b2c4"]
    guarded, others = moves_at(
        CROWDED.replace("4p4", "2p1p4").replace("pppp1pppp", "pp1p1pppp").replace("9/2r", "2p6/2r")
    )
    assert first_puzzles.unguarded(guarded, others, finder) == []
    assert not first_puzzles.full_enough(moves_at("k8/9/9/9/2r6/9/9/2R6/8K[] w - - 0 1")[0]), "a bare board"


def test_the_only_mate_is_a_first_puzzle() -> None:
    position, moves = moves_at("8k/7pp/9/9/9/9/9/9/R3K4[] w - - 0 1")
    mate = first_puzzles.only_mate(position, moves)
    assert written(position, [mate]) == ["a1a9+"]
    assert first_puzzles.LOWEST <= first_puzzles.rating(position, mate, moves) <= first_puzzles.HIGHEST < FIRST_BELOW
    assert first_puzzles.moved_piece(position, mate).symbol == "R"
    for text in ("8k/7pp/9/9/9/9/9/9/RR2K4[] w - - 0 1", "8k/9/9/9/9/9/9/9/R3K4[] w - - 0 1"):
        assert first_puzzles.only_mate(*moves_at(text)) == 0


def test_first_captures_are_clearly_best() -> None:
    assert first_puzzles.clear(Look(OPEN, OPEN - MARGIN, [1]))
    assert not first_puzzles.clear(Look(OPEN - 1, LOSING, [1])), "the game stays lost"
    assert not first_puzzles.clear(Look(DECISIVE + 1000, DECISIVE + 1, [1])), "the game is won anyway"
    assert not first_puzzles.clear(Look(OPEN, OPEN - MARGIN + 1, [1]))


def test_first_puzzles_are_taken_from_all_pieces_in_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gather_puzzles, "FIRST", 6)
    names = iter("abcdefghijkl")
    lines = [
        {"game": f"2-{n}", "puzzles": [{"id": next(names), "goal": goal, "piece": piece} for goal in ("mate", "win")]}
        for n, piece in enumerate("QQQQRN")
    ]
    (tmp_path / "mansindam.first.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    found = gather_puzzles.first(tmp_path, "mansindam")
    assert [(each["goal"], each["piece"]) for each in found] == [(goal, p) for goal in ("win", "mate") for p in "QRN"]


def test_the_engine_solves_puzzles() -> None:
    wanted = solve_puzzles.sample(7, 3000, 1)
    assert wanted == solve_puzzles.sample(7, 3000, 1)
    assert [sum(name == each for name, _, _ in wanted) for each in GAMES] == [2, 2, 1, 1, 1]
    easiest_rated = len(puzzles("mansindam").rated(0, FIRST_BELOW - 1))
    solved = solve_puzzles.solve(("mansindam", easiest_rated, 3000))
    assert solved.right
    assert solved.mate_reported
    assert solved.difference == 0
    rows = solve_puzzles.table([solved, replace(solved, right=False, mate_reported=None, difference=3.0)]).splitlines()
    assert rows[2:] == ["| mansindam | 1 | 2 | 1 | 1 | 1.5 points |", "| all | 1 | 2 | 1 | 1 | 1.5 points |"]
