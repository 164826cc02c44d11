"""Saves the rules of a game as a PDF or a web page, and a set to print and cut out as a PDF."""

from concurrent.futures import CancelledError
from functools import partial
from pathlib import Path

from PySide6.QtCore import QLocale, QObject, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QDialog, QWidget

from surajang.gui.board.board_options import board_options
from surajang.gui.board.pieces import PIECE_SETS
from surajang.gui.desk.file_dialogs import FileQuestions
from surajang.gui.kit.background import Steps, Task
from surajang.gui.kit.columns_pdf import A4, LETTER, PAPERS
from surajang.gui.kit.fields import ComboBox, Form, Segments, agree, fit
from surajang.gui.kit.label import Label
from surajang.gui.kit.translation import tr
from surajang.gui.kit.waiting_bar import WaitingBar
from surajang.gui.rulebook import rules_pdf
from surajang.gui.rulebook.page_model import pieces_shown
from surajang.gui.rulebook.rules_pages import rules_page
from surajang.gui.rulebook.rules_pdf import cards
from surajang.gui.rulebook.rules_web_page import web_page
from surajang.gui.rulebook.set_pdf import PrintedSet, set_pdf
from surajang.gui.shell.knowledge import DIFFERENCES
from surajang.gui.shell.settings import Settings
from surajang.gui.storage.disk import write_atomically
from surajang.gui.storage.paths import result_of_writing
from surajang.gui.storage.reasons import reason_of
from surajang.gui.storage.writing_by_turns import write_by_turns
from surajang.gui.words import naming
from surajang.rules import catalogue
from surajang.rules.variant import Variant


class RulesPrinter(QObject):
    """Asks over a window for a file's name and writes the rules there; several files may be written at a time."""

    reported = Signal(str)
    """The result of writing a file: a sentence."""

    def __init__(self, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self._settings = settings
        self._window = window

    def save(self, game: str) -> None:
        """Ask for a file, and write the rules of a game, or the page of differences."""
        file = self._ask(game, ".pdf", tr("PDF document (*.pdf)"))
        if file is None:
            return
        make = rules_pdf.differences_pdf if game == DIFFERENCES else partial(self._rules, catalogue.named(game))
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
        """Ask for a file for the rules of a game, or the page of differences; None if that is cancelled."""
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
        self.reported.emit(tr("Making the web page…"))
        Task(self, lambda: write_atomically(file, web_page(page, options).encode()), done, done)

    def _written(self, file: Path, error: OSError | None) -> None:
        self.reported.emit(result_of_writing(file, error))


LETTER_COUNTRIES = (
    QLocale.Country.UnitedStates,
    QLocale.Country.Canada,
    QLocale.Country.Mexico,
    QLocale.Country.Philippines,
)
"""The countries that use Letter paper; others use A4."""


class SetDialog(QDialog):
    """Asks for the game, the piece set and the paper."""

    chosen = Signal(PrintedSet)
    """The set to print."""

    def __init__(self, settings: Settings, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Print a set"))
        self._settings = settings
        known = settings["printed_set"]
        self.games = ComboBox(self)
        self.games.fill(naming.choices(catalogue.games_with(game)), game)
        self.piece_sets = ComboBox(self)
        usual = LETTER if QLocale.system().territory() in LETTER_COUNTRIES else A4
        paper = known.get("paper", usual.name)
        self.papers = Segments(
            [(A4.name, A4.name), (LETTER.name, tr("Letter", "paper"))], paper if paper in PAPERS else usual.name, self
        )
        hint = Label(
            tr(
                "A board, pieces with both faces to cut out and fold, and a card with the moves and a"
                " summary of the rules."
            ),
            self,
        )
        hint.setObjectName("muted")
        hint.setWordWrap(True)
        form = Form()
        form.add_row(tr("Game"), self.games, stretch=True)
        form.add_row(tr("Pieces"), self.piece_sets, stretch=True)
        form.add_row(tr("Paper"), self.papers)
        form.add_wide(hint)
        self.save_button = agree(self, form, (tr("Save as PDF…"), tr("Cancel")))
        self.games.currentIndexChanged.connect(self._offer_pieces)
        self._offer_pieces()
        fit(self)

    def _offer_pieces(self) -> None:
        """Offer the piece sets of the game, the current one first."""
        variant = catalogue.named(self.games.currentData())
        sets = [(tr(PIECE_SETS[name].title), name) for name in variant.appearance.piece_sets]
        self.piece_sets.fill(sets, board_options(self._settings, variant).piece_set)

    def accept(self) -> None:
        """Remember the paper and report the choices."""
        self._settings["printed_set"] = {"paper": self.papers.value}
        super().accept()
        variant = catalogue.named(self.games.currentData())
        self.chosen.emit(PrintedSet(variant, self.piece_sets.currentData(), PAPERS[self.papers.value]))


class SetPrinter(QObject):
    """Asks over a window what to print and where to save it, and writes the sets one after another."""

    reported = Signal(str)
    """The result of writing a PDF: a sentence."""

    def __init__(self, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self._settings = settings
        self._window = window
        self._bar: WaitingBar | None = None
        self._waiting: list[tuple[PrintedSet, Path]] = []
        """The sets to be written next, with their files."""

    def ask(self, game: str) -> None:
        """Ask what to print, proposing a game, and write it."""
        dialog = SetDialog(self._settings, game, self._window)
        dialog.chosen.connect(self.save)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def save(self, printed: PrintedSet) -> None:
        """Ask for a file name and write a set there, after those asked for before."""
        title = tr("{title}: a set to print", title=naming.title(printed.variant))
        questions = FileQuestions(self._settings, self._window)
        file = questions.where(tr("Print a set"), title.replace(":", " –"), ".pdf", tr("PDF document (*.pdf)"))
        if file is not None:
            self._waiting.append((printed, file))
            self._write_next()

    def _write_next(self) -> None:
        """Write the next set, unless one is being written."""
        if self._bar is not None or not self._waiting:
            return
        printed, file = self._waiting.pop(0)
        self._bar = WaitingBar(tr("Making the PDF…"), self._window)
        turns = write_by_turns(self, file, partial(self._steps, printed, self._bar), partial(self._written, file))
        self._bar.cancelled.connect(turns.cancel)

    def _steps(self, printed: PrintedSet, bar: WaitingBar) -> Steps[bytes]:
        """Return the PDF, showing how many of the cards are drawn."""
        options = board_options(self._settings, printed.variant)._replace(piece_set=printed.piece_set)
        drawn: dict[str, QImage] = {}
        for name, image in cards(rules_page(printed.variant), options, self._window.font()):
            drawn[name] = image
            bar.show_progress(len(drawn), len(pieces_shown(printed.variant)) + 1)
            yield
        return (yield from set_pdf(printed, drawn))

    def _written(self, file: Path, error: Exception | None) -> None:
        """Report whether the set was written, and write the next one."""
        if self._bar is not None:
            self._bar.end()
            self._bar = None
        if error is None:
            self.reported.emit(result_of_writing(file, None))
        elif isinstance(error, CancelledError):
            self.reported.emit(tr("No PDF was made."))
        else:
            self.reported.emit(tr("The PDF could not be saved: {why}.", why=reason_of(error)))
        self._write_next()
