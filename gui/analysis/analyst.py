"""An analyst: one engine that analyses the positions it is given, with its findings as values.

`LineReader` turns the engine's lines into moves and their notation, a few at a time, since each move needs a move
generation.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from surajang.gui.analysis.winning_chance import chance_of
from surajang.gui.document.game_text import UciMoves
from surajang.gui.engines.engine_process import EngineProcess
from surajang.gui.engines.programs import ANALYSE, Program, threads_of
from surajang.gui.engines.protocol import Score
from surajang.gui.engines.requests import Analysis, Request
from surajang.gui.kit.translation import tr
from surajang.rules import fen, notation
from surajang.rules.game import Game
from surajang.rules.movegen import has_legal_move, legal_moves
from surajang.rules.notation import IllegalMove
from surajang.rules.position import Position


@dataclass(frozen=True)
class Line:
    """A line of play: its score and winning `chance` (0 to 1) for the side to move, its depth, and its legal moves with
    the notation of each.
    """

    score: Score
    chance: float
    depth: int
    moves: tuple[int, ...]
    written: tuple[str, ...]


@dataclass(frozen=True)
class Findings:
    """The lines of a position, the best first; none before anything has been found.

    `side` is to move, at its move `number`; `nodes` were searched, `speed` of them per second. `threat`: the turn was
    passed, so that the lines are those of the side not to move.
    """

    side: int = 0
    number: int = 1
    lines: tuple[Line, ...] = ()
    depth: int = 0
    nodes: int = 0
    speed: int = 0
    threat: bool = False

    @property
    def first_score(self) -> Score | None:
        """The best line's score from the first player's view, None before there is one."""
        if not self.lines:
            return None
        return -self.lines[0].score if self.side else self.lines[0].score

    @property
    def first_chance(self) -> float | None:
        """The first player's winning chance, 0 to 1, None before anything is known."""
        if not self.lines:
            return None
        return 1 - self.lines[0].chance if self.side else self.lines[0].chance


MAX_LINE_MOVES = 12
"""The most moves read of a line."""

MAX_KNOWN = 4000
"""The most beginnings of lines kept in the cache."""

Texts = tuple[str, ...]


