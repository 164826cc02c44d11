"""The dialog in which an animation of a game is agreed on."""

from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QWidget

from gui.desk import share_text
from gui.kit.fields import Form, Segments, agree, fit
from gui.kit.label import Label
from gui.kit.translation import put_in, said
from gui.shell.settings import Settings

MOST_MOVES = 1_000
"""What an animation has at most: nobody watches more, and all of it is in memory while it is written."""

WHOLE, LINE = "whole", "line"


class Film(NamedTuple):
    """An animation: of the `whole` game or of the line to the position shown, `side` pixels wide and high at most, with
    so many milliseconds for each move."""

    kind: str
    whole: bool
    side: int
    pace: int


class FilmDialog(QDialog):
    """Asks what is to be shown, how large and how fast. `moves` are those of the whole game, and to this position."""

    chosen = Signal(Film)
    """The animation to make."""

    def __init__(self, moves: tuple[int, int], settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(share_text.FILM_TITLE())
        self._moves = moves
        self._settings = settings
        known = settings["film"]
        self.shows = Segments(((WHOLE, share_text.WHOLE()), (LINE, share_text.LINE())), WHOLE, self)
        self.kind = Segments((("gif", "GIF"), ("webp", "WebP")), known.get("kind", "gif"), self)
        self.side = Segments(said(share_text.SIZES), str(known.get("side", 480)), self)
        self.pace = Segments(said(share_text.PACES), str(known.get("pace", 1000)), self)
        self.number = Label(parent=self)
        self.number.setObjectName("muted")
        self.number.setWordWrap(True)
        form = Form()
        for text, field in (
            (share_text.SHOWS(), self.shows),
            ("", self.number),
            (share_text.KIND(), self.kind),
            (share_text.SIZE(), self.side),
            (share_text.PACE(), self.pace),
        ):
            form.add_row(text, field, stretch=True)
        self.save_button = agree(self, form, (share_text.SAVE(), share_text.CANCEL()))
        self.shows.changed.connect(self._count)
        self._count()
        fit(self)

    @property
    def film(self) -> Film:
        """What was chosen."""
        return Film(self.kind.value, self.shows.value == WHOLE, int(self.side.value), int(self.pace.value))

    def _count(self) -> None:
        """Say how many moves are shown, or that they are too many."""
        number = self._moves[0 if self.film.whole else 1]
        possible = number <= MOST_MOVES
        too_long = put_in(share_text.TOO_LONG(), most=MOST_MOVES, number=number)
        self.number.setText(share_text.moves(number) if possible else too_long)
        self.save_button.setEnabled(possible)

    def accept(self) -> None:
        """Have it made, and remember what was chosen."""
        film = self.film
        self._settings["film"] = {"kind": film.kind, "side": film.side, "pace": film.pace}
        super().accept()
        self.chosen.emit(film)
