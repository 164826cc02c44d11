"""What the program is."""

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from gui.app import licences_text
from gui.app.licences_dialog import LicencesDialog
from gui.kit.message_box import MessageBox
from gui.kit.style import program_picture
from gui.kit.translation import tr
from gui.shell import version
from gui.storage import games_folder


def show_about(window: QWidget) -> None:
    """Say over a window what the program is, and let its licences be shown."""
    box = MessageBox(window)
    box.setWindowTitle(tr("About Surajang"))
    box.setIconPixmap(program_picture(72, window.devicePixelRatio()))
    box.setTextFormat(Qt.TextFormat.RichText)
    box.setText(f"<h3>Surajang</h3>{escape(_version())}")
    box.setInformativeText(
        tr(
            "Pandemonium, Mansindam and Palace Shogi, for two at one machine or against the computer.\n\n"
            "Your games are saved in {folder}.\n\n"
            "Surajang is free software under the MIT licence. It uses Qt under the LGPL, and work of many others.",
            folder=games_folder.games_folder(),
        )
    )
    licences = box.addButton(licences_text.BUTTON(), MessageBox.ButtonRole.ActionRole)
    licences.clicked.connect(lambda: show_licences(window))
    box.setDefaultButton(box.addButton(MessageBox.StandardButton.Close))
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()


def _version() -> str:
    """Return the program's version and whether its core is compiled."""
    number = version.number() or tr("from source", "in place of the number of a version")
    if version.compiled():
        return tr("Surajang {number} (compiled core)", number=number)
    return tr("Surajang {number} (interpreted core)", number=number)


def show_licences(window: QWidget) -> None:
    """Show over a window the licences of all that the program is made of."""
    dialog = LicencesDialog(window)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
