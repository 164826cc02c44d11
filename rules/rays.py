"""The rays along which the pieces of a variant move from each square, and the lines along which they attack."""

from itertools import combinations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from surajang.rules import betza
from surajang.rules.codes import BLACK, LEAPS, LINE_OFFSET, PIECES, SQUARES, WHITE, WIDTH, square_at, zone_squares
from surajang.rules.piece import Piece
from surajang.rules.variant import MAX_SIZE, Variant

LEAP: Final = 8
LAME_ATTACK: Final = 2

STEP: Final = 0
SLIDE: Final = 1
OTHER: Final = 2
MOVE_STEP: Final = 3
CAPTURE_STEP: Final = 4


def legs_of(step: int) -> list[int]:
    """Return the squares that a lame leap by `step` passes, seen from its start; none if no leap is as long."""
    files = (step + WIDTH // 2) % WIDTH - WIDTH // 2
    ranks = (step - files) // WIDTH
    if max(abs(files), abs(ranks)) > LEAPS:
        return []
    return [x + y * WIDTH for x, y in betza.passed(files, ranks)] if step else []


def passed_squares(lines: list[int], leg: int) -> list[int]:
    """Return the first (`leg` 0) or last (-1) squares that lame leaps along lines pass, seen from where they end."""
    return [step + legs_of(-step)[leg] if legs_of(-step) else 0 for step in lines]


def most_steps(step: int) -> int:
    """Return how often a step can be repeated on the largest board."""
    files = (step + WIDTH // 2) % WIDTH - WIDTH // 2
    ranks = (step - files) // WIDTH
    return (MAX_SIZE - 1) // max(abs(files), abs(ranks))


_ALL_LEGS: Final = [legs_of(step) for step in range(-LINE_OFFSET, LINE_OFFSET)]
FIRST_LEG: Final[vec[i64]] = vec[i64]([leg[0] if leg else 0 for leg in _ALL_LEGS])
SECOND_LEG: Final[vec[i64]] = vec[i64]([leg[-1] if leg else 0 for leg in _ALL_LEGS])
"""By step + LINE_OFFSET, the squares that a lame leap passes, seen from its start; the same twice if it is one."""


def _shape(limit: int, mode: int) -> int:
    """Return the shape of a ray, the loop of move generation for it."""
    if limit == 1 and mode == betza.MOVE:
        return MOVE_STEP
    if limit == 1 and mode == betza.CAPTURE:
        return CAPTURE_STEP
    if mode != betza.MOVE | betza.CAPTURE:
        return OTHER
    if limit == 1:
        return STEP
    return SLIDE if limit >= betza.UNBOUNDED else OTHER


def _without_overlaps(rays: list[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    """Return rays, with leaps to squares that another ray reaches by sliding marked as LEAP."""
    both = betza.MOVE | betza.CAPTURE
    slides = {2 * step for step, limit, mode in rays if mode == both and limit > 1}
    return [
        (step, limit, mode | LEAP if mode == both and limit == 1 and step in slides else mode)
        for step, limit, mode in rays
    ]


def _united(runs: set[tuple[tuple[int, int, int], ...]]) -> tuple[tuple[int, int, int], ...]:
    """Return the rays of all runs: where these do not meet, those of no run do."""
    return tuple({ray for run in runs for ray in run})


def _overlap(rays: tuple[tuple[int, int, int], ...]) -> bool:
    """Return whether two rays may lead to the same square, by the same kind of move."""
    return any(
        first[2] & second[2] & (betza.MOVE | betza.CAPTURE) and not _apart(first, second) and _meet(first, second)
        for first, second in combinations(rays, 2)
    )


def _attack_twice(rays: tuple[tuple[int, int, int], ...]) -> bool:
    """Return whether two rays of different steps may attack the same square, other than a slide and a leap of two."""
    attacks = [ray for ray in rays if ray[2] & betza.CAPTURE]
    return any(
        first[0] != second[0] and not _apart(first, second) and _meet(first, second)
        for first, second in combinations(attacks, 2)
    )


def _apart(first: tuple[int, int, int], second: tuple[int, int, int]) -> bool:
    """Return whether one ray is the leap of two that only counts where the other, a slide, is blocked."""
    leap, slide = (first, second) if first[2] & LEAP else (second, first)
    return bool(leap[2] & LEAP) and slide[0] * 2 == leap[0] and not slide[2] & (betza.HOP | LEAP)


def _meet(first: tuple[int, int, int], second: tuple[int, int, int]) -> bool:
    """Return whether two rays (step, limit, mode) from one square lead to the same square."""
    if first[0] == second[0]:  # over a piece or not, never both
        return not betza.HOP & (first[2] ^ second[2])
    squares = [{step * n for n in range(1, min(limit, MAX_SIZE - 1) + 1)} for step, limit, _ in (first, second)]
    return not squares[0].isdisjoint(squares[1])


class Runs:
    """The rays of all pieces on all squares, with equal runs stored once, and the lines of attack on a target."""

    def __init__(self, variant: Variant) -> None:
        self.movers = _movers(variant)
        first = [0] * (PIECES * SQUARES)
        end = [0] * (PIECES * SQUARES)
        all_rays: list[tuple[int, int, int]] = []
        known: dict[tuple[tuple[int, int, int], ...], int] = {}
        reach: dict[tuple[int, int, int], int] = {}
        hop_reach: dict[tuple[int, int, int], int] = {}
        lame: set[tuple[int, int, int]] = set()
        self.overlaps = [0] * PIECES
        self.attacks_twice = False
        for colour in (WHITE, BLACK):
            for kind, piece in enumerate(variant.pieces, 1):
                movement = _Movement(variant, piece, colour)
                code = kind | colour
                runs: set[tuple[tuple[int, int, int], ...]] = set()
                attacking: set[tuple[tuple[int, int, int], ...]] = set()
                for rank in range(variant.ranks):
                    for file in range(variant.files):
                        square = square_at(file, rank)
                        rays = tuple(movement.rays(file, rank))
                        if rays not in known:
                            known[rays] = len(all_rays)
                            all_rays += rays
                        first[code * SQUARES + square] = known[rays]
                        end[code * SQUARES + square] = known[rays] + len(rays)
                        attacks = (*rays, *movement.facing(file, rank))
                        runs.add(rays)
                        attacking.add(attacks)
                        for step, limit, mode in attacks:
                            if mode & betza.CAPTURE:
                                table = hop_reach if mode & betza.HOP else reach
                                key = (-step, code, square)
                                if mode & betza.LAME and key not in table:
                                    lame.add(key)
                                elif not mode & betza.LAME:
                                    lame.discard(key)
                                table[key] = max(limit, table.get(key, 0))
                self.overlaps[code] = int(_overlap(_united(runs)) and any(map(_overlap, runs)))
                self.attacks_twice |= _attack_twice(_united(attacking)) and any(map(_attack_twice, attacking))
        sliding = {line for (line, _, _), limit in reach.items() if limit > 1} | {line for line, _, _ in hop_reach}
        self.lines = sorted({line for line, _, _ in reach} | sliding, key=lambda line: (line not in sliding, line))
        self.slides = len(sliding)
        self.has_hoppers = bool(hop_reach)
        self.has_lame = bool(lame)
        reach.update(dict.fromkeys(lame, LAME_ATTACK))
        self.attack = self._by_line(reach)
        self.hop_attack = self._by_line(hop_reach)
        self.ray_first: Final[vec[i64]] = vec[i64](first)
        self.ray_end: Final[vec[i64]] = vec[i64](end)
        self.ray_step: Final[vec[i64]] = vec[i64]([ray[0] for ray in all_rays])
        self.ray_limit: Final[vec[i64]] = vec[i64]([ray[1] for ray in all_rays])
        self.ray_mode: Final[vec[i64]] = vec[i64]([ray[2] for ray in all_rays])
        self.ray_shape: Final[vec[i64]] = vec[i64]([_shape(ray[1], ray[2]) for ray in all_rays])

    def _by_line(self, reach: dict[tuple[int, int, int], int]) -> vec[u8]:
        """Return how far each piece attacks, by line, piece and square; empty if none attacks like this."""
        table = vec[u8]([u8(0)] * (len(self.lines) * PIECES * SQUARES if reach else 0))
        number = {line: n for n, line in enumerate(self.lines)}
        for (line, code, square), limit in reach.items():
            table[(number[line] * PIECES + code) * SQUARES + square] = u8(limit)
        return table


_latest: Final[list[Runs]] = []


def runs_of(variant: Variant) -> Runs:
    """Return the rays of a variant: those of the latest one if it has the same board and pieces.

    A game read from a file is at once added under a second name (`rules.catalogue`), and rays are nearly all that
    tables cost.
    """
    for runs in _latest:
        if runs.movers == _movers(variant):
            return runs
    made = Runs(variant)
    _latest[:] = [made]
    return made


def _movers(variant: Variant) -> tuple[int, int, tuple[Piece, ...]]:
    """Return all that rays depend on."""
    return variant.files, variant.ranks, variant.pieces


class _Movement:
    """The movement of a piece of one colour, with the squares of its terrain and wall."""

    def __init__(self, variant: Variant, piece: Piece, colour: int) -> None:
        self.variant = variant
        self.colour = colour
        self.plain = betza.parse(piece.moves)
        self.faces = betza.parse(piece.faces)
        self.wall = zone_squares(variant, piece.wall, colour)
        self.confined = zone_squares(variant, piece.confined, colour)
        self.terrain = [
            (
                zone_squares(variant, terrain.zone, colour),
                betza.parse(terrain.moves),
                terrain.instead,
                zone_squares(variant, terrain.within, colour),
            )
            for terrain in piece.terrain
        ]

    def facing(self, file: int, rank: int) -> list[tuple[int, int, int]]:
        """Return the rays that attack only the enemy king."""
        return self._flatten(self.faces, file, rank, set(), set(), free=True)

    def rays(self, file: int, rank: int) -> list[tuple[int, int, int]]:
        """Return the rays (step, limit, mode) from a square, with those of terrain; of equal ones only the longest."""
        here = square_at(file, rank)
        plain = self.plain
        added: list[tuple[int, int, int]] = []
        for zone, moves, instead, within in self.terrain:
            if here in zone:
                plain = [] if instead else plain
                added += self._flatten(moves, file, rank, within, set())
        rays = self._flatten(plain, file, rank, set(), set() if here in self.wall else self.wall)
        if not added:
            return _without_overlaps(rays)
        longest: dict[tuple[int, int], int] = {}
        for step, limit, mode in rays + added:
            longest[step, mode] = max(limit, longest.get((step, mode), 0))
        return _without_overlaps([(step, limit, mode) for (step, mode), limit in longest.items()])

    def _flatten(
        self, rays: list[betza.Ray], file: int, rank: int, within: set[int], wall: set[int], free: bool = False
    ) -> list[tuple[int, int, int]]:
        """Return rays as (step, limit, mode) from a square, without those that lead off the board at once.

        A ray ends before it leaves the squares of `within` or, unless it is `free`, of those that the piece is confined
        to, if there are any, and on the first square of `wall`. Limits by the edge of the board stay as they are: the
        border stops the ray, and more runs are equal and shared.
        """
        flat: list[tuple[int, int, int]] = []
        files, ranks = self.variant.files, self.variant.ranks
        for ray in rays:
            x, y = ray.files, -ray.ranks if self.colour == BLACK else ray.ranks
            if not (0 <= file + x < files and 0 <= rank + y < ranks):
                continue
            limit = ray.limit
            if within or wall:
                limit = self._bounded(ray, file, rank, y, within, wall)
            if self.confined and not free:
                limit = min(limit, self._bounded(ray, file, rank, y, self.confined, set()))
            if limit:
                flat.append((x + y * WIDTH, limit, ray.mode))
        return flat

    def _bounded(self, ray: betza.Ray, file: int, rank: int, y: int, within: set[int], wall: set[int]) -> int:
        """Return the length of a ray within the squares that bound it, or its own limit."""
        reached = 0
        while reached < ray.limit:
            to_file, to_rank = file + ray.files * (reached + 1), rank + y * (reached + 1)
            if not (0 <= to_file < self.variant.files and 0 <= to_rank < self.variant.ranks):
                return ray.limit
            to = square_at(to_file, to_rank)
            if within and to not in within:
                return reached
            reached += 1
            if to in wall:
                return reached
        return reached
