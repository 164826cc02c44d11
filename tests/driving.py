"""Drives the real window as a person would: with mouse and keys."""

import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gui.board import Place, Slot
from gui.clock import NO_CLOCK, TimeControl
from gui.main_window import MainWindow
from gui.players import Player
from gui.session import Plan, Session
from rules import notation
from rules.games import GAMES

FAKE_ENGINE = Path(__file__).parent / "gui" / "fake_engine.py"
NO_CLOCKS = (NO_CLOCK, NO_CLOCK)


def fake_engine(*arguments: str) -> str:
    """Return the command line of the fake engine."""
    return f'"{sys.executable}" "{FAKE_ENGINE}" {" ".join(arguments)}'


def plan(
    game: str = "pandemonium",
    first: int = 0,
    second: int = 0,
    start: str = "startpos",
    clocks: tuple[TimeControl, TimeControl] = NO_CLOCKS,
) -> Plan:
    """Return a plan; `first` and `second` are levels, 0 for people."""
    variant = GAMES[game]
    players = tuple(
        Player(name if level == 0 else f"Level {level}", level)
        for name, level in zip(variant.appearance.players, (first, second), strict=True)
    )
    return Plan(variant, players, clocks, start)


class Hand:
    """Drives a window's board with the mouse, and reads the game."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window = window
        self.qtbot = qtbot
        self.page = window.game_page
        self.board = window.game_page.board

    @property
    def session(self) -> Session:
        return self.window.session

    @property
    def written(self) -> list[str]:
        """The moves of the game's line, as people write them."""
        return [node.written for node in self.session.live.line()[1:]]

    def place(self, name: str) -> Place:
        """Return the square called `name`, or the slot of a piece to drop (`N@`) of the side to move."""
        if name.endswith("@"):
            return Slot(self.session.game.node.side, self.session.variant.kinds[name[:-1]])
        return self.session.game.position.tables.square_named(name)

    def click(self, name: str) -> None:
        """Click a square or slot."""
        point = self.board.place_rect(self.place(name)).center()
        self.qtbot.mouseClick(self.board, Qt.MouseButton.LeftButton, pos=QPoint(point))

    def play(self, text: str) -> None:
        """Make a move by two clicks; `text` is in the grammar for machines. Promotions are confirmed by Enter."""
        before = self.session.game.node
        if text[1] == "@":
            steps = [text[:2], text[2:]]
        else:
            match = notation._MACHINE_MOVE.fullmatch(text)
            steps = [part for part in match.group(1, 2, 3) if part]
        for step in steps:
            self.click(step)
        if self.session.game.node is before and self.board.chooser is not None:
            self.key(Qt.Key.Key_Return if text.endswith("+") else Qt.Key.Key_Minus)
        assert self.session.game.node is not before, f"{text} was not played"

    def choose_setup(self, number: int) -> None:
        """Choose a setup by clicking its thumbnail and the button below."""
        overlay = self.board.overlay
        ratio = self.board.devicePixelRatioF()
        for rect in (overlay.thumbnails[number], overlay.button):
            centre = rect.center() / ratio
            self.qtbot.mouseClick(self.board, Qt.MouseButton.LeftButton, pos=QPoint(centre))

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key wherever the keys go now."""
        self.qtbot.keyClick(QApplication.focusWidget() or self.window, key, modifiers)

    def type(self, text: str) -> None:
        """Type a text and Enter, wherever the keys go now."""
        for character in text:
            self.qtbot.keyClicks(QApplication.focusWidget() or self.window, character)
        self.key(Qt.Key.Key_Return)

    def press(self, text: str) -> None:
        """Click a button of the banner."""
        button = next(button for button in self.page.banner.buttons() if button.text() == text)
        self.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    def until(self, condition: Callable[[], object], timeout: int = 15_000) -> None:
        """Wait until something holds."""
        self.qtbot.waitUntil(lambda: bool(condition()), timeout=timeout)


def find_button(parent: QWidget, text: str) -> QPushButton:
    """Return the visible button of that text."""
    return next(
        button for button in parent.findChildren(QPushButton) if button.text() == text and button.isVisible()
    )
