"""An engine that is added is started and queried at once, and is listed only if it can play."""

import shlex
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from driving import FAKE_ENGINE, Hand, fake_engine, find, match_settings
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QFileDialog, QLineEdit, QSpinBox
from pytestqt.qtbot import QtBot

from surajang.gui.app.main_window import MainWindow
from surajang.gui.app.preferences import PreferencesDialog
from surajang.gui.desk.navigator import MatchRequest, NewGameRequest
from surajang.gui.engines import engine_field
from surajang.gui.engines.engine_field import ADD, CANCEL, STARTING, EngineField
from surajang.gui.engines.engine_list import EngineList, engine_list
from surajang.gui.engines.engine_options import EngineOptionsDialog, OptionRow
from surajang.gui.engines.engines_dialog import REMOVE, TRY, UP, EnginesDialog
from surajang.gui.engines.protocol import Option
from surajang.gui.play.new_game import NewGameDialog
from surajang.gui.shell.settings import Settings

FAIRY_STOCKFISH = shutil.which("fairy-stockfish") or shutil.which("/usr/games/fairy-stockfish")


@pytest.fixture
def engines(settings: Settings) -> EngineList:
    made = engine_list(settings)
    made.wait(60)
    return made


@pytest.fixture
def dialog(engines: EngineList) -> Iterator[EnginesDialog]:
    made = EnginesDialog(engines)
    made.show()
    yield made
    made.hide()
    made.deleteLater()


@pytest.fixture
def field(dialog: EnginesDialog) -> EngineField:
    return dialog.field


Enter = Callable[[str], None]


@pytest.fixture
def enter(field: EngineField, qtbot: QtBot) -> Enter:
    """A function that types a command line and Enter, and waits until it has been tried."""

    def type_in(text: str) -> None:
        field.line.setText(text)
        qtbot.keyClick(field.line, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: not field.busy)

    return type_in


def names(engines: EngineList) -> list[str]:
    return [engine.name for engine in engines.engines]


def test_a_usable_engine_lists_its_games(field: EngineField, enter: Enter, engines: EngineList) -> None:
    enter(fake_engine("--name", "'Deep Thought 4'", "--games", "mansindam,pandemonium,chess"))
    assert field.words.text().startswith("Deep Thought 4 supports Pandemonium and Mansindam, but not ")
    assert "Palace Shogi" in field.words.text()
    assert field.line.text() == ""
    enter(fake_engine("--name", "Other"))
    assert field.words.text() == "Other supports all of these games. It was added to the list."
    enter(fake_engine("--name", "Other", "--score=1"))
    assert names(engines) == ["Deep Thought 4", "Other", "Other 2"]
    assert "--games" in engines.engines[0].command


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("no-such-engine --fast", "no-such-engine cannot be started."),
        ("/", "/ cannot be started."),
        ('"half a quote', '"half a quote cannot be started.'),
        ("true", "true exited before it was ready."),
        (fake_engine("--ignorant"), "Fake cannot play these games: it has no UCI_Variant option."),
        (fake_engine("--games", "chess,shogi"), "Fake supports none of these games."),
        (fake_engine("--name", "'<b>Fat</b>'", "--games", "chess"), "<b>Fat</b> supports none of these games."),
    ],
)
def test_an_unusable_engine_is_refused_with_a_sentence(
    field: EngineField, enter: Enter, engines: EngineList, command: str, words: str
) -> None:
    enter(command)
    assert field.words.text() == f"{words} It was not added."
    assert field.words.objectName() == "wrong"
    assert field.line.text() == command, "what was entered can be mended"
    assert names(engines) == []


@pytest.mark.parametrize("command", ["cat", "yes", "sleep 60", "cat /dev/zero"])
def test_a_program_that_is_not_an_engine_times_out(
    field: EngineField, enter: Enter, engines: EngineList, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_field, "PATIENCE", 600)
    enter(command)
    assert field.words.text().startswith(f"{command.split()[0]} does not respond as a UCI engine should.")
    assert names(engines) == []


def program_with_blanks(folder: Path) -> Path:
    program = folder / "my own engine"
    program.write_text(f"#!/bin/sh\nexec {shlex.quote(sys.executable)} {shlex.quote(str(FAKE_ENGINE))}\n")
    program.chmod(0o755)
    return program


def test_a_path_with_blanks_is_quoted(field: EngineField, enter: Enter, engines: EngineList, tmp_path: Path) -> None:
    program = program_with_blanks(tmp_path)
    enter(str(program))
    assert [(engine.name, engine.command) for engine in engines.engines] == [("Fake", str(program))]


