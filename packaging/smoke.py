"""Tests a packaged program as it is: its core is compiled, its engine plays, alone and with further processes that do
not outlive it, and its window plays and can be drawn.

    python packaging/smoke.py PROGRAM [ENGINE]
    python packaging/smoke.py --wheel PROGRAM ENGINE

PROGRAM is the start command of the window, ENGINE that of the engine; without it the window's program is asked to be
the engine, as the single file can. With --wheel they are those of the Python that runs this, and no PDF is drawn where
that finds no cairo: everything else that is packaged carries one. Needs no display. Ends with exit code 0 if everything
works. Standard library only.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from importlib import import_module
from pathlib import Path

MOVES = 10
PATIENCE = 180  # seconds for one program, on a slow machine and at a first start
THREADS = 3
LONG_ENOUGH = 3000  # milliseconds of a search, in which a further process that cannot start has ended
WORKER = "-m surajang.engine worker "
"""What stands in the command line of a process that searches for an engine."""
LISTING = 'Get-CimInstance Win32_Process | % { "$($_.ProcessId) $($_.ParentProcessId) $($_.CommandLine)" }'
"""What has Windows list its processes."""
KILL = signal.SIGTERM if os.name == "nt" else signal.SIGKILL  # on Windows it ends a process as roughly
PNG = b"\x89PNG\r\n\x1a\n"
PICTURES = {"game.png": PNG, "game.pdf": b"%PDF-"}  # with what their files begin
WHEEL = "--wheel"


class Broken(Exception):
    """What does not work: a sentence."""


def ask(command: list[str], text: str = "", **environment: str) -> str:
    """What a program prints when it reads `text`. Raises Broken if it fails."""
    done = subprocess.run(
        command,
        input=text,
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
        env=os.environ | environment,
        timeout=PATIENCE,
        check=False,
    )
    if done.returncode != 0:
        raise Broken(f"{' '.join(command)} ended with code {done.returncode}: {done.stderr.strip()}")
    return done.stdout


class Engine:
    """The packaged engine, spoken to line by line."""

    def __init__(self, command: list[str]) -> None:
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", bufsize=1
        )
        self.watch = threading.Timer(PATIENCE, self.process.kill)  # so that one that hangs is heard to end
        self.watch.start()

    def say(self, line: str) -> None:
        assert self.process.stdin
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def hear(self, word: str) -> list[str]:
        """The lines up to the first that begins with `word`. Raises Broken if there is none."""
        assert self.process.stdout
        lines = []
        for line in self.process.stdout:
            lines.append(line.strip())
            if line.startswith(word):
                return lines
        raise Broken(f"The engine ended without saying {word}: {lines[-3:]}")

    def quit(self) -> None:
        """End the engine as its protocol says. Raises Broken if it ends with an error."""
        self.say("quit")
        if self.process.wait(PATIENCE) != 0:
            raise Broken(f"The engine ended with code {self.process.returncode}.")

    def __enter__(self) -> "Engine":
        return self

    def __exit__(self, *problem: object) -> None:
        self.watch.cancel()
        self.process.kill()
        self.process.communicate()


def play(command: list[str]) -> None:
    """Have the engine play ten moves against itself in every rule set. Raises Broken."""
    with Engine(command) as engine:
        engine.say("uci")
        greeting = "\n".join(engine.hear("uciok"))
        if "compiled" not in greeting:
            raise Broken(f"The engine does not say that its core is compiled:\n{greeting}")
        offered = re.search(r"option name UCI_Variant .*", greeting)
        for variant in re.findall(r" var (\S+)", offered.group()) if offered else []:
            print(f"{variant}: {' '.join(moves_of(engine, variant))}")
        engine.quit()


def moves_of(engine: Engine, variant: str) -> list[str]:
    """Ten moves of a game that the engine plays against itself. Raises Broken."""
    moves: list[str] = []
    engine.say(f"setoption name UCI_Variant value {variant}")
    engine.say("ucinewgame")
    engine.say("eval")
    judgement = engine.hear("Final evaluation")
    if not any(line.startswith("Network") for line in judgement):
        raise Broken(f"The engine has no weights for {variant}: {judgement}")
    for _ in range(MOVES):
        engine.say(f"position startpos{' moves ' if moves else ''}{' '.join(moves)}")
        engine.say("go nodes 2000")
        answer = engine.hear("bestmove")
        complaints = [line for line in answer if line.startswith("info string")]
        move = answer[-1].split()[1]
        if complaints or move in ("(none)", "0000"):
            raise Broken(f"{variant} after {' '.join(moves)}: {complaints or answer[-1]}")
        moves.append(move)
    return moves


def search_together(command: list[str]) -> None:
    """Have the engine search with further processes, and end it, by its protocol and by force. Raises Broken."""
    for killed in (False, True):
        with Engine(command) as engine:
            engine.say("uci")
            offered = re.search(r"option name Threads .* max (\d+)", "\n".join(engine.hear("uciok")))
            threads = min(THREADS, int(offered[1])) if offered else 1
            if threads == 1:
                print("One processor: the engine searches alone")
                return
            engine.say(f"setoption name Threads value {threads}")
            engine.say(f"go movetime {LONG_ENOUGH}")
            engine.hear("bestmove")
            helping = workers(engine.process.pid)
            if len(helping) != threads - 1:
                raise Broken(f"With {threads} threads, {len(helping)} further processes search.")
            engine.say("go infinite")
            engine.hear("info depth 6 ")
            if killed:
                os.kill(next(iter(helping.values())), KILL)
            else:
                engine.say("stop")
                engine.hear("bestmove")
                engine.quit()
        wait_for_end(set(helping))
    print(f"{threads} threads have searched, and no process is left")


def workers(program: int) -> dict[int, int]:
    """The processes that search for an engine, which is a program or what that has started, with the engine's own."""
    running = processes()
    found = {process: parent for process, (parent, line) in running.items() if WORKER in line}
    return {process: engine for process, engine in found.items() if program in (engine, running.get(engine, (0,))[0])}


