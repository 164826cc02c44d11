"""Known moves: from the computer's games against itself, or from a person's games; and a table of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QStyledItemDelegate, QStyleOptionViewItem, QTableView, QWidget

from surajang.engine.theory import Openings, openings_of
from surajang.gui.analysis.evaluation_bar import DARK, LIGHT
from surajang.gui.kit.background import Task
from surajang.gui.kit.fields import ComboBox
from surajang.gui.kit.punctuation import described, percent
from surajang.gui.kit.qt_helpers import keep_keys
from surajang.gui.kit.row_list import LEFT, RIGHT, Column, TableModel, list_rows, row_height
from surajang.gui.kit.translation import Text, number, plural, tr
from surajang.gui.shell.settings import Settings
from surajang.gui.words import naming, shown_moves, spoken_moves
from surajang.rules import notation
from surajang.rules.game import Game, Node
from surajang.rules.moves import SETUP, target
from surajang.rules.position import Position
from surajang.rules.variant import Variant

MINE, COMPUTER = "mine", "computer"
"""The sources of known moves: a person's games, the computer's."""

SOURCES = {COMPUTER: Text("Computer's games"), MINE: Text("My games")}
SOURCE = Text("Whose games")
GAMES, DRAW = Text("Games"), Text("Draw")
SCORE = Text("{player}'s score")
NO_MORE = Text("No further moves")
NOT_KNOWN = {
    COMPUTER: Text("None of the computer's games has this position."),
    MINE: Text("None of your games has this position."),
}
_GAMES = plural("1 game", "{count:,} games")
_SCORES = Text("{player} scores {share}")
_WINS = Text("{player} wins {share}")
_BASIS = plural(
    "From one game of the computer against itself, with {nodes:,} positions searched for each move.",
    "From {count:,} games of the computer against itself, mostly with {nodes:,} positions searched for each move.",
)

LINES = 1.5
"""The height of a row, in lines of text."""

MAX_MOVES = 60
"""The largest number of moves shown for a position."""

PADDING = 14
"""Pixels beside the text of a column."""

BAR = 3
"""The height of the bar below a score, in pixels."""


@dataclass(frozen=True)
class Known:
    """A move with the games that have it, and the first player's share of their points, None if no game has a result.

    `results` are the shares of first player's wins, draws and second player's wins, if known. Move 0 is the end of
    games.
    """

    move: int
    games: int
    score: float | None
    results: tuple[float, float, float] | None = None


class OwnMoves(Protocol):
    """Looks up the moves of a person's games."""

    @property
    def busy(self) -> bool:
        """Whether games are being read, which may have more moves."""

    def follow(self, changed: Callable[[], object]) -> Callable[[], None]:
        """Read added games; call `changed` whenever the games may have changed. Return a function that ends it."""

    def ask(
        self, variant: Variant, key: int, take: Callable[[list[Known]], object], asker: QObject
    ) -> Callable[[], None]:
        """Look up the moves from a position by its key, and pass them on unless `asker` was deleted meanwhile; return a
        function that drops the query.
        """


def of_computer(openings: Openings, position: Position) -> list[Known]:
    """Return the moves of the computer's games from a position, the most frequent first."""
    return [Known(known.move, known.games, known.points / known.games) for known in openings.moves(position)]


def load_openings(variant: Variant, take: Callable[[Openings | None], object], owner: QObject) -> Task:
    """Read the computer's games of a variant on a thread, and pass them on, None if there are none."""
    return Task(owner, partial(openings_of, variant), take, lambda _: take(None))


def basis(openings: Openings) -> str:
    """Return the description of the computer's games."""
    return _BASIS(openings.games, nodes=openings.nodes)


@dataclass(frozen=True)
class Row:
    """A known move with its texts as shown and for a screen reader."""

    known: Known
    shown: str
    announced: str
    players: tuple[str, str]

    def spoken(self) -> str:
        """Return the whole row in words."""
        known = self.known
        parts = [self.announced, _GAMES(known.games)]
        if known.results is not None:
            first, draws, second = map(percent, known.results)
            parts.append(_WINS(player=self.players[0], share=first))
            parts.append(tr("draws {share}", share=draws))
            parts.append(_WINS(player=self.players[1], share=second))
        elif known.score is not None:
            parts.append(_SCORES(player=self.players[0], share=percent(known.score)))
        return described(*parts)

    def result(self, which: int) -> str:
        """Return one of the results, empty if unknown."""
        return percent(self.known.results[which]) if self.known.results is not None else ""

    def score(self) -> str:
        """Return the first player's share of the points, empty if no game has a result."""
        return percent(self.known.score) if self.known.score is not None else ""


