"""The panels above each other beside a study's board."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QSize

from surajang.gui.kit.accessible_widgets import KeySplitter


class Panel(Protocol):
    """A panel above the tree."""

    def isHidden(self) -> bool:
        """Return whether it is hidden."""

    def minimumSizeHint(self) -> QSize:
        """Return the minimum size."""

    def preferred_height(self) -> int:
        """Return a comfortable height."""


class Panels(KeySplitter):
    """Analysis, openings, review and moves, with the smallest size hint: the moves scroll, not the page."""

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def share(self, panels: Sequence[tuple[Panel, int]]) -> None:
        """Give the panels above the tree the heights that they need, each as far as that leaves the tree its number of
        pixels.
        """
        whole = sum(self.sizes())
        sizes = [0 if panel.isHidden() else panel.minimumSizeHint().height() for panel, _ in panels]
        for number, (panel, room) in enumerate(panels):
            sizes[number] += max(0, min(panel.preferred_height() - sizes[number], whole - room - sum(sizes)))
        self.setSizes([*sizes, whole - sum(sizes)])
