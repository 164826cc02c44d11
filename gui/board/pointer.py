"""Mouse and touch on the board: clicks, drags, arrows, and dragging a picture by the frame.

Points are device pixels of the widget.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, Qt

from surajang.gui.board.annotations import Annotation, Colour, Mark, drawn_to
from surajang.gui.board.interaction import EditRequest, Placing
from surajang.gui.board.overlays import CONFIRM
from surajang.gui.board.places import Place
from surajang.gui.board.scene import Scene

DRAG_DISTANCE = 4


class Pointer:
    """The state of the pointer.

    `lifted`: the place whose piece is being dragged; `position`: the pointer's. `option`, `item`: the part of the
    chooser or the setup panel under it. `on_drawn` is called with an arrow or circle drawn by the person, `on_pulled`
    when the frame is dragged.
    """

    def __init__(self, scene: Scene, on_drawn: Callable[[Annotation], None], on_pulled: Callable[[], None]) -> None:
        self._scene = scene
        self._on_drawn = on_drawn
        self._on_pulled = on_pulled
        self.position = QPoint()
        self.lifted: Place | None = None
        self.hovered: Place | None = None
        self.option: int | None = None
        self.item: int | tuple[int, int] | None = None
        self.painting = False
        """Whether the brush is dragged over squares."""
        self._pressed = False
        self._start = QPoint()
        self._start_place: Place | None = None
        self._piece = 0  # the piece pressed
        self._colour = Colour.GREEN
        self._picked = False
        self._pressed_option: int | None = None
        self._pressed_item: int | tuple[int, int] | None = None

    @property
    def busy(self) -> bool:
        """Whether a press, a drag or an arrow has begun."""
        return self._pressed or self._scene.annotations.drawing is not None

    def let_go(self) -> None:
        """Forget a press, a drag or an arrow that has begun."""
        self.repaint()
        self._pressed = False
        self.painting = False
        self._pressed_option = None
        self._pressed_item = None
        self.lifted = None
        self._scene.annotations.drawing = None

    @property
    def holds_piece(self) -> bool:
        """Whether a piece is held that its player may move now or premove."""
        turn, place = self._scene.turn, self._start_place
        owner = turn.state.owner(place) if self._pressed and place is not None else None
        return owner is not None and (owner in turn.movable or owner != turn.state.side)

    def go_on(self) -> None:
        """Pick the held piece up again after the position or the movable sides changed; drop it if it is gone."""
        if not self._pressed or self._start_place is None:
            return
        if self._gone:
            self.repaint()
            self.lifted = None
        elif self._scene.turn.selected is None and self._scene.turn.pick(self._start_place):
            self._picked = True

    @property
    def _gone(self) -> bool:
        return self._piece != 0 and self._piece_at(self._start_place) != self._piece

    def _piece_at(self, place: Place | None) -> int:
        state = self._scene.turn.state
        return state.piece_at(place) if place is not None and state.owner(place) is not None else 0

    @property
    def on_frame(self) -> bool:
        """Whether the pointer is over the board's frame, and nothing covers it."""
        scene = self._scene
        return scene.chooser is None and scene.overlay is None and scene.geometry.on_frame(self.position)

    def lifted_rect(self) -> QRect | None:
        """Return the rectangle of the dragged piece."""
        if self.lifted is None:
            return None
        cell = self._scene.geometry.cell
        rect = QRect(0, 0, cell, cell)
        rect.moveCenter(self.position)
        return rect

    def repaint(self) -> None:
        """Repaint the dragged piece."""
        rect = self.lifted_rect()
        if rect is not None:
            self._scene.repaint(rect)

    def press(self, point: QPoint, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier) -> None:
        """Handle the press of a button."""
        scene = self._scene
        if self.busy:
            self.let_go()
            if button is not Qt.MouseButton.LeftButton:
                scene.turn.deselect()
            return
        place = scene.geometry.place_at(point)
        if button is Qt.MouseButton.RightButton:
            scene.turn.premove = None
            if scene.turn.placing is not None:
                self._start_place, self._colour = place, colour_for(modifiers)
            elif place is not None and scene.turn.choice is None:
                self._start_place, self._colour = place, colour_for(modifiers)
                self._draw_to(place)
            return
        if button is not Qt.MouseButton.LeftButton:
            return
        scene.annotations.clear()
        self.position = self._start = point
        self._start_place = None
        self._picked = False
        chooser, overlay = scene.chooser, scene.overlay
        if chooser is not None:
            self._pressed_option = chooser.option_at(point)
            if not chooser.rect.contains(point):
                scene.turn.deselect()
            return
        if overlay is not None:
            self._pressed_item = overlay.item_at(point)
            if overlay.covers(point):
                return
        self._pressed = True
        self._start_place = place
        turn = scene.turn
        self._piece = self._piece_at(place)
        if place is not None and (turn.selected is None or turn.may_change_to(place)):
            self._picked = turn.selected != place and turn.pick(place)

    def move(self, point: QPoint) -> None:
        """Handle a movement, with a button down or not."""
        scene = self._scene
        self.repaint()
        before, self.position = self.position, point
        if scene.chooser is not None:
            self.option = scene.chooser.option_at(point)
            return
        if scene.overlay is not None:
            self.item = scene.overlay.item_at(point)
        self.hovered = scene.geometry.place_at(point)
        if scene.annotations.drawing is not None:
            self._draw_to(self.hovered)
        elif self._pressed and scene.turn.placing is Placing.BRUSH and isinstance(self._start_place, int):
            self._paint(before, point, self._start_place)
        elif self._pressed and self.lifted is None and self._can_drag() and self._far_enough(point):
            self.lifted = self._start_place
        elif self._pulls() and self._far_enough(point):
            self.let_go()
            self._on_pulled()
        self.repaint()

    def release(self, point: QPoint, button: Qt.MouseButton) -> None:
        """Handle the release of a button."""
        scene = self._scene
        self.repaint()
        if button is Qt.MouseButton.RightButton and scene.turn.placing is not None:
            self._request_edit(scene.geometry.place_at(point))
            return
        if button is Qt.MouseButton.RightButton:
            drawn, scene.annotations.drawing = scene.annotations.drawing, None
            if drawn is not None:
                self.draw(drawn)
            return
        if button is not Qt.MouseButton.LeftButton:
            return
        pressed, lifted = self._pressed and not self.painting, self.lifted
        option, item = self._pressed_option, self._pressed_item
        self.let_go()
        if option is not None:
            if scene.chooser is not None and scene.chooser.option_at(point) == option:
                scene.turn.resolve(option)
        elif item is not None:
            if scene.overlay is not None and scene.overlay.item_at(point) == item:
                self._take_item(item)
        elif pressed:
            dragged = lifted is not None or (self._can_drag() and self._far_enough(point))
            self._put_down(dragged, scene.geometry.place_at(point))

    def _put_down(self, dragged: bool, place: Place | None) -> None:
        """End a press at a place, or beside the board."""
        turn, start = self._scene.turn, self._start_place
        if self._gone and isinstance(start, int):
            turn.refuse_gone(start, self._piece)
        elif dragged and place != start and turn.selected is not None:
            self._scene.dropped_at = place
            turn.put(place)
        elif place == start and not self._picked:
            turn.tap(place)
        elif start is not None and turn.selected is None and turn.setup is None:
            turn.tap(start)  # a drag of a piece that could not be picked up

    def _paint(self, before: QPoint, point: QPoint, start: int) -> None:
        """Paint the squares between two points of a drag of the brush that began on `start`."""
        scene = self._scene
        last = scene.geometry.place_at(before)
        steps = max(1, (point - before).manhattanLength() * 2 // scene.geometry.cell)
        for step in range(1, steps + 1):
            place = scene.geometry.place_at(before + (point - before) * step / steps)
            if isinstance(place, int) and place != last:
                if not self.painting:
                    self.painting = True
                    scene.turn.tap(start)
                scene.turn.on_painted(place, start)
            last = place

    def draw(self, drawn: Annotation) -> None:
        """Draw an arrow or a circle, or remove it if it is there already."""
        if self._scene.annotations.keeps_drawn:
            self._scene.annotations.toggle(drawn)
        self._on_drawn(drawn)

    def _request_edit(self, place: Place | None) -> None:
        """Request the edit of a right click on a place while pieces are placed freely; Shift removes."""
        turn = self._scene.turn
        if place is None or place != self._start_place:
            return
        if self._colour is Colour.RED:
            turn.remove(place)
        else:
            turn.request_edit(place, EditRequest.TURN_OVER if isinstance(place, int) else EditRequest.FEWER)

    def leave(self) -> None:
        """Handle the pointer leaving the board."""
        self.hovered = None
        self.option = None
        self.item = None

    def _take_item(self, item: int | tuple[int, int]) -> None:
        """Run an item of the setup panel."""
        scene = self._scene
        if item == CONFIRM:
            scene.turn.confirm_setup()
        elif scene.turn.setup is not None:
            if isinstance(item, int):
                scene.turn.setup.choose(item)
            else:
                scene.turn.setup.swap(item)

    def _can_drag(self) -> bool:
        """Return whether the pressed piece is the selected one."""
        turn = self._scene.turn
        return self._start_place is not None and self._start_place == (turn.step or turn.selected)

    def _pulls(self) -> bool:
        """Return whether a press of the frame can only mean to drag the board's picture."""
        scene = self._scene
        return (
            self._pressed
            and scene.turn.selected is None
            and scene.overlay is None
            and scene.geometry.on_frame(self._start)
        )

    def _far_enough(self, point: QPoint) -> bool:
        way = point - self._start
        distance = DRAG_DISTANCE * self._scene.scale.ratio
        return way.x() ** 2 + way.y() ** 2 >= distance**2

    def _draw_to(self, place: Place | None) -> None:
        """Draw an arrow to a square; anywhere else, and at its start, a circle around its start."""
        start = self._start_place
        if start is None:
            return
        self._scene.annotations.drawing = drawn_to(Mark(start, self._colour), place)


def colour_for(modifiers: Qt.KeyboardModifier) -> Colour:
    """Return the drawing colour for modifier keys: Shift red, Alt blue, both yellow, none green.

    Ctrl works like Shift, and Meta like Alt, since some desktops reserve Alt with a mouse button for windows.
    """
    one = bool(modifiers & (Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier))
    if modifiers & (Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier):
        return Colour.YELLOW if one else Colour.BLUE
    return Colour.RED if one else Colour.GREEN
