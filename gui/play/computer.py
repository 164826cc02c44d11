"""The computer in one game: an engine for each side that it plays, and one that gives hints."""

import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from surajang.gui.engines.engine_process import EngineProcess
from surajang.gui.engines.programs import ANALYSE, Program, chosen_program, own_program, threads_of
from surajang.gui.engines.protocol import BestMove
from surajang.gui.engines.requests import Limits, Request
from surajang.gui.players.game_clock import Clock
from surajang.gui.players.levels import STRONGEST, Level, given_time
from surajang.gui.shell.settings import Settings
from surajang.rules.variant import Variant

HINT_SECONDS = 1.5
PATIENCE_MS = 8000
"""How far the engine may exceed its time before it counts as hung."""


Pace = Callable[[str], float]
"""Returns the minimum seconds for a move, given as UCI text."""


class Computer(QObject):
    """Queries the engines. Each is started when first needed, or prepared before."""

    answered = Signal()
    """The engine has found its move; `chose` follows after the delay."""

    chose = Signal(str)
    """The requested side's move, as UCI text, after the delay."""

    hinted = Signal(str)
    """The hint asked for, as UCI text."""

    troubled = Signal(str)
    """A problem that has been dealt with, or concerns a hint only: a sentence."""

    failed = Signal(str)
    """The computer cannot go on: a sentence."""

    named = Signal(str)
    """Another program plays: the name it reports."""

    def __init__(self, variant: Variant, settings: Settings, program: Program | None = None) -> None:
        """`program` replaces the one in the settings."""
        super().__init__()
        self.hurries = False
        """Whether its moves are shown as soon as they are found."""
        self._variant = variant
        self._settings = settings
        self._program = program or chosen_program(settings, variant.name)
        self._engines: dict[int, EngineProcess] = {}
        self._hints: EngineProcess | None = None
        self._asked_at = 0.0
        self._pace: Pace = lambda _: 0.0
        self._answer = BestMove("")
        self._scores: dict[int, int | None] = {}
        self._pondering = Pondering(settings, self)
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(lambda: self.chose.emit(self._answer.move))

    def engine(self, side: int) -> EngineProcess:
        """Return the engine that plays a side."""
        if side not in self._engines:
            engine = self._new_engine()
            engine.chose.connect(partial(self._answered, side))
            engine.failed.connect(self.failed)
            engine.introduced.connect(self._introduced)
            self._engines[side] = engine
        return self._engines[side]

    def _new_engine(self) -> EngineProcess:
        """Return an engine for this game, not yet started."""
        engine = EngineProcess(self._program, self._variant.name, self)
        engine.troubled.connect(self.troubled)
        return engine

    @property
    def other(self) -> str:
        """The name of the program that plays, empty for Surajang's own engine."""
        return self._program.name

    def use_own(self) -> None:
        """Play with Surajang's own engine from now on."""
        self.cancel()
        self.restart()
        self._program = own_program()

    def _introduced(self, name: str) -> None:
        """Pass on the name that another program reports."""
        if self.other and name and not self._program.named:
            self._program = replace(self._program, name=name)
            self.named.emit(name)

    def prepare(self, side: int) -> None:
        """Start a side's engine, so that its first move comes without delay."""
        self.engine(side).prepare()

    def think(
        self, side: int, position: str, level: Level, clock: Clock, pace: Pace, only: tuple[str, ...] = ()
    ) -> None:
        """Find a move for a side in a position (UCI's command), one of `only` if given.

        `chose` or `failed` follows. The move is shown after at least the seconds that `pace` returns for it.
        """
        self._asked_at = time.monotonic()
        self._pace = pace
        if not self._pondering.hit(position):
            self.engine(side).think(replace(self._request_for(side, position, level, clock), only=only))

    @property
    def expected(self) -> str:
        """The answer that the engine expects to its last move, as UCI text, "" if it names none."""
        return self._answer.ponder

    def ponder(self, side: int, position: str, level: Level, clock: Clock) -> None:
        """Ponder for a side on the position (UCI's command) in which it expects to move, if the settings allow it.

        Only engines with a time limit do: a level limited by nodes has to play the same on every machine.
        """
        engine = self.engine(side)
        by_time = bool(self.other) or not self._timed(level).limited
        if self._settings["ponder"] and by_time and engine.can_ponder:
            request = self._request_for(side, position, level, clock)
            self._pondering.begin(engine, replace(request, pondering=True))

    def _timed(self, level: Level) -> Level:
        """Return the level with the time set for it."""
        return given_time(level, int(self._settings["thinking"]))

    def _request_for(self, side: int, position: str, level: Level, clock: Clock) -> Request:
        """Return the request for a side's move."""
        level = self._timed(level)
        request = self._request(position, int(seconds_for_move(side, level, clock) * 1000), level)
        ponder = (("Ponder", "true"),) if self._settings["ponder"] else ()
        return replace(request, options=(*request.options, *ponder))

    @property
    def hinting(self) -> bool:
        """Whether a hint is being searched."""
        return self._hints is not None and self._hints.thinking

    def hint(self, position: str) -> None:
        """Find a good move in a position; `hinted` follows. Pondering stops meanwhile."""
        self._pondering.stop()
        if self._hints is None:
            self._hints = self._new_engine()
            self._hints.chose.connect(lambda answer: self.hinted.emit(answer.move))
            self._hints.failed.connect(self.troubled)
        request = self._request(position, int(HINT_SECONDS * 1000), given_time(STRONGEST, HINT_SECONDS))
        analyse = self._program.left_open((ANALYSE,))
        self._hints.think(replace(request, options=(*request.options, *analyse)))

    def _request(self, position: str, milliseconds: int, level: Level) -> Request:
        hash_size = int(self._settings["engine_hash"])
        threads = "1" if level.limited else threads_of(self._program, hash_size)
        # Another program's strength and openings are its own settings.
        strength = () if self.other else (("Threads", threads), ("OwnBook", "true"), *level.options.items())
        options = self._program.left_open((("Hash", str(hash_size)), *strength))
        return Request(position, Limits(movetime=milliseconds), options, patience=milliseconds + PATIENCE_MS)

    def _answered(self, side: int, answer: BestMove) -> None:
        """Pass on the move of a side's engine, after the delay."""
        self._answer = answer
        score = self.engine(side).analysis.score
        self._scores[side] = None if score is None else score.number
        self.answered.emit()
        least = 0.0 if self.hurries else self._pace(answer.move)
        passed = time.monotonic() - self._asked_at
        self._later.start(max(0, int((least - passed) * 1000)))

    def score(self, side: int) -> int | None:
        """Return the score of a side's engine for its last move, in hundredths of a pawn, if any.

        Mate is worth more than any pawns (`gui.engines.protocol.Score.number`).
        """
        return self._scores.get(side)

    def move_now(self, side: int) -> None:
        """Make a side's engine decide at once, and show its move."""
        if self._later.isActive():
            self._later.start(0)
        else:
            self._pace = lambda _: 0.0
            self.engine(side).move_now()

    def cancel(self) -> None:
        """Drop the engines' requests; they stay ready."""
        self._pondering.stop()
        self.cancel_questions()

    def cancel_questions(self) -> None:
        """Drop the engines' requests, except pondering."""
        self._later.stop()
        for engine in (*self._engines.values(), self._hints):
            if engine is not None and engine is not self._pondering.engine:
                engine.cancel()

    def cancel_hint(self) -> None:
        """Drop the request for a hint."""
        if self._hints is not None:
            self._hints.cancel()

    def restart(self) -> None:
        """End the engines; new ones are started when needed."""
        self._pondering.stop()
        for engine in (*self._engines.values(), self._hints):
            if engine is not None:
                engine.close()
                engine.deleteLater()
        self._engines.clear()
        self._hints = None

    def close(self) -> None:
        """End everything."""
        self.cancel()
        for engine in (*self._engines.values(), self._hints):
            if engine is not None:
                engine.close()


