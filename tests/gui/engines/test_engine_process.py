"""Engine processes: whatever an engine sends, the window stays responsive, and an answer belongs to its request."""

import os
import shutil
import signal
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from driving import FAKE_ENGINE, fake_engine, find
from machine import scaled
from pytestqt.qtbot import QtBot
from turns import no_garbage_collected

from surajang.gui.engines.engine_process import MAX_OPTIONS, EngineProcess
from surajang.gui.engines.programs import Program, other_program, own_program
from surajang.gui.engines.protocol import MAX_BYTES, BestMove, InvalidValue, Lines, Score
from surajang.gui.engines.requests import Analysis, Limits, Request, State, command_for, knows, name_for
from surajang.gui.engines.transport import Transport
from surajang.gui.kit import process_reaper as reaper
from surajang.rules import fairy_stockfish, notation
from surajang.rules.game import Game
from surajang.rules.games import GAMES

FAIRY_STOCKFISH = shutil.which("fairy-stockfish") or shutil.which("/usr/games/fairy-stockfish")
POSITION = "position fen 4k4/9/9/9/9/9/9/9/4K4[] w - - 0 1"
QUESTION = Request(POSITION, Limits(movetime=10), (("Skill Level", "3"),), patience=20_000)
MANSINDAM = ["e3e4", "e7e6", "d3d4", "d7d6", "f3f4", "f7f6", "c3c4", "c7c6", "b3b4", "b7b6"]
Make = Callable[..., EngineProcess]


def after(moves: int) -> str:
    """The command for a position of Mansindam after a number of moves."""
    start = f"position fen {Game(GAMES['mansindam']).start_fen}"
    return f"{start} moves {' '.join(MANSINDAM[:moves])}" if moves else start


@pytest.fixture
def follow(qapp: object) -> Iterator[Callable[[EngineProcess], EngineProcess]]:
    """A function that ends an engine after the test."""
    made: list[EngineProcess] = []

    def add(engine: EngineProcess) -> EngineProcess:
        made.append(engine)
        return engine

    yield add
    for engine in made:
        engine.close()


@pytest.fixture
def make(follow: Callable[[EngineProcess], EngineProcess]) -> Make:
    """A function that makes an engine process of the fake engine with these arguments."""
    return lambda *arguments: follow(EngineProcess(other_program(fake_engine(*arguments)), "mansindam"))


