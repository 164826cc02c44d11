"""The field for another engine: what is entered is started and asked, and holds once it has answered."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from gui.engines.engine_check import EngineCheck
from gui.settings import Settings

OWN = "Surajang's own"
USUAL_WORDS = "The command of any UCI program that knows these games. It plays from the next game on."


class EngineField(QWidget):
    """A command line with a button to find a program, and below it what is known of it."""

    settled = Signal(bool)
    """What was entered has been looked at, or is not going to be: whether it is what holds now."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._check: EngineCheck | None = None
        self._looked_at = settings["engine_command"]
        self.line = QLineEdit(self._looked_at)
        self.line.setPlaceholderText(OWN)
        self.line.setMinimumWidth(180)
        self.line.setAccessibleName("Command line of another engine")
        self.button = QPushButton()
        self.button.setAutoDefault(False)
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        row = QHBoxLayout()
        row.addWidget(self.line, 1)
        row.addWidget(self.button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(self.words)
        self.setFocusProxy(self.line)
        self.line.textEdited.connect(self._edited)
        self.line.editingFinished.connect(self.look)
        self.button.clicked.connect(self._press)
        self._show()

    @property
    def busy(self) -> bool:
        """Whether a program is being asked."""
        return self._check is not None

    def look(self) -> bool:
        """Look at what is entered, unless that has been done; say whether that is over. `settled` follows if not."""
        text = self.line.text().strip()
        if text == self._looked_at:
            return not self.busy
        self.stop()
        self._looked_at = text
        if text in ("", self._settings["engine_command"]):
            self._take(text, self._settings["engine_name"] if text else "")
            return True
        self._check = EngineCheck(text, self)
        self._check.passed.connect(self._passed)
        self._check.refused.connect(self._refused)
        self._show("Starting it…")
        self._check.start()
        return False

    def stop(self) -> None:
        """Ask the program no longer; what is entered is looked at when it is entered again."""
        self._end_check()
        self._looked_at = self._settings["engine_command"]
        self._show()

    def _edited(self) -> None:
        """Ask the program no longer, as something else is being entered."""
        busy = self.busy
        self.stop()
        if busy:
            self.settled.emit(False)

    def _end_check(self) -> None:
        """End the program that is asked."""
        check, self._check = self._check, None
        if check is not None:
            check.cancel()

    def _passed(self, name: str, sentence: str) -> None:
        """Take an engine that can play."""
        self._end_check()
        self._take(self._looked_at, name, sentence)
        self.settled.emit(True)

    def _refused(self, sentence: str) -> None:
        """Say why a program is not taken."""
        self._end_check()
        holds = self._settings["engine_command"]
        still = self._settings["engine_name"] or holds or OWN
        self._show(f"{sentence} {still} still plays.", "wrong")
        self.settled.emit(False)

    def _take(self, command: str, name: str, sentence: str = "") -> None:
        """Let an engine play from the next game on."""
        self._settings["engine_name"] = name
        self._settings["engine_command"] = command
        self._show(f"{sentence} It plays from the next game on." if sentence else "")

    def _show(self, words: str = "", style: str = "muted") -> None:
        """Say something below the field, or else which engine plays if it is not ours."""
        name = self._settings["engine_name"] if self._settings["engine_command"] else ""
        self.words.setObjectName(style)
        self.words.setText(words or (f"{name} plays for the computer." if name else USUAL_WORDS))
        self.words.style().polish(self.words)
        self.button.setText("Cancel" if self.busy else "Choose…")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep Enter, with which a line is entered, from closing the dialog: there is something to read first."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)

    def _press(self) -> None:
        """Find a program, or stop asking one."""
        if self.busy:
            self._edited()
            self.line.setText(self._settings["engine_command"])
            return
        path, _ = QFileDialog.getOpenFileName(self, "Another engine", self.line.text())
        if path:
            self.line.setText(path)
            self.look()
