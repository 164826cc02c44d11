"""An analyst follows a position, and its results belong to that position."""

import shutil
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from driving import fake_engine
from pytestqt.qtbot import QtBot

from surajang.gui.analysis import analyst as analyst_module
from surajang.gui.analysis.analyst import MAX_LINE_MOVES, Analyst, LineReader, may_pass
from surajang.gui.engines.programs import Program, other_program, own_program
from surajang.gui.engines.protocol import Info, Score
from surajang.gui.engines.requests import Analysis
from surajang.gui.shell import languages
from surajang.rules import fairy_stockfish, fen, notation
from surajang.rules.game import Game
from surajang.rules.games import GAMES

FAIRY_STOCKFISH = shutil.which("fairy-stockfish") or shutil.which("/usr/games/fairy-stockfish")
Make = Callable[..., Analyst]


@pytest.fixture
def game() -> Game:
    return Game(GAMES["mansindam"])


@pytest.fixture
def make(game: Game, qapp: object) -> Iterator[Make]:
    """A function that makes an analyst of a game with a program, or the fake engine with these arguments."""
    made: list[Analyst] = []

    def start(*arguments: str, program: Program | None = None) -> Analyst:
        made.append(Analyst(program or other_program(fake_engine(*arguments)), game, 16))
        return made[-1]

    yield start
    for analyst in made:
        analyst.close()


class Told:
    """Records an analyst's results and their times."""

    def __init__(self, analyst: Analyst) -> None:
        self.troubles: list[str] = []
        self.times: list[float] = []
        analyst.troubled.connect(self.troubles.append)
        analyst.changed.connect(lambda: self.times.append(time.monotonic()))


def has_lines(analyst: Analyst, count: int = 1) -> Callable[[], bool]:
    return lambda: len(analyst.findings.lines) == count


def test_lines_are_values_with_notation(make: Make, game: Game, qtbot: QtBot) -> None:
    analyst = make("--analyst")
    analyst.look(3)
    qtbot.waitUntil(has_lines(analyst, 3))
    findings = analyst.findings
    legal = sorted(notation.text(game.position, move) for move in game.legal_moves())
    for line, text in zip(findings.lines, legal, strict=False):
        move = notation.parse(game.position, text)
        assert (line.moves, line.written) == ((move,), (notation.written(game.position, move),))  # a1a1 is left out
    assert [line.score.number for line in findings.lines] == [99, 98, 97]
    assert (findings.side, findings.number, findings.nodes, findings.speed) == (0, 1, 7, 10**9)
    assert 0.5 < (findings.first_chance or 0) < 0.6


def test_no_old_line_appears_at_a_new_position(make: Make, game: Game, qtbot: QtBot) -> None:
    """Its moves are legal in the position, even if the engine continues with the position before."""
    analyst = make("--analyst", "--late", "--rate", "1")
    wrong: list[str] = []

    def check() -> None:
        legal = game.legal_moves()
        for line in analyst.findings.lines:
            if line.moves[0] not in legal or analyst.findings.side != game.position.side:
                wrong.append(line.written[0])

    analyst.changed.connect(check)
    analyst.look(2)
    for text in ("e3e4", "e7e6", "d3d4", "d7d6"):
        qtbot.waitUntil(has_lines(analyst, 2))
        game.play(notation.parse(game.position, text))
        analyst.look(2)
        assert analyst.findings.lines == ()
    for _ in range(4):
        game.back()
        analyst.look(2)
    qtbot.waitUntil(has_lines(analyst, 2))
    assert wrong == []


def test_the_next_position_is_sent_once_the_engine_has_stopped(
    make: Make, game: Game, qtbot: QtBot, tmp_path: Path
) -> None:
    log = tmp_path / "log"
    analyst = make("--analyst", "--log", str(log))
    analyst.look(2)
    qtbot.waitUntil(has_lines(analyst, 2))
    for text in ("e3e4", "e7e6", "d3d4"):
        game.play(notation.parse(game.position, text))
        analyst.look(2)
    qtbot.waitUntil(has_lines(analyst, 2))
    heard = [line.split(" ")[0] for line in log.read_text().splitlines()]
    asked = [word for word in heard if word in ("go", "stop", "isready")]
    assert asked == ["isready", "go", "stop", "isready", "go"]
    assert "moves e3e4 e7e6 d3d4" in log.read_text().splitlines()[-2]


