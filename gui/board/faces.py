"""The picture of each piece of a game, as SVG. A set of the program's own files has faces for the letters of its games.

The set `figures` is for all other games: pieces that move like one of chess, or like two of them, have its figure, and
all others their letter on a disc. In the set `letters` all have their letter. A picture in the definition comes first,
and a promoted piece looks like its unpromoted one, before flames or on a ground with a red edge. No two kinds of a game
look alike.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from surajang.assets import path
from surajang.gui.kit.sign_outlines import font_outline, known_outline
from surajang.rules import betza
from surajang.rules.errors import ReasonedError
from surajang.rules.looks import SETS, Look, read
from surajang.rules.pictures import outlines
from surajang.rules.piece import Piece
from surajang.rules.variant import Variant

LETTERS = "letters"
INTERNATIONAL = "international"

_FIGURES = {"Q": "Q", "R": "R", "B": "B", "N": "N", "C": "BN", "M": "RN", "A": "QN"}
"""The figures of pieces by their movement."""

_PARTS = {"R": "R", "B": "B", "N": "N", "K": "K", "C": "BN", "M": "RN"}
"""The two figures that make up a compound one."""

GROUND_BOXES = {"disc": (50, 49, 52, 54), "tablet": (50, 49, 58, 60), "wedge": (50, 60, 54, 54)}
"""The place of a sign or a drawing on its ground: the middle, the width and the height."""

MAX_SIGN = 0.066
"""The maximum size of an outline's unit, so that a full stop is smaller than a letter."""

WEIGHT = 0.7
"""The width of the stroke that keeps fine lines of a sign visible on small boards."""

DRAWING_SHARE = 1.12
"""The size of a drawing relative to a sign; its corners are mostly empty."""

INKS = {
    ("light", False): "#1b1512",
    ("dark", False): "#f8ead0",
    ("light", True): "#b3121d",
    ("dark", True): "#ff6a4d",
}
"""The colour of a sign on a light or a dark ground, unpromoted and promoted."""

_BODY = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)
_FOOT = re.compile(r'<g id="foot">.*?</g>\n?', re.DOTALL)
_FLAMES = re.compile(r'<g id="flames">(.*?)</g>', re.DOTALL)
_COLOUR = re.compile(r"#[0-9a-f]{6}")


class Face(NamedTuple):
    """A piece's picture for one side: its look, whether it is promoted, and the outline of its sign or its drawing."""

    look: Look
    promoted: bool = False
    content: str = ""

    @property
    def by_direction(self) -> bool:
        """Whether it shows its owner by its direction."""
        return self.look.by_direction


Faces = tuple[Face, Face]
"""White's face and Black's."""


@lru_cache(maxsize=64)
def faces_of(variant: Variant, piece_set: str) -> dict[str, Faces]:
    """Return the faces of a game's pieces in a set, by symbol."""
    found: dict[str, Faces] = {}
    taken: set[Faces] = set()
    drawn = dict(variant.drawings)
    for candidates in (_given, _of_the_set, _by_movement, _lame, _pawn, _promoted, _lettered):
        for piece in variant.pieces:
            if piece.symbol in found:
                continue
            for face in candidates(variant, piece_set, piece, found):
                first, second = _filled(face[0], drawn), _filled(face[1], drawn)
                if first is not None and second is not None and (first, second) not in taken:
                    found[piece.symbol] = first, second
                    taken.add((first, second))
                    break
    return found


def faces_of_picture(picture: str, drawn: dict[str, str]) -> Faces | None:
    """Return the faces of a definition's picture, None without an outline or a drawing.

    Raises ValueError for a text that names no picture.
    """
    first, second = [_filled(Face(look), drawn) for look in read(picture)]
    return None if first is None or second is None else (first, second)


def _filled(face: Face, drawn: dict[str, str]) -> Face | None:
    """Return a face with its outline or drawing; None if there is none."""
    look = face.look
    if look.sign:
        try:
            content = drawn.get(look.sign) or known_outline(look.sign) or font_outline(look.sign)
        except ReasonedError:
            return None
        return face._replace(content=content)
    if look.drawing:
        return face._replace(content=drawn[look.drawing]) if look.drawing in drawn else None
    return face


def _both(look: Look, promoted: bool = False) -> Faces:
    return Face(look, promoted), Face(look, promoted)


