"""UCI engines as players: their processes, how long they may think, and a game between two of them."""

import shlex
import subprocess
import threading
import time
from dataclasses import dataclass
from queue import Empty, Queue

from rules import fen, notation
from rules.game import DRAW, Game, Outcome
from rules.reasons import because
from rules.variant import Variant

GRACE = 1.0
ANSWER_WITHIN = 20.0


class EngineFailed(Exception):
    """An engine broke the protocol, a rule or its clock: what happened, in a sentence."""


@dataclass(frozen=True)
class Thinking:
    """How long an engine may think: `go` says so, or a clock with `base` and `increment` seconds runs."""

    go: str = ""
    base: float = 0.0
    increment: float = 0.0
    seconds: float = ANSWER_WITHIN

    def command(self, clocks: list[float]) -> str:
        """Return the `go` command at these clocks."""
        if self.base:
            white, black = (max(1, int(clock * 1000)) for clock in clocks)
            step = int(self.increment * 1000)
            return f"go wtime {white} btime {black} winc {step} binc {step}"
        return f"go {self.go}"


class Player:
    """A UCI engine's process. If `forgiving`, an illegal move makes it be asked again with the legal ones named."""

    def __init__(
        self,
        command: str,
        variant: str,
        options: list[str],
        folder: str | None,
        thinking: Thinking,
        forgiving: bool = False,
    ) -> None:
        self.name = command
        self.thinking = thinking
        self.forgiving = forgiving
        self._lines: Queue[str] = Queue()
        self._process = subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1, cwd=folder
        )
        threading.Thread(target=self._listen, daemon=True).start()
        self.send("uci")
        for line in self.until("uciok"):
            if line.startswith("id name "):
                self.name = line.removeprefix("id name ")
        for option in [*options, f"UCI_Variant={variant}"]:
            name, _, value = option.partition("=")
            self.send(f"setoption name {name} value {value}")
        self.ready()

    def _listen(self) -> None:
        for line in self._process.stdout or ():
            self._lines.put(line.strip())

    def send(self, text: str) -> None:
        """Send a command."""
        try:
            assert self._process.stdin
            print(text, file=self._process.stdin, flush=True)
        except OSError:
            raise EngineFailed(f"{self.name} has crashed") from None

    def until(self, start: str, seconds: float = ANSWER_WITHIN) -> list[str]:
        """Return the lines up to the one that starts with `start`."""
        end = time.monotonic() + seconds
        lines = []
        while True:
            try:
                lines.append(self._lines.get(timeout=max(end - time.monotonic(), 0.01)))
            except Empty:
                raise EngineFailed(f"{self.name} did not answer {start!r} in {seconds:.1f} seconds") from None
            if lines[-1].startswith(start):
                return lines

    def ready(self) -> None:
        """Wait until the engine is ready."""
        self.send("isready")
        self.until("readyok")

    def new_game(self) -> None:
        """Let the engine forget the game before."""
        self.send("ucinewgame")
        self.ready()

    def best_move(self, position: str, go: str, allowed: float) -> str:
        """Return the text of the move that the engine plays."""
        self.send(position)
        self.send(go)
        return self.until("bestmove", allowed)[-1].split()[1]

    def score(self, position: str, go: str) -> int:
        """Return what the engine thinks of a position, in hundredths of a pawn; a mate counts 30000."""
        self.send(position)
        self.send(go)
        words = [line.split(" score ")[1].split() for line in self.until("bestmove") if " score " in line][-1]
        number = int(words[1])
        return number if words[0] == "cp" else 30000 if number > 0 else -30000

    def close(self) -> None:
        """End the process."""
        try:
            self.send("quit")
            self._process.wait(2)
        except (EngineFailed, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            if stream:
                stream.close()


def position_command(variant: Variant, texts: list[str]) -> str:
    """Return the command that leads to a position; a setup is handed over as a FEN, for engines that know none."""
    base, skipped = "startpos", 0
    if variant.setup:
        after_setup = Game(variant)
        for text in texts[:2]:
            after_setup.play(notation.parse(after_setup.position, text))
        base, skipped = f"fen {fen.write(after_setup.position)}", 2
    moves = " ".join(texts[skipped:])
    return f"position {base} moves {moves}" if moves else f"position {base}"


def play(variant: Variant, start: list[str], players: list[Player], limit: int) -> Game:
    """Play a game from an opening; players[0] has White. Raises EngineFailed."""
    game = Game(variant)
    texts: list[str] = []
    for text in start:
        game.play(notation.parse(game.position, text))
        texts.append(text)
    clocks = [player.thinking.base for player in players]
    for player in players:
        player.new_game()
    while not game.outcome.over and len(texts) < limit:
        side = game.position.side
        player = players[side]
        thinking = player.thinking
        allowed = (clocks[side] if thinking.base else thinking.seconds) + GRACE
        began = time.monotonic()
        position, go = position_command(variant, texts), thinking.command(clocks)
        text = player.best_move(position, go, allowed)
        if thinking.base:
            clocks[side] += thinking.increment - (time.monotonic() - began)
            if clocks[side] < thinking.increment:
                raise EngineFailed(f"{player.name} lost on time")
        try:
            move = notation.parse(game.position, text)
            if move not in game.legal_moves():
                raise notation.IllegalMove(because("repetition"))
        except notation.IllegalMove as error:
            if not player.forgiving:
                raise EngineFailed(f"{player.name} played {text}: {error} (after {position})") from None
            legal = [notation.text(game.position, move) for move in game.legal_moves()]
            text = player.best_move(position, f"{go} searchmoves {' '.join(legal)}", allowed)
            if text not in legal:
                raise EngineFailed(f"{player.name} insists on {text}: {error} (after {position})") from None
            move = notation.parse(game.position, text)
        game.play(move)
        texts.append(text)
    if not game.outcome.over:
        game.finish(Outcome(DRAW, "abandoned"))
    return game
