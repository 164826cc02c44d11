"""Reads the keys of a section of a `variants.ini` into its Definition.

The keys are in the order in which Fairy-Stockfish reads them, which matters where one piece takes another's letter. A
key is translated, known to change no rule, or supported only with some values (`unsupported`).
"""

import re
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import Final

from surajang.rules.definition import MAX_NUMBER
from surajang.rules.errors import ReasonedError
from surajang.rules.ini.definition import (
    ANY,
    BLACK,
    CUSTOM,
    KING,
    MAX_FILES,
    MAX_RANKS,
    TYPES,
    WHITE,
    Definition,
    Entry,
    Refused,
    Squares,
    of_key,
    rank_squares,
)
from surajang.rules.ini.unsupported import ONLY, WITHOUT_EFFECT
from surajang.rules.reasons import because

_Reader = Callable[[Definition, str], None]
_INTEGER: Final = re.compile(r"[0-9]{1,6}")
_SQUARE: Final = re.compile(r"([A-Za-z*])([0-9]{1,2}|\*)")


def apply(definition: Definition, entries: Mapping[str, Entry]) -> None:
    """Change the values by a section's entries. Raises Refused for unknown keys and values of a wrong form."""
    for key, entry in entries.items():
        if key not in _READERS and key not in TYPES and key not in WITHOUT_EFFECT:
            near = get_close_matches(key[:60], [*_READERS, *TYPES, *WITHOUT_EFFECT], 1)
            unknown = (
                because("definition key misspelt", text=key, field=near[0]) if near else because("no key", text=key)
            )
            raise Refused(entry.at_key, unknown, key[:60])
        definition.places[key] = entry.at_key
    for piece in TYPES:
        if (given := entries.get(piece)) and given.value:
            _read_piece(definition, piece, given)
    for key, reader in _READERS.items():
        if given := entries.get(key):
            try:
                reader(definition, given.value)
            except ReasonedError as error:
                raise of_key(key, given.at_value, error.reason) from None


def _read_piece(definition: Definition, piece: str, entry: Entry) -> None:
    """Give a type of piece its letter and movement, or take the letter away. Raises Refused."""
    letter, movement = entry.value[:1], entry.value[2:].strip()
    rest = entry.value[1:].strip()
    if letter == "-" and not rest:
        _remove(definition, piece)
        return
    if not ("a" <= letter.lower() <= "z"):
        raise of_key(piece, entry.at_value, because("letter of a piece", text=letter))
    if rest and not (rest[0] == ":" and (piece in CUSTOM or piece == KING)):
        raise of_key(piece, entry.at_value, because("letter alone", text=rest))
    if piece in CUSTOM and not movement:
        raise of_key(piece, entry.at_value, because("letter and movement"))
    for other, taken in list(definition.letters.items()):
        if taken == letter.upper():
            _remove(definition, other)
    definition.letters[piece] = letter.upper()
    if piece in CUSTOM or piece == KING:
        definition.customs[piece] = movement
        if piece in CUSTOM and "e" in movement:
            for side in (WHITE, BLACK):
                definition.values[f"enPassantTypes/{side}"] = (*definition.types("enPassantTypes", side), piece)


def _remove(definition: Definition, piece: str) -> None:
    """Take a piece's letter away, and the piece out of what pawns promote to."""
    definition.letters.pop(piece, None)
    for side in (WHITE, BLACK):
        left = tuple([other for other in definition.types("promotionPieceTypes", side) if other != piece])
        definition.values[f"promotionPieceTypes/{side}"] = left


def _parse_flag(text: str) -> bool:
    """Return a truth value. Raises ReasonedError."""
    if text not in ("true", "false"):
        raise ReasonedError(because("not a flag", text=text))
    return text == "true"


def _parse_number(text: str) -> int:
    """Return a number, which a definition can hold. Raises ReasonedError."""
    if not _INTEGER.fullmatch(text.strip()):
        raise ReasonedError(because("not a number", text=text))
    if int(text) > MAX_NUMBER:
        raise ReasonedError(because("definition number", most=MAX_NUMBER))
    return int(text)


