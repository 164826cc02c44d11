"""Looks for what is cut, overlaps or does not fit in a window; as a program it opens every page and dialog.

`python tests/fitting.py ZOOM THEME LANGUAGE` prints a line for each fault, on the screen that Qt has; the folder of the
sources has to be in PYTHONPATH. In the language `brackets`, which is none, it prints what nobody can translate instead.
With `keys` after that it prints what is wrong for who uses keys alone (`reaching.py`).
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import reaching
from driving import fake_engine, find_button, match_settings, page_of
from library_games import played, put_own
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QTabBar,
    QToolButton,
    QWidget,
)
from untranslated import AFTER_VALUE, NAME, WORD, speak_it, texts, wrong

from gui import languages, main_window, own_names
from gui.actions import COMMANDS
from gui.analysis.findings import Findings, Line
from gui.application import Application
from gui.departures import wait_for_departures
from gui.dialogs.about import show_licences
from gui.dialogs.change_keys import ChangeKeysDialog
from gui.dialogs.engine_options import EngineOptionsDialog
from gui.dialogs.engines import EnginesDialog
from gui.dialogs.games_list import GamesDialog
from gui.dialogs.keys import KeysDialog
from gui.dialogs.library_sources import SourcesDialog
from gui.dialogs.licences import LicencesDialog
from gui.dialogs.new_game import NewGameDialog
from gui.dialogs.new_series import NewSeriesDialog
from gui.dialogs.palette import PaletteDialog
from gui.dialogs.preferences import PreferencesDialog
from gui.dialogs.study import StudyDialog
from gui.dialogs.unfinished import UnfinishedDialog
from gui.dialogs.updates import UpdatesDialog
from gui.engines.protocol import Score
from gui.learn.lessons import FAMILIES, lessons
from gui.learn.rules_view import RulesView
from gui.look.stack import Stack
from gui.look.style import Style
from gui.look.wrapping_button import WrappingButton, unbreakable
from gui.main_window import MainWindow
from gui.match.clock import TimeControl
from gui.pages.mistakes_page import MistakesPage
from gui.pages.puzzle_page import PuzzlePage
from gui.pages.start_page import StartPage
from gui.pages.study_page import StudyPage
from gui.panels.player_strip import ElidedLabel
from gui.series.plan import CLOCK, FILE, LISTED, OWN, Contender, Plan
from gui.series.record import Result
from gui.series.scores import Trial
from gui.settings import Settings
from gui.storage import folders
from gui.storage.reader import Place
from gui.translation import language
from gui.update_asking import Answer, Updates
from gui.updates.news import News
from gui.updates.problem import Problem
from gui.words import engines_text, updates_text
from rules.game import Game
from rules.games import GAMES

BRACKETS = "brackets"
KEYS = "keys"
LOOK_FOR = sys.argv[4] if sys.argv[4:] else ""
NAMES = frozenset(
    [
        "Surajang",
        "Ann",
        "Ben",
        "UCI",
        "Elo",
        "PNG",
        "SVG",
        "PDF",
        "GIF",
        "WebP",
        "Skill",
        "Level",
        "Clear",
        "Hash",
        "Style",
        "Solid",
        "Risky",
        "Very",
        "LimitStrength",
        "VariantPath",
        "MultiPV",
        "Threads",
        "Ponder",
        "Close",
        "Cancel",
        "Press",
        "shortcut",
        "Ctrl",
        "Shift",
        "Alt",
        "Del",
        "Return",
        "Backspace",
        "Space",
        "Enter",
        "Esc",
        "Tab",
        "Home",
        "End",
        "Left",
        "Right",
        "Up",
        "Down",
        "Pause",
        "PgUp",
        "PgDown",
    ]
)
"""Words that are the same in every language: names, an engine's options, keys, and texts of Qt, which has its own."""

SENTENCE, PAGE = "It plays one game more. " * 8, "https://surajang.example.org/releases/tag/v10.12.0"
NEWS = News("10.12.0", "2026-12-24", SENTENCE, PAGE)
"""What is said of a newer version."""

GIVEN = (
    SENTENCE,
    PAGE,
    "Mansindam: Ann against Ben, 8 moves played",
    "The game was put aside. It is kept in a folder whose name is long.",
    "An engine whose name is long enough for two",
    "Another engine",
    "a tag, another one",
    "Squire",
    "A game with a long name could not be opened. The list is being brought up to date; try again then.",
    "The study cannot be saved at the moment (no space left on device); you can go on.",
    "The game could not be saved: no space left on device. It is in this window only.",
)
"""Texts that are put into the window here."""


