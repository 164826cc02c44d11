"""The end of a mate: whether the side to move is mated, and whether the attacker mates by one or two moves.

All of it is exact. Two moves are searched depth-first, checks before other moves, since proof-number search gains
nothing there. A win by arrival counts as mate, and so does stalemate where it loses.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from surajang.engine.arrival import wins_by_arrival
from surajang.engine.checks import drop_checks
from surajang.engine.mate_checks import CheckFinder
from surajang.engine.mate_state import MateState
from surajang.rules.checks_and_pins import EVASION, find_checks_and_pins
from surajang.rules.codes import COLOURS, KING, SQUARES, WHITE
from surajang.rules.movegen import ALL, CAPTURES, QUIETS, can_move, generate
from surajang.rules.moves import DROP, PROMOTION, dropped_kind, from_to, origin, target
from surajang.rules.position import HAND_SLOTS

_ENOUGH_MOBILE: Final = 6
_MOST_FILLED: Final = 2
"""A move fills at most this many squares, when it is castling."""

_KING_MOVES: Final = 32


class LastMoves:
    """Searches the attacker's last moves. `moves[base:]` of the state's stack is scratch space for each method."""

    def __init__(self, state: MateState) -> None:
        self.state: Final[MateState] = state
        tables = state.position.tables
        self._finder: Final[CheckFinder] = CheckFinder(tables)
        self._flights: Final[vec[i64]] = vec[i64]([0] * _KING_MOVES)
        self._stalemate_loses: Final[bool] = tables.variant.end.stalemate_loses
        self._drops_found: Final[bool] = not tables.has_hoppers and all(
            not piece.drop or not piece.limit or not piece.drop.may_mate for piece in tables.variant.pieces
        )

    def mated(self, base: i64) -> bool:
        """Return whether the side to move has lost: by mate, a losing stalemate, or the enemy king's arrival."""
        state = self.state
        position = state.position
        if position.arrived():
            return position.has_arrived(1 - position.side)
        if not (state.free_blocks or state.may_forbid()):
            return not can_move(position, state.moves, base) and self.lost_without_move()
        moves = state.moves
        end = generate(position, moves, base, ALL)
        for n in range(base, end):
            move = moves[n]
            if state.may_forbid():
                state.make(move)
                forbidden = state.ends()
                state.unmake()
                if forbidden:
                    continue
            if not (state.free_blocks and self.is_free(move, 0, end)):
                return False
        return self.lost_without_move()

    def lost_without_move(self) -> bool:
        """Return whether the side to move loses if it has no legal move."""
        return self._stalemate_loses or self.state.position.in_check()

    def mates_in_one(self, base: i64) -> bool:
        """Return whether the side to move mates, or otherwise wins, in one move."""
        state = self.state
        position = state.position
        moves = state.moves
        tables = position.tables
        if tables.arrival.wins and wins_by_arrival(position):
            return True
        if state.may_forbid():
            return self._mates_slowly(base)
        drops_found = self._drops_found and not position.in_check()
        self._finder.prepare(position)
        end = generate(position, moves, base, CAPTURES | QUIETS if drops_found else ALL)
        for n in range(base, end):
            if self._finder.may_check(position, moves[n]) and self._mates_by(moves[n], end):
                return True
        if drops_found:
            last = drop_checks(position, moves, end)
            self._find_flights()
            for n in range(end, last):
                if not self._flees_drop(moves[n]) and self._mates_by(moves[n], last):
                    return True
        return self._stalemate_loses and self._may_stalemate(end) and self._stalemates(base)

    def _mates_by(self, move: i64, base: i64) -> bool:
        """Return whether a move gives check and mates."""
        state = self.state
        position = state.position
        state.make(move)
        mates = position.in_check() and not self._can_flee() and self.mated(base)
        state.unmake()
        return mates and not state.stopped

    def _find_flights(self) -> None:
        """Find the squares that the enemy king can go to now."""
        position = self.state.position
        tables = position.tables
        board = position.board
        side = position.side
        other = 1 - side
        enemy: i64 = WHITE << other
        king = position.kings[other]
        piece = KING | enemy
        run = piece * SQUARES + king
        found: i64 = 0
        board[king] = 0
        for ray in range(tables.ray_first[run], tables.ray_end[run]):
            to = king + tables.ray_step[ray]
            if board[to] & enemy == 0 and not position.attacked(to, side):
                self._flights[found] = to
                found += 1
        board[king] = piece
        self._flights[found] = 0

    def _flees_drop(self, move: i64) -> bool:
        """Return whether the enemy king can go to one of the squares found before, after a drop that gives check.

        A drop blocks lines and opens none, so a square that it does not attack remains safe.
        """
        state = self.state
        position = state.position
        if state.free_blocks or state.may_forbid():
            return False
        flights = self._flights
        place = target(move)
        piece = dropped_kind(move) | (WHITE << position.side)
        king = position.kings[1 - position.side]
        n: i64 = 0
        while flights[n]:
            if flights[n] != place and not self._finder.reaches(position, piece, place, flights[n], king):
                return True
            n += 1
        return False

    def _can_flee(self) -> bool:
        """Return whether the king of the side to move has an escape square."""
        position = self.state.position
        tables = position.tables
        board = position.board
        side = position.side
        own: i64 = WHITE << side
        king = position.kings[side]
        piece = KING | own
        run = piece * SQUARES + king
        if self.state.may_forbid():
            return False
        found = False
        board[king] = 0
        for ray in range(tables.ray_first[run], tables.ray_end[run]):
            to = king + tables.ray_step[ray]
            if board[to] & own == 0 and not position.attacked(to, 1 - side):
                found = True
                break
        board[king] = piece
        return found

    def _mates_slowly(self, base: i64) -> bool:
        """Do what `mates_in_one` does where repetition may forbid moves of either side."""
        state = self.state
        moves = state.moves
        end = generate(state.position, moves, base, ALL)
        for n in range(base, end):
            state.make(moves[n])
            mates = not state.ends() and self.mated(end)
            state.unmake()
            if mates:
                return not state.stopped
        return False

    def _may_stalemate(self, base: i64) -> bool:
        """Return whether one move may stalemate the enemy: not if it has pieces to drop or many mobile ones.

        A move captures, pins or blocks only a few pieces: if many have two squares to go to, one of them keeps a move.
        """
        position = self.state.position
        moves = self.state.moves
        other = 1 - position.side
        if self._keeps_a_drop(other):
            return False
        if position.in_check():
            return True
        position.pass_turn()
        end = generate(position, moves, base, CAPTURES | QUIETS)
        mobile: i64 = 0
        counted: i64 = 0
        for n in range(base + 1, end):
            square = origin(moves[n])
            again = square == origin(moves[n - 1]) and target(moves[n]) != target(moves[n - 1])
            if again and square != counted and square != position.kings[other]:
                counted = square
                mobile += 1
        position.unmake()
        return mobile < _ENOUGH_MOBILE

    def _keeps_a_drop(self, side: i64) -> bool:
        """Return whether `side`, which is not to move, can drop a piece after any move that does not give check."""
        position = self.state.position
        tables = position.tables
        board = position.board
        if tables.has_hoppers:
            return False
        for kind in tables.hand_kinds:
            piece = kind | (WHITE << side)
            if position.hands[side * HAND_SLOTS + kind] == 0 or tables.limit[piece] or tables.most_a_file[piece]:
                continue
            if tables.may_mate[piece] == 0 or tables.may_check[piece] == 0:
                continue
            free: i64 = 0
            for to in tables.squares:
                if board[to] == 0 and tables.drop[piece * SQUARES + to]:
                    free += 1
                    if free > _MOST_FILLED:
                        return True
        return False

    def _stalemates(self, base: i64) -> bool:
        """Return whether some move stalemates the enemy."""
        state = self.state
        moves = state.moves
        end = generate(state.position, moves, base, ALL)
        for n in range(base, end):
            state.make(moves[n])
            mates = self.mated(end)
            state.unmake()
            if mates:
                return not state.stopped
        return False

    def answers_all(self, base: i64, ply: i64) -> bool:
        """Return whether the side to move has lost, or every move of it is answered by mate in one."""
        state = self.state
        position = state.position
        moves = state.moves
        if state.is_drawn():
            return self.mated(base)
        if position.arrived():
            return position.has_arrived(1 - position.side)
        if position.tables.arrival.wins and wins_by_arrival(position):
            return False
        end = generate(position, moves, base, ALL)
        last_answer = state.answers[ply]
        for n in range(base, end):
            if moves[n] == last_answer:
                moves[n] = moves[base]
                moves[base] = last_answer
                break
        any_move = False
        for n in range(base, end):
            move = moves[n]
            state.make(move)
            if state.ends():
                state.unmake()
                if state.may_forbid():
                    continue
                return False
            if state.is_drawn():
                state.unmake()
                return False
            any_move = True
            mates = self.mates_in_one(end)
            state.unmake()
            if state.stopped:
                return False
            if not mates and not (state.free_blocks and self.is_free(move, 1, end)):
                state.answers[ply] = move
                return False
        return any_move or self.lost_without_move()

    def mates_in_two(self, base: i64, ply: i64) -> bool:
        """Return whether the side to move mates in two moves or fewer."""
        if self.mates_in_one(base):
            return True
        state = self.state
        position = state.position
        moves = state.moves
        end = generate(position, moves, base, ALL)
        self._finder.prepare(position)
        middle = base
        for n in range(base, end):
            move = moves[n]
            if self._finder.may_check(position, move):
                moves[n] = moves[middle]
                moves[middle] = move
                middle += 1
        if state.checks_only:
            end = middle
        for n in range(base, end):
            state.make(moves[n])
            mates = (
                not state.ends() and (not state.checks_only or position.in_check()) and self.answers_all(end, ply + 1)
            )
            state.unmake()
            if state.stopped:
                return False
            if mates:
                return True
        return False

    # Futile blocks

    def block_capture(self, move: i64, base: i64) -> i64:
        """Return the attacker's capture of a piece that the legal `move` drops between king and checker, else 0.

        The only checker must be a slider that can capture the piece and then gives check from there.
        """
        state = self.state
        position = state.position
        board = position.board
        if move & DROP == 0 or not position.in_check():
            return 0
        tables = position.tables
        block = target(move)
        checkers = find_checks_and_pins(position)
        if checkers != 1 or position.mark[block] != position.stamp + EVASION:
            return 0
        king = position.kings[position.side]
        checker: i64 = 0
        for line in range(tables.slides):
            step = tables.line_step[line]
            place = king + step
            while board[place] == 0 and place != block:
                place += step
            if place == block:
                place += step
                while board[place] == 0:
                    place += step
                checker = place
                break
        if checker == 0 or board[checker] & COLOURS == (WHITE << position.side):
            return 0
        found: i64 = 0
        state.make(move)
        if not state.ends():
            end = generate(position, state.moves, base, CAPTURES)
            for n in range(base, end):
                capture = state.moves[n]
                plain = capture & ~PROMOTION == from_to(checker, block)
                if plain and (found == 0 or capture & PROMOTION == 0):
                    found = capture
            if found:
                state.make(found)
                if state.ends() or not position.in_check():
                    found = 0
                state.unmake()
        state.unmake()
        return found

    def take_block(self, move: i64, capture: i64) -> i64:
        """Drop a block, capture it, and take the captured piece out of the hand; return its kind, or 0."""
        state = self.state
        position = state.position
        state.make(move)
        state.make(capture)
        kind = position.tables.held[dropped_kind(move) | (WHITE << position.side)]
        if kind:
            position.add_to_hand(1 - position.side, kind, -1)
        return kind

    def put_block_back(self, kind: i64) -> None:
        """Undo `take_block`."""
        state = self.state
        position = state.position
        if kind:
            position.add_to_hand(1 - position.side, kind, 1)
            position.height -= 2
        state.unmake()
        state.unmake()

    def is_free(self, move: i64, left: i64, base: i64) -> bool:
        """Return whether `move` is a futile block: with it captured and set aside, there is mate in `left` (0 or 1)."""
        capture = self.block_capture(move, base)
        if capture == 0:
            return False
        kind = self.take_block(move, capture)
        free = self.mated(base) if left == 0 else self.answers_all(base, 0)
        self.put_block_back(kind)
        return free and not self.state.stopped
