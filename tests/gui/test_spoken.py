"""Announcements of the whole window: moves, messages, cards, groups, players, moves in their list."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from driving import Hand, find, match_settings, page_of, use_fake_as_own
from listening import Listener, listening, name_of, role_of
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtWidgets import QApplication, QDialog, QScrollArea, QStackedWidget, QTabWidget, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from surajang.gui.app.keys_dialogs import KeysDialog
from surajang.gui.app.main_window import MainWindow
from surajang.gui.desk.navigator import (
    EditorRequest,
    EnginesRequest,
    LessonsRequest,
    LibraryRequest,
    MatchesRequest,
    MatchRequest,
    NewGameRequest,
    PuzzlesRequest,
    StartPageRequest,
    StudyRequest,
)
from surajang.gui.learn.lesson_page import LessonPage
from surajang.gui.learn.lessons import lessons
from surajang.gui.library.library_page import LibraryPage
from surajang.gui.play.match_fields import LevelSlider
from surajang.gui.play.new_game import NewGameDialog
from surajang.gui.players.game_clock import parse_control
from surajang.gui.shell.settings import Settings
from surajang.gui.study.study_page import StudyPage
from surajang.rules.games import GAMES

Role = QAccessible.Role


@pytest.fixture
def listener(monkeypatch: pytest.MonkeyPatch) -> Iterator[Listener]:
    with listening(monkeypatch) as listener:
        yield listener


def begin(window: MainWindow, game: str = "mansindam") -> None:
    window.pages.open(MatchRequest(match_settings(game)))


def test_a_game_is_announced_move_by_move(window: MainWindow, hand: Hand, listener: Listener) -> None:
    begin(window)
    listener.all_said()
    hand.type("d3d4")
    assert "White Pawn, d3 to d4." in listener.all_said()
    hand.type("d4d9")
    listener.settle()
    assert hand.page.typed.accessibleDescription() == "It is Black's turn.", "where the keys are"
    hand.key(Qt.Key.Key_Escape)
    listener.all_said()
    hand.key(Qt.Key.Key_Left)
    assert listener.all_said() == "The start position."
    hand.key(Qt.Key.Key_End)
    assert listener.all_said() == "White Pawn, d3 to d4."
    hand.match.taking_back.take_back()
    assert listener.all_said() == "Taken back. The start position."
    hand.match.resign(0)
    assert listener.all_said() == "Black wins. White resigns."
    assert name_of(hand.board) == "Board. The game is over"
    assert hand.page._answers.answer("turn") == "The game is over."  # noqa: SLF001  # asked beside the field
    hand.type("d3d4")
    assert name_of(hand.board) == "Board. Black to move", "moves can be tried"
    hand.match.taking_back.take_back_game()
    assert name_of(hand.board) == "Board. White to move"


def test_changes_of_appearance_are_announced(window: MainWindow, hand: Hand, listener: Listener) -> None:
    begin(window)
    listener.all_said()
    window.run("flip")
    page_of(window).board.edge.announce_now()  # in half a second
    assert listener.all_said() == "Black at the lower edge."
    for handler, words in (
        ("toggle_sound", "Sounds on." if not window.settings["sounds"] else "Sounds off."),
        ("toggle_dark", "Dark colours."),
        ("zoom_in", "Text at 110%."),
        ("reading_keys", "Letters typed on the board start a move again."),
    ):
        window.run(handler)
        assert listener.all_said() == words


def test_an_f_that_begins_a_move_does_not_announce_a_flip(window: MainWindow, hand: Hand, listener: Listener) -> None:
    begin(window)
    listener.all_said()
    hand.key(Qt.Key.Key_F)
    hand.key(Qt.Key.Key_3)
    page_of(window).board.edge.announce_now()
    assert "lower edge" not in listener.all_said()
    assert hand.page.typed.text() == "f3"


def test_low_time_is_announced_once(window: MainWindow, hand: Hand, listener: Listener) -> None:
    control = parse_control("60")
    window.pages.open(MatchRequest(match_settings("mansindam", clocks=(control, control))))
    listener.all_said()
    clock = hand.match.clock
    clock.set((9.0, 60.0))
    clock.start(0)
    hand.match.ticked.emit()
    hand.match.ticked.emit()
    assert listener.all_said() == "Less than 10 seconds left."


def test_low_time_is_announced_once_to_each_player(window: MainWindow, hand: Hand, listener: Listener) -> None:
    control = parse_control("60")
    window.pages.open(MatchRequest(match_settings("mansindam", clocks=(control, control))))
    clock = hand.match.clock

    def said(*times: float) -> list[str]:
        """Return the announcements as one clock after the other runs with these times."""
        clock.set((times[0], times[1]))
        found = []
        for side in (0, 1):
            listener.all_said()
            clock.start(side)
            hand.match.ticked.emit()
            found.append(listener.all_said())
        return found

    low = "Less than 10 seconds left."
    assert said(9.0, 60.0) == [low, ""]
    assert said(9.0, 60.0) == ["", ""]
    assert said(9.0, 9.0) == ["", low]


def test_the_setup_of_the_computer_is_announced_once(window: MainWindow, hand: Hand, listener: Listener) -> None:
    use_fake_as_own(window, "--moves", "NB-BN")
    window.pages.open(MatchRequest(match_settings("pandemonium", first=1)))
    hand.until(lambda: hand.match.live.ply == 1)
    assert listener.all_said().count("White has chosen inner bishops.") == 1


def test_the_empty_field_announces_no_move(window: MainWindow, hand: Hand, listener: Listener) -> None:
    begin(window)
    typed = hand.page.typed
    typed.start("d3d4")
    assert typed.hasFocus()
    typed.setPlaceholderText("The game is over here.")
    assert typed.accessibleDescription() == " ", "with nothing there, what the empty field says is said"
    hand.page.board.setFocus()
    assert typed.accessibleDescription() == " "
    typed.setFocus()
    assert typed.accessibleDescription() == "", "what the empty field says"


def test_tab_moves_from_the_moves_of_a_study_to_its_review(window: MainWindow, qtbot: QtBot) -> None:
    window.pages.open(
        StudyRequest('[Variant "mansindam"]\n\n1. d4 {[%eval 0.3]} c6 $4 {Blunder. [%eval 9.0]} 2. b4 {[%eval 9]} *')
    )
    qtbot.waitUntil(lambda: isinstance(window.page, StudyPage))
    page = window.page
    assert isinstance(page, StudyPage)
    qtbot.waitUntil(page.review.panel.graph.isVisible)
    page.typed.setFocus()
    reached = []
    for _ in range(3):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert focus is not None
        reached.append(name_of(focus).partition(":")[0])
    assert reached == ["Winning chances", "Learn as Black", "Moves and variations"]


def test_a_draw_offer_is_announced_with_who_may_accept(window: MainWindow, hand: Hand, listener: Listener) -> None:
    begin(window, "pandemonium")
    hand.choose_setup(1)
    hand.choose_setup(1)
    listener.all_said()
    window.run("offer_draw")
    assert name_of(hand.page.banner) == "White offers a draw. Does Black accept?"
    focus = QApplication.focusWidget()
    assert focus is not None
    assert name_of(focus) == "Decline", "the harmless answer has the keys, and is said with the question"
    assert listener.all_said() == "", "not once more"
    hand.key(Qt.Key.Key_Return)
    assert listener.all_said().startswith("Black declines the draw.")


def test_the_verdict_of_a_review_is_announced_once(window: MainWindow, listener: Listener, qtbot: QtBot) -> None:
    moves = "1. d4 $4 {Blunder: from 60 % to 20 %.} c6 $2 {So what.} 2. b4 $6 {Inaccuracy: from 60 % to 50 %.} *"
    text = f'[Variant "mansindam"]\n\n{moves}\n'
    window.pages.open(StudyRequest(text))
    qtbot.waitUntil(lambda: isinstance(window.page, StudyPage))
    listener.all_said()
    window.run("step_forward")
    assert listener.all_said() == "White Pawn, d3 to d4. Blunder: from 60 % to 20 %."
    window.run("step_forward")
    assert listener.all_said() == "Black Pawn, c7 to c6. Mistake. So what."
    window.run("step_forward")
    assert listener.all_said() == "White Pawn, b3 to b4. Inaccuracy: from 60 % to 50 %."


def test_annotations_of_a_review_are_announced_in_words(window: MainWindow, listener: Listener, qtbot: QtBot) -> None:
    comment = "Blunder: from 60 % to 20 %. It lets Axf1# give mate. A better move was Nc3+."
    text = f'[Variant "mansindam"]\n\n1. d4 {{[%eval 0.1]}} Kd8 $4 {{[%eval 9.5] {comment}}} *\n'
    window.pages.open(StudyRequest(text))
    qtbot.waitUntil(lambda: isinstance(window.page, StudyPage))
    listener.all_said()
    window.run("show_last")
    words = "Blunder: from 60 % to 20 %. It lets Angel takes on f1 give mate. A better move was Knight to c3."
    assert listener.all_said() == f"After: Black King, e9 to d8. {words}"
    page = window.page
    assert isinstance(page, StudyPage)
    rows = page.tree.model
    told = [rows.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(rows.rowCount())]
    assert any("King to d8" in row for row in told), told
    assert "King to d8" in name_of(page.review.panel.graph)


def test_announced_moves_are_in_words(window: MainWindow, hand: Hand, listener: Listener) -> None:
    begin(window)
    listener.all_said()
    hand.page.messages.note("The computer found Nxd4+ by looking ahead.")
    assert listener.all_said() == "The computer found Knight takes on d4 by looking ahead."
    hand.page.messages.refuse("It is written Nxd4.")
    assert listener.all_said() == "It is written Nxd4."
    hand.type("d3d4")
    hand.type("e9d8")
    table = page_of(window).moves.view
    assert table.model().index(0, 2).data(Qt.ItemDataRole.AccessibleTextRole) == "King to d8"


def test_a_question_is_announced_only_by_the_focused_widget(window: MainWindow, hand: Hand, listener: Listener) -> None:
    begin(window)
    hand.page.resign()
    assert name_of(hand.page.banner) == "Does White resign?"
    assert "resign" not in listener.all_said()


def test_player_strips_name_the_player_and_the_turn(window: MainWindow, hand: Hand) -> None:
    begin(window)
    assert [name_of(strip) for strip in hand.page.strips] == ["White, to move", "Black"]
    description = QAccessible.queryAccessibleInterface(hand.page.strips[0].name).text(QAccessible.Text.Description)
    assert "<" not in description


def test_moves_and_tools_can_have_the_focus(window: MainWindow, hand: Hand) -> None:
    begin(window, "pandemonium")
    hand.choose_setup(1)
    table = page_of(window).moves.view
    assert table.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert table.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole) == "Left bishops"
    tools = find(page_of(window), QWidget, "tools").findChildren(QToolButton)
    assert tools
    assert all(button.focusPolicy() & Qt.FocusPolicy.TabFocus for button in tools)


def test_cards_are_read_as_one_of_several_and_can_be_pressed(window: MainWindow, settings: Settings) -> None:
    dialog = NewGameDialog(settings, window.pages, NewGameRequest(), window)
    dialog.show()
    card = dialog.cards["mansindam"]
    interface = QAccessible.queryAccessibleInterface(card)
    assert (interface.role(), interface.text(QAccessible.Text.Name)) == (Role.RadioButton, "Mansindam")
    assert (interface.state().checkable, interface.state().checked, interface.childCount()) == (1, 0, 0)
    interface.actionInterface().doAction(QAccessibleActionInterface.pressAction())
    assert dialog.variant.name == "mansindam"
    assert interface.state().checked
    assert dialog.focusWidget() in dialog.cards.values()
    dialog.close()
    dialog.deleteLater()


def test_a_card_chosen_by_enter_is_announced(
    window: MainWindow, settings: Settings, qtbot: QtBot, listener: Listener
) -> None:
    dialog = NewGameDialog(settings, window.pages, NewGameRequest(), window)
    dialog.show()
    listener.all_said()
    dialog.cards["mansindam"].setFocus()
    qtbot.keyClick(dialog.cards["mansindam"], Qt.Key.Key_Return)
    told = listener.all_said()
    assert told.endswith("Mansindam is chosen."), "Orca says it of Space alone"
    assert GAMES["mansindam"].summary in told
    qtbot.keyClick(dialog.cards["mansindam"], Qt.Key.Key_Down)
    assert dialog.variant.name == "palaceshogi"
    assert dialog.focusWidget() is dialog.cards["palaceshogi"]
    assert listener.all_said() == GAMES["palaceshogi"].summary
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Right)
    assert dialog.variant is next(iter(GAMES.values()))
    dialog.close()
    dialog.deleteLater()


def test_choices_are_radio_buttons_in_a_group_with_a_name(window: MainWindow, settings: Settings) -> None:
    dialog = NewGameDialog(settings, window.pages, NewGameRequest(), window)
    assert (role_of(dialog.mode), name_of(dialog.mode)) == (Role.Grouping, "Who plays")
    assert (role_of(dialog.start), name_of(dialog.start)) == (Role.Grouping, "Start from")
    games = dialog.cards["mansindam"].parentWidget()
    assert games is not None
    assert (role_of(games), name_of(games)) == (Role.Grouping, "Game")
    assert {role_of(button) for button in dialog.mode.buttons.values()} == {Role.RadioButton}
    assert all(not area.focusPolicy() for area in dialog.findChildren(QScrollArea))
    dialog.deleteLater()


def test_every_tab_stop_of_the_keys_dialog_has_a_name(window: MainWindow) -> None:
    dialog = KeysDialog(window.settings["keys"], window)
    area = dialog.findChild(QScrollArea)
    assert area is not None
    assert name_of(area)
    dialog.deleteLater()


def test_levels_are_read_by_name(window: MainWindow) -> None:
    slider = LevelSlider(1, window)
    first = name_of(slider.slider)
    slider.slider.setValue(3)
    assert first.startswith("Level of the computer: ")
    assert name_of(slider.slider) != first
    slider.deleteLater()


def test_boards_of_lessons_are_read_square_by_square(window: MainWindow, listener: Listener) -> None:
    window.pages.lessons.show_lesson(lessons("mansindam")[0])
    page = window.page
    assert isinstance(page, LessonPage)
    assert role_of(page.board) == Role.Grouping, "a signal that is connected to a board's method takes its squares away"
    assert QAccessible.queryAccessibleInterface(page.board).childCount() > 81
    assert page.lesson.levels[0].text in listener.all_said()
    assert {role_of(dot) for dot in page.dots.buttons} == {Role.RadioButton}
    assert (role_of(page.dots), name_of(page.dots)) == (Role.Grouping, "Tasks")
    assert [bool(dot.focusPolicy() & Qt.FocusPolicy.TabFocus) for dot in page.dots.buttons][:2] == [True, False]
    page.show_move()
    assert listener.all_said().startswith("Hint: ")


def test_the_surroundings_of_a_page_are_stable_for_readers(window: MainWindow, hand: Hand, listener: Listener) -> None:
    """Otherwise Orca finds no common ancestor of a page and the next one, and says the window's title twice."""

    def known() -> list[int]:
        around = (window, window.pages, window.pages.start_page)
        return [QAccessible.uniqueId(QAccessible.queryAccessibleInterface(widget)) for widget in around]

    before = known()
    pages = window.pages
    for request in (LessonsRequest(), PuzzlesRequest(), MatchesRequest(), EditorRequest(), StartPageRequest()):
        pages.open(request)
        assert known() == before, request
    begin(window)
    window.run("study_game")
    hand.until(lambda: isinstance(window.page, StudyPage))
    pages.open(NewGameRequest())
    pages.open(EnginesRequest())
    for dialog in window.findChildren(QDialog):
        dialog.close()
    pages.open(LibraryRequest())
    hand.until(lambda: isinstance(window.page, LibraryPage))
    assert known() == before


