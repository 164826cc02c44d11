"""A UCI engine in its own process: started, queried, watched and, when it dies or hangs, restarted.

Its input and output are values of `requests` and `protocol`; `transport` carries the text. This module decides when a
request is sent, and matches answers to requests. The window never waits for an engine.
"""

import logging
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from surajang.gui.engines import requests
from surajang.gui.engines.engine_guard import NOT_STARTED
from surajang.gui.engines.practice import files_for
from surajang.gui.engines.programs import Program
from surajang.gui.engines.protocol import (
    BestMove,
    InvalidValue,
    Option,
    fitted_values,
    parse_best_move,
    parse_name,
    parse_option,
    text_of,
    whole_number,
)
from surajang.gui.engines.requests import (
    DEFINITIONS,
    Analysis,
    Collector,
    Request,
    State,
    any_setup,
    is_defined,
    knows,
    name_for,
    position_for,
)
from surajang.gui.engines.transport import Transport
from surajang.gui.kit.background import Task
from surajang.gui.kit.translation import tr
from surajang.rules import catalogue
from surajang.rules.games import GAMES

START_PATIENCE = 20_000
"""Milliseconds an engine may take to say that it is ready."""

STOP_PATIENCE = 3_000
"""Milliseconds it may take to answer `stop`."""

RESTARTS = 2
"""How often it is restarted for one request before it is given up."""

MAX_OPTIONS = 300
"""The most options read from an engine; the largest have a hundred."""

MAX_UNASKED = 20_000_000
"""Bytes that an engine may write without a request; one that writes more is ended."""

log = logging.getLogger(__name__)

_GAME = "uci_variant"
_LINES = "multipv"

_HANDLED = (b"id ", b"option ", b"uciok", b"readyok", b"bestmove")


