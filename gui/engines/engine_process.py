"""A UCI engine in a process of its own: started, asked, watched and, when it dies or hangs, started again."""

import logging
import re
from dataclasses import dataclass

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

from gui.ending import Ending
from gui.engines.engine_guard import NOT_STARTED
from gui.engines.programs import Program

START_PATIENCE = 20_000
"""Milliseconds an engine may take to say that it is ready."""

STOP_PATIENCE = 3_000
"""Milliseconds it may take to answer when told to stop."""

RESTARTS = 2
"""How often it is started anew for one move before it is given up."""

MATE = 100_000
"""A score beyond this (in hundredths of a pawn, less its distance) is mate."""

LONGEST_LINE = 100_000
"""Bytes; a longer line is nothing that an engine says."""

LONGEST_COMPLAINT = 1000
MOST_OPTIONS = 1000
MOST_UNASKED = 20_000_000
"""Bytes that an engine may say without having been asked anything; one that says more is ended."""

LONGEST_NAME = 60

log = logging.getLogger(__name__)

_GAME = "uci_variant"
_HEARD = (b"id name ", b"option ", b"uciok", b"readyok", b"bestmove")
_SCORE = re.compile(rb"\bscore (cp|mate) (-?[0-9]{1,9})(?![0-9])")
_DEPTH = re.compile(rb"\bdepth ([0-9]{1,9})(?![0-9])")
_OPTION = re.compile(r"option name (.{1,60}?) type \w+(.*)")
_OFFERED = re.compile(r"\bvar (\S+)")


@dataclass(frozen=True)
class Request:
    """A question: the `position` and `go` commands, the engine's `options` for it, and how long it may take (ms)."""

    position: str
    go: str
    options: tuple[tuple[str, str], ...] = ()
    patience: int = 60_000


