"""Engine matches in the window: one played on threads, and the store that lists them."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QFile, QObject, QTimer, Signal

from surajang.gui.engines.engine_list import EngineList, engine_list
from surajang.gui.engines.programs import listed_program, own_program
from surajang.gui.kit.background import Task
from surajang.gui.kit.punctuation import against, listed
from surajang.gui.kit.shorten import shortened
from surajang.gui.kit.translation import tr
from surajang.gui.matches import matches_text
from surajang.gui.matches.engine_players import Launch, Played
from surajang.gui.matches.match_record import (
    LEVEL,
    LISTED,
    OWN,
    RANDOM,
    Contender,
    Plan,
    Record,
    Result,
    Unreadable,
    has_games,
    open_record,
)
from surajang.gui.matches.runner import Board, Contest, Runner
from surajang.gui.matches.scores import Score
from surajang.gui.players.levels import level_numbered
from surajang.gui.shell.settings import Settings
from surajang.gui.storage import folders
from surajang.gui.storage.locks import WindowLock
from surajang.gui.storage.paths import readable
from surajang.gui.storage.practice_files import found_values
from surajang.gui.storage.reasons import reason_of

LOOK_MS = 250
CLOSING_SECONDS = 1.0
"""How long a closing window waits for engines to end; they also end without it."""

LOCK = "lock"


class Missing(Exception):
    """An engine is no longer in the list: a sentence."""


def launch_of(contender: Contender, plan: Plan, engines: EngineList, weights: str) -> Launch:
    """Return the Launch of a contender for a match. Raises Missing."""
    if contender.kind == LISTED:
        engine = engines.get(contender.key)
        if engine is None:
            raise Missing(tr("{name} is no longer in the list of engines.", name=contender.name))
        program = listed_program(engine, plan.game)
        return Launch(
            program.command, program.options, contender.name, program.environment, forgiving=plan.forgiving, quiet=True
        )
    program = own_program()
    level = tuple(level_numbered(contender.number).options.items()) if contender.kind == LEVEL else ()
    return Launch(program.command, level, contender.name, program.environment, quiet=True, weights=weights)


class EngineMatch(QObject):
    """A match with its finished games; it can be started, paused and continued."""

    changed = Signal()
    """A game has ended, or the match has started or stopped."""

    ended = Signal()
    """The last game has ended."""

    moved = Signal()
    """The boards have changed."""

    def __init__(self, record: Record, results: list[Result], engines: EngineList, parent: QObject) -> None:
        super().__init__(parent)
        self.record = record
        self.results = results
        self.trouble = ""
        self.studied: Result | None = None
        """The game that was studied last."""
        self._engines = engines
        self._runner: Runner | None = None
        self._starting = False
        self._stopping = False
        self._lock: WindowLock | None = None
        self._shown: tuple[int, bool] | None = None
        """The number of games that had ended, and whether it ran, at the last `changed` signal since it started."""

        self._counted = Runner(self._contest(()), self._keep, results)
        self._look = QTimer(self, interval=LOOK_MS)
        self._look.timeout.connect(self._look_now)

    @property
    def plan(self) -> Plan:
        """The plan."""
        return self.record.plan

    @property
    def folder(self) -> Path:
        """The folder on disk."""
        return self.record.folder

    @property
    def running(self) -> bool:
        """Whether it is running, starting or stopping; until it has stopped it must not be run or removed elsewhere."""
        playing = self._runner is not None and self._runner.running
        return self._starting or self._stopping or playing or self._lock is not None

    @property
    def stopping(self) -> bool:
        """Whether it is stopping."""
        return self._stopping

    @property
    def finished(self) -> bool:
        """Whether all games have been played."""
        return self._counts.finished

    @property
    def score(self) -> Score:
        """The score so far."""
        return self._counts.score

    @property
    def verdict(self) -> str:
        """The verdict of the test, if there is one."""
        return self._counts.verdict

    @property
    def boards(self) -> list[Board]:
        """The running games."""
        return self._runner.boards if self._runner is not None else []

    @property
    def _counts(self) -> Runner:
        return self._runner or self._counted

    def _launches(self, weights: str) -> tuple[Launch, ...]:
        """Return how to start both contenders, none after saying that one is missing."""
        try:
            return tuple(
                launch_of(side, self.plan, self._engines, weights) for side in (self.plan.first, self.plan.second)
            )
        except Missing as missing:
            self._say(str(missing))
            return ()

    def _contest(self, launches: tuple[Launch, ...], weights: str = "") -> Contest:
        plan, nobody = self.plan, Launch(())
        first, second = launches or (nobody, nobody)
        judge = None
        if launches and plan.balanced and plan.openings == RANDOM:
            own = launch_of(Contender(OWN, OWN), plan, self._engines, weights)
            judge = replace(own, quiet=False)  # its scores are needed
        return Contest(
            plan.variant, (first, second), plan.thinking, plan.games, plan.opening, plan.at_once, plan.limit,
            plan.trial, judge,
        )  # fmt: skip

    def _keep(self, number: int, played: Played) -> Result:
        """Save a finished game; called on the runner's threads, one at a time."""
        result = self.record.add(number, played)
        self.results.append(result)
        return result

    # On and off

    def start(self) -> None:
        """Start or continue; engines are started on threads."""
        if self.running or self.finished:
            return
        self.trouble = ""
        if not self._launches(""):
            return
        self._starting = True
        self._stopping = False
        self.changed.emit()

        def prepare() -> tuple[WindowLock | None, str]:
            lock = WindowLock(str(self.folder / LOCK))
            # Where locks are impossible, an error of the games' file is the better message.
            if not lock.tryLock() and lock.taken:
                return None, ""
            try:
                self.results[:] = self.record.results()  # another window may have continued it
                self.record.cut()
            except OSError:
                lock.unlock()
                raise
            return lock, found_values(self.plan.game)

        def begin(prepared: tuple[WindowLock | None, str]) -> None:
            self._starting = False
            lock, weights = prepared
            if lock is None:
                self._say(matches_text.BUSY())
                return
            launches = self._launches(weights)
            if not launches:
                lock.unlock()
                return
            self._lock = lock
            self._runner = Runner(self._contest(launches, weights), self._keep, list(self.results))
            if self._stopping:
                self._runner.stop()
            self._runner.start()
            self._shown = None  # it may end before the first poll
            self._look.start()
            self.changed.emit()

        def fail(error: OSError) -> None:
            self._starting = False
            self._say(matches_text.NOT_READ(why=reason_of(error)))

        Task(self, prepare, begin, fail)

    def pause(self) -> None:
        """Abort the running games; they are played again when the match continues."""
        if self._runner is not None and self._runner.running:
            self._runner.stop()
        elif not self._starting:
            return
        self._stopping = True
        self.changed.emit()

    def close(self) -> None:
        """Stop everything; the window closes."""
        self._look.stop()
        self._stopping = self._starting
        if self._runner is not None:
            self._runner.stop()
            self._runner.wait(CLOSING_SECONDS)
        self._unlock()

    def _say(self, sentence: str) -> None:
        """Report why it is not running."""
        self.trouble = sentence
        self._stopping = False
        self.changed.emit()

    def _unlock(self) -> None:
        """Release the match to other windows."""
        lock, self._lock = self._lock, None
        if lock is not None:
            lock.unlock()

    def _look_now(self) -> None:
        """Emit the signals for changes."""
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
        """Read the text of a game on a thread."""
        Task(self, lambda: self.record.text_of(result), done, failed)


