"""The panel about the start position: the pieces to put on the board, by clicks and drags."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from surajang.gui.board.pieces import PiecePictures
from surajang.gui.desk.piece_palette import MOVE, REMOVE, PiecePalette
from surajang.gui.kit.buttons import make_button
from surajang.gui.kit.fields import CheckBox
from surajang.gui.kit.label import Label
from surajang.gui.kit.translation import Text, tr
from surajang.gui.workshop import draft_edits as edits
from surajang.gui.workshop.panels import Panel
from surajang.rules.errors import Where

HINTS = {
    MOVE: Text("Drag pieces to where they start, or off the board. Choose a piece above to add more to the board."),
    REMOVE: Text("Click pieces to remove them. Esc: back to moving."),
}
PLACING = Text("Click squares to put the piece there. A hand shows what a player starts with. Esc: back to moving.")


class StartPanel(Panel):
    """The start position."""

    chosen = Signal(int)
    """The choice for clicks on the board: a piece, MOVE or REMOVE."""

    def __init__(self, pictures: PiecePictures, parent: QWidget | None = None) -> None:
        super().__init__(tr("Start position"), parent)
        self.palette_of_pieces = PiecePalette(pictures, self)
        self.palette_of_pieces.chosen.connect(self._choose)
        self.hint = Label(HINTS[MOVE](), self, look="muted", wraps=True)
        self.mirrors = CheckBox(tr("The other side mirrors it"), self)
        self.mirrors.setChecked(True)
        self.clear = make_button(tr("Clear the board"), self, lambda: self.change(edits.clear_board), enter=True)
        for widget in (self.palette_of_pieces, self.hint, self.mirrors, self.clear):
            self.column.addWidget(widget)
        self.problem = Label(parent=self, look="wrong", wraps=True)
        self.column.addWidget(self.problem)
        self.column.addStretch(1)

    def _choose(self, what: int) -> None:
        self.hint.setText(HINTS.get(what, PLACING)())
        self.chosen.emit(what)

    def show_problem(self, where: Where, words: str) -> bool:
        """Show the fault of the start."""
        here = where[:1] == ("start",)
        self.problem.setText(words if here else "")
        return here
