"""The streams that a protocol runs over: lines read from one, and whether somebody reads the other."""

import select
from collections.abc import Callable, Iterator
from typing import BinaryIO, TextIO

LONGEST_LINE = 1 << 20
"""Bytes; a longer line is no command."""


def lines(source: BinaryIO, too_long: Callable[[], object]) -> Iterator[str]:
    """Yield the lines that are read; one that is longer than LONGEST_LINE is skipped, and `too_long` called.

    Bytes that are not UTF-8 become the character for such.
    """
    while line := source.readline(LONGEST_LINE + 1):
        if len(line) <= LONGEST_LINE:
            yield line.decode("utf-8", "replace")
            continue
        while line and not line.endswith(b"\n"):
            line = source.readline(LONGEST_LINE)
        too_long()


def has_reader(output: TextIO) -> bool:
    """Say whether there may be somebody who reads what is written."""
    if not hasattr(select, "poll"):
        try:
            print(file=output, flush=True)  # an empty line, which means nothing
        except OSError:
            return False
        return True
    poll = select.poll()
    try:
        poll.register(output, 0)
    except (OSError, ValueError):
        return True
    return not poll.poll(0)
