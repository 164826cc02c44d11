"""Solved endings agree with legal moves, the slow referees and mate search; the computer wins won endings."""

from __future__ import annotations

from random import Random

import endings
import pytest
from ending_check import Lookup, check, check_solver, check_with_referee, samples
from ending_tables import STRONG, Board, Ending
from unaided import Unaided

from surajang.engine.position_history import PositionHistory
from surajang.engine.search import Limits, Report, Search
from surajang.engine.strength import FULL
from surajang.engine.table import Table
from surajang.engine.theory.endings import BY_MATE, RULES, read_endings
from surajang.rules import definition, fen, movegen
from surajang.rules.games import GAMES, game_named
from surajang.rules.position import Position

pytestmark = pytest.mark.once

NODES = 3000

SMALL = """
name = "small"
title = "Small"
files = 5
ranks = 6
start = "bnk2/5/5/5/5/2KNB w - - 0 1"
end = { stalemate_loses = true }
piece.K = { name = "King", moves = "K", royal = true }
piece.B = { name = "Bishop", moves = "B", promotion = { becomes = "Q", must_to = "6" } }
piece."+N" = { name = "Centaur", moves = "NK", held_as = "N" }
piece.Q = { name = "Queen", moves = "Q" }

[piece.N]
name = "Knight"
moves = "N"
held_as = "N"
drop = { zone = "1-6" }
promotion = { becomes = "+N", may_to = "6" }
"""


def ending_of(game: str, pieces: str, way: str = RULES) -> Ending:
    return endings.solve(endings.board_of(game_named(game), way), tuple(pieces.split()), way)


@pytest.mark.parametrize(
    ("game", "piece"),
    [
        ("mansindam", "C"),
        ("mansindam", "P"),
        ("palaceshogi", "+P"),
        ("palaceshogi", "+L"),
        ("palaceshogi", "+B"),
        ("palaceshogi", "+Q"),
        ("pandemonium", "P"),
        ("pandemonium-2020", "R"),
        ("pandemonium-vchess", "N"),
    ],
)
def test_values_of_positions_follow_from_their_moves(game: str, piece: str) -> None:
    ending = ending_of(game, piece)
    lookup = Lookup(ending)
    for number, (table, side, key, bit) in enumerate(samples(ending, Random(f"{game} {piece}"), 120)):
        text = lookup.text(table, side, key, bit)
        check(ending, text)
        if number % 15 == 0:
            check_with_referee(ending, text)
            check_solver(ending, text)


def test_castling_without_history_is_a_move() -> None:
    """The first edition castles with an unmoved king and rook, however they came there."""
    ending = ending_of("pandemonium-2020", "R")
    for text in ("10/10/10/10/10/10/10/4k5/10/R4K4[] w - - 0 1", "10/10/10/10/10/10/10/7k2/10/5K3R[] w - - 0 1"):
        position = fen.read(ending.board.variant, text)
        assert any(move & (1 << 26) for move in movegen.legal_moves(position))
        check(ending, text)


def test_a_wrong_value_is_detected() -> None:
    ending = ending_of("mansindam", "A")
    lookup = Lookup(ending)
    table, side, key, bit = next(
        sample for sample in samples(ending, Random(1), 200) if ending.table is sample[0] and sample[1] == STRONG
    )
    ending.table.wins[STRONG][STRONG][key] ^= 1 << bit
    with pytest.raises(AssertionError):
        check(ending, lookup.text(table, side, key, bit))


def test_values_of_two_pieces_follow_from_their_moves() -> None:
    """On a small board for speed; a piece captured by the bare side ends the ending."""
    variant = definition.read(SMALL, {})
    ending = Ending(Board(variant), (variant.kinds["N"], variant.kinds["B"]))
    lookup = Lookup(ending)
    assert endings.share(ending.table, STRONG, STRONG) > 0.5
    for table, side, key, bit in samples(ending, Random(2), 400):
        check(ending, lookup.text(table, side, key, bit))


