"""Opening files and texts: several games in one, special files, large files, long games."""

import marshal
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest
from driving import Hand, find, find_button, match_settings, page_of
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from long_games import long_game
from machine import scaled
from PySide6.QtCore import QMimeData, QPointF, QProcess, Qt, QTimer, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot
from shiboken6 import isValid
from turns import measured_turns

from surajang.engine.own_process import own_environment
from surajang.gui.app.main_window import MainWindow
from surajang.gui.board.picture import Picture
from surajang.gui.desk.file_dialogs import FileQuestions
from surajang.gui.desk.games_list import DATE, GAME, MOVES, PLAYERS, GamesDialog
from surajang.gui.desk.navigator import FoundPositionRequest, MatchRequest, OpenFileRequest, Request
from surajang.gui.kit import waiting_bar
from surajang.gui.kit.long_text import WholeTextDialog
from surajang.gui.kit.waiting_bar import WaitingBar
from surajang.gui.library.library_page import LibraryPage
from surajang.gui.players import saved_game
from surajang.gui.players.players import Player
from surajang.gui.storage import game_file, opening, reader
from surajang.gui.storage.disk import write_atomically
from surajang.gui.storage.opening import Opening
from surajang.rules import pgn, pgn_writer
from surajang.rules.game import Game
from surajang.rules.games import GAMES

ONE = (
    '[Event "Club"]\n[Date "2026.11.22"]\n[White "Ann"]\n[Black "Ben"]\n[Result "1-0"]\n'
    '[Variant "mansindam"]\n\n1. e4 e6 1-0\n'
)
TWO = '[Date "2025.??.??"]\n[White "Cho"]\n[Black "?"]\n[Result "*"]\n[Variant "palaceshogi"]\n\n1. P-2f *\n'
CHESS = '[White "Dan"]\n[Black "Eve"]\n[Variant "chess"]\n\n1. e4 e5 *\n'


@pytest.fixture
def several(tmp_path: Path) -> Path:
    """A file with three games, one of them unreadable here."""
    file = tmp_path / "games.pgn"
    file.write_text("\n".join((ONE, TWO, CHESS)))
    return file


def listed(window: MainWindow, hand: Hand) -> GamesDialog:
    """Return the list of games, once it is shown."""
    hand.until(lambda: window.findChild(GamesDialog) is not None)
    return find(window, GamesDialog)


def shown(games: GamesDialog, column: int = PLAYERS) -> list[str]:
    """Return the texts in a column of the list."""
    return [games.model.index(row, column).data() for row in range(games.model.rowCount())]


def no_file(asked: list[str], place: str) -> tuple[str, str]:
    """Record the folder in which a file dialog opens, and choose nothing."""
    asked.append(place)
    return "", ""


def reading(window: MainWindow, hand: Hand) -> QProcess:
    """Wait for the process that reads a file, and return it."""
    opening = find(window.pages.opener, Opening)
    hand.until(lambda: opening.process is not None)
    process = opening.process
    assert isinstance(process, QProcess)
    return process


def answer(window: MainWindow, button: str) -> list[str]:
    """Press a button of the next message box, and record its text."""
    texts: list[str] = []

    def press() -> None:
        box = window.findChild(QMessageBox)
        if box is None:
            timer.start(10)
            return
        texts.append(box.text())
        QTest.mouseClick(find_button(box, button), Qt.MouseButton.LeftButton)

    timer = QTimer(window)
    timer.setSingleShot(True)
    timer.timeout.connect(press)
    timer.start(10)
    return texts


def longest_turn(hand: Hand, during: Callable[[], object]) -> float:
    """Return the longest turn until all is loaded, in CPU milliseconds."""
    with measured_turns() as turns:
        during()
        hand.settle()
    return max(turns)


# Several games in one file


def test_all_games_of_a_file_are_added_from_its_list(window: MainWindow, hand: Hand, several: Path) -> None:
    window.pages.opener.open_file(str(several))
    games = listed(window, hand)
    QTest.mouseClick(games.add_button, Qt.MouseButton.LeftButton)
    hand.until(lambda: isinstance(window.page, LibraryPage) and window.page.model.rowCount() == 2)
    assert window.pages.library.library.data.added == [several]
    assert not window.pages.opener.opening


def test_games_of_a_text_cannot_be_added_as_a_file(window: MainWindow, hand: Hand) -> None:
    window.pages.opener.open_content("\n".join((ONE, TWO)))
    assert listed(window, hand).add_button.isHidden()


