"""Draws every screen to a folder, without a display: `python tools/screenshots.py DIR`.

Each picture is named after its screen, the theme, the size of the window and the scale.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QApplication, QDialog, QWidget

import assets
from gui.application import Application
from gui.board.mini_board import MiniBoard
from gui.departures import wait_for_departures
from gui.dialogs.keys import KeysDialog
from gui.dialogs.new_game import NewGameDialog
from gui.dialogs.preferences import PreferencesDialog
from gui.learn.lessons import FAMILIES, lessons
from gui.learn.puzzles import games_with_puzzles
from gui.look.style import Style
from gui.main_window import MainWindow
from gui.match.clock import TimeControl
from gui.match.match_settings import MatchSettings
from gui.match.players import computer, person
from gui.match.saved_game import read_file
from gui.pages.game_page import GamePage
from gui.settings import Settings
from gui.storage import folders
from rules import fen
from rules.game import Game, Outcome
from rules.games import GAMES
from rules.moves import PROMOTION, origin, target
from rules.variant import Variant

SIZES = {"small": (800, 600), "usual": (1280, 800), "large": (1600, 1000)}
SCREEN = (1920, 1080)
"""The screen that dialogs are to fit on, at scale 1."""

SCALES = ("1", "1.5", "2")
THEMES = ("light", "dark")
LEAST_PLIES = 16


def main() -> int:
    """Draw all screens at each scale, each scale in a process of its own, since Qt takes it at the start."""
    parser = argparse.ArgumentParser(prog="python tools/screenshots.py", description="Draw every screen to a folder.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--scale", choices=SCALES, help="only this scale")
    parser.add_argument("--zoom", type=int, default=100, help="the size of the text in percent")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    if options.scale:
        if os.environ.get("QT_SCALE_FACTOR", "1") != options.scale:
            parser.error("--scale has to agree with QT_SCALE_FACTOR, which Qt reads at its start")
        draw_all(options.folder, options.scale, options.zoom)
        return 0
    with tempfile.TemporaryDirectory(prefix="surajang-screen-") as scratch:
        for scale in SCALES:
            screen = Path(scratch, "screen.json")
            width, height = (round(side * float(scale)) for side in SCREEN)
            shape = {"name": "", "x": 0, "y": 0, "width": width, "height": height, "logicalDpi": 96, "dpr": 1}
            screen.write_text(json.dumps({"screens": [shape]}))
            platform = {"QT_QPA_PLATFORM": f"offscreen:configfile={screen}", "QT_SCALE_FACTOR": scale}
            command = [sys.executable, __file__, str(options.folder)]
            command += ["--scale", scale, "--zoom", str(options.zoom)]
            subprocess.run(command, env={**os.environ, **platform}, check=True)
    print(f"{len(list(options.folder.glob('*.png')))} pictures in {options.folder}")
    return 0


def draw_all(folder: Path, scale: str, zoom: int = 100) -> None:
    """Draw all screens at the scale of this process, with text of a size in percent."""
    app = Application(sys.argv[:1])
    with tempfile.TemporaryDirectory(prefix="surajang-screenshots-") as scratch:
        home = Path(scratch)
        folders.data_folder = lambda: home / "data"
        settings = Settings(home / "settings.json")
        settings["sounds"] = False
        settings["animate"] = False
        settings["zoom"] = zoom
        style = Style(app)
        for theme in THEMES:
            settings["theme"] = theme
            screens = Screens(MainWindow(settings, style), folder, theme, scale)
            screens.draw_start_page()
            screens.draw_dialogs()
            screens.draw_lessons()
            screens.draw_puzzles()
            for variant in GAMES.values():
                screens.draw_game(variant)
            screens.draw_messages(next(iter(GAMES.values())))
            screens.close()
        settings.finish()
        wait_for_departures()


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
        """The page of the game shown."""
        page = self.window.game_page
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
        game = copy_until(next(iter(GAMES.values())), partial(has_reached, LEAST_PLIES))
        start_page = self.window.start_page
        start_page.offer_to_continue(game, f"{game.variant.title}: Ann against Ben, 8 moves played")
        self._draw(self.window, "start-continue")
        start_page.offer_to_continue(None)

    def draw_puzzles(self) -> None:
        """Draw all kinds of puzzles, and a puzzle of each game with its first hint."""
        for size, (width, height) in SIZES.items():
            self.window.resize(width, height)
            self.window.puzzles.show()
            self._draw(self.window, "puzzles", size)
            for name in games_with_puzzles():
                self.window.puzzles.show(name)
                self.window.puzzles.show_today()
                self.window.run("hint")
                self._draw(self.window, f"puzzle-{name}", size)

    def draw_lessons(self) -> None:
        """Draw all lessons, the first level of each family, and the rules."""
        for size, (width, height) in SIZES.items():
            self.window.resize(width, height)
            self.window.lessons.show()
            self._draw(self.window, "learn", size)
            for family in FAMILIES:
                self.window.lessons.show_lesson(lessons(family)[0])
                self._draw(self.window, f"lesson-{family}", size)
        self.window.resize(*SIZES["usual"])
        rules = self.window.rules_window
        for game in GAMES:
            rules.show_rules(game)
            self._draw(rules, f"rules-{game}")
        rules.close()

    def draw_dialogs(self) -> None:
        """Draw the dialogs."""
        new_game = NewGameDialog(self.settings, self.window, mode="computer")
        timed = NewGameDialog(self.settings, self.window, mode="two")
        timed.clock.choose("byoyomi")
        timed.differ.setChecked(True)
        timed.start.choose("fen")
        timed.fen.setText("no position")
        shown: list[tuple[QDialog, str]] = [(new_game, "new-game"), (timed, "new-game-clock")]
        preferences = PreferencesDialog(self.settings, self.window)
        for dialog, name in [*shown, (KeysDialog(self.window), "keys")]:
            dialog.show()
            self._draw(dialog, name)
            dialog.close()
        preferences.show()
        for tab in range(preferences.tabs.count()):
            preferences.tabs.setCurrentIndex(tab)
            self._draw(preferences, f"preferences-{tab + 1}")
        preferences.close()

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
        """Draw what a game's page says above the moves, and a pause."""
        begun = copy_until(variant, partial(has_reached, LEAST_PLIES))
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
        self.page.messages.refuse("The pawn is in the way.")
        self._draw(self.window, "refusal")
        if self.window.match is not None:
            self.window.match.play(self.window.match.game.legal_moves()[0])
            self.window.match.document.set_result(Outcome("1/2-1/2", "repetition"))
            self.page.messages.say_result()
            self._draw(self.window, "result-repetition")

    def _start(self, game: Game, second_level: int = 0, control: TimeControl | None = None) -> None:
        """Show a game; nobody thinks, no clock runs."""
        second = computer(second_level) if second_level else person("Ben")
        control = control or TimeControl()
        self.window.start(MatchSettings(game.variant, (person("Ann"), second), (control, control)), game)
        match = self.window.match
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


def settle() -> None:
    """Let everything be laid out and painted, small boards too."""
    for _ in range(4):
        QApplication.processEvents()
    boards = [widget for widget in QApplication.allWidgets() if isinstance(widget, MiniBoard)]
    while any(not board.drawn and not board.visibleRegion().isEmpty() for board in boards):
        QApplication.processEvents()


def sample(variant: Variant) -> Game:
    """Return a whole game of this variant."""
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
    """Say whether so many moves have been made."""
    return game.node.ply >= ply


def promotion_in(game: Game) -> int:
    """Return a promotion that is free, or 0."""
    moves = set(game.legal_moves())
    free = [move for move in moves if move & PROMOTION and move & ~PROMOTION in moves]
    return min(free, default=0)


if __name__ == "__main__":
    sys.exit(main())
