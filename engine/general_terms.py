"""The terms of the general evaluation (general.py): mobility, pawns, threats and the safety of kings.

Everything follows from how the pieces move: a pawn is a piece that promotes, captures forward only and does not slide.
Most terms are those of the Chess Programming Wiki ("Mobility", "Pawn Structure", "King Safety"); danger to a king grows
with its square, as in Stockfish.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from surajang.engine.general_tables import (
    central_files,
    file_numbers,
    from_centre,
    gain_in_eighths,
    goal_rewards,
    is_pawn,
    mobility_score,
    rank_numbers,
    ring,
    steps_to_promotion,
)
from surajang.engine.term_weights import TERMS, TermWeights
from surajang.engine.weights import average_mobility, keeps_colour
from surajang.rules import fen
from surajang.rules.betza import CAPTURE, HOP, LAME, MOVE
from surajang.rules.codes import BORDER, KIND, KING, LINE, LINE_OFFSET, PIECES, SQUARES, WHITE, WIDTH
from surajang.rules.position import HAND_SLOTS, LIST, Position
from surajang.rules.rays import FIRST_LEG, LEAP, SECOND_LEG, SLIDE, STEP
from surajang.rules.tables import Tables

_FILES: Final = 16
_FAR: Final = 99
FULL: Final = 256
"""The phase of the game with all pieces on the board or in hand; 0 is the end, with nothing but pawns."""

_LISTED: Final = 256
_USUAL: Final = 0.6
"""The usual part of a piece's mobility on a board with a third of its squares taken."""

_MIN_WHOLE: Final = 500
"""The least worth of pieces that counts as all of them: some games begin with nothing but pawns."""

_ATTACK_UNIT: Final = 160

_MAX_DANGER: Final = 2500
_MAX_CHECKS: Final = 3

# The terms, each the first player's less the second player's.
_MOBILITY: Final = 0
_PAWN: Final = 1
_PASSED: Final = 2
_PASSED_BLOCKED: Final = 3
_PASSED_KINGS: Final = 4
_ISOLATED: Final = 5
_DOUBLED: Final = 6
_SUPPORTED: Final = 7
_THREATENED: Final = 8
_PROTECTED: Final = 9
_DANGER: Final = 10
_SHELTER: Final = 11
_KING_ADVANCE: Final = 12
_KING_CENTRE: Final = 13
_PAIR: Final = 14
_HELD: Final = 15
_PRESSURE: Final = 16
_OPEN_KING: Final = 17
_GOAL: Final = 18
_BY_LESSER: Final = 19
_HANGING: Final = 20
_ADVANCED: Final = 21
_CENTRAL: Final = 22
_BESIDE: Final = 23
_WEAK_RING: Final = 24
_CHECKS: Final = 25


