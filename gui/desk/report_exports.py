"""Saves a report on a game, its tables and its games."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from surajang.engine.playtest.files import csv_text, pgn_text
from surajang.engine.playtest.job import games_of
from surajang.engine.playtest.report import Report
from surajang.engine.playtest.sections import Sections
from surajang.engine.playtest.web_page import web_page
from surajang.engine.records import Damaged
from surajang.gui.desk.file_dialogs import FileQuestions
from surajang.gui.desk.report_pdf import report_pdf
from surajang.gui.desk.report_view import words_for
from surajang.gui.kit.announcing import announce
from surajang.gui.kit.background import Steps, Task
from surajang.gui.kit.label import Label
from surajang.gui.kit.translation import Text, language, tr
from surajang.gui.storage.disk import write_atomically
from surajang.gui.storage.paths import result_of_writing
from surajang.gui.storage.writing_by_turns import write_by_turns
from surajang.gui.words import naming
from surajang.rules.variant import Variant

WEB_PAGE, PDF = Text("Web page (*.html)"), Text("PDF document (*.pdf)")


class Exporter(QObject):
    """Asks for a file and writes a report on a game. `result` is a label that says how that went."""

    def __init__(self, questions: FileQuestions, page: QWidget) -> None:
        super().__init__(page)
        self._questions = questions
        self.result = Label(parent=page, wraps=True)
        self.result.hide()

    def save_report(self, variant: Variant, report: Report) -> None:
        """Write the report as a web page or a PDF."""
        self.save_sections(variant, Sections(report, variant, words_for(variant)))

    def save_sections(self, variant: Variant, sections: Sections) -> None:
        """Write these sections of a report as a web page or a PDF, whichever is chosen."""
        words = words_for(variant)
        title, spoken = naming.title(variant), language().replace("_", "-")

        def report() -> bytes:
            return _encoded(web_page(title, spoken, sections, words))

        def printed() -> Steps[bytes]:
            return report_pdf(title, sections, words)

        self._save(sections.title(title), ".html", f"{WEB_PAGE()};;{PDF()}", report, printed)

    def save_tables(self, variant: Variant, report: Report) -> None:
        """Write the numbers of the report."""
        title = Sections(report, variant, words_for(variant)).title(naming.title(variant))
        self._save(title, ".csv", tr("Tables (*.csv)"), lambda: _encoded(csv_text(report)))

    def save_games(self, variant: Variant, report: Report, folder: Path) -> None:
        """Write the games."""
        title = Sections(report, variant, words_for(variant)).title(naming.title(variant))

        def games() -> bytes:
            try:
                records = games_of(folder, variant, report.games)
            except Damaged as error:
                raise OSError(str(error)) from None
            return _encoded("".join(pgn_text(variant, records, report.nodes, report.seed)))

        self._save(title, ".pgn", tr("Games (*.pgn)"), games)

    def _save(
        self,
        title: str,
        suffix: str,
        kinds: str,
        make: Callable[[], bytes],
        print_it: Callable[[], Steps[bytes]] | None = None,
    ) -> None:
        """Ask for a file, and write what `make` returns on a thread, or if a PDF is wanted, the one of `print_it`."""
        file = self._questions.where(title, title, suffix, kinds)
        if file is None:
            return
        done = partial(self._written, file)
        if print_it is not None and file.suffix.lower() == ".pdf":
            write_by_turns(self, file, print_it, done)
        else:
            Task(self, lambda: write_atomically(file, make()), done, done)

    def _written(self, file: Path, error: OSError | None) -> None:
        words = result_of_writing(file, error)
        self.result.show_text(words)
        announce(words)


def _encoded(text: str) -> bytes:
    return text.encode("utf-8", "replace")
