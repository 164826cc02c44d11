"""Mates searched for beside the search: reported with their whole line, correct, and never longer than one reported
before.
"""

from dataclasses import replace
from random import Random

import pytest
from builds import core_build
from mates import Exhaustive, random_mate_position
from reference.mate import TooLong

from surajang.engine.player import Player
from surajang.engine.position_history import PositionHistory
from surajang.engine.root_mates import Proof
from surajang.engine.search import Limits, Report, Search
from surajang.engine.search_request import Request
from surajang.engine.strength import FULL
from surajang.engine.table import Table
from surajang.engine.table_entry import EXACT
from surajang.engine.values import MATE
from surajang.engine.workers import Finding
from surajang.rules import fen, notation
from surajang.rules.games import GAMES
from surajang.rules.movegen import legal_moves
from surajang.rules.position import Position

pytestmark = pytest.mark.once

POSITIONS = 40 if core_build() == "compiled" else 3
LOOKS = 2000
NODES = 3000

UNSEEN = [
    ("pandemonium", "10/10/7R2/10/10/8k1/10/10/10/6K3[M] w - - 0 1", 2),
    ("palaceshogi", "4b4/l2s+s+sk2/p1pss+p3/P+p1+p5/1+PP+P5/4K4/+P+PN+S4+r/L4P3/N1N6[r] b - - 1 71", 2),
]
"""Mates that the search alone misses with NODES."""


def search_at(name: str, text: str) -> Search:
    """A search at a position."""
    position = fen.read(GAMES[name], text)
    path = PositionHistory(GAMES[name].repetition)
    path.push(position.key, position.in_check())
    return Search(position, path, Table(1))


def thought(name: str, text: str, lines: int = 1, nodes: int = NODES, mates: bool = True) -> list[Report]:
    """The reports of a search."""
    told: list[Report] = []
    search_at(name, text).think(Limits(nodes=nodes, mates=mates), lines, FULL, told.append)
    return told


@pytest.mark.parametrize(("name", "text", "moves"), UNSEEN)
def test_reports_the_whole_line_of_a_mate_beyond_the_search(name: str, text: str, moves: int) -> None:
    assert thought(name, text, mates=False)[-1].mate_in == 0
    told = thought(name, text)[-1]
    assert (told.mate_in, told.bound, len(told.moves)) == (moves, EXACT, 2 * moves - 1)
    position = fen.read(GAMES[name], text)
    for move in told.moves:
        assert move in legal_moves(position)
        position.make(move)
    assert not legal_moves(position)


@pytest.mark.parametrize(("name", "text", "moves"), UNSEEN)
def test_several_lines_have_the_same_mate_first(name: str, text: str, moves: int) -> None:
    alone = thought(name, text)[-1]
    told = thought(name, text, lines=3)
    last = {report.line: report for report in told}
    assert (last[1].mate_in, last[1].moves[0]) == (moves, alone.moves[0])
    assert len({report.moves[0] for report in last.values()}) == 3
    assert last[1].score > max(last[2].score, last[3].score)


def judged(position: Position, moves: int) -> bool | None:
    """Return whether an exhaustive search finds a mate within this many moves; None if that takes too long."""
    try:
        return Exhaustive(position, [int(position.key)], LOOKS).mates(moves)
    except TooLong:
        return None


@pytest.mark.parametrize("name", list(GAMES))
def test_reported_mates_are_correct_and_never_get_longer(name: str) -> None:
    mates = 0
    for number in range(POSITIONS):
        text = random_mate_position(name, Random(f"{name} beside {number}"))
        position = fen.read(GAMES[name], text)
        if number % 2 and not position.in_check():
            position.pass_turn()
            text = fen.write(position)
        told = [(report.mate_in, report.moves[0]) for report in thought(name, text)]
        own = [moves for moves, _ in told if moves > 0]
        assert own == sorted(own, reverse=True), text
        assert own == [moves for moves, _ in told[len(told) - len(own) :]], text
        for moves, first in dict.fromkeys(told):
            position = fen.read(GAMES[name], text)
            if moves < 0:
                position.make(first)
            if moves:
                assert judged(position, abs(moves)) in (True, None), text
        mates += bool(own)
    assert mates >= POSITIONS // 6


def test_sees_moves_that_run_into_a_mate() -> None:
    """White mates with the pieces in hand if Black moves the pawn on the other wing."""
    search = search_at("mansindam", "3k5/9/9/p3R4/9/9/9/9/4K4[RQ] b - - 0 1")
    state = search.state
    state.nodes = 5000
    pawn = notation.parse(state.position, "a6a5")
    before = fen.write(state.position), state.history.length
    proof = search.mates.search(-500, pawn, [])
    assert (fen.write(state.position), state.history.length) == before
    assert proof is not None
    assert proof.value < 0
    assert proof.line[0] == pawn
    assert len(proof.line) == 2 * proof.moves
    assert search.mates.loses(pawn)


def test_the_solver_runs_only_during_analysis() -> None:
    player = Player(lambda error: None)
    assert not player.limits_of(Request(nodes=1)).mates
    player.set_option("UCI_AnalyseMode", "true")
    assert player.limits_of(Request(nodes=1)).mates


def is_to_stop(search: Search) -> bool:
    """Whether the solver is to stop when it next asks."""
    return search.mates.solver.state.stop_wanted


def test_an_earlier_stop_reaches_the_solver() -> None:
    name, text, _ = UNSEEN[0]
    search = search_at(name, text)
    assert not is_to_stop(search)
    search.stop()
    assert is_to_stop(search)
    search.state.stop_wanted = False
    assert not is_to_stop(search)


def test_results_of_workers_neither_replace_a_mate_nor_run_into_one() -> None:
    player = Player(lambda error: None)
    player.set_option("UCI_Variant", "mansindam")
    search = player._prepared_search()  # noqa: SLF001  # a finding at this very moment
    move = notation.parse(player.root.position, "e3e4")
    deeper, last = Finding(9, 30, ["e3e4"]), Report(5, 5, 1, 20, EXACT, 100, 0.1, 0, [move])
    assert player._is_better(deeper, last, Limits(), search)  # noqa: SLF001  # a finding at this very moment
    assert not player._is_better(deeper, replace(last, score=MATE - 3), Limits(), search)  # noqa: SLF001  # a finding at this very moment
    search.mates.proofs[move] = Proof(4 - MATE, [move], 2, False)
    assert not player._is_better(deeper, last, Limits(), search)  # noqa: SLF001  # a finding at this very moment
