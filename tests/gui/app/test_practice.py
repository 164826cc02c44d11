"""An own game practises in the background: begun, paused, continued after a restart, and its values are used."""

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from driving import added
from PySide6.QtCore import Qt

from surajang.engine import lock
from surajang.engine.own_process import BUSY, own_environment
from surajang.engine.practice import LEVELS, PRACTISE
from surajang.engine.practised import computed_values
from surajang.engine.strength import STEPS
from surajang.gui.app.main_window import MainWindow
from surajang.gui.app.practice_dialog import LevelsDialog, PracticeDialog, progress_text, result_text
from surajang.gui.app.start_cards import OwnCard
from surajang.gui.desk.navigator import NewGameRequest
from surajang.gui.engines import own_work
from surajang.gui.engines.engine_process import EngineProcess
from surajang.gui.engines.practice import PracticeProgress, files_for
from surajang.gui.engines.programs import Program, own_program
from surajang.gui.engines.requests import Limits, Request
from surajang.gui.matches.engine_match import launch_of
from surajang.gui.matches.match_record import OWN, Contender, Plan
from surajang.gui.play.new_game import NewGameDialog
from surajang.gui.storage.practice_files import (
    PracticeResult,
    PracticeStatus,
    Step,
    damaged_file,
    measured_levels,
    put_damaged_aside,
    remove_practice,
    state_file,
    status_of,
    values_file,
)
from surajang.gui.words import naming
from surajang.rules import catalogue, definition
from surajang.rules.games import GAMES
from surajang.rules.tables import tables_of
from surajang.rules.variant import Variant

TOML = 'inherits = "mansindam"\nname = "learner"\ntitle = "Learner"\n'

SENTENCE = "It scored 64% ± 5% in 120 games against its former self."

LEVELS_JOB = """
import json, sys, time
from pathlib import Path
from surajang.engine.records import RecordFile
from surajang.engine.strength import STEPS

assert sys.argv[1] == "levels"
out, state, minutes = (sys.argv[sys.argv.index(name) + 1] for name in ("--out", "--state", "--minutes"))
total = 60 * float(minutes)
ratings = [100 * (n + 1) for n in range(12)]
told = {"stage": "play", "round": 1, "rounds": 3, "games": 44, "ratings": ratings, "scores": [[0.75, 0.12, 4]] * 11,
        "seconds": 120, "total": total}
begun = Path(state).exists()
file = RecordFile(Path(state), {"plan": {"seconds": total}})
if not begun:
    file.add({"seconds": 120})
print(json.dumps(told), flush=True)
if not begun:
    sys.stdin.read()
    time.sleep(60)
levels = {"steps": list(STEPS), "ratings": ratings, "scores": [[0.72, 0.06, 80]] * 11, "outdated": False}
Path(out).write_text(json.dumps({"game": "learner", "levels": levels}))
Path(state).unlink()
"""

JOB = """
import json, sys, time
from pathlib import Path
from surajang.engine.records import RecordFile
from surajang.engine.practised import computed_values
from surajang.rules.game_files import game_of
from surajang.rules.tables import tables_of

definition = sys.argv[2]
out, state, minutes = (sys.argv[sys.argv.index(name) + 1] for name in ("--out", "--state", "--minutes"))
told = {"stage": "play", "round": 2, "rounds": 3, "games": 1240, "pairs": 0, "share": 0, "error": 0,
        "seconds": 180, "total": 60 * float(minutes)}
begun = Path(state).exists()
file = RecordFile(Path(state), {"plan": {"seconds": 60 * float(minutes)}})
if not begun:
    file.add({"seconds": 180})
print(json.dumps(told), flush=True)
if not begun:
    sys.stdin.read()
    time.sleep(60)
told |= {"stage": "match", "pairs": 60, "share": 0.64, "error": 0.05}
print(json.dumps(told), flush=True)
values = computed_values(tables_of(game_of(definition))).as_table()
Path(out).write_text(json.dumps({**values, "practice": {**told, "kept": True}}))
Path(state).unlink()
"""


@pytest.fixture(autouse=True)
def nothing_listed() -> Iterator[None]:
    yield
    catalogue.show_own([])


