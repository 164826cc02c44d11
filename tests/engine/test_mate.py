"""The mate solver: exact on small positions, correct in every rule that ends a game, quick to stop, bounded in
memory.
"""

import contextlib
import threading
import time
from dataclasses import replace
from random import Random

import pytest
import tomlkit
from builds import core_build
from crosscheck.core import amount
from known_games import CHESS
from machine import scaled
from mates import AllLines, Comparison, compare, compare_slowly, drawn, solved
from random_definitions import random_table
from reference.mate import TooLong

from surajang.engine.mate import MateLimits, MateResult, MateSolver
from surajang.engine.mate_checks import CheckFinder
from surajang.engine.position_history import PositionHistory
from surajang.engine.search import Limits, Report, Search
from surajang.engine.strength import FULL
from surajang.engine.table import Table
from surajang.engine.table_entry import EXACT
from surajang.rules import definition, fen, notation
from surajang.rules.diagram import InvalidPosition
from surajang.rules.errors import InvalidDefinition
from surajang.rules.game import Game
from surajang.rules.game_files import PARENTS
from surajang.rules.games import GAMES
from surajang.rules.movegen import legal_moves
from surajang.rules.special_rules import EndRule, Repetition

POSITIONS = 60 if core_build() == "compiled" else 6
SLOW_POSITIONS = amount(3, 10) if core_build() == "compiled" else 1
QUESTIONS = 400 if core_build() == "compiled" else 30
LOOKS = 1500 if core_build() == "compiled" else 300


def texts(name: str, text: str, line: list[int]) -> list[str]:
    """The texts of consecutive moves."""
    position = fen.read(GAMES[name], text)
    found = []
    for move in line:
        found.append(notation.text(position, move))
        position.make(move)
    return found


def moves_of(name: str, text: str, words: str) -> list[int]:
    """The moves with these texts."""
    position = fen.read(GAMES[name], text)
    found = []
    for word in words.split():
        found.append(notation.parse(position, word))
        position.make(found[-1])
    return found


def solver_at(name: str, text: str, megabytes: int = 4) -> MateSolver:
    """A solver at a position."""
    position = fen.read(GAMES[name], text)
    path = PositionHistory(GAMES[name].repetition)
    path.push(position.key, position.in_check())
    return MateSolver(position, path, Table(megabytes))


@pytest.mark.parametrize("name", list(GAMES))
def test_is_exact_on_small_positions(name: str) -> None:
    counted = Comparison()
    for number in range(POSITIONS):
        compare(name, Random(f"{name} test {number}"), 4, LOOKS, counted)
    assert counted.mates.total() >= POSITIONS // 12, counted


@pytest.mark.parametrize("name", list(GAMES))
def test_agrees_with_the_reference_solver(name: str) -> None:
    counted = Comparison()
    for number in range(SLOW_POSITIONS):
        compare_slowly(name, Random(f"{name} slow {number}"), 2, 40, counted)


def test_is_exact_in_games_of_every_kind() -> None:
    """With drops, arrivals, lost stalemates and move limits combined at random."""
    random = Random(5)
    questions = 0
    while questions < QUESTIONS:
        try:
            variant = definition.read(tomlkit.dumps(random_table(random)), PARENTS)
        except InvalidDefinition:
            continue
        table = Table(1)
        for _ in range(10):
            clock = max(0, 2 * variant.end.move_limit - random.randint(1, 4))
            text = drawn(variant, random).replace(" 0 1", f" {clock} 1")
            try:
                game = Game(variant, text)
            except InvalidPosition:
                continue
            path = PositionHistory(variant.repetition)
            path.push(game.node.key, game.node.check)
            solver = MateSolver(game.position.copy(), path, table)
            with contextlib.suppress(TooLong):
                for moves in () if game.outcome.over else (1, 2):
                    mates = AllLines(game, LOOKS).mates(moves)
                    assert (solver.solve(moves, MateLimits()).mate_in == moves) == mates, (variant.start, text, moves)
                    questions += 1
                    if mates:
                        break


