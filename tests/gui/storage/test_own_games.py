"""The folder of own games: what is saved is there at the next start, every version of it."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from surajang.gui.storage import own_games
from surajang.gui.storage.own_games import OwnGames
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
    """The games as a new window reads them."""
    games = OwnGames()
    assert games.wait(10)
    return games


def listed() -> list[str]:
    return [game.title for game in catalogue.games()[len(GAMES) :]]


def test_a_game_is_there_at_the_next_start_with_its_text(qtbot: QtBot) -> None:
    games = started()
    with qtbot.waitSignal(games.changed):
        game = games.save(FIRST)
    assert listed() == ["Kept"]
    assert games.finish()
    catalogue.show_own([])
    again = started()
    assert listed() == ["Kept"]
    assert again.text_of(game.name) == FIRST


def test_the_newest_version_is_listed_and_the_older_one_kept(qtbot: QtBot) -> None:
    games = started()
    first, second = games.save(FIRST), games.save(SECOND)
    assert listed() == ["Kept, second"]
    assert games.finish()
    for age, name in enumerate((second.name, first.name)):
        os.utime(own_games.own_games_folder() / f"{name}.toml", (1_000 - age, 1_000 - age))
    assert started().text_of(first.name) == FIRST
    assert listed() == ["Kept, second"]
    games.save(FIRST)
    assert listed() == ["Kept"]


def test_all_versions_are_removed_and_still_known(qtbot: QtBot) -> None:
    games = started()
    first, second = games.save(FIRST), games.save(SECOND)
    other = games.save(FIRST.replace('"kept"', '"other"'))
    games.remove(second.name)
    assert games.finish()
    started()
    assert catalogue.games()[len(GAMES) :] == [other]
    assert catalogue.find(first.name) is first


def test_games_that_are_added_together_are_announced_once(qtbot: QtBot) -> None:
    games = started()
    changes: list[str] = []
    games.changed.connect(lambda: changes.append("changed"))
    first, refused, second = games.save_each([FIRST, "no definition", SECOND])
    assert isinstance(refused, ReasonedError)
    assert changes == ["changed"]
    assert listed() == ["Kept, second"]
    assert first != second
    assert games.finish()


def test_a_refused_text_changes_nothing(qtbot: QtBot) -> None:
    games = started()
    games.save(FIRST)
    with pytest.raises(InvalidDefinition) as refused:
        games.save(SECOND + "files = true\n")
    assert refused.value.line == 5
    assert listed() == ["Kept"]


def test_files_that_define_no_game_are_left_alone(qtbot: QtBot) -> None:
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


def test_a_game_that_cannot_be_saved_now_is_saved_later(qtbot: QtBot, home: Path) -> None:
    games = started()
    (home / "data").write_text("in the way", "utf-8")
    with qtbot.waitSignal(games.failed):
        games.save(FIRST)
    assert not games.finish()
    (home / "data").unlink()
    assert games.finish()


def test_outlines_of_signs_are_kept_with_the_game() -> None:
    text = FIRST + "[piece.N]\npicture = 'disc Ж'\n[piece.B]\npicture = 'disc 騎'\n"
    games = started()
    game = games.save(text)
    assert [sign for sign, _ in game.drawings] == ["Ж"], "that of 騎 comes with the program"
    assert games.text_of(game.name).startswith("# A note.\n")
    with pytest.raises(ReasonedError, match="No font on this computer"):
        games.save(text.replace("Ж", "\U000fffff"))
    assert games.finish()
