"""Memory that a process shares with those that it starts. It is gone when the last of them has ended."""

import mmap
import os
import sys
import tempfile
from dataclasses import dataclass


@dataclass(frozen=True)
class SharedMemory:
    """Memory full of zeros. `handle` is what a started process finds it by, `inherited` the files that it must be
    given (`pass_fds` of subprocess.Popen)."""

    memory: memoryview
    handle: str
    inherited: tuple[int, ...]


def create(size: int) -> SharedMemory:
    """Return so many bytes of new memory. Raises OSError."""
    if sys.platform == "win32":
        handle = f"surajang-{os.getpid()}-{os.urandom(8).hex()}"
        return SharedMemory(memoryview(mmap.mmap(-1, size, tagname=handle)), handle, ())
    file = _nameless_file()
    os.ftruncate(file, size)
    return SharedMemory(memoryview(mmap.mmap(file, size)), str(file), (file,))


def _nameless_file() -> int:
    """Return a file that no folder knows and, where that can be had, no disk."""
    if hasattr(os, "memfd_create"):
        return os.memfd_create("surajang")
    with tempfile.TemporaryFile() as file:
        return os.dup(file.fileno())


def attach(handle: str, size: int) -> memoryview:
    """Return the memory of another process that has started this one. Raises OSError or ValueError."""
    if sys.platform == "win32":
        return memoryview(mmap.mmap(-1, size, tagname=handle))
    return memoryview(mmap.mmap(int(handle), size))


def release(shared: SharedMemory) -> None:
    """Close the files that belong to it; who uses the memory can go on."""
    for file in shared.inherited:
        os.close(file)
