"""Pictures of a board: the dialog, files and the clipboard."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QImage, QMouseEvent, QPixmap
from PySide6.QtWidgets import QApplication, QCheckBox, QDialog, QWidget

from surajang.gui.board.picture import (
    FILTERS,
    MAX_SIDE,
    MIN_SIDE,
    Picture,
    View,
    drag_picture,
    preview,
    render_file,
    render_image,
)
from surajang.gui.board.view import BoardView
from surajang.gui.desk.file_dialogs import FileQuestions
from surajang.gui.kit.background import Task
from surajang.gui.kit.buttons import make_button
from surajang.gui.kit.fields import Form, Segments, SpinBox, agree, fit
from surajang.gui.kit.flow_layout import lay_column
from surajang.gui.kit.label import Label, give_tip
from surajang.gui.kit.qt_helpers import open_dialog, room_for
from surajang.gui.kit.translation import Text, tr
from surajang.gui.shell.settings import Settings
from surajang.gui.storage.disk import write_atomically
from surajang.gui.storage.reasons import reason_of

PREVIEW = 220
"""The side of the preview, in pixels."""

PICTURE_TITLE = Text("Export the board")


class PictureDialog(QDialog):
    """Asks for the kind of picture, its size, and the parts drawn."""

    save_requested = Signal(Picture)
    """Save the picture to a file."""

    copy_requested = Signal(Picture)
    """Copy the picture to the clipboard."""

    def __init__(self, view: View, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(PICTURE_TITLE())
        self._view = view
        self._settings = settings
        known = remembered(settings)
        self.preview = Preview(self)
        self.kind = Segments((("png", "PNG"), ("svg", "SVG"), ("pdf", "PDF")), known.kind, self)
        self.side = SpinBox(self)
        self.side.setRange(MIN_SIDE, MAX_SIDE)
        self.side.setSingleStep(100)
        self.side.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.side.setSuffix(tr(" pixels"))
        self.side.setValue(known.side)
        self.side.setAccessibleName(tr("Size"))
        self.annotations = QCheckBox(tr("Arrows and circles"), self)
        self.annotations.setChecked(known.annotations)
        self.coordinates = QCheckBox(tr("Coordinates"), self)
        self.coordinates.setChecked(known.coordinates)
        form = Form()
        form.add_row(tr("Format", "of a picture's or an animation's file"), self.kind)
        form.add_row(tr("Size"), self.side)
        form.add_row(tr("Include"), self.annotations)
        form.add_row("", self.coordinates)
        self.copy_button = make_button(tr("Copy"), self, self._copy, enter=True)
        content = lay_column(self.preview, form, spacing=14)
        content.setAlignment(self.preview, Qt.AlignmentFlag.AlignHCenter)
        self.save_button = agree(self, content, (tr("Save…"), tr("Cancel")), self.copy_button)
        self.kind.changed.connect(self._show)
        for box in (self.annotations, self.coordinates):
            box.toggled.connect(self._show)
        self.preview.dragged.connect(self._drag)
        self._show()
        layout = self.layout()
        if layout is not None and layout.totalMinimumSize().height() > room_for(self).height():
            self.preview.hide()
        fit(self)

    @property
    def picture(self) -> Picture:
        """The choices made."""
        return Picture(self.kind.value, self.side.value(), self.annotations.isChecked(), self.coordinates.isChecked())

    def _show(self) -> None:
        ratio = self.devicePixelRatioF()
        drawn = QPixmap.fromImage(preview(self._view, replace(self.picture, side=round(PREVIEW * ratio))))
        drawn.setDevicePixelRatio(ratio)
        self.preview.setPixmap(drawn)
        self.copy_button.setEnabled(self.kind.value != "pdf")

    def _remember(self) -> None:
        chosen = self.picture
        self._settings["picture"] = {
            "kind": chosen.kind,
            "side": chosen.side,
            "annotations": chosen.annotations,
            "coordinates": chosen.coordinates,
        }

    def accept(self) -> None:
        """Remember the choice and save the picture."""
        self._remember()
        super().accept()
        self.save_requested.emit(self.picture)

    def _copy(self) -> None:
        self._remember()
        super().accept()
        self.copy_requested.emit(self.picture)

    def _drag(self) -> None:
        """Let the person drop the picture somewhere."""
        drag_picture(self.preview, self._view, self.picture)


class Preview(Label):
    """A picture that can be dragged away."""

    dragged = Signal()
    """A drag begins."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent)
        words = tr("The picture. You can drag it into other programs.")
        self.setAccessibleName(words)
        give_tip(self, words)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setMinimumSize(QSize(PREVIEW, PREVIEW))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._pressed_at = QPoint()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Note where a drag may begin."""
        self._pressed_at = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Begin a drag once the pointer has moved far enough."""
        way = event.position().toPoint() - self._pressed_at
        if event.buttons() & Qt.MouseButton.LeftButton and way.manhattanLength() >= QApplication.startDragDistance():
            self.dragged.emit()


