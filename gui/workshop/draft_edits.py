"""Edits of a draft: each returns another draft, including the changes that follow from the edit."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from surajang.gui.workshop.draft import Draft, Table, hands_of, side_of, text_at, value_at
from surajang.rules.definition import DRAWINGS, PIECE
from surajang.rules.errors import Where
from surajang.rules.variant import FILES
from surajang.rules.zones import Squares, mirrored, zone_text

Cells = Mapping[tuple[int, int], str]

HOLE = "*"

SHARED = ("name", "moves", "letter")
"""The keys that a promoted pawn (`Q~`) shares with its twin."""

NOT_ROYAL = ("promotion", "drop", "held_as", "limit", "pawn", "en_passant", "twice", "spares")
"""The keys that no royal piece has."""

ROYAL = ("royal", "faces")
"""The keys that only a royal piece has."""

ZONES = frozenset(
    ("zone", "within", "wall", "confined", "may_from", "may_to", "must_from", "must_to", "one_a_file", "arrival")
) | {"outlined", "tints", "marked", "holes"}
"""The keys whose values are zones."""

_CORNER = re.compile(r"([a-z]?)(\d+)")


def put(draft: Draft, where: Where, value: Any) -> Draft:
    """Set the value at a place of the table, or remove it (None)."""
    table = _put(draft.table, where, value)
    if where[0] == PIECE and len(where) > 2 and where[2] in SHARED:
        twin = f"{where[1]}~"
        if twin in draft.pieces:
            table = _put(table, (PIECE, twin, *where[2:]), value)
    return settled(draft, table)


def put_each(draft: Draft, values: Mapping[Where, Any]) -> Draft:
    """Set the values at several places at once."""
    table = draft.table
    for where, value in values.items():
        table = _put(table, where, value)
    return settled(draft, table)


def draw(draft: Draft, symbol: str, picture: str, drawings: Mapping[str, str]) -> Draft:
    """Set a piece's picture, none for "", with the drawings that it needs; unused drawings are removed."""
    table = _put(draft.table, (PIECE, symbol, "picture"), picture or None)
    words = {word for piece in table[PIECE].values() for word in str(piece.get("picture", "")).split()}
    known = {**table.get(DRAWINGS, {}), **drawings}
    kept = {name: known[name] for name in known if name in words}
    return settled(draft, _put(table, (DRAWINGS,), kept or None))


def _put(table: Any, where: Where, value: Any) -> Any:
    """Return a table, or a list, with another value at a place; None is no value."""
    key, rest = where[0], where[1:]
    if isinstance(table, list):
        items = list(table)
        assert isinstance(key, int)
        if rest:
            items[key] = _put(items[key], rest, value)
        elif value is None:
            del items[key]
        elif key == len(items):
            items.append(value)
        else:
            items[key] = value
        return items
    changed = dict(table)
    if rest:
        changed[str(key)] = _put(changed.get(str(key), {}), rest, value)
    elif value is None:
        changed.pop(str(key), None)
    else:
        changed[str(key)] = value
    return changed


def settled(draft: Draft, table: Table, cells: Cells | None = None) -> Draft:
    """Return a draft with a table in which the start and the order of the hand fit the rest.

    `cells` is the content of the start's squares, if that has changed.
    """
    made = Draft(table, draft.source)
    changed = dict(table)
    held = _held(made)
    order = text_at(table, "hand_order")
    if order:
        changed["hand_order"] = "".join([*(letter for letter in order if letter in held), *_without(held, order)])
        if changed["hand_order"] == "".join(held):
            del changed["hand_order"]
    if sorted(text_at(table, "vchess_hands")) != sorted(held):
        changed.pop("vchess_hands", None)
    side = side_of(text_at(draft.table, "start"))
    cells = made.cells if cells is None else cells
    changed["start"] = start_text(Draft(changed), cells, hands_of(table["start"]), side)
    return Draft(changed, draft.source)


def _held(draft: Draft) -> list[str]:
    """Return the symbols of the pieces that a hand can hold, in their order."""
    given = {piece.get("held_as") for piece in draft.pieces.values()}
    return [symbol for symbol, piece in draft.pieces.items() if "drop" in piece or symbol in given]


def _without(symbols: list[str], others: str) -> list[str]:
    return [symbol for symbol in symbols if symbol not in others]


