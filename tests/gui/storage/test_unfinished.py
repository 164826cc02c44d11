"""Unfinished games: found among any files in their folder, offered, listed, put aside."""

import os
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from driving import WHOLE_GAMES, Hand, find, find_button, match_of, match_settings, path_of
from long_games import long_game
from machine import scaled
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from surajang.gui.app.application import MAX_REPORTS, CrashLog
from surajang.gui.app.main_window import MainWindow
from surajang.gui.app.start_cards import ContinueCard
from surajang.gui.app.unfinished_dialog import UnfinishedDialog
from surajang.gui.desk.navigator import MatchRequest
from surajang.gui.kit.background import Task
from surajang.gui.kit.dates import time_text
from surajang.gui.kit.waiting_bar import WaitingBar
from surajang.gui.players import saved_game
from surajang.gui.storage import games_folder
from surajang.gui.storage.games_folder import MAX_BYTES_READ_HERE, PUT_ASIDE
from surajang.gui.storage.opening import Opening
from surajang.rules import notation, pgn_writer
from surajang.rules.game import Game
from surajang.rules.games import GAMES
from surajang.rules.moves import SETUP

Open = Callable[[], MainWindow]


def game_text(moves: str = "1. e4 e6 *", first: str = "Ann", game: str = "mansindam", result: str = "*") -> str:
    """Return a saved game."""
    tags = {"White": first, "Black": "Ben", "Result": result, "Variant": game}
    return "\n".join(f'[{name} "{value}"]' for name, value in tags.items()) + f"\n\n{moves}\n"


def put(home: Path, name: str, text: str, age: float = 0) -> Path:
    """Write a game's file that is this many hours old."""
    file = home / "data" / "games" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    then = time.time() - 3600 * age
    os.utime(file, (then, then))
    return file


def card_of(window: MainWindow) -> ContinueCard:
    """Return the card that offers to continue a game."""
    card = window.pages.start_page.continue_card
    assert card is not None
    return card


def put_several(home: Path, number: int) -> list[Path]:
    """Write `number` games, the newest first, each with its own first player."""
    return [put(home, f"{age:03}.pgn", game_text(first=f"Player {age}"), age) for age in range(number)]


def words(window: MainWindow) -> str:
    """Return which game the start page offers."""
    card = window.pages.start_page.continue_card
    return card.words.text() if card is not None else ""


def open_list(window: MainWindow, qtbot: QtBot) -> UnfinishedDialog:
    """Press the button on the card, and return the list."""
    card = window.pages.start_page.continue_card
    assert card is not None
    qtbot.waitUntil(card.all.isVisible)
    qtbot.mouseClick(card.all, Qt.MouseButton.LeftButton)
    dialog = next(dialog for dialog in window.findChildren(UnfinishedDialog) if dialog.isVisible())
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def rows(dialog: UnfinishedDialog) -> list[str]:
    """Return the players in the list."""
    model = dialog.rows
    return [model.data(model.index(row, 1)).partition(" –")[0] for row in range(model.rowCount())]


def dangling(file: Path) -> None:
    file.symlink_to("nowhere")


def endless(file: Path) -> None:
    file.symlink_to("/dev/zero")


def pipe(file: Path) -> None:
    os.mkfifo(file)


def large(file: Path) -> None:
    file.write_text(game_text())
    with file.open("ab") as holes:
        holes.truncate(200_000_000)


def unreadable(file: Path) -> None:
    file.write_text(game_text())
    file.chmod(0)


def far_future(file: Path) -> None:
    file.write_text(game_text("1. zz *"))
    os.utime(file, (2**33, 2**33))


ODD: dict[str, Callable[[Path], object]] = {
    "dangling.pgn": dangling,
    "circle.pgn": lambda file: file.symlink_to(file),
    "endless.pgn": endless,
    "pipe.pgn": pipe,
    "large.pgn": large,
    "folder.pgn": lambda file: file.mkdir(),
    "unreadable.pgn": unreadable,
    "empty.pgn": lambda file: file.write_text(""),
    "no text.pgn": lambda file: file.write_bytes(b"\xff\xfe\x00"),
    "zeros.pgn": lambda file: file.write_bytes(bytes(5000)),
    "caf\udce9.pgn": lambda file: file.write_text(game_text(result="1-0")),
    "many tags.pgn": lambda file: file.write_text('[Result "*"]\n' + '[A "b"]\n' * 1000 + game_text()),
    "no game.pgn": lambda file: file.write_text(game_text("1. e4 e4 e4 *")),
    "no known game.pgn": lambda file: file.write_text(game_text(game="chess")),
    "far future.pgn": far_future,
}


