"""The computer player: legal at every speed, right about mates, ends and repetition, the same with either colour."""

import contextlib
import itertools
import random
import sys
import time
from dataclasses import replace
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from surajang.engine import strength
from surajang.engine.changes import Changes
from surajang.engine.clock import for_clock, for_move
from surajang.engine.evaluate import Evaluator
from surajang.engine.exchange import Exchange
from surajang.engine.position_history import DRAWN, GOES_ON, ILLEGAL, MOVER_LOSES, MOVER_WINS, PositionHistory
from surajang.engine.pseudo_legal import is_pseudo_legal
from surajang.engine.search import Limits, Report, Search
from surajang.engine.strength import FULL
from surajang.engine.table import Table
from surajang.engine.table_entry import EXACT, LOWER, UPPER, bound_of, depth_of, move_of, pv_of, score_of
from surajang.engine.values import MATE, MATE_BOUND, PERPETUAL
from surajang.rules import fen, ini, movegen, notation
from surajang.rules.game import Game
from surajang.rules.games import GAMES
from surajang.rules.ini.definition import Refused
from surajang.rules.moves import DROP
from surajang.rules.position import MAX_MOVES, Position
from surajang.rules.special_rules import Repetition

EVERY_GAME = pytest.mark.parametrize("name", list(GAMES))
COMPILED = pytest.mark.compiled


def searcher(name: str, text: str = "startpos", table: Table | None = None) -> Search:
    position = fen.read(GAMES[name], text)
    path = PositionHistory(GAMES[name].repetition)
    path.push(position.key, position.in_check())
    return Search(position, path, table or Table(1))


def best(search: Search, **limits: Any) -> tuple[str, Report]:
    """The text of the best move, and the last report."""
    reports: list[Report] = []
    line = search.think(Limits(**limits), 1, FULL, reports.append)
    return notation.text(search.state.position, line[0]), reports[-1]


def random_game(name: str, plies: int, seed: int) -> Game:
    chance = random.Random(seed)
    game = Game(GAMES[name])
    while game.node.ply < plies and not game.outcome.over:
        game.play(chance.choice(game.legal_moves()))
    return game


def search_of(game: Game, table: Table) -> Search:
    """A search at the current position of a game."""
    position = fen.read(game.variant, game.start_fen)
    path = PositionHistory(game.variant.repetition)
    path.push(position.key, position.in_check())
    for node in game.line()[1:]:
        position.make(node.move)
        path.push(position.key, position.in_check())
    return Search(position, path, table)


@EVERY_GAME
@pytest.mark.parametrize("level", [pytest.param(-20, marks=COMPILED), 0, pytest.param(20, marks=COMPILED)])
def test_plays_legal_games(name: str, level: int) -> None:
    game = Game(GAMES[name])
    table = Table(1)
    search = searcher(name, table=table)
    search.state.weakness.seed = level + 77
    while not game.outcome.over and game.node.ply < 40:
        line = search.think(Limits(nodes=60), 1, strength.of_level(level), None)
        game.play(line[0])
        search.state.position.make(line[0])
        search.state.history.push(search.state.position.key, search.state.position.in_check())
    assert fen.write(search.state.position) == fen.write(game.position)


@COMPILED
@EVERY_GAME
def test_finds_legal_lines_in_random_positions(name: str) -> None:
    table = Table(1)
    for seed in range(12):
        game = random_game(name, 10 + 6 * seed, seed)
        search = search_of(game, table)
        before = fen.write(search.state.position)
        line = search.think(Limits(nodes=250), 1, FULL, None)
        assert fen.write(search.state.position) == before
        assert bool(line) == bool(game.legal_moves())
        for move in line:
            game.play(move)


@EVERY_GAME
def test_incremental_evaluation_equals_a_fresh_one(name: str) -> None:
    chance = random.Random(3)
    position = fen.read(GAMES[name], "startpos")
    running, fresh = Evaluator(position.tables), Evaluator(position.tables)
    running.refresh(position)
    for ply in range(90):
        moves = movegen.legal_moves(position)
        if not moves:
            break
        move = chance.choice(moves)
        position.make(move)
        running.update(position, ply)
        fresh.refresh(position)
        assert running.evaluate(position, ply + 1) == fresh.evaluate(position, 0), notation.text


