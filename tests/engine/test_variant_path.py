"""VariantPath and WeightsPath: the engine plays games from files with values from files, and survives bad ones."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from builds import module_file

from surajang.engine.player import Player
from surajang.engine.practised import PractisedValues, computed_values
from surajang.engine.uci import UciEngine
from surajang.engine.weights import network_file, piece_values
from surajang.engine.worker import Worker
from surajang.rules.definition import as_table, read
from surajang.rules.games import GAMES
from surajang.rules.tables import tables_of

pytestmark = pytest.mark.once

MINE = 'inherits = "mansindam"\nname = "mine"\ntitle = "Mine"\n'


class Lines:
    """Collects what the engine prints."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def write(self, text: str) -> int:
        self.lines += [line for line in text.split("\n") if line]
        return len(text)

    def flush(self) -> None:
        pass


@pytest.fixture
def engine() -> Iterator[tuple[UciEngine, list[str]]]:
    """An engine in this process, and what it prints."""
    output = Lines()
    engine = UciEngine(output)  # type: ignore[arg-type]
    yield engine, output.lines
    engine.player.close()


def obey(engine: tuple[UciEngine, list[str]], *commands: str) -> list[str]:
    """Return the engine's output for commands, once their searches have ended."""
    done, lines = engine
    before = len(lines)
    for command in commands:
        assert done.obey(command)
        if done.player.thread:
            done.player.thread.join(60)
    return lines[before:]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file of a game."""
    path = tmp_path / "my game.toml"
    path.write_text(MINE, "utf-8")
    return path


def variants(engine: tuple[UciEngine, list[str]]) -> list[str]:
    """The values of UCI_Variant."""
    (line,) = [line for line in obey(engine, "uci") if line.startswith("option name UCI_Variant ")]
    return line.partition(" var ")[2].split(" var ")


def test_a_game_from_a_file_is_played(engine, file):
    assert "option name VariantPath type string default <empty>" in obey(engine, "uci")
    assert obey(engine, f"setoption name VariantPath value {file}") == []
    assert variants(engine) == [*GAMES, "mine"]
    lines = obey(engine, "setoption name UCI_Variant value mine", "position startpos moves e3e4", "go depth 2")
    assert lines[-1].startswith("bestmove ")
    assert "Variant: mine" in obey(engine, "d")


def test_files_join_and_an_empty_path_removes_them(engine, file, tmp_path):
    other = tmp_path / "x.ini"
    other.write_text("[other:chess]\n[third:chess]\n", "utf-8")
    obey(engine, f"setoption name VariantPath value {file}", f"setoption name VariantPath value {other}")
    assert variants(engine) == [*GAMES, "mine", "other", "third"]
    obey(engine, "setoption name UCI_Variant value third", "setoption name VariantPath value <empty>")
    assert variants(engine) == [*GAMES]
    assert f"Variant: {next(iter(GAMES))}" in obey(engine, "d")
    obey(engine, f"setoption name VariantPath value {file}{os.pathsep}{other}")
    assert variants(engine) == [*GAMES, "mine", "other", "third"]


def test_a_bad_file_changes_nothing(engine, file):
    obey(engine, f"setoption name VariantPath value {file}", "setoption name UCI_Variant value mine")
    before = obey(engine, "uci")
    for text, why in (
        (MINE + "fiels = 9", ":4:1: There is no key 'fiels' here; files may be meant."),
        ("x", ":1:2: This cannot be read as TOML: Expected '=' after a key in a key/value pair."),
        (
            MINE.replace("mine", "palaceshogi"),
            ": palaceshogi is a game of this program, and another needs another name",
        ),
    ):
        file.write_text(text, "utf-8")
        assert obey(engine, f"setoption name VariantPath value {file}") == [f"info string {file}{why}"]
    assert len(obey(engine, "setoption name VariantPath value /nowhere.toml")) == 1
    assert obey(engine, "uci") == before
    assert "Variant: mine" in obey(engine, "d")


def test_playable_sections_are_loaded_and_others_reported(engine, tmp_path):
    path = tmp_path / "x.ini"
    path.write_text("[mine:chess]\n[wrong:chess]\nmustCapture = true\n[mansindam:chess]\n", "utf-8")
    wrong, taken = obey(engine, f"setoption name VariantPath value {path}")
    assert wrong.startswith(f"info string {path}:3:1: mustCapture: ")
    assert taken == f"info string {path}: mansindam is a game of this program, and another needs another name"
    assert variants(engine) == [*GAMES, "mine"]


def test_a_changed_file_is_another_game(engine, file):
    obey(engine, f"setoption name VariantPath value {file}", "setoption name UCI_Variant value mine")
    obey(engine, "position startpos moves e3e4")
    file.write_text(MINE + "[piece.P]\nmoves = 'fR2'\n", "utf-8")
    obey(engine, f"setoption name VariantPath value {file}")
    assert [line for line in obey(engine, "go perft 1") if line.startswith("e3e5")] == ["e3e5: 1"]


def test_only_built_in_games_have_a_network():
    for name, game in GAMES.items():
        text = f'inherits = "{name}"\nname = "{name}"\ntitle = "Same name"\n'
        other = read(text, GAMES)
        assert network_file(game) is not None
        assert network_file(other) is None
        assert piece_values(tables_of(other)) == piece_values(tables_of(other), tuned_too=False)


def test_workers_search_the_same_game(file, capsys):
    """A worker is sent the definition; it never opens the file."""
    player, other = (Player(lambda error: None) for _ in range(2))
    player.load_games(str(file))
    player.set_option("UCI_Variant", "mine")
    game = json.loads(json.dumps(as_table(player.variant)))
    message = {
        "search": 1,
        "variant": "mine",
        "game": game,
        "position": "startpos",
        "moves": [],
        "only": [],
        "lines": 1,
    }
    Worker(other, 0).handle(message)
    other.stop()
    assert other.variant == player.variant
    player.close()
    other.close()


def test_the_engine_as_a_program(file):
    commands = (
        f"setoption name VariantPath value {file}\nsetoption name UCI_Variant value mine\n"
        "setoption name Threads value 2\nposition startpos\ngo depth 4\n"
    )
    done = subprocess.run(
        [sys.executable, "-m", "surajang.engine"],
        input=commands,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(module_file("surajang").parent.parent)},
        timeout=120,
    )
    assert done.stdout.splitlines()[-1].startswith("bestmove ")
    assert "info string" not in "".join(line for line in done.stdout.splitlines() if "uncompiled" not in line)


# WeightsPath

GAME = read(MINE, GAMES)
VALUES = computed_values(tables_of(GAME))
RICH = replace(VALUES, board=VALUES.board | {"R": VALUES.board["R"] + 1000})
UNEQUAL = "fen k8/9/9/9/9/9/9/9/K7R[] w - - 0 1"


def written(path: Path, values: PractisedValues) -> Path:
    """A file of values."""
    path.write_text(json.dumps(values.as_table()), "utf-8")
    return path


@pytest.fixture
def mine(engine, file):
    """An engine that plays the game of the file."""
    assert obey(engine, f"setoption name VariantPath value {file}", "setoption name UCI_Variant value mine") == []
    return engine


def material(engine) -> float:
    """The engine's value of a rook, in pawns."""
    lines = obey(engine, f"position {UNEQUAL}", "eval")
    return float(lines[0].rpartition(" ")[2])


