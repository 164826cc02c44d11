"""Definitions of games that are dropped, opened or pasted become own games."""

from pathlib import Path

import pytest
from driving import added, find
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from surajang.gui.app.main_window import MainWindow
from surajang.gui.desk.definitions_dialog import DefinitionsDialog
from surajang.gui.desk.navigator import EditorRequest, NewGameRequest, OpenFileRequest, PasteRequest
from surajang.gui.desk.printing import SetDialog
from surajang.gui.editor.editor_page import EditorPage
from surajang.gui.play.new_game import NewGameDialog
from surajang.gui.storage import definitions
from surajang.gui.storage.definitions import found_in, is_definition
from surajang.gui.study.study_dialog import StudyDialog
from surajang.rules import catalogue
from surajang.rules.errors import InvalidDefinition
from surajang.rules.games import GAMES

TOML = '# mine\ninherits = "mansindam"\nname = "pasted"\ntitle = "Pasted"\n'
INI = "# two games\n[first:chess]\nstalemateValue = loss\n[second:chess]\nmustCapture = true\n"


@pytest.fixture(autouse=True)
def nothing_listed():
    yield
    catalogue.show_own([])


def dialog_of(window: MainWindow, qtbot: QtBot) -> DefinitionsDialog:
    """The dialog that shows the games found."""
    qtbot.waitUntil(lambda: any(each.isVisible() for each in window.findChildren(DefinitionsDialog)))
    return next(each for each in window.findChildren(DefinitionsDialog) if each.isVisible())


@pytest.mark.parametrize("text", [TOML, INI, "\n; x\n[a:b]\n", 'name="x"', "[piece.K]"])
def test_definitions_and_games_are_distinguished(text: str) -> None:
    assert is_definition(text)


@pytest.mark.parametrize(
    "text", ['[Event "x"]\n\n1. e4 *', "1. c4 c6 *", '; a comment\n[Variant "mansindam"]', "", "9/9/9"]
)
def test_games_are_not_taken_for_definitions(text: str) -> None:
    assert not is_definition(text)


def test_games_and_refusals_are_in_the_order_of_the_file(tmp_path: Path) -> None:
    file = tmp_path / "x.ini"
    file.write_text(INI, "utf-8")
    first, second = found_in(file)
    assert (first.name, second.name) == ("first", "second")
    assert 'name = "first"' in first.toml()
    assert isinstance(second.found, InvalidDefinition)
    assert second.found.line == 5


