"""Opens every page and dialog, and looks for faults.

`python tests/fitting_tour.py ZOOM THEME FOR GAMES LANGUAGE…` prints a line for each fault, on the screen that Qt has;
the folder of the sources has to be in PYTHONPATH. FOR is `sizes` for content that does not fit (`fitting.py`), `keys`
for faults in use by keys alone (`reaching.py`), `markup` for names that are taken for HTML (`markup.py`), several of
these with `+`, or `pictures=FOLDER` to draw all to a folder for each language, every part of scrolled areas included.
GAMES is `every` or `some`: the first and the last game show every text that any game shows beside its board. One
program shows several languages one after the other, each in its own window and home. In the pseudo-language `brackets`
texts that cannot be translated are printed instead (`untranslated.py`).
"""

import gc
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

import fitting
import markup
import reaching
import written
from driving import fake_engine, find_button, match_settings, page_of
from library_games import played, put_own
from PySide6.QtCore import QEvent, QObject, QPoint, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QScrollArea, QWidget
from untranslated import AFTER_VALUE, NAME, WORD, speak_it, texts, wrong

import surajang
from surajang.engine.playtest import REPORT
from surajang.engine.playtest.counting import report_of
from surajang.engine.playtest.games import Games
from surajang.engine.playtest.job import Progress as Playing
from surajang.engine.playtest.record import game_record
from surajang.engine.practice import LEVELS, PRACTISE
from surajang.gui.analysis import coach_text
from surajang.gui.analysis.analyst import Findings, Line
from surajang.gui.app.about import LicencesDialog
from surajang.gui.app.application import Application
from surajang.gui.app.command_palette import PaletteDialog
from surajang.gui.app.keys_dialogs import ChangeKeysDialog, KeysDialog
from surajang.gui.app.licences import parts
from surajang.gui.app.main_window import MainWindow
from surajang.gui.app.practice_dialog import LevelsDialog, PracticeDialog
from surajang.gui.app.preferences import PreferencesDialog
from surajang.gui.app.start_page import OpeningPage
from surajang.gui.app.unfinished_dialog import UnfinishedDialog
from surajang.gui.board.mini_board import MiniBoard
from surajang.gui.board.piece_card import PieceCard
from surajang.gui.board.piece_facts import standing
from surajang.gui.board.view import BoardView
from surajang.gui.desk.definitions_dialog import DefinitionsDialog
from surajang.gui.desk.file_dialogs import FileQuestions
from surajang.gui.desk.games_list import GamesDialog
from surajang.gui.desk.known_moves import COMPUTER, MINE, SourceField
from surajang.gui.desk.navigator import (
    EditorRequest,
    KnownRequest,
    LessonsRequest,
    MatchesRequest,
    MatchRequest,
    NewGameRequest,
    PlaytestRequest,
    PuzzlesRequest,
    RemoveGameRequest,
    RulesRequest,
    StudyRequest,
    UnfinishedRequest,
    WorkshopRequest,
)
from surajang.gui.desk.page_layout import PageLayout
from surajang.gui.desk.save_commands import CHANGED, SaveCommands, SavingDialog, Writing
from surajang.gui.engines.engine_options import EngineOptionsDialog
from surajang.gui.engines.engines_dialog import REMOVED, EnginesDialog
from surajang.gui.engines.practice import Practice, PracticeProgress
from surajang.gui.engines.protocol import Score
from surajang.gui.kit.long_text import WholeTextDialog
from surajang.gui.kit.process_reaper import wait_for_processes
from surajang.gui.kit.style import Style
from surajang.gui.kit.translation import in_sentence, language, put_in, tr
from surajang.gui.known.known_page import KnownPage
from surajang.gui.learn import lesson_text
from surajang.gui.learn.lesson_page import LessonPage
from surajang.gui.learn.lessons import FAMILIES, lessons
from surajang.gui.learn.mistakes_page import MistakesPage
from surajang.gui.learn.puzzle_page import PuzzlePage
from surajang.gui.learn.streak_page import StreakPage
from surajang.gui.library.library import Progress
from surajang.gui.library.library_sources import SourcesDialog
from surajang.gui.matches.match_dialog import NewMatchDialog
from surajang.gui.matches.match_record import CLOCK, FILE, LISTED, OWN, Contender, Plan, Result
from surajang.gui.matches.scores import Trial
from surajang.gui.play.new_game import NewGameDialog
from surajang.gui.players.game_clock import TimeControl
from surajang.gui.players.players import YOU, MatchSettings, Player, computer, person
from surajang.gui.playtest.playtest_page import NODES, PlaytestPage
from surajang.gui.review import review_text
from surajang.gui.shell import languages
from surajang.gui.shell.commands import COMMANDS
from surajang.gui.shell.knowledge import DIFFERENCES
from surajang.gui.shell.page import Page
from surajang.gui.shell.settings import Settings
from surajang.gui.storage import folders
from surajang.gui.storage.autosave import GAME_TEXT, STUDY_TEXT, SaveState
from surajang.gui.storage.definitions import found_in
from surajang.gui.storage.game_file import GameFile
from surajang.gui.storage.own_games import Added
from surajang.gui.storage.playtest_files import playtest_folder
from surajang.gui.storage.practice_files import LevelsResult, PracticeResult, PracticeStatus, Step
from surajang.gui.storage.reader import Place
from surajang.gui.storage.studies_folder import studies_folder
from surajang.gui.study.study_dialog import StudyDialog
from surajang.gui.study.study_page import StudyPage
from surajang.gui.study.study_tree import StudyView
from surajang.gui.updates import updates_dialog
from surajang.gui.updates.news import News, Problem
from surajang.gui.updates.updates import Answer, Updates
from surajang.gui.updates.updates_dialog import UpdatesDialog
from surajang.gui.words import naming, outcome_text
from surajang.gui.words.refusal_text import sentence
from surajang.gui.workshop import draft_commands, sections
from surajang.gui.workshop import draft_edits as edits
from surajang.gui.workshop.draft_page import DraftPage
from surajang.gui.workshop.sections import Section
from surajang.gui.workshop.workshop_page import WorkshopPage
from surajang.rules import catalogue, notation
from surajang.rules.codes import BLACK, WHITE
from surajang.rules.game import GOES_ON, Game
from surajang.rules.games import GAMES
from surajang.rules.moves import PROMOTION, from_to
from surajang.rules.reasons import because
from surajang.rules.variant import Variant

