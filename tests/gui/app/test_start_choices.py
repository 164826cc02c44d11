"""The start page: a card for each family, its buttons in one row, and a question for first-time visitors."""

from itertools import pairwise

import pytest
from driving import Hand, find, match_settings
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from surajang.gui.app.main_window import MainWindow
from surajang.gui.app.preferences import PreferencesDialog
from surajang.gui.app.start_page import StartPage
from surajang.gui.board.board_options import show_characters
from surajang.gui.board.piece_card import PieceCard
from surajang.gui.desk.navigator import LessonsRequest, MatchRequest
from surajang.gui.kit.style import Style
from surajang.gui.kit.translation import LETTERS, SIGNS, moves_shown
from surajang.gui.learn.learn_page import LearnPage
from surajang.gui.learn.lesson_page import LessonPage
from surajang.gui.play.new_game import NewGameDialog
from surajang.gui.shell import languages
from surajang.gui.shell.languages import NAMES
from surajang.gui.shell.settings import Settings
from surajang.rules.games import GAMES

LEFT = Qt.MouseButton.LeftButton
WIDTHS = (800, 1000, 1280, 1600, 1920, 2560)


@pytest.fixture
def page(window: MainWindow) -> StartPage:
    return window.pages.start_page


def test_a_family_has_one_card_with_a_choice_of_rules(window: MainWindow, page: StartPage, qtbot: QtBot) -> None:
    assert [card.title.text() for card in page.cards] == ["Pandemonium", "Mansindam", "Palace Shogi"]
    card = page.cards[0]
    assert card.edition is not None
    assert card.edition.text() == "Revised rules"
    actions = card.edition.menu().actions()
    assert [action.text() for action in actions] == ["Revised rules", "First edition", "As on vchess"]
    actions[2].trigger()
    assert card.edition.text() == "As on vchess"
    assert "a website" in card.words.text(), "what vchess is"
    qtbot.mouseClick(card.board, LEFT)
    dialog = find(window, NewGameDialog)
    assert dialog.variant is GAMES["pandemonium-vchess"]
    dialog.close()
    assert all(other.edition is None for other in page.cards[1:])


def test_drop_chess_is_explained_on_the_page(page: StartPage) -> None:
    named = [label.text() for label in page.findChildren(QLabel) if "drop chess" in label.text().lower()]
    assert named == ["Drop chess: what you capture is yours to put back on the board."]


def test_the_game_played_last_is_first(window: MainWindow, page: StartPage) -> None:
    window.settings["new_game"] = {"game": "pandemonium-2020"}
    window.pages.show_start_page()
    assert page.cards[0].variant is GAMES["pandemonium-2020"]
    page.cards[0].choose(GAMES["pandemonium-vchess"])
    window.pages.open(LessonsRequest())
    window.pages.show_start_page()
    assert page.cards[0].variant is GAMES["pandemonium-vchess"], "it was chosen later"
    window.settings["new_game"] = {"game": "palaceshogi"}
    window.pages.show_start_page()
    assert [card.title.text() for card in page.cards] == ["Palace Shogi", "Pandemonium", "Mansindam"]
    QApplication.processEvents()
    assert page.cards[0].geometry().left() < page.cards[1].geometry().left()


