"""The fields to add an engine, which must start and answer first, and to choose one."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFileDialog, QLineEdit, QWidget

from surajang.gui.engines.engine_list import MAX_COMMAND_LENGTH, Engine, engine_list
from surajang.gui.engines.engine_process import START_PATIENCE, EngineProcess
from surajang.gui.engines.programs import Program, other_program
from surajang.gui.kit.buttons import make_button
from surajang.gui.kit.fields import ComboBox
from surajang.gui.kit.flow_layout import lay_column, lay_row
from surajang.gui.kit.label import Label
from surajang.gui.kit.punctuation import joined
from surajang.gui.kit.translation import Text, tr
from surajang.gui.shell.settings import Settings
from surajang.gui.words import naming
from surajang.rules.games import GAMES

PATIENCE = START_PATIENCE
"""Milliseconds the program may take to get ready, as when it plays; the player can cancel."""

ADD, CANCEL = Text("Add"), Text("Cancel")
DEFAULT_WORDS = Text(
    "The command of any UCI engine that supports these games. The engine is started and checked when you add it."
)
STARTING = Text("Starting the engine…")
PONDERING = Text(
    "It thinks about the move it expects from you, for at most three minutes, and keeps the processor busy meanwhile."
    " Only level {number} with a set thinking time does this, and other engines that can."
)
KNOWS_SOME = Text("{name} supports {known}, but not {unknown}.")


class EngineCheck(QObject):
    """A trial start of a program; it ends when cancelled or when the program's time is up."""

    passed = Signal(str, str)
    """The program is an engine for at least one of our games: its name, and a sentence that says for which."""

    refused = Signal(str)
    """The program is not one: a sentence that says why."""

    def __init__(self, program: Program, parent: QObject) -> None:
        super().__init__(parent)
        self._name = program.name if program.named else program.words
        self._engine = EngineProcess(program, "", self)
        self._engine.patience_to_start = PATIENCE
        self._engine.introduced.connect(self._judge)
        self._engine.unusable.connect(self._refuse)

    def start(self) -> None:
        """Start the program; `passed` or `refused` follows."""
        self._engine.prepare()

    def cancel(self) -> None:
        """End the program; nothing follows."""
        self.blockSignals(True)
        self._engine.close()
        self.deleteLater()

    def _judge(self, name: str) -> None:
        """Report which of our variants the engine knows."""
        engine = self._engine
        name = name or self._name
        if not engine.knows_variants:
            self._refuse(tr("{name} cannot play these games: it has no UCI_Variant option."), name)
            return
        if not engine.offers:
            self._pass(name, tr("{name} does not say which games it supports.", name=name))
            return
        known = [naming.title(variant) for variant in GAMES.values() if engine.knows(variant.name)]
        unknown = [naming.title(variant) for variant in GAMES.values() if not engine.knows(variant.name)]
        if not known:
            self._refuse(tr("{name} supports none of these games."), name)
        elif unknown:
            sentence = KNOWS_SOME(name=name, known=joined(known), unknown=joined(unknown))
            self._pass(name, sentence)
        else:
            self._pass(name, tr("{name} supports all of these games.", name=name))

    def _pass(self, name: str, sentence: str) -> None:
        self._engine.close()
        self.passed.emit(name, sentence)

    def _refuse(self, why: str, name: str = "") -> None:
        """Report why the program cannot play."""
        self._engine.close()
        self.refused.emit(why.format(name=name or self._name))


class EngineField(QWidget):
    """A command line, a button to find a program and one to add the engine entered; below, a message about it."""

    passed = Signal(str, str)
    """The engine entered can play: its command line, and the name it reports."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._check: EngineCheck | None = None
        self.line = QLineEdit(self, placeholderText=tr("A program or a command line"), maxLength=MAX_COMMAND_LENGTH)
        self.line.setMinimumWidth(140)
        self.line.setAccessibleName(tr("Command line of the engine to add"))
        self.choose = make_button(tr("Choose…"), self, self._choose)
        self.add = make_button(ADD(), self, self._press)
        self.words = Label(parent=self, wraps=True)
        row = lay_row((self.line, 1), self.choose, self.add)
        lay_column(row, self.words, within=self, margins=0)
        self.setFocusProxy(self.line)
        self.line.textEdited.connect(lambda _: self.stop())
        self.line.returnPressed.connect(self.look)
        self.say()

    @property
    def busy(self) -> bool:
        """Whether a program is being tried."""
        return self._check is not None

    def look(self) -> None:
        """Try the program entered; `passed` follows, or a sentence below the field."""
        text = self.line.text().strip()
        if text and not self.busy:
            self.ask(other_program(text))

    def ask(self, program: Program) -> None:
        """Try a program and show the result; `passed` follows only if it is the one entered."""
        self.stop()
        entered = self.line.text().strip() if not program.named else ""
        self._check = EngineCheck(program, self)
        self._check.passed.connect(lambda name, sentence: self._passed(entered, name, sentence))
        self._check.refused.connect(lambda sentence: self._refused(entered, sentence))
        self.say(STARTING())
        self._check.start()

    def stop(self) -> None:
        """Stop trying a program."""
        self._end_check()
        self.say()

    def _end_check(self) -> None:
        check, self._check = self._check, None
        if check is not None:
            check.cancel()

    def _passed(self, entered: str, name: str, sentence: str) -> None:
        self._end_check()
        if entered:
            self.line.clear()
            self.say(tr("{sentence} It was added to the list.", sentence=sentence))
            self.passed.emit(entered, name)
        else:
            self.say(sentence)

    def _refused(self, entered: str, sentence: str) -> None:
        """Say why a program cannot play."""
        self._end_check()
        self.say(tr("{sentence} It was not added.", sentence=sentence) if entered else sentence, "wrong")

    def say(self, words: str = "", style: str = "muted") -> None:
        """Show a message below the field, or by default what can be entered."""
        self.words.setObjectName(style)
        self.words.setText(words or DEFAULT_WORDS())
        self.words.style().polish(self.words)
        self.add.setText(CANCEL() if self.busy else ADD())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep Enter in the field from closing the dialog before the message below has been read."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)

    def _press(self) -> None:
        """Add the engine entered, or stop the trial."""
        if self.busy:
            self.stop()
        else:
            self.look()

    def _choose(self) -> None:
        """Choose a program's file, and try it."""
        path, _ = QFileDialog.getOpenFileName(self, tr("Choose an engine"), self.line.text())
        if path:
            self.stop()
            self.line.setText(path)
            self.look()


class EngineChoice(ComboBox):
    """Our own engine, and those of the list; the choice takes effect `at_once`, or when `apply` is called."""

    def __init__(self, settings: Settings, at_once: bool = True) -> None:
        super().__init__(None, tr("The computer's engine"), narrow=18)
        self._engines = engine_list(settings)
        self._engines.wait()
        self._engines.adopt()
        self._list()
        self._engines.changed.connect(self._list)
        if at_once:
            self.activated.connect(lambda _: self.apply())

    def _list(self) -> None:
        chosen = self._engines.chosen()
        listed = [(engine.name, engine.key) for engine in self._engines.engines]
        self.fill([(tr("Surajang's own engine"), ""), *listed], chosen.key if chosen else "")

    @property
    def engine(self) -> Engine | None:
        """The chosen engine of the list, None for our own."""
        return self._engines.get(self.currentData() or "")

    def apply(self) -> None:
        """Make the choice take effect from the next game on."""
        self._engines.choose(self.engine)