OWN_TITLES = {"pandemonium": "Learner", "palaceshogi": "Squire"}
OWN_GAMES = [f'inherits = "{name}"\nname = "own-{name}"\ntitle = "{title}"\n' for name, title in OWN_TITLES.items()]
FAIRY_GAMES = "[own:chess]\ncastling = false\n\n[theirs:chess]\nmaxFile = 40\n"
"""A game that can be played, and one that cannot."""

BRACKETS, EVERY, SOME = "brackets", "every", "some"
SIZES, KEYS, MARKUP, PICTURES = "sizes", "keys", "markup", "pictures="
SIZES_AND_KEYS, SIZES_AND_MARKUP = f"{SIZES}+{KEYS}", f"{SIZES}+{MARKUP}"
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
        *(variant.native for variant in GAMES.values()),
    ]
)
"""Words that are the same in every language: names, an engine's options, keys, and texts of Qt, which has its own
translations.
"""

SIGNS = re.compile("|".join({piece.native for variant in GAMES.values() for piece in variant.pieces if piece.native}))
"""The signs of the pieces, including one with a stroke."""

LOOK_FOR = sys.argv[3] if __name__ == "__main__" else SIZES
KINDS = LOOK_FOR.split("+")
FOLDER = LOOK_FOR.removeprefix(PICTURES) if LOOK_FOR.startswith(PICTURES) else ""
"""The folder for pictures; None draws none."""

DRAWN: set[int] = set()
"""The pictures drawn, by the hash of their pixels."""


def named(text: str) -> str:
    """Return a text by others; in a search for names taken for HTML it begins with a tag."""
    return f"{markup.HOSTILE} {text}" if MARKUP in KINDS else text


def named_in(game: str) -> str:
    """Return a game with such texts as names and comments."""
    return re.sub(r'((?:White|Black|Event|StudyName) "|\{)(?=\w)', lambda found: found[1] + named(""), game)


HOSTILE_OPTION = f'"name {markup.HOSTILE} type combo default {markup.HOSTILE} var {markup.HOSTILE} var Solid"'
NAMED = {
    "start page with a game", "start page with a note", "start page with a newer version", "updates: None",
    "engines", "engine options", "games in a file", "a file was changed", "a long text", "a game is being opened",
    "a box with a sentence", "unfinished games", next(iter(GAMES)), "result and a warning", "library",
    "library with a message", "files and folders", "study", "study with a warning", "study with an analysis",
    "study with a review", "what to study", "series",
}  # fmt: skip
"""The places where such a text must appear; otherwise the search would be empty."""

SENTENCE, PAGE = named("It plays one game more. " * 8), "https://surajang.example.org/releases/tag/v10.12.0"
NEWS = News("10.12.0", "2026-12-24", SENTENCE, PAGE)
"""The message about a newer version."""

GIVEN = (
    SENTENCE,
    PAGE,
    "Mansindam: Ann against Ben, 8 moves played",
    "The game was put aside. It is kept in a folder whose name is long.",
    "An engine whose name is long enough for two",
    "Another engine",
    "a tag, another one",
    "Squire",
    "A game with a long name could not be opened. The list is being updated; try again in a moment.",
    "The study cannot be saved at the moment (no space left on device); you can carry on.",
    "The game could not be saved: no space left on device. It is in this window only.",
    "Many games.pgn",
    *OWN_TITLES.values(),
    FAIRY_GAMES,
    "Own",
    "title",
    "Your settings could not be saved: no space left on device.",
    "Nxd4",
)
"""Texts that the tour puts into the window."""

FAULTS = {SIZES: fitting.faults, KEYS: reaching.faults, MARKUP: markup.faults}

SEEN: set[type[QWidget]] = set()
"""The kinds of pages and dialogs examined."""

HERE = Path(__file__).parent
BUILD = Path(surajang.__file__).parent.parent
"""The folder of the program tested."""


def open_everything(
    folder: Path,
    screen: tuple[int, int],
    zoom: int,
    theme: str,
    languages_spoken: Sequence[str],
    look_for: str = SIZES,
    scale: int = 1,
) -> str:
    """Return the faults of every page and dialog on a screen, found in a separate process.

    Qt takes its screen and scale when it starts. Pages and boards of every game are examined in English at scale 2, for
    pictures, and for untranslatable texts; otherwise those of two games.
    """
    known = folder / "screen.json"
    width, height = screen
    shape = {"name": "small", "x": 0, "y": 0, "width": width, "height": height, "logicalDpi": 96, "dpr": 1}
    known.write_text(json.dumps({"screens": [shape]}))
    platform = {"QT_SCALE_FACTOR": str(scale), "QT_QPA_PLATFORM": f"offscreen:configfile={known}"}
    pictures = look_for.startswith(PICTURES)
    games = EVERY if scale > 1 or BRACKETS in languages_spoken or pictures else SOME
    run = subprocess.run(
        [sys.executable, str(HERE / "fitting_tour.py"), str(zoom), theme, look_for, games, *languages_spoken],
        env={**os.environ, **platform, "PYTHONPATH": os.pathsep.join((str(BUILD), str(HERE)))},
        capture_output=True,
        text=True,
        timeout=2_000 if pictures else 600,
        check=False,
    )
    return run.stdout if run.returncode == 0 else run.stdout + run.stderr


