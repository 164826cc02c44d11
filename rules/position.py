"""A position: pieces on squares and in hands, the side to move, and how a move changes them.

Positions come from checked diagrams (`rules.fen`) and do not know which moves led to them.
"""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from surajang.rules import zobrist
from surajang.rules.betza import MOVE
from surajang.rules.changes import IN_HAND, before_of, change_of, index_of, place_of, slot_of
from surajang.rules.codes import BLACK, BORDER, COLOURS, KIND, KING, LINE, SQUARES, WHITE, WIDTH, side_of
from surajang.rules.moves import (
    CASTLING,
    DROP,
    EN_PASSANT,
    PROMOTION,
    SETUP,
    dropped_kind,
    first_step,
    origin,
    target,
    via,
)
from surajang.rules.piece import MAX_CHOICES
from surajang.rules.rays import LAME_ATTACK
from surajang.rules.tables import ONLY_AHEAD, Tables
from surajang.rules.variant import MAX_SIZE

HAND_SLOTS: Final = 32
MAX_MOVES: Final = 4096
"""The most moves of a position that are generated. A game from a file can have more, by a choice of promotions for
nearly every move; the others then are not legal. The largest games that are known have a few hundred."""

LIST: Final = 144

_LOG_ROOM: Final = 32
_HEADER: Final = 3


