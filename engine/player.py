"""The computer player, without a protocol: its options, its position, and its searches.

Long work runs in a thread of its own, one task at a time, and reports through the callbacks of its request, which are
called in that thread.
"""

import gc
import random
import sys
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from surajang.engine import bench, clock
from surajang.engine.counting import count_leaves
from surajang.engine.evaluate import Evaluator
from surajang.engine.loaded_files import games_in_files, practised_in_files
from surajang.engine.options import OPTIONS, OWN_BOOK, VARIANT, VARIANT_PATH, WEIGHTS_PATH, Options, Refused
from surajang.engine.practised import PractisedValues, fits, practised_weights
from surajang.engine.root import Root, read_root
from surajang.engine.search import Limits, Report, Search
from surajang.engine.search_request import Request
from surajang.engine.shared_table import SharedTable
from surajang.engine.strength import FULL, HIGHEST, Strength, in_place_of, level_of_rating, of_level
from surajang.engine.table import Table
from surajang.engine.table_entry import EXACT
from surajang.engine.theory import openings_of
from surajang.engine.theory.book import Book, book_for
from surajang.engine.weights import Weights
from surajang.engine.workers import Finding, Workers, split
from surajang.rules import notation
from surajang.rules.definition import as_table
from surajang.rules.games import GAMES
from surajang.rules.variant import Variant

STACK_SIZE = 256 * 1024 * 1024


@dataclass(frozen=True)
class Evaluation:
    """The static evaluation of a position, in hundredths of a pawn, positive if White is better.

    `material`: material and piece-square values alone; `value`: the total; `by_network`: whether the difference is a
    network's.
    """

    material: int
    value: int
    by_network: bool