def main(zoom: int, theme: str, games: str, languages_spoken: list[str]) -> None:
    """Examine everything in each language, for `every` game in the first one or for `some`."""
    gc.disable()  # a tenth of the time; there is little garbage
    app = Application(sys.argv[:1])
    style = Style(app)
    some = [*GAMES][:: len(GAMES) - 1]
    for number, spoken in enumerate(languages_spoken):
        if spoken == BRACKETS:
            speak_it()
        else:
            languages.install(spoken)
        paints = number == 0 or bool(FOLDER)
        look_at_all(style, zoom, theme, [*GAMES] if games == EVERY and paints else some, paints)
        gc.collect()
        style.apply("light", 100)
    if MARKUP in KINDS and NAMED:
        print(f"no name is seen: {sorted(NAMED)}")
    for kind in kinds(Page, QDialog) - SEEN:
        print(f"{kind.__name__} was not examined")


def kinds(*bases: type[QWidget]) -> set[type[QWidget]]:
    """Return the classes of the program's pages and dialogs, without base classes."""
    found: set[type[QWidget]] = set()
    for base in bases:
        below = kinds(*base.__subclasses__())
        found |= below or ({base} if base.__module__.startswith("surajang.") else set())
    return found


def look_at_all(style: Style, zoom: int, theme: str, games: list[str], paints: bool) -> None:
    """Open every page and dialog in a window that fills the screen; if `paints`, paint them, otherwise only lay them
    out.
    """
    home = Path(tempfile.mkdtemp(prefix="surajang-fitting-"))
    folders.data_folder = lambda: home / "data"
    settings = Settings(home / "settings.json")
    for name, value in {"sounds": False, "animate": False, "theme": theme, "zoom": zoom, "captions": True}.items():
        settings[name] = value
    window = MainWindow(settings, style)
    window.resize(window.screen().availableGeometry().size())
    window.show()
    look(window, "start page")
    window.pages.start_page.offer_to_continue(Game(GAMES["mansindam"]), named(GIVEN[2]))
    window.pages.start_page.show_number(12)
    look(window, "start page with a game")
    window.pages.start_page.say_put_aside(named(GIVEN[3]))
    look(window, "start page with a note")
    choices = [(words, lambda: None) for words in (updates_dialog.OPEN(), updates_dialog.NOT_NOW())]
    window.pages.start_page.tell_news(f"{SENTENCE}\n{PAGE}", updates_dialog.news_heading(NEWS), choices)
    look(window, "start page with a newer version")
    find_button(window, updates_dialog.NOT_NOW()).click()
    window.setUpdatesEnabled(paints)
    assert window.actions_by_name  # the menus are filled late
    look_at_menus(window)
    look_at_new_game(NewGameDialog(settings, window.pages, NewGameRequest(), window))
    look_at_dialogs(window)
    look_at_boxes(window)
    look_at_unfinished(window, "no unfinished games")
    look_at_lessons(window)
    look_at_rules(window, games)
    look_at_games(window, zoom, games)
    look_at_messages(window)
    look_at_puzzles(window)
    look_at_library(window)
    look_at_editor(window, games)
    look_at_study(window)
    look_at_series(window)
    look_at_playtest(window)
    look_at_known(window, games)
    look_at_own_games(window)
    look_at_workshop(window, every=paints)
    look_at_unfinished(window, "unfinished games")
    window.close()
    settle()
    wait_for_processes()
    window.deleteLater()
    settle()
    assert settings.finish(60)
    shutil.rmtree(home)


def settle() -> None:
    """Lay out everything and carry out deferred deletions, as the program's event loop does."""
    for _ in range(6):
        QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)  # lay out the last result of a thread


def look(widget: QWidget, words: str) -> None:
    """Print what does not fit in a page or dialog, named by `words`."""
    over = widget.parentWidget()
    if over is not None and not over.updatesEnabled():
        widget.setUpdatesEnabled(False)
    settle()
    SEEN.update(type(seen) for seen in (widget, *widget.findChildren(Page)))
    if FOLDER:
        draw(widget, words)
        return
    if language() == NAME:
        _look_for_untranslated(texts(widget), words)
        return
    if MARKUP in KINDS and markup.shows(widget):
        NAMED.discard(words)
    for kind in KINDS:
        for fault in FAULTS[kind](widget):
            print(f"{language()}: {words}: {fault}")


def draw(widget: QWidget, words: str) -> None:
    """Write a picture of a widget, and of all that can be scrolled in it; none is written twice."""
    boards = [board for board in widget.findChildren(MiniBoard) if not board.visibleRegion().isEmpty()]
    until(lambda: all(board.drawn for board in boards))
    areas = [area for area in widget.findChildren(QScrollArea) if area.isVisible() and area.widget() is not None]
    hidden = [part for area in areas if area.verticalScrollBar().maximum() > 0 and (part := area.widget())]
    folder = Path(FOLDER, language())
    folder.mkdir(parents=True, exist_ok=True)
    for part in (widget, *hidden):
        picture = part.grab().toImage()
        if (seen := hash(bytes(picture.constBits()))) not in DRAWN:
            DRAWN.add(seen)
            name = re.sub(r"\W+", "-", words).strip("-")
            picture.save(str(folder / f"{len(DRAWN):03}-{name}{'' if part is widget else '-whole'}.png"))


def look_at_painting(widget: QWidget, words: str) -> None:
    """Print which texts painted by a board or a card do not fit."""
    if FOLDER:
        draw(widget, words)
    elif language() == NAME:
        _look_for_untranslated(((widget, text.words) for text in written.painted(widget)), words)
    elif SIZES in KINDS:
        for fault in written.faults(widget):
            print(f"{language()}: {words}: {fault}")


@cache
def licensed() -> list[str]:
    """Return the parts of the program and their licences, whose names are the same in every language."""
    return [name for part in parts() for name in (part.title, part.licence)]


@cache
def known_words() -> frozenset[str]:
    """Return the words that are the same in every language, and those of texts that the tour puts into the window."""
    given = (*GIVEN, STUDY, REVIEWED, fake_engine("--analyst", "--file"), *licensed())
    return NAMES | frozenset(WORD.findall(" ".join(given)))


