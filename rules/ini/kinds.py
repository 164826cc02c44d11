"""Which kinds of pieces a game of a definition can ever have, and how they move."""

from dataclasses import dataclass
from typing import Final

from surajang.rules import betza
from surajang.rules.ini.definition import ANY, BLACK, CUSTOM, KING, KNOWN, PAWN, SOLDIER, WHITE, Definition, Refused
from surajang.rules.ini.movement import Movement, UnknownMovement, translated
from surajang.rules.ini.start import Start
from surajang.rules.reasons import because
from surajang.rules.zones import Squares

SIDES: Final = (WHITE, BLACK)


@dataclass(frozen=True)
class Kind:
    """A kind of piece: its symbol, the type whose movement it has, and its type before promotion."""

    symbol: str
    type: str
    base: str


class Kinds:
    """The kinds that either side may ever have, found from the start by promotions and captures."""

    def __init__(self, definition: Definition, start: Start) -> None:
        self.definition = definition
        self.files = definition.number("maxFile")
        self.ranks = definition.number("maxRank")
        self.holes = start.holes
        self.drops = definition.flag("pieceDrops")
        self.held = self.drops and definition.flag("capturesToHand")
        self.demotes = self.held and not definition.flag("dropLoop")
        self.board: Squares = frozenset(
            (file, rank) for file in range(self.files) for rank in range(self.ranks)
        ).difference(start.holes)
        self.royal = self._royal(start)
        self.by_side: tuple[dict[str, Kind], dict[str, Kind]] = ({}, {})
        self.in_hand: tuple[set[str], set[str]] = (set(), set())
        self._collect(start)

    def _royal(self, start: Start) -> str:
        """Return the type of the royal piece, one for each side. Raises Refused."""
        definition = self.definition
        pseudo = definition.flag("extinctionPseudoRoyal")
        types = definition.types("extinctionPieceTypes", WHITE)
        counts = [
            [definition.type_of(symbol.strip("+~")) for owner, symbol in start.board.values() if owner == side]
            for side in SIDES
        ]
        if pseudo and types and KING not in definition.letters:
            royal = types[0]
            alone = len(types) == 1 and royal != ANY
            if (
                not alone
                or definition.number("extinctionPieceCount")
                or definition.number("extinctionOpponentPieceCount")
            ):
                raise definition.refused("extinctionPieceTypes", because("no several kings"))
        else:
            royal = KING
            if definition.text("extinctionValue") != "none":
                raise definition.refused("extinctionValue", because("no lost pieces"))
            if pseudo and types:
                raise definition.refused("extinctionPseudoRoyal", because("no several kings"))
        if pseudo and royal != KING and definition.text("extinctionValue") != "loss":
            raise definition.refused("extinctionValue", because("no royal to lose"))
        for side in SIDES:
            if counts[side].count(royal) != 1:
                raise Refused(definition.place_of("startFen", "king"), because("kings of the start"), "king")
        return royal

    def movement(self, piece: str) -> Movement:
        """Return the movement of a type. Raises Refused."""
        if piece == KING:
            text = self.definition.customs.get(KING) or "K"
        else:
            text = self.definition.customs[piece] if piece in CUSTOM else KNOWN[piece][1]
        try:
            return translated(text)
        except UnknownMovement as error:
            raise self.definition.refused(piece, error.reason) from None

    def letter(self, piece: str) -> str:
        """Return the letter of a type."""
        return self.definition.letters[piece]

    def region(self, piece: str, side: int) -> Squares:
        """Return the squares that a type may move to."""
        return (self.definition.squares(f"mobilityRegion/{piece}", side) or self.board) & self.board

    def promotion_zone(self, side: int) -> Squares:
        """Return the squares of promotion."""
        return self.definition.squares("promotionRegion", side) & self.board

    def is_pawn(self, piece: str, side: int) -> bool:
        """Return whether a type promotes as pawns do, by choice among the types that pawns promote to."""
        return piece == PAWN or piece in self.definition.types("promotionPawnTypes", side)

    def choices(self, piece: str, side: int) -> tuple[str, ...]:
        """Return the symbols of what a type may promote to as a pawn does."""
        if not self.is_pawn(piece, side) or not self.promotion_zone(side):
            return ()
        mark = "~" if self.demotes else ""
        return tuple(
            self.letter(other) + mark
            for other in self.definition.types("promotionPieceTypes", side)
            if other in self.definition.letters
        )

    def promoted(self, piece: str) -> str:
        """Return the type that a type promotes to as shogi's pieces do, or an empty text."""
        other = self.definition.table("promotedPieceType").get(piece, "")
        assert isinstance(other, str)
        return other

    def kind_of(self, symbol: str) -> Kind:
        """Return the kind of a symbol."""
        piece = self.definition.type_of(symbol.strip("+~"))
        return Kind(symbol, self.promoted(piece) if symbol[0] == "+" else piece, piece)

    def captured(self, kind: Kind, side: int) -> str:
        """Return the symbol of what a captured kind of a side becomes in the captor's hand, or an empty text."""
        if not self.held or kind.type == self.royal:
            return ""
        if not self.demotes:
            return self.letter(kind.type)
        if kind.symbol.endswith("~"):
            pawns = self.definition.types("mainPawn", side)
            return self.definition.letters.get(pawns[0], "") if pawns else ""
        return self.letter(kind.base)

    def _collect(self, start: Start) -> None:
        """Find all kinds of both sides."""
        waiting = [(side, symbol) for side, symbol in start.board.values()]
        if self.drops:
            for side in SIDES:
                self.in_hand[side].update(start.hands[side])
                waiting += [(side, symbol) for symbol in start.hands[side]]
        while waiting:
            side, symbol = waiting.pop()
            if symbol in self.by_side[side]:
                continue
            kind = self.kind_of(symbol)
            if kind.type == self.royal and symbol != symbol[0]:
                raise self.definition.refused("promotedPieceType", because("no promoted kings"))
            self.by_side[side][symbol] = kind
            choices = self.choices(kind.type, side)
            if self.letter(self.royal) in [choice[0] for choice in choices]:
                raise self.definition.refused("promotionPieceTypes", because("no promoted kings"))
            waiting += [(side, choice) for choice in choices]
            if (other := self.promoted(kind.type)) and self.promotion_zone(side):
                if symbol[0] == "+":
                    raise self.definition.refused("promotedPieceType", because("no second promotion"))
                if other in self.definition.letters:
                    waiting.append((side, "+" + self.letter(kind.type)))
            if held := self.captured(kind, side):
                self.in_hand[1 - side].add(held)
                waiting.append((1 - side, held))

    def owners(self, symbol: str) -> tuple[int, ...]:
        """Return the sides that may have a kind."""
        return tuple(side for side in SIDES if symbol in self.by_side[side])

    def all(self) -> list[Kind]:
        """Return all kinds, the royal one first, then by type, the plain one before those promoted."""
        found = {kind.symbol: kind for side in SIDES for kind in self.by_side[side].values()}
        for symbol in list(found):
            if symbol.endswith("~"):
                found.setdefault(symbol[0], self.kind_of(symbol[0]))
        order = [*KNOWN, *CUSTOM, KING]
        return sorted(
            found.values(),
            key=lambda kind: (kind.type != self.royal, order.index(kind.base), "+" in kind.symbol, "~" in kind.symbol),
        )

    def stuck(self, piece: str, side: int) -> Squares:
        """Return the squares from which a type would never move on, as Fairy-Stockfish sees it: on an empty board."""
        if not self.definition.flag("immobilityIllegal"):
            return frozenset()
        rays = [ray for ray in self.movement(piece).always if ray.mode & betza.MOVE]
        return frozenset(square for square in self.board if not any(self._leaves(square, ray, side) for ray in rays))

    def _leaves(self, square: tuple[int, int], ray: betza.Ray, side: int) -> bool:
        """Return whether a ray leads from a square to another one of the board."""
        sign = 1 if side == WHITE else -1
        file, rank = square
        for _ in range(ray.limit):
            file, rank = file + sign * ray.files, rank + sign * ray.ranks
            if not (0 <= file < self.files and 0 <= rank < self.ranks):
                return False
            if (file, rank) in self.board:
                return True
        return False

    def moves_text(self, piece: str) -> str:
        """Return the movement of a type everywhere on the board."""
        if piece == SOLDIER and self.definition.number("soldierPromotionRank") > 1:
            return "fW"
        return self.movement(piece).moves
