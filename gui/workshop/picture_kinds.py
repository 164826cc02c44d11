"""The ways to choose a piece's picture: each is a form that makes the text of a definition (`rules.looks`)."""

import re
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QFileDialog, QLineEdit, QWidget

from surajang.gui.board.faces import INTERNATIONAL, Face, inverted
from surajang.gui.board.pieces import PIECE_SETS, PiecePictures
from surajang.gui.kit.background import Task
from surajang.gui.kit.buttons import make_button
from surajang.gui.kit.fields import ComboBox, Segments
from surajang.gui.kit.flow_layout import lay_column
from surajang.gui.kit.label import Label, label_for
from surajang.gui.kit.punctuation import bracketed
from surajang.gui.kit.translation import Text, tr, translated
from surajang.gui.storage.reasons import reason_of
from surajang.gui.words import naming, refusal_text
from surajang.gui.workshop.draft import name_for
from surajang.rules.errors import ReasonedError
from surajang.rules.files import decode, read_regular
from surajang.rules.games import GAMES
from surajang.rules.looks import DRAWING, FIGURES, GROUNDS, MAX_SIGN_LENGTH, SETS, Look, written
from surajang.rules.pictures import drawings

ICON = 32
"""The side of a picture in a list, in pixels."""

GROUND_NAMES = (("disc", Text("Disc")), ("tablet", Text("Tablet")), ("wedge", Text("Wedge")))
NO_GROUND = "none"

Looks = tuple[Look, Look]


class PictureKind(QWidget):
    """A form for one kind of picture."""

    changed = Signal()
    """The person has changed the choice."""

    refused = Signal(str)
    """The choice is refused: a sentence that says why."""

    def picture(self) -> str:
        """Return the text for the definition, empty while something is missing."""
        raise NotImplementedError

    def drawings(self) -> dict[str, str]:
        """Return the drawings that the text names, which the definition may lack."""
        return {}

    def forget(self, drawn: Mapping[str, str]) -> None:
        """Forget the entries for another piece; the definition has these drawings."""

    def show_looks(self, looks: Looks, drawn: Mapping[str, str]) -> None:
        """Show a picture of this kind, without emitting anything."""


def labelled(text: str, field: QWidget) -> QWidget:
    """Return a field under its label."""
    row = QWidget()
    lay_column(label_for(field, text, row, wraps=True), field, within=row, margins=0, spacing=2)
    return row


def _figures(pictures: PiecePictures, parent: QWidget) -> ComboBox:
    """Return a list of the figures that compound ones can be made of."""
    field = ComboBox(parent, narrow=0)
    field.setIconSize(QSize(ICON, ICON))
    drawn = [game for game in GAMES.values() if INTERNATIONAL in game.appearance.piece_sets]
    names = {piece.art: naming.piece(piece) for game in reversed(drawn) for piece in game.pieces}
    for name, face in FIGURES.items():
        field.addItem(_icon(pictures, Look(INTERNATIONAL, (face,))), names[face], name)
    return field


def _icon(pictures: PiecePictures, look: Look) -> QIcon:
    return QIcon(pictures.face(Face(look), "w", 2 * ICON))


