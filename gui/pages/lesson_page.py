"""The page of one lesson: the board as large as there is room for, beside it what is asked and what has happened."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from gui.board.view import BoardView
from gui.learn.lesson_play import LevelPlay, Phase
from gui.learn.lessons import SCRIPT, Lesson, lessons
from gui.learn.progress import Progress
from gui.learn.rules_text import rules_page
from gui.pages.game_board import move_sound
from gui.pages.level_dots import LevelDots
from gui.pages.move_entry import TYPING, what_keys_do
from gui.pages.page import Deed, Page
from gui.pages.tools import PageTools
from gui.panels.appearance import board_options
from gui.panels.banner import Banner, Choice
from gui.panels.typed_move import TypedMove
from gui.words import lesson_text
from rules.games import GAMES
from rules.reasons import Reason, because
from rules.transition import Transition
from rules.words import sentence

LEAST_PANEL, SHARE, MOST_PANEL = 260, 0.3, 420
"""What stands beside the board: its least width, its share of the page's, its greatest; they grow with the text."""

LARGEST_SHARE = 0.42
"""What the panel never has more of, beside the board or under it."""


class LessonPage(Page):
    """One lesson, at one of its levels (`number`, counted from 0)."""

    lesson_wanted = Signal(object)
    """Another gui.learn.lessons.Lesson."""

    left = Signal()
    """All lessons are to be shown."""

    rules_wanted = Signal(str, str)
    """The rules of a game, at a section."""

    game_wanted = Signal(str)
    """A first game, which the lesson has prepared for."""

    def __init__(self, lesson: Lesson, following: Lesson | None, progress: Progress, tools: PageTools) -> None:
        super().__init__()
        self.setObjectName("page")
        self.lesson = lesson
        self._following = following
        self._progress = progress
        self._settings = tools.settings
        self._style = tools.style
        self._sounds = tools.sounds
        self.number = 0
        self.play: LevelPlay | None = None
        self._by_keys = False
        self.board = BoardView(self, tools.pictures)
        self.board.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.back_button = self._button(lesson_text.ALL_LESSONS, self.left.emit)
        self.back_button.setProperty("link", True)
        heading = QLabel(lesson.title, self)
        heading.setObjectName("heading")
        heading.setWordWrap(True)
        self.dots = LevelDots(lesson.count, self)
        self.words = QLabel(self)
        self.words.setObjectName("task")
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.banner = Banner(self.board, self, passes=False)
        self.typed = TypedMove(self)
        self.show_button = self._button(lesson_text.SHOW_ME, self.show_move)
        self.again_button = self._button(lesson_text.AGAIN, self.again)
        self.next_button = self._button(lesson_text.NEXT, self.go_on)
        self._lay_out((self.back_button, heading, self.dots, self.words, self.banner))
        self.deeds = {
            "flip": Deed(lambda: self.board.set_flipped(not self.board.flipped())),
            "hint": Deed(self.show_move, lambda: self.show_button.isEnabled()),
            "take_back": Deed(self.take_back, lambda: self.play is not None and self.play.moved),
            "show_rules": Deed(self.show_rule),
            "type_move": Deed(lambda: self.typed.start("")),
        }
        self._listen()
        self.apply_settings()

    def _button(self, text: str, do: object) -> QPushButton:
        """Return a button that Enter presses too."""
        button = QPushButton(text, self)
        button.setAutoDefault(True)
        button.clicked.connect(lambda _=False: do())  # type: ignore[operator]
        return button

    def _lay_out(self, texts: tuple[QWidget, ...]) -> None:
        """Put everything into its place."""
        page = QWidget(self)
        page.setObjectName("page")
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        for widget in texts:
            column.addWidget(widget)
        column.setAlignment(self.back_button, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(page)
        buttons = QWidget(self)
        grid = QGridLayout(buttons)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(8)
        grid.addWidget(self.show_button, 0, 0)
        grid.addWidget(self.again_button, 0, 1)
        grid.addWidget(self.next_button, 1, 0, 1, 2)
        self.panel = QWidget(self)
        inner = QVBoxLayout(self.panel)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(8)
        inner.addWidget(area, 1)
        inner.addWidget(self.typed)
        inner.addWidget(buttons)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(10, 6, 10, 10)
        self._row.setSpacing(14)
        self._row.addWidget(self.board, 1)
        self._row.addWidget(self.panel)

    def _listen(self) -> None:
        """Follow the parts of the page."""
        self.dots.chosen.connect(self.show_level)
        self.board.move_chosen.connect(self._play)
        self.board.refused.connect(self._refuse)
        self.board.input_blocked.connect(self._input_blocked)
        self.board.mode_changed.connect(self._show_what_keys_do)
        self.typed.recognised.connect(self.board.set_arrow)
        self.typed.entered.connect(self._play)
        self.typed.refused.connect(self._refuse_typed)
        self.typed.left.connect(self.board.setFocus)

    # What the window asks for

    @property
    def title(self) -> str:
        """Which lesson it is."""
        return f"{self.lesson.title} · {GAMES[self.lesson.family].title}"

    def begin(self) -> None:
        """Show the first level that is not solved, now that the page is shown."""
        self.show_level(self._progress.first_open(self.lesson))

    def apply_settings(self) -> None:
        """Look and behave as the settings say."""
        self.board.set_palette(self._style.palette)
        self.board.set_options(board_options(self._settings, self.lesson.levels[self.number].variant))
        self._arrange()

    def leave(self) -> None:
        """Let nothing more happen."""
        if self.play is not None:
            self.play.stop()

    def tell(self, text: str) -> bool:
        """Tell something that is not about the lesson."""
        self.banner.say(text, kind="warning")
        return True

    # Levels

    def show_level(self, number: int) -> None:
        """Begin a level."""
        self._end_level()
        self.number = number
        level = self.lesson.levels[number]
        self.game_name = level.variant.name
        play = self.play = LevelPlay(level, self)
        play.shown.connect(self._show)
        play.changed.connect(self._changed)
        self.words.setText(level.text)
        self.banner.dismiss()
        self.board.set_options(board_options(self._settings, level.variant))
        if self.board.ready:
            self.board.forget()
        self.board.set_flipped(play.side == 1)
        self.board.setAccessibleName(f"Board. {level.text}")
        self._show(None, True)
        self._changed()
        self._give_keys_to_board()
        self.board.announce(f"{lesson_text.level_name(number + 1, self.lesson.count)}. {level.text}")

    def _end_level(self) -> None:
        """Let nothing more come from the level that was shown."""
        if self.play is not None:
            self.play.stop()
            self.play.blockSignals(True)
            self.play.deleteLater()

    def again(self) -> None:
        """Try again: take back the move that failed, or begin the level anew."""
        if self.play is None:
            return
        if self.play.phase is Phase.FAILED:
            self.play.take_back()
        else:
            self.play.again()
        self.banner.dismiss()
        self._give_keys_to_board()

    def take_back(self) -> None:
        """Take back the latest move."""
        if self.play is not None and self.play.moved:
            self.play.take_back()
            self.banner.dismiss()
            self._give_keys_to_board()

    def show_move(self) -> None:
        """Show the next move of the solution as an arrow, or as the choice of a setup that is still to be confirmed."""
        move = self.play.show_move() if self.play is not None else 0
        if not move:
            return
        self.banner.dismiss()
        self._give_keys_to_board()
        setup = self.board.turn.setup
        if setup is not None:
            setup.choose(move & 255)
            self.board.refresh()
        else:
            self.board.set_hint(move)
        self.board.announce(lesson_text.HINT.format(move=self.play.written(move)))  # type: ignore[union-attr]

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
        self.rules_wanted.emit(level.variant.name, level.rule)

    # Moves

    def _play(self, move: int) -> None:
        """Make a move of the learner's."""
        if self.play is not None and self.play.phase is Phase.MOVE:
            self._by_keys = self.board.keyboard.cursor is not None
            self.banner.dismiss()
            self.play.play(move)

    def _refuse(self, reason: Reason) -> None:
        """Say why a move cannot be made; the board has lit the evidence."""
        variant = self.lesson.levels[self.number].variant
        section = rules_page(variant).section_on(refusal=reason.code)
        more: Choice | None = None
        if section is not None:
            more = ("The rule", lambda: self.rules_wanted.emit(variant.name, section.id))
        self._sounds.play("error")
        self.banner.say(sentence(reason), kind="refusal", more=more)
        self.board.announce(sentence(reason))

    def _refuse_typed(self, reason: Reason) -> None:
        """Say why a typed move cannot be made, and light the evidence."""
        self.board.highlight(reason.squares)
        self._refuse(reason)

    def _input_blocked(self) -> None:
        """Try again when somebody reaches for the board after a move that failed; say whose turn it is else."""
        if self.play is None or self.play.phase in (Phase.WAIT, Phase.SOLVED):
            return
        if self.play.phase is Phase.FAILED:
            self.again()
        else:
            self._refuse(because("not your turn", self.play.level.variant, player=self.play.side))

    # What has happened

    def _show(self, change: Transition | None, forward: bool) -> None:
        """Show where the level stands."""
        play = self.play
        if play is None:
            return
        self.board.show_state(play.state, change, forward)
        self.board.set_movable(play.movable)
        self.typed.set_game(play.game)
        if change is not None:
            self._sounds.play(move_sound(play.game.node, change))

    def _changed(self) -> None:
        """Say what a move has come to, and what can be done now."""
        play = self.play
        if play is None:
            return
        phase = play.phase
        self.board.set_movable(play.movable)
        self.typed.setEnabled(phase is Phase.MOVE)
        self.show_button.setEnabled(phase in (Phase.MOVE, Phase.FAILED))
        self.again_button.setEnabled(play.moved)
        self.again_button.setText(lesson_text.TRY_AGAIN if phase is Phase.FAILED else lesson_text.AGAIN)
        self.next_button.setText(self._next_text())
        if phase is Phase.FAILED:
            self._say_failed(play)
        elif phase is Phase.SOLVED:
            self._say_solved(play)
        elif phase is Phase.MOVE and play.reply:
            self.board.announce(play.reply)
        self._point_to(phase)
        self.dots.show_stars(self._progress.stars(self.lesson), self.number)
        self.state_changed.emit()

    def _next_text(self) -> str:
        """Return where the button leads."""
        if self.number < self.lesson.count - 1 or not self._progress.complete(self.lesson):
            return lesson_text.NEXT
        return lesson_text.NEXT_LESSON if self._following is not None else lesson_text.ALL_LESSONS

    def _point_to(self, phase: Phase) -> None:
        """Let the button stand out, and have the keys, that does what is to be done next."""
        wanted = {Phase.FAILED: self.again_button, Phase.SOLVED: self.next_button}.get(phase)
        for button in (self.again_button, self.next_button):
            button.setProperty("primary", button is wanted)
            button.style().unpolish(button)
            button.style().polish(button)
            button.setAccessibleName(f"{self.banner.accessibleName()} {button.text()}" if button is wanted else "")
        if wanted is not None:
            wanted.setFocus()

    def _say_failed(self, play: LevelPlay) -> None:
        """Say why the move does not solve the level."""
        captured = play.change.captured if play.reply and play.change is not None else ()
        piece = play.state.piece(captured[0][1]).name.lower() if captured else ""
        words = lesson_text.failure(play.reply, piece, play.game.outcome, play.level.replies == SCRIPT)
        self.banner.say(words, lesson_text.FAILED, "note")
        self.board.announce(f"{lesson_text.FAILED}. {words}")

    def _say_solved(self, play: LevelPlay) -> None:
        """Say that the level is solved, how well, and save it."""
        self._progress.record(self.lesson, self.number, play.stars)
        self.next_button.setText(self._next_text())
        heading = f"{lesson_text.SOLVED[play.stars]}  {lesson_text.stars(play.stars)}"
        words = lesson_text.solved(play.level.solved, len(play.attempt.moves), play.level.best, play.helped)
        choices: list[Choice] = []
        if self._progress.complete(self.lesson) and self.number == self.lesson.count - 1:
            words = f"{words} {lesson_text.LESSON_DONE}".strip()
            if self.lesson == lessons(self.lesson.family)[0]:
                choices = [(lesson_text.FIRST_GAME, lambda: self.game_wanted.emit(self.lesson.family))]
        self._sounds.play("end")
        self.banner.say(words, heading, "result", choices)
        spoken = f"{lesson_text.SOLVED[play.stars]}, {lesson_text.stars_in_words(play.stars)}. {words}"
        self.banner.setAccessibleName(spoken)
        self.board.announce(spoken)

    # How it looks

    def _show_what_keys_do(self) -> None:
        """Say in the empty field for moves what keys and clicks mean just now."""
        self.typed.setPlaceholderText(what_keys_do(self.board) or "Type a move")

    def _give_keys_to_board(self) -> None:
        """Let the board have the keys, its cursor awake if the learner uses it."""
        self.board.setFocus(Qt.FocusReason.TabFocusReason if self._by_keys else Qt.FocusReason.OtherFocusReason)

    def _arrange(self) -> None:
        """Let the panel stand beside the board, or under it: whichever leaves the larger board."""
        scale = self._style.zoom / 100
        width, height = self.width(), self.height()
        beside = min(max(LEAST_PANEL * scale, width * SHARE), MOST_PANEL * scale, width * LARGEST_SHARE)
        under = height * LARGEST_SHARE
        tall = min(width, height - under) > min(width - beside, height)
        self._row.setDirection(QBoxLayout.Direction.TopToBottom if tall else QBoxLayout.Direction.LeftToRight)
        if tall:
            self.panel.setMinimumWidth(0)
            self.panel.setMaximumWidth(16_777_215)
            self.panel.setFixedHeight(round(under))
        else:
            self.panel.setMinimumHeight(0)
            self.panel.setMaximumHeight(16_777_215)
            self.panel.setFixedWidth(round(beside))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        self._arrange()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Lay out anew when the text has another size."""
        if event.type() == QEvent.Type.FontChange:
            self._arrange()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape put a message away, and letters begin a typed move."""
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        if event.key() == Qt.Key.Key_Escape and self.play is not None and self.play.phase is Phase.MOVE:
            self.banner.dismiss()
            self.board.highlight(())
        elif event.text() and event.text() in TYPING and plain and self.typed.isEnabled():
            self.typed.start(event.text())
        else:
            super().keyPressEvent(event)
