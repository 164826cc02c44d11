"""UCI engines as players: their processes, their time limits, and a game between two of them."""

from __future__ import annotations

import contextlib
import os
import subprocess
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from queue import Empty, Queue

from surajang.engine.streams import PipeWriter
from surajang.gui.engines.definition_files import paths_for
from surajang.gui.engines.protocol import Lines, Score, parse_best_move, parse_info, parse_name, parse_option
from surajang.gui.engines.requests import DEFINITIONS, command_for, is_defined, knows, name_for
from surajang.gui.kit.translation import put_in, tr
from surajang.gui.matches import matches_text
from surajang.gui.storage.disk import encoded
from surajang.gui.storage.reasons import reason_of
from surajang.gui.words.refusal_text import sentence
from surajang.rules import fen, notation
from surajang.rules.game import DRAW, Game, Outcome, won_by
from surajang.rules.reasons import because
from surajang.rules.variant import Variant

GRACE = 1.0
ANSWER_WITHIN = 20.0
END_WITHIN = 2.0
"""Seconds that an engine may exceed its time by, may take to answer, and may take to end."""

NO_WINDOW = getattr(subprocess, "CREATE_NO_WINDOW", 0)
"""On Windows a console program would open a window."""

CHUNK = 65_536
MAX_WAITING = 20_000_000
"""The most characters of an engine's output waiting to be read; more is dropped."""

MAX_LINES = 5_000
"""The number of lines before an answer that are kept, the last ones."""

_PREFIXES = ("id ", "option ", "uciok", "readyok", "bestmove")


def _paths(variant: str, offers: Mapping[str, tuple[str, ...]], chosen: str) -> str:
    """Return the value of VariantPath that defines a game for an engine, empty if it needs none."""
    try:
        return paths_for(variant, offers, offers.get("uci_variant", ()), chosen)
    except OSError:
        return ""


class EngineFailed(Exception):
    """An engine broke the protocol, a rule or its clock: what happened, in a sentence."""


class CannotPlay(EngineFailed):
    """An engine cannot play at all: it does not start, or does not know the game."""


class OutOfTime(EngineFailed):
    """An engine overstepped its clock."""


@dataclass(frozen=True)
class Thinking:
    """The limits of an engine's thinking: those in `go`, or a clock with `base` and `increment` seconds. With `ponder`
    it also thinks in the opponent's time.
    """

    go: str = ""
    base: float = 0.0
    increment: float = 0.0
    seconds: float = ANSWER_WITHIN
    ponder: bool = False

    def command(self, clocks: Sequence[float], steps: Sequence[float] = ()) -> str:
        """Return the `go` command with these clocks and the increments `steps`, by default its own."""
        if self.base:
            white, black = (max(1, int(clock * 1000)) for clock in clocks)
            first, second = (int(1000 * step) for step in steps or (self.increment, self.increment))
            return f"go wtime {white} btime {black} winc {first} binc {second}"
        return f"go {self.go}"


@dataclass(frozen=True)
class Launch:
    """How an engine is started and configured; `name` replaces the name it reports.

    If `forgiving`, it is asked again after an illegal move, with the legal moves listed. The output of a `quiet` engine
    during a search and its error output are ignored. Lines that begin with one of `prefixes` are also read. `weights`
    is the value of WeightsPath, which is set once the engine knows the game.
    """

    command: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()
    name: str = ""
    environment: Mapping[str, str] | None = None
    folder: str | None = None
    forgiving: bool = False
    quiet: bool = False
    prefixes: tuple[str, ...] = ()
    weights: str = ""


class _Inbox(Queue[str | None]):
    """A queue of lines, then None. Its size counts characters."""

    def _init(self, maxsize: int) -> None:
        super()._init(maxsize)
        self._size = 0

    def _qsize(self) -> int:
        return self._size

    def _put(self, item: str | None) -> None:
        super()._put(item)
        self._size += len(item or "") + 1

    def _get(self) -> str | None:
        item = super()._get()
        self._size -= len(item or "") + 1
        return item

    def clear(self) -> None:
        """Remove the lines of an answered question, such as a second answer to it."""
        with self.mutex:
            while self.queue and self.queue[0] is not None:
                self._get()