class Automatic(PictureKind):
    """No picture of its own: it follows from the movement."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        words = tr("A piece that moves like a chess piece has its figure; any other has its letter on a disc.")
        lay_column(Label(words, self, look="muted", wraps=True), 1, within=self, margins=0)

    def picture(self) -> str:
        """Return nothing."""
        return ""


class OfASet(PictureKind):
    """A piece of one of the program's sets."""

    def __init__(self, pictures: PiecePictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self.sets, self.pieces = ComboBox(self, narrow=0), ComboBox(self, narrow=0)
        self.sets.fill((_set_title(name), name) for name in SETS)
        self.pieces.setIconSize(QSize(ICON, ICON))
        lay_column(
            labelled(tr("Set of pieces"), self.sets),
            labelled(tr("Piece"), self.pieces),
            1,
            within=self,
            margins=0,
            spacing=8,
        )
        self._offer()
        self.sets.activated.connect(lambda _: self._choose_set())
        self.pieces.activated.connect(lambda _: self.changed.emit())

    def _choose_set(self) -> None:
        self._offer()
        self.changed.emit()

    def _offer(self) -> None:
        """Offer the pieces of the set."""
        piece_set = self.sets.currentData()
        names = {
            piece.art: naming.piece(piece)
            for game in GAMES.values()
            if piece_set in game.appearance.piece_sets
            for piece in game.pieces
        }
        self.pieces.clear()
        for face in SETS[piece_set]:
            self.pieces.addItem(_icon(self._pictures, Look(piece_set, (face,))), names[face], face)

    def picture(self) -> str:
        """Return the piece by its set and its letter."""
        look = Look(self.sets.currentData(), (self.pieces.currentData(),))
        return written(look, look)

    def show_looks(self, looks: Looks, drawn: Mapping[str, str]) -> None:
        """Show White's piece."""
        look, _ = looks
        self.sets.choose(look.piece_set)
        self._offer()
        self.pieces.choose(look.faces[0])


def _set_title(name: str) -> str:
    """Return the name of a set with the game that it is for."""
    game = next(game for game in GAMES.values() if name in game.appearance.piece_sets)
    return bracketed(tr(PIECE_SETS[name].title), naming.title(game))


class OfTwo(PictureKind):
    """A figure made of two."""

    def __init__(self, pictures: PiecePictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.first, self.second = _figures(pictures, self), _figures(pictures, self)
        self.first.choose("rook")
        self.second.choose("knight")
        lay_column(
            labelled(tr("In front"), self.first),
            labelled(tr("Behind"), self.second),
            1,
            within=self,
            margins=0,
            spacing=8,
        )
        for field in (self.first, self.second):
            field.activated.connect(lambda _: self.changed.emit())

    def picture(self) -> str:
        """Return the two figures, nothing if they are the same."""
        one, other = self.first.currentData(), self.second.currentData()
        return f"{one} + {other}" if one != other else ""

    def show_looks(self, looks: Looks, drawn: Mapping[str, str]) -> None:
        """Show the figures of White's."""
        names = {face: name for name, face in FIGURES.items()}
        for field, face in zip((self.first, self.second), looks[0].faces, strict=True):
            field.choose(names[face])


class OnAGround(PictureKind):
    """A sign on a disc, a tablet or a wedge; Black's can be another."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ground = Segments(translated(GROUND_NAMES), "disc", self)
        self.ground.setAccessibleName(tr("Background"))
        self.signs = QLineEdit(self), QLineEdit(self)
        for field in self.signs:
            field.setMaxLength(MAX_SIGN_LENGTH)
            field.textEdited.connect(lambda _: self.changed.emit())
        first, second = self.signs
        second.setPlaceholderText(tr("The same"))
        lay_column(
            self.ground,
            labelled(tr("Sign: a letter, a character or an emoji"), first),
            labelled(tr("Black's sign, if different"), second),
            1,
            within=self,
            margins=0,
            spacing=8,
        )
        self.ground.changed.connect(lambda _: self.changed.emit())

    def picture(self) -> str:
        """Return the signs on their ground, nothing without a sign."""
        first, second = ["".join(field.text().split()) for field in self.signs]
        if not first:
            return ""
        own, other = Look(ground=self.ground.value, sign=first), Look(ground=self.ground.value, sign=second or first)
        return written(own, other)

    def forget(self, drawn: Mapping[str, str]) -> None:
        for field in self.signs:
            field.clear()

    def show_looks(self, looks: Looks, drawn: Mapping[str, str]) -> None:
        """Show the signs and White's ground."""
        self.ground.buttons[looks[0].ground].setChecked(True)
        signs = [look.sign for look in looks]
        self.signs[0].setText(signs[0])
        self.signs[1].setText("" if signs[0] == signs[1] else signs[1])


class Drawn(PictureKind):
    """An own SVG, on a ground or alone; without one for Black, White's is used with light and dark exchanged."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ground = Segments([(NO_GROUND, tr("No background")), *translated(GROUND_NAMES)], NO_GROUND, self)
        self.ground.setAccessibleName(tr("Background"))
        self._names = ["", ""]
        self._known: dict[str, str] = {}
        self.buttons = [
            make_button(tr("White's drawing…"), self, partial(self.ask, 0)),
            make_button(tr("Black's drawing…"), self, partial(self.ask, 1)),
        ]
        self.chosen = Label("", self, look="muted", wraps=True)
        limits = tr("SVG files made of shapes, paths and gradients. Convert text to paths first.")
        lay_column(
            self.ground,
            *self.buttons,
            self.chosen,
            Label(limits, self, look="muted", wraps=True),
            1,
            within=self,
            margins=0,
            spacing=8,
        )
        self.ground.changed.connect(lambda _: self.changed.emit())

    def ask(self, side: int) -> None:
        """Ask for the file with a side's drawing, and read it."""
        path, _ = QFileDialog.getOpenFileName(self, tr("Choose a drawing"), "", tr("SVG drawings (*.svg)"))
        if path:
            self.open(Path(path), side)

    def open(self, file: Path, side: int) -> None:
        """Read a side's drawing from a file."""
        done: Callable[[str], None] = partial(self._take, file.stem, side)
        Task(self, partial(_read, file), done, self._refuse, (OSError, ReasonedError))

    def _take(self, stem: str, side: int, drawing: str) -> None:
        name = _free_name(stem, drawing, self._known)
        self._known[name] = drawing
        self._names[side] = name
        self._say()
        self.changed.emit()

    def _refuse(self, error: OSError | ReasonedError) -> None:
        if isinstance(error, ReasonedError):
            self.refused.emit(refusal_text.sentence(error.reason))
        else:
            self.refused.emit(tr("The drawing cannot be read: {why}.", why=reason_of(error)))

    def _say(self) -> None:
        self.chosen.setText(" | ".join(name for name in self._names if name))

    def picture(self) -> str:
        """Return the drawings on their ground, nothing without White's."""
        first, second = self._names
        if not first:
            return ""
        ground = "" if self.ground.value == NO_GROUND else self.ground.value
        if not second and not ground:
            second = self._exchanged(first)
        return written(Look(ground=ground, drawing=first), Look(ground=ground, drawing=second or first))

    def _exchanged(self, name: str) -> str:
        """Make a drawing with light and dark exchanged, and return its name."""
        other = inverted(self._known[name])
        found = _free_name(f"{name}-black", other, self._known)
        self._known[found] = other
        return found

    def drawings(self) -> dict[str, str]:
        """Return the drawings that the picture names."""
        names = re.findall(rf"{DRAWING} ([a-z0-9-]+)", self.picture())
        return {name: self._known[name] for name in names}

    def forget(self, drawn: Mapping[str, str]) -> None:
        self._known = dict(drawn)
        self._names = ["", ""]
        self._say()

    def show_looks(self, looks: Looks, drawn: Mapping[str, str]) -> None:
        """Show the drawings and White's ground."""
        first, second = [look.drawing for look in looks]
        self._names = [first, "" if second in (first, f"{first}-black") else second]
        self.ground.buttons[looks[0].ground or NO_GROUND].setChecked(True)
        self._say()


def _free_name(stem: str, drawing: str, known: Mapping[str, str]) -> str:
    """Return a name for a drawing: its file's in small letters, with a number if another drawing has that."""
    base = name_for(stem, DRAWING)
    name, number = base, 1
    while known.get(name, drawing) != drawing:
        number += 1
        name = f"{base}-{number}"
    return name


def _read(file: Path) -> str:
    """Return the drawing in a file. Raises OSError and ReasonedError."""
    return drawings.canonical(decode(read_regular(file, 4 * drawings.MAX_SOURCE_LENGTH)).lstrip("\ufeff").strip())


def kind_of(looks: Looks) -> str:
    """Return the kind that can show a picture, by its name in `PictureField`."""
    first, second = looks
    if first.drawing and second.drawing and first.ground == second.ground:
        return "drawn"
    if first.sign and second.sign and first.ground == second.ground and first.ground in GROUNDS:
        return "sign"
    if first == second and first.faces:
        return "two" if len(first.faces) == 2 else "set"
    return ""
