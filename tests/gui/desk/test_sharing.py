"""Pictures and animations of the position shown, and texts that are dropped on the window."""

import io
import time
from dataclasses import replace
from pathlib import Path

import pytest
from driving import Hand, find, match_settings, page_of
from machine import scaled
from PIL import Image, ImageSequence
from PySide6.QtCore import QMimeData, QPointF, Qt
from PySide6.QtGui import QDrag, QDropEvent, QGuiApplication, QImage
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from surajang.gui.app.main_window import MainWindow
from surajang.gui.board.board_options import BoardOptions
from surajang.gui.board.film import FilmPainter, Frame, Raw, all_colours, animated_file
from surajang.gui.board.picture import DRAGGED, MAX_SIDE, Picture
from surajang.gui.desk.film_export import MAX_MOVES, Film, FilmDialog, FilmWriter
from surajang.gui.desk.games_list import GamesDialog
from surajang.gui.desk.navigator import MatchRequest, OpenFileRequest
from surajang.gui.desk.picture_export import PREVIEW, PictureDialog
from surajang.gui.desk.share_commands import ShareCommands
from surajang.gui.kit.waiting_bar import WaitingBar
from surajang.gui.play.new_game import NewGameDialog
from surajang.gui.shell.settings import Settings
from surajang.rules.game import won_by
from surajang.rules.games import GAMES
from surajang.rules.piece import Drop, Piece
from surajang.rules.special_rules import EndRule, Repetition
from surajang.rules.variant import Appearance, Variant

KINGS = "4k4/9/9/9/9/9/9/9/4K4[] w - - 0 1"


@pytest.fixture
def played(window: MainWindow, hand: Hand) -> Hand:
    """A game of Mansindam with some moves, won by resignation."""
    window.pages.open(MatchRequest(match_settings("mansindam")))
    for _ in range(3):
        move = page_of(window).match.game.legal_moves()[0]
        page_of(window).match.play(move)
    page_of(window).match.document.set_result(won_by(0, "resignation"))
    return hand


