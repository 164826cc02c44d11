"""A bare Debian or Ubuntu in a folder, and a screen for it, to test packages and start scripts in.

Needs root, debootstrap and Xvfb, which are not installed in the bare system.
"""

import ast
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import download

PATIENCE = 60  # seconds
SCREEN = (1280, 800)
"""The player's desktop: without a window manager, so that a window is in the upper left corner."""
PLAYER = 1000
HOME = "home/player"
UBUNTU = {"jammy": "22.04", "noble": "24.04", "plucky": "25.04", "questing": "25.10", "resolute": "26.04"}
"""The releases of Ubuntu, by the names of their archives."""
UBUNTU_S_OWN_USER = "ubuntu"
ARCHIVE = "http://archive.ubuntu.com/ubuntu"
SCRIPTS = Path("/usr/share/debootstrap/scripts")
OUTSIDE = "/outside"
"""The folder in a bare system at which files and folders named by pip's settings are mounted."""
NETWORK = ("PIP_.*", "(https?|all|no)_proxy", "(REQUESTS|CURL)_CA_BUNDLE", "SSL_CERT_FILE")
"""The environment variables by which pip finds packages."""
PATH = re.compile(r"(?<!\S)(file://|)(/[^\s,]+)")


class Broken(Exception):
    """A failed check; the message is a sentence."""


