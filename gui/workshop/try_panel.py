"""The panel beside the board while a draft's game is tried."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from surajang.gui.document.game_text import MoveNumbers
from surajang.gui.kit.buttons import make_button, wrapping_button
from surajang.gui.kit.fields import ComboBox
from surajang.gui.kit.flow_layout import button_row, lay_column
from surajang.gui.kit.label import Label, label_for
from surajang.gui.kit.punctuation import headed
from surajang.gui.kit.shorten import unbroken
from surajang.gui.kit.translation import tr
from surajang.gui.players.levels import LEVELS, level_numbered
from surajang.gui.words import naming, shown_moves
from surajang.gui.words.outcome_text import explanation, heading
from surajang.gui.workshop.trying import BOTH, NOBODY, Trial


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
