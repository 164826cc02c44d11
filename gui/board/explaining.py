"""When the card that explains a piece is shown: after the pointer rests on a piece, or a finger stays on it."""

from __future__ import annotations

from PySide6.QtCore import QRect, QTimer
from PySide6.QtWidgets import QWidget

from gui.board.piece_card import PieceCard
from gui.board.places import Place, Slot
from gui.board.scene import Scene
from gui.kit.announcing import announce

REST_MS = 900
LONG_PRESS_MS = 550


class Explainer:
    """Shows the piece card of a board (`widget`) and hides it again."""

    def __init__(self, widget: QWidget, scene: Scene) -> None:
        self._widget = widget
        self._scene = scene
        self._card: PieceCard | None = None
        self._place: Place | None = None
        self._timer = QTimer(widget)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._show)

    @property
    def shown(self) -> bool:
        """Whether a card is on screen."""
        return self._card is not None and self._card.isVisible()

    def rest(self, place: Place | None) -> None:
        """Take the pointer coming to another place."""
        self._wait(place, REST_MS)

    def touch(self, place: Place | None) -> None:
        """Take a finger coming down on a place."""
        self._wait(place, LONG_PRESS_MS)

    def stop(self) -> None:
        """Hide the card and wait for nothing."""
        self._timer.stop()
        if self._card is not None:
            self._card.hide()

    def explain(self, place: Place) -> None:
        """Show the card of the piece at a place now."""
        scene = self._scene
        code = scene.looks[place].piece
        if not code:
            return
        window = self._widget.window()
        if self._card is None:
            self._card = PieceCard(window, scene.pictures)
        elif self._card.parentWidget() is not window:
            self._card.setParent(window)
        area = scene.place_rect(place)
        beside = QRect(self._widget.mapTo(window, area.topLeft()), area.size())
        square = None if isinstance(place, Slot) else place
        self._card.show_piece(scene.state.tables, code, square, scene.options, scene.flipped, scene.colours, beside)
        announce(self._card.text())

    def _wait(self, place: Place | None, milliseconds: int) -> None:
        """Show the card of the piece at a place after a while."""
        self.stop()
        scene, turn = self._scene, self._scene.turn
        busy = turn.choice is not None or turn.setup is not None or turn.selected not in (None, place)
        if place is None or busy or scene.paused or not scene.options.piece_card or not scene.looks[place].piece:
            return
        self._place = place
        self._timer.start(milliseconds)

    def _show(self) -> None:
        """Show the card that was waited for."""
        if self._place is not None and self._widget.isVisible():
            self.explain(self._place)
