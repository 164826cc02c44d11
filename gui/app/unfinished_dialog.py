"""The list of all unfinished games."""

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QDialog, QHBoxLayout, QHeaderView, QPushButton, QTreeView, QVBoxLayout, QWidget

from gui.app.unfinished_games import UnfinishedGames
from gui.kit.fields import grow
from gui.kit.label import Label
from gui.kit.punctuation import against, time_text
from gui.kit.row_list import REST_LETTERS, row_height, without_room
from gui.kit.tip import give_tip, tip
from gui.kit.translation import mark, tr
from gui.storage.games_folder import UnfinishedGame
from gui.words import naming
from rules.games import GAMES

WIDTH, HEIGHT = 115, 32
"""The size of the dialog, in usual letters and in lines."""

LINE = 1.6
"""The height of a row, in lines of text."""

MARGIN, AROUND = 24, 16
"""Pixels beside the text of a column, and around all."""

HEADINGS = (mark("Game"), mark("Players"), mark("Last played"), mark("Moves"))
GAME, PLAYERS, PLAYED, MOVES = range(len(HEADINGS))
DISPENSABLE = (MOVES, PLAYED, GAME)
"""Columns that are hidden, one after the other, where there is no room for them."""

Index = QModelIndex | QPersistentModelIndex


class UnfinishedDialog(QDialog):
    """Lists the unfinished games, the newest first: one can be gone on with or put aside."""

    def __init__(self, games: UnfinishedGames, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Unfinished games"))
        self._games = games
        letters = self.fontMetrics()
        self.rows = GamesModel(games, row_height(letters, LINE), self)
        self.list = QTreeView(self)
        self.list.setModel(self.rows)
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setAllColumnsShowFocus(True)
        self.list.setAlternatingRowColors(True)
        self.list.setAccessibleName(tr("Unfinished games"))
        self.list.doubleClicked.connect(lambda _: self._continue())
        header = self.list.header()
        header.setStretchLastSection(False)
        header.setSectionsMovable(False)
        header.setSectionResizeMode(PLAYERS, QHeaderView.ResizeMode.Stretch)
        samples = {
            GAME: [naming.title(variant) for variant in GAMES.values()],
            PLAYED: [time_text(0), tr(HEADINGS[PLAYED])],
            MOVES: [tr(HEADINGS[MOVES])],
        }
        self._widths = {
            column: max(letters.horizontalAdvance(text) for text in texts) + MARGIN for column, texts in samples.items()
        }
        for column, width in self._widths.items():
            header.resizeSection(column, width)
        self.words = Label(parent=self)
        self.words.setObjectName("muted")
        self.words.setWordWrap(True)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.undo = QPushButton(tr("Undo"), self)
        self.undo.setAutoDefault(False)
        self.undo.clicked.connect(lambda: self._undo())
        self.aside = QPushButton(tr("Put aside"), self)
        self.aside.setAutoDefault(False)
        give_tip(self.aside, tr("Put this game aside (Del)"))
        self.aside.clicked.connect(lambda: self._put_aside())
        QShortcut(QKeySequence(Qt.Key.Key_Delete), self.list, self._put_aside)
        close = QPushButton(tr("Close"), self)
        close.setAutoDefault(False)
        close.clicked.connect(self.reject)
        self.go_on = QPushButton(tr("Continue"), self)
        self.go_on.setProperty("primary", True)
        self.go_on.setDefault(True)
        self.go_on.clicked.connect(lambda: self._continue())
        note = QHBoxLayout()
        note.setSpacing(10)
        note.addWidget(self.words, 1)
        note.addWidget(self.undo)
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addWidget(self.aside)
        buttons.addStretch(1)
        buttons.addWidget(close)
        buttons.addWidget(self.go_on)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(AROUND, AROUND, AROUND, AROUND)
        layout.setSpacing(12)
        layout.addWidget(self.list, 1)
        layout.addLayout(note)
        layout.addLayout(buttons)
        self._say(games.trouble)
        self.list.setCurrentIndex(self.rows.index(0, 0))
        self.list.selectionModel().currentChanged.connect(self._show_possible)
        games.changed.connect(self._refresh)
        games.chosen.connect(self.accept)
        self.rejected.connect(games.stop_reading)
        self._show_possible()
        self.resize(0, 0)
        grow(self, WIDTH * letters.averageCharWidth(), HEIGHT * letters.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many columns as there is room for."""
        super().resizeEvent(event)
        beside = REST_LETTERS * self.fontMetrics().averageCharWidth() + self.list.verticalScrollBar().sizeHint().width()
        hidden = without_room(self._widths, DISPENSABLE, self.contentsRect().width() - 2 * AROUND - beside)
        for column in DISPENSABLE:
            self.list.setColumnHidden(column, column in hidden)

    @property
    def _current(self) -> UnfinishedGame | None:
        """The game that the list stands on."""
        return self.rows.game(self.list.currentIndex())

    def _refresh(self) -> None:
        """Show the games that there are now, and stay where the list stands."""
        current, row = self._current, self.list.currentIndex().row()
        self.rows.refresh()
        self.list.setCurrentIndex(self.rows.index(self.rows.row_of(current, row), 0))
        if self.undo.isHidden():
            self._say(self._games.trouble)
        self._show_possible()

    def _show_possible(self) -> None:
        """Enable what can be done with a game while there is one."""
        for button in (self.go_on, self.aside):
            button.setEnabled(self._current is not None)

    def _say(self, words: str, undo: bool = False) -> None:
        """Say what was done or cannot be read, if anything, with a way to undo it."""
        self.words.setText(words)
        self.words.setVisible(bool(words))
        self.undo.setVisible(undo)

    def _continue(self) -> None:
        """Go on with the game; the dialog closes if that can be read."""
        game = self._current
        if game is not None:
            self._games.continue_game(game)

    def _put_aside(self) -> None:
        """Put the game aside."""
        game = self._current
        if game is not None:
            self._games.put_aside(game, self._say_put_aside)

    def _say_put_aside(self, words: str) -> None:
        """Say that a game was put aside; the start page offers the newest of the others."""
        self._say(words, undo=True)
        self._games.offer_newest()

    def _undo(self) -> None:
        """Put the game back that was put aside last."""
        self._games.put_back()
        self._say(self._games.trouble)
        self.list.setFocus()


class GamesModel(QAbstractTableModel):
    """The unfinished games as rows of a list."""

    def __init__(self, games: UnfinishedGames, height: int, parent: QWidget) -> None:
        """`height` is that of a row, in pixels."""
        super().__init__(parent)
        self._source = games
        self._size = QSize(0, height)
        self._games = list(games.games)

    def refresh(self) -> None:
        """Show the games that there are now."""
        self.beginResetModel()
        self._games = list(self._source.games)
        self.endResetModel()

    def game(self, index: Index) -> UnfinishedGame | None:
        """Return the game of a row."""
        return self._games[index.row()] if index.isValid() else None

    def row_of(self, game: UnfinishedGame | None, otherwise: int) -> int:
        """Return the row of a game; if it is gone the row that was its, or the last."""
        if game in self._games:
            return self._games.index(game)
        return min(max(0, otherwise), len(self._games) - 1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return the number of games."""
        return 0 if parent.isValid() else len(self._games)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return the number of things said of a game."""
        return len(HEADINGS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a column's heading."""
        if role == Qt.ItemDataRole.DisplayRole:
            return tr(HEADINGS[section])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return alignment(section)
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return one thing about a game; as a hint and for screen readers, what it is in a sentence."""
        game = self._games[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return (game.title, against(game.players), time_text(game.played), str(game.moves))[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return alignment(index.column())
        if role == Qt.ItemDataRole.SizeHintRole:
            return self._size
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(game.words)
        if role == Qt.ItemDataRole.AccessibleTextRole and index.column() == GAME:
            return tr("{words}, last played {time_text}", words=game.words, time_text=time_text(game.played))
        return None


def alignment(column: int) -> Qt.AlignmentFlag:
    """Return where the texts of a column stand: numbers at the right."""
    side = Qt.AlignmentFlag.AlignRight if column == MOVES else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
