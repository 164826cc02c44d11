"""The parts of the program and their licences, from a frozen program's folder or the installed packages.

All of it reads the disk: call it on a thread.
"""

import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from surajang import assets
from surajang.gui.kit.translation import tr

BETWEEN = "\n\n\n" + "_" * 40 + "\n\n\n"

LIBRARIES = (
    "pyside6-essentials",
    "cairosvg",
    "librt",
    "miniaudio",
    "mypy-extensions",
    "pillow",
    "pycairo",
    "tomlkit",
)
"""The packages that the program requires; those that they require are found."""
LICENCE_FILE = re.compile(r"[^/]*\.dist-info/(licenses/.*|(LICEN[CS]E|COPYING|NOTICE)[^/]*)", re.IGNORECASE)


@dataclass(frozen=True)
class Part:
    """A part of the program: name and version, the licence's name, the files with its texts."""

    title: str
    licence: str
    files: tuple[Path, ...]


def folder() -> Path | None:
    """Return a frozen program's folder of licences, None for one that is not frozen."""
    if not getattr(sys, "frozen", False):
        return None
    programs = Path(sys.executable).resolve().parent
    return (programs.parent / "Resources" if sys.platform == "darwin" else programs) / "licences"


def parts() -> list[Part]:
    """Return all parts of the program, its own first. Raises OSError or ValueError if they cannot be read."""
    frozen = folder()
    if frozen is not None:
        return parts_in(frozen)
    return [*own_parts(), *(described(package) for package in installed())]


def parts_in(place: Path) -> list[Part]:
    """Return the parts listed in a folder, after a note about sources. Raises OSError or ValueError."""
    listed = json.loads((place / "list.json").read_text("utf-8"))
    found = [Part(tr("Sources, and replacing libraries"), "", (place / "README.txt",))]
    for entry in listed:
        title = f"{entry['name']} {entry['version']}".strip()
        found.append(Part(title, entry["licence"], tuple(place / name for name in entry["texts"])))
    return found


def own_parts() -> list[Part]:
    """Return our own parts: the program, the hanja of its pictures, and what the compiler adds to its modules."""
    return [
        Part("Surajang", "MIT", own_text("LICENSE")),
        Part(tr("Noto Serif CJK KR, outlines of the hanja"), "OFL-1.1", (assets.path("OFL.txt"),)),
        Part("mypyc", "MIT AND PSF-2.0", own_text("packaging/licences/mypyc.txt")),
    ]


def own_text(place: str) -> tuple[Path, ...]:
    """Return a licence's file, among the sources or where it was installed."""
    file = assets.path().parent / place
    installed_texts = (one for one in texts_of(package("surajang")) if one.name == file.name)
    return (file,) if file.is_file() else tuple(installed_texts)


def package(name: str) -> Distribution | None:
    """Return an installed Python package, or None."""
    try:
        return distribution(name)
    except PackageNotFoundError:
        return None


def installed() -> Iterator[Distribution]:
    """Yield the installed Python packages that the program needs."""
    names, seen = list(LIBRARIES), set(LIBRARIES)
    for name in names:  # the list grows meanwhile
        found = package(name)
        if found is None:
            continue
        yield found
        asked = [one for one in found.requires or [] if "extra ==" not in one]
        more = [normal(match.group()) for one in asked if (match := re.match(r"[\w.-]+", one))]
        names += [one for one in dict.fromkeys(more) if one not in seen]
        seen.update(more)


def normal(name: str) -> str:
    """Return the canonical name of a Python package."""
    return re.sub(r"[-_.]+", "-", name).lower()


def described(found: Distribution) -> Part:
    """Return an installed Python package as a part."""
    about = found.metadata
    classifiers = [
        one.rpartition(" :: ")[2] for one in about.get_all("Classifier") or [] if one.startswith("License ::")
    ]
    named = [*(about.get_all("License-Expression") or []), *(about.get_all("License") or []), ", ".join(classifiers)]
    return Part(f"{about['Name']} {found.version}", named[0].strip().partition("\n")[0], texts_of(found))


def texts_of(found: Distribution | None) -> tuple[Path, ...]:
    """Return the files of an installed Python package that hold licences."""
    files = (found.files if found else None) or []
    return tuple(Path(str(file.locate())) for file in sorted(files) if LICENCE_FILE.fullmatch(file.as_posix()))


def text_of(part: Part) -> str:
    """Return all texts of a part's licence, or a sentence if there are none. Raises OSError."""
    texts = [file.read_text("utf-8", errors="replace").strip("\n") for file in part.files]
    return BETWEEN.join(texts) or no_text(part.licence)


def no_text(licence: str) -> str:
    """Return the text shown for a licence whose text was not installed."""
    name = licence or tr("a licence it does not name")
    return tr("This part was installed without the text of its licence. It is under {name}.", name=name)
