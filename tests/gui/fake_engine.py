"""A UCI engine for tests: it plays the first legal move, at once, or misbehaves as its arguments say.

--log FILE append every line it hears to a file --score N claim a score of N hundredths of a pawn --evals N,N,… claim
these scores, the first one at the start, the next one a move later, and so on --hang N not answer its first N
questions, counted in FILE.count over all its processes (needs --log) --die N die at its first N questions, counted
likewise --illegal answer with a move that is not legal --patient think until `stop` --ponder expect the first legal
answer, and ponder on it until `ponderhit` or `stop` --eager answer that at once --deadly die at that --ignorant know no
UCI_Variant --moves A,B,… play these moves, in turn, where they are legal --name NAME call itself so --games A,B,… know
no other games than these --analyst think on, saying what it finds in as many lines as MultiPV says, until `stop` --rate
N as an analyst, write this many megabytes per second --late go on talking about a search, and deciding it, when it has
been answered --file know the games only after a VariantPath is set and it is greeted again, and by the names in ours
--stubborn go on after the end of its input, and ignore what would end it --blanks put any number of any blanks around
its words --twice give every answer twice --option TEXT declare this option, too: what stands behind "option" --lie
LIE,… say before each answer, and before it introduces itself, what no engine should (LIES)
"""

import argparse
import random
import signal
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2]))  # after the installed program, which is compiled

from surajang.rules import notation
from surajang.rules.fairy_stockfish import exported_name
from surajang.rules.game import Game
from surajang.rules.games import GAMES


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--log", type=Path)
    parser.add_argument("--score", type=int, default=12)
    parser.add_argument("--evals", default="")
    parser.add_argument("--hang", type=int, default=0)
    parser.add_argument("--die", type=int, default=0)
    parser.add_argument("--illegal", action="store_true")
    parser.add_argument("--patient", action="store_true")
    for name in ("--ponder", "--eager", "--deadly"):
        parser.add_argument(name, action="store_true")
    parser.add_argument("--ignorant", action="store_true")
    parser.add_argument("--moves", default="")
    parser.add_argument("--name", default="Fake")
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--analyst", action="store_true")
    parser.add_argument("--rate", type=float, default=0.0)
    parser.add_argument("--late", action="store_true")
    parser.add_argument("--file", action="store_true")
    parser.add_argument("--chatter", action="store_true")
    parser.add_argument("--stubborn", action="store_true")
    parser.add_argument("--blanks", action="store_true")
    parser.add_argument("--twice", action="store_true")
    parser.add_argument("--lie", default="")
    parser.add_argument("--option", default="")
    return parser.parse_args()


def count(options: argparse.Namespace) -> int:
    """Count the questions of all processes with this log, this one included."""
    if options.log is None:
        return 1
    file = options.log.with_suffix(".count")
    number = int(file.read_text()) + 1 if file.exists() else 1
    file.write_text(str(number))
    return number


def say(line: str) -> None:
    write(line.encode() + b"\n")


def flood(line: bytes, size: int = 10_000_000) -> None:
    """Write a line as fast as possible until this many bytes are written."""
    many = line * (1 + 1_000_000 // len(line))
    for _ in range(0, size, len(many)):
        write(many)


def write(data: bytes) -> None:
    sys.stdout.buffer.write(spread(data) if "--blanks" in sys.argv else data)
    sys.stdout.buffer.flush()


def spread(data: bytes) -> bytes:
    """Put blanks around the words of lines."""
    lines = []
    for line in data.splitlines():
        words = (f"{blanks(1)}{word}" for word in line.decode().split())
        lines.append(f"{''.join(words)}{blanks(0)}\r\n".encode())
    return b"".join(lines)


def blanks(least: int) -> str:
    return "".join(random.choices(" \t\v\f\r", k=random.randint(least, 4)))


ANSWERS = b"bestmove e2e4\nreadyok\nbestmove\nbestmove (none)\n"
NEWS = b"info depth 7 seldepth 9 multipv 1 score cp 31 nodes 12345 nps 9999999 time 3 pv e2e4 e7e5\n"
OPTION = b"option name O%d type check default true\n"
HUGE_OPTIONS = b"option name " + b"o" * 3_000_000 + b" type check\noption name x" + b" type" * 500_000 + b"\n"


def endless_line() -> None:
    flood(b"x")
    write(b"\n")


LIES: dict[str, Callable[[], object]] = {
    "digits": lambda: write(b"info depth " + b"9" * 4301 + b" score cp " + b"9" * 4301 + b"\n"),
    "mate": lambda: write(b"info depth 1 score mate 0 score mate -0 score cp\ninfo score\ninfo\n"),
    "bytes": lambda: write(bytes(range(256)) * 4 + b"\ninfo depth \xff score cp \xff\noption name \xff type \xff\n"),
    "early": lambda: write(ANSWERS * 3),
    "options": lambda: write(b"".join(OPTION % number for number in range(50_000))),
    "option": lambda: write(HUGE_OPTIONS),
    "long": lambda: write(b"\ninfo depth 1 score cp 1 pv " + b"a1a1 " * 2_000_000 + b"\n"),
    "endless": endless_line,
    "flood": lambda: flood(NEWS),
    "garbage": lambda: flood(b"y\n", 3_000_000),
    "complaints": lambda: (sys.stderr.buffer.write(b"\xffno! \n" * 3_000_000), sys.stderr.flush()),
}


def lie(options: argparse.Namespace) -> None:
    for name in filter(None, options.lie.split(",")):
        LIES[name]()


def decide(game: Game, wanted: list[str]) -> str:
    legal = game.legal_moves()
    texts = [notation.text(game.position, move) for move in legal]
    for text in wanted:
        if text in texts:
            return text
    return min(texts)


def expected(game: Game, text: str) -> str:
    """Return the part of a `bestmove` line about the answer to a move."""
    game.play(notation.parse(game.position, text))
    return "" if game.outcome.over else f" ponder {decide(game, [])}"


class Analyst:
    """Thinks in a thread until `stop`. `nps` ends with the number of moves of the position."""

    def __init__(self, options: argparse.Namespace, game: Game, lines: int) -> None:
        self._options = options
        self._lines = [f"multipv {rank} score cp {100 - rank}" for rank in range(1, lines + 1)]
        self._moves = sorted(notation.text(game.position, move) for move in game.legal_moves())
        self._about = f"nodes 7 nps {10**9 + len(game.line()) - 1} hashfull 1"
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._think, daemon=True)
        self._thread.start()

    def _news(self, depth: int) -> bytes:
        """Return its output at one depth."""
        found = (
            f"info depth {depth} seldepth {depth} {line} {self._about} pv {move} a1a1\n"
            for line, move in zip(self._lines, self._moves, strict=False)
        )
        return "".join(found).encode() + b"info depth %d currmove a1a1 currmovenumber 1\n" % depth

    def _think(self) -> None:
        """Send one report after the other."""
        began = time.monotonic()
        said = 0
        depth = 0
        while not self._stopped.is_set():
            depth += 1
            news = self._news(depth)
            if self._options.rate:
                news *= 1 + 20_000 // len(news)
                said += len(news)
                time.sleep(max(0.0, began + said / (self._options.rate * 1_000_000) - time.monotonic()))
            else:
                time.sleep(0.002)
            write(news)

    def stop(self) -> None:
        """Decide on the last of the legal moves, to differ from the fake engine's usual answers."""
        self._stopped.set()
        self._thread.join()
        answer = f"bestmove {self._moves[-1]}\n".encode()
        write(answer)
        if self._options.late:
            write((self._news(99) * 20 + answer) * 3)


