"""The components of a frozen program, to which each file and each packed Python module belongs.

`licences.toml` is the table of components. Python packages with complete metadata need no entry. Run it with the Python
that the program was frozen from, where these packages are installed.
"""

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import Distribution, distributions, packages_distributions
from importlib.metadata import distribution as installed
from pathlib import Path, PurePosixPath

import homebrew

ROOT = Path(__file__).resolve().parent.parent
TABLE = ROOT / "packaging" / "licences.toml"
TEXTS = ROOT / "packaging" / "licences"
FOLDER = "licences"
"""The name of the folder of licence texts in a frozen program."""
PROGRAMS = ("surajang", "surajang-engine")
INSIDE = re.compile(r"^(_internal|Contents/(Frameworks|Resources|MacOS)|Contents)/")
"""The roots of a frozen program's folders, on any system."""
COPYRIGHT = re.compile(
    r"^\W*(?:[^\n]*\s)?copyright:?\s+(?:©|\(c\)|(?=\d{4}))[,\s]*(?P<who>[^\n]*\d{4}[^\n]*)", re.I | re.M
)
LIBRARY = re.compile(r"(.*/)?(lib[^/]*\.so[^/]*|[^/]*\.dylib|[^/]*\.dll)", re.I)
"""Matches a library. Python packages bundle libraries of others, so each must be in the table."""
STANDARD_LIBRARY, START = "@standard library", "@start"


class UnknownLicence(Exception):
    """Parts without a known licence; the message is sentences."""


@dataclass(frozen=True)
class Component:
    """A part of the program under one licence, by others or by us. `texts` have titles; `version` may be empty."""

    name: str
    version: str
    licence: str
    copyright: tuple[str, ...]
    texts: tuple[tuple[str, str], ...]
    source: str = ""
    distribution: str = ""

    @property
    def title(self) -> str:
        """Its name, with the version if that is known."""
        return " ".join(filter(None, (self.name, self.version)))


@dataclass
class Inventory:
    """The components of the files and modules of a frozen program. Files are relative to its root."""

    files: dict[Component, list[str]] = field(default_factory=dict)
    modules: dict[Component, list[str]] = field(default_factory=dict)

    @property
    def components(self) -> list[Component]:
        """All components: ours first, the others by name."""
        found = {*self.files, *self.modules}
        return sorted(found, key=lambda one: (one.distribution != "surajang", one.name.lower()))


@cache
def table() -> dict[str, dict[str, object]]:
    """The entries of `licences.toml` by component."""
    return tomllib.loads(TABLE.read_text("utf-8"))


def pattern(text: str) -> re.Pattern[str]:
    """A pattern of files: `*` matches within a folder, `**` across folders."""
    parts = re.split(r"(\*\*|\*)", text)
    return re.compile("".join({"**": ".*", "*": "[^/]*"}.get(part, re.escape(part)) for part in parts))


def listed(entry: dict[str, object], key: str) -> list[str]:
    """A list in an entry, empty if it is missing."""
    value = entry.get(key, [])
    assert isinstance(value, list)
    return value


def normal(name: str) -> str:
    """The canonical name of a Python package."""
    return re.sub(r"[-_.]+", "-", name).lower()


# Components


def component(name: str, entry: dict[str, object]) -> Component:
    """The component of an entry. Raises UnknownLicence if something is missing."""
    package = str(entry.get("distribution", ""))
    texts = [text for place in listed(entry, "texts") or [f"package {package}"] for text in texts_at(place)]
    licence = str(entry.get("licence", "")) or expression(installed(package))
    if not licence or not texts:
        raise UnknownLicence(f"{name} has no {'text' if licence else 'licence'}.")
    holders = listed(entry, "copyright") or copyright_lines(text for _, text in texts)
    if not holders:
        raise UnknownLicence(f"Nobody is said to hold the copyright of {name}.")
    version = version_at(str(entry.get("version", "") or (package and f"package {package}")))
    return Component(name, version, licence, tuple(holders), tuple(texts), str(entry.get("source", "")), package)


@cache
def of_table(name: str) -> Component:
    """A component of the table by its name."""
    return component(name, table()[name])


@cache
def of_distribution(name: str) -> Component:
    """The component of a Python package, from the table or else from its metadata."""
    for title, entry in table().items():
        if entry.get("distribution") == name:
            return of_table(title)
    return component(installed(name).metadata["Name"], {"distribution": name})


def expression(package: Distribution) -> str:
    """The SPDX expression in a Python package's metadata, "" if there is none."""
    return str((package.metadata.get_all("License-Expression") or [""])[0])


def copyright_lines(texts: Iterable[str]) -> list[str]:
    """The copyright holder in a licence, without the word and sign."""
    found = (" ".join(match["who"].split()) for text in texts for match in COPYRIGHT.finditer(text))
    return list(dict.fromkeys(line.rstrip(" .") for line in found))


def version_at(place: str) -> str:
    """The version of a component, from a source in the table, without the suffixes of Debian and Homebrew."""
    kind, _, name = place.partition(" ")
    if kind == "package":
        return installed(name).version
    if kind == "python":
        return ".".join(map(str, sys.version_info[:3]))
    if kind == "brew":
        return homebrew.version(name)
    if kind == "debian":
        command = ["dpkg-query", "--showformat=${source:Upstream-Version}\n", "--show", name]
        return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout.split()[0]
    return ""