@cache
def _untranslatable(text: str) -> list[str]:
    """Return the untranslatable words of a text; cached, as most texts appear often."""
    return wrong(SIGNS.sub("", text), known_words())


def _look_for_untranslated(said: Iterable[tuple[QWidget | QAction, str]], words: str) -> None:
    """Print untranslatable texts in the places named by `words`."""
    path = re.compile(rf"{re.escape(str(folders.data_folder()))}[^{AFTER_VALUE}\n]*")
    for teller, text in said:
        if text in licensed():  # with the number of a version, which is not translated either
            continue
        for word in _untranslatable(path.sub("", text)):
            print(f"{language()}: {words}: {word!r} of {text!r} in {type(teller).__name__} {teller.objectName()}")


def look_at_new_game(dialog: NewGameDialog) -> None:
    """Check all choices for a new game; the dialog must keep its size."""
    dialog.show()
    size = dialog.size()
    for mode in ("two", "computer", "watch"):
        dialog.mode.choose(mode)
        for level in (dialog.level, *dialog.levels):
            level.slider.setValue(level.slider.maximum())
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
    """Check the other dialogs."""
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
    window.dialogs.find_command()
    palette = window.findChild(PaletteDialog)
    assert palette is not None
    look(palette, "command palette")
    palette.close()


def look_at_updates(window: MainWindow) -> None:
    """Check the messages about a newer version, and about failing to look for one."""
    dialog = UpdatesDialog(
        Updates(window.settings, "https://surajang.example.org", "0.1.0", window), window.settings, window
    )
    dialog.show()
    look(dialog, "asking for updates")
    for answer in (Answer(), Answer(NEWS), *(Answer(problem=why) for why in Problem)):
        dialog.show_answer(answer)
        look(dialog, f"updates: {answer.problem}")
    dialog.close()


def look_at_menus(top: QWidget) -> None:
    """Check that the menus of a window or page fit on the screen."""
    room = top.screen().availableGeometry()
    for menu in top.findChildren(QMenu):
        menu.aboutToShow.emit()  # this also makes it fit
        if menu.sizeHint().width() > room.width():
            words = [action.text() for action in menu.actions()]
            print(f"{language()}: the menu {menu.title()} is {menu.sizeHint().width()} wide: {words}")
        if FOLDER and menu.actions():
            draw(menu, f"menu {menu.title()}")


def look_at_box(ask: Callable[[], object], words: str) -> None:
    """Check the dialog opened by an action, and close it."""
    seen: list[QWidget] = []

    def see() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QDialog):
            seen.append(box)
            look(box, words)
            box.reject()
        elif not seen:
            QTimer.singleShot(0, see)  # the dialog first waits for something

    QTimer.singleShot(0, see)
    ask()
    until(lambda: bool(seen))


class Unsaved(QObject):
    """A game whose saving never ends."""

    save_state_changed: Any = Signal(object)

    @property
    def save_state(self) -> SaveState:
        """Return that it is being saved."""
        return SaveState.SAVING

    def text(self) -> str:
        """Return the text to be saved."""
        return ""

    def file_stem(self) -> str:
        """Return its file's name."""
        return ""

    def prepare_to_leave(self) -> None:
        """Allow leaving."""

    def stay(self) -> None:
        """Continue."""


def look_at_boxes(window: MainWindow) -> None:
    """Check messages and questions."""
    window.about()
    look_at_box(lambda: None, "about")
    tags = {"White": named("You"), "Black": naming.levelled("Knight", 7), "Variant": "mansindam", "Result": "1-0"}
    games = [Place(0, 1, 1, tags, 1_234), Place(1, 2, 2, {}, 0)]
    for dialog, words in (
        (LicencesDialog(window), "licences"),
        (GamesDialog(named(GIVEN[11]), games, window), "games in a file"),
        (SavingDialog(Unsaved(window), window, GAME_TEXT), "a game is being saved"),
        (SavingDialog(Unsaved(window), window, STUDY_TEXT), "a study is being saved"),
        (PracticeDialog(Practice(window), GAMES["mansindam"], window), "practice"),
        (LevelsDialog(Practice(window), GAMES["mansindam"], window), "levels are measured"),
        (WholeTextDialog(named(GIVEN[2]), SENTENCE * 1000, window), "a long text"),
    ):
        dialog.show()
        if isinstance(dialog, LicencesDialog):
            until(dialog.view.toPlainText)
            if language() == NAME:  # licences are in English everywhere
                dialog.view.clear()
        look(dialog, words)
        dialog.close()
        dialog.deleteLater()
    questions = FileQuestions(window.settings, window)
    for answer, more in CHANGED.values():
        look_at_box(
            lambda answer=answer, more=more: questions.choose(  # type: ignore[misc]
                tr("{name} was changed by another program.", name=named("A game.pgn")),
                named(tr(more)),
                [tr("Save as…"), tr(answer)],
            ),
            "a file was changed",
        )
    for text in (GAME_TEXT, STUDY_TEXT):
        messages: Any = None  # empty until the answer
        saving = SaveCommands(Unsaved(window), None, messages, window.settings, window, text)
        look_at_box(saving._gives_up, "leaving what cannot be saved")  # noqa: SLF001  # comes only after a long way
        saving._writing = Writing(GameFile(Path(GIVEN[11])), "")  # noqa: SLF001  # comes only after a long way
        with patch("surajang.gui.desk.save_commands.PATIENCE_MS", 0):
            look_at_box(saving._may_stop_writing, "leaving what is being saved")  # noqa: SLF001  # comes only after a long way
    opening = OpeningPage(str(folders.data_folder() / named(GIVEN[11])))
    window.pages.show_page(opening)
    look(window, "a game is being opened")
    window.pages.show_start_page()
    window.tell(named(GIVEN[12]))
    look_at_box(lambda: None, "a box with a sentence")