def _parse_file(text: str) -> int:
    """Return the number of a file, given by its letter or as a number. Raises ReasonedError."""
    text = text.strip()
    number = ord(text) - ord("a") + 1 if len(text) == 1 and text.isalpha() and text.isascii() else _parse_number(text)
    if not 1 <= number <= MAX_FILES:
        raise ReasonedError(because("not a file", text=text, most=MAX_FILES))
    return number


def _parse_rank(text: str) -> int:
    """Return the number of a rank. Raises ReasonedError."""
    number = _parse_number(text)
    if not 1 <= number <= MAX_RANKS:
        raise ReasonedError(because("not a rank", number=number, most=MAX_RANKS))
    return number


def _parse_squares(text: str) -> Squares:
    """Return the squares that a list names, as in `d4 *1 a*`. Raises ReasonedError."""
    found: set[tuple[int, int]] = set()
    for word in text.split():
        if word == "-":
            break
        match = _SQUARE.fullmatch(word)
        if match is None:
            raise ReasonedError(because("not squares", text=word))
        letter, digits = match.groups()
        file = 0 if letter == "*" else _parse_file(letter.lower())
        rank = 0 if digits == "*" else _parse_rank(digits)
        if not file and not rank:
            raise ReasonedError(because("not squares", text=word))
        files = [file - 1] if file else range(MAX_FILES)
        ranks = [rank - 1] if rank else range(MAX_RANKS)
        found.update([(x, y) for x in files for y in ranks])
    return frozenset(found)


def _parse_types(definition: Definition, text: str) -> tuple[str, ...]:
    """Return the types of pieces that letters name, each once. Raises ReasonedError."""
    found: list[str] = []
    for letter in text:
        if letter == "-":
            break
        if not letter.isspace():
            piece = ANY if letter == "*" else definition.type_of(letter)
            if piece not in found:
                found.append(piece)
    return tuple(found)


def _flag(key: str) -> _Reader:
    """Return a reader of true or false."""
    return lambda definition, text: _set(definition, key, _parse_flag(text))


def _number(key: str) -> _Reader:
    """Return a reader of a number."""
    return lambda definition, text: _set(definition, key, _parse_number(text))


def _file(key: str) -> _Reader:
    """Return a reader of a file."""
    return lambda definition, text: _set(definition, key, _parse_file(text))


def _ranked(key: str) -> _Reader:
    """Return a reader of a rank."""
    return lambda definition, text: _set(definition, key, _parse_rank(text))


def _text(key: str) -> _Reader:
    """Return a reader of any text."""
    return lambda definition, text: _set(definition, key, text.strip())


def _word(key: str, *words: str) -> _Reader:
    """Return a reader of one of some words."""

    def read(definition: Definition, text: str) -> None:
        if text.strip() not in words:
            raise ReasonedError(because("none of these", text=text, names=words))
        _set(definition, key, text.strip())

    return read


def _region(key: str, *sides: int) -> _Reader:
    """Return a reader of squares, for both sides if none is given."""

    def read(definition: Definition, text: str) -> None:
        squares = _parse_squares(text)
        for side in sides or (WHITE, BLACK):
            _set(definition, f"{key}/{side}", squares)

    return read


def _pieces(*keys: str, side: int = -1) -> _Reader:
    """Return a reader of types of pieces for several keys, for both sides if none is given."""

    def read(definition: Definition, text: str) -> None:
        types = _parse_types(definition, text)
        for key in keys:
            for each in (WHITE, BLACK) if side < 0 else (side,):
                # Of several main pawns the first counts: it is what a promoted piece turns into when it is captured.
                _set(definition, f"{key}/{each}", types[:1] if key == "mainPawn" else types)

    return read


def _one_piece(key: str, side: int = -1) -> _Reader:
    """Return a reader of one type of piece: the last that is named, or any."""

    def read(definition: Definition, text: str) -> None:
        types = _parse_types(definition, text)[-1:] or (ANY,)
        for each in (WHITE, BLACK) if side < 0 else (side,):
            _set(definition, f"{key}/{each}", types)

    return read


