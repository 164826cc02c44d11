"""The rules of one game as a page to read, with boards to try each rule on."""

from dataclasses import replace
from html import escape

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from surajang.gui.board.annotations import Arrow, Colour, arrow_of
from surajang.gui.board.board_options import BoardOptions
from surajang.gui.board.board_state import BoardState
from surajang.gui.board.piece_card import PieceCard
from surajang.gui.board.pieces import PiecePictures, can_show_hanja
from surajang.gui.board.state_of_game import state_of
from surajang.gui.board.view import BoardView
from surajang.gui.kit.flow_layout import Flow
from surajang.gui.kit.label import Label, LinkLabel
from surajang.gui.kit.punctuation import labelled
from surajang.gui.kit.qt_helpers import soon
from surajang.gui.kit.scrolling import ScrollArea
from surajang.gui.kit.theme import Palette
from surajang.gui.kit.translation import tr
from surajang.gui.rulebook.rules_text import Diagram, Differences, RulesPage, Section, Table, pieces_shown
from surajang.gui.words import naming, outcome_text, shown_moves
from surajang.gui.words.refusal_text import sentence
from surajang.rules import notation
from surajang.rules.game import Game
from surajang.rules.games import GAMES
from surajang.rules.reasons import Reason
from surajang.rules.tables import WHITE, tables_of
from surajang.rules.transition import transition
from surajang.rules.variant import Variant

SIZE = QSize(340, 300)
"""The board with its hands, at the usual size of the text."""