@EVERY_GAME
def test_changes_of_a_move_are_read_from_the_log(name: str) -> None:
    """Check that the log's changes turn the board and hands before a move into those after it."""
    chance = random.Random(5)
    position = fen.read(GAMES[name], "startpos")
    changes = Changes()
    while moves := movegen.legal_moves(position):
        board, hands = list(position.board), list(position.hands)
        position.make(chance.choice(moves))
        changes.read(position)
        for n in range(changes.squares):
            assert changes.before[n] == board[changes.square[n]]
            board[changes.square[n]] = changes.after[n]
        for n in range(changes.hands):
            assert changes.held_before[n] == hands[changes.slot[n]]
            hands[changes.slot[n]] = changes.held_after[n]
        assert board == list(position.board)
        assert hands == list(position.hands)
        if position.fullmove > 60:
            break


def flipped(text: str) -> str:
    """A FEN without history with colours and ranks exchanged."""
    board, side, *_ = text.split()
    rows, _, hands = board.partition("[")
    white = "".join(letter for letter in hands if letter.isupper())
    black = "".join(letter for letter in hands if letter.islower())
    return f"{'/'.join(reversed(rows.split('/'))).swapcase()}[{black.upper()}{white.lower()}] {'wb'[side == 'w']}"


@EVERY_GAME
def test_evaluation_is_symmetric_in_colours(name: str) -> None:
    for seed in range(6):
        game = random_game(name, 12 + 8 * seed, seed)
        if game.position.setup:
            continue
        text = " ".join(fen.write(game.position).split()[:2])
        values = []
        for one in (text, flipped(text)):
            position = fen.read(GAMES[name], one)
            evaluator = Evaluator(position.tables)
            evaluator.refresh(position)
            values.append(evaluator.evaluate(position, 0))
        assert values[0] == pytest.approx(values[1], abs=2)


@EVERY_GAME
def test_hash_moves_are_checked_for_pseudo_legality(name: str) -> None:
    """A move of another position is playable exactly if it is legal here, king safety aside."""
    scratch = vec[i64]([0] * (2 * MAX_MOVES))
    remembered: set[int] = set()
    for seed in range(8):
        game = random_game(name, 8 + 7 * seed, seed)
        remembered.update(random.Random(seed).sample(list(movegen.legal_moves(game.position)) * 20, 20) or [])
    for seed in range(8):
        position = random_game(name, 8 + 7 * seed, 50 + seed).position
        legal = set(movegen.legal_moves(position))
        if not legal:
            continue
        for move in remembered | legal:
            can = is_pseudo_legal(position, move, scratch, 0)
            if can:
                position.make(move)
                can = not position.exposed()
                position.unmake()
            assert can == (move in legal), notation.text(position, move)


MATES = [
    ("mansindam", "4k4/9/4P4/9/9/9/9/9/4K4[Q] w - - 0 1", 1, "Q@e8"),
    ("mansindam", "3k5/9/9/4R4/9/9/9/9/4K4[RQ] w - - 0 1", 2, None),
    pytest.param("mansindam", "4k4/9/9/9/9/9/9/3R5/4K4[RR] w - - 0 1", 3, None, marks=COMPILED),
    ("mansindam", "4k4/9/9/9/9/9/3r5/9/4K4[rr] b - - 0 1", 3, None),
    ("pandemonium", "5k4/R9/10/10/10/10/10/10/10/4K5[R] w - - 0 1", 1, None),
    pytest.param("pandemonium", "5k4/10/R9/1R8/10/10/10/10/10/4K5[] w - - 0 1", 2, None, marks=COMPILED),
    ("palaceshogi", "4k4/9/9/9/9/9/9/9/3K5[RR] w - - 0 1", 3, None),
]


