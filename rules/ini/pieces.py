"""Builds the pieces of a game from its definition."""

from typing import Final

from surajang.rules import betza
from surajang.rules.ini.definition import (
    ANY,
    BLACK,
    CUSTOM,
    JANGGI_CANNON,
    KING,
    KNOWN,
    PAWN,
    SHOGI_PAWN,
    SOLDIER,
    WHITE,
    Definition,
)
from surajang.rules.ini.kinds import SIDES, Kind, Kinds
from surajang.rules.ini.movement import Movement
from surajang.rules.piece import Drop, Piece, Promotion, Terrain
from surajang.rules.reasons import because
from surajang.rules.zones import Squares, mirrored, zone_text

_NOWHERE: Final[Squares] = frozenset()
_MOVES_BY_NAME: Final = {movement: name for name, movement in KNOWN.values()}


class Pieces:
    """The pieces of a game, in the order of `Kinds.all`."""

    def __init__(self, definition: Definition, kinds: Kinds) -> None:
        self.definition = definition
        self.kinds = kinds
        self.found = kinds.all()
        # Janggi's cannons neither capture each other nor leap over each other.
        self._cannons = tuple([kind.symbol for kind in self.found if kind.type == JANGGI_CANNON])
        self.names = self._names()
        self.passed = self._passed()

    def build(self) -> tuple[Piece, ...]:
        """Return the pieces. Raises Refused, and Contradiction for what a Piece refuses."""
        return tuple([self._piece(kind) for kind in self.found])

    def zone(self, key: str, owners: tuple[int, ...], own: Squares, other: Squares) -> str:
        """Return the text of a zone that matters to some sides; raise Refused if only one of two has none."""
        files, ranks = self.kinds.files, self.kinds.ranks
        if owners == (WHITE,):
            other = mirrored(own, ranks)
        elif owners == (BLACK,):
            own = mirrored(other, ranks)
        if bool(own) != bool(other):
            raise self.definition.refused(key, because("no region for one"))
        return zone_text(own, other, files, ranks)

    def _piece(self, kind: Kind) -> Piece:
        """Return the piece of a kind."""
        royal = kind.type == self.kinds.royal
        owners = self.kinds.owners(kind.symbol) or self.kinds.owners(kind.symbol[0] + "~")
        self._check_sideways(kind, owners)
        movement = self.kinds.movement(kind.type)
        return Piece(
            symbol=kind.symbol,
            name=self.names[kind.symbol.rstrip("~")],
            native=kind.symbol.rstrip("~"),
            moves=self.kinds.moves_text(kind.type),
            terrain=self._terrain(kind.type, movement, owners),
            confined=self._confined(kind.type, owners),
            faces=self._faces() if royal else "",
            promotion=None if royal else self._promotion(kind, owners),
            held_as=self._held_as(kind, owners),
            drop=self._drop(kind),
            spares=self._cannons if kind.type == JANGGI_CANNON else (),
            no_screen=self._cannons if kind.type == JANGGI_CANNON else (),
            limit=self._limit(kind),
            royal=royal,
            pawn=not royal and self._is_counted(kind, owners),
            en_passant=kind.type == self.passed and kind.type == kind.base and not kind.symbol.endswith("~"),
        )

    def _names(self) -> dict[str, str]:
        """Return English names by symbol, all different."""
        names: dict[str, str] = {}
        for kind in self.found:
            if kind.symbol == kind.symbol[0]:
                piece = kind.base
                text = self.definition.customs.get(piece, "") if piece in CUSTOM else ""
                name = KNOWN[piece][0] if piece in KNOWN else _MOVES_BY_NAME.get(text, f"Piece {kind.symbol}")
                if piece == KING or piece == self.kinds.royal:
                    name = "King"
                names[kind.symbol] = name if name not in names.values() else f"Piece {kind.symbol}"
        for kind in self.found:
            if kind.symbol[0] == "+":
                base = names.get(kind.symbol[1], f"piece {kind.symbol[1]}")
                names[kind.symbol] = f"Promoted {base[0].lower()}{base[1:]}"
        return names

    def _check_sideways(self, kind: Kind, owners: tuple[int, ...]) -> None:
        """Refuse Black's pieces that move differently to the left and to the right. Raises Refused.

        Fairy-Stockfish turns them around; here Black's movement is White's mirrored.
        """
        movement = self.kinds.movement(kind.type)
        if BLACK in owners:
            for rays in (movement.always, movement.first):
                ways = {(ray.files, ray.ranks, ray.limit, ray.mode) for ray in rays}
                if ways != {(-files, ranks, limit, mode) for files, ranks, limit, mode in ways}:
                    raise self.definition.refused(kind.type, because("no lopsided moves"))

    def _terrain(self, piece: str, movement: Movement, owners: tuple[int, ...]) -> tuple[Terrain, ...]:
        """Return where a type moves further: double and triple steps, and soldiers that may go sideways."""
        definition, kinds = self.definition, self.kinds
        if piece == SOLDIER and (rank := definition.number("soldierPromotionRank")) > 1:
            return (Terrain(f"{rank}-{kinds.ranks}", "sW"),) if rank <= kinds.ranks else ()
        doubles = self._steps("doubleStepRegion", piece) if definition.flag("doubleStep") else (_NOWHERE, _NOWHERE)
        if piece != PAWN:
            zone = self.zone("doubleStepRegionWhite", owners, *doubles) if movement.initial else ""
            return (Terrain(zone, movement.initial),) if zone else ()
        triples = self._steps("tripleStepRegion", piece)
        if any(triples[side] - doubles[side] for side in owners):
            raise definition.refused("tripleStepRegionWhite", because("no triple steps alone"))
        found = []
        for key, squares, moves in (
            ("tripleStepRegionWhite", triples, "fmR3"),
            ("doubleStepRegionWhite", (doubles[0] - triples[0], doubles[1] - triples[1]), "fmR2"),
        ):
            if zone := self.zone(key, owners, *squares):
                found.append(Terrain(zone, moves))
        return tuple(found)

    def _steps(self, key: str, piece: str) -> tuple[Squares, Squares]:
        """Return the squares of both sides from which a type makes longer steps; a pawn needs two ranks ahead."""
        ranks = self.kinds.ranks
        own, other = (self.definition.squares(key, side) & self.kinds.board for side in SIDES)
        if piece != PAWN:
            return own, other
        return (
            frozenset(square for square in own if square[1] < ranks - 2),
            frozenset(square for square in other if square[1] > 1),
        )

    def _confined(self, piece: str, owners: tuple[int, ...]) -> str:
        """Return the zone that a type never leaves, or an empty text. Raises Refused for sliders that could."""
        regions = [self.kinds.region(piece, side) for side in SIDES]
        if all(regions[side] == self.kinds.board for side in owners):
            return ""
        key = f"mobilityRegion{'White' if WHITE in owners else 'Black'}{piece[0].upper()}{piece[1:]}"
        for ray in [*self.kinds.movement(piece).always, *self.kinds.movement(piece).first]:
            for side in owners:
                if ray.limit > 1 and self._passes(ray, regions[side]):
                    raise self.definition.refused(key, because("no region to pass"))
        return self.zone(key, owners, regions[WHITE], regions[BLACK])

    def _passes(self, ray: betza.Ray, region: Squares) -> bool:
        """Return whether a slide could leave a region and come back."""
        for file, rank in region:
            outside = False
            for n in range(1, min(ray.limit, max(self.kinds.files, self.kinds.ranks)) + 1):
                inside = (file + n * ray.files, rank + n * ray.ranks) in region
                if inside and outside:
                    return True
                outside = outside or not inside
        return False

    def _faces(self) -> str:
        """Return how kings attack each other from afar."""
        if not self.definition.flag("flyingGeneral") or self.kinds.royal != KING:
            return ""
        rows = [{rank for _, rank in self.kinds.region(KING, side)} for side in SIDES]
        return "R" if rows[WHITE] & rows[BLACK] else "vR"

    def _promotion(self, kind: Kind, owners: tuple[int, ...]) -> Promotion | None:
        """Return the promotion of a kind, or None. Raises Refused."""
        if kind.symbol[0] == "+":
            return None
        kinds, definition = self.kinds, self.definition
        offers = {kinds.choices(kind.type, side) for side in owners}
        if len(offers) > 1:
            raise definition.refused("promotionPieceTypesWhite", because("no promotions by side"))
        choices = offers.pop() if offers else ()
        other = kinds.promoted(kind.type)
        zones = tuple(kinds.promotion_zone(side) if side in owners else _NOWHERE for side in SIDES)
        if not any(zones):
            return None
        if other and other not in definition.letters:
            raise definition.refused("promotedPieceType", because("promotes to nothing", symbol=kind.symbol))
        if choices and other:
            raise definition.refused("promotedPieceType", because("no two promotions", symbol=kind.symbol))
        pawn = any(kinds.is_pawn(kind.type, side) for side in owners)
        forced = pawn and definition.flag("mandatoryPawnPromotion")
        if not choices and not other:
            if forced and any(zones[side] & self._reached(kind, side) for side in owners):
                raise definition.refused("promotionPieceTypes", because("promotes to nothing", symbol=kind.symbol))
            return None
        if choices:
            best = sorted(choices, key=lambda symbol: -self._value(kinds.kind_of(symbol).type))
            return self._among(kind, owners, best, forced)
        return self._fixed(kind, owners, forced)

    def _among(self, kind: Kind, owners: tuple[int, ...], choices: list[str], forced: bool) -> Promotion:
        """Return the promotion of a pawn to one of the `choices`."""
        zone = self._promotion_zone(owners)
        must = zone if forced else self._dead_ends(kind, owners)
        limits = self.definition.table("promotionLimit")
        most = tuple(_number(limits.get(self.kinds.kind_of(symbol).type, 0)) for symbol in choices)
        return Promotion(
            choices[0],
            may_to="" if forced else zone,
            must_to=must,
            others=tuple(choices[1:]),
            named=True,
            most=most if any(most) else (),
        )

    def _fixed(self, kind: Kind, owners: tuple[int, ...], forced: bool) -> Promotion:
        """Return the promotion of a piece as in shogi."""
        symbol = "+" + kind.symbol[0]
        zone = self._promotion_zone(owners)
        if kind.type == PAWN:
            return Promotion(
                symbol, may_to="" if forced else zone, must_to=zone if forced else self._dead_ends(kind, owners)
            )
        if self.definition.flag("mandatoryPiecePromotion"):
            limits = self.definition.table("promotionLimit")
            if kind.type in limits or self.kinds.promoted(kind.type) in limits:
                raise self.definition.refused("promotionLimit", because("no promotion limit"))
            return Promotion(symbol, must_from=zone, must_to=zone)
        must = zone if forced else self._dead_ends(kind, owners)
        return Promotion(symbol, may_from=zone, may_to="" if forced else zone, must_to=must)

    def _promotion_zone(self, owners: tuple[int, ...]) -> str:
        """Return the text of the zone of promotion."""
        return self.zone("promotionRegionWhite", owners, *(self.kinds.promotion_zone(side) for side in SIDES))

    def _dead_ends(self, kind: Kind, owners: tuple[int, ...]) -> str:
        """Return the squares where a piece must promote because it could never leave them."""
        zones = [self.kinds.stuck(kind.type, side) & self.kinds.promotion_zone(side) for side in SIDES]
        return self.zone("immobilityIllegal", owners, *zones) if any(zones[side] for side in owners) else ""

    def _reached(self, kind: Kind, side: int) -> Squares:
        """Return the squares that a type reaches by a move from any square."""
        return frozenset().union(*(self._targets(square, kind.type, side) for square in self.kinds.board))

    def _targets(self, square: tuple[int, int], piece: str, side: int) -> Squares:
        """Return the squares that a type reaches from a square of the empty board."""
        sign = 1 if side == WHITE else -1
        file, rank = square
        found = set()
        for ray in self.kinds.movement(piece).always:
            for n in range(1, min(ray.limit, 12) + 1):
                found.add((file + n * ray.files, rank + sign * n * ray.ranks))
        return frozenset(found) & self.kinds.region(piece, side)

    def check_dead_ends(self) -> None:
        """Refuse pieces that Fairy-Stockfish keeps off squares where they do not promote. Raises Refused."""
        for kind in self.found:
            for side in self.kinds.owners(kind.symbol):
                stuck = self.kinds.stuck(kind.type, side)
                if self._promotion(kind, (side,)):
                    stuck -= self.kinds.promotion_zone(side)
                if any(
                    self._targets(square, kind.type, side) & stuck for square in (self.kinds.board if stuck else ())
                ):
                    raise self.definition.refused(
                        "immobilityIllegal",
                        because("no dead ends", symbol=kind.symbol),
                    )

    def _held_as(self, kind: Kind, owners: tuple[int, ...]) -> str:
        """Return what a captured kind becomes in the captor's hand. Raises Refused."""
        held = {self.kinds.captured(kind, side) for side in owners or SIDES}
        if len(held) > 1:
            raise self.definition.refused("promotionPawnTypesWhite", because("no pawns by side"))
        return held.pop()

    def _drop(self, kind: Kind) -> Drop | None:
        """Return where a kind may be dropped, or None. Raises Refused."""
        definition, kinds = self.definition, self.kinds
        owners = tuple(side for side in SIDES if kind.symbol in kinds.in_hand[side])
        if not kinds.drops or not owners or kind.type == kinds.royal:
            return None
        doubled = definition.types("dropNoDoubled", WHITE) == (kind.type,)
        most = definition.number("dropNoDoubledCount")
        zone = self.zone("dropRegionWhite", owners, *(self._drop_squares(kind, side) for side in SIDES))
        if not zone or (doubled and not most):
            return None
        royal = kinds.royal == KING
        return Drop(
            zone,
            may_mate=not (royal and kind.type == SHOGI_PAWN and definition.flag("shogiPawnDropMateIllegal")),
            one_a_file=f"1-{kinds.ranks}" if doubled else "",
            may_check=not royal or definition.flag("dropChecks"),
            most_a_file=most if doubled else 1,
        )

    def _drop_squares(self, kind: Kind, side: int) -> Squares:
        """Return the squares on which a side may drop a kind."""
        definition, kinds = self.definition, self.kinds
        squares = definition.squares("dropRegion", side) & kinds.region(kind.type, side)
        if kind.type == PAWN:
            if not definition.flag("promotionZonePawnDrops"):
                squares -= kinds.promotion_zone(side)
            if not definition.flag("firstRankPawnDrops"):
                first = 0 if side == WHITE else kinds.ranks - 1
                squares = frozenset(square for square in squares if square[1] != first)
        return squares - kinds.stuck(kind.type, side)

    def _limit(self, kind: Kind) -> int:
        """Return how many of a kind that is promoted as in shogi a side may have, 0 for any number."""
        limits = self.definition.table("promotionLimit")
        return _number(limits.get(kind.type, 0)) if kind.symbol[0] == "+" else 0

    def _is_counted(self, kind: Kind, owners: tuple[int, ...]) -> bool:
        """Return whether a kind's moves reset the count of the n-move rule. Raises Refused if the sides differ."""
        counted = {kind.type in self.definition.types("nMoveRuleTypes", side) for side in owners}
        if len(counted) > 1 and self.definition.number("nMoveRule"):
            raise self.definition.refused("nMoveRuleTypesWhite", because("no pawns by side"))
        if counted == {False} and kind.type == self.passed and self.definition.number("nMoveRule"):
            raise self.definition.refused("nMoveRuleTypes", because("no uncounted pawns"))
        return counted == {True} or kind.type == self.passed

    def _passed(self) -> str:
        """Return the type that is captured en passant by its like, or an empty text. Raises Refused."""
        definition = self.definition
        everywhere = self.kinds.board
        passing, taking = [
            [
                {kind.type for kind in self.found if side in self.kinds.owners(kind.symbol) and says(kind, side)}
                for side in SIDES
            ]
            for says in (self._passes_squares, self._takes_in_passing)
        ]
        pairs = {
            (piece, taker)
            for side in SIDES
            for piece in passing[side]
            for taker in taking[1 - side]
            if definition.squares("enPassantRegion", 1 - side) & everywhere
        }
        if not pairs:
            return ""
        if len(pairs) > 1 or any(piece != taker for piece, taker in pairs):
            raise definition.refused("enPassantTypes", because("no mixed en passant"))
        for side in SIDES:
            if passing[1 - side] and taking[side] and not everywhere <= definition.squares("enPassantRegion", side):
                raise definition.refused(
                    "enPassantRegion" if side == WHITE else "enPassantRegionBlack",
                    because("no en passant squares"),
                )
        return pairs.pop()[0]

    def _passes_squares(self, kind: Kind, side: int) -> bool:
        """Return whether a kind ever moves over a square where it might be captured."""
        movement = self.kinds.movement(kind.type)
        return any(terrain.zone for terrain in self._terrain(kind.type, movement, (side,))) and kind.type != SOLDIER

    def _takes_in_passing(self, kind: Kind, side: int) -> bool:
        """Return whether a kind captures en passant: pawns, and others where they capture but do not move."""
        if kind.type == PAWN:
            return True
        if not {kind.type, ANY} & set(self.definition.types("enPassantTypes", side)):
            return False
        rays = self.kinds.movement(kind.type).always
        quiet = {(ray.files, ray.ranks) for ray in rays if ray.mode & betza.MOVE}
        return any(ray.mode == betza.CAPTURE and (ray.files, ray.ranks) not in quiet for ray in rays)

    def _value(self, piece: str) -> int:
        """Return a rough value of a type, for an order."""
        return sum(min(ray.limit, 4) * bin(ray.mode & 3).count("1") for ray in self.kinds.movement(piece).always)

    def hand_order(self) -> str:
        """Return the symbols of all pieces that a hand may hold, most valuable first."""
        held = [kind for kind in self.found if any(kind.symbol in hand for hand in self.kinds.in_hand)]
        held.sort(key=lambda kind: -self._value(kind.type))
        return "".join([kind.symbol for kind in held])


def _number(value: object) -> int:
    """Return an entry of a table of numbers."""
    assert isinstance(value, int)
    return value
