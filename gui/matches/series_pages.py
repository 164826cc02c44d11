"""The page of series, and what leads from it elsewhere."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt

from gui.desk.navigator import StudyRequest
from gui.desk.page_tools import PageTools
from gui.matches import series_text
from gui.matches.record import Result
from gui.matches.series_page import SeriesPage
from gui.matches.series_store import SeriesStore


class SeriesPages(QObject):
    """Makes the page each time that it is shown."""

    def __init__(self, tools: PageTools, parent: QObject) -> None:
        super().__init__(parent)
        self._tools = tools
        self.store = SeriesStore(tools.settings, self)
        self.store.failed.connect(tools.navigator.tell)
        self.store.ended.connect(lambda: tools.sounds.play("done"))

    def show(self) -> SeriesPage:
        """Show the series; return the page."""
        page = SeriesPage(self.store, self._tools)
        page.new_wanted.connect(self.ask)
        page.study_wanted.connect(self._study)
        page.show_again = self.show
        self._tools.navigator.show_page(page)
        page.begin()
        return page

    def ask(self) -> None:
        """Ask what is to be played."""
        from gui.matches.new_series import NewSeriesDialog

        dialog = NewSeriesDialog(self._tools.settings, self._tools.window)
        dialog.agreed.connect(self.store.begin)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _study(self, result: Result) -> None:
        """Study a game."""
        navigator = self._tools.navigator
        if self.store.run is not None:
            self.store.run.text_of(
                result,
                lambda text: navigator.open(StudyRequest(text)),
                lambda error: navigator.tell(series_text.NO_GAME(why=error.strerror or error)),
            )
