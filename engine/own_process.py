"""The environment of processes that run other parts of this program."""

import os
from pathlib import Path


def own_environment() -> dict[str, str]:
    """Return the environment variables by which such a process finds the same modules as this one."""
    root = str(Path(__file__).resolve().parent.parent)
    others = os.environ.get("PYTHONPATH", "")
    return {"PYTHONPATH": os.pathsep.join(filter(None, (root, others))), "PYTHONSAFEPATH": "1"}
