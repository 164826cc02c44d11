"""Engine matches in the real window: started, watched, paused, continued after a restart."""

import errno
import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from builds import module_file
from driving import Hand, fake_engine, find
from PySide6.QtCore import QLockFile, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from surajang.gui.app.main_window import MainWindow
from surajang.gui.desk.navigator import MatchesRequest
from surajang.gui.kit.scrolling import ScrollArea
from surajang.gui.matches import engine_match, matches_text
from surajang.gui.matches.engine_match import EngineMatch
from surajang.gui.matches.engine_players import Opening
from surajang.gui.matches.match_dialog import NewMatchDialog
from surajang.gui.matches.match_record import (
    CLOCK,
    FILE,
    LEVEL,
    LISTED,
    NODES,
    OWN,
    START,
    Contender,
    Pace,
    Plan,
    Record,
    open_record,
)
from surajang.gui.matches.match_tables import MOVES, NUMBER, RESULT, GamesModel, GamesView
from surajang.gui.matches.matches_page import MatchesPage
from surajang.gui.matches.scores import Score, Trial
from surajang.gui.shell import languages
from surajang.gui.storage import folders
from surajang.gui.study.study_page import StudyPage
from surajang.rules import pgn, pgn_writer
from surajang.rules.game import Game
from surajang.rules.games import GAMES


@pytest.fixture
def engines(window: MainWindow) -> tuple[Contender, Contender]:
    """Two engines of the list."""
    made = [window.pages.engines.add(name, fake_engine("--name", name)) for name in ("Ann", "Bee")]
    first, second = (Contender(LISTED, engine.name, key=engine.key) for engine in made)
    return first, second


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot) -> MatchesPage:
    window.actions_by_name["series"].trigger()
    assert isinstance(window.page, MatchesPage)
    shown = window.page
    qtbot.waitUntil(lambda: shown.choice.count() > 0)
    return shown


def a_plan(sides: tuple[Contender, Contender], games: int = 4, **others: object) -> Plan:
    return Plan("mansindam", *sides, Pace(NODES, 1), games, limit=6, **others)  # type: ignore[arg-type]


def run_of(window: MainWindow) -> EngineMatch:
    run = window.pages.engine_pages.matches.run
    assert run is not None
    return run


def begin(window: MainWindow, plan: Plan, qtbot: QtBot) -> EngineMatch:
    window.pages.engine_pages.matches.begin(plan)
    qtbot.waitUntil(lambda: window.pages.engine_pages.matches.run is not None and run_of(window).plan == plan)
    return run_of(window)


def test_a_match_is_set_up_and_played(
    window: MainWindow, page: MatchesPage, engines: tuple[Contender, Contender], qtbot: QtBot
) -> None:
    assert page.choice.currentText() == matches_text.NONE_YET()
    QTest.mouseClick(page.new, Qt.MouseButton.LeftButton)
    dialog = find(window, NewMatchDialog)
    dialog.game.setCurrentIndex(dialog.game.findData("mansindam"))
    for side, contender in zip(dialog.sides, engines, strict=True):
        side.setCurrentIndex(side.findText(contender.name))
    dialog.pace.choose(NODES)
    dialog.nodes.setValue(1)
    assert dialog.second_pace.isHidden()
    dialog.same_pace.click()
    assert not dialog.second_pace.isHidden()
    dialog.second_pace.choose(NODES)
    dialog.second_nodes.setValue(2)
    dialog.balanced.setChecked(False)
    dialog.games.setValue(5)
    dialog.limit.setValue(3)
    dialog.at_once.setValue(2)
    dialog.accept()
    qtbot.waitUntil(lambda: page.progress.text() == "All games played: 6 of 6 games")
    cells = [[item.text() for column in range(4) if (item := page.table.item(row, column))] for row in (0, 1)]
    assert [row[0] for row in cells] == ["Ann", "Bee"]
    assert sum(map(int, cells[0][1:])) == 6
    assert page.games.model().rowCount() == 6
    window.resize(1024, 700)
    bar = find(page, ScrollArea).verticalScrollBar()
    qtbot.waitUntil(lambda: window.height() == 700 and bar.maximum() == 0)  # only the list may scroll
    qtbot.waitUntil(lambda: not page.go_on.isEnabled())
    assert page.trouble.isHidden()
    file = run_of(window).record.games_file
    assert len(list(pgn.read_games(file.read_text("utf-8")))) == 6
    again = NewMatchDialog(window.settings, window)
    assert [side.currentText() for side in again.sides] == ["Ann", "Bee"]
    assert (again.nodes.value(), again.games.value(), again.pace.value) == (1, 5, NODES)
    assert (again.same_pace.isChecked(), again.second_nodes.value(), again.balanced.isChecked()) == (False, 2, False)
    again.deleteLater()
    assert run_of(window).plan.thinking == (Pace(NODES, 1).thinking(), Pace(NODES, 2).thinking())


