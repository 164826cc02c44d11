"""A short game of the computer against itself, drawn to a file: works without a display."""

import sys
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer

from gui.application import Application
from gui.engines.transport import wait_for_departures
from gui.look.style import Style
from gui.main_window import MainWindow
from gui.match.clock import NO_CLOCK
from gui.match.match import Match
from gui.match.match_settings import MatchSettings
from gui.match.players import computer
from gui.settings import Settings
from gui.storage.settings_file import Changes
from rules.game import Node
from rules.games import GAMES

PLIES = 24
LONGEST_MS = 120_000
LEVEL = 8
SIZE = (1280, 820)


class DemoSettings(Settings):
    """Settings that are neither read nor saved."""

    def __init__(self) -> None:
        super().__init__(Path())

    def _load(self) -> None:
        """Take the defaults."""

    def _save(self, changes: Changes) -> None:
        """Save nothing."""


class DemoSession(Match):
    """A match that is not saved on disk and loses no time."""

    def _save(self, node: Node | None = None) -> None:
        """Keep nothing."""


def draw_demo(picture: Path) -> int:
    """Let the computer play against itself for a while and draw the window to a PNG file; return an exit code."""
    app = Application(sys.argv[:1])
    settings = DemoSettings()
    settings["sounds"] = False
    settings["theme"] = "light"
    settings["animate"] = False
    window = MainWindow(settings, Style(app))
    window.resize(*SIZE)
    window.show()
    variant = next(iter(GAMES.values()))
    players = (computer(LEVEL), computer(LEVEL))
    match = DemoSession(MatchSettings(variant, players, (NO_CLOCK, NO_CLOCK)), settings)
    match.computer.least_thinking_ms = 0
    problem: list[str] = []
    loop = QEventLoop()
    match.stuck.connect(problem.append)
    match.stuck.connect(loop.quit)
    match.ended.connect(loop.quit)
    match.played.connect(lambda node, _: loop.quit() if node.ply >= PLIES else None)
    QTimer.singleShot(LONGEST_MS, loop, loop.quit)
    window.game_page.set_match(match)
    window.pages.setCurrentWidget(window.game_page)
    loop.exec()
    match.pause(True)
    window.game_page.board.set_paused(False)
    drawn = not problem and window.grab().save(str(picture), "PNG")
    moves = match.live.ply
    window.close()
    wait_for_departures()
    if drawn:
        print(f"{moves} moves of {variant.title}, computer against computer, drawn to {picture}")
        return 0
    print(problem[0] if problem else f"{picture} could not be written", file=sys.stderr)
    return 1
