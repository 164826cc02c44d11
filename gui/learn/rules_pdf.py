"""The rules of a game as a PDF to print: two columns of text with the boards and the pieces' cards in their places."""

from collections.abc import Iterator, Mapping
from html import escape
from itertools import chain

from PySide6.QtCore import QBuffer, QMarginsF, QPoint, QRectF, QSize, Qt, QUrl
from PySide6.QtGui import (
    QFont,
    QImage,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QRegion,
    QTextDocument,
)
from PySide6.QtWidgets import QWidget

from gui.board.export import photograph
from gui.board.options import BoardOptions
from gui.board.piece_card import PieceCard
from gui.board.piece_facts import notes
from gui.learn.rules_text import RulesPage, Section, pieces_shown
from gui.learn.try_board import state_in
from gui.look.hanja import writes_hanja
from gui.look.pieces import PiecePictures
from gui.look.theme import LIGHT
from rules.tables import WHITE, tables_of

MM = 96 / 25.4
"""Lengths are in units of 1/96 inch."""

WIDTH, HEIGHT = 86 * MM, 260 * MM
"""A column."""

GUTTER, MARGIN_MM, FOOT = 8 * MM, 15.0, 5 * MM

FIGURE = round(WIDTH / 2 - 3 * MM)
"""How wide a board or a card is: two stand side by side."""

FINENESS = 4
"""Device pixels of a picture for each unit."""

CARD_HEIGHT = 2000
"""More than any piece's card is high."""

SPACING = 2 * MM

LOOK = """
    h1 { font-size: 20px; margin: 0 0 4px 0; } h2 { font-size: 13px; margin: 4px 0 2px 0; }
    p { margin: 0 0 4px 0; } td { padding-right: 8px; } small { font-size: 9px; }
"""

CARD_FINENESS = 2
"""Device pixels of a card's picture for each of its own, which is drawn for a screen."""

Figures = Mapping[str, QImage]


def figures(page: RulesPage, options: BoardOptions, font: QFont) -> Iterator[tuple[str, QImage]]:
    """Draw the page's boards and cards, one at a time since they take a while, in the window's thread."""
    for section in page.sections:
        for number, diagram in enumerate(section.diagrams):
            state = state_in(page.variant, diagram)
            yield f"{section.id}-{number}", photograph(state, options, False, FIGURE * FINENESS)
        if section.pieces:
            yield from _cards(page, options, font)


def _cards(page: RulesPage, options: BoardOptions, font: QFont) -> Iterator[tuple[str, QImage]]:
    """Draw the cards of the pieces."""
    home = QWidget()
    home.setFont(font)
    pictures = PiecePictures()
    for piece, _ in pieces_shown(page.variant):
        card = PieceCard(home, pictures)
        card.explain(
            tables_of(page.variant), page.variant.kinds[piece.symbol] | WHITE, None, options, False, LIGHT, CARD_HEIGHT
        )
        shown = card.picture
        image = QImage(shown.size() * CARD_FINENESS, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(CARD_FINENESS)
        card.render(image, QPoint(), QRegion(shown))
        image.setDevicePixelRatio(1)
        yield f"card-{piece.symbol}", image


def pdf(page: RulesPage, drawn: Figures) -> bytes:
    """Return the PDF, from what `figures` has drawn. It may be called on another thread. Raises OSError."""
    columns = _columns(page, drawn)
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(f"How to play {page.variant.title}")
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
            foot = QRectF(0, HEIGHT + FOOT / 2, 2 * WIDTH + GUTTER, FOOT)
            words = f"{page.variant.title} · {number // 2 + 1} of {-(-len(columns) // 2)}"
            painter.drawText(foot, Qt.AlignmentFlag.AlignRight, words)
    painter.end()
    return bytes(buffer.data().data())


def _font(size: int) -> QFont:
    """Return the font of the text, so many units high, spaced as on paper."""
    font = QFont()
    font.setPixelSize(size)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def _columns(page: RulesPage, drawn: Figures) -> list[list[tuple[float, QTextDocument]]]:
    """Return what stands in each column, with its top. A text, and boards side by side, stay whole."""
    columns: list[list[tuple[float, QTextDocument]]] = [[]]
    top = 0.0
    texts = [f"<h1>{escape(page.variant.title)}</h1>{_paragraphs(page.introduction(writes_hanja()))}"]
    for text in chain(texts, *(_section(section, page, drawn) for section in page.sections)):
        document = _document(text, drawn)
        height = document.size().height()
        if top + height > HEIGHT and columns[-1]:
            columns.append([])
            top = 0.0
        columns[-1].append((top, document))
        top += height + SPACING
    return columns


def _document(text: str, drawn: Figures) -> QTextDocument:
    """Return a text with its pictures as wide as a column."""
    document = QTextDocument()
    document.setUseDesignMetrics(True)
    document.setDefaultFont(_font(11))
    document.setDefaultStyleSheet(LOOK)
    document.setDocumentMargin(0)
    for name, image in drawn.items():
        document.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(name), image)
    document.setTextWidth(WIDTH)
    document.setHtml(text)
    return document


def _paragraphs(text: str) -> str:
    """Return a text's paragraphs."""
    return "".join(f"<p>{escape(paragraph)}</p>" for paragraph in text.split("\n"))


def _section(section: Section, page: RulesPage, drawn: Figures) -> list[str]:
    """Return a rule: its text, then its pictures, two in a row; one alone stands beside the text."""
    heading, text = f"<h2>{escape(section.title)}</h2>", _paragraphs(section.text)
    cells = [
        f"{_picture(f'{section.id}-{number}', drawn)}<br><small>{escape(diagram.caption)}</small>"
        for number, diagram in enumerate(section.diagrams)
    ]
    if section.pieces:
        tables = tables_of(page.variant)
        for piece, _ in pieces_shown(page.variant):
            words = " ".join(notes(tables, page.variant.kinds[piece.symbol] | WHITE))
            cells.append(f"{_picture(f'card-{piece.symbol}', drawn)}<br><small>{escape(words)}</small>")
    if len(cells) == 1:
        return [heading + _row([text, *cells])]
    return [heading + text, *(_row(cells[first : first + 2]) for first in range(0, len(cells), 2))]


def _row(cells: list[str]) -> str:
    """Return what stands side by side, in two halves of the column."""
    halves = "".join(f"<td width='50%'>{cell}</td>" for cell in [*cells, ""][:2])
    return f"<table width='100%' cellspacing='0' cellpadding='0'><tr>{halves}</tr></table>"


def _picture(name: str, drawn: Figures) -> str:
    """Return a picture's place in the text."""
    size: QSize = drawn[name].size()
    return f"<img src='{name}' width='{FIGURE}' height='{round(FIGURE * size.height() / size.width())}'>"
