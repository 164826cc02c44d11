"""The field in which an engine is added: what is entered is started and asked, and passed on once it has answered."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from gui.engines import engines_text
from gui.engines.engine_check import EngineCheck
from gui.engines.engine_list import LONGEST_COMMAND
from gui.engines.programs import Program, other_program
from gui.kit.label import Label


class EngineField(QWidget):
    """A command line, a button to find a program and one to add what is entered; below, what is known of it."""

    passed = Signal(str, str)
    """What was entered is an engine that can play: its command line, and what it calls itself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._check: EngineCheck | None = None
        self.line = QLineEdit(self)
        self.line.setPlaceholderText(engines_text.COMMAND())
        self.line.setMaxLength(LONGEST_COMMAND)
        self.line.setMinimumWidth(140)
        self.line.setAccessibleName(engines_text.COMMAND_NAME())
        self.choose = QPushButton(engines_text.CHOOSE(), self)
        self.add = QPushButton(engines_text.ADD(), self)
        for button in (self.choose, self.add):
            button.setAutoDefault(False)
        self.words = Label(parent=self)
        self.words.setWordWrap(True)
        row = QHBoxLayout()
        row.addWidget(self.line, 1)
        row.addWidget(self.choose)
        row.addWidget(self.add)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(self.words)
        self.setFocusProxy(self.line)
        self.line.textEdited.connect(lambda _: self.stop())
        self.line.returnPressed.connect(self.look)
        self.choose.clicked.connect(self._choose)
        self.add.clicked.connect(self._press)
        self.say()

    @property
    def busy(self) -> bool:
        """Whether a program is being asked."""
        return self._check is not None

    def look(self) -> None:
        """Start what is entered, and ask it; `passed` follows, or a sentence below the field."""
        text = self.line.text().strip()
        if text and not self.busy:
            self.ask(other_program(text))

    def ask(self, program: Program) -> None:
        """Start a program, and say what it is; `passed` follows only if it is the one that is entered."""
        self.stop()
        entered = self.line.text().strip() if not program.named else ""
        self._check = EngineCheck(program, self)
        self._check.passed.connect(lambda name, sentence: self._passed(entered, name, sentence))
        self._check.refused.connect(lambda sentence: self._refused(entered, sentence))
        self.say(engines_text.STARTING())
        self._check.start()

    def stop(self) -> None:
        """Ask no program any longer."""
        self._end_check()
        self.say()

    def _end_check(self) -> None:
        """End the program that is asked."""
        check, self._check = self._check, None
        if check is not None:
            check.cancel()

    def _passed(self, entered: str, name: str, sentence: str) -> None:
        """Pass on an engine that can play."""
        self._end_check()
        if entered:
            self.line.clear()
            self.say(engines_text.ADDED(sentence=sentence))
            self.passed.emit(entered, name)
        else:
            self.say(sentence)

    def _refused(self, entered: str, sentence: str) -> None:
        """Say why a program cannot play."""
        self._end_check()
        self.say(engines_text.NOT_ADDED(sentence=sentence) if entered else sentence, "wrong")

    def say(self, words: str = "", style: str = "muted") -> None:
        """Say something below the field, or else what can be entered."""
        self.words.setObjectName(style)
        self.words.setText(words or engines_text.USUAL_WORDS())
        self.words.style().polish(self.words)
        self.add.setText(engines_text.CANCEL() if self.busy else engines_text.ADD())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep Enter, with which a line is entered, from closing the dialog: there is something to read first."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)

    def _press(self) -> None:
        """Add what is entered, or stop asking."""
        if self.busy:
            self.stop()
        else:
            self.look()

    def _choose(self) -> None:
        """Find a program, and ask it."""
        path, _ = QFileDialog.getOpenFileName(self, engines_text.CHOOSE_TITLE(), self.line.text())
        if path:
            self.stop()
            self.line.setText(path)
            self.look()