@pytest.mark.parametrize(("name", "text", "moves", "key"), MATES)
def test_finds_mates(name: str, text: str, moves: int, key: str | None) -> None:
    search = searcher(name, text)
    move, report = best(search, depth=2 * moves + 10)
    assert 0 < report.mate_in <= moves
    assert key in (None, move)
    assert len(report.moves) >= 2 * report.mate_in - 1
    position = search.state.position
    for step in report.moves[: 2 * report.mate_in - 1]:
        assert step in movegen.legal_moves(position)
        position.make(step)
    assert not movegen.legal_moves(position)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("mansindam", "9/4K4/9/9/9/k8/r8/9/9[Q] w - - 0 1"),
        ("mansindam", "R8/9/9/9/9/9/9/K3k4/9[] b - - 0 1"),
        ("palaceshogi", "k8/9/9/3K5/9/9/9/9/9[] w - - 0 1"),
    ],
)
def test_walks_its_king_to_the_goal(name: str, text: str) -> None:
    search = searcher(name, text)
    move, report = best(search, depth=3)
    assert report.score == MATE - 1
    search.state.position.make(notation.parse(search.state.position, move))
    assert search.state.position.arrived()


@pytest.mark.parametrize(
    ("name", "text", "score"),
    [
        ("pandemonium", "k9/10/1Q8/10/10/10/10/10/10/4K5[] b - - 0 1", 0),
        ("mansindam", "k8/9/1Q7/9/9/9/9/9/4K4[] b - - 0 1", None),
    ],
)
def test_stalemate_gives_no_move(name: str, text: str, score: int | None) -> None:
    search = searcher(name, text)
    assert search.think(Limits(depth=3), 1, FULL, None) == []


def test_avoids_giving_stalemate() -> None:
    """Qb8 would leave Black without a move: a draw in a won game."""
    search = searcher("pandemonium", "k9/10/10/1Q8/10/10/10/10/10/4K5[] w - - 0 1")
    _, report = best(search, depth=5)
    assert report.score > 300


def path_of(repetition: Repetition, keys: str, checks: str = "") -> PositionHistory:
    """A path of positions named by letters; `checks` has a + where the side to move is in check."""
    path = PositionHistory(repetition)
    for number, key in enumerate(keys):
        path.push(ord(key), checks[number : number + 1] == "+")
    return path


REVISED = GAMES["pandemonium"].repetition
FIRST_EDITION = GAMES["pandemonium-2020"].repetition
NEVER_THRICE = GAMES["mansindam"].repetition
FOUR_IN_A_ROW = GAMES["palaceshogi"].repetition


@pytest.mark.parametrize(
    ("repetition", "keys", "checks", "verdict"),
    [
        (REVISED, "abcdabcd", "", GOES_ON),
        (REVISED, "abcdabcda", "", DRAWN),
        (REVISED, "abcdabcda", " + + + +", MOVER_WINS),
        (REVISED, "abcdabcda", "  + + + +", MOVER_LOSES),
        (REVISED, "abcdabcda", "++ ++++++", MOVER_WINS),
        (REVISED, "abcdabcda", "+++++++++", DRAWN),
        (REVISED, "axyzabcdefa", "", DRAWN),
        (FIRST_EDITION, "abcdabcda", "", DRAWN),
        (FIRST_EDITION, "axyzabcdefa", "", GOES_ON),
        (NEVER_THRICE, "abcda", "", GOES_ON),
        (NEVER_THRICE, "abcdabcda", "  + + + +", ILLEGAL),
        (FOUR_IN_A_ROW, "abcdabcda", "", GOES_ON),
        (FOUR_IN_A_ROW, "abcdabcdabcda", "", DRAWN),
        (Repetition(0), "abcdabcdabcda", "", GOES_ON),
        (Repetition(3, to_move="wins"), "abcdabcda", "", MOVER_LOSES),
        (Repetition(3, to_move="loses"), "abcdabcda", "", MOVER_WINS),
        (Repetition(3, to_move="wins", perpetual_loses=True), "abcdabcda", " + + + +", MOVER_WINS),
    ],
)
def test_judges_repetition(repetition: Repetition, keys: str, checks: str, verdict: int) -> None:
    assert path_of(repetition, keys, checks).verdict(False) == verdict


def test_one_repetition_within_the_search_is_a_draw() -> None:
    path = path_of(REVISED, "abcda")
    path.root = 0
    assert path.verdict(True) == DRAWN
    path.root = 1
    assert path.verdict(True) == GOES_ON


