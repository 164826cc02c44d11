"""What a program writes, put together to lines."""

LONGEST_LINE = 20_000
"""Bytes; a longer line is nothing that an engine says."""


class Lines:
    """Puts lines together out of the pieces in which they come; those longer than LONGEST_LINE are dropped."""

    def __init__(self) -> None:
        self._rest = bytearray()
        self._skipping = False

    def feed(self, data: bytes) -> list[bytes]:
        """Take the next piece; return the lines that it completes, without their ends."""
        lines: list[bytes] = []
        if b"\n" in data:
            *lines, data = (bytes(self._rest) + data).split(b"\n")
            if self._skipping:
                del lines[0]
            lines = [line for line in lines if len(line) <= LONGEST_LINE]
            self._skipping = False
            self._rest.clear()
        self._skipping = self._skipping or len(self._rest) + len(data) > LONGEST_LINE
        if self._skipping:
            self._rest.clear()
        else:
            self._rest += data
        return lines
