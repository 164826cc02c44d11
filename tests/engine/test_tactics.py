"""Tactics that the computer must see within few nodes: those peculiar to each game, and exchanges."""

import random

import pytest
from reference import exchange as slow
from reference import positions

from surajang.engine.evaluate import Evaluator
from surajang.engine.exchange import Exchange
from surajang.engine.position_history import PositionHistory
from surajang.engine.search import Limits, Report, Search
from surajang.engine.strength import FULL
from surajang.engine.table import Table
from surajang.rules import fen, notation
from surajang.rules.games import GAMES
from surajang.rules.movegen import legal_moves
from surajang.rules.moves import CASTLING, DROP, SETUP, TWICE
from surajang.rules.position import Position

pytestmark = pytest.mark.once

NODES = 6000
ENOUGH = {"palaceshogi": 0.97}
"""The least share of random exchanges that must be judged as the slow referee judges them."""


def thought(name: str, text: str, nodes: int = NODES) -> tuple[Position, str, Report]:
    """The position, the move that the engine plays after a number of nodes, and its last report."""
    position = fen.read(GAMES[name], text)
    path = PositionHistory(GAMES[name].repetition)
    path.push(position.key, position.in_check())
    reports: list[Report] = []
    search = Search(position, path, Table(2))
    line = search.think(Limits(nodes=nodes), 1, FULL, reports.append)
    return position, notation.text(position, line[0]), reports[-1]


@pytest.mark.parametrize(
    ("name", "text", "moves"),
    [
        # A lion takes two pieces on its way, takes a guarded one and steps back, and takes both checking pieces.
        ("palaceshogi", "4k4/9/9/2b6/3r5/4+Q4/9/9/4K4[] w - - 0 1", {"e4d5c6", "e4d5e6"}),
        ("palaceshogi", "4k4/9/9/3+s5/3r5/4+Q4/9/9/4K4[] w - - 0 1", {"e4d5e4"}),
        ("palaceshogi", "6k2/9/9/9/9/1b7/3+Qr4/3+s5/4K4[] w - - 0 1", {"d3e3d2", "d3d2e3"}),
        # A lion takes the queen beside the rook that guards it, and leaves.
        ("palaceshogi", "4k4/9/9/9/4r4/4q4/3+Q5/9/6K2[] w - - 0 1", {"d3e4d3", "d3e4e5", "d3e4d5"}),
        # The queen guards only the first square of its palace: the pawn behind is free to take.
        ("palaceshogi", "4k4/4+p4/4q4/9/9/9/9/4R4/3K5[] w - - 0 1", {"e2e7+"}),
        # A knight that goes to the hand is worth more than a horse that is killed.
        ("palaceshogi", "3k5/9/9/1n5+n1/9/9/9/1R5R1/4K4[] w - - 0 1", {"h2h6"}),
        # A queen in hand mates beside the king where a piece guards it.
        ("mansindam", "4k4/9/4P4/9/9/9/9/9/4K4[Q] w - - 0 1", {"Q@e8"}),
        # A rook dropped on the last rank keeps the enemy king from reaching it.
        ("mansindam", "9/9/9/9/K8/9/9/4k4/9[R] w - - 0 1", {f"R@{file}1" for file in "abchi"} | {"R@g1"}),
        ("pandemonium", "k9/10/1P8/10/10/10/10/10/10/4K5[Q] w - - 0 1", {"Q@b9", "Q@a9"}),
        ("pandemonium", "kr8/pp8/10/10/10/10/10/10/10/4K5[N] w - - 0 1", {"N@c9", "N@b8"}),
    ],
)
def test_finds_the_move(name: str, text: str, moves: set[str]) -> None:
    assert thought(name, text)[1] in moves


