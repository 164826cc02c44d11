"""A draft of a game: the table of its definition (`rules.definition`), complete or not, with its history."""

import json
import re
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from surajang.gui.kit.undo import UndoStates
from surajang.rules.definition import DRAWINGS, LISTS, MAX_ITEMS, NUMBERS, PIECE, TABLES, as_table, keys_of, read_table
from surajang.rules.errors import InvalidDefinition, Where
from surajang.rules.piece import SYMBOL, Piece
from surajang.rules.reasons import Reason
from surajang.rules.variant import MAX_SIZE, Variant, zone
from surajang.rules.zones import Squares, mirrored

Table = Mapping[str, Any]
"""The table of a definition, or of a part of it. Never changed in place: drafts share equal parts."""

EDGE = 8
"""The files and ranks of a new game's empty board."""

MAX_NAME_LENGTH = 60
SHORT_EDGE = 3
"""The minimum files and ranks of a board in the workshop."""

_CELL = re.compile(r"\d+|\+?[A-Za-z]~?|\*")
_NOT_IN_NAMES = re.compile(r"[^a-z0-9]+")


@dataclass(frozen=True)
class Problem:
    """A fault of a draft, and its place: the path of keys in its table."""

    reason: Reason
    where: Where


@dataclass(frozen=True)
class Draft:
    """A definition's table, and the own game (its name in the catalogue) that it is a new version of, if any."""

    table: Table
    source: str = ""

    @cached_property
    def checked(self) -> Variant | Problem:
        """The game that it defines, or its fault. Costs as much as starting a game."""
        try:
            return read_table(dict(self.table))
        except InvalidDefinition as error:
            return Problem(error.reason, error.where)

    @property
    def title(self) -> str:
        """The name for people, possibly empty."""
        return text_at(self.table, "title")

    @property
    def size(self) -> tuple[int, int]:
        """The numbers of files and ranks, within a board's limits."""
        files, ranks = (self.table.get(key) for key in ("files", "ranks"))
        return _bounded(files), _bounded(ranks)

    @property
    def pieces(self) -> Table:
        """The tables of the pieces by symbol."""
        found: Table = self.table.get(PIECE, {})
        return found

    @property
    def king(self) -> str:
        """The symbol of the royal piece, empty if there is none."""
        return next((symbol for symbol, piece in self.pieces.items() if piece.get("royal")), "")

    @property
    def only_kings(self) -> bool:
        """Whether nothing but kings is on the board and in hand at the start, and no arrival wins."""
        pieces = {cell.upper() for cell in self.cells.values() if cell != "*"}
        arrival = value_at(self.table, ("end", "arrival"))
        return pieces <= {self.king} and not hands_of(text_at(self.table, "start")) and not arrival

    @property
    def cells(self) -> dict[tuple[int, int], str]:
        """The content of squares at the start, by file and rank from 0, holes (`*`) included."""
        return cells_of(text_at(self.table, "start"), *self.size)

    def zone(self, text: str, side: int = 0) -> Squares:
        """Return the squares of a side's zone from White's view; none for an invalid text."""
        files, ranks = self.size
        try:
            squares = zone(text, files, ranks, side)
        except ValueError:
            return frozenset()
        return mirrored(squares, ranks) if side else squares


def _bounded(number: Any) -> int:
    return min(max(number, SHORT_EDGE), MAX_SIZE) if isinstance(number, int) else EDGE


def text_at(table: Table, key: str) -> str:
    """Return a text of a table, empty if there is none."""
    value = table.get(key, "")
    return value if isinstance(value, str) else ""


def value_at(table: Any, where: Where) -> Any:
    """Return the value at a place of a table, None if there is none."""
    for key in where:
        if isinstance(table, Mapping):
            table = table.get(key)
        elif isinstance(table, list) and isinstance(key, int) and 0 <= key < len(table):
            table = table[key]
        else:
            return None
    return table


def cells_of(start: str, files: int, ranks: int) -> dict[tuple[int, int], str]:
    """Return the content of a start's squares, as far as it is readable and fits the board."""
    board = start.split(maxsplit=1)[0].partition("[")[0] if start.strip() else ""
    found = {}
    for row, text in enumerate(board.split("/")[:ranks]):
        file = 0
        for cell in _CELL.findall(text):
            if cell.isdigit():
                file += int(cell[:3])
            elif file < files:
                found[file, ranks - 1 - row] = cell
                file += 1
    return found


