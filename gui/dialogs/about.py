"""What the program is."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from gui.look.style import program_picture
from gui.storage import games_folder
from gui.version import version_text


def show_about(window: QWidget) -> None:
    """Say over a window what the program is."""
    box = QMessageBox(window)
    box.setWindowTitle("About Surajang")
    box.setIconPixmap(program_picture(72, window.devicePixelRatio()))
    box.setText(f"<h3>Surajang</h3>{version_text()}")
    box.setInformativeText(
        "Pandemonium, Mansindam and Palace Shogi, for two at one machine or against the computer."
        f"\n\nYour games are saved in {games_folder.games_folder()}."
    )
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()
