"""Surajang: `rules` of the games, the `engine` that plays them, `gui` for the window, and `assets`.

In the source tree these packages lie beside this folder, and where the program is installed, in it.
"""

from pathlib import Path

_TREE = Path(__file__).parent.parent
if (_TREE / "pyproject.toml").is_file():
    __path__.append(str(_TREE))


def run_window() -> int:
    """Run the program with the window; return its exit code."""
    from surajang.gui.app.start import main  # noqa: PLC0415  # one of two programs

    return main()


def run_engine() -> int:
    """Run the engine; return its exit code."""
    from surajang.engine.uci import main  # noqa: PLC0415  # one of two programs

    return main()
