"""Finds the castlings of a definition: from where kings and rooks stand at its start."""

from surajang.rules.ini.definition import ANY, BLACK, WHITE, Definition
from surajang.rules.ini.kinds import SIDES
from surajang.rules.ini.start import Start, square_name
from surajang.rules.reasons import because
from surajang.rules.special_rules import Castle, Castling

_WRITTEN = {"K": "O-O", "Q": "O-O-O"}


def castling_of(definition: Definition, start: Start, royal: str) -> tuple[Castling | None, str]:
    """Return the castlings and the rights at the start. Raises Refused, and ValueError for an invalid Castle."""
    if not definition.flag("castling"):
        return None, ""
    rooks: set[str] = set()
    found: list[dict[str, Castle]] = []
    for side in SIDES:
        castles = {}
        for letter in "KQ":
            if (letter if side == WHITE else letter.lower()) in start.rights:
                castle, rook = _castle(definition, start, side, letter, royal)
                if castle:
                    castles[letter] = castle
                    rooks.add(rook)
        found.append(castles)
    if others := set(start.rights) - set("KQkq-"):
        raise definition.refused("startFen", because("no such castling right", text=min(others)))
    if not any(found):
        return None, ""
    if len(rooks) > 1:
        raise definition.refused("castlingRookPieces", because("no castling of several"))
    white, black = (tuple(castles.values()) for castles in found)
    rights = "".join(found[WHITE]) + "".join(found[BLACK]).lower()
    return Castling(rooks.pop(), white, second=None if white == black else black), rights


def _castle(definition: Definition, start: Start, side: int, letter: str, royal: str) -> tuple[Castle | None, str]:
    """Return a castling of a side, on squares counted from its own edge, with the symbol of its rook."""
    files, ranks = definition.number("maxFile"), definition.number("maxRank")
    rank = definition.number("castlingRank") - 1
    row = rank if side == WHITE else ranks - 1 - rank
    kings = definition.types("castlingKingPiece", side)
    if kings == (ANY,) or kings[0] not in definition.letters:
        return None, ""
    standing = {
        file: definition.type_of(symbol.strip("+~"))
        for (file, at), (owner, symbol) in start.board.items()
        if owner == side and at == row and "+" not in symbol
    }
    at_home = [file for file, piece in standing.items() if piece == kings[0]]
    king = at_home[0] if len(at_home) == 1 else definition.number("castlingKingFile") - 1
    rook = _rook(definition, standing, side, letter, files)
    if king not in at_home or rook is None:
        return None, ""
    if kings[0] != royal:
        raise definition.refused("castlingKingPiece", because("no castling without a king"))
    if (rook > king) != (letter == "K"):
        raise definition.refused("startFen", because("rook on the other side", text=letter))
    to = definition.number("castlingKingsideFile" if letter == "K" else "castlingQueensideFile") - 1
    beside = to - 1 if letter == "K" else to + 1
    home, corner, king_to, rook_to = [square_name(file, rank) for file in (king, rook, to, beside)]
    return Castle(letter, home, corner, king_to, rook_to, _WRITTEN[letter]), definition.letters[standing[rook]]


def _rook(definition: Definition, standing: dict[int, str], side: int, letter: str, files: int) -> int | None:
    """Return the file of the rook that castles: the first one from the far file on."""
    rooks = definition.types("castlingRookPieces", side)
    if letter == "K":
        ahead = range(min(definition.number("castlingRookKingsideFile"), files) - 1, -1, -1)
    else:
        ahead = range(definition.number("castlingRookQueensideFile") - 1, files)
    return next((file for file in ahead if standing.get(file) in rooks), None)
