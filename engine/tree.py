"""The inner nodes of the search: principal variation search with pruning and reductions.

What is done here, and much of how far it goes, is what Stockfish and the engines around it have found to be good; see
the Chess Programming Wiki for each idea by its name.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from engine.ordering import bonus_of, pick
from engine.path import GOES_ON, ILLEGAL, Path
from engine.picker import CAUGHT, TRIED, Picker
from engine.quiescence import Quiescence
from engine.table import EXACT, LOWER, UPPER, Table, bound_of, depth_of, move_of, principal_of, refutes
from engine.values import INFINITE, MATE, MATE_BOUND, UNKNOWN, from_table, to_table
from engine.walk import ROW
from rules.movegen import CAPTURES, DROPS, generate
from rules.moves import EN_PASSANT, TWICE
from rules.position import Position

_LMR: Final = 64

# Margins are in hundredths of a pawn, depths in plies.
_WON: Final = 1200
_STATIC_DEPTH: Final = 8
_STATIC_MARGIN: Final = 103
_RAZOR_DEPTH: Final = 2
_RAZOR_MARGIN: Final = 260
_PASS_MARGIN: Final = 76
_PASS_DEEPER: Final = 10
_PASS_PRINCIPAL: Final = 80
_PROBE_DEPTH: Final = 5
_PROBE_MARGIN: Final = 125
_PROBE_IMPROVING: Final = 20
_SINGULAR_DEPTH: Final = 7
_DOUBLE_MARGIN: Final = 45
_CHECK_DEPTH: Final = 7
_CHECK_MARGIN: Final = 48
_FUTILE_DEPTH: Final = 7
_FUTILE_MARGIN: Final = 84
_FUTILE_STEP: Final = 75
_FUTILE_HISTORY: Final = 28255
_SEQUEL_DEPTH: Final = 5
_QUIET_LOSS: Final = 18
_LOSS: Final = 180
MERIT: Final = 4923
MERIT_STEP: Final = 10287
_BETTER_BY: Final = 60
_MANY: Final = 13


class Tree(Quiescence):
    """A searcher of inner nodes. `excluded`: by ply, a move that is not to be looked at; `counts`: by ply, the number
    of the move under way; `principal`: by ply, 1 where the position is or was on a principal variation; `doubled`: by
    ply, how many extensions by two plies led there."""

    def __init__(self, position: Position, path: Path, table: Table) -> None:
        super().__init__(position, path, table)
        self.stalemate_loses: Final[bool] = position.tables.variant.end.stalemate_loses
        self.excluded: Final[vec[i64]] = vec[i64]([0] * ROW)
        self.counts: Final[vec[i64]] = vec[i64]([0] * ROW)
        self.principal: Final[vec[i64]] = vec[i64]([0] * ROW)
        self.doubled: Final[vec[i64]] = vec[i64]([0] * ROW)
        self.reductions: Final[vec[i64]] = vec[i64](
            [
                round(1024 * 0.468 * math.log(max(depth, 1)) * math.log(max(number, 1)))
                for depth in range(_LMR)
                for number in range(_LMR)
            ]
        )
        self.pickers: Final[list[Picker]] = [Picker(self, ply) for ply in range(ROW)]
        self.root_depth: i64 = 0
        self.blindness: i64 = 0

    def overlooks_drops(self) -> bool:
        """Say whether a weak level does not think of drops here."""
        return self.blindness > 0 and ((self.position.key ^ self.seed) >> 31 & 1023) * 1000 < self.blindness * 1024

    def reduction(self, improving: bool, depth: i64, number: i64) -> i64:
        """Return by how much less deep the move that comes `number`th is looked at first."""
        if depth >= _LMR:
            depth = _LMR - 1
        if number >= _LMR:
            number = _LMR - 1
        found = self.reductions[depth * _LMR + number]
        reduced = (found + 534) >> 10
        if not improving and found > 904:
            reduced += 1
        return reduced

    def search(self, alpha: i64, beta: i64, depth: i64, ply: i64, cut: bool) -> i64:
        """Return the value of the position to the side to move, exact between `alpha` and `beta`, a bound outside.

        `cut`: whether a value of at least `beta` is expected.
        """
        position = self.position
        path = self.path
        self.line_length[ply] = 0
        checked = path.checks[path.length - 1] == 1
        if depth <= 0:
            return self.quiesce(alpha, beta, ply, 0, checked)
        value = self.settled(ply)
        if value != UNKNOWN:
            return value
        if alpha < -MATE + ply:
            alpha = -MATE + ply
        if beta > MATE - ply - 1:
            beta = MATE - ply - 1
        if alpha >= beta:
            return alpha

        self.ordering.forget_killers(ply + 2)
        principal = beta - alpha > 1
        excluded = self.excluded[ply]
        entry = self.table.probe(position.key)
        table_move = move_of(entry)
        known = from_table(entry, ply) if entry else i64(UNKNOWN)
        if excluded == 0:
            self.principal[ply] = 1 if principal or principal_of(entry) else 0
            if not principal and entry and depth_of(entry) >= depth and refutes(entry, known, beta):
                self._learn_from_table(table_move, known >= beta, depth, ply)
                return known

        estimate: i64 = UNKNOWN
        improving = False
        self.evals[ply] = UNKNOWN
        if not checked:
            static = self.evaluate(ply)
            self.evals[ply] = static
            estimate = static
            if entry and -MATE_BOUND < known < MATE_BOUND and refutes(entry, known, static + 1):
                estimate = known
            improving = self._improves(static, ply)
            self._learn_from_change(static, depth, ply)
        # Where the game is won anyway, another bound would only hide the mate.
        if not principal and not checked and excluded == 0 and position.setup == 0 and -MATE_BOUND < beta < _WON:
            value = self._cut_short(alpha, beta, depth, ply, cut, estimate, improving, entry, known)
            if value != UNKNOWN or self.stopped:
                return value
        if table_move == 0 and depth >= (6 if principal else 4):
            depth -= 2 if principal else 1

        extension: i64 = 0
        if (
            depth >= _SINGULAR_DEPTH
            and table_move
            and excluded == 0
            and -MATE_BOUND < known < MATE_BOUND
            and bound_of(entry) & LOWER
            and depth_of(entry) >= depth - 3
            and ply < 2 * self.root_depth
        ):
            # A table's move that nothing else comes near is looked at more deeply; if much else is good too, one of
            # them will do.
            limit = known - 2 * depth
            value = self._without(table_move, limit, (depth - 1) // 2, ply, cut)
            if value < limit:
                extension = 2 if not principal and value < limit - _DOUBLE_MARGIN and self.doubled[ply] < 3 else 1
            elif limit >= beta:
                return limit
            elif known >= beta and self._without(table_move, beta, (depth + 3) // 2, ply, cut) >= beta:
                return beta
            if self.stopped:
                return 0
        return self._try_moves(alpha, beta, depth, ply, cut, checked, entry, known, estimate, improving, extension)

    def _improves(self, static: i64, ply: i64) -> bool:
        """Say whether the position is better for the side to move than at its last move outside a check."""
        evals = self.evals
        if ply >= 2 and evals[ply - 2] != UNKNOWN:
            return static > evals[ply - 2]
        return ply < 4 or evals[ply - 4] == UNKNOWN or static > evals[ply - 4]

    def _quiet_before(self, ply: i64) -> i64:
        """Return the slot of the move that led to `ply` if it was a quiet one, else 0."""
        return self.ordering.previous(ply) if ply and self.took[ply] == 0 else i64(0)

    def _learn_from_table(self, move: i64, good: bool, depth: i64, ply: i64) -> None:
        """Remember of a table's quiet move whether it was good enough, and of the previous move that it was not."""
        ordering = self.ordering
        if move == 0:
            return
        quiet = not self.position.captures(move)
        if good:
            if quiet:
                ordering.reward(self.position, move, bonus_of(depth), ply, self.moves, 0, 0)
            previous = self._quiet_before(ply)
            if previous and self.counts[ply - 1] <= 2:
                ordering.learn_sequel(previous, -bonus_of(depth + 1), ply - 1)
        elif quiet:
            ordering.learn(ordering.slot(self.position, move), -bonus_of(depth), ply)

    def _learn_from_change(self, static: i64, depth: i64, ply: i64) -> None:
        """Remember of the quiet move that led here how it changed the evaluation."""
        previous = self._quiet_before(ply)
        if previous and self.evals[ply - 1] != UNKNOWN:
            bonus = -depth * 8 * (self.evals[ply - 1] + static)
            self.ordering.learn_alone(previous, max(i64(-1000), min(i64(1000), bonus)))

    def _cut_short(
        self,
        alpha: i64,
        beta: i64,
        depth: i64,
        ply: i64,
        cut: bool,
        estimate: i64,
        improving: bool,
        entry: i64,
        known: i64,
    ) -> i64:
        """Return a bound found without trying all moves, or UNKNOWN: by the evaluation, a null move or ProbCut."""
        margin = _STATIC_MARGIN * (depth - (1 if improving else 0))
        if depth <= _STATIC_DEPTH and estimate < MATE_BOUND and estimate - margin >= beta:
            return estimate
        if depth <= _RAZOR_DEPTH and estimate + _RAZOR_MARGIN * depth < alpha:
            value = self.quiesce(alpha, beta, ply, 0, False)
            if value <= alpha or self.stopped:
                return value
        static = self.evals[ply]
        if (
            self.ordering.previous(ply)
            and estimate >= beta
            and estimate >= static
            and static >= beta + _PASS_MARGIN - _PASS_DEEPER * depth + _PASS_PRINCIPAL * self.principal[ply]
        ):
            value = self._pass(beta, depth, ply, estimate, cut)
            if value >= beta or self.stopped:
                return value if value < MATE_BOUND else beta
        if depth >= _PROBE_DEPTH and beta < MATE_BOUND:
            target = beta + _PROBE_MARGIN - (_PROBE_IMPROVING if improving else 0)
            if not entry or depth_of(entry) < depth - 3 or known >= target:
                return self._probe(target, depth, ply, cut, static)
        return UNKNOWN

    def _pass(self, beta: i64, depth: i64, ply: i64, estimate: i64, cut: bool) -> i64:
        """Return what the position is worth if the turn is passed: at least `beta` means that it is good enough."""
        position = self.position
        path = self.path
        reduction = (1090 + 81 * depth) // 256 + min((estimate - beta) // 98, i64(3))
        floor = path.floor
        self.ordering.note(position, 0, ply)
        self.took[ply + 1] = 1
        position.pass_turn()
        self.evaluator.keep(ply)
        path.floor = path.length
        path.push(position.key, False)
        self.places[ply + 1] = self.places[ply]
        self.counts[ply] = 0
        self.doubled[ply + 1] = self.doubled[ply]
        value = -self.search(-beta, -beta + 1, depth - reduction, ply + 1, not cut)
        path.pop()
        path.floor = floor
        position.unmake()
        return value

    def _probe(self, target: i64, depth: i64, ply: i64, cut: bool, static: i64) -> i64:
        """Return a lower bound of at least `target` if a good capture proves it to a reduced depth, else UNKNOWN."""
        position = self.position
        moves = self.moves
        base = self.places[ply]
        end = generate(position, moves, base, CAPTURES)
        self.ordering.score_captures(position, moves, self.scores, base, end)
        tries: i64 = 4 if cut else 2
        cursor = base
        while cursor < end and tries:
            move = pick(moves, self.scores, cursor, end)
            cursor += 1
            if not self.exchange.at_least(position, move, target - static):
                continue
            tries -= 1
            self.counts[ply] = cursor - base
            self.doubled[ply + 1] = self.doubled[ply]
            self.make(move, ply)
            value: i64 = -INFINITE
            if self.path.verdict(True) == GOES_ON:
                self.places[ply + 1] = end
                checks = self.path.checks[self.path.length - 1] == 1
                value = -self.quiesce(-target, -target + 1, ply + 1, 0, checks)
                if value >= target and not self.stopped:
                    value = -self.search(-target, -target + 1, depth - 4, ply + 1, not cut)
            self.unmake()
            if self.stopped:
                return 0
            if value >= target:
                self.table.store(position.key, move, to_table(value, ply), depth - 3, LOWER, False)
                return value
        return UNKNOWN

    def _without(self, move: i64, limit: i64, depth: i64, ply: i64, cut: bool) -> i64:
        """Return what the position is worth without one of its moves: whether it reaches `limit`."""
        self.excluded[ply] = move
        value = self.search(limit - 1, limit, depth, ply, cut)
        self.excluded[ply] = 0
        return value

    def _try_moves(
        self,
        alpha: i64,
        beta: i64,
        depth: i64,
        ply: i64,
        cut: bool,
        checked: bool,
        entry: i64,
        known: i64,
        static: i64,
        improving: bool,
        extended: i64,
    ) -> i64:
        """Search the moves of a node in the order in which they promise most, and return its value.

        `extended`: by how much more deeply the table's move is to be looked at.
        """
        position = self.position
        path = self.path
        moves = self.moves
        ordering = self.ordering
        exchange = self.exchange
        principal = beta - alpha > 1
        first_alpha = alpha
        key = position.key
        excluded = self.excluded[ply]
        table_move = move_of(entry)
        base = self.places[ply]
        late: i64 = (3 + depth * depth) // (1 if improving else 2)
        best: i64 = -INFINITE
        best_move: i64 = 0
        count: i64 = 0
        searched: i64 = 0
        quiets: i64 = 0
        caught: i64 = 0
        was_principal = self.principal[ply] == 1
        parent_count = self.counts[ply - 1] if ply else i64(0)
        table_captures = table_move != 0 and position.captures(table_move)
        fails_low = principal and entry != 0 and bound_of(entry) & UPPER != 0 and depth_of(entry) >= depth
        blind = self.blindness > 0 and self.overlooks_drops()
        futile = (
            not principal
            and not checked
            and depth <= _FUTILE_DEPTH
            and static + _FUTILE_MARGIN + _FUTILE_STEP * depth <= alpha
        )
        picker = self.pickers[ply]
        picker.start(base, table_move, checked, futile, blind)
        skip_quiets = False
        while True:
            move = picker.next(skip_quiets)
            if move == 0:
                break
            if move == excluded:
                continue
            quiet = picker.quiet
            unsure = picker.unsure
            slot = ordering.slot(position, move)
            if best > -MATE_BOUND:
                skip_quiets = count + 1 >= late
                shallow = max(depth - 1 - self.reduction(improving, depth, count + 1), i64(0))
                if (quiet or picker.losing) and self._is_hopeless(
                    move, slot, quiet, depth, shallow, ply, alpha, UNKNOWN if checked else static
                ):
                    count += 1
                    continue
            extension: i64 = extended if move == table_move else i64(0)
            if (
                extension == 0
                and depth >= _CHECK_DEPTH
                and (static > _CHECK_MARGIN or static < -_CHECK_MARGIN)
                and ply < 2 * self.root_depth
                and exchange.gives_check(position, move)
            ):
                extension = 1

            self.make(move, ply)
            if unsure and position.exposed():
                self.unmake()
                continue
            verdict = path.verdict(True)
            if verdict == ILLEGAL:
                self.unmake()
                continue
            count += 1
            searched += 1
            self.counts[ply] = count
            new_depth = depth - 1 + extension
            if verdict != GOES_ON:
                value = self.value_of(verdict, ply)
                self.line_length[ply + 1] = 0
            else:
                self.doubled[ply + 1] = self.doubled[ply] + (1 if extension == 2 else 0)
                self.places[ply + 1] = max(picker.end, picker.cursor)
                full = not principal or searched > 1
                value = alpha + 1
                if depth >= 3 and searched > 1 and (quiet or (cut and parent_count > 1) or not was_principal):
                    reduction = self.reduction(improving, depth, count) + (-1 if principal else 1)
                    if was_principal and not fails_low:
                        reduction -= 2
                    if parent_count > _MANY:
                        reduction -= 1
                    if extended and not table_captures:
                        reduction -= 1
                    if cut:
                        reduction += 2 if quiet else 1
                    if quiet and table_captures:
                        reduction += 1
                    if quiet and not checked:
                        reduction -= (ordering.merit(slot, ply) - MERIT) // MERIT_STEP
                    deepest = new_depth + (1 if reduction < -1 and searched <= 5 and extension < 2 else 0)
                    reduced = new_depth - reduction
                    if reduced > deepest:
                        reduced = deepest
                    if reduced < 1:
                        reduced = 1
                    value = -self.search(-alpha - 1, -alpha, reduced, ply + 1, True)
                    full = value > alpha and reduced < new_depth
                    if full and not self.stopped:
                        value = -self.search(-alpha - 1, -alpha, new_depth, ply + 1, not cut)
                        if quiet:
                            bonus = bonus_of(new_depth)
                            ordering.learn_sequel(slot, bonus if value > alpha else -bonus, ply)
                elif full:
                    value = -self.search(-alpha - 1, -alpha, new_depth, ply + 1, not cut)
                if principal and not self.stopped and (searched == 1 or (value > alpha and value < beta)):
                    value = -self.search(-beta, -alpha, new_depth, ply + 1, False)
            self.unmake()
            if self.stopped:
                return 0
            if value > best:
                best = value
                if value > alpha:
                    best_move = move
                    if principal:
                        self.extend_line(move, ply)
                    if value >= beta:
                        break
                    alpha = value
            if quiet:
                if quiets < TRIED:
                    moves[base + quiets] = move
                    quiets += 1
            elif caught < CAUGHT:
                moves[base + TRIED + caught] = move
                caught += 1

        if count == 0 and excluded == 0:
            if blind:
                return static if static != UNKNOWN else self.evaluate(ply)
            if futile and generate(position, moves, base, DROPS) > base:
                return alpha
            if checked or self.stalemate_loses:
                return -MATE + ply
            return 0
        if searched == 0:
            return first_alpha if best == -INFINITE else best
        if best_move:
            self._learn_from_best(best_move, best, beta, depth, ply, quiets, caught, entry != 0)
        elif depth >= 3 or principal:
            previous = self._quiet_before(ply)
            if previous:
                ordering.learn_sequel(previous, bonus_of(depth), ply - 1)
        if best <= first_alpha:
            if ply and self.principal[ply - 1] and depth > 3:
                self.principal[ply] = 1
        elif depth > 3:
            self.principal[ply] &= self.principal[ply + 1]
        if excluded == 0:
            bound: i64 = LOWER if best >= beta else EXACT if best > first_alpha else UPPER
            self.table.store(key, best_move, to_table(best, ply), depth, bound, self.principal[ply] == 1)
        return best

    def _is_hopeless(
        self, move: i64, slot: i64, quiet: bool, depth: i64, shallow: i64, ply: i64, alpha: i64, static: i64
    ) -> bool:
        """Say whether a move has no prospects: a quiet one, or a capture that loses material.

        `shallow`: how deep it would be looked at first; `static`: the evaluation, UNKNOWN in check.
        """
        ordering = self.ordering
        exchange = self.exchange
        position = self.position
        gives_check = exchange.gives_check(position, move)
        if gives_check or not quiet:
            if shallow == 0 and not gives_check and ordering.capture_history(position, move) < 0:
                return True
            return not exchange.at_least(position, move, -_LOSS * depth)
        first = ordering.sequel(slot, ply, 1)
        second = ordering.sequel(slot, ply, 2)
        if shallow < _SEQUEL_DEPTH and first < 0 and second < 0:
            return True
        if (
            shallow < _FUTILE_DEPTH
            and static != UNKNOWN
            and static + _FUTILE_MARGIN + _FUTILE_STEP * shallow <= alpha
            and first + second + ordering.sequel(slot, ply, 4) < _FUTILE_HISTORY
        ):
            return True
        return not exchange.at_least(position, move, -_QUIET_LOSS * shallow * shallow)

    def _learn_from_best(
        self, move: i64, value: i64, beta: i64, depth: i64, ply: i64, quiets: i64, caught: i64, seen: bool
    ) -> None:
        """Remember of a node's best move that it was good, of those tried before it that they were not."""
        position = self.position
        ordering = self.ordering
        moves = self.moves
        base = self.places[ply]
        bonus = bonus_of(depth + 1)
        if position.captures(move):
            ordering.learn_capture(position, move, bonus)
        else:
            modest = bonus if value > beta + _BETTER_BY else bonus_of(depth)
            ordering.reward(position, move, modest, ply, moves, base, base + quiets)
        previous = self._quiet_before(ply)
        if previous and self.counts[ply - 1] == (2 if seen else 1):
            ordering.learn_sequel(previous, -bonus, ply - 1)
        for n in range(base + TRIED, base + TRIED + caught):
            if moves[n] != move and moves[n] & (EN_PASSANT | TWICE) == 0:
                ordering.learn_capture(position, moves[n], -bonus)
