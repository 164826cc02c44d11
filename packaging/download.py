"""Downloads a file listed in packaging/downloads.toml, and keeps it only if its checksum matches.

    python packaging/download.py NAME FILE

Standard library only.
"""

import hashlib
import os
import sys
import tomllib
import urllib.request
from pathlib import Path

LIST = Path(__file__).resolve().parent / "downloads.toml"
PATIENCE = 60  # seconds without a byte


class DownloadError(Exception):
    """A download failed; the message is a sentence."""


def listed() -> dict[str, dict[str, str]]:
    """The downloads: `url` and `sha256` by name."""
    return tomllib.loads(LIST.read_text("utf-8"))


def download(name: str, target: Path) -> None:
    """Download an executable program. Raises DownloadError, and then writes nothing."""
    known = listed()
    if name not in known:
        raise DownloadError(f"packaging/downloads.toml has no {name}, only {', '.join(known)}.")
    url, expected = known[name]["url"], known[name]["sha256"]
    try:
        with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
            content = answer.read()
    except OSError as error:
        raise DownloadError(f"{url} could not be had: {error}") from None
    found = hashlib.sha256(content).hexdigest()
    if found != expected:
        raise DownloadError(f"{url} is not what it was: its checksum is {found}, not {expected}.")
    target.parent.mkdir(parents=True, exist_ok=True)
    unfinished = target.with_name(target.name + ".part")
    unfinished.write_bytes(content)
    unfinished.chmod(0o755)
    os.replace(unfinished, target)


def main(arguments: list[str]) -> int:
    try:
        download(arguments[0], Path(arguments[1]))
    except DownloadError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
