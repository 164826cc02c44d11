"""Fields of a draft, made from their specs: each shows the value at its place, and emits edits."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton, QSpinBox, QWidget

from surajang.gui.kit.accessible_widgets import make_group
from surajang.gui.kit.buttons import make_button, wrapping_button
from surajang.gui.kit.fields import CheckBox, ComboBox, SpinBox
from surajang.gui.kit.flow_layout import Flow, lay_column, lay_row
from surajang.gui.kit.label import Label, give_tip, label_for
from surajang.gui.kit.punctuation import bracketed
from surajang.gui.kit.translation import tr
from surajang.gui.words import naming
from surajang.gui.workshop.draft import Draft, value_at
from surajang.gui.workshop.specs import CHOICE, FLAG, MOVES, NUMBER, PIECE, PIECES, TEXT, ZONE, Spec
from surajang.rules.errors import Where

LABEL_GAP, FIELD_GAP, BOX_GAP = 2, 10, 16


class Editing(QWidget):
    """A field, or a part of a form that holds some and passes their signals on."""

    edited = Signal(tuple, object)
    """The place in the draft's table, and its new value, None for the default."""

    painting = Signal(object)
    """Begin or end painting the zone at this place on the board."""

    def hold(self, part: "Editing") -> None:
        """Pass a part's signals on."""
        part.edited.connect(self.edited)
        part.painting.connect(self.painting)


