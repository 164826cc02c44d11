"""Tables for the evaluation of any game (general_terms.py), worked out once from how the pieces move."""

import math

from mypy_extensions import u8

from surajang.engine.weights import promoted_kinds
from surajang.rules.betza import CAPTURE, HOP
from surajang.rules.codes import BLACK, KIND, KING, PIECES, SQUARES, WHITE, WIDTH, file_of, rank_of
from surajang.rules.tables import MAY_TO, MUST_TO, Tables


def needs_mate(tables: Tables) -> bool:
    """Return whether only checkmate wins, with what is left on the board: nothing is held in hand."""
    end = tables.variant.end
    return not (tables.arrival.wins or end.stalemate_loses or any(tables.held) or len(tables.hand_kinds))


def mates_alone(tables: Tables, code: int) -> bool:
    """Return whether a piece and its king can mate a bare king where that has the fewest moves, as in a corner."""
    squares = [int(square) for square in tables.squares]
    king = {square: _attacked(tables, KING | WHITE, square) for square in squares}
    piece = {square: _attacked(tables, code, square) for square in squares}
    fewest = min(map(len, king.values()))
    for corner in squares:
        if len(king[corner]) == fewest:
            helpers = [king[square] for square in squares if square != corner and corner not in king[square]]
            for square in squares:
                if corner in piece[square]:
                    left = king[corner] - piece[square]
                    if any(left <= helper for helper in helpers):
                        return True
    return False


def _attacked(tables: Tables, code: int, square: int) -> set[int]:
    """Return the squares that a piece attacks on an empty board."""
    found = set()
    run = code * SQUARES + square
    for ray in range(tables.ray_first[run], tables.ray_end[run]):
        if tables.ray_mode[ray] & CAPTURE and not tables.ray_mode[ray] & HOP:
            to = square
            for _ in range(tables.ray_limit[ray]):
                to += int(tables.ray_step[ray])
                if not tables.on_board(to):
                    break
                found.add(to)
    return found


def is_pawn(tables: Tables, code: int, board: list[int]) -> bool:
    """Return whether a piece is a pawn: it promotes, captures forward only and does not slide."""
    forward = -1 if code & BLACK else 1
    if not KING < code & KIND <= tables.kinds or not tables.choices[code] or _promotion_gain(tables, code, board) < 100:
        return False
    for square in tables.squares:
        run = code * SQUARES + square
        for ray in range(tables.ray_first[run], tables.ray_end[run]):
            captures = tables.ray_mode[ray] & CAPTURE
            if tables.ray_limit[ray] > 2 or (captures and forward * tables.ray_step[ray] < WIDTH // 2):
                return False
    return True


def _promotion_gain(tables: Tables, code: int, board: list[int]) -> int:
    """Return the most that a piece gains by promotion."""
    return max([board[kind] - board[code & KIND] for kind in promoted_kinds(tables, code)], default=0)


def gain_in_eighths(tables: Tables, code: int, board: list[int]) -> int:
    """Return how much a pawn gains by promotion, 8 for a queen or more; less where it may be dropped again."""
    gain = min(8, max(1, _promotion_gain(tables, code, board) // 100))
    return gain // 4 if any(tables.held) else gain


def mobility_score(count: float) -> int:
    """Return the score for a number of squares: every further one adds less."""
    return round(16 * math.sqrt(count))


def steps_to_promotion(tables: Tables, pawn: list[int]) -> list[int]:
    """Return how many steps a pawn has to go to promote, by piece and square."""
    steps = [0] * (PIECES * SQUARES)
    for code in range(PIECES):
        for square in tables.squares if pawn[code] else ():
            to, count = square, 0
            while count == 0 or (
                tables.on_board(to) and not tables.promotion[code * SQUARES + to] & (MAY_TO | MUST_TO)
            ):
                to += -WIDTH if code & BLACK else WIDTH
                count += 1
            steps[code * SQUARES + square] = count
    return steps


def goal_rewards(tables: Tables) -> list[int]:
    """Return the reward of a king by side and square, where kings win by arriving: it doubles every few steps."""
    rewards = [0] * (2 * SQUARES)
    for side in range(2):
        goals = [square for square in tables.squares if tables.arrival.goal[side * SQUARES + square]]
        if tables.arrival.arrives[KING | (WHITE << side)]:
            for square in tables.squares if goals else ():
                files = [abs(file_of(square) - file_of(goal)) for goal in goals]
                ranks = [abs(rank_of(square) - rank_of(goal)) for goal in goals]
                rewards[side * SQUARES + square] = round(400 * 0.62 ** min(map(max, files, ranks)))
    return rewards


def ring(tables: Tables) -> list[u8]:
    """Return 1 for the squares beside a king and its own, by the king's square and the square."""
    beside = [u8(0)] * (SQUARES * SQUARES)
    for king in tables.squares:
        for square in tables.squares:
            if max(abs(file_of(king) - file_of(square)), abs(rank_of(king) - rank_of(square))) < 2:
                beside[king * SQUARES + square] = u8(1)
    return beside


def file_numbers(tables: Tables) -> list[int]:
    """Return the number of its file by square, from 1 on, 0 off the board."""
    return [file_of(square) + 1 if tables.on_board(square) else 0 for square in range(SQUARES)]


def rank_numbers(tables: Tables) -> list[int]:
    """Return the number of its rank by square, from 0 on, 0 off the board."""
    return [rank_of(square) if tables.on_board(square) else 0 for square in range(SQUARES)]


def from_centre(tables: Tables) -> list[int]:
    """Return how far a square is from the centre of the board, in half steps."""
    files, ranks = tables.variant.files - 1, tables.ranks - 1
    return [abs(2 * file_of(square) - files) + abs(2 * rank_of(square) - ranks) for square in range(SQUARES)]


def central_files(tables: Tables) -> list[int]:
    """Return how central the file of a square is: 0 on the outer files to 4 on the middle ones."""
    files = tables.variant.files - 1
    return [min(file_of(square), files - file_of(square)) * 4 // max(1, files // 2) for square in range(SQUARES)]