HERE = Path(__file__).parent
BUILD = Path(main_window.__file__).resolve().parents[1]
"""Where the program is that is tested."""


def open_everything(folder: Path, screen: tuple[int, int], zoom: int, theme: str, *more: str, scale: int = 1) -> str:
    """Return what is wrong with every page and dialog on a screen, found by a process of its own.

    Qt takes its screen and scale when it starts. `more`: the language, and what is looked for.
    """
    known = folder / "screen.json"
    width, height = screen
    shape = {"name": "small", "x": 0, "y": 0, "width": width, "height": height, "logicalDpi": 96, "dpr": 1}
    known.write_text(json.dumps({"screens": [shape]}))
    platform = {"QT_SCALE_FACTOR": str(scale), "QT_QPA_PLATFORM": f"offscreen:configfile={known}"}
    run = subprocess.run(
        [sys.executable, str(HERE / "fitting.py"), str(zoom), theme, *more],
        env={**os.environ, **platform, "PYTHONPATH": os.pathsep.join((str(BUILD), str(HERE)))},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    return run.stdout if run.returncode == 0 else run.stdout + run.stderr


def faults(top: QWidget) -> list[str]:
    """Return what is wrong with what can be seen in a window."""
    found = [] if top.screen().availableGeometry().contains(QRect(QPoint(), top.size())) else ["larger than the screen"]
    if not _holds(top, top.minimumSizeHint()) or not _holds(top, top.minimumSize()):
        found.append(f"smaller than its least size {top.minimumSizeHint().toTuple()}")
    for widget in [top, *top.findChildren(QWidget)]:
        if not widget.isVisibleTo(top):
            continue
        found += [f"{_name(widget)} {words}" for words in (*_cut(widget), *_overflowing(widget))]
    return [f"{type(top).__name__} {top.size().toTuple()}: {words}" for words in found]


def _name(widget: QWidget) -> str:
    """Return what a widget can be found by."""
    text = widget.text() if isinstance(widget, (QLabel, QAbstractButton, QLineEdit)) else widget.objectName()
    return f"{type(widget).__name__} {text!r} {widget.geometry().getRect()}"


def _holds(widget: QWidget, size: QSize) -> bool:
    return widget.width() >= size.width() and widget.height() >= size.height()


def _cut(widget: QWidget) -> Iterator[str]:
    """Say what a widget would have to show and cannot."""
    metrics = widget.fontMetrics()
    if isinstance(widget, ElidedLabel):
        if widget.height() < metrics.height():
            yield "is cut in height"
    elif isinstance(widget, QLabel) and widget.text():
        inside = widget.contentsRect()
        plain = widget.textFormat() == Qt.TextFormat.PlainText or "<" not in widget.text()
        words = unbreakable(widget.text()) if widget.wordWrap() else [widget.text()]
        if plain and max(metrics.horizontalAdvance(word) for word in words) > inside.width():
            yield f"is cut in width: {widget.sizeHint().toTuple()}"
        if widget.height() < (widget.heightForWidth(widget.width()) if widget.wordWrap() else metrics.height()):
            yield "is cut in height"
    elif isinstance(widget, QToolButton):
        if not _holds(widget, widget.iconSize()):
            yield f"is smaller than its icon {widget.iconSize().toTuple()}"
    elif isinstance(widget, WrappingButton):
        width = widget.minimumSizeHint().width()
        if not _holds(widget, QSize(width, widget.heightForWidth(widget.width()))):
            yield f"is smaller than {width}, {widget.heightForWidth(widget.width())}"
    elif isinstance(widget, (QAbstractButton, QComboBox, QAbstractSpinBox, QTabBar)):
        if not _holds(widget, widget.sizeHint()):
            yield f"is smaller than {widget.sizeHint().toTuple()}"
    elif isinstance(widget, QLineEdit) and widget.height() < metrics.height():
        yield "is cut in height"


def _overflowing(widget: QWidget) -> Iterator[str]:
    """Say what leaves a widget or overlaps in it, and where one would have to scroll sideways."""
    if isinstance(widget, QAbstractScrollArea):
        bar = widget.horizontalScrollBar()
        page = widget.widget() if hasattr(widget, "widget") else None
        if bar.maximum() > bar.minimum() or (page is not None and page.width() > widget.viewport().width()):
            yield "has to be scrolled sideways"
        return
    layout = widget.layout()
    if layout is None or isinstance(widget, Stack):
        return
    widgets = [child for child in widget.children() if isinstance(child, QWidget) and not child.isHidden()]
    children = [child for child in widgets if layout.indexOf(child) >= 0]
    for number, child in enumerate(children):
        if not widget.rect().contains(child.geometry()):
            yield f"does not hold {_name(child)}"
        for other in children[:number]:
            if child.geometry().intersects(other.geometry()):
                yield f"has {_name(child)} over {_name(other)}"


def main(zoom: int, theme: str, spoken: str) -> None:
    """Open every page and dialog in a window that fills the screen."""
    app = Application(sys.argv[:1])
    if spoken == BRACKETS:
        speak_it()
    else:
        languages.put_on(spoken)
    home = Path(tempfile.mkdtemp(prefix="surajang-fitting-"))
    folders.data_folder = lambda: home / "data"
    settings = Settings(home / "settings.json")
    for name, value in {"sounds": False, "animate": False, "theme": theme, "zoom": zoom}.items():
        settings[name] = value
    window = MainWindow(settings, Style(app))
    window.resize(window.screen().availableGeometry().size())
    window.show()
    look(window, "start page")
    window.pages.start_page.offer_to_continue(Game(GAMES["mansindam"]), "Mansindam: Ann against Ben, 8 moves played")
    look(window, "start page with a game")
    window.pages.start_page.say_put_aside("The game was put aside. It is kept in a folder whose name is long.")
    look(window, "start page with a note")
    choices = [(words, lambda: None) for words in (updates_text.OPEN, updates_text.NOT_NOW)]
    window.pages.start_page.tell_news(f"{SENTENCE}\n{PAGE}", updates_text.there_is(NEWS), choices)
    look(window, "start page with a newer version")
    find_button(window, updates_text.NOT_NOW).click()
    look_at_new_game(NewGameDialog(settings, window))
    look_at_dialogs(window)
    look_at_lessons(window)
    look_at_games(window, zoom)
    look_at_puzzles(window)
    look_at_library(window)
    look_at_editor(window)
    look_at_study(window)
    look_at_series(window)
    if LOOK_FOR == KEYS:
        look_at_lists_of_games(window)
    window.close()
    settle()
    wait_for_departures()


def settle() -> None:
    """Let everything be laid out."""
    for _ in range(6):
        QApplication.processEvents()


def look(widget: QWidget, words: str) -> None:
    """Print what does not fit in a page or dialog, which `words` name."""
    settle()
    if language() == NAME:
        given = (*GIVEN, STUDY, REVIEWED, fake_engine("--analyst", "--file"))
        path = re.compile(rf"{re.escape(str(folders.data_folder()))}[^{AFTER_VALUE}\n]*")
        known = NAMES | set(WORD.findall(" ".join(given)))
        for teller, text in texts(widget):
            for word in wrong(path.sub("", text), known):
                print(f"{words}: {word!r} of {text!r} in {type(teller).__name__} {teller.objectName()}")
        return
    for fault in (reaching.faults if LOOK_FOR == KEYS else faults)(widget):
        print(f"{words}: {fault}")


def look_at_new_game(dialog: NewGameDialog) -> None:
    """Look at everything that can be chosen for a new game; the dialog has to stay as large as it is."""
    dialog.show()
    size = dialog.size()
    for mode in ("two", "computer", "watch"):
        dialog.mode.choose(mode)
        for level in (dialog.level, *dialog.levels):
            level.slider.setValue(10)
        for clock in ("none", "sudden", "fischer", "byoyomi"):
            dialog.clock.choose(clock)
            dialog.differ.setChecked(True)
            dialog.start.choose("fen")
            dialog.fen.setText("4k5")
            look(dialog, f"new game, {mode}, {clock}")
            if dialog.size() != size:
                print(f"the new-game dialog has changed its size from {size.toTuple()}: {dialog.size().toTuple()}")
    dialog.close()


def look_at_dialogs(window: MainWindow) -> None:
    """Look at the other dialogs."""
    preferences = PreferencesDialog(window.settings, window, update_host="surajang.example.org")
    preferences.show()
    for tab in range(preferences.tabs.count()):
        preferences.tabs.setCurrentIndex(tab)
        look(preferences, f"preferences {tab}")
    preferences.close()
    keys = KeysDialog(window.settings["keys"], window)
    keys.show()
    look(keys, "keys")
    keys.close()
    changing = ChangeKeysDialog(window.settings, COMMANDS, window)
    changing.show()
    look(changing, "changing keys")
    changing.close()
    look_at_updates(window)
    look_at_engines(window)
    window.about()
    about = next(box for box in window.findChildren(QMessageBox) if box.isVisible())
    if LOOK_FOR == KEYS or language() == NAME:
        look(about, "about")
    about.close()
    show_licences(window)
    licences = window.findChild(LicencesDialog)
    assert licences is not None
    look(licences, "licences")
    licences.close()
    if language() == NAME:
        look_at_boxes(window)
    window.find_command()
    palette = window.findChild(PaletteDialog)
    assert palette is not None
    look(palette, "command palette")
    palette.close()


def look_at_updates(window: MainWindow) -> None:
    """Look at what is said of a newer version, and why nothing is known of one."""
    dialog = UpdatesDialog(
        Updates(window.settings, "https://surajang.example.org", "0.1.0", window), window.settings, window
    )
    dialog.show()
    look(dialog, "asking for updates")
    for answer in (Answer(), Answer(NEWS), *(Answer(problem=why) for why in Problem)):
        dialog.show_answer(answer)
        look(dialog, f"updates: {answer.problem}")
    dialog.close()


def look_at_lessons(window: MainWindow) -> None:
    """Look at the lessons, at a level of each family, and at the rules."""
    window.run("learn")
    until(lambda: not isinstance(window.page, StartPage))
    look(window, "all lessons")
    for family in FAMILIES:
        window.pages.lessons.show_lesson(lessons(family)[0])
        look(window, f"lesson of {family}")
        if LOOK_FOR == KEYS:
            window.show_rules(game=family)
            for rules in window.rules_window.findChildren(RulesView):
                rules.complete()
            look(window.rules_window, f"rules of {family}")
            window.rules_window.close()
    window.pages.show_start_page()


def look_at_boxes(window: MainWindow) -> None:
    """Look for what is not translated in dialogs whose sizes are tested elsewhere."""
    tags = {"White": "You", "Black": own_names.levelled("Knight", 7), "Variant": "mansindam", "Result": "1-0"}
    games = GamesDialog("A file", [Place(0, 1, 1, tags, 1_234), Place(1, 2, 2, {}, 0)], window)
    games.show()
    look(games, "games of a file")
    games.close()
    unfinished = UnfinishedDialog(window.unfinished, window)
    unfinished.show()
    look(unfinished, "unfinished games")
    unfinished.close()


def look_at_engines(window: MainWindow) -> None:
    """Look at the list of engines, and at what can be set."""
    listed = window.pages.engines.add("An engine whose name is long enough for two", fake_engine("--analyst", "--file"))
    engines = EnginesDialog(window.pages.engines, window)
    engines.show()
    look(engines, "engines")
    engines.field.say(engines_text.REMOVED.format(name=listed.name))
    look(engines, "engines with a sentence")
    options = EngineOptionsDialog(window.pages.engines, listed, engines)
    options.show()
    end = time.monotonic() + 20
    while not options.rows and time.monotonic() < end:
        settle()
        time.sleep(0.02)
    look(options, "engine options")
    options.close()
    engines.close()
    window.pages.engines.remove(listed.key)


def look_at_series(window: MainWindow) -> None:
    """Look at the page of series: an empty one, one that was played, and what asks for another."""
    window.pages.show_series()
    look(window, "no series")
    sides = (Contender(OWN, "An engine whose name is long"), Contender(LISTED, "Another engine", key="gone"))
    window.pages.series.store.begin(Plan("mansindam", *sides, trial=Trial(0, 20)))
    end = time.monotonic() + 20
    while time.monotonic() < end and (
        window.pages.series.store.run is None or not window.pages.series.store.run.trouble
    ):
        settle()
        time.sleep(0.02)
    run = window.pages.series.store.run
    if run is not None:
        run.results += [Result(number, number % 3 / 2, "1-0", "checkmate", 61) for number in range(30)]
        for result in run.results:
            run.score.count(result.points, None if result.number % 2 == 0 else 0.5)
        run.changed.emit()
    look(window, "series")
    dialog = NewSeriesDialog(window.settings, window)
    dialog.show()
    dialog.trial.setChecked(True)
    dialog.openings.choose(FILE)
    dialog.pace.choose(CLOCK)
    look(dialog, "new series")
    dialog.close()
    window.pages.show_start_page()


def look_at_puzzles(window: MainWindow) -> None:
    """Look at the pages of puzzles, with a hint, the solution, a rating and a streak."""
    window.pages.show_puzzles()
    look(window, "all puzzles")
    for show in (window.pages.puzzles.show_near, window.pages.puzzles.show_today):
        show()
        page = window.page
        if isinstance(page, PuzzlePage):
            look(window, "puzzle")
            page.hint()
            look(window, "puzzle with a hint")
            page.show_solution()
            look(window, "puzzle with its solution")
    window.pages.puzzles.show()
    look(window, "all puzzles with a rating")
    window.pages.puzzles.show_history()
    look(window, "puzzles tried")
    window.pages.puzzles.show_streak()
    look(window, "streak")
    window.pages.show_start_page()


def look_at_library(window: MainWindow) -> None:
    """Look at the list of games without and with some, at their statistics, and at the files added."""
    folder = folders.data_folder() / "games"
    pages = window.pages.library
    pages.library.data.wait(5)
    page = pages.show()
    until(lambda: window.page is page and not pages.library.waiting)
    look(window, "library without games")
    for number in range(4):
        put_own(folder.parent, number, played(number, level=10, result=("1-0", "0-1", "1/2-1/2", "*")[number]))
    pages.library.refresh()
    until(lambda: page.model.rowCount() >= 4 and not pages.library.waiting)
    pages.library.data.tag([f"own {path.name}" for path in folder.glob("*.pgn")], ["a tag", "another one"], [])
    until(lambda: not pages.library.waiting)
    look(window, "library")
    page.explorer.step("first")
    page.tell("A game with a long name could not be opened. The list is being brought up to date; try again then.")
    page.reading.show_progress([1000, 3000, 12345, 67])
    page.reading.show()
    until(lambda: not pages.library.waiting)
    look(window, "library with a message")
    page.show_figures()
    until(lambda: not pages.library.waiting)
    look(window, "statistics")
    page.show_games()
    page.sources_wanted.emit()
    until(lambda: not pages.library.waiting)
    dialog = window.findChild(SourcesDialog)
    if dialog is not None:
        look(dialog, "files and folders")
        dialog.close()
    window.pages.show_start_page()


def until(condition: Callable[[], bool]) -> None:
    """Wait until something holds, for some seconds at most."""
    end = time.monotonic() + 20
    while not condition() and time.monotonic() < end:
        QApplication.processEvents()
        time.sleep(0.005)
    settle()


def look_at_lists_of_games(window: MainWindow) -> None:
    """Look at what asks which of several games is to be opened, and at the unfinished ones."""
    file = folders.data_folder() / "two.pgn"
    file.write_text(f"{STUDY}\n\n{STUDY}\n")
    window.pages.open_file(str(file))
    until(lambda: window.findChild(GamesDialog) is not None)
    games = window.findChild(GamesDialog)
    assert games is not None
    look(games, "which game")
    games.close()
    settle()
    window.pages.show_unfinished()
    settle()
    unfinished = window.findChild(UnfinishedDialog)
    assert unfinished is not None
    look(unfinished, "unfinished games")
    unfinished.close()


def look_at_sharing(window: MainWindow) -> None:
    """Look at what is asked before a picture or an animation is made."""
    for command in ("export_picture", "export_film", "export_sheet"):
        window.run(command)
        dialog = next(found for found in window.findChildren(QDialog) if found.isVisible())
        look(dialog, command)
        dialog.close()
        settle()


def look_at_editor(window: MainWindow) -> None:
    """Look at the page on which a position of each game is set up, with what is wrong with it."""
    for name, variant in GAMES.items():
        rank = variant.files
        text = "/".join(["4k" + str(rank - 5), *[str(rank)] * (variant.ranks - 2), "3KK" + str(rank - 5)])
        for start in ("startpos", text):
            window.pages.edit_position(name, start)
            look(window, f"setting up {name}")
    window.pages.show_start_page()


STUDY = """[White "Ann"] [Black "Ben"] [Variant "mansindam"]
{About all of it. [%csl Gd1,Re1,Yd2,Be2] [%cal Gd1d3,Re1e3,Yd2d4,Be2e4]}
1. c4 $1 {A solid beginning, which opens the way for the pieces beside it.} c6 (1... d6 $6 2. d4 $14) 2. Nd2 *"""


def look_at_study(window: MainWindow) -> None:
    """Look at a study with comments and variations, at its messages, and at the dialog that opens one."""
    window.pages.open_study(STUDY)
    settle()
    assert isinstance(window.page, StudyPage)
    look(window, "study")
    window.page.say_unsafe("game", "The study cannot be saved at the moment (no space left on device); you can go on.")
    look(window, "study with a warning")
    window.page.say_safe("game")
    look_at_analysis(window.page)
    look_at_review(window)
    dialog = StudyDialog("mansindam", window)
    dialog.fen.setText("4k5")
    dialog.show()
    look(dialog, "what to study")
    dialog.close()


def look_at_analysis(page: StudyPage) -> None:
    """Look at a study with what an engine found, said by nobody here."""
    analysis = page.analysis
    (block,) = analysis.panel.show_engines(["Surajang"])
    analysis.bar.show()
    move = page.game.legal_moves()[0]
    line = Line(Score.of_centipawns(-1234), 0.3, 18, (move,) * 9, ("Rd9=D",) * 9)
    block.show_findings(Findings(0, 12, (line,) * 3, 18, 12_345_678, 2_345_678))
    analysis.room_wanted.emit()
    settle()
    look(page.window(), "study with an analysis")
    analysis.stop()


REVIEWED = """[Variant "mansindam"] [StudyName "A game with a name of some length"]
1. c4 {[%eval 0.30]} c6 $4 {Blunder: from 49 % to 20 %. It leaves the cannon to the queen on d4. Better was d6.
[%eval 7.50]} (1... d6 {[%eval 0.30]} 2. d4) 2. Nd2 $4 {Blunder: from 80 % to 12 %. [%eval -12.00]}
(2. d4 {[%eval 7.50]}) *"""


def look_at_review(window: MainWindow) -> None:
    """Look at a study with a review that is finished, with one that is being made, and at the mistakes as tasks."""
    before = window.pages.page
    window.pages.open_study(REVIEWED)
    until(lambda: window.pages.page is not before)
    page = window.pages.page
    assert isinstance(page, StudyPage)
    page.review.panel.show_progress(88, 120)
    page.review.room_wanted.emit()
    look(window, "study that is being reviewed")
    page.review.panel.end_progress()
    page.review.room_wanted.emit()
    look(window, "study with a review")
    page.review.learn_wanted.emit(1)
    assert isinstance(window.pages.page, MistakesPage)
    look(window, "mistake")
    window.pages.page.show_solution()
    look(window, "mistake with its solution")
    window.pages.page.go_on()
    look(window, "mistakes at their end")
    window.pages.show_start_page()


def look_at_games(window: MainWindow, zoom: int) -> None:
    """Look at the page of each game, and at what it can say."""
    for name in GAMES:
        control = TimeControl(36_000, 0, 30, 3)
        window.pages.start(match_settings(name, clocks=(control, control)))
        look(window, name)
        board, panel = page_of(window).board, page_of(window)._parts.panel
        if board.width() * board.height() < 1.4 * panel.width() * panel.height():
            print(f"{name}: the board has {board.size().toTuple()} pixels, the panel {panel.size().toTuple()}")
        letters, border = board.scene.geometry.label, board.scene.geometry.squares.x() - board.scene.geometry.frame.x()
        if letters < max(9, 0.09 * zoom) * board.devicePixelRatioF() or border < letters:
            print(f"{name}: coordinates of {letters} pixels in a border of {border}")
    page = page_of(window)
    page.resign()
    look(window, "question")
    page.banner.buttons()[0].click()
    look(window, "result")
    page.say_unsafe("game", "The game could not be saved: no space left on device. It is in this window only.")
    look(window, "result and a warning")
    look_at_sharing(window)


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    main(int(sys.argv[1]), sys.argv[2], sys.argv[3])
