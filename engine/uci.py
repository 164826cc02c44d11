"""The UCI protocol over stdin and stdout, with Fairy-Stockfish's conventions for variants.

Commands become calls of a player (`engine.player`), and its answers become lines. An invalid command is answered with
an `info string` and changes nothing.
"""

import contextlib
import io
import sys
import threading
from collections.abc import Callable
from functools import partial
from typing import TextIO

from surajang.engine import bench, playtest, practice, worker, workers
from surajang.engine.network import UnusableNetwork
from surajang.engine.options import (
    OPTIONS,
    VARIANT_PATH,
    WEIGHTS_PATH,
    Option,
    Refused,
    option_named,
    quoted,
    whole_number,
)
from surajang.engine.own_process import STOPPED
from surajang.engine.player import Player
from surajang.engine.search import Report
from surajang.engine.search_request import Request
from surajang.engine.streams import MAX_LINE_LENGTH, has_reader, lines
from surajang.engine.table_entry import LOWER, UPPER
from surajang.engine.values import MATE_BOUND
from surajang.rules import fen, notation, position, show
from surajang.rules.attackers import checkers
from surajang.rules.codes import square_name
from surajang.rules.perft import DEEPEST

AUTHORS = "the Surajang authors"
NUMBERS = ("depth", "nodes", "movetime", "wtime", "btime", "winc", "binc", "movestogo", "mate", "perft")
CLOCKS = ("wtime", "btime", "winc", "binc", "movestogo")
BOUNDS = ("depth", "nodes", "movetime", "mate", "infinite")
FLAGS = ("infinite", "ponder")
MAX_NUMBER = 10**12
DEEPEST_BENCH = 30
MAX_ERROR_LENGTH = 300
UNKNOWN_CLOCK = 1.0
"""Seconds on the clock if `go` gives only increments or moves."""

LOOK_ROUND_AFTER = 0.1
SWITCH_AFTER = 0.001
UNCOMPILED = (
    "the rules and the search run uncompiled, some hundred times slower: `./play --python -m engine` in the source"
    " tree, or `surajang-engine` after `pip install .`, runs them compiled"
)


