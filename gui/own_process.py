"""Other parts of this program as processes of their own."""

import importlib.util
import os
from pathlib import Path


def own_environment() -> dict[str, str]:
    """Return what such a process must know to find the same modules as this one, wherever it is started."""
    spec = importlib.util.find_spec("engine")
    if spec is None or spec.origin is None:
        return {}
    root = str(Path(spec.origin).parent.parent)
    others = os.environ.get("PYTHONPATH", "")
    return {"PYTHONPATH": os.pathsep.join(filter(None, (root, others))), "PYTHONSAFEPATH": "1"}
