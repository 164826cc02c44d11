"""The command palette: what it finds, in which order, and that it does it."""

import pytest
from driving import find, match_settings
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from surajang.gui.app.command_palette import PaletteDialog
from surajang.gui.app.main_window import MainWindow
from surajang.gui.desk.navigator import MatchRequest
from surajang.gui.learn.learn_page import LearnPage
from surajang.gui.shell.commands import COMMANDS


@pytest.fixture
def palette(window: MainWindow) -> PaletteDialog:
    window.run("find_command")
    return find(window, PaletteDialog)


def items(palette: PaletteDialog) -> list[QTreeWidgetItem]:
    count = palette.list.topLevelItemCount()
    return [item for number in range(count) if (item := palette.list.topLevelItem(number)) is not None]


def names(palette: PaletteDialog) -> list[str]:
    return [item.text(0) for item in items(palette)]


def test_every_command_is_listed_with_disabled_ones_last(palette: PaletteDialog) -> None:
    shown = names(palette)
    assert {command.label for command in COMMANDS if not command.conditional} <= set(shown)
    actions = [item.data(0, Qt.ItemDataRole.UserRole) for item in items(palette)]
    disabled = [not action.isEnabled() for action in actions]
    assert disabled == sorted(disabled)
    assert disabled[-1]


def test_a_command_is_found_by_letters_and_run_by_enter(
    window: MainWindow, palette: PaletteDialog, qtbot: QtBot
) -> None:
    for character in "learn":
        qtbot.keyClicks(QApplication.focusWidget(), character)
    assert names(palette)[0] == "Learn the games"
    assert "Learn the games, Ctrl+L" in palette.field.accessibleName()
    qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: isinstance(window.page, LearnPage))
    assert window.findChild(PaletteDialog) is None


def test_an_unchanged_result_is_not_announced_again(palette: PaletteDialog, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    called = palette.field.setAccessibleName

    def call(name: str) -> None:
        said.append(name)
        called(name)

    monkeypatch.setattr(palette.field, "setAccessibleName", call)
    for typed in ("l", "le", "lea", "lear", "learnx"):
        palette.field.setText(typed)
    assert said[-2:] == ["Search commands: Learn the games, Ctrl+L", "Search commands: No commands match."]
    assert len(said) == len(set(said))


def test_matches_at_the_beginning_of_a_word_come_first(palette: PaletteDialog) -> None:
    palette.field.setText("pos")
    assert names(palette)[:2] == ["Set up a position", "Paste a position or a game"]
    palette.field.setText("help")
    assert set(names(palette)) >= {"About Surajang", "Keyboard shortcuts"}
    palette.field.setText("no such command")
    assert names(palette) == []
    assert palette.nothing.isVisible()
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    assert palette.isVisible()


@pytest.mark.parametrize("typed", ["engine matches", "enginem", "em", "mat eng"])
def test_a_command_is_found_in_many_ways(palette: PaletteDialog, typed: str) -> None:
    palette.field.setText(typed)
    assert "Engine matches" in names(palette)[:2]


def test_arrow_keys_choose_and_disabled_commands_do_not_run(
    window: MainWindow, palette: PaletteDialog, qtbot: QtBot
) -> None:
    palette.field.setText("resign")
    assert "not available now" in palette.field.accessibleName()
    qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    assert palette.isVisible()
    palette.field.setText("text")
    first = palette.list.currentItem()
    qtbot.keyClick(palette.field, Qt.Key.Key_Down)
    assert palette.list.currentItem() is not first
    qtbot.keyClick(palette.field, Qt.Key.Key_PageUp)
    assert palette.list.currentItem() is first
    qtbot.keyClick(palette.field, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.findChild(PaletteDialog) is None)


def test_choices_of_submenus_are_found_too(window: MainWindow, palette: PaletteDialog, qtbot: QtBot) -> None:
    palette.field.setText("turns after each")
    item = palette.list.topLevelItem(0)
    assert item is not None
    qtbot.mouseClick(
        palette.list.viewport(),
        Qt.MouseButton.LeftButton,
        pos=palette.list.visualItemRect(item).center(),
    )
    qtbot.waitUntil(lambda: window.settings["two_players"] == "turn")


def test_commands_of_the_page_run(window: MainWindow, qtbot: QtBot) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam")))
    window.run("find_command")
    palette = find(window, PaletteDialog)
    palette.field.setText("flip")
    qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.page.findChild(type(palette)) is None and window.settings["keys"] == {})
