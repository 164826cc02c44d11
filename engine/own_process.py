"""Other parts of this program as processes of their own."""

import os
from pathlib import Path


def own_environment() -> dict[str, str]:
    """Return what such a process must know to find the same modules as this one, wherever it is started."""
    root = str(Path(__file__).resolve().parent.parent)
    others = os.environ.get("PYTHONPATH", "")
    return {"PYTHONPATH": os.pathsep.join(filter(None, (root, others))), "PYTHONSAFEPATH": "1"}
