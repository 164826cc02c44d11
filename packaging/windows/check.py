"""Tests the Windows installer: installs, updates and removes the program, and checks the result each time.

    python packaging/windows/check.py [SETUP ARCHIVE]

On Windows SETUP is the installer to test, and the installed programs and those in ARCHIVE are tested too. Elsewhere
installers of stand-in programs are built and run by wine, in a temporary Windows folder.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

import release  # noqa: E402 (found by the line above)
import smoke  # noqa: E402

WINDOWS = os.name == "nt"
WINE, WINE_SERVER = (
    next((name for name in names if shutil.which(name)), names[0])
    for names in (("wine", "wine64", "/usr/lib/wine/wine64"), ("wineserver", "/usr/lib/wine/wineserver64"))
)
PATIENCE = 60  # seconds
CLASSES = r"HKCU\Software\Classes"
UNINSTALL = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Surajang"
PROGRAMS = ("surajang.exe", "surajang-engine.exe")
KEYS = (rf"{CLASSES}\.pgn", rf"{CLASSES}\Surajang.Game", rf"{CLASSES}\Applications\surajang.exe", UNINSTALL)
"""The installer's keys in the registry."""
STAND_INS = (*PROGRAMS, "game-file.ico", "_internal/a.dll", "_internal/a b/wK+.svg")
OWN_FILE = "my game.pgn"
"""A file of the player's, beside the program."""


class Broken(Exception):
    """A failed test; the message is a sentence."""


class Desktop:
    """A Windows user's desktop."""

    def __init__(self, folder: Path | None) -> None:
        """`folder` is wine's Windows folder, None on Windows itself."""
        if folder is None:
            self.local, self.roaming = Path(os.environ["LOCALAPPDATA"]), Path(os.environ["APPDATA"])
            return
        os.environ |= {"WINEPREFIX": str(folder), "WINEDEBUG": "-all", "WINEARCH": "win64"}
        os.environ["WINEDLLOVERRIDES"] = "winemenubuilder.exe,mscoree,mshtml=d"  # add no menus to this desktop
        os.environ.pop("DISPLAY", None)
        self.run("wineboot", "--init")
        (data,) = (path for path in folder.glob("drive_c/users/*/AppData") if path.parent.name != "Public")
        self.local, self.roaming = data / "Local", data / "Roaming"

    @property
    def place(self) -> Path:
        """The folder of the installed program."""
        return self.local / "Programs" / "Surajang"

    @property
    def shortcut(self) -> Path:
        """The program in the start menu."""
        return self.roaming / "Microsoft" / "Windows" / "Start Menu" / "Programs" / "Surajang.lnk"

    def execute(self, *command: str | Path) -> subprocess.CompletedProcess[str]:
        """Run a Windows program to its end."""
        line = [*([] if WINDOWS else [WINE]), *map(str, command)]
        return subprocess.run(line, capture_output=True, text=True, check=False)

    def run(self, *command: str | Path) -> str:
        """The output of a Windows program. Raises Broken if it fails."""
        done = self.execute(*command)
        if done.returncode != 0:
            raise Broken(f"{' '.join(map(str, command))} ended with code {done.returncode}: {done.stderr}")
        return done.stdout

    def value(self, key: str, name: str = "") -> str:
        """A value in the registry."""
        words = self.run("reg", "query", key, *(["/v", name] if name else ["/ve"])).split("REG_SZ")
        return words[-1].strip()

    def mentions(self) -> list[str]:
        """The lines in the installer's registry keys that mention the program."""
        lines = [line for key in KEYS for line in self.execute("reg", "query", key, "/s").stdout.splitlines()]
        return [line for line in lines if "surajang" in line.lower()]

    def files(self) -> set[str]:
        """The contents of the program's folder."""
        return {path.relative_to(self.place).as_posix() for path in self.place.rglob("*") if path.is_file()}


def check_installed(desktop: Desktop, files: set[str]) -> None:
    """Raises Broken unless the program is installed correctly, with these files."""
    lacking = files - desktop.files()
    if lacking:
        raise Broken(f"The installer did not install {sorted(lacking)}.")
    if not desktop.shortcut.is_file():
        raise Broken("The start menu lacks the program.")
    for key, name, end in (
        (rf"{CLASSES}\.pgn", "", "Surajang.Game"),
        (rf"{CLASSES}\.pgn\OpenWithProgids", "Surajang.Game", ""),
        (rf"{CLASSES}\Surajang.Game\DefaultIcon", "", r"\Programs\Surajang\game-file.ico"),
        (rf"{CLASSES}\Surajang.Game\shell\open\command", "", r'\Programs\Surajang\surajang.exe" "%1"'),
        (rf"{CLASSES}\Applications\surajang.exe\shell\open\command", "", r'\Programs\Surajang\surajang.exe" "%1"'),
        (UNINSTALL, "DisplayVersion", release.version()),
        (UNINSTALL, "UninstallString", r'\Programs\Surajang\uninstall.exe"'),
    ):
        value = desktop.value(key, name)
        if not value.endswith(end):
            raise Broken(f"The registry has {value} as {name} of {key}.")


