"""Memory shared by a process and its children. It is freed when the last of them ends."""

import mmap
import os
import sys
import tempfile
from dataclasses import dataclass


@dataclass(frozen=True)
class SharedMemory:
    """Zeroed memory. A child process finds it by `handle`, and must inherit the files `inherited` (`pass_fds` of
    subprocess.Popen)."""

    memory: memoryview
    handle: str
    inherited: tuple[int, ...]


def create(size: int) -> SharedMemory:
    """Return `size` bytes of new memory. Raises OSError."""
    if sys.platform == "win32":
        handle = f"surajang-{os.getpid()}-{os.urandom(8).hex()}"
        return SharedMemory(memoryview(mmap.mmap(-1, size, tagname=handle)), handle, ())
    file = _nameless_file()
    os.ftruncate(file, size)
    return SharedMemory(memoryview(mmap.mmap(file, size)), str(file), (file,))


def _nameless_file() -> int:
    """Return an anonymous file, in memory where the system can."""
    if hasattr(os, "memfd_create"):
        return os.memfd_create("surajang")
    with tempfile.TemporaryFile() as file:
        return os.dup(file.fileno())


def attach(handle: str, size: int) -> memoryview:
    """Return the memory shared by the parent process. Raises OSError or ValueError."""
    if sys.platform == "win32":
        return memoryview(mmap.mmap(-1, size, tagname=handle))
    return memoryview(mmap.mmap(int(handle), size))


def release(shared: SharedMemory) -> None:
    """Close its files; the memory remains usable where it is mapped."""
    for file in shared.inherited:
        os.close(file)
