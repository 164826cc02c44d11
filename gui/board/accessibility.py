"""The board for screen readers: every square, hand slot and open choice is a child with a name and a state."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from weakref import ref

from PySide6 import QtGui
from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QWindow
from shiboken6 import isValid

from gui.board.interaction import SWAP
from gui.board.places import Place, Slot
from gui.board.stage import Stage
from rules.tables import KIND

ANNOUNCEMENT = getattr(QtGui, "QAccessibleAnnouncementEvent", None)
"""The event that announces a text; before Qt 6.8 there is none, and the focused place's name is all that is told."""

_interfaces: dict[int, _BoardInterface] = {}
"""The interfaces of all boards, by identity; they know their boards weakly, so that these can go."""


def attach(view: Stage) -> None:
    """Let screen readers see the board's squares and slots.

    The interface is registered at once; a factory that makes it on demand would be asked about every object of the
    application.
    """
    interface = _BoardInterface(view)
    _interfaces[id(view)] = interface
    QAccessible.registerAccessibleInterface(interface)
    view.destroyed.connect(partial(_detach, id(view)))


def _detach(key: int) -> None:
    """Let go of the interfaces of a board that is gone; Qt has deleted the board's own by then."""
    interface = _interfaces.pop(key, None)
    if interface is not None:
        interface.delete_children()


def announce(view: Stage, text: str) -> None:
    """Have a screen reader, if one listens, say a text."""
    if text and QAccessible.isActive() and ANNOUNCEMENT is not None:
        QAccessible.updateAccessibility(ANNOUNCEMENT(view, text))


def board_changed(view: Stage) -> None:
    """Tell screen readers that another game is shown."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(view, QAccessible.Event.ObjectReorder))


def cursor_moved(view: Stage) -> None:
    """Tell screen readers what the keys' cursor stands on now, or which option Enter would take."""
    cursor = view.keys_at
    chosen = next((number for number, control in enumerate(controls(view)) if control.chosen), None)
    if not QAccessible.isActive() or (cursor is None and chosen is None):
        return
    event = QAccessibleEvent(view, QAccessible.Event.Focus)
    places = _places(view)
    event.setChild(places.index(cursor) if chosen is None and cursor is not None else len(places) + (chosen or 0))
    QAccessible.updateAccessibility(event)


def asked(view: Stage) -> None:
    """Announce what is being asked: a promotion, a pass, a setup."""
    choice = view.turn.choice
    if choice is not None:
        announce(view, " or ".join(option.label for option in choice.options))
    elif view.overlay is not None:
        overlay = view.overlay
        titles = [f"{number} {title}" for number, title in enumerate(overlay.choice.titles, 1)]
        choices = "" if overlay.handing_over else ", ".join(titles)
        announce(view, ". ".join(filter(None, (overlay.told, overlay.title, choices))))


def describe(view: Stage, place: Place) -> str:
    """Return what is at a place, in words: "e4, White Knight", "White's hand, Rook, 2"."""
    model, look = view.model, view.look(place)
    if isinstance(place, Slot):
        name = model.variant.pieces[place.kind - 1].name
        return f"{model.player(place.side)}'s hand, {name}, {look.count}"
    square = model.square_name(place)
    if not look.piece:
        return f"{square}, empty"
    owner = model.player(1 if look.piece >= 64 else 0)
    return f"{square}, {owner} {model.variant.pieces[(look.piece & KIND) - 1].name}"


def describe_state(view: Stage, place: Place) -> str:
    """Return what else is to be known of a place: selected, in check, where the selected piece can go."""
    look = view.look(place)
    states = [
        ("selected", view.turn.selected == place),
        ("in check", view.model.checked == place),
        ("latest move", isinstance(place, int) and place in view.model.last_move),
        ("can be captured", "ring" in look.mark),
        ("can change places", look.mark == SWAP),
        ("can go here", bool(look.mark) and "ring" not in look.mark and look.mark != SWAP),
    ]
    return ", ".join(text for text, holds in states if holds)


def _places(view: Stage) -> list[Place]:
    """Return all places in the order of the children."""
    return list(view.geometry_now.rects) if view.ready else []


@dataclass(frozen=True)
class Control:
    """A thing to choose that lies on the board: an option of the chooser, a setup, the button that ends it."""

    name: str
    area: QRect
    chosen: bool


