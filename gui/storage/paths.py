"""Paths as they are shown and as they come in: on most systems a file's name is bytes, which need not be text."""

import os
import re
from urllib.parse import unquote_to_bytes

from PySide6.QtCore import QUrl

LONGEST_NAME = 200
"""Bytes of a proposed file name without its ending; file systems take 255."""

FORBIDDEN = re.compile(r'[\x00-\x1f\x7f<>:"/\\|?*\ud800-\udfff]+')
"""What some system does not take in a file's name."""


NO_BYTE = re.compile("[\ud800-\udc7f\udd00-\udfff]")
"""Half a surrogate pair that stands for no byte either, as a file of JSON may have it."""


def readable(name: str) -> str:
    """Return a file's name as it can be shown: one whose bytes are no text has signs for them."""
    return NO_BYTE.sub("\ufffd", name).encode("utf-8", "surrogateescape").decode("utf-8", "replace")


def as_file_name(text: str, most: int = LONGEST_NAME) -> str:
    """Return a text as a file's name can hold it, of at most so many bytes; blanks and dots at its end go."""
    clean = " ".join(FORBIDDEN.sub(" ", text[:most]).split())
    return clean.encode()[:most].decode("utf-8", "ignore").strip(" .")


def path_of(argument: str) -> str:
    """Return the path of a file that is named by its path or its URL.

    >>> from gui.storage.paths import path_of
    >>> path_of("file:///games/My%20game.pgn"), path_of("My%20game.pgn")
    ('/games/My game.pgn', 'My%20game.pgn')
    """
    return local_path(QUrl(argument)) if argument[:5].lower() == "file:" else argument


def local_path(url: QUrl) -> str:
    """Return the path that the URL of a local file means, whatever bytes it is made of."""
    if os.name == "nt":
        return url.toLocalFile()
    return os.fsdecode(unquote_to_bytes(url.path(QUrl.ComponentFormattingOption.FullyEncoded)))
