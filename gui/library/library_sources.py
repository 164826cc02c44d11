"""The sources of the library's games: added files and folders, and the progress of reading them."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QListWidget, QListWidgetItem, QPushButton, QWidget

from surajang.gui.desk.file_dialogs import GAME_FILES, FileQuestions
from surajang.gui.kit.buttons import make_button
from surajang.gui.kit.fields import grow
from surajang.gui.kit.flow_layout import Flow, lay_column, lay_row
from surajang.gui.kit.label import Label, tip
from surajang.gui.kit.shorten import SENTENCE, shortened
from surajang.gui.kit.translation import Text, tr
from surajang.gui.kit.waiting_bar import thin_bar
from surajang.gui.library import finding, library_text, problems
from surajang.gui.library.library import Library, Progress
from surajang.gui.storage.paths import readable

WIDTH, HEIGHT = 80, 24
"""The minimum size of the dialog, in average letters and in lines."""

GAP, MARGIN = 8, 16
"""Between buttons, and around everything, in pixels."""

MAX_PROBLEMS = 20


class SourcesDialog(QDialog):
    """Lists the added files and folders, and problems with them; adds and removes."""

    def __init__(self, library: Library, questions: FileQuestions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(library_text.SOURCES_TITLE())
        self._library = library
        self._questions = questions
        words = Label(library_text.SOURCES_WORDS(), self, wraps=True)
        self.list = QListWidget(self)
        self.list.setAccessibleName(library_text.SOURCES_TITLE())
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.problems = Label(parent=self, look="muted", wraps=True)
        buttons = Flow(spacing=GAP)
        self.buttons: dict[Text, QPushButton] = {}
        for text, action in (
            (library_text.ADD_FILES, self._add_files),
            (library_text.ADD_FOLDER, self._add_folder),
            (library_text.REMOVE, self._remove),
            (library_text.CLOSE, self.accept),
        ):
            self.buttons[text] = make_button(text(), self, action)
            buttons.addWidget(self.buttons[text])
        lay_column(words, (self.list, 1), self.problems, buttons, within=self, margins=MARGIN, spacing=10)
        self.list.currentRowChanged.connect(lambda _: self._show_possible())
        library.data.changed.connect(self.refresh)
        library.changed.connect(self.refresh)
        self.refresh()
        self.resize(0, 0)
        letters = self.fontMetrics()
        row = sum(button.sizeHint().width() + GAP for button in self.buttons.values()) + 2 * MARGIN
        grow(self, max(WIDTH * letters.averageCharWidth(), row), HEIGHT * letters.height())

    def refresh(self) -> None:
        """Update the list."""
        row = self.list.currentRow()
        self.list.clear()
        for path in self._library.data.added:
            item = QListWidgetItem(readable(str(path)))
            item.setToolTip(tip(readable(str(path))))
            item.setData(Qt.ItemDataRole.UserRole, str(path))
            self.list.addItem(item)
        self.list.setCurrentRow(min(max(row, 0), self.list.count() - 1))
        self._show_possible()
        self._library.ask(finding.unreadable, self._show_problems, self)

    def _show_possible(self) -> None:
        self.buttons[library_text.REMOVE].setEnabled(self.list.currentRow() >= 0)

    def _show_problems(self, found: list[tuple[Path, str, int]]) -> None:
        """Show which files are missing or unreadable."""
        lines = [library_text.MISSING(name=readable(str(path))) for path in self._library.missing]
        unread = [(path, why, 0) for path, why in self._library.unread]
        for path, why, count in unread + found:
            lines.append(library_text.unreadable(readable(path.name), problems.worded(why), count))
        self.problems.show_text("\n".join(shortened(text, SENTENCE) for text in lines[:MAX_PROBLEMS]))

    def _add_files(self) -> None:
        folder = str(self._questions.folder)
        paths, _ = QFileDialog.getOpenFileNames(self, library_text.ADD_FILES(), folder, GAME_FILES())
        self._add([Path(path) for path in paths])

    def _add_folder(self) -> None:
        path = QFileDialog.getExistingDirectory(self, library_text.ADD_FOLDER(), str(self._questions.folder))
        self._add([Path(path)] if path else [])

    def _add(self, paths: list[Path]) -> None:
        if paths:
            self._questions.remember(paths[0])
            self._library.data.add(paths)

    def _remove(self) -> None:
        """Remove the selection from the list; the files stay as they are."""
        item = self.list.currentItem()
        if item is not None:
            self._library.data.remove(Path(item.data(Qt.ItemDataRole.UserRole)))


PATIENCE_MS = 300
"""Milliseconds that reading may take before it is shown."""

SURE = 2.0
"""Seconds after which the remaining time can be estimated."""

PROGRESS_STEPS = 1000


class ReadingBar(QWidget):
    """The bar, visible only while files are read."""

    cancelled = Signal()
    """The user cancels reading."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.clock: Callable[[], float] = time.monotonic
        self._since = 0.0
        self.words = Label(parent=self, wraps=True)
        self.bar = thin_bar(self)
        self.bar.setRange(0, PROGRESS_STEPS)
        self.button = make_button(tr("Cancel"), self, self.cancelled.emit, enter=True)
        lay_row((self.words, 2), (self.bar, 1), self.button, within=self, margins=0, spacing=12)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self.show)
        self.hide()

    def show_progress(self, progress: Progress | None) -> None:
        """Show the progress; None: nothing is being read."""
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
        self.bar.setValue(round(PROGRESS_STEPS * done / total) if total else 0)
        self.words.setText(library_text.reading(done, total, games, unreadable, left))
        self.bar.setAccessibleName(self.words.text())
