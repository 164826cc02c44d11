"""A board and a panel on one page."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QBoxLayout, QWidget

Widths = tuple[float, float, float]

WIDTHS: Widths = (260, 0.3, 420)
"""What stands beside the board: its least width, its share of the page's, its greatest; they grow with the text."""

LARGEST_SHARE = 0.42
"""What the panel never has more of, beside the board or under it."""

UNBOUNDED = 16_777_215


def stand_beside(page: QWidget, row: QBoxLayout, panel: QWidget, zoom: int, widths: Widths = WIDTHS) -> None:
    """Let a panel stand beside the board, or under it: whichever leaves the larger board."""
    scale = zoom / 100
    least, share, most = widths
    width, height = page.width(), page.height()
    beside = min(max(least * scale, width * share), most * scale, width * LARGEST_SHARE)
    under = height * LARGEST_SHARE
    tall = min(width, height - under) > min(width - beside, height)
    row.setDirection(QBoxLayout.Direction.TopToBottom if tall else QBoxLayout.Direction.LeftToRight)
    if tall:
        panel.setMinimumWidth(0)
        panel.setMaximumWidth(UNBOUNDED)
        panel.setFixedHeight(round(under))
    else:
        panel.setMinimumHeight(0)
        panel.setMaximumHeight(UNBOUNDED)
        panel.setFixedWidth(round(beside))


class Arranger(QObject):
    """Has a page laid out again (`arrange`) when it has another size, or its text."""

    def __init__(self, page: QWidget, arrange: Callable[[], object]) -> None:
        super().__init__(page)
        self._arrange = arrange
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look at the page's events, and take none away."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.FontChange):
            self._arrange()
        return False
