"""Clicks on the small board of a piece's movement make the movement in Betza's notation."""

import pytest

from surajang.gui.workshop.mover import (
    ALL,
    ALONE,
    BLOCKED,
    BOTH,
    HOPS,
    RADIUS,
    SIDES,
    SLIDE,
    STEP,
    Brush,
    Reach,
    clicked,
    reached,
)
from surajang.rules.betza import CAPTURE, MOVE, parse
from surajang.rules.betza_writer import write


def text(*clicks: tuple[tuple[int, int], Brush], begin: str = "") -> str:
    """The movement after some clicks, in Betza's notation."""
    rays = parse(begin)
    for square, brush in clicks:
        rays = clicked(rays, square, brush)
    return write(rays)


@pytest.mark.parametrize(
    ("square", "brush", "made"),
    [
        ((0, 1), Brush(), "W"),
        ((1, 2), Brush(), "N"),
        ((3, 3), Brush(), "G"),
        ((0, 4), Brush(), ""),
        ((0, 0), Brush(), ""),
        ((0, 4), Brush(SLIDE), "R"),
        ((-3, 3), Brush(SLIDE), "B3"),
        ((2, 4), Brush(SLIDE), "NN"),
        ((1, 4), Brush(SLIDE), ""),
        ((0, 1), Brush(SLIDE), "W"),
        ((0, 4), Brush(HOPS, CAPTURE), "cpR"),
        ((0, 2), Brush(HOPS, CAPTURE), "cpR2"),
        ((0, 1), Brush(HOPS), ""),
        ((1, 2), Brush(BLOCKED), "nN"),
        ((1, 1), Brush(BLOCKED), ""),
        ((0, 1), Brush(STEP, MOVE, ALONE), "fmW"),
        ((1, 1), Brush(STEP, CAPTURE, SIDES), "fcF"),
        ((1, 2), Brush(STEP, BOTH, SIDES), "ffN"),
        ((1, 2), Brush(STEP, BOTH, ALONE), "ffrN"),
    ],
)
def test_a_click_adds_a_movement(square, brush, made):
    assert text((square, brush)) == made
    assert text((square, brush), (square, brush)) == ""


@pytest.mark.parametrize("tool", [STEP, SLIDE, HOPS, BLOCKED])
@pytest.mark.parametrize("symmetry", [ALL, SIDES, ALONE])
def test_a_click_on_any_square_makes_a_movement_that_can_be_written(tool, symmetry):
    around = range(-RADIUS, RADIUS + 1)
    for square in ((x, y) for x in around for y in around):
        rays = clicked(parse("N"), square, Brush(tool, BOTH, symmetry))
        assert set(parse(write(rays))) == set(rays), square


def test_a_chess_pawn_takes_two_clicks():
    assert text(((0, 1), Brush(STEP, MOVE, ALONE)), ((1, 1), Brush(STEP, CAPTURE, SIDES))) == "fmWfcF"


def test_another_purpose_replaces_the_first():
    assert text(((0, 1), Brush(STEP, MOVE)), begin="W") == "mW"
    assert text(((0, 1), Brush(STEP, CAPTURE)), begin="mW") == "W"
    assert text(((0, 4), Brush(SLIDE, BOTH)), begin="W") == "R"
    assert text(((0, 2), Brush(SLIDE, BOTH)), begin="R") == "R2"
    assert text(((0, 4), Brush(HOPS, CAPTURE)), begin="mR") == "mRcpR"


def test_removing_removes_the_mirror_images():
    assert text(((0, 1), Brush(STEP, BOTH, ALL)), begin="K") == "F"
    assert text(((0, 1), Brush(STEP, BOTH, ALONE)), begin="K") == "FbsW"


def test_squares_describe_how_they_are_reached():
    squares = reached(parse("mRcpRnN"))
    assert squares[0, 1] == Reach(MOVE)
    assert squares[0, 4] == Reach(MOVE, CAPTURE)
    assert squares[1, 2] == Reach(blocked=BOTH)
    assert (1, 1) not in squares
    assert (0, 3) not in reached(parse("R2"))
