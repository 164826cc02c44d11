"""Plays with the program as a blind player's tools do, over AT-SPI: from what is exposed and told, and nothing else.

Run by the system's Python, which has gi, on a session bus and a display of its own; the arguments start the program.
Prints what was heard, one line each; the last line is `done`. No other module of the tests can be imported here.
"""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache, partial
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE, SETTLING = 10.0, 0.4
"""Seconds that are waited for anything, and for a page to be laid out."""

RETURN = 0xFF0D
BOARD = "Board."

heard: list[str] = []
"""What a reader that knows no announcements was told to say, by and by."""

focused: list[str] = []
"""The names of what has had the keys, by and by."""


def hear(event: Any) -> None:
    """Take down an event, unless what it is about is gone already."""
    with suppress(GLib.Error):
        take_down(event)


def take_down(event: Any) -> None:
    """Take down an event."""
    has_keys = event.source.get_state_set().contains(Atspi.StateType.FOCUSED)
    if event.type.startswith("object:property-change:accessible-description") and event.any_data and has_keys:
        say(str(event.any_data))
    elif event.type.startswith("object:state-changed:showing") and event.detail1:
        if event.source.get_role() == Atspi.Role.NOTIFICATION:
            say(event.source.get_name())
    elif event.type.startswith("object:state-changed:focused") and event.detail1:
        focused.append(event.source.get_name())


def say(text: str) -> None:
    """Take down a text."""
    heard.append(text)
    print(text, flush=True)


def listen(seconds: float = 0.0) -> None:
    """Let events come."""
    until = time.monotonic() + seconds
    context = GLib.MainContext.default()
    while True:
        while context.pending():
            context.iteration(False)
        if time.monotonic() >= until:
            return
        time.sleep(0.01)


