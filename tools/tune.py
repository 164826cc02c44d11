"""Make the weights of a game's evaluation from positions of games that an engine plays against itself.

    python tools/tune.py play mansindam --games 20000 --depth 1 > games.txt
    python tools/tune.py label mansindam games.txt --teacher "ENGINE" --count 1500000 > seen.txt
    python tools/tune.py values mansindam seen.txt > engine/tuned/mansindam.json
    python tools/tune.py network mansindam seen.txt > first.net
    python tools/tune.py play mansindam --games 14000 --nodes 1000 --teacher "ENGINE" > searched.txt
    python tools/tune.py network mansindam seen.txt --searched searched.txt --start first.net --epochs 4 \\
        --pace 0.002 > second.net
    python tools/tune.py play mansindam --games 50000 --nodes 600 > own.txt
    python tools/tune.py network mansindam own.txt --start second.net --results 0.3 --epochs 1 --pace 0.001 \\
        --kings 000112233,444444444 > one.net
    python tools/tune.py play mansindam --games 30000 --nodes 800 --opponent "ENGINE" --opponent-nodes 800 \\
        --ahead 0.6 > against.txt
    python tools/tune.py network mansindam against.txt --start one.net --results 0 --epochs 1 --pace 0.001 > next.net
    python tools/tune.py mix mansindam own.txt --teacher "ENGINE" > mixed.txt
    python tools/tune.py mean mansindam one.net another.net > engine/tuned/mansindam.net

A line of positions is `FEN|score` with the score in hundredths of a pawn for White. `play` gives the scores of the
search, its own or a teacher's, and after another `|` what White got from the game (0 to 1); with `--opponent` it plays
one side of each game alone, and with `--ahead` a score has a share of what was said later, and of what came of the
game. `label` strays from such positions by a few moves and asks a teacher, a UCI engine that knows `eval`, what it says
of them at sight; `mix` brings what it says so into scores that there are. `values` fits what pieces are worth on the
board and in hand, `network` trains what is left: first on many positions judged at sight, then on positions of games
judged by a search as well; `mean` makes one network of several that were trained from the same start, such as one of
`own.txt` and one of `mixed.txt`. `values` and `mean` need numpy, `network` PyTorch too.

A teacher that takes definitions, as Fairy-Stockfish does, is given ours. Games that have one begin with it as their
teacher (`python -m rules export GAME` says which); from `own.txt` on, and in Palace Shogi from `searched.txt` on, a
network learns from the engine's own games. That can be repeated with each better network, the former games as
`own.txt`, the new ones as `--searched`. Positions of games are seen once in a round: more often, their results are
learned by heart. The other rule sets of Pandemonium share what the first has learned.

Each game of `play` depends on its rules, the seed and its number alone: with `--at-once` or `--cluster` many are played
at the same time (`tools/cluster.py`), and the lines are the same.
"""

import argparse
import gc
import json
import math
import random
import re
import shlex
import subprocess
import sys
import threading
import zlib
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.append(str(Path(__file__).resolve().parent.parent))

import cluster

import assets
from engine.evaluate import Evaluator
from engine.network import BOARD, HAND_CAP, ROW_OF_SQUARES, king_zones, read_network
from engine.position_history import GOES_ON, PositionHistory
from engine.search import Limits, Report, Search
from engine.strength import FULL
from engine.table import Table
from engine.values import MATE, MATE_BOUND
from engine.weights import weights_of
from gui.engines.game_names import knows, name_for
from gui.engines.protocol import parse_option
from rules import fairy_stockfish, fen, movegen, notation
from rules.games import game_named
from rules.position import HAND_SLOTS, LIST, Position
from rules.tables import BLACK, KING, WHITE, Tables, file_of, rank_of, tables_of
from rules.variant import Variant

SCALE = 600.0
"""The score in hundredths of a pawn at which a side is e to 1 the favourite."""
LONGEST = 400
DECIDED = 2500
BATCH = 400
PIECES = 64
UNIT = 128
OUTPUT = 300.0
LARGEST = 9000
"""Scores are taken for no larger where they become shares of a point."""
SURE = 4000
"""With such a score, in hundredths of a pawn, a side has as good as won."""
HELD_OUT = 30
PART = 100_000
"""So many positions are taken apart at once, which needs a few KB for each."""
BUNDLE = 10
"""Games that are handed out as one; the shortest take a twentieth of a second."""


