"""The board for screen readers: every square, hand slot and open choice is a child with a name and a state."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from weakref import ref

from PySide6 import QtGui
from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from gui.board.annotations import Mark
from gui.board.places import Place, Slot
from gui.board.scene import Scene
from gui.board.targets import SWAP
from rules.tables import BLACK, KIND

ANNOUNCEMENT = getattr(QtGui, "QAccessibleAnnouncementEvent", None)
"""The event that announces a text; before Qt 6.8 there is none, and only the focused place is announced."""

_interfaces: dict[int, _BoardInterface] = {}
"""The interfaces of all boards, by identity; they know their boards weakly, so that these can go."""


def attach(widget: QWidget, scene: Scene) -> None:
    """Let screen readers see the squares and slots of a board.

    The interface is registered at once; a factory that makes it on demand would be asked about every object of the
    application.
    """
    interface = _BoardInterface(widget, scene)
    _interfaces[id(widget)] = interface
    QAccessible.registerAccessibleInterface(interface)
    widget.destroyed.connect(partial(_detach, id(widget)))


def _detach(key: int) -> None:
    """Let go of the interfaces of a board that is gone; Qt has deleted the board's own by then."""
    interface = _interfaces.pop(key, None)
    if interface is not None:
        interface.delete_children()


def announce(widget: QWidget, text: str) -> None:
    """Have a screen reader, if one listens, say a text."""
    if text and QAccessible.isActive() and ANNOUNCEMENT is not None:
        QAccessible.updateAccessibility(ANNOUNCEMENT(widget, text))


def board_changed(widget: QWidget) -> None:
    """Tell screen readers that a board has other squares now."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(widget, QAccessible.Event.ObjectReorder))


def cursor_moved(widget: QWidget, scene: Scene) -> None:
    """Tell screen readers what the keys' cursor stands on now, or which option Enter would take."""
    cursor = scene.keys_at
    chosen = next((number for number, control in enumerate(controls(scene)) if control.chosen), None)
    if not QAccessible.isActive() or (cursor is None and chosen is None):
        return
    event = QAccessibleEvent(widget, QAccessible.Event.Focus)
    places = _places(scene)
    event.setChild(places.index(cursor) if chosen is None and cursor is not None else len(places) + (chosen or 0))
    QAccessible.updateAccessibility(event)


def question(scene: Scene) -> str:
    """Return what is being asked, in words: a promotion, a pass, a setup."""
    choice = scene.turn.choice
    if choice is not None:
        return " or ".join(option.label for option in choice.options)
    overlay = scene.overlay
    if overlay is None:
        return ""
    titles = [f"{number} {title}" for number, title in enumerate(overlay.choice.titles, 1)]
    choices = "" if overlay.handing_over else ", ".join(titles)
    return ". ".join(filter(None, (overlay.message, overlay.title, choices)))


def describe(scene: Scene, place: Place) -> str:
    """Return what is at a place, in words: "e4, White Knight", "White's hand, Rook, 2"."""
    state, look = scene.state, scene.looks[place]
    if isinstance(place, Slot):
        name = state.variant.pieces[place.kind - 1].name
        return f"{state.player(place.side)}'s hand, {name}, {look.count}"
    square = state.square_name(place)
    if not look.piece:
        return f"{square}, empty"
    owner = state.player(1 if look.piece >= BLACK else 0)
    return f"{square}, {owner} {state.variant.pieces[(look.piece & KIND) - 1].name}"


def describe_state(scene: Scene, place: Place) -> str:
    """Return what else is to be known of a place: selected, in check, where the selected piece can go, how marked."""
    look = scene.looks[place]
    states = [
        ("selected", scene.turn.selected == place),
        ("in check", scene.state.checked == place),
        ("latest move", isinstance(place, int) and place in scene.state.last_move),
        ("can be captured", "ring" in look.target),
        ("can change places", look.target == SWAP),
        ("can go here", bool(look.target) and "ring" not in look.target and look.target != SWAP),
    ]
    return ", ".join([text for text, holds in states if holds] + _annotations(scene, place))


def _annotations(scene: Scene, place: Place) -> list[str]:
    """Return the marks on a place and the arrows from it, in words."""
    found = []
    for annotation in (*scene.state.annotations, *scene.annotations.drawn):
        colour = annotation.colour.name.lower()
        if isinstance(annotation, Mark):
            found += [f"marked {colour}"] if annotation.place == place else []
        elif annotation.start == place:
            found.append(f"{colour} arrow to {scene.state.square_name(annotation.end)}")
    found += [f"judged {badge.text}" for badge in scene.state.badges if badge.place == place]
    return found


def _places(scene: Scene) -> list[Place]:
    """Return all places in the order of the children."""
    return list(scene.geometry.rects) if scene.ready else []


@dataclass(frozen=True)
class Control:
    """A thing to choose that lies on the board: an option of the chooser, a setup, the button that ends it."""

    name: str
    area: QRect
    chosen: bool


