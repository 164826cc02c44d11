"""Trying a draft's game on the workshop's board, alone or against the computer."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from surajang.gui.board.state_of_game import state_of
from surajang.gui.board.view import BoardView
from surajang.gui.document.game_text import MoveNumbers, UciMoves
from surajang.gui.engines.engine_process import EngineProcess
from surajang.gui.engines.programs import own_program
from surajang.gui.engines.protocol import BestMove
from surajang.gui.engines.requests import Limits, Request
from surajang.gui.kit.buttons import make_button, wrapping_button
from surajang.gui.kit.fields import ComboBox
from surajang.gui.kit.flow_layout import button_row, lay_column
from surajang.gui.kit.label import Label, label_for
from surajang.gui.kit.punctuation import headed
from surajang.gui.kit.qt_helpers import soon
from surajang.gui.kit.shorten import unbroken
from surajang.gui.kit.translation import tr
from surajang.gui.players.levels import LEVELS, Level, level_numbered
from surajang.gui.words import naming, shown_moves
from surajang.gui.words.outcome_text import explanation, heading
from surajang.rules import notation
from surajang.rules.game import Game
from surajang.rules.transition import Transition, transition
from surajang.rules.variant import Variant

NOBODY, BOTH = -1, 2
"""The values for a computer that plays neither side, or both."""

PAUSE_MS = 400
"""The pause between moves where the computer plays both sides: its lower levels take no time."""

PATIENCE_MS = 8000
"""How far the engine may exceed its level's time before it counts as hung."""


class Trial(QObject):
    """A trial of a game, which is not saved. `computer` is the side that the computer plays, NOBODY or BOTH."""

    changed = Signal()
    """A move was made or taken back, or the computer begins or ends thinking."""

    failed = Signal(str)
    """The engine cannot go on: a sentence."""

    def __init__(self, variant: Variant, board: BoardView, parent: QObject) -> None:
        super().__init__(parent)
        self.game = Game(variant)
        self.computer = NOBODY
        self.level: Level | None = None
        self._board = board
        self._engine: EngineProcess | None = None
        self._moves = UciMoves(self.game)
        self.show()

    @property
    def thinking(self) -> bool:
        """Whether the computer is to move."""
        return not self.game.outcome.over and self.computer in (int(self.game.position.side), BOTH)

    def show(self, change: Transition | None = None, forward: bool = True) -> None:
        """Show the game on the board, with a change that was just made or taken back."""
        self._board.set_movable(set() if self.computer == BOTH else {0, 1} - {self.computer})
        self._board.show_state(state_of(self.game), change, forward)

    def play(self, move: int) -> None:
        """Make a move, and let the computer answer."""
        if move not in self.game.legal_moves():
            return
        self._step(move)
        self.think()

    def _step(self, move: int) -> None:
        change = transition(self.game.position, move)
        self.game.play(move)
        self.show(change)
        self.changed.emit()

    def let_play(self, side: int, level: Level) -> None:
        """Let the computer play a side at a level, none or both."""
        self.computer, self.level = side, level
        self.show()
        self.think()
        self.changed.emit()

    def think(self) -> None:
        """Let the computer find a move, if it is its turn."""
        if self._engine is not None:
            self._engine.cancel()
        if not self.thinking or self.level is None:
            return
        if self._engine is None:
            self._engine = EngineProcess(own_program(), self.game.variant.name, self)
            self._engine.chose.connect(self._answer)
            self._engine.failed.connect(self._fail)
        milliseconds = int(self.level.seconds * 1000)
        position = self._moves.position_command(self.game.line())
        options = (("Hash", "16"), ("Threads", "1"), *self.level.options.items())
        self._engine.think(
            Request(position, Limits(movetime=milliseconds), options, patience=milliseconds + PATIENCE_MS)
        )

    def _answer(self, answer: BestMove) -> None:
        """Make the computer's move."""
        try:
            move = notation.parse(self.game.position, answer.move)
        except notation.IllegalMove:
            self._fail(tr("The computer's engine answered with illegal moves."))
            return
        self._step(move)
        if self.computer == BOTH:
            soon(self, self.think, PAUSE_MS)

    def _fail(self, sentence: str) -> None:
        """Let only the person play on."""
        self.computer = NOBODY
        self.show()
        self.changed.emit()
        self.failed.emit(sentence)

    def take_back(self) -> None:
        """Take a move back; against the computer, the person's last one. The computer stops playing both sides."""
        if self._engine is not None:
            self._engine.cancel()
        if self.computer == BOTH:
            self.computer = NOBODY
        self.game.take_back()
        if self.thinking:
            self.game.take_back()
        self.show()
        self.think()
        self.changed.emit()

    def close(self) -> None:
        """End the engine, and let it play nothing more."""
        self.computer = NOBODY
        if self._engine is not None:
            self._engine.close()


