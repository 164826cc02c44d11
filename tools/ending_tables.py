"""Solves endings of king and a few pieces against a bare king, backwards from the ends of games.

The side with the pieces is called strong and stands on White's side of the table; the other has only a king and is
called bare. When the bare king captures the last piece into its hand, the players swap roles, and the position is
looked up upside down: with one piece the tables know every line of play. With two pieces a capture into the hand counts
as no win for the strong side, so that wins are certain and a win that begins by giving a piece away is missed.

A set of positions is a whole number: bit `strong king * squares + bare king`, for a configuration of pieces on squares.
A move is then a shift or a mask for thousands of positions at once. Which moves there are is read from the tables of
the program (`rules.tables`); `ending_check.py` compares the result with the program's legal moves.

Wins hold for a game that begins at the position: the distance to the end falls with every move, so no position repeats.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from surajang.rules import betza
from surajang.rules.codes import BLACK, KIND, KING, PIECES, SQUARES, WHITE, file_of, rank_of, square_at
from surajang.rules.tables import MAY_FROM, MAY_TO, MUST_FROM, MUST_TO, tables_of
from surajang.rules.variant import Variant

MATE = "mate"
STALEMATE = "stalemate"
ARRIVAL = "arrival"
ALL_ENDS = frozenset((MATE, STALEMATE, ARRIVAL))

STRONG = 0
BARE = 1
"""The side to move, or the side that wins."""

Sets = list[int]
"""By configuration of pieces on squares, a set of positions."""


class Unsupported(Exception):
    """A game with a rule that these tables do not know."""


@dataclass(frozen=True)
class Reach:
    """A square of a ray: whether the piece may stay what it is there, and whether it may promote."""

    square: int
    stays: bool
    promotes: bool


class Board:
    """A game's squares, numbered from 0, and how its pieces move and attack on them."""

    def __init__(self, variant: Variant) -> None:
        """Raises Unsupported."""
        self.variant = variant
        self.tables = tables = tables_of(variant)
        if any(ray.mode & betza.LAME for ray in _all_rays(variant)):
            raise Unsupported("lame leaps")
        self.squares = [int(square) for square in tables.squares]
        self.number = {square: n for n, square in enumerate(self.squares)}
        self.count = count = len(self.squares)
        self.all = (1 << count * count) - 1
        self.row_of_bits = (1 << count) - 1
        one_a_row = sum(1 << square * count for square in range(count))
        self.row = [self.row_of_bits << square * count for square in range(count)]
        """By square, the positions with the strong king there."""
        self.column = [one_a_row << square for square in range(count)]
        """By square, the positions with the bare king there."""
        self.off = [self.all & ~(self.row[square] | self.column[square]) for square in range(count)]
        self.flipped = [
            self.number[square_at(file_of(square), variant.ranks - 1 - rank_of(square))] for square in self.squares
        ]
        self.goal = [
            union(self.row[n] for n, square in enumerate(self.squares) if tables.arrival.goal[square]),
            union(self.column[n] for n, square in enumerate(self.squares) if tables.arrival.goal[SQUARES + square]),
        ]
        self.king_steps = [self._king_steps(KING | WHITE, self.row), self._king_steps(KING | BLACK, self.column)]
        self._attack_lines: dict[int, list[list[tuple[int, tuple[int, ...], bool]]]] = {}
        self._rays: dict[int, list[list[list[Reach]]]] = {}
        self.apart = self.all & ~union(self.row[square] & self.column[square] for square in range(count))
        """The positions with the kings on different squares."""
        self._kings = [_KingAttacks(self, KING | WHITE), _KingAttacks(self, KING | BLACK)]

    def _king_steps(self, code: int, lines: list[int]) -> list[tuple[int, int]]:
        """Return the steps of a king as differences of numbers, each with the positions from which it can be made."""
        found: dict[int, int] = {}
        tables = self.tables
        for n, square in enumerate(self.squares):
            run = code * SQUARES + square
            for ray in range(tables.ray_first[run], tables.ray_end[run]):
                to = self.number.get(square + int(tables.ray_step[ray]))
                if to is not None:
                    found[to - n] = found.get(to - n, 0) | lines[n]
        return sorted(found.items())

    def attack_lines(self, code: int) -> list[list[tuple[int, tuple[int, ...], bool]]]:
        """Return by square what a piece attacks there: a square, those between, and whether one of them must be taken.

        A piece that hops attacks over exactly one piece between.
        """
        if code not in self._attack_lines:
            tables = self.tables
            found: list[list[tuple[int, tuple[int, ...], bool]]] = [[] for _ in self.squares]
            for to, square in enumerate(self.squares):
                for line in range(tables.lines):
                    between: tuple[int, ...] = ()
                    place = square + int(tables.line_step[line])
                    while place in self.number:
                        index = (line * PIECES + code) * SQUARES + place
                        if tables.attack[index] > len(between):
                            found[self.number[place]].append((to, between, False))
                        if line < tables.slides and tables.has_hoppers and tables.hop_attack[index] > len(between):
                            found[self.number[place]].append((to, between, True))
                        if line >= tables.slides:
                            break
                        between = (*between, self.number[place])
                        place += int(tables.line_step[line])
            self._attack_lines[code] = found
        return self._attack_lines[code]

    def kings_attack(self, by: int, pieces: tuple[int, ...]) -> int:
        """Return the positions in which a side's king attacks the other, with pieces on some squares."""
        return self._kings[by].with_pieces(pieces)

    def attacks(self, kind: int, square: int, others: dict[int, int]) -> int:
        """Return the positions in which a strong piece attacks the bare king, with other pieces by square."""
        excluded = int(self.tables.no_screen[kind | WHITE])
        found = 0
        for to, between, hops in self.attack_lines(kind | WHITE)[square]:
            blockers = [others[place] for place in between if place in others]
            if not hops:
                if not blockers:
                    seen = self.column[to]
                    for place in between:
                        seen &= ~self.row[place]
                    found |= seen
            elif len(blockers) == 1 and not excluded >> blockers[0] & 1:
                seen = self.column[to]
                for place in between:
                    seen &= ~self.row[place]
                found |= seen
            elif not blockers and not excluded >> KING & 1:
                found |= union(self.column[to] & self.row[place] for place in between)
        return found

    def rays(self, kind: int) -> list[list[list[Reach]]]:
        """Return by square the rays along which a strong piece moves. Raises Unsupported."""
        if kind not in self._rays:
            self._rays[kind] = [self._rays_from(kind | WHITE, square) for square in self.squares]
        return self._rays[kind]

    def _rays_from(self, code: int, square: int) -> list[list[Reach]]:
        tables = self.tables
        run = code * SQUARES + square
        found = []
        here = int(tables.promotion[run])
        if tables.promoted[code] and tables.choices[code] > 1:
            raise Unsupported("a choice of promotions")
        for ray in range(tables.ray_first[run], tables.ray_end[run]):
            mode = tables.ray_mode[ray]
            if not mode & betza.MOVE:
                continue
            if mode & (betza.HOP | betza.LAME):
                raise Unsupported("moves over a piece")
            reached: list[Reach] = []
            place = square + int(tables.ray_step[ray])
            while place in self.number and len(reached) < tables.ray_limit[ray]:
                flags = here & (MAY_FROM | MUST_FROM) | int(tables.promotion[code * SQUARES + place]) & (
                    MAY_TO | MUST_TO
                )
                must = flags & (MUST_FROM | MUST_TO) != 0
                promotes = bool(tables.promoted[code]) and flags != 0
                reached.append(Reach(self.number[place], not (promotes and must), promotes))
                place += int(tables.ray_step[ray])
            found.append(reached)
        return found

    def turned(self, positions: int, square: int) -> int:
        """Return positions of swapped roles, the new strong king on `square`, as those before the capture there."""
        found = 0
        row = positions >> self.flipped[square] * self.count & self.row_of_bits
        while row:
            lowest = row & -row
            found |= 1 << self.flipped[lowest.bit_length() - 1] * self.count + square
            row ^= lowest
        return found


