"""The board widget: it joins model, layout, painting and input. `gui.board` describes how it is used."""

from collections.abc import Iterable
from functools import partial
from typing import cast

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPointingDevice,
    QRegion,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.board import accessibility
from gui.board.animation import animate
from gui.board.animation_player import AnimationPlayer
from gui.board.arrows import Arrow, extent, paint_arrow
from gui.board.chooser import Chooser
from gui.board.explaining import Explainer
from gui.board.geometry import arrange
from gui.board.interaction import Interaction, Premove
from gui.board.keyboard import ARROWS, Keyboard
from gui.board.looks import Situation, looks
from gui.board.model import BoardModel, squares_of
from gui.board.options import BoardOptions
from gui.board.painter import BoardPainter
from gui.board.places import Place, Slot
from gui.board.pointer import Pointer
from gui.board.scale import Scale
from gui.board.setup_overlay import CONFIRM, SetupOverlay
from gui.board.stage import Stage
from gui.look import theme
from rules.game import Game, Node
from rules.moves import DROP, PROMOTION, TWICE, dropped_kind, origin, target
from rules.reasons import Reason
from rules.transition import Transition

WHEEL_STEP = 120

STAYING = (
    Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.PopupFocusReason,
    Qt.FocusReason.MenuBarFocusReason,
)
"""The focus leaves for such reasons only for a while, so that the keys' cursor stays awake."""


