"""The computer varies its openings by known moves: a strong player among those that it finds equal, a weak one more
freely, and never in analysis or unless asked to.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from queue import Queue

import pytest

from surajang.engine import player as player_module
from surajang.engine.clock import UNBOUNDED, Budget
from surajang.engine.player import Player
from surajang.engine.root import read_root
from surajang.engine.search import Limits, Report
from surajang.engine.search_request import Request
from surajang.engine.strength import FULL, Strength, of_level
from surajang.engine.table_entry import EXACT, LOWER
from surajang.engine.theory import book
from surajang.engine.theory.book import Book, book_for
from surajang.engine.theory.openings import Openings, compressed, openings_text, read_openings
from surajang.engine.values import MATE
from surajang.rules import fen, movegen, notation
from surajang.rules.games import GAMES, game_named

pytestmark = pytest.mark.once

MANSINDAM = game_named("mansindam")
WAIT = 60
A, B, C, D = 1, 2, 3, 4
GAMES_WITH = {A: 100, B: 50, C: 10}
WEAK = of_level(-8)


def as_good(score: int, depth: int = 5, strength: Strength = FULL, bound: int = EXACT, best: int = 20) -> bool:
    report = Report(depth, depth, 1, score, bound, 100, 0.1, 0, [B, 7])
    return Book(GAMES_WITH, strength, 2000).is_as_good(report, {4: 50, 5: best})


def test_a_strong_player_takes_a_known_move_that_is_about_as_good_as_the_best() -> None:
    assert as_good(20 - book.EQUAL)
    assert as_good(200)
    assert not as_good(19 - book.EQUAL)
    assert not as_good(20, bound=LOWER)


def test_a_player_who_misjudges_positions_finds_more_moves_equal() -> None:
    level = of_level(12)
    assert level.noise
    assert as_good(20 - book.EQUAL - level.noise, strength=level)
    assert not as_good(19 - book.EQUAL - level.noise, strength=level)


def test_moves_are_compared_at_the_same_depth_and_not_at_a_small_one() -> None:
    assert as_good(50 - book.EQUAL, 4)
    assert not as_good(49 - book.EQUAL, 4)
    assert not as_good(100, 3)
    assert not as_good(100, 6)


def test_mate_scores_equal_no_others() -> None:
    for score in (MATE - 3, 3 - MATE):
        assert not as_good(score, best=score)


def test_the_best_move_counts_as_known() -> None:
    strong = Book(GAMES_WITH, FULL, 2000)
    drawn = [strong.draw_beside(D) for _ in range(2000)]
    assert set(drawn) == {A, B, C, D}
    assert 1000 < drawn.count(A) < 1350
    assert set(strong.draw_beside(A) for _ in range(500)) == {A, B, C}


def test_the_two_searches_share_the_budget_of_one() -> None:
    whole = Limits(nodes=1000, budget=Budget(2.0, 8.0), skipped_depths=2)
    for strength, nodes in ((FULL, (750, 250)), (replace(of_level(7), nodes=400), (300, 100))):
        which = Book(GAMES_WITH, strength, 2000)
        first, second = which.first_limits(whole), which.second_limits(whole, B, 7)
        assert (first.nodes, second.nodes) == nodes
        assert (first.budget, second.budget) == (Budget(1.5, 6.0), Budget(0.5, 2.0))
        assert (first.depth, first.moves) == (0, [])
        assert (second.depth, second.moves) == (7, [B])
    endless = Book(GAMES_WITH, FULL, 2000).first_limits(Limits(depth=5))
    assert (endless.nodes, endless.depth, endless.budget) == (0, 5, UNBOUNDED)


@pytest.mark.parametrize("nodes", [1, 3])
def test_a_share_of_few_nodes_is_no_endless_search(nodes: int) -> None:
    few, which = Limits(nodes=nodes), Book(GAMES_WITH, FULL, 2000)
    assert which.first_limits(few).nodes
    assert which.second_limits(few, B, 7).nodes


def test_a_weak_player_picks_moves_by_their_frequency() -> None:
    weak = Book(GAMES_WITH, WEAK, 2000)
    assert weak.free
    assert not Book(GAMES_WITH, FULL, 2000).free
    assert not Book(GAMES_WITH, of_level(12), 2000).free
    drawn = [weak.draw() for _ in range(2000)]
    assert 1100 < drawn.count(A) < 1400
    assert drawn.count(C) > 50


def tree(*moves: str, games: int = 100, after: tuple[str, ...] = ()) -> Openings:
    position = fen.read(MANSINDAM, "startpos")
    for text in after:
        position.make(notation.parse(position, text))
    known = [(text, games - number, 40.0) for number, text in enumerate(moves)]
    return read_openings(compressed(openings_text(1000, 2000, {position.key: known})))


def known_at(openings: Openings, *moves: str) -> bool:
    return book_for(read_root(MANSINDAM, "startpos", list(moves)), openings, FULL) is not None


def test_the_book_offers_a_choice_only_among_several_well_known_moves() -> None:
    openings = tree("e3e4", "c3c4")
    assert known_at(openings)
    assert not known_at(openings, "e3e4")
    assert not known_at(tree("e3e4"))
    assert not known_at(tree("e3e4", "c3c4", games=book.MIN_GAMES))
    assert not known_at(tree())


def test_a_move_that_scores_less_is_left_out() -> None:
    for before, points in ([], (50.0, 45.0, 25.0)), (["e3e4"], (50.0, 55.0, 75.0)):
        root = read_root(MANSINDAM, "startpos", before)
        moves = movegen.legal_moves(root.position)[:3]
        known = [(notation.text(root.position, move), 100, each) for move, each in zip(moves, points, strict=True)]
        openings = read_openings(compressed(openings_text(1000, 2000, {root.position.key: known})))
        found = book_for(root, openings, WEAK)
        assert found is not None
        assert {found.draw() for _ in range(200)} == set(moves[:2])


def test_no_known_move_repeats_a_position() -> None:
    there = ("a1a2", "a9a8", "a2a1")
    assert not known_at(tree("a8a9", "c7c6", after=there), *there)
    back = tree("a8a9", "c7c6", "e7e6", after=there)
    found = book_for(read_root(MANSINDAM, "startpos", list(there)), back, WEAK)
    assert found is not None
    start = read_root(MANSINDAM, "startpos", list(there)).position
    assert {found.draw() for _ in range(100)} == {notation.parse(start, text) for text in ("c7c6", "e7e6")}


def test_setups_are_not_chosen_from_the_book() -> None:
    variant = GAMES["pandemonium"]
    position = fen.read(variant, "startpos")
    known = [("NB-BN", 50, 20.0), ("BN-BN", 50, 20.0)]
    openings = read_openings(compressed(openings_text(1000, 2000, {position.key: known})))
    assert book_for(read_root(variant, "startpos", []), openings, WEAK) is None


@pytest.fixture
def player(monkeypatch: pytest.MonkeyPatch) -> Iterator[Player]:
    openings = tree("i3i4", "e1d2", "h3h4")
    monkeypatch.setattr(player_module, "openings_of", lambda variant: openings)
    failures: list[Exception] = []
    made = Player(failures.append)
    for name, value in (("Hash", "1"), ("UCI_Variant", "mansindam"), ("OwnBook", "true")):
        made.set_option(name, value)
    yield made
    made.stop()
    assert failures == []


def answer(player: Player, request: Request) -> tuple[str, list[tuple[Report, list[str]]]]:
    """Return a search's move and reports."""
    found: list[tuple[Report, list[str]]] = []
    decided: Queue[list[str]] = Queue()
    player.search(request, lambda report, moves: found.append((report, moves)), decided.put)
    if request.infinite:
        player.stop()
    if request.pondering:
        player.ponder_hit()
    return decided.get(timeout=WAIT)[0], found


