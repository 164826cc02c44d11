"""The computer ponders: on the right move, only if allowed, and not for too long."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from driving import FAKE_ENGINE, match_settings
from pytestqt.qtbot import QtBot

from surajang.gui.engines.programs import Program
from surajang.gui.engines.protocol import Score
from surajang.gui.play import computer
from surajang.gui.play.match import Match, make_match
from surajang.gui.players.game_clock import TimeControl
from surajang.gui.players.levels import LEVELS
from surajang.gui.shell.settings import Settings
from surajang.gui.storage.autosave import Autosave
from surajang.rules import notation

STRONGEST = LEVELS[-1].number
CLOCKS = (TimeControl(3600), TimeControl(3600))


class Game:
    """A match of a person against the fake engine, and the commands to that since the person's first move."""

    def __init__(self, qtbot: QtBot, settings: Settings, log: Path) -> None:
        settings["ponder"] = True
        self.settings = settings
        self.qtbot = qtbot
        self.log = log
        self.match: Match | None = None
        self.said: list[str] = []

    def begin(self, *arguments: str, level: int = STRONGEST, name: str = "", expects: bool = True) -> Match:
        """Begin with a person's move and wait for the answer, and for the engine to ponder if it `expects` one."""
        program = Program((sys.executable, str(FAKE_ENGINE), "--log", str(self.log), *arguments), {}, name)
        agreed = replace(match_settings("mansindam", 0, level), controls=CLOCKS)
        self.match = match = make_match(agreed, self.settings, saver=Autosave(None), program=program)
        match.computer.hurries = True
        match.message.connect(self.said.append)
        match.stuck.connect(self.said.append)
        match.begin()
        self.play("e3e4")
        self.until(lambda: match.live.ply == 2)
        if expects:
            self.until(lambda: any(line.startswith("go ponder") for line in self.heard))
        return match

    @property
    def heard(self) -> list[str]:
        """The commands about searches."""
        lines = self.log.read_text().splitlines() if self.log.exists() else []
        return [line for line in lines if line.split()[0] in ("position", "go", "ponderhit", "stop")]

    def play(self, text: str) -> None:
        assert self.match is not None
        assert self.match.play(notation.parse(self.match.game.position, text))

    def until(self, true: Callable[[], object]) -> None:
        self.qtbot.waitUntil(lambda: bool(true()))


@pytest.fixture
def game(qtbot: QtBot, settings: Settings, tmp_path: Path) -> Iterator[Game]:
    made = Game(qtbot, settings, tmp_path / "log")
    yield made
    if made.match is not None:
        made.match.close()


def test_the_expected_move_is_answered_from_pondering(game: Game) -> None:
    match = game.begin("--ponder")
    expected = match.computer.expected
    assert game.heard[-1] == "go ponder movetime 5000"
    assert game.heard[-2].endswith(f" {expected}")
    game.play(expected)
    game.until(lambda: match.live.ply == 4)
    game.until(lambda: game.heard[-1].startswith("go ponder"))
    assert [line.split()[0] for line in game.heard[-3:]] == ["ponderhit", "position", "go"]
    assert "stop" not in game.heard


def test_an_unexpected_move_starts_a_new_search(game: Game) -> None:
    match = game.begin("--ponder")
    other = next(
        text
        for text in (notation.text(match.game.position, move) for move in match.game.legal_moves())
        if text != match.computer.expected
    )
    game.play(other)
    game.until(lambda: match.live.ply == 4)
    game.until(lambda: game.heard[-1].startswith("go ponder"))
    stop, position, go = game.heard[-5:-2]
    assert (stop, go) == ("stop", "go movetime 5000")
    assert position.endswith(f" {other}")
    assert "ponderhit" not in game.heard


@pytest.mark.parametrize(
    ("arguments", "level", "name", "choices", "ponders"),
    [
        (["--ponder"], STRONGEST, "", {}, True),
        (["--ponder"], 5, "Fake", {"thinking": "0"}, True),
        (["--ponder"], STRONGEST, "", {"ponder": False}, False),
        (["--ponder"], STRONGEST, "", {"thinking": "0"}, False),
        (["--ponder"], STRONGEST - 1, "", {}, False),
        ([], STRONGEST, "", {}, False),
    ],
    ids=["strongest", "other", "off", "by nodes", "level", "cannot"],
)
def test_only_timed_levels_ponder_and_only_if_allowed(
    game: Game, arguments: list[str], level: int, name: str, choices: dict[str, object], ponders: bool
) -> None:
    for key, value in choices.items():
        game.settings[key] = value
    match = game.begin(*arguments, level=level, name=name, expects=ponders)
    assert match.computer.engine(1).thinking == ponders
    assert ("setoption name Ponder value true" in game.log.read_text()) == (
        bool(game.settings["ponder"]) and "--ponder" in arguments
    )


WAYS: dict[str, Callable[[Game, Match], object]] = {
    "taking back": lambda game, match: match.taking_back.take_back(),
    "a pause": lambda game, match: match.pause(True),
    "resigning": lambda game, match: match.resign(0),
    "leaving": lambda game, match: match.prepare_to_leave(),
    "a hint": lambda game, match: match.turn.hint(),
    "turning it off": lambda game, match: game.settings.__setitem__("ponder", False),
}


@pytest.mark.parametrize("way", list(WAYS))
def test_pondering_ends_with(game: Game, way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computer, "TICK_MS", 20)
    match = game.begin("--ponder")
    assert match.computer.engine(1).thinking
    WAYS[way](game, match)
    game.until(lambda: "stop" in game.heard)
    assert not match.computer.engine(1).thinking


@pytest.mark.parametrize(("name", "value"), [("MAX_SECONDS", 0.5), ("ASLEEP", -1.0)], ids=["long", "asleep"])
def test_pondering_ends_without_a_move(game: Game, name: str, value: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computer, "TICK_MS", 500)
    monkeypatch.setattr(computer, name, value)
    match = game.begin("--ponder")
    game.until(lambda: game.heard[-1] == "stop")
    game.play(match.computer.expected)
    game.until(lambda: match.live.ply == 4)
    assert "ponderhit" not in game.heard


@pytest.mark.parametrize("fault", ["--eager", "--deadly"])
def test_a_failing_engine_silently_stops_pondering(game: Game, fault: str) -> None:
    match = game.begin("--ponder", fault)
    engine = match.computer.engine(1)
    game.until(lambda: not engine.thinking)
    game.play(match.computer.expected)
    game.until(lambda: match.live.ply == 4)
    assert [line for line in game.heard if line.startswith("go")] == [
        "go movetime 5000", "go ponder movetime 5000", "go movetime 5000",
    ]  # fmt: skip
    assert game.said == []


def test_draw_offers_are_answered_by_the_score_of_the_last_move(game: Game) -> None:
    match = game.begin("--ponder", "--evals", "0,-200,500,500")
    game.until(lambda: match.computer.engine(1).analysis.score == Score(500))
    assert match.turn.agrees_to_draw(1)
