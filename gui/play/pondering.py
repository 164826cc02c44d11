"""Pondering: an engine thinks about the move that it expects of a person, while they think."""

import time

from PySide6.QtCore import QObject, QTimer

from surajang.gui.engines.engine_process import EngineProcess
from surajang.gui.engines.requests import Request
from surajang.gui.shell.settings import Settings

MAX_SECONDS = 180
"""Seconds after which pondering ends: the person may have gone away."""

TICK_MS = 1000
ASLEEP = 10.0
"""Seconds between two ticks in which the machine must have slept."""


class Pondering(QObject):
    """Lets one engine at a time ponder. Its findings are not shown."""

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self.engine: EngineProcess | None = None
        """The engine that ponders, if any."""

        self._position = ""
        self._ticks = 0
        self._ticked_at = 0.0
        self._tick = QTimer(self, interval=TICK_MS)
        self._tick.timeout.connect(self._look)

    def begin(self, engine: EngineProcess, request: Request) -> None:
        """Let an engine ponder on a request."""
        self.engine = engine
        self._position = request.position
        self._ticks = 0
        self._ticked_at = time.time()
        self._tick.start()
        engine.think(request)

    def hit(self, position: str) -> bool:
        """End pondering, as the engine is to move in a position. Return whether that is the position pondered on, so
        that it answers.
        """
        engine, self.engine = self.engine, None
        self._tick.stop()
        return engine is not None and position == self._position and engine.ponder_hit()

    def stop(self) -> None:
        """End pondering; the engine stays ready."""
        engine, self.engine = self.engine, None
        self._tick.stop()
        if engine is not None:
            engine.cancel()

    def _look(self) -> None:
        """End pondering after a long time, if the machine has slept meanwhile, or if it is switched off."""
        now, before = time.time(), self._ticked_at
        self._ticks += 1
        self._ticked_at = now
        if self._ticks * TICK_MS >= MAX_SECONDS * 1000 or now - before > ASLEEP or not self._settings["ponder"]:
            self.stop()
