"""Tests the Debian package as a user would, in a bare Debian or Ubuntu without Python.

    python packaging/debian/check.py [--on RELEASE] [--draw] [PACKAGE]

PACKAGE (by default the one in dist/) is installed with apt, a game is drawn as PDF, another is played against the
computer with the mouse, a saved game is opened by its type, and the package is purged. Screenshots are compared with
the pictures in packaging/debian/expected, or replace them with --draw; the player's settings are there too. Run it as
root; it needs debootstrap, Xvfb, xdotool and ImageMagick, which are not installed in the bare system.
"""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

import release  # noqa: E402 (found by the line above)
from bare_system import HOME, PATIENCE, PLAYER, SCREEN, Broken, System, run, screen, wait_for  # noqa: E402

PICTURES = release.ROOT / "build" / "debian-check"
"""The folder of the screenshots."""
MAX_PACKED, MAX_INSTALLED, MAX_MEMORY = 30e6, 100e6, 250e6  # bytes; memory is the window's and its idle engine's

GAMES = f"{HOME}/.local/share/surajang/games"
PLAY_THE_COMPUTER, START_THE_GAME, RESIGN, NOTHING = (638, 138), (865, 642), (887, 137), (40, 600)
LOWEST_SQUARE, SQUARE = (135, 650), 70
MOVES = ("a3a4", "i3i4", "h3h4", "b3b4", "a4a5", "i4i5", "h4h5", "b4b5")
"""Pawn moves, tried one after another, since the computer's answer may block one."""
ANSWERS = 4

OUR_GAME, ANY_GAME = "application/x-surajang-game", ("application/vnd.chess-pgn", "application/x-chess-pgn")
SAVED_AS = {
    "no ending": (OUR_GAME,),
    "Palace Shogi.surajang.pgn": (OUR_GAME,),
    "Palace Shogi.pgn": (OUR_GAME, *ANY_GAME),
}
"""The possible types of a saved game, by its name; the last is opened."""
TOOLS_OF_DESKTOPS = ("libglib2.0-bin", "shared-mime-info", "desktop-file-utils")
SAVED_GAME = release.ROOT / "assets" / "help" / "games" / "palaceshogi.pgn"

EXPECTED = HERE / "expected"
DIFFERENCE = 0.01
"""The greatest difference from an expected picture (0 to 1); a missing king makes 0.017."""


def click(place: tuple[int, int]) -> None:
    run("xdotool", "mousemove", str(place[0]), str(place[1]), "click", "1")
    time.sleep(0.3)  # as long as a hand takes


def look(name: str, folder: Path) -> None:
    """Wait until the window looks as expected, and save the picture in `folder`. Raises Broken if it never does."""
    run("xdotool", "mousemove", str(SCREEN[0] - 1), str(SCREEN[1] - 1))
    taken, expected = folder / f"{name}.jpg", EXPECTED / f"{name}.jpg"

    def take() -> None:
        run("import", "-window", "root", "-resize", "50%", "-quality", "75", taken)

    def as_expected() -> bool:
        take()
        command = ["compare", "-metric", "RMSE", str(taken), str(expected), "null:"]
        errors = subprocess.run(command, capture_output=True, text=True, check=False).stderr
        found = re.search(r"\(([\d.e-]+)\)", errors)
        if not found:
            raise Broken(f"The pictures of {name} cannot be compared: {errors}")
        return float(found[1]) <= DIFFERENCE

    if folder == EXPECTED:
        time.sleep(5)
        take()
    else:
        wait_for(f"the window looks as in {expected}; it looks as in {taken}", as_expected)


def install(system: System, package: Path) -> None:
    """Install the package with only its dependencies. Raises Broken."""
    if package.stat().st_size > MAX_PACKED:
        raise Broken(f"The package has {package.stat().st_size} bytes.")
    shutil.copy(package, system.root / "root")
    system.run("apt-get", "update")
    system.run("apt-get", "install", "--yes", "--no-install-recommends", f"/root/{package.name}")
    installed = int(system.run("du", "--summarize", "--bytes", "/usr/lib/surajang").split()[0])
    if installed > MAX_INSTALLED:
        raise Broken(f"The installed program has {installed} bytes.")
    if list(system.root.glob("usr/bin/python*")):
        raise Broken("The system has a Python, so that this proves nothing.")
    version = system.run("surajang", "--version").strip()
    if version != f"Surajang {release.version()} (compiled core)":
        raise Broken(f"The program calls itself {version}.")
    print(f"{version}: {package.stat().st_size / 1e6:.1f} MB packed, {installed / 1e6:.1f} MB installed")


def draw(system: System) -> None:
    """Draw a game as PDF, which needs cairo. Raises Broken."""
    system.run("surajang", "--offscreen", f"/{HOME}/game.pdf", user=PLAYER)
    if not (system.root / HOME / "game.pdf").read_bytes().startswith(b"%PDF-"):
        raise Broken("What the program draws as PDF is none.")
    print("A game was drawn as PDF")


