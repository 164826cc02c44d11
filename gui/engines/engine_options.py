"""The dialog for the options that an engine declares, for all games or for one."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QLineEdit, QSpinBox, QWidget

from surajang.gui.engines.engine_list import Engine, EngineList
from surajang.gui.engines.engine_process import EngineProcess
from surajang.gui.engines.programs import listed_program
from surajang.gui.engines.protocol import Option
from surajang.gui.kit.buttons import make_button
from surajang.gui.kit.fields import ComboBox, SpinBox, size_in_text
from surajang.gui.kit.flow_layout import lay_column, lay_row
from surajang.gui.kit.label import Label, label_for
from surajang.gui.kit.punctuation import described, labelled
from surajang.gui.kit.scrolling import scrolling
from surajang.gui.kit.shorten import shortened
from surajang.gui.kit.translation import Text, tr
from surajang.gui.words import naming
from surajang.rules import catalogue

WIDTH, HEIGHT = 76, 30
"""The size of the dialog, in average letters and in lines."""

OURS = frozenset(("uci_variant", "multipv", "uci_analysemode", "ponder", "protocol"))
"""Options that the program sets itself, or that would make an engine's output unreadable."""

MAX_SPIN = 2**31 - 1
"""Qt's fields hold no larger numbers; one with larger limits is a text."""

FOR_ALL = Text("Bold options differ from the engine's defaults and take effect when it next starts.")
FOR_GAME = Text("Bold options are set for {game} only and take effect when the engine next starts.")
RESET = Text("Reset")
ON = Text("on")


