"""The page of a lesson, with the largest possible board, and the play of a level."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from surajang.gui.board.annotations import parse_shapes
from surajang.gui.board.board_options import has_characters
from surajang.gui.board.board_state import BoardState
from surajang.gui.board.places import squares_of
from surajang.gui.desk.navigator import LessonsRequest, MatchRequest, RulesRequest
from surajang.gui.desk.page_tools import PageTools
from surajang.gui.document import move_text
from surajang.gui.kit.accessible_widgets import make_group
from surajang.gui.kit.banner import Choice
from surajang.gui.kit.flow_layout import Flow
from surajang.gui.kit.label import give_tip
from surajang.gui.kit.punctuation import beside, described, headed, sentences
from surajang.gui.kit.qt_helpers import soon
from surajang.gui.kit.translation import in_sentence, tr
from surajang.gui.learn import lesson_text
from surajang.gui.learn.goals import Verdict
from surajang.gui.learn.lesson_text import level_name, stars_in_words
from surajang.gui.learn.lessons import MAX_STARS, SCRIPT, Attempt, Lesson, Level, Progress, lessons
from surajang.gui.learn.task_page import TaskPage
from surajang.gui.learn.task_play import Phase, TaskPlay
from surajang.gui.players.game_clock import TimeControl
from surajang.gui.players.levels import FIRST
from surajang.gui.players.players import YOU, MatchSettings, computer, person
from surajang.gui.shell import knowledge
from surajang.gui.shell.knowledge import DIFFERENCES
from surajang.gui.shell.page import CommandHandler
from surajang.gui.words import naming
from surajang.rules import notation
from surajang.rules.game import Game, Node
from surajang.rules.games import GAMES

SHOWN_STARS = 1
"""The stars of a level if a move was shown."""

STUCK_MS = 1800
"""How long a move that makes a level unsolvable stays on the board."""


@dataclass(frozen=True)
class Point:
    """The state before a learner's move: the game shown with its node, and the highlighted squares."""

    game: Game
    node: Node
    last_move: tuple[int, ...]


class LevelPlay(TaskPlay):
    """Plays a level. `game` goes on from move to move; when the other side passes, another game begins."""

    def __init__(self, level: Level, parent: QObject | None = None) -> None:
        super().__init__(Game(level.variant, level.fen), parent)
        self.level = level
        self.attempt = Attempt(level)
        named = self.game.position.tables.square_named
        self._last_move: tuple[int, ...] = tuple(int(named(square)) for square in level.last)
        self._points: list[Point] = []
        self._stuck = QTimer(self, singleShot=True)
        self._stuck.timeout.connect(self.take_back)

    # State

    @property
    def state(self) -> BoardState:
        """The board's state, with the level's arrows until the first move, and its circles until they are reached."""
        state = super().state
        if not state.last_move:
            state = replace(state, last_move=self._last_move)
        if self.verdict is Verdict.SOLVED:
            return state
        reached = self.attempt.done.reached - self.level.goal.get("on", {}).keys()  # perhaps by another piece
        shapes = [shape for shape in self.level.shapes if shape not in reached]
        marks, arrows = parse_shapes(state.tables, shapes, self.side)
        return replace(state, marks=marks, arrows=() if self._points else arrows)

    @property
    def stars(self) -> int:
        """The stars of the solved level."""
        return min(self.attempt.stars, SHOWN_STARS) if self.helped else self.attempt.stars

    @property
    def missed(self) -> bool:
        """Whether as many moves as the level needs have been made without meeting the goal."""
        return self.phase is Phase.MOVE and len(self.attempt.moves) >= self.level.best

    @property
    def moved(self) -> bool:
        """Whether there is a move to take back."""
        return bool(self._points) and self.phase is not Phase.WAIT

    # The learner's actions

    def play(self, move: int) -> None:
        """Make a legal move of the learner; its answer follows."""
        if self.phase is not Phase.MOVE:
            return
        self._points.append(Point(self.game, self.game.node, self._last_move))
        answer = self.attempt.play(move)
        self.verdict = answer.verdict
        self._make(move)
        if answer.reply:
            self._answer_soon(answer.reply)
            self._say_waiting()
        else:
            self._settle()

    def take_back(self) -> None:
        """Take back the learner's latest move with its answer."""
        self._stuck.stop()
        if self.moved:
            self._undo()
            self._go_on()

    def stop(self) -> None:
        """Stop the level."""
        super().stop()
        self._stuck.stop()

    def again(self) -> None:
        """Begin again."""
        self._pause.stop()
        self._stuck.stop()
        self.helped = False
        while self._points:
            self._undo()
        self._go_on()

    def show_move(self) -> int:
        """Return the next move of the solution, after taking back wrong ones; 0 if it is not the learner's turn."""
        if self.phase is Phase.FAILED:
            self.take_back()
        if self.phase is not Phase.MOVE:
            return 0
        while not self._follows_solution():
            self._undo()
        self._go_on()
        self.helped = True
        return notation.parse(self.attempt.position, self.level.solution[len(self.attempt.moves)])

    # Answers

    def _follows_solution(self) -> bool:
        """Return whether the moves so far are those of the solution."""
        played = self.attempt.texts
        return played == self.level.solution[: len(played)]

    def _undo(self) -> None:
        """Take back a move without showing it."""
        point = self._points.pop()
        self.attempt.take_back()
        point.game.go_to(point.node)
        self.game, self._last_move = point.game, point.last_move

    def _go_on(self) -> None:
        """Show the level's position with the learner to move."""
        self.reply = ""
        self.verdict = Verdict.RIGHT
        self.phase = Phase.MOVE
        self.shown.emit(None, False)
        self.changed.emit()

    def _settle(self) -> None:
        """Show the possible actions; if the other side passes, a new game begins with the learner to move."""
        self._last_move = squares_of(self.game.node.move)
        if self.verdict is Verdict.RIGHT and not self.reply:
            self.game = Game(self.level.variant, self.attempt.position)
            self.phase = Phase.MOVE
            self.shown.emit(None, True)
        super()._settle()
        if self.verdict is Verdict.STUCK:
            self._stuck.start(STUCK_MS)