@pytest.mark.parametrize(
    ("name", "text", "within", "nodes"),
    [
        ("palaceshogi", "k8/9/9/9/4+Q4/9/9/9/4K4[] w - - 0 1", 1, NODES),
        ("palaceshogi", "k8/9/9/4K4/9/9/9/9/9[] w - - 0 1", 1, NODES),
        ("palaceshogi", "4k4/9/9/2b6/3r5/4+Q4/9/9/4K4[] w - - 0 1", 2, NODES),
        ("mansindam", "k8/3K5/9/9/9/9/9/9/9[] w - - 0 1", 1, NODES),
        ("mansindam", "k8/9/3K5/9/9/9/9/9/9[] w - - 0 1", 2, NODES),
        ("pandemonium", "k9/10/1P8/10/10/10/10/10/10/4K5[Q] w - - 0 1", 1, NODES),
        # The rook on the board checks first, since leaves try only dropped ones.
        ("pandemonium", "3k6/10/7R2/10/10/10/10/10/10/4K5[R] w - - 0 1", 3, 25000),
    ],
)
def test_finds_the_win(name: str, text: str, within: int, nodes: int) -> None:
    """Mate, or a king's arrival, in at most this number of moves."""
    assert 0 < thought(name, text, nodes)[2].mate_in <= within


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("palaceshogi", "9/9/9/9/R8/4k4/9/9/K8[] w - - 0 1"),
        ("palaceshogi", "9/9/9/9/9/3k5/9/9/8K[S] w - - 0 1"),
        ("mansindam", "9/9/9/9/K8/9/9/4k4/9[R] w - - 0 1"),
        ("mansindam", "9/9/9/9/K8/9/9/2k6/7Q1[] w - - 0 1"),
    ],
)
def test_stops_a_king_that_threatens_to_arrive(name: str, text: str) -> None:
    position, move, _ = thought(name, text)
    position.make(notation.parse(position, move))
    for reply in legal_moves(position):
        position.make(reply)
        assert not position.arrived()
        position.unmake()


@pytest.mark.parametrize(
    ("text", "move", "wins", "not_more"),
    [
        # Rook for rook: both are killed. A dragon for a rook: the dragon goes to a hand. A guarded dragon for a rook.
        ("4k4/9/4r4/4r4/9/9/9/4R4/3K5[] w - - 0 1", "e2e6", 0, 1),
        ("4k4/9/4r4/4r4/9/9/9/4+R4/3K5[] w - - 0 1", "e2e6", -2000, 0),
        ("4k4/9/4r4/4+r4/9/9/9/4R4/3K5[] w - - 0 1", "e2e6", 1, 3000),
        # A cannon guards over a screen, but not over another cannon.
        ("4k4/9/9/8+l/9/8+n/8p/9/3K4R[] w - - 0 1", "i1i3", -2000, 0),
        ("4k4/9/9/8+l/9/8+L/8p/9/3K4R[] w - - 0 1", "i1i3", 1, 3000),
        # A king on an open file guards no distant square.
        ("4k4/9/9/9/4r4/9/9/9/R3+R1K2[] w - - 0 1", "e1e5", 1, 3000),
        # A lion may not take a lion, nor guard against one.
        ("4k4/9/9/9/3+q5/3n5/3+Q5/9/3K5[] w - - 0 1", "d3d4", 1, 3000),
    ],
)
def test_foresees_exchanges_of_palace_shogi(text: str, move: str, wins: int, not_more: int) -> None:
    position = fen.read(GAMES["palaceshogi"], text)
    exchange = Exchange(Evaluator(position.tables))
    parsed = notation.parse(position, move)
    assert exchange.at_least(position, parsed, wins)
    assert not exchange.at_least(position, parsed, not_more)
    assert fen.write(position) == text


@pytest.mark.parametrize("name", list(GAMES))
def test_exchanges_match_the_reference(name: str) -> None:
    chance = random.Random(name)
    asked = agreed = 0
    for position in positions_of(name, chance, 25):
        evaluator = Evaluator(position.tables)
        exchange = Exchange(evaluator)
        moves = [move for move in legal_moves(position) if not move & (CASTLING | SETUP)]
        captures = [move for move in moves if slow.gain(evaluator, position, move)]
        twice = [move for move in moves if move & TWICE]
        for group in (captures, twice, moves):
            for move in chance.sample(group, min(3, len(group))):
                worth = slow.value(evaluator, position, move, 6)
                for least in (-100, 0, 1, 100):
                    asked += 1
                    agreed += exchange.at_least(position, move, least) == (worth >= least)
    assert agreed >= ENOUGH.get(name, 0.985) * asked, f"{agreed} of {asked}"


def positions_of(name: str, chance: random.Random, count: int) -> list[Position]:
    """Random positions: in Palace Shogi with many lions and cannons, in the others from random games."""
    variant = GAMES[name]
    if variant is GAMES["palaceshogi"]:
        return [fen.read(variant, positions.GAME.write(positions.random_position(chance))) for _ in range(count)]
    found: list[Position] = []
    while len(found) < count:
        position = fen.read(variant, "startpos")
        for _ in range(chance.randrange(10, 80)):
            moves = list(legal_moves(position))
            if not moves:
                break
            captures = [move for move in moves if not move & (DROP | SETUP) and position.board[move & 255]]
            position.make(chance.choice(captures if captures and chance.random() < 0.35 else moves))
        else:
            found.append(position)
    return found