def test_a_program_can_be_chosen_in_a_file_dialog(
    field: EngineField, engines: EngineList, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    program = program_with_blanks(tmp_path)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(program), ""))
    qtbot.mouseClick(field.choose, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: names(engines) == ["Fake"])


def test_the_test_of_an_engine_can_be_cancelled(field: EngineField, engines: EngineList, qtbot: QtBot) -> None:
    field.line.setText("sleep 600")
    field.look()
    assert (field.busy, field.words.text(), field.add.text()) == (True, STARTING(), CANCEL())
    qtbot.mouseClick(field.add, Qt.MouseButton.LeftButton)
    assert (field.busy, field.add.text()) == (False, ADD())
    field.look()
    qtbot.keyClicks(field.line, "1")
    assert not field.busy, "typing on ends it, too"
    field.look()
    field.window().hide()
    assert not field.busy
    assert names(engines) == []


def test_engines_are_named_ordered_and_removed(
    dialog: EnginesDialog, engines: EngineList, settings: Settings, qtbot: QtBot
) -> None:
    for name in ("Ann", "Bee", "Cat"):
        engines.add(name, f"program {name}")
    assert dialog.list.count() == 3
    dialog.list.setCurrentRow(2)
    for _ in range(2):
        qtbot.mouseClick(dialog.buttons[UP], Qt.MouseButton.LeftButton)
    assert names(engines) == ["Cat", "Ann", "Bee"]
    assert dialog.list.currentRow() == 0
    assert not dialog.buttons[UP].isEnabled()
    engines.choose(engines.engines[0])
    dialog.list.currentItem().setText("  Ann\t")
    assert names(engines) == ["Ann 2", "Ann", "Bee"], "no two are called the same"
    assert settings["engine_name"] == "Ann 2", "what is chosen is still chosen"
    dialog.list.currentItem().setText(" ")
    assert names(engines) == ["Ann 2", "Ann", "Bee"]
    qtbot.mouseClick(dialog.buttons[REMOVE], Qt.MouseButton.LeftButton)
    assert names(engines) == ["Ann", "Bee"]
    assert settings["engine_command"] == "", "our own plays again"


def test_a_listed_engine_can_be_tested(dialog: EnginesDialog, engines: EngineList, qtbot: QtBot) -> None:
    engines.add("Good", fake_engine("--name", "Deep"))
    dialog.list.setCurrentRow(0)
    qtbot.mouseClick(dialog.buttons[TRY], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not dialog.field.busy)
    assert dialog.field.words.text() == "Deep supports all of these games."
    assert names(engines) == ["Good"]


def test_options_are_set_as_the_engine_declares_them(engines: EngineList, qtbot: QtBot) -> None:
    engine = engines.add("Good", fake_engine("--analyst"))
    dialog = EngineOptionsDialog(engines, engine)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: bool(dialog.rows))
    assert list(dialog.rows) == ["Skill Level", "UCI_LimitStrength", "UCI_Elo", "Threads", "Style", "Clear Hash"]
    skill, limit, style, clear = (
        dialog.rows[name] for name in ("Skill Level", "UCI_LimitStrength", "Style", "Clear Hash")
    )
    fields = (skill.field, limit.field, style.field, clear.field)
    assert isinstance(fields[0], QSpinBox)
    assert isinstance(fields[1], QCheckBox)
    assert isinstance(fields[2], QComboBox)
    assert isinstance(fields[3], QCheckBox)
    assert (fields[0].minimum(), fields[0].maximum(), fields[0].value()) == (-20, 20, 20)
    fields[0].setValue(5)
    fields[1].click()
    fields[2].setCurrentText("Very Risky")
    fields[2].activated.emit(1)
    fields[3].click()

    def held() -> tuple[dict[str, str], dict[str, dict[str, str]]]:
        known = engines.get(engine.key)
        assert known is not None
        return dict(known.options), {game: dict(options) for game, options in known.games.items()}

    everywhere = {"Skill Level": "5", "UCI_LimitStrength": "true", "Style": "Very Risky", "Clear Hash": ""}
    assert held() == (everywhere, {})
    dialog.game.setCurrentIndex(dialog.game.findData("mansindam"))
    dialog.game.activated.emit(0)
    assert not skill.changed
    assert fields[0].value() == 5
    assert "In all games: 5" in skill.hint.text()
    fields[0].setValue(20)
    assert held() == (everywhere, {"mansindam": {"Skill Level": "20"}})
    fields[0].setValue(5)
    assert held()[1] == {"mansindam": {}}
    dialog.game.setCurrentIndex(0)
    dialog.game.activated.emit(0)
    qtbot.mouseClick(skill.reset, Qt.MouseButton.LeftButton)
    assert fields[0].value() == 20
    qtbot.mouseClick(dialog.reset_all, Qt.MouseButton.LeftButton)
    assert held()[0] == {}


