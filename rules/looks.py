"""The texts that name a picture (docs/game-files.md), parsed into looks.

international:N         a face of one of the program's sets
knight, rook + knight   a figure, or one made of two
disc 騎                 a ground with a sign; the grounds are disc, tablet and wedge
disc drawing wizard     a ground with a drawing of the definition
drawing a | drawing b   White's and Black's pictures
"""

import re
from typing import Final, NamedTuple

from surajang.rules.contradiction import Contradiction

GROUNDS: Final = ("disc", "tablet", "wedge")

FIGURES: Final = {
    "king": "K",
    "queen": "Q",
    "rook": "R",
    "bishop": "B",
    "knight": "N",
    "pawn": "P",
    "cardinal": "C",
    "marshal": "M",
    "angel": "A",
}
"""The faces of the international set by name."""

DRAWING: Final = "drawing"

_CHESS: Final = ("K", "Q", "P", "P+", "N", "N+", "B", "B+", "R", "R+", "C", "C+", "M", "M+")
_SHOGI: Final = ("K", "P", "P+", "L", "L+", "N", "N+", "B", "B+", "R", "R+", "S", "S+", "Q", "Q+")

SETS: Final[dict[str, tuple[str, ...]]] = {
    "international": (*_CHESS, "A"),
    "hanja-pandemonium": _CHESS,
    "hanja-mansindam": (*_CHESS, "A"),
    "wedge": _SHOGI,
    "wedge-hanja": _SHOGI,
}
"""The faces of each set, by the names of their files."""

MAX_SIGN_LENGTH: Final = 8
"""The most characters of a sign: an emoji can have several."""

_NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Look(NamedTuple):
    """A picture for one side: the `faces` of a set (several make a figure of two), or a sign or drawing on a ground.

    `ground` is empty for a drawing that stands alone.
    """

    piece_set: str = ""
    faces: tuple[str, ...] = ()
    ground: str = ""
    sign: str = ""
    drawing: str = ""

    @property
    def by_direction(self) -> bool:
        """Whether the direction in which it points shows its owner."""
        return self.ground == "wedge" or self.piece_set.startswith("wedge")


def read(text: str) -> tuple[Look, Look]:
    """Return White's picture and Black's. Raises Contradiction."""
    own, bar, other = text.partition(" | ")
    first = _look(own.strip(), text)
    if not bar:
        if first.drawing and not first.ground:
            raise Contradiction("picture of both sides", text=text)
        return first, first
    second = _look(other.strip(), text)
    if first == second and first.drawing and not first.ground:
        raise Contradiction("picture of both sides", text=text)
    return first, second


def _look(words: str, text: str) -> Look:
    """Return one side's picture. Raises Contradiction."""
    first, _, rest = words.partition(" ")
    rest = rest.strip()
    if first == DRAWING:
        return Look(drawing=_name(rest))
    if first in GROUNDS:
        mark, _, name = rest.partition(" ")
        if mark == DRAWING:
            return Look(ground=first, drawing=_name(name.strip()))
        if not rest or len(rest) > MAX_SIGN_LENGTH or " " in rest:
            raise Contradiction("picture without a sign", text=text, name=first, most=MAX_SIGN_LENGTH)
        return Look(ground=first, sign=rest)
    piece_set, colon, face = words.partition(":")
    if colon:
        if piece_set not in SETS:
            raise Contradiction("none of these", text=piece_set, names=tuple(SETS))
        symbol = face[1:] + "+" if face.startswith("+") else face
        if symbol not in SETS[piece_set] or face.endswith("+"):
            raise Contradiction("no picture in the set", text=face, name=piece_set)
        return Look(piece_set, (symbol,))
    names = [name.strip() for name in words.split("+")]
    if len(names) > 2 or not all(name in FIGURES for name in names) or len(set(names)) != len(names):
        raise Contradiction("picture unknown", text=text, grounds=(*GROUNDS, DRAWING), figures=tuple(FIGURES))
    return Look("international", tuple([FIGURES[name] for name in names]))


def _name(text: str) -> str:
    """Return the name of a drawing. Raises Contradiction."""
    if not _NAME.fullmatch(text):
        raise Contradiction("name not written so", text=text)
    return text


def written(first: Look, second: Look) -> str:
    """Return the text that `read` reads as these pictures."""
    own, other = _text(first), _text(second)
    return own if own == other else f"{own} | {other}"


def _text(look: Look) -> str:
    """Return the text of one side's picture."""
    if look.faces:
        names = {face: name for name, face in FIGURES.items()}
        if look.piece_set == "international" and all(face in names for face in look.faces):
            return " + ".join([names[face] for face in look.faces])
        (face,) = look.faces
        return f"{look.piece_set}:{'+' + face[:-1] if face.endswith('+') else face}"
    mark = look.sign or f"{DRAWING} {look.drawing}"
    return f"{look.ground} {mark}".strip()
