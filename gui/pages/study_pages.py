"""Makes studies and shows them: of a position, of a game's text, of one that was read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gui.pages.study_page import StudyPage
from gui.pages.tools import PageTools
from gui.storage.game_file import GameFile
from gui.study.making import make_study
from rules.game import Game
from rules.games import GAMES

if TYPE_CHECKING:
    from gui.learn.mistakes import Mistake


class StudyPages(QObject):
    """Shows one study at a time."""

    page_wanted = Signal(object)
    """A StudyPage is to be shown."""

    rule_wanted = Signal(str)
    """The rules of the game at hand, at a section."""

    game_wanted = Signal(str, str)
    """A game from a position: the game's name, and its FEN."""

    again_wanted = Signal(object, str, object, object, object)
    """A study is to be read again: the Path where it is saved, what it is called, the moves to what was shown, its own
    GameFile or None, and that of its game or None."""

    rules_wanted = Signal(str, str)
    """The rules of a game, at a section or none."""

    failed = Signal(str)
    """Something that a page had started could not be done: a sentence."""

    def __init__(self, tools: PageTools, parent: QObject) -> None:
        super().__init__(parent)
        self._tools = tools

    def show_position(self, game: str, start: str = "startpos") -> StudyPage:
        """Show a new study of a position. Raises rules.fen.InvalidPosition if `start` is none of the game."""
        return self.show(Game(GAMES[game], start))

    def show(
        self,
        game: Game,
        file: GameFile | None = None,
        record: GameFile | None = None,
        save_in: Path | None = None,
        at: Iterable[int] = (),
    ) -> StudyPage:
        """Show a study of a game that nobody else has, at the position after some of its moves.

        `file` is the study's own, `record` that of the game, `save_in` where the study is saved while it is edited.
        """
        node = game.root
        for move in at:
            node = node.child(move) or node
        game.go_to(node)
        page = StudyPage(make_study(game, save_in), file, self._tools, record)
        page.play_wanted.connect(self.game_wanted)
        page.mistakes_wanted.connect(lambda mistakes: self._learn(page, mistakes))
        page.messages.rule_wanted.connect(self.rule_wanted)
        page.saver.failed.connect(self.failed)
        page.sharing.failed.connect(self.failed)
        page.show_again = lambda: self._return_to(page)()
        self.page_wanted.emit(page)
        page.begin()
        return page

    def _learn(self, study_page: StudyPage, mistakes: Sequence[Mistake]) -> None:
        """Show the mistakes of a study's game as tasks, in place of the study, which is shown again after them."""
        from gui.pages.mistakes_page import MistakesPage

        study_page.study.save_now()
        come_back = self._return_to(study_page)
        page = MistakesPage(mistakes, self._tools)
        page.left.connect(come_back)
        page.show_again = come_back
        page.rules_wanted.connect(self.rules_wanted)
        self.page_wanted.emit(page)
        page.begin()

    def _return_to(self, page: StudyPage) -> Callable[[], None]:
        """Return what shows a study again, as it stands now, when its page is gone."""
        study, saver = page.study, page.saver
        path, name, game = study.saver.path, study.name, study.game
        moves = tuple(node.move for node in study.node.line()[1:])

        def come_back() -> None:
            if path is not None:
                self.again_wanted.emit(path, name, moves, saver.file, saver.record)
            else:  # nothing was edited
                self.show(game, saver.file, saver.record, None, moves)

        return come_back