class Position:
    """The state of a game at one moment, changed by `make` and restored by `unmake`.

    `board`: by square, a piece, 0 or BORDER. `hands`: by `side * HAND_SLOTS + kind`, a number. `side`: 0 for White
    (the first player), 1 for Black. `rights`: castling rights, bit `side * 2 + n`. `en_passant_pawn`: the square of a
    pawn that may be captured en passant, else 0; `en_passant_mask`: bit n - 1 stands for the square n behind it.
    `setup`: 1 while White chooses a setup, 2 while Black does, else 0. `halfmove` and `fullmove`: the
    counters of FEN. `kings`: by side. `piece_squares`: from `side * LIST` on, the squares of that side's
    `piece_count[side]` pieces. `key`: the Zobrist hash of all that repetition compares (RULES.md, "Common
    ground"). `log` up to `height`: for each move made, its changes (`rules.changes`), then the key and state before it
    and the number of changes. `mark`, `hop_mark`, `stamp`, `to_try` and `scratch` (room for lists of moves) are scratch
    space of `rules.checks_and_pins` and `rules.movegen`.
    """

    def __init__(self, tables: Tables) -> None:
        """Create an empty board; `rules.fen` fills it."""
        self.tables: Final = tables
        self.board: Final[vec[i64]] = vec[i64]([BORDER] * SQUARES)
        for square in tables.squares:
            self.board[square] = 0
        self.hands: Final[vec[i64]] = vec[i64]([0] * (2 * HAND_SLOTS))
        self.side: i64 = 0
        self.rights: i64 = 0
        self.en_passant_pawn: i64 = 0
        self.en_passant_mask: i64 = 0
        self.setup: i64 = 0
        self.halfmove: i64 = 0
        self.fullmove: i64 = 1
        self.kings: Final[vec[i64]] = vec[i64]([0, 0])
        self.piece_squares: Final[vec[i64]] = vec[i64]([0] * (2 * LIST))
        self.piece_count: Final[vec[i64]] = vec[i64]([0, 0])
        self.key: i64 = 0
        self._list_index: Final[vec[i64]] = vec[i64]([0] * SQUARES)
        self.log: vec[i64] = vec[i64]([0] * 512)
        self.height: i64 = 0
        self.mark: Final[vec[i64]] = vec[i64]([0] * SQUARES)
        self.hop_mark: Final[vec[i64]] = vec[i64]([0] * SQUARES)
        self.stamp: i64 = 0
        self.to_try: i64 = 0
        self.scratch: Final[vec[i64]] = vec[i64]([0] * (2 * MAX_MOVES))

    def copy(self) -> "Position":
        """Return an independent position in the same state, with the same moves to take back."""
        other = Position(self.tables)
        for square in range(SQUARES):
            other.board[square] = self.board[square]
            other._list_index[square] = self._list_index[square]
        for slot in range(2 * HAND_SLOTS):
            other.hands[slot] = self.hands[slot]
        for n in range(2 * LIST):
            other.piece_squares[n] = self.piece_squares[n]
        for side in range(2):
            other.kings[side] = self.kings[side]
            other.piece_count[side] = self.piece_count[side]
        other._restore(self._state())
        other.side = self.side
        other.fullmove = self.fullmove
        other.key = self.key
        other.log = extend(vec[i64](), self.log)
        other.height = self.height
        return other

    # Changes, each logged so that it can be undone

    def put(self, square: i64, piece: i64) -> None:
        """Replace the piece on `square` with `piece`, 0 for none."""
        board = self.board
        before = board[square]
        index: i64 = 0
        if before:
            side = side_of(before)
            index = self._list_index[square]
            last = self.piece_count[side] - 1
            self.piece_count[side] = last
            moved = self.piece_squares[side * LIST + last]
            self.piece_squares[side * LIST + index] = moved
            self._list_index[moved] = index
            self.key ^= zobrist.PIECE[before * SQUARES + square]
        self.log[self.height] = change_of(square, before, index)
        self.height += 1
        board[square] = piece
        if piece:
            side = side_of(piece)
            count = self.piece_count[side]
            self.piece_squares[side * LIST + count] = square
            self._list_index[square] = count
            self.piece_count[side] = count + 1
            self.key ^= zobrist.PIECE[piece * SQUARES + square]
            if piece & KIND == KING:
                self.kings[side] = square

    def add_to_hand(self, side: i64, kind: i64, change: i64) -> None:
        """Add `change` (1 or -1) pieces of `kind` to a side's hand."""
        slot = side * HAND_SLOTS + kind
        before = self.hands[slot]
        self.log[self.height] = change_of(IN_HAND, before, slot)
        self.height += 1
        self.hands[slot] = before + change
        first = slot * zobrist.HAND_COUNTS
        self.key ^= zobrist.HAND[first + before] ^ zobrist.HAND[first + before + change]

    def make(self, move: i64) -> None:
        """Make a legal move."""
        self._make_room()
        start = self.height
        key = self.key
        state = self._state()
        side = self.side
        if move & SETUP:
            self._choose_setup(target(move))
        else:
            beside = self.captured_beside(move)
            on_target = self.captured_on_target(move)
            if self.en_passant_pawn:
                self.set_en_passant(0, 0)
            self.halfmove += 1
            if move & DROP:
                kind = dropped_kind(move)
                self.add_to_hand(side, kind, -1)
                self.put(target(move), kind | (WHITE << side))
                self.halfmove = 0
            else:
                self._relocate(move, beside, on_target)
            self.fullmove += side
        self._end_turn(start, key, state)

    def pass_turn(self) -> None:
        """Make a null move, which is never legal; `unmake` reverts it."""
        self._make_room()
        key = self.key
        state = self._state()
        if self.en_passant_pawn:
            self.set_en_passant(0, 0)
        self.fullmove += self.side
        self._end_turn(self.height, key, state)

    def _make_room(self) -> None:
        """Make room for a move in the log."""
        if self.height + _LOG_ROOM > len(self.log):
            self.log = extend(self.log, vec[i64]([0] * len(self.log)))

    def _state(self) -> i64:
        """Return the rest of the state, packed into one number for `_restore`."""
        return (
            self.en_passant_pawn
            | self.en_passant_mask << 8
            | self.rights << 16
            | self.setup << 20
            | self.halfmove << 24
        )

    def _restore(self, state: i64) -> None:
        """Restore the state that `_state` packed."""
        self.en_passant_pawn = state & 255
        self.en_passant_mask = state >> 8 & 255
        self.rights = state >> 16 & 15
        self.setup = state >> 20 & 15
        self.halfmove = state >> 24

    def _end_turn(self, start: i64, key: i64, state: i64) -> None:
        """Switch sides, and log the former key and state; the changes of the move begin at `start`."""
        self.side = 1 - self.side
        self.key ^= zobrist.BLACK_TO_MOVE[0]
        log = self.log
        height = self.height
        log[height] = key
        log[height + 1] = state
        log[height + 2] = height - start
        self.height = height + _HEADER

    def _relocate(self, move: i64, beside: i64, on_target: i64) -> None:
        """Move a piece on the board, capturing on the squares `beside` and `on_target` (0 for none)."""
        tables = self.tables
        board = self.board
        start = origin(move)
        end = target(move)
        piece = board[start]
        rights = self.rights & tables.castling.rights_kept[start] & tables.castling.rights_kept[end]
        self.put(start, 0)
        if move & CASTLING:
            number = via(move)
            rook = board[tables.castling.rook[number]]
            self.put(tables.castling.rook[number], 0)
            self.put(end, piece)
            self.put(tables.castling.rook_to[number], rook)
        else:
            if beside:
                rights &= tables.castling.rights_kept[beside]
                self._capture(board[beside])
                self.put(beside, 0)
            if on_target:
                self._capture(board[on_target])
            if move & PROMOTION:
                self.halfmove = 0
                self.put(end, tables.choice[piece * MAX_CHOICES + via(move)])
            else:
                self.put(end, piece)
            if tables.pawn[piece]:
                if tables.pawn[piece] == ONLY_AHEAD or not self._may_return(piece, start, end):
                    self.halfmove = 0
                if piece & KIND == tables.en_passant_kind:
                    self._pass_squares(start, end, piece)
        if rights != self.rights:
            self.set_rights(rights)

    def _may_return(self, piece: i64, start: i64, end: i64) -> bool:
        """Return whether a piece that went from `start` to `end` could go back if the board were empty."""
        tables = self.tables
        run = piece * SQUARES + end
        for ray in range(tables.ray_first[run], tables.ray_end[run]):
            square = end
            for _ in range(tables.ray_limit[ray] if tables.ray_mode[ray] & MOVE else 0):
                square += tables.ray_step[ray]
                if square == start:
                    return True
                if self.board[square] == BORDER:
                    break
        return False

    def _capture(self, captured: i64) -> None:
        """Capture the piece on a square, into the mover's hand unless it is killed."""
        self.halfmove = 0
        kind = self.tables.held[captured]
        if kind:
            self.add_to_hand(self.side, kind, 1)

    def _pass_squares(self, origin: i64, target: i64, pawn: i64) -> None:
        """Set the squares that a pawn's long move passed over and an enemy pawn may capture on."""
        forward: i64 = WIDTH if target > origin else -WIDTH
        if (target - origin) % WIDTH != 0 or target == origin + forward:
            return
        mask: i64 = 0
        bit: i64 = 1
        square = target - forward
        while square != origin:
            if self.pawn_captures(pawn ^ COLOURS, square):
                mask |= bit
            bit <<= 1
            square -= forward
        if mask:
            self.set_en_passant(target, mask)

    # Which squares a move captures is decided here and nowhere else

    def captured_on_target(self, move: i64) -> i64:
        """Return the square on which a move ends if it captures there, else 0."""
        if move & (DROP | CASTLING | SETUP) or target(move) == origin(move) or self.board[target(move)] == 0:
            return 0
        return target(move)

    def captured_beside(self, move: i64) -> i64:
        """Return the square that a move captures without ending there, en passant or by a first step, else 0."""
        return self.en_passant_pawn if move & EN_PASSANT else first_step(move)

    def captures(self, move: i64) -> bool:
        """Return whether a move captures something."""
        return self.captured_on_target(move) != 0 or self.captured_beside(move) != 0

    def captured_squares(self, move: i64) -> list[int]:
        """Return the squares where a move captures, in order."""
        return [square for square in (self.captured_beside(move), self.captured_on_target(move)) if square]

    def pawn_captures(self, pawn: i64, square: i64) -> bool:
        """Return whether a piece `pawn`, wherever it stands, attacks `square`."""
        tables = self.tables
        for line in range(tables.lines):
            place = square + tables.line_step[line]
            if self.board[place] == pawn and i64(tables.attack[line * LINE + pawn * SQUARES + place]) >= 1:
                return True
        return False

    def set_en_passant(self, pawn: i64, mask: i64) -> None:
        """Set the square of the pawn that may be captured en passant, and the `mask` of squares where it may."""
        self.key ^= self._en_passant_key()
        self.en_passant_pawn = pawn
        self.en_passant_mask = mask
        self.key ^= self._en_passant_key()

    def _en_passant_key(self) -> i64:
        """Return the en passant part of the key."""
        key: i64 = 0
        mask = self.en_passant_mask
        square = self.en_passant_pawn
        while mask:
            square += WIDTH if self.board[self.en_passant_pawn] >= BLACK else -WIDTH
            if mask & 1:
                key ^= zobrist.EN_PASSANT[square]
            mask >>= 1
        return key

    def en_passant_squares(self) -> list[int]:
        """Return the squares on which an enemy pawn could capture en passant."""
        found: list[int] = []
        behind = -WIDTH if self.side else WIDTH
        for distance in range(1, MAX_SIZE - 1):
            if self.en_passant_mask >> (distance - 1) & 1:
                found.append(self.en_passant_pawn + distance * behind)
        return sorted(found)

    def _choose_setup(self, choice: i64) -> None:
        """Place the pieces of a setup choice, and go on to the next player's choice or the first move."""
        tables = self.tables
        side = self.side
        squares = side * tables.setup.width
        pieces = (side * tables.setup.choices + choice) * tables.setup.width
        for n in range(tables.setup.width):
            self.put(tables.setup.squares[squares + n], tables.setup.pieces[pieces + n])
        self.set_setup(2 if self.setup == 1 else 0)

    def set_setup(self, setup: i64) -> None:
        """Set the setup phase: 1 for White, 2 for Black, 0 after it."""
        self.key ^= zobrist.SETUP[self.setup] ^ zobrist.SETUP[setup]
        self.setup = setup

    def set_rights(self, rights: i64) -> None:
        """Set the castling rights."""
        self.key ^= zobrist.RIGHTS[self.rights] ^ zobrist.RIGHTS[rights]
        self.rights = rights

    def set_side(self, side: i64) -> None:
        """Set the side to move."""
        if side != self.side:
            self.key ^= zobrist.BLACK_TO_MOVE[0]
            self.side = side

    # The log

    def changes_end(self) -> i64:
        """Return the end of the latest move's changes in the log."""
        return self.height - _HEADER

    def changes_start(self, end: i64) -> i64:
        """Return the start of the changes in the log that end at `end`."""
        return end - self.log[end + 2]

    def end_before(self, end: i64) -> i64:
        """Return the end of the previous move's changes in the log; those of a move end at `end`."""
        return self.changes_start(end) - _HEADER

    def unmake(self) -> None:
        """Take the latest move back, and restore everything, the order of the piece lists too."""
        log = self.log
        board = self.board
        header = self.changes_end()
        first = self.changes_start(header)
        entry = header
        while entry > first:
            entry -= 1
            change = log[entry]
            place = place_of(change)
            before = before_of(change)
            if place == IN_HAND:
                self.hands[slot_of(change)] = before
                continue
            now = board[place]
            if now:
                self.piece_count[side_of(now)] -= 1
            board[place] = before
            if before:
                side = side_of(before)
                index = index_of(change)
                count = self.piece_count[side]
                if index < count:
                    moved = self.piece_squares[side * LIST + index]
                    self.piece_squares[side * LIST + count] = moved
                    self._list_index[moved] = count
                self.piece_squares[side * LIST + index] = place
                self._list_index[place] = index
                self.piece_count[side] = count + 1
                if before & KIND == KING:
                    self.kings[side] = place
        self.height = first
        self.key = log[header]
        self._restore(log[header + 1])
        self.side = 1 - self.side
        if not self.setup:
            self.fullmove -= self.side

    # Attacks

    def attacked(self, square: i64, by: i64) -> bool:
        """Return whether side `by` would attack an enemy king on `square`, facing kings included."""
        tables = self.tables
        board = self.board
        attack = tables.attack
        line_step = tables.line_step
        enemy: i64 = WHITE << by
        for line in range(tables.slides):
            step = line_step[line]
            place = square + step
            distance: i64 = 1
            while board[place] == 0:
                place += step
                distance += 1
            piece = board[place]
            if piece & COLOURS == enemy and i64(attack[line * LINE + piece * SQUARES + place]) >= distance:
                return True
            if tables.has_hoppers and piece != BORDER and self._hopped(line, place, distance, enemy):
                return True
        for line in range(tables.slides, tables.lines):
            place = square + line_step[line]
            piece = board[place]
            if piece & COLOURS == enemy:
                reach = i64(attack[line * LINE + piece * SQUARES + place])
                if reach and (reach != LAME_ATTACK or self.legs_free(line, square)):
                    return True
        return False

    def legs_free(self, line: i64, square: i64) -> bool:
        """Return whether no piece blocks a lame leap along a line to `square`."""
        tables = self.tables
        return self.board[square + tables.near_leg[line]] == 0 and self.board[square + tables.far_leg[line]] == 0

    def _hopped(self, line: i64, screen: i64, distance: i64, enemy: i64) -> bool:
        """Return whether an `enemy` piece attacks along a line over the piece on `screen`, `distance` squares away."""
        tables = self.tables
        board = self.board
        step = tables.line_step[line]
        place = screen + step
        distance += 1
        while board[place] == 0:
            place += step
            distance += 1
        piece = board[place]
        if piece & COLOURS != enemy:
            return False
        if i64(tables.hop_attack[line * LINE + piece * SQUARES + place]) < distance:
            return False
        excluded = tables.no_screen[piece]
        kind = board[screen] & KIND
        return excluded >> kind & 1 == 0

    def in_check(self) -> bool:
        """Return whether the side to move is in check."""
        return self.attacked(self.kings[self.side], 1 - self.side)

    def exposed(self) -> bool:
        """Return whether the side that has just moved left its king attacked."""
        return self.attacked(self.kings[1 - self.side], self.side)

    def arrived(self) -> bool:
        """Return whether a piece stands where its arrival wins."""
        return self.tables.arrival.wins and (self.has_arrived(0) or self.has_arrived(1))

    def has_arrived(self, side: i64) -> bool:
        """Return whether a piece of `side` stands where its arrival wins."""
        tables = self.tables
        if tables.arrival.by_king:
            return tables.arrival.goal[side * SQUARES + self.kings[side]] == 1
        attacked: i64 = 0
        for n in range(side * LIST, side * LIST + self.piece_count[side]):
            square = self.piece_squares[n]
            if tables.arrival.goal[side * SQUARES + square] == 0 or tables.arrival.arrives[self.board[square]] == 0:
                continue
            if not tables.arrival.safe or not self.attacked(square, 1 - side):
                return True
            attacked += 1
        return attacked > 1