class Player:
    """A UCI engine's process. Raises CannotPlay or EngineFailed if it misbehaves."""

    def __init__(
        self, launch: Launch, variant: str, thinking: Thinking, started: Callable[[Player], object] = lambda _: None
    ) -> None:
        """`started` is called with the player before the handshake, so that this can be aborted."""
        self.name = launch.name or " ".join(launch.command)
        self.thinking = thinking
        self.forgiving = launch.forgiving
        self._prefixes = (*_PREFIXES, *(() if launch.quiet else ("info ",)), *launch.prefixes)
        self._variant = variant
        self._defined = False
        self._expected = ""
        self._pondered = ""
        self._lines = _Inbox()
        try:
            self._process = subprocess.Popen(
                launch.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL if launch.quiet else None,
                cwd=launch.folder,
                env={**os.environ, **launch.environment} if launch.environment else None,
                creationflags=NO_WINDOW,
            )
        except (OSError, ValueError) as error:  # ValueError for arguments that no system accepts
            raise CannotPlay(tr("{name} cannot be started: {why}.", name=self.name, why=reason_of(error))) from None
        assert self._process.stdin
        self._writer = PipeWriter(self._process.stdin)
        self._listener = threading.Thread(target=self._listen, name="engine", daemon=True)
        self._listener.start()
        started(self)
        try:
            self._introduce(launch, variant)
        except CannotPlay:
            self.close()
            raise
        except EngineFailed as failure:
            self.close()
            raise CannotPlay(str(failure)) from None

    def _introduce(self, launch: Launch, variant: str) -> None:
        """Initialise the engine and set its options, including the definitions of our games if it needs them."""
        offers = self._greet(launch)
        defined = self._defined = is_defined(offers, offers.get("uci_variant", ()))
        chosen = {name.lower(): value for name, value in launch.options}.get(DEFINITIONS, "")
        for name, value in launch.options:
            self.send(f"setoption name {name} value {value}" if value else f"setoption name {name}")
        if not knows(variant, offers.get("uci_variant", ()), defined):
            if paths := _paths(variant, offers, chosen):
                self.send(f"setoption name VariantPath value {paths}")
            offers = self._greet(launch)
        offered = offers.get("uci_variant", ())
        if not knows(variant, offered, defined):
            raise CannotPlay(tr("{name} does not support this game.", name=self.name))
        if launch.weights:
            self.send(f"setoption name WeightsPath value {launch.weights}")
        self.send(f"setoption name UCI_Variant value {name_for(variant, offered, defined)}")
        self.ready()

    def _greet(self, launch: Launch) -> dict[str, tuple[str, ...]]:
        """Initialise the engine; return its options by their names in small letters, with their choices."""
        self.send("uci")
        offers: dict[str, tuple[str, ...]] = {}
        for line in self.until("uciok"):
            option = parse_option(line) if line.startswith("option ") else None
            if option is not None:
                offers[option.name.lower()] = option.choices
            elif line.startswith("id name ") and not launch.name:
                self.name = parse_name(line) or self.name
        return offers

    def _listen(self) -> None:
        """Read the engine's output until it ends, and close it."""
        lines = Lines()
        output = self._process.stdout
        while output is not None:
            try:
                data = os.read(output.fileno(), CHUNK)
            except (OSError, ValueError):
                data = b""
            if not data:
                break
            for line in lines.feed(data):
                text = line.decode("utf-8", "replace")
                if text.startswith(self._prefixes) and self._lines.qsize() < MAX_WAITING:
                    self._lines.put(text)
        if output is not None:
            with contextlib.suppress(OSError):
                output.close()
        self._lines.put(None)

    def send(self, text: str) -> None:
        """Send a command, without waiting for an engine that does not read."""
        if self._writer.broken:
            raise EngineFailed(matches_text.DIED(name=self.name))
        self._writer.write(encoded(text) + b"\n")

    def until(self, start: str, seconds: float = ANSWER_WITHIN) -> list[str]:
        """Return the lines up to the one that starts with `start`, the last ones if there are too many."""
        end = time.monotonic() + seconds
        lines: deque[str] = deque(maxlen=MAX_LINES)
        while True:
            try:
                left = end - time.monotonic()
                if left < -GRACE:  # an engine that writes endlessly never lets the queue run empty
                    raise Empty
                line = self._lines.get(timeout=max(left, 0.01))
            except Empty:
                raise EngineFailed(put_in(matches_text.HUNG(), name=self.name, word=start, seconds=seconds)) from None
            if line is None:
                self._lines.put(None)
                raise EngineFailed(matches_text.DIED(name=self.name))
            lines.append(line)
            if line.startswith(start):
                return list(lines)

    def ready(self) -> None:
        """Wait until the engine is ready."""
        self.send("isready")
        self.until("readyok")

    def new_game(self) -> None:
        """Make the engine forget the last game."""
        self._stop_pondering()
        self.send("ucinewgame")
        self.ready()

    def set_position(self, position: str) -> None:
        """Send UCI's command for a position in the engine's terms."""
        self.send(command_for(self._variant, position, self._defined))

    def search(self, position: str, go: str, allowed: float = ANSWER_WITHIN) -> tuple[str, Score]:
        """Return the text of the engine's move, "" if it names none, and its score of the position, 0 if unknown."""
        if position == self._pondered:
            self._pondered = ""
            self.send("ponderhit")
        else:
            self._stop_pondering()
            self._lines.clear()
            self.set_position(position)
            self.send(go)
        lines = self.until("bestmove", allowed)
        answer = parse_best_move(lines[-1])
        self._expected = answer.ponder
        infos = (parse_info(line) for line in reversed(lines) if " score " in line)
        score = next((info.score for info in infos if info.score and not info.bound), Score(0))
        return answer.move, score

    def ponder(self, game: Game, position: str, go: str) -> None:
        """Let the engine, whose move led to a position, ponder on the answer that it expects, if that is legal."""
        with contextlib.suppress(notation.IllegalMove):
            text = notation.text(game.position, _legal(game, self._expected))
            self._pondered = f"{position}{' ' if ' moves ' in position else ' moves '}{text}"
            self._lines.clear()
            self.set_position(self._pondered)
            self.send(go.replace("go", "go ponder", 1))

    def _stop_pondering(self) -> None:
        """Stop pondering, and drop the answer."""
        if self._pondered:
            self._pondered = ""
            self.send("stop")
            self.until("bestmove")

    def abort(self) -> None:
        """Terminate the process, from any thread; `until` then raises EngineFailed."""
        with contextlib.suppress(OSError):
            if os.name == "nt":
                # its child processes end with it; elsewhere a guard ends them
                subprocess.Popen(["taskkill", "/T", "/F", "/PID", str(self._process.pid)], creationflags=NO_WINDOW)
            else:
                self._process.terminate()

    def close(self) -> None:
        """End the process."""
        with contextlib.suppress(EngineFailed):
            self.send("quit")
        self._writer.end()
        try:
            self._process.wait(END_WITHIN)
        except subprocess.TimeoutExpired:
            self.abort()
            try:
                self._process.wait(END_WITHIN)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        self._writer.join(END_WITHIN)
        self._listener.join(END_WITHIN)


