"""The page on which a position is set up, with mouse and keys."""

import subprocess
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from driving import Hand, added, find, match_settings, use_fake_as_own
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton
from pytestqt.qtbot import QtBot
from strange_games import one_wing

from surajang.gui.app.main_window import MainWindow
from surajang.gui.board.picture import Picture
from surajang.gui.board.places import Place, Slot
from surajang.gui.desk.navigator import EditorRequest, MatchRequest, NewGameRequest
from surajang.gui.desk.picture_export import PictureDialog
from surajang.gui.desk.piece_palette import DRAGGED_PIECE, MOVE, REMOVE
from surajang.gui.desk.setup_edits import Write
from surajang.gui.editor.editor_page import EditorPage
from surajang.gui.editor.setup_panel import CLEAR, MIRROR
from surajang.gui.play.game_page import GamePage
from surajang.gui.play.new_game import NewGameDialog
from surajang.gui.study.study_page import StudyPage
from surajang.rules import definition_writer
from surajang.rules.codes import BLACK, WHITE
from surajang.rules.games import GAMES
from surajang.rules.tables import tables_of

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
SHIFT, NO_KEYS = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier
MANSINDAM = GAMES["mansindam"]
KINGS = "4k4/9/9/9/9/9/9/9/4K4[] w - - 0 1"


