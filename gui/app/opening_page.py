"""What is shown while the file is opened that the program was started with."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout

from gui.kit.label import Label
from gui.kit.shorten import shortened
from gui.kit.translation import tr
from gui.shell.page import Page
from gui.storage.paths import readable


class OpeningPage(Page):
    """Says what is being opened."""

    def __init__(self, path: str) -> None:
        super().__init__()
        self.note = Label(tr("Opening {shortened}…", shortened=shortened(readable(Path(path).name))), self)
        self.note.setObjectName("muted")
        self.note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.note.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.note)