def texts_at(place: str) -> list[tuple[str, str]]:
    """The titles and texts of a source in the table. Raises UnknownLicence if there are none."""
    kind, _, name = place.partition(" ")
    if kind == "package":
        package = installed(name)
        paths = [Path(str(package.locate_file(file))) for file in licence_files(package)]
    elif kind == "python":
        version = f"python{sys.version_info.major}.{sys.version_info.minor}"
        base = Path(sys.base_prefix)
        places = [base / "LICENSE.txt", base / "LICENSE", base / "lib" / version / "LICENSE.txt"]
        # Some distributions remove the file; its text is in our copy.
        paths = [next((path for path in places if path.is_file()), TEXTS / "python.txt")]
    elif kind == "debian":
        paths = [Path("/usr/share/doc", name, "copyright")]
    elif kind == "brew":
        paths = homebrew.licences(name)
    elif kind == "root":
        paths = [ROOT / name]
    else:
        paths = [TEXTS / kind]
    lacking = [path for path in paths if not path.is_file()]
    if lacking or not paths:
        raise UnknownLicence(f"There is no text of a licence for “{place}”{': ' if lacking else ''}{lacking or ''}.")
    return [(path.name, path.read_text("utf-8", errors="replace")) for path in paths]


def licence_files(package: Distribution) -> list[PurePosixPath]:
    """The files of an installed Python package that hold licences."""
    licence_file = re.compile(r"[^/]*\.dist-info/(licenses/.*|(LICEN[CS]E|COPYING|NOTICE|AUTHORS)[^/]*)", re.I)
    return sorted(file for file in package.files or [] if licence_file.fullmatch(file.as_posix()))


# Files of the parts


@cache
def recorded() -> dict[str, str]:
    """The Python package of each installed file."""
    found = {}
    for package in distributions():
        for file in package.files or []:
            found[file.as_posix()] = normal(package.metadata["Name"])
    return found


@cache
def patterns() -> list[tuple[str, re.Pattern[str]]]:
    """Every pattern of the table with the name of its component."""
    return [(name, pattern(text)) for name, entry in table().items() for text in listed(entry, "files")]


def owners_of_file(path: str) -> set[Component]:
    """The components that a file of a frozen program belongs to."""
    inside = INSIDE.sub("", path)
    found = {of_table(name) for name, files in patterns() if files.fullmatch(inside)}
    package = None if LIBRARY.fullmatch(inside) else recorded().get(inside)
    return found | ({of_distribution(package)} if package else set())


@cache
def owners_of_module(top: str) -> frozenset[Component]:
    """The components that a Python module belongs to, by the first part of its name."""
    named = {name for name, entry in table().items() if top in listed(entry, "modules")}
    if top in sys.stdlib_module_names or top.startswith("_sysconfigdata_"):
        named |= {name for name, entry in table().items() if STANDARD_LIBRARY in listed(entry, "modules")}
    if top.startswith(("pyimod", "pyiboot", "pyi_rth_")):
        named |= {name for name, entry in table().items() if START in listed(entry, "modules")}
    packages = {normal(name) for name in packages_distributions().get(top, [])}
    return frozenset({of_table(name) for name in named} | set(map(of_distribution, packages)))


def is_program(file: Path) -> bool:
    """Whether a file is a start program, which contains Python modules."""
    return file.stem in PROGRAMS and file.suffix in ("", ".exe")


def packed_modules(program: Path) -> list[str]:
    """The Python modules in a start program of PyInstaller."""
    from PyInstaller.archive.readers import CArchiveReader  # noqa: PLC0415  # not in every environment

    archive = CArchiveReader(str(program))
    names = [name for name, entry in archive.toc.items() if entry[4] in "mMs"]
    for name, entry in archive.toc.items():
        if entry[4] == "z":
            names += archive.open_embedded_archive(name).toc
    ours = {path.stem for path in (ROOT / "packaging" / "pyinstaller").glob("start_*.py")}
    return sorted({*names} - ours)


def inventory(frozen: Path) -> Inventory:
    """The components of a frozen program. Raises UnknownLicence, naming all files and modules without a component."""
    found = Inventory()
    unknown = []
    for path in sorted(path for path in frozen.rglob("*") if path.is_file() and not path.is_symlink()):
        name = path.relative_to(frozen).as_posix()
        if INSIDE.sub("", name).startswith(f"{FOLDER}/"):
            continue
        owners = owners_of_file(name)
        for owner in owners:
            found.files.setdefault(owner, []).append(name)
        if not owners:
            unknown.append(name)
        if is_program(path):
            for module in packed_modules(path):
                makers = owners_of_module(module.partition(".")[0])
                for maker in makers:
                    found.modules.setdefault(maker, []).append(module)
                    if name not in found.files.setdefault(maker, []):
                        found.files[maker].append(name)
                if not makers:
                    unknown.append(f"{name}: {module}")
    if unknown:
        raise UnknownLicence("No licence is known of\n" + "\n".join(unknown))
    return found
