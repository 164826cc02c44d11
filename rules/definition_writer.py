"""Writes definitions of games (`rules.definition`), and changes them without losing their comments."""

from collections.abc import Mapping
from typing import Any

import tomlkit
from tomlkit.exceptions import TOMLKitError

from surajang.rules.definition import BASED_ON, INHERITS, OWN, PIECE, REMOVE, as_table, read
from surajang.rules.errors import InvalidDefinition
from surajang.rules.variant import Variant


def write(game: Variant, parent: Variant | None = None) -> str:
    """Return a definition of a game, which inherits from its `parent` if one is given."""
    document = tomlkit.document()
    _renew(document, {}, _contents(game, parent), 0)
    return document.as_string()


def update(text: str, game: Variant, known: Mapping[str, Variant]) -> str:
    """Return a definition changed to define `game`, and otherwise as it was, comments included.

    It inherits from the same game of `known` as before. If it cannot be changed in place, it is rewritten without
    comments. Raises InvalidDefinition for a text that `rules.definition.read` refuses.
    """
    before = read(text, known)
    document = tomlkit.parse(text.removeprefix("\ufeff"))
    parent = known[str(document[INHERITS])] if INHERITS in document else None
    try:
        _renew(document, _contents(before, parent), _contents(game, parent), 0)
        changed = document.as_string()
        if read(changed, known) == game:
            return changed
    except (InvalidDefinition, LookupError, TOMLKitError):
        pass  # tomlkit cannot change tables that are scattered over a text, nor remove all kinds of keys
    return write(game, parent)


def _contents(game: Variant, parent: Variant | None) -> dict[str, Any]:
    """Return the table to be written for a game: all of it, or what differs from its parent's."""
    table = as_table(game)
    if parent is None:
        return table
    inherited = {key: value for key, value in as_table(parent).items() if key not in OWN}
    if (based_on := table.pop(BASED_ON, "")) != parent.name:  # else it follows
        table[BASED_ON] = based_on
    removed: list[str] = []
    symbols = list(table[PIECE])
    if symbols != sorted(symbols, key=[*inherited[PIECE], *symbols].index):
        del inherited[PIECE]  # the inherited pieces come first and in their order, unless they are all removed
        removed.append(PIECE)
    differences = _differences(inherited, table, "", removed)
    return {INHERITS: parent.name, **({REMOVE: removed} if removed else {}), **differences}


def _differences(parent: dict[str, Any], child: dict[str, Any], path: str, removed: list[str]) -> dict[str, Any]:
    """Return what a child's table adds and changes; the paths of what it lacks go into `removed`."""
    removed += [path + key for key in parent if key not in child]
    found: dict[str, Any] = {}
    for key, value in child.items():
        below = parent.get(key)
        if isinstance(below, dict) and isinstance(value, dict):
            differences = _differences(below, value, f"{path}{key}.", removed)
            if differences:
                found[key] = differences
        elif value != below:
            found[key] = value
    return found


def _renew(table: Any, before: dict[str, Any], after: dict[str, Any], depth: int) -> None:
    """Apply the differences between old and new contents to a table of tomlkit."""
    for key in before:
        if key not in after and key in table:
            del table[key]
    for key, value in after.items():
        old = before.get(key)
        if isinstance(old, dict) and isinstance(value, dict) and key in table:
            _renew(table[key], old, value, depth + 1)
        elif old != value:
            table[key] = _item(value, depth + (key != PIECE))


def _item(value: Any, depth: int) -> Any:
    """Return a value as tomlkit writes it: outer tables under a heading, those in lists and in pieces in one line."""
    if isinstance(value, dict):
        table = tomlkit.table(is_super_table=not depth) if depth < 2 else tomlkit.inline_table()
        for key, item in value.items():
            table.append(key, _item(item, depth + 1))
        return table
    items = tomlkit.item(value)
    if isinstance(value, list) and value and isinstance(value[0], dict):
        items = tomlkit.array()
        for entry in value:
            items.append(_item(entry, 2))
        items.multiline(len(value) > 1)
    return items