REFUSED = [name for name in ODD if name != "unreadable.pgn"]  # which root may read


@pytest.mark.skipif(os.name != "posix", reason="these things are there on Unix")
@pytest.mark.parametrize("names", [REFUSED[::2], REFUSED[1::2], [*ODD]], ids=["some", "others", "all"])
def test_other_files_do_not_hide_the_unfinished_game(
    home: Path, open_window: Open, qtbot: QtBot, names: list[str]
) -> None:
    file = put(home, "older.pgn", game_text(first="Older"), age=5)
    for name in names:
        ODD[name](file.with_name(name))
    window = open_window()
    qtbot.waitUntil(lambda: "Older" in words(window) or "Ann" in words(window))
    if set(names) <= set(REFUSED):
        assert words(window) == "Mansindam: Older against Ben, 1 move played"
    qtbot.mouseClick(window.pages.start_page.continue_card, Qt.MouseButton.LeftButton)
    assert window.pages.match is not None


def test_an_unreadable_unfinished_game_is_reported(home: Path, open_window: Open, qtbot: QtBot) -> None:
    put(home, "broken.pgn", game_text("1. e4 nonsense *"))
    window = open_window()
    qtbot.waitUntil(lambda: window.pages.start_page.note is not None)
    note = window.pages.start_page.note
    assert note is not None
    assert "cannot be read" in note.words.text()
    assert not note.undo.isVisible()
    qtbot.mouseClick(note.all, Qt.MouseButton.LeftButton)
    dialog = find(window, UnfinishedDialog)
    assert rows(dialog) == ["Ann"]
    dialog.list.setFocus()
    qtbot.keyClick(dialog.list, Qt.Key.Key_Return)
    box = find(window, QMessageBox)
    assert "broken.pgn contains no readable game" in box.text()
    box.close()
    assert dialog.isVisible()
    qtbot.mouseClick(dialog.aside, Qt.MouseButton.LeftButton)
    assert rows(dialog) == []
    assert not dialog.go_on.isEnabled()
    dialog.close()
    assert window.pages.start_page.note is None


def test_an_unreadable_large_game_gives_way_to_the_next(home: Path, open_window: Open, qtbot: QtBot) -> None:
    put(home, "older.pgn", game_text(first="Older"), age=5)
    put(home, "large.pgn", game_text("1. e4 nonsense {" + "x" * MAX_BYTES_READ_HERE + "} *"))
    window = open_window()
    qtbot.waitUntil(lambda: "Ann" in words(window))
    qtbot.mouseClick(window.pages.start_page.continue_card, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.findChild(QMessageBox) is not None)
    assert "large.pgn contains no readable game" in find(window, QMessageBox).text()
    find(window, QMessageBox).close()
    qtbot.waitUntil(lambda: "Older" in words(window))
    assert words(window) == "Mansindam: Older against Ben, 1 move played"


def test_a_large_game_taken_by_another_window_during_reading_is_left_to_it(
    home: Path, open_window: Open, qtbot: QtBot
) -> None:
    path = put(home, "large.pgn", game_text("1. e4 {" + "x" * MAX_BYTES_READ_HERE + "} e6 *"))
    window = open_window()
    qtbot.waitUntil(lambda: "Ann" in words(window))
    qtbot.mouseClick(window.pages.start_page.continue_card, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.unfinished.findChild(Opening) is not None)
    lock = games_folder.lock_of(path)
    assert lock.tryLock(0)
    qtbot.waitUntil(lambda: window.findChild(QMessageBox) is not None)
    assert "another window" in find(window, QMessageBox).text()
    assert window.pages.match is None
    find(window, QMessageBox).close()
    lock.unlock()


@pytest.mark.parametrize("number", [0, 1, 2, 12])
def test_the_start_page_shows_the_number_of_unfinished_games(
    home: Path, open_window: Open, qtbot: QtBot, number: int
) -> None:
    put_several(home, number)
    put(home, "finished.pgn", game_text(result="1-0"))
    window = open_window()
    if number == 0:
        qtbot.wait(50)
        assert window.pages.start_page.continue_card is None
        return
    qtbot.waitUntil(lambda: words(window).startswith("Mansindam: Player 0 "))
    assert card_of(window).all.isVisible() is (number > 1)
    if number > 1:
        assert card_of(window).all.text() == f"Unfinished games ({number})…"