def look_at_unfinished(window: MainWindow, words: str) -> None:
    """Check the list of games that can be resumed."""
    window.pages.open(UnfinishedRequest())
    settle()
    dialog = window.findChild(UnfinishedDialog)
    assert dialog is not None
    look(dialog, words)
    dialog.close()
    settle()


def look_at_rules(window: MainWindow, games: list[str]) -> None:
    """Check the window with the rules of games and their differences."""
    rules = window.rules_window
    rules.setUpdatesEnabled(window.updatesEnabled())
    for name in (*games, DIFFERENCES):
        rules.show_rules(name)
        rules.view.complete()
        look(rules, f"rules of {name}")
    rules.close()


def look_at_lessons(window: MainWindow) -> None:
    """Check all lessons, one that is begun, failed and solved, and the messages of a lesson's page."""
    window.pages.open(LessonsRequest())
    look(window, "lessons")
    for family in FAMILIES:
        window.pages.lessons.show_lesson(lessons(family)[0])
        look(window, f"a lesson of {family}")
    page = window.page
    assert isinstance(page, LessonPage)
    page.show_move()
    look(window, "a lesson's move")
    page.banner.say(lesson_text.failure("Nxd4", longest_names()[0], GOES_ON, False), lesson_text.FAILED(), "note")
    look(window, "a lesson's failure")
    for stars, heading in lesson_text.SOLVED.items():
        page.banner.say(tr(page.lesson.levels[0].solved), f"{heading()}  {lesson_text.stars(stars)}", "note")
        look(window, f"a lesson solved with {stars} stars")
    window.pages.show_start_page()


def look_at_engines(window: MainWindow) -> None:
    """Check the list of engines and their options."""
    declares = ("--option", HOSTILE_OPTION) if MARKUP in KINDS else ()
    listed = window.pages.engines.add(named(GIVEN[4]), fake_engine("--analyst", "--file", *declares))
    engines = EnginesDialog(window.pages.engines, window)
    engines.show()
    look(engines, "engines")
    engines.field.say(REMOVED(name=listed.name))
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
    """Check the page of series: empty, with one played, and with the dialog for another."""
    window.pages.open(MatchesRequest())
    look(window, "no series")
    sides = (Contender(OWN, named("An engine whose name is long")), Contender(LISTED, named(GIVEN[5]), key="gone"))
    window.pages.engine_pages.matches.begin(Plan("mansindam", *sides, trial=Trial(0, 20)))
    end = time.monotonic() + 20
    while time.monotonic() < end and (
        window.pages.engine_pages.matches.run is None or not window.pages.engine_pages.matches.run.trouble
    ):
        settle()
        time.sleep(0.02)
    run = window.pages.engine_pages.matches.run
    if run is not None:
        run.results += [Result(number, number % 3 / 2, "1-0", "checkmate", 61, named("")) for number in range(30)]
        for result in run.results:
            run.score.count(result.points, None if result.number % 2 == 0 else 0.5)
        run.changed.emit()
    look(window, "series")
    dialog = NewMatchDialog(window.settings, window)
    dialog.show()
    dialog.trial.setChecked(True)
    dialog.openings.choose(FILE)
    dialog.pace.choose(CLOCK)
    look(dialog, "new series")
    dialog.close()
    window.pages.show_start_page()


def look_at_playtest(window: MainWindow) -> None:
    """Check the page of playtests without games, and with a report on a few random ones."""
    game = GAMES["palaceshogi"]
    for nodes in NODES:
        shutil.rmtree(playtest_folder(game.name, nodes), ignore_errors=True)
    window.pages.open(PlaytestRequest(game.name))
    look(window, "no playtest")
    page = window.page
    assert isinstance(page, PlaytestPage)
    folder, nodes = playtest_folder(game.name, page.strength), page.strength
    games = Games(game, 0)
    records = [game_record(games.play(1, number), len(game.pieces)) for number in range(3)]
    folder.mkdir(parents=True)
    (folder / REPORT).write_text(report_of(game, records, 100, nodes, 1).as_text(), "utf-8")
    window.pages.show_start_page()
    window.pages.open(PlaytestRequest(game.name))
    page = window.page
    assert isinstance(page, PlaytestPage)
    end = time.monotonic() + 20
    while not page.introduction.text() and time.monotonic() < end:
        settle()
        time.sleep(0.02)
    assert page.introduction.text()
    look(window, "playtest")
    look_at_box(page.discard.click, "discarding a playtest")
    playtests = window.pages.engine_pages.playtests
    playtests.game, playtests.nodes, playtests.progress = game.name, nodes, Playing(40, 400, 90.0, 40)
    playtests.changed.emit()
    look(window, "running playtest")
    playtests.nodes = next(each for each in NODES if each != nodes)
    playtests.changed.emit()
    look(window, "playtest of the same game elsewhere")
    playtests.game = ""
    window.pages.show_start_page()


def look_at_known(window: MainWindow, games: list[str]) -> None:
    """Check the page "What is known": a game, an opening, and a game without theory."""
    for name in games[1:]:
        window.pages.open(KnownRequest(name))
        page = window.page
        assert isinstance(page, KnownPage)
        until(lambda page=page: page.heading.text() and not page.busy)  # type: ignore[misc]
        look(window, f"what is known of {name}")
    window.pages.open(KnownRequest("pandemonium"))
    page = window.page
    assert isinstance(page, KnownPage)
    end = time.monotonic() + 20
    while (page.opening is None or page.busy) and time.monotonic() < end:
        settle()
        time.sleep(0.02)
    look(window, "what is known")
    assert page.opening is not None
    page.opening.lines[0].button.click()
    look(window, "a known opening")
    page.opening.go_to_start()
    page.opening.play(page.opening.game.legal_moves()[-1])
    page.opening.play(page.opening.game.legal_moves()[-1])
    page.opening.play(page.opening.game.legal_moves()[-1])
    look(window, "an unknown opening")
    window.pages.show_start_page()