class Own:
    """The engine's own search as a player."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.search: Search | None = None

    def think(self, position: Position, history: PositionHistory) -> tuple[int, int]:
        """Return the best move and its score, 0 and 0 if there is none."""
        if self.search is None:
            self.search = Search(position, history, Table(16))
        self.search.set_position(position, history)
        reports: list[Report] = []
        line = self.search.think(self.limits, 1, FULL, reports.append)
        return (line[0], reports[-1].score) if line and reports else (0, 0)


class Teacher:
    """A UCI engine as a player."""

    def __init__(self, variant: Variant, command: str, options: Sequence[str], go: str) -> None:
        self.variant = variant
        self.engine = _start(variant, command, options)
        self.go = go

    def think(self, position: Position, history: PositionHistory) -> tuple[int, int]:
        """Return the best move and its score, 0 and 0 if there is none that the rules allow."""
        assert self.engine.stdin
        assert self.engine.stdout
        text = fairy_stockfish.position(self.variant, fen.write(position))
        _tell(self.engine.stdin, f"position fen {text}\n{self.go}\n")
        score = 0
        for line in self.engine.stdout:
            if found := re.search(r"score (cp|mate) (-?\d+) (?!\w+bound)", line):
                value = int(found[2])
                score = value if found[1] == "cp" else MATE if value > 0 else -MATE
            if line.startswith("bestmove"):
                try:
                    return notation.parse(position, line.split()[1]), score
                except notation.IllegalMove:
                    return 0, 0
        raise EOFError("the teacher has stopped")


@dataclass(frozen=True)
class Wanted:
    """A game to play: the teacher's command ("" for the engine itself) and options, the depth and nodes of each move,
    the command of an opponent ("" for none) and its nodes, and the share that what comes later has in a score."""

    variant: str
    teacher: str
    options: tuple[str, ...]
    depth: int
    nodes: int
    opponent: str
    opponent_nodes: int
    ahead: float
    seed: int
    number: int


@dataclass
class Said:
    """A position of a game and its score for White, None where the opponent was to move. `text` is its FEN, "" if it is
    not quiet; `strayed` says whether a random move followed."""

    text: str
    score: int | None
    strayed: bool = False


def play(wanted: Wanted) -> list[str]:
    """Return the quiet positions of a game, their scores and what White got from the game."""
    gc.collect()  # the search of the game before, see engine.player.Player._forget
    variant = game_named(wanted.variant)
    chance = random.Random(f"{wanted.variant} {wanted.seed} {wanted.number}")
    depth, nodes = wanted.depth, wanted.nodes
    with ExitStack() as engines:

        def started(command: str, options: Sequence[str], go: str) -> Teacher:
            teacher = Teacher(variant, command, options, go)
            engines.callback(_end, teacher.engine)
            return teacher

        judge: Own | Teacher = Own(Limits(depth=depth, nodes=nodes))
        if wanted.teacher:
            judge = started(wanted.teacher, wanted.options, f"go depth {depth}" if depth else f"go nodes {nodes}")
        players = [judge, judge]
        if wanted.opponent:
            players[wanted.number % 2] = started(wanted.opponent, (), f"go nodes {wanted.opponent_nodes}")
        said, points = _played(variant, players, judge, chance)
    step = wanted.ahead ** (2 if wanted.opponent else 1)  # from one score to the next
    return [f"{text}|{score}|{points:g}" for text, score in _looked_ahead(said, points, step)]


def _played(
    variant: Variant, players: Sequence[Own | Teacher], judge: Own | Teacher, chance: random.Random
) -> tuple[list[Said], float]:
    """Play a game that begins and now and then goes on with random moves; return its positions, and what White got: a
    win that is plain, or that the judge sees, or half a point where the game was drawn or broken off."""
    position = fen.read(variant, "startpos")
    history = PositionHistory(variant.repetition)
    history.push(position.key, False)
    opening = chance.randrange(2, 16)
    decided = 0
    said: list[Said] = []
    points = 0.5
    for ply in range(LONGEST):
        moves = movegen.legal_moves(position)
        if not moves:
            if position.in_check() or variant.end.stalemate_loses:
                points = float(position.side)
            break
        move, score = 0, 0
        if not position.setup and not (ply < opening and chance.random() < 0.75) and chance.random() >= 0.03:
            player = players[position.side]
            move, score = player.think(position, history)
            score = -score if position.side else score
            plain = (score > DECIDED) - (score < -DECIDED)
            decided = decided + plain if decided * plain > 0 else plain
            if (abs(score) >= MATE_BOUND and player is judge) or abs(decided) > 3:
                points = float(score > 0)
                break
            if move:
                quiet = not position.in_check() and not position.captures(move)
                said.append(Said(fen.write(position) if quiet else "", score if player is judge else None))
        if not move:
            move = chance.choice(moves)
            if said:
                said[-1].strayed = True
        position.make(move)
        history.push(position.key, position.in_check())
        if history.verdict(False) != GOES_ON:
            break
    return said, points


def _looked_ahead(said: list[Said], points: float, step: float) -> list[tuple[str, int]]:
    """Return the quiet positions of a game and their scores for White, of which what is said next, or the game's result
    for the last, has the share `step` (after the temporal differences of Richard Sutton, 1988).

    Where the opponent was to move, that is all; where a random move followed, it has no share. What nothing is said of
    is left out.
    """
    found: list[tuple[str, int]] = []
    later: float | None = points
    for each in reversed(said):
        if each.strayed:
            later = None
        if each.score is not None:
            now = 1 / (1 + math.exp(-max(-LARGEST, min(each.score, LARGEST)) / SCALE))
            later = now if later is None else now + step * (later - now)
        if each.text and later is not None:
            found.append((each.text, each.score if each.score is not None and not step else _score_of(later)))
    return found[::-1]


def _score_of(share: float) -> int:
    """Return the score at which White may expect this share of the point."""
    most = 1 / (1 + math.exp(-LARGEST / SCALE))
    share = max(1 - most, min(share, most))
    return round(SCALE * math.log(share / (1 - share)))


def label(variant: Variant, files: list[Path], teacher: str, options: list[str], count: int, seed: int) -> None:
    """Print positions a few moves from those in the files, and what the teacher says of each."""
    chance = random.Random(seed)
    bases = [line.split("|")[0] for file in files for line in file.read_text("utf-8").splitlines()]
    engine = _start(variant, teacher, options)
    while count > 0:
        texts: list[str] = []
        while len(texts) < BATCH:
            position = fen.read(variant, chance.choice(bases))
            _stray(position, chance)
            if not position.in_check() and movegen.legal_moves(position):
                texts.append(fen.write(position))
        for text, said in zip(texts, _at_sight(engine, variant, texts), strict=True):
            if said is not None:
                print(f"{text}|{said}")
                count -= 1
    _end(engine)


def mix(variant: Variant, files: list[Path], teacher: str, options: list[str], own: float, sight: float) -> None:
    """Print the positions of the files, as score that of theirs times `own` and what the teacher says at sight times
    `sight` together. Where one side has as good as won, its score stays."""
    engine = _start(variant, teacher, options)
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    for first in range(0, len(lines), BATCH):
        parts = [line.split("|") for line in lines[first : first + BATCH]]
        judged = _at_sight(engine, variant, [part[0] for part in parts])
        for (text, score, *result), said in zip(parts, judged, strict=True):
            if abs(int(score)) <= SURE and said is not None:
                score = str(round(own * int(score) + sight * max(-SURE, min(said, SURE))))
            print("|".join((text, score, *result)))
    _end(engine)


def _at_sight(engine: "subprocess.Popen[str]", variant: Variant, texts: list[str]) -> list[int | None]:
    """Return what an engine says of positions at sight, in hundredths of a pawn for White; None for nothing."""
    assert engine.stdin
    assert engine.stdout
    asked = "".join(f"position fen {fairy_stockfish.position(variant, text)}\neval\n" for text in texts) + "isready\n"
    # Written by another thread: both pipes may be full at once.
    writer = threading.Thread(target=_tell, args=(engine.stdin, asked))
    writer.start()
    answers: list[int | None] = []
    for line in engine.stdout:
        if re.match("(Final|Total) evaluation", line):
            found = re.findall(r"[-+]?\d+\.\d+", line)
            answers.append(round(max(-300.0, min(300.0, float(found[0]))) * 100) if found else None)
        if line.startswith("readyok"):
            break
    writer.join()
    return answers


def _start(variant: Variant, command: str, options: Sequence[str]) -> "subprocess.Popen[str]":
    """Start an engine, and set its options, which are NAME=VALUE, and the game, of which it is given our definition if
    it takes any. Ends the program if it does not know the game then."""
    engine = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    offers = _greet(engine)
    if defined := "variantpath" in offers:
        _tell(engine.stdin, f"setoption name VariantPath value {assets.path('engines', 'variants.ini')}\n")
    for option in options:
        name, _, value = option.partition("=")
        _tell(engine.stdin, f"setoption name {name} value {value}\n")
    offered = _greet(engine).get("uci_variant", ())
    if not knows(variant.name, offered, defined):
        _end(engine)
        sys.exit(f"The teacher does not know {variant.name}.")
    _tell(engine.stdin, f"setoption name UCI_Variant value {name_for(variant.name, offered, defined)}\n")
    return engine


def _greet(engine: "subprocess.Popen[str]") -> dict[str, tuple[str, ...]]:
    """Return the options that an engine offers, by their names in small letters, with what may be chosen."""
    assert engine.stdout
    _tell(engine.stdin, "uci\n")
    offers: dict[str, tuple[str, ...]] = {}
    for line in engine.stdout:
        if found := parse_option(line) if line.startswith("option ") else None:
            offers[found.name.lower()] = found.choices
        if line.startswith("uciok"):
            break
    return offers


def _end(engine: "subprocess.Popen[str]") -> None:
    """End an engine."""
    engine.kill()
    engine.communicate()


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
        taking = [move for move in moves if position.captures(move)]
        position.make(chance.choice(taking if taking and chance.random() < 0.25 else moves))


class Positions:
    """Positions as arrays: `pieces` and `squares` (rank * 10 + file) by position and place, 0 where there is none;
    `hands` by position, side and held kind; `side` to move; `score`, the game's `result` (NaN where it is not told) and
    material with places, `sums`, for White.
    `begins`: by file, the number of its first position, and last that of all positions."""

    def __init__(self, variant: Variant, files: list[Path]) -> None:
        import numpy as np

        tables = tables_of(variant)
        evaluator = Evaluator(tables)
        held = [int(kind) for kind in tables.hand_kinds]
        lines: dict[str, str] = {}
        self.begins = []
        for file in files:
            self.begins.append(len(lines))
            lines.update({line.split("|")[0]: line for line in file.read_text("utf-8").splitlines()})
        self.begins.append(len(lines))
        self.count = len(lines)
        self.pieces = np.zeros((self.count, PIECES), np.uint8)
        self.squares = np.zeros((self.count, PIECES), np.uint8)
        self.hands = np.zeros((self.count, 2, len(held)), np.uint8)
        self.side = np.zeros(self.count, bool)
        self.score = np.zeros(self.count, np.float32)
        self.result = np.full(self.count, np.nan, np.float32)
        self.sums = np.zeros(self.count, np.float32)
        for n, (text, line) in enumerate(lines.items()):
            position = fen.read(variant, text)
            evaluator.refresh(position)
            place = 0
            for side in (0, 1):
                for index in range(side * LIST, side * LIST + int(position.piece_count[side])):
                    square = int(position.piece_squares[index])
                    self.pieces[n, place] = int(position.board[square])
                    self.squares[n, place] = rank_of(square) * ROW_OF_SQUARES + file_of(square)
                    place += 1
                self.hands[n, side] = [int(position.hands[side * HAND_SLOTS + kind]) for kind in held]
            self.side[n] = bool(position.side)
            _, score, *result = line.split("|")
            self.score[n] = float(score)
            if result:
                self.result[n] = float(result[0])
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


def network(variant: Variant, seen: list[Path], searched: list[Path], asked: argparse.Namespace) -> None:
    """Write a network that says what material and places leave unsaid, trained by Adam, to the standard output.

    Positions judged by a search count twice; where their game's result is known, it has its part beside the score. Half
    of all positions are mirrored, for left and right are alike. The last are held out, to measure by. What the zones of
    kings have in common is learned from all of them.
    """
    import numpy as np
    import torch
    from torch.nn.functional import embedding_bag, pad

    torch.manual_seed(1)
    tables = tables_of(variant)
    positions = Positions(variant, [*seen, *searched])
    asked.kings = asked.kings or (_header(asked.start).get("kings", "") if asked.start else "")
    zones = np.array(king_zones(asked.kings, variant.files, variant.ranks))
    none = 2 * tables.kinds * BOARD + 2 * len(tables.hand_kinds) * HAND_CAP
    views = [_inputs(positions, tables, view, none) for view in (0, 1)]
    kings = [_zones_of_kings(positions, view, zones) for view in (0, 1)]
    sign = np.where(positions.side, -1, 1).astype(np.float32)
    swapped = positions.side[:, None]
    inputs = [torch.from_numpy(np.where(swapped, views[1 - n], views[n])) for n in (0, 1)]
    begins = [torch.from_numpy(np.where(swapped, kings[1 - n], kings[n]) * (none + 1)).int() for n in (0, 1)]
    sums = torch.from_numpy(positions.sums * sign)
    judged = 1 / (1 + np.exp(-positions.score * sign / SCALE))
    result = np.where(positions.side, 1 - positions.result, positions.result)
    result = np.where(np.isnan(result), judged, result)
    share = torch.from_numpy(judged + asked.results * (result - judged))
    squares = torch.arange(2 * tables.kinds * BOARD)
    mirrored = torch.arange(none + 1, dtype=torch.int32)
    mirrored[squares] += variant.files - 1 - 2 * (squares % ROW_OF_SQUARES)
    mirrored[squares[squares % ROW_OF_SQUARES >= variant.files]] = none
    tested = positions.count // HELD_OUT
    everything = torch.arange(positions.count)
    test = everything[-tested:]
    train = torch.cat([everything[:-tested], everything[positions.begins[len(seen)] : -tested]])

    size: int = asked.hidden
    parameters = _first_parameters(none, 1 + zones.max(), size, asked.start)
    common, own, bias, output, output_bias = parameters

    def shares(chosen: Any, turned: Any) -> Any:
        hidden = pad(common + own, (0, 0, 0, 1)).reshape(-1, size)
        layers = []
        for rows, begin in zip(inputs, begins, strict=True):
            seen = rows[chosen].int()
            seen = torch.where(turned[:, None], mirrored[seen], seen)
            seen = seen + torch.where(turned, begin[chosen, 1], begin[chosen, 0])[:, None]
            layers.append(embedding_bag(seen, hidden, mode="sum") + bias)
        both = torch.cat(layers, 1).clamp(0, 1) ** 2
        return torch.sigmoid((sums[chosen] + OUTPUT * (both @ output + output_bias)) / SCALE)

    def tell(when: str) -> None:
        with torch.no_grad():
            said = torch.cat([shares(part, torch.zeros(len(part)) > 0) for part in test.split(8192)]).numpy()
        whole, scores, results = (np.mean((said - what[-tested:]) ** 2) for what in (share.numpy(), judged, result))
        losses = f"{whole:.5f} on positions held out; of scores {scores:.5f}, of results {results:.5f}"
        print(f"{when}: loss {losses}", file=sys.stderr)

    tell("before")
    adam = torch.optim.Adam(parameters, betas=(0.9, 0.995))
    steps = asked.epochs * (len(train) // asked.batch)
    step = 0
    for epoch in range(asked.epochs):
        for chosen in train[torch.randperm(len(train))].split(asked.batch)[: steps // asked.epochs]:
            step += 1
            adam.param_groups[0]["lr"] = asked.pace * (1 + math.cos(math.pi * step / steps)) / 2 * min(1, step / 200)
            adam.zero_grad()
            turned = torch.rand(len(chosen)) < 0.5
            (100 * (shares(chosen, turned) - share[chosen]) ** 2).mean().backward()
            adam.step()
            with torch.no_grad():
                common.clamp_(-1.98, 1.98)
                own.copy_((common + own).clamp_(-1.98, 1.98) - common)
        tell(f"epoch {epoch + 1}")
    options = f"--results {asked.results:g} --epochs {asked.epochs} --pace {asked.pace} --batch {asked.batch}"
    made = f"tune.py network {variant.name} {options}, {positions.count} positions"
    header = {"hidden": size, **({"kings": asked.kings} if asked.kings else {}), "made by": made}
    _write(header, *(part.detach().numpy() for part in (common + own, bias, output, output_bias)))


def _write(header: dict[str, Any], hidden: Any, bias: Any, output: Any, output_bias: Any) -> None:
    """Write a network's file to the standard output."""
    import numpy as np

    numbers = [
        np.round(hidden * UNIT).ravel(),
        np.round(bias * UNIT),
        np.clip(np.round(output * 16 * OUTPUT), -32000, 32000),
        np.round(output_bias * OUTPUT),
    ]
    _pack(header, np.concatenate(numbers))


