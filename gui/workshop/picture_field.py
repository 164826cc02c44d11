"""The field for a piece's picture: the kind of picture, its form, and a preview for both sides."""

from collections.abc import Mapping

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from surajang.gui.board.faces import Faces, faces_of_picture, promoted_form
from surajang.gui.board.pieces import PiecePictures, letter_of
from surajang.gui.kit.accessible_widgets import make_group
from surajang.gui.kit.announcing import announce
from surajang.gui.kit.fields import ComboBox
from surajang.gui.kit.flow_layout import lay_column
from surajang.gui.kit.label import Label
from surajang.gui.kit.sign_outlines import font_outline, known_outline
from surajang.gui.kit.theme import board_theme
from surajang.gui.kit.translation import Text, tr
from surajang.gui.words import refusal_text
from surajang.gui.workshop.picture_kinds import (
    Automatic,
    Drawn,
    OfASet,
    OfTwo,
    OnAGround,
    PictureKind,
    kind_of,
    labelled,
)
from surajang.rules import looks
from surajang.rules.errors import ReasonedError

KINDS = (
    ("", Text("Based on how it moves")),
    ("set", Text("A piece from our sets")),
    ("two", Text("Two figures in one")),
    ("sign", Text("A sign on a disc, tablet or wedge")),
    ("drawn", Text("Your own drawing")),
)

MIN_DIFFERENCE = 50
"""The minimum difference in brightness of White's and Black's pieces, of 255."""

SIDE = 64
"""The side of a square of the preview, in pixels."""


class PictureField(QWidget):
    """Chooses the picture of a piece. Entries for one kind are kept while another is tried."""

    edited = Signal(str, object)
    """The text for the definition, and a dict of the drawings and outlines that it needs there."""

    def __init__(self, pictures: PiecePictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        make_group(self)
        self.setAccessibleName(tr("Picture"))
        self.kind = ComboBox(self, narrow=0)
        self.kind.fill((text(), key) for key, text in KINDS)
        self.kinds: dict[str, PictureKind] = {
            "": Automatic(self),
            "set": OfASet(pictures, self),
            "two": OfTwo(pictures, self),
            "sign": OnAGround(self),
            "drawn": Drawn(self),
        }
        for form in self.kinds.values():
            form.changed.connect(self._emit)
            form.refused.connect(self._refuse)
        self.preview = Preview(pictures, self)
        self.problem = Label("", self, look="wrong", wraps=True)
        self.problem.hide()
        self._faulty = False
        column = (labelled(tr("Picture"), self.kind), *self.kinds.values(), self.preview, self.problem)
        lay_column(*column, within=self, margins=0, spacing=8)
        self._show_form()
        self.kind.activated.connect(lambda _: self._choose())

    @property
    def picture(self) -> str:
        """The text for the definition."""
        return self._form.picture()

    @property
    def _form(self) -> PictureKind:
        return self.kinds[self.kind.currentData()]

    def show_picture(self, picture: str, drawn: Mapping[str, str]) -> None:
        """Show the picture in a definition, with its drawings, without emitting anything.

        A picture of no kind (two sides of different kinds) is only previewed, until another is chosen.
        """
        self._refuse("")
        for form in self.kinds.values():
            form.forget(drawn)
        faces, key = None, ""
        try:
            both = looks.read(picture) if picture else None
            faces = faces_of_picture(picture, dict(drawn)) if picture else None
        except ValueError:
            both = None
        if both is not None:
            key = kind_of(both)
            self.kinds[key].show_looks(both, drawn)
        self.kind.choose(key)
        self._show_form()
        self.preview.show_faces(faces)

    def _choose(self) -> None:
        """Show the form of another kind, and take its content."""
        self._show_form()
        self._emit()

    def _show_form(self) -> None:
        """Show the form of the chosen kind only, since a stack would be as high as the highest one."""
        for form in self.kinds.values():
            form.setVisible(form is self._form)

    def _emit(self) -> None:
        """Show the choice, and emit it if it is complete and there is an outline of each sign."""
        self._refuse("")
        picture = self.picture
        if not picture and self.kind.currentData():
            self.preview.show_faces(None)
            return
        try:
            needed = self._form.drawings() | _outlines(picture)
            faces = faces_of_picture(picture, needed) if picture else None
        except ReasonedError as error:
            self._refuse(refusal_text.sentence(error.reason))
            return
        except ValueError:
            self._refuse(tr("This picture cannot be drawn."))
            return
        self.preview.show_faces(faces)
        if faces is not None and self.preview.alike():
            self._refuse(tr("White's and Black's pieces look too much alike: choose a background or another drawing."))
            return
        self.edited.emit(picture, needed)

    def show_problem(self, words: str) -> None:
        """Show the fault of the picture in the draft, none for ""; the present choice may also be refused."""
        if words or self._faulty:
            self.problem.show_text(words)
        self._faulty = bool(words)

    def _refuse(self, words: str) -> None:
        """Show why the choice is refused, nothing for ""."""
        self.problem.show_text(words)
        if words:
            announce(words)


def _outlines(picture: str) -> dict[str, str]:
    """Return the outlines of a picture's signs that do not come with the program. Raises ReasonedError."""
    signs = {look.sign for look in looks.read(picture) if look.sign} if picture else set()
    return {sign: font_outline(sign) for sign in sorted(signs) if not known_outline(sign)}


def _brightness(image: QImage) -> float:
    """Return the mean brightness of the opaque pixels of a picture, from 0 to 255."""
    colours = [image.pixelColor(x, y) for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)]
    seen = [colour.lightness() for colour in colours if colour.alpha() > 127]
    return sum(seen) / len(seen) if seen else 0


class Preview(QWidget):
    """White's piece and Black's, then both promoted, on squares of both colours."""

    def __init__(self, pictures: PiecePictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._faces: Faces | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Preview"))
        self.setAccessibleDescription(tr("White's and Black's piece, then both when promoted"))
        self.hide()

    def show_faces(self, faces: Faces | None) -> None:
        """Show a picture, or nothing."""
        self._faces = faces
        self.setVisible(faces is not None)
        self.update()

    def alike(self) -> bool:
        """Return whether two own drawings differ too little in brightness; other pictures are always distinct."""
        if self._faces is None or not self._faces[0].look.drawing or self._faces[0].look.ground:
            return False
        sides = zip(self._faces, "wb", strict=True)
        white, black = [self._pictures.face(face, letter, 32).toImage() for face, letter in sides]
        return abs(_brightness(white) - _brightness(black)) < MIN_DIFFERENCE

    def sizeHint(self) -> QSize:
        """Return the size of four squares in a row."""
        return QSize(4 * SIDE, SIDE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the squares and the pieces."""
        if self._faces is None:
            return
        painter, theme = QPainter(self), board_theme("wood")
        first, second = self._faces
        shown = [first, second]
        if not any(name.endswith("+") for name in first.look.faces):
            shown += [promoted_form(first), promoted_form(second)]
        for number, face in enumerate(shown):
            square, owner = QRect(number * SIDE, 0, SIDE, SIDE), number % 2
            painter.fillRect(square, theme["light" if owner else "dark"])
            side = round(SIDE * self.devicePixelRatioF())
            painter.drawPixmap(square, self._pictures.face(face, letter_of(face, owner), side))