def remembered(settings: Settings) -> Picture:
    """Return the last choices."""
    known, default = settings["picture"], Picture()
    return Picture(
        known.get("kind", default.kind),
        max(MIN_SIDE, min(MAX_SIDE, known.get("side", default.side))),
        known.get("annotations", default.annotations),
        known.get("coordinates", settings["show_coordinates"]),
    )


PICTURE = "picture"


class PictureCommands(QObject):
    """Asks for the kind of picture of a board, and makes it on a thread. `stem` returns the name of its file."""

    written = Signal(str, Path)
    """PICTURE, and the path of the file written."""

    failed = Signal(str, str)
    """PICTURE, and a sentence that says why it could not be written."""

    copied = Signal()
    """A picture is on the clipboard."""

    def __init__(
        self, board: BoardView, stem: Callable[[], str], settings: Settings, window: QWidget, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.writing = 0
        """The number of pictures being drawn, written or copied."""
        self._board = board
        self._stem = stem
        self._settings = settings
        self._window = window
        self._questions = FileQuestions(settings, window)
        board.pulled.connect(self.drag)

    @property
    def view(self) -> View:
        """The board's view, with the person's drawings."""
        return View(self._board.scene.drawn_on, self._board.options(), self._board.flipped())

    def export(self) -> None:
        """Ask what kind of picture to make, and save or copy it."""
        view = self.view
        dialog = PictureDialog(view, self._settings, self._window)
        dialog.save_requested.connect(partial(self.save, view=view))
        dialog.copy_requested.connect(partial(self.copy, view=view))
        open_dialog(dialog)

    def save(self, picture: Picture, view: View | None = None) -> None:
        """Ask for a file name and write a picture there; the name's suffix decides the kind of picture.

        `view` is what to draw; by default it is the board's as it is now.
        """
        view = view or self.view
        chosen = FILTERS[picture.kind]
        kinds = ";;".join([tr(chosen), *(tr(text) for text in FILTERS.values() if text != chosen)])
        file = self._questions.where(PICTURE_TITLE(), self._stem(), f".{picture.kind}", kinds)
        if file is None:
            return
        done = partial(self._written, file)
        wanted = replace(picture, kind=file.suffix.lower().lstrip("."))
        self.writing += 1
        Task(self, lambda: write_atomically(file, render_file(view, wanted)), done, done)

    def copy(self, picture: Picture, view: View | None = None) -> None:
        """Put a picture on the clipboard, of `view` or the board as it is now; as SVG together with its text."""
        view = view or self.view
        kinds = {"image/png": "png", **({"image/svg+xml": "svg"} if picture.kind == "svg" else {})}

        def draw() -> tuple[QImage, dict[str, bytes]]:
            image = render_image(view, picture)
            return image, {mime: render_file(view, replace(picture, kind=kind)) for mime, kind in kinds.items()}

        self.writing += 1
        Task(self, draw, self._put_on_clipboard, partial(self._written, Path()))

    def drag(self) -> None:
        """Let the person drag the board's picture, of the kind chosen last, to another program."""
        drag_picture(self._board, self.view, remembered(self._settings))

    def _put_on_clipboard(self, drawn: tuple[QImage, dict[str, bytes]]) -> None:
        """Put a picture on the clipboard, also in the formats of files, so that nothing has to be converted later."""
        image, contents = drawn
        data = QMimeData()
        data.setImageData(image)
        for mime, content in contents.items():
            data.setData(mime, content)
        QGuiApplication.clipboard().setMimeData(data)
        self.writing -= 1
        self.copied.emit()

    def _written(self, file: Path, error: OSError | None) -> None:
        self.writing -= 1
        if error is None:
            self.written.emit(PICTURE, file)
        else:
            self.failed.emit(PICTURE, tr("The picture could not be saved: {why}.", why=reason_of(error)))