class Player:
    """Plays one game at a time. Only `stop` and `ponder_hit` may be called while it works; other changes raise Refused.

    `failed` is called with an unexpected error, after which the request gets no answer. `may_answer` is set unless the
    search has to wait for `stop` or `ponder_hit` before it answers.
    """

    def __init__(self, failed: Callable[[Exception], object]) -> None:
        self._failed = failed
        self.options = Options()
        self.table = Table(self.options.number("Hash"))
        self.root: Root = read_root(self.variant, "startpos", [])
        self._position: tuple[str, list[str]] = ("startpos", [])
        self._values: dict[str, PractisedValues] = {}
        self._levels: dict[str, tuple[int, ...]] = {}
        self.workers: Workers | None = None
        self.thread: threading.Thread | None = None
        self.may_answer = threading.Event()
        self.may_answer.set()
        self._search: Search | None = None
        self._running: Search | None = None
        self._stop_wanted = False
        self._answered = False

    @property
    def variant(self) -> Variant:
        """The current game."""
        return self.options.games[self.options[VARIANT]]

    @property
    def strength(self) -> Strength:
        """The playing strength set by the options."""
        level = self.options.number("Skill Level")
        limited = self.options.is_on("UCI_LimitStrength")
        if self.options.is_on("UCI_AnalyseMode") or (level == HIGHEST and not limited):
            return FULL
        level = level_of_rating(self.options.number("UCI_Elo")) if limited else level
        steps = self._levels.get(self.variant.name)
        return of_level(in_place_of(level, steps) if steps else level)

    # Options and position

    def set_option(self, name: str, text: str) -> None:
        """Set an option. Raises Refused for an invalid value, and then changes nothing."""
        self.require_idle("an option is set")
        before = self.options[name]
        self.options.set(name, text)
        changed = self.options[name] != before
        if name in ("Hash", "Threads") and changed:
            self._apply_hash_and_threads(name, before)
        elif name == "Clear Hash":
            self._clear_tables()
        elif name == VARIANT and changed:
            self._change_game()

    def _change_game(self) -> None:
        """Forget the previous game and set up the current one."""
        self._forget()
        self._set_root("startpos", [])

    def load_games(self, paths: str) -> list[str]:
        """Load the games defined in some files, separated like the folders of PATH; an empty text unloads all. Return a
        sentence for each unplayable game in these files that says why.

        Raises Refused for files that define no playable game; then it changes nothing.
        """
        self.require_idle("an option is set")
        loaded, refused = games_in_files(paths)
        self.options.set(VARIANT_PATH, paths)
        self.add_games(loaded) if loaded else self._remove_games()
        return refused

    def add_games(self, games: Mapping[str, Variant]) -> None:
        """Add games, which replace others of the same name."""
        before = self.variant
        self.options.games |= games
        if self.variant != before:
            self._change_game()

    def _remove_games(self) -> None:
        """Unload all games but the program's own."""
        self.options.games = dict(GAMES)
        if self.options[VARIANT] not in GAMES:
            self.options.set(VARIANT, OPTIONS[VARIANT].default)
            self._change_game()

    def load_practised(self, paths: str) -> None:
        """Load values and levels that practice found for loaded games, from files separated like the folders of PATH;
        an empty text unloads all.

        Raises Refused for a file without values or levels of a loaded game; then it changes nothing.
        """
        self.require_idle("an option is set")
        values, levels = practised_in_files(paths, self.options.games)
        self.options.set(WEIGHTS_PATH, paths)
        self.use_values(values)
        self._levels = levels

    def use_values(self, found: Mapping[str, PractisedValues]) -> None:
        """Evaluate games with these values, by name, and all others with values computed from their moves."""
        name = self.variant.name
        changed = self._values.get(name) != found.get(name)
        self._values = dict(found)
        if changed:
            self._forget()

    def _weights(self) -> Weights | None:
        """Return the weights that practice found for the current game, None if there are none."""
        values = self._values.get(self.variant.name)
        if values is None or not fits(values, self.variant):  # a changed game may have been loaded under the name
            return None
        return practised_weights(self.root.position.tables, values)

    def _apply_hash_and_threads(self, name: str, before: str) -> None:
        """Start the number of processes in Threads, with tables of the total size in Hash.

        If memory is short, restores the value `before` of the option `name`; if no process can be started, sets Threads
        to 1. Raises Refused in both cases.
        """
        new = self.options[name]
        try:
            self._start_workers()
        except MemoryError:
            self.options.set(name, before)
            self._start_workers()
            raise Refused(f"there is no memory for a {name} of {new} MB; it stays at {before}") from None
        except OSError as error:
            self.options.set("Threads", "1")
            self._start_workers()
            raise Refused(f"no other process can be started ({error}); Threads is 1") from None

    def _start_workers(self) -> None:
        """Replace the workers with the number in Threads. Raises MemoryError and OSError."""
        self.close()
        threads, megabytes = self.options.number("Threads"), self.options.number("Hash")
        _, own = split(megabytes, threads)
        self.table.resize(own)
        if threads > 1:
            self.workers = Workers(threads - 1, megabytes)
            self.share(self.workers.table)

    def share(self, table: SharedTable | None) -> None:
        """Set the table that is shared with other processes, None for none."""
        self.table.shared = table

    def close(self) -> None:
        """End the workers."""
        self.share(None)
        if self.workers is not None:
            self.workers.close()
            self.workers = None

    def new_game(self) -> None:
        """Forget the previous game."""
        self.require_idle("a new game begins")
        self._forget()

    def _forget(self) -> None:
        """Drop the search and clear all tables."""
        self._clear_tables()
        self._search = None
        self._running = None
        # The parts of a search refer to each other, and the collector does not count their large arrays.
        gc.collect()

    def _clear_tables(self) -> None:
        """Clear all tables, including the workers'."""
        self.table.clear()
        if self.workers is not None:
            self.workers.forget()

    def set_position(self, text: str, moves: list[str]) -> None:
        """Set the position from a FEN (or `startpos`) and moves in UCI notation. Raises Refused if one is wrong."""
        self.require_idle("the position is changed")
        self._set_root(text, moves)
        self.prepare()

    def prepare(self) -> None:
        """Load what a search needs, so that the first one begins and stops as quickly as the others."""
        if self._search is None and not self.working:
            self._search = Search(self.root.position, self.root.history, self.table, self._weights())
            self._search.state.weakness.seed = random.getrandbits(40)
            if self.options.is_on(OWN_BOOK):
                openings_of(self.variant)

    def _set_root(self, text: str, moves: list[str]) -> None:
        """Set the root from a FEN and moves of the present variant. Raises Refused."""
        self.root = read_root(self.variant, text, moves)
        self._position = (text, moves)

    def evaluate(self) -> Evaluation | None:
        """Return the static evaluation, None in check, where it means nothing."""
        self.require_idle("the position is judged")
        position = self.root.position
        if position.in_check():
            return None
        evaluator = Evaluator(position.tables, self._weights())
        evaluator.refresh(position)
        value = int(evaluator.evaluate(position, 0))
        return Evaluation(int(evaluator.sums[0]), -value if position.side else value, evaluator.network is not None)

    # The thread

    @property
    def working(self) -> bool:
        """Whether a search, a perft or the bench is running."""
        return self.thread is not None and self.thread.is_alive()

    def require_idle(self, purpose: str) -> None:
        """Wait for work that has answered or was asked to stop; raise Refused if other work is running."""
        if self.thread is not None and (self._answered or self._stop_wanted):
            self.thread.join()
        if self.working:
            raise Refused(f"a search is running: stop it before {purpose}")

    def _start(self, work: Callable[[], object]) -> None:
        """Run `work` in a thread of its own."""
        self._answered = False
        self._stop_wanted = False
        threading.stack_size(STACK_SIZE if sys.maxsize > 2**32 else 0)
        self.thread = threading.Thread(target=self._guarded, args=(work,), name="search", daemon=True)
        self.thread.start()

    def _guarded(self, work: Callable[[], object]) -> None:
        """Run `work`; report an unexpected error, so that the other program does not wait forever."""
        try:
            work()
        except Exception as error:
            self._answered = True
            self._failed(error)

    def stop(self) -> None:
        """Stop the search, which then answers with its best move, or abort the perft or the bench."""
        self._stop_wanted = True
        if self._running:
            self._running.stop()
        self.may_answer.set()

    def ponder_hit(self) -> None:
        """The expected move was played: continue as a normal search, to which the time spent pondering counts."""
        if self._search and self.working and self._search.state.pondering:
            self._search.ponder_hit()
            self.may_answer.set()

    # Searching

    def search(
        self, request: Request, found: Callable[[Report, list[str]], object], decided: Callable[[list[str]], object]
    ) -> None:
        """Start a search. `found` is called with each finding and its moves in UCI notation; `decided` at the end,
        with the best move and the expected answer, or an empty list if there is no legal move.

        Raises Refused, and IllegalMove for an illegal move in the request.
        """
        asked = time.perf_counter()
        self.require_idle("another search begins")
        limits = self.limits_of(request)
        if limits.infinite or limits.pondering:
            self.may_answer.clear()
        else:
            self.may_answer.set()
        search = self._prepared_search()
        workers = self.workers if self._may_share(request) else None
        book = self._book_for(request)
        search.begin(limits if book is None else book.first_limits(limits), asked)
        if workers is not None:
            text, moves = self._position
            variant = self.variant
            game = None if variant.name in GAMES else as_table(variant)
            values = self._values.get(variant.name)
            workers.search(
                variant.name, game, values.as_table() if values is not None else None, text, moves, request.moves,
                self.options.number("MultiPV"),
            )  # fmt: skip
        self._start(lambda: self._think(search, limits, workers, found, decided, book))

    def _book_for(self, request: Request) -> Book | None:
        """Return the known moves that a search chooses from, None for an ordinary search."""
        endless = request.infinite or request.mate is not None
        if endless or request.moves or self.options.is_on("UCI_AnalyseMode") or not self.options.is_on(OWN_BOOK):
            return None
        openings = openings_of(self.variant)
        return book_for(self.root, openings, self.strength) if openings is not None else None

    def _may_share(self, request: Request) -> bool:
        """Return whether workers help with a search: not if it must be reproducible, or is at a weak level."""
        bounded = request.nodes is not None or request.mate is not None
        choosing = bool(self.root.position.setup) and not request.infinite
        return not bounded and not choosing and not self.root.over and self.strength.full

    def limits_of(self, request: Request) -> Limits:
        """Return the limits of a request. Raises IllegalMove."""
        position = self.root.position
        overhead = self.options.number("Move Overhead") / 1000
        budget = clock.UNBOUNDED
        left = request.clocks[position.side]
        if request.move_time is not None:
            budget = clock.for_move(request.move_time, overhead)
        elif left is not None:
            budget = clock.for_clock(left, request.increments[position.side], request.moves_to_go, overhead)
        bounded = budget.hard or any(bound is not None for bound in (request.depth, request.nodes, request.mate))
        return Limits(
            depth=request.depth or 0,
            nodes=request.nodes or 0,
            mate=request.mate or 0,
            mate_by_checks=self.options.is_on("Mate By Checks"),
            free_blocks=self.options.is_on("Mate Ignores Futile Blocks"),
            budget=budget,
            pondering=request.pondering,
            infinite=request.infinite or not bounded,
            skipped_depths=request.skipped_depths,
            mates=self.options.is_on("UCI_AnalyseMode"),
            moves=[self.root.move(text) for text in dict.fromkeys(request.moves)],
        )

    def _prepared_search(self) -> Search:
        """Return the search, with the present position set."""
        self.prepare()
        search = self._running = self._search
        assert search is not None
        search.set_position(self.root.position, self.root.history)
        search.state.stop_wanted = False
        return search

    def _think(
        self,
        search: Search,
        limits: Limits,
        workers: Workers | None,
        found: Callable[[Report, list[str]], object],
        decided: Callable[[list[str]], object],
        book: Book | None,
    ) -> None:
        """Run a search that has begun, and answer with the best move as soon as that is allowed, or with one of `book`
        that is as good."""
        line: list[int] = []
        last: Report | None = None
        scores: dict[int, int] = {}

        def report(finding: Report) -> None:
            nonlocal last
            if workers is not None:
                finding = replace(finding, nodes=finding.nodes + workers.nodes)
            if finding.line == 1 and finding.bound == EXACT:
                last = finding
                scores[finding.depth] = finding.score
            found(finding, self.root.texts(finding.moves))

        if limits.pondering and not self.strength.full:
            self._wait_for_hit(search)
        if book is not None and book.free:
            line = [book.draw()]
        elif not self.root.over:
            if self.root.position.setup and not limits.infinite and not self.options.is_on("UCI_AnalyseMode"):
                line = search.choose_setup(random.random(), report)
            else:
                line = search.work(self.options.number("MultiPV"), self.strength, report)
        self.may_answer.wait()
        if book is not None and scores:
            line = self._varied(search, replace(limits, pondering=False), book, line, scores, found)
        texts = self.root.texts(line[:2])
        if workers is not None:
            workers.stop()
            deepest = workers.deepest() if book is None else None
            if last is not None and deepest is not None and self._is_better(deepest, last, limits, search):
                found(replace(last, depth=deepest.depth, score=deepest.score, moves=[]), deepest.moves)
                texts = deepest.moves[:2]
        self._answered = True
        decided(texts)

    def _wait_for_hit(self, search: Search) -> None:
        """Wait for `ponder_hit`, then begin the search; if stopped first, with a single node. Levels do not think while
        pondering, so that they play the same on every machine."""
        self.may_answer.wait()
        limits = replace(search.limits, pondering=False)
        search.begin(replace(limits, nodes=1) if self._stop_wanted else limits, time.perf_counter())

    def _varied(
        self,
        search: Search,
        limits: Limits,
        book: Book,
        best: list[int],
        scores: dict[int, int],
        found: Callable[[Report, list[str]], object],
    ) -> list[int]:
        """Return a line with a known move that is about as good as the best line, and report it; else the best line.
        `scores`: of the best line, by depth."""
        move = book.draw_beside(best[0])
        if move == best[0] or self._stop_wanted:
            return best
        reports: list[Report] = []
        search.begin(book.second_limits(limits, move, max(scores)), time.perf_counter())
        search.work(1, self.strength, reports.append)
        if not reports or not book.is_as_good(reports[-1], scores):
            return best
        found(reports[-1], self.root.texts(reports[-1].moves))
        return reports[-1].moves

    def _is_better(self, deepest: Finding, last: Report, limits: Limits, search: Search) -> bool:
        """Return whether a worker's finding is preferred to this process's last one.

        A mate is kept, and a worker may not know that its move runs into one.
        """
        if limits.depth or self.options.number("MultiPV") > 1 or last.mate_in or deepest.depth <= last.depth:
            return False
        return not search.mates.loses(notation.parse(self.root.position, deepest.moves[0]))

    # Counting

    def count(self, depth: int, counted: Callable[[str, int], object], ended: Callable[[int | None], object]) -> None:
        """Start a perft to `depth`.

        `counted` is called with each legal move and its number of leaves, `ended` with their sum, or None if the perft
        was stopped. Raises Refused.
        """
        self.require_idle("another search begins")

        def work() -> None:
            total = count_leaves(self.root.position, depth, counted, lambda: self._stop_wanted)
            self._answered = True
            ended(total)

        self._start(work)

    # The bench

    def bench(self, depth: int, say: Callable[[str], None], ended: Callable[[str], object]) -> None:
        """Start searching the fixed positions of `engine.bench`.

        `say` is called with a line for each position, `ended` with the sum, or an empty text if the bench was stopped.
        Raises Refused.
        """
        self.require_idle("the bench runs")
        self._start(lambda: self._run_bench(depth, say, ended))

    def _run_bench(self, depth: int, say: Callable[[str], None], ended: Callable[[str], object]) -> None:
        """Run the bench; `stop` reaches each of its searches."""

        def allowed(search: Search) -> bool:
            self._running = search
            return not self._stop_wanted

        words = bench.run(depth, say, allowed)
        self._answered = True
        ended(words)
