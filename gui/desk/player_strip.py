"""One player: the name, whose turn it is, the time left, whether the computer is thinking."""

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from surajang.gui.board.mark_painter import LIGHT, player_mark
from surajang.gui.kit.buttons import ToolButton
from surajang.gui.kit.flow_layout import lay_column, lay_row
from surajang.gui.kit.label import Label, give_tip
from surajang.gui.kit.long_text import ShowAll
from surajang.gui.kit.punctuation import described
from surajang.gui.kit.qt_helpers import restyle
from surajang.gui.kit.shorten import COMMENT, shortened
from surajang.gui.kit.translation import plural, tr
from surajang.gui.players.game_clock import Reading, face

LOW_SECONDS = 10
PATIENCE_DOTS = 4
"""Dots after which a waiting player may make the computer move now."""

DOTS_MS = 400

MIN_NAME, WHOLE_NAME = 3.5, 5
"""The minimum width of a name beside a clock, and the width that shows most names whole, in line heights."""


class PlayerMark(QWidget):
    """A player's mark, on a plate on which light and dark are distinct in any colours of the window."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.shape = LIGHT
        self.setFixedSize(QSize(24, 24))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#a67f4e"))
        painter.drawRoundedRect(self.rect(), 5, 5)
        player_mark(painter, QRectF(self.rect().adjusted(4, 4, -4, -4)), self.shape)


class ElidedLabel(Label):
    """A line of text that ends in dots if it does not fit."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw as much of the text as fits."""
        painter = QPainter(self)
        text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)


_LENGTH = plural("a second", "{count} seconds")
_THEN = plural("Then byoyomi: {count} period of {length}", "Then byoyomi: {count} periods of {length}")
_LEFT = plural(
    "Byoyomi: {count} period of {length} is left, this one included",
    "Byoyomi: {count} periods of {length} are left, this one included",
)


class PlayerStrip(QFrame):
    """The strip of one player."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("strip")
        self.mark = PlayerMark(self)
        self.name = ElidedLabel(self)
        self.name.setObjectName("heading")
        self.detail = ElidedLabel(self)
        self.detail.setObjectName("muted")
        self.clock = Label(parent=self, look="clock")
        self.clock.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.periods = Label(parent=self, look="muted")
        self.periods.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.periods.setContentsMargins(0, 0, 8, 0)  # like the clock's digits
        self.periods.hide()
        self._times = QWidget(self)
        lay_column(self.clock, self.periods, within=self._times, margins=0, spacing=0)
        self._column = lay_column(self.name, self.detail, spacing=0)
        self.move_now = ToolButton(self)
        self.move_now.hide()
        self.whole_name = ShowAll(tr("Player"), "…", self)
        parts = (self.mark, (self._column, 1), self.whole_name, self.move_now, self._times)
        self._row = lay_row(*parts, within=self, margins=(12, 8, 8, 8), spacing=10)
        self._widest_clock = 0
        self._words = ""
        self._called = ""
        self._doing = ""
        self._dots = QTimer(self, interval=DOTS_MS)
        self._dots.timeout.connect(self._next_dot)
        self._dot = 0

    def set_player(self, name: str, words: str, mark: str) -> None:
        """Show a player's name, a word about them, and their mark (gui.board.mark_painter)."""
        shown = shortened(name, COMMENT[0])
        self.name.setText(shown)
        give_tip(self.name, shown)
        self.whole_name.offer(name, shown)
        self._fold()
        self._words = words
        if not self._doing:
            self.detail.show_text(words)
        self.mark.shape = mark
        self.mark.update()
        self._called = described(shown, words)
        self._name_all()

    def set_clock(self, reading: Reading | None, running: bool) -> None:
        """Show a clock's reading, or no clock, and the byoyomi below it."""
        self.clock.setVisible(reading is not None)
        self.periods.setVisible(reading is not None and reading.period > 0)
        if reading is None:
            return
        text = face(reading.seconds)
        if text != self.clock.text():
            self.clock.setText(text)
            self._fold()
        self._show_periods(reading)
        restyle(self.clock, "running", running)
        restyle(self.clock, "low", running and reading.total < LOW_SECONDS)

    def _show_periods(self, reading: Reading) -> None:
        """Show the number and length of the byoyomi periods left, and whether it is the last one."""
        length = _LENGTH(reading.period)
        if not reading.period:
            text = words = ""
        elif not reading.byoyomi:
            text = tr("then {periods} × {period} s", periods=reading.periods, period=reading.period)
            words = _THEN(reading.periods, length=length)
        elif reading.periods:
            text = tr("{periods} × {period} s left", periods=reading.periods + 1, period=reading.period)
            words = _LEFT(reading.periods + 1, length=length)
        else:
            text = tr("last {period} s", period=reading.period)
            words = tr("Byoyomi: the last period of {length}", length=length)
        if text != self.periods.text():
            self.periods.setText(text)
            self.periods.setAccessibleName(words)
            self.setAccessibleDescription(words)
            for label in (self.clock, self.periods):
                give_tip(label, words)
        restyle(self.periods, "last", reading.byoyomi and not reading.periods)

    def set_turn(self, turn: bool) -> None:
        """Mark the strip as that of the player to move, or not."""
        restyle(self, "turn", turn)
        self._name_all()

    def _name_all(self) -> None:
        """Set the accessible name: the player, and whether it is their turn."""
        words = tr("{called}, to move", called=self._called) if self.property("turn") else self._called
        if words != self.accessibleName():
            self.setAccessibleName(words)

    def set_busy(self, doing: str) -> None:
        """Show what the computer is doing for this player; empty words for nothing."""
        if doing == self._doing:
            return
        self._doing = doing
        if doing:
            self._dot = 0
            self._dots.start()
            self._next_dot()
        else:
            self._dots.stop()
            self.move_now.hide()
            self.detail.show_text(self._words)

    def _next_dot(self) -> None:
        self._dot += 1
        self.detail.show_text(self._doing + "." * ((self._dot - 1) % 3 + 1))
        if self._dot > PATIENCE_DOTS and self.move_now.isEnabled():
            self.move_now.show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Update the clock's place."""
        super().resizeEvent(event)
        self._widest_clock = 0
        self._fold()

    def _fold(self) -> None:
        """Put the clock beside the name, or under it if the name would not fit.

        Once it has been too wide it stays there, so that nothing jumps while it runs.
        """
        self._widest_clock = max(self._widest_clock, self.clock.sizeHint().width())
        margins = self._row.contentsMargins()
        taken = margins.left() + self.mark.width() + 2 * self._row.spacing() + self._widest_clock + margins.right()
        line = self.fontMetrics().height()
        under = self.width() - taken < max(MIN_NAME * line, min(self.name.sizeHint().width(), WHOLE_NAME * line))
        if under != (self._column.indexOf(self._times) >= 0):
            (self._row if under else self._column).removeWidget(self._times)
            (self._column if under else self._row).addWidget(self._times)
