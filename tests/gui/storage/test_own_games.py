"""The folder of own games: every version of a saved game is there at the next start."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from driving import added
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from surajang.gui.storage import own_games
from surajang.gui.storage.own_games import OwnGames, newest
from surajang.rules import catalogue
from surajang.rules.errors import InvalidDefinition, ReasonedError
from surajang.rules.games import GAMES

FIRST = '# A note.\ninherits = "mansindam"\nname = "kept"\ntitle = "Kept"\n'
SECOND = FIRST.replace('"Kept"', '"Kept, second"')


@pytest.fixture(autouse=True)
def nothing_listed(home: Path, qapp: QApplication) -> Iterator[None]:
    yield
    catalogue.show_own([])


def started() -> OwnGames:
    """Return the games as a new window reads them."""
    games = OwnGames()
    assert games.wait(60)
    return games


def listed() -> list[str]:
    return [game.title for game in catalogue.games()[len(GAMES) :]]


def test_a_game_and_its_text_survive_a_restart(qtbot: QtBot) -> None:
    games = started()
    (game,) = added(games, FIRST)
    assert listed() == ["Kept"]
    assert games.finish()
    catalogue.show_own([])
    again = started()
    assert listed() == ["Kept"]
    assert again.text_of(game.name) == FIRST


def test_only_the_newest_version_is_listed_but_older_ones_kept(qtbot: QtBot) -> None:
    games = started()
    first, second = added(games, FIRST, SECOND)
    assert listed() == ["Kept, second"]
    assert newest(first.name) == newest(second.name) == second.name
    assert [newest(name) for name in ("mansindam", "kept-00000000", "")] == ["mansindam", "kept-00000000", ""]
    assert games.finish()
    for age, name in enumerate((second.name, first.name)):
        os.utime(own_games.own_games_folder() / f"{name}.toml", (1_000 - age, 1_000 - age))
    assert started().text_of(first.name) == FIRST
    assert listed() == ["Kept, second"]
    added(games, FIRST)
    assert listed() == ["Kept"]


def test_all_versions_are_removed_and_still_known(qtbot: QtBot) -> None:
    games = started()
    first, second = added(games, FIRST, SECOND)
    (other,) = added(games, FIRST.replace('"kept"', '"other"'))
    games.remove(second.name)
    assert games.finish()
    started()
    assert catalogue.games()[len(GAMES) :] == [other]
    assert catalogue.find(first.name) is first


def test_games_that_are_added_together_are_announced_once(qtbot: QtBot) -> None:
    games = started()
    changes: list[str] = []
    games.changed.connect(lambda: changes.append("changed"))
    first, refused, second = added(games, FIRST, "no definition", SECOND)
    assert isinstance(refused, ReasonedError)
    assert changes == ["changed"]
    assert listed() == ["Kept, second"]
    assert first != second
    assert games.finish()


def test_a_refused_text_changes_nothing(qtbot: QtBot) -> None:
    games = started()
    added(games, FIRST)
    (refused,) = added(games, SECOND + "files = true\n")
    assert isinstance(refused, InvalidDefinition)
    assert refused.line == 5
    assert listed() == ["Kept"]


def test_files_without_a_game_are_left_alone(qtbot: QtBot) -> None:
    folder = own_games.own_games_folder()
    folder.mkdir(parents=True)
    (folder / "broken.toml").write_text("no definition", "utf-8")
    (folder / "folder.toml").mkdir()
    (folder / "gone.toml").symlink_to("nowhere")
    (folder / "round.toml").symlink_to("round.toml")
    (folder / "copied.toml").write_text(FIRST, "utf-8")
    games = started()
    assert listed() == ["Kept"]
    games.remove(catalogue.games()[-1].name)
    assert games.finish()
    assert sorted(os.listdir(folder)) == ["broken.toml", "folder.toml", "gone.toml", "round.toml"]


def test_a_failed_save_is_retried_later(qtbot: QtBot, home: Path) -> None:
    games = started()
    (home / "data").write_text("in the way", "utf-8")
    with qtbot.waitSignal(games.failed):
        added(games, FIRST)
    assert not games.finish()
    (home / "data").unlink()
    assert games.finish()


def test_outlines_of_signs_are_kept_with_the_game() -> None:
    text = FIRST + "[piece.N]\npicture = 'disc Ж'\n[piece.B]\npicture = 'disc 騎'\n"
    games = started()
    (game,) = added(games, text)
    assert [sign for sign, _ in game.drawings] == ["Ж"], "that of 騎 comes with the program"
    assert games.text_of(game.name).startswith("# A note.\n")
    (refused,) = added(games, text.replace("Ж", "\U000fffff"))
    assert str(refused).startswith("No font on this computer")
    assert games.finish()


def test_many_versions_of_a_game_do_not_hide_other_games(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_games, "MAX_VERSIONS", 3)
    games = started()
    os.utime(_file_of(games, FIRST.replace('"kept"', '"other"')), (1_000, 1_000))
    for age in range(4):
        os.utime(_file_of(games, FIRST.replace('"Kept"', f'"Kept {age}"')), (2_000 + age, 2_000 + age))
    catalogue.show_own([])
    games = started()
    assert listed() == ["Kept", "Kept 3"]
    games.remove(catalogue.games()[-1].name)
    assert games.finish()
    assert len(os.listdir(own_games.own_games_folder())) == 1, "older versions would be back at the next start"


def _file_of(games: OwnGames, text: str) -> Path:
    """Save a game and return its file."""
    (game,) = added(games, text)
    assert games.finish()
    return own_games.own_games_folder() / f"{game.name}.toml"


def test_an_unwritable_file_does_not_delay_others(qtbot: QtBot) -> None:
    games = started()
    (first,) = added(games, FIRST)
    folder = own_games.own_games_folder()
    file = folder / f"{first.name}.toml"
    assert games.finish()
    file.unlink()
    file.mkdir()
    problems: list[str] = []
    games.failed.connect(problems.append)
    added(games, FIRST)
    (other,) = added(games, FIRST.replace('"kept"', '"other"'))
    assert not games.finish()
    assert (folder / f"{other.name}.toml").is_file()
    assert len(problems) == 1, "reported once"
    file.rmdir()
    assert games.finish()
    assert file.read_text("utf-8") == FIRST


def test_a_game_saved_again_is_not_removed_by_an_earlier_failure(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    games = started()
    (first,) = added(games, FIRST)
    assert games.finish()
    with monkeypatch.context() as denied:
        denied.setattr(Path, "unlink", _denied)
        games.remove(first.name)
        assert not games.finish()
    added(games, FIRST)
    assert games.finish()
    assert os.listdir(own_games.own_games_folder()) == [f"{first.name}.toml"]


def _denied(*_: object, **__: object) -> None:
    raise PermissionError(13, "Permission denied")


def test_copies_of_a_file_are_removed_with_the_game(qtbot: QtBot) -> None:
    long = FIRST.replace('"kept"', f'"{"long-" * 20}name"')
    games = started()
    game, lengthy = added(games, FIRST, long)
    assert games.finish()
    folder = own_games.own_games_folder()
    for name in (f"{game.name} copy.toml", "mine.toml"):
        (folder / name).write_text(FIRST, "utf-8")
    games.remove(game.name)
    assert games.finish()
    (left,) = folder.iterdir()
    assert left.read_text("utf-8") == long
    started()
    (folder / "again.toml").write_text(long, "utf-8")
    games.remove(lengthy.name)
    assert games.finish()
    assert not list(folder.iterdir())
