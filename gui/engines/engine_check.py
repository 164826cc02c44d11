"""Starts a program that is to play for the computer, and finds out whether it can."""

from PySide6.QtCore import QObject, Signal

from gui.engines import engines_text as words
from gui.engines.engine_process import START_PATIENCE, EngineProcess
from gui.engines.programs import Program
from gui.words import naming
from rules.games import GAMES

PATIENCE = START_PATIENCE
"""Milliseconds the program may take to say that it is ready: as many as where it plays; one can cancel before."""


class EngineCheck(QObject):
    """One try of a program; it is over when it is ended or the program's time is up."""

    passed = Signal(str, str)
    """The program is an engine for at least one of our games: its name, and a sentence that says for which."""

    refused = Signal(str)
    """It is not: a sentence."""

    def __init__(self, program: Program, parent: QObject) -> None:
        super().__init__(parent)
        self._name = program.name if program.named else program.words
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
            self._refuse(words.CANNOT_CHOOSE_GAME(), name)
            return
        if not engine.offers:
            self._pass(name, words.SAYS_NOTHING(name=name))
            return
        known = [naming.title(variant) for variant in GAMES.values() if engine.knows(variant.name)]
        unknown = [naming.title(variant) for variant in GAMES.values() if not engine.knows(variant.name)]
        if not known:
            self._refuse(words.KNOWS_NONE(), name)
        elif unknown:
            said = words.KNOWS_SOME(name=name, known=words.listed(known), unknown=words.listed(unknown))
            self._pass(name, said)
        else:
            self._pass(name, words.KNOWS_ALL(name=name))

    def _pass(self, name: str, sentence: str) -> None:
        """Tell that the engine can play."""
        self._engine.close()
        self.passed.emit(name, sentence)

    def _refuse(self, why: str, name: str = "") -> None:
        """Tell why the program cannot play."""
        self._engine.close()
        self.refused.emit(why.format(name=name or self._name))
