"""Games and positions that come into the window and leave it: files, pictures, the clipboard."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from gui import saved_game
from gui.saved_game import UnreadableGame
from gui.settings import Settings
from rules import fen
from rules.fen import InvalidPosition
from rules.games import GAMES

if TYPE_CHECKING:
    from gui.main_window import MainWindow

GAME_FILES = "Games (*.pgn);;All files (*)"


class Documents:
    """Opens, saves, exports, copies and pastes for a window. What cannot be read changes nothing.

    `file` is where the game shown was saved or opened, or None.
    """

    def __init__(self, window: MainWindow, settings: Settings) -> None:
        self._window = window
        self._settings = settings
        self.file: Path | None = None

    def _say(self, *words: str, **how: Any) -> None:
        """Tell something about the game shown."""
        self._window.game_page.banner.say(*words, **how)

    def open_file(self, path: str = "") -> None:
        """Open a saved game, after asking which. A file that holds none changes nothing."""
        if not path:
            path, _ = QFileDialog.getOpenFileName(self._window, "Open a game", self._settings["folder"], GAME_FILES)
        if not path:
            return
        file = Path(path)
        try:
            plan, game = saved_game.read_file(file)
        except UnreadableGame as error:
            self._window.tell(str(error))
            return
        self._settings["folder"] = str(file.parent)
        self._window.start(plan, game, file)
        self._rest()

    def _rest(self) -> None:
        """Let a game that was opened wait, if its clock or a computer would go on at once."""
        session = self._window.session
        if session is not None and session.may_pause:
            session.pause(True)
            self._say("The game is paused.", kind="question", choices=[("Go on", lambda: session.pause(False))])

    def save(self) -> None:
        """Save the game where it came from, or ask where."""
        if self.file is None:
            self.save_as()
        else:
            self._write(self.file)

    def save_as(self) -> None:
        """Ask where to save the game."""
        if self._window.session is None:
            return
        folder = self._settings["folder"] or str(Path.home())
        usual = str(Path(folder) / f"{self._window.session.variant.title}.pgn")
        path, _ = QFileDialog.getSaveFileName(self._window, "Save the game", str(self.file or usual), GAME_FILES)
        if path:
            file = Path(path)
            self._write(file if file.suffix else file.with_suffix(".pgn"))

    def _write(self, file: Path) -> None:
        """Write the game to a file."""
        if self._window.session is None:
            return
        try:
            saved_game.write_file(file, self._window.session.text())
        except OSError as error:
            self._window.tell(f"{file.name} could not be saved: {error.strerror or error}.")
            return
        self.file = file
        self._settings["folder"] = str(file.parent)
        self._say(f"Saved as {file.name}.")

    def export_picture(self) -> None:
        """Ask for a file name and write the position there as a picture."""
        from gui import export

        session = self._window.session
        if session is None:
            return
        folder = self._settings["folder"] or str(Path.home())
        path, chosen = QFileDialog.getSaveFileName(
            self._window, "Export the board", str(Path(folder) / "board.png"), ";;".join(export.FILTERS.values())
        )
        if not path:
            return
        file = Path(path)
        if not file.suffix:
            ending = next(kind for kind, words in export.FILTERS.items() if words == (chosen or export.FILTERS["png"]))
            file = file.with_suffix(f".{ending}")
        try:
            board = self._window.game_page.board
            export.export(file, board, session.game, board.options(), board.flipped())
        except (OSError, ValueError) as error:
            self._window.tell(f"The picture could not be written: {error}.")
            return
        self._say(f"Written to {file.name}.")

    def copy_position(self) -> None:
        """Put the position shown on the clipboard as FEN."""
        if self._window.session is not None:
            QGuiApplication.clipboard().setText(fen.write(self._window.session.game.position))
            self._say("The position is on the clipboard.")

    def copy_game(self) -> None:
        """Put the game on the clipboard as PGN."""
        if self._window.session is not None:
            QGuiApplication.clipboard().setText(self._window.session.text())
            self._say("The game is on the clipboard.")

    def paste(self) -> None:
        """Open the game or the position that is on the clipboard. Anything else changes nothing."""
        text = QGuiApplication.clipboard().text().strip()
        if not text:
            self._window.tell("There is no text on the clipboard.")
            return
        if "\n" not in text and not text.startswith("["):
            self._paste_position(text)
            return
        try:
            plan, game = saved_game.read(text)
        except UnreadableGame as error:
            self._window.tell(f"What is on the clipboard is no game that can be read. {error}")
            return
        self._window.start(plan, game)
        self._rest()

    def _paste_position(self, text: str) -> None:
        """Begin from a pasted position, in the game shown if it fits there, else in the first that it fits."""
        first = [self._window.session.variant] if self._window.session is not None else []
        problem = ""
        for variant in [*first, *GAMES.values()]:
            try:
                fen.read(variant, text)
            except InvalidPosition as error:
                problem = problem or str(error)
            else:
                self._window.new_game(variant.name, "", text)
                return
        self._window.tell(f"What is on the clipboard is no position of these games: {problem}.")
