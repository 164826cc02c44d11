"""Judges a whole game: an engine analyses each position of its main line, the last one first.

`remarks` explains bad moves with computed facts and the better line. It generates moves throughout the game, so it is
called on a thread.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from surajang.gui.engines.engine_process import EngineProcess
from surajang.gui.engines.programs import ANALYSE, own_program
from surajang.gui.engines.protocol import BestMove, Score
from surajang.gui.engines.requests import Limits, Request, legal_line
from surajang.gui.kit.background import Task
from surajang.gui.kit.translation import tr
from surajang.gui.review import review_text
from surajang.gui.review.remarks import findings
from surajang.gui.review.review import MAX_MATE, SPARE_MOVES, Judged, Review, Scores, ended
from surajang.gui.shell.version import compiled
from surajang.rules import fen, notation
from surajang.rules.game import Game, Node
from surajang.rules.notation import IllegalMove
from surajang.rules.variant import Variant

MAX_TIME_MS = 4000 if compiled() else 180
"""The longest time for one search, about twenty times the usual time on the compiled core."""

LOOK = Limits(nodes=100_000, movetime=MAX_TIME_MS)
"""The search of a position. Limited by nodes, so that a game gets the same review each time."""

DEFAULT_MATE = 3
MATE = Limits(mate=DEFAULT_MATE, nodes=20_000, movetime=MAX_TIME_MS)
"""The search for a short mate in every position."""

PROOF = Limits(nodes=200_000, movetime=MAX_TIME_MS)
"""The search for a proof that a mate the engine claims is one, and whether the move played has missed it."""

OPTIONS = (ANALYSE, ("Threads", "1"), ("Hash", "64"))
"""The engine's options: fixed ones, since scores depend on them."""

PATIENCE_MS = 8000


@dataclass(frozen=True)
class Result:
    """The result: the Review, the remarks on bad moves, and the nodes of the main line reviewed."""

    review: Review
    remarks: tuple[Remark, ...]
    nodes: tuple[Node, ...]


@dataclass
class _Look:
    """The findings on the current position: its score for the side to move, and the best line as text."""

    score: Score
    best: tuple[str, ...]


