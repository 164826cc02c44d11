"""Reads and writes the definition of a game as TOML (docs/game-files.md).

A definition has the fields of a `Variant`, under the same names: tables where a field is a class of its own,
`[piece.N]` for a piece. A missing field has its default, or is inherited from the game that `inherits` names.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, fields, replace
from functools import lru_cache
from typing import Any, Final, NamedTuple

from surajang.rules.contradiction import Contradiction
from surajang.rules.errors import InvalidDefinition, ReasonedError, Where
from surajang.rules.piece import Drop, Piece, Promotion, Terrain
from surajang.rules.reasons import Reason, because
from surajang.rules.special_rules import Castle, Castling, EndRule, Repetition, SetupPhase
from surajang.rules.variant import Appearance, Variant

MAX_LENGTH: Final = 100_000
"""The most characters of a definition."""

MAX_TEXT_LENGTH: Final = 2_000
MAX_ITEMS: Final = 200
MAX_NUMBER: Final = 10_000

INHERITS: Final = "inherits"
REMOVE: Final = "remove"
PIECE: Final = "piece"

BASED_ON: Final = "based_on"

OWN: Final = ("name", "title", "family", "edition", "exported", BASED_ON)
"""The keys that no game inherits: what it is called, and what follows from that."""

TABLES: Final[dict[str, type]] = {
    "promotion": Promotion,
    "drop": Drop,
    "repetition": Repetition,
    "end": EndRule,
    "appearance": Appearance,
    "castling": Castling,
    "setup": SetupPhase,
}
"""The class of a field that is a table, by the field's name."""

LISTS: Final[dict[str, type]] = {"terrain": Terrain, "castles": Castle, "second": Castle}
"""The class of the tables in a field that is a list of them."""

DRAWINGS: Final = "drawings"
"""The field that is a table of texts of several lines."""

NUMBERS: Final = frozenset({"most"})
"""The fields that are lists of numbers."""

_DEFAULTS: Final[dict[str, Any]] = {
    "native": "",
    "summary": "",
    "hand_order": "",
    "count": 3,
    "piece_sets": ("figures", "letters"),
}
"""The values of fields that a definition may omit although their class has no default. An omitted table is empty, and
an omitted order of the hand follows from the pieces."""

_UNPRINTABLE: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


class _Key(NamedTuple):
    """A key of a definition: its `field`, its `kind` (str, int, bool, or tuple for a list of texts; a table's or list's
    class and NUMBERS take precedence) and its default, MISSING if the key is required."""

    field: str
    kind: Any
    default: Any


class _Fault(Exception):
    """An error in a definition and its place; `value`: the place is the key's value, not the key."""

    def __init__(self, where: Where, reason: Reason, value: bool = False) -> None:
        super().__init__(where, reason)
        self.where = where
        self.reason = reason
        self.value = value


def read(text: str, known: Mapping[str, Variant]) -> Variant:
    """Return the game that a definition defines; it may inherit from one that is `known` by its name.

    Raises InvalidDefinition, which says what is wrong, and on which line and column. Takes time linear in the text.
    """
    from surajang.rules.toml_places import Places, TooDeep, line_and_column  # noqa: PLC0415  # patterns, slow to load

    if len(text) > MAX_LENGTH:
        raise InvalidDefinition(because("definition too long", most=MAX_LENGTH))
    text = text.removeprefix("\ufeff")
    try:
        places = Places(text)
    except TooDeep as error:
        raise InvalidDefinition(because("definition nested"), *line_and_column(text, error.offset)) from None
    table = parsed(text)
    if isinstance(table.get("start"), str):
        table["start"] = _completed(table["start"])
    try:
        return _startable(variant_of(table, known))
    except _Fault as fault:
        offset = places.of_value(fault.where) if fault.value else places.of_key(fault.where)
        if offset is None:
            offset = places.of_key((INHERITS,)) or 0
        raise InvalidDefinition(fault.reason, *line_and_column(text, offset)) from None


