"""The statistics of the games that were played here."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from gui.kit.flow_layout import Flow
from gui.kit.label import Label
from gui.kit.punctuation import described, labelled, percent, sentences
from gui.kit.rating_plot import RatingPlot
from gui.kit.translation import number, tr
from gui.library import library_text
from gui.library.figures import Figures, Score
from gui.words import outcome_text


class FiguresView(QWidget):
    """Tables of results and the plot of the rating; it says so where there is nothing to count."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.words = Label(parent=self)
        self.words.setWordWrap(True)
        self.rating = Label(parent=self)
        self.rating.setObjectName("heading")
        self.rating.setWordWrap(True)
        self.plot_title = _title(library_text.RATING(), self)
        self.plot = RatingPlot(self, games=True)
        self.tables = QWidget(self)
        self._flow = Flow(self.tables, 28)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        for widget in (self.words, self.plot_title, self.rating, self.plot, self.tables):
            column.addWidget(widget)
        column.addStretch(1)

    def show_figures(self, figures: Figures) -> None:
        """Show what was counted."""
        self._flow.clear()
        self.words.setText(library_text.totals(figures.games, figures.unfinished))
        if not figures.endings:
            self.words.setText(sentences(self.words.text(), library_text.NO_FIGURES()))
        self.plot.show_values(figures.ratings)
        rated = bool(figures.ratings)
        self.plot_title.setVisible(rated)
        self.rating.setVisible(rated)
        if rated:
            self.rating.setText(library_text.rating(figures.ratings[-1]))
        if figures.total.games:
            levels = [(library_text.level(level), figures.levels[level]) for level in sorted(figures.levels)]
            games = [(library_text.title_of(name), score) for name, score in figures.variants.items()]
            sides = [(library_text.SIDES[side](), figures.sides[side]) for side in sorted(figures.sides)]
            for title, rows in (
                (library_text.BY_LEVEL(), levels), (library_text.BY_GAME(), games), (library_text.BY_SIDE(), sides)
            ):  # fmt: skip
                self._add(_scores(title, rows, self.tables))
        if figures.endings:
            endings = [(outcome_text.reason(code), number(count)) for code, count in figures.endings.most_common()]
            self._add(_table(library_text.BY_END(), ("", tr("Games")), endings, self.tables))

    def _add(self, table: QWidget) -> None:
        """Add a table."""
        self._flow.addWidget(table)
        table.show()


def _scores(title: str, rows: Sequence[tuple[str, Score]], parent: QWidget) -> QWidget:
    """Return a table of results."""
    cells = [
        (name, *map(number, (score.games, score.won, score.drawn, score.lost)), percent(score.points))
        for name, score in rows
    ]
    return _table(title, ("", *(heading() for heading in library_text.SCORE_HEADINGS)), cells, parent)


def _table(title: str, headings: Sequence[str], rows: Sequence[Sequence[str]], parent: QWidget) -> QWidget:
    """Return a small table; each of its rows is read as a whole by who hears it."""
    table = QWidget(parent)
    grid = QGridLayout(table)
    grid.setContentsMargins(0, 6, 0, 6)
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(3)
    grid.addWidget(_title(title, table), 0, 0, 1, len(headings))
    for column, heading in enumerate(headings):
        label = Label(heading, table)
        label.setObjectName("muted")
        grid.addWidget(label, 1, column, _side(column))
    for place, row in enumerate(rows, 2):
        said = [labelled(head, cell) for head, cell in zip(headings, row, strict=True)]
        for column, cell in enumerate(row):
            label = Label(cell, table)
            if column == 0:
                label.setAccessibleName(described(*said))
            grid.addWidget(label, place, column, _side(column))
    grid.setRowStretch(len(rows) + 2, 1)
    return table


def _side(column: int) -> Qt.AlignmentFlag:
    """Return where the texts of a column stand: numbers at the right."""
    return Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft


def _title(text: str, parent: QWidget) -> Label:
    """Return the title of a part."""
    label = Label(text, parent)
    label.setObjectName("section")
    label.setWordWrap(True)
    return label
