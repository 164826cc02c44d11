"""The UCI protocol over stdin and stdout, with Fairy-Stockfish's conventions for variants.

The main thread reads commands; a search runs in a thread of its own, one at a time. Whatever is wrong with a command
is said in an `info string`, and the command changes nothing.
"""

import contextlib
import gc
import io
import random
import select
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError, version
from typing import BinaryIO, TextIO

import rules.position
from engine import bench, clock
from engine.evaluate import Evaluator
from engine.position_history import GOES_ON, ILLEGAL, PositionHistory
from engine.search import Limits, Report, Search
from engine.strength import FULL, HIGHEST, LOWEST, Strength, level_of_rating, of_level, rating_of_level
from engine.table import LOWER, UPPER, Table
from engine.values import MATE_BOUND
from rules import fen, movegen, notation
from rules.games import GAMES
from rules.perft import DEEPEST, perft
from rules.position import Position
from rules.tables import COLOURS, WHITE, square_at, square_name
from rules.variant import FILES, Variant

AUTHORS = "the Surajang authors"
STACK_SIZE = 256 * 1024 * 1024
NUMBERS = ("depth", "nodes", "movetime", "wtime", "btime", "winc", "binc", "movestogo", "mate", "perft")
FLAGS = ("infinite", "ponder")
GREATEST = 10**12
LONGEST_LINE = 1 << 20
"""Bytes; a longer line is no command."""

MOST_MOVES = 20_000
"""More moves after a position would keep the engine from answering for too long."""

LONGEST_ERROR = 300
LOOK_ROUND_AFTER = 0.1
YIELD_AFTER = 0.005
SWITCH_AFTER = 0.001
UNCOMPILED = (
    "the rules and the search run uncompiled, some hundred times slower: `./play --python -m engine` in the source"
    " tree, or `surajang-engine` after `pip install .`, runs them compiled"
)


class BadCommand(ValueError):
    """A command that cannot be obeyed, with a sentence that says why."""


@dataclass
class Option:
    """A setting as `uci` lists it: its kind, its value, and for a number its bounds, for a choice its values."""

    kind: str
    value: str = ""
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()

    def __str__(self) -> str:
        text = f"type {self.kind}"
        if self.kind != "button":
            text += f" default {self.value}"
        if self.kind == "spin":
            text += f" min {self.low} max {self.high}"
        return text + "".join(f" var {choice}" for choice in self.choices)

    def accept(self, name: str, text: str) -> None:
        """Take a new value. Raises BadCommand for one that the option cannot have."""
        if self.kind == "check":
            if text.lower() not in ("true", "false"):
                raise BadCommand(f"option {name} is true or false, not {quoted(text)}")
            self.value = text.lower()
        elif self.kind == "spin":
            number = whole_number(text)
            if number is None or not self.low <= number <= self.high:
                raise BadCommand(f"option {name} is a number from {self.low} to {self.high}, not {quoted(text)}")
            self.value = str(number)
        elif self.kind == "combo":
            if text not in self.choices:
                raise BadCommand(f"option {name} is one of {', '.join(self.choices)}, not {quoted(text)}")
            self.value = text

    @property
    def number(self) -> int:
        """The value of a `spin`."""
        return int(self.value)

    @property
    def on(self) -> bool:
        """The value of a `check`."""
        return self.value == "true"


def quoted(text: str) -> str:
    """Return the beginning of what was written, in quotes, with what cannot be printed escaped."""
    return ascii(text[:40])


