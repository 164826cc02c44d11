"""Values of pieces and squares, in hundredths of a pawn: computed from how the pieces move, so that any game has an
evaluation, and replaced by tuned values if `engine/tuned/` has a file for the game.
"""

import json
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from surajang.engine.term_weights import TERM_WEIGHTS, TermWeights
from surajang.rules.betza import CAPTURE, HOP, MOVE
from surajang.rules.codes import BLACK, KIND, KING, PIECES, SQUARES, WHITE, WIDTH, file_of, rank_of
from surajang.rules.games import GAMES
from surajang.rules.piece import MAX_CHOICES
from surajang.rules.tables import Tables
from surajang.rules.variant import MAX_SIZE, Variant

GRID: Final = 2 * MAX_SIZE
OFFSETS: Final = 2 * MAX_SIZE * GRID

_FARTHEST: Final = 9
_EMPTINESS: Final = 0.66
_PER_MOVE: Final = 41.5
_MOVES_TOGETHER: Final = 1.25
"""The exponent of mobility in a piece's value: a queen is worth more than a rook and a bishop."""

_ONE_COLOUR: Final = 0.96
"""The factor of a piece's value if it never leaves squares of one colour."""

_PROMOTION_BY_RANK: Final = 0.035
"""The share of the promotion gain that counts from the start, for each rank of the zone."""

_STEPPING_ON: Final = 8.0
_FLEXIBILITY: Final = 0.1


@dataclass
class Weights:
    """The weights of the evaluation.

    `board`: by kind, the value on the board; `hand`: by kind, the value in hand. `piece_square`: by piece and square,
    the bonus for standing there (for its own side). `pressure`: by piece and offset to a king, how strongly the piece
    attacks the squares around the king; the offset is ranks apart times GRID, plus files apart, plus half of OFFSETS.
    `terms`: the weights of the general terms.
    """

    board: list[int]
    hand: list[int]
    piece_square: list[int]
    pressure: list[int]
    terms: TermWeights = TERM_WEIGHTS


@lru_cache
def weights_of(tables: Tables, tuned_too: bool = True) -> Weights:
    """Return the weights of a game: tuned if it has any and `tuned_too` is set, otherwise computed."""
    board, hand = piece_values(tables, tuned_too)
    return Weights(board, hand, _piece_square_values(tables, board), _pressures(tables))


def piece_values(tables: Tables, tuned_too: bool = True) -> tuple[list[int], list[int]]:
    """Return the values on the board and in hand by kind, which are fast to compute."""
    variant = tables.variant
    board = _board_values(tables)
    tuned = _tuned(variant) if tuned_too else {}
    for symbol, value in tuned.get("board", {}).items():
        board[variant.kinds[symbol]] = value
    hand = _hand_values(tables, board)
    for symbol, value in tuned.get("hand", {}).items():
        hand[variant.kinds[symbol]] = value
    return board, hand


def _tuned(variant: Variant) -> dict[str, Any]:
    """Return the tuned values of a game, empty if it has none or is another game of the same name."""
    if GAMES.get(variant.name) != variant:
        return {}
    source = files("surajang.engine.tuned").joinpath(f"{variant.name}.json")
    return json.loads(source.read_text("utf-8")) if source.is_file() else {}


def network_file(variant: Variant) -> bytes | None:
    """Return the network file of a game, None if it has none; related games may share one."""
    if GAMES.get(variant.name) != variant:
        return None
    name = _tuned(variant).get("network", variant.name)
    source = files("surajang.engine.tuned").joinpath(f"{name}.net")
    return source.read_bytes() if source.is_file() else None


def _mobility(tables: Tables, code: int, square: int) -> float:
    """Return the expected number of moves of a piece on a square of a board with two thirds of its squares empty."""
    run = code * SQUARES + square
    moves = 0.0
    for ray in range(tables.ray_first[run], tables.ray_end[run]):
        mode = tables.ray_mode[ray]
        if mode & HOP:
            moves += 0.5
            continue
        worth = (0.5 if mode & MOVE else 0.0) + (0.5 if mode & CAPTURE else 0.0)
        to = square + tables.ray_step[ray]
        distance = 1
        while distance <= tables.ray_limit[ray] and tables.on_board(to):
            moves += worth
            worth *= _EMPTINESS
            to += tables.ray_step[ray]
            distance += 1
    if tables.twice[code]:
        moves += _STEPPING_ON
    return moves


def average_mobility(tables: Tables, code: int) -> float:
    """Return a piece's mean mobility over the squares from which it can move."""
    counts = [count for square in tables.squares if (count := _mobility(tables, code, square)) > 0]
    return sum(counts) / max(len(counts), 1)


def _board_values(tables: Tables) -> list[int]:
    """Return the value on the board by kind: by mobility, and part of the gain by promotion."""
    plain = [0.0] * (KIND + 1)
    for kind in range(KING + 1, tables.kinds + 1):
        plain[kind] = _PER_MOVE * average_mobility(tables, kind | WHITE) ** _MOVES_TOGETHER
        if keeps_colour(tables, kind | WHITE):
            plain[kind] *= _ONE_COLOUR
    values = [0] * (KIND + 1)
    for kind in range(KING + 1, tables.kinds + 1):
        code = kind | WHITE
        gain = max([plain[promoted] - plain[kind] for promoted in promoted_kinds(tables, code)], default=0.0)
        ranks = {rank_of(square) for square in tables.squares if tables.promotion[code * SQUARES + square]}
        values[kind] = round(plain[kind] + _PROMOTION_BY_RANK * min(len(ranks), 4) * max(gain, 0.0))
    return values


