"""A UCI engine in a process of its own: started, asked, watched and, when it dies or hangs, started again.

Its input and output are values of `requests` and `protocol`; `transport` carries the text. This module keeps the order:
which request is sent when, and which answer belongs to it. The window never waits for an engine.
"""

import logging
from collections.abc import Sequence
from enum import Enum, auto
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
    parse_best_move,
    parse_name,
    parse_option,
    whole_number,
)
from surajang.gui.engines.requests import (
    DEFINITIONS,
    Analysis,
    Collector,
    Request,
    after_setup,
    any_setup,
    command_for,
    is_defined,
    knows,
    name_for,
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
"""How often it is started anew for one request before it is given up."""

LONGEST_OPTION = 10_000
"""Bytes; a longer declaration is none that an engine makes."""

MOST_OPTIONS = 300
"""Options that are known of an engine; the largest have a hundred."""

MOST_UNASKED = 20_000_000
"""Bytes that an engine may say without having been asked anything; one that says more is ended."""

log = logging.getLogger(__name__)

_GAME = "uci_variant"
_LINES = "multipv"

_HANDLED = (b"id ", b"option ", b"uciok", b"readyok", b"bestmove")


class State(Enum):
    """What an engine is doing, as far as it is known here."""

    OFF = auto()
    GREETING = auto()
    """It introduces itself."""

    SETTLING = auto()
    """It is to say that it is ready. What it says before belongs to what was before."""

    READY = auto()
    THINKING = auto()
    STOPPING = auto()
    """It will answer a question that nobody asks any more."""


class EngineProcess(QObject):
    """One engine. It answers one request at a time; a new one replaces the one before."""

    updated = Signal()
    """It has found out more about the request. Reading `analysis` costs more than this, which may come very often."""

    chose = Signal(BestMove)
    """It has decided. The request is answered."""

    troubled = Signal(str)
    """Something went wrong and has been dealt with: a sentence."""

    failed = Signal(str)
    """The engine is given up for this request: a sentence. A new request starts it again."""

    introduced = Signal(str)
    """The engine has said who it is, and is ready: its name, if it has one; its `options` are known."""

    unusable = Signal(str)
    """The engine is given up before it was asked anything: a sentence with {name} in place of the program's name."""

    def __init__(self, program: Program, variant: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.name = ""
        self.patience_to_start = START_PATIENCE
        self._program = program
        self._variant = variant
        self.state = State.OFF
        self.request: Request | None = None  # the one that awaits an answer
        self._collector: Collector | None = None
        self._options: dict[str, Option] = {}  # these four by the option's name in small letters
        self._wanted = {name.lower(): value for name, value in program.options}
        self._buttons: dict[str, None] = {}
        self._sent: dict[str, str] = {}
        self._greeted_again = False
        self._defining = self._practised = ""
        self._introduced = False
        self._failures = 0
        self._hurried = False
        self._unasked = 0
        self._starts = 0
        self._transport = Transport(program, self)
        self._transport.lines_read.connect(self._handle_lines)
        self._transport.ended.connect(self._died)
        self._transport.not_started.connect(self._cannot_start)
        self._watch = QTimer(self, singleShot=True)
        self._watch.timeout.connect(self._hung)

    # What is known of it

    @property
    def thinking(self) -> bool:
        """Whether an answer is awaited."""
        return self.request is not None

    @property
    def analysis(self) -> Analysis:
        """What it has found out about the request, or about the last one."""
        return self._collector.analysis if self._collector is not None else Analysis()

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be set, as the engine declares it; nothing before it has introduced itself."""
        return tuple(self._options.values())

    @property
    def knows_variants(self) -> bool:
        """Whether the engine, which has introduced itself, can be told which game is played."""
        return _GAME in self._options

    @property
    def offers(self) -> tuple[str, ...]:
        """The games that it says it knows, if it says so."""
        return self._options[_GAME].choices if _GAME in self._options else ()

    def knows(self, variant: str) -> bool:
        """Return whether it knows one of our games, if it says which games it knows."""
        return knows(variant, self.offers, is_defined(self._options, self.offers))

    # What it is asked

    def prepare(self) -> None:
        """Start the process ahead of the first request."""
        if self.state is State.OFF:
            self._start()

    def think(self, request: Request) -> None:
        """Search a position: `updated` follows whenever there is news, then `chose` or `failed`.

        A request without limits goes on until `move_now` asks for the decision, or another request or `cancel` comes.
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
        """End the process. It has nothing to lose."""
        self.request = None
        self._end()

    def value(self, name: str) -> str:
        """Return what an option is set to by `set_option` or, where it is not, by the engine itself."""
        option = self._options.get(name.lower())
        if name.lower() == DEFINITIONS and self._defining:
            return self._defining
        return self._wanted.get(name.lower(), option.default if option else "")

    def set_option(self, name: str, value: str) -> None:
        """Set an option for the next searches and after every restart, unless a request overrides it.

        Raises InvalidValue if the engine has introduced itself and has no such option, or not with that value; if it
        has not yet, the value nearest to that will hold.
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

    # Its start and its end

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
        """End the process, if there is one, without waiting for its goodbye."""
        self._watch.stop()
        self.state = State.OFF
        self._transport.end()

    # The order of a search

    def _settle(self) -> None:
        """Set what the request needs, and have the engine say when it is ready: what it says before is old."""
        self.state = State.SETTLING
        self._set_options()
        self._transport.send("isready")
        if not self._watch.isActive():  # else it is being started, and has been given its time
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
        for key in self._sent.keys() - wanted.keys():  # what another request had set
            wanted[key] = self._options[key].default
        anything = False
        for key, value in wanted.items():
            option = self._options.get(key)
            if option is None or key == _GAME:
                continue
            try:
                fitted = option.fitted(value)
            except InvalidValue as error:
                log.info("engine: %s", error)
                continue
            if self._sent.get(key) != fitted and option.kind != "button":
                self._transport.send(requests.set_option(option.name, fitted))
                self._sent[key] = fitted
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
        if variant is not None and variant.setup and is_defined(self._options, self.offers):
            position = after_setup(variant, position)
        position = command_for(self._variant, position, is_defined(self._options, self.offers))
        if variant is not None and not position:
            self.request = None
            self.chose.emit(BestMove(any_setup(variant)))
            return
        self._collector = Collector(request, whole_number(self._sent.get(_LINES, "")) or 1)
        self.state = State.THINKING
        self._transport.send(position)
        self._transport.send(go)
        self._watch.stop()
        if request.patience:
            self._watch.start(request.patience)
        if self._hurried:
            self._hurried = False
            self.move_now()

    def _stop(self) -> None:
        """Stop a search whose answer is no longer needed."""
        self.state = State.STOPPING
        self._transport.send("stop")
        self._watch.start(STOP_PATIENCE)

    # What the engine says

    def _handle_lines(self, lines: Sequence[bytes], size: int) -> None:
        """Handle what the engine has written. Of its news about a search, only the latest is parsed.

        It cannot talk so fast that the window is slow: a pipe holds no more than a few thousand lines.
        """
        self._unasked = self._unasked + size if self.state is State.READY else 0
        if self._unasked > MOST_UNASKED:
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
                if self.state is State.OFF or self._starts != starts:  # a line has ended it
                    return
        self._collect(infos)

    def _collect(self, infos: list[bytes]) -> None:
        if self.state is State.THINKING and self._collector is not None and infos and self._collector.take(infos):
            self.updated.emit()

    def _handle_line(self, line: bytes) -> None:
        """Handle a line other than `info`; one that comes out of turn is ignored."""
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
        if len(line) > LONGEST_OPTION or (len(self._options) >= MOST_OPTIONS and b"UCI_Variant" not in line):
            return
        option = parse_option(text_of(line))
        if option is not None:
            self._options[option.name.lower()] = option

    def _choose_game(self) -> None:
        """Send the variant, if there is one, and wait until the engine is ready.

        What it knows may depend on an option, such as a file with games: it is asked once more with that set. Where it
        takes such a file, it is given ours too.
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
            if self._options[key].kind == "button":  # one that is to be pressed whenever the engine starts
                self._buttons[key] = None
        self._settle()

    def _define(self, starts: int, files: tuple[str, str]) -> None:
        """Give the engine files that define games, and ask once more what it knows."""
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
        """Put the request, if there is one, to an engine that has said that it is ready."""
        self._watch.stop()
        self.state = State.READY
        if not self._introduced:
            self._introduced = True
            self.introduced.emit(self.name)
        if self.state is not State.READY or self.request is None:  # a listener may have sent a request
            return
        if self._set_options():  # it has been asked something else in the meantime
            self._settle()
        else:
            self._search(self.request)

    def _handle_answer(self, answer: BestMove) -> None:
        """Pass on the answer if its request is still current."""
        self._watch.stop()
        wanted = self.state is State.THINKING
        self.state = State.READY
        if wanted:
            self.request = None
            self._failures = 0
            self.chose.emit(answer)
        elif self.request is not None:
            self._settle()

    # What can go wrong

    def _cannot_start(self) -> None:
        """Give up a program that there is not."""
        if self.request is None:
            self.unusable.emit(tr("{name} cannot be started."))
        self._give_up(tr("The engine cannot be started: {words}.", words=self._program.words))

    def _died(self, status: int) -> None:
        """Start a dead engine again, if it has something to do."""
        if status == NOT_STARTED and self.state is State.GREETING:
            self._cannot_start()
            return
        self._restart(
            tr("The engine stopped and was restarted."),
            tr("The engine kept stopping; the game is safe."),
            tr("{name} exited before it was ready."),
        )

    def _hung(self) -> None:
        """Start an engine again that does not answer."""
        self._restart(
            tr("The engine did not respond and was restarted."),
            tr("The engine kept failing to respond; the game is safe."),
            tr("{name} does not respond as a UCI engine should."),
        )

    def _restart(self, again: str, too_often: str, unusable: str) -> None:
        """End what is left of the process, and start another for the same request, a limited number of times."""
        self._end()
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

    def _give_up(self, sentence: str) -> None:
        """End the process and say why there is no answer."""
        self._end()
        if self.request is not None:
            self.request = None
            self.failed.emit(sentence)


def text_of(line: bytes) -> str:
    """Return a line as text; bytes that are not UTF-8 become replacement characters."""
    return line.decode("utf-8", "replace")
