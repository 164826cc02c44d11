"""A game is playtested in the background: started, paused, continued after a restart, shown, and saved."""

from __future__ import annotations

import errno
import os
import re
import shutil
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from driving import Hand, added
from known_games import SHORT_GAME
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from surajang.engine import lock
from surajang.engine.own_process import BUSY, own_environment
from surajang.engine.playtest import GAMES, REPORT
from surajang.engine.playtest.job import games_of
from surajang.engine.playtest.report import Report
from surajang.gui.app.main_window import MainWindow
from surajang.gui.app.start_cards import OwnCard
from surajang.gui.desk.file_dialogs import FileQuestions
from surajang.gui.desk.navigator import PlaytestRequest, RemoveGameRequest, RulesRequest, StartPageRequest
from surajang.gui.desk.report_view import PictureView, TableView
from surajang.gui.engines import own_work
from surajang.gui.engines.programs import Program
from surajang.gui.kit.label import Label
from surajang.gui.playtest.playtest_page import PlaytestPage
from surajang.gui.playtest.playtests import Playtests
from surajang.gui.storage.playtest_files import latest_nodes, playtest_folder, playtests_folder, report_in
from surajang.rules import catalogue, pgn

JOB = """
import sys
from surajang.engine.playtest import command, job
job.Pool = None
played = []

class Here:
    def __init__(self, name, variant, count):
        from surajang.engine.playtest.worker import _Worker
        self.do, self.tasks = _Worker(variant).do, []
    idle = property(lambda self: not self.tasks)
    busy = property(lambda self: bool(self.tasks))
    def give(self, task):
        self.tasks.append({**task, "nodes": 0})
    def take(self):
        if len(played) == 3 and MAX_GAMES == 3:
            import time
            time.sleep(0.05)
            return None
        played.append(1)
        task = self.tasks.pop()
        return {**self.do(task), "task": task["task"]}
    def close(self):
        pass

job.Pool = Here
job.MIN_PAUSE = 0.0
command.PAUSE = 0.0
MAX_GAMES = int(sys.argv.pop(1))
sys.exit(command.main(sys.argv[2:]))
"""
"""Plays random games, whatever the nodes; with the argument 3 it hangs after three."""


@pytest.fixture
def game(window: MainWindow) -> str:
    """The name of an own game."""
    (variant,) = added(window.pages.own_games, SHORT_GAME)
    return str(variant.name)


