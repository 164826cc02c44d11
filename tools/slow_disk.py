"""Play on a disk that is slow and fails at random, and check that every file holds exactly the game in the end.

    python tools/slow_disk.py [--operations 10000] [--scale 0.001] [--seed 1]

It makes random moves, takes moves back and redoes them, adds variations, results, comments and clock times, and leaves
and resumes games, in all rule sets, through the same code as the window. Each `write`, `fsync` and `rename` takes 0 to
10 seconds, times SCALE, and one in ten fails. Now and then the disk stops failing, and the file is compared with the
game. Prints the operations, and the longest time that one blocked the window's thread.
"""

import argparse
import errno
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer

from surajang.gui.play.match import Match, make_match
from surajang.gui.players import saved_game
from surajang.gui.players.game_clock import NO_CLOCK, TimeControl
from surajang.gui.players.players import MatchSettings, Player
from surajang.gui.shell.settings import Settings
from surajang.gui.storage import disk as files
from surajang.gui.storage import writer
from surajang.gui.storage.autosave import SaveState
from surajang.gui.storage.games_folder import new_file
from surajang.rules import pgn_clocks, pgn_writer
from surajang.rules.game import Game, Node
from surajang.rules.games import GAMES

MAX_DELAY = 10.0
FAILURES = 0.1
ERRORS = (errno.ENOSPC, errno.EIO, errno.EROFS)
COMMENTS = (
    "good",
    "한글 ♟ 장기",
    "with } a brace",
    "two\nlines",
    "a longer remark " * 12,
    "",
    "[%eval 0.3]",
    "* 1-0 (",
)
CLOCKS = (NO_CLOCK, TimeControl(300, 5), TimeControl(60, 0, 10, 2), TimeControl(0, 0, 20, 3))


class BadDisk:
    """Replaces the module `os`, with some functions that are slow and fail."""

    def __init__(self, chance: random.Random, scale: float) -> None:
        self._chance = chance
        self._scale = scale
        self.failing = True
        self.calls: Counter[str] = Counter()

    def __getattr__(self, name: str) -> object:
        return getattr(os, name)

    def _happens(self, name: str) -> bool:
        """Sleep for the time of a call; return whether it fails."""
        time.sleep(self._chance.uniform(0, MAX_DELAY) * self._scale)
        fails = self.failing and self._chance.random() < FAILURES
        self.calls[f"{name} failed" if fails else name] += 1
        return fails

    def _fail(self) -> None:
        number = self._chance.choice(ERRORS)
        raise OSError(number, os.strerror(number))

    def write(self, handle: int, data: memoryview) -> int:
        """Write some of the data."""
        if self._happens("write"):
            os.write(handle, data[: self._chance.randrange(len(data) + 1)])
            self._fail()
        return os.write(handle, data[: self._chance.randrange(1, len(data) + 1)] if len(data) < 200 else data)

    def fsync(self, handle: int) -> None:
        """Flush."""
        if self._happens("fsync"):
            self._fail()

    def replace(self, source: Path, target: Path) -> None:
        """Rename, or fail before or after it."""
        fails = self._happens("rename")
        if not fails or self._chance.random() < 0.2:
            os.replace(source, target)
        if fails:
            self._fail()


