"""Another engine, entered in the preferences: it is started and asked at once, and holds only if it can play."""

import shlex
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from driving import FAKE_ENGINE, Hand, fake_engine, match_settings
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from gui.dialogs.engine_field import OWN, USUAL_WORDS, EngineField
from gui.dialogs.preferences import PreferencesDialog
from gui.engines import engine_check
from gui.main_window import MainWindow
from gui.settings import Settings
from rules.games import GAMES

FAIRY_STOCKFISH = shutil.which("fairy-stockfish") or shutil.which("/usr/games/fairy-stockfish")


@pytest.fixture
def dialog(settings: Settings, qtbot: QtBot) -> Iterator[PreferencesDialog]:
    """The preferences, with the page that the field is on in front."""
    made = PreferencesDialog(settings)
    made.tabs.setCurrentIndex(made.tabs.count() - 1)
    made.show()
    yield made
    made.hide()
    made.deleteLater()


@pytest.fixture
def field(dialog: PreferencesDialog) -> EngineField:
    return dialog.engine


Enter = Callable[[str], None]


@pytest.fixture
def enter(field: EngineField, qtbot: QtBot) -> Enter:
    """A function that types a command line and Enter, and waits until it has been looked at."""

    def type_in(text: str) -> None:
        field.line.selectAll()
        qtbot.keyClick(field.line, Qt.Key.Key_Delete)
        field.line.insert(text)
        began = time.monotonic()
        field.line.returnPressed.emit()
        field.line.editingFinished.emit()
        assert time.monotonic() - began < 0.2, "the dialog waited"
        qtbot.waitUntil(lambda: not field.busy, timeout=15_000)

    return type_in


def test_an_engine_that_can_play_says_which_games(field: EngineField, enter: Enter, settings: Settings) -> None:
    enter(fake_engine("--name", "'Deep Thought 4'", "--games", "mansindam,pandemonium,chess"))
    assert field.words.text().startswith("Deep Thought 4 knows Pandemonium and Mansindam, but not ")
    assert "Palace Shogi" in field.words.text()
    assert settings["engine_name"] == "Deep Thought 4"
    assert "--games" in settings["engine_command"]
    enter(fake_engine("--name", "Other"))
    assert field.words.text() == "Other knows all of these games. It plays from the next game on."
    enter("")
    assert (settings["engine_command"], settings["engine_name"]) == ("", "")
    assert field.words.text() == USUAL_WORDS


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("no-such-engine --fast", "no-such-engine cannot be started."),
        ("/", "/ cannot be started."),
        ('"half a quote', '"half a quote cannot be started.'),
        ("true", "true ended before it had said that it is ready."),
        (fake_engine("--ignorant"), "Fake plays no game but its own: it has no option UCI_Variant."),
        (fake_engine("--games", "chess,shogi"), "Fake knows none of these games."),
        (fake_engine("--name", "'<b>Fat</b>'", "--games", "chess"), "<b>Fat</b> knows none of these games."),
    ],
)
def test_one_that_cannot_is_refused_with_a_sentence(
    field: EngineField, enter: Enter, settings: Settings, command: str, words: str
) -> None:
    enter(command)
    assert field.words.text() == f"{words} {OWN} still plays."
    assert field.words.objectName() == "wrong"
    assert settings["engine_command"] == ""
    good = fake_engine("--name", "Good")
    enter(good)
    assert field.words.objectName() == "muted"
    enter(command)
    assert field.words.text() == f"{words} Good still plays."
    assert (settings["engine_command"], settings["engine_name"]) == (good, "Good")


@pytest.mark.parametrize("command", ["cat", "yes", "sleep 60", "cat /dev/zero"])
def test_what_is_no_engine_is_given_up_in_time(
    field: EngineField, enter: Enter, settings: Settings, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_check, "PATIENCE", 600)
    enter(command)
    assert field.words.text().startswith(f"{command.split()[0]} does not answer as a UCI engine does.")
    assert settings["engine_command"] == ""


def test_a_path_with_blanks_is_one_word(field: EngineField, enter: Enter, settings: Settings, tmp_path: Path) -> None:
    program = tmp_path / "my own engine"
    program.write_text(f"#!/bin/sh\nexec {shlex.quote(sys.executable)} {shlex.quote(str(FAKE_ENGINE))}\n")
    program.chmod(0o755)
    enter(str(program))
    assert settings["engine_command"] == str(program)
    assert settings["engine_name"] == "Fake"


def test_a_program_is_chosen_as_a_file(
    field: EngineField, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    program = tmp_path / "an engine"
    program.write_text(f"#!/bin/sh\nexec {shlex.quote(sys.executable)} {shlex.quote(str(FAKE_ENGINE))}\n")
    program.chmod(0o755)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(program), ""))
    qtbot.mouseClick(field.button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: settings["engine_command"] == str(program), timeout=15_000)


