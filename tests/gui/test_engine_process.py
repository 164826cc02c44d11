"""What an engine says: whatever it is, the window stays quick, and a move that is one is heard."""

import sys
import time
from collections.abc import Callable, Iterator

import pytest
from driving import FAKE_ENGINE, fake_engine
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gui import ending
from gui.ending import Ending
from gui.engines.engine_process import LONGEST_LINE, MOST_OPTIONS, EngineProcess, Request
from gui.engines.programs import Program, other_program

QUESTION = Request("position fen 4k4/9/9/9/9/9/9/9/4K4[] w - - 0 1", "go movetime 10", (("Skill Level", "3"),), 20_000)
Make = Callable[..., EngineProcess]


@pytest.fixture
def make(qapp: object) -> Iterator[Make]:
    """A function that makes an engine process of the fake engine with these arguments."""
    made: list[EngineProcess] = []

    def new(*arguments: str) -> EngineProcess:
        made.append(EngineProcess(other_program(fake_engine(*arguments)), "mansindam"))
        return made[-1]

    yield new
    for engine in made:
        engine.close()


@pytest.mark.parametrize(
    "lie",
    ["digits", "mate", "bytes", "early", "options", "option", "long", "endless", "flood", "garbage", "complaints"],
)
def test_no_lie_hinders_the_window_or_the_move(
    make: Make, qtbot: QtBot, lie: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns: list[float] = []
    read = EngineProcess._read

    def measured_read(engine: EngineProcess) -> None:
        began = time.thread_time()
        read(engine)
        turns.append(time.thread_time() - began)

    monkeypatch.setattr(EngineProcess, "_read", measured_read)
    engine = make("--lie", lie)
    chosen: list[str] = []
    failures: list[str] = []
    engine.chose.connect(chosen.append)
    engine.failed.connect(failures.append)
    engine.troubled.connect(failures.append)
    engine.prepare()
    qtbot.waitUntil(lambda: engine._state == "ready", timeout=30_000)
    engine.think(QUESTION)
    qtbot.waitUntil(lambda: bool(chosen or failures), timeout=30_000)
    assert failures == []
    assert engine.name == "Fake"
    if lie == "early":  # it cannot be told from an answer
        assert chosen[0] == "e2e4"
    else:
        assert chosen == ["e1d1"]
        assert engine.score == 12
    assert len(engine._known) <= MOST_OPTIONS + 1
    assert all(len(name) <= 60 for name in engine._known)
    assert len(engine._buffer) <= LONGEST_LINE
    assert max(turns) < 0.05, "the window was busy with it for so many seconds at a time"


def test_one_that_talks_without_end_and_unasked_is_ended(make: Make, qtbot: QtBot) -> None:
    engine = make("--chatter")
    engine.prepare()
    qtbot.waitUntil(lambda: engine._state == "ready", timeout=15_000)
    qtbot.waitUntil(lambda: engine._state == "off", timeout=15_000)
    assert engine._process is None


def test_all_lies_together(make: Make, qtbot: QtBot) -> None:
    engine = make("--lie", "digits,bytes,long,options,garbage,flood,endless,option,mate")
    with qtbot.waitSignal(engine.chose, timeout=60_000) as said:
        engine.think(QUESTION)
    assert said.args == ["e1d1"]


def test_what_is_said_out_of_turn_means_nothing(make: Make, qtbot: QtBot) -> None:
    engine = make()
    engine._state = "greeting"
    for line in ("bestmove e2e4", "readyok", "info depth 3 score cp 3"):
        engine._hear(line)
    assert engine._state == "greeting"
    engine._state = "ready"
    for line in ("bestmove e2e4", "uciok", "id name Other", "option name X type check"):
        engine._hear(line)
    assert (engine._state, engine.name, engine._known) == ("ready", "", set())
    engine._state = "off"


def test_a_move_is_heard_in_whatever_pieces_it_comes(make: Make) -> None:
    engine = make()
    heard: list[str] = []
    engine.chose.connect(heard.append)

    class Source:
        def readAllStandardOutput(self) -> "Source":
            return self

        def data(self) -> bytes:
            return next(pieces, b"")

    news = b"info depth 4 score mate 3\r\ninfo string x\nbestmove a1a2 ponder b1b2\r\n"
    spoken = news + b"z" * 300_000 + b"\nuciok\n"
    for size in (1, 7, 64, 70_000):
        pieces = (spoken[n : n + size] for n in range(0, len(spoken), size))
        engine._process = Source()  # type: ignore[assignment]
        engine._state, engine._request = "thinking", QUESTION
        engine.score = None
        began = time.monotonic()
        for _ in range(0, len(spoken), size):
            engine._read()
        assert time.monotonic() - began < 5
        assert heard.pop() == "a1a2"
        assert engine.score == 100_000 - 3
        assert (engine._buffer, engine._skipping) == (b"", False)
    engine._process, engine._state = None, "off"


def test_an_engine_without_our_games_is_told_of_by_name(make: Make, qtbot: QtBot) -> None:
    engine = make("--games", "chess,shogi", "--name", "Stranger")
    with qtbot.waitSignal(engine.failed, timeout=15_000) as said:
        engine.think(QUESTION)
    assert said.args == ["Stranger does not know the game that is played here."]
    assert engine.offers == ("chess", "shogi")


def test_nobody_waits_for_an_engine_to_end(qapp: QApplication, qtbot: QtBot) -> None:
    command = (sys.executable, str(FAKE_ENGINE), "--stubborn")
    engine = EngineProcess(Program(command, {}), "mansindam")
    engine.prepare()
    qtbot.waitUntil(lambda: engine._state == "ready", timeout=15_000)
    began = time.monotonic()
    engine.close()
    assert time.monotonic() - began < 0.05
    engine.deleteLater()
    assert len(qapp.findChildren(Ending)) == 1
    qtbot.waitUntil(lambda: not qapp.findChildren(Ending), timeout=3000)


@pytest.mark.parametrize("program", ["no-such-program", "true"])
def test_what_never_was_an_engine_is_forgotten(qapp: QApplication, qtbot: QtBot, program: str) -> None:
    for _ in range(20):
        engine = EngineProcess(Program((program,), {}), "mansindam")
        engine.prepare()
        engine.close()
        engine.deleteLater()
    qtbot.waitUntil(lambda: not qapp.findChildren(Ending), timeout=3000)


def test_what_windows_cannot_end_costs_no_error() -> None:
    ending.end_tree(1)
