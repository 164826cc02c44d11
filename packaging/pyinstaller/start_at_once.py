"""Runs before anything else of the program, so that it starts sooner."""

import gc
import inspect

gc.disable()  # nothing that is loaded becomes garbage, so none is looked for meanwhile


def no_source(loaded: object) -> str:
    """PySide6 asks for the source of every module that is loaded; in what is frozen, it would be looked for in vain."""
    raise OSError("nothing that is frozen has its source")


inspect.getsource = no_source  # type: ignore[assignment]