@pytest.mark.parametrize("pondering", [False, True])
def test_a_weak_level_opens_with_known_moves(player: Player, pondering: bool) -> None:
    player.set_option("Skill Level", "-8")
    answers = [answer(player, Request(nodes=300, pondering=pondering)) for _ in range(30)]
    assert {move for move, _ in answers} == {"i3i4", "e1d2", "h3h4"}
    assert all(found == [] for _, found in answers)


@pytest.mark.parametrize("pondering", [False, True])
def test_a_strong_player_reports_the_line_that_it_plays(
    player: Player, pondering: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(book, "EQUAL", 1000)
    openings = tree("a1a2", "i3i4", "g3g4", "e1d2", "e3e4", "c3c4")
    monkeypatch.setattr(player_module, "openings_of", lambda variant: openings)
    seen = set()
    for _ in range(12):
        move, found = answer(player, Request(depth=2, pondering=pondering))
        assert found[-1][1][0] == move
        seen.add(move)
        player.new_game()
    assert len(seen) > 1


@pytest.mark.parametrize(
    ("options", "request_"),
    [
        ({"OwnBook": "false"}, Request(depth=2)),
        ({"UCI_AnalyseMode": "true"}, Request(depth=2)),
        ({}, Request(depth=2, infinite=True)),
        ({}, Request(depth=2, moves=("i3i4", "e3e4"))),
        ({}, Request(mate=1)),
    ],
)
def test_searches_outside_games_ignore_the_book(
    player: Player, options: dict[str, str], request_: Request, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player_module, "book_for", lambda *_: pytest.fail("asked for known moves"))
    for name, value in options.items():
        player.set_option(name, value)
    assert answer(player, replace(request_))[0]


def test_the_book_is_off_by_default() -> None:
    assert not Player(lambda error: None).options.is_on("OwnBook")
