"""The search: iterative deepening, principal variation search, and a quiescence search at its leaves.

It knows no protocol. `Search.think` returns the best move; what it finds on the way goes to a `report` function.
"""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from engine.checks import drop_checks
from engine.clock import UNBOUNDED, Budget
from engine.evaluate import MAX_PLY, Evaluator
from engine.exchange import Exchange
from engine.ordering import Ordering, pick, piece_moved
from engine.path import GOES_ON, ILLEGAL, MOVER_LOSES, MOVER_WINS, Path
from engine.playable import playable
from engine.strength import FULL, Strength
from engine.table import EXACT, LOWER, UPPER, Table
from rules.movegen import ALL, CAPTURES, DROPS, QUIETS, generate
from rules.moves import CASTLING, DROP, EN_PASSANT, PROMOTION, SETUP, TWICE
from rules.position import MAX_MOVES, Position
from rules.tables import KING, SQUARES, WHITE

MATE: Final = 32000
MATE_BOUND: Final = MATE - 1000
PERPETUAL: Final = 28000
INFINITE: Final = 32500
UNKNOWN: Final = -32600
MAX_DEPTH: Final = 100

_SETUP_DEPTH: Final = 5
_SETUP_NODES: Final = 20000
_SETUP_MARGIN: Final = 40
_ROOM: Final = 70 * MAX_MOVES
_ROW: Final = MAX_PLY + 8
_LMR: Final = 64
_POLL_EVERY: Final[i64] = 31 if __file__.endswith(".py") else 1023
_RELEASE_AFTER: Final = 0.008

_STAGE_TABLE: Final = 0
_STAGE_CAPTURES: Final = 1
_STAGE_KILLERS: Final = 2
_STAGE_QUIETS: Final = 3
_STAGE_BAD: Final = 4

_TRIED: Final = 64
_NO_HISTORY: Final = 2000


@dataclass
class Limits:
    """What bounds a search; 0 bounds nothing. `mate`: stop when a mate in so many moves is found.

    `moves`: if not empty, only these are searched at the root.
    """

    depth: int = 0
    nodes: int = 0
    mate: int = 0
    budget: Budget = UNBOUNDED
    pondering: bool = False
    infinite: bool = False
    moves: list[int] = field(default_factory=list)


