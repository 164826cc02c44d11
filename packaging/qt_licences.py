"""Collects the licences of third-party code in Qt from the sources of a module, into packaging/licences.

    python packaging/qt_licences.py SOURCES

SOURCES is the unpacked folder `qtbase-everywhere-src-6.11.2`, or that of another module; the text is named after the
module (`qtbase.txt`). It has all parts named in a `qt_attribution.json`, except those used only by tests, tools and
other systems. At the end the licences of all parts are printed, for `packaging/licences.toml`.

The sources have the version of Qt in packaging/versions.txt, or the nearest available one; a test compares them.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any

TEXTS = Path(__file__).resolve().parent / "licences"
NOT_OURS = ("android", "cmake", "examples", "gradle", "testinternal", "testlib", "tests", "util", "wasm")
"""Folders of sources that are not part of the program."""
VERSION = re.compile(r"QT_REPO_MODULE_VERSION \"([\d.]+)\"")
IDENTIFIER = re.compile(r"[\w.+-]+")
LINE = "=" * 100


def module_of(sources: Path) -> tuple[str, str]:
    """Return the module's name and version."""
    found = VERSION.search((sources / ".cmake.conf").read_text("utf-8"))
    assert found, sources
    return sources.name.partition("-")[0], found[1]


def parts(sources: Path) -> list[tuple[Path, dict[str, Any]]]:
    """Return the third-party parts, each with its folder."""
    found = []
    for file in sorted(sources.rglob("qt_attribution.json")):
        folder = file.parent
        if any(name in NOT_OURS for name in folder.relative_to(sources).parts):
            continue
        read = json.loads(file.read_text("utf-8"), strict=False)  # some texts have several lines
        found += [(folder, part) for part in (read if isinstance(read, list) else [read])]
    return found


def text_of(sources: Path, folder: Path, part: dict[str, Any]) -> str:
    """Return the licence of a part: its own text, else the module's texts of the licences that it names."""
    own = part.get("LicenseFiles") or [part["LicenseFile"]] if "LicenseFile" in part or "LicenseFiles" in part else []
    files = [folder / name for name in own]
    if not files:
        kept = [sources / "LICENSES" / f"{name}.txt" for name in IDENTIFIER.findall(part["LicenseId"])]
        files = [file for file in kept if file.is_file()]
    assert files, part["Name"]
    return "\n\n".join(file.read_text("utf-8", "replace").strip("\n") for file in files)


def listed(value: str | list[str]) -> str:
    """Return a string or a list of strings as lines."""
    return value if isinstance(value, str) else "\n".join(value)


def document(sources: Path) -> str:
    """Return all parts with their copyright and licences, each licence text once."""
    name, version = module_of(sources)
    lines = [f"What {name} {version} has of others, with their licences.", ""]
    known: dict[str, str] = {}
    for folder, part in parts(sources):
        title = f"{part['Name']} {part.get('Version', '')}".strip()
        lines += [LINE, title, f"{part['QtUsage']}", f"Licence: {part['LicenseId']}", listed(part.get("Copyright", ""))]
        text = text_of(sources, folder, part)
        first = known.setdefault(text, title)
        lines += ["", text if first == title else f"The text is that of {first}, above.", ""]
    return "\n".join(line.rstrip() for line in "\n".join(lines).splitlines()) + "\n"


def main(sources: Path) -> None:
    target = TEXTS / f"{module_of(sources)[0]}.txt"
    target.write_text(document(sources), "utf-8")
    print(*sorted({part["LicenseId"] for _, part in parts(sources)}), sep="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