@dataclass(frozen=True)
class Opening:
    """The start of a game: a position, and moves made in it, in UCI notation."""

    start: str = "startpos"
    moves: tuple[str, ...] = ()

    def begin(self, variant: Variant) -> Game:
        """Return a game with these moves made. Raises InvalidPosition or IllegalMove."""
        game = Game(variant, self.start)
        for text in self.moves:
            game.play(notation.parse(game.position, text))
        return game


@dataclass(frozen=True)
class Played:
    """A finished game; if an engine failed, a sentence, and its side."""

    game: Game
    failure: str = ""
    side: int = -1


class _Course:
    """A game under way, and its UCI position: setup moves are left out, for engines that know none."""

    def __init__(self, variant: Variant, opening: Opening) -> None:
        self.game = Game(variant, opening.start)
        self.moves: list[str] = []
        self._base = "" if self.game.position.setup else self._here()
        for text in opening.moves:
            self.play(notation.parse(self.game.position, text))

    def _here(self) -> str:
        return f"fen {fen.write(self.game.position)}"

    def play(self, move: int) -> None:
        """Make a move."""
        text = notation.text(self.game.position, move)
        self.game.play(move)
        if self._base:
            self.moves.append(text)
        elif not self.game.position.setup:
            self._base = self._here()

    def command(self) -> str:
        """Return UCI's `position` command for the current position."""
        moves = f" moves {' '.join(self.moves)}" if self.moves else ""
        return f"position {self._base}{moves}"


