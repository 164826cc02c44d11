"""The review on a study's page: made in the background, written into the study, shown from its notes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from surajang.gui.desk.messages import PageMessages
from surajang.gui.desk.page_tools import PageTools
from surajang.gui.document.edits import Change, HeadersSet, Jumped, Stepped
from surajang.gui.document.game_text import MoveNumbers, numbered
from surajang.gui.kit.buttons import make_button, wrapping_button
from surajang.gui.kit.flow_layout import lay_column, lay_flow
from surajang.gui.kit.label import Label, give_tip
from surajang.gui.kit.theme import Palette
from surajang.gui.kit.translation import tr
from surajang.gui.kit.waiting_bar import thin_bar
from surajang.gui.players.levels import is_beginner
from surajang.gui.review import review_text
from surajang.gui.review.chance_graph import ChanceGraph
from surajang.gui.review.game_opening import GameOpening, LastKnown
from surajang.gui.review.noting import note
from surajang.gui.review.review import LEVELS, Judged, Review, only_person, review_in
from surajang.gui.review.reviewer import Result, Reviewer
from surajang.gui.shell.page import CommandHandler
from surajang.gui.study.study import Study
from surajang.gui.words import naming, spoken_moves
from surajang.rules.game import Node


class ReviewPanel(QWidget):
    """Shows a review, and the progress of one that is being made; without both it is hidden."""

    chosen = Signal(int)
    """A place in the main line was chosen, 0 for the start."""

    cancelled = Signal()
    """The review was cancelled."""

    learn_chosen = Signal(int)
    """The button for the mistakes of this side was pressed."""

    def __init__(self, colours: Palette, players: tuple[str, str]) -> None:
        super().__init__()
        self.words = Label(parent=self, wraps=True)
        self.bar = thin_bar(self)
        self.cancel = make_button(tr("Cancel"), self, self.cancelled.emit, enter=True)
        self.progress = QWidget(self)
        self.graph = ChanceGraph(colours, players, self)
        self.graph.chosen.connect(self.chosen)
        self.summaries = (Label(parent=self), Label(parent=self))
        self._players = players
        self.learn_buttons: tuple[QPushButton, ...] = tuple(self._learn_button(side, players) for side in (0, 1))
        self.known_buttons: tuple[QPushButton, ...] = tuple(self._known_button(which) for which in (0, 1))
        self._known_places = [0, 0]
        self._written: tuple[tuple[str, str], ...] = ()
        self._lay_out()
        self.progress.hide()
        self._show_parts(False)

    def _learn_button(self, side: int, players: tuple[str, str]) -> QPushButton:
        button = wrapping_button("", self, lambda: self.learn_chosen.emit(side))
        give_tip(button, tr("Learn from the mistakes of {player}", player=players[side]))
        return button

    def _known_button(self, which: int) -> QPushButton:
        button = wrapping_button("", self, lambda: self.chosen.emit(self._known_places[which]))
        give_tip(button, tr("By the computer's games against itself"))
        return button

    def _lay_out(self) -> None:
        column = lay_column(self.words, self.bar, within=self.progress, margins=0, spacing=2)
        column.addWidget(self.cancel, 0, Qt.AlignmentFlag.AlignRight)
        buttons = self._buttons = QWidget(self)
        lay_flow(*self.learn_buttons, within=buttons, spacing=6)
        rows = self._rows = lay_column(self.progress, (self.graph, 1), within=self, margins=0, spacing=4)
        for label in self.summaries:
            label.setWordWrap(True)
            rows.addWidget(label)
        known = self._known = QWidget(self)
        lay_flow(*self.known_buttons, within=known, spacing=6)
        known.hide()
        rows.addWidget(known)
        rows.addWidget(buttons)

    # Content

    @property
    def empty(self) -> bool:
        """Whether there is nothing to show."""
        return self.progress.isHidden() and self.graph.isHidden()

    def show_progress(self, done: int, total: int) -> None:
        """Show the progress of the review."""
        self.words.setText(review_text.progress(done, total))
        self.bar.setRange(0, total)
        self.bar.setValue(done)
        self.bar.setAccessibleName(self.words.text())
        self.progress.show()

    def show_review(
        self,
        chances: Sequence[float | None],
        levels: dict[int, str],
        numbers: dict[int, int],
        summaries: Sequence[tuple[str, str]],
    ) -> None:
        """Show the first player's chances at each place, the levels of bad moves and the numbers of moves by their
        places, and for each side its summary, long and short. Without chances nothing is shown."""
        self._show_parts(bool(chances))
        self.graph.show_chances(chances, levels, numbers)
        self._written = tuple(summaries)
        for label, (words, _) in zip(self.summaries, summaries, strict=True):
            label.setAccessibleName(words)
            give_tip(label, words)
        self._write_summaries()

    def _write_summaries(self) -> None:
        """Write the summaries in words, or with signs if words would take two lines."""
        fits = all(self.fontMetrics().horizontalAdvance(words) <= self.width() for words, _ in self._written)
        for label, (words, short) in zip(self.summaries, self._written, strict=False):
            label.setText(words if fits else short)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._write_summaries()

    def show_learning(self, sides: Sequence[int], person: int | None) -> None:
        """Offer to learn from the mistakes of the `sides` that have some.

        If one `person` has played a program, its mistakes are offered only if the person has none.
        """
        for side, button in enumerate(self.learn_buttons):
            as_side = tr("Learn as {player}", player=self._players[side])
            button.setText(as_side if person is None else review_text.heading(person, side))
            button.setVisible(side in sides and (person in (None, side) or person not in sides))

    def show_known(self, known: Sequence[tuple[str, int]]) -> None:
        """Show where the game left known positions: texts, each with the place that it leads to, or none."""
        self._known.setVisible(bool(known))
        for which, button in enumerate(self.known_buttons):
            button.setVisible(which < len(known))
            if which < len(known):
                text, self._known_places[which] = known[which]
                button.setText(text)

    def _show_parts(self, on: bool) -> None:
        """Show graph and figures, or none of them."""
        for part in (self.graph, *self.summaries, self._buttons):
            part.setVisible(on)

    # Look

    def minimumSizeHint(self) -> QSize:
        """Return the minimum size at which the graph is legible, with the rows below it at the present width."""
        return QSize(super().minimumSizeHint().width(), self._rows.totalMinimumHeightForWidth(max(1, self.width())))

    def preferred_height(self) -> int:
        """Return a comfortable height."""
        return 0 if self.empty else self._rows.totalHeightForWidth(max(1, self.width()))


class StudyReview(QObject):
    """Starts a Reviewer, and shows the review in the study, from any source."""

    changed = Signal()
    """The possible or active commands have changed."""

    resized = Signal()
    """The panel needs another height."""

    def __init__(
        self, study: Study, messages: PageMessages, learn: Callable[[int], object], tools: PageTools, parent: QObject
    ) -> None:
        """`learn` replays the mistakes of a side."""
        super().__init__(parent)
        self._study = study
        self._messages = messages
        self._learn_from = learn
        self._settings = tools.settings
        self._sounds = tools.sounds
        self._players = naming.players(study.variant)
        self.panel = ReviewPanel(tools.style.palette, self._players)
        self.panel.hide()
        self.reviewer: Reviewer | None = None
        self.review = Review(study.variant.name, (), ())
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._catch_up)
        self._noted = False
        self._opening = GameOpening(study.game, self._show_opening, self)
        self.panel.chosen.connect(self._go)
        self.panel.cancelled.connect(self.cancel)
        self.panel.learn_chosen.connect(learn)

    def handlers(self) -> dict[str, CommandHandler]:
        """Return its commands."""
        return {
            "review_game": CommandHandler(self.start, lambda: not self.running),
            "learn_mistakes": CommandHandler(self._learn),
        }

    # Making a review

    @property
    def running(self) -> bool:
        """Whether a review is being made."""
        return self.reviewer is not None

    def start(self) -> None:
        """Review the main line."""
        if self.running:
            return
        reviewer = Reviewer(self._study.game, self)
        if not reviewer.worth_it:
            reviewer.deleteLater()
            self._messages.note(review_text.NOTHING())
            return
        self.reviewer = reviewer
        reviewer.progressed.connect(self.panel.show_progress)
        reviewer.finished.connect(self._finish)
        reviewer.failed.connect(self._fail)
        self.panel.show_progress(0, len(reviewer.nodes))
        self._show_panel()
        reviewer.start()
        self.changed.emit()

    def cancel(self) -> None:
        """Cancel the review, unless it is written into the study already."""
        if not self._noted:
            self._end()

    def close(self) -> None:
        """Stop, as the page is left."""
        self._soon.stop()
        self._opening.forget()
        reviewer, self.reviewer = self.reviewer, None
        if reviewer is not None:
            reviewer.close()

    def _end(self) -> None:
        """Stop the reviewer and hide its progress."""
        self.close()
        self.panel.progress.hide()
        self._show_panel()
        self.changed.emit()

    def _finish(self, result: Result) -> None:
        """Write the review into the study as one edit; it is shown in the next turn of the event loop."""
        note(self._study.document, result)
        self._noted = True
        self._soon.start()

    def _catch_up(self) -> None:
        """Show edits; a review that was just written is then complete."""
        done, self._noted = self._noted, False
        if done:
            self._end()
        self.refresh()
        if done:
            self._sounds.play("done")
            self._messages.note(review_text.DONE())

    def _fail(self, sentence: str) -> None:
        self._end()
        self._messages.note(sentence)

    # Showing a review

    def follow(self, change: Change) -> None:
        """Show a change of the document."""
        match change:
            case Stepped() | Jumped():
                self._show_current()
            case HeadersSet():
                pass
            case _:
                self._soon.start()

    def refresh(self) -> None:
        """Show the review in the main line."""
        self._soon.stop()
        line = self._study.document.main_line
        review = self.review = review_in(self._study.variant.name, line)
        known = review.known
        levels = {move.place: move.level for move in review.bad_moves} if known else {}
        summaries = [self._summary(side) if known else ("", "") for side in (0, 1)]
        self.panel.show_review(review.chances if known else (), levels, self._numbers(line), summaries)
        sides = [side for side in (0, 1) if self._instructive(side)]
        self.panel.show_learning(sides, only_person(self._study.game.headers))
        self._opening.look(line if known else ())
        self._show_current()
        self._show_panel()
        self.changed.emit()

    def _summary(self, side: int) -> tuple[str, str]:
        """Return a side's summary, in words and with signs."""
        counts = [(level.name, self.review.count(side, level.name)) for level in LEVELS]
        known = self._players[side], self.review.accuracies[side], counts
        return review_text.summary(*known), review_text.short_summary(*known)

    def _show_opening(self, line: Sequence[Node], found: LastKnown | None) -> None:
        """Show where a main line left known positions."""
        known = []
        if found is not None and found.place:
            known.append((review_text.known_up_to(self._numbered(line[found.place]), found.games), found.place))
        if found is not None and found.place + 1 < len(line):
            known.append((review_text.unknown_from(self._numbered(line[found.place + 1])), found.place + 1))
        self.panel.show_known(known)
        self.resized.emit()

    def _numbers(self, line: Sequence[Node]) -> dict[int, int]:
        """Return the numbers of the first player's moves, by their places."""
        numbers = MoveNumbers(self._study.game)
        found = {node.ply: numbers.number(node) for node in line[1:] if not numbers.is_second(node)}
        return {place: number for place, number in found.items() if number}

    def _numbered(self, node: Node) -> str:
        return numbered(self._study.game, node)

    def _show_panel(self) -> None:
        if self.panel.isHidden() != self.panel.empty:
            self.panel.setVisible(not self.panel.empty)
        self.resized.emit()

    # The current move

    @property
    def place(self) -> int:
        """The place of the current move in the main line, or where its variation branches off."""
        node, document = self._study.node, self._study.document
        while node.parent is not None and not document.in_main_line(node):
            node = node.parent
        return node.ply

    def _show_current(self) -> None:
        """Mark the position shown."""
        if not self.review.known:
            return
        place = self.place
        line = self._study.document.main_line
        move = self.review.at(place)
        written = spoken_moves.in_words(self._study.variant, self._numbered(line[place])) if place else ""
        chance = self.review.chances[place] if place < len(self.review.chances) else None
        level = move.level if move is not None else ""
        self.panel.graph.show_current(place, review_text.at(written, chance, self._study.variant, level))

    def _go(self, place: int) -> None:
        """Show a position of the main line."""
        line = self._study.document.main_line
        if 0 <= place < len(line):
            self._study.document.go_to(line[place])

    # Learning from it

    def _instructive(self, side: int) -> list[Judged]:
        """Return the moves from which a side can learn."""
        return self.review.instructive(side, is_beginner(self._settings["new_game"]))

    @property
    def _learner(self) -> int | None:
        """The side whose mistakes are replayed: the person's in a game against a program, otherwise that of the current
        move, if it made any.
        """
        sides = {side for side in (0, 1) if self._instructive(side)}
        person = only_person(self._study.game.headers)
        preferred = 1 - self._study.node.side if person is None else person
        return preferred if preferred in sides else min(sides, default=None)

    def _learn(self) -> None:
        """Replay mistakes, or say why there are none."""
        if self._learner is not None:
            self._learn_from(self._learner)
        elif self.running:
            self._messages.note(tr("You can learn from the mistakes once the review is done."))
        else:
            self._messages.note(review_text.NO_MISTAKES() if self.review.known else review_text.NO_REVIEW())
