"""Builds the AppImage: dist/surajang-VERSION-ARCHITECTURE.AppImage.

    python packaging/appimage/build.py
    python packaging/appimage/build.py --folder     only the folder that it packs, build/surajang.AppDir

Run it on the oldest Linux to be supported.
"""

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import desktop
import download
import freeze
import release

FOLDER = freeze.BUILD / "surajang.AppDir"
PROGRAMS = Path("usr", "lib", "surajang")
RUNTIME = "AppImage runtime"
"""The start program of every AppImage, by its name in the table of licences."""


def lay_out(frozen: Path, folder: Path) -> None:
    """Make the folder that an AppImage mounts when it starts."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(frozen, folder / PROGRAMS, symlinks=True)
    share = folder / "usr" / "share"
    desktop.install(share, freeze.BUILD / "frozen-folder" / "icons")
    (folder / "AppRun").symlink_to(PROGRAMS / "surajang")
    (folder / "surajang.desktop").symlink_to("usr/share/applications/surajang.desktop")
    (folder / "surajang.svg").symlink_to("usr/share/icons/hicolor/scalable/apps/surajang.svg")
    (folder / ".DirIcon").symlink_to("surajang.svg")
    # appimagetool looks for this file under the name of the desktop entry.
    (share / "metainfo" / desktop.METAINFO).rename(share / "metainfo" / "surajang.appdata.xml")


def main(arguments: list[str]) -> None:
    lay_out(freeze.freeze("folder", freeze.BUILD / "appimage", RUNTIME), FOLDER)
    if arguments == ["--folder"]:
        print(FOLDER)
        return
    architecture = platform.machine()
    target = release.ROOT / "dist" / f"surajang-{release.version()}-{architecture}.AppImage"
    target.parent.mkdir(exist_ok=True)
    environment = os.environ | {
        "ARCH": architecture,
        "SOURCE_DATE_EPOCH": str(release.source_date()),
        "APPIMAGE_EXTRACT_AND_RUN": "1",  # the tool is an AppImage, too, and not every builder can mount one
    }
    tool, runtime = (freeze.BUILD / "tools" / name for name in ("appimagetool", "appimage-runtime"))
    for path in (tool, runtime):
        download.download(f"{path.name}-{architecture}", path)
    subprocess.run([str(tool), f"--runtime-file={runtime}", str(FOLDER), str(target)], env=environment, check=True)
    freeze.describe("folder", target)
    print(target)


if __name__ == "__main__":
    main(sys.argv[1:])
