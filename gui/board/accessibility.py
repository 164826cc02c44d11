"""The board for screen readers: every square, hand slot and open choice is a child with a name and a state."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QWindow
from shiboken6 import isValid

from gui.board.places import Place, Slot
from rules.tables import KIND

if TYPE_CHECKING:
    from gui.board.view import BoardView

try:
    from PySide6.QtGui import QAccessibleAnnouncementEvent
except ImportError:  # Qt before 6.8 cannot announce; the name of the focused place is all it tells
    QAccessibleAnnouncementEvent = None

_interfaces: WeakKeyDictionary[BoardView, _BoardInterface] = WeakKeyDictionary()


def attach(view: BoardView) -> None:
    """Let screen readers see the board's squares and slots.

    The interface is registered at once; a factory that makes it on demand would be asked about every object of the
    application.
    """
    interface = _BoardInterface(view)
    _interfaces[view] = interface
    QAccessible.registerAccessibleInterface(interface)


def announce(view: BoardView, text: str) -> None:
    """Have a screen reader, if one listens, say a text."""
    if text and QAccessible.isActive() and QAccessibleAnnouncementEvent is not None:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(view, text))


def board_changed(view: BoardView) -> None:
    """Tell screen readers that another game is shown."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(view, QAccessible.Event.ObjectReorder))


def moved(view: BoardView) -> None:
    """Announce the latest move, and a check."""
    node = view.model.game.node
    if not QAccessible.isActive() or not node.move:
        return
    mover = view.model.player(1 - view.model.side)
    check = f", {view.model.player(view.model.side)} is in check" if node.check else ""
    announce(view, f"{mover} {node.written}{check}")


def cursor_moved(view: BoardView) -> None:
    """Tell screen readers what the keys' cursor stands on now."""
    cursor = view.keyboard.cursor
    if not QAccessible.isActive() or cursor is None:
        return
    event = QAccessibleEvent(view, QAccessible.Event.Focus)
    event.setChild(_places(view).index(cursor))
    QAccessible.updateAccessibility(event)


def asked(view: BoardView) -> None:
    """Announce what is being asked: a promotion, a pass, a setup."""
    choice = view.turn.choice
    if choice is not None:
        announce(view, " or ".join(option.label for option in choice.options))
    elif view.overlay is not None:
        titles = [f"{number} {title}" for number, title in enumerate(view.overlay.choice.titles, 1)]
        announce(view, f"{view.overlay.title}: {', '.join(titles)}")


def describe(view: BoardView, place: Place) -> str:
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


def describe_state(view: BoardView, place: Place) -> str:
    """Return what else is to be known of a place: selected, in check, where the selected piece can go."""
    look = view.look(place)
    states = [
        ("selected", view.turn.selected == place),
        ("in check", view.model.checked == place),
        ("latest move", isinstance(place, int) and place in view.model.last_move),
        ("can be captured", "ring" in look.mark),
        ("can go here", bool(look.mark) and "ring" not in look.mark),
    ]
    return ", ".join(text for text, holds in states if holds)


def _places(view: BoardView) -> list[Place]:
    """Return all places in the order of the children."""
    return list(view.geometry_now.rects) if view.ready else []


class _PlaceInterface(QAccessibleInterface):
    """One square or slot of a board."""

    def __init__(self, view: BoardView, place: Place) -> None:
        super().__init__()
        self._view = view
        self._place = place

    def isValid(self) -> bool:
        return isValid(self._view)

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

    def rect(self) -> QRect:
        area = self._view.place_rect(self._place)
        return QRect(self._view.mapToGlobal(area.topLeft()), area.size())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Cell

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.selectable = self._view.turn.can_pick(self._place)
        state.selected = self._view.turn.selected == self._place
        state.focused = self._view.hasFocus() and self._view.keyboard.cursor == self._place
        return state

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name:
            return describe(self._view, self._place)
        if kind == QAccessible.Text.Description:
            return describe_state(self._view, self._place)
        return ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """A place's text cannot be changed."""


class _BoardInterface(QAccessibleInterface):
    """The board with its squares and slots as children."""

    def __init__(self, view: BoardView) -> None:
        super().__init__()
        self._view = view
        self._children: dict[Place, _PlaceInterface] = {}

    def isValid(self) -> bool:
        return isValid(self._view)

    def object(self) -> QObject | None:
        return self._view if isValid(self._view) else None

    def window(self) -> QWindow | None:
        return self._view.window().windowHandle()

    def parent(self) -> QAccessibleInterface | None:
        parent = self._view.parentWidget()
        return QAccessible.queryAccessibleInterface(parent) if parent is not None else None

    def childCount(self) -> int:
        return len(_places(self._view))

    def child(self, index: int) -> QAccessibleInterface | None:
        places = _places(self._view)
        if not 0 <= index < len(places):
            return None
        place = places[index]
        if place not in self._children:
            self._children[place] = _PlaceInterface(self._view, place)
            QAccessible.registerAccessibleInterface(self._children[place])
        return self._children[place]

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        place = self._view.place_at(self._view.mapFromGlobal(QPoint(x, y)))
        return None if place is None else self.child(_places(self._view).index(place))

    def focusChild(self) -> QAccessibleInterface | None:
        cursor = self._view.keyboard.cursor
        return None if cursor is None else self.child(_places(self._view).index(cursor))

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        for place, known in self._children.items():
            if known is child or known == child:
                return _places(self._view).index(place)
        return -1

    def rect(self) -> QRect:
        return QRect(self._view.mapToGlobal(QPoint(0, 0)), self._view.size())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Table

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

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """The board's name is set on the widget."""