def whole_number(text: str) -> int | None:
    """Return the whole number that a text writes in plain digits, None if it is none or out of all bounds."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()) or len(digits) > 12:
        return None
    return int(text)


def options() -> dict[str, Option]:
    """Return the options with their defaults."""
    return {
        "UCI_Variant": Option("combo", next(iter(GAMES)), choices=tuple(GAMES)),
        "Hash": Option("spin", "64", 1, 4096),
        "Clear Hash": Option("button"),
        "MultiPV": Option("spin", "1", 1, 100),
        "Skill Level": Option("spin", str(HIGHEST), LOWEST, HIGHEST),
        "UCI_LimitStrength": Option("check", "false"),
        "UCI_Elo": Option("spin", str(rating_of_level(HIGHEST)), rating_of_level(LOWEST), rating_of_level(HIGHEST)),
        "Ponder": Option("check", "false"),
        "Move Overhead": Option("spin", "20", 0, 5000),
        "UCI_AnalyseMode": Option("check", "false"),
        "UCI_ShowWDL": Option("check", "false"),
    }


@dataclass
class Place:
    """Where the game stands: its position, and the path of positions that led there."""

    variant: Variant
    position: Position
    path: PositionHistory
    over: bool = field(default=False)

    @property
    def lost(self) -> bool:
        """Whether the side to move has lost, if it has no legal move."""
        position = self.position
        arrived = position.tables.has_goal and position.has_arrived(1 - position.side)
        return not self.over and (position.in_check() or arrived or self.variant.end.stalemate_loses)


def place_at(variant: Variant, text: str, moves: list[str]) -> Place:
    """Return the place that a FEN and moves lead to. Raises BadCommand where one of them is wrong."""
    try:
        position = fen.read(variant, text)
    except fen.InvalidPosition as error:
        raise BadCommand(f"the position cannot be read: {error}") from None
    if len(moves) > MOST_MOVES:
        raise BadCommand(f"a position is followed by no more than {MOST_MOVES} moves, not {len(moves)}")
    path = PositionHistory(variant.repetition)
    path.push(position.key, position.in_check())
    for number, word in enumerate(moves, 1):
        try:
            move = notation.parse(position, word)
        except notation.IllegalMove as error:
            raise BadCommand(f"move {number}: {error}") from None
        position.make(move)
        path.push(position.key, position.in_check())
        if path.verdict(False) == ILLEGAL:
            raise BadCommand(f"move {number}: {word} would repeat the position once too often")
    return Place(variant, position, path, path.verdict(False) not in (GOES_ON, ILLEGAL))


class Engine:
    """The state behind the protocol: options, the place in the game, and the search that may be running."""

    def __init__(self, output: TextIO) -> None:
        self._output = output
        self._output_lock = threading.Lock()
        self.options = options()
        self.table = Table(self.options["Hash"].number)
        self.place = place_at(self.variant, "startpos", [])
        self.search: Search | None = None
        self.running: Search | None = None
        self.stop_wanted = False
        self.yielded = 0.0
        self.thread: threading.Thread | None = None
        self.released = threading.Event()
        self.released.set()
        self.answered = False
        self.commands: dict[str, Callable[[list[str]], None]] = {
            "uci": self.uci,
            "isready": lambda words: self.say("readyok"),
            "setoption": self.setoption,
            "ucinewgame": self.ucinewgame,
            "position": self.set_position,
            "go": self.go,
            "stop": lambda words: self.stop(),
            "ponderhit": self.ponderhit,
            "d": self.show,
            "eval": self.judge,
            "bench": self.bench,
        }

    @property
    def variant(self) -> Variant:
        """The game that is played."""
        return GAMES[self.options["UCI_Variant"].value]

    def say(self, text: str) -> None:
        """Print a line at once. Nobody listening is no reason to fail."""
        with self._output_lock:
            try:
                print(text, file=self._output, flush=True)
            except (OSError, ValueError):
                return

    def obey(self, line: str) -> bool:
        """Carry one command out; say whether there may be another."""
        words = line.split()
        if not words:
            return True
        if words[0] == "quit":
            return False
        command = self.commands.get(words[0])
        if command is None:
            self.say(f"info string there is no command {quoted(words[0])}")
            return True
        try:
            command(words[1:])
        except BadCommand as error:
            self.say(f"info string {str(error)[:LONGEST_ERROR]}")
        return True

    def refuse_long_line(self) -> None:
        """Say that a line was too long to be a command."""
        self.say(f"info string a command has no more than {LONGEST_LINE} bytes; a longer one was skipped")

    def finish(self, quitting: bool) -> None:
        """End what runs; what a script asked for last is carried out to its end, if somebody reads the answer."""
        if self.thread is None:
            return
        while not quitting and self.released.is_set() and self.thread.is_alive() and read_by_somebody(self._output):
            self.thread.join(LOOK_ROUND_AFTER)
        self.stop()
        self.thread.join(1.0)

    # Commands

    def uci(self, words: list[str]) -> None:
        """Say who this is and what can be set."""
        self.say(f"id name Surajang {program_version()} ({core_build()})")
        self.say(f"id author {AUTHORS}")
        for name, option in self.options.items():
            self.say(f"option name {name} {option}")
        self.say("uciok")

    def setoption(self, words: list[str]) -> None:
        """Set an option: `name NAME [value VALUE]`."""
        if not words or words[0] != "name":
            raise BadCommand("setoption is followed by: name NAME value VALUE")
        end = words.index("value") if "value" in words else len(words)
        asked = " ".join(words[1:end])
        value = " ".join(words[end + 1 :])
        name = next((known for known in self.options if known.lower() == asked.lower()), None)
        if name is None:
            raise BadCommand(f"there is no option {quoted(asked)}")
        self.refuse_while_searching("an option is set")
        before = self.options[name].value
        self.options[name].accept(name, value)
        if name == "Hash" and self.options[name].value != before:
            self.resize_table(before)
        elif name == "Clear Hash":
            self.table.clear()
        elif name == "UCI_Variant" and self.options[name].value != before:
            self.forget()
            self.place = place_at(self.variant, "startpos", [])

    def resize_table(self, before: str) -> None:
        """Make the table as large as Hash says. Raises BadCommand where there is no such memory; all is as `before`."""
        wanted = self.options["Hash"].value
        try:
            self.table.resize(int(wanted))
        except MemoryError:
            self.options["Hash"].value = before
            raise BadCommand(f"there is no memory for a Hash of {wanted} MB; it stays at {before}") from None

    def ucinewgame(self, words: list[str]) -> None:
        """Forget the game before."""
        self.refuse_while_searching("a new game begins")
        self.forget()

    def forget(self) -> None:
        """Let go of the search and of all that was found out."""
        self.table.clear()
        self.search = None
        self.running = None
        # The parts of a search refer to each other, and their large arrays do not make the collector come of itself.
        gc.collect()

    def set_position(self, words: list[str]) -> None:
        """Go to a position: `startpos` or `fen FEN`, then `moves …`."""
        end = words.index("moves") if "moves" in words else len(words)
        moves = words[end + 1 :]
        if words[:1] == ["startpos"] and end == 1:
            text = "startpos"
        elif words[:1] == ["fen"] and end > 1:
            text = " ".join(words[1:end])
        else:
            raise BadCommand("position is followed by: startpos or fen FEN, and then moves and the moves")
        self.refuse_while_searching("the position is changed")
        self.place = place_at(self.variant, text, moves)

    def go(self, words: list[str]) -> None:
        """Begin to search, or count positions (`perft`)."""
        wanted, only = read_go(words)
        self.refuse_while_searching("another search begins")
        if wanted.get("perft", 0) > DEEPEST:
            raise BadCommand(f"go perft takes a depth from 0 to {DEEPEST}, not {wanted['perft']}")
        if "perft" in wanted:
            self.start(lambda: self.count(wanted["perft"]))
            return
        limits = self.limits(wanted)
        limits.moves = self.moves_named(only)
        self.released.clear()
        if not (limits.infinite or limits.pondering):
            self.released.set()
        search = self.prepared_search()
        search.begin(limits)
        self.start(lambda: self.think(search, limits))

    def stop(self) -> None:
        """End the search and have its best move told, or give the count or the bench up."""
        self.stop_wanted = True
        if self.running:
            self.running.stop()
        self.released.set()

    def ponderhit(self, words: list[str]) -> None:
        """The expected move was played: think on with our clock running."""
        if self.search and self.searching and self.search.state.pondering:
            self.search.ponder_hit()
            self.released.set()

    def show(self, words: list[str]) -> None:
        """Print the position for people and scripts."""
        self.refuse_while_searching("the position is shown")
        position = self.place.position
        tables = position.tables
        for rank in range(self.variant.ranks - 1, -1, -1):
            row = [position.board[square_at(file, rank)] for file in range(self.variant.files)]
            cells = [fen.piece_text(tables, piece) if piece else "." for piece in row]
            self.say(f"{rank + 1:3} " + " ".join(f"{cell:>2}" for cell in cells))
        self.say("     " + "  ".join(FILES[: self.variant.files]))
        self.say(f"Fen: {fen.write(position)}")
        self.say(f"Key: {position.key & 0xFFFFFFFFFFFFFFFF:016X}")
        self.say(f"Checkers: {' '.join(checkers(position))}".rstrip())
        self.say(f"Variant: {self.variant.name}")

    def judge(self, words: list[str]) -> None:
        """Print what the position is worth at sight, in pawns as White sees it, and what makes that up."""
        self.refuse_while_searching("the position is judged")
        position = self.place.position
        if position.in_check():
            self.say("Final evaluation: none (in check)")
            return
        evaluator = Evaluator(position.tables)
        evaluator.start(position)
        sign = -1 if position.side else 1
        material = int(evaluator.sums[0])
        value = sign * int(evaluator.evaluate(position, 0))
        self.say(f"Material and places: {material / 100:+.2f}")
        self.say(f"{'Network' if evaluator.network else 'The move'}: {(value - material) / 100:+.2f}")
        self.say(f"Final evaluation: {value / 100:+.2f} (white side)")

    def bench(self, words: list[str]) -> None:
        """Search fixed positions of all games; print the nodes it took, which is a signature of the search."""
        self.refuse_while_searching("the bench runs")
        depth = whole_number(words[0]) if words else bench.DEPTH
        if depth is None or not 1 <= depth <= 30:
            raise BadCommand("bench is followed by a depth from 1 to 30, or nothing")
        self.start(lambda: self.run_bench(depth))

    # Searching

    @property
    def searching(self) -> bool:
        """Whether a search, a count or the bench is under way."""
        return self.thread is not None and self.thread.is_alive()

    def refuse_while_searching(self, what: str) -> None:
        """Raise BadCommand while a search is under way; one that has answered or been told to stop is waited for."""
        if self.thread is not None and (self.answered or self.stop_wanted):
            self.thread.join()
        if self.searching:
            raise BadCommand(f"a search is running: stop it before {what}")

    def start(self, work: Callable[[], object]) -> None:
        """Run `work` in a thread of its own."""
        self.answered = False
        self.stop_wanted = False
        threading.stack_size(STACK_SIZE if sys.maxsize > 2**32 else 0)
        self.thread = threading.Thread(target=self.guarded, args=(work,), name="search", daemon=True)
        self.thread.start()

    def guarded(self, work: Callable[[], object]) -> None:
        """Do `work`, and report what should never happen rather than leave the other program waiting."""
        try:
            work()
        except Exception as error:
            self.say(f"info string internal error: {type(error).__name__}: {error}")
            self.answer("bestmove (none)")

    def answer(self, text: str) -> None:
        """Print what ends a search: the next command may follow at once, before the search's thread has ended."""
        self.answered = True
        self.say(text)

    def prepared_search(self) -> Search:
        """Return the searcher, standing where the game stands."""
        place = self.place
        if self.search is None:
            self.search = Search(place.position, place.path, self.table)
            self.search.state.weakness.seed = random.getrandbits(40)
        self.search.stand_at(place.position, place.path)
        self.search.state.stop_wanted = False
        self.running = self.search
        return self.search

    def moves_named(self, words: list[str]) -> list[int]:
        """Return the legal moves that `go searchmoves` names. Raises BadCommand for others."""
        try:
            return [notation.parse(self.place.position, word) for word in dict.fromkeys(words)]
        except notation.IllegalMove as error:
            raise BadCommand(f"searchmoves: {error}") from None

    def limits(self, wanted: dict[str, int]) -> Limits:
        """Return what bounds the search that `go` asked for."""
        overhead = self.options["Move Overhead"].number / 1000
        budget = clock.UNBOUNDED
        colour = "b" if self.place.position.side else "w"
        if "movetime" in wanted:
            budget = clock.for_move(wanted["movetime"] / 1000, overhead)
        elif f"{colour}time" in wanted:
            left = max(wanted[f"{colour}time"], 0) / 1000
            increment = wanted.get(f"{colour}inc", 0) / 1000
            budget = clock.for_clock(left, increment, wanted.get("movestogo", 0), overhead)
        bounded = budget.hard or any(name in wanted for name in ("depth", "nodes", "mate"))
        return Limits(
            depth=wanted.get("depth", 0),
            nodes=wanted.get("nodes", 0),
            mate=wanted.get("mate", 0),
            budget=budget,
            pondering="ponder" in wanted,
            infinite="infinite" in wanted or not bounded,
        )

    def strength(self) -> Strength:
        """Return the strength that the options ask for."""
        level = self.options["Skill Level"].number
        limited = self.options["UCI_LimitStrength"].on
        if self.options["UCI_AnalyseMode"].on or (level == HIGHEST and not limited):
            return FULL
        return of_level(level_of_rating(self.options["UCI_Elo"].number) if limited else level)

    def think(self, search: Search, limits: Limits) -> None:
        """Carry out a search that has begun, and tell the best move when it is wanted."""
        started = time.perf_counter()
        position = self.place.position
        line: list[int] = []
        if not self.place.over:
            strength = self.strength()
            if position.setup and not limits.infinite and not self.options["UCI_AnalyseMode"].on:
                line = search.choose_setup(random.random(), self.report)
            else:
                line = search.work(self.options["MultiPV"].number, strength, self.report)
            if limits.budget.hard and strength.pause and not limits.pondering:
                natural = min(strength.pause * (0.6 + 0.8 * random.random()), limits.budget.hard * 0.35)
                self.wait(search, natural - (time.perf_counter() - started))
        self.released.wait()
        if not line:
            self.say("info depth 0 score " + ("mate 0" if self.place.lost else "cp 0"))
            self.answer("bestmove (none)")
            return
        texts = self.texts(line[:2])
        self.answer(f"bestmove {texts[0]}" + (f" ponder {texts[1]}" if len(texts) > 1 else ""))

    def wait(self, search: Search, seconds: float) -> None:
        """Wait so long, or until a wish to stop."""
        end = time.perf_counter() + seconds
        while not search.state.stop_wanted and time.perf_counter() < end:
            time.sleep(0.01)

    def texts(self, line: list[int]) -> list[str]:
        """Return the texts of moves that follow each other from the present position."""
        position = self.place.position
        texts = []
        for move in line:
            texts.append(notation.text(position, move))
            position.make(move)
        for _ in line:
            position.unmake()
        return texts

    def report(self, found: Report) -> None:
        """Print an `info` line."""
        score = f"mate {found.mate_in}" if found.mate_in else f"cp {found.score}"
        if abs(found.score) >= MATE_BOUND and not found.mate_in:
            score = "mate 0"
        bound = {LOWER: " lowerbound", UPPER: " upperbound"}.get(found.bound, "")
        chances = ""
        if self.options["UCI_ShowWDL"].on:
            chances = " wdl {} {} {}".format(*win_draw_loss(found.score))
        milliseconds = round(found.seconds * 1000)
        speed = round(found.nodes / max(found.seconds, 1e-6))
        self.say(
            f"info depth {found.depth} seldepth {found.seldepth} multipv {found.line} score {score}{bound}{chances}"
            f" nodes {found.nodes} nps {speed} hashfull {found.permille_full} time {milliseconds}"
            f" pv {' '.join(self.texts(found.moves))}"
        )

    def count(self, depth: int) -> None:
        """Print the number of move sequences that begin with each legal move."""
        position = self.place.position
        total = 0
        if depth >= 1:
            for move in movegen.legal_moves(position):
                text = notation.text(position, move)
                position.make(move)
                number = perft(position, depth - 1, self.goes_on)
                position.unmake()
                if self.stop_wanted:
                    self.answer("info string the count was stopped")
                    return
                total += number
                self.say(f"{text}: {number}")
        else:
            total = 1
        self.say("")
        self.answer(f"Nodes searched: {total}")

    def goes_on(self) -> bool:
        """Let the thread that reads commands have its turn now and then; say whether to go on counting."""
        now = time.perf_counter()
        if now - self.yielded > YIELD_AFTER:
            time.sleep(0)
            self.yielded = time.perf_counter()
        return not self.stop_wanted

    def run_bench(self, depth: int) -> None:
        """Run the bench, each of its searches within reach of `stop`."""

        def begins(search: Search) -> bool:
            self.running = search
            return not self.stop_wanted

        self.answer(bench.run(depth, self.say, begins) or "info string the bench was stopped")


