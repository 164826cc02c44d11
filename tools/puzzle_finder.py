"""Decides whether a position is a puzzle, with exactly one clear solution for the side to move, and finds it."""

import sys
from dataclasses import dataclass
from pathlib import Path

TOOLS = Path(__file__).resolve().parent
sys.path[:0] = [str(TOOLS), *([] if sys.flags.safe_path else [str(TOOLS.parent)])]

from puzzle_keys import identifier  # noqa: E402

from surajang.engine.evaluate import Evaluator  # noqa: E402
from surajang.engine.exchange import Exchange  # noqa: E402
from surajang.engine.mate import MateLimits, MateSolver  # noqa: E402
from surajang.engine.position_history import PositionHistory  # noqa: E402
from surajang.engine.search import Limits, Report, Search  # noqa: E402
from surajang.engine.strength import FULL  # noqa: E402
from surajang.engine.table import Table  # noqa: E402
from surajang.engine.table_entry import EXACT  # noqa: E402
from surajang.engine.values import MATE_BOUND  # noqa: E402
from surajang.rules import fen, notation  # noqa: E402
from surajang.rules.movegen import legal_moves  # noqa: E402
from surajang.rules.moves import PROMOTION, origin  # noqa: E402
from surajang.rules.position import HAND_SLOTS, LIST, Position  # noqa: E402
from surajang.rules.variant import Variant  # noqa: E402

PROBE_NODES = 1_000
FIND_NODES = 5_000
PROOF_FACTOR = 20
"""Nodes for finding a solution, and the factor of nodes with which it must hold."""

WINNING = 300
OPEN = 100
HOLDING = -150
LOSING = -400
MARGIN = 250
DECISIVE = 700
"""The definition of a win and a defence, in hundredths of a pawn of the engine's evaluation.

A `win` leads to WINNING or more, and every other move to OPEN at most, or to DECISIVE less than the best; a `defend`
keeps HOLDING or more, and every other move leads to LOSING or worse. Three pawns are about a knight or a bishop, and
decide a game between middle levels; one and a half are what players give for an attack, and one is what the search may
err by. MARGIN has to lie between the best move and the second at every later move of a solution, so that nobody can
call the second right as well. DECISIVE is a rook and more in every game.
"""

GAIN = 200
"""The least gain of material in a win, in hundredths of a pawn, promotions included: two pawns."""

MAX_MOVES = 6
MAX_DEFENCES = 3
MIN_CHOICE = 4
"""The least number of legal moves for a first move to be a choice."""

MATE_MOVES = 7
"""The length of the longest mate that is searched for."""

MATE_QUICK = 10_000
"""The nodes for finding a mate."""

MATE_NODES = {4: 3_000_000, 5: 8_000_000}
MATE_NODES_BELOW = 500_000
"""The nodes for the proof that nothing is shorter, and once more for the proof that nothing else is as fast, by the
mate's length; longer mates get as many as the longest in the table."""

OTHER_MATE_NODES = 200_000
"""The nodes for finding a mate by another move, where the solution is a win."""


@dataclass(frozen=True)
class Look:
    """The result of a search of two lines: both scores, and the better line."""

    best: int
    second: int
    line: list[int]

    @property
    def margin(self) -> int:
        """The difference of the best two scores."""
        return self.best - self.second


@dataclass
class Found:
    """A puzzle: its goal, its line, the solver's moves first, and what was measured at its first move."""

    goal: str
    line: list[int]
    best: int = 0
    second: int = 0

    @property
    def moves(self) -> int:
        """The number of the solver's moves."""
        return (len(self.line) + 1) // 2


def history_of(position: Position) -> PositionHistory:
    """Return a history with no earlier positions."""
    history = PositionHistory(position.tables.variant.repetition)
    history.push(position.key, position.in_check())
    return history