class EngineProcess(QObject):
    """One engine. It answers one request at a time; a new one replaces the one before."""

    updated = Signal()
    """There is news about the request. Reading `analysis` costs more than this signal, which may come very often."""

    chose = Signal(BestMove)
    """It has decided. The request is answered."""

    troubled = Signal(str)
    """A problem occurred and has been dealt with: a sentence."""

    failed = Signal(str)
    """The engine is given up for this request: a sentence. A new request starts it again."""

    introduced = Signal(str)
    """The engine has identified itself and is ready: its name, if it has one; its `options` are known."""

    unusable = Signal(str)
    """The engine is given up before any request: a sentence with {name} in place of the program's name."""

    def __init__(self, program: Program, variant: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.name = ""
        self.patience_to_start = START_PATIENCE
        self._program = program
        self._variant = variant
        self.state = State.OFF
        self.request: Request | None = None  # the one awaiting an answer
        self._collector: Collector | None = None
        self._options: dict[str, Option] = {}  # these four are keyed by the option's name in small letters
        self._wanted = {name.lower(): value for name, value in program.options}
        self._buttons: dict[str, None] = {}
        self._sent: dict[str, str] = {}
        self._greeted_again = False
        self._defining = self._practised = ""
        self._introduced = False
        self._failures = 0
        self._hurried = False
        self._ponders = True
        self._unasked = 0
        self._starts = 0
        self._transport = Transport(program, self)
        self._transport.lines_read.connect(self._handle_lines)
        self._transport.ended.connect(self._died)
        self._transport.not_started.connect(self._cannot_start)
        self._watch = QTimer(self, singleShot=True)
        self._watch.timeout.connect(self._hung)

    # State

    @property
    def thinking(self) -> bool:
        """Whether an answer is awaited."""
        return self.request is not None

    @property
    def analysis(self) -> Analysis:
        """Its findings on the current request, or on the last one."""
        return self._collector.analysis if self._collector is not None else Analysis()

    @property
    def options(self) -> tuple[Option, ...]:
        """The options that the engine declares; none before it has identified itself."""
        return tuple(self._options.values())

    @property
    def knows_variants(self) -> bool:
        """Whether the engine has an option for the variant; it must have identified itself."""
        return _GAME in self._options

    @property
    def offers(self) -> tuple[str, ...]:
        """The games that it declares, if any."""
        return self._options[_GAME].choices if _GAME in self._options else ()

    def knows(self, variant: str) -> bool:
        """Return whether it knows one of our games, if it declares its games."""
        return knows(variant, self.offers, is_defined(self._options, self.offers))

    @property
    def can_ponder(self) -> bool:
        """Whether it can ponder now."""
        return self.state is State.READY and self._ponders and "ponder" in self._options

    # Requests

    def prepare(self) -> None:
        """Start the process ahead of the first request."""
        if self.state is State.OFF:
            self._start()

    def think(self, request: Request) -> None:
        """Search a position: `updated` follows whenever there is news, then `chose` or `failed`.

        A request without limits goes on until `move_now`, `cancel` or another request; one that ponders, until
        `ponder_hit`.
        """
        self.request = request
        self._collector = None
        self._failures = 0
        self._hurried = False
        if self.state is State.OFF:
            self._start()
        elif self.state is State.READY:
            self._settle()
        elif self.state is State.THINKING:
            self._stop()

    def ponder_hit(self) -> bool:
        """Let the engine answer the request on which it ponders. Return False if it has died or answered too early."""
        if self.request is None or not self.request.pondering:
            return False
        self.request = replace(self.request, pondering=False)
        if self.state is State.THINKING:
            self._transport.send("ponderhit")
            if self.request.patience:
                self._watch.start(self.request.patience)
        return True

    def move_now(self) -> None:
        """Make the engine answer the current request at once."""
        if self.state is State.THINKING:
            self._transport.send("stop")
            self._watch.start(STOP_PATIENCE)
        else:
            self._hurried = self.request is not None

    def cancel(self) -> None:
        """Forget the request; the engine stays ready for another."""
        self.request = None
        if self.state is State.THINKING:
            self._stop()

    def close(self) -> None:
        """End the process."""
        self.request = None
        self._end()

    def value(self, name: str) -> str:
        """Return an option's value: the one set by `set_option`, otherwise the engine's default."""
        option = self._options.get(name.lower())
        if name.lower() == DEFINITIONS and self._defining:
            return self._defining
        return self._wanted.get(name.lower(), option.default if option else "")

    def set_option(self, name: str, value: str) -> None:
        """Set an option for the next searches and after every restart, unless a request overrides it.

        Raises InvalidValue if the engine has identified itself and lacks the option, or does not accept the value; if
        it has not yet, the nearest valid value will be set.
        """
        key = name.lower()
        if key == _GAME:
            raise InvalidValue(tr("The game cannot be set as an option."))
        if self._introduced:
            if key not in self._options:
                raise InvalidValue(tr("{value} has no option {name}.", value=self.name or tr("This engine"), name=name))
            value = self._options[key].checked(value)
        self._wanted[key] = value

    def press_button(self, name: str) -> None:
        """Press a button option before the next search. Raises InvalidValue for an option of another kind."""
        option = self._options.get(name.lower())
        if option is None or option.kind != "button":
            raise InvalidValue(tr("{value} has no button {name}.", value=self.name or tr("This engine"), name=name))
        self._buttons[name.lower()] = None

    # Start and end

    def _start(self) -> None:
        self._starts += 1
        self._options.clear()
        self._sent.clear()
        self._greeted_again = False
        self._introduced = False
        self._unasked = 0
        self._watch.start(self.patience_to_start)
        self.state = State.GREETING
        self._transport.start()
        self._transport.send("uci")

    def _end(self) -> None:
        """End the process, if there is one, without waiting."""
        self._watch.stop()
        self.state = State.OFF
        self._transport.end()

    # The order of a search

    def _settle(self) -> None:
        """Set the request's options, and ask the engine to say when it is ready: earlier output is outdated."""
        self.state = State.SETTLING
        self._set_options()
        self._transport.send("isready")
        if not self._watch.isActive():  # otherwise it is being started, with its own time limit
            self._watch.start(self.patience_to_start)

    def _set_options(self) -> bool:
        """Send the options whose values have changed; return whether there were any."""
        wanted = self._wanted.copy()
        if self._defining:
            wanted[DEFINITIONS] = self._defining
        if self._practised:
            wanted.setdefault(requests.PRACTISED, self._practised)
        if self.request is not None:
            wanted[_LINES] = str(self.request.lines)
            wanted.update((name.lower(), value) for name, value in self.request.options)
        for key in self._sent.keys() - wanted.keys():  # options set by another request
            wanted[key] = self._options[key].default
        anything = False
        for key, value in fitted_values(self._options, wanted).items():
            if self._sent.get(key) != value and key != _GAME:
                self._transport.send(requests.set_option(self._options[key].name, value))
                self._sent[key] = value
                anything = True
        for key in self._buttons:
            if key in self._options:
                self._transport.send(requests.press_button(self._options[key].name))
                anything = True
        self._buttons.clear()
        return anything

    def _search(self, request: Request) -> None:
        """Put the request to an engine that is ready for it."""
        position, go = request.commands()
        variant = catalogue.find(self._variant)
        position = position_for(self._variant, position, is_defined(self._options, self.offers))
        if variant is not None and not position:
            self.request = None
            self.chose.emit(BestMove(any_setup(variant)))
            return
        self._collector = Collector(request, whole_number(self._sent.get(_LINES, "")) or 1)
        self.state = State.THINKING
        self._transport.send(position)
        self._transport.send(go)
        self._watch.stop()
        if request.patience and not request.pondering:
            self._watch.start(request.patience)
        if self._hurried:
            self._hurried = False
            self.move_now()

    def _stop(self) -> None:
        """Stop a search whose answer is no longer needed."""
        self.state = State.STOPPING
        self._transport.send("stop")
        self._watch.start(STOP_PATIENCE)

    # The engine's output

    def _handle_lines(self, lines: Sequence[bytes], size: int) -> None:
        """Handle what the engine has written.

        Of its `info` lines, only the latest are parsed. It cannot write fast enough to slow the window down: a pipe
        holds no more than a few thousand lines.
        """
        self._unasked = self._unasked + size if self.state is State.READY else 0
        if self._unasked > MAX_UNASKED:
            log.info("engine: ended, as it talks without end")
            self._end()
            return
        starts = self._starts
        infos: list[bytes] = []
        for line in lines:
            if line.startswith(b"info "):
                infos.append(line)
            elif line.startswith(_HANDLED):
                self._collect(infos)
                infos = []
                self._handle_line(line)
                if self.state is State.OFF or self._starts != starts:  # a line has ended the engine
                    return
        self._collect(infos)

    def _collect(self, infos: list[bytes]) -> None:
        if self.state is State.THINKING and self._collector is not None and infos and self._collector.take(infos):
            self.updated.emit()

    def _handle_line(self, line: bytes) -> None:
        """Handle a line other than `info`; an unexpected one is ignored."""
        word = line.split(maxsplit=1)[0]
        if self.state is State.GREETING:
            if word == b"option":
                self._handle_option(line)
            elif word == b"uciok":
                self._choose_game()
            elif line.startswith(b"id name "):
                self.name = parse_name(text_of(line))
        elif word == b"readyok" and self.state is State.SETTLING:
            self._settled()
        elif word == b"bestmove" and self.state in (State.THINKING, State.STOPPING):
            self._handle_answer(parse_best_move(text_of(line)))

    def _handle_option(self, line: bytes) -> None:
        if len(self._options) >= MAX_OPTIONS and b"UCI_Variant" not in line:
            return
        option = parse_option(text_of(line))
        if option is not None:
            self._options[option.name.lower()] = option

    def _choose_game(self) -> None:
        """Send the variant, if there is one, and wait until the engine is ready.

        Its games may depend on an option, such as a file with games: it is asked again with that set. If it takes such
        a file, it also gets ours.
        """
        wanted = [self._variant] if self._variant else [*GAMES]
        missing = not self.knows_variants or not all(map(self.knows, wanted))
        if missing and not self._greeted_again:
            self._greeted_again = True
            chosen = self._wanted.get(DEFINITIONS, "")
            work = partial(files_for, self._variant, [*self._options], self.offers, chosen)
            starts = self._starts
            Task(self, work, partial(self._define, starts), lambda _: self._define(starts, ("", "")))
            return
        if self._variant and missing:
            self._give_up(
                tr("{value} does not support the game being played here.", value=self.name or tr("This engine"))
            )
            return
        if self._variant:
            name = name_for(self._variant, self.offers, is_defined(self._options, self.offers))
            self._transport.send(requests.set_option(self._options[_GAME].name, name))
            self._transport.send("ucinewgame")
        for key in self._wanted.keys() & self._options.keys():
            if self._options[key].kind == "button":  # a button to be pressed at every start
                self._buttons[key] = None
        self._settle()

    def _define(self, starts: int, files: tuple[str, str]) -> None:
        """Give the engine files that define games, and ask again which it knows."""
        if self._starts != starts or self.state is not State.GREETING:
            return
        paths, self._practised = files
        if paths:
            self._defining = paths
        if self._set_options():
            self._transport.send("uci")
        else:
            self._choose_game()

    def _settled(self) -> None:
        """Send the request, if there is one, to the engine, which has become ready."""
        self._watch.stop()
        self.state = State.READY
        if not self._introduced:
            self._introduced = True
            self.introduced.emit(self.name)
        if self.state is not State.READY or self.request is None:  # a listener may have sent a request
            return
        if self._set_options():  # wait until it has set them
            self._settle()
        else:
            self._search(self.request)

    def _handle_answer(self, answer: BestMove) -> None:
        """Pass on the answer if its request is still current."""
        self._watch.stop()
        wanted = self.state is State.THINKING
        self.state = State.READY
        if wanted and self._gave_up_pondering():
            return
        if wanted:
            self.request = None
            self._failures = 0
            self.chose.emit(answer)
        elif self.request is not None:
            self._settle()

    # Failures

    def _cannot_start(self) -> None:
        """Give up a program that cannot be started."""
        if self.request is None:
            self.unusable.emit(tr("{name} cannot be started."))
        self._give_up(tr("The engine cannot be started: {words}.", words=self._program.words))

    def _died(self, status: int) -> None:
        """Restart a dead engine, if it has something to do."""
        if status == NOT_STARTED and self.state is State.GREETING:
            self._cannot_start()
            return
        self._restart(
            tr("The engine stopped and was restarted."),
            tr("The engine kept stopping; the game is safe."),
            tr("{name} exited before it was ready."),
        )

    def _hung(self) -> None:
        """Restart an engine that does not answer."""
        self._restart(
            tr("The engine did not respond and was restarted."),
            tr("The engine kept failing to respond; the game is safe."),
            tr("{name} does not respond as a UCI engine should."),
        )

    def _restart(self, again: str, too_often: str, unusable: str) -> None:
        """End the process, and start another for the same request, a limited number of times."""
        self._end()
        if self._gave_up_pondering():
            return
        if self.request is None:
            if not self._introduced:
                self.unusable.emit(unusable)
            return
        self._failures += 1
        if self._failures > RESTARTS:
            self._give_up(too_often)
            return
        self.troubled.emit(again)
        self._start()

    def _gave_up_pondering(self) -> bool:
        """Drop a failed request to ponder without a report, and ponder no more; return whether there was one."""
        if self.request is None or not self.request.pondering:
            return False
        log.info("engine: no longer ponders")
        self.request = None
        self._ponders = False
        return True

    def _give_up(self, sentence: str) -> None:
        """End the process and say why there is no answer."""
        self._end()
        if self.request is not None:
            self.request = None
            self.failed.emit(sentence)