class LineReader:
    """Reads lines that begin at one position, which it owns. Moves read once are cached."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._known: dict[Texts, tuple[int, str] | None] = {}  # by the moves up to it; None if illegal

    def read(self, lines: Sequence[Texts], seconds: float) -> bool:
        """Read lines for about `seconds`, all first moves before the second ones; return whether all are read."""
        end = time.perf_counter() + seconds
        if len(self._known) > MAX_KNOWN:
            self._known.clear()
        for length in range(1, MAX_LINE_MOVES + 1):
            for line in lines:
                beginning = line[:length]
                if len(beginning) < length or beginning in self._known:
                    continue
                if length > 1 and self._known.get(beginning[:-1]) is None:
                    continue
                if time.perf_counter() > end:
                    return False
                self._known[beginning] = self._last_of(beginning)
        return True

    def known(self, line: Texts) -> list[tuple[int, str]]:
        """Return the moves of a line with their notation, as far as they are read and legal."""
        found: list[tuple[int, str]] = []
        for length in range(1, min(len(line), MAX_LINE_MOVES) + 1):
            move = self._known.get(line[:length])
            if move is None:
                break
            found.append(move)
        return found

    def refuses(self, line: Texts) -> bool:
        """Return whether a line was read and begins with an illegal move."""
        return line[:1] in self._known and self._known[line[:1]] is None

    def _last_of(self, beginning: Texts) -> tuple[int, str] | None:
        """Return the last move of a line whose other moves are known, with its notation; None if it is not legal."""
        position = self._position
        before = [move for move, _ in self.known(beginning[:-1])]
        for move in before:
            position.make(move)
        try:
            moves = legal_moves(position)
            move = notation.parse(position, beginning[-1], moves)
            body = notation.written_body(position, move, moves)
            position.make(move)
            sign = notation.sign_of(position, position.in_check(), has_legal_move(position))
            position.unmake()
            return move, body + sign
        except IllegalMove:
            return None
        finally:
            for _ in before:
                position.unmake()


PACE_MS = 100
"""The minimum time between two updates of the findings."""

READING_SECONDS = 0.01
"""How long lines are read at a time; the rest is read next time."""

WAITING_MS = 300
"""After this time without output, a sentence says that the engine is awaited: some take long to start."""

SILENCE_MS = 10_000
"""After this time without output, a sentence says that the engine does not respond."""

MAX_LINES = 5


class Analyst(QObject):
    """Shows one engine's findings on the position at a game's cursor.

    The engine gets another position only when it has ended its search of the one before, so findings are never shown
    for another position.
    """

    changed = Signal()
    """`findings` have changed."""

    troubled = Signal(str)
    """The engine is awaited, or has a problem: a sentence. Empty when that is over."""

    def __init__(self, program: Program, game: Game, hash_size: int, parent: QObject | None = None) -> None:
        """Each `look` takes the position at the cursor of `game`; `hash_size` is the engine's table in megabytes."""
        super().__init__(parent)
        self.findings = Findings()
        self.name = program.name or tr("Surajang")
        self._game = game
        self._moves = UciMoves(game)
        options = (ANALYSE, ("Threads", threads_of(program, hash_size)), ("Hash", str(hash_size)))
        self._options = program.left_open(options)
        self._request: Request | None = None
        self._reader: LineReader | None = None
        self._news = False
        self._trouble = ""
        self._engine = EngineProcess(program, game.variant.name, self)
        self._engine.updated.connect(self._take)
        self._engine.troubled.connect(self._tell_trouble)
        self._engine.failed.connect(self._fail)
        self._pace = QTimer(self, singleShot=True, interval=PACE_MS)
        self._pace.timeout.connect(self._tell)
        self._silences = (
            self._silence(WAITING_MS, tr("Waiting for {name}…", name=self.name)),
            self._silence(SILENCE_MS, tr("{name} has not responded for ten seconds.", name=self.name)),
        )

    def _silence(self, after: int, sentence: str) -> QTimer:
        """Return a timer that reports a sentence when the engine has been silent for `after` milliseconds."""
        timer = QTimer(self, singleShot=True, interval=after)
        timer.timeout.connect(lambda: self._tell_trouble(sentence))
        return timer

    @property
    def on(self) -> bool:
        """Whether it is analysing a position."""
        return self._request is not None

    def look(self, lines: int = 1, threat: bool = False) -> None:
        """Analyse the position at the game's cursor until `stop` or another `look`, with this many `lines` (1 to 5).

        With `threat`, the turn is passed first; where that is impossible, nothing is analysed.
        """
        position = _passed(self._game) if threat else _copy(self._game)
        self._forget(Findings(threat=threat))
        if position is None:
            self._engine.cancel()
            self.changed.emit()
            return
        played = f"position fen {fen.write(position)}" if threat else self._moves.position_command(self._game.line())
        self.findings = Findings(int(position.side), int(position.fullmove), threat=threat)
        self._reader = LineReader(position)
        self._request = Request(played, options=self._options, lines=max(1, min(MAX_LINES, lines)))
        for silence in self._silences:
            silence.start()
        self._engine.think(self._request)
        self.changed.emit()

    def stop(self) -> None:
        """Stop the analysis; the engine stays ready."""
        self._engine.cancel()
        self._forget(Findings())
        self.changed.emit()

    def close(self) -> None:
        """End the engine."""
        self._forget(Findings())
        self._engine.close()

    def _forget(self, findings: Findings) -> None:
        self._pace.stop()
        self._stop_waiting()
        self._request = self._reader = None
        self._news = False
        self.findings = findings
        self._tell_trouble("")

    def _stop_waiting(self) -> None:
        """Stop waiting for the engine's first output."""
        for silence in self._silences:
            silence.stop()

    # The engine's output

    def _take(self) -> None:
        """Update the findings, unless they were updated just now."""
        if self._request is not None:
            self._stop_waiting()
            self._news = True
            if not self._pace.isActive():
                self._tell()

    def _tell(self) -> None:
        """Update the findings with the lines that can be read in a moment; go on later if there are more."""
        reader = self._reader
        if reader is None or not self._news:
            return
        self._pace.start()
        analysis = self._engine.analysis
        lines = [info.pv for info in analysis.lines if info.pv]
        if reader.read(lines, READING_SECONDS):
            self._news = False  # there is no news before the engine's next output
        if lines and all(reader.refuses(line) for line in lines):
            self._tell_trouble(tr("{name} suggests illegal moves.", name=self.name))
        findings = self._read(analysis, reader)
        if findings != self.findings:
            self.findings = findings
            if findings.lines:
                self._tell_trouble("")
            self.changed.emit()

    def _read(self, analysis: Analysis, reader: LineReader) -> Findings:
        """Return the output as values.

        A score that is only a bound does not change the line's rank. Until all lines have the same depth, the former
        ones stay.
        """
        before = self.findings
        lines: list[Line] = []
        for place, info in enumerate(analysis.lines):
            if info.bound and place < len(before.lines):
                lines.append(before.lines[place])
                continue
            known = reader.known(info.pv)
            if known and info.score is not None:
                moves, written = zip(*known, strict=True)
                chance = chance_of(self._game.variant.name, info)
                lines.append(Line(info.score, chance, info.depth or 0, moves, written))
        if before.lines and not _belong_together(lines):
            lines = list(before.lines)
        depth = lines[0].depth if lines else 0
        return Findings(before.side, before.number, tuple(lines), depth, analysis.nodes, analysis.nps, before.threat)

    # Failures

    def _tell_trouble(self, sentence: str) -> None:
        """Report a problem, empty for none, if it has changed."""
        if sentence != self._trouble:
            self._trouble = sentence
            self.troubled.emit(sentence)

    def _fail(self, sentence: str) -> None:
        """Give up this position; the engine is tried again with another one."""
        self._forget(Findings())
        self.changed.emit()
        self._tell_trouble(tr("{name} cannot analyse this position. {sentence}", name=self.name, sentence=sentence))


def _belong_together(lines: Sequence[Line]) -> bool:
    """Return whether lines have the same depth and begin with different moves.

    While an engine goes deeper they do not: their scores cannot be compared, and a move that has risen is also still at
    its old rank.
    """
    return len({line.depth for line in lines}) <= 1 and len({line.moves[0] for line in lines}) == len(lines)


def may_pass(game: Game) -> bool:
    """Return whether the turn can be passed at a game's cursor, so that a threat can be seen."""
    return not (game.node.outcome.over or game.node.check or game.position.setup)


def _copy(game: Game) -> Position | None:
    """Return the position at a game's cursor, None if the game is over there."""
    return None if game.node.outcome.over else game.position.copy()


def _passed(game: Game) -> Position | None:
    """Return the position at a game's cursor with the other side to move, None where that is impossible."""
    if not may_pass(game):
        return None
    position = game.position.copy()
    position.pass_turn()
    return position if has_legal_move(position) else None