class BoardView(Stage):
    """A board with both hands, for one game at a time. Geometry inside is in device pixels."""

    move_chosen = Signal(object)
    """A legal move (int) that the person has settled on."""
    refused = Signal(object)
    """A rules.reasons.Reason: why what the person tried cannot be."""
    vain = Signal()
    """The person reached for a piece where no piece may be moved."""
    stepped = Signal(int)
    """The wheel asks for the next (1) or the previous (-1) move."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName("Board")
        self.setAccessibleDescription(
            "Space and then the arrow keys walk the squares and hands; Enter picks a piece up and puts it down."
        )
        self.pointer = Pointer(self)
        self.explainer = Explainer(self)
        self.keyboard = Keyboard(self, self.cancel, self.explainer.explain)
        self._typed: Arrow | None = None
        self._hint: tuple[int, ...] = ()
        self._lit: tuple[int, ...] = ()
        self._shown_arrows: list[Arrow] = []
        self._mode = (False, False)
        self.animation_player = AnimationPlayer(self, self._next_frame)
        self._wheel = 0
        self._movable: frozenset[int] = frozenset()
        self._premovable: frozenset[int] = frozenset()
        accessibility.attach(self)

    def sizeHint(self) -> QSize:
        return QSize(760, 640)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 240)

    # What the window sets

    def set_game(self, game: Game) -> None:
        """Show another game. The view reads it and never changes it."""
        self._stop_animation()
        self.explainer.stop()
        self.pointer.let_go()
        self.pointer.leave()  # another game may lack the place it was over
        self.dropped_at = None
        self.model = BoardModel(game)
        self.turn = Interaction(self.model, self.move_chosen.emit, self._on_refusal, self.vain.emit)
        self.turn.set_movable(self._movable)
        self.turn.set_premovable(self._premovable)
        self.ready = True
        self.keyboard.forget()
        self.arrows.clear()
        self._forget_suggestions()
        self._rebuild()
        accessibility.board_changed(self)

    def show_position(self, change: Transition | None = None, forward: bool = True) -> None:
        """Show the game as it stands now, with `change` just made, or taken back if not `forward`."""
        if not self.ready:
            return
        self.finish_animation()
        self.explainer.stop()
        self.pointer.let_go()
        self.model.refresh()
        premove = self.turn.take_premove() if forward else None
        self.turn.reset()
        self.arrows.clear()
        self._forget_suggestions()
        dropped_at, self.dropped_at = self.dropped_at, None
        if change is not None and self._options.animation_ms > 0 and self.isVisible() and not self.paused:
            shown = {place: look.piece for place, look in self._looks.items()}
            animation = animate(self.model, self.geometry_now, change, forward, shown, dropped_at)
            self.animation_player.begin(animation, self._options.animation_ms)
        self.refresh()
        if premove is not None:
            QTimer.singleShot(0, self, partial(self._play_premove, premove, self.model.game.node))

    def set_movable(self, sides: Iterable[int]) -> None:
        """Let these sides be moved by the person at the board."""
        self._movable = frozenset(sides)
        if self.ready:
            self.turn.set_movable(self._movable)
            self.refresh()

    def set_premovable(self, sides: Iterable[int]) -> None:
        """Let these sides say their next move while the other side is to move."""
        self._premovable = frozenset(sides)
        if self.ready:
            self.turn.set_premovable(self._premovable)
            self.refresh()

    def set_names(self, names: tuple[str, str]) -> None:
        """Call the players of the game that is shown by these names, where one of them is asked something."""
        self.model.names = names

    def set_two_people(self, two: bool) -> None:
        """Say whether two people share the board, so that the second setup begins with a hand-over."""
        if self.ready and two != self.turn.two_people:
            self.turn.two_people = two
            self.turn.reset()
            self.refresh()

    def movable(self) -> frozenset[int]:
        """Return the sides that may be moved here."""
        return self._movable

    def set_flipped(self, flipped: bool) -> None:
        """Let the second player sit at the lower edge, or the first; a running animation is shown to its end first."""
        if flipped != self._flipped:
            self._flipped = flipped
            if self.animation_player.animation is None:
                self._rebuild()

    def set_options(self, options: BoardOptions) -> None:
        """Take other options."""
        if options != self._options:
            self._options = options
            self._rebuild()

    def set_palette(self, colours: theme.Palette) -> None:
        """Take the colours of chooser and setup panel."""
        self._colours = colours
        self._rebuild()

    def set_arrow(self, move: int | None) -> None:
        """Show a legal move that is being typed as an arrow, or none."""
        self._typed = None
        if move:
            end = int(target(move))
            start: Place = Slot(self.model.side, int(dropped_kind(move))) if move & DROP else int(origin(move))
            self._typed = Arrow(start, end, "arrow_blue")
        self.refresh()

    def set_hint(self, move: int | None) -> None:
        """Show a suggested move, or none, until the next move."""
        self._hint = squares_of(move) if move else ()
        if move and move & DROP:
            self._typed = Arrow(Slot(self.model.side, int(dropped_kind(move))), int(target(move)), "arrow_green")
        elif move:
            self._typed = Arrow(int(origin(move)), int(target(move)), "arrow_green")
        else:
            self._typed = None
        self.refresh()

    def highlight(self, squares: Iterable[int]) -> None:
        """Light squares, as evidence, until the next input, and no others any more. Needs a game."""
        self.turn.evidence = ()
        self._lit = tuple(squares)
        self.refresh()

    def clear_arrows(self) -> None:
        """Remove the arrows and circles that the player drew."""
        if self.arrows.clear():
            self.refresh()

    def set_paused(self, paused: bool) -> None:
        """Hide the pieces and let nothing be moved, or go on."""
        if paused != self.paused:
            self.paused = paused
            self.finish_animation()
            if self.ready:
                self.pointer.let_go()
                self.turn.deselect()
                self.refresh()
            self.update()

    def cancel(self) -> bool:
        """Take one step back in what is half done. Return whether anything was."""
        if not self.ready:
            return False
        if self.pointer.lifted is not None or self.pointer.arrow is not None:
            self.pointer.let_go()
            self.turn.deselect()
            self.refresh()
            return True
        done = self.turn.cancel()
        self.refresh()
        return done

    def announce(self, text: str) -> None:
        """Say something through a screen reader."""
        accessibility.announce(self, text)

    # What input does

    def take_input(self) -> None:
        """End what an input ends: a running animation, evidence, an explanation."""
        self.finish_animation()
        self.explainer.stop()
        self.dropped_at = None
        self._lit = ()
        self.turn.evidence = ()

    def refresh(self) -> None:
        """Bring chooser, setup panel and looks up to date, and repaint what has changed."""
        if not self.ready:
            return
        self._update_chooser()
        self._update_overlay()
        mode = (self.keys_at is not None, bool(self.turn.step))
        if mode != self._mode:
            self._mode = mode
            self.mode_changed.emit()
        now = looks(self.turn, self._options, self._situation())
        for place, look in now.items():
            if look != self._looks.get(place):
                self.update(self.to_widget(self.geometry_now.rect(place)))
        self._looks = now
        arrows = self._all_arrows()
        if arrows != self._shown_arrows:
            for arrow in {*arrows, *self._shown_arrows}:
                self.update(self.to_widget(extent(self.geometry_now, arrow)))
            self._shown_arrows = arrows

    def finish_animation(self) -> None:
        """Show a running animation's end at once."""
        if self.animation_player.animation is not None:
            self._stop_animation()
            if self.geometry_now.flipped != self._flipped:
                self._rebuild()
            self.refresh()

    def _play_premove(self, premove: Premove, node: Node) -> None:
        """Play a move that was said before its turn, promoting if there is a choice, if it is legal now."""
        if self.ready and not self.paused and self.model.game.node is node:
            moves = [move for move in self.model.moves_from(premove.start) if target(move) == premove.end]
            plain = [move for move in moves if not move & TWICE]
            if plain:
                self.move_chosen.emit(max(plain, key=lambda move: move & PROMOTION))

    def _on_refusal(self, reason: Reason) -> None:
        self.refused.emit(reason)

    def _forget_suggestions(self) -> None:
        """Remove typed move, hint and evidence."""
        self._typed = None
        self._hint = ()
        self._lit = ()

    def _situation(self) -> Situation:
        """Return what decides the looks beside the game and the person's turn."""
        return Situation(
            cursor=self.keyboard.cursor,
            lifted=self.pointer.lifted,
            hovered=self.pointer.hovered,
            away=self.animation_player.animation.away if self.animation_player.animation is not None else {},
            hint=self._hint,
            lit=self._lit,
            paused=self.paused,
        )

    def _all_arrows(self) -> list[Arrow]:
        """Return every arrow and circle to show."""
        if self.paused:
            return []
        found = list(self.arrows.drawn)
        if self.pointer.arrow is not None:
            found.append(self.pointer.arrow)
        if self._typed is not None:
            found.append(self._typed)
        return found

    def _update_chooser(self) -> None:
        """Open, change or close the chooser as the turn has it."""
        choice = self.turn.choice
        if choice is None:
            if self.chooser is not None:
                self.update(self.to_widget(self.chooser.extent))
                self.chooser = None
                self.pointer.option = None
        elif self.chooser is None or self.chooser.choice is not choice:
            before = self.chooser
            self.chooser = Chooser(choice, self.geometry_now, self.font(), self._colours, self.scale.ratio)
            self.update(self.to_widget(self.chooser.extent))
            if before is None or before.choice.square != choice.square:
                accessibility.asked(self)

    def _update_overlay(self) -> None:
        """Open, change or close the setup panel as the turn has it."""
        setup = self.turn.setup if not self.paused else None
        if setup is None:
            if self.overlay is not None:
                self.overlay = None
                self.pointer.item = None
                self.update()
        elif self.overlay is None or (self.overlay.choice, self.overlay.handing_over) != (setup, setup.handing_over):
            self.overlay = SetupOverlay(
                setup, self.model, self.geometry_now, self.font(), self._colours, self.scale.ratio
            )
            self.update()
            accessibility.asked(self)

    # Layout

    def _rebuild(self) -> None:
        """Lay everything out anew and repaint."""
        if not self.ready:
            return
        self._stop_animation()
        self.scale = Scale(self.devicePixelRatioF())
        width, height = int(self.width() * self.scale.ratio), int(self.height() * self.scale.ratio)
        label = self.scale.label(self.font())
        self.geometry_now = arrange(
            self.model.variant, width, height, self._flipped, self._options.coordinates, label=label
        )
        self.drawing = BoardPainter(self.geometry_now, self._options, self.pictures, self.font())
        self.chooser = None
        self.overlay = None
        self.refresh()
        self.update()

    # Animation

    def _stop_animation(self) -> None:
        """End a running animation."""
        for rect in self.animation_player.end():
            self.update(self.to_widget(rect))

    def _next_frame(self) -> None:
        """Repaint what flies; end the animation when its time is over."""
        damaged = self.animation_player.step()
        if not damaged:
            self.finish_animation()
        for rect in damaged:
            self.update(self.to_widget(rect))

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.ready:
            return
        painter = QPainter(self)
        offset = painter.deviceTransform()
        painter.scale(1 / self.scale.ratio, 1 / self.scale.ratio)
        painter.translate(round(offset.dx()) - offset.dx(), round(offset.dy()) - offset.dy())
        self._paint(painter, event.region())
        painter.end()

    def _paint(self, painter: QPainter, region: QRegion) -> None:
        """Paint a damaged region, given in the widget's coordinates, with a painter of device pixels."""
        geometry, drawing = self.geometry_now, self.drawing
        rects = cast(Iterable[QRect], region)  # PySide6's stubs do not say that a region can be walked
        drawing.ground(painter, [self.scale.to_device(rect) for rect in rects])
        whole = region.contains(self.rect())
        for place, look in self._looks.items():
            rect = geometry.rect(place)
            if whole or region.intersects(self.to_widget(rect)):
                drawing.place(painter, rect, look)
        for arrow in self._shown_arrows:
            paint_arrow(painter, geometry, arrow, drawing.theme[arrow.colour])
        self.animation_player.paint(painter, drawing)
        if self.overlay is not None:
            self.overlay.paint(painter, drawing, self.pointer.item)
        lifted = self.pointer.lifted_rect()
        if lifted is not None and self.pointer.lifted is not None:
            piece = self._lifted_piece()
            if piece:
                painter.drawPixmap(lifted.topLeft(), drawing.pixmap(piece, geometry.cell))
        if self.chooser is not None:
            self.chooser.paint(painter, drawing, self.pointer.option)
        if self.paused:
            drawing.notice(painter, "Paused")

    def _lifted_piece(self) -> int:
        """Return the piece that is being dragged."""
        place = self.pointer.lifted
        return self._looks[place].piece if place is not None else 0

    # Events

    def event(self, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.ShortcutOverride and self.ready:
            if isinstance(event, QKeyEvent) and _plain(event) and self.keyboard.wants(event.key()):
                event.accept()
                return True
        elif kind in (QEvent.Type.DevicePixelRatioChange, QEvent.Type.FontChange):
            self._rebuild()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._rebuild()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.ready and self.scale.ratio != self.devicePixelRatioF():
            self._rebuild()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.explainer.stop()
        self.finish_animation()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.ready and _plain(event) and self.keyboard.wants(event.key()):
            self.take_input()
            self.keyboard.press(event.key(), event.isAutoRepeat())
            self.refresh()
            self.update_panels()
            accessibility.cursor_moved(self)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.ready and event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.keyboard.wake()
            self.refresh()
            accessibility.cursor_moved(self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in STAYING:
            self.keyboard.sleep()
            self.refresh()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.ready or self.paused:
            return
        self.keyboard.sleep()
        point = self.scale.point_to_device(event.position())
        self.take_input()
        self.pointer.press(point, event.button(), event.modifiers())
        self.refresh()
        self.update_panels()
        if event.pointingDevice().pointerType() == QPointingDevice.PointerType.Finger:
            self.explainer.touch(self.geometry_now.place_at(point))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second click as a click of its own, but let it answer no question that the first one raised."""
        point = self.scale.point_to_device(event.position())
        confirms = self.overlay is not None and self.overlay.item_at(point) == CONFIRM
        if self.chooser is None and not confirms:
            self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not self.ready or self.paused:
            return
        hovered, option, item = self.pointer.hovered, self.pointer.option, self.pointer.item
        self.pointer.move(self.scale.point_to_device(event.position()))
        self.refresh()
        if (option, item) != (self.pointer.option, self.pointer.item):
            self.update_panels()
        if hovered != self.pointer.hovered:
            self._update_cursor()
            self.explainer.rest(self.pointer.hovered)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if not self.ready or self.paused:
            return
        if self.explainer.shown and self.pointer.lifted is None:  # a finger that stayed wants to know, not to move
            self.pointer.let_go()
            self.turn.deselect()
        self.pointer.release(self.scale.point_to_device(event.position()), event.button())
        self.explainer.stop()
        self.refresh()
        self.update_panels()
        self._update_cursor()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.explainer.stop()
        self.pointer.leave()
        self.refresh()
        self.update_panels()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if not self.ready or not self._options.wheel_steps:
            event.ignore()
            return
        self.finish_animation()
        self._wheel += event.angleDelta().y()
        while abs(self._wheel) >= WHEEL_STEP:
            down = self._wheel < 0
            self._wheel += WHEEL_STEP if down else -WHEEL_STEP
            self.stepped.emit(1 if down else -1)
        event.accept()

    def update_panels(self) -> None:
        """Have chooser and setup panel repainted."""
        if self.chooser is not None:
            self.update(self.to_widget(self.chooser.extent))
        if self.overlay is not None:
            self.update(self.to_widget(self.overlay.panel.adjusted(-10, -10, 10, 12)))
            for rect in self.overlay.handles.values():
                self.update(self.to_widget(rect.adjusted(-2, -2, 2, 2)))

    def _update_cursor(self) -> None:
        """Show a hand over what can be picked up."""
        place = self.pointer.hovered
        if self.pointer.lifted is not None:
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        elif place is not None and self.turn.can_pick(place):
            self.setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            self.unsetCursor()


def _plain(event: QKeyEvent) -> bool:
    """Say whether a key comes without Control, Alt or Meta, and an arrow key without Shift too."""
    barred = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
    if event.key() in ARROWS:
        barred |= Qt.KeyboardModifier.ShiftModifier
    return not event.modifiers() & barred
