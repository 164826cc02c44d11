"""The list of all keys."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QVBoxLayout, QWidget

from gui.kit.fields import grow
from gui.kit.label import Label
from gui.kit.punctuation import listed
from gui.kit.scrolling import ScrollArea
from gui.kit.translation import tr
from gui.shell import keys_text
from gui.shell.commands import BOARD_KEYS, COMMANDS, WITHIN, in_menu
from gui.shell.menu_names import MENUS
from gui.shell.shortcuts import Changed, keys_of, shown

HEIGHT = 600
RING = 4
"""The width that the ring of what has the keys takes, on both sides together."""


class KeysDialog(QDialog):
    """Every shortcut and every key of the board, in groups."""

    change_wanted = Signal()
    """Commands are to get other keys."""

    def __init__(self, changed: Changed, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(keys_text.KEYS())
        page = QWidget()
        page.setObjectName("page")
        grid = QGridLayout(page)
        grid.setContentsMargins(24, 16, 24, 8)
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        groups = [
            (keys_text.plain(tr(menu)), [
                (listed(map(shown, keys_of(command, changed))), keys_text.plain(in_menu(command)))
                for command in COMMANDS
                if menu in (command.menu, WITHIN.get(command.menu)) and keys_of(command, changed)
            ])
            for menu in MENUS
        ]  # fmt: skip
        groups.append((tr("On the board"), [(tr(keys), tr(words)) for keys, words in BOARD_KEYS]))
        row = 0
        for title, entries in groups:
            heading = Label(title)
            heading.setObjectName("heading")
            heading.setContentsMargins(0, 10 if row else 0, 0, 2)
            grid.addWidget(heading, row, 0, 1, 2)
            row += 1
            for keys, words in entries:
                label = Label(keys)
                label.setObjectName("section")
                label.setWordWrap(True)
                grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
                meaning = Label(words[:1].upper() + words[1:])
                meaning.setWordWrap(True)
                grid.addWidget(meaning, row, 1)
                row += 1
        area = ScrollArea(self)
        area.setWidgetResizable(True)
        area.setAccessibleName(self.windowTitle())  # it can be scrolled by keys
        area.setProperty("walked", True)
        area.setWidget(page)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        change = buttons.addButton(keys_text.CHANGE(), QDialogButtonBox.ButtonRole.ActionRole)
        change.clicked.connect(self._change)
        buttons.rejected.connect(self.reject)
        buttons.setContentsMargins(24, 0, 24, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 16)
        column.addWidget(area, 1)
        column.addWidget(buttons)
        self.resize(0, 0)
        grow(self, page.sizeHint().width() + area.verticalScrollBar().sizeHint().width() + RING, HEIGHT)

    def _change(self) -> None:
        """Close, and let keys be changed."""
        self.accept()
        self.change_wanted.emit()
