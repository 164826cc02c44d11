"""Which page of the puzzles is shown: all kinds, or one puzzle after another; made when it is asked for."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from gui.desk.navigator import MatchRequest
from gui.desk.page_tools import PageTools
from gui.learn import puzzle_choice, puzzle_text
from gui.learn.puzzle_record import PuzzleRecord
from gui.learn.puzzles import Puzzle, games_with_puzzles, puzzles
from gui.learn.puzzles_page import PuzzlesPage
from gui.players.game_clock import TimeControl
from gui.players.levels import USUAL, level_remembered
from gui.players.players import YOU, MatchSettings, computer, person
from rules.variant import Variant

if TYPE_CHECKING:
    from gui.learn.puzzle_page import Following, PuzzlePage
    from gui.learn.streak_page import StreakPage


class PuzzlePages(QObject):
    """Makes the pages of the puzzles, and leads from one to the next."""

    def __init__(self, tools: PageTools, parent: QObject) -> None:
        super().__init__(parent)
        self._tools = tools
        self._names = games_with_puzzles()
        self._game = ""
        self._chance = random.Random()
        self.record = PuzzleRecord(parent=self)
        self.record.failed.connect(tools.navigator.tell)
        self.today: Callable[[], date] = date.today

    def show(self, game: str = "") -> None:
        """Show all kinds of puzzles of a game, of the one shown last for ""."""
        wanted = (game, self._game, self._tools.settings["new_game"].get("game", ""), self._names[0])
        self._game = next(name for name in wanted if name in self._names)
        page = PuzzlesPage(self._game, self._names, self.record, self._tools)
        page.game_chosen.connect(lambda name: self._choose(page, name))
        page.today_wanted.connect(self.show_today)
        page.near_wanted.connect(self.show_near)
        page.practice_wanted.connect(self.show_practice)
        page.missed_wanted.connect(self.show_missed)
        page.streak_wanted.connect(self.show_streak)
        page.history_wanted.connect(self.show_history)
        page.show_again = self.show
        self.record.wait()
        self.record.loaded.connect(page.refresh)
        self._choose(page, self._game)
        self._tools.navigator.show_page(page)
        page.begin()

    def _choose(self, page: PuzzlesPage, game: str) -> None:
        """Show what there is for a game."""
        self._game = game
        page.show_game(game, puzzle_choice.todays(puzzles(game), self.today()), self.today())

    # Kinds of puzzles

    def show_today(self) -> None:
        """Show the puzzle of the day; more near the person's strength follow."""
        first = puzzle_choice.todays(puzzles(self._game), self.today())

        def following() -> Puzzle:
            page.set_heading(puzzle_text.NEAR())
            return self._near()

        page = self._show(puzzle_text.TODAY(), first, following)

    def show_near(self) -> None:
        """Show puzzles near the person's strength."""
        self._show(puzzle_text.NEAR(), self._near(), self._near)

    def show_practice(self, kind: str, low: int, high: int) -> None:
        """Show puzzles of a kind and strength by chance, those that are known only when all are."""
        collection = puzzles(self._game)
        numbers = puzzle_choice.practice(collection, kind, low, high)

        def following() -> Puzzle | None:
            known = self.record.known(self._game)
            found = puzzle_choice.unknown(collection, numbers, known, self._chance)
            return found or puzzle_choice.unknown(collection, numbers, (), self._chance)

        first = following()
        if first is not None:
            self._show(puzzle_text.KINDS.get(kind, puzzle_text.PRACTICE)(), first, following)

    def show_missed(self) -> None:
        """Show the missed puzzles that come again today, those due longest first."""
        collection = puzzles(self._game)
        names = iter(self.record.due(self._game, self.today()))

        def following() -> Puzzle | None:
            for name in names:
                with suppress(KeyError):  # it may have been one of another version of the program
                    return collection[collection.number_of(name)]
            return None

        first = following()
        if first is not None:
            self._show(puzzle_text.MISSED(), first, following)

    def show_history(self) -> None:
        """Show what was tried of a game's puzzles, the newest first."""
        from gui.learn.puzzle_history import PuzzleHistoryPage

        page = PuzzleHistoryPage(puzzles(self._game), self.record.tries(self._game), self._tools)
        page.left.connect(self.show)
        page.puzzle_wanted.connect(self._show_again)
        page.show_again = self.show_history
        self._tools.navigator.show_page(page)
        page.begin()

    def _show_again(self, puzzle: Puzzle) -> None:
        """Show a puzzle that was tried before; leaving it leads back to what was tried."""
        page = self._show(puzzle_text.HISTORY(), puzzle, lambda: None, self.show_history)
        page.back_button.setText(puzzle_text.HISTORY())

    def show_streak(self) -> None:
        """Begin a streak: each puzzle is somewhat harder than the one before, none of them comes twice."""
        game, best = self._game, self.record.best_streak(self._game)
        shown: set[str] = set()

        def choose(rating: int) -> Puzzle:
            puzzle = puzzle_choice.near(puzzles(game), rating, shown, self._chance)
            shown.add(puzzle.id)
            return puzzle

        from gui.learn.streak_page import StreakPage

        page = StreakPage(choose, best, self._tools)
        page.left.connect(self.show)
        page.again_wanted.connect(self.show_streak)
        page.show_again = self.show
        page.judged.connect(lambda puzzle, solved: self._judged_in_streak(page, puzzle, solved))
        self._tools.navigator.show_page(page)
        page.begin()

    def _judged_in_streak(self, page: StreakPage, puzzle: Puzzle, solved: bool) -> None:
        """Note what came of a puzzle under time pressure, which changes no rating."""
        self.record.judge(puzzle, solved, self.today(), rated=False)
        self.record.note_streak(puzzle.variant.name, page.streak.solved)

    def _near(self) -> Puzzle:
        """Return a puzzle near the person's strength."""
        record, game = self.record, self._game
        return puzzle_choice.near(puzzles(game), record.rating(game).rating, record.known(game), self._chance)

    def _show(
        self, heading: str, first: Puzzle, following: Following, back: Callable[[], None] | None = None
    ) -> PuzzlePage:
        """Show one puzzle after another; return their page. Leaving it leads to all kinds, or does `back`."""
        from gui.learn.puzzle_page import PuzzlePage  # only now: all kinds are shown sooner without it

        page = PuzzlePage(heading, first, following, self._tools)
        page.left.connect(back or self.show)
        page.game_wanted.connect(self._play_on)
        page.judged.connect(lambda puzzle, solved: self._judged(page, puzzle, solved))
        page.show_again = back or self.show  # the puzzle itself would be judged once more
        self._tools.navigator.show_page(page)
        page.begin()
        return page

    def _judged(self, page: PuzzlePage, puzzle: Puzzle, solved: bool) -> None:
        """Note what came of a puzzle, and what that has made of the rating."""
        gain = self.record.judge(puzzle, solved, self.today())
        page.say_rating(puzzle_text.rating(self.record.rating(puzzle.variant.name).rating, gain))

    def _play_on(self, variant: Variant, position: str, side: int) -> None:
        """Play on from a position against the computer, at the level that was played last."""
        level = level_remembered(self._tools.settings["new_game"])
        players = (person(YOU), computer(level.number if level is not None else USUAL))
        players = players[::-1] if side else players
        settings = MatchSettings(variant, players, (TimeControl(), TimeControl()), position)
        self._tools.navigator.open(MatchRequest(settings))