def _given(variant: Variant, piece_set: str, piece: Piece, found: dict[str, Faces]) -> Iterator[Faces]:
    """Yield the picture in the definition."""
    if piece.picture and piece_set != LETTERS:
        first, second = read(piece.picture)
        yield Face(first), Face(second)


def _of_the_set(variant: Variant, piece_set: str, piece: Piece, found: dict[str, Faces]) -> Iterator[Faces]:
    """Yield the face of a set of files, unless the piece looks like another whose picture is given."""
    base = base_of(variant, piece)
    follows = base is not None and base.picture
    if piece_set in SETS and piece.art in SETS[piece_set] and not follows:
        yield _both(Look(piece_set, (piece.art,)))


def _by_movement(variant: Variant, piece_set: str, piece: Piece, found: dict[str, Faces]) -> Iterator[Faces]:
    """Yield the figures of pieces that move like one of chess, or like two of them."""
    if piece_set == LETTERS or by_direction(piece_set) or base_of(variant, piece) is not None:
        return
    if piece.royal:
        yield _figure("K")
    reach = _reach(variant, piece.moves)
    for face, moves in _FIGURES.items():
        if reach == _reach(variant, moves):
            yield _figure(face)
    for first, second in combinations(_PARTS, 2):
        if reach == _reach(variant, _PARTS[first] + _PARTS[second]):
            yield _figure(*sorted((first, second), key="NCMRBK".index))


def _lame(variant: Variant, piece_set: str, piece: Piece, found: dict[str, Faces]) -> Iterator[Faces]:
    """Yield the knight for a piece that moves like one and can be blocked."""
    if piece_set == LETTERS or by_direction(piece_set) or base_of(variant, piece) is not None:
        return
    if _reach(variant, piece.moves) == _reach(variant, "nN"):
        yield _figure("N")


def _pawn(variant: Variant, piece_set: str, piece: Piece, found: dict[str, Faces]) -> Iterator[Faces]:
    """Yield the pawn for a piece that steps straight ahead, and only ahead unless it counts as a pawn."""
    if piece_set == LETTERS or by_direction(piece_set) or base_of(variant, piece) is not None:
        return
    rays = betza.parse(piece.moves)
    ahead = piece.pawn or all(ray.ranks > 0 for ray in rays)
    if ahead and all(ray.limit <= 3 for ray in rays) and any((ray.files, ray.ranks) == (0, 1) for ray in rays):
        yield _figure("P")


def _promoted(variant: Variant, piece_set: str, piece: Piece, found: dict[str, Faces]) -> Iterator[Faces]:
    """Yield a promoted face based on the unpromoted one."""
    base = base_of(variant, piece)
    if base is None or base.symbol not in found:
        return
    first, second = found[base.symbol]
    if first.promoted or second.promoted:
        return
    yield promoted_form(first), promoted_form(second)


def promoted_form(face: Face) -> Face:
    """Return the promoted form of a face: the set's own if it has one."""
    look = face.look
    if len(look.faces) == 1 and look.faces[0] + "+" in SETS[look.piece_set]:
        return Face(look._replace(faces=(look.faces[0] + "+",)))
    return face._replace(promoted=True)


def _lettered(variant: Variant, piece_set: str, piece: Piece, found: dict[str, Faces]) -> Iterator[Faces]:
    """Yield a letter on a ground."""
    ground = "wedge" if by_direction(piece_set) else "tablet" if piece_set.startswith("hanja") else "disc"
    base = base_of(variant, piece)
    if base is not None:
        yield _both(Look(ground=ground, sign=base.written), True)
    yield _both(Look(ground=ground, sign=piece.written))
    yield _both(Look(ground=ground, sign=piece.symbol))
    yield _both(Look(ground=ground, sign=piece.symbol), True)


def _figure(*faces: str) -> Faces:
    return _both(Look(INTERNATIONAL, faces))


def by_direction(piece_set: str) -> bool:
    """Return whether a set shows the owner of a piece by direction."""
    return piece_set.startswith("wedge")


def base_of(variant: Variant, piece: Piece) -> Piece | None:
    """Return the unpromoted piece that a promoted one looks like: `N` for `+N`, `Q` for `Q~`."""
    if len(piece.symbol) > 1:
        return variant.by_symbol.get(piece.symbol.strip("+~"))
    was = variant.by_symbol.get(piece.held_as)
    if was is None or was is piece or was.promotion is None or was.promotion.choices != (piece.symbol,):
        return None
    return was


Reach = dict[tuple[int, int, int], int]


