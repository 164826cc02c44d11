"""Locks end with the process that held them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from surajang.gui.storage.locks import WindowLock

HOLD = (
    "import sys; from PySide6.QtCore import QLockFile\n"
    "lock = QLockFile(sys.argv[1]); print(lock.tryLock(0), flush=True); sys.stdin.read()"
)


def test_a_lock_is_free_once_its_holder_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "True\n"
        lock = WindowLock(str(path))
        assert not lock.tryLock()
        assert lock.taken
        assert path.exists()
        holder.kill()
        holder.wait()
        assert lock.tryLock()
    lock.unlock()
    assert not path.exists()


@pytest.mark.skipif(os.name != "posix", reason="Windows lets nobody remove the file of a lock that is held")
def test_a_lock_of_a_killed_holder_is_free_even_if_its_pid_is_reused(tmp_path: Path) -> None:
    """As in a sandbox, where each start of a program has the same number."""
    path = tmp_path / "lock"
    lock = WindowLock(str(path))
    assert lock.tryLock()
    left = path.read_bytes()
    other = WindowLock(str(path))
    assert not other.tryLock(), "it is held, by this very process"
    lock.unlock()
    path.write_bytes(left)
    assert other.tryLock()
    assert not lock.tryLock()
    other.unlock()


@pytest.mark.skipif(os.name != "posix", reason="Windows lets nobody remove the file of a lock that is held")
def test_a_lock_left_half_made_by_a_killed_holder_is_free(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    path.touch()
    lock = WindowLock(str(path))
    assert not lock.tryLock(), "it may be just being made"
    os.utime(path, (1, 1))
    assert lock.tryLock()
    lock.unlock()


def test_a_lock_that_cannot_be_created_is_not_taken(tmp_path: Path) -> None:
    lock = WindowLock(str(tmp_path / "nowhere" / "lock"))
    assert not lock.tryLock()
    assert not lock.taken
