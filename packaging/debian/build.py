"""Builds the Debian package of the frozen program: dist/surajang_VERSION_ARCHITECTURE.deb.

    python packaging/debian/build.py

Run it on the oldest release to be supported. Needs dpkg-dev, libwayland-cursor0, libwayland-egl1, and the libraries
that `play` installs for a window, which the package will depend on.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import textwrap
from datetime import UTC, datetime
from email.utils import formatdate
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

import desktop  # noqa: E402 (found by the line above)
import freeze  # noqa: E402
import release  # noqa: E402

LIBRARIES = "usr/lib/surajang"
LOADED_BY_NAME = ("libcairo2",)
"""Packages whose libraries are loaded at run time, which tools do not detect."""
SHARED_BY_QT = ("libxcb-cursor0", "libxkbcommon-x11-0", "libegl1", "libfontconfig1")
"""Packages without which Qt shows no window; the detected dependencies must include them."""
OLDER_ONES_DO = ("libx11-xcb1", "libzstd1")
"""Packages for which Debian requires its own version, although Qt calls only old functions: both functions of
libX11-xcb, and one-step decompression of libzstd (1.3). Ubuntu 22.04 has older versions."""


def output(*command: str, folder: Path) -> str:
    return subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, text=True, check=True).stdout.strip()


def lay_out(frozen: Path, tree: Path, seconds: int) -> None:
    """Write everything but the control file below `tree`, where the package installs it."""
    shutil.copytree(frozen, tree / LIBRARIES, symlinks=True)
    (tree / "usr" / "bin").mkdir()
    for program in desktop.PROGRAMS:
        (tree / "usr" / "bin" / program).symlink_to(f"../lib/surajang/{program}")
    share = tree / "usr" / "share"
    desktop.install(share, freeze.BUILD / "frozen-system" / "icons")
    desktop.compress(debian_changelog(seconds).encode(), share / "doc" / "surajang" / "changelog.gz")
    copyright_file = share / "doc" / "surajang" / "copyright"
    subprocess.run([str(freeze.PYTHON), str(HERE / "copyright.py"), str(frozen), str(copyright_file)], check=True)
    desktop.fill(HERE / "lintian-overrides", share / "lintian" / "overrides" / "surajang")


def debian_changelog(seconds: int) -> str:
    """The changelog in Debian's form. `seconds` since 1970 is the date of unreleased entries."""
    text = ""
    for entry in release.changelog():
        released = release.DATE.fullmatch(entry.date)
        moment = datetime.fromisoformat(entry.date).replace(tzinfo=UTC).timestamp() if released else seconds
        items = [textwrap.fill(one, 78, initial_indent="  * ", subsequent_indent="    ") for one in entry.changes]
        head = f"surajang ({entry.version}) {'stable' if released else 'UNRELEASED'}; urgency=medium"
        foot = f" -- {release.maintainer()}  {formatdate(moment)}"
        text += "\n\n".join([head, "\n".join(items), foot, ""])
    return text.rstrip("\n") + "\n"


def dependencies(tree: Path) -> str:
    """The dependencies of the package: libraries linked, and libraries loaded by name."""
    library_folder = tree / LIBRARIES / "_internal"
    (tree / "DEBIAN").mkdir()  # dpkg-shlibdeps requires this file in a package's folder
    everything = [path for path in (tree / LIBRARIES).rglob("*") if path.is_file() and not path.is_symlink()]
    files = [path for path in everything if path.read_bytes()[:4] == b"\x7fELF"]
    folders = sorted({str(path.parent) for path in files if path.is_relative_to(library_folder)})
    with tempfile.TemporaryDirectory() as scratch:
        control = Path(scratch, "debian", "control")
        control.parent.mkdir()
        control.write_text("Source: surajang\n\nPackage: surajang\nArchitecture: any\n")
        options = ["-O", "--ignore-missing-info", "--warnings=0"]  # the bundled libraries belong to no package
        command = ["dpkg-shlibdeps", *options, *(f"-l{folder}" for folder in folders), *(f"-e{file}" for file in files)]
        found = output(*command, folder=Path(scratch)).removeprefix("shlibs:Depends=").split(", ")
    found = [one.split()[0] if one.split()[0] in OLDER_ONES_DO else one for one in found]
    lacking = [name for name in SHARED_BY_QT if not any(one.split()[0] == name for one in found)]
    if lacking:
        raise SystemExit(f"The package would not depend on {', '.join(lacking)}, which Qt needs.")
    return ", ".join(sorted({*found, *LOADED_BY_NAME}))


def tidy(tree: Path, seconds: int) -> int:
    """Set the modes of all files, and dates no later than the sources'; return their size in KiB."""
    size = 0
    for path in sorted(tree.rglob("*"), reverse=True):
        if not path.is_symlink():
            program = path.is_dir() or (path.parent == tree / LIBRARIES and path.name in desktop.PROGRAMS)
            path.chmod(0o755 if program else 0o644)
            size += 4 if path.is_dir() else -(-path.stat().st_size // 1024)
        os.utime(path, (seconds, seconds), follow_symlinks=False)
    return size


def package(frozen: Path) -> Path:
    """Make the package of a frozen program; return its file."""
    number, seconds = release.version(), release.source_date()
    architecture = output("dpkg", "--print-architecture", folder=release.ROOT)
    with tempfile.TemporaryDirectory() as scratch:
        tree = Path(scratch, "surajang")
        lay_out(frozen, tree, seconds)
        size = tidy(tree, seconds)
        values = {
            "VERSION": number,
            "ARCHITECTURE": architecture,
            "SIZE": str(size),
            "DEPENDS": dependencies(tree),
            "MAINTAINER": release.maintainer(),
            "HOMEPAGE": f"Homepage: {release.homepage()}\n" if release.homepage() else "",
        }
        desktop.fill(HERE / "control", tree / "DEBIAN" / "control", **values)
        files = sorted(path for path in (tree / "usr").rglob("*") if path.is_file() and not path.is_symlink())
        sums = [f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(tree)}\n" for path in files]
        (tree / "DEBIAN" / "md5sums").write_text("".join(sums))
        tidy(tree / "DEBIAN", seconds)
        target = release.ROOT / "dist" / f"surajang_{number}_{architecture}.deb"
        target.parent.mkdir(exist_ok=True)
        os.environ["SOURCE_DATE_EPOCH"] = str(seconds)
        output("dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(tree), str(target), folder=release.ROOT)
    return target


def main() -> None:
    made = package(freeze.freeze("system", freeze.BUILD / "debian"))
    freeze.describe("system", made)
    print(made)


if __name__ == "__main__":
    main()
