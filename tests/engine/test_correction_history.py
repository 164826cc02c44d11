"""CorrectionHistory of the evaluation: the keys by which positions are alike, and the corrections kept."""

import random

import pytest

from surajang.engine.changes import Changes
from surajang.engine.correction_history import CorrectionHistory
from surajang.engine.position_history import PositionHistory
from surajang.engine.search import Limits, Report, Search
from surajang.engine.strength import FULL
from surajang.engine.table import Table
from surajang.rules import fen, movegen
from surajang.rules.games import GAMES
from surajang.rules.moves import DROP
from surajang.rules.position import Position

EVERY_GAME = pytest.mark.parametrize("name", list(GAMES))

MOVES_KEY = 4
"""The number of the key of the last moves, which does not follow from the position."""

MAX_CORRECTION = 400
"""The largest correction, in hundredths of a pawn."""


def keys(corrections: CorrectionHistory, ply: int) -> list[int]:
    return [corrections.keys[5 * ply + n] for n in range(5)]


def corrections_of(name: str, text: str) -> tuple[CorrectionHistory, Position]:
    """A position, and corrections that know its keys and have learned nothing."""
    position = fen.read(GAMES[name], text)
    corrections = CorrectionHistory(position.tables, 2)
    corrections.refresh(position)
    return corrections, position


@EVERY_GAME
def test_keys_are_updated_from_move_to_move(name: str) -> None:
    chance = random.Random(8)
    position = fen.read(GAMES[name], "startpos")
    running = CorrectionHistory(position.tables, 128)
    fresh = CorrectionHistory(position.tables, 1)
    changes = Changes()
    running.refresh(position)
    for ply in range(90):
        moves = movegen.legal_moves(position)
        if not moves:
            break
        position.make(chance.choice(moves))
        changes.read(position)
        running.follow(changes, 1000 + ply, ply)
        fresh.refresh(position)
        assert keys(running, ply + 1)[:MOVES_KEY] == keys(fresh, 0)[:MOVES_KEY]
        assert keys(running, ply + 1)[MOVES_KEY] == 1000 + ply


def test_a_null_move_changes_only_the_key_of_moves() -> None:
    corrections, _ = corrections_of("mansindam", "startpos")
    corrections.pass_turn(77, 0)
    assert keys(corrections, 1) == [*keys(corrections, 0)[:MOVES_KEY], 77]


@pytest.mark.parametrize("better", [30, -30])
def test_corrections_last_for_their_side_until_cleared(better: int) -> None:
    corrections, _ = corrections_of("palaceshogi", "startpos")
    for _ in range(10):
        corrections.update(0, 0, better, 6)
    assert corrections.correction(0, 0) * better > 0
    assert corrections.correction(1, 0) == 0
    corrections.clear()
    assert corrections.correction(0, 0) == 0


@pytest.mark.parametrize("better", [9000, -9000])
def test_corrections_are_bounded(better: int) -> None:
    corrections, _ = corrections_of("palaceshogi", "startpos")
    for _ in range(1000):
        corrections.update(1, 0, better, 60)
    assert MAX_CORRECTION / 2 < abs(int(corrections.correction(1, 0))) <= MAX_CORRECTION


def test_a_partly_matching_position_is_corrected_partly() -> None:
    """A drop by White leaves Black's pieces and the pawns as they were."""
    text = "3k5/9/9/p8/9/9/P8/9/4K4[SNsn] w - - 0 1"
    corrections, position = corrections_of("palaceshogi", text)
    for _ in range(100):
        corrections.update(0, 0, 200, 8)
    whole = corrections.correction(0, 0)
    changes = Changes()
    position.make(next(move for move in movegen.legal_moves(position) if move & DROP))
    changes.read(position)
    corrections.follow(changes, 1, 0)
    assert 0 < corrections.correction(0, 1) < whole


@pytest.mark.compiled
@EVERY_GAME
def test_a_search_fills_corrections_and_starts_over_when_cleared(name: str) -> None:
    position = fen.read(GAMES[name], "startpos")
    history = PositionHistory(GAMES[name].repetition)
    history.push(position.key, position.in_check())
    search = Search(position, history, Table(1))
    results = []
    for _ in range(2):
        reports: list[Report] = []
        line = search.think(Limits(nodes=1500), 1, FULL, reports.append)
        results.append((line, [(report.depth, report.score, report.nodes) for report in reports]))
        assert any(search.state.correction_history.table)
        search.state.forget()
        assert not any(search.state.correction_history.table)
    assert results[0] == results[1]
