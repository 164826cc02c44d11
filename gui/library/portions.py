"""The games of a file of any size, a few at a time: a file is never in memory as a whole."""

import hashlib
import os
import stat
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from gui.storage.reader import LARGEST_GAME
from gui.words.refusal_text import sentence
from rules import pgn
from rules.errors import ReasonedError
from rules.files import UnsuitableFile, mended
from rules.game import Game
from rules.pgn import Section
from rules.reasons import because

PORTION = 1_000_000
"""Bytes that are read at a time."""

MOST_UNREADABLE = 10_000
"""A file with more unreadable games than that, and no readable one before them, holds none."""

READ_FLAGS = [getattr(os, name, 0) for name in ("O_NONBLOCK", "O_NOCTTY", "O_BINARY", "O_NOINHERIT")]


@dataclass(frozen=True)
class Found:
    """Where a game stands in a file: the bytes from `start` to `end`, and their `digest`; its text is a `section`."""

    start: int
    end: int
    digest: bytes
    text: str
    section: Section

    def read(self) -> Game:
        """Return the game. Raises rules.pgn.PgnError."""
        if self.end - self.start > LARGEST_GAME:
            raise pgn.PgnError(because("game too large", size=LARGEST_GAME))
        part = self.text[self.section.start : self.section.end]
        if part.isascii():
            return pgn.read_section(self.text, self.section)
        return pgn.read_game(mended(part))


def digest_of(data: bytes) -> bytes:
    """Return what distinguishes the bytes of a game from others."""
    return hashlib.blake2b(data, digest_size=8).digest()


def why_unreadable(error: ReasonedError) -> str:
    """Return why a game cannot be read, in a sentence."""
    reason = error.fault if isinstance(error, pgn.PgnError) else error.reason
    return sentence(reason)


def open_regular(path: Path) -> BinaryIO:
    """Open a regular file. Raises OSError for anything else: a pipe might never begin, a device never end."""
    if not stat.S_ISREG(os.stat(path).st_mode):  # what is merely opened may do something already
        raise UnsuitableFile(path, because("no regular file"))
    handle = os.open(path, os.O_RDONLY | sum(READ_FLAGS))
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise UnsuitableFile(path, because("no regular file"))
    return os.fdopen(handle, "rb")


def games_in(file: BinaryIO, whole_lines: bool = False) -> Iterator[Found]:
    """Yield the games of an open file, in their order. Raises OSError.

    The last one that was found in a portion may go on in the next and is looked for again with it. With `whole_lines`,
    a line at the end that was not written whole is left out.
    """
    rest, begin = b"", 0  # what was read and not used yet, and where in the file it begins
    while True:
        data = file.read(PORTION)
        last = not data
        if last and whole_lines:
            rest = rest[: rest.rfind(b"\n") + 1]
        rest += data
        found = list(_games(rest, begin))
        kept = 0 if last else 1
        yield from found[: len(found) - kept]
        if last:
            return
        if found and found[-1].start - begin + LARGEST_GAME >= len(rest):
            rest, begin = rest[found[-1].start - begin :], found[-1].start
        elif found:  # what is larger than any game ends here, so that memory does not grow with it
            yield found[-1]
            rest, begin = b"", begin + len(rest)
        elif len(rest) > LARGEST_GAME:
            rest, begin = b"", begin + len(rest)


def _games(data: bytes, begin: int) -> Iterator[Found]:
    """Yield the games that stand in some bytes, which begin at a place in their file."""
    text = data.decode("utf-8", "surrogateescape")
    known, place = 0, 0
    for section in pgn.sections(text):
        start = place + _size(text, known, section.start)
        end = start + _size(text, section.start, section.end)
        known, place = section.end, end
        yield Found(begin + start, begin + end, digest_of(data[start:end]), text, section)


def _size(text: str, start: int, end: int) -> int:
    """Return how many bytes a part of a text is."""
    part = text[start:end]
    return len(part) if part.isascii() else len(part.encode("utf-8", "surrogateescape"))
