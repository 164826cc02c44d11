"""Marks differ in shape, not only in colour."""

from collections.abc import Callable
from functools import lru_cache, partial
from itertools import combinations, product

import pytest
from colours import SIGHTS, seen_luminance
from PySide6.QtCore import QRect
from PySide6.QtGui import QFont, QImage, QPainter

from surajang.gui.board import arrows
from surajang.gui.board.annotations import Annotation, Arrow, Colour, Mark
from surajang.gui.board.board_options import BoardOptions
from surajang.gui.board.choices import DIAMOND, DOT, DOUBLE_RING, RING, STAY, SWAP
from surajang.gui.board.geometry import arrange
from surajang.gui.board.painter import BoardPainter, Look
from surajang.gui.board.pieces import PiecePictures
from surajang.gui.kit.theme import board_themes
from surajang.rules.codes import square_at
from surajang.rules.games import GAMES

MANSINDAM = GAMES["mansindam"]
CELL = 40
KNIGHT = MANSINDAM.kinds["N"]
MIN_SHARE = 0.007
"""Of the square's pixels: 11 here."""

MARKS = {
    "nothing": Look(KNIGHT),
    "latest move": Look(KNIGHT, under=("last_move",)),
    "chosen": Look(KNIGHT, under=("selected",)),
    "planned": Look(KNIGHT, under=("premove",)),
    "check": Look(KNIGHT, glow=True),
    "proof": Look(KNIGHT, lit=True),
    "cursor": Look(KNIGHT, cursor=True),
    "chosen with cursor": Look(KNIGHT, under=("selected",), cursor=True),
    "latest and planned": Look(KNIGHT, under=("last_move", "premove")),
    "ring": Look(KNIGHT, target=RING),
    "double ring": Look(KNIGHT, target=DOUBLE_RING),
    "stay": Look(KNIGHT, target=STAY),
    "swap": Look(KNIGHT, target=SWAP),
}
EMPTY = {"empty": Look(), "dot": Look(target=DOT), "diamond": Look(target=DIAMOND), "cursor": Look(cursor=True)}


seen = lru_cache(maxsize=None)(seen_luminance)


def pictures(theme: str, marks: dict[str, Look], rank: int) -> dict[str, QImage]:
    """Return a square of a board with each of the marks on it."""
    geometry = arrange(MANSINDAM, CELL * 11, CELL * 11, flipped=False, coordinates=True, hands=False)
    drawing = BoardPainter(geometry, BoardOptions(theme=theme), PiecePictures(), QFont())
    rect = geometry.rect(square_at(4, rank))
    found = {}
    for name, look in marks.items():
        image = QImage(geometry.frame.size() * 1.2, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        drawing.ground(painter, [rect])
        drawing.place(painter, rect, look)
        painter.end()
        found[name] = image.copy(QRect(rect))
    return found


def lights(image: QImage, sight: str) -> list[float]:
    """Return the luminance of each pixel to people with a kind of sight."""
    return [seen(image.pixel(x, y), sight) for y in range(image.height()) for x in range(image.width())]


def contrast_of_shapes(one: list[float], other: list[float]) -> float:
    """Return the contrast that the MIN_SHARE of pixels which differ the most have at least."""
    least = round(len(one) * MIN_SHARE)
    different = [pair for pair in zip(one, other, strict=True) if pair[0] != pair[1]]  # few are
    if len(different) < least:
        return 1.0
    return sorted((max(pair) + 0.05) / (min(pair) + 0.05) for pair in different)[-least]


@pytest.mark.parametrize("marks", [MARKS, EMPTY], ids=["with a piece", "empty"])
@pytest.mark.parametrize("key", board_themes())
def test_marks_differ_in_shape(key: str, marks: dict[str, Look], qapp) -> None:
    for rank in (4, 5):
        drawn = pictures(key, marks, rank)
        for sight in SIGHTS:
            light = {name: lights(image, sight) for name, image in drawn.items()}
            for one, other in combinations(light, 2):
                assert contrast_of_shapes(light[one], light[other]) >= 3, f"{one} and {other}, rank {rank}, {sight}"


@pytest.mark.parametrize("key", board_themes())
def test_circles_and_arrows_of_each_colour_differ_in_line_style(key: str, monkeypatch, qapp) -> None:
    """All are drawn here in one of the colours that have lines."""
    geometry = arrange(MANSINDAM, CELL * 11, CELL * 11, flipped=False, coordinates=True, hands=False)
    drawing = BoardPainter(geometry, BoardOptions(theme=key), PiecePictures(), QFont())
    square = square_at(4, 4)
    rect = geometry.rect(square)
    shapes: list[Callable[[Colour], Annotation]] = [
        partial(Mark, square),
        partial(Arrow, square_at(2, 4), square_at(6, 4)),
    ]
    for alike, shape in product([*Colour][1:], shapes):
        monkeypatch.setattr(Colour, "arrow", alike.arrow)
        light = {}
        for colour in Colour:
            image = QImage(geometry.frame.size() * 1.2, QImage.Format.Format_RGB32)
            painter = QPainter(image)
            drawing.ground(painter, [rect])
            arrows.paint(painter, geometry, shape(colour), drawing.theme)
            painter.end()
            light[colour] = lights(image.copy(rect), next(iter(SIGHTS)))
        for one, other in combinations(Colour, 2):
            assert contrast_of_shapes(light[one], light[other]) >= 3, f"{one.name} and {other.name} in {alike.name}"


@pytest.mark.parametrize("key", board_themes())
def test_circles_and_arrows_of_every_colour_are_visible(key: str, qapp) -> None:
    geometry = arrange(MANSINDAM, CELL * 11, CELL * 11, flipped=False, coordinates=True, hands=False)
    drawing = BoardPainter(geometry, BoardOptions(theme=key), PiecePictures(), QFont())
    for rank, colour in product((4, 5), Colour):
        square, next_one = square_at(4, rank), square_at(5, rank)
        rect = geometry.rect(square)
        drawn = []
        for annotation in (None, Mark(square, colour), Arrow(square, next_one, colour)):
            image = QImage(geometry.frame.size() * 1.2, QImage.Format.Format_RGB32)
            painter = QPainter(image)
            drawing.ground(painter, [rect])
            if annotation is not None:
                arrows.paint(painter, geometry, annotation, drawing.theme)
            painter.end()
            drawn.append(image.copy(rect))
        for sight in SIGHTS:
            without, *others = (lights(image, sight) for image in drawn)
            for light in others:
                assert contrast_of_shapes(without, light) >= 3, f"{colour.name}, rank {rank}, {sight}"