def keeps_colour(tables: Tables, code: int) -> bool:
    """Return whether a piece never leaves the squares of one colour."""
    for square in tables.squares:
        run = code * SQUARES + square
        for ray in range(tables.ray_first[run], tables.ray_end[run]):
            to = square + tables.ray_step[ray]
            if (file_of(to) + rank_of(to) - file_of(square) - rank_of(square)) % 2:
                return False
    return True


def _hand_values(tables: Tables, board: list[int]) -> list[int]:
    """Return the value in hand by kind: more than on the board, less if it may be dropped on few squares."""
    values = [0] * (KIND + 1)
    for kind in tables.hand_kinds:
        open_squares = sum(int(tables.drop[(kind | WHITE) * SQUARES + square]) for square in tables.squares)
        openness = open_squares / len(tables.squares)
        values[kind] = round(board[kind] * (0.75 + (0.25 + _FLEXIBILITY) * openness))
    return values


def _piece_square_values(tables: Tables, board: list[int]) -> list[int]:
    """Return the piece-square values: mobility, nearness of promotion, a king's safety."""
    values = [0] * (PIECES * SQUARES)
    for colour in (WHITE, BLACK):
        for kind in range(KING, tables.kinds + 1):
            code = kind | colour
            average = average_mobility(tables, code)
            for square in tables.squares:
                rank = rank_of(square)
                advance = tables.ranks - 1 - rank if colour == BLACK else rank
                if kind == KING:
                    middle = abs(2 * file_of(square) - tables.variant.files + 1) // 2
                    values[code * SQUARES + square] = -14 * advance - (8 if middle == 0 else 0)
                else:
                    value = 5 * (_mobility(tables, code, square) - average)
                    value += _promotion_share(tables, code, square) * _promotion_gain(tables, code, board)
                    values[code * SQUARES + square] = round(value)
    return values


def _promotion_gain(tables: Tables, code: int, board: list[int]) -> int:
    """Return the gain in value by promotion."""
    return max(0, *[board[promoted] - board[code & KIND] for promoted in promoted_kinds(tables, code)], 0)


def promoted_kinds(tables: Tables, code: int) -> list[int]:
    """Return the kinds that a piece may become."""
    return [int(tables.choice[code * MAX_CHOICES + n] & KIND) for n in range(tables.choices[code])]


def _promotion_share(tables: Tables, code: int, square: int) -> float:
    """Return the share of the promotion gain that counts already, by the number of forward steps to the zone."""
    forward = -WIDTH if code & BLACK else WIDTH
    shares = (0.25, 0.25, 0.12, 0.05)
    for share in shares:
        if not tables.on_board(square):
            return 0.0
        if tables.promotion[code * SQUARES + square]:
            return share
        square += forward
    return 0.0


def _pressures(tables: Tables) -> list[int]:
    """Return how strongly a piece attacks the squares around a king on an open board, by piece and offset."""
    pressures = [0] * (PIECES * OFFSETS)
    middle = tables.squares[len(tables.squares) // 2]
    for colour in (WHITE, BLACK):
        for kind in range(KING + 1, tables.kinds + 1):
            code = kind | colour
            attacks = _attacks_around(tables, code, middle)
            for ranks in range(1 - MAX_SIZE, MAX_SIZE):
                for files_apart in range(1 - MAX_SIZE, MAX_SIZE):
                    # The piece stands (files_apart, ranks) from the king: the king's squares seen from the piece.
                    units = 0.0
                    for x in (-1, 0, 1):
                        for y in (-1, 0, 1):
                            units += attacks.get((x - files_apart, y - ranks), 0.0)
                    near = max(abs(files_apart), abs(ranks))
                    if near <= 3:
                        units += 0.5 if near == 3 else 1.0
                    pressures[code * OFFSETS + ranks * GRID + files_apart + OFFSETS // 2] = round(4 * units)
    return pressures


def _attacks_around(tables: Tables, code: int, square: int) -> dict[tuple[int, int], float]:
    """Return how strongly a piece attacks on an infinite board, by (files, ranks) from its square."""
    attacks: dict[tuple[int, int], float] = {}
    run = code * SQUARES + square
    for ray in range(tables.ray_first[run], tables.ray_end[run]):
        if not tables.ray_mode[ray] & CAPTURE:
            continue
        step = tables.ray_step[ray]
        x = (step + WIDTH // 2) % WIDTH - WIDTH // 2
        y = (step - x) // WIDTH
        strength = 0.5 if tables.ray_mode[ray] & HOP else 1.0
        for distance in range(1, min(tables.ray_limit[ray], _FARTHEST) + 1):
            spot = (x * distance, y * distance)
            attacks[spot] = max(attacks.get(spot, 0.0), strength)
            strength *= 0.85
    return attacks
