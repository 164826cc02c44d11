"""The first page of the workshop: begin a game, go on with a draft, or make a new version of an own game."""

from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QLineEdit, QListView, QWidget

from surajang.gui.desk.file_dialogs import FileQuestions
from surajang.gui.desk.navigator import start_page_link
from surajang.gui.desk.page_tools import PageTools
from surajang.gui.kit.background import Task
from surajang.gui.kit.buttons import make_button
from surajang.gui.kit.dates import time_text
from surajang.gui.kit.fields import ComboBox
from surajang.gui.kit.flow_layout import button_row, lay_column
from surajang.gui.kit.label import Label, label_for
from surajang.gui.kit.scrolling import scroll_within
from surajang.gui.kit.translation import Text, tr
from surajang.gui.shell.page import CommandHandler, Page
from surajang.gui.storage.drafts import draft_text, remove_listed, saved_drafts
from surajang.gui.storage.own_games import OwnGames
from surajang.gui.storage.reasons import reason_of
from surajang.gui.words import naming
from surajang.gui.workshop.draft import Draft, empty_game, from_game, read, version_of
from surajang.gui.workshop.draft_page import DraftPage
from surajang.rules import catalogue
from surajang.rules.game_files import PARENTS
from surajang.rules.games import GAMES

WELL_KNOWN = {
    "chess": Text("Chess"),
    "crazyhouse": Text("Crazyhouse"),
    "capablanca": Text("Capablanca chess"),
    "grand": Text("Grand chess"),
    "shogi": Text("Shogi"),
    "minixiangqi": Text("Mini xiangqi"),
}
"""Well-known games to begin from that are not among the program's."""

LETTERS = 60
"""The width of the page's column, in letters."""


class Entry(NamedTuple):
    """An entry of the list: a draft with its file, or an own game by its name in the catalogue.

    `changed` is when the draft was last changed, in seconds since 1970.
    """

    draft: Draft | None = None
    path: Path | None = None
    game: str = ""
    changed: float = 0


