"""Games and positions that come into the window and leave it: files, pictures, the clipboard."""

import os
import re
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox, QWidget

from gui.background import Task
from gui.dialogs.saving import SavingDialog, wait_a_moment
from gui.match import saved_game
from gui.match.match import Match
from gui.pages.game_page import GamePage
from gui.panels.banner import PASSING_MS
from gui.panels.waiting_bar import PATIENCE_MS, WaitingBar
from gui.settings import Settings
from gui.storage import game_file
from gui.storage.autosave import SaveState
from gui.storage.files import write_atomically
from gui.storage.game_file import ADD, REPLACE, REPLACE_GAME, FileChanged, GameFile
from gui.storage.opening import Opening
from gui.storage.paths import readable
from gui.storage.reader import Place
from gui.words.shorten import shortened
from rules import fen
from rules.fen import InvalidPosition
from rules.game import Game
from rules.games import GAMES
from rules.words import sentence

if TYPE_CHECKING:
    from gui.dialogs.games_list import GamesDialog

ENDING = ".surajang.pgn"
"""How the names of saved games end, unless the player says otherwise: systems know a game of ours by it."""

GAME_FILES = "Games (*.pgn);;All files (*)"


LONGEST_POSITION = 1_000
"""Characters; what is longer is no position."""

CHANGED = {
    REPLACE: ("Replace it", "What is in it now would be lost."),
    REPLACE_GAME: ("Replace the game", "This game is still in it, and only this game would be replaced."),
    ADD: ("Add it", "This game is not in it any more. It would be added behind the others."),
}
"""What saving would do to a file that has changed: the button that says so, and a sentence."""


@dataclass(frozen=True)
class Writing:
    """A game that is to be written to its file: the text that it had when that was said."""

    file: GameFile
    match: Match
    text: str
    anyway: bool = False

    @property
    def name(self) -> str:
        """The file's name, for sentences."""
        return readable(self.file.path.name)


