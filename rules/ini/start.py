"""Reads the start of a definition as liberally as Fairy-Stockfish: counters, rights and hands may be missing."""

import re
from dataclasses import dataclass
from typing import Final

from surajang.rules.ini.definition import BLACK, WHITE, Definition
from surajang.rules.reasons import because
from surajang.rules.variant import FILES

_MAX_LENGTH: Final = 1000
_ITEM: Final = re.compile(r"[0-9]{1,2}|\*|\+?[A-Za-z]~?|.")
_SIDES: Final = {"w": "w", "b": "b"}


@dataclass(frozen=True)
class Start:
    """The start position: symbols of pieces by square and side, pieces in hand, holes, side to move and rights.

    A symbol is as in our FEN, in capital letters: `P`, `+P`, `Q~`. Squares are files and ranks from 0 as White sees
    them.
    """

    board: dict[tuple[int, int], tuple[int, str]]
    hands: tuple[tuple[str, ...], tuple[str, ...]]
    holes: frozenset[tuple[int, int]]
    side: str
    rights: str

    def fen(self, files: int, ranks: int, castling: str) -> str:
        """Return the position in the form that a `Variant` demands."""
        rows = []
        for rank in range(ranks - 1, -1, -1):
            row, empty = "", 0
            for file in range(files):
                hole = (file, rank) in self.holes
                piece = self.board.get((file, rank))
                if not hole and piece is None:
                    empty += 1
                    continue
                row += str(empty or "")
                empty = 0
                row += "*" if piece is None else piece[1].lower() if piece[0] == BLACK else piece[1]
            rows.append(row + str(empty or ""))
        hands = "".join(self.hands[WHITE]) + "".join(self.hands[BLACK]).lower()
        return f"{'/'.join(rows)}[{hands}] {self.side} {castling or '-'} - 0 1"


def read(definition: Definition) -> Start:
    """Return the start of a definition. Raises Refused."""
    text = definition.text("startFen")
    if len(text) > _MAX_LENGTH:
        raise definition.refused("startFen", because("position too long", most=_MAX_LENGTH, number=len(text)))
    fields = text.split()
    if not fields:
        raise definition.refused("startFen", because("position empty"))
    placement, bracket, hands = fields[0].partition("[")
    if bracket and not hands.endswith("]"):
        raise definition.refused("startFen", because("hands not closed"))
    side = fields[1] if len(fields) > 1 else "w"
    if side not in _SIDES:
        raise definition.refused("startFen", because("side unknown", text=side))
    rights = fields[2] if len(fields) > 2 and not fields[2].isdigit() else ""
    board, holes = _board(definition, placement)
    held: tuple[list[str], list[str]] = ([], [])
    for letter in hands.rstrip("]"):
        if letter != "-":
            held[WHITE if letter.isupper() else BLACK].append(_known(definition, letter.upper()))
    return Start(board, (tuple(held[WHITE]), tuple(held[BLACK])), holes, side, rights)


def _board(
    definition: Definition, placement: str
) -> tuple[dict[tuple[int, int], tuple[int, str]], frozenset[tuple[int, int]]]:
    """Return the pieces on the board and its holes. Raises Refused."""
    files, ranks = definition.number("maxFile"), definition.number("maxRank")
    board: dict[tuple[int, int], tuple[int, str]] = {}
    holes = set()
    rows = placement.split("/")
    if len(rows) != ranks:
        raise definition.refused("startFen", because("wrong ranks", ranks=ranks, number=len(rows)))
    for rank, row in zip(range(ranks - 1, -1, -1), rows, strict=True):
        file = 0
        for item in _ITEM.findall(row):
            if item.isdecimal():
                file += int(item)
                continue
            if item == "*":
                holes.add((file, rank))
            else:
                symbol = _known(definition, item.upper())
                board[file, rank] = (WHITE if item.strip("+~").isupper() else BLACK, symbol)
            file += 1
        if file != files:
            raise definition.refused("startFen", because("wrong files", rank=rank + 1, files=files, number=file))
    return board, frozenset(holes)


def _known(definition: Definition, symbol: str) -> str:
    """Return a symbol whose piece exists. Raises Refused for others."""
    letter = symbol.strip("+~")
    if letter not in definition.letters.values():
        raise definition.refused("startFen", because("no such piece", text=letter))
    if symbol[0] == "+" and not definition.table("promotedPieceType").get(definition.type_of(letter)):
        raise definition.refused("startFen", because("never promoted", text=letter))
    return symbol


def square_name(file: int, rank: int) -> str:
    """Return the name of a square."""
    return f"{FILES[file]}{rank + 1}"