def test_asking_can_be_cancelled(field: EngineField, settings: Settings, qtbot: QtBot) -> None:
    field.line.setText("sleep 600")
    field.look()
    assert field.busy
    assert field.words.text() == "Starting it…"
    assert field.button.text() == "Cancel"
    qtbot.mouseClick(field.button, Qt.MouseButton.LeftButton)
    assert not field.busy
    assert field.line.text() == ""
    assert field.button.text() == "Choose…"
    assert settings["engine_command"] == ""


def test_typing_on_ends_the_asking(field: EngineField, qtbot: QtBot) -> None:
    field.line.setText("sleep 600")
    field.look()
    assert field.busy
    qtbot.keyClicks(field.line, "1")
    assert not field.busy


def test_closing_takes_what_was_just_entered(
    dialog: PreferencesDialog, field: EngineField, settings: Settings, qtbot: QtBot
) -> None:
    good = fake_engine("--name", "Good")
    field.line.setText(good)
    dialog.reject()
    assert dialog.isVisible(), "it is being looked at"
    qtbot.waitUntil(lambda: not dialog.isVisible(), timeout=15_000)
    assert settings["engine_command"] == good


def test_closing_shows_why_it_is_not_taken_and_the_next_time_closes(
    dialog: PreferencesDialog, field: EngineField, settings: Settings, qtbot: QtBot
) -> None:
    field.line.setText("no-such-engine")
    dialog.tabs.setCurrentIndex(0)
    dialog.reject()
    qtbot.waitUntil(lambda: field.words.objectName() == "wrong", timeout=15_000)
    assert dialog.isVisible()
    assert field.isVisible(), "its page is in front"
    dialog.reject()
    assert not dialog.isVisible()
    assert settings["engine_command"] == ""


def test_closing_twice_does_not_wait(dialog: PreferencesDialog, field: EngineField, settings: Settings) -> None:
    field.line.setText("sleep 600")
    dialog.reject()
    assert dialog.isVisible()
    dialog.reject()
    assert not dialog.isVisible()
    assert not field.busy
    assert settings["engine_command"] == ""


def test_entering_a_line_leaves_the_dialog_open(
    dialog: PreferencesDialog, field: EngineField, settings: Settings, qtbot: QtBot
) -> None:
    good = fake_engine("--name", "Good")
    field.line.setText(good)
    qtbot.keyClick(field.line, Qt.Key.Key_Return)
    assert field.busy
    qtbot.waitUntil(lambda: settings["engine_command"] == good, timeout=15_000)
    qtbot.wait(50)
    assert dialog.isVisible()
    assert field.words.text() == "Good knows all of these games. It plays from the next game on."


@pytest.mark.parametrize("by_typing", [True, False])
def test_who_changes_the_line_does_not_want_to_close_any_more(
    dialog: PreferencesDialog, field: EngineField, settings: Settings, qtbot: QtBot, by_typing: bool
) -> None:
    field.line.setText("sleep 600")
    dialog.reject()
    assert dialog.isVisible()
    if by_typing:
        qtbot.keyClicks(field.line, "1")
    else:
        qtbot.mouseClick(field.button, Qt.MouseButton.LeftButton)
    good = fake_engine("--name", "Good")
    field.line.setText(good)
    field.look()
    qtbot.waitUntil(lambda: settings["engine_command"] == good, timeout=15_000)
    qtbot.wait(50)
    assert dialog.isVisible()


def test_a_checked_engine_plays_the_next_game(window: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    window.actions_by_name["preferences"].trigger()
    dialog = window.findChild(PreferencesDialog)
    assert dialog is not None
    dialog.engine.line.setText(fake_engine("--name", "Deep"))
    dialog.reject()
    qtbot.waitUntil(lambda: window.findChild(PreferencesDialog) is None, timeout=15_000)
    window.start(match_settings("mansindam", 3, 0))
    assert hand.page.strips[0].name.text() == "Deep", "its name is known before it is started"
    hand.until(lambda: len(hand.written) == 1)


@pytest.mark.skipif(not FAIRY_STOCKFISH, reason="fairy-stockfish is not installed")
def test_fairy_stockfish_plays_what_it_is_told_the_rules_of(
    field: EngineField, enter: Enter, settings: Settings, tmp_path: Path
) -> None:
    from rules.fairy_stockfish import Inexpressible, definition

    enter(str(FAIRY_STOCKFISH))
    assert "knows none of these games" in field.words.text()
    known = []
    sections = []
    for variant in GAMES.values():
        try:
            sections.append(definition(variant))
            known.append(variant.title)
        except Inexpressible:
            continue
    (tmp_path / "variants.ini").write_text("\n".join(sections))
    wrapper = tmp_path / "with our games"
    wrapper.write_text(
        f"#!/bin/sh\n(echo setoption name VariantPath value '{tmp_path}/variants.ini'; cat) | {FAIRY_STOCKFISH}\n"
    )
    wrapper.chmod(0o755)
    enter(str(wrapper))
    assert field.words.text().startswith("Fairy-Stockfish")
    assert all(title in field.words.text() for title in known)
    assert settings["engine_command"] == str(wrapper)
