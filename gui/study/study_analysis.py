"""Live analysis on a study's page: engines follow the current position; their findings are shown beside the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from surajang.gui.analysis import analysis_text
from surajang.gui.analysis.analysis_panel import FIRST, MAX_ENGINES, MOVER, OWN, AnalysisPanel
from surajang.gui.analysis.analyst import Analyst, Findings, may_pass
from surajang.gui.analysis.evaluation_bar import EvaluationBar
from surajang.gui.board.annotations import Arrow, Colour
from surajang.gui.board.places import squares_of, start_of
from surajang.gui.desk.messages import PageMessages
from surajang.gui.desk.page_tools import PageTools
from surajang.gui.engines.engine_list import engine_list
from surajang.gui.engines.programs import Program, listed_program, own_program
from surajang.gui.kit.translation import tr
from surajang.gui.shell.page import CommandHandler
from surajang.gui.study.study import Study
from surajang.gui.study.study_board import StudyBoard
from surajang.gui.words import naming, outcome_text, shown_moves
from surajang.rules.moves import target

DEFAULT_LINES = 3
FORMER = ("other", "both")
"""Settings from when there was only one other engine: that one, or both."""


class StudyAnalysis(QObject):
    """The engines that analyse, the panel with their lines, and the bar beside the board."""

    changed = Signal()
    """The possible or active commands have changed."""

    resized = Signal()
    """The panel needs another height."""

    def __init__(
        self, study: Study, board: StudyBoard, messages: PageMessages, tools: PageTools, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._study = study
        self._game = study.game
        self._board = board
        self._messages = messages
        self._settings = tools.settings
        self._engines = engine_list(tools.settings)
        self._more = tools.actions.get("engines")
        self._players = naming.players(study.variant)
        self.panel = AnalysisPanel(tools.actions, tools.style.palette, self._players)
        self.bar = EvaluationBar(tools.style.palette, board.view.scene.board_rect)
        self.bar.hide()
        self.analysts: list[Analyst] = []
        self._running: list[str] = []
        self._threat = False
        self._arrows: tuple[Arrow, ...] = ()
        panel = self.panel
        panel.pointed.connect(lambda moves: self._board.preview(moves, self._threat))
        panel.played.connect(self._play)
        panel.lines_chosen.connect(lambda lines: self._choose("lines", lines))
        panel.engines_chosen.connect(lambda keys: self._choose("engine", ",".join(keys)))
        self._engines.changed.connect(self._follow_engines)
        panel.view_chosen.connect(lambda view: self._choose("view", view))
        panel.stay_chosen.connect(lambda stay: self._choose("stay", stay))
        self._show_choices()

    def handlers(self) -> dict[str, CommandHandler]:
        """Return its commands."""
        return {
            "analyse": CommandHandler(self.toggle, checked=lambda: self.on),
            "show_threat": CommandHandler(self.toggle_threat, checked=lambda: self._threat),
            "play_best": CommandHandler(self.play_best, lambda: self.on),
        }

    # Choices

    @property
    def _lines(self) -> int:
        return int(max(1, min(5, self._chosen("lines", DEFAULT_LINES))))

    def _chosen(self, name: str, default: Any) -> Any:
        return self._settings["analysis"].get(name, default)

    def _programs(self) -> list[Program]:
        listed = [self._engines.get(key) for key in self._keys()]
        game = self._game.variant.name
        return [own_program() if engine is None else listed_program(engine, game) for engine in listed]

    def _keys(self) -> list[str]:
        """Return the keys of the chosen engines: Surajang's own if the others are no longer in the list."""
        chosen = self._chosen("engine", OWN)
        if chosen in FORMER:
            other = self._engines.chosen()
            keys = [OWN] if other is None or chosen == "both" else []
            return keys if other is None else [*keys, other.key]
        known = [key for key in dict.fromkeys(chosen.split(",")) if key == OWN or self._engines.get(key)]
        return known[:MAX_ENGINES] or [OWN]

    def _choose(self, name: str, value: object) -> None:
        self._settings["analysis"] = {**self._settings["analysis"], name: value}
        self._show_choices()
        if self.on and name == "engine":
            self.stop()
            self.start()
        elif self.on and name == "lines":
            self.resized.emit()
            self.look()

    def _follow_engines(self) -> None:
        """Show the engines to choose from; if one that analyses was removed, go on without it."""
        self._show_choices()
        if self.on and self._keys() != self._running:
            self.stop()
            self.start()

    def _show_choices(self) -> None:
        engines = {OWN: tr("Surajang's own engine"), **{engine.key: engine.name for engine in self._engines.engines}}
        self.panel.show_engine_choices(engines, self._keys(), self._more)
        view = self._chosen("view", FIRST)
        view = view if view in (FIRST, MOVER) else FIRST
        self.panel.show_choices(self._lines, view, self._chosen("stay", False))

    # On and off

    @property
    def on(self) -> bool:
        """Whether engines are analysing."""
        return bool(self.analysts)

    def begin(self) -> None:
        """Start the engines if they stay on in every study."""
        if self._chosen("stay", False):
            self.start()

    def toggle(self) -> None:
        """Start or stop the engines."""
        if self.on:
            self.stop()
        else:
            self.start()

    def start(self) -> None:
        """Start the engines."""
        game_hash = int(self._settings["engine_hash"])
        self._running = self._keys()
        self.analysts = [Analyst(program, self._game, game_hash, self) for program in self._programs()]
        blocks = self.panel.show_engines([analyst.name for analyst in self.analysts])
        self._show_choices()
        for analyst, block in zip(self.analysts, blocks, strict=True):
            analyst.troubled.connect(block.say_trouble)
            analyst.changed.connect(self._show)
        self.bar.show()
        self.resized.emit()
        self.look()

    def stop(self) -> None:
        """Stop the engines and hide their findings."""
        analysts, self.analysts = self.analysts, []
        for analyst in analysts:
            analyst.blockSignals(True)
            analyst.close()
            analyst.deleteLater()
        self._threat = False
        self._set_arrows(())
        self._board.preview((), False)
        self.panel.show_engines([])
        self.bar.hide()
        self.resized.emit()
        self.changed.emit()

    def look(self) -> None:
        """Analyse the current position."""
        self._arrows = ()
        for analyst in self.analysts:
            analyst.look(self._lines, self._threat)
        self.changed.emit()

    def position_shown(self) -> None:
        """Analyse another position; a threat is shown for one position only."""
        self._threat = False
        if self.on:
            self.look()

    def toggle_threat(self) -> None:
        """Switch between the threat of the other side and the lines of the side to move."""
        if not self._threat and not may_pass(self._game):
            self._messages.note(analysis_text.OVER() if self._game.node.outcome.over else analysis_text.NO_THREAT())
            self.changed.emit()
            return
        self._threat = not self._threat
        if self.on:
            self.look()
        else:
            self.start()

    # Findings

    def _show(self) -> None:
        instead = ""
        outcome = self._game.node.outcome
        if outcome.over:
            instead = analysis_text.OVER()
        elif self._threat and not any(analyst.on for analyst in self.analysts):
            instead = analysis_text.NO_THREAT()
        for analyst, block in zip(self.analysts, self.panel.blocks, strict=False):
            block.show_findings(self._shown(analyst.findings), instead)
        findings = self.analysts[0].findings if self.analysts else Findings()
        if outcome.over:
            share = {0: 1.0, 1: 0.0, None: 0.5}[outcome.winner]
            self.bar.show_chance(share, outcome_text.heading(outcome, self._game.variant))
        elif instead:
            self.bar.show_chance(None, "")
        elif findings.lines and not self._threat:  # keep the former until then, so that stepping does not flicker
            self.bar.show_chance(findings.first_chance, self.panel.blocks[0].sentence())
        self._set_arrows(arrows_of(findings))

    def _shown(self, findings: Findings) -> Findings:
        """Return findings with their moves in the notation shown."""
        variant, side = self._game.variant, findings.side
        return replace(
            findings,
            lines=tuple(
                replace(line, written=shown_moves.line(variant, line.written, side)) for line in findings.lines
            ),
        )

    def _set_arrows(self, arrows: tuple[Arrow, ...]) -> None:
        if arrows != self._arrows:
            self._arrows = arrows
            self._board.set_arrows(arrows)

    # Playing a line

    def _best(self) -> tuple[int, ...] | None:
        """Return the first engine's best move, None if no move can be played."""
        if not self.analysts or self._threat or not self.analysts[0].findings.lines:
            return None
        return self.analysts[0].findings.lines[0].moves[:1]

    def play_best(self) -> None:
        """Play the best move, or say why there is none."""
        best = self._best()
        if best:
            self._play_line(best)
        elif self._game.node.outcome.over:
            self._messages.note(analysis_text.OVER())
        elif self._threat:
            self._messages.note(analysis_text.THREAT_SHOWN())
        elif self.on:
            self._messages.note(tr("{name} has not found a move for this position yet.", name=self.analysts[0].name))

    def _play(self, moves: Sequence[int]) -> None:
        if not self._threat:
            self._play_line(moves)

    def _play_line(self, moves: Sequence[int]) -> None:
        """Add a line to the study and show the position after its first move."""
        self._messages.banner.dismiss()
        self._study.play_line(moves)

    def close(self) -> None:
        """Stop the engines, as the page is left."""
        for analyst in self.analysts:
            analyst.blockSignals(True)
            analyst.close()
        self.analysts = []


def arrows_of(findings: Findings) -> tuple[Arrow, ...]:
    """Return the first moves as arrows, the best in blue, a threat's in red; a choice of a setup has none."""
    arrows: dict[tuple[object, int], Arrow] = {}
    for place, line in enumerate(findings.lines):
        move = line.moves[0]
        if squares_of(move):
            colour = Colour.RED if findings.threat else Colour.BLUE if place == 0 else Colour.GREEN
            arrow = Arrow(start_of(move, findings.side), int(target(move)), colour)
            arrows.setdefault((arrow.start, arrow.end), arrow)
    return tuple(reversed(arrows.values()))  # the best above the others
