"""Drive the real window with X events, and print how long its thread works at a time.

    xvfb-run -s "-screen 0 1280x900x24" python tools/frames.py [--only NAME …] [--games PGN --index FILE]
    QT_SCALE_FACTOR=2 xvfb-run -s "-screen 0 2560x1600x24" python tools/frames.py

A frame is what the window's thread does until it waits for events or the next event of the hand is sent: what follows
from an event, and painting. Printed are, for every page and action, the number of frames and their median, 99th
percentile and maximum, in milliseconds of the thread's processor time, which other programs change little. Frames below
half a millisecond are left out: they show nothing, and would make the other figures look better. `--games` adds a file
of games to the library, with an index of it that `tools/library_speed.py --file PGN --index FILE` has made.
`--slow 30` also profiles each frame longer than 30 ms. An X display with a window manager is needed.
"""

import argparse
import cProfile
import ctypes
import ctypes.util
import os
import pstats
import random
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from places import GAME, close_dialogs, delete_games, places, until, window_in
from PySide6.QtCore import QAbstractEventDispatcher, QObject, QPoint, QRect
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QScrollArea, QTableView, QWidget

from surajang.gui.app.application import Application, Collector
from surajang.gui.app.main_window import MainWindow
from surajang.gui.board.view import BoardView
from surajang.gui.desk.navigator import MatchRequest, StartPageRequest, StudyRequest
from surajang.gui.kit.process_reaper import wait_for_processes
from surajang.gui.library import index
from surajang.gui.play.game_page import GamePage
from surajang.gui.players.game_clock import NO_CLOCK
from surajang.gui.players.players import MatchSettings, computer, person
from surajang.gui.study.study_page import StudyPage
from surajang.gui.study.study_tree import StudyTree
from surajang.rules import pgn_writer
from surajang.rules.codes import square_name
from surajang.rules.game import Game
from surajang.rules.games import GAMES
from surajang.rules.moves import PROMOTION, origin, target

MIN_MS = 0.5
"""Frames below this are left out."""

QUIET_S = 0.35
"""An action is over once there was no frame for so long."""

MIN_WAITS = 5
"""An action is not over before the thread has waited so often, however long its first frame takes."""

MAX_S = 6.0
"""Nothing is waited for longer than this."""

BETWEEN_S = 0.016
"""The time between two events of a hand, as a mouse sends them."""

PLIES = 300
SEED = 47
WARM_UP = 2
"""How often each page is opened before it counts: modules and pictures are loaded the first time."""

OPENINGS = 5
LEFT, RIGHT, WHEEL_UP, WHEEL_DOWN = 1, 3, 4, 5
"""X's buttons."""

LEVEL = 1
NO_PLACES = ("languages", "themes", "sizes", "open_file", "save_as")
"""Places that are measured otherwise, or whose windows are the system's."""

PLAIN = 1 << 16
"""Moves below this have neither flags nor a third value."""

PARTS = ("play", "study", "library", "scroll", "looks", "places")
LOOKS = {"theme": ("dark", "light"), "zoom": (120, 100), "language": ("ko", "de", "en")}
PAGES = ("game", "opened study", "library", "puzzles", "lessons", "workshop", "editor")
"""The pages over which theme, size and language are changed, beside the start page."""

Action = Callable[[], object]