def look_at_own_games(window: MainWindow) -> None:
    """Check the dialog that adds own games, the start page with some, their practice and their levels."""
    for text, words in ((OWN_GAMES[0], "a definition"), (FAIRY_GAMES, "definitions"), ("[", "a wrong definition")):
        dialog = DefinitionsDialog(window.settings, found_in(text), window)
        dialog.show()
        for row in range(dialog.list.count()):
            dialog.list.setCurrentRow(row)
            look(dialog, f"{words}, row {row}")
        dialog.close()
    added: list[Added] = []
    window.pages.own_games.wait()
    window.pages.own_games.save(window, lambda: OWN_GAMES, added.extend)
    until(lambda: bool(added))
    window.pages.show_start_page()
    look(window, "start page with an own game")
    look_at_menus(window.pages.start_page)
    game = added[0]
    assert isinstance(game, Variant)
    look_at_box(lambda: window.pages.open(RemoveGameRequest(game.name)), "removing an own game")
    window.pages.open(RulesRequest(game.name))
    window.rules_window.view.complete()
    look(window.rules_window, "rules of an own game")
    window.rules_window.close()
    look_at_work(window, game)


def look_at_work(window: MainWindow, game: Variant) -> None:
    """Check practice and the measurement of levels: running, paused, and done."""
    levels = LevelsResult((*range(100, 1300, 100),), (Step(0.75, 0.12, 1_240),) * 11, outdated=True)
    done = {PRACTISE: PracticeStatus(PracticeResult(0.64, 0.05, 120, False)), LEVELS: PracticeStatus(levels=levels)}
    stages = {PRACTISE: ("", "play", "fit", "match"), LEVELS: ("", "play")}
    for work, kind in ((PRACTISE, PracticeDialog), (LEVELS, LevelsDialog)):
        practice = Practice(window)
        dialog = kind(practice, game, window)
        dialog.show()
        for status in (PracticeStatus(), replace(done[work], total=600, seconds=180), done[work]):
            dialog._take(status)  # noqa: SLF001  # comes only after a long way
            look(dialog, f"{work}: {status.total}")
        for stage in stages[work]:
            practice.game, practice.work = game.name, work
            practice.progress = PracticeProgress(stage, 2, 3, 1_240, 60, 0.64, 0.05, 180, 600)
            practice.changed.emit()
            look(dialog, f"{work}: {stage}")
        practice.work = next(other for other in done if other != work)
        practice.changed.emit()
        look(dialog, f"{work} while something else goes on")
        practice.game = ""
        dialog.close()
        dialog.deleteLater()


def look_at_workshop(window: MainWindow, every: bool) -> None:
    """Check the workshop: each section of `every` draft or of one, its zones, its faults, and its trial."""
    window.pages.open(WorkshopRequest())
    until(lambda: isinstance(window.page, WorkshopPage) and window.page.entries.rowCount() > 0)
    look(window, "workshop")
    page = window.page
    assert isinstance(page, WorkshopPage)
    look_at_box(page.remove, "removing a game from the workshop")
    own = [game for game in catalogue.games() if catalogue.is_own(game)]
    for game in own if every else own[:1]:
        window.pages.open(WorkshopRequest(game.name))
        draft = window.page
        assert isinstance(draft, DraftPage)
        shown = [*draft.draft.pieces][:2]
        for section in draft.sections.sections:
            if not section.symbol or section.symbol in shown:
                draft.open_section(section, focus=False)
                look(window, f"workshop: {section.name} {section.symbol}")
    draft = window.page
    assert isinstance(draft, DraftPage)
    look_at_menus(draft)
    draft.open_section(Section(sections.BOARD), focus=False)
    draft.paint(("holes",))
    look(window, "workshop: painting holes")
    draft.paint(("appearance", "outlined"))
    look(window, "workshop: painting the palace")
    draft.paint(None)
    draft.try_it()
    look(window, "workshop: a trial")
    draft.try_panel.message.show_text(sentence(because("not your turn", GAMES["mansindam"], player=1)))
    look(window, "workshop: a refusal")
    draft.end_trial()
    draft.make(lambda made: edits.put(made, ("title",), ""))
    draft.check()
    look(window, "workshop: something is missing")
    draft.undo()
    draft.check()
    draft.note(draft_commands.SAVED())
    look(window, "workshop: saved")
    window.pages.show_start_page()


def look_at_puzzles(window: MainWindow) -> None:
    """Check the pages of puzzles, with a hint, the solution, a rating and a streak."""
    window.pages.open(PuzzlesRequest())
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
    streak = window.page
    assert isinstance(streak, StreakPage)
    streak._end()  # noqa: SLF001  # comes only after a long way
    look(window, "the end of a streak")
    window.pages.show_start_page()


def look_at_library(window: MainWindow) -> None:
    """Check the list of games, empty and filled, its statistics, and the files added."""
    folder = folders.data_folder() / "games"
    pages = window.pages.library
    pages.library.data.wait(5)
    page = window.pages.show_library()
    until(lambda: window.page is page and not pages.library.waiting)
    look(window, "library without games")
    for number in range(4):
        put_own(
            folder.parent, number, named_in(played(number, level=10, result=("1-0", "0-1", "1/2-1/2", "*")[number]))
        )
    if MARKUP in KINDS:
        pages.library.data.add([folder / f"{markup.HOSTILE}.pgn"])
    pages.library.refresh()
    until(lambda: page.model.rowCount() >= 4 and not pages.library.waiting)
    pages.library.data.tag([f"own {path.name}" for path in folder.glob("*.pgn")], [named("a tag"), "another one"], [])
    until(lambda: not pages.library.waiting)
    look(window, "library")
    page.explorer.step("first")
    until(lambda: not pages.library.waiting)
    look_at_openings(window, page.explorer.source, "library")
    page.tell(named(GIVEN[8]))
    page.reading.show_progress(Progress(1000, 3000, 12345, 67))
    page.reading.show()
    until(lambda: not pages.library.waiting)
    look(window, "library with a message")
    page.turn(to_figures=True)
    until(lambda: not pages.library.waiting)
    look(window, "statistics")
    page.turn(to_figures=False)
    window.pages.library.show_sources()
    until(lambda: not pages.library.waiting)
    dialog = window.findChild(SourcesDialog)
    if dialog is not None:
        look(dialog, "files and folders")
        dialog.close()
    window.pages.show_start_page()


