"""Saves the rules of a game as a PDF for printing, or as a web page."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from surajang.gui.board.board_options import board_options
from surajang.gui.desk.file_dialogs import FileQuestions
from surajang.gui.kit.background import Steps, Task
from surajang.gui.kit.translation import tr
from surajang.gui.rulebook import rules_pdf
from surajang.gui.rulebook.rules_pages import rules_page
from surajang.gui.rulebook.rules_web_page import web_page
from surajang.gui.shell.knowledge import DIFFERENCES
from surajang.gui.shell.settings import Settings
from surajang.gui.storage.disk import write_atomically
from surajang.gui.storage.paths import result_of_writing
from surajang.gui.storage.writing_by_turns import write_by_turns
from surajang.gui.words import naming
from surajang.rules import catalogue
from surajang.rules.variant import Variant


class RulesPrinter(QObject):
    """Asks over a window for a file's name and writes the rules there, one game after another."""

    reported = Signal(str)
    """The result of writing a file: a sentence."""

    def __init__(self, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self._settings = settings
        self._window = window
        self._writing = False

    def save(self, game: str) -> None:
        """Ask for a file, and write the rules of a game, or the page of differences."""
        file = self._ask(game, ".pdf", tr("PDF document (*.pdf)"))
        if file is None:
            return
        make = rules_pdf.differences_pdf if game == DIFFERENCES else partial(self._rules, catalogue.named(game))
        self._writing = True
        self.reported.emit(tr("Making the PDF…"))
        write_by_turns(self, file, make, partial(self._written, file))

    def _rules(self, variant: Variant) -> Steps[bytes]:
        """Return the PDF of the rules of a game."""
        page = rules_page(variant)
        drawn = {}
        for name, image in rules_pdf.figures(page, board_options(self._settings, variant), self._window.font()):
            drawn[name] = image
            yield
        return (yield from rules_pdf.pdf(page, drawn))

    def _ask(self, game: str, suffix: str, kind: str) -> Path | None:
        """Ask for a file for the rules of a game, or the page of differences; None while one is being written."""
        if self._writing:
            return None
        title = tr("Differences")
        if game != DIFFERENCES:
            title = tr("How to play {title}", title=naming.title(catalogue.named(game)))
        return FileQuestions(self._settings, self._window).where(tr("Save the rules"), title, suffix, kind)

    def save_web_page(self, game: str) -> None:
        """Ask for a file, and write the rules of a game as a web page."""
        file = self._ask(game, ".html", tr("Web page (*.html)"))
        if file is None:
            return
        variant = catalogue.named(game)
        page, options = rules_page(variant), board_options(self._settings, variant)
        done = partial(self._written, file)
        self._writing = True
        self.reported.emit(tr("Making the web page…"))
        Task(self, lambda: write_atomically(file, web_page(page, options).encode()), done, done)

    def _written(self, file: Path, error: OSError | None) -> None:
        self._writing = False
        self.reported.emit(result_of_writing(file, error))
