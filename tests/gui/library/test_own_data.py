"""The user's own data in the library: it survives a new index, and windows share it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from surajang.gui.library import own_data
from surajang.gui.library.own_data import LibraryData, tidy


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "library.json"


def data_at(path: Path) -> LibraryData:
    """Read a file; return its data."""
    data = LibraryData(path)
    data.wait(60)
    return data


def test_sources_and_tags_survive_a_round_trip(path: Path, qtbot: QtBot) -> None:
    data = data_at(path)
    data.add([path.parent / "a.pgn", path.parent / "b", path.parent / "a.pgn"])
    data.tag(["x", "y"], ["good", "end"], [])
    data.tag(["y"], ["bad"], ["good"])
    data.remove(path.parent / "b")
    assert data.finish()
    again = data_at(path)
    assert again.added == [path.parent / "a.pgn"]
    assert (again.tags_of("x"), again.tags_of("y"), again.tags_of("z")) == (["good", "end"], ["end", "bad"], [])
    assert again.all_tags() == ["bad", "end", "good"]
    assert again.tagged("end") == {"x", "y"}


def test_changes_of_two_windows_are_merged(path: Path, qtbot: QtBot) -> None:
    one, other = data_at(path), data_at(path)
    one.tag(["x"], ["one"], [])
    assert one.finish()
    other.tag(["y"], ["other"], [])
    assert other.finish()
    assert data_at(path).all_tags() == ["one", "other"]


def test_tags_of_two_windows_for_one_game_are_merged(path: Path, qtbot: QtBot) -> None:
    one = data_at(path)
    one.tag(["x"], ["a", "b"], [])
    assert one.finish()
    other = data_at(path)
    one.tag(["x"], ["one"], ["a"])
    assert one.finish()
    other.tag(["x"], ["other"], ["b"])
    assert other.finish()
    assert data_at(path).tags_of("x") == other.tags_of("x") == ["one", "other"]


def test_invalid_entries_are_left_out(path: Path, qtbot: QtBot) -> None:
    path.write_text(json.dumps({"added": ["x"], "tags": {"a": ["t"], "b": 5, "c": [1], "d": []}}))
    data = data_at(path)
    assert (data.added, data.all_tags()) == ([], ["t"])


def test_an_impossible_path_is_left_out(path: Path, qtbot: QtBot) -> None:
    path.write_text(json.dumps({"added": {"/\ud800": True, "/a\0b": True, "/c": True}, "tags": {"a": ["\udfff"]}}))
    data = data_at(path)
    assert data.added == [Path("/c")]
    assert data.all_tags() == ["\udfff"]
    data.add([Path("/d")])
    assert data.finish()
    assert [*json.loads(path.read_text())["added"]] == ["/\ud800", "/a\0b", "/c", "/d"]


def test_a_broken_file_is_reported_and_set_aside(path: Path, qtbot: QtBot) -> None:
    path.write_text("{ no json")
    data = LibraryData(path)
    said: list[str] = []
    data.failed.connect(said.append)
    data.wait(60)
    assert said == [f"Your tags and the games you added were damaged. The old file was kept as {path}.broken."]
    data.tag(["x"], ["t"], [])
    assert data.finish()
    assert data_at(path).tags_of("x") == ["t"]
    assert list(path.parent.glob("*.broken"))


def test_stored_data_stay_within_the_limits_of_reading(
    path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_data, "MAX_CHARACTERS", 300)
    data = data_at(path)
    said: list[str] = []
    data.failed.connect(said.append)
    for number in range(20):
        data.tag([f"game {number}"], ["a tag"], [])
    assert said[0] == own_data.FULL
    data.add([path.parent / str(number) for number in range(20)])
    assert said[-1] == own_data.TOO_MANY
    assert data.finish()
    assert len(path.read_bytes()) < 1000


def test_tags_are_normalised() -> None:
    assert tidy(" a  b, ,c,a b," + "x" * 100) == ["a b", "c", "x" * 40]
    assert tidy("가,最爱，研究、棋") == ["가", "最爱", "研究", "棋"]
    assert len(tidy(",".join(map(str, range(100))))) == own_data.MAX_TAGS_PER_GAME
