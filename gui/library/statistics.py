"""Statistics of the listed games that were played here, and their view."""

from __future__ import annotations

import sqlite3
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from PySide6.QtWidgets import QGridLayout, QWidget

from surajang.gui.kit.flow_layout import Flow, lay_column
from surajang.gui.kit.glicko import Rating, Result, updated
from surajang.gui.kit.label import Label
from surajang.gui.kit.punctuation import described, labelled, percent, sentences
from surajang.gui.kit.rating_plot import RatingPlot
from surajang.gui.kit.row_list import side_of
from surajang.gui.kit.translation import number, tr
from surajang.gui.library import library_text
from surajang.gui.library.facts import PERSON
from surajang.gui.library.finding import Query, conditions_of
from surajang.gui.library.index import variant_of
from surajang.gui.players.levels import level_numbered
from surajang.gui.words import naming, outcome_text
from surajang.rules import catalogue
from surajang.rules.game import DRAW, FIRST_WINS

FIRST = Rating(1000)
"""The rating of an unknown player."""

LEVEL_DEVIATION = 50.0
"""The deviation of the levels' ratings."""


AT_ONCE = 20
PAUSE = 0.0001
"""The number of games counted between pauses for the other threads, and the seconds of a pause: without them the
window's thread would wait for milliseconds again and again.
"""


@dataclass
class Score:
    """Games won, drawn and lost by the person."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def games(self) -> int:
        """The number of games."""
        return self.won + self.drawn + self.lost

    @property
    def points(self) -> float:
        """The share of points, from 0 to 1."""
        return (self.won + self.drawn / 2) / self.games if self.games else 0.0

    def add(self, score: float) -> None:
        """Add a game: 1 for a win, 0 for a loss."""
        if score == 1:
            self.won += 1
        elif score == 0:
            self.lost += 1
        else:
            self.drawn += 1


@dataclass
class Figures:
    """The figures: the listed games, those without a result, results against the computer by level, game and side, the
    numbers of all reasons, and the rating after each rated game, listed or not.
    """

    games: int = 0
    unfinished: int = 0
    total: Score = field(default_factory=Score)
    levels: dict[int, Score] = field(default_factory=dict)
    variants: dict[str, Score] = field(default_factory=dict)
    sides: dict[int, Score] = field(default_factory=dict)
    endings: Counter[str] = field(default_factory=Counter)
    ratings: list[float] = field(default_factory=list)


Row = tuple[str, int, int, int, str, int]
"""A game: its name, both levels, the number of its result, the reason, and whether it is listed."""


def rows(connection: sqlite3.Connection, query: Query) -> list[Row]:
    """Return the games played here, the oldest first; those that match the query, positions aside, are listed. Raises
    sqlite3.DatabaseError if the index is invalid.
    """
    conditions, values = conditions_of(query)
    found = connection.execute(
        f"SELECT variant, first_level, second_level, result, reason, {conditions} FROM game"
        " WHERE file IN (SELECT id FROM file WHERE own) AND problem = '' ORDER BY played, id",
        values,
    ).fetchall()
    for variant, *whole, reason, _ in found:
        variant_of(connection, variant)
        right = type(reason) is str and all(type(value) is int for value in whole)
        if not right or not 0 <= whole[2] < len(outcome_text.RESULTS):
            raise sqlite3.DatabaseError("a row in the index is none")
    return found


def figures(games: Iterable[Row]) -> Figures:
    """Count games, the oldest first."""
    found = Figures()
    own = FIRST
    for place, (variant, first, second, ended, reason, listed) in enumerate(games, 1):
        if not place % AT_ONCE:
            time.sleep(PAUSE)
        if listed:
            found.games += 1
            if ended:
                found.endings[reason] += 1
            else:
                found.unfinished += 1
        side = _side_of_person(first, second)
        if side < 0 or not ended:
            continue
        result, level = outcome_text.RESULTS[ended], (first, second)[1 - side]
        score = 0.5 if result == DRAW else float((result == FIRST_WINS) == (side == 0))
        if listed:
            for score_of in (
                found.total,
                found.levels.setdefault(level, Score()),
                found.variants.setdefault(variant, Score()),
                found.sides.setdefault(side, Score()),
            ):
                score_of.add(score)
        opponent = Rating(level_numbered(level).rating, LEVEL_DEVIATION)
        own = updated(own, [Result(opponent, score)])
        found.ratings.append(own.rating)
    return found


def count(connection: sqlite3.Connection, query: Query) -> Figures:
    """Count the games in the index that match a query."""
    return figures(rows(connection, query))


def _side_of_person(first: int, second: int) -> int:
    """Return the side of the person in a game against a level of the computer, -1 for other games."""
    if first == PERSON and second > 0:
        return 0
    return 1 if second == PERSON and first > 0 else -1


class FiguresView(QWidget):
    """Tables of results and the plot of the rating, or a sentence if there are no games."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.words = Label(parent=self, wraps=True)
        self.rating = Label(parent=self, look="heading", wraps=True)
        words = tr("Your rating after each game against the computer")
        self.plot_title = Label(words, self, look="section", wraps=True)
        self.plot = RatingPlot(self, games=True)
        self.tables = QWidget(self)
        self._flow = Flow(self.tables, 28)
        lay_column(
            self.words, self.plot_title, self.rating, self.plot, self.tables, 1, within=self, margins=0, spacing=10
        )

    def show_figures(self, figures: Figures, narrow: bool = False) -> None:
        """Show the figures, perhaps of a `narrow` choice of games."""
        self._flow.clear()
        words = library_text.totals(figures.games, figures.unfinished)
        if not figures.games and narrow:
            words = library_text.NOTHING_FOUND()
        elif not figures.endings and not narrow:
            words = sentences(words, tr("No statistics yet: no game played here has ended."))
        self.words.setText(words)
        self.plot.show_values(figures.ratings)
        rated = bool(figures.ratings)
        self.plot_title.setVisible(rated)
        self.rating.setVisible(rated)
        if rated:
            self.rating.setText(library_text.RATING_NOW(round=round(figures.ratings[-1])))
        if figures.total.games:
            levels = [(library_text.LEVEL(number=level), figures.levels[level]) for level in sorted(figures.levels)]
            variants = [catalogue.named(name) for name in figures.variants]
            games = list(zip(naming.titles(variants), figures.variants.values(), strict=True))
            sides = [(library_text.SIDES[side](), figures.sides[side]) for side in sorted(figures.sides)]
            for title, rows in (
                (tr("By level"), levels), (tr("By variant"), games), (tr("By side"), sides)
            ):  # fmt: skip
                self._add(_scores(title, rows, self.tables))
        if figures.endings:
            endings = [(outcome_text.reason(code), number(count)) for code, count in figures.endings.most_common()]
            self._add(_table(tr("How games ended"), ("", tr("Games")), endings, self.tables))

    def _add(self, table: QWidget) -> None:
        self._flow.addWidget(table)
        table.show()


