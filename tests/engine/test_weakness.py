"""The handicaps of weak levels: what they notice and overlook, and that they do not shuffle."""

import pytest

from surajang.engine.position_history import PositionHistory
from surajang.engine.search import Limits, Search
from surajang.engine.strength import LOWEST, STEPS, of_level
from surajang.engine.table import Table
from surajang.engine.weakness import Weakness
from surajang.gui.analysis.move_facts import threats
from surajang.gui.learn.lessons import FAMILIES
from surajang.rules import movegen, notation
from surajang.rules.codes import rank_of
from surajang.rules.game import Game
from surajang.rules.games import GAMES, game_named
from surajang.rules.moves import DROP, SETUP, origin, target

pytestmark = pytest.mark.once


def weakness(level: int, seed: int) -> Weakness:
    held_back = Weakness()
    held_back.set_strength(of_level(level))
    held_back.seed = seed
    return held_back


@pytest.mark.parametrize("name", GAMES)
def test_the_lowest_level_notices_few_moves_and_repeatably(name: str) -> None:
    game = Game(game_named(name))
    game.play(game.legal_moves()[0])
    game.play(game.legal_moves()[0])
    moves = movegen.legal_moves(game.position)
    counts = []
    for seed in range(200):
        noticed = weakness(LOWEST, seed << 17).noticed(game.position, moves)
        assert set(noticed) <= set(moves)
        assert noticed == weakness(LOWEST, seed << 17).noticed(game.position, moves)
        counts.append(len(noticed))
    assert min(counts) >= 1
    assert 0.1 * len(moves) < sum(counts) / len(counts) < 0.5 * len(moves)
    assert weakness(-8, 5).noticed(game.position, moves) == moves


def test_higher_levels_notice_more_captures() -> None:
    game = Game(game_named("mansindam"), "k8/9/9/9/3p5/3R5/9/9/K8[] w - - 0 1")
    capture = notation.parse(game.position, "d4d5")
    moves = game.legal_moves()
    seen = [
        sum(capture in weakness(level, seed << 17).noticed(game.position, moves) for seed in range(1000))
        for level in STEPS
        if level <= -20
    ]
    assert seen[0] < 200
    assert seen == sorted(seen)
    assert seen[-1] == 1000


def test_the_lowest_level_overlooks_most_mates() -> None:
    position = Game(game_named("mansindam"), "k8/9/1K7/9/9/9/9/9/2RR5[] w - - 0 1").position
    mate = notation.parse(position, "d1d9+")
    overlooked = sum(weakness(LOWEST, seed << 17).overlooks_win(position.key, mate) for seed in range(1000))
    assert 800 < overlooked < 1000
    assert not weakness(-20, 1).overlooks_win(position.key, mate)


@pytest.mark.parametrize("level", [level for level in STEPS if level < -8])
def test_low_levels_do_not_shuffle(level: int) -> None:
    """A piece that is not attacked and has captured nothing does not return to the square it came from."""
    for seed in range(2):
        game = Game(game_named("palaceshogi"))
        history = PositionHistory(game.variant.repetition)
        history.push(game.position.key, game.position.in_check())
        search = Search(game.position, history, Table(1))
        search.state.weakness.seed = seed << 20
        played: list[tuple[int, bool]] = []
        while not game.outcome.over and game.node.ply < 50:
            move = search.think(Limits(), 1, of_level(level), None)[0]
            position = game.position
            captures = position.captures(move)
            quiet = not captures and not position.in_check() and not move & DROP
            if len(played) > 1 and quiet and not position.attacked(origin(move), 1 - position.side):
                last, captured = played[-2]
                back = target(move) == origin(last) and origin(move) == target(last) and not last & DROP
                assert captured or not back or len(game.legal_moves()) == 1
            played.append((move, captures))
            game.play(move)
            history.push(game.position.key, game.position.in_check())


@pytest.mark.parametrize("name", FAMILIES)
def test_low_levels_bring_their_pieces_out_and_threaten(name: str) -> None:
    """In the first 15 moves; 6 to 8 pieces of a side, and a threat after 11 to 49 % of moves, were measured in longer
    series, as much as at the level of a strong player."""
    brought_out = threats_made = moves_made = sides = 0
    for level in sorted(STEPS)[:3]:
        for seed in range(4):
            game = Game(game_named(name))
            history = PositionHistory(game.variant.repetition)
            search = Search(game.position, history, Table(1))
            search.state.weakness.seed = seed << 20
            out: set[tuple[int, int]] = set()
            while not game.outcome.over and game.node.ply < 30:
                history.push(game.position.key, game.position.in_check())
                position, side = game.position, int(game.position.side)
                move = search.think(Limits(), 1, of_level(level), None)[0]
                if not move & (DROP | SETUP) and is_piece_at_home(game, int(origin(move))):
                    out.add((side, int(origin(move))))
                game.play(move)
                if not position.setup and not game.outcome.over:
                    threats_made += bool(threats(position, 1 - side))
                    moves_made += 1
            brought_out += len(out)
            sides += 2
    assert brought_out / sides > 4.5
    assert threats_made / moves_made > 0.08


def is_piece_at_home(game: Game, square: int) -> bool:
    """Return whether a square of the first two ranks of the side to move holds a piece other than king and pawn."""
    position = game.position
    piece = game.position.tables.piece_of(position.board[square])
    rank = rank_of(square) if position.side == 0 else game.variant.ranks - 1 - rank_of(square)
    return rank < 2 and not piece.pawn and not piece.royal
