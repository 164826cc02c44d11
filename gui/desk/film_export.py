"""An animation of a game: the dialog, and writing it on a thread while the window stays usable."""

import math
import queue
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import CancelledError
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QDialog, QWidget

from surajang.gui.board.board_options import BoardOptions
from surajang.gui.board.film import FilmPainter, Frame, Raw, all_colours, animated_file
from surajang.gui.board.state_of_game import annotated, state_of
from surajang.gui.kit.background import Task
from surajang.gui.kit.fields import Form, Segments, agree, fit
from surajang.gui.kit.label import Label
from surajang.gui.kit.qt_helpers import soon
from surajang.gui.kit.translation import Text, tr, translated
from surajang.gui.players.game_clock import face
from surajang.gui.shell.settings import Settings
from surajang.gui.storage.disk import write_atomically
from surajang.gui.words import outcome_text
from surajang.rules.game import Game, Node, Outcome

MAX_MOVES = 1_000
"""The most moves of an animation, which is in memory as a whole while it is written."""

WHOLE, LINE = "whole", "line"
PACES = (("500", Text("½ second")), ("1000", Text("1 second")), ("2000", Text("2 seconds")))
SIZES = (("320", Text("Small")), ("480", Text("Medium")), ("720", Text("Large")))
TOO_LONG = Text("An animation has at most {most:,} moves of both players, and this line has {number:,}.")


class Film(NamedTuple):
    """An animation: of the `whole` game or of the line to the position shown, with a board of at most `side` pixels,
    and `pace` milliseconds per move.
    """

    kind: str
    whole: bool
    side: int
    pace: int


class FilmDialog(QDialog):
    """Asks for the extent, size and pace. `moves` are the numbers of moves of the whole game, and to this position."""

    chosen = Signal(Film)
    """The animation to make."""

    def __init__(self, moves: tuple[int, int], settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Export an animation"))
        self._moves = moves
        self._settings = settings
        known = settings["film"]
        self.shows = Segments(((WHOLE, tr("The whole game")), (LINE, tr("Up to this position"))), WHOLE, self)
        self.kind = Segments((("gif", "GIF"), ("webp", "WebP")), known.get("kind", "gif"), self)
        self.side = Segments(translated(SIZES), str(known.get("side", 480)), self)
        self.pace = Segments(translated(PACES), str(known.get("pace", 1000)), self)
        self.number = Label(parent=self, look="muted", wraps=True)
        form = Form()
        for text, field in (
            (tr("Content"), self.shows),
            ("", self.number),
            (tr("Format", "of a picture's or an animation's file"), self.kind),
            (tr("Size"), self.side),
            (tr("Each move"), self.pace),
        ):
            form.add_row(text, field, stretch=True)
        self.save_button = agree(self, form, (tr("Save…"), tr("Cancel")))
        self.shows.changed.connect(self._count)
        self._count()
        fit(self)

    @property
    def film(self) -> Film:
        """The choices made."""
        return Film(self.kind.value, self.shows.value == WHOLE, int(self.side.value), int(self.pace.value))

    def _count(self) -> None:
        """Show the number of moves, or say that there are too many."""
        number = self._moves[0 if self.film.whole else 1]
        possible = number <= MAX_MOVES
        too_long = TOO_LONG(most=MAX_MOVES, number=number)
        self.number.setText(tr("Moves of both players: {number:,}", number=number) if possible else too_long)
        self.save_button.setEnabled(possible)

    def accept(self) -> None:
        """Remember the choice and report it."""
        film = self.film
        self._settings["film"] = {"kind": film.kind, "side": film.side, "pace": film.pace}
        super().accept()
        self.chosen.emit(film)


LAST_MS = 4_000
"""The minimum time of the last picture."""

MAX_PIXELS = 120_000_000
"""The most pixels of all pictures together, to limit the memory; longer lines get smaller pictures."""

AHEAD = 8
"""The number of pictures drawn ahead of writing."""

FULL_MS = 10
"""The delay before the next one is drawn if that many are waiting."""


@dataclass(frozen=True)
class Script:
    """The content of an animation: a line of a game from its start, its outcome, the players' names, and the look."""

    game: Game
    line: Sequence[Node]
    outcome: Outcome
    names: tuple[str, str]
    options: BoardOptions
    flipped: bool


class FilmWriter(QObject):
    """Makes one animation."""

    progressed = Signal(int, int)
    """The number of pictures drawn, and of all."""

    ended = Signal(Exception)
    """Writing has ended: successfully (None), cancelled (CancelledError), or failed (OSError)."""

    def __init__(self, script: Script, film: Film, file: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._script = script
        self._film = film
        self._file = file
        self._game = Game(script.game.variant, script.game.start_fen)
        side = min(film.side, math.isqrt(MAX_PIXELS // len(script.line)))
        self._painter = FilmPainter(script.game.variant, script.options, script.flipped, side, script.names)
        self._pictures: queue.Queue[Raw] = queue.Queue(AHEAD)
        self._drawn = 0
        self._cancelled = threading.Event()
        self.destroyed.connect(self._cancelled.set)
        soon(self, self._begin)

    def _begin(self) -> None:
        """Draw a picture with all colours, and start writing on a thread."""
        number, pace = len(self._script.line), self._film.pace
        sample = _raw(self._painter.draw(Frame(all_colours(self._script.game.variant), ("0", "0"), " ")))
        durations = [pace] * (number - 1) + [max(LAST_MS, pace)]
        pictures = _pictures_from(self._pictures, self._cancelled, number)

        def work() -> None:
            write_atomically(self._file, animated_file(self._film.kind, sample, pictures, durations))

        Task(self, work, self.ended.emit, self.ended.emit, (OSError, CancelledError))
        soon(self, self._draw_next)

    def cancel(self) -> None:
        """Cancel writing."""
        self._cancelled.set()

    def _draw_next(self) -> None:
        """Draw the next picture, unless too many are waiting."""
        total = len(self._script.line)
        if self._drawn == total or self._cancelled.is_set():
            return
        if self._pictures.full():
            QTimer.singleShot(FULL_MS, self, self._draw_next)
            return
        node = self._script.line[self._drawn]
        if node.move:
            self._game.play(node.move)
        last = self._drawn == total - 1
        words = outcome_text.heading(self._script.outcome, self._game.variant) if last else ""
        frame = Frame(annotated(state_of(self._game), node), _clocks_at(node), words)
        self._pictures.put(_raw(self._painter.draw(frame)))
        self._drawn += 1
        self.progressed.emit(self._drawn, total)
        soon(self, self._draw_next)


def _pictures_from(pictures: "queue.Queue[Raw]", cancelled: threading.Event, number: int) -> Iterator[Raw]:
    """Yield this number of pictures as they are drawn. Raises CancelledError."""
    for _ in range(number):
        while True:
            if cancelled.is_set():
                raise CancelledError
            try:
                picture = pictures.get(timeout=0.2)
                break
            except queue.Empty:
                continue
        yield picture


def _raw(image: QImage) -> Raw:
    image = image.convertToFormat(QImage.Format.Format_RGB888)
    return Raw(image.width(), image.height(), image.bytesPerLine(), bytes(image.constBits()))


def _clocks_at(node: Node) -> tuple[str, str]:
    """Return the times on both clocks at a node, empty if unknown."""
    known = node.clocks or (None, None)
    first, second = ("" if seconds is None else face(seconds) for seconds in known)
    return first, second
