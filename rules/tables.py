"""A variant flattened into the tables of numbers that move generation and attack detection read.

A table by piece and square (`rules.codes`) is indexed `piece * SQUARES + square`.
"""

from functools import lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from surajang.rules import betza
from surajang.rules.codes import (
    BLACK,
    KIND,
    KING,
    LINE_OFFSET,
    PIECES,
    SQUARES,
    WHITE,
    file_of,
    rank_of,
    square_at,
    squares_of,
    zone_squares,
)
from surajang.rules.piece import MAX_CHOICES, Piece
from surajang.rules.rays import Runs, passed_squares, runs_of
from surajang.rules.variant import FILES, MAX_SIZE, Variant

ONLY_AHEAD: Final = 1
ALSO_BACK: Final = 2

MAY_FROM: Final = 1
MAY_TO: Final = 2
MUST_FROM: Final = 4
MUST_TO: Final = 8

ALL_RIGHTS: Final = 15


class Arrival:
    """Where and by which pieces a game is won by arriving.

    `wins`: whether any arrival does. `goal`: by side and square, 1 where it does; `arrives`: by piece, 1 if it does.
    `by_king`: the king alone wins so, wherever it may go; `safe`: other pieces only on a square that is not attacked,
    or two at once.
    """

    def __init__(self, variant: Variant) -> None:
        end = variant.end
        zones = [zone_squares(variant, end.arrival, colour) for colour in (WHITE, BLACK)]
        arrivers = {variant.kinds[symbol] for symbol in end.arrivers} or {KING}
        self.wins: Final[bool] = bool(end.arrival)
        self.goal: Final[vec[i64]] = vec[i64]([int(square in zone) for zone in zones for square in range(SQUARES)])
        self.arrives: Final[vec[i64]] = vec[i64]([int(code & KIND in arrivers) for code in range(PIECES)])
        self.safe: Final[bool] = end.arrival_safe
        self.by_king: Final[bool] = arrivers == {KING} and not end.arrival_safe


class Castlings:
    """The castlings of a game, numbered `side * 2 + n`; number n has bit n of the rights.

    `most`: how many a side has. `king`, `rook`, `king_to` and `rook_to`: by number, the squares before and after, 0 if
    there is none. `partner`: the kind of piece that castles with the king, or 0. `rights_kept`: by square, the rights
    that are left after a move from there or to there.
    """

    def __init__(self, variant: Variant) -> None:
        king = [0] * 4
        rook = [0] * 4
        king_to = [0] * 4
        rook_to = [0] * 4
        kept = [ALL_RIGHTS] * SQUARES
        castling = variant.castling
        sides = castling.by_side if castling else ()
        for side, castlings in enumerate(sides):
            for number, castle in enumerate(castlings, side * 2):
                king[number] = _side_square(variant, castle.king, side)
                rook[number] = _side_square(variant, castle.rook, side)
                king_to[number] = _side_square(variant, castle.king_to, side)
                rook_to[number] = _side_square(variant, castle.rook_to, side)
                if castling and castling.history:
                    kept[king[number]] &= ~(1 << number)
                    kept[rook[number]] &= ~(1 << number)
        self.king: Final[vec[i64]] = vec[i64](king)
        self.rook: Final[vec[i64]] = vec[i64](rook)
        self.king_to: Final[vec[i64]] = vec[i64](king_to)
        self.rook_to: Final[vec[i64]] = vec[i64](rook_to)
        self.rights_kept: Final[vec[i64]] = vec[i64](kept)
        self.partner: Final[i64] = variant.kinds[castling.rook] if castling else 0
        self.most: Final[i64] = max(map(len, sides), default=0)


class Setups:
    """The setups that the players choose from: `choices` of them, of `width` squares each.

    `squares`: by side, the squares that a setup fills; `pieces`: by side and choice, the pieces on them.
    """

    def __init__(self, variant: Variant) -> None:
        squares: list[int] = []
        pieces: list[int] = []
        setup = variant.setup
        if setup:
            for side, colour in enumerate((WHITE, BLACK)):
                squares += [_side_square(variant, f"{file}1", side) for file in setup.files]
                for choice in setup.choices:
                    pieces += [variant.kinds[letter] | colour for letter in choice.replace("-", "")]
        self.squares: Final[vec[i64]] = vec[i64](squares)
        self.pieces: Final[vec[i64]] = vec[i64](pieces)
        self.choices: Final[i64] = len(setup.choices) if setup else 0
        self.width: Final[i64] = len(setup.files) if setup else 0


