"""The start: the modules loaded before the window appears, and what stays unchanged while the rest is made."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from builds import core_build, module_file
from driving import Hand, find, match_of, match_settings, path_of
from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from surajang.gui.app.main_window import MainWindow
from surajang.gui.app.start_cards import ContinueCard
from surajang.gui.app.start_page import OpeningPage
from surajang.gui.desk.navigator import MatchRequest, NewGameRequest
from surajang.gui.kit.style import Style
from surajang.gui.play.new_game import NewGameDialog
from surajang.gui.shell.settings import Settings
from surajang.gui.storage import games_folder

BUILD = module_file("surajang").parent.parent
"""The folder of the build under test."""

LATE = (
    "cairosvg", "miniaudio", "surajang.rules.game", "surajang.rules.pgn", "surajang.rules.notation",
    "surajang.gui.play.match", "surajang.gui.play.game_page", "surajang.gui.desk.open_commands",
    "surajang.gui.document.document", "surajang.gui.board.picture", "surajang.gui.shell.sounds",
    "surajang.gui.engines.engine_process", "surajang.gui.board.view", "surajang.gui.play.new_game",
    "surajang.gui.app.preferences", "surajang.gui.rulebook.rules_window", "surajang.gui.rulebook.rules_text",
    "surajang.gui.learn.puzzles_page", "surajang.gui.learn.puzzles", "surajang.gui.library.library_page",
    "surajang.gui.library.library", "surajang.gui.library.index", "sqlite3", "importlib.metadata",
    "importlib.resources", "datetime", "hashlib", "html",
    "surajang.gui.desk.setup_edits", "surajang.gui.editor.editor_page", "surajang.gui.desk.share_commands", "PIL",
    "surajang.rules.position", "surajang.gui.players.players", "surajang.gui.words.movement",
)  # fmt: skip


def test_the_buttons_of_an_unfinished_game_wrap(qtbot: QtBot) -> None:
    card = ContinueCard()
    qtbot.addWidget(card)
    card.go_on.setText("Continue with a game whose name is long")
    card.all.show_number(4)
    buttons = [button.sizeHint().width() for button in (card.go_on, card.all)]
    assert card.minimumSizeHint().width() < card.board.width() + sum(buttons)


def test_a_start_page_made_again_behind_another_follows_settings(window: MainWindow, qtbot: QtBot) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam")))
    with qtbot.waitSignal(window.pages.start_page_made):
        window.settings["language"] = "ko"
    for name, value in (("zoom", 200), ("knows", "chess"), ("knows", "")):
        window.settings[name] = value
    assert all(card.board.maximumHeight() >= 0 for card in window.pages.start_page.cards)
    window.settings["language"] = "en"


@pytest.mark.parametrize("arguments", [[], ["game.pgn"]], ids=["plain", "with a file"])
def test_only_needed_modules_are_loaded_before_the_first_paint(tmp_path: Path, arguments: list[str]) -> None:
    script = (
        "import json, sys\n"
        "from surajang.gui.app import application, start\n"
        "def painted(window):\n"
        "    print(json.dumps(sorted(sys.modules)), flush=True)\n"
        "    window.close()\n"
        "application.LateStart.do_next = lambda start: painted(start.parent())\n"
        f"sys.exit(start.main({arguments}))\n"
    )
    folders = {f"XDG_{name}_HOME": str(tmp_path) for name in ("CONFIG", "DATA", "CACHE")}
    environment = {**os.environ, **folders, "PYTHONPATH": str(BUILD), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True, timeout=300
    )
    found = set(LATE) & set(json.loads(done.stdout))
    if core_build() == "interpreted":
        found.discard("datetime")  # imported by tomllib, which reads the games in the sources
    assert not found


class StyleChanges(QObject):
    """Records the types of widgets that are polished again after they were measured, as after a change of parent."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: set[str] = set()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.StyleChange:
            self.seen.add(type(watched).__name__)
        return False


def test_the_first_page_is_measured_once(settings: Settings, style: Style, qtbot: QtBot, qapp: QApplication) -> None:
    style.apply(settings["theme"], settings["zoom"])
    changes = StyleChanges()
    qapp.installEventFilter(changes)
    window = MainWindow(settings, style)
    qapp.removeEventFilter(changes)
    qtbot.addWidget(window)
    assert not {"StartPage", "Area", "GameCard", "MiniBoard"} & changes.seen


