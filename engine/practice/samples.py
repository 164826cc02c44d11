"""Positions of finished games as sparse features and general terms, and values fitted to their results.

The evaluation is linear in both, so that it is a logistic regression (Peter Österlund's tuning of Texel). The count of
a term depends a little on the values of pieces: the fit uses the count when the game was played.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable
from dataclasses import asdict
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from surajang.engine.general_terms import FULL, GeneralTerms
from surajang.engine.practised import PractisedValues, half_of, place_of
from surajang.engine.term_weights import TERM_WEIGHTS, TERMS, TermWeights
from surajang.engine.weights import Weights
from surajang.rules.codes import BLACK, KING, PIECES, SQUARES, WHITE
from surajang.rules.position import HAND_SLOTS, LIST, Position
from surajang.rules.tables import Tables

_PHASE_AT: Final = 4
_TERMS_AT: Final = 5
HEAD: Final = _TERMS_AT + len(TERMS)
"""The numbers before a sample's features: how many features, the result (White's points times two), the search's score
for White, 1 or -1 if White or Black is to move, the phase, and the terms."""

SAMPLE_FORM: Final = 2
"""The version of this form; samples of the first one had neither phase nor terms."""

MAX_SCORE: Final = 9000
_MIN_SCALE: Final = 60.0
_MAX_SCALE: Final = 3000.0

_SCORE_SHARE: Final = 0.3
"""The weight of the search's score beside the result of the game."""
_WEIGHT: Final = 0.3
"""The weight of a sample: several are of the same game, and say less than as many games would."""
_STEPS: Final = 200
_MEMORY: Final = 0.9
_SQUARE_MEMORY: Final = 0.99
_RANK_DOUBT: Final = 25.0
_SQUARE_DOUBT: Final = 15.0
"""How far (standard deviation, hundredths of a pawn) bonuses of ranks and squares are expected to move."""
_TERM_DOUBT: Final = 1.0
"""How far a term's two weights are expected to move, as a part of the larger one in all games."""
_TERM_UNIT: Final = 16.0
"""The weights of terms are in parts of a hundredth of a pawn."""
_FINE: Final = float(1 << 16)
_FINEST: Final = float(1 << 30)
"""The parts of weights and of slopes (below 1/60 a sample) in which terms are added up: as whole numbers, since a
conversion of each to a float takes half of the time of the fit."""
_MAX_TERM: Final = 32767


class Features:
    """Numbers the features of a game: a cell for each kind of piece and square, both wings alike, then a kind in hand.

    A feature is negative if it is Black's. `cell`: by piece and square.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables: Final = tables
        self.files: Final[int] = half_of(tables.variant)
        self.cells: Final[int] = tables.ranks * self.files
        self.first_hand: Final[int] = 1 + tables.kinds * self.cells
        self.count: Final[int] = self.first_hand + tables.kinds
        cell = [0] * (PIECES * SQUARES)
        for colour, sign in ((WHITE, 1), (BLACK, -1)):
            for kind in range(KING, tables.kinds + 1):
                code = kind | colour
                for square in tables.squares:
                    rank, file = place_of(tables, code, square)
                    cell[code * SQUARES + square] = sign * (1 + (kind - 1) * self.cells + rank * self.files + file)
        self.cell: Final[vec[i16]] = vec[i16]([i16(number) for number in cell])

    def of(self, position: Position) -> list[int]:
        """Return the features of a position."""
        found: list[int] = []
        for side in range(2):
            for n in range(side * LIST, side * LIST + position.piece_count[side]):
                square = position.piece_squares[n]
                found.append(int(self.cell[position.board[square] * SQUARES + square]))
            for kind in self.tables.hand_kinds:
                held = position.hands[side * HAND_SLOTS + kind]
                feature = self.first_hand + int(kind) - 1
                for _ in range(held):
                    found.append(-feature if side else feature)
        return found

    def sample(self, position: Position, score: int, general: GeneralTerms) -> list[int]:
        """Return a position as a sample of a drawn game, with the search's score for White."""
        found = self.of(position)
        score = max(-MAX_SCORE, min(score, MAX_SCORE))
        phase = int(general.find(position))
        terms = [max(-_MAX_TERM, min(int(term), _MAX_TERM)) for term in general.terms]
        return [len(found), 1, score, -1 if position.side else 1, phase, *terms, *found]

    def weights(self, weights: Weights) -> list[float]:
        """Return the value of each feature, White's and Black's averaged, by its number."""
        tables = self.tables
        total, times = [0.0] * self.count, [0] * self.count
        for colour in (WHITE, BLACK):
            for kind in range(KING, tables.kinds + 1):
                code = kind | colour
                for square in tables.squares:
                    index = code * SQUARES + square
                    number = abs(int(self.cell[index]))
                    total[number] += weights.board[kind] + weights.piece_square[index]
                    times[number] += 1
        for kind in range(KING, tables.kinds + 1):
            total[self.first_hand + kind - 1] = weights.hand[kind]
        return [value / max(1, number) for value, number in zip(total, times, strict=True)]


