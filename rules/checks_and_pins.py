"""Finds the checkers of a king, the squares that answer a check, and the pinned pieces."""

from typing import Final

from mypy_extensions import i64

from surajang.rules.codes import BORDER, COLOURS, KIND, LINE, SQUARES, WHITE
from surajang.rules.position import Position
from surajang.rules.rays import LAME_ATTACK

EVASION: Final = 63

TRY_NONE: Final = 0
TRY_HOP_LINES: Final = 1
TRY_ALL: Final = 2

_MARKS: Final = EVASION + 1


def find_checks_and_pins(position: Position) -> i64:
    """Mark checks and pins on the board, and return the number of checkers.

    Squares that answer a single check are marked with `stamp + EVASION`, squares from the king to a pinning piece with
    `stamp + line`. `to_try` is set to the moves that these marks cannot judge, which have to be made and tested:
    TRY_ALL in a check over a screen, which any move may answer, in double check where a piece steps twice, and
    always where one piece may attack a square along two lines, for it would count as two checkers;
    TRY_HOP_LINES where an enemy hopper is on a line with the king, for moves that start or end on that line, whose
    squares get `stamp` in `hop_mark`, and where a lame leap to the king is blocked, for those that start or end on the
    squares that it passes; otherwise TRY_NONE.
    """
    tables = position.tables
    position.stamp += _MARKS
    king = position.kings[position.side]
    enemy: i64 = COLOURS - (WHITE << position.side)
    checkers = _find_sliders(position, king, enemy) + _find_leapers(position, king, enemy)
    # A piece that steps twice can capture both checkers.
    position.to_try = TRY_ALL if checkers > 1 and tables.twice_kind else TRY_NONE
    if tables.irregular:
        leaps = _find_lame(position, king, enemy)
        checkers += leaps
        if tables.attacks_twice or (leaps and checkers > 1):
            position.to_try = TRY_ALL  # a checker may have counted twice; one piece can stand in the way of two checks
    if tables.has_hoppers:
        checkers += _find_hoppers(position, king, enemy)
    return checkers


def _find_sliders(position: Position, king: i64, enemy: i64) -> i64:
    """Mark the lines on which enemies give check or pin a piece, and return how many give check."""
    tables = position.tables
    board = position.board
    attack = tables.attack
    mark = position.mark
    stamp = position.stamp
    own: i64 = COLOURS - enemy
    checkers: i64 = 0
    for line in range(tables.slides):
        step = tables.line_step[line]
        place = king + step
        distance: i64 = 1
        while board[place] == 0:
            place += step
            distance += 1
        piece = board[place]
        shield: i64 = 0
        if piece & COLOURS == own:
            shield = place
            place += step
            distance += 1
            while board[place] == 0:
                place += step
                distance += 1
            piece = board[place]
        if piece & COLOURS == enemy and i64(attack[line * LINE + piece * SQUARES + place]) >= distance:
            value = stamp + line
            if shield == 0:
                checkers += 1
                value = stamp + EVASION
            while place != king:
                mark[place] = value
                place -= step
    return checkers


def _find_leapers(position: Position, king: i64, enemy: i64) -> i64:
    """Mark the squares from which enemies give check by a step or leap, and return how many there are."""
    tables = position.tables
    board = position.board
    attack = tables.attack
    mark = position.mark
    stamp = position.stamp
    checkers: i64 = 0
    for line in range(tables.slides, tables.lines):
        place = king + tables.line_step[line]
        piece = board[place]
        if piece & COLOURS == enemy and i64(attack[line * LINE + piece * SQUARES + place]) == 1:
            half = tables.half_line[line]
            if half >= 0 and i64(attack[half * LINE + piece * SQUARES + place]) >= 2:
                # It slides along this line too, so a piece in between neither blocks this check nor is pinned.
                between = king + tables.line_step[half]
                mark[between] = 0
                checkers += 1 if board[between] else 0
            else:
                checkers += 1
            mark[place] = stamp + EVASION
    return checkers


def _find_lame(position: Position, king: i64, enemy: i64) -> i64:
    """Mark the squares that lame leaps to the king pass, and return how many of them give check."""
    tables = position.tables
    board = position.board
    stamp = position.stamp
    checkers: i64 = 0
    for line in range(tables.slides, tables.lines):
        place = king + tables.line_step[line]
        piece = board[place]
        if piece & COLOURS != enemy:
            continue
        if i64(tables.attack[line * LINE + piece * SQUARES + place]) != LAME_ATTACK:
            continue
        near = king + tables.near_leg[line]
        far = king + tables.far_leg[line]
        if board[near] == 0 and board[far] == 0:
            checkers += 1
            position.mark[near] = stamp + EVASION
            position.mark[far] = stamp + EVASION
            position.mark[place] = stamp + EVASION
        else:
            position.hop_mark[near] = stamp
            position.hop_mark[far] = stamp
            if position.to_try == TRY_NONE:
                position.to_try = TRY_HOP_LINES
    return checkers


def _find_hoppers(position: Position, king: i64, enemy: i64) -> i64:
    """Mark the lines on which enemy hoppers aim at the king, and return how many give check."""
    tables = position.tables
    board = position.board
    hop_attack = tables.hop_attack
    checkers: i64 = 0
    for line in range(tables.slides):
        step = tables.line_step[line]
        place = king + step
        distance: i64 = 1
        between: i64 = 0
        screen: i64 = 0
        while board[place] != BORDER:
            piece = board[place]
            if piece:
                reach = i64(hop_attack[line * LINE + piece * SQUARES + place])
                if piece & COLOURS == enemy and reach >= distance:
                    if position.to_try == TRY_NONE:
                        position.to_try = TRY_HOP_LINES
                    back = place
                    while back != king:
                        position.hop_mark[back] = position.stamp
                        back -= step
                    excluded = tables.no_screen[piece]
                    if between == 1 and excluded >> screen & 1 == 0:
                        checkers += 1
                between += 1
                screen = piece & KIND
            place += step
            distance += 1
    if checkers:
        position.to_try = TRY_ALL
    return checkers
