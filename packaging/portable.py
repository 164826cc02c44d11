"""Builds the portable program for Linux, one file that unpacks itself: dist/surajang-VERSION-linux-x86_64.

    python packaging/portable.py

To be run on the oldest Linux that it is for: what it was built with decides which glibc it needs, and is printed.
"""

import gzip
import hashlib
import io
import platform
import re
import sys
import tarfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import freeze
import release

STUB = release.ROOT / "packaging" / "linux" / "portable.sh"


def archive(folder: Path, name: str) -> bytes:
    """A folder as a compressed archive, where it has a name; the same files make the same one."""
    seconds = release.source_date()

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        entry.mtime = seconds
        return entry

    buffer = io.BytesIO()
    with gzip.GzipFile("", "wb", 9, buffer, mtime=0) as packed, tarfile.open(fileobj=packed, mode="w") as file:
        file.add(folder, name, filter=plain)
    return buffer.getvalue()


def glibc_needed(frozen: Path) -> str:
    """The oldest version of glibc that has everything the program's libraries ask for, as in `2.35`."""
    files = [path.read_bytes() for path in frozen.rglob("*") if path.is_file()]
    libraries = [content for content in files if content.startswith(b"\x7fELF")]
    asked = {int(number) for content in libraries for number in re.findall(rb"\0GLIBC_2\.(\d+)", content)}
    return f"2.{max(asked, default=0)}"


def pack(frozen: Path, target: Path) -> None:
    """Write the start script with the program behind it."""
    content = archive(frozen, "surajang")
    text = STUB.read_text("utf-8")
    values = {
        "VERSION": release.version(),
        "HASH": hashlib.sha256(content).hexdigest()[:16],
        "LINES": str(text.count("\n") + 1),
    }
    for name, value in values.items():
        text = text.replace(f"@{name}@", value)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(text.encode() + content)
    target.chmod(0o755)


def main() -> None:
    target = release.ROOT / "dist" / f"surajang-{release.version()}-linux-{platform.machine()}"
    frozen = freeze.freeze("folder", freeze.BUILD / "portable")
    pack(frozen, target)
    freeze.describe("folder", target)
    print(f"{target} (for glibc {glibc_needed(frozen)} and newer)")


if __name__ == "__main__":
    main()
