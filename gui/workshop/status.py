"""The strip that shows a draft's fault, or that it has none."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QWidget

from surajang.gui.kit.banner import PASSING_MS
from surajang.gui.kit.buttons import WrappingButton
from surajang.gui.kit.flow_layout import lay_row
from surajang.gui.kit.label import Label, give_tip
from surajang.gui.kit.punctuation import quoted
from surajang.gui.kit.translation import Text, tr
from surajang.gui.words.refusal_text import sentence
from surajang.gui.workshop.draft import Problem
from surajang.gui.workshop.specs import label_at

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
        self.wrong = WrappingButton("", self)
        self.wrong.setAutoDefault(True)
        self.wrong.clicked.connect(self.followed)
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
