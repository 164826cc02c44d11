"""The dialog with the list of engines."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QDialog, QListWidget, QListWidgetItem, QPushButton, QWidget

from surajang.gui.engines.engine_field import EngineField
from surajang.gui.engines.engine_list import MAX_ENGINES, Engine, EngineList
from surajang.gui.engines.engine_options import EngineOptionsDialog
from surajang.gui.engines.programs import listed_program
from surajang.gui.kit.buttons import make_button
from surajang.gui.kit.fields import size_in_text
from surajang.gui.kit.flow_layout import Flow, lay_column
from surajang.gui.kit.label import Label, tip
from surajang.gui.kit.qt_helpers import open_dialog
from surajang.gui.kit.scrolling import scrolling
from surajang.gui.kit.translation import Text, tr

WIDTH, HEIGHT = 84, 31
"""The size of the dialog, in average letters and in lines."""

KEY = Qt.ItemDataRole.UserRole
TITLE = Text("Engines")
WORDS = Text(
    "UCI engines that support these games. They can play in place of the computer, analyse in a"
    " study, and play matches."
)
OPTIONS, RENAME, TRY = Text("Options…"), Text("Rename"), Text("Try")
UP, DOWN, REMOVE = Text("Up"), Text("Down"), Text("Remove")
REMOVED = Text("{name} was removed from the list. The program itself was not touched.")


class EnginesDialog(QDialog):
    """Lists the engines; adds, tries, renames, configures, moves and removes them, with effect at once."""

    def __init__(self, engines: EngineList, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(TITLE())
        self._engines = engines
        engines.adopt()
        self._filling = False
        words = Label(WORDS(), self, wraps=True)
        self.list = QListWidget(self)
        self.list.setAccessibleName(TITLE())
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setMinimumHeight(3 * self.fontMetrics().height())
        self.line = Label(parent=self, look="muted", wraps=True)
        buttons = Flow(spacing=8)
        self.buttons: dict[Text, QPushButton] = {}
        for text, action in (
            (OPTIONS, self.set_options),
            (RENAME, self._rename),
            (TRY, self._try),
            (UP, lambda: self._move(-1)),
            (DOWN, lambda: self._move(1)),
            (REMOVE, self._remove),
        ):
            button = self.buttons[text] = make_button(text(), self, action)
            buttons.addWidget(button)
        self.field = EngineField(self)
        self.field.passed.connect(self._add)
        page = QWidget(self)
        whole = lay_column((scrolling(page, self), 1), within=self, margins=16, spacing=10)
        lay_column(words, (self.list, 1), self.line, buttons, self.field, within=page, margins=0, spacing=10)
        whole.addWidget(make_button(tr("Close"), self, self.accept), 0, Qt.AlignmentFlag.AlignRight)
        self.list.currentRowChanged.connect(lambda _: self._show_possible())
        self.list.itemChanged.connect(self._renamed)
        engines.changed.connect(self.refresh)
        self.refresh()
        self.list.setCurrentRow(0)
        (self.list if self.list.count() else self.field).setFocus()
        size_in_text(self, WIDTH, HEIGHT)

    @property
    def engine(self) -> Engine | None:
        """The selected engine, None if there is none."""
        item = self.list.currentItem()
        return self._engines.get(item.data(KEY)) if item is not None else None

    def refresh(self) -> None:
        """Update the list."""
        known, row = self.engine, self.list.currentRow()
        engines = self._engines.engines
        self._filling = True
        self.list.clear()
        for engine in engines:
            item = QListWidgetItem(engine.name)
            item.setToolTip(tip(engine.command))
            item.setData(KEY, engine.key)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
            self.list.addItem(item)
        self._filling = False
        keys = [engine.key for engine in engines]
        self.list.setCurrentRow(keys.index(known.key) if known else min(max(row, 0), len(keys) - 1))
        self._show_possible()

    def _show_possible(self) -> None:
        """Enable the buttons for the selected engine, and describe it."""
        engine, row = self.engine, self.list.currentRow()
        for text in (OPTIONS, RENAME, TRY, REMOVE):
            self.buttons[text].setEnabled(engine is not None)
        self.buttons[UP].setEnabled(row > 0)
        self.buttons[DOWN].setEnabled(0 <= row < self.list.count() - 1)
        if engine is None:
            self.line.setText(tr("No engines have been added yet. Surajang's own engine is always available."))
            return
        plays = engine == self._engines.chosen()
        lines = [engine.command, tr("{name} plays for the computer.", name=engine.name) if plays else ""]
        self.line.setText("\n".join(filter(None, lines)))

    def _select(self, key: str) -> None:
        for row in range(self.list.count()):
            if self.list.item(row).data(KEY) == key:
                self.list.setCurrentRow(row)

    # Actions

    def _add(self, command: str, name: str) -> None:
        if self.list.count() >= MAX_ENGINES:
            self.field.say(tr("The list of engines is full."), "wrong")
            return
        self._select(self._engines.add(name, command).key)

    def _rename(self) -> None:
        """Edit the selected engine's name in the list."""
        item = self.list.currentItem()
        if item is not None:
            self.list.editItem(item)

    def _renamed(self, item: QListWidgetItem) -> None:
        """Take the edited name, unless it is empty."""
        if not self._filling:
            self._engines.rename(item.data(KEY), item.text())
            self.refresh()

    def _try(self) -> None:
        engine = self.engine
        if engine is not None:
            self.field.ask(listed_program(engine))

    def _move(self, by: int) -> None:
        engine = self.engine
        if engine is not None:
            self._engines.move(engine.key, by)

    def _remove(self) -> None:
        engine = self.engine
        if engine is not None:
            self._engines.remove(engine.key)
            self.field.say(REMOVED(name=engine.name))

    def set_options(self) -> None:
        """Show the engine's options."""
        engine = self.engine
        if engine is not None:
            dialog = EngineOptionsDialog(self._engines, engine, self)
            open_dialog(dialog)

    def hideEvent(self, event: QHideEvent) -> None:
        """End the program."""
        self.field.stop()
        super().hideEvent(event)
