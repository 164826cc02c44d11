"""Depth-first proof-number search for a mate within a number of moves (Nagai's df-pn).

The proof number of a position estimates the work left to prove the mate, the disproof number the work left to refute
it. The search follows the least number and leaves a branch when another has become cheaper, with some slack (the 1 + ε
trick of Pawlewicz and Lew, 2007). The moves left are part of a position's key, so no line is circular. Numbers are not
summed, since most positions are reached in several ways and the same work would count many times: the greatest is
taken, plus one for each other move (weak proof-number search; Ueda, Hashimoto, Hashimoto and Iida, 2008).
"""

from typing import Final

from mypy_extensions import i64

from surajang.engine.arrival import wins_by_arrival
from surajang.engine.mate_entries import PROVED_NUMBER, disproof_of, keep, left_of, proof_of, proved, refuted
from surajang.engine.mate_last import LastMoves
from surajang.engine.mate_repeats import scrambled
from surajang.engine.mate_state import ROOM, MateState
from surajang.rules import zobrist
from surajang.rules.movegen import ALL, generate

_NEVER: Final = 61
_FREE: Final = 1 << 40
_MOVE: Final = (1 << 40) - 1

_QUIET_PROOF: Final = 8
_CHECKED_DISPROOF: Final = 2
_UNCHECKED_DISPROOF: Final = 8


