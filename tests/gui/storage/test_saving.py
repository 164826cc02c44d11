"""Saving on disks that are slow, full or broken: the window never waits, and in the end the file holds the game."""

import errno
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from builds import ROOT, module_file
from driving import Hand, answer, find, match_settings, page_of, path_of, when_asked
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from surajang.gui.app.main_window import MainWindow
from surajang.gui.desk.navigator import MatchRequest
from surajang.gui.desk.save_commands import SavingDialog
from surajang.gui.players import saved_game
from surajang.gui.storage import games_folder, writer
from surajang.gui.storage.autosave import Autosave, SaveState
from surajang.rules import pgn_writer

POSIX = pytest.mark.skipif(os.name != "posix", reason="only systems of this kind have this")


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """A disk that flushes nothing before this is set."""
    event = threading.Event()
    event.set()
    fsync = os.fsync

    def wait_and_flush(handle: int) -> None:
        event.wait()
        fsync(handle)

    monkeypatch.setattr(os, "fsync", wait_and_flush)
    yield event
    event.set()


@pytest.fixture
def slow(window: MainWindow, hand: Hand, gate: threading.Event) -> Hand:
    """A game with three saved moves, and a fourth that the disk does not finish writing."""
    window.pages.open(MatchRequest(match_settings("mansindam")))
    for move in ("d3d4", "c7c6", "b3b4"):
        hand.play(move)
    hand.until_saved()
    gate.clear()
    hand.play("e7e6")
    return hand


def file_of(hand: Hand) -> Path:
    """Return the file of the game shown."""
    assert hand.match.saving.saver is not None
    return path_of(hand.match)


def text_on_disk(hand: Hand) -> str:
    """Return the game that a restart would read, as PGN."""
    path = file_of(hand)
    match_settings, game = saved_game.read_file(path, interrupted=True)
    return saved_game.text_of(game, match_settings.players, match_settings.controls, pgn_writer.final_outcome(game))


def test_a_slow_disk_saves_the_game(window: MainWindow, slow: Hand, gate: threading.Event) -> None:
    window.actions_by_name["take_back"].trigger()
    slow.play("d7d6")
    slow.play("h3h4")
    assert slow.match.save_state is SaveState.SAVING, "the window has not waited"
    gate.set()
    slow.until_saved()
    assert text_on_disk(slow) == slow.match.text()
    assert slow.written == ["d4", "c6", "b4", "d6", "h4"]


def test_unsaved_moves_are_marked(slow: Hand, gate: threading.Event) -> None:
    page = slow.page
    assert page.save_mark.accessibleName() == "Saving…"
    assert not page.trouble.isVisible()
    saver = slow.match.saving.saver
    assert isinstance(saver, Autosave)
    timer = find(saver, QTimer)
    assert timer.isActive()
    timer.start(10)
    slow.until(lambda: "The disk is slow to save the game; you can play on." in page.trouble.words.text())
    slow.play("e3e4")
    gate.set()
    slow.until_saved()
    assert page.save_mark.accessibleName() == "Every move is saved"
    assert not page.trouble.isVisible()


def test_the_saving_indicator_leaves_its_place_to_the_button_that_clears_a_text(
    slow: Hand, gate: threading.Event
) -> None:
    typed, sign = slow.page.typed, slow.page.save_mark
    assert sign.isVisible()
    typed.setText("h")
    assert not sign.isVisible()
    typed.clear()
    assert sign.isVisible()
    gate.set()


def test_the_saving_indicator_does_not_move_the_layout(slow: Hand, gate: threading.Event) -> None:
    places = [slow.page.typed.geometry(), slow.page.moves.geometry()]
    gate.set()
    slow.until_saved()
    assert [slow.page.typed.geometry(), slow.page.moves.geometry()] == places
    slow.match.prepare_to_leave()


