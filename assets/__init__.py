"""Pictures, sounds and help texts, found by `path` in a source tree and in an installed program alike."""

from pathlib import Path


def path(*parts: str) -> Path:
    """The file or folder of that name among the assets: `path("icons", "surajang.svg")`."""
    return Path(__file__).parent.joinpath(*parts)