def start_text(draft: Draft, cells: Cells, hands: str, side: str = "w") -> str:
    """Return the start of a draft with these pieces on the board and in hand, a side to move and all rights to castle.

    Pieces that the game lacks are left out. If the players choose setups, the first one begins.
    """
    files, ranks = draft.size
    holes = draft.zone(text_at(draft.table, "holes"))
    rows = []
    for rank in reversed(range(ranks)):
        row, empty = "", 0
        for file in range(files):
            cell = HOLE if (file, rank) in holes else cells.get((file, rank), "")
            if (file, rank) not in holes and cell.upper() not in draft.pieces:
                empty += 1
                continue
            row += (str(empty) if empty else "") + cell
            empty = 0
        rows.append(row + (str(empty) if empty else ""))
    held = _held(draft)
    hands = "".join([letter for letter in hands if letter.upper() in held])
    side, setup = ("w", " setup=w") if "setup" in draft.table else (side, "")
    return f"{'/'.join(rows)}[{hands}] {side} {_rights(draft)} - 0 1{setup}"


def _rights(draft: Draft) -> str:
    """Return all rights to castle as a start writes them."""
    castling = draft.table.get("castling")
    if not castling or not castling.get("history", True):
        return "-"
    first = [text_at(castle, "letter") for castle in castling.get("castles", [])]
    second = [text_at(castle, "letter") for castle in castling["second"]] if "second" in castling else first
    return "".join(first) + "".join(second).lower() or "-"


# The board


def arrange(draft: Draft, start: str, mirrors: bool = False) -> Draft:
    """Let the game begin with the pieces of a FEN on the board and in hand.

    If it `mirrors`, changes are mirrored for the other side.
    """
    _, ranks = draft.size
    after = Draft({**draft.table, "start": start}).cells
    cells, hands = dict(after), hands_of(start)
    if mirrors:
        before = draft.cells
        changed = {square for square in {*before, *after} if before.get(square) != after.get(square)}
        for file, rank in changed:
            mirror = (file, ranks - 1 - rank)
            if mirror not in changed and before.get(mirror) != HOLE:
                cells[mirror] = after.get((file, rank), "").swapcase()
        if hands != hands_of(text_at(draft.table, "start")):
            own = "".join([letter for letter in hands if letter.isupper()])
            hands = own + own.lower()
    return settled(draft, {**draft.table, "start": f"[{hands}] w"}, cells)


def clear_board(draft: Draft) -> Draft:
    """Let the game begin without pieces."""
    return settled(draft, {**draft.table, "start": "[] w"}, {})


def resize(draft: Draft, files: int, ranks: int) -> Draft:
    """Resize the board: files change at the right edge, ranks in the middle, so that the ranks near both players' edges
    stay.
    """
    old_files, old_ranks = draft.size

    def rank_after(rank: int) -> int:
        """Return the new number of a rank, from 0; a removed one counts as the nearest."""
        if rank < old_ranks / 2:
            return min(rank, ranks - 1)
        return max(0, rank + ranks - old_ranks)

    def stays(rank: int) -> bool:
        gone = old_ranks - ranks
        return gone <= 0 or not (old_ranks - gone) / 2 <= rank < (old_ranks + gone) / 2

    cells = {
        (file, rank_after(rank)): cell
        for (file, rank), cell in draft.cells.items()
        if file < files and cell != HOLE and stays(rank)
    }
    table = _each_zone(draft.table, lambda text: _zone_after(text, files, old_files, rank_after))
    return settled(draft, {**table, "files": files, "ranks": ranks}, cells)


def _zone_after(text: str, files: int, old_files: int, rank_after: Callable[[int], int]) -> str:
    """Return the text of a zone on a board of another size."""

    def corner(match: re.Match[str]) -> str:
        """Return the new place of a corner; a zone that reached the right edge reaches it again."""
        file = match[1]
        if file:
            number = FILES.index(file)
            last = match.start() and match.string[match.start() - 1] == "-" and number == old_files - 1
            file = FILES[files - 1 if last or number >= files else number]
        return f"{file}{rank_after(int(match[2]) - 1) + 1}"

    items = []
    for item in text.split():
        if FILES.find(item[0]) < files:  # -1 for a whole rank, and for what is no zone
            items.append(_CORNER.sub(corner, item))
    return " ".join(items)


def _each_zone(table: Any, change: Callable[[str], str]) -> Any:
    """Return a table in which each zone is changed."""
    if isinstance(table, list):
        return [_each_zone(item, change) for item in table]
    if not isinstance(table, Mapping):
        return table
    return {
        key: change(value) if key in ZONES and isinstance(value, str) else _each_zone(value, change)
        for key, value in table.items()
    }


def make_holes(draft: Draft, squares: Squares) -> Draft:
    """Make these squares holes of the board, and no others."""
    files, ranks = draft.size
    text = zone_text(squares, mirrored(squares, ranks), files, ranks)
    cells = {square: cell for square, cell in draft.cells.items() if square not in squares and cell != HOLE}
    return settled(draft, _put(draft.table, ("holes",), text or None), cells)


def paint(draft: Draft, where: Where, own: Squares, other: Squares) -> Draft:
    """Set a zone of these squares, the first player's and the second's, from White's view."""
    text = zone_text(own, other, *draft.size)
    return put(draft, where, text if text.strip() else "")


