"""Where the program is public: what pyproject.toml names, and goes with the installed program. Standard library only.

`packaging/release.py` reads this file, too.
"""

import os
import re

ADDRESS = re.compile(r"(https?)://([A-Za-z0-9.-]+(?::[0-9]{1,5})?)((?:/[A-Za-z0-9._~!$&'()*,;=:@%+-]*)*)")
"""An address of a page in its plainest form: scheme, host and path, without a name, a question or a blank."""

PLACEHOLDER = re.compile(
    r"(?i)(@|//|\.)(localhost|([\w.-]+\.)?(example|invalid|test|localhost|local)|example\.\w+)(?![\w.-])"
)
"""Hosts that nobody has: an address there stands for one that is to be found yet."""

LONGEST = 300
"""How many characters an address may have."""

FROM_SHOPS = ("/.flatpak-info", "/etc/apt/sources.list.d/surajang.sources")
"""Files that are there where a shop of programs brings the newest version: Flatpak, and our repository for apt."""


def reachable(address: str) -> bool:
    """Return whether the homepage can be asked there: in safety, or at this very machine, where tests ask."""
    found = ADDRESS.fullmatch(address)
    if found is None or len(address) > LONGEST or PLACEHOLDER.search(address):
        return False
    return found[1] == "https" or found[2].partition(":")[0] == "127.0.0.1"


def is_of(address: str, homepage: str) -> bool:
    """Return whether an address is one of a homepage: of the same scheme, host and port."""
    found, own = ADDRESS.fullmatch(address), ADDRESS.fullmatch(homepage)
    if found is None or own is None or len(address) > LONGEST:
        return False
    return (found[1], found[2].lower()) == (own[1], own[2].lower())


def host(address: str) -> str:
    """Return the host of an address."""
    found = ADDRESS.fullmatch(address)
    return found[2] if found else ""


def installed() -> tuple[str, str]:
    """Return the homepage of the installed program and its version, each "" where it is not known. Reads files."""
    from importlib.metadata import PackageNotFoundError, metadata

    try:
        about = metadata("surajang")
    except PackageNotFoundError:
        return "", ""
    named = [line.partition(",") for line in about.get_all("Project-URL") or []]
    pages = [page.strip().rstrip("/") for name, _, page in named if name.strip().lower() == "homepage"]
    return (pages[0] if pages else ""), about["Version"] or ""


def to_ask() -> tuple[str, str]:
    """Return the homepage to ask for a newer version than the one returned with it. Reads files.

    The homepage is "" where none can be reached, or a shop brings new versions.
    """
    address, version = installed()
    asked = reachable(address) and version and not any(map(os.path.exists, FROM_SHOPS))
    return (address if asked else ""), version