def test_a_file_with_several_games_offers_them_in_a_list(window: MainWindow, hand: Hand, several: Path) -> None:
    window.pages.opener.open_file(str(several))
    games = listed(window, hand)
    assert shown(games) == ["Ann – Ben", "Cho – Unknown", "Dan – Eve"]
    assert shown(games, DATE) == ["2026-11-22", "2025", ""]
    assert shown(games, MOVES) == ["1", "1", "1"]
    assert shown(games, GAME) == [GAMES["mansindam"].title, GAMES["palaceshogi"].title, "chess"]
    assert window.pages.match is None
    QTest.keyClicks(games.field, "cho")
    assert shown(games) == ["Cho – Unknown"]
    QTest.keyClick(games.field, Qt.Key.Key_Return)
    hand.settle()
    assert hand.match.variant.name == "palaceshogi"
    assert not games.isVisible()


def test_a_result_given_only_in_the_movetext_is_listed() -> None:
    head = '[Variant "mansindam"]\n'
    data = f'{head}\n1. d4 c6 1-0\n\n{head}[Result "*"]\n\n1. d4 0-1\n\n{head}\n1. d4 1/2-1/2\n\n{head}\n1. d4'.encode()
    assert [place.tags.get("Result") for place in reader.places(data)] == ["1-0", "0-1", "1/2-1/2", None]
    data = f'{head}\n1. d4 c6 1–0 {{fine}}\n\n{head}[result "½–½"]\n\n1. d4\n\n'.encode()
    assert [place.tags.get("Result") for place in reader.places(data)] == ["1-0", "1/2-1/2"]


def test_the_list_works_by_keys_and_with_a_screen_reader(window: MainWindow, hand: Hand, several: Path) -> None:
    window.pages.opener.open_file(str(several))
    games = listed(window, hand)
    row = [games.model.index(0, column).data(Qt.ItemDataRole.AccessibleTextRole) for column in range(6)]
    assert row == ["1", "Ann – Ben", "2026-11-22", "White wins", "1 move", "Mansindam"], (
        "readers say columns themselves"
    )
    QTest.keyClick(games.field, Qt.Key.Key_Down)
    QTest.keyClick(games.field, Qt.Key.Key_Down)
    QTest.keyClick(games.field, Qt.Key.Key_Return)
    hand.until(lambda: "cannot be read" in games.words.text())
    line = several.read_text().splitlines().index('[Variant "chess"]') + 1
    assert f"Line {line}: " in games.words.text(), "counted from the beginning of the file"
    assert games.isVisible(), "the others can still be chosen"
    QTest.keyClick(games.field, Qt.Key.Key_Up)
    QTest.keyClick(games.field, Qt.Key.Key_Return)
    hand.settle()
    assert hand.match.variant.name == "palaceshogi"


def test_the_list_is_sorted_by_its_columns(window: MainWindow, hand: Hand, several: Path) -> None:
    window.pages.opener.open_file(str(several))
    games = listed(window, hand)
    games.table.sortByColumn(PLAYERS, Qt.SortOrder.DescendingOrder)
    assert shown(games) == ["Dan – Eve", "Cho – Unknown", "Ann – Ben"]
    QTest.keyClicks(games.field, "n")
    assert shown(games) == ["Dan – Eve", "Cho – Unknown", "Ann – Ben"]
    QTest.keyClick(games.field, Qt.Key.Key_Escape)
    hand.settle()
    assert window.pages.match is None


@pytest.mark.parametrize("large", [False, True], ids=["read here", "read in a process"])
@pytest.mark.parametrize("bom", [b"", b"\xef\xbb\xbf"])
@pytest.mark.parametrize("newline", [b"\n", b"\r\n"])
def test_saving_keeps_the_other_games(
    window: MainWindow, hand: Hand, tmp_path: Path, newline: bytes, bom: bytes, large: bool
) -> None:
    """In any encoding, with any text between the games."""
    before = bom + b"% kept\n" + ONE.replace("Ann", "Ann\xe9").encode("latin-1") + b"\n%between \xff\n"
    behind = b"\n\n;end\n" + CHESS.replace("Dan", "Dan \ubb38").encode() + b"\t\n" * (4000 if large else 1)
    before, game, behind = (part.replace(b"\n", newline) for part in (before, TWO.rstrip().encode(), behind))
    file = tmp_path / "games.pgn"
    file.write_bytes(before + game + behind)
    window.pages.opener.open_file(str(file))
    games = listed(window, hand)
    assert shown(games) == ["Ann\xe9 – Ben", "Cho – Unknown", "Dan \ubb38 – Eve"]
    QTest.keyClick(games.field, Qt.Key.Key_Down)
    QTest.keyClick(games.field, Qt.Key.Key_Return)
    hand.settle()
    hand.play("g7g6")
    for move in ("a3a4", "a7a6"):
        page_of(window).saver.save()
        hand.settle()
        data = file.read_bytes()
        assert data.startswith(before)
        assert data.endswith(behind)
        middle = data[len(before) : len(data) - len(behind)]
        assert [node.written for node in pgn.read_game(middle.decode()).main_line()[1:]] == hand.written
        assert middle.count(b"\r\n") == (middle.count(b"\n") if newline == b"\r\n" else 0)
        hand.play(move)


