"""Which pieces attack a square: the checkers to highlight, and the evidence in a refusal."""

from surajang.rules.codes import BLACK, BORDER, COLOURS, KIND, LINE, SQUARES, WHITE
from surajang.rules.position import Position
from surajang.rules.rays import LAME_ATTACK


def attackers(position: Position, square: int, by: int) -> list[int]:
    """Return the squares of the pieces of side `by` that attack `square` as if an enemy king stood there."""
    tables = position.tables
    enemy = WHITE << by
    found: set[int] = set()
    for line in range(tables.lines):
        step = tables.line_step[line]
        place = square + step
        distance = 1
        while line < tables.slides and position.board[place] == 0:
            place += step
            distance += 1
        piece = position.board[place]
        reach = tables.attack[line * LINE + piece * SQUARES + place] if piece & COLOURS == enemy else 0
        lame = line >= tables.slides and reach == LAME_ATTACK
        if reach >= distance and (not lame or position.legs_free(line, square)):
            found.add(place)
        if line < tables.slides and tables.has_hoppers and piece != BORDER:
            hopper = _hopper(position, line, place, distance, enemy)
            if hopper:
                found.add(hopper)
    return sorted(found)


def captors(position: Position, square: int, by: int) -> list[int]:
    """Return the squares of the pieces of side `by` that could capture a piece on `square`: a king that only faces the
    other one, as in xiangqi, is not among them, nor a piece that spares the enemy's piece there.
    """
    tables = position.tables
    board = position.board
    found = attackers(position, square, by)
    there = board[square]
    if there & (WHITE if by else BLACK):
        found = [place for place in found if not tables.spared[board[place]] >> (there & KIND) & 1]
    king = int(position.kings[by])
    if king not in found or not tables.variant.pieces[0].faces:
        return found
    run = int(board[king]) * SQUARES + king
    steps = range(int(tables.ray_first[run]), int(tables.ray_end[run]))
    reached = any(king + int(tables.ray_step[ray]) == square for ray in steps)
    return found if reached else [place for place in found if place != king]


def checkers(position: Position) -> list[int]:
    """Return the squares of the pieces that give check to the side to move."""
    return attackers(position, position.kings[position.side], 1 - position.side)


def _hopper(position: Position, line: int, screen: int, distance: int, enemy: int) -> int:
    """Return the square of an `enemy` piece that attacks along a line over the piece on `screen`, or 0."""
    tables = position.tables
    step = tables.line_step[line]
    place = screen + step
    distance += 1
    while position.board[place] == 0:
        place += step
        distance += 1
    piece = position.board[place]
    if piece & COLOURS != enemy or tables.hop_attack[line * LINE + piece * SQUARES + place] < distance:
        return 0
    return 0 if tables.no_screen[piece] >> (position.board[screen] & KIND) & 1 else place
