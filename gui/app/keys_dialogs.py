"""The list of all keys, and the dialog that gives commands other keys."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from surajang.gui.app.command_palette import COMMAND, NOTHING_FOUND, ROW, SEARCH
from surajang.gui.kit.buttons import make_button
from surajang.gui.kit.fields import grow, grow_to_columns
from surajang.gui.kit.flow_layout import lay_column, lay_row
from surajang.gui.kit.label import Label
from surajang.gui.kit.punctuation import listed
from surajang.gui.kit.row_list import list_items, row_height
from surajang.gui.kit.scrolling import scrolling
from surajang.gui.kit.translation import Text, tr
from surajang.gui.shell.commands import (
    BOARD_KEYS,
    COMMANDS,
    MENUS,
    WITHIN,
    Changed,
    Command,
    holder,
    keys_of,
    plain,
    portable,
    refusal,
    shown,
    with_keys,
)
from surajang.gui.shell.key_places import by_place
from surajang.gui.shell.settings import Settings

CHANGE = Text("Change shortcuts…")
COLUMNS = (COMMAND, Text("Menu"), Text("Keyboard shortcuts"))
PRESS = Text("Press the new shortcut here")
TAKEN = Text("{key} is already assigned to “{command}”, which would lose it.")
CHOOSE = Text("Choose a command, then press its new shortcut.")

HEIGHT = 600
RING = 4
"""The width of the focus ring, on both sides together."""


def _keys(words: str) -> str:
    """Return keys in the window's language; a single one, such as H, is the same in all."""
    return words if len(words) == 1 else tr(words)


