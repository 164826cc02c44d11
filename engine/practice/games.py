"""Plays the games of practice, from random openings: the engine against itself at a fixed number of nodes per move, and
games of two levels."""

from __future__ import annotations

import random
from array import array

from surajang.engine.general_terms import GeneralTerms
from surajang.engine.position_history import PositionHistory
from surajang.engine.practice.samples import Features
from surajang.engine.search import Limits, Report, Search
from surajang.engine.strength import FULL, Strength
from surajang.engine.table import Table
from surajang.engine.values import MATE_BOUND
from surajang.engine.weights import Weights
from surajang.rules.game import DRAW, FIRST_WINS, Game
from surajang.rules.tables import Tables
from surajang.rules.variant import Variant

MAX_PLIES = 300
"""Plies after which a game is stopped, and counts as a draw."""

DECIDED = 2500
"""A game is decided when four scores in a row, in hundredths of a pawn, exceed this for the same side."""

SAMPLES = 10
"""The most positions of a game that are sampled."""

OPENING = 8
"""Random plies before a game of a match; a training game has 2 to 14."""

LEVELS_OPENING = 4
"""Random plies before a game of two levels."""

_ATTEMPTS = 100
_MEGABYTES = 1
_LEVELS_MEGABYTES = 4


class Players:
    """The engine with two sets of weights for one game, or twice with the same."""

    def __init__(self, variant: Variant, tables: Tables, first: Weights, second: Weights) -> None:
        self._variant = variant
        self._features = Features(tables)
        self._terms = GeneralTerms(tables, first.board, first.terms)
        game = Game(variant)
        history = PositionHistory(variant.repetition)
        self._searches = [Search(game.position, history, Table(_MEGABYTES), first)]
        self._searches.append(
            self._searches[0] if second is first else Search(game.position, history, Table(_MEGABYTES), second)
        )

    def learn(self, seed: str, nodes: int) -> tuple[float, array[int]]:
        """Play a game against itself; return White's points and the samples of its quiet positions."""
        chance = random.Random(seed)
        game = random_start(self._variant, chance, chance.randrange(2, 15))
        samples: list[list[int]] = []
        points = self._play(game, nodes, self._searches[:1] * 2, samples)
        if len(samples) > SAMPLES:
            samples = [samples[n] for n in sorted(chance.sample(range(len(samples)), SAMPLES))]
        numbers = array("h")
        for sample in samples:
            sample[1] = round(2 * points)
            numbers.extend(sample)
        return points, numbers

    def compare(self, seed: str, nodes: int) -> list[float]:
        """Play an opening from both sides; return the points of the first weights in both games."""
        return [
            self._play(random_start(self._variant, random.Random(seed), OPENING), nodes, self._searches, None),
            1
            - self._play(random_start(self._variant, random.Random(seed), OPENING), nodes, self._searches[::-1], None),
        ]

    def _play(self, game: Game, nodes: int, searches: list[Search], samples: list[list[int]] | None) -> float:
        """Play a game to its end, or until it is decided; return the points of the first player.

        Quiet positions are added to `samples`, without a result and with the score for White.
        """
        history = _history_of(game)
        for search in searches:
            search.state.forget()
        position = game.position
        limits = Limits(nodes=nodes)
        decided = 0
        reports: list[Report] = []
        while not game.outcome.over and game.node.ply < MAX_PLIES:
            search = searches[position.side]
            search.set_position(position, history)
            reports.clear()
            line = search.think(limits, 1, FULL, reports.append)
            if not line:
                break
            score = reports[-1].score if reports else 0
            score = -score if position.side else score
            if abs(score) >= MATE_BOUND:
                return float(score > 0)
            plain = (score > DECIDED) - (score < -DECIDED)
            decided = decided + plain if decided * plain > 0 else plain
            if abs(decided) > 3:
                return float(score > 0)
            if samples is not None and reports and not game.node.check and not position.captures(line[0]):
                samples.append(self._features.sample(position, score, self._terms))
            node = game.play(line[0])
            history.push(node.key, node.check)
        return _points(game)


class LevelPlayers:
    """The engine twice with the same weights, None for those that follow from the moves, at two levels of one game."""

    def __init__(self, variant: Variant, weights: Weights | None) -> None:
        self._variant = variant
        game = Game(variant)
        history = PositionHistory(variant.repetition)
        self._searches = [Search(game.position, history, Table(_LEVELS_MEGABYTES), weights) for _ in range(2)]

    def compare(self, seed: str, first: Strength, second: Strength) -> list[float]:
        """Play an opening from both sides, each game to its end; return the points of the first level in both."""
        return [self._play(f"{seed} 0", seed, (first, second)), 1 - self._play(f"{seed} 1", seed, (second, first))]

    def _play(self, seed: str, opening: str, strengths: tuple[Strength, Strength]) -> float:
        """Play a game; return the points of the first player. No side resigns: a weak level may still win or lose."""
        game = random_start(self._variant, random.Random(opening), LEVELS_OPENING)
        history = _history_of(game)
        chance = random.Random(seed)
        for search in self._searches:
            search.state.forget()
            search.state.weakness.seed = chance.getrandbits(40)
        limits = Limits()
        while not game.outcome.over and game.node.ply < MAX_PLIES:
            side = game.position.side
            search = self._searches[side]
            search.set_position(game.position, history)
            line = search.think(limits, 1, strengths[side], None)
            if not line:
                break
            node = game.play(line[0])
            history.push(node.key, node.check)
        return _points(game)


def _history_of(game: Game) -> PositionHistory:
    """Return the history of a game for a search."""
    history = PositionHistory(game.variant.repetition)
    for node in game.line():
        history.push(node.key, node.check)
    return history


def _points(game: Game) -> float:
    """Return the points of the first player; a game that was stopped is a draw."""
    outcome = game.outcome
    return 0.5 if not outcome.over or outcome.result == DRAW else float(outcome.result == FIRST_WINS)


def random_start(variant: Variant, chance: random.Random, plies: int) -> Game:
    """Return a game after random moves that do not end it, with its setups chosen at random."""
    for attempt in range(_ATTEMPTS):
        game = Game(variant)
        left = plies if attempt < _ATTEMPTS - 1 else 0
        while not game.outcome.over and (game.position.setup or left > 0):
            left -= 0 if game.position.setup else 1
            game.play(chance.choice(game.legal_moves()))
        if not game.outcome.over:
            break
    return game
