"""PGN rewritten in this program's form: every game that can be read is written, every other one is named."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Final

from rules.files import read_regular
from rules.pgn import PgnError, read_section, sections, write_game

LARGEST: Final = 64_000_000
STANDARD_INPUT: Final = "-"


def rewrite(names: Sequence[str], games: IO[bytes], complaints: IO[str]) -> bool:
    """Write the games in some files, one after another; `-` is standard input.

    A game or file that cannot be read gets a line among the `complaints`, with its file, line and column. Return
    whether there was none. Raises OSError where nothing can be written.
    """
    writer = _Writer(games, complaints)
    for name in names:
        writer.rewrite(name)
    return writer.whole


class _Writer:
    """Writes games with an empty line between them; `whole` while each could be read."""

    def __init__(self, games: IO[bytes], complaints: IO[str]) -> None:
        self.games: Final = games
        self.complaints: Final = complaints
        self.written = 0
        self.whole = True

    def rewrite(self, name: str) -> None:
        """Write the games in a file."""
        shown = "standard input" if name == STANDARD_INPUT else name
        try:
            # A byte that is no UTF-8 makes one game unreadable, and not the file.
            text = _bytes_of(name).decode("utf-8", "surrogateescape")
        except OSError as error:
            self.complain(f"{shown} cannot be read: {error.strerror or error}")
            return
        for section in sections(text):
            try:
                game = write_game(read_section(text, section))
            except PgnError as error:
                place = f"{error.line or section.line}:{error.column or 1}"
                self.complain(f"{shown}:{place}: {error.sentence}")
                continue
            self.games.write(("\n" if self.written else "").encode() + game.encode("utf-8"))
            self.written += 1

    def complain(self, sentence: str) -> None:
        """Say what cannot be read."""
        self.whole = False
        self.games.flush()
        print(sentence.encode("utf-8", "backslashreplace").decode("utf-8"), file=self.complaints)


def _bytes_of(name: str) -> bytes:
    """Return what is in a file. Raises OSError, for more than LARGEST bytes too."""
    if name != STANDARD_INPUT:
        return read_regular(Path(name), LARGEST)
    data = sys.stdin.buffer.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise OSError(None, f"it is larger than {LARGEST // 1_000_000} MB")
    return data
