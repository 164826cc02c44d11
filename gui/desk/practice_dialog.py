"""Lets an own game practise, shows how far that is, and what it gained."""

from PySide6.QtWidgets import QDialog, QProgressBar, QWidget

from surajang.gui.engines.practice import Practice, PracticeProgress
from surajang.gui.kit.announcing import announce
from surajang.gui.kit.background import Task
from surajang.gui.kit.buttons import make_button
from surajang.gui.kit.fields import Segments, grow
from surajang.gui.kit.flow_layout import lay_column, lay_row
from surajang.gui.kit.label import Label
from surajang.gui.kit.punctuation import sentences
from surajang.gui.kit.scrolling import scrolling
from surajang.gui.kit.translation import Text, plural, tr
from surajang.gui.storage.practice_files import PracticeResult, PracticeStatus, status_of
from surajang.gui.words import naming
from surajang.rules import catalogue
from surajang.rules.variant import Variant

WHAT = Text(
    "The computer plays quick games against itself and learns what each piece is worth, and where. Then a match shows"
    " what it gained. This runs in the background; you can play meanwhile."
)
MINUTES = plural("{count} minute", "{count} minutes")
STARTING = Text("Starting…")
PLAYING = plural(
    "Round {round} of {rounds}: {count:,} game played.", "Round {round} of {rounds}: {count:,} games played."
)
FITTING = Text("Round {round} of {rounds}: finding the best values.")
MATCHING = plural(
    "Match against its former self: {share} ± {error} % in {count:,} game.",
    "Match against its former self: {share} ± {error} % in {count:,} games.",
)
RESULT = plural(
    "It scored {share} ± {error} % in {count:,} game against its former self.",
    "It scored {share} ± {error} % in {count:,} games against its former self.",
)
NOT_KEPT = Text("That is not a gain, so it keeps its former values.")
NEVER = Text("It has not practised yet: it values the pieces by how they move.")
PAUSED = Text("Paused after {done} of {total} minutes.")
BUSY = Text("{title} is practising now.")

CHOICES = (5, 10, 30, 60)
"""Minutes."""

USUAL = 10

WIDTH = 520
"""Pixels, at the usual size of text."""


def result_text(result: PracticeResult) -> str:
    """Return what practice gained."""
    share, error = (round(100 * part) for part in (result.share, result.error))
    text = RESULT(result.games, share=share, error=error)
    return text if result.kept else sentences(text, NOT_KEPT())


def progress_text(progress: PracticeProgress) -> str:
    """Return how far practice is."""
    if not progress.stage:
        return STARTING()
    if progress.stage == "match" and progress.pairs:
        share, error = (round(100 * part) for part in (progress.share, progress.error))
        return MATCHING(2 * progress.pairs, share=share, error=error)
    if progress.stage == "fit":
        return FITTING(round=progress.round, rounds=progress.rounds)
    return PLAYING(progress.games, round=progress.round, rounds=progress.rounds)


class PracticeDialog(QDialog):
    """Begins, pauses, continues and discards the practice of a game. Closing it changes nothing."""

    def __init__(self, practice: Practice, game: Variant, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Let it practise"))
        self._practice = practice
        self._game = game
        self._status = PracticeStatus()
        self._page = QWidget()
        self._page.setObjectName("page")
        self.title = Label(naming.title(game), self._page, look="heading", wraps=True)
        self.words = Label(WHAT(), self._page, wraps=True)
        self.minutes = Segments([(str(count), MINUTES(count)) for count in CHOICES], str(USUAL), self._page)
        self.minutes.setAccessibleName(tr("Time"))
        self.bar = QProgressBar(self._page)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("Progress"))
        self.progress = Label(parent=self._page, wraps=True)
        self.gained = Label(parent=self._page, wraps=True)
        self.discard = make_button(tr("Discard"), self, lambda: practice.discard(game.name))
        self.pause = make_button(tr("Pause"), self, practice.pause)
        self.begin = make_button(tr("Start"), self, self._begin, look="primary")
        self.close_button = make_button(tr("Close"), self, self.accept)
        self._lay_out()
        practice.changed.connect(self._follow)
        self._show()
        self._look()

    def _lay_out(self) -> None:
        margins = (16, 0, 16, 16)
        self._buttons = lay_row(1, self.discard, self.pause, self.begin, self.close_button, margins=margins, spacing=10)
        parts = (self.title, self.words, self.minutes, self.gained, self.progress, self.bar, 1)
        lay_column(*parts, within=self._page, margins=16, spacing=12)
        area = scrolling(self._page, self)
        lay_column((area, 1), self._buttons, within=self, margins=0, spacing=0)
        self.resize(0, 0)

    def _grow(self) -> None:
        """Grow to the size of the texts."""
        inside = self._page.layout()
        assert inside is not None
        inside.activate()
        buttons = self._buttons.sizeHint()
        width = max(round(WIDTH * self.fontMetrics().height() / 16), self.width(), buttons.width())
        grow(self, width, inside.totalHeightForWidth(width) + buttons.height())

    def _begin(self) -> None:
        """Begin, or continue what was paused."""
        paused = self._status.total
        self._practice.start(self._game.name, paused / 60 if paused else float(self.minutes.value))

    def _follow(self) -> None:
        """Show what has changed; what is on the disk is read once practice has stopped."""
        self._show()
        if self._practice.game != self._game.name:
            self._look()

    def _look(self) -> None:
        """Read what is on the disk."""
        Task(self, lambda: status_of(self._game.name), self._take, lambda _: None)

    def _take(self, status: PracticeStatus) -> None:
        before, self._status = self._status.result, status
        self._show()
        if status.result is not None and status.result != before:
            announce(result_text(status.result))

    def _show(self) -> None:
        """Show the state."""
        practice, status = self._practice, self._status
        running = practice.game == self._game.name
        paused = status.total > 0 and not running
        elsewhere = bool(practice.game) and not running
        progress = practice.progress
        self.minutes.setVisible(not running and not paused)
        self.gained.setVisible(not running or status.result is not None)
        self.gained.setText(result_text(status.result) if status.result is not None else NEVER())
        self.bar.setVisible(running or paused)
        total, done = (progress.total, progress.seconds) if running else (status.total, status.seconds)
        self.bar.setRange(0, max(1, round(total)))
        self.bar.setValue(round(done))
        text = ""
        if running:
            text = progress_text(progress)
        elif elsewhere:
            text = BUSY(title=naming.title(catalogue.named(practice.game)))
        elif paused:
            text = PAUSED(done=round(done / 60), total=round(total / 60))
        self.progress.setText(text)
        self.progress.setVisible(bool(text))
        self.begin.setText(tr("Continue") if paused else tr("Start"))
        self.begin.setVisible(not running)
        self.begin.setEnabled(not elsewhere)
        self.pause.setVisible(running)
        self.discard.setVisible(running or paused)
        self._grow()
