"""Tune the evaluation of a game on games that the engine plays against itself (Texel's method). Needs numpy.

    python tests/bench/tune.py play mansindam --games 2000 --nodes 800 >> mansindam.txt
    python tests/bench/tune.py fit mansindam mansindam.txt > engine/tuned/mansindam.json

Each line that `play` prints describes a quiet position as the evaluation sees it, with the result of its game;
`fit` finds the numbers with which the evaluation predicts these results best.
"""

import argparse
import json
import random
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2]))

from engine.path import GOES_ON, ILLEGAL, MOVER_LOSES, MOVER_WINS
from engine.path import Path as History
from engine.search import MATE_BOUND, Limits, Report, Search
from engine.strength import FULL
from engine.table import Table
from engine.weights import DANGERS, weights_of
from rules import fen, movegen
from rules.games import game_named
from rules.moves import DROP, PROMOTION
from rules.position import HAND_SLOTS
from rules.tables import KIND, KING, tables_of
from rules.variant import Variant

SCALE = 600.0
OPENING_PLIES = 8
LONGEST = 300
FACTS = len(DANGERS)
POSITIONS_A_GAME = 30
CAP = 2400.0


def play(variant: Variant, games: int, nodes: int, seed: int) -> None:
    """Print the quiet positions of games that begin with random moves."""
    chance = random.Random(seed)
    table = Table(8)
    for _ in range(games):
        position = fen.read(variant, "startpos")
        history = History(variant.repetition)
        history.push(position.key, False)
        search = Search(position, history, table)
        table.clear()
        found: list[tuple[str, int]] = []
        result = 0.5
        for ply in range(LONGEST):
            side = int(position.side)
            if ply < OPENING_PLIES and chance.random() < 0.75:
                moves = movegen.legal_moves(position)
                move = chance.choice(moves) if moves else 0
            else:
                reports: list[Report] = []
                line = search.think(Limits(nodes=nodes + chance.randrange(nodes)), 1, FULL, reports.append)
                move = line[0] if line else 0
                if move and reports and _quiet(search, move) and abs(reports[-1].score) < MATE_BOUND:
                    found.append((_features(search), reports[-1].score * (-1 if side else 1)))
            if not move:
                lost = position.in_check() or variant.end.stalemate_loses or position.arrived()
                result = 0.5 if not lost else float(side)
                break
            position.make(move)
            history.push(position.key, position.in_check())
            verdict = history.verdict(False)
            if verdict == ILLEGAL:
                position.unmake()
                history.pop()
                break
            if verdict != GOES_ON:
                result = {MOVER_LOSES: float(side), MOVER_WINS: 1.0 - side}.get(int(verdict), 0.5)
                break
        for features, score in found:
            print(f"{result:g} {score} {features}")
        sys.stdout.flush()


def _quiet(search: Search, move: int) -> bool:
    """Say whether the position's evaluation can be trusted: no check, and nothing to capture or promote."""
    position = search.position
    capture = not move & DROP and position.board[move & 255]
    return not (capture or move & PROMOTION or position.in_check() or position.setup)


def _features(search: Search) -> str:
    """Return what the evaluation adds up, as numbers: places; per kind the board's and both hands' counts; dangers."""
    position = search.position
    evaluator = search.evaluator
    tables = position.tables
    evaluator.start(position)
    board = [0] * (KIND + 1)
    for square in tables.squares:
        piece = position.board[square]
        if piece and piece & KIND != KING:
            board[piece & KIND] += 1 if piece < 64 else -1
    hands = [[int(position.hands[side * HAND_SLOTS + kind]) for kind in tables.hand_kinds] for side in (0, 1)]
    places = int(evaluator.sums[0])
    places -= sum(board[kind] * int(evaluator.board_value[kind]) for kind in range(KIND + 1))
    for side, sign in ((0, 1), (1, -1)):
        for kind, count in zip(tables.hand_kinds, hands[side], strict=True):
            places -= sign * count * int(evaluator.hand_value[kind])
    numbers = [int(position.side), places, *board[2 : tables.kinds + 1], *hands[0], *hands[1]]
    for side in (0, 1):
        evaluator.survey_king(position, 0, side)
        numbers += [int(evaluator.facts[n]) for n in range(FACTS)]
    return " ".join(map(str, numbers))


