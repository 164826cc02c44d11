"""Other keys for commands: which are allowed, which command loses one, and that the window follows."""

import pytest
from driving import find, find_button
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from surajang.gui.app import keys_dialogs
from surajang.gui.app.keys_dialogs import ChangeKeysDialog, KeysDialog
from surajang.gui.app.main_window import MainWindow
from surajang.gui.shell.commands import COMMANDS, MAX_KEYS, holder, keys_of, refusal, with_keys
from surajang.gui.shell.settings import Settings

BY_NAME = {command.name: command for command in COMMANDS}
FLIP, LEARN, ABOUT = BY_NAME["flip"], BY_NAME["learn"], BY_NAME["about"]


@pytest.fixture
def dialog(window: MainWindow) -> ChangeKeysDialog:
    window.dialogs.change_keys()
    return find(window, ChangeKeysDialog)


def choose(dialog: ChangeKeysDialog, name: str) -> None:
    rows = map(dialog.list.topLevelItem, range(dialog.list.topLevelItemCount()))
    dialog.list.setCurrentItem(next(row for row in rows if row and row.data(0, Qt.ItemDataRole.UserRole).name == name))


def test_a_key_moves_from_one_command_to_another() -> None:
    changed = with_keys({}, ABOUT, ["Ctrl+L"])
    assert keys_of(ABOUT, changed) == ("Ctrl+L",)
    assert keys_of(LEARN, changed) == ()
    assert holder("ctrl+l", changed) is ABOUT
    back = with_keys(changed, LEARN, LEARN.keys)
    assert back == {"about": []} or back == {}
    assert keys_of(LEARN, back) == LEARN.keys
    assert keys_of(ABOUT, back) == ()


def test_default_keys_are_not_saved() -> None:
    assert with_keys({}, FLIP, FLIP.keys) == {}
    assert with_keys(with_keys({}, FLIP, []), FLIP, FLIP.keys) == {}


def test_commands_of_different_pages_may_share_a_key() -> None:
    undo, take_back = BY_NAME["undo_edit"], BY_NAME["take_back"]
    assert holder("Ctrl+Z", {}, undo) is undo
    assert with_keys({}, undo, ["Ctrl+Z", "Ctrl+J"]) == {"undo_edit": ["Ctrl+Z", "Ctrl+J"]}
    taken = with_keys({}, ABOUT, ["Ctrl+Z"])
    assert keys_of(undo, taken) == keys_of(take_back, taken) == ()


@pytest.mark.parametrize("key", ["Tab", "Return", "Esc", "Space", "-"])
def test_keys_of_the_board_are_refused(key: str) -> None:
    assert "needed" in refusal(key, ABOUT)


def test_letters_that_begin_moves_are_refused_unless_they_are_defaults() -> None:
    assert "typed" in refusal("E", ABOUT)
    assert "typed" in refusal("7", ABOUT)
    assert not refusal("F", FLIP)
    assert not refusal("Ctrl+7", ABOUT)


def test_the_placeholder_of_the_field_is_translated(dialog: ChangeKeysDialog, qtbot: QtBot) -> None:
    (field,) = dialog.key.findChildren(QLineEdit)
    assert field.placeholderText() == keys_dialogs.PRESS()
    choose(dialog, "about")
    qtbot.keyClick(dialog.key, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(dialog.set_button.isEnabled)
    choose(dialog, "flip")
    assert field.placeholderText() == keys_dialogs.PRESS()


def test_invalid_keys_in_the_settings_are_ignored(window: MainWindow) -> None:
    window.settings["keys"] = {"flip": ["nonsense+?", "", "Ctrl+J", *["F2"] * 50], "gone": ["Ctrl+1"]}
    shortcuts = window.actions_by_name["flip"].shortcuts()
    assert QKeySequence("Ctrl+J") in shortcuts
    assert len(shortcuts) <= MAX_KEYS
    window.settings["keys"] = {}
    assert window.actions_by_name["flip"].shortcuts() == [QKeySequence("F")]


def test_a_new_key_runs_its_command(window: MainWindow, dialog: ChangeKeysDialog, qtbot: QtBot) -> None:
    dialog.search.setText("learn the")
    assert dialog.command is LEARN
    assert not dialog.set_button.isEnabled()
    qtbot.keyClick(dialog.key, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    assert dialog.words.text() == "This shortcut is free."
    dialog.set_button.click()
    assert window.actions_by_name["learn"].shortcuts() == [QKeySequence("Ctrl+J")]
    assert "Ctrl+J" in window.actions_by_name["learn"].toolTip()
    dialog.close()
    window.settings.finish()
    assert Settings(window.settings.path)["keys"] == {"learn": ["Ctrl+J"]}
    window.dialogs.show_keys()
    keys = find(window, KeysDialog)
    assert any("Ctrl+J" in label.text() for label in keys.findChildren(type(dialog.words)))
    keys.close()


def test_the_command_losing_the_key_is_named_beforehand(
    window: MainWindow, dialog: ChangeKeysDialog, qtbot: QtBot
) -> None:
    choose(dialog, "about")
    qtbot.keyClick(dialog.key, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert dialog.words.text() == "Ctrl+L is already assigned to “Learn the games”, which would lose it."
    dialog.set_button.click()
    assert window.actions_by_name["learn"].shortcuts() == []
    assert window.actions_by_name["about"].shortcuts() == [QKeySequence("Ctrl+L")]
    assert dialog.reset_button.isEnabled()
    dialog.reset_button.click()
    assert window.settings["keys"] == {}
    assert window.actions_by_name["learn"].shortcuts() == [QKeySequence("Ctrl+L")]


def test_the_next_command_can_be_chosen_after_a_change(dialog: ChangeKeysDialog, qtbot: QtBot) -> None:
    choose(dialog, "about")
    dialog.key.setKeySequence(QKeySequence("Ctrl+J"))
    for button in (dialog.set_button, dialog.default_button):
        button.setFocus()
        qtbot.keyClick(button, Qt.Key.Key_Space)
        assert dialog.focusWidget() is dialog.list, "not the button that resets all keys"


def test_a_key_can_be_removed_and_reset(window: MainWindow, dialog: ChangeKeysDialog) -> None:
    choose(dialog, "flip")
    dialog.remove_button.click()
    assert window.actions_by_name["flip"].shortcuts() == []
    assert not dialog.remove_button.isEnabled()
    dialog.default_button.click()
    assert window.actions_by_name["flip"].shortcuts() == [QKeySequence("F")]


def test_an_unusable_key_is_explained_and_cannot_be_set(dialog: ChangeKeysDialog, qtbot: QtBot) -> None:
    choose(dialog, "about")
    qtbot.keyClick(dialog.key, Qt.Key.Key_E)
    assert "starts a move" in dialog.words.text()
    assert not dialog.set_button.isEnabled()
    dialog.search.setText("no such thing")
    assert dialog.command is None
    assert not dialog.key.isEnabled()
    assert not dialog.remove_button.isEnabled()


def test_the_list_of_keys_opens_the_dialog(window: MainWindow) -> None:
    window.dialogs.show_keys()
    keys = find(window, KeysDialog)
    find_button(keys, "Change shortcuts…").click()
    assert isinstance(QApplication.activeModalWidget(), ChangeKeysDialog)
