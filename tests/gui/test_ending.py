"""However the program is quit and whatever is open, its process ends and nothing is lost."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from builds import ROOT, module_file

SCRIPT = """
import os, signal, sys
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from driving import match_settings
from surajang.gui.app import start as app, main_window
from surajang.gui.desk.navigator import MatchRequest
from surajang.gui.app.main_window import MainWindow
from surajang.gui.desk.navigator import MatchRequest
from surajang.gui.storage import disk as files
from surajang.gui.kit.translation import tr

def study(window):
    window.pages.studies.show_position("mansindam", "startpos")
    play(window.page.study)

def game(window):
    window.pages.open(MatchRequest(match_settings("mansindam")))
    play(window.pages.match)

def play(shown):
    shown.play(shown.game.legal_moves()[0])

def rules(window):
    window.show_rules()

def dialog(window):
    window.dialogs.preferences()

def question(window):
    game(window)
    files.os.fsync = broken
    play(window.pages.match)
    QTimer.singleShot(0, window.close)

fsync = files.os.fsync

def broken(_):
    raise OSError(5, "broken")

def close(window):
    window.close()

def key(window):
    top = QApplication.activeWindow()
    QTest.keyClick(top, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)

def session(window):
    QApplication.quit()

def terminate(window):
    files.os.fsync = fsync
    os.kill(os.getpid(), signal.SIGTERM)

def begin(window):
    for name in sys.argv[1].split():
        globals()[name](window)
    window.settings["zoom"] = 120
    QTimer.singleShot(500, lambda: globals()[sys.argv[2]](window))

made = MainWindow.__init__
def make(window, *arguments):
    made(window, *arguments)
    window.ready.connect(lambda: QTimer.singleShot(0, lambda: begin(window)))
MainWindow.__init__ = make
status = app.main([])
print([type(left).__name__ for left in QApplication.topLevelWidgets() if left.isVisible()])
sys.exit(status)
"""


@pytest.mark.parametrize(
    ("opened", "way"),
    [
        ("game rules", "close"),
        ("study rules", "key"),
        ("game rules dialog", "session"),
        ("rules dialog", "terminate"),
        ("study", "terminate"),
        ("question", "terminate"),
    ],
)
def test_quitting_ends_the_process(tmp_path: Path, opened: str, way: str) -> None:
    if way == "terminate" and os.name == "nt":
        pytest.skip("Windows has no such signal")
    paths = os.pathsep.join((str(module_file("surajang").parent.parent), str(ROOT / "tests")))
    homes = {f"XDG_{name}_HOME": str(tmp_path / name) for name in ("CONFIG", "DATA", "STATE", "CACHE")}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, opened, way],
        env={**os.environ, **homes, "PYTHONPATH": paths, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.stdout, done.returncode) == ("[]\n", 0), done.stderr
    (settings,) = tmp_path.rglob("settings.json")
    assert json.loads(settings.read_text())["zoom"] == 120
    kept = [path.read_text() for path in tmp_path.rglob("*.pgn")]
    assert len(kept) == ("game" in opened or opened in ("question", "study") or "study" in opened)
    assert all("\n1. " in text for text in kept)