class Fit:
    """Fits a game's values to samples, by gradient steps (Adam; Diederik Kingma and Jimmy Ba, 2015).

    The fitted offsets, in this order: by kind the value on the board; by kind and rank, and by cell, the bonus; by kind
    the value in hand; the worth of the move; and by term the weight with all pieces, and that in the end. They are
    relative to the values at the start, towards which they are drawn.
    """

    def __init__(self, features: Features, start: Weights, samples: array[int]) -> None:
        tables = features.tables
        self._features = features
        self._samples: vec[i16] = vec[i16](memoryview(samples))
        self._starts: vec[i64] = vec[i64]([0])
        self._first: Final[list[float]] = features.weights(start)
        self._value: vec[float] = vec[float](self._first)
        self._gradient: vec[float] = vec[float]([0.0] * features.count)
        self._move_worth: float = 0.0
        self._move_gradient: float = 0.0
        self._early: vec[i64] = vec[i64]([0] * len(TERMS))
        self._late: vec[i64] = vec[i64]([0] * len(TERMS))
        self._early_gradient: vec[i64] = vec[i64]([0] * len(TERMS))
        self._late_gradient: vec[i64] = vec[i64]([0] * len(TERMS))
        starts: list[int] = []
        index: i64 = 0
        length: i64 = len(self._samples)
        while index < length:
            starts.append(int(index))
            index += HEAD + i64(self._samples[index])
        self._starts = vec[i64](starts)
        self._target: vec[float] = vec[float]([0.0] * max(1, len(starts)))
        self._start = start
        kinds, ranks = tables.kinds, tables.ranks
        self._rank_at = kinds
        self._cell_at = kinds + kinds * ranks
        self._hand_at = self._cell_at + kinds * features.cells
        self._move_at = self._hand_at + kinds
        self._early_at = self._move_at + 1
        self._late_at = self._early_at + len(TERMS)
        self._set_values([0.0] * (self._late_at + len(TERMS)))

    def scale(self) -> float:
        """Return the score (hundredths of a pawn) with which the start values predict the results best: at it a side is
        e to 1 the favourite."""
        low, high = math.log(_MIN_SCALE), math.log(_MAX_SCALE)
        for n in range(len(self._starts)):
            self._target[n] = self._samples[self._starts[n] + 1] / 2
        while high - low > 0.02:
            third = (high - low) / 3
            if self._loss(math.exp(low + third)) <= self._loss(math.exp(high - third)):
                high -= third
            else:
                low += third
        return math.exp((low + high) / 2)

    def run(self, scale: float, go_on: Callable[[], bool]) -> list[float] | None:
        """Return the offsets after the fit; None if `go_on`, which is called before each step, returns False."""
        for n in range(len(self._starts)):
            index = self._starts[n]
            judged = 1 / (1 + math.exp(-float(self._samples[index + 2]) / scale))
            self._target[n] = _SCORE_SHARE * judged + (1 - _SCORE_SHARE) * (self._samples[index + 1] / 2)
        doubt, pace = self._doubts()
        offsets = [0.0] * len(doubt)
        mean, square_mean = [0.0] * len(doubt), [0.0] * len(doubt)
        for step in range(_STEPS):
            if not go_on():
                return None
            self._set_values(offsets)
            self._find_gradient(scale)
            slopes = self._slopes()
            left = 1 - step / _STEPS
            fading, square_fading = 1 - _MEMORY ** (step + 1), 1 - _SQUARE_MEMORY ** (step + 1)
            for n, slope in enumerate(slopes):
                slope = _WEIGHT * slope + offsets[n] / (doubt[n] * doubt[n])
                mean[n] = _MEMORY * mean[n] + (1 - _MEMORY) * slope
                square_mean[n] = _SQUARE_MEMORY * square_mean[n] + (1 - _SQUARE_MEMORY) * slope * slope
                size = math.sqrt(square_mean[n] / square_fading)
                if size > 0.0:
                    offsets[n] -= pace[n] * left * (mean[n] / fading) / size
        return offsets

    def values(self, offsets: list[float], before: PractisedValues) -> PractisedValues:
        """Return the values with these offsets from those `before`, from which the fit began."""
        features, start = self._features, self._start
        tables = features.tables
        symbols = [piece.symbol for piece in tables.variant.pieces]
        board: dict[str, int] = {}
        hand: dict[str, int] = {}
        places: dict[str, list[list[int]]] = {}
        for kind in range(KING, tables.kinds + 1):
            symbol = symbols[kind - 1]
            if kind > KING:
                board[symbol] = _within(start.board[kind] + offsets[kind - 1])
            rows = []
            for rank in range(tables.ranks):
                by_rank = offsets[self._rank_at + (kind - 1) * tables.ranks + rank]
                row = []
                for file in range(features.files):
                    cell = (kind - 1) * features.cells + rank * features.files + file
                    added = by_rank + offsets[self._cell_at + cell]
                    row.append(round(before.places[symbol][rank][file] + added))
                rows.append(row)
            places[symbol] = rows
        for held in tables.hand_kinds:
            kind = int(held)
            hand[symbols[kind - 1]] = _within(start.hand[kind] + offsets[self._hand_at + kind - 1])
        return PractisedValues(before.game, board, hand, places, self._terms(offsets))

    def _terms(self, offsets: list[float]) -> dict[str, int]:
        """Return the weights of terms with these offsets that differ from all games'."""
        weights = self._start.terms
        found = asdict(weights)
        for n, (early, late) in enumerate(zip(*_term_weights(weights), strict=True)):
            found[TERMS[n]] = _bounded(early + offsets[self._early_at + n])
            found[f"{TERMS[n]}_late"] = _bounded(late + offsets[self._late_at + n])
        default = asdict(TERM_WEIGHTS)
        return {name: weight for name, weight in found.items() if weight != default[name]}

    def _doubts(self) -> tuple[list[float], list[float]]:
        """Return how far each offset is expected to move, and the size of its first steps."""
        features, start = self._features, self._start
        kinds, ranks = features.tables.kinds, features.tables.ranks
        doubt = [0.5 * start.board[kind] + 20 for kind in range(KING, kinds + 1)]
        doubt += [_RANK_DOUBT] * (kinds * ranks)
        doubt += [_SQUARE_DOUBT] * (kinds * features.cells)
        doubt += [0.5 * start.hand[kind] + 20 for kind in range(KING, kinds + 1)]
        doubt.append(20.0)
        early, late = _term_weights(TERM_WEIGHTS)
        doubt += 2 * [_TERM_DOUBT * max(1, abs(early[n]), abs(late[n])) for n in range(len(TERMS))]
        return doubt, [each / 20 for each in doubt]

    def _set_values(self, offsets: list[float]) -> None:
        """Set the value of each feature, and the weights of terms, to what they are at first and the offsets."""
        features, first = self._features, self._first
        ranks, files = features.tables.ranks, features.files
        for kind in range(features.tables.kinds):
            for rank in range(ranks):
                common = offsets[kind] + offsets[self._rank_at + kind * ranks + rank]
                for file in range(files):
                    cell = kind * features.cells + rank * files + file
                    self._value[1 + cell] = first[1 + cell] + common + offsets[self._cell_at + cell]
            hand = features.first_hand + kind
            self._value[hand] = first[hand] + offsets[self._hand_at + kind]
        self._move_worth = int(self._start.terms.tempo) + offsets[self._move_at]
        early, late = _term_weights(self._start.terms)
        for n in range(len(TERMS)):
            self._early[n] = round((early[n] + offsets[self._early_at + n]) * _FINE)
            self._late[n] = round((late[n] + offsets[self._late_at + n]) * _FINE)

    def evaluate(self, index: i64) -> float:
        """Return the evaluation of the sample at an index, for White."""
        samples = self._samples
        value = self._value
        total = self._move_worth if samples[index + 3] > 0 else -self._move_worth
        at = index + HEAD
        end = at + i64(samples[index])
        while at < end:
            feature = i64(samples[at])
            if feature > 0:
                total += value[feature]
            else:
                total -= value[-feature]
            at += 1
        early = self._early
        late = self._late
        first: i64 = 0
        last: i64 = 0
        at = index + _TERMS_AT
        for n in range(len(early)):
            term = i64(samples[at + n])
            first += term * early[n]
            last += term * late[n]
        phase = float(samples[index + _PHASE_AT]) / FULL
        return total + (phase * float(first) + (1 - phase) * float(last)) / (_FINE * _TERM_UNIT)

    def _loss(self, scale: float) -> float:
        """Return the cross-entropy of the targets."""
        total = 0.0
        for n in range(len(self._starts)):
            share = _share(self.evaluate(self._starts[n]) / scale)
            target = self._target[n]
            total -= target * math.log(share) + (1 - target) * math.log(1 - share)
        return total

    def _find_gradient(self, scale: float) -> None:
        """Compute the gradient of the cross-entropy by the value of each feature."""
        samples = self._samples
        gradient = self._gradient
        for n in range(len(gradient)):
            gradient[n] = 0.0
        early, late = self._early_gradient, self._late_gradient
        for n in range(len(early)):
            early[n] = 0
            late[n] = 0
        self._move_gradient = 0.0
        for n in range(len(self._starts)):
            index = self._starts[n]
            error = (_share(self.evaluate(index) / scale) - self._target[n]) / scale
            self._move_gradient += error if samples[index + 3] > 0 else -error
            at = index + HEAD
            end = at + i64(samples[index])
            while at < end:
                feature = i64(samples[at])
                if feature > 0:
                    gradient[feature] += error
                else:
                    gradient[-feature] -= error
                at += 1
            phase = float(samples[index + _PHASE_AT]) / FULL
            at = index + _TERMS_AT
            early_error = i64(int(phase * error * _FINEST))
            late_error = i64(int((1 - phase) * error * _FINEST))
            for number in range(len(early)):
                term = i64(samples[at + number])
                early[number] += term * early_error
                late[number] += term * late_error

    def _slopes(self) -> list[float]:
        """Return the gradient by each offset."""
        features = self._features
        ranks, files = features.tables.ranks, features.files
        slopes = [0.0] * (self._late_at + len(TERMS))
        for kind in range(features.tables.kinds):
            for rank in range(ranks):
                for file in range(files):
                    cell = kind * features.cells + rank * files + file
                    slope = self._gradient[1 + cell]
                    slopes[self._cell_at + cell] = slope
                    slopes[self._rank_at + kind * ranks + rank] += slope
                    slopes[kind] += slope
            slopes[self._hand_at + kind] = self._gradient[features.first_hand + kind]
        slopes[0] = 0.0  # each side has its king
        slopes[self._move_at] = self._move_gradient
        for n in range(len(TERMS)):
            slopes[self._early_at + n] = float(int(self._early_gradient[n])) / (_FINEST * _TERM_UNIT)
            slopes[self._late_at + n] = float(int(self._late_gradient[n])) / (_FINEST * _TERM_UNIT)
        return slopes


def _share(odds: float) -> float:
    """Return the share of the points to expect at a score divided by the scale; never quite 0 or 1."""
    return 1 / (1 + math.exp(-max(-30.0, min(odds, 30.0))))


def _term_weights(weights: TermWeights) -> tuple[list[int], list[int]]:
    """Return the weights of the terms with all pieces, and those in the end."""
    return [getattr(weights, name) for name in TERMS], [getattr(weights, f"{name}_late") for name in TERMS]


def _bounded(weight: float) -> int:
    """Return a weight of a term as a whole number within bounds."""
    return max(-MAX_SCORE, min(round(weight), MAX_SCORE))


def _within(value: float) -> int:
    """Return a value of a piece as a whole number within bounds."""
    return max(10, min(round(value), MAX_SCORE))