def test_mansindam_is_never_repeated_a_third_time() -> None:
    game = Game(GAMES["mansindam"])
    for text in ("i1i2", "a9a8", "i2i1", "a8a9") * 2:
        if notation.parse(game.position, text) in game.legal_moves():
            game.play(notation.parse(game.position, text))
    search = search_of(game, Table(1))
    search.think(Limits(depth=2), 1, FULL, None)
    assert sorted(search.root_moves) == sorted(game.legal_moves())
    assert len(search.root_moves) < len(movegen.legal_moves(game.position))


@pytest.mark.once
def test_setups_vary() -> None:
    reports: list[Report] = []
    chosen = set()
    for chance in (0.0, 0.9):
        search = searcher("pandemonium")
        search.begin(Limits(), time.perf_counter())
        chosen.add(search.choose_setup(chance, reports.append)[0])
    assert len(chosen) == 2
    assert chosen <= {report.moves[0] for report in reports}
    assert {report.moves[0] for report in reports} == set(movegen.legal_moves(searcher("pandemonium").state.position))


def test_a_setup_is_chosen_even_without_time() -> None:
    search = searcher("pandemonium")
    search.begin(Limits(moves=[0]), time.perf_counter())
    assert search.choose_setup(0.5, lambda report: None) == []
    search.begin(Limits(budget=for_move(0.0, 0.0)), time.perf_counter())
    assert search.choose_setup(0.5, lambda report: None)[0] in movegen.legal_moves(search.state.position)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("mansindam", "k8/9/1Q7/9/9/9/9/4P4/4K4[p] b - - 0 1"),
        ("palaceshogi", "k8/9/1+R7/9/9/9/9/9/4K4[n] b - - 0 1"),
    ],
)
@pytest.mark.parametrize("depth", [1, 2, 3, 4])
def test_a_side_that_can_only_drop_is_not_stalemated(name: str, text: str, depth: int) -> None:
    """Although drops without check are not promising there."""
    search = searcher(name, text)
    assert {move & DROP for move in movegen.legal_moves(search.state.position)} == {DROP}
    search.think(Limits(depth=1), 1, FULL, None)
    for above in (250, 400, 600):
        alpha = search.state.evaluate(0) + above
        value = search.inner_nodes.search(alpha, alpha + 1, depth, 0, True)
        assert -MATE_BOUND < value <= alpha


def test_a_huge_material_lead_is_no_mate_score() -> None:
    text = "4k4/9/9/9/9/9/9/9/4K4[" + "Q" * 60 + "] w - - 0 1"
    search = searcher("mansindam", text)
    search.think(Limits(depth=1), 1, FULL, None)
    assert 0 < search.state.evaluate(0) < PERPETUAL


def test_table_entries_are_found_again() -> None:
    table = Table(1)
    for key, score in ((5, -31990), (-7, 31990), (-(2**63), 0), (2**63 - 1, 12)):
        for depth, principal in ((17, False), (-1, True)):
            table.clear()
            table.store(key, 0x2FFFFFFF, score, depth, LOWER, principal)
            entry = table.probe(key)
            assert (move_of(entry), score_of(entry), depth_of(entry)) == (0x2FFFFFFF, score, depth)
            assert (bound_of(entry), pv_of(entry)) == (LOWER, principal)
    table.store(5, 0x2FFFFFFF, 3, 30, LOWER, False)
    table.store(5, 0, 3, 30, EXACT, False)
    assert move_of(table.probe(5)) == 0x2FFFFFFF
    assert table.probe(6) == 0
    table.clear()
    assert table.probe(5) == 0


def test_a_table_of_one_bucket_suffices() -> None:
    search = searcher("mansindam", table=Table(0))
    move, _ = best(search, depth=4)
    assert notation.parse(search.state.position, move)