@pytest.mark.parametrize(
    ("name", "text", "mate", "first"),
    [
        ("palaceshogi", "k8/9/9/9/4+Q4/9/9/9/4K4[] w - - 0 1", 1, "e5c7"),
        # A lion takes one checking piece on its way and then the other.
        ("palaceshogi", "4k4/9/9/2b6/3r5/4+Q4/9/9/4K4[] w - - 0 1", 2, "e4d5e5 e4d5e6"),
        # A king enters the palace, or reaches his last rank: at once, and after a quiet move.
        ("palaceshogi", "k8/9/9/4K4/9/9/9/9/9[] w - - 0 1", 1, "e6e7 e6d7 e6f7"),
        ("mansindam", "k8/3K5/9/9/9/9/9/9/9[] w - - 0 1", 1, "d8d9 d8c9 d8e9"),
        ("mansindam", "k8/9/3K5/9/9/9/9/9/9[] w - - 0 1", 2, "d7d8 d7c8 d7e8"),
        # The other king arrives first.
        ("mansindam", "9/9/9/3K5/9/9/9/4k4/9[] w - - 0 1", 0, ""),
        # Stalemate wins in Mansindam, after a quiet move, and draws in Pandemonium.
        ("mansindam", "k8/9/K8/9/9/9/9/9/9[P] w - - 0 1", 1, "P@b8"),
        ("pandemonium", "k9/2Q7/10/10/10/10/10/10/10/4K5[] w - - 0 1", 0, ""),
        # A dropped pawn mates in Mansindam and must not in Pandemonium.
        ("mansindam", "rkr6/p1p6/9/9/9/5B3/9/9/4K4[P] w - - 0 1", 1, "P@b8"),
        ("pandemonium", "rkb7/pp8/10/3N6/10/10/10/10/10/4K5[P] w - - 0 1", 0, ""),
        # All equally fast mates are found, quiet ones too; no move is a check.
        ("pandemonium", "3k6/10/7R2/10/10/10/10/10/10/4K5[R] w - - 0 1", 2, "h8h9 h8h9+ R@a9 R@g9 R@i9 R@j9"),
    ],
)
def test_knows_how_games_end(name: str, text: str, mate: int, first: str) -> None:
    result = solved(name, text, [], 2, MateLimits(all_first_moves=True))
    assert result.mate_in == mate, texts(name, text, result.line)
    assert {texts(name, text, [move])[0] for move in result.first_moves} == set(first.split())
    assert len(result.line) == max(0, 2 * mate - 1)


BLOCKS = "k9/pp8/10/10/10/9R/10/10/9B/4K5[n] w - - 0 1"
"""The rook checks from j10 over the whole rank; a piece dropped between is taken with mate, even beside the king."""


@pytest.mark.parametrize(
    ("text", "counted", "free"),
    [
        (BLOCKS, 2, 1),
        (BLOCKS.replace("[n]", "[nn]"), 3, 1),
        (BLOCKS.replace("[n]", "[]"), 1, 1),
        # Without the bishop the king takes the rook that took a knight beside it.
        (BLOCKS.replace("9B", "10"), 0, 0),
        # A move between is no futile block.
        (BLOCKS.replace("[n]", "[]").replace("pp8/10", "pp8/5q4"), 2, 2),
    ],
)
def test_counts_futile_blocks_or_not(text: str, counted: int, free: int) -> None:
    assert solved("pandemonium", text, [], 3, MateLimits()).mate_in == counted
    result = solved("pandemonium", text, [], 3, MateLimits(free_blocks=True))
    assert result.mate_in == free
    assert len(result.line) == max(0, 2 * free - 1)


def test_finds_mates_by_checks_alone() -> None:
    quiet = "3k6/10/7R2/10/10/10/10/10/10/4K5[R] w - - 0 1"
    assert solved("pandemonium", quiet, [], 2, MateLimits(checks_only=True)).mate_in == 0
    result = solved(
        "pandemonium", "3k6/10/7R2/10/10/10/10/10/10/4K5[RR] w - - 0 1", [], 2, MateLimits(checks_only=True)
    )
    assert result.mate_in == 2