def fit(variant: Variant, files: list[Path], steps: int) -> None:
    """Print the tuned numbers as JSON."""
    import numpy as np

    rows = np.array([line.split() for file in files for line in file.read_text().splitlines()], dtype=float)
    tables = tables_of(variant)
    start = weights_of(tables, tuned_too=False)
    kinds = tables.kinds - 1
    held = [int(kind) for kind in tables.hand_kinds]
    hand = len(held)
    result, to_move, places = rows[:, 0], 1 - 2 * rows[:, 2], rows[:, 3]
    at = 4
    board = rows[:, at : at + kinds]
    at += kinds
    hands = [rows[:, at : at + hand], rows[:, at + hand : at + 2 * hand]]
    at += 2 * hand
    facts = [rows[:, at : at + FACTS], rows[:, at + FACTS : at + 2 * FACTS]]
    names = list(DANGERS)
    threat_at = names.index("threat")

    first = {
        "board": np.array([start.board[kind] for kind in range(2, kinds + 2)], dtype=float),
        "hand": np.array([start.hand[kind] for kind in held], dtype=float),
        "threat": np.array([start.threat[kind] * start.danger[threat_at] / 16 for kind in held], dtype=float),
        "danger": np.array([value / 16 for value in start.danger], dtype=float),
    }
    now = {name: value.copy() for name, value in first.items()}
    doubt = {
        "board": 0.25 * first["board"] + 20,
        "hand": 0.25 * first["hand"] + 20,
        "threat": 0.7 * first["threat"] + 2,
        "danger": 0.7 * np.abs(first["danger"]) + 0.2,
    }
    pace = {name: 0.01 * value for name, value in doubt.items()}
    memory = {name: (np.zeros_like(value), np.zeros_like(value)) for name, value in now.items()}
    plain = [fact.copy() for fact in facts]
    for fact in plain:
        fact[:, threat_at] = 0
    count = len(result)
    for step in range(1, steps + 1):
        units = [plain[side] @ now["danger"] + hands[1 - side] @ now["threat"] for side in (0, 1)]
        bent = [np.clip(unit, 0, None) for unit in units]
        cost = [np.minimum(unit**2 / 64, CAP) for unit in bent]
        score = places + board @ now["board"] + (hands[0] - hands[1]) @ now["hand"] + cost[1] - cost[0] + 18 * to_move
        chance = 1 / (1 + np.exp(-score / SCALE))
        error = (chance - result) / SCALE
        slope = [np.where(cost[side] < CAP, bent[side] / 32, 0) for side in (0, 1)]
        gradients = {
            "board": board.T @ error,
            "hand": (hands[0] - hands[1]).T @ error,
            "danger": plain[1].T @ (error * slope[1]) - plain[0].T @ (error * slope[0]),
            "threat": hands[0].T @ (error * slope[1]) - hands[1].T @ (error * slope[0]),
        }
        for name, gradient in gradients.items():
            # Positions of one game share its result: what they tell is weighed against where the numbers began.
            gradient = gradient / count + (now[name] - first[name]) / doubt[name] ** 2 * POSITIONS_A_GAME / count
            mean, square = memory[name]
            mean += 0.1 * (gradient - mean)
            square += 0.01 * (gradient**2 - square)
            unbiased = (mean / (1 - 0.9**step), square / (1 - 0.99**step))
            now[name] -= pace[name] * unbiased[0] / (np.sqrt(unbiased[1]) + 1e-12)
        if step % 100 == 0 or step == 1:
            loss = -np.mean(result * np.log(chance + 1e-9) + (1 - result) * np.log(1 - chance + 1e-9))
            print(f"step {step}: loss {loss:.5f} over {count} positions", file=sys.stderr)
    symbols = [piece.symbol for piece in variant.pieces]
    danger = {name: round(16 * value) for name, value in zip(names, now["danger"], strict=True)}
    danger["threat"] = 4
    tuned = {
        "board": {symbols[n + 1]: round(value) for n, value in enumerate(now["board"])},
        "hand": {symbols[kind - 1]: round(value) for kind, value in zip(held, now["hand"], strict=True)},
        "threat": {symbols[kind - 1]: round(4 * value) for kind, value in zip(held, now["threat"], strict=True)},
        "danger": danger,
    }
    print(json.dumps(tuned, indent=1))


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    player = commands.add_parser("play")
    player.add_argument("variant")
    player.add_argument("--games", type=int, default=1000)
    player.add_argument("--nodes", type=int, default=800)
    player.add_argument("--seed", type=int, default=1)
    fitter = commands.add_parser("fit")
    fitter.add_argument("variant")
    fitter.add_argument("files", type=Path, nargs="+")
    fitter.add_argument("--steps", type=int, default=1500)
    asked = parser.parse_args()
    variant = game_named(asked.variant)
    if asked.command == "play":
        play(variant, asked.games, asked.nodes, asked.seed)
    else:
        fit(variant, asked.files, asked.steps)
    return 0


if __name__ == "__main__":
    sys.exit(main())
