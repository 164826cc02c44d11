"""One series for the window: read on threads, played by a runner, and looked at a few times a second."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from gui.engines.engine_list import EngineList
from gui.engines.programs import listed_program, own_program
from gui.kit.background import Task
from gui.matches import series_text
from gui.matches.engine_players import Launch, Played
from gui.matches.plan import LEVEL, LISTED, OWN, RANDOM, Contender, Plan
from gui.matches.record import Record, Result
from gui.matches.runner import Board, Contest, Runner
from gui.matches.scores import Score
from gui.players.levels import level_numbered
from gui.storage.locks import WindowLock

LOOK_MS = 250
CLOSING_SECONDS = 1.0
"""How long a window that closes waits for engines to end; they end without it, too."""

LOCK = "lock"


class Missing(Exception):
    """An engine is not in the list any more: a sentence."""


def launch_of(contender: Contender, plan: Plan, engines: EngineList) -> Launch:
    """Return how a contender is started for a series. Raises Missing."""
    if contender.kind == LISTED:
        engine = engines.get(contender.key)
        if engine is None:
            raise Missing(series_text.GONE(name=contender.name))
        program = listed_program(engine, plan.game)
        return Launch(
            program.command, program.options, contender.name, program.environment, forgiving=plan.forgiving, quiet=True
        )
    program = own_program()
    level = tuple(level_numbered(contender.number).options.items()) if contender.kind == LEVEL else ()
    return Launch(program.command, level, contender.name, program.environment, quiet=True)


class SeriesRun(QObject):
    """A series of which it is known what has been played; it can be begun, paused and gone on with."""

    changed = Signal()
    """A game has ended, or it is played or not."""

    ended = Signal()
    """Nothing is left to play."""

    moved = Signal()
    """Look at the boards again."""

    def __init__(self, record: Record, results: list[Result], engines: EngineList, parent: QObject) -> None:
        super().__init__(parent)
        self.record = record
        self.results = results
        self.trouble = ""
        self._engines = engines
        self._runner: Runner | None = None
        self._starting = False
        self._stopping = False
        self._lock: WindowLock | None = None
        self._shown: tuple[int, bool] | None = None
        """How many games and whether they are played, as last told of since it began or went on."""

        self._counted = Runner(self._contest(()), self._keep, results)
        self._look = QTimer(self)
        self._look.setInterval(LOOK_MS)
        self._look.timeout.connect(self._look_now)

    @property
    def plan(self) -> Plan:
        """What it is to be."""
        return self.record.plan

    @property
    def folder(self) -> Path:
        """Where it is kept."""
        return self.record.folder

    @property
    def running(self) -> bool:
        """Whether it is being played, or about to be, or still ending; until then nobody else may play or remove it."""
        playing = self._runner is not None and self._runner.running
        return self._starting or self._stopping or playing or self._lock is not None

    @property
    def stopping(self) -> bool:
        """Whether it is ending what is being played."""
        return self._stopping

    @property
    def finished(self) -> bool:
        """Whether there is nothing left to play."""
        return self._counts.finished

    @property
    def score(self) -> Score:
        """What the games say so far."""
        return self._counts.score

    @property
    def verdict(self) -> str:
        """What the test has decided, if it has."""
        return self._counts.verdict

    @property
    def boards(self) -> list[Board]:
        """The games that are being played."""
        return self._runner.boards if self._runner is not None else []

    @property
    def _counts(self) -> Runner:
        """Who counts the games."""
        return self._runner or self._counted

    def _contest(self, launches: tuple[Launch, ...]) -> Contest:
        """Return what is to be played."""
        plan, nobody = self.plan, Launch(())
        first, second = launches or (nobody, nobody)
        judge = None
        if launches and plan.balanced and plan.openings == RANDOM:
            judge = replace(launch_of(Contender(OWN, OWN), plan, self._engines), quiet=False)  # it has to say a score
        return Contest(
            plan.variant, (first, second), plan.thinking, plan.games, plan.opening, plan.at_once, plan.limit,
            plan.trial, judge,
        )  # fmt: skip

    def _keep(self, number: int, played: Played) -> Result:
        """Keep a game that has ended; on the runner's threads, one at a time."""
        result = self.record.add(number, played)
        self.results.append(result)
        return result

    # On and off

    def start(self) -> None:
        """Begin, or go on; engines are started on threads."""
        if self.running or self.finished:
            return
        self.trouble = ""
        try:
            plan = self.plan
            launches = tuple(launch_of(side, plan, self._engines) for side in (plan.first, plan.second))
        except Missing as missing:
            self._say(str(missing))
            return
        self._starting = True
        self._stopping = False
        self.changed.emit()

        def prepare() -> WindowLock | None:
            lock = WindowLock(str(self.folder / LOCK))
            # Where locks are not possible, what stands in the way of the games is the better thing to say.
            if not lock.tryLock() and lock.taken:
                return None
            try:
                self.results[:] = self.record.results()  # another window may have played on
                self.record.cut()
            except OSError:
                lock.unlock()
                raise
            return lock

        def begin(lock: WindowLock | None) -> None:
            self._starting = False
            if lock is None:
                self._say(series_text.BUSY())
                return
            self._lock = lock
            self._runner = Runner(self._contest(launches), self._keep, list(self.results))
            if self._stopping:
                self._runner.stop()
            self._runner.start()
            self._shown = None  # it may end before the first look
            self._look.start()
            self.changed.emit()

        def fail(error: OSError) -> None:
            self._starting = False
            self._say(series_text.NOT_READ(why=error.strerror or error))

        Task(self, prepare, begin, fail)

    def pause(self) -> None:
        """Break off what is being played, which is played anew when the series goes on."""
        if self._runner is not None and self._runner.running:
            self._stopping = True
            self._runner.stop()
            self.changed.emit()
        elif self._starting:
            self._stopping = True

    def close(self) -> None:
        """End everything, as the window closes."""
        self._look.stop()
        if self._runner is not None:
            self._runner.stop()
            self._runner.wait(CLOSING_SECONDS)
        self._unlock()

    def _say(self, sentence: str) -> None:
        """Say why it is not played."""
        self.trouble = sentence
        self._stopping = False
        self.changed.emit()

    def _unlock(self) -> None:
        """Let another window play it."""
        lock, self._lock = self._lock, None
        if lock is not None:
            lock.unlock()

    def _look_now(self) -> None:
        """Tell of what is new."""
        runner = self._runner
        if runner is None:
            return
        playing = runner.running
        if not playing:
            self._look.stop()
            self._unlock()
            self._stopping = False
            self.trouble = runner.trouble
            if self.finished:
                self.ended.emit()
        if (len(self.results), playing) != self._shown:
            self._shown = (len(self.results), playing)
            self.changed.emit()
        self.moved.emit()

    def text_of(self, result: Result, done: Callable[[str], object], failed: Callable[[OSError], object]) -> None:
        """Have the text of a game read."""
        Task(self, lambda: self.record.text_of(result), done, failed)
