"""Makes the printed sheet of a game: its diagrams drawn between the window's turns, the PDF written on a thread."""

import threading
from concurrent.futures import CancelledError
from dataclasses import replace
from functools import partial
from html import escape
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from gui.board.board_state import BoardState
from gui.board.diagram import state_from_fen
from gui.board.export import Picture, View, photograph
from gui.board.move_squares import squares_of
from gui.desk.annotated import annotated
from gui.desk.sheet_text import DiagramHere, body, head
from gui.kit.background import Task
from gui.kit.columns_pdf import WIDTH, columns_pdf, picture
from gui.kit.punctuation import against, beside
from gui.kit.qt_helpers import soon
from gui.storage.disk import write_atomically
from gui.words import naming
from rules import fen
from rules.game import Game, Node

FIGURE = round(WIDTH * 0.66)
"""How wide a diagram is, in the units of gui.kit.columns_pdf."""

FINENESS = 3
"""Device pixels of a diagram for each unit."""

MOST_DIAGRAMS = 200
"""What a sheet has at most; it would be a book."""

SPACING = 2.0


class SheetWriter(QObject):
    """Makes one sheet of a game as it is now."""

    progressed = Signal(int, int)
    """So many diagrams of so many are drawn."""

    ended = Signal(Exception)
    """It is written (None), cancelled (CancelledError), or cannot be written (OSError)."""

    def __init__(
        self, game: Game, names: tuple[str, str], diagrams: str, view: View, file: Path, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._view = view
        self._file = file
        self._cancelled = threading.Event()
        self._title = against(names)
        self._parts = [head(game, names, game.headers), *body(game, diagrams)]
        self._here = [part for part in self._parts if isinstance(part, DiagramHere)][:MOST_DIAGRAMS]
        self._drawn: dict[str, QImage] = {}
        soon(self, self._draw_next)

    def cancel(self) -> None:
        """Let no sheet be written."""
        self._cancelled.set()

    def _draw_next(self) -> None:
        """Draw the next diagram; write the PDF, when all are drawn."""
        number = len(self._drawn)
        if self._cancelled.is_set():
            self.ended.emit(CancelledError())
        elif number < len(self._here):
            state = self._state_after(self._here[number].node)
            size = Picture(side=FIGURE * FINENESS, coordinates=self._view.options.coordinates)
            self._drawn[f"diagram-{number}"] = photograph(replace(self._view, state=state), size)
            self.progressed.emit(number + 1, len(self._here))
            soon(self, self._draw_next)
        else:
            Task(self, partial(self._write, self._texts()), self.ended.emit, self.ended.emit)

    def _state_after(self, node: Node) -> BoardState:
        """Return what a board shows at a node, with what is drawn there and the sign of its move."""
        variant = self._game.variant
        position = fen.read(variant, self._game.start_fen)
        for each in node.line()[1:]:
            position.make(each.move)
        state = state_from_fen(variant, fen.write(position))
        return annotated(replace(state, last_move=squares_of(node.move) if node.ply else state.last_move), node)

    def _texts(self) -> list[str]:
        """Return all texts, with the pictures in their places."""
        texts: list[str] = []
        number = 0
        for part in self._parts:
            if isinstance(part, str):
                texts.append(part)
            elif number < len(self._here):
                shown = picture(f"diagram-{number}", FIGURE, self._drawn)
                texts.append(f"<p align='center'>{shown}<br><small>{escape(part.caption)}</small></p>")
                number += 1
        return texts

    def _write(self, texts: list[str]) -> None:
        """Write the file. Raises OSError."""
        foot = beside(self._title, naming.title(self._game.variant))
        write_atomically(self._file, columns_pdf(self._title, foot, texts, self._drawn, SPACING))
