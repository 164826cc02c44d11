"""The play of a puzzle."""

from dataclasses import replace
from typing import ClassVar

from PySide6.QtCore import QObject

from surajang.gui.board.annotations import Mark
from surajang.gui.board.board_state import BoardState
from surajang.gui.board.places import Place, start_of
from surajang.gui.kit.translation import in_sentence, tr
from surajang.gui.learn import puzzle_text
from surajang.gui.learn.goals import Verdict
from surajang.gui.learn.puzzles import MATE, SPARE_MOVES, Puzzle, PuzzleAttempt
from surajang.gui.learn.task_play import JudgedPlay, Phase, PuzzleJudge
from surajang.gui.words import naming
from surajang.rules.game import Game
from surajang.rules.position import Position


class PuzzlePlay(JudgedPlay):
    """Plays a puzzle; `judge` decides unclear moves.

    With `explores`, any move can be tried once the solution is shown or found, and the engine answers it.
    """

    LOOKING: ClassVar[tuple[Phase, ...]] = (Phase.SHOWN, Phase.SOLVED)

    def __init__(
        self, puzzle: Puzzle, judge: PuzzleJudge, parent: QObject | None = None, explores: bool = False
    ) -> None:
        super().__init__(Game(puzzle.variant, puzzle.fen), judge, parent)
        self._explores = explores
        self.puzzle = puzzle
        self.attempt = PuzzleAttempt(puzzle, self._proved)
        self.hints = 0
        """The hints given for the next move: none, its piece, the whole move."""
        self.tried = ""
        """The notation of the move tried while the solution is shown, empty for none."""
        self._looking = Phase.SHOWN
        self._move = 0
        self._mate: list[int] = []

    # State

    @property
    def state(self) -> BoardState:
        """The board's state, with a circle around the piece named by a hint."""
        state = super().state
        if self.phase is Phase.MOVE and self.hints == 1:
            return replace(state, marks=(Mark(self.hinted_place),))
        return state

    @property
    def movable(self) -> frozenset[int]:
        """The sides that may be moved now: the solver's, or the side to move while the solution is shown."""
        if self._explores and self.phase in self.LOOKING and not self.game.outcome.over:
            return frozenset((int(self.game.position.side),))
        return super().movable

    @property
    def failure(self) -> tuple[str, str]:
        """Why the latest move is wrong: a heading and a sentence."""
        if self.verdict is Verdict.UNKNOWN:
            return puzzle_text.UNKNOWN(), puzzle_text.UNKNOWN_WORDS()
        if self.verdict is Verdict.LONGER:
            return tr("There is a shorter mate"), tr("That also mates, but takes longer.")
        piece = in_sentence(naming.piece(self.state.piece(self.captured))) if self.captured else ""
        lost = self.game.outcome.over
        return tr("Not this one"), puzzle_text.failure(self.puzzle.goal, self.reply, piece, lost, self.attempt.left)

    @property
    def clean(self) -> bool:
        """Whether all moves so far were found without help or a mistake."""
        return not self.helped and not self.attempt.mistakes

    @property
    def hinted_place(self) -> Place:
        """The place where the next move of the solution starts: a square, or a slot of the hand."""
        return start_of(self.attempt.expected, self.side)

    # The solver's actions

    def play(self, move: int) -> None:
        """Make a legal move: it is judged, or answered while the solution is shown."""
        if self._explores and self.phase in self.LOOKING:
            self._try(move)
        elif self.phase is Phase.MOVE:
            self._solve(move)

    def _solve(self, move: int) -> None:
        """Make a move to be judged."""
        before = self._command()
        asks = self.attempt.asks(move)
        self._move = move
        self.hints = 0
        self._make(move)
        if asks:
            position, most = self.attempt.position, self.attempt.left
            self._judge.mate(before, position, move, most, self._take_mate, SPARE_MOVES)
            self._say_waiting()
        else:
            self._judge_move()

    def _try(self, move: int) -> None:
        """Make a move while the solution is shown; one other than the solution's is answered."""
        expected = self.game.node.children[:1]
        if expected and expected[0].move == move:
            self.step(True)
            return
        self._looking = self.phase
        self.verdict = Verdict.WRONG
        self.tried = self._make(move)
        if self.game.outcome.over:
            self._end(self._looking)
            return
        solver_moves = int(self.game.position.side) == self.side
        mate = self.puzzle.length + SPARE_MOVES if self.puzzle.goal == MATE and solver_moves else 0
        self._ask_answer(self._answer_tried, mate)
        self._say_waiting()

    def take_back(self) -> None:
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
        """Give a hint: first the piece to move, then the whole move."""
        self.take_back()
        if self.phase is Phase.MOVE:
            self.helped = True
            self.hints = min(2, self.hints + 1)
            self.changed.emit()

    def show_solution(self) -> None:
        if self.phase is not Phase.WAIT:
            self.hints = 0
        super().show_solution()

    def _solved_game(self) -> Game:
        game = Game(self.puzzle.variant, self.puzzle.fen)
        for text in self.puzzle.moves:
            game.play_text(text)
        game.go_to(game.root)
        return game

    def step(self, forward: bool) -> None:
        """Step to the next or the previous move of the line played or shown."""
        if self.may_step[forward]:
            self.tried = self.reply = ""
        super().step(forward)

    # Answers

    def _proved(self, position: Position, move: int, most: int) -> list[int]:
        """Return the mate found, for the attempt."""
        return self._mate

    def _take_mate(self, mate: list[int] | None) -> None:
        """Take the mate found by the judge."""
        if mate is None:  # without a verdict the move is no mistake
            self.verdict = Verdict.UNKNOWN
            self._settle()
        else:
            self._mate = mate
            self._judge_move()

    def _judge_move(self) -> None:
        """Judge the solver's move."""
        answer = self.attempt.play(self._move)
        self.verdict = answer.verdict
        self._answer = answer.reply
        if answer.verdict is Verdict.RIGHT:
            self._answer_soon(answer.reply)
            self._say_waiting()
        elif answer.verdict is Verdict.WRONG and not self.game.outcome.over:
            self._ask_answer(self._refute)
        else:
            self._settle()

    def _refute(self, moves: list[int] | None) -> None:
        """Answer a wrong move with the engine's move, or without one with the clearest refutation."""
        answer = moves[0] if moves else self._answer
        if answer:
            self._answer_soon(answer)
        else:
            self._settle()

    def _answer_tried(self, moves: list[int] | None) -> None:
        """Show the answer to a move just tried."""
        if moves:
            self._answer_soon(moves[0])
        else:
            self.verdict = Verdict.UNKNOWN if moves is None else self.verdict
            self._settle()

    def _settle(self) -> None:
        """Show the possible actions: after a move other than the solution's, stepping through the solution."""
        if self.tried:
            self._end(self._looking)
        else:
            super()._settle()