class Field(Editing):
    """One field with its label and help; a sentence below shows its fault."""

    def __init__(self, spec: Spec, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.spec = spec
        self.where: Where = ()
        self.problem = Label(parent=self, look="wrong", wraps=True)
        self.problem.hide()
        self.column = lay_column(within=self, margins=0, spacing=LABEL_GAP)
        self.control = self._make()
        if not isinstance(self.control, CheckBox):
            self.column.addWidget(label_for(self.control, spec.label(), self, wraps=True))
        self.column.addWidget(self._row())
        if spec.help is not None:
            help_words = spec.help()
            self.column.addWidget(Label(help_words, self, look="muted", wraps=True))
            self.control.setAccessibleDescription(help_words)
        self.column.addWidget(self.problem)

    def _make(self) -> QWidget:
        """Return the widget in which the value is edited."""
        raise NotImplementedError

    def _row(self) -> QWidget:
        """Return the widget under the label."""
        return self.control

    def show_value(self, draft: Draft, value: Any) -> None:
        """Show a value of a draft, without emitting anything."""
        raise NotImplementedError

    def show_at(self, draft: Draft, base: Where) -> None:
        """Show this field's value in a draft under a place."""
        self.where = (*base, *self.spec.key.split("."))
        value = value_at(draft.table, self.where)
        with QSignalBlocker(self.control):
            self.show_value(draft, self.spec.default if value is None else value)

    def emit_value(self, value: Any) -> None:
        """Emit a value; the default need not be in the draft."""
        self.edited.emit(self.where, None if value == self.spec.default and not self.spec.required else value)

    def show_problem(self, words: str) -> None:
        """Show a fault, none for ""."""
        self.problem.show_text(words)


class LineField(Field):
    """A line of text, or a movement."""

    def _make(self) -> QWidget:
        line = QLineEdit(self)
        line.textEdited.connect(lambda text: self.emit_value(" ".join(text.splitlines())))  # pasted line breaks
        return line

    def show_value(self, draft: Draft, value: Any) -> None:
        assert isinstance(self.control, QLineEdit)
        text = value if isinstance(value, str) else ""
        if self.control.text() != text:
            self.control.setText(text)


class ZoneField(LineField):
    """A zone as text, with a button to paint it on the board."""

    def _row(self) -> QWidget:
        row = QWidget(self)
        self.paint_button = QPushButton(tr("Paint", "squares on a board"), row, autoDefault=True)
        self.paint_button.setCheckable(True)
        give_tip(self.paint_button, tr("Choose the squares on the board: {field}", field=self.spec.label()))
        self.paint_button.clicked.connect(lambda on: self.painting.emit(self.where if on else None))
        lay_row((self.control, 1), self.paint_button, within=row, margins=0, spacing=6)
        return row

    def show_painting(self, where: Where | None) -> None:
        """Show whether this zone is being painted."""
        self.paint_button.setChecked(where == self.where)


class NumberField(Field):
    """A number."""

    def _make(self) -> QWidget:
        spin = SpinBox(self)
        spin.setRange(0, self.spec.most)
        spin.valueChanged.connect(self.emit_value)
        return spin

    def show_value(self, draft: Draft, value: Any) -> None:
        assert isinstance(self.control, QSpinBox)
        self.control.setValue(value)


class FlagField(Field):
    """A check box."""

    def _make(self) -> QWidget:
        box = CheckBox(self.spec.label(), self)
        box.clicked.connect(self.emit_value)
        return box

    def show_value(self, draft: Draft, value: Any) -> None:
        assert isinstance(self.control, CheckBox)
        self.control.setChecked(bool(value))


class ChoiceField(Field):
    """One of some values, or one of the pieces."""

    def _make(self) -> QWidget:
        combo = ComboBox(self, narrow=0)
        combo.activated.connect(lambda number: self.emit_value(combo.itemData(number)))
        return combo

    def show_value(self, draft: Draft, value: Any) -> None:
        combo = self.control
        assert isinstance(combo, QComboBox)
        choices = [(key, text() if text is not None else str(key)) for key, text in self.spec.choices]
        if self.spec.kind == PIECE:
            choices += [(symbol, piece_label(draft, symbol)) for symbol in draft.pieces]
        if choices != [(combo.itemData(n), combo.itemText(n)) for n in range(combo.count())]:
            combo.clear()
            for key, text in choices:
                combo.addItem(text, key)
        keys = [key for key, _ in choices]
        combo.setCurrentIndex(keys.index(value) if value in keys else -1)


class PiecesField(Field):
    """Several pieces: a check box for each."""

    def _make(self) -> QWidget:
        group = QWidget(self)
        make_group(group)
        self._flow = Flow(group, BOX_GAP)
        self.boxes: dict[str, CheckBox] = {}
        return group

    def show_value(self, draft: Draft, value: Any) -> None:
        if list(self.boxes) != list(draft.pieces):
            for box in self.boxes.values():
                self._flow.removeWidget(box)
                box.hide()
                box.deleteLater()
            self.boxes = {symbol: self._box(symbol) for symbol in draft.pieces}
        for symbol, box in self.boxes.items():
            box.setText(piece_label(draft, symbol))
            box.setChecked(symbol in value)

    def _box(self, symbol: str) -> CheckBox:
        box = CheckBox(parent=self.control)
        box.clicked.connect(lambda: self.emit_value([key for key, one in self.boxes.items() if one.isChecked()]))
        self._flow.addWidget(box)
        box.show()
        return box


KINDS: dict[str, type[Field]] = {
    TEXT: LineField,
    MOVES: LineField,
    NUMBER: NumberField,
    FLAG: FlagField,
    ZONE: ZoneField,
    PIECE: ChoiceField,
    PIECES: PiecesField,
    CHOICE: ChoiceField,
}


def piece_label(draft: Draft, symbol: str) -> str:
    """Return a piece's text in a list: its name and its letter."""
    piece = draft.pieces.get(symbol, {})
    name = piece.get("name", "")
    return bracketed(naming.piece_called(name, str(piece.get("native", ""))), symbol) if name else symbol


class Fields(Editing):
    """Fields below each other, all under one place of a draft."""

    def __init__(self, specs: Sequence[Spec], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fields: dict[str, Field] = {}
        column = lay_column(within=self, margins=0, spacing=FIELD_GAP)
        for spec in specs:
            field = self.fields[spec.key] = KINDS[spec.kind](spec, self)
            self.hold(field)
            column.addWidget(field)

    def show_at(self, draft: Draft, base: Where) -> None:
        """Show a draft's values under a place."""
        for field in self.fields.values():
            field.show_at(draft, base)


class OptionalPart(Editing):
    """Fields of an optional part of a draft, under a check box that adds and removes it."""

    switched = Signal(bool)
    """Add or remove the part."""

    def __init__(self, words: str, help_words: str, specs: Sequence[Spec], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = CheckBox(words, self)
        self.box.clicked.connect(self.switched)
        self.help = Label(help_words, self, look="muted", wraps=True)
        self.box.setAccessibleDescription(help_words)
        self.part = Fields(specs, self)
        self.hold(self.part)
        self.column = lay_column(self.box, self.help, self.part, within=self, margins=0, spacing=FIELD_GAP)

    def show_at(self, draft: Draft, base: Where, on: bool) -> None:
        """Show the part under a place of a draft, if it exists."""
        self.box.setChecked(on)
        self.part.setVisible(on)
        if on:
            self.part.show_at(draft, base)


class Rows(Editing):
    """A list of parts of one kind: the fields of each, a button that removes it, and one that adds another."""

    added = Signal()
    removed = Signal(int)

    def __init__(self, specs: Sequence[Spec], add: str, remove: str, parent: QWidget | None = None) -> None:
        """`add` and `remove` are the texts of the buttons."""
        super().__init__(parent)
        self._specs = specs
        self._remove = remove
        self.rows: list[Fields] = []
        self._frames: list[QWidget] = []
        self.add_button = wrapping_button(add, self, self.added.emit)
        self._column = lay_column(within=self, margins=0, spacing=FIELD_GAP)
        self._column.addWidget(self.add_button)

    def show_rows(self, count: int, show: Callable[[Fields, int], None]) -> None:
        """Show this many rows; `show` fills the fields of each by its number."""
        while len(self.rows) < count:
            self._add_row()
        while len(self.rows) > count:
            self.rows.pop()
            frame = self._frames.pop()
            self._column.removeWidget(frame)
            frame.hide()
            frame.deleteLater()
        for number, fields in enumerate(self.rows):
            show(fields, number)

    def _add_row(self) -> None:
        number = len(self.rows)
        frame = QWidget(self)
        frame.setObjectName("tools")
        fields = Fields(self._specs, frame)
        self.hold(fields)
        button = make_button(self._remove, frame, lambda: self.removed.emit(number), enter=True)
        lay_column(fields, lay_row(1, button), within=frame, margins=(8, 8, 8, 8), spacing=6)
        self.rows.append(fields)
        self._frames.append(frame)
        self._column.insertWidget(number, frame)
        frame.show()