@dataclass
class Report:
    """One line of the search's findings. `score` is in hundredths of a pawn, or a mate (`mate_in`)."""

    depth: int
    seldepth: int
    line: int
    score: int
    bound: int
    nodes: int
    seconds: float
    permille_full: int
    moves: list[int] = field(default_factory=list)

    @property
    def mate_in(self) -> int:
        """The number of moves to mate, negative if the side to move is mated, 0 if there is none in sight."""
        if self.score >= MATE_BOUND:
            return (MATE - self.score + 1) // 2
        if self.score <= -MATE_BOUND:
            return -((MATE + self.score + 1) // 2)
        return 0


class Search:
    """A searcher of one game's positions, which keeps its table and what it learned from move to move.

    `position` and `path` are what it searches from; the caller sets them up. `stop_wanted` may be set by any thread.
    """

    def __init__(self, position: Position, path: Path, table: Table) -> None:
        self.position: Position = position
        self.path: Path = path
        self.table: Final[Table] = table
        self.evaluator: Final[Evaluator] = Evaluator(position.tables)
        self.exchange: Final[Exchange] = Exchange(self.evaluator)
        self.ordering: Final[Ordering] = Ordering(self.evaluator)
        self.has_goal: Final[bool] = position.tables.has_goal
        self.stalemate_loses: Final[bool] = position.tables.variant.end.stalemate_loses
        self.illegal_repetition: Final[bool] = position.tables.variant.repetition.illegal
        self.moves: Final[vec[i64]] = vec[i64]([0] * (_ROOM + 3 * MAX_MOVES))
        self.scores: Final[vec[i64]] = vec[i64]([0] * (_ROOM + 3 * MAX_MOVES))
        self.lines: Final[vec[i64]] = vec[i64]([0] * (_ROW * _ROW))
        self.line_length: Final[vec[i64]] = vec[i64]([0] * _ROW)
        self.evals: Final[vec[i64]] = vec[i64]([0] * _ROW)
        self.made: Final[vec[i64]] = vec[i64]([-1] * _ROW)
        self.reductions: Final[vec[i64]] = vec[i64](
            [
                round(0.2 + math.log(max(d, 1)) * math.log(max(m, 1)) / 2.5) if d > 1 and m > 1 else 0
                for d in range(_LMR)
                for m in range(_LMR)
            ]
        )
        self.places: Final[vec[i64]] = vec[i64]([0] * _ROW)
        self.excluded: Final[vec[i64]] = vec[i64]([0] * _ROW)
        self.nodes: i64 = 0
        self.node_limit: i64 = 0
        self.seldepth: i64 = 0
        self.root_depth: i64 = 0
        self.stopped: bool = False
        self.stop_wanted: bool = False
        self.pondering: bool = False
        self.started: float = 0.0
        self.deadline: float = 0.0
        self.released: float = 0.0
        self.budget: Budget = UNBOUNDED
        self.strength: Strength = FULL
        self.blindness: i64 = 0
        self.noise: i64 = 0
        self.greed: i64 = 0
        self.seed: i64 = 0
        self.root_moves: list[int] = []
        self.root_scores: list[int] = []

    # Control

    def ponder_hit(self) -> None:
        """The opponent has played the expected move: from now on our clock runs."""
        self.started = time.perf_counter()
        if self.budget.hard:
            self.deadline = self.started + self.budget.hard
        self.pondering = False

    def think(
        self, limits: Limits, lines: int, strength: Strength, report: Callable[[Report], None] | None
    ) -> list[int]:
        """Return the best line found, empty if there is no legal move; `lines` lines are searched and reported."""
        self.started = self.released = time.perf_counter()
        self.budget = limits.budget
        self.pondering = limits.pondering
        self.deadline = self.started + limits.budget.hard if limits.budget.hard and not limits.pondering else 0.0
        self.nodes = 0
        self.node_limit = limits.nodes
        self.stopped = False
        self.strength = strength
        self.blindness = strength.blindness
        self.noise = strength.noise
        self.greed = strength.greed
        deepest = limits.depth or MAX_DEPTH
        if not strength.full:
            deepest = min(deepest, strength.depth)
            self.node_limit = min(self.node_limit, strength.nodes) if self.node_limit else strength.nodes
        self.table.grow_older()
        self.ordering.age()
        self.path.root = self.path.length - 1
        self.path.floor = 0
        self.evaluator.start(self.position)
        self.root_moves = self._root_moves()
        if limits.moves:
            self.root_moves = [move for move in self.root_moves if move in limits.moves]
        self.root_scores = [0] * len(self.root_moves)
        if not self.root_moves:
            return []
        return self._deepen(min(deepest, MAX_DEPTH), limits, min(lines, len(self.root_moves)), report)

    def stand_at(self, position: Position, path: Path) -> None:
        """Search from another position of the same game from now on."""
        self.position = position
        self.path = path

    def choose_setup(self, chance: float) -> list[int]:
        """Return a setup choice: by `chance` (0 to 1) one of those that a short search finds about equally good."""
        limits = Limits(depth=_SETUP_DEPTH, nodes=_SETUP_NODES)
        found: dict[int, int] = {}

        def note(finding: Report) -> None:
            found[finding.moves[0]] = finding.score

        if not self.think(limits, int(self.position.tables.setup_choices), FULL, note):
            return []
        best = max(found.values())
        good = sorted(move for move, score in found.items() if score >= best - _SETUP_MARGIN)
        return [good[min(int(chance * len(good)), len(good) - 1)]]

    def _root_moves(self) -> list[int]:
        """Return the legal moves, without those that repetition forbids."""
        end = generate(self.position, self.moves, 0, ALL)
        found: list[int] = []
        for n in range(end):
            move = self.moves[n]
            verdict: i64 = GOES_ON
            if self.illegal_repetition:
                self._make(move, 0)
                verdict = self.path.verdict(False)
                self._unmake()
            if verdict != ILLEGAL:
                found.append(move)
        return found

    def _deepen(
        self, deepest: int, limits: Limits, lines: int, report: Callable[[Report], None] | None
    ) -> list[int]:
        """Search deeper and deeper; return the best line of the last depth that was begun."""
        best: list[int] = [self.root_moves[0]]
        soft = limits.budget.soft
        stability = 0
        previous_score = 0
        for depth in range(1, deepest + 1):
            self.root_depth = depth
            found: list[Report] = []
            for number in range(lines):
                self.seldepth = 0
                finding = self._search_line(depth, number, found[-1].score if found else INFINITE)
                if finding is None:
                    break
                found.append(finding)
                if report:
                    report(finding)
                if self.stopped:
                    break
            if found:
                changed = found[0].moves[0] != best[0]
                best = found[0].moves
                stability = 0 if changed else stability + 1
            if self.stopped:
                break
            score = found[0].score
            if limits.mate and score >= MATE - 2 * limits.mate:
                break
            waiting = limits.infinite or self.pondering
            if not waiting and self._settled(soft, depth, score, previous_score, stability):
                break
            previous_score = score
        return best

    def _settled(self, soft: float, depth: int, score: int, previous: int, stability: int) -> bool:
        """Say whether thinking on is not worth the time: one move, a mate found, or the time meant for it used."""
        if (self.deadline or soft) and len(self.root_moves) == 1 and depth >= 4:
            return True
        if (self.deadline or soft) and (score >= MATE - depth or score <= -MATE + depth):
            return True
        if not soft:
            return False
        factor = 1.15 - 0.07 * min(stability, 8)
        if score < previous - 30:
            factor *= 1.5
        return time.perf_counter() - self.started >= soft * factor

    def _search_line(self, depth: int, number: int, ceiling: int) -> Report | None:
        """Search the root moves from `number` on, with a window about the last score; None if nothing was found."""
        last = self.root_scores[number]
        window: i64 = 24
        alpha: i64 = -INFINITE
        beta: i64 = INFINITE
        if depth >= 5 and -MATE_BOUND < last < MATE_BOUND:
            alpha = last - window
            beta = last + window
        while True:
            score = self._search_root(depth, number, alpha, beta)
            if self.stopped:
                break
            if score <= alpha:
                beta = (alpha + beta) // 2
                alpha = max(score - window, -INFINITE)
            elif score >= beta:
                beta = min(score + window, INFINITE)
            else:
                break
            window *= 3
            if window > 1000:
                alpha = -INFINITE
                beta = INFINITE
        if score == UNKNOWN:
            return None
        self.root_scores[number] = int(score)
        line = [int(self.lines[n]) for n in range(self.line_length[0])]
        bound = LOWER if score >= beta else UPPER if score <= alpha else EXACT
        seconds = time.perf_counter() - self.started
        return Report(
            depth,
            int(self.seldepth),
            number + 1,
            int(min(score, ceiling)),
            bound,
            int(self.nodes),
            seconds,
            self.table.permille_full(),
            line,
        )

    def _search_root(self, depth: i64, number: int, alpha: i64, beta: i64) -> i64:
        """Search the root moves from `number` on, bring the best there, and return its value, or UNKNOWN if stopped."""
        position = self.position
        best: i64 = UNKNOWN
        best_place = number
        self.line_length[0] = 0
        checked = self.path.checks[self.path.length - 1] == 1
        self.evals[0] = UNKNOWN if checked else self._evaluate(0)
        for place in range(number, len(self.root_moves)):
            move: i64 = self.root_moves[place]
            captures = move & (DROP | CASTLING | SETUP) == 0 and position.board[move & 255] != 0
            self._make(move, 0)
            verdict = self.path.verdict(True)
            reduction: i64 = 0
            if verdict != GOES_ON:
                value = self._value_of(verdict, 0)
                self.line_length[1] = 0
            else:
                gives_check = self.path.checks[self.path.length - 1] == 1
                if depth >= 3 and place > number + 2 and not captures and not checked and not gives_check:
                    reduction = self._reduction(depth, place - number) * 2 // 3
                if best == UNKNOWN:
                    value = -self._search(-beta, -alpha, depth - 1, 1, False)
                else:
                    value = -self._search(-alpha - 1, -alpha, depth - 1 - reduction, 1, True)
                    if value > alpha and reduction:
                        value = -self._search(-alpha - 1, -alpha, depth - 1, 1, True)
                    if value > alpha and value < beta:
                        value = -self._search(-beta, -alpha, depth - 1, 1, False)
                if captures and self.greed and -MATE_BOUND < value < MATE_BOUND:
                    value += self.greed
            self._unmake()
            if self.stopped:
                break
            if value > best:
                best = value
                if value > alpha or place == number:
                    best_place = place
                    self._extend_line(move, 0)
                if value > alpha:
                    alpha = value
                    if value >= beta:
                        break
        if best_place != number:
            self.root_moves.insert(number, self.root_moves.pop(best_place))
        return best

    # The tree

    def _make(self, move: i64, ply: i64) -> None:
        """Make a move and bring sums and path up to date."""
        position = self.position
        self.made[ply + 1] = piece_moved(position, move)
        position.make(move)
        self.evaluator.follow(position, move, ply)
        self.path.push(position.key, position.in_check())

    def _unmake(self) -> None:
        """Take the last move back."""
        self.path.pop()
        self.position.unmake()

    def _extend_line(self, move: i64, ply: i64) -> None:
        """Let the best line at `ply` be `move` and the best line after it."""
        lines = self.lines
        here = ply * _ROW
        below = here + _ROW
        length = self.line_length[ply + 1]
        lines[here] = move
        for n in range(length):
            lines[here + 1 + n] = lines[below + n]
        self.line_length[ply] = length + 1

    def _value_of(self, verdict: i64, ply: i64) -> i64:
        """Return what a repetition that ends the game is worth to the player at `ply` who moved into it."""
        if verdict == MOVER_LOSES:
            return -PERPETUAL + ply
        if verdict == MOVER_WINS:
            return PERPETUAL - ply
        return 0

    def _evaluate(self, ply: i64) -> i64:
        """Return the evaluation, with the misjudgement that a weak level has."""
        value = self.evaluator.evaluate(self.position, ply)
        if self.noise:
            value += ((self.position.key ^ self.seed) >> 17 & 1023) * 2 * self.noise // 1023 - self.noise
        return value

    def _overlooks_drops(self) -> bool:
        """Say whether a weak level does not think of drops here."""
        return self.blindness > 0 and ((self.position.key ^ self.seed) >> 31 & 1023) * 1000 < self.blindness * 1024

    def _reduction(self, depth: i64, number: i64) -> i64:
        """Return by how much less deep the move that comes `number`th is looked at first."""
        row = depth if depth < _LMR else _LMR - 1
        column = number if number < _LMR else _LMR - 1
        return self.reductions[row * _LMR + column]

    def _poll(self) -> None:
        """Look at the clock and for a wish to stop, and let other threads run."""
        now = time.perf_counter()
        if now - self.released > _RELEASE_AFTER:
            time.sleep(0)
            self.released = time.perf_counter()
        if self.stop_wanted or (self.deadline and not self.pondering and now >= self.deadline):
            self.stopped = True

    def _enter(self, ply: i64) -> bool:
        """Count a node, and say whether the search is to stop."""
        self.nodes += 1
        if self.nodes & _POLL_EVERY == 0:
            self._poll()
        if self.node_limit and self.nodes >= self.node_limit:
            self.stopped = True
        if ply > self.seldepth:
            self.seldepth = ply
        return self.stopped

    def _arrives(self) -> bool:
        """Say whether the side to move can win at once by its king's arrival."""
        position = self.position
        tables = position.tables
        side = position.side
        king = position.kings[side]
        board = position.board
        piece = KING | (WHITE << side)
        own: i64 = WHITE << side
        run = piece * SQUARES + king
        found = False
        for ray in range(tables.ray_first[run], tables.ray_end[run]):
            to = king + tables.ray_step[ray]
            if tables.goal[side * SQUARES + to] == 1 and board[to] & own == 0:
                board[king] = 0
                found = not position.attacked(to, 1 - side)
                board[king] = piece
                if found:
                    return True
        return False

    def _search(self, alpha: i64, beta: i64, depth: i64, ply: i64, cut: bool) -> i64:
        """Return the value of the position to the side to move, exact between `alpha` and `beta`, a bound outside."""
        position = self.position
        path = self.path
        self.line_length[ply] = 0
        checked = path.checks[path.length - 1] == 1
        if depth <= 0:
            return self._quiesce(alpha, beta, ply, 0, checked)
        if self._enter(ply):
            return 0
        if self.has_goal:
            if position.has_arrived(1 - position.side):
                return -MATE + ply
            if self._arrives():
                return MATE - ply - 1
        if ply >= MAX_PLY:
            return self._evaluate(ply)

        if alpha < -MATE + ply:
            alpha = -MATE + ply
        if beta > MATE - ply - 1:
            beta = MATE - ply - 1
        if alpha >= beta:
            return alpha
        principal = beta - alpha > 1

        key = position.key
        entry = self.table.probe(key)
        table_move: i64 = 0
        if entry:
            table_move = entry & 0x3FFFFFFF
            if not principal and (entry >> 46 & 255) >= depth and self.excluded[ply] == 0:
                known = _from_table(entry, ply)
                bound = entry >> 54 & 3
                if (bound & LOWER and known >= beta) or (bound & UPPER and known <= alpha):
                    return known

        static: i64 = UNKNOWN
        improving = False
        if not checked:
            static = self._evaluate(ply)
            if entry:
                known = _from_table(entry, ply)
                bound = entry >> 54 & 3
                if -MATE_BOUND < known < MATE_BOUND and (
                    bound == EXACT or (bound == LOWER and known > static) or (bound == UPPER and known < static)
                ):
                    static = known
            improving = ply >= 2 and self.evals[ply - 2] != UNKNOWN and static > self.evals[ply - 2]
        self.evals[ply] = static

        base = self.places[ply]
        if base > _ROOM:
            return self._evaluate(ply)

        if not principal and not checked and position.setup == 0 and beta > -MATE_BOUND and self.excluded[ply] == 0:
            if depth <= 6 and static - 120 * (depth - (1 if improving else 0)) >= beta and static < MATE_BOUND:
                return static
            if depth <= 2 and static + 260 * depth < alpha:
                value = self._quiesce(alpha, beta, ply, 0, False)
                if value <= alpha or self.stopped:
                    return value
            if depth >= 2 and static >= beta and self.made[ply] >= 0:
                value = self._pass(beta, depth, ply, static, cut)
                if self.stopped:
                    return 0
                if value >= beta:
                    return value if value < MATE_BOUND else beta

        if table_move == 0 and depth >= 4:
            depth -= 1
        singular = False
        if depth >= 7 and table_move and self.excluded[ply] == 0 and (entry >> 46 & 255) >= depth - 3:
            singular = entry >> 54 & LOWER == LOWER and self._stands_alone(table_move, entry, depth, ply, cut)
            if self.stopped:
                return 0
        return self._try_moves(alpha, beta, depth, ply, cut, checked, table_move, static, improving, base, singular)

    def _stands_alone(self, move: i64, entry: i64, depth: i64, ply: i64, cut: bool) -> bool:
        """Say whether no other move comes near to what the table says of its `move`."""
        known = _from_table(entry, ply)
        if known >= MATE_BOUND or known <= -MATE_BOUND or ply >= 2 * self.root_depth:
            return False
        limit = known - 2 * depth
        self.excluded[ply] = move
        value = self._search(limit - 1, limit, (depth - 1) // 2, ply, cut)
        self.excluded[ply] = 0
        return value < limit

    def _pass(self, beta: i64, depth: i64, ply: i64, static: i64, cut: bool) -> i64:
        """Return what the position is worth if the turn is passed: at least `beta` means that it is good enough."""
        position = self.position
        path = self.path
        reduction = 3 + depth // 4 + min((static - beta) // 180, i64(3))
        floor = path.floor
        self.made[ply + 1] = -1
        position.pass_turn()
        self.evaluator.keep(ply)
        path.floor = path.length
        path.push(position.key, False)
        self.places[ply + 1] = self.places[ply]
        value = -self._search(-beta, -beta + 1, depth - reduction, ply + 1, not cut)
        path.pop()
        path.floor = floor
        position.unmake()
        return value

    def _try_moves(
        self,
        alpha: i64,
        beta: i64,
        depth: i64,
        ply: i64,
        cut: bool,
        checked: bool,
        table_move: i64,
        static: i64,
        improving: bool,
        base: i64,
        singular: bool,
    ) -> i64:
        """Search the moves of a node in the order in which they promise most, and return its value."""
        position = self.position
        path = self.path
        moves = self.moves
        scores = self.scores
        ordering = self.ordering
        principal = beta - alpha > 1
        first_alpha = alpha
        key = position.key
        best: i64 = -INFINITE
        best_move: i64 = 0
        found: i64 = 0
        searched: i64 = 0
        quiet_count: i64 = 0
        previous = self.made[ply]
        killer: i64 = 0
        second_killer: i64 = 0
        reply: i64 = 0
        if not checked:
            killer = ordering.killers[2 * ply]
            second_killer = ordering.killers[2 * ply + 1]
            reply = ordering.replies[previous] if previous >= 0 else 0
        special: i64 = 3 if checked else 0
        excluded = self.excluded[ply]
        # Quiet moves searched here are kept, to be blamed if a later one is better.
        tried = base
        cursor = base + _TRIED
        bad = cursor
        end = cursor
        bad_end = cursor
        stage: i64 = _STAGE_TABLE
        late: i64 = (6 + depth * depth) // (1 if improving else 2) + 1
        skip_quiets = False
        has_hoppers = position.tables.has_hoppers
        futile = not principal and not checked and depth <= 6 and static + 200 + 130 * depth <= alpha
        blind = self.blindness > 0 and self._overlooks_drops()
        while True:
            verify = False
            if stage == _STAGE_TABLE:
                stage = _STAGE_CAPTURES
                end = cursor
                if table_move == 0 or table_move == excluded or not playable(position, table_move, moves, end):
                    table_move = 0
                    end = generate(position, moves, cursor, CAPTURES)
                    ordering.score_captures(position, moves, scores, cursor, end)
                    continue
                move = table_move
                verify = True
                end = -1
            elif stage == _STAGE_CAPTURES:
                if end < 0:
                    end = generate(position, moves, cursor, CAPTURES)
                    ordering.score_captures(position, moves, scores, cursor, end)
                if cursor >= end:
                    bad_end = bad
                    cursor = end
                    stage = _STAGE_KILLERS
                    continue
                move = pick(moves, scores, cursor, end)
                cursor += 1
                if move == table_move:
                    continue
                if not self.exchange.at_least(position, move, 0):
                    moves[bad] = move
                    bad += 1
                    continue
            elif stage == _STAGE_KILLERS:
                if special >= 3:
                    stage = _STAGE_QUIETS
                    futile = futile and found > 0
                    if futile:
                        end = drop_checks(position, moves, generate(position, moves, cursor, QUIETS))
                    else:
                        end = generate(position, moves, cursor, QUIETS if blind else QUIETS | DROPS)
                        ordering.score_quiets(position, moves, scores, cursor, end, previous)
                    continue
                move = killer if special == 0 else second_killer if special == 1 else reply
                special += 1
                if (
                    move == 0
                    or move == table_move
                    or (special == 2 and move == killer)
                    or (special == 3 and move in (killer, second_killer))
                    or self._captures(move)
                    or not playable(position, move, moves, cursor)
                ):
                    if special == 1:
                        killer = 0
                    elif special == 2:
                        second_killer = 0
                    else:
                        reply = 0
                    continue
                verify = True
            elif stage == _STAGE_QUIETS:
                if cursor >= end or (skip_quiets and found):
                    stage = _STAGE_BAD
                    cursor = base + _TRIED
                    continue
                if futile:
                    # Nothing quiet can raise the score enough, unless it gives check.
                    move = moves[cursor]
                    cursor += 1
                    found += 1
                    if not self.exchange.gives_check(position, move):
                        continue
                    scores[cursor - 1] = 0
                    verify = has_hoppers
                else:
                    move = pick(moves, scores, cursor, end)
                    cursor += 1
                if move in (table_move, killer, second_killer, reply):
                    continue
            else:
                if cursor >= bad_end:
                    break
                move = moves[cursor]
                cursor += 1

            if move == excluded:
                found += 1
                continue
            quiet = stage != _STAGE_CAPTURES and stage != _STAGE_BAD
            if verify and stage != _STAGE_QUIETS:
                quiet = not self._captures(move)
            if found and best > -MATE_BOUND:
                if checked:
                    # Answers to a check that throw a piece away, or come late, hardly ever matter near the leaves.
                    if quiet and depth <= 4 and (
                        quiet_count >= 2 + depth or not self.exchange.at_least(position, move, 0)
                    ):
                        found += 1
                        continue
                elif quiet:
                    history = scores[cursor - 1] if stage == _STAGE_QUIETS else 4000
                    if not self._worth_searching(move, depth, static, alpha, history, stage, quiet_count >= late):
                        found += 1
                        if stage >= _STAGE_QUIETS and quiet_count >= late:
                            skip_quiets = True
                        continue
                elif stage == _STAGE_BAD and depth <= 5 and not self.exchange.at_least(position, move, -110 * depth):
                    found += 1
                    continue

            history = scores[cursor - 1] if stage == _STAGE_QUIETS else 4000
            sound = self.exchange.gives_check(position, move) and self.exchange.at_least(position, move, 0)
            self._make(move, ply)
            if verify and position.exposed():
                self._unmake()
                if move == table_move:
                    table_move = 0
                continue
            verdict = path.verdict(True)
            if verdict == ILLEGAL:
                self._unmake()
                continue
            found += 1
            searched += 1
            if verdict != GOES_ON:
                value = self._value_of(verdict, ply)
                self.line_length[ply + 1] = 0
            else:
                gives_check = path.checks[path.length - 1] == 1
                self.places[ply + 1] = max(end, cursor)
                extension: i64 = 0
                if gives_check and sound and ply < 2 * self.root_depth:
                    extension = 1
                if singular and move == table_move:
                    extension = 1
                new_depth = depth - 1 + extension
                reduction: i64 = 0
                if depth >= 2 and searched > 1 + (1 if principal else 0) and (quiet or stage == _STAGE_BAD):
                    reduction = self._reduction(depth, searched)
                    if principal:
                        reduction -= 1
                    if cut:
                        reduction += 1
                    if not improving and searched > 5:
                        reduction += 1
                    if checked or gives_check:
                        reduction -= 1
                    if quiet:
                        reduction -= (history + _NO_HISTORY) // (2 * _NO_HISTORY)
                    if reduction < 0:
                        reduction = 0
                    if reduction > new_depth - 1:
                        reduction = new_depth - 1 if new_depth > 1 else 0
                if searched == 1:
                    value = -self._search(-beta, -alpha, new_depth, ply + 1, not principal and not cut)
                else:
                    value = -self._search(-alpha - 1, -alpha, new_depth - reduction, ply + 1, reduction > 0 or not cut)
                    if reduction and value > alpha:
                        value = -self._search(-alpha - 1, -alpha, new_depth, ply + 1, not cut)
                    if principal and value > alpha and value < beta:
                        value = -self._search(-beta, -alpha, new_depth, ply + 1, False)
            self._unmake()
            if self.stopped:
                return 0
            if value > best:
                best = value
                if value > alpha:
                    best_move = move
                    if principal:
                        self._extend_line(move, ply)
                    if value >= beta:
                        if quiet:
                            ordering.reward(position, move, depth, ply, previous, moves, tried, tried + quiet_count)
                        else:
                            ordering.reward_capture(position, move, depth, 1)
                        break
                    alpha = value
            if quiet:
                if quiet_count < _TRIED:
                    moves[tried + quiet_count] = move
                    quiet_count += 1
            elif value <= alpha and depth >= 3 and move & (EN_PASSANT | TWICE) == 0:
                ordering.reward_capture(position, move, depth - 1, -1)

        if found == 0:
            if blind and static != UNKNOWN:
                return static
            if blind:
                return self._evaluate(ply)
            if checked or self.stalemate_loses:
                return -MATE + ply
            return 0
        if excluded:
            return best if searched else alpha
        bound: i64 = LOWER if best >= beta else EXACT if best > first_alpha else UPPER
        self.table.store(key, best_move, _to_table(best, ply), depth, bound)
        return best

    def _captures(self, move: i64) -> bool:
        """Say whether a move captures something."""
        if move & (DROP | CASTLING | SETUP):
            return False
        if move & EN_PASSANT:
            return True
        if move & TWICE:
            return move >> 16 & 255 != 0
        return self.position.board[move & 255] != 0

    def _worth_searching(
        self,
        move: i64,
        depth: i64,
        static: i64,
        alpha: i64,
        history: i64,
        stage: i64,
        late: bool,
    ) -> bool:
        """Say whether a quiet move near the leaves has any chance; moves that give check have one unless they lose."""
        exchange = self.exchange
        position = self.position
        if depth > 8:
            return True
        if late and stage >= _STAGE_QUIETS:
            return False
        if exchange.gives_check(position, move):
            return exchange.at_least(position, move, -60 * depth)
        margin = 150 + 130 * depth + history // 40
        if move & PROMOTION:
            margin += 200
        if depth <= 6 and static + margin <= alpha:
            return False
        return exchange.at_least(position, move, -30 * depth * depth)

    # Leaves

    def _quiesce(self, alpha: i64, beta: i64, ply: i64, level: i64, checked: bool) -> i64:
        """Return the value of a position in which only captures, and answers to checks, are looked at."""
        position = self.position
        self.line_length[ply] = 0
        if self._enter(ply):
            return 0
        if self.has_goal:
            if position.has_arrived(1 - position.side):
                return -MATE + ply
            if self._arrives():
                return MATE - ply - 1
        if ply >= MAX_PLY:
            return self._evaluate(ply)
        base = self.places[ply]
        if base > _ROOM:
            return self._evaluate(ply)
        key = position.key
        entry = self.table.probe(key)
        table_move: i64 = 0
        if entry:
            known = _from_table(entry, ply)
            bound = entry >> 54 & 3
            if beta - alpha == 1 and ((bound & LOWER and known >= beta) or (bound & UPPER and known <= alpha)):
                return known
            table_move = entry & 0x3FFFFFFF
        first_alpha = alpha
        moves = self.moves
        scores = self.scores
        static: i64 = 0
        if checked:
            best: i64 = -INFINITE
            end = generate(position, moves, base, ALL)
            if end == base:
                return -MATE + ply
            self._captures_first(base, end, table_move, ply)
        else:
            static = self._evaluate(ply)
            best = static
            if best >= beta:
                return best
            if best > alpha:
                alpha = best
            end = generate(position, moves, base, CAPTURES)
            self.ordering.score_captures(position, moves, scores, base, end)
        best_move: i64 = 0
        cursor = base
        if not checked and level == 0:
            middle = end
            end = drop_checks(position, moves, end)
            for n in range(middle, end):
                scores[n] = -1000000 - self.evaluator.board_value[moves[n] >> 8 & 255]
        quiet_evasions: i64 = 0
        while cursor < end:
            move = pick(moves, scores, cursor, end)
            cursor += 1
            if not checked and move & DROP:
                if not self.exchange.at_least(position, move, 0):
                    continue
            elif not checked:
                if static + 140 + self._gain(move) <= alpha:
                    if static + 140 + self._gain(move) > best:
                        best = static + 140 + self._gain(move)
                    continue
                if not self.exchange.at_least(position, move, 1 if level < -4 else 0):
                    continue
            elif best > -MATE_BOUND and not self._captures(move):
                quiet_evasions += 1
                if quiet_evasions > 2:
                    break
            self.made[ply + 1] = piece_moved(position, move)
            position.make(move)
            if move & DROP and not checked and position.tables.has_hoppers and position.exposed():
                position.unmake()
                continue
            self.evaluator.follow(position, move, ply)
            self.places[ply + 1] = end
            value = -self._quiesce(-beta, -alpha, ply + 1, level - 1, level > -6 and position.in_check())
            position.unmake()
            if self.stopped:
                return 0
            if value > best:
                best = value
                if value > alpha:
                    best_move = move
                    if beta - first_alpha > 1:
                        self._extend_line(move, ply)
                    if value >= beta:
                        break
                    alpha = value
        bound = LOWER if best >= beta else UPPER
        self.table.store(key, best_move, _to_table(best, ply), 0, bound)
        return best

    def _captures_first(self, base: i64, end: i64, table_move: i64, ply: i64) -> None:
        """Score answers to a check: the table's move, captures, moves of the king, others."""
        position = self.position
        moves = self.moves
        scores = self.scores
        ordering = self.ordering
        king = position.kings[position.side]
        ordering.score_quiets(position, moves, scores, base, end, self.made[ply])
        swing = self.evaluator.swing
        for n in range(base, end):
            move = moves[n]
            if move == table_move:
                scores[n] = 10000000
            elif self._captures(move):
                scores[n] = 1000000 + self._gain(move) * 8 - swing[position.board[move >> 8 & 255]] // 8
            elif move & DROP == 0 and move >> 8 & 255 == king:
                scores[n] += 20000

    def _gain(self, move: i64) -> i64:
        """Return what a capture wins if nothing answers it."""
        position = self.position
        swing = self.evaluator.swing
        gain = swing[position.board[move & 255]] if move & TWICE == 0 or move & 255 != move >> 8 & 255 else i64(0)
        if move & TWICE and move >> 16 & 255:
            gain += swing[position.board[move >> 16 & 255]]
        if move & EN_PASSANT:
            gain += swing[position.board[position.en_passant_pawn]]
        if move & PROMOTION:
            gain += self.evaluator.promotion_gain[position.board[move >> 8 & 255]]
        return gain


def _to_table(score: i64, ply: i64) -> i64:
    """Return a score as the table keeps it, mates counted from the position."""
    if score >= MATE_BOUND:
        return score + ply
    if score <= -MATE_BOUND:
        return score - ply
    return score


def _from_table(entry: i64, ply: i64) -> i64:
    """Return the score of a table entry, mates counted from the root."""
    score = (entry >> 30 & 0xFFFF) - 32768
    if score >= MATE_BOUND:
        return score - ply
    if score <= -MATE_BOUND:
        return score + ply
    return score
