"""The network that judges positions: one for every game, and only for its own. (What it judges: test_engine.py.)"""

import json

import pytest

from engine.evaluate import Evaluator
from engine.network import Network
from engine.weights import network_file
from rules import fen
from rules.games import GAMES
from rules.tables import tables_of


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_network(name: str) -> None:
    assert Evaluator(tables_of(GAMES[name])).network is not None


@pytest.mark.parametrize("name", GAMES)
def test_passing_changes_only_who_is_to_move(name: str) -> None:
    position = fen.read(GAMES[name], "startpos")
    follower, starter = Evaluator(position.tables), Evaluator(position.tables)
    follower.refresh(position)
    position.pass_turn()
    follower.pass_turn(0)
    starter.refresh(position)
    assert follower.evaluate(position, 1) == starter.evaluate(position, 0)


def test_a_network_of_another_game_is_refused() -> None:
    with pytest.raises(ValueError, match="does not belong to this game"):
        Network(tables_of(GAMES["pandemonium"]), network_file(GAMES["mansindam"]), 8)


@pytest.mark.parametrize("name", GAMES)
def test_a_network_says_how_it_was_made(name: str) -> None:
    header = json.loads(network_file(GAMES[name]).partition(b"\n")[0])
    assert header["made by"].startswith("tune.py network ")
