"""The theory of the program's games: the opening tree survives saving, finds transpositions, and damage loses only the
theory.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from surajang.engine import theory
from surajang.engine.playtest.report import Report, fits
from surajang.engine.records import Damaged
from surajang.engine.theory import KnownMove, known
from surajang.engine.theory.openings import Openings, compressed, openings_text, read_openings
from surajang.rules import fen, movegen, notation
from surajang.rules.games import GAMES, game_named
from surajang.rules.position import Position

pytestmark = pytest.mark.once

MANSINDAM = game_named("mansindam")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder in place of the program's, still without theory."""
    monkeypatch.setattr(known, "FOLDER", tmp_path)
    (tmp_path / MANSINDAM.name).mkdir()
    yield tmp_path / MANSINDAM.name
    known.forget()


def after(*texts: str) -> Position:
    position = fen.read(MANSINDAM, "startpos")
    for text in texts:
        position.make(notation.parse(position, text))
    return position


def tree(*moves: tuple[str, int, float], at: Position | None = None) -> bytes:
    key = (at or after()).key
    return compressed(openings_text(10, 2000, {key: list(moves), key + 1: [("a1a2", 5, 2.5)]}))


def test_a_tree_survives_a_round_trip() -> None:
    openings = read_openings(tree(("c3c4", 3, 1.5), ("e3e4", 7, 4.0)))
    assert (openings.games, openings.nodes, len(openings)) == (10, 2000, 2)
    position = after()
    assert openings.moves(position) == (
        KnownMove(notation.parse(position, "e3e4"), 7, 4.0),
        KnownMove(notation.parse(position, "c3c4"), 3, 1.5),
    )
    assert openings.moves(after("e3e4")) == ()
    assert position.key == after().key


def test_transpositions_meet() -> None:
    one, other = after("c3c4", "c7c6", "e3e4"), after("e3e4", "c7c6", "c3c4")
    openings = read_openings(tree(("e7e6", 4, 2.0), at=one))
    assert [(move.games, move.points) for move in openings.moves(other)] == [(4, 2.0)]


def test_another_position_with_the_same_key_has_no_moves() -> None:
    assert read_openings(tree(("e7e6", 4, 2.0))).moves(after()) == ()


def test_equal_trees_give_equal_files() -> None:
    assert tree(("c3c4", 3, 1.5), ("e3e4", 7, 4.0)) == tree(("e3e4", 7, 4.0), ("c3c4", 3, 1.5))


@pytest.mark.parametrize(
    "table",
    [
        {},
        {"games": "many"},
        {"keys": [2, 1]},
        {"keys": [1 << 70]},
        {"keys": [1]},
        {"counts": [1, 2]},
        {"counts": [-1, 3]},
        {"moves": [0, 5]},
        {"moves": [0, -1]},
        {"played": ["x", 1]},
        {"points": [1]},
        {"texts": None},
    ],
)
def test_a_damaged_tree_is_refused(table: dict[str, object]) -> None:
    whole: dict[str, object] = {
        "games": 1, "nodes": 1, "keys": [1, 2], "counts": [1, 1], "texts": ["a"], "moves": [0, 0], "played": [1, 1],
        "points": [1, 1],
    }  # fmt: skip
    Openings(whole)
    with pytest.raises(Damaged):
        Openings({**whole, **table} if table else {})


def test_every_truncation_and_changed_byte_is_detected() -> None:
    data = tree(("c3c4", 3, 1.5), ("e3e4", 7, 4.0))
    for end in range(len(data)):
        with pytest.raises(Damaged):
            read_openings(data[:end])
    for place in range(10, len(data)):  # the first bytes are gzip's header with a time that does not matter
        with pytest.raises(Damaged):
            read_openings(data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :])
    for other in (b"", b"{}", compressed("[]"), compressed("["), compressed("[" * 100_000), zlib.compress(b"{}")):
        with pytest.raises(Damaged):
            read_openings(other)


def test_missing_or_damaged_files_mean_nothing_is_known(folder: Path) -> None:
    def found() -> tuple[object, object]:
        known.forget()
        return theory.openings_of(MANSINDAM), theory.report_of(MANSINDAM)

    assert found() == (None, None)
    for data in (b"", b"damaged", compressed("{}"), compressed("[1]"), tree()[:50]):
        (folder / known.OPENINGS).write_bytes(data)
        (folder / known.REPORT).write_bytes(data)
        assert found() == (None, None)
    (folder / known.OPENINGS).unlink()
    (folder / known.OPENINGS).mkdir()
    assert found() == (None, None)


def test_known_games_are_loaded_once(folder: Path) -> None:
    report = Report(MANSINDAM.title, 2000, 1, 10, 0)
    (folder / known.REPORT).write_bytes(compressed(report.as_text()))
    (folder / known.OPENINGS).write_bytes(tree(("c3c4", 3, 1.5)))
    openings = theory.openings_of(MANSINDAM)
    assert openings is not None
    assert openings is theory.openings_of(MANSINDAM)
    assert theory.report_of(MANSINDAM) == report


def test_nothing_is_known_of_another_game_with_the_same_name() -> None:
    assert theory.openings_of(replace(MANSINDAM, start=MANSINDAM.start.replace("w", "b"))) is None
    assert theory.report_of(replace(MANSINDAM, name="other")) is None


@pytest.mark.parametrize("name", GAMES)
def test_the_included_files_are_complete(name: str) -> None:
    """The keys and the notation of this build match the files."""
    variant = GAMES[name]
    openings, report = theory.openings_of(variant), theory.report_of(variant)
    assert openings is not None
    assert report is not None
    assert fits(report, variant)
    assert report.played <= openings.games
    position = fen.read(variant, variant.start)
    assert sum(move.games for move in openings.moves(position)) == openings.games
    for _ in range(10):
        moves = openings.moves(position)
        assert moves
        assert {move.move for move in moves} <= set(movegen.legal_moves(position))
        assert all(0 <= move.points <= move.games for move in moves)
        assert [move.games for move in moves] == sorted((move.games for move in moves), reverse=True)
        position.make(moves[0].move)
        if not openings.moves(position):
            break
    assert position.height


def test_the_included_files_are_small_enough_for_packages() -> None:
    assert sum(path.stat().st_size for path in known.FOLDER.rglob("*")) < 3_000_000