def test_saving_as_the_same_file_keeps_the_other_games(
    window: MainWindow, hand: Hand, several: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(several), ""))
    open_first(window, hand, several)
    page_of(window).saver.save_as()
    hand.settle()
    assert TWO in several.read_text()


def open_first(window: MainWindow, hand: Hand, file: Path) -> None:
    """Open the first game of a file with several, and play on."""
    window.pages.opener.open_file(str(file))
    QTest.keyClick(listed(window, hand).field, Qt.Key.Key_Return)
    hand.settle()
    hand.match.taking_back.take_back()
    hand.play("d3d4")


@pytest.mark.parametrize("choice", ["Cancel", "Replace the game", "Save as…"])
def test_a_file_changed_by_another_program_is_not_replaced_without_asking(
    window: MainWindow, hand: Hand, several: Path, monkeypatch: pytest.MonkeyPatch, choice: str
) -> None:
    open_first(window, hand, several)
    changed = several.read_text().replace("Cho", "Choi") + "\n" + TWO
    several.write_text(changed)
    elsewhere = several.with_name("mine.pgn")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(elsewhere), ""))
    texts = answer(window, choice)
    page_of(window).saver.save()
    hand.settle()
    assert texts == ["games.pgn was changed by another program."]
    if choice == "Replace the game":
        assert "d4" in several.read_text()
        assert several.read_text().endswith(changed[len(ONE) :])
        hand.play("d7d6")
        page_of(window).saver.save()
        hand.settle()
        assert "d4 d6" in several.read_text()
    else:
        assert several.read_text() == changed
        assert elsewhere.exists() == (choice == "Save as…")


def test_nothing_is_saved_while_a_question_is_open(
    window: MainWindow, hand: Hand, several: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_first(window, hand, several)
    several.write_text(several.read_text() + "\n" + TWO)
    asked: list[str] = []

    def ask(_: FileQuestions, text: str, *_others: object) -> str:
        asked.append(text)
        QTest.qWait(2 * waiting_bar.PATIENCE_MS)
        return ""

    monkeypatch.setattr(FileQuestions, "choose", ask)
    page_of(window).saver.save()
    hand.settle()
    assert asked
    assert "Saving" not in hand.page.banner.words.text()


def test_a_game_removed_by_another_program_is_added_again(window: MainWindow, hand: Hand, several: Path) -> None:
    open_first(window, hand, several)
    several.write_text(TWO + "\n" + CHESS)
    answer(window, "Add it")
    page_of(window).saver.save()
    hand.settle()
    assert several.read_text().startswith((TWO + "\n" + CHESS).rstrip())
    assert [place.tags["White"] for place in reader.places(several.read_bytes())] == ["Cho", "Dan", "Ann"]


def test_a_changed_file_of_one_game_is_replaced_only_on_confirmation(
    window: MainWindow, hand: Hand, tmp_path: Path
) -> None:
    file = tmp_path / "game.pgn"
    file.write_text(ONE)
    window.pages.opener.open_file(str(file))
    hand.settle()
    file.write_text(TWO)
    answer(window, "Cancel")
    page_of(window).saver.save()
    hand.settle()
    assert file.read_text() == TWO
    answer(window, "Replace it")
    page_of(window).saver.save()
    hand.settle()
    assert "Ann" in file.read_text()
    assert "Cho" not in file.read_text()


def test_a_file_with_only_a_new_time_is_saved(window: MainWindow, hand: Hand, several: Path) -> None:
    open_first(window, hand, several)
    os.utime(several, (1, 1))
    page_of(window).saver.save()
    hand.settle()
    assert "d4" in several.read_text()


def test_thousands_of_games_are_listed_and_searched_quickly(window: MainWindow, hand: Hand, tmp_path: Path) -> None:
    file = tmp_path / "many.pgn"
    file.write_text("\n".join(ONE.replace("Ann", f"Ann {number}") for number in range(5_000)))
    window.pages.opener.open_file(str(file))
    hand.until(lambda: window.findChild(GamesDialog) is not None)
    games = listed(window, hand)
    assert games.model.rowCount() == 5_000
    QTest.keyClicks(games.field, "ann 4999")
    assert shown(games) == ["Ann 4999 – Ben"]
    QTest.keyClick(games.field, Qt.Key.Key_Return)
    hand.settle()
    assert hand.match.players[0].name == "Ann 4999"


# Files without games


def not_regular(folder: Path, kind: str) -> Path:
    """Make a special file, or one that is too large."""
    path = folder / "odd.pgn"
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "device":
        path.symlink_to("/dev/zero")
    elif kind == "folder":
        path.mkdir()
    else:
        with path.open("wb") as file:
            file.truncate(200_000_000)
    return path


@pytest.mark.skipif(os.name != "posix", reason="pipes and devices have names on POSIX only")
@pytest.mark.parametrize("kind", ["pipe", "device", "folder", "huge"])
def test_only_regular_files_of_limited_size_are_opened(
    window: MainWindow, hand: Hand, tmp_path: Path, kind: str
) -> None:
    hand.window.pages.open(MatchRequest(saved_game.plan_of(pgn.read_game(ONE))))
    path = not_regular(tmp_path, kind)
    window.pages.opener.open_file(str(path))
    hand.settle()
    assert "odd.pgn cannot be read: " in hand.page.banner.words.text()
    page_of(window).saver.file = game_file.GameFile(path, b"known")
    page_of(window).saver.save()
    hand.settle()
    assert "odd.pgn could not be saved: " in hand.page.trouble.words.text()


def test_a_uri_list_may_begin_with_a_comment(window: MainWindow, hand: Hand, tmp_path: Path) -> None:
    file = tmp_path / "My game.pgn"
    file.write_text(ONE)
    mime = QMimeData()
    address = bytes(QUrl.fromLocalFile(str(file)).toEncoded().data())
    mime.setData("text/uri-list", b"# from another program\r\n" + address + b"\r\n")
    no_keys, left = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    window.dropEvent(QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, mime, left, no_keys))
    hand.settle()
    assert [node.written for node in hand.match.game.main_line()[1:]] == ["e4", "e6"]