# Pieces


def letter_for(draft: Draft, name: str, present: str = "") -> str:
    """Return the first letter of a name that is free, or that the piece has at `present`; any other for a name without
    one, "" if all are taken.
    """
    of_name = [letter.upper() for letter in name if letter.isascii() and letter.isalpha()]
    return next((each for each in [*of_name, *FILES.upper()] if each == present or is_free(draft, each)), "")


def add_piece(draft: Draft, letter: str, piece: Table) -> Draft:
    """Add a piece under a letter, or under one of its name if that is taken or "" is given."""
    symbol = letter if is_free(draft, letter) else letter_for(draft, text_at(piece, "name"))
    if not symbol:
        return draft
    names = {text_at(other, "name") for other in draft.pieces.values()}
    name, number = text_at(piece, "name"), 2
    while name in names:
        name, number = f"{text_at(piece, 'name')} {number}", number + 1
    entry = {**piece, "name": name}
    if entry.get("royal") and draft.king:
        del entry["royal"]
    return put(draft, (PIECE, symbol), entry)


def add_promoted(draft: Draft, symbol: str, piece: Table) -> Draft:
    """Add a promoted piece as the other face of a piece, and let it promote on the last rank."""
    _, ranks = draft.size
    entry = {key: value for key, value in piece.items() if key != "royal"}
    if "held_as" in draft.pieces[symbol]:
        entry["held_as"] = symbol
    promotion = {"becomes": f"+{symbol}", "must_to": str(ranks)}
    return put_each(draft, {(PIECE, f"+{symbol}"): entry, (PIECE, symbol, "promotion"): promotion})


def remove_piece(draft: Draft, symbol: str) -> Draft:
    """Remove a piece, and everything that needs it."""
    gone = {symbol, f"{symbol}~"} if len(symbol) == 1 else {symbol}
    table = dict(draft.table)
    table[PIECE] = {other: _without_pieces(piece, gone) for other, piece in draft.pieces.items() if other not in gone}
    if value_at(table, ("castling", "rook")) in gone:
        del table["castling"]
    if any(symbol in text for text in value_at(table, ("setup", "choices")) or []):
        del table["setup"]
    arrivers = value_at(table, ("end", "arrivers"))
    if arrivers:
        table = _put(table, ("end", "arrivers"), [other for other in arrivers if other not in gone] or None)
    return settled(draft, table)


def _without_pieces(piece: Table, gone: set[str], lists: tuple[str, ...] = ("spares", "no_screen")) -> Table:
    """Return a piece that does not become these, is not held as one, and does not have them in some of its lists."""
    left = dict(piece)
    for key in lists:
        if key in left:
            left[key] = [other for other in left[key] if other not in gone]
    if left.get("held_as") in gone:
        del left["held_as"]
    promotion = left.get("promotion")
    if promotion:
        choices = [text_at(promotion, "becomes"), *promotion.get("others", [])]
        kept = [other for other in choices if other not in gone]
        if not kept:
            del left["promotion"]
        elif kept != choices:
            left["promotion"] = _with_choices(promotion, kept)
    return left


def _with_choices(promotion: Table, symbols: list[str]) -> Table:
    """Return a promotion to these pieces; the numbers of others are dropped."""
    changed = {key: value for key, value in promotion.items() if key not in ("others", "most")}
    return {**changed, "becomes": symbols[0], **({"others": symbols[1:]} if symbols[1:] else {})}


def promote_to(draft: Draft, symbol: str, choices: list[str]) -> Draft:
    """Let a piece promote to one of these; with none it does not promote."""
    where: Where = (PIECE, symbol, "promotion")
    if not choices:
        return put(draft, where, None)
    _, ranks = draft.size
    promotion = draft.pieces[symbol].get("promotion", {"must_to": str(ranks)})
    return put(draft, where, _with_choices(promotion, choices))


def is_free(draft: Draft, letter: str) -> bool:
    """Return whether a text is a capital letter that no piece has or is written with."""
    taken = {symbol.strip("+~") for symbol in draft.pieces}
    taken |= {text_at(piece, "letter") for piece in draft.pieces.values()}
    return len(letter) == 1 and "A" <= letter <= "Z" and letter not in taken


def rename_piece(draft: Draft, old: str, new: str) -> Draft:
    """Give a piece another letter, everywhere; a letter that is not free changes nothing."""
    if not is_free(draft, new):
        return draft
    base = old.strip("+~")

    def renamed(symbol: str) -> str:
        return symbol.replace(base, new).replace(base.lower(), new.lower())

    def within(table: Any, key: str = "") -> Any:
        if isinstance(table, Mapping):
            return {
                renamed(name) if key == PIECE else name: within(value, "" if key == PIECE else name)
                for name, value in table.items()
            }
        if isinstance(table, list):
            return [within(item, key) for item in table]
        named = ("becomes", "others", "held_as", "spares", "no_screen", "arrivers", "choices", "hand_order", "start")
        symbol = key in named or (key == "rook" and table == base)
        return renamed(table) if symbol and isinstance(table, str) else table

    table = within({key: value for key, value in draft.table.items() if key != "start"})
    cells = {square: renamed(cell) for square, cell in draft.cells.items()}
    hands = renamed(hands_of(text_at(draft.table, "start")))
    table["start"] = f"[{hands}] w"
    return settled(draft, table, cells)