def rows_of(game: Game, known: Iterable[Known]) -> list[Row]:
    """Return known moves of the position at a game's cursor as rows; illegal moves are left out."""
    variant, position = game.variant, game.position
    known = list(known)
    legal = game.legal_moves() if known else []
    players = naming.players(variant)
    found = []
    for each in known:
        if not each.move:
            found.append(Row(each, NO_MORE(), NO_MORE(), players))
        elif each.move in legal and each.move & SETUP and variant.setup is not None:
            title = naming.setup_titles(variant.setup)[int(target(each.move))]
            found.append(Row(each, title, title, players))
        elif each.move in legal:
            shown = shown_moves.shown(variant, notation.written_body(position, each.move, legal), int(position.side))
            found.append(Row(each, shown, spoken_moves.in_words(variant, shown), players))
    return found[:MAX_MOVES]


def total(rows: Sequence[Row]) -> str:
    """Return how many games continue from a position, and their results: "1,234 games, White scores 53%"."""
    games = sum(row.known.games for row in rows)
    scored = [(row.known.score, row.known.games) for row in rows if row.known.score is not None]
    if not scored:
        return _GAMES(games)
    share = sum(score * count for score, count in scored) / sum(count for _, count in scored)
    return described(_GAMES(games), _SCORES(player=rows[0].players[0], share=percent(share)))


MOVES, PLAYED, FIRST, DRAWN, SECOND, POINTS = range(6)
"""The columns."""


