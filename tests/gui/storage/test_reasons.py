"""The system's reasons, in the language of the window."""

import errno
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from surajang.engine.own_process import own_environment
from surajang.gui.engines import own_work
from surajang.gui.engines.own_work import OwnWork
from surajang.gui.engines.programs import Program
from surajang.gui.library.library import Library
from surajang.gui.shell import languages
from surajang.gui.shell.languages import ENGLISH
from surajang.gui.storage.reasons import REASONS, reason_of
from surajang.rules.files import read_regular

FULL = "auf dem Datenträger ist kein Platz mehr"


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    languages.install("de")
    yield
    languages.install(ENGLISH)


@pytest.mark.usefixtures("german")
def test_usual_reasons_are_in_the_language_of_the_window() -> None:
    assert reason_of(OSError(errno.ENOSPC, "in another language")) == FULL
    for code, text in REASONS.items():
        assert reason_of(OSError(code, os.strerror(code))) == text() != os.strerror(code)


@pytest.mark.usefixtures("german")
def test_a_refused_file_is_explained_in_the_language_of_the_window(tmp_path: Path) -> None:
    (tmp_path / "large").write_bytes(b"12")
    for path, reason in ((tmp_path, "Es ist ein Ordner"), (tmp_path / "large", "Es ist größer als 1 Byte")):
        with pytest.raises(OSError, match="It is") as refused:
            read_regular(path, 1)
        assert reason_of(refused.value) == reason


def test_other_reasons_are_those_of_the_system_or_the_program(tmp_path: Path) -> None:
    assert reason_of(OSError(errno.EMFILE, "said by the system")) == "said by the system"
    assert reason_of(OSError(None, "said by this program")) == "said by this program"
    assert reason_of(ValueError("no error of the system")) == "no error of the system"
    on_windows: Any = OSError(errno.EACCES, "another program has it open")
    on_windows.winerror = 32
    assert reason_of(on_windows) == "another program has it open"
    with pytest.raises(OSError, match="folder") as refused:
        read_regular(tmp_path, 1)
    assert reason_of(refused.value) == "It is a folder"


@pytest.mark.usefixtures("german")
def test_reasons_of_processes_are_in_the_language_of_the_window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    fails = (
        "from pathlib import Path\n"
        "from surajang.engine.streams import print_failure\n"
        f"print_failure(OSError({errno.ENOSPC}, 'in English'), Path('games.jsonl'), True)\nexit(1)"
    )
    program = Program((sys.executable, "-c", fails), own_environment())
    monkeypatch.setattr(own_work, "own_program", lambda: program)
    parent = QObject()
    work = OwnWork(parent)
    with qtbot.waitSignal(work.ended) as ended:
        work.start(lambda: ("-",))
    assert ended.args == [1, FULL]


@pytest.mark.usefixtures("german")
def test_the_reason_of_a_list_of_games_is_in_the_language_of_the_window(home: Path, qtbot: QtBot) -> None:
    parent = QObject()
    library = Library(parent)
    with qtbot.waitSignal(library.failed) as failed:
        library._understand("failed", [errno.ENOSPC, "in English"])  # noqa: SLF001  # what its process reports
    assert FULL in failed.args[0]
    library.close()
