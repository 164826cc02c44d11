"""Ends the program when the system asks for it."""

import os
import signal
from collections.abc import Callable

from PySide6.QtCore import QObject, QSocketNotifier


def end_on_signals(end: Callable[[], object], parent: QObject) -> None:
    """Call `end` when the system, a terminal or Ctrl+C asks the program to end; a second signal ends it at once."""
    if os.name == "nt":
        return  # which closes the windows instead
    read, write = os.pipe()
    os.set_blocking(write, False)
    signal.set_wakeup_fd(write)
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        if signal.getsignal(number) is not signal.SIG_IGN:  # as nohup asks
            signal.signal(number, lambda number, _: signal.signal(number, signal.SIG_DFL))
    # Python calls its handlers between two of its own steps, and there is none while Qt waits: the pipe wakes it up.
    notifier = QSocketNotifier(read, QSocketNotifier.Type.Read, parent)

    def wake_up() -> None:
        os.read(read, 64)
        end()

    notifier.activated.connect(wake_up)
