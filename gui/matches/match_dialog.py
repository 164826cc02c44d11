"""The dialog for a new match. It remembers the choices."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QDoubleSpinBox, QSpinBox, QWidget

from surajang.gui.desk.file_dialogs import FileQuestions
from surajang.gui.engines.engine_list import engine_list
from surajang.gui.kit import punctuation
from surajang.gui.kit.background import Task
from surajang.gui.kit.buttons import make_button
from surajang.gui.kit.fields import ComboBox, DoubleSpinBox, Form, Segments, SpinBox, grow
from surajang.gui.kit.flow_layout import lay_column, lay_flow, lay_row
from surajang.gui.kit.label import Label, give_tip
from surajang.gui.kit.scrolling import ScrollArea
from surajang.gui.kit.shorten import shortened
from surajang.gui.kit.translation import tr, translated
from surajang.gui.matches import matches_text
from surajang.gui.matches.engine_players import Opening
from surajang.gui.matches.match_record import (
    CLOCK,
    FILE,
    LEVEL,
    LISTED,
    MAX_AT_ONCE,
    MAX_GAMES,
    NODES,
    OWN,
    RANDOM,
    START,
    TIME,
    Contender,
    Pace,
    Plan,
)
from surajang.gui.matches.openings import MAX_BYTES, MAX_PLIES, read_openings
from surajang.gui.matches.scores import Trial
from surajang.gui.players.levels import LEVELS
from surajang.gui.shell.settings import Settings
from surajang.gui.storage.own_games import newest
from surajang.gui.storage.paths import readable
from surajang.gui.storage.reasons import reason_of
from surajang.gui.words import naming
from surajang.rules import catalogue
from surajang.rules.files import decode, read_regular

LETTERS = 16
"""The width of a list to choose from, in letters."""

ROOM = 6
"""The lines of text below the fields."""


class NewMatchDialog(QDialog):
    """Asks for the plan of a match."""

    agreed = Signal(Plan)
    """The plan is complete."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("New match"))
        self._settings = settings
        self._known: dict[str, Any] = settings["series"]
        self._numbers: dict[str, QSpinBox | QDoubleSpinBox] = {}
        self._path = Path()
        self._reading: Task | None = None
        page = QWidget()
        page.setObjectName("page")
        lay_column(self._form(), 1, within=page, margins=(24, 16, 24, 8))
        area = ScrollArea(self)
        area.setWidget(page)
        self.problem = Label(parent=self, wraps=True)
        cancel = make_button(tr("Cancel"), self, self.reject)
        self.start = make_button(tr("Start the match"), self, self.accept, look="primary", enter=True)
        self.start.setDefault(True)
        buttons = lay_row((self.problem, 1), cancel, self.start, margins=(24, 0, 24, 0))
        lay_column((area, 1), buttons, within=self, margins=(0, 0, 0, 16), spacing=12)
        self._show_what_matters()
        self.resize(0, 0)
        bar = area.verticalScrollBar().sizeHint().width()
        grow(self, page.sizeHint().width() + bar, page.sizeHint().height() + ROOM * self.fontMetrics().height())

    # Questions

    def _form(self) -> Form:
        form = Form()
        self._ask_who_plays(form)
        self._ask_for_pace(form)
        self._ask_for_openings(form)
        self._ask_for_games(form)
        self._ask_for_test(form)
        self._fill_second_pace()
        for segments in (self.pace, self.second_pace, self.openings):
            segments.changed.connect(self._show_what_matters)
        for box in (self.same_pace, self.trial):
            box.toggled.connect(self._show_what_matters)
        for bound in (self.low, self.high):
            bound.valueChanged.connect(self._show_what_matters)
        for side in self.sides:
            side.activated.connect(lambda _: self._show_what_matters())
        return form

    def _ask_who_plays(self, form: Form) -> None:
        self.game = ComboBox(name=matches_text.GAME(), narrow=LETTERS)
        last = newest(self._known.get("game", self._settings["new_game"].get("game", "")))
        self.game.fill(naming.choices(catalogue.games()), last)
        self.sides = (self._side(matches_text.FIRST(), "first"), self._side(matches_text.SECOND(), "second"))
        form.add_row(matches_text.GAME(), self.game, stretch=True)
        form.add_row(matches_text.FIRST(), self.sides[0], stretch=True)
        form.add_row(matches_text.SECOND(), self.sides[1], stretch=True)

    def _ask_for_pace(self, form: Form) -> None:
        """Ask how long the engines think."""
        self.pace = Segments(translated(matches_text.PACES), self._known.get("pace", TIME))
        self.milliseconds = self._number("ms", 100, 5, 600_000, matches_text.MILLISECONDS())
        self.nodes = self._number("nodes", 2000, 1, 100_000_000, matches_text.NODES())
        self.seconds = self._number("seconds", 60, 1, 36_000, matches_text.SECONDS())
        self.added = self._real("added", 0.6, 0, 600, matches_text.ADDED())
        self._first_label = form.add_row(matches_text.THINKS(), self.pace)
        form.add_row("", self._beside(self.milliseconds, self.nodes, self.seconds, self.added), stretch=True)
        self.same_pace = QCheckBox(tr("Both sides the same"))
        self.same_pace.setChecked(bool(self._known.get("same_pace", True)))
        form.add_row("", self.same_pace)
        self.second_pace = Segments(translated(matches_text.PACES), self._known.get("second_pace", TIME))
        self._second_label = form.add_row(tr("Time control of the second"), self.second_pace)
        self._second_fields = self._beside()
        self._second_blank = form.add_row("", self._second_fields, stretch=True)

    def _ask_for_openings(self, form: Form) -> None:
        self.openings = Segments(translated(matches_text.OPENINGS), self._known.get("openings", RANDOM))
        self.plies = self._number("plies", 4, 0, MAX_PLIES, matches_text.PLIES())
        self.file = make_button(tr("Choose…"), None, self._choose_file)
        self.file_name = Label(tr("No file"))
        form.add_row(tr("Games start"), self.openings)
        self.balanced = QCheckBox(tr("Leave out openings that favour a side"))
        give_tip(self.balanced, matches_text.BALANCED_HINT())
        self.balanced.setChecked(bool(self._known.get("balanced", True)))
        form.add_row("", self._beside(self.plies, self.balanced, self.file, self.file_name), stretch=True)

    def _ask_for_games(self, form: Form) -> None:
        """Ask how many games, how long, how many at once."""
        self.games = self._number("games", 100, 2, MAX_GAMES, "", matches_text.GAMES_FIELD())
        self.games.setSingleStep(2)
        self.limit = self._number("limit", 200, 1, 5000, matches_text.PLIES())
        self.at_once = self._number("at_once", 1, 1, MAX_AT_ONCE, "", matches_text.AT_ONCE())
        form.add_row(matches_text.GAMES_FIELD(), self.games)
        form.add_row(tr("Drawn after"), self.limit)
        form.add_row(matches_text.AT_ONCE(), self.at_once)
        self.forgiving = QCheckBox(tr("Ask again after an illegal move"))
        give_tip(self.forgiving, matches_text.FORGIVING_HINT())
        self.forgiving.setChecked(bool(self._known.get("forgiving", True)))
        form.add_wide(self.forgiving)

    def _ask_for_test(self, form: Form) -> None:
        self.trial = QCheckBox(tr("Stop when the test (SPRT) is decided"))
        self.trial.setChecked(bool(self._known.get("trial", False)))
        self.low = self._real("low", 0, -500, 500, matches_text.POINTS())
        self.high = self._real("high", 20, -500, 500, matches_text.POINTS())
        self.alpha = self._real("alpha", 5, 0.1, 49, punctuation.PERCENT_BEHIND())
        self.beta = self._real("beta", 5, 0.1, 49, punctuation.PERCENT_BEHIND())
        form.add_wide(self.trial)
        self._bounds = form.add_row(tr("Bounds"), bounds := self._beside(self.low, self.high), stretch=True)
        self._risks = form.add_row(tr("Error rates"), risks := self._beside(self.alpha, self.beta), stretch=True)
        self._test = (self._bounds, bounds, self._risks, risks)

    def _fill_second_pace(self) -> None:
        """Make the fields of the second's pace; made last, so that remembered numbers keep their places."""
        self.second_milliseconds = self._number("second_ms", 100, 5, 600_000, matches_text.MILLISECONDS())
        self.second_nodes = self._number("second_nodes", 2000, 1, 100_000_000, matches_text.NODES())
        self.second_seconds = self._number("second_seconds", 60, 1, 36_000, matches_text.SECONDS())
        self.second_added = self._real("second_added", 0.6, 0, 600, matches_text.ADDED())
        row = self._second_fields.layout()
        assert row is not None
        for box in (self.second_milliseconds, self.second_nodes, self.second_seconds, self.second_added):
            row.addWidget(box)

    def _side(self, name: str, key: str) -> QComboBox:
        """Return the list of engines and levels."""
        combo = ComboBox(name=name, narrow=LETTERS)
        own = [Contender(OWN, naming.AT_FULL_STRENGTH)]
        listed = [Contender(LISTED, engine.name, key=engine.key) for engine in engine_list(self._settings).engines]
        levels = [
            Contender(LEVEL, naming.levelled(level.name, level.number), level.number) for level in reversed(LEVELS)
        ]
        for contender in (*own, *listed, *levels):
            combo.addItem(contender.title, contender)
        known = self._known.get(key, "")
        names = [contender.name for contender in (*own, *listed, *levels)]
        default = 0 if key == "first" else min(1, len(names) - 1)
        combo.setCurrentIndex(names.index(known) if known in names else default)
        return combo

    def _number(self, key: str, default: int, low: int, high: int, suffix: str, name: str = "") -> QSpinBox:
        """Return a field for a whole number, with the last choice."""
        box = SpinBox()
        box.setRange(low, high)
        known = self._known.get("numbers", [])
        place = len(self._numbers)
        box.setValue(round(known[place]) if place < len(known) else default)
        self._numbers[key] = box
        box.setSuffix(suffix)
        box.setAlignment(Qt.AlignmentFlag.AlignCenter)
        box.setAccessibleName(name or suffix.strip())
        return box

    def _real(self, key: str, default: float, low: float, high: float, suffix: str) -> QDoubleSpinBox:
        """Return a field for a number with one decimal place."""
        box = DoubleSpinBox(1)
        box.setRange(low, high)
        known = self._known.get("numbers", [])
        place = len(self._numbers)
        box.setValue(known[place] if place < len(known) else default)
        self._numbers[key] = box
        box.setSuffix(suffix)
        box.setAlignment(Qt.AlignmentFlag.AlignCenter)
        box.setAccessibleName(suffix.strip())
        return box

    def _beside(self, *fields: QWidget) -> QWidget:
        row = QWidget()
        lay_flow(*fields, within=row, spacing=8)
        return row

    def _show_what_matters(self) -> None:
        """Show the fields that apply to the choices made."""
        pace, second, openings = self.pace.value, self.second_pace.value, self.openings.value
        for field, kind in ((self.milliseconds, TIME), (self.nodes, NODES), (self.seconds, CLOCK), (self.added, CLOCK)):
            field.setVisible(pace == kind)
        for field, kind in (
            (self.second_milliseconds, TIME), (self.second_nodes, NODES),
            (self.second_seconds, CLOCK), (self.second_added, CLOCK),
        ):  # fmt: skip
            field.setVisible(second == kind)
        for part in (self._second_label, self.second_pace, self._second_blank, self._second_fields):
            part.setVisible(not self.same_pace.isChecked())
        self._first_label.setText(matches_text.THINKS() if self.same_pace.isChecked() else matches_text.FIRST_THINKS())
        self.balanced.setVisible(openings == RANDOM)
        self.plies.setVisible(openings != START)
        for widget in (self.file, self.file_name):
            widget.setVisible(openings == FILE)
        for part in self._test:
            part.setVisible(self.trial.isChecked())
        known = openings != FILE or bool(self._path.name)
        self.start.setEnabled(self._reading is None and known and (not self._tested or self._in_order))
        same = self.sides[0].currentText() == self.sides[1].currentText()
        self._say(tr("Both sides are the same; the result shows how much is due to chance.") if same else "", "muted")

    @property
    def _tested(self) -> bool:
        return self.trial.isChecked()

    @property
    def _in_order(self) -> bool:
        """Whether the test's bounds are in order."""
        return self.low.value() < self.high.value()

    def _say(self, text: str, style: str) -> None:
        """Show a message beside the buttons."""
        self.problem.setObjectName(style)
        self.problem.setText(text)
        self.problem.style().polish(self.problem)

    def _choose_file(self) -> None:
        questions = FileQuestions(self._settings, self)
        path = questions.which(matches_text.FILE_TITLE(), matches_text.OPENING_FILES())
        if path:
            self._path = Path(path)
            questions.remember(self._path)
            self.file_name.setText(shortened(readable(self._path.name), 40))
            self._show_what_matters()

    # Answers

    def accept(self) -> None:
        """Make the plan once the openings have been read, and remember the choices."""
        if not self.start.isEnabled():
            return
        if self.openings.value != FILE:
            self._agree(())
            return
        path, plies, variant = self._path, self.plies.value(), catalogue.named(self.game.currentData())

        def read() -> list[Opening]:
            return read_openings(variant, decode(read_regular(path, MAX_BYTES)), plies)

        def done(openings: list[Opening]) -> None:
            self._reading = None
            self._show_what_matters()
            if openings:
                self._agree(tuple(openings))
            else:
                self._say(tr("{name} contains no openings of this game.", name=readable(path.name)), "wrong")

        def fail(error: OSError) -> None:
            self._reading = None
            self._show_what_matters()
            self._say(matches_text.NOT_READ(why=reason_of(error)), "wrong")

        self._reading = Task(self, read, done, fail)
        self._show_what_matters()
        self._say(tr("Reading the openings…"), "muted")

    def reject(self) -> None:
        """Close, and stop reading."""
        if self._reading is not None:
            self._reading.forget()
        super().reject()

    def _agree(self, lines: tuple[Opening, ...]) -> None:
        """Emit the plan, and close."""
        self._remember()
        plan = Plan(
            self.game.currentData(),
            self.sides[0].currentData(),
            self.sides[1].currentData(),
            self._pace(),
            self.games.value() + self.games.value() % 2,
            self.at_once.value(),
            self.openings.value,
            self.plies.value(),
            lines,
            2 * self.limit.value(),
            random.getrandbits(32),
            self._trial(),
            self.forgiving.isChecked(),
            None if self.same_pace.isChecked() else self._second_pace(),
            self.openings.value == RANDOM and self.balanced.isChecked(),
        )
        super().accept()
        self.agreed.emit(plan)

    def _pace(self) -> Pace:
        """Return how long the engines think."""
        amount = self.nodes.value() if self.pace.value == NODES else self.milliseconds.value()
        return Pace(self.pace.value, amount, float(self.seconds.value()), self.added.value())

    def _second_pace(self) -> Pace:
        """Return the second's pace, if it has its own."""
        kind = self.second_pace.value
        amount = self.second_nodes.value() if kind == NODES else self.second_milliseconds.value()
        return Pace(kind, amount, float(self.second_seconds.value()), self.second_added.value())

    def _trial(self) -> Trial | None:
        if not self._tested:
            return None
        return Trial(self.low.value(), self.high.value(), self.alpha.value() / 100, self.beta.value() / 100)

    def _remember(self) -> None:
        self._settings["series"] = {
            **self._settings["series"],
            "game": self.game.currentData(),
            "first": self.sides[0].currentData().name,
            "second": self.sides[1].currentData().name,
            "pace": self.pace.value,
            "same_pace": self.same_pace.isChecked(),
            "second_pace": self.second_pace.value,
            "balanced": self.balanced.isChecked(),
            "openings": self.openings.value if self.openings.value != FILE else RANDOM,
            "trial": self._tested,
            "forgiving": self.forgiving.isChecked(),
            "numbers": [float(box.value()) for box in self._numbers.values()],
        }