def play(system: System, pictures: Path) -> None:
    """Start the program, play some moves against the computer with the mouse, and resign. Raises Broken."""
    settings = system.root / HOME / ".config" / "surajang" / "settings.json"
    settings.parent.mkdir(parents=True)
    shutil.copyfile(EXPECTED / "settings.json", settings)
    system.run("chown", "--recursive", "player:player", f"/{HOME}")
    program = subprocess.Popen(system.command("surajang", user=PLAYER), stderr=subprocess.PIPE, text=True)
    try:
        look("start", pictures)
    except Broken as error:
        program.kill()
        raise Broken(f"{error}\nThe program said: {program.communicate()[1]}") from None
    click(PLAY_THE_COMPUTER)
    time.sleep(2)  # for the dialog, on a busy machine
    click(START_THE_GAME)
    look("game", pictures)

    def record() -> str:
        """The game as it is kept on disk."""
        return "".join(file.read_text("utf-8") for file in (system.root / GAMES).glob("*.pgn"))

    def answers() -> int:
        return len(re.findall(r"^\d+\.\.\. ", record(), re.MULTILINE))

    def more_answers_than(number: int) -> bool:
        return answers() > number

    tried = iter(MOVES)
    while (before := answers()) < ANSWERS:
        move = next(tried, "")
        if not move:
            raise Broken(f"The moves clicked were not played, or not answered:\n{record()}")
        click(square(move[:2]))
        click(square(move[2:]))
        if f"{before + 1}. {move[2:]}\n" in record():
            wait_for(f"the computer answers {move}", partial(more_answers_than, before))
    memory = system.memory()
    run("xdotool", "key", "ctrl+shift+r")
    time.sleep(1)
    click(RESIGN)
    wait_for("the game is lost", lambda: '[Result "0-1"]' in record())
    print(f"A game was played: {' '.join(record().split(']')[-1].split())}")
    quit_window(system)
    if program.wait(PATIENCE) != 0 or (errors := program.communicate()[1]):
        raise Broken(f"The program ended with code {program.returncode} and said: {errors}")
    print(f"Window and idle engine take {memory / 1e6:.0f} MB")
    if memory > MAX_MEMORY:
        raise Broken("That is too much memory.")


def square(name: str) -> tuple[int, int]:
    """The position of a square on the screen."""
    across, up = ord(name[0]) - ord("a"), int(name[1:]) - 1
    return LOWEST_SQUARE[0] + across * SQUARE, LOWEST_SQUARE[1] - up * SQUARE


def quit_window(system: System) -> None:
    click(NOTHING)  # without a window manager, a window has the keys only after that
    run("xdotool", "key", "ctrl+q")
    wait_for("everything has ended", lambda: not system.processes())


def open_saved_game(system: System, pictures: Path) -> None:
    """Open a file as a click in a file manager does. Raises Broken."""
    system.run("apt-get", "install", "--yes", "--no-install-recommends", *TOOLS_OF_DESKTOPS)
    text = SAVED_GAME.read_text("utf-8").replace('[Event "?"]', '[Event "Game played with Surajang"]')
    for name, kinds in SAVED_AS.items():
        (system.root / HOME / name).write_text(text, "utf-8")
        kind = system.run("gio", "info", "--attributes=standard::content-type", f"/{HOME}/{name}", user=PLAYER)
        if not kind.strip().endswith(kinds):
            raise Broken(f"{name} is not known as a game:\n{kind}")
    opening = system.command("gio", "open", f"/{HOME}/{name}", user=PLAYER)
    with subprocess.Popen(opening, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as gio:
        look("saved", pictures)
        gio.kill()  # Ubuntu 22.04's waits for a session bus; its child keeps running
    quit_window(system)
    print("A saved game was opened by its type")


def purge(system: System) -> None:
    """Purge the package and check that nothing remains. Raises Broken."""
    system.run("apt-get", "purge", "--yes", "surajang")
    not_looked_at = ["-path", f"/{HOME}", "-o", "-path", "/var/log", "-o", "-path", "/root", "-o", "-path", "/proc"]
    named = ["-prune", "-o", "-iname", "*surajang*", "-print"]
    left = system.run("find", "/", "-xdev", "(", *not_looked_at, ")", *named)
    tables = "/usr/share/mime /usr/share/applications /var/lib/dpkg/status"
    left += system.run("sh", "-c", f"grep --recursive --files-with-matches surajang {tables} || true")
    if left:
        raise Broken(f"After purging there is still:\n{left}")
    print("Nothing is left after purging")


def check(package: Path, pictures: Path, name: str) -> None:
    """Run all tests on a release of Debian or Ubuntu. Raises Broken."""
    with (
        screen(),
        tempfile.TemporaryDirectory(prefix="surajang-debian-") as folder,
        System(Path(folder), name) as system,
    ):
        install(system, package)
        draw(system)
        play(system, pictures)
        open_saved_game(system, pictures)
        purge(system)


def main() -> int:
    parser = argparse.ArgumentParser(description="Tests the Debian package in a bare Debian.")
    parser.add_argument(
        "--on", metavar="RELEASE", default="bookworm", help="the release of Debian or Ubuntu (bookworm)"
    )
    parser.add_argument("--draw", action="store_true", help="replace the expected pictures")
    parser.add_argument("package", type=Path, nargs="?", help="the package (the one in dist/)")
    options = parser.parse_args()
    package = options.package or next(release.ROOT.glob(f"dist/surajang_{release.version()}_*.deb"), None)
    if package is None:
        print("There is no package; `make deb` builds one.", file=sys.stderr)
        return 1
    pictures = EXPECTED if options.draw else PICTURES
    pictures.mkdir(parents=True, exist_ok=True)
    try:
        check(package, pictures, options.on)
    except (Broken, OSError) as error:
        print(f"The package does not work: {error}", file=sys.stderr)
        return 1
    print("The package works.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