def hands_of(start: str) -> str:
    """Return the pieces in hand at a start, as written there."""
    board = start.split(maxsplit=1)[0] if start.strip() else ""
    return board.partition("[")[2].partition("]")[0]


def side_of(start: str) -> str:
    """Return who is to move at a start, `w` or `b`."""
    return "b" if start.split()[1:2] == ["b"] else "w"


def empty_game(title: str) -> Draft:
    """Return a draft with an empty board and one king on each side."""
    king = {"name": "King", "moves": "K", "royal": True}
    rows = ["4k3", *["8"] * (EDGE - 2), "4K3"]
    table = {
        "name": name_for(title),
        "title": title,
        "files": EDGE,
        "ranks": EDGE,
        "start": f"{'/'.join(rows)}[] w - - 0 1",
        PIECE: {"K": king},
    }
    return Draft(table)


def from_game(game: Variant, title: str) -> Draft:
    """Return a draft of a new game that begins as a copy of another."""
    table = as_table(game)
    for key in ("family", "edition", "exported", "vchess_hands", "based_on"):
        table.pop(key, None)
    name = name_for(title)
    based_on = {"based_on": game.name} if name != game.name else {}
    return Draft({**table, "name": name, "title": title, "native": "", "summary": "", **based_on})


def version_of(game: Variant, source: str) -> Draft:
    """Return a draft of a new version of an own game, which its definition calls `game` and the catalogue `source`."""
    return Draft(as_table(game), source)


def written(draft: Draft) -> str:
    """Return a draft as the text of a file."""
    return json.dumps({"source": draft.source, "table": draft.table}, ensure_ascii=False, indent=1)


def read(text: str) -> Draft | None:
    """Return the draft in a file's text, without invalid values; None if there is none."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return None
    table = found.get("table") if isinstance(found, dict) else None
    if not isinstance(table, dict):
        return None
    source = found.get("source")
    values = {"start": "", "name": "", "title": "", **_valid_values(Variant, table)}
    return Draft(values, source if isinstance(source, str) else "")


def _valid_values(kind: type, table: Any) -> dict[str, Any]:
    """Return the values of a table that have the types of a class's fields."""
    values: dict[str, Any] = {}
    for key, about in keys_of(kind).items():
        value = table.get(key) if isinstance(table, dict) else None
        if key == PIECE and isinstance(value, dict):
            values[key] = {
                symbol: _valid_values(Piece, piece) for symbol, piece in value.items() if SYMBOL.fullmatch(symbol)
            }
        elif key == DRAWINGS and isinstance(value, dict):
            values[key] = {name: drawing for name, drawing in value.items() if isinstance(drawing, str)}
        elif key in TABLES and isinstance(value, dict):
            values[key] = _valid_values(TABLES[key], value)
        elif key in LISTS and isinstance(value, list):
            values[key] = [_valid_values(LISTS[key], item) for item in value[:MAX_ITEMS]]
        elif about.kind is tuple and isinstance(value, list) and key not in LISTS:
            plain = int if key in NUMBERS else str
            values[key] = [item for item in value[:MAX_ITEMS] if isinstance(item, plain)]
        elif about.kind in (str, int, bool) and key != PIECE and isinstance(value, about.kind):
            values[key] = value
    return values


def name_for(title: str, otherwise: str = "my-game") -> str:
    """Return a name for files and commands made from a title: small letters, digits and dashes.

    `otherwise` is the name for a title without ASCII letters or digits.
    """
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    return _NOT_IN_NAMES.sub("-", plain).strip("-")[:MAX_NAME_LENGTH].strip("-") or otherwise


class History(UndoStates[Draft]):
    """A draft, with those before and after it."""

    def make(self, edit: Callable[[Draft], Draft], field: Where | None = None) -> bool:
        """Make an edit, of a field if one is given; return whether it changes anything."""
        made = edit(self.current)
        if made == self.current:
            return False
        self.push(made, field)
        return True
