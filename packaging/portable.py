"""Builds the portable program for Linux, one file that unpacks itself: dist/surajang-VERSION-linux-x86_64.

    python packaging/portable.py

Needs a C compiler: the file begins with a compiled program, since file managers open scripts as text.

Run it on the oldest Linux to be supported: the libraries there decide the glibc that it needs, which is printed.
"""

import gzip
import hashlib
import io
import json
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import desktop
import freeze
import release

LINUX = release.ROOT / "packaging" / "linux"
DIGITS = 12
"""Placeholder for the offset of the archive, which is known once all before it is written."""


def archive(folder: Path, name: str) -> bytes:
    """A folder as a compressed archive under a name; the same files give the same bytes."""
    seconds = release.source_date()

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        entry.mtime = seconds
        if not entry.issym():
            entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
        return entry

    buffer = io.BytesIO()
    with gzip.GzipFile("", "wb", 9, buffer, mtime=0) as packed, tarfile.open(fileobj=packed, mode="w") as file:
        file.add(folder, name, filter=plain)
    return buffer.getvalue()


def glibc_needed(frozen: Path) -> str:
    """The oldest glibc version that satisfies all libraries of the program, such as `2.35`."""
    files = [path.read_bytes() for path in frozen.rglob("*") if path.is_file()]
    libraries = [content for content in files if content.startswith(b"\x7fELF")]
    needed = {int(number) for content in libraries for number in re.findall(rb"\0GLIBC_2\.(\d+)", content)}
    return f"2.{max(needed, default=0)}"


def compiled(script: str) -> bytes:
    """A program that runs a script with the shell. It is not position-independent, since file managers take such
    programs for libraries."""
    with tempfile.TemporaryDirectory() as folder:
        lines = (json.dumps(line) for line in script.splitlines(keepends=True))
        Path(folder, "script.h").write_text("#define SCRIPT \\\n" + " \\\n".join(lines) + "\n", "utf-8")
        shutil.copy(LINUX / "portable.c", folder)
        options = ["-Os", "-s", "-no-pie", "-Wall", "-Werror"]
        subprocess.run(["cc", *options, "-o", "starter", "portable.c"], cwd=folder, check=True)
        return Path(folder, "starter").read_bytes()


def pack(frozen: Path, target: Path) -> None:
    """Write the start program, followed by the frozen one."""
    content = archive(frozen, "surajang")
    values = {"VERSION": release.version(), "HASH": hashlib.sha256(content).hexdigest()[:16], "START": "#" * DIGITS}
    starter = compiled(desktop.filled((LINUX / "portable.sh").read_text("utf-8"), **values))
    place = str(len(starter) + 1).zfill(DIGITS)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(starter.replace(values["START"].encode(), place.encode()) + content)
    target.chmod(0o755)


def main() -> None:
    target = release.ROOT / "dist" / f"surajang-{release.version()}-linux-{platform.machine()}"
    frozen = freeze.freeze("folder", freeze.BUILD / "portable")
    pack(frozen, target)
    freeze.describe("folder", target)
    print(f"{target} (for glibc {glibc_needed(frozen)} and newer)")


if __name__ == "__main__":
    main()
