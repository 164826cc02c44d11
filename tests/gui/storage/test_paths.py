"""Paths from other programs, and whether a file's game is being played."""

from pathlib import Path

import pytest
from PySide6.QtCore import QUrl

from surajang.gui.storage import games_folder, paths


@pytest.mark.parametrize("system", ["posix", "nt"])
def test_file_urls_become_paths(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    url = QUrl.fromLocalFile("/games/my game.pgn")
    monkeypatch.setattr("surajang.gui.storage.paths.os.name", system)
    assert paths.local_path(url) == "/games/my game.pgn"


@pytest.mark.parametrize(("locks", "held", "free"), [(True, False, True), (False, True, False), (False, False, True)])
def test_a_game_is_free_unless_another_window_holds_its_lock(
    locks: bool, held: bool, free: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a folder without locks games can still be continued."""

    class Lock:
        """A fake of the system's lock."""

        taken = held

        def fileName(self) -> str:
            return str(tmp_path)

        def tryLock(self) -> bool:
            return locks

        def unlock(self) -> None:
            """Do nothing."""

    monkeypatch.setattr(games_folder, "lock_of", lambda path: Lock())
    assert games_folder.free(tmp_path / "game.pgn") is free


def test_undecodable_names_are_shown_with_replacement_signs() -> None:
    assert paths.readable("a\ud800\udcffb\udfff") == "a\ufffd\ufffdb\ufffd"
