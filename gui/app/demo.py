"""A short game of the computer against itself, drawn to a file without a display."""

import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer

from surajang.gui.app.application import Application
from surajang.gui.app.main_window import MainWindow
from surajang.gui.board.picture import Picture, render_file
from surajang.gui.kit.process_reaper import wait_for_processes
from surajang.gui.kit.style import Style
from surajang.gui.play.game_page import GamePage
from surajang.gui.play.match import make_match
from surajang.gui.players.game_clock import NO_CLOCK
from surajang.gui.players.players import MatchSettings, computer
from surajang.gui.shell.settings import Settings
from surajang.gui.storage.autosave import Autosave
from surajang.gui.storage.settings_file import Change, Exchanged, Form, Values
from surajang.rules.games import GAMES

PLIES = 24
MAX_MS = 120_000
LEVEL = 8
SIZE = (1280, 820)


def no_settings(path: Path, changes: Sequence[Change], known: Values | None, form: Form) -> Exchanged:
    """Read and save no settings, so that all have their defaults."""
    return Exchanged({})


def draw_demo(picture: Path) -> int:
    """Let the computer play against itself for a while and draw the window to a PNG file; return an exit code.

    If the name ends in .svg or .pdf, the position is drawn as a diagram instead.
    """
    app = Application(sys.argv[:1])
    settings = Settings(Path(), exchange=no_settings)
    settings["sounds"] = False
    settings["theme"] = "light"
    settings["animate"] = False
    window = MainWindow(settings, Style(app))
    window.resize(*SIZE)
    window.show()
    variant = next(iter(GAMES.values()))
    players = (computer(LEVEL), computer(LEVEL))
    match = make_match(MatchSettings(variant, players, (NO_CLOCK, NO_CLOCK)), settings, saver=Autosave(None))
    match.computer.hurries = True
    problem: list[str] = []
    loop = QEventLoop()
    match.stuck.connect(problem.append)
    match.stuck.connect(loop.quit)
    match.ended.connect(loop.quit)
    match.played.connect(lambda node, _: loop.quit() if node.ply >= PLIES else None)
    QTimer.singleShot(MAX_MS, loop, loop.quit)
    page = window.pages.show_match(match)
    loop.exec()
    match.pause(True)
    page.board.set_paused(False)
    moves = match.live.ply
    if not problem:
        try:
            draw(picture, page)
        except OSError as error:
            problem.append(f"{picture} could not be written: {error.strerror or error}")
    window.close()
    wait_for_processes()
    if problem:
        print(problem[0], file=sys.stderr)
        return 1
    print(f"{moves} moves of {variant.title}, computer against computer, drawn to {picture}")
    return 0


def draw(picture: Path, page: GamePage) -> None:
    """Draw a game's page with its window, or its board alone as a diagram, to a file. Raises OSError."""
    kind = picture.suffix[1:].lower()
    if kind in ("svg", "pdf"):
        picture.write_bytes(render_file(page.sharing.pictures.view, Picture(kind)))
    elif not page.window().grab().save(str(picture), "PNG"):
        raise OSError("Qt does not say why")
