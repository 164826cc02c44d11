"""Engines learn own games from files."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from surajang.gui.engines.definition_files import paths_for
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


def test_our_engine_plays_an_own_game(qapp: QApplication, qtbot: QtBot) -> None:
    engine = EngineProcess(own_program(), CHESS.name)
    try:
        with qtbot.waitSignal(engine.chose, timeout=30_000) as chosen:
            engine.think(Request(f"position fen {CHESS.start} moves f2f3 e7e5 g2g4", Limits(depth=4)))
        assert chosen.args[0].move == "d8h4"
    finally:
        engine.close()


def test_our_engine_plays_matches_of_an_own_game() -> None:
    program = own_program()
    Player(Launch(program.command, environment=program.environment), CHESS.name, Thinking()).close()