class UciEngine:
    """Carries out commands, one after another, and prints the player's answers."""

    def __init__(self, output: TextIO) -> None:
        self._output = output
        self._output_lock = threading.Lock()
        self.player = Player(self._report_failure)
        self._commands: dict[str, Callable[[list[str]], None]] = {
            "uci": self._introduce,
            "isready": self._get_ready,
            "setoption": self._set_option,
            "ucinewgame": lambda words: self.player.new_game(),
            "position": self._set_position,
            "go": self._go,
            "stop": lambda words: self.player.stop(),
            "ponderhit": lambda words: self.player.ponder_hit(),
            "d": self._show,
            "eval": self._evaluate,
            "bench": self._bench,
        }

    def say(self, text: str) -> None:
        """Print a line and flush it; a closed output is ignored."""
        with self._output_lock:
            try:
                print(text, file=self._output, flush=True)
            except (OSError, ValueError):
                return

    def inform(self, text: str) -> None:
        """Print an `info string`, which is for people."""
        self.say(f"info string {text}")

    def obey(self, line: str) -> bool:
        """Carry out one command; return False for `quit`."""
        words = line.split()
        if not words:
            return True
        if words[0] == "quit":
            return False
        command = self._commands.get(words[0])
        if command is None:
            self.inform(f"there is no command {quoted(words[0])}")
            return True
        try:
            command(words[1:])
        except Refused as error:
            self.inform(str(error)[:MAX_ERROR_LENGTH])
        return True

    def refuse_long_line(self) -> None:
        """Report a line that is too long for a command."""
        self.inform(f"a command has no more than {MAX_LINE_LENGTH} bytes; a longer one was skipped")

    def finish(self, quitting: bool) -> None:
        """Stop the running work; unless `quitting`, first let it end if something reads the answer, as for a script."""
        player = self.player
        if player.thread is None:
            return
        while not quitting and player.may_answer.is_set() and player.working and has_reader(self._output):
            player.thread.join(LOOK_ROUND_AFTER)
        player.stop()
        player.thread.join(1.0)

    # Commands

    def _introduce(self, words: list[str]) -> None:
        """Print the program's name and its options."""
        self.say(f"id name Surajang {program_version()} ({core_build()})")
        self.say(f"id author {AUTHORS}")
        for name, option in OPTIONS.items():
            options = self.player.options
            self.say(f"option name {name} {option_text(option, options[name], options.choices(name))}")
        self.say("uciok")

    def _get_ready(self, words: list[str]) -> None:
        """Load what a search needs, then print `readyok`."""
        self.player.prepare()
        self.say("readyok")

    def _set_option(self, words: list[str]) -> None:
        """Set an option: `name NAME [value VALUE]`."""
        if not words or words[0] != "name":
            raise Refused("setoption is followed by: name NAME value VALUE")
        end = words.index("value") if "value" in words else len(words)
        name, text = option_named(" ".join(words[1:end])), " ".join(words[end + 1 :])
        if name == VARIANT_PATH:
            for why in self.player.load_games(text):
                self.inform(why[:MAX_ERROR_LENGTH])
        elif name == WEIGHTS_PATH:
            self.player.load_practised(text)
        else:
            self.player.set_option(name, text)

    def _set_position(self, words: list[str]) -> None:
        """Set the position: `startpos` or `fen FEN`, then `moves …`."""
        end = words.index("moves") if "moves" in words else len(words)
        if words[:1] == ["startpos"] and end == 1:
            text = "startpos"
        elif words[:1] == ["fen"] and end > 1:
            text = " ".join(words[1:end])
        else:
            raise Refused("position is followed by: startpos or fen FEN, and then moves and the moves")
        self.player.set_position(text, words[end + 1 :])

    def _go(self, words: list[str]) -> None:
        """Begin to search, or to count positions (`perft`)."""
        parameters, only = read_go(words)
        self.player.require_idle("another search begins")
        if "perft" in parameters:
            if parameters["perft"] > DEEPEST:
                raise Refused(f"go perft takes a depth from 0 to {DEEPEST}, not {parameters['perft']}")
            self.player.count(parameters["perft"], self._report_count, self._end_count)
            return
        try:
            self.player.search(request(parameters, only), self._report, self._end_search)
        except notation.IllegalMove as error:
            raise Refused(f"searchmoves: {error}") from None

    def _show(self, words: list[str]) -> None:
        """Print the position, its FEN and its key."""
        self.player.require_idle("the position is shown")
        position = self.player.root.position
        for row in show.board(position, shogi=False).splitlines():
            self.say(row)
        self.say(f"Fen: {fen.write(position)}")
        self.say(f"Key: {position.key & 0xFFFFFFFFFFFFFFFF:016X}")
        self.say(f"Checkers: {' '.join(map(square_name, checkers(position)))}".rstrip())
        self.say(f"Variant: {self.player.variant.name}")

    def _evaluate(self, words: list[str]) -> None:
        """Print the static evaluation and its parts, in pawns."""
        evaluation = self.player.evaluate()
        if evaluation is None:
            self.say("Final evaluation: none (in check)")
            return
        material, value = evaluation.material, evaluation.value
        self.say(f"Material and places: {material / 100:+.2f}")
        self.say(f"{'Network' if evaluation.by_network else 'The move'}: {(value - material) / 100:+.2f}")
        self.say(f"Final evaluation: {value / 100:+.2f} (white side)")

    def _bench(self, words: list[str]) -> None:
        """Search fixed positions of all games and print the number of nodes, the signature of the search."""
        self.player.require_idle("the bench runs")
        depth = whole_number(words[0]) if words else bench.DEPTH
        if depth is None or not 1 <= depth <= DEEPEST_BENCH:
            raise Refused(f"bench is followed by a depth from 1 to {DEEPEST_BENCH}, or nothing")
        self.player.bench(depth, self.inform, self._end_bench)

    # Answers, in the player's thread

    def _report(self, found: Report, moves: list[str]) -> None:
        """Print an `info` line."""
        if found.no_mate_in:
            self.say(f"info depth {found.depth} nodes {found.nodes} string no mate in {found.no_mate_in}")
            return
        score = score_text(found)
        if self.player.options.is_on("UCI_ShowWDL"):
            score += " wdl {} {} {}".format(*win_draw_loss(found.score))
        milliseconds = round(found.seconds * 1000)
        speed = round(found.nodes / max(found.seconds, 1e-6))
        self.say(
            f"info depth {found.depth} seldepth {found.seldepth} multipv {found.line} score {score}"
            f" nodes {found.nodes} nps {speed} hashfull {found.permille_full} time {milliseconds}"
            f" pv {' '.join(moves)}"
        )

    def _end_search(self, moves: list[str]) -> None:
        """Print the best move and the expected answer."""
        if moves:
            self.say(f"bestmove {moves[0]}" + (f" ponder {moves[1]}" if len(moves) > 1 else ""))
        else:
            self.say("info depth 0 score " + ("mate 0" if self.player.root.lost else "cp 0"))
            self.say("bestmove (none)")

    def _report_count(self, move: str, number: int) -> None:
        """Print a move and its number of leaves."""
        self.say(f"{move}: {number}")

    def _end_count(self, total: int | None) -> None:
        """Print the number of leaves, or that the count was stopped."""
        if total is None:
            self.inform("the count was stopped")
        else:
            self.say("")
            self.say(f"Nodes searched: {total}")

    def _end_bench(self, words: str) -> None:
        """Print the result of the bench, or that it was stopped."""
        if words:
            self.say(words)
        else:
            self.inform("the bench was stopped")

    def _report_failure(self, error: Exception) -> None:
        """Report an unexpected error, and that there is no move."""
        self.inform(f"internal error: {type(error).__name__}: {error}")
        self.say("bestmove (none)")


