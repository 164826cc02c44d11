"""The review on a study's page: made in the background, written into the study, shown from what stands there."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from gui.desk.page_tools import PageTools
from gui.document.drawn_marks import without_marks
from gui.document.edits import Change, HeadersSet, Jumped, Stepped
from gui.document.glyphs import BY_NAG
from gui.document.lines import numbered
from gui.kit.punctuation import described
from gui.review import review_text
from gui.review.accuracy import LEVELS
from gui.review.noting import note
from gui.review.review import Review, review_in
from gui.review.reviewer import Result, Reviewer
from gui.shell.page import Deed
from gui.study.review_panel import BadMove, ReviewPanel
from gui.study.study import Study
from gui.words import naming, shown_moves
from gui.words import spoken_moves as heard_moves
from rules.game import Node

TYPE_TAGS, HUMAN = ("WhiteType", "BlackType"), "human"


class StudyReview(QObject):
    """Starts a Reviewer, and shows in its panel the review that the study holds, whoever has made it."""

    changed = Signal()
    """What can be done, or is on, has changed."""

    room_wanted = Signal()
    """The panel needs another height than before."""

    said = Signal(str)
    """Something is to be told: a sentence."""

    learn_wanted = Signal(int)
    """The mistakes of a side are to be tried again."""

    def __init__(self, study: Study, tools: PageTools, parent: QObject) -> None:
        super().__init__(parent)
        self._study = study
        self._settings = tools.settings
        self._sounds = tools.sounds
        self._players = naming.players(study.variant)
        self.panel = ReviewPanel(tools.style.palette, self._players)
        self.panel.hide()
        self.reviewer: Reviewer | None = None
        self.review = Review(study.variant.name, (), ())
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._catch_up)
        self._noted = False
        self.panel.chosen.connect(self._go)
        self.panel.cancelled.connect(self.cancel)
        self.panel.learn_wanted.connect(self.learn_wanted)

    def deeds(self) -> dict[str, Deed]:
        """Return what can be done with it."""
        return {
            "review_game": Deed(self.start, lambda: not self.running),
            "learn_mistakes": Deed(self._learn),
        }

    # Making one

    @property
    def running(self) -> bool:
        """Whether a review is being made."""
        return self.reviewer is not None

    def start(self) -> None:
        """Have the main line reviewed."""
        if self.running:
            return
        reviewer = Reviewer(self._study.game, int(self._settings["engine_hash"]), self)
        if not reviewer.worth_it:
            reviewer.deleteLater()
            self.said.emit(review_text.NOTHING())
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
        """Have no review made any more; the study stays as it is, unless all is written already."""
        if not self._noted:
            self._end()

    def close(self) -> None:
        """End it with the page."""
        self._soon.stop()
        reviewer, self.reviewer = self.reviewer, None
        if reviewer is not None:
            reviewer.close()

    def _end(self) -> None:
        """End the reviewer, and show no more that it works."""
        self.close()
        self.panel.end_progress()
        self._show_panel()
        self.changed.emit()

    def _finish(self, result: Result) -> None:
        """Write the review into the study, as one edit; it is shown in a turn of the window of its own."""
        note(self._study.document, result)
        self._noted = True
        self._soon.start()

    def _catch_up(self) -> None:
        """Show what has been edited; a review that was just written is done then."""
        done, self._noted = self._noted, False
        if done:
            self._end()
        self.refresh()
        if done:
            self._sounds.play("done")
            self.said.emit(review_text.DONE())

    def _fail(self, sentence: str) -> None:
        """Say why there is none."""
        self._end()
        self.said.emit(sentence)

    # Showing one

    def follow(self, change: Change) -> None:
        """Show what has changed in the document."""
        match change:
            case Stepped() | Jumped():
                self._show_current()
            case HeadersSet():
                pass
            case _:
                self._soon.start()

    def refresh(self) -> None:
        """Show the review that the main line holds."""
        self._soon.stop()
        line = self._study.document.main_line
        review = self.review = review_in(self._study.variant.name, line)
        known = review.known
        levels = {move.place: move.level for move in review.bad_moves} if known else {}
        first, second = (self._summary(side) if known else "" for side in (0, 1))
        self.panel.show_review(review.chances if known else (), levels, (first, second))
        moves = [self._bad_move(line[place]) for place in levels]
        learn = [sum(move.side == side and move.worth_learning for move in review.moves) for side in (0, 1)]
        self.panel.show_moves(moves, (learn[0], learn[1]))
        self._show_current()
        self._show_panel()
        self.changed.emit()

    def _summary(self, side: int) -> str:
        """Return how a player has played, in words."""
        counts = [(level.name, self.review.count(side, level.name)) for level in LEVELS]
        return review_text.summary(self._players[side], self.review.accuracies[side], counts)

    def _bad_move(self, node: Node) -> BadMove:
        """Return the row of a bad move; its comment says what its sign means."""
        comment, variant = without_marks(node.comment), self._study.variant
        heard = heard_moves.heard(variant, self._numbered(node)), heard_moves.heard(variant, comment, in_files=True)
        return BadMove(node.ply, self._written(node), comment, described(*heard))

    def _written(self, node: Node) -> str:
        """Return a move with its number and the sign that judges it."""
        move = self.review.at(node.ply)
        sign = next((BY_NAG[level.nag].sign for level in LEVELS if move is not None and level.name == move.level), "")
        return f"{self._numbered(node)}{sign}"

    def _numbered(self, node: Node) -> str:
        """Return a move as it is shown, with its number."""
        return numbered(self._study.game, node, True, shown_moves.of_node(self._study.variant, node))

    def _show_panel(self) -> None:
        """Show the panel if there is anything in it."""
        if self.panel.isHidden() != self.panel.empty:
            self.panel.setVisible(not self.panel.empty)
        self.room_wanted.emit()

    # Where it stands

    @property
    def place(self) -> int:
        """The place in the main line of the position shown, or where the variation shown branches off."""
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
        written = heard_moves.heard(self._study.variant, self._numbered(line[place])) if place else ""
        chance = self.review.chances[place] if place < len(self.review.chances) else None
        level = move.level if move is not None else ""
        self.panel.show_current(place, review_text.at(written, chance, self._study.variant, level))

    def _go(self, place: int) -> None:
        """Show a position of the main line."""
        line = self._study.document.main_line
        if 0 <= place < len(line):
            self._study.document.go_to(line[place])

    # Learning from it

    @property
    def _learner(self) -> int | None:
        """The side from whose mistakes something can be learned: the person's if one has played against a program, else
        the one that the move shown is of, if it has made some."""
        sides = {move.side for move in self.review.moves if move.worth_learning}
        people = [side for side in (0, 1) if self._study.game.headers.get(TYPE_TAGS[side]) == HUMAN]
        wanted = people[0] if len(people) == 1 else 1 - self._study.node.side
        return wanted if wanted in sides else min(sides, default=None)

    def _learn(self) -> None:
        """Have mistakes tried again, or say why there are none."""
        if self._learner is not None:
            self.learn_wanted.emit(self._learner)
        elif self.running:
            self.said.emit(review_text.NOT_YET())
        else:
            self.said.emit(review_text.NO_MISTAKES() if self.review.known else review_text.NO_REVIEW())