class KeysDialog(QDialog):
    """Every shortcut and every key of the board, in groups."""

    change_requested = Signal()
    """The player wants to change keys."""

    def __init__(self, changed: Changed, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Keyboard shortcuts"))
        page = QWidget()
        grid = QGridLayout(page)
        grid.setContentsMargins(24, 16, 24, 8)
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        groups = [
            (plain(tr(menu)), [
                (listed(map(shown, keys_of(command, changed))), command.label)
                for command in COMMANDS
                if menu in (command.menu, WITHIN.get(command.menu)) and keys_of(command, changed)
            ])
            for menu in MENUS
        ]  # fmt: skip
        groups.append((tr("On the board"), [(_keys(keys), tr(words)) for keys, words in BOARD_KEYS]))
        row = 0
        for title, entries in groups:
            heading = Label(title, look="heading")
            heading.setContentsMargins(0, 10 if row else 0, 0, 2)
            grid.addWidget(heading, row, 0, 1, 2)
            row += 1
            for keys, words in entries:
                label = Label(keys, look="section", wraps=True)
                grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
                meaning = Label(words[:1].upper() + words[1:], wraps=True)
                grid.addWidget(meaning, row, 1)
                row += 1
        area = scrolling(page, self)
        area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # so that it can be scrolled by keys
        area.setAccessibleName(self.windowTitle())
        area.setProperty("walked", True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        change = buttons.addButton(CHANGE(), QDialogButtonBox.ButtonRole.ActionRole)
        change.clicked.connect(self._change)
        buttons.rejected.connect(self.reject)
        buttons.setContentsMargins(24, 0, 24, 0)
        lay_column((area, 1), buttons, within=self, margins=(0, 0, 0, 16))
        self.resize(0, 0)
        grow(self, page.sizeHint().width() + area.verticalScrollBar().sizeHint().width() + RING, HEIGHT)

    def _change(self) -> None:
        self.accept()
        self.change_requested.emit()


SIZE = (640, 560)


class KeyField(QKeySequenceEdit):
    """A field that takes the key pressed in it, by its place on the keyboard where that matters."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(by_place(event) or event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        super().keyReleaseEvent(by_place(event) or event)


class ChangeKeysDialog(QDialog):
    """All `commands` with their keys, and a field for a new key that says which command would lose it."""

    def __init__(self, settings: Settings, commands: Sequence[Command], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._commands = commands
        self.setWindowTitle(plain(CHANGE()))
        self._settings = settings
        self.search = QLineEdit(self, placeholderText=SEARCH(), clearButtonEnabled=True, maxLength=100)
        self.search.setAccessibleName(SEARCH())
        self.list = self._make_list()
        self.key = KeyField(self)
        self.key.setMaximumSequenceLength(1)
        self.key.setAccessibleName(PRESS())
        (self._field,) = self.key.findChildren(QLineEdit)
        self.words = Label(CHOOSE(), self, wraps=True, look="muted")
        self.set_button = make_button(tr("Assign"), self, self._set, look="primary")
        self.remove_button = make_button(tr("No shortcut"), self, lambda: self._change([]))
        self.default_button = make_button(tr("Default shortcut"), self, self._restore_default)
        row = lay_row((self.key, 1), self.set_button, self.remove_button, self.default_button)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.reset_button = make_button(tr("Reset to defaults"), self, self._reset)
        buttons.addButton(self.reset_button, QDialogButtonBox.ButtonRole.ResetRole)
        buttons.rejected.connect(self.reject)
        buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        lay_column(self.search, (self.list, 1), row, self.words, buttons, within=self, margins=16, spacing=10)
        self._items: dict[str, QTreeWidgetItem] = {}
        self._fill(commands)
        self.search.textChanged.connect(self._search)
        self.list.currentItemChanged.connect(lambda *_: self._begin())
        self.key.keySequenceChanged.connect(lambda _: self._judge())
        self._show_keys()
        self.list.setCurrentItem(self._items[commands[0].name])
        self.resize(0, 0)
        grow_to_columns(self, self.list, [command.label for command in commands], *SIZE)
        self.search.setFocus()

    def _fill(self, commands: Sequence[Command]) -> None:
        """Add a row for each command."""
        for command in commands:
            item = QTreeWidgetItem([command.label, command.menu_label, ""])
            item.setData(0, Qt.ItemDataRole.UserRole, command)
            item.setSizeHint(0, QSize(0, row_height(self.fontMetrics(), ROW)))
            self.list.addTopLevelItem(item)
            self._items[command.name] = item

    def _make_list(self) -> QTreeWidget:
        """Return the list of commands, still empty."""
        made = QTreeWidget(self)
        made.setHeaderLabels([column() for column in COLUMNS])
        made.setAlternatingRowColors(True)
        made.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        made.setAccessibleName(COMMAND())
        made.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        list_items(made, rest=0)
        return made

    @property
    def command(self) -> Command | None:
        """The selected command."""
        item = self.list.currentItem()
        return None if item is None or item.isHidden() else item.data(0, Qt.ItemDataRole.UserRole)

    def _search(self, text: str) -> None:
        """Show the commands whose name, menu or keys contain all these words."""
        words = text.casefold().split()
        first = None
        for item in self._items.values():
            whole = " ".join(item.text(number) for number in range(3)).casefold()
            item.setHidden(not all(word in whole for word in words))
            first = first or (None if item.isHidden() else item)
        if first is not None and self.command is None:
            self.list.setCurrentItem(first)
        self._begin()

    def _show_keys(self) -> None:
        changed = self._settings["keys"]
        for command in self._commands:
            item = self._items[command.name]
            item.setText(2, listed(map(shown, keys_of(command, changed))))
            font = item.font(2)
            font.setBold(command.name in changed)
            item.setFont(2, font)
        self.reset_button.setEnabled(bool(changed))

    def _begin(self) -> None:
        """Wait for a key for the selected command."""
        self.key.clear()
        self._judge()

    def _judge(self) -> None:
        """Say which command has the pressed key, and enable the button that sets it."""
        changed, command = self._settings["keys"], self.command
        key = self.key.keySequence().toString()
        other = holder(key, changed, command) if key else None
        refused = refusal(key, command) if key and command is not None else ""
        if command is None:
            words = NOTHING_FOUND()
        elif not key:
            words = CHOOSE()
        elif refused:
            words = refused
        elif other is command:
            words = tr("{key} is already its shortcut.", key=shown(key))
        elif other is not None:
            words = TAKEN(key=shown(key), command=other.label)
        else:
            words = tr("This shortcut is free.")
        self.words.setText(words)
        self.words.setAccessibleName(words)
        self._field.setPlaceholderText(PRESS())  # Qt puts its own words back whenever the key changes
        self.set_button.setEnabled(bool(key) and command is not None and not refused and other is not command)
        self.key.setEnabled(command is not None)
        self.remove_button.setEnabled(command is not None and bool(keys_of(command, changed)))
        self.default_button.setEnabled(command is not None and command.name in changed)

    def _set(self) -> None:
        """Make the pressed key the command's only key."""
        self._change([self.key.keySequence().toString()])

    def _restore_default(self) -> None:
        if self.command is not None:
            self._change([portable(key) for key in self.command.keys])

    def _reset(self) -> None:
        self._settings["keys"] = {}
        self._show_changed()

    def _change(self, keys: list[str]) -> None:
        if self.command is not None:
            self._settings["keys"] = with_keys(self._settings["keys"], self.command, keys)
            self._show_changed()

    def _show_changed(self) -> None:
        """Show the changed keys, and focus the list.

        The focus would otherwise move from the disabled button to the next one, and in the end to the one that resets
        all keys.
        """
        self.list.setFocus()
        self._show_keys()
        self._begin()
