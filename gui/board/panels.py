"""What lies over a board while a person is asked something: the chooser and the setup panel, opened and closed."""

from collections.abc import Callable

from PySide6.QtGui import QFont, QPainter

from gui.board.chooser import Chooser
from gui.board.painter import BoardPainter
from gui.board.pointer import Pointer
from gui.board.scene import Scene
from gui.board.setup_overlay import SetupOverlay
from gui.words import naming


class Panels:
    """Opens, changes and closes chooser and setup panel as the person's turn has it.

    `font` returns the font to write with; `on_question` is called when something new is asked.
    """

    def __init__(
        self, scene: Scene, pointer: Pointer, font: Callable[[], QFont], on_question: Callable[[], None]
    ) -> None:
        self._scene = scene
        self._pointer = pointer
        self._font = font
        self._on_question = on_question

    def close(self) -> None:
        """Close both, as when everything is laid out again."""
        self._scene.chooser = None
        self._scene.overlay = None

    def refresh(self) -> None:
        """Open, change or close both."""
        self._refresh_chooser()
        self._refresh_overlay()

    def repaint(self) -> None:
        """Have both repainted where the pointer may change them."""
        scene = self._scene
        if scene.chooser is not None:
            scene.repaint(scene.chooser.extent)
        if scene.overlay is not None:
            for area in scene.overlay.extents:
                scene.repaint(area)

    def paint_overlay(self, painter: QPainter, drawing: BoardPainter) -> None:
        """Draw the setup panel."""
        if self._scene.overlay is not None:
            self._scene.overlay.paint(painter, drawing, self._pointer.item)

    def paint_chooser(self, painter: QPainter, drawing: BoardPainter) -> None:
        """Draw the chooser."""
        if self._scene.chooser is not None:
            self._scene.chooser.paint(painter, drawing, self._pointer.option)

    def _refresh_chooser(self) -> None:
        """Open, change or close the chooser."""
        scene, choice = self._scene, self._scene.turn.choice
        before = scene.chooser
        if choice is None:
            if before is not None:
                scene.repaint(before.extent)
                scene.chooser = None
                self._pointer.option = None
        elif before is None or before.choice is not choice:
            scene.chooser = Chooser(choice, scene.geometry, self._font(), scene.colours, scene.scale.ratio)
            scene.repaint(scene.chooser.extent)
            if before is None or before.choice.square != choice.square:
                self._on_question()

    def _refresh_overlay(self) -> None:
        """Open, change or close the setup panel."""
        scene = self._scene
        setup = scene.turn.setup if not scene.paused else None
        if setup is None:
            if scene.overlay is not None:
                scene.overlay = None
                self._pointer.item = None
                scene.repaint(None)
        elif scene.overlay is None or (scene.overlay.choice, scene.overlay.handing_over) != (setup, setup.handing_over):
            names = scene.names or naming.players(scene.state.variant)
            scene.overlay = SetupOverlay(
                setup, scene.state, names, scene.geometry, self._font(), scene.colours, scene.scale.ratio
            )
            scene.repaint(None)
            self._on_question()