def option_text(option: Option, value: str, choices: tuple[str, ...]) -> str:
    """Return the line of an option in the answer to `uci`, with its value and its choices."""
    text = f"type {option.kind}"
    if option.kind != "button":
        text += f" default {value}"
    if option.kind == "spin":
        text += f" min {option.low} max {option.high}"
    return text + "".join(f" var {choice}" for choice in choices)


def read_go(words: list[str]) -> tuple[dict[str, int], list[str]]:
    """Parse the arguments of `go`: return its parameters with their numbers (1 for flags), and the moves of
    `searchmoves`.

    Raises Refused for an invalid command.
    """
    parameters: dict[str, int] = {}
    only: list[str] = []
    naming = False
    rest = iter(words)
    for word in rest:
        if naming and word not in FLAGS and word not in NUMBERS:
            only.append(word)
            continue
        naming = word == "searchmoves"
        if naming:
            continue
        if word in FLAGS:
            parameters[word] = 1
        elif word in NUMBERS:
            text = next(rest, "")
            number = whole_number(text)
            lowest = -MAX_NUMBER if word in ("wtime", "btime") else 0
            if number is None or number < lowest:
                raise Refused(f"go {word} takes a number, not {quoted(text)}")
            parameters[word] = number
        else:
            raise Refused(f"go does not know {quoted(word)}")
    return parameters, only


