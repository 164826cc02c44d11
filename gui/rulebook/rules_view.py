"""The pages of the rules: those of one game, with boards to try each rule, and the differences between games."""

from dataclasses import replace
from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget

from surajang.gui.board.annotations import Arrow, Colour, arrows_of
from surajang.gui.board.board_options import BoardOptions
from surajang.gui.board.board_state import BoardState
from surajang.gui.board.piece_card import PieceCard
from surajang.gui.board.pieces import PiecePictures, can_show_hanja
from surajang.gui.board.state_of_game import state_of
from surajang.gui.board.view import BoardView
from surajang.gui.kit.flow_layout import Flow, lay_column, lay_row
from surajang.gui.kit.label import Label
from surajang.gui.kit.punctuation import beside, faces, labelled
from surajang.gui.kit.qt_helpers import soon
from surajang.gui.kit.shorten import unbroken
from surajang.gui.kit.theme import Palette
from surajang.gui.kit.translation import tr
from surajang.gui.rulebook.column import SPACING, Column, LinkedParagraph, Paragraph
from surajang.gui.rulebook.page_model import PIECES, Diagram, RulesPage, Section, moves_of, notes_of, pieces_shown
from surajang.gui.rulebook.rules_text import Differences, Point, Table, differences
from surajang.gui.rulebook.searching import places_meant
from surajang.gui.shell.knowledge import DIFFERENCES
from surajang.gui.words import naming, outcome_text, shown_moves
from surajang.gui.words.refusal_text import sentence
from surajang.rules import notation
from surajang.rules.codes import WHITE
from surajang.rules.game import Game
from surajang.rules.games import GAMES
from surajang.rules.piece import Piece
from surajang.rules.reasons import Reason
from surajang.rules.tables import tables_of
from surajang.rules.transition import transition
from surajang.rules.variant import Variant

SIZE = QSize(340, 300)
"""The board with its hands, at the default text size."""


