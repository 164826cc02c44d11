"""The panels beside the workshop's board: one for each section of a draft."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QSpinBox, QWidget

from surajang.gui.board.pieces import PiecePictures
from surajang.gui.desk.piece_palette import MOVE, REMOVE, PiecePalette
from surajang.gui.kit.accessible_widgets import Stack
from surajang.gui.kit.buttons import make_button
from surajang.gui.kit.fields import CheckBox, SpinBox
from surajang.gui.kit.flow_layout import lay_column
from surajang.gui.kit.label import Label, label_for
from surajang.gui.kit.scrolling import ScrollArea, scrolling
from surajang.gui.kit.translation import Text, tr
from surajang.gui.workshop import draft_edits as edits
from surajang.gui.workshop import specs
from surajang.gui.workshop.draft import SHORT_EDGE, Draft, name_for, text_at, value_at
from surajang.gui.workshop.draft_fields import FIELD_GAP, Editing, Field, Fields, OptionalPart, Rows, ZoneField
from surajang.rules.errors import Where
from surajang.rules.variant import MAX_SIZE

Edit = Callable[[Draft], Draft]


class Panel(QWidget):
    """A column of fields about one section of a draft."""

    changing = Signal(object, object)
    """An edit to make, and the place of the field being edited, or None."""

    painting = Signal(object)
    """Paint the zone at this place on the board; None to stop."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.heading = Label(title, self, look="heading", wraps=True)
        self.column = lay_column(self.heading, within=self, margins=(2, 2, 8, 8), spacing=FIELD_GAP)

    def add(self, widget: QWidget) -> None:
        """Add a widget to the column, and follow it if it has fields."""
        self.column.addWidget(widget)
        if isinstance(widget, Editing):
            widget.edited.connect(self.put)
            widget.painting.connect(self.painting)

    def explain(self, words: str) -> None:
        """Add a sentence."""
        self.column.addWidget(Label(words, self, look="muted", wraps=True))

    def put(self, where: Where, value: Any) -> None:
        """Set the value at a place of the draft."""
        self.change(lambda draft: edits.put(draft, where, value), where)

    def change(self, edit: Edit, field: Where | None = None) -> None:
        """Make an edit."""
        self.changing.emit(edit, field)

    def show_draft(self, draft: Draft) -> None:
        """Show a draft."""

    @property
    def fields(self) -> list[Field]:
        """All visible fields."""
        return [field for field in self.findChildren(Field) if field.isVisibleTo(self)]

    def show_problem(self, where: Where, words: str) -> bool:
        """Show the fault at a place, none for ""; return whether there is a field for it."""
        found = False
        for field in self.fields:
            here = bool(words) and field.where[: len(where)] == where[: len(field.where)] and not found
            field.show_problem(words if here else "")
            found = found or here
        return found

    def focus_at(self, where: Where) -> None:
        """Focus the field of a place."""
        for field in self.fields:
            if field.where[: len(where)] == where[: len(field.where)]:
                field.control.setFocus()
                return

    def show_painting(self, where: Where | None) -> None:
        """Show which zone is being painted."""
        for field in self.findChildren(ZoneField):
            field.show_painting(where)


class GamePanel(Panel):
    """The game's names."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("The game"), parent)
        self.form = Fields(specs.GAME, self)
        self.add(self.form)
        self.column.addStretch(1)

    def put(self, where: Where, value: Any) -> None:
        """Set the value at a place; the name in files follows the title until it is edited."""
        if where != ("title",):
            super().put(where, value)
            return

        def rename(draft: Draft) -> Draft:
            values: dict[Where, Any] = {where: value}
            if text_at(draft.table, "name") in ("", name_for(draft.title)) and not draft.source:
                values[("name",)] = name_for(value)
            return edits.put_each(draft, values)

        self.change(rename, where)

    def show_draft(self, draft: Draft) -> None:
        self.form.show_at(draft, ())


class BoardPanel(Panel):
    """The size and look of the board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("The board"), parent)
        self.files, self.ranks = (
            self._size(tr("Files, from left to right")),
            self._size(tr("Ranks, from bottom to top")),
        )
        self.explain(tr("Ranks are added and removed in the middle, so that both players keep what is near them."))
        self.form = Fields(specs.BOARD, self)
        self.add(self.form)
        self.column.addStretch(1)
        for spin in (self.files, self.ranks):
            spin.valueChanged.connect(self._resize)

    def _size(self, words: str) -> QSpinBox:
        spin = SpinBox(self)
        spin.setRange(SHORT_EDGE, MAX_SIZE)
        self.column.addWidget(label_for(spin, words, self, wraps=True))
        self.column.addWidget(spin)
        return spin

    def _resize(self) -> None:
        size = self.files.value(), self.ranks.value()
        self.change(lambda draft: edits.resize(draft, *size))

    def show_draft(self, draft: Draft) -> None:
        for spin, number in zip((self.files, self.ranks), draft.size, strict=True):
            with QSignalBlocker(spin):
                spin.setValue(number)
        self.form.show_at(draft, ())