class LessonPage(TaskPage):
    """One lesson, at one of its levels (`number`, counted from 0)."""

    play: LevelPlay | None

    def __init__(
        self, lesson: Lesson, progress: Progress, tools: PageTools, show_lesson: Callable[[Lesson], object]
    ) -> None:
        """`show_lesson` shows another lesson."""
        super().__init__(lesson.levels[0].variant, tools)
        self.lesson = lesson
        all_lessons = lessons(lesson.family)
        self._following = next(iter(all_lessons[all_lessons.index(lesson) + 1 :]), None)
        self._progress = progress
        self._show_lesson = show_lesson
        self._settings = tools.settings
        self.number = 0
        self.back_button = self.task.link(lesson_text.ALL_LESSONS(), self._leave_lesson)
        heading = self.task.heading(tr(lesson.title))
        self.dots = LevelDots(lesson.count, progress.known(lesson), self)
        self.dots.chosen.connect(self.show_level)
        knows = tools.settings["knows"]
        request = RulesRequest(DIFFERENCES, knowledge.differences_section(knows, lesson.family))
        self.differences_button = self.task.link(
            knowledge.differences_title(knows), lambda: self._navigator.open(request)
        )
        self.differences_button.setVisible(knows != knowledge.NOTHING)
        self._knows = knows
        self.show_button = self.task.button(tr("Show me"), self.show_move)
        self.again_button = self.task.button(lesson_text.AGAIN(), self.again)
        self.next_button = self.task.button(lesson_text.NEXT(), self.go_on)
        buttons = self.task.rows((self.show_button, self.again_button), (self.next_button,))
        self.left_out = self.task.remark()
        self.signs = self.task.remark()
        texts = (
            self.back_button,
            heading,
            self.dots,
            self.left_out,
            self.task.words,
            self.signs,
            self.differences_button,
            self.banner,
        )
        self.task.lay_out(texts, buttons)
        self.handlers = {
            **self.handlers,
            "hint": CommandHandler(self.show_move, self.show_button.isEnabled),
            "take_back": CommandHandler(self.take_back, lambda: self.play is not None and self.play.moved),
        }
        self.apply_settings()

    @property
    def title(self) -> str:
        """The lesson's title."""
        return beside(tr(self.lesson.title), naming.title(GAMES[self.lesson.family]))

    def begin(self) -> None:
        """Show the first unsolved level, now that the page is shown."""
        self.show_level(self._progress.first_open(self.lesson))

    def apply_settings(self) -> None:
        super().apply_settings()
        knows = self._settings["knows"]
        if knows != self._knows and self.show_again is not None:  # the texts compare with it
            self._knows = knows
            soon(self, self.show_again)

    # Levels

    def show_level(self, number: int) -> None:
        """Begin a level."""
        self.number = number
        level = self.lesson.levels[number]
        self.variant = level.variant
        self.game_name = level.variant.name
        name = lesson_text.level_name(number + 1, self.lesson.count)
        compared = level.compare.get(self._knows, "")
        words = sentences(tr(level.text), tr(compared) if compared else "")
        play = LevelPlay(level, self)
        self.signs.setText(naming.signs(play.game.position))
        self.try_task(play, words, headed(name, words))

    def again(self) -> None:
        """Try again: take back the failed move, or restart the level."""
        if self.play is None:
            return
        if self.play.phase is Phase.FAILED:
            self.play.take_back()
        else:
            self.play.again()
        self.banner.dismiss()
        self.task.focus_board()

    def take_back(self) -> None:
        """Take back the latest move."""
        if self.play is not None and self.play.moved:
            self.play.take_back()
            self.banner.dismiss()
            self.task.focus_board()

    def show_move(self) -> None:
        """Show the next move of the solution as an arrow, or as a setup choice still to be confirmed."""
        move = self.play.show_move() if self.play is not None else 0
        if not move or self.play is None:
            return
        self.banner.dismiss()
        self.task.focus_board()
        setup = self.board.turn.setup
        if setup is not None:
            setup.choose(move & 255)
            self.board.refresh()
        else:
            self.board.set_hint(move)
        self.board.announce(move_text.HINT(move=move_text.meant(self.play.game, move)))

    def go_on(self) -> None:
        """Show the next level; after the last one the next lesson, or all lessons."""
        following = self._following_level()
        if following is not None:
            self.show_level(following)
        elif self._following is not None:
            self._show_lesson(self._following)
        else:
            self._leave_lesson()

    def _following_level(self) -> int | None:
        """Return the next level that is not left out, None after the last one."""
        known = self._progress.known(self.lesson)
        return next((number for number in range(self.number + 1, self.lesson.count) if number not in known), None)

    def show_rules(self) -> None:
        """Show the rule that the level belongs to."""
        level = self.lesson.levels[self.number]
        self._navigator.open(RulesRequest(level.variant.name, level.rule))

    def _leave_lesson(self) -> None:
        """Show all lessons."""
        self._navigator.open(LessonsRequest(self.lesson.family))

    def _begin_first_game(self) -> None:
        """Begin a game against the computer at its lowest level, without a clock; the learner moves first."""
        players = (person(YOU), computer(FIRST))
        settings = MatchSettings(GAMES[self.lesson.family], players, (TimeControl(), TimeControl()))
        self._navigator.open(MatchRequest(settings))

    # Progress

    def _show_phase(self) -> None:
        """Show the verdict on a move, and the actions now possible."""
        play = self.play
        if play is None:
            return
        phase = play.phase
        had_keys = self.again_button.hasFocus()
        self.show_button.setEnabled(phase in (Phase.MOVE, Phase.FAILED))
        self.again_button.setEnabled(play.moved)
        self.again_button.setText(tr("Try again") if phase is Phase.FAILED else lesson_text.AGAIN())
        self.next_button.setText(self._next_text())
        if phase is Phase.FAILED:
            self._say_failed(play)
        elif phase is Phase.SOLVED:
            self._say_solved(play)
        elif play.missed:
            self.banner.say(lesson_text.missed(play.level.best), tr("Not solved yet"), "note")
        self.highlight_next_step()
        if phase is Phase.MOVE and had_keys:
            self.task.focus_board()
        stars = self._progress.stars(self.lesson)
        self.dots.show_stars(stars, self.number)
        left_out = [number + 1 for number in self._progress.known(self.lesson) if not stars[number]]
        self.left_out.setText(lesson_text.left_out(left_out))
        self.left_out.setVisible(bool(left_out))
        self.signs.setVisible(has_characters(self._settings, self.variant))

    def highlight_next_step(self) -> None:
        """Highlight the button for the next step, which is the first game after the first lesson."""
        super().highlight_next_step()
        if self._solved_first_lesson:
            first_game = self.banner.buttons()[0]
            self.task.highlight_button(first_game, (self.next_button, first_game))

    @property
    def _solved_first_lesson(self) -> bool:
        """Whether the family's first lesson is done to its last level, so that the learner knows enough to play."""
        return (
            self.play is not None
            and self.play.phase is Phase.SOLVED
            and self.lesson == lessons(self.lesson.family)[0]
            and self._following_level() is None
        )

    def _next_text(self) -> str:
        """Return the text of the button to the next step."""
        if self._following_level() is not None:
            return lesson_text.NEXT()
        return tr("Next lesson") if self._following is not None else lesson_text.ALL_LESSONS()

    def _say_failed(self, play: LevelPlay) -> None:
        """Show why the move does not solve the level."""
        piece = in_sentence(naming.piece(play.state.piece(play.captured))) if play.captured else ""
        self._sounds.play("wrong")
        words = lesson_text.failure(play.reply, piece, play.game.outcome, play.level.replies == SCRIPT)
        if play.verdict is Verdict.STUCK:
            words = tr("After this move the task can no longer be solved, so it is taken back. Try another move.")
        self.banner.say(words, lesson_text.FAILED(), "note")

    def _say_solved(self, play: LevelPlay) -> None:
        """Show that the level is solved and how well, and save it."""
        self._progress.record(self.lesson, self.number, play.stars)
        self.next_button.setText(self._next_text())
        heading = f"{lesson_text.SOLVED[play.stars]()}  {lesson_text.stars(play.stars)}"
        level, moves = play.level, len(play.attempt.moves)
        words = lesson_text.solved(tr(level.solved), tr(level.text), moves, level.best, play.helped)
        choices: list[Choice] = []
        if self._progress.complete(self.lesson) and self._following_level() is None:
            words = sentences(words, tr("That was the last task of this lesson."))
        if self._solved_first_lesson:
            words = sentences(words, lesson_text.still_open(self._progress.left(self.lesson)))
            choices = [(tr("Play your first game"), self._begin_first_game)]
        self._sounds.play("solved")
        solved = described(lesson_text.SOLVED[play.stars](), lesson_text.stars_in_words(play.stars))
        spoken = headed(solved, words)
        self.banner.say(words, heading, "result", choices, spoken=spoken)


