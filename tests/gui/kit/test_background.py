"""Tasks and the end of the program."""

import os
import subprocess
import sys

ENDING = """
import atexit, os, threading
from PySide6.QtCore import QCoreApplication, QObject, Qt
from surajang.gui.kit import background

def go_on_late():
    go_on.set()
    task._ended.wait(60)
    if told:
        os._exit(1)

atexit.register(go_on_late)  # before that of PySide, which was registered first
app, owner, go_on, told = QCoreApplication([]), QObject(), threading.Event(), []
task = background.Task(owner, go_on.wait, told.append, told.append)
background._messenger().ended.connect(told.append, Qt.ConnectionType.DirectConnection)
"""


def test_a_task_that_outlives_the_program_reports_nothing() -> None:
    """Emitting a signal while PySide deletes Qt's objects crashes now and then, for example after a slow disk."""
    paths = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    ended = subprocess.run(
        [sys.executable, "-c", ENDING], capture_output=True, text=True, check=False, env={**os.environ, **paths}
    )
    assert (ended.returncode, ended.stderr) == (0, "")
