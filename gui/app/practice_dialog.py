"""The dialogs for the practice of an own game and for measuring its levels, with progress and result."""

from PySide6.QtWidgets import QDialog, QGridLayout, QWidget

from surajang.engine.practice import LEVELS, PRACTISE
from surajang.gui.engines.practice import Practice, PracticeProgress
from surajang.gui.kit.announcing import announce
from surajang.gui.kit.background import Task
from surajang.gui.kit.buttons import make_button
from surajang.gui.kit.fields import Segments, grow
from surajang.gui.kit.flow_layout import lay_column, lay_row
from surajang.gui.kit.label import Label
from surajang.gui.kit.punctuation import beside, described, labelled, sentences
from surajang.gui.kit.row_list import side_of
from surajang.gui.kit.scrolling import scrolling
from surajang.gui.kit.translation import Text, number, plural, tr
from surajang.gui.kit.waiting_bar import thin_bar
from surajang.gui.players import levels
from surajang.gui.storage.practice_files import LevelsResult, PracticeResult, PracticeStatus, Step, status_of
from surajang.gui.words import naming
from surajang.rules import catalogue
from surajang.rules.variant import Variant

WHAT = Text(
    "The computer plays quick games against itself and learns what each piece is worth, and where. Then a match shows"
    " how much it has improved. This runs in the background; you can play meanwhile."
)
MINUTES = plural("{count} minute", "{count} minutes")
PLAYING = plural(
    "Round {round} of {rounds}: {count:,} game played.", "Round {round} of {rounds}: {count:,} games played."
)
MATCHING = plural(
    "Match against its former self: {share}% ± {error}% in {count:,} game.",
    "Match against its former self: {share}% ± {error}% in {count:,} games.",
)
RESULT = plural(
    "It scored {share}% ± {error}% in {count:,} game against its former self.",
    "It scored {share}% ± {error}% in {count:,} games against its former self.",
)
NEVER = Text("It has not practised yet and values the pieces by how they move.")
BUSY = Text("The computer is practising {title} now.")

WHAT_LEVELS = Text(
    "The computer's levels play quick games, each against the next one, and their ratings follow from that. Where two"
    " are too close together or too far apart, all levels are spaced out again. This runs in the background; you can"
    " play meanwhile."
)
MEASURING = Text("The levels of {title} are being measured now.")
MEASURED = Text("The levels of {title} have been measured.")
PRACTISING = Text("It is practising now: {done} of {total} minutes.")
MEASURES = Text("Its levels are being measured now: {done} of {total} minutes.")

CHOICES = (5, 10, 30, 60)
"""Minutes."""

DEFAULT_MINUTES = 10

WIDTH = 520
"""Pixels, at the default text size."""


def result_text(result: PracticeResult) -> str:
    """Return the gain of practice in words."""
    share, error = (round(100 * part) for part in (result.share, result.error))
    text = RESULT(result.games, share=share, error=error)
    return text if result.kept else sentences(text, tr("That is no improvement, so it keeps its old values."))


def progress_text(progress: PracticeProgress) -> str:
    """Return the progress of practice in words."""
    if not progress.stage:
        return tr("Starting…")
    if progress.stage == "match" and progress.pairs:
        share, error = (round(100 * part) for part in (progress.share, progress.error))
        return MATCHING(2 * progress.pairs, share=share, error=error)
    if progress.stage == "fit":
        return tr("Round {round} of {rounds}: finding the best values.", round=progress.round, rounds=progress.rounds)
    return PLAYING(progress.games, round=progress.round, rounds=progress.rounds)


def work_text(practice: Practice) -> str:
    """Return the current work on a game in words, empty for none."""
    if not practice.game:
        return ""
    progress = practice.progress
    text = MEASURES if practice.work == LEVELS else PRACTISING
    return text(done=round(progress.seconds / 60), total=round(progress.total / 60))


