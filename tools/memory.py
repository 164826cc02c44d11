"""Open every page and dialog many times, and print what remains in memory.

    python tools/memory.py [--times 200] [--only NAME …]
    python tools/memory.py --steps 10000

For each place it prints how much more there is after all visits than after the first few: widgets, Qt objects, Python
objects, and megabytes of the process, with and without the files that it maps (libraries, fonts). `languages`, `themes`
and `sizes` change the setting as often over a game with the rules beside it. With `--steps`, places are visited at
random, and the totals are printed twenty times, with the greatest so far. Garbage is collected after each visit, as the
program does each second.
"""

import argparse
import gc
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMenu
from shiboken6 import isValid

from surajang.gui.app.about import show_licences
from surajang.gui.app.application import Application, Collector, return_memory
from surajang.gui.app.main_window import MainWindow
from surajang.gui.desk.games_list import GamesDialog
from surajang.gui.desk.navigator import (
    EditorRequest,
    GameTextRequest,
    LessonsRequest,
    MatchesRequest,
    MatchRequest,
    PractiseRequest,
    PuzzlesRequest,
    RulesRequest,
    StudyRequest,
    WorkshopRequest,
)
from surajang.gui.engines.engine_options import EngineOptionsDialog
from surajang.gui.engines.engines_dialog import EnginesDialog
from surajang.gui.engines.programs import own_program
from surajang.gui.kit.long_text import WholeTextDialog
from surajang.gui.kit.process_reaper import wait_for_processes
from surajang.gui.kit.qt_helpers import open_dialog
from surajang.gui.kit.style import Style
from surajang.gui.learn.lessons import FAMILIES, lessons
from surajang.gui.matches.match_record import LEVEL, NODES, Contender, Pace, Plan
from surajang.gui.matches.matches_page import MatchesPage
from surajang.gui.play.game_page import GamePage
from surajang.gui.players.game_clock import NO_CLOCK
from surajang.gui.players.players import MatchSettings, computer, person
from surajang.gui.shell.knowledge import DIFFERENCES
from surajang.gui.shell.languages import NAMES
from surajang.gui.shell.settings import Settings
from surajang.gui.storage import folders
from surajang.gui.storage.own_games import Added
from surajang.gui.study.study_page import StudyPage
from surajang.gui.study.study_rows import Token
from surajang.gui.study.study_tree import StudyTree
from surajang.gui.updates.updates import Updates
from surajang.gui.updates.updates_dialog import UpdatesDialog
from surajang.rules import pgn
from surajang.rules.game import Game
from surajang.rules.games import GAMES
from surajang.rules.variant import Variant

WARM_UP = 12
"""How often each place is opened before counting begins, so that caches are filled."""

GAME = "mansindam"
OWN_GAME = 'name = "own"\ninherits = "mansindam"\ntitle = "Own"\n'
STUDY = f'[Variant "{GAME}"]\n\n1. c4 {{A comment}} c6 (1... d6 2. d4) 2. Nd2 *'
COMMANDS = ("find_command", "show_keys", "change_keys", "preferences", "engines", "new_study", "new_game", "about")
EXPORTS = ("export_picture", "export_sheet", "print_set", "export_film")
ENGINE = "surajang-engine"
NO_HOMEPAGE = "http://127.0.0.1:9"
"""An address where nothing answers."""
BLUNDERS = "d3d4 c7c6 b3b4 d9b8 d1d3 b8a6 d3h7+ i9h7"
"""A short game with something to review."""

Visit = Callable[[MainWindow], object]


class Census(NamedTuple):
    """The objects and memory of the process."""

    widgets: int
    objects: int
    pythons: int
    kilobytes: int
    unmapped: int
    """Kilobytes without mapped files."""

    def since(self, other: "Census") -> "Census":
        """Return the difference."""
        return Census(*(one - another for one, another in zip(self, other, strict=True)))