@pytest.mark.parametrize(
    ("move", "least", "verdict"),
    [
        ("d4d5+", 1, False),
        ("a4a5", 1, True),
        ("Q@b6", 0, False),
        ("Q@i4", 0, True),
    ],
)
def test_foresees_exchanges(move: str, least: int, verdict: bool) -> None:
    """A rook takes a guarded pawn and loses, or a free one and wins; a queen is dropped in front of a pawn or not."""
    position = fen.read(GAMES["mansindam"], "4k4/9/1p1p5/p2p1p3/R2R5/9/9/9/4K4[Q] w - - 0 1")
    text = {"d4d5+": "d5d6", "a4a5": "a5a6"}.get(move, move)
    wanted = notation.parse(position, text)
    assert Exchange(Evaluator(position.tables)).at_least(position, wanted, least) == verdict


def test_checks_are_foreseen() -> None:
    for name in GAMES:
        for seed in range(6):
            position: Position = random_game(name, 20 + 5 * seed, seed).position
            exchange = Exchange(Evaluator(position.tables))
            for move in movegen.legal_moves(position):
                seen = exchange.gives_check(position, move)
                position.make(move)
                given = position.in_check()
                position.unmake()
                assert given or not seen


@pytest.mark.once
def test_every_template_can_be_searched() -> None:
    searched = 0
    for name in ini.builtin():
        with contextlib.suppress(Refused):
            game = Game(ini.template(name))
            assert search_of(game, Table(1)).think(Limits(nodes=100), 1, FULL, None)[0] in game.legal_moves()
            searched += 1
    assert searched > 40


def test_checks_along_a_line_of_leaps_are_foreseen() -> None:
    position = fen.read(ini.template("nightrider"), "4k3/8/8/8/N7/8/8/4K3 w - - 0 1")
    exchange = Exchange(Evaluator(position.tables))
    checks = [move for move in movegen.legal_moves(position) if exchange.gives_check(position, move)]
    assert {notation.text(position, move) for move in checks} == {"a4b2", "a4g7"}


def test_limits_of_nodes_and_depth_are_kept() -> None:
    for nodes in (2, 30, 100, 300, 500):
        search = searcher("pandemonium-2020")
        search.think(Limits(nodes=nodes), 1, FULL, None)
        assert search.state.nodes <= nodes
    reports: list[Report] = []
    search.think(Limits(depth=3), 2, FULL, reports.append)
    told = dict.fromkeys((report.depth, report.line) for report in reports)
    assert list(told) == [(d, n) for d in (1, 2, 3) for n in (1, 2)]
    assert reports[-1].score <= reports[-2].score
    assert all(abs(report.score) < MATE_BOUND for report in reports)


@pytest.mark.once
def test_a_line_that_scores_better_moves_to_the_front() -> None:
    """Another line is searched without the first, and more carefully than where it only had to be refuted."""
    raised = 0
    for name in GAMES:
        for seed in range(3):
            game = random_game(name, 30, seed)
            search = search_of(game, Table(1))
            told: dict[tuple[int, int], Report] = {}

            def note(report: Report, told: dict[tuple[int, int], Report] = told) -> None:
                nonlocal raised
                raised += (report.depth, report.line) in told
                told[report.depth, report.line] = report

            line = search.think(Limits(depth=6), 3, FULL, note)
            for depth in range(1, max(depth for depth, _ in told) + 1):
                lines = [told[depth, number] for number in (1, 2, 3) if (depth, number) in told]
                assert [each.line for each in lines] == list(range(1, len(lines) + 1))
                assert len({each.moves[0] for each in lines}) == len(lines)
                assert [each.score for each in lines] == sorted((each.score for each in lines), reverse=True)
            assert told[max(told)[0], 1].moves == line
    assert raised > 5


def test_a_line_cut_off_below_its_window_stays_last() -> None:
    search = searcher("pandemonium-2020")
    reports: list[Report] = []
    search.think(Limits(depth=1), 2, FULL, reports.append)
    moves = list(search.root_moves)
    first, second = replace(reports[-2], score=10), replace(reports[-1], score=50)
    assert search._raise_last([first, replace(second, bound=UPPER)]) == 1  # noqa: SLF001  # a stop at this very moment
    assert search.root_moves == moves
    assert search._raise_last([first, second]) == 0  # noqa: SLF001  # a stop at this very moment
    assert search.root_moves == [moves[1], moves[0], *moves[2:]]


