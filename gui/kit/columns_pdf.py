"""PDFs: texts with pictures in two columns or across the page, and pages of other drawings.

Only a text higher than a column is split between pages.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from PySide6.QtCore import QBuffer, QMarginsF, QRectF, Qt, QUrl
from PySide6.QtGui import QFont, QImage, QPageLayout, QPageSize, QPainter, QPdfWriter, QTextDocument

from surajang.gui.kit.background import Steps
from surajang.gui.kit.punctuation import beside
from surajang.gui.kit.translation import tr

MM = 96 / 25.4
"""Lengths are in units of 1/96 inch."""

WIDTH = 86 * MM
"""The width of a column."""

GUTTER, MARGIN_MM, FOOT = 8 * MM, 15.0, 3.5 * MM
SPACING = 2 * MM
PAGE_WIDTH = 2 * WIDTH + GUTTER

LOOK = """
    h1 { font-size: 20px; margin: 0 0 4px 0; } h2 { font-size: 13px; margin: 4px 0 4px 0; }
    p { margin: 0 0 4px 0; } td { padding-top: 4px; padding-right: 8px; } small { font-size: 9px; }
"""

Figures = Mapping[str, QImage]
"""Pictures by their names in the texts."""


@dataclass(frozen=True)
class Paper:
    """A kind of paper: its name, and its height within the margins, in units."""

    name: str
    size: QPageSize.PageSizeId
    height: float


A4 = Paper("A4", QPageSize.PageSizeId.A4, (297 - 2 * MARGIN_MM) * MM)
LETTER = Paper("Letter", QPageSize.PageSizeId.Letter, 11 * 96 - 2 * MARGIN_MM * MM)
PAPERS = {paper.name: paper for paper in (A4, LETTER)}


@dataclass(frozen=True)
class Part:
    """A part drawn as a whole, at most as wide as the page, and never split between pages.

    `draw` begins at the upper left corner and may leave the painter as it likes. A part that `stays` is on the page of
    the next one. `head` is drawn above it where it begins a page.
    """

    height: float
    draw: Callable[[QPainter], object]
    stays: bool = False
    head: Part | None = None
    spacing: float = SPACING


class PdfPages:
    """A PDF while it is being written, a page at a time; `painter` draws in units from the upper left margin.

    A context in which it is drawn, in the window's thread. Raises OSError if it cannot be begun.
    """

    def __init__(self, title: str, paper: Paper = A4) -> None:
        self.paper = paper
        self._begun = False
        self._buffer = QBuffer()
        self._buffer.open(QBuffer.OpenModeFlag.WriteOnly)
        self._writer = QPdfWriter(self._buffer)
        self._writer.setTitle(title)
        margins = QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM)
        size, upright = QPageSize(paper.size), QPageLayout.Orientation.Portrait
        self._writer.setPageLayout(QPageLayout(size, upright, margins, QPageLayout.Unit.Millimeter))
        self.painter = QPainter()
        if not self.painter.begin(self._writer):
            raise OSError("the PDF could not be begun")
        self.painter.scale(self._writer.resolution() / 96, self._writer.resolution() / 96)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Stop drawing, also if the PDF is abandoned: Qt frees no device that is being drawn on."""
        if self.painter.isActive():
            self.painter.end()

    def begin_page(self) -> None:
        """Begin the next page."""
        if self._begun:
            self._writer.newPage()
        self._begun = True

    def add_columns(self, foot: str, texts: Iterable[str], drawn: Figures, spacing: float = SPACING) -> Steps[None]:
        """Add pages of texts in HTML, with `foot` and the number of each of these pages below; a text is a step."""
        columns = yield from columns_of(texts, drawn, spacing, self.paper.height - 2 * FOOT)
        for number, column in enumerate(columns):
            if number % 2 == 0:
                self.begin_page()
            for top, text, shown in column:
                self.painter.save()
                self.painter.translate((number % 2) * (WIDTH + GUTTER), top - shown.top())
                text.drawContents(self.painter, shown)
                self.painter.restore()
                yield
            if number % 2 == 0:
                self._draw_foot(foot, number // 2 + 1, -(-len(columns) // 2))

    def add_parts(self, foot: str, parts: Iterable[Part]) -> Steps[None]:
        """Add pages of parts, one below the other, with `foot` and the number of each of these pages below.

        Making a part is a step, and drawing it another.
        """
        made = []
        for part in parts:
            made.append(part)
            yield
        pages = pages_of(made, self.paper.height - 2 * FOOT)
        for number, page in enumerate(pages, 1):
            self.begin_page()
            for top, part in page:
                self.painter.save()
                self.painter.translate(0, top)
                part.draw(self.painter)
                self.painter.restore()
                yield
            self._draw_foot(foot, number, len(pages))

    def _draw_foot(self, foot: str, number: int, total: int) -> None:
        self.painter.setFont(print_font(9))
        place = QRectF(0, self.paper.height - 1.5 * FOOT, PAGE_WIDTH, FOOT)
        words = beside(foot, tr("{number} of {total}", number=number, total=total))
        self.painter.drawText(place, Qt.AlignmentFlag.AlignRight, words)

    def finish(self) -> bytes:
        """Complete the PDF and return it."""
        self.painter.end()
        return bytes(self._buffer.data().data())


def columns_pdf(title: str, foot: str, texts: Iterable[str], drawn: Figures, spacing: float = SPACING) -> Steps[bytes]:
    """Return the PDF of texts in HTML, with `foot` and the page's number below. Raises OSError."""
    with PdfPages(title) as pages:
        yield from pages.add_columns(foot, texts, drawn, spacing)
        return pages.finish()


def print_font(size: int) -> QFont:
    """Return the text's font at a size, spaced for printing."""
    font = QFont()
    font.setPixelSize(size)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def pages_of(parts: Iterable[Part], room: float) -> list[list[tuple[float, Part]]]:
    """Return the parts of each page, with their tops; a part higher than the page gets a page of its own."""
    pages: list[list[tuple[float, Part]]] = [[]]
    top = 0.0
    for group in _groups(parts):
        height = sum(part.height + part.spacing for part in group) - group[-1].spacing
        if top + height > room and pages[-1]:
            pages.append([])
            top = 0.0
            group = [group[0].head, *group] if group[0].head is not None else group
        for part in group:
            pages[-1].append((top, part))
            top += part.height + part.spacing
    return pages


def _groups(parts: Iterable[Part]) -> Iterable[Sequence[Part]]:
    """Yield the groups of parts that must be on one page."""
    group: list[Part] = []
    for part in parts:
        group.append(part)
        if not part.stays:
            yield group
            group = []
    if group:
        yield group


def columns_of(
    texts: Iterable[str], drawn: Figures, spacing: float, room: float
) -> Steps[list[list[tuple[float, QTextDocument, QRectF]]]]:
    """Return the contents of each column: texts with their tops, and the part of each text that is there.

    Only a text higher than a column is split.
    """
    columns: list[list[tuple[float, QTextDocument, QRectF]]] = [[]]
    top = 0.0
    for text in texts:
        laid_out = document(text, drawn)
        begin, height = 0.0, laid_out.size().height()
        breaks = _breaks(laid_out) if height > room else []
        while top + height - begin > room and (columns[-1] or breaks):
            place = bisect_right(breaks, begin + room - top) - 1
            end = breaks[place] if place >= 0 else begin
            if end <= begin and not columns[-1]:  # a line higher than a column
                end = begin + room
            if end > begin:
                columns[-1].append((top, laid_out, QRectF(0, begin, PAGE_WIDTH, end - begin)))
                begin = end
            columns.append([])
            top = 0.0
        columns[-1].append((top, laid_out, QRectF(0, begin, PAGE_WIDTH, height - begin)))
        top += height - begin + spacing
        yield
    return columns


def _breaks(text: QTextDocument) -> list[float]:
    """Return the heights at which a text can be split without cutting a line."""
    lines: list[tuple[float, float]] = []
    block = text.begin()
    while block.isValid():
        top, layout = text.documentLayout().blockBoundingRect(block).top(), block.layout()
        places = (layout.lineAt(number).rect() for number in range(layout.lineCount()))
        lines += [(top + place.top(), top + place.bottom()) for place in places]
        block = block.next()
    breaks, bottom = [], 0.0
    for first, last in sorted(lines):
        if first >= bottom:
            breaks.append(first)
        bottom = max(bottom, last)
    return breaks


def document(text: str, drawn: Figures, width: float = WIDTH) -> QTextDocument:
    """Return a text laid out, by default in a column's width."""
    laid_out = QTextDocument(
        useDesignMetrics=True, defaultFont=print_font(11), defaultStyleSheet=LOOK, documentMargin=0
    )
    for name, image in drawn.items():
        if f"'{name}'" in text:
            laid_out.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(name), image)
    laid_out.setTextWidth(width)
    laid_out.setHtml(text)
    return laid_out


def picture(name: str, width: int, drawn: Figures) -> str:
    """Return the text format that shows a picture at a width."""
    size = drawn[name].size()
    return f"<img src='{name}' width='{width}' height='{round(width * size.height() / size.width())}'>"