class Drawer:
    """Drives the page of a window on which a position is set up."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window = window
        self.qtbot = qtbot
        self.spoken: list[str] = []
        self.page.board.announce = self.spoken.append  # type: ignore[method-assign, assignment]

    @property
    def page(self) -> EditorPage:
        assert isinstance(self.window.page, EditorPage)
        return self.window.page

    @property
    def text(self) -> str:
        return self.page.setup.text

    def piece(self, symbol: str) -> int:
        return self.page.setup.variant.kinds[symbol.upper()] | (WHITE if symbol[-1].isupper() else BLACK)

    def place(self, name: str) -> Place:
        if "@" in name:
            side, symbol = name.split("@")
            return Slot("wb".index(side), self.page.setup.variant.kinds[symbol])
        return int(tables_of(self.page.setup.variant).square_named(name))

    def point(self, name: str) -> QPoint:
        return self.page.board.place_rect(self.place(name)).center()

    def click(self, name: str, button: Qt.MouseButton = LEFT, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        QTest.mouseClick(self.page.board, button, keys, self.point(name))

    def drag(self, start: str, end: QPoint) -> None:
        board = self.page.board
        QTest.mousePress(board, LEFT, NO_KEYS, self.point(start))
        QTest.mouseMove(board, (self.point(start) + end) / 2)
        QTest.mouseMove(board, end)
        QTest.mouseRelease(board, LEFT, NO_KEYS, end)

    def take(self, symbol: str) -> None:
        button = self.page.palette_of_pieces.buttons[self.piece(symbol)]
        self.qtbot.mouseClick(button, LEFT)

    def press(self, button: QPushButton) -> None:
        self.qtbot.mouseClick(button, LEFT)


@pytest.fixture
def drawer(window: MainWindow, qtbot: QtBot) -> Drawer:
    window.pages.open(EditorRequest("mansindam", KINGS))
    QApplication.processEvents()
    return Drawer(window, qtbot)


def test_pieces_are_placed_moved_turned_and_removed_by_mouse(drawer: Drawer) -> None:
    drawer.take("N")
    drawer.click("c3")
    drawer.click("d4")
    assert drawer.text == "4k4/9/9/9/9/3N5/2N6/9/4K4[] w - - 0 1"
    drawer.click("d4")
    assert drawer.text == "4k4/9/9/9/9/9/2N6/9/4K4[] w - - 0 1", "the same piece once more takes it away"
    drawer.press(drawer.page.palette_of_pieces.tools[MOVE])
    drawer.drag("c3", drawer.point("f6"))
    assert drawer.text == "4k4/9/9/5N3/9/9/9/9/4K4[] w - - 0 1"
    for expected in ("+N", "n", "+n", "N"):
        drawer.click("f6", RIGHT)
        assert drawer.text.split("/")[3] == f"5{expected}3"
    drawer.click("f6", RIGHT, SHIFT)
    assert drawer.text == KINGS
    drawer.drag("e9", QPoint(2, 2))
    assert drawer.text == "9/9/9/9/9/9/9/9/4K4[] w - - 0 1"
    drawer.press(drawer.page.palette_of_pieces.tools[REMOVE])
    drawer.click("e1")
    assert drawer.text == "9/9/9/9/9/9/9/9/9[] w - - 0 1"


def test_dragging_the_brush_paints_every_square(drawer: Drawer) -> None:
    drawer.take("N")
    drawer.drag("b3", drawer.point("h3"))
    assert drawer.text == "4k4/9/9/9/9/9/1NNNNNNN1/9/4K4[] w - - 0 1"
    drawer.drag("d3", drawer.point("f3"))
    assert drawer.text == "4k4/9/9/9/9/9/1NN3NN1/9/4K4[] w - - 0 1", "a stroke that begins by removing removes"
    drawer.page.undo()
    assert drawer.text == "4k4/9/9/9/9/9/1NNNNNNN1/9/4K4[] w - - 0 1", "a stroke is undone as one step"
    drawer.page.undo()
    assert drawer.text == KINGS
    drawer.click("c3")
    drawer.press(drawer.page.palette_of_pieces.tools[REMOVE])
    drawer.drag("b3", drawer.point("d3"))
    assert drawer.text == KINGS
    drawer.page.undo()
    assert drawer.text == "4k4/9/9/9/9/9/2N6/9/4K4[] w - - 0 1", "a stroke that begins with nothing is a step, too"


def test_hands_are_filled_and_emptied_by_mouse_and_keys(drawer: Drawer) -> None:
    drawer.click("w@R")
    assert "[R]" in drawer.text, "an empty place of a hand has nothing to move"
    drawer.take("q")
    drawer.click("w@R")
    drawer.click("b@P")
    assert "[RRp]" in drawer.text
    drawer.click("w@R", RIGHT)
    assert "[Rp]" in drawer.text
    drawer.press(drawer.page.palette_of_pieces.tools[MOVE])
    drawer.drag("w@R", drawer.point("a1"))
    assert drawer.text.endswith("/R3K4[p] w - - 0 1")
    drawer.drag("a1", drawer.point("b@P"))
    assert "[rp]" in drawer.text
    board = drawer.page.board
    board.setFocus()
    QTest.keyClick(board, Qt.Key.Key_Space)
    board.scene.keys_at = drawer.place("b@P")
    for key, hands in ((Qt.Key.Key_Plus, "[rpp]"), (Qt.Key.Key_Minus, "[rp]"), (Qt.Key.Key_Delete, "[r]")):
        QTest.keyClick(board, key)
        assert hands in drawer.text
    assert drawer.spoken[-1] == "Black's hand, Pawn, 0"


def test_missing_pieces_go_to_a_hand(drawer: Drawer) -> None:
    drawer.press(drawer.page.panel.rest[1])
    assert drawer.text.startswith("4k4/9/9/9/9/9/9/9/4K4[aaqqmmccrrbbnnnnpppppppppppppppppp]")


def test_a_letter_chooses_a_piece_and_keys_place_it(drawer: Drawer) -> None:
    board = drawer.page.board
    board.setFocus()
    QTest.keyClick(board, Qt.Key.Key_Q)
    assert drawer.spoken[-1] == "Black Queen"
    QTest.keyClick(board, Qt.Key.Key_Space)
    QTest.keyClick(board, Qt.Key.Key_Up)
    QTest.keyClick(board, Qt.Key.Key_Return)
    assert drawer.text == "4k4/9/9/9/9/9/9/4q4/4K4[] w - - 0 1"
    assert "e2, Black Queen" in drawer.spoken
    QTest.keyClick(board, Qt.Key.Key_Escape)
    QTest.keyClick(board, Qt.Key.Key_Escape)
    assert drawer.page.palette_of_pieces.value == MOVE
    QTest.keyClicks(board, "N")
    assert drawer.page.palette_of_pieces.value == drawer.piece("N")


def test_arrow_keys_move_in_the_palette_and_every_piece_has_a_name(drawer: Drawer) -> None:
    palette = drawer.page.palette_of_pieces
    names = [button.accessibleName() for button in palette.buttons.values()]
    assert len(set(names)) == len(names) == 2 * len(MANSINDAM.pieces)
    assert "White Knight" in names
    drawer.take("N")
    palette.buttons[drawer.piece("N")].setFocus()
    QTest.keyClick(palette.buttons[drawer.piece("N")], Qt.Key.Key_Right)
    assert palette.value == drawer.piece("P")


def test_obstacles_to_a_game_are_explained_and_highlighted(drawer: Drawer) -> None:
    panel = drawer.page.panel
    assert panel.play_button.isEnabled()
    drawer.take("K")
    drawer.click("c3")
    assert panel.message.text() == "White needs exactly one king and has 2."
    assert drawer.spoken.count("White needs exactly one king and has 2.") == 1
    assert not panel.play_button.isEnabled()
    assert {mark.place for mark in drawer.page.board.state.marks} == {drawer.place("c3"), drawer.place("e1")}
    drawer.click("c3")
    assert panel.play_button.isEnabled()
    assert not drawer.page.board.state.marks


def test_a_hand_cannot_have_a_king(drawer: Drawer) -> None:
    drawer.drag("e1", drawer.point("w@R"))
    assert drawer.text == KINGS
    assert drawer.page.panel.message.text() == "The hands cannot hold “K”."


def test_the_fen_is_shown_and_typed_and_pasted(drawer: Drawer, window: MainWindow) -> None:
    field = drawer.page.panel.fen
    assert field.text() == KINGS
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "4k4/9/9/9/9/9/9/9/R3K4 b")
    assert drawer.text == "4k4/9/9/9/9/9/9/9/R3K4[] b - - 0 1"
    assert field.text() == "4k4/9/9/9/9/9/9/9/R3K4 b", "what is typed stays as it is typed"
    QTest.keyClicks(field, "lack")
    assert "not “black”" in drawer.page.panel.message.text()
    assert drawer.text == "4k4/9/9/9/9/9/9/9/R3K4[] b - - 0 1"
    assert not drawer.page.panel.play_button.isEnabled()
    drawer.take("N")
    drawer.click("a9")
    assert field.text() == drawer.text
    QGuiApplication.clipboard().setText("10/4k5/10/10/10/10/10/10/10/4K5[] w - - 0 1")
    window.run("paste")
    assert drawer.page.setup.variant.name == "pandemonium"
    QGuiApplication.clipboard().setText("10/4k5")
    window.run("paste")
    assert "cannot be read" in drawer.page.panel.message.text()
    window.run("copy_position")
    assert QGuiApplication.clipboard().text() == drawer.text


def choose_file(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    """Let the file dialog answer with this file."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))


