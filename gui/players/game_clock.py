"""A game clock for two: arithmetic over a given time, without a timer."""

import re
import time
from collections.abc import Callable
from dataclasses import dataclass

SIDES = (0, 1)


@dataclass(frozen=True)
class TimeControl:
    """One player's time: `main` seconds, `increment` seconds per move, and `periods` of `byoyomi` seconds.

    Without main time and byoyomi there is no clock. A period of byoyomi is lost when a move takes longer than it.
    """

    main: int = 0
    increment: int = 0
    byoyomi: int = 0
    periods: int = 0

    @property
    def exists(self) -> bool:
        """Whether there is a clock."""
        return self.main > 0 or (self.byoyomi > 0 and self.periods > 0)

    def __str__(self) -> str:
        """Return the text of PGN's TimeControl: `300`, `300+5`, `300/3x30` (three periods of 30 s), or `-`."""
        if not self.exists:
            return "-"
        text = str(self.main)
        if self.increment:
            text += f"+{self.increment}"
        if self.byoyomi and self.periods:
            text += f"/{self.periods}x{self.byoyomi}"
        return text


NO_CLOCK = TimeControl()

_CONTROL = re.compile(r"(\d{1,6})(?:\+(\d{1,5}))?(?:/(\d{1,3})x(\d{1,5}))?$")


def parse_control(text: str) -> TimeControl:
    """Parse a PGN TimeControl; anything unknown is no clock."""
    match = _CONTROL.match(text.strip())
    if match is None:
        return NO_CLOCK
    main, increment, periods, byoyomi = (int(group or 0) for group in match.groups())
    return TimeControl(main, increment, byoyomi, periods)


def parse_controls(text: str) -> tuple[TimeControl, TimeControl]:
    """Return both players' controls from one text: `300`, or `300|600` where they differ."""
    white, bar, black = text.partition("|")
    return parse_control(white), parse_control(black if bar else white)


def controls_text(controls: tuple[TimeControl, TimeControl]) -> str:
    """Return the text of both players' controls, as `parse_controls` reads it."""
    white, black = controls
    return str(white) if white == black else f"{white}|{black}"


def face(seconds: float) -> str:
    """Return a time as a clock shows it: `1:02:03`, `4:59`, and tenths below ten seconds: `0:09.4`."""
    if seconds < 10:
        tenths = max(0, int(seconds * 10))
        return f"0:0{tenths // 10}.{tenths % 10}"
    whole = int(seconds)
    if whole >= 3600:
        return f"{whole // 3600}:{whole // 60 % 60:02}:{whole % 60:02}"
    return f"{whole // 60}:{whole % 60:02}"


@dataclass(frozen=True)
class Reading:
    """One player's clock at a moment: seconds left of the main time or of the present period, and further periods.

    `byoyomi` says that the main time is over; `total` is all time left, periods included. A period takes `period`
    seconds, 0 without byoyomi.
    """

    seconds: float
    periods: int
    byoyomi: bool
    total: float
    period: int = 0


class Clock:
    """Both players' clocks; at most one runs. `now` gives the time in seconds."""

    def __init__(self, controls: tuple[TimeControl, TimeControl], now: Callable[[], float] = time.monotonic) -> None:
        self.controls = controls
        self._now = now
        self._left = [self._full(side) for side in SIDES]
        self._running: int | None = None
        self._since = 0.0

    @property
    def exists(self) -> bool:
        """Whether any player has a clock."""
        return any(control.exists for control in self.controls)

    @property
    def running(self) -> int | None:
        """The side whose clock runs, or None."""
        return self._running

    def _full(self, side: int) -> float:
        """Return the time that a side starts with, periods included."""
        control = self.controls[side]
        return float(control.main + control.byoyomi * control.periods)

    def total(self, side: int) -> float:
        """Return the seconds that a side has left, periods included; never below 0."""
        left = self._left[side]
        if self._running == side:
            left -= self._now() - self._since
        return max(0.0, left)

    def reading(self, side: int) -> Reading:
        """Return the reading of a side's clock."""
        control = self.controls[side]
        total = self.total(side)
        reserve = control.byoyomi * control.periods
        period = control.byoyomi if control.periods else 0
        if total > reserve or not reserve:
            return Reading(total - reserve, control.periods, False, total, period)
        periods = int(total // control.byoyomi)
        seconds = total - periods * control.byoyomi
        if seconds == 0 and periods:
            periods, seconds = periods - 1, float(control.byoyomi)
        return Reading(seconds, periods, True, total, period)

    def start(self, side: int) -> None:
        """Start a side's clock, if it has one, and stop the other."""
        self.stop()
        if self.controls[side].exists:
            self._running = side
            self._since = self._now()

    def stop(self) -> None:
        """Stop both clocks."""
        if self._running is not None:
            self._left[self._running] = self.total(self._running)
            self._running = None

    def press(self) -> None:
        """Stop both clocks after a move: add the increment, or restore the period."""
        side = self._running
        if side is None:
            return
        self.stop()
        control = self.controls[side]
        if self._left[side] <= 0:
            return
        self._left[side] += control.increment
        reading = self.reading(side)
        if reading.byoyomi:
            self._left[side] = float((reading.periods + 1) * control.byoyomi)

    def flagged(self) -> int | None:
        """Return the side whose time is up, or None."""
        side = self._running
        return side if side is not None and self.total(side) <= 0 else None

    def set(self, totals: tuple[float, float]) -> None:
        """Stop both clocks at these totals, for example after taking a move back."""
        self._running = None
        self._left = [max(0.0, total) for total in totals]

    def totals(self) -> tuple[float, float]:
        """Return the time left to both sides, for saving with a move."""
        return self.total(0), self.total(1)