def look_at_openings(window: MainWindow, source: SourceField, words: str) -> None:
    """Check the moves known from the computer's games and from one's own."""
    for chosen in (COMPUTER, MINE):
        source.setCurrentIndex(source.findData(chosen))
        source.activated.emit(source.currentIndex())
        until(lambda: not window.pages.library.library.waiting)
        look(window, f"{words} with openings: {chosen}")


def until(condition: Callable[[], object]) -> None:
    """Wait until a condition holds, for some seconds at most."""
    end = time.monotonic() + 20
    while not condition() and time.monotonic() < end:
        QApplication.processEvents()
        time.sleep(0.005)
    settle()


def look_at_sharing(window: MainWindow) -> None:
    """Check the dialog before a picture or an animation is made."""
    for command in ("export_picture", "export_film", "export_sheet", "print_set"):
        window.run(command)
        dialog = next(found for found in window.findChildren(QDialog) if found.isVisible())
        look(dialog, command)
        dialog.close()
        settle()


def look_at_editor(window: MainWindow, games: list[str]) -> None:
    """Check the page for setting up a position, with its faults, for each game."""
    for name in games:
        variant = GAMES[name]
        rank = variant.files
        text = "/".join(["4k" + str(rank - 5), *[str(rank)] * (variant.ranks - 2), "3KK" + str(rank - 5)])
        for start in ("startpos", text):
            window.pages.open(EditorRequest(name, start))
            look(window, f"setting up {name}")
    window.pages.show_start_page()


STUDY = """[White "Ann"] [Black "Ben"] [Variant "mansindam"]
{About all of it. [%csl Gd1,Re1,Yd2,Be2] [%cal Gd1d3,Re1e3,Yd2d4,Be2e4]}
1. c4 $1 {A solid beginning, which opens the way for the pieces beside it.} c6 (1... d6 $6 2. d4 $14) 2. Nd2 *"""


def look_at_study(window: MainWindow) -> None:
    """Check a study with comments and variations, its messages, and the dialog that opens one."""
    window.pages.open(StudyRequest(named_in(STUDY)))
    until(lambda: isinstance(window.page, StudyPage))
    assert isinstance(window.page, StudyPage)
    look(window, "study")
    window.page.say_unsafe("game", named(GIVEN[9]))
    look(window, "study with a warning")
    window.page.say_safe("game")
    tree, end = window.page.tree, window.page.study.document.end
    token = next(token for row in tree.model.rows for token in row.tokens if token.node is end)
    assert isinstance(tree.view, StudyView)
    tree.view.right_clicked.emit(token, QPoint())
    look_at_menus(window.page)
    tree.findChildren(QMenu)[-1].close()
    look_at_analysis(window.page)
    window.run("show_openings")
    openings = window.page.openings
    until(lambda: openings.panel.words.text())
    for command in ("show_last", "show_first"):
        window.run(command)
        look_at_openings(window, openings.panel.source, f"study {command}")
    look_at_review(window)
    studies_folder().mkdir(exist_ok=True)
    (studies_folder() / "mine.pgn").write_text(named_in(REVIEWED), "utf-8")
    dialog = StudyDialog("mansindam", window)
    dialog.fen.setText(named("4k5"))
    dialog.show()
    look(dialog, "what to study")
    dialog.close()


def look_at_analysis(page: StudyPage) -> None:
    """Check a study with made-up results of an engine."""
    analysis = page.analysis
    (block,) = analysis.panel.show_engines([named("Surajang")])
    analysis.bar.show()
    move = page.study.game.legal_moves()[0]
    line = Line(Score.of_centipawns(-1234), 0.3, 18, (move,) * 9, ("Rd9=D",) * 9)
    block.show_findings(Findings(0, 12, (line,) * 3, 18, 12_345_678, 2_345_678))
    analysis.resized.emit()
    settle()
    look(page.window(), "study with an analysis")
    analysis.stop()


REVIEWED = """[Variant "mansindam"] [StudyName "A game with a name of some length"]
1. c4 {[%eval 0.30]} c6 $4 {Blunder from 49% to 20%. It lets the queen on d4 take the cannon. A better move was d6.
[%eval 7.50]} (1... d6 {[%eval 0.30]} 2. d4) 2. Nd2 $4 {Blunder from 80% to 12%. [%eval -12.00]}
(2. d4 {[%eval 7.50]}) *"""


def look_at_review(window: MainWindow) -> None:
    """Check a study with a finished and a running review, and the mistakes as tasks."""
    before = window.pages.page
    window.pages.open(StudyRequest(named_in(REVIEWED)))
    until(lambda: window.pages.page is not before)
    page = window.pages.page
    assert isinstance(page, StudyPage)
    page.review.panel.show_progress(88, 120)
    page.review.resized.emit()
    look(window, "study that is being reviewed")
    page.review.panel.progress.hide()
    known = [(review_text.known_up_to("1. c4", 12_345), 1), (review_text.unknown_from("1… c6"), 2)]
    page.review.panel.show_known(known)
    page.review.resized.emit()
    look(window, "study with a review")
    page.review.panel.learn_chosen.emit(1)
    assert isinstance(window.pages.page, MistakesPage)
    look(window, "mistake")
    window.pages.page.show_solution()
    look(window, "mistake with its solution")
    window.pages.page.go_on()
    look(window, "mistakes at their end")
    window.pages.show_start_page()