def wait(found: Callable[[], Any], what: str) -> Any:
    """Wait for something, and return it."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        listen(0.03)
        try:
            thing = found()
        except GLib.Error:  # it is gone already
            thing = None
        if thing:
            return thing
    raise SystemExit(f"waited in vain for {what}; heard {heard[-3:]}, focused {focused[-3:]}")


def told(words: str, do: Callable[[], object]) -> str:
    """Do something, and wait until a text with these words is said; return it."""
    before = len(heard)
    do()
    return str(wait(lambda: next((text for text in heard[before:] if words in text), ""), f"the words {words!r}"))


@cache
def program() -> Any:
    """Return the program, once it is there."""

    def first() -> Any:
        desktop = Atspi.get_desktop(0)
        there = (desktop.get_child_at_index(number) for number in range(desktop.get_child_count()))
        return next((one for one in there if one is not None and one.get_name() == "Surajang"), None)

    found = wait(first, "the program")
    found.set_cache_mask(Atspi.Cache.NONE)  # what is kept of the program is older than the program at times
    return found


def things(thing: Any, hidden: bool = False) -> Iterator[Any]:
    """Yield all that is shown, and what is not as well if that is asked for, but for the squares of boards."""
    for number in range(thing.get_child_count()):
        child = thing.get_child_at_index(number)
        if child is None or not (hidden or child.get_state_set().contains(Atspi.StateType.SHOWING)):
            continue
        yield child
        if not child.get_name().startswith(BOARD):
            yield from things(child, hidden)


def find(name: str, *roles: str, hidden: bool = False) -> Any:
    """Return the first thing whose name begins so, of one of these roles if any are named; wait for it."""

    def first() -> Any:
        for thing in things(program(), hidden):
            if thing.get_name().strip().startswith(name) and (not roles or thing.get_role_name() in roles):
                return thing
        return None

    return wait(first, f"{name!r}")


def press(name: str, *roles: str, hidden: bool = False) -> None:
    """Press a thing."""
    Atspi.Action.do_action(find(name, *(roles or ("push button", "radio button", "menu item")), hidden=hidden), 0)


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


def turn_to(name: str, *roles: str, hidden: bool = False) -> None:
    """Press what leads to another page, and wait until it stands.

    Qt 6 ends with a segmentation fault where a scroll area is asked for the bar that it has just put away.
    """
    press(name, *roles, hidden=hidden)
    listen(SETTLING)


def begin_game(game: str) -> None:
    """Begin a game of two people."""
    turn_to("New game", "menu item", hidden=True)
    press(game, "radio button")
    press("Two players", "radio button")
    focused.clear()
    press("Start the game")
    find(f"White – Black · {game} ·" if game != "Palace Shogi" else f"Black – White · {game} ·", "frame")
    wait(lambda: focused, "the game to have the keys")


def play_pandemonium() -> None:
    """Choose both setups by keys, and make a first move by keys."""
    begin_game("Pandemonium")
    wait(lambda: focused and focused[-1] == "Inner bishops", "the first setup to have the keys")
    wait(lambda: any("White: place your bishops and knights. 1 Inner bishops" in text for text in heard), "the task")
    told("White has chosen inner bishops.", lambda: key(RETURN))
    told("Black: place your bishops and knights.", lambda: key(RETURN))
    told("Black has chosen inner bishops.", lambda: key(RETURN))
    told("White Pawn, d2 to d4.", lambda: type_move("d2d4"))
    told("Black Pawn, d9 to d7.", lambda: type_move("d9d7"))


def play_mansindam() -> None:
    """Make first moves, one of them refused, and give up."""
    begin_game("Mansindam")
    find("Board. White to move")
    told("White Pawn, d3 to d4.", lambda: type_move("d3d4"))
    told("no piece", lambda: type_move("d6d5"))
    told("Black Pawn, c7 to c6.", lambda: type_move("c7c6"))
    press("Step back")
    wait(lambda: any("After: White Pawn, d3 to d4." in text for text in heard), "the step back to be told")
    press("To the end")
    press("Resign")
    question = find("Does White resign?")
    answer = next(thing for thing in things(question) if thing.get_name() == "Resign")
    told("Black wins. White resigns.", lambda: Atspi.Action.do_action(answer, 0))


def play_palace_shogi() -> None:
    """Walk the board by keys, pick a piece up, and put it down."""
    begin_game("Palace Shogi")
    board = find("Board. Black to move")
    squares = [board.get_child_at_index(number).get_name() for number in range(board.get_child_count())]
    assert "5i, Black King, Black's palace" in squares, squares
    told("Black Silver, 7i to 6h.", lambda: type_move("c1d2"))
    told("White Pawn, 3c to 3d.", lambda: type_move("g7g6"))


def do_lesson() -> None:
    """Do the first level of the first lesson by the moves that are told."""
    turn_to("Start page", "menu item", hidden=True)
    turn_to("Learn", "push button")
    told("Level 1 of", lambda: press("Next: "))
    while not focused[-1].startswith("Solved"):
        hint = told("Hint: White King, ", lambda: press("Show me"))
        start, end = re.findall(r"([a-j]\d+) (?:to|takes .* on) ([a-j]\d+)", hint)[0]
        told("White King, ", partial(type_move, start + end))
        listen(0.3)


def solve_puzzle() -> None:
    """Solve a puzzle by the hints that are told."""
    turn_to("Start page", "menu item", hidden=True)
    turn_to("Puzzles", "push button")
    told("Today's puzzle. ", lambda: press("Today's puzzle."))
    while not focused[-1].startswith("Done"):
        told("Hint. ", lambda: press("Hint"))
        hint = told("Hint. Play ", lambda: press("Hint"))
        move = hint.rpartition("Play ")[2].rstrip(".")
        told(" ", partial(type_move, move))
        wait(lambda: find("Hint", "push button") and focused[-1].startswith(("Board", "Done")), "the answer")
        listen(0.7)


def main(command: list[str]) -> None:
    """Start the program, and go through it."""
    Atspi.init()
    listener = Atspi.EventListener.new(hear)
    for kind in ("property-change:accessible-description", "state-changed:showing", "state-changed:focused"):
        listener.register(f"object:{kind}")
    running = subprocess.Popen(command)
    try:
        program()
        wait(lambda: focused, "something to have the keys")
        for part in (play_pandemonium, play_mansindam, play_palace_shogi, do_lesson, solve_puzzle):
            print(f"== {part.__name__} {time.monotonic():.1f}")
            part()
        print("done", flush=True)
    finally:
        running.terminate()
        running.wait(5)


if __name__ == "__main__":
    main(sys.argv[1:])
