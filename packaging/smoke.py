"""Tests a packaged program: its core is compiled, its engine plays, alone and with further processes that end with it,
and its window plays and can be drawn.

    python packaging/smoke.py PROGRAM [ENGINE]
    python packaging/smoke.py --wheel PROGRAM ENGINE

PROGRAM is the start command of the window, ENGINE that of the engine; without it the window's program runs as the
engine, as the single file can. With --wheel they are those of the Python that runs this, and no PDF is drawn if it
finds no cairo, which all other packages contain. Needs no display. The exit status is 0 if everything works. Standard
library only.
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
LONG_ENOUGH = 3000  # milliseconds of a search, enough for a worker that cannot start to end
WORKER = "-m surajang.engine worker "
"""A part of the command line of an engine's worker process."""
LISTING = 'Get-CimInstance Win32_Process | % { "$($_.ProcessId) $($_.ParentProcessId) $($_.CommandLine)" }'
"""The command that lists the processes on Windows."""
KILL = signal.SIGTERM if os.name == "nt" else signal.SIGKILL  # on Windows this kills a process
PNG = b"\x89PNG\r\n\x1a\n"
PICTURES = {"game.png": PNG, "game.pdf": b"%PDF-"}  # the first bytes of their files
WHEEL = "--wheel"


class Broken(Exception):
    """A failed test; the message is a sentence."""


def ask(command: list[str], text: str = "", **environment: str) -> str:
    """The output of a program for the input `text`. Raises Broken if it fails."""
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
    """The packaged engine, with commands and answers by line."""

    def __init__(self, command: list[str]) -> None:
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", bufsize=1
        )
        self.watch = threading.Timer(PATIENCE, self.process.kill)  # so that a hanging one ends
        self.watch.start()

    def send(self, line: str) -> None:
        assert self.process.stdin
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def wait_for(self, word: str) -> list[str]:
        """The lines up to the first that begins with `word`. Raises Broken if there is none."""
        assert self.process.stdout
        lines = []
        for line in self.process.stdout:
            lines.append(line.strip())
            if line.startswith(word):
                return lines
        raise Broken(f"The engine ended without saying {word}: {lines[-3:]}")

    def quit(self) -> None:
        """End the engine by `quit`. Raises Broken if it ends with an error."""
        self.send("quit")
        if self.process.wait(PATIENCE) != 0:
            raise Broken(f"The engine ended with code {self.process.returncode}.")

    def __enter__(self) -> "Engine":
        return self

    def __exit__(self, *problem: object) -> None:
        self.watch.cancel()
        self.process.kill()
        self.process.communicate()


def play(command: list[str]) -> None:
    """Let the engine play ten moves against itself in every rule set. Raises Broken."""
    with Engine(command) as engine:
        engine.send("uci")
        greeting = "\n".join(engine.wait_for("uciok"))
        if "compiled" not in greeting:
            raise Broken(f"The engine does not say that its core is compiled:\n{greeting}")
        offered = re.search(r"option name UCI_Variant .*", greeting)
        for variant in re.findall(r" var (\S+)", offered.group()) if offered else []:
            print(f"{variant}: {' '.join(moves_of(engine, variant))}")
        engine.quit()


def moves_of(engine: Engine, variant: str) -> list[str]:
    """Let the engine play ten moves of a game against itself. Raises Broken."""
    moves: list[str] = []
    engine.send(f"setoption name UCI_Variant value {variant}")
    engine.send("ucinewgame")
    engine.send("eval")
    judgement = engine.wait_for("Final evaluation")
    if not any(line.startswith("Network") for line in judgement):
        raise Broken(f"The engine has no weights for {variant}: {judgement}")
    for _ in range(MOVES):
        engine.send(f"position startpos{' moves ' if moves else ''}{' '.join(moves)}")
        engine.send("go nodes 2000")
        answer = engine.wait_for("bestmove")
        complaints = [line for line in answer if line.startswith("info string")]
        move = answer[-1].split()[1]
        if complaints or move in ("(none)", "0000"):
            raise Broken(f"{variant} after {' '.join(moves)}: {complaints or answer[-1]}")
        moves.append(move)
    return moves


def search_together(command: list[str]) -> None:
    """Let the engine search with worker processes, and end it, by its protocol and by force. Raises Broken."""
    for killed in (False, True):
        with Engine(command) as engine:
            engine.send("uci")
            offered = re.search(r"option name Threads .* max (\d+)", "\n".join(engine.wait_for("uciok")))
            threads = min(THREADS, int(offered[1])) if offered else 1
            if threads == 1:
                print("One processor: the engine searches alone")
                return
            engine.send(f"setoption name Threads value {threads}")
            engine.send(f"go movetime {LONG_ENOUGH}")
            engine.wait_for("bestmove")
            helping = workers(engine.process.pid)
            if len(helping) != threads - 1:
                raise Broken(f"With {threads} threads, {len(helping)} further processes search.")
            engine.send("go infinite")
            engine.wait_for("info depth 6 ")
            if killed:
                os.kill(next(iter(helping.values())), KILL)
            else:
                engine.send("stop")
                engine.wait_for("bestmove")
                engine.quit()
        wait_for_end(set(helping))
    print(f"{threads} threads have searched, and no process is left")


def workers(program: int) -> dict[int, int]:
    """The worker processes of an engine, with the engine's own process, which may be a child of the program."""
    running = processes()
    found = {process: parent for process, (parent, line) in running.items() if WORKER in line}
    return {process: engine for process, engine in found.items() if program in (engine, running.get(engine, (0,))[0])}


def processes() -> dict[int, tuple[int, str]]:
    """The processes on this machine by number: the parent's number, and the command line."""
    if Path("/proc/self/stat").exists():  # on Linux, where `ps` may be missing
        return dict(filter(None, map(process_of_linux, Path("/proc").glob("[0-9]*"))))
    command = (
        ["powershell", "-NoProfile", "-Command", LISTING] if os.name == "nt" else ["ps", "-Awwo", "pid=,ppid=,args="]
    )
    listed = (line.split(maxsplit=2) for line in ask(command).splitlines())
    return {int(words[0]): (int(words[1]), words[2]) for words in listed if len(words) == 3}


def process_of_linux(folder: Path) -> tuple[int, tuple[int, str]] | None:
    """A process, None if it has ended."""
    try:
        parent = folder.joinpath("stat").read_text("utf-8", "replace").rpartition(")")[2].split()[1]
        line = folder.joinpath("cmdline").read_bytes().decode("utf-8", "replace").replace("\0", " ")
    except OSError:
        return None
    return int(folder.name), (int(parent), line)


def wait_for_end(ending: set[int]) -> None:
    """Wait until all of some worker processes have ended. Raises Broken."""
    end = time.monotonic() + PATIENCE
    while left := [process for process, (_, line) in processes().items() if process in ending and WORKER in line]:
        if time.monotonic() > end:
            raise Broken(f"The engine has ended, and still there is {left}.")
        time.sleep(0.1)


def has_cairo() -> bool:
    """Whether this Python finds cairo, of the system or in a package, for PDF files."""
    for package in ("cairocffi", "cairo"):
        try:
            import_module(package)
        except (ImportError, OSError):
            continue
        return True
    return False


def show(program: str, pictures: dict[str, bytes]) -> None:
    """Let the window play and draw itself to each of some pictures. Raises Broken."""
    version = ask([program, "--version"]).strip()
    print(version)
    # A Windows program with a window may have no output; its engine shows the same.
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
