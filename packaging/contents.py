"""Unpacks packages, lists every binary in them with its licence, and fails if a licence is missing.

    python packaging/contents.py [PACKAGE…]

It runs in the environment for packages (build/package-environment), from which they were built. A PACKAGE is of any
kind that is built here; by default those in dist/. An AppImage unpacks itself, a disk image is read only on macOS, a
Windows installer by 7z (7-Zip). The components of a binary must be in the list of licences in the package (in a wheel,
their licences must be among the texts), and in the description beside the package if there is one.
"""

import json
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import components
import freeze
import release
import sbom

BINARIES = (b"\x7fELF", b"MZ", b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe", b"!<arch>\n")
"""The first bytes of programs and libraries on Linux, Windows and macOS, including universal and static ones."""
GZIP = b"\x1f\x8b\x08"
PROGRAM_IN_IMAGE = "Surajang.app"
APPIMAGE = ".AppImage"
PYTHON_S = (".whl", ".gz")
"""The suffixes of Python packages, which carry licence texts without `licences/list.json`."""


class Unlicensed(Exception):
    """Faults of a package; the message is sentences."""


def unpack(package: Path, folder: Path) -> None:
    """Unpack a package into a folder. Raises Unlicensed if the tool for it is missing."""
    if package.suffix == ".deb":
        run("dpkg-deb", "--extract", str(package), str(folder))
    elif package.suffix in (".whl", ".zip"):
        with zipfile.ZipFile(package) as packed_files:
            packed_files.extractall(folder)
    elif package.suffix == ".exe":
        run("7z", "x", "-y", f"-o{folder}", str(package))
        # NSIS's own parts are under the zlib licence, which requires no text with binaries.
        shutil.rmtree(folder / "$PLUGINSDIR", ignore_errors=True)
        (folder / "uninstall.exe").unlink(missing_ok=True)
    elif package.suffix == APPIMAGE:
        run(str(package.resolve()), "--appimage-extract", folder=folder)
    elif package.suffix == ".dmg":
        image = folder.with_name("image")
        run("hdiutil", "attach", "-readonly", "-nobrowse", "-mountpoint", str(image), str(package))
        shutil.copytree(image / PROGRAM_IN_IMAGE, folder / PROGRAM_IN_IMAGE, symlinks=True)
        run("hdiutil", "detach", str(image))
    else:  # a portable file is a program with an archive behind it
        content = package.read_bytes()
        archive = folder.with_name("archive")
        archive.write_bytes(content[content.rindex(GZIP + b"\0" * 5) if not package.name.endswith(".gz") else 0 :])
        with tarfile.open(archive) as packed:
            packed.extraction_filter = getattr(tarfile, "fully_trusted_filter", None)
            packed.extractall(folder)


def run(*command: str, folder: Path | None = None) -> None:
    """Run a program that unpacks. Raises Unlicensed."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    except OSError as error:
        raise Unlicensed(f"{command[0]} cannot be run to unpack it: {error.strerror}.") from None
    if done.returncode != 0:
        raise Unlicensed(f"{command[0]} could not unpack it: {(done.stderr or done.stdout).strip()}")


def top_of(folder: Path) -> Path:
    """The program's folder in an unpacked package: the one with the list of licences, else the whole."""
    for listed in sorted(folder.rglob(f"{components.FOLDER}/list.json")):
        inside = listed.parent.parent
        return inside.parent.parent if inside.parts[-2:] == ("Contents", "Resources") else inside
    return folder


def binaries(folder: Path) -> list[Path]:
    """All programs and libraries in a folder."""
    files = (path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink())
    return [path for path in files if begins(path).startswith(BINARIES)]


def begins(path: Path) -> bytes:
    """The first bytes of a file."""
    with path.open("rb") as file:
        return file.read(8)


def parts_of(binary: Path, top: Path) -> set[components.Component]:
    """The components of a binary, including the Python modules in it."""
    found = components.owners_of_file(binary.relative_to(top).as_posix())
    if components.is_program(binary):
        for module in components.packed_modules(binary):
            found |= components.owners_of_module(module.partition(".")[0])
    return found


def told_of(package: Path, top: Path) -> list[set[str]]:
    """The names of the components in each list of a package."""
    lists = []
    if package.suffix not in PYTHON_S:
        places = (top / inside / components.FOLDER / "list.json" for inside in (".", "Contents/Resources"))
        found = next((place for place in places if place.is_file()), None)
        if found is None:
            raise Unlicensed("It carries no list of licences.")
        lists.append({entry["name"] for entry in json.loads(found.read_text("utf-8"))})
    description = sbom.beside(package)
    if description.is_file():
        read = json.loads(description.read_text("utf-8"))
        lists.append({entry["name"] for entry in (read["metadata"]["component"], *read["components"])})
    return lists


def texts_in_wheel(package: Path, top: Path) -> set[str] | None:
    """The licence texts in a wheel, None if it is not a wheel."""
    if package.suffix != ".whl":
        return None
    files = (path for path in top.glob("*.dist-info/licenses/**/*") if path.is_file())
    return {path.read_text("utf-8").strip() for path in files}


def read(package: Path) -> list[str]:
    """A line for each binary in a package. Raises Unlicensed."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch, "unpacked")
        folder.mkdir()
        unpack(package, folder)
        top = top_of(folder)
        lists, texts = told_of(package, top), texts_in_wheel(package, top)
        made_of = {file.relative_to(folder).as_posix(): parts_of(file, top) for file in binaries(folder)}
        if package.suffix == APPIMAGE:  # the program that unpacks it comes before the archive
            made_of[package.name] = components.owners_of_file(package.name)
        lines, wrong = [], []
        for name, owners in made_of.items():
            parts = sorted(owners, key=lambda part: part.name)
            lines.append(f"{name}: " + "; ".join(f"{part.title} ({part.licence})" for part in parts))
            if not parts:
                wrong.append(f"{name} has no known licence.")
            for part in parts:
                if not all(part.name in names for names in lists):
                    wrong.append(f"{name} has {part.name} in it, which the package does not tell of.")
                if texts is not None and not any(text.strip() in texts for _, text in part.texts):
                    wrong.append(f"{name} has {part.name} in it, whose licence the package does not carry.")
    if wrong:
        raise Unlicensed("\n".join(wrong))
    return lines


def packages() -> list[Path]:
    """The packages in dist/ that this script can read."""
    number = release.version()
    suffixes = ("linux-*", "*.AppImage", "windows-*.exe", "windows-*.zip", "macos-*.dmg", "*.whl")
    patterns = (f"surajang_{number}_*.deb", *(f"surajang-{number}-{suffix}" for suffix in suffixes), "*.tar.gz")
    found = [path for pattern in patterns for path in sorted((release.ROOT / "dist").glob(pattern))]
    return [path for path in found if path.suffix != ".json"]


def main(named: list[Path]) -> int:
    summaries = []
    for package in named or packages():
        try:
            lines = read(package)
        except (Unlicensed, components.UnknownLicence) as error:
            print(f"{package.name} may not be given away: {error}", file=sys.stderr)
            return 1
        print(package.name, *(f"  {line}" for line in lines), sep="\n")
        summaries.append(f"{package.name}: {len(lines)} binaries, each with its licence")
    print(*summaries, sep="\n")
    return 0 if summaries else 1


def with_what_they_were_made_of() -> int:
    """Run with the Python of the environment for packages."""
    if Path(sys.prefix).resolve() == freeze.ENVIRONMENT.resolve():
        return main([Path(name) for name in sys.argv[1:]])
    if not freeze.PYTHON.exists():
        print("No package has been built here: that comes first, as with `make deb`.", file=sys.stderr)
        return 1
    return subprocess.run([str(freeze.PYTHON), *sys.argv], check=False).returncode


if __name__ == "__main__":
    sys.exit(with_what_they_were_made_of())
