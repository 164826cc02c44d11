"""The board's picture on its way to another program."""

from dataclasses import replace

from PySide6.QtCore import QMimeData, QPointF, QRectF, Qt
from PySide6.QtGui import QDrag, QPixmap
from PySide6.QtWidgets import QWidget

from gui.board.export import Picture, View, photograph

DRAGGED = 800
"""The side of the picture that is dropped, in pixels."""

SHOWN = 180
"""The side of what follows the pointer, in pixels."""


def drag_picture(source: QWidget, view: View, picture: Picture) -> None:
    """Let a person who has a button of the mouse down drop a picture somewhere; return when that is over."""
    image = photograph(view, replace(picture, side=DRAGGED))
    data = QMimeData()
    data.setImageData(image)
    ratio = source.devicePixelRatioF()
    side = round(SHOWN * ratio)
    shown = QPixmap.fromImage(
        image.scaled(side, side, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)
    )
    shown.setDevicePixelRatio(ratio)
    drag = QDrag(source)
    drag.setMimeData(data)
    drag.setPixmap(shown)
    drag.setHotSpot(QRectF(QPointF(), shown.deviceIndependentSize()).center().toPoint())
    drag.exec(Qt.DropAction.CopyAction)
