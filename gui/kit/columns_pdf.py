"""Texts with pictures as a PDF: two columns on each A4 page, and no text broken across columns."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QBuffer, QMarginsF, QRectF, Qt, QUrl
from PySide6.QtGui import QFont, QImage, QPageLayout, QPageSize, QPainter, QPdfWriter, QTextDocument

from surajang.gui.kit.punctuation import beside
from surajang.gui.kit.translation import tr

MM = 96 / 25.4
"""Lengths are in units of 1/96 inch."""

WIDTH, HEIGHT = 86 * MM, 260 * MM
"""A column."""

GUTTER, MARGIN_MM, FOOT = 8 * MM, 15.0, 5 * MM
SPACING = 2 * MM

LOOK = """
    h1 { font-size: 20px; margin: 0 0 4px 0; } h2 { font-size: 13px; margin: 4px 0 2px 0; }
    p { margin: 0 0 4px 0; } td { padding-right: 8px; } small { font-size: 9px; }
"""

Figures = Mapping[str, QImage]
"""Pictures by the names that texts call them."""


def columns_pdf(title: str, foot: str, texts: Iterable[str], drawn: Figures, spacing: float = SPACING) -> bytes:
    """Return the PDF of texts in HTML, with `foot` and the page's number below.

    It may be called on another thread. Raises OSError.
    """
    columns = _columns(texts, drawn, spacing)
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setPageLayout(
        QPageLayout(
            QPageSize(QPageSize.PageSizeId.A4),
            QPageLayout.Orientation.Portrait,
            QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM),
            QPageLayout.Unit.Millimeter,
        )
    )
    painter = QPainter()
    if not painter.begin(writer):
        raise OSError("the PDF could not be begun")
    painter.scale(writer.resolution() / 96, writer.resolution() / 96)
    for number, column in enumerate(columns):
        if number and number % 2 == 0:
            writer.newPage()
        left = (number % 2) * (WIDTH + GUTTER)
        for top, document in column:
            painter.save()
            painter.translate(left, top)
            document.drawContents(painter)
            painter.restore()
        if number % 2 == 0:
            painter.setFont(_font(9))
            place = QRectF(0, HEIGHT + FOOT / 2, 2 * WIDTH + GUTTER, FOOT)
            words = beside(foot, tr("{number} of {total}", number=number // 2 + 1, total=-(-len(columns) // 2)))
            painter.drawText(place, Qt.AlignmentFlag.AlignRight, words)
    painter.end()
    return bytes(buffer.data().data())


def _font(size: int) -> QFont:
    """Return the text's font of a height, spaced for printing."""
    font = QFont()
    font.setPixelSize(size)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def _columns(texts: Iterable[str], drawn: Figures, spacing: float) -> list[list[tuple[float, QTextDocument]]]:
    """Return the contents of each column, with their tops."""
    columns: list[list[tuple[float, QTextDocument]]] = [[]]
    top = 0.0
    for text in texts:
        document = _document(text, drawn)
        height = document.size().height()
        if top + height > HEIGHT and columns[-1]:
            columns.append([])
            top = 0.0
        columns[-1].append((top, document))
        top += height + spacing
    return columns


def _document(text: str, drawn: Figures) -> QTextDocument:
    """Return a text laid out in a column's width."""
    document = QTextDocument(useDesignMetrics=True, defaultFont=_font(11), defaultStyleSheet=LOOK, documentMargin=0)
    for name, image in drawn.items():
        if f"'{name}'" in text:
            document.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(name), image)
    document.setTextWidth(WIDTH)
    document.setHtml(text)
    return document


def picture(name: str, width: int, drawn: Figures) -> str:
    """Return a picture's format in a text, at a width."""
    size = drawn[name].size()
    return f"<img src='{name}' width='{width}' height='{round(width * size.height() / size.width())}'>"
