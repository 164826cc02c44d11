"""What an engine writes, put together to lines of words."""

LONGEST_LINE = 20_000
"""Bytes; a longer line is nothing that an engine says."""

_BLANKS = bytes.maketrans(b"\t\v\f\r", b"    ")


def single_spaced(text: bytes) -> bytes:
    """Return a text with a single space wherever it has blanks: UCI allows any number of any kind between words."""
    text = text.translate(_BLANKS)
    while len(shorter := text.replace(b"  ", b" ")) < len(text):
        text = shorter
    return text


class Lines:
    """Puts lines together out of the pieces in which they come, single-spaced; those longer than LONGEST_LINE are
    dropped."""

    def __init__(self) -> None:
        self._rest = bytearray()
        self._skipping = False

    def feed(self, data: bytes) -> list[bytes]:
        """Take the next piece; return the lines that it completes, without their ends and blanks around them."""
        lines: list[bytes] = []
        if b"\n" in data:
            *lines, data = single_spaced(bytes(self._rest) + data).split(b"\n")
            if self._skipping:
                del lines[0]
            lines = [line.strip() for line in lines if len(line) <= LONGEST_LINE]
            self._skipping = False
            self._rest.clear()
        self._skipping = self._skipping or len(self._rest) + len(data) > LONGEST_LINE
        if self._skipping:
            self._rest.clear()
        else:
            self._rest += data
        return lines
