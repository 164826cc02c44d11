"""Starts a program that is to play for the computer, and finds out whether it can."""

from PySide6.QtCore import QObject, Signal

from gui.engines.engine_process import EngineProcess
from gui.engines.programs import other_program
from rules.games import GAMES

PATIENCE = 5_000
"""Milliseconds the program may take to say that it is ready."""


class EngineCheck(QObject):
    """One try of a command line; it is over after a few seconds at the latest."""

    passed = Signal(str, str)
    """The program is an engine for at least one of our games: its name, and a sentence that says for which."""

    refused = Signal(str)
    """It is not: a sentence."""

    def __init__(self, line: str, parent: QObject) -> None:
        super().__init__(parent)
        program = other_program(line)
        self._name = program.words
        self._engine = EngineProcess(program, "", self)
        self._engine.patience_to_start = PATIENCE
        self._engine.introduced.connect(self._judge)
        self._engine.unusable.connect(self._refuse)

    def start(self) -> None:
        """Start the program; `passed` or `refused` follows."""
        self._engine.prepare()

    def cancel(self) -> None:
        """End the program; nothing follows."""
        self.blockSignals(True)
        self._engine.close()
        self.deleteLater()

    def _judge(self, name: str) -> None:
        """Tell which of our games the engine knows."""
        engine = self._engine
        name = name or self._name
        if not engine.knows_variants:
            self._refuse("plays no game but its own: it has no option UCI_Variant.", name)
            return
        if not engine.offers:
            self._pass(name, f"{name} does not say which games it knows.")
            return
        known = [variant.title for variant in GAMES.values() if variant.name in engine.offers]
        unknown = [variant.title for variant in GAMES.values() if variant.name not in engine.offers]
        if not known:
            self._refuse("knows none of these games.", name)
        elif unknown:
            self._pass(name, f"{name} knows {listed(known)}, but not {listed(unknown)}.")
        else:
            self._pass(name, f"{name} knows all of these games.")

    def _pass(self, name: str, sentence: str) -> None:
        """Tell that the engine can play."""
        self._engine.close()
        self.passed.emit(name, sentence)

    def _refuse(self, why: str, name: str = "") -> None:
        """Tell why the program cannot play."""
        self._engine.close()
        self.refused.emit(f"{name or self._name} {why}")


def listed(names: list[str]) -> str:
    """Return names as a sentence lists them."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
