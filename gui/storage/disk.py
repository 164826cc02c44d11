"""Writes files atomically: at every moment either the old or the new file is there, complete."""

import errno
import os
import re
import stat
import threading
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from surajang.gui.kit.translation import tr
from surajang.rules.files import UnsuitableFile

PART = re.compile(r"\.surajang-([0-9]{1,10})-[0-9a-f]{8}\.part")
"""The name of a file that is being written by a process, whose number is in the name."""

CANNOT_SYNC = (errno.EINVAL, errno.ENOTSUP, errno.EACCES, errno.EPERM)
"""Errors from folders whose file system or permissions do not allow flushing them."""

NO_FILE = (errno.ENOENT, errno.ENOTDIR, errno.ELOOP)
"""The system's errors for a file that does not exist."""

BINARY = getattr(os, "O_BINARY", 0)

_tidied: set[Path] = set()
_tidying = threading.Lock()


def is_none(error: OSError) -> bool:
    """Return whether an error says that there is no file, not that it cannot be read now."""
    return isinstance(error, UnsuitableFile) or error.errno in NO_FILE


def write_atomically(path: Path, content: str | bytes | Iterable[bytes], durable: bool = False) -> None:
    """Write a file atomically, from one piece or several.

    A symbolic link stays: its target is written. An existing file keeps its mode; a new one gets the default. With
    `durable` it is on the disk when this returns. Raises OSError.
    """
    path = Path(os.path.realpath(path))
    _make_folder(path.parent, durable)
    _remove_leftovers(path.parent)
    mode = _mode(path)
    part = path.with_name(f".surajang-{os.getpid()}-{os.urandom(4).hex()}.part")
    handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL | BINARY, 0o666 if mode is None else 0o600)
    try:
        try:
            if mode is not None:
                with suppress(OSError):  # not every file system has modes
                    part.chmod(mode)
            for data in _parts(content):
                _write(handle, data)
            if durable:
                os.fsync(handle)
        finally:
            os.close(handle)
        os.replace(part, path)
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise
    if durable:
        _sync_folder(path.parent)


def append_durably(path: Path, text: str, size: int | None = None) -> None:
    """Append a text to a file; it is on the disk when this returns.

    Raises OSError, also if the file does not exist or is not `size` bytes long.
    """
    # Opening a file that has become a pipe would otherwise wait for a reader.
    handle = os.open(path, os.O_WRONLY | os.O_APPEND | BINARY | getattr(os, "O_NONBLOCK", 0))
    try:
        status = os.fstat(handle)
        if not stat.S_ISREG(status.st_mode):
            raise OSError(errno.EINVAL, tr("it is not a regular file"))
        if size is not None and status.st_size != size:
            raise OSError(errno.EBUSY, tr("it was changed by another program"))
        _write(handle, encoded(text))
        os.fsync(handle)
    finally:
        os.close(handle)


def encoded(text: str) -> bytes:
    """Encode a text as UTF-8; a lone surrogate becomes a question mark."""
    return text.encode("utf-8", "replace")


def _parts(content: str | bytes | Iterable[bytes]) -> Iterable[bytes]:
    if isinstance(content, str):
        return (encoded(content),)
    return (content,) if isinstance(content, bytes) else content


def _mode(path: Path) -> int | None:
    """Return the mode of a file, None if it does not exist. Raises OSError if it is not a regular file."""
    try:
        mode = path.lstat().st_mode
    except FileNotFoundError:
        return None
    if not stat.S_ISREG(mode):
        raise OSError(errno.EINVAL, tr("it is not a regular file"))
    return stat.S_IMODE(mode)


def _make_folder(folder: Path, durable: bool) -> None:
    if folder.is_dir():
        return
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    for each in missing if durable else ():
        _sync_folder(each.parent)


def _write(handle: int, data: bytes) -> None:
    """Write all bytes, in as many pieces as the system takes."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(handle, rest) :]


def _sync_folder(folder: Path) -> None:
    """Flush the entries of a folder to the disk, if the system can."""
    if os.name != "posix":
        return
    try:
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
    except OSError as error:
        if error.errno not in CANNOT_SYNC:
            raise


def _remove_leftovers(folder: Path) -> None:
    """Remove partial files of killed processes from a folder, once in each process."""
    with _tidying:
        if folder in _tidied:
            return
        _tidied.add(folder)
        with suppress(OSError):
            for name in os.listdir(folder):
                match = PART.fullmatch(name)
                if match and not _writes(int(match.group(1))):
                    with suppress(OSError):
                        (folder / name).unlink()


def _writes(process: int) -> bool:
    """Return whether another process with this number exists, which may be writing."""
    if process == os.getpid() or os.name != "posix":  # elsewhere an open file cannot be removed anyway
        return False
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except PermissionError:
        pass  # it belongs to another user
    return True
