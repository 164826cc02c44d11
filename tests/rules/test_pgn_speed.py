"""Reading and writing games takes time linear in the text, whatever it contains."""

import gc
import time
import tracemalloc

import pytest
from shapes import SHAPES

from surajang.rules import pgn, pgn_writer
from surajang.rules.game import MAX_GAME_MOVES
from surajang.rules.pgn_sections import sections

pytestmark = pytest.mark.once

SMALL = 20_000
FACTOR = 4
MAX_GROWTH = 8
"""Four times the text takes four times as long; sixteen times if it is quadratic."""

MIN_SECONDS = 0.005
"""The seconds that a small text may always take."""


def work(text: str) -> None:
    """Do everything that is done with a text from elsewhere."""
    for number, section in enumerate(sections(text)):
        if number < 3:
            try:
                pgn_writer.write_game(pgn.read_section(text, section))
            except pgn.PgnError:
                continue


def seconds(text: str) -> float:
    """Return the CPU time of the work."""
    started = time.process_time()
    work(text)
    return time.process_time() - started


@pytest.mark.parametrize("name", SHAPES)
def test_reading_takes_linear_time(name):
    large = SHAPES[name](FACTOR * SMALL)
    after = seconds(large)
    if after < MAX_GROWTH * MIN_SECONDS:
        return  # the usual case: then the small one need not be measured
    small = SHAPES[name](SMALL)
    for _ in range(3):
        gc.collect()
        before, after = min(seconds(small), seconds(small)), min(after, seconds(large))
        if after < MAX_GROWTH * max(before, MIN_SECONDS):
            return
    pytest.fail(f"{len(small)} characters took {before:.3f} s, {len(large)} took {after:.3f} s")


@pytest.mark.parametrize("sign", ["(", ")", "[", "\\", "{", "{{}", "\x00", ">", '"', "½", "\u200b"])
def test_a_repeated_sign_takes_memory_in_proportion(sign):
    text = '[Variant "mansindam"]\n1. c4 ' + sign * (100_000 // len(sign))
    tracemalloc.start()
    try:
        work(text)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < 40 * len(text)


def test_a_game_of_too_many_moves_is_refused_before_it_is_read():
    text = SHAPES["short moves"](40 * MAX_GAME_MOVES)
    with pytest.raises(pgn.PgnError, match="at most 20,000 moves including variations, and this one has 2"):
        pgn.read_game(text)
