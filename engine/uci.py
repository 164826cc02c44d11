"""The UCI protocol over stdin and stdout, with Fairy-Stockfish's conventions for variants.

Lines become calls to a player (`engine.player`), and what it answers becomes lines. Whatever is wrong with a command
is said in an `info string`, and the command changes nothing.
"""

import contextlib
import io
import sys
import threading
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from typing import TextIO

from surajang.engine import bench, worker, workers
from surajang.engine.network import UnusableNetwork
from surajang.engine.options import OPTIONS, Option, Refused, option_named, quoted, whole_number
from surajang.engine.player import Player, Request
from surajang.engine.search import Report
from surajang.engine.streams import LONGEST_LINE, has_reader, lines
from surajang.engine.table_entry import LOWER, UPPER
from surajang.engine.values import MATE_BOUND
from surajang.rules import fen, notation, position, show
from surajang.rules.attackers import checkers
from surajang.rules.perft import DEEPEST
from surajang.rules.tables import square_name

AUTHORS = "the Surajang authors"
NUMBERS = ("depth", "nodes", "movetime", "wtime", "btime", "winc", "binc", "movestogo", "mate", "perft")
CLOCKS = ("wtime", "btime", "winc", "binc", "movestogo")
BOUNDS = ("depth", "nodes", "movetime", "mate", "infinite")
FLAGS = ("infinite", "ponder")
GREATEST = 10**12
DEEPEST_BENCH = 30
LONGEST_ERROR = 300
UNKNOWN_CLOCK = 1.0
"""Seconds on a clock where `go` names only increments or moves."""

LOOK_ROUND_AFTER = 0.1
SWITCH_AFTER = 0.001
UNCOMPILED = (
    "the rules and the search run uncompiled, some hundred times slower: `./play --python -m engine` in the source"
    " tree, or `surajang-engine` after `pip install .`, runs them compiled"
)


class UciEngine:
    """Obeys commands, one after another, and prints what its player answers."""

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
        """Print a line at once. Nobody listening is no reason to fail."""
        with self._output_lock:
            try:
                print(text, file=self._output, flush=True)
            except (OSError, ValueError):
                return

    def inform(self, text: str) -> None:
        """Print a line for people, of which no program makes anything."""
        self.say(f"info string {text}")

    def obey(self, line: str) -> bool:
        """Carry one command out; say whether there may be another."""
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
            self.inform(str(error)[:LONGEST_ERROR])
        return True

    def refuse_long_line(self) -> None:
        """Say that a line was too long to be a command."""
        self.inform(f"a command has no more than {LONGEST_LINE} bytes; a longer one was skipped")

    def finish(self, quitting: bool) -> None:
        """End what runs; what a script asked for last is carried out to its end, if somebody reads the answer."""
        player = self.player
        if player.thread is None:
            return
        while not quitting and player.may_answer.is_set() and player.working and has_reader(self._output):
            player.thread.join(LOOK_ROUND_AFTER)
        player.stop()
        player.thread.join(1.0)

    # Commands

    def _introduce(self, words: list[str]) -> None:
        """Say who this is and what can be set."""
        self.say(f"id name Surajang {program_version()} ({core_build()})")
        self.say(f"id author {AUTHORS}")
        for name, option in OPTIONS.items():
            self.say(f"option name {name} {option_text(option, self.player.options[name])}")
        self.say("uciok")

    def _get_ready(self, words: list[str]) -> None:
        """Say that whatever takes time before a search has been done."""
        self.player.prepare()
        self.say("readyok")

    def _set_option(self, words: list[str]) -> None:
        """Set an option: `name NAME [value VALUE]`."""
        if not words or words[0] != "name":
            raise Refused("setoption is followed by: name NAME value VALUE")
        end = words.index("value") if "value" in words else len(words)
        self.player.set_option(option_named(" ".join(words[1:end])), " ".join(words[end + 1 :]))

    def _set_position(self, words: list[str]) -> None:
        """Go to a position: `startpos` or `fen FEN`, then `moves …`."""
        end = words.index("moves") if "moves" in words else len(words)
        if words[:1] == ["startpos"] and end == 1:
            text = "startpos"
        elif words[:1] == ["fen"] and end > 1:
            text = " ".join(words[1:end])
        else:
            raise Refused("position is followed by: startpos or fen FEN, and then moves and the moves")
        self.player.set_position(text, words[end + 1 :])

    def _go(self, words: list[str]) -> None:
        """Begin to search, or count positions (`perft`)."""
        wanted, only = read_go(words)
        self.player.require_idle("another search begins")
        if "perft" in wanted:
            if wanted["perft"] > DEEPEST:
                raise Refused(f"go perft takes a depth from 0 to {DEEPEST}, not {wanted['perft']}")
            self.player.count(wanted["perft"], self._report_count, self._end_count)
            return
        try:
            self.player.search(request(wanted, only), self._report, self._end_search)
        except notation.IllegalMove as error:
            raise Refused(f"searchmoves: {error}") from None

    def _show(self, words: list[str]) -> None:
        """Print the position for people and scripts."""
        self.player.require_idle("the position is shown")
        position = self.player.root.position
        for row in show.board(position, shogi=False).splitlines():
            self.say(row)
        self.say(f"Fen: {fen.write(position)}")
        self.say(f"Key: {position.key & 0xFFFFFFFFFFFFFFFF:016X}")
        self.say(f"Checkers: {' '.join(map(square_name, checkers(position)))}".rstrip())
        self.say(f"Variant: {self.player.variant.name}")

    def _evaluate(self, words: list[str]) -> None:
        """Print what the position is worth without a search, in pawns, and what makes that up."""
        evaluation = self.player.evaluate()
        if evaluation is None:
            self.say("Final evaluation: none (in check)")
            return
        material, value = evaluation.material, evaluation.value
        self.say(f"Material and places: {material / 100:+.2f}")
        self.say(f"{'Network' if evaluation.by_network else 'The move'}: {(value - material) / 100:+.2f}")
        self.say(f"Final evaluation: {value / 100:+.2f} (white side)")

    def _bench(self, words: list[str]) -> None:
        """Search fixed positions of all games; print the nodes it took, which is a signature of the search."""
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
        """Print the best move and the answer expected to it."""
        if moves:
            self.say(f"bestmove {moves[0]}" + (f" ponder {moves[1]}" if len(moves) > 1 else ""))
        else:
            self.say("info depth 0 score " + ("mate 0" if self.player.root.lost else "cp 0"))
            self.say("bestmove (none)")

    def _report_count(self, move: str, number: int) -> None:
        """Print how many sequences begin with a move."""
        self.say(f"{move}: {number}")

    def _end_count(self, total: int | None) -> None:
        """Print the number of all sequences, or that there is none."""
        if total is None:
            self.inform("the count was stopped")
        else:
            self.say("")
            self.say(f"Nodes searched: {total}")

    def _end_bench(self, words: str) -> None:
        """Print what the bench found, or that it found nothing."""
        if words:
            self.say(words)
        else:
            self.inform("the bench was stopped")

    def _report_failure(self, error: Exception) -> None:
        """Print what should never happen, and that there is no move."""
        self.inform(f"internal error: {type(error).__name__}: {error}")
        self.say("bestmove (none)")