def test_time_counts_from_the_request() -> None:
    search = searcher("pandemonium-2020")
    search.begin(Limits(budget=for_move(20.0, 0.0)), time.perf_counter() - 30)
    assert search.work(1, FULL, None)
    assert search.state.nodes < 20_000


def test_divides_its_time() -> None:
    assert for_move(1.0, 0.02).hard == pytest.approx(0.98)
    for left in (0.01, 0.5, 10.0, 600.0):
        for moves in (0, 1, 10):
            budget = for_clock(left, 0.0, moves, 0.02)
            assert 0 < budget.hard <= max(left, 0.001)
            assert budget.soft <= max(budget.hard, 0.001)
    assert for_clock(60, 2, 0, 0.02).soft > for_clock(60, 0, 0, 0.02).soft


def test_grows_stronger_level_by_level() -> None:
    levels = [strength.of_level(level) for level in range(strength.LOWEST, strength.HIGHEST + 1)]
    for weaker, stronger in itertools.pairwise(levels):
        assert weaker.nodes <= stronger.nodes
        assert weaker.depth <= stronger.depth
        assert weaker.blindness >= stronger.blindness
        assert weaker.attention <= stronger.attention
    assert not any(level.full for level in levels)
    ratings = [strength.rating_of_level(level) for level in range(strength.LOWEST, strength.HIGHEST + 1)]
    assert ratings == sorted(set(ratings))
    assert [strength.level_of_rating(rating) for rating in ratings] == list(
        range(strength.LOWEST, strength.HIGHEST + 1)
    )


@COMPILED
def test_a_table_keeps_its_entries_when_it_grows() -> None:
    chance = random.Random(5)
    table = Table(200)
    began = table.buckets
    keys = [chance.getrandbits(64) - 2**63 for _ in range(1000)]
    for number, key in enumerate(keys):
        table.store(key, number + 1, 0, 5, EXACT, False)
    assert table.buckets == began, "it does not grow before it is full enough"
    assert [move_of(table.probe(key)) for key in keys] == list(range(1, len(keys) + 1))
    table.filled = 10**9
    sizes = set()
    for number, key in enumerate(chance.getrandbits(64) - 2**63 for _ in range(7000)):
        table.store(key, number + 1, 0, 5, EXACT, False)
        assert move_of(table.probe(key)) == number + 1
        sizes.add(table.buckets)
    assert table.buckets == table.max_buckets == 200 * 32768
    assert len(sizes) > 6000, "it grows by small pieces"
    assert [move_of(table.probe(key)) for key in keys] == list(range(1, len(keys) + 1))
    table.clear()
    assert not any(table.probe(key) for key in keys)


def test_a_search_leaks_no_references() -> None:
    """The compiled core would not if packaging/c_code.py removed one half of a pair."""
    search = searcher("pandemonium")
    state = search.state
    state.position.make(notation.parse(state.position, "NB-BN"))
    state.position.make(notation.parse(state.position, "NB-BN"))
    search.think(Limits(nodes=100), 1, FULL, None)
    held = [state, state.position, state.position.tables, state.history, state.ordering, state.evaluator, state.table]
    before = [sys.getrefcount(each) for each in held]
    search.think(Limits(nodes=5000), 1, FULL, None)
    assert [sys.getrefcount(each) for each in held] == before


@COMPILED
def test_a_table_grows_only_as_far_as_needed() -> None:
    chance = random.Random(6)
    table = Table(64)
    began = table.buckets
    for _ in range(20):
        table.new_search()
        for _ in range(began // 3):
            table.store(chance.getrandbits(64) - 2**63, 1, 0, 5, EXACT, False)
    assert table.buckets == began
    for _ in range(began):
        table.store(chance.getrandbits(64) - 2**63, 1, 0, 5, EXACT, False)
    assert table.buckets > began


def test_a_table_keeps_its_size_when_memory_is_short() -> None:
    table = Table(1)
    table.store(77, 5, 0, 5, EXACT, False)
    with pytest.raises(MemoryError):
        table.resize(1 << 40)
    assert move_of(table.probe(77)) == 5
    assert table.buckets == 32768
