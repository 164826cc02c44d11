"""Builds the source package and the wheel with a compiled core into dist/.

    python packaging/python_packages.py [FOLDER]
    python packaging/python_packages.py --describe FILE…

The wheel is built from the source package, so that a source package with a missing file fails. The second command
writes the descriptions (`packaging/sbom.py`) of packages that were built elsewhere.
"""

import os
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import freeze
import portable
import release


def pack_again(source: Path) -> None:
    """Make a source package reproducible: without owners, and with one date."""
    with tempfile.TemporaryDirectory() as scratch:
        with tarfile.open(source) as packed:
            # Python before 3.11.4 has no filters, and ignores this.
            packed.extraction_filter = getattr(tarfile, "data_filter", None)
            packed.extractall(scratch)
        (folder,) = Path(scratch).iterdir()
        source.write_bytes(portable.archive(folder, folder.name))


def main(folder: Path) -> None:
    freeze.prepare()
    folder.mkdir(parents=True, exist_ok=True)
    os.environ["SOURCE_DATE_EPOCH"] = str(release.source_date())
    os.environ["SURAJANG_REQUIRE_COMPILED"] = "1"
    make = "from setuptools import build_meta; import sys; print(build_meta.build_sdist(sys.argv[1]))"
    command = [str(freeze.PYTHON), "-c", make, str(folder)]
    made = subprocess.run(command, cwd=release.ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout
    source = folder / made.split()[-1]
    pack_again(source)
    freeze.pip("wheel", "--no-deps", "--no-build-isolation", f"--wheel-dir={folder}", str(source))
    describe([source, *folder.glob(f"surajang-{release.version()}-*.whl")])


def describe(packages: Iterable[Path]) -> None:
    """Write the description beside each package."""
    freeze.prepare()
    freeze.install_program()  # its version is in the description
    command = [str(freeze.PYTHON), str(release.ROOT / "packaging" / "sbom.py"), *map(str, packages)]
    subprocess.run(command, check=True)


if __name__ == "__main__" and sys.argv[1:2] == ["--describe"]:
    describe(map(Path, sys.argv[2:]))
elif __name__ == "__main__":
    main(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else release.ROOT / "dist")
