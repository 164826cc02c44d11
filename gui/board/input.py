"""The widget's events: they go to pointer, keyboard and piece card, and update the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPointingDevice, QWheelEvent

from surajang.gui.board.annotations import Arrow, in_next_colour
from surajang.gui.board.display import Panels
from surajang.gui.board.keyboard import TAKE, Keyboard, is_plain
from surajang.gui.board.overlays import CONFIRM
from surajang.gui.board.piece_card import Explainer
from surajang.gui.board.pointer import Pointer
from surajang.gui.board.reading import ReadingKeys
from surajang.gui.board.scene import Scene
from surajang.gui.board.spoken import describe, in_hand, taken
from surajang.gui.kit import announcing
from surajang.gui.kit.translation import Text

WHEEL_STEP = 120

STAYING = (
    Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.PopupFocusReason,
    Qt.FocusReason.MenuBarFocusReason,
)
"""The reasons for which the focus leaves only for a while, so that the keys' cursor stays awake."""

TABBING = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
DRAWS = Text("Drawing from {square}. Move to another square, or stay here, and press the same key again.")


class Board(Protocol):
    """The parts of a board widget that its events use."""

    scene: Scene
    pointer: Pointer
    keyboard: Keyboard
    reading: ReadingKeys
    explainer: Explainer
    panels: Panels
    keys_in_words: str

    def refresh(self) -> None: ...
    def finish_animation(self) -> None: ...
    def announce(self, text: str) -> None: ...
    def setFocus(self) -> None: ...
    def setCursor(self, cursor: Qt.CursorShape, /) -> None: ...
    def unsetCursor(self) -> None: ...


