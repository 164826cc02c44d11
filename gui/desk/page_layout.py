"""The layout of a page with a board: players, messages and moves beside the board, or under it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QAction, QMoveEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QPushButton, QSizePolicy, QWidget

from surajang.gui.kit.buttons import WrappingButton
from surajang.gui.kit.flow_layout import lay_column, lay_row
from surajang.gui.kit.label import give_tip
from surajang.gui.kit.qt_helpers import soon
from surajang.gui.kit.scrolling import ScrollArea, scrolling

MARGINS = (10, 6, 10, 10)
SPACING = 10
BETWEEN = 8
"""Pixels between the parts of the side panel."""

MIN_WIDTH, SHARE, MAX_WIDTH = 248, 0.27, 380
"""The side panel beside the board: its minimum width, its share of the page's, its maximum; they grow with the text."""

MAX_SHARE = 0.4
"""The maximum share of the side panel, however large the text, so that the board stays larger."""

MIN_HEIGHT, SHARE_UNDER = 230, 0.26
"""The side panel under the board: the height for a result, some moves and the buttons, and its share of the page's."""

MAX_SHARE_UNDER = 0.3
"""The maximum share of the side panel under the board, without important messages."""

MAX_TOOLS = 0.12
"""The maximum share of the page's height that the tools take without scrolling."""

MIN_MOVES = 32
"""The minimum height of the list of moves, one move, when messages take its space in a small window."""

MIN_MESSAGES = 56

UNBOUNDED = 16_777_215
"""Qt's largest width or height of a widget, its maximum unless another is set."""


class Messages(ScrollArea):
    """Messages one below the other, which scroll if they do not all fit."""

    def __init__(self, messages: Sequence[QWidget], panel: QWidget) -> None:
        """`panel` has the width of the messages."""
        super().__init__(panel)
        self._panel = panel
        self._messages = messages
        self._latest: QWidget | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Maximum)
        page = QWidget(self)
        page.setObjectName("messages")
        self._column = lay_column(within=page, margins=0, spacing=BETWEEN)
        for message in messages:
            self._column.addWidget(message)
            message.installEventFilter(self)
        self.setWidget(page)  # which then also watches it
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Request another height, or none, when a message appears, changes or disappears; show the last one."""
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
        """Request another height at another width."""
        super().resizeEvent(event)
        self._scroll_if_needed()
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
        soon(self, self._reveal)

    def moveEvent(self, event: QMoveEvent) -> None:
        """Stay in sight where the panel scrolls."""
        super().moveEvent(event)
        soon(self, self._reveal)

    def _reveal(self) -> None:
        """Scroll the panel to the messages, now that it knows its height."""
        around = self.parentWidget()
        while around is not None and not isinstance(around, ScrollArea):
            around = around.parentWidget()
        if around is not None and self.isVisible():
            around.ensureWidgetVisible(self, 0, 0)

    def _scroll_if_needed(self) -> None:
        """Allow a scroll bar only if the requested height is not available.

        It takes width, which may be the only reason why the messages need more height.
        """
        needed = self.height() < self.sizeHint().height()
        policy = Qt.ScrollBarPolicy.ScrollBarAsNeeded if needed else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setVerticalScrollBarPolicy(policy)

    def sizeHint(self) -> QSize:
        width = self._panel.width()
        return QSize(width, self._column.totalHeightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, min(MIN_MESSAGES, self.sizeHint().height()))


class PageLayout(QGridLayout):
    """The layout of the page: a board, a strip for each player, and the side panel."""

    def __init__(
        self, page: QWidget, board: QWidget, messages: Sequence[QWidget], panel: Sequence[QWidget], tools: QWidget
    ) -> None:
        """`panel`: the widgets of the side panel. The first takes the remaining height; the messages are under it, so
        that nothing else moves when one appears. They scroll if they do not fit; the `tools` below them scroll only
        with very large text.
        """
        super().__init__(page)
        self.setContentsMargins(*MARGINS)
        self.setSpacing(SPACING)
        self._page = page
        self._board = board
        content = QWidget(page)
        self.panel = QWidget(page)
        area = scrolling(content, self.panel)
        area.setMinimumHeight(MIN_MOVES)  # less than Qt's minimum
        self._below = lay_column((area, 1), tools, within=self.panel, margins=0, spacing=BETWEEN)
        self._tools = tools
        self.messages = Messages(messages, content)
        moves, *others = panel
        self.column = lay_column((moves, 1), self.messages, *others, within=content, margins=0, spacing=BETWEEN)
        self._least = panel[0]
        self._usual = self._least.sizePolicy()
        self._arranged: tuple[QWidget, bool, int] | None = None

    def arrange(self, upper: QWidget, lower: QWidget, zoom: int, more: int = 0) -> None:
        """Lay out the page, with the strip of the player at the upper edge and that of the other.

        The side panel is beside the board, or under it with each player at their own side of the board: whichever
        leaves the larger board. `zoom` is the size of the text in percent, `more` the extra height of the side panel
        under the board.
        """
        scale = zoom / 100
        self._least.setMinimumHeight(round(MIN_MOVES * scale))
        width, height = self._page.width(), self._page.height()
        beside = min(max(MIN_WIDTH * scale, width * SHARE), MAX_WIDTH * scale, width * MAX_SHARE)
        under = min(max(MIN_HEIGHT * scale, height * SHARE_UNDER), height * MAX_SHARE_UNDER)
        strips = upper.sizeHint().height() + lower.sizeHint().height()
        tall = min(width, height - under - strips - 3 * SPACING) > min(width - beside - SPACING, height)
        panel = under + more if tall else beside
        self._put_tools(self._tools.heightForWidth(round(width if tall else beside)) > MAX_TOOLS * height)
        asked = (upper, tall, round(panel))
        if asked != self._arranged:
            self._arranged = asked
            self._place(upper, lower, tall, round(panel))

    def _put_tools(self, scroll: bool) -> None:
        """Put the tools into the scrolling part, where the first widget requests its minimum height, or below it."""
        spare = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        self._least.setSizePolicy(self._usual if scroll else spare)
        old, new = (self._below, self.column) if scroll else (self.column, self._below)
        if new.indexOf(self._tools) < 0:
            old.removeWidget(self._tools)
            new.addWidget(self._tools)

    def _place(self, upper: QWidget, lower: QWidget, tall: bool, panel: int) -> None:
        """Place everything; `panel` is the height of the side panel if `tall`, otherwise its width."""
        for widget in (self._board, upper, self.panel, lower):
            self.removeWidget(widget)
        for widget in (upper, self.panel, lower):
            widget.setMinimumWidth(0)
            widget.setMaximumSize(UNBOUNDED, UNBOUNDED)
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
        self.activate()  # so that nothing is painted at its former place


Widths = tuple[float, float, float]

WIDTHS: Widths = (260, 0.3, 420)
"""The part beside the board: its minimum width, its share of the page's, its maximum; they grow with the text."""

