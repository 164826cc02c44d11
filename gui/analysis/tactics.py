"""Tactical facts about one move: lines that it opens, guards, pins, how it checks, why it mates.

Every function takes a position, makes moves on it and takes them back; nothing else may use it meanwhile. A piece
*attacks* or *protects* a square where it could capture a king there, whether or not it is pinned.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from surajang.gui.analysis.move_facts import NOTABLE, Fact, Values, exchange, made, mover
from surajang.rules import betza
from surajang.rules.attackers import attackers, captors, checkers
from surajang.rules.codes import BORDER, COLOURS, KIND, KING, SQUARES, WHITE, file_of, rank_of
from surajang.rules.movegen import has_legal_move, legal_moves
from surajang.rules.moves import CASTLING, DROP, SETUP, dropped_kind, first_step, origin, target
from surajang.rules.position import HAND_SLOTS, LIST, Position
from surajang.rules.rays import legs_of
from surajang.rules.unreachable import squares_between

DOUBLE_CHECK, UNCOVERS_CHECK, SCREENS_CHECK = "double check", "uncovers check", "screens check"
PROTECTED, CONFINED, SMOTHERED, PINNED, NO_BLOCK = "protected", "confined", "smothered", "pinned", "no block"
PINS, PINS_TO_KING, SKEWERS = "pins", "pins to king", "skewers"
UNGUARDS, UNCOVERS, OVERLOADED, LURES = "unguards", "uncovers", "overloaded", "lures"


def between(start: int, end: int) -> list[int]:
    """Return the squares strictly between two squares of a rank, file or diagonal; none for any other pair."""
    files, ranks = file_of(end) - file_of(start), rank_of(end) - rank_of(start)
    steps = max(abs(files), abs(ranks))
    if steps < 2 or (files and ranks and abs(files) != abs(ranks)):
        return []
    step = (end - start) // steps
    return list(range(start + step, end, step))


def passed_over(position: Position, start: int, end: int) -> list[int]:
    """Return the squares that have to be empty for the piece on `start` to attack `end`; none if it jumps or hops."""
    tables = position.tables
    here = int(position.board[start]) * SQUARES + start
    found: list[int] = []
    for ray in range(tables.ray_first[here], tables.ray_end[here]):
        step, mode = int(tables.ray_step[ray]), int(tables.ray_mode[ray])
        ways = squares_between(position, start, end, step, int(tables.ray_limit[ray]))
        if ways is None or mode & betza.HOP or not mode & betza.CAPTURE:
            continue
        if mode & betza.LAME:
            ways = [start + leg for leg in legs_of(step)]
        if not ways:
            return []
        found = ways
    return found


def pieces_of(position: Position, side: int) -> list[tuple[int, int]]:
    """Return the pieces of a side on the board, each with its square first."""
    first = side * LIST
    squares = [int(position.piece_squares[n]) for n in range(first, first + int(position.piece_count[side]))]
    return [(square, int(position.board[square])) for square in sorted(squares)]


def hops(position: Position, square: int) -> bool:
    """Return whether the piece on a square captures over a screen."""
    tables = position.tables
    here = int(position.board[square]) * SQUARES + square
    return any(tables.ray_mode[n] & betza.HOP for n in range(tables.ray_first[here], tables.ray_end[here]))


def without(position: Position, *squares: int) -> Position:
    """Return a copy of a position with these squares empty."""
    copy = position.copy()
    for square in squares:
        if copy.board[square]:
            copy.put(square, 0)
    return copy


def stays_on_board(move: int) -> bool:
    """Return whether a move takes one piece from a square to another."""
    return not move & (DROP | CASTLING | SETUP)


# Checks


def check_manner(position: Position, move: int) -> list[Fact]:
    """Return how a legal move gives check, if it is not the moved piece alone that does."""
    piece, place = mover(position, move)
    with made(position, move):
        giving = checkers(position)
        king = int(position.kings[position.side])
        if len(giving) > 1:
            return [Fact(DOUBLE_CHECK, move, piece, place)]
        if not giving or giving[0] == target(move) or move & CASTLING:
            return []
        checker = giving[0]
        line = between(checker, king)
        by = int(position.board[checker])
        if int(target(move)) in line:
            return [Fact(SCREENS_CHECK, move, by, checker)]
        if stays_on_board(move) and place in line:
            return [Fact(UNCOVERS_CHECK, move, by, checker)]
    return []


# Mates


def mate_reasons(position: Position) -> list[Fact]:
    """Return why the side to move, in check and with no move of its king or other pieces on the board, is mated."""
    side = int(position.side)
    king = int(position.kings[side])
    giving = checkers(position)
    found: list[Fact] = []
    if len(giving) == 1:
        found += _protection(position, giving[0], king)
    found += _confinement(position, king, giving)
    if len(giving) == 1:
        found += _pinned_captors(position, giving[0], king)
        far = passed_over(position, giving[0], king)
        if far and not hops(position, giving[0]) and not has_legal_move(position):
            found.append(Fact(NO_BLOCK, 0, int(position.board[giving[0]]), giving[0]))
    return found


def neighbours(position: Position, king: int) -> list[int]:
    """Return the squares to which the king on a square could step on an empty board."""
    tables = position.tables
    here = int(position.board[king]) * SQUARES + king
    steps = {int(tables.ray_step[n]) for n in range(tables.ray_first[here], tables.ray_end[here])}
    return sorted(king + step for step in steps if position.board[king + step] != BORDER)


def _protection(position: Position, checker: int, king: int) -> list[Fact]:
    """Return which piece protects a checker beside the king."""
    if checker not in neighbours(position, king):
        return []
    by = attackers(without(position, king), checker, 1 - int(position.side))
    board = position.board
    victims = ((checker, int(board[checker])),)
    return [Fact(PROTECTED, 0, int(board[square]), square, victims) for square in by[:1]]


def _confinement(position: Position, king: int, giving: list[int]) -> list[Fact]:
    """Return which pieces cover the squares beside the king, as few as suffice."""
    board, side = position.board, int(position.side)
    own = WHITE << side
    free = [square for square in neighbours(position, king) if board[square] & COLOURS != own and square not in giving]
    if not free:
        beside = any(board[square] & COLOURS == own for square in neighbours(position, king))
        return [Fact(SMOTHERED, 0, int(board[king]), king)] if beside else []
    lifted = without(position, king)
    covered: dict[int, set[int]] = {}
    for square in free:
        for by in attackers(lifted, square, 1 - side):
            covered.setdefault(by, set()).add(square)
    found: list[Fact] = []
    left = set(free)
    while left:
        best = max(covered, key=lambda by: (len(covered[by] & left), -by), default=0)
        taken = covered[best] & left if best else set()
        if not taken:
            return []
        found.append(Fact(CONFINED, 0, int(board[best]), best, squares=tuple(sorted(taken))))
        left -= taken
    return found


def _pinned_captors(position: Position, checker: int, king: int) -> list[Fact]:
    """Return the pieces that attack the only checker and cannot capture it: that would open a line to the king."""
    side = int(position.side)
    found: list[Fact] = []
    for square in captors(position, checker, side):
        if square == king:
            continue
        piece = int(position.board[square])
        tried = without(position, square, checker)
        tried.put(checker, piece)
        pinning = [by for by in attackers(tried, king, 1 - side) if square in between(by, king)]
        if pinning:
            by = pinning[0]
            found.append(Fact(PINNED, 0, int(position.board[by]), by, ((square, piece),)))
    return found


# Pins and skewers


def lines_through(position: Position, move: int, values: Values) -> list[Fact]:
    """Return the pins and skewers that a legal move makes with the moved piece: two enemy pieces on a line.

    The one in front is worth more than a pawn. Behind a pinned one is the king, or a piece that is worth more and would
    be won; behind a skewered one, which is attacked with a gain, a piece that would be won.
    """
    square, side = int(target(move)), int(position.side)
    piece, place = mover(position, move)
    found: list[Fact] = []
    with made(position, move):
        if move & CASTLING or hops(position, square) or position.in_check() or _capturable(position, square, values):
            return []
        mine = values.captured[position.board[square]]
        for front, first in pieces_of(position, 1 - side):
            if first & KIND == KING or square not in captors(position, front, side):
                continue
            if values.captured[first] < values.least:
                continue
            opened = without(position, front)
            for back, second in pieces_of(opened, 1 - side):
                if front not in between(square, back) or square not in captors(opened, back, side):
                    continue
                if square in captors(position, back, side):  # it jumps over the one in front
                    continue
                victims = (front, first), (back, second)
                if second & KIND == KING:
                    found.append(Fact(PINS_TO_KING, move, piece, place, victims[:1]))
                    continue
                protected = bool(captors(opened, back, 1 - side))
                won = values.captured[second] - (mine if protected else 0)
                if won < NOTABLE:
                    continue
                if values.captured[second] >= values.captured[first] + NOTABLE:
                    found.append(Fact(PINS, move, piece, place, victims))
                elif values.captured[first] - mine >= NOTABLE or not captors(position, front, 1 - side):
                    found.append(Fact(SKEWERS, move, piece, place, victims))
    return found


def _capturable(position: Position, square: int, values: Values) -> bool:
    """Return whether the side to move captures on a square with a gain."""
    captures = (move for move in legal_moves(position) if square in position.captured_squares(move))
    return any(exchange(position, move, values) > 0 for move in captures)


# Answers that give something up


@dataclass(frozen=True)
class _Answer:
    """The answer to a move: its piece, start and end."""

    move: int
    piece: int
    start: int
    end: int


def drawn_away(position: Position, line: Sequence[int], values: Values, mates: bool) -> list[Fact]:
    """Return what the answer to the first move of a line gives up, as the third move shows; `mates`: that is mate.

    The answering piece leaves a piece that it protected or a square that it covered, or is the king, drawn to the
    square of a piece given up.
    """
    move, reply, after = line[:3]
    if not stays_on_board(reply):
        return []
    side, first = int(position.side), int(target(move))
    victim = int(position.board[first]) if position.captured_on_target(move) else 0
    bad_before = (
        stays_on_board(after) and after in legal_moves(position) and exchange(position, after, values) < NOTABLE
    )
    with made(position, move):
        start, end = int(origin(reply)), int(target(reply))
        given = int(position.board[first]) if first in position.captured_squares(reply) else 0
        answer = _Answer(reply, int(position.board[start]), start, end)
        aims = [int(target(after)), *([int(first_step(after))] if first_step(after) else [])]
        guarded = [square for square in aims if start in captors(position, square, 1 - side)]
        with made(position, reply):
            left = [square for square in guarded if end not in captors(position, square, 1 - side)]
            found = _no_longer_guarded(position, after, answer, left, (values, mates or bad_before))
            if given and victim and found and found[0].code == UNGUARDS:
                victims = ((first, victim), *found[0].victims)
                found = [Fact(OVERLOADED, move, answer.piece, start, victims)]
            if answer.piece & KIND == KING and given:
                with made(position, after):
                    if position.in_check():
                        found.append(Fact(LURES, move, given, end, ((end, answer.piece),)))
    return found


def _no_longer_guarded(
    position: Position, after: int, answer: _Answer, left: list[int], how: tuple[Values, bool]
) -> list[Fact]:
    """Return what is no longer protected or covered after an answer, on the squares `left` of the next move."""
    values, tells = how
    taken = [square for square in position.captured_squares(after) if square in left and square != answer.end]
    if taken and tells and exchange(position, after, values) >= NOTABLE:
        victims = ((taken[0], int(position.board[taken[0]])),)
        return [Fact(UNGUARDS, answer.move, answer.piece, answer.start, victims, ply=1)]
    end = int(target(after))
    with made(position, after):
        mate = position.in_check() and not has_legal_move(position)
    if mate and end in left and not position.captures(after):
        return [Fact(UNCOVERS, answer.move, answer.piece, answer.start, squares=(end,), ply=1)]
    return []


def drops_captured(position: Position, line: Sequence[int]) -> bool:
    """Return whether the first move of a line captures a piece that the hand lacks, and a later move drops it."""
    kinds = {int(position.tables.held[position.board[square]]) for square in position.captured_squares(line[0])} - {0}
    lacking = {kind for kind in kinds if not position.hands[int(position.side) * HAND_SLOTS + kind]}
    return any(move & DROP and int(dropped_kind(move)) in lacking for move in line[2::2])
