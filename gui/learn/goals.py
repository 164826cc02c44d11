"""The goals of tasks, and the verdicts on moves. Goals are data that can be combined.

In a lesson's file a goal is a table; of several entries all have to be met:

    reach = ["e4", "c5"]     own pieces have gone to all these squares
    take = ["d5"]            captures have been made on all these squares; take = "all": only the enemy king is left
    promote = "+P"           a piece has become this one
    drop = "N"               such a piece has been dropped
    on = { e4 = "N" }        this own piece is there
    check = true             the other side is in check
    mate = true              the other side is checkmated
    win = true               the game is won: by mate, arrival, or in some games stalemate
    safe = true              the other side can capture nothing with a gain
    attack = ["d5"]          the learner could capture on all these squares with another move
    castled = true           the king has castled
    chosen = true            a setup has been chosen
    any = [{…}, {…}]         one of these is met
    not = {…}                this is not met
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache
from typing import Any

from surajang.engine.evaluate import Evaluator
from surajang.engine.exchange import Exchange
from surajang.rules import movegen
from surajang.rules.codes import COLOURS, KIND, KING, WHITE, square_name
from surajang.rules.moves import CASTLING, DROP, PROMOTION, SETUP, TWICE, dropped_kind, target, via
from surajang.rules.position import Position
from surajang.rules.tables import Tables, tables_of
from surajang.rules.transition import transition
from surajang.rules.variant import Variant

NAMES = frozenset(
    (
        "reach",
        "take",
        "promote",
        "drop",
        "on",
        "check",
        "mate",
        "win",
        "safe",
        "attack",
        "castled",
        "chosen",
        "any",
        "not",
    )
)


class Verdict(Enum):
    """The verdict on a move."""

    RIGHT = "right, and the task goes on"
    SOLVED = "solved"
    BEST = "solved by the best move"
    LONGER = "a mate, but there is a shorter one"
    SAME = "the mistake that was played"
    WRONG = "wrong"
    STUCK = "after it the task can no longer be solved"
    UNKNOWN = "could not be judged"


@dataclass(frozen=True)
class Answer:
    """The answer to a move: the verdict, and the reply, 0 for none.

    The reply to a wrong move shows why it is wrong, if any move does.
    """

    verdict: Verdict
    reply: int = 0


@dataclass(frozen=True)
class Done:
    """The learner's achievements in a level so far: squares reached and captured on, pieces promoted and dropped."""

    reached: frozenset[str] = frozenset()
    taken: frozenset[str] = frozenset()
    promoted: frozenset[str] = frozenset()
    dropped: frozenset[str] = frozenset()
    castled: bool = False
    chosen: bool = False

    def after(self, position: Position, move: int) -> "Done":
        """Return the achievements after a legal move of the learner, not yet made."""
        tables = position.tables
        if move & SETUP:
            return replace(self, chosen=True)
        change = transition(position, move)
        stops = [int(target(move))] + ([int(via(move))] if move & TWICE and via(move) else [])
        done = replace(
            self,
            reached=self.reached | {square_name(square) for square in stops},
            taken=self.taken | {square_name(int(square)) for square, _, _ in change.captured},
            castled=self.castled or bool(move & CASTLING),
        )
        if move & PROMOTION:
            done = replace(done, promoted=self.promoted | {tables.piece_of(int(change.moved[0][3])).symbol})
        if move & DROP:
            done = replace(done, dropped=self.dropped | {tables.piece_of(int(dropped_kind(move))).symbol})
        return done


def met(goal: Mapping[str, Any], position: Position, done: Done) -> bool:
    """Return whether a goal is met; the learner's is the side not to move in `position`."""
    return all(_met(name, value, position, done) for name, value in goal.items())


def _met(name: str, value: Any, position: Position, done: Done) -> bool:
    """Return whether one entry of a goal is met."""
    if name == "reach":
        return done.reached.issuperset(value)
    if name == "take":
        return not _others(position) if value == "all" else done.taken.issuperset(value)
    if name == "promote":
        return value in done.promoted
    if name == "drop":
        return value in done.dropped
    if name == "on":
        return all(_stands(position, square, symbol) for square, symbol in value.items())
    if name == "attack":
        return attacked(position).issuperset(value)
    if name == "any":
        return any(met(each, position, done) for each in value)
    if name == "not":
        return not met(value, position, done)
    return bool(value) == _FLAGS[name](position, done)


def _others(position: Position) -> bool:
    """Return whether the side to move has a piece on the board besides its king."""
    own = WHITE << int(position.side)
    pieces = [int(position.board[square]) for square in position.tables.squares]
    return any(piece & COLOURS == own and piece & KIND != KING for piece in pieces)


def _stands(position: Position, square: str, symbol: str) -> bool:
    """Return whether the learner's piece of that symbol is on a square."""
    code = position.tables.variant.kinds[symbol] | (WHITE << (1 - int(position.side)))
    return int(position.board[position.tables.square_named(square)]) == code


def attacked(position: Position) -> set[str]:
    """Return the squares on which the side not to move could capture if it were its turn."""
    position.pass_turn()
    moves = [move for move in movegen.legal_moves(position) if position.captures(move)]
    squares = {square_name(int(square)) for move in moves for square, _, _ in transition(position, move).captured}
    position.unmake()
    return squares


def won(position: Position) -> bool:
    """Return whether the side that has just moved has won; repetition does not count."""
    if position.arrived():
        return bool(position.has_arrived(1 - position.side))
    if movegen.has_legal_move(position):
        return False
    return position.in_check() or position.tables.variant.end.stalemate_loses


def mated(position: Position) -> bool:
    """Return whether the side to move is checkmated."""
    return position.in_check() and not position.arrived() and not movegen.has_legal_move(position)


def best_capture(position: Position) -> int:
    """Return the capture that wins most for the side to move, 0 if none wins anything."""
    exchange = _exchange(position.tables.variant)
    found, most = 0, 0
    for move in movegen.legal_moves(position):
        if position.captures(move):
            gain = sum(int(exchange.exchange_value[piece]) for _, piece, _ in transition(position, move).captured)
            if gain > most and exchange.at_least(position, move, 1):
                found, most = move, gain
    return found


def refutation(position: Position) -> int:
    """Return the move that shows best why the position is bad for the side that has just moved, 0 for none.

    A move that wins the game comes first, then the capture that wins most.
    """
    for move in movegen.legal_moves(position) if not position.arrived() else ():
        position.make(move)
        wins = won(position)
        position.unmake()
        if wins:
            return move
    return 0 if position.arrived() else best_capture(position)


@cache
def _exchange(variant: Variant) -> Exchange:
    """Return the function that evaluates exchanges in a game."""
    tables: Tables = tables_of(variant)
    return Exchange(Evaluator(tables))


_FLAGS: dict[str, Callable[[Position, Done], bool]] = {
    "check": lambda position, done: bool(position.in_check()),
    "mate": lambda position, done: mated(position),
    "win": lambda position, done: won(position),
    "safe": lambda position, done: not best_capture(position),
    "castled": lambda position, done: done.castled,
    "chosen": lambda position, done: done.chosen,
}