def _completed(start: str) -> str:
    """Return a start with the hands, side to move, rights and counters that it omits filled in."""
    fields = start.split()
    if not fields:
        return start
    if "[" not in fields[0]:
        fields[0] += "[]"
    fields[0] = fields[0].replace("[-]", "[]")
    if len(fields) == 4 and fields[2].isdigit():  # Fairy-Stockfish's start of a game without castling: [-] w 0 1
        fields[2:2] = ["-", "-"]
    return " ".join([*fields, *("w", "-", "-", "0", "1")[len(fields) - 1 :]])


def _startable(game: Variant) -> Variant:
    """Return a game with its start in normal form. Raises an error to which `read` adds the place."""
    from surajang.rules import fen  # noqa: PLC0415  # the first paint of the window does without

    try:
        start = fen.start_of(game)
    except ReasonedError as error:
        raise _Fault(("start",), because("definition start", reason=error.reason), True) from None
    except Contradiction as error:
        raise _Fault(error.where, because(error.code, **error.values), True) from None
    return game if start == game.start else replace(game, start=start)


def parsed(text: str) -> dict[str, Any]:
    """Return the table of a TOML text. Raises InvalidDefinition."""
    # An installed program has its games in another form (rules.games), which loads faster than tomllib alone.
    import tomllib  # noqa: PLC0415  # see above

    from surajang.rules.toml_places import line_and_column  # noqa: PLC0415  # see above

    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        message, _, end = str(error).rpartition(" (at ")
        found = re.fullmatch(r"line (\d+), column (\d+)\)", end)
        line, column = (int(found[1]), int(found[2])) if found else line_and_column(text, len(text))
        raise InvalidDefinition(because("definition no TOML", message=message), line, column) from None
    except ValueError:  # Python refuses numbers of more than 4,300 digits
        digits = re.search("[0-9_]{4300}", text)
        place = line_and_column(text, digits.start() if digits else 0)
        raise InvalidDefinition(because("definition number", most=MAX_NUMBER), *place) from None


def read_table(table: Any) -> Variant:
    """Return the game of a whole table, as `as_table` gives it. Raises InvalidDefinition with a place in the table."""
    try:
        return _startable(_object(Variant, table, ()))
    except _Fault as fault:
        raise InvalidDefinition(fault.reason, where=fault.where) from None


def variant_of(table: dict[str, Any], known: Mapping[str, Variant]) -> Variant:
    """Return the game of a definition's table. Raises an error to which `read` adds the place."""
    table = dict(table)
    if INHERITS in table:
        table = _inherited(table, known)
    elif REMOVE in table:
        raise _Fault((REMOVE,), because("definition inherits nothing"))
    game: Variant = _object(Variant, table, ())
    return game


def _inherited(table: dict[str, Any], known: Mapping[str, Variant]) -> dict[str, Any]:
    """Return a definition's table merged with that of the game which it inherits from."""
    name = table.pop(INHERITS)
    if not isinstance(name, str):
        raise _Fault((INHERITS,), because("definition wants a text", key=INHERITS), True)
    if name not in known:
        near = similar(name[:40], known, 5, 0)
        raise _Fault((INHERITS,), because("definition inherits from nothing", text=name, games=tuple(near)), True)
    parent = as_table(known[name])
    for key in OWN:
        parent.pop(key, None)
    removed = _texts(table.pop(REMOVE, []), (REMOVE,))
    for number, path in enumerate(removed):
        if not _remove(parent, path.split(".")):
            raise _Fault((REMOVE, number), because("definition removes nothing", text=path, game=name), True)
    if table.get("name") != name:
        table = {BASED_ON: name, **table}
    return _merged(parent, table)


def _remove(table: dict[str, Any], path: list[str]) -> bool:
    """Remove what a path of keys leads to; return whether there was anything."""
    below: Any = table
    for key in path[:-1]:
        below = below.get(key) if isinstance(below, dict) else None
    return isinstance(below, dict) and below.pop(path[-1], None) is not None