@pytest.mark.parametrize("language", ["en", "de", "ko"])
def test_the_sides_are_remembered_in_every_language(window: MainWindow, language: str) -> None:
    languages.install(language)
    try:
        for chosen in ([0, 5], [3, 0]):
            dialog = NewMatchDialog(window.settings, window)
            for side, number in zip(dialog.sides, chosen, strict=True):
                side.setCurrentIndex(number)
            dialog.accept()
            again = NewMatchDialog(window.settings, window)
            assert [side.currentIndex() for side in again.sides] == chosen
    finally:
        languages.install("en")


def test_headings_of_the_games_are_not_cut(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """In some languages they are longer than the text below."""
    headings = ("A number of a game", "", "", "Its result", "", "Its moves")
    monkeypatch.setattr(matches_text, "GAME_HEADINGS", [partial(str, heading) for heading in headings])
    view = GamesView()
    qtbot.addWidget(view)
    sides = (Contender(OWN, "Ann"), Contender(OWN, "Bee"))
    view.show_games(GamesModel(a_plan(sides), [], view))
    header = view.horizontalHeader()
    for column in (NUMBER, RESULT, MOVES):
        assert header.sectionSize(column) >= header.sectionSizeHint(column)


def test_a_game_of_a_match_is_studied(
    window: MainWindow, page: MatchesPage, engines: tuple[Contender, Contender], qtbot: QtBot
) -> None:
    run = begin(window, a_plan(engines, 2), qtbot)
    qtbot.waitUntil(lambda: not run.running and page.games.model().rowCount() == 2)
    page.games.setCurrentIndex(page.games.model().index(1, 0))
    qtbot.waitUntil(page.study.isEnabled)
    studied = page.games.current
    QTest.keyClick(page.games, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: isinstance(window.page, StudyPage))
    window.pages.open(MatchesRequest())
    again = window.page
    assert isinstance(again, MatchesPage)
    assert again.games.current == studied, "one goes on from there"
    assert again.games.hasFocus()
    run.results.clear()  # as when another window has left a damaged game out
    window.pages.open(MatchesRequest())
    assert isinstance(window.page, MatchesPage)
    assert window.page.games.current is None


def test_a_paused_match_continues_after_a_restart(
    window: MainWindow, page: MatchesPage, engines: tuple[Contender, Contender], qtbot: QtBot
) -> None:
    run = begin(window, a_plan(engines, 2000), qtbot)  # a hundred a second
    qtbot.waitUntil(lambda: len(run.results) >= 3)
    qtbot.waitUntil(lambda: bool(page.boards))
    QTest.mouseClick(page.go_on, Qt.MouseButton.LeftButton)
    assert page.progress.text() == matches_text.STOPPING()
    qtbot.waitUntil(lambda: not run.running)
    qtbot.waitUntil(lambda: page.progress.text().startswith("Paused: "))
    before = len(run.results)
    assert 3 <= before < 2000
    window.pages.engine_pages.matches.close()
    del window.pages.engine_pages.__dict__["matches"]  # like another start of the program
    window.pages.open(MatchesRequest())
    again = window.page
    assert isinstance(again, MatchesPage)
    qtbot.waitUntil(lambda: window.pages.engine_pages.matches.run is not None)
    other = run_of(window)
    assert len(other.results) == before
    qtbot.waitUntil(lambda: again.progress.text() == f"Paused: {before} of 2000 games")
    QTest.mouseClick(again.go_on, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(other.results) > before + 1)
    numbers = [result.number for result in other.results]
    assert len(set(numbers)) == len(numbers)
    other.pause()
    qtbot.waitUntil(lambda: not other.running)


@pytest.mark.parametrize("stop", [EngineMatch.pause, EngineMatch.close])
def test_a_match_can_be_stopped_while_it_starts(
    window: MainWindow, page: MatchesPage, engines: tuple[Contender, Contender], qtbot: QtBot,
    stop: Callable[[EngineMatch], None],
) -> None:  # fmt: skip
    record = Record(folders.data_folder() / "series" / "2026-01-01 00.00.00.000000", a_plan(engines, 200))
    record.create()
    window.pages.engine_pages.matches.open(record)
    qtbot.waitUntil(lambda: page.progress.text() == "Paused: 0 of 200 games")
    run = run_of(window)
    run.start()
    stop(run)
    if stop is EngineMatch.pause:
        assert page.progress.text() == matches_text.STOPPING()
        assert not page.go_on.isEnabled()
    qtbot.waitUntil(lambda: not run.running)
    assert run.results == []


def test_a_match_that_starts_while_another_is_read_goes_on(
    window: MainWindow, page: MatchesPage, engines: tuple[Contender, Contender], qtbot: QtBot
) -> None:
    store = window.pages.engine_pages.matches
    records = [Record(folders.data_folder() / "series" / name, a_plan(engines, 200)) for name in ("one", "two")]
    for record in records:
        record.create()
    store.open(records[0])
    qtbot.waitUntil(lambda: page.progress.text() == "Paused: 0 of 200 games")
    run = run_of(window)
    with qtbot.waitSignal(store.failed) as failed:
        store.open(records[1])
        run.start()
    assert failed.args is not None
    assert failed.args[0].endswith("is running. Pause it first.")
    qtbot.waitUntil(lambda: len(run.results) > 0)
    assert run_of(window) is run
    run.pause()
    qtbot.waitUntil(lambda: not run.running)


def test_a_match_continues_on_other_pages_and_ends_with_the_window(
    window: MainWindow, page: MatchesPage, engines: tuple[Contender, Contender], qtbot: QtBot, hand: Hand
) -> None:
    run = begin(window, a_plan(engines, 200), qtbot)
    qtbot.waitUntil(lambda: len(run.results) >= 1)
    window.pages.show_start_page()
    count = len(run.results)
    qtbot.waitUntil(lambda: len(run.results) > count)
    window.pages.open(MatchesRequest())
    assert isinstance(window.page, MatchesPage)
    shown = window.page
    qtbot.waitUntil(lambda: shown.progress.text().startswith("Being played: "))
    window.close()
    qtbot.waitUntil(lambda: not run.running)


def test_two_windows_do_not_play_the_same_match(
    window: MainWindow, page: MatchesPage, engines: tuple[Contender, Contender], qtbot: QtBot
) -> None:
    run = begin(window, a_plan(engines, 100), qtbot)
    qtbot.waitUntil(lambda: len(run.results) >= 1)
    other = EngineMatch(open_record(run.folder), [], window.pages.engines, window)
    with qtbot.waitSignal(other.changed):
        other.start()
    qtbot.waitUntil(lambda: other.trouble == matches_text.BUSY())
    assert not other.running
    window.pages.engine_pages.matches.open(other.record)
    assert window.pages.engine_pages.matches.run is run, "what is played stays"
    run.pause()
    qtbot.waitUntil(lambda: not run.running)
    other.start()
    qtbot.waitUntil(lambda: len(other.results) > len(run.results))
    other.close()


def test_a_match_of_another_window_is_not_removed(
    window: MainWindow, page: MatchesPage, engines: tuple[Contender, Contender], qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    run = begin(window, a_plan(engines, 2), qtbot)
    qtbot.waitUntil(lambda: not run.running and page.remove.isEnabled())
    monkeypatch.setattr("surajang.gui.matches.engine_match._to_trash", lambda _: pytest.fail("it is played"))
    lock = QLockFile(str(run.folder / engine_match.LOCK))
    assert lock.tryLock(0)
    with qtbot.waitSignal(window.pages.engine_pages.matches.failed) as said:
        QTest.mouseClick(page.remove, Qt.MouseButton.LeftButton)
    assert said.args == [matches_text.BUSY()]
    lock.unlock()


def test_an_unreadable_match_stays_free_for_another_window(
    window: MainWindow, page: MatchesPage, engines: tuple[Contender, Contender], qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    run = begin(window, a_plan(engines, 100), qtbot)
    run.pause()
    qtbot.waitUntil(lambda: not run.running)

    def failing(_: Record) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    with monkeypatch.context() as patch:
        patch.setattr(Record, "results", failing)
        run.start()
        qtbot.waitUntil(lambda: run.trouble == matches_text.NOT_READ(why=os.strerror(errno.EIO)))
    assert not (run.folder / engine_match.LOCK).exists()
    run.start()
    qtbot.waitUntil((run.folder / engine_match.LOCK).exists)
    assert not run.trouble
    run.close()


def test_a_match_is_running_until_its_lock_is_released(
    window: MainWindow, page: MatchesPage, engines: tuple[Contender, Contender], qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr(engine_match, "LOOK_MS", 1_000_000)
    run = begin(window, a_plan(engines, 2), qtbot)
    qtbot.waitUntil(lambda: run._runner is not None and not run._runner.running)  # noqa: SLF001  # a state that lasts a moment
    assert run.running, "its lock is held until it is looked at"
    run._look.start(0)  # noqa: SLF001  # as after a while
    qtbot.waitUntil(lambda: not run.running)
    assert QLockFile(str(run.folder / engine_match.LOCK)).tryLock(0)


def test_a_missing_engine_is_reported(window: MainWindow, page: MatchesPage, qtbot: QtBot) -> None:
    run = begin(window, a_plan((Contender(OWN, "Own"), Contender(LISTED, "Deep", key="gone"))), qtbot)
    qtbot.waitUntil(lambda: page.trouble.text() == "Deep is no longer in the list of engines.")
    assert not run.running
    assert page.go_on.text() == matches_text.GO_ON()


@pytest.mark.parametrize("look_ms", [50, 3000], ids=["looked at during the match", "looked at after the match"])
def test_an_engine_that_cannot_start_is_reported(
    window: MainWindow, page: MatchesPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, look_ms: int
) -> None:
    monkeypatch.setattr(engine_match, "LOOK_MS", look_ms)
    engine = window.pages.engines.add("None", "no-such-engine")
    begin(window, a_plan((Contender(OWN, "Own"), Contender(LISTED, "None", key=engine.key))), qtbot)
    qtbot.waitUntil(lambda: page.trouble.text().startswith("None "))
    qtbot.waitUntil(lambda: page.progress.text() == "Paused: 0 of 4 games")


@pytest.mark.parametrize("read", [False, True], ids=["is being read", "has been read"])
def test_a_match_already_listed_is_played(
    window: MainWindow,
    page: MatchesPage,
    engines: tuple[Contender, Contender],
    qtbot: QtBot,
    tmp_path: Path,
    read: bool,
) -> None:
    store, record = window.pages.engine_pages.matches, Record(tmp_path / "2026-01-01", a_plan(engines, 2))
    record.create()
    store.open(open_record(record.folder))
    if read:
        qtbot.waitUntil(lambda: store.run is not None)
    store.open(record, play=True)
    qtbot.waitUntil(lambda: store.run is not None and len(store.run.results) == 2)
    qtbot.waitUntil(lambda: not run_of(window).running)


def test_levels_play_a_match(
    window: MainWindow, page: MatchesPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[bool] = []

    def found(game: str) -> str:
        looked.append(threading.current_thread() is threading.main_thread())
        return ""

    monkeypatch.setattr(engine_match, "found_values", found)
    sides = (Contender(LEVEL, "Novice (level 1)", 1), Contender(OWN, "Own"))
    run = begin(window, Plan("palaceshogi", *sides, Pace(NODES, 20), 2, limit=2), qtbot)
    qtbot.waitUntil(lambda: len(run.results) == 2 and not run.running)
    assert [result.failure for result in run.results] == ["", ""]
    assert looked == [False], "the window's thread must not wait for the disk"


def test_a_match_is_moved_to_the_trash(
    window: MainWindow, page: MatchesPage, engines: tuple[Contender, Contender], qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path,
) -> None:  # fmt: skip
    run = begin(window, a_plan(engines, 2), qtbot)
    qtbot.waitUntil(lambda: not run.running and page.remove.isEnabled())

    def to_trash(folder: Path) -> bool:
        folder.rename(tmp_path / "trash")
        return True

    monkeypatch.setattr("surajang.gui.matches.engine_match._to_trash", to_trash)
    QTest.mouseClick(page.remove, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.choice.currentText() == matches_text.NONE_YET())
    assert page.table.isHidden()
    assert not run.folder.exists()


def test_a_match_can_start_while_the_list_is_reloaded(
    window: MainWindow, page: MatchesPage, engines: tuple[Contender, Contender], qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    run = begin(window, a_plan(engines, 2), qtbot)
    qtbot.waitUntil(lambda: not run.running and page.remove.isEnabled())

    def remove(folder: Path) -> bool:
        """Remove a folder for good."""
        shutil.rmtree(folder)
        return True

    monkeypatch.setattr("surajang.gui.matches.engine_match._to_trash", remove)
    store = window.pages.engine_pages.matches
    with monkeypatch.context() as patch:
        patch.setattr(store, "refresh", lambda: None)
        with qtbot.waitSignal(run.destroyed):
            QTest.mouseClick(page.remove, Qt.MouseButton.LeftButton)
        assert page.table.isHidden()
        begin(window, a_plan(engines, 2), qtbot)
        assert not page.table.isHidden()


# Questions


def test_openings_come_from_a_file(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Game(GAMES["mansindam"])
    for text in ("c4", "c6"):
        game.play_text(text)
    (tmp_path / "games.pgn").write_text(pgn_writer.write_game(game))
    (tmp_path / "other.pgn").write_text(pgn_writer.write_game(Game(GAMES["palaceshogi"])))
    dialog = NewMatchDialog(window.settings, window)
    dialog.show()
    dialog.game.setCurrentIndex(dialog.game.findData("mansindam"))
    dialog.openings.choose(FILE)
    assert not dialog.start.isEnabled()
    agreed: list[Plan] = []
    dialog.agreed.connect(agreed.append)
    for name in ("other.pgn", "missing.pgn"):
        monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_, name=name: (str(tmp_path / name), ""))
        dialog.file.click()
        dialog.accept()
        qtbot.waitUntil(lambda: dialog.problem.objectName() == "wrong")
        dialog.problem.setObjectName("muted")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(tmp_path / "games.pgn"), ""))
    dialog.file.click()
    assert window.settings["folder"] == str(tmp_path)
    dialog.plies.setValue(1)
    dialog.pace.choose(CLOCK)
    dialog.trial.setChecked(True)
    dialog.low.setValue(30)
    assert not dialog.start.isEnabled(), "the bounds are the wrong way round"
    dialog.low.setValue(-5)
    dialog.accept()
    qtbot.waitUntil(lambda: bool(agreed))
    (plan,) = agreed
    assert plan.lines == (Opening(GAMES["mansindam"].start, ("c3c4",)),)
    assert plan.pace == Pace(CLOCK, 100, 60.0, 0.6)
    assert plan.trial == Trial(-5, 20, 0.05, 0.05)


def test_the_rating_difference_names_the_stronger() -> None:
    score = Score()
    assert matches_text.difference(("Ann", "Bee"), score) == matches_text.TOO_FEW()
    for _ in range(50):
        score.add([1.0, 0.5])
        score.add([0.5, 0.0])
        score.add([0.0, 0.5])
    assert matches_text.difference(("Ann", "Bee"), score).startswith(
        "Bee is stronger by 58 rating points (95% confidence: "
    )
    equal = Score()
    for _ in range(50):
        equal.add([1.0, 0.5])
        equal.add([0.0, 0.5])
    assert matches_text.difference(("Ann", "Bee"), equal).endswith("the difference is at most 34 rating points.")
    close = Score()
    for points in ([1.0, 1.0], [1.0, 0.0], [0.0, 1.0], [0.5, 0.0]):
        close.add(points)
    said = matches_text.difference(("Ann", "Bee"), close)
    assert said.startswith("Ann is ahead by 44 rating points, which may be chance (95% confidence: −")
    won = Score()
    won.add([1.0, 1.0])
    assert matches_text.difference(("Ann", "Bee"), won) == matches_text.ONE_SIDED()


# The end of the window

KILLED = """
import sys
from pathlib import Path
from typing import Any
from surajang.gui.app.application import Application
from surajang.gui.kit.style import Style
from surajang.gui.app.main_window import MainWindow
from surajang.gui.matches.match_record import LISTED, NODES, Contender, Pace, Plan
from surajang.gui.shell.settings import Settings
from surajang.gui.storage import folders

home = Path(sys.argv[1])
folders.data_folder = lambda: home / "data"
app = Application(sys.argv[:1])
window = MainWindow(Settings(home / "settings.json"), Style(app))
window.show()
window.actions_by_name["series"].trigger()
sides = [window.pages.engines.add(name, sys.argv[2]) for name in ("Ann", "Bee")]
one, two = (Contender(LISTED, engine.name, key=engine.key) for engine in sides)
window.pages.engine_pages.matches.begin(Plan("mansindam", one, two, Pace(NODES, 1), 1000, 2, limit=6))
app.exec()
"""


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="needs Linux's /proc")
def test_a_kill_loses_no_game_and_leaves_no_engine(tmp_path: Path) -> None:
    mark = f"--name=Mark{os.getpid()}"
    script = tmp_path / "window.py"
    script.write_text(KILLED)
    root = module_file("surajang").parent.parent
    window = subprocess.Popen(
        [sys.executable, str(script), str(tmp_path), fake_engine(mark)],
        env={**os.environ, "PYTHONPATH": str(root), "QT_QPA_PLATFORM": "offscreen"},
        stderr=subprocess.DEVNULL,
    )

    def engines() -> list[str]:
        found = []
        for line in Path("/proc").glob("[0-9]*/cmdline"):
            try:
                text = line.read_bytes().decode("utf-8", "replace")
            except OSError:
                continue
            if mark in text and "fake_engine" in text and str(window.pid) != line.parent.name:
                found.append(line.parent.name)
        return found

    def games() -> int:
        files = list((tmp_path / "data" / "series").glob("*/games.pgn"))
        return files[0].read_bytes().count(b"[Round ") if files else 0

    try:
        end = time.monotonic() + 60
        while games() < 4 and time.monotonic() < end:
            time.sleep(0.05)
        assert games() >= 4
        assert engines()
    finally:
        window.kill()
        window.wait(60)
    end = time.monotonic() + 60
    while engines() and time.monotonic() < end:
        time.sleep(0.05)
    assert engines() == []
    (folder,) = (tmp_path / "data" / "series").iterdir()
    record = open_record(folder)
    assert len(record.results()) in (games(), games() - 1)


def test_the_folder_of_matches_may_contain_anything(window: MainWindow, page: MatchesPage, qtbot: QtBot) -> None:
    folder = folders.data_folder() / "series"
    (folder / "empty").mkdir(parents=True)
    (folder / "a file").write_text("x")
    (folder / "broken").mkdir()
    (folder / "broken" / "series.json").write_text('{"game": 1}')
    window.pages.engine_pages.matches.refresh()
    with qtbot.waitSignal(window.pages.engine_pages.matches.listed) as heard:
        window.pages.engine_pages.matches.refresh()
    assert heard.args == [[]]
    assert START


def test_a_damaged_plan_with_games_is_reported_once(window: MainWindow, page: MatchesPage, qtbot: QtBot) -> None:
    broken = folders.data_folder() / "series" / "2026-01-01 10.00.00"
    broken.mkdir(parents=True)
    (broken / "series.json").write_text("{")
    (broken / "games.pgn").write_text("somebody's games")
    store = window.pages.engine_pages.matches
    said: list[str] = []
    store.failed.connect(said.append)
    for _ in range(2):
        with qtbot.waitSignal(store.listed):
            store.refresh()
    path = folders.data_folder() / "series"
    assert said == [matches_text.LEFT_OUT(names="2026-01-01 10.00.00", path=path)]


def test_a_temporarily_unreadable_plan_is_read_later(
    window: MainWindow, engines: tuple[Contender, Contender], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is not damaged, and hides no other match."""
    for name in ("one", "two"):
        Record(folders.data_folder() / "series" / name, a_plan(engines)).create()
    opened = os.open

    def fail(file: Any, *arguments: Any, **how: Any) -> int:
        if "one" in Path(file).parts:
            raise OSError(errno.EIO, os.strerror(errno.EIO), file)
        return opened(file, *arguments, **how)

    monkeypatch.setattr(engine_match, "RETRY_MS", 1)
    store = window.pages.engine_pages.matches
    said: list[str] = []
    store.failed.connect(said.append)
    with monkeypatch.context() as disk:
        disk.setattr(os, "open", fail)
        for _ in range(2):
            with qtbot.waitSignal(store.listed) as listed:
                store.refresh()
            assert [record.folder.name for record in listed.args[0]] == ["two"]
    assert said == [matches_text.NOT_READ(why=os.strerror(errno.EIO))]
    names: list[list[str]] = []
    store.listed.connect(lambda records: names.append([record.folder.name for record in records]))
    qtbot.waitUntil(lambda: ["two", "one"] in names)
    assert len(said) == 1
