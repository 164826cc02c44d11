"""The engines' analysis of the position shown: for each engine who is better, its depth, and its lines."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QFrame, QMenu, QSizePolicy, QToolButton, QWidget

from surajang.gui.analysis import analysis_text
from surajang.gui.analysis.analyst import MAX_LINES, Findings
from surajang.gui.analysis.line_row import LineRow
from surajang.gui.kit.flow_layout import lay_column, lay_row
from surajang.gui.kit.label import Label, give_tip
from surajang.gui.kit.punctuation import beside, labelled
from surajang.gui.kit.scrolling import scrolling
from surajang.gui.kit.theme import Palette
from surajang.gui.kit.translation import tr

BUTTONS = ("analyse", "show_threat", "play_best", "show_openings")
OWN = "own"
"""Our own engine, among the keys of engines."""

MAX_ENGINES = 3
"""The most engines that analyse a position at once."""

MIN_LINES = 4
"""The height in lines of text that is always seen: the first engine's judgement, its depth and its best line."""

FIRST, MOVER = "first", "mover"
"""Whose view scores are shown from: the first player's, or the side to move's."""


class EngineBlock(QWidget):
    """One engine's analysis, with its name if there are several."""

    pointed = Signal(tuple)
    """The moves up to the one under the pointer; empty if there is none."""

    played = Signal(tuple)
    """These moves are to be played in."""

    def __init__(self, name: str, colours: Palette, players: tuple[str, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = name
        self.named = False
        self.findings = Findings()
        self._players = players
        self._colours = colours
        self._view = FIRST
        self.words = Label(parent=self, look="next", wraps=True)
        self.status = Label(parent=self, look="muted", wraps=True)
        self.rows: list[LineRow] = []
        self._column = lay_column(within=self, margins=(2, 0, 2, 2), spacing=0)
        for label in (self.words, self.status):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            self._column.addWidget(label)
        self._trouble = self._instead = ""

    def set_rows(self, count: int) -> None:
        """Show this many lines."""
        while len(self.rows) > count:
            row = self.rows.pop()
            row.show_line(None, "", 1, 0)
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        while len(self.rows) < count:
            row = LineRow(len(self.rows) + 1, self._colours, self)
            row.pointed.connect(self.pointed)
            row.played.connect(self.played)
            self.rows.append(row)
            self._column.addWidget(row)
        self._show()

    def set_colours(self, colours: Palette) -> None:
        """Use other colours."""
        self._colours = colours
        for row in self.rows:
            row.set_colours(colours)

    def set_view(self, view: str) -> None:
        """Show scores as the first player sees them, or the side to move."""
        self._view = view
        self._show()

    def say_trouble(self, sentence: str) -> None:
        """Show a problem with the engine; an empty sentence removes it."""
        self._trouble = sentence
        self._show()

    def show_findings(self, findings: Findings, instead: str = "") -> None:
        """Show findings, or the sentence `instead` where there is nothing to find."""
        self.findings, self._instead = findings, instead
        self._show()

    def _show(self) -> None:
        """Show everything in the chosen way."""
        findings, shown = self.findings, self._trouble or self._instead or self.sentence()
        self.words.setText(labelled(self.name, shown) if self.named and shown and not self._trouble else shown)
        self.status.setText(self._progress())
        turned = self._view == FIRST and findings.side
        for place, row in enumerate(self.rows):
            line = findings.lines[place] if place < len(findings.lines) else None
            score = "" if line is None else analysis_text.score_text(-line.score if turned else line.score)
            row.show_line(line, score, findings.number, findings.side)

    def sentence(self) -> str:
        """Return who is better, or whose threat is shown."""
        score, chance = self.findings.first_score, self.findings.first_chance
        if self.findings.threat and score is not None:
            return tr("What {player} threatens", player=self._players[self.findings.side])
        if score is None or chance is None:
            return ""
        return analysis_text.standing(score, chance, self._players)

    def _progress(self) -> str:
        """Return the winning chance, and the engine's depth and speed."""
        findings, chance = self.findings, self.findings.first_chance
        if chance is None:
            return self.name
        side = findings.side if self._view == MOVER else 0
        words = analysis_text.chance_text(1 - chance if side else chance, self._players[side])
        return beside(words, analysis_text.progress_text(findings.depth, findings.speed))


class AnalysisPanel(QWidget):
    """A row of buttons, and below it each engine's analysis while engines are on."""

    pointed = Signal(tuple)
    """The moves up to the one under the pointer; empty if there is none."""

    played = Signal(tuple)
    """These moves are to be played in."""

    lines_chosen = Signal(int)
    """The number of lines to show was chosen."""

    engines_chosen = Signal(list)
    """The keys of the chosen engines, OWN and those of the list; at least one."""

    view_chosen = Signal(str)
    """Scores are to be shown as FIRST or MOVER sees them."""

    stay_chosen = Signal(bool)
    """Whether engines are to be on in every study."""

    def __init__(self, actions: Mapping[str, QAction], colours: Palette, players: tuple[str, str]) -> None:
        super().__init__()
        self.setObjectName("tools")
        self.blocks: list[EngineBlock] = []
        self.engine_actions: dict[str, QAction] = {}
        self.tools: list[QToolButton] = []
        self._colours = colours
        self._players = players
        self._lines = 1
        row = lay_row(spacing=2)
        for name in BUTTONS:
            button = self._button()
            button.setDefaultAction(actions[name])
            row.addWidget(button)
        row.addStretch(1)
        self.options = self._button()
        self.options.setText("⋯")
        give_tip(self.options, tr("Analysis options"))
        self.options.setAccessibleName(tr("Analysis options"))
        self.options.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        row.addWidget(self.options)
        self.menu = QMenu(self.options)
        self.options.setMenu(self.menu)
        self._inner = QWidget()
        self._blocks = lay_column(within=self._inner, margins=0, spacing=4)
        self.area = scrolling(self._inner, self)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.hide()
        lay_column(row, (self.area, 1), within=self, margins=0, spacing=2)
        self._make_menu()

    def _button(self) -> QToolButton:
        button = QToolButton(self)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.tools.append(button)
        return button

    def _make_menu(self) -> None:
        self._counts = self._group(
            tr("Lines"), [(str(count), str(count)) for count in range(1, MAX_LINES + 1)],
            lambda chosen: self.lines_chosen.emit(int(chosen)),
        )  # fmt: skip
        self._engine_menu = self.menu.addMenu(tr("Engines"))
        views = [
            (FIRST, tr("From {value}'s point of view", value=self._players[0])),
            (MOVER, tr("From the point of view of the side to move")),
        ]
        self._views = self._group(tr("Score"), views, self.view_chosen.emit)
        self.menu.addSeparator()
        self.stay = self.menu.addAction(tr("Always on in studies"))
        self.stay.setCheckable(True)
        self.stay.toggled.connect(self.stay_chosen)

    def _group(self, title: str, choices: list[tuple[str, str]], chosen: Callable[[str], object]) -> dict[str, QAction]:
        """Add a menu of exclusive choices; return its actions by name."""
        menu = self.menu.addMenu(title)
        group = QActionGroup(menu)
        found: dict[str, QAction] = {}
        for name, text in choices:
            action = menu.addAction(text)
            action.setCheckable(True)
            action.setData(name)
            group.addAction(action)
            found[name] = action
        group.triggered.connect(lambda action: chosen(action.data()))
        return found

    # Contents

    def show_engine_choices(self, engines: Mapping[str, str], chosen: list[str], more: QAction | None = None) -> None:
        """Show the engines, names by keys, which ones are chosen, and how to add others."""
        self._engine_menu.clear()
        self.engine_actions = {}
        for key, name in engines.items():
            action = self._engine_menu.addAction(name.replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(key in chosen)
            action.triggered.connect(lambda on, key=key: self._choose_engine(key, on, chosen))
            self.engine_actions[key] = action
        if more is not None:
            self._engine_menu.addSeparator()
            self._engine_menu.addAction(more)

    def _choose_engine(self, key: str, on: bool, chosen: list[str]) -> None:
        """Switch an engine on or off; at least one stays on, and of too many the first is switched off."""
        keys = [*chosen, key] if on else [other for other in chosen if other != key]
        self.engines_chosen.emit(keys[-MAX_ENGINES:] or [key])

    def show_choices(self, lines: int, view: str, stay: bool) -> None:
        """Show the present choices."""
        self._lines = lines
        self._counts[str(lines)].setChecked(True)
        self._views[view].setChecked(True)
        with QSignalBlocker(self.stay):
            self.stay.setChecked(stay)
        for block in self.blocks:
            block.set_rows(lines)
            block.set_view(view)
        self._size()

    def show_engines(self, names: list[str]) -> list[EngineBlock]:
        """Show a block for each engine, none while they are off; return the blocks."""
        for block in self.blocks:
            self._blocks.removeWidget(block)
            block.hide()
            block.deleteLater()
        self.blocks = [EngineBlock(name, self._colours, self._players, self._inner) for name in names]
        for block in self.blocks:
            block.named = len(names) > 1
            block.set_rows(self._lines)
            block.pointed.connect(self.pointed)
            block.played.connect(self.played)
            self._blocks.addWidget(block)
        self._size()
        self.area.setVisible(bool(self.blocks))
        return self.blocks

    def set_colours(self, colours: Palette) -> None:
        """Use other colours."""
        self._colours = colours
        for block in self.blocks:
            block.set_colours(colours)

    def size_to_text(self, icon: int, width: int, height: int) -> None:
        """Set the size of the buttons."""
        for button in self.tools:
            button.setIconSize(QSize(icon, icon))
            button.setMinimumWidth(width)
            button.setFixedHeight(height)
        self._size()

    def _line(self) -> int:
        return round(self.fontMetrics().height() * 1.45)

    def preferred_height(self) -> int:
        """Return the height that shows everything."""
        shown = len(self.blocks) * (self._lines + 3) * self._line()
        return self.options.height() + shown + 4

    def _size(self) -> None:
        """Keep space for the first engine's judgement and its best line."""
        self.area.setMinimumHeight(MIN_LINES * self.fontMetrics().height() if self.blocks else 0)
        self.setMaximumHeight(16_777_215 if self.blocks else self.options.height() + 2)
