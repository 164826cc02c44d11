"""Fields, forms and sizes for dialogs; the wheel neither changes nor focuses a field: it scrolls the page under it."""

from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QWheelEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QDialog,
    QDoubleSpinBox,
    QGridLayout,
    QLayout,
    QPushButton,
    QSlider,
    QSpinBox,
    QStyleOptionButton,
    QTreeWidget,
    QWidget,
)

from surajang.gui.kit.accessible_widgets import make_group
from surajang.gui.kit.buttons import let_height_follow_width, longest_word
from surajang.gui.kit.flow_layout import Flow, lay_column, lay_row
from surajang.gui.kit.label import Label
from surajang.gui.kit.qt_helpers import keep_on_screen, room_for


class ComboBox(QComboBox):
    """A list to choose from: texts with their values.

    `name` is what screen readers call it, unless a label does. A `narrow` one needs room for this many letters only,
    not for its longest text.
    """

    def __init__(self, parent: QWidget | None = None, name: str = "", narrow: int | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        if name:
            self.setAccessibleName(name)
        if narrow is not None:
            self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            self.setMinimumContentsLength(narrow)

    def fill(self, choices: Iterable[tuple[str, Any]], chosen: object = None) -> None:
        """Replace the entries by these texts with their values, and choose a value."""
        self.clear()
        for text, value in choices:
            self.addItem(text, value)
        self.choose(chosen)

    def choose(self, value: object) -> None:
        """Choose a value; the first one if it is not there."""
        self.setCurrentIndex(max(0, self.findData(value)))

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class SpinBox(QSpinBox):
    """A number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class DoubleSpinBox(QDoubleSpinBox):
    """A number with decimal `places`."""

    def __init__(self, places: int) -> None:
        super().__init__()
        self.setDecimals(places)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class Slider(QSlider):
    """A number on a line from left to right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


def grow(dialog: QDialog, width: int, height: int) -> None:
    """Grow a dialog to at least this size, as far as the screen allows, and keep it on the screen."""
    dialog.resize(dialog.size().expandedTo(QSize(width, height).boundedTo(room_for(dialog))))
    if dialog.isVisible():
        keep_on_screen(dialog)


def size_in_text(dialog: QDialog, letters: int, lines: int) -> None:
    """Give a new dialog its size in average letters and in lines, at least its minimum, as far as the screen allows."""
    metrics = dialog.fontMetrics()
    dialog.resize(0, 0)
    grow(dialog, letters * metrics.averageCharWidth(), lines * metrics.height())


def grow_to_columns(dialog: QDialog, table: QTreeWidget, commands: Sequence[str], width: int, height: int) -> None:
    """Grow a dialog to this size, or as wide as a list of commands with their menus and keys needs.

    The menus are hidden if the screen is too small.
    """
    metrics = table.fontMetrics()
    words = max(metrics.horizontalAdvance(command) for command in commands)
    needed = words + sum(table.sizeHintForColumn(number) for number in (1, 2)) + 4 * metrics.height()
    table.setColumnHidden(1, needed > room_for(dialog).width())
    grow(dialog, max(width, needed), height)


def fit(dialog: QDialog) -> None:
    """Grow a dialog to its size hint, as far as the screen allows; Qt stops at two thirds of the screen."""
    layout = dialog.layout()
    if layout is not None:
        width = min(layout.totalSizeHint().width(), room_for(dialog).width())
        grow(dialog, width, max(layout.totalHeightForWidth(width), layout.totalSizeHint().height()))


def agree(dialog: QDialog, form: QLayout, words: tuple[str, str], *others: QPushButton) -> QPushButton:
    """Lay out a dialog with a form above its buttons: cancel, `others` and accept, which is returned.

    `words` are the texts of accept and cancel.
    """
    accepting, refusing = (QPushButton(text, dialog) for text in words)
    accepting.setProperty("primary", True)
    accepting.setDefault(True)
    accepting.clicked.connect(dialog.accept)
    refusing.clicked.connect(dialog.reject)
    buttons = lay_row(1, refusing, *others, accepting)
    lay_column(form, 1, buttons, within=dialog, margins=(24, 16, 24, 16), spacing=14)
    return accepting


FLAGS = int(
    Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextShowMnemonic
)


class CheckBox(QCheckBox):
    """A check box whose text wraps; its height follows from its width, and all of it can be clicked."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        let_height_follow_width(self)

    def minimumSizeHint(self) -> QSize:
        """Return the width of the longest word beside the box, with the height of one line."""
        return QSize(longest_word(self) + self._beside(), super().sizeHint().height())

    def heightForWidth(self, width: int) -> int:
        room = QRect(0, 0, max(1, width - self._beside()), 10_000)
        words = self.fontMetrics().boundingRect(room, FLAGS, self.text())
        return max(super().sizeHint().height(), words.height())

    def _beside(self) -> int:
        """Return the width of everything but the text."""
        text = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, self.text())
        return super().sizeHint().width() - text.width()

    def hitButton(self, position: object) -> bool:
        """Let a click on any line of the text count."""
        return True

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        """Leave the text to `paintEvent`."""
        super().initStyleOption(option)
        option.text = ""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the box in its style, and the wrapped text beside it."""
        super().paintEvent(event)
        group = QPalette.ColorGroup.Active if self.isEnabled() else QPalette.ColorGroup.Disabled
        painter = QPainter(self)
        painter.setPen(self.palette().color(group, QPalette.ColorRole.WindowText))
        painter.drawText(self.rect().adjusted(self._beside(), 0, 0, 0), FLAGS, self.text())


class Form(QGridLayout):
    """Rows of a label and a field. All labels are beside their fields, or all above them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[tuple[int, Label, QWidget, bool]] = []
        self._above = False
        self.setHorizontalSpacing(16)
        self.setVerticalSpacing(12)
        self.setColumnStretch(1, 1)

    def add_row(self, text: str, field: QWidget, stretch: bool = False) -> Label:
        """Add a field with a label, which is returned; `stretch` fills the width."""
        label = Label(text, self.parentWidget(), look="section")
        label.setBuddy(field)
        row = (self.rowCount() + 1, label, field, stretch)  # the row before is free for a label above
        self._rows.append(row)
        self._place(*row)
        return label

    def add_wide(self, field: QWidget) -> None:
        """Add a field without a label."""
        self.addWidget(field, self.rowCount(), 0, 1, 2)

    def set_above(self, above: bool) -> None:
        """Put all labels above their fields, or beside them."""
        if above == self._above:
            return
        self._above = above
        for row in self._rows:
            for widget in row[1:3]:
                self.removeWidget(widget)
            self._place(*row)

    def _place(self, place: int, label: Label, field: QWidget, stretch: bool) -> None:
        """Put a label and its field into the grid."""
        left, middle = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignVCenter
        alignment = Qt.AlignmentFlag(0) if stretch else left | middle
        if self._above:
            if label.text():
                self.addWidget(label, place - 1, 0, 1, 2, left)
            self.addWidget(field, place, 0, 1, 2, alignment)
        else:
            self.addWidget(label, place, 0, Qt.AlignmentFlag.AlignRight | middle)
            self.addWidget(field, place, 1, alignment)


class Segments(QWidget):
    """A row of buttons with one checked."""

    changed = Signal(str)
    """The checked button's key."""

    def __init__(self, choices: Sequence[tuple[str, str]], chosen: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        make_group(self)
        row = Flow(self)
        self._group = QButtonGroup(self)
        self.buttons: dict[str, QPushButton] = {}
        for key, text in choices:
            button = QPushButton(text, self, autoDefault=False)
            button.setCheckable(True)
            button.setAutoExclusive(True)  # a radio button, for screen readers
            button.setProperty("segment", True)
            self._group.addButton(button)
            self.buttons[key] = button
            row.addWidget(button)
        self.buttons[chosen if chosen in self.buttons else choices[0][0]].setChecked(True)
        self._lead_to_chosen()
        self._group.buttonToggled.connect(lambda *_: self._lead_to_chosen())  # no method: readers would see no group
        self._group.buttonClicked.connect(lambda _: self.changed.emit(self.value))

    def _lead_to_chosen(self) -> None:
        """Let Tab focus only the checked button; the arrow keys move to the others."""
        for button in self.buttons.values():
            policy = Qt.FocusPolicy.StrongFocus if button.isChecked() else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)

    @property
    def value(self) -> str:
        """The checked button's key."""
        return next(key for key, button in self.buttons.items() if button.isChecked())

    def choose(self, key: str) -> None:
        """Check another button."""
        self.buttons[key].click()