def read_go(words: list[str]) -> tuple[dict[str, int], list[str]]:
    """Return what follows `go` as names with numbers (1 for flags), and the moves after `searchmoves`.

    Raises BadCommand for what cannot be read.
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
                raise BadCommand(f"go {word} takes a number, not {quoted(text)}")
            wanted[word] = number
        else:
            raise BadCommand(f"go does not know {quoted(word)}")
    return wanted, only


def win_draw_loss(score: int) -> tuple[int, int, int]:
    """Return the chances in thousandths that a score stands for; draws are rare in drop games."""
    win = round(1000 / (1 + 10 ** (-max(-4000, min(4000, score)) / 600)))
    draw = round(min(win, 1000 - win) * 0.04)
    win -= draw // 2
    return win, draw, 1000 - win - draw


def checkers(position: Position) -> list[str]:
    """Return the names of the squares from which the king of the side to move is attacked."""
    side = position.side
    board = position.board
    enemy = WHITE if side else COLOURS - WHITE
    attackers = [square for square in position.tables.squares if board[square] & COLOURS == enemy]
    found = []
    for square in attackers:
        # The others change sides: they still stand in the way or serve as screens, but attack no more.
        for other in attackers:
            if other != square:
                board[other] ^= COLOURS
        if position.attacked(position.kings[side], 1 - side):
            found.append(square_name(square))
        for other in attackers:
            if other != square:
                board[other] ^= COLOURS
    return found


def core_build() -> str:
    """Return whether the core that runs is compiled."""
    return "compiled" if rules.position.__file__.endswith((".so", ".pyd")) else "interpreted"


def program_version() -> str:
    """Return the program's version."""
    try:
        return version("surajang")
    except PackageNotFoundError:
        return "from source"


