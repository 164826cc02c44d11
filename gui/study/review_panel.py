"""The review of a game beside its board: the graph, how well both have played, and the list of bad moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from gui.kit.flow_layout import Flow
from gui.kit.label import Label, give_tip, tip
from gui.kit.row_list import row_height
from gui.kit.scrolling import scrolling
from gui.kit.theme import Palette
from gui.review import review_text
from gui.review.chance_graph import ChanceGraph

PLACE = Qt.ItemDataRole.UserRole
ROW = 1.45
"""The height of a row, in lines of text."""


@dataclass(frozen=True)
class BadMove:
    """A row of the list: the move's place in the main line, the move with its sign, what is written of it, and what is
    said of both."""

    place: int
    written: str
    words: str
    heard: str


class BadMoves(QListWidget):
    """The list, as high as its rows; what is around it scrolls."""

    def event(self, event: QEvent) -> bool:
        """Keep the arrow keys from the commands that have them, while the list has the keys."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            keys = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End)
            if event.key() in keys and event.modifiers() == Qt.KeyboardModifier.NoModifier:
                event.accept()
                return True
        return super().event(event)


class ReviewPanel(QWidget):
    """Shows what there is of a review, and how far one is that is being made; without either it is hidden."""

    chosen = Signal(int)
    """A place of the main line is to be shown, 0 for the start."""

    cancelled = Signal()
    """The review is not waited for any more."""

    learn_wanted = Signal(int)
    """The mistakes of a side are to be tried again."""

    def __init__(self, colours: Palette, players: tuple[str, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = Label(parent=self)
        self.words.setWordWrap(True)
        self.bar = QProgressBar(self)
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(6)
        self.cancel = QPushButton(review_text.CANCEL(), self)
        self.cancel.setAutoDefault(True)
        self.cancel.clicked.connect(self.cancelled)
        self.progress = QWidget(self)
        self.graph = ChanceGraph(colours, self)
        self.graph.chosen.connect(self.chosen)
        self.summaries = (Label(parent=self), Label(parent=self))
        self.learn_buttons: tuple[QPushButton, ...] = tuple(self._learn_button(side, players) for side in (0, 1))
        self.list = BadMoves(self)
        self._inner = QWidget()
        self._inner.setObjectName("page")
        self.area = scrolling(self._inner, self)
        self._colours = colours
        self._lay_out()
        self.progress.hide()
        self._show_parts(False)

    def _learn_button(self, side: int, players: tuple[str, str]) -> QPushButton:
        """Return the button that has the mistakes of a side tried again."""
        button = QPushButton(review_text.LEARN_AS(player=players[side]), self)
        give_tip(button, review_text.LEARN_FROM(player=players[side]))
        button.setAutoDefault(True)
        button.clicked.connect(lambda _=False: self.learn_wanted.emit(side))
        return button

    def _lay_out(self) -> None:
        """Put everything into its place."""
        said = QVBoxLayout(self.progress)
        said.setContentsMargins(0, 0, 0, 0)
        said.setSpacing(2)
        said.addWidget(self.words)
        said.addWidget(self.bar)
        said.addWidget(self.cancel, 0, Qt.AlignmentFlag.AlignRight)
        rows = QVBoxLayout(self._inner)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(4)
        rows.addWidget(self.progress)
        for label in self.summaries:
            label.setWordWrap(True)
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            rows.addWidget(label)
        buttons = self._buttons = QWidget(self._inner)
        flow = Flow(buttons, 6)
        for button in self.learn_buttons:
            flow.addWidget(button)
        rows.addWidget(buttons)
        rows.addWidget(self.list)
        rows.addStretch(1)
        self._set_up_list()
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.graph)
        column.addWidget(self.area, 1)

    def _set_up_list(self) -> None:
        """Let the list show one line for each move."""
        view = self.list
        view.setAccessibleName(review_text.BAD_MOVES())
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.setUniformItemSizes(True)
        view.setTextElideMode(Qt.TextElideMode.ElideRight)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.itemClicked.connect(lambda item: self.chosen.emit(item.data(PLACE)))
        view.currentRowChanged.connect(self._walked)

    # What it shows

    @property
    def empty(self) -> bool:
        """Whether there is nothing to show."""
        return self.progress.isHidden() and self.graph.isHidden()

    def show_progress(self, done: int, total: int) -> None:
        """Show how far the review is."""
        self.words.setText(review_text.progress(done, total))
        self.bar.setRange(0, total)
        self.bar.setValue(done)
        self.bar.setAccessibleName(self.words.text())
        self.progress.show()

    def end_progress(self) -> None:
        """Show no more that a review is being made."""
        self.progress.hide()

    def show_review(self, chances: Sequence[float | None], levels: dict[int, str], summaries: tuple[str, str]) -> None:
        """Show the first player's chances at each place, how bad moves are by their places, and how both have played.
        Without chances nothing is shown."""
        self._show_parts(bool(chances))
        self.graph.show_chances(chances, levels)
        for label, words in zip(self.summaries, summaries, strict=True):
            label.setText(words)

    def show_moves(self, moves: Sequence[BadMove], learn: tuple[int, int]) -> None:
        """List bad moves; `learn` counts those of each side from which something can be learned."""
        self.list.blockSignals(True)
        self.list.clear()
        for move in moves:
            text = f"{move.written} {move.words}".strip()
            self.list.addItem(text)
            item = self.list.item(self.list.count() - 1)
            item.setData(PLACE, move.place)
            item.setToolTip(tip(text))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, move.heard)
        self.list.blockSignals(False)
        self.list.setVisible(bool(moves) and not self.graph.isHidden())
        for button, count in zip(self.learn_buttons, learn, strict=True):
            button.setVisible(count > 0)
        self.size_to_text()

    def show_current(self, place: int, words: str) -> None:
        """Mark a place in the graph and in the list; `words` say what is known of it."""
        self.graph.show_current(place, words)
        rows = range(self.list.count())
        row = next((row for row in rows if self.list.item(row).data(PLACE) == place), -1)
        if row != self.list.currentRow():
            self.list.blockSignals(True)
            self.list.setCurrentRow(row)
            self.list.blockSignals(False)
        if row >= 0:
            rect = self.list.visualItemRect(self.list.item(row))
            self.area.ensureVisible(0, self.list.y() + rect.center().y(), 0, rect.height())

    def _walked(self, row: int) -> None:
        """Show the move that was walked to with the keys."""
        if row >= 0:
            self.chosen.emit(self.list.item(row).data(PLACE))

    def _show_parts(self, on: bool) -> None:
        """Show graph, figures and list, or none of them."""
        for part in (self.graph, *self.summaries, self._buttons, self.list):
            part.setVisible(on)

    # How it looks

    def set_colours(self, colours: Palette) -> None:
        """Take other colours."""
        self._colours = colours
        self.graph.set_colours(colours)

    def size_to_text(self) -> None:
        """Be as high as the present size of text asks for."""
        row = row_height(self.fontMetrics(), ROW)
        chosen = f"background: {self._colours.selection.name()}; color: {self._colours.text.name()};"
        look = f"QListWidget::item {{ height: {row}px; padding: 0; }} QListWidget::item:selected {{ {chosen} }}"
        self.list.setStyleSheet(look)
        self.list.setFixedHeight(row * max(1, self.list.count()) + 4)
        self.area.setMinimumHeight(row)
        self.graph.setMaximumHeight(self.graph.sizeHint().height())

    def wanted_height(self) -> int:
        """Return the height in which much of it can be seen."""
        if self.graph.isHidden():
            return self.progress.sizeHint().height() if not self.progress.isHidden() else 0
        row = row_height(self.fontMetrics(), ROW)
        rows = 3 + min(4, self.list.count()) + 2 * any(not button.isHidden() for button in self.learn_buttons)
        shown = self.progress.sizeHint().height() if not self.progress.isHidden() else 0
        return shown + self.graph.sizeHint().height() + rows * row
