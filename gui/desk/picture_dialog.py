"""The dialog in which a picture of the board is agreed on."""

from dataclasses import replace

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QDialog,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from gui.board.export import LARGEST, SMALLEST, Picture, View, photograph
from gui.board.picture_drag import drag_picture
from gui.desk import share_text
from gui.kit.fields import Form, Segments, agree, fit
from gui.kit.label import Label, give_tip
from gui.shell.settings import Settings

PREVIEW = 220
"""The side of the picture that is shown, in pixels."""


class PictureDialog(QDialog):
    """Asks what kind of picture, how large, and what is drawn in it."""

    save_wanted = Signal(Picture)
    """Save the picture to a file."""

    copy_wanted = Signal(Picture)
    """Copy the picture to the clipboard."""

    def __init__(self, view: View, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(share_text.PICTURE_TITLE())
        self._view = view
        self._settings = settings
        known = remembered(settings)
        self.preview = Preview(self)
        self.kind = Segments((("png", "PNG"), ("svg", "SVG"), ("pdf", "PDF")), known.kind, self)
        self.side = QSpinBox(self)
        self.side.setRange(SMALLEST, LARGEST)
        self.side.setSingleStep(100)
        self.side.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.side.setSuffix(share_text.PIXELS())
        self.side.setValue(known.side)
        self.side.setAccessibleName(share_text.SIZE())
        self.annotations = QCheckBox(share_text.ANNOTATIONS(), self)
        self.annotations.setChecked(known.annotations)
        self.coordinates = QCheckBox(share_text.COORDINATES(), self)
        self.coordinates.setChecked(known.coordinates)
        form = Form()
        form.add_row(share_text.KIND(), self.kind)
        form.add_row(share_text.SIZE(), self.side)
        form.add_row(share_text.WITH(), self.annotations)
        form.add_row("", self.coordinates)
        self.copy_button = QPushButton(share_text.COPY(), self)
        content = QVBoxLayout()
        content.setSpacing(14)
        content.addWidget(self.preview, 0, Qt.AlignmentFlag.AlignHCenter)
        content.addLayout(form)
        self.save_button = agree(self, content, (share_text.SAVE(), share_text.CANCEL()), self.copy_button)
        self.copy_button.clicked.connect(self._copy)
        self.kind.changed.connect(self._show)
        for box in (self.annotations, self.coordinates):
            box.toggled.connect(self._show)
        self.preview.dragged.connect(self._drag)
        self._show()
        fit(self)

    @property
    def picture(self) -> Picture:
        """What was chosen."""
        return Picture(self.kind.value, self.side.value(), self.annotations.isChecked(), self.coordinates.isChecked())

    def _show(self) -> None:
        """Show what the picture is going to be like."""
        ratio = self.devicePixelRatioF()
        drawn = QPixmap.fromImage(photograph(self._view, replace(self.picture, side=round(PREVIEW * ratio))))
        drawn.setDevicePixelRatio(ratio)
        self.preview.setPixmap(drawn)
        self.copy_button.setEnabled(self.kind.value != "pdf")

    def _remember(self) -> None:
        """Remember what was chosen."""
        chosen = self.picture
        self._settings["picture"] = {
            "kind": chosen.kind,
            "side": chosen.side,
            "annotations": chosen.annotations,
            "coordinates": chosen.coordinates,
        }

    def accept(self) -> None:
        """Have the picture saved."""
        self._remember()
        super().accept()
        self.save_wanted.emit(self.picture)

    def _copy(self) -> None:
        """Have the picture put on the clipboard."""
        self._remember()
        super().accept()
        self.copy_wanted.emit(self.picture)

    def _drag(self) -> None:
        """Let the picture be dropped somewhere."""
        drag_picture(self.preview, self._view, self.picture)


class Preview(Label):
    """A picture that can be dragged away."""

    dragged = Signal()
    """Somebody begins to."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self.setAccessibleName(share_text.PREVIEW())
        give_tip(self, share_text.PREVIEW())
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setMinimumSize(QSize(PREVIEW, PREVIEW))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._pressed_at = QPoint()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Note where a drag may begin."""
        self._pressed_at = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Begin a drag where the pointer has gone far enough."""
        way = event.position().toPoint() - self._pressed_at
        if event.buttons() & Qt.MouseButton.LeftButton and way.manhattanLength() >= QApplication.startDragDistance():
            self.dragged.emit()


def remembered(settings: Settings) -> Picture:
    """Return what was chosen last time."""
    known, usual = settings["picture"], Picture()
    return Picture(
        known.get("kind", usual.kind),
        max(SMALLEST, min(LARGEST, known.get("side", usual.side))),
        known.get("annotations", usual.annotations),
        known.get("coordinates", settings["show_coordinates"]),
    )