DOTS = 0.4
"""The height of the dots under a number, as a share of the text's."""

WIDEST = "00"
"""A text as wide as any level's number."""


class LevelDots(QWidget):
    """A button for each level, with the current one checked."""

    chosen = Signal(int)
    """A level, counted from 0."""

    def __init__(self, count: int, known: Collection[int], parent: QWidget) -> None:
        """`known` are the levels, counted from 0, that can be left out."""
        super().__init__(parent)
        self.setAccessibleName(tr("Tasks"))
        make_group(self)
        row = Flow(self, 3)
        self.buttons = [LevelDot(number, number in known, self) for number in range(count)]
        for number, button in enumerate(self.buttons):
            button.clicked.connect(lambda _=False, number=number: self.chosen.emit(number))
            row.addWidget(button)

    def show_stars(self, stars: tuple[int, ...], shown: int) -> None:
        """Show the stars of all levels, and which level is shown."""
        for number, button in enumerate(self.buttons):
            button.show_stars(stars[number], level_name(number + 1, len(stars)))
            button.setChecked(number == shown)
            policy = Qt.FocusPolicy.StrongFocus if number == shown else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)  # the arrow keys move to the others


class LevelDot(QPushButton):
    """A level: its number, and under it three dots, one filled for each star; none for one that can be left out."""

    def __init__(self, number: int, known: bool, parent: QWidget) -> None:
        super().__init__(str(number + 1), parent)
        self._stars = 0
        self._known = known
        self.setCheckable(True)
        self.setAutoExclusive(True)  # a radio button, for screen readers
        self.setAutoDefault(True)
        self.setProperty("segment", True)

    def show_stars(self, stars: int, name: str) -> None:
        """Show this many stars; `name` is the level's for screen readers."""
        self._stars = stars
        left_out = self._known and not stars
        self.setAccessibleName(described(name, tr("You already know this") if left_out else stars_in_words(stars)))
        give_tip(self, self.accessibleName())
        self.setAccessibleDescription(" ")  # not the tool tip, which is the name
        self.update()

    def nextCheckState(self) -> None:
        """Leave the checked state to the page."""

    def sizeHint(self) -> QSize:
        """Return the size of a button with space for the dots, as wide as for any number."""
        hint, letters = super().sizeHint(), self.fontMetrics()
        wider = letters.horizontalAdvance(WIDEST) - letters.horizontalAdvance(self.text())
        return QSize(hint.width() + max(0, wider), hint.height() + round(letters.height() * DOTS))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the dots on the button."""
        super().paintEvent(event)
        if self._known and not self._stars:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = self.fontMetrics().height() * DOTS / 3
        accent = self.palette().highlight().color()
        painter.setPen(accent)
        for number in range(MAX_STARS):
            painter.setBrush(accent if number < self._stars else Qt.BrushStyle.NoBrush)
            x = self.width() / 2 + (number - (MAX_STARS - 1) / 2) * radius * 3.4
            painter.drawEllipse(QPointF(x, self.height() - radius * 2.6), radius, radius)
        painter.end()
