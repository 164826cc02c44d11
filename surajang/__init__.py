"""Surajang as it is installed: one package, beside nobody else's `rules` or `gui`.

Its parts stand in this folder as in the source tree, and import each other by the same names: whoever imports this has
the folder in front of all others that Python looks into. So `python -m surajang.rules` does what `python -m rules` does
in the source tree.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))


def run_window() -> int:
    """Run the program with the window; return its exit code."""
    from gui.app.start import main

    return main()


def run_engine() -> int:
    """Run the engine; return its exit code."""
    from engine.uci import main

    return main()
