"""The question on the start page that asks which games a visitor knows, and the next steps it offers."""

from collections.abc import Callable
from functools import partial
from itertools import pairwise

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from surajang.gui.board.board_options import show_characters
from surajang.gui.desk.navigator import LessonsRequest, Navigator, RulesRequest
from surajang.gui.kit.accessible_widgets import make_group
from surajang.gui.kit.announcing import announce
from surajang.gui.kit.buttons import make_button
from surajang.gui.kit.flow_layout import Flow, lay_column
from surajang.gui.kit.label import Label
from surajang.gui.kit.punctuation import sentences
from surajang.gui.kit.translation import Text, tr
from surajang.gui.shell.knowledge import (
    ASKED,
    CHESS,
    DIFFERENCES,
    KNOWLEDGE,
    NOTHING,
    SHOGI,
    XIANGQI,
    differences_section,
    differences_title,
    nearest_family,
)
from surajang.gui.shell.settings import Settings
from surajang.gui.words import naming
from surajang.rules.games import GAMES

QUESTION = Text("Which of these games do you already know?")
PURPOSE = Text(
    "Lessons skip what you already know and explain the rest by comparison. You are asked only once; you can change"
    " this in Preferences."
)

ANSWERED = {
    CHESS: Text("Lessons skip what is the same as in chess and explain the rest by comparison."),
    SHOGI: Text("Lessons skip what is the same as in shogi and explain the rest by comparison."),
    XIANGQI: Text("Lessons skip what is the same as in xiangqi and explain the rest by comparison."),
    NOTHING: Text("You need not know any of them: the lessons start from the beginning."),
}


class FirstVisit(QFrame):
    """Asks which games the visitor knows; the answer is saved, and buttons offer the next steps."""

    resized = Signal()
    """The space needed has changed."""

    def __init__(self, settings: Settings, navigator: Navigator, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._settings = settings
        self.answered = False
        self._navigator = navigator
        self.heading = Label(QUESTION(), self, look="heading", wraps=True)
        self.words = Label(PURPOSE(), self, look="muted", wraps=True)
        self._row = QWidget(self)
        self._row.setAccessibleName(QUESTION())
        make_group(self._row)
        self._flow = Flow(self._row, 8)
        self.buttons: dict[str, QPushButton] = {}
        for key, name in KNOWLEDGE[1:]:
            self.buttons[key] = self._button(tr(name), partial(self.answer, key))
        self.buttons["skip"] = self._button(tr("Skip", "a question"), self._skip)
        lay_column(self.heading, self.words, self._row, within=self, margins=(16, 12, 16, 12), spacing=6)

    def _button(self, text: str, run: Callable[[], object], look: str = "") -> QPushButton:
        """Add a button."""
        button = make_button(text, self._row, run, look, enter=True)
        self._flow.addWidget(button)
        return button

    def _skip(self) -> None:
        """Ask no more."""
        self._settings["explained"] = {**self._settings["explained"], ASKED: True}

    def answer(self, knows: str) -> None:
        """Save the answer, and offer where to begin."""
        self.answered = True
        self._settings["knows"] = knows
        asked = list(self.buttons.values())
        self._row.setAccessibleName("")
        self._flow.clear()
        self.heading.setText(tr("Thank you"))
        self.words.setText(ANSWERED[knows]())
        family = GAMES[nearest_family(knows)]
        lesson = LessonsRequest(family.name, begin=True)
        text = tr("Start with the first lesson of {game}", game=naming.title(family))
        begin = self._button(text, lambda: self._navigator.open(lesson), look="primary")
        self.buttons = {"begin": begin}
        section = differences_section(knows)
        if section:
            request = RulesRequest(DIFFERENCES, section)
            self.buttons["differences"] = self._button(differences_title(knows), lambda: self._navigator.open(request))
        if knows in (SHOGI, XIANGQI):
            self.buttons["characters"] = self._button(tr("Show the pieces with characters"), self._show_characters)
        for before, button in pairwise((asked[-1], *self.buttons.values())):
            QWidget.setTabOrder(before, button)
            button.show()
        begin.setFocus()
        announce(sentences(self.heading.text() + ".", self.words.text()))
        self.resized.emit()

    def _show_characters(self) -> None:
        """Show the pieces with Chinese characters, at once also on the boards below the question."""
        show_characters(self._settings, on=True)
        button = self.buttons.pop("characters")
        self.buttons["begin"].setFocus()
        button.hide()
        announce(tr("The pieces now have characters. You can change this in the View menu."))
        self.resized.emit()
