"""Slots that Qt knows from the start."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import Slot

Method = TypeVar("Method", bound=Callable[..., object])


def slot(*types: type) -> Callable[[Method], Method]:
    """Return what makes a method a slot of its class, called with values of these types.

    PySide gives an object another class when a method is first connected that is none. Qt then makes another interface
    of it for screen readers, and what these knew to lie in the one does not lie in the other.
    """
    made: Callable[[Method], Method] = Slot(*types)
    return made