def _pairs(key: str, numbers: bool) -> _Reader:
    """Return a reader of pairs like `p:g` or, for `numbers`, `q:1`, which are added to those inherited."""

    def read(definition: Definition, text: str) -> None:
        table = dict(definition.table(key))
        for pair in text.split():
            letter, colon, other = pair.partition(":")
            if not colon or len(letter) != 1 or not other:
                raise ReasonedError(because("not pairs", text=pair, example="q:1" if numbers else "p:g"))
            piece = definition.type_of(letter)
            if numbers:
                table[piece] = _parse_number(other)
            elif len(other) != 1:
                raise ReasonedError(because("not pairs", text=pair, example="p:g"))
            else:
                table[piece] = "" if other == "-" else definition.type_of(other)
        _set(definition, key, table)

    return read


def _promotion_rank(definition: Definition, text: str) -> None:
    """Read from which rank on promotion is allowed, in the older form."""
    rank = _parse_rank(text)
    top = definition.number("maxRank")
    _set(definition, "promotionRegion/0", frozenset().union(*map(rank_squares, range(rank - 1, top))))
    _set(definition, "promotionRegion/1", frozenset().union(*map(rank_squares, range(top - rank + 1))))


def _flag_of(side: int) -> _Reader:
    """Return a reader of where a side's flag piece wins in the older forms, a rank's number or squares."""

    def read(definition: Definition, text: str) -> None:
        if text.isascii() and text.isdigit():
            _set(definition, f"flagRegion/{side}", rank_squares(_parse_rank(text) - 1))
        else:
            _region("flagRegion", side)(definition, text)

    return read


def _set(definition: Definition, key: str, value: object) -> None:
    """Set a value."""
    definition.values[key] = value


_OUTCOMES: Final = ("win", "loss", "draw", "none")


def _mobility() -> dict[str, _Reader]:
    """Return the readers of the regions that pieces are confined to."""
    return {
        f"mobilityRegion{colour}{piece[0].upper()}{piece[1:]}": _region(f"mobilityRegion/{piece}", side)
        for piece in TYPES
        for side, colour in enumerate(("White", "Black"))
    }


