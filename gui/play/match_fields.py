"""Fields for the computer's level and the clock."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QSpinBox, QWidget

from surajang.gui.kit.accessible_widgets import make_group
from surajang.gui.kit.buttons import make_button
from surajang.gui.kit.fields import Slider, SpinBox
from surajang.gui.kit.flow_layout import Flow, lay_row
from surajang.gui.kit.label import Label, give_tip
from surajang.gui.kit.punctuation import beside, bracketed, sentences
from surajang.gui.kit.translation import tr
from surajang.gui.players.game_clock import TimeControl
from surajang.gui.players.levels import LEVELS, STRONGEST, Level


class LevelSlider(QWidget):
    """A slider over the computer's levels that describes the level and its strength."""

    def __init__(self, level: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.slider = Slider(self)
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
                "A rating measures strength: a player rated 200 points higher scores three points out"
                " of four.\nThe ratings were measured in games between the levels,\nwith level {number}"
                " taking a moment for each move.",
                number=STRONGEST.number,
            ),
        )
        self._longer = False
        self._ratings: Sequence[int] = [each.rating for each in LEVELS]
        lay_row(self.slider, (self.words, 1), within=self, margins=0, spacing=12)
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
        """Describe the strongest level with `longer` thinking than its rating was measured with."""
        self._longer = longer
        self._say()

    def show_ratings(self, ratings: Sequence[int]) -> None:
        """Show the levels' ratings, the weakest first; none in a game in which they were not measured."""
        self._ratings = ratings
        self._say()

    def _say(self) -> None:
        """Describe the level."""
        level = LEVELS[self.value - 1]
        rating = str(self._ratings[level.number - 1]) if self._ratings else ""
        if rating and self._longer and self.strongest:
            rating = tr("{rating} or more", rating=rating)
        rated = tr("rating {rating}", rating=rating) if rating else ""
        self.slider.setAccessibleName(level_in_words(level, rating))
        title = bracketed(f"<b>{beside(str(level.number), level.title)}</b>", rated)
        self.words.setText(sentences(title, tr(level.words)))


MAX_MINUTES = 600
"""The longest time of a clock, to which the seconds below a minute are added."""

COMMON_TIMES: dict[str, tuple[TimeControl, ...]] = {
    "sudden": tuple(TimeControl(60 * minutes) for minutes in (3, 5, 10, 30)),
    "fischer": tuple(
        TimeControl(60 * minutes, seconds) for minutes, seconds in ((3, 2), (5, 3), (10, 5), (15, 10), (30, 20))
    ),
    "byoyomi": tuple(
        TimeControl(60 * minutes, 0, seconds, periods)
        for minutes, periods, seconds in ((1, 1, 30), (5, 3, 30), (10, 3, 30), (15, 1, 60), (30, 5, 60))
    ),
}
"""By kind of clock."""


class CommonTimes(QWidget):
    """A button for each common time of a kind of clock."""

    chosen = Signal(TimeControl)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Common times"))
        make_group(self)
        row = Flow(self, 6)
        self.buttons: dict[str, list[QPushButton]] = {}
        for kind, controls in COMMON_TIMES.items():
            for control in controls:
                button = make_button(_short(control), self, partial(self.chosen.emit, control), enter=True)
                button.setAccessibleName(_in_words(control))
                give_tip(button, _in_words(control))
                button.setAccessibleDescription(" ")  # not the tool tip, which is the name
                self.buttons.setdefault(kind, []).append(button)
                row.addWidget(button)
        self.set_kind("none")  # before any layout asks for the size with all buttons

    def set_kind(self, kind: str) -> None:
        """Show the times of a kind of clock."""
        for each, buttons in self.buttons.items():
            for button in buttons:
                button.setVisible(each == kind)


def _short(control: TimeControl) -> str:
    """Return a time as players write it, such as 3 + 2."""
    minutes = control.main // 60
    if control.increment:
        return f"{minutes} + {control.increment}"
    if control.byoyomi:
        return f"{minutes} + {control.periods} × {control.byoyomi}"
    return f"{minutes}{tr(' min', 'behind a number in a field')}"


def _in_words(control: TimeControl) -> str:
    """Return a time with its units, as the fields show it."""
    text = f"{control.main // 60}{tr(' min', 'behind a number in a field')}"
    if control.increment:
        text += f" + {control.increment}{tr(' s per move')}"
    if control.byoyomi:
        periods = f"{control.periods}{tr(' ×', 'behind a number of periods')}"
        text += f" + {periods} {control.byoyomi}{tr(' s per move')}"
    return text


class ClockFields(QWidget):
    """The times of one player for a kind of clock: `none`, `sudden`, `fischer` or `byoyomi`."""

    def __init__(self, control: TimeControl) -> None:
        super().__init__()
        self._row = Flow(self, 6)
        self.minutes = self._number(
            control.main // 60,
            0,
            MAX_MINUTES,
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
        self.periods = self._number(
            control.periods, 1, 30, tr(" ×", "behind a number of periods"), tr("Periods of byoyomi"), ("byoyomi",)
        )
        self.byoyomi = self._number(
            control.byoyomi, 1, 600, tr(" s per move"), tr("Seconds of a byoyomi period"), ("byoyomi",)
        )
        self._kind = "none"

    def _number(self, value: int, low: int, high: int, suffix: str, name: str, kinds: tuple[str, ...]) -> QSpinBox:
        """Return a field for a number, shown for some kinds of clock."""
        box = SpinBox(self)
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

    def set_control(self, control: TimeControl) -> None:
        """Fill in a time of the kind of clock."""
        self.minutes.setValue(control.main // 60)
        self.seconds.setValue(control.main % 60)
        if self._kind == "fischer":
            self.increment.setValue(control.increment)
        elif self._kind == "byoyomi":
            self.periods.setValue(control.periods)
            self.byoyomi.setValue(control.byoyomi)

    def control(self) -> TimeControl:
        """Return the times in the fields."""
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
    """Return the description of a level for screen readers; the slider has its number. `rating` may be empty."""
    if not rating:
        return sentences(tr("Level of the computer: {name}.", name=level.title), tr(level.words))
    return tr(
        "Level of the computer: {name}, rated {rating}. {words}", name=level.title, rating=rating, words=tr(level.words)
    )


def control_from(remembered: object, default: TimeControl) -> TimeControl:
    """Return the remembered times, or the default if they are invalid."""
    if (
        isinstance(remembered, list)
        and len(remembered) == 4
        and all(type(number) is int and 0 <= number < 60 * (MAX_MINUTES + 1) for number in remembered)
    ):
        return TimeControl(*remembered)
    return default
