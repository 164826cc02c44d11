"""Where the parts of a game's page stand: players, messages and moves beside the board, or around and under it."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from gui.kit.scrolling import ScrollArea, scrolling

MARGINS = (10, 6, 10, 10)
SPACING = 10
BETWEEN = 8
"""Pixels between what stands in the side panel."""

LEAST_WIDTH, SHARE, MOST_WIDTH = 248, 0.27, 380
"""The side panel beside the board: its least width, its share of the page's, its greatest; they grow with the text."""

LARGEST_SHARE = 0.4
"""What the side panel never has more of, however large the text: the board stays the largest thing."""

LEAST_HEIGHT, SHARE_UNDER = 230, 0.26
"""The side panel under the board: what a result, some moves and the buttons need, and its share of the height."""

LARGEST_SHARE_UNDER = 0.3
"""What the side panel never has more of under the board, but for what must not be overlooked."""

LEAST_MOVES = 32
"""The height left to the list of moves, one move, when messages need its room in a small window."""

LEAST_MESSAGES = 56


class Messages(ScrollArea):
    """Messages one below the other, all seen if there is room for them, else to be scrolled through."""

    def __init__(self, messages: Sequence[QWidget], panel: QWidget) -> None:
        """`panel` is as wide as the messages are going to be."""
        super().__init__(panel)
        self._panel = panel
        self._messages = messages
        self._latest: QWidget | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Maximum)
        page = QWidget(self)
        page.setObjectName("messages")
        self._column = QVBoxLayout(page)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(BETWEEN)
        for message in messages:
            self._column.addWidget(message)
            message.installEventFilter(self)
        self.setWidget(page)  # which is watched by that, too
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask for another height, or for no room at all, when a message comes, changes or goes; show what came last."""
        kind = event.type()
        if kind in (QEvent.Type.LayoutRequest, QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self.setHidden(all(message.isHidden() for message in self._messages))
            self.updateGeometry()
            self._scroll_if_needed()
            if kind == QEvent.Type.ShowToParent:
                self._latest = next((message for message in self._messages if message is watched), self._latest)
        done = super().eventFilter(watched, event)
        moved = kind in (QEvent.Type.Move, QEvent.Type.Resize) and watched in (self._latest, self.widget())
        if moved and self._latest is not None:
            self.ensureWidgetVisible(self._latest, 0, 0)
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for another height at another width."""
        super().resizeEvent(event)
        self._scroll_if_needed()
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def _scroll_if_needed(self) -> None:
        """Allow a scroll bar only where there is not the height that is asked for.

        It takes width, and the messages may lack that height just because of it.
        """
        needed = self.height() < self.sizeHint().height()
        policy = Qt.ScrollBarPolicy.ScrollBarAsNeeded if needed else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setVerticalScrollBarPolicy(policy)

    def sizeHint(self) -> QSize:
        """Return the size in which all can be seen."""
        width = self._panel.width()
        return QSize(width, self._column.totalHeightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return the size in which something can be seen."""
        return QSize(0, min(LEAST_MESSAGES, self.sizeHint().height()))


class PageLayout(QGridLayout):
    """The layout of the page: a board, a strip for each player, and the side panel."""

    def __init__(self, page: QWidget, board: QWidget, messages: Sequence[QWidget], panel: Sequence[QWidget]) -> None:
        """`panel`: what stands in the side panel under the messages, first of all what takes the room that is left."""
        super().__init__(page)
        self.setContentsMargins(*MARGINS)
        self.setSpacing(SPACING)
        self._page = page
        self._board = board
        content = QWidget(page)
        self.panel = scrolling(content, page)
        self.messages = Messages(messages, content)
        self.column = QVBoxLayout(content)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(BETWEEN)
        self.column.addWidget(self.messages)
        for widget in panel:
            self.column.addWidget(widget, 1 if widget is panel[0] else 0)
        self._least = panel[0]
        self._arranged: tuple[QWidget, bool, int] | None = None

    def arrange(self, upper: QWidget, lower: QWidget, zoom: int, more: int = 0) -> None:
        """Lay out the page, with the strip of the player who sits at the upper edge and that of the other.

        The side panel stands beside the board, or under it with each player at their own side of the board: whichever
        leaves the larger board. `zoom` is the size of the text in percent, `more` the height that the side panel under
        the board is to have beyond its usual one.
        """
        scale = zoom / 100
        self._least.setMinimumHeight(round(LEAST_MOVES * scale))
        width, height = self._page.width(), self._page.height()
        beside = min(max(LEAST_WIDTH * scale, width * SHARE), MOST_WIDTH * scale, width * LARGEST_SHARE)
        under = min(max(LEAST_HEIGHT * scale, height * SHARE_UNDER), height * LARGEST_SHARE_UNDER)
        strips = upper.sizeHint().height() + lower.sizeHint().height()
        tall = min(width, height - under - strips - 3 * SPACING) > min(width - beside - SPACING, height)
        panel = under + more if tall else beside
        asked = (upper, tall, round(panel))
        if asked != self._arranged:
            self._arranged = asked
            self._stand(upper, lower, tall, round(panel))

    def _stand(self, upper: QWidget, lower: QWidget, tall: bool, panel: int) -> None:
        """Put all into their places; the side panel is so many pixels high if it is `tall`, else so many wide."""
        for widget in (self._board, upper, self.panel, lower):
            self.removeWidget(widget)
        unbounded = QSize(16_777_215, 16_777_215)
        for widget in (upper, self.panel, lower):
            widget.setMinimumWidth(0)
            widget.setMaximumSize(unbounded)
        self.panel.setMinimumHeight(0)
        if tall:
            for row, widget in enumerate((upper, self._board, lower, self.panel)):
                self.addWidget(widget, row, 0)
            self.panel.setFixedHeight(panel)
        else:
            self.addWidget(self._board, 0, 0, 3, 1)
            for row, widget in enumerate((upper, self.panel, lower)):
                self.addWidget(widget, row, 1)
            for widget in (upper, self.panel, lower):
                widget.setFixedWidth(panel)
        self.setRowStretch(1, 1)
        self.setColumnStretch(0, 1)
        self.activate()  # so that nothing is seen where it stood before