class _KingAttacks:
    """The positions in which one king attacks the other, from beside it or from afar."""

    def __init__(self, board: Board, code: int) -> None:
        far: list[tuple[int, tuple[int, ...]]] = []
        self._near = 0
        for square, attacks in enumerate(board.attack_lines(code)):
            for to, between, _ in attacks:
                bit = 1 << (square * board.count + to if code & WHITE else to * board.count + square)
                if between:
                    far.append((bit, between))
                else:
                    self._near |= bit
        self._far = union(bit for bit, _ in far)
        self._unblocked = [union(bit for bit, way in far if square not in way) for square in range(board.count)]

    def with_pieces(self, pieces: tuple[int, ...]) -> int:
        """Return the positions with pieces on some squares."""
        far = self._far
        for square in pieces:
            far &= self._unblocked[square]
        return self._near | far


def union(sets: Iterable[int]) -> int:
    """Return the positions in any of some sets."""
    found = 0
    for each in sets:
        found |= each
    return found


def _all_rays(variant: Variant) -> list[betza.Ray]:
    texts = [text for piece in variant.pieces for text in (piece.moves, *(terrain.moves for terrain in piece.terrain))]
    return [ray for text in texts for ray in betza.parse(text)]


@dataclass
class Table:
    """The positions with certain strong pieces on the board, or with one in the strong side's hand.

    `kinds` are sorted; `keys` are their squares, the first counting most. Lists with two entries are by the side to
    move, STRONG or BARE; those of wins by the winner and then the side to move. `distance` has the number of plies to
    the end as its bits, the lowest first.
    """

    kinds: tuple[int, ...]
    hand: int
    keys: list[tuple[int, ...]]
    legal: list[Sets] = field(default_factory=list)
    ongoing: list[Sets] = field(default_factory=list)
    movable: list[Sets] = field(default_factory=list)
    mates: Sets = field(default_factory=list)
    wins: list[list[Sets]] = field(default_factory=list)
    newest: list[list[Sets]] = field(default_factory=list)
    distance: list[list[list[Sets]]] = field(default_factory=list)

    def empty(self) -> Sets:
        """Return an empty set for each key."""
        return [0] * len(self.keys)

    @property
    def one_sided(self) -> bool:
        """Whether only the wins of the strong side are looked for."""
        return len(self.kinds) > 1

    def add(self, winner: int, side: int, positions: Sets, plies: int) -> bool:
        """Add new wins; return whether there are any."""
        self.newest[winner][side] = positions
        if not any(positions):
            return False
        wins = self.wins[winner][side]
        planes = self.distance[winner][side]
        while len(planes) < plies.bit_length():
            planes.append(self.empty())
        for key, new in enumerate(positions):
            if new:
                wins[key] |= new
                for bit in range(plies.bit_length()):
                    if plies >> bit & 1:
                        planes[bit][key] |= new
        return True

    def plies(self, winner: int, side: int, key: int, bit: int) -> int | None:
        """Return the number of plies in which a side wins a position, None if it does not win by force."""
        if not self.wins[winner][side][key] >> bit & 1:
            return None
        return sum((plane[key] >> bit & 1) << n for n, plane in enumerate(self.distance[winner][side]))


