"""Record what the screen reader Orca says while the program is used by keyboard: `python tools/listen.py OUT.md`.

The steps are in `tools/listen.txt`; `--steps FILE` reads others. Needs Linux with Xvfb, openbox, xdotool, dbus-daemon,
at-spi2-core, speech-dispatcher and Orca, and takes some minutes. There is no sound: speech-dispatcher uses its dummy
module, and Orca's words are read from its debug file. Key echo is off.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

NEEDED = ("Xvfb", "openbox", "xdotool", "dbus-daemon", "speech-dispatcher", "orca")
STEPS = Path(__file__).with_suffix(".txt")

QUIET, MAX_SECONDS = 1.2, 12.0
"""Seconds without a new line in Orca's debug file after which a step is done, and the longest wait for that."""

HEAD = """\
# What Orca says

Orca 43.1 on Debian 12, as recorded by `tools/listen.py`: each step of a person who uses only the keyboard, and what
Orca says then, with a dot between separate utterances. Its key echo was off. "Panel", "text", "push button" and the
like are its words for controls. [accessibility.md](accessibility.md) lists the other tests and what is untested.
"""

SPOKEN = re.compile(r"""SPEECH OUTPUT: ['"](.*)['"]\{""")
RELEASED = re.compile(r"\^ PROCESS ATSPI_KEY_RELEASED_EVENT")

KEYS = {"Return": "Enter", "slash": "/", "question": "?", "Prior": "Page Up", "Next": "Page Down"}
"""Names of keys that differ from xdotool's."""

SPEECH = """
LogDir "default"
AudioOutputMethod "alsa"
AddModule "dummy" "sd_dummy" ""
DefaultModule dummy
"""
SILENCE = "pcm.!default { type null }\n"
AT_ONCE = """
from orca import debug
if debug.debugFile:
    debug.debugFile.reconfigure(line_buffering=True)
"""
"""Makes Orca flush its debug file after each line; otherwise text arrives thousands of characters late."""

ORCA = {
    "general": {"startingProfile": ["Default", "default"]},
    "profiles": {"default": {"profile": ["Default", "default"], "enableKeyEcho": False}},
    "pronunciations": {},
    "keybindings": {},
}


@contextmanager
def running(command: list[str], environment: dict[str, str]) -> Iterator[None]:
    """Run a program while the context is open."""
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.kill()  # Orca takes its time over an orderly end
        process.wait()


def answer_of(process: list[str], option: str, environment: dict[str, str], stack: ExitStack) -> str:
    """Start a program that writes a line to a file descriptor passed to it; return that line."""
    reading, writing = os.pipe()
    command = [*process, *(part.format(writing) for part in option.split())]
    started = subprocess.Popen(command, env=environment, pass_fds=[writing], stderr=subprocess.DEVNULL)
    stack.callback(started.wait, 10)
    stack.callback(started.terminate)
    os.close(writing)
    with os.fdopen(reading) as answer:
        return answer.readline().strip()


class Reader:
    """Orca's words, read from its debug file as it grows."""

    def __init__(self, notes: Path) -> None:
        self._notes = notes
        self._read = 0

    def wait_for_keys(self, count: int) -> None:
        """Wait until Orca has received this many more keys, which it gets before the program."""
        until = time.monotonic() + MAX_SECONDS
        while time.monotonic() < until and self._taken(self._read) < count:
            time.sleep(0.05)

    def _taken(self, start: int) -> int:
        """Return the number of keys that Orca has received since a place in its debug file."""
        with self._notes.open(encoding="utf-8", errors="replace") as file:
            file.seek(start)
            return len(RELEASED.findall(file.read()))

    def words(self, quiet: float = QUIET) -> list[str]:
        """Return the words since the last call, once no more arrive."""
        until, still, size = time.monotonic() + MAX_SECONDS, time.monotonic(), -1
        while time.monotonic() < until and time.monotonic() - still < quiet:
            time.sleep(0.05)
            now = self._notes.stat().st_size if self._notes.exists() else 0
            if now != size:
                size, still = now, time.monotonic()
        with self._notes.open(encoding="utf-8", errors="replace") as file:
            file.seek(self._read)
            text = file.read()
            self._read = file.tell()
        return [words.strip() for words in SPOKEN.findall(text) if words.strip()]


