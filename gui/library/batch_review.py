"""Batch review: several games reviewed one after another, each saved as a study."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from surajang.gui.document.document import GameDocument
from surajang.gui.kit.background import Task
from surajang.gui.review.noting import note
from surajang.gui.review.reviewer import Result, Reviewer
from surajang.gui.storage.autosave import STUDY_TEXT, Autosave, SaveState
from surajang.gui.storage.opening import Opening
from surajang.gui.storage.studies_folder import name_study, new_study_file
from surajang.rules.game import Game

Source = Callable[[], bytes]
"""Returns a game's text; it may wait for a disk. Raises OSError."""


class BatchReview(QObject):
    """Reviews several games, one after another. A game that cannot be reviewed is left out."""

    progressed = Signal(int, int, int)
    """Progress: the number of the game, from 1, how many of its positions are judged, and of how many."""

    finished = Signal(int, int)
    """Finished: how many games were reviewed, and how many could not be."""

    def __init__(self, sources: Sequence[Source], hash_size: int, parent: QObject | None = None) -> None:
        """`hash_size` is the engine's table in megabytes."""
        super().__init__(parent)
        self.count = len(sources)
        self.reviewed = 0
        self._left_out = 0
        self._number = 0
        self._sources = iter(sources)
        self._hash_size = hash_size
        self._task: Task | None = None
        self._opening: Opening | None = None
        self._reviewer: Reviewer | None = None
        self._document: GameDocument | None = None
        self._saver: Autosave | None = None

    def start(self) -> None:
        """Start; `finished` follows unless it is closed."""
        self._next()

    def close(self) -> None:
        """Stop. Finished reviews are kept, the current one is not."""
        self.blockSignals(True)
        if self._task is not None:
            self._task.forget()
        self._end_game()

    def _next(self) -> None:
        """Load the next game."""
        source = next(self._sources, None)
        if source is None:
            self.finished.emit(self.reviewed, self._left_out)
            return
        self._number += 1
        self.progressed.emit(self._number, 0, 1)
        self._task = Task(self, source, self._open, lambda _: self._leave_out())

    def _open(self, data: bytes) -> None:
        """Read a game."""
        opening = self._opening = Opening(data, "", self)  # what it says is not shown
        opening.opened.connect(lambda game, _: self._review(game))
        for signal in (opening.failed, opening.refused, opening.listed):
            signal.connect(lambda _: self._leave_out())
        opening.start()

    def _review(self, game: Game) -> None:
        """Judge a game."""
        if self._opening is not None:
            self._opening.close()
            self._opening = None
        name_study(game)
        self._document = GameDocument(game)
        self._document.setParent(self)
        reviewer = self._reviewer = Reviewer(game, self._hash_size, self)
        if not reviewer.worth_it:
            self._leave_out()
            return
        reviewer.progressed.connect(lambda done, total: self.progressed.emit(self._number, done, total))
        reviewer.failed.connect(lambda _: self._leave_out())
        reviewer.finished.connect(self._save)
        reviewer.start()

    def _save(self, result: Result) -> None:
        """Save the reviewed game as a study, and continue once it is on disk."""
        document = self._document
        if document is None:
            return
        note(document, result)
        title = document.variant.title
        saver = self._saver = Autosave(lambda: new_study_file(title), self, STUDY_TEXT)
        saver.state_changed.connect(self._saved)
        saver.save(document.text())

    def _saved(self, state: SaveState) -> None:
        """Go on with the next game."""
        if state is SaveState.SAVED:
            self.reviewed += 1
        elif state is SaveState.FAILED:
            self._left_out += 1
        else:
            return
        self._end_game()
        self._next()

    def _leave_out(self) -> None:
        """Go on without a game that cannot be reviewed."""
        self._left_out += 1
        self._end_game()
        self._next()

    def _end_game(self) -> None:
        """End everything that runs for the current game."""
        opening, self._opening = self._opening, None
        reviewer, self._reviewer = self._reviewer, None
        document, self._document = self._document, None
        saver, self._saver = self._saver, None
        if opening is not None:
            opening.close()
        if reviewer is not None:
            reviewer.close()
            reviewer.deleteLater()
        if saver is not None:
            saver.blockSignals(True)
            saver.close()
            saver.deleteLater()
        if document is not None:
            document.deleteLater()
