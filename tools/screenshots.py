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
from dataclasses import replace
from functools import partial
from pathlib import Path

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
    from PySide6.QtWidgets import QApplication, QDialog, QWidget

    import assets
    from gui.application import Application
    from gui.board.mini_board import MiniBoard
    from gui.dialogs.keys import KeysDialog
    from gui.dialogs.new_game import NewGameDialog
    from gui.dialogs.preferences import PreferencesDialog
    from gui.look.style import Style
    from gui.main_window import MainWindow
    from gui.match.clock import TimeControl
    from gui.match.match_settings import MatchSettings
    from gui.match.players import computer, person
    from gui.match.saved_game import read_file
    from gui.settings import Settings
    from gui.storage import folders
    from rules import fen
    from rules.game import Game, Outcome
    from rules.games import GAMES
    from rules.moves import PROMOTION, origin, target
    from rules.variant import Variant

    app = Application(sys.argv[:1])
    scratch = tempfile.TemporaryDirectory(prefix="surajang-screenshots-")
    home = Path(scratch.name)
    folders.data_folder = lambda: home / "data"
    settings = Settings(home / "settings.json")
    settings["sounds"] = False
    settings["animate"] = False
    settings["zoom"] = zoom
    style = Style(app)

    def settle() -> None:
        """Let everything be laid out and painted, small boards too."""
        for _ in range(4):
            QApplication.processEvents()
        boards = [widget for widget in app.allWidgets() if isinstance(widget, MiniBoard)]
        while any(not board.drawn and not board.visibleRegion().isEmpty() for board in boards):
            QApplication.processEvents()

    def keep(widget: QWidget, name: str, theme: str, size: str = "") -> None:
        """Write one picture."""
        settle()
        parts = [name, theme, *([size] if size else []), f"{scale}x"]
        widget.grab().save(str(folder / f"{'-'.join(parts)}.png"), "PNG")

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

    for theme in THEMES:
        settings["theme"] = theme
        window = MainWindow(settings, style)
        window.show()

        def start(
            game: Game, second_level: int = 0, control: TimeControl | None = None, window: MainWindow = window
        ) -> None:
            """Show a game; nobody thinks, no clock runs."""
            second = computer(second_level) if second_level else person("Ben")
            control = control or TimeControl()
            window.start(MatchSettings(game.variant, (person("Ann"), second), (control, control)), game)
            match = window.match
            if match is not None and control.exists:
                match.clock.set((437.0, 268.4))
                match.clock.start(match.state.side)
                window.game_page.refresh()
            if match is not None:
                match.time.tick.stop()

        def start_pages(theme: str = theme, window: MainWindow = window) -> None:
            """Draw the start page, without and with an interrupted game."""
            for size, (width, height) in SIZES.items():
                window.resize(width, height)
                keep(window, "start", theme, size)
            window.resize(*SIZES["usual"])
            game = copy_until(next(iter(GAMES.values())), partial(has_reached, LEAST_PLIES))
            window.start_page.offer_to_continue(game, f"{game.variant.title}: Ann against Ben, 8 moves played")
            keep(window, "start-continue", theme)
            window.start_page.offer_to_continue(None)

        def dialogs(theme: str = theme, window: MainWindow = window) -> None:
            """Draw the dialogs."""
            asked = NewGameDialog(settings, window, mode="computer")
            timed = NewGameDialog(settings, window, mode="two")
            timed.clock.choose("byoyomi")
            timed.differ.setChecked(True)
            timed.start.choose("fen")
            timed.fen.setText("no position")
            shown: list[tuple[QDialog, str]] = [(asked, "new-game"), (timed, "new-game-clock")]
            preferences = PreferencesDialog(settings, window)
            for dialog, name in [*shown, (KeysDialog(window), "keys")]:
                dialog.show()
                keep(dialog, name, theme)
                dialog.close()
            preferences.show()
            for tab in range(preferences.tabs.count()):
                preferences.tabs.setCurrentIndex(tab)
                keep(preferences, f"preferences-{tab + 1}", theme)
            preferences.close()

        start_pages()
        dialogs()
        board = window.game_page.board
        for variant in GAMES.values():
            if variant.setup is not None:
                start(Game(variant))
                keep(window, f"setup-{variant.name}", theme)
            two_thirds = sample(variant).main_line()[-1].ply * 2 // 3
            for number, piece_set in enumerate(variant.appearance.piece_sets):
                settings["piece_sets"] = {variant.name: piece_set}
                middle = copy_until(variant, partial(has_reached, two_thirds))
                start(middle, 5, TimeControl(600, 5))
                for size, (width, height) in SIZES.items():
                    if size == "usual" or (number == 0 and theme == "light"):
                        window.resize(width, height)
                        keep(window, f"play-{piece_set}-{variant.name}", theme, size)
                window.resize(*SIZES["usual"])
            settings["piece_sets"] = {}
            asking = copy_until(variant, lambda game: promotion_in(game) != 0)
            if promotion_in(asking):
                start(asking)
                move = promotion_in(asking)
                board.turn.tap(int(origin(move)))
                board.turn.tap(int(target(move)))
                board.refresh()
                keep(window, f"promotion-{variant.name}", theme)
            start(copy_until(variant, lambda _: False))
            keep(window, f"result-{variant.name}", theme)
            window.game_page.board.set_flipped(False)
        first = next(iter(GAMES.values()))
        start(copy_until(first, partial(has_reached, LEAST_PLIES)), control=TimeControl(300))
        window.game_page.resign()
        keep(window, "question", theme)
        window.game_page.banner.dismiss()
        window.game_page.pause()
        keep(window, "paused", theme)
        window.resize(620, 900)
        window.game_page.pause()
        keep(window, "play-tall", theme)
        start(Game(first, fen.write(copy_until(first, partial(has_reached, LEAST_PLIES)).position)))
        window.resize(*SIZES["usual"])
        window.game_page._say_refusal("The pawn is in the way.")
        keep(window, "refusal", theme)
        if window.match is not None:
            window.match.play(window.match.game.legal_moves()[0])
            window.match.game.finish(replace(Outcome("1/2-1/2", ""), reason="repetition"))
            window.game_page._say_result()
            keep(window, "result-repetition", theme)
        window.close()
        window.deleteLater()
    settings.finish()
    scratch.cleanup()


if __name__ == "__main__":
    sys.exit(main())
