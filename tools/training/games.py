"""Training games played by the engine or a teacher, and their positions with scores."""

import gc
import random
from collections.abc import Sequence
from dataclasses import dataclass

from surajang.engine.position_history import GOES_ON, PositionHistory
from surajang.engine.search import Limits, Report, Search
from surajang.engine.strength import FULL
from surajang.engine.table import Table
from surajang.engine.values import MATE_BOUND
from surajang.rules import fen, movegen
from surajang.rules.games import game_named
from surajang.rules.position import Position
from surajang.rules.variant import Variant
from training.shares import score_of, share_of
from training.teacher import Teacher

MAX_PLIES = 400
"""Plies after which a game is stopped."""
DECIDED = 2500
"""A game is over when four scores in a row, in hundredths of a pawn, are larger."""


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


@dataclass(frozen=True)
class Job:
    """A game to play: the teacher's command ("" for the engine itself) and options, the depth and nodes of each move,
    the command of an opponent ("" for none) and its nodes, and the share of later scores in a score."""

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
class ScoredPosition:
    """A position of a game and its score for White, None where the opponent was to move. `text` is its FEN, "" if it is
    not quiet; `strayed` says whether a random move followed."""

    text: str
    score: int | None
    strayed: bool = False


_teachers: dict[tuple[str, str, tuple[str, ...], str], Teacher] = {}
"""The teachers of this process, kept from game to game: some take longer to start than to play a game."""


def play(job: Job) -> list[str]:
    """Play a game; return its quiet positions with their scores and White's points.

    Raises EngineFailed. The teachers keep running until `end_teachers`.
    """
    gc.collect()  # the search of the game before, see engine.player.Player._forget
    variant = game_named(job.variant)
    chance = random.Random(f"{job.variant} {job.seed} {job.number}")
    depth, nodes = job.depth, job.nodes
    judge: Own | Teacher = Own(Limits(depth=depth, nodes=nodes))
    if job.teacher:
        judge = _teacher(variant, job.teacher, job.options, f"go depth {depth}" if depth else f"go nodes {nodes}")
    players = [judge, judge]
    if job.opponent:
        players[job.number % 2] = _teacher(variant, job.opponent, (), f"go nodes {job.opponent_nodes}")
    scored, points = _played(variant, players, judge, chance)
    step = job.ahead ** (2 if job.opponent else 1)  # from one score to the next
    return [f"{text}|{score}|{points:g}" for text, score in looked_ahead(scored, points, step)]


def _teacher(variant: Variant, command: str, options: tuple[str, ...], go: str) -> Teacher:
    """Return a teacher with no memory of other games."""
    key = variant.name, command, options, go
    if key not in _teachers:
        _teachers[key] = Teacher(variant, command, options, go)
    _teachers[key].new_game()
    return _teachers[key]


def end_teachers() -> None:
    """End the teachers of this process; those of other processes end when their pipes close."""
    while _teachers:
        _teachers.popitem()[1].close()


def _played(
    variant: Variant, players: Sequence[Own | Teacher], judge: Own | Teacher, chance: random.Random
) -> tuple[list[ScoredPosition], float]:
    """Play a game with random moves at the start and now and then; return its positions and White's points: a win that
    is clear or that the judge sees, or half a point if the game was drawn or stopped."""
    position = fen.read(variant, "startpos")
    history = PositionHistory(variant.repetition)
    history.push(position.key, False)
    opening = chance.randrange(2, 16)
    decided = 0
    scored: list[ScoredPosition] = []
    points = 0.5
    for ply in range(MAX_PLIES):
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
                scored.append(ScoredPosition(fen.write(position) if quiet else "", score if player is judge else None))
        if not move:
            move = chance.choice(moves)
            if scored:
                scored[-1].strayed = True
        position.make(move)
        history.push(position.key, position.in_check())
        if history.verdict(False) != GOES_ON:
            break
    return scored, points


def looked_ahead(scored: list[ScoredPosition], points: float, step: float) -> list[tuple[str, int]]:
    """Return the quiet positions of a game and their scores for White, in which the next score, or the result after the
    last one, has the share `step` (temporal differences; Richard Sutton, 1988).

    If the opponent was to move, the share is 1; if a random move followed, it is 0. Positions without any score are
    left out.
    """
    found: list[tuple[str, int]] = []
    later: float | None = points
    for each in reversed(scored):
        if each.strayed:
            later = None
        if each.score is not None:
            now = share_of(each.score)
            later = now if later is None else now + step * (later - now)
        if each.text and later is not None:
            found.append((each.text, each.score if each.score is not None and not step else score_of(later)))
    return found[::-1]
