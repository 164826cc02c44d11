"""A stand-in for a draft's game, complete or not: a valid game with its board and pieces, for boards and palettes."""

import json
from functools import lru_cache
from typing import Any

from surajang.gui.workshop.draft import Draft, hands_of, text_at
from surajang.gui.workshop.draft_edits import start_text
from surajang.rules.betza import parse
from surajang.rules.definition import PIECE, read_table
from surajang.rules.errors import InvalidDefinition
from surajang.rules.variant import Variant

RULES = frozenset(
    ("terrain", "wall", "confined", "faces", "promotion", "drop", "spares", "no_screen", "limit", "royal", "pawn")
) | {"en_passant", "twice", "moves", "name"}
"""The keys of a piece that do not affect its look."""


def stand_in(draft: Draft) -> Variant:
    """Return the stand-in for a draft: the same for all drafts that look the same.

    Pieces move as in the draft if possible, since a piece's movement may decide its picture.
    """
    return _made(json.dumps(_looks(draft), sort_keys=False))


def start_of(draft: Draft, variant: Variant) -> str:
    """Return the draft's start for its stand-in: without rights and choices."""
    pieces = {symbol: draft.pieces.get(symbol, {}) for symbol in variant.by_symbol}
    plain = {**draft.table, PIECE: pieces, "holes": variant.holes}
    for key in ("castling", "setup"):
        plain.pop(key, None)
    hands = hands_of(text_at(draft.table, "start"))
    return start_text(Draft(plain), draft.cells, "".join(one for one in hands if one.upper() in variant.hand_order))


def _looks(draft: Draft) -> dict[str, Any]:
    """Return the table of the stand-in, which may still be refused for a look."""
    files, ranks = draft.size
    royal = draft.king or next(iter(draft.pieces), "K")
    names: set[str] = set()
    pieces = {}
    for symbol, piece in (draft.pieces or {"K": {}}).items():
        if symbol.endswith("~"):
            continue
        look = {key: value for key, value in piece.items() if key not in RULES}
        name = text_at(piece, "name") or symbol
        look["name"] = f"{name} ({symbol})" if name in names else name
        names.add(name)
        look["moves"] = _readable(text_at(piece, "moves")) if symbol != royal else "K"
        if symbol == royal:
            look["royal"] = True
            look.pop("held_as", None)
        else:
            look |= {"pawn": True} if piece.get("pawn") is True else {}
            look |= {"drop": {"zone": "1"}} if "drop" in piece else {}
        if look.get("held_as", royal) == royal or look["held_as"] not in draft.pieces:
            look.pop("held_as", None)
        pieces[symbol] = look
    holes = draft.zone(text_at(draft.table, "holes"))
    free = [(file, rank) for rank in range(ranks) for file in range(files) if (file, rank) not in holes]
    table = {"files": files, "ranks": ranks, PIECE: pieces}
    if "hand_order" in draft.table:
        table["hand_order"] = draft.table["hand_order"]
    first, last = free[0] if free else (0, 0), free[-1] if free else (0, 0)
    if max(abs(last[0] - first[0]), abs(last[1] - first[1])) > 1:  # so that no king attacks the other
        table["holes"] = text_at(draft.table, "holes")
    else:
        first, last = (0, 0), (files - 1, ranks - 1)
    kings = {first: royal, last: royal.lower()}
    return {
        **table,
        "name": "stand-in",
        "title": draft.title or "?",
        "start": start_text(Draft({**table, "start": ""}), kings, ""),
        "appearance": draft.table.get("appearance", {}),
        "drawings": draft.table.get("drawings", {}),
    }


def _readable(moves: str) -> str:
    """Return a movement, or a king's if it is unreadable or leads nowhere."""
    try:
        return moves if parse(moves) else "K"
    except ValueError:
        return "K"


@lru_cache(maxsize=16)
def _made(text: str) -> Variant:
    """Return the game of a table given as JSON; refused parts are left out, the looks of pieces last."""
    table = json.loads(text)
    for key in ("", "moves", "hand_order", "appearance", "drawings"):
        table.pop(key, None)
        if key == "moves":
            for piece in table[PIECE].values():
                piece["moves"] = "K"
        try:
            return read_table(table)
        except InvalidDefinition:
            continue
    plain = {
        symbol: {"name": symbol, "moves": "K", **({"royal": True} if piece.get("royal") else {})}
        for symbol, piece in table[PIECE].items()
    }
    return read_table({**table, PIECE: plain})
