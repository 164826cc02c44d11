"""The board for screen readers: every square, hand slot and open choice is a child with a name and a state."""

from __future__ import annotations

from functools import partial
from weakref import ref

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QColor,
    QMouseEvent,
    QPalette,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import isValid

from surajang.gui.board.places import Place
from surajang.gui.board.scene import Scene
from surajang.gui.board.spoken import Control, controls, describe, whose_turn
from surajang.gui.kit import announcing
from surajang.gui.kit.punctuation import headed
from surajang.gui.kit.qt_helpers import soon

EVERY_RELATION = QAccessible.RelationFlag.AllRelations

_interfaces: dict[int, _BoardInterface] = {}
"""The interfaces of all boards, by identity; they hold their boards by weak references."""


def attach(widget: QWidget, scene: Scene) -> None:
    """Let screen readers see the squares and slots of a board.

    The interface is registered at once; a factory that makes it on demand would be asked about every object of the
    application. No signal may be connected to a method of the board itself: PySide then gives that board its own class,
    for which Qt knows no interface.
    """
    interface = _BoardInterface(widget, scene)
    _interfaces[id(widget)] = interface
    QAccessible.registerAccessibleInterface(interface)
    widget.destroyed.connect(partial(_detach, id(widget)))


def _detach(key: int) -> None:
    """Drop the interfaces of a deleted board's parts; by then Qt has deleted the board's."""
    interface = _interfaces.pop(key, None)
    if interface is not None:
        interface.delete_children()


def board_changed(widget: QWidget) -> None:
    """Notify screen readers that a board's squares have changed."""
    if QAccessible.isActive():
        announcing.tell(QAccessibleEvent(widget, QAccessible.Event.ObjectReorder))


def refreshed(widget: QWidget, moved: bool = False) -> None:
    """Notify screen readers soon of changed names, and of the focused part if that has `moved`.

    Qt announces the board's focus only after the board itself has received it, so the square is announced later.
    Readers cache names, so a changed name has to be announced too.
    """
    interface = _interfaces.get(id(widget))
    if interface is not None and QAccessible.isActive():
        interface.refresh_soon(moved)


def say_here(widget: QWidget, text: str) -> None:
    """Announce a text as news of the focused part of a board."""
    interface = _interfaces.get(id(widget))
    if interface is not None:
        interface.say(text)


class _Part(QAccessibleWidget):
    """The base of all interfaces of a board."""

    news = ""
    """The description to announce now, and only now."""
    announced: str | None = None
    """The name last announced, if any."""

    def __init__(self, widget: QWidget, scene: Scene) -> None:
        super().__init__(widget, QAccessible.Role.ListItem)
        self._known_widget = ref(widget)
        self._known_scene = ref(scene)

    @property
    def _widget(self) -> QWidget:
        widget = self._known_widget()
        if widget is None:
            raise RuntimeError("the board of this interface is gone")
        return widget

    @property
    def _scene(self) -> Scene:
        scene = self._known_scene()
        if scene is None:
            raise RuntimeError("the board of this interface is gone")
        return scene

    def isValid(self) -> bool:
        widget = self._known_widget()
        return widget is not None and isValid(widget)

    def object(self) -> QObject | None:
        return None

    def window(self) -> QWindow | None:
        return self._widget.window().windowHandle()

    def parent(self) -> QAccessibleInterface | None:
        return QAccessible.queryAccessibleInterface(self._widget)

    def child(self, index: int) -> QAccessibleInterface | None:
        return None

    def childCount(self) -> int:
        return 0

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def focusChild(self) -> QAccessibleInterface | None:
        return None

    # Qt's own versions of these three use object() as a widget, and crash the program if it is None.

    def relations(
        self, match: QAccessible.RelationFlag = EVERY_RELATION
    ) -> list[tuple[QAccessibleInterface, QAccessible.RelationFlag]]:
        return []

    def foregroundColor(self) -> QColor:
        return self._widget.palette().color(QPalette.ColorRole.WindowText)

    def backgroundColor(self) -> QColor:
        return self._widget.palette().color(QPalette.ColorRole.Window)

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.invisible = not self._widget.isVisible()
        return state

    def name(self) -> str:
        """Return the accessible name."""
        return ""

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name:
            return self.name()
        return self.news if kind == QAccessible.Text.Description else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Ignore: the board's texts cannot be changed from outside."""

    def actionNames(self) -> list[str]:
        return []

    def doAction(self, name: str) -> None:
        """Do nothing: there are no actions."""

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []

    def _on_screen(self, area: QRect) -> QRect:
        """Return a rectangle of the widget in screen coordinates."""
        return QRect(self._widget.mapToGlobal(area.topLeft()), area.size())