def places() -> dict[str, Visit]:
    """Return the functions that open each page and dialog of a window."""
    command: dict[str, Visit] = {name: partial(_run, name) for name in (*COMMANDS, "show_rules")}
    return {
        **command,
        "differences": lambda window: window.pages.open(RulesRequest(DIFFERENCES)),
        "licences": show_licences,
        "whole text": lambda window: open_dialog(WholeTextDialog("Notes", "A long text. " * 10_000, window)),
        "engine options": _engine_options,
        "game": _game,
        "game against the computer": _against_the_computer,
        "card": _card,
        **{name: partial(_from_game, name) for name in EXPORTS},
        "open_file": partial(_file_dialog, "open_file"),
        "save_as": partial(_file_dialog, "save_as"),
        "updates": _updates,
        "unfinished": lambda window: window.pages.show_unfinished(),
        "editor": lambda window: window.pages.open(EditorRequest(GAME, "startpos")),
        "study": lambda window: window.pages.studies.show_position(GAME),
        "opened study": _study,
        "study menu": _study_menu,
        "analysis": _analysis,
        "review": _review,
        "mistakes": _mistakes,
        "list of games": _list_of_games,
        "lessons": lambda window: window.pages.open(LessonsRequest()),
        "lesson": lambda window: window.pages.lessons.show_lesson(lessons(next(iter(FAMILIES)))[0]),
        "puzzles": lambda window: window.pages.open(PuzzlesRequest()),
        "puzzle": _puzzle,
        "puzzle history": partial(_from_puzzles, "show_history"),
        "streak": partial(_from_puzzles, "show_streak"),
        "library": _library,
        "statistics": _statistics,
        "sources": _sources,
        "workshop": lambda window: window.pages.open(WorkshopRequest()),
        "draft": lambda window: window.pages.open(WorkshopRequest(_own_game(window))),
        "rules of an own game": lambda window: window.pages.open(RulesRequest(_own_game(window))),
        "practice": lambda window: window.pages.open(PractiseRequest(_own_game(window))),
        "matches": lambda window: window.pages.open(MatchesRequest()),
        "new match": _new_match,
        "match": _match,
        "languages": partial(_change, "language", [*NAMES]),
        "themes": partial(_change, "theme", ["light", "dark"]),
        "sizes": partial(_change, "zoom", [100, 150]),
    }


def _run(name: str, window: MainWindow) -> None:
    window.run(name)


@cache
def _own_game(window: MainWindow) -> str:
    """Add an own game, and return its name in the catalogue."""
    own_games = window.pages.own_games
    own_games.wait()
    games: list[Added] = []
    own_games.save(window, lambda: [OWN_GAME], games.extend)
    until(lambda: games)
    (game,) = games
    assert isinstance(game, Variant)
    return game.name


def _game(window: MainWindow) -> None:
    window.pages.open(MatchRequest(MatchSettings(GAMES[GAME], (person("Ann"), person("Ben")), (NO_CLOCK, NO_CLOCK))))
    match = window.pages.match
    assert match is not None
    for _ in range(4):
        match.play(match.game.legal_moves()[0])


def _against_the_computer(window: MainWindow) -> None:
    window.pages.open(MatchRequest(MatchSettings(GAMES[GAME], (person("Ann"), computer(1)), (NO_CLOCK, NO_CLOCK))))
    match = window.pages.match
    assert match is not None
    for plies in (2, 4):
        match.play(match.game.legal_moves()[0])
        until(partial(_is_longer, match.game, plies))


def _is_longer(game: Game, plies: int) -> bool:
    """Return whether a game has more than so many plies, the computer's answer among them."""
    return len(game.main_line()) > plies


def _card(window: MainWindow) -> None:
    _game(window)
    page = window.page
    assert isinstance(page, GamePage)
    page.board.explainer.explain(next(iter(page.board.scene.state.pieces)))


def _engine_options(window: MainWindow) -> None:
    engines = window.pages.engines
    if not engines.engines:
        engines.add(ENGINE, " ".join(own_program().command))
    window.run("engines")
    dialog = window.findChild(EnginesDialog)
    assert dialog is not None
    dialog.set_options()
    until(lambda: dialog.findChild(EngineOptionsDialog))
    settle()


def _from_game(name: str, window: MainWindow) -> None:
    _game(window)
    window.run(name)


def _file_dialog(name: str, window: MainWindow) -> None:
    """Open a dialog for a file, which runs an event loop of its own, and cancel it."""
    _game(window)

    def cancel() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QFileDialog):
            settle()
            dialog.reject()
        else:
            QTimer.singleShot(5, window, cancel)

    QTimer.singleShot(5, window, cancel)
    window.run(name)


@cache
def _homepage(window: MainWindow) -> Updates:
    return Updates(window.settings, NO_HOMEPAGE, "0.1", window)


def _updates(window: MainWindow) -> None:
    updates = _homepage(window)
    open_dialog(UpdatesDialog(updates, window.settings, window))
    updates.ask()
    until(lambda: not updates.asking)


