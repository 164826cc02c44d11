"""Saving the game shown: the commands, the sign of its state, and asking before it is left."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QEventLoop, QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QWidget

from surajang.gui.desk.file_dialogs import GAME_FILES, SUFFIX, FileQuestions
from surajang.gui.desk.messages import PageMessages
from surajang.gui.kit.background import Task
from surajang.gui.kit.banner import PASSING_MS
from surajang.gui.kit.flow_layout import lay_column, lay_row
from surajang.gui.kit.label import Label, give_tip
from surajang.gui.kit.message_box import MessageBox
from surajang.gui.kit.qt_helpers import room_for
from surajang.gui.kit.theme import Palette
from surajang.gui.kit.translation import mark, tr
from surajang.gui.kit.waiting_bar import PATIENCE_MS, thin_bar
from surajang.gui.shell.settings import Settings
from surajang.gui.storage import game_file
from surajang.gui.storage.autosave import GAME_TEXT, SaveState, SavingText
from surajang.gui.storage.game_file import ADD, REPLACE, REPLACE_GAME, FileChanged, GameFile
from surajang.gui.storage.paths import readable, result_of_writing

ASIDE = 8
"""Pixels between the sign of the state and the edge of its field."""

WORDS = {
    SaveState.SAVED: mark("Every move is saved"),
    SaveState.SAVING: mark("Saving…"),
    SaveState.FAILED: mark("The last moves are not saved"),
}


class SaveMark(QWidget):
    """A tick while all is saved, a ring while something is being saved, an exclamation mark if that fails.

    It is blank while `state` is None, but always takes the same space.
    """

    def __init__(self, colours: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.state: SaveState | None = None
        self._colours = colours
        self.setFixedWidth(self.sizeHint().width())

    def attach_to(self, field: QLineEdit) -> None:
        """Move to the right edge of a field; while it has a text, the button that clears it is there."""
        self.setCursor(Qt.CursorShape.ArrowCursor)
        field.setTextMargins(0, 0, self.width() + ASIDE, 0)
        lay_row(1, self, within=field, margins=(0, 0, ASIDE, 0))
        field.textChanged.connect(lambda text: self.setHidden(bool(text)))

    def set_colours(self, colours: Palette) -> None:
        """Set the colours, and adapt to the size of the text."""
        self._colours = colours
        self.setFixedWidth(self.sizeHint().width())
        self.update()

    def set_state(self, state: SaveState | None) -> None:
        """Show another state."""
        if state is self.state:
            return
        self.state = state
        words = tr(WORDS[state]) if state is not None else ""
        give_tip(self, words)
        self.setAccessibleName(words)
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of a sign as high as the text."""
        side = self.fontMetrics().height()
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.state is None:
            return
        side = self.fontMetrics().ascent() * 0.7
        frame = QRectF(0, 0, side, side)
        frame.moveCenter(QRectF(self.rect()).center())
        colour: QColor = self._colours.warning if self.state is SaveState.FAILED else self._colours.muted
        pen = QPen(colour, max(1.4, side * 0.16))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen)
        if self.state is SaveState.SAVING:
            painter.drawEllipse(frame)
            return
        x, y = frame.x(), frame.y()
        if self.state is SaveState.SAVED:
            corners = ((0.05, 0.55), (0.35, 0.85), (0.95, 0.15))
            painter.drawPolyline([QPointF(x + side * across, y + side * down) for across, down in corners])
        else:
            middle = frame.center().x()
            painter.drawLine(QPointF(middle, y), QPointF(middle, y + side * 0.6))
            painter.drawPoint(QPointF(middle, y + side))


MOMENT_MS = 300
"""How long saving may take before it is shown."""

LETTERS = 56
"""The width of the dialog in letters, if the screen is wide enough."""


class Leavable(Protocol):
    """A game or a study that is saved while it is shown, and may be left once it is saved."""

    save_state_changed: Any

    @property
    def save_state(self) -> SaveState:
        """Whether it is saved."""

    def text(self) -> str:
        """Return all of it."""

    def file_stem(self) -> str:
        """Return the name for its file, without a suffix."""

    def prepare_to_leave(self) -> None:
        """Stop, and save all of it."""

    def stay(self) -> None:
        """Continue after `prepare_to_leave`."""


class SavingDialog(QDialog):
    """Is accepted when a game is saved, when that fails, or when the player leaves anyway; rejected if they stay."""

    def __init__(self, game: Leavable, parent: QWidget, text: SavingText) -> None:
        super().__init__(parent)
        self._game = game
        self.setWindowTitle("Surajang")
        words = Label(text.waiting(), self, wraps=True)
        bar = thin_bar(self)
        bar.setRange(0, 0)
        bar.setAccessibleName(text.waiting())
        buttons = QDialogButtonBox(self)
        leave = buttons.addButton(tr("Leave without saving"), QDialogButtonBox.ButtonRole.DestructiveRole)
        leave.clicked.connect(self.accept)
        stay = buttons.addButton(tr("Stay"), QDialogButtonBox.ButtonRole.RejectRole)
        stay.setDefault(True)
        stay.setFocus()
        buttons.rejected.connect(self.reject)
        self.setMinimumWidth(min(self.fontMetrics().averageCharWidth() * LETTERS, room_for(self).width()))
        lay_column(words, bar, buttons, within=self)
        game.save_state_changed.connect(self._look)

    def _look(self) -> None:
        """Close when the game is saved or has failed to be."""
        if self._game.save_state is not SaveState.SAVING:
            self.accept()


