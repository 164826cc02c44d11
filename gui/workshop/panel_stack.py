"""The panels of the workshop's sections, each made when first shown: all at once would block the window."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from surajang.gui.kit.accessible_widgets import Stack
from surajang.gui.kit.scrolling import ScrollArea, scrolling
from surajang.gui.workshop.panels import Panel


class PanelStack(Stack):
    """Shows one of the panels, or another widget. `makers` make the panel of a section, by its name."""

    made = Signal(Panel)
    """A panel was made."""

    def __init__(self, makers: Mapping[str, Callable[[QWidget], Panel]], parent: QWidget) -> None:
        super().__init__(parent)
        self._makers = makers
        self._panels: dict[str, Panel] = {}
        self._areas: dict[str, ScrollArea] = {}

    def __getitem__(self, name: str) -> Panel:
        """The panel of a section."""
        if name not in self._panels:
            panel = self._panels[name] = self._makers[name](self)
            self.add(name, panel)
            self.made.emit(panel)
        return self._panels[name]

    def add(self, name: str, widget: QWidget) -> None:
        """Add a widget that can be shown by this name."""
        area = self._areas[name] = scrolling(widget, self)
        self.addWidget(area)

    def show_named(self, name: str) -> None:
        """Show a panel, or an added widget."""
        if name not in self._areas:
            _ = self[name]
        self.setCurrentWidget(self._areas[name])

    def scroll_up(self) -> None:
        """Scroll the current panel to its top."""
        for area in self._areas.values():
            if area is self.currentWidget():
                area.verticalScrollBar().setValue(0)

    def scroll_to(self, widget: QWidget) -> None:
        """Scroll to a widget in the current panel."""
        area = self.currentWidget()
        if isinstance(area, ScrollArea) and area.isAncestorOf(widget):
            area.ensureWidgetVisible(widget)
