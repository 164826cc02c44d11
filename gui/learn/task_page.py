"""The base of pages with tasks on a board, shared by lessons, puzzles and mistakes."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from surajang.gui.board.board_options import board_options
from surajang.gui.board.view import BoardView
from surajang.gui.desk.answering import Answers
from surajang.gui.desk.board_room import BoardRoom
from surajang.gui.desk.messages import rule_link
from surajang.gui.desk.navigator import RulesRequest
from surajang.gui.desk.page_layout import Arranger, place_beside
from surajang.gui.desk.page_tools import PageTools
from surajang.gui.desk.typed_move import BoardEntry
from surajang.gui.document import move_text
from surajang.gui.kit.announcing import announce
from surajang.gui.kit.banner import Banner
from surajang.gui.kit.buttons import wrapping_button
from surajang.gui.kit.flow_layout import lay_column, lay_row
from surajang.gui.kit.label import Label
from surajang.gui.kit.punctuation import sentences
from surajang.gui.kit.qt_helpers import restyle, soon
from surajang.gui.kit.scrolling import scrolling
from surajang.gui.learn.task_play import Phase, PuzzleJudge, TaskPlay
from surajang.gui.shell.page import CommandHandler, Page
from surajang.gui.shell.sounds import move_sound
from surajang.gui.words import spoken_moves
from surajang.gui.words.refusal_text import sentence
from surajang.rules import fen
from surajang.rules.game import Game
from surajang.rules.reasons import Reason, because
from surajang.rules.transition import Transition
from surajang.rules.variant import Variant


class TaskBoard(BoardEntry):
    """The largest possible board, and a panel with texts, the field for moves and buttons.

    It shows a play, and says why a move cannot be made. Its page shows the verdicts on legal moves.
    """

    blocked = Signal()
    """There was input while no move can be made: a piece was touched, or typing began."""

    def __init__(self, tools: PageTools, page: Page) -> None:
        board = BoardView(page, tools.pictures)
        room, words = BoardRoom(board, page), Label(parent=page)  # the order of all these is that of Tab
        super().__init__(board, Banner(board, page, passes=False), page)
        self.room, self.words = room, words
        self.words.setObjectName("task")
        self.words.setWordWrap(True)
        self._tools = tools
        self._page = page
        self._variant: Variant | None = None
        self._play: TaskPlay | None = None
        self._by_keys = False
        self.file_meant.connect(self.flip)
        self.panel = QWidget(page)
        self._answers = Answers(self._shown_game, self, self._tell_answer, handlers=lambda: self._page.handlers)
        page.installEventFilter(self)

    def button(self, text: str, do: Callable[[], object]) -> QPushButton:
        """Return a button that Enter also presses."""
        return wrapping_button(text, self._page, do)

    def link(self, text: str, do: Callable[[], object]) -> QPushButton:
        """Return a button that leads away from the page."""
        button = self.button(text, do)
        button.setProperty("link", True)
        return button

    def heading(self, text: str) -> Label:
        """Return a heading for the panel."""
        return Label(text, self._page, look="heading", wraps=True)

    def remark(self) -> Label:
        """Return a label for side remarks."""
        return Label(parent=self._page, look="muted", wraps=True)

    def rows(self, *rows: Sequence[QPushButton]) -> QWidget:
        """Return a layout of buttons in rows of one or two that fill the width."""
        buttons = QWidget(self._page)
        grid = QGridLayout(buttons)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(6)
        for number, row in enumerate(rows):
            for place, button in enumerate(row):
                grid.addWidget(button, number, place, 1, 3 - len(row))
        return buttons

    @property
    def handlers(self) -> dict[str, CommandHandler]:
        """The command handlers that work for any task."""
        return {"flip": CommandHandler(self.flip), "type_move": CommandHandler(lambda: self.typed.start(""))}

    def copy_position(self) -> None:
        """Copy the position shown."""
        if self._play is not None:
            QGuiApplication.clipboard().setText(fen.write(self._play.game.position))

    def lay_out(self, texts: Sequence[QWidget], buttons: QWidget) -> None:
        """Lay the panel out: texts, which scroll, above; the field for moves and buttons below."""
        page = QWidget(self._page)
        column = lay_column(*texts, 1, within=page, margins=0, spacing=10)
        for widget in texts:
            if isinstance(widget, QPushButton):
                column.setAlignment(widget, Qt.AlignmentFlag.AlignLeft)
        self._area = scrolling(page, self._page)
        self.banner.installEventFilter(self)
        lay_column((self._area, 1), self.typed, buttons, within=self.panel, margins=0, spacing=8)
        self._row = lay_row((self.room, 1), self.panel, within=self._page, margins=(10, 6, 10, 10), spacing=14)
        Arranger(self._page, self._arrange)

    # The task

    def begin(self, play: TaskPlay, words: str, changed: Callable[[], None]) -> None:
        """Show another play in place of the former; `changed` is called now, and when the possible actions change."""
        self.end()
        self._play = play
        variant = self._variant = play.game.variant
        self.banner.spoken_form = partial(spoken_moves.in_words, variant)
        self.words.setText(words)
        self.banner.dismiss()
        self._area.verticalScrollBar().setValue(0)
        self.board.set_options(board_options(self._tools.settings, variant))
        if self.board.ready:
            self.board.forget()
        self.board.set_flipped(play.side == 1)
        play.shown.connect(self._show)
        play.changed.connect(self._allow)
        play.changed.connect(changed)
        self._show(None, True)
        self._allow()
        changed()
        self.focus_board()

    def end(self) -> None:
        """Stop and drop the play; the board stays as it is."""
        if self._play is not None:
            self._play.stop()
            self._play.blockSignals(True)
            self._play.deleteLater()
            self._play = None

    def _show(self, change: Transition | None, forward: bool) -> None:
        """Show the play's current state."""
        play = self._play
        if play is None:
            return
        self.board.show_state(play.state, change, forward)
        self.board.set_movable(play.movable)
        self.typed.set_game(play.game)
        if change is not None:
            words = move_text.made(play.game.variant, play.game.node, change)
            announce(words if forward else move_text.standing(play.game), "position")
        if change is not None and forward:
            self._tools.sounds.play(move_sound(play.game.node, change))

    def _allow(self) -> None:
        """Accept moves only in the phase for moves."""
        movable = self._play.movable if self._play is not None else frozenset()
        self.board.set_movable(movable)
        self.typed.setEnabled(bool(movable))

    def apply_settings(self, variant: Variant) -> None:
        """Apply the settings."""
        self.board.set_palette(self._tools.style.palette)
        self.board.set_options(board_options(self._tools.settings, variant))
        self.room.set_percent(self._tools.settings["board_size"])
        self._arrange()

    # Moves

    def make(self, move: int) -> None:
        """Make a legal move, in the phase for moves."""
        self._by_keys = self.board.keyboard.cursor is not None
        if self._play is not None and self._play.movable:
            self.banner.dismiss()
            self._play.play(move)

    def refuse(self, reason: Reason) -> None:
        variant = self._variant
        more = rule_link(variant, self._tools.navigator, refusal=reason) if variant is not None else None
        self._tools.sounds.play("error")
        self.banner.say(sentence(reason), kind="refusal", more=more)

    def answer_blocked(self) -> None:
        """Let the page answer input on a piece that may not be moved."""
        self.blocked.emit()

    def refuse_typing(self) -> None:
        """Let the page answer typing while no move can be made."""
        self.blocked.emit()

    def _shown_game(self) -> Game | None:
        return self._play.game if self._play is not None else None

    def _tell_answer(self, words: str) -> None:
        self.banner.say(words, spoken=words)

    def refuse_turn(self, side: int) -> None:
        """Show that it is the turn of `side`."""
        if self._variant is not None:
            self.refuse(because("not your turn", self._variant, player=side))

    def flip(self) -> None:
        """Turn the board."""
        self.keys.flipped()
        self.board.edge.turn_board()

    def take_key(self, event: QKeyEvent) -> bool:
        if event.key() != Qt.Key.Key_Escape:
            return super().take_key(event)
        if self.typed.isEnabled():
            self.banner.dismiss()
            self.board.highlight(())
        return self.typed.isEnabled()

    def focus_board(self) -> None:
        """Focus the board, with its cursor if the last move was made by keyboard."""
        self.board.setFocus(Qt.FocusReason.TabFocusReason if self._by_keys else Qt.FocusReason.OtherFocusReason)

    def highlight_button(self, wanted: QPushButton | None, among: Iterable[QPushButton]) -> None:
        """Highlight and focus the button for the next step; the others among these lose the highlight."""
        for button in among:
            restyle(button, "primary", button is wanted)
            button.setAccessibleName(sentences(self.banner.accessibleName(), button.text()) if button is wanted else "")
        if wanted is not None:
            wanted.setFocus()

    # Look

    def _arrange(self) -> None:
        """Place the panel beside or under the board, whichever leaves the larger board."""
        place_beside(self._page, self._row, self.panel, self._tools.style.zoom)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle the page's keys, and keep a new message in sight."""
        if watched is self.banner and event.type() in (QEvent.Type.Show, QEvent.Type.Resize):
            soon(self, partial(self._area.ensureWidgetVisible, self.banner))
            return False
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self.take_key(event):
            return True
        return super().eventFilter(watched, event)


