"""The dialog for a new game. It remembers all choices."""

import random
from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QCheckBox, QDialog, QHBoxLayout, QLineEdit, QWidget

from surajang.gui.board.board_options import board_options
from surajang.gui.desk.game_card import PADDING, SPACING, GameCard
from surajang.gui.desk.navigator import (
    COMPUTER,
    TWO,
    WATCH,
    EditorRequest,
    MatchRequest,
    Navigator,
    NewGameRequest,
    RulesRequest,
)
from surajang.gui.document.game_text import ORIENTATION, SIDES
from surajang.gui.engines.engine_field import PONDERING, EngineChoice
from surajang.gui.kit.accessible_widgets import make_group
from surajang.gui.kit.announcing import announce
from surajang.gui.kit.background import Task
from surajang.gui.kit.buttons import make_button
from surajang.gui.kit.fields import Form, Segments
from surajang.gui.kit.flow_layout import Flow, lay_column, lay_row
from surajang.gui.kit.label import Label, give_tip
from surajang.gui.kit.qt_helpers import room_for
from surajang.gui.kit.scrolling import ScrollArea
from surajang.gui.kit.translation import tr
from surajang.gui.play.match_fields import ClockFields, CommonTimes, LevelSlider, control_from
from surajang.gui.players.game_clock import TimeControl
from surajang.gui.players.levels import FIRST, LEVELS, STRONGEST, level_numbered, level_remembered
from surajang.gui.players.players import YOU, MatchSettings, Player, computer, person
from surajang.gui.players.saved_game import begun
from surajang.gui.shell.settings import BY_NAME, Settings
from surajang.gui.storage.practice_files import LevelsResult, measured_levels
from surajang.gui.words import naming
from surajang.gui.words.refusal_text import sentence
from surajang.rules import catalogue, fen
from surajang.rules.diagram import InvalidPosition
from surajang.rules.games import GAMES
from surajang.rules.variant import Variant

DEFAULT_CLOCK = TimeControl(600, 5, 30, 3)
DEFAULT_WIDTH = 720
SIDE_MARGIN, MARGIN, BETWEEN = 24, 16, 12

CARD, CARD_GAP = 126, 10
"""The width of a game's card, and the gap between two."""

WIDEST = 1.4
"""How much a card may grow with the text."""

SMALL_BOARD = 64
"""The side of the boards if the cards do not fit into one row."""