class KnownMovesTable(QTableView):
    """A table of moves: chosen by a click or with Enter, read aloud row by row. Left and Right step on the board."""

    chosen = Signal(int)
    """The user has chosen a move to play."""

    def __init__(self, name: str, parent: QWidget) -> None:
        """`name` is what screen readers call the table."""
        super().__init__(parent)
        self._players = ("", "")
        self._source = COMPUTER
        self._spacious = True
        self._room_for_moves = 0
        self._node: Node | None = None
        self._came_from = 0
        """The move to select: the one just taken back, or the one selected before; 0 for the first."""
        self.model_of_rows = TableModel[Row](self._columns(), parent=self)
        self.setModel(self.model_of_rows)
        self.setItemDelegateForColumn(POINTS, ScoreDelegate(self))
        self.setAccessibleName(name)
        list_rows(self)
        self.setAlternatingRowColors(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setMinimumSectionSize(1)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(MOVES, QHeaderView.ResizeMode.Stretch)
        self.clicked.connect(lambda index: self._choose(index.row()))
        self.size_to_text()

    def _columns(self) -> list[Column[Row]]:
        def heading(text: Callable[[], str]) -> Callable[[], str]:
            return lambda: text() if self._players[0] else ""  # there are none before a game is shown

        return [
            Column(
                heading(self._move_heading),
                lambda row: row.shown,
                LEFT,
                lambda row: row.spoken(),
                lambda row: row.spoken(),
            ),
            Column(heading(GAMES), lambda row: number(row.known.games), RIGHT),
            Column(lambda: self._players[0], lambda row: row.result(0), RIGHT),
            Column(heading(DRAW), lambda row: row.result(1), RIGHT),
            Column(lambda: self._players[1], lambda row: row.result(2), RIGHT),
            Column(heading(self._score_heading), lambda row: row.score(), RIGHT),
        ]

    def _move_heading(self) -> str:
        """Return the heading of moves if there is room for it."""
        words = tr("Move", "a move in a table")
        return words if self.fontMetrics().horizontalAdvance(words) + PADDING // 2 <= self._room_for_moves else ""

    def _score_heading(self) -> str:
        """Return the heading of scores, only the first player's name if there is little space."""
        return SCORE(player=self._players[0]) if self._spacious else self._players[0]

    @property
    def rows(self) -> Sequence[Row]:
        """The rows shown."""
        return self.model_of_rows.rows

    def show_rows(self, game: Game, rows: Sequence[Row], source: str) -> None:
        """Show moves from the position at a game's cursor, from one of the SOURCES.

        While the table has the focus, one of them is current: after a step back the move taken back, otherwise the
        first.
        """
        self._players = naming.players(game.variant)
        self._source = source
        self._remember(game.node)
        self.model_of_rows.show_rows(rows)
        self._measure()
        if self.hasFocus():
            self._select()

    def _remember(self, node: Node) -> None:
        """Remember which move to select in the next position."""
        if node is self._node:
            current = self.currentIndex().row()
            if 0 <= current < len(self.rows):
                self._came_from = self.rows[current].known.move
            return
        before, self._node = self._node, node
        while before is not None and before.parent is not node:
            before = before.parent
        self._came_from = before.move if before is not None else 0

    def _select(self) -> None:
        """Make the remembered move current, or the first one."""
        moves = [row.known.move for row in self.rows]
        if moves:
            row = moves.index(self._came_from) if self._came_from in moves else 0
            self.setCurrentIndex(self.model_of_rows.index(row, MOVES))

    def size_to_text(self) -> None:
        """Fit the size of text."""
        self.verticalHeader().setDefaultSectionSize(row_height(self.fontMetrics(), LINES))
        self._measure()

    def height_of(self, rows: int) -> int:
        """Return the height that shows this many rows."""
        line = self.verticalHeader().defaultSectionSize()
        return self.horizontalHeader().sizeHint().height() + rows * line + 2 * self.frameWidth()

    def _measure(self) -> None:
        """Make columns as wide as contents and headings; if results do not fit, scores are shown."""
        metrics, model = self.fontMetrics(), self.model_of_rows

        def width(column: int, heading: str) -> int:
            texts = [model.columns[column].text(row) for row in model.rows]
            return max(map(metrics.horizontalAdvance, (heading, *texts))) + PADDING

        first, second = self._players
        moves = max([metrics.horizontalAdvance(row.shown) for row in model.rows], default=0) + PADDING
        room = self.viewport().width() - max(moves, metrics.horizontalAdvance("0000"))
        results = {
            PLAYED: width(PLAYED, GAMES()), FIRST: width(FIRST, first), DRAWN: width(DRAWN, DRAW()),
            SECOND: width(SECOND, second),
        }  # fmt: skip
        score = width(POINTS, SCORE(player=first))
        self._spacious = results[PLAYED] + score <= room
        scores = {PLAYED: results[PLAYED], POINTS: score if self._spacious else width(POINTS, first)}
        shown = results if self._source == MINE and sum(results.values()) <= room else scores
        for column in range(PLAYED, POINTS + 1):
            self.setColumnHidden(column, column not in shown)
            if column in shown:
                self.setColumnWidth(column, shown[column])
        self._room_for_moves = self.viewport().width() - sum(shown.values())
        model.headerDataChanged.emit(Qt.Orientation.Horizontal, MOVES, POINTS)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the columns to the available width."""
        super().resizeEvent(event)
        self._measure()

    def changeEvent(self, event: QEvent) -> None:
        """Measure again when the size of the text changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "model_of_rows"):
            self.size_to_text()

    # Choosing

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Make a move current."""
        if not self.currentIndex().isValid():
            self._select()
        super().focusInEvent(event)

    def _choose(self, row: int) -> None:
        if 0 <= row < len(self.rows) and self.rows[row].known.move:
            self.chosen.emit(self.rows[row].known.move)

    def event(self, event: QEvent) -> bool:
        """Keep the keys that move through the table from the window's shortcuts."""
        return keep_keys(event, _WALKING) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move through the table, or play the current move; leave other keys to the page."""
        if event.key() in _PLAYING:
            self._choose(self.currentIndex().row())
        elif event.key() in _WALKING:
            super().keyPressEvent(event)
        else:
            event.ignore()


_WALKING = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
_PLAYING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class ScoreDelegate(QStyledItemDelegate):
    """Draws a score with a bar below it, whose light part is the first player's share."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw a cell."""
        super().paint(painter, option, index)
        table = self.parent()
        score = table.rows[index.row()].known.score if isinstance(table, KnownMovesTable) else None
        if score is None:
            return
        whole = QRectF(option.rect).adjusted(4, option.rect.height() - BAR - 2, -4, -2)
        first = QRectF(whole)
        first.setWidth(whole.width() * score)
        painter.fillRect(whole, DARK)
        painter.fillRect(first, LIGHT)
        painter.setPen(option.palette.mid().color())
        painter.drawRect(whole)


class SourceField(ComboBox):
    """Lets a person choose the source of known moves; the choice is remembered for each kind of page."""

    def __init__(self, settings: Settings, place: str, default: str, parent: QWidget) -> None:
        """`place` names the kind of page in the settings; `default` holds until the user chooses."""
        super().__init__(parent, SOURCE())
        self._settings = settings
        self._place = place
        self._default = default
        self.offer(False)
        self.activated.connect(lambda _: self._choose())

    def offer(self, computer: bool) -> None:
        """Offer the computer's games if there are any, otherwise only the person's."""
        sources = SOURCES if computer else (MINE,)
        chosen = self._settings["openings"].get(self._place, self._default)
        self.fill([(SOURCES[source](), source) for source in sources], chosen)
        self.setEnabled(computer)

    @property
    def source(self) -> str:
        """The source chosen."""
        return str(self.currentData())

    def _choose(self) -> None:
        self._settings["openings"] = {**self._settings["openings"], self._place: self.source}


def summary_of(rows: Sequence[Row], source: str) -> str:
    """Return the summary of known moves of a position, or that there are none."""
    return total(rows) if rows else NOT_KNOWN[source]()