class WorkshopPage(Page):
    """Begins and lists drafts."""

    def __init__(self, own_games: OwnGames, tools: PageTools) -> None:
        super().__init__()
        self.setObjectName("page")
        self._own_games = own_games
        self._tools = tools
        self._questions = FileQuestions(tools.settings, tools.window)
        self._drafts: list[Entry] = []
        self._make_widgets()
        self._lay_out()
        self.handlers = {"workshop": CommandHandler(self.begin, lambda: False)}
        own_games.changed.connect(self._show_list)
        own_games.changed.connect(self._offer_games)

    def _make_widgets(self) -> None:
        self.base = ComboBox(self, narrow=0)
        self._offer_games()
        self.name = QLineEdit(self, maxLength=100, placeholderText=tr("My game"))
        self.name.returnPressed.connect(self.invent)
        self.new_button = make_button(tr("Start"), self, self.invent, look="primary", enter=True)
        self.entries = QStandardItemModel(self)
        self.list = QListView(self)
        self.list.setModel(self.entries)
        self.list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.list.setAccessibleName(tr("Drafts and your own games"))
        self.list.doubleClicked.connect(lambda _: self.edit())
        self.edit_button = make_button(tr("Edit"), self, self.edit, enter=True)
        self.remove_button = make_button(tr("Remove…"), self, self.remove, enter=True)
        self.list.selectionModel().currentChanged.connect(self._show_possible)

    def _lay_out(self) -> None:
        """Lay everything out in one column."""
        back = start_page_link(self._tools.navigator, self)
        buttons = button_row(self, self.edit_button, self.remove_button)
        content = QWidget(self)
        words = tr(
            "Invent a game: change one you know, or start with an empty board and two kings."
            " Everything is saved as you go."
        )
        column = lay_column(within=content, margins=(24, 12, 24, 16), spacing=10)
        column.addWidget(back, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(Label(tr("Workshop"), self, look="title"))
        column.addWidget(Label(words, self, wraps=True))
        for text, field in ((tr("Start from", "in the workshop"), self.base), (tr("Name of the game"), self.name)):
            column.addWidget(label_for(field, text, self))
            column.addWidget(field)
        column.addWidget(self.new_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addSpacing(12)
        self.existing = QWidget(self)
        heading = Label(tr("Drafts and your own games"), self, look="heading", wraps=True)
        lay_column(heading, (self.list, 1), buttons, within=self.existing, margins=0, spacing=10)
        column.addWidget(self.existing, 1)
        column.addStretch()
        content.setMaximumWidth(LETTERS * self.fontMetrics().averageCharWidth() * 2)
        scroll_within(self, content)

    @property
    def title(self) -> str:
        return tr("Workshop")

    def begin(self) -> None:
        """Focus the choice of the game to begin from, and read the drafts."""
        self.base.setFocus()
        self._read_drafts()

    def _offer_games(self) -> None:
        """Offer the games to begin from; the chosen one stays if it is still there."""
        well_known = [(title(), name) for name, title in WELL_KNOWN.items()]
        games = naming.choices(catalogue.games())
        self.base.fill([(tr("An empty board"), ""), *games, *well_known], self.base.currentData())

    # The list

    def _read_drafts(self) -> None:
        Task(self, _drafts, self._set_drafts, self._fail_to_read)

    def _fail_to_read(self, error: OSError) -> None:
        self._tools.navigator.tell(tr("Your drafts cannot be read: {why}.", why=reason_of(error)))
        self._set_drafts([])

    def _set_drafts(self, drafts: list[Entry]) -> None:
        self._drafts = drafts
        self._show_list()

    def _show_list(self) -> None:
        """List the drafts and the own games."""
        current = self.list.currentIndex().row()
        self.entries.clear()
        own = [Entry(game=game.name) for game in catalogue.games() if catalogue.is_own(game)]
        for entry in (*self._drafts, *own):
            item = QStandardItem(self._words(entry))
            item.setEditable(False)
            item.setData(entry, Qt.ItemDataRole.UserRole)
            self.entries.appendRow(item)
        if self.entries.rowCount():
            self.list.setCurrentIndex(self.entries.index(min(max(0, current), self.entries.rowCount() - 1), 0))
        self.existing.setVisible(bool(self.entries.rowCount()))
        self._show_possible()

    def _words(self, entry: Entry) -> str:
        """Return an entry's text in the list."""
        if entry.draft is None:
            variant = catalogue.find(entry.game)
            return naming.title(variant) if variant is not None else entry.game
        title, time = entry.draft.title or tr("Untitled"), time_text(entry.changed)
        return tr("{title}, draft of {time}", title=title, time=time)

    def _show_possible(self, *_: QModelIndex) -> None:
        """Enable the buttons for the current entry."""
        for button in (self.edit_button, self.remove_button):
            button.setEnabled(self.list.currentIndex().isValid())

    @property
    def _entry(self) -> Entry | None:
        index = self.list.currentIndex()
        return Entry(*index.data(Qt.ItemDataRole.UserRole)) if index.isValid() else None

    # Actions

    def invent(self) -> None:
        """Begin a new game."""
        title = " ".join(self.name.text().split()) or tr("My game")
        name = self.base.currentData()
        variant = catalogue.find(name)
        if variant is not None:
            draft = from_game(catalogue.defined(variant), title)
        else:
            draft = from_game(PARENTS[name], title) if name else empty_game(title)
        show_draft(self._own_games, self._tools, draft)

    def edit(self) -> None:
        """Go on with a draft, or make a new version of an own game."""
        entry = self._entry
        if entry is None:
            return
        if entry.path is not None:  # another window may have edited it
            opened = partial(self._go_on, entry.path)
            Task(self, partial(draft_text, entry.path), opened, partial(self._fail_to_open, self._words(entry))).wait()
        else:
            show_workshop(self._own_games, self._tools, entry.game)

    def _go_on(self, path: Path, text: str) -> None:
        """Go on with a draft as it is on disk."""
        draft = read(text)
        if draft is not None:
            show_draft(self._own_games, self._tools, draft, path)
        else:
            self._read_drafts()

    def _fail_to_open(self, name: str, error: OSError) -> None:
        self._tools.navigator.tell(tr("{name} cannot be read: {why}.", name=name, why=reason_of(error)))
        self._read_drafts()

    def remove(self) -> None:
        """Remove a draft, or all versions of an own game, after asking."""
        entry = self._entry
        if entry is None:
            return
        name = self._words(entry)
        if entry.draft is not None and entry.path is not None:
            if self._questions.choose(tr("Remove {name}?", name=name), "", [tr("Remove")]):
                Task(self, partial(remove_listed, entry.path), lambda _: self._read_drafts(), self._fail_to_remove)
            return
        kept = tr("All its versions are removed. Games played by its rules stay and can still be opened.")
        if self._questions.choose(tr("Remove {name}?", name=name), kept, [tr("Remove")]):
            self._own_games.remove(entry.game)

    def _fail_to_remove(self, error: OSError) -> None:
        self._tools.navigator.tell(tr("The draft cannot be removed: {why}.", why=reason_of(error)))
        self._read_drafts()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Edit or remove the current entry by keys."""
        if self.list.hasFocus() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.edit()
        elif self.list.hasFocus() and event.key() == Qt.Key.Key_Delete:
            self.remove()
        else:
            super().keyPressEvent(event)


def _drafts() -> list[Entry]:
    """Return the drafts on disk that are not saved as games, the latest first. Raises OSError."""
    read_drafts = [(read(saved.text), saved) for saved in saved_drafts()]
    return [
        Entry(draft, saved.path, changed=saved.changed)
        for draft, saved in read_drafts
        if draft is not None and not _is_saved(draft)
    ]


def _is_saved(draft: Draft) -> bool:
    """Return whether a draft equals the own game that it is a version of."""
    known = catalogue.find(draft.source)
    return known is not None and version_of(catalogue.defined(known), draft.source) == draft


def show_draft(own_games: OwnGames, tools: PageTools, draft: Draft, path: Path | None = None) -> DraftPage:
    """Show the page of a draft, which may have a file; return the page."""
    page = DraftPage(draft, path, own_games, tools)
    page.show_again = lambda: show_draft(own_games, tools, page.draft, page.files.path).go_on_like(page)
    tools.navigator.show_page(page)
    page.begin()
    return page


def show_workshop(own_games: OwnGames, tools: PageTools, name: str = "") -> None:
    """Show the workshop, or in it a new version of an own game, or a new game from one of the program's."""
    variant = catalogue.find(name)
    if variant is None:
        page = WorkshopPage(own_games, tools)
        page.show_again = partial(show_workshop, own_games, tools)
        tools.navigator.show_page(page)
        page.begin()
    elif name in GAMES:
        show_draft(own_games, tools, from_game(variant, tr("My {game}", game=naming.title(variant))))
    else:
        show_draft(own_games, tools, version_of(catalogue.defined(variant), name))
