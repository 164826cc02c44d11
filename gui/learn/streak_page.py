"""A streak: puzzle after puzzle against the clock, until the time is up or the third mistake."""

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from surajang.gui.desk.page_tools import PageTools
from surajang.gui.kit.label import Label
from surajang.gui.kit.punctuation import beside
from surajang.gui.kit.qt_helpers import restyle
from surajang.gui.kit.translation import tr
from surajang.gui.learn import puzzle_text
from surajang.gui.learn.goals import Verdict
from surajang.gui.learn.puzzle_play import PuzzlePlay
from surajang.gui.learn.puzzles import Puzzle, TryResult
from surajang.gui.learn.task_page import TaskPage
from surajang.gui.learn.task_play import Phase
from surajang.gui.words import naming

SECONDS = 180.0
MAX_MISTAKES = 3

TICK_MS = 100
EASIEST, STEP = 150, 80
"""The rating of the first puzzle, and the step to the next one."""


class Streak(QObject):
    """The state of a streak. Its clock runs only while `running`: while it is the person's turn."""

    ticked = Signal()
    """Another second has begun."""

    ended = Signal()
    """Time is up, or too many mistakes were made."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.solved = 0
        self.mistakes = 0
        self._left = SECONDS
        self._since: float | None = None
        self._shown = self.seconds
        self._timer = QTimer(self, interval=TICK_MS)
        self._timer.timeout.connect(self._tick)

    @property
    def left(self) -> float:
        """The seconds left."""
        passed = time.monotonic() - self._since if self._since is not None else 0.0
        return max(0.0, self._left - passed)

    @property
    def seconds(self) -> int:
        """The whole seconds left, as shown on a clock."""
        return int(self.left + 0.999)

    @property
    def over(self) -> bool:
        """Whether the streak has ended."""
        return self.left <= 0 or self.mistakes >= MAX_MISTAKES

    @property
    def rating(self) -> int:
        """The rating of the next puzzle."""
        return EASIEST + STEP * (self.solved + self.mistakes)

    @property
    def running(self) -> bool:
        """Whether the clock runs."""
        return self._since is not None

    def run(self, on: bool) -> None:
        """Start or stop the clock."""
        if on == self.running or (on and self.over):
            return
        self._left = self.left
        self._since = time.monotonic() if on else None
        if on:
            self._timer.start()
        else:
            self._timer.stop()

    def go_on_like(self, left: "Streak") -> None:
        """Take over the score and the time of a streak whose page was left."""
        self.solved, self.mistakes, self._left = left.solved, left.mistakes, left.left
        self._shown = self.seconds

    def count(self, solved: bool) -> None:
        """Count a puzzle as solved, or as a mistake."""
        self.run(False)
        if solved:
            self.solved += 1
        else:
            self.mistakes += 1

    def _tick(self) -> None:
        """Report each second, and the end."""
        if self.seconds != self._shown:
            self._shown = self.seconds
            self.ticked.emit()
        if self.over:
            self.run(False)
            self.ended.emit()


SOLVED_MS, FAILED_MS = 700, 2000
"""How long the end of a puzzle is shown before the next one; the clock is stopped."""

LOW = 20
"""The seconds from which the clock warns."""

SAID = (60, 30, 10)
"""The remaining seconds that are announced to screen readers."""


class StreakPage(TaskPage):
    """Puzzles of one game, each somewhat harder than the one before."""

    play: PuzzlePlay | None

    judged = Signal(Puzzle, TryResult)
    """The first try at a puzzle is over."""

    def __init__(
        self,
        puzzle: Puzzle,
        choose: Callable[[int], Puzzle],
        best: int,
        tools: PageTools,
        back: Callable[[], object],
        once_more: Callable[[], object],
    ) -> None:
        """Begin with a puzzle; `choose` returns one rated near a number. `best` is the best streak so far.

        `back` shows all kinds of puzzles, `once_more` another streak.
        """
        super().__init__(puzzle.variant, tools)
        self.puzzle = puzzle
        self._counted = False
        self._choose = choose
        self._best = best
        self.streak = Streak(self)
        self.streak.ticked.connect(self._show_clock)
        self.streak.ended.connect(self._end)
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._go_on)
        self._held = False
        back_button = self.task.link(puzzle_text.ALL_PUZZLES(), back)
        title = self.task.heading(puzzle_text.STREAK())
        self.clock = Label(parent=self, look="clock")
        self.clock.setIndent(0)
        self.progress = self.task.remark()
        self.again_button = self.task.button(tr("Once more"), once_more)
        self.again_button.hide()
        buttons = self.task.rows((self.again_button,))
        self.task.lay_out((back_button, title, self.clock, self.progress, self.task.words, self.banner), buttons)
        self.apply_settings()

    @property
    def title(self) -> str:
        """The title, and the game."""
        return beside(puzzle_text.STREAK(), naming.title(self.variant))

    def begin(self) -> None:
        """Show the first puzzle, or the result of a streak taken over, now that the page is shown."""
        self._judge.prepare()
        self._show_puzzle(self.puzzle)
        if self.streak.over:
            self._end()

    def hold(self) -> None:
        """Stop the clock while something else needs attention."""
        self._held = True
        self._run()

    def let_go(self) -> None:
        """Start the clock again."""
        self._held = False
        self._run()

    def leave(self) -> None:
        self._later.stop()
        self.streak.run(False)
        super().leave()

    # Puzzles

    def following(self) -> Puzzle:
        """Return the puzzle to go on with: the one shown, or the next one if that has been counted."""
        return self._choose(self.streak.rating) if self._counted and not self.streak.over else self.puzzle

    def _show_puzzle(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self._counted = False
        words = puzzle_text.goal_of(puzzle)
        self.try_task(PuzzlePlay(puzzle, self._judge, self), words, words)

    def _go_on(self) -> None:
        """Show the next puzzle, or the result."""
        if self.streak.over:
            self._end()
        else:
            self._show_puzzle(self.following())

    def _end(self) -> None:
        """Show the result."""
        self._later.stop()
        self.task.end()
        self.play = None
        self.board.set_movable(())
        self.typed.setEnabled(False)
        self._show_clock()
        words = puzzle_text.streak_end(self.streak.solved, self._best)
        heading = tr("Time is up") if self.streak.left <= 0 else tr("Three mistakes")
        self._sounds.play("end")
        self.banner.say(words, heading, "result")
        self.again_button.show()
        self.task.highlight_button(self.again_button, (self.again_button,))
        self.state_changed.emit()

    # Moves

    def _input_blocked(self) -> None:
        """Go on at once if the board is touched after the end of a puzzle; otherwise show whose turn it is."""
        if self._later.isActive():
            self._later.stop()
            self._go_on()
        elif not self.streak.over:
            super()._input_blocked()

    # Progress

    def _show_phase(self) -> None:
        """Count the verdict on a move; the next puzzle comes in a moment."""
        play = self.play
        if play is None:
            return
        phase = play.phase
        if phase is Phase.FAILED and play.verdict is Verdict.UNKNOWN:
            heading, words = play.failure
            play.take_back()
            self.banner.say(words, heading)
            return
        if phase in (Phase.SOLVED, Phase.FAILED):
            solved = phase is Phase.SOLVED
            self.streak.count(solved)
            self._counted = True
            self.judged.emit(self.puzzle, TryResult.SOLVED if solved else TryResult.MISSED)
            heading, words = (puzzle_text.SOLVED(), "") if solved else play.failure
            self._sounds.play("solved" if solved else "wrong")
            self.banner.say(words, heading)
            self._later.start(SOLVED_MS if solved else FAILED_MS)
        self._run()
        self._show_clock()

    def _run(self) -> None:
        """Run the clock while it is the person's turn."""
        mine = self.play is not None and self.play.phase is Phase.MOVE
        self.streak.run(mine and not self._held)

    def _show_clock(self) -> None:
        """Show the time left, and how many puzzles were solved."""
        streak = self.streak
        self.clock.setText(f"{streak.seconds // 60}:{streak.seconds % 60:02}")
        restyle(self.clock, "low", streak.seconds <= LOW)
        self.clock.setAccessibleName(puzzle_text.time_left(streak.seconds))
        if streak.running and streak.seconds in SAID:
            self.board.announce(puzzle_text.time_left(streak.seconds))
        waits = self.play is not None and self.play.asking
        words = tr("Solved: {solved} · mistakes: {mistakes} of 3", solved=streak.solved, mistakes=streak.mistakes)
        self.progress.setText(puzzle_text.CHECKING() if waits else words)
