"""Tests the README's commands in a bare Debian or Ubuntu without Python, git or anything else.

    python packaging/bare_check.py [--on RELEASE]... [--quick]

In every release (bookworm and trixie by default) root runs `./play --test` and `./play`. A user does the same after
root has run the one line that `./play` printed; and a wheel is installed with pip, and started before and after the
line that it prints. With --quick both run only the tests that depend on the system. The output is kept in
build/bare-check. Run it as root; it needs debootstrap, Xvfb, xdotool and ImageMagick, which are not installed in the
bare system. pip there uses the same indexes as here.
"""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import release
from bare_system import PLAYER, Broken, System, run, screen, system_called, wait_for

RELEASES = ("bookworm", "trixie")
OUTPUT = release.ROOT / "build" / "bare-check"
"""The folder of the commands' output and of screenshots."""
QUICK = (
    "packaging/test_bootstrap",
    "packaging/test_build",
    "packaging/test_packaging",
    "engine/test_uci",
    "rules/test_query",
)
MAX_SECONDS = 7200  # seconds; a command that takes longer hangs
COLOURS = 100
"""A screen with fewer colours shows no window."""
ASKED_FOR = re.compile(
    r"^Surajang needs .*: sudo (apt-get update) && sudo (apt-get install -y [\w.+ -]+)$", re.MULTILINE
)


class Person:
    """A user of a bare system, and what has worked so far."""

    def __init__(self, system: System, user: int, name: str) -> None:
        """`user` is 0 for root."""
        self.system = system
        self.user = user
        self.name = f"{system_called(system.name)}, {name}"
        self.worked: list[str] = []
        self.commands = 0

    def start(self, command: str) -> tuple[subprocess.Popen[bytes], Path]:
        """Start a command in the sources' folder, with its output in a file."""
        self.commands += 1
        output = OUTPUT / f"{re.sub(r'[^a-z0-9.]+', '-', self.name.lower())}-{self.commands}.txt"
        line = self.system.command("sh", "-c", f"cd ~/surajang && exec {command}", user=self.user)
        with output.open("wb") as file:
            return subprocess.Popen(line, stdout=file, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL), output

    def closing_lines(self, command: str, succeeds: bool = True) -> str:
        """Run a command to its end, print its last lines and return its output. Raises Broken."""
        process, output = self.start(command)
        code = process.wait(MAX_SECONDS)
        text = output.read_text("utf-8", "replace")
        print(f"== {self.name}: {command} (exit code {code})", *text.splitlines()[-4:], sep="\n", flush=True)
        if (code == 0) != succeeds:
            raise Broken(f"{self.name}: {command} ended with code {code}; all it said is in {output}.")
        return text

    def test(self, arguments: str = "") -> None:
        """Raises Broken."""
        text = self.closing_lines(f"./play --test {arguments}".strip())
        self.worked.append(f"./play --test: {text.splitlines()[-1]}")

    def show(self, command: str = "./play") -> None:
        """Start the window, look at it and close it. Raises Broken."""
        began = time.monotonic()
        process, output = self.start(command)
        try:
            wait_for("a window is seen", lambda: process.poll() is not None or shows_window(), MAX_SECONDS)
            seconds = time.monotonic() - began
            if process.poll() is None:
                run("import", "-window", "root", output.with_suffix(".png"))
                # Without a window manager, a window has the keys only after a click.
                run("xdotool", "mousemove", "40", "600", "click", "1", "key", "ctrl+q")
            code = process.wait(60)
        finally:
            process.kill()
        text = output.read_text("utf-8", "replace")
        print(f"== {self.name}: {command} (exit code {code})", *text.splitlines()[-4:], sep="\n", flush=True)
        if code != 0 or "Traceback" in text:
            raise Broken(f"{self.name}: {command} ended with code {code}; all it said is in {output}.")
        self.worked.append(f"{command}: a window after {seconds:.0f} s")

    def obey(self, command: str) -> None:
        """Run a command that asks for packages, then its line as root. Raises Broken."""
        request = ASKED_FOR.search(self.closing_lines(command, succeeds=False))
        if not request:
            raise Broken(f"{self.name}: {command} names no line that installs what is missing.")
        for line in request.groups():
            self.system.run("sh", "-c", line)
        self.worked.append("one line for root")


