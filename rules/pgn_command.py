"""Rewrites PGN in this program's form: readable games are written, all others are reported."""

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Final

from surajang.rules.files import UnsuitableFile, as_utf_8, decode_again, read_text
from surajang.rules.language import sentence
from surajang.rules.pgn import PgnError, most_games, read_section
from surajang.rules.pgn_sections import Section, sections
from surajang.rules.pgn_writer import write_game
from surajang.rules.reasons import because

MAX_BYTES: Final = 64_000_000
STANDARD_INPUT: Final = "-"

_NOT_UTF_8: Final = re.compile(r"[\udc80-\udcff]")


def rewrite(names: Sequence[str], games: IO[bytes], errors: IO[str]) -> bool:
    """Write the games in some files, one after another; `-` is standard input. Return whether all could be read.

    A game or file that cannot be read gets a line in `errors`, with file, line and column. Raises OSError if the games
    cannot be written.
    """
    writer = _Writer(games, errors)
    for name in names:
        writer.rewrite(name)
    return writer.complete


class _Writer:
    """Writes games with an empty line between them; `complete` while all could be read."""

    def __init__(self, games: IO[bytes], errors: IO[str]) -> None:
        self.games: Final = games
        self.errors: Final = errors
        self.written = 0
        self.complete = True

    def rewrite(self, name: str) -> None:
        """Write the games in a file."""
        shown = "standard input" if name == STANDARD_INPUT else name
        try:
            # A byte that is no UTF-8 affects its game, not the whole file.
            text = _bytes_of(name).decode("utf-8", "surrogateescape")
        except OSError as error:
            self.report(sentence(because("file not read", file=shown, message=error.strerror or str(error))))
            return
        most = most_games(len(text))
        for number, section in enumerate(sections(text)):
            if number == most:
                fault = because("too many games", most=most)
                self.report(f"{shown}:{section.line}:{section.column}: {sentence(fault)}")
                return
            try:
                game = write_game(read_section(*_readable(text, section)))
            except PgnError as error:
                place = f"{error.line or section.line}:{error.column or 1}"
                self.report(f"{shown}:{place}: {sentence(error.fault)}")
                continue
            self.games.write(("\n" if self.written else "").encode() + game.encode("utf-8"))
            self.written += 1

    def report(self, line: str) -> None:
        """Write a line about a game or file that cannot be read."""
        self.complete = False
        self.games.flush()
        print(line.encode("utf-8", "backslashreplace").decode("utf-8"), file=self.errors)


def _readable(text: str, section: Section) -> tuple[str, Section]:
    """Return a text and a section of it; if the section is not UTF-8, only its own text, decoded again."""
    if not _NOT_UTF_8.search(text, section.start, section.end):
        return text, section
    own = decode_again(text[section.start : section.end])
    tags = {name: decode_again(value) for name, value in section.tags.items()}
    return own, Section(
        0,
        len(own),
        section.line,
        section.column,
        tags,
        section.result,
        section.moves,
        section.all_moves,
        section.variations,
    )


def _bytes_of(name: str) -> bytes:
    """Return the content of a file. Raises OSError, also for more than MAX_BYTES bytes."""
    if name != STANDARD_INPUT:
        return read_text(Path(name), MAX_BYTES)
    data = sys.stdin.buffer.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise UnsuitableFile(Path(name), because("file too large", size=MAX_BYTES))
    return as_utf_8(data)
