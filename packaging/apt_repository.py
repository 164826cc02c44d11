"""Puts Debian packages into an apt repository, from which installed programs get updates.

    python packaging/apt_repository.py FOLDER ADDRESS [PACKAGE...]

FOLDER will be served at ADDRESS; packages already in it are kept. Without PACKAGE, those in dist/ are added. The
repository is signed with the key in SURAJANG_GPG_KEY (`packaging/signing.py`), and then has `surajang.sources` for
/etc/apt/sources.list.d. The lists are reproducible, with the date of the sources.

Needs apt-utils.
"""

import gzip
import os
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import release
import signing

SUITE, COMPONENT = "stable", "main"
POOL = Path("pool") / COMPONENT / "s" / "surajang"
ARCHITECTURES = ("amd64", "arm64")
SOURCES = """Types: deb
URIs: {address}
Suites: {suite}
Components: {component}
Signed-By:
{key}
"""


def add(folder: Path, address: str, packages: list[Path]) -> None:
    """Put packages into the pool, and rebuild the lists of all packages. Raises SigningError."""
    pool = folder / POOL
    pool.mkdir(parents=True, exist_ok=True)
    for package in packages:
        shutil.copy2(package, pool / package.name)
    lists = folder / "dists" / SUITE
    shutil.rmtree(lists, ignore_errors=True)
    for architecture in ARCHITECTURES:
        listed = lists / COMPONENT / f"binary-{architecture}" / "Packages"
        listed.parent.mkdir(parents=True)
        content = archive(folder, "--arch", architecture, "packages", str(POOL))
        listed.write_bytes(content)
        with listed.with_suffix(".gz").open("wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as packed:
            packed.write(content)
    (lists / "Release").write_bytes(release_file(folder, lists))
    sign(folder, address, lists / "Release")


def archive(folder: Path, *arguments: str) -> bytes:
    """The output of apt-ftparchive for a folder."""
    command = ["apt-ftparchive", *arguments]
    return subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, check=True).stdout


def release_file(folder: Path, lists: Path) -> bytes:
    """The Release file of a repository, with the checksums of its lists."""
    fields = {
        "Origin": "Surajang",
        "Label": "Surajang",
        "Suite": SUITE,
        "Codename": SUITE,
        "Architectures": " ".join(ARCHITECTURES),
        "Components": COMPONENT,
    }
    options = [f"-oAPT::FTPArchive::Release::{name}={value}" for name, value in fields.items()]
    made = archive(folder, *options, "release", str(lists.relative_to(folder))).decode()
    date = datetime.fromtimestamp(release.source_date(), UTC).strftime("%a, %d %b %Y %H:%M:%S UTC")
    lines = (f"Date: {date}" if line.startswith("Date:") else line for line in made.splitlines())
    return ("\n".join(lines) + "\n").encode()


def sign(folder: Path, address: str, made: Path) -> None:
    """Sign a repository if there is a key, and write its key and sources file. Raises SigningError."""
    person = signing.key("SURAJANG_GPG_KEY", "the repository for apt")
    if not person:
        return
    signing.sign_with_gpg(person, "--output", str(made.with_name("InRelease")), "--clearsign", str(made))
    signing.sign_with_gpg(person, "--armor", "--output", str(made.with_name("Release.gpg")), "--detach-sign", str(made))
    export = ["gpg", "--batch", "--armor", "--export", person]
    public = subprocess.run(export, stdout=subprocess.PIPE, text=True, check=True).stdout
    key = "\n".join(f" {line or '.'}" for line in public.splitlines())
    text = SOURCES.format(address=address, suite=SUITE, component=COMPONENT, key=key)
    (folder / "surajang.sources").write_text(text, "utf-8")


def main(arguments: list[str]) -> int:
    folder, address = Path(arguments[0]), arguments[1]
    packages = [Path(name) for name in arguments[2:]] or sorted((release.ROOT / "dist").glob("*.deb"))
    if not packages:
        print("There is no package to put in: dist/ has none.", file=sys.stderr)
        return 1
    try:
        add(folder, address, packages)
    except (signing.SigningError, OSError, subprocess.CalledProcessError) as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{folder}: {', '.join(sorted(os.listdir(folder / POOL)))}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
