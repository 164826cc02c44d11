"""Pictures of what a board shows, in files and on the clipboard."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QWidget

from gui.board.view import BoardView
from gui.desk import share_text
from gui.desk.file_dialogs import FileQuestions
from gui.kit.background import Task
from gui.kit.translation import tr
from gui.shell.settings import Settings
from gui.storage.disk import write_atomically

if TYPE_CHECKING:
    from gui.board.export import Picture, View

PICTURE = "picture"


class PictureCommands(QObject):
    """Asks over a window what a picture of a board is to be, and makes it on a thread. `stem` says what to call its
    file."""

    written = Signal(str, Path)
    """PICTURE, and the Path where it was written."""

    failed = Signal(str, str)
    """PICTURE, and a sentence that says why it could not be."""

    copied = Signal()
    """A picture is on the clipboard."""

    def __init__(
        self, board: BoardView, stem: Callable[[], str], settings: Settings, window: QWidget, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.writing = 0
        """How many pictures are being drawn, written or copied."""
        self._board = board
        self._stem = stem
        self._settings = settings
        self._window = window
        self._questions = FileQuestions(settings, window)
        board.pulled.connect(self.drag)

    @property
    def view(self) -> View:
        """What the board shows, with what was drawn on it."""
        from gui.board.export import View

        return View(self._board.scene.drawn_on, self._board.options(), self._board.flipped())

    def export(self) -> None:
        """Ask what a picture is to be, and save or copy it."""
        from gui.desk.picture_dialog import PictureDialog

        dialog = PictureDialog(self.view, self._settings, self._window)
        dialog.save_wanted.connect(self.save)
        dialog.copy_wanted.connect(self.copy)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def save(self, picture: Picture) -> None:
        """Ask for a file name and write a picture there; the name's ending says what kind of picture it is."""
        from gui.board import export

        chosen = export.FILTERS[picture.kind]
        kinds = ";;".join([tr(chosen), *(tr(text) for text in export.FILTERS.values() if text != chosen)])
        file = self._questions.where(share_text.PICTURE_TITLE(), self._stem(), f".{picture.kind}", kinds)
        if file is None:
            return
        view, done = self.view, partial(self._written, file)
        wanted = replace(picture, kind=file.suffix.lower().lstrip("."))
        self.writing += 1
        Task(self, lambda: write_atomically(file, export.drawn(view, wanted)), done, done)

    def copy(self, picture: Picture) -> None:
        """Put a picture on the clipboard; as SVG together with its text."""
        from gui.board import export

        view = self.view
        kinds = {"image/png": "png", **({"image/svg+xml": "svg"} if picture.kind == "svg" else {})}

        def draw() -> tuple[QImage, dict[str, bytes]]:
            image = export.photograph(view, picture)
            return image, {mime: export.drawn(view, replace(picture, kind=kind)) for mime, kind in kinds.items()}

        self.writing += 1
        Task(self, draw, self._put_on_clipboard, partial(self._written, Path()))

    def drag(self) -> None:
        """Let the board be dropped somewhere as the kind of picture that was chosen last."""
        from gui.board.picture_drag import drag_picture
        from gui.desk.picture_dialog import remembered

        drag_picture(self._board, self.view, remembered(self._settings))

    def _put_on_clipboard(self, drawn: tuple[QImage, dict[str, bytes]]) -> None:
        """Put a picture on the clipboard, also as what its files hold, so that nothing is left to be done there."""
        image, contents = drawn
        data = QMimeData()
        data.setImageData(image)
        for mime, content in contents.items():
            data.setData(mime, content)
        QGuiApplication.clipboard().setMimeData(data)
        self.writing -= 1
        self.copied.emit()

    def _written(self, file: Path, error: OSError | None) -> None:
        """Tell whether a picture was written."""
        self.writing -= 1
        if error is None:
            self.written.emit(PICTURE, file)
        else:
            self.failed.emit(PICTURE, share_text.not_written(PICTURE, error))