def mean(files: list[Path]) -> None:
    """Write the mean of networks that were trained from the same one to the standard output."""
    import numpy as np

    networks = [read_network(file.read_bytes()) for file in files]
    header = networks[0][0] | {"made by": "; ".join(str(network[0]["made by"]) for network in networks)}
    _pack(header, np.round(np.mean([np.array(numbers) for _, numbers in networks], 0)))


def _pack(header: dict[str, Any], numbers: Any) -> None:
    """Write what a network's file says of it, and its numbers, to the standard output."""
    sys.stdout.buffer.write(json.dumps(header).encode() + b"\n")
    sys.stdout.buffer.write(zlib.compress(numbers.astype("<i2").tobytes(), 9))


def _header(start: Path) -> dict[str, Any]:
    """Return what a network's file says of it."""
    return read_network(start.read_bytes())[0]


def _first_parameters(inputs: int, zones: int, size: int, start: Path | None) -> list[Any]:
    """Return what the training begins with: the weights of the inputs that all zones of kings have in common, by zone
    what is added to them, the bias of the `size` hidden numbers, the weights of the output and its bias.

    They are random or as a network's file has them. If that has a single zone, it stands for all; if fewer hidden
    numbers, the others say nothing at first.
    """
    import numpy as np
    import torch

    common = torch.randn(inputs, size) * 0.05
    own = torch.zeros(zones, inputs, size)
    bias = torch.full((size,), 0.2)
    output = torch.randn(2, size) * 0.1
    output_bias = torch.zeros(1)
    if start:
        header, raw = read_network(start.read_bytes())
        known = header["hidden"]
        numbers = torch.from_numpy(np.array(raw, np.float32))
        rows = numbers[: -3 * known - 1].reshape(-1, inputs, known) / UNIT
        common[:, :known] = rows.mean(0)
        own[:, :, :known] = rows - rows.mean(0)
        bias[:known] = numbers[-3 * known - 1 : -2 * known - 1] / UNIT
        output[:] = 0
        output[:, :known] = numbers[-2 * known - 1 : -1].reshape(2, known) / (16 * OUTPUT)
        output_bias = numbers[-1:] / OUTPUT
    return [part.clone().requires_grad_() for part in (common, own, bias, output.ravel(), output_bias)]


