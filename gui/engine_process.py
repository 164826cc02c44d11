"""A UCI engine in a process of its own: started, asked, watched and, when it dies or hangs, started again."""

import logging
import re
from dataclasses import dataclass

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

START_PATIENCE = 20_000
"""Milliseconds an engine may take to say that it is ready."""

STOP_PATIENCE = 3_000
"""Milliseconds it may take to answer when told to stop."""

RESTARTS = 2
"""How often it is started anew for one move before it is given up."""

MATE = 100_000
"""A score beyond this (in hundredths of a pawn, less its distance) is mate."""

log = logging.getLogger(__name__)

_SCORE = re.compile(r"\bscore (cp|mate) (-?\d+)")
_DEPTH = re.compile(r"\bdepth (\d+)")
_OPTION = re.compile(r"option name (.+?) type (\w+)(.*)")


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

    def __init__(
        self, command: list[str], variant: str, environment: dict[str, str], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.score: int | None = None
        self.depth = 0
        self.patience_to_start = START_PATIENCE
        self._command = command
        self._variant = variant
        self._environment = environment
        self._process: QProcess | None = None
        self._state = "off"  # off, starting, ready, thinking, stopping (an answer will come that nobody wants)
        self._request: Request | None = None
        self._known: set[str] = set()
        self._sent: dict[str, str] = {}
        self._failures = 0
        self._hurried = False
        self._buffer = b""
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
        for name, value in self._environment.items():
            environment.insert(name, value)
        process.setProcessEnvironment(environment)
        process.readyReadStandardOutput.connect(self._read)
        process.readyReadStandardError.connect(self._read_errors)
        process.finished.connect(self._died)
        process.errorOccurred.connect(self._not_started)
        self._process = process
        self._state = "starting"
        self._buffer = b""
        self._known.clear()
        self._sent.clear()
        self._watch.start(self.patience_to_start)
        process.start(self._command[0], self._command[1:])
        self._send("uci")

    def _end(self) -> None:
        """End the process, if there is one, without waiting for its goodbye."""
        self._watch.stop()
        self._state = "off"
        process, self._process = self._process, None
        if process is None:
            return
        process.blockSignals(True)
        if process.state() != QProcess.ProcessState.NotRunning:
            process.kill()
            process.waitForFinished(1000)
        process.deleteLater()

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
        """Take in what the engine has written, a line at a time."""
        if self._process is None:
            return
        self._buffer += self._process.readAllStandardOutput().data()
        *lines, self._buffer = self._buffer.split(b"\n")
        process = self._process
        for line in lines:
            if self._process is process:  # what was heard may have ended it
                self._hear(line.decode("utf-8", "replace").strip())

    def _read_errors(self) -> None:
        """Keep the engine's complaints in the log."""
        if self._process is not None:
            log.info("engine: %s", bytes(self._process.readAllStandardError().data()).decode("utf-8", "replace"))

    def _hear(self, line: str) -> None:
        """Understand one line."""
        word = line.partition(" ")[0]
        if word == "info" and self._state == "thinking":
            score, depth = _SCORE.search(line), _DEPTH.search(line)
            if score:
                value = int(score.group(2))
                mate = MATE - abs(value) if value > 0 else -MATE + abs(value)
                self.score = mate if score.group(1) == "mate" else value
            if depth:
                self.depth = int(depth.group(1))
        elif word == "option":
            self._hear_option(line)
        elif word == "uciok" and self._state == "starting":
            if "uci_variant" in self._known:
                self._send(f"setoption name UCI_Variant value {self._variant}")
                self._send("ucinewgame")
                self._send("isready")
            else:
                self._give_up("This engine does not know the game that is played here.")
        elif word == "readyok" and self._state == "starting":
            self._watch.stop()
            self._state = "ready"
            self._ask()
        elif word == "bestmove":
            self._hear_answer(line)

    def _hear_option(self, line: str) -> None:
        """Note an option, unless it is UCI_Variant and does not offer the game."""
        match = _OPTION.match(line)
        if match is None:
            return
        name, _, rest = match.groups()
        offered = re.findall(r"\bvar (\S+)", rest)
        if name.lower() != "uci_variant" or not offered or self._variant in offered:
            self._known.add(name.lower())

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
            self._give_up(f"The computer's program cannot be started: {self._command[0]}.")

    def _died(self) -> None:
        """Start a dead engine again, if it has something to do."""
        self._restart("The computer's program stopped")

    def _hung(self) -> None:
        """Start an engine again that does not answer."""
        self._restart("The computer's program did not answer")

    def _restart(self, what: str) -> None:
        """End what is left of the process, and start another for the same request, a limited number of times."""
        self._end()
        if self._request is None:
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
