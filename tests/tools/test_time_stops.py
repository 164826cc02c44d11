"""The tool that measures how long `stop` takes."""

from random import Random

import pytest
import time_stops
from levels import FAMILIES
from time_stops import Stop

from surajang.engine.root import read_root
from surajang.rules.games import GAMES
from surajang.rules.movegen import has_legal_move


@pytest.mark.parametrize("name", FAMILIES)
def test_searches_of_unfinished_games_are_stopped(name: str) -> None:
    command = time_stops.position_after(name, Random(name))
    assert command == time_stops.position_after(name, Random(name))
    words = command.split()
    root = read_root(GAMES[name], words[1], words[3:])
    assert not root.over
    assert has_legal_move(root.position)


def test_median_95th_percentile_and_maximum_are_printed() -> None:
    stops = [Stop(number / 1000, number / 2000) for number in range(1, 101)]
    assert time_stops.row("mansindam", 2, stops) == "| mansindam | 2 | 100 | 50.5 / 96.0 / 100.0 | 25.2 / 48.0 / 50.0 |"
