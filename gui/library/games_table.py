"""The list of the library's games, whose rows are fetched when first shown, and its filter."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QHeaderView, QLineEdit, QWidget

from surajang.gui.board import spoken
from surajang.gui.kit.buttons import make_button
from surajang.gui.kit.dates import date_text, day_of
from surajang.gui.kit.fields import ComboBox
from surajang.gui.kit.flow_layout import Flow
from surajang.gui.kit.label import give_tip
from surajang.gui.kit.punctuation import labelled, listed
from surajang.gui.kit.row_list import LEFT, RIGHT, Column, RowList, TableModel, row_height, sort_rows
from surajang.gui.kit.translation import tr
from surajang.gui.library import library_text
from surajang.gui.library.finding import PEOPLE, Listed, Query
from surajang.gui.players.levels import LEVELS
from surajang.gui.words import naming, outcome_text
from surajang.rules import catalogue
from surajang.rules.game import DRAW, FIRST_WINS, SECOND_WINS, UNDECIDED

ORDERS = ("played", "game", "players", "result", "reason", "moves", "")
DATE, GAME, PLAYERS, RESULT, REASON, MOVES, TAGS = range(len(ORDERS))
"""The columns, and the orders they sort by."""

DISPENSABLE = (TAGS, REASON, MOVES, DATE, GAME)
"""Columns that are hidden, one after another, if they do not fit."""

AHEAD = 100
"""The number of rows fetched at a time."""

LINE = 1.6
"""The height of a row in lines of text."""


def _columns(tags_of: Callable[[str], list[str]]) -> list[Column[Listed]]:
    """Return the columns; `tags_of` returns a game's tags by its identity."""
    headings = library_text.HEADINGS

    def column(
        number: int,
        text: Callable[[Listed], str],
        spoken: Callable[[Listed], str] | None = None,
        side: Qt.AlignmentFlag = LEFT,
    ) -> Column[Listed]:
        return Column(headings[number], text, side, tooltip=text, spoken=spoken)

    def result(game: Listed) -> str:
        known = game.facts.result
        return outcome_text.shown_result(outcome_text.RESULTS[known]) if known else outcome_text.UNFINISHED()

    def spoken_result(game: Listed) -> str:
        facts = game.facts
        return outcome_text.result_in_words(facts.result, facts.variant, facts.players)

    def reason(game: Listed) -> str:
        return outcome_text.reason(game.facts.reason) if game.facts.result else ""

    def tags(game: Listed) -> str:
        return listed(tags_of(game.facts.identity))

    def spoken_tags(game: Listed) -> str:
        words = tags(game)
        return labelled(headings[TAGS](), words) if words else ""

    return [
        column(DATE, lambda game: date_text(game.facts.played[:10])),
        column(GAME, lambda game: library_text.title_of(game.facts.variant)),
        column(PLAYERS, lambda game: library_text.called(game.facts.players, game.facts.variant)),
        column(RESULT, result, spoken_result),
        column(REASON, reason),
        column(MOVES, lambda game: str(game.facts.moves), lambda game: spoken.moves(game.facts.moves), RIGHT),
        column(TAGS, tags, spoken_tags),
    ]


