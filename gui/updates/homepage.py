"""The homepage of the installed program, from its metadata (pyproject.toml). Standard library only.

`packaging/release.py` reads this file, too.
"""

import os
import re

ADDRESS = re.compile(r"(https?)://([A-Za-z0-9.-]+(?::[0-9]{1,5})?)((?:/[A-Za-z0-9._~!$&'()*,;=:@%+-]*)*)")
"""A page's address in its plainest form: scheme, host and path, without user, query or spaces."""

PLACEHOLDER = re.compile(
    r"(?i)(@|//|\.)(localhost|([\w.-]+\.)?(example|invalid|test|localhost|local)|example\.\w+)(?![\w.-])"
)
"""Hosts that cannot exist: such an address is a placeholder."""

MAX_ADDRESS_LENGTH = 300
"""The maximum length of an address."""

UPDATED_BY_SYSTEM = ("/.flatpak-info", "/etc/apt/sources.list.d/surajang.sources")
"""Files that exist if Flatpak or our apt repository delivers updates."""


def reachable(address: str) -> bool:
    """Return whether an address may be requested: over HTTPS, or on this machine in tests."""
    found = ADDRESS.fullmatch(address)
    if found is None or len(address) > MAX_ADDRESS_LENGTH or PLACEHOLDER.search(address):
        return False
    return found[1] == "https" or found[2].partition(":")[0] == "127.0.0.1"


def is_of(address: str, homepage: str) -> bool:
    """Return whether an address belongs to a homepage: same scheme, host and port."""
    found, own = ADDRESS.fullmatch(address), ADDRESS.fullmatch(homepage)
    if found is None or own is None or len(address) > MAX_ADDRESS_LENGTH:
        return False
    return (found[1], found[2].lower()) == (own[1], own[2].lower())


def host(address: str) -> str:
    """Return the host of an address."""
    found = ADDRESS.fullmatch(address)
    return found[2] if found else ""


def installed() -> tuple[str, str]:
    """Return the homepage and version of the installed program, each "" if unknown. Reads files."""
    from importlib.metadata import PackageNotFoundError, metadata  # noqa: PLC0415  # once a week

    try:
        about = metadata("surajang")
    except PackageNotFoundError:
        return "", ""
    named = [line.partition(",") for line in about.get_all("Project-URL") or []]
    pages = [page.strip().rstrip("/") for name, _, page in named if name.strip().lower() == "homepage"]
    return (pages[0] if pages else ""), about["Version"] or ""


def to_ask() -> tuple[str, str]:
    """Return the homepage to ask, and the installed version. Reads files.

    The homepage is "" if there is none, or if updates come another way.
    """
    address, version = installed()
    asked = reachable(address) and version and not any(map(os.path.exists, UPDATED_BY_SYSTEM))
    return (address if asked else ""), version
