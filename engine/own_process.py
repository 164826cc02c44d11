"""Processes that run other parts of this program: their environment, and how they end."""

import contextlib
import os
import signal
import sys
from pathlib import Path

STOPPED, BUSY, DAMAGED = 2, 3, 4
"""Exit statuses: the work was stopped before its end; another process is using its files; its files are damaged or
belong to other work."""

_SIGNAL_AT_PARENTS_DEATH = 1  # PR_SET_PDEATHSIG in Linux's prctl.h


def own_environment() -> dict[str, str]:
    """Return the environment variables that let such a process find the same modules as this one."""
    root = str(Path(__file__).resolve().parent.parent)
    others = os.environ.get("PYTHONPATH", "")
    return {"PYTHONPATH": os.pathsep.join(filter(None, (root, others))), "PYTHONSAFEPATH": "1"}


def die_with_parent() -> None:
    """Ask the system to kill this process when its parent dies, where it can: a stopped process would not notice the
    end of its input."""
    if sys.platform == "linux":
        with contextlib.suppress(ImportError, OSError, AttributeError):
            import ctypes  # noqa: PLC0415  # may be missing

            ctypes.CDLL(None).prctl(_SIGNAL_AT_PARENTS_DEATH, signal.SIGKILL, 0, 0, 0)
