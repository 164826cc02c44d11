"""The page on which one learns from the mistakes of a game: each is a position, to be played better this time."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal

from gui.analysis.move_judge import PuzzleJudge
from gui.desk.navigator import RulesRequest
from gui.desk.page_tools import PageTools
from gui.desk.task_board import TaskBoard
from gui.kit.punctuation import beside, headed
from gui.learn import puzzle_text
from gui.learn.mistakes import Mistake, MistakePlay, Verdict
from gui.learn.phase import Phase
from gui.review import review_text
from gui.shell.page import Deed, Page
from gui.words import naming
from gui.words import spoken_moves as heard_moves


class MistakesPage(Page):
    """The mistakes of one side, in the order of the game. `found` has the numbers of those that were put right."""

    left = Signal()
    """The study is to be shown again."""

    def __init__(self, mistakes: Sequence[Mistake], tools: PageTools) -> None:
        super().__init__()
        self.setObjectName("page")
        self.mistakes = tuple(mistakes)
        self.number = 0
        self.found: set[int] = set()
        self.game_name = self.mistakes[0].variant.name
        self._sounds = tools.sounds
        self._judge = PuzzleJudge(self.game_name, self)
        self._ended = False
        self.play: MistakePlay | None = None
        self.task = TaskBoard(tools, self)
        self.board, self.banner, self.panel = self.task.board, self.task.banner, self.task.panel
        button = self.task.button
        self.back_button = button(review_text.BACK(), self.left.emit)
        self.back_button.setProperty("link", True)
        title = self.task.heading(review_text.HEADING())
        self.progress = self.task.remark()
        self.again_button = button(review_text.TRY_AGAIN(), self.again)
        self.solution_button = button(review_text.SOLUTION(), self.show_solution)
        self.next_button = button(review_text.NEXT(), self.go_on)
        buttons = self.task.rows((self.again_button, self.solution_button), (self.next_button,))
        self.task.lay_out((self.back_button, title, self.task.words, self.progress, self.banner), buttons)
        self.deeds = {
            **self.task.deeds,
            "take_back": Deed(self.again, self.again_button.isEnabled),
            "show_rules": Deed(lambda: tools.navigator.open(RulesRequest(self.game_name))),
            "step_back": Deed(lambda: self._step(False), lambda: self._may_step(False)),
            "step_forward": Deed(lambda: self._step(True), lambda: self._may_step(True)),
            "copy_position": Deed(self.task.copy_position),
        }
        self.task.blocked.connect(self._input_blocked)
        self.apply_settings()

    # What the window asks for

    @property
    def title(self) -> str:
        """What is done, and in which game."""
        return beside(review_text.HEADING(), naming.title(self.mistakes[0].variant))

    def begin(self) -> None:
        """Show the first task, now that the page is shown."""
        self.show_mistake(0)

    def apply_settings(self) -> None:
        """Look and behave as the settings say."""
        self.task.apply_settings(self.mistakes[0].variant)

    def leave(self) -> None:
        """Let nothing more happen, and end the engine."""
        self.task.end()
        self.play = None
        self._judge.close()

    def tell(self, text: str) -> bool:
        """Tell something that is not about the task."""
        self.banner.say(text, kind="warning")
        return True

    # Tasks

    def show_mistake(self, number: int) -> None:
        """Begin a task, by its number from 0."""
        self.number = number
        self._ended = False
        mistake = self.mistakes[number]
        self.play = MistakePlay(mistake, self._judge, self)
        player = naming.player(mistake.variant, mistake.side)
        words = review_text.task(player, mistake.written, mistake.mate)
        self.task.begin(self.play, words, self._changed)
        self.board.announce(headed(review_text.HEADING(), heard_moves.heard(mistake.variant, words)))
        self._judge.prepare()

    def again(self) -> None:
        """Take back what was not right, begin this task anew, or all of them at the end."""
        play = self.play
        if play is None or not self.again_button.isEnabled():
            return
        self.banner.dismiss()
        if self._ended:
            self.found.clear()
            self.show_mistake(0)
        elif play.phase is Phase.SOLVED:
            self.show_mistake(self.number)
        else:
            play.take_back()
            self.task.give_keys_to_board()

    def show_solution(self) -> None:
        """Show the better line's first move, or the next one."""
        play = self.play
        if play is None or play.phase is Phase.WAIT:
            return
        if play.phase is Phase.SHOWN:
            self._step(True)
            return
        self.banner.dismiss()
        play.show_solution()

    def go_on(self) -> None:
        """Show the next task; after the last one, how many were found, then the study."""
        if self._ended:
            self.left.emit()
        elif self.number + 1 < len(self.mistakes):
            self.show_mistake(self.number + 1)
        else:
            self._end()

    def _end(self) -> None:
        """Say how many were found."""
        self._ended = True
        words = review_text.found(len(self.found), len(self.mistakes))
        self._sounds.play("end")
        self._changed()
        self.board.set_movable(())
        self.task.typed.setEnabled(False)
        self.banner.say(words, review_text.ENDED(), "result")

    def _may_step(self, forward: bool) -> bool:
        """Say whether one can look at another move of the solution."""
        return self.play is not None and self.play.may_step[forward]

    def _step(self, forward: bool) -> None:
        """Look at the next move of the solution, or at the one before."""
        if self.play is not None:
            self.play.step(forward)

    def _input_blocked(self) -> None:
        """Try again when somebody reaches for the board after a wrong move; say whose turn it is else."""
        if self.play is None or self.play.phase in (Phase.WAIT, Phase.SOLVED) or self._ended:
            return
        if self.play.phase in (Phase.FAILED, Phase.SHOWN):
            self.again()
        else:
            self.task.refuse_turn(int(self.play.game.position.side))

    # What has happened

    def _changed(self) -> None:
        """Say what a try has come to, and what can be done now."""
        play = self.play
        if play is None:
            return
        phase = play.phase
        waits = phase is Phase.WAIT
        last = self.number + 1 == len(self.mistakes)
        self.again_button.setText(review_text.ONCE_MORE() if self._ended else review_text.TRY_AGAIN())
        self.again_button.setEnabled(self._ended or phase in (Phase.FAILED, Phase.SHOWN, Phase.SOLVED))
        shows = phase is Phase.SHOWN
        self.solution_button.setText(puzzle_text.NEXT_MOVE() if shows else review_text.SOLUTION())
        self.solution_button.setEnabled(play.may_step[True] if shows else not waits and not self._ended)
        self.next_button.setText(
            review_text.BACK() if self._ended else review_text.FINISH() if last else review_text.NEXT()
        )
        self.next_button.setEnabled(not waits)
        number = review_text.COUNT(number=self.number + 1, total=len(self.mistakes))
        self.progress.setText(review_text.CHECKING() if waits else number)
        if not self._ended:
            self._say(play)
        wanted = self.again_button if phase is Phase.FAILED else self.next_button if phase is Phase.SOLVED else None
        self.task.point_to(self.next_button if self._ended else wanted, (self.again_button, self.next_button))
        self.state_changed.emit()

    def _say(self, play: MistakePlay) -> None:
        """Say what the latest try has come to."""
        if play.phase is Phase.SOLVED:
            if not play.helped:
                self.found.add(self.number)
            self._sounds.play("solved")
            words = review_text.BEST() if play.verdict is Verdict.BEST else review_text.RIGHT()
            self._tell(review_text.FOUND(), words, "result")
        elif play.phase is Phase.FAILED:
            self._sounds.play("wrong")
            if play.verdict is Verdict.SAME:
                self._tell(review_text.SAME(), review_text.SAME_WORDS())
            elif play.verdict is Verdict.UNKNOWN:
                self._tell(puzzle_text.UNKNOWN(), puzzle_text.UNKNOWN_WORDS())
            else:
                self._tell(review_text.WRONG(), review_text.wrong(play.reply, self.mistakes[self.number].mate))
        elif play.phase is Phase.SHOWN and not self.banner.isVisible():
            known = play.mistake.words if play.mistake.better else review_text.SHOWN_NOTHING()
            self._tell(review_text.SHOWN(), known)

    def _tell(self, heading: str, words: str, kind: str = "note") -> None:
        """Say something above the buttons."""
        self.banner.say(words, heading, kind)