class TaskPage(Page):
    """Tasks of a variant, one after another, and a judge for pages that prepare it.

    A page lays out its own widgets, begins its tasks with `try_task`, and shows the verdicts in `_show_phase`.
    """

    again_button: QPushButton
    next_button: QPushButton

    def __init__(self, variant: Variant, tools: PageTools) -> None:
        super().__init__()
        self.setObjectName("page")
        self.variant = variant
        self.game_name = variant.name
        self._sounds = tools.sounds
        self._navigator = tools.navigator
        self._judge = PuzzleJudge(self.game_name, self)
        self.play: TaskPlay | None = None
        self.task = TaskBoard(tools, self)
        self.board, self.banner, self.typed = self.task.board, self.task.banner, self.task.typed
        self.panel = self.task.panel
        self.task.blocked.connect(self._input_blocked)
        self.handlers = {**self.task.handlers, "show_rules": CommandHandler(self.show_rules)}

    def apply_settings(self) -> None:
        self.task.apply_settings(self.variant)

    def leave(self) -> None:
        """Stop the task and end the engine."""
        self.task.end()
        self.play = None
        self._judge.close()

    def tell(self, text: str) -> bool:
        """Show a message that is not about the task."""
        self.banner.say(text, kind="warning")
        return True

    def show_rules(self) -> None:
        """Show the rules of the variant."""
        self._navigator.open(RulesRequest(self.game_name))

    # The task

    def try_task(self, play: TaskPlay, words: str, spoken: str) -> None:
        """Begin a task; its words are shown, and announced as `spoken`."""
        self.play = play
        self.task.begin(play, words, self._changed)
        self.board.announce(spoken)

    def again(self) -> None:
        """Take back a wrong move, or restart."""

    def show_solution(self) -> None:
        """Show the first move of the solution, or the next one."""
        if self.play is None or self.play.phase is Phase.WAIT:
            return
        if self.play.phase is Phase.SHOWN:
            self._step(True)
            return
        self.banner.dismiss()
        self.play.show_solution()

    def stepping(self) -> dict[str, CommandHandler]:
        """Return the command handlers for taking back tries and stepping through solutions."""
        return {
            "take_back": CommandHandler(self.again, self.again_button.isEnabled),
            "step_back": CommandHandler(lambda: self._step(False), lambda: self._may_step(False)),
            "step_forward": CommandHandler(lambda: self._step(True), lambda: self._may_step(True)),
            "copy_position": CommandHandler(self.task.copy_position),
        }

    def _may_step(self, forward: bool) -> bool:
        return self.play is not None and self.play.may_step[forward]

    def _step(self, forward: bool) -> None:
        """Step to the next or the previous move."""
        if self.play is not None:
            self.play.step(forward)

    def _input_blocked(self) -> None:
        """Try again if the board is touched after a wrong move; otherwise show whose turn it is."""
        if self.play is None:
            return
        if self.play.movable:
            self.task.refuse_turn(int(self.play.game.position.side))
        elif self.play.phase in self.play.RETRIES:
            self.again()

    # Progress

    def _changed(self) -> None:
        """Show the verdict on a move, and the actions now possible."""
        if self.play is not None:
            self._show_phase()
            self.state_changed.emit()

    def _show_phase(self) -> None:
        """Show the verdict and the possible actions."""

    def highlight_next_step(self) -> None:
        """Highlight the button for the next step: trying again, or the next task."""
        phase = self.play.phase if self.play is not None else None
        wanted = self.again_button if phase is Phase.FAILED else self.next_button if phase is Phase.SOLVED else None
        self.task.highlight_button(wanted, (self.again_button, self.next_button))
