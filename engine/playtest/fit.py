"""A logistic regression by Newton's method, with errors that allow for several samples of one game."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_RIDGE: Final = 0.05
"""The precision of the normal prior around 0: it matters only where the samples say next to nothing."""

_STEPS: Final = 40
_CLOSE: Final = 1e-9


class Regression:
    """Collects samples, each a sparse row of `width` numbers with points from 0 to 1, and fits coefficients to them."""

    def __init__(self, width: int) -> None:
        self.width: Final[i64] = width
        self._added: tuple[list[int], list[int], list[float], list[float], list[int]] = ([0], [], [], [], [])
        self._starts: vec[i64] = vec[i64]([])
        self._columns: vec[i64] = vec[i64]([])
        self._values: vec[float] = vec[float]([])
        self._points: vec[float] = vec[float]([])
        self._games: vec[i64] = vec[i64]([])
        self._count: i64 = 0
        self.coefficients: vec[float] = vec[float]([0.0] * width)
        self._covariance: list[list[float]] = []
        self._model: list[list[float]] = []

    def add(self, game: int, columns: Sequence[int], values: Sequence[float], points: float) -> None:
        """Add a sample of a game; those of one game are added in a row, and the games numbered from 0."""
        starts, all_columns, all_values, all_points, games = self._added
        all_columns.extend(columns)
        all_values.extend(values)
        starts.append(len(all_columns))
        all_points.append(points)
        games.append(game)
        self._count += 1

    def run(self) -> None:
        """Fit the coefficients, and compute their covariances."""
        width = int(self.width)
        starts, columns, values, points, games = self._added
        self._starts, self._columns, self._games = vec[i64](starts), vec[i64](columns), vec[i64](games)
        self._values, self._points = vec[float](values), vec[float](points)
        loss = self._loss(self.coefficients)
        inverse: list[list[float]] = []
        for _ in range(_STEPS):
            gradient, hessian = self._slopes()
            inverse = _inverse(hessian)
            step = [sum([a * b for a, b in zip(row, gradient, strict=True)]) for row in inverse]
            share = 1.0
            while True:
                tried = vec[float]([self.coefficients[n] + share * step[n] for n in range(width)])
                found = self._loss(tried)
                if found <= loss or share < 1e-4:
                    break
                share /= 2
            self.coefficients = tried
            gained, loss = loss - found, found
            if gained < _CLOSE:
                break
        self._model = inverse
        self._covariance = self._robust(inverse)

    def variance(self, weights: Sequence[float]) -> float:
        """Return the variance of a weighted sum of the coefficients: the larger of what the spread of the games says
        and of what the model says."""
        return max(_form(self._covariance, weights), _form(self._model, weights))

    def _chance(self, n: i64, coefficients: vec[float]) -> float:
        total = 0.0
        at = self._starts[n]
        while at < self._starts[n + 1]:
            total += coefficients[self._columns[at]] * self._values[at]
            at += 1
        return 1 / (1 + math.exp(-max(-30.0, min(total, 30.0))))

    def _loss(self, coefficients: vec[float]) -> float:
        """Return the cross-entropy of the points with the prior's part."""
        total = 0.0
        for n in range(self._count):
            chance = self._chance(n, coefficients)
            points = self._points[n]
            total -= points * math.log(chance) + (1 - points) * math.log(1 - chance)
        for column in range(self.width):
            total += _RIDGE / 2 * coefficients[column] ** 2
        return total

    def _slopes(self) -> tuple[list[float], list[list[float]]]:
        """Return the gradient (upwards) and the Hessian at the coefficients."""
        width = self.width
        gradient = vec[float]([0.0] * int(width))
        hessian = vec[float]([0.0] * int(width * width))
        for n in range(self._count):
            chance = self._chance(n, self.coefficients)
            error = self._points[n] - chance
            weight = chance * (1 - chance)
            first, last = self._starts[n], self._starts[n + 1]
            at = first
            while at < last:
                row = self._columns[at]
                value = self._values[at]
                gradient[row] += error * value
                other = first
                while other < last:
                    hessian[row * width + self._columns[other]] += weight * value * self._values[other]
                    other += 1
                at += 1
        for column in range(width):
            gradient[column] -= _RIDGE * self.coefficients[column]
            hessian[column * width + column] += _RIDGE
        whole = int(width)
        rows = [[float(hessian[row * whole + column]) for column in range(whole)] for row in range(whole)]
        return [float(each) for each in gradient], rows

    def _robust(self, inverse: list[list[float]]) -> list[list[float]]:
        """Return the coefficients' covariances with games as clusters (Kung-Yee Liang and Scott Zeger, 1986)."""
        width = int(self.width)
        middle = [[0.0] * width for _ in range(width)]
        score = [0.0] * width
        games = 0
        for n in range(self._count):
            error = self._points[n] - self._chance(n, self.coefficients)
            at = self._starts[n]
            while at < self._starts[n + 1]:
                score[int(self._columns[at])] += error * self._values[at]
                at += 1
            if n + 1 == self._count or self._games[n + 1] != self._games[n]:
                games += 1
                touched = [column for column in range(width) if score[column] != 0.0]
                for row in touched:
                    for column in touched:
                        middle[row][column] += score[row] * score[column]
                score = [0.0] * width
        scale = games / max(1, games - width)
        half = _product(inverse, middle)
        return [[scale * value for value in row] for row in _product(half, inverse)]


def _form(matrix: list[list[float]], weights: Sequence[float]) -> float:
    """Return the quadratic form of a matrix."""
    used = [n for n, weight in enumerate(weights) if weight]
    return sum([weights[row] * matrix[row][column] * weights[column] for row in used for column in used])


def _product(first: list[list[float]], second: list[list[float]]) -> list[list[float]]:
    columns = [list(column) for column in zip(*second, strict=True)]
    return [[sum([a * b for a, b in zip(row, column, strict=True)]) for column in columns] for row in first]


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Return the inverse of a positive definite matrix, by Gauss and Jordan with pivots on the diagonal."""
    size = len(matrix)
    rows = [[*row, *[1.0 if n == number else 0.0 for n in range(size)]] for number, row in enumerate(matrix)]
    for pivot in range(size):
        scale = 1 / rows[pivot][pivot]
        rows[pivot] = [value * scale for value in rows[pivot]]
        base = rows[pivot]
        for number in range(size):
            factor = rows[number][pivot]
            if number != pivot and factor != 0.0:
                rows[number] = [value - factor * other for value, other in zip(rows[number], base, strict=True)]
    return [row[size:] for row in rows]
