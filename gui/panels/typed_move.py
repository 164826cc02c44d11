"""The field in which moves are typed: shown as an arrow while they are, played with Enter."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from rules import notation
from rules.game import Game
from rules.notation import IllegalMove


class TypedMove(QLineEdit):
    """The field. It knows the game whose moves are typed."""

    recognised = Signal(object)
    """What is typed so far is this legal move, or None."""

    entered = Signal(object)
    """Enter was pressed on this legal move."""

    refused = Signal(str)
    """Enter was pressed on something else: a sentence."""

    left = Signal()
    """Escape was pressed, or a move was entered: the keys are the board's again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game: Game | None = None
        self.setPlaceholderText("Type a move")
        self.setAccessibleName("Type a move")
        self.setMaxLength(40)
        self.setClearButtonEnabled(True)
        self.textChanged.connect(self._look)

    def set_game(self, game: Game | None) -> None:
        """Type moves of another game."""
        self._game = game
        self.clear()

    def start(self, text: str) -> None:
        """Begin with what was typed elsewhere."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.setText(text)
        self.setCursorPosition(len(text))

    def _move(self) -> int:
        """Return the legal move that is typed. Raises IllegalMove."""
        if self._game is None:
            raise IllegalMove("There is no game")
        move = notation.read(self._game.position, self.text())
        if move not in self._game.legal_moves():
            raise IllegalMove("This move would repeat the position once too often")
        return move

    def _look(self) -> None:
        """Tell which move is typed."""
        if not self.text().strip():
            self.recognised.emit(None)
            return
        try:
            self.recognised.emit(self._move())
        except IllegalMove:
            self.recognised.emit(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter plays, Escape leaves."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        elif event.key() == Qt.Key.Key_Escape:
            self.clear()
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _enter(self) -> None:
        """Play what is typed, or say why that cannot be."""
        if not self.text().strip():
            self.left.emit()
            return
        try:
            move = self._move()
        except IllegalMove as error:
            text = str(error)
            self.refused.emit(text[:1].upper() + text[1:] + ".")
            return
        self.clear()
        self.entered.emit(move)
        self.left.emit()
