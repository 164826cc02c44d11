"""The list of engines: saved by several windows at once, and made from the settings of former versions."""

import json
from pathlib import Path

import pytest
from define_games import definitions
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from surajang import assets
from surajang.gui.engines.engine_list import MAX_NAME_LENGTH, Engine, EngineList, engine_list, engine_of, tidy_name
from surajang.gui.engines.programs import chosen_program, listed_program
from surajang.gui.engines.requests import after_setup, any_setup
from surajang.gui.shell.settings import Settings
from surajang.rules import fen, notation
from surajang.rules.game import Game
from surajang.rules.games import GAMES

FORMER = Path(__file__).resolve().parents[1] / "storage" / "former"


def opened(settings: Settings, path: Path) -> EngineList:
    engines = EngineList(settings, path)
    engines.wait(60)
    return engines


def names(engines: EngineList) -> list[str]:
    return [engine.name for engine in engines.engines]


def test_the_definitions_for_fairy_stockfish_are_up_to_date() -> None:
    """If not, `python tools/define_games.py` updates them."""
    assert assets.path("engines", "variants.ini").read_text("utf-8") == definitions()


def test_the_list_survives_a_round_trip(settings: Settings, tmp_path: Path) -> None:
    path = tmp_path / "engines.json"
    engines = opened(settings, path)
    one = engines.add("  Deep   Thought\n", '"/a b/deep" --fast')
    engines.add("", "fish")
    engines.set_options(one.key, {"Hash": "64", "Clear Hash": ""}, {"mansindam": {"Style": "Very Risky"}, "x": {}})
    engines.move(one.key, 1)
    assert engines.finish()
    again = opened(Settings(tmp_path / "other.json"), path)
    assert names(again) == ["fish", "Deep Thought"]
    (found,) = [engine for engine in again.engines if engine.key == one.key]
    assert found.command == '"/a b/deep" --fast'
    assert found.options_for("pandemonium") == {"Hash": "64", "Clear Hash": ""}
    assert found.options_for("mansindam") == {"Hash": "64", "Clear Hash": "", "Style": "Very Risky"}


def test_additions_of_two_windows_are_merged(settings: Settings, tmp_path: Path) -> None:
    path = tmp_path / "engines.json"
    first, second = opened(settings, path), opened(Settings(tmp_path / "other.json"), path)
    ann, bee = first.add("Ann", "ann"), second.add("Bee", "bee")
    assert first.finish()
    assert second.finish()
    second.set_options(bee.key, {"Hash": "1"}, {})
    first.rename(ann.key, "Anna")
    assert first.finish()
    assert second.finish()
    third = opened(Settings(tmp_path / "third.json"), path)
    assert sorted(names(third)) == ["Anna", "Bee"]
    third.remove(ann.key)
    assert third.finish()
    first.add("Cat", "cat")
    assert first.finish()
    assert sorted(names(opened(settings, path))) == ["Bee", "Cat"], "what was removed does not come back"


def test_option_changes_of_two_windows_are_merged(settings: Settings, tmp_path: Path) -> None:
    path = tmp_path / "engines.json"
    first = opened(settings, path)
    key = first.add("Ann", "ann").key
    first.set_options(key, {"Hash": "16", "Threads": "1"}, {"mansindam": {"Style": "Solid"}})
    assert first.finish()
    second = opened(Settings(tmp_path / "other.json"), path)
    first.set_options(key, {"Hash": "64", "Threads": "1"}, {"mansindam": {"Style": "Solid", "A": "1"}})
    first.rename(key, "Anna")
    assert first.finish()
    second.set_options(key, {"Hash": "16", "Ponder": "true"}, {"mansindam": {"Style": "Risky"}, "x": {"B": "2"}})
    assert second.finish()
    for engines in (second, opened(settings, path)):
        (engine,) = engines.engines
        assert engine.name == "Anna"
        assert engine.options == {"Hash": "64", "Ponder": "true"}
        assert engine.games == {"mansindam": {"Style": "Risky", "A": "1"}, "x": {"B": "2"}}


@pytest.mark.parametrize(
    "text",
    ["", "[1]", "nonsense", '{"engines": 3}', '{"engines": {"a": 1, "b": {"name": "x"}, "c": {"command": "c"}}}'],
)
def test_a_broken_file_is_ignored(settings: Settings, tmp_path: Path, text: str, qtbot: QtBot) -> None:
    path = tmp_path / "engines.json"
    path.write_text(text)
    engines = EngineList(settings, path)
    said: list[str] = []
    engines.failed.connect(said.append)
    engines.wait(60)
    assert engines.engines == []
    assert said == (
        [] if text.startswith("{") else [f"Your engines were damaged. The old file was kept as {path}.broken."]
    )
    engines.add("Ann", "ann")
    assert engines.finish()
    assert names(opened(settings, path)) == ["Ann"]


