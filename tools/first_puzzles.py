"""Mine first puzzles: mates in one and captures of pieces that nothing guards, for somebody who has just learnt a game.

    python -P tools/first_puzzles.py --variant mansindam --games 200 --work mined

Plays the games with the given numbers between weak levels, and adds a line for each to `mined/VARIANT.first.jsonl`: its
id and at most two mates and two captures, each by another piece. Games already in the file are not played again; each
game depends only on its variant, the seed and its number. `tools/gather_puzzles.py` chooses among them and puts them
into `assets/puzzles/`.

A position is a first puzzle if it looks like a game: at least MIN_ON_BOARD pieces on the board, MIN_PER_SIDE of
each side, no check, and at most MAX_IN_HAND kinds of pieces to drop. A mate is the only move that wins at once, and
leaves the defender no legal move. A capture takes a piece worth MIN_PRIZE or more and cannot be captured back; by a
search as long as that which proves all puzzles it leads to OPEN or more, and every other move to MARGIN less and to
DECISIVE at most (`puzzle_finder`).
"""

import argparse
import gc
import random
import sys
from pathlib import Path

TOOLS = Path(__file__).resolve().parent
sys.path[:0] = [str(TOOLS), *([] if sys.flags.safe_path else [str(TOOLS.parent)])]

import cluster  # noqa: E402
from mine_puzzles import Job, finder_of, mine, played_game  # noqa: E402
from puzzle_finder import (  # noqa: E402
    DECISIVE,
    FIND_NODES,
    MARGIN,
    OPEN,
    PROBE_NODES,
    PROOF_FACTOR,
    Finder,
    Found,
    Look,
    record,
)

from surajang.engine.values import MATE_BOUND  # noqa: E402
from surajang.rules import betza  # noqa: E402
from surajang.rules.codes import KIND, file_of, rank_of  # noqa: E402
from surajang.rules.game import Game  # noqa: E402
from surajang.rules.games import GAMES, game_named  # noqa: E402
from surajang.rules.movegen import has_legal_move, legal_moves  # noqa: E402
from surajang.rules.moves import DROP, PROMOTION, dropped_kind, origin, target  # noqa: E402
from surajang.rules.piece import Piece  # noqa: E402
from surajang.rules.position import HAND_SLOTS, Position  # noqa: E402

LEVELS = (-20, -3)
"""The weakest and the strongest level that play: those below shuffle, those above leave nothing unguarded."""
FIRST_PLY = 14
MIN_ON_BOARD, MIN_PER_SIDE = 20, 8
MIN_MOVES = 20
MAX_IN_HAND = 3
"""The most kinds of pieces in the solver's hand: each may be dropped on dozens of squares."""
MIN_PRIZE = 200
"""The least value of what a capture takes, in hundredths of a pawn: a piece, and no pawn."""
OF_A_KIND = 2
"""The most mates, and the most captures, that a game gives."""
TRIES = 6
"""The most captures of a game that are searched."""
APART = 10
LOWEST, HIGHEST = 100, 290
"""The bounds of the rating of a first puzzle, below all that the levels measure."""


def full_enough(position: Position) -> bool:
    """Return whether as much stands on the board as in the middle of a game, and there is a choice."""
    counts = [int(count) for count in position.piece_count]
    hand = sum(position.hands[position.side * HAND_SLOTS + kind] > 0 for kind in position.tables.hand_kinds)
    full = sum(counts) >= MIN_ON_BOARD and min(counts) >= MIN_PER_SIDE
    return full and hand <= MAX_IN_HAND and not position.in_check()


def moved_piece(position: Position, move: int) -> Piece:
    """Return the piece that a move moves or drops."""
    code = dropped_kind(move) if move & DROP else int(position.board[origin(move)])
    return position.tables.piece_of(int(code) & KIND)


def only_mate(position: Position, moves: list[int]) -> int:
    """Return the only one of the legal moves that wins at once, if that is checkmate, else 0."""
    found = 0
    for move in moves:
        position.make(move)
        ends = position.arrived() or not has_legal_move(position)
        mates = ends and not position.arrived() and position.in_check()
        position.unmake()
        if ends and (found or not mates):
            return 0
        if mates:
            found = move
    return found


def unguarded(position: Position, moves: list[int], finder: Finder) -> list[int]:
    """Return the captures of one piece that cannot be captured back."""
    found = []
    for move in moves:
        squares = [] if move & DROP else position.captured_squares(move)
        if len(squares) != 1 or squares[0] != target(move):
            continue
        if int(finder.evaluator.board_value[position.board[squares[0]]]) < MIN_PRIZE:
            continue
        position.make(move)
        if not any(target(move) in position.captured_squares(reply) for reply in legal_moves(position)):
            found.append(move)
        position.unmake()
    return found