class Tables:
    """The tables of a variant, built once by `tables_of` and never changed.

    `ray_first`, `ray_end`: by piece and square, the run of rays there; `ray_step`, `ray_limit`, `ray_mode` (betza.MOVE,
    CAPTURE, HOP, LAME, and LEAP for a leap of two that counts only over a piece, because the piece slides there too)
    and `ray_shape` (STEP: one square, moving and capturing; MOVE_STEP and CAPTURE_STEP: one square, only moving or only
    capturing; SLIDE: unbounded, moving and capturing; OTHER) describe each ray. `line_step`: every direction in which
    some piece attacks, the `slides` first ones those along which something slides or hops; `line_of`: by step plus
    LINE_OFFSET, the number of the line with this step, or -1; `half_line`: by line, the number of the one with half its
    step, or -1. `attack`: by line, piece and square, how far the piece attacks toward the line's start over empty
    squares, or LAME_ATTACK for a lame leap; `hop_attack` the same over exactly one piece. `near_leg`, `far_leg`: by
    line, the squares that a lame leap along it passes, seen from the line's start; the same twice if it is one, 0 if
    the line is no leap. `attacks_twice`: whether a piece can attack one square along two lines at once, except as
    `half_line` says; `irregular`: whether this is so, or a piece attacks by a lame leap.

    By piece: `promoted`, the first piece that it becomes, or 0; `choices`, how many there are, and `choice`, indexed
    `piece * MAX_CHOICES + n`, all of them, with `choice_most`, how many of it there may be, or 0; `chooses`, 1 where
    these matter; `twin`, for `Q~` the piece `Q` and the reverse, or 0; `held`, the kind that its captor gets in hand,
    or 0; `room`, at least the number of its moves; `spared` and `no_screen`, bit sets of kinds; `sifted`, 1 where
    it spares kinds, or where two of its rays may lead to one square; `limit`; `twice`, `may_mate` and `may_check`,
    0 or 1; `pawn`, ONLY_AHEAD, ALSO_BACK or 0; `most_a_file`, 0 for any number. By piece and square: `promotion`, a
    sum of MAY_FROM, MAY_TO, MUST_FROM and MUST_TO; `promotes`, 1 where it may promote by a move from there; `drop`,
    1 where it may be dropped; `file_zone`, 1 where it counts for `most_a_file`.
    """

    def __init__(self, variant: Variant) -> None:  # noqa: PLR0915  # a statement for each table
        self.variant: Final = variant
        self.squares: Final[vec[i64]] = vec[i64](squares_of(variant))
        self.kinds: Final = len(variant.pieces)
        self.ranks: Final = variant.ranks

        runs = runs_of(variant)
        self.ray_first: Final[vec[i64]] = runs.ray_first
        self.ray_end: Final[vec[i64]] = runs.ray_end
        self.ray_step: Final[vec[i64]] = runs.ray_step
        self.ray_limit: Final[vec[i64]] = runs.ray_limit
        self.ray_mode: Final[vec[i64]] = runs.ray_mode
        self.ray_shape: Final[vec[i64]] = runs.ray_shape

        self.line_step: Final[vec[i64]] = vec[i64](runs.lines)
        self.line_of: Final[vec[i64]] = vec[i64](
            [runs.lines.index(step) if step in runs.lines else -1 for step in range(-LINE_OFFSET, LINE_OFFSET)]
        )
        self.half_line: Final[vec[i64]] = vec[i64](
            [runs.lines.index(step // 2) if step % 2 == 0 and step // 2 in runs.lines else -1 for step in runs.lines]
        )
        self.slides: Final[i64] = runs.slides
        self.lines: Final[i64] = len(runs.lines)
        self.attack: Final[vec[u8]] = runs.attack
        self.hop_attack: Final[vec[u8]] = runs.hop_attack
        self.has_hoppers: Final[bool] = runs.has_hoppers
        self.attacks_twice: Final[bool] = runs.attacks_twice
        self.irregular: Final[bool] = runs.has_lame or runs.attacks_twice
        self.near_leg: Final[vec[i64]] = vec[i64](passed_squares(runs.lines, -1))
        self.far_leg: Final[vec[i64]] = vec[i64](passed_squares(runs.lines, 0))

        pieces = _Pieces(variant)
        self.promoted: Final[vec[i64]] = vec[i64](pieces.promoted)
        self.choices: Final[vec[i64]] = vec[i64](pieces.choices)
        self.choice: Final[vec[i64]] = vec[i64](pieces.choice)
        self.choice_most: Final[vec[i64]] = vec[i64](pieces.choice_most)
        self.chooses: Final[vec[i64]] = vec[i64](pieces.chooses)
        self.twin: Final[vec[i64]] = vec[i64](pieces.twin)
        self.promotion: Final[vec[u8]] = vec[u8]([u8(flags) for flags in pieces.promotion])
        self.promotes: Final[vec[u8]] = _where_it_promotes(variant, pieces, runs)
        self.room: Final[vec[i64]] = vec[i64](_room(variant, pieces, runs))
        self.held: Final[vec[i64]] = vec[i64](pieces.held)
        self.spared: Final[vec[i64]] = vec[i64](pieces.spared)
        self.sifted: Final[vec[i64]] = vec[i64]([int(bool(n)) for n in map(max, pieces.spared, runs.overlaps)])
        self.no_screen: Final[vec[i64]] = vec[i64](pieces.no_screen)
        self.limit: Final[vec[i64]] = vec[i64](pieces.limit)
        self.twice: Final[vec[i64]] = vec[i64](pieces.twice)
        self.pawn: Final[vec[i64]] = vec[i64](pieces.pawn)
        self.drop: Final[vec[u8]] = vec[u8]([u8(allowed) for allowed in pieces.drop])
        self.may_mate: Final[vec[i64]] = vec[i64](pieces.may_mate)
        self.may_check: Final[vec[i64]] = vec[i64](pieces.may_check)
        self.most_a_file: Final[vec[i64]] = vec[i64](pieces.most_a_file)
        self.file_zone: Final[vec[u8]] = vec[u8]([u8(inside) for inside in pieces.file_zone])
        self.en_passant_kind: Final[i64] = _kind_that([piece.en_passant for piece in variant.pieces])
        self.twice_kind: Final[i64] = _kind_that([piece.twice for piece in variant.pieces])
        self.hand_kinds: Final[vec[i64]] = vec[i64]([variant.kinds[symbol] for symbol in variant.hand_order])

        self.arrival: Final = Arrival(variant)
        self.castling: Final = Castlings(variant)
        self.setup: Final = Setups(variant)

    def on_board(self, square: int) -> bool:
        """Return whether a number is a square of the board."""
        return 0 <= file_of(square) < self.variant.files and 0 <= rank_of(square) < self.variant.ranks

    def square_named(self, name: str) -> int:
        """Return the square with a name. Raises ValueError if there is none."""
        if name and name[0] in FILES[: self.variant.files] and name[1:].isascii() and name[1:].isdigit():
            rank = int(name[1:])
            if len(name) <= 3 and 1 <= rank <= self.ranks and name[1] != "0":
                return square_at(FILES.index(name[0]), rank - 1)
        raise ValueError(f"there is no square {name!r}")

    def piece_of(self, code: int) -> Piece:
        """Return the data of a piece on the board or a kind in hand."""
        return self.variant.pieces[(code & KIND) - 1]


@lru_cache(maxsize=64)
def tables_of(variant: Variant) -> Tables:
    """Return the tables of a variant, built at the first call."""
    return Tables(variant)


def _room(variant: Variant, pieces: "_Pieces", runs: Runs) -> list[int]:
    """Return by piece how many moves are written for it at most, before those that are not legal are removed."""
    longest = max(variant.files, variant.ranks) - 1
    squares = squares_of(variant)
    room = []
    for code in range(PIECES):
        first = code * SQUARES
        rays = max(int(runs.ray_end[first + square] - runs.ray_first[first + square]) for square in squares)
        steps = rays * longest
        room.append(max(steps, min(steps, len(squares)) * (1 + max(1, pieces.choices[code]))))
    return room


def _where_it_promotes(variant: Variant, pieces: "_Pieces", runs: Runs) -> vec[u8]:
    """Return a table by piece and square, 1 where the piece may promote by a move from there."""
    found = vec[u8]([u8(0)] * (PIECES * SQUARES))
    for code in range(PIECES):
        if pieces.promoted[code] == 0:
            continue
        first = code * SQUARES
        for rank in range(variant.ranks):
            for file in range(variant.files):
                square = square_at(file, rank)
                flags = pieces.promotion[first + square] & (MAY_FROM | MUST_FROM)
                for ray in range(runs.ray_first[first + square], runs.ray_end[first + square]):
                    to = square
                    for _ in range(min(int(runs.ray_limit[ray]), MAX_SIZE)):
                        to += int(runs.ray_step[ray])
                        if flags or not (0 <= file_of(to) < variant.files and 0 <= rank_of(to) < variant.ranks):
                            break
                        flags |= pieces.promotion[first + to] & (MAY_TO | MUST_TO)
                found[first + square] = u8(flags != 0)
    return found


def _side_square(variant: Variant, name: str, side: int) -> int:
    """Return the square `name`, or for Black (`side` 1) its mirror image by rank."""
    file, rank = FILES.index(name[0]), int(name[1:]) - 1
    return square_at(file, variant.ranks - 1 - rank if side else rank)


def _kind_that(flags: list[bool]) -> int:
    """Return the kind of the piece whose flag is set, 0 if there is none."""
    return flags.index(True) + 1 if True in flags else 0


class _Pieces:
    """The properties of pieces, as lists by piece or by piece and square; see `Tables`."""

    def __init__(self, variant: Variant) -> None:
        self.promoted = [0] * PIECES
        self.choices = [0] * PIECES
        self.choice = [0] * (PIECES * MAX_CHOICES)
        self.choice_most = [0] * (PIECES * MAX_CHOICES)
        self.chooses = [0] * PIECES
        self.twin = [0] * PIECES
        self.promotion = [0] * (PIECES * SQUARES)
        self.held = [0] * PIECES
        self.spared = [0] * PIECES
        self.no_screen = [0] * PIECES
        self.limit = [0] * PIECES
        self.twice = [0] * PIECES
        self.pawn = [0] * PIECES
        self.drop = [0] * (PIECES * SQUARES)
        self.may_mate = [1] * PIECES
        self.may_check = [1] * PIECES
        self.most_a_file = [0] * PIECES
        self.file_zone = [0] * (PIECES * SQUARES)
        for colour in (WHITE, BLACK):
            for kind, piece in enumerate(variant.pieces, 1):
                self._add(variant, piece, kind, colour)

    def _add(self, variant: Variant, piece: Piece, kind: int, colour: int) -> None:
        """Add the properties of a piece of one colour."""
        code = kind | colour
        twin = variant.kinds.get(piece.symbol[0] if piece.symbol.endswith("~") else piece.symbol + "~", 0)
        self.twin[code] = twin | colour if twin else 0
        self.held[code] = variant.kinds.get(piece.held_as, 0)
        self.spared[code] = sum(1 << variant.kinds[symbol] for symbol in piece.spares)
        self.no_screen[code] = sum(1 << variant.kinds[symbol] for symbol in piece.no_screen)
        self.limit[code] = piece.limit
        self.twice[code] = int(piece.twice)
        if piece.pawn:
            moves = [piece.moves, *(terrain.moves for terrain in piece.terrain)]
            ahead = all(ray.ranks > 0 for text in moves for ray in betza.parse(text))
            self.pawn[code] = ONLY_AHEAD if ahead else ALSO_BACK
        if piece.promotion:
            self.promoted[code] = variant.kinds[piece.promotion.becomes] | colour
            self.choices[code] = len(piece.promotion.choices)
            for n, symbol in enumerate(piece.promotion.choices):
                self.choice[code * MAX_CHOICES + n] = variant.kinds[symbol] | colour
            self.chooses[code] = int(bool(piece.promotion.others or piece.promotion.most))
            for n, most in enumerate(piece.promotion.most):
                self.choice_most[code * MAX_CHOICES + n] = most
            for text, flag in (
                (piece.promotion.may_from, MAY_FROM),
                (piece.promotion.may_to, MAY_TO),
                (piece.promotion.must_from, MUST_FROM),
                (piece.promotion.must_to, MUST_TO),
            ):
                for square in zone_squares(variant, text, colour):
                    self.promotion[code * SQUARES + square] |= flag
        if piece.drop:
            self.may_mate[code] = int(piece.drop.may_mate)
            self.may_check[code] = int(piece.drop.may_check)
            self.most_a_file[code] = piece.drop.most_a_file if piece.drop.one_a_file else 0
            for square in zone_squares(variant, piece.drop.zone, colour):
                self.drop[code * SQUARES + square] = 1
            for square in zone_squares(variant, piece.drop.one_a_file, colour):
                self.file_zone[code * SQUARES + square] = 1
