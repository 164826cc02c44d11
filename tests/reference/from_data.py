"""The referee of a game that is only data: what its pieces say is followed square by square.

It shares `rules.betza` and `rules.variant` with the core, and none of the tables that the core makes of them. Castling,
en passant and second steps are left out: games for it have none.
"""

from collections.abc import Iterator

from reference.referee import FORWARD, Board, Position, Referee, Square
from surajang.rules.betza import CAPTURE, HOP, MOVE, Ray, parse
from surajang.rules.variant import Piece, Variant


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
        self.pawn = next((piece.symbol for piece in variant.pieces if piece.pawn), "")

    def in_zone(self, zone: str, owner: str, square: Square) -> bool:
        """Whether a square lies in a zone as its owner sees it."""
        return (square[0] - 1, self.relative_rank(owner, square) - 1) in self.variant.zone(zone)

    def goes(self, board: Board, a: Square, b: Square) -> bool:
        owner, symbol = board[a]
        piece = self.variant.by_symbol[symbol]
        target = board.get(b)
        if target and target[1] == "K" and any(self.leads(board, ray, a, b, piece) for ray in parse(piece.faces)):
            return True
        if target and target[1] in piece.spares:
            return False
        moves = list(self.rays(piece, owner, a))
        return any(self.leads(board, ray, a, b, piece, within, wall) for ray, within, wall in moves)

    def rays(self, piece: Piece, owner: str, a: Square) -> Iterator[tuple[Ray, str, str]]:
        """The ways in which a piece moves from a square, each with the zone that it stays in and that it stops at."""
        here = [terrain for terrain in piece.terrain if self.in_zone(terrain.zone, owner, a)]
        if not any(terrain.instead for terrain in here):
            wall = "" if self.in_zone(piece.wall, owner, a) else piece.wall
            yield from ((ray, "", wall) for ray in parse(piece.moves))
        for terrain in here:
            yield from ((ray, terrain.within, "") for ray in parse(terrain.moves))

    def leads(
        self, board: Board, ray: Ray, a: Square, b: Square, piece: Piece, within: str = "", wall: str = ""
    ) -> bool:
        """Whether a piece on A may go along a ray to B in the current position."""
        owner = board[a][0]
        if not ray.mode & (CAPTURE if b in board else MOVE) or (b not in board and ray.mode & HOP):
            return False
        square = a
        screens: list[str] = []
        for _ in range(ray.limit):
            square = (square[0] + ray.files, square[1] + ray.ranks * FORWARD[owner])
            if not (1 <= square[0] <= self.files and 1 <= square[1] <= self.ranks):
                return False
            if within and not self.in_zone(within, owner, square):
                return False
            if square == b:
                allowed = [screen not in piece.no_screen for screen in screens]
                return allowed == [True] if ray.mode & HOP else not screens
            if wall and self.in_zone(wall, owner, square):
                return False
            if square in board:
                screens.append(board[square][1])
        return False

    def becomes(self, board: Board, a: Square, b: Square) -> list[str]:
        owner, symbol = board[a]
        promotion = self.variant.by_symbol[symbol].promotion
        if promotion is None or self.full(board, owner, promotion.becomes):
            return [symbol]
        if self.in_zone(promotion.must_from, owner, a) or self.in_zone(promotion.must_to, owner, b):
            return [promotion.becomes]
        if self.in_zone(promotion.may_from, owner, a) or self.in_zone(promotion.may_to, owner, b):
            return [symbol, promotion.becomes]
        return [symbol]

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
        return not any(
            at[0] == square[0] and piece == (side, kind) and self.in_zone(drop.one_a_file, side, at)
            for at, piece in position.board.items()
        )

    def mates_by_pawn_drop(self, text: str, after: Position) -> bool:
        drop = self.variant.by_symbol[text[0]].drop if text[1:2] == "@" else None
        return drop is not None and not drop.may_mate and self.in_check(after) and not self.moves(after)

    def winner_by_arrival(self, board: Board) -> str:
        zone = self.variant.end.arrival
        return next((side for side in "wb" if self.in_zone(zone, side, self.king_of(board, side))), "")

    def pawns_attacking(self, board: Board, owner: str, square: Square) -> list[Square]:
        return []