def seconds_for_move(side: int, level: Level, clock: Clock) -> float:
    """Return how long a side should think about its move: its level's time, or less if its clock requires it."""
    available = available_seconds(side, clock)
    return level.seconds if available is None else min(level.seconds, available)


def available_seconds(side: int, clock: Clock) -> float | None:
    """Return the time that a side's clock allows for a move, None if it has none."""
    control = clock.controls[side]
    if not control.exists:
        return None
    reading = clock.reading(side)
    if reading.byoyomi:
        share = reading.seconds * 0.7
    else:
        share = reading.seconds / 30 + control.increment * 0.8 + (control.byoyomi * 0.7 if control.periods else 0)
    return max(0.01, min(share, reading.total * 0.7))


MAX_SECONDS = 180
"""Seconds after which pondering ends: the person may have gone away."""

TICK_MS = 1000
ASLEEP = 10.0
"""Seconds between two ticks in which the machine must have slept."""


class Pondering(QObject):
    """Lets one engine at a time ponder. Its findings are not shown."""

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self.engine: EngineProcess | None = None
        """The engine that ponders, if any."""

        self._position = ""
        self._ticks = 0
        self._ticked_at = 0.0
        self._tick = QTimer(self, interval=TICK_MS)
        self._tick.timeout.connect(self._look)

    def begin(self, engine: EngineProcess, request: Request) -> None:
        """Let an engine ponder on a request."""
        self.engine = engine
        self._position = request.position
        self._ticks = 0
        self._ticked_at = time.time()
        self._tick.start()
        engine.think(request)

    def hit(self, position: str) -> bool:
        """End pondering, as the engine is to move in a position. Return whether that is the position pondered on, so
        that it answers.
        """
        engine, self.engine = self.engine, None
        self._tick.stop()
        return engine is not None and position == self._position and engine.ponder_hit()

    def stop(self) -> None:
        """End pondering; the engine stays ready."""
        engine, self.engine = self.engine, None
        self._tick.stop()
        if engine is not None:
            engine.cancel()

    def _look(self) -> None:
        """End pondering after a long time, if the machine has slept meanwhile, or if it is switched off."""
        now, before = time.time(), self._ticked_at
        self._ticks += 1
        self._ticked_at = now
        if self._ticks * TICK_MS >= MAX_SECONDS * 1000 or now - before > ASLEEP or not self._settings["ponder"]:
            self.stop()
