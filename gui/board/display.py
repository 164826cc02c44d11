"""The picture of a scene; only changed parts are repainted."""

from collections.abc import Callable, Iterable
from typing import cast

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QFont, QPainter, QRegion
from PySide6.QtWidgets import QWidget

from surajang.gui.board import arrows
from surajang.gui.board.animation import AnimationPlayer, animate
from surajang.gui.board.annotations import Shown
from surajang.gui.board.geometry import Scale, arrange
from surajang.gui.board.overlays import Chooser, SetupOverlay
from surajang.gui.board.painter import BoardPainter, Situation, looks
from surajang.gui.board.places import Place
from surajang.gui.board.pointer import Pointer
from surajang.gui.board.scene import Scene
from surajang.gui.kit.translation import tr
from surajang.gui.words import naming
from surajang.rules.transition import Transition


class Panels:
    """Opens, changes and closes chooser and setup panel to match the person's turn.

    `font` returns their font; `on_question` is called for each new question.
    """

    def __init__(
        self, scene: Scene, pointer: Pointer, font: Callable[[], QFont], on_question: Callable[[], None]
    ) -> None:
        self._scene = scene
        self._pointer = pointer
        self._font = font
        self._on_question = on_question

    def close(self) -> None:
        """Close both, before a new layout."""
        self._scene.chooser = None
        self._scene.overlay = None

    def refresh(self) -> None:
        """Open, change or close both."""
        self._refresh_chooser()
        self._refresh_overlay()

    def repaint(self) -> None:
        """Repaint both, as the pointer may have changed them."""
        scene = self._scene
        if scene.chooser is not None:
            scene.repaint(scene.chooser.extent)
        if scene.overlay is not None:
            for area in scene.overlay.extents:
                scene.repaint(area)

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


class Display:
    """The picture of a scene: its layout, the looks of its places, the animation over it.

    `drawing` draws it, from the first layout on. `annotations`: the arrows and circles shown. `on_end` is called when
    an animation has ended.
    """

    drawing: BoardPainter

    def __init__(self, owner: QWidget, scene: Scene, pointer: Pointer, on_end: Callable[[], None]) -> None:
        self._scene = scene
        self._pointer = pointer
        self._on_end = on_end
        self.player = AnimationPlayer(owner, self.next_frame)
        self.annotations: list[Shown] = []

    def lay_out(self, size: QSize, ratio: float, font: QFont) -> None:
        """Lay everything out on a widget of this size, with `ratio` device pixels per unit."""
        scene = self._scene
        scene.scale = Scale(ratio)
        width, height = int(size.width() * ratio), int(size.height() * ratio)
        label = scene.scale.label(font)
        options = scene.options
        scene.geometry = arrange(
            scene.state.variant, width, height, scene.flipped, options.coordinates, options.hands, label
        )
        self.drawing = BoardPainter(scene.geometry, scene.options, scene.pictures, font)
        self.annotations = []  # the old ones may be on places that no longer exist

    def refresh(self) -> None:
        """Update looks, arrows and circles, and repaint changed parts."""
        scene = self._scene
        geometry = scene.geometry
        now = looks(scene.turn, scene.options, self._situation())
        if not scene.options.hands:
            now = {place: look for place, look in now.items() if place in geometry.rects}
        for place, look in now.items():
            if look != scene.looks.get(place):
                scene.repaint(geometry.rect(place))
        scene.looks = now
        annotations = self._annotations()
        if annotations != self.annotations:
            for annotation in {*annotations, *self.annotations}:
                scene.repaint(arrows.extent(geometry, annotation))
            self.annotations = annotations

    def _situation(self) -> Situation:
        """Return the values that the looks depend on besides the state and the person's turn."""
        scene, animation = self._scene, self.player.animation
        return Situation(
            cursor=scene.keys_at,
            lifted=self._pointer.lifted,
            hovered=self._pointer.hovered,
            away=animation.away if animation is not None else {},
            hint=scene.annotations.hint,
            lit=scene.annotations.lit,
            paused=scene.paused,
        )

    def _annotations(self) -> list[Shown]:
        scene = self._scene
        if scene.paused:
            return []
        state = scene.state
        found = (
            arrows.shown(one, scene.geometry) for one in scene.annotations.over((*state.annotations, *state.badges))
        )
        return [annotation for annotation in found if annotation is not None]

    # Animation

    def animate(self, change: Transition, forward: bool, already_there: Place | None) -> None:
        """Begin to animate the change that led to the state; see `gui.board.animation`."""
        scene = self._scene
        shown = {place: look.piece for place, look in scene.looks.items()}
        animation = animate(scene.state, scene.geometry, change, forward, shown, already_there)
        self.player.begin(animation, scene.options.animation_ms)

    def stop_animation(self) -> bool:
        """End a running animation. Return whether there was one."""
        running = self.player.animation is not None
        for rect in self.player.end():
            self._scene.repaint(rect)
        return running

    def next_frame(self) -> None:
        """Repaint the flying pieces; end the animation when its time is over."""
        damaged = self.player.step()
        if not damaged:
            self._on_end()
        for rect in damaged:
            self._scene.repaint(rect)

    # Painting

    def paint(self, painter: QPainter, region: QRegion, whole: QRect) -> None:
        """Paint a damaged region of the widget's rectangle `whole` with a painter of the widget."""
        scene, drawing = self._scene, self.drawing
        offset = painter.deviceTransform()
        painter.scale(1 / scene.scale.ratio, 1 / scene.scale.ratio)
        painter.translate(round(offset.dx()) - offset.dx(), round(offset.dy()) - offset.dy())
        rects = cast(Iterable[QRect], region)  # PySide6's stubs do not say that a region is iterable
        drawing.ground(painter, [scene.scale.to_device(rect) for rect in rects])
        everything = region.contains(whole)
        for place, look in scene.looks.items():
            rect = scene.geometry.rect(place)
            if everything or region.intersects(scene.to_widget(rect)):
                drawing.place(painter, rect, look)
        for annotation in self.annotations:
            arrows.paint(painter, scene.geometry, annotation, drawing.theme)
        self.player.paint(painter, drawing)
        if scene.overlay is not None:
            scene.overlay.paint(painter, drawing, self._pointer.item)
        self._paint_lifted(painter)
        if scene.chooser is not None:
            scene.chooser.paint(painter, drawing, self._pointer.option)
        if scene.paused:
            drawing.notice(painter, tr("Paused"))

    def _paint_lifted(self, painter: QPainter) -> None:
        """Draw the piece that follows the pointer."""
        scene = self._scene
        rect, place = self._pointer.lifted_rect(), self._pointer.lifted
        if rect is not None and place is not None and scene.looks[place].piece:
            painter.drawPixmap(rect.topLeft(), self.drawing.pixmap(scene.looks[place].piece, scene.geometry.cell))