def run_with(monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    """Let playtests play random games, at most `most` of them."""
    program = Program((sys.executable, "-c", JOB, str(most)), own_environment())
    monkeypatch.setattr(own_work, "own_program", lambda: program)


def shown(window: MainWindow, game: str) -> PlaytestPage:
    """The page of a game's playtests."""
    window.pages.open(PlaytestRequest(game))
    assert isinstance(window.page, PlaytestPage)
    window.page.count.buttons["100"].setChecked(True)
    return window.page


def playtests(window: MainWindow) -> Playtests:
    return window.pages.engine_pages.playtests


def report_on(page: PlaytestPage) -> Report | None:
    return report_in(playtest_folder(page.games.currentData(), page.strength))


@pytest.fixture
def known(window: MainWindow, game: str, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> PlaytestPage:
    """The page of a playtest that was paused after three games."""
    run_with(monkeypatch, 3)
    page = shown(window, game)
    page.nodes.choose("200")
    page.begin_button.click()
    assert page.progress.text() == "Starting…"
    qtbot.waitUntil(lambda: page.progress.text().startswith("3 of 100 games played."))
    qtbot.waitUntil(lambda: page.view.sections != [])
    page.pause.click()
    qtbot.waitUntil(lambda: page.begin_button.isVisible() and page.progress.text() == "3 of 100 games played.")
    return page


def test_every_entry_opens_the_page(window: MainWindow, hand: Hand, game: str) -> None:
    window.actions_by_name["playtest"].trigger()
    assert isinstance(window.page, PlaytestPage)
    pages = window.pages
    pages.open(StartPageRequest())
    (card,) = pages.start_page.findChildren(OwnCard)
    next(action for action in card.more.menu().actions() if action.text() == "Playtest…").trigger()
    assert window.page.game_name == game
    pages.open(StartPageRequest())
    pages.open(RulesRequest("mansindam"))
    window.rules_window.playtest_button.click()
    assert isinstance(window.page, PlaytestPage)
    assert window.page.game_name == "mansindam"


def test_intermediate_results_are_shown_and_saved(known, window, open_window, monkeypatch, qtbot, game):
    assert known.begin_button.text() == "Continue"
    assert known.begin_button.hasFocus(), "and not the button to discard"
    assert known.progress.text() == "3 of 100 games played."
    titles = [view.shape[0] for view in known.view.sections]
    assert titles[:3] == ["findings", "results", "length"]
    window.close()
    run_with(monkeypatch, 100)
    other = open_window()
    added(other.pages.own_games, SHORT_GAME)
    page = shown(other, game)
    assert page.strength == 1000
    qtbot.waitUntil(lambda: page.view.sections != [])
    assert page.strength == 200
    told: list[str] = []
    other.pages.message.connect(told.append)
    page.begin_button.click()
    other.pages.open(StartPageRequest())
    qtbot.waitUntil(lambda: bool(told))
    assert told == ["The playtest of Small has ended."]
    page = shown(other, game)
    other.pages.engine_pages.playtests.ended.emit(game)
    assert len(told) == 1, "its own page shows that"
    qtbot.waitUntil(lambda: page.progress.text() == "100 of 100 games played.")
    assert not page.begin_button.isEnabled()
    page.count.choose("400")
    assert page.begin_button.isEnabled(), "more games"


def test_the_choices_are_kept_when_the_page_is_left(known, window, qtbot, game):
    known.count.choose("400")
    window.pages.open(StartPageRequest())
    window.pages.open(PlaytestRequest(game))
    page = window.page
    assert page.count.value == "400"
    qtbot.waitUntil(lambda: page.view.sections != [])
    assert (page.strength, page.count.value) == (200, "400"), "rather than the number played last"
    page.nodes.choose("5000")
    page.count.choose("1600")
    window.pages.remake()
    page = window.page
    assert (page.strength, page.count.value) == (5000, "1600")
    page.nodes.choose("200")
    qtbot.waitUntil(lambda: page.view.sections != [])
    assert page.count.value == "100"


def test_tables_and_plots_have_names_and_texts(known):
    tables, plots = known.view.findChildren(TableView), known.view.findChildren(PictureView)
    assert len(tables) >= 4
    assert len(plots) >= 3
    assert all(table.accessibleName() and table.rowCount() for table in tables)
    for picture in plots:
        assert picture.plot.accessibleName()
        assert picture.text.text()
    texts = [picture.text.text() for picture in plots if "most often to" in picture.text.text()]
    assert texts
    assert not [text for text in texts if re.search(r"\d \d+%", text)], "no line ends between a square and its share"
    assert not known.grab().isNull()


def test_the_latest_playtest_is_found_among_other_folders(home: Path):
    for number, name in enumerate(("200", "5000", "1000", "²", "notes", "20000")):
        folder = playtests_folder("mansindam") / name
        folder.mkdir(parents=True)
        if name != "1000":  # begun, without a report yet
            (folder / REPORT).write_text("")
            os.utime(folder / REPORT, (number, number))
    os.utime(playtest_folder("mansindam", 5000) / REPORT, (9, 9))
    assert latest_nodes("mansindam") == 5000
    assert latest_nodes("palaceshogi") == 0


def test_other_games_show_the_running_playtest(known, window, monkeypatch, qtbot):
    known.begin_button.click()
    known.nodes.choose("5000")
    assert "Small is being playtested now." in known.progress.text()
    assert not known.begin_button.isEnabled()
    assert known.view.sections == []
    known.nodes.choose("200")
    assert known.pause.isVisible()
    qtbot.waitUntil(lambda: known.view.sections != [])
    playtests(window).close()


def test_a_playtest_is_discarded(known, monkeypatch, qtbot):
    folder = playtest_folder(known.games.currentData(), known.strength)
    assert (folder / GAMES).exists()
    monkeypatch.setattr(FileQuestions, "choose", lambda *_: "")
    known.discard.click()
    assert known.view.sections != []
    monkeypatch.setattr(FileQuestions, "choose", lambda self, text, more, choices: choices[0])
    known.discard.click()
    qtbot.waitUntil(lambda: not folder.exists() and known.view.sections == [])
    assert known.begin_button.text() == "Start"


def test_a_folder_that_cannot_be_removed_is_reported(known, window, monkeypatch, qtbot):
    monkeypatch.setattr(FileQuestions, "choose", lambda self, text, more, choices: choices[0])
    monkeypatch.setattr(shutil, "rmtree", lambda *args, **options: None)

    def refuse(self: Path, missing_ok: bool = False) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "unlink", refuse)
    with qtbot.waitSignal(window.pages.message) as told:
        known.discard.click()
    assert told.args == ["Small cannot be playtested: Permission denied."]
    qtbot.waitUntil(lambda: known.view.sections != [])


def test_a_playtest_of_another_window_is_left_alone(known, window, monkeypatch, qtbot):
    monkeypatch.setattr(lock, "PATIENCE", 0.0)
    monkeypatch.setattr(FileQuestions, "choose", lambda self, text, more, choices: choices[0])
    folder = playtest_folder(known.games.currentData(), known.strength)
    other = lock.FileLock(folder / GAMES)
    qtbot.waitUntil(other.take)
    sentences = ["Small cannot be playtested: another window or program is working on it."]
    with qtbot.waitSignal(window.pages.message) as told:
        known.discard.click()
    assert told.args == sentences
    assert (folder / GAMES).exists()
    qtbot.waitUntil(lambda: known.view.sections != [])
    program = Program((sys.executable, "-c", f"exit({BUSY})"), own_environment())
    monkeypatch.setattr(own_work, "own_program", lambda: program)
    with qtbot.waitSignal(window.pages.message) as told:
        known.begin_button.click()
    assert told.args == sentences
    other.release()


def test_a_disk_that_refuses_the_games_is_named(window, game, qtbot):
    page = shown(window, game)
    (playtest_folder(game, page.strength) / GAMES).mkdir(parents=True)
    with qtbot.waitSignal(window.pages.message) as told:
        page.begin_button.click()
    assert told.args == ["Small cannot be playtested: It is a folder."]


def test_removing_a_game_ends_its_playtest(known, window, monkeypatch, qtbot):
    name = known.games.currentData()
    known.begin_button.click()
    qtbot.waitUntil(lambda: playtests(window).progress is not None)
    monkeypatch.setattr(FileQuestions, "choose", lambda self, text, more, choices: choices[0])
    window.pages.open(RemoveGameRequest(name))
    assert playtests(window).game == ""
    assert window.pages.own_games.finish()
    assert not playtest_folder(name, known.strength).parent.exists()


def test_removing_a_game_removes_its_playtests(known, window, qtbot):
    name = known.games.currentData()
    window.pages.own_games.remove(name)
    assert window.pages.own_games.finish()
    assert not playtest_folder(name, known.strength).parent.exists()


def test_the_report_is_saved(known, window, tmp_path: Path, monkeypatch, qtbot):
    def where(self: FileQuestions, title: str, stem: str, suffix: str, kinds: str) -> Path:
        assert "Small" in stem
        return tmp_path / f"saved{suffix}"

    monkeypatch.setattr(FileQuestions, "where", where)
    result = known.exporter.result
    for button, suffix in ((known.save_report, ".html"), (known.save_tables, ".csv"), (known.save_games, ".pgn")):
        button.click()
        qtbot.waitUntil(lambda suffix=suffix: f"saved{suffix}" in result.text())
        assert result.isVisible()
    assert "Small" in "".join(ElementTree.fromstring((tmp_path / "saved.html").read_text("utf-8")).itertext())
    assert (tmp_path / "saved.csv").read_text("utf-8").startswith("table,item,quantity")
    games = list(pgn.read_games((tmp_path / "saved.pgn").read_text("utf-8")))
    variant = catalogue.named(known.games.currentData())
    known.games.setCurrentIndex(0)
    assert not result.isVisible(), "otherwise it would seem to be about this game"
    assert len(games) == len(games_of(playtest_folder(variant.name, known.strength), variant, 100)) == 3
    assert games[0].variant == variant


def test_the_report_is_in_the_language_of_the_window(known, window, qtbot):
    window.settings["language"] = "de"
    try:
        page = window.page
        assert isinstance(page, PlaytestPage)
        assert page is not known
        qtbot.waitUntil(lambda: page.begin_button.text() == "Fortsetzen")
        texts = [label.text() for label in page.view.findChildren(Label)]
        assert "Was auffällt" in texts
    finally:
        window.settings["language"] = "en"


def test_a_damaged_file_is_reported_and_can_be_discarded(known, window, qtbot):
    folder = playtest_folder(known.games.currentData(), known.strength)
    content = bytearray((folder / GAMES).read_bytes())
    content[30] ^= 4
    (folder / GAMES).write_bytes(content)
    with qtbot.waitSignal(window.pages.message) as told:
        known.begin_button.click()
    assert told.args == [
        "The playtest of Small cannot be continued: its file is damaged. Discard it to start over."
    ]  # fmt: skip
    (folder / REPORT).write_text("[]")
    assert report_on(known) is None


def test_a_playtest_ends_with_the_window(known, window, qtbot):
    known.begin_button.click()
    qtbot.waitUntil(lambda: playtests(window).progress is not None)
    window.close()
    assert playtests(window).game == ""


def test_a_program_that_does_not_start_is_reported(window, game, monkeypatch, qtbot):
    monkeypatch.setattr(own_work, "own_program", lambda: Program(("/nowhere/engine",), {}))
    page = shown(window, game)
    with qtbot.waitSignal(window.pages.message) as told:
        page.begin_button.click()
    assert told.args == ["Small cannot be playtested."]
    assert page.findChildren(QPushButton)