def answer(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    """Let the file dialog answer with this path."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))


def pictures_in(film: Image.Image) -> int:
    """Return how many pictures an animation has."""
    return sum(1 for _ in ImageSequence.Iterator(film))


def test_the_board_can_be_dragged_out_as_a_picture(
    window: MainWindow, played: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    dropped: list[QImage] = []
    monkeypatch.setattr(QDrag, "exec", lambda drag, *_: dropped.append(drag.mimeData().imageData()))
    board = page_of(window).board
    window.settings["picture"] = {"coordinates": False}
    board.pulled.emit()
    window.settings["picture"] = {"coordinates": True}
    board.pulled.emit()
    assert [max(image.width(), image.height()) > DRAGGED * 0.9 for image in dropped] == [True, True]
    assert dropped[0] != dropped[1]


def test_a_picture_of_a_chosen_size_is_saved_and_the_choice_remembered(
    window: MainWindow, played: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer(monkeypatch, tmp_path / "board.png")
    window.run("export_picture")
    dialog = find(window, PictureDialog)
    dialog.side.setValue(400)
    dialog.annotations.setChecked(False)
    dialog.save_button.click()
    played.until((tmp_path / "board.png").exists)
    with Image.open(tmp_path / "board.png") as picture:
        assert 320 < max(picture.size) < 440
    window.run("export_picture")
    assert find(window, PictureDialog).picture == Picture("png", 400, annotations=False)


def test_a_picture_is_copied(window: MainWindow, played: Hand) -> None:
    window.run("export_picture")
    dialog = find(window, PictureDialog)
    dialog.kind.choose("pdf")
    assert not dialog.copy_button.isEnabled()
    dialog.kind.choose("svg")
    dialog.side.setValue(300)
    dialog.copy_button.click()
    played.until(lambda: played.page.banner.words.text() == "The picture is on the clipboard.")
    data = QGuiApplication.clipboard().mimeData()
    assert data.hasImage()
    assert data.data("image/svg+xml").startsWith(b"<svg")
    assert data.data("image/png").startsWith(b"\x89PNG")


def test_the_picture_is_that_of_the_preview(window: MainWindow, played: Hand) -> None:
    """Even if the board has changed meanwhile, as by a move of the computer."""
    window.run("export_picture")
    dialog = find(window, PictureDialog)
    shown = dialog.preview.pixmap().toImage()
    window.run("show_first")
    dialog.side.setValue(round(PREVIEW * dialog.devicePixelRatioF()))
    dialog.copy_button.click()
    played.until(lambda: not played.page.sharing.pictures.writing)
    assert QGuiApplication.clipboard().image().convertToFormat(shown.format()) == shown


@pytest.mark.parametrize("kind", ["svg", "pdf"])
def test_the_preview_of_a_diagram_is_on_white(window: MainWindow, played: Hand, kind: str) -> None:
    """As its file is; a PNG has the board's border instead."""
    window.run("export_picture")
    dialog = find(window, PictureDialog)
    dialog.kind.choose("png")
    assert dialog.preview.pixmap().toImage().pixelColor(1, 1).name() != "#ffffff"
    dialog.kind.choose(kind)
    assert dialog.preview.pixmap().toImage().pixelColor(1, 1).name() == "#ffffff"
    dialog.close()


def test_a_large_picture_does_not_block_the_window(
    window: MainWindow, played: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer(monkeypatch, tmp_path / "board.png")
    sharing = page_of(window).sharing
    large = Picture("png", MAX_SIDE)
    turns = [lambda: sharing.pictures.copy(large), lambda: sharing.pictures.save(large)]
    longest = 0.0
    end = time.monotonic() + 60
    while turns or sharing.pictures.writing:
        assert time.monotonic() < end
        began = time.thread_time()
        turn = turns.pop() if turns else QApplication.processEvents
        turn()
        longest = max(longest, time.thread_time() - began)
        time.sleep(0.002)
    assert longest < scaled(0.04)
    assert (tmp_path / "board.png").exists()


def test_leaving_the_page_still_copies_the_picture(window: MainWindow, played: Hand) -> None:
    page_of(window).sharing.pictures.copy(Picture("png", 800))
    window.pages.show_start_page()
    played.until(lambda: not window.findChildren(ShareCommands))
    assert QGuiApplication.clipboard().mimeData().hasImage()


@pytest.mark.parametrize("kind", ["gif", "webp"])
def test_an_animation_shows_every_position_and_the_end(
    window: MainWindow, played: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    answer(monkeypatch, tmp_path / "game")
    window.run("export_film")
    dialog = find(window, FilmDialog)
    assert dialog.number.text() == "Moves of both players: 3"
    dialog.kind.choose(kind)
    dialog.side.choose("320")
    dialog.pace.choose("500")
    dialog.save_button.click()
    file = tmp_path / f"game.{kind}"
    played.until(file.exists)
    with Image.open(file) as film:
        assert pictures_in(film) == 4
        durations = []
        for number in range(4):
            film.seek(number)
            film.load()
            durations.append(film.info["duration"])
        assert film.info["loop"] == 0
        assert 300 < max(film.size) < 400
    assert durations == [500, 500, 500, 4000]
    played.until(lambda: played.page.banner.words.text() == f"Saved to {tmp_path.name}/game.{kind}.")
    assert window.settings["film"] == {"kind": kind, "side": 320, "pace": 500}


def test_an_animation_of_a_line_ends_with_the_line(
    window: MainWindow, played: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.run("step_back")
    answer(monkeypatch, tmp_path / "line.gif")
    page_of(window).sharing.save_film(Film("gif", False, 320, 1000))
    played.until((tmp_path / "line.gif").exists)
    with Image.open(tmp_path / "line.gif") as film:
        assert pictures_in(film) == 3


def test_an_animation_survives_leaving_the_game_and_can_be_cancelled(
    window: MainWindow, played: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer(monkeypatch, tmp_path / "cancelled.gif")
    page_of(window).sharing.save_film(Film("gif", True, 320, 1000))
    find_bar(window).button.click()
    played.until(lambda: played.page.banner.words.text() == "The animation was cancelled.")
    assert not (tmp_path / "cancelled.gif").exists()
    sharing = page_of(window).sharing
    for name in ("left.gif", "left and cancelled.gif"):
        answer(monkeypatch, tmp_path / name)
        sharing.save_film(Film("gif", True, 320, 1000))
    window.pages.show_start_page()
    find_bar(window).button.click()
    played.until((tmp_path / "left.gif").exists)
    played.until(lambda: not window.findChildren(FilmWriter) and not window.findChildren(ShareCommands))
    assert not (tmp_path / "left and cancelled.gif").exists()


def find_bar(window: MainWindow) -> WaitingBar:
    """Return the bar that shows progress."""
    return window.findChildren(WaitingBar)[-1]


def test_an_animation_that_cannot_be_written_is_reported(
    window: MainWindow, played: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "folder.gif").mkdir()
    answer(monkeypatch, tmp_path / "folder.gif")
    page_of(window).sharing.save_film(Film("gif", True, 320, 1000))
    played.until(lambda: "The animation could not be saved" in played.page.trouble.words.text())


def test_an_overlong_line_is_refused(settings: Settings, qtbot: QtBot) -> None:
    dialog = FilmDialog((MAX_MOVES + 1, MAX_MOVES), settings)
    qtbot.addWidget(dialog)
    assert not dialog.save_button.isEnabled()
    assert dialog.number.text() == "An animation has at most 1,000 moves of both players, and this line has 1,001."
    dialog.shows.choose("line")
    assert dialog.save_button.isEnabled()
    assert [button.text() for button in dialog.findChildren(QPushButton)][-2:] == ["Save…", "Cancel"]


@pytest.mark.parametrize("name", GAMES)
def test_the_pictures_of_a_film_show_names_clocks_signs_and_words(name: str, qtbot: QtBot) -> None:
    variant = GAMES[name]
    painter = FilmPainter(variant, BoardOptions(), False, 320, ("Ann", "Ben" * 40))
    state = all_colours(variant)
    assert len(state.pieces) == 2 * len(variant.pieces)
    plain = painter.draw(Frame(state))
    assert plain.size() == painter.size
    frames = (Frame(state, ("1:00", "")), Frame(replace(state, badges=())), Frame(state, words="Draw"))
    others = [painter.draw(frame) for frame in frames]
    assert all(other != plain for other in others)


def test_a_film_of_a_game_with_more_pieces_than_squares_has_colours(qtbot: QtBot) -> None:
    others = tuple(Piece(letter, letter, "", "W", held_as=letter, drop=Drop("1-3")) for letter in "ABCDEFGH")
    variant = Variant(
        name="crowd", title="Crowd", native="", summary="", files=3, ranks=4, start="2k/3/3/K2[] w - - 0 1",
        pieces=(Piece("K", "King", "", "K", royal=True), *others), hand_order="ABCDEFGH",
        repetition=Repetition(3), end=EndRule(), appearance=Appearance(("figures",)),
    )  # fmt: skip
    state = all_colours(variant)
    assert len(state.pieces) == 12
    FilmPainter(variant, BoardOptions(), False, 320, ("Ann", "Ben")).draw(Frame(state))


# Texts dropped on the window


def drop(window: MainWindow, text: str) -> None:
    """Drop a text on a window."""
    data = QMimeData()
    data.setText(text)
    left, no_keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    window.dropEvent(QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, left, no_keys))


def test_games_and_positions_dropped_as_text_are_opened(window: MainWindow, hand: Hand) -> None:
    drop(window, KINGS)
    assert window.pages.study is not None, "where nothing is played, what is dropped is studied, as what is pasted"
    assert window.pages.study.game.start_fen == KINGS
    window.pages.open(MatchRequest(match_settings("mansindam")))
    drop(window, KINGS)
    dialog = find(window, NewGameDialog)
    assert (dialog.variant.name, dialog.fen.text()) == ("mansindam", KINGS)
    dialog.reject()
    one = '[Variant "palaceshogi"]\n\n1. P-5f *\n'
    drop(window, one + "\n" + one)
    hand.until(lambda: any(games.isVisible() for games in window.findChildren(GamesDialog)))
    games = find(window, GamesDialog)
    assert games.windowTitle() == "Dropped games"
    games.reject()
    drop(window, one)
    hand.until(lambda: hand.page.game_name == "palaceshogi")


def test_a_file_with_a_position_is_opened(window: MainWindow, hand: Hand, tmp_path: Path) -> None:
    file = tmp_path / "kings.fen"
    file.write_text(KINGS + "\n")
    window.pages.open(MatchRequest(match_settings("mansindam")))
    window.pages.open(OpenFileRequest(str(file)))
    hand.until(lambda: any(dialog.isVisible() for dialog in window.findChildren(NewGameDialog)))
    assert find(window, NewGameDialog).fen.text() == KINGS


@pytest.mark.parametrize("kind", ["gif", "webp"])
def test_a_gif_has_one_palette_and_a_webp_all_colours(kind: str) -> None:
    side = 64
    data = bytes(value for y in range(side) for x in range(side) for value in (4 * x, 4 * y, 2 * (x + y)))
    shown = Raw(side, side, 3 * side, data)
    other = shown._replace(data=data[::-1])
    with Image.open(io.BytesIO(animated_file(kind, shown, [shown, other], [100, 100]))) as film:
        assert pictures_in(film) == 2
        film.seek(0)
        colours = len(film.convert("RGB").getcolors(side * side) or ())
    if kind == "gif":
        assert 200 < colours < 256, "one is left for what does not change"
    else:
        assert colours > 1000
