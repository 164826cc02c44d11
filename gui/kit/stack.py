"""Several widgets in one place."""

from PySide6.QtWidgets import QStackedLayout, QWidget


class Stack(QWidget):
    """Shows one of several widgets at a time. Readers say nothing of it; of Qt's own they say "layered pane"."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = QStackedLayout(self)

    def addWidget(self, widget: QWidget) -> None:
        """Take another widget in; the first one is shown."""
        self._layout.addWidget(widget)

    def removeWidget(self, widget: QWidget) -> None:
        """Show a widget no more; it stays a child."""
        self._layout.removeWidget(widget)

    def setCurrentWidget(self, widget: QWidget) -> None:
        """Show a widget that was taken in."""
        self._layout.setCurrentWidget(widget)

    def currentWidget(self) -> QWidget | None:
        """Return the widget shown."""
        return self._layout.currentWidget()

    def count(self) -> int:
        """Return how many widgets there are."""
        return self._layout.count()

    def indexOf(self, widget: QWidget) -> int:
        """Return the place of a widget, -1 if it was not taken in."""
        return self._layout.indexOf(widget)