def processes() -> dict[int, tuple[int, str]]:
    """What runs on this machine: by its number, that of what has started it, and the command line."""
    if Path("/proc/self/stat").exists():  # on Linux, where `ps` may be missing
        return dict(filter(None, map(process_of_linux, Path("/proc").glob("[0-9]*"))))
    command = (
        ["powershell", "-NoProfile", "-Command", LISTING] if os.name == "nt" else ["ps", "-Awwo", "pid=,ppid=,args="]
    )
    listed = (line.split(maxsplit=2) for line in ask(command).splitlines())
    return {int(words[0]): (int(words[1]), words[2]) for words in listed if len(words) == 3}


def process_of_linux(folder: Path) -> tuple[int, tuple[int, str]] | None:
    """One of them; one that has ended is none."""
    try:
        parent = folder.joinpath("stat").read_text("utf-8", "replace").rpartition(")")[2].split()[1]
        line = folder.joinpath("cmdline").read_bytes().decode("utf-8", "replace").replace("\0", " ")
    except OSError:
        return None
    return int(folder.name), (int(parent), line)


def wait_for_end(ending: set[int]) -> None:
    """Return as soon as none of some processes that search for an engine is left. Raises Broken."""
    end = time.monotonic() + PATIENCE
    while left := [process for process, (_, line) in processes().items() if process in ending and WORKER in line]:
        if time.monotonic() > end:
            raise Broken(f"The engine has ended, and still there is {left}.")
        time.sleep(0.1)


def has_cairo() -> bool:
    """Whether this Python finds a cairo, of the system or in a package, with which a wheel's window draws PDF files."""
    for package in ("cairocffi", "cairo"):
        try:
            import_module(package)
        except (ImportError, OSError):
            continue
        return True
    return False


def show(program: str, pictures: dict[str, bytes]) -> None:
    """Have the window play and be drawn, as each of some pictures. Raises Broken."""
    version = ask([program, "--version"]).strip()
    print(version)
    # A Windows program with a window may have nowhere to print to; its engine proves the same.
    if "compiled core" not in version and not (os.name == "nt" and not version):
        raise Broken(f"The core is not compiled: {version}")
    with tempfile.TemporaryDirectory() as folder:
        for name, beginning in pictures.items():
            picture = Path(folder, name)
            print(ask([program, "--offscreen", str(picture)], QT_QPA_PLATFORM="offscreen").strip())
            if not picture.is_file() or not picture.read_bytes().startswith(beginning):
                raise Broken(f"The window drew no {name} of its play.")


def main(arguments: list[str]) -> int:
    programs = [shutil.which(name) or os.path.abspath(name) for name in arguments if name != WHEEL]
    pictures = dict(PICTURES)
    if WHEEL in arguments and not has_cairo():
        print("No PDF is drawn: this Python finds no cairo")
        del pictures["game.pdf"]
    try:
        engine = [programs[1]] if len(programs) > 1 else [*programs, "-m", "surajang.engine"]
        play(engine)
        search_together(engine)
        show(programs[0], pictures)
    except (Broken, OSError, subprocess.TimeoutExpired) as error:
        print(f"The packaged program does not work: {error}", file=sys.stderr)
        return 1
    print("The packaged program works.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
