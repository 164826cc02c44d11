"""One section of a `variants.ini` as values, after its parents' have been inherited.

The vocabulary is that of Fairy-Stockfish; `keys` reads it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from surajang.rules.errors import ReasonedError
from surajang.rules.reasons import Reason, because

MAX_FILES: Final = 12
MAX_RANKS: Final = 10
WHITE: Final = 0
BLACK: Final = 1
PAWN: Final = "pawn"
SOLDIER: Final = "soldier"
SHOGI_PAWN: Final = "shogiPawn"
JANGGI_CANNON: Final = "janggiCannon"
KING: Final = "king"
ANY: Final = "*"

Squares = frozenset[tuple[int, int]]

KNOWN: Final = {
    PAWN: ("Pawn", "mfWcfF"),
    "knight": ("Knight", "N"),
    "bishop": ("Bishop", "B"),
    "rook": ("Rook", "R"),
    "queen": ("Queen", "Q"),
    "fers": ("Ferz", "F"),
    "alfil": ("Alfil", "A"),
    "fersAlfil": ("Elephant", "FA"),
    "silver": ("Silver", "FfW"),
    "aiwok": ("Ai-wok", "RNF"),
    "bers": ("Dragon king", "RF"),
    "archbishop": ("Archbishop", "BN"),
    "chancellor": ("Chancellor", "RN"),
    "amazon": ("Amazon", "QN"),
    "knibis": ("Archer", "mNcB"),
    "biskni": ("Bishop-knight", "mBcN"),
    "kniroo": ("Lancer", "mNcR"),
    "rookni": ("Rook-knight", "mRcN"),
    SHOGI_PAWN: ("Foot soldier", "fW"),
    "lance": ("Lance", "fR"),
    "shogiKnight": ("Shogi knight", "fN"),
    "gold": ("Gold", "WfF"),
    "dragonHorse": ("Dragon horse", "BW"),
    "clobber": ("Clobberer", "cW"),
    "breakthrough": ("Breaker", "mfWfF"),
    "immobile": ("Block", ""),
    "cannon": ("Cannon", "mRcpR"),
    JANGGI_CANNON: ("Leaping cannon", "pR"),
    SOLDIER: ("Soldier", "fsW"),
    "horse": ("Horse", "nN"),
    "elephant": ("War elephant", "nA"),
    "janggiElephant": ("Long elephant", "nZ"),
    "banner": ("Banner", "RcpRnN"),
    "wazir": ("Wazir", "W"),
    "commoner": ("Commoner", "K"),
    "centaur": ("Centaur", "KN"),
}
"""Fairy-Stockfish's names of pieces: ours, and their movement in its notation."""

CUSTOM: Final = tuple([f"customPiece{n}" for n in range(1, 26)])
TYPES: Final = (*KNOWN, *CUSTOM, KING)


@dataclass(frozen=True)
class Place:
    """A place in the text: line and column, from 1; line 0 for a game that is in no file."""

    line: int
    column: int


class Refused(ReasonedError):
    """A refused definition, with the `place` and the unsupported `key`."""

    def __init__(self, place: Place, reason: Reason, key: str = "") -> None:
        super().__init__(reason)
        self.place = place
        self.key = key


def of_key(key: str, place: Place, reason: Reason) -> Refused:
    """Return the refusal of a key at a place."""
    return Refused(place, because("key of a definition", field=key, reason=reason), key)


@dataclass(frozen=True)
class Entry:
    """A value in the text and the places of its key and of itself."""

    value: str
    at_key: Place
    at_value: Place


