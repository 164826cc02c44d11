"""Why the system refuses a file, in the window's language: the system may use another one."""

import errno

from surajang.gui.kit.translation import Text
from surajang.gui.words.refusal_text import sentence
from surajang.rules.files import UnsuitableFile

_NO_FOLDER = Text("A file is in the place of a folder")

REASONS = {
    errno.ENOSPC: Text("No space left on device"),
    errno.EDQUOT: Text("Disk quota exceeded"),
    errno.EACCES: Text("Permission denied"),
    errno.EPERM: Text("Operation not permitted"),
    errno.EROFS: Text("Read-only file system"),
    errno.ENOENT: Text("No such file or directory"),
    errno.ENOTDIR: _NO_FOLDER,
    errno.EEXIST: _NO_FOLDER,  # of a folder that cannot be made
    errno.ELOOP: Text("Too many levels of symbolic links"),
    errno.EIO: Text("Input/output error"),
}
"""The usual reasons, by the system's error codes."""


def reason_of(error: Exception) -> str:
    """Return why something failed, for use in a sentence."""
    if isinstance(error, UnsuitableFile):
        return sentence(error.reason).rstrip(".。")
    words = getattr(error, "strerror", None) or str(error)
    if getattr(error, "winerror", None):  # Windows tells reasons apart that have the same code
        return words
    return reason_for(getattr(error, "errno", None), words)


def reason_for(code: object, words: str) -> str:
    """Return the reason with an error code of the system, these words if it is not a usual one."""
    return REASONS[code]() if isinstance(code, int) and code in REASONS else words
