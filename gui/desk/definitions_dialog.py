"""Shows the games that a file or a text defines, to add them to the own games, and why others are refused."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QListWidget, QListWidgetItem, QWidget

from surajang.gui.board.board_options import board_options
from surajang.gui.board.mini_board import MiniBoard
from surajang.gui.kit.buttons import make_button, wrapping_button
from surajang.gui.kit.fields import grow
from surajang.gui.kit.flow_layout import lay_column, lay_row
from surajang.gui.kit.label import Label
from surajang.gui.kit.punctuation import bracketed, listed, sentences
from surajang.gui.kit.qt_helpers import room_for
from surajang.gui.kit.scrolling import scrolling
from surajang.gui.kit.translation import Text, in_sentence, plural, tr
from surajang.gui.shell.settings import Settings
from surajang.gui.storage.definitions import FoundGame
from surajang.gui.words import naming
from surajang.gui.words.refusal_text import sentence
from surajang.rules import catalogue
from surajang.rules.errors import InvalidDefinition
from surajang.rules.variant import Variant

REPLACES = Text(
    "You have a game of this name with other rules. This one takes its place; games played by the"
    " older rules keep them."
)
COUNTED = plural("{count:,} of {number} games can be played.")

BOARD = 260
"""The side of the board, in pixels, if it takes no more than a third of the height."""

SIZE = (680, 0)
SIZE_WITH_LIST = (680, 640)


def refusal_text(error: InvalidDefinition) -> str:
    """Return why a definition is refused, with its place."""
    return tr("Line {line}, column {column}: {why}", line=error.line, column=error.column, why=sentence(error.reason))


class DefinitionsDialog(QDialog):
    """The games that a file or a text defines; selected ones can be added, and a single one played at once."""

    added = Signal(object, bool)
    """Add these FoundGames to the own games; if true, play the first one."""

    def __init__(self, settings: Settings, found: Sequence[FoundGame], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("A game of your own") if len(found) == 1 else tr("Games of your own"))
        self._settings = settings
        self._found = found
        results = [each.found for each in found]
        self.games = {number: game for number, game in enumerate(results) if isinstance(game, Variant)}
        self.refusals = {
            number: refusal_text(error) for number, error in enumerate(results) if isinstance(error, InvalidDefinition)
        }
        self.list = QListWidget(self)
        self.list.setAccessibleName(tr("Games"))
        self.list.setSelectionMode(QListWidget.SelectionMode.ExtendedSelection)
        for number, each in enumerate(found):
            item = QListWidgetItem(self._title(number, each), self.list)
            if number in self.refusals:
                item.setForeground(self.palette().placeholderText())
        self.board = MiniBoard(board_options(settings, catalogue.games()[0]), self)
        self._side = min(BOARD, room_for(self).height() // 3)
        self.board.setFixedSize(self._side, self._side)
        self.title = Label(parent=self, look="heading", wraps=True)
        self.words = Label(parent=self, wraps=True)
        self.note = Label(parent=self, look="muted", wraps=True)
        self.counted = Label(COUNTED(len(self.games), number=len(found)), self, look="muted", wraps=True)
        self.cancel = make_button(tr("Cancel"), self, self.reject, enter=True)
        self.play = wrapping_button(tr("Add and play…"), self, lambda: self._add(True))
        self.add = make_button(tr("Add"), self, lambda: self._add(False), look="primary", enter=True)
        self.add.setDefault(True)
        self._lay_out()
        self.list.itemSelectionChanged.connect(self._show)
        self.list.currentRowChanged.connect(lambda _: self._show())
        self.list.setCurrentRow(next(iter(self.games), 0))
        self._show()
        if not self.list.isHidden():
            self.list.setFocus()
        elif self.games:
            self.add.setFocus()
        self.resize(0, 0)
        grow(self, *(SIZE if self.list.isHidden() else SIZE_WITH_LIST))
        layout = self.layout()
        assert layout is not None
        grow(self, 0, layout.totalHeightForWidth(self.width()))

    def _title(self, number: int, each: FoundGame) -> str:
        """Return the text of a row of the list."""
        if number in self.games:
            return naming.title(self.games[number])
        return tr("{name} (refused)", name=each.name or tr("This definition"))

    def _lay_out(self) -> None:
        side = QWidget(self)
        lay_column(self.title, self.words, self.note, 1, within=side, margins=0, spacing=8)
        shown = lay_row(lay_column(self.board, 1), (scrolling(side, self), 1), spacing=16)
        buttons = lay_row(1, self.cancel, self.play, self.add, spacing=10)
        several = len(self._found) > 1
        if several:
            shown.addStrut(self._side)  # the list keeps its height when a game without a board is chosen
        self.list.setVisible(several)
        self.counted.setVisible(several)
        lay_column((self.list, 1), self.counted, shown, buttons, within=self, margins=16, spacing=12)

    @property
    def chosen(self) -> list[int]:
        """The numbers of the games that are selected and can be played."""
        rows = {self.list.row(item) for item in self.list.selectedItems()} or {max(0, self.list.currentRow())}
        return sorted(rows & self.games.keys())

    def _show(self) -> None:
        """Show the current game, or why it is refused."""
        number = max(0, self.list.currentRow())
        game = self.games.get(number)
        self.board.setVisible(game is not None)
        self.title.setText(self._title(number, self._found[number]))
        if game is not None:
            self.board.show_start(game, board_options(self._settings, game))
            self.words.setText(sentences(naming.summary(game), *_contents(game)))
        else:
            self.words.setText(self.refusals[number])
        self.note.setText(_note(game) if game is not None else "")
        self.add.setText(tr("Replace") if self.note.text() == REPLACES() else tr("Add"))
        chosen = self.chosen
        self.add.setEnabled(bool(chosen))
        self.play.setEnabled(len(chosen) == 1)

    def _add(self, play: bool) -> None:
        """Add the selected games."""
        chosen = [self._found[number] for number in self.chosen]
        self.accept()
        if chosen:
            self.added.emit(chosen, play)


def _contents(game: Variant) -> tuple[str, ...]:
    """Return in sentences what a game has: its board, its pieces, and what can be dropped."""
    pieces = [bracketed(naming.piece(piece), piece.written) for piece in game.pieces if len(piece.symbol) == 1]
    held = [in_sentence(naming.piece(game.by_symbol[symbol])) for symbol in game.hand_order]
    return (
        tr("The board has {files} files and {ranks} ranks.", files=game.files, ranks=game.ranks),
        tr("The letters of the pieces: {letters}.", letters=listed(pieces)),
        tr("A hand can hold these pieces: {pieces}.", pieces=listed(held)) if held else tr("No piece is dropped."),
    )


def _note(game: Variant) -> str:
    """Return the note on adding a game if an own game has its name, empty otherwise."""
    same = [other for other in catalogue.games() if catalogue.base_name(other) == catalogue.base_name(game)]
    if game in same:
        return tr("You already have this game.")
    return REPLACES() if any(map(catalogue.is_own, same)) else ""
