"""Games and settings that former versions saved (tests/gui/storage/former) are read as that version read them.

Each folder was written by the version of that name: `games.json` says what that version itself read in its games.
"""

import json
from pathlib import Path

import pytest

from surajang.gui.players.saved_game import read_file
from surajang.gui.shell.settings import SETTINGS, Settings
from surajang.rules import fen
from surajang.rules.game import Node

FORMER = Path(__file__).resolve().parent / "former"
LEVELS_SINCE = 2
"""The number of levels added below the first one since."""

VERSIONS = sorted(folder.name for folder in FORMER.iterdir() if folder.is_dir())
GAMES = [
    (version, name, told)
    for version in VERSIONS
    for name, told in json.loads((FORMER / version / "games.json").read_text("utf-8")).items()
]


def count(root: Node) -> int:
    nodes, found = [root], 0
    while nodes:
        node = nodes.pop()
        found += 1
        nodes += node.children
    return found


@pytest.mark.parametrize(("version", "name", "told"), GAMES, ids=[f"{version}/{name}" for version, name, _ in GAMES])
def test_saved_games_of_older_versions_are_read(version: str, name: str, told: dict[str, object]) -> None:
    agreed, game = read_file(FORMER / version / name, interrupted=True)
    line = game.main_line()
    game.go_to(line[-1])
    assert {
        "variant": game.variant.name,
        "players": [
            [game.headers[colour], player.level and player.level - LEVELS_SINCE]
            for colour, player in zip(("White", "Black"), agreed.players, strict=True)
        ],
        "moves": len(line) - 1,
        "nodes": count(game.root),
        "end": fen.write(game.position),
        "result": game.outcome.result,
        "clocks": list(line[-1].clocks) if line[-1].clocks else None,
    } == told


@pytest.mark.parametrize("version", VERSIONS)
def test_settings_of_older_versions_are_read(version: str, tmp_path: Path) -> None:
    saved = (FORMER / version / "settings.json").read_text("utf-8")
    path = tmp_path / "settings.json"
    path.write_text(saved, "utf-8")
    settings = Settings(path)
    assert settings.problem == ""
    wanted = json.loads(saved)
    assert {name: settings[name] for name in wanted} == wanted
    changed = {setting.name for setting in SETTINGS if settings[setting.name] != setting.default}
    assert len(changed) > 15
