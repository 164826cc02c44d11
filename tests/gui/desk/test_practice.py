"""An own game practises in the background: begun, paused, continued after a restart, and its values are used."""

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from driving import added

from surajang.engine.own_process import own_environment
from surajang.engine.practised import computed_values
from surajang.gui.app.main_window import MainWindow
from surajang.gui.app.own_section import OwnCard
from surajang.gui.desk.practice_dialog import PracticeDialog, progress_text, result_text
from surajang.gui.engines import practice
from surajang.gui.engines.engine_process import EngineProcess
from surajang.gui.engines.practice import PracticeProgress, files_for
from surajang.gui.engines.programs import Program, own_program
from surajang.gui.engines.requests import Limits, Request
from surajang.gui.matches.engine_match import launch_of
from surajang.gui.matches.match_record import OWN, Contender, Plan
from surajang.gui.storage.practice_files import PracticeResult, PracticeStatus, state_file, status_of, values_file
from surajang.rules import catalogue, definition
from surajang.rules.games import GAMES
from surajang.rules.tables import tables_of
from surajang.rules.variant import Variant

TOML = 'inherits = "mansindam"\nname = "learner"\ntitle = "Learner"\n'

SENTENCE = "It scored 64 ± 5 % in 120 games against its former self."

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
    script = tmp_path / "job.py"
    script.write_text(JOB, "utf-8")
    program = Program((sys.executable, str(script)), own_environment())
    monkeypatch.setattr(practice, "own_program", lambda: program)


@pytest.fixture
def game(window: MainWindow) -> Variant:
    """An own game on the start page."""
    own_games = window.pages.own_games
    assert own_games.wait(10)
    (made,) = added(own_games, TOML)
    assert isinstance(made, Variant)
    assert own_games.finish()
    return made


def opened(window: MainWindow) -> PracticeDialog:
    """The dialog that the card's menu opens."""
    (card,) = window.pages.start_page.findChildren(OwnCard)
    (action,) = [action for action in card.more.menu().actions() if "practise" in action.text()]
    action.trigger()
    return next(dialog for dialog in window.findChildren(PracticeDialog) if dialog.isVisible())


@pytest.mark.usefixtures("job")
def test_practice_is_paused_continued_and_ends(window, game, qtbot):
    dialog = opened(window)
    assert "has not practised yet" in dialog.gained.text()
    assert not dialog.pause.isVisible()
    dialog.minutes.choose("5")
    dialog.begin.click()
    qtbot.waitUntil(lambda: dialog.progress.text() == "Round 2 of 3: 1,240 games played.", timeout=120_000)
    assert (dialog.bar.value(), dialog.bar.maximum()) == (180, 300)
    assert not dialog.begin.isVisible()
    dialog.pause.click()
    qtbot.waitUntil(lambda: dialog.progress.text() == "Paused after 3 of 5 minutes.", timeout=60_000)
    dialog.close_button.click()

    again = opened(window)
    qtbot.waitUntil(lambda: again.begin.text() == "Continue", timeout=60_000)
    again.begin.click()
    qtbot.waitUntil(lambda: again.gained.text() == SENTENCE, timeout=120_000)
    assert again.begin.text() == "Start"
    assert not again.discard.isVisible()
    assert window.pages.start_page.isVisible()
    assert files_for(game.name, ["variantpath", "weightspath"], [], "")[1] == str(values_file(game.name))
    plan = Plan(game.name, Contender(OWN, OWN), Contender(OWN, OWN))
    assert launch_of(plan.first, plan, window.pages.engines).weights == str(values_file(game.name))


@pytest.mark.usefixtures("job")
def test_the_end_is_told_where_no_dialog_shows_it(window, game, qtbot, monkeypatch):
    told: list[str] = []
    monkeypatch.setattr(window, "tell", told.append)
    window.pages.told.connect(told.append)
    state_file(game.name).parent.mkdir(parents=True)
    window.pages.own_game_commands.practice.start(game.name, 5)
    qtbot.waitUntil(lambda: window.pages.own_game_commands.practice.progress.games > 0, timeout=120_000)
    window.pages.own_game_commands.practice.pause()
    window.pages.own_game_commands.practice.start(game.name, 5)
    qtbot.waitUntil(lambda: f"Learner has practised. {SENTENCE}" in told, timeout=120_000)


@pytest.mark.usefixtures("job")
def test_closing_the_window_stops_practice_and_keeps_its_work(window, game, qtbot):
    dialog = opened(window)
    dialog.begin.click()
    qtbot.waitUntil(lambda: dialog.bar.value() > 0, timeout=120_000)
    window.close()
    assert window.pages.own_game_commands.practice.game == ""
    assert status_of(game.name) == PracticeStatus(None, 600.0, 180.0)


@pytest.mark.usefixtures("job")
def test_discarding_drops_the_work(window, game, qtbot):
    dialog = opened(window)
    dialog.begin.click()
    qtbot.waitUntil(lambda: dialog.bar.value() > 0, timeout=120_000)
    dialog.discard.click()
    qtbot.waitUntil(lambda: not state_file(game.name).exists() and not dialog.discard.isVisible(), timeout=60_000)
    assert dialog.begin.text() == "Start"


def test_a_job_that_fails_is_told(window, game, qtbot, monkeypatch):
    told: list[str] = []
    monkeypatch.setattr(window, "tell", told.append)
    window.pages.told.connect(told.append)
    monkeypatch.setattr(practice, "own_program", lambda: Program((sys.executable, "-c", "exit(1)"), {}))
    dialog = opened(window)
    dialog.begin.click()
    qtbot.waitUntil(lambda: "Learner cannot practise." in told, timeout=120_000)
    assert dialog.begin.isVisible()


def test_one_game_at_a_time(window, game, qtbot, monkeypatch):
    text = TOML.replace('"learner"', '"other"').replace('"Learner"', '"Other"')
    (other,) = added(window.pages.own_games, text)
    running = window.pages.own_game_commands.practice
    monkeypatch.setattr(running, "game", other.name)
    dialog = PracticeDialog(running, game, window)
    assert dialog.progress.text() == "Other is practising now."
    assert not dialog.begin.isEnabled()
    dialog.deleteLater()


def test_an_engine_judges_by_the_values(home, qapp, qtbot):
    game = catalogue.add(definition.read(TOML, GAMES))
    values = computed_values(tables_of(game))
    file = values_file(game.name)
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps(replace(values, board=values.board | {"R": 4000}).as_table()))
    engine = EngineProcess(own_program(), game.name)
    with qtbot.waitSignal(engine.chose, timeout=120_000):
        engine.think(Request("position fen k8/9/9/9/9/9/9/9/K7R[] w - - 0 1", Limits(depth=1)))
    assert engine.analysis.score is not None
    assert engine.analysis.score.number > 3000
    engine.close()


def test_files_that_make_no_sense_are_no_practice(home, qapp):
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


def test_a_removed_game_leaves_no_practice(window, game, qtbot):
    file = values_file(game.name)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(computed_values(tables_of(game)).as_table()))
    window.pages.own_games.remove(game.name)
    assert window.pages.own_games.finish()
    assert not file.exists()


def test_texts():
    assert progress_text(PracticeProgress()) == "Starting…"
    assert progress_text(PracticeProgress("fit", 1, 3)) == "Round 1 of 3: finding the best values."
    assert progress_text(PracticeProgress("match", 3, 3, 900, 20, 0.613, 0.08)) == (
        "Match against its former self: 61 ± 8 % in 40 games."
    )
    worse = result_text(PracticeResult(0.48, 0.04, 120, kept=False))
    assert worse.endswith("That is no gain, so it keeps its former values.")