def option_text(option: Option, value: str) -> str:
    """Return how an option with its value is listed."""
    text = f"type {option.kind}"
    if option.kind != "button":
        text += f" default {value}"
    if option.kind == "spin":
        text += f" min {option.low} max {option.high}"
    return text + "".join(f" var {choice}" for choice in option.choices)


def read_go(words: list[str]) -> tuple[dict[str, int], list[str]]:
    """Return what follows `go` as names with numbers (1 for flags), and the moves after `searchmoves`.

    Raises Refused for what cannot be read.
    """
    wanted: dict[str, int] = {}
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
            wanted[word] = 1
        elif word in NUMBERS:
            text = next(rest, "")
            number = whole_number(text)
            lowest = -GREATEST if word in ("wtime", "btime") else 0
            if number is None or number < lowest:
                raise Refused(f"go {word} takes a number, not {quoted(text)}")
            wanted[word] = number
        else:
            raise Refused(f"go does not know {quoted(word)}")
    return wanted, only


def request(wanted: dict[str, int], only: list[str]) -> Request:
    """Return the search that `go` asks for with these numbers, and these moves after `searchmoves`."""

    def seconds(name: str, default: float | None = None) -> float | None:
        return max(wanted[name], 0) / 1000 if name in wanted else default

    clocks = (seconds("wtime"), seconds("btime"))
    bounded = any(map(wanted.get, BOUNDS))
    if wanted.keys() & CLOCKS and not bounded:  # such a search ends, whichever side's clock is named
        left = next((clock for clock in clocks if clock is not None), UNKNOWN_CLOCK)
        clocks = (seconds("wtime", left), seconds("btime", left))
        bounded = True
    if not bounded:  # a 0 beside another bound is none, as elsewhere; alone it must not mean a search without end
        wanted = wanted | {name: 1 for name in ("depth", "nodes", "mate") if name in wanted}
    return Request(
        depth=wanted.get("depth"),
        nodes=wanted.get("nodes"),
        mate=wanted.get("mate"),
        move_time=seconds("movetime"),
        clocks=clocks,
        increments=(seconds("winc") or 0.0, seconds("binc") or 0.0),
        moves_to_go=wanted.get("movestogo", 0),
        infinite="infinite" in wanted,
        pondering="ponder" in wanted,
        moves=tuple(only),
    )


def score_text(found: Report) -> str:
    """Return a score with its bound as `info` has it."""
    score = f"mate {found.mate_in}" if found.mate_in else f"cp {found.score}"
    if abs(found.score) >= MATE_BOUND and not found.mate_in:
        score = "mate 0"
    return score + {LOWER: " lowerbound", UPPER: " upperbound"}.get(found.bound, "")


def win_draw_loss(score: int) -> tuple[int, int, int]:
    """Return the chances in thousandths that a score stands for; draws are rare in drop games."""
    win = round(1000 / (1 + 10 ** (-max(-4000, min(4000, score)) / 600)))
    draw = round(min(win, 1000 - win) * 0.04)
    win -= draw // 2
    return win, draw, 1000 - win - draw


def core_build() -> str:
    """Return whether the core that runs is compiled."""
    return "compiled" if position.__file__.endswith((".so", ".pyd")) else "interpreted"


def program_version() -> str:
    """Return the program's version."""
    try:
        return version("surajang")
    except PackageNotFoundError:
        return "from source"


def main() -> int:
    """Obey commands from stdin until `quit` or its end."""
    if sys.stdin is None or sys.stdout is None:
        return 0
    if sys.argv[1:2] == [workers.PROGRAM]:
        return worker.main(sys.argv[2:])
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
