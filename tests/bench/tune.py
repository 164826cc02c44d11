"""Make the weights of a game's evaluation from positions of games that the engine plays against itself.

    python tests/bench/tune.py play mansindam --games 20000 --depth 1 > games.txt
    python tests/bench/tune.py label mansindam games.txt --teacher "ENGINE" --count 900000 > positions.txt
    python tests/bench/tune.py values mansindam positions.txt > engine/tuned/mansindam.json
    python tests/bench/tune.py network mansindam positions.txt > engine/tuned/mansindam.net

A line of positions is `FEN|score` with the score in hundredths of a pawn for White. `play` gives the scores of its own
search; `label` strays from such positions by a few moves and asks a teacher, a UCI engine that knows `eval`, what it
says of them at sight. `values` fits what pieces are worth on the board and in hand, `network` trains what is left.
The last two need numpy and scipy.

The games that Fairy-Stockfish knows (`python -m rules export GAME`) have it as their teacher; Palace Shogi learns from
the engine's own search, `play --depth 3`. The other rule sets of Pandemonium share what the first has learned.
"""

import argparse
import json
import random
import re
import shlex
import subprocess
import sys
import threading
import zlib
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).resolve().parents[2]))

from engine.evaluate import Evaluator
from engine.network import BOARD, HAND_CAP, ROW_OF_SQUARES
from engine.path import GOES_ON
from engine.path import Path as History
from engine.search import Limits, Report, Search
from engine.strength import FULL
from engine.table import Table
from engine.values import MATE_BOUND
from engine.weights import weights_of
from rules import fen, movegen
from rules.games import game_named
from rules.moves import DROP
from rules.position import HAND_SLOTS, LIST, Position
from rules.tables import KING, file_of, rank_of, tables_of
from rules.variant import Variant

SCALE = 600.0
"""The score in hundredths of a pawn at which a side is e to 1 the favourite."""
LONGEST = 200
DECIDED = 2500
BATCH = 400
PIECES = 64
HIDDEN = 32
UNIT = 128
OUTPUT = 300.0


def play(variant: Variant, games: int, depth: int, seed: int) -> None:
    """Print the positions of games that begin and now and then go on with random moves."""
    chance = random.Random(seed)
    table = Table(8)
    search = None
    for _ in range(games):
        position = fen.read(variant, "startpos")
        history = History(variant.repetition)
        history.push(position.key, False)
        search = search or Search(position, history, table)
        search.stand_at(position, history)
        table.clear()
        search.ordering.clear()
        opening = chance.randrange(1, 14)
        for ply in range(LONGEST):
            reports: list[Report] = []
            if position.setup or (ply < opening and chance.random() < 0.7) or chance.random() < 0.08:
                moves = movegen.legal_moves(position)
                move = chance.choice(moves) if moves else 0
            else:
                line = search.think(Limits(depth=depth, nodes=6000), 1, FULL, reports.append)
                move = line[0] if line else 0
            if not move or (reports and abs(reports[-1].score) >= MATE_BOUND):
                break
            if reports:
                print(f"{fen.write(position)}|{_for_white(position, reports[-1].score)}")
            position.make(move)
            history.push(position.key, position.in_check())
            if history.verdict(False) != GOES_ON or (reports and abs(reports[-1].score) > DECIDED):
                break


def _for_white(position: Position, score: int) -> int:
    """Return a score for the side to move as White sees it."""
    return -score if position.side else score