class Games:
    """Plays at random, one game after the other."""

    def __init__(self, chance: random.Random, folder: Path, disk: BadDisk) -> None:
        self.chance = chance
        self.disk = disk
        self.folder = folder
        self.settings = Settings(folder / "settings.json")
        self.done: Counter[str] = Counter()
        self.longest = 0.0
        self.started = 0
        self.match = self._new_session()

    def _new_session(self) -> Match:
        """Begin another game."""
        variant = list(GAMES.values())[self.started % len(GAMES)]
        self.started += 1
        clock = self.chance.choice(CLOCKS)
        match_settings = MatchSettings(
            variant, (Player("Ann"), Player('Ben "B"')), (clock, self.chance.choice((clock, NO_CLOCK)))
        )
        match = make_match(match_settings, self.settings, save_in=new_file(variant.title, self.folder))
        match.begin()
        return match

    # Operations; each returns whether it changed something

    def play(self) -> bool:
        """Make a move."""
        match = self.match
        if match.clock.running is not None:
            match.clock._left[match.clock.running] -= self.chance.uniform(0, 2)  # noqa: SLF001  # time that passes at once
        moves = match.game.legal_moves() if match.state.may_move else []
        return bool(moves) and match.play(self.chance.choice(moves))

    def vary(self) -> bool:
        """Make a move from an earlier position, or from any position on the board."""
        node = self.chance.choice(list(nodes(self.match.game)))
        self.match.document.go_to(node)
        return self.play()

    def show_last(self) -> bool:
        """Go to the end again."""
        self.match.navigation.show_last()
        return True

    def take_back(self) -> bool:
        """Take back a move, or the end."""
        if not self.match.taking_back.possible:
            return False
        self.match.taking_back.take_back()
        return True

    def redo(self) -> bool:
        """Redo moves."""
        if not self.match.taking_back.may_redo:
            return False
        self.match.taking_back.redo()
        return True

    def resign(self) -> bool:
        """End the game."""
        if self.match.over or not self.match.live.ply:  # before the first move, variations are not written
            return False
        self.match.resign(self.chance.randrange(2))
        return True

    def draw(self) -> bool:
        """Agree on a draw."""
        if self.match.over or not self.match.live.ply:
            return False
        self.match.draws.agree()
        return True

    def flag(self) -> bool:
        """Lose on time."""
        clock = self.match.clock
        if clock.running is None or not self.match.live.ply:
            return False
        clock._left[clock.running] = 0  # noqa: SLF001  # time that passes at once
        return self.match.time.look()

    def comment(self) -> bool:
        """Comment on a move, which the window cannot do here."""
        node = self.chance.choice(list(nodes(self.match.game)))
        self.match.document.comment(node, self.chance.choice(COMMENTS).strip())
        self.match.saving.save()
        return True

    def come_back(self) -> bool:
        """Leave the game once it is saved, and resume it from its file."""
        match = self.match
        path = file_of(match)
        match.prepare_to_leave()
        self.compare()
        if not path.exists():
            return False
        match.close()
        match.deleteLater()
        match_settings, game = saved_game.read_file(path, interrupted=True)
        self.match = make_match(match_settings, self.settings, game, path)
        self.match.begin()
        return True

    def another(self) -> bool:
        """Leave the game and begin another."""
        self.match.prepare_to_leave()
        self.compare()
        self.match.close()
        self.match.deleteLater()
        self.match = self._new_session()
        return True

    def one(self) -> None:
        """Do a random operation."""
        chances = {
            self.play: 60, self.vary: 12, self.show_last: 6, self.take_back: 10, self.redo: 8, self.resign: 1,
            self.draw: 1, self.flag: 1, self.comment: 4, self.come_back: 1, self.another: 0.5,
        }  # fmt: skip
        operation = self.chance.choices(list(chances), list(chances.values()))[0]
        start = time.perf_counter()
        if operation():
            self.done[operation.__name__] += 1
            if operation not in (self.come_back, self.another):
                self.longest = max(self.longest, time.perf_counter() - start)

    # The check

    def compare(self) -> None:
        """Wait until the disk has answered, and compare the file with the game."""
        match = self.match
        self.disk.failing = False
        loop = QEventLoop()
        match.save_state_changed.connect(loop.quit)
        while match.save_state is not SaveState.SAVED:
            loop.exec()
        self.disk.failing = True
        path = file_of(match)
        if not path.exists():
            assert match.game.root.children == [], "something was played, but nothing is saved"
            return
        self.done["compare"] += 1
        match_settings, game = saved_game.read_file(path, interrupted=True)
        written = saved_game.text_of(
            game, match_settings.players, match_settings.controls, pgn_writer.final_outcome(game)
        )
        if written != match.text():
            sys.exit(f"Not what was played:\n{path.read_text('utf-8')}\nread as\n{written}\nbut\n{match.text()}")
        if shape(game, pgn_writer.final_outcome(game)) != shape(match.game, match.outcome):
            sys.exit(f"Another tree: {path.read_text('utf-8')}")


def file_of(match: Match) -> Path:
    """Return the file that a match is saved to."""
    path = match.saving.saver.path
    assert path is not None
    return path


def nodes(game: Game) -> Iterator[Node]:
    """Yield all nodes of a game."""
    waiting = [game.root]
    while waiting:
        node = waiting.pop()
        yield node
        waiting += node.children


def shape(game: Game, outcome: object) -> list[object]:
    """Return everything of a game that must be saved."""
    found: list[object] = [outcome, game.variant.name, game.start_fen]
    for node in nodes(game):
        comment = pgn_writer._tidy(node.comment)  # noqa: SLF001  # time that passes at once
        times = node.clocks and [None if time is None else pgn_clocks.time_text(time) for time in node.clocks]
        found.append((node.ply, node.move, len(node.children), comment, node.nags, times))
    return found


def main() -> None:
    """Play."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--operations", type=int, default=10_000)
    parser.add_argument("--scale", type=float, default=0.001)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    application = QCoreApplication(sys.argv[:1])
    chance = random.Random(options.seed)
    disk = BadDisk(random.Random(options.seed), options.scale)
    vars(files)["os"] = disk
    writer.RETRY_SECONDS *= options.scale
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        games = Games(chance, Path(folder), disk)
        next_look = 0
        while games.done.total() < options.operations:
            games.one()
            rest = chance.choice((0, 0, 5, 20, 60)) * options.scale
            end = time.monotonic() + chance.uniform(0, rest)
            application.processEvents()
            while time.monotonic() < end:
                time.sleep(min(0.002, rest))
                application.processEvents()
            if games.done.total() >= next_look:
                games.compare()
                next_look = games.done.total() + chance.randrange(1, 30)
        games.compare()
        games.match.close()
        QTimer.singleShot(200, application.quit)
        application.exec()
        vars(files)["os"] = os
    print(f"{games.done.total()} operations in {games.started} games, {time.monotonic() - began:.0f} s:", end=" ")
    print(", ".join(f"{name} {count}" for name, count in games.done.most_common()))
    print("disk:", ", ".join(f"{name} {count}" for name, count in sorted(disk.calls.items())))
    print(f"Every file was exactly the game. The longest operation took {games.longest * 1000:.0f} ms.")


if __name__ == "__main__":
    main()