def test_values_are_used_until_they_are_removed(mine, tmp_path):
    before = material(mine)
    path = written(tmp_path / "my values.json", RICH)
    assert obey(mine, f"setoption name WeightsPath value {path}") == []
    assert material(mine) == pytest.approx(before + 10, abs=0.02)
    assert any("bestmove" in line for line in obey(mine, f"position {UNEQUAL}", "go depth 2"))
    score = [line for line in obey(mine, "go depth 1") if " score " in line][-1]
    assert int(score.split(" cp ")[1].split()[0]) > 1000, "the search uses them too"
    assert obey(mine, "setoption name WeightsPath value <empty>") == []
    assert material(mine) == before


def test_values_leave_other_games_alone(mine, tmp_path):
    obey(mine, f"setoption name WeightsPath value {written(tmp_path / 'values', RICH)}")
    obey(mine, "setoption name UCI_Variant value mansindam")
    before = material(mine)
    obey(mine, "setoption name WeightsPath value <empty>")
    assert material(mine) == before


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "no values of a game"),
        ("[" * 5000, "no values of a game"),
        ('{"game": "mine"}', "no numbers"),
        (json.dumps(RICH.as_table() | {"board": {"R": 1e9}}), "no numbers"),
        (json.dumps(RICH.as_table() | {"board": {"R": True}}), "no numbers"),
        (json.dumps(RICH.as_table() | {"hand": {"R": -3}}), "no numbers"),
        (json.dumps(RICH.as_table() | {"places": {"R": [[10**9]]}}), "no numbers"),
        (json.dumps(RICH.as_table() | {"board": {"R": 500}}), "fit no game that is loaded"),
        (json.dumps(RICH.as_table() | {"places": {}}), "fit no game that is loaded"),
        (json.dumps(RICH.as_table() | {"game": "another"}), "fit no game that is loaded"),
        (json.dumps(RICH.as_table() | {"game": "mansindam"}), "fit no game that is loaded"),
    ],
)
def test_files_without_values_are_refused(mine, tmp_path, text, words):
    good, bad = written(tmp_path / "good", RICH), tmp_path / "bad"
    bad.write_text(text, "utf-8")
    obey(mine, f"setoption name WeightsPath value {good}")
    before = material(mine)
    (line,) = obey(mine, f"setoption name WeightsPath value {good}{os.pathsep}{bad}")
    assert line.startswith(f"info string {bad}")
    assert words in line
    assert material(mine) == before


def test_a_path_that_is_not_a_file_is_refused(mine, tmp_path):
    for path in ("/nowhere", str(tmp_path), "a\0b"):
        (line,) = obey(mine, f"setoption name WeightsPath value {path}")
        assert line.startswith("info string ")


def test_values_are_dropped_with_their_game(mine, tmp_path, file):
    obey(mine, f"setoption name WeightsPath value {written(tmp_path / 'values', RICH)}")
    file.write_text(MINE.replace('"mansindam"', '"chess"'), "utf-8")
    obey(mine, f"setoption name VariantPath value {file}", "position fen k7/8/8/8/8/8/8/K6R w - - 0 1")
    assert 1 < float(obey(mine, "eval")[0].rpartition(" ")[2]) < 9


def test_workers_use_the_values(capfd):
    class Player:
        """Records its arguments."""

        def __init__(self) -> None:
            self.values: list[dict[str, PractisedValues]] = []

        def __getattr__(self, name: str):
            return lambda *args: self.values.append(args[0]) if name == "use_values" else None

    player = Player()
    worker = Worker(player, 0)  # type: ignore[arg-type]
    message = {"search": 1, "variant": "mine", "game": as_table(GAME), "lines": 1, "position": "startpos"}
    for values in (RICH.as_table(), None):
        worker.handle({**message, "values": json.loads(json.dumps(values)), "moves": [], "only": []})
    assert player.values == [{"mine": RICH}, {}]