def test_leaving_during_a_save_asks_first(window: MainWindow, slow: Hand, gate: threading.Event) -> None:
    match = slow.match
    texts = answer(window, "Stay")
    window.close()
    assert texts == ["Saving the game… The disk is slow. If you leave now, unsaved changes are lost."]
    assert window.isVisible()
    slow.play("e3e4")
    answer(window, "Leave without saving")
    window.pages.show_start_page()
    assert window.pages.match is None
    assert "e6" in match.text()


def test_the_game_is_left_automatically_once_saved(window: MainWindow, slow: Hand, gate: threading.Event) -> None:
    path = file_of(slow)
    asked: list[QWidget] = []

    def let_disk_answer(dialog: QWidget) -> None:
        asked.append(dialog)
        gate.set()

    when_asked(window, let_disk_answer)
    window.close()
    assert isinstance(asked[0], SavingDialog)
    assert not window.isVisible()
    assert "e6" in path.read_text()


def test_closing_a_window_asks_only_once(window: MainWindow, slow: Hand, gate: threading.Event) -> None:
    again = []

    def close_again(_: QWidget) -> None:
        again.append(page_of(window).saver.may_leave())
        gate.set()

    when_asked(window, close_again)
    window.close()
    assert again == [False]
    assert not window.isVisible()


