"""The strip above the panel while the squares of a zone are painted on it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from surajang.gui.board.annotations import SQUARE, Colour, Mark
from surajang.gui.kit.buttons import make_button
from surajang.gui.kit.fields import CheckBox, Segments
from surajang.gui.kit.flow_layout import lay_column, lay_row
from surajang.gui.kit.label import Label
from surajang.gui.kit.translation import tr
from surajang.gui.words import naming
from surajang.gui.workshop import draft_edits as edits
from surajang.gui.workshop.draft import Draft, value_at
from surajang.rules.codes import square_at
from surajang.rules.errors import Where
from surajang.rules.variant import Variant
from surajang.rules.zones import mirrored

HOLES: Where = ("holes",)


class ZoneStrip(QWidget):
    """Shows the zone being painted, and for which side. `where` is the place of the zone, None while nothing is
    painted.
    """

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
