"""The board of a study's page: it follows the document and its drawings, and shows lines as previews; and
the panels beside it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from surajang.gui.board.annotations import Annotation, Arrow, Mark
from surajang.gui.board.board_options import board_options
from surajang.gui.board.board_state import NOTHING_LEGAL, BoardState
from surajang.gui.board.places import Place, Slot, squares_of
from surajang.gui.board.state_of_game import badges_of, drawn_at, state_of
from surajang.gui.desk.board_room import PageBoard
from surajang.gui.desk.page_tools import PageTools
from surajang.gui.document.drawn_marks import COLOURS
from surajang.gui.document.drawn_marks import Mark as Drawn
from surajang.gui.document.edits import Annotated, Change, Jumped, Stepped
from surajang.gui.kit.accessible_widgets import KeySplitter
from surajang.gui.study.study import Study
from surajang.rules.codes import square_name
from surajang.rules.game import Game, Node
from surajang.rules.transition import Transition


class StudyBoard(PageBoard):
    """Shows a study on a board (`view`): the position, its drawings, the move's sign, a panel's arrows."""

    def __init__(self, study: Study, tools: PageTools, page: QWidget) -> None:
        super().__init__(tools, page)
        self._study = study
        self._arrows: tuple[Arrow, ...] = ()
        self._previewed = False
        self.view.scene.annotations.keeps_drawn = False
        self.view.drawn.connect(self._draw)

    def apply_settings(self) -> None:
        """Apply the settings."""
        self.view.set_options(board_options(self._settings, self._study.variant))

    def follow(self, change: Change) -> None:
        """Show another position, or its changed drawings."""
        if isinstance(change, Stepped | Jumped):
            self._arrows = ()
        super().follow(change)
        if isinstance(change, Annotated) and change.node is self._study.node and not self._previewed:
            self._annotate()

    def show(self, change: Transition | None = None, forward: bool = True) -> None:
        """Show the study's current position, with a change just made, or taken back."""
        self._previewed = False
        game = self._study.game
        self.view.show_state(state_of(game), change, forward)
        self._annotate()
        # Another setup is chosen by typing it, so that stepping through the start skips the choice.
        chosen = bool(game.position.setup and game.node.children)
        self.view.set_movable(() if chosen or game.node.outcome.over else {game.node.side})

    def set_arrows(self, arrows: Iterable[Arrow]) -> None:
        """Show a panel's arrows until another position is shown."""
        self._arrows = tuple(arrows)
        if not self._previewed:
            self._annotate()

    def preview(self, moves: Sequence[int], passed: bool = False) -> None:
        """Show the position after some legal moves without making them; no moves show the study's position again.

        `passed`: the turn is passed before them.
        """
        if not moves:
            if self._previewed:
                self.show()
            return
        game = self._study.game
        position = game.position.copy()
        if passed:
            position.pass_turn()
        for move in moves:
            position.make(move)
        ahead = Game(game.variant, position)
        self._previewed = True
        self.view.show_state(replace(state_of(ahead), last_move=squares_of(moves[-1]), rules=NOTHING_LEGAL))
        self.view.set_movable(())

    # Drawings

    def _annotate(self) -> None:
        """Show the drawings of the position, below a panel's arrows, and the sign of its move."""
        node = self._study.node
        marks, arrows = drawn_at(node, self.view.state.tables)
        self.view.annotate(marks, (*arrows, *self._arrows), badges_of(node))

    def _draw(self, annotation: Annotation) -> None:
        """Note the person's drawing; a hand has no name in PGN, so it can have no circle."""
        if self._previewed:
            return
        mark = _as_mark(annotation, self._study.node, self.view.state)
        if mark is not None:
            self._study.toggle_mark(mark)


def _as_mark(annotation: Arrow | Mark, node: Node, state: BoardState) -> Drawn | None:
    """Return an arrow or a circle as a document's mark, None if it cannot be one."""
    colour = COLOURS[annotation.colour]
    if isinstance(annotation, Mark):
        return None if isinstance(annotation.place, Slot) else Drawn(colour, _name(annotation.place, node, state))
    return Drawn(colour, _name(annotation.end, node, state), _name(annotation.start, node, state))


def _name(place: Place, node: Node, state: BoardState) -> str:
    """Return a place's name in a document."""
    if isinstance(place, Slot):
        letter = next(symbol for symbol, kind in state.variant.kinds.items() if kind == place.kind)
        return f"{letter if place.side == node.side else letter.lower()}@"
    return square_name(place)


class Panel(Protocol):
    """A panel above the tree."""

    def isHidden(self) -> bool:
        """Return whether it is hidden."""

    def minimumSizeHint(self) -> QSize:
        """Return the minimum size."""

    def maximumHeight(self) -> int:
        """Return the maximum height."""

    def preferred_height(self) -> int:
        """Return a comfortable height."""


class Panels(KeySplitter):
    """Analysis, openings, review and moves, with the smallest size hint: the moves scroll, not the page."""

    dragged = Signal()
    """Lines between the panels were moved, which `heights` tells."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.heights: dict[int, int] = {}
        """The heights of panels above the tree that were dragged, by number."""
        self._shared: list[int] = []
        self.splitterMoved.connect(lambda *_: self._note_heights())

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def share(self, panels: Sequence[tuple[Panel, int]], least: int) -> None:
        """Give the panels above the tree the heights that they need, each as far as that leaves the tree its number of
        pixels; those that were dragged keep their heights as far as that leaves it the `least`.
        """
        whole = sum(self.sizes())
        sizes = [0 if panel.isHidden() else panel.minimumSizeHint().height() for panel, _ in panels]
        for number, (panel, room) in enumerate(panels):
            wanted = panel.preferred_height()
            if wanted and not panel.isHidden() and number in self.heights:
                wanted, room = min(self.heights[number], panel.maximumHeight()), least
            sizes[number] += max(0, min(wanted - sizes[number], whole - room - sum(sizes)))
        self.setSizes([*sizes, whole - sum(sizes)])
        self._shared = self.sizes()

    def _note_heights(self) -> None:
        """Note the heights of the panels beside the line that was moved; the tree gets the rest."""
        sizes = self.sizes()
        for number, (before, now) in enumerate(zip(self._shared[:-1], sizes, strict=False)):
            if before != now:
                self.heights[number] = now
        self._shared = sizes
        self.dragged.emit()