MAX_PANEL = 0.42
"""The maximum share of the panel, beside the board or under it."""


def place_beside(page: QWidget, row: QBoxLayout, panel: QWidget, zoom: int, widths: Widths = WIDTHS) -> None:
    """Put a panel beside the board, or under it, whichever leaves the larger board."""
    scale = zoom / 100
    least, share, most = widths
    width, height = page.width(), page.height()
    beside = min(max(least * scale, width * share), most * scale, width * MAX_PANEL)
    under = height * MAX_PANEL
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
    """Calls `arrange` when the size or the font of a page changes."""

    def __init__(self, page: QWidget, arrange: Callable[[], object]) -> None:
        super().__init__(page)
        self._arrange = arrange
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Watch the page's events without consuming any."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.FontChange):
            self._arrange()
        return False


GAP = 6


class BesideBar(QFrame):
    """Buttons for some actions, side by side if they fit, otherwise one below the other; disabled ones are hidden."""

    def __init__(self, home: QWidget, parent: QWidget | None = None) -> None:
        """`home` gets the focus when the button with the focus is hidden."""
        super().__init__(parent)
        self._home = home
        self.setObjectName("banner")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._row = lay_row(within=self, margins=(GAP, 4, GAP, 4), spacing=GAP)
        self.buttons: list[QPushButton] = []
        self.hide()

    def set_actions(self, actions: list[tuple[str, QAction]]) -> None:
        """Add a button with a short text for each action."""
        for text, action in actions:
            button = WrappingButton(text, self)
            button.home = self._home
            button.setProperty("segment", True)
            give_tip(button, action.toolTip())
            button.setAccessibleDescription(action.shortcut().toString() or " ")  # the tool tip repeats the name
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setAutoDefault(True)  # so that Enter presses it, outside a dialog too
            button.clicked.connect(action.trigger)
            action.enabledChanged.connect(button.setVisible)
            action.enabledChanged.connect(self._fold)
            button.setVisible(action.isEnabled())
            self._row.addWidget(button, 1)
            self.buttons.append(button)

    def _fold(self) -> None:
        """Put the buttons side by side where they fit."""
        wanted = sum(button.sizeHint().width() + GAP for button in self.buttons if not button.isHidden()) + GAP
        fits = wanted <= self.width()
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()