def says(drawer: Drawer, text: str) -> bool:
    """Return whether the panel shows a text."""
    return text in drawer.page.panel.message.text()


def test_a_picture_of_a_set_up_is_exported(
    drawer: Drawer, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.run("export_picture")
    dialog = find(window, PictureDialog)
    dialog.side.setValue(200)
    dialog.copy_button.click()
    drawer.qtbot.waitUntil(partial(says, drawer, "The picture is on the clipboard."))
    assert QGuiApplication.clipboard().mimeData().hasImage()
    written = f"Saved to {tmp_path.name}/setup.png."
    for name, said in (("setup.png", written), ("setup.png/setup.png", "could not be saved")):
        choose_file(monkeypatch, tmp_path / name)
        drawer.page.pictures.save(Picture(side=200))
        drawer.qtbot.waitUntil(partial(says, drawer, said))


def test_edits_can_be_undone_and_redone(drawer: Drawer, window: MainWindow) -> None:
    assert not window.actions_by_name["take_back"].isEnabled()
    drawer.take("N")
    drawer.click("c3")
    after = drawer.text
    window.run("take_back")
    assert drawer.text == KINGS
    window.run("redo")
    assert drawer.text == after


@pytest.mark.parametrize(("wing", "rook"), [(0, "j"), (1, "a")])
def test_castling_rights_of_one_wing_are_chosen(window: MainWindow, qtbot: QtBot, wing: int, rook: str) -> None:
    window.pages.open(EditorRequest("pandemonium", "startpos"))
    drawer = Drawer(window, qtbot)
    panel = drawer.page.panel
    drawer.page.make(Write(one_wing(GAMES["pandemonium"], wing), "startpos"))
    shown = [box for box in panel.rights if not box.isHidden()]
    assert [box.accessibleName() for box in shown] == [f"White's rook on {rook}1", f"Black's rook on {rook}10"]
    shown[0].click()
    assert drawer.page.setup.castling == "kq"[wing]
    shown[0].click()
    assert drawer.page.setup.castling == "KQ"[wing] + "kq"[wing]
    drawer.page.make(Write(GAMES["pandemonium"], "startpos"))
    assert [box.isHidden() for box in panel.rights] == [False] * 4


def test_side_setups_castling_and_en_passant_are_chosen(window: MainWindow, qtbot: QtBot) -> None:
    window.pages.open(EditorRequest("pandemonium", "startpos"))
    drawer = Drawer(window, qtbot)
    panel = drawer.page.panel
    panel.phase.choose("2")
    assert drawer.text.endswith("b KQkq - 0 1 setup=b")
    panel.phase.choose("0")
    panel.side.choose("0")
    assert drawer.text.endswith("w KQkq - 0 1")
    names = [box.accessibleName() for box in panel.rights]
    assert names == ["White's rook on a1", "White's rook on j1", "Black's rook on a10", "Black's rook on j10"]
    panel.rights[0].click()
    assert drawer.text.endswith("w Kkq - 0 1")
    drawer.press(panel.whole[MIRROR])
    assert not any(box.isEnabled() for box in panel.rights)
    panel.typed.emit("4k5/10/10/10/10/3P6/4p5/10/10/4K5 b - - 0 1")
    assert [panel.en_passant.itemText(n) for n in range(panel.en_passant.count())] == ["None", "d3"]
    panel.en_passant.setCurrentIndex(1)
    panel.en_passant.activated.emit(1)
    assert drawer.text.endswith("b - d3 0 1")
    panel.game.setCurrentIndex(panel.game.findData("mansindam"))
    panel.game.activated.emit(panel.game.currentIndex())
    assert drawer.text == MANSINDAM.start
    assert panel.phase.isHidden()
    assert panel.en_passant.isHidden()


def test_a_piece_is_dragged_from_the_palette(drawer: Drawer) -> None:
    data = QMimeData()
    data.setData(DRAGGED_PIECE, str(drawer.piece("+N")).encode())
    for name in ("c3", "b@Q"):
        point = QPointF(drawer.page.board.mapTo(drawer.page, drawer.point(name)))
        event = QDropEvent(point, Qt.DropAction.CopyAction, data, LEFT, NO_KEYS)
        drawer.page.dropEvent(event)
    assert drawer.text == "4k4/9/9/9/9/9/2+N6/9/4K4[n] w - - 0 1"


def test_a_piece_of_another_process_is_not_taken(drawer: Drawer) -> None:
    script = "from surajang.gui.desk.piece_palette import DRAGGED_PIECE; print(DRAGGED_PIECE)"
    other = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=300)
    data = QMimeData()
    data.setData(other.stdout.strip(), b"31")  # which that window's game may have, and this one lacks
    place = drawer.page.board.mapTo(drawer.page, drawer.point("c3"))
    event = QDragEnterEvent(place, Qt.DropAction.CopyAction, data, LEFT, NO_KEYS)
    event.ignore()
    drawer.page.dragEnterEvent(event)
    assert not event.isAccepted()


