"""What happens when the program itself errs: a sentence for the player, the rest in a file for the developer."""

import logging
import traceback
from collections.abc import Callable
from datetime import datetime
from types import TracebackType

from gui.storage import folders

FILE = "errors.txt"

log = logging.getLogger(__name__)


class Mishaps:
    """An exception hook: it keeps what went wrong in a file of the data folder, and tells the player once."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self._tell = tell
        self._told = False

    def __call__(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Take note of an exception that nothing caught."""
        text = "".join(traceback.format_exception(kind, error, trace))
        log.error("%s", text)
        file = folders.data_folder() / FILE
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            with file.open("a", encoding="utf-8") as errors:
                errors.write(f"{datetime.now():%Y-%m-%d %H:%M:%S}\n{text}\n")
        except OSError:
            log.info("the mishap could not be kept", exc_info=True)
        if not self._told:
            self._told = True
            self._tell(f"Something went wrong in the program; your game is safe. What it was is written in {file}.")
