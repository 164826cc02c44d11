"""Looks for what is cut, overlaps or does not fit in a window; as a program it opens every page and dialog.

`python tests/fitting.py ZOOM THEME` prints a line for each fault, on the screen that Qt has; the folder of the sources
has to be in PYTHONPATH.
"""

import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from driving import match_settings, page_of
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QStackedWidget,
    QTabBar,
    QToolButton,
    QWidget,
)

from gui.application import Application
from gui.dialogs.keys import KeysDialog
from gui.dialogs.new_game import NewGameDialog
from gui.dialogs.preferences import PreferencesDialog
from gui.look.style import Style
from gui.main_window import MainWindow
from gui.match.clock import TimeControl
from gui.pages.puzzle_page import PuzzlePage
from gui.panels.player_strip import ElidedLabel
from gui.settings import Settings
from gui.storage import folders
from rules.game import Game
from rules.games import GAMES


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
        words = widget.text().split() if widget.wordWrap() else [widget.text()]
        if plain and max(metrics.horizontalAdvance(word) for word in words) > inside.width():
            yield f"is cut in width: {widget.sizeHint().toTuple()}"
        if widget.height() < (widget.heightForWidth(widget.width()) if widget.wordWrap() else metrics.height()):
            yield "is cut in height"
    elif isinstance(widget, QToolButton):
        if not _holds(widget, widget.iconSize()):
            yield f"is smaller than its icon {widget.iconSize().toTuple()}"
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
    if layout is None or isinstance(widget, QStackedWidget):
        return
    widgets = [child for child in widget.children() if isinstance(child, QWidget) and not child.isHidden()]
    children = [child for child in widgets if layout.indexOf(child) >= 0]
    for number, child in enumerate(children):
        if not widget.rect().contains(child.geometry()):
            yield f"does not hold {_name(child)}"
        for other in children[:number]:
            if child.geometry().intersects(other.geometry()):
                yield f"has {_name(child)} over {_name(other)}"


def main(zoom: int, theme: str) -> None:
    """Open every page and dialog in a window that fills the screen."""
    app = Application(sys.argv[:1])
    home = Path(tempfile.mkdtemp(prefix="surajang-fitting-"))
    folders.data_folder = lambda: home / "data"
    settings = Settings(home / "settings.json")
    for name, value in {"sounds": False, "animate": False, "theme": theme, "zoom": zoom}.items():
        settings[name] = value
    window = MainWindow(settings, Style(app))
    window.resize(window.screen().availableGeometry().size())
    window.show()
    look(window, "start page")
    window.start_page.offer_to_continue(Game(GAMES["mansindam"]), "Mansindam: Ann against Ben, 8 moves played")
    look(window, "start page with a game")
    window.start_page.say_put_aside("The game was put aside. It is kept in a folder whose name is long.")
    look(window, "start page with a note")
    look_at_new_game(NewGameDialog(settings, window))
    look_at_dialogs(window)
    look_at_games(window, zoom)
    look_at_puzzles(window)
    window.close()
    settle()


def settle() -> None:
    """Let everything be laid out."""
    for _ in range(6):
        QApplication.processEvents()


def look(widget: QWidget, words: str) -> None:
    """Print what does not fit in a page or dialog, which `words` name."""
    settle()
    for fault in faults(widget):
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
    preferences = PreferencesDialog(window.settings, window)
    preferences.show()
    for tab in range(preferences.tabs.count()):
        preferences.tabs.setCurrentIndex(tab)
        look(preferences, f"preferences {tab}")
    preferences.close()
    keys = KeysDialog(window)
    keys.show()
    look(keys, "keys")
    keys.close()


def look_at_puzzles(window: MainWindow) -> None:
    """Look at the pages of puzzles, with a hint, the solution, a rating and a streak."""
    window.show_puzzles()
    look(window, "all puzzles")
    for show in (window.puzzles.show_near, window.puzzles.show_today):
        show()
        page = window.page
        if isinstance(page, PuzzlePage):
            look(window, "puzzle")
            page.hint()
            look(window, "puzzle with a hint")
            page.show_solution()
            look(window, "puzzle with its solution")
    window.puzzles.show()
    look(window, "all puzzles with a rating")
    window.puzzles.show_streak()
    look(window, "streak")
    window.show_start_page()


def look_at_games(window: MainWindow, zoom: int) -> None:
    """Look at the page of each game, and at what it can say."""
    for name in GAMES:
        control = TimeControl(36_000, 0, 30, 3)
        window.start(match_settings(name, clocks=(control, control)))
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


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    main(int(sys.argv[1]), sys.argv[2])