def test_pages_are_read_without_their_stack(window: MainWindow) -> None:
    assert role_of(window.pages) == Role.Client, "else Orca says: layered pane"
    assert QAccessible.queryAccessibleInterface(window.pages).childCount() == window.pages.count()


def test_tabs_are_read_without_their_stack(window: MainWindow) -> None:
    window.run("preferences")
    tabs = find(window, QTabWidget)
    stack = tabs.findChild(QStackedWidget)
    assert stack is not None
    assert role_of(stack) == Role.Client
    interface = QAccessible.queryAccessibleInterface(stack)
    names = [interface.child(number).object() for number in range(interface.childCount())]
    assert tabs.currentWidget() in names


def repeated(page: QWidget) -> list[str]:
    """Return the names that a reader would speak twice, as the name of a control and in its description."""
    found = []
    for widget in page.findChildren(QWidget):
        interface = QAccessible.queryAccessibleInterface(widget)
        if interface is None or not widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            continue
        name, words = interface.text(QAccessible.Text.Name), interface.text(QAccessible.Text.Description)
        found += [name] if name and name in words else []
    return found


def test_no_description_repeats_the_name(window: MainWindow, settings: Settings) -> None:
    begin(window)
    assert repeated(page_of(window)) == []
    window.pages.open(StudyRequest(page_of(window).match.text()))
    assert repeated(window.page) == []
    dialog = NewGameDialog(settings, window.pages, NewGameRequest(), window)
    assert repeated(dialog) == []
    dialog.deleteLater()