def check_removed(desktop: Desktop, files: set[str]) -> None:
    """Raises Broken if other files than these are left."""
    if desktop.files() != files or (desktop.place.exists() and not files):
        raise Broken(f"The uninstaller leaves {sorted(desktop.files()) or desktop.place}.")
    if desktop.shortcut.exists():
        raise Broken("The uninstaller leaves the program in the start menu.")
    if desktop.mentions():
        raise Broken(f"The uninstaller leaves in the registry: {desktop.mentions()}")


def uninstall(desktop: Desktop) -> None:
    """Remove the program as Windows does, and wait for the end: the uninstaller continues after it returns."""
    program = desktop.place / "uninstall.exe"
    desktop.run(program, "/S")
    end = time.monotonic() + PATIENCE
    while program.exists() or desktop.mentions():
        if time.monotonic() > end:
            raise Broken("The uninstaller does not end.")
        time.sleep(0.5)


def check(desktop: Desktop, setup: Path, update: Path) -> None:
    """Run all tests. Raises Broken."""
    check_removed(desktop, set())
    desktop.run(setup, "/S")
    check_installed(desktop, {*PROGRAMS, "game-file.ico", "uninstall.exe"})
    first = desktop.files()
    print(f"Installed: {len(first)} files")
    if WINDOWS:
        check_programs(desktop.place)
    (desktop.place / OWN_FILE).write_text("mine", "utf-8")
    desktop.run(update, "/S")
    check_installed(desktop, {"surajang.exe", "uninstall.exe", OWN_FILE})
    if not WINDOWS and desktop.files() != first - {"_internal/a.dll"} | {"_internal/b.dll", OWN_FILE}:
        raise Broken(f"After an update there is {sorted(desktop.files())}.")
    print("Updated")
    uninstall(desktop)
    check_removed(desktop, {OWN_FILE})
    (desktop.place / OWN_FILE).unlink()
    desktop.run(setup, "/S")
    uninstall(desktop)
    check_removed(desktop, set())
    print("Removed, with nothing left but what was the player's")


def check_programs(folder: Path) -> None:
    """Raises Broken unless the programs in a folder work."""
    if smoke.main([str(folder / name) for name in PROGRAMS]) != 0:
        raise Broken(f"The programs in {folder} do not work.")


def check_archive(archive: Path) -> None:
    """Unpack the portable archive and test the programs in it. Raises Broken."""
    with tempfile.TemporaryDirectory(prefix="surajang-portable-", ignore_cleanup_errors=True) as folder:
        shutil.unpack_archive(archive, folder)
        check_programs(Path(folder, "Surajang"))
    print(f"{archive.name} works where it is unpacked")


def stand_in(folder: Path, names: tuple[str, ...]) -> Path:
    """An installer of stand-in files."""
    build = import_module("build")

    for name in names:
        path = folder / "payload" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name, "utf-8")
    build.make_installer(folder / "payload", folder / "surajang-setup.exe")
    return folder / "surajang-setup.exe"


def main(arguments: list[str]) -> int:
    try:
        if WINDOWS:
            setup, archive = (Path(name).resolve() for name in arguments)
            check(Desktop(None), setup, setup)
            check_archive(archive)
        else:
            with tempfile.TemporaryDirectory(prefix="surajang-windows-") as scratch:
                folder = Path(scratch)
                setup = stand_in(folder / "first", STAND_INS)
                update = stand_in(folder / "update", (*STAND_INS[:3], "_internal/b.dll", *STAND_INS[4:]))
                try:
                    check(Desktop(folder / "wine"), setup, update)
                finally:
                    subprocess.run([WINE_SERVER, "--kill"], check=False)  # ends all processes in that Windows
    except (Broken, OSError, subprocess.CalledProcessError) as error:
        print(f"What is made for Windows does not work: {error}", file=sys.stderr)
        return 1
    print("What is made for Windows works.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
