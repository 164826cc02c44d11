"""The start script: its demands on a system, and that it does nothing if nothing changed. Needs no network."""

import json
import os
import shutil
import subprocess
import sys
import threading
import time
from dataclasses import asdict, replace
from pathlib import Path

import bootstrap
import pytest
import sources
from bootstrap import Request, SetupError, Stamp
from builds import ROOT
from machine import scaled

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="what a system lacks is looked for on Linux only"),
]

STAMP = Stamp(
    python=sys.version,
    place="/home/player/surajang/.venv",
    fingerprint="0" * 64,
    requirements=["setuptools>=77"],
    window=False,
    compiler=True,
)


class System:
    """A machine as the start script sees it; `installed` lists the packages installed by apt."""

    def __init__(self) -> None:
        self.lacks: set[str] = set()
        self.commands = {"apt-get"}
        self.user = 1000
        self.compiler = True
        self.venv = True
        self.newer_release = False
        self.installed: list[str] = []

    def missing(self, wanted: dict[str, str]) -> dict[str, str]:
        return {library: package for library, package in wanted.items() if library in self.lacks}

    def names(self, packages: list[str]) -> list[str]:
        return [name.replace("2.0-0", "2.0-0t64") for name in packages] if self.newer_release else packages

    def install(self, packages: list[str]) -> list[str]:
        self.installed += packages
        self.lacks.clear()
        self.compiler = self.venv = True
        return packages


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> System:
    """A machine that has everything; the test removes parts."""
    machine = System()
    monkeypatch.setattr(bootstrap.system, "missing_libraries", machine.missing)
    monkeypatch.setattr(bootstrap, "has_compiler", lambda: machine.compiler)
    monkeypatch.setattr(bootstrap, "has_venv", lambda: machine.venv)
    monkeypatch.setattr(bootstrap, "apt_install", machine.install)
    monkeypatch.setattr(bootstrap.system, "debian_names", machine.names)
    monkeypatch.setattr(shutil, "which", lambda name: name if name in machine.commands else None)
    monkeypatch.setattr(os, "geteuid", lambda: machine.user)
    return machine


@pytest.mark.parametrize(
    ("arguments", "request_"),
    [
        ([], Request(["-m", "surajang.gui"], window=True)),
        (["game.pgn"], Request(["-m", "surajang.gui", "game.pgn"], window=True)),
        (["--version"], Request(["-m", "surajang.gui", "--version"])),
        (["--offscreen", "demo.png"], Request(["-m", "surajang.gui", "--offscreen", "demo.png"], offscreen=True)),
        (["--offscreen=demo.png"], Request(["-m", "surajang.gui", "--offscreen=demo.png"], offscreen=True)),
        (["--python", "-V"], Request(["-V"], develop=True)),
        (["--test", "-k", "x"], Request([f"{ROOT}/packaging/check.py", "-k", "x"], develop=True, offscreen=True)),
        (
            ["--check", "HEAD"],
            Request([f"{ROOT}/packaging/quick_check.py", "HEAD"], develop=True, build=False, offscreen=True),
        ),
    ],
)
def test_command_line(arguments: list[str], request_: Request) -> None:
    assert bootstrap.parse(arguments) == request_