class Frames(QObject):
    """Collects the frames of the window's thread."""

    def __init__(self, slow_ms: float) -> None:
        super().__init__()
        self.frames: list[float] = []
        self._slow = slow_ms
        self._profile = cProfile.Profile(time.thread_time) if slow_ms else None
        self._begun = time.thread_time()
        self.last = time.monotonic()
        self._waits = 0
        dispatcher = QAbstractEventDispatcher.instance()
        assert dispatcher is not None
        dispatcher.aboutToBlock.connect(self.end)

    def end(self) -> None:
        """End a frame: the thread is about to wait, which takes no processor time, or the hand sends the next event."""
        passed = (time.thread_time() - self._begun) * 1000
        self._waits += 1
        if passed >= MIN_MS:
            self.frames.append(passed)
            self.last = time.monotonic()
        if self._profile is not None:
            self._print_slow(passed)
        self._begun = time.thread_time()

    def _print_slow(self, passed: float) -> None:
        assert self._profile is not None
        self._profile.disable()
        if passed >= self._slow and self._profile.getstats():
            print(f"a frame took {passed:.1f} ms:")
            pstats.Stats(self._profile).sort_stats("cumulative").print_stats(45)
        self._profile.clear()
        self._profile.enable()

    def take(self) -> list[float]:
        """Return the frames since the last call."""
        taken, self.frames = self.frames, []
        return taken

    def rest(self) -> None:
        """Wait until nothing more happens."""
        end = time.monotonic() + MAX_S
        self.last, self._waits = time.monotonic(), 0
        until(lambda: self._waits > MIN_WAITS and time.monotonic() > min(self.last + QUIET_S, end))


class Hand:
    """A mouse and a keyboard whose events come from the X server."""

    def __init__(self, frames: Frames) -> None:
        self._frames = frames
        self._x11, self._test = (ctypes.CDLL(ctypes.util.find_library(name) or name) for name in ("X11", "Xtst"))
        self._x11.XOpenDisplay.restype = ctypes.c_void_p
        self._x11.XStringToKeysym.restype = ctypes.c_ulong
        self._x11.XKeysymToKeycode.argtypes = [ctypes.c_void_p, ctypes.c_ulong]
        self._display = ctypes.c_void_p(self._x11.XOpenDisplay(None))

    def _send(self, name: str, *arguments: int) -> None:
        self._frames.end()
        getattr(self._test, name)(self._display, *arguments, ctypes.c_ulong(0))
        self._x11.XFlush(self._display)
        pause()

    def move(self, point: QPoint) -> None:
        """Move the pointer to a point of the screen."""
        ratio = QApplication.primaryScreen().devicePixelRatio()
        self._send("XTestFakeMotionEvent", -1, round(point.x() * ratio), round(point.y() * ratio))

    def press(self, button: int) -> None:
        """Press a button of the mouse."""
        self._send("XTestFakeButtonEvent", button, 1)

    def release(self, button: int) -> None:
        """Release a button of the mouse."""
        self._send("XTestFakeButtonEvent", button, 0)

    def click(self, point: QPoint, button: int = LEFT) -> None:
        """Click at a point of the screen."""
        self.move(point)
        self.press(button)
        self.release(button)

    def drag(self, start: QPoint, end: QPoint, button: int = LEFT, steps: int = 20) -> None:
        """Drag from one point of the screen to another."""
        self.move(start)
        self.press(button)
        for step in range(1, steps + 1):
            self.move(start + (end - start) * step / steps)
        self.release(button)

    def turn(self, point: QPoint, button: int, times: int) -> None:
        """Turn the wheel."""
        self.move(point)
        for _ in range(times):
            self.press(button)
            self.release(button)

    def type(self, *keys: str) -> None:
        """Press and release keys, each named as in X."""
        for name in keys:
            code = int(self._x11.XKeysymToKeycode(self._display, self._x11.XStringToKeysym(name.encode())))
            self._send("XTestFakeKeyEvent", code, 1)
            self._send("XTestFakeKeyEvent", code, 0)


def pause(seconds: float = BETWEEN_S) -> None:
    """Let the window work for a time."""
    end = time.monotonic() + seconds
    until(lambda: time.monotonic() >= end)


def middle(widget: QWidget) -> QPoint:
    """Return the middle of a widget on the screen."""
    return widget.mapToGlobal(widget.rect().center())