def run(*command: str | Path) -> str:
    """The output of a command. Raises Broken with its last lines if it fails."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode != 0:
        raise Broken(f"{' '.join(map(str, command))} failed:\n{done.stdout[-2000:]}")
    return done.stdout


def wait_for(what: str, true: Callable[[], object], patience: int = PATIENCE) -> None:
    """Return as soon as a condition holds. Raises Broken if it does not within `patience` seconds."""
    end = time.monotonic() + patience
    while not true():
        if time.monotonic() > end:
            raise Broken(f"After {patience} seconds still not true: {what}.")
        time.sleep(0.1)


@contextmanager
def screen() -> Iterator[None]:
    """A screen of its own as DISPLAY."""
    size = "x".join(map(str, SCREEN))
    ready, writer = os.pipe()
    with subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{size}x24", "-ac", "-nolisten", "tcp"],
        stderr=subprocess.DEVNULL,
        pass_fds=[writer],
    ) as server:
        try:
            os.close(writer)
            with os.fdopen(ready) as numbers:
                os.environ["DISPLAY"] = f":{numbers.readline().strip()}"
            yield
        finally:
            server.terminate()


def system_called(name: str) -> str:
    """The usual name of a release."""
    return f"Ubuntu {UBUNTU[name]}" if name in UBUNTU else f"Debian {name}"


def bootstrap(name: str, root: Path) -> None:
    """Make a bare system of a release in an empty folder. Raises Broken."""
    if name not in UBUNTU:
        run("debootstrap", "--variant=minbase", name, root)
        return
    with tempfile.TemporaryDirectory() as scratch:
        package = Path(scratch, "ubuntu-keyring.deb")
        try:
            download.download("ubuntu-keyring", package)
        except download.DownloadError as error:
            raise Broken(str(error)) from None
        run("dpkg-deb", "--extract", package, scratch)
        keys = f"--keyring={scratch}/usr/share/keyrings/ubuntu-archive-keyring.gpg"
        # Debian's debootstrap knows no newer release, but they are all made like this one.
        how = SCRIPTS / "jammy"
        run("debootstrap", "--variant=minbase", "--components=main,universe", keys, name, root, ARCHIVE, how)


class System:
    """A bare Debian or Ubuntu in an empty folder; what runs there ends when it is no longer used."""

    def __init__(self, root: Path, name: str, base: Path | None = None) -> None:
        """`name` is a release of Debian or Ubuntu; `base`: a bare system to copy, if there is one."""
        self.root = root
        self.name = name
        self.base = base
        self.shared: dict[str, Path] = {}
        """Folders of this system that are mounted in the bare one."""
        self.surroundings = {"LANG": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"}
        """Environment variables of the commands that run there."""

    def __enter__(self) -> "System":
        if self.base:
            run("cp", "--archive", "--reflink=auto", f"{self.base}/.", self.root)
        else:
            bootstrap(self.name, self.root)
            if UBUNTU_S_OWN_USER in (self.root / "etc" / "passwd").read_text("utf-8"):
                self.run("userdel", "--remove", UBUNTU_S_OWN_USER)
            self.run("useradd", "--create-home", "--uid", str(PLAYER), "player")
        self.root.chmod(0o755)  # a temporary folder is its owner's alone, a root is everybody's
        return self

    def __exit__(self, *problem: object) -> None:
        for process in self.processes():
            os.kill(process, signal.SIGKILL)
        wait_for("everything in the system has ended", lambda: not self.processes())

    def share_pip(self) -> None:
        """Let pip use the same indexes there as here."""

        def share(found: re.Match[str]) -> str:
            path = Path(found[2])
            if not path.exists():
                return found[0]
            whole = path.parent if found[1] else path  # an index points to files beside its folder
            self.shared[f"{OUTSIDE}{whole}"] = whole.resolve()
            return f"{found[1]}{OUTSIDE}{path}"

        for name, value in pip_settings().items():
            self.surroundings[name] = PATH.sub(share, value)
        for inside, path in self.shared.items():
            target = self.root / inside.removeprefix("/")
            target.parent.mkdir(parents=True, exist_ok=True)
            if path.is_dir():
                target.mkdir(exist_ok=True)
            else:
                target.touch()

    def command(self, *command: str, user: int = 0) -> list[str]:
        """A command line that runs a command in the system; its mounts are gone when it ends."""
        mounts = [
            'mount -t proc proc "$0/proc"',
            'mount --bind /dev "$0/dev"',
            'mount -t tmpfs -o mode=1777 tmpfs "$0/dev/shm"',
            "user=$1 && shift",
        ]
        for inside, path in self.shared.items():
            mounts.append(f"mount --bind -o ro '{path}' \"$0{inside}\"")
        enter = 'exec chroot --userspec="$user:$user" "$0" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@"'
        own = {"HOME": self.home(user), "DISPLAY": os.environ.get("DISPLAY", "")}
        given = [f"{name}={value}" for name, value in (self.surroundings | own).items()]
        script = " && ".join([*mounts, enter])
        return ["unshare", "--mount", "sh", "-c", script, str(self.root), str(user), *given, *command]

    def home(self, user: int) -> str:
        return f"/{HOME}" if user else "/root"

    def run(self, *command: str, user: int = 0) -> str:
        return run(*self.command(*command, user=user))

    def processes(self) -> list[int]:
        """The processes in the system."""
        return [int(path.parent.name) for path in Path("/proc").glob("[0-9]*/root") if self._is_root(path)]

    def _is_root(self, path: Path) -> bool:
        try:
            return path.readlink() == self.root
        except OSError:  # it has ended, or belongs to the kernel
            return False

    def memory(self) -> int:
        """Memory of the system's processes in bytes, shared memory divided among its users (PSS)."""
        texts = [Path("/proc", str(process), "smaps_rollup").read_text() for process in self.processes()]
        return sum(int(size) for text in texts for size in re.findall(r"^Pss: +(\d+) kB", text, re.MULTILINE)) * 1024


def pip_settings() -> dict[str, str]:
    """pip's settings about indexes, from its files and the environment, as environment variables."""
    command = [sys.executable, "-m", "pip", "config", "list"]
    listed = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    found = re.findall(r"^(?:global|install)\.([\w-]+)=(.+)$", listed, re.MULTILINE)
    settings = {
        f"PIP_{name.upper().replace('-', '_')}": " ".join(ast.literal_eval(value).split()) for name, value in found
    }
    names = re.compile("|".join(NETWORK), re.IGNORECASE)
    settings |= {name: value for name, value in os.environ.items() if names.fullmatch(name)}
    settings.pop("PIP_CONFIG_FILE", None)  # it has been read
    return settings
