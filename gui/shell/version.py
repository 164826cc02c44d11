"""The program's version."""

import importlib.util
from importlib.metadata import PackageNotFoundError, version


def number() -> str:
    """Return the version number, empty if the program is not installed."""
    try:
        return version("surajang")
    except PackageNotFoundError:
        return ""


def compiled() -> bool:
    """Return whether the core is compiled."""
    spec = importlib.util.find_spec("surajang.rules.position")
    return spec is not None and spec.origin is not None and spec.origin.endswith((".so", ".pyd"))


def version_text() -> str:
    """Return the version and whether the core is compiled, as the command line prints it."""
    return f"Surajang {number() or 'from source'} ({'compiled' if compiled() else 'interpreted'} core)"
