"""Writes down what Qt has of others, from the sources of one of its modules, into packaging/licences.

    python packaging/qt_licences.py SOURCES

SOURCES is the unpacked folder `qtbase-everywhere-src-6.11.2`, or of another module; the text is called as the module
(`qtbase.txt`). Every part is in it that a `qt_attribution.json` names, but for those that only tests, tools and other
systems than ours use. At the end the licences of all parts are printed, for `packaging/licences.toml`.

The sources are of the version of Qt that packaging/versions.txt names, as near as they can be had; a test compares.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any

TEXTS = Path(__file__).resolve().parent / "licences"
NOT_OURS = ("android", "cmake", "examples", "gradle", "testinternal", "testlib", "tests", "util", "wasm")
"""Folders of sources of which nothing gets into the program."""
VERSION = re.compile(r"QT_REPO_MODULE_VERSION \"([\d.]+)\"")
IDENTIFIER = re.compile(r"[\w.+-]+")
LINE = "=" * 100


def module_of(sources: Path) -> tuple[str, str]:
    """Return the name of the module whose sources these are, and its version."""
    found = VERSION.search((sources / ".cmake.conf").read_text("utf-8"))
    assert found, sources
    return sources.name.partition("-")[0], found[1]


def parts(sources: Path) -> list[tuple[Path, dict[str, Any]]]:
    """Return what is by others, each with the folder of its files."""
    found = []
    for file in sorted(sources.rglob("qt_attribution.json")):
        folder = file.parent
        if any(name in NOT_OURS for name in folder.relative_to(sources).parts):
            continue
        read = json.loads(file.read_text("utf-8"), strict=False)  # some texts go over several lines
        found += [(folder, part) for part in (read if isinstance(read, list) else [read])]
    return found


def text_of(sources: Path, folder: Path, part: dict[str, Any]) -> str:
    """Return the licence of a part: its own text, else those that the module keeps of the licences it names."""
    own = part.get("LicenseFiles") or [part["LicenseFile"]] if "LicenseFile" in part or "LicenseFiles" in part else []
    files = [folder / name for name in own]
    if not files:
        kept = [sources / "LICENSES" / f"{name}.txt" for name in IDENTIFIER.findall(part["LicenseId"])]
        files = [file for file in kept if file.is_file()]
    assert files, part["Name"]
    return "\n\n".join(file.read_text("utf-8", "replace").strip("\n") for file in files)


def listed(value: str | list[str]) -> str:
    """Return one line or several as lines."""
    return value if isinstance(value, str) else "\n".join(value)


def document(sources: Path) -> str:
    """Return all parts with their copyright and their licences, each text once."""
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
