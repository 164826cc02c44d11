"""Checks for every test: it runs on a build of these sources and leaves nothing behind."""

from __future__ import annotations

import gc
import logging
import os
import re
import sys
import tempfile
import threading
import time
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from builds import ROOT, complaint_about_build, core_build, module_file
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# Each run tries the same examples, however long they take; `--hypothesis-profile=default` tries others.
settings.register_profile(
    "same", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("same")

BEGUN = time.monotonic()


def pytest_configure(config: pytest.Config) -> None:
    complaint = complaint_about_build(module_file("surajang.rules").parent, ROOT)
    expected = os.environ.get("SURAJANG_EXPECTED_CORE")
    if not complaint and expected and expected != core_build():
        complaint = (
            f"These tests were to run on the {expected} core, but {module_file('surajang.rules.position')} is not."
        )
    if complaint:
        raise pytest.UsageError(complaint)
    homes = tempfile.TemporaryDirectory(prefix="surajang-test-home-")  # no test touches the user's own settings
    config.add_cleanup(homes.cleanup)
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        os.environ[name] = str(Path(homes.name, name.lower()))


def pytest_report_header() -> str:
    return f"rules core: {core_build()} ({module_file('surajang.rules.position')})"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--begin-within", type=float, metavar="SECONDS", help="skip tests that would begin later")


def pytest_runtest_setup(item: pytest.Item) -> None:
    seconds = item.config.getoption("begin_within")
    if seconds is not None and time.monotonic() - BEGUN >= seconds:
        pytest.skip("no time left")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Replace invalid Unicode in logs, which pytest-xdist sends from process to process."""
    report = yield
    report.sections = [
        (title, text.encode("utf-8", "backslashreplace").decode("utf-8")) for title, text in report.sections
    ]
    return report


@pytest.fixture(autouse=True)
def no_unexpected_log_records(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail a test that logs a warning or worse, unless its `logs` mark expects it, and one that does not log that."""
    yield
    mark = request.node.get_closest_marker("logs")
    records = [record for phase in ("setup", "call") for record in caplog.get_records(phase)]
    messages = [record.getMessage() for record in records if record.levelno >= logging.WARNING]
    unexpected = [message for message in messages if not (mark and re.search(mark.args[0], message))]
    if unexpected:
        pytest.fail("unexpected log records: " + "; ".join(unexpected))
    if mark and not messages:
        pytest.fail(f"no log record matched {mark.args[0]!r}")


@pytest.fixture(autouse=True)
def nothing_left_running(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that leaves a thread, an active timer, a process or a window behind.

    Earlier objects are frozen, so that only new ones are searched for what Qt leaves running.
    """
    before = set(threading.enumerate())
    windows = set(parentless_widgets())
    gc.freeze()
    yield
    for thread in set(threading.enumerate()) - before:
        while thread in threading.enumerate() and not thread.is_alive():
            time.sleep(0.01)  # another thread is just starting it, and it cannot be joined yet
        thread.join(60.0)  # wait for an engine that is just starting
    left = [thread.name for thread in set(threading.enumerate()) - before]
    if "qapp" in request.fixturenames:
        wait_for_engines_that_end()
        say_what_is_to_be_said()
        left += stop_running_qt_objects()
        left += [type(widget).__name__ for widget in parentless_widgets() if widget not in windows]
    if "open_window" in request.fixturenames:
        gc.collect()  # a window that is freed during a later test can lock it: PySide disconnects signals under a lock
        # of Qt and waits for Python, which a thread that lays out text holds while it waits for the same lock
    gc.unfreeze()
    _Garbage.collect_if_due()
    if left:
        pytest.fail("left running: " + ", ".join(left))


class _Garbage:
    """Collects cyclic garbage, such as searches with their tables, in a sixtieth of the time at most.

    Python would not, as it does not count frozen objects: the tests took 8 GB.
    """

    due = 0.0

    @classmethod
    def collect_if_due(cls) -> None:
        """Collect if the last collection was long enough ago."""
        begun = time.monotonic()
        if begun >= cls.due:
            gc.collect()
            ended = time.monotonic()
            cls.due = ended + 60 * (ended - begun)


def parentless_widgets() -> list[QWidget]:
    """Return the widgets without a parent: windows, and widgets taken out of one."""
    if "PySide6.QtWidgets" not in sys.modules:
        return []
    from PySide6.QtWidgets import QApplication

    return [widget for widget in QApplication.topLevelWidgets() if widget.parent() is None]


def wait_for_engines_that_end() -> None:
    """Wait until the engines that were asked to quit have ended, as the program does when it ends."""
    reaper = sys.modules.get("surajang.gui.kit.process_reaper")
    if reaper is not None:
        reaper.wait_for_processes()


def say_what_is_to_be_said() -> None:
    """Send the pending announcements to readers at once."""
    announcing = sys.modules.get("surajang.gui.kit.announcing")
    if announcing is not None:
        announcing.say_all(0)


def stop_running_qt_objects() -> list[str]:
    """Stop every active QTimer, running QThread and QProcess that Python knows; return their descriptions."""
    from PySide6.QtCore import QCoreApplication, QEvent, QProcess, QThread, QTimer
    from shiboken6 import isValid

    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    stopped = []
    for thing in gc.get_objects():
        if not issubclass(type(thing), (QTimer, QThread, QProcess)) or not isValid(thing):
            continue
        if isinstance(thing, QTimer) and thing.isActive():
            thing.stop()
        elif isinstance(thing, QThread) and thing.isRunning() and thing is not QThread.currentThread():
            thing.requestInterruption()
            thing.quit()
            thing.wait(1000)
        elif isinstance(thing, QProcess) and thing.state() is not QProcess.ProcessState.NotRunning:
            thing.kill()
            thing.waitForFinished(1000)
        else:
            continue
        stopped.append(f"{type(thing).__name__} {thing.objectName()}".strip() + f" of {type(thing.parent()).__name__}")
    return stopped