class FileCommands(QObject):
    """Opens, saves, exports, copies and pastes for the game page of a window. What cannot be read changes nothing.

    `file` is where the game shown was saved or opened, or None.
    """

    opened = Signal(object, object, object)
    """A game was read: its gui.match.match_settings.MatchSettings, its rules.game.Game, and its GameFile or None."""

    waited = Signal()
    """What was being opened is about to be shown, or there is something to be chosen, or it cannot be opened."""

    position_pasted = Signal(str, str)
    """A position to begin from: the game's name, and its FEN."""

    written = Signal()
    """All that was to be written to files has been dealt with."""

    failed = Signal(str)
    """Something could not be done: a sentence."""

    def __init__(self, page: GamePage, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self._page = page
        self._settings = settings
        self._window = window
        self.file: GameFile | None = None
        self._saved = ""
        self._leaving = False
        self._opening: Opening | None = None
        self._progress: WaitingBar | None = None
        self._games: GamesDialog | None = None
        self._writing: Writing | None = None
        self._pending: Writing | None = None
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.timeout.connect(self._say_saving)

    @property
    def _match(self) -> Match | None:
        """The game shown, if there is one."""
        return self._page.match

    @property
    def _folder(self) -> Path:
        """The folder that was last used, or the first above it that file dialogs can name: they know only text."""
        folder = Path(self._settings["folder"] or Path.home())
        while readable(str(folder)) != str(folder):
            folder = folder.parent
        return folder

    # Opening

    def open_file(self, path: str = "") -> None:
        """Open a saved game, after asking which. A file that holds none changes nothing."""
        if not path:
            path, _ = QFileDialog.getOpenFileName(self._window, "Open a game", str(self._folder), GAME_FILES)
        if path:
            name = shortened(readable(Path(path).name))
            self._open(Path(path), name, f"Opening {name}…")

    def _open(self, source: Path | bytes, name: str, words: str) -> None:
        """Open a file or a text, called so, instead of what was being opened till now; `words` say what goes on."""
        self.stop_opening()
        opening = self._opening = Opening(source, self)
        opening.listed.connect(lambda places: self._ask_which(opening, name, places))
        opening.opened.connect(lambda game, place: self._show(opening, game, place))
        opening.refused.connect(lambda why: self._refuse(name, why))
        opening.failed.connect(lambda words: self._fail(f"{name} {words}"))
        opening.start()
        self._show_progress(words)

    def stop_opening(self) -> None:
        """Open nothing any more, if anything was being opened."""
        self._hide_progress()
        opening, self._opening = self._opening, None
        if opening is not None:
            opening.close()
        games, self._games = self._games, None
        if games is not None:
            games.close()

    def _show_progress(self, words: str) -> None:
        """Say soon that something goes on, with a way to end it; the window can be used meanwhile."""
        self._progress = WaitingBar(words, self._games or self._window)
        self._progress.cancelled.connect(self._cancel_opening)

    def _hide_progress(self) -> None:
        """Say no more that something goes on."""
        progress, self._progress = self._progress, None
        if progress is not None:
            progress.end()

    def _cancel_opening(self) -> None:
        """Open nothing any more, because the person says so."""
        self.stop_opening()
        self.waited.emit()

    def _ask_which(self, opening: Opening, name: str, places: list[Place]) -> None:
        """Ask which of several games is to be shown."""
        from gui.dialogs.games_list import GamesDialog

        self._hide_progress()
        self.waited.emit()
        title = f"Games in {name}" if isinstance(opening.source, Path) else "Games on the clipboard"
        games = self._games = GamesDialog(title, places, self._window)
        games.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        games.chosen.connect(lambda place: self._choose(opening, place))
        games.rejected.connect(self._leave_list)
        games.open()

    def _choose(self, opening: Opening, place: Place) -> None:
        """Read the game that was chosen."""
        self._hide_progress()
        self._show_progress("Opening the game…")
        opening.choose(place)

    def _leave_list(self) -> None:
        """Open none of the games."""
        self._games = None
        self.stop_opening()

    def _show(self, opening: Opening, game: Game, place: Place) -> None:
        """Hand over a game that was read."""
        file, source = None, opening.source
        if isinstance(source, Path):
            file = game_file.opened(source, opening.data, place, len(opening.places) == 1)
            self._settings["folder"] = str(source.parent.absolute())
        self.stop_opening()
        self.waited.emit()
        self.opened.emit(saved_game.plan_of(game), game, file)

    def _refuse(self, name: str, sentence: str) -> None:
        """Say that a game cannot be read: where there are others, beside them."""
        if self._games is not None:
            self._hide_progress()
            self._games.say(f"That game cannot be read. {sentence}")
        else:
            self._fail(f"{name} holds no game that can be read. {sentence}")

    def _fail(self, sentence: str) -> None:
        """Say that nothing can be opened."""
        self.stop_opening()
        self.waited.emit()
        self.failed.emit(sentence)

    @property
    def opening(self) -> bool:
        """Whether something is being opened, or chosen from a list."""
        return self._opening is not None

    # Saving

    @property
    def saving(self) -> bool:
        """Whether a game is being written to its file."""
        return self._writing is not None

    def save(self) -> None:
        """Save the game where it came from, or ask where."""
        if self.file is None:
            self.save_as()
        else:
            self._write(self.file)

    def save_as(self) -> None:
        """Ask where to save the game."""
        path = self._ask_where("Save the game", ENDING, GAME_FILES, self.file.path if self.file else None)
        if path is None:
            return
        if self.file is not None and _same(self.file.path, path):
            self._write(self.file)  # in its place there, beside other games
        else:
            self._write(GameFile(path))

    def _ask_where(self, title: str, ending: str, kinds: str, usual: Path | None = None) -> Path | None:
        """Ask for the name of a file to write, None if there is to be none; what has no ending is given this one."""
        match = self._match
        if match is None:
            return None
        proposed = usual or self._folder / (saved_game.file_stem(match.game, match.players) + ending)
        path, chosen = QFileDialog.getSaveFileName(self._window, title, readable(str(proposed)), kinds)
        if not path:
            return None
        file = Path(path)
        if file.suffix[1:].isalnum():
            return file
        kind = re.search(r"\*(\.\w+)\)", chosen)
        file = file.with_name(file.name + (kind.group(1) if kind and ending != ENDING else ending))
        return file if self._may_write(file) else None

    def _may_write(self, file: Path) -> bool:
        """Ask before a file is replaced whose name the file dialog does not know: it was written without its ending."""
        if not os.path.exists(file):  # which has no objection to names that are too long
            return True
        return bool(self._ask(f"There is a file {readable(file.name)} already.", "", ["Replace it"]))

    def _ask(self, text: str, more: str, choices: list[str]) -> str:
        """Ask what is to be done; return the choice, empty for none of them."""
        box = QMessageBox(self._window)
        box.setWindowTitle("Surajang")
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(text)
        box.setInformativeText(more)
        for choice in choices:
            box.addButton(choice, QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        box.exec()
        clicked = box.clickedButton()  # none if the box was closed by something else than a click
        chosen = clicked.text() if clicked is not None else ""
        box.deleteLater()
        return chosen if chosen in choices else ""

    def _write(self, file: GameFile) -> None:
        """Write the game as it is now to a file, after what is being written."""
        if self._match is not None:
            self._pending = Writing(file, self._match, self._match.text())
            if self._writing is None:
                self._write_next()

    def _write_next(self) -> None:
        """Begin to write what is to be written next, if anything is."""
        writing, self._pending = self._pending, None
        self._writing = writing
        if writing is None:
            self._slow.stop()
            self.written.emit()
            return
        self._slow.start(PATIENCE_MS)
        work = partial(game_file.save, writing.file, writing.text, writing.anyway)
        told = partial(self._written, writing)
        Task(self, work, told, told, Exception)

    def _say_saving(self) -> None:
        """Say that a disk is slow, and again after a while."""
        if self._writing is not None:
            self._page.banner.say(f"Saving {self._writing.name}…")
            self._slow.start(PASSING_MS)

    def _written(self, writing: Writing, result: GameFile | Exception) -> None:
        """Tell what became of the writing, and go on with what is to be written next."""
        shown = self._match is writing.match
        if isinstance(result, FileChanged):
            again = self._ask_about_changed(writing, result)
            newer = self._pending
            if newer is None or newer.file == writing.file:
                self._pending = again and replace(again, text=(newer or again).text)
        elif isinstance(result, (OSError, ValueError)):
            sentence = f"{writing.name} could not be saved: {getattr(result, 'strerror', '') or result}."
            if shown:
                self._page.say_unsafe("file", sentence)
            else:
                self.failed.emit(sentence)
        elif isinstance(result, Exception):
            self._write_next()
            raise result
        else:
            self._settings["folder"] = str(result.path.parent.absolute())
            if shown:
                self.file = result
                self._saved = writing.text
                self._page.say_safe("file")
                self._page.banner.say(f"Saved as {writing.name}.")
            if self._pending is not None and self._pending.file.path == result.path:
                self._pending = replace(self._pending, file=result)
        self._write_next()

    def _ask_about_changed(self, writing: Writing, changed: FileChanged) -> Writing | None:
        """Ask what is to become of a file that another program has changed; return what is to be written now."""
        answer, words = CHANGED[changed.otherwise]
        chosen = self._ask(f"{writing.name} was changed by another program.", words, ["Save as…", answer])
        if chosen == answer:
            return replace(writing, anyway=True)
        path = self._ask_where("Save the game", ENDING, GAME_FILES) if chosen else None
        return replace(writing, file=GameFile(path)) if path is not None else None

    def _may_stop_writing(self) -> bool:
        """Ask whether a game that is still being written may be left, until it is written; say whether it may be."""
        if self._writing is None:
            return True
        name = self._writing.name
        loop, patience = QEventLoop(), QTimer()
        self.written.connect(loop.quit)
        patience.timeout.connect(loop.quit)
        patience.start(PATIENCE_MS)
        loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        patience.stop()
        if not self.saving:
            return not self._page.unsafe("file")
        box = QMessageBox(self._window)
        box.setWindowTitle("Surajang")
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(f"{name} is still being saved.")
        leave = box.addButton("Leave it", QMessageBox.ButtonRole.DestructiveRole)
        stay = box.addButton("Stay", QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(stay)
        box.setEscapeButton(stay)
        self.written.connect(box.accept)
        box.exec()
        box.deleteLater()
        written = box.result() == QMessageBox.DialogCode.Accepted
        return box.clickedButton() is leave or (written and not self._page.unsafe("file"))

    def may_leave(self) -> bool:
        """Say whether the game shown may be left: it is on disk, or its player saves it, or gives it up."""
        if self._leaving:
            return False  # somebody is being asked already
        self._leaving = True
        try:
            return self._may_stop_writing() and (self._match is None or self._saves_or_gives_up(self._match))
        finally:
            self._leaving = False

    def _saves_or_gives_up(self, match: Match) -> bool:
        """Have a game saved before it is left; say whether it is, or its player gives it up."""
        text = match.text()
        match.prepare_to_leave()
        wait_a_moment(match)
        leaves = text == self._saved or (
            self._waits_for(match) and (match.save_state is not SaveState.FAILED or self._gives_up(match))
        )
        if not leaves:
            match.stay()
        return leaves

    def _waits_for(self, match: Match) -> bool:
        """Show that a game is being saved until it is, or that fails; say whether its player goes on with leaving."""
        if match.save_state is not SaveState.SAVING:
            return True
        dialog = SavingDialog(match, self._window)
        dialog.exec()
        dialog.deleteLater()
        return dialog.result() == QDialog.DialogCode.Accepted

    def _gives_up(self, match: Match) -> bool:
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
            return self._may_stop_writing() and match.text() == self._saved
        return chosen is leave

    def export_picture(self) -> None:
        """Ask for a file name and write the position there as a picture."""
        from gui.board import export

        file = self._ask_where("Export the board", ".png", ";;".join(export.FILTERS.values()))
        match, board = self._match, self._page.board
        if file is None or match is None:
            return
        try:
            content = export.drawn(file.suffix, board.state, board.options(), board.flipped())
        except ValueError as error:
            self._picture_written(file, error)
            return
        told = partial(self._picture_written, file)
        Task(self, lambda: write_atomically(file, content()), told, told, Exception)

    def _picture_written(self, file: Path, result: Exception | None) -> None:
        """Tell what became of a picture."""
        if isinstance(result, (OSError, ValueError)):
            reason = getattr(result, "strerror", "") or result
            self._page.say_unsafe("picture", f"The picture could not be written: {reason}.")
        elif result is not None:
            raise result
        else:
            self._page.say_safe("picture")
            self._page.banner.say(f"Written to {readable(file.name)}.")

    def copy_position(self) -> None:
        """Put the position shown on the clipboard as FEN."""
        if self._match is not None:
            QGuiApplication.clipboard().setText(fen.write(self._match.game.position))
            self._page.banner.say("The position is on the clipboard.")

    def copy_game(self) -> None:
        """Put the game on the clipboard as PGN."""
        if self._match is not None:
            QGuiApplication.clipboard().setText(self._match.text())
            self._page.banner.say("The game is on the clipboard.")

    def paste(self) -> None:
        """Open the game or the position that is on the clipboard. Anything else changes nothing."""
        text = QGuiApplication.clipboard().text().strip()
        if not text:
            self.failed.emit("There is no text on the clipboard.")
        elif len(text) <= LONGEST_POSITION and "\n" not in text and not text.startswith("["):
            self._paste_position(text)
        else:
            words = "Opening what is on the clipboard…"
            self._open(text.encode("utf-8", "replace"), "What is on the clipboard", words)

    def _paste_position(self, text: str) -> None:
        """Begin from a pasted position, in the game shown if it fits there, else in the first that it fits."""
        shown = [self._match.variant] if self._match is not None else []
        ranks = text.split()[0].partition("[")[0].count("/") + 1
        problem = ""
        for variant in [*shown, *GAMES.values()]:
            try:
                fen.read(variant, text)
            except InvalidPosition as error:
                if not problem and ranks == variant.ranks:
                    why = sentence(error.reason)
                    problem = f"What is on the clipboard is no position of {variant.title}. {why}"
            else:
                self.position_pasted.emit(variant.name, text)
                return
        self.failed.emit(problem or "What is on the clipboard is neither a game nor a position of one.")


def _same(one: Path, other: Path) -> bool:
    """Say whether two paths lead to the same file."""
    try:
        return one.samefile(other)
    except OSError:
        return one.absolute() == other.absolute()
