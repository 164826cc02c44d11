"""Keys on the board: a cursor that moves over squares and hands, and the keys of chooser and setup panel."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from surajang.gui.board.annotations import Annotation, Mark, drawn_to
from surajang.gui.board.interaction import EditRequest
from surajang.gui.board.places import Place, nearest
from surajang.gui.board.scene import Scene
from surajang.rules.codes import square_at

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
TAKE = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
REMOVE = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
EDIT_KEYS = {Qt.Key.Key_Plus: EditRequest.MORE, Qt.Key.Key_Equal: EditRequest.MORE, Qt.Key.Key_Minus: EditRequest.FEWER}
EXPLAIN = (Qt.Key.Key_Menu, Qt.Key.Key_Help)


class Keyboard:
    """The keys' cursor, and the actions of keys.

    `cancel` undoes one step of an unfinished move and returns whether there was one; `explain` explains a place.
    """

    def __init__(self, scene: Scene, cancel: Callable[[], bool], explain: Callable[[Place], None]) -> None:
        self._scene = scene
        self._cancel = cancel
        self._explain = explain
        self._latest: Place | None = None

    @property
    def cursor(self) -> Place | None:
        """The place of the keys' cursor, None while it is asleep."""
        return self._scene.keys_at

    def wake(self) -> None:
        """Show the cursor at its last place, or at the king of the side to move, or in the middle."""
        if self.cursor is None:
            scene, variant = self._scene, self._scene.state.variant
            known = self._latest in scene.geometry.rects
            middle = nearest(scene.state.squares, square_at(variant.files // 2, variant.ranks // 2))
            king = scene.state.king(scene.state.side)
            scene.keys_at = self._latest if self._latest is not None and known else king or middle

    def sleep(self) -> None:
        """Hide the cursor."""
        if self.cursor is not None:
            self._latest = self.cursor
            self._scene.keys_at = None

    def forget(self) -> None:
        """Hide the cursor, and begin at the king again."""
        self.sleep()
        self._latest = None

    def wants(self, key: int) -> bool:
        """Return whether the board takes this key now, before any shortcut of the window."""
        scene = self._scene
        if scene.paused:
            return False
        if scene.turn.choice is not None:
            return key in ARROWS or key in TAKE or key in (Qt.Key.Key_Minus, Qt.Key.Key_Plus, Qt.Key.Key_Escape)
        if scene.turn.setup is not None:
            putting_down = key == Qt.Key.Key_Escape and scene.turn.selected is not None
            return key in ARROWS or key in TAKE or putting_down or self._setup_number(key) is not None
        if key == Qt.Key.Key_Escape:
            turn = scene.turn
            return self.cursor is not None or turn.selected is not None or turn.premove is not None
        if key in REMOVE or key in EDIT_KEYS:
            return self.cursor is not None and scene.turn.placing is not None
        return key in TAKE or (self.cursor is not None and (key in ARROWS or key in EXPLAIN))

    def press(self, key: int, repeated: bool) -> bool:
        """Handle a key. Return whether it meant anything here; one that is held down chooses nothing."""
        scene = self._scene
        if not self.wants(key):
            return False
        if key in TAKE and repeated:
            return True
        if scene.turn.choice is not None:
            self._press_in_chooser(key)
        elif scene.turn.setup is not None:
            self._press_in_setup(key)
        elif key == Qt.Key.Key_Escape:
            if not self._cancel():
                self.sleep()
        elif self.cursor is None:
            self.wake()
        elif key in REMOVE:
            scene.turn.remove(self.cursor)
        elif key in EDIT_KEYS:
            scene.turn.request_edit(self.cursor, EDIT_KEYS[Qt.Key(key)])
        elif key in EXPLAIN:
            self._explain(self.cursor)
        elif key in ARROWS:
            scene.keys_at = scene.geometry.neighbour(self.cursor, *ARROWS[Qt.Key(key)])
            if scene.annotations.drawing is not None:
                scene.annotations.drawing = drawn_to(scene.annotations.drawing, scene.keys_at)
        else:
            scene.turn.tap(self.cursor)
        return True

    def draw(self) -> Annotation | None:
        """Begin an arrow at the cursor, or end it there; return it then, or a circle if it has not left its square."""
        annotations = self._scene.annotations
        self.wake()
        drawn, annotations.drawing = annotations.drawing, None
        if drawn is None and self.cursor is not None:
            annotations.drawing = Mark(self.cursor)
        return drawn

    def _press_in_chooser(self, key: int) -> None:
        """Handle a key while the chooser is open."""
        turn = self._scene.turn
        if turn.choice is None:
            return
        if key == Qt.Key.Key_Escape:
            turn.cancel()
        elif key == Qt.Key.Key_Minus:
            turn.resolve(turn.choice.declining)
        elif key == Qt.Key.Key_Plus:
            turn.resolve(1 if turn.choice.declining == 0 else 0)
        elif key in TAKE:
            turn.resolve(turn.choice.focus)
        else:
            turn.focus(turn.choice.focus + sum(ARROWS[Qt.Key(key)]))

    def _press_in_setup(self, key: int) -> None:
        turn = self._scene.turn
        number = self._setup_number(key)
        if turn.setup is None:
            return
        if number is not None:
            turn.setup.choose(number)
        elif key in TAKE:
            turn.confirm_setup()
        elif key == Qt.Key.Key_Escape:
            turn.cancel()
        else:
            right, down = ARROWS[Qt.Key(key)]
            columns = self._scene.overlay.columns if self._scene.overlay is not None else 1
            turn.setup.choose((turn.setup.current + right + columns * down) % len(turn.setup.texts))

    def _setup_number(self, key: int) -> int | None:
        """Return the number of the setup that a digit stands for, from 0."""
        setup = self._scene.turn.setup
        if setup is not None and Qt.Key.Key_1 <= key < Qt.Key.Key_1 + min(9, len(setup.texts)):
            return key - Qt.Key.Key_1
        return None


def is_plain(event: QKeyEvent) -> bool:
    """Return whether a key comes without Control, Alt or Meta, and an arrow key also without Shift."""
    barred = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
    if event.key() in ARROWS:
        barred |= Qt.KeyboardModifier.ShiftModifier
    return not event.modifiers() & barred