def test_a_game_added_meanwhile_can_be_chosen(drawer: Drawer, window: MainWindow) -> None:
    (own,) = added(window.pages.own_games, definition_writer.write(replace(MANSINDAM, name="own", title="Own")))
    games = drawer.page.panel.game
    assert [games.itemText(place) for place in range(games.count())][-1] == "Own"
    assert games.currentData() == "mansindam"
    games.setCurrentIndex(games.findData(own.name))
    games.activated.emit(games.currentIndex())
    assert drawer.page.setup.variant.name == own.name


def test_a_game_begins_from_the_set_up(drawer: Drawer, window: MainWindow) -> None:
    drawer.take("N")
    drawer.click("c3")
    text = drawer.text
    drawer.press(drawer.page.panel.play_button)
    dialog = find(window, NewGameDialog)
    assert (dialog.variant.name, dialog.fen.text()) == ("mansindam", text)
    dialog.mode.choose("two")
    dialog.start_button.click()
    assert window.pages.match is not None
    assert window.pages.match.game.start_fen == text


def test_a_study_begins_from_the_set_up_and_returns_to_it(drawer: Drawer, window: MainWindow) -> None:
    drawer.take("N")
    drawer.click("c3")
    text = drawer.text
    drawer.press(drawer.page.panel.study_button)
    assert window.pages.study is not None
    assert window.pages.study.game.start_fen == text
    window.pages.study.document.play(window.pages.study.game.legal_moves()[0])
    window.run("edit_position")
    assert drawer.page.setup.side == 1


