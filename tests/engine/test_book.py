"""The computer varies its openings by known moves: a strong player among those that it finds equal, a weak one more
freely, and none where it analyses or was not asked to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from queue import Queue

import pytest

from surajang.engine import player as player_module
from surajang.engine.player import Player, Request
from surajang.engine.root import read_root
from surajang.engine.search import Report
from surajang.engine.strength import FULL, of_level
from surajang.engine.table_entry import EXACT, LOWER
from surajang.engine.theory import book
from surajang.engine.theory.book import Book, book_for
from surajang.engine.theory.openings import Openings, compressed, openings_text, read_openings
from surajang.engine.values import MATE
from surajang.rules import fen, notation
from surajang.rules.games import GAMES, game_named

pytestmark = pytest.mark.once

MANSINDAM = game_named("mansindam")
WAIT = 60
A, B, C, D = 1, 2, 3, 4
GAMES_WITH = {A: 100, B: 50, C: 10}
WEAK = of_level(-8)


def line(move: int, score: int, depth: int = 5, bound: int = EXACT) -> Report:
    return Report(depth, depth, 1, score, bound, 100, 0.1, 0, [move, 7])


def chosen(*reports: Report, best: int = A, strength: int = 20, games: dict[int, int] = GAMES_WITH) -> set[int]:
    """Return the first moves that are chosen, now and then, after some reports of a search."""
    which = Book(games, FULL if strength == 20 else of_level(strength), 2000)
    for report in reports:
        which.note(report)
    answers = [which.choose([best]) for _ in range(200)]
    return {best if answer is None else answer.moves[0] for answer in answers}


def test_a_strong_player_chooses_known_moves_that_are_about_equal() -> None:
    near, far = 20 - book.EQUAL, 19 - book.EQUAL
    assert chosen(line(A, 20), line(B, near), line(C, far)) == {A, B}
    assert chosen(line(A, 20), line(B, far), line(D, 20)) == {A}, "D is not known"
    assert chosen(line(D, 20), line(B, near), line(C, near), best=D) == {B, C, D}, "the best move always counts"


def test_a_player_who_misjudges_positions_finds_more_moves_equal() -> None:
    noise = of_level(12).noise
    reports = line(A, 20), line(B, 20 - book.EQUAL - noise), line(C, 19 - book.EQUAL - noise)
    assert chosen(*reports, strength=12) == {A, B}


def test_lines_are_compared_at_the_last_depth_that_has_all() -> None:
    whole = line(A, 20), line(B, 20), line(C, -80)
    assert chosen(*whole, line(A, -50, 6)) == {A, B}
    assert chosen(*whole, line(A, 20, 6), line(B, -80, 6), line(C, 20, 6)) == {A, C}
    assert chosen(*whole, line(D, 90, 6), best=D) == {A, B, D}
    assert chosen(line(A, 20), line(B, 20)) == {A}, "no depth is whole"
    assert chosen(line(A, 20), line(B, 20), line(C, 20, bound=LOWER)) == {A}


def test_nothing_is_chosen_beside_a_mate() -> None:
    for score in (MATE - 3, 3 - MATE):
        assert chosen(line(A, score), line(B, score), line(C, score)) == {A}


def test_a_weak_player_draws_moves_as_often_as_they_were_played() -> None:
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


def test_there_is_a_choice_only_where_several_moves_are_known_well() -> None:
    openings = tree("e3e4", "c3c4")
    assert known_at(openings)
    assert not known_at(openings, "e3e4")
    assert not known_at(tree("e3e4"))
    assert not known_at(tree("e3e4", "c3c4", games=book.LEAST))
    assert not known_at(tree())


def test_no_known_move_repeats_a_position() -> None:
    there = ("a1a2", "a9a8", "a2a1")
    assert not known_at(tree("a8a9", "c7c6", after=there), *there)
    back = tree("a8a9", "c7c6", "e7e6", after=there)
    found = book_for(read_root(MANSINDAM, "startpos", list(there)), back, WEAK)
    assert found is not None
    start = read_root(MANSINDAM, "startpos", list(there)).position
    assert {found.draw() for _ in range(100)} == {notation.parse(start, text) for text in ("c7c6", "e7e6")}


def test_a_setup_is_not_drawn() -> None:
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
    """Return the move of a search, and its reports."""
    found: list[tuple[Report, list[str]]] = []
    decided: Queue[list[str]] = Queue()
    player.search(request, lambda report, moves: found.append((report, moves)), decided.put)
    if request.infinite:
        player.stop()
    return decided.get(timeout=WAIT)[0], found


def test_a_weak_level_opens_with_known_moves(player: Player) -> None:
    player.set_option("Skill Level", "-8")
    answers = [answer(player, Request(nodes=300)) for _ in range(30)]
    assert {move for move, _ in answers} == {"i3i4", "e1d2", "h3h4"}
    assert all(found == [] for _, found in answers)


def test_a_strong_player_reports_the_line_that_it_plays(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(book, "EQUAL", 1000)
    openings = tree("a1a2", "i3i4", "g3g4", "e1d2", "e3e4", "c3c4")
    monkeypatch.setattr(player_module, "openings_of", lambda variant: openings)
    seen = set()
    for _ in range(12):
        move, found = answer(player, Request(depth=2))
        assert {report.line for report, _ in found} == {1}
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
def test_a_search_that_is_not_for_a_game_is_as_without(
    player: Player, options: dict[str, str], request_: Request, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player_module, "book_for", lambda *_: pytest.fail("asked for known moves"))
    for name, value in options.items():
        player.set_option(name, value)
    assert answer(player, replace(request_))[0]


def test_nobody_asks_for_known_moves_by_default() -> None:
    assert not Player(lambda error: None).options.is_on("OwnBook")