class ProofSearch:
    """Searches OR nodes, with the attacker to move (`attack`), and AND nodes, with the defender to move (`defend`).

    Both leave the position's numbers in `proof` and `disproof`: 0 and PROVED_NUMBER if it is proved, the reverse if it
    is refuted. `left` is the number of moves that the attacker has left.
    """

    def __init__(self, state: MateState, last_moves: LastMoves) -> None:
        self.state: Final[MateState] = state
        self.last_moves: Final[LastMoves] = last_moves
        self.salt: i64 = 0
        self.proof: i64 = 1
        self.disproof: i64 = 1

    def start(self) -> None:
        """Prepare the search, with the side to move as the attacker."""
        state = self.state
        kind = state.position.side | (2 if state.checks_only else 0) | (4 if state.free_blocks else 0)
        self.salt = zobrist.HAND[100 + kind]

    def key(self, plies: i64) -> i64:
        """Return the table key of the present position with `plies` left."""
        state = self.state
        key = state.position.key ^ self.salt ^ state.repeats.signature(plies)
        if state.move_limit and state.position.halfmove + plies > state.move_limit:
            key ^= scrambled(zobrist.HAND[state.position.halfmove & 8191])
        return key

    def is_proved(self, left: i64, attacking: bool) -> bool:
        """Return whether the table has a proof of mate within `left` moves."""
        plies = 2 * left + (0 if attacking else 1)
        return proved(self.state.table.probe(self.key(plies)), left)

    def is_refuted(self, left: i64, attacking: bool) -> bool:
        """Return whether the table has a refutation of mate within `left` moves."""
        plies = 2 * left + (0 if attacking else 1)
        return refuted(self.state.table.probe(self.key(plies)), left)

    def _settle(self, mates: bool) -> None:
        """Set the numbers to proved or refuted."""
        self.proof = 0 if mates else PROVED_NUMBER
        self.disproof = PROVED_NUMBER if mates else 0

    def _known(self, entry: i64, left: i64) -> bool:
        """Set the numbers if an entry is a proof or refutation; return whether it is."""
        if proved(entry, left):
            self._settle(True)
            return True
        if refuted(entry, left):
            self._settle(False)
            return True
        return False

    def attack(self, ply: i64, base: i64, left: i64, most_proof: i64, most_disproof: i64) -> None:
        """Search an OR node, the attacker to move, until a number reaches its limit."""
        state = self.state
        key = self.key(2 * left)
        entry = state.table.probe(key)
        if left <= 0:
            self._settle(False)
            return
        if self._known(entry, left):
            return
        started = state.nodes
        if left <= 2:
            mates = self.last_moves.mates_in_one(base) if left == 1 else self.last_moves.mates_in_two(base, ply)
            if state.stopped and not mates:
                return
            self._settle(mates)
            keep(state.table, key, left, self.proof, self.disproof, state.nodes - started)
            return
        if entry == 0 and self.last_moves.mates_in_one(base):
            self._settle(True)
            keep(state.table, key, 1, 0, PROVED_NUMBER, 1)
            return
        end = self._expand_attack(base, left)
        if state.ended:
            return
        self._choose_attack(ply, base, end, left, most_proof, most_disproof)
        keep(state.table, key, left, self.proof, self.disproof, state.nodes - started)

    def _expand_attack(self, base: i64, left: i64) -> i64:
        """Write the attacker's moves with their numbers, and return their end."""
        state = self.state
        moves = state.moves
        position = state.position
        if base >= ROOM:
            state.give_up()
            return base
        last = generate(position, moves, base, ALL)
        end = base
        for n in range(base, last):
            move = moves[n]
            state.make(move)
            check = position.in_check()
            if not state.ends() and (check or not state.checks_only):
                entry = state.table.probe(self.key(2 * left - 1))
                if proved(entry, left - 1):
                    state.proof[end] = 0
                    state.disproof[end] = PROVED_NUMBER
                elif refuted(entry, left - 1):
                    state.unmake()
                    continue
                elif left_of(entry):
                    state.proof[end] = proof_of(entry)
                    state.disproof[end] = disproof_of(entry)
                else:
                    state.proof[end] = 1 if check else _QUIET_PROOF
                    state.disproof[end] = 1
                moves[end] = move
                end += 1
            state.unmake()
        return end

    def _choose_attack(self, ply: i64, base: i64, last: i64, left: i64, most_proof: i64, most_disproof: i64) -> None:
        """Search the attacker's moves from `base` to `last`, each time the one with the least proof number."""
        state = self.state
        moves = state.moves
        proof = state.proof
        disproof = state.disproof
        end = last
        while True:
            best: i64 = base
            least: i64 = PROVED_NUMBER
            second: i64 = PROVED_NUMBER
            greatest: i64 = 0
            for n in range(base, end):
                number = proof[n]
                if number < least:
                    second = least
                    least = number
                    best = n
                elif number < second:
                    second = number
                if disproof[n] > greatest:
                    greatest = disproof[n]
            if end == base:
                self._settle(False)
                return
            self.proof = least
            self.disproof = PROVED_NUMBER if least == 0 else min(greatest + end - base - 1, PROVED_NUMBER - 1)
            if least == 0 or least >= most_proof or self.disproof >= most_disproof or state.stopped:
                return
            state.make(moves[best])
            self.disproof = disproof[best]
            limit = min(most_proof, second + second // 4 + 1)
            self.defend(ply + 1, last, left - 1, limit, most_disproof - (end - base - 1))
            state.unmake()
            if self.disproof == 0:
                end -= 1
                moves[best] = moves[end]
                proof[best] = proof[end]
                disproof[best] = disproof[end]
            else:
                proof[best] = self.proof
                disproof[best] = self.disproof

    def defend(self, ply: i64, base: i64, left: i64, most_proof: i64, most_disproof: i64) -> None:
        """Search an AND node, the defender to move, until a number reaches its limit."""
        state = self.state
        if state.is_drawn():
            left = 0
        key = self.key(2 * left + 1)
        if self._known(state.table.probe(key), left):
            return
        started = state.nodes
        if left <= 1:
            mates = self.last_moves.mated(base) if left == 0 else self.last_moves.answers_all(base, ply)
            if state.stopped and not mates:
                return
            self._settle(mates)
            keep(state.table, key, left, self.proof, self.disproof, state.nodes - started)
            return
        position = state.position
        if position.tables.arrival.wins:
            if position.has_arrived(1 - position.side):
                self._settle(True)
                return
            if wins_by_arrival(position):
                self._settle(False)
                keep(state.table, key, _NEVER, self.proof, self.disproof, 1)
                return
        end = self._expand_defence(base, left, ply)
        if state.ended:
            return
        if end < base:
            self._settle(False)
        elif end == base:
            self._settle(self.last_moves.lost_without_move())
        else:
            self._choose_defence(ply, base, end, left, most_proof, most_disproof)
        keep(state.table, key, left, self.proof, self.disproof, state.nodes - started)

    def _expand_defence(self, base: i64, left: i64, ply: i64) -> i64:
        """Write the defender's moves with their numbers, and return their end, which is less than `base` if a move
        refutes the mate.
        """
        state = self.state
        moves = state.moves
        position = state.position
        if base >= ROOM:
            state.give_up()
            return base - 1
        end = generate(position, moves, base, ALL)
        n = base
        while n < end:
            move = moves[n]
            if state.free_blocks and self.last_moves.block_capture(move, end):
                moves[n] = move | _FREE
                state.proof[n] = 1
                state.disproof[n] = 1
                n += 1
                continue
            state.make(move)
            if state.ends():
                state.unmake()
                if not state.may_forbid():
                    return base - 1
                end -= 1
                moves[n] = moves[end]
                continue
            if state.is_drawn():
                state.unmake()
                return base - 1
            self._estimate_attack(n, left)
            state.unmake()
            if state.disproof[n] == 0:
                state.answers[ply] = move
                return base - 1
            if move == state.answers[ply]:
                state.disproof[n] = 1
            n += 1
        return end

    def _estimate_attack(self, n: i64, left: i64) -> None:
        """Write the numbers of the present position, with the attacker to move, as those of move `n`."""
        state = self.state
        entry = state.table.probe(self.key(2 * left))
        if proved(entry, left):
            state.proof[n] = 0
            state.disproof[n] = PROVED_NUMBER
        elif refuted(entry, left):
            state.proof[n] = PROVED_NUMBER
            state.disproof[n] = 0
        elif left_of(entry):
            state.proof[n] = proof_of(entry)
            state.disproof[n] = disproof_of(entry)
        elif state.position.in_check():
            state.proof[n] = 2
            state.disproof[n] = _CHECKED_DISPROOF
        else:
            state.proof[n] = 1
            state.disproof[n] = _UNCHECKED_DISPROOF

    def _choose_defence(self, ply: i64, base: i64, last: i64, left: i64, most_proof: i64, most_disproof: i64) -> None:
        """Search the defender's moves from `base` to `last`, each time the one with the least disproof number."""
        state = self.state
        moves = state.moves
        proof = state.proof
        disproof = state.disproof
        end = last
        while True:
            best: i64 = base
            least: i64 = PROVED_NUMBER
            second: i64 = PROVED_NUMBER
            greatest: i64 = 0
            n = base
            while n < end:
                if proof[n] == 0:
                    end -= 1
                    moves[n] = moves[end]
                    proof[n] = proof[end]
                    disproof[n] = disproof[end]
                    continue
                number = disproof[n]
                if number < least:
                    second = least
                    least = number
                    best = n
                elif number < second:
                    second = number
                if proof[n] > greatest:
                    greatest = proof[n]
                n += 1
            if end == base:
                self._settle(True)
                return
            self.disproof = least
            self.proof = PROVED_NUMBER if least == 0 else min(greatest + end - base - 1, PROVED_NUMBER - 1)
            if least == 0:
                state.answers[ply] = moves[best] & _MOVE
            if least == 0 or least >= most_disproof or self.proof >= most_proof or state.stopped:
                return
            limit = min(most_disproof, second + second // 4 + 1)
            self._try_defence(ply, best, last, left, most_proof - (end - base - 1), limit)

    def _try_defence(self, ply: i64, n: i64, base: i64, left: i64, most_proof: i64, most_disproof: i64) -> None:
        """Search the defender's move at index `n`, and write its numbers.

        A block that may be futile is first searched as if captured, with the attacker's hand unchanged and no move
        counted; if there is no mate then, it is searched like any other move.
        """
        state = self.state
        move = state.moves[n]
        self.proof = state.proof[n]
        self.disproof = state.disproof[n]
        if move & _FREE:
            move &= _MOVE
            kind = self.last_moves.take_block(move, self.last_moves.block_capture(move, base))
            self.defend(ply, base, left, most_proof, most_disproof)
            self.last_moves.put_block_back(kind)
            if self.disproof == 0:
                state.moves[n] = move
                state.make(move)
                self._estimate_attack(n, left)
                state.unmake()
                return
        else:
            state.make(move)
            self.attack(ply + 1, base, left, most_proof, most_disproof)
            state.unmake()
        state.proof[n] = self.proof
        state.disproof[n] = self.disproof
