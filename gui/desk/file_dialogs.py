"""Questions about files: which to open, where to save, and whether to replace one."""

import os
import re
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from surajang.gui.kit.message_box import MessageBox
from surajang.gui.kit.translation import Text, tr
from surajang.gui.shell.settings import Settings
from surajang.gui.storage import folders
from surajang.gui.storage.paths import as_file_name, readable

SUFFIX = ".surajang.pgn"
"""The default suffix of saved games' names, by which systems recognise our games."""

GAME_FILES = Text("Games and definitions of games (*.pgn *.toml *.ini);;All files (*)")


class FileQuestions:
    """Asks over a window, beginning in the folder used last."""

    def __init__(self, settings: Settings, window: QWidget) -> None:
        self._settings = settings
        self._window = window

    @property
    def folder(self) -> Path:
        """The folder used last, or the nearest one above it whose name is text, which file dialogs need.

        The program's own hidden folder does not count.
        """
        folder = Path(self._settings["folder"] or documents())
        if folder.is_relative_to(folders.data_folder()):
            folder = documents()
        while readable(str(folder)) != str(folder):
            folder = folder.parent
        return folder

    def remember(self, file: Path) -> None:
        """Let the next dialogs begin in a file's folder."""
        self._settings["folder"] = str(file.parent.absolute())

    def which(self, title: str = "", kinds: str = "") -> str:
        """Ask which file to open, a game's by default; empty for none."""
        title, kinds = title or tr("Open a game"), kinds or GAME_FILES()
        path, _ = QFileDialog.getOpenFileName(self._window, title, str(self.folder), kinds)
        return path

    def where(self, title: str, stem: str, suffix: str, kinds: str, default: Path | None = None) -> Path | None:
        """Ask for the name of a file to write, None if it was cancelled.

        `stem`, or if it has no valid character the title, is proposed without characters that a file's name cannot
        have. A name without one of the `kinds`' suffixes gets one, unless it is the `default` file's.
        """
        proposed = default or self.folder / ((as_file_name(stem) or as_file_name(title)) + suffix)
        path, chosen = QFileDialog.getSaveFileName(self._window, title, readable(str(proposed)), kinds)
        if not path:
            return None
        file = Path(path)
        if file.suffix.lower() not in _suffixes(kinds) and file != default:
            kind = next(iter(_suffixes(chosen)), suffix)
            file = file.with_name(file.name + (suffix if suffix.endswith(kind) else kind))
            if not self._may_write(file):
                return None
        self.remember(file)
        return file

    def _may_write(self, file: Path) -> bool:
        """Ask before replacing a file whose suffix was not typed, for which the file dialog has not asked."""
        if not os.path.exists(file):  # which accepts names that are too long
            return True
        return bool(
            self.choose(tr("A file {readable} already exists.", readable=readable(file.name)), "", [tr("Replace it")])
        )

    def choose(self, text: str, more: str, choices: list[str]) -> str:
        """Ask what to do; return the choice, empty if it was cancelled."""
        box = MessageBox(self._window)
        box.setText(text)
        box.setInformativeText(more)
        for choice in choices:
            box.addButton(choice, MessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(MessageBox.StandardButton.Cancel))
        box.exec()
        clicked = box.clickedButton()  # None if the box was not closed by a click
        chosen = clicked.text() if clicked is not None else ""
        box.deleteLater()
        return chosen if chosen in choices else ""


def documents() -> Path:
    """Return the person's folder for documents, or their home if there is none."""
    folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
    return folder if folder.is_dir() else Path.home()


def _suffixes(kinds: str) -> list[str]:
    return re.findall(r"\*(\.\w+)", kinds)
