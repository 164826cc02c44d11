"""Kill the real window at random moments, and check that every move that it showed as saved is on disk.

    python tools/kills.py [--kills 1000] [--parallel 2] [--longest 1.5] [--seed 1]

Each window is a process of its own, started like the program, with its games in a new folder. It plays a game of one of
the rule sets at random: moves, moves taken back, results, variations after the end. It prints every state of the game,
and which one it shows as saved. SIGKILL comes 0.1 to MAX_START seconds after the start or, more often, after the first
move. Then the folder is read as on a restart: the file must hold the state last shown as saved, or a later one.
`--delay` adds up to that many seconds to each write, flush and rename.

For POSIX systems: processes are forked from one that has loaded the program but started nothing of it.
"""

import argparse
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PySide6.QtCore import QTimer

from surajang.gui.app import main_window
from surajang.gui.app import start as app
from surajang.gui.desk.navigator import MatchRequest
from surajang.gui.players import saved_game
from surajang.gui.players.game_clock import NO_CLOCK, TimeControl
from surajang.gui.players.players import MatchSettings, Player
from surajang.gui.storage import disk as files
from surajang.gui.storage import games_folder
from surajang.gui.storage.autosave import SaveState
from surajang.rules import pgn_writer
from surajang.rules.games import GAMES

FROM_START = 0.15
"""The share of windows that are killed a time after their start, whether a game has begun or not."""

MAX_START = 60.0
"""Seconds after which a window is killed even if no game has begun."""

PAUSES_MS = (0, 0, 1, 5, 20, 50)


class Driver:
    """Plays in a window and reports line by line: `["state", PGN]` and `["saved", number of states]`."""

    def __init__(self, window: main_window.MainWindow, game: str, chance: random.Random, delay: float) -> None:
        self.window = window
        self.game = game
        self.chance = chance
        self.pauses = (*PAUSES_MS, round(delay * 5000))  # the last long enough for a slow disk to save everything
        self.states = 0
        self.timer = QTimer(window)
        self.timer.setSingleShot(True)
        self.timer.timeout.connect(self.act)
        window.ready.connect(self.act)

    def say(self, *words: object) -> None:
        """Print a line and flush it."""
        os.write(1, (json.dumps(words) + "\n").encode())

    def begin(self) -> None:
        """Begin a game and connect to its signals."""
        control = self.chance.choice((NO_CLOCK, TimeControl(600, 5)))
        self.window.pages.open(MatchRequest(MatchSettings(GAMES[self.game], (Player(), Player()), (control, control))))
        match = self.window.pages.match
        assert match is not None
        save = match.saving.save

        def tell_and_save(whole: bool = False) -> None:
            self.states += 1
            self.say("state", match.text())
            save(whole)

        vars(match.saving)["save"] = tell_and_save
        match.save_state_changed.connect(self.look)

    def look(self) -> None:
        """Report what the window shows as saved."""
        page = self.window.pages.game_page
        assert page is not None
        if page.save_mark.state is SaveState.SAVED:
            self.say("saved", self.states)

    def act(self) -> None:
        """Do something at random."""
        if self.window.pages.match is None:
            self.begin()
        match, page = self.window.pages.match, self.window.pages.game_page
        assert match is not None
        assert page is not None
        what = self.chance.random()
        if what < 0.08 and match.taking_back.possible:
            self.window.actions_by_name["take_back"].trigger()
        elif what < 0.12 and match.taking_back.may_redo:
            self.window.actions_by_name["redo"].trigger()
        elif what < 0.14 and not match.over and match.live.ply:
            match.resign(self.chance.randrange(2))
        elif what < 0.2:
            match.navigation.step(False)
        elif moves := match.game.legal_moves() if match.state.may_move else []:
            page.board.move_chosen.emit(self.chance.choice(moves))
        else:
            match.navigation.show_last()
        self.timer.start(self.chance.choice(self.pauses))


@dataclass
class Child:
    """A running window: its process, output and folder, and when it will be killed.

    `delay`: seconds from the first change of its game to the kill, unless the time is set already.
    """

    process: int
    output: int
    folder: Path
    game: str
    kill_at: float
    delay: float
    printed: bytearray = field(default_factory=bytearray)

    def read(self) -> None:
        """Read the output so far."""
        try:
            while chunk := os.read(self.output, 1 << 16):
                self.printed += chunk
        except BlockingIOError:
            pass
        if self.printed and self.delay:
            self.kill_at = time.monotonic() + self.delay
            self.delay = 0.0

    def kill(self) -> None:
        """Kill it and read the rest of the output."""
        os.kill(self.process, signal.SIGKILL)
        _, status = os.waitpid(self.process, 0)
        assert os.WIFSIGNALED(status), f"the window of {self.game} ended by itself: {status}"
        self.read()
        os.close(self.output)


