"""Writes the copyright file of the Debian package, in Debian's machine-readable form, from the frozen program.

    PYTHON packaging/debian/copyright.py FROZEN FILE

PYTHON is that of the environment that FROZEN was frozen from. Every pattern in FILE matches files of the package, and
the last that matches a file names all its components.
"""

import re
import sys
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import components

PLACE = PurePosixPath("usr/lib/surajang")
HEAD = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Surajang
Comment: The program is installed together with the Python interpreter and the
 libraries that it runs on, frozen by PyInstaller. Their parts under
 /usr/lib/surajang/_internal can be replaced by others of the same interface;
 /usr/lib/surajang/licences/README.txt has the addresses of their sources.
"""
COMMON = {
    "Apache-2.0": "Apache-2.0",
    "CC0-1.0": "CC0-1.0",
    "GPL-2.0-only": "GPL-2",
    "GPL-3.0-only": "GPL-3",
    "LGPL-2.1-only": "LGPL-2.1",
    "LGPL-3.0-only": "LGPL-3",
    "LGPL-3.0-or-later": "LGPL-3",
    "MPL-1.1": "MPL-1.1",
    "MPL-2.0": "MPL-2.0",
}
"""Licences with texts in /usr/share/common-licenses of every Debian system."""

Owners = frozenset[components.Component]


def names_in(expression: str) -> list[str]:
    """The licences in an SPDX expression, by their names in the copyright file."""
    return [in_debian_s_words(one) for one in re.split(r" (?:AND|OR) ", expression)]


def in_debian_s_words(expression: str) -> str:
    """An SPDX expression without brackets in Debian's form."""
    words = re.sub(r" WITH (\w+)-exception", r" with \1 exception", expression)
    return words.replace(" AND ", " and ").replace(" OR ", " or ")


def joined(expressions: list[str]) -> str:
    """The conjunction of several SPDX expressions; a comma keeps each choice together."""
    choices = [in_debian_s_words(one) for one in expressions if " OR " in one]
    others = [in_debian_s_words(name) for one in expressions if " OR " not in one for name in one.split(" AND ")]
    return ", and ".join([*choices, " and ".join(dict.fromkeys(others))] if others else choices)


def patterns(owned: dict[str, Owners]) -> dict[Owners, list[str]]:
    """Short patterns of files for each set of components; a folder with one set has a single pattern."""
    inside: dict[PurePosixPath, set[Owners]] = {}
    for name, owners in owned.items():
        for folder in PurePosixPath(name).parents:
            inside.setdefault(folder, set()).add(owners)
    found: dict[Owners, set[str]] = {}
    for name, owners in owned.items():
        folders = [folder for folder in PurePosixPath(name).parents if len(inside[folder]) == 1]
        found.setdefault(owners, set()).add(f"{PLACE / folders[-1]}/*" if folders else str(PLACE / name))
    return {owners: sorted(names) for owners, names in found.items()}


def files_paragraph(owners: Owners, names: Iterable[str]) -> str:
    """The paragraph for the files of some components."""
    ordered = sorted(owners, key=lambda one: one.name.lower())
    holders = list(dict.fromkeys(holder for one in ordered for holder in one.copyright))
    return "\n".join([
        "Files: " + "\n ".join(names),
        "Copyright: " + "\n ".join(holders),
        "License: " + joined(sorted({one.licence for one in ordered})),
        "Comment: " + "; ".join(one.title for one in ordered),
        "",
    ])  # fmt: skip


def licence_paragraphs(found: Iterable[components.Component]) -> list[str]:
    """The texts of all licences. A shared text is given for the first, and the others refer to it."""
    shown: dict[str, str] = {}
    bodies: dict[str, list[str]] = {}
    for one in found:
        for name in names_in(one.licence):
            body = bodies.setdefault(name, [])
            if name in COMMON:
                body[:] = [f"The text of this licence is in /usr/share/common-licenses/{COMMON[name]}."]
                continue
            for title, text in one.texts:
                if title.removesuffix(".txt") in COMMON.values():
                    continue
                place = shown.setdefault(text, name)
                if place != name:
                    body.append(f"{one.name}: the text is that under “License: {place}”.\n")
                elif not any(text in part for part in body):
                    body.append(f"{one.name}:\n\n{text.strip()}\n")
    return [f"License: {name}\n{indented(chr(10).join(bodies[name]))}" for name in sorted(bodies)]


def indented(text: str) -> str:
    """A text as the value of a field: every line begins with a space, an empty one is a dot."""
    lines = [line.rstrip() for line in text.replace("\f", "").strip().splitlines()]
    return "".join(f" {line or '.'}\n" for line in lines)


def machine_readable(found: components.Inventory) -> str:
    """The copyright file for a frozen program."""
    owned: dict[str, set[components.Component]] = {}
    for one, names in found.files.items():
        for name in names:
            owned.setdefault(name, set()).add(one)
    ours = next(one for one in found.components if one.distribution == "surajang")
    grouped = patterns({name: frozenset(owners) for name, owners in sorted(owned.items())})
    alone = frozenset({ours})
    paragraphs = [HEAD, files_paragraph(alone, ["*"])]
    others = sorted((names, owners) for owners, names in grouped.items() if owners != alone)
    paragraphs += [files_paragraph(owners, names) for names, owners in others]
    return "\n".join([*paragraphs, *licence_paragraphs(found.components)])


def main(frozen: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(machine_readable(components.inventory(frozen)), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
