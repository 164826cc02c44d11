"""Mistakes of a game that was reviewed, as tasks: find a better move than the one that was played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QObject, QTimer, Signal

from gui.analysis.move_judge import PuzzleJudge
from gui.board.board_state import BoardState
from gui.board.state_of_game import state_of
from gui.document.drawn_marks import without_marks
from gui.document.game_text import numbered
from gui.engines.protocol import Score
from gui.learn.phase import REPLY_MS, Phase
from gui.review.noting import better_line
from gui.review.review import PASSES, Review, ended, points
from gui.words import shown_moves
from rules import fen
from rules.game import Game, Node
from rules.transition import transition
from rules.variant import Variant


@dataclass(frozen=True)
class Mistake:
    """A position (`fen`) in which `side` has made a bad move: `played`, shown with its number.

    `better` is a better line, empty if none is known; `score` what the position is worth to that side, `mate` in how
    many moves there was a mate, 0 for none; `words` what was said of the move.
    """

    variant: Variant
    fen: str
    side: int
    played: int
    written: str
    better: tuple[int, ...]
    score: Score
    mate: int
    words: str


def mistakes(game: Game, line: Sequence[Node], review: Review, side: int) -> list[Mistake]:
    """Return the mistakes of a side in a main line, its root first, which the review is about."""
    position = fen.read(game.variant, game.start_fen)
    found: list[Mistake] = []
    for place, node in enumerate(line[1:], 1):
        move = review.at(place)
        score = review.scores[place - 1]
        if move is not None and move.side == side and move.worth_learning and score is not None:
            found.append(
                Mistake(
                    variant=game.variant,
                    fen=fen.write(position),
                    side=side,
                    played=node.move,
                    written=numbered(game, node),
                    better=tuple(better.move for better in better_line(node)),
                    score=-score if side else score,
                    mate=move.missed_mate,
                    words=without_marks(node.comment),
                )
            )
        position.make(node.move)
    return found


class Verdict(Enum):
    """What a try comes to."""

    BEST = "the best move"
    RIGHT = "as good as that"
    SAME = "what was played"
    WRONG = "worse"
    UNKNOWN = "nobody can say"


class MistakePlay(QObject):
    """One task while it is tried. A try is right if it loses little, by the engine's word; it is answered if it is not,
    and taken back."""

    shown = Signal(object, bool)
    """The board's state is another one: by this Transition or None, made (true) or taken back."""

    changed = Signal()
    """`phase` has changed."""

    def __init__(self, mistake: Mistake, judge: PuzzleJudge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.mistake = mistake
        self.side = mistake.side
        self.game = Game(mistake.variant, mistake.fen)
        self.phase = Phase.MOVE
        self.verdict = Verdict.UNKNOWN
        self.reply = ""
        """What answers the latest try, as people write it, empty for nothing."""
        self.helped = False
        """Whether something was tried that was not right, or the solution was shown."""
        self._judge = judge
        self._answer = 0
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(REPLY_MS)
        self._pause.timeout.connect(self._reply)

    @property
    def state(self) -> BoardState:
        """What the board shows."""
        return state_of(self.game)

    @property
    def movable(self) -> frozenset[int]:
        """The sides that may be moved now."""
        return frozenset((self.side,)) if self.phase is Phase.MOVE else frozenset()

    # What the learner does

    def play(self, move: int) -> None:
        """Try a legal move; what it comes to follows."""
        if self.phase is not Phase.MOVE:
            return
        mistake = self.mistake
        before = self._command()
        self.reply = ""
        change = transition(self.game.position, move)
        self.game.play(move)
        self.phase = Phase.WAIT
        self.shown.emit(change, True)
        over = ended(self.game.node)
        if mistake.better[:1] == (move,):
            self._end(Verdict.BEST)
        elif over is not None:
            self._end(self._verdict(-over if self.side else over))
        elif mistake.mate and move != mistake.played:
            position = fen.read(mistake.variant, mistake.fen)
            self._judge.mate(before, position, move, mistake.mate, self._take_mate)
            self.changed.emit()
        else:
            self._ask(Verdict.SAME if move == mistake.played else None)

    def take_back(self) -> None:
        """Take back a try that was not right, with its answer, or the solution."""
        if self.phase in (Phase.FAILED, Phase.SHOWN):
            self._begin_again()
            self.phase = Phase.MOVE
            self.changed.emit()

    def show_solution(self) -> None:
        """Show the better line's first move; `step` shows more."""
        if self.phase is Phase.WAIT:
            return
        self.helped = True
        self._begin_again()
        for move in self.mistake.better:
            self.game.play(move)
        self.game.go_to(self.game.root)
        self.phase = Phase.SHOWN
        self.step(True)
        self.changed.emit()

    @property
    def may_step(self) -> tuple[bool, bool]:
        """Whether one can look at the move before, and at the next one, of the solution."""
        looking = self.phase is Phase.SHOWN
        return looking and self.game.node.parent is not None, looking and bool(self.game.node.children)

    def step(self, forward: bool) -> None:
        """Look at the next move of the solution, or at the one before."""
        if not self.may_step[forward]:
            return
        node = self.game.node
        if forward:
            change = transition(self.game.position, node.children[0].move)
            self.game.forward()
        else:
            self.game.back()
            change = transition(self.game.position, node.move)
        self.shown.emit(change, forward)
        self.changed.emit()

    def stop(self) -> None:
        """Let nothing more happen."""
        self._pause.stop()
        self._judge.cancel()

    # What follows

    def _begin_again(self) -> None:
        """Show the position as it was at first."""
        self.game = Game(self.mistake.variant, self.mistake.fen)
        self.reply = ""
        self.shown.emit(None, False)

    def _command(self) -> str:
        """Return UCI's command for the position that is shown."""
        return f"position fen {fen.write(self.game.position)}"

    def _verdict(self, score: Score) -> Verdict:
        """Return what a try comes to after which the position is worth so much to the learner."""
        if self.mistake.mate:
            return Verdict.RIGHT if score.mate is not None and score.number > 0 else Verdict.WRONG
        game = self.mistake.variant.name
        loss = points(game, self.mistake.score) - points(game, score)
        return Verdict.RIGHT if loss < PASSES else Verdict.WRONG

    def _take_mate(self, mate: list[int] | None) -> None:
        """Learn whether the try mates as fast as can be."""
        if mate is None:
            self._end(Verdict.UNKNOWN)
        elif mate:
            self._end(Verdict.RIGHT)
        else:
            self._ask(Verdict.WRONG)

    def _ask(self, known: Verdict | None) -> None:
        """Ask what answers the try, and by its score, what it comes to, unless that is known."""

        def take(moves: list[int] | None) -> None:
            score = self._judge.score
            if moves is None or (known is None and score is None):
                self._end(known or Verdict.UNKNOWN)
                return
            verdict = known or self._verdict(-score if score is not None else Score(0))
            if verdict in (Verdict.BEST, Verdict.RIGHT) or not moves:
                self._end(verdict)
                return
            self.verdict, self._answer = verdict, moves[0]
            self._pause.start()

        position = fen.read(self.mistake.variant, fen.write(self.game.position))
        self._judge.answer(self._command(), position, take)
        self.changed.emit()

    def _reply(self) -> None:
        """Show what answers the try."""
        change = transition(self.game.position, self._answer)
        self.reply = shown_moves.of_node(self.mistake.variant, self.game.play(self._answer))
        self.shown.emit(change, True)
        self._end(self.verdict)

    def _end(self, verdict: Verdict) -> None:
        """Say what the try has come to."""
        self.verdict = verdict
        right = verdict in (Verdict.BEST, Verdict.RIGHT)
        self.helped = self.helped or verdict in (Verdict.SAME, Verdict.WRONG)
        self.phase = Phase.SOLVED if right else Phase.FAILED
        self.changed.emit()
