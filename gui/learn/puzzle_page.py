"""The page of one puzzle after another: the board, what is asked, what a move comes to, hints, the solution."""

from collections.abc import Callable

from PySide6.QtCore import Signal

from gui.board.places import Slot
from gui.desk.navigator import RulesRequest
from gui.desk.page_tools import PageTools
from gui.document import move_text
from gui.kit.punctuation import beside, headed, sentences
from gui.kit.translation import in_sentence
from gui.learn import puzzle_text
from gui.learn.puzzle_play import LOOKING, PuzzlePlay
from gui.learn.puzzle_text import goal_of
from gui.learn.puzzles import Puzzle
from gui.learn.task_page import TaskBoard
from gui.learn.task_play import Phase, PuzzleJudge
from gui.shell.page import Deed, Page
from gui.words import naming
from rules import fen

Following = Callable[[], Puzzle | None]
"""Returns the puzzle that comes next, None if there is no more."""


class PuzzlePage(Page):
    """Puzzles of one game, one after another; `title` says of which kind."""

    left = Signal()
    """All kinds of puzzles are to be shown."""

    game_wanted = Signal(object, str, int)
    """A game against the computer: the variant, the position, the person's side."""

    judged = Signal(object, bool)
    """A puzzle is solved without help and at once, or is not: once for each puzzle."""

    def __init__(self, heading: str, puzzle: Puzzle, following: Following, tools: PageTools) -> None:
        super().__init__()
        self.setObjectName("page")
        self.puzzle = puzzle
        self.game_name = puzzle.variant.name
        self._heading = heading
        self._following = following
        self._sounds = tools.sounds
        self._navigator = tools.navigator
        self._judge = PuzzleJudge(self.game_name, self)
        self._counted: bool | None = None
        self._solved_said = False
        self.play: PuzzlePlay | None = None
        self.task = TaskBoard(tools, self)
        self.board, self.banner, self.typed = self.task.board, self.task.banner, self.task.typed
        self.panel = self.task.panel
        button = self.task.button
        self.back_button = button(puzzle_text.ALL_PUZZLES(), self.left.emit)
        self.back_button.setProperty("link", True)
        self._title = self.task.heading(heading)
        self.progress = self.task.remark()
        self.rating = self.task.remark()
        self.rating.hide()
        self.hint_button = button(puzzle_text.HINT(), self.hint)
        self.solution_button = button(puzzle_text.SOLUTION(), self.show_solution)
        self.again_button = button(puzzle_text.TRY_AGAIN(), self.again)
        self.next_button = button(puzzle_text.NEXT(), self.go_on)
        self.play_on_button = button(puzzle_text.PLAY_ON(), self.play_on)
        texts = (self.back_button, self._title, self.task.words, self.progress, self.banner, self.rating)
        rows = (self.hint_button, self.solution_button), (self.again_button, self.next_button), (self.play_on_button,)
        self.task.lay_out(texts, self.task.rows(*rows))
        self.deeds = self._deeds()
        self.task.blocked.connect(self._input_blocked)
        self.apply_settings()

    def _deeds(self) -> dict[str, Deed]:
        """Return the commands that are done here."""
        return {
            **self.task.deeds,
            "hint": Deed(self.hint, self.hint_button.isEnabled),
            "take_back": Deed(self.again, self.again_button.isEnabled),
            "show_rules": Deed(lambda: self._navigator.open(RulesRequest(self.game_name))),
            "step_back": Deed(lambda: self._step(False), lambda: self._may_step(False)),
            "step_forward": Deed(lambda: self._step(True), lambda: self._may_step(True)),
            "play_on": Deed(self.play_on, self.play_on_button.isEnabled),
            "copy_position": Deed(self.task.copy_position),
        }

    # What the window asks for

    @property
    def title(self) -> str:
        """Which kind of puzzles, and of which game."""
        return beside(self._heading, naming.title(self.puzzle.variant))

    def set_heading(self, heading: str) -> None:
        """Show puzzles of another kind from now on."""
        self._heading = heading
        self._title.setText(heading)

    def begin(self) -> None:
        """Show the first puzzle, now that the page is shown."""
        self.show_puzzle(self.puzzle)

    def apply_settings(self) -> None:
        """Look and behave as the settings say."""
        self.task.apply_settings(self.puzzle.variant)

    def leave(self) -> None:
        """Let nothing more happen, and end the engine."""
        self.task.end()
        self.play = None
        self._judge.close()

    def tell(self, text: str) -> bool:
        """Tell something that is not about the puzzle."""
        self.banner.say(text, kind="warning")
        return True

    # Puzzles

    def show_puzzle(self, puzzle: Puzzle) -> None:
        """Begin a puzzle."""
        self.puzzle = puzzle
        self._counted = None
        self._solved_said = False
        self.rating.hide()
        self.play = PuzzlePlay(puzzle, self._judge, self, explores=True)
        words = goal_of(puzzle)
        self.task.begin(self.play, words, self._changed)
        self.board.announce(headed(self._heading, words))
        self._judge.prepare()

    def again(self) -> None:
        """Take back the move that was not right, or try the puzzle anew."""
        if self.play is None:
            return
        self.banner.dismiss()
        if self.play.phase is Phase.FAILED:
            self.play.take_back()
            self.task.give_keys_to_board()
        else:
            counted = self._counted
            self.show_puzzle(self.puzzle)
            self._counted = counted

    def hint(self) -> None:
        """Tell of the next move: its piece, then all of it."""
        play = self.play
        if play is None or not self.hint_button.isEnabled():
            return
        self.banner.dismiss()
        play.hint()
        spoken = ""
        self.task.give_keys_to_board()
        if play.hints == 1:
            self.board.annotate(play.state.marks, ())
            place = play.hinted_place
            square = "" if isinstance(place, Slot) else play.state.square_name(place)
            piece = play.state.piece(play.state.piece_at(place))
            words = puzzle_text.hint_of_piece(in_sentence(naming.piece(piece)), square)
        else:
            self.board.annotate((), ())
            self.board.set_hint(play.attempt.expected)
            words = puzzle_text.hint_of_move(play.written(play.attempt.expected))
            spoken = f"{puzzle_text.HINT()}. {move_text.meant(play.game, play.attempt.expected)}"
        self.banner.say(words, puzzle_text.HINT(), spoken=spoken)
        self._count(False)

    def show_solution(self) -> None:
        """Show the first move of the solution, or the next one."""
        if self.play is None or self.play.phase is Phase.WAIT:
            return
        if self.play.phase is Phase.SHOWN:
            self._step(True)
            return
        self.banner.dismiss()
        self._count(False)
        self.play.show_solution()

    def _may_step(self, forward: bool) -> bool:
        """Say whether one can look at another move of what was played or shown."""
        return self.play is not None and self.play.may_step[forward]

    def _step(self, forward: bool) -> None:
        """Look at the next move, or at the one before."""
        if self.play is not None:
            if self.play.tried:
                self.banner.dismiss()
            self.play.step(forward)

    def go_on(self) -> None:
        """Show the next puzzle, or all kinds of puzzles if there is no more."""
        puzzle = self._following()
        if puzzle is None:
            self.left.emit()
        else:
            self.show_puzzle(puzzle)

    def play_on(self) -> None:
        """Play on from what is shown against the computer."""
        if self.play is not None:
            game = self.play.game
            self.game_wanted.emit(game.variant, fen.write(game.position), self.play.side)

    # Moves

    def _input_blocked(self) -> None:
        """Try again when somebody reaches for the board after a wrong move; say whose turn it is else."""
        if self.play is None or self.play.phase is Phase.WAIT or self.play.game.outcome.over:
            return
        if self.play.phase is Phase.FAILED:
            self.again()
        else:
            self.task.refuse_turn(int(self.play.game.position.side))

    # What has happened

    def _changed(self) -> None:
        """Say what a move has come to, and what can be done now."""
        play = self.play
        if play is None:
            return
        phase = play.phase
        ended = phase in LOOKING
        self.hint_button.setEnabled(phase in (Phase.MOVE, Phase.FAILED) and play.hints < 2)
        self.solution_button.setText(puzzle_text.NEXT_MOVE() if phase is Phase.SHOWN else puzzle_text.SOLUTION())
        self.solution_button.setEnabled(play.may_step[True] if phase is Phase.SHOWN else phase is not Phase.WAIT)
        self.again_button.setText(puzzle_text.AGAIN() if ended else puzzle_text.TRY_AGAIN())
        self.again_button.setEnabled(ended or phase is Phase.FAILED)
        self.next_button.setEnabled(phase is not Phase.WAIT)
        self.play_on_button.setEnabled(phase is not Phase.WAIT and not play.game.outcome.over)
        self.progress.setText(self._progress_text(play))
        if phase is Phase.FAILED:
            self._say_failed(play)
        elif phase in LOOKING and play.tried:
            self._say_tried(play)
        elif phase is Phase.SOLVED and not self._solved_said:
            self._say_solved(play)
        elif phase is Phase.SHOWN and not self.banner.isVisible():
            self.banner.say(puzzle_text.SHOWN_WORDS(), puzzle_text.SHOWN())
        wanted = self.again_button if phase is Phase.FAILED else self.next_button if phase is Phase.SOLVED else None
        if play.tried:
            self.task.give_keys_to_board()
        else:
            self.task.point_to(wanted, (self.again_button, self.next_button))
        self.state_changed.emit()

    def _progress_text(self, play: PuzzlePlay) -> str:
        """Return how far the solver is, or that an answer is awaited."""
        if play.asking:
            return puzzle_text.CHECKING()
        found = play.game.node.ply // 2 if play.phase is Phase.SHOWN else play.attempt.found
        return puzzle_text.progress(found, self.puzzle.length, self.puzzle.rating)

    def _say_failed(self, play: PuzzlePlay) -> None:
        """Say why a move is not right."""
        heading, words = play.failure
        words = sentences(words, puzzle_text.TRY_ANOTHER())
        self._sounds.play("wrong")
        self.banner.say(words, heading)
        if play.verdict is not None:
            self._count(False)

    def _say_tried(self, play: PuzzlePlay) -> None:
        """Say what answers a move that was tried against the solution."""
        if play.verdict is None:
            words = puzzle_text.UNKNOWN_WORDS()
        else:
            words = puzzle_text.tried(play.tried, play.reply, play.game.outcome.over)
        words = sentences(words, puzzle_text.TRIED_BACK())
        self.banner.say(words, puzzle_text.TRIED())

    def _say_solved(self, play: PuzzlePlay) -> None:
        """Say that the puzzle is solved."""
        self._count(play.clean)
        self._solved_said = True
        heading = puzzle_text.SOLVED() if play.clean else puzzle_text.SOLVED_WITH_HELP()
        words = puzzle_text.SOLVED_CLEAN() if self._counted else puzzle_text.SOLVED_LATER()
        words = words if play.clean else puzzle_text.SOLVED_AFTER()
        self._sounds.play("solved")
        self.banner.say(words, heading, "result")

    def _count(self, solved: bool) -> None:
        """Let the puzzle count as solved or not, once."""
        if self._counted is None:
            self._counted = solved
            self.judged.emit(self.puzzle, solved)

    def say_rating(self, words: str) -> None:
        """Say what the puzzle has made of the person's rating."""
        self.rating.setText(words)
        self.rating.show()
