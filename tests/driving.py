"""Drives the real window as a person would: with mouse and keys."""

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from surajang.gui.app.main_window import MainWindow
from surajang.gui.board.overlays import SetupOverlay
from surajang.gui.board.places import Place, Slot
from surajang.gui.board.view import BoardView
from surajang.gui.engines.programs import Program
from surajang.gui.play.game_page import GamePage
from surajang.gui.play.match import Match
from surajang.gui.players.game_clock import NO_CLOCK, TimeControl
from surajang.gui.players.players import MatchSettings, Player
from surajang.gui.storage.autosave import SaveState
from surajang.gui.storage.own_games import OwnGames
from surajang.rules.games import GAMES

WHOLE_GAMES = {
    "pandemonium": "NB-BN BN-BN b1c3 g10f8 h2h5 f10g8 a2a4 g8g2+ c3b5 P@c4 i1g2 f8g6 M@g10",
    "pandemonium-2020": "h2h4 i9i6 g1h3 h9h7 h3b9 d10b9 P@a5 C@h2",
    "pandemonium-vchess": (
        "NB-BN NB-NB d2d4 b9b8 c1g5 f10g8 g5c9+ g8g2 i1g2 P@d2 b1d2 d10c9 P@h4 c9c2 d1c2 B@j4 c2c10"
    ),
    "mansindam": "d3d4 c7c6 b3b4 d9b8 d1d3 b8a6 d3h7+ i9h7 f1a6 a7a6 A@c8",
    "palaceshogi": "c1d2 g7g6 h3h4 c9d8 e3e4 h8c3+ b2c3 P@d6 B@i5 h9g7 i5g7+",
}
"""A short game of each kind that ends by mate, in machine notation."""

FAKE_ENGINE = Path(__file__).parent / "gui" / "fake_engine.py"
NO_CLOCKS = (NO_CLOCK, NO_CLOCK)


def fake_engine(*arguments: str) -> str:
    """Return the command line of the fake engine."""
    return f'"{sys.executable}" "{FAKE_ENGINE}" {" ".join(arguments)}'


def use_fake_as_own(window: MainWindow, *arguments: str) -> None:
    """Let the fake engine play in place of Surajang's, with levels."""
    window.pages.program = Program((sys.executable, str(FAKE_ENGINE), *arguments), {})


def match_settings(
    game: str = "pandemonium",
    first: int = 0,
    second: int = 0,
    start: str = "startpos",
    clocks: tuple[TimeControl, TimeControl] = NO_CLOCKS,
) -> MatchSettings:
    """Return the settings of a match; `first` and `second` are levels, 0 for people."""
    variant = GAMES[game]
    one, other = (Player(f"Level {level}", level) if level else Player() for level in (first, second))
    return MatchSettings(variant, (one, other), clocks, start)


def page_of(window: MainWindow) -> GamePage:
    """Return the page of the match shown."""
    assert window.pages.game_page is not None
    return window.pages.game_page


def match_of(window: MainWindow) -> Match:
    """Return the match shown."""
    assert window.pages.match is not None
    return window.pages.match


def path_of(match: Match) -> Path:
    """Return the file in which a match is saved while it is played."""
    path = match.saving.saver.path
    assert path is not None
    return path


def squares_in(text: str) -> list[str]:
    """Return the names of the squares of a move in machine notation: start, square passed, end."""
    return re.findall(r"[a-z]\d+", text)


