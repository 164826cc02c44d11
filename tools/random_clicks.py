"""Click and type at random in the real window, and report errors.

    xvfb-run -s "-screen 0 1280x900x24" python tools/random_clicks.py [--minutes 20] [--seed 1]

It needs an X display with a window manager, and xdotool. The program runs in a home folder of its own, and is restarted
whenever a click quits it. Every line that the program prints, every entry of its error log and every exit status other
than 0 is printed; each minute, the number of actions and the program's memory.
"""

import argparse
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

KEYS = " ".join(
    (
        "Return Escape Tab Tab Tab space Left Right Up Down Home End Delete BackSpace F1 F2 F4 F5 F6 F7 shift+Tab f x",
        "1 2 slash question ctrl+n ctrl+r ctrl+g ctrl+b ctrl+s ctrl+e ctrl+d ctrl+p ctrl+Home ctrl+comma ctrl+z ctrl+y",
        "ctrl+h ctrl+c ctrl+v ctrl+f ctrl+t ctrl+l ctrl+u ctrl+k ctrl+m ctrl+plus ctrl+minus ctrl+0 ctrl+shift+n",
        "ctrl+shift+d ctrl+shift+c ctrl+shift+e alt+g alt+m alt+s alt+v alt+h alt+0 ctrl+Return ctrl+Right ctrl+Up",
        "shift+Left shift+Right shift+F5",
    )
).split()
START_SECONDS = 60
QUIT_SECONDS = 15
BATCH = 25
"""The number of actions between two checks of the program."""


class Program:
    """The program in a home folder of its own."""

    def __init__(self, home: Path) -> None:
        homes = {f"XDG_{name}_HOME": str(home / name.lower()) for name in ("CONFIG", "DATA", "STATE", "CACHE")}
        environment = {name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"}
        self._environment = {**environment, **homes, "HOME": str(home)}
        self._home = home
        self._log = home / "log"
        self._shown = 0
        self.process = self._start()

    def _start(self) -> "subprocess.Popen[bytes]":
        """Start the program, and wait for its window."""
        with self._log.open("ab") as log:
            process = subprocess.Popen(
                [sys.executable, "-m", "surajang.gui"], env=self._environment, stdout=log, stderr=log
            )
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end and not windows(process.pid):
            time.sleep(0.3)
        return process

    def look(self) -> int:
        """Restart the program if it has ended; print its output, and return the number of errors."""
        faults = self._print_output()
        end = time.monotonic() + QUIT_SECONDS
        while (status := self.process.poll()) is None:
            if windows(self.process.pid):
                return faults
            if time.monotonic() > end:
                print("the program runs on without a window", flush=True)
                self.process.kill()
                break
            xdotool(
                "search", "--pid", str(self.process.pid), "--name", "Surajang", "windowactivate"
            )  # if it is an icon
            time.sleep(0.1)
        if status:
            print(f"the program ended with {status}", flush=True)
        self.process = self._start()
        return faults + (status != 0)

    def _print_output(self) -> int:
        """Print the new lines of the program's output and error log; return their number."""
        texts = [path.read_text("utf-8", "replace") for path in (self._log, *self._home.rglob("errors.txt"))]
        lines = "".join(texts).splitlines()
        new, self._shown = lines[self._shown :], len(lines)
        for line in new:
            print(line, flush=True)
        return len(new)

    def memory(self) -> int:
        """Return the program's memory in megabytes, 0 where the system has no such file."""
        try:
            pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        except OSError:
            return 0
        return pages * os.sysconf("SC_PAGE_SIZE") >> 20


def xdotool(*arguments: str) -> str:
    """Run xdotool and return its output; a window that is gone is ignored."""
    return subprocess.run(["xdotool", *arguments], capture_output=True, text=True, check=False).stdout


def windows(pid: int) -> list[str]:
    """Return the visible windows of a process."""
    return xdotool("search", "--onlyvisible", "--pid", str(pid)).split()


def action(chance: random.Random, window: str) -> list[str]:
    """Return xdotool's arguments for a random action in a window."""
    lines = xdotool("getwindowgeometry", "--shell", window).splitlines()
    known = dict(line.split("=") for line in lines)
    width, height = int(known.get("WIDTH", 100)), int(known.get("HEIGHT", 100))

    def place() -> list[str]:
        return ["mousemove", "--window", window, str(chance.randrange(width)), str(chance.randrange(height))]

    kind = chance.random()
    if kind < 0.5:
        return [*place(), "click", chance.choice("1111113")]
    if kind < 0.6:
        return [*place(), "mousedown", "1", *place(), *place(), "mouseup", "1"]
    if kind < 0.7:
        return [*place(), "click", "--repeat", str(chance.randint(1, 5)), chance.choice("45")]
    if kind < 0.75:
        return ["type", chance.choice(["e4", "Nf3", "king", "abc", "12"])]
    return ["key", chance.choice(KEYS)]


def main() -> int:
    """Click and type; return 1 if anything went wrong."""
    parser = argparse.ArgumentParser(prog="python tools/random_clicks.py", description="Click and type at random.")
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    chance = random.Random(options.seed)
    actions = faults = starts = 0
    begun = printed = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="surajang-clicks-", ignore_cleanup_errors=True) as home:
        program = Program(Path(home))
        while time.monotonic() < begun + options.minutes * 60:
            before = program.process
            for _ in range(BATCH):
                shown = windows(program.process.pid)
                if not shown:
                    break
                window = chance.choice(shown)
                xdotool("windowactivate", window, *action(chance, window))
                actions += 1
                time.sleep(chance.choice((0, 0, 0.02, 0.1)))
            faults += program.look()
            starts += program.process is not before
            if time.monotonic() > printed + 60:
                printed = time.monotonic()
                minutes = round((printed - begun) / 60)
                print(f"{minutes} min: {actions} actions, {program.memory()} MB, started {starts} times", flush=True)
        program.process.terminate()
        status = program.process.wait(15)
        faults += program._print_output() + (status != 0)  # noqa: SLF001  # another object of this class
    print(f"{actions} actions, {faults} faults")
    return int(faults > 0)


if __name__ == "__main__":
    sys.exit(main())
