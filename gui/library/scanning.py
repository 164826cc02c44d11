"""The files to index, and the games in a file of any size, a few at a time."""

from __future__ import annotations

import hashlib
import os
import stat
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, BinaryIO

from surajang.gui.library.problems import noted_error
from surajang.gui.storage.reader import MAX_GAME_BYTES
from surajang.rules import pgn
from surajang.rules.files import UnsuitableFile, decode_again
from surajang.rules.game import Game
from surajang.rules.pgn_sections import Section, sections
from surajang.rules.reasons import because

SUFFIX = ".pgn"
DEEPEST = 20
"""The maximum depth of folders."""

MAX_FILES = 200_000
"""The most files of a folder; others are left out."""


@dataclass(frozen=True)
class File:
    """A file that may hold games, with its size and time of change; `own`: a game played here; `of_match`: games of an
    engine match."""

    path: Path
    size: int
    changed: int
    own: bool
    of_match: bool = False


@dataclass
class Scan:
    """The results of a scan: the files, the missing sources, the sources and folders unreadable now with the reasons
    (`problems`), and entries of folders whose kind is unknown now.
    """

    files: list[File] = field(default_factory=list)
    missing: list[Path] = field(default_factory=list)
    unread: list[tuple[Path, str]] = field(default_factory=list)
    unknown: list[Path] = field(default_factory=list)

    def note(self, path: Path, error: OSError) -> None:
        """Note an unreadable path, unless it has just been deleted."""
        if not isinstance(error, FileNotFoundError):
            self.unread.append((path, noted_error(error)))


def files_of(sources: list[tuple[Path, bool, bool]], check: Callable[[], object] = lambda: None) -> Scan:
    """Return the files of all sources, each once.

    A source is a file, or a folder with everything in it, with two flags: its games were played here, and it holds
    engine matches. `check` is called for each folder, and may raise an exception to end the scan.
    """
    scan = Scan()
    found: dict[Path, File] = {}
    for source, own, of_match in sources:
        try:
            status = source.stat()
        except (FileNotFoundError, NotADirectoryError, ValueError):
            scan.missing.append(source)
            continue
        except OSError as error:
            scan.note(source, error)
            continue
        if stat.S_ISDIR(status.st_mode):
            for known in _in_folder(source, own, of_match, (scan, check)):
                found.setdefault(known.path, known)
        elif stat.S_ISREG(status.st_mode):
            found.setdefault(source, File(source, status.st_size, status.st_mtime_ns, own, of_match))
        else:
            scan.missing.append(source)
    scan.files = list(found.values())
    return scan


def _in_folder(folder: Path, own: bool, of_match: bool, noting: tuple[Scan, Callable[[], object]]) -> Iterator[File]:
    """Yield the files with games in a folder and its subfolders; each folder is visited once, however many links lead
    to it. `noting`: the Scan for unreadable paths, and the function to call for each folder.
    """
    scan, check = noting
    visited: set[tuple[int, int]] = set()
    waiting = [(folder, 0)]
    count = 0
    while waiting and count < MAX_FILES:
        check()
        here, depth = waiting.pop()
        try:
            status = here.stat()
            if (status.st_dev, status.st_ino) in visited and status.st_ino:
                continue
            visited.add((status.st_dev, status.st_ino))
            with os.scandir(here) as entries:
                listed = sorted(entries, key=lambda entry: entry.name)
        except OSError as error:
            scan.note(here, error)
            continue
        for entry in listed:
            try:
                status = entry.stat()
            except FileNotFoundError:
                continue
            except OSError:
                scan.unknown.append(Path(entry.path))
                continue
            if stat.S_ISDIR(status.st_mode) and depth < DEEPEST:
                waiting.append((Path(entry.path), depth + 1))
            elif stat.S_ISREG(status.st_mode) and entry.name.lower().endswith(SUFFIX):
                count += 1
                yield File(Path(entry.path), status.st_size, status.st_mtime_ns, own, of_match)


PORTION = 1_000_000
"""The number of bytes read at a time."""

MAX_UNREADABLE = 10_000
"""A file with more unreadable games than this, and no readable one before them, holds none."""

UTF_8 = ("utf-8", "surrogateescape")
UTF_16_LE, UTF_16_BE = ("utf-16-le", "surrogatepass"), ("utf-16-be", "surrogatepass")
"""Encodings, each with the error handler that lets any bytes be decoded and encoded again."""

READ_FLAGS = [getattr(os, name, 0) for name in ("O_NONBLOCK", "O_NOCTTY", "O_BINARY", "O_NOINHERIT")]


