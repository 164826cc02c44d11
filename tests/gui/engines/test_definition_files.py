"""Engines learn own games from files."""

import os
import tempfile
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from surajang.engine.lock import FileLock
from surajang.gui.engines import definition_files
from surajang.gui.engines.definition_files import PREFIX, paths_for
from surajang.gui.engines.engine_process import EngineProcess
from surajang.gui.engines.programs import own_program
from surajang.gui.engines.requests import Limits, Request
from surajang.gui.matches.engine_players import Launch, Player, Thinking
from surajang.rules import catalogue, game_files
from surajang.rules.games import GAMES

OURS = ["pandemonium", "pandemonium-2020", "pandemonium-vchess", "mansindam", "palaceshogi"]
CHESS = catalogue.add(game_files.PARENTS["chess"])
LIKE_OURS = catalogue.add(replace(GAMES["mansindam"], title="Like ours"))


def test_our_engine_gets_an_equal_definition() -> None:
    path = paths_for(CHESS.name, ["variantpath"], OURS, "")
    assert game_files.games_in_file(path) == {CHESS.name: CHESS}
    assert paths_for(CHESS.name, ["variantpath"], OURS, "mine.ini").startswith("mine.ini")


def test_other_engines_get_one_for_fairy_stockfish_where_possible() -> None:
    path = paths_for(LIKE_OURS.name, ["variantpath"], ["chess"], "")
    assert f"[{LIKE_OURS.name}]" in Path(path).read_text("utf-8")
    assert paths_for(CHESS.name, ["variantpath"], ["chess"], "") == "", "chess cannot be said whole"


def test_no_file_is_sent_when_unsupported_or_unneeded() -> None:
    assert paths_for(CHESS.name, ["hash"], [], "") == ""
    assert paths_for("mansindam", ["variantpath"], OURS, "") == ""
    assert paths_for("mansindam", ["variantpath"], [], "").endswith("variants.ini")


def test_folders_of_killed_processes_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    left, used, new = (tmp_path / f"{PREFIX}{name}" for name in ("left", "used", "new"))
    for folder in (left, used, new):
        folder.mkdir()
        (folder / "0.toml").touch()
    lock = FileLock(used / definition_files.LOCKED)
    assert lock.take()
    for folder in (left, used):
        os.utime(folder, (0, 0))
    made = definition_files._folder.__wrapped__()  # noqa: SLF001  # the one of this process is made once
    assert {path.name for path in tmp_path.iterdir()} == {used.name, new.name, Path(made.name).name}
    lock.release()
    made.cleanup()


def test_our_engine_plays_an_own_game(qapp: QApplication, qtbot: QtBot) -> None:
    engine = EngineProcess(own_program(), CHESS.name)
    try:
        with qtbot.waitSignal(engine.chose) as chosen:
            engine.think(Request(f"position fen {CHESS.start} moves f2f3 e7e5 g2g4", Limits(depth=4)))
        assert chosen.args[0].move == "d8h4"
    finally:
        engine.close()


def test_our_engine_plays_matches_of_an_own_game() -> None:
    program = own_program()
    Player(Launch(program.command, environment=program.environment), CHESS.name, Thinking()).close()