def _merged(parent: dict[str, Any], child: dict[str, Any]) -> dict[str, Any]:
    """Return a table with the keys of both; where both have one, tables are merged and other values are the child's."""
    merged = dict(parent)
    for key, value in child.items():
        below = merged.get(key)
        merged[key] = _merged(below, value) if isinstance(below, dict) and isinstance(value, dict) else value
    return merged


@lru_cache
def keys_of(kind: type) -> dict[str, _Key]:
    """Return the keys of a table that defines a class, in the order of its fields."""
    found = {}
    for field in fields(kind):
        default = _DEFAULTS.get(field.name, MISSING) if field.default is MISSING else field.default
        if kind is Piece and field.name == "symbol":
            continue  # the name of the piece's table
        key = PIECE if kind is Variant and field.name == "pieces" else field.name
        found[key] = _Key(field.name, field.type if field.type in (str, int, bool) else tuple, default)
    return found


def _object(kind: type, table: Any, where: Where, **more: Any) -> Any:
    """Return an instance of a class, from its table and `more` fields."""
    if not isinstance(table, dict):
        raise _Fault(where, because("definition wants a table", key=_named(where)), True)
    keys = keys_of(kind)
    for key in table:
        if key not in keys:
            raise _Fault((*where, key), _unknown(key, keys))
    values = dict(more)
    for key, about in keys.items():
        if key in table:
            values[about.field] = _value(key, about.kind, table[key], (*where, key))
        elif about.default is not MISSING:
            values[about.field] = about.default
        elif key in TABLES:
            values[about.field] = _object(TABLES[key], {}, (*where, key))
        else:
            raise _Fault(where, because("definition lacks", key=key))
    if kind is Variant and "hand_order" not in table:
        values["hand_order"] = _hand_order(values["pieces"])
    try:
        return kind(**values)
    except Contradiction as error:
        raise _Fault((*where, *error.where), because(error.code, **error.values), True) from None


def _value(key: str, kind: type, value: Any, where: Where) -> Any:
    """Return the value of a field from that of its key."""
    if key == PIECE:
        return _pieces(value, where)
    if key == DRAWINGS:
        return _drawings(value, where)
    if key in TABLES:
        return _object(TABLES[key], value, where)
    if key in LISTS:
        return tuple([_object(LISTS[key], item, (*where, n)) for n, item in enumerate(_list(value, where))])
    if kind is bool:
        if not isinstance(value, bool):
            raise _Fault(where, because("definition wants a flag", key=key), True)
        return value
    if kind is int:
        return _number(value, key, where)
    if key in NUMBERS:
        return tuple([_number(item, key, (*where, n)) for n, item in enumerate(_list(value, where))])
    return _text(value, where) if kind is str else tuple(_texts(value, where))


def _number(value: Any, key: str, where: Where) -> int:
    """Return a value that must be a number."""
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MAX_NUMBER:
        raise _Fault(where, because("definition wants a number", key=key, most=MAX_NUMBER), True)
    return value


def _pieces(table: Any, where: Where) -> tuple[Piece, ...]:
    """Return the pieces of a game, the king first, the others in the definition's order."""
    if not isinstance(table, dict):
        raise _Fault(where, because("definition wants a table", key=PIECE), True)
    if len(table) > MAX_ITEMS:
        raise _Fault(where, because("definition list too long", key=PIECE, most=MAX_ITEMS))
    pieces: list[Piece] = []
    for symbol, entry in table.items():
        pieces.append(_object(Piece, entry, (*where, symbol), symbol=_text(symbol, (*where, symbol))))
    return tuple(sorted(pieces, key=lambda piece: not piece.royal))