def controls(view: Stage) -> list[Control]:
    """Return what lies over the board now, areas in the widget's coordinates."""
    found: list[Control] = []
    if view.chooser is not None:
        choice = view.chooser.choice
        for number, (option, rect) in enumerate(zip(choice.options, view.chooser.options, strict=True)):
            found.append(Control(option.label, view.to_widget(rect), number == choice.focus))
    elif view.overlay is not None:
        setup = view.overlay.choice
        for number, rect in enumerate(view.overlay.thumbnails):
            found.append(Control(setup.titles[number], view.to_widget(rect), number == setup.current))
        found.append(Control(view.overlay.button_text, view.to_widget(view.overlay.button), False))
    return found


class _Part(QAccessibleInterface):
    """What all interfaces of a board have in common."""

    def __init__(self, view: Stage) -> None:
        super().__init__()
        self._known_view = ref(view)

    @property
    def _view(self) -> Stage:
        """The board, while there is one."""
        view = self._known_view()
        if view is None:
            raise RuntimeError("the board of this interface is gone")
        return view

    def isValid(self) -> bool:
        view = self._known_view()
        return view is not None and isValid(view)

    def object(self) -> QObject | None:
        return None

    def window(self) -> QWindow | None:
        return self._view.window().windowHandle()

    def parent(self) -> QAccessibleInterface | None:
        return QAccessible.queryAccessibleInterface(self._view)

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
        return QRect(self._view.mapToGlobal(area.topLeft()), area.size())


class _PlaceInterface(_Part):
    """One square or slot of a board."""

    def __init__(self, view: Stage, place: Place) -> None:
        super().__init__(view)
        self._place = place

    def rect(self) -> QRect:
        return self._on_screen(self._view.place_rect(self._place))

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.selectable = self._view.turn.can_pick(self._place)
        state.selected = self._view.turn.selected == self._place
        state.focused = self._view.hasFocus() and self._view.keys_at == self._place
        return state

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name:
            return describe(self._view, self._place)
        if kind == QAccessible.Text.Description:
            return describe_state(self._view, self._place)
        return ""


class _ControlInterface(_Part):
    """One thing to choose that lies on the board, by its number among them."""

    def __init__(self, view: Stage, number: int) -> None:
        super().__init__(view)
        self._number = number

    def _control(self) -> Control | None:
        """Return what this stands for now; it is gone when the question has been answered."""
        found = controls(self._view)
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

    def __init__(self, view: Stage) -> None:
        super().__init__(view)
        self._children: dict[Place, _PlaceInterface] = {}
        self._controls: list[_ControlInterface] = []

    def delete_children(self) -> None:
        """Take the interfaces of all squares, slots and options out of Qt's store."""
        for child in [*self._children.values(), *self._controls]:
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(child))
        self._children = {}
        self._controls = []

    def object(self) -> QObject | None:
        return self._view if self.isValid() else None

    def parent(self) -> QAccessibleInterface | None:
        parent = self._view.parentWidget()
        return QAccessible.queryAccessibleInterface(parent) if parent is not None else None

    def childCount(self) -> int:
        return len(_places(self._view)) + len(controls(self._view)) if self.isValid() else 0

    def child(self, index: int) -> QAccessibleInterface | None:
        places = _places(self._view)
        if not 0 <= index < self.childCount():
            return None
        if index >= len(places):
            return self._control(index - len(places))
        place = places[index]
        if place not in self._children:
            self._children[place] = _PlaceInterface(self._view, place)
            QAccessible.registerAccessibleInterface(self._children[place])
        return self._children[place]

    def _control(self, number: int) -> QAccessibleInterface:
        """Return the interface of one thing to choose."""
        while len(self._controls) <= number:
            self._controls.append(_ControlInterface(self._view, len(self._controls)))
            QAccessible.registerAccessibleInterface(self._controls[-1])
        return self._controls[number]

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        point = self._view.mapFromGlobal(QPoint(x, y))
        for number, control in enumerate(controls(self._view)):
            if control.area.contains(point):
                return self._control(number)
        place = self._view.place_at(point)
        return None if place is None else self.child(_places(self._view).index(place))

    def focusChild(self) -> QAccessibleInterface | None:
        for number, control in enumerate(controls(self._view)):
            if control.chosen:
                return self._control(number)
        cursor = self._view.keys_at
        return None if cursor is None else self.child(_places(self._view).index(cursor))

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        places = _places(self._view)
        for place, known in self._children.items():
            if known == child and place in self._view.geometry_now.rects:
                return places.index(place)
        return len(places) + self._controls.index(child) if child in self._controls else -1

    def rect(self) -> QRect:
        return self._on_screen(self._view.rect())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.List

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.focused = self._view.hasFocus()
        return state

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name:
            return self._view.accessibleName()
        if kind == QAccessible.Text.Description:
            return self._view.accessibleDescription()
        return ""