class NewGameDialog(QDialog):
    """Asks for the game, the players, the clocks and the start position."""

    def __init__(
        self, settings: Settings, navigator: Navigator, request: NewGameRequest, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("New game"))
        self._settings = settings
        self._navigator = navigator
        self._flipped = request.flipped
        self._known: dict[str, Any] = settings["new_game"]
        name = request.variant or self._remembered("game", str, "")
        self._listed = catalogue.games_with(name)
        self._reading: Task | None = None
        self.variant: Variant = catalogue.find(name) or self._listed[0]
        self.cards: dict[str, GameCard] = {}
        column = lay_column(within=self, margins=(0, 0, 0, MARGIN), spacing=BETWEEN)
        area = ScrollArea(self)
        page = QWidget()
        page.setObjectName("page")
        self._questions = inner = lay_column(within=page, margins=(SIDE_MARGIN, MARGIN, SIDE_MARGIN, 8), spacing=14)
        inner.addWidget(self._games())
        self.summary = Label(parent=page, look="muted", wraps=True)
        self.rules_button = make_button(
            tr("How to play"), page, lambda: navigator.open(RulesRequest(self.variant.name)), look="link", enter=True
        )
        QShortcut(QKeySequence(Qt.Key.Key_F1), self, self.rules_button.click)
        inner.addLayout(lay_row((self.summary, 1), self.rules_button))
        self._form = Form()
        self.rows: dict[str, tuple[Label, QWidget]] = {}
        self._ask_players(request.mode)
        self._ask_clocks()
        self._ask_start(request.start)
        inner.addLayout(self._form)
        inner.addStretch(1)
        area.setWidget(page)
        column.addWidget(area, 1)
        buttons = self._buttons()
        column.addLayout(buttons)
        self._choose_game(self.variant)
        self._hold_fields()
        self._reserve(area, buttons)
        self._show_what_matters()
        self.cards[self.variant.name].setFocus()  # so that screen readers begin with the current choice

    def _buttons(self) -> QHBoxLayout:
        """Return the row of buttons, with space for an error beside them."""
        self.problem = Label(parent=self, look="wrong", wraps=True)
        cancel = make_button(tr("Cancel"), self, self.reject, enter=True)
        self.start_button = make_button(tr("Start the game"), self, self.accept, look="primary", enter=True)
        self.start_button.setDefault(True)
        margins = (SIDE_MARGIN, 0, SIDE_MARGIN, 0)
        return lay_row((self.problem, 1), cancel, self.start_button, margins=margins, spacing=10)

    def _remembered(self, name: str, kind: type, default: Any) -> Any:
        """Return the last choice, if it has the right type."""
        value = self._known.get(name)
        return value if type(value) is kind else default

    # Questions

    def _games(self) -> QWidget:
        """Return the variants as cards: in one row if their names fit, otherwise smaller ones in two."""
        games = QWidget(self)
        games.setAccessibleName(tr("Game"))
        make_group(games)
        row = Flow(games, CARD_GAP, even=True)
        for variant, title in zip(self._listed, naming.titles(self._listed), strict=True):
            options = board_options(self._settings, variant)
            card = GameCard(options, title, parent=games)
            card.board.show_start(variant, options)
            card.title.setObjectName("")
            give_tip(card, naming.summary(variant))
            card.clicked.connect(lambda variant=variant: self._take_card(variant))
            card.stepped.connect(lambda step, variant=variant: self._step(variant, step))
            self.cards[variant.name] = card
            row.addWidget(card)
        words = [word for card in self.cards.values() for word in card.title.text().split()]
        self.ensurePolished()
        least = max(self.fontMetrics().horizontalAdvance(word) for word in words) + 2 * PADDING + 2
        wanted = round(CARD * max(1.0, min(self._settings["zoom"] / 100, WIDEST)))
        room = (room_for(self).width() - 2 * SIDE_MARGIN + CARD_GAP) // len(self.cards) - CARD_GAP
        for card in self.cards.values():
            if least > room:
                card.setMinimumWidth(SMALL_BOARD + SPACING + least)
                card.lay_out_in_row(SMALL_BOARD)
            else:
                card.setMinimumWidth(max(least, min(wanted, room)))
                card.fix_board(card.minimumWidth() - 2 * PADDING)
        return games

    def _ask_players(self, mode: str) -> None:
        """Add the rows for the players; `mode` is chosen if given."""
        self.mode = Segments(
            ((TWO, tr("Two players")), (COMPUTER, tr("Against the computer")), (WATCH, tr("Watch the computer"))),
            mode or self._remembered("mode", str, COMPUTER),
        )
        self._row("mode", tr("Who plays"), self.mode)
        self.side = Segments((("0", ""), ("lot", tr("Random")), ("1", "")), self._remembered("side", str, "0"))
        self._row("side", tr("You play"), self.side)
        self.level = LevelSlider(self._level())
        self._row("level", tr("Level"), self.level)
        self.program = EngineChoice(self._settings, at_once=False)
        give_tip(self.program, tr("Its strength is set by its own options."))
        self._row("program", tr("Its engine"), self.program)
        self.program.currentIndexChanged.connect(lambda _: self._show_what_matters())
        self.levels = (LevelSlider(self._level("1")), LevelSlider(self._level("2")))
        self.thinking = Segments(
            [(value, tr(text)) for value, text in BY_NAME["thinking"].choices], self._settings["thinking"]
        )
        names = self._remembered("names", list, [])
        self.names = (QLineEdit(), QLineEdit())
        for side in (0, 1):
            self._row(f"level{side}", "", self.levels[side])
            field = self.names[side]
            field.setMaxLength(60)
            if side < len(names) and isinstance(names[side], str):
                field.setText(names[side])
            self._row(f"name{side}", "", field)
        self._row("thinking", tr("Thinks for"), self.thinking)
        self.pondering = QCheckBox(tr("Also thinks during your turns"))
        self.pondering.setChecked(self._settings["ponder"])
        give_tip(self.pondering, PONDERING(number=STRONGEST.number))
        self._row("pondering", "", self.pondering)
        for segments in (self.mode, self.thinking):
            segments.changed.connect(self._show_what_matters)
        for level in (self.level, *self.levels):
            level.slider.valueChanged.connect(self._show_what_matters)

    def _ask_clocks(self) -> None:
        """Add the rows for the clocks."""
        self.clock = Segments(
            (
                ("none", tr("None", "no clock")),
                ("sudden", tr("Sudden death")),
                ("fischer", tr("Fischer")),
                ("byoyomi", tr("Byoyomi")),
            ),
            self._remembered("clock", str, "none"),
        )
        self._row("clock", tr("Clock"), self.clock)
        for key, words in (
            ("sudden", tr("A number of minutes for all moves; the player who runs out of time loses.")),
            ("fischer", tr("A number of minutes for all moves, and a few more seconds after each move.")),
            (
                "byoyomi",
                tr("When the minutes are used up, a few seconds for each move; they may be exceeded a few times."),
            ),
        ):
            give_tip(self.clock.buttons[key], words)
        self.times = (
            ClockFields(control_from(self._known.get("time1"), DEFAULT_CLOCK)),
            ClockFields(control_from(self._known.get("time2"), DEFAULT_CLOCK)),
        )
        self.common_times = CommonTimes()
        self.common_times.chosen.connect(self.times[0].set_control)
        self._row("common", "", self.common_times)
        self._row("time0", "", self.times[0])
        self.differ = QCheckBox(tr("Different time for the second player"))
        self.differ.setChecked(self._remembered("differ", bool, False))
        self._row("differ", "", self.differ)
        self._row("time1", "", self.times[1])
        self.clock.changed.connect(self._show_what_matters)
        self.differ.toggled.connect(self._show_what_matters)

    def _ask_start(self, start: str) -> None:
        """Add the row for the start position: this FEN if given."""
        self.start = Segments(
            (("default", tr("Start position")), ("fen", tr("A position"))), "fen" if start else "default"
        )
        self.fen = QLineEdit(start, placeholderText=tr("FEN of the position"))
        self.fen.setAccessibleDescription(" ")  # not the placeholder, which is its name
        self.fen.setAccessibleName(tr("FEN of the position"))
        start_row = QWidget()
        self.edit_button = make_button(tr("Set up…"), None, self._edit, enter=True)
        give_tip(self.edit_button, tr("Set up the position on a board"))
        lay_row(self.start, (self.fen, 1), self.edit_button, within=start_row, margins=0)
        self._row("start", tr("Start from"), start_row)
        self.start.setAccessibleName(tr("Start from"))
        self.start.changed.connect(self._show_what_matters)
        self.start.changed.connect(lambda key: self.fen.setFocus() if key == "fen" else None)
        self.fen.textChanged.connect(self._check)

    def _level(self, which: str = "") -> int:
        """Return the level chosen last time."""
        level = level_remembered(self._known, which)
        return level.number if level is not None else FIRST

    def _row(self, key: str, text: str, field: QWidget) -> None:
        """Add a row to the form."""
        self.rows[key] = (self._form.add_row(text, field, stretch=True), field)

    # Answers

    def _choose_game(self, variant: Variant) -> None:
        self.variant = variant
        for name, card in self.cards.items():
            card.set_chosen(name == variant.name)
        self.summary.setText(naming.summary(variant))
        self._show_ratings(variant)
        players = naming.players(variant)
        for side in (0, 1):
            self.side.buttons[str(side)].setText(players[side])
            self.names[side].setPlaceholderText(players[side])
            self.names[side].setAccessibleDescription(" ")
            self.rows[f"name{side}"][0].setText(players[side])
            self.rows[f"level{side}"][0].setText(players[side])
        self._check()

    def _show_ratings(self, variant: Variant) -> None:
        """Show the levels' ratings in a game; those of an own game are read from the disk."""
        if self._reading is not None:
            self._reading.forget()
            self._reading = None
        if variant.name in GAMES:
            self._say_ratings([level.rating for level in LEVELS])
            return
        self._say_ratings(())

        def take(found: LevelsResult | None) -> None:
            self._say_ratings(found.ratings if found is not None else ())

        self._reading = Task(self, partial(measured_levels, variant.name), take, lambda _: None)

    def _say_ratings(self, ratings: Sequence[int]) -> None:
        for level in (self.level, *self.levels):
            level.show_ratings(ratings)

    def _take_card(self, variant: Variant) -> None:
        """Choose another variant, and announce its summary, which is shown below the cards."""
        self._choose_game(variant)
        announce(naming.summary(variant))

    def _step(self, variant: Variant, step: int) -> None:
        """Move the focus to the next or previous card, and choose its variant."""
        other = self._listed[(self._listed.index(variant) + step) % len(self._listed)]
        self.cards[other.name].setFocus()
        self._take_card(other)

    def _show_what_matters(self) -> None:
        """Show the rows that the choices need."""
        mode, clock = self.mode.value, self.clock.value
        playing = {TWO: (), COMPUTER: (self.level,), WATCH: self.levels}
        strongest = any(level.strongest for level in playing[mode])
        longer = self.thinking.value != "0"
        self._show_rows(mode, clock, strongest, longer, self.differ.isChecked(), self.start.value == "fen")
        for level in (self.level, *self.levels):
            level.let_think(longer)
        self._check()

    def _show_rows(self, mode: str, clock: str, strongest: bool, longer: bool, differ: bool, fen: bool) -> None:
        """Show the rows that these choices need."""
        other = self.program.engine is not None and mode != TWO
        shown = {
            "side": mode == COMPUTER,
            "level": mode == COMPUTER and not other,
            "program": self.program.count() > 1 and mode != TWO,
            "name0": mode == TWO,
            "name1": mode == TWO,
            "level0": mode == WATCH and not other,
            "level1": mode == WATCH and not other,
            "thinking": other or strongest,
            "pondering": mode == COMPUTER and (other or (strongest and longer)),
            "common": clock != "none",
            "time0": clock != "none",
            "differ": clock != "none",
            "time1": clock != "none" and differ,
        }
        for key, visible in shown.items():
            for widget in self.rows[key]:
                widget.setVisible(visible)
        self.fen.setVisible(fen)
        self.edit_button.setVisible(fen)
        for fields in self.times:
            fields.set_kind(clock)
        self.common_times.set_kind(clock)

    def _hold_fields(self) -> None:
        """Keep the fields in place when another choice shows shorter or longer labels."""
        labels = [label for label, _ in self.rows.values()]
        texts = {label.text() for label in labels}.union(*map(naming.players, self._listed))
        labels[0].ensurePolished()
        metrics = labels[0].fontMetrics()
        self._form.setColumnMinimumWidth(0, max(map(metrics.horizontalAdvance, texts)))

    def _reserve(self, area: ScrollArea, buttons: QHBoxLayout) -> None:
        """Make the dialog large enough for all choices, if the screen allows, so that it never grows."""
        room = room_for(self)
        bar = area.verticalScrollBar().sizeHint().width()
        sizes = []
        for mode in (TWO, COMPUTER, WATCH):
            self._show_rows(mode, "byoyomi", mode != TWO, longer=True, differ=True, fen=True)
            self._form.invalidate()  # it remembers a height for a width, and this one does not change
            self._questions.invalidate()
            if self._questions.totalMinimumSize().width() + bar > room.width():
                self._form.setColumnMinimumWidth(0, 0)  # the labels wrap instead
                self._questions.invalidate()
            width = min(max(DEFAULT_WIDTH, self._questions.totalSizeHint().width() + bar), room.width())
            sizes.append(QSize(width, self._questions.totalHeightForWidth(width - bar)))
        width, height = max(size.width() for size in sizes), max(size.height() for size in sizes)
        around = MARGIN + BETWEEN + buttons.sizeHint().height()
        self.resize(QSize(width, height + around).boundedTo(room))

    def _check(self) -> None:
        """Show the error in the FEN, if any."""
        text = self._problem()
        self.problem.setText(text)
        written = self.start.value == "default" or bool(self.fen.text().strip())
        self.start_button.setEnabled(written and not text)

    def _problem(self) -> str:
        """Return the error in the FEN, empty for none."""
        text = self.fen.text().strip()
        if self.start.value == "default" or not text:
            return ""
        try:
            fen.read(self.variant, text)
        except InvalidPosition as error:
            return sentence(error.reason)
        return ""

    def accept(self) -> None:
        """Start the match, and remember the choices."""
        self._check()
        if not self.start_button.isEnabled():
            return
        first = self.times[0].control()
        second = self.times[1].control() if self.differ.isChecked() else first
        start = self.fen.text().strip() if self.start.value == "fen" else "startpos"
        match_settings = MatchSettings(self.variant, self._players(), (first, second), start)
        self._remember()
        super().accept()
        game = None
        if self._flipped is not None and start != "startpos" and self.mode.value != COMPUTER:
            game = begun(match_settings)
            game.headers[ORIENTATION] = SIDES[self._flipped]
        self._navigator.open(MatchRequest(match_settings, game))

    def _edit(self) -> None:
        """Set up the position on a board; the choices so far are kept."""
        self._remember()
        self.reject()
        start = "" if self._problem() else self.fen.text().strip()
        self._navigator.open(EditorRequest(self.variant.name, start))

    def _remember(self) -> None:
        self._settings["thinking"] = self.thinking.value
        self._settings["ponder"] = self.pondering.isChecked()
        if self.mode.value != TWO:
            self.program.apply()
        self._settings["new_game"] = {
            "game": self.variant.name,
            "mode": self.mode.value,
            "side": self.side.value,
            "opponent": level_numbered(self.level.value).name,
            "opponent1": level_numbered(self.levels[0].value).name,
            "opponent2": level_numbered(self.levels[1].value).name,
            "names": [name.text() for name in self.names],
            "clock": self.clock.value,
            "time1": self.times[0].remembered(),
            "time2": self.times[1].remembered(),
            "differ": self.differ.isChecked(),
        }

    def _players(self) -> tuple[Player, Player]:
        """Return the players of both sides."""
        if self.mode.value == WATCH:
            return computer(self.levels[0].value), computer(self.levels[1].value)
        if self.mode.value == TWO:
            first, second = (person(field.text().strip()) for field in self.names)
            return first, second
        side = random.choice("01") if self.side.value == "lot" else self.side.value
        pair = (person(YOU), computer(self.level.value))
        return pair if side == "0" else pair[::-1]