def _drawings(table: Any, where: Where) -> tuple[tuple[str, str], ...]:
    """Return the drawings of a game, SVG or outlines of signs as path data, as they are kept and by name."""
    from surajang.rules.pictures import drawings, outlines  # noqa: PLC0415  # none of the program's games has any

    if not isinstance(table, dict):
        raise _Fault(where, because("definition wants a table", key=DRAWINGS), True)
    if len(table) > MAX_ITEMS:
        raise _Fault(where, because("definition list too long", key=DRAWINGS, most=MAX_ITEMS))
    found = []
    for name, text in table.items():
        inside = (*where, _text(name, (*where, name)))
        if not isinstance(text, str):
            raise _Fault(inside, because("definition wants a text", key=_named(inside)), True)
        try:
            is_svg = text.lstrip().startswith("<")
            found.append((name, drawings.canonical(text.strip()) if is_svg else outlines.canonical(text)))
        except ReasonedError as error:
            raise _Fault(inside, error.reason, True) from None
    return tuple(sorted(found))


def _list(value: Any, where: Where) -> list[Any]:
    """Return a value that must be a list."""
    if not isinstance(value, list):
        raise _Fault(where, because("definition wants a list", key=_named(where)), True)
    if len(value) > MAX_ITEMS:
        raise _Fault(where, because("definition list too long", key=_named(where), most=MAX_ITEMS), True)
    return value


def _texts(value: Any, where: Where) -> list[str]:
    """Return a value that must be a list of texts."""
    return [_text(item, (*where, number)) for number, item in enumerate(_list(value, where))]


def _text(value: Any, where: Where) -> str:
    """Return a value that must be a text of one line."""
    if not isinstance(value, str):
        raise _Fault(where, because("definition wants a text", key=_named(where)), True)
    if len(value) > MAX_TEXT_LENGTH:
        raise _Fault(where, because("definition text too long", key=_named(where), most=MAX_TEXT_LENGTH), True)
    if _UNPRINTABLE.search(value):
        raise _Fault(where, because("definition text unprintable", key=_named(where)), True)
    return value


def _named(where: Where) -> str:
    """Return the last key that leads to a place, empty for the whole definition."""
    names = [key for key in where if isinstance(key, str)]
    return names[-1][:40] if names else ""


def similar(text: str, known: Iterable[str], most: int, least: float = 0.6) -> list[str]:
    """Return the names nearest to a text, whose likeness is at least this (from 0 to 1)."""
    from difflib import get_close_matches  # noqa: PLC0415  # for mistakes alone

    return get_close_matches(text, known, most, least)


def _unknown(key: str, keys: Mapping[str, _Key]) -> Reason:
    """Return the reason why a key is refused, with the key that was probably meant."""
    known = [*keys, INHERITS, REMOVE] if PIECE in keys else list(keys)
    near = similar(key[:40].lower(), known, 1)
    if near:
        return because("definition key misspelt", text=key, field=near[0])
    return because("definition key unknown", text=key, names=tuple(known))


def _hand_order(pieces: tuple[Piece, ...]) -> str:
    """Return the symbols of the pieces that a hand can hold, in the order of the definition."""
    held = {piece.held_as for piece in pieces}
    return "".join([piece.symbol for piece in pieces if piece.drop or piece.symbol in held])


def as_table(game: Variant) -> dict[str, Any]:
    """Return the table that defines a game, without default values."""
    table: dict[str, Any] = _table(game)
    if game.hand_order == _hand_order(game.pieces):
        table.pop("hand_order", None)
    return table


def _table(value: Any) -> Any:
    """Return a value as it is written in a definition."""
    if isinstance(value, tuple):
        return [_table(item) for item in value]
    if value is None or isinstance(value, (str, int)):
        return value
    table: dict[str, Any] = {}
    kind: type = type(value)
    for key, about in keys_of(kind).items():
        own = getattr(value, about.field)
        entry: Any
        if key == PIECE:
            entry = {piece.symbol: _table(piece) for piece in own}
        else:
            entry = dict(own) if key == DRAWINGS else _table(own)
        if own != about.default and entry != {}:
            table[key] = entry
    return table
