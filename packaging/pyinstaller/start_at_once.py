"""Runs before the rest of the frozen program, which loads faster without collecting garbage and looking for sources."""

import gc
import inspect

gc.disable()  # loading makes no garbage, so the collector is off meanwhile


def no_source(loaded: object) -> str:
    """PySide6 asks for the source of every loaded module, which a frozen program does not have."""
    raise OSError("nothing that is frozen has its source")


inspect.getsource = no_source  # type: ignore[assignment]
