"""The whole program on a real accessibility bus, only through exposed objects and announcements: a game of every family
to its end, its review and its place in the library, a level and a puzzle, on a separate display
(`tests/at_spi_games.py`).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from surajang.gui.app import system

CLIENT = Path(__file__).parents[1] / "at_spi_games.py"
ROOT = CLIENT.parents[1]
OWN_PYTHON = "/usr/bin/python3"
ATSPI = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"


def missing() -> str:
    """Return which programs the system lacks for this, empty if none."""
    if sys.platform != "linux":
        return "Linux' accessibility bus"
    programs = [name for name in ("Xvfb", "openbox", "dbus-run-session") if shutil.which(name) is None]
    if programs or system.missing_libraries(system.WINDOW_LIBRARIES):
        return ", ".join([*programs, *system.missing_libraries(system.WINDOW_LIBRARIES)])
    if not any(Path(folder, "at-spi-bus-launcher").exists() for folder in ("/usr/libexec", "/usr/lib/at-spi2-core")):
        return "at-spi2-core"
    known = Path(OWN_PYTHON).exists() and subprocess.run([OWN_PYTHON, "-c", ATSPI], capture_output=True, check=False)
    return "" if known and known.returncode == 0 else "gir1.2-atspi-2.0 and python3-gi"


@pytest.fixture
def display(tmp_path: Path) -> Iterator[dict[str, str]]:
    """An environment with its own display, window manager and folders."""
    if missing():
        pytest.skip(f"The program cannot be listened to here; this is not installed: {missing()}.")
    number, ready = os.pipe()
    command = ["Xvfb", "-displayfd", str(ready), "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[ready], stderr=subprocess.DEVNULL)
    os.close(ready)
    with os.fdopen(number) as answer:
        screen = f":{answer.readline().strip()}"
    environment = {
        name: value for name, value in os.environ.items() if name not in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY")
    }
    environment |= {"DISPLAY": screen, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "LC_ALL": "C.UTF-8"}
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR"):
        folder = tmp_path / name.lower()
        folder.mkdir(mode=0o700)
        environment[name] = str(folder)
    manager = subprocess.Popen(["openbox"], env=environment, stderr=subprocess.DEVNULL)
    try:
        yield environment
    finally:
        for process in (manager, server):
            process.terminate()
            process.wait(60)


def test_everything_works_through_the_accessibility_bus(display: dict[str, str]) -> None:
    program = [sys.executable, "-m", "surajang.gui"]
    command = ["dbus-run-session", "--", OWN_PYTHON, str(CLIENT), *program]
    done = subprocess.run(command, cwd=ROOT, env=display, capture_output=True, text=True, timeout=600, check=False)
    assert done.stdout.endswith("done\n"), done.stdout[-2000:] + done.stderr[-2000:]
    assert done.stdout.count("== ") == 7, "a part was left out"