def test_the_board_is_seen_from_the_same_side_in_game_editor_and_study(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam")))
    hand.play("c3c4")
    hand.key(Qt.Key.Key_F)
    window.run("edit_position")
    editor = window.page
    assert isinstance(editor, EditorPage)
    assert editor.board.flipped()
    window.pages.show_start_page()
    window.run("edit_position")
    editor = window.page
    assert isinstance(editor, EditorPage)
    assert editor.board.flipped(), "the side is remembered with the set-up"
    editor.study()
    study = window.page
    assert isinstance(study, StudyPage)
    assert study.board.flipped()
    window.run("edit_position")
    editor = window.page
    assert isinstance(editor, EditorPage)
    assert editor.board.flipped()
    window.pages.show_start_page()
    hand.until(lambda: window.pages.start_page.continue_card is not None)
    card = window.pages.start_page.continue_card
    assert card is not None
    card.clicked.emit()
    hand.until(lambda: isinstance(window.page, GamePage))
    assert hand.board.flipped()


@pytest.mark.parametrize("mode", ["two", "watch", "computer"])
@pytest.mark.parametrize("flipped", [False, True])
def test_a_game_from_editor_or_study_is_seen_from_the_same_side(window: MainWindow, mode: str, flipped: bool) -> None:
    def play() -> None:
        dialog = find(window, NewGameDialog)
        dialog.mode.choose(mode)
        dialog.side.choose("0")
        dialog.start_button.click()
        game = window.page
        assert isinstance(game, GamePage)
        assert game.board.flipped() == (flipped and mode != "computer"), "a person sits opposite the computer"

    use_fake_as_own(window)
    window.pages.open(EditorRequest("mansindam", KINGS))
    editor = window.page
    assert isinstance(editor, EditorPage)
    editor.board.set_flipped(flipped)
    editor.play()
    play()
    window.pages.open(EditorRequest("mansindam", KINGS))
    editor = window.page
    assert isinstance(editor, EditorPage)
    editor.board.set_flipped(flipped)
    editor.study()
    study = window.page
    assert isinstance(study, StudyPage)
    window.run("play_on")
    play()


def test_the_new_game_dialog_opens_the_editor_and_keeps_its_choices(window: MainWindow) -> None:
    window.pages.open(NewGameRequest("mansindam"))
    dialog = find(window, NewGameDialog)
    dialog.mode.choose("watch")
    dialog.start.choose("fen")
    dialog.fen.setText(KINGS)
    dialog.edit_button.click()
    page = window.page
    assert isinstance(page, EditorPage)
    assert page.setup.text == KINGS
    page.play()
    dialog = find(window, NewGameDialog)
    assert dialog.mode.value == "watch"
    dialog.fen.setText("no position")
    dialog.edit_button.click()
    assert window.page is page, "where it was is where one goes on"
    assert page.setup.text == KINGS
    page.play()
    dialog = find(window, NewGameDialog)
    dialog.cards["palaceshogi"].clicked.emit()
    dialog.fen.setText("")
    dialog.edit_button.click()
    assert page.setup.variant.name == "palaceshogi"


def test_the_editor_takes_a_games_position_and_remembers_the_last_set_up(window: MainWindow, qtbot: QtBot) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam")))
    assert window.pages.match is not None
    window.pages.match.play(window.pages.match.game.legal_moves()[0])
    window.run("edit_position")
    drawer = Drawer(window, qtbot)
    assert drawer.text.split()[1] == "b"
    drawer.press(drawer.page.panel.whole[CLEAR])
    window.pages.show_start_page()
    window.run("edit_position")
    assert Drawer(window, qtbot).text == "9/9/9/9/9/9/9/9/9[] b - - 0 1"
