"""What leaves the window beside saved games: pictures of the board, and texts on the clipboard."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from gui.background import Task
from gui.board.view import BoardView
from gui.dialogs.saving import Leavable
from gui.document.document import GameDocument
from gui.file_commands.asking import FileQuestions
from gui.file_commands.place_to_tell import PlaceToTell
from gui.settings import Settings
from gui.storage.files import write_atomically
from gui.storage.paths import readable
from rules import fen


class ShareCommands(QObject):
    """Exports and copies what a page shows of a document, for as long as it is shown; finishes what it has begun."""

    failed = Signal(str)
    """A picture of what is not shown any more could not be written: a sentence."""

    def __init__(
        self,
        document: GameDocument,
        game: Leavable,
        board: BoardView,
        messages: PlaceToTell,
        settings: Settings,
        window: QWidget,
    ) -> None:
        """`game` is the document's as it is saved."""
        super().__init__(window)
        self._shown = True
        self._writing = 0
        self._document = document
        self._game = game
        self._board = board
        self._messages = messages
        self._questions = FileQuestions(settings, window)

    def release(self) -> None:
        """The document is not shown any more: finish what is being written, and go."""
        self._shown = False
        if not self._writing:
            self.deleteLater()

    def export_picture(self) -> None:
        """Ask for a file name and write the position there as a picture."""
        from gui.board import export

        kinds = ";;".join(export.FILTERS.values())
        file = self._questions.where("Export the board", self._game.file_stem(), ".png", kinds)
        if file is None:
            return
        board = self._board
        self._writing += 1
        try:
            content = export.drawn(file.suffix, board.state, board.options(), board.flipped())
        except ValueError as error:
            self._picture_written(file, error)
            return
        told = partial(self._picture_written, file)
        Task(self, lambda: write_atomically(file, content()), told, told, Exception)

    def _picture_written(self, file: Path, result: Exception | None) -> None:
        """Tell what became of a picture."""
        self._writing -= 1
        if isinstance(result, (OSError, ValueError)):
            sentence = f"The picture could not be written: {getattr(result, 'strerror', '') or result}."
            if self._shown:
                self._messages.say_unsafe("picture", sentence)
            else:
                self.failed.emit(sentence)
        elif result is not None:
            raise result
        elif self._shown:
            self._messages.say_safe("picture")
            self._messages.banner.say(f"Written to {readable(file.name)}.")
        if not self._shown:
            self.release()

    def copy_position(self) -> None:
        """Put the position shown on the clipboard as FEN."""
        QGuiApplication.clipboard().setText(fen.write(self._document.game.position))
        self._messages.banner.say("The position is on the clipboard.")

    def copy_game(self) -> None:
        """Put the game on the clipboard as PGN."""
        QGuiApplication.clipboard().setText(self._game.text())
        self._messages.banner.say("The game is on the clipboard.")