def test_a_button_is_described_by_its_key(window: MainWindow) -> None:
    begin(window)
    button = next(one for one in find(page_of(window), QWidget, "tools").findChildren(QToolButton))
    assert button.accessibleDescription() == "Home"


def test_tab_stops_only_at_the_selected_choice(window: MainWindow, settings: Settings) -> None:
    dialog = NewGameDialog(settings, window.pages, NewGameRequest(), window)
    for key in dialog.mode.buttons:
        dialog.mode.choose(key)
        stops = [one for one, button in dialog.mode.buttons.items() if button.focusPolicy() & Qt.FocusPolicy.TabFocus]
        assert stops == [key]
    dialog.deleteLater()


def test_low_time_and_draw_offers_are_announced(window: MainWindow, hand: Hand, listener: Listener) -> None:
    control = parse_control("11")
    game = next(name for name, variant in GAMES.items() if variant.end.draws)
    window.pages.open(MatchRequest(match_settings(game, clocks=(control, control))))
    listener.all_said()
    hand.match.clock.start(0)
    hand.spend(0, 6)
    hand.match.ticked.emit()
    assert "Less than 10 seconds left." in listener.all_said()
    hand.match.draws.offer()
    assert name_of(hand.page.banner).startswith("White offers a draw. Does Black accept?")
    assert hand.page.banner.isAncestorOf(window.focusWidget())