def request(parameters: dict[str, int], only: list[str]) -> Request:
    """Return the request of a `go` command, from its parameters and the moves of `searchmoves`."""

    def seconds(name: str, default: float | None = None) -> float | None:
        return max(parameters[name], 0) / 1000 if name in parameters else default

    clocks = (seconds("wtime"), seconds("btime"))
    bounded = any(map(parameters.get, BOUNDS))
    if parameters.keys() & CLOCKS and not bounded:  # the search must end, whichever side's clock is given
        left = next((clock for clock in clocks if clock is not None), UNKNOWN_CLOCK)
        clocks = (seconds("wtime", left), seconds("btime", left))
        bounded = True
    if not bounded:  # a 0 is no bound, but alone it must not mean an endless search
        parameters = parameters | {name: 1 for name in ("depth", "nodes", "mate") if name in parameters}
    return Request(
        depth=parameters.get("depth"),
        nodes=parameters.get("nodes"),
        mate=parameters.get("mate"),
        move_time=seconds("movetime"),
        clocks=clocks,
        increments=(seconds("winc") or 0.0, seconds("binc") or 0.0),
        moves_to_go=parameters.get("movestogo", 0),
        infinite="infinite" in parameters,
        pondering="ponder" in parameters,
        moves=tuple(only),
    )


def score_text(found: Report) -> str:
    """Return a score with its bound in the form of `info`."""
    score = f"mate {found.mate_in}" if found.mate_in else f"cp {found.score}"
    if abs(found.score) >= MATE_BOUND and not found.mate_in:
        score = "mate 0"
    return score + {LOWER: " lowerbound", UPPER: " upperbound"}.get(found.bound, "")


def win_draw_loss(score: int) -> tuple[int, int, int]:
    """Return the chances of win, draw and loss for a score, in thousandths; draws are rare in drop games."""
    win = round(1000 / (1 + 10 ** (-max(-4000, min(4000, score)) / 600)))
    draw = round(min(win, 1000 - win) * 0.04)
    win -= draw // 2
    return win, draw, 1000 - win - draw


def core_build() -> str:
    """Return `compiled` or `interpreted`, for the running core."""
    return "compiled" if position.__file__.endswith((".so", ".pyd")) else "interpreted"


def program_version() -> str:
    """Return the version of the program."""
    from importlib.metadata import PackageNotFoundError, version  # a tenth of the start of a worker, which needs none

    try:
        return version("surajang")
    except PackageNotFoundError:
        return "from source"


def _other_program(name: str) -> Callable[[list[str]], int] | None:
    """Return the entry point that a first argument selects in place of UCI, None for UCI."""
    # ruff: noqa: PLC0415  # rarely needed
    match name:
        case workers.PROGRAM:
            return worker.main
        case practice.PRACTISE | practice.LEVELS:
            from surajang.engine.practice import command

            return partial(command.main, name)
        case practice.WORKER:
            from surajang.engine.practice import worker as practice_worker

            return practice_worker.main
        case playtest.PLAYTEST:
            from surajang.engine.playtest import command as playtest_command

            return playtest_command.main
        case playtest.WORKER:
            from surajang.engine.playtest import worker as playtest_worker

            return playtest_worker.main
    return None


def main() -> int:
    """Carry out commands from stdin until `quit` or end of file."""
    if sys.stdin is None or sys.stdout is None:
        return 0
    try:
        run = _other_program(sys.argv[1]) if len(sys.argv) > 1 else None
        if run is not None:
            return run(sys.argv[2:])
    except KeyboardInterrupt:  # its modules take a moment to load
        return STOPPED
    sys.setswitchinterval(SWITCH_AFTER)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    engine = UciEngine(sys.stdout)
    if core_build() == "interpreted":
        engine.inform(UNCOMPILED)
    quitting = False
    try:
        for line in lines(sys.stdin.buffer, engine.refuse_long_line):
            if not engine.obey(line):
                quitting = True
                break
        engine.finish(quitting)
    except KeyboardInterrupt:
        pass
    except UnusableNetwork as error:
        sys.exit(f"{error}; Surajang has to be installed again")
    finally:
        engine.player.close()
    with contextlib.suppress(OSError):
        sys.stdout.close()
    return 0
