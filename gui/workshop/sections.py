"""The sections of a draft as an item model, for the list beside the board and the box above the panel."""

from typing import NamedTuple

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel

from surajang.gui.kit.translation import Text, tr
from surajang.gui.workshop.draft import Draft
from surajang.gui.workshop.draft_fields import piece_label
from surajang.rules.definition import PIECE
from surajang.rules.errors import Where

GAME, BOARD, START, CASTLING, SETUP, ENDS = "game", "board", "start", "castling", "setup", "ends"

TITLES = {
    GAME: Text("The game"),
    BOARD: Text("The board"),
    START: Text("Start position"),
    CASTLING: Text("Castling"),
    SETUP: Text("Choice before the game"),
    ENDS: Text("How it ends"),
}

BEFORE, AFTER = (GAME, BOARD), (START, CASTLING, SETUP, ENDS)
"""The sections before the pieces and after them."""

_OF_KEYS = {
    "start": START,
    "castling": CASTLING,
    "setup": SETUP,
    "repetition": ENDS,
    "end": ENDS,
    "files": BOARD,
    "ranks": BOARD,
    "holes": BOARD,
    "appearance": BOARD,
}

KEY = Qt.ItemDataRole.UserRole


class Section(NamedTuple):
    """A section of a draft: one of the above, or a piece by its symbol."""

    name: str
    symbol: str = ""


def section_of(where: Where, draft: Draft) -> Section:
    """Return the section in which a place of the table is edited."""
    if where[:1] == (PIECE,):
        symbol = str(where[1]) if len(where) > 1 else draft.king or next(iter(draft.pieces), "")
        return Section(PIECE, symbol.removesuffix("~")) if symbol in draft.pieces else Section(START)
    return Section(_OF_KEYS.get(str(where[0]) if where else "", GAME))


class SectionsModel(QStandardItemModel):
    """The sections of a draft; the one with a fault is marked."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.sections: list[Section] = []

    def show_draft(self, draft: Draft, wrong: Section | None) -> None:
        """Show the sections of a draft."""
        sections = _sections(draft)
        if sections != self.sections:
            self.sections = sections
            self.setRowCount(len(sections))
            for row in range(len(sections)):
                self.setItem(row, QStandardItem("…"))
        for row, section in enumerate(sections):
            name = piece_label(draft, section.symbol) if section.symbol else TITLES[section.name]()
            item = self.item(row)
            item.setEditable(False)
            item.setData(section, KEY)
            item.setText(f"⚠ {name}" if section == wrong else name)
            item.setAccessibleText(tr("{section}, incomplete", section=name) if section == wrong else name)

    def row_of(self, section: Section) -> int:
        """Return the row of a section, 0 if it is gone."""
        return self.sections.index(section) if section in self.sections else 0

    def successor(self, section: Section, draft: Draft) -> Section:
        """Return the section of a piece whose letter has changed in a draft, or the board's if the piece is gone."""
        sections, row = _sections(draft), self.row_of(section)
        same = len(sections) == len(self.sections) and sections[row].symbol
        return sections[row] if same else Section(BOARD)


def _sections(draft: Draft) -> list[Section]:
    pieces = [Section(PIECE, symbol) for symbol in draft.pieces if not symbol.endswith("~")]
    return [*map(Section, BEFORE), *pieces, *map(Section, AFTER)]
