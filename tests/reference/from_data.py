"""The referee of a game given as data: its pieces' rays are followed square by square.

It shares `rules.betza` and `rules.variant` with the core, but not the tables that the core makes of them. Castling, en
passant and second steps are left out: it is not used for games with these.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache

from reference.referee import FORWARD, OTHER, Board, Position, Referee, Square
from surajang.rules.betza import CAPTURE, HOP, LAME, MOVE, Ray, parse
from surajang.rules.piece import Piece, Promotion
from surajang.rules.variant import Variant

Way = tuple[Ray, str, str]
"""A ray of a piece, with the zone that it stays in and the one that it stops at."""


class FromData(Referee):
    """Referee of any game without castling, en passant and lions."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.files = variant.files
        self.ranks = variant.ranks
        self.start = variant.start
        self.hand_letters = variant.hand_order
        self.arrival = variant.end.arrival_reason
        self.stalemate_loses = variant.end.stalemate_loses
        self.holes = frozenset((file + 1, rank + 1) for file, rank in variant.zone(variant.holes))
        self.arrivers = variant.end.arrivers or (variant.pieces[0].symbol,)
        self.pawn = next((piece.symbol for piece in variant.pieces if piece.pawn), "")
        self.zone = cache(variant.zone)
        self.ways = cache(self.ways_from)
        self.latest: tuple[Position | None, dict[str, Position]] = (None, {})

    def in_zone(self, zone: str, owner: str, square: Square) -> bool:
        """Whether a square lies in a zone as its owner sees it."""
        return (square[0] - 1, self.relative_rank(owner, square) - 1) in self.zone(zone, "wb".index(owner))

    def goes(self, board: Board, a: Square, b: Square) -> bool:
        owner, symbol = board[a]
        piece = self.variant.by_symbol[symbol]
        target = board.get(b)
        faces = parse(piece.faces) if piece.faces and target and target[1] == "K" else []
        if any(self.leads(board, ray, a, b, piece) for ray in faces):
            return True
        if target and target[1] in piece.spares:
            return False
        ways = self.ways(piece.symbol, owner, a).get(b, [])
        return any(self.leads(board, ray, a, b, piece, (within, piece.confined), wall) for ray, within, wall in ways)

    def ways_from(self, symbol: str, owner: str, a: Square) -> Mapping[Square, list[Way]]:
        """The ways in which a piece might go from a square, by each square on them, whatever is on it."""
        found: dict[Square, list[Way]] = defaultdict(list)
        for way in self.rays(self.variant.by_symbol[symbol], owner, a):
            step, square = (way[0].files, way[0].ranks * FORWARD[owner]), a
            for _ in range(min(way[0].limit, max(self.files, self.ranks))):
                square = (square[0] + step[0], square[1] + step[1])
                found[square].append(way)
        return dict(found)

    def blocked(self, board: Board, a: Square, b: Square) -> bool:
        """Whether a piece stands where a lame leap passes: straight ahead on its longer way first, then diagonally."""
        here = a
        while True:
            left = (b[0] - here[0], b[1] - here[1])
            longest = max(map(abs, left))
            right, ahead = (step // longest if abs(step) == longest else 0 for step in left)
            here = (here[0] + right, here[1] + ahead)
            if here == b:
                return False
            if here in board or here in self.holes:
                return True

    def rays(self, piece: Piece, owner: str, a: Square) -> Iterator[Way]:
        """The ways in which a piece moves from a square, each with the zone that it stays in and that it stops at."""
        here = [terrain for terrain in piece.terrain if self.in_zone(terrain.zone, owner, a)]
        if not any(terrain.instead for terrain in here):
            wall = "" if self.in_zone(piece.wall, owner, a) else piece.wall
            yield from ((ray, "", wall) for ray in parse(piece.moves))
        for terrain in here:
            yield from ((ray, terrain.within, "") for ray in parse(terrain.moves))

    def leads(
        self, board: Board, ray: Ray, a: Square, b: Square, piece: Piece, bounds: tuple[str, ...] = (), wall: str = ""
    ) -> bool:
        """Whether a piece on A may go along a ray to B in the current position."""
        owner = board[a][0]
        if not ray.mode & (CAPTURE if b in board else MOVE):
            return False
        square = a
        screens: list[str] = []
        for _ in range(ray.limit):
            square = (square[0] + ray.files, square[1] + ray.ranks * FORWARD[owner])
            if not (1 <= square[0] <= self.files and 1 <= square[1] <= self.ranks):
                return False
            if square in self.holes or not all(self.in_zone(bound, owner, square) for bound in bounds if bound):
                return False
            if square == b and ray.mode & LAME:
                return not self.blocked(board, a, b)
            if square == b:
                allowed = [screen not in piece.no_screen for screen in screens]
                return allowed == [True] if ray.mode & HOP else not screens
            if wall and self.in_zone(wall, owner, square):
                return False
            if square in board:
                screens.append(board[square][1])
        return False

    def moves(self, position: Position) -> dict[str, Position]:
        """All legal moves; those of the latest position are cached for its outcome."""
        if position is not self.latest[0]:
            self.latest = position, super().moves(position)
        return self.latest[1]

    def becomes(self, board: Board, a: Square, b: Square) -> list[str]:
        owner, symbol = board[a]
        promotion = self.variant.by_symbol[symbol].promotion
        if promotion is None:
            return [symbol]
        choices = [new for new in promotion.choices if not self.full(board, owner, new)]
        choices = [new for new in choices if not self.taken(board, owner, promotion, new)]
        chooses = promotion.others or promotion.most
        if not choices and not chooses:
            return [symbol]
        if self.in_zone(promotion.must_from, owner, a) or self.in_zone(promotion.must_to, owner, b):
            return choices
        if self.in_zone(promotion.may_from, owner, a) or self.in_zone(promotion.may_to, owner, b):
            return [symbol, *choices]
        return [symbol]

    def taken(self, board: Board, owner: str, promotion: Promotion, new: str) -> bool:
        """Whether as many pieces as a promotion allows are on the board, promoted ones or not."""
        most = promotion.most[promotion.choices.index(new)] if promotion.most else 0
        same = {new, new.strip("~"), new.strip("~") + "~"}
        return bool(most) and sum(side == owner and symbol in same for side, symbol in board.values()) >= most

    def promotion_text(self, kind: str, new: str) -> str:
        promotion = self.variant.by_symbol[kind].promotion
        return new.strip("+~").lower() if promotion and promotion.others else "+"

    def full(self, board: Board, owner: str, symbol: str) -> bool:
        """Whether a side has as many of a kind on the board as it may have."""
        limit = self.variant.by_symbol[symbol].limit
        return bool(limit) and sum(piece == (owner, symbol) for piece in board.values()) >= limit

    def held_as(self, kind: str) -> str:
        return self.variant.by_symbol[kind].held_as

    def may_drop(self, position: Position, kind: str, square: Square) -> bool:
        drop, side = self.variant.by_symbol[kind].drop, position.side
        if drop is None or not self.in_zone(drop.zone, side, square) or self.full(position.board, side, kind):
            return False
        standing = sum(
            at[0] == square[0] and piece == (side, kind) and self.in_zone(drop.one_a_file, side, at)
            for at, piece in position.board.items()
        )
        return not drop.one_a_file or standing < drop.most_a_file

    def mates_by_pawn_drop(self, text: str, after: Position) -> bool:
        drop = self.variant.by_symbol[text[0]].drop if text[1:2] == "@" else None
        if drop is not None and not drop.may_check and self.in_check(after):
            return True
        return drop is not None and not drop.may_mate and self.in_check(after) and not self.moves(after)

    def winner_by_arrival(self, board: Board) -> str:
        zone = self.variant.end.arrival
        for side in "wb":
            enemies = [a for a, piece in board.items() if piece[0] == OTHER[side]]
            there = [a for a, (owner, symbol) in board.items() if owner == side and symbol in self.arrivers]
            there = [a for a in there if self.in_zone(zone, side, a)]
            safe = [a for a in there if not any(self.goes(board, enemy, a) for enemy in enemies)]
            if safe or len(there) > 1 or (there and not self.variant.end.arrival_safe):
                return side
        return ""

    def pawns_attacking(self, board: Board, owner: str, square: Square) -> list[Square]:
        return []