class Definition:
    """The values of a section: those of its parents, changed by its own.

    `builtin`: it is one of Fairy-Stockfish's own; `based_on` is the nearest of these among its parents.
    """

    def __init__(self, name: str, place: Place, parent: "Definition | None" = None, builtin: bool = False) -> None:
        self.name = name
        self.builtin = builtin
        self.based_on: str = "" if parent is None else parent.name if parent.builtin else parent.based_on
        self.place = place
        self.letters: dict[str, str] = dict(parent.letters) if parent else {}
        self.customs: dict[str, str] = dict(parent.customs) if parent else {}
        self.values: dict[str, object] = dict(parent.values) if parent else {}
        self.places: dict[str, Place] = dict(parent.places) if parent else {}

    def flag(self, key: str) -> bool:
        """Return a value that is true or false."""
        return self.values.get(key, _DEFAULTS.get(key, False)) is True

    def number(self, key: str) -> int:
        """Return a number."""
        value = self.values.get(key, _DEFAULTS.get(key, 0))
        assert isinstance(value, int)
        return value

    def text(self, key: str) -> str:
        """Return a text or word."""
        value = self.values.get(key, _DEFAULTS.get(key, ""))
        assert isinstance(value, str)
        return value

    def squares(self, key: str, side: int) -> Squares:
        """Return a region of a side, which may reach beyond the board."""
        name = f"{key}/{side}"
        value = self.values.get(name, _DEFAULTS.get(name, frozenset()))
        assert isinstance(value, frozenset)
        return value

    def types(self, key: str, side: int) -> tuple[str, ...]:
        """Return the types of pieces that a key names for a side; `ANY` stands for all."""
        name = f"{key}/{side}"
        value = self.values.get(name, _DEFAULTS.get(name, ()))
        assert isinstance(value, tuple)
        return value

    def table(self, key: str) -> Mapping[str, object]:
        """Return a table by type of piece."""
        value = self.values.get(key, {})
        assert isinstance(value, dict)
        return value

    def place_of(self, *keys: str) -> Place:
        """Return where one of the keys was written, or else the section."""
        for key in keys:
            if (place := self.places.get(key)) and place.line:
                return place
        return self.place

    def refused(self, key: str, reason: Reason) -> Refused:
        """Return the refusal of a key."""
        return of_key(key, self.place_of(key), reason)

    def type_of(self, letter: str) -> str:
        """Return the type with a letter. Raises ReasonedError if there is none."""
        for piece, taken in self.letters.items():
            if taken == letter.upper():
                return piece
        raise ReasonedError(because("no such piece", text=letter))


def rank_squares(number: int) -> Squares:
    """Return the squares of a rank, from 0."""
    return frozenset((file, number) for file in range(MAX_FILES))


_EVERYWHERE: Final = frozenset().union(*map(rank_squares, range(MAX_RANKS)))

_DEFAULTS: Final[dict[str, object]] = {
    "maxRank": 8,
    "maxFile": 8,
    "startFen": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "promotionRegion/0": rank_squares(7),
    "promotionRegion/1": rank_squares(0),
    "mainPawn/0": (PAWN,),
    "mainPawn/1": (PAWN,),
    "promotionPawnTypes/0": (PAWN,),
    "promotionPawnTypes/1": (PAWN,),
    "mandatoryPawnPromotion": True,
    "doubleStep": True,
    "doubleStepRegion/0": rank_squares(1),
    "doubleStepRegion/1": rank_squares(6),
    "enPassantRegion/0": _EVERYWHERE,
    "enPassantRegion/1": _EVERYWHERE,
    "enPassantTypes/0": (PAWN,),
    "enPassantTypes/1": (PAWN,),
    "castling": True,
    "castlingKingsideFile": 7,
    "castlingQueensideFile": 3,
    "castlingRank": 1,
    "castlingKingFile": 5,
    "castlingKingPiece/0": (KING,),
    "castlingKingPiece/1": (KING,),
    "castlingRookKingsideFile": MAX_FILES,
    "castlingRookQueensideFile": 1,
    "castlingRookPieces/0": ("rook",),
    "castlingRookPieces/1": ("rook",),
    "dropChecks": True,
    "dropRegion/0": _EVERYWHERE,
    "dropRegion/1": _EVERYWHERE,
    "dropNoDoubledCount": 1,
    "soldierPromotionRank": 1,
    "nMoveRuleTypes/0": (PAWN,),
    "nMoveRuleTypes/1": (PAWN,),
    "nMoveRule": 50,
    "nFoldRule": 3,
    "nFoldValue": "draw",
    "stalemateValue": "draw",
    "extinctionValue": "none",
    "flagPiece/0": (ANY,),
    "flagPiece/1": (ANY,),
}