def position_command(variant: Variant, texts: Iterable[str]) -> str:
    """Return the command for a position; a setup is given as a FEN, for engines that know none."""
    return _Course(variant, Opening(moves=tuple(texts))).command()


def play(
    variant: Variant,
    opening: Opening,
    players: Sequence[Player],
    limit: int,
    moved: Callable[[Game], object] = lambda _: None,
) -> Played:
    """Play a game from an opening without open setup choices; players[0] has White.

    An engine that fails loses. After `limit` moves the game is a draw. `moved` is called after every move.
    """
    course = _Course(variant, opening)
    game = course.game
    clocks = [player.thinking.base for player in players]
    steps = [player.thinking.increment for player in players]
    began = game.node.ply
    moved(game)
    side = 0
    try:
        for side in (0, 1):
            players[side].new_game()
        while not game.outcome.over and game.node.ply - began < limit:
            side = int(game.position.side)
            course.play(_asked(course, players[side], clocks, steps))
            moved(game)
            if players[side].thinking.ponder and not game.outcome.over:
                players[side].ponder(game, course.command(), players[side].thinking.command(clocks, steps))
    except EngineFailed as failure:
        game.finish(won_by(1 - side, "time" if isinstance(failure, OutOfTime) else "abandoned"))
        return Played(game, str(failure), side)
    if not game.outcome.over:
        game.finish(Outcome(DRAW, "abandoned"))
    return Played(game)


def _asked(course: _Course, player: Player, clocks: list[float], steps: list[float]) -> int:
    """Return an engine's legal move; its clock runs meanwhile."""
    game, thinking, side = course.game, player.thinking, int(course.game.position.side)
    allowed = (clocks[side] if thinking.base else thinking.seconds) + GRACE
    position, go = course.command(), thinking.command(clocks, steps)
    began = time.monotonic()
    text, _ = player.search(position, go, allowed)
    if thinking.base:
        clocks[side] += thinking.increment - (time.monotonic() - began)
        if clocks[side] < thinking.increment:
            raise OutOfTime(tr("{name} lost on time.", name=player.name))
    try:
        return _legal(game, text)
    except notation.IllegalMove as error:
        if text:
            why = tr("{name} played {move}: {why}", name=player.name, move=text, why=sentence(error.reason))
        else:
            why = tr("{name} answered without a move.", name=player.name)
        if not player.forgiving:
            raise EngineFailed(why) from None
    legal = [notation.text(game.position, move) for move in game.legal_moves()]
    text, _ = player.search(position, f"{go} searchmoves {' '.join(legal)}", allowed)
    if text not in legal:
        raise EngineFailed(why)
    return notation.parse(game.position, text)


def _legal(game: Game, text: str) -> int:
    """Return the move of a text. Raises IllegalMove."""
    move = notation.parse(game.position, text)
    if move not in game.legal_moves():
        raise notation.IllegalMove(because("repetition"))
    return move
