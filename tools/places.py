"""The places of the window that tools open: its pages, dialogs and changes of look, in a home folder of their own."""

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path

from PySide6.QtCore import QEvent, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMenu
from shiboken6 import isValid

from surajang.gui.app.about import show_licences
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
    UnfinishedRequest,
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
from surajang.rules import pgn_writer
from surajang.rules.game import Game
from surajang.rules.games import GAMES
from surajang.rules.variant import Variant

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
        "unfinished": lambda window: window.pages.open(UnfinishedRequest()),
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
    """Return whether a game has more than this many plies, including the computer's answer."""
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
    until(lambda: any(each.findings.lines for each in page.analysis.analysts))


@cache
def _blunders() -> str:
    game = Game(GAMES[GAME])
    for move in BLUNDERS.split():
        game.play_text(move)
    return pgn_writer.write_game(game)


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
    until(lambda: store.run is not None and store.run.finished and not store.run.running)  # else it is not removed
    store.remove()
    until(lambda: store.run is None)


def _library(window: MainWindow) -> None:
    page = window.pages.show_library()
    until(lambda: window.page is page and not window.pages.library.library.waiting)


def _statistics(window: MainWindow) -> None:
    _library(window)
    window.page.turn(to_figures=True)  # type: ignore[attr-defined]
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
    loop, timer = QEventLoop(), QTimer(interval=2)
    timer.timeout.connect(lambda: loop.quit() if condition() or time.monotonic() > end else None)
    if not condition():
        timer.start()
        loop.exec()


def settle() -> None:
    """Process events, so that open windows are shown and deleted ones are gone."""
    for _ in range(3):
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def visit(window: MainWindow, place: Visit) -> None:
    """Open a place and close it; games begun there are deleted."""
    place(window)
    settle()
    close_dialogs()
    settle()
    if window.page is not window.pages.start_page:
        window.pages.show_start_page()
    settle()
    delete_games()


def close_dialogs() -> None:
    """Close all dialogs and menus."""
    for top in QApplication.topLevelWidgets():
        if isValid(top) and isinstance(top, QDialog | QMenu) and top.isVisible():
            top.close()


def delete_games() -> None:
    """Delete the games and studies that were begun."""
    for path in (*folders.data_folder().glob("games/20*.pgn"), *folders.data_folder().glob("studies/*.pgn")):
        path.unlink(missing_ok=True)


@contextmanager
def window_in(home: Path, animate: bool = False) -> Iterator[MainWindow]:
    """Show a window with its own home; `animate`: whether pieces move across the board."""
    folders.data_folder = lambda: home / "data"
    os.environ["XDG_DATA_HOME"] = str(home)  # for the trash
    settings = Settings(home / "settings.json")
    for name, value in {"sounds": False, "animate": animate, "language": "en"}.items():
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