class Driver:
    """Drives a window, and prints the frames of each action."""

    def __init__(self, window: MainWindow, frames: Frames, only: list[str]) -> None:
        self.window = window
        self.frames = frames
        self.hand = Hand(frames)
        self._only = only
        self.all: list[float] = []

    def wanted(self, name: str) -> bool:
        """Return whether to measure an action."""
        return not self._only or any(part in name for part in self._only)

    def measure(self, name: str, action: Action) -> None:
        """Do something, and print the frames until nothing more happens."""
        if not self.wanted(name):
            return
        self.frames.rest()
        self.frames.take()
        action()
        self.frames.rest()
        self.print(name, self.frames.take())

    def print(self, name: str, frames: list[float]) -> None:
        """Print the figures of an action."""
        self.all += frames
        frames.sort()
        if frames:
            most = frames[min(len(frames) - 1, len(frames) * 99 // 100)]
            print(f"{name:36}{len(frames):7}{frames[len(frames) // 2]:9.1f}{most:9.1f}{frames[-1]:9.1f}", flush=True)
        else:
            print(f"{name:36}{0:7}", flush=True)

    # Pages and dialogs

    def open_places(self) -> None:
        """Open and close each page and dialog some times."""
        for name, place in places().items():
            if name in NO_PLACES or not self.wanted(f"open {name}"):
                continue
            opened: list[float] = []
            closed: list[float] = []
            for number in range(WARM_UP + OPENINGS):
                self.frames.rest()
                self.frames.take()
                place(self.window)
                self.frames.rest()
                shown = self.frames.take()
                self.go_home()
                if number >= WARM_UP:
                    opened += shown
                    closed += self.frames.take()
            self.print(f"open {name}", opened)
            self.print(f"close {name}", closed)

    def go_home(self) -> None:
        """Close everything and show the start page."""
        close_dialogs()
        self.window.pages.open(StartPageRequest())
        self.frames.rest()
        delete_games()

    # A game

    def play(self) -> None:
        """Move by clicks, by drags and by typing, draw arrows, set premoves."""
        board = self._begin_game((person("Ann"), person("Ben")))
        self.measure("click a move", partial(self._moves, board, 12, self._click))
        self.measure("drag a move", partial(self._moves, board, 12, self._drag))
        self.measure("type a move", partial(self._moves, board, 6, self._type_move))
        self.measure("draw arrows", lambda: self._draw(board))
        self.measure("pointer over the board", lambda: self._sweep(board))
        self.go_home()
        board = self._begin_game((person("Ann"), computer(LEVEL)))
        self.measure("premove", partial(self._premove, board))
        self.go_home()

    def _begin_game(self, players: tuple[object, object]) -> BoardView:
        settings = MatchSettings(GAMES[GAME], players, (NO_CLOCK, NO_CLOCK))  # type: ignore[arg-type]
        self.window.pages.open(MatchRequest(settings))
        self.frames.rest()
        page = self.window.page
        assert isinstance(page, GamePage)
        return page.board

    def _moves(self, board: BoardView, count: int, move: Callable[[BoardView, int], object]) -> None:
        """Make some of the moves for which one is not asked whether to promote."""
        chance = random.Random(SEED)
        for _ in range(count):
            match = self.window.pages.match
            assert match is not None
            legal = match.game.legal_moves()
            move(board, chance.choice([each for each in legal if each < PLAIN and each | PROMOTION not in legal]))
            pause(0.3)

    def point(self, board: BoardView, square: int) -> QPoint:
        """Return the middle of a square on the screen."""
        return board.mapToGlobal(board.place_rect(square).center())

    def _click(self, board: BoardView, move: int) -> None:
        self.hand.click(self.point(board, origin(move)))
        self.hand.click(self.point(board, target(move)))

    def _drag(self, board: BoardView, move: int) -> None:
        self.hand.drag(self.point(board, origin(move)), self.point(board, target(move)))

    def _type_move(self, board: BoardView, move: int) -> None:
        self.hand.type(*f"{square_name(origin(move))}{square_name(target(move))}", "Return")

    def _draw(self, board: BoardView) -> None:
        for start, end in zip(("b2", "d4", "c3", "g5"), ("e5", "d8", "h3", "c7"), strict=True):
            square = board.state.tables.square_named
            self.hand.drag(self.point(board, square(start)), self.point(board, square(end)), RIGHT)

    def _sweep(self, board: BoardView) -> None:
        rect = QRect(board.mapToGlobal(QPoint(0, 0)), board.size())
        for share in range(1, 10):
            along = rect.left() + rect.width() * share // 10
            for step in range(20):
                self.hand.move(QPoint(along, rect.top() + rect.height() * step // 20))

    def _premove(self, board: BoardView) -> None:
        """Move, and drag the next piece while the computer thinks and its move is shown."""
        pairs = (("d3", "d4", "b3", "b4"), ("c3", "c4", "f3", "f4"), ("g3", "g4", "e3", "e4"))
        for names in pairs:
            one, to, other, then = (self.point(board, board.state.tables.square_named(name)) for name in names)
            self.hand.click(one)
            self.hand.click(to)
            self.hand.drag(other, then)
            pause(2)

    # A study

    def study(self) -> None:
        """Step through a long game, turn the wheel, type a comment, analyse."""
        window, hand = self.window, self.hand
        window.pages.open(StudyRequest(long_game(PLIES)))
        until(lambda: window.pages.study is not None)
        self.frames.rest()
        page = window.page
        assert isinstance(page, StudyPage)
        page.board.setFocus()
        window.run("show_first")
        self.measure(f"step through {PLIES} plies", lambda: hand.type(*["Right"] * PLIES))
        self.measure("jump to both ends", lambda: hand.type(*["Home", "End"] * 5))
        self.measure("wheel over the board", lambda: hand.turn(middle(page.board), WHEEL_UP, 100))
        tree = page.findChild(StudyTree)
        assert tree is not None
        self.measure("wheel over the moves", lambda: hand.turn(middle(tree), WHEEL_DOWN, 60))
        field = next(each for each in page.findChildren(QPlainTextEdit) if each.isVisible())
        self.measure("type a comment", partial(self._type_into, field, "a quiet comment on this move "))
        page.board.setFocus()
        window.settings["analysis"] = {**window.settings["analysis"], "lines": 5}
        self.measure("analysis of five lines, 10 s", partial(self._analyse, 10))
        self.measure("step while analysing", self._step_slowly)
        window.run("analyse")
        self.go_home()

    def _step_slowly(self) -> None:
        for _ in range(20):
            self.hand.type("Left")
            pause(0.3)

    def _analyse(self, seconds: float) -> None:
        self.window.run("analyse")
        pause(seconds)

    def _type_into(self, field: QWidget, text: str) -> None:
        self.hand.click(middle(field))
        self.hand.type(*("space" if letter == " " else letter for letter in text))

    # Lists and texts

    def library(self, games: Path | None) -> None:
        """Scroll and filter the list of all games."""
        window, hand = self.window, self.hand
        library = window.pages.library.library
        until(lambda: library.data.loaded)
        if games is not None:
            library.data.add([games])
        page = window.pages.show_library()
        until(lambda: window.page is page and not library.waiting)
        self.frames.rest()
        rows = f"{page.model.rowCount():,} games"
        table = page.table
        self.measure(f"wheel over {rows}", lambda: hand.turn(middle(table), WHEEL_DOWN, 120))
        table.setFocus()
        self.measure("page down in the list", lambda: hand.type(*["Next"] * 60))
        self.measure("rows one by one", lambda: hand.type(*["Down"] * 40))
        self.measure("drag the list's scroll bar", partial(self._drag_bar, table))
        self.measure("filter by typing", partial(self._type_into, page.filter.field, "player 77"))
        self.measure("clear the filter", lambda: hand.type(*["BackSpace"] * 9))
        self.measure("sort by another column", partial(self._sort, table))
        self.measure("choose a game", lambda: page.filter.combos["game"].setCurrentIndex(2))
        self.measure("choose a result", lambda: page.filter.combos["result"].setCurrentIndex(1))
        self.measure("show all", page.filter.show_all)
        self.go_home()

    def _drag_bar(self, table: QTableView) -> None:
        bar = table.verticalScrollBar()
        top = bar.mapToGlobal(QPoint(bar.width() // 2, 4))
        self.hand.drag(top, top + QPoint(0, bar.height() // 2), steps=60)

    def _sort(self, table: QTableView) -> None:
        header = table.horizontalHeader()
        place = QPoint(header.sectionViewportPosition(1) + 20, header.height() // 2)
        self.hand.click(header.mapToGlobal(place))

    def scroll(self) -> None:
        """Turn the wheel over pages that scroll."""
        window = self.window
        window.run("show_rules")
        self.frames.rest()
        text = next(each for each in window.rules_window.findChildren(QScrollArea) if each.isVisible())
        self.measure("wheel over the rules", lambda: self.hand.turn(middle(text), WHEEL_DOWN, 60))
        window.rules_window.close()
        for name in ("lessons", "puzzles", "preferences"):
            places()[name](window)
            self.frames.rest()
            shown = QApplication.activeModalWidget() or window
            self.measure(f"wheel over {name}", partial(self.hand.turn, middle(shown), WHEEL_DOWN, 40))
            self.go_home()

    # The look of all

    def looks(self) -> None:
        """Change theme, size and language over some pages."""
        for name in ("start", *PAGES):
            for setting, values in LOOKS.items():
                title = f"{setting} over {name}"
                if not self.wanted(title):
                    continue
                if name in places():
                    places()[name](self.window)
                    self.frames.rest()
                self.measure(title, partial(self._change, setting, values))
                self.window.settings[setting] = values[-1]
                self.frames.rest()
                self.go_home()

    def _change(self, setting: str, values: tuple[object, ...]) -> None:
        for value in values:
            self.window.settings[setting] = value
            self.frames.rest()


def long_game(plies: int) -> str:
    """Return the text of a game with a number of random plies."""
    for seed in range(1_000):
        chance = random.Random(seed)
        game = Game(GAMES[GAME])
        while game.node.ply < plies and not game.outcome.over:
            game.play(chance.choice(game.legal_moves()))
        if game.node.ply == plies:
            return pgn_writer.write_game(game)
    raise ValueError(f"no game of {plies} plies")


@contextmanager
def profile(games: Path | None, made_index: Path | None) -> Iterator[Path]:
    """Make a home folder, with an index of games if there is one."""
    with tempfile.TemporaryDirectory(prefix="surajang-frames-", ignore_cleanup_errors=True) as home:
        if games is not None and made_index is not None:
            data = Path(home, "data")
            data.mkdir()
            shutil.copy(made_index, data / index.FILE)
        yield Path(home)


def main() -> int:
    """Do everything, and print the frames."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", default=[], help="only actions with one of these in their names")
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=PARTS)
    parser.add_argument("--games", type=Path, help="a file of games for the library")
    parser.add_argument("--index", type=Path, help="an index of it")
    parser.add_argument("--slow", type=float, default=0, help="print where the time of longer frames goes")
    options = parser.parse_args()
    os.environ["QT_NO_GLIB"] = "1"  # its loop says that it waits before it works
    _app = Application(sys.argv[:1])
    with profile(options.games, options.index) as home, window_in(home, animate=True) as window:
        room = window.screen().availableGeometry()
        window.setGeometry(room.adjusted(0, 0, -min(20, room.width() // 10), -40))
        window.activateWindow()
        frames = Frames(options.slow)
        collector = Collector(window)
        collector.begin()
        driver = Driver(window, frames, options.only)
        print(f"{'ms of the thread':36}{'frames':>7}{'median':>9}{'99 %':>9}{'longest':>9}")
        parts: dict[str, Action] = {
            "places": driver.open_places,
            "play": driver.play,
            "study": driver.study,
            "library": partial(driver.library, options.games),
            "scroll": driver.scroll,
            "looks": driver.looks,
        }
        for part in options.parts:
            parts[part]()
        driver.print("all", [*driver.all])
    wait_for_processes()
    return 0


if __name__ == "__main__":
    sys.exit(main())
