"""The page of differences: between similar games, and from well-known games."""

from html import escape

from PySide6.QtWidgets import QVBoxLayout, QWidget

from surajang.gui.kit.label import Label
from surajang.gui.kit.punctuation import labelled
from surajang.gui.kit.shorten import unbroken
from surajang.gui.kit.theme import Palette
from surajang.gui.kit.translation import tr
from surajang.gui.rulebook.column import Column, LinkedParagraph, Paragraph
from surajang.gui.rulebook.rules_text import Differences, Point, Table
from surajang.gui.words import naming
from surajang.rules.games import GAMES

LARGE = 130
"""The size of the text, in percent, above which columns of tables do not fit."""


class DifferencesView(Column):
    """The page of differences: between similar games, and from well-known games."""

    def __init__(self, differences: Differences, colours: Palette, zoom: int, parent: QWidget | None = None) -> None:
        super().__init__(colours, parent)
        self._large = zoom > LARGE
        title = Label(tr("Differences"), self._page, look="title", wraps=True)
        self._column.addWidget(title)
        for table in differences.tables:
            inner = self.add_block(
                table.id,
                tr(table.title),
                " ".join(tr(text) for row in table.rows for text in (row.title, *row.cells)),
            )
            inner.addWidget(self._rich(_listed(table) if self._large else _side_by_side(table)))
        for known in differences.known:
            inner = self.add_block(known.id, tr(known.title), "")
            for game, points in known.points.items():
                self._add_game(f"{known.id}.{game}", inner, game, points)
        self._finish()

    def _add_game(self, name: str, inner: QVBoxLayout, game: str, points: tuple[Point, ...]) -> None:
        """Add the differences of a game to a block."""
        heading = Paragraph(naming.title(GAMES[game]), self._page, "section")
        items = "".join(f"<li>{_link(game, point.section, tr(point.text))}</li>" for point in points)
        inner.addWidget(heading)
        inner.addWidget(self._rich(f"<ul>{items}</ul>"))
        self.add_place(name, heading, heading, " ".join(tr(point.text) for point in points))

    def _rich(self, html: str) -> LinkedParagraph:
        """Return a text with links for mouse and keyboard."""
        label = LinkedParagraph(html, self._page)
        label.linkActivated.connect(self.link)
        return label


def _side_by_side(table: Table) -> str:
    """Return a table with a column for each game."""
    heads = "".join(f"<th align='left'>{_title(game)}</th>" for game in table.games)
    rows = [f"<tr><td></td>{heads}</tr>"]
    for row in table.rows:
        cells = "".join(
            f"<td>{_link(game, section, tr(cell))}</td>"
            for game, section, cell in zip(table.games, row.sections, row.cells, strict=True)
        )
        rows.append(f"<tr><td><b>{escape(tr(row.title))}</b></td>{cells}</tr>")
    return f"<table cellspacing='0' cellpadding='8'>{''.join(rows)}</table>"


def _listed(table: Table) -> str:
    """Return a table as lists, for text too large for columns."""
    rows = []
    for row in table.rows:
        items = "".join(
            f"<li>{labelled(_title(game), _link(game, section, tr(cell)))}</li>"
            for game, section, cell in zip(table.games, row.sections, row.cells, strict=True)
        )
        rows.append(f"<p><b>{escape(tr(row.title))}</b></p><ul>{items}</ul>")
    return "".join(rows)


def _title(game: str) -> str:
    """Return a game's title for a rich text."""
    return escape(naming.title(GAMES[game]))


def _link(game: str, section: str, text: str) -> str:
    """Return a text followed by a link to a section of a game's page."""
    return f"{escape(text)} <a href='{game}#{section}'>{escape(unbroken(tr('More', 'a link to the rule')))}</a>"