def look_at_games(window: MainWindow, zoom: int, games: list[str]) -> None:
    """Check the page of each game and its messages."""
    for name in games:
        control = TimeControl(36_000, 0, 30, 3)
        players = (Player(named("")), Player())
        window.pages.open(MatchRequest(replace(match_settings(name, clocks=(control, control)), players=players)))
        look(window, name)
        board, layout = page_of(window).board, page_of(window).layout()
        assert isinstance(layout, PageLayout)
        panel = layout.panel
        if board.width() * board.height() < 1.4 * panel.width() * panel.height():
            print(f"{name}: the board has {board.size().toTuple()} pixels, the panel {panel.size().toTuple()}")
        letters, border = board.scene.geometry.label, board.scene.geometry.squares.x() - board.scene.geometry.frame.x()
        if letters < max(9, 0.09 * zoom) * board.devicePixelRatioF() or border < letters:
            print(f"{name}: coordinates of {letters} pixels in a border of {border}")
        look_at_setup(board)
        look_at_choices(board)
        look_at_cards(board)
    page = page_of(window)
    page.resign()
    look(window, "question")
    page.banner.buttons()[0].click()
    look(window, "result")
    page.say_unsafe("game", named(GIVEN[10]))
    look(window, "result and a warning")
    look_at_sharing(window)


def look_at_setup(board: BoardView) -> None:
    """Check the question to two people who share a board before the first move, if this game has one."""
    turn = board.turn
    for side in (0, 1):
        if turn.setup is None:
            return
        if side:
            look_at_painting(board, "the board is handed over")
            turn.confirm_setup()
        for choice in range(len(turn.setup.titles)):
            turn.setup.choose(choice)
            board.refresh()
            look_at_painting(board, f"choice {choice} of side {side}")
        turn.confirm_setup()
        settle()


def look_at_choices(board: BoardView) -> None:
    """Check the question whether a piece promotes, for each piece that can, and whether one passes."""
    turn, state = board.turn, board.state
    ends = (int(state.tables.squares[0]), int(state.tables.squares[-1]))
    for kind in (kind for kind in state.variant.kinds.values() if state.tables.promoted[kind]):
        for square in ends:
            turn.state = replace(state, pieces={square: kind})
            turn._settle(square, [from_to(square, square) | bit for bit in (0, PROMOTION)])  # noqa: SLF001  # comes only after a long way
            board.refresh()
            look_at_painting(board, f"whether {state.piece(kind).name} promotes")
            turn.deselect()
    for kind in (kind for kind in state.variant.kinds.values() if state.piece(kind).twice):
        for square in ends:
            turn.state = replace(state, pieces={square: kind})
            turn._ask_to_pass(square, from_to(square, square))  # noqa: SLF001  # comes only after a long way
            board.refresh()
            look_at_painting(board, f"whether {state.piece(kind).name} passes")
            turn.deselect()
    turn.state = state
    board.refresh()


def look_at_cards(board: BoardView) -> None:
    """Check that the card of each piece of a game lies within the window."""
    scene, window = board.scene, board.window()
    card = PieceCard(window, scene.pictures)
    card.setUpdatesEnabled(window.updatesEnabled())
    for side in (WHITE, BLACK):
        for kind in scene.state.variant.kinds.values():
            here = standing(scene.state.tables, 30, {30: kind | side}, ())
            card.show_piece(scene.state.tables, kind | side, scene.options, False, scene.colours, board.rect(), here)
            name = f"the card of {scene.state.piece(kind).name}"
            look_at_painting(card, name)
            if not window.rect().contains(card.geometry()):
                print(f"{language()}: {name} is {card.size().toTuple()} in a window of {window.size().toTuple()}")
    card.deleteLater()


def longest_names() -> list[str]:
    """Return the longest names of pieces, in the form used within a sentence."""
    names = {in_sentence(naming.piece(piece)) for piece in GAMES["mansindam"].pieces}
    return sorted(names, key=lambda name: (len(name), name))[-3:]


def look_at_messages(window: MainWindow) -> None:
    """Check the messages and questions of a game's page: two people, one against the computer, two computers."""
    control = TimeControl(36_000, 0, 30, 3)
    window.pages.open(MatchRequest(match_settings("mansindam", clocks=(control, control))))
    page = page_of(window)
    reason = because("not your turn", GAMES["mansindam"], player=1)
    page.messages.refuse(sentence(reason), reason=reason)
    look(window, "refusal")
    for text in ("c3c4", "c7c6", "b1d2"):
        page.match.play(notation.parse(page.match.game.position, text))
    page.match.draws.offer()
    look(window, "offer of a draw")
    page.messages.ask_to_study()
    look(window, "question whether to study")
    page.match.document.go_to(page.match.document.main_line[1])
    settle()
    page.messages.ask_to_play_on()
    look(window, "question whether to play on")
    page._entry.refuse_typing()  # noqa: SLF001  # comes only after a long way
    look(window, "an earlier position")
    for word in ("draw", "loss", "win"):
        words = outcome_text.repetition_warning(word, page.match.variant, 0, page.messages.subjects())
        choices = [(tr("Play it"), int), (tr("Play something else"), int)]
        page.banner.say(words, tr("Repetition"), "objection", choices, topic="here")
        look(window, f"repetition that is a {word}")
    victim, second, piece = longest_names()
    words = put_in(coach_text._LOSES_TWO(), victim=victim, second=second, piece=piece, place="d4")  # noqa: SLF001  # comes only after a long way
    choices = [(coach_text.PLAY_ANYWAY(), int), (coach_text.TAKE_BACK(), int)]
    page.banner.say(words, "", "objection", choices, topic="here")
    look(window, "the coach asks")
    page.pause()
    look(window, "pause")
    for players in ((person(YOU), computer(1)), (computer(1), computer(12))):
        window.pages.open(MatchRequest(MatchSettings(GAMES["mansindam"], players, (control, control))))
        page = page_of(window)
        page.match.pause(True)
        look(window, "a game against the computer" if players[0].human else "a game of the computer with itself")
    window.pages.show_start_page()


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    main(int(sys.argv[1]), sys.argv[2], sys.argv[4], sys.argv[5:])