class GeneralTerms:
    """The terms of one game.

    By piece: `pawn`, 1 for a pawn; `worth`, the value of a piece that is neither king nor pawn; `typical`, its usual
    score for mobility; `attack`, how much it counts in an attack on a king; `pale`, 1 if it never leaves the squares of
    one colour; `gain`, in eighths, how much a pawn gains by promotion, less where captured pieces return.
    `score`: by a number of squares, the score for mobility. `steps`: by piece and square, how many steps a pawn has to
    go to promote. `reward`: by such steps, that of a passed pawn. `ring`: by king's square and square, 1 for the
    squares beside a king and its own. By square: `centre`, how far it is from the centre, in half steps; `central`, 0
    on the outer files to 4 on the middle ones; `file`, from 1 on; `rank`. `goal`: by side and square, the reward of a
    king that wins by arriving.

    `terms`: those of the last position, in the order of `TERMS`.

    Scratch space of an evaluation, whose number is `stamp`. By side and square: `guarded`, that number if the side's
    pawns attack it; `reached`, if its other pieces do; `viewed`, if it lies on an open line to the side's king; `seen`,
    if a check from it was counted; `sight`, the line's number times 16 plus the distance. By side and file: `rear`, the
    rank of the hindmost pawn; `pawns`, how many there are. By side: `attacked`, squares with enemy pieces that it
    attacks; `checks`, squares from which its pieces would give check; the ends of both lists; `shelter`, `force` and
    `matter` (what its pieces are worth). `near`: the second result of `_reach`.

    `promotable`: by side, how many pieces may promote. `whole`: the worth of all pieces at the start.
    """

    def __init__(self, tables: Tables, board: list[int], weights: TermWeights) -> None:
        """`board`: the values of pieces by kind."""
        self.tables: Final = tables
        pawn = [int(is_pawn(tables, code, board)) for code in range(PIECES)]
        pieces = [code for code in range(PIECES) if KING < code & KIND <= tables.kinds and not pawn[code]]
        self.pawn: Final[vec[i64]] = vec[i64](pawn)
        self.worth: Final[vec[i64]] = vec[i64]([board[code & KIND] if code in pieces else 0 for code in range(PIECES)])
        self.typical: Final[vec[i64]] = vec[i64](
            [mobility_score(_USUAL * average_mobility(tables, code)) if code in pieces else 0 for code in range(PIECES)]
        )
        self.attack: Final[vec[i64]] = vec[i64](
            [max(1, round(board[code & KIND] / _ATTACK_UNIT)) if code in pieces else 0 for code in range(PIECES)]
        )
        self.pale: Final[vec[i64]] = vec[i64](
            [int(code in pieces and keeps_colour(tables, code)) for code in range(PIECES)]
        )
        self.gain: Final[vec[i64]] = vec[i64](
            [gain_in_eighths(tables, code, board) if pawn[code] else 0 for code in range(PIECES)]
        )
        self.score: Final[vec[i64]] = vec[i64]([mobility_score(count) for count in range(_LISTED)])
        self.steps: Final[vec[i64]] = vec[i64](steps_to_promotion(tables, pawn))
        self.reward: Final[vec[i64]] = vec[i64]([0, 120, 72, 44, 26, 16, 10, 6] + [4] * _FAR)
        self.ring: Final[vec[u8]] = vec[u8](ring(tables))
        self.goal: Final[vec[i64]] = vec[i64](goal_rewards(tables))
        self.files: Final[i64] = tables.variant.files + 2
        self.file: Final[vec[i64]] = vec[i64](file_numbers(tables))
        self.rank: Final[vec[i64]] = vec[i64](rank_numbers(tables))
        self.centre: Final[vec[i64]] = vec[i64](from_centre(tables))
        self.central: Final[vec[i64]] = vec[i64](central_files(tables))
        self.weights: Final[TermWeights] = weights
        self.terms: Final[vec[i64]] = vec[i64]([0] * len(TERMS))
        self.stamp: i64 = 0
        self.guarded: Final[vec[i64]] = vec[i64]([0] * (2 * SQUARES))
        self.reached: Final[vec[i64]] = vec[i64]([0] * (2 * SQUARES))
        self.viewed: Final[vec[i64]] = vec[i64]([0] * (2 * SQUARES))
        self.seen: Final[vec[i64]] = vec[i64]([0] * (2 * SQUARES))
        self.sight: Final[vec[i64]] = vec[i64]([0] * (2 * SQUARES))
        self.rear: Final[vec[i64]] = vec[i64]([0] * (2 * _FILES))
        self.pawns: Final[vec[i64]] = vec[i64]([0] * (2 * _FILES))
        self.attacked: Final[vec[i64]] = vec[i64]([0] * (2 * _LISTED))
        self.attacked_end: Final[vec[i64]] = vec[i64]([0, 0])
        self.checks: Final[vec[i64]] = vec[i64]([0] * (2 * _LISTED))
        self.checks_end: Final[vec[i64]] = vec[i64]([0, 0])
        self.shelter: Final[vec[i64]] = vec[i64]([0, 0])
        self.force: Final[vec[i64]] = vec[i64]([0, 0])
        self.matter: Final[vec[i64]] = vec[i64]([0, 0])
        self.near: i64 = 0
        self.promotable: Final[vec[i64]] = vec[i64]([0, 0])
        self.whole: Final[i64] = max(i64(_MIN_WHOLE), self._material(fen.read(tables.variant, "startpos")))

    def _material(self, position: Position) -> i64:
        """Return the worth of the pieces of both sides, on the board and in hand."""
        found: i64 = 0
        for side in range(2):
            for n in range(side * LIST, side * LIST + position.piece_count[side]):
                found += self.worth[position.board[position.piece_squares[n]]]
            for kind in self.tables.hand_kinds:
                found += self.worth[kind | WHITE] * position.hands[side * HAND_SLOTS + kind]
        return found

    def find(self, position: Position) -> i64:
        """Compute the `terms` of a position; return its phase, 0 to `FULL`."""
        terms = self.terms
        for n in range(len(terms)):
            terms[n] = 0
        self.stamp += 1
        self._look_at_pawns(position, 0, 1)
        self._look_at_pawns(position, 1, -1)
        self._look_from_king(position, 0)
        self._look_from_king(position, 1)
        self._look_at_side(position, 0, 1)
        self._look_at_side(position, 1, -1)
        self._look_at_attacks(position, 0, 1)
        self._look_at_attacks(position, 1, -1)
        return min(FULL, (self.matter[0] + self.matter[1]) * FULL // self.whole)

    def _look_at_pawns(self, position: Position, side: i64, sign: i64) -> None:
        """Find one side's pawns and what they attack, and the worth of all its other pieces."""
        tables = self.tables
        board = position.board
        squares = position.piece_squares
        pawns = self.pawns
        rear = self.rear
        behind: i64 = -1 if side else _FAR
        for place in range(side * _FILES, side * _FILES + self.files):
            rear[place] = behind
            pawns[place] = 0
        promotable: i64 = 0
        matter: i64 = 0
        pale: i64 = 0
        for n in range(side * LIST, side * LIST + position.piece_count[side]):
            square = squares[n]
            piece = board[square]
            if tables.choices[piece]:
                promotable += 1
            if self.pawn[piece] == 0:
                matter += self.worth[piece]
                pale += self.pale[piece]
                continue
            place = side * _FILES + self.file[square]
            pawns[place] += 1
            rank = self.rank[square]
            rear[place] = max(rear[place], rank) if side else min(rear[place], rank)
            run = piece * SQUARES + square
            for ray in range(tables.ray_first[run], tables.ray_end[run]):
                if tables.ray_mode[ray] & CAPTURE:
                    self.guarded[side * SQUARES + square + tables.ray_step[ray]] = self.stamp
        for kind in tables.hand_kinds:
            matter += self.worth[kind | WHITE] * position.hands[side * HAND_SLOTS + kind]
        self.promotable[side] = promotable
        self.matter[side] = matter
        if pale > 1:
            self.terms[_PAIR] += sign

    def _look_at_side(self, position: Position, side: i64, sign: i64) -> None:
        """Add one side's terms with a sign."""
        terms = self.terms
        weights = self.weights
        board = position.board
        squares = position.piece_squares
        pawn = self.pawn
        attackers: i64 = 0
        force: i64 = 0
        all_touched: i64 = 0
        self.attacked_end[side] = side * _LISTED
        self.checks_end[side] = side * _LISTED
        for n in range(side * LIST, side * LIST + position.piece_count[side]):
            square = squares[n]
            piece = board[square]
            if pawn[piece]:
                self._look_at_pawn(position, square, piece, side, sign)
            elif piece & KIND != KING:
                touched = self._look_at_piece(position, square, piece, side, sign)
                if touched:
                    attackers += 1
                    force += self.attack[piece] * (1 + touched)
                    all_touched += touched
        hand: i64 = 0
        for kind in self.tables.hand_kinds:
            hand += self.attack[kind | WHITE] * position.hands[side * HAND_SLOTS + kind]
        terms[_PRESSURE] += sign * force
        terms[_HELD] += sign * hand
        self.force[side] = (
            weights.danger_attackers * attackers * attackers
            + weights.danger_attacks * all_touched
            + weights.danger_in_hand * hand
        )
        self._look_at_king(position, side, sign)

    def _look_at_piece(self, position: Position, square: i64, piece: i64, side: i64, sign: i64) -> i64:
        """Add a piece's terms with a sign and list its attacks; return its hits on squares beside the enemy king."""
        tables = self.tables
        board = position.board
        guarded = self.guarded
        reached = self.reached
        viewed = self.viewed
        ring = self.ring
        stamp = self.stamp
        own: i64 = WHITE << side
        here = side * SQUARES
        there = SQUARES - here
        enemy_ring = position.kings[1 - side] * SQUARES
        if guarded[there + square] == stamp:
            self.terms[_THREATENED] += sign
        if guarded[here + square] == stamp:
            self.terms[_PROTECTED] += sign
        count: i64 = 0
        touched: i64 = 0
        run = piece * SQUARES + square
        for ray in range(tables.ray_first[run], tables.ray_end[run]):
            shape = tables.ray_shape[ray]
            step = tables.ray_step[ray]
            to = square + step
            if shape == SLIDE:
                while board[to] == 0:
                    reached[here + to] = stamp
                    if viewed[there + to] == stamp:
                        self._list_check(piece, to, side)
                    if guarded[there + to] != stamp:
                        count += 1
                    touched += i64(ring[enemy_ring + to])
                    to += step
            elif shape != STEP:
                count += self._reach(position, ray, square, enemy_ring)
                touched += self.near
                continue
            end = board[to]
            if end == BORDER:
                continue
            touched += i64(ring[enemy_ring + to])
            reached[here + to] = stamp
            if end & own:
                continue
            if viewed[there + to] == stamp:
                self._list_check(piece, to, side)
            free = guarded[there + to] != stamp
            if free:
                count += 1
            if end:
                self._look_at_capture(piece, end, to, free, side, sign)
        self.terms[_MOBILITY] += sign * (self.score[min(count, i64(_LISTED - 1))] - self.typical[piece])
        return touched

    def _look_at_capture(self, piece: i64, captured: i64, square: i64, free: bool, side: i64, sign: i64) -> None:
        """Add the term of an attack on a more valuable piece with a sign; list the square if no pawn guards it."""
        if self.worth[captured] > self.worth[piece]:
            self.terms[_BY_LESSER] += sign
        end = self.attacked_end[side]
        if free and end < (side + 1) * _LISTED:
            self.attacked[end] = square
            self.attacked_end[side] = end + 1

    def _list_check(self, piece: i64, square: i64, side: i64) -> None:
        """List a square on an open line to the enemy king if a piece would attack the king from there."""
        end = self.checks_end[side]
        sight = self.sight[(1 - side) * SQUARES + square]
        if (
            end < (side + 1) * _LISTED
            and i64(self.tables.attack[(sight >> 4) * LINE + piece * SQUARES + square]) >= sight & 15
        ):
            self.checks[end] = square
            self.checks_end[side] = end + 1

    def _look_from_king(self, position: Position, side: i64) -> None:
        """Find the squares that lie on an open line to one side's king, and how far away they are."""
        tables = self.tables
        board = position.board
        king = position.kings[side]
        first = side * SQUARES
        stamp = self.stamp
        for line in range(tables.lines):
            step = tables.line_step[line]
            to = king + step
            distance: i64 = 1
            while board[to] != BORDER:
                self.viewed[first + to] = stamp
                self.sight[first + to] = line * 16 + distance
                if board[to] or line >= tables.slides:
                    break
                to += step
                distance += 1

    def _look_at_attacks(self, position: Position, side: i64, sign: i64) -> None:
        """Add the terms of one side's attacks on pieces that nothing defends, and on the king, with a sign."""
        stamp = self.stamp
        reached = self.reached
        guarded = self.guarded
        here = side * SQUARES
        there = SQUARES - here
        enemy = position.kings[1 - side]
        king = enemy * SQUARES
        for n in range(side * _LISTED, self.attacked_end[side]):
            square = self.attacked[n]
            if reached[there + square] != stamp and i64(self.ring[king + square]) == 0:
                self.terms[_HANGING] += sign
        checks: i64 = 0
        for n in range(side * _LISTED, self.checks_end[side]):
            square = self.checks[n]
            if (
                self.seen[here + square] != stamp
                and reached[there + square] != stamp
                and guarded[there + square] != stamp
                and i64(self.ring[king + square]) == 0
            ):
                checks += 1
                self.seen[here + square] = stamp
        weak: i64 = 0
        for rank in range(-WIDTH, WIDTH + 1, WIDTH):
            for file in range(-1, 2):
                square = enemy + rank + file
                if (
                    (reached[here + square] == stamp or guarded[here + square] == stamp)
                    and reached[there + square] != stamp
                    and guarded[there + square] != stamp
                ):
                    weak += 1
        self.terms[_WEAK_RING] += sign * weak
        checks = min(checks, i64(_MAX_CHECKS))
        self.terms[_CHECKS] += sign * checks
        weights = self.weights
        danger = self.force[side] + weights.danger_weak * weak
        if checks:
            danger += weights.danger_check + weights.danger_each_check * checks
        danger = min(max(danger - weights.danger_shelter * self.shelter[1 - side], i64(0)), i64(_MAX_DANGER))
        self.terms[_DANGER] += sign * (
            danger * danger // 4096 * min(self.matter[side], self.whole) // (self.whole // 2 + 1)
        )

    def _look_at_king(self, position: Position, side: i64, sign: i64) -> None:
        """Add the terms of one side's king with a sign."""
        terms = self.terms
        king = position.kings[side]
        forward: i64 = -WIDTH if side else WIDTH
        own: i64 = WHITE << side
        shelter: i64 = 0
        for offset in range(-1, 2):
            piece = position.board[king + forward + offset]
            if piece != BORDER and piece & own and self.pawn[piece]:
                shelter += 2
            else:
                piece = position.board[king + 2 * forward + offset]
                if piece != BORDER and piece & own and self.pawn[piece]:
                    shelter += 1
            if self.pawns[side * _FILES + self.file[king] + offset] == 0:
                terms[_OPEN_KING] += sign
        terms[_SHELTER] += sign * shelter
        self.shelter[side] = shelter
        rank = self.rank[king]
        terms[_KING_ADVANCE] += sign * (self.tables.ranks - 1 - rank if side else rank)
        terms[_KING_CENTRE] += sign * self.centre[king]
        terms[_GOAL] += sign * self.goal[side * SQUARES + king]

    def _look_at_pawn(self, position: Position, square: i64, piece: i64, side: i64, sign: i64) -> None:
        """Add the terms of a pawn with a sign."""
        terms = self.terms
        pawns = self.pawns
        file = side * _FILES + self.file[square]
        terms[_PAWN] += sign
        if pawns[file] > 1:
            terms[_DOUBLED] += sign
        if pawns[file - 1] == 0 and pawns[file + 1] == 0:
            terms[_ISOLATED] += sign
        if self.guarded[side * SQUARES + square] == self.stamp:
            terms[_SUPPORTED] += sign
        if position.board[square + 1] == piece:
            terms[_BESIDE] += sign
        rank = self.rank[square]
        advance = self.tables.ranks - 1 - rank if side else rank
        terms[_ADVANCED] += sign * advance
        terms[_CENTRAL] += sign * advance * self.central[square]
        enemy = _FILES - side * _FILES + self.file[square]
        for offset in range(-1, 2):
            rear = self.rear[enemy + offset]
            if rear < rank if side else rear > rank:
                return
        reward = self.reward[self.steps[piece * SQUARES + square]] * self.gain[piece] >> 3
        terms[_PASSED] += sign * reward
        ahead = square - WIDTH if side else square + WIDTH
        if position.board[ahead]:
            terms[_PASSED_BLOCKED] += sign * reward
        apart = self._apart(position.kings[1 - side], ahead) - self._apart(position.kings[side], ahead)
        terms[_PASSED_KINGS] += sign * (reward * apart >> 3)

    def _apart(self, one: i64, other: i64) -> i64:
        """Return how many steps of a king two squares are apart."""
        files = self.file[one] - self.file[other]
        ranks = self.rank[one] - self.rank[other]
        return max(max(files, -files), max(ranks, -ranks))

    def _reach(self, position: Position, ray: i64, square: i64, ring: i64) -> i64:
        """Return how many squares a piece reaches along a ray of no common shape; `near`: how many beside the king."""
        tables = self.tables
        board = position.board
        step = tables.ray_step[ray]
        mode = tables.ray_mode[ray]
        limit = tables.ray_limit[ray]
        self.near = 0
        if mode & LEAP and board[square + step // 2] == 0:
            return 0
        if mode & LAME:
            index = step + LINE_OFFSET
            if board[square + FIRST_LEG[index]] or board[square + SECOND_LEG[index]]:
                return 0
        count: i64 = 0
        hops = mode & HOP
        to = square + step
        while limit > 0 and board[to] != BORDER:
            if hops == 0:
                if mode & MOVE and board[to] == 0:
                    count += 1
                if mode & CAPTURE:
                    self.near += i64(self.ring[ring + to])
            if board[to]:
                if hops == 0:
                    break
                hops = 0
            to += step
            limit -= 1
        return count
