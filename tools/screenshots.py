"""Draws every screen to a folder, without a display: `python tools/screenshots.py DIR`.

Each picture is named after its screen, the theme, the size of the window and the scale. In English the main screens are
drawn in each theme at each scale, in any other language light and at scale 1, into a folder of that language's name.
Every page, dialog, menu and message that the tests open (`tests/fitting_tour.py`) is drawn light and at scale 1 in each
language, into the folder `all`, numbered in the order in which they are opened, and what is scrolled there as a whole.
"""

import argparse
import json
import os
import shlex
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random

from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from surajang import assets
from surajang.gui.app.application import Application
from surajang.gui.app.keys_dialogs import ChangeKeysDialog, KeysDialog
from surajang.gui.app.main_window import MainWindow
from surajang.gui.app.preferences import PreferencesDialog
from surajang.gui.board.mini_board import MiniBoard
from surajang.gui.desk.navigator import EditorRequest, MatchesRequest, MatchRequest, NewGameRequest
from surajang.gui.document.drawn_marks import Mark
from surajang.gui.engines.engine_options import EngineOptionsDialog
from surajang.gui.engines.engines_dialog import EnginesDialog
from surajang.gui.engines.programs import own_program
from surajang.gui.kit.process_reaper import wait_for_processes
from surajang.gui.kit.style import Style
from surajang.gui.learn.lessons import FAMILIES, lessons
from surajang.gui.learn.puzzles import games_with_puzzles
from surajang.gui.matches.match_dialog import NewMatchDialog
from surajang.gui.matches.match_record import LEVEL, NODES, Contender, Pace, Plan
from surajang.gui.matches.scores import Trial
from surajang.gui.play.game_page import GamePage
from surajang.gui.play.new_game import NewGameDialog
from surajang.gui.players.game_clock import TimeControl
from surajang.gui.players.levels import LEVELS, level_numbered
from surajang.gui.players.players import YOU, MatchSettings, computer, person
from surajang.gui.players.saved_game import read_file
from surajang.gui.shell import languages
from surajang.gui.shell.commands import COMMANDS
from surajang.gui.shell.settings import Settings
from surajang.gui.storage import folders
from surajang.gui.storage.games_folder import words_about
from surajang.gui.study.study import Study
from surajang.gui.study.study_dialog import StudyDialog
from surajang.gui.study.study_page import StudyPage
from surajang.gui.words import naming
from surajang.gui.words.refusal_text import sentence
from surajang.rules import fen, pgn_writer
from surajang.rules.codes import square_name
from surajang.rules.game import FIRST_WINS, SECOND_WINS, Game, Outcome
from surajang.rules.games import GAMES
from surajang.rules.moves import PROMOTION, origin, target
from surajang.rules.reasons import because
from surajang.rules.variant import Variant

SIZES = {"small": (800, 600), "usual": (1280, 800), "large": (1600, 1000)}
SCREEN = (1920, 1080)
"""The screen that dialogs must fit on, at scale 1."""

SCRIPTS = {
    "ko": QFontDatabase.WritingSystem.Korean,
    "ja": QFontDatabase.WritingSystem.Japanese,
    "zh_CN": QFontDatabase.WritingSystem.SimplifiedChinese,
    "zh_TW": QFontDatabase.WritingSystem.TraditionalChinese,
}
"""The scripts of languages that not every machine has a font for."""

SCALES = ("1", "1.5", "2")
THEMES = ("light", "dark")
MIN_PLIES = 16
MIN_DEPTH = 4

IMPOSSIBLE = "3k5/9/9/9/9/9/9/4L4/3QK3K[RRp]"
"""A set-up of the last variant with one king too many."""


