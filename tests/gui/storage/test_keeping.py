"""Nothing is ever lost: saving, opening, crashes, clipboards, broken settings."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from driving import Hand, answer, fake_engine, find, match_of, match_settings, page_of, path_of
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from surajang.gui.app.application import CrashLog
from surajang.gui.app.main_window import MainWindow
from surajang.gui.board.picture import Picture
from surajang.gui.desk.navigator import MatchRequest, NewGameRequest
from surajang.gui.desk.picture_export import PictureDialog
from surajang.gui.kit.banner import Banner
from surajang.gui.kit.label import tip
from surajang.gui.kit.style import Style
from surajang.gui.play.new_game import NewGameDialog
from surajang.gui.players import saved_game
from surajang.gui.players.game_clock import TimeControl
from surajang.gui.players.players import Player
from surajang.gui.shell.settings import Settings
from surajang.gui.storage import disk as files
from surajang.gui.storage import games_folder
from surajang.gui.storage.autosave import SaveState
from surajang.gui.storage.game_file import GameFile
from surajang.rules.game import FIRST_WINS

ROOT = Path(__file__).resolve().parents[3]
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def played(window: MainWindow, hand: Hand) -> Hand:
    """A game of a few moves, with setup, a variation and a drop to come."""
    window.pages.open(MatchRequest(match_settings("pandemonium")))
    hand.choose_setup(1)
    hand.choose_setup(2)
    hand.play("e2e5")
    hand.play("e9e7")
    hand.key(Qt.Key.Key_Left)
    hand.play("d9d7")
    hand.match.taking_back.play_on_from(hand.match.game.node)
    return hand


def choose_file(monkeypatch: pytest.MonkeyPatch, path: Path | None) -> None:
    """Make the file dialogs return this path, or be cancelled."""
    for name in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_, path=path: (str(path or ""), ""))


def message(window: MainWindow) -> str:
    """Return the text of a message box, and close it."""
    box = find(window, QMessageBox)
    text = box.text()
    box.close()
    return text


def test_save_open_and_step_through(
    window: MainWindow, played: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.pgn"
    choose_file(monkeypatch, file)
    played.key(Qt.Key.Key_S, CONTROL)
    played.settle()
    assert "BN-BN" in file.read_text()
    assert "saved" in played.page.banner.words.text().lower()
    window.pages.show_start_page()
    played.key(Qt.Key.Key_O, CONTROL)
    played.settle()
    assert played.written == ["BN-BN", "NB-NB", "e5", "d7"]
    played.key(Qt.Key.Key_Home)
    assert played.match.game.position.setup == 1
    for ply in range(1, 5):
        played.key(Qt.Key.Key_Right)
        assert played.match.game.node.ply == ply
    played.key(Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert played.match.game.node.written == "e7"
    played.key(Qt.Key.Key_End)
    played.key(Qt.Key.Key_Right)


def test_a_finished_game_is_opened_with_its_result(
    window: MainWindow, played: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played.match.resign(1)
    file = tmp_path / "game.pgn"
    choose_file(monkeypatch, file)
    page_of(window).saver.save_as()
    played.settle()
    window.pages.opener.open_file(str(file))
    played.settle()
    assert played.match.outcome.result == FIRST_WINS
    assert played.page.result.heading.text() == "White wins"


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "contains no"),
        (b"\xff\xfe\x00\x01nonsense", "contains no"),
        (b"\x89PNG\r\n\x1a\n", "contains no"),
        (b'[Variant "pandemonium"]\n\n0. NB-BN BN-NB 1. Zz9 *', "contains no readable game. Line"),
        (b'[Variant "checkers"]\n\n1. e4 *', "contains no readable game"),
    ],
)
def test_a_bad_file_is_reported_and_changes_nothing(
    window: MainWindow, played: Hand, tmp_path: Path, content: bytes, says: str
) -> None:
    match = played.match
    file = tmp_path / "bad.pgn"
    file.write_bytes(content)
    window.pages.opener.open_file(str(file))
    played.settle()
    assert window.pages.match is match
    assert says in played.page.banner.words.text()


def test_a_missing_file_is_named_on_the_start_page(window: MainWindow, hand: Hand, tmp_path: Path) -> None:
    window.pages.opener.open_file(str(tmp_path / "nothing.pgn"))
    hand.settle()
    assert "nothing.pgn cannot be read" in message(window)
    assert window.pages.match is None


def press(banner: Banner, text: str) -> None:
    """Click a button of a banner."""
    QTest.mouseClick(next(button for button in banner.buttons() if button.text() == text), Qt.MouseButton.LeftButton)


def no_room(*_: object, **__: object) -> None:
    """Raise the error of a full disk."""
    raise OSError(28, "No space left on device")


@contextmanager
def full_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Make all writing of games and settings fail meanwhile."""
    with monkeypatch.context() as disk:
        disk.setattr(files, "write_atomically", no_room)
        disk.setattr(files, "append_durably", no_room)
        yield