def test_long_default_values_are_shortened(qtbot: QtBot) -> None:
    """A word without end takes Qt a hundredth of a second to lay out."""
    row = OptionRow(Option("Text", "string", "x" * 9000))
    qtbot.addWidget(row)
    row.show_value(None, None)
    assert len(row.hint.text()) < 100
    assert row.hint.text().endswith("x…")
    assert isinstance(row.field, QLineEdit)
    assert row.field.text() == "x" * 9000


def test_a_text_option_is_saved_when_the_dialog_closes(engines: EngineList, qtbot: QtBot) -> None:
    engine = engines.add("Good", fake_engine("--file"))
    dialog = EngineOptionsDialog(engines, engine)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: bool(dialog.rows))
    line = dialog.rows["VariantPath"].field
    assert isinstance(line, QLineEdit)
    qtbot.keyClicks(line, "/a b")
    dialog.accept()
    known = engines.get(engine.key)
    assert known is not None
    assert known.options == {"VariantPath": "/a b"}


def test_a_silent_engine_has_no_options(engines: EngineList, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog = EngineOptionsDialog(engines, engines.add("Gone", "no-such-engine"))
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: "cannot be started" in dialog.words.text())


def test_a_listed_engine_plays_the_next_game(window: MainWindow, hand: Hand, tmp_path: Path) -> None:
    log = tmp_path / "log"
    engine = window.pages.engines.add("My Deep", fake_engine("--name", "Deep", "--log", str(log)))
    window.pages.engines.set_options(
        engine.key, {"Skill Level": "3", "UCI_Elo": "1"}, {"mansindam": {"Skill Level": "7"}}
    )
    window.pages.open(NewGameRequest("mansindam", "computer"))
    dialog = find(window, NewGameDialog)
    assert not dialog.level.isHidden()
    dialog.program.setCurrentIndex(1)
    dialog.program.activated.emit(1)
    assert dialog.level.isHidden(), "it has no level"
    dialog.side.choose("1")
    dialog.accept()
    assert hand.page.strips[0].name.text() == "My Deep"
    hand.until(lambda: len(hand.written) == 1)
    assert hand.page.strips[0].name.text() == "My Deep", "it is called as its person calls it"
    said = log.read_text()
    assert "setoption name Skill Level value 7" in said
    assert "setoption name UCI_Elo value 1\n" in said


def test_preferences_choose_the_playing_engine(window: MainWindow) -> None:
    window.pages.engines.add("Deep", fake_engine("--name", "Deep"))
    window.actions_by_name["preferences"].trigger()
    dialog = find(window, PreferencesDialog)
    dialog.engine.setCurrentIndex(1)
    dialog.engine.activated.emit(1)
    assert (window.settings["engine_name"], window.settings["engine_command"]) == (
        "Deep",
        fake_engine("--name", "Deep"),
    )
    dialog.engines_requested.emit()
    find(window, EnginesDialog).accept()
    dialog.accept()


def test_the_window_opens_the_list_of_engines(window: MainWindow) -> None:
    window.actions_by_name["engines"].trigger()
    find(window, EnginesDialog).accept()


def test_an_engine_without_setups_plays_from_after_the_setup(window: MainWindow, hand: Hand, tmp_path: Path) -> None:
    log = tmp_path / "log"
    window.pages.engines.choose(window.pages.engines.add("Fairy", fake_engine("--file", "--log", str(log))))
    window.pages.open(MatchRequest(match_settings("pandemonium", 5, 0)))
    hand.until(lambda: len(hand.written) == 1)
    hand.choose_setup(1)
    hand.until(lambda: len(hand.written) == 3)
    positions = [line for line in log.read_text().splitlines() if line.startswith("position")]
    assert len(positions) == 1, "its own setup is chosen for it"
    assert "setup" not in positions[0]
    assert "moves" not in positions[0]


@pytest.mark.skipif(not FAIRY_STOCKFISH, reason="fairy-stockfish is not installed")
def test_fairy_stockfish_gets_the_rules_and_plays(
    field: EngineField, enter: Enter, engines: EngineList, window: MainWindow, hand: Hand
) -> None:
    enter(str(FAIRY_STOCKFISH))
    assert field.words.text().startswith("Fairy-Stockfish")
    assert field.words.text().endswith("but not Palace Shogi. It was added to the list.")
    engines.choose(engines.engines[0])
    window.pages.open(MatchRequest(match_settings("mansindam", 5, 0)))
    hand.until(lambda: len(hand.written) == 1)