class TryBoard(QWidget):
    """A position with its caption. Both sides' moves are made or refused as in a game; one click begins anew.

    The board is made when it is first seen, for there may be many on a page.
    """

    def __init__(
        self, variant: Variant, diagram: Diagram, options: BoardOptions, colours: Palette, zoom: int, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._variant = variant
        self._diagram = diagram
        self._options = options
        self._colours = colours
        self._game: Game | None = None
        self.board: BoardView | None = None
        size = SIZE * (zoom / 100)
        self._room = QWidget(self)
        self._room.setFixedSize(size)
        inner = QVBoxLayout(self._room)
        inner.setContentsMargins(0, 0, 0, 0)
        self._caption = self._label(tr(diagram.caption), "muted")
        self.answer = self._label("", "section")
        self.again = QToolButton(self)
        self.again.setObjectName("button")
        self.again.setText(tr("Start again"))
        self.again.clicked.connect(self.reset)
        self.again.hide()
        under = QHBoxLayout()
        under.addWidget(self.answer, 1)
        under.addWidget(self.again, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._room, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._caption)
        column.addLayout(under)
        column.addStretch(1)
        self.setFixedWidth(size.width())

    def _label(self, text: str, name: str) -> Label:
        """Return a line of text under the board."""
        label = Label(text, self)
        label.setObjectName(name)
        label.setWordWrap(True)
        label.setVisible(bool(text))
        return label

    def paintEvent(self, event: QPaintEvent) -> None:
        """Make the board after the rest of the page has been painted."""
        super().paintEvent(event)
        if self.board is None:
            soon(self, self.make_board)

    def make_board(self) -> None:
        """Make the board, unless it is there."""
        layout = self._room.layout()
        if self.board is not None or layout is None:
            return
        self.board = BoardView(self._room)
        self.board.setAccessibleName(tr("Board. {caption}", caption=tr(self._diagram.caption)))
        self.board.set_palette(self._colours)
        self.board.set_options(self._options)
        self.board.move_chosen.connect(self._play)
        self.board.refused.connect(self._refuse)
        self.board.set_movable({0, 1})
        layout.addWidget(self.board)
        self.board.show()
        layout.activate()  # else it is first drawn in the size of a widget that has no place
        self.reset()

    def reset(self) -> None:
        """Show the position of the diagram."""
        game = self._game = game_in(self._variant, self._diagram)
        self._say("")
        self.again.hide()
        if self.board is not None:
            self.board.forget()
            self.board.show_state(state_of(game))
            self.board.annotate((), arrows_in(game, self._diagram))

    def _play(self, move: int) -> None:
        """Make a move that is tried."""
        game, board = self._game, self.board
        if game is None or board is None:
            return
        change = transition(game.position, move)
        node = game.play(move)
        board.show_state(state_of(game), change)
        self.again.show()
        if game.outcome.over:
            self._say(outcome_text.explanation(game.outcome, self._variant, node.side, naming.players(self._variant)))
        else:
            self._say(shown_moves.of_node(self._variant, node))

    def _refuse(self, reason: Reason) -> None:
        """Say why a move cannot be made."""
        self._say(sentence(reason))
        if self.board is not None:
            self.board.announce(sentence(reason))

    def _say(self, text: str) -> None:
        """Show what a move came to."""
        self.answer.setText(text)
        self.answer.setVisible(bool(text))


def game_in(variant: Variant, diagram: Diagram) -> Game:
    """Return the game that a diagram shows, its moves played."""
    game = Game(variant, diagram.fen)
    for text in diagram.moves:
        game.play(notation.parse(game.position, text))
    return game


def arrows_in(game: Game, diagram: Diagram) -> list[Arrow]:
    """Return the arrows of a diagram: what can be played, and in red what is refused."""
    tables, side = game.position.tables, int(game.position.side)
    arrows = [arrow_of(tables, text, side) for text in diagram.arrows]
    return arrows + [arrow_of(tables, text, side, Colour.RED) for text in diagram.refused]


def state_in(variant: Variant, diagram: Diagram) -> BoardState:
    """Return a diagram for whoever draws it and tries nothing."""
    game = game_in(variant, diagram)
    return replace(state_of(game), arrows=tuple(arrows_in(game, diagram)))


SPACING = 20

LARGE = 130
"""The size of the text, in percent, above which tables have no room for columns."""

AT_ONCE = 2
"""Sections that are made before a page is shown: what is seen of it first."""


class Column(ScrollArea):
    """Blocks of text and boards under each other, each of which can be shown and hidden."""

    link = Signal(str)
    """A link was followed: `game#section`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("walked", True)
        self._page = QWidget(self)
        self._page.setObjectName("page")
        self.setWidget(self._page)  # before it is filled: what gets another home is dressed once more
        self._column = QVBoxLayout(self._page)
        self._column.setContentsMargins(24, 16, 24, 24)
        self._column.setSpacing(SPACING)
        self._blocks: dict[str, QWidget] = {}
        self._texts: dict[str, str] = {}
        self._hidden: set[str] = set()
        self._ended = 0

    def _finish(self) -> None:
        """Let the blocks, those too that are added later, stand at the top."""
        self._column.addStretch(1)
        self._ended = 1

    def add_block(self, name: str, title: str, words: str) -> QVBoxLayout:
        """Add a block with a heading, which is found by its `words`, and return the layout of what else is in it."""
        block = QWidget(self._page)
        inner = QVBoxLayout(block)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(10)
        heading = Label(title, block)
        heading.setObjectName("heading")
        heading.setWordWrap(True)
        inner.addWidget(heading)
        self._column.insertWidget(self._column.count() - self._ended, block)
        self._blocks[name] = block
        self._texts[name] = f"{title} {words}".casefold()
        return inner

    def complete(self) -> None:
        """Make at once what is still to be made."""

    def show_block(self, name: str) -> None:
        """Scroll so that a block stands at the top."""
        self.complete()
        block = self._blocks.get(name)
        if block is not None:
            self._page.layout().activate()  # type: ignore[union-attr]
            self.verticalScrollBar().setValue(block.y() - SPACING // 2)

    def search(self, words: str) -> list[str]:
        """Show only the blocks in which all of the words are, and return their names."""
        wanted = words.casefold().split()
        found = [name for name, text in self._texts.items() if all(word in text for word in wanted)]
        hidden = self._blocks.keys() - set(found)
        for name in hidden ^ self._hidden:
            self._blocks[name].setVisible(name in found)
        self._hidden = hidden
        return found


class RulesView(Column):
    """The page of a game's rules. Its sections are made one after the other, once the first of them can be read."""

    def __init__(
        self, page: RulesPage, options: BoardOptions, colours: Palette, zoom: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._rules = page
        self._variant: Variant = page.variant
        self._options = options
        self._colours = colours
        self._zoom = zoom
        self._pictures = PiecePictures()
        title = Label(naming.title(page.variant), self._page)
        title.setObjectName("title")
        title.setWordWrap(True)
        self._column.addWidget(title)
        self._column.addWidget(_text(page.introduction(can_show_hanja()), self._page))
        self._names = [section.id for section in page.sections]
        self._waiting = list(page.sections)
        for _ in range(AT_ONCE):
            self._add_section(self._waiting.pop(0))
        self._finish()
        soon(self, self._go_on)

    def _go_on(self) -> None:
        """Make the next section, and let the window have its turn."""
        if self._waiting:
            self._add_section(self._waiting.pop(0))
            soon(self, self._go_on)

    def complete(self) -> None:
        """Make the sections that are still to be made."""
        while self._waiting:
            self._add_section(self._waiting.pop(0))

    def search(self, words: str) -> list[str]:
        """Show only the sections in which all of the words are, and return their names."""
        if words.split():
            self.complete()
            return super().search(words)
        super().search("")
        return self._names

    def _add_section(self, section: Section) -> None:
        """Add a rule with its boards."""
        captions = [tr(diagram.caption) for diagram in section.diagrams]
        cards = self._cards() if section.pieces else []
        text = self._rules.text_of(section)
        inner = self.add_block(
            section.id, tr(section.title), " ".join([text, *captions, *(card.text() for card in cards)])
        )
        for paragraph in text.split("\n"):
            inner.addWidget(_text(paragraph, self._page))
        boards = QWidget(self._page)
        row = Flow(boards, SPACING)
        for diagram in section.diagrams:
            row.addWidget(TryBoard(self._variant, diagram, self._options, self._colours, self._zoom, boards))
        for card in cards:
            card.setParent(boards)
            row.addWidget(card)
        inner.addWidget(boards)

    def _cards(self) -> list[PieceCard]:
        """Return a card for each piece, with both its faces."""
        tables = tables_of(self._variant)
        cards = []
        for piece, _ in pieces_shown(self._variant):
            card = PieceCard(self._page, self._pictures)
            code = self._variant.kinds[piece.symbol] | WHITE
            card.explain(tables, code, None, self._options, False, self._colours)
            card.setFixedSize(card.size())
            card.show()
            cards.append(card)
        return cards


class DifferencesView(Column):
    """The page of differences: between games that are alike, and from games that people know."""

    def __init__(self, differences: Differences, zoom: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._large = zoom > LARGE
        title = Label(tr("What is different"), self._page)
        title.setObjectName("title")
        title.setWordWrap(True)
        self._column.addWidget(title)
        for table in differences.tables:
            inner = self.add_block(
                table.id,
                tr(table.title),
                " ".join(tr(text) for row in table.rows for text in (row.title, *row.cells)),
            )
            inner.addWidget(self._rich(_listed(table) if self._large else _side_by_side(table)))
        for known in differences.known:
            words = " ".join(tr(point.text) for points in known.points.values() for point in points)
            inner = self.add_block(known.id, tr(known.title), words)
            for game, points in known.points.items():
                items = "".join(f"<li>{_link(game, point.section, tr(point.text))}</li>" for point in points)
                inner.addWidget(self._rich(f"<p><b>{_title(game)}</b></p><ul>{items}</ul>"))
        self._finish()

    def _rich(self, text: str) -> LinkLabel:
        """Return a text with links that can be followed by mouse and by keys."""
        label = LinkLabel(text, self._page)
        label.setWordWrap(True)
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
    """Return a table as lists, for text so large that there is no room for columns."""
    rows = []
    for row in table.rows:
        items = "".join(
            f"<li>{labelled(_title(game), _link(game, section, tr(cell)))}</li>"
            for game, section, cell in zip(table.games, row.sections, row.cells, strict=True)
        )
        rows.append(f"<p><b>{escape(tr(row.title))}</b></p><ul>{items}</ul>")
    return "".join(rows)


def _text(text: str, parent: QWidget) -> Label:
    """Return a paragraph that can be selected."""
    label = Label(text, parent)
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


def _title(game: str) -> str:
    """Return a game's title for a rich text."""
    return escape(naming.title(GAMES[game]))


def _link(game: str, section: str, text: str) -> str:
    """Return a text with a link behind it to a section of a game's page."""
    return f"{escape(text)} <a href='{game}#{section}'>{escape(tr('More'))}</a>"
