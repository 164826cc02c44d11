"""Opens a file or a text with games without blocking the window."""

import logging
import marshal
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from surajang.engine.own_process import own_environment
from surajang.gui.kit.background import Task
from surajang.gui.kit.process_reaper import end_process, make_process
from surajang.gui.kit.translation import tr
from surajang.gui.storage import reader
from surajang.gui.storage.reader import MAX_FILE_BYTES, SIZE, Place, Unpacking
from surajang.gui.storage.reasons import reason_of
from surajang.gui.words.refusal_text import sentence
from surajang.rules.files import read_text
from surajang.rules.game import Game
from surajang.rules.pgn import PgnError

SMALL = 4_000
"""Up to this many bytes are read without a process, whose start would take longer."""

DONE = object()

log = logging.getLogger(__name__)


class Opening(QObject):
    """Opens one file or text, until one of its games is read or it is closed.

    Its bytes are loaded on a thread; large ones are searched in a process (`gui.storage.reader`), and its messages are
    handled a few at a time.
    """

    listed = Signal(object)
    """There are several games to choose from: their places (Place)."""

    opened = Signal(Game, Place)
    """A game was read, at its place in the text."""

    refused = Signal(str)
    """The chosen game cannot be read: why, in a sentence."""

    failed = Signal(str)
    """There is nothing to read: why, in a sentence."""

    def __init__(self, source: Path | bytes, name: str, parent: QObject | None = None) -> None:
        """`name` is the source's name in messages."""
        super().__init__(parent)
        self.source = source
        self._name = name
        self.data = b""
        self.places: list[Place] = []
        self._chosen: Place | None = None
        self._loading: Task | None = None
        self.process: QProcess | None = None
        self._buffer = bytearray()
        self._unpacking: Unpacking | None = None
        self._finishing: Iterator[None] | None = None
        self._turn = QTimer(self, interval=0)
        self._turn.timeout.connect(self._take_turn)
        self.destroyed.connect(lambda: self._end_process())

    def start(self) -> None:
        """Start; one of the signals follows, never before this returns."""
        source = self.source
        if isinstance(source, Path):
            work = partial(read_text, source, MAX_FILE_BYTES)
            self._loading = Task(self, work, self._loaded, self._loaded, Exception)
        else:
            self._loading = Task(self, lambda: source, self._loaded, self._loaded, Exception)

    def choose(self, place: Place) -> None:
        """Read one of the games."""
        self._chosen = place
        if self.process is not None:
            self.process.write(self.places.index(place).to_bytes(SIZE, "little"))
            return
        try:
            game = reader.read(self.data, place)
        except PgnError as error:
            self.refused.emit(sentence(error.reason))
        else:
            self.opened.emit(game, place)

    def close(self) -> None:
        """Stop; nothing more is reported."""
        self.blockSignals(True)
        self._turn.stop()
        if self._loading is not None:
            self._loading.forget()
        self._end_process()
        self.deleteLater()

    # Loading

    def _loaded(self, data: bytes | Exception) -> None:
        """Find the games in the bytes."""
        self._loading = None
        if isinstance(data, OSError):
            self.failed.emit(tr("{name} cannot be read: {why}.", name=self._name, why=reason_of(data)))
        elif isinstance(data, ValueError):  # such as a name with a null character
            self.failed.emit(tr("{name} cannot be read: {why}.", name=self._name, why=data))
        elif isinstance(data, Exception):
            raise data
        elif len(data) > MAX_FILE_BYTES:
            self.failed.emit(tr("{name} is too large to be a file of games.", name=self._name))
        elif len(data) <= SMALL:
            self.data = data
            self.places = list(reader.places(data))
            self._found()
        else:
            self.data = data
            self._start_process()

    def _found(self) -> None:
        """Read the only game, or report that there are several."""
        if not self.places:
            self.failed.emit(tr("{name} contains no game.", name=self._name))
        elif len(self.places) == 1:
            self.choose(self.places[0])
        else:
            self.listed.emit(self.places)

    # The process

    def _start_process(self) -> None:
        """Start the reading process, and send it the bytes."""
        process = self.process = make_process(own_environment())
        process.readyReadStandardOutput.connect(self._turn.start)
        process.readyReadStandardError.connect(self._log_complaint)
        process.errorOccurred.connect(self._process_failed)
        process.finished.connect(self._process_failed)
        # A frozen program accepts `-m` like Python.
        process.start(sys.executable, ["-m", reader.__name__])
        process.write(len(self.data).to_bytes(SIZE, "little"))
        process.write(self.data)

    def _end_process(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            end_process(process)

    def _process_failed(self) -> None:
        """Report that the process ended unexpectedly."""
        self._turn.stop()
        self._end_process()
        self.failed.emit(tr("{name} cannot be read: the process reading it stopped.", name=self._name))

    def _log_complaint(self) -> None:
        if self.process is not None:
            log.info("reader: %s", bytes(self.process.readAllStandardError().data()).decode("utf-8", "replace"))

    def _take_turn(self) -> None:
        """Do one step; the window's events come before the next."""
        if self._finishing is not None:
            self._finish()
            return
        if self.process is not None and self.process.bytesAvailable():
            self._buffer += self.process.readAllStandardOutput().data()
        size = int.from_bytes(self._buffer[:SIZE], "little")
        if len(self._buffer) < SIZE or len(self._buffer) < SIZE + size:
            self._turn.stop()
            return
        name, content = marshal.loads(self._buffer[SIZE : SIZE + size])
        del self._buffer[: SIZE + size]
        self._handle_message(name, content)

    def _handle_message(self, name: str, content: Any) -> None:
        if name == "places":
            self.places += [Place(*values) for values in content]
        elif name == "found":
            self._found()
        elif name == "refused":
            self.refused.emit(content)
        elif name == "game":
            self._unpacking = Unpacking(content)
        elif name == "nodes" and self._unpacking is not None:
            self._unpacking.add(content)
        elif name == "read" and self._unpacking is not None:
            self._finishing = self._unpacking.finish()

    def _finish(self) -> None:
        """Move the game's cursor some moves closer to its place, and report the game when it is there."""
        if self._finishing is not None and next(self._finishing, DONE) is DONE:
            self._finishing = None
            self._turn.stop()
            if self._unpacking is not None and self._chosen is not None:
                self.opened.emit(self._unpacking.game, self._chosen)
