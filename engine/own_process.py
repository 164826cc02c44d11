"""Processes that run other parts of this program: their environment, and how they end."""

import os
from pathlib import Path

STOPPED, BUSY, DAMAGED = 2, 3, 4
"""The exit statuses of work that was stopped before its end, whose files another process works on, or whose files are
damaged or belong to other work."""


def own_environment() -> dict[str, str]:
    """Return the environment variables by which such a process finds the same modules as this one."""
    root = str(Path(__file__).resolve().parent.parent)
    others = os.environ.get("PYTHONPATH", "")
    return {"PYTHONPATH": os.pathsep.join(filter(None, (root, others))), "PYTHONSAFEPATH": "1"}