def test_considers_only_the_given_first_moves() -> None:
    text = "4k4/9/4P4/9/9/9/9/9/4K4[Q] w - - 0 1"
    other = moves_of("mansindam", text, "e1e2")
    assert solved("mansindam", text, [], 2, MateLimits()).mate_in == 1
    result = solved("mansindam", text, [], 2, MateLimits(moves=other))
    assert result.mate_in != 1
    assert result.line[:1] in (other, [])


def test_takes_repetition_into_account() -> None:
    """The mate passes through a position that would occur for the third time."""
    name, text = "pandemonium", "9k/6W3/10/10/10/10/10/10/10/5K4[MP] w - - 0 1"
    position = fen.read(GAMES[name], text)
    played: list[int] = []
    for move in ["g9a3", "j10i9", "a3g9", "i9j10", "g9a3", "j10i9"]:
        played.append(notation.parse(position, move))
        position.make(played[-1])
    assert solved(name, text, played, 3, MateLimits()).mate_in == 3
    assert solved(name, fen.write(position), [], 3, MateLimits()).mate_in == 2


def test_mates_where_positions_may_occur_any_number_of_times() -> None:
    """The mate passes through a position of the game before, which does not end it."""
    endless = replace(GAMES["pandemonium"], name="endless", repetition=Repetition(0))
    position = fen.read(endless, "9k/6W3/10/10/10/10/10/10/10/5K4[MP] w - - 0 1")
    path = PositionHistory(endless.repetition)
    path.push(position.key, position.in_check())
    for move in ["g9a3", "j10i9", "a3g9", "i9j10", "g9a3", "j10i9"]:
        position.make(notation.parse(position, move))
        path.push(position.key, position.in_check())
    assert MateSolver(position, path, Table(1)).solve(3, MateLimits()).mate_in == 2


def test_finds_mates_where_every_reply_repeats() -> None:
    """In Mansindam a checked king whose only move would repeat a position for the third time is mated."""
    text = "9/9/6Pnb/6pk1/6nnp/7C1/9/9/8K[] w - - 0 1"
    assert solved("mansindam", text, [], 4, MateLimits()).mate_in == 4


def test_a_piece_that_cannot_be_dropped_does_not_prevent_stalemate() -> None:
    pieces = [replace(piece, held_as="R") if piece.symbol == "R" else piece for piece in CHESS.pieces]
    game = replace(CHESS, name="held", pieces=tuple(pieces), hand_order="R", end=EndRule(stalemate_loses=True))
    position = fen.read(game, "k7/8/2K5/1N6/8/8/8/8[r] w - - 0 1")
    result = MateSolver(position, PositionHistory(game.repetition), Table(1)).solve(1, MateLimits())
    assert [notation.text(position, move) for move in result.line] == ["c6c7"]


def test_the_move_limit_draws_before_a_mate() -> None:
    game = replace(CHESS, name="fifty", end=EndRule(move_limit=50))
    table = Table(1)
    for clock, mate in ((0, 2), (97, 2), (98, 0), (100, 0), (0, 2)):
        position = fen.read(game, f"k7/8/2K5/8/8/8/8/7R[] w - - {clock} 90")
        assert MateSolver(position, PositionHistory(game.repetition), table).solve(4, MateLimits()).mate_in == mate
    position = fen.read(game, "k7/8/1K6/8/8/8/8/7R[] w - - 99 90")
    result = MateSolver(position, PositionHistory(game.repetition), table).solve(4, MateLimits())
    assert result.mate_in == 1, "mate comes before the limit"


def test_names_the_replies_that_refute_a_move() -> None:
    text = "4k4/9/4P4/9/9/9/9/9/4K4[Q] w - - 0 1"
    solver = solver_at("mansindam", text)
    wrong, right = moves_of("mansindam", text, "Q@a1")[0], moves_of("mansindam", text, "Q@e8")[0]
    assert solver.escapes(right, 1, MateLimits()) == []
    escapes = solver.escapes(wrong, 1, MateLimits())
    assert escapes
    assert solver.escapes(wrong, 1, MateLimits(), 1) == escapes[:1]


