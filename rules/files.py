"""Reads untrusted files: regular ones only, up to a given size, in any encoding."""

import os
import re
import stat
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

from surajang.rules.errors import in_english
from surajang.rules.reasons import Reason, because

# The characters of Windows-1252 where Latin-1 has control characters.
_WINDOWS_SIGNS: Final = {code: sign for code in range(0x80, 0xA0) if (sign := bytes([code]).decode("cp1252", "ignore"))}
_NOT_ASCII: Final = re.compile(rb"[\x80-\xff]+")
_HANGUL: Final = re.compile(rb"(?:[\xb0-\xc8][\xa1-\xfe])+")
_CYRILLIC: Final = re.compile(rb"[\xa8\xb8\xc0-\xff]+")
_SMALL_CYRILLIC: Final = re.compile(rb"[\xe0-\xff]")


@mypyc_attr(native_class=False)
class UnsuitableFile(OSError):
    """A file that is refused, with a `reason`; `strerror` is its English sentence without a full stop."""

    def __init__(self, path: Path, reason: Reason) -> None:
        super().__init__(None, in_english(reason).removesuffix("."), str(path))
        self.reason = reason


def read_regular(path: Path, most: int) -> bytes:
    """Return the content of a regular file of at most `most` bytes.

    Raises OSError if it cannot be read. The error is an UnsuitableFile if the file is larger, or no regular file (a
    folder, pipe or device, whose data might never come or never end).
    """
    data = read_start(path, most + 1)
    if len(data) > most:
        raise UnsuitableFile(path, because("file too large", size=most))
    return data


def read_start(path: Path, most: int) -> bytes:
    """Return the first `most` bytes of a regular file, or all of them. Raises OSError like `read_regular`."""
    return read_part(path, 0, most)


def read_part(path: Path, start: int, most: int) -> bytes:
    """Return up to `most` bytes of a regular file from `start` on. Raises OSError like `read_regular`."""
    _check(os.stat(path).st_mode, path)  # before opening, which can have effects: a tape rewinds
    # O_NONBLOCK: if the file has become a pipe meanwhile, opening it would wait for a writer.
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
    """Return the content of a text file like `read_regular`, with UTF-16 converted to UTF-8."""
    return as_utf_8(read_regular(path, most))


def as_utf_8(data: bytes) -> bytes:
    """Return text in UTF-16 with a byte order mark as UTF-8, and any other data unchanged."""
    if not data.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        return data
    return data.decode("utf-16", "replace").encode("utf-8", "replace")


def decode(data: bytes) -> str:
    """Return the text in some bytes: UTF-8, UTF-16 with a byte order mark, or else an older encoding.

    That is Korean (EUC-KR) or Russian (Windows-1251) if the bytes fit no other language, else Windows-1252.
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


def decode_again(text: str) -> str:
    """Return the text that `decode` reads from bytes that were decoded with `surrogateescape`."""
    return text if text.isascii() else decode(text.encode("utf-8", "surrogateescape"))


def _check(mode: int, path: Path) -> None:
    """Raise UnsuitableFile unless `mode` is that of a regular file."""
    if stat.S_ISDIR(mode):
        raise UnsuitableFile(path, because("folder"))
    if not stat.S_ISREG(mode):
        raise UnsuitableFile(path, because("no regular file"))
