"""Pictures of a state: as a pixmap, as a PNG, SVG or PDF file, and dragged to another program."""

import sys
from dataclasses import dataclass, replace
from types import ModuleType

from PySide6.QtCore import QBuffer, QMimeData, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QDrag, QFont, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

from surajang.gui.board import arrows
from surajang.gui.board.annotations import fills_square
from surajang.gui.board.board_options import BoardOptions
from surajang.gui.board.board_state import BoardState
from surajang.gui.board.geometry import Geometry, arrange
from surajang.gui.board.interaction import Interaction
from surajang.gui.board.painter import BoardPainter, Situation, looks
from surajang.gui.board.pieces import PiecePictures
from surajang.gui.board.svg import diagram
from surajang.gui.kit.theme import BoardTheme, board_theme
from surajang.gui.kit.translation import mark, tr


def picture_of(
    state: BoardState,
    options: BoardOptions,
    pictures: PiecePictures,
    size: QSize,
    flipped: bool = False,
    hands: bool = False,
) -> QPixmap:
    """Return the picture of a state in `size` device pixels; coordinates are written only with hands."""
    pixmap = QPixmap(size)
    pixmap.fill(Qt.GlobalColor.transparent)
    layout = layout_of(state, options, size, flipped, hands)
    turn = Interaction()
    turn.show(state)
    painter = QPainter(pixmap)
    drawing = BoardPainter(layout, options._replace(coordinates=options.coordinates and hands), pictures, QFont())
    drawing.all(painter, looks(turn, options, Situation()))
    draw_over(painter, layout, state, drawing.theme)
    painter.end()
    return pixmap


def draw_over(painter: QPainter, layout: Geometry, state: BoardState, theme: BoardTheme) -> None:
    """Draw the annotations over the pieces: arrows, circles and badges."""
    for annotation in (*state.annotations, *state.badges):
        shown = arrows.shown(annotation, layout)
        if shown is not None and not fills_square(shown):
            arrows.paint(painter, layout, shown, theme)


def layout_of(state: BoardState, options: BoardOptions, size: QSize, flipped: bool, hands: bool) -> Geometry:
    """Return the layout of a state's picture."""
    coordinates = options.coordinates and hands
    return arrange(state.variant, size.width(), size.height(), flipped, coordinates, hands)


FILTERS = {"png": mark("PNG picture (*.png)"), "svg": mark("SVG diagram (*.svg)"), "pdf": mark("PDF diagram (*.pdf)")}

MIN_SIDE, MAX_SIDE = 100, 2400
"""The sides of pictures, in pixels: larger ones take too long to draw, and SVG grows to any size without loss."""


@dataclass(frozen=True)
class Picture:
    """The kind of a picture (one of FILTERS), its longer side in pixels, and which parts are drawn."""

    kind: str = "png"
    side: int = 1600
    annotations: bool = True
    coordinates: bool = True


@dataclass(frozen=True)
class View:
    """A board's state and look, and whether the second player is at the lower edge."""

    state: BoardState
    options: BoardOptions
    flipped: bool = False

    def drawn_as(self, picture: Picture) -> "View":
        """Return the view reduced to the parts that the picture shows."""
        state = self.state if picture.annotations else replace(self.state, marks=(), arrows=(), badges=())
        return View(state, self.options._replace(coordinates=picture.coordinates), self.flipped)


def render_file(view: View, picture: Picture) -> bytes:
    """Draw a picture; return the content of its file. Slow, for use on any thread. Raises OSError."""
    if picture.kind == "png":
        return _png(render_image(view, picture))
    shown = view.drawn_as(picture)
    content = diagram(shown.state, shown.options, shown.flipped, picture.side).encode()
    return content if picture.kind == "svg" else _pdf(content)


def render_image(view: View, picture: Picture, pieces: PiecePictures | None = None) -> QImage:
    """Return a state with its hands, on a background in the board's colour, at the picture's size.

    Several are drawn faster with the same `pieces`.
    """
    shown, side = view.drawn_as(picture), picture.side
    size = QSize(side, side)
    pixmap = picture_of(shown.state, shown.options, pieces or PiecePictures(), size, shown.flipped, hands=True)
    place = layout_of(shown.state, shown.options, size, shown.flipped, hands=True)
    area = place.frame.united(place.stands[0]).united(place.stands[1])
    margin = place.cell // 4
    image = QImage(area.size() + QSize(2 * margin, 2 * margin), QImage.Format.Format_RGB32)
    image.fill(board_theme(shown.options.theme)["border"])
    painter = QPainter(image)
    painter.drawPixmap(QPoint(margin, margin), pixmap, area)
    painter.end()
    return image


def preview(view: View, picture: Picture) -> QImage:
    """Return a picture as its file shows it: SVG and PDF are diagrams on white."""
    if picture.kind == "png":
        return render_image(view, picture)
    drawing = QSvgRenderer(render_file(view, replace(picture, kind="svg")))
    image = QImage(drawing.defaultSize(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    drawing.render(painter)
    painter.end()
    return image


def _png(picture: QImage) -> bytes:
    """Return a picture as PNG. Raises OSError."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    if not picture.save(buffer, "PNG"):  # type: ignore[call-overload]  # the format is a str, whatever the stub says
        raise OSError(tr("there is not enough memory for it"))
    return bytes(buffer.data().data())


def _pdf(content: bytes) -> bytes:
    """Return a diagram as PDF. Raises OSError."""
    result: bytes = cairosvg().svg2pdf(bytestring=content)
    return result


def cairosvg() -> ModuleType:
    """Return CairoSVG, which draws with the system's cairo, or else pycairo's. Raises OSError without either."""
    try:
        import cairocffi  # noqa: F401, PLC0415  # to see whether it finds a cairo
    except (ImportError, OSError):
        try:
            import cairo  # noqa: PLC0415  # pycairo has the interface of cairocffi
        except ImportError:
            raise OSError(
                tr("PDF needs the cairo library, which is not on this system; PNG and SVG do not need it")
            ) from None
        sys.modules["cairocffi"] = cairo
    import cairosvg  # noqa: PLC0415  # takes long to load

    found: ModuleType = cairosvg
    return found


DRAGGED = 800
"""The side of the dropped picture, in pixels."""

SHOWN = 180
"""The side of the picture that follows the pointer, in pixels."""


def drag_picture(source: QWidget, view: View, picture: Picture) -> None:
    """Let the person drag a picture with the pressed mouse button; return when it is dropped."""
    image = preview(view, replace(picture, side=DRAGGED))
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
