"""Playtests on many processes and machines give the report of the command."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import playtest
import pytest
from known_games import SHORT_GAME

from surajang.engine.playtest import GAMES, REPORT, command


def test_the_tool_and_the_command_write_the_same_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "NICENESS", 0)
    file = tmp_path / "small.toml"
    file.write_text(SHORT_GAME, "utf-8")
    one, other = tmp_path / "one", tmp_path / "other"
    options = [str(file), "--nodes", "0"]
    assert command.main([*options, "--games", "4", "--processes", "1", "--out", str(one)]) == 0
    for games in ("2", "4"):
        monkeypatch.setattr(sys, "argv", ["playtest.py", *options, "--games", games, "--out", str(other)])
        assert playtest.main() == 0
    assert (other / REPORT).read_text("utf-8") == (one / REPORT).read_text("utf-8")
    lines = (other / GAMES).read_text("utf-8").splitlines()
    numbers = [json.loads(line[9:])["game"] for line in lines[1:]]
    assert numbers == [0, 1, 2, 3]
