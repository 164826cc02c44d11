"""Surajang: `rules` of the games, the `engine` that plays them, `gui` for the window, and `assets`.

In the source tree these packages lie beside this folder, and where the program is installed, in it.
"""

import os  # pathlib would take longer to load than all that uses it here

_TREE = os.path.dirname(os.path.dirname(__file__))
if os.path.isfile(os.path.join(_TREE, "pyproject.toml")):
    __path__.append(_TREE)


def run_window() -> int:
    """Run the program with the window; return its exit code."""
    from surajang.gui.app.start import main  # noqa: PLC0415  # one of two programs

    return main()


def run_engine() -> int:
    """Run the engine; return its exit code."""
    from surajang.engine.own_process import STOPPED  # noqa: PLC0415  # one of two programs

    try:
        from surajang.engine.uci import main  # noqa: PLC0415
    except KeyboardInterrupt:
        return STOPPED
    return main()