class WorkDialog(QDialog):
    """Begins, pauses, continues and discards work on a game. Closing it changes nothing.

    A subclass sets `work`, and shows its result.
    """

    work = ""

    def __init__(self, practice: Practice, game: Variant, title: str, what: str, parent: QWidget | None = None) -> None:
        """`what` describes the work."""
        super().__init__(parent)
        self.setWindowTitle(title)
        self._practice = practice
        self._game = game
        self._status = PracticeStatus()
        self._page = QWidget()
        self.title = Label(naming.title(game), self._page, look="heading", wraps=True)
        self.words = Label(what, self._page, wraps=True)
        self.minutes = Segments([(str(count), MINUTES(count)) for count in CHOICES], str(DEFAULT_MINUTES), self._page)
        self.minutes.setAccessibleName(tr("Time"))
        self.bar = thin_bar(self._page)
        self.bar.setAccessibleName(tr("Progress"))
        self.progress = Label(parent=self._page, wraps=True)
        self.findings = self._make_findings()
        self.discard = make_button(tr("Discard"), self, lambda: practice.discard(game.name, self.work), enter=True)
        self.pause = make_button(tr("Pause"), self, practice.pause, enter=True)
        self.begin = make_button(tr("Start"), self, self._begin, look="primary", enter=True)
        self.close_button = make_button(tr("Close"), self, self.accept, enter=True)
        self._lay_out()
        practice.changed.connect(self._follow)
        self._show()
        self.begin.setFocus()
        self._look()

    def _make_findings(self) -> QWidget:
        """Return the widget that shows the result of the work."""
        raise NotImplementedError

    def _show_findings(self, status: PracticeStatus, progress: PracticeProgress | None) -> None:
        """Show the result of the work, or the result so far."""
        raise NotImplementedError

    def _summary(self, status: PracticeStatus) -> str:
        """Return the result of the work in words, empty for none."""
        raise NotImplementedError

    def _lay_out(self) -> None:
        margins = (16, 0, 16, 16)
        self._buttons = lay_row(1, self.discard, self.pause, self.begin, self.close_button, margins=margins, spacing=10)
        parts = (self.title, self.words, self.minutes, self.findings, self.progress, self.bar, 1)
        lay_column(*parts, within=self._page, margins=16, spacing=12)
        self._area = scrolling(self._page, self)
        lay_column((self._area, 1), self._buttons, within=self, margins=0, spacing=0)
        self.resize(0, 0)

    def _grow(self) -> None:
        """Grow to the size of the texts."""
        inside, nested = self._page.layout(), self.findings.layout()
        assert inside is not None
        if nested is not None:
            nested.activate()  # otherwise it counts widgets that were just hidden
        inside.activate()
        buttons = self._buttons.sizeHint()
        width = max(round(WIDTH * self.fontMetrics().height() / 16), self.width(), buttons.width())
        beside_bar = width - self._area.verticalScrollBar().sizeHint().width()  # Qt may keep the bar
        grow(self, width, inside.totalHeightForWidth(beside_bar) + buttons.height())

    def _begin(self) -> None:
        """Begin, or continue after a pause."""
        paused = self._status.total
        self._practice.start(self._game.name, paused / 60 if paused else float(self.minutes.value), self.work)

    @property
    def _running(self) -> bool:
        return (self._practice.game, self._practice.work) == (self._game.name, self.work)

    def _follow(self) -> None:
        """Show the progress; the result is read from the disk once the work has stopped."""
        self._show()
        if not self._running:
            self._look()

    def _look(self) -> None:
        """Read the result from the disk."""
        Task(self, lambda: status_of(self._game.name, self.work), self._take, lambda _: None)

    def _take(self, status: PracticeStatus) -> None:
        before, self._status = self._status, status
        self._show()
        summary = self._summary(status)
        if summary and (status.result, status.levels) != (before.result, before.levels):
            announce(summary)

    def _show(self) -> None:
        practice, status = self._practice, self._status
        running = self._running
        paused = status.total > 0 and not running
        elsewhere = bool(practice.game) and not running
        progress = practice.progress
        self.minutes.setVisible(not running and not paused)
        self._show_findings(status, progress if running else None)
        self.bar.setVisible(running or paused)
        total, done = (progress.total, progress.seconds) if running else (status.total, status.seconds)
        self.bar.setRange(0, max(1, round(total)))
        self.bar.setValue(round(done))
        text = ""
        if running:
            text = progress_text(progress)
        elif elsewhere:
            busy = MEASURING if practice.work == LEVELS else BUSY
            text = busy(title=naming.title(catalogue.named(practice.game)))
        elif paused:
            text = tr("Paused after {done} of {total} minutes.", done=round(done / 60), total=round(total / 60))
        self.progress.show_text(text)
        self.begin.setText(tr("Continue") if paused else tr("Start"))
        shown, hidden = (self.pause, self.begin) if running else (self.begin, self.pause)
        shown.show()
        if hidden.hasFocus():
            shown.setFocus()  # otherwise the same key would close the dialog
        hidden.hide()
        self.begin.setEnabled(not elsewhere)
        self.discard.setVisible(running or paused)
        self._grow()


