"""Builds the portable program for Linux, one file: dist/surajang-VERSION-linux-x86_64.

python packaging/portable.py
"""

import platform
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import freeze
import release


def main() -> None:
    folder = release.ROOT / "dist"
    target = folder / f"surajang-{release.version()}-linux-{platform.machine()}"
    print(freeze.freeze("file", folder).rename(target))


if __name__ == "__main__":
    main()
