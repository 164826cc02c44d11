"""Exports other than saved games: pictures of the board, animations, game sheets, and texts on the clipboard."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from surajang.gui.board.film import KINDS
from surajang.gui.board.view import BoardView
from surajang.gui.desk.file_dialogs import FileQuestions
from surajang.gui.desk.film_export import Film, FilmDialog, FilmWriter, Script
from surajang.gui.desk.messages import PageMessages
from surajang.gui.desk.page_tools import PageTools
from surajang.gui.desk.picture_export import PictureCommands
from surajang.gui.desk.save_commands import Leavable, SaveCommands
from surajang.gui.desk.sheet import SheetDialog, SheetWriter
from surajang.gui.document.document import GameDocument
from surajang.gui.kit.qt_helpers import open_dialog
from surajang.gui.kit.translation import Text, tr
from surajang.gui.kit.waiting_bar import WaitingBar
from surajang.gui.shell.page import CommandHandler, Handlers
from surajang.gui.storage.autosave import GAME_TEXT, SavingText
from surajang.gui.storage.paths import result_of_writing
from surajang.gui.storage.reasons import reason_of
from surajang.gui.words import naming
from surajang.rules import fen
from surajang.rules.pgn_tags import PLAYER_TAGS

CANCELLED = {"animation": Text("The animation was cancelled."), "sheet": Text("The PDF was cancelled.")}
NOT_WRITTEN = {
    "animation": Text("The animation could not be saved: {why}."),
    "sheet": Text("The PDF could not be saved: {why}."),
}


class ShareCommands(QObject):
    """Exports and copies a page's document while it is shown; then finishes pending exports."""

    failed = Signal(str)
    """An export of a page that is no longer shown failed: a sentence."""

    def __init__(
        self,
        document: GameDocument,
        game: Leavable,
        board: BoardView,
        messages: PageMessages,
        tools: PageTools,
        text: SavingText | None = None,
        names: Callable[[], tuple[str, str]] | None = None,
    ) -> None:
        """`game` is the document's as it is saved; `names` returns the players' names, if the document has none."""
        super().__init__(tools.window)
        self._text = text or GAME_TEXT
        self._shown = True
        self._writing = 0
        self._document = document
        self._game = game
        self._board = board
        self._messages = messages
        self._settings = tools.settings
        self._window = tools.window
        self._names = names or self._names_in_document
        self._questions = FileQuestions(tools.settings, tools.window)
        self.pictures = PictureCommands(board, game.file_stem, tools.settings, tools.window, self)
        self.pictures.copied.connect(self._report_copied)
        self.pictures.written.connect(self._report)
        self.pictures.failed.connect(self._say_failed)

    def release(self) -> None:
        """Finish pending exports and delete this object, as the document is no longer shown."""
        self._shown = False
        if not self._writing and not self.pictures.writing:
            self.deleteLater()

    # Animations

    def export_film(self) -> None:
        """Ask for the kind of animation of the game, and make it."""
        moves = (len(self._document.main_line) - 1, self._document.node.ply)
        dialog = FilmDialog(moves, self._settings, self._window)
        dialog.chosen.connect(self.save_film)
        open_dialog(dialog)

    def save_film(self, film: Film) -> None:
        """Ask for a file name and make an animation there, while the window stays usable."""
        kind = {film.kind: tr(KINDS[film.kind])}
        suffix = f".{film.kind}"
        file = self._questions.where(
            tr("Export an animation"), self._game.file_stem(), suffix, ";;".join(kind.values())
        )
        if file is None:
            return
        document, game = self._document, self._document.game
        line = document.main_line if film.whole else document.node.line()
        whole = line[-1] is document.end
        outcome = game.ended if whole and game.ended.over else line[-1].outcome
        script = Script(game, list(line), outcome, self._names(), self._board.options(), self._board.flipped())
        self._follow(FilmWriter(script, film, file, self), "animation", tr("Making the animation…"), file)

    def _follow(self, writer: FilmWriter | SheetWriter, what: str, words: str, file: Path) -> None:
        """Show the progress of a writer, and let the person cancel it."""
        self._writing += 1
        bar = WaitingBar(words, self._window)
        bar.cancelled.connect(writer.cancel)
        writer.progressed.connect(bar.show_progress)
        writer.ended.connect(bar.end)
        writer.ended.connect(writer.deleteLater)
        writer.ended.connect(partial(self._written, what, file))

    # Game sheets

    def export_sheet(self) -> None:
        """Ask where to print diagrams in a game's sheet, and make it."""
        dialog = SheetDialog(self._settings, self._window)
        dialog.chosen.connect(self.save_sheet)
        open_dialog(dialog)

    def save_sheet(self, diagrams: str) -> None:
        """Ask for a file name and write the game's sheet there as a PDF, while the window stays usable."""
        kinds = tr("PDF document (*.pdf)")
        file = self._questions.where(tr("Save a game sheet"), self._game.file_stem(), ".pdf", kinds)
        if file is None:
            return
        writer = SheetWriter(self._document.game, self._names(), diagrams, self.pictures.view, file, self)
        self._follow(writer, "sheet", tr("Making the PDF…"), file)

    def _names_in_document(self) -> tuple[str, str]:
        """Return the players' names in the document, or the game's names for the sides."""
        game = self._document.game
        names = [game.headers.get(tag, "").strip("?") for tag in PLAYER_TAGS]
        return naming.of_side(names[0], game.variant, 0), naming.of_side(names[1], game.variant, 1)

    # Results

    def _written(self, what: str, file: Path, result: Exception | None) -> None:
        """Report whether an animation or a sheet was written."""
        self._writing -= 1
        if isinstance(result, OSError):
            self._say_failed(what, NOT_WRITTEN[what](why=reason_of(result)))
        elif result is None:
            self._report(what, file)
        elif self._shown:
            self._messages.banner.say(CANCELLED[what]())
        else:
            self.release()

    def _report(self, what: str, file: Path) -> None:
        """Say that something was written, if its page is still shown."""
        if self._shown:
            self._messages.say_safe(what)
            self._messages.banner.say(result_of_writing(file, None))
        else:
            self.release()

    def _report_copied(self) -> None:
        """Say that a picture is on the clipboard, if its page is still shown."""
        if self._shown:
            self._messages.banner.say(tr("The picture is on the clipboard."))
        else:
            self.release()

    def _say_failed(self, what: str, sentence: str) -> None:
        """Say that something could not be written: on its page, or to the window if the page is gone."""
        if self._shown:
            self._messages.say_unsafe(what, sentence)
        else:
            self.failed.emit(sentence)
            self.release()

    # Texts

    def copy_position(self) -> None:
        """Put the position shown on the clipboard as FEN."""
        QGuiApplication.clipboard().setText(fen.write(self._document.game.position))
        self._messages.banner.say(tr("The position is on the clipboard."))

    def copy_game(self) -> None:
        """Put the game on the clipboard as PGN."""
        QGuiApplication.clipboard().setText(self._game.text())
        self._messages.banner.say(self._text.copied())


def file_handlers(saver: SaveCommands, sharing: ShareCommands) -> Handlers:
    """Return the command handlers for a game's file, its picture and its texts."""
    return {
        "save": CommandHandler(saver.save),
        "save_as": CommandHandler(saver.save_as),
        "export_picture": CommandHandler(sharing.pictures.export),
        "export_film": CommandHandler(sharing.export_film),
        "export_sheet": CommandHandler(sharing.export_sheet),
        "copy_position": CommandHandler(sharing.copy_position),
        "copy_game": CommandHandler(sharing.copy_game),
    }
