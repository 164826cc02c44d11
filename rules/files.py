"""Reads files that may be anything: only regular ones, and no more than was asked for."""

import os
import re
import stat
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

from surajang.rules.errors import in_english
from surajang.rules.reasons import Reason, because

# What Windows-1252 has where Latin-1 has control characters.
_WINDOWS_SIGNS: Final = {code: sign for code in range(0x80, 0xA0) if (sign := bytes([code]).decode("cp1252", "ignore"))}
_NOT_ASCII: Final = re.compile(rb"[\x80-\xff]+")
_HANGUL: Final = re.compile(rb"(?:[\xb0-\xc8][\xa1-\xfe])+")
_CYRILLIC: Final = re.compile(rb"[\xa8\xb8\xc0-\xff]+")
_SMALL_CYRILLIC: Final = re.compile(rb"[\xe0-\xff]")


@mypyc_attr(native_class=False)
class UnsuitableFile(OSError):
    """A file that is not read: `reason` says why; `strerror` says it in English, without a full stop, as the system's
    errors do."""

    def __init__(self, path: Path, reason: Reason) -> None:
        super().__init__(None, in_english(reason).removesuffix("."), str(path))
        self.reason = reason


def read_regular(path: Path, most: int) -> bytes:
    """Return what is in a regular file of at most `most` bytes.

    Raises OSError where it cannot be read, is larger, or is no regular file (a folder, a pipe, a device): such a thing
    might never end, or never begin. The error is an UnsuitableFile where it is not the system's.
    """
    data = beginning_of(path, most + 1)
    if len(data) > most:
        raise UnsuitableFile(path, because("file too large", size=most))
    return data


def beginning_of(path: Path, most: int) -> bytes:
    """Return the first `most` bytes of a regular file, or all that it has. Raises OSError as `read_regular` does."""
    return part_of(path, 0, most)


def part_of(path: Path, start: int, most: int) -> bytes:
    """Return `most` bytes of a regular file from `start` on, or what it has there. Raises OSError as `read_regular`."""
    _check(os.stat(path).st_mode, path)  # what is merely opened may do something already: a tape winds back
    # What has become a pipe since then would wait for a writer, unless it is told not to.
    flags = os.O_RDONLY | sum([getattr(os, name, 0) for name in ("O_NONBLOCK", "O_NOCTTY", "O_BINARY", "O_NOINHERIT")])
    handle = os.open(path, flags)
    try:
        _check(os.fstat(handle).st_mode, path)
        with os.fdopen(handle, "rb", closefd=False) as file:
            file.seek(start)
            return file.read(most)
    finally:
        os.close(handle)


def read_text(path: Path, most: int) -> bytes:
    """Return what is in a text file as `read_regular` does, UTF-16 as UTF-8."""
    return as_utf_8(read_regular(path, most))


def as_utf_8(data: bytes) -> bytes:
    """Return a text in UTF-16 that begins with its byte order mark in UTF-8, any other as it is."""
    if not data.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        return data
    return data.decode("utf-16", "replace").encode("utf-8", "replace")


def decoded(data: bytes) -> str:
    """Return the text that bytes stand for: UTF-8, UTF-16 with a byte order mark, or else what was used before those.

    That is Korean (EUC-KR) or Russian (Windows-1251) where no other language has such bytes, else Windows-1252.
    """
    data = as_utf_8(data)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        pass
    words = _NOT_ASCII.findall(data)
    if all([_HANGUL.fullmatch(word) for word in words]) and any([len(word) > 2 for word in words]):
        return data.decode("cp949", "replace")
    letters = b"".join(words)
    if (
        all([_CYRILLIC.fullmatch(word) for word in words])
        and len(letters) >= 3 * len(words)
        and 2 * len(_SMALL_CYRILLIC.findall(letters)) > len(letters)
    ):
        return data.decode("cp1251", "replace")
    return data.decode("latin-1").translate(_WINDOWS_SIGNS)


def mended(text: str) -> str:
    """Return a text that was decoded with `surrogateescape`, as `decoded` would have done."""
    return text if text.isascii() else decoded(text.encode("utf-8", "surrogateescape"))


def _check(mode: int, path: Path) -> None:
    """Raise UnsuitableFile unless `mode` is that of a regular file."""
    if stat.S_ISDIR(mode):
        raise UnsuitableFile(path, because("folder"))
    if not stat.S_ISREG(mode):
        raise UnsuitableFile(path, because("no regular file"))