class PracticeDialog(WorkDialog):
    """The dialog for the practice of a game."""

    work = PRACTISE

    def __init__(self, practice: Practice, game: Variant, parent: QWidget | None = None) -> None:
        super().__init__(practice, game, tr("Let the computer practise"), WHAT(), parent)

    def _make_findings(self) -> QWidget:
        self.gained = Label(parent=self._page, wraps=True)
        return self.gained

    def _show_findings(self, status: PracticeStatus, progress: PracticeProgress | None) -> None:
        self.gained.setVisible(progress is None or status.result is not None)
        self.gained.setText(self._summary(status) or NEVER())

    def _summary(self, status: PracticeStatus) -> str:
        return result_text(status.result) if status.result is not None else ""


class LevelsDialog(WorkDialog):
    """The dialog that measures the levels in a game."""

    work = LEVELS

    def __init__(self, practice: Practice, game: Variant, parent: QWidget | None = None) -> None:
        super().__init__(practice, game, tr("Measure the levels"), WHAT_LEVELS(), parent)

    def _make_findings(self) -> QWidget:
        made = QWidget(self._page)
        self.note = Label(parent=made, wraps=True)
        self.table = LevelsTable(made)
        lay_column(self.note, self.table, within=made, margins=0, spacing=8)
        return made

    def _show_findings(self, status: PracticeStatus, progress: PracticeProgress | None) -> None:
        found = status.levels if progress is None else progress.levels or status.levels
        note = "" if found is not None else tr("The levels have not been measured yet in this game.")
        if found is not None and found.outdated:
            note = tr("The computer has practised since, so these ratings may be off.")
        self.note.setText(note)
        self.note.setVisible(bool(note) and progress is None)
        self.table.setVisible(found is not None)
        if found is not None:
            self.table.show_levels(found)

    def _summary(self, status: PracticeStatus) -> str:
        return MEASURED(title=naming.title(self._game)) if status.levels is not None else ""


class LevelsTable(QWidget):
    """The levels with their ratings, the strongest first, and what each scored against the one below it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(3)
        self._headings = (tr("Level"), tr("Rating"), tr("Against the level below"), tr("Games"))
        for column, heading in enumerate(self._headings):
            grid.addWidget(Label(heading, self, look="muted"), 0, column, side_of(column))
        self.rows: list[list[Label]] = []
        """The labels of each level's row, from the weakest."""

        for level in levels.LEVELS:
            name = beside(str(level.number), level.title)
            self.rows.append([Label(text, self) for text in (name, "", "", "")])
            for column, label in enumerate(self.rows[-1]):
                grid.addWidget(label, 1 + len(levels.LEVELS) - level.number, column, side_of(column))
        grid.setColumnStretch(len(self._headings), 1)

    def show_levels(self, found: LevelsResult) -> None:
        """Show the measured ratings."""
        steps: tuple[Step | None, ...] = (None, *found.steps)
        for row, rating, step in zip(self.rows, found.ratings, steps, strict=True):
            cells = [str(rating), "", ""]
            if step is not None and step.games:
                share, error = round(100 * step.share), round(100 * step.error)
                cells[1:] = [tr("{share}% ± {error}%", share=share, error=error), number(step.games)]
            for label, text in zip(row[1:], cells, strict=True):
                label.setText(text)
            parts = zip(self._headings, (row[0].text(), *cells), strict=True)
            row[0].setAccessibleName(described(*(labelled(heading, cell) for heading, cell in parts if cell)))