def controls(scene: Scene) -> list[Control]:
    """Return what lies over the board now, areas in the widget's coordinates."""
    found: list[Control] = []
    if scene.chooser is not None:
        choice = scene.chooser.choice
        for number, (option, rect) in enumerate(zip(choice.options, scene.chooser.options, strict=True)):
            found.append(Control(option.label, scene.to_widget(rect), number == choice.focus))
    elif scene.overlay is not None:
        setup = scene.overlay.choice
        for number, rect in enumerate(scene.overlay.thumbnails):
            found.append(Control(setup.titles[number], scene.to_widget(rect), number == setup.current))
        found.append(Control(scene.overlay.button_text, scene.to_widget(scene.overlay.button), False))
    return found


class _Part(QAccessibleInterface):
    """What all interfaces of a board have in common."""

    def __init__(self, widget: QWidget, scene: Scene) -> None:
        super().__init__()
        self._known_widget = ref(widget)
        self._known_scene = ref(scene)

    @property
    def _widget(self) -> QWidget:
        """The board, while there is one."""
        widget = self._known_widget()
        if widget is None:
            raise RuntimeError("the board of this interface is gone")
        return widget

    @property
    def _scene(self) -> Scene:
        """What is on the board, while there is one."""
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

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """No text of the board can be changed from outside."""

    def _on_screen(self, area: QRect) -> QRect:
        """Return a rectangle of the widget where it lies on the screen."""
        return QRect(self._widget.mapToGlobal(area.topLeft()), area.size())


class _PlaceInterface(_Part):
    """One square or slot of a board."""

    def __init__(self, widget: QWidget, scene: Scene, place: Place) -> None:
        super().__init__(widget, scene)
        self._place = place

    def rect(self) -> QRect:
        return self._on_screen(self._scene.place_rect(self._place))

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.selectable = self._scene.turn.can_pick(self._place)
        state.selected = self._scene.turn.selected == self._place
        state.focused = self._widget.hasFocus() and self._scene.keys_at == self._place
        return state

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name:
            return describe(self._scene, self._place)
        if kind == QAccessible.Text.Description:
            return describe_state(self._scene, self._place)
        return ""


class _ControlInterface(_Part):
    """One thing to choose that lies on the board, by its number among them."""

    def __init__(self, widget: QWidget, scene: Scene, number: int) -> None:
        super().__init__(widget, scene)
        self._number = number

    def _control(self) -> Control | None:
        """Return what this stands for now; it is gone when the question has been answered."""
        found = controls(self._scene)
        return found[self._number] if self._number < len(found) else None

    def rect(self) -> QRect:
        control = self._control()
        return self._on_screen(control.area) if control else QRect()

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.PushButton

    def state(self) -> QAccessible.State:
        control = self._control()
        state = QAccessible.State()
        state.focusable = True
        state.invisible = control is None
        state.focused = control is not None and control.chosen
        state.checked = control is not None and control.chosen
        return state

    def text(self, kind: QAccessible.Text) -> str:
        control = self._control()
        return control.name if control and kind == QAccessible.Text.Name else ""


class _BoardInterface(_Part):
    """The board; its children are the squares and slots, and then what lies over them to choose."""

    def __init__(self, widget: QWidget, scene: Scene) -> None:
        super().__init__(widget, scene)
        self._children: dict[Place, _PlaceInterface] = {}
        self._controls: list[_ControlInterface] = []

    def delete_children(self) -> None:
        """Take the interfaces of all squares, slots and options out of Qt's store."""
        for child in [*self._children.values(), *self._controls]:
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(child))
        self._children = {}
        self._controls = []

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
        if place not in self._children:
            self._children[place] = _PlaceInterface(self._widget, self._scene, place)
            QAccessible.registerAccessibleInterface(self._children[place])
        return self._children[place]

    def _control(self, number: int) -> QAccessibleInterface:
        """Return the interface of one thing to choose."""
        while len(self._controls) <= number:
            self._controls.append(_ControlInterface(self._widget, self._scene, len(self._controls)))
            QAccessible.registerAccessibleInterface(self._controls[-1])
        return self._controls[number]

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        point = self._widget.mapFromGlobal(QPoint(x, y))
        for number, control in enumerate(controls(self._scene)):
            if control.area.contains(point):
                return self._control(number)
        place = self._scene.place_at(point)
        return None if place is None else self.child(_places(self._scene).index(place))

    def focusChild(self) -> QAccessibleInterface | None:
        for number, control in enumerate(controls(self._scene)):
            if control.chosen:
                return self._control(number)
        cursor = self._scene.keys_at
        return None if cursor is None else self.child(_places(self._scene).index(cursor))

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        places = _places(self._scene)
        for place, known in self._children.items():
            if known == child and place in self._scene.geometry.rects:
                return places.index(place)
        return len(places) + self._controls.index(child) if child in self._controls else -1

    def rect(self) -> QRect:
        return self._on_screen(self._widget.rect())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.List

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.focused = self._widget.hasFocus()
        return state

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name:
            return self._widget.accessibleName()
        if kind == QAccessible.Text.Description:
            return self._widget.accessibleDescription()
        return ""
