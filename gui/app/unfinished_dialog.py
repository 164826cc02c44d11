"""The list of all unfinished games."""

from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QDialog, QTreeView, QWidget

from surajang.gui.app.unfinished_games import UnfinishedGames
from surajang.gui.kit.buttons import make_button
from surajang.gui.kit.dates import time_text
from surajang.gui.kit.fields import size_in_text
from surajang.gui.kit.flow_layout import lay_column, lay_row
from surajang.gui.kit.label import Label, give_tip
from surajang.gui.kit.punctuation import against
from surajang.gui.kit.row_list import (
    REST_LETTERS,
    RIGHT,
    Column,
    Index,
    TableModel,
    list_items,
    row_height,
    without_room,
)
from surajang.gui.kit.translation import Text, tr
from surajang.gui.storage.games_folder import UnfinishedGame
from surajang.gui.words import naming
from surajang.rules import catalogue

WIDTH, HEIGHT = 115, 32
"""The size of the dialog in letters and lines."""

LINE = 1.6
"""The height of a row, in lines of text."""

MARGIN, AROUND = 24, 16
"""Pixels beside a column's text, and around everything."""

GAME, PLAYERS, PLAYED, MOVES = range(4)
DISPENSABLE = (MOVES, PLAYED, GAME)
"""Columns that are hidden in this order when there is no room."""


def _hint(game: UnfinishedGame) -> str:
    return game.words


COLUMNS: list[Column[UnfinishedGame]] = [
    Column(
        Text("Variant"),
        lambda game: game.title,
        tooltip=_hint,
        spoken=lambda game: tr("{words}, last played {time_text}", words=game.words, time_text=time_text(game.played)),
    ),
    Column(Text("Players"), lambda game: against(game.players), tooltip=_hint),
    Column(Text("Last played"), lambda game: time_text(game.played), tooltip=_hint),
    Column(Text("Moves", "a column of numbers of moves"), lambda game: str(game.moves), RIGHT, tooltip=_hint),
]


class GamesModel(TableModel[UnfinishedGame]):
    """The unfinished games as rows of a list."""

    def __init__(self, games: UnfinishedGames, height: int, parent: QWidget) -> None:
        """`height` is that of a row, in pixels."""
        super().__init__(COLUMNS, list(games.games), parent)
        self._size = QSize(0, height)

    def row_of(self, game: UnfinishedGame | None, otherwise: int) -> int:
        """Return the row of a game; if it is gone, the row it had, or the last one."""
        if game in self.rows:
            return self.rows.index(game)
        return min(max(0, otherwise), len(self.rows) - 1)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what a cell shows, and its height."""
        return self._size if role == Qt.ItemDataRole.SizeHintRole else super().data(index, role)


class UnfinishedDialog(QDialog):
    """Lists the unfinished games, newest first, to continue one or put it aside."""

    def __init__(self, games: UnfinishedGames, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Unfinished games"))
        self._games = games
        self.rows = GamesModel(games, row_height(self.fontMetrics(), LINE), self)
        self.list = self._make_list()
        self.words = Label(parent=self, look="muted", wraps=True)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.undo = make_button(tr("Undo"), self, self._undo, enter=True)
        self.aside = make_button(tr("Put aside"), self, self._put_aside, enter=True)
        give_tip(self.aside, tr("Put this game aside (Del)"))
        QShortcut(QKeySequence(Qt.Key.Key_Delete), self, self._put_aside)
        close = make_button(tr("Close"), self, self.reject, enter=True)
        self.go_on = make_button(tr("Continue"), self, self._continue, look="primary", enter=True)
        self.go_on.setDefault(True)
        note = lay_row((self.words, 1), self.undo, spacing=10)
        buttons = lay_row(self.aside, 1, close, self.go_on, spacing=10)
        lay_column((self.list, 1), note, buttons, within=self, margins=AROUND, spacing=12)
        self._say(games.trouble)
        self.list.setCurrentIndex(self.rows.index(0, 0))
        self.list.selectionModel().currentChanged.connect(self._show_possible)
        games.changed.connect(self._refresh)
        games.chosen.connect(self.accept)
        self.rejected.connect(games.stop_reading)
        self._show_possible()
        size_in_text(self, WIDTH, HEIGHT)

    def _make_list(self) -> QTreeView:
        games = QTreeView(self)
        games.setModel(self.rows)
        list_items(games, PLAYERS)
        games.setAllColumnsShowFocus(True)
        games.setAlternatingRowColors(True)
        games.setAccessibleName(tr("Unfinished games"))
        games.doubleClicked.connect(lambda _: self._continue())
        letters, header = self.fontMetrics(), games.header()
        header.setSectionsMovable(False)
        samples = {
            GAME: [naming.title(variant) for variant in catalogue.games()],
            PLAYED: [time_text(0), COLUMNS[PLAYED].heading()],
            MOVES: [COLUMNS[MOVES].heading()],
        }
        self._widths = {
            column: max(letters.horizontalAdvance(text) for text in texts) + MARGIN for column, texts in samples.items()
        }
        for column, width in self._widths.items():
            header.resizeSection(column, width)
        return games

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide columns for which there is no room."""
        super().resizeEvent(event)
        beside = REST_LETTERS * self.fontMetrics().averageCharWidth() + self.list.verticalScrollBar().sizeHint().width()
        hidden = without_room(self._widths, DISPENSABLE, self.contentsRect().width() - 2 * AROUND - beside)
        for column in DISPENSABLE:
            self.list.setColumnHidden(column, column in hidden)

    @property
    def _current(self) -> UnfinishedGame | None:
        return self.rows.row(self.list.currentIndex().row())

    def _refresh(self) -> None:
        """Update the list, and keep the selection."""
        current, row = self._current, self.list.currentIndex().row()
        self.rows.show_rows(list(self._games.games))
        self.list.setCurrentIndex(self.rows.index(self.rows.row_of(current, row), 0))
        if self.undo.isHidden():
            self._say(self._games.trouble)
        self._show_possible()

    def _show_possible(self) -> None:
        """Enable the buttons for a game while one is selected."""
        for button in (self.go_on, self.aside):
            button.setEnabled(self._current is not None)

    def _say(self, words: str, undo: bool = False) -> None:
        """Show what was done or cannot be read, if anything, with a button to undo."""
        self.words.show_text(words)
        self.undo.setVisible(undo)

    def _continue(self) -> None:
        """Continue the game; the dialog closes once it is read."""
        game = self._current
        if game is not None:
            self._games.continue_game(game)

    def _put_aside(self) -> None:
        game = self._current
        if game is not None:
            self._games.put_aside(game, self._say_put_aside)

    def _say_put_aside(self, words: str) -> None:
        """Say that a game was put aside; the start page offers the newest of the others."""
        self._say(words, undo=True)
        self._games.offer_newest()

    def _undo(self) -> None:
        """Put the last game back."""
        self._games.put_back(self._say_put_back)

    def _say_put_back(self) -> None:
        """Remove the note on a game put aside."""
        self._say(self._games.trouble)
        self.list.setFocus()