def label(variant: Variant, files: list[Path], teacher: str, options: list[str], count: int, seed: int) -> None:
    """Print positions a few moves from those in the files, and what the teacher says of each."""
    chance = random.Random(seed)
    bases = [line.split("|")[0] for file in files for line in file.read_text("utf-8").splitlines()]
    engine = subprocess.Popen(shlex.split(teacher), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert engine.stdin
    assert engine.stdout
    for option in [*options, f"UCI_Variant={variant.name}"]:
        name, _, value = option.partition("=")
        engine.stdin.write(f"setoption name {name} value {value}\n")
    while count > 0:
        texts: list[str] = []
        while len(texts) < BATCH:
            position = fen.read(variant, chance.choice(bases))
            _stray(position, chance)
            if not position.in_check() and movegen.legal_moves(position):
                texts.append(fen.write(position))
        asked = "".join(f"position fen {text}\neval\n" for text in texts) + "isready\n"
        # Written by another thread: both pipes may be full at once.
        writer = threading.Thread(target=_tell, args=(engine.stdin, asked))
        writer.start()
        answers: list[str] = []
        for line in engine.stdout:
            if re.match("(Final|Total) evaluation", line):
                answers.append((re.findall(r"[-+]?\d+\.\d+", line) or [""])[0])
            if line.startswith("readyok"):
                break
        writer.join()
        for text, answer in zip(texts, answers, strict=True):
            if answer:
                print(f"{text}|{round(max(-300.0, min(300.0, float(answer))) * 100)}")
                count -= 1
    engine.kill()


def _tell(stream: Any, text: str) -> None:
    """Write to an engine."""
    stream.write(text)
    stream.flush()


def _stray(position: Position, chance: random.Random) -> None:
    """Make up to three random moves, captures more often than chance has it."""
    for _ in range(chance.choice((0, 0, 1, 2, 3))):
        moves = movegen.legal_moves(position)
        if not moves:
            return
        captures = [move for move in moves if not move & DROP and position.board[move & 255]]
        position.make(chance.choice(captures if captures and chance.random() < 0.25 else moves))


class Positions:
    """Positions as arrays: `pieces` and `squares` (rank * 10 + file) by position and place, 0 where there is none;
    `hands` by position, side and held kind; `side` to move; `score` and material with places, `sums`, for White."""

    def __init__(self, variant: Variant, files: list[Path]) -> None:
        import numpy as np

        tables = tables_of(variant)
        evaluator = Evaluator(tables)
        held = [int(kind) for kind in tables.hand_kinds]
        lines = {line.split("|")[0]: line for file in files for line in file.read_text("utf-8").splitlines()}
        self.count = len(lines)
        self.pieces = np.zeros((self.count, PIECES), np.uint8)
        self.squares = np.zeros((self.count, PIECES), np.uint8)
        self.hands = np.zeros((self.count, 2, len(held)), np.uint8)
        self.side = np.zeros(self.count, bool)
        self.score = np.zeros(self.count, np.float32)
        self.sums = np.zeros(self.count, np.float32)
        for n, (text, line) in enumerate(lines.items()):
            position = fen.read(variant, text)
            evaluator.start(position)
            place = 0
            for side in (0, 1):
                for index in range(side * LIST, side * LIST + int(position.piece_count[side])):
                    square = int(position.piece_squares[index])
                    self.pieces[n, place] = int(position.board[square])
                    self.squares[n, place] = rank_of(square) * ROW_OF_SQUARES + file_of(square)
                    place += 1
                self.hands[n, side] = [int(position.hands[side * HAND_SLOTS + kind]) for kind in held]
            self.side[n] = bool(position.side)
            self.score[n] = float(line.split("|")[1])
            self.sums[n] = int(evaluator.sums[0])


def values(variant: Variant, files: list[Path]) -> None:
    """Print what pieces are worth on the board and in hand as JSON, fitted by logistic regression (Newton's method)."""
    import numpy as np

    tables = tables_of(variant)
    positions = Positions(variant, files)
    kinds = range(KING + 1, tables.kinds + 1)
    held = [int(kind) for kind in tables.hand_kinds]
    counts = [(positions.pieces == kind | 32).sum(1) - (positions.pieces == kind | 64).sum(1) for kind in kinds]
    hands = positions.hands.astype(float)
    rows = np.column_stack([*counts, hands[:, 0] - hands[:, 1], np.where(positions.side, -1, 1)]).astype(float)
    target = 1 / (1 + np.exp(-positions.score / SCALE))
    start = weights_of(tables, tuned_too=False)
    found = np.array([*(start.board[kind] for kind in kinds), *(start.hand[kind] for kind in held), 0], dtype=float)
    doubt = np.diag(1 / (0.5 * np.abs(found) + 20) ** 2)
    first = found.copy()
    for _ in range(20):
        chance = 1 / (1 + np.exp(-rows @ found / SCALE))
        slope = rows * (chance * (1 - chance) / SCALE)[:, None]
        found -= np.linalg.solve(slope.T @ slope + doubt, slope.T @ (chance - target) + doubt @ (found - first))
    symbols = [piece.symbol for piece in variant.pieces]
    tuned = {
        "made by": f"tune.py values {variant.name}",
        "board": {symbols[kind - 1]: max(10, round(value)) for kind, value in zip(kinds, found, strict=False)},
        "hand": {
            symbols[kind - 1]: max(10, round(value)) for kind, value in zip(held, found[len(kinds) :], strict=False)
        },
    }
    print(json.dumps(tuned, indent=1))


def network(variant: Variant, files: list[Path], epochs: int, decay: float, held_out: Path | None) -> None:
    """Write a network that says what material and places leave unsaid, trained by Adam, to the standard output."""
    import numpy as np
    from scipy import sparse

    tables = tables_of(variant)
    positions = Positions(variant, [*files, *([held_out] if held_out else [])])
    tested = len(Positions(variant, [held_out]).side) if held_out else positions.count // 20
    inputs = 2 * tables.kinds * BOARD + 2 * len(tables.hand_kinds) * HAND_CAP
    views = [_inputs(positions, tables.kinds, variant.ranks, view) for view in (0, 1)]
    sign = np.where(positions.side, -1, 1).astype(np.float32)
    base = positions.sums * sign
    target = 1 / (1 + np.exp(-positions.score * sign / SCALE))
    swapped = positions.side[:, None]
    seen = (np.where(swapped, views[1], views[0]), np.where(swapped, views[0], views[1]))
    chance = np.random.default_rng(1)
    order = np.arange(positions.count)
    if not held_out:
        # Neighbours come from one game: whole stretches are held out.
        stretches = np.array_split(order, max(positions.count // 500, 20))
        order = np.concatenate([stretches[n] for n in chance.permutation(len(stretches))])
    train, test = order[:-tested], order[-tested:]

    hidden = (chance.standard_normal((inputs, HIDDEN)) * 0.05).astype(np.float32)
    bias = np.full(HIDDEN, 0.2, np.float32)
    output = (chance.standard_normal(2 * HIDDEN) * 0.1).astype(np.float32)
    output_bias = np.zeros(1, np.float32)
    parameters = (hidden, bias, output, output_bias)
    memory = [(np.zeros_like(each), np.zeros_like(each)) for each in parameters]

    def layers(chosen: Any) -> Any:
        found = []
        for rows in (seen[0][chosen], seen[1][chosen]):
            used = rows < inputs
            pointer = np.concatenate([[0], np.cumsum(used.sum(1))]).astype(np.int32)
            ones = np.ones(int(used.sum()), np.float32)
            matrix = sparse.csr_matrix((ones, rows[used], pointer), shape=(len(rows), inputs))
            raw = matrix @ hidden + bias
            found.append((matrix, raw, np.clip(raw, 0, 1)))
        both = np.concatenate([found[0][2] ** 2, found[1][2] ** 2], axis=1)
        chances = 1 / (1 + np.exp(-(base[chosen] + OUTPUT * (both @ output + output_bias)) / SCALE))
        return found, both, chances

    batch = min(2048, max(64, len(train) // 50))
    steps = epochs * (len(train) // batch + 1)
    step = 0
    for epoch in range(epochs):
        shuffled = chance.permutation(train)
        for first in range(0, len(shuffled), batch):
            chosen = shuffled[first : first + batch]
            step += 1
            found, both, chances = layers(chosen)
            error = (chances - target[chosen]) * chances * (1 - chances) * (2 * 100 * OUTPUT / SCALE / len(chosen))
            halves = []
            for half, (_, raw, clipped) in enumerate(found):
                weights = output[half * HIDDEN : (half + 1) * HIDDEN]
                halves.append(np.where((raw > 0) & (raw < 1), 2 * clipped * error[:, None] * weights, 0))
            gradients = (
                sum(matrix.T @ half.astype(np.float32) for (matrix, _, _), half in zip(found, halves, strict=True)),
                halves[0].sum(0) + halves[1].sum(0),
                error @ both,
                error.sum(keepdims=True),
            )
            pace = 0.002 * (1 + np.cos(np.pi * step / steps)) * min(1, step / 100) + 1e-5
            for parameter, gradient, (mean, square) in zip(parameters, gradients, memory, strict=True):
                mean += 0.1 * (gradient - mean)
                square += 0.005 * (gradient**2 - square)
                parameter -= pace * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.995**step)) + 1e-8)
            hidden *= 1 - pace * decay
            np.clip(hidden, -1.98, 1.98, out=hidden)
        losses = [(layers(part)[2] - target[part]) ** 2 for part in np.array_split(test, len(test) // 8192 + 1)]
        print(f"epoch {epoch + 1}: loss {np.concatenate(losses).mean():.5f} on positions held out", file=sys.stderr)
    numbers = [
        np.round(hidden * UNIT).ravel(),
        np.round(bias * UNIT),
        np.clip(np.round(output * 16 * OUTPUT), -32000, 32000),
        np.round(output_bias * OUTPUT),
    ]
    header = {"hidden": HIDDEN, "made by": f"tune.py network {variant.name} --epochs {epochs} --decay {decay:g}"}
    sys.stdout.buffer.write(json.dumps(header).encode() + b"\n")
    sys.stdout.buffer.write(zlib.compress(np.concatenate(numbers).astype("<i2").tobytes(), 9))


def _inputs(positions: Positions, kinds: int, ranks: int, view: int) -> Any:
    """Return by position the inputs of the network that are on for the side `view`, and a number too high for none."""
    import numpy as np

    pieces = positions.pieces.astype(np.int32)
    places = int((pieces > 0).sum(1).max())
    pieces, squares = pieces[:, :places], positions.squares[:, :places].astype(np.int32)
    held = positions.hands.shape[2]
    none = 2 * kinds * BOARD + 2 * held * HAND_CAP
    rank, file = squares // ROW_OF_SQUARES, squares % ROW_OF_SQUARES
    seen = (ranks - 1 - rank if view else rank) * ROW_OF_SQUARES + file
    board = np.where(pieces > 0, ((pieces % 32 - 1) * 2 + (pieces // 64 ^ view)) * BOARD + seen, none)
    hands = []
    for side in (0, 1):
        for kind in range(held):
            for count in range(HAND_CAP):
                row = 2 * kinds * BOARD + ((side ^ view) * held + kind) * HAND_CAP + count
                hands.append(np.where(positions.hands[:, side, kind] > count, row, none))
    return np.column_stack([board, *hands]).astype(np.int32)


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("play", "label", "values", "network"):
        command = commands.add_parser(name)
        command.add_argument("variant")
        if name != "play":
            command.add_argument("files", type=Path, nargs="+")
        if name in ("play", "label"):
            command.add_argument("--seed", type=int, default=1)
        if name == "play":
            command.add_argument("--games", type=int, default=1000)
            command.add_argument("--depth", type=int, default=1)
        if name == "label":
            command.add_argument("--teacher", required=True, help="command of a UCI engine")
            command.add_argument("--teacher-option", action="append", default=[], metavar="NAME=VALUE")
            command.add_argument("--count", type=int, default=100000)
        if name == "network":
            command.add_argument("--epochs", type=int, default=6)
            command.add_argument("--decay", type=float, default=0.3)
            command.add_argument("--held-out", type=Path, help="positions to measure by, instead of every 20th")
    asked = parser.parse_args()
    variant = game_named(asked.variant)
    if asked.command == "play":
        play(variant, asked.games, asked.depth, asked.seed)
    elif asked.command == "label":
        label(variant, asked.files, asked.teacher, asked.teacher_option, asked.count, asked.seed)
    elif asked.command == "values":
        values(variant, asked.files)
    else:
        network(variant, asked.files, asked.epochs, asked.decay, asked.held_out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