def lines(source: BinaryIO, too_long: Callable[[], object]) -> Iterator[str]:
    """Yield the lines that are read; one that is longer than LONGEST_LINE is skipped, and `too_long` called.

    Bytes that are not UTF-8 become the character for such.
    """
    while line := source.readline(LONGEST_LINE + 1):
        if len(line) <= LONGEST_LINE:
            yield line.decode("utf-8", "replace")
            continue
        while line and not line.endswith(b"\n"):
            line = source.readline(LONGEST_LINE)
        too_long()


def read_by_somebody(output: TextIO) -> bool:
    """Say whether there may be somebody who reads what is written."""
    if not hasattr(select, "poll"):
        try:
            print(file=output, flush=True)  # an empty line, which means nothing
        except OSError:
            return False
        return True
    poll = select.poll()
    try:
        poll.register(output, 0)
    except (OSError, ValueError):
        return True
    return not poll.poll(0)


def main() -> int:
    """Obey commands from stdin until `quit` or its end."""
    if sys.stdin is None or sys.stdout is None:
        return 0
    sys.setswitchinterval(SWITCH_AFTER)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    engine = Engine(sys.stdout)
    if core_build() == "interpreted":
        engine.say(f"info string {UNCOMPILED}")
    quitting = False
    with contextlib.suppress(KeyboardInterrupt):
        for line in lines(sys.stdin.buffer, engine.refuse_long_line):
            if not engine.obey(line):
                quitting = True
                break
        engine.finish(quitting)
    with contextlib.suppress(OSError):
        sys.stdout.close()
    return 0
