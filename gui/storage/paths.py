"""Paths as they are shown and as they come in: on most systems a file's name is bytes, which need not be text."""

import os
from urllib.parse import unquote_to_bytes

from PySide6.QtCore import QUrl


def readable(name: str) -> str:
    """Return a file's name as it can be shown: one whose bytes are no text has signs for them."""
    return name.encode("utf-8", "surrogateescape").decode("utf-8", "replace")


def local_path(url: QUrl) -> str:
    """Return the path that the URL of a local file means, whatever bytes it is made of."""
    if os.name == "nt":
        return url.toLocalFile()
    return os.fsdecode(unquote_to_bytes(url.path(QUrl.ComponentFormattingOption.FullyEncoded)))