class EngineProcess(QObject):
    """One engine. It answers one request at a time; a new one replaces the one before."""

    chose = Signal(str)
    """The engine has decided: its move as UCI text."""

    troubled = Signal(str)
    """Something went wrong and has been dealt with: a sentence."""

    failed = Signal(str)
    """The engine is given up for this request: a sentence. A new request starts it again."""

    introduced = Signal(str)
    """The engine has said who it is, and is ready: its name, if it has one; what it `offers` is known."""

    unusable = Signal(str)
    """The engine is given up before it was asked anything: a sentence that goes on from the program's name."""

    def __init__(self, program: Program, variant: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.name = ""
        self.offers: tuple[str, ...] = ()
        """The games that it says it knows, if it says so."""
        self.score: int | None = None
        self.depth = 0
        self.patience_to_start = START_PATIENCE
        self._program = program
        self._variant = variant
        self._process: QProcess | None = None
        # off, greeting, starting, ready, thinking, stopping (an answer will come that nobody wants)
        self._state = "off"
        self._request: Request | None = None
        self._known: set[str] = set()
        self._sent: dict[str, str] = {}
        self._failures = 0
        self._hurried = False
        self._buffer = bytearray()
        self._skipping = False
        self._unasked = 0
        self._watch = QTimer(self)
        self._watch.setSingleShot(True)
        self._watch.timeout.connect(self._hung)

    @property
    def thinking(self) -> bool:
        """Whether an answer is awaited."""
        return self._request is not None

    def prepare(self) -> None:
        """Start the process, so that it is ready when its first move is wanted."""
        if self._state == "off":
            self._start()

    def think(self, request: Request) -> None:
        """Have the engine decide on a move; `chose` or `failed` follows."""
        self._request = request
        self._failures = 0
        self._hurried = False
        self.score = None
        if self._state == "off":
            self._start()
        elif self._state == "ready":
            self._ask()
        elif self._state == "thinking":
            self._stop()

    def move_now(self) -> None:
        """Have the engine decide at once on the request it is thinking about."""
        if self._state == "thinking":
            self._send("stop")
            self._watch.start(STOP_PATIENCE)
        else:
            self._hurried = self._request is not None

    def cancel(self) -> None:
        """Forget the request; the engine stays ready for another."""
        self._request = None
        if self._state == "thinking":
            self._stop()

    def close(self) -> None:
        """End the process. It has nothing to lose."""
        self._request = None
        self._end()

    def _stop(self) -> None:
        """Let the engine end a search whose answer is not wanted."""
        self._state = "stopping"
        self._send("stop")
        self._watch.start(STOP_PATIENCE)

    def _start(self) -> None:
        """Start the process and greet it."""
        process = QProcess(self)
        environment = QProcessEnvironment.systemEnvironment()
        for name, value in self._program.environment.items():
            environment.insert(name, value)
        process.setProcessEnvironment(environment)
        process.readyReadStandardOutput.connect(self._read)
        process.readyReadStandardError.connect(self._read_errors)
        process.finished.connect(self._died)
        process.errorOccurred.connect(self._not_started)
        self._process = process
        self._state = "greeting"
        self._buffer.clear()
        self._skipping = False
        self._known.clear()
        self.offers = ()
        self._sent.clear()
        self._watch.start(self.patience_to_start)
        process.start(self._program.command[0], self._program.command[1:])
        self._send("uci")

    def _end(self) -> None:
        """End the process, if there is one, and all that it has started, without waiting for its goodbye."""
        self._watch.stop()
        self._state = "off"
        process, self._process = self._process, None
        if process is None:
            return
        Ending(process, tree=bool(self._program.name))

    def _send(self, line: str) -> None:
        """Write one line to the engine."""
        if self._process is not None:
            self._process.write(line.encode() + b"\n")

    def _ask(self) -> None:
        """Put the request to an engine that is ready."""
        request = self._request
        if request is None:
            return
        for name, value in request.options:
            if name.lower() in self._known and self._sent.get(name) != value:
                self._send(f"setoption name {name} value {value}")
                self._sent[name] = value
        self.score = None
        self.depth = 0
        self._state = "thinking"
        self._send(request.position)
        self._send(request.go)
        self._watch.start(request.patience)
        if self._hurried:
            self._hurried = False
            self.move_now()

    # What the engine says

    def _read(self) -> None:
        """Take in what the engine has written, a line at a time.

        At one time that is no more than a pipe holds, and of what the engine tells about its search only the last is
        looked at: it cannot talk so fast that the window is slow.
        """
        if self._process is None:
            return
        data = bytes(self._process.readAllStandardOutput().data())
        self._unasked = self._unasked + len(data) if self._state == "ready" else 0
        if self._unasked > MOST_UNASKED:
            log.info("engine: ended, as it talks without end")
            self._end()
            return
        lines: list[bytes] = []
        if b"\n" in data:
            *lines, data = (bytes(self._buffer) + data).split(b"\n")
            if self._skipping:
                del lines[0]
            self._skipping = False
            self._buffer.clear()
        self._skipping = self._skipping or len(self._buffer) + len(data) > LONGEST_LINE
        if self._skipping:
            self._buffer.clear()
        else:
            self._buffer += data
        process = self._process
        news = b""
        for line in lines:
            if line.startswith(b"info "):
                news = line if b" score " in line else news
            elif line.startswith(_HEARD):
                self._hear_news(news)
                news = b""
                self._hear(line[:LONGEST_LINE].decode("utf-8", "replace").strip())
                if self._process is not process:  # what was heard has ended it
                    return
        self._hear_news(news)

    def _read_errors(self) -> None:
        """Note the beginning of the engine's complaints in the log."""
        if self._process is not None:
            complaint = self._process.readAllStandardError().data()
            log.info("engine: %s", bytes(complaint[:LONGEST_COMPLAINT]).decode("utf-8", "replace"))

    def _hear_news(self, line: bytes) -> None:
        """Understand what the engine tells of its search."""
        if self._state != "thinking":
            return
        score, depth = _SCORE.search(line), _DEPTH.search(line)
        if score:
            value = int(score.group(2))
            mate = MATE - abs(value) if value > 0 else -MATE + abs(value)
            self.score = mate if score.group(1) == b"mate" else value
        if depth:
            self.depth = int(depth.group(1))

    def _hear(self, line: str) -> None:
        """Understand one line that is no news of a search. What comes out of turn means nothing."""
        word = line.partition(" ")[0]
        if self._state == "greeting":
            if line.startswith("id name "):
                self.name = "".join(filter(str.isprintable, line.removeprefix("id name ").strip()))[:LONGEST_NAME]
            elif word == "option":
                self._hear_option(line)
            elif word == "uciok":
                self._choose_game()
        elif word == "readyok" and self._state == "starting":
            self._watch.stop()
            self._state = "ready"
            self.introduced.emit(self.name)
            self._ask()
        elif word == "bestmove" and self._state in ("thinking", "stopping"):
            self._hear_answer(line)

    def _hear_option(self, line: str) -> None:
        """Note an option."""
        match = _OPTION.match(line)
        if match is None:
            return
        name = match.group(1).lower()
        if len(self._known) < MOST_OPTIONS or name == _GAME:
            self._known.add(name)
        if name == _GAME:
            self.offers = tuple(found.group(1) for found in _OFFERED.finditer(match.group(2)))

    def _choose_game(self) -> None:
        """Tell the engine which game is played, if one is, and have it say when it is ready."""
        self._state = "starting"
        if self._variant:
            if _GAME not in self._known or (self.offers and self._variant not in self.offers):
                self._give_up(f"{self.name or 'This engine'} does not know the game that is played here.")
                return
            self._send(f"setoption name UCI_Variant value {self._variant}")
            self._send("ucinewgame")
        self._send("isready")

    @property
    def knows_variants(self) -> bool:
        """Whether the engine, which has introduced itself, can be told which game is played."""
        return _GAME in self._known

    def _hear_answer(self, line: str) -> None:
        """Pass on a decision that is still wanted."""
        self._watch.stop()
        unwanted = self._state == "stopping"
        self._state = "ready"
        if unwanted:
            self._ask()
        elif self._request is not None:
            self._request = None
            self._failures = 0
            words = line.split()
            self.chose.emit(words[1] if len(words) > 1 else "")

    # What can go wrong

    def _not_started(self, error: QProcess.ProcessError) -> None:
        """Give up where there is no such program; other errors end in `_died`."""
        if error == QProcess.ProcessError.FailedToStart:
            self._cannot_start()

    def _cannot_start(self) -> None:
        """Give up a program that there is not."""
        if self._request is None:
            self.unusable.emit("cannot be started.")
        self._give_up(f"The computer's program cannot be started: {self._program.words}.")

    def _died(self, status: int) -> None:
        """Start a dead engine again, if it has something to do."""
        if status == NOT_STARTED and self._state == "greeting":
            self._cannot_start()
            return
        self._restart("The computer's program stopped", "ended before it had said that it is ready.")

    def _hung(self) -> None:
        """Start an engine again that does not answer."""
        self._restart("The computer's program did not answer", "does not answer as a UCI engine does.")

    def _restart(self, what: str, unusable: str) -> None:
        """End what is left of the process, and start another for the same request, a limited number of times."""
        began = self._state not in ("greeting", "starting")
        self._end()
        if self._request is None:
            if not began:
                self.unusable.emit(unusable)
            return
        self._failures += 1
        if self._failures > RESTARTS:
            self._give_up(f"{what}, again and again; the game is safe.")
            return
        self.troubled.emit(f"{what} and was started again.")
        self._start()

    def _give_up(self, sentence: str) -> None:
        """End the process and say why there is no answer."""
        self._end()
        if self._request is not None:
            self._request = None
            self.failed.emit(sentence)
