"""Games and positions that come into the window and leave it: files, pictures, the clipboard."""

from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox, QWidget

from gui.dialogs.saving import SavingDialog, wait_a_moment
from gui.game_page import GamePage
from gui.session import Session
from gui.settings import Settings
from gui.storage import saved_game
from gui.storage.autosave import SaveState
from gui.storage.saved_game import UnreadableGame
from rules import fen
from rules.fen import InvalidPosition
from rules.games import GAMES

ENDING = ".surajang.pgn"
"""How the names of saved games end, unless the player says otherwise: systems know a game of ours by it."""

GAME_FILES = "Games (*.pgn);;All files (*)"


class Documents(QObject):
    """Opens, saves, exports, copies and pastes for the game page of a window. What cannot be read changes nothing.

    `file` is where the game shown was saved or opened, or None.
    """

    opened = Signal(object, object, object)
    """A game was read: its gui.plan.Plan, its rules.game.Game, and its file's Path or None."""

    position_pasted = Signal(str, str)
    """A position to begin from: the game's name, and its FEN."""

    failed = Signal(str)
    """Something could not be done: a sentence."""

    def __init__(self, page: GamePage, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self._page = page
        self._settings = settings
        self._window = window
        self.file: Path | None = None
        self._saved = ""
        self._leaving = False

    @property
    def _session(self) -> Session | None:
        """The game shown, if there is one."""
        return self._page.session

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
            self.failed.emit(str(error))
            return
        self._settings["folder"] = str(file.parent)
        self.opened.emit(plan, game, file)

    def save(self) -> None:
        """Save the game where it came from, or ask where."""
        if self.file is None:
            self.save_as()
        else:
            self._write(self.file)

    def save_as(self) -> None:
        """Ask where to save the game."""
        if self._session is None:
            return
        folder = self._settings["folder"] or str(Path.home())
        usual = Path(folder) / f"{self._session.variant.title}{ENDING}"
        path, _ = QFileDialog.getSaveFileName(self._window, "Save the game", str(self.file or usual), GAME_FILES)
        if path:
            file = Path(path)
            complete = file.suffix[1:].isalnum()
            if complete or self._may_write(file := file.with_name(file.name + ENDING)):
                self._write(file)

    def _may_write(self, file: Path) -> bool:
        """Ask before a file is replaced whose name the file dialog does not know: it was written without its ending."""
        if not file.exists():
            return True
        box = QMessageBox(self._window)
        box.setWindowTitle("Surajang")
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(f"There is a file {file.name} already.")
        replace = box.addButton("Replace it", QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        box.exec()
        chosen = box.clickedButton()
        box.deleteLater()
        return chosen is replace

    def _write(self, file: Path) -> None:
        """Write the game to a file."""
        if self._session is None:
            return
        text = self._session.text()
        try:
            saved_game.write_file(file, text)
        except OSError as error:
            self._page.say_unsafe("file", f"{file.name} could not be saved: {error.strerror or error}.")
            return
        self._page.say_safe("file")
        self.file = file
        self._saved = text
        self._settings["folder"] = str(file.parent)
        self._page.banner.say(f"Saved as {file.name}.")

    def may_leave(self) -> bool:
        """Say whether the game shown may be left: it is on disk, or its player saves it, or gives it up."""
        session = self._session
        if session is None:
            return True
        if self._leaving:
            return False  # somebody is being asked already
        self._leaving = True
        try:
            leaves = self._saves_or_gives_up(session)
        finally:
            self._leaving = False
        if not leaves:
            session.stay()
        return leaves

    def _saves_or_gives_up(self, session: Session) -> bool:
        """Have a game saved before it is left; say whether it is, or its player gives it up."""
        text = session.text()
        session.prepare_to_leave()
        wait_a_moment(session)
        if text == self._saved:
            return True
        if session.save_state is SaveState.SAVING:
            dialog = SavingDialog(session, self._window)
            dialog.exec()
            dialog.deleteLater()
            if dialog.result() != QDialog.DialogCode.Accepted:
                return False
        return session.save_state is not SaveState.FAILED or self._gives_up(session)

    def _gives_up(self, session: Session) -> bool:
        """Ask what is to become of a game that cannot be saved; say whether it may be left."""
        box = QMessageBox(self._window)
        box.setWindowTitle("Surajang")
        box.setText("Not all of this game is saved. If you leave it now, the rest is lost.")
        save = box.addButton("Save as…", QMessageBox.ButtonRole.AcceptRole)
        leave = box.addButton("Leave it", QMessageBox.ButtonRole.DestructiveRole)
        box.setEscapeButton(box.addButton("Stay", QMessageBox.ButtonRole.RejectRole))
        box.setDefaultButton(save)
        box.exec()
        chosen = box.clickedButton()
        box.deleteLater()
        if chosen is save:
            self.save_as()
            return session.text() == self._saved
        return chosen is leave

    def export_picture(self) -> None:
        """Ask for a file name and write the position there as a picture."""
        from gui import export

        session = self._session
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
            if not self._may_write(file):
                return
        board = self._page.board
        try:
            export.export(file, board, session.game, board.options(), board.flipped())
        except (OSError, ValueError) as error:
            self._page.say_unsafe("picture", f"The picture could not be written: {error}.")
            return
        self._page.say_safe("picture")
        self._page.banner.say(f"Written to {file.name}.")

    def copy_position(self) -> None:
        """Put the position shown on the clipboard as FEN."""
        if self._session is not None:
            QGuiApplication.clipboard().setText(fen.write(self._session.game.position))
            self._page.banner.say("The position is on the clipboard.")

    def copy_game(self) -> None:
        """Put the game on the clipboard as PGN."""
        if self._session is not None:
            QGuiApplication.clipboard().setText(self._session.text())
            self._page.banner.say("The game is on the clipboard.")

    def paste(self) -> None:
        """Open the game or the position that is on the clipboard. Anything else changes nothing."""
        text = QGuiApplication.clipboard().text().strip()
        if not text:
            self.failed.emit("There is no text on the clipboard.")
            return
        if "\n" not in text and not text.startswith("["):
            self._paste_position(text)
            return
        try:
            plan, game = saved_game.read(text)
        except UnreadableGame as error:
            self.failed.emit(f"What is on the clipboard is no game that can be read. {error}")
            return
        self.opened.emit(plan, game, None)

    def _paste_position(self, text: str) -> None:
        """Begin from a pasted position, in the game shown if it fits there, else in the first that it fits."""
        shown = [self._session.variant] if self._session is not None else []
        ranks = text.split()[0].partition("[")[0].count("/") + 1
        problem = ""
        for variant in [*shown, *GAMES.values()]:
            try:
                fen.read(variant, text)
            except InvalidPosition as error:
                if not problem and ranks == variant.ranks:
                    problem = f"What is on the clipboard is no position of {variant.title}: {error}."
            else:
                self.position_pasted.emit(variant.name, text)
                return
        self.failed.emit(problem or "What is on the clipboard is neither a game nor a position of one.")
