"""The dialog in which a new game is agreed on. It remembers everything."""

import random
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from gui.appearance import board_options
from gui.clock import TimeControl
from gui.dialogs.fields import ClockFields, Form, LevelSlider, Segments, control_from, grow
from gui.levels import LEVELS, USUAL
from gui.modes import COMPUTER, TWO, WATCH
from gui.panels.game_card import GameCard
from gui.plan import Plan
from gui.players import Player, computer, person
from gui.settings import BY_NAME, Settings
from gui.storage.saved_game import sentence
from rules import fen
from rules.fen import InvalidPosition
from rules.games import GAMES
from rules.variant import Variant

USUAL_CLOCK = TimeControl(600, 5, 30, 3)
YOU = "You"
CARD = 126
"""The width of a game's card, and by how much it may grow with the text."""
WIDEST = 1.4


class NewGameDialog(QDialog):
    """Asks what is to be played."""

    agreed = Signal(object)
    """It is settled: the gui.plan.Plan."""

    def __init__(
        self, settings: Settings, parent: QWidget | None = None, game: str = "", mode: str = "", start: str = ""
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle("New game")
        self._settings = settings
        self._known: dict[str, Any] = settings["new_game"]
        name = game or self._remembered("game", str, "")
        self.variant: Variant = GAMES.get(name) or next(iter(GAMES.values()))
        self.cards: dict[str, GameCard] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 16)
        column.setSpacing(12)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        page = QWidget()
        page.setObjectName("page")
        self._questions = inner = QVBoxLayout(page)
        inner.setContentsMargins(24, 20, 24, 8)
        inner.setSpacing(14)
        inner.addLayout(self._games())
        self.summary = QLabel(page)
        self.summary.setObjectName("muted")
        self.summary.setWordWrap(True)
        inner.addWidget(self.summary)
        inner.addLayout(self._form(mode, start))
        inner.addStretch(1)
        area.setWidget(page)
        column.addWidget(area, 1)
        buttons = QHBoxLayout()
        buttons.setContentsMargins(24, 0, 24, 0)
        buttons.setSpacing(10)
        buttons.addStretch(1)
        cancel = QPushButton("Cancel", self)
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        self.start_button = QPushButton("Start the game", self)
        self.start_button.setProperty("primary", True)
        self.start_button.setDefault(True)
        self.start_button.clicked.connect(self.accept)
        buttons.addWidget(cancel)
        buttons.addWidget(self.start_button)
        column.addLayout(buttons)
        self._choose_game(self.variant)
        self.resize(0, 0)
        grow(self, max(720, page.sizeHint().width() + 24), 0)
        self._show_what_matters()

    def _remembered(self, name: str, kind: type, usual: Any) -> Any:
        """Return what was chosen last time, if it is of the right kind."""
        value = self._known.get(name)
        return value if type(value) is kind else usual

    # What is asked

    def _games(self) -> QHBoxLayout:
        """Return the row of games."""
        row = QHBoxLayout()
        row.setSpacing(10)
        scale = max(1.0, min(self._settings["zoom"] / 100, WIDEST))
        for variant in GAMES.values():
            options = board_options(self._settings, variant)
            card = GameCard(options, variant.title, parent=self)
            card.board.show_start(variant, options)
            card.setMinimumWidth(round(CARD * scale))
            card.fix_board(round(CARD * scale) - 22)
            card.title.setObjectName("")
            card.clicked.connect(lambda variant=variant: self._choose_game(variant))
            self.cards[variant.name] = card
            row.addWidget(card, 1)
        return row

    def _form(self, mode: str, start: str) -> Form:
        """Return the rows of questions."""
        self._grid = grid = Form()
        self.rows: dict[str, tuple[QLabel, QWidget]] = {}
        self.mode = Segments(
            ((TWO, "Two players"), (COMPUTER, "Against the computer"), (WATCH, "Watch the computer")),
            mode or self._remembered("mode", str, COMPUTER),
        )
        self._row("mode", "Who plays", self.mode)
        self.side = Segments((("0", ""), ("lot", "Random"), ("1", "")), self._remembered("side", str, "0"))
        self._row("side", "You play", self.side)
        self.level = LevelSlider(self._level("level"))
        self._row("level", "Level", self.level)
        self.levels = (LevelSlider(self._level("level1")), LevelSlider(self._level("level2")))
        self.thinking = Segments(BY_NAME["thinking"].choices, self._settings["thinking"])
        names = self._remembered("names", list, [])
        self.names = (QLineEdit(), QLineEdit())
        for side in (0, 1):
            self._row(f"level{side}", "", self.levels[side])
            field = self.names[side]
            field.setMaxLength(60)
            if side < len(names) and isinstance(names[side], str):
                field.setText(names[side])
            self._row(f"name{side}", "", field)
        self._row("thinking", "Thinks for", self.thinking)
        self.clock = Segments(
            (("none", "None"), ("sudden", "Sudden death"), ("fischer", "Fischer"), ("byoyomi", "Byoyomi")),
            self._remembered("clock", str, "none"),
        )
        self._row("clock", "Clock", self.clock)
        self.times = (
            ClockFields(control_from(self._known.get("time1"), USUAL_CLOCK)),
            ClockFields(control_from(self._known.get("time2"), USUAL_CLOCK)),
        )
        self._row("time0", "", self.times[0])
        self.differ = QCheckBox("The second player has a different time")
        self.differ.setChecked(self._remembered("differ", bool, False))
        self._row("differ", "", self.differ)
        self._row("time1", "", self.times[1])
        self.start = Segments((("usual", "Start position"), ("fen", "A position")), "fen" if start else "usual")
        self._row("start", "Start from", self.start)
        self.fen = QLineEdit(start)
        self.fen.setPlaceholderText("FEN of the position")
        self.fen.setAccessibleName("FEN of the position")
        self._row("fen", "", self.fen)
        self.problem = QLabel()
        self.problem.setObjectName("wrong")
        self.problem.setWordWrap(True)
        self.problem.setTextFormat(Qt.TextFormat.PlainText)
        self._row("problem", "", self.problem)
        for segments in (self.mode, self.thinking, self.clock, self.start):
            segments.changed.connect(self._show_what_matters)
        for level in (self.level, *self.levels):
            level.slider.valueChanged.connect(self._show_what_matters)
        self.start.changed.connect(lambda key: self.fen.setFocus() if key == "fen" else None)
        self.differ.toggled.connect(self._show_what_matters)
        self.fen.textChanged.connect(self._check)
        return grid

    def _level(self, name: str) -> int:
        """Return the level that was chosen last time."""
        level: int = self._remembered(name, int, USUAL)
        return max(1, min(len(LEVELS), level))

    def _row(self, key: str, text: str, field: QWidget) -> None:
        """Add a row to the form."""
        self.rows[key] = (self._grid.add_row(text, field, stretch=True), field)

    # What is answered

    def _choose_game(self, variant: Variant) -> None:
        """Take another game."""
        self.variant = variant
        for name, card in self.cards.items():
            card.set_chosen(name == variant.name)
        self.summary.setText(variant.summary)
        players = variant.appearance.players
        for side in (0, 1):
            self.side.buttons[str(side)].setText(players[side])
            self.names[side].setPlaceholderText(players[side])
            self.rows[f"name{side}"][0].setText(players[side])
            self.rows[f"level{side}"][0].setText(players[side])
        self._check()

    def _show_what_matters(self) -> None:
        """Show the rows that the choices made call for."""
        mode, clock = self.mode.value, self.clock.value
        playing = {TWO: (), COMPUTER: (self.level,), WATCH: self.levels}
        shown = {
            "side": mode == COMPUTER,
            "level": mode == COMPUTER,
            "name0": mode == TWO,
            "name1": mode == TWO,
            "level0": mode == WATCH,
            "level1": mode == WATCH,
            "thinking": any(level.strongest for level in playing[mode]),
            "time0": clock != "none",
            "differ": clock != "none",
            "time1": clock != "none" and self.differ.isChecked(),
            "fen": self.start.value == "fen",
        }
        for key, visible in shown.items():
            for widget in self.rows[key]:
                widget.setVisible(visible)
        for level in (self.level, *self.levels):
            level.let_think(self.thinking.value != "0")
        for fields in self.times:
            fields.set_kind(clock)
        self._check()
        self._grow()

    def _grow(self) -> None:
        """Make the dialog as high as its questions need, as far as the screen allows; never lower than it is."""
        self._grid.invalidate()
        self._questions.invalidate()
        grow(self, 0, self._questions.sizeHint().height() + 80)

    def _check(self) -> None:
        """Say what is wrong with the position that was written, if anything is."""
        text = self._problem()
        self.problem.setText(text)
        for widget in self.rows["problem"]:
            widget.setVisible(self.start.value == "fen")
        written = self.start.value == "usual" or bool(self.fen.text().strip())
        self.start_button.setEnabled(written and not text)

    def _problem(self) -> str:
        """Return why the game cannot begin from the position that was written."""
        text = self.fen.text().strip()
        if self.start.value == "usual" or not text:
            return ""
        try:
            fen.read(self.variant, text)
        except InvalidPosition as error:
            return sentence(str(error))
        return ""

    def accept(self) -> None:
        """Make the plan, and remember what was chosen."""
        self._check()
        if not self.start_button.isEnabled():
            return
        first = self.times[0].control()
        second = self.times[1].control() if self.differ.isChecked() else first
        start = self.fen.text().strip() if self.start.value == "fen" else "startpos"
        plan = Plan(self.variant, self._players(), (first, second), start)
        self._settings["thinking"] = self.thinking.value
        self._settings["new_game"] = {
            "game": self.variant.name,
            "mode": self.mode.value,
            "side": self.side.value,
            "level": self.level.value,
            "level1": self.levels[0].value,
            "level2": self.levels[1].value,
            "names": [name.text() for name in self.names],
            "clock": self.clock.value,
            "time1": self.times[0].remembered(),
            "time2": self.times[1].remembered(),
            "differ": self.differ.isChecked(),
        }
        super().accept()
        self.agreed.emit(plan)

    def _players(self) -> tuple[Player, Player]:
        """Return who plays the two sides."""
        if self.mode.value == WATCH:
            return computer(self.levels[0].value), computer(self.levels[1].value)
        if self.mode.value == TWO:
            first, second = (
                person(field.text().strip() or name)
                for field, name in zip(self.names, self.variant.appearance.players, strict=True)
            )
            return first, second
        side = random.choice("01") if self.side.value == "lot" else self.side.value
        pair = (person(YOU), computer(self.level.value))
        return pair if side == "0" else pair[::-1]