def _study(window: MainWindow) -> None:
    window.pages.open(StudyRequest(STUDY))
    until(lambda: window.pages.study is not None)
    for name in ("show_last", "step_back", "show_first", "step_forward"):
        window.run(name)


def _study_menu(window: MainWindow) -> None:
    _study(window)
    page = window.page
    assert isinstance(page, StudyPage)
    tree = page.findChild(StudyTree)
    assert tree is not None
    tree._show_menu(Token("", "", 0, 0, page.study.document.end), page.pos())  # noqa: SLF001  # a menu without a click


def _analysis(window: MainWindow) -> None:
    _study(window)
    window.run("analyse")
    page = window.page
    assert isinstance(page, StudyPage)
    until(lambda: page.analysis.analysts[0].findings.lines)


@cache
def _blunders() -> str:
    game = Game(GAMES[GAME])
    for move in BLUNDERS.split():
        game.play_text(move)
    return pgn.write_game(game)


def _review(window: MainWindow) -> StudyPage:
    window.pages.open(StudyRequest(_blunders(), review=True))
    until(lambda: window.pages.study is not None)
    page = window.page
    assert isinstance(page, StudyPage)
    until(lambda: not page.review.running)
    return page


@cache
def _reviewed(window: MainWindow) -> str:
    return _review(window).study.text()


def _mistakes(window: MainWindow) -> None:
    window.pages.open(StudyRequest(_reviewed(window)))
    until(lambda: window.pages.study is not None)
    settle()
    window.run("learn_mistakes")


def _list_of_games(window: MainWindow) -> None:
    window.pages.open(GameTextRequest(f"{STUDY}\n\n{_blunders()}\n".encode(), "games"))
    until(lambda: window.findChild(GamesDialog))


def _puzzle(window: MainWindow) -> None:
    window.pages.puzzles.show()
    window.pages.puzzles.show_near()
    window.run("hint")


def _from_puzzles(name: str, window: MainWindow) -> None:
    window.pages.puzzles.show()
    getattr(window.pages.puzzles, name)()


def _new_match(window: MainWindow) -> None:
    window.pages.open(MatchesRequest())
    page = window.page
    assert isinstance(page, MatchesPage)
    page.ask_for_new()


def _match(window: MainWindow) -> None:
    store = window.pages.engine_pages.matches
    window.pages.open(MatchesRequest())
    level = Contender(LEVEL, "Level 1", 1)
    store.begin(Plan(GAME, level, level, Pace(NODES, 50), games=2, limit=10))
    until(lambda: store.run is not None and store.run.finished)
    store.remove()
    until(lambda: store.run is None)


def _library(window: MainWindow) -> None:
    page = window.pages.show_library()
    until(lambda: window.page is page and not window.pages.library.library.waiting)


def _statistics(window: MainWindow) -> None:
    _library(window)
    window.page.show_figures()  # type: ignore[attr-defined]
    until(lambda: not window.pages.library.library.waiting)


def _sources(window: MainWindow) -> None:
    _library(window)
    window.pages.library.show_sources()
    settle()


def _change(setting: str, values: list[object], window: MainWindow) -> None:
    if window.pages.match is None:
        _game(window)
    window.show_rules()
    window.dialogs.preferences()
    settle()
    now = window.settings[setting]
    following = values[(values.index(now) + 1) % len(values)] if now in values else values[0]
    window.settings[setting] = following


def until(condition: Callable[[], object]) -> None:
    """Wait until a condition holds, for some seconds at most."""
    end = time.monotonic() + 20
    while not condition() and time.monotonic() < end:
        QApplication.processEvents()
        time.sleep(0.002)


def settle() -> None:
    """Process events, so that open windows are shown and deleted ones are gone."""
    for _ in range(3):
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def visit(window: MainWindow, place: Visit) -> None:
    """Open a place and close it; games begun there are deleted."""
    place(window)
    settle()
    for top in QApplication.topLevelWidgets():
        if isValid(top) and isinstance(top, QDialog | QMenu) and top.isVisible():
            top.close()
    settle()
    if window.page is not window.pages.start_page:
        window.pages.show_start_page()
    settle()
    for path in (*folders.data_folder().glob("games/20*.pgn"), *folders.data_folder().glob("studies/*.pgn")):
        path.unlink(missing_ok=True)


