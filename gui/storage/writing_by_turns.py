"""Writing files whose content is made in the window's thread by turns."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject

from surajang.gui.kit.background import Steps, Task, Turns
from surajang.gui.kit.translation import language
from surajang.gui.storage.disk import write_atomically


def write_by_turns(
    owner: QObject, file: Path, make: Callable[[], Steps[bytes]], ended: Callable[[Any], object]
) -> Turns:
    """Make the content of a file by turns, which can be cancelled, and write it on a thread.

    It is made again if the language has changed meanwhile. `ended` gets None, CancelledError or OSError.
    """

    def write(content: bytes) -> None:
        Task(owner, partial(write_atomically, file, content), ended, ended)

    return Turns(owner, _in_one_language(make), write, ended)


def _in_one_language(make: Callable[[], Steps[bytes]]) -> Steps[bytes]:
    while True:
        begun_in = language()
        content = yield from make()
        if language() == begun_in:
            return content