class Ending:
    """All tables that king and some pieces against a bare king may lead to, solved.

    `ends` are the ends of games that count as wins; a game that ends otherwise is won by nobody.
    """

    def __init__(self, board: Board, kinds: tuple[int, ...], ends: frozenset[str] = ALL_ENDS) -> None:
        """Raises Unsupported."""
        self.board = board
        self.ends = ends
        self.tables: dict[tuple[tuple[int, ...], int], Table] = {}
        self._promotions: dict[tuple[tuple[int, ...], int], tuple[Table, bool]] = {}
        self.table = self._table(tuple(sorted(kinds)), 0)
        self._prepare()
        self.plies = 0
        while self._step():
            pass

    # The tables

    def _table(self, kinds: tuple[int, ...], hand: int) -> Table:
        if (kinds, hand) not in self.tables:
            count = self.board.count
            keys: list[tuple[int, ...]] = [()]
            for _ in kinds:
                keys = [(*key, square) for key in keys for square in range(count)]
            self.tables[kinds, hand] = Table(kinds, hand, keys)
            tables = self.board.tables
            for n, kind in enumerate(kinds):
                others = kinds[:n] + kinds[n + 1 :]
                promoted = int(tables.promoted[kind | WHITE]) & KIND
                if promoted and not (tables.limit[promoted | WHITE] and promoted in others):
                    self._promotions[kinds, n] = self._with(others, promoted, n)
                self._table(others, 0)
                if not others and tables.held[kind | WHITE]:
                    self._table((), int(tables.held[kind | WHITE]))
            if hand:
                self._table((hand,), 0)
        return self.tables[kinds, hand]

    def _with(self, others: tuple[int, ...], kind: int, place: int) -> tuple[Table, bool]:
        """Return the table with another kind in the place of a piece, and whether the pieces are sorted otherwise."""
        before = list(others)
        before.insert(place, kind)
        if len(before) > 2:
            raise Unsupported("more than two pieces")
        kinds = tuple(sorted(before))
        return self._table(kinds, 0), kinds != tuple(before)

    def _prepare(self) -> None:
        """Find the legal positions of all tables, and the ends of games."""
        board = self.board
        for table in self.tables.values():
            strong, bare = table.empty(), table.empty()
            for key, squares in enumerate(table.keys):
                if len(set(squares)) < len(squares):
                    continue
                apart = board.apart
                for square in squares:
                    apart &= board.off[square]
                strong[key] = apart & ~self._attacked(table, key) & ~board.goal[STRONG]
                bare[key] = apart & ~board.kings_attack(BARE, squares) & ~board.goal[BARE]
            table.legal = [strong, bare]
            table.ongoing = [
                [positions & ~board.goal[BARE] for positions in strong],
                [positions & ~board.goal[STRONG] for positions in bare],
            ]
            table.wins = [[table.empty(), table.empty()] for _ in range(2)]
            table.newest = [[table.empty(), table.empty()] for _ in range(2)]
            table.distance = [[[], []] for _ in range(2)]
        for table in self.tables.values():
            reached = self._bare_can_reach(table, lambda other: other.legal[STRONG], self._legal_captures)
            bare = [here & there for here, there in zip(table.ongoing[BARE], reached, strict=True)]
            table.movable = [[], bare]
            for key, positions in enumerate(table.ongoing[BARE]):
                stuck = positions & ~bare[key]
                table.mates.append(stuck and stuck & self._attacked(table, key))
        for table in self.tables.values():
            reached = self._strong_can_reach(table, lambda other: other.legal[BARE])
            table.movable[STRONG] = [here & there for here, there in zip(table.ongoing[STRONG], reached, strict=True)]
            self._find_ends(table)

    def _attacked(self, table: Table, key: int) -> int:
        """Return the positions in which the bare king is attacked."""
        squares = table.keys[key]
        placed = dict(zip(squares, table.kinds, strict=True))
        found = self.board.kings_attack(STRONG, squares)
        for square, kind in placed.items():
            others = {place: other for place, other in placed.items() if place != square}
            found |= self.board.attacks(kind, square, others)
        return found

    def _find_ends(self, table: Table) -> None:
        board = self.board
        stalemate = STALEMATE in self.ends and board.variant.end.stalemate_loses
        bare_lost, strong_lost = table.empty(), table.empty()
        for key in range(len(table.keys)):
            if MATE in self.ends:
                bare_lost[key] |= table.mates[key]
            if stalemate:
                stuck = table.ongoing[BARE][key] & ~table.movable[BARE][key]
                bare_lost[key] |= stuck & ~table.mates[key]
                strong_lost[key] |= table.ongoing[STRONG][key] & ~table.movable[STRONG][key]
            if ARRIVAL in self.ends:
                bare_lost[key] |= table.legal[BARE][key] & board.goal[STRONG]
                strong_lost[key] |= table.legal[STRONG][key] & board.goal[BARE]
        table.add(STRONG, BARE, bare_lost, 0)
        if not table.one_sided:
            table.add(BARE, STRONG, strong_lost, 0)

    # Moves, backwards

    def _strong_can_reach(self, table: Table, targets: Callable[[Table], Sets]) -> Sets:
        """Return the positions in which a move of the strong side leads to one of the targets, the bare side's turn."""
        board = self.board
        found = self._king_can_reach(table, targets(table), STRONG)
        if table.hand:
            dropped = self.tables[(table.hand,), 0]
            code = table.hand | WHITE
            for square, positions in enumerate(targets(dropped)):
                if board.tables.drop[code * SQUARES + board.squares[square]]:
                    allowed = board.all if board.tables.may_mate[code] else ~dropped.mates[square]
                    found[0] |= positions & allowed
        for place, kind in enumerate(table.kinds):
            self._piece_can_reach(table, place, kind, targets, found)
        return found

    def _piece_can_reach(
        self, table: Table, place: int, kind: int, targets: Callable[[Table], Sets], found: Sets
    ) -> None:
        """Add the positions in which a piece can move to one of the targets."""
        board = self.board
        count = board.count
        same = targets(table)
        promoted, swapped = self._promotions.get((table.kinds, place), (None, False))
        better = targets(promoted) if promoted else table.empty()
        rays = board.rays(kind)
        steps_twice = bool(board.tables.twice[kind | WHITE])
        stride = 1 if place == len(table.kinds) - 1 else count
        for key, squares in enumerate(table.keys):
            square = squares[place]
            other = squares[1 - place] if len(squares) > 1 else -1
            if other == square:
                continue
            base = key - square * stride
            reached = same[key] if steps_twice else 0
            for ray in rays[square]:
                free = board.all
                for reach in ray:
                    to = reach.square
                    if to == other:
                        break
                    if reach.stays:
                        reached |= same[base + to * stride] & free
                    if reach.promotes and promoted:
                        there = base + to * stride
                        if swapped:
                            there = there % count * count + there // count
                        reached |= better[there] & free
                    if len(ray) > 1:
                        free &= board.off[to]
            found[key] |= reached
        if kind == board.tables.castling.partner and board.variant.castling and not board.variant.castling.history:
            self._castle(table, place, same, found)

    def _castle(self, table: Table, place: int, same: Sets, found: Sets) -> None:
        """Add the positions in which castling, allowed without regard to earlier moves, leads to one of the targets."""
        board = self.board
        tables = board.tables
        count = board.count
        for castling in range(tables.castling.most):
            king, king_to, rook, rook_to = (
                board.number[int(squares[castling])]
                for squares in (
                    tables.castling.king,
                    tables.castling.king_to,
                    tables.castling.rook,
                    tables.castling.rook_to,
                )
            )
            between = range(min(king, rook) + 1, max(king, rook))
            way = range(min(king, king_to), max(king, king_to) + 1)
            for key, squares in enumerate(table.keys):
                others = squares[:place] + squares[place + 1 :]
                if squares[place] != rook or any(other in between for other in others):
                    continue
                safe = board.row_of_bits
                for square in way:
                    safe &= ~((board.kings_attack(BARE, others)) >> square * count)
                for square in between:
                    safe &= ~(1 << square)
                stride = 1 if place == len(squares) - 1 else count
                after = same[key + (rook_to - rook) * stride]
                found[key] |= (after >> king_to * count & safe & board.row_of_bits) << king * count

    def _king_can_reach(self, table: Table, targets: Sets, side: int) -> Sets:
        """Return the positions in which a step of a side's king leads to one of the targets."""
        scale = self.board.count if side == STRONG else 1
        steps = [(step * scale, origins) for step, origins in self.board.king_steps[side]]
        found = []
        for positions in targets:
            reached = 0
            if positions:
                for step, origins in steps:
                    reached |= (positions >> step if step > 0 else positions << -step) & origins
            found.append(reached)
        return found

    def _bare_can_reach(
        self, table: Table, targets: Callable[[Table], Sets], captured: Callable[[Table, int, int], int]
    ) -> Sets:
        """Return the positions in which a move of the bare king leads to one of the targets, the strong side's turn.

        `captured` gives the targets among the positions after a capture, by table, key and place of the piece.
        """
        column = self.board.column
        reached = list(targets(table))
        for key, squares in enumerate(table.keys):
            for place, square in enumerate(squares):
                if squares.count(square) == 1:
                    reached[key] |= captured(table, key, place) & column[square]
        return self._king_can_reach(table, reached, BARE)

    def _after_capture(self, table: Table, key: int, place: int) -> tuple[Table, int, bool]:
        """Return the table and key after a capture, and whether the roles are swapped."""
        kinds = table.kinds[:place] + table.kinds[place + 1 :]
        held = int(self.board.tables.held[table.kinds[place] | WHITE])
        if held and not kinds:
            return self.tables[(), held], 0, True
        squares = table.keys[key]
        return self.tables[kinds, 0], squares[1 - place] if len(squares) > 1 else 0, False

    def _legal_captures(self, table: Table, key: int, place: int) -> int:
        """Return the legal positions after a capture."""
        # The piece is in the other hand or gone; what attacks the king that captured is the same.
        kinds = table.kinds[:place] + table.kinds[place + 1 :]
        squares = table.keys[key]
        return self.tables[kinds, 0].legal[STRONG][squares[1 - place] if len(squares) > 1 else 0]

    def _won_captures(self, winner: int, newest: bool) -> Callable[[Table, int, int], int]:
        """Return a function for the positions after a capture that one side wins."""

        def captured(table: Table, key: int, place: int) -> int:
            other, there, swapped = self._after_capture(table, key, place)
            if self._gives_up(table, place):
                return 0
            if swapped:
                sets = (other.newest if newest else other.wins)[1 - winner][BARE]
                return self.board.turned(sets[there], table.keys[key][place])
            return (other.newest if newest else other.wins)[winner][STRONG][there]

        return captured

    def _gives_up(self, table: Table, place: int) -> bool:
        """Return whether a captured piece goes to the bare side's hand while another is left."""
        return len(table.kinds) > 1 and bool(self.board.tables.held[table.kinds[place] | WHITE])

    # The solution

    def _step(self) -> bool:
        """Find the positions that are won in one more ply; return whether there are any."""
        self.plies += 1
        found: list[tuple[Table, int, int, Sets]] = []
        won_before = self._won_captures(STRONG, newest=False)

        def not_won(table: Table, key: int, place: int) -> int:
            return self._legal_captures(table, key, place) & ~won_before(table, key, place)

        # The side to move wins in an odd number of plies and loses in an even one.
        for table in self.tables.values():
            if self.plies % 2:
                reached = self._strong_can_reach(table, lambda other: other.newest[STRONG][BARE])
                found.append((table, STRONG, STRONG, self._new(table, STRONG, STRONG, reached)))
            else:
                escapes = self._bare_can_reach(table, lambda other: self._open(other, STRONG, STRONG), not_won)
                lost = [here & ~there for here, there in zip(table.movable[BARE], escapes, strict=True)]
                found.append((table, STRONG, BARE, self._new(table, STRONG, BARE, lost)))
            if table.one_sided:
                continue
            if self.plies % 2:
                captures = self._won_captures(BARE, newest=True)
                reached = self._bare_can_reach(table, lambda other: other.newest[BARE][STRONG], captures)
                found.append((table, BARE, BARE, self._new(table, BARE, BARE, reached)))
            else:
                escapes = self._strong_can_reach(table, lambda other: self._open(other, BARE, BARE))
                lost = [here & ~there for here, there in zip(table.movable[STRONG], escapes, strict=True)]
                found.append((table, BARE, STRONG, self._new(table, BARE, STRONG, lost)))
        for table in self.tables.values():
            table.newest = [[table.empty(), table.empty()] for _ in range(2)]
        return any([table.add(winner, side, new, self.plies) for table, winner, side, new in found])

    def _new(self, table: Table, winner: int, side: int, positions: Sets) -> Sets:
        """Return those of some positions in which the game goes on and that were not known to be won."""
        known = table.wins[winner][side]
        return [
            here & there & ~before for here, there, before in zip(positions, table.ongoing[side], known, strict=True)
        ]

    def _open(self, table: Table, winner: int, side: int) -> Sets:
        """Return the legal positions that are not known to be won by a side."""
        won = table.wins[winner][side]
        return [here & ~there for here, there in zip(table.legal[side], won, strict=True)]