@pytest.fixture
def turns(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The CPU seconds of each turn that read engines' output."""
    found: list[float] = []
    done = Transport._read  # noqa: SLF001  # what is measured

    def measured(transport: Transport) -> None:
        began = time.thread_time()
        done(transport)
        found.append(time.thread_time() - began)

    monkeypatch.setattr(Transport, "_read", measured)
    return found


class Listener:
    """Records an engine's signals."""

    def __init__(self, engine: EngineProcess) -> None:
        self.engine = engine
        self.told: list[Analysis] = []
        self.answers: list[BestMove] = []
        self.trouble: list[str] = []
        self.stale: list[object] = []
        engine.updated.connect(self._hear)
        engine.chose.connect(self.answers.append)
        engine.failed.connect(self.trouble.append)
        engine.troubled.connect(self.trouble.append)

    def _hear(self) -> None:
        """Record an analysis, and whether it is about another position than the one requested."""
        analysis = self.engine.analysis
        self.told.append(analysis)
        request = analysis.request
        assert request is not None
        moves = request.position.partition(" moves ")[2].split()
        speeds = {info.nps or 0 for info in analysis.lines}  # those of the fake engine end with the number of moves
        if request is not self.engine.request or {nps for nps in speeds if nps >= 10**9} - {10**9 + len(moves)}:
            self.stale.append(analysis)


# Lies


@pytest.mark.parametrize(
    "lie",
    ["digits", "mate", "bytes", "early", "options", "option", "long", "endless", "flood", "garbage", "complaints"],
)
def test_bad_output_blocks_neither_window_nor_move(make: Make, qtbot: QtBot, lie: str, turns: list[float]) -> None:
    engine = make("--lie", lie)
    heard = Listener(engine)
    with qtbot.waitSignal(engine.introduced):
        engine.prepare()
    engine.think(QUESTION)
    qtbot.waitUntil(lambda: bool(heard.answers or heard.trouble))
    assert heard.trouble == []
    assert engine.name == "Fake"
    if lie == "early":  # it looks like an answer
        assert heard.answers == [BestMove("e2e4")]
    else:
        assert heard.answers == [BestMove("e1d1")]
        assert engine.analysis.score == heard.told[-1].score == Score(12)
    assert len(engine.options) <= MAX_OPTIONS + 1
    assert all(len(option.name) <= 60 for option in engine.options)
    assert len(engine._transport._lines._rest) <= MAX_BYTES  # noqa: SLF001  # what is measured
    assert max(turns) < scaled(0.05), "the window was busy with it for so many seconds at a time"


def test_an_engine_with_endless_unasked_output_is_killed(make: Make, qtbot: QtBot) -> None:
    engine = make("--chatter")
    with qtbot.waitSignal(engine.introduced):
        engine.prepare()
    qtbot.waitUntil(lambda: engine.state is State.OFF)
    assert find(engine, Transport).process is None


def test_all_kinds_of_bad_output_together(make: Make, qtbot: QtBot) -> None:
    engine = make("--lie", "digits,bytes,long,options,garbage,flood,endless,option,mate")
    with qtbot.waitSignal(engine.chose) as said:
        engine.think(QUESTION)
    assert said.args == [BestMove("e1d1")]


def test_unexpected_output_is_ignored(make: Make) -> None:
    engine = make()
    says = find(engine, Transport).lines_read.emit
    engine.state = State.GREETING
    says((b"bestmove e2e4", b"readyok", b"info depth 3 score cp 3"), 0)
    assert engine.state is State.GREETING
    engine.state = State.READY
    says((b"bestmove e2e4", b"uciok", b"id name Other", b"option name X type check", b"info depth 1 score cp 1"), 0)
    assert (engine.state, engine.name, engine.options, engine.analysis) == (State.READY, "", (), Analysis())
    engine.close()


def test_a_move_may_arrive_in_pieces(make: Make) -> None:
    engine = make()
    heard = Listener(engine)
    says = find(engine, Transport).lines_read.emit
    news = b"info depth 4 score mate 3\r\ninfo string x\nbestmove a1a2 ponder b1b2\r\n"
    spoken = news + b"z" * 300_000 + b"\nuciok\n"
    for size in (1, 7, 64, 70_000):
        pieces = [spoken[at : at + size] for at in range(0, len(spoken), size)]
        engine.state = State.READY
        engine.think(QUESTION)
        says((b"readyok",), 0)
        lines = Lines()
        began = time.thread_time()
        for piece in pieces:
            says(tuple(lines.feed(piece)), len(piece))
        assert time.thread_time() - began < scaled(5)
        assert heard.answers.pop() == BestMove("a1a2", "b1b2")
        assert engine.analysis.score == Score.of_mate(3)
        assert lines._rest == b""  # noqa: SLF001  # what is measured
    engine.close()


def test_an_engine_without_our_games_is_reported_by_name(make: Make, qtbot: QtBot) -> None:
    engine = make("--games", "chess,shogi", "--name", "Stranger")
    with qtbot.waitSignal(engine.failed) as said:
        engine.think(QUESTION)
    assert said.args == ["Stranger does not support the game being played here."]
    assert engine.offers == ("chess", "shogi")


def test_extra_blanks_are_ignored(make: Make, qtbot: QtBot) -> None:
    plain, spaced = make("--analyst"), make("--analyst", "--blanks")
    heard = [Listener(engine) for engine in (plain, spaced)]
    for engine in (plain, spaced):
        engine.think(Request(after(1), lines=3))
        qtbot.waitUntil(partial(has_analysed, engine))
        engine.move_now()
    qtbot.waitUntil(lambda: all(listener.answers for listener in heard))
    assert (spaced.name, spaced.options) == (plain.name, plain.options)
    lines, expected = spaced.analysis.lines, plain.analysis.lines
    assert len(lines) == 3
    assert [(info.pv, info.score, info.multipv) for info in lines] == [
        (info.pv, info.score, info.multipv) for info in expected
    ]
    assert spaced.analysis.nodes == plain.analysis.nodes
    assert heard[0].answers == heard[1].answers
    assert heard[1].stale == heard[1].trouble == []


def test_buffers_do_not_grow_while_an_engine_does_not_read(
    follow: Callable[[EngineProcess], EngineProcess], qtbot: QtBot
) -> None:
    script = (
        "import sys, time\n"
        "print('option name UCI_Variant type combo default x var mansindam\\nuciok', flush=True)\n"
        "for line in sys.stdin:\n"
        "    if line == 'isready\\n': print('readyok', flush=True)\n"
        "    if line.startswith('go'): time.sleep(600)\n"
    )
    engine = follow(EngineProcess(Program((sys.executable, "-c", script), {}), "mansindam"))
    request = Request(f"{after(0)} moves{' e3e4' * 3000}")
    engine.think(request)
    qtbot.waitUntil(lambda: engine.state is State.THINKING)
    process = find(engine, Transport).process
    assert process is not None
    for _ in range(300):
        engine.think(request)
        engine.move_now()
        engine.cancel()
    assert process.bytesToWrite() < 2 * len(request.position)


# Continuous analysis


def test_an_engine_analyses_until_stopped(make: Make, qtbot: QtBot) -> None:
    engine = make("--analyst")
    heard = Listener(engine)
    request = Request(after(1), lines=3)
    engine.think(request)
    qtbot.waitUntil(lambda: engine.analysis.depth > 50)
    analysis = engine.analysis
    assert analysis.request is request
    game = Game(GAMES["mansindam"])
    game.play(notation.parse(game.position, MANSINDAM[0]))
    legal = sorted(notation.text(game.position, move) for move in game.legal_moves())
    assert [info.pv for info in analysis.lines] == [(move, "a1a1") for move in legal[:3]]
    assert [info.score for info in analysis.lines] == [Score(99), Score(98), Score(97)]
    assert (analysis.nodes, analysis.nps) == (7, 10**9 + 1)
    engine.move_now()
    qtbot.waitUntil(lambda: heard.answers == [BestMove(legal[-1])])
    assert not engine.thinking
    assert heard.told[-1] == engine.analysis, "the last always comes"
    assert heard.told[0].depth < 10, "the first comes at once"
    assert heard.stale == heard.trouble == []


def has_analysed(engine: EngineProcess) -> bool:
    """Return whether an engine has found something at depth two."""
    return engine.analysis.depth > 1


@pytest.mark.parametrize("late", [[], ["--late"]], ids=["orderly", "late"])
def test_output_about_another_position_is_ignored(make: Make, qtbot: QtBot, late: list[str]) -> None:
    engines = [make("--analyst", *late), make("--analyst", "--rate", "3", *late)]
    heard = [Listener(engine) for engine in engines]
    for number in range(60):
        for engine in engines:
            engine.think(Request(after(number % 11), lines=1 + number % 3))
        if number % 5 == 0:
            for engine in engines:
                qtbot.waitUntil(partial(has_analysed, engine))
                assert len(engine.analysis.lines) == 1 + number % 3
        elif number % 7 == 0:
            engines[number % 2].cancel()
            qtbot.wait(20)
        else:
            qtbot.wait(number % 4)
    for engine in engines:
        qtbot.waitUntil(partial(has_analysed, engine))
        engine.move_now()
    qtbot.waitUntil(lambda: all(len(listener.answers) == 1 for listener in heard))
    qtbot.wait(50)
    game = Game(GAMES["mansindam"])
    for text in MANSINDAM[: 59 % 11]:
        game.play(notation.parse(game.position, text))
    last = max(notation.text(game.position, move) for move in game.legal_moves())
    for listener in heard:
        assert listener.answers == [BestMove(last)]
        assert listener.stale == listener.trouble == []


def test_a_report_may_trigger_another_request(make: Make, qtbot: QtBot) -> None:
    engine = make("--analyst")
    heard = Listener(engine)
    asked: list[Request] = []

    def ask_on() -> None:
        if len(asked) < 10:
            asked.append(Request(after(len(asked))))
            engine.think(asked[-1])

    engine.updated.connect(ask_on)
    engine.chose.connect(lambda answer: engine.think(QUESTION) if len(heard.answers) == 1 else engine.close())
    engine.think(Request(after(0)))
    qtbot.waitUntil(lambda: len(asked) == 10 and engine.analysis.request is asked[-1])
    engine.move_now()
    qtbot.waitUntil(lambda: engine.analysis.request is QUESTION)
    engine.move_now()
    qtbot.waitUntil(lambda: len(heard.answers) == 2)
    assert engine.state is State.OFF


def test_a_flood_of_output_does_not_block_the_window(make: Make, qtbot: QtBot, turns: list[float]) -> None:
    engine = make("--analyst", "--rate", "20")
    engine.think(Request(after(0), lines=5))
    qtbot.waitUntil(lambda: len(engine.analysis.lines) == 5)
    turns.clear()
    depths: list[int] = []
    with no_garbage_collected():
        for _ in range(20):
            qtbot.wait(100)
            depths.append(engine.analysis.depth)
    assert depths == sorted(depths)
    assert len(set(depths)) > 5
    assert max(turns) < scaled(0.05)
    assert sum(turns) < scaled(1), "CPU seconds, of the two at least that have passed"
    heard = Listener(engine)
    engine.think(Request(after(1), Limits(), lines=1))
    qtbot.waitUntil(lambda: len(engine.analysis.lines) == 1)
    assert heard.stale == []


def test_a_dead_engine_is_restarted_with_its_analysis(make: Make, qtbot: QtBot, tmp_path: Path) -> None:
    engine = make("--analyst", "--log", str(tmp_path / "log"), "--die", "1")
    engine.set_option("Style", "very risky")
    heard = Listener(engine)
    engine.think(Request(after(2), lines=2))
    qtbot.waitUntil(lambda: len(engine.analysis.lines) == 2)
    assert heard.trouble == ["The engine stopped and was restarted."]
    assert (tmp_path / "log").read_text().count("setoption name Style value Very Risky\n") == 2


# Options


def test_options_are_listed_and_set_when_they_change(make: Make, qtbot: QtBot, tmp_path: Path) -> None:
    log = tmp_path / "log"
    engine = make("--analyst", "--log", str(log))
    engine.set_option("uci_elo", "99999")
    with qtbot.waitSignal(engine.introduced):
        engine.prepare()
    names = ["UCI_Variant", "Skill Level", "UCI_LimitStrength", "UCI_Elo", "Threads", "MultiPV", "Style", "Clear Hash"]
    assert [option.name for option in engine.options] == names
    assert (engine.value("style"), engine.value("Skill Level"), engine.value("Nothing")) == ("Solid", "20", "")
    for name, value in (("Style", "Dull"), ("Skill Level", "21"), ("Nothing", "1"), ("UCI_Variant", "mansindam")):
        with pytest.raises(InvalidValue):
            engine.set_option(name, value)
    with pytest.raises(InvalidValue):
        engine.press_button("Style")
    engine.set_option("STYLE", "very risky")
    engine.press_button("clear hash")

    def ask(request: Request) -> list[str]:
        """The options that are set for a request."""
        before = len(log.read_text())
        engine.think(request)
        qtbot.waitUntil(lambda: bool(engine.analysis.lines))
        lines = log.read_text()[before:].splitlines()
        return sorted(line.removeprefix("setoption name ") for line in lines if line.startswith("setoption"))

    assert "setoption name UCI_Elo value 3000\n" in log.read_text(), "as near as it can be"
    first = Request(after(0), options=(("Skill Level", "5"), ("Hash", "16")), lines=9)
    assert ask(first) == ["Clear Hash", "MultiPV value 5", "Skill Level value 5", "Style value Very Risky"]
    assert ask(first) == []
    assert ask(Request(after(1), options=(("Skill Level", "5"),))) == ["MultiPV value 1"]
    assert ask(Request(after(2))) == ["Skill Level value 20"], "what was one request's is not another's"
    engine.set_option("Style", "Solid")
    assert ask(Request(after(2))) == ["Style value Solid"]
    assert engine.value("Style") == "Solid"


def test_a_lone_surrogate_in_an_option_becomes_a_question_mark(make: Make, qtbot: QtBot, tmp_path: Path) -> None:
    log = tmp_path / "log"
    engine = make("--file", "--log", str(log))
    engine.set_option("VariantPath", "\ud800")
    with qtbot.waitSignal(engine.introduced):
        engine.prepare()
    assert "setoption name VariantPath value ?" in log.read_text()


def test_games_enabled_by_an_option_are_known(make: Make, qtbot: QtBot) -> None:
    engine = make("--file")
    engine.set_option("VariantPath", "games.ini")
    with qtbot.waitSignal(engine.chose):
        engine.think(QUESTION)
    assert engine.value("VariantPath") == "games.ini"
    other = make("--file")
    with qtbot.waitSignal(other.chose):
        other.think(QUESTION)
    assert Path(other.value("VariantPath")).is_file(), "without a choice it is given ours"


def test_a_game_has_the_engines_name_for_it() -> None:
    assert name_for("pandemonium", ("chess", "pandemonium"), False) == "pandemonium"
    assert name_for("pandemonium", (), False) == "pandemonium", "it does not say which games it supports"
    assert name_for("pandemonium", ("chess", "pandemonium"), True) == "pandemonium-10x10", "theirs is another game"
    assert name_for("pandemonium", ("pandemonium-10x10",), False) == "pandemonium-10x10"
    assert name_for("mansindam", (), True) == "mansindam"
    assert name_for("chess", ("chess",), True) == "chess"
    assert not knows("pandemonium", ("chess", "pandemonium"), True)
    assert knows("pandemonium", (), True)


def test_positions_are_written_in_the_engines_dialect() -> None:
    """Fairy-Stockfish marks promoted pieces; a separate letter would stay when the piece is captured."""
    command = "position fen 4k5/10/10/10/10/10/10/10/G9/4K5[] w - - 0 1 moves a2a3 k10k9"
    assert command_for("pandemonium", command, False) == command
    assert command_for("pandemonium", command, True) == command.replace("G9", "+P9")
    start = f"position fen {GAMES['pandemonium-2020'].start}"
    assert command_for("pandemonium-2020", start, True) == start.replace("w - -", "w KQkq -"), "it would never castle"
    assert command_for("pandemonium", "", True) == ""
    assert command_for("chess", command, True) == command


# The end


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
@pytest.mark.parametrize("own", [True, False], ids=["ours", "guarded"])
def test_an_engine_that_does_not_quit_blocks_nothing(
    follow: Callable[[EngineProcess], EngineProcess], qtbot: QtBot, own: bool
) -> None:
    """The system has stopped it; only a kill ends it."""
    command = (sys.executable, str(FAKE_ENGINE))
    program = Program(command, {}) if own else other_program(fake_engine())
    engine = follow(EngineProcess(program, "mansindam"))
    with qtbot.waitSignal(engine.chose):
        engine.think(QUESTION)
    process = find(engine, Transport).process
    assert process is not None
    os.kill(process.processId(), signal.SIGSTOP)
    engine.close()
    assert reaper.reaper().waiting, "it waited for the process"
    with qtbot.waitSignal(engine.chose):
        engine.think(QUESTION)
    engine.close()
    qtbot.waitUntil(lambda: not reaper.reaper().waiting)


def test_an_ending_program_waits_briefly_for_its_engines(make: Make, qtbot: QtBot) -> None:
    engine = make("--patient")
    with qtbot.waitSignal(engine.introduced):
        engine.prepare()
    engine.close()
    assert reaper.reaper().waiting
    reaper.wait_for_processes()
    assert not reaper.reaper().waiting


def test_a_missing_program_is_handled(follow: Callable[[EngineProcess], EngineProcess], qtbot: QtBot) -> None:
    engine = follow(EngineProcess(Program(("no-such-program",), {}), "mansindam"))
    for _ in range(3):
        with qtbot.waitSignal(engine.failed):
            engine.think(QUESTION)
        engine.close()
        engine.prepare()
        engine.close()
    qtbot.waitUntil(lambda: not reaper.reaper().waiting)


def test_on_windows_the_whole_process_tree_is_killed(make: Make, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The system has no such program here, which is no error; the process itself is killed then."""
    engine = make()
    with qtbot.waitSignal(engine.introduced):
        engine.prepare()
    monkeypatch.setattr("os.name", "nt")
    engine.close()
    monkeypatch.undo()
    qtbot.waitUntil(lambda: not reaper.reaper().waiting)


# Real engines


def test_our_own_engine_analyses_with_all_its_options(
    follow: Callable[[EngineProcess], EngineProcess], qtbot: QtBot
) -> None:
    engine = follow(EngineProcess(own_program(), "mansindam"))
    heard = Listener(engine)
    options = (("UCI_ShowWDL", "true"), ("UCI_AnalyseMode", "true"))
    engine.think(Request(after(2), Limits(depth=3), options, lines=3, patience=60_000))
    qtbot.waitUntil(lambda: bool(heard.answers))
    assert engine.name.startswith("Surajang")
    assert {option.name: option.kind for option in engine.options}["Clear Hash"] == "button"
    lines = engine.analysis.lines
    assert [info.multipv for info in lines] == [1, 2, 3]
    assert all(info.depth and info.wdl and sum(info.wdl) == 1000 and info.nodes and info.pv for info in lines)
    first, last = lines[0].score, lines[2].score
    assert first is not None
    assert last is not None
    assert first >= last
    assert heard.answers == [BestMove(lines[0].pv[0], lines[0].pv[1])]
    engine.think(Request(after(3), only=("d7d6",), lines=5))
    qtbot.waitUntil(lambda: engine.analysis.depth >= 2)
    assert [info.pv[0] for info in engine.analysis.lines] == ["d7d6"]
    engine.think(Request(after(4)))
    qtbot.waitUntil(lambda: engine.analysis.depth >= 1)
    engine.move_now()
    qtbot.waitUntil(lambda: len(heard.answers) == 2)
    assert heard.stale == heard.trouble == []


@pytest.mark.skipif(not FAIRY_STOCKFISH, reason="fairy-stockfish is not installed")
def test_fairy_stockfish_analyses_a_game_from_its_definition(
    follow: Callable[[EngineProcess], EngineProcess], qtbot: QtBot, tmp_path: Path
) -> None:
    games = tmp_path / "our games.ini"
    games.write_text(fairy_stockfish.definition(GAMES["mansindam"]))
    engine = follow(EngineProcess(other_program(str(FAIRY_STOCKFISH)), "mansindam"))
    engine.set_option("VariantPath", str(games))
    heard = Listener(engine)
    engine.think(Request(after(2), lines=4))
    qtbot.waitUntil(lambda: engine.analysis.depth >= 5)
    assert engine.name.startswith("Fairy-Stockfish")
    assert len(engine.options) > 10
    analysis = engine.analysis
    assert [info.multipv for info in analysis.lines] == [1, 2, 3, 4]
    game = Game(GAMES["mansindam"])
    for text in MANSINDAM[:2]:
        game.play(notation.parse(game.position, text))
    legal = {notation.text(game.position, move) for move in game.legal_moves()}
    assert {info.pv[0] for info in analysis.lines} <= legal
    for moves in (3, 4, 5):
        engine.think(Request(after(moves), lines=2))
        qtbot.waitUntil(lambda: engine.analysis.depth >= 3)
    engine.move_now()
    qtbot.waitUntil(lambda: bool(heard.answers))
    assert heard.trouble == []
