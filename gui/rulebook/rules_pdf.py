"""The rules of a game as a PDF to print: two columns of text with the boards and the pieces' cards in their places."""

from collections.abc import Iterator
from html import escape
from itertools import chain

from PySide6.QtCore import QPoint
from PySide6.QtGui import QFont, QImage, QRegion
from PySide6.QtWidgets import QWidget

from surajang.gui.board.board_options import BoardOptions
from surajang.gui.board.picture import Picture, View, render_image
from surajang.gui.board.piece_card import PieceCard
from surajang.gui.board.pieces import PiecePictures, can_show_hanja
from surajang.gui.kit.background import Steps
from surajang.gui.kit.columns_pdf import MM, WIDTH, Figures, columns_pdf, picture
from surajang.gui.kit.punctuation import labelled, sentences
from surajang.gui.kit.theme import LIGHT
from surajang.gui.kit.translation import tr
from surajang.gui.rulebook.page_model import RulesPage, Section, moves_of, notes_of, pieces_shown
from surajang.gui.rulebook.rules_text import differences
from surajang.gui.rulebook.rules_view import state_in
from surajang.gui.words import naming
from surajang.rules.codes import WHITE
from surajang.rules.games import GAMES
from surajang.rules.tables import tables_of

FIGURE = round(WIDTH / 2 - 3 * MM)
"""The width of a board or a card: two are side by side."""

CARD_SHARE = 58
"""The width of a card, in percent of a column; the description of the piece is beside it."""

FINENESS = 4
"""Device pixels of a picture per unit."""

CARD_FINENESS = 2
"""Device pixels of a card's picture per pixel on a screen."""


def figures(page: RulesPage, options: BoardOptions, font: QFont) -> Iterator[tuple[str, QImage]]:
    """Draw the page's boards and cards, one at a time since they take a while, in the window's thread."""
    size, pieces = Picture(side=FIGURE * FINENESS, coordinates=options.coordinates), PiecePictures()
    for section in page.sections:
        for number, diagram in enumerate(section.diagrams):
            state = state_in(page.variant, diagram)
            yield f"{section.id}-{number}", render_image(View(state, options), size, pieces)
        if section.pieces:
            yield from cards(page, options, font)


def cards(page: RulesPage, options: BoardOptions, font: QFont) -> Iterator[tuple[str, QImage]]:
    """Draw the cards of the pieces, also one at a time."""
    home = QWidget()
    home.setFont(font)
    pictures = PiecePictures()
    for piece, _ in pieces_shown(page.variant):
        card = PieceCard(home, pictures)
        code = page.variant.kinds[piece.symbol] | WHITE
        card.explain(tables_of(page.variant), code, options, False, LIGHT)
        shown = card.picture
        image = QImage(shown.size() * CARD_FINENESS, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(CARD_FINENESS)
        card.render(image, QPoint(), QRegion(shown))
        image.setDevicePixelRatio(1)
        yield f"card-{piece.symbol}", image


def pdf(page: RulesPage, drawn: Figures) -> Steps[bytes]:
    """Return the PDF with the pictures from `figures`. Raises OSError."""
    title = naming.title(page.variant)
    introduction = f"<h1>{escape(title)}</h1>{paragraphs(page.introduction(can_show_hanja()))}"
    texts = chain([introduction], *(_section(section, page, drawn) for section in page.sections))
    return (yield from columns_pdf(tr("How to play {title}", title=title), title, texts, drawn))


def differences_pdf() -> Steps[bytes]:
    """Return the page of differences as a PDF. Raises OSError."""
    page = differences()
    title = tr("Differences")
    texts = [f"<h1>{escape(title)}</h1>"]
    for table in page.tables:
        heading = f"<h2>{escape(tr(table.title))}</h2>"
        for row in table.rows:
            games = [escape(naming.title(GAMES[game])) for game in table.games]
            cells = [labelled(game, escape(tr(cell))) for game, cell in zip(games, row.cells, strict=True)]
            texts.append(f"{heading}<p><b>{escape(tr(row.title))}</b></p>{_list(cells)}")
            heading = ""
    for known in page.known:
        heading = f"<h2>{escape(tr(known.title))}</h2>"
        for game, points in known.points.items():
            items = _list([escape(tr(point.text)) for point in points])
            texts.append(f"{heading}<p><b>{escape(naming.title(GAMES[game]))}</b></p>{items}")
            heading = ""
    return (yield from columns_pdf(title, title, texts, {}))


def _list(items: list[str]) -> str:
    return f"<ul>{''.join(f'<li>{item}</li>' for item in items)}</ul>"


def paragraphs(text: str) -> str:
    """Return a text's paragraphs."""
    return "".join(f"<p>{escape(paragraph)}</p>" for paragraph in text.split("\n"))


def _section(section: Section, page: RulesPage, drawn: Figures) -> list[str]:
    """Return a section: its text, then its pictures, two in a row; a single one is beside the text."""
    heading, text = f"<h2>{escape(section.title)}</h2>", paragraphs(page.text_of(section))
    cells = [
        f"{picture(f'{section.id}-{number}', FIGURE, drawn)}<br><small>{escape(diagram.caption)}</small>"
        for number, diagram in enumerate(section.diagrams)
    ]
    if section.pieces:
        return [heading + text, *piece_rows(page, drawn)]
    if len(cells) == 1:
        return [heading + _row([text, *cells])]
    return [heading + text, *(_row(cells[first : first + 2]) for first in range(0, len(cells), 2))]


def piece_rows(page: RulesPage, drawn: Figures) -> list[str]:
    """Return the cards of the pieces, each with its description beside it."""
    rows = []
    for faces in pieces_shown(page.variant):
        words = sentences(*moves_of(page.variant, faces), *notes_of(page.variant, faces))
        card = picture(f"card-{faces[0].symbol}", round(WIDTH * CARD_SHARE / 100 - 3 * MM), drawn)
        rows.append(_row([card, f"<small>{escape(words)}</small>"], CARD_SHARE))
    return rows


def _row(cells: list[str], share: int = 50) -> str:
    """Return cells side by side in a column, the first with a share of the width in percent."""
    first, other = [*cells, ""][:2]
    return (
        f"<table width='100%' cellspacing='0' cellpadding='0'>"
        f"<tr><td width='{share}%'>{first}</td><td width='{100 - share}%'>{other}</td></tr></table>"
    )