class CastlingPanel(Panel):
    """Castling."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Castling"), parent)
        words = tr(
            "King and rook move together. First put them where they start; squares are as the first player sees them."
        )
        self.part = OptionalPart(tr("The king can castle"), words, specs.CASTLING, self)
        self.part.switched.connect(self._switch)
        self.add(self.part)
        self.castles = Rows(specs.CASTLE, tr("Add a castling"), tr("Remove"), self)
        self.castles.added.connect(lambda: self.change(self._with_another))
        self.castles.removed.connect(lambda number: self.put(("castling", "castles", number), None))
        self.add(self.castles)
        self.column.addStretch(1)

    def _switch(self, on: bool) -> None:
        self.change(edits.add_castling if on else lambda draft: edits.put(draft, ("castling",), None))

    @staticmethod
    def _with_another(draft: Draft) -> Draft:
        castles = draft.table["castling"].get("castles", [])
        castle = {"letter": "", "king": "", "rook": "", "king_to": "", "rook_to": "", "written": "O-O-O"}
        return edits.put(draft, ("castling", "castles"), [*castles, castle])

    def show_draft(self, draft: Draft) -> None:
        castling = draft.table.get("castling")
        self.part.show_at(draft, (), castling is not None)
        castles = castling.get("castles", []) if castling is not None else []
        self.castles.setVisible(castling is not None)
        self.castles.add_button.setVisible(len(castles) < 2)
        self.castles.show_rows(
            len(castles), lambda fields, number: fields.show_at(draft, ("castling", "castles", number))
        )


class SetupPanel(Panel):
    """A choice of each player before the first move."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Choice before the game"), parent)
        words = tr("Before the first move, each player chooses the arrangement of some pieces on the first rank.")
        self.part = OptionalPart(tr("The players choose a setup"), words, specs.SETUP, self)
        self.part.switched.connect(self._switch)
        self.add(self.part)
        self.choices = Rows(specs.SETUP_CHOICE, tr("Add a choice"), tr("Remove"), self)
        self.choices.added.connect(lambda: self.change(partial(self._with_choice, None)))
        self.choices.removed.connect(lambda number: self.change(partial(self._with_choice, number)))
        self.add(self.choices)
        self.column.addStretch(1)

    def _switch(self, on: bool) -> None:
        titles = (tr("As it is"), tr("Swapped"))
        add = partial(edits.add_setup, task=tr("Choose where these pieces start."), titles=titles)
        self.change(add if on else lambda draft: edits.put(draft, ("setup",), None))

    @staticmethod
    def _with_choice(removed: int | None, draft: Draft) -> Draft:
        """Return a draft with another choice, or without one."""
        values: dict[Where, Any] = {}
        for key in ("choices", "titles"):
            items = list(draft.table["setup"].get(key, []))
            if removed is None:
                items.append("")
            else:
                del items[removed : removed + 1]
            values["setup", key] = items
        return edits.put_each(draft, values)

    def show_draft(self, draft: Draft) -> None:
        """Show a draft."""
        setup = draft.table.get("setup")
        self.part.show_at(draft, (), setup is not None)
        self.choices.setVisible(setup is not None)
        count = len(setup.get("choices", [])) if setup is not None else 0

        def show(fields: Fields, number: int) -> None:
            for key, field in fields.fields.items():
                field.where = ("setup", key, number)
                field.show_value(draft, value_at(draft.table, field.where))

        self.choices.show_rows(count, show)