class _PlaceInterface(_Part):
    """One square or slot of a board."""

    def __init__(self, widget: QWidget, scene: Scene, place: Place) -> None:
        super().__init__(widget, scene)
        self.place = place

    def name(self) -> str:
        return describe(self._scene, self.place)

    def rect(self) -> QRect:
        return self._on_screen(self._scene.place_rect(self.place))

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        scene, state = self._scene, super().state()
        state.selectable = scene.turn.can_pick(self.place)
        state.selected = scene.turn.selected == self.place
        state.focused = self._widget.hasFocus() and scene.keys_at == self.place and _focused(scene) is None
        return state

    def actionNames(self) -> list[str]:
        return [QAccessibleActionInterface.pressAction()]

    def doAction(self, name: str) -> None:
        if name == QAccessibleActionInterface.pressAction():
            _press(self.rect().center(), self._widget)


class _ControlInterface(_Part):
    """One choice shown over the board, by its number among them, or one that was there before."""

    def __init__(self, widget: QWidget, scene: Scene, number: int, role: QAccessible.Role) -> None:
        super().__init__(widget, scene)
        self._number = number
        self._role = role

    def control(self) -> Control | None:
        """Return the present control, None once the question has been answered."""
        found = controls(self._scene)
        there = self._number < len(found) and _role(found[self._number]) == self._role
        return found[self._number] if there else None

    def name(self) -> str:
        control = self.control()
        return control.name if control else ""

    def rect(self) -> QRect:
        control = self.control()
        return self._on_screen(control.area) if control else QRect()

    def role(self) -> QAccessible.Role:
        return self._role

    def state(self) -> QAccessible.State:
        control, state = self.control(), super().state()
        state.invisible = state.invisible or control is None
        state.checkable = control is not None and control.chosen is not None
        state.checked = control is not None and bool(control.chosen)
        state.focused = self._widget.hasFocus() and control is not None and control.focused
        return state

    def actionNames(self) -> list[str]:
        return [QAccessibleActionInterface.pressAction()] if self.control() else []

    def doAction(self, name: str) -> None:
        if name in self.actionNames():
            _press(self.rect().center(), self._widget)


def _press(point: QPoint, widget: QWidget) -> None:
    """Click at a point of the screen."""
    here, there = QPointF(widget.mapFromGlobal(point)), QPointF(point)
    left, none, keys = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    QCoreApplication.sendEvent(widget, QMouseEvent(QEvent.Type.MouseButtonPress, here, there, left, left, keys))
    QCoreApplication.sendEvent(widget, QMouseEvent(QEvent.Type.MouseButtonRelease, here, there, left, none, keys))


def _role(control: Control) -> QAccessible.Role:
    return QAccessible.Role.RadioButton if control.chosen is not None else QAccessible.Role.PushButton


def _focused(scene: Scene) -> int | None:
    """Return the number of the control that Enter would take."""
    return next((number for number, control in enumerate(controls(scene)) if control.focused), None)


def _places(scene: Scene) -> list[Place]:
    return list(scene.geometry.rects) if scene.ready else []