_READERS: Final[dict[str, _Reader]] = {
    "maxRank": _ranked("maxRank"),
    "maxFile": _file("maxFile"),
    **_mobility(),
    "promotionRank": _promotion_rank,
    "whiteFlag": _flag_of(WHITE),
    "blackFlag": _flag_of(BLACK),
    "castlingRookPiece": _pieces("castlingRookPieces"),
    "whiteDropRegion": _region("dropRegion", WHITE),
    "blackDropRegion": _region("dropRegion", BLACK),
    "pawnTypes": _pieces("mainPawn", "promotionPawnTypes", "enPassantTypes", "nMoveRuleTypes"),
    "startFen": _text("startFen"),
    "promotionRegionWhite": _region("promotionRegion", WHITE),
    "promotionRegionBlack": _region("promotionRegion", BLACK),
    "promotionPawnTypes": _pieces("mainPawn", "promotionPawnTypes"),
    "promotionPawnTypesWhite": _pieces("mainPawn", "promotionPawnTypes", side=WHITE),
    "promotionPawnTypesBlack": _pieces("mainPawn", "promotionPawnTypes", side=BLACK),
    "promotionPieceTypes": _pieces("promotionPieceTypes"),
    "promotionPieceTypesWhite": _pieces("promotionPieceTypes", side=WHITE),
    "promotionPieceTypesBlack": _pieces("promotionPieceTypes", side=BLACK),
    "promotionLimit": _pairs("promotionLimit", numbers=True),
    "promotedPieceType": _pairs("promotedPieceType", numbers=False),
    "mandatoryPawnPromotion": _flag("mandatoryPawnPromotion"),
    "mandatoryPiecePromotion": _flag("mandatoryPiecePromotion"),
    "doubleStep": _flag("doubleStep"),
    "doubleStepRegionWhite": _region("doubleStepRegion", WHITE),
    "doubleStepRegionBlack": _region("doubleStepRegion", BLACK),
    "tripleStepRegionWhite": _region("tripleStepRegion", WHITE),
    "tripleStepRegionBlack": _region("tripleStepRegion", BLACK),
    "enPassantRegion": _region("enPassantRegion"),
    "enPassantRegionWhite": _region("enPassantRegion", WHITE),
    "enPassantRegionBlack": _region("enPassantRegion", BLACK),
    "enPassantTypes": _pieces("enPassantTypes"),
    "enPassantTypesWhite": _pieces("enPassantTypes", side=WHITE),
    "enPassantTypesBlack": _pieces("enPassantTypes", side=BLACK),
    "castling": _flag("castling"),
    "castlingKingsideFile": _file("castlingKingsideFile"),
    "castlingQueensideFile": _file("castlingQueensideFile"),
    "castlingRank": _ranked("castlingRank"),
    "castlingKingFile": _file("castlingKingFile"),
    "castlingKingPiece": _one_piece("castlingKingPiece"),
    "castlingKingPieceWhite": _one_piece("castlingKingPiece", WHITE),
    "castlingKingPieceBlack": _one_piece("castlingKingPiece", BLACK),
    "castlingRookKingsideFile": _file("castlingRookKingsideFile"),
    "castlingRookQueensideFile": _file("castlingRookQueensideFile"),
    "castlingRookPieces": _pieces("castlingRookPieces"),
    "castlingRookPiecesWhite": _pieces("castlingRookPieces", side=WHITE),
    "castlingRookPiecesBlack": _pieces("castlingRookPieces", side=BLACK),
    "dropChecks": _flag("dropChecks"),
    "pieceDrops": _flag("pieceDrops"),
    "dropLoop": _flag("dropLoop"),
    "capturesToHand": _flag("capturesToHand"),
    "firstRankPawnDrops": _flag("firstRankPawnDrops"),
    "promotionZonePawnDrops": _flag("promotionZonePawnDrops"),
    "dropRegionWhite": _region("dropRegion", WHITE),
    "dropRegionBlack": _region("dropRegion", BLACK),
    "dropNoDoubled": _one_piece("dropNoDoubled"),
    "dropNoDoubledCount": _number("dropNoDoubledCount"),
    "immobilityIllegal": _flag("immobilityIllegal"),
    "flyingGeneral": _flag("flyingGeneral"),
    "soldierPromotionRank": _ranked("soldierPromotionRank"),
    "nMoveRuleTypes": _pieces("nMoveRuleTypes"),
    "nMoveRuleTypesWhite": _pieces("nMoveRuleTypes", side=WHITE),
    "nMoveRuleTypesBlack": _pieces("nMoveRuleTypes", side=BLACK),
    "nMoveRule": _number("nMoveRule"),
    "nFoldRule": _number("nFoldRule"),
    "nFoldValue": _word("nFoldValue", *_OUTCOMES),
    "nFoldValueAbsolute": _flag("nFoldValueAbsolute"),
    "perpetualCheckIllegal": _flag("perpetualCheckIllegal"),
    "stalemateValue": _word("stalemateValue", *_OUTCOMES),
    "shogiPawnDropMateIllegal": _flag("shogiPawnDropMateIllegal"),
    "flagPiece": _one_piece("flagPiece"),
    "flagPieceWhite": _one_piece("flagPiece", WHITE),
    "flagPieceBlack": _one_piece("flagPiece", BLACK),
    "flagRegion": _region("flagRegion"),
    "flagRegionWhite": _region("flagRegion", WHITE),
    "flagRegionBlack": _region("flagRegion", BLACK),
    "flagPieceSafe": _flag("flagPieceSafe"),
    "extinctionValue": _word("extinctionValue", *_OUTCOMES),
    "extinctionClaim": _flag("extinctionClaim"),
    "extinctionPseudoRoyal": _flag("extinctionPseudoRoyal"),
    "extinctionPieceTypes": _pieces("extinctionPieceTypes"),
    "extinctionPieceCount": _number("extinctionPieceCount"),
    "extinctionOpponentPieceCount": _number("extinctionOpponentPieceCount"),
    **{key: _text(key) for key in ONLY},
}
