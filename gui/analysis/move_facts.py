"""Facts about a position and a move, computed: threats, losses, the effects of a move.

Every function takes a position, plays moves on it and takes them back; nothing else may use it meanwhile. Exchanges are
exact, with every legal capture that follows on the same square, and counted in the engine's values, adjusted to the
report on the game.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache

from surajang.engine.mate import MateLimits, MateSolver
from surajang.engine.mate_checks import CheckFinder
from surajang.engine.position_history import PositionHistory
from surajang.engine.table import Table
from surajang.engine.weights import piece_values
from surajang.gui.analysis.known_values import agreeing
from surajang.rules.attackers import checkers
from surajang.rules.codes import BLACK, KIND, KING, PIECES, SQUARES, WHITE
from surajang.rules.movegen import CAPTURES, QUIETS, has_legal_move, legal_moves, legal_moves_of
from surajang.rules.moves import CASTLING, DROP, PROMOTION, SETUP, dropped_kind, first_step, origin, target, via
from surajang.rules.piece import MAX_CHOICES
from surajang.rules.position import HAND_SLOTS, Position
from surajang.rules.tables import Tables


@dataclass(frozen=True)
class Values:
    """In hundredths of a pawn. `captured`: by piece, the value that its side loses and the other gets in hand;
    `promoted`: by piece, the gain of each choice of a promotion. `least`: the smallest loss worth a warning, more than
    a pawn.
    """

    captured: tuple[int, ...]
    promoted: tuple[tuple[int, ...], ...]
    least: int


NOTABLE = 50
"""A smaller gain is an even trade."""

_ROYAL = 20000


@cache
def values_of(tables: Tables) -> Values:
    """Return the values of a game."""
    board, hand = piece_values(tables)
    captured = agreeing(tables, [board[code & KIND] + hand[tables.held[code]] for code in range(PIECES)])
    promoted = [
        tuple(
            max(0, board[becomes & KIND] - board[code & KIND]) if becomes else 0 for becomes in _choices(tables, code)
        )
        for code in range(PIECES)
    ]
    pawns = [captured[kind | colour] for kind in range(KING + 1, tables.kinds + 1) for colour in (WHITE, BLACK)]
    cheapest = min((value for value in pawns if value), default=0)
    captured = [_ROYAL if code & KIND == KING else value for code, value in enumerate(captured)]
    return Values(tuple(captured), tuple(promoted), cheapest * 6 // 5)


def _choices(tables: Tables, code: int) -> list[int]:
    """Return the kinds that a piece may promote to, and 0 for each choice that it lacks."""
    return [int(tables.choice[code * MAX_CHOICES + number]) & KIND for number in range(MAX_CHOICES)]


_INFINITE = 1_000_000


def gain(position: Position, move: int, values: Values) -> int:
    """Return the value that a legal move wins at once, by capture and promotion."""
    if move & (DROP | CASTLING | SETUP):
        return 0
    won = sum(values.captured[position.board[square]] for square in position.captured_squares(move))
    return won + (values.promoted[position.board[origin(move)]][via(move)] if move & PROMOTION else 0)


def captures(position: Position) -> list[int]:
    """Return the legal moves that capture."""
    return [move for move in legal_moves_of(position, CAPTURES) if position.captures(move)]


def exchange(position: Position, move: int, values: Values) -> int:
    """Return the value that a legal move wins if both sides go on capturing on its square while it pays."""
    won = gain(position, move, values)
    position.make(move)
    lost = _answer(position, int(target(move)), values, -_INFINITE, _INFINITE)
    position.unmake()
    return won - lost


def _answer(position: Position, square: int, values: Values, low: int, high: int) -> int:
    """Return the value that the side to move wins by capturing on a square, or 0 if not capturing is better.

    Exact between `low` and `high`; otherwise a bound.
    """
    best = 0
    low = max(low, 0)
    if low >= high:
        return best
    board = position.board
    found = [move for move in captures(position) if square in (position.captured_on_target(move), first_step(move))]
    found.sort(key=lambda move: values.captured[board[origin(move)]])
    for move in found:
        value = gain(position, move, values)
        if target(move) == square:  # otherwise it has captured on its way and gone on, out of reach
            position.make(move)
            value -= _answer(position, square, values, value - high, value - low)
            position.unmake()
        best = max(best, value)
        low = max(low, best)
        if low >= high:
            break
    return best


MATE, ARRIVAL, STALEMATE, LETS_ARRIVE = "mate", "arrival", "stalemate", "lets arrive"
CAPTURE, PROMOTES, CHECK = "capture", "promotes", "check"
CHECK_FALLS, TRADE, FORK, SAVES, STOPS, CASTLES = "check falls", "trade", "fork", "saves", "stops", "castles"
THREATENS, THREATENS_MATE, ANSWERS, FORCED_MATE = "threatens", "threatens mate", "answers", "forced mate"

WINS = (MATE, ARRIVAL, STALEMATE, LETS_ARRIVE)
"""The codes of facts that end the game."""

Entry = tuple[str, Sequence[tuple[int, int]], int]
"""The code, victims and worth of a fact about the move examined."""

_TRIED, _TRIED_AGAINST_WINS = 8, 40
"""The most other moves tried to find out whether a loss can be avoided: of pieces, and of the game."""

_FEW = 6
"""A side with more pieces is assumed not to be stalemated."""

_REPLIES = 40
"""A check with more answers is not followed further."""


@dataclass(frozen=True)
class Fact:
    """One fact.

    `code` is its kind, `move` the move that it is about (0 for an existing check). `piece` makes the move, from the
    square `place`, or from the hand (0). `victims`: the pieces concerned, each with its square. `worth`: hundredths of
    a pawn, if pieces are captured. The others are for the facts of `gui.analysis.line_facts`: `ply`, the number of
    moves in the line before this one; `then`, a threatened move; `squares` and `pieces`, whose meaning depends on the
    code.
    """

    code: str
    move: int
    piece: int
    place: int
    victims: tuple[tuple[int, int], ...] = ()
    worth: int = 0
    ply: int = 0
    then: int = 0
    squares: tuple[int, ...] = ()
    pieces: tuple[int, ...] = ()


def threats(position: Position, against: int) -> list[Fact]:
    """Return what the other side would win if `against` passed, the gravest first; a check is the only fact."""
    if position.setup or position.arrived():
        return []
    if position.side != against:
        return gains(position, values_of(position.tables))
    if position.in_check():
        king = int(position.kings[against])
        victims = ((king, int(position.board[king])),)
        return [Fact(CHECK, 0, int(position.board[square]), square, victims) for square in checkers(position)]
    with passed(position):
        return gains(position, values_of(position.tables))


def loss(position: Position, move: int) -> Fact | None:
    """Return what the other side wins after a legal move, if that is more than a pawn and another move avoids it."""
    if move & SETUP:
        return None
    values = values_of(position.tables)
    paid = gain(position, move, values)
    with made(position, move):
        wins = _arrived(position) or winning_move(position)
        worst = wins or next(
            (
                fact
                for fact in captures_and_promotions(position, values, paid + values.least)
                if not answered_by_win(position, fact.move)
            ),
            None,
        )
    if worst is None:
        return None
    others = _others(position, move, worst, _TRIED_AGAINST_WINS if wins else _TRIED)
    if wins:
        return worst if any(not answered_by_win(position, other) for other in others) else None
    bearable = worst.worth - paid - values.least
    return worst if any(_costs_at_most(position, other, bearable, values) for other in others) else None


def reasons(position: Position, move: int) -> list[Fact]:
    """Return the effects of a legal move, the weightiest first; none where nothing can be computed."""
    if move & SETUP:
        return []
    values = values_of(position.tables)
    piece, place = mover(position, move)
    taken = tuple((square, int(position.board[square])) for square in position.captured_squares(move))
    won = exchange(position, move, values)
    was_check = position.in_check()
    before = [] if was_check else threats(position, int(position.side))
    could = {victim for fact in gains(position, values) for victim in fact.victims}
    with made(position, move):
        end = how_it_wins(position)
        if end:
            return [Fact(end, move, piece, place, taken)]
        entries: list[Entry] = []
        if position.arrived():
            return []
        check = position.in_check()
        if check:
            falling = _falling(position, values)
            entries.append((CHECK_FALLS, falling[:1], 0) if falling else (CHECK, [], 0))
        if taken and won > -NOTABLE:
            entries.append((CAPTURE if won >= NOTABLE else TRADE, taken, won))
        if move & PROMOTION and won >= NOTABLE:
            entries.append((PROMOTES, [], 0))
        if not check:
            entries += _new_threats(position, move, could, values)
            entries += _defences(position, move, before, values)  # a check is answered before anything is captured
    if was_check:
        entries.append((ANSWERS, [], 0))
    if move & CASTLING:
        entries.append((CASTLES, [], 0))
    return [Fact(code, move, piece, place, tuple(victims), worth) for code, victims, worth in entries]


def gains(position: Position, values: Values) -> list[Fact]:
    """Return what the side to move can win at once, the gravest first: the game, pieces, a promotion."""
    wins = winning_move(position)
    return [*([wins] if wins else []), *captures_and_promotions(position, values, NOTABLE)]


# Parts


@contextmanager
def made(position: Position, move: int) -> Iterator[None]:
    """Make a move within the block."""
    position.make(move)
    try:
        yield
    finally:
        position.unmake()


@contextmanager
def passed(position: Position) -> Iterator[None]:
    """Pass the turn within the block."""
    position.pass_turn()
    try:
        yield
    finally:
        position.unmake()


def mover(position: Position, move: int) -> tuple[int, int]:
    """Return the moving piece and its square, 0 for the hand."""
    if move & DROP:
        return int(dropped_kind(move)) | (BLACK if position.side else WHITE), 0
    return int(position.board[origin(move)]), int(origin(move))


def how_it_wins(position: Position) -> str:
    """Return how the move just made wins the game, or nothing."""
    if position.has_arrived(1 - position.side):
        return ARRIVAL
    if has_legal_move(position):
        return ""
    if position.in_check():
        return MATE
    return STALEMATE if position.tables.variant.end.stalemate_loses else ""


def winning_move(position: Position) -> Fact | None:
    """Return a move that wins the game at once, if there is one.

    Stalemates are searched only if the other side has few pieces and none in hand.
    """
    if position.setup:
        return None
    tables = position.tables
    other = 1 - int(position.side)
    bare = position.piece_count[other] <= _FEW and not any(
        position.hands[other * HAND_SLOTS + kind] for kind in tables.hand_kinds
    )
    stalemate = tables.variant.end.stalemate_loses and bare
    checks = CheckFinder(tables)
    checks.prepare(position)
    goal = int(position.side) * SQUARES
    for move in legal_moves(position):
        arrives = tables.arrival.wins and (tables.arrival.safe or tables.arrival.goal[goal + target(move)])
        if not (stalemate or arrives or checks.may_check(position, move)):
            continue
        piece, place = mover(position, move)
        with made(position, move):
            code = how_it_wins(position) if stalemate or arrives or position.in_check() else ""
        if code:
            return Fact(code, int(move), piece, place)
    return None


def answered_by_win(position: Position, move: int) -> bool:
    """Return whether a move loses at once or can be answered by a winning one."""
    with made(position, move):
        return (_arrived(position) or winning_move(position)) is not None


def _arrived(position: Position) -> Fact | None:
    """Return the piece of the side to move that has arrived since the move just made leaves it alone, None if none has.

    Only a piece that has to be safe where it arrives can do so.
    """
    side = int(position.side)
    if not position.tables.arrival.safe or not position.has_arrived(side):
        return None
    arrival = position.tables.arrival
    for square in map(int, position.tables.squares):
        piece = int(position.board[square])
        if piece & (WHITE << side) and arrival.arrives[piece] and arrival.goal[side * SQUARES + square]:
            return Fact(LETS_ARRIVE, 0, piece, square, ((square, piece),))
    return None


def captures_and_promotions(position: Position, values: Values, least: int) -> list[Fact]:
    """Return the captures and promotions with which the side to move gains, the best of each first."""
    best: dict[tuple[tuple[int, int], ...], Fact] = {}
    for move in {*captures(position), *_quiet_promotions(position, values)}:
        if gain(position, move, values) < least:
            continue
        worth = exchange(position, move, values)
        if worth < least:
            continue
        piece, place = mover(position, move)
        victims = tuple((square, int(position.board[square])) for square in position.captured_squares(move))
        fact = Fact(CAPTURE if victims else PROMOTES, int(move), piece, place, victims, worth)
        known = best.get(victims)
        if known is None or (fact.worth, -fact.move) > (known.worth, -known.move):
            best[victims] = fact
    return sorted(best.values(), key=lambda fact: (-fact.worth, fact.move))


def _quiet_promotions(position: Position, values: Values) -> list[int]:
    """Return the legal promotions that gain something."""
    mine = BLACK if position.side else WHITE
    board = position.board
    if not any(board[square] & mine and any(values.promoted[board[square]]) for square in position.tables.squares):
        return []
    return [move for move in legal_moves_of(position, QUIETS) if move & PROMOTION]


def _others(position: Position, move: int, worst: Fact, most: int) -> list[int]:
    """Return the moves other than a losing one, those likely to avoid the loss first."""
    squares = {square for square, _ in worst.victims}
    if int(target(move)) in squares and not move & DROP:
        squares.add(int(origin(move)))

    def order(other: int) -> int:
        """Return 0 for a capture of the attacker, 1 for a move of the victim, 2 for any other."""
        if worst.place and worst.place in position.captured_squares(other):
            return 0
        return 1 if not other & DROP and int(origin(other)) in squares else 2

    others = [int(other) for other in legal_moves(position) if other != move]
    return sorted(others, key=order)[:most]


def _costs_at_most(position: Position, move: int, most: int, values: Values) -> bool:
    """Return whether the other side wins at most `most` by the best capture or promotion after a move."""
    paid = gain(position, move, values)
    with made(position, move):
        return not captures_and_promotions(position, values, paid + most + 1)


def _falling(position: Position, values: Values) -> list[tuple[int, int]]:
    """Return the pieces that the side in check loses whatever it answers, each with its square, the best first."""
    replies = legal_moves(position)
    if len(replies) > _REPLIES:
        return []
    falling: set[tuple[int, int]] | None = None
    for reply in replies:
        paid = gain(position, reply, values)
        with made(position, reply):
            facts = captures_and_promotions(position, values, paid + values.least)
        lost = {victim for fact in facts for victim in fact.victims}
        falling = lost if falling is None else falling & lost
        if not falling:
            return []
    return sorted(falling or (), key=lambda victim: (-values.captured[victim[1]], victim[0]))


def _new_threats(position: Position, move: int, could: set[tuple[int, int]], values: Values) -> list[Entry]:
    """Return the new threats of a move without check; what `could` be captured before is no new threat."""
    with passed(position):
        wins = winning_move(position)
        facts = captures_and_promotions(position, values, NOTABLE)
    entries: list[Entry] = [(THREATENS_MATE, [], 0)] if wins else []
    attacked = [victim for fact in facts if fact.place == int(target(move)) for victim in fact.victims]
    fresh = [victim for fact in facts for victim in fact.victims if victim not in could]
    if len(attacked) > 1 and any(victim in fresh for victim in attacked):
        entries.append((FORK, attacked[:2], 0))
    elif fresh:
        entries.append((THREATENS, fresh[:1], 0))
    return entries


def _defences(position: Position, move: int, before: list[Fact], values: Values) -> list[Entry]:
    """Return the threats from `before` a move just made that it has removed: the loss of the game, and of one piece."""
    entries: list[Entry] = []
    if any(fact.code in WINS for fact in before) and winning_move(position) is None:
        entries.append((STOPS, [], 0))
    still = {square for fact in captures_and_promotions(position, values, NOTABLE) for square, _ in fact.victims}
    for square, piece in (victim for fact in before for victim in fact.victims):
        moved = int(target(move)) if not move & DROP and int(origin(move)) == square else square
        if moved not in still:
            return [*entries, (SAVES, [(square, piece)], 0)]
    return entries


MAX_MOVES = 3
NODES = 2000
"""The most positions of a proof, which take some seconds on the interpreted core."""


def forced_mate(position: Position, move: int) -> Fact | None:
    """Return the fact that a legal move mates by force, with the number of moves as its `worth`, None if that cannot be
    proved quickly.

    Not for the window's thread. Earlier positions of the game are ignored.
    """
    if move & SETUP or position.setup:
        return None
    history = PositionHistory(position.tables.variant.repetition)
    history.push(position.key, position.in_check())
    result = MateSolver(position, history, Table(1)).solve(MAX_MOVES, MateLimits(nodes=NODES, moves=[move]))
    return Fact(FORCED_MATE, move, *mover(position, move), worth=result.mate_in) if result.mate_in > 1 else None