def wait_a_moment(game: Leavable) -> None:
    """Return when a game is saved, when that has failed, or when it takes too long."""
    if game.save_state is SaveState.SAVING:
        wait_for(game.save_state_changed, MOMENT_MS)


def wait_for(signal: SignalInstance, milliseconds: int) -> None:
    """Return when a signal comes or the time is over; only keys and clicks are held back meanwhile."""
    loop, timer = QEventLoop(), QTimer(singleShot=True)
    signal.connect(loop.quit)
    timer.timeout.connect(loop.quit)
    timer.start(milliseconds)
    loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    timer.stop()


CHANGED = {
    REPLACE: (mark("Replace it"), mark("Its current contents would be lost.")),
    REPLACE_GAME: (
        mark("Replace the game"),
        mark("This game is still in the file, and only this game would be replaced."),
    ),
    ADD: (mark("Add it"), mark("This game is no longer in the file. It would be added after the others.")),
}
"""The effects of saving to a file that has changed: the text of the button, and a sentence."""


@dataclass(frozen=True)
class Writing:
    """A game to write to its file: its text when saving was requested."""

    file: GameFile
    text: str
    anyway: bool = False

    @property
    def name(self) -> str:
        """The file's name, for sentences."""
        return readable(self.file.path.name)


class SaveCommands(QObject):
    """Saves one game or study while it is shown, and then finishes pending writes.

    `file` is the one where it was saved or opened, or None.
    """

    written = Signal()
    """Every pending write has ended."""

    failed = Signal(str)
    """A game that is no longer shown could not be saved: a sentence."""

    def __init__(
        self,
        game: Leavable,
        file: GameFile | None,
        messages: PageMessages,
        settings: Settings,
        window: QWidget,
        text: SavingText | None = None,
        record: GameFile | None = None,
    ) -> None:
        """`record`: the file of the game that a study was made from; it is replaced only if its name is chosen."""
        super().__init__(window)
        self._text = text or GAME_TEXT
        self.record = record
        self._game = game
        self._messages = messages
        self._questions = FileQuestions(settings, window)
        self._window = window
        self.file = file
        self._shown = True
        self.saved = ""
        """The text that was saved to the file last, since it was opened."""
        self._leaving = False
        self._writing: Writing | None = None
        self._pending: Writing | None = None
        self._slow = QTimer(self, singleShot=True)
        self._slow.timeout.connect(self._say_saving)

    @property
    def saving(self) -> bool:
        """Whether the game is being written to its file."""
        return self._writing is not None

    @property
    def in_file(self) -> bool:
        """Whether all of it, as it is now, has been saved to its file since it was opened."""
        return self.file is not None and self.saved == self._game.text()

    def release(self) -> None:
        """Finish pending writes and delete this object, as the game is no longer shown."""
        self._shown = False
        self._slow.stop()
        if self._writing is None:
            self.deleteLater()
        else:
            self.written.connect(self.deleteLater)

    def save(self) -> None:
        """Save the game in its file, or ask where."""
        if self.file is None:
            self.save_as()
        else:
            self._write(self.file)

    def save_as(self) -> None:
        """Ask where to save the game."""
        path = self._ask_where(self.file.path if self.file else None)
        if path is None:
            return
        known = [file for file in (self.file, self.record) if file is not None and _same(file.path, path)]
        self._write(known[0] if known else GameFile(path))  # at its place among other games there

    def _ask_where(self, default: Path | None = None) -> Path | None:
        return self._questions.where(self._text.title(), self._game.file_stem(), SUFFIX, GAME_FILES(), default)

    def _write(self, file: GameFile) -> None:
        """Write the game's present state to a file, after any pending write."""
        self._pending = Writing(file, self._game.text())
        if self._writing is None:
            self._write_next()

    def _write_next(self) -> None:
        writing, self._pending = self._pending, None
        self._writing = writing
        if writing is None:
            self._slow.stop()
            self.written.emit()
            return
        if self._shown:
            self._slow.start(PATIENCE_MS)
        work = partial(game_file.save, writing.file, writing.text, writing.anyway)
        done = partial(self._written, writing)
        Task(self, work, done, done, Exception)

    def _say_saving(self) -> None:
        """Say that a disk is slow, and again after a while."""
        if self._writing is not None:
            self._messages.banner.say(tr("Saving {name}…", name=self._writing.name))
            self._slow.start(PASSING_MS)

    def _written(self, writing: Writing, result: GameFile | Exception) -> None:
        """Report whether the game was written, and begin the next write."""
        self._slow.stop()  # the disk has responded; a question may follow
        if isinstance(result, FileChanged):
            again = self._ask_about_changed(writing, result)
            newer = self._pending
            if newer is None or newer.file == writing.file:
                self._pending = again and replace(again, text=(newer or again).text)
        elif isinstance(result, (OSError, ValueError)):
            sentence = result_of_writing(writing.file.path, result)
            if self._shown:
                self._messages.say_unsafe("file", sentence)
            else:
                self.failed.emit(sentence)
        elif isinstance(result, Exception):
            self._write_next()
            raise result
        else:
            self._questions.remember(result.path)
            self.file = result
            self.saved = writing.text
            if self._shown:
                self._messages.say_safe("file")
                self._messages.banner.say(tr("Saved as {name}.", name=writing.name))
            if self._pending is not None and self._pending.file.path == result.path:
                self._pending = replace(self._pending, file=result)
        self._write_next()

    def _ask_about_changed(self, writing: Writing, changed: FileChanged) -> Writing | None:
        """Ask what to do with a file that another program has changed; return the write to do now."""
        answer, words = CHANGED[changed.otherwise]
        chosen = self._questions.choose(
            tr("{name} was changed by another program.", name=writing.name), words, [tr("Save as…"), answer]
        )
        if chosen == answer:
            return replace(writing, anyway=True)
        path = self._ask_where() if chosen else None
        return replace(writing, file=GameFile(path)) if path is not None else None

    def _may_stop_writing(self) -> bool:
        """Ask, until it is written, whether a game still being written may be left; return whether it may."""
        if self._writing is None:
            return True
        name = self._writing.name
        wait_for(self.written, PATIENCE_MS)
        if not self.saving:
            return not self._messages.unsafe("file")
        box = MessageBox(self._window)
        box.setText(tr("{name} is still being saved.", name=name))
        leave = box.addButton(tr("Leave", "go away from what is not saved"), MessageBox.ButtonRole.DestructiveRole)
        stay = box.addButton(tr("Stay"), MessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(stay)
        box.setEscapeButton(stay)
        self.written.connect(box.accept)
        box.exec()
        box.deleteLater()
        written = box.result() == MessageBox.DialogCode.Accepted
        return box.clickedButton() is leave or (written and not self._messages.unsafe("file"))

    def save_in_a_moment(self) -> None:
        """Save for a moment at most, without asking."""
        if self.saving:
            wait_for(self.written, PATIENCE_MS)
        self._game.prepare_to_leave()
        wait_a_moment(self._game)

    def may_leave(self, first: Callable[[], bool] = lambda: True) -> bool:
        """Return whether the game shown may be left: it is on disk, or the player saves it or gives it up.

        `first` may ask something before that, and refuse.
        """
        if self._leaving:
            return False  # a question is open already
        self._leaving = True
        try:
            return first() and self._may_stop_writing() and self._saves_or_gives_up()
        finally:
            self._leaving = False

    def _saves_or_gives_up(self) -> bool:
        """Save a game before it is left; return whether it is saved or given up."""
        game = self._game
        text = game.text()
        game.prepare_to_leave()
        wait_a_moment(game)
        leaves = text == self.saved or (self._waits() and (game.save_state is not SaveState.FAILED or self._gives_up()))
        if not leaves:
            game.stay()
        return leaves

    def _waits(self) -> bool:
        """Show that a game is being saved until that succeeds or fails; return whether the player still leaves."""
        if self._game.save_state is not SaveState.SAVING:
            return True
        dialog = SavingDialog(self._game, self._window, self._text)
        dialog.exec()
        dialog.deleteLater()
        return dialog.result() == QDialog.DialogCode.Accepted

    def _gives_up(self) -> bool:
        """Ask what to do with a game that cannot be saved; return whether it may be left."""
        box = MessageBox(self._window)
        box.setText(self._text.unsaved())
        save = box.addButton(tr("Save as…"), MessageBox.ButtonRole.AcceptRole)
        leave = box.addButton(tr("Leave", "go away from what is not saved"), MessageBox.ButtonRole.DestructiveRole)
        box.setEscapeButton(box.addButton(tr("Stay"), MessageBox.ButtonRole.RejectRole))
        box.setDefaultButton(save)
        box.exec()
        chosen = box.clickedButton()
        box.deleteLater()
        if chosen is save:
            self.save_as()
            return self._may_stop_writing() and self._game.text() == self.saved
        return chosen is leave


def _same(one: Path, other: Path) -> bool:
    """Return whether two paths lead to the same file."""
    try:
        return one.samefile(other)
    except OSError:
        return one.absolute() == other.absolute()
