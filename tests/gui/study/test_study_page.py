"""Studies in the window: opened, edited with mouse and keys, saved, closed and offered again."""

import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from driving import Hand, answer, find, find_button, match_settings, path_of
from machine import scaled
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu
from pytestqt.qtbot import QtBot

from surajang.gui.app.main_window import MainWindow
from surajang.gui.board.annotations import Arrow, Colour, Mark
from surajang.gui.board.state_of_game import MAX_MARKS
from surajang.gui.desk.navigator import (
    LessonsRequest,
    MatchRequest,
    NewStudyRequest,
    OpenFileRequest,
    PositionStudyRequest,
    SavedStudyRequest,
    StudyRequest,
)
from surajang.gui.document.drawn_marks import marks_in
from surajang.gui.play.new_game import NewGameDialog
from surajang.gui.storage import game_file
from surajang.gui.storage.autosave import SaveState
from surajang.gui.storage.reader import places
from surajang.gui.storage.studies_folder import interrupted_study, saved_studies, study_files
from surajang.gui.study.study_board import StudyBoard
from surajang.gui.study.study_dialog import StudyDialog
from surajang.gui.study.study_page import StudyPage
from surajang.gui.study.study_rows import FOLD, MOVE
from surajang.rules import fen, pgn
from surajang.rules.game import Game, Node
from surajang.rules.games import GAMES

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier
NONE = Qt.KeyboardModifier.NoModifier
GAME = (
    '[White "Ann"]\n[Black "Ben"]\n[Variant "mansindam"]\n\n1. c4 $1 {Good. [%csl Ye5]} c6 (1... d6 2. d4) 2. Nd2 *\n'
)
MATE = "d3d4 c7c6 b3b4 d9b8 d1d3 b8a6 d3h7+ i9h7 f1a6 a7a6 A@c8"