@pytest.fixture
def saved(window: MainWindow, hand: Hand) -> Hand:
    """A game whose only move is on disk."""
    window.pages.open(MatchRequest(match_settings("mansindam")))
    hand.play("a3a4")
    hand.until_saved()
    return hand


@pytest.fixture
def unsaved(saved: Hand, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hand]:
    """The same with a second move that cannot be saved, on a disk that stays full."""
    with full_disk(monkeypatch):
        saved.play("a7a6")
        saved.until_saved(SaveState.FAILED)
        yield saved


def test_a_failed_save_is_reported_until_it_succeeds(
    window: MainWindow, played: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page_of(window).saver.file = GameFile(tmp_path / ("x" * 300 + ".pgn"))
    page_of(window).saver.save()
    played.settle()
    trouble = played.page.trouble
    assert "could not be saved" in trouble.words.text()
    assert not find(trouble, QTimer).isActive(), "it stays until it is dismissed"
    played.play("c2c4")
    page_of(window).sharing.copy_position()
    assert trouble.isVisible()
    assert "clipboard" in played.page.banner.words.text()
    choose_file(monkeypatch, None)
    press(trouble, "Save as…")
    assert trouble.isVisible()
    choose_file(monkeypatch, tmp_path / "game.pgn")
    press(trouble, "Save as…")
    played.settle()
    assert not trouble.isVisible()
    assert "c4" in (tmp_path / "game.pgn").read_text()


def test_the_report_of_a_failed_save_can_be_dismissed(
    window: MainWindow, played: Hand, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trouble = played.page.trouble
    page_of(window).saver.file = GameFile(home / ("x" * 300 + ".pgn"))
    page_of(window).saver.save()
    played.settle()
    with monkeypatch.context() as disk:
        disk.setattr(files, "write_atomically", no_room)
        window.settings["zoom"] = 110
        assert not window.settings.finish()
    assert "could not be saved" in trouble.words.text()
    assert "Your settings" in trouble.words.text()
    window.settings["zoom"] = 100
    assert window.settings.finish()
    assert "Your settings" not in trouble.words.text(), "they are on disk again"
    press(trouble, "Dismiss")
    assert not trouble.isVisible()
    played.match.resign(0)
    page_of(window).saver.save()
    played.settle()
    assert trouble.isVisible()
    assert played.page.result.isVisible(), "both are said"
    for size in ((640, 480), (640, 900)):
        window.resize(*size)
        for banner in (trouble, played.page.result):
            played.until(partial(is_whole, banner))
    window.pages.open(MatchRequest(match_settings("mansindam")))
    assert not trouble.isVisible(), "it was about another game"


def is_whole(banner: Banner) -> bool:
    """Return whether a banner has room for its whole text."""
    words = banner.words
    return words.height() >= words.heightForWidth(words.width()) and banner.height() >= banner.sizeHint().height()


def test_positions_and_games_are_copied_and_pasted(window: MainWindow, played: Hand, qtbot: QtBot) -> None:
    clipboard = QGuiApplication.clipboard()
    played.key(Qt.Key.Key_C, CONTROL)
    fen = clipboard.text()
    assert fen.startswith("r")
    page_of(window).sharing.copy_game()
    assert '[Variant "pandemonium"]' in clipboard.text()
    window.pages.show_start_page()
    window.pages.opener.paste()
    played.settle()
    assert played.written == ["BN-BN", "NB-NB", "e5", "d7"]
    clipboard.setText(fen)
    played.key(Qt.Key.Key_V, CONTROL)
    dialog = find(window, NewGameDialog)
    assert dialog.fen.text() == fen
    dialog.mode.choose("two")
    qtbot.mouseClick(dialog.start_button, Qt.MouseButton.LeftButton)
    assert played.match.game.start_fen == fen
    assert played.match.state.may_move


def test_a_text_without_a_game_is_refused_without_a_game_number(window: MainWindow, hand: Hand) -> None:
    QGuiApplication.clipboard().setText("rubbish")
    window.pages.opener.paste()
    assert message(window) == "The text on the clipboard is neither a game nor a position."


def test_a_bad_position_is_explained_for_its_own_game(window: MainWindow, played: Hand) -> None:
    QGuiApplication.clipboard().setText("9/9/9/9/9/9/9/9/9 w - - 0 1")
    window.pages.opener.paste()
    said = played.page.banner.words.text()
    assert said.startswith("The text on the clipboard is not a position of Mansindam. ")


def test_a_position_of_an_unknown_game_is_called_one(window: MainWindow, hand: Hand) -> None:
    QGuiApplication.clipboard().setText("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
    window.pages.opener.paste()
    assert message(window) == "The text on the clipboard is a position with 8 ranks; no game here has that many."


def test_messages_name_games_by_their_titles(window: MainWindow, played: Hand, tmp_path: Path) -> None:
    file = tmp_path / "chess.pgn"
    file.write_text('[Variant "Chess"]\n\n1. e4 *')
    window.pages.opener.open_file(str(file))
    played.settle()
    assert "Pandemonium (first edition), Pandemonium (vchess), Mansindam, Palace Shogi" in (
        played.page.banner.words.text()
    )


@pytest.mark.parametrize(
    ("answer", "kept"),
    [
        ("mine", "mine.surajang.pgn"),
        ("mine.pgn", "mine.pgn"),
        ("mine.txt", "mine.txt.surajang.pgn"),
        ("Ann v. Ben", "Ann v. Ben.surajang.pgn"),
        ("Kim-Lee 2024.05.01", "Kim-Lee 2024.05.01.surajang.pgn"),
    ],
)
def test_saved_games_have_the_known_file_extension(
    window: MainWindow, played: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str, kept: str
) -> None:
    proposed = []

    def answered(*arguments: object) -> tuple[str, str]:
        proposed.append(Path(str(arguments[2])).name)
        return str(tmp_path / answer), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answered)
    page_of(window).saver.save_as()
    played.settle()
    assert proposed == [f"{played.match.file_stem()}.surajang.pgn"]
    assert (tmp_path / kept).is_file()


def run(window: MainWindow, command: str) -> None:
    """Run a command; accept the defaults if it asks about a picture."""
    window.run(command)
    if command == "export_picture":
        find(window, PictureDialog).save_button.click()


@pytest.mark.parametrize(("save", "name"), [("save_as", "mine.surajang.pgn"), ("export_picture", "mine.png")])
def test_no_file_is_replaced_without_asking(
    window: MainWindow, played: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, save: str, name: str
) -> None:
    """Even if the file dialog does not know its name, because it was typed without its extension."""
    file = tmp_path / name
    file.write_text("precious")
    choose_file(monkeypatch, tmp_path / "mine")
    texts = answer(window, "Cancel")
    run(window, save)
    assert texts == [f"A file {name} already exists."]
    assert file.read_text() == "precious"
    answer(window, "Replace it")
    run(window, save)
    played.until(lambda: file.stat().st_size > 100)


def test_names_of_files_are_shown_unchanged(window: MainWindow, hand: Hand, tmp_path: Path, home: Path) -> None:
    """A name that looks like a web address is no link."""
    picture = tmp_path / "large.png"
    QImage(900, 900, QImage.Format.Format_RGB32).save(str(picture))
    names = (f"<img src='{picture}'>", "<b>Bob</b>")
    window.pages.open(MatchRequest(replace(match_settings("mansindam"), players=(Player(names[0]), Player(names[1])))))
    QApplication.processEvents()
    assert hand.page.strips[0].height() < 120
    hand.play("e3e4")
    hand.match.resign(0)
    for label in (*(strip.name for strip in hand.page.strips), hand.page.result.heading):
        assert label.textFormat() == Qt.TextFormat.PlainText
    assert hand.page.strips[0].name.toolTip() == tip(names[0])
    assert "<b>Bob</b>" in hand.page.result.heading.text()


@pytest.mark.parametrize("text", ["", "rubbish", "8/8/8 w", "[Event", "a\nb\nc", "\u2603" * 5000])
def test_pasting_rubbish_is_reported_and_changes_nothing(window: MainWindow, played: Hand, text: str) -> None:
    match = played.match
    QGuiApplication.clipboard().setText(text)
    window.pages.opener.paste()
    played.settle()
    assert window.pages.match is match
    assert played.page.banner.isVisible()
    assert len(played.page.banner.words.text()) < 400


def test_a_position_is_checked_while_typing(window: MainWindow) -> None:
    window.pages.open(NewGameRequest("mansindam", "two", "x"))
    dialog = find(window, NewGameDialog)
    assert dialog.problem.isVisible()
    assert not dialog.start_button.isEnabled()
    dialog.fen.setText("4k4/9/9/9/9/9/9/9/4K4[Q] w - - 0 1")
    assert dialog.start_button.isEnabled()
    dialog.close()


def test_a_move_shown_as_saved_is_on_disk(window: MainWindow, played: Hand) -> None:
    path = path_of(played.match)
    for move, written in (("c2c4", "c4"), ("c9c7", "c7")):
        played.play(move)
        assert played.page.save_mark.accessibleName() == "Saving…"
        played.until(lambda: played.page.save_mark.accessibleName() == "Every move is saved")
        assert path.read_text().endswith(f" {written}\n")


def test_an_interrupted_game_is_offered_again(window: MainWindow, played: Hand, open_window, qtbot: QtBot) -> None:
    window.close()
    again = open_window()
    card = again.pages.start_page.continue_card
    assert card is not None
    qtbot.waitUntil(lambda: "Pandemonium" in card.words.text())
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton)
    hand = Hand(again, qtbot)
    assert hand.written == ["BN-BN", "NB-NB", "e5", "d7"]
    hand.play("c2c4")
    assert len(list(games_folder.games_folder().glob("*.pgn"))) == 1


def saved_line(hand: Hand) -> list[str]:
    """Return the moves that would be restored after a crash."""
    hand.until_saved()
    _, game = saved_game.read_file(path_of(hand.match), interrupted=True)
    return [node.written for node in game.main_line()[1:]]


def step_back_into_a_game(window: MainWindow, hand: Hand) -> None:
    """Play two moves for each of two people, and show the position after the first."""
    window.pages.open(MatchRequest(match_settings("pandemonium-2020")))
    for move in ("a2a4", "a9a7", "b2b4", "b9b7"):
        hand.play(move)
    hand.key(Qt.Key.Key_Left)
    hand.key(Qt.Key.Key_Left)


def test_existing_moves_are_kept_once(window: MainWindow, hand: Hand) -> None:
    step_back_into_a_game(window, hand)
    hand.play("b2b4")
    assert hand.match.game.node.ply == 3
    hand.play("b9b7")
    assert hand.match.game.node is hand.match.live
    assert saved_line(hand) == hand.written == ["a4", "a7", "b4", "b7"]


def test_moves_taken_back_are_not_part_of_the_game(window: MainWindow, hand: Hand) -> None:
    step_back_into_a_game(window, hand)
    hand.play("c2c4")
    window.actions_by_name["take_back"].trigger()
    assert saved_line(hand) == ["a4", "a7", "b4", "b7"], "only what was tried is taken back"
    hand.match.taking_back.play_on_from(hand.match.game.node)
    assert saved_line(hand) == ["a4", "a7"]
    hand.match.resign(0)
    assert hand.match.text().endswith("1. a4 a7 (1... a7 2. b4 b7) 0-1\n")
    hand.press("Take back")
    assert saved_line(hand) == ["a4", "a7"]
    hand.key(Qt.Key.Key_Right)
    hand.key(Qt.Key.Key_Backspace)
    assert hand.match.game.node is hand.match.live
    hand.play("d2d4")
    assert saved_line(hand) == ["a4", "a7", "d4"]


def test_moves_tried_after_the_end_do_not_end_a_continued_game(window: MainWindow, hand: Hand) -> None:
    window.settings["engine_command"] = fake_engine()
    window.pages.open(MatchRequest(match_settings("mansindam", 0, 5)))
    hand.play("e3e4")
    hand.until(lambda: len(hand.written) == 2)
    hand.match.resign(0)
    hand.play("d3d4")
    hand.play("e7e6")
    hand.press("Take back")
    assert saved_line(hand) == hand.written[:2]
    hand.play("c3c4")
    assert saved_line(hand)[:3] == [*hand.written[:2], "c4"]


def offers(window: MainWindow, text: str) -> bool:
    """Return whether a window offers to continue a game with this text on its card."""
    card = window.pages.start_page.continue_card
    return card is not None and text in card.words.text()


def test_a_game_is_continued_in_one_window_only(window: MainWindow, played: Hand, open_window, qtbot: QtBot) -> None:
    window.close()
    first, second = open_window(), open_window()
    for each in (first, second):
        qtbot.waitUntil(partial(offers, each, "Pandemonium"))
    first.unfinished.continue_offered()
    assert first.pages.match is not None
    qtbot.waitUntil(lambda: bool(list(games_folder.games_folder().glob("*.lock"))))
    second.unfinished.continue_offered()
    assert second.pages.match is None
    assert "another window" in message(second)
    assert second.pages.start_page.continue_card is None


def test_a_game_open_in_another_process_is_not_offered(window: MainWindow, played: Hand) -> None:
    played.until_saved()
    path = path_of(played.match)
    assert path in games_folder.newest_files()
    assert games_folder.unfinished_game(path) is None
    played.match.prepare_to_leave()
    played.until(lambda: games_folder.unfinished_game(path) is not None)


def test_an_unfinished_game_is_offered_even_after_another_was_finished(tmp_path: Path) -> None:
    for age, (name, result) in enumerate((("finished", "1-0"), ("newer", "*"), ("older", "*"))):
        file = tmp_path / f"{name}.pgn"
        file.write_text(f'[Variant "Pandemonium"]\n[Result "{result}"]\n\n', "utf-8")
        os.utime(file, (1000 - age, 1000 - age))
    (tmp_path / "damaged.pgn").write_bytes(b"\xff\xfe")
    found, unread = games_folder.unfinished(games_folder.newest_files(tmp_path))
    assert unread == {}
    assert [game.path.stem for game in found] == ["newer", "older"]


def test_a_message_does_not_hide_a_result_permanently(window: MainWindow, played: Hand, qtbot: QtBot) -> None:
    played.match.resign(1)
    page_of(window).sharing.copy_position()
    assert "clipboard" in played.page.banner.words.text()
    for _ in range(2):
        assert played.page.result.isVisible()
        assert played.page.result.heading.text() == "White wins"
        assert [button.text() for button in played.page.result.buttons()] == [
            "Rematch",
            "New game",
            "Review",
            "Study this game",
            "Take back",
        ]
        played.key(Qt.Key.Key_Escape)
    assert not played.page.banner.isVisible()


@pytest.mark.logs("Traceback")
def test_an_internal_error_is_reported(window: MainWindow, played: Hand, home: Path) -> None:
    hook = CrashLog(window.tell)
    try:
        raise RuntimeError("an error made on purpose")
    except RuntimeError as error:
        hook(type(error), error, error.__traceback__)
    assert "your game is safe" in played.page.banner.words.text()
    assert "made on purpose" in (home / "data" / "errors.txt").read_text()


def test_a_finished_game_is_not_offered(window: MainWindow, played: Hand) -> None:
    played.match.resign(0)
    window.pages.show_start_page()
    assert window.pages.start_page.continue_card is None


def test_clocks_and_levels_survive_an_interruption(window: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    clocks = (TimeControl(300, 5), TimeControl(60, 0, 10, 2))
    window.pages.open(MatchRequest(match_settings("mansindam", clocks=clocks)))
    hand.play("e3e4")
    hand.spend(1, 20)
    hand.play("e7e6")
    window.pages.show_start_page()
    qtbot.waitUntil(lambda: window.pages.start_page.continue_card is not None)
    qtbot.mouseClick(window.pages.start_page.continue_card, Qt.MouseButton.LeftButton)
    assert hand.match.clock.controls == clocks
    assert hand.match.clock.total(1) == pytest.approx(60, abs=2)


@pytest.mark.parametrize("paused", [False, True])
def test_leaving_does_not_restore_used_time(
    window: MainWindow, hand: Hand, open_window: Callable[[], MainWindow], qtbot: QtBot, paused: bool
) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam", clocks=(TimeControl(60), TimeControl(60)))))
    hand.play("e3e4")
    hand.spend(1, 20)
    if paused:
        window.actions_by_name["pause"].trigger()
    window.close()
    again = open_window()
    qtbot.waitUntil(lambda: again.pages.start_page.continue_card is not None)
    again.unfinished.continue_offered()
    assert again.pages.match is not None
    assert again.pages.match.state.paused, "whoever comes back may look first"
    assert again.pages.match.clock.totals() == pytest.approx((60, 40), abs=2)
    Hand(again, qtbot).press("Continue")
    assert again.pages.match.clock.running == 1


def test_a_full_disk_is_reported(saved: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    with full_disk(monkeypatch):
        saved.play("a7a6")
        saved.until(lambda: saved.page.trouble.isVisible())
        assert "No space left on device" in saved.page.trouble.words.text()
        assert not find(saved.page.trouble, QTimer).isActive(), "it stays until it is dismissed"
        saved.play("e3e4")
        saved.until_saved(SaveState.FAILED)
        assert "a6" not in path_of(saved.match).read_text()
        assert saved.page.trouble.isVisible()
    saved.play("e7e6")
    saved.until(lambda: not saved.page.trouble.isVisible())
    saved.until_saved()
    assert len(saved.written) == 4
    _, game = saved_game.read_file(path_of(saved.match))
    assert [node.written for node in game.main_line()[1:]] == saved.written


def test_a_failed_save_is_retried_at_the_end(window: MainWindow, saved: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    path = path_of(saved.match)
    with full_disk(monkeypatch):
        saved.play("a7a6")
        saved.until_saved(SaveState.FAILED)
    window.pages.show_start_page()
    _, game = saved_game.read_file(path, interrupted=True)
    assert [node.written for node in game.main_line()[1:]] == ["a4", "a6"]


LEAVING: dict[str, Callable[[MainWindow], object]] = {
    "close": lambda window: window.close(),
    "start page": lambda window: window.pages.show_start_page(),
    "another game": lambda window: window.pages.open(MatchRequest(match_settings("palaceshogi"))),
}


@pytest.mark.parametrize("way", LEAVING)
def test_leaving_an_unsaved_game_asks_first(window: MainWindow, unsaved: Hand, way: str) -> None:
    match = unsaved.match
    texts = answer(window, "Stay")
    LEAVING[way](window)
    assert texts == ["This game is not completely saved. If you leave now, unsaved changes are lost."]
    assert window.isVisible()
    assert window.pages.match is match
    unsaved.play("e3e4")
    answer(window, "Leave")
    LEAVING[way](window)
    assert window.pages.match is not match


def test_an_unsavable_game_can_be_saved_elsewhere(
    window: MainWindow, unsaved: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = unsaved.match
    choose_file(monkeypatch, None)
    answer(window, "Save as…")
    window.close()
    assert match_of(window) is match, "no file was chosen"
    choose_file(monkeypatch, tmp_path / "game.pgn")
    answer(window, "Save as…")
    window.close()
    assert window.pages.match is None
    assert "a6" in (tmp_path / "game.pgn").read_text()


def test_a_game_saved_elsewhere_can_be_left(
    window: MainWindow, unsaved: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose_file(monkeypatch, tmp_path / "game.pgn")
    page_of(window).saver.save_as()
    window.close()
    assert window.pages.match is None


def test_a_torn_last_line_loses_only_itself(window: MainWindow, played: Hand, qtbot: QtBot) -> None:
    path = path_of(played.match)
    played.play("c2c4")
    window.pages.show_start_page()
    with path.open("a") as file:
        file.write("3... Nf")
    window.pages.show_start_page()
    qtbot.mouseClick(window.pages.start_page.continue_card, Qt.MouseButton.LeftButton)
    assert played.written == ["BN-BN", "NB-NB", "e5", "d7", "c4"]
    played.play("c9c7")
    played.until_saved()
    assert "Nf" not in path.read_text()


def test_the_file_written_move_by_move_contains_the_game(window: MainWindow, hand: Hand) -> None:
    clocks = (TimeControl(300, 5), TimeControl(60, 0, 10, 2))
    window.pages.open(MatchRequest(match_settings("pandemonium", clocks=clocks)))
    hand.choose_setup(1)
    hand.choose_setup(2)
    for text in ("e2e5", "e9e7", "d2d3"):
        hand.play(text)
    hand.until_saved()
    text = path_of(hand.match).read_text()
    assert "\n1. e5 {[%clk 0:05:0" in text
    _, game = saved_game.read_file(path_of(hand.match))
    assert [node.written for node in game.main_line()[1:]] == hand.written
    assert game.main_line()[-1].clocks == pytest.approx(hand.match.live.clocks, abs=0.11)


def test_a_killed_program_offers_the_game_again(tmp_path: Path, open_window, qtbot: QtBot) -> None:
    """A separate program is killed in the middle of a game, as by a power cut."""
    script = (
        "import sys; from pathlib import Path\n"
        "from driving import Hand, match_settings\n"
        "from surajang.gui.shell.settings import Settings\n"
        "from surajang.gui.storage import folders\n"
        f"folders.data_folder = lambda: Path({str(tmp_path / 'data')!r})\n"
        f"folders.settings_file = lambda: Path({str(tmp_path / 'settings.json')!r})\n"
        "from surajang.gui.app.application import Application\n"
        "from surajang.gui.app.main_window import MainWindow\n"
        "from surajang.gui.desk.navigator import MatchRequest\n"
        "from surajang.gui.kit.style import Style\n"
        "app = Application(sys.argv)\n"
        "s = Settings(); s['sounds'] = False\n"
        "window = MainWindow(s, Style(app)); window.show()\n"
        "window.pages.open(MatchRequest(match_settings('palaceshogi')))\n"
        "match = window.pages.match\n"
        "from surajang.rules import notation\n"
        "for text in ('c1d2', 'g7g6', 'h3h4'):\n"
        "    match.play(notation.parse(match.game.position, text))\n"
        "match.save_state_changed.connect(lambda state: print(state.value, flush=True)); app.exec()\n"
    )
    paths = os.pathsep.join((str(ROOT), str(ROOT / "tests")))
    environment = {**os.environ, "PYTHONPATH": paths, "QT_QPA_PLATFORM": "offscreen"}
    process = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, env=environment, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "saved\n"
    process.kill()
    process.wait()
    process.stdout.close()
    window = open_window()
    qtbot.waitUntil(lambda: window.pages.start_page.continue_card is not None)
    qtbot.mouseClick(window.pages.start_page.continue_card, Qt.MouseButton.LeftButton)
    assert [node.written for node in match_of(window).live.line()[1:]] == ["S-6h", "+P-3d", "+P-2f"]


@pytest.mark.parametrize("content", ["{", "[1, 2]", "\x00", '{"zoom": "large"}', '{"zoom": 5000, "theme": "pink"}'])
def test_broken_settings_are_set_aside_and_reported(home: Path, style: Style, qtbot: QtBot, content: str) -> None:
    file = home / "settings.json"
    file.write_text(content)
    settings = Settings()
    assert settings.problem.startswith("Your settings")
    assert (home / "settings.json.broken").read_text() == content
    assert settings["zoom"] == 100
    settings["sounds"] = False
    window = MainWindow(settings, style)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: window.findChild(QMessageBox) is not None)
    assert "Your settings" in message(window)
    window.close()


def test_valid_entries_of_broken_settings_survive_the_next_start(home: Path, qapp: object) -> None:
    (home / "settings.json").write_text('{"zoom": 9999, "volume": 30}')
    first = Settings(home / "settings.json")
    assert "zoom" in first.problem
    assert first.finish()
    again = Settings(home / "settings.json")
    assert not again.problem
    assert again["volume"] == 30


def test_settings_persist_and_keep_valid_entries(home: Path, qapp: object) -> None:
    settings = Settings()
    settings["theme"] = "dark"
    settings["piece_sets"] = {"mansindam": "hanja-mansindam"}
    assert settings.finish()
    assert json.loads((home / "settings.json").read_text())["theme"] == "dark"
    again = Settings()
    assert again["theme"] == "dark"
    assert again["piece_sets"] == {"mansindam": "hanja-mansindam"}
    with pytest.raises(ValueError, match="zoom"):
        again["zoom"] = 5


def test_a_position_can_be_entered_immediately(window: MainWindow, qtbot: QtBot) -> None:
    window.pages.open(NewGameRequest("mansindam", "two"))
    dialog = find(window, NewGameDialog)
    qtbot.mouseClick(dialog.start.buttons["fen"], Qt.MouseButton.LeftButton)
    assert dialog.focusWidget() is dialog.fen
    dialog.close()


def test_the_new_game_dialog_remembers_everything(window: MainWindow, qtbot: QtBot) -> None:
    window.pages.open(NewGameRequest("palaceshogi", "two"))
    dialog = find(window, NewGameDialog)
    dialog.names[0].setText("Ann")
    dialog.clock.choose("byoyomi")
    dialog.differ.setChecked(True)
    dialog.times[1].byoyomi.setValue(45)
    qtbot.mouseClick(dialog.start_button, Qt.MouseButton.LeftButton)
    assert match_of(window).clock.controls == (TimeControl(600, 0, 30, 3), TimeControl(600, 0, 45, 3))
    window.pages.show_start_page()
    qtbot.wait(10)
    window.pages.open(NewGameRequest())
    dialog = next(found for found in window.findChildren(NewGameDialog) if found.isVisible())
    assert dialog.variant.name == "palaceshogi"
    assert dialog.mode.value == "two"
    assert dialog.names[0].text() == "Ann"
    assert dialog.clock.value == "byoyomi"
    assert dialog.times[1].byoyomi.value() == 45
    dialog.close()


def test_pictures_are_exported(
    window: MainWindow, played: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("board.png", "board.svg", "board.pdf"):
        choose_file(monkeypatch, tmp_path / name)
        page_of(window).sharing.pictures.save(Picture())
        played.until((tmp_path / name).exists)
        assert (tmp_path / name).stat().st_size > 1000
    choose_file(monkeypatch, tmp_path / "board.png" / "board.png")
    page_of(window).sharing.pictures.save(Picture())
    trouble = played.page.trouble
    played.until(lambda: "could not be saved" in trouble.words.text())
    assert [button.text() for button in trouble.buttons()] == ["Dismiss"]
    choose_file(monkeypatch, tmp_path / "board.png")
    page_of(window).sharing.pictures.save(Picture())
    played.until(lambda: not trouble.isVisible())