class Reviewer(QObject):
    """Judges one game as it was at the start; it may be edited meanwhile.

    It goes backwards, so that the engine's results for later positions help with earlier ones. If the move played turns
    out better than the engine's best, its score is the position's.
    """

    progressed = Signal(int, int)
    """The number of positions judged, and of all positions."""

    finished = Signal(Result)
    """The review is complete."""

    failed = Signal(str)
    """The review has failed: a sentence. The game has not changed."""

    def __init__(self, game: Game, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game.variant.name
        self._variant = game.variant
        self._start = game.start_fen
        self.nodes = tuple(game.main_line())
        self._position = fen.read(game.variant, game.start_fen)
        self._texts: list[str] = []
        self._setup = [bool(self._position.setup)]
        for node in self.nodes[1:]:
            self._texts.append(notation.text(self._position, node.move))
            self._position.make(node.move)
            self._setup.append(bool(self._position.setup))
        self._scores: list[Score | None] = [None] * len(self.nodes)
        self._best: dict[int, tuple[str, ...]] = {}
        self._lines: dict[int, tuple[str, ...]] = {}
        self._place = len(self.nodes)
        self._look = _Look(Score(0), ())
        self._asks = ""
        self._engine: EngineProcess | None = None
        self._task: Task | None = None
        self._stopped = False

    @property
    def worth_it(self) -> bool:
        """Whether there is a move to judge."""
        return any(not self._setup[place - 1] for place in range(1, len(self.nodes)))

    def start(self) -> None:
        """Start; `finished` or `failed` follows, unless it is closed."""
        engine = self._engine = EngineProcess(own_program(), self._game, self)
        engine.chose.connect(self._take_answer)
        engine.failed.connect(self._fail)
        self._next()

    def close(self) -> None:
        """Stop; no signal follows."""
        self._stopped = True
        self.blockSignals(True)
        if self._task is not None:
            self._task.forget()
        self._end_engine()

    def _end_engine(self) -> None:
        engine, self._engine = self._engine, None
        if engine is not None:
            engine.close()

    def _fail(self, sentence: str) -> None:
        self._end_engine()
        self.failed.emit(tr("The game could not be reviewed. {why}", why=sentence))

    # Position by position

    def _next(self) -> None:
        """Go to the position before; judge positions that need no engine at once."""
        while self._place > 0:
            self._place -= 1
            if self._place < len(self._texts):
                self._position.unmake()
            over = ended(self.nodes[self._place])
            if over is None and not self._setup[self._place]:
                self.progressed.emit(len(self.nodes) - 1 - self._place, len(self.nodes))
                self._ask("mate", MATE)
                return
            self._scores[self._place] = over
        self._end_engine()
        self._remark()

    def _ask(self, what: str, limits: Limits, only: str = "") -> None:
        """Send a request about the position to the engine."""
        self._asks = what
        moves = " ".join(self._texts[: self._place])
        command = f"position fen {self._start}" + (f" moves {moves}" if moves else "")
        request = Request(command, limits, OPTIONS, only=(only,) if only else ())
        if self._engine is not None:
            self._engine.think(replace(request, patience=limits.movetime + PATIENCE_MS))

    def _take_answer(self, answer: BestMove) -> None:
        """Take the engine's answer, and send the next request."""
        engine = self._engine
        if engine is None:
            return
        best = engine.analysis.lines[0] if engine.analysis.lines else None
        score = best.score if best is not None else None
        mate = score.mate if score is not None and score.number > 0 else None
        line = best.pv if best is not None else ()
        if self._asks == "mate":
            if mate and self._legal(line):
                self._proved(mate, line)
            else:
                self._ask("look", LOOK)
        elif self._asks == "look":
            line = line or (answer.move,)
            if score is None or not self._legal(line):
                self._fail(tr("The engine suggested illegal moves."))
            elif mate and DEFAULT_MATE < mate <= MAX_MATE:
                self._look = _Look(score, line)
                self._ask("proof", replace(PROOF, mate=mate))
            else:
                self._judge(_Look(_without_claim(score), line))
        elif self._asks == "proof":
            if mate and self._legal(line):
                self._proved(mate, line)
            else:
                self._judge(_Look(_without_claim(self._look.score), self._look.best))
        elif self._asks == "played":
            if mate:
                self._scores[self._place + 1] = self._as_first(Score.of_mate(mate - 1) if mate > 1 else _mating())
            self._judge(self._look)

    def _proved(self, mate: int, line: tuple[str, ...]) -> None:
        """Judge a position in which there is a mate; the move played may keep it."""
        self._look = _Look(Score.of_mate(mate), line)
        played = self._played
        if played and ended(self.nodes[self._place + 1]) is None:
            self._ask("played", replace(PROOF, mate=mate + SPARE_MOVES), played)
        else:
            self._judge(self._look)

    @property
    def _played(self) -> str:
        """The move played in the position, empty at the end."""
        return self._texts[self._place] if self._place < len(self._texts) else ""

    def _judge(self, look: _Look) -> None:
        """Note the position's score, and go on with the one before."""
        score, line = look.score, look.best
        after = self._scores[self._place + 1] if self._place + 1 < len(self.nodes) else None
        if after is not None:
            mine = _one_back(self._as_first(after))
            proved = score.mate is not None and score.number > 0
            if self._played == look.best[0] and not proved:
                score = mine
            if mine > score or (self._played == look.best[0] and not proved):
                line = (self._played, *self._lines.get(self._place + 1, ()))
            score = max(score, mine)
        self._scores[self._place] = self._as_first(score)
        self._lines[self._place] = line[:MAX_LINE_MOVES]
        if look.best[0] != self._played:
            self._best[self._place + 1] = look.best
        self._next()

    def _as_first(self, score: Score) -> Score:
        """Convert a score between the views of the side to move and the first player."""
        return -score if self.nodes[self._place].side else score

    def _legal(self, line: tuple[str, ...]) -> bool:
        try:
            notation.parse(self._position, line[0] if line else "")
        except IllegalMove:
            return False
        return True

    # Remarks

    def _remark(self) -> None:
        """Make the remarks on bad moves, on a thread."""
        scores: Scores = tuple(self._scores)
        review = Review(self._game, tuple(node.side for node in self.nodes), scores)
        bad = [move for move in review.moves if move.level or move.worth_learning]
        lines = [Line(move, self._best.get(move.place, ()), self._lines.get(move.place, ())) for move in bad]
        moves = [node.move for node in self.nodes[1:]]
        work = partial(remarks, self._variant, self._start, moves, review, lines, lambda: self._stopped)

        def done(found: list[Remark]) -> None:
            self.progressed.emit(len(self.nodes), len(self.nodes))
            self.finished.emit(Result(review, tuple(found), self.nodes))

        self._task = Task(self, work, done, lambda _: None, ())


def _mating() -> Score:
    """Return the score of having mated."""
    return -Score.of_mate(0)


def _without_claim(score: Score) -> Score:
    """Return a score without a claim of a short mate, since none was proved."""
    mate = score.mate
    if mate is None or score.number < 0 or mate > MAX_MATE:
        return score
    return Score.of_mate(MAX_MATE + 1)


def _one_back(score: Score) -> Score:
    """Return the score of a position one move before one with this score, both from the same side's view."""
    if score.mate is not None and score.number > 0:
        return Score.of_mate(score.mate + 1)
    return score


MAX_LINE_MOVES = 8
"""The most moves shown of a better line."""


@dataclass(frozen=True)
class Line:
    """A bad move, the engine's best line in its place and its best line after it, as text; empty if unknown."""

    move: Judged
    best: tuple[str, ...]
    answers: tuple[str, ...] = ()


@dataclass(frozen=True)
class Remark:
    """The words on a move, and the better line: its first node (in a separate game)."""

    move: Judged
    words: str
    better: Node | None


def remarks(
    variant: Variant,
    start: str,
    moves: Sequence[int],
    review: Review,
    lines: Sequence[Line],
    cancelled: Callable[[], bool],
) -> list[Remark]:
    """Return the remarks on the bad moves of a game that begins at the FEN `start` and has these moves."""
    game = Game(variant, start)
    bad = {line.move.place: line for line in lines}
    found: list[Remark] = []
    last = max(bad, default=0)
    for place, move in enumerate(moves[:last], 1):
        if cancelled():
            break
        line = bad.get(place)
        here, before = game.node, game.position.copy() if line is not None else game.position
        better = _played_out(game, line.best) if line is not None else None
        game.go_to(here)
        outcome = game.play(move).outcome
        if line is not None:
            best = legal_line(before, line.best[:MAX_LINE_MOVES])
            answers = legal_line(game.position, line.answers[:MAX_LINE_MOVES])
            why = findings(before, move, line.move, review, (tuple(best), tuple(answers)), outcome)
            found.append(Remark(line.move, review_text.remark(before, line.move, why), better))
    return found


def _played_out(game: Game, texts: Sequence[str]) -> Node | None:
    """Play a line at a game's cursor, as far as it is legal; return its first node."""
    first: Node | None = None
    for text in texts[:MAX_LINE_MOVES]:
        if game.node.outcome.over:
            break
        try:
            node = game.play(notation.parse(game.position, text))
        except IllegalMove:
            break
        first = first or node
    return first