def measure() -> Census:
    """Count objects and memory after a garbage collection."""
    wait_for_processes()
    gc.collect()
    gc.collect()
    return_memory()
    return Census(len(QApplication.allWidgets()), len(qt_objects()), len(gc.get_objects()), *resident())


def resident() -> tuple[int, int]:
    """Return the kilobytes in memory, with and without mapped files; 0 where the system has no such file."""
    try:
        resident, shared = Path("/proc/self/statm").read_text().split()[1:3]
    except OSError:
        return 0, 0
    page = os.sysconf("SC_PAGE_SIZE")
    return int(resident) * page // 1024, (int(resident) - int(shared)) * page // 1024


def qt_objects() -> list[QObject]:
    """Return all Qt objects in a window or the application, or known to Python."""
    tops = [top for top in (QApplication.instance(), *QApplication.topLevelWidgets()) if top is not None]
    found = {id(each): each for top in tops for each in (top, *top.findChildren(QObject))}
    known = (each for each in gc.get_objects() if isinstance(each, QObject) and isValid(each))
    return [*(found | {id(each): each for each in known}).values()]


def kinds() -> Counter[str]:
    """Count the objects of Qt and of Python by their types."""
    return Counter(f"{type(each).__module__}.{type(each).__qualname__}" for each in (*qt_objects(), *gc.get_objects()))


@contextmanager
def window_in(home: Path) -> Iterator[MainWindow]:
    """Show a window with its own home."""
    folders.data_folder = lambda: home / "data"
    os.environ["XDG_DATA_HOME"] = str(home)  # for the trash
    settings = Settings(home / "settings.json")
    for name, value in {"sounds": False, "animate": False, "language": "en"}.items():
        settings[name] = value
    window = MainWindow(settings, Style(QApplication.instance()))  # type: ignore[arg-type]
    window.resize(1280, 860)
    window.show()
    until(lambda: not window.late_start.steps)
    yield window
    window.close()
    settle()
    wait_for_processes()
    settings.finish()


def repeat(window: MainWindow, name: str, times: int, kinds_too: bool) -> None:
    """Visit one place many times, and print what remains."""
    collector = Collector(window)
    for _ in range(WARM_UP):
        visit(window, places()[name])
    before, kinds_before = measure(), kinds()
    for _ in range(times):
        visit(window, places()[name])
        collector.collect()
    after = measure()
    more = after.since(before)
    print(f"{name:24}{more.widgets:9}{more.objects:9}{more.pythons:9}{more.kilobytes / 1024:8.1f}", end="")
    print(f"{more.unmapped / 1024:9.1f}{after.kilobytes / 1024:8.1f}", flush=True)
    if kinds_too:
        for kind, count in (kinds() - kinds_before).most_common(12):
            print(f"{count:>12}  {kind}")


def wander(window: MainWindow, steps: int, seed: int) -> None:
    """Visit places at random, and print the totals twenty times."""
    collector = Collector(window)
    chance = random.Random(seed)
    most = 0
    for step in range(1, steps + 1):
        visit(window, chance.choice([*places().values()]))
        most = max(most, resident()[0])
        collector.collect()
        if step % max(1, steps // 20) == 0:
            now = measure()
            print(f"{step:<24}{now.widgets:9}{now.objects:9}{now.pythons:9}{now.kilobytes / 1024:8.1f}", end="")
            print(f"{now.unmapped / 1024:9.1f}{most / 1024:8.1f}", flush=True)


def main() -> int:
    """Visit the places, and print what remains of each."""
    parser = argparse.ArgumentParser(
        prog="python tools/memory.py", description="Print which objects of each page remain."
    )
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--only", nargs="+", choices=[*places()])
    parser.add_argument("--kinds", action="store_true", help="also print the types of the remaining objects")
    parser.add_argument("--steps", type=int, default=0, help="visit this many places at random instead")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    _app = Application(sys.argv[:1])
    gc.disable()
    after = f"after {options.times} times" if not options.steps else "steps"
    last = "peak" if options.steps else "of"
    print(f"{after:24}{'widgets':>9}{'objects':>9}{'Python':>9}{'MB':>8}{'unmapped':>9}{last:>8}")
    with tempfile.TemporaryDirectory(prefix="surajang-memory-") as home, window_in(Path(home)) as window:
        if options.steps:
            wander(window, options.steps, options.seed)
        else:
            for name in options.only or places():
                repeat(window, name, options.times, options.kinds)
    return 0


if __name__ == "__main__":
    sys.exit(main())
