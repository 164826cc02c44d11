"""The command palette: every command, found by a few letters and run by Enter."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QPalette
from PySide6.QtWidgets import QDialog, QHeaderView, QLineEdit, QTreeWidget, QTreeWidgetItem, QWidget

from surajang.gui.kit.fields import grow_to_columns
from surajang.gui.kit.flow_layout import lay_column
from surajang.gui.kit.label import Label
from surajang.gui.kit.punctuation import described, labelled, listed
from surajang.gui.kit.row_list import list_items
from surajang.gui.kit.translation import Text, tr
from surajang.gui.shell.commands import plain, shown

COMMAND = Text("Command")
SEARCH, NOTHING_FOUND = Text("Search commands"), Text("No commands match.")

SIZE = (560, 460)
ROW = 1.6
"""The height of a row, in lines."""

LIST_KEYS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
"""Keys that move in the list while the search field has the focus."""


@dataclass(frozen=True)
class Entry:
    """A command's action and the menu that it is in."""

    action: QAction
    menu: str

    @property
    def words(self) -> str:
        """The command's text."""
        return self.action.whatsThis() or plain(self.action.text())

    @property
    def keys(self) -> str:
        """Its keys, as this system shows them."""
        return listed(shown(key.toString()) for key in self.action.shortcuts())


def rank(entry: Entry, words: Sequence[str]) -> tuple[int, int] | None:
    """Return how well an entry matches all search words, best first; None if it does not.

    Matches at the beginning of a word come first, then those within the name, then those of the menu. A name is also
    found without its spaces, and by its initials.
    """
    name, menu = entry.words.casefold(), entry.menu.casefold()
    parts = name.split()
    joined, initials = "".join(parts), "".join(part[0] for part in parts)
    worst = 0
    for word in words:
        if any(part.startswith(word) for part in parts):
            found = 0
        elif word in name or word in joined:
            found = 1
        elif word in menu or initials.startswith(word):
            found = 2
        else:
            return None
        worst = max(worst, found)
    return (not entry.action.isEnabled(), worst)


class PaletteDialog(QDialog):
    """A search field and the matching commands, disabled ones last and grey."""

    chosen = Signal(QAction)
    """An action was chosen, and the dialog is closed."""

    def __init__(self, entries: Sequence[tuple[QAction, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(SEARCH())
        self._entries = [Entry(action, menu) for action, menu in entries]
        self.field = QLineEdit(self, placeholderText=SEARCH(), maxLength=100)
        self.field.setAccessibleName(SEARCH())
        self.list = QTreeWidget(self, columnCount=3)
        self.list.setHeaderHidden(True)
        self.list.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        list_items(self.list, rest=0)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setAccessibleName(COMMAND())
        self.nothing = Label(NOTHING_FOUND(), self, look="muted")
        lay_column(self.field, self.nothing, (self.list, 1), within=self, margins=12, spacing=8)
        self.field.textChanged.connect(self._search)
        self.field.returnPressed.connect(self._choose)
        self.field.installEventFilter(self)
        self.list.itemClicked.connect(lambda _: self._choose())
        self.list.currentItemChanged.connect(self._name_field)
        self._search("")
        self.resize(0, 0)
        grow_to_columns(self, self.list, [entry.words for entry in self._entries], *SIZE)
        self.field.setFocus()

    def _search(self, text: str) -> None:
        """List the matching commands, and select the first."""
        words = text.casefold().split()
        ranked = [(found, entry) for entry in self._entries if (found := rank(entry, words)) is not None]
        grey = self.palette().color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text)
        self.list.blockSignals(True)  # otherwise readers announce a renamed field with each row
        self.list.clear()
        for _, entry in sorted(ranked, key=lambda pair: pair[0]):
            item = QTreeWidgetItem([entry.words, entry.menu, entry.keys])
            item.setData(0, Qt.ItemDataRole.UserRole, entry.action)
            item.setSizeHint(0, QSize(0, round(self.fontMetrics().height() * ROW)))
            item.setTextAlignment(2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            if not entry.action.isEnabled():
                for number in range(3):
                    item.setForeground(number, grey)
            self.list.addTopLevelItem(item)
        self.nothing.setVisible(not ranked)
        self.list.setVisible(bool(ranked))
        self._choose_row(0)
        self.list.blockSignals(False)
        self._name_field(self.list.currentItem())

    def _name_field(self, item: QTreeWidgetItem | None) -> None:
        """Name the focused field after the command that Enter would run."""
        words = NOTHING_FOUND()
        if item is not None:
            words = described(item.text(0), item.text(2), "" if _action(item).isEnabled() else tr("not available now"))
        name = labelled(SEARCH(), words)
        if name != self.field.accessibleName():
            self.field.setAccessibleName(name)

    def _choose(self) -> None:
        """Run the selected command if it is enabled."""
        item = self.list.currentItem()
        if item is not None and not self.list.isHidden() and _action(item).isEnabled():
            self.accept()
            self.chosen.emit(_action(item))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move in the list with its keys while the field has the focus."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in LIST_KEYS:
            self._step(event.key())
            return True
        return super().eventFilter(watched, event)

    def _step(self, key: int) -> None:
        rows = max(1, self.list.viewport().height() // max(1, self.list.sizeHintForRow(0)))
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -rows, Qt.Key.Key_PageDown: rows}
        self._choose_row(self.list.currentIndex().row() + steps[Qt.Key(key)])

    def _choose_row(self, row: int) -> None:
        """Select the command in a row, or in the nearest row."""
        item = self.list.topLevelItem(max(0, min(self.list.topLevelItemCount() - 1, row)))
        if item is not None:
            self.list.setCurrentItem(item)


def _action(item: QTreeWidgetItem) -> QAction:
    action: QAction = item.data(0, Qt.ItemDataRole.UserRole)
    return action
