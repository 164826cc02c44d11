"""The position as a picture: PNG drawn by the board, SVG and PDF as a diagram of the pieces' own outlines."""

import sys
from collections.abc import Callable
from types import ModuleType

from PySide6.QtCore import QBuffer, QPoint, QSize
from PySide6.QtGui import QImage, QPainter

from gui.board.options import BoardOptions
from gui.board.picture import layout_of, picture_of
from gui.board.state import BoardState
from gui.board.svg import diagram
from gui.look.pieces import PiecePictures
from gui.look.theme import board_theme

PNG_SIZE = 1600
FILTERS = {"png": "PNG picture (*.png)", "svg": "SVG diagram (*.svg)", "pdf": "PDF diagram (*.pdf)"}


def drawn(ending: str, state: BoardState, options: BoardOptions, flipped: bool) -> Callable[[], bytes]:
    """Draw a state; return what makes of it the content of a file with that ending, which takes a while.

    Raises ValueError for an ending that no picture has. What is returned can be called on another thread; it raises
    OSError.
    """
    kind = ending.lower().lstrip(".")
    if kind == "png":
        picture = photograph(state, options, flipped)
        return lambda: _png(picture)
    if kind not in FILTERS:
        raise ValueError(f"a picture's name ends in {', '.join('.' + name for name in FILTERS)}")
    content = diagram(state, options, flipped).encode()
    return (lambda: content) if kind == "svg" else lambda: _pdf(content)


def photograph(state: BoardState, options: BoardOptions, flipped: bool, side: int = PNG_SIZE) -> QImage:
    """Return a state with its hands, on a ground of the board's own colour, in a square of `side` pixels at most."""
    size = QSize(side, side)
    picture = picture_of(state, options, PiecePictures(), size, flipped, hands=True)
    place = layout_of(state, options, size, flipped, hands=True)
    drawn = place.frame.united(place.stands[0]).united(place.stands[1])
    margin = place.cell // 4
    image = QImage(drawn.size() + QSize(2 * margin, 2 * margin), QImage.Format.Format_RGB32)
    image.fill(board_theme(options.theme)["border"])
    painter = QPainter(image)
    painter.drawPixmap(QPoint(margin, margin), picture, drawn)
    painter.end()
    return image


def _png(picture: QImage) -> bytes:
    """Return a picture as PNG. Raises OSError."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    if not picture.save(buffer, "PNG"):  # type: ignore[call-overload]  # the format is a str, whatever the stub says
        raise OSError("there is not enough memory for it")
    return bytes(buffer.data().data())


def _pdf(content: bytes) -> bytes:
    """Return a diagram as PDF. Raises OSError."""
    result: bytes = cairosvg().svg2pdf(bytestring=content)
    return result


def cairosvg() -> ModuleType:
    """Return CairoSVG, drawing with the system's cairo or else with the one in pycairo. Raises OSError without any."""
    try:
        import cairocffi  # noqa: F401 (imported to see whether it finds a cairo)
    except (ImportError, OSError):
        try:
            import cairo  # pycairo has the interface of cairocffi
        except ImportError:
            raise OSError("PDF needs the library cairo, which is not on this system; PNG and SVG do not") from None
        sys.modules["cairocffi"] = cairo
    import cairosvg

    found: ModuleType = cairosvg
    return found
