"""Opens studies: the dialog that asks for a position or a study begun before, and the page."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QLineEdit, QTreeWidget, QTreeWidgetItem, QWidget

from surajang.gui.desk.navigator import PositionStudyRequest, SavedStudyRequest, StudyGameRequest
from surajang.gui.desk.page_tools import PageTools
from surajang.gui.kit.background import Task
from surajang.gui.kit.buttons import make_button
from surajang.gui.kit.dates import time_text
from surajang.gui.kit.fields import ComboBox, size_in_text
from surajang.gui.kit.flow_layout import lay_column, lay_row
from surajang.gui.kit.label import Label, give_tip, tip
from surajang.gui.kit.qt_helpers import open_dialog, soon
from surajang.gui.kit.row_list import add_key, list_items
from surajang.gui.kit.shorten import shortened
from surajang.gui.kit.translation import mark, tr
from surajang.gui.review.review import only_person
from surajang.gui.storage import games_folder
from surajang.gui.storage.game_file import GameFile
from surajang.gui.storage.reasons import reason_of
from surajang.gui.storage.studies_folder import SavedStudy, holds, saved_studies, studies_folder, study_files
from surajang.gui.study.study import make_study
from surajang.gui.study.study_openings import FindOwnMoves
from surajang.gui.study.study_page import StudyPage
from surajang.gui.words import naming
from surajang.gui.words.refusal_text import sentence
from surajang.rules import catalogue, fen
from surajang.rules.diagram import InvalidPosition
from surajang.rules.game import Game

WIDTH, HEIGHT = 96, 30
"""The size of the dialog, in average letters and lines."""

MAX_STUDIES = 500
"""The number of studies listed, the latest ones."""

HEADINGS = (mark("Study"), mark("Variant"), mark("Last changed"))
NAME, GAME, CHANGED = range(len(HEADINGS))
PATH = Qt.ItemDataRole.UserRole


class StudyDialog(QDialog):
    """Asks for a variant and a position, and lists the existing studies."""

    position_chosen = Signal(str, str)
    """A new study: the game's name, and its start position (a FEN, or `startpos`)."""

    study_chosen = Signal(Path, str)
    """A study is continued: its file, and its name."""

    def __init__(self, game: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Study"))
        self.game = ComboBox(self, tr("Variant"))
        self.game.fill(naming.choices(catalogue.games_with(game)), game)
        self.fen = QLineEdit(self, placeholderText=tr("A position (FEN)"))
        self.fen.setAccessibleName(tr("FEN of a position"))
        self.begin = make_button(tr("New study"), self, self._begin, look="primary", enter=True)
        self.begin.setDefault(True)
        self.problem = Label(parent=self, look="wrong", wraps=True)
        self.list = self._list()
        self.words = Label(tr("Looking for your studies…"), self, look="muted", wraps=True)
        self.aside = make_button(tr("Put aside"), self, self._put_aside, enter=True)
        give_tip(self.aside, tr("Put this study aside (Del)"))
        self.go_on = make_button(tr("Continue"), self, self._continue, enter=True)
        self._lay_out()
        QShortcut(QKeySequence(Qt.Key.Key_Delete), self, self._put_aside)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):  # elsewhere Enter begins a new study
            add_key(self.list, key, self._continue)
        self.game.currentIndexChanged.connect(self._check)
        self.fen.textChanged.connect(self._check)
        self.list.itemDoubleClicked.connect(lambda *_: self._continue())
        self.list.currentItemChanged.connect(lambda *_: self._show_possible())
        self._show_possible()
        self._failing: set[Path] = set()
        self._read(lambda: saved_studies(study_files()[:MAX_STUDIES])).wait()
        size_in_text(self, WIDTH, HEIGHT)

    def _list(self) -> QTreeWidget:
        """Return the list of studies, without content."""
        found = QTreeWidget(self)
        found.setHeaderLabels([tr(heading) for heading in HEADINGS])
        list_items(found, NAME)
        found.setAllColumnsShowFocus(True)
        found.setAlternatingRowColors(True)
        found.setAccessibleName(tr("Studies"))
        header = found.header()
        header.setSectionsMovable(False)
        letters = self.fontMetrics()
        titles = [naming.title(variant) for variant in catalogue.games()]
        header.resizeSection(GAME, max(letters.horizontalAdvance(title) for title in titles) + 24)
        header.resizeSection(CHANGED, letters.horizontalAdvance("2026-12-30 12:00") + 24)
        return found

    def _lay_out(self) -> None:
        new = lay_row(self.game, (self.fen, 1), self.begin, spacing=10)
        close = make_button(tr("Close"), self, self.reject, enter=True)
        buttons = lay_row(self.aside, 1, close, self.go_on, spacing=10)
        lay_column(new, self.problem, (self.list, 1), self.words, buttons, within=self, margins=16, spacing=12)
        self.problem.hide()

    # A new study

    def _check(self) -> None:
        """Show the error in the FEN, if any."""
        text, problem = self.fen.text().strip(), ""
        if text:
            try:
                fen.read(catalogue.named(self.game.currentData()), text)
            except InvalidPosition as error:
                problem = sentence(error.reason)
        self.problem.show_text(problem)
        self.begin.setEnabled(not problem)

    def _begin(self) -> None:
        self.accept()
        self.position_chosen.emit(self.game.currentData(), self.fen.text().strip() or "startpos")

    # Existing studies

    def _read(self, look: Callable[[], tuple[list[SavedStudy], dict[Path, OSError]]]) -> Task:
        """List the studies found, and try unreadable files again soon."""

        def take(looked: tuple[list[SavedStudy], dict[Path, OSError]]) -> None:
            studies, unread = looked
            lasting = {path: unread[path] for path in unread.keys() & self._failing}
            self._failing = set(unread)
            self._show(studies)
            if not unread and self.list.topLevelItemCount() == 0:
                self._say(tr("Studies are saved here as you edit them."))
            elif lasting or not unread:  # otherwise it may be readable in a moment
                self._say(games_folder.why_unread(lasting))
            if studies_folder() in unread:
                soon(self, lambda: self._read(look), games_folder.RETRY_MS)
            elif unread:
                soon(self, lambda: self._read(lambda: saved_studies(unread)), games_folder.RETRY_MS)

        return Task(self, look, take, lambda error: take(([], {studies_folder(): error})))

    def _show(self, studies: list[SavedStudy]) -> None:
        for study in studies:
            item = QTreeWidgetItem([shortened(study.name) or tr("Study"), study.title, time_text(study.changed)])
            item.setToolTip(NAME, tip(str(study.path)))
            item.setData(NAME, PATH, study.path)
            item.setSizeHint(NAME, QSize(0, round(self.fontMetrics().height() * 1.6)))
            self.list.addTopLevelItem(item)
        first = self.list.topLevelItem(0)
        if first is not None and self.list.currentItem() is None:
            self.list.setCurrentItem(first)
            if not self.fen.text():
                self.list.setFocus()
        self._show_possible()

    def _show_possible(self) -> None:
        for button in (self.go_on, self.aside):
            button.setEnabled(self.list.currentItem() is not None)

    def _continue(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self.accept()
            self.study_chosen.emit(item.data(NAME, PATH), item.text(NAME))

    def _put_aside(self) -> None:
        """Remove the study from the list; its file is moved, not deleted."""
        item = self.list.currentItem()
        if item is None:
            return
        path: Path = item.data(NAME, PATH)

        def moved(there: Path) -> None:
            self.list.takeTopLevelItem(self.list.indexOfTopLevelItem(item))
            self._say(tr("The study was put aside. Its file is {there}.", there=there))
            self._show_possible()

        def failed(error: OSError) -> None:
            self._say(tr("The study could not be put aside: {why}.", why=reason_of(error)))

        Task(self, lambda: games_folder.put_aside(path), moved, failed).wait()

    def _say(self, text: str) -> None:
        """Say what was done with a study or cannot be read, if anything."""
        self.words.show_text(text)


class StudyPages(QObject):
    """Shows one study at a time."""

    def __init__(self, tools: PageTools, find_own: FindOwnMoves, parent: QObject) -> None:
        """`find_own` finds a person's games."""
        super().__init__(parent)
        self._tools = tools
        self._find_own = find_own
        self._left: StudyPage | None = None
        """A page that was left, whose study is about to be shown again as it is."""

    def ask(self, game: str) -> None:
        """Ask for a study to open, or for the position of a new one, of this game at first."""
        navigator = self._tools.navigator
        dialog = StudyDialog(game, self._tools.window)
        dialog.position_chosen.connect(lambda game, start: navigator.open(PositionStudyRequest(game, start)))
        dialog.study_chosen.connect(lambda path, name: navigator.open(SavedStudyRequest(path, name)))
        open_dialog(dialog)

    def show_position(self, game: str, start: str = "startpos", flipped: bool | None = None) -> StudyPage:
        """Show a new study of a position. Raises rules.diagram.InvalidPosition if `start` is invalid."""
        return self.show(Game(catalogue.named(game), start), flipped=flipped)

    def show(
        self,
        game: Game,
        file: GameFile | None = None,
        record: GameFile | None = None,
        save_in: Path | None = None,
        at: Iterable[int] = (),
        flipped: bool | None = None,
    ) -> StudyPage:
        """Show a study of a game that nothing else uses, at the position after these of its moves.

        `file` is the study's own, `record` that of the game; `save_in` is the file where the study is saved while it is
        edited. `flipped`: whether the second player is at the lower edge; by default as the game's tag says, or if that
        is the only person.
        """
        node = game.root
        for move in at:
            node = node.child(move) or node
        game.go_to(node)
        navigator = self._tools.navigator
        study = make_study(game, save_in)
        if flipped is None:
            flipped = study.flipped
        study.flipped = only_person(game.headers) == 1 if flipped is None else flipped
        page = StudyPage(study, file, self._tools, record, self._find_own)
        left, self._left = self._left, None
        if left is not None and left.study.game is game:
            page.go_on_like(left)
        page.saver.failed.connect(navigator.tell)
        page.sharing.failed.connect(navigator.tell)
        page.show_again = lambda: self._return_to(page)()
        navigator.show_page(page)
        page.begin()
        return page

    def _return_to(self, page: StudyPage) -> Callable[[], None]:
        """Return a function that reopens a study as it is now, after its page was left."""
        study, saver = page.study, page.saver
        path, name, game = study.saver.path, study.name, study.game
        moves, flipped = tuple(node.move for node in study.node.line()[1:]), study.flipped

        text, navigator = study.text(), self._tools.navigator

        def show(unchanged: bool) -> None:
            if unchanged:
                self._left = page
                navigator.open(StudyGameRequest(game, saver.file, saver.record, path, moves, flipped=flipped))
            elif path is not None:  # another window has edited it
                navigator.open(SavedStudyRequest(path, name, moves, saver.file, saver.record))

        def come_back() -> None:
            if path is None:  # nothing was edited
                self._left = page
                self.show(game, saver.file, saver.record, None, moves, flipped)
            else:
                Task(self, partial(holds, path, text), show, lambda _: show(True))  # else it would be lost

        return come_back