def environment_in(folder: Path) -> dict[str, str]:
    """Return an environment with all folders in one, with settings of Orca and speech-dispatcher."""
    environment = {
        name: value for name, value in os.environ.items() if name not in ("WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    environment |= {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "LC_ALL": "C.UTF-8"}
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR"):
        place = folder / name.lower()
        place.mkdir(mode=0o700)
        environment[name] = str(place)
    speech = Path(environment["XDG_CONFIG_HOME"], "speech-dispatcher")
    speech.mkdir()
    (speech / "speechd.conf").write_text(SPEECH, "utf-8")
    settings = Path(environment["XDG_DATA_HOME"], "orca")
    settings.mkdir()
    (settings / "user-settings.conf").write_text(json.dumps(ORCA), "utf-8")
    (settings / "orca-customizations.py").write_text(AT_ONCE, "utf-8")
    Path(environment["HOME"], ".asoundrc").write_text(SILENCE, "utf-8")
    environment["SPEECHD_ADDRESS"] = f"unix_socket:{folder / 'speech'}"
    return environment


@contextmanager
def listening(folder: Path) -> Iterator[tuple[Reader, dict[str, str]]]:
    """Run the program under Orca; yield Orca's words, and the environment for sending keys."""
    environment = environment_in(folder)
    notes = folder / "orca.log"
    speech = ["speech-dispatcher", "-s", "-t", "0", "-c", "unix_socket", "-S", str(folder / "speech")]
    speech += ["-C", str(Path(environment["XDG_CONFIG_HOME"], "speech-dispatcher"))]
    with ExitStack() as stack:
        screen = ["Xvfb", "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
        environment["DISPLAY"] = ":" + answer_of(screen, "-displayfd {}", environment, stack)
        bus = ["dbus-daemon", "--session", "--nofork"]
        environment["DBUS_SESSION_BUS_ADDRESS"] = answer_of(bus, "--print-address={}", environment, stack)
        stack.enter_context(running(["openbox"], environment))
        stack.enter_context(running(speech, environment))
        time.sleep(1)
        stack.enter_context(running(["orca", "--debug", f"--debug-file={notes}"], environment))
        Reader(notes).words(3 * QUIET)
        stack.enter_context(running([sys.executable, "-m", "surajang.gui"], environment))
        time.sleep(3)
        yield Reader(notes), environment


def do(step: str, reader: Reader, environment: dict[str, str]) -> str:
    """Do a step; return its line for the record."""
    what, _, rest = step.partition(" ")
    if what == "wait":
        time.sleep(float(rest))
        return "(a while)"
    command = ["xdotool", "type", "--delay", "60", rest] if what == "type" else ["xdotool", "key", *rest.split()]
    subprocess.run(command, env=environment, check=True)
    reader.wait_for_keys(len(rest) if what == "type" else len(rest.split()))
    return f"`{rest}`" if what == "type" else " ".join(written(key) for key in rest.split())


def written(key: str) -> str:
    """Return the usual name of one of xdotool's keys."""
    return "+".join(KEYS.get(part, part[:1].upper() + part[1:]) for part in key.split("+"))


def record(steps: list[str], out: Path) -> None:
    """Do all steps, and record Orca's words at each."""
    with (
        tempfile.TemporaryDirectory() as folder,
        listening(Path(folder)) as (reader, environment),
        out.open("w", encoding="utf-8") as file,
    ):
        print(f"{HEAD}\n- *The program starts:* {' · '.join(reader.words(3 * QUIET))}", file=file, flush=True)
        for line in steps:
            if line.startswith("#"):
                print(f"\n{line}\n", file=file, flush=True)
            else:
                step, spoken = do(line, reader, environment), " · ".join(reader.words())
                if spoken or not line.startswith("wait"):
                    print(f"- {step}: {spoken or '(nothing)'}", file=file, flush=True)


def main() -> None:
    """Read the command line and write the record."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("out", type=Path, metavar="OUT.md")
    parser.add_argument("--steps", type=Path, default=STEPS)
    arguments = parser.parse_args()
    missing = [name for name in NEEDED if shutil.which(name) is None]
    if missing:
        sys.exit(f"Not installed here: {', '.join(missing)}")
    steps = [line.strip() for line in arguments.steps.read_text("utf-8").splitlines() if line.strip()]
    record(steps, arguments.out)


if __name__ == "__main__":
    main()