@dataclass(frozen=True)
class Found:
    """The place of a game in a file: the bytes from `start` to `end`, and their `digest`; its `text`, whether the file
    is in UTF-8 (`utf_8`), and the text's `section`.
    """

    start: int
    end: int
    digest: bytes
    text: str
    section: Section
    utf_8: bool = True

    def read(self) -> Game:
        """Return the game, without the notation of its moves. Raises rules.pgn.PgnError."""
        if self.end - self.start > MAX_GAME_BYTES:
            raise pgn.PgnError(because("game too large", size=MAX_GAME_BYTES))
        text, section = self.text, self.section
        if not text.isascii():
            text = decode_again(text) if self.utf_8 else _without_halves(text)
            section = next(sections(text), section)
        return pgn.read_section(text, section, written=False)

    def packed(self) -> tuple[Any, ...]:
        """Return the place as plain values, for another process."""
        part = self.section
        known = (part.line, part.column, part.tags, part.result, part.moves, part.all_moves, part.variations)
        return self.start, self.end, self.digest, self.text, known, self.utf_8

    @classmethod
    def unpacked(cls, values: tuple[Any, ...]) -> Found:
        """Return the place from the values of `packed`."""
        start, end, digest, text, known, utf_8 = values
        return cls(start, end, digest, text, Section(0, len(text), *known), utf_8)


def digest_of(data: bytes) -> bytes:
    """Return the digest of a game's bytes."""
    return hashlib.blake2b(data, digest_size=8).digest()


def open_regular(path: Path) -> BinaryIO:
    """Open a regular file. Raises OSError for anything else: a pipe might never begin, and a device never end."""
    if not stat.S_ISREG(os.stat(path).st_mode):  # opening a device may already have effects
        raise UnsuitableFile(path, because("no regular file"))
    handle = os.open(path, os.O_RDONLY | sum(READ_FLAGS))
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise UnsuitableFile(path, because("no regular file"))
    return os.fdopen(handle, "rb")


def encoding_of(beginning: bytes) -> tuple[str, str]:
    """Return the encoding of a file from its `beginning`, by the byte order mark."""
    return {BOM_UTF16_LE: UTF_16_LE, BOM_UTF16_BE: UTF_16_BE}.get(beginning[:2], UTF_8)


def in_utf_8(data: bytes, encoding: tuple[str, str]) -> bytes:
    """Return a part of a file in UTF-8 if its encoding is UTF-16, otherwise unchanged."""
    return data if encoding is UTF_8 else _without_halves(_decoded(data, encoding)).encode()


def _decoded(data: bytes, encoding: tuple[str, str]) -> str:
    """Return the text of bytes; an incomplete unit at their end is dropped."""
    return (data if encoding is UTF_8 else data[: len(data) & ~1]).decode(*encoding)


def _without_halves(text: str) -> str:
    """Return a text with a question mark for each half of a surrogate pair."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def games_in(file: BinaryIO, whole_lines: bool = False) -> Iterator[Found]:
    """Yield the games of an open file, in order.

    Raises OSError. The last game of a portion may continue in the next, and is searched again with it. With
    `whole_lines`, an incomplete line at the end is left out.
    """
    encoding = None
    rest, begin = b"", 0  # the bytes read but not used yet, and where they begin in the file
    while True:
        data = file.read(PORTION)
        last = not data
        encoding = encoding or encoding_of(data)
        if last and whole_lines:
            line_end = "\n".encode(encoding[0])
            rest = rest[: rest.rfind(line_end) + len(line_end)] if line_end in rest else b""
        rest += data
        found = list(_games(rest, begin, encoding))
        kept = 0 if last else 1
        yield from found[: len(found) - kept]
        if last:
            return
        if found and found[-1].start - begin + MAX_GAME_BYTES >= len(rest):
            rest, begin = rest[found[-1].start - begin :], found[-1].start
        elif found:  # a text larger than any game ends here, so that memory does not grow with it
            yield found[-1]
            rest, begin = b"", begin + len(rest)
        elif len(rest) > MAX_GAME_BYTES:
            rest, begin = b"", begin + len(rest)


def _games(data: bytes, begin: int, encoding: tuple[str, str] = UTF_8) -> Iterator[Found]:
    """Yield the games in bytes that begin at a place in their file."""
    text = _decoded(data, encoding)
    known, place = 0, 0
    for section in sections(text):
        part = text[section.start : section.end]
        start = place + _size(text[known : section.start], encoding)
        end = start + _size(part, encoding)
        known, place = section.end, end
        alone = Section(
            0, len(part), section.line, section.column, section.tags, section.result, section.moves,
            section.all_moves, section.variations,
        )  # fmt: skip
        yield Found(begin + start, begin + end, digest_of(data[start:end]), part, alone, encoding is UTF_8)


def _size(part: str, encoding: tuple[str, str]) -> int:
    """Return the number of bytes of a part of a text."""
    return len(part) if encoding is UTF_8 and part.isascii() else len(part.encode(*encoding))