def _zones_of_kings(positions: Positions, view: int, zones: Any) -> Any:
    """Return by position the zone of the side `view`'s own king, and that if the position is mirrored."""
    import numpy as np

    king = (positions.pieces == (KING | (BLACK if view else WHITE))).argmax(1)
    square = positions.squares[np.arange(positions.count), king].astype(np.int32)
    rank, file = square // ROW_OF_SQUARES, square % ROW_OF_SQUARES
    ranks, files = zones.shape
    rank = ranks - 1 - rank if view else rank
    return np.column_stack([zones[rank, file], zones[rank, files - 1 - file]])


def _inputs(positions: Positions, tables: Tables, view: int, none: int) -> Any:
    """Return by position the inputs of the network that are on for the side `view`, the zone of its king apart, and
    `none` after the last."""
    import numpy as np

    kinds, ranks = tables.kinds, tables.ranks
    held = positions.hands.shape[2]
    width = int(((positions.pieces > 0).sum(1) + np.minimum(positions.hands, HAND_CAP).sum((1, 2))).max())
    found = np.full((positions.count, width), none, np.int16)
    for first in range(0, positions.count, PART):
        part = slice(first, first + PART)
        pieces, squares = positions.pieces[part].astype(np.int32), positions.squares[part].astype(np.int32)
        rank, file = squares // ROW_OF_SQUARES, squares % ROW_OF_SQUARES
        seen = (ranks - 1 - rank if view else rank) * ROW_OF_SQUARES + file
        board = np.where(pieces > 0, ((pieces % 32 - 1) * 2 + (pieces // 64 ^ view)) * BOARD + seen, none)
        hands = []
        for side in (0, 1):
            for kind in range(held):
                for count in range(HAND_CAP):
                    row = 2 * kinds * BOARD + ((side ^ view) * held + kind) * HAND_CAP + count
                    hands.append(np.where(positions.hands[part, side, kind] > count, row, none))
        found[part] = np.sort(np.column_stack([board, *hands]))[:, :width]
    return found


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("play", "label", "mix", "values", "network", "mean"):
        command = commands.add_parser(name)
        command.add_argument("variant")
        if name != "play":
            command.add_argument("files", type=Path, nargs="+")
        if name == "mix":
            command.add_argument("--own", type=float, default=0.85, help="the share of the score")
            command.add_argument("--sight", type=float, default=0.35, help="the share of what the teacher says")
        if name in ("play", "label"):
            command.add_argument("--seed", type=int, default=1)
        if name in ("play", "label", "mix"):
            command.add_argument("--teacher", required=name != "play", help="command of a UCI engine")
            command.add_argument("--teacher-option", action="append", default=[], metavar="NAME=VALUE")
        if name == "play":
            cluster.add_options(command)
            command.add_argument("--games", type=int, default=1000)
            command.add_argument("--first", type=int, default=0, help="the number of the first game")
            command.add_argument("--depth", type=int, default=0)
            command.add_argument("--nodes", type=int, default=1000)
            command.add_argument("--opponent", default="", help="command of a UCI engine that plays one side")
            command.add_argument("--opponent-nodes", type=int, default=1000)
            command.add_argument(
                "--ahead", type=float, default=0.0, help="the share of the next ply's score in that of a ply (0 to 1)"
            )
        if name == "label":
            command.add_argument("--count", type=int, default=100000)
        if name == "network":
            command.add_argument("--searched", type=Path, nargs="+", default=[], help="positions judged by a search")
            command.add_argument("--start", type=Path, help="a network to go on from")
            command.add_argument("--hidden", type=int, default=64)
            command.add_argument(
                "--kings",
                default="",
                help="zones of the own king: by rank, from a side's first, a digit for each file; ranks beyond the "
                "last are like that (without it, those of the network to go on from)",
            )
            command.add_argument("--epochs", type=int, default=6)
            command.add_argument("--pace", type=float, default=0.003)
            command.add_argument("--batch", type=int, default=4096, help="positions between two steps")
            command.add_argument(
                "--results", type=float, default=0.15, help="the part that a game's result has (0 to 1)"
            )
    asked = parser.parse_args()
    variant = game_named(asked.variant)
    if asked.command == "play":
        first = Wanted(
            asked.variant, asked.teacher or "", tuple(asked.teacher_option), asked.depth, asked.nodes,
            asked.opponent, asked.opponent_nodes, asked.ahead, asked.seed, asked.first,
        )  # fmt: skip
        wanted = [replace(first, number=asked.first + number) for number in range(asked.games)]
        for lines in cluster.run(play, wanted, asked.at_once, asked.cluster, bundle=BUNDLE):
            print("".join(f"{line}\n" for line in lines), end="", flush=True)
    elif asked.command == "label":
        label(variant, asked.files, asked.teacher, asked.teacher_option, asked.count, asked.seed)
    elif asked.command == "mix":
        mix(variant, asked.files, asked.teacher, asked.teacher_option, asked.own, asked.sight)
    elif asked.command == "values":
        values(variant, asked.files)
    elif asked.command == "mean":
        mean(asked.files)
    else:
        network(variant, asked.files, asked.searched, asked)
    return 0


if __name__ == "__main__":
    sys.exit(main())
