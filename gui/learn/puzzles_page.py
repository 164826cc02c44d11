"""The page of all puzzles, to choose a game and a kind, and the object that leads to the puzzles of a kind and back."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSignalBlocker, QSize, Qt, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from surajang.gui.board.board_options import board_options
from surajang.gui.board.mini_board import MiniBoard
from surajang.gui.board.state_of_game import state_of
from surajang.gui.desk.navigator import LessonsRequest, link_to, start_page_link
from surajang.gui.desk.page_tools import PageTools
from surajang.gui.kit.accessible_widgets import make_group
from surajang.gui.kit.buttons import make_button
from surajang.gui.kit.fields import ComboBox
from surajang.gui.kit.flow_layout import Flow, lay_column, lay_row
from surajang.gui.kit.label import Label, give_tip
from surajang.gui.kit.punctuation import beside, headed, sentences
from surajang.gui.kit.rating_plot import RatingPlot
from surajang.gui.kit.scrolling import scroll_within
from surajang.gui.kit.translation import tr
from surajang.gui.learn import puzzle_text
from surajang.gui.learn.puzzle_history import HistoryPlace, PuzzleHistoryPage
from surajang.gui.learn.puzzle_record import LEARNING, PuzzleRecord
from surajang.gui.learn.puzzle_text import goal_of
from surajang.gui.learn.puzzles import (
    Puzzle,
    TryResult,
    first_puzzle,
    games_with_puzzles,
    kinds_of,
    puzzle_near,
    puzzles,
    puzzles_to_practise,
    todays_puzzle,
    unknown_puzzle,
)
from surajang.gui.shell.page import Page
from surajang.gui.words import naming
from surajang.rules.game import Game
from surajang.rules.games import GAMES

if TYPE_CHECKING:
    from surajang.gui.learn.puzzle_page import Following, PuzzlePage
    from surajang.gui.learn.streak_page import StreakPage


WITH_HINTS = (TryResult.SOLVED, TryResult.PIECE_HINTED, TryResult.MOVE_HINTED)
"""The results of solving a puzzle after no hint, one of the piece to move, and one of the whole move."""


class PuzzlePages(QObject):
    """Makes the pages of the puzzles, and leads from one to the next."""

    def __init__(self, tools: PageTools, parent: QObject) -> None:
        super().__init__(parent)
        self._tools = tools
        self._names = games_with_puzzles()
        self._game = ""
        self._chance = random.Random()
        self.practised = ("", 0)
        """The kind chosen for practice, and the number of the strength."""
        self.begun = 0
        """The number of the card whose puzzles were begun last."""
        self._left_at: HistoryPlace | None = None
        self.record = PuzzleRecord(parent=self)
        self.record.failed.connect(tools.navigator.tell)
        self.today: Callable[[], date] = date.today

    def show(self, game: str = "") -> None:
        """Show all kinds of puzzles of a game, of the one shown last for ""."""
        wanted = (game, self._game, self._tools.settings["new_game"].get("game", ""), self._names[0])
        self._game = next(name for name in wanted if name in self._names)
        page = PuzzlesPage(self._game, self._names, self, self._tools)
        page.show_again = self.show
        self.record.wait()
        self.record.loaded.connect(page.refresh)
        self.choose(page, self._game)
        self._tools.navigator.show_page(page)
        page.begin()

    def choose(self, page: PuzzlesPage, game: str) -> None:
        """Show the puzzles of a game."""
        self._game = game
        page.show_game(game, self.todays(game), self._strength(game), self.today())

    def todays(self, game: str) -> tuple[Puzzle, ...]:
        """Return a game's puzzles of today, the easiest first."""
        return tuple(todays_puzzle(puzzles(game), self.today(), low, high) for _, low, high in puzzle_text.TODAYS)

    def _strength(self, game: str) -> int:
        """Return the number of today's puzzle that is nearest to the person's strength."""
        rating = 0.0 if self.record.learning(game) else self.record.rating(game).rating
        return next(number for number, (_, _, high) in enumerate(puzzle_text.TODAYS) if round(rating) <= high)

    # Kinds of puzzles

    def show_today(self, strength: int = 0) -> None:
        """Show the puzzle of the day of a strength (0 to 2); more near the person's strength follow."""
        first, followed = self.todays(self._game)[strength], False

        def heading() -> str:
            todays = beside(puzzle_text.TODAY(), puzzle_text.TODAYS[strength][0]())
            return puzzle_text.NEAR() if followed else todays

        def following() -> Puzzle:
            nonlocal followed
            followed = True
            return self._near()

        self._show(heading, first, following)

    def show_near(self) -> None:
        """Show puzzles near the person's strength."""
        self._show(puzzle_text.NEAR, self._near(), self._near)

    def show_practice(self, kind: str, low: int, high: int) -> None:
        """Show random puzzles of a kind and strength, known ones only when all are known."""
        collection = puzzles(self._game)
        numbers = puzzles_to_practise(collection, kind, low, high)

        def following() -> Puzzle | None:
            known = self.record.known(self._game)
            found = unknown_puzzle(collection, numbers, known, self._chance)
            return found or unknown_puzzle(collection, numbers, (), self._chance)

        first = following()
        if first is not None:
            self._show(puzzle_text.KINDS.get(kind, puzzle_text.PRACTICE), first, following)

    def show_missed(self) -> None:
        """Show the missed puzzles due today, those due longest first."""
        collection = puzzles(self._game)
        names = iter(self.record.due(self._game, self.today()))

        def following() -> Puzzle | None:
            for name in names:
                with suppress(KeyError):  # it may be a puzzle of another version of the program
                    return collection[collection.number_of(name)]
            return None

        first = following()
        if first is not None:
            self._show(puzzle_text.MISSED, first, following)

    def show_history(self) -> None:
        """Show the tries at a game's puzzles, the newest first."""
        tries = self.record.tries(self._game)
        page = PuzzleHistoryPage(puzzles(self._game), tries, self._tools, self.show, self._show_again)
        page.show_again = self.show_history
        page.left.connect(self._remember)
        self._tools.navigator.show_page(page)
        page.begin()
        if self._left_at is not None and self._left_at.game == self._game:
            page.go_to(self._left_at)

    def _remember(self, place: HistoryPlace) -> None:
        """Remember the place in the list of tries."""
        self._left_at = place

    def _show_again(self, puzzle: Puzzle) -> None:
        """Show a puzzle tried before; leaving it leads back to the list of tries."""
        self._show(puzzle_text.HISTORY, puzzle, lambda: None, self.show_history)

    def show_streak(self) -> None:
        """Begin a streak: each puzzle is somewhat harder than the one before, and none comes twice."""
        game, best = self._game, self.record.best_streak(self._game)
        shown: set[str] = set()

        def choose(rating: int) -> Puzzle:
            puzzle = puzzle_near(puzzles(game), rating, shown, self._chance)
            shown.add(puzzle.id)
            return puzzle

        from surajang.gui.learn.streak_page import EASIEST  # noqa: PLC0415  # shows the list sooner

        self._show_streak(choose(EASIEST), choose, best)

    def _show_streak(
        self, first: Puzzle, choose: Callable[[int], Puzzle], best: int, left: StreakPage | None = None
    ) -> None:
        """Show a streak that begins or, after its page was left, goes on with a puzzle."""
        from surajang.gui.learn.streak_page import StreakPage  # noqa: PLC0415  # as above

        page = StreakPage(first, choose, best, self._tools, self.show, self.show_streak)
        if left is not None:
            page.streak.go_on_like(left.streak)
        page.show_again = lambda: self._show_streak(page.following(), choose, best, page)
        page.judged.connect(lambda puzzle, result: self._judged_in_streak(page, puzzle, result))
        self._tools.navigator.show_page(page)
        page.begin()

    def _judged_in_streak(self, page: StreakPage, puzzle: Puzzle, result: TryResult) -> None:
        """Note the result of a puzzle under time pressure, which changes no rating."""
        self.record.judge(puzzle, result, self.today(), rated=False)
        self.record.note_streak(puzzle.variant.name, page.streak.solved)

    def _near(self) -> Puzzle:
        """Return a puzzle near the person's strength, a first puzzle while they learn."""
        record, game = self.record, self._game
        collection, known = puzzles(game), record.known(game)
        first = None
        if record.learning(game):
            first = first_puzzle(collection, known, record.solved_in_family(game), self._chance)
        return first or puzzle_near(collection, record.rating(game).rating, known, self._chance)

    def _price(self, puzzle: Puzzle, hints: int) -> str:
        """Return the cost of a puzzle's next hint, after one of its piece (1) or of a whole move (2)."""
        record, game = self.record, puzzle.variant.name
        if puzzle.id in record.due(game, self.today()):
            return tr("If solved with a hint, this puzzle comes back once more.")
        if puzzle.id in record.known(game):
            return tr("You have tried this puzzle before: a hint costs nothing.")
        if record.learning(game):
            return tr("A hint costs nothing until you have solved {count} puzzles.", count=LEARNING)
        if hints == len(WITH_HINTS) - 1:
            return tr("More hints cost nothing.")
        now, then = (record.gain(puzzle, WITH_HINTS[number]) for number in (hints, hints + 1))
        return puzzle_text.hint_price(now - then, hints)

    def _show(
        self, heading: Callable[[], str], first: Puzzle, following: Following, back: Callable[[], None] | None = None
    ) -> PuzzlePage:
        """Show one puzzle after another; return their page. Leaving it leads to all kinds, or `back` to the tries."""
        from surajang.gui.learn.puzzle_page import PuzzlePage  # noqa: PLC0415  # shows the list sooner

        page = PuzzlePage(heading, first, following, self._price, self._tools, back or self.show)
        if back is not None:
            page.back_button.setText(puzzle_text.HISTORY())
        page.judged.connect(lambda puzzle, result: self._judged(page, puzzle, result))
        page.show_again = lambda: self._show(heading, page.puzzle, following, back).go_on_from(page.first_try)
        self._tools.navigator.show_page(page)
        page.begin()
        return page

    def _judged(self, page: PuzzlePage, puzzle: Puzzle, result: TryResult) -> None:
        """Note the result of a puzzle, and show the new rating."""
        gain = self.record.judge(puzzle, result, self.today())
        page.say_rating(puzzle_text.rating(self.record.rating(puzzle.variant.name).rating, gain))


