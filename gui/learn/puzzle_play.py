"""A puzzle while it is tried: what the board shows, what may be done, and what a move has come to."""

from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from gui.board.annotations import Mark
from gui.board.board_state import BoardState
from gui.board.move_squares import start_of
from gui.board.places import Place
from gui.board.state_of_game import state_of
from gui.kit.translation import in_sentence
from gui.learn import puzzle_text
from gui.learn.puzzles import MATE, SPARE_MOVES, Puzzle, PuzzleAttempt, Verdict
from gui.learn.task_play import REPLY_MS, Phase, PuzzleJudge
from gui.words import naming, shown_moves
from rules import fen
from rules.game import Game
from rules.position import Position
from rules.transition import Transition, transition

LOOKING = (Phase.SHOWN, Phase.SOLVED)
"""When the solution is looked at, and any other move can be tried against it."""


class PuzzlePlay(QObject):
    """Plays a puzzle: shows the solver's moves and, a moment later, their answers. `judge` says what is not clear.

    With `explores`, any move can be tried once the solution is shown or found, and the engine answers it.
    `game` is what the board shows; `verdict` what the latest move was, None if that could not be found out.
    """

    shown = Signal(object, bool)
    """The board's state is another one: by this Transition or None, made (true) or taken back."""

    changed = Signal()
    """`phase` has changed, or there is another hint."""

    def __init__(
        self, puzzle: Puzzle, judge: PuzzleJudge, parent: QObject | None = None, explores: bool = False
    ) -> None:
        super().__init__(parent)
        self._explores = explores
        self.puzzle = puzzle
        self.attempt = PuzzleAttempt(puzzle, self._proved)
        self.side = int(self.attempt.position.side)
        self.game = Game(puzzle.variant, puzzle.fen)
        self.phase = Phase.MOVE
        self.verdict: Verdict | None = Verdict.RIGHT
        self.reply = ""
        """The latest answer as people write it, empty for none."""
        self.change: Transition | None = None
        """What the latest move has changed."""
        self.helped = False
        """Whether a hint or the solution was shown."""
        self.hints = 0
        """What has been told of the next move: nothing, its piece, all of it."""
        self.tried = ""
        """The move that was tried while looking at the solution, as people write it, empty for none."""
        self._judge = judge
        self._looking = Phase.SHOWN
        self._move = 0
        self._mate: list[int] = []
        self._answer = 0
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(REPLY_MS)
        self._pause.timeout.connect(self._reply)

    # What is shown

    @property
    def state(self) -> BoardState:
        """What the board shows, with a circle around the piece that a hint has named."""
        state = state_of(self.game)
        if self.phase is Phase.MOVE and self.hints == 1:
            return replace(state, marks=(Mark(self.hinted_place),))
        return state

    @property
    def movable(self) -> frozenset[int]:
        """The sides that may be moved now: the solver's, or whoever is to move while the solution is looked at."""
        if self.phase is Phase.MOVE:
            return frozenset((self.side,))
        if self._explores and self.phase in LOOKING and not self.game.outcome.over:
            return frozenset((int(self.game.position.side),))
        return frozenset()

    @property
    def asking(self) -> bool:
        """Whether somebody has to be asked what the latest move comes to."""
        return self.phase is Phase.WAIT and self._judge.asked

    @property
    def failure(self) -> tuple[str, str]:
        """Why the latest move is not right: a heading and a sentence."""
        if self.verdict is None:
            return puzzle_text.UNKNOWN(), puzzle_text.UNKNOWN_WORDS()
        if self.verdict is Verdict.LONGER:
            return puzzle_text.SHORTER(), puzzle_text.SHORTER_WORDS()
        captured = self.change.captured if self.reply and self.change is not None else ()
        piece = in_sentence(naming.piece(self.state.piece(captured[0][1]))) if captured else ""
        lost = self.game.outcome.over
        return puzzle_text.NOT_THIS(), puzzle_text.failure(self.puzzle.goal, self.reply, piece, lost, self.attempt.left)

    @property
    def clean(self) -> bool:
        """Whether everything so far was found without help or a mistake."""
        return not self.helped and not self.attempt.mistakes

    @property
    def hinted_place(self) -> Place:
        """Where the next move of the solution starts: a square, or a slot of the hand."""
        return start_of(self.attempt.expected, self.side)

    def written(self, move: int) -> str:
        """Return a legal move as it is shown."""
        return shown_moves.of_move(self.game.position, move)

    # What the solver does

    def play(self, move: int) -> None:
        """Make a legal move; what it comes to follows: it is judged, or answered if the solution is looked at."""
        if self._explores and self.phase in LOOKING:
            self._try(move)
        if self.phase is not Phase.MOVE:
            return
        before = self._command()
        self._move = move
        self.reply = ""
        self.hints = 0
        self.change = transition(self.game.position, move)
        self.phase = Phase.WAIT
        asks = self.attempt.asks(move)
        self.game.play(move)
        self.shown.emit(self.change, True)
        if asks:
            most = self.attempt.left + SPARE_MOVES
            self._judge.mate(before, self.attempt.position, move, most, self._take_mate)
            self._say_waiting()
        else:
            self._settle()

    def take_back(self) -> None:
        """Take back a move that was not right, with its answer."""
        if self.phase is not Phase.FAILED:
            return
        self.attempt.take_back()
        while self.game.node.ply > 2 * self.attempt.found:
            self.game.take_back()
        self.phase = Phase.MOVE
        self.reply = ""
        self.shown.emit(None, False)
        self.changed.emit()

    def hint(self) -> None:
        """Tell of the next move: first its piece, then all of it."""
        self.take_back()
        if self.phase is Phase.MOVE:
            self.helped = True
            self.hints = min(2, self.hints + 1)
            self.changed.emit()

    def show_solution(self) -> None:
        """Go back to the beginning, and show the first move of the solution; `step` shows more."""
        if self.phase is Phase.WAIT:
            return
        self.helped = True
        self.hints = 0
        self.phase = Phase.SHOWN
        self.reply = ""
        game = Game(self.puzzle.variant, self.puzzle.fen)
        for text in self.puzzle.moves:
            game.play_text(text)
        game.go_to(game.root)
        self.game = game
        self.shown.emit(None, False)
        self.step(True)
        self.changed.emit()

    @property
    def may_step(self) -> tuple[bool, bool]:
        """Whether one can look at the move before, and at the next one."""
        looking = self.phase in LOOKING
        return looking and self.game.node.parent is not None, looking and bool(self.game.node.children)

    def step(self, forward: bool) -> None:
        """Look at the next move of what was played or shown, or at the one before."""
        if not self.may_step[forward]:
            return
        node = self.game.node
        self.tried = self.reply = ""
        if forward:
            change = transition(self.game.position, node.children[0].move)
            self.game.forward()
        else:
            self.game.back()
            change = transition(self.game.position, node.move)
        self.shown.emit(change, forward)
        self.changed.emit()

    def _try(self, move: int) -> None:
        """Make a move while the solution is looked at; one that is not the solution's is answered."""
        expected = self.game.node.children[:1]
        if expected and expected[0].move == move:
            self.step(True)
            return
        self._looking = self.phase
        self.change = transition(self.game.position, move)
        self.verdict = Verdict.WRONG
        self.reply = ""
        self.tried = shown_moves.of_node(self.puzzle.variant, self.game.play(move))
        self.shown.emit(self.change, True)
        if self.game.outcome.over:
            self._end(self._looking)
            return
        self.phase = Phase.WAIT
        mate = self.puzzle.length + SPARE_MOVES if self.puzzle.goal == MATE and self._solver_moves else 0
        self._judge.answer(
            self._command(),
            fen.read(self.puzzle.variant, fen.write(self.game.position)),
            self._answer_tried,
            mate,
        )
        self._say_waiting()

    @property
    def _solver_moves(self) -> bool:
        """Whether it is the solver's turn."""
        return int(self.game.position.side) == self.side

    def _answer_tried(self, moves: list[int] | None) -> None:
        """Show what answers a move that was tried."""
        if moves:
            self._answer = moves[0]
            self._pause.start()
        else:
            self.verdict = None if moves is None else self.verdict
            self._end(self._looking)

    def stop(self) -> None:
        """Let nothing more happen."""
        self._pause.stop()
        self._judge.cancel()

    # What follows

    def _command(self) -> str:
        """Return UCI's command for the position that is shown."""
        return f"position fen {fen.write(self.game.position)}"

    def _proved(self, position: Position, move: int, most: int) -> list[int]:
        """Return the mate that was found, for the attempt."""
        return self._mate

    def _take_mate(self, mate: list[int] | None) -> None:
        """Take what the solver has found."""
        if mate is None:
            self._fail_to_judge()
        else:
            self._mate = mate
            self._settle()

    def _settle(self) -> None:
        """Judge the solver's move."""
        answer = self.attempt.play(self._move)
        self.verdict = answer.verdict
        self._answer = answer.reply
        if answer.verdict is Verdict.RIGHT:
            self._pause.start()
            self._say_waiting()
        elif answer.verdict is Verdict.WRONG and not self.game.outcome.over:
            self._judge.answer(
                self._command(), fen.read(self.puzzle.variant, fen.write(self.game.position)), self._refute
            )
        else:
            self._end(Phase.SOLVED if answer.verdict is Verdict.SOLVED else Phase.FAILED)

    def _refute(self, moves: list[int] | None) -> None:
        """Answer a wrong move as the engine would; if it says nothing, by what shows best that it is wrong."""
        self._answer = moves[0] if moves else self._answer
        if self._answer:
            self._pause.start()
        else:
            self._end(Phase.FAILED)

    def _fail_to_judge(self) -> None:
        """Take the move for one that nobody can judge: it is no mistake."""
        self.verdict = None
        self._end(Phase.FAILED)

    def _reply(self) -> None:
        """Show the answer to the solver's move."""
        self.change = transition(self.game.position, self._answer)
        self.reply = shown_moves.of_node(self.puzzle.variant, self.game.play(self._answer))
        self.shown.emit(self.change, True)
        if self.tried:
            self._end(self._looking)
        else:
            self._end(Phase.MOVE if self.verdict is Verdict.RIGHT else Phase.FAILED)

    def _say_waiting(self) -> None:
        """Say that an answer is awaited, if it has not come yet."""
        if self.phase is Phase.WAIT:
            self.changed.emit()

    def _end(self, phase: Phase) -> None:
        """Say what the solver can do now."""
        self.phase = phase
        self.changed.emit()