def test_every_unfinished_game_can_be_continued(home: Path, open_window: Open, qtbot: QtBot) -> None:
    put_several(home, 12)
    window = open_window()
    dialog = open_list(window, qtbot)
    assert rows(dialog) == [f"Player {age}" for age in range(12)]
    assert dialog.focusWidget() is dialog.list
    for _ in range(4):
        qtbot.keyClick(dialog.list, Qt.Key.Key_Down)
    qtbot.keyClick(dialog.list, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert [player.name for player in match_of(window).players] == ["Player 4", "Ben"]
    window.pages.show_start_page()
    assert "Player 4" in words(window) or "Player 0" in words(window)
    qtbot.wait(10)
    dialog = open_list(window, qtbot)
    row = rows(dialog).index("Player 7")
    place = dialog.list.visualRect(dialog.rows.index(row, 0)).center()
    qtbot.mouseClick(dialog.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.mouseDClick(dialog.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert match_of(window).players[0].name == "Player 7"


def test_a_listed_game_is_put_aside_and_back(home: Path, open_window: Open, qtbot: QtBot) -> None:
    paths = put_several(home, 3)
    window = open_window()
    dialog = open_list(window, qtbot)
    qtbot.mouseClick(dialog.aside, Qt.MouseButton.LeftButton)
    assert rows(dialog) == ["Player 1", "Player 2"]
    aside = paths[0].parent / PUT_ASIDE / paths[0].name
    assert aside.is_file()
    assert str(aside) in dialog.words.text()
    assert "Player 1" in words(window), "the start page offers the next"
    qtbot.keyClick(dialog.list, Qt.Key.Key_Down)
    qtbot.keyClick(dialog.list, Qt.Key.Key_Delete)
    assert rows(dialog) == ["Player 1"]
    qtbot.mouseClick(find_button(dialog, "Undo"), Qt.MouseButton.LeftButton)
    assert rows(dialog) == ["Player 1", "Player 2"]
    assert paths[2].is_file()
    assert not dialog.undo.isVisible()
    assert dialog.focusWidget() is dialog.list
    dialog.close()


def test_a_game_that_cannot_be_put_back_can_be_put_back_later(
    home: Path, open_window: Open, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    def refuse(path: Path) -> Path:
        raise PermissionError(13, "Permission denied")

    put_several(home, 2)
    window = open_window()
    dialog = open_list(window, qtbot)
    dialog.aside.click()
    with monkeypatch.context() as context:
        context.setattr(games_folder, "put_back", refuse)
        dialog.undo.click()
        box = find(window, QMessageBox)
        assert box.text() == "The game could not be put back: Permission denied."
        box.close()
    assert rows(dialog) == ["Player 1"]
    qtbot.mouseClick(find_button(dialog, "Undo"), Qt.MouseButton.LeftButton)
    assert rows(dialog) == ["Player 0", "Player 1"]
    dialog.close()


def test_the_list_works_with_a_screen_reader(home: Path, open_window: Open, qtbot: QtBot) -> None:
    put_several(home, 2)
    dialog = open_list(open_window(), qtbot)
    spoken = dialog.rows.data(dialog.rows.index(1, 0), Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.startswith("Mansindam: Player 1 against Ben, 1 move played, last played 20")
    assert dialog.list.accessibleName()
    dialog.close()


def test_a_game_open_in_another_window_is_not_listed(home: Path, open_window: Open, qtbot: QtBot) -> None:
    paths = put_several(home, 3)
    lock = games_folder.lock_of(paths[0])
    assert lock.tryLock(0)
    window = open_window()
    qtbot.waitUntil(lambda: "Player 1" in words(window))
    dialog = open_list(window, qtbot)
    assert rows(dialog) == ["Player 1", "Player 2"]
    late = games_folder.lock_of(paths[1])
    assert late.tryLock(0)
    qtbot.mouseClick(dialog.aside, Qt.MouseButton.LeftButton)
    box = find(window, QMessageBox)
    assert box.text() == "The game could not be put aside: it is being played in another window."
    box.close()
    qtbot.mouseClick(dialog.go_on, Qt.MouseButton.LeftButton)
    assert any("another window" in box.text() for box in window.findChildren(QMessageBox) if box.isVisible())
    assert rows(dialog) == ["Player 2"]
    assert window.pages.match is None
    for each in (lock, late):
        each.unlock()


def test_hundreds_of_games_are_listed_incrementally(home: Path, open_window: Open, qtbot: QtBot) -> None:
    put_several(home, 400)
    window = open_window()
    qtbot.waitUntil(lambda: "Player 0" in words(window))
    dialog = open_list(window, qtbot)
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: len(rows(dialog)) == 400)
    assert dialog.list.currentIndex().row() == 1, "it stays where it was"
    assert card_of(window).all.text() == "Unfinished games (400)…"
    dialog.close()


@pytest.mark.usefixtures("impatient")
def test_a_slow_disk_does_not_block_the_start_page(
    home: Path, open_window: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_several(home, 2)
    go_on = threading.Event()
    real = games_folder.newest_files

    def slow() -> list[Path]:
        assert go_on.wait(60), "the window waits for it"
        return real()

    monkeypatch.setattr(games_folder, "newest_files", slow)
    window = open_window()
    assert words(window) == ""
    go_on.set()
    qtbot.waitUntil(lambda: "Player 0" in words(window))


@pytest.fixture
def slow(impatient: None, monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """An event that the loading of games' files waits for."""
    answer = threading.Event()
    real = saved_game.load

    def load(path: Path) -> bytes:
        assert answer.wait(60), "the window waits for it"
        return real(path)

    monkeypatch.setattr(saved_game, "load", load)
    return answer


def test_a_game_on_a_slow_disk_is_offered_and_continued_once_read(
    home: Path, open_window: Open, qtbot: QtBot, slow: threading.Event
) -> None:
    put(home, "game.pgn", game_text())
    window = open_window()
    qtbot.waitUntil(lambda: words(window) == "Mansindam: Ann against Ben, 1 move played")
    qtbot.mouseClick(window.pages.start_page.continue_card, Qt.MouseButton.LeftButton)
    assert window.pages.match is None
    qtbot.waitUntil(lambda: any(bar.isVisible() for bar in window.findChildren(WaitingBar)))
    slow.set()
    qtbot.waitUntil(lambda: window.pages.match is not None)
    assert not any(bar.isVisible() for bar in window.findChildren(WaitingBar))


@pytest.mark.parametrize("by", ["button", "another game", "closing the list"])
def test_doing_something_else_cancels_continuing(
    home: Path, open_window: Open, qtbot: QtBot, slow: threading.Event, by: str
) -> None:
    put_several(home, 2)
    window = open_window()
    dialog = open_list(window, qtbot)
    qtbot.mouseClick(dialog.go_on, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: any(bar.isVisible() for bar in dialog.findChildren(WaitingBar)))
    if by == "button":
        qtbot.mouseClick(find_button(find(dialog, WaitingBar), "Cancel"), Qt.MouseButton.LeftButton)
        assert dialog.isVisible()
    dialog.close()
    if by == "another game":
        window.pages.open(MatchRequest(match_settings("mansindam")))
    match = window.pages.match
    slow.set()
    qtbot.wait(100)
    assert window.pages.match is match


def test_continuing_a_large_game_does_not_block_the_window(home: Path, open_window: Open, qtbot: QtBot) -> None:
    file = put(home, "large.pgn", long_game(3000, comment="c" * 100_000, Result="*"))
    window = open_window()
    qtbot.waitUntil(lambda: words(window).startswith("Palace Shogi: Ann against Ben, 1500 moves"))
    before = time.thread_time()
    qtbot.mouseClick(window.pages.start_page.continue_card, Qt.MouseButton.LeftButton)
    assert time.thread_time() - before < scaled(0.4)
    assert window.pages.match is None
    qtbot.waitUntil(lambda: window.pages.match is not None)
    assert len(match_of(window).live.line()) == 3001
    assert path_of(match_of(window)) == file


def test_a_large_file_without_a_game_is_refused_with_a_sentence(home: Path, open_window: Open, qtbot: QtBot) -> None:
    put(home, "large.pgn", game_text("{" + "c" * 200_000 + "} 1. e4 nonsense"))
    window = open_window()
    qtbot.waitUntil(lambda: words(window) != "")
    qtbot.mouseClick(window.pages.start_page.continue_card, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.findChild(QMessageBox) is not None)
    box = find(window, QMessageBox)
    assert box.text().startswith("large.pgn contains no readable game. ")
    box.close()


def test_no_game_replaces_another_when_it_is_put_aside(home: Path) -> None:
    moved = []
    for text in ("one", "two", "three"):
        moved.append(games_folder.put_aside(put(home, "game.pgn", text)))
    assert [path.name for path in moved] == ["game.pgn", "game (2).pgn", "game (3).pgn"]
    assert [path.read_text() for path in moved] == ["one", "two", "three"]
    put(home, "game.pgn", "four")
    assert games_folder.put_back(moved[0]).name == "game (2).pgn"


@pytest.mark.parametrize("name", GAMES)
def test_moves_are_counted_like_in_the_game(home: Path, name: str) -> None:
    game = Game(GAMES[name])
    for ply, text in enumerate(WHOLE_GAMES[name].split()):
        texts = {notation.text(game.position, move): move for move in game.legal_moves()}
        move = texts.get(text) or texts[text.rstrip("+")]
        before = game.node
        others = [other for other in texts.values() if other != move]
        node = game.play(move)
        node.comment = "5. Nf3 (d4 ; d5"
        node.clocks = (61.0, 59.5)
        if ply > 3 and others:
            game.go_to(before)
            game.play(others[0]).comment = "a (variation) {1. e4"
            game.go_to(node)
        if node.outcome.over:
            break
        found = games_folder.unfinished_game(put(home, "game.pgn", pgn_writer.write_game(game)))
        played = [node for node in game.main_line()[1:] if not node.move & SETUP]
        assert found is not None
        assert found.moves == (len(played) + 1) // 2
        assert found.title == GAMES[name].title


@pytest.mark.parametrize(
    "text",
    ["[" * 1_000_000, '[White "' + "\\" * 1_000_000, "(" * 1_000_000, "{" * 1_000_000, "<" * 1_000_000, "1." * 500_000],
    ids=["tags", "backslashes", "variations", "comments", "reserved", "numbers"],
)
def test_scanning_a_file_takes_linear_time(home: Path, text: str) -> None:
    for tags in ("", game_text("")):
        file = put(home, "game.pgn", tags + text)
        before = time.process_time()
        games_folder.unfinished_game(file)
        assert time.process_time() - before < scaled(2)


def test_long_names_are_shortened(home: Path) -> None:
    found = games_folder.unfinished_game(put(home, "game.pgn", game_text(first="n" * 100_000)))
    assert found is not None
    assert len(found.words) < 200


def test_an_impossible_date_is_not_shown() -> None:
    assert time_text(1e18) == ""
    assert time_text(0)[:2] in ("19", "20")


def test_results_are_delivered_once_and_never_to_deleted_receivers(window: MainWindow, qtbot: QtBot) -> None:
    got: list[object] = []
    task = Task(window, lambda: 5, got.append, got.append)
    assert task.wait(60)
    qtbot.wait(10)
    assert got == [5]

    def fail() -> None:
        raise OSError(5, "Input/output error")

    assert Task(window, fail, got.append, lambda error: got.append(error.strerror)).wait(60)
    assert got == [5, "Input/output error"]
    with pytest.raises(ZeroDivisionError):
        Task(window, lambda: 1 // 0, got.append, got.append).wait(60)


@pytest.mark.logs("on purpose")
def test_the_crash_log_accepts_any_text_and_a_few_entries(home: Path) -> None:
    said: list[str] = []
    hook = CrashLog(said.append)
    for number in range(MAX_REPORTS + 10):
        error = RuntimeError(f"{number} on purpose, \udcff\ud800")
        hook(type(error), error, None)
    assert len(said) == 1
    text = (home / "data" / "errors.txt").read_text("utf-8")
    assert text.count("on purpose") == MAX_REPORTS
    assert "\\udcff" in text


@pytest.mark.skipif(os.name != "posix", reason="these things are there on Unix")
@pytest.mark.logs("on purpose")
@pytest.mark.parametrize("kind", ["pipe", "folder", "no folder", "large"])
def test_any_file_in_place_of_the_crash_log_is_harmless(home: Path, kind: str) -> None:
    file = home / "data" / "errors.txt"
    if kind != "no folder":
        file.parent.mkdir()
    if kind == "pipe":
        os.mkfifo(file)
    elif kind == "folder":
        file.mkdir()
    elif kind == "large":
        file.write_bytes(bytes(2_000_000))
    else:
        file.parent.write_text("")
    said: list[str] = []
    error = RuntimeError("on purpose")
    CrashLog(said.append)(type(error), error, None)
    assert len(said) == 1
    if kind == "large":
        assert file.stat().st_size < 1000


def test_a_game_in_progress_is_found_after_leaving_it(window: MainWindow, hand: Hand) -> None:
    window.pages.open(MatchRequest(match_settings("mansindam")))
    hand.play("e3e4")
    window.pages.show_start_page()
    assert "1 move played" in words(window)
