"""The folder of studies: the list, files that are no studies, and the study open in a program that died."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from surajang.gui.storage import studies_folder
from surajang.gui.storage.games_folder import lock_of
from surajang.gui.storage.studies_folder import (
    SavedStudy,
    interrupted_study,
    new_study_file,
    saved_studies,
    study_files,
)

STUDY = '[StudyName "Forks"]\n[Variant "{game}"]\n\n1. c4 {{ {words} }} *\n'


@pytest.fixture
def folder(home: Path) -> Path:
    made = studies_folder.studies_folder()
    made.mkdir(parents=True)
    return made


def study(folder: Path, name: str, words: str = "Well played.", game: str = "mansindam") -> Path:
    path = folder / name
    path.write_text(STUDY.format(words=words, game=game), "utf-8")
    os.utime(path, (1000, 1000))
    return path


def test_a_study_is_listed_with_name_and_game(folder: Path) -> None:
    path = study(folder, "one.pgn")
    assert study_files() == [path]
    assert saved_studies([path])[0] == [SavedStudy(path, 1000.0, "Forks", "Mansindam")]
    other = study(folder, "other.pgn", game="chess")
    assert saved_studies([other])[0] == [SavedStudy(other, 1000.0, "Forks", "chess")], "a game unknown here"
    assert new_study_file("Mansindam").parent == folder


def test_a_long_study_is_listed_as_well(folder: Path) -> None:
    path = study(folder, "long.pgn", "It is a long story. " * 10_000)
    assert path.stat().st_size > studies_folder.TAGS
    assert [found.name for found in saved_studies([path])[0]] == ["Forks"]


def test_missing_and_invalid_studies_do_not_hide_others(folder: Path) -> None:
    nothing = folder / "nothing.pgn"
    nothing.write_bytes(bytes(100))
    path = study(folder, "one.pgn")
    found, unread = saved_studies([folder / "gone.pgn", folder, nothing, path])
    assert [each.path for each in found] == [path]
    assert unread == {}


def test_a_study_with_damaged_tags_is_listed_by_its_file_name(folder: Path) -> None:
    """So that the user can find it, open its readable part, and put it aside."""
    path = study(folder, "one.pgn")
    data = path.read_bytes()
    at = data.index(b"Variant")
    for damaged in (data[:5], data[:at] + b"Vasiant" + data[at + 7 :], bytes(40) + data[40:]):
        path.write_bytes(damaged)
        ((name, title),) = [(found.name, found.title) for found in saved_studies([path])[0]]
        assert name in ("one", "Forks")
        assert title == "Unknown game"


def test_the_study_of_a_crashed_program_is_found_once(folder: Path) -> None:
    study(folder, "closed.pgn")
    path = study(folder, "open.pgn", "It is a long story. " * 10_000)
    held = lock_of(path)
    assert held.tryLock(0)
    assert interrupted_study() is None, "another window has it open"
    held.unlock()
    script = (
        "import os, sys\nfrom PySide6.QtCore import QLockFile\n"
        "lock = QLockFile(sys.argv[1])\nassert lock.tryLock(0)\nos._exit(0)\n"
    )
    subprocess.run([sys.executable, "-c", script, f"{path}.lock"], check=True, timeout=300)
    found = interrupted_study()
    assert found is not None
    assert found.path == path
    assert interrupted_study() is None