class TryBoard(QWidget):
    """A position with its caption.

    Both sides' moves are made or refused as in a game; a button starts over. The board is made when it first becomes
    visible, since there may be many on a page.
    """

    def __init__(
        self, variant: Variant, diagram: Diagram, options: BoardOptions, colours: Palette, zoom: int, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._variant = variant
        self.diagram = diagram
        self._options = options
        self._colours = colours
        self.game: Game | None = None
        self.board: BoardView | None = None
        size = SIZE * (zoom / 100)
        self._room = QWidget(self)
        self._room.setFixedSize(size)
        lay_column(within=self._room, margins=0)
        self._caption = Paragraph(diagram.caption, self, "muted")
        self.answer = Label("", self, look="section", wraps=True)
        self.answer.hide()
        self.again = QToolButton(self)
        self.again.setObjectName("button")
        self.again.setText(tr("Start again"))
        self.again.clicked.connect(self.reset)
        self.again.hide()
        under = lay_row((self.answer, 1), self.again)
        under.setAlignment(self.again, Qt.AlignmentFlag.AlignTop)
        column = lay_column(self._room, self._caption, under, 1, within=self, margins=0, spacing=6)
        column.setAlignment(self._room, Qt.AlignmentFlag.AlignHCenter)
        self.setFixedWidth(size.width())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Make the board after the rest of the page has been painted."""
        super().paintEvent(event)
        if self.board is None:
            soon(self, self.make_board)

    def make_board(self) -> None:
        """Make the board, unless it exists."""
        layout = self._room.layout()
        if self.board is not None or layout is None:
            return
        self.board = BoardView(self._room)
        self.board.setAccessibleName(tr("Board. {caption}", caption=self.diagram.caption))
        self.board.set_palette(self._colours)
        self.board.set_options(self._options)
        self.board.move_chosen.connect(self._play)
        self.board.refused.connect(self._refuse)
        self.board.set_movable({0, 1})
        layout.addWidget(self.board)
        self.board.show()
        layout.activate()  # otherwise it is first drawn at the size of a widget without a layout
        self.reset()

    def reset(self) -> None:
        """Show the position of the diagram."""
        game = self.game = game_in(self._variant, self.diagram)
        self.answer.show_text("")
        self.again.hide()
        if self.board is not None:
            self.board.forget()
            self.board.show_state(state_of(game))
            self.board.annotate((), arrows_in(game, self.diagram))

    def _play(self, move: int) -> None:
        """Make a move tried by the person."""
        game, board = self.game, self.board
        if game is None or board is None:
            return
        change = transition(game.position, move)
        node = game.play(move)
        board.show_state(state_of(game), change)
        self.again.show()
        if game.outcome.over:
            self.answer.show_text(
                outcome_text.explanation(game.outcome, self._variant, node.side, naming.players(self._variant))
            )
        else:
            self.answer.show_text(shown_moves.of_node(self._variant, node))

    def _refuse(self, reason: Reason) -> None:
        """Say why a move cannot be made."""
        self.answer.show_text(sentence(reason))
        if self.board is not None:
            self.board.announce(sentence(reason))


def game_in(variant: Variant, diagram: Diagram) -> Game:
    """Return the game of a diagram, its moves played."""
    game = Game(variant, diagram.fen)
    for text in diagram.moves:
        game.play(notation.parse(game.position, text))
    return game


def arrows_in(game: Game, diagram: Diagram) -> list[Arrow]:
    """Return the arrows of a diagram: legal moves, and in red refused ones."""
    tables, side = game.position.tables, int(game.position.side)
    colours = {**dict.fromkeys(diagram.arrows, Colour.GREEN), **dict.fromkeys(diagram.refused, Colour.RED)}
    return [arrow for text, colour in colours.items() for arrow in arrows_of(tables, text, side, colour)]


def state_in(variant: Variant, diagram: Diagram) -> BoardState:
    """Return the state of a diagram, only to be drawn."""
    game = game_in(variant, diagram)
    return replace(state_of(game), arrows=tuple(arrows_in(game, diagram)))


AT_ONCE = 2
"""The number of sections made before a page is shown: the part visible first."""


class RulesView(Column):
    """The page of a game's rules. Its sections are made one after another; the first ones are readable at once."""

    def __init__(
        self, page: RulesPage, options: BoardOptions, colours: Palette, zoom: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(colours, parent)
        self._rules = page
        self._variant: Variant = page.variant
        self._options = options
        self._colours = colours
        self._zoom = zoom
        self._pictures = PiecePictures()
        title = Label(naming.title(page.variant), self._page, look="title", wraps=True)
        self._column.addWidget(title)
        introduction = page.introduction(can_show_hanja())
        if introduction:
            self._column.addWidget(Paragraph(introduction, self._page))
        if page.variant.name in GAMES:
            self._column.addWidget(self._differences())
        self._names = [section.id for section in page.sections]
        self._waiting = list(page.sections)
        for _ in range(AT_ONCE):
            self._add_section(self._waiting.pop(0))
        self._finish()
        soon(self, self._go_on)

    def _go_on(self) -> None:
        """Make the next section, and yield to the event loop."""
        if self._waiting:
            self._add_section(self._waiting.pop(0))
            soon(self, self._go_on)

    def complete(self) -> None:
        """Make the remaining sections."""
        while self._waiting:
            self._add_section(self._waiting.pop(0))

    def search(self, query: str) -> list[str]:
        """Show the results of a search; without words, return all sections, including those not made yet."""
        found = super().search(query)
        return found if query.split() else self._names

    def places_meant(self, query: str, surely: bool) -> list[str]:
        """Return the places that a search means, by words of this game and of others."""
        return places_meant(self._rules, query, surely)

    def _differences(self) -> LinkedParagraph:
        """Return links to the differences from other games that players know."""
        links = [
            f"<a href='{DIFFERENCES}#{known.id}.{self._variant.name}'>{escape(tr(known.title))}</a>"
            for known in differences().known
        ]
        label = LinkedParagraph(labelled(escape(tr("Differences")), beside(*links)), self._page)
        label.linkActivated.connect(self.link)
        return label

    def _add_section(self, section: Section) -> None:
        captions = [diagram.caption for diagram in section.diagrams]
        text = self._rules.text_of(section)
        inner = self.add_block(section.id, section.title, " ".join([text, *captions]))
        for paragraph in text.split("\n"):
            inner.addWidget(Paragraph(paragraph, self._page))
        boards = QWidget(self._page)
        row = Flow(boards, SPACING)
        for diagram in section.diagrams:
            row.addWidget(TryBoard(self._variant, diagram, self._options, self._colours, self._zoom, boards))
        if section.pieces:
            for first, other in pieces_shown(self._variant):
                row.addWidget(self._piece(first, other, boards))
        inner.addWidget(boards)

    def _piece(self, first: Piece, other: Piece | None, parent: QWidget) -> QWidget:
        """Return a piece's name, how its faces move, in words, and its card."""
        tables = tables_of(self._variant)
        code = self._variant.kinds[first.symbol] | WHITE
        room = QWidget(parent)
        card = PieceCard(room, self._pictures)
        card.explain(tables, code, self._options, False, self._colours)
        card.setFixedSize(card.size())
        heading = Paragraph(piece_title(first, other), room, "section")
        moves, notes = (each(self._variant, (first, other)) for each in (moves_of, notes_of))
        above = [Paragraph(words, room) for words in moves]
        below = [Paragraph(words, room) for words in notes[1:]]  # the first are on the card
        lay_column(heading, *above, card, *below, 1, within=room, margins=0, spacing=4)
        room.setFixedWidth(card.width())
        card.show()
        self.add_place(f"{PIECES}.{first.symbol}", room, heading, " ".join((heading.text(), *moves, *notes)))
        return room


def piece_title(first: Piece, other: Piece | None) -> str:
    """Return the names of a piece's two faces."""
    return faces([naming.piece(piece) for piece in (first, other) if piece is not None])


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
