"""The window with the rules of all games, beside the main window."""

from PySide6.QtCore import QByteArray, QSignalBlocker, Qt, Signal, SignalInstance
from PySide6.QtGui import QHideEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QDialog, QLineEdit, QListWidget, QListWidgetItem, QPushButton, QWidget

from surajang.gui.board.board_options import board_options, notation_of
from surajang.gui.kit.accessible_widgets import Stack
from surajang.gui.kit.announcing import announce
from surajang.gui.kit.fields import ComboBox, grow
from surajang.gui.kit.flow_layout import Flow, lay_column, lay_row
from surajang.gui.kit.label import Label
from surajang.gui.kit.punctuation import labelled, sentences
from surajang.gui.kit.qt_helpers import room_for, soon
from surajang.gui.kit.style import Style
from surajang.gui.kit.translation import language, tr
from surajang.gui.rulebook.column import Column
from surajang.gui.rulebook.page_model import PIECES, pieces_shown
from surajang.gui.rulebook.rules_pages import rules_page
from surajang.gui.rulebook.rules_text import differences
from surajang.gui.rulebook.rules_view import DifferencesView, RulesView, piece_title
from surajang.gui.shell.knowledge import DIFFERENCES
from surajang.gui.shell.settings import Settings
from surajang.gui.words import naming
from surajang.rules import catalogue
from surajang.rules.games import GAMES

SIZE = (1000, 760)
CONTENTS, PAGE = 210, 460
"""The width of the contents, and the minimum width of a page beside them, at the default text size."""

MAX_CONTENTS = 0.3
"""The maximum share of the screen for the contents beside a page."""

ROWS = 4
"""The number of visible lines of the contents above a page."""


