"""Builds the disk image for macOS: dist/surajang-VERSION-macos-ARCHITECTURE.dmg, from which the application is dragged.

    python packaging/macos/build.py

Needs cairo from Homebrew (brew install cairo), which draws the PDF files and goes into the application.
"""

import platform
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import freeze
import release
import signing


def main() -> None:
    target = release.ROOT / "dist" / f"surajang-{release.version()}-macos-{platform.machine()}.dmg"
    target.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        freeze.freeze("folder", Path(scratch))
        Path(scratch, "Applications").symlink_to("/Applications")
        command = ["hdiutil", "create", "-volname", "Surajang", "-srcfolder", scratch, "-format", "UDZO", "-ov"]
        subprocess.run([*command, str(target)], check=True)
    signing.notarise(target)
    freeze.describe("folder", target)
    print(target)


if __name__ == "__main__":
    main()
