"""The board of a page, which follows a document, and its container."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QMouseEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QScrollBar, QSizePolicy, QWidget

from surajang.gui.board.view import BoardView
from surajang.gui.desk.page_tools import PageTools
from surajang.gui.document.edits import Change, Jumped, Stepped
from surajang.gui.shell.sounds import move_sound
from surajang.rules.game import Node
from surajang.rules.transition import Transition

WHOLE = 100
EDGE = 24
"""The distance from the edge at which a dragged piece scrolls the board, in pixels."""


class BoardRoom(QWidget):
    """Holds a board. A board larger than this scrolls to the keys' cursor, to each move, and to a piece dragged to the
    edge; the wheel then scrolls instead of stepping through the game.
    """

    def __init__(self, board: BoardView, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.percent = WHOLE
        self._board = board
        self._frame = QWidget(self)
        self.across, self.down = (
            QScrollBar(direction, self) for direction in (Qt.Orientation.Horizontal, Qt.Orientation.Vertical)
        )
        for bar in (self.across, self.down):
            bar.hide()
            bar.setRange(0, 0)  # so that the middle of the board is visible first
            bar.valueChanged.connect(self._move)
        board.setParent(self._frame)
        board.installEventFilter(self)
        board.reveal_requested.connect(self.show_part)

    def sizeHint(self) -> QSize:
        return self._board.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._board.minimumSizeHint()

    def set_percent(self, percent: int) -> None:
        """Set the size of the board in percent of the available size."""
        if percent != self.percent:
            self.percent = percent
            self._lay_out()
            keys_at = self._board.scene.keys_at if self._board.ready else None
            if keys_at is not None:
                self.show_part(self._board.place_rect(keys_at))

    def show_part(self, part: QRect) -> None:
        """Scroll to a part of the board and its surroundings."""
        around = part.adjusted(-part.width(), -part.height(), part.width(), part.height())
        self._reach(around)
        self._reach(part)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        """Set the size of the board, with scroll bars if it does not fit."""
        larger = self.percent > WHOLE
        thick = self.down.sizeHint().width() if larger else 0
        seen = self.size() - QSize(thick, thick)
        size = self.size() * (self.percent / 100)
        self._frame.setGeometry(QRect(QPoint(), seen))
        self.across.setGeometry(0, seen.height(), seen.width(), thick)
        self.down.setGeometry(seen.width(), 0, thick, seen.height())
        for bar, room, whole in (
            (self.across, seen.width(), size.width()),
            (self.down, seen.height(), size.height()),
        ):
            middle = (bar.value() + bar.pageStep() / 2) / (bar.maximum() + bar.pageStep())
            bar.setVisible(larger)
            bar.setRange(0, max(0, whole - room))
            bar.setPageStep(room)
            bar.setSingleStep(max(1, whole // 20))
            bar.setValue(round(middle * whole - room / 2))
        self._board.resize(size)
        self._move()

    def _move(self) -> None:
        """Show the part of the board given by the scroll bars, or all of it centred."""
        if self.percent > WHOLE:
            self._board.move(-self.across.value(), -self.down.value())
        else:
            free = self.size() - self._board.size()
            self._board.move(free.width() // 2, free.height() // 2)

    def _reach(self, part: QRect) -> None:
        """Scroll just far enough to show a part of the board."""
        for bar, first, last in ((self.across, part.left(), part.right()), (self.down, part.top(), part.bottom())):
            if first < bar.value():
                bar.setValue(first)
            elif last > bar.value() + bar.pageStep():
                bar.setValue(last - bar.pageStep())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Scroll by the wheel, and to a dragged piece."""
        if self.percent > WHOLE:
            if isinstance(event, QWheelEvent):
                (self.down if event.angleDelta().y() else self.across).event(event)
                return True
            if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseMove and event.buttons():
                spot = event.position().toPoint()
                self._reach(QRect(spot - QPoint(EDGE, EDGE), spot + QPoint(EDGE, EDGE)))
        return super().eventFilter(watched, event)


class PageBoard(QObject):
    """The board of a page (`view`): it follows a document, steps with sounds, jumps without."""

    def __init__(self, tools: PageTools, page: QWidget) -> None:
        super().__init__(page)
        self._settings = tools.settings
        self._sounds = tools.sounds
        self.view = BoardView(page, tools.pictures)
        self.view.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show(self, change: Transition | None = None, forward: bool = True) -> None:
        """Show the document's position, with a change just made, or taken back."""
        raise NotImplementedError

    def follow(self, change: Change) -> None:
        """Show another position."""
        match change:
            case Stepped(node, transition, forward):
                self.show(transition, forward)
                if forward:
                    self.sound_of(node, transition)
            case Jumped():
                self.show()

    def sound_of(self, node: Node, change: Transition) -> None:
        """Play the sound of a move."""
        self._sounds.play(move_sound(node, change))