def _scores(title: str, rows: Sequence[tuple[str, Score]], parent: QWidget) -> QWidget:
    cells = [
        (name, *map(number, (score.games, score.won, score.drawn, score.lost)), percent(score.points))
        for name, score in rows
    ]
    return _table(title, ("", *(heading() for heading in library_text.SCORE_HEADINGS)), cells, parent)


def _table(title: str, headings: Sequence[str], rows: Sequence[Sequence[str]], parent: QWidget) -> QWidget:
    """Return a small table; screen readers read each of its rows as a whole."""
    table = QWidget(parent)
    grid = QGridLayout(table)
    grid.setContentsMargins(0, 6, 0, 6)
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(3)
    grid.addWidget(Label(title, table, look="section", wraps=True), 0, 0, 1, len(headings))
    for column, heading in enumerate(headings):
        label = Label(heading, table, look="muted")
        grid.addWidget(label, 1, column, side_of(column))
    for place, row in enumerate(rows, 2):
        parts = [labelled(head, cell) for head, cell in zip(headings, row, strict=True)]
        for column, cell in enumerate(row):
            label = Label(cell, table)
            if column == 0:
                label.setAccessibleName(described(*parts))
            grid.addWidget(label, place, column, side_of(column))
    grid.setRowStretch(len(rows) + 2, 1)
    return table
