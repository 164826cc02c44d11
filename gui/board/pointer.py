"""Mouse and touch on the board: clicks, drags, arrows. Points are device pixels of the widget."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt

from gui.board.arrows import Arrow, arrow_colour
from gui.board.places import Place, Slot
from gui.board.setup_overlay import CONFIRM
from gui.board.stage import Stage

DRAG_DISTANCE = 4


class Pointer:
    """What the pointer is doing.

    `lifted`: the place whose piece is being dragged, `position` where the pointer is. `arrow`: the arrow that is being
    drawn. `option`, `item`: what of the chooser or the setup panel it is over.
    """

    def __init__(self, view: Stage) -> None:
        self._view = view
        self.position = QPoint()
        self.lifted: Place | None = None
        self.hovered: Place | None = None
        self.arrow: Arrow | None = None
        self.option: int | None = None
        self.item: int | tuple[int, int] | None = None
        self._pressed = False
        self._start = QPoint()
        self._start_place: Place | None = None
        self._picked = False
        self._pressed_option: int | None = None
        self._pressed_item: int | tuple[int, int] | None = None

    def let_go(self) -> None:
        """Forget a press, a drag or an arrow that has begun."""
        self.repaint()
        self._pressed = False
        self._pressed_option = None
        self._pressed_item = None
        self.lifted = None
        self.arrow = None

    def lifted_rect(self) -> QRect | None:
        """Return where the dragged piece is drawn."""
        if self.lifted is None:
            return None
        cell = self._view.geometry_now.cell
        rect = QRect(0, 0, cell, cell)
        rect.moveCenter(self.position)
        return rect

    def repaint(self) -> None:
        """Have the dragged piece repainted where it is."""
        rect = self.lifted_rect()
        if rect is not None:
            self._view.update(self._view.to_widget(rect))

    def press(self, point: QPoint, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier) -> None:
        """Take a button going down."""
        view = self._view
        if self._pressed or self.arrow:
            self.let_go()
            if button is not Qt.MouseButton.LeftButton:
                view.turn.deselect()
            return
        place = view.geometry_now.place_at(point)
        if button is Qt.MouseButton.RightButton:
            view.turn.premove = None
            if place is not None and view.turn.choice is None:
                self.arrow = Arrow(place, place, arrow_colour(modifiers))
            return
        if button is not Qt.MouseButton.LeftButton:
            return
        view.arrows.clear()
        self.position = self._start = point
        self._start_place = None
        self._picked = False
        chooser, overlay = view.chooser, view.overlay
        if chooser is not None:
            self._pressed_option = chooser.option_at(point)
            if not chooser.rect.contains(point):
                view.turn.deselect()
            return
        if overlay is not None:
            self._pressed_item = overlay.item_at(point)
            if overlay.covers(point):
                return
        self._pressed = True
        self._start_place = place
        turn = view.turn
        if place is not None and (turn.selected is None or turn.may_change_to(place)):
            self._picked = turn.selected != place and turn.pick(place)

    def move(self, point: QPoint) -> None:
        """Take a movement, with a button down or not."""
        view = self._view
        self.repaint()
        self.position = point
        if view.chooser is not None:
            self.option = view.chooser.option_at(point)
            return
        if view.overlay is not None:
            self.item = view.overlay.item_at(point)
        self.hovered = view.geometry_now.place_at(point)
        if self.arrow is not None:
            end = self.hovered if self.hovered is not None else self.arrow.start
            self.arrow = Arrow(self.arrow.start, self._arrow_end(end), self.arrow.colour)
        elif self._pressed and self.lifted is None and self._can_drag() and self._far_enough(point):
            self.lifted = self._start_place
        self.repaint()

    def release(self, point: QPoint, button: Qt.MouseButton) -> None:
        """Take a button going up."""
        view = self._view
        self.repaint()
        if button is Qt.MouseButton.RightButton:
            if self.arrow is not None:
                view.arrows.toggle(self.arrow)
                self.arrow = None
            return
        if button is not Qt.MouseButton.LeftButton:
            return
        pressed, lifted = self._pressed, self.lifted
        option, item = self._pressed_option, self._pressed_item
        self.let_go()
        if option is not None:
            if view.chooser is not None and view.chooser.option_at(point) == option:
                view.turn.resolve(option)
        elif item is not None:
            if view.overlay is not None and view.overlay.item_at(point) == item:
                self._take_item(item)
        elif pressed:
            place = view.geometry_now.place_at(point)
            if lifted is not None and place != self._start_place:
                view.dropped_at = place
                if place is None or isinstance(place, Slot):
                    view.turn.deselect()
                else:
                    view.turn.put(place)
            elif place == self._start_place and not self._picked:
                view.turn.tap(place)
            elif self._start_place is not None and view.turn.selected is None and view.turn.setup is None:
                view.turn.tap(self._start_place)  # a drag of what could not be picked up

    def leave(self) -> None:
        """Take the pointer leaving the board."""
        self.hovered = None
        self.option = None
        self.item = None

    def _take_item(self, item: int | tuple[int, int]) -> None:
        """Do what an item of the setup panel stands for."""
        view = self._view
        if item == CONFIRM:
            view.turn.confirm_setup()
        elif view.turn.setup is not None:
            if isinstance(item, int):
                view.turn.setup.choose(item)
            else:
                view.turn.setup.swap(item)

    def _can_drag(self) -> bool:
        """Say whether what was pressed is the piece in hand to move."""
        turn = self._view.turn
        return self._start_place is not None and self._start_place == (turn.step or turn.selected)

    def _far_enough(self, point: QPoint) -> bool:
        """Say whether the pointer has gone far enough for a drag."""
        way = point - self._start
        distance = DRAG_DISTANCE * self._view.scale.ratio
        return way.x() ** 2 + way.y() ** 2 >= distance**2

    def _arrow_end(self, place: Place) -> Place:
        """Return where an arrow ends: on the board, unless it circles a place in hand."""
        if self.arrow is not None and isinstance(place, Slot):
            return self.arrow.start
        return place