def shows_window() -> bool:
    """Whether the screen is not empty."""
    time.sleep(1)  # what builds the program needs the processor more
    with tempfile.TemporaryDirectory() as folder:
        picture = Path(folder, "screen.png")
        run("import", "-window", "root", picture)
        return int(run("identify", "-format", "%k", picture)) >= COLOURS


def put_sources(system: System, user: int) -> None:
    """Copy the tracked sources and those about to be committed, and nothing else."""
    folder = system.root / system.home(user).removeprefix("/") / "surajang"
    names = release.git(release.ROOT, "ls-files", "-z", "--cached", "--others", "--exclude-standard").split("\0")
    for name in filter(None, names):
        if (release.ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(release.ROOT / name, folder / name)
    owner = f"{user}:{user}"
    system.run("chown", "--recursive", owner, f"{system.home(user)}/surajang")


def as_root(system: System, tests: str, wheels: Path) -> Person:
    """Run the tests, which need less of the system than the window, then build a wheel. Raises Broken."""
    person = Person(system, 0, "root")
    put_sources(system, person.user)
    person.test(tests)
    person.show()
    options = "--quiet --no-deps --no-build-isolation --wheel-dir /root/wheels"
    person.closing_lines(f"./play --python -m pip wheel {options} .")
    shutil.copytree(system.root / "root" / "wheels", wheels)
    return person


def as_user(system: System, tests: str) -> Person:
    """Run the line for root, then the window and the tests. Raises Broken."""
    person = Person(system, PLAYER, "user")
    put_sources(system, person.user)
    person.obey("./play")
    person.show()
    person.test(tests)
    return person


def with_pip(system: System, wheels: Path) -> Person:
    """Test the wheel in a virtual environment, without and with the libraries of the window. Raises Broken."""
    person = Person(system, PLAYER, "user with pip")
    put_sources(system, person.user)
    for line in ("apt-get update", "apt-get install --yes --no-install-recommends python3 python3-venv"):
        system.run("sh", "-c", line)
    shutil.copytree(wheels, system.root / "wheels")
    person.closing_lines("python3 -m venv ../environment")
    person.closing_lines("sh -c '../environment/bin/pip install --quiet /wheels/*.whl'")
    person.obey("../environment/bin/surajang")
    person.show("../environment/bin/surajang")
    return person


def check(name: str, quick: bool) -> list[Person]:
    """Run all tests on a release; return its users. Raises Broken."""
    tests = " ".join(f"tests/{name}.py" for name in QUICK) if quick else ""
    done = []
    with tempfile.TemporaryDirectory(prefix="surajang-bare-") as folder:
        base, wheels = Path(folder, "base"), Path(folder, "wheels")
        base.mkdir()
        with System(base, name) as system:
            if system.run("sh", "-c", "command -v python3 git cc || true").strip():
                raise Broken(f"{system_called(name)} is not bare, so that this proves nothing.")
        for number, work in enumerate(
            (
                lambda system: as_root(system, tests, wheels),
                lambda system: as_user(system, tests),
                lambda system: with_pip(system, wheels),
            )
        ):
            root = Path(folder, str(number))
            root.mkdir()
            with System(root, name, base) as system:
                system.share_pip()
                done.append(work(system))
            shutil.rmtree(root)
    return done


def main() -> int:
    parser = argparse.ArgumentParser(description="Tests the README's commands in bare systems.")
    parser.add_argument(
        "--on", metavar="RELEASE", action="append", help="a release of Debian or Ubuntu (bookworm and trixie)"
    )
    parser.add_argument("--quick", action="store_true", help="run only the tests that depend on the system")
    options = parser.parse_args()
    OUTPUT.mkdir(parents=True, exist_ok=True)
    done = []
    try:
        with screen():
            for name in options.on or RELEASES:
                done += check(name, options.quick)
    except (Broken, OSError, subprocess.TimeoutExpired) as error:
        print(f"A bare system does not work: {error}", file=sys.stderr)
        return 1
    print(*(f"{person.name}: {'; '.join(person.worked)}" for person in done), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