class EndsPanel(Panel):
    """How the game ends."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("How it ends"), parent)
        self.ends = Fields(specs.ENDS, self)
        self.add(self.ends)
        words = tr("A piece wins by arriving on certain squares, such as the king on the last rank.")
        self.arrival = OptionalPart(tr("A player can win by arrival"), words, specs.ARRIVAL, self)
        self.arrival.switched.connect(self._switch_arrival)
        self.add(self.arrival)
        self.column.addWidget(Label(tr("Repetition"), self, look="heading", wraps=True))
        self.repetition = Fields(specs.REPETITION, self)
        self.add(self.repetition)
        self.column.addStretch(1)

    def _switch_arrival(self, on: bool) -> None:
        add = partial(edits.add_arrival, reason="arrival", sentence="{winner} has reached the goal.")
        self.change(add if on else edits.remove_arrival)

    def show_draft(self, draft: Draft) -> None:
        self.ends.show_at(draft, ())
        self.repetition.show_at(draft, ())
        self.arrival.show_at(draft, (), "arrival" in draft.table.get("end", {}))


HINTS = {
    MOVE: Text("Drag pieces to where they start, or off the board. Choose a piece above to add more to the board."),
    REMOVE: Text("Click pieces to remove them. Esc: back to moving."),
}
PLACING = Text("Click squares to put the piece there. A hand shows what a player starts with. Esc: back to moving.")


class StartPanel(Panel):
    """The start position."""

    chosen = Signal(int)
    """The choice for clicks on the board: a piece, MOVE or REMOVE."""

    def __init__(self, pictures: PiecePictures, parent: QWidget | None = None) -> None:
        super().__init__(tr("Start position"), parent)
        self.palette_of_pieces = PiecePalette(pictures, self)
        self.palette_of_pieces.chosen.connect(self._choose)
        self.hint = Label(HINTS[MOVE](), self, look="muted", wraps=True)
        self.mirrors = CheckBox(tr("The other side mirrors it"), self)
        self.mirrors.setChecked(True)
        self.clear = make_button(tr("Clear the board"), self, lambda: self.change(edits.clear_board), enter=True)
        for widget in (self.palette_of_pieces, self.hint, self.mirrors, self.clear):
            self.column.addWidget(widget)
        self.problem = Label(parent=self, look="wrong", wraps=True)
        self.column.addWidget(self.problem)
        self.column.addStretch(1)

    def _choose(self, what: int) -> None:
        self.hint.setText(HINTS.get(what, PLACING)())
        self.chosen.emit(what)

    def show_problem(self, where: Where, words: str) -> bool:
        """Show the fault of the start."""
        here = where[:1] == ("start",)
        self.problem.setText(words if here else "")
        return here


class PanelStack(Stack):
    """Shows one of the panels, or another widget. `makers` make the panel of a section, by its name."""

    made = Signal(Panel)
    """A panel was made."""

    def __init__(self, makers: Mapping[str, Callable[[QWidget], Panel]], parent: QWidget) -> None:
        super().__init__(parent)
        self._makers = makers
        self._panels: dict[str, Panel] = {}
        self._areas: dict[str, ScrollArea] = {}

    def __getitem__(self, name: str) -> Panel:
        """The panel of a section."""
        if name not in self._panels:
            panel = self._panels[name] = self._makers[name](self)
            self.add(name, panel)
            self.made.emit(panel)
        return self._panels[name]

    def add(self, name: str, widget: QWidget) -> None:
        """Add a widget that can be shown by this name."""
        area = self._areas[name] = scrolling(widget, self)
        self.addWidget(area)

    def show_named(self, name: str) -> None:
        """Show a panel, or an added widget."""
        if name not in self._areas:
            _ = self[name]
        self.setCurrentWidget(self._areas[name])

    def scroll_up(self) -> None:
        """Scroll the current panel to its top."""
        for area in self._areas.values():
            if area is self.currentWidget():
                area.verticalScrollBar().setValue(0)

    def scroll_to(self, widget: QWidget) -> None:
        """Scroll to a widget in the current panel."""
        area = self.currentWidget()
        if isinstance(area, ScrollArea) and area.isAncestorOf(widget):
            area.ensureWidgetVisible(widget)
