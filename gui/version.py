"""Which version this is."""

import importlib.util
from importlib.metadata import PackageNotFoundError, version


def version_text() -> str:
    """Return the program's version and whether its core is compiled."""
    try:
        number = version("surajang")
    except PackageNotFoundError:
        number = "from source"
    spec = importlib.util.find_spec("rules.position")
    compiled = spec is not None and spec.origin is not None and spec.origin.endswith((".so", ".pyd"))
    return f"Surajang {number} ({'compiled' if compiled else 'interpreted'} core)"