@lru_cache(maxsize=512)
def _steps(moves: str, longest: int) -> Reach:
    reach: Reach = {}
    for ray in betza.parse(moves):
        rest = ray.mode & ~(betza.MOVE | betza.CAPTURE)
        for kind in (betza.MOVE, betza.CAPTURE):
            if ray.mode & kind:
                key = (ray.files, ray.ranks, kind | rest)
                reach[key] = max(reach.get(key, 0), min(ray.limit, longest))
    return reach


def _reach(variant: Variant, moves: str) -> Reach:
    """Return how far a movement goes in each direction, moving and capturing."""
    return _steps(moves, max(variant.files, variant.ranks) - 1)


# Drawing


def svg_of(face: Face, letter: str) -> str:
    """Return a face as an SVG document in a square of 100 units; `letter`: w for White's, b for Black's.

    If the face shows its owner by direction, w points up and b down.
    """
    look = face.look
    if look.ground:
        return _document(_grounded(face, letter))
    if look.drawing:
        figure = f'<g transform="scale(.1)">{_body(face.content)}</g>'
    elif len(look.faces) == 1:
        text = path("pieces", look.piece_set, f"{letter}{look.faces[0]}.svg").read_text("utf-8")
        if not face.promoted:
            return text
        figure = _body(text)
    else:
        figure = _compound(look.faces, letter)
    if face.promoted:
        flames = _FLAMES.search(path("pieces", INTERNATIONAL, f"{letter}P+.svg").read_text("utf-8"))
        figure = f'{flames[1] if flames else ""}<g transform="translate(4 7.32) scale(.92)">{figure}</g>'
    return _document(f'<g stroke-linejoin="round" stroke-linecap="round">{figure}</g>')


def _document(body: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{body}</svg>'


def _body(text: str) -> str:
    """Return the content of an SVG document."""
    match = _BODY.search(text)
    return match[1] if match else ""


def _compound(faces: tuple[str, ...], letter: str) -> str:
    """Return a figure made of two on one foot, the first in front."""
    files = [path("pieces", INTERNATIONAL, f"{letter}{face}.svg").read_text("utf-8") for face in faces]
    heads = [_FOOT.sub("", _body(text)) for text in files]
    foot = _FOOT.search(files[-1])
    wide = f'<g transform="translate(-12.5 0) scale(1.25 1)">{foot[0] if foot else ""}</g>'
    placed = [
        f'<g transform="translate({x} 20.25) scale(.75)">{head}</g>' for head, x in zip(heads, (-7, 32), strict=True)
    ]
    return placed[1] + placed[0] + wide


def _grounded(face: Face, letter: str) -> str:
    """Return a sign or a drawing on its ground."""
    look = face.look
    name = f"{letter}{look.ground}{'+' if face.promoted else ''}.svg"
    ground = _body(path("grounds", name).read_text("utf-8"))
    is_dark = letter == "b" and look.ground != "wedge"
    x, y, width, height = GROUND_BOXES[look.ground]
    turned = look.ground == "wedge" and letter == "b"
    if turned:
        y = 97 - y
    turn = f"rotate(180 {x} {y}) " if turned else ""
    if look.drawing:
        side = min(width, height) * DRAWING_SHARE
        body = _body(inverted(face.content) if is_dark else face.content)
        scale = side / outlines.SIDE
        return f'{ground}<g transform="{turn}translate({x - side / 2:g} {y - side / 2:g}) scale({scale:g})">{body}</g>'
    left, top, right, bottom = outlines.bounds(outlines.parse(face.content))
    scale = min(width / max(right - left, 1), height / max(bottom - top, 1), MAX_SIGN)
    ink = INKS["dark" if is_dark else "light", face.promoted]
    move = f"translate({x - scale * (left + right) / 2:.2f} {y - scale * (top + bottom) / 2:.2f}) scale({scale:.4f})"
    return (
        f'{ground}<g transform="{turn}{move}"><path d="{face.content}" fill="{ink}" stroke="{ink}" '
        f'stroke-width="{WEIGHT / scale:.1f}" stroke-linejoin="round"/></g>'
    )


def inverted(drawing: str) -> str:
    """Return a drawing with light and dark exchanged; its hues stay."""
    return _COLOUR.sub(lambda match: _exchanged(match.group()), drawing)


def _exchanged(colour: str) -> str:
    values = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
    shift = 255 - max(values) - min(values)
    return "#" + "".join([f"{value + shift:02x}" for value in values])
