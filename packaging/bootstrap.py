"""Sets the program up in `.venv` and starts or tests it, for `play` and `play.bat`. Standard library only.

    ./play [FILE]                   start the program (and open a game)
    ./play --offscreen demo.png     play a short computer game without a display, and draw it to a file
    ./play --check [COMMIT]         run the checks, and the tests of what changed since a commit (main)
    ./play --test                   run every check and test
    ./play --test ARGUMENTS         run pytest with these arguments, on the installed build
    ./play --python ARGUMENTS       run the Python of .venv, with the tools of a developer
    ./play --help                   show this

A set-up is kept until a source file changes; then only the changed part is rebuilt. `--check` builds nothing: it tests
the sources as they are.
"""

import importlib.util
import json
import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from types import ModuleType
from typing import NoReturn

sys.path.insert(0, str(Path(__file__).resolve().parent))

import sources

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv"
STAMP = ENVIRONMENT / "surajang.json"
WINDOWS = os.name == "nt"
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if WINDOWS else "bin/python")
OLDEST_GLIBC = (2, 28)  # Qt's Linux packages need it
OPTIONAL = "{} are for the C compiler, and optional: without it the computer thinks far more slowly."


def load(path: Path) -> ModuleType:
    """A module of the program, loaded by its path, so that the program's folders are not on the module path."""
    spec = importlib.util.spec_from_file_location(f"surajang_{path.stem}", path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


system = load(ROOT / "gui" / "app" / "system.py")


class SetupError(Exception):
    """Something that the user must do, in one line."""


@dataclass(frozen=True)
class Request:
    """A parsed command line."""

    command: list[str]
    """Arguments for the Python of `.venv`."""
    develop: bool = False
    """Whether development tools are needed."""
    build: bool = True
    """Whether the program has to be built, and not only what it needs installed."""
    window: bool = False
    """Whether a window opens."""
    offscreen: bool = False
    listening: bool = False
    """Whether tests will use the accessibility bus."""


@dataclass(frozen=True)
class Stamp:
    """The contents of `.venv`, stored there as JSON after a set-up."""

    python: str
    place: str
    fingerprint: str
    requirements: list[str]
    window: bool
    compiler: bool


def parse(arguments: list[str]) -> Request:
    first, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    if first == "--test":
        return Request([str(ROOT / "packaging" / "check.py"), *rest], develop=True, offscreen=True, listening=not rest)
    if first == "--check":
        return Request([str(ROOT / "packaging" / "quick_check.py"), *rest], develop=True, build=False, offscreen=True)
    if first == "--python":
        return Request(rest, develop=True)
    offscreen = any(argument.partition("=")[0] == "--offscreen" for argument in arguments)
    window = not offscreen and "--version" not in arguments
    return Request(["-m", "surajang.gui", *arguments], window=window, offscreen=offscreen)


# The system


def has_compiler() -> bool:
    """Whether C extensions can be compiled for this Python. Windows' compilers are found by setuptools alone."""
    if WINDOWS:
        return True
    name = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    return shutil.which(name) is not None and Path(sysconfig.get_path("include"), "Python.h").is_file()


def has_venv() -> bool:
    return all(importlib.util.find_spec(name) for name in ("venv", "ensurepip"))


def check_glibc() -> None:
    """Raises SetupError on a Linux that Qt's packages do not run on."""
    name, version = platform.libc_ver()
    if name != "glibc" or tuple(int(part) for part in version.split(".")[:2]) < OLDEST_GLIBC:
        found = f"{name} {version}".strip() or "another C library"
        raise SetupError(f"Surajang needs Linux with glibc 2.28 or newer, for Qt; this system has {found}.")


def check_system(request: Request) -> None:
    """Install missing libraries, as root with apt; else raise SetupError with the line that installs them.

    One line names the libraries for all commands. A missing compiler is no error: the program then runs as plain
    Python. Nor is a missing library of Qt's network, except for tests.
    """
    if sys.platform != "linux":
        return
    check_glibc()
    libraries = dict(system.LIBRARIES)
    libraries |= system.WINDOW_LIBRARIES if request.window else {}
    libraries |= system.NETWORK_LIBRARIES if request.develop else {}
    missing = system.missing_libraries(system.LIBRARIES | system.WINDOW_LIBRARIES | system.NETWORK_LIBRARIES)
    venv, compiler = has_venv(), has_compiler()
    needed = [library for library in missing if library in libraries]
    needed += [] if venv else ["Python's venv module"]
    apt = shutil.which("apt-get")
    listening = system.missing_for_listening() if request.listening and apt and os.geteuid() == 0 else []
    if not needed and compiler and not listening:
        return
    python = f"python3.{sys.version_info.minor}"
    compiling = [] if compiler else ["gcc", "libc6-dev", f"{python}-dev"]
    packages = [*missing.values(), *([] if venv else [f"{python}-venv"]), *compiling]
    packages += [package for package in listening if package not in packages]
    if apt and os.geteuid() == 0:
        packages = apt_install(packages)
        left = [library for library in needed if library in system.missing_libraries(missing)]
        if left or not has_venv():
            line = f"apt-get install -y {' '.join(packages)}"
            raise SetupError(f"Surajang still needs {', '.join(left) or 'the venv module'} after: {line}")
    elif needed:
        line = system.advice(needed, packages)
        note = f"\n{OPTIONAL.format(' '.join(compiling))}" if compiling and apt else ""
        raise SetupError(line + note)
    if apt and not has_compiler():
        say(
            "Without a C compiler the computer thinks far more slowly; to mend that: "
            f"sudo apt-get update && sudo apt-get install -y {' '.join(compiling)}"
        )


def apt_install(packages: list[str]) -> list[str]:
    """Install packages; return their names in this release."""
    run_apt("update")  # without its lists nothing is known about names
    packages = system.debian_names(packages)
    say(f"Installing {' '.join(packages)}")
    run_apt("install", "-y", "--no-install-recommends", *packages)
    return packages


def run_apt(*arguments: str) -> None:
    """Run apt-get, and show its output if it fails."""
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        say(done.stdout + done.stderr)


# Installed packages


def required_stamp(request: Request, last: Stamp | None) -> Stamp:
    """The contents of `.venv` that a request requires, including those of earlier requests."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    project, extras = settings["project"], settings["project"]["optional-dependencies"]["dev"]
    develop = request.develop or (last is not None and set(extras) <= set(last.requirements))
    compiler = has_compiler() or (last is not None and last.compiler)
    build = [name for name in settings["build-system"]["requires"] if compiler or name.startswith("setuptools")]
    files = [ROOT / "pyproject.toml", ROOT / "setup.py", ROOT / "packaging" / "c_code.py"]
    files += sorted(Path(ROOT, sources.TOP).glob("*.py"))
    files += sources.program_files(ROOT)
    stamp = Stamp(
        python=sys.version,
        place=str(ENVIRONMENT),  # commands in a virtual environment that was moved do not start
        fingerprint=sources.fingerprint(ROOT, files),
        requirements=sorted({*build, *project["dependencies"], *(extras if develop else [])}),
        window=request.window or (last is not None and last.window),
        compiler=compiler,
    )
    if request.build:
        return stamp
    return replace(stamp, fingerprint=last.fingerprint if last else "", compiler=last.compiler if last else compiler)


def read_stamp() -> Stamp | None:
    """The stamp of the last set-up, None if there is none that this script can read."""
    try:
        return Stamp(**json.loads(STAMP.read_text("utf-8")))
    except (OSError, ValueError, TypeError):
        return None


def keep(stamp: Stamp) -> None:
    STAMP.write_text(json.dumps(asdict(stamp)) + "\n", "utf-8")


def set_up(request: Request, stamp: Stamp, last: Stamp | None) -> None:
    """Set `.venv` up for a stamp. Raises SetupError."""
    check_system(request)
    if last is None or (last.python, last.place) != (stamp.python, stamp.place) or not PYTHON.exists():
        say("Setting up in .venv; this takes a few minutes, once")
        base = getattr(sys, "_base_executable", sys.executable)
        run([base, "-m", "venv", "--clear", str(ENVIRONMENT)], "A virtual environment could not be made")
        last = None
    stamp = required_stamp(request, last)  # a compiler may have been installed by now
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--no-input", "--disable-pip-version-check"]
    if last is None or last.requirements != stamp.requirements:
        run([*pip, *stamp.requirements], "The Python packages could not be installed")
    if request.build and (last is None or (last.fingerprint, last.compiler) != (stamp.fingerprint, stamp.compiler)):
        say("Building the program; where the rules or the engine changed, two processors take half a minute")
        keep(replace(stamp, fingerprint=""))  # so that a build that fails is tried again
        os.environ["SURAJANG_BUILD_CACHE"] = str(ENVIRONMENT / "build-cache")
        options = ["--no-deps", "--no-build-isolation", "--force-reinstall"]
        run([*pip, *options, str(ROOT)], "The program could not be built")
        sources.add_commands(ENVIRONMENT)
        if stamp.compiler and not is_compiled():
            again = "./play --python -m pip install --verbose --no-deps --no-build-isolation ."
            say(f"The rules and the engine could not be compiled, and run as plain Python; `{again}` shows why.")
    keep(stamp)


@contextmanager
def alone() -> Iterator[None]:
    """Wait until no other start sets `.venv` up, and keep others from it."""
    lock = load(ROOT / "engine" / "lock.py").FileLock(ENVIRONMENT)
    if not lock.take():
        say("Waiting for another start that sets Surajang up")
        while not lock.take():
            pass
    try:
        yield
    finally:
        lock.release()


def is_compiled() -> bool:
    """Whether the core of the installed program is compiled."""
    record = sources.installed_in(ENVIRONMENT) / "rules" / sources.BUILD_RECORD
    return bool(json.loads(record.read_text("utf-8"))["compiled"])


def run(command: list[str], complaint: str) -> None:
    """Run a command. Raises SetupError with the message if it fails, after its own output."""
    if subprocess.run(command, cwd=ROOT, stdout=sys.stderr, check=False).returncode != 0:
        raise SetupError(f"{complaint}; the lines above say why.")


def say(message: str) -> None:
    print(message, file=sys.stderr, flush=True)


def stay_inside() -> None:
    """Remove environment variables that would import other Pythons' modules or install packages outside `.venv`."""
    for name in ("PYTHONPATH", "PYTHONHOME", "PIP_TARGET", "PIP_PREFIX"):
        os.environ.pop(name, None)
    os.environ["PIP_USER"] = "0"


def start(request: Request) -> NoReturn:
    """Replace this process by the Python of `.venv`, which imports the installed program and never the sources."""
    os.environ["PYTHONSAFEPATH"] = "1"
    if request.offscreen:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    command = [str(PYTHON), *request.command]
    if WINDOWS:
        raise SystemExit(subprocess.run(command, check=False).returncode)
    os.execv(PYTHON, command)


def main(arguments: list[str]) -> NoReturn:
    if arguments in (["--help"], ["-h"]):
        raise SystemExit(print(__doc__))
    request = parse(arguments)
    stay_inside()
    if os.environ.get("CI"):
        os.environ["SURAJANG_REQUIRE_COMPILED"] = "1"
    try:
        complaint = system.complaint_about_display("./play") if request.window else ""
        if complaint:
            raise SetupError(complaint)
        last = read_stamp()
        if required_stamp(request, last) != last:
            with alone():
                last = read_stamp()
                stamp = required_stamp(request, last)
                if stamp != last:
                    set_up(request, stamp, last)
        start(request)
    except (SetupError, OSError) as error:
        raise SystemExit(str(error)) from None
    except KeyboardInterrupt:
        raise SystemExit("Interrupted; the next start goes on from here.") from None


if __name__ == "__main__":
    main(sys.argv[1:])