class Input:
    """Handles the events of one board.

    `on_step` is called with the steps of the wheel, 1 forward, -1 back; `on_cursor` to announce the place of the keys'
    cursor; `on_touch` before a click, a finger or a key picks up or puts down a piece.
    """

    def __init__(
        self, board: Board, on_step: Callable[[int], None], on_cursor: Callable[[], None], on_touch: Callable[[], None]
    ) -> None:
        self._board = board
        self._on_cursor = on_cursor
        self._on_step = on_step
        self._on_touch = on_touch
        self._wheel = 0

    def take(self, event: QEvent) -> bool:
        """Handle an event. Return whether it is consumed."""
        board = self._board
        if not board.scene.ready:
            return False
        if isinstance(event, QMouseEvent):
            return self._take_mouse(event)
        if isinstance(event, QKeyEvent):
            return self._take_key(event)
        if isinstance(event, QFocusEvent):
            self._take_focus(event)
        elif isinstance(event, QWheelEvent) and event.type() is QEvent.Type.Wheel:
            return self._take_wheel(event)
        elif event.type() is QEvent.Type.Leave:
            board.explainer.stop()
            board.pointer.leave()
            board.refresh()
            board.panels.repaint()
        elif event.type() is QEvent.Type.WindowBlocked:
            self._lose_release()
        return False

    def _begin(self) -> None:
        """End everything that any input ends: a running animation, evidence, an explanation."""
        scene = self._board.scene
        self._board.finish_animation()
        self._board.explainer.stop()
        scene.dropped_at = None
        scene.annotations.lit = ()
        scene.turn.evidence = ()

    # Keys

    def _take_key(self, event: QKeyEvent) -> bool:
        """Handle a key that means something on the board, before any shortcut of the window."""
        board = self._board
        if event.type() is QEvent.Type.KeyRelease or not is_plain(event):
            return False
        if board.reading.wants(event.key()):
            if event.type() is QEvent.Type.KeyPress:
                self._begin()
                words = board.reading.press(event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
                self._follow_up()
                board.announce(words)
            event.accept()
            return True
        if not board.keyboard.wants(event.key()):
            return False
        if event.type() is QEvent.Type.KeyPress:
            self._begin()
            if event.key() in TAKE:
                self._on_touch()
            key, before = event.key(), in_hand(board.scene)
            tapped = before.selected if key == Qt.Key.Key_Escape else board.scene.keys_at if key in TAKE else None
            board.keyboard.press(key, event.isAutoRepeat())
            self._follow_up()
            words = taken(board.scene, before, tapped)
            if words:
                board.announce(words)
        event.accept()
        return True

    def _follow_up(self) -> None:
        """Update the board after a key, and announce the keys' cursor."""
        board = self._board
        board.refresh()
        board.panels.repaint()
        self._on_cursor()

    def _take_focus(self, event: QFocusEvent) -> None:
        """Wake the keys' cursor when Tab leads here, let it sleep when the focus goes for good."""
        board = self._board
        if event.type() is QEvent.Type.FocusIn and event.reason() in TABBING:
            board.keyboard.wake()
            board.refresh()
            self._on_cursor()
        elif event.type() is QEvent.Type.FocusIn:
            self._on_cursor()
            if board.keyboard.cursor is None and board.scene.turn.setup is None:
                announcing.announce(board.keys_in_words, announcing.LAST)
                board.keys_in_words = ""
        elif event.type() is QEvent.Type.FocusOut and event.reason() not in STAYING:
            board.keyboard.sleep()
            board.refresh()

    def draw_by_keys(self) -> None:
        """Begin an arrow or a circle at the keys' cursor, or end it there, in the next colour if there is one
        already.
        """
        board, scene = self._board, self._board.scene
        if not scene.ready or scene.paused or scene.turn.setup is not None or scene.turn.choice is not None:
            return
        drawn = board.keyboard.draw()
        if drawn is not None:
            drawn = in_next_colour(drawn, scene.annotations.over((*scene.state.marks, *scene.state.arrows)))
            board.pointer.draw(drawn)
        board.setFocus()
        board.refresh()
        begun = scene.keys_at if drawn is None else drawn.start if isinstance(drawn, Arrow) else drawn.place
        if begun is not None:
            words = describe(scene, begun)
            board.announce(DRAWS(square=words) if drawn is None else words)

    # Mouse and touch

    def _take_mouse(self, event: QMouseEvent) -> bool:
        """Handle a button or a movement; ignore it while the board is paused."""
        take = {
            QEvent.Type.MouseButtonPress: self._press,
            QEvent.Type.MouseButtonDblClick: self._press_again,
            QEvent.Type.MouseMove: self._move,
            QEvent.Type.MouseButtonRelease: self._release,
        }.get(event.type())
        if take is None:
            return False
        if not self._board.scene.paused:
            take(event)
        event.accept()
        return True

    def _press(self, event: QMouseEvent) -> None:
        board = self._board
        board.keyboard.sleep()
        point = board.scene.scale.point_to_device(event.position())
        self._begin()
        if event.type() is QEvent.Type.MouseButtonPress:  # the other click must not answer its question
            self._on_touch()
        board.pointer.press(point, event.button(), event.modifiers())
        board.refresh()
        board.panels.repaint()
        if event.pointingDevice().pointerType() == QPointingDevice.PointerType.Finger:
            board.explainer.touch(board.scene.geometry.place_at(point))

    def _press_again(self, event: QMouseEvent) -> None:
        """Handle the second click as a click of its own, unless the first one raised a question."""
        scene = self._board.scene
        point = scene.scale.point_to_device(event.position())
        confirms = scene.overlay is not None and scene.overlay.item_at(point) == CONFIRM
        if scene.chooser is None and not confirms:
            self._press(event)

    def _lose_release(self) -> None:
        """End a press or a drag whose release goes to a dialog or a menu; what the keys have begun goes on."""
        board = self._board
        if board.pointer.busy and board.keyboard.cursor is None:
            if board.pointer.lifted is not None:
                board.scene.turn.deselect()
            board.pointer.let_go()
            board.refresh()
            self._show_cursor()

    def _move(self, event: QMouseEvent) -> None:
        board, pointer = self._board, self._board.pointer
        if not event.buttons():
            self._lose_release()
        before, over = (pointer.hovered, pointer.on_frame), (pointer.option, pointer.item)
        pointer.move(board.scene.scale.point_to_device(event.position()))
        board.refresh()
        if over != (pointer.option, pointer.item):
            board.panels.repaint()
        if before != (pointer.hovered, pointer.on_frame):
            self._show_cursor()
            board.explainer.rest(pointer.hovered)

    def _release(self, event: QMouseEvent) -> None:
        board, pointer = self._board, self._board.pointer
        if board.explainer.shown and pointer.lifted is None:  # a long press asks for an explanation, and does not move
            pointer.let_go()
            board.scene.turn.deselect()
        pointer.release(board.scene.scale.point_to_device(event.position()), event.button())
        board.explainer.stop()
        board.refresh()
        board.panels.repaint()
        self._show_cursor()

    def _show_cursor(self) -> None:
        """Show a hand over pieces that can be picked up, and over the frame, from which a picture can be dragged."""
        board, place = self._board, self._board.pointer.hovered
        if board.pointer.lifted is not None:
            board.setCursor(Qt.CursorShape.ClosedHandCursor)
        elif board.pointer.on_frame or (place is not None and board.scene.turn.can_pick(place)):
            board.setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            board.unsetCursor()

    def _take_wheel(self, event: QWheelEvent) -> bool:
        """Step through the game, if the options say so."""
        if not self._board.scene.options.wheel_steps:
            event.ignore()
            return True
        self._board.finish_animation()
        self._wheel += event.angleDelta().y()
        while abs(self._wheel) >= WHEEL_STEP:
            down = self._wheel < 0
            self._wheel += WHEEL_STEP if down else -WHEEL_STEP
            self._on_step(1 if down else -1)
        event.accept()
        return True