@pytest.mark.parametrize(
    ("piece", "mates", "moves"), [("C", 4, 0), ("+C", 4, 0), ("+M", 44, 6), ("A", 104, 5), ("M", 0, 6), ("Q", 0, 0)]
)
def test_cardinal_rhino_ship_and_angel_mate_without_help(piece: str, mates: int, moves: int) -> None:
    """The inventor of Mansindam says so; only ship and angel can force it, and a marshal that becomes a ship."""
    variant = game_named("mansindam")
    alone = Unaided(Board(variant), variant.kinds[piece])
    assert alone.mates == mates
    assert (alone.share == 1) == (moves > 0)
    if moves:
        assert alone.moves == moves


@pytest.mark.parametrize(
    ("game", "piece", "text"),
    [
        ("mansindam", "C", "7C1/9/2k6/9/9/9/9/7K1/9[] w - - 0 1"),
        ("mansindam", "+C", "7+C1/9/2k6/9/9/9/9/7K1/9[] w - - 0 1"),
        ("mansindam", "+M", "9/9/9/+M7K/9/9/1k7/9/9[] w - - 0 1"),
        ("mansindam", "A", "9/9/9/A2K5/9/9/9/3k5/9[] w - - 0 1"),
        ("palaceshogi", "+Q", "7+Q1/9/9/9/9/9/9/2k1K4/9[] w - - 0 1"),
        ("palaceshogi", "+R", "7+R1/9/9/9/9/9/k5K2/9/9[] w - - 0 1"),
        ("palaceshogi", "+B", "7+B1/9/6k2/9/9/9/4K4/9/9[] w - - 0 1"),
        ("palaceshogi", "+S", "7+S1/9/9/9/9/8k/6K2/9/9[] w - - 0 1"),
        ("pandemonium", "N", "9k/10/7K2/7N2/10/10/10/10/10/10[] w - - 0 1"),
        ("pandemonium", "R", "K9/10/10/10/10/10/10/5k4/10/R9[] w - - 0 1"),
        ("pandemonium", "C", "K9/10/10/10/10/10/10/10/5k4/2C7[] w - - 0 1"),
    ],
)
def test_the_computer_wins_against_the_best_defence(game: str, piece: str, text: str) -> None:
    """Within six moves more than the least, with few nodes, against the tables' defence."""
    ending = ending_of(game, piece)
    lookup = Lookup(ending)
    position = fen.read(GAMES[game], text)
    winner, plies = lookup.value(position)
    assert winner == "w"
    history = PositionHistory(GAMES[game].repetition)
    history.push(position.key, position.in_check())
    search = Search(position, history, Table(4))
    for ply in range(plies + 12):
        if not movegen.legal_moves(position):
            break
        defends = ply % 2 == 1
        move = longest_defence(lookup, position) if defends else search.think(Limits(nodes=NODES), 1, FULL, ignore)[0]
        play(position, history, move)
    assert lookup.value(position) == ("w", 0), fen.write(position)


def ignore(report: Report) -> None:
    """Ignore the search's reports."""


def play(position: Position, history: PositionHistory, move: int) -> None:
    position.make(move)
    history.push(position.key, position.in_check())


def longest_defence(lookup: Lookup, position: Position) -> int:
    """Return the move after which the winner needs longest, or does not win."""
    worth: list[tuple[int, int]] = []
    for move in movegen.legal_moves(position):
        position.make(move)
        winner, plies = lookup.value(position)
        position.unmake()
        worth.append((plies if winner == "w" else 1000, move))
    return max(worth)[1]


def test_the_written_table_matches_the_results(capsys: pytest.CaptureFixture[str]) -> None:
    facts = {
        (name, ending.pieces, ending.way): ending
        for name, known in read_endings(endings.FACTS.read_text("utf-8")).items()
        for ending in known.solved
    }
    for game, pieces, way in (
        ("mansindam", ("+C",), RULES),
        ("palaceshogi", ("+B",), BY_MATE),
        ("pandemonium", ("N",), RULES),
    ):
        found = endings.solved(endings.board_of(game_named(game), way), pieces, way, 0)
        assert list(endings.lines_of(found)) == list(endings.lines_of(facts[game, pieces, way]))
    assert "mansindam" in capsys.readouterr().out
    known = read_endings(endings.FACTS.read_text("utf-8"))["mansindam"]
    alone = [line for each in endings.without_king(game_named("mansindam")) for line in endings.lines_of_alone(each)]
    assert alone == [line for each in known.without_king for line in endings.lines_of_alone(each)]
