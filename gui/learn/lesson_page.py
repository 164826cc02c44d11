"""The page of one lesson: the board as large as there is room for, beside it what is asked and what has happened."""

from PySide6.QtCore import Signal

from gui.desk.navigator import RulesRequest
from gui.desk.page_tools import PageTools
from gui.desk.task_board import TaskBoard
from gui.document import move_text
from gui.kit.banner import Choice
from gui.kit.punctuation import beside, described, headed, sentences
from gui.kit.translation import in_sentence, tr
from gui.learn import lesson_text
from gui.learn.lesson_play import LevelPlay
from gui.learn.lessons import SCRIPT, Lesson, lessons
from gui.learn.level_dots import LevelDots
from gui.learn.phase import Phase
from gui.learn.progress import Progress
from gui.shell.page import Deed, Page
from gui.words import naming
from rules.games import GAMES


class LessonPage(Page):
    """One lesson, at one of its levels (`number`, counted from 0)."""

    lesson_wanted = Signal(object)
    """Another gui.learn.lessons.Lesson."""

    left = Signal()
    """All lessons are to be shown."""

    game_wanted = Signal(str)
    """A first game, which the lesson has prepared for."""

    def __init__(self, lesson: Lesson, following: Lesson | None, progress: Progress, tools: PageTools) -> None:
        super().__init__()
        self.setObjectName("page")
        self.lesson = lesson
        self._following = following
        self._progress = progress
        self._sounds = tools.sounds
        self._navigator = tools.navigator
        self.number = 0
        self.play: LevelPlay | None = None
        self.task = TaskBoard(tools, self)
        self.board, self.banner, self.typed = self.task.board, self.task.banner, self.task.typed
        self.panel = self.task.panel
        self.back_button = self.task.button(lesson_text.ALL_LESSONS(), self.left.emit)
        self.back_button.setProperty("link", True)
        heading = self.task.heading(tr(lesson.title))
        self.dots = LevelDots(lesson.count, self)
        self.show_button = self.task.button(lesson_text.SHOW_ME(), self.show_move)
        self.again_button = self.task.button(lesson_text.AGAIN(), self.again)
        self.next_button = self.task.button(lesson_text.NEXT(), self.go_on)
        buttons = self.task.rows((self.show_button, self.again_button), (self.next_button,))
        self.task.lay_out((self.back_button, heading, self.dots, self.task.words, self.banner), buttons)
        self.deeds = {
            **self.task.deeds,
            "hint": Deed(self.show_move, lambda: self.show_button.isEnabled()),
            "take_back": Deed(self.take_back, lambda: self.play is not None and self.play.moved),
            "show_rules": Deed(self.show_rule),
        }
        self._listen()
        self.apply_settings()

    def _listen(self) -> None:
        """Follow the parts of the page."""
        self.dots.chosen.connect(self.show_level)
        self.task.blocked.connect(self._input_blocked)

    # What the window asks for

    @property
    def title(self) -> str:
        """Which lesson it is."""
        return beside(tr(self.lesson.title), naming.title(GAMES[self.lesson.family]))

    def begin(self) -> None:
        """Show the first level that is not solved, now that the page is shown."""
        self.show_level(self._progress.first_open(self.lesson))

    def apply_settings(self) -> None:
        """Look and behave as the settings say."""
        self.task.apply_settings(self.lesson.levels[self.number].variant)

    def leave(self) -> None:
        """Let nothing more happen."""
        self.task.end()
        self.play = None

    def tell(self, text: str) -> bool:
        """Tell something that is not about the lesson."""
        self.banner.say(text, kind="warning")
        return True

    # Levels

    def show_level(self, number: int) -> None:
        """Begin a level."""
        self.number = number
        level = self.lesson.levels[number]
        self.game_name = level.variant.name
        self.play = LevelPlay(level, self)
        self.task.begin(self.play, tr(level.text), self._changed)
        self.board.announce(headed(lesson_text.level_name(number + 1, self.lesson.count), tr(level.text)))

    def again(self) -> None:
        """Try again: take back the move that failed, or begin the level anew."""
        if self.play is None:
            return
        if self.play.phase is Phase.FAILED:
            self.play.take_back()
        else:
            self.play.again()
        self.banner.dismiss()
        self.task.give_keys_to_board()

    def take_back(self) -> None:
        """Take back the latest move."""
        if self.play is not None and self.play.moved:
            self.play.take_back()
            self.banner.dismiss()
            self.task.give_keys_to_board()

    def show_move(self) -> None:
        """Show the next move of the solution as an arrow, or as the choice of a setup that is still to be confirmed."""
        move = self.play.show_move() if self.play is not None else 0
        if not move or self.play is None:
            return
        self.banner.dismiss()
        self.task.give_keys_to_board()
        setup = self.board.turn.setup
        if setup is not None:
            setup.choose(move & 255)
            self.board.refresh()
        else:
            self.board.set_hint(move)
        self.board.announce(move_text.HINT(move=move_text.meant(self.play.game, move)))

    def go_on(self) -> None:
        """Show the next level; after the last one another that is not solved, the next lesson, or all lessons."""
        last = self.number == self.lesson.count - 1
        if not last:
            self.show_level(self.number + 1)
        elif not self._progress.complete(self.lesson):
            self.show_level(self._progress.first_open(self.lesson))
        elif self._following is not None:
            self.lesson_wanted.emit(self._following)
        else:
            self.left.emit()

    def show_rule(self) -> None:
        """Show the rule that the level belongs to."""
        level = self.lesson.levels[self.number]
        self._navigator.open(RulesRequest(level.variant.name, level.rule))

    # Moves

    def _input_blocked(self) -> None:
        """Try again when somebody reaches for the board after a move that failed; say whose turn it is else."""
        if self.play is None or self.play.phase in (Phase.WAIT, Phase.SOLVED):
            return
        if self.play.phase is Phase.FAILED:
            self.again()
        else:
            self.task.refuse_turn(self.play.side)

    # What has happened

    def _changed(self) -> None:
        """Say what a move has come to, and what can be done now."""
        play = self.play
        if play is None:
            return
        phase = play.phase
        self.show_button.setEnabled(phase in (Phase.MOVE, Phase.FAILED))
        self.again_button.setEnabled(play.moved)
        self.again_button.setText(lesson_text.TRY_AGAIN() if phase is Phase.FAILED else lesson_text.AGAIN())
        self.next_button.setText(self._next_text())
        if phase is Phase.FAILED:
            self._say_failed(play)
        elif phase is Phase.SOLVED:
            self._say_solved(play)
        wanted = {Phase.FAILED: self.again_button, Phase.SOLVED: self.next_button}.get(phase)
        self.task.point_to(wanted, (self.again_button, self.next_button))
        self.dots.show_stars(self._progress.stars(self.lesson), self.number)
        self.state_changed.emit()

    def _next_text(self) -> str:
        """Return where the button leads."""
        if self.number < self.lesson.count - 1 or not self._progress.complete(self.lesson):
            return lesson_text.NEXT()
        return lesson_text.NEXT_LESSON() if self._following is not None else lesson_text.ALL_LESSONS()

    def _say_failed(self, play: LevelPlay) -> None:
        """Say why the move does not solve the level."""
        captured = play.change.captured if play.reply and play.change is not None else ()
        piece = in_sentence(naming.piece(play.state.piece(captured[0][1]))) if captured else ""
        self._sounds.play("wrong")
        words = lesson_text.failure(play.reply, piece, play.game.outcome, play.level.replies == SCRIPT)
        self.banner.say(words, lesson_text.FAILED(), "note")

    def _say_solved(self, play: LevelPlay) -> None:
        """Say that the level is solved, how well, and save it."""
        self._progress.record(self.lesson, self.number, play.stars)
        self.next_button.setText(self._next_text())
        heading = f"{lesson_text.SOLVED[play.stars]()}  {lesson_text.stars(play.stars)}"
        words = lesson_text.solved(tr(play.level.solved), len(play.attempt.moves), play.level.best, play.helped)
        choices: list[Choice] = []
        if self._progress.complete(self.lesson) and self.number == self.lesson.count - 1:
            words = sentences(words, lesson_text.LESSON_DONE())
            if self.lesson == lessons(self.lesson.family)[0]:
                choices = [(lesson_text.FIRST_GAME(), lambda: self.game_wanted.emit(self.lesson.family))]
        self._sounds.play("solved")
        solved = described(lesson_text.SOLVED[play.stars](), lesson_text.stars_in_words(play.stars))
        spoken = headed(solved, words)
        self.banner.say(words, heading, "result", choices, spoken=spoken)