def test_modules_of_another_python_stay_out(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PYTHONPATH", "PYTHONHOME", "PIP_TARGET", "PIP_PREFIX", "PIP_USER"):
        monkeypatch.setenv(name, "1")
    bootstrap.stay_inside()
    assert "PYTHONPATH" not in os.environ
    assert "PIP_TARGET" not in os.environ
    assert os.environ["PIP_USER"] == "0"


def test_nothing_is_reported_when_nothing_is_missing(system: System, capsys: pytest.CaptureFixture[str]) -> None:
    bootstrap.check_system(Request([], window=True))
    assert capsys.readouterr().err == ""
    assert system.installed == []


def test_one_line_names_the_packages_to_install(system: System) -> None:
    system.lacks = {"libEGL.so.1", "libglib-2.0.so.0", "libxcb-cursor.so.0"}
    system.venv = system.compiler = False
    with pytest.raises(SetupError) as error:
        bootstrap.check_system(Request([], window=True))
    python = f"python3.{sys.version_info.minor}"
    assert str(error.value) == (
        "Surajang needs libglib-2.0.so.0, libEGL.so.1, libxcb-cursor.so.0, Python's venv module: "
        "sudo apt-get update && sudo apt-get install -y "
        f"libglib2.0-0 libegl1 libxcb-cursor0 {python}-venv gcc libc6-dev {python}-dev\n"
        f"gcc libc6-dev {python}-dev are for the C compiler, and optional: "
        "without it the computer thinks far more slowly."
    )


def test_missing_packages_of_all_commands_are_installed_together(system: System) -> None:
    """Somebody who runs the tests first is not asked again at the first start of the window."""
    system.lacks = {"libEGL.so.1", "libxcb-cursor.so.0"}
    with pytest.raises(SetupError, match=r"^Surajang needs libEGL\.so\.1: .* install -y libegl1 libxcb-cursor0$"):
        bootstrap.check_system(Request([], offscreen=True))


def test_newer_releases_have_other_names(system: System) -> None:
    system.lacks = {"libglib-2.0.so.0"}
    system.newer_release = True
    with pytest.raises(SetupError, match=r"install -y libglib2\.0-0t64$"):
        bootstrap.check_system(Request([]))


def test_libraries_of_windows_are_not_needed_without_one(system: System) -> None:
    system.lacks = {"libxcb-cursor.so.0"}
    bootstrap.check_system(Request([], offscreen=True))


def test_libraries_of_the_network_are_needed_for_tests_alone(system: System) -> None:
    system.lacks = {"libgssapi_krb5.so.2"}
    bootstrap.check_system(Request([], window=True))
    with pytest.raises(SetupError, match=r"^Surajang needs libgssapi_krb5\.so\.2: .* install -y libgssapi-krb5-2$"):
        bootstrap.check_system(bootstrap.parse(["--test"]))
    system.lacks.add("libEGL.so.1")
    with pytest.raises(SetupError, match=r"^Surajang needs libEGL\.so\.1: .* libegl1 libgssapi-krb5-2$"):
        bootstrap.check_system(Request([], window=True))


def test_root_gets_the_packages_for_screen_reader_tests(system: System, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bootstrap.system, "missing_for_listening", lambda: ["at-spi2-core", "xvfb"])
    bootstrap.check_system(bootstrap.parse(["--test"]))
    assert system.installed == [], "nobody else is asked for it"
    system.user = 0
    bootstrap.check_system(bootstrap.parse(["--test", "-k", "x"]))
    assert system.installed == []
    bootstrap.check_system(bootstrap.parse(["--test"]))
    assert system.installed == ["at-spi2-core", "xvfb"]


def test_the_window_of_screen_reader_tests_gets_its_libraries(system: System, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bootstrap.system, "LISTENING", {})
    system.lacks = {"libxcb-icccm.so.4"}
    system.user = 0
    bootstrap.check_system(bootstrap.parse(["--test"]))
    assert system.installed == ["libxcb-icccm4"], "without it the window cannot open on a display"


def test_without_apt_the_missing_libraries_are_named(system: System) -> None:
    system.lacks = {"libEGL.so.1"}
    system.compiler = False
    system.commands.clear()
    with pytest.raises(SetupError, match=r"^Surajang needs libEGL\.so\.1; install them with .* package manager\.$"):
        bootstrap.check_system(Request([]))


def test_root_installs(system: System) -> None:
    system.lacks = {"libEGL.so.1"}
    system.user = 0
    bootstrap.check_system(Request([]))
    assert system.installed == ["libegl1"]


def test_without_a_compiler_it_warns_and_continues(system: System, capsys: pytest.CaptureFixture[str]) -> None:
    system.compiler = False
    bootstrap.check_system(Request([]))
    assert capsys.readouterr().err.startswith(
        "Without a C compiler the computer thinks far more slowly; to mend that: sudo apt-get update && sudo apt-get "
    )


@pytest.mark.parametrize("library", [("musl", "1.2"), ("glibc", "2.27"), ("", "")])
def test_other_c_libraries_are_refused(library: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platform.libc_ver", lambda: library)
    with pytest.raises(SetupError, match=r"needs Linux with glibc 2\.28 or newer"):
        bootstrap.check_glibc()


def test_without_a_display_a_picture_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(SystemExit, match=r"no display here .* `\./play --offscreen demo\.png`"):
        bootstrap.main([])


def test_a_library_not_found_anywhere_is_missing() -> None:
    assert bootstrap.system.missing_libraries({"libc.so.6": "libc6", "libsurajang-none.so.1": "none"}) == {
        "libsurajang-none.so.1": "none"
    }


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project that is set up: the real start script, other sources, a bare Python in `.venv`."""
    for name in ("play", "pyproject.toml", "setup.py"):
        shutil.copy2(ROOT / name, tmp_path)
    (tmp_path / "packaging").mkdir()
    for name in ("bootstrap.py", "c_code.py", "sources.py"):
        shutil.copy2(ROOT / "packaging" / name, tmp_path / "packaging")
    (tmp_path / "README.md").write_text("# Surajang\n")
    (tmp_path / "gui" / "app").mkdir(parents=True)
    shutil.copy2(ROOT / "gui" / "app" / "system.py", tmp_path / "gui" / "app")
    (tmp_path / "engine").mkdir()
    shutil.copy2(ROOT / "engine" / "lock.py", tmp_path / "engine")
    (tmp_path / "gui" / "app.py").write_text("x = 1\n")
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    (tmp_path / ".venv" / "bin" / "python").symlink_to(os.path.realpath(sys.executable))
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    monkeypatch.setattr(bootstrap, "ENVIRONMENT", tmp_path / ".venv")
    monkeypatch.setattr(bootstrap, "STAMP", tmp_path / ".venv" / "surajang.json")
    monkeypatch.setattr(bootstrap, "PYTHON", tmp_path / ".venv" / "bin" / "python")
    stamp = bootstrap.required_stamp(Request([], develop=True, window=True), None)
    bootstrap.STAMP.write_text(json.dumps(asdict(stamp)))
    return tmp_path


def test_a_fresh_stamp_skips_the_setup(tree: Path) -> None:
    """The script from any folder runs the Python of `.venv` directly, with safe imports."""
    costs = []
    for _ in range(3):
        before = os.times()
        command = [str(tree / "play"), "--python", "-c", "import sys; print(sys.flags.safe_path)"]
        done = subprocess.run(command, cwd="/", capture_output=True, text=True, check=True)
        after = os.times()
        costs.append(after.children_user + after.children_system - before.children_user - before.children_system)
        assert (done.stdout, done.stderr) == ("True\n", "")
    assert min(costs) < scaled(0.3), "seconds of processor time: nothing is installed, built or read as a whole"


def test_the_stamp_notices_what_changed(tree: Path) -> None:
    last = bootstrap.read_stamp()
    assert last is not None
    assert bootstrap.required_stamp(Request([]), last) == last, "what an earlier request added stays"
    (tree / "gui" / "app.py").write_text("x = 2\n")
    assert bootstrap.required_stamp(Request([]), last) != last
    (tree / "gui" / "app.py").write_text("x = 1\n")
    assert bootstrap.required_stamp(Request([]), last) == last
    (tree / "gui" / "page.py").touch()
    assert bootstrap.required_stamp(Request([]), last) != last


def test_generated_files_do_not_matter(tree: Path) -> None:
    last = bootstrap.read_stamp()
    (tree / "gui" / "__pycache__").mkdir()
    (tree / "gui" / "__pycache__" / "app.cpython-311.pyc").touch()
    (tree / "gui" / ".app.py.swp").touch()
    assert bootstrap.required_stamp(Request([]), last) == last


@pytest.mark.parametrize("text", ["", "{", "{}", '{"python": "3"}', "[]", "null"])
def test_a_broken_stamp_is_ignored(tree: Path, text: str) -> None:
    bootstrap.STAMP.write_text(text)
    assert bootstrap.read_stamp() is None


@pytest.mark.parametrize(
    ("last", "builds", "installs", "makes"),
    [
        (None, True, True, True),
        (replace(STAMP, python="2.7"), True, True, True),
        (replace(STAMP, place="/elsewhere/.venv"), True, True, True),
        (replace(STAMP, fingerprint="1" * 64), True, False, False),
        (replace(STAMP, requirements=[]), False, True, False),
        (replace(STAMP, compiler=False), True, False, False),
        (replace(STAMP, window=True), False, False, False),
    ],
)
def test_only_changed_steps_are_run(
    tree: Path,
    system: System,
    monkeypatch: pytest.MonkeyPatch,
    last: Stamp | None,
    builds: bool,
    installs: bool,
    makes: bool,
) -> None:
    commands: list[list[str]] = []
    exposed: list[Path] = []
    monkeypatch.setattr(bootstrap, "run", lambda command, complaint: commands.append(command))
    monkeypatch.setattr(bootstrap, "required_stamp", lambda request, last: STAMP)
    monkeypatch.setattr(bootstrap, "is_compiled", lambda: True)
    monkeypatch.setattr(sources, "add_commands", exposed.append)
    monkeypatch.delenv("SURAJANG_BUILD_CACHE", raising=False)
    bootstrap.set_up(Request([]), STAMP, last)
    assert any(command[1:3] == ["-m", "venv"] for command in commands) == makes
    assert any("setuptools>=77" in command for command in commands) == installs
    assert any(str(tree) in command for command in commands) == builds
    assert exposed == [bootstrap.ENVIRONMENT] * builds
    assert bootstrap.read_stamp() == STAMP


def test_a_quick_check_builds_nothing(tree: Path, system: System, monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[list[str]] = []
    monkeypatch.setattr(bootstrap, "run", lambda command, complaint: commands.append(command))
    request = bootstrap.parse(["--check"])
    last = bootstrap.read_stamp()
    (tree / "gui" / "app.py").write_text("x = 2\n")
    assert bootstrap.required_stamp(request, last) == last, "what is built stays as it is"
    bootstrap.set_up(request, bootstrap.required_stamp(request, None), None)
    assert [command[1:3] for command in commands] == [["-m", "venv"], ["-m", "pip"]]
    fresh = bootstrap.read_stamp()
    assert bootstrap.required_stamp(Request([]), fresh) != fresh, "the next start builds it"


@pytest.mark.parametrize("step", ["a virtual environment", "the packages", "the program"])
def test_failed_steps_are_tried_again(tree: Path, system: System, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    words = {"a virtual environment": "venv", "the packages": "setuptools>=77", "the program": str(tree)}

    def run(command: list[str], complaint: str) -> None:
        if words[step] in command:
            raise SetupError(complaint)

    monkeypatch.setattr(bootstrap, "run", run)
    monkeypatch.setattr(bootstrap, "required_stamp", lambda request, last: STAMP)
    monkeypatch.delenv("SURAJANG_BUILD_CACHE", raising=False)
    bootstrap.STAMP.unlink()
    with pytest.raises(SetupError):
        bootstrap.set_up(Request([]), STAMP, None)
    left = bootstrap.read_stamp()
    assert left == (replace(STAMP, fingerprint="") if step == "the program" else None)


def test_only_one_start_sets_up(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bootstrap.STAMP.unlink()
    set_up: list[Request] = []
    waited: list[bool] = []

    def finish(request: Request, stamp: Stamp, last: Stamp | None) -> None:
        set_up.append(request)
        end = time.monotonic() + 60
        while not (waits := "Waiting" in capsys.readouterr().err) and time.monotonic() < end:
            time.sleep(0.01)
        waited.append(waits)
        bootstrap.keep(stamp)

    monkeypatch.setattr(bootstrap, "set_up", finish)
    monkeypatch.setattr(bootstrap, "start", lambda request: None)
    lock = tree / "engine" / "lock.py"
    lock.write_text(lock.read_text().replace("PATIENCE = 5.0", "PATIENCE = 0.1"))
    starts = [threading.Thread(target=bootstrap.main, args=(["--version"],)) for _ in range(2)]
    for each in starts:
        each.start()
    for each in starts:
        each.join(120)
    assert len(set_up) == 1
    assert waited == [True], "the other start began meanwhile"
    assert not (tree / ".venv.lock").exists()


def test_a_failing_command_is_named_in_one_line() -> None:
    with pytest.raises(SetupError, match=r"^It could not be done; the lines above say why\.$"):
        bootstrap.run(["false"], "It could not be done")


@pytest.fixture
def no_python(tree: Path, tmp_path: Path) -> Path:
    """A folder of all commands of a machine without Python, before any setup."""
    (tree / ".venv" / "surajang.json").unlink()
    folder = tmp_path / "commands"
    folder.mkdir()
    for name in ("dirname", "sed"):
        (folder / name).symlink_to(shutil.which(name) or "")
    write_command(folder, "python3", "exit 1")
    return folder


def write_command(folder: Path, name: str, text: str) -> None:
    (folder / name).write_text(f"#!/bin/sh\n{text}\n")
    (folder / name).chmod(0o755)


def start_without_python(tree: Path, commands: Path) -> str:
    """The start script's message on a machine without Python."""
    done = subprocess.run([tree / "play"], env={"PATH": str(commands)}, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    return done.stderr


def test_without_python_or_apt_one_line_is_printed(tree: Path, no_python: Path) -> None:
    write_command(no_python, "id", "echo 1000")
    said = start_without_python(tree, no_python)
    assert said.startswith("Surajang needs Python 3.11 or newer, and there is none here; install it from ")


def test_root_gets_python_where_there_is_one(tree: Path, no_python: Path) -> None:
    write_command(no_python, "id", "echo 0")
    write_command(no_python, "apt-get", "true")
    assert start_without_python(tree, no_python).splitlines() == [
        "Installing python3 python3-venv",
        "Surajang needs Python 3.11 or newer, which this system's packages do not have.",
    ]


@pytest.mark.parametrize("newer", [False, True])
def test_without_python_one_line_names_all_that_is_needed(tree: Path, no_python: Path, newer: bool) -> None:
    """The libraries and the compiler, too, so that there is no later question."""
    write_command(no_python, "id", "echo 1000")
    write_command(no_python, "apt-get", "true")
    write_command(no_python, "apt-cache", f'test "$2" = libglib2.0-0t64 && {str(newer).lower()}')
    line, note = start_without_python(tree, no_python).splitlines()
    known = bootstrap.system
    libraries = known.LIBRARIES | known.WINDOW_LIBRARIES | known.NETWORK_LIBRARIES
    named = " ".join(libraries.values()).replace("libglib2.0-0", "libglib2.0-0t64" if newer else "libglib2.0-0")
    assert line == (
        "Surajang needs Python 3.11 or newer and libraries for its window: sudo apt-get update && "
        f"sudo apt-get install -y python3 python3-venv {named} gcc libc6-dev python3-dev"
    )
    assert note.startswith("gcc libc6-dev python3-dev are for the C compiler, and optional: ")


def test_package_names_of_newer_releases_are_queried_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_command(tmp_path, "apt-cache", 'echo "$@" >> "${0%/*}/asked"; echo "Package: libglib2.0-0t64"')
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    assert bootstrap.system.debian_names(["libglib2.0-0", "libegl1"]) == ["libglib2.0-0t64", "libegl1"]
    assert (tmp_path / "asked").read_text() == "show libglib2.0-0t64 libegl1t64\n"
