"""The evaluation of games without a network, and the parts of the search that only they have."""

import random
from dataclasses import replace

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from surajang.engine import general_terms
from surajang.engine.evaluate import Evaluator
from surajang.engine.picker import Picker
from surajang.engine.position_history import PositionHistory
from surajang.engine.pseudo_legal import is_pseudo_legal
from surajang.engine.search import Limits, Report, Search
from surajang.engine.strength import FULL
from surajang.engine.table import Table
from surajang.engine.term_weights import TERMS
from surajang.engine.values import MATE
from surajang.rules import fen, notation
from surajang.rules.game_files import games_in_text
from surajang.rules.ini import template
from surajang.rules.movegen import legal_moves
from surajang.rules.position import MAX_MOVES, Position
from surajang.rules.variant import Variant

CHESS = "chess"
COMPILED = pytest.mark.compiled
EVERY_GAME = pytest.mark.parametrize(
    "name", ["losalamos", *(pytest.param(name, marks=COMPILED) for name in ("chess", "crazyhouse", "shogi", "grand"))]
)


def searcher(position: Position) -> Search:
    """A search of a position without moves before it."""
    path = PositionHistory(position.tables.variant.repetition)
    path.push(position.key, position.in_check())
    return Search(position, path, Table(1))


def value(text: str, name: str = CHESS) -> int:
    """The evaluation of a position for the side to move."""
    position = fen.read(template(name), text)
    evaluator = Evaluator(position.tables)
    evaluator.refresh(position)
    return int(evaluator.evaluate(position, 0))


def flipped(text: str) -> str:
    """A FEN without castling rights, with colours and ranks exchanged."""
    board, side, *_ = text.split()
    rows, _, hands = board.partition("[")
    held = "".join(sorted(hands.rstrip("]").swapcase()))
    return f"{'/'.join(reversed(rows.split('/'))).swapcase()}[{held}] {'wb'[side == 'w']} - - 0 1"


def random_positions(name: str, count: int) -> list[Position]:
    """Positions of random games, with legal moves."""
    dice = random.Random(name)
    found = []
    for plies in range(4, 4 + 7 * count, 7):
        position = fen.read(template(name), "startpos")
        for _ in range(plies):
            if not (moves := legal_moves(position)):
                break
            position.make(dice.choice(moves))
        if legal_moves(position):
            found.append(position)
    return found


def test_every_term_has_the_weights_of_its_name() -> None:
    assert [getattr(general_terms, f"_{name.upper()}") for name in TERMS] == [*range(len(TERMS))]


@EVERY_GAME
def test_evaluation_is_symmetric_in_colours(name: str) -> None:
    for position in random_positions(name, 8):
        board, side, *_ = fen.write(position).split()
        text = f"{board} {side} - - 0 1"
        assert value(text, name) == pytest.approx(value(flipped(text), name), abs=2)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("4k3/8/4P3/8/8/8/8/4K3", "4k3/8/8/8/4P3/8/8/4K3"),  # a passed pawn nearer to promotion
        ("4k3/p7/8/4P3/3K4/8/8/8", "4k3/3p4/8/4P3/3K4/8/8/8"),  # a pawn that no pawn can stop
        ("6k1/8/8/8/8/8/3PP3/6K1", "6k1/8/8/8/8/4P3/4P3/6K1"),  # pawns beside each other, not on one file
        ("6k1/3b4/8/3p4/8/2N5/8/6K1", "6k1/3b4/2p5/3p4/8/2N5/8/6K1"),  # an attacked pawn that nothing defends
        ("6k1/8/8/2q5/1P6/8/8/6K1", "6k1/8/8/2q5/8/1P6/8/6K1"),  # a queen that a pawn attacks
        ("q5k1/8/8/8/8/8/5PPP/Q5K1", "q5k1/8/8/8/8/8/PPP5/Q5K1"),  # a king behind its pawns
        ("6k1/8/8/4BB2/8/8/8/6K1", "6k1/8/8/4NB2/8/8/8/6K1"),  # two bishops
    ],
)
def test_the_better_position_scores_higher(better: str, worse: str) -> None:
    assert value(f"{better} w - - 0 1") > value(f"{worse} w - - 0 1")


def test_pieces_missing_from_the_start_get_no_bonus() -> None:
    (game,) = games_in_text("[bare:chess]\nstartFen = 4k3/pppp4/8/8/8/8/PPPP4/4K3 w - - 0 1\n").values()
    assert isinstance(game, Variant)
    position = fen.read(game, "4k3/8/QQ3Q2/8/8/8/PPPP4/4K3 w - - 0 1")
    evaluator = Evaluator(position.tables)
    evaluator.refresh(position)
    assert 3000 < evaluator.evaluate(position, 0) < 6000