@pytest.mark.parametrize("way", ["path", "address", "address of a host"])
def test_the_command_line_accepts_file_urls(window: MainWindow, hand: Hand, tmp_path: Path, way: str) -> None:
    file = tmp_path / "My game 100% é.pgn"
    file.write_text(ONE)
    address = QUrl.fromLocalFile(str(file)).toString(QUrl.ComponentFormattingOption.FullyEncoded)
    argument = {"path": str(file), "address": address, "address of a host": address.replace("//", "//localhost", 1)}[
        way
    ]
    window.open_first(argument)
    window.late_start.steps.pop(0)()
    hand.settle()
    assert [node.written for node in hand.match.game.main_line()[1:]] == ["e4", "e6"]


@pytest.mark.parametrize("games", [1, 2])
def test_a_file_in_utf_16_is_opened_and_saved_in_utf_8(
    window: MainWindow, hand: Hand, tmp_path: Path, games: int
) -> None:
    file = tmp_path / "game.pgn"
    file.write_text("\n".join([ONE.replace("Ann", "Änn 수"), TWO][:games]), "utf-16")
    window.pages.open(OpenFileRequest(str(file)))
    if games == 2:
        QTest.keyClick(listed(window, hand).field, Qt.Key.Key_Return)
    hand.settle()
    assert hand.match.game.headers["White"] == "Änn 수"
    hand.match.taking_back.take_back()
    page_of(window).saver.save()
    hand.settle()
    assert hand.page.banner.words.text() == "Saved as game.pgn."
    text = file.read_text("utf-8")
    assert [game.headers["White"] for game in pgn.read_games(text)] == ["Änn 수", "Cho"][:games]


@pytest.mark.skipif(os.name != "posix", reason="names are bytes on POSIX only")
@pytest.mark.parametrize("by", ["path", "drop"])
def test_a_folder_with_an_undecodable_name_can_contain_games(
    window: MainWindow, hand: Hand, tmp_path: Path, by: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = os.path.join(os.fsencode(tmp_path), b"\xff\xfe")
    try:
        os.mkdir(folder)
    except OSError:
        pytest.skip("this file system takes only text")
    name = os.path.join(folder, b"g\xff.pgn")
    Path(os.fsdecode(name)).write_text(ONE)
    if by == "drop":
        mime = QMimeData()
        mime.setUrls([QUrl.fromEncoded(b"file://" + name.replace(b"\xff", b"%FF").replace(b"\xfe", b"%FE"))])
        no_keys, left = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
        window.dropEvent(QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, mime, left, no_keys))
    else:
        window.pages.open(OpenFileRequest(os.fsdecode(name)))
    hand.settle()
    hand.match.taking_back.take_back()
    hand.play("d3d4")
    page_of(window).saver.save()
    hand.settle()
    assert b"d4" in Path(os.fsdecode(name)).read_bytes()
    assert hand.page.banner.words.text() == "Saved as g\ufffd.pgn."
    assert window.settings["folder"] == os.fsdecode(folder)
    asked: list[str] = []
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *args: no_file(asked, args[2]))
    window.pages.opener.open_file()
    assert asked == [str(tmp_path)], "what file dialogs can name"