def test_the_continue_button_names_its_game(window: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam")))
    hand.play("e3e4")
    window.pages.show_start_page()
    card = window.pages.start_page.continue_card
    assert card is not None
    assert card.go_on.text() == "Continue with Mansindam"
    qtbot.mouseClick(card.go_on, LEFT)
    assert hand.written == ["e4"]


@pytest.mark.parametrize("language", NAMES)
def test_the_buttons_are_in_one_row_in_order(settings: Settings, style: Style, qtbot: QtBot, language: str) -> None:
    languages.install(language)
    window = MainWindow(settings, style)
    qtbot.addWidget(window)
    window.show()
    page = window.pages.start_page
    wanted = [
        page.computer_button, page.two_button, page.learn_button, page.puzzles_button,
        page.library_button, page.study_button, page.open_button,
    ]  # fmt: skip
    assert page.action_row.buttons == wanted
    for width in WIDTHS:
        window.resize(width, 700)
        QApplication.processEvents()
        places = [button.geometry() for button in wanted]
        assert len({place.top() for place in places}) == len({place.height() for place in places}) == 1, width
        assert all(left.right() < right.left() for left, right in pairwise(places))
        assert all(button.width() >= button.minimumSizeHint().width() for button in wanted)
        assert all(button.height() >= button.heightForWidth(button.width()) for button in wanted)
        assert page.action_row.geometry().right() <= page.area.viewport().width()
    window.close()
    languages.install("en")


def test_a_first_time_visitor_is_asked_once(window: MainWindow, page: StartPage, qtbot: QtBot) -> None:
    asked = page.first_visit
    assert asked is not None
    assert asked.isVisible()
    assert QApplication.activeModalWidget() is None
    assert [button.text() for button in asked.buttons.values()] == [
        "Chess", "Shogi", "Xiangqi (Chinese chess)", "None of them", "Skip",
    ]  # fmt: skip
    qtbot.mouseClick(asked.buttons["chess"], LEFT)
    assert window.settings["knows"] == "chess"
    assert {card.differences.text() for card in page.cards} == {"Differences from chess"}
    qtbot.mouseClick(asked.buttons["differences"], LEFT)
    rules = window.rules_window
    assert rules.games.currentData() == "differences"
    assert asked.buttons["begin"].text() == "Start with the first lesson of Pandemonium"
    qtbot.mouseClick(asked.buttons["begin"], LEFT)
    lesson = window.page
    assert isinstance(lesson, LessonPage)
    assert lesson.lesson.id == "first-game"
    window.pages.show_start_page()
    window.pages.remake()
    assert window.pages.start_page.first_visit is None


@pytest.mark.parametrize(
    ("knows", "game"),
    [("chess", "Pandemonium"), ("shogi", "Palace Shogi"), ("xiangqi", "Palace Shogi"), ("nothing", "Pandemonium")],
)
def test_the_answer_suggests_the_nearest_game(
    window: MainWindow, page: StartPage, qtbot: QtBot, knows: str, game: str
) -> None:
    assert page.first_visit is not None
    qtbot.mouseClick(page.first_visit.buttons[knows], LEFT)
    assert page.first_visit.buttons["begin"].text() == f"Start with the first lesson of {game}"
    window.pages.remake()
    assert window.pages.start_page.cards[0].title.text() == game


@pytest.mark.parametrize(
    ("knows", "words"),
    [
        ("chess", "Moves like the rook in chess."),
        ("shogi", "Moves like the rook in shogi."),
        ("xiangqi", "Moves like the chariot in xiangqi."),
        ("nothing", "Moves and captures any distance straight."),
    ],
)
def test_the_answer_decides_which_game_the_cards_compare_with(
    window: MainWindow, page: StartPage, hand: Hand, qtbot: QtBot, knows: str, words: str
) -> None:
    assert page.first_visit is not None
    qtbot.mouseClick(page.first_visit.buttons[knows], LEFT)
    window.pages.open(MatchRequest(match_settings("mansindam")))
    rook = next(place for place, code in hand.board.state.pieces.items() if hand.board.state.piece(code).symbol == "R")
    hand.board.explainer.explain(rook)
    assert words in find(window, PieceCard).text()


def test_the_focus_moves_on_after_the_answer(page: StartPage, hand: Hand) -> None:
    asked = page.first_visit
    assert asked is not None
    asked.buttons["chess"].setFocus()
    hand.key(Qt.Key.Key_Return)
    assert QApplication.focusWidget() is asked.buttons["begin"]
    hand.key(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is asked.buttons["differences"]
    hand.key(Qt.Key.Key_Tab)
    focused = QApplication.focusWidget()
    assert focused is not None
    assert page.cards[0].isAncestorOf(focused)


def test_the_page_scrolls_back_to_its_top(window: MainWindow, page: StartPage, hand: Hand) -> None:
    window.resize(640, 420)
    bar = page.area.verticalScrollBar()
    hand.until(lambda: bar.maximum() > 0)
    bar.setValue(bar.maximum())
    window.pages.open(LessonsRequest())
    window.pages.show_start_page()
    assert bar.value() == 0


def test_the_answer_can_be_changed_in_the_preferences(window: MainWindow, page: StartPage) -> None:
    window.run("preferences")
    dialog = find(window, PreferencesDialog)
    box = next(box for box in dialog.findChildren(type(dialog.language)) if box.objectName() == "knows")
    box.setCurrentIndex(box.findData("shogi"))
    box.activated.emit(box.currentIndex())
    dialog.close()
    assert window.settings["knows"] == "shogi"
    assert page.cards[0].differences.text() == "Differences from shogi"
    assert page.first_visit is None, "there is nothing left to ask"


@pytest.mark.parametrize("setting", [("new_game", {"game": "mansindam"}), ("lessons", {"mansindam/values": [1]})])
def test_returning_visitors_are_asked_until_they_skip(
    settings: Settings, style: Style, qtbot: QtBot, setting: tuple[str, object]
) -> None:
    settings[setting[0]] = setting[1]
    window = MainWindow(settings, style)
    qtbot.addWidget(window)
    window.show()
    page = window.pages.start_page
    page.refresh()
    assert page.first_visit is not None
    qtbot.mouseClick(page.first_visit.buttons["skip"], LEFT)
    window.pages.remake()
    assert window.pages.start_page.first_visit is None
    assert not settings["knows"]
    window.close()


def test_shogi_players_are_offered_pieces_with_characters(window: MainWindow, page: StartPage, qtbot: QtBot) -> None:
    asked = page.first_visit
    assert asked is not None
    qtbot.mouseClick(asked.buttons["shogi"], LEFT)
    qtbot.mouseClick(asked.buttons["characters"], LEFT)
    action = window.actions_by_name["characters"]
    qtbot.waitUntil(action.isChecked)
    assert window.settings["piece_sets"]["palaceshogi"] == "wedge-hanja"
    assert "kanji" in action.text()
    assert moves_shown() == SIGNS, "moves name the pieces by what they show"
    assert window.page is page
    assert asked.buttons["begin"].isVisible()
    action.trigger()
    assert window.settings["piece_sets"] == {}
    assert moves_shown() == LETTERS


@pytest.mark.parametrize("game", ["pandemonium", "mansindam", "palaceshogi"])
def test_the_differences_open_from_every_card_and_from_lessons(
    window: MainWindow, page: StartPage, qtbot: QtBot, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.settings["knows"] = "xiangqi"
    opened: list[tuple[str, str]] = []
    monkeypatch.setattr(window.rules_window, "show_rules", lambda *which: opened.append(which))
    card = next(card for card in page.cards if card.variant.name == game)
    card.differences.click()
    qtbot.mouseClick(page.learn_button, LEFT)
    lessons = window.page
    assert isinstance(lessons, LearnPage)
    lessons.cards[game].differences.click()
    lessons.cards[game].rows[0].click()
    lesson = window.page
    assert isinstance(lesson, LessonPage)
    lesson.differences_button.click()
    assert opened == [("differences", f"xiangqi.{game}")] * 3


def test_newcomers_are_offered_no_differences(window: MainWindow, page: StartPage, qtbot: QtBot) -> None:
    assert page.first_visit is not None
    assert all(card.differences.isVisible() for card in page.cards)
    narrow = 220  # its links need two lines there
    before = page.cards[0].height_around_board(narrow)
    qtbot.mouseClick(page.first_visit.buttons["nothing"], LEFT)
    assert not any(card.differences.isVisible() for card in page.cards)
    assert page.cards[0].height_around_board(narrow) < before
    qtbot.mouseClick(page.learn_button, LEFT)
    learn = window.page
    assert isinstance(learn, LearnPage)
    assert not any(card.differences.isVisible() for card in learn.cards.values())


def test_the_number_of_a_level_is_explained(window: MainWindow, page: StartPage, qtbot: QtBot) -> None:
    qtbot.mouseClick(page.computer_button, LEFT)
    dialog = find(window, NewGameDialog)
    assert "(rating " in dialog.level.words.text()
    assert "A rating measures strength" in dialog.level.words.toolTip()
    dialog.close()


def test_characters_are_named_at_the_first_game_with_them(window: MainWindow, hand: Hand) -> None:
    show_characters(window.settings, on=True)
    window.pages.open(MatchRequest(match_settings("mansindam")))
    assert "元\u00a0marshal" in hand.page.banner.words.text()
    hand.press("OK")
    window.pages.show_start_page()
    window.pages.open(MatchRequest(match_settings("mansindam")))
    assert not hand.page.banner.isVisible()


def test_a_lesson_names_the_characters_of_its_level(window: MainWindow) -> None:
    def signs(number: int) -> str:
        window.pages.open(LessonsRequest("mansindam", begin=True))
        page = window.page
        assert isinstance(page, LessonPage)
        page.show_level(number)
        return page.signs.text().replace("\u00a0", " ") if page.signs.isVisible() else ""

    assert signs(5) == ""
    show_characters(window.settings, on=True)
    assert signs(5) == "陽/陰 king, 步 pawn, 猊 cardinal, 元 marshal"
    assert signs(7) == "陽/陰 king, 騎 knight", "the one in the hand, too"


def test_palaces_are_explained_at_the_first_game_with_them(window: MainWindow, hand: Hand) -> None:
    window.settings["explained"] = {}
    window.pages.open(MatchRequest(match_settings("palaceshogi")))
    assert "corridors" in hand.page.banner.words.text()
    hand.press("OK")
    assert not hand.page.banner.isVisible()
    window.pages.show_start_page()
    window.pages.open(MatchRequest(match_settings("palaceshogi")))
    assert not hand.page.banner.isVisible()