CARD = 270
"""The minimum width of a card at the default text size."""

BOARD = 180
"""The side of the board with today's puzzle, at that size."""

DAY_CHECK_MS = 30_000
"""How often the page looks whether another day has begun: a timer until midnight would stop while the computer sleeps.
"""


class Card(QFrame):
    """One kind of puzzles: its title, a text, and a button."""

    def __init__(self, title: str, action: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        heading = Label(title, self, look="heading", wraps=True)
        self.words = Label(parent=self, look="muted", wraps=True)
        self.button = QPushButton(action, self, autoDefault=True)
        self._title, self._action = title, action
        self.inner = QVBoxLayout()
        lay_column(heading, self.words, self.inner, 1, self.button, within=self, margins=14, spacing=8)

    def say(self, words: str, action: str = "") -> None:
        """Set the text, and another text of the button if given."""
        self.words.setText(words)
        self._action = action or self._action
        self.button.setText(self._action)
        self.button.setAccessibleName(headed(self._title, sentences(words, self._action)))


class PuzzlesPage(Page):
    """All kinds of puzzles of one game, to choose from; `pages` shows those of a kind."""

    def __init__(self, game: str, names: tuple[str, ...], pages: PuzzlePages, tools: PageTools) -> None:
        super().__init__()
        self.game_name = game
        self._pages = pages
        self._record = pages.record
        self._tools = tools
        page = QWidget(self)
        head, words = self._head(), Label(puzzle_text.INTRO(), self, look="muted", wraps=True)
        parts = (head, words, self._games(names))
        column = lay_column(*parts, within=page, margins=(32, 24, 32, 24), spacing=14)
        cards = QWidget(page)  # after them, also for Tab and screen readers
        row = Flow(cards, 14, even=True)
        self._make_cards(cards)
        for card in self.cards:
            row.addWidget(card)
        column.addWidget(cards)
        column.addStretch(1)
        scroll_within(self, page)
        self.apply_settings()
        days = QTimer(self, interval=DAY_CHECK_MS)
        days.timeout.connect(self.follow_day)
        days.start()

    def _head(self) -> QHBoxLayout:
        """Return the title and the links to other pages."""
        title, navigator = Label(puzzle_text.TITLE(), self, look="title"), self._tools.navigator
        lessons = link_to(LessonsRequest(), tr("Lessons"), navigator, self)
        return lay_row((title, 1), lessons, start_page_link(navigator, self))

    def _make_cards(self, parent: QWidget) -> None:
        """Make a card for each kind of puzzles."""
        self.today = Card(puzzle_text.TODAY(), puzzle_text.SOLVE(), parent)
        self.near = Card(puzzle_text.NEAR(), puzzle_text.BEGIN(), parent)
        self.practice = Card(puzzle_text.PRACTICE(), puzzle_text.BEGIN(), parent)
        self.missed = Card(puzzle_text.MISSED(), puzzle_text.BEGIN(), parent)
        self.streak = Card(puzzle_text.STREAK(), puzzle_text.BEGIN(), parent)
        self.cards = (self.today, self.near, self.practice, self.missed, self.streak)
        self.today.button.setProperty("primary", True)
        self.board = MiniBoard(board_options(self._tools.settings, GAMES[self.game_name]), self.today)
        self.strengths = self._make_strengths()
        self.today.inner.addWidget(self.board, 0, Qt.AlignmentFlag.AlignHCenter)
        self.plot = RatingPlot(self.near)
        self.near.inner.addWidget(self.plot)
        pages = self._pages
        self.history = make_button(
            puzzle_text.HISTORY(), self.near, lambda: pages.show_history(), look="link", enter=True
        )
        self.near.inner.addWidget(self.history, 0, Qt.AlignmentFlag.AlignLeft)
        self.kind, self.strength = self._combo(tr("Kind", "of puzzles")), self._combo(puzzle_text.STRENGTH())
        self.strength.fill((text(), (low, high)) for text, low, high in puzzle_text.STRENGTHS)
        self.strength.setCurrentIndex(self._pages.practised[1])
        for combo in (self.kind, self.strength):
            combo.currentIndexChanged.connect(self._choose_practice)
        for number, (button, show) in enumerate(
            (
                (self.today.button, lambda: pages.show_today(self.chosen_strength)),
                (self.near.button, pages.show_near),
                (self.practice.button, lambda: pages.show_practice(*self._chosen())),
                (self.missed.button, pages.show_missed),
                (self.streak.button, pages.show_streak),
            )
        ):
            button.clicked.connect(lambda _=False, number=number, show=show: self._begin_puzzles(number, show))

    def _begin_puzzles(self, number: int, show: Callable[[], object]) -> None:
        self._pages.begun = number
        show()

    def _make_strengths(self) -> tuple[QPushButton, ...]:
        """Return a button for each strength of today's puzzle, in a row on its card."""
        row = QWidget(self.today)
        row.setAccessibleName(puzzle_text.STRENGTH())
        make_group(row)
        flow = Flow(row, 6)
        buttons = []
        for text, _, _ in puzzle_text.TODAYS:
            button = self._segment(text(), row, self._show_todays)
            flow.addWidget(button)
            buttons.append(button)
        self.today.inner.addWidget(row)
        return tuple(buttons)

    def _segment(self, text: str, parent: QWidget, do: Callable[[], object]) -> QPushButton:
        """Return a button of a row in which one is checked at a time."""
        button = make_button(text, parent, do, look="segment", enter=True)
        button.setCheckable(True)
        button.setAutoExclusive(True)
        return button

    def _combo(self, name: str) -> ComboBox:
        """Return a list to choose from, on the card of practice."""
        combo = ComboBox(self.practice, name, narrow=16)
        self.practice.inner.addWidget(combo)
        return combo

    def _chosen(self) -> tuple[str, int, int]:
        """Return the chosen kind, and the lowest and highest rating."""
        low, high = self.strength.currentData()
        return self.kind.currentData(), low, high

    def _games(self, names: tuple[str, ...]) -> QWidget:
        """Return a button for each game, the current one checked."""
        row = QWidget(self)
        row.setAccessibleName(tr("Game"))
        make_group(row)
        flow = Flow(row, 6)
        self.games: dict[str, QPushButton] = {}
        for name in names:
            button = self._segment(naming.title(GAMES[name]), row, partial(self._pages.choose, self, name))
            button.setChecked(name == self.game_name)
            give_tip(button, naming.summary(GAMES[name]))
            flow.addWidget(button)
            self.games[name] = button
        return row

    @property
    def title(self) -> str:
        return puzzle_text.TITLE()

    def begin(self) -> None:
        """Focus the card whose puzzles were begun last, today's at first, now that the page is shown."""
        button = self.cards[self._pages.begun].button
        (button if button.isEnabled() else self.today.button).setFocus()

    @property
    def chosen_strength(self) -> int:
        """The number of the strength of today's puzzle shown."""
        return next(number for number, button in enumerate(self.strengths) if button.isChecked())

    def show_game(self, name: str, todays: tuple[Puzzle, ...], strength: int, day: date) -> None:
        """Show a game's puzzles on a day: today's puzzle of that strength, and the other kinds."""
        self.game_name = name
        self._todays, self._day = todays, day
        self.games[name].setChecked(True)
        self.strengths[strength].setChecked(True)
        self._offer_kinds()
        self.refresh()
        self.state_changed.emit()

    def follow_day(self) -> None:
        """Show the puzzles of another day, if one has begun."""
        day, name = self._pages.today(), self.game_name
        if day != self._day:
            self.show_game(name, self._pages.todays(name), self.chosen_strength, day)

    def _show_todays(self) -> None:
        """Show today's puzzle of the chosen strength, from the solver's side."""
        puzzle = self._todays[self.chosen_strength]
        state = state_of(Game(puzzle.variant, puzzle.fen))
        options = board_options(self._tools.settings, puzzle.variant)
        self.board.show_state(state, options, flipped=state.side == 1)
        result = self._record.result(puzzle)
        action = puzzle_text.SOLVE() if puzzle_text.unsolved(result) else tr("Look at it again")
        self.today.say(puzzle_text.todays(goal_of(puzzle), result), action)

    def refresh(self) -> None:
        """Update the page from the record."""
        record, name = self._record, self.game_name
        self._show_todays()
        tries = record.count(name)
        strength, learning = record.rating(name), record.learning(name)
        self.near.say(puzzle_text.near(len(puzzles(name)), strength.rating, strength.deviation, tries, learning))
        self.plot.show_values(record.ratings(name))
        self.history.setVisible(tries.total() > 0)
        due = len(record.due(name, self._day))
        self.missed.say(puzzle_text.missed(due))
        self.missed.button.setEnabled(due > 0)
        self.streak.say(puzzle_text.streak(record.best_streak(name)))

    def _offer_kinds(self) -> None:
        """Offer the kinds that the game has, and keep the chosen one if it has it."""
        before, _ = self._pages.practised
        counts = kinds_of(puzzles(self.game_name), puzzle_text.KINDS)
        kinds = [(puzzle_text.kind(name, count), name) for name, count in counts.items()]
        with QSignalBlocker(self.kind):
            self.kind.fill([(tr("Any kind"), ""), *kinds], before)
        self._show_practice()

    def _choose_practice(self) -> None:
        """Remember the choice of puzzles to practise, and show whether there are any."""
        self._pages.practised = (self.kind.currentData(), self.strength.currentIndex())
        self._show_practice()

    def _show_practice(self) -> None:
        """Return whether there are puzzles of the chosen kind and strength."""
        count = len(puzzles_to_practise(puzzles(self.game_name), *self._chosen()))
        self.practice.button.setEnabled(count > 0)
        self.practice.say(tr("One kind, as hard as you like.") if count else tr("No puzzles match."))

    def apply_settings(self) -> None:
        scale = self._tools.style.zoom / 100
        self.board.setFixedSize(QSize(BOARD, BOARD) * scale)
        self.board.set_options(board_options(self._tools.settings, GAMES[self.game_name]))
        for card in self.cards:
            card.setMinimumWidth(round(CARD * scale))
