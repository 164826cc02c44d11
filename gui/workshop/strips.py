"""The strips above the panels: the zone that is being painted, and a fault of the draft, or that it has none."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QWidget

from surajang.gui.board.annotations import SQUARE, Colour, Mark
from surajang.gui.kit.banner import PASSING_MS
from surajang.gui.kit.buttons import make_button, wrapping_button
from surajang.gui.kit.fields import CheckBox, Segments
from surajang.gui.kit.flow_layout import lay_column, lay_row
from surajang.gui.kit.label import Label, give_tip
from surajang.gui.kit.punctuation import quoted
from surajang.gui.kit.translation import Text, tr
from surajang.gui.words import naming
from surajang.gui.words.refusal_text import sentence
from surajang.gui.workshop import draft_edits as edits
from surajang.gui.workshop.draft import Draft, Problem, value_at
from surajang.gui.workshop.specs import label_at
from surajang.rules.codes import square_at
from surajang.rules.errors import Where
from surajang.rules.variant import Variant
from surajang.rules.zones import mirrored

HOLES: Where = ("holes",)


class ZoneStrip(QWidget):
    """Shows the zone being painted, and for whom. `where` is the zone's place, None while nothing is painted."""

    ended = Signal()
    """The zone is done."""

    shown = Signal()
    """The side being painted, or the mirroring, has changed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.where: Where | None = None
        self.words = Label(parent=self, wraps=True)
        self.side = Segments((("0", ""), ("1", "")), "0", self)
        self.side.setAccessibleName(tr("Whose squares"))
        self.mirrors = CheckBox(tr("The other side's are mirrored"), self)
        self.mirrors.setChecked(True)
        self.colours = Label(
            tr("Green squares are this side's, yellow ones only the other side's."), self, look="muted", wraps=True
        )
        self.done = make_button(tr("Done"), self, self.ended.emit, look="primary", enter=True)
        self.side.changed.connect(lambda _: self.shown.emit())
        self.mirrors.clicked.connect(lambda _: self.shown.emit())
        row = lay_row(self.done, 1)
        lay_column(self.words, self.side, self.mirrors, self.colours, row, within=self, margins=(0, 0, 0, 4), spacing=4)
        self.hide()

    def begin(self, draft: Draft, where: Where, name: str, variant: Variant) -> None:
        """Paint the zone at a place; `name` is that of its field."""
        self.where = where
        self.side.buttons["0"].setChecked(True)
        self.words.setText(tr("Click the squares, or drag over them: {field}", field=name))
        for number, player in enumerate(naming.players(variant)):
            self.side.buttons[str(number)].setText(player)
        text = value_at(draft.table, where) or ""
        own, other = draft.zone(text), draft.zone(text, 1)
        self.mirrors.setChecked(mirrored(own, draft.size[1]) == other)
        self.side.setVisible(where != HOLES)
        self.mirrors.setVisible(where != HOLES)
        self.colours.setVisible(where != HOLES)
        self.show()

    def end(self) -> None:
        """End painting."""
        self.where = None
        self.hide()

    @property
    def _side(self) -> int:
        return int(self.side.value)

    def marks(self, draft: Draft) -> tuple[Mark, ...]:
        """Return the marks of the squares: those of the side being painted, and paler the other's."""
        if self.where is None:
            return ()
        text = value_at(draft.table, self.where) or ""
        first = draft.zone(text, self._side)
        second = draft.zone(text, 1 - self._side) if self.where != HOLES else frozenset()
        marks = [Mark(square_at(*square), Colour.GREEN, SQUARE) for square in sorted(first)]
        return (*marks, *(Mark(square_at(*square), Colour.YELLOW, SQUARE) for square in sorted(second - first)))

    def painted(self, draft: Draft, square: tuple[int, int], like: tuple[int, int] | None = None) -> Draft:
        """Return a draft in which a square is toggled in the zone, or is in it if the square `like` is."""
        assert self.where is not None
        text = value_at(draft.table, self.where) or ""
        sides = [draft.zone(text), draft.zone(text, 1)]
        own = sides[self._side]
        sides[self._side] = own - {square} if (square in own if like is None else like not in own) else own | {square}
        if self.where == HOLES:
            return edits.make_holes(draft, sides[0])
        if self.mirrors.isChecked():
            sides[1 - self._side] = mirrored(sides[self._side], draft.size[1])
        return edits.paint(draft, self.where, *sides)


COMPLETE = Text("The game is complete.")
ONLY_KINGS = Text("So far there are only kings. Add pieces and put them on the board.")


def problem_text(problem: Problem) -> str:
    """Return a fault in words, with the labels of fields in place of the definition's keys."""
    return sentence(problem.reason, lambda key: quoted(label_at(problem.where, key) or key))


class StatusStrip(QWidget):
    """One sentence; a click on a fault leads to its place."""

    followed = Signal()
    """Show the place of the fault."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.good = Label(COMPLETE(), self, look="muted", wraps=True)
        self.wrong = wrapping_button("", self, self.followed.emit)
        give_tip(self.wrong, tr("Show the place"))
        self.news = Label(parent=self, wraps=True)
        self.saved = Label(parent=self, look="wrong", wraps=True)
        self._passing = QTimer(self, singleShot=True, interval=PASSING_MS)
        self._passing.timeout.connect(lambda: self.note(""))
        parts = ((self.good, 1), (self.wrong, 1), (self.news, 1), (self.saved, 1))
        lay_row(*parts, within=self, margins=0, spacing=8)
        self.note("")
        self.saved.hide()
        self.show_problem(None)

    def show_problem(self, problem: Problem | None, only_kings: bool = False) -> bool:
        """Show a fault; return whether it is new. Without one, say what is left to do while there are `only_kings`."""
        words = problem_text(problem) if problem is not None else ""
        new = self.wrong.text() != words
        self.wrong.setText(words)
        self.wrong.setVisible(problem is not None)
        self.good.setText(ONLY_KINGS() if only_kings else COMPLETE())
        self.good.setVisible(problem is None)
        return new

    def note(self, words: str) -> None:
        """Show a message for a while, none for ""."""
        self.news.show_text(words)
        if words:
            self._passing.start()
        else:
            self._passing.stop()
