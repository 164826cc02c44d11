"""Opens studies: of a position, of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import QObject

from surajang.gui.desk.navigator import SavedStudyRequest
from surajang.gui.desk.page_tools import PageTools
from surajang.gui.storage.game_file import GameFile
from surajang.gui.study.study import make_study
from surajang.gui.study.study_page import StudyPage
from surajang.rules.game import Game
from surajang.rules.games import GAMES


class StudyPages(QObject):
    """Shows one study at a time."""

    def __init__(self, tools: PageTools, parent: QObject) -> None:
        super().__init__(parent)
        self._tools = tools

    def show_position(self, game: str, start: str = "startpos") -> StudyPage:
        """Show a new study of a position. Raises rules.fen.InvalidPosition if `start` is invalid."""
        return self.show(Game(GAMES[game], start))

    def show(
        self,
        game: Game,
        file: GameFile | None = None,
        record: GameFile | None = None,
        save_in: Path | None = None,
        at: Iterable[int] = (),
    ) -> StudyPage:
        """Show a study of a game that nothing else uses, at the position after these of its moves.

        `file` is the study's own, `record` that of the game, `save_in` where the study is saved while it is edited.
        """
        node = game.root
        for move in at:
            node = node.child(move) or node
        game.go_to(node)
        navigator = self._tools.navigator
        page = StudyPage(make_study(game, save_in), file, self._tools, record)
        page.saver.failed.connect(navigator.tell)
        page.sharing.failed.connect(navigator.tell)
        page.show_again = lambda: self._return_to(page)()
        navigator.show_page(page)
        page.begin()
        return page

    def _return_to(self, page: StudyPage) -> Callable[[], None]:
        """Return a function that reopens a study as it is now, after its page was left."""
        study, saver = page.study, page.saver
        path, name, game = study.saver.path, study.name, study.game
        moves = tuple(node.move for node in study.node.line()[1:])

        def come_back() -> None:
            if path is not None:
                self._tools.navigator.open(SavedStudyRequest(path, name, moves, saver.file, saver.record))
            else:  # nothing was edited
                self.show(game, saver.file, saver.record, None, moves)

        return come_back
