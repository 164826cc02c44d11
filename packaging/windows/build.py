"""Builds the installer and the portable archive for Windows from the frozen program.

    python packaging/windows/build.py PAYLOAD [FOLDER]

PAYLOAD is the folder made by `packaging/freeze.py folder` on Windows; game-file.ico is added beside its programs.
Writes surajang-VERSION-windows-setup.exe and surajang-VERSION-windows-portable.zip into FOLDER (dist/ by default).
Needs makensis of NSIS 3.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from pathlib import Path, PurePath, PureWindowsPath

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

import freeze  # noqa: E402 (found by the line above)
import release  # noqa: E402
import signing  # noqa: E402

PROGRAM_FILES = r"C:\Program Files (x86)\NSIS\makensis.exe"
ICONS = freeze.BUILD / "frozen-folder" / "icons"


def quoted(path: PurePath, base: str) -> str:
    """A path below `base` in NSIS's form."""
    return f'"{base}\\{PureWindowsPath(path)}"'


def file_list(payload: Path) -> str:
    """The macros that install and remove every file of the payload, and no others."""
    files = sorted(path.relative_to(payload) for path in payload.rglob("*") if path.is_file())
    folders = sorted({parent for file in files for parent in file.parents if parent != Path()}, reverse=True)
    lines, current = ["!macro InstallFiles"], None
    for file in files:
        if file.parent != current:
            current = file.parent
            place = '"$INSTDIR"' if current == Path() else quoted(current, "$INSTDIR")
            lines.append(f"  SetOutPath {place}")
        lines.append(f"  File {quoted(file, '${PAYLOAD}')}")
    lines += ["!macroend", "!macro RemoveFiles"]
    lines += [f"  Delete {quoted(file, '$INSTDIR')}" for file in files]
    lines += [f"  RMDir {quoted(folder, '$INSTDIR')}" for folder in folders]
    return "\n".join([*lines, "!macroend", ""])


def make_installer(payload: Path, target: Path) -> None:
    """Compile the installer's script."""
    size = sum(path.stat().st_size for path in payload.rglob("*") if path.is_file()) // 1024
    with tempfile.TemporaryDirectory() as folder:
        files = Path(folder, "files.nsh")
        files.write_text(file_list(payload), "utf-8")
        values = {"VERSION": release.version(), "PAYLOAD": payload, "OUTPUT": target, "SIZE": size, "FILES": files}
        values |= {"PUBLISHER": release.authors(), "LICENCE": release.licence()}
        if (ICONS / "surajang.ico").is_file():
            values["ICON"] = ICONS / "surajang.ico"
        if os.name != "nt":
            values["AMD64"] = 1  # so that it can be tested without 32-bit libraries
        if os.environ.get("SURAJANG_AUTHENTICODE_KEY"):
            values["SIGN"] = f'"{sys.executable}" "{HERE.parent / "signing.py"}" --windows'
        command = [shutil.which("makensis") or PROGRAM_FILES, "-V2", "-WX", "-INPUTCHARSET", "UTF8"]
        command += [f"-D{name}={value}" for name, value in values.items()]
        subprocess.run([*command, str(HERE / "surajang.nsi")], check=True)


def make_archive(payload: Path, target: Path) -> None:
    """Pack the program into an archive, in a folder of its own; the same files give the same bytes."""
    date = time.gmtime(release.source_date())[:6]
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(path for path in payload.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(f"Surajang/{path.relative_to(payload).as_posix()}", date)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, path.read_bytes())


def main(payload: Path, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    if (ICONS / "game-file.ico").is_file():
        shutil.copy2(ICONS / "game-file.ico", payload)
    signing.sign_windows([payload / "surajang.exe", payload / "surajang-engine.exe"])
    name = f"surajang-{release.version()}-windows"
    make_installer(payload, folder / f"{name}-setup.exe")
    make_archive(payload, folder / f"{name}-portable.zip")
    for made in (folder / f"{name}-setup.exe", folder / f"{name}-portable.zip"):
        freeze.describe("folder", made)


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), Path(sys.argv[2] if len(sys.argv) > 2 else release.ROOT / "dist").resolve())
