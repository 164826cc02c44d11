"""Changes to the values of a file that windows share, each made to whatever stands in the file when it is saved."""

import json
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

Values = dict[str, Any]

Change = Callable[[Values], object]
"""Changes the values of a file in place: on another thread, and again on newer values where saving has failed."""


def section(values: Values, name: str) -> Values:
    """Return the dictionary under a name; one is made where something else stands."""
    found = values.get(name)
    if not isinstance(found, dict):
        found = values[name] = {}
    return found


def put(value: object, *path: str) -> Change:
    """Return the change that puts a value in a place, or for None takes away what is there."""
    return partial(_put, None if value is None else json.dumps(value), path)


def _put(text: str | None, path: tuple[str, ...], values: Values) -> None:
    """Put a value, as JSON, in a place."""
    *outer, name = path
    for key in outer:
        values = section(values, key)
    if text is None:
        values.pop(name, None)
    else:
        values[name] = json.loads(text)


def raised(numbers: list[int], *path: str) -> Change:
    """Return the change after which each number of a list is at least that of `numbers`."""
    return partial(_raise, tuple(numbers), path)


def _raise(numbers: tuple[int, ...], path: tuple[str, ...], values: Values) -> None:
    """Let each number of a list be at least so much."""
    outer, name = path
    place = section(values, outer)
    held = place.get(name)
    if not isinstance(held, list) or any(type(number) is not int for number in held):
        held = []
    length = max(len(held), len(numbers))
    both = ([*each, *[0] * (length - len(each))] for each in (held, numbers))
    place[name] = [max(pair) for pair in zip(*both, strict=True)]


def merged(before: object, after: object, newest: object) -> Any:
    """Return `newest` with what has changed between `before` and `after`; dictionaries are merged entry by entry."""
    if not isinstance(after, Mapping) or not isinstance(newest, Mapping):
        return after
    if not isinstance(before, Mapping):
        before = {}
    result = {name: value for name, value in newest.items() if name in after or name not in before}
    for name, value in after.items():
        if name not in before or before[name] != value:
            result[name] = merged(before.get(name), value, newest.get(name))
    return result
