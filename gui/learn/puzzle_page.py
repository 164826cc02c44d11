"""The page of one puzzle after another: the board, the task, verdicts on moves, hints, the solution."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Signal

from surajang.gui.analysis import coach_text, reason_text
from surajang.gui.analysis.line_facts import WEAK, why
from surajang.gui.board.places import Slot
from surajang.gui.desk.navigator import MatchRequest
from surajang.gui.desk.page_tools import PageTools
from surajang.gui.document import move_text
from surajang.gui.kit.announcing import announce
from surajang.gui.kit.background import Task
from surajang.gui.kit.label import Label
from surajang.gui.kit.punctuation import beside, headed, sentences
from surajang.gui.kit.translation import in_sentence, tr
from surajang.gui.learn import puzzle_text
from surajang.gui.learn.goals import Verdict
from surajang.gui.learn.puzzle_play import PuzzlePlay
from surajang.gui.learn.puzzles import DEFEND, MATE, Puzzle, TryResult
from surajang.gui.learn.task_page import TaskPage
from surajang.gui.learn.task_play import Phase
from surajang.gui.players.game_clock import TimeControl
from surajang.gui.players.levels import DEFAULT_LEVEL, level_remembered
from surajang.gui.players.players import YOU, MatchSettings, computer, person
from surajang.gui.shell.page import CommandHandler
from surajang.gui.words import naming, spoken_moves
from surajang.rules import fen

Following = Callable[[], Puzzle | None]
"""Returns the next puzzle, None if there are no more."""

Price = Callable[[Puzzle, int], str]
"""Returns the sentence on the cost of a puzzle's next hint, after one of a piece (1) or of a whole move (2)."""

HINTED = {1: TryResult.PIECE_HINTED, 2: TryResult.MOVE_HINTED}