@pytest.mark.parametrize(
    ("values", "wanted"),
    [
        ({"name": "x", "command": " "}, None),
        ({"name": "x", "command": "a\0b"}, None),
        ({"name": "\n", "command": "prog"}, Engine("k", "prog", "prog")),
        ({"name": "x", "command": "c", "place": "1", "options": {"a": 1, "b": "2", "c": "3\n"}, "games": [1]},
         Engine("k", "x", "c", 0, {"b": "2"})),
        ({"name": "x" * 99, "command": "c", "place": 2, "games": {"g": {"a": "1"}, "h": 3}},
         Engine("k", "x" * MAX_NAME_LENGTH, "c", 2, {}, {"g": {"a": "1"}, "h": {}})),
    ],
)  # fmt: skip
def test_invalid_entries_are_left_out(values: object, wanted: Engine | None) -> None:
    assert engine_of("k", values) == wanted


@settings(max_examples=200, deadline=None)
@given(
    st.dictionaries(
        st.sampled_from(("name", "command", "place", "options", "games")),
        st.none() | st.text(max_size=8) | st.integers() | st.dictionaries(st.text(max_size=3), st.text(max_size=3)),
    )
)
def test_any_values_give_a_storable_engine_or_none(values: dict[str, object]) -> None:
    engine = engine_of("k", values)
    assert engine is None or engine_of("k", json.loads(json.dumps(engine.values()))) is not None


def test_names_are_never_empty() -> None:
    assert tidy_name(" a\t\u0000b \u200e c ") == "a b c"


# Settings of former versions


def with_former_engine(tmp_path: Path, command: str, name: str) -> Settings:
    """Settings of a former version with another engine."""
    values = json.loads((FORMER / "before-rooms" / "settings.json").read_text("utf-8"))
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({**values, "engine_command": command, "engine_name": name}))
    return Settings(path)


def test_the_engine_of_old_settings_is_in_the_list(home: Path, qapp: QApplication, tmp_path: Path) -> None:
    settings = with_former_engine(tmp_path, "deep --fast", "Deep Thought")
    assert chosen_program(settings).name == "Deep Thought"
    engines = engine_list(settings)
    engines.wait(60)
    assert [(engine.name, engine.command) for engine in engines.engines] == [("Deep Thought", "deep --fast")]
    assert engines.chosen() == engines.engines[0]
    assert engines.finish()
    again = Settings(tmp_path / "settings.json")
    engine_list(again).wait(60)
    assert names(engine_list(again)) == ["Deep Thought"], "it is taken over once"
    assert again["engine_command"] == "deep --fast", "a former version still finds it"


def test_the_chosen_engine_plays_with_its_options(settings: Settings) -> None:
    assert chosen_program(settings).name == ""
    engines = engine_list(settings)
    weak, strong = engines.add("Fish", "fish"), engines.add("Fish", "fish")
    engines.set_options(strong.key, {"Hash": "64"}, {"mansindam": {"Hash": "128", "A": "b"}})
    strong = engines.engines[1]
    engines.choose(strong)
    assert chosen_program(settings, "mansindam").options == (("Hash", "128"), ("A", "b"))
    assert chosen_program(settings, "pandemonium").options == (("Hash", "64"),)
    engines.choose(weak)
    assert chosen_program(settings, "mansindam").options == ()
    program = listed_program(strong)
    assert program.left_open((("hash", "1"), ("Threads", "2"))) == (("Threads", "2"),)


# Engines without a choice of setups


def test_the_setup_phase_is_skipped() -> None:
    variant = GAMES["pandemonium"]
    start = f"position fen {Game(variant).start_fen}"
    assert after_setup(variant, start) == ""
    assert after_setup(variant, f"{start} moves NB-BN") == ""
    assert any_setup(variant) in variant.setup.choices  # type: ignore[union-attr]
    game = Game(variant)
    for text in ("NB-BN", "BN-BN"):
        game.play(notation.parse(game.position, text))
    assert after_setup(variant, f"{start} moves NB-BN BN-BN") == f"position fen {fen.write(game.position)}"
    assert after_setup(variant, f"{start} moves NB-BN BN-BN a2a4 b9b8").endswith(" moves a2a4 b9b8")
    later = f"position fen {fen.write(game.position)} moves a2a4"
    assert after_setup(variant, later) == later