class Finder:
    """Searches the positions of one game; its table makes the next search faster."""

    def __init__(self, variant: Variant) -> None:
        position = fen.read(variant, variant.start)
        self.evaluator = Evaluator(position.tables)
        self.exchange = Exchange(self.evaluator)
        self._brief = Search(position, history_of(position), Table(4))
        self._long = Search(position, history_of(position), Table(8))
        self._solver = MateSolver(position, history_of(position), Table(16))

    def start_game(self) -> None:
        """Clear the table, so that the results for a game depend on nothing else."""
        for state in (self._brief.state, self._long.state):
            state.forget()
        self._solver.state.table.clear()

    def look(self, position: Position, nodes: int) -> Look | None:
        """Return the result of a search with two lines, None if there is no choice."""
        search = self._brief if nodes <= FIND_NODES else self._long
        search.set_position(position, history_of(position))
        lines: dict[int, Report] = {}

        def note(report: Report) -> None:
            if report.bound == EXACT and report.moves:
                lines[report.line] = report

        search.think(Limits(nodes=nodes), 2, FULL, note)
        if 1 not in lines or 2 not in lines or lines[1].moves[0] == lines[2].moves[0]:
            return None
        return Look(lines[1].score, lines[2].score, lines[1].moves)

    def balance(self, position: Position, side: int) -> int:
        """Return `side`'s advantage in material, with promoted pieces and hands."""
        total = 0
        values = self.evaluator.board_value
        for each in range(2):
            sign = 1 if each == side else -1
            squares = position.piece_squares[each * LIST : each * LIST + position.piece_count[each]]
            total += sign * sum(int(values[position.board[square]]) for square in squares)
            for kind in position.tables.hand_kinds:
                hand = int(position.hands[each * HAND_SLOTS + kind])
                total += sign * hand * int(self.evaluator.hand_value[kind])
        return total

    # Mates

    def mate_in(self, position: Position) -> int:
        """Return the length of a mate that is found quickly, 0 if there is none; a shorter one may exist."""
        self._solver.set_position(position, history_of(position))
        return self._solver.solve(MATE_MOVES, MateLimits(nodes=MATE_QUICK, free_blocks=True)).mate_in

    def mate(self, position: Position, moves: int) -> Found | None:
        """Return the puzzle of a mate in at most this many moves, if it is proved that nothing is shorter and that only
        one first move mates as fast.
        """
        solver = self._solver
        solver.set_position(position, history_of(position))
        nodes = MATE_NODES.get(min(moves, max(MATE_NODES)), MATE_NODES_BELOW)
        result = solver.solve(moves, MateLimits(nodes=nodes, free_blocks=True))
        line = list(result.line)
        if not (result.mate_in and result.shortest and len(line) == 2 * result.mate_in - 1):
            return None
        others = [move for move in legal_moves(position) if move != line[0]]
        if len(others) + 1 < MIN_CHOICE:
            return None
        second = solver.solve(result.mate_in, MateLimits(nodes=nodes, free_blocks=True, moves=others))
        if second.mate_in or second.refuted < result.mate_in:
            return None
        for move in line:
            position.make(move)
        arrived = position.arrived()
        for _ in line:
            position.unmake()
        return Found("arrive" if arrived else "mate", line)

    # Wins and defences

    def other(self, position: Position, before: int) -> Found | None:
        """Return the puzzle of a win or defence in a position, if there is one that holds.

        `before`: the square where the last move captured, 0 if it did not.
        """
        first = self.look(position, FIND_NODES)
        if first is None or len(legal_moves(position)) < MIN_CHOICE:
            return None
        goal = goal_of(first)
        if not goal or self._is_plain(position, first.line[0], before):
            return None
        proof = self.look(position, FIND_NODES * PROOF_FACTOR)
        if proof is None or goal_of(proof) != goal or proof.line[0] != first.line[0]:
            return None
        line = self._win(position, proof) if goal == "win" else self._defence(position, proof)
        if not line or (goal == "win" and self.mates_otherwise(position, line[0])):
            return None
        if goal == "win" and self._is_promotion(position, line):
            goal = "arrive"
        return Found(goal, line, proof.best, proof.second)

    def mates_otherwise(self, position: Position, solution: int) -> bool:
        """Return whether another move than the solution mates, which is at least as good as a win."""
        others = [move for move in legal_moves(position) if move != solution]
        self._solver.set_position(position, history_of(position))
        return self._solver.solve(MATE_MOVES, MateLimits(nodes=OTHER_MATE_NODES, moves=others)).mate_in > 0

    def _is_plain(self, position: Position, move: int, before: int) -> bool:
        """Return whether a move is obvious: a recapture, or a capture that wins enough at once."""
        if before and before in position.captured_squares(move):
            return True
        return bool(position.captures(move) and self.exchange.at_least(position, move, GAIN))

    def _win(self, position: Position, proof: Look) -> list[int]:
        """Return the solution until the gain is secure, empty if another move is as good before that."""
        side = int(position.side)
        start = self.balance(position, side)
        line: list[int] = []
        look: Look | None = proof
        while look is not None and len(line) < 2 * MAX_MOVES:
            in_hand = self._lasts(position, look.line, side, start)
            reply = look.line[1] if len(look.line) > 1 else 0
            position.make(look.line[0])
            line.append(look.line[0])
            if in_hand:
                break
            reply = reply or self._reply(position)
            look = None
            if reply:
                position.make(reply)
                line.append(reply)
                look = self._next(position, WINNING - MARGIN // 2)
        else:
            line, undo = [], len(line)
            for _ in range(undo):
                position.unmake()
            return []
        for _ in line:
            position.unmake()
        plain = len(line) == 1 and self.exchange.at_least(position, line[0], GAIN)
        return [] if plain else line

    def _lasts(self, position: Position, line: list[int], side: int, start: int) -> bool:
        """Return whether the first move of a line has brought GAIN, and the rest of the line does not lose it again."""
        made = 0
        least = GAIN
        for move in line[:6]:
            position.make(move)
            made += 1
            least = min(least, self.balance(position, side) - start)
            if least < GAIN:
                break
        for _ in range(made):
            position.unmake()
        return least >= GAIN and made > 1

    def _next(self, position: Position, least: int) -> Look | None:
        """Return the result of a proof search where the solution continues, None if it is not clear."""
        look = self.look(position, FIND_NODES * PROOF_FACTOR)
        if look is None or look.best < least or look.margin < MARGIN or look.best >= MATE_BOUND:
            return None
        return look

    def _reply(self, position: Position) -> int:
        """Return the best move of the defender's, 0 if there is none."""
        self._brief.set_position(position, history_of(position))
        line = self._brief.think(Limits(nodes=FIND_NODES), 1, FULL, None)
        return line[0] if line else 0

    def _defence(self, position: Position, proof: Look) -> list[int]:
        """Return the solution as far as each of its moves is the only one."""
        line = [proof.line[0]]
        made = 1
        position.make(line[0])
        look: Look | None = proof
        while len(line) < 2 * MAX_DEFENCES - 1 and look is not None:
            reply = look.line[1] if len(look.line) > 1 else self._reply(position)
            if not reply:
                break
            position.make(reply)
            made += 1
            look = self._next(position, HOLDING)
            if look is not None and goal_of(look) != "defend":
                look = None
            if look is not None:
                position.make(look.line[0])
                made += 1
                line += [reply, look.line[0]]
        for _ in range(made):
            position.unmake()
        return line

    def _is_promotion(self, position: Position, line: list[int]) -> bool:
        """Return whether a line wins by promotions more than by captures."""
        promoted = captured = 0
        for n, move in enumerate(line):
            sign = -1 if n % 2 else 1
            captured += sign * int(self.evaluator.captured_value(position, move))
            if move & PROMOTION:
                promoted += sign * int(self.evaluator.promotion_gain[position.board[origin(move)]])
            position.make(move)
        for _ in line:
            position.unmake()
        return promoted > captured


def goal_of(look: Look) -> str:
    """Return the goal of a position: "win", "defend", or "" if its best move is not clearly better than the second."""
    if look.best >= MATE_BOUND:
        return ""
    if look.best >= WINNING and (look.second <= OPEN or look.margin >= DECISIVE):
        return "win"
    if HOLDING <= look.best < WINNING and look.second <= LOSING:
        return "defend"
    return ""


def record(position: Position, found: Found) -> dict[str, object]:
    """Return the line of a mined puzzle: without themes and rating, with its scores."""
    text = fen.write(position)
    texts: list[str] = []
    for move in found.line:
        texts.append(notation.text(position, move))
        position.make(move)
    for _ in found.line:
        position.unmake()
    puzzle: dict[str, object] = {
        "id": identifier(position.tables.variant.name, text),
        "fen": text,
        "moves": texts,
        "goal": found.goal,
        "in": found.moves,
    }
    if found.best or found.second:
        puzzle["scores"] = [found.best, found.second]
    return puzzle