def crown(draft: Draft, symbol: str) -> Draft:
    """Make a piece the royal one, which faces the other king as the former one did. No piece becomes or spares it."""
    pieces = {
        other: {key: value for key, value in _without_pieces(piece, {symbol}, ("spares",)).items() if key not in ROYAL}
        for other, piece in draft.pieces.items()
    }
    crowned = {key: value for key, value in pieces[symbol].items() if key not in NOT_ROYAL}
    former = draft.pieces.get(draft.king, {})
    pieces[symbol] = crowned | {key: former[key] for key in ROYAL if key in former} | {"royal": True}
    return settled(draft, {**draft.table, PIECE: pieces})


def let_drop(draft: Draft, symbol: str, on: bool) -> Draft:
    """Let a piece be captured into the hand and dropped anywhere, or not."""
    _, ranks = draft.size
    where: Where = (PIECE, symbol)
    if not on:
        held = None if draft.pieces[symbol].get("held_as") == symbol else draft.pieces[symbol].get("held_as")
        return put_each(draft, {(*where, "drop"): None, (*where, "held_as"): held})
    held = draft.pieces[symbol].get("held_as", symbol)
    return put_each(draft, {(*where, "drop"): {"zone": f"1-{ranks}"}, (*where, "held_as"): held})


# Castling, setups, arrival


def add_castling(draft: Draft) -> Draft:
    """Let the king castle two squares towards the outermost other piece on either side of its rank."""
    cells = {file: cell for (file, rank), cell in draft.cells.items() if rank == 0}
    king = next((file for file, cell in cells.items() if cell == draft.king), None)
    if king is None:
        return put(draft, ("castling",), {"rook": next(iter(draft.pieces), ""), "castles": []})
    castles: list[dict[str, str]] = []
    rook = ""
    for letter, step, files in (("K", 1, sorted(cells, reverse=True)), ("Q", -1, sorted(cells))):
        partner = next((file for file in files if cells[file] != HOLE and (file - king) * step > 1), None)
        if partner is None or (rook and cells[partner] != rook):
            continue
        rook = cells[partner]
        squares = {"king": king, "rook": partner, "king_to": king + 2 * step, "rook_to": king + step}
        near = abs(partner - king) <= 3
        castles.append(
            {
                "letter": letter,
                **{key: f"{FILES[file]}1" for key, file in squares.items()},
                "written": "O-O" if near and not any(castle["written"] == "O-O" for castle in castles) else "O-O-O",
            }
        )
    if len({castle["written"] for castle in castles}) < len(castles):
        castles[0]["written"] = "O-O"
    return put(draft, ("castling",), {"rook": rook or draft.king, "castles": castles})


def add_setup(draft: Draft, task: str, titles: tuple[str, str]) -> Draft:
    """Let each player choose whether the first two different pieces of the first rank are swapped.

    `task` is the instruction to a player, `titles` are the names of the choices.
    """
    _, ranks = draft.size
    board = draft.cells
    cells = {
        file: cell
        for (file, rank), cell in sorted(board.items())
        if rank == 0 and len(cell) == 1 and board.get((file, ranks - 1)) == cell.lower()
    }
    found = [file for file, cell in cells.items() if cell not in (HOLE, draft.king)]
    pair = next(((one, two) for one in found for two in found if one < two and cells[one] != cells[two]), None)
    files = "".join(FILES[file] for file in pair) if pair else "a"
    first = "".join(cells[file] for file in pair) if pair else ""
    choices = [first, first[::-1]] if pair else [first]
    setup = {"files": files, "choices": choices, "titles": list(titles[: len(choices)]), "task": task}
    return put(draft, ("setup",), setup)


def add_arrival(draft: Draft, reason: str, sentence: str) -> Draft:
    """Let the king win by arriving on the last rank."""
    _, ranks = draft.size
    arrival = {"arrival": str(ranks), "arrival_reason": reason, "arrival_sentence": sentence}
    return put(draft, ("end",), {**draft.table.get("end", {}), **arrival})


def remove_arrival(draft: Draft) -> Draft:
    """Let no piece win by arriving."""
    end = {key: value for key, value in draft.table.get("end", {}).items() if not key.startswith("arriv")}
    return put(draft, ("end",), end or None)