# Large files and long games


@pytest.fixture
def never_small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read everything in a process."""
    monkeypatch.setattr(opening, "SMALL", 0)


@pytest.mark.usefixtures("never_small")
@pytest.mark.parametrize("name", GAMES)
def test_a_process_reads_a_game_unchanged(window: MainWindow, hand: Hand, tmp_path: Path, name: str) -> None:
    """The variations, comments, judgements, clocks, result and current position are saved."""
    game = Game(GAMES[name])
    chance = Random(7)
    while game.node.ply < 60 and not game.outcome.over:
        game.play(chance.choice(game.legal_moves()))
    line = game.main_line()
    for node in line[1:]:
        node.clocks = (node.ply + 0.5, None)
    line[0].comment, line[2].comment, line[2].nags = "before\n\nall", "so", [1, 10]
    game.go_to(line[-3])
    game.play(next(move for move in game.legal_moves() if game.node.child(move) is None)).comment_before = "or"
    game.go_to(line[-1])
    text = pgn_writer.write_game(game, {"White": "Ann \ubb38", "TimeControl": "300+5"})
    file = tmp_path / "game.pgn"
    file.write_text(text)
    window.pages.opener.open_file(str(file))
    hand.settle()
    assert pgn_writer.write_game(hand.match.game) == pgn_writer.write_game(pgn.read_game(text))
    assert hand.match.game.node is hand.match.live
    assert hand.match.outcome == pgn.read_game(text).main_line()[-1].outcome
    hand.key(Qt.Key.Key_Home)
    hand.key(Qt.Key.Key_End)
    assert hand.match.game.position.key == pgn.read_game(text).position.key


@pytest.mark.usefixtures("never_small")
def test_refusals_of_a_process_have_the_same_words(window: MainWindow, hand: Hand, tmp_path: Path) -> None:
    file = tmp_path / "bad.pgn"
    file.write_text('[Variant "mansindam"]\n\n1. Zz9 *')
    window.pages.open(MatchRequest(saved_game.plan_of(pgn.read_game(ONE))))
    said = []
    for small in (0, 6000):
        opening.SMALL = small
        window.pages.opener.open_file(str(file))
        hand.settle()
        said.append(hand.page.banner.words.text())
    assert said[0] == said[1]
    assert said[0].startswith("bad.pgn contains no readable game. Line 3: ")


@pytest.mark.usefixtures("never_small")
def test_a_file_of_more_games_than_its_size_allows_is_refused(window: MainWindow, hand: Hand, tmp_path: Path) -> None:
    file = tmp_path / "tiny.pgn"
    file.write_text('[A "b"]\n*\n' * 12_000)
    window.pages.open(MatchRequest(saved_game.plan_of(pgn.read_game(ONE))))
    window.pages.opener.open_file(str(file))
    hand.settle()
    assert f"at most {pgn.most_games(file.stat().st_size):,} games, and" in hand.page.banner.words.text()


def test_opening_a_large_game_does_not_block_the_window(window: MainWindow, hand: Hand, tmp_path: Path) -> None:
    file = tmp_path / "long.pgn"
    file.write_text(long_game(3000, variations=True))
    assert longest_turn(hand, lambda: window.pages.opener.open_file(str(file))) < scaled(250), "with an uncompiled core"
    assert len(hand.match.game.main_line()) == 3001
    assert len(hand.match.game.root.children) == 2


def test_opening_shows_progress_and_can_be_cancelled(
    window: MainWindow, hand: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "long.pgn"
    file.write_text(long_game(9_000))
    monkeypatch.setattr(waiting_bar, "PATIENCE_MS", 0)  # a compiled core would be done before
    window.pages.opener.open_file(str(file))
    hand.until(lambda: any(found.isVisible() for found in window.findChildren(WaitingBar)))
    bar = find(window, WaitingBar)
    assert bar.words.text() == "Opening long.pgn…"
    assert QApplication.activeWindow() is window, "it can be used"
    for size in ((640, 480), (1200, 800)):
        window.resize(*size)
        assert window.rect().contains(bar.geometry())
    QTest.mouseClick(find_button(bar, "Cancel"), Qt.MouseButton.LeftButton)
    assert not window.pages.opener.opening
    assert not bar.isVisible()
    assert window.pages.match is None


def test_opening_another_file_cancels_the_first(window: MainWindow, hand: Hand, tmp_path: Path) -> None:
    long, short = tmp_path / "long.pgn", tmp_path / "short.pgn"
    long.write_text(long_game(9_000))
    short.write_text(ONE)
    window.pages.opener.open_file(str(long))
    reading(window, hand)
    window.pages.opener.open_file(str(short))
    hand.settle()
    assert hand.match.variant.name == "mansindam"


def test_a_dead_process_is_reported(window: MainWindow, hand: Hand, tmp_path: Path) -> None:
    file = tmp_path / "long.pgn"
    file.write_text(long_game(9_000))
    window.pages.open(MatchRequest(saved_game.plan_of(pgn.read_game(ONE))))
    window.pages.opener.open_file(str(file))
    reading(window, hand).kill()
    hand.settle()
    assert hand.page.banner.words.text() == "long.pgn cannot be read: the process reading it stopped."


def test_a_closed_window_opens_nothing(window: MainWindow, hand: Hand, tmp_path: Path) -> None:
    file = tmp_path / "long.pgn"
    file.write_text(long_game(9_000))
    window.pages.opener.open_file(str(file))
    process = reading(window, hand)
    window.close()
    hand.until(lambda: not isValid(process) or process.state() is QProcess.ProcessState.NotRunning)


def test_the_frozen_program_can_run_as_the_reading_process() -> None:
    start = Path(__file__).parents[3] / "packaging" / "pyinstaller" / "start_window.py"
    data = ONE.encode()
    given = len(data).to_bytes(reader.SIZE, "little") + data + (0).to_bytes(reader.SIZE, "little")
    done = subprocess.run(
        [sys.executable, str(start), "-m", "surajang.gui.storage.reader"],
        input=given,
        env={**os.environ, **own_environment()},
        capture_output=True,
        check=True,
        timeout=300,
    )
    told = []
    while done.stdout:
        end = reader.SIZE + int.from_bytes(done.stdout[: reader.SIZE], "little")
        told.append(marshal.loads(done.stdout[reader.SIZE : end])[0])
        done.stdout = done.stdout[end:]
    assert told == ["places", "found", "game", "nodes", "read"]


def test_pasted_text_is_opened_in_the_same_way(window: MainWindow, hand: Hand) -> None:
    QGuiApplication.clipboard().setText("\n".join((ONE, TWO)))
    window.pages.opener.paste()
    games = listed(window, hand)
    assert games.windowTitle() == "Games on the clipboard"
    QTest.keyClick(games.field, Qt.Key.Key_Return)
    hand.settle()
    assert hand.match.variant.name == "mansindam"
    assert page_of(window).saver.file is None
    QGuiApplication.clipboard().setText(long_game(3000))
    assert longest_turn(hand, window.pages.opener.paste) < scaled(250), "with an uncompiled core"
    assert len(hand.match.game.main_line()) == 3001


@pytest.mark.parametrize("word", ["x", "word ", "line\n\n", "\uac00"])
def test_long_text_is_shortened_and_expandable(
    window: MainWindow, hand: Hand, tmp_path: Path, qtbot: QtBot, word: str
) -> None:
    comment = (word * (400_000 // len(word))).strip()
    name = word.strip() * 20_000
    file = tmp_path / "long.pgn"
    file.write_text(long_game(12, comment=comment, White=name))
    window.pages.opener.open_file(str(file))
    hand.settle()
    assert hand.match.players[0].name == name
    started = time.thread_time()
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Right):
        hand.key(key)
        QApplication.processEvents()
    assert time.thread_time() - started < scaled(1)
    node = hand.match.game.node
    whole = node.comment
    assert len(whole) > 300_000
    assert len(window.windowTitle()) < 200
    label = hand.page.moves.comment.label
    assert label.text().endswith("…")
    assert len(label.text()) < 400
    assert label.height() < 200
    qtbot.mouseClick(hand.page.moves.comment.more, Qt.MouseButton.LeftButton)
    dialog = find(window, WholeTextDialog)
    pages = [dialog.view.toPlainText()]
    while dialog.after.isEnabled():
        qtbot.mouseClick(dialog.after, Qt.MouseButton.LeftButton)
        pages.append(dialog.view.toPlainText())
    assert "".join(pages) == whole
    dialog.close()
    hand.match.resign(1)
    assert len(hand.page.banner.heading.text()) < 200
    strip = hand.page.strips[0]
    assert len(strip.toolTip() + strip.name.toolTip() + strip.name.text()) < 1000
    assert strip.whole_name.isVisible()


def test_short_text_is_not_expandable(window: MainWindow, hand: Hand, tmp_path: Path) -> None:
    file = tmp_path / "short.pgn"
    file.write_text(long_game(2, comment="Well played [%csl Ge4] [%eval 0.35] [%review $4]"))
    window.pages.opener.open_file(str(file))
    hand.settle()
    hand.key(Qt.Key.Key_Left)
    assert hand.page.moves.comment.label.text() == "Well played"
    assert not hand.page.moves.comment.more.isVisible()
    assert not hand.page.strips[0].whole_name.isVisible()


PGN_LIKE = st.lists(
    st.sampled_from([
        *'[]{}();$%"\\*<>\n\r\t \x00\ufeff\u2028é', '[White "A"]\n', '[Variant "mansindam"]\n', "1. ", "e4 ", "e6 ",
        "1-0", "{x}", "(d4)", "$1 ", "\r\n", '[FEN "9/9 w"]', "[%clk 1:00:00]", "0-1\n\n", "½-½",
    ])
)  # fmt: skip


@given(data=st.one_of(st.binary(max_size=200), PGN_LIKE.map(lambda parts: "".join(parts).encode())))
@hypothesis_settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
def test_any_file_is_read_or_refused_with_a_sentence(
    window: MainWindow, hand: Hand, tmp_path: Path, data: bytes
) -> None:
    file = tmp_path / "fuzzed.pgn"
    file.write_bytes(data)
    told: list[str] = []
    window.pages.message.connect(told.append)
    window.pages.opener.open_file(str(file))
    hand.until(lambda: not window.pages.opener.opening or window.findChild(GamesDialog) is not None)
    games = window.findChild(GamesDialog)
    for place in list(reader.places(data)):
        assert 0 <= place.start < place.end <= len(data)
    if games is not None:
        assert games.model.rowCount() > 1
        for _ in range(games.model.rowCount()):
            games.open_button.click()
            hand.until(lambda: not window.pages.opener.opening or games.words.text().startswith("That game"))
            if not window.pages.opener.opening:
                break
            QTest.keyClick(games.field, Qt.Key.Key_Down)
        window.pages.opener.stop_opening()
        hand.until(lambda: window.findChild(GamesDialog) is None)  # the next example would take it for its own
    elif told:
        assert told[0].startswith("fuzzed.pgn ")
        assert told[0].endswith((".", "!", "?"))
        assert len(told) == 1
    window.pages.message.disconnect(told.append)


def test_a_pasted_position_is_parsed_once(window: MainWindow, hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    position = "4k4/9/9/9/9/9/9/9/3RK4[Pp] b - - 0 1"
    requests: list[Request] = []
    QGuiApplication.clipboard().setText(position)
    with monkeypatch.context() as patched:
        patched.setattr(window.pages, "open", requests.append)
        window.pages.opener.paste()
    [request] = requests
    assert isinstance(request, FoundPositionRequest)
    assert request.game.start_fen == position
    window.pages.open(request)
    assert window.pages.study is not None
    assert window.pages.study.game is request.game


# Saving


def test_a_slow_disk_does_not_block_the_window(
    window: MainWindow, hand: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = threading.Event()
    real = os.fsync
    file = tmp_path / "game.pgn"
    file.write_text(ONE)
    window.pages.opener.open_file(str(file))
    hand.settle()
    hand.match.taking_back.take_back()
    hand.play("d3d4")
    hand.until_saved()

    def slow(handle: int) -> None:
        assert gate.wait(60), "somebody waits for the disk"
        real(handle)

    monkeypatch.setattr(os, "fsync", slow)
    page_of(window).saver.save()
    hand.until(lambda: hand.page.banner.words.text() == "Saving game.pgn…")
    texts = answer(window, "Stay")
    assert not page_of(window).saver.may_leave()
    assert texts == ["game.pgn is still being saved."]
    page_of(window).saver.save()
    QTimer.singleShot(600, window, gate.set)
    assert page_of(window).saver.may_leave(), "it is written by then"
    assert hand.page.banner.words.text() == "Saved as game.pgn."
    assert "d4" in file.read_text()


def test_two_saves_at_once_end_with_the_later_one(
    window: MainWindow, hand: Hand, several: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_first(window, hand, several)
    others = several.read_text()[len(ONE) :]
    for move in ("d7d6", "e4e5", "b7b6"):
        page_of(window).saver.save()
        hand.play(move)
    page_of(window).saver.save()
    hand.settle()
    assert several.read_text().endswith(others)
    text = several.read_text().removesuffix(others)
    assert [node.written for node in pgn.read_game(text).main_line()[1:]] == hand.written


def test_two_games_of_a_file_saved_at_once_do_not_undo_each_other(
    several: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = several.read_bytes()
    first, second, _ = [game_file.opened(several, data, place, False) for place in reader.places(data)]
    written, writing, answers = write_atomically, threading.Semaphore(0), threading.Event()

    def write(*arguments: Any, **options: Any) -> None:
        writing.release()
        answers.wait(5)
        written(*arguments, **options)

    monkeypatch.setattr("surajang.gui.storage.game_file.write_atomically", write)
    with ThreadPoolExecutor() as pool:
        one = pool.submit(game_file.save, first, ONE.replace("Ann", "Amy"))
        assert writing.acquire(timeout=5)
        other = pool.submit(game_file.save, second, TWO.replace("Cho", "Choi"))
        writing.acquire(timeout=0.2)
        answers.set()
        one.result()
        with pytest.raises(game_file.FileChanged):
            other.result()
    assert "Amy" in several.read_text()


def test_the_place_of_a_saved_game_is_suggested_again(
    window: MainWindow, hand: Hand, several: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    proposed: list[str] = []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: no_file(proposed, args[2]))
    open_first(window, hand, several)
    window.settings["folder"] = str(several.parent.parent)
    page_of(window).saver.save_as()
    page_of(window).sharing.pictures.save(Picture())
    assert proposed == [str(several), str(several.parent.parent / "2026-11-22 Ann – Ben, Mansindam.png")]


def test_a_new_games_file_is_named_after_its_first_day(window: MainWindow) -> None:
    before = datetime.now()
    window.pages.open(MatchRequest(match_settings("mansindam")))
    stems = [f"{day:%Y-%m-%d} White – Black, Mansindam" for day in (before, datetime.now())]
    assert page_of(window).match.file_stem() in stems


@pytest.mark.parametrize(
    "text",
    [
        '[White "Dan"]\n[Variant "mansindam"]\n\n1. e4 *\n',
        '[Variant "mansindam"]\n\n1. e4 *\n',
        '[White "?"]\n[Black "Eve"]\n[Variant "palaceshogi"]\n[Termination "adjudication"]\n\n1. P-2f 0-1\n',
        '[Date "2025.??.??"]\n[Variant "mansindam"]\n[TimeControl "300+5"]\n[Termination "abandoned"]\n\n1. e4 *\n',
    ],
)
def test_saving_adds_no_tags(window: MainWindow, hand: Hand, tmp_path: Path, text: str) -> None:
    file = tmp_path / "game.pgn"
    file.write_text(text)
    window.pages.opener.open_file(str(file))
    hand.settle()
    match = hand.match
    assert match.text() == pgn_writer.write_game(pgn.read_game(text))
    match.document.comment(match.live, "good")
    again = pgn.read_game(match.text()).headers
    assert {name: value for name, value in again.items() if value not in ("?", "????.??.??")} == {
        name: value for name, value in pgn.read_game(text).headers.items() if value != "?"
    }


@pytest.mark.parametrize(
    ("date", "names", "stem"),
    [
        ("2026.11.22", ("Ann", "Ben"), "2026-11-22 Ann – Ben, Mansindam"),
        ("2026.11.??", ("Ann", "Ben"), "2026-11 Ann – Ben, Mansindam"),
        ("????.??.??", ("\ubb38/\ubc15", 'A:<b>?"'), "\ubb38 \ubc15 – A b, Mansindam"),
        ("2026.11.22", ("x" * 400, "\uac00" * 400), "2026-11-22 " + "x" * 66 + " – " + "\uac00" * 22 + ", Mansindam"),
        ("2026.11.22", ("Ann.\n", " Ben \udcff"), "2026-11-22 Ann – Ben, Mansindam"),
    ],
)
def test_files_are_named_after_the_day_and_the_players(date: str, names: tuple[str, str], stem: str) -> None:
    game = Game(GAMES["mansindam"])
    game.headers["Date"] = date
    assert saved_game.file_stem(game, (Player(names[0]), Player(names[1]))) == stem
    del game.headers["Date"]
    assert saved_game.file_stem(game, (Player("Ann"), Player("Ben"))).startswith("Ann – Ben"), "nobody knows when"
