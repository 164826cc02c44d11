"""Perft: the number of lines of play of each length, for every game of the program and for well-known others.

`perft/*.json` holds the counts. The counts of chess, crazyhouse and shogi are published; those of the program's games
come from the slow referees of `reference/`, and Fairy-Stockfish agrees with them wherever it plays the game.
"""

import json
from pathlib import Path
from typing import Any

import pytest
from builds import core_build
from known_games import KNOWN_GAMES

from surajang.rules import fen
from surajang.rules.games import GAMES
from surajang.rules.perft import perft

PLAYED = {**GAMES, **KNOWN_GAMES}
MAX_LEAVES = {"compiled": 5_000_000, "interpreted": 40_000}
"""The largest count tested on each build."""
POSITIONS = [
    position
    for path in sorted(Path(__file__).with_name("perft").glob("*.json"))
    for position in json.loads(path.read_text("utf-8"))
]


@pytest.mark.parametrize("position", POSITIONS, ids=[f"{each['variant']}: {each['about']}" for each in POSITIONS])
def test_perft(position: dict[str, Any]) -> None:
    variant = PLAYED[position["variant"]]
    expected = [count for count in position["counts"] if count <= MAX_LEAVES[core_build()]]
    counted = [perft(fen.read(variant, position["fen"]), depth) for depth in range(1, len(expected) + 1)]
    assert counted == expected


def test_fens_are_in_canonical_form() -> None:
    for position in POSITIONS:
        assert fen.write(fen.read(PLAYED[position["variant"]], position["fen"])) == position["fen"]


def test_every_game_is_counted_from_its_start_and_from_later_positions() -> None:
    for name in PLAYED:
        assert sum(position["variant"] == name for position in POSITIONS) >= 4