class TryPanel(QWidget):
    """The turn or the result, the moves, and the players."""

    ended = Signal()
    """Back to the draft."""

    again = Signal()
    """Begin again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._trial: Trial | None = None
        self.heading = Label(tr("Trying the game"), self, look="heading", wraps=True)
        self.state = Label(parent=self, wraps=True)
        self.message = Label(parent=self, look="wrong", wraps=True)
        self.message.hide()
        self.moves = Label(parent=self, look="muted", wraps=True)
        self.moves.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.who = ComboBox(self, narrow=0)
        self.level = ComboBox(self, narrow=0)
        self.level.fill((level.title, level.number) for level in LEVELS)
        self.level.setCurrentIndex(4)
        for combo in (self.who, self.level):
            combo.activated.connect(self._choose)
        self.back = wrapping_button(tr("Back to the workshop"), self, self.ended.emit)
        self.back.setProperty("primary", True)
        self.take_back = make_button(tr("Take back"), self, self._take_back, enter=True)
        self.restart = make_button(tr("Start again"), self, self.again.emit, enter=True)
        lay_column(
            self.heading,
            self.state,
            self.message,
            label_for(self.who, tr("The computer plays"), self),
            self.who,
            label_for(self.level, tr("Level"), self),
            self.level,
            button_row(self, self.take_back, self.restart),
            self.back,
            (self.moves, 1),
            within=self,
            margins=(2, 2, 8, 8),
            spacing=10,
        )

    def show_trial(self, trial: Trial) -> None:
        """Show another trial; the computer plays as before."""
        self._trial = trial
        sides = [(name, number) for number, name in enumerate(naming.players(trial.game.variant))]
        choices = [(tr("neither side"), NOBODY), *sides, (tr("both sides"), BOTH)]
        self.who.fill(choices, self.who.currentData())
        trial.changed.connect(self._show)
        trial.failed.connect(lambda sentence: self.message.show_text(sentence))
        self.message.show_text("")
        self._choose()

    def _choose(self) -> None:
        """Let the computer play as chosen."""
        if self._trial is not None:
            self._trial.let_play(self.who.currentData(), level_numbered(self.level.currentData()))

    def _take_back(self) -> None:
        if self._trial is not None:
            self._trial.take_back()

    def _show(self) -> None:
        """Show the state of the game."""
        trial = self._trial
        if trial is None:
            return
        self.message.show_text("")
        game = trial.game
        variant, side = game.variant, int(game.position.side)
        if game.outcome.over:
            why = explanation(game.outcome, variant, side, naming.players(variant))
            words = headed(heading(game.outcome, variant), why)
        elif trial.thinking:
            words = tr("The computer is thinking…")
        else:
            words = tr("{player} is to move.", player=naming.player(variant, side))
        self.state.setText(words)
        numbers = MoveNumbers(game)
        made = [numbers.written(node, shown_moves.of_node(variant, node)) for node in game.line()[1:]]
        self.moves.setText("  ".join(map(unbroken, made)))
        self.moves.setAccessibleName("  ".join(made))
        self.take_back.setEnabled(game.node.parent is not None)
        self.who.choose(trial.computer)
        self.level.setEnabled(trial.computer != NOBODY)
