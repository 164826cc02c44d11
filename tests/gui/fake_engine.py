"""A UCI engine for tests: it plays the first legal move, at once, or misbehaves as its arguments say.

--log FILE         append every line it hears to a file
--score N          claim a score of N hundredths of a pawn
--hang N           not answer its first N questions, counted in FILE.count over all its processes (needs --log)
--die N            die at its first N questions, counted likewise
--illegal          answer with a move that is not legal
--patient          think until it is told to stop
--ignorant         know no UCI_Variant
--moves A,B,…      play these moves, in turn, where they are legal
--name NAME        call itself so
--games A,B,…      know no other games than these
--stubborn         go on after the end of its input, and ignore what would end it
--lie LIE,…        say before each answer, and before it introduces itself, what no engine should (LIES)
"""

import argparse
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from rules import notation
from rules.game import Game
from rules.games import GAMES, game_named


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--log", type=Path)
    parser.add_argument("--score", type=int, default=12)
    parser.add_argument("--hang", type=int, default=0)
    parser.add_argument("--die", type=int, default=0)
    parser.add_argument("--illegal", action="store_true")
    parser.add_argument("--patient", action="store_true")
    parser.add_argument("--ignorant", action="store_true")
    parser.add_argument("--moves", default="")
    parser.add_argument("--name", default="Fake")
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--chatter", action="store_true")
    parser.add_argument("--stubborn", action="store_true")
    parser.add_argument("--lie", default="")
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
    print(line, flush=True)


def flood(line: bytes, seconds: float = 1.5) -> None:
    """Write a line as often as one can."""
    many = line * (1 + 1_000_000 // len(line))
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        write(many)


def write(data: bytes) -> None:
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


ANSWERS = b"bestmove e2e4\nreadyok\nbestmove\nbestmove (none)\n"
NEWS = b"info depth 7 seldepth 9 multipv 1 score cp 31 nodes 12345 nps 9999999 time 3 pv e2e4 e7e5\n"
OPTION = b"option name O%d type check default true\n"
HUGE_OPTIONS = b"option name " + b"o" * 3_000_000 + b" type check\noption name x" + b" type" * 500_000 + b"\n"

LIES: dict[str, Callable[[], object]] = {
    "digits": lambda: write(b"info depth " + b"9" * 4301 + b" score cp " + b"9" * 4301 + b"\n"),
    "mate": lambda: write(b"info depth 1 score mate 0 score mate -0 score cp\ninfo score\ninfo\n"),
    "bytes": lambda: write(bytes(range(256)) * 4 + b"\ninfo depth \xff score cp \xff\noption name \xff type \xff\n"),
    "early": lambda: write(ANSWERS * 3),
    "options": lambda: write(b"".join(OPTION % number for number in range(300_000))),
    "option": lambda: write(HUGE_OPTIONS),
    "long": lambda: write(b"\ninfo depth 1 score cp 1 pv " + b"a1a1 " * 2_000_000 + b"\n"),
    "endless": lambda: (flood(b"x"), write(b"\n")),
    "flood": lambda: flood(NEWS),
    "garbage": lambda: flood(b"y\n"),
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


def main() -> None:
    options = arguments()
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
            say(f"id name {options.name}")
            if not options.ignorant:
                names = " ".join(f"var {name}" for name in options.games.split(","))
                say(f"option name UCI_Variant type combo default pandemonium {names}")
            say("option name Skill Level type spin default 20 min -20 max 20")
            say("option name UCI_LimitStrength type check default false")
            say("option name UCI_Elo type spin default 3000 min 0 max 3000")
            say("uciok")
        elif words[:3] == ["setoption", "name", "UCI_Variant"]:
            variant = game_named(words[-1])
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
            number = count(options)
            if number <= options.die:
                sys.exit(3)
            if number <= options.hang:
                time.sleep(3600)
            lie(options)
            answer = "a1a1" if options.illegal else decide(game, options.moves.split(","))
            say(f"info depth 1 score cp {options.score} nodes 1 time 1 pv {answer}")
            if not options.patient:
                say(f"bestmove {answer}")
                answer = ""
        elif words[0] == "stop" and answer:
            say(f"bestmove {answer}")
            answer = ""
        elif words[0] == "quit":
            return
    while options.stubborn:
        time.sleep(60)


if __name__ == "__main__":
    main()