HARD = "1kr2r4/ppqp1p4/p2M2p3/10/2p7/5GP3/2p2N3P/1MP7/KPBP1b2P1/4r5[QCCRBBNNPPPnpp] b - - 0 71"


def test_node_counts_do_not_depend_on_the_build_or_memory() -> None:
    text = "r1b6r/ppppk2pp1/7c2/4n1pb2/5N3p/2P1mP4/6P3/2P1Qq1CBP/P1BK1P1PP1/R7R1[NNPPmp] b - - 1 36"
    result = solver_at("pandemonium", text).solve(3, MateLimits())
    assert (result.mate_in, result.refuted, result.nodes) == (3, 2, 4419)
    assert solver_at("pandemonium", text, 1).solve(3, MateLimits()).mate_in == 3


def test_keeps_to_its_limits() -> None:
    solver = solver_at("pandemonium", HARD, 1)
    assert solver.solve(5, MateLimits(nodes=3000)).nodes <= 3100
    words = len(solver.state.table.slots)
    began = time.perf_counter()
    result = solver.solve(5, MateLimits(deadline=began + 0.2))
    assert result.nodes > 0
    assert len(solver.state.table.slots) == words
    assert solver.state.position.height == 0


def test_stops_on_request() -> None:
    solver = solver_at("pandemonium", "startpos")
    results: list[MateResult] = []
    thread = threading.Thread(target=lambda: results.append(solver.solve(9, MateLimits())))
    thread.start()
    time.sleep(0.3)
    solver.stop()
    worked = time.process_time()
    thread.join(60)
    assert time.process_time() - worked < scaled(0.2)  # usually 0.01
    assert results[0].mate_in == 0


def test_reports_each_number_of_moves_and_each_mate() -> None:
    text = "palaceshogi", "4k4/9/9/2b6/3r5/4+Q4/9/9/4K4[] w - - 0 1"
    position = fen.read(GAMES[text[0]], text[1])
    path = PositionHistory(GAMES[text[0]].repetition)
    path.push(position.key, position.in_check())
    reports: list[Report] = []
    line = Search(position, path, Table(2)).think(Limits(mate=3), 1, FULL, reports.append)
    refuted = [report.no_mate_in for report in reports if report.no_mate_in]
    mates = [report.mate_in for report in reports if not report.no_mate_in]
    assert refuted == [1]
    assert mates == sorted(mates, reverse=True)
    assert [report.bound for report in reports][-1] == EXACT
    assert (mates[-1], reports[-1].moves) == (2, line)


RIDERS = """
name = "riders"
title = "Riders"
files = {files}
ranks = 12
start = "{start} w - - 0 1"

[piece.K]
name = "King"
moves = "K"
royal = true

[piece.N]
name = "Rider"
moves = "{moves}"
"""


@pytest.mark.parametrize(("moves", "files"), [("NN", 12), ("AADD", 12), ("CC", 9), ("ZZ", 9), ("NNpR", 12)], ids=str)
def test_no_check_of_a_rider_is_missed(moves: str, files: int) -> None:
    """The leaps of riders reach farther in fewer steps than slides do."""
    first, empty = f"NNNK{files - 4}", "/".join([str(files)] * 10)
    game = definition.read(RIDERS.format(moves=moves, files=files, start=f"{first.lower()}/{empty}/{first}"), PARENTS)
    position, random, checks = fen.read(game, "startpos"), Random(moves), 0
    finder = CheckFinder(position.tables)
    for _ in range(60):
        legal = legal_moves(position)
        if not legal:
            break
        finder.prepare(position)
        expected = {move: finder.may_check(position, move) for move in legal}
        for move in legal:
            position.make(move)
            checks += position.in_check()
            assert expected[move] or not position.in_check()
            position.unmake()
        position.make(random.choice(legal))
    assert checks