class GamesTableModel(TableModel[Listed]):
    """Games by their numbers in the index; rows are fetched when they are first shown."""

    def __init__(
        self,
        tags_of: Callable[[str], list[str]],
        fetch: Callable[[list[int]], None],
        sort_by: Callable[[str, bool], None],
        parent: QWidget,
    ) -> None:
        """`fetch` looks games up by their numbers and calls `fill`; `sort_by` lists them in another order (one of
        ORDERS, and whether it is descending)."""
        super().__init__(_columns(tags_of), parent=parent)
        self._fetch = fetch
        self._sort_by = sort_by
        self.numbers: array[int] = array("q")
        self._known: dict[int, Listed] = {}
        self._missing: set[int] = set()
        self._fetched: set[int] = set()
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._fetch_rows)

    def show_numbers(self, numbers: array[int]) -> None:
        """Replace the games."""
        self.beginResetModel()
        self.numbers = numbers
        self._known.clear()
        self._missing.clear()
        self._fetched.clear()
        self.endResetModel()

    def fill(self, games: Sequence[Listed]) -> None:
        """Show fetched games."""
        for game in games:
            self._known[game.number] = game
        if self.numbers:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.numbers) - 1, len(ORDERS) - 1))

    @property
    def count(self) -> int:
        """The number of games."""
        return len(self.numbers)

    def game(self, row: int) -> Listed | None:
        """Return the game of a row, if it is known."""
        return self._known.get(self.numbers[row]) if 0 <= row < len(self.numbers) else None

    def row(self, number: int) -> Listed | None:
        """Return the game of a visible row; fetch it if it is unknown."""
        game = self.game(number)
        if game is None:
            self._missing.add(number)
            self._soon.start()
        return game

    def _fetch_rows(self) -> None:
        """Fetch the missing rows, and some after them."""
        if not self._missing:
            return
        first = min(self._missing)
        rows = range(first, min(max(self._missing) + 1, first + AHEAD) + AHEAD // 2)
        self._missing.clear()
        numbers = [self.numbers[row] for row in rows if row < len(self.numbers)]
        numbers = [number for number in numbers if number not in self._known and number not in self._fetched]
        self._fetched.update(numbers)
        if numbers:
            self._fetch(numbers)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """List the games in another order."""
        if 0 <= column < len(ORDERS) and ORDERS[column]:
            self._sort_by(ORDERS[column], order == Qt.SortOrder.DescendingOrder)


def row_after(gone: int, before: Sequence[int], now: Sequence[int]) -> int:
    """Return the row of the game after a removed one, otherwise the last row; 0 if that game was not listed."""
    if gone not in before:
        return 0
    left = set(now)
    behind = next((number for number in before[before.index(gone) :] if number in left), None)
    return len(now) - 1 if behind is None else now.index(behind)


class GamesTable(RowList):
    """The list itself. Left and Right belong to the board beside it."""

    opened = Signal()
    """The user opens the current game."""

    def __init__(self, model: GamesTableModel, parent: QWidget) -> None:
        super().__init__(PLAYERS, DISPENSABLE, parent)
        self.games = model
        self.setModel(model)
        self.setAccessibleName(tr("Games"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        # Otherwise it would ask of each row whether it is selected, which takes a second when all of 100,000 are.
        header.setSelectionModel(QItemSelectionModel(model, self))
        header.setSortIndicator(DATE, Qt.SortOrder.DescendingOrder)
        sort_rows(self)
        self.doubleClicked.connect(lambda _: self.opened.emit())

    def show_order(self, order: str, descending: bool) -> None:
        """Mark the column that the games are sorted by, one of ORDERS."""
        direction = Qt.SortOrder.DescendingOrder if descending else Qt.SortOrder.AscendingOrder
        self.horizontalHeader().setSortIndicator(ORDERS.index(order), direction)

    def selected(self) -> list[range]:
        """Return the selected rows as ranges: examining each of 100,000 would take too long."""
        selection = self.selectionModel().selection()
        ranges = (selection.at(number) for number in range(selection.count()))
        return [range(part.top(), part.bottom() + 1) for part in ranges]

    def selected_numbers(self) -> list[int]:
        """Return the numbers of the selected games, in the order of their rows."""
        return [self.games.numbers[row] for row in sorted({row for part in self.selected() for row in part})]

    def several_selected(self, most: int) -> frozenset[int]:
        """Return the numbers of the selected games, if there are several, `most` at most."""
        count = sum(map(len, self.selected()))
        return frozenset(self.selected_numbers()) if 1 < count <= most else frozenset()

    def select_numbers(self, numbers: Collection[int]) -> None:
        """Select the games of these numbers, too."""
        added, last = QItemSelection(), self.games.columnCount() - 1
        for row, number in enumerate(self.games.numbers):
            if number in numbers:
                added.select(self.games.index(row, 0), self.games.index(row, last))
        self.selectionModel().select(added, QItemSelectionModel.SelectionFlag.Select)

    def current_row(self) -> int:
        """Return the row of the current game if it is selected, otherwise of the first selected one; -1 for none."""
        parts, row = self.selected(), self.currentIndex().row()
        if not parts:
            return -1
        return row if any(row in part for part in parts) else min(part.start for part in parts)

    def current_game(self) -> Listed | None:
        """Return the game of that row, if it is known."""
        return self.games.game(self.current_row())

    def measure(self) -> None:
        """Fit rows and columns to the size of their text."""
        metrics = self.fontMetrics()
        self.verticalHeader().setDefaultSectionSize(row_height(metrics, LINE))
        titles = [naming.title(variant) for variant in catalogue.games()]
        samples = {
            DATE: [date_text("2026-12-30")],
            GAME: titles,
            RESULT: ["½–½", outcome_text.UNFINISHED()],
            REASON: [reason() for reason in outcome_text.SHORT_REASONS.values()],
            MOVES: ["1000"],
            TAGS: [tr("favourite, to study")],
        }
        self.measure_columns(samples)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
            return
        super().keyPressEvent(event)


TYPING_MS = 200
"""How long to wait after a keystroke before searching."""

MATCHES = "matches"
"""The source of games of engine matches."""

LETTERS = 34
"""The width of the search field, in average letters."""


@dataclass(frozen=True)
class FilterEntries:
    """The entries of the filter: the words, and the value of each list by name."""

    words: str
    values: Mapping[str, Any]


class GamesFilter(QWidget):
    """The search field and the lists, wrapped where needed."""

    changed = Signal()
    """The filter has changed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.today: Callable[[], date] = date.today
        row = Flow(self, 8)
        self.field = QLineEdit(self, placeholderText=library_text.SEARCH(), clearButtonEnabled=True, maxLength=200)
        self.field.setAccessibleName(library_text.SEARCH())
        give_tip(
            self.field,
            tr("“Ann – Ben” finds games in which Ann moves first. “Ann –” and “– Ben” leave the other player open."),
        )
        row.addWidget(self.field)
        self.combos: dict[str, ComboBox] = {}
        for name, first, others in (
            ("game", tr("All games"), []),
            ("result", tr("Any result"), _results()),
            ("level", tr("Any level"), _levels()),
            ("reason", tr("Any ending"), []),
            ("time", tr("Any time"), [(text(), days) for text, days in library_text.TIMES]),
            ("length", tr("Any length"), [(text(), (low, high)) for text, low, high in library_text.LENGTHS]),
            (
                "source",
                tr("All except engine matches"),
                [(tr("Played here"), True), (tr("Added files"), False), (library_text.MATCHES(), MATCHES)],
            ),
            ("tag", tr("Any tag"), []),
        ):
            combo = ComboBox(self, first)
            combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            combo.fill([(first, None), *others])
            combo.currentIndexChanged.connect(lambda _: self._change())
            row.addWidget(combo)
            self.combos[name] = combo
        self.clear = make_button(library_text.CLEAR(), self, self.show_all, look="link", enter=True)
        row.addWidget(self.clear)
        self._typing = QTimer(self, singleShot=True, interval=TYPING_MS)
        self._typing.timeout.connect(self._change)
        self.field.textChanged.connect(lambda _: self._typing.start())
        self.offer_games()
        self.offer_reasons([])
        self.offer_tags([])
        self._show_clear()

    def offer_games(self) -> None:
        """Offer the present games."""
        games = catalogue.games()
        self._offer("game", naming.choices(games))

    def offer_reasons(self, reasons: Sequence[str]) -> None:
        """Offer these reasons."""
        self._offer("reason", [(outcome_text.reason(code), code) for code in reasons])

    def offer_tags(self, tags: Sequence[str]) -> None:
        """Offer these tags."""
        self._offer("tag", [(tag, tag) for tag in tags])

    def _offer(self, name: str, choices: list[tuple[str, str]]) -> None:
        """Offer other choices; the chosen one is kept if it is among them."""
        combo = self.combos[name]
        if [combo.itemData(number) for number in range(1, combo.count())] != [value for _, value in choices]:
            before = combo.currentData()
            with QSignalBlocker(combo):
                combo.fill([(combo.itemText(0), None), *choices], before)
            if before is not None and combo.currentData() is None:
                self._change()
        combo.setVisible(bool(choices) or name == "reason")  # reasons come late, and would move the widgets after them

    def query(self, tagged: Callable[[str], frozenset[str]]) -> Query:
        """Return the query; `tagged` returns the games with a tag."""
        chosen = self.entries.values
        least, most = chosen["length"] or (0, 0)
        days = chosen["time"]
        words, games = self.field.text().split(), catalogue.games()
        titles = zip(naming.titles(games), games, strict=True) if words else ()
        return Query(
            words=" ".join(map(day_of, words)),
            titles=tuple((title.casefold(), game.name) for title, game in titles),
            translated=_translated() if words else (),
            game=chosen["game"] or "",
            result=chosen["result"] or "",
            reason=chosen["reason"],
            level=chosen["level"] or 0,
            since=(self.today() - timedelta(days)).isoformat() if days is not None else "",
            least=least,
            most=most,
            own=chosen["source"] if chosen["source"] != MATCHES else None,
            matches=chosen["source"] == MATCHES,
            identities=tagged(chosen["tag"]) if chosen["tag"] is not None else None,
        )

    @property
    def narrow(self) -> bool:
        """Whether the filter leaves games out."""
        return bool(self.field.text()) or any(combo.currentIndex() for combo in self.combos.values())

    @property
    def entries(self) -> FilterEntries:
        """The present entries."""
        return FilterEntries(self.field.text(), {name: combo.currentData() for name, combo in self.combos.items()})

    def enter(self, entries: FilterEntries) -> None:
        """Replace the entries, without values that are no longer offered."""
        reason = entries.values.get("reason")
        if isinstance(reason, str):
            self.offer_reasons([reason])
        self.field.setText(entries.words)
        for name, combo in self.combos.items():
            with QSignalBlocker(combo):
                combo.choose(entries.values.get(name))
        self._change()

    def show_all(self) -> None:
        """Clear the filter."""
        self.enter(FilterEntries("", {}))
        self.field.setFocus()

    def _change(self) -> None:
        self._typing.stop()
        self._show_clear()
        self.changed.emit()

    def _show_clear(self) -> None:
        self.clear.setVisible(self.narrow)

    def measure(self) -> None:
        """Fit the field to the size of the text."""
        self.field.setMinimumWidth(LETTERS * self.fontMetrics().averageCharWidth())


def _results() -> list[tuple[str, str]]:
    ended = [(outcome_text.shown_result(result), result) for result in (FIRST_WINS, SECOND_WINS, DRAW)]
    return [*ended, (outcome_text.UNFINISHED(), UNDECIDED)]


def _levels() -> list[tuple[str, int]]:
    levels = [(library_text.LEVEL(number=level.number), level.number) for level in LEVELS]
    return [(tr("Between people"), PEOPLE), *levels]


def _translated() -> tuple[tuple[str, str], ...]:
    """Return the players and events that this program names: as the language has them, and as in files."""
    players = (naming.YOU, naming.AT_FULL_STRENGTH, *(naming.levelled(each.name, each.number) for each in LEVELS))
    shown = [(naming.somebody(name), name) for name in players]
    shown.append((naming.event(naming.PLAYED_HERE), naming.PLAYED_HERE))
    return tuple((words.casefold(), name.casefold()) for words, name in shown if words != name)
