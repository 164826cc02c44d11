"""The panels above each other beside a study's board."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from surajang.gui.kit.accessible_widgets import KeySplitter


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
