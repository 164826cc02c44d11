"""Plots as SVG: charts of bars or lines, and maps of counts by square."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from typing import Final

WIDTH: Final = 640
HEIGHT: Final = 240
_LEFT, _RIGHT, _TOP, _BOTTOM = 56, 14, 26, 44
_TEXT: Final = 13
_SQUARE: Final = 24


@dataclass(frozen=True)
class Colours:
    """The colours of a plot, as SVG writes them."""

    text: str = "#202020"
    grid: str = "#c8c8c8"
    first: str = "#1f5fa8"
    second: str = "#c2571a"


@dataclass(frozen=True)
class Series:
    """Named points of a line or of bars."""

    name: str
    points: tuple[tuple[float, float], ...]


@dataclass(frozen=True)
class Chart:
    """A chart of one or two series by whole numbers, as `bars` or lines, with the names of its axes; with `shares` in
    percent, from 0 to 1.
    """

    series: tuple[Series, ...]
    across: str
    up: str
    bars: bool = False
    shares: bool = False


@dataclass(frozen=True)
class SquareMap:
    """Counts of the squares of a board, from the lower left; `holes` are the numbers of missing squares."""

    files: int
    ranks: int
    counts: tuple[int, ...]
    holes: frozenset[int] = frozenset()


Number = Callable[[float, int], str]
"""Writes a number, or a share in percent, with a number of decimal places."""


def svg(plot: Chart | SquareMap, name: str, colours: Colours, number: Number, percent: Number) -> str:
    """Return a plot as SVG; `name` is read to those who cannot see it."""
    width, height = size(plot)
    body = _chart(plot, colours, percent if plot.shares else number) if isinstance(plot, Chart) else _map(plot, colours)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{escape(name)}" viewBox="0 0 {width} {height}"'
        f' width="{width}" height="{height}" font-family="sans-serif" font-size="{_TEXT}">\n{body}</svg>'
    )


def size(plot: Chart | SquareMap) -> tuple[int, int]:
    """Return a plot's width and height."""
    if isinstance(plot, Chart):
        return WIDTH, HEIGHT
    return plot.files * _SQUARE + 2, plot.ranks * _SQUARE + 2


def _chart(chart: Chart, colours: Colours, number: Number) -> str:
    points = [point for series in chart.series for point in series.points]
    across = [x for x, _ in points] or [0.0]
    low, high = min(across), max(across)
    if chart.bars:
        low, high = low - _gap(across) / 2, high + _gap(across) / 2
    step = max(1.0, _step((high - low) or 1.0, 8))
    top = 1.0 if chart.shares else max([y for _, y in points], default=0.0) or 1.0
    rise = 0.25 if chart.shares else _step(top, 4)
    top = math.ceil(top / rise - 1e-9) * rise

    def x_of(x: float) -> float:
        return _LEFT + (x - low) / ((high - low) or 1.0) * (WIDTH - _LEFT - _RIGHT)

    def y_of(y: float) -> float:
        return HEIGHT - _BOTTOM - y / top * (HEIGHT - _TOP - _BOTTOM)

    parts: list[str] = []
    places = 0 if rise >= 1 else 1 if rise >= 0.1 else 2
    for n in range(round(top / rise) + 1):
        y = y_of(n * rise)
        written = number(n * rise, 0 if chart.shares else places)
        parts.append(f'<path d="M{_LEFT} {y:.1f}H{WIDTH - _RIGHT}" stroke="{colours.grid}" fill="none"/>')
        parts.append(_text(written, _LEFT - 6, y + 4, colours.text, "end"))
    tick = math.ceil(low / step) * step
    while tick <= high + 1e-9:
        parts.append(_text(f"{tick:.0f}", x_of(tick), HEIGHT - _BOTTOM + 17, colours.text, "middle"))
        tick += step
    parts.append(_text(chart.across, (WIDTH + _LEFT) / 2, HEIGHT - 8, colours.text, "middle"))
    if len(chart.series) == 1:
        parts.append(_text(chart.up, 4, 15, colours.text, "start"))
    base = y_of(0)
    bar = max(1.0, 0.8 * (WIDTH - _LEFT - _RIGHT) / max(1.0, (high - low) / _gap(across)))
    for place, series in enumerate(chart.series):
        colour = colours.second if place else colours.first
        if chart.bars:
            bars = [
                f"M{x_of(x) - bar / 2:.1f} {base:.1f}V{y_of(y):.1f}h{bar:.1f}V{base:.1f}z" for x, y in series.points
            ]
            parts.append(f'<path d="{"".join(bars)}" fill="{colour}"/>')
        else:
            line = " ".join([f"{x_of(x):.1f},{y_of(y):.1f}" for x, y in series.points])
            dashes = ' stroke-dasharray="7 4"' if place else ""
            parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"{dashes}/>')
        if len(chart.series) > 1:
            x = _LEFT + place * (WIDTH - _LEFT) / 2
            dashes = ' stroke-dasharray="7 4"' if place else ""
            parts.append(f'<path d="M{x:.0f} 11h24" stroke="{colour}" stroke-width="2" fill="none"{dashes}/>')
            parts.append(_text(series.name, x + 30, 15, colours.text, "start"))
    return "\n".join(parts) + "\n"


def _gap(numbers: Sequence[float]) -> float:
    """Return the smallest distance between two different numbers, 1 if there is none."""
    ordered = sorted(set(numbers))
    return min([b - a for a, b in pairwise(ordered)], default=1.0)


def _step(span: float, most: int) -> float:
    """Return a round number that divides a span into at most `most` parts."""
    power = 10 ** math.floor(math.log10(span / most)) if span > 0 else 1.0
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power * most >= span - 1e-9)


def _text(text: str, x: float, y: float, colour: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" fill="{colour}" text-anchor="{anchor}">{escape(text)}</text>'


def _map(plot: SquareMap, colours: Colours) -> str:
    most = max([*plot.counts, 1])
    parts: list[str] = []
    for number, count in enumerate(plot.counts):
        if number in plot.holes:
            continue
        rank, file = divmod(number, plot.files)
        x, y = 1 + file * _SQUARE, 1 + (plot.ranks - 1 - rank) * _SQUARE
        place = f'x="{x}" y="{y}" width="{_SQUARE}" height="{_SQUARE}"'
        opacity = round(math.sqrt(count / most), 3)  # by area: rare squares can be seen too
        parts.append(f'<rect {place} fill="{colours.first}" fill-opacity="{opacity}" stroke="{colours.grid}"/>')
    return "\n".join(parts) + "\n"