def test_a_hung_disk_does_not_stop_the_program_from_ending(tmp_path: Path) -> None:
    script = """
import sys, time
from driving import answer, match_settings
from surajang.gui.app.application import Application
from surajang.gui.app.main_window import MainWindow
from surajang.gui.desk.navigator import MatchRequest
from surajang.gui.shell.settings import Settings
from surajang.gui.storage import disk as files
from surajang.gui.kit.style import Style

app = Application(sys.argv)
files.os.fsync = lambda _: time.sleep(1000)
window = MainWindow(Settings(), Style(app))
window.show()
window.pages.open(MatchRequest(match_settings("mansindam")))
window.pages.match.play(window.pages.match.game.legal_moves()[0])
answer(window, "Leave without saving")
window.close()
print("closed", flush=True)
"""
    homes = {name: str(tmp_path) for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME")}
    run = run_program("-c", script, **homes)
    assert run.stdout == "closed\n", run.stderr
    assert run.returncode == 0


def run_program(*arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Run Python with the program under test and the test helpers in its path."""
    paths = os.pathsep.join((str(module_file("surajang").parent.parent), str(ROOT / "tests")))
    known = {**os.environ, "PYTHONPATH": paths, "QT_QPA_PLATFORM": "offscreen", **environment}
    command = [sys.executable, *arguments]
    return subprocess.run(command, env=known, capture_output=True, text=True, timeout=300, check=False)


def test_disk_errors_are_retried_automatically(window: MainWindow, hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "RETRY_SECONDS", 0.05)
    window.pages.open(MatchRequest(match_settings("mansindam")))
    hand.play("d3d4")
    hand.until_saved()
    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", broken)
        hand.play("c7c6")
        hand.until_saved(SaveState.FAILED)
        assert hand.page.trouble.words.text() == (
            "The game cannot be saved at the moment (Input/output error); you can play on."
        )
        assert hand.page.save_mark.accessibleName() == "The last moves are not saved"
    hand.until_saved()
    assert not hand.page.trouble.isVisible()
    assert text_on_disk(hand) == hand.match.text()


def broken(*_: object) -> int:
    """Raise the error of a broken disk."""
    raise OSError(errno.EIO, os.strerror(errno.EIO))


def test_nothing_is_appended_to_half_a_line(window: MainWindow, hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that is full in the middle of a move's line, and then has room again."""
    window.pages.open(MatchRequest(match_settings("mansindam")))
    hand.play("d3d4")
    hand.until_saved()
    write = os.write
    left = [1]

    def write_a_little(handle: int, data: memoryview) -> int:
        if not left:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return write(handle, data[: left.pop()])

    with monkeypatch.context() as disk:
        disk.setattr(os, "write", write_a_little)
        hand.play("c7c6")
        hand.until_saved(SaveState.FAILED)
    assert file_of(hand).read_text().endswith("1. d4\n1")
    hand.play("b3b4")
    hand.until_saved()
    assert text_on_disk(hand) == hand.match.text()


@pytest.mark.parametrize("change", [lambda path: path.write_text("1"), lambda path: path.unlink()])
def test_no_line_is_appended_to_a_file_changed_by_others(window: MainWindow, hand: Hand, change) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam")))
    hand.play("d3d4")
    hand.until_saved()
    change(file_of(hand))
    hand.play("c7c6")
    hand.until_saved()
    assert text_on_disk(hand) == hand.match.text()


def test_a_plain_move_does_not_rewrite_the_file(
    window: MainWindow, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam")))
    hand.play("d3d4")
    with monkeypatch.context() as patch:
        patch.setattr(hand.match, "text", lambda: pytest.fail("all of the game was written"))
        hand.play("c7c6")
        hand.play("b3b4")
    hand.until_saved()
    assert text_on_disk(hand) == hand.match.text()


def test_a_continued_line_becomes_the_main_line(window: MainWindow, hand: Hand) -> None:
    """Two people play a first move, try another, and continue from that."""
    window.pages.open(MatchRequest(match_settings("mansindam")))
    root = hand.match.game.root
    for first in ("d3d4", "c3c4"):
        hand.match.document.go_to(root)
        hand.play(first)
    hand.match.taking_back.play_on_from(root.children[1])
    hand.play("c7c6")
    hand.play("b3b4")
    hand.until_saved()
    assert text_on_disk(hand) == hand.match.text()
    assert hand.written == ["c4", "c6", "b4"]
    _, game = saved_game.read_file(file_of(hand))
    assert [node.written for node in game.main_line()[1:]] == hand.written


def test_leaving_a_game_frees_its_lock(window: MainWindow, slow: Hand, gate: threading.Event) -> None:
    answer(window, "Stay")
    window.close()
    gate.set()
    slow.until_saved()
    path = file_of(slow)
    assert games_folder.unfinished_game(path) is None
    window.pages.show_start_page()
    assert games_folder.unfinished_game(path) is not None


def test_two_windows_continuing_one_game_use_separate_files(
    window: MainWindow, hand: Hand, home: Path, qtbot: QtBot
) -> None:
    """As happens if the second looks before the first has locked the file."""
    window.pages.open(MatchRequest(match_settings("mansindam")))
    hand.play("d3d4")
    hand.until_saved()
    path, text = file_of(hand), text_on_disk(hand)
    saver = Autosave(path)
    saver.save("something else\n")
    qtbot.waitUntil(lambda: saver.state is SaveState.SAVED)
    saver.append("and more\n")
    qtbot.waitUntil(lambda: saver.state is SaveState.SAVED)
    assert saver.path == path.with_name(f"{path.stem} (2).pgn")
    assert saver.path.read_text("utf-8") == "something else\nand more\n"
    assert text_on_disk(hand) == text
    hand.play("c7c6")
    hand.until_saved()
    assert text_on_disk(hand) == hand.match.text()
    assert len(games_folder.newest_files()) == 2
    saver.close()


# The proofs, on a small scale


def test_random_play_on_a_bad_disk_is_saved(tmp_path: Path) -> None:
    run = run_program(str(ROOT / "tools" / "slow_disk.py"), "--operations", "150", "--scale", "0.0005", "--seed", "21")
    assert "Every file was exactly the game." in run.stdout, run.stderr


@POSIX
def test_moves_shown_as_saved_survive_a_kill(tmp_path: Path) -> None:
    run = run_program(str(ROOT / "tools" / "kills.py"), "--kills", "3", "--longest", "1", "--seed", "21")
    assert "3 kills" in run.stdout, run.stderr