def clear(look: Look) -> bool:
    """Return whether the best move is by far the best, and the game is neither lost with it nor won without it."""
    return OPEN <= look.best < MATE_BOUND and look.second <= DECISIVE and look.margin >= MARGIN


def clear_win(position: Position, move: int, finder: Finder) -> Found | None:
    """Return the puzzle of a capture, if longer and longer searches find no other move nearly as good."""
    look = None
    for nodes in (PROBE_NODES, FIND_NODES, FIND_NODES * PROOF_FACTOR):
        look = finder.look(position, nodes)
        if look is None or look.line[0] != move or not clear(look):
            return None
    if look is None or finder.mates_otherwise(position, move):
        return None
    return Found("win", [move], look.best, look.second)


def rating(position: Position, move: int, moves: list[int]) -> int:
    """Return how hard a first puzzle is: the more there is to look at, and the farther the move, the harder."""
    piece = moved_piece(position, move)
    odd = piece.twice or any(ray.mode & betza.HOP for ray in betza.parse(piece.moves))
    hard = len(moves) / 4 + 30 * odd + 20 * bool(move & PROMOTION)
    if position.captures(move):
        others = sum(position.captures(other) for other in moves) - 1
        start, end = int(origin(move)), int(target(move))
        far = max(abs(file_of(end) - file_of(start)), abs(rank_of(end) - rank_of(start)))
        hard += 8 * others + 5 * far
    else:
        checks = 0
        for other in moves:
            position.make(other)
            checks += position.in_check()
            position.unmake()
        hard += 40 + 30 * bool(move & DROP) + 5 * (checks - 1)
    return min(HIGHEST, 10 * round((LOWEST + hard / 2) / 10))


def puzzles_of(game: Game, finder: Finder, chance: random.Random) -> list[dict[str, object]]:
    """Return the first puzzles of a game: at most two mates and two captures, apart and by different pieces."""
    mates: list[tuple[int, int, list[int]]] = []
    captures: list[tuple[int, int, list[int]]] = []
    nodes = game.line()
    for node in nodes[FIRST_PLY:]:
        game.go_to(node)
        position = game.position
        if game.outcome.over or not full_enough(position):
            continue
        moves = legal_moves(position)
        if len(moves) < MIN_MOVES:
            continue
        mate = only_mate(position, moves)
        if mate:
            mates.append((node.ply, mate, moves))
        elif len(free := unguarded(position, moves, finder)) == 1:
            captures.append((node.ply, free[0], moves))
    found: list[dict[str, object]] = []
    plies: list[int] = []
    for candidates, tries in ((mates, len(mates)), (captures, TRIES)):
        chance.shuffle(candidates)
        pieces: set[str] = set()
        for ply, move, moves in candidates[:tries]:
            game.go_to(nodes[ply])
            position = game.position
            piece = moved_piece(position, move).symbol + "@" * bool(move & DROP)
            if len(pieces) == OF_A_KIND or piece in pieces or any(abs(ply - other) < APART for other in plies):
                continue
            puzzle = finder.mate(position, 1) if candidates is mates else clear_win(position, move, finder)
            if puzzle is None or puzzle.line != [move]:
                continue
            pieces.add(piece)
            plies.append(ply)
            found.append({**record(position, puzzle), "piece": piece, "rating": rating(position, move, moves)})
    return found


def mined_game(job: Job) -> dict[str, object]:
    """Play a game; return its line in the file."""
    name, seed, number = job
    gc.collect()  # the searches of the game before, see engine.player.Player._forget
    chance = random.Random(f"first {name} {seed} {number}")
    finder = finder_of(name)
    finder.start_game()
    puzzles = puzzles_of(played_game(game_named(name), number, chance, LEVELS), finder, chance)
    return {"game": f"{seed}-{number}", "puzzles": puzzles}


def main() -> int:
    """Read the command line and mine."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--variant", action="append", choices=list(GAMES), help="a rule set (default: all)")
    parser.add_argument("--games", type=int, default=200, help="games of each variant")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--seed", type=int, default=2, help="another one than that of the other puzzles")
    parser.add_argument("--seconds", type=float, default=0.0, help="stop each variant after this time (0: never)")
    parser.add_argument("--work", type=Path, required=True, help="folder for the mined puzzles")
    cluster.add_options(parser)
    arguments = parser.parse_args()
    arguments.work.mkdir(parents=True, exist_ok=True)
    for name in arguments.variant or GAMES:
        jobs = [(name, arguments.seed, arguments.first + number) for number in range(arguments.games)]
        file = arguments.work / f"{name}.first.jsonl"
        mine(mined_game, jobs, file, arguments.seconds, arguments.at_once, arguments.cluster)
    return 0


if __name__ == "__main__":
    sys.exit(main())