class _BoardInterface(_Part):
    """The board; its children are the squares and slots, then the controls over them."""

    def __init__(self, widget: QWidget, scene: Scene) -> None:
        super().__init__(widget, scene)
        self._places: dict[Place, _PlaceInterface] = {}
        self._controls: dict[tuple[int, QAccessible.Role], _ControlInterface] = {}
        self._pending = False
        self._moved = False

    def delete_children(self) -> None:
        """Remove the interfaces of all squares, slots and options from Qt's store."""
        for child in [*self._places.values(), *self._controls.values()]:
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(child))
        self._places = {}
        self._controls = {}

    # Announcements

    def refresh_soon(self, moved: bool) -> None:
        """Notify of all changes once they are complete, and of the focused part if that has `moved`."""
        self._moved = self._moved or moved
        if not self._pending:
            self._pending = True
            soon(self._widget, self._refresh)

    def _refresh(self) -> None:
        """Notify of every part whose name has changed, and then of the focused part."""
        self._pending = False
        if not self.isValid() or not self._scene.ready or not QAccessible.isActive():
            return
        there = [place for place in self._places.values() if place.place in self._scene.geometry.rects]
        for part in (self, *there, *self._controls.values()):
            name = part.name()
            if part.announced not in (None, name):
                announcing.tell(QAccessibleEvent(part, QAccessible.Event.NameChanged))
            part.announced = name
        if self._moved and self._widget.hasFocus():
            announcing.tell(QAccessibleEvent(self.focusChild() or self, QAccessible.Event.Focus))
        self._moved = False

    def say(self, text: str) -> None:
        """Announce a text as the new description of the focused part, for this moment only."""
        if self._pending:  # the focused part is notified first: readers announce news of no other
            self._refresh()
        child = self.focusChild()
        part = child if isinstance(child, _Part) else self
        part.news = text
        announcing.tell(QAccessibleEvent(part, QAccessible.Event.DescriptionChanged))
        part.news = ""

    # Children

    def object(self) -> QObject | None:
        return self._widget if self.isValid() else None

    def parent(self) -> QAccessibleInterface | None:
        parent = self._widget.parentWidget()
        return QAccessible.queryAccessibleInterface(parent) if parent is not None else None

    def childCount(self) -> int:
        return len(_places(self._scene)) + len(controls(self._scene)) if self.isValid() else 0

    def child(self, index: int) -> QAccessibleInterface | None:
        places = _places(self._scene)
        if not 0 <= index < self.childCount():
            return None
        if index >= len(places):
            return self._control(index - len(places))
        place = places[index]
        if place not in self._places:
            self._places[place] = _PlaceInterface(self._widget, self._scene, place)
            QAccessible.registerAccessibleInterface(self._places[place])
            self._places[place].announced = self._places[place].name()
        return self._places[place]

    def _control(self, number: int) -> QAccessibleInterface:
        """Return the interface of one control; readers expect that its role never changes."""
        role = _role(controls(self._scene)[number])
        known = self._controls.get((number, role))
        if known is None:
            known = self._controls[number, role] = _ControlInterface(self._widget, self._scene, number, role)
            QAccessible.registerAccessibleInterface(known)
            known.announced = known.name()
        return known

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        point = self._widget.mapFromGlobal(QPoint(x, y))
        for number, control in enumerate(controls(self._scene)):
            if control.area.contains(point):
                return self._control(number)
        place = self._scene.place_at(point)
        return None if place is None else self.child(_places(self._scene).index(place))

    def focusChild(self) -> QAccessibleInterface | None:
        chosen = _focused(self._scene)
        if chosen is not None:
            return self._control(chosen)
        cursor = self._scene.keys_at
        return None if cursor is None else self.child(_places(self._scene).index(cursor))

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        places = _places(self._scene)
        for place, known in self._places.items():
            if known == child and place in self._scene.geometry.rects:
                return places.index(place)
        return next((len(places) + number for (number, _), known in self._controls.items() if known == child), -1)

    # The board itself

    def rect(self) -> QRect:
        return self._on_screen(self._widget.rect())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Grouping

    def state(self) -> QAccessible.State:
        state = super().state()
        state.focused = self._widget.hasFocus() and self.focusChild() is None
        return state

    def name(self) -> str:
        turn = whose_turn(self._scene) if self._scene.ready else ""
        return headed(self._widget.accessibleName(), turn)