def say_options(options: argparse.Namespace, known: bool) -> None:
    """Introduce itself."""
    say(f"id name {options.name}")
    say("id author Nobody")
    if not options.ignorant:
        games = options.games.split(",")
        if options.file:  # Fairy-Stockfish's file has another game of that name
            games = [exported_name(GAMES[name]) for name in games] if known else ["chess", "pandemonium"]
        names = " ".join(f"var {name}" for name in games)
        say(f"option name UCI_Variant type combo default pandemonium {names}")
    say("option name Skill Level type spin default 20 min -20 max 20")
    say("option name UCI_LimitStrength type check default false")
    say("option name UCI_Elo type spin default 3000 min 0 max 3000")
    say("option name Threads type spin default 1 min 1 max 64")
    if options.ponder:
        say("option name Ponder type check default false")
    if options.analyst:
        say("option name MultiPV type spin default 1 min 1 max 5")
        say("option name Style type combo default Solid var Solid var Very Risky")
        say("option name Clear Hash type button")
    if options.option:
        say(f"option {options.option}")
    if options.file:
        say("option name VariantPath type string default <empty>")
    say("uciok")


def main() -> None:  # noqa: PLR0915  # a branch a command
    options = arguments()
    known = not options.file
    multipv = 1
    analyst: Analyst | None = None
    variant = GAMES["pandemonium"]
    game = Game(variant)
    answer = ""
    if options.stubborn:
        for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
            signal.signal(number, signal.SIG_IGN)
    for line in sys.stdin:
        words = line.split()
        if options.log:
            with options.log.open("a") as log:
                log.write(line)
        if not words:
            continue
        if words[0] == "uci":
            lie(options)
            say_options(options, known)
        elif words[:3] == ["setoption", "name", "UCI_Variant"]:
            named = {exported_name(game): game for game in GAMES.values()} if options.file else GAMES
            variant = named[words[-1]]
        elif words[:3] == ["setoption", "name", "VariantPath"]:
            known = True
        elif words[:3] == ["setoption", "name", "MultiPV"]:
            multipv = int(words[-1])
        elif words[0] == "isready":
            say("readyok")
            while options.chatter:
                flood(NEWS)
        elif words[0] == "position":
            fen, _, moves = line.strip().removeprefix("position fen ").partition(" moves ")
            game = Game(variant, fen)
            for text in moves.split():
                game.play(notation.parse(game.position, text))
        elif words[0] == "go":
            asked = count(options)
            if asked <= options.die:
                sys.exit(3)
            if asked <= options.hang:
                time.sleep(3600)
            lie(options)
            if options.analyst:
                analyst = Analyst(options, game, multipv)
                continue
            answer = "a1a1" if options.illegal else decide(game, options.moves.split(","))
            evals = options.evals.split(",")
            ply = len(game.line()) - 1
            score = evals[ply] if options.evals and ply < len(evals) else options.score
            say(f"info depth 1 score cp {score} nodes 1 time 1 pv {answer}")
            pondering = words[1] == "ponder"
            if pondering and options.deadly:
                sys.exit(3)
            answer += expected(game, answer) if options.ponder else ""
            if options.eager or not (options.patient or pondering):
                say("\n".join([f"bestmove {answer}"] * (1 + options.twice)))
                answer = ""
        elif words[0] == "stop" and analyst is not None:
            analyst.stop()
            analyst = None
        elif answer and (words[0] == "stop" or (words[0] == "ponderhit" and not options.patient)):
            say(f"bestmove {answer}")
            answer = ""
        elif words[0] == "quit":
            return
    while options.stubborn:
        time.sleep(60)


if __name__ == "__main__":
    main()
