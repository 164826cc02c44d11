"""Progress of work: thin bars, and one over the window's lower edge with a button to cancel the work."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QFrame, QProgressBar, QPushButton, QWidget
from shiboken6 import isValid

from surajang.gui.kit.flow_layout import lay_row
from surajang.gui.kit.label import Label
from surajang.gui.kit.translation import tr

PATIENCE_MS = 300
"""Milliseconds after which the bar appears."""

BAR_WIDTH, BAR_HEIGHT = 120, 6
"""The sizes of progress bars, in pixels; only that over the window has a width of its own."""

EDGE = 16


def thin_bar(parent: QWidget) -> QProgressBar:
    """Return a progress bar without text."""
    bar = QProgressBar(parent, textVisible=False)
    bar.setFixedHeight(BAR_HEIGHT)
    return bar


class WaitingBar(QFrame):
    """The bar. It takes no focus, so that the widgets below it can be used meanwhile."""

    cancelled = Signal()
    """The player cancels."""

    def __init__(self, words: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._below = parent
        self._home: QWidget | None = None
        self.setObjectName("banner")
        self.setAutoFillBackground(True)
        self.words = Label(words, self)
        moving = self.moving = thin_bar(self)
        moving.setRange(0, 0)
        moving.setFixedWidth(BAR_WIDTH)
        moving.setAccessibleName(words)
        self.button = QPushButton(tr("Cancel"), self)
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.clicked.connect(self.cancelled)
        lay_row(self.words, moving, self.button, within=self, margins=(16, 8, 8, 8), spacing=16)
        self.hide()
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._appear)
        self._patience.start(PATIENCE_MS)
        parent.installEventFilter(self)

    def say(self, words: str) -> None:
        """Show other words."""
        self.words.setText(words)
        self.moving.setAccessibleName(words)
        self._place()

    def show_progress(self, done: int, total: int) -> None:
        """Show the progress."""
        self.moving.setRange(0, total)
        self.moving.setValue(done)

    def end(self) -> None:
        """Close the bar; if its button has the focus, the widget focused before gets it."""
        self._patience.stop()
        if self.button.hasFocus() and self._home is not None and isValid(self._home):
            self._home.setFocus()
        self.hide()
        self.deleteLater()

    def _appear(self) -> None:
        self._home = QApplication.focusWidget()
        self._place()
        self.show()
        self.raise_()

    def _place(self) -> None:
        """Move to the middle of the lower edge."""
        room = self._below.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        frame = self.rect()
        frame.setSize(self.sizeHint().boundedTo(room.size()))
        frame.moveCenter(room.center())
        frame.moveBottom(room.bottom())
        self.setGeometry(frame)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.button.setText(tr("Cancel"))
            self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window's size."""
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)
