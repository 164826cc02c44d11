"""The field that says which engine plays for the computer."""

from PySide6.QtWidgets import QComboBox, QWidget

from gui.engines import engines_text
from gui.engines.engine_list import Engine, engine_list
from gui.shell.settings import Settings


class EngineChoice(QComboBox):
    """Our own engine, and those of the list; what is chosen holds `at_once`, or when `hold` is called."""

    def __init__(self, settings: Settings, parent: QWidget | None = None, at_once: bool = True) -> None:
        super().__init__(parent)
        self._engines = engine_list(settings)
        self._engines.wait()
        self._engines.adopt()
        self.setAccessibleName(engines_text.PLAYER())
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(18)
        self._fill()
        self._engines.changed.connect(self._fill)
        if at_once:
            self.activated.connect(lambda _: self.hold())

    def _fill(self) -> None:
        """Show what there is to choose from."""
        chosen = self._engines.chosen()
        self.clear()
        self.addItem(engines_text.OWN(), "")
        for engine in self._engines.engines:
            self.addItem(engine.name, engine.key)
        self.setCurrentIndex(max(0, self.findData(chosen.key if chosen else "")))

    @property
    def engine(self) -> Engine | None:
        """The engine of the list that is chosen, None for our own."""
        return self._engines.get(self.currentData() or "")

    def hold(self) -> None:
        """Let what is chosen hold from the next game on."""
        self._engines.choose(self.engine)