class EngineOptionsDialog(QDialog):
    """Starts the engine, shows the options it declares, and saves values that differ from the defaults."""

    def __init__(self, engines: EngineList, engine: Engine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Options of {name}", name=engine.name))
        self._engines = engines
        self._name = engine.name
        self._key = engine.key
        self._options: list[Option] = []
        self.rows: dict[str, OptionRow] = {}
        self.game = ComboBox(self)
        self.game.fill([(tr("All games"), ""), *naming.choices(catalogue.games())])
        label = label_for(self.game, tr("Apply to"), self)
        self.words = Label(tr("Reading the options of {name}…", name=engine.name), self, look="muted", wraps=True)
        self._page = QWidget()
        self._rows = lay_column(within=self._page, margins=8, spacing=10)
        area = scrolling(self._page, self)
        self.reset_all = make_button(tr("Reset all"), self, self._reset_all)
        close = make_button(tr("Close"), self, self.accept)
        top, bottom = lay_row(label, (self.game, 1)), lay_row(self.reset_all, 1, close)
        lay_column(top, self.words, (area, 1), bottom, within=self, margins=16, spacing=10)
        self.game.activated.connect(lambda _: self._show_values())
        self._process = EngineProcess(listed_program(engine), "", self)
        self._process.introduced.connect(lambda _: self._show_options(self._process.options))
        self._process.unusable.connect(self._say_unusable)
        self._show_values()
        size_in_text(self, WIDTH, HEIGHT)
        self._process.prepare()

    # Options

    def _show_options(self, options: tuple[Option, ...]) -> None:
        self._process.close()
        self._options = [option for option in options if option.name.lower() not in OURS]
        for option in self._options:
            row = OptionRow(option, self._page)
            row.chosen.connect(lambda value, name=option.name: self._change({name: value}))
            self.rows[option.name] = row
            self._rows.addWidget(row)
        self._rows.addStretch(1)
        self._show_values()

    def _say_unusable(self, why: str) -> None:
        self._process.close()
        self.words.setText(tr("{why} Its options cannot be read.", why=why.format(name=self._name)))

    def _engine(self) -> Engine | None:
        """Return the engine as it is in the list now, None if it was removed."""
        return self._engines.get(self._key)

    def _show_values(self) -> None:
        engine, game = self._engine(), self.game.currentData()
        if engine is None:
            return
        for option in self._options:
            held = engine.games.get(game, {}) if game else engine.options
            below = engine.options.get(option.name) if game else None
            self.rows[option.name].show_value(held.get(option.name), below)
        self.reset_all.setEnabled(any(row.changed for row in self.rows.values()))
        if self._options:
            title = self.game.currentText()
            self.words.setText(FOR_GAME(game=title) if game else FOR_ALL())
        elif self._process.name:
            self.words.setText(tr("{name} has no options.", name=self._name))

    # Edits

    def _reset_all(self) -> None:
        self._change(dict.fromkeys(self.rows))

    def _change(self, values: dict[str, str | None]) -> None:
        engine, game = self._engine(), self.game.currentData()
        if engine is None:
            return
        held = dict(engine.games.get(game, {}) if game else engine.options)
        for name, value in values.items():
            if value is None:
                held.pop(name, None)
            else:
                held[name] = value
        if game:
            self._engines.set_options(engine.key, engine.options, {**engine.games, game: held})
        else:
            self._engines.set_options(engine.key, held, engine.games)
        self._show_values()

    def hideEvent(self, event: QHideEvent) -> None:
        """End the program, and take the text being edited."""
        for row in self.rows.values():
            row.finish()
        self._process.close()
        super().hideEvent(event)


class OptionRow(QWidget):
    """One option: its name, a field for its value, its default, and a button that resets it."""

    chosen = Signal(object)
    """Set the option to this value (a text), or for None reset it."""

    def __init__(self, option: Option, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.option = option
        self.changed = False
        self.label = Label(option.name, self, wraps=True)
        self.field = self._field()
        self.field.setAccessibleName(option.name)
        self.hint = Label(parent=self, look="muted", wraps=True)
        self.reset = make_button(RESET(), self, lambda: self.chosen.emit(None))
        self.reset.setAccessibleName(labelled(RESET(), option.name))
        row = lay_row((self.field, 1), self.reset)
        lay_column(self.label, row, self.hint, within=self, margins=0, spacing=2)
        self._below = ""

    def _field(self) -> QWidget:
        """Return the field for the option's kind of value."""
        option = self.option
        if option.kind in ("check", "button"):
            box = QCheckBox(tr("Press at every start") if option.kind == "button" else ON(), self)
            box.clicked.connect(self._clicked)
            return box
        if option.kind == "combo" and option.choices:
            combo = ComboBox(self, narrow=8)
            combo.addItems(list(option.choices))
            combo.activated.connect(lambda _: self._take(combo.currentText()))
            return combo
        low, high = option.low, option.high
        if option.kind == "spin" and low is not None and high is not None and -MAX_SPIN <= low <= high <= MAX_SPIN:
            spin = SpinBox(self)
            spin.setRange(low, high)
            spin.setKeyboardTracking(False)
            spin.valueChanged.connect(lambda value: self._take(str(value)))
            return spin
        line = QLineEdit(self)
        line.editingFinished.connect(self._edited)
        return line

    def _clicked(self, on: bool) -> None:
        if self.option.kind == "button":
            self.chosen.emit("" if on else None)
        else:
            self._take("true" if on else "false")

    def _edited(self) -> None:
        """Take the edited text, if it is new and valid; otherwise show the present value again."""
        assert isinstance(self.field, QLineEdit)
        if self.field.isModified():
            self.field.setModified(False)
            self._take(self.field.text())

    def finish(self) -> None:
        """Take the text being edited."""
        if isinstance(self.field, QLineEdit):
            self._edited()
        elif isinstance(self.field, QSpinBox):
            self.field.interpretText()

    def _take(self, value: str) -> None:
        """Pass on a value, None if it is the default."""
        try:
            value = self.option.checked(value)
        except ValueError as error:
            self.hint.setText(str(error))
            return
        self.chosen.emit(None if value == self._below else value)

    def show_value(self, held: str | None, in_all: str | None) -> None:
        """Show the value set, None for none; `in_all` is the value for all games if this is about one."""
        option = self.option
        self._below = option.default if in_all is None else in_all
        value = self._below if held is None else held
        self.changed = held is not None
        font = self.label.font()
        font.setBold(self.changed)
        self.label.setFont(font)
        self.reset.setEnabled(self.changed)
        field = self.field
        field.blockSignals(True)
        if isinstance(field, QCheckBox):
            field.setChecked(held is not None or in_all is not None if option.kind == "button" else value == "true")
        elif isinstance(field, QComboBox):
            field.setCurrentText(value)
        elif isinstance(field, QSpinBox):
            field.setValue(int(value) if value.removeprefix("-").isdigit() else field.minimum())
        elif isinstance(field, QLineEdit):
            field.setText(value)
            field.setModified(False)
        field.blockSignals(False)
        self.hint.setText(self._hint(in_all))
        self.hint.setVisible(option.kind != "button")

    def _hint(self, in_all: str | None) -> str:
        """Return the value that applies if none is set, and the permitted range."""
        option = self.option
        words = tr("Default: {value}") if in_all is None else tr("In all games: {value}")
        parts = [words.format(value=value_text(option.kind, shortened(self._below)))]
        if option.low is not None and option.high is not None:
            parts.append(tr("from {low} to {high}", low=option.low, high=option.high))
        return described(*parts)


def value_text(kind: str, value: str) -> str:
    """Return an option's value for display."""
    if kind == "check":
        return ON() if value == "true" else tr("off")
    return value or tr("nothing")