def main() -> int:
    """Draw all screens in each language, each scale in a process of its own, since Qt reads it at the start."""
    parser = argparse.ArgumentParser(prog="python tools/screenshots.py", description="Draw every screen to a folder.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--scale", choices=SCALES, help="only this scale")
    parser.add_argument("--themes", choices=THEMES, nargs="+", help="only these themes")
    parser.add_argument("--zoom", type=int, default=100, help="the size of the text in percent")
    parser.add_argument("--language", choices=languages.NAMES, help="only this language")
    options = parser.parse_args()
    if options.scale:
        spoken = options.language or languages.ENGLISH
        folder = folder_of(spoken, options.folder)
        draw_all(folder, options.scale, options.zoom, options.themes or THEMES, spoken)
        return 0
    for spoken in [options.language] if options.language else languages.NAMES:
        english = spoken == languages.ENGLISH
        for scale in SCALES if english else SCALES[:1]:
            draw_elsewhere(options.folder, spoken, scale, options.zoom, options.themes or THEMES[: 2 if english else 1])
        draw_tour(options.folder / "all", spoken, options.zoom)
    print(f"{len(list(options.folder.rglob('*.png')))} pictures in {options.folder}")
    return 0


def folder_of(spoken: str, folder: Path) -> Path:
    """Create and return the folder for the pictures in a language."""
    found = folder if spoken == languages.ENGLISH else folder / spoken
    found.mkdir(parents=True, exist_ok=True)
    return found


def draw_elsewhere(folder: Path, spoken: str, scale: str, zoom: int, themes: Sequence[str]) -> None:
    """Draw all screens in another process. Raises subprocess.CalledProcessError if it fails."""
    command = [sys.executable, __file__, str(folder), "--scale", scale, "--zoom", str(zoom), "--language", spoken]
    subprocess.run([*command, "--themes", *themes], check=True)


def draw_tour(folder: Path, spoken: str, zoom: int) -> None:
    """Draw all that the tests open in a language. Raises RuntimeError if they fail."""
    sys.path.append(str(Path(__file__).resolve().parent.parent / "tests"))
    import fitting_tour  # noqa: PLC0415  # pytest comes with it

    with tempfile.TemporaryDirectory(prefix="surajang-screenshots-") as scratch:
        look_for = fitting_tour.PICTURES + str(folder.absolute())
        faults = fitting_tour.open_everything(Path(scratch), SIZES["usual"], zoom, THEMES[0], [spoken], look_for)
    if faults:
        raise RuntimeError(faults)


def use_no_display(scratch: Path, scale: str) -> None:
    """Make Qt use an offscreen screen, described in a file, when it starts."""
    width, height = (round(side * float(scale)) for side in SCREEN)
    shape = {"name": "", "x": 0, "y": 0, "width": width, "height": height, "logicalDpi": 96, "dpr": 1}
    screen = scratch / "screen.json"
    screen.write_text(json.dumps({"screens": [shape]}))
    os.environ.update({"QT_QPA_PLATFORM": f"offscreen:configfile={screen}", "QT_SCALE_FACTOR": scale})


def draw_all(
    folder: Path, scale: str, zoom: int = 100, themes: Sequence[str] = (), spoken: str = languages.ENGLISH
) -> None:
    """Draw all screens at a scale, with text of a size in percent, in a language. Call it before Qt starts."""
    with tempfile.TemporaryDirectory(prefix="surajang-screenshots-") as scratch:
        home = Path(scratch)
        use_no_display(home, scale)
        app = Application(sys.argv[:1])
        languages.install(spoken)
        if spoken in SCRIPTS and not QFontDatabase.families(SCRIPTS[spoken]):
            print(f"{spoken}: no font on this machine has its letters, so boxes are drawn")
        folders.data_folder = lambda: home / "data"
        put_games(home / "data" / "games")
        settings = Settings(home / "settings.json")
        settings["sounds"] = False
        settings["animate"] = False
        settings["zoom"] = zoom
        style = Style(app)
        for theme in themes or THEMES:
            settings["theme"] = theme
            screens = Screens(MainWindow(settings, style), folder, theme, scale)
            screens.draw_start_page()
            screens.draw_dialogs()
            screens.draw_lessons()
            screens.draw_puzzles()
            screens.draw_library()
            screens.draw_editor()
            screens.draw_studies()
            screens.draw_series()
            for variant in GAMES.values():
                screens.draw_game(variant)
            screens.draw_messages(next(iter(GAMES.values())))
            screens.close()
        settings.finish()
        wait_for_processes()