@pytest.fixture
def job(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A short job in place of the engine's."""
    replace_job(JOB, tmp_path, monkeypatch)


def replace_job(text: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run a script in place of the engine."""
    script = folder / "job.py"
    script.write_text(text, "utf-8")
    program = Program((sys.executable, str(script)), own_environment())
    monkeypatch.setattr(own_work, "own_program", lambda: program)


@pytest.fixture
def game(window: MainWindow) -> Variant:
    """An own game on the start page."""
    own_games = window.pages.own_games
    assert own_games.wait(60)
    (made,) = added(own_games, TOML)
    assert isinstance(made, Variant)
    assert own_games.finish()
    return made


def opened(window: MainWindow) -> PracticeDialog:
    """The dialog that the card's menu opens."""
    choose(window, "practise")
    return next(dialog for dialog in window.findChildren(PracticeDialog) if dialog.isVisible())


def choose(window: MainWindow, word: str) -> None:
    """Choose the entry of the card's menu that contains this word."""
    (card,) = window.pages.start_page.findChildren(OwnCard)
    (action,) = [action for action in card.more.menu().actions() if word in action.text()]
    action.trigger()


@pytest.mark.usefixtures("job")
def test_practice_can_be_paused_and_continued_and_ends(window, game, qtbot):
    dialog = opened(window)
    assert "has not practised yet" in dialog.gained.text()
    assert not dialog.pause.isVisible()
    dialog.minutes.choose("5")
    dialog.begin.click()
    qtbot.waitUntil(lambda: dialog.progress.text() == "Round 2 of 3: 1,240 games played.")
    assert (dialog.bar.value(), dialog.bar.maximum()) == (180, 300)
    (card,) = window.pages.start_page.findChildren(OwnCard)
    assert card.words.text() == "It is practising now: 3 of 5 minutes."
    assert "3 of 5 minutes" in card.accessibleName()
    assert not dialog.begin.isVisible()
    dialog.pause.click()
    qtbot.waitUntil(lambda: dialog.progress.text() == "Paused after 3 of 5 minutes.")
    assert card.words.text() == naming.summary(game)
    dialog.close_button.click()

    again = opened(window)
    qtbot.waitUntil(lambda: again.begin.text() == "Continue")
    again.begin.click()
    qtbot.waitUntil(lambda: again.gained.text() == SENTENCE)
    assert again.begin.text() == "Start"
    assert not again.discard.isVisible()
    assert window.pages.start_page.isVisible()
    assert files_for(game.name, ["variantpath", "weightspath"], [], "")[1] == str(values_file(game.name))
    plan = Plan(game.name, Contender(OWN, OWN), Contender(OWN, OWN))
    own = launch_of(plan.first, plan, window.pages.engines, str(values_file(game.name)))
    assert own.weights == str(values_file(game.name))


@pytest.mark.usefixtures("job")
def test_one_key_begins_and_pauses(window, game, qtbot):
    """The button with the focus gives it to the one that takes its place."""
    dialog = opened(window)
    for before, after in ((dialog.begin, dialog.pause), (dialog.pause, dialog.begin)):
        qtbot.waitUntil(before.hasFocus)
        qtbot.keyClick(before, Qt.Key.Key_Return)
        qtbot.waitUntil(after.isVisible)
        assert after.hasFocus()
    dialog.close()


@pytest.mark.usefixtures("job")
def test_practice_is_shown_in_another_language(window, game, qtbot):
    practice = window.pages.own_game_commands.practice
    practice.start(game.name, 5)
    qtbot.waitUntil(lambda: practice.progress.games > 0)
    for language, words in (
        ("de", "Training läuft: 3 von 5 Minuten."),
        ("en", "It is practising now: 3 of 5 minutes."),
    ):
        with qtbot.waitSignal(window.pages.start_page_made):
            window.settings["language"] = language
        (card,) = window.pages.start_page.own_section.cards
        assert card.words.text() == words
    practice.pause()
    assert card.words.text() == naming.summary(game)


@pytest.mark.usefixtures("job")
def test_the_end_is_announced_without_an_open_dialog(window, game, qtbot, monkeypatch):
    told: list[str] = []
    monkeypatch.setattr(window, "tell", told.append)
    window.pages.message.connect(told.append)
    state_file(game.name).parent.mkdir(parents=True)
    window.pages.own_game_commands.practice.start(game.name, 5)
    qtbot.waitUntil(lambda: window.pages.own_game_commands.practice.progress.games > 0)
    window.pages.own_game_commands.practice.pause()
    window.pages.own_game_commands.practice.start(game.name, 5)
    qtbot.waitUntil(lambda: f"The computer has practised Learner. {SENTENCE}" in told)


@pytest.mark.usefixtures("job")
def test_closing_the_window_stops_practice_and_keeps_its_results(window, game, qtbot):
    dialog = opened(window)
    dialog.begin.click()
    qtbot.waitUntil(lambda: dialog.bar.value() > 0)
    window.close()
    assert window.pages.own_game_commands.practice.game == ""
    assert status_of(game.name) == PracticeStatus(None, None, 600.0, 180.0)


@pytest.mark.usefixtures("job")
def test_discarding_removes_the_results(window, game, qtbot):
    dialog = opened(window)
    dialog.begin.click()
    qtbot.waitUntil(lambda: dialog.bar.value() > 0)
    dialog.discard.click()
    qtbot.waitUntil(lambda: not state_file(game.name).exists() and not dialog.discard.isVisible())
    assert dialog.begin.text() == "Start"


def test_a_failed_job_is_reported(window, game, qtbot, monkeypatch):
    told: list[str] = []
    monkeypatch.setattr(window, "tell", told.append)
    window.pages.message.connect(told.append)
    monkeypatch.setattr(own_work, "own_program", lambda: Program((sys.executable, "-c", "exit(1)"), {}))
    dialog = opened(window)
    dialog.begin.click()
    qtbot.waitUntil(lambda: "The computer cannot practise Learner." in told)
    assert dialog.begin.isVisible()


def test_a_disk_that_refuses_the_work_is_named(window, game, qtbot):
    told: list[str] = []
    window.pages.message.connect(told.append)
    state_file(game.name).mkdir(parents=True)
    opened(window).begin.click()
    qtbot.waitUntil(lambda: told != [])
    assert told == ["The computer cannot practise Learner: It is a folder."]


def test_only_one_game_practises_at_a_time(window, game, qtbot, monkeypatch):
    text = TOML.replace('"learner"', '"other"').replace('"Learner"', '"Other"')
    (other,) = added(window.pages.own_games, text)
    running = window.pages.own_game_commands.practice
    monkeypatch.setattr(running, "game", other.name)
    dialog = PracticeDialog(running, game, window)
    assert dialog.progress.text() == "The computer is practising Other now."
    assert not dialog.begin.isEnabled()
    dialog.deleteLater()


def test_the_engine_evaluates_with_the_practised_values(home, qapp, qtbot):
    game = catalogue.add(definition.read(TOML, GAMES))
    values = computed_values(tables_of(game))
    file = values_file(game.name)
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps(replace(values, board=values.board | {"R": 4000}).as_table()))
    engine = EngineProcess(own_program(), game.name)
    with qtbot.waitSignal(engine.chose):
        engine.think(Request("position fen k8/9/9/9/9/9/9/9/K7R[] w - - 0 1", Limits(depth=1)))
    assert engine.analysis.score is not None
    assert engine.analysis.score.number > 3000
    engine.close()


def test_invalid_files_are_ignored(home, qapp):
    state_file("x").parent.mkdir(parents=True)
    for text in (
        "",
        "[]",
        "{",
        '{"practice": 3}',
        '{"practice": {"pairs": "x"}}',
        "[" * 5000,
        '{"practice": {"pairs": 0}}',
    ):
        for file in (state_file("x"), values_file("x")):
            file.write_text(text, "utf-8")
        assert status_of("x") == PracticeStatus()


def test_levels_are_measured(window, game, qtbot, tmp_path, monkeypatch):
    replace_job(LEVELS_JOB, tmp_path, monkeypatch)
    choose(window, "Measure")
    dialog = next(dialog for dialog in window.findChildren(LevelsDialog) if dialog.isVisible())
    assert dialog.note.text() == "The levels have not been measured yet in this game."
    assert not dialog.table.isVisible()
    dialog.minutes.choose("5")
    dialog.begin.click()
    qtbot.waitUntil(lambda: dialog.table.isVisible())
    assert dialog.progress.text() == "Round 1 of 3: 44 games played."
    assert [label.text() for label in dialog.table.rows[1]] == ["2 · Recruit", "200", "75% ± 12%", "4"]
    assert not dialog.note.isVisible()
    practising = PracticeDialog(window.pages.own_game_commands.practice, game, window)
    assert practising.progress.text() == "The levels of Learner are being measured now."
    assert not practising.begin.isEnabled()
    practising.deleteLater()
    dialog.pause.click()
    qtbot.waitUntil(lambda: dialog.progress.text() == "Paused after 2 of 5 minutes.")
    dialog.begin.click()
    qtbot.waitUntil(lambda: dialog.table.rows[1][2].text() == "72% ± 6%")
    assert dialog.table.rows[1][0].accessibleName().startswith("Level: 2 · Recruit, Rating: 200, ")
    assert not dialog.bar.isVisible()
    dialog.close_button.click()

    window.pages.open(NewGameRequest(game.name))
    new_game = next(each for each in window.findChildren(NewGameDialog) if each.isVisible())
    new_game.level.slider.setValue(2)
    qtbot.waitUntil(lambda: "rating 200" in new_game.level.words.text())
    new_game.reject()
    assert files_for(game.name, ["variantpath", "weightspath"], [], "")[1] == str(values_file(game.name))


def test_invalid_measured_levels_are_ignored(home, qapp):
    values_file("x").parent.mkdir(parents=True)
    whole = {"steps": list(STEPS), "ratings": [0] * 12, "scores": [[0.5, 0.1, 10]] * 11}
    changes: list[dict[str, object]] = [
        {"steps": [1]}, {"ratings": None}, {"ratings": ["x"] * 12}, {"ratings": [1] * 11}, {"scores": 3},
        {"scores": [[1, 2]] * 11}, {"scores": [["x", 0, 0]] * 11}, {"scores": [[0.5, 0.1, float("nan")]] * 11},
    ]  # fmt: skip
    for change in changes:
        values_file("x").write_text(json.dumps({"game": "x", "levels": {**whole, **change}}), "utf-8")
        assert measured_levels("x") is None, change
    values_file("x").write_text(json.dumps({"game": "x", "levels": whole}), "utf-8")
    found = measured_levels("x")
    assert found is not None
    assert (len(found.ratings), found.steps[0], found.outdated) == (12, Step(0.5, 0.1, 10), False)


def test_damaged_results_do_not_stop_work(home, qapp):
    file = values_file("x")
    file.parent.mkdir(parents=True)
    put_damaged_aside("x")
    whole = json.dumps({"game": "x", "levels": {"steps": list(STEPS)}})
    file.write_text(whole, "utf-8")
    put_damaged_aside("x")
    assert file.read_text("utf-8") == whole
    for damaged in (b"", b"\xff\xfe\xfd", whole[:20].encode(), b'{"game": "x", "board": 3}', b"[" * 5000):
        file.write_bytes(damaged)
        put_damaged_aside("x")
        assert not file.exists()
        assert damaged_file("x").read_bytes() == damaged
    remove_practice("x")
    assert list(file.parent.iterdir()) == []


def test_work_of_another_window_is_left_alone(window, game, qtbot, monkeypatch):
    told: list[str] = []
    monkeypatch.setattr(window, "tell", told.append)
    window.pages.message.connect(told.append)
    monkeypatch.setattr(lock, "PATIENCE", 0.0)
    other = lock.FileLock(values_file(game.name))
    assert other.take()
    state_file(game.name).write_text("work")
    window.pages.own_game_commands.practice.discard(game.name, PRACTISE)
    sentence = "The computer cannot practise Learner: another window or program is working on it."
    qtbot.waitUntil(lambda: sentence in told)
    assert state_file(game.name).exists()
    other.release()
    monkeypatch.setattr(own_work, "own_program", lambda: Program((sys.executable, "-c", f"exit({BUSY})"), {}))
    told.clear()
    window.pages.own_game_commands.practice.start(game.name, 5)
    qtbot.waitUntil(lambda: sentence in told)


def test_removing_a_game_removes_its_practice(window, game, qtbot):
    file = values_file(game.name)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(computed_values(tables_of(game)).as_table()))
    state_file(game.name, LEVELS).write_text("work")
    window.pages.own_games.remove(game.name)
    assert window.pages.own_games.finish()
    assert list(file.parent.iterdir()) == []


def test_states_of_practice_have_texts():
    assert progress_text(PracticeProgress()) == "Starting…"
    assert progress_text(PracticeProgress("fit", 1, 3)) == "Round 1 of 3: finding the best values."
    assert progress_text(PracticeProgress("match", 3, 3, 900, 20, 0.613, 0.08)) == (
        "Match against its former self: 61% ± 8% in 40 games."
    )
    worse = result_text(PracticeResult(0.48, 0.04, 120, kept=False))
    assert worse.endswith("That is no improvement, so it keeps its old values.")