class PuzzlePage(TaskPage):
    """Puzzles of one game, one after another; `heading` returns the name of their kind."""

    play: PuzzlePlay | None

    judged = Signal(Puzzle, TryResult)
    """The first try at a puzzle is over: once for each puzzle shown."""

    def __init__(
        self,
        heading: Callable[[], str],
        puzzle: Puzzle,
        following: Following,
        price: Price,
        tools: PageTools,
        back: Callable[[], object],
    ) -> None:
        """`back` shows all kinds of puzzles."""
        super().__init__(puzzle.variant, tools)
        self.puzzle = puzzle
        self._heading = heading
        self._following = following
        self._price = price
        self._settings = tools.settings
        self._back = back
        self._counted: TryResult | None = None
        self._hinted = 0
        self._solved_said = self._explained = False
        button = self.task.button
        self.back_button = self.task.link(puzzle_text.ALL_PUZZLES(), back)
        self._title = self.task.heading(heading())
        self.progress = self.task.remark()
        self.price = self.task.remark()
        policy = self.price.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # so that the messages below stay where they are
        self.price.setSizePolicy(policy)
        self.rating = self.task.remark()
        self.rating.hide()
        self.why = Label(parent=self, wraps=True)
        self.why.hide()
        self.hint_button = button(puzzle_text.HINT(), self.hint)
        self.solution_button = button(puzzle_text.SOLUTION(), self.show_solution)
        self.again_button = button(puzzle_text.TRY_AGAIN(), self.again)
        self.next_button = button(tr("Next"), self.go_on)
        self.play_on_button = button(tr("Play on against the computer"), self.play_on)
        messages = (self.banner, self.why, self.rating)
        texts = (self.back_button, self._title, self.task.words, self.progress, self.price, *messages)
        rows = (self.hint_button, self.solution_button), (self.again_button, self.next_button), (self.play_on_button,)
        self.task.lay_out(texts, self.task.rows(*rows))
        self.handlers = {
            **self.handlers,
            **self.stepping(),
            "hint": CommandHandler(self.hint, self.hint_button.isEnabled),
            "play_on": CommandHandler(self.play_on, self.play_on_button.isEnabled),
        }
        self.apply_settings()

    @property
    def title(self) -> str:
        """The kind of puzzles, and the game."""
        return beside(self._heading(), naming.title(self.variant))

    def begin(self) -> None:
        """Show the first puzzle, now that the page is shown."""
        self.show_puzzle(self.puzzle)

    @property
    def first_try(self) -> tuple[TryResult | None, int]:
        """The result of the first try at the puzzle, None until it is over, and the number of hints given."""
        return self._counted, self._hinted

    def go_on_from(self, first_try: tuple[TryResult | None, int]) -> None:
        """Go on with a puzzle that was shown on another page."""
        self._counted, self._hinted = first_try
        if self.play is not None:
            self.play.helped = bool(self._hinted)
        self._show_price()

    # Puzzles

    def show_puzzle(self, puzzle: Puzzle) -> None:
        """Begin a puzzle."""
        self.puzzle = puzzle
        self._counted = None
        self._hinted = 0
        self._solved_said = self._explained = False
        self.rating.hide()
        self.why.hide()
        heading, words = self._heading(), puzzle_text.goal_of(puzzle)
        self._title.setText(heading)
        self.try_task(PuzzlePlay(puzzle, self._judge, self, explores=True), words, headed(heading, words))
        self._judge.prepare()

    def again(self) -> None:
        """Take back the wrong move, or restart the puzzle."""
        if self.play is None:
            return
        self.banner.dismiss()
        if self.play.phase is Phase.FAILED:
            self.play.take_back()
            self.task.focus_board()
        else:
            counted = self._counted
            self.show_puzzle(self.puzzle)
            self._counted = counted

    def hint(self) -> None:
        """Give a hint: the piece to move, then the whole move."""
        play = self.play
        if play is None or not self.hint_button.isEnabled():
            return
        self.banner.dismiss()
        self._hinted = max(self._hinted, play.hints + 1)
        play.hint()
        spoken = ""
        self.task.focus_board()
        if play.hints == 1:
            self.board.annotate(play.state.marks, ())
            place = play.hinted_place
            square = "" if isinstance(place, Slot) else play.state.square_name(place)
            piece = play.state.piece(play.state.piece_at(place))
            words = puzzle_text.hint_of_piece(in_sentence(naming.piece(piece)), square)
        else:
            self.board.annotate((), ())
            self.board.set_hint(play.attempt.expected)
            move = play.attempt.expected
            whether = coach_text.promotion(play.game.position, move, play.game.legal_moves())
            words = sentences(puzzle_text.hint_of_move(play.written(move)), whether)
            spoken = f"{puzzle_text.HINT()}. {move_text.meant(play.game, play.attempt.expected)}"
        self.banner.say(words, puzzle_text.HINT(), spoken=spoken)

    def show_solution(self) -> None:
        if self.play is not None and self.play.phase not in (Phase.WAIT, Phase.SHOWN):
            self._count(TryResult.MISSED)
        super().show_solution()

    def _step(self, forward: bool) -> None:
        """Step to the next or the previous move of the line played or shown."""
        if self.play is not None and self.play.tried:
            self.banner.dismiss()
        super()._step(forward)

    def go_on(self) -> None:
        """Show the next puzzle, or all kinds of puzzles if there are no more."""
        puzzle = self._following()
        if puzzle is None:
            self._back()
        else:
            self.show_puzzle(puzzle)

    def play_on(self) -> None:
        """Play on from the position shown against the computer, at the level played last."""
        if self.play is None:
            return
        level = level_remembered(self._settings["new_game"])
        players = (person(YOU), computer(level.number if level is not None else DEFAULT_LEVEL))
        players = players[::-1] if self.play.side else players
        position = fen.write(self.play.game.position)
        settings = MatchSettings(self.variant, players, (TimeControl(), TimeControl()), position)
        self._navigator.open(MatchRequest(settings))

    # Progress

    def _show_phase(self) -> None:
        """Show the verdict on a move, and the actions now possible."""
        play = self.play
        if play is None:
            return
        phase = play.phase
        ended = phase in play.LOOKING
        self.hint_button.setEnabled(phase in (Phase.MOVE, Phase.FAILED) and play.hints < 2)
        self.solution_button.setText(puzzle_text.NEXT_MOVE() if phase is Phase.SHOWN else puzzle_text.SOLUTION())
        self.solution_button.setEnabled(play.may_step[True] if phase is Phase.SHOWN else phase is not Phase.WAIT)
        self.again_button.setText(tr("Again") if ended else puzzle_text.TRY_AGAIN())
        self.again_button.setEnabled(ended or phase is Phase.FAILED)
        self.next_button.setEnabled(phase is not Phase.WAIT)
        self.play_on_button.setEnabled(phase is not Phase.WAIT and not play.game.outcome.over)
        self.progress.setText(self._progress_text(play))
        self._show_price()
        if phase is Phase.FAILED:
            self._say_failed(play)
        elif ended and play.tried:
            self._say_tried(play)
        elif phase is Phase.SOLVED and not self._solved_said:
            self._say_solved(play)
        elif phase is Phase.SHOWN and not self.banner.isVisible():
            self.banner.say(puzzle_text.SHOWN_WORDS(), tr("Solution"))
            self._explain(play)
        if play.tried:
            self.task.focus_board()
        else:
            self.highlight_next_step()

    def _progress_text(self, play: PuzzlePlay) -> str:
        """Return the solver's progress in words, or that an answer is awaited."""
        if play.asking:
            return puzzle_text.CHECKING()
        found = play.game.node.ply // 2 if play.phase is Phase.SHOWN else play.attempt.found
        return puzzle_text.progress(found, self.puzzle.length, self.puzzle.rating)

    def _show_price(self) -> None:
        """Show the cost of the next hint, until the puzzle has counted."""
        price = self._price(self.puzzle, self._hinted) if self._counted is None else ""
        if price:
            self.price.setText(price)
        self.price.setVisible(bool(price))
        self.hint_button.setAccessibleName(headed(puzzle_text.HINT(), price))

    def _say_failed(self, play: PuzzlePlay) -> None:
        """Show why a move is wrong."""
        heading, words = play.failure
        words = sentences(words, tr("Try another move."))
        self._sounds.play("wrong")
        self.banner.say(words, heading)
        if play.verdict is not Verdict.UNKNOWN:
            self._count(TryResult.MISSED)

    def _say_tried(self, play: PuzzlePlay) -> None:
        """Show the answer to a move other than the solution's."""
        if play.verdict is Verdict.UNKNOWN:
            words = puzzle_text.UNKNOWN_WORDS()
        else:
            words = puzzle_text.tried(play.tried, play.reply, play.game.outcome.over)
        words = sentences(words, tr("The left arrow key goes back."))
        self.banner.say(words, tr("Another move"))

    def _say_solved(self, play: PuzzlePlay) -> None:
        first = self._counted is None
        result = TryResult.SOLVED if play.clean else HINTED.get(self._hinted, TryResult.MISSED)
        self._count(result)
        self._solved_said = True
        if play.attempt.mistakes:
            heading = tr("Done")
        else:
            heading = puzzle_text.SOLVED() if play.clean else tr("Solved with a hint")
        if first:
            words = tr("All moves found.") if play.clean else tr("It does not count as missed.")
        elif self._counted is TryResult.MISSED and play.attempt.mistakes:
            words = tr("It counts as missed because of a wrong move.")
        else:
            words = tr("Only the first try counts.")
        self._sounds.play("solved")
        self.banner.say(words, heading, "result")
        self._explain(play)

    def _explain(self, play: PuzzlePlay) -> None:
        """Show why the moves played, or those of the solution, solve the puzzle, once that is computed; later other
        moves may have been tried.
        """
        if self._explained:
            return
        self._explained = True
        moves = [node.move for node in play.game.main_line()[1:]]

        def show(words: str) -> None:
            """Show the reason unless another puzzle is shown."""
            if words and self.play is play:
                self.why.setText(words)
                self.why.show()
                announce(spoken_moves.in_words(self.variant, words))

        Task(self, partial(reason, self.puzzle, moves), show, show, ())

    def _count(self, result: TryResult) -> None:
        """Count the result of the puzzle, once."""
        if self._counted is None:
            self._counted = result
            self._show_price()
            self.judged.emit(self.puzzle, result)

    def say_rating(self, words: str) -> None:
        """Show the person's new rating."""
        self.rating.setText(words)
        self.rating.show()


def reason(puzzle: Puzzle, moves: Sequence[int]) -> str:
    """Return why a line of moves solves a puzzle, empty if no reason can be computed.

    It may take some tenths of a second: not for the window's thread.
    """
    position = fen.read(puzzle.variant, puzzle.fen)
    found = [fact for fact in why(position, moves, puzzle.goal == MATE, puzzle.goal == DEFEND) if fact.code not in WEAK]
    return reason_text.reasons(position, moves, found) if found else ""