class Screens:
    """A window in one theme whose screens are drawn to a folder."""

    def __init__(self, window: MainWindow, folder: Path, theme: str, scale: str) -> None:
        self.window = window
        self.settings = window.settings
        self.folder = folder
        self.theme = theme
        self.scale = scale
        window.show()

    @property
    def page(self) -> GamePage:
        """The page of the game on screen."""
        page = self.window.pages.game_page
        assert page is not None
        return page

    def close(self) -> None:
        """Close the window."""
        self.window.close()
        self.window.deleteLater()

    def draw_start_page(self) -> None:
        """Draw the start page, without and with an interrupted game."""
        for size, (width, height) in SIZES.items():
            self.window.resize(width, height)
            self._draw(self.window, "start", size)
        self.window.resize(*SIZES["usual"])
        game = copy_until(next(iter(GAMES.values())), partial(has_reached, MIN_PLIES))
        start_page = self.window.pages.start_page
        start_page.offer_to_continue(game, words_about(naming.title(game.variant), ("Ann", "Ben"), MIN_PLIES // 2))
        self._draw(self.window, "start-continue")
        start_page.offer_to_continue(None)

    def draw_editor(self) -> None:
        """Draw the editor, and the editor with an unplayable position."""
        for size, (width, height) in SIZES.items():
            self.window.resize(width, height)
            for game, text in zip((*GAMES,)[:: len(GAMES) - 1], ("startpos", IMPOSSIBLE), strict=True):
                self.window.pages.open(EditorRequest(game, text))
                self._draw(self.window, f"editor-{game}", size)

    def draw_puzzles(self) -> None:
        """Draw all kinds of puzzles, and a puzzle of each game with its first hint."""
        for size, (width, height) in SIZES.items():
            self.window.resize(width, height)
            self.window.pages.puzzles.show()
            self._draw(self.window, "puzzles", size)
            for name in games_with_puzzles():
                self.window.pages.puzzles.show(name)
                self.window.pages.puzzles.show_today()
                self.window.run("hint")
                self._draw(self.window, f"puzzle-{name}", size)
            self.window.pages.puzzles.show_history()
            self._draw(self.window, "puzzle-history", size)

    def draw_library(self) -> None:
        """Draw the list of all games, the moves played from a position, and the statistics."""
        library = self.window.pages.library.library
        library.data.wait(5)
        for size, (width, height) in SIZES.items():
            self.window.resize(width, height)
            page = self.window.pages.show_library()
            wait_until(lambda page=page: self.window.page is page)  # type: ignore[misc]
            wait_until(lambda: not library.waiting)
            self._draw(self.window, "library", size)
            page.explorer.step("first")
            wait_until(lambda: not library.waiting)
            page.area.verticalScrollBar().setValue(page.area.verticalScrollBar().maximum())
            self._draw(self.window, "library-moves", size)
            page.turn(to_figures=True)
            wait_until(lambda: not library.waiting)
            self._draw(self.window, "statistics", size)

    def draw_studies(self) -> None:
        """Draw a study of each variant's sample, with variations, signs, comments and arrows, and its dialogs."""
        for number, variant in enumerate(GAMES.values()):
            game = sample(variant)
            page = self.window.pages.studies.show(game)
            annotate(page.study)
            for size, (width, height) in SIZES.items():
                if number == 0 or size == "usual":
                    self.window.resize(width, height)
                    self._draw(self.window, f"study-{variant.name}", size)
                    if number == 0:
                        show_analysis(page)
                        self._draw(self.window, "study-analysis", size)
                        page.analysis.stop()
                        shown = page.study.node
                        page.openings.toggle()
                        page.study.navigation.show_first()
                        wait_until(lambda page=page: bool(page.openings.panel.words.text()))  # type: ignore[misc]
                        self._draw(self.window, "study-openings", size)
                        page.openings.toggle()
                        page.study.document.go_to(shown)
        self.draw_review()
        self.window.resize(*SIZES["usual"])
        dialog = StudyDialog("", self.window)
        dialog.show()
        self._draw(dialog, "what-to-study")
        dialog.close()

    def draw_review(self) -> None:
        """Draw a game that is being reviewed, its review, and one of its mistakes as a task."""
        page = self.window.pages.studies.show(sample(list(GAMES.values())[-2]))
        page.review.start()
        wait_until(lambda: page.review.panel.bar.value() > MIN_PLIES)
        self._draw(self.window, "reviewing", "large")
        wait_until(lambda: not page.review.running)
        page.banner.dismiss()
        bad = page.review.review.bad_moves
        page.review.panel.chosen.emit(bad[len(bad) // 2].place)
        for size, (width, height) in SIZES.items():
            self.window.resize(width, height)
            self._draw(self.window, "review", size)
        page.review.panel.learn_chosen.emit(next(move.side for move in bad if move.worth_learning))
        self._draw(self.window, "mistake", "large")

    def draw_series(self) -> None:
        """Draw a running match between two levels, and the dialog that starts one."""
        sides = [Contender(LEVEL, f"{level.name} (level {level.number})", level.number) for level in LEVELS[4:6]]
        store = self.window.pages.engine_pages.matches
        store.begin(Plan(list(GAMES)[-2], sides[0], sides[1], Pace(NODES, 300), 40, 2, limit=60, trial=Trial(0, 50)))
        self.window.pages.open(MatchesRequest())
        wait_until(lambda: store.run is not None and len(store.run.results) >= 4)
        for size, (width, height) in SIZES.items():
            self.window.resize(width, height)
            self._draw(self.window, "series", size)
        assert store.run is not None
        store.run.pause()
        wait_until(lambda: store.run is not None and not store.run.running)
        self.window.resize(*SIZES["usual"])
        dialog = NewMatchDialog(self.settings, self.window)
        dialog.trial.setChecked(True)
        dialog.show()
        self._draw(dialog, "new-series")
        dialog.close()

    def draw_lessons(self) -> None:
        """Draw all lessons, the first level of each family, and the rules."""
        for size, (width, height) in SIZES.items():
            self.window.resize(width, height)
            self.window.pages.lessons.show()
            self._draw(self.window, "learn", size)
            for family in FAMILIES:
                self.window.pages.lessons.show_lesson(lessons(family)[0])
                self._draw(self.window, f"lesson-{family}", size)
        self.window.resize(*SIZES["usual"])
        rules = self.window.rules_window
        for game in GAMES:
            rules.show_rules(game)
            self._draw(rules, f"rules-{game}")
        rules.close()

    def draw_dialogs(self) -> None:
        """Draw the dialogs."""
        new_game = NewGameDialog(self.settings, self.window.pages, NewGameRequest(mode="computer"), self.window)
        timed = NewGameDialog(self.settings, self.window.pages, NewGameRequest(mode="two"), self.window)
        timed.clock.choose("byoyomi")
        timed.differ.setChecked(True)
        timed.start.choose("fen")
        timed.fen.setText("no position")
        shown: list[tuple[QDialog, str]] = [(new_game, "new-game"), (timed, "new-game-clock")]
        preferences = PreferencesDialog(self.settings, self.window)
        shown += [
            (KeysDialog(self.settings["keys"], self.window), "keys"),
            (ChangeKeysDialog(self.settings, COMMANDS, self.window), "change-keys"),
        ]
        for dialog, name in shown:
            dialog.show()
            self._draw(dialog, name)
            dialog.close()
        self._draw_engines()
        preferences.show()
        for tab in range(preferences.tabs.count()):
            preferences.tabs.setCurrentIndex(tab)
            self._draw(preferences, f"preferences-{tab + 1}")
        preferences.close()

    def _draw_engines(self) -> None:
        """Draw the list of engines, and an engine's options, our own engine's as if listed by the user."""
        listed = self.window.pages.engines.add("Surajang, weaker", shlex.join(own_program().command))
        engines = EnginesDialog(self.window.pages.engines, self.window)
        engines.show()
        self._draw(engines, "engines")
        options = EngineOptionsDialog(self.window.pages.engines, listed, engines)
        options.show()
        wait_until(lambda: bool(options.rows))
        self._draw(options, "engine-options")
        options.close()
        engines.close()
        self.window.pages.engines.remove(listed.key)

    def draw_game(self, variant: Variant) -> None:
        """Draw one of the games: its setup, its piece sets, a promotion and a result."""
        if variant.setup is not None:
            self._start(Game(variant))
            self._draw(self.window, f"setup-{variant.name}")
        two_thirds = sample(variant).main_line()[-1].ply * 2 // 3
        for number, piece_set in enumerate(variant.appearance.piece_sets):
            self.settings["piece_sets"] = {variant.name: piece_set}
            self._start(copy_until(variant, partial(has_reached, two_thirds)), 5, TimeControl(600, 5))
            for size, (width, height) in SIZES.items():
                if size == "usual" or (number == 0 and self.theme == "light"):
                    self.window.resize(width, height)
                    self._draw(self.window, f"play-{piece_set}-{variant.name}", size)
            self.window.resize(*SIZES["usual"])
        self.settings["piece_sets"] = {}
        promoting = copy_until(variant, lambda game: promotion_in(game) != 0)
        move = promotion_in(promoting)
        if move:
            self._start(promoting)
            board = self.page.board
            board.turn.tap(int(origin(move)))
            board.turn.tap(int(target(move)))
            board.refresh()
            self._draw(self.window, f"promotion-{variant.name}")
        self._start(copy_until(variant, lambda _: False))
        self._draw(self.window, f"result-{variant.name}")

    def draw_messages(self, variant: Variant) -> None:
        """Draw the messages above the moves of a game, and a pause."""
        begun = copy_until(variant, partial(has_reached, MIN_PLIES))
        position = fen.write(begun.position)
        self._start(begun, control=TimeControl(300))
        self.page.resign()
        self._draw(self.window, "question")
        self.page.banner.dismiss()
        self.page.pause()
        self._draw(self.window, "paused")
        self.window.resize(620, 900)
        self.page.pause()
        self._draw(self.window, "play-tall")
        self._start(Game(variant, position))
        self.window.resize(*SIZES["usual"])
        self.page.messages.refuse(sentence(because("in the way", variant, other=variant.by_symbol["P"])))
        self._draw(self.window, "refusal")
        if self.window.pages.match is not None:
            self.window.pages.match.play(self.window.pages.match.game.legal_moves()[0])
            self.window.pages.match.document.set_result(Outcome("1/2-1/2", "repetition"))
            self.page.messages.say_result()
            self._draw(self.window, "result-repetition")
        for command in ("export_picture", "export_film", "export_sheet", "print_set"):
            self.window.run(command)
            dialog = next(found for found in self.window.findChildren(QDialog) if found.isVisible())
            self._draw(dialog, command.replace("_", "-"))
            dialog.close()

    def _start(self, game: Game, second_level: int = 0, control: TimeControl | None = None) -> None:
        """Show a game without a thinking engine or a running clock."""
        second = computer(second_level) if second_level else person("Ben")
        control = control or TimeControl()
        self.window.pages.open(
            MatchRequest(MatchSettings(game.variant, (person("Ann"), second), (control, control)), game)
        )
        match = self.window.pages.match
        if match is not None and control.exists:
            match.clock.set((437.0, 268.4))
            match.clock.start(match.state.side)
            self.page.refresh()
        if match is not None:
            match.time.tick.stop()

    def _draw(self, widget: QWidget, name: str, size: str = "") -> None:
        """Write one picture."""
        settle()
        parts = [name, self.theme, *([size] if size else []), f"{self.scale}x"]
        widget.grab().save(str(self.folder / f"{'-'.join(parts)}.png"), "PNG")


def put_games(folder: Path) -> None:
    """Write games for the library: each variant's sample, played to different ends."""
    folder.mkdir(parents=True)
    chance = Random(4)
    for number in range(40):
        variant = list(GAMES.values())[number % len(GAMES)]
        game = copy_until(variant, partial(has_reached, chance.randint(10, 60)))
        if not game.outcome.over:
            winner = chance.choice((FIRST_WINS, FIRST_WINS, SECOND_WINS))
            game.finish(Outcome(winner, chance.choice(("resignation", "time"))))
        level = level_numbered(1 + number // 6)
        headers = {
            "Event": "Game played with Surajang", "White": YOU, "WhiteType": "human", "BlackType": "program",
            "Black": f"{level.name} (level {level.number})", "BlackLevel": str(level.number),
        }  # fmt: skip
        name = f"2026-{9 + number // 28:02}-{number % 28 + 1:02} 19.30.00.000000 {variant.title}.pgn"
        (folder / name).write_text(pgn_writer.write_game(game, headers), "utf-8")


def wait_until(condition: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    while not condition():
        QApplication.processEvents()
        time.sleep(0.01)


def settle() -> None:
    """Process events until everything is laid out and painted, small boards too."""
    for _ in range(4):
        QApplication.processEvents()
    boards = [widget for widget in QApplication.allWidgets() if isinstance(widget, MiniBoard)]
    while any(not board.drawn and not board.visibleRegion().isEmpty() for board in boards):
        QApplication.processEvents()


def sample(variant: Variant) -> Game:
    """Return a complete game of a variant."""
    _, game = read_file(assets.path("help", "games", f"{variant.name}.pgn"))
    game.headers.clear()
    return game


def copy_until(variant: Variant, stop: Callable[[Game], bool]) -> Game:
    """Return a game that follows the sample until `stop`, or to its end."""
    game = Game(variant)
    for node in sample(variant).main_line()[1:]:
        if stop(game):
            break
        game.play(node.move)
    return game


def has_reached(ply: int, game: Game) -> bool:
    """Return whether a number of moves have been made."""
    return game.node.ply >= ply


def annotate(study: Study) -> None:
    """Add variations, signs, comments and arrows to a study, and show a move with all of them."""
    line = study.document.main_line
    chance = Random(1)
    for node, nag in zip(line[4:16:2], (3, 5, 6, 4, 14, 16), strict=False):
        study.document.go_to(node)
        study.toggle_glyph(nag)
        for _ in range(6):
            moves = study.game.legal_moves()
            if moves and not study.node.outcome.over:
                study.play(chance.choice(moves))
    shown = line[8]
    study.set_comment(shown, "A move that wins time, and shows what the other side has to look after.")
    study.document.go_to(shown)
    squares = [square_name(int(target(node.move))) for node in line[9:12]]
    study.toggle_mark(Mark("G", squares[0]))
    study.toggle_mark(Mark("R", squares[2], squares[1]))


def show_analysis(page: StudyPage) -> None:
    """Start the analysis and wait for its first result."""
    page.analysis.start()
    while page.analysis.analysts[0].findings.depth < MIN_DEPTH:
        QApplication.processEvents()


def promotion_in(game: Game) -> int:
    """Return an optional promotion, or 0."""
    moves = set(game.legal_moves())
    free = [move for move in moves if move & PROMOTION and move & ~PROMOTION in moves]
    return min(free, default=0)


if __name__ == "__main__":
    sys.exit(main())
