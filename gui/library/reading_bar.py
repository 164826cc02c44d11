"""How far the library is with reading games, and how long it will still take; it can be cancelled."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QWidget

from gui.kit.label import Label
from gui.library import library_text

PATIENCE_MS = 300
"""Milliseconds that reading may take before it is shown."""

SURE = 2.0
"""Seconds after which it can be said how long it will still take."""

MOST = 1000


class ReadingBar(QWidget):
    """The bar, which is there only while something is read."""

    cancelled = Signal()
    """Nothing more is to be read."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.clock: Callable[[], float] = time.monotonic
        self._since = 0.0
        self.words = Label(parent=self)
        self.words.setWordWrap(True)
        self.bar = QProgressBar(self)
        self.bar.setRange(0, MOST)
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(6)
        self.button = QPushButton(library_text.CANCEL(), self)
        self.button.setAutoDefault(True)
        self.button.clicked.connect(self.cancelled)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.words, 2)
        row.addWidget(self.bar, 1)
        row.addWidget(self.button)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE_MS)
        self._patience.timeout.connect(self.show)
        self.hide()

    def show_progress(self, progress: list[int] | None) -> None:
        """Show how far it is; None: nothing is being read."""
        if progress is None:
            self._patience.stop()
            self._since = 0.0
            self.hide()
            return
        done, total, games, unreadable = progress
        now = self.clock()
        if not self._since:
            self._since = now
            self._patience.start()
        passed = now - self._since
        left = passed * (total - done) / done if done and passed > SURE else None
        self.bar.setValue(round(MOST * done / total) if total else 0)
        self.words.setText(library_text.reading(done, total, games, unreadable, left))
        self.bar.setAccessibleName(self.words.text())