def test_cards_do_not_move_when_their_boards_appear(
    settings: Settings, style: Style, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = MainWindow(settings, style)
    qtbot.addWidget(window)
    places: list[QRect] = []
    cards = window.pages.start_page.cards

    def painted() -> None:
        assert not any(card.board.drawn for card in cards)
        places.extend(card.geometry() for card in cards)

    monkeypatch.setattr(window.late_start, "do_next", painted)
    window.show()
    qtbot.waitUntil(lambda: all(card.board.drawn for card in cards))
    assert [card.geometry() for card in cards] == places
    window.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_first_paint_has_the_chosen_colours(settings: Settings, style: Style, qtbot: QtBot, theme: str) -> None:
    settings["theme"] = {"light": "dark", "dark": "light"}[theme]
    style.apply(settings["theme"], 100)
    settings["theme"] = theme
    window = MainWindow(settings, style)
    qtbot.addWidget(window)
    page = window.pages.start_page
    before = page.open_button.icon().pixmap(18).toImage()
    page.apply_settings()
    assert page.open_button.icon().pixmap(18).toImage() == before
    window.close()


def test_everything_else_is_created_after_the_first_paint(settings: Settings, style: Style, qtbot: QtBot) -> None:
    window = MainWindow(settings, style)
    qtbot.addWidget(window)
    assert window.actions_by_name["new_game"].icon().isNull()
    with qtbot.waitSignal(window.ready):
        window.show()
    assert not window.actions_by_name["new_game"].icon().isNull()
    window.close()


def test_a_file_is_opened_after_the_first_paint(
    settings: Settings, style: Style, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.pgn"
    file.write_text('[Variant "mansindam"]\n\n1. e4 e6 *\n')
    window = MainWindow(settings, style)
    qtbot.addWidget(window)
    window.open_first(str(file))
    told: list[str] = []
    real = window.late_start.do_next

    def painted() -> None:
        page = window.pages.currentWidget()
        if isinstance(page, OpeningPage):
            told.append(page.note.text())
        real()

    monkeypatch.setattr(window.late_start, "do_next", painted)
    with qtbot.waitSignal(window.ready):
        window.show()
    assert set(told) == {"Opening game.pgn…"}
    qtbot.waitUntil(lambda: window.pages.match is not None)
    assert [node.written for node in match_of(window).live.line()[1:]] == ["e4", "e6"]
    window.close()


def test_an_unreadable_file_at_startup_shows_the_start_page(
    settings: Settings, style: Style, qtbot: QtBot, tmp_path: Path
) -> None:
    window = MainWindow(settings, style)
    qtbot.addWidget(window)
    window.open_first(str(tmp_path / "nothing.pgn"))
    with qtbot.waitSignal(window.ready):
        window.show()
    qtbot.waitUntil(lambda: window.findChild(QMessageBox) is not None)
    box = find(window, QMessageBox)
    assert "nothing.pgn cannot be read" in box.text()
    box.close()
    assert window.pages.currentWidget() is window.pages.start_page
    qtbot.waitUntil(lambda: window.pages.count() == 1)
    window.close()


def test_boards_are_centred_and_titles_not_broken_within_brackets(window: MainWindow, qtbot: QtBot) -> None:
    window.pages.open(NewGameRequest())
    dialog = find(window, NewGameDialog)
    for width in (740, 900, 1000):
        dialog.resize(width, 600)
        qtbot.wait(1)
        for card in dialog.cards.values():
            assert abs(card.board.geometry().center().x() - card.rect().center().x()) <= 1
    titles = [card.title.text() for card in dialog.cards.values()]
    assert "Pandemonium (first\u00a0edition)" in titles
    dialog.close()


def test_a_board_is_redrawn_when_its_size_changes(window: MainWindow, qtbot: QtBot) -> None:
    board = window.pages.start_page.cards[0].board
    qtbot.waitUntil(lambda: board.drawn)
    window.resize(1400, 950)
    qtbot.waitUntil(lambda: board.drawn and board.height() > 200)


def test_a_game_is_put_aside_and_back(window: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam")))
    hand.play("e3e4")
    file = path_of(hand.match)
    window.pages.show_start_page()
    card = window.pages.start_page.continue_card
    assert card is not None
    qtbot.mouseClick(card.aside, Qt.MouseButton.LeftButton)
    kept = file.parent / games_folder.PUT_ASIDE / file.name
    assert kept.is_file()
    assert not file.exists()
    note = window.pages.start_page.note
    assert note is not None
    assert str(kept) in note.words.text()
    assert window.pages.start_page.continue_card is None
    assert not window.unfinished.games
    qtbot.mouseClick(note.undo, Qt.MouseButton.LeftButton)
    assert file.is_file()
    assert window.pages.start_page.note is None
    qtbot.mouseClick(window.pages.start_page.continue_card, Qt.MouseButton.LeftButton)
    assert hand.written == ["e4"]


def test_a_game_is_put_aside_and_back_by_keys(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam")))
    hand.play("e3e4")
    window.pages.show_start_page()
    card = window.pages.start_page.continue_card
    assert card is not None
    card.aside.setFocus()
    hand.key(Qt.Key.Key_Return)
    assert window.pages.start_page.note is not None
    assert window.pages.match is None
    hand.key(Qt.Key.Key_Return)
    assert window.pages.start_page.continue_card is not None
    hand.key(Qt.Key.Key_Return)
    assert hand.written == ["e4"]


def test_tab_and_screen_readers_go_down_the_page(window: MainWindow, hand: Hand) -> None:
    """Whatever was added later, and with the last game's card first."""
    window.pages.open(MatchRequest(match_settings("palaceshogi")))
    hand.play("c1d2")
    hand.until_saved()
    window.pages.show_start_page()
    page = window.pages.start_page
    page.offer_study("A study.", lambda: None)
    QApplication.processEvents()
    assert page.continue_card is not None
    assert page.study_note is not None
    family, *others = page.cards
    assert family.variant.name == "palaceshogi"
    expected = [
        page.computer_button,
        page.open_button,
        page.continue_card.go_on,
        page.continue_card.aside,
        *page.study_note.buttons(),
        family.rules,
        *(other.rules for other in others),
        page.own_section.invent_button,
    ]
    page.computer_button.setFocus()
    stops: list[QWidget | None] = []
    while QApplication.focusWidget() not in stops:
        stops.append(QApplication.focusWidget())
        hand.key(Qt.Key.Key_Tab)
    assert [stop for stop in stops if stop in expected] == expected
    content = page.area.widget()
    assert content is not None
    children = content.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    heard = [each for each in children if any(each.isAncestorOf(stop) for stop in expected)]
    assert heard == [page.action_row, page.continue_card, page.study_note, *page.cards, page.own_section]


def test_the_page_stays_at_its_top_when_the_offered_game_is_gone(window: MainWindow, hand: Hand) -> None:
    window.resize(900, 600)
    window.pages.open(MatchRequest(match_settings("mansindam")))
    hand.play("e3e4")
    window.pages.show_start_page()
    page = window.pages.start_page
    assert page.continue_card is not None
    page.continue_card.setFocus()
    page.offer_to_continue(None)
    QApplication.processEvents()
    assert window.focusWidget() is page.computer_button
    assert page.area.verticalScrollBar().value() == 0


def test_a_game_put_aside_is_no_longer_offered(window: MainWindow, hand: Hand, open_window) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam")))
    hand.play("e3e4")
    window.pages.show_start_page()
    window.unfinished.put_offered_aside()
    window.close()
    again = open_window()
    assert again.pages.start_page.continue_card is None
    assert again.pages.start_page.note is None


def test_a_game_that_cannot_be_put_aside_stays(
    window: MainWindow, hand: Hand, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    def refuse(path: Path) -> Path:
        raise PermissionError(13, "Permission denied")

    window.pages.open(MatchRequest(match_settings("mansindam")))
    hand.play("e3e4")
    window.pages.show_start_page()
    told: list[str] = []
    monkeypatch.setattr(window, "tell", told.append)
    monkeypatch.setattr(games_folder, "put_aside", refuse)
    window.unfinished.put_offered_aside()
    assert told == ["The game could not be put aside: Permission denied."]
    assert window.pages.start_page.continue_card is not None


def test_files_opened_from_the_system_are_shown(tmp_path: Path) -> None:
    script = (
        "import sys\n"
        "from PySide6.QtCore import QTimer\n"
        "from PySide6.QtGui import QFileOpenEvent\n"
        "from surajang.gui.app import main_window, page_stack, start\n"
        "opened = []\n"
        "page_stack.PageStack.open = lambda pages, request: (opened.append(request.path), pages.window().close())\n"
        "from surajang.gui.app.application import Application\n"
        "def ask():\n"
        "    known = Application.instance()\n"
        "    known.postEvent(known, QFileOpenEvent('/somewhere/game.pgn'))\n"
        "real = main_window.MainWindow.show\n"
        "main_window.MainWindow.show = lambda window: (real(window), QTimer.singleShot(0, ask))\n"
        "start.main([])\n"
        "print(opened)\n"
    )
    folders = {f"XDG_{name}_HOME": str(tmp_path) for name in ("CONFIG", "DATA", "CACHE")}
    environment = {**os.environ, **folders, "PYTHONPATH": str(BUILD), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True, timeout=300
    )
    assert done.stdout.strip() == "['/somewhere/game.pgn']"
