"""Movement in Betza's notation is read, and written in the fewest letters."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from surajang.rules.betza import CAPTURE, HOP, LAME, MOVE, UNBOUNDED, Ray, parse, passed
from surajang.rules.betza_writer import write

pytestmark = pytest.mark.once

SHORT = [
    *("K", "Q", "R", "B", "N", "W", "F", "RN", "BN", "QN", "RF", "BW", "WfF", "FfW", "fR", "ffN", "fmWfcF", "mRcpR"),
    *("R4", "nN", "NN", "fW", "FC", "ffrN", "llfN", "fmR2fcF", "vW", "rrbZ", "mQcK", "DD", "A3", "nD", "FfN", "flF"),
]

STEPS = [(x, y) for x in range(-3, 4) for y in range(-3, 4) if x or y]


def leaps_over(step: tuple[int, int]) -> bool:
    """Whether a leap passes squares."""
    return bool(passed(*step))


@st.composite
def rays(draw: st.DrawFn) -> list[Ray]:
    """Rays that a text can express: one for each direction and mode, and hops longer than a step."""
    found: dict[tuple[int, int, int], Ray] = {}
    for files, ranks in draw(st.lists(st.sampled_from(STEPS), min_size=1, max_size=24)):
        limit = draw(st.sampled_from((1, 1, 2, 3, UNBOUNDED)))
        mode = draw(st.sampled_from((MOVE, CAPTURE, MOVE | CAPTURE)))
        kinds = [0, *([HOP] if limit > 1 else []), *([LAME] if limit == 1 and leaps_over((files, ranks)) else [])]
        mode |= draw(st.sampled_from(kinds))
        found[files, ranks, mode] = Ray(files, ranks, limit, mode)
    return list(found.values())


@given(rays())
def test_rays_are_written_and_read_again(made):
    assert set(parse(write(made))) == set(made)


@pytest.mark.parametrize("text", SHORT)
def test_short_notation_stays_as_it_is(text):
    assert write(parse(text)) == text


def test_long_notation_is_shortened():
    assert write(parse("WF")) == "K"
    assert write(parse("fFbFWW")) == "RF"
    assert write(parse("flWbrWvWsW")) == "W"
    assert write(parse("BlRrR")) == "sQ"
    assert write(parse("ffrNfflNbbNllNrrN")) == "N"


def test_no_rays_give_an_empty_text():
    assert write([]) == ""


def test_a_doubled_direction_means_the_longest_jumps_that_way():
    def jumps(text: str) -> set[tuple[int, int]]:
        return {(ray.files, ray.ranks) for ray in parse(text)}

    assert jumps("ffN") == {(-1, 2), (1, 2)}
    assert jumps("ffrN") == {(1, 2)}
    assert jumps("rrN") == {(2, 1), (2, -1)}
    assert jumps("ssbC") == {(3, -1), (-3, -1)}
    assert jumps("ffK") == {(0, 1)}
    with pytest.raises(ValueError, match="movement to nowhere"):
        parse("ffF")