@EVERY_GAME
def test_hash_moves_are_checked_for_pseudo_legality(name: str) -> None:
    """A move of another position is playable exactly if it is legal here, king safety aside."""
    scratch = vec[i64]([0] * (2 * MAX_MOVES))
    positions = random_positions(name, 12)
    remembered = {move for position in positions for move in legal_moves(position)}
    for position in positions:
        legal = set(legal_moves(position))
        for move in remembered:
            can = is_pseudo_legal(position, move, scratch, 0)
            if can:
                position.make(move)
                can = not position.exposed()
                position.unmake()
            assert can == (move in legal), notation.text(position, move)


@EVERY_GAME
def test_a_node_searches_every_legal_move_once(name: str) -> None:
    """Promotions that are listed with the captures are the only moves missing from the quiet ones."""
    for position in random_positions(name, 24):
        picker = Picker(searcher(position).state, 0)
        picker.reset(0, 0, in_check=position.in_check(), futile=False, without_drops=False)
        picked = []
        while move := picker.next(skip_quiets=False):
            picked.append(move)
        assert sorted(picked) == sorted(legal_moves(position))


def test_sees_a_promotion_at_the_leaves() -> None:
    position = fen.read(template(CHESS), "8/4P1k1/8/8/8/8/8/K7 b - - 0 1")
    line = searcher(position).think(Limits(depth=1), 1, FULL, None)
    assert notation.text(position, line[0]) == "g7f7"


def test_does_not_pass_in_zugzwang() -> None:
    """Only kings and pawns are left, and the side to move loses its pawn, which a null move would hide."""
    position = fen.read(template(CHESS), "8/8/8/1Kp5/2Pk4/8/8/8 w - - 0 1")
    state = searcher(position).state
    assert not state.has_pieces()
    assert searcher(fen.read(template(CHESS), "8/8/8/1Kp5/2Pk4/8/8/7R w - - 0 1")).state.has_pieces()


@pytest.mark.parametrize(
    ("text", "name", "drawn"),
    [
        ("4k3/8/8/8/8/8/8/4KB2 w - - 0 1", CHESS, True),
        ("4k3/8/8/8/8/8/4P3/4Kn2 b - - 0 1", CHESS, True),  # the knight's side has no pawns
        ("4k3/8/8/8/8/8/4P3/4KB2 w - - 0 1", CHESS, False),
        ("4k3/8/8/8/8/8/8/4KR2 w - - 0 1", CHESS, False),
        ("4k3/8/8/8/8/8/8/4KN2 w - - 0 1", "knightmate", False),  # where a bishop can mate
        ("4k3/8/8/8/8/8/8/4KB2[] w - - 0 1", "crazyhouse", False),  # nothing is ever lost
    ],
)
def test_a_piece_that_cannot_mate_is_worth_nothing_without_pawns(text: str, name: str, drawn: bool) -> None:
    if name == "knightmate":
        text = text.replace("N", "B")
    assert (abs(value(text, name)) < 20) == drawn


def test_a_light_piece_more_wins_little_without_pawns() -> None:
    rook = value("4k3/8/8/8/8/8/4r3/3K1RB1 w - - 0 1")
    assert 0 < 4 * rook < value("4k3/8/8/8/8/8/2P1r3/3K1RB1 w - - 0 1")


def test_a_lead_shrinks_as_the_move_limit_draws_near() -> None:
    fresh, late, last = (value(f"4k3/8/8/8/8/8/8/R3K3 w - - {clock} 80") for clock in (0, 60, 100))
    assert fresh > 2 * late > 0
    assert last == 0


def test_searches_the_move_limit() -> None:
    """Two plies before the limit nothing but a mate wins."""
    for text, drawn in (("8/8/8/4k3/8/8/8/R3K3 w - - 98 90", True), ("3k4/8/3K4/8/8/8/8/R7 w - - 98 90", False)):
        reports: list[Report] = []
        searcher(fen.read(template(CHESS), text)).think(Limits(depth=5), 1, FULL, reports.append)
        assert (reports[-1].score == 0) == drawn


def test_the_move_limit_comes_after_a_lost_stalemate_and_before_a_capture() -> None:
    """White makes the last move before the limit: it stalemates, or gives check with a queen that can be captured."""
    chess = template(CHESS)
    strict = replace(chess, name="strict", end=replace(chess.end, stalemate_loses=True))
    for game, text, move, score in (
        (strict, "k7/8/2K5/1N6/8/8/8/8 w - - 99 90", "c6c7", MATE - 1),
        (chess, "4k3/8/8/8/8/8/8/K2Q4 w - - 99 90", "d1d7", 0),
    ):
        position = fen.read(game, text)
        reports: list[Report] = []
        limits = Limits(depth=4, moves=[notation.parse(position, move)])
        searcher(position).think(limits, 1, FULL, reports.append)
        assert reports[-1].score == score
