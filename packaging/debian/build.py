"""Builds the Debian package of the frozen program: dist/surajang_VERSION_ARCHITECTURE.deb.

    python packaging/debian/build.py

To be run on the oldest release that the package is for. Needs dpkg-dev and gzip.
"""

import gzip
import os
import shutil
import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from email.utils import formatdate
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

import freeze
import release

PROGRAMS = ("surajang", "surajang-engine")
LIBRARIES = "usr/lib/surajang"
LOADED_BY_NAME = ("libcairo2",)
"""Packages whose libraries are loaded while the program runs, which no tool can see."""
SHARED_BY_QT = ("libxcb-cursor0", "libxkbcommon-x11-0", "libegl1", "libfontconfig1")
"""Packages without which Qt shows no window: the dependencies found have to have them."""


def output(*command: str, folder: Path) -> str:
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True).stdout.strip()


def fill(source: Path, target: Path, **values: str) -> None:
    """Copy a text with `@NAME@` replaced by values."""
    text = source.read_text("utf-8")
    for name, value in values.items():
        text = text.replace(f"@{name}@", value)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, "utf-8")


def compress(source: bytes, target: Path) -> None:
    """Write bytes as gzip, the same bytes always to the same file."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with target.open("wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as packed:
        packed.write(source)


def lay_out(tree: Path, number: str, seconds: int) -> None:
    """Put everything but the control file where the package installs it, below `tree`."""
    freeze.freeze("system", tree / "usr" / "lib")
    icons = freeze.BUILD / "frozen-system" / "icons"
    day = datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d")
    share = tree / "usr" / "share"
    (tree / "usr" / "bin").mkdir()
    for program in PROGRAMS:
        (tree / "usr" / "bin" / program).symlink_to(f"../lib/surajang/{program}")
        with tempfile.TemporaryDirectory() as folder:
            page = Path(folder, f"{program}.6")
            fill(HERE.parent / "man" / page.name, page, VERSION=number, DATE=day)
            compress(page.read_bytes(), share / "man" / "man6" / f"{page.name}.gz")
    linux = HERE.parent / "linux"
    fill(linux / "surajang.desktop", share / "applications" / "surajang.desktop")
    fill(linux / "surajang-mime.xml", share / "mime" / "packages" / "surajang.xml")
    fill(
        linux / "surajang.metainfo.xml", share / "metainfo" / "org.surajang.Surajang.metainfo.xml", VERSION=number, DATE=day
    )
    for name, folder, installed in (
        ("surajang", "apps", "surajang"),
        ("game-file", "mimetypes", "application-x-surajang-game"),
    ):
        for picture in icons.glob(f"{name}-*.png"):
            size = picture.stem.rsplit("-", 1)[1]
            target = share / "icons" / "hicolor" / f"{size}x{size}" / folder / f"{installed}.png"
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(picture, target)
        scalable = share / "icons" / "hicolor" / "scalable" / folder / f"{installed}.svg"
        scalable.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(release.ROOT / "assets" / "icons" / f"{name}.svg", scalable)
    papers = share / "doc" / "surajang"
    compress(debian_changelog(seconds).encode(), papers / "changelog.gz")
    fill(HERE / "copyright", papers / "copyright")
    fill(HERE / "lintian-overrides", share / "lintian" / "overrides" / "surajang")


def debian_changelog(seconds: int) -> str:
    """The changelog as Debian writes it. `seconds` since 1970 date the entries that are not released."""
    text = ""
    for entry in release.changelog():
        released = release.DATE.fullmatch(entry.date)
        moment = datetime.fromisoformat(entry.date).replace(tzinfo=UTC).timestamp() if released else seconds
        changes = "".join(f"  * {change}\n" for change in entry.changes)
        text += (
            f"surajang ({entry.version}) {'stable' if released else 'UNRELEASED'}; urgency=medium\n\n{changes}\n"
            f" -- The Surajang authors <surajang@localhost>  {formatdate(moment)}\n\n"
        )
    return text.rstrip("\n") + "\n"


def dependencies(tree: Path) -> str:
    """What the package depends on: what its programs and libraries are linked with, and what they load by name."""
    library_folder = tree / LIBRARIES / "_internal"
    files = [path for path in (tree / LIBRARIES).rglob("*") if path.is_file() and path.read_bytes()[:4] == b"\x7fELF"]
    folders = sorted({str(path.parent) for path in files if path.is_relative_to(library_folder)})
    with tempfile.TemporaryDirectory() as scratch:
        control = Path(scratch, "debian", "control")
        control.parent.mkdir()
        control.write_text("Source: surajang\n\nPackage: surajang\nArchitecture: any\n")
        command = ["dpkg-shlibdeps", "-O", *(f"-l{folder}" for folder in folders), *(f"-e{file}" for file in files)]
        found = output(*command, folder=Path(scratch)).removeprefix("shlibs:Depends=").split(", ")
    lacking = [name for name in SHARED_BY_QT if not any(one.split()[0] == name for one in found)]
    if lacking:
        raise SystemExit(f"The package would not depend on {', '.join(lacking)}, which Qt needs.")
    return ", ".join(sorted({*found, *LOADED_BY_NAME}))


def tidy(tree: Path, seconds: int) -> int:
    """Give every file the modes of a package and no date later than the sources'; return their size in KiB."""
    size = 0
    for path in sorted(tree.rglob("*"), reverse=True):
        if not path.is_symlink():
            program = path.is_dir() or (path.parent == tree / LIBRARIES and path.name in PROGRAMS)
            path.chmod(0o755 if program else 0o644)
            size += 4 if path.is_dir() else -(-path.stat().st_size // 1024)
        os.utime(path, (seconds, seconds), follow_symlinks=False)
    return size


def main() -> None:
    number, seconds = release.version(), release.source_date()
    architecture = output("dpkg", "--print-architecture", folder=release.ROOT)
    with tempfile.TemporaryDirectory() as scratch:
        tree = Path(scratch, "surajang")
        lay_out(tree, number, seconds)
        size = tidy(tree, seconds)
        values = {"VERSION": number, "ARCHITECTURE": architecture, "SIZE": str(size), "DEPENDS": dependencies(tree)}
        fill(HERE / "control", tree / "DEBIAN" / "control", **values)
        sums = [
            output("md5sum", str(path.relative_to(tree)), folder=tree)
            for path in sorted((tree / "usr").rglob("*"))
            if path.is_file() and not path.is_symlink()
        ]
        (tree / "DEBIAN" / "md5sums").write_text("\n".join(sums) + "\n")
        tidy(tree / "DEBIAN", seconds)
        target = release.ROOT / "dist" / f"surajang_{number}_{architecture}.deb"
        target.parent.mkdir(exist_ok=True)
        os.environ["SOURCE_DATE_EPOCH"] = str(seconds)
        output("dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(tree), str(target), folder=release.ROOT)
    print(target)


if __name__ == "__main__":
    main()
