"""The dialog in which a game's printed sheet is agreed on."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QWidget

from gui.desk import share_text
from gui.kit.fields import Form, Segments, agree, fit
from gui.kit.label import Label
from gui.kit.translation import said
from gui.shell.settings import Settings


class SheetDialog(QDialog):
    """Asks where diagrams are to stand."""

    chosen = Signal(str)
    """Where: one of those that gui.desk.sheet_text knows."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(share_text.SHEET_TITLE())
        self._settings = settings
        self.diagrams = Segments(said(share_text.PLACES), settings["sheet"].get("diagrams", ""), self)
        hint = Label(share_text.PLACES_HINT(), self)
        hint.setObjectName("muted")
        hint.setWordWrap(True)
        form = Form()
        form.add_row(share_text.DIAGRAMS(), self.diagrams, stretch=True)
        form.add_row("", hint, stretch=True)
        self.save_button = agree(self, form, (share_text.SAVE(), share_text.CANCEL()))
        fit(self)

    def accept(self) -> None:
        """Have it made, and remember what was chosen."""
        self._settings["sheet"] = {"diagrams": self.diagrams.value}
        super().accept()
        self.chosen.emit(self.diagrams.value)
