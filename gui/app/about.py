"""The dialogs about the program and the licences of its parts."""

from functools import partial
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QListWidget, QPlainTextEdit, QWidget

from surajang.gui.app.licences import Part, parts, text_of
from surajang.gui.kit.background import Task
from surajang.gui.kit.fields import grow
from surajang.gui.kit.flow_layout import lay_column, lay_row
from surajang.gui.kit.label import Label
from surajang.gui.kit.message_box import MessageBox
from surajang.gui.kit.qt_helpers import open_dialog, room_for
from surajang.gui.kit.style import program_picture
from surajang.gui.kit.translation import tr
from surajang.gui.shell import version
from surajang.gui.storage import games_folder
from surajang.gui.storage.reasons import reason_of

SIZE = (960, 640)
LETTERS = 34
"""The width of the list of parts in letters, if the screen is wide enough."""


def show_about(window: QWidget) -> None:
    """Show a box with the program's version, and a button for its licences."""
    box = MessageBox(window)
    box.setWindowTitle(tr("About Surajang"))
    box.setIconPixmap(program_picture(72, window.devicePixelRatio()))
    box.setTextFormat(Qt.TextFormat.RichText)
    box.setText(f"<h3>Surajang</h3>{escape(_version())}")
    box.setInformativeText(
        tr(
            "Pandemonium, Mansindam and Palace Shogi, for two people at one computer or one against"
            " it.\n\nYour games are saved in {folder}.\n\nSurajang is free software under the MIT"
            " licence. It uses Qt under the LGPL and the work of many others.",
            folder=games_folder.games_folder(),
        )
    )
    licences = box.addButton(tr("&Licences…"), MessageBox.ButtonRole.ActionRole)
    licences.clicked.connect(lambda: show_licences(window))
    box.setDefaultButton(box.addButton(MessageBox.StandardButton.Close))
    open_dialog(box)


def _version() -> str:
    """Return the program's version and whether its core is compiled."""
    number = version.number() or tr("from source", "in place of the number of a version")
    if version.compiled():
        return tr("Surajang {number} (compiled core)", number=number)
    return tr("Surajang {number} (interpreted core)", number=number)


def show_licences(window: QWidget) -> None:
    """Show the licences of all parts of the program."""
    dialog = LicencesDialog(window)
    open_dialog(dialog)


class LicencesDialog(QDialog):
    """The parts on the left, and the selected part's licence on the right. Files are read on a thread."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Licences"))
        self._parts: list[Part] = []
        self.list = QListWidget(self)
        self.list.setAccessibleName(tr("Parts of the program"))
        self.list.setFixedWidth(min(LETTERS * self.fontMetrics().averageCharWidth(), room_for(self).width() // 3))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.name = Label(parent=self, look="muted", wraps=True)
        self.view = QPlainTextEdit(self, readOnly=True)
        self.view.setAccessibleName(tr("The licence"))
        fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        fixed.setPointSizeF(self.font().pointSizeF())
        self.view.setFont(fixed)
        self.view.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        right = lay_column(self.name, (self.view, 1))
        row = lay_row(self.list, (right, 1))
        lay_column((row, 1), buttons, within=self, margins=16, spacing=10)
        self.list.currentRowChanged.connect(self._show)
        grow(self, *SIZE)
        Task(self, parts, self._fill, self._fail, (OSError, ValueError))

    def _fill(self, found: list[Part]) -> None:
        self._parts = found
        self.list.addItems([part.title for part in found])
        self.list.setCurrentRow(0)

    def _show(self, row: int) -> None:
        part = self._parts[row]
        self.name.show_text(part.licence)
        Task(self, partial(text_of, part), partial(self._show_text, part), self._fail)

    def _show_text(self, part: Part, text: str) -> None:
        if part is self._parts[self.list.currentRow()]:
            self.view.setPlainText(text)

    def _fail(self, error: Exception) -> None:
        self.view.setPlainText(tr("The licences cannot be read: {why}.", why=reason_of(error)))
