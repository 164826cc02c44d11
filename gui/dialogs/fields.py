"""Small parts that dialogs are made of."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QPushButton,
    QSlider,
    QSpinBox,
    QTreeWidget,
    QVBoxLayout,
    QWidget,
)

from gui.look.flow import Flow
from gui.look.label import Label
from gui.look.tip import give_tip
from gui.match.clock import TimeControl
from gui.match.levels import LEVELS, STRONGEST, Level
from gui.panels.accessible_group import make_group
from gui.translation import tr
from gui.words.punctuation import beside, bracketed, sentences

FRAME = QSize(16, 48)
"""What a dialog leaves of the screen to the frame that it is given."""


def room_for(dialog: QDialog) -> QSize:
    """Return how large a dialog can be on its screen."""
    return dialog.screen().availableGeometry().size() - FRAME


def grow(dialog: QDialog, width: int, height: int) -> None:
    """Make a dialog at least so large, as far as the screen allows, and keep it on the screen; it gets no smaller."""
    room = dialog.screen().availableGeometry()
    dialog.resize(dialog.size().expandedTo(QSize(width, height).boundedTo(room_for(dialog))))
    if dialog.isVisible():
        frame = dialog.frameGeometry()
        frame.moveRight(min(frame.right(), room.right()))
        frame.moveBottom(min(frame.bottom(), room.bottom()))
        dialog.move(max(frame.left(), room.left()), max(frame.top(), room.top()))


def grow_to_columns(dialog: QDialog, table: QTreeWidget, commands: Sequence[str], width: int, height: int) -> None:
    """Make a dialog so large, or as wide as a list of commands with their menus and keys needs.

    Where the screen is too small for that, the menus are not shown.
    """
    metrics = table.fontMetrics()
    words = max(metrics.horizontalAdvance(command) for command in commands)
    needed = words + sum(table.sizeHintForColumn(number) for number in (1, 2)) + 4 * metrics.height()
    table.setColumnHidden(1, needed > room_for(dialog).width())
    grow(dialog, max(width, needed), height)


def fit(dialog: QDialog) -> None:
    """Make a dialog as large as what is in it asks for, as far as the screen allows: Qt stops at two thirds of that."""
    layout = dialog.layout()
    if layout is not None:
        width = min(layout.totalSizeHint().width(), room_for(dialog).width())
        grow(dialog, width, max(layout.totalHeightForWidth(width), layout.totalSizeHint().height()))


def agree(dialog: QDialog, form: QLayout, words: tuple[str, str], *others: QPushButton) -> QPushButton:
    """Lay out a dialog: a form, and below it a button that refuses, `others`, and the one that accepts, returned.

    `words` stand on the button that accepts and the one that refuses.
    """
    accepting, refusing = (QPushButton(text, dialog) for text in words)
    accepting.setProperty("primary", True)
    accepting.setDefault(True)
    accepting.clicked.connect(dialog.accept)
    refusing.clicked.connect(dialog.reject)
    buttons = QHBoxLayout()
    buttons.addStretch(1)
    for button in (refusing, *others, accepting):
        buttons.addWidget(button)
    column = QVBoxLayout(dialog)
    column.setContentsMargins(24, 16, 24, 16)
    column.setSpacing(14)
    column.addLayout(form)
    column.addStretch(1)
    column.addLayout(buttons)
    return accepting


class Form(QGridLayout):
    """Rows of a label and a field beside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setHorizontalSpacing(16)
        self.setVerticalSpacing(12)
        self.setColumnStretch(1, 1)

    def add_row(self, text: str, field: QWidget, stretch: bool = False) -> Label:
        """Add a field, as wide as it likes to be or as there is room, and return its label."""
        label = Label(text)
        label.setObjectName("section")
        label.setBuddy(field)
        place = self.rowCount()
        self.addWidget(label, place, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if stretch:
            self.addWidget(field, place, 1)
        else:
            self.addWidget(field, place, 1, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        return label

    def add_under(self, text: str, field: QWidget, stretch: bool = False) -> None:
        """Add a field under its label, where both side by side would be too wide; it is as `add_row` says."""
        label = Label(text)
        label.setObjectName("section")
        label.setBuddy(field)
        self.add_wide(label)
        if stretch:
            self.add_wide(field)
        else:
            self.addWidget(field, self.rowCount(), 0, 1, 2, Qt.AlignmentFlag.AlignLeft)

    def add_wide(self, field: QWidget) -> None:
        """Add a field that needs no label."""
        self.addWidget(field, self.rowCount(), 0, 1, 2)


class Segments(QWidget):
    """A row of buttons of which one is down."""

    changed = Signal(str)
    """Another choice: its key."""

    def __init__(self, choices: Sequence[tuple[str, str]], chosen: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        make_group(self)
        row = Flow(self)
        self._group = QButtonGroup(self)
        self.buttons: dict[str, QPushButton] = {}
        for key, text in choices:
            button = QPushButton(text, self)
            button.setCheckable(True)
            button.setAutoExclusive(True)  # a radio button, for screen readers
            button.setAutoDefault(False)
            button.setProperty("segment", True)
            self._group.addButton(button)
            self.buttons[key] = button
            row.addWidget(button)
        self.buttons[chosen if chosen in self.buttons else choices[0][0]].setChecked(True)
        self._lead_to_chosen()
        self._group.buttonToggled.connect(lambda *_: self._lead_to_chosen())  # no method: readers would see no group
        self._group.buttonClicked.connect(lambda _: self.changed.emit(self.value))

    def _lead_to_chosen(self) -> None:
        """Let Tab lead to the button that is down alone, as arrow keys lead to the others."""
        for button in self.buttons.values():
            policy = Qt.FocusPolicy.StrongFocus if button.isChecked() else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)

    @property
    def value(self) -> str:
        """The key of the choice that is down."""
        return next(key for key, button in self.buttons.items() if button.isChecked())

    def choose(self, key: str) -> None:
        """Put another choice down."""
        self.buttons[key].click()


class LevelSlider(QWidget):
    """A slider over the computer's levels that says what the level is like and how strong."""

    def __init__(self, level: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setRange(1, len(LEVELS))
        self.slider.setPageStep(1)
        self.slider.setValue(level)
        self.slider.setFixedWidth(200)
        self.words = Label(parent=self)
        self.words.setTextFormat(Qt.TextFormat.RichText)
        self.words.setWordWrap(True)
        give_tip(
            self.words,
            tr(
                "The rating was measured in games of the levels against each other,\n"
                "where level {number} had a moment for each move.",
                number=STRONGEST.number,
            ),
        )
        self._longer = False
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.slider)
        row.addWidget(self.words, 1)
        self.slider.valueChanged.connect(self._say)
        self._say()

    @property
    def value(self) -> int:
        """The level's number."""
        return self.slider.value()

    @property
    def strongest(self) -> bool:
        """Whether the strongest level is chosen."""
        return self.value == STRONGEST.number

    def let_think(self, longer: bool) -> None:
        """Say what holds when the strongest level thinks for longer than its rating was measured with."""
        self._longer = longer
        self._say()

    def _say(self) -> None:
        """Describe the level."""
        level = LEVELS[self.value - 1]
        rating = str(level.rating)
        if self._longer and self.strongest:
            rating = tr("{rating} or more", rating=rating)
        self.slider.setAccessibleName(level_in_words(level, rating))
        title = bracketed(f"<b>{beside(str(level.number), level.title)}</b>", rating)
        self.words.setText(sentences(title, tr(level.words)))


class ClockFields(QWidget):
    """The times of one player for a kind of clock: `none`, `sudden`, `fischer` or `byoyomi`."""

    def __init__(self, control: TimeControl, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = Flow(self, 6)
        self.minutes = self._number(
            control.main // 60,
            0,
            600,
            tr(" min", "behind a number in a field"),
            tr("Minutes"),
            ("sudden", "fischer", "byoyomi"),
        )
        self.seconds = self._number(
            control.main % 60,
            0,
            59,
            tr(" s", "behind a number in a field"),
            tr("Seconds"),
            ("sudden", "fischer", "byoyomi"),
        )
        self.increment = self._number(
            control.increment, 1, 600, tr(" s per move"), tr("Seconds added for each move"), ("fischer",)
        )
        self.periods = self._number(control.periods, 1, 30, " ×", tr("Periods of byoyomi"), ("byoyomi",))
        self.byoyomi = self._number(
            control.byoyomi, 1, 600, tr(" s per move"), tr("Seconds of a byoyomi period"), ("byoyomi",)
        )
        self._kind = "none"

    def _number(self, value: int, low: int, high: int, suffix: str, name: str, kinds: tuple[str, ...]) -> QSpinBox:
        """Return a field for a number, shown for some kinds of clock."""
        box = QSpinBox(self)
        box.setRange(low, high)
        box.setAlignment(Qt.AlignmentFlag.AlignCenter)
        box.setValue(value)
        box.setSuffix(suffix)
        box.setAccessibleName(name)
        give_tip(box, name)
        box.setAccessibleDescription(" ")  # not the tool tip, which is the name
        box.setProperty("kinds", kinds)
        self._row.addWidget(box)
        return box

    def set_kind(self, kind: str) -> None:
        """Show the fields of a kind of clock."""
        self._kind = kind
        for box in (self.minutes, self.seconds, self.increment, self.periods, self.byoyomi):
            box.setVisible(kind in box.property("kinds"))

    def control(self) -> TimeControl:
        """Return what the fields say."""
        main = self.minutes.value() * 60 + self.seconds.value()
        if self._kind == "sudden":
            return TimeControl(max(1, main))
        if self._kind == "fischer":
            return TimeControl(main or self.increment.value(), self.increment.value())
        if self._kind == "byoyomi":
            return TimeControl(main, 0, self.byoyomi.value(), self.periods.value())
        return TimeControl()

    def remembered(self) -> list[int]:
        """Return all fields, as `control_from` reads them."""
        main = self.minutes.value() * 60 + self.seconds.value()
        return [main, self.increment.value(), self.byoyomi.value(), self.periods.value()]


def level_in_words(level: Level, rating: str) -> str:
    """Return what is said of a level of the computer, whose number the slider says."""
    return tr(
        "Level of the computer: {name}, rated {rating}. {words}", name=level.title, rating=rating, words=tr(level.words)
    )


def control_from(remembered: object, usual: TimeControl) -> TimeControl:
    """Return the times that were remembered, or the usual ones if those make no sense."""
    if (
        isinstance(remembered, list)
        and len(remembered) == 4
        and all(type(number) is int and 0 <= number <= 36_000 for number in remembered)
    ):
        return TimeControl(*remembered)
    return usual