def test_a_text_with_too_many_games_is_read_in_part(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(definitions, "MAX_GAMES", 2)
    found = found_in("".join([f"[g{number}:chess]\n" for number in range(100)]))
    assert [each.name for each in found] == ["g0", "g1", ""]
    assert str(found[-1].found) == '".ini" has at most 2 entries.'
    assert len(found_in(INI)) == 2


def test_a_pasted_definition_is_shown_and_added_to_the_start_page(window: MainWindow, qtbot: QtBot) -> None:
    QGuiApplication.clipboard().setText(TOML)
    window.pages.open(PasteRequest())
    dialog = dialog_of(window, qtbot)
    assert dialog.title.text() == "Pasted"
    for words in ("The board has 9 files and 9 ranks.", "King (K), Pawn (P)", "A hand can hold these pieces: angel, "):
        assert words in dialog.words.text()
    dialog.add.click()
    section = window.pages.start_page.own_section
    qtbot.waitUntil(lambda: [card.variant.title for card in section.cards] == ["Pasted"])
    assert window.pages.own_games.text_of(catalogue.games()[-1].name) == TOML.strip()


def test_the_start_page_shows_a_game_that_was_added(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(900, 600)
    page = window.pages.start_page
    QGuiApplication.clipboard().setText(TOML)
    window.pages.open(PasteRequest())
    dialog_of(window, qtbot).add.click()
    qtbot.waitUntil(lambda: len(page.own_section.cards) == 1)
    (card,) = page.own_section.cards
    qtbot.waitUntil(lambda: window.focusWidget() is card)
    qtbot.waitUntil(lambda: card.visibleRegion().boundingRect() == card.rect())


def test_another_page_tells_where_an_added_game_is(window: MainWindow, qtbot: QtBot) -> None:
    told: list[str] = []
    window.pages.message.connect(told.append)
    window.pages.open(EditorRequest("mansindam"))
    QGuiApplication.clipboard().setText(TOML)
    window.pages.open(PasteRequest())
    dialog_of(window, qtbot).add.click()
    qtbot.waitUntil(lambda: told == ["Pasted is now among your own games on the start page."])


PAGE = "The rules of my game\n\nIts definition :\n\n# mine\n\n[below:chess]\n\nstalemateValue = loss\n"


@pytest.mark.parametrize("in_file", [False, True])
def test_a_definition_within_a_web_page_opens(window: MainWindow, qtbot: QtBot, tmp_path: Path, in_file: bool) -> None:
    file = tmp_path / "page.txt"
    file.write_text(PAGE, "utf-8")
    QGuiApplication.clipboard().setText(PAGE)
    window.pages.open(OpenFileRequest(str(file)) if in_file else PasteRequest())
    dialog = dialog_of(window, qtbot)
    assert dialog.title.text() == "Below"
    assert dialog.focusWidget() is dialog.add


def test_an_entry_without_a_value_is_refused_with_its_line(window: MainWindow, qtbot: QtBot) -> None:
    QGuiApplication.clipboard().setText(PAGE + "\nunfinished")
    window.pages.open(PasteRequest())
    dialog = dialog_of(window, qtbot)
    assert dialog.words.text().startswith("Line 11, column 1: ")
    assert dialog.height() < 200, "the room of a board that is not shown"


def test_a_newer_version_announces_the_replacement(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    (old,) = added(window.pages.own_games, TOML)
    file = tmp_path / "pasted.toml"
    file.write_text(TOML.replace('"Pasted"', '"Other"'), "utf-8")
    window.pages.open(OpenFileRequest(str(file)))
    dialog = dialog_of(window, qtbot)
    assert dialog.add.text() == "Replace"
    dialog.add.click()
    qtbot.waitUntil(lambda: catalogue.games()[-1].title == "Other")
    assert window.pages.own_games.text_of(old.name) == TOML


def test_a_refused_section_shows_reason_and_place(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    file.write_text(INI, "utf-8")
    window.pages.open(OpenFileRequest(str(file)))
    dialog = dialog_of(window, qtbot)
    assert dialog.list.count() == 2
    height = dialog.list.height()
    dialog.list.setCurrentRow(1)
    QTest.qWait(20)
    assert dialog.list.height() == height, "the rows stay under the pointer"
    assert dialog.words.text().startswith("Line 5, column 1: ")
    assert not dialog.add.isEnabled()
    dialog.reject()
    assert catalogue.games() == list(GAMES.values())


def test_an_older_version_can_be_chosen_in_the_dialog(window: MainWindow, qtbot: QtBot) -> None:
    old, _ = added(window.pages.own_games, TOML, TOML.replace('"Pasted"', '"Other"'))
    assert old not in catalogue.games()
    window.pages.open(NewGameRequest(old.name))
    dialog = find(window, NewGameDialog)
    assert dialog.variant == old
    QTest.keyClick(dialog.cards[old.name], Qt.Key.Key_Left)
    assert dialog.variant == catalogue.games()[-1]
    dialog.reject()
    window.pages.open(EditorRequest(old.name))
    assert isinstance(page := window.pages.page, EditorPage)
    assert page.panel.game.currentData() == old.name
    assert StudyDialog(old.name, window).game.currentData() == old.name
    assert SetDialog(window.settings, old.name, window).games.currentData() == old.name
