"""Uses the program over AT-SPI as a screen reader does, only through exposed objects and announcements.

Used by the system's Python, which has gi, on a session bus and a display of its own, and knows nothing of the program.
Prints the announcements, one a line.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = 60.0
"""The timeout of each wait, in seconds."""

RETURN = 0xFF0D
BOARD = "Board."

heard: list[str] = []
"""The texts announced to a reader that knows no announcements, in order."""

focused: list[str] = []
"""The names of the objects that have had the focus, in order."""


def hear(event: Any) -> None:
    """Record an event, unless its object is already gone."""
    with suppress(GLib.Error):
        take_down(event)


def take_down(event: Any) -> None:
    """Record an event."""
    has_keys = event.source.get_state_set().contains(Atspi.StateType.FOCUSED)
    if event.type.startswith("object:property-change:accessible-description") and event.any_data and has_keys:
        say(str(event.any_data))
    elif event.type.startswith("object:state-changed:showing") and event.detail1:
        if event.source.get_role() == Atspi.Role.NOTIFICATION:
            say(event.source.get_name())
    elif event.type.startswith("object:state-changed:focused") and event.detail1:
        event.source.get_relation_set()  # as Orca does
        focused.append(event.source.get_name())


def say(text: str) -> None:
    """Record a text."""
    heard.append(text)
    print(text, flush=True)


def listen(seconds: float = 0.0) -> None:
    """Process pending events."""
    until = time.monotonic() + seconds
    context = GLib.MainContext.default()
    while True:
        while context.pending():
            context.iteration(False)
        if time.monotonic() >= until:
            return
        time.sleep(0.01)


def wait(found: Callable[[], Any], what: str) -> Any:
    """Wait for a result, and return it."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        listen(0.03)
        try:
            thing = found()
        except GLib.Error:  # it is already gone
            thing = None
        if thing:
            return thing
    raise SystemExit(f"waited in vain for {what}; heard {heard[-3:]}, focused {focused[-3:]}")


def told(words: str, do: Callable[[], object]) -> str:
    """Call `action`, and wait for an announcement that contains these words; return it."""
    before = len(heard)
    do()
    return str(wait(lambda: next((text for text in heard[before:] if words in text), ""), f"the words {words!r}"))


@cache
def program() -> Any:
    """Wait for the program, and return it."""

    def first() -> Any:
        desktop = Atspi.get_desktop(0)
        there = (desktop.get_child_at_index(number) for number in range(desktop.get_child_count()))
        return next((one for one in there if one is not None and one.get_name() == "Surajang"), None)

    found = wait(first, "the program")
    found.set_cache_mask(Atspi.Cache.NONE)  # the cache can be older than the program
    return found


def things(thing: Any, hidden: bool = False) -> Iterator[Any]:
    """Yield all objects shown, and hidden ones on request, except the squares of boards."""
    for number in range(thing.get_child_count()):
        child = thing.get_child_at_index(number)
        if child is None or not (hidden or child.get_state_set().contains(Atspi.StateType.SHOWING)):
            continue
        yield child
        if not child.get_name().startswith(BOARD):
            yield from things(child, hidden)


def role_of(thing: Any) -> str:
    """Return the name of a role; before at-spi2-core 2.53 a button was a push button."""
    return str(thing.get_role_name()).removeprefix("push ")


def find(name: str, *roles: str, hidden: bool = False) -> Any:
    """Wait for the first object whose name begins with the text, of one of the roles if any are given; return it."""

    def first() -> Any:
        for thing in things(program(), hidden):
            if thing.get_name().strip().startswith(name) and (not roles or role_of(thing) in roles):
                return thing
        return None

    return wait(first, f"{name!r}")


def can_press(name: str) -> bool:
    """Return whether a button whose name begins with the text is shown and can be pressed."""
    return any(
        thing.get_name().strip().startswith(name) and thing.get_state_set().contains(Atspi.StateType.ENABLED)
        for thing in things(program())
        if role_of(thing) == "button"
    )


def press(name: str, *roles: str, hidden: bool = False) -> None:
    """Find an object, and press it."""
    press_it(find(name, *(roles or ("button", "radio button", "menu item")), hidden=hidden))


def press_it(thing: Any) -> None:
    """Press an object that was found."""
    Atspi.Action.do_action(thing, 0)


def key(code: int) -> None:
    """Press a key."""
    Atspi.generate_keyboard_event(code, None, Atspi.KeySynthType.SYM)
    listen(0.05)


def type_move(text: str) -> None:
    """Type a move into the field for it."""
    field = find("Type a move", "text")
    if not focused or focused[-1] != field.get_name():
        Atspi.Component.grab_focus(field)
    wait(lambda: focused and focused[-1] == field.get_name(), "the field to have the keys")
    Atspi.EditableText.set_text_contents(field, text)
    key(RETURN)


def shown(role: str) -> list[Any]:
    """Return all shown objects of a role."""
    return [thing for thing in things(program()) if thing.get_role_name() == role]


def listen_to_all() -> None:
    """Record from now on the events that a screen reader gets."""
    Atspi.init()
    listener = Atspi.EventListener.new(hear)
    for kind in ("property-change:accessible-description", "state-changed:showing", "state-changed:focused"):
        listener.register(f"object:{kind}")
