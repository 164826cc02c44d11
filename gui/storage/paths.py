"""Paths for display and from input; on most systems a file's name is bytes that may not be text."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote_to_bytes

from surajang.gui.kit.translation import tr
from surajang.gui.storage.reasons import reason_of

if TYPE_CHECKING:
    from PySide6.QtCore import QUrl

MAX_NAME_LENGTH = 200
"""Bytes of a proposed file name without its extension; file systems allow 255."""

FORBIDDEN = re.compile(r'[\x00-\x1f\x7f<>:"/\\|?*\ud800-\udfff]+')
"""Characters that are not allowed in file names on some system."""


NO_BYTE = re.compile("[\ud800-\udc7f\udd00-\udfff]")
"""Lone surrogates that stand for no byte, for example from JSON."""


def readable(name: str) -> str:
    """Return a file's name for display: bytes that are not text are replaced."""
    return NO_BYTE.sub("\ufffd", name).encode("utf-8", "surrogateescape").decode("utf-8", "replace")


def with_folder(file: Path) -> str:
    """Return a file's name after that of its folder, for display.

    >>> with_folder(Path("/home/ann/Documents/game.pdf")).replace(os.sep, "/")
    'Documents/game.pdf'
    """
    return readable(os.path.join(file.parent.name, file.name))


def result_of_writing(file: Path, error: Exception | None) -> str:
    """Return the sentence that a file was written, or why it was not."""
    if error is None:
        return tr("Saved to {readable}.", readable=with_folder(file))
    return tr("{name} could not be saved: {why}.", name=readable(file.name), why=reason_of(error))


def as_file_name(text: str, most: int = MAX_NAME_LENGTH) -> str:
    """Return a text as a valid file name of at most `most` bytes, without blanks and dots at its end."""
    clean = " ".join(FORBIDDEN.sub(" ", text[:most]).split())
    return clean.encode()[:most].decode("utf-8", "ignore").strip(" .")


def path_of(argument: str) -> str:
    """Return the path of a file from its path or URL.

    >>> from surajang.gui.storage.paths import path_of
    >>> path_of("file:///games/My%20game.pgn"), path_of("My%20game.pgn")
    ('/games/My game.pgn', 'My%20game.pgn')
    """
    if argument[:5].lower() != "file:":
        return argument
    from PySide6.QtCore import QUrl  # noqa: PLC0415  # a third of the start of processes that read games

    return local_path(QUrl(argument))


def local_path(url: QUrl) -> str:
    """Return the path in the URL of a local file, whatever its bytes."""
    if os.name == "nt":
        return url.toLocalFile()
    return os.fsdecode(unquote_to_bytes(url.path(url.ComponentFormattingOption.FullyEncoded)))
