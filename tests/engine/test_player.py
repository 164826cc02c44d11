"""The computer player, called without a protocol."""

from collections.abc import Iterator
from dataclasses import replace
from queue import Queue

import pytest

from surajang.engine.options import Refused
from surajang.engine.player import Player
from surajang.engine.search import Report
from surajang.engine.search_request import Request
from surajang.rules.games import GAMES
from surajang.rules.notation import IllegalMove
from surajang.rules.special_rules import Repetition

pytestmark = pytest.mark.once

MATE_IN_ONE = "4k4/9/4P4/9/9/9/9/9/4K4[Q] w - - 0 1"
WAIT = 60


@pytest.fixture
def failures() -> list[Exception]:
    return []


@pytest.fixture
def player(failures: list[Exception]) -> Iterator[Player]:
    made = Player(failures.append)
    made.set_option("Hash", "1")
    made.set_option("UCI_Variant", "mansindam")
    yield made
    made.stop()
    if made.thread:
        made.thread.join(WAIT)
    assert failures == []


def test_reports_lines_and_then_a_move(player: Player) -> None:
    player.set_position(MATE_IN_ONE, [])
    found: list[tuple[Report, list[str]]] = []
    decided: Queue[list[str]] = Queue()
    player.search(Request(depth=3), lambda report, moves: found.append((report, moves)), decided.put)
    assert decided.get(timeout=WAIT)[0] == "Q@e8"
    report, moves = found[-1]
    assert report.mate_in == 1
    assert moves[0] == "Q@e8"


def test_gives_no_move_where_none_is_legal(player: Player) -> None:
    player.set_position("k8/2Q6/9/9/9/9/9/9/4K4 b - - 0 1", [])
    decided: Queue[list[str]] = Queue()
    player.search(Request(depth=1), lambda report, moves: None, decided.put)
    assert decided.get(timeout=WAIT) == []


def test_plays_on_where_positions_may_occur_any_number_of_times(player: Player) -> None:
    endless = replace(GAMES["palaceshogi"], name="endless", repetition=Repetition(0))
    player.add_games({endless.name: endless})
    player.set_option("UCI_Variant", endless.name)
    player.set_position("startpos", ["f1f2", "f9f8", "f2f1", "f8f9"] * 3)
    decided: Queue[list[str]] = Queue()
    player.search(Request(depth=1), lambda report, moves: None, decided.put)
    assert decided.get(timeout=WAIT)


def test_can_search_again_right_after_its_answer(player: Player) -> None:
    decided: Queue[list[str]] = Queue()
    for _ in range(5):
        player.search(Request(nodes=50), lambda report, moves: None, decided.put)
        assert decided.get(timeout=WAIT)
        player.set_position("startpos", ["e3e4"])


def test_refuses_changes_during_a_search(player: Player) -> None:
    decided: Queue[list[str]] = Queue()
    player.search(Request(infinite=True), lambda report, moves: None, decided.put)
    for ask in (
        lambda: player.set_option("Hash", "2"),
        lambda: player.new_game(),
        lambda: player.set_position("startpos", []),
        lambda: player.evaluate(),
        lambda: player.search(Request(depth=1), lambda report, moves: None, decided.put),
        lambda: player.count(1, lambda move, number: None, lambda total: None),
        lambda: player.bench(1, lambda line: None, lambda words: None),
    ):
        with pytest.raises(Refused, match="a search is running: stop it before"):
            ask()
    player.stop()
    assert decided.get(timeout=WAIT)
    assert player.options["Hash"] == "1"


def test_keeps_its_position_when_a_bad_one_is_refused(player: Player) -> None:
    before = player.root
    with pytest.raises(Refused, match="move 2: "):
        player.set_position("startpos", ["e3e4", "e4e5"])
    with pytest.raises(Refused, match="the position cannot be read: "):
        player.set_position("9/9", [])
    with pytest.raises(IllegalMove):
        player.search(Request(depth=1, moves=("a1a9",)), lambda report, moves: None, lambda moves: None)
    assert player.root is before


def test_perft_is_reported_per_move(player: Player) -> None:
    counted: dict[str, int] = {}
    ended: Queue[int | None] = Queue()
    player.count(2, lambda move, number: counted.update({move: number}), ended.put)
    assert ended.get(timeout=WAIT) == sum(counted.values()) == 961
    player.count(0, lambda move, number: counted.clear(), ended.put)
    assert ended.get(timeout=WAIT) == 1
    assert counted


def test_a_stopped_perft_has_no_total(player: Player) -> None:
    ended: Queue[int | None] = Queue()
    player.count(20, lambda move, number: None, ended.put)
    player.stop()
    assert ended.get(timeout=WAIT) is None


def test_reports_internal_errors(player: Player, failures: list[Exception]) -> None:
    def fail(moves: list[str]) -> None:
        raise RuntimeError("broken")

    player.search(Request(depth=1), lambda report, moves: None, fail)
    assert player.thread
    player.thread.join(WAIT)
    assert [str(failure) for failure in failures] == ["broken"]
    failures.clear()
    assert player.evaluate()


def test_static_evaluation_is_from_whites_side(player: Player) -> None:
    player.set_position("4k4/9/9/9/9/9/9/9/R3K4[] b - - 0 1", [])
    evaluation = player.evaluate()
    assert evaluation is not None
    assert evaluation.material > 0
    assert evaluation.value > 0
    player.set_position("4k4/9/9/4R4/9/9/9/9/4K4[] b - - 0 1", [])
    assert player.evaluate() is None