NAMES = 200
"""The most characters of matches' names in a sentence."""

RETRY_MS = 10_000
"""The delay before unreadable matches are tried again."""

MAX_MATCHES = 500
"""The number of matches listed, the latest ones."""


class MatchStore(QObject):
    """Lists the matches on disk, and keeps the open one running while any page is shown."""

    listed = Signal(list)
    """The matches on disk, the latest first: Records."""

    opened = Signal(EngineMatch)
    """A match has been read: its EngineMatch."""

    ended = Signal()
    """The match has been played to its end."""

    removed = Signal()
    """The open match was removed, and none is open."""

    failed = Signal(str)
    """Something could not be read or written: a sentence."""

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._engines = engine_list(settings)
        self.run: EngineMatch | None = None
        self._left_out: list[Path] = []
        """The matches reported as unreadable."""

        self._wanted: Path | None = None
        """The match being read."""

        self._play = False
        """Whether to play it once read."""

        self._failing = False
        """Whether unreadable matches were reported."""

        self._retry = QTimer(self, singleShot=True)
        self._retry.timeout.connect(self.refresh)

    def refresh(self) -> None:
        """List the matches on disk; `listed` follows."""
        folder = folders.data_folder() / folders.SERIES

        def look() -> tuple[list[Record], list[Path], OSError | None]:
            names = sorted(folder.iterdir(), reverse=True)[:MAX_MATCHES] if os.path.lexists(folder) else []
            found, left_out, unread = [], [], None
            for name in names:
                try:
                    found.append(open_record(name))
                except Unreadable:
                    if has_games(name):
                        left_out.append(name)
                except OSError as error:
                    unread = error
            return found, left_out, unread

        def take(looked: tuple[list[Record], list[Path], OSError | None]) -> None:
            found, left_out, unread = looked
            self.listed.emit(found)
            if unread is not None:
                fail(unread)
            else:
                self._failing = False
            new = [name for name in left_out if name not in self._left_out]
            self._left_out += new
            if new:
                names = shortened(listed(readable(name.name) for name in new), NAMES)
                self.failed.emit(matches_text.LEFT_OUT(names=names, path=readable(str(folder))))

        def fail(error: OSError) -> None:
            self._retry.start(RETRY_MS)
            if not self._failing:
                self._failing = True
                self._say_unread(error)

        Task(self, look, take, fail)

    def open(self, record: Record, play: bool = False) -> None:
        """Read a match; `opened` follows. A running match is not read again."""
        if self.run is not None and self.run.folder == record.folder:
            self.opened.emit(self.run)
            if play:
                self.run.start()
            return
        if record.folder == self._wanted:
            self._play = self._play or play  # the page may already be reading it, only to show it
            return
        if self._busy():
            return
        self._wanted = record.folder
        self._play = play

        def take(results: list[Result]) -> None:
            if self._wanted != record.folder:
                return
            self._wanted = None
            if self._busy():  # the other one was started meanwhile
                return
            if self.run is not None:
                self.run.close()
                self.run.deleteLater()
            self.run = EngineMatch(record, results, self._engines, self)
            self.run.ended.connect(self.ended)
            self.opened.emit(self.run)
            if self._play:
                self.run.start()

        def fail(error: OSError) -> None:
            self._wanted = None
            self._say_unread(error)

        Task(self, record.results, take, fail)

    def _busy(self) -> bool:
        """Return whether a match is running, after reporting it."""
        if self.run is None or not self.run.running:
            return False
        title = against([self.run.plan.first.title, self.run.plan.second.title])
        self.failed.emit(tr("{title} is running. Pause it first.", title=title))
        self.opened.emit(self.run)
        return True

    def _say_unread(self, error: OSError) -> None:
        self.failed.emit(matches_text.NOT_READ(why=reason_of(error)))

    def begin(self, plan: Plan) -> None:
        """Begin a new match, unless one is being played."""
        if self._busy():
            return
        record = Record(folders.data_folder() / folders.SERIES / f"{datetime.now():%Y-%m-%d %H.%M.%S.%f}", plan)

        def created(_: object) -> None:
            self.open(record, play=True)
            self.refresh()

        def not_created(error: OSError) -> None:
            self.failed.emit(tr("The match could not be saved: {why}.", why=reason_of(error)))

        Task(self, record.create, created, not_created)

    def remove(self) -> None:
        """Move the open match to the system's trash."""
        run = self.run
        if run is None or run.running:
            return
        folder = run.folder

        def removed(problem: str) -> None:
            if problem:
                self.failed.emit(problem)
            elif self.run is run:
                self.run = None
                self.removed.emit()
                run.deleteLater()
            self.refresh()

        Task(self, lambda: _remove(folder), removed, lambda _: removed(matches_text.NOT_REMOVED()))

    def close(self) -> None:
        """Stop everything; the window closes."""
        self._retry.stop()
        if self.run is not None:
            self.run.close()


def _remove(folder: Path) -> str:
    """Remove a match, unless another window plays it; return the sentence that says why not."""
    lock = WindowLock(str(folder / LOCK))
    if not lock.tryLock() and lock.taken:
        return matches_text.BUSY()
    lock.unlock()
    return "" if _to_trash(folder) else matches_text.NOT_REMOVED()


def _to_trash(folder: Path) -> bool:
    """Move a folder to the system's trash; return whether that was possible."""
    return bool(QFile(str(folder)).moveToTrash())