def test_analysis_has_all_processors_but_one(
    make: Make, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("surajang.gui.analysis.analyst.threads_of", lambda program, hash_size: "7")
    log = tmp_path / "log"
    analyst = make("--analyst", "--log", str(log))
    analyst.look(2)
    qtbot.waitUntil(has_lines(analyst, 2))
    assert "setoption name Threads value 7" in log.read_text()


def test_reports_come_at_most_ten_times_a_second(make: Make, qtbot: QtBot) -> None:
    analyst = make("--analyst", "--rate", "3")
    analyst.look(5)
    qtbot.waitUntil(has_lines(analyst, 5))
    told = Told(analyst)
    qtbot.waitUntil(lambda: len(told.times) > 5)
    assert told.times[5] - told.times[0] > 5 * 0.09


def test_a_threat_is_the_best_move_of_the_other_side(make: Make, game: Game, qtbot: QtBot) -> None:
    analyst = make("--analyst")
    analyst.look(1, threat=True)
    qtbot.waitUntil(has_lines(analyst))
    passed = fen.read(game.variant, fen.write(game.position))
    passed.pass_turn()
    assert analyst.findings.threat
    assert analyst.findings.side == 1
    assert notation.text(passed, analyst.findings.lines[0].moves[0]).startswith(("a", "b"))


def test_no_threat_is_searched_in_check(make: Make, game: Game, qtbot: QtBot) -> None:
    checked = Game(GAMES["mansindam"], "4k4/9/9/9/4R4/9/9/9/4K4[] b - - 0 1")
    assert checked.node.check
    assert not may_pass(checked)
    analyst = Analyst(own_program(), checked, 16)
    analyst.look(1, threat=True)
    assert not analyst.on


def test_a_lying_engine_is_reported(make: Make, game: Game, qtbot: QtBot) -> None:
    analyst = make("--patient", "--illegal", "--name", "Liar")
    told = Told(analyst)
    analyst.look()
    qtbot.waitUntil(lambda: any("suggests illegal moves" in text for text in told.troubles))
    assert analyst.findings.lines == ()


def test_a_dying_engine_is_restarted_and_then_reported(make: Make, qtbot: QtBot, tmp_path: Path) -> None:
    analyst = make("--analyst", "--die", "9", "--log", str(tmp_path / "log"))
    told = Told(analyst)
    analyst.look()
    qtbot.waitUntil(lambda: any("cannot analyse this position" in text for text in told.troubles))
    assert not analyst.on


def test_a_silent_engine_is_reported(make: Make, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyst_module, "SILENCE_MS", 300)
    analyst = make("--hang", "9", "--log", str(tmp_path / "log"))
    told = Told(analyst)
    analyst.look()
    qtbot.waitUntil(lambda: any("has not responded" in text for text in told.troubles))


def test_a_silent_engine_is_reported_in_fluent_korean(
    make: Make, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyst_module, "SILENCE_MS", 300)
    languages.install("ko")
    try:
        program = other_program(fake_engine("--hang", "9", "--log", str(tmp_path / "log")))
        analyst = make(program=replace(program, name="수라장"))
        told = Told(analyst)
        analyst.look()
        qtbot.waitUntil(lambda: "수라장이 10초 동안 응답하지 않습니다." in told.troubles)
    finally:
        languages.install("en")


def test_a_slowly_starting_engine_shows_a_waiting_text(
    make: Make, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyst_module, "WAITING_MS", 0)
    analyst = make("--analyst", "--name", "Slow")
    told = Told(analyst)
    analyst.look()
    qtbot.waitUntil(has_lines(analyst))
    assert told.troubles == [f"Waiting for {analyst.name}…", ""]


def test_an_engine_without_the_game_is_reported(make: Make, qtbot: QtBot) -> None:
    analyst = make("--ignorant")
    told = Told(analyst)
    analyst.look()
    qtbot.waitUntil(lambda: any("does not support the game" in text for text in told.troubles))


def test_our_own_engine_analyses(make: Make, game: Game, qtbot: QtBot) -> None:
    analyst = make(program=own_program())
    analyst.look(3)
    qtbot.waitUntil(has_lines(analyst, 3))
    game.play(notation.parse(game.position, "e3e4"))
    analyst.look(2)
    qtbot.waitUntil(has_lines(analyst, 2))
    assert analyst.findings.side == 1
    analyst.stop()
    assert analyst.findings.lines == ()


@pytest.mark.skipif(FAIRY_STOCKFISH is None, reason="fairy-stockfish is not installed")
def test_fairy_stockfish_analyses(make: Make, game: Game, qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "variants.ini"
    file.write_text(fairy_stockfish.definition(game.variant), encoding="utf-8")
    script = tmp_path / "fairy.sh"
    script.write_text(f'#!/bin/sh\n(echo "setoption name VariantPath value {file}"; cat) | exec {FAIRY_STOCKFISH}\n')
    script.chmod(0o755)
    analyst = make(program=other_program(str(script)))
    analyst.look(3)
    qtbot.waitUntil(has_lines(analyst, 3))
    assert all(line.moves[0] in game.legal_moves() for line in analyst.findings.lines)


def test_lines_change_only_when_all_reach_the_next_depth(make: Make, game: Game) -> None:
    """Otherwise a score would be listed below a lower one, and a move that has risen twice."""
    analyst = make()
    reader = LineReader(fen.read(game.variant, "startpos"))
    old = [Info(depth=5, score=Score(9 - n), pv=(text,)) for n, text in enumerate(("d3d4", "e3e4", "f3f4"))]
    reader.read([info.pv for info in old], 1.0)
    analyst.findings = before = analyst._read(Analysis(lines=tuple(old)), reader)  # noqa: SLF001  # what an engine says, without one
    new = [Info(depth=6, score=Score(20 - n), pv=(text,)) for n, text in enumerate(("e3e4", "d3d4", "f3f4"))]
    for known in (1, 2):
        found = analyst._read(Analysis(lines=(*new[:known], *old[known:])), reader)  # noqa: SLF001  # what an engine says, without one
        assert found.lines == before.lines
    found = analyst._read(Analysis(lines=tuple(new)), reader)  # noqa: SLF001  # what an engine says, without one
    assert [(line.written, line.depth) for line in found.lines] == [(("e4",), 6), (("d4",), 6), (("f4",), 6)]


def test_long_lines_are_read_in_steps(game: Game) -> None:
    reader = LineReader(fen.read(game.variant, "startpos"))
    lines = [("e3e4", "e7e6", "d3d4"), ("d3d4", "d7d6"), ("a1a1", "e7e6"), ("f3f4",) * 30]
    assert not reader.read(lines, 0.0)
    assert reader.known(lines[0]) == []
    while not reader.read(lines, 0.001):
        pass
    assert [written for _, written in reader.known(lines[0])] == ["e4", "e6", "d4"]
    assert reader.refuses(lines[2])
    assert len(reader.known(lines[3])) == 1
    assert fen.write(reader._position) == game.start_fen  # noqa: SLF001  # what an engine says, without one
    assert MAX_LINE_MOVES >= 10
