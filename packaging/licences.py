"""Puts the licences of everything in a frozen program into it, and describes it for other programs (SBOM).

    PYTHON packaging/licences.py FROZEN SBOM [COMPONENT…]

PYTHON is that of the environment that the program was frozen from. FROZEN, the frozen folder or application, gets a
folder `licences`: the texts, list.json, which the window shows, and a page about sources and replacing libraries. SBOM
is the output file, in CycloneDX. COMPONENT is an entry of licences.toml for a further part of the package. Fails with
the names of all parts without a known licence.
"""

import json
import re
import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import components
import homebrew
import sbom

ABOUT = """\
Surajang {version} is free software under the MIT licence, and made of parts by others under licences of their own.
list.json names each part with its version, its licence and the texts in this folder that belong to it; the window shows
them: Help, About Surajang, Licences.

Sources of the parts whose licences ask for them

{sources}

Qt and Qt for Python are used under the GNU Lesser General Public License, version 3, as they were published; only the
data of ICU was made smaller, and on Linux the modules that Shiboken brings as text were compiled, without the one that
writes files for type checkers. Where an address no longer serves you, ask for the sources where you got Surajang.

Replacing a library

You may change these libraries and use the program with yours. Those of Qt, Qt for Python, cairo and all others that are
files of their own are loaded by their names from this program's folders: put your own build of the same version, or of
one with the same binary interface, in the place of the file. CairoSVG and other Python packages are packed into the
programs: install yours into the environment that packaging/freeze.py of Surajang's sources makes, and freeze anew. No
licence of this program forbids finding out how it works in order to do so.
"""


def folder_in(frozen: Path) -> Path:
    """The folder of the licences in a frozen program."""
    inside = frozen / "Contents" / "Resources" if frozen.suffix == ".app" else frozen
    return inside / components.FOLDER


def write(found: list[components.Component], folder: Path) -> None:
    """Write the folder of the licences. A text shared by several components is written once."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    names: dict[str, str] = {}
    entries = []
    for one in found:
        for title, text in one.texts:
            if text not in names:
                names[text] = file_name(one, title, set(names.values()))
                (folder / names[text]).write_text(text, "utf-8")
        entries.append({
            "name": one.name,
            "version": one.version,
            "licence": one.licence,
            "copyright": one.copyright,
            "source": one.source,
            "texts": list(dict.fromkeys(names[text] for _, text in one.texts)),
        })  # fmt: skip
    (folder / "list.json").write_text(json.dumps(entries, indent=1, ensure_ascii=False) + "\n", "utf-8")
    sources = "\n".join(f"    {one.title}: {one.source}" for one in found if one.source)
    about = ABOUT.format(version=found[0].version, sources=sources)
    (folder / "README.txt").write_text(about, "utf-8")


def file_name(one: components.Component, title: str, taken: set[str]) -> str:
    """The file name of a text: that of our copy, or after the component."""
    if (components.TEXTS / title).is_file():
        return title
    base = re.sub(r"[^a-z0-9]+", "-", one.name.lower()).strip("-")
    names = [f"{base}.txt", *(f"{base}-{number}.txt" for number in range(2, 1000))]
    return next(name for name in names if name not in taken)


def main(frozen: Path, description: Path, *more: str) -> None:
    try:
        found = [*components.inventory(frozen).components, *map(components.of_table, more)]
    except (components.UnknownLicence, homebrew.NotInstalled) as error:
        raise SystemExit(f"This may not be given away: {error}") from None
    write(found, folder_in(frozen))
    sbom.write(found, description)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), *sys.argv[3:])
