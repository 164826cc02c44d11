"""A report on a game as a PDF: its texts, tables and plots as wide as the page, none of them split between pages.

Plots are drawn as vectors, and tables by hand rather than as HTML: their columns are as wide as their contents, a table
wider than the page is scaled down, and its headings are repeated on the next page.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtSvg import QSvgRenderer

from surajang.engine.playtest.plots import Colours, size, svg
from surajang.engine.playtest.sections import Block, Listing, Paragraph, Picture, Sections, Table, Words
from surajang.gui.kit.background import Steps
from surajang.gui.kit.columns_pdf import MM, PAGE_WIDTH, Part, PdfPages, document, print_font

CHART = 140 * MM
"""The width of a chart; a map of squares takes a share of the page."""

MAPS_IN_ROW = 4
GAP = 4 * MM

CELL_TEXT = 10
PAD, LEADING = 5.0, 1.45
"""The space beside the text of a cell, and the height of a row in heights of its text."""

MAX_WORD_LENGTH = 30
"""The longest word of a heading that is never broken, in characters; Chinese and Japanese ones may break anywhere."""

LINE, HEAD_LINE = QColor("#c8c8c8"), QColor("#606060")

ABOVE_SECTION = 14


def report_pdf(title: str, sections: Sections, words: Words) -> Steps[bytes]:
    """Return the PDF of a report, with the title of the game. Raises OSError."""
    heading = sections.title(title)
    with PdfPages(heading) as pages:
        yield from pages.add_parts(heading, parts_of(title, sections, words))
        return pages.finish()


def parts_of(title: str, sections: Sections, words: Words) -> Iterator[Part]:
    """Yield the parts of all pages, from the top to the bottom."""
    yield _text(f"<h1>{escape(sections.title(title))}</h1>", stays=True)
    for text in sections.introduction():
        yield _text(f"<p>{escape(text)}</p>")
    for section in sections.all():
        yield _text(f"<h2 style='margin-top: {ABOVE_SECTION}px'>{escape(section.title)}</h2>", stays=True)
        maps = [block for block in section.blocks if isinstance(block, Picture) and block.title]
        for block in section.blocks:
            if block not in maps:
                yield from _parts(block, words)
        for first in range(0, len(maps), MAPS_IN_ROW):
            yield _maps(maps[first : first + MAPS_IN_ROW], words)


def _parts(block: Block, words: Words) -> Iterator[Part]:
    if isinstance(block, Paragraph):
        yield _text(f"<p>{escape(block.text)}</p>")
    elif isinstance(block, Listing):
        yield from (_text(f"<p>• {escape(text)}</p>") for text in block.texts)
    elif isinstance(block, Table):
        yield from _rows(block)
    else:
        yield _picture(block, CHART, words)


def _text(html: str, stays: bool = False) -> Part:
    laid_out = document(html, {}, PAGE_WIDTH)
    return Part(laid_out.size().height(), laid_out.drawContents, stays)


# Plots


def _picture(picture: Picture, width: float, words: Words) -> Part:
    """Return a plot with its text below."""
    plot_width, plot_height = size(picture.plot)
    height = width * plot_height / plot_width
    drawn = svg(picture.plot, "", Colours(), words.number, words.percent)
    text = document(f"<small>{escape(picture.text)}</small>", {}, width)

    def draw(painter: QPainter) -> None:
        QSvgRenderer(QByteArray(drawn.encode())).render(painter, QRectF(0, 0, width, height))
        painter.translate(0, height + MM)
        text.drawContents(painter)

    return Part(height + MM + text.size().height() + 2 * MM, draw)


def _maps(pictures: Sequence[Picture], words: Words) -> Part:
    width = (PAGE_WIDTH - (MAPS_IN_ROW - 1) * GAP) / MAPS_IN_ROW
    maps = [_picture(picture, width, words) for picture in pictures]

    def draw(painter: QPainter) -> None:
        for place, part in enumerate(maps):
            painter.save()
            painter.translate(place * (width + GAP), 0)
            part.draw(painter)
            painter.restore()

    return Part(max(part.height for part in maps), draw)


# Tables


def _rows(table: Table) -> Iterator[Part]:
    """Yield the rows of a table, each with the headings to repeat above it if it begins a page."""
    widths = _widths(table)
    scale = min(1.0, PAGE_WIDTH / sum(widths))
    head = _row(table.headings, widths, scale, heading=True)
    yield head
    for number, row in enumerate(table.rows, 1):
        yield _row(row, widths, scale, head=head, last=number == len(table.rows))


def _widths(table: Table) -> list[float]:
    """Return the widths of the columns: those of their cells, and of their headings if there is space."""
    metrics = QFontMetricsF(print_font(CELL_TEXT))
    least: list[float] = []
    wanted: list[float] = []
    for column, heading in enumerate(table.headings):
        cells = [metrics.horizontalAdvance(row[column]) for row in table.rows]
        words = [metrics.horizontalAdvance(word) for word in _unbroken(heading)]
        least.append(max([*cells, *words]) + 2 * PAD)
        wanted.append(max(least[-1], metrics.horizontalAdvance(heading) + 2 * PAD))
    room, missing = PAGE_WIDTH - sum(least), sum(wanted) - sum(least)
    share = max(0.0, min(1.0, room / missing)) if missing else 0.0
    return [width + share * (more - width) for width, more in zip(least, wanted, strict=True)]


def _unbroken(heading: str) -> list[str]:
    """Return the unbreakable parts of a heading."""
    if any(ord(sign) > 0x2E80 for sign in heading) and " " not in heading:
        return [heading[:4]]
    return [word[:MAX_WORD_LENGTH] for word in heading.split()] or [""]


def _row(
    cells: Sequence[str],
    widths: Sequence[float],
    scale: float,
    heading: bool = False,
    head: Part | None = None,
    last: bool = False,
) -> Part:
    """Return a row of a table; numbers are aligned right."""
    font = print_font(CELL_TEXT)
    metrics = QFontMetricsF(font)
    height = LEADING * metrics.height()
    if heading:
        bounds = [
            metrics.boundingRect(QRectF(0, 0, width - 2 * PAD, 1000), Qt.TextFlag.TextWordWrap.value, text).height()
            for text, width in zip(cells, widths, strict=True)
        ]
        height = max(bounds) + (LEADING - 1) * metrics.height()
    baseline = (height - metrics.height()) / 2 + metrics.ascent()  # so that words in other fonts are level

    def draw(painter: QPainter) -> None:
        painter.scale(scale, scale)
        painter.setFont(font)
        painter.setPen(QColor(Qt.GlobalColor.black))
        left = 0.0
        for column, (text, width) in enumerate(zip(cells, widths, strict=True)):
            room = width - 2 * PAD
            if heading:
                side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
                place = QRectF(left + PAD, 0, room, height - 1)
                painter.drawText(place, side | Qt.AlignmentFlag.AlignBottom | Qt.TextFlag.TextWordWrap, text)
            else:
                indent = room - metrics.horizontalAdvance(text) if column else 0.0
                painter.drawText(QPointF(left + PAD + indent, baseline), text)
            left += width
        painter.setPen(QPen(HEAD_LINE if heading else LINE, 0.6))
        painter.drawLine(QPointF(0, height), QPointF(left, height))

    below = 3 * MM if last else 0.0
    return Part(height * scale + below, draw, stays=heading, head=head, spacing=0)
