"""What happens when the program itself fails: a sentence for the player, the rest in a file for the developer."""

import logging
import os
import stat
import threading
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from surajang.gui.kit.translation import tr
from surajang.gui.storage import folders

FILE = "errors.txt"
MOST_REPORTS = 20
"""The number of errors written in one run: one that recurs with every paint must not fill the disk."""

LARGEST = 1_000_000
"""Bytes; a longer file starts again."""

PATIENCE = 0.2
"""Seconds that the window waits for a report to be written."""

log = logging.getLogger(__name__)


class CrashLog:
    """An exception hook that writes errors to a file of the data folder and shows the player the first."""

    def __init__(self, show: Callable[[str], None]) -> None:
        self._show = show
        self._reports = 0

    def __call__(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Report an exception that nothing caught."""
        text = "".join(traceback.format_exception(kind, error, trace))
        log.error("%s", text)
        self._reports += 1
        if self._reports > MOST_REPORTS:
            return
        file = folders.data_folder() / FILE
        writing = threading.Thread(target=_append, args=(file, text), name="crash log", daemon=True)
        writing.start()
        writing.join(PATIENCE)
        if self._reports == 1:
            self._show(
                tr("Something went wrong in the program; your game is safe. The details are in {file}.", file=file)
            )


def _append(file: Path, text: str) -> None:
    """Append a report to the file; if that fails, log it only."""
    report = f"{time.strftime('%Y-%m-%d %H:%M:%S')}\n{text}\n"
    # A pipe that is opened for writing waits for a reader unless it is opened otherwise.
    flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_NONBLOCK", 0)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(file, flags, 0o666), "ab") as errors:
            status = os.fstat(errors.fileno())
            if not stat.S_ISREG(status.st_mode):
                raise OSError(None, "it is no regular file", str(file))
            if status.st_size > LARGEST:
                errors.truncate(0)
            errors.write(report.encode("utf-8", "backslashreplace"))
    except OSError:
        log.info("the error could not be written to the crash log", exc_info=True)