class RulesWindow(QDialog):
    """Shows the rules of a game: the contents at the left, the page at the right.

    It is not modal, and has no parent window, so that dialogs do not block it either.
    """

    pdf_requested = Signal(str)
    """Save the rules of the game of that name as a PDF."""

    web_page_requested = Signal(str)
    """Save the rules of the game of that name as a web page."""

    known_requested = Signal(str)
    """Show the report on the game of that name."""

    playtest_requested = Signal(str)
    """Show the playtests of the game of that name."""

    def __init__(self, settings: Settings, style: Style) -> None:
        super().__init__()
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._settings = settings
        self._style = style
        self._views: dict[str, Column] = {}
        self._looks: dict[str, tuple[object, ...]] = {}
        self._seen: tuple[str, float] | None = None
        """The place seen before the settings that are being applied, as `Column.seen` returns it."""
        self.games = ComboBox(self)
        self.field = QLineEdit(self, clearButtonEnabled=True)
        self.contents = QListWidget(self)
        self.contents.setWordWrap(True)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._stack = Stack(self)
        self._head = lay_column(self.games, self.field)
        self.pdf_button = self._button(self.pdf_requested)
        self.web_button = self._button(self.web_page_requested)
        self.known_button = self._button(self.known_requested)
        self.playtest_button = self._button(self.playtest_requested)
        self.message = Label(parent=self, look="muted", wraps=True)
        self.message.hide()
        buttons = Flow(spacing=6, even=True)
        for button in (self.pdf_button, self.web_button, self.known_button, self.playtest_button):
            buttons.addWidget(button)
        self._left = QWidget(self)
        self._left_column = lay_column(self._head, (self.contents, 1), self.message, buttons, within=self._left)
        self._whole = lay_row(self._left, (self._stack, 1), within=self, margins=(16, 16, 0, 0), spacing=8)
        self._set_texts()
        self._fit()
        self.games.currentIndexChanged.connect(self._show_game)
        self.field.textChanged.connect(self._search)
        self.field.returnPressed.connect(self._go_to_first)
        self.contents.itemActivated.connect(self._go_to)
        self.contents.itemClicked.connect(self._go_to)
        QShortcut(QKeySequence.StandardKey.Find, self, self.field.setFocus)
        self._zoom = 100
        """The text size for which the window has its size."""
        self.resize(0, 0)
        grow(self, *SIZE)
        self._grow()

    def _set_texts(self) -> None:
        """Set the texts around the page, in the current language."""
        self.setWindowTitle(tr("How to play"))
        self.games.setAccessibleName(tr("Game"))
        self.list_games()
        self.field.setPlaceholderText(tr("Search"))
        self.field.setAccessibleName(tr("Search the rules"))
        self.contents.setAccessibleName(tr("Contents"))
        self.pdf_button.setText(tr("Save as PDF…"))
        self.web_button.setText(tr("Save as a web page…"))
        self.known_button.setText(tr("What is known"))
        self.playtest_button.setText(tr("Playtest…"))

    def retranslate(self) -> None:
        """Show the same place in the current language, without a search for words of another."""
        self.field.clear()
        self._set_texts()
        self.apply_settings()

    def _button(self, requested: SignalInstance) -> QPushButton:
        """Return a button that emits a signal with the current game's name."""
        button = QPushButton(self)
        button.setAutoDefault(False)  # otherwise Enter in the search or the contents presses it
        button.clicked.connect(lambda: requested.emit(self.games.currentData()))
        return button

    def show_rules(self, game: str, section: str = "") -> None:
        """Show the page of a game, or of the differences, at a place; for an unknown game, the first game's."""
        self._list_games(game)
        index = max(0, self.games.findData(game))
        game = self.games.itemData(index)
        if index != self.games.currentIndex():
            self.games.setCurrentIndex(index)
        else:
            self._show_game()
        self.field.clear()
        if not self.isVisible():  # the system would place it elsewhere
            known = QByteArray.fromBase64(self._settings["rules_window"].encode("ascii", "ignore"))
            if self.restoreGeometry(known):
                self._zoom = self._settings["rules_zoom"]
                self._grow()
        self.show()
        self.activateWindow()
        self.contents.setFocus()
        if section:
            # after the page has been laid out
            soon(self, lambda: self._views[game].show_place(section))

    def list_games(self) -> None:
        """List the games to choose from, which may have changed."""
        self._list_games(self.games.currentData() or "")

    def _list_games(self, shown: str) -> None:
        """List the games to choose from, which may have changed, and the one to show, which may be an older version."""
        listed = [*naming.choices(catalogue.games_with(shown)), (tr("Differences"), DIFFERENCES)]
        if listed == [(self.games.itemText(index), self.games.itemData(index)) for index in range(self.games.count())]:
            return
        with QSignalBlocker(self.games):
            self.games.fill(listed, self.games.currentData())

    def note_place(self) -> None:
        """Note what is seen of the page, before a change of text size moves it."""
        if self.isVisible() and self._seen is None:
            self._seen = self.view.seen()

    def apply_settings(self) -> None:
        """Apply the settings; pages that look different now are made again when they are shown."""
        row, focused = self.contents.currentRow(), self.focusWidget()
        reading = self.isVisible() and focused is not None and self.view.isAncestorOf(focused)
        for name in [name for name in self._views if self._looks[name] != self._look(name)]:
            page = self._views.pop(name)
            self._stack.removeWidget(page)
            page.deleteLater()
        self._grow()
        self._fit()
        if self.isVisible() and self.games.currentData() not in self._views:
            self._show_game()
            self.contents.setCurrentRow(row)
            if reading:
                self.view.setFocus()
        soon(self, self._scroll_back)  # after the page has been laid out

    def _scroll_back(self) -> None:
        """Scroll to the place noted before, which only a page that was made again has left."""
        seen, self._seen = self._seen, None
        if seen is not None and self.isVisible() and seen != self.view.seen():
            self.view.show_hit(*seen)

    def _look(self, name: str) -> tuple[object, ...]:
        """Return everything that the settings change on a page."""
        options = None if name == DIFFERENCES else board_options(self._settings, catalogue.named(name))
        knows, notation = self._settings["knows"], notation_of(self._settings)
        return self._style.palette, self._style.zoom, language(), knows, notation, options

    def _fit(self) -> None:
        """Put the contents beside the page, as wide as their text, or above it in a narrow window."""
        scale = self._style.zoom / 100
        beside = round(min(CONTENTS * scale, max(CONTENTS, room_for(self).width() * MAX_CONTENTS)))
        beside = max(beside, self.games.sizeHint().width())
        narrow = self.width() < beside + round(PAGE * max(1, scale))
        along, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._whole.setDirection(down if narrow else along)
        self._head.setDirection(along if narrow else down)
        self._left_column.setContentsMargins(0, 0, 16 if narrow else 0, 16)
        self._left.setMinimumWidth(0 if narrow else beside)
        self._left.setMaximumWidth(self.maximumWidth() if narrow else beside)
        self.contents.setMaximumHeight(self.fontMetrics().height() * ROWS if narrow else self.maximumHeight())

    def _grow(self) -> None:
        """Grow with the text; with smaller text the size stays."""
        if self._style.zoom > self._zoom:
            larger = self._style.zoom / self._zoom
            self._zoom = self._style.zoom
            grow(self, round(self.width() * larger), round(self.height() * larger))

    def hideEvent(self, event: QHideEvent) -> None:
        """Remember size and place, and the text size for which that is."""
        super().hideEvent(event)
        if not event.spontaneous():
            self._settings["rules_zoom"] = self._style.zoom
            self._settings["rules_window"] = bytes(self.saveGeometry().toBase64().data()).decode("ascii")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adapt to another width."""
        super().resizeEvent(event)
        self._fit()

    @property
    def view(self) -> Column:
        """The current page."""
        return self._views[self.games.currentData()]

    def _show_game(self) -> None:
        """Show the page of the chosen game."""
        name = self.games.currentData()
        if name not in self._views:
            self._views[name], self._looks[name] = self._make(name), self._look(name)
            self._stack.addWidget(self._views[name])
        self._stack.setCurrentWidget(self._views[name])
        self.web_button.setVisible(name != DIFFERENCES)
        self.known_button.setVisible(name in GAMES)
        self.playtest_button.setVisible(name != DIFFERENCES)
        for button in (self.pdf_button, self.web_button):
            button.setAccessibleName("")
        self.message.hide()
        self._search(self.field.text())

    def _make(self, name: str) -> Column:
        if name == DIFFERENCES:
            page: Column = DifferencesView(differences(), self._style.palette, self._style.zoom, self._stack)
        else:
            variant = catalogue.named(name)
            options = board_options(self._settings, variant)
            page = RulesView(rules_page(variant), options, self._style.palette, self._style.zoom, self._stack)
        page.setAccessibleName(self.games.currentText())
        page.link.connect(self._follow)
        return page

    def _search(self, words: str) -> None:
        """Show and list the places that contain the words."""
        name = self.games.currentData()
        found = self.view.search(words)
        titles = _titles(name)
        self.contents.clear()
        for section in found:
            item = QListWidgetItem(titles[section], self.contents)
            item.setData(Qt.ItemDataRole.UserRole, section)
        if not found:
            item = QListWidgetItem(tr("Nothing found"), self.contents)
            item.setFlags(Qt.ItemFlag.NoItemFlags)

    def _go_to_first(self) -> None:
        """Go to the first section found."""
        self.contents.setCurrentRow(0)
        self._go_to(self.contents.item(0))

    def _go_to(self, item: QListWidgetItem) -> None:
        """Go to a section of the contents."""
        section = item.data(Qt.ItemDataRole.UserRole)
        if section:
            self.view.show_hit(section)

    def say(self, words: str) -> None:
        """Show the result of writing a file, and announce it to screen readers."""
        self.message.setText(words)
        self.message.show()
        button = self.web_button if self.web_button.hasFocus() else self.pdf_button
        button.setAccessibleName(sentences(words, button.text()))  # it has the focus: all readers announce it
        announce(words)

    def _follow(self, link: str) -> None:
        """Follow a link: `game#section`."""
        game, _, section = link.partition("#")
        self.show_rules(game, section)


def _titles(name: str) -> dict[str, str]:
    """Return the titles of a page's places by their names."""
    if name == DIFFERENCES:
        data = differences()
        titles = {table.id: tr(table.title) for table in data.tables}
        titles |= {known.id: tr(known.title) for known in data.known}
        for known in data.known:
            titles |= {
                f"{known.id}.{game}": labelled(tr(known.title), naming.title(GAMES[game])) for game in known.points
            }
        return titles
    variant = catalogue.named(name)
    titles = {section.id: section.title for section in rules_page(variant).sections}
    pieces = pieces_shown(variant)
    return titles | {f"{PIECES}.{first.symbol}": piece_title(first, other) for first, other in pieces}