class Hand:
    """Drives a window's board with the mouse, and reads the game."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window = window
        self.qtbot = qtbot

    @property
    def page(self) -> GamePage:
        """The page of the match shown."""
        return page_of(self.window)

    @property
    def board(self) -> BoardView:
        """Its board."""
        return self.page.board

    @property
    def match(self) -> Match:
        return match_of(self.window)

    @property
    def overlay(self) -> SetupOverlay:
        """The overlay with the choice of a setup."""
        overlay = self.board.scene.overlay
        assert overlay is not None
        return overlay

    @property
    def written(self) -> list[str]:
        """The moves of the game's line, as people write them."""
        return [node.written for node in self.match.live.line()[1:]]

    def place(self, name: str) -> Place:
        """Return the square called `name`, or the slot of a piece to drop (`N@`) of the side to move."""
        if name.endswith("@"):
            return Slot(self.match.game.node.side, self.match.variant.kinds[name[:-1]])
        return self.match.game.position.tables.square_named(name)

    def click(self, name: str) -> None:
        """Click a square or slot."""
        point = self.board.place_rect(self.place(name)).center()
        self.qtbot.mouseClick(self.board, Qt.MouseButton.LeftButton, pos=QPoint(point))

    def play(self, text: str) -> None:
        """Make a move by two clicks; `text` is in machine notation. Promotions are confirmed by Enter."""
        before = self.match.game.node
        steps = [text[:2], text[2:]] if text[1] == "@" else squares_in(text)
        for step in steps:
            self.click(step)
        if self.match.game.node is before and self.board.scene.chooser is not None:
            self.key(Qt.Key.Key_Return if text.endswith("+") else Qt.Key.Key_Minus)
        assert self.match.game.node is not before, f"{text} was not played"

    def choose_setup(self, number: int) -> None:
        """Choose a setup by clicking its thumbnail and the button below, after taking over from the other person."""
        if self.overlay.handing_over:
            self._click_on_panel(self.overlay.button)
        self._click_on_panel(self.overlay.thumbnails[number])
        self._click_on_panel(self.overlay.button)

    def _click_on_panel(self, rect: QRect) -> None:
        """Click the overlay at a rectangle of device pixels."""
        centre = rect.center() / self.board.devicePixelRatioF()
        self.qtbot.mouseClick(self.board, Qt.MouseButton.LeftButton, pos=QPoint(centre))

    def spend(self, side: int, seconds: float) -> None:
        """Take this much time from a side's clock."""
        clock = self.match.clock
        running, left = clock.running, list(clock.totals())
        left[side] -= seconds
        clock.set((left[0], left[1]))
        if running is not None:
            clock.start(running)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key in the widget with the focus."""
        self.qtbot.keyClick(QApplication.focusWidget() or self.window, key, modifiers)

    def type(self, text: str) -> None:
        """Type a text and Enter in the widget with the focus."""
        for character in text:
            self.qtbot.keyClicks(QApplication.focusWidget() or self.window, character)
        self.key(Qt.Key.Key_Return)

    def press(self, text: str) -> None:
        """Click a button of the banner, or of the result."""
        buttons = [*self.page.banner.buttons(), *self.page.result.buttons()]
        button = next(button for button in buttons if button.text() == text)
        self.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    def until(self, condition: Callable[[], object]) -> None:
        """Wait until a condition holds."""
        self.qtbot.waitUntil(lambda: bool(condition()))

    def until_written(self, count: int) -> None:
        """Wait until `count` moves have been made, or the game is over."""
        self.until(lambda: len(self.written) >= count or self.match.over)

    def until_saved(self, state: SaveState = SaveState.SAVED) -> None:
        """Wait until the current state of the game is on disk, or saving it has failed."""
        self.until(lambda: self.match.save_state is state)

    def settle(self) -> None:
        """Wait until no file is being opened or saved."""
        window = self.window
        self.until(lambda: not window.pages.opener.opening and not (window.pages.match and self.page.saver.saving))


Child = TypeVar("Child", bound=QObject)


def find(parent: QObject, kind: type[Child], name: str = "") -> Child:
    """Return the first child of that kind, and of that name if one is given."""
    child = parent.findChild(kind, name) if name else parent.findChild(kind)
    assert child is not None, f"there is no {kind.__name__}"
    return child


def find_button(parent: QWidget, text: str) -> QPushButton:
    """Return the visible button of that text."""
    buttons = (button for button in parent.findChildren(QPushButton) if button.isVisible())
    return next(button for button in buttons if button.text().replace("&", "") == text)


def when_asked(window: MainWindow, do: Callable[[QWidget], object]) -> None:
    """Call a function with the next modal dialog."""
    timer = QTimer(window)

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if dialog is not None:
            timer.stop()
            do(dialog)

    timer.timeout.connect(look)
    timer.start(10)


def answer(window: MainWindow, choice: str) -> list[str]:
    """Answer the next question by a click on this button; return the list that will contain its text."""
    texts: list[str] = []

    def click(dialog: QWidget) -> None:
        texts.append(" ".join(label.text() for label in dialog.findChildren(QLabel) if label.text()))
        QTest.mouseClick(find_button(dialog, choice), Qt.MouseButton.LeftButton)

    when_asked(window, click)
    return texts


def added(games: OwnGames, *texts: str) -> list[Any]:
    """Add the own games that texts define; return them, or why one is refused."""
    found: list[list[Any]] = []
    games.save(games, lambda: texts, found.append)
    for _ in range(12_000):  # a minute
        if found:
            return found[0]
        QTest.qWait(5)
    raise AssertionError("no games are added")
