"""What holds for every test: it runs on a build of these very sources, and leaves nothing unexpected behind."""

import gc
import importlib.util
import json
import logging
import os
import re
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import sources

ROOT = Path(__file__).resolve().parent.parent
COMPILED_SUFFIXES = (".so", ".pyd")

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def module_file(name: str) -> Path:
    """The file that `import name` loads."""
    spec = importlib.util.find_spec(name)
    if spec is None or spec.origin is None:
        raise pytest.UsageError(f"There is no module {name}: run ./play --test, or pytest from the repository's top.")
    return Path(spec.origin)


def core_build() -> str:
    """`compiled` or `interpreted`: the rules core that these tests run on."""
    return "compiled" if module_file("rules.position").suffix in COMPILED_SUFFIXES else "interpreted"


def complaint_about_build(package: Path, root: Path) -> str | None:
    """Why the `rules` package in that folder must not be tested as the sources below `root`, or None."""
    stray = [path for name in sources.CORE for path in (root / name).rglob("*") if path.suffix in COMPILED_SUFFIXES]
    if stray:
        return f"Compiled modules among the sources hide what is edited; delete {', '.join(map(str, stray))}."
    if package == root / "rules":
        return None
    record = package / sources.BUILD_RECORD
    built_from = json.loads(record.read_text("utf-8"))["fingerprint"] if record.is_file() else None
    if built_from != sources.program_fingerprint(root):
        return f"The program installed at {package.parent} was built from other sources than these; run ./play --test."
    return None


def pytest_configure(config: pytest.Config) -> None:
    complaint = complaint_about_build(module_file("rules").parent, ROOT)
    expected = os.environ.get("SURAJANG_EXPECTED_CORE")
    if not complaint and expected and expected != core_build():
        complaint = f"These tests were to run on the {expected} core, but {module_file('rules.position')} is not."
    if complaint:
        raise pytest.UsageError(complaint)
    homes = tempfile.TemporaryDirectory(prefix="surajang-test-home-")  # no test touches the user's own settings
    config.add_cleanup(homes.cleanup)
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        os.environ[name] = str(Path(homes.name, name.lower()))


def pytest_report_header() -> str:
    return f"rules core: {core_build()} ({module_file('rules.position')})"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of the window need one run only, on whichever build it is started with."""
    for item in items:
        if (ROOT / "tests" / "gui") in item.path.parents or "qapp" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.once)


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
    """Fail a test that leaves a thread, an active timer or a process behind."""
    before = set(threading.enumerate())
    yield
    for thread in set(threading.enumerate()) - before:
        thread.join(1.0)
    left = [thread.name for thread in set(threading.enumerate()) - before]
    if "qapp" in request.fixturenames:
        left += stop_running_qt_objects()
    if left:
        pytest.fail("left running: " + ", ".join(left))


def stop_running_qt_objects() -> list[str]:
    """Stop every active QTimer, running QThread and QProcess that Python knows; return what they were."""
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
