"""A UCI engine for tests: it plays the first legal move, at once, or misbehaves as its arguments say.

    --log FILE         append every line it hears to a file
    --score N          claim a score of N hundredths of a pawn
    --hang N           not answer its first N questions, counted in FILE.count over all its processes (needs --log)
    --die N            die at its first N questions, counted likewise
    --illegal          answer with a move that is not legal
    --patient          think until it is told to stop
    --ignorant         know no UCI_Variant
    --moves A,B,…      play these moves, in turn, where they are legal
"""

import argparse
import sys
import time
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
    for line in sys.stdin:
        words = line.split()
        if options.log:
            with options.log.open("a") as log:
                log.write(line)
        if not words:
            continue
        if words[0] == "uci":
            say("id name Fake")
            if not options.ignorant:
                names = " ".join(f"var {name}" for name in GAMES)
                say(f"option name UCI_Variant type combo default pandemonium {names}")
            say("option name Skill Level type spin default 20 min -20 max 20")
            say("option name UCI_LimitStrength type check default false")
            say("option name UCI_Elo type spin default 3000 min 0 max 3000")
            say("uciok")
        elif words[:3] == ["setoption", "name", "UCI_Variant"]:
            variant = game_named(words[-1])
        elif words[0] == "isready":
            say("readyok")
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


if __name__ == "__main__":
    main()