def run_window(folder: Path, game: str, seed: int, delay: float) -> None:
    """Run the program, with its settings and games in a folder, and a driver in it."""
    chance = random.Random(seed)
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        os.environ[name] = str(folder / name)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if delay:
        vars(files)["os"] = SlowDisk(delay)
    made = main_window.MainWindow
    drivers: list[Driver] = []

    def window(*arguments: Any) -> main_window.MainWindow:
        result = made(*arguments)
        result.settings["sounds"] = False
        drivers.append(Driver(result, game, chance, delay))
        return result

    vars(main_window)["MainWindow"] = window
    sys.exit(app.main([]))


class SlowDisk:
    """Replaces the module `os`, with a slow disk."""

    def __init__(self, delay: float) -> None:
        self._delay = delay

    def __getattr__(self, name: str) -> object:
        found = getattr(os, name)
        if name in ("write", "fsync", "replace"):
            time.sleep(random.uniform(0, self._delay))
        return found


def start(folder: Path, game: str, seed: int, delay: float, longest: float) -> Child:
    """Start a window."""
    reading, writing = os.pipe()
    process = os.fork()
    if process == 0:
        status = 1
        try:
            os.dup2(writing, 1)
            os.close(reading)
            run_window(folder, game, seed, delay)
        finally:
            os._exit(status)
    os.close(writing)
    os.set_blocking(reading, False)
    moment = random.uniform(0.1, longest)
    if random.random() < FROM_START:
        return Child(process, reading, folder, game, time.monotonic() + moment, 0.0)
    return Child(process, reading, folder, game, time.monotonic() + MAX_START, moment)


def check(child: Child) -> Counter[str]:
    """Compare what a window showed with its folder. Raises AssertionError."""
    states = [""]
    saved = 0
    for line in child.printed.decode().splitlines(keepends=True):
        if not line.endswith("\n"):
            break
        kind, value = json.loads(line)
        if kind == "state":
            states.append(value)
        else:
            saved = value
    found = ""
    folder = child.folder / "XDG_DATA_HOME" / "surajang" / games_folder.FOLDER
    games = list(folder.glob("*.pgn"))
    parts = list(folder.glob("*.part")) + list(folder.glob(".*.part"))
    if games:
        assert len(games) == 1, games
        match_settings, game = saved_game.read_file(games[0], interrupted=True)
        found = saved_game.text_of(
            game, match_settings.players, match_settings.controls, pgn_writer.final_outcome(game)
        )
        if not pgn_writer.final_outcome(game).over:
            assert games_folder.unfinished_game(games[0]), "an unfinished game is not offered"
    if found not in states[saved:]:
        sys.exit(
            f"{child.game}: {saved} of {len(states) - 1} states were shown as saved:\n{states[saved]}\nbut\n{found}"
        )
    files._tidied.clear()  # noqa: SLF001  # as a new start would
    if parts:
        files.write_atomically(folder / "next.pgn", "")
        left = list(folder.glob(".*.part"))
        assert not left, left
    return Counter(
        kills=1, shown_as_saved=saved, in_play=int(saved > 0), unsaved=int(saved < len(states) - 1), parts=len(parts),
        not_the_last=int(found != states[-1]),
    )  # fmt: skip


def main() -> None:
    """Start windows, kill them and check their folders."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--parallel", type=int, default=2)
    parser.add_argument("--longest", type=float, default=1.5)
    parser.add_argument("--delay", type=float, default=0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    random.seed(options.seed)
    running: list[Child] = []
    total: Counter[str] = Counter()
    by_game: Counter[str] = Counter()
    started = 0
    names = list(GAMES)
    with tempfile.TemporaryDirectory() as top:
        while running or started < options.kills:
            while len(running) < options.parallel and started < options.kills:
                game = names[started % len(names)]
                seed = options.seed * 1_000_000 + started
                running.append(start(Path(top, str(started)), game, seed, options.delay, options.longest))
                started += 1
            time.sleep(0.01)
            for child in list(running):
                child.read()
                if time.monotonic() >= child.kill_at:
                    child.kill()
                    running.remove(child)
                    total += check(child)
                    by_game[child.game] += 1
    print(", ".join(f"{name} {count}" for name, count in by_game.items()))
    print(
        f"{total['kills']} kills, {total['in_play']} of them of games of which something was shown as saved; "
        f"{total['shown_as_saved']} states were shown as saved, and each of these or a later one was there. "
        f"At {total['unsaved']} kills a change was not shown as saved yet, {total['not_the_last']} times it was lost; "
        f"{total['parts']} files were left half-written, and removed by the next that was saved."
    )


if __name__ == "__main__":
    main()
