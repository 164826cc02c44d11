"""The network that evaluates positions: one for each game, and only for that. (For its values see test_engine.py.)"""

import json
import random
import struct
import zlib

import pytest

from surajang.engine.changes import Changes
from surajang.engine.evaluate import Evaluator
from surajang.engine.network import BOARD, HAND_CAP, Network, NetworkWeights, king_zones, read_network
from surajang.engine.weights import network_file
from surajang.rules import fen, movegen
from surajang.rules.games import GAMES
from surajang.rules.moves import CASTLING, DROP, PROMOTION, origin
from surajang.rules.position import Position
from surajang.rules.tables import tables_of

ZONES = {
    "pandemonium": "0001122233,4444455555,6666666666",
    "mansindam": "001112233,444455555,666666666",
    "palaceshogi": "012345678,876543210,999999999",
}
"""Zones of kings by game, enough for kings to cross them often."""
EVERY_FAMILY = pytest.mark.parametrize("name", ZONES)


def zoned(name: str, kings: str | None, seed: int = 1) -> bytes:
    """The file of a network with or without zones of kings and with random weights."""
    tables = tables_of(GAMES[name])
    chance = random.Random(seed)
    zones = 1 + max(int(digit) for digit in (kings or "0").replace(",", ""))
    inputs = 2 * tables.kinds * BOARD + 2 * len(tables.hand_kinds) * HAND_CAP
    numbers = [chance.randrange(-60, 60) for _ in range((zones * inputs + 1) * 4)]
    numbers += [chance.randrange(-900, 900) for _ in range(9)]
    header = {"hidden": 4, "kings": kings} if kings else {"hidden": 4}
    return json.dumps(header).encode() + b"\n" + zlib.compress(struct.pack(f"<{len(numbers)}h", *numbers))


def tiled(name: str, source: bytes, kings: str) -> bytes:
    """A network without zones of kings as one with zones that are all alike."""
    line, _, packed = source.partition(b"\n")
    header, numbers = json.loads(line), zlib.decompress(packed)
    after = 2 * (3 * header["hidden"] + 1)
    zones = 1 + max(int(digit) for digit in kings.replace(",", ""))
    header["kings"] = kings
    return json.dumps(header).encode() + b"\n" + zlib.compress(numbers[:-after] * zones + numbers[-after:])


def random_position(name: str, seed: int) -> Position:
    position = fen.read(GAMES[name], "startpos")
    chance = random.Random(seed)
    for _ in range(60):
        moves = movegen.legal_moves(position)
        if not moves:
            break
        position.make(chance.choice([move for move in moves if origin(move) in list(position.kings)] or moves))
    return position


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_network(name: str) -> None:
    assert Evaluator(tables_of(GAMES[name])).network is not None


@pytest.mark.parametrize("name", GAMES)
def test_passing_changes_only_the_side_to_move(name: str) -> None:
    position = fen.read(GAMES[name], "startpos")
    follower, starter = Evaluator(position.tables), Evaluator(position.tables)
    follower.refresh(position)
    position.pass_turn()
    follower.pass_turn(0)
    starter.refresh(position)
    assert follower.evaluate(position, 1) == starter.evaluate(position, 0)


@pytest.mark.parametrize(
    ("game", "other", "message"),
    [
        ("pandemonium", "palaceshogi", "does not belong to this game"),
        ("palaceshogi", "mansindam", "does not belong to this game"),
        ("pandemonium", "mansindam", "zones of kings are not 10 digits"),
    ],
)
def test_a_network_of_another_game_is_refused(game: str, other: str, message: str) -> None:
    source = network_file(GAMES[other])
    assert source is not None
    with pytest.raises(ValueError, match=message):
        NetworkWeights(tables_of(GAMES[game]), source)


@pytest.mark.parametrize("name", GAMES)
def test_a_network_records_its_origin(name: str) -> None:
    source = network_file(GAMES[name])
    assert source is not None
    header = json.loads(source.partition(b"\n")[0])
    assert header["made by"].startswith("tune.py network ")


@EVERY_FAMILY
def test_kings_that_walk_through_zones_are_followed(name: str) -> None:
    """Play a random game with frequent king moves, drops, castling and promotions, and take back all moves."""
    position = fen.read(GAMES[name], "startpos")
    source = zoned(name, ZONES[name])
    read = NetworkWeights(position.tables, source)
    running, fresh = Network(position.tables, read, 160), Network(position.tables, read, 1)
    chance = random.Random(7)
    changes = Changes()
    said: list[int] = []
    crossed = 0
    running.refresh(position)
    while len(said) < 150 and (moves := movegen.legal_moves(position)):
        ply = len(said)
        said.append(running.evaluate(ply, position.side))
        special = [move for move in moves if move & (DROP | PROMOTION | CASTLING)]
        stepping = [move for move in moves if not move & DROP and origin(move) in list(position.kings)]
        position.make(chance.choice(chance.choice([moves, stepping or moves, special or moves])))
        changes.read(position)
        running.update(position, changes, ply)
        fresh.refresh(position)
        assert list(running.hidden[2 * ply + 2 : 2 * ply + 4]) == list(fresh.hidden)
        crossed += list(running.zones[2 * ply : 2 * ply + 2]) != list(fresh.zones)
    assert crossed > 5
    for ply in reversed(range(len(said))):
        position.unmake()
        assert running.evaluate(ply, position.side) == said[ply]


@EVERY_FAMILY
def test_identical_zones_evaluate_as_one(name: str) -> None:
    tables = tables_of(GAMES[name])
    source = zoned(name, None)
    plain = Network(tables, NetworkWeights(tables, source), 1)
    zones = Network(tables, NetworkWeights(tables, tiled(name, source, ZONES[name])), 1)
    for seed in range(5):
        position = random_position(name, seed)
        plain.refresh(position)
        zones.refresh(position)
        assert zones.evaluate(0, position.side) == plain.evaluate(0, position.side)


@pytest.mark.parametrize(
    ("kings", "message"),
    [
        ("001", "are not 4 digits for each of up to 3 ranks: 001"),
        ("0012,", "are not 4 digits"),
        ("0a12", "are not 4 digits"),
        ("0012,0012,0012,0012", "are not 4 digits"),
    ],
)
def test_zones_that_do_not_fit_the_board_are_refused(kings: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        king_zones(kings, 4, 3)


def test_zones_without_weights_are_refused() -> None:
    header, packed = zoned("pandemonium", "0000000000").split(b"\n", 1)
    with pytest.raises(ValueError, match="does not belong to this game"):
        NetworkWeights(tables_of(GAMES["pandemonium"]), header.replace(b"00000", b"00001", 1) + b"\n" + packed)


@pytest.mark.parametrize(
    "source",
    [
        b"",
        b"no JSON\n",
        b"[]\n" + zlib.compress(b""),
        b"{}\n" + zlib.compress(b""),
        b'{"hidden": 4, "kings": 1}\n' + zlib.compress(b""),
        b'{"hidden": 4}\ncut',
        b'{"hidden": 4}\n' + zlib.compress(b"odd"),
    ],
)
def test_a_damaged_file_is_refused_with_a_sentence(source: bytes) -> None:
    with pytest.raises(ValueError, match=r"^the file of the network is damaged$"):
        read_network(source)
