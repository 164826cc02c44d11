"""An answer in HTTP/1.1, taken apart while it comes. Standard library only."""

import re

from gui.updates.news import MOST_BYTES
from gui.updates.problem import Problem

MOST_IN_ALL = 4 * MOST_BYTES
"""How many bytes an answer may have, with its head and what lies between the pieces of the file."""

STATUS = re.compile(rb"HTTP/1\.[01] ([1-9][0-9]{2})(?: .*)?")
INTERIM = re.compile(rb"HTTP/1\.[01] 1(?!01)[0-9]{2}[ \r]")
"""How a head begins that another one follows."""

LENGTH = re.compile(rb"[0-9]{1,19}")
SIZE = re.compile(rb"([0-9A-Fa-f]{1,8})[ \t]*(?:;.*)?")
"""The line before a piece of the file."""

END = b"\r\n"


class Refused(ValueError):
    """An answer without the file: `problem` says why."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.value)
        self.problem = problem


def content_of(came: bytes, ended: bool) -> bytes | None:
    """Return the file in what came, or None where more of it is to come, which nothing does once it has `ended`.

    Raises Refused.
    """
    content = _content(came, ended)
    if content is None and ended:
        raise Refused(Problem.UNREACHABLE)
    return content


def _content(came: bytes, ended: bool) -> bytes | None:
    """Return the file, or None where what came is not all of it."""
    head, end, rest = came.partition(2 * END)
    while end and INTERIM.match(head + END):
        head, end, rest = rest.partition(2 * END)
    if len(came) - len(rest) > MOST_BYTES:
        raise Refused(Problem.UNREACHABLE)
    if not end:
        return None
    first, *lines = head.split(END)
    status = STATUS.fullmatch(first)
    if status is None:
        raise Refused(Problem.UNREACHABLE)
    if status[1] != b"200":
        raise Refused(Problem.OTHER)
    parts = [line.partition(b":") for line in lines]
    headers = {name.strip().lower(): value.strip() for name, _, value in parts}
    if b"transfer-encoding" in headers:
        return _from_pieces(rest, headers[b"transfer-encoding"])
    if b"content-length" in headers:
        return _of_length(rest, headers[b"content-length"])
    if len(rest) > MOST_BYTES:
        raise Refused(Problem.OTHER)
    return rest if ended else None


def _of_length(rest: bytes, said: bytes) -> bytes | None:
    """Return a file whose length was said."""
    if not LENGTH.fullmatch(said):
        raise Refused(Problem.UNREACHABLE)
    length = int(said)
    if length > MOST_BYTES:
        raise Refused(Problem.OTHER)
    return rest[:length] if len(rest) >= length else None


def _from_pieces(rest: bytes, encoding: bytes) -> bytes | None:
    """Return a file that comes in pieces, each with its size before it."""
    if encoding.lower() != b"chunked":
        raise Refused(Problem.UNREACHABLE)
    content, at = bytearray(), 0
    while (end := rest.find(END, at)) >= 0:
        size = SIZE.fullmatch(rest, at, end)
        if size is None:
            raise Refused(Problem.UNREACHABLE)
        begin, length = end + len(END), int(size[1], 16)
        if not length:
            return bytes(content)
        if len(content) + length > MOST_BYTES:
            raise Refused(Problem.OTHER)
        at = begin + length + len(END)
        if len(rest) < at:
            break
        if rest[at - len(END) : at] != END:
            raise Refused(Problem.UNREACHABLE)
        content += rest[begin : begin + length]
    return None