class StudyHand(Hand):
    """Drives a study's page."""

    @property
    def study_page(self) -> StudyPage:
        page = self.window.page
        assert isinstance(page, StudyPage)
        return page

    @property
    def node(self) -> Node:
        return self.study_page.study.node

    def click_square(self, name: str, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        self.qtbot.mouseClick(self.study_page.board, button, pos=self.point(name))

    def point(self, name: str) -> QPoint:
        square = self.study_page.study.game.position.tables.square_named(name)
        return QPoint(self.study_page.board.place_rect(square).center())

    def draw(self, start: str, end: str, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Draw with the right button."""
        board = self.study_page.board
        QTest.mousePress(board, Qt.MouseButton.RightButton, modifiers, self.point(start))
        QTest.mouseMove(board, self.point(end))
        QTest.mouseRelease(board, Qt.MouseButton.RightButton, modifiers, self.point(end))

    def click_move(self, node: Node, kind: str = MOVE, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        """Click a move in the tree, or the sign that folds the variation which begins with it."""
        view = self.study_page.tree.view
        model = self.study_page.tree.model
        QApplication.processEvents()
        for place, row in enumerate(model.rows):
            for token in row.tokens:
                if token.node is node and token.kind == kind:
                    rect = view.visualRect(model.index(place))
                    point = QPoint(rect.x() + 6 + token.x + min(8, token.width // 2), rect.center().y())
                    QTest.mouseClick(view.viewport(), button, pos=point)
                    return
        raise AssertionError(f"{node.written} is not in the tree")

    def text(self) -> list[str]:
        """The rows of the tree."""
        QApplication.processEvents()
        return [row.text for row in self.study_page.tree.model.rows]

    def come_back(self) -> None:
        """Make the window active again after a dialog, as a window manager does."""
        with self.qtbot.waitActive(self.window):
            self.window.activateWindow()

    def until_study_saved(self) -> str:
        """Wait until the study is on disk, and return its file's text."""
        study = self.study_page.study
        self.until(lambda: study.save_state is SaveState.SAVED and study.saver.path is not None)
        assert study.saver.path is not None
        return study.saver.path.read_text(encoding="utf-8")


@pytest.fixture
def hand(window: MainWindow, qtbot: QtBot) -> StudyHand:
    return StudyHand(window, qtbot)


@pytest.fixture
def page(window: MainWindow, hand: StudyHand) -> StudyPage:
    """The page of a study of GAME, at its first move."""
    window.pages.open(StudyRequest(GAME))
    hand.until(lambda: isinstance(window.page, StudyPage))
    hand.key(Qt.Key.Key_Right)
    return hand.study_page


# How studies are opened


def test_the_start_position_is_studied_from_the_start_page(window: MainWindow, hand: StudyHand) -> None:
    QTest.mouseClick(window.pages.start_page.study_button, Qt.MouseButton.LeftButton)
    dialog = find(window, StudyDialog)
    dialog.game.setCurrentIndex(dialog.game.findData("mansindam"))
    dialog.fen.setText("no position")
    assert not dialog.begin.isEnabled()
    assert dialog.problem.text()
    dialog.fen.clear()
    QTest.mouseClick(dialog.begin, Qt.MouseButton.LeftButton)
    hand.come_back()
    page = hand.study_page
    assert page.head.badge.text() == "Study"
    assert window.windowTitle() == "Study: New study · Mansindam · Surajang"
    assert page.head.state_label.text() == "White to move"
    assert not window.actions_by_name["take_back"].isEnabled()
    assert study_files() == []
    hand.click_square("c3")
    hand.click_square("c4")
    hand.click_square("c7")
    hand.click_square("c6")
    hand.key(Qt.Key.Key_Left)
    hand.click_square("d7")
    hand.click_square("d6")
    assert hand.text() == ["1 c4 c6", "1… d6"]
    hand.key(Qt.Key.Key_Left)
    hand.click_square("c7")
    hand.click_square("c6")
    assert [child.written for child in hand.node.parent.children] == ["c6", "d6"]  # type: ignore[union-attr]
    hand.key(Qt.Key.Key_Right, SHIFT)
    assert hand.node.written == "d6"
    hand.key(Qt.Key.Key_Home)
    assert hand.node is page.study.game.root
    hand.key(Qt.Key.Key_End)
    assert hand.node.written == "c6"
    assert "1. c4 c6 (1... d6) *" in hand.until_study_saved()


def test_studying_a_finished_game_keeps_its_file(window: MainWindow, hand: StudyHand) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam")))
    for text in MATE.split():
        hand.play(text)
    hand.until_saved()
    record = path_of(hand.match)
    before = record.read_bytes()
    hand.key(Qt.Key.Key_Left)
    hand.press("Study this game")
    hand.until(lambda: isinstance(window.page, StudyPage))
    page = hand.study_page
    assert hand.node.ply == len(MATE.split()) - 1
    hand.key(Qt.Key.Key_End)
    assert page.head.state_label.text() == "White wins. Black is checkmated."
    hand.key(Qt.Key.Key_Left)
    page.study.play(page.study.game.legal_moves()[0])
    hand.key(Qt.Key.Key_6)
    assert hand.node.nags == [4]
    saved = hand.until_study_saved()
    assert '[StudyName "White – Black"]' in saved
    assert '[Result "1-0"]' in saved
    window.pages.show_start_page()
    assert record.read_bytes() == before
    assert record.parent != study_files()[0].parent


@pytest.mark.parametrize("command", ["study_game", "review_game"])
def test_a_study_is_seen_from_the_same_side_as_its_game(window: MainWindow, hand: StudyHand, command: str) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam")))
    for text in MATE.split():
        hand.play(text)
    hand.key(Qt.Key.Key_F)
    window.run(command)
    hand.until(lambda: isinstance(window.page, StudyPage))
    assert hand.study_page.board.flipped()


@pytest.mark.parametrize("person", ["White", "Black"])
def test_a_game_against_a_program_is_studied_from_the_persons_side(
    window: MainWindow, hand: StudyHand, person: str
) -> None:
    types = {colour: "human" if colour == person else "program" for colour in ("White", "Black")}
    headers = "".join(f'[{colour}Type "{kind}"]\n' for colour, kind in types.items())
    window.pages.open(StudyRequest(headers + GAME))
    hand.until(lambda: isinstance(window.page, StudyPage))
    page = hand.study_page
    assert page.board.flipped() == (person == "Black")
    hand.key(Qt.Key.Key_F)
    window.pages.remake()
    assert hand.study_page is not page
    assert hand.study_page.board.flipped() == (person == "White"), "as it was turned"
    hand.study_page.study.set_comment(hand.node, "So.")
    hand.until_study_saved()
    (path,) = study_files()
    window.pages.show_start_page()
    window.pages.open(SavedStudyRequest(path, "So"))
    hand.until(lambda: isinstance(window.page, StudyPage))
    assert hand.study_page.board.flipped() == (person == "White")
    hand.key(Qt.Key.Key_F)
    assert f'[Orientation "{person.lower()}"]' in hand.until_study_saved(), "without another edit"


def test_a_study_whose_file_is_gone_is_shown_again(window: MainWindow, hand: StudyHand, page: StudyPage) -> None:
    hand.key(Qt.Key.Key_1)
    hand.until_study_saved()
    (path,) = study_files()
    path.unlink()
    text = page.study.text()
    window.pages.remake()
    hand.until(lambda: isinstance(window.page, StudyPage) and window.page is not page)
    assert hand.study_page.study.text() == text
    hand.study_page.study.set_comment(hand.node, "So.")
    hand.until_study_saved()
    assert study_files() == [path]


def test_a_study_shown_again_has_its_edits_to_undo(window: MainWindow, hand: StudyHand, tmp_path: Path) -> None:
    file = tmp_path / "mine.pgn"
    file.write_text('[StudyName "Mine"]\n' + GAME)
    window.pages.open(OpenFileRequest(str(file)))
    hand.until(lambda: isinstance(window.page, StudyPage))

    def show_again() -> None:
        before = hand.study_page
        assert before.may_remake()  # as before each change of the language, without a question
        window.pages.remake()
        hand.until(lambda: isinstance(window.page, StudyPage) and window.page is not before)

    page = hand.study_page
    page.study.set_comment(hand.node, "First")
    page.study.set_comment(hand.node, "Second")
    page.study.history.undo()
    show_again()
    page = hand.study_page
    page.saver.save()
    hand.until(lambda: page.saver.in_file)
    show_again()
    assert hand.study_page.saver.in_file, "one is not asked for it again"
    window.run("redo_edit")
    assert hand.node.comment == "Second"
    window.run("undo_edit")
    window.run("undo_edit")
    assert hand.node.comment == ""
    saved = hand.until_study_saved()
    (path,) = study_files()
    path.write_text(saved.replace("Mine", "Yours"))  # as by another window
    show_again()
    assert hand.study_page.study.name == "Yours"
    assert not hand.study_page.study.history.may_redo


def test_leaving_a_running_game_for_a_study_asks_first(window: MainWindow, hand: StudyHand) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam")))
    hand.play("c3c4")
    hand.key(Qt.Key.Key_T, CONTROL)
    assert hand.page.banner.heading.text() == "Leave this game for a study?"
    hand.press("Play on")
    assert hand.match.live.ply == 1
    hand.key(Qt.Key.Key_T, CONTROL)
    hand.press("Study it")
    hand.until(lambda: isinstance(window.page, StudyPage))
    assert window.pages.match is None
    assert hand.text() == ["1 c4"]
    assert not window.actions_by_name["study_game"].isEnabled()
    window.pages.show_start_page()
    hand.until(lambda: len(window.unfinished.games) == 1)


def test_a_text_pasted_outside_a_game_opens_as_a_study(window: MainWindow, hand: StudyHand) -> None:
    QGuiApplication.clipboard().setText(GAME)
    hand.key(Qt.Key.Key_V, CONTROL)
    hand.until(lambda: isinstance(window.page, StudyPage))
    first = hand.study_page
    assert first.study.name == "Ann – Ben"
    game = Game(GAMES["palaceshogi"])
    game.play(game.legal_moves()[0])
    QGuiApplication.clipboard().setText(fen.write(game.position))
    hand.key(Qt.Key.Key_V, CONTROL)
    hand.until(lambda: hand.study_page is not first)
    assert hand.study_page.game_name == "palaceshogi"
    assert hand.study_page.study.game.root.side == 1
    window.pages.open(MatchRequest(match_settings("mansindam")))
    hand.key(Qt.Key.Key_V, CONTROL)
    assert find(window, NewGameDialog).fen.text() == fen.write(game.position)


def test_a_position_is_played_from_a_study(window: MainWindow, hand: StudyHand, page: StudyPage) -> None:
    window.run("play_on")
    assert find(window, NewGameDialog).fen.text() == fen.write(page.study.game.position)


def test_a_setup_panel_is_not_shown_in_a_study(window: MainWindow, hand: StudyHand) -> None:
    window.pages.open(PositionStudyRequest(variant="pandemonium"))
    page = hand.study_page
    assert page.board.scene.overlay is not None
    assert not window.actions_by_name["glyph_3"].isEnabled()
    hand.key(Qt.Key.Key_2)
    hand.key(Qt.Key.Key_Return)
    hand.key(Qt.Key.Key_Return)
    assert page.study.game.position.setup == 0
    hand.key(Qt.Key.Key_Home)
    assert page.board.scene.overlay is None or page.board.turn.setup is None
    assert hand.text()[0].count("-") == 2


# Editing


def test_moves_are_judged_by_keys_buttons_and_the_menu(window: MainWindow, hand: StudyHand, page: StudyPage) -> None:
    assert hand.node.nags == [1]
    hand.key(Qt.Key.Key_1)
    assert hand.node.nags == [3]
    assert hand.text()[0] == "1 c4 !!"
    assert page.board.state.badges[0].text == "!!"
    hand.key(Qt.Key.Key_3, ALT)
    assert hand.text()[0] == "1 c4 !! +="
    assert page.notes.glyphs.buttons[0].isChecked()
    QTest.mouseClick(page.notes.glyphs.buttons[5], Qt.MouseButton.LeftButton)
    assert hand.node.nags == [4, 14]
    window.actions_by_name["glyph_4"].trigger()
    assert hand.node.nags == [14]
    assert page.board.state.badges == ()
    for _ in range(4):
        hand.key(Qt.Key.Key_Z, CONTROL)
    assert hand.node.nags == [1]
    assert not window.actions_by_name["undo_edit"].isEnabled()
    hand.key(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert hand.node.nags == [3]
    hand.key(Qt.Key.Key_Home)
    hand.key(Qt.Key.Key_1)
    assert page.study.game.root.nags == []


def test_a_digit_right_after_f_is_a_rank(hand: StudyHand, page: StudyPage) -> None:
    before = page.board.flipped()
    hand.key(Qt.Key.Key_F)
    hand.key(Qt.Key.Key_6)
    assert page.board.flipped() == before
    assert page.typed.text() == "f6"
    hand.key(Qt.Key.Key_Return)
    assert hand.node.written == "f6"


def test_comments_are_written_beside_the_move(window: MainWindow, hand: StudyHand, page: StudyPage) -> None:
    field = page.notes.comment
    assert field.toPlainText() == "Good."
    hand.key(Qt.Key.Key_F2)
    assert field.hasFocus()
    QTest.keyClicks(field, " It is 1st.")
    hand.key(Qt.Key.Key_Return, CONTROL)
    assert page.board.hasFocus()
    assert page.study.comment == "Good. It is 1st."
    assert hand.node.nags == [1], "the digit was written, no sign"
    assert "[%csl Ye5]" in hand.node.comment
    assert hand.text()[1] == "Good. It is 1st."
    first = hand.node
    hand.key(Qt.Key.Key_F2)
    QTest.keyClicks(field, " Left by a click.")
    hand.click_move(first.children[0])
    assert hand.node is first.children[0]
    assert field.toPlainText() == ""
    assert first.comment.startswith("Good. It is 1st. Left by a click.")
    hand.key(Qt.Key.Key_F2)
    QTest.keyClicks(field, "Typed, and then nothing")
    hand.until(lambda: first.children[0].comment == "Typed, and then nothing")
    assert field.hasFocus()
    for modifiers in (NONE, CONTROL, SHIFT, CONTROL | SHIFT):
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_End):
            hand.key(key, modifiers)
    assert hand.node is first.children[0], "the keys moved in the text"
    hand.key(Qt.Key.Key_Escape)
    for _ in range(3):
        hand.key(Qt.Key.Key_Z, CONTROL)
    assert first.comment.startswith("Good. [%csl")


def test_a_comment_is_written_before_a_move(window: MainWindow, hand: StudyHand, page: StudyPage) -> None:
    field, node = page.notes.before, hand.node
    assert not field.isVisible()
    window.run("write_before")
    assert field.hasFocus()
    QTest.keyClicks(field, "Now")
    hand.key(Qt.Key.Key_Escape)
    assert (node.comment_before, page.board.hasFocus(), field.isVisible()) == ("Now", True, True)
    assert "{Now} 1. c4" in page.study.text()
    window.run("step_forward")
    assert not field.isVisible()
    window.run("write_before")
    hand.key(Qt.Key.Key_Escape)
    assert not field.isVisible(), "nothing was written"
    window.run("step_back")
    assert field.toPlainText() == "Now"
    window.run("undo_edit")
    assert (node.comment_before, field.isVisible()) == ("", False)


def test_a_diagram_is_requested_after_a_move(window: MainWindow, hand: StudyHand, page: StudyPage) -> None:
    action = window.actions_by_name["toggle_diagram"]
    action.trigger()
    assert hand.node.nags == [1, 220]
    assert action.isChecked()
    hand.until(lambda: "c4 ! [#]" in hand.text()[1] or "c4 ! [#]" in hand.text()[0])
    window.run("undo_edit")
    assert hand.node.nags == [1]
    assert not action.isChecked()


def test_a_comment_being_written_is_a_single_edit(window: MainWindow, hand: StudyHand, page: StudyPage) -> None:
    field, first = page.notes.comment, hand.node
    hand.key(Qt.Key.Key_F2)
    QTest.keyClicks(field, " So far ")
    field.commit()
    assert field.toPlainText() == "Good. So far "
    QTest.keyClicks(field, "so good.")
    assert field.toPlainText() == "Good. So far so good.", "the cursor stayed"
    window.run("delete_line")
    assert hand.node is page.study.game.root
    window.run("undo_edit")
    assert hand.node is first
    assert page.study.comment == "Good. So far so good."
    window.run("undo_edit")
    assert page.study.comment == "Good. So far"
    window.run("undo_edit")
    assert field.toPlainText() == "Good."


def test_long_names_are_kept_until_changed(window: MainWindow, hand: StudyHand) -> None:
    name = "<b>long</b>" * 100
    window.pages.open(StudyRequest(f'[StudyName "{name}"]\n{GAME}'))
    hand.until(lambda: isinstance(window.page, StudyPage))
    page = hand.study_page
    assert len(window.windowTitle()) < 120
    page.head.name_field.setFocus()
    hand.key(Qt.Key.Key_Return)
    assert page.study.name == name
    assert not page.study.begun


def test_only_the_last_of_thousands_of_arrows_are_shown_but_all_saved(page: StudyPage) -> None:
    drawn = marks_in("".join(f"[%cal Ga{number % 9 + 1}b{number % 7 + 1}]" for number in range(5000)))
    page.study.document.set_marks(page.study.node, drawn)
    assert len(page.board.state.arrows) == MAX_MARKS
    assert len(page.study.marks) == 5000


def test_arrows_and_circles_are_drawn_by_keys(window: MainWindow, hand: StudyHand, page: StudyPage) -> None:
    board = page.board
    board.keyboard.wake()
    start = board.scene.keys_at
    assert isinstance(start, int)
    for colour in (*Colour, None):
        QTest.keyClick(board, Qt.Key.Key_F6)
        assert [*board.scene.annotations.over(())] == [Mark(start)]
        QTest.keyClick(board, Qt.Key.Key_F6)
        assert {mark.place: mark.colour for mark in board.state.marks}.get(start) == colour
    QTest.keyClick(board, Qt.Key.Key_F6)
    QTest.keyClick(board, Qt.Key.Key_Down)
    below = board.scene.keys_at
    assert isinstance(below, int)
    assert [*board.scene.annotations.over(())] == [Arrow(start, below)], "it follows the cursor"
    QTest.keyClick(board, Qt.Key.Key_Escape)
    assert board.scene.annotations.drawing is None
    QTest.keyClick(board, Qt.Key.Key_F6)
    QTest.keyClick(board, Qt.Key.Key_Up)
    QTest.keyClick(board, Qt.Key.Key_F6)
    assert board.state.arrows[-1].end == board.scene.keys_at == start


def test_arrows_and_circles_are_drawn_kept_and_read_back(window: MainWindow, hand: StudyHand, page: StudyPage) -> None:
    board = page.board
    tables = page.study.game.position.tables
    hand.draw("c4", "c5")
    hand.draw("d1", "d1", SHIFT)
    hand.draw("e7", "e5", ALT)
    hand.draw("e5", "e5", ALT | SHIFT)
    squares = {name: tables.square_named(name) for name in ("c4", "c5", "d1", "e5", "e7")}
    assert [*board.state.marks] == [Mark(squares["d1"], Colour.RED)], "the yellow circle was there already"
    assert [*board.state.arrows] == [
        Arrow(squares["c4"], squares["c5"], Colour.GREEN),
        Arrow(squares["e7"], squares["e5"], Colour.BLUE),
    ]
    assert "[%csl Rd1] [%cal Gc4c5,Be7e5]" in hand.node.comment
    hand.key(Qt.Key.Key_Right)
    assert len(board.state.arrows) == 0
    hand.key(Qt.Key.Key_Left)
    assert len(list(board.state.arrows)) == 2
    study_board = page.findChild(StudyBoard)
    assert isinstance(study_board, StudyBoard)
    study_board.set_arrows([Arrow(squares["c4"], squares["d1"])])
    assert len([*board.state.arrows]) == 3
    assert hand.node.comment in hand.until_study_saved().replace("\n", " ")
    hand.key(Qt.Key.Key_Backspace, CONTROL)
    assert [*board.state.marks] == []
    hand.key(Qt.Key.Key_Z, CONTROL)
    assert len(board.state.marks) == 1


@pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)
def test_variations_are_promoted_deleted_and_copied(window: MainWindow, hand: StudyHand, page: StudyPage) -> None:
    first = hand.node
    variation = first.children[1]
    assert not window.actions_by_name["promote"].isEnabled()
    hand.click_move(variation)
    assert hand.node is variation
    window.run("copy_moves")
    assert QGuiApplication.clipboard().text() == "1. c4 d6 2. d4"
    hand.key(Qt.Key.Key_C, CONTROL | ALT)
    assert "1... d6 2. d4 *" in QGuiApplication.clipboard().text()
    hand.key(Qt.Key.Key_Up, CONTROL)
    assert first.children[0] is variation
    assert hand.text()[:4] == ["1 c4 !", "Good.", "1 … d6", "1… c6 2. Nd2"]
    hand.key(Qt.Key.Key_Delete)
    assert hand.node is first
    assert hand.text() == ["1 c4 !", "Good.", "1 … c6", "2 Nd2"]
    hand.key(Qt.Key.Key_Z, CONTROL)
    hand.key(Qt.Key.Key_Z, CONTROL)
    assert first.children[1] is variation
    hand.click_move(variation.children[0])
    hand.key(Qt.Key.Key_Up, CONTROL | SHIFT)
    assert page.study.document.in_main_line(variation.children[0])
    hand.click_move(first, button=Qt.MouseButton.RightButton)
    menu = find(page, QMenu)
    assert "Delete from here" in [action.text().replace("&", "") for action in menu.actions()]
    assert hand.node is first
    menu.close()


def test_folded_variations_unfold_when_visited(window: MainWindow, hand: StudyHand, page: StudyPage) -> None:
    variation = hand.node.children[1]
    page.study.document.go_to(variation.children[0])
    for _ in range(12):
        page.study.play(page.study.game.legal_moves()[0])
    whole = hand.text()
    page.study.document.go_to(page.study.game.root)
    hand.click_move(variation, FOLD)
    assert sum(row.depth > 0 for row in page.tree.model.rows) == 1
    assert hand.text()[3].endswith("…")
    page.study.document.go_to(variation.children[0])
    assert hand.text() == whole
    hand.key(Qt.Key.Key_Home)
    hand.key(Qt.Key.Key_Left, CONTROL | SHIFT)
    assert variation in page.tree.folded
    hand.key(Qt.Key.Key_Right, CONTROL | SHIFT)
    assert hand.text() == whole
    assert not window.actions_by_name["fold_here"].isEnabled()
    page.study.document.go_to(variation.children[0].children[0])
    hand.key(Qt.Key.Key_Down, CONTROL | SHIFT)
    assert hand.node is variation
    assert page.tree.folded == {variation}
    hand.key(Qt.Key.Key_Down, CONTROL | SHIFT)
    assert hand.text() == whole


def test_a_panel_shows_lines_and_plays_them(hand: StudyHand, page: StudyPage) -> None:
    shown: list[Node] = []
    page.study.document.changed.connect(lambda _: shown.append(page.study.game.node))
    ahead = Game(page.study.variant, fen.write(page.study.game.position))
    moves = [ahead.play(ahead.legal_moves()[0]).move for _ in range(3)]
    before = page.board.state
    page.analysis.panel.pointed.emit(moves)
    assert page.board.state.pieces != before.pieces
    assert page.board.turn.movable == frozenset()
    page.analysis.panel.pointed.emit([])
    assert page.board.state == before
    assert shown == []
    page.analysis.panel.pointed.emit(moves)
    page.analysis.panel.played.emit(moves)
    assert shown[-1] is hand.node
    assert hand.node.children[0].children[0].move == moves[2]
    hand.key(Qt.Key.Key_Z, CONTROL)
    assert shown[-1].written == "c4"


def test_refusals_and_the_end_of_a_game_are_explained(window: MainWindow, hand: StudyHand) -> None:
    window.pages.open(PositionStudyRequest(variant="mansindam", start="k8/9/1K7/9/9/9/9/9/8R[] w - - 0 1"))
    page = hand.study_page
    hand.click_square("a9")
    assert page.banner.kind == "refusal"
    hand.type("Ri9")
    assert page.head.state_label.text() == "White wins. Black is checkmated."
    assert not page.typed.isEnabled()
    hand.click_square("a9")
    assert page.banner.words.text() == "The game is over here."


def test_a_message_does_not_move_panels_or_notes(window: MainWindow, hand: StudyHand) -> None:
    window.pages.open(PositionStudyRequest("mansindam"))
    page = hand.study_page
    page.banner.dismiss()
    QApplication.processEvents()
    before = page.panels.pos(), page.notes.geometry(), page.typed.geometry()
    page.messages.note("The game is reviewed. Undo removes the review from the study.")
    QApplication.processEvents()
    assert page.banner.isVisible()
    assert (page.panels.pos(), page.notes.geometry(), page.typed.geometry()) == before


# Saving


def test_a_study_is_saved_under_a_name_and_opened_as_a_study(
    window: MainWindow, hand: StudyHand, page: StudyPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "mine.pgn"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    hand.key(Qt.Key.Key_2)
    hand.key(Qt.Key.Key_2)
    hand.key(Qt.Key.Key_4)
    hand.key(Qt.Key.Key_S, CONTROL)
    hand.until(file.exists)
    hand.until(lambda: not page.saver.saving)
    window.pages.show_start_page()
    window.pages.open(OpenFileRequest(str(file)))
    hand.until(lambda: isinstance(window.page, StudyPage))
    again = hand.study_page
    hand.key(Qt.Key.Key_Right)
    assert hand.node.nags == [6]
    hand.key(Qt.Key.Key_5)
    hand.key(Qt.Key.Key_S, CONTROL)
    hand.until(lambda: "$2" in file.read_text(encoding="utf-8"))
    hand.until(lambda: not again.saver.saving)
    hand.key(Qt.Key.Key_1)
    said = answer(window, "Cancel")
    window.pages.show_start_page()
    assert said == ["mine.pgn does not contain your changes. They are still saved among your studies."]
    assert hand.study_page is again
    answer(window, "Leave it as it is")
    window.pages.show_start_page()
    assert window.pages.study is None
    assert "$3" not in file.read_text(encoding="utf-8")


def test_leaving_a_study_saves_its_changes(window: MainWindow, hand: StudyHand, tmp_path: Path) -> None:
    file = tmp_path / "mine.pgn"
    file.write_text(f'[StudyName "Mine"]\n{GAME}', encoding="utf-8")
    window.pages.open(OpenFileRequest(str(file)))
    hand.until(lambda: window.pages.study is not None)
    window.pages.show_start_page()
    assert window.pages.study is None, "nothing was edited, nothing is asked"
    window.pages.open(OpenFileRequest(str(file)))
    hand.until(lambda: window.pages.study is not None)
    hand.key(Qt.Key.Key_Right)
    hand.key(Qt.Key.Key_1)
    answer(window, "Save them there")
    window.pages.show_start_page()
    assert window.pages.study is None
    assert "$3" in file.read_text(encoding="utf-8")


def test_a_study_of_a_files_game_is_saved_there_only_on_request(
    window: MainWindow, hand: StudyHand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.pgn"
    file.write_text(GAME + "\n" + GAME.replace("Ann", "Zoe"), encoding="utf-8")
    game = pgn.read_game(GAME)
    data = file.read_bytes()
    record = game_file.opened(file, data, next(iter(places(data))), False)
    page = window.pages.studies.show(game, record=record)
    page.head.name_field.setFocus()
    page.head.name_field.selectAll()
    QTest.keyClicks(page.head.name_field, "Mine")
    hand.key(Qt.Key.Key_Return)
    assert page.board.hasFocus()
    assert file.read_bytes() == data
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    hand.key(Qt.Key.Key_S, CONTROL)
    hand.until(lambda: "Mine" in file.read_text(encoding="utf-8"))
    hand.until(lambda: not page.saver.saving)
    assert file.read_text(encoding="utf-8").count("Zoe") == 1


def test_a_study_survives_a_crash_and_is_offered_again(window: MainWindow, hand: StudyHand, page: StudyPage) -> None:
    hand.key(Qt.Key.Key_1)
    page.study.rename("Worth keeping")
    hand.until_study_saved()
    path = study_files()[0]
    assert saved_studies([path]) == ([], {}), "this window has it open"
    page.study.saver.close()  # as the system does when a program dies
    hand.until(lambda: saved_studies([path])[0])
    window.pages.show_page(window.pages.start_page)
    window.pages.open(NewStudyRequest())
    dialog = find(window, StudyDialog)
    hand.until(lambda: dialog.list.topLevelItemCount() == 1)
    item = dialog.list.topLevelItem(0)
    assert item is not None
    assert [item.text(column) for column in (0, 1)] == ["Worth keeping", "Mansindam"]
    assert dialog.list.currentItem() is item
    hand.until(dialog.list.hasFocus)
    QTest.keyClick(dialog.list, Qt.Key.Key_Return)
    hand.until(lambda: isinstance(window.page, StudyPage) and window.page is not page)
    hand.come_back()
    assert hand.study_page.study.name == "Worth keeping"
    hand.key(Qt.Key.Key_Right)
    hand.key(Qt.Key.Key_2, ALT)
    assert "$3 $16" in hand.until_study_saved()
    assert study_files() == [path]


def test_a_study_open_during_a_crash_is_offered_at_startup(
    open_window: Callable[[], MainWindow], home: Path, qtbot: QtBot
) -> None:
    file = home / "data" / "studies" / "2026-01-01 A study.pgn"
    file.parent.mkdir(parents=True)
    file.write_text(f'[StudyName "Interrupted"]\n{GAME}', encoding="utf-8")
    dies = (
        "import os, sys; from PySide6.QtCore import QLockFile; lock = QLockFile(sys.argv[1]); lock.lock(); os._exit(1)"
    )
    subprocess.run([sys.executable, "-c", dies, f"{file}.lock"], check=False, timeout=300)
    assert Path(f"{file}.lock").exists()
    window = open_window()
    qtbot.waitUntil(lambda: window.pages.start_page.study_note is not None)
    window.pages.remake()  # as for another language
    window.pages.open(LessonsRequest())
    window.pages.remake()
    with qtbot.waitSignal(window.pages.start_page_made):
        window.pages.show_start_page()
    note = window.pages.start_page.study_note
    assert note is not None, "it is still offered"
    assert note.words.text() == "Interrupted, Mansindam. It was not closed; all edits were kept."
    QTest.mouseClick(find_button(note, "Continue"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.pages.study is not None)
    assert window.pages.study is not None
    assert window.pages.study.saver.path == file
    assert interrupted_study() is None
    window.pages.show_start_page()
    window.pages.remake()
    assert window.pages.start_page.study_note is None, "it is offered once"


def test_a_study_is_put_aside(window: MainWindow, hand: StudyHand, page: StudyPage) -> None:
    hand.key(Qt.Key.Key_1)
    hand.until_study_saved()
    window.pages.show_start_page()
    window.pages.open(NewStudyRequest())
    dialog = find(window, StudyDialog)
    hand.until(lambda: dialog.list.topLevelItemCount() == 1)
    QTest.mouseClick(find_button(dialog, "Put aside"), Qt.MouseButton.LeftButton)
    hand.until(lambda: dialog.list.topLevelItemCount() == 0)
    assert "put aside" in dialog.words.text()
    assert study_files() == []
    assert not dialog.go_on.isEnabled()


def test_a_failed_save_is_reported_and_leaving_asks(window: MainWindow, hand: StudyHand, home: Path) -> None:
    (home / "data").mkdir(exist_ok=True)
    (home / "data" / "studies").write_text("in the way")
    window.pages.open(PositionStudyRequest(variant="mansindam"))
    page = hand.study_page
    page.study.play(page.study.game.legal_moves()[0])
    hand.until(lambda: page.study.save_state is SaveState.FAILED)
    assert page.messages.trouble.words.text().startswith("The study cannot be saved at the moment (")
    said = answer(window, "Stay")
    window.pages.show_start_page()
    assert said == ["This study is not completely saved. If you leave now, unsaved changes are lost."]
    assert window.page.isVisible()
    answer(window, "Leave")
    window.pages.show_start_page()
    assert window.page is window.pages.start_page


# Time


def large_game(count: int) -> Game:
    """Return a game of this many moves in lines and variations."""
    chance = random.Random(1)
    game = Game(GAMES["palaceshogi"])
    made = [game.root]
    while len(made) < count:
        game.go_to(chance.choice(made[-300:]))
        for _ in range(25):
            moves = game.legal_moves()
            if not moves or game.node.outcome.over:
                break
            move = chance.choice(moves)
            if game.node.child(move) is None:
                made.append(game.play(move))
            else:
                game.play(move)
    game.go_to(game.root)
    return game


def test_a_tree_of_five_thousand_moves_does_not_block_the_window(window: MainWindow, hand: StudyHand) -> None:
    page = window.pages.studies.show(large_game(5000))
    QApplication.processEvents()
    document = page.study.document
    chance = random.Random(2)
    known = [token.node for row in page.tree.model.rows for token in row.tokens if token.kind == MOVE]
    took: dict[str, list[float]] = {"edit": [], "step": [], "save": []}
    for _ in range(8):
        node = chance.choice(known)
        document.go_to(node)
        QApplication.processEvents()
        began = time.process_time()
        hand.key(Qt.Key.Key_1)
        page.tree.refresh()
        took["edit"].append(time.process_time() - began)
        began = time.process_time()
        hand.key(Qt.Key.Key_Left)
        took["step"].append(time.process_time() - began)
        began = time.process_time()
        page.study.save_now()
        took["save"].append(time.process_time() - began)
    best = {what: min(seconds) for what, seconds in took.items()}
    assert all(seconds < scaled(0.05) for seconds in best.values()), best


def test_enter_begins_a_study_outside_the_list(window: MainWindow, qtbot: QtBot) -> None:
    window.pages.open(NewStudyRequest())
    qtbot.waitUntil(lambda: bool(window.findChildren(StudyDialog)))
    dialog = window.findChildren(StudyDialog)[0]
    qtbot.waitUntil(dialog.isActiveWindow)  # only then are its shortcuts active
    dialog.game.setFocus()
    QTest.keyClick(dialog.game, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: isinstance(window.page, StudyPage))
