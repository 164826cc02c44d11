"""Windows stay on the screen when it becomes smaller."""

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QApplication

from surajang.gui.kit.qt_helpers import keep_on_screen, slot

LATER_MS = 500
"""How long the system has to move the windows itself."""

PLACED = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen | Qt.WindowState.WindowMinimized
"""The states in which the system places a window."""


class Screens(QObject):
    """Brings windows back when their screen has changed, since some window managers do not."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._later = QTimer(self, singleShot=True, interval=LATER_MS)
        self._later.timeout.connect(self._bring_back)
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        for screen in application.screens():
            self._follow(screen)
        application.screenAdded.connect(self._follow)
        application.screenRemoved.connect(self._changed)

    @slot(QScreen)
    def _follow(self, screen: QScreen) -> None:
        screen.geometryChanged.connect(self._changed)

    @slot()
    def _changed(self) -> None:
        self._later.start()

    @slot()
    def _bring_back(self) -> None:
        kinds = (Qt.WindowType.Window, Qt.WindowType.Dialog)
        for window in QApplication.topLevelWidgets():
            if window.isVisible() and window.windowType() in kinds and not window.windowState() & PLACED:
                keep_on_screen(window)
