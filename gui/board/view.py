"""The board widget: it shows a state and reports the person's input. `gui.board` describes its use."""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial, reduce

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from surajang.gui.board import accessibility, spoken
from surajang.gui.board.annotations import Arrow, Badge, Mark
from surajang.gui.board.board_options import BoardOptions
from surajang.gui.board.board_state import BoardState
from surajang.gui.board.choices import promotion_sign
from surajang.gui.board.display import Display, Panels
from surajang.gui.board.input import Input
from surajang.gui.board.interaction import EditRequest, Interaction, Placing, Premove
from surajang.gui.board.keyboard import Keyboard
from surajang.gui.board.piece_card import Explainer
from surajang.gui.board.pieces import PiecePictures
from surajang.gui.board.places import Place
from surajang.gui.board.pointer import Pointer
from surajang.gui.board.reading import ReadingKeys
from surajang.gui.board.scene import Scene
from surajang.gui.kit import announcing, theme
from surajang.gui.kit.qt_helpers import soon
from surajang.gui.kit.translation import Text, tr
from surajang.rules.moves import PROMOTION, TWICE, target
from surajang.rules.reasons import Reason
from surajang.rules.transition import Transition

EDGE_MS = 500
LOWER_EDGE = Text("{player} at the lower edge.")
KEYS = Text(
    "Press Space, then move across squares and hands with the arrow keys; Enter picks a piece up and puts it down."
)


class BoardView(QWidget):
    """A board with both hands."""

    move_chosen = Signal(int)
    """The person has chosen a legal move."""
    refused = Signal(Reason)
    """The person's attempt is impossible: why."""
    input_blocked = Signal()
    """The person tried to pick up a piece that may not be moved now."""
    stepped = Signal(int)
    """The wheel asks for the next (1) or the previous (-1) move."""
    drawn = Signal(object)
    """The person has drawn an arrow or a circle (gui.board.annotations), or drawn one again to remove it."""
    pulled = Signal()
    """The person drags the board by its frame, to drop its picture somewhere else."""
    touched = Signal()
    """A click, a finger, or a key that picks up and puts down, before it has any effect."""
    placed = Signal(object, object)
    """While pieces are placed freely: one was taken from a place and put at another, or beside the board (None)."""
    tapped = Signal(object)
    """While pieces are placed freely: a click on a place with nothing to pick up."""
    painted = Signal(int, int)
    """After `tapped`: the brush was dragged over a square; make it like the one where the drag began."""
    edit_requested = Signal(object, EditRequest)
    """While pieces are placed freely: a place, and the edit to make there."""
    asked = Signal(str)
    """A key asks a question that the board cannot answer, as it could be typed (gui.board.reading_text)."""
    reveal_requested = Signal(QRect)
    """The place of the keys' cursor or of a move just made: a partly visible board scrolls there."""
    mode_changed = Signal()
    """The next key or click has another meaning: the keys' cursor woke or fell asleep, or a piece was picked up."""

    _made = False
    """Whether `input` exists: the first events come while the widget is being made."""

    def __init__(self, parent: QWidget | None = None, pictures: PiecePictures | None = None) -> None:
        """`pictures`: a shared store, for boards that show the same pieces."""
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Board"))
        self.keys_in_words = KEYS()
        self.turn = Interaction(
            self.move_chosen.emit,
            self.refused.emit,
            self.input_blocked.emit,
            self.placed.emit,
            self.tapped.emit,
            self.edit_requested.emit,
            self.painted.emit,
        )
        self.scene = Scene(self.turn, self._repaint, pictures)
        self.pointer = Pointer(self.scene, self.drawn.emit, self.pulled.emit)
        self.panels = Panels(self.scene, self.pointer, self.font, self._question_asked)
        self.display = Display(self, self.scene, self.pointer, self.finish_animation)
        self.explainer = Explainer(self, self.scene)
        self.keyboard = Keyboard(self.scene, self.cancel, self.explainer.explain)
        self.reading = ReadingKeys(self.scene, self.asked.emit)
        followed = partial(accessibility.refreshed, self, moved=True)
        self.input = Input(self, self.stepped.emit, followed, self.touched.emit)
        self._made = True
        self.edge = EdgeAnnouncer(self)
        self._mode = (False, False)
        self._keys_at: Place | None = None
        accessibility.attach(self, self.scene)

    def sizeHint(self) -> QSize:
        return QSize(760, 640)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 240)

    @property
    def ready(self) -> bool:
        """Whether a state is shown."""
        return self.scene.ready

    @property
    def state(self) -> BoardState:
        """The state shown; there is none before the first `show_state`."""
        return self.turn.state

    def show_state(self, state: BoardState, change: Transition | None = None, forward: bool = True) -> None:
        """Show a state, with `change` just made, or taken back if not `forward`."""
        scene = self.scene
        if not self.ready or state.variant != self.state.variant:
            self.forget()
            self._show_other_game(state)
            return
        self.finish_animation()
        self.explainer.stop()
        if not self.pointer.holds_piece and not self.pointer.painting:
            self.pointer.let_go()
        premove = self.turn.show(state)
        self.pointer.go_on()
        scene.annotations.clear()
        scene.annotations.forget_suggestions()
        dropped_at, scene.dropped_at = scene.dropped_at, None
        if change is not None and scene.options.animation_ms > 0 and self.isVisible() and not scene.paused:
            self.display.animate(change, forward, dropped_at)
        self.refresh()
        if state.last_move:
            first, *others = (self.place_rect(square) for square in state.last_move)
            self.reveal_requested.emit(reduce(QRect.united, others, first))
        if premove is not None and forward:
            soon(self, partial(self._play_premove, premove, state))

    def annotate(self, marks: Iterable[Mark], arrows: Iterable[Arrow], badges: Iterable[Badge] = ()) -> None:
        """Give the current state other marks, arrows and badges; an unfinished move goes on."""
        self.turn.state = replace(self.state, marks=tuple(marks), arrows=tuple(arrows), badges=tuple(badges))
        self.refresh()

    def set_ended(self, ended: bool) -> None:
        """Set whether the game ended at the current state; an unfinished move goes on, a hint is removed."""
        if self.ready and self.state.ended != ended:
            self.turn.state = replace(self.state, ended=ended)
            self.scene.annotations.suggest(0, self.state.side)
            self.refresh()

    def forget(self) -> None:
        """Drop an unfinished move, as the next state is unrelated to the current one."""
        self.display.stop_animation()
        self.explainer.stop()
        if self.ready:
            self.pointer.let_go()
            self.turn.reset()
        self.pointer.leave()  # the next state may lack the place it was over
        self.keyboard.forget()
        self.scene.dropped_at = None
        self.scene.annotations.clear()
        self.scene.annotations.forget_suggestions()

    def _show_other_game(self, state: BoardState) -> None:
        self.turn.show(state)
        self.scene.ready = True
        self._rebuild()
        accessibility.board_changed(self)

    def refresh(self) -> None:
        """Update chooser, setup panel and looks, and repaint changed parts."""
        if not self.ready:
            return
        self.panels.refresh()
        mode = (self.scene.keys_at is not None, bool(self.turn.step))
        if mode != self._mode:
            self._mode = mode
            self.mode_changed.emit()
        self.display.refresh()
        if self.scene.keys_at != self._keys_at:
            self._keys_at = self.scene.keys_at
            if self._keys_at is not None:
                self.reveal_requested.emit(self.place_rect(self._keys_at))
        accessibility.refreshed(self)

    def _question_asked(self) -> None:
        self.announce(spoken.question(self.scene))
        accessibility.refreshed(self, moved=True)

    def _play_premove(self, premove: Premove, state: BoardState) -> None:
        """Play a premove if it is legal now, promoting if there is a choice."""
        if not self.scene.paused and self.state.same_position(state):
            moves = [move for move in self.state.moves_from(premove.start) if target(move) == premove.end]
            plain = [move for move in moves if not move & TWICE]
            if plain:
                self.move_chosen.emit(max(plain, key=lambda move: move & PROMOTION))

    # Permissions

    def set_movable(self, sides: Iterable[int]) -> None:
        """Let the person at the board move these sides."""
        self.turn.set_movable(frozenset(sides))
        self.pointer.go_on()
        self.refresh()

    def set_premovable(self, sides: Iterable[int]) -> None:
        """Let these sides enter a premove while the other side is to move."""
        self.turn.set_premovable(frozenset(sides))
        self.pointer.go_on()
        self.refresh()

    def set_placing(self, placing: Placing | None) -> None:
        """Let pieces be placed freely, as in a position editor, or only by the rules (None)."""
        self.turn.set_placing(placing)
        self.refresh()

    def set_names(self, names: tuple[str, str] | None) -> None:
        """Set the players' names in questions, or use the game's."""
        if names != self.scene.names:
            self.scene.names = names
            self._rebuild()

    def set_two_people(self, two: bool) -> None:
        """Set whether two people share the board, so that the second setup begins with a hand-over."""
        if two != self.turn.two_people:
            self.turn.two_people = two
            if self.ready:
                self.turn.reset()
                self.refresh()

    # Look

    def set_flipped(self, flipped: bool) -> None:
        """Put the second player at the lower edge, or the first; a running animation ends first."""
        if flipped != self.scene.flipped:
            self.scene.flipped = flipped
            if self.display.player.animation is None:
                self._rebuild()

    def flipped(self) -> bool:
        """Return whether the second player is at the lower edge."""
        return self.scene.flipped

    def set_options(self, options: BoardOptions) -> None:
        """Set the options."""
        if options != self.scene.options:
            self.scene.options = options
            self._rebuild()

    def options(self) -> BoardOptions:
        """Return the options."""
        return self.scene.options

    def set_palette(self, colours: theme.Palette) -> None:
        """Set the colours of chooser and setup panel."""
        self.scene.colours = colours
        self._rebuild()

    def set_paused(self, paused: bool) -> None:
        """Hide the pieces and block input, or go on."""
        if paused != self.scene.paused:
            self.scene.paused = paused
            self.finish_animation()
            if self.ready:
                self.pointer.let_go()
                self.turn.deselect()
                self.refresh()
            self.update()

    def set_arrow(self, move: int | None) -> None:
        """Show a legal move being typed as an arrow per step, or none."""
        if self.ready:
            self.scene.annotations.type(move or 0, self.state.side)
            self.refresh()

    def set_hint(self, move: int | None) -> None:
        """Show a suggested move, or none, until the next state."""
        if self.ready:
            sign = ""
            if move:
                self.prefer(move)
                sign = promotion_sign(self.state, move)
            self.scene.annotations.suggest(move or 0, self.state.side, sign)
            self.refresh()

    def prefer(self, move: int) -> None:
        """Preselect a move in questions about promotion, until the next state."""
        self.turn.preferred = move

    def highlight(self, squares: Iterable[int]) -> None:
        """Light these squares alone, as evidence, until the next input."""
        self.turn.evidence = ()
        self.scene.annotations.lit = tuple(squares)
        self.refresh()

    # Layout, in the widget's coordinates

    def place_rect(self, place: Place) -> QRect:
        """Return the rectangle of a square or slot."""
        return self.scene.place_rect(place)

    # Actions

    def cancel(self) -> bool:
        """Undo one step of an unfinished move. Return whether there was one."""
        if not self.ready:
            return False
        if self.pointer.lifted is not None or self.scene.annotations.drawing is not None:
            self.pointer.let_go()
            self.turn.deselect()
            done = True
        else:
            done = self.turn.cancel()
        self.refresh()
        return done

    def announce(self, text: str) -> None:
        """Announce a text through a screen reader."""
        announcing.announce(text)

    def say_here(self, text: str) -> None:
        """Announce a text as news of the focused part of the board."""
        accessibility.say_here(self, text)

    def finish_animation(self) -> None:
        """Show a running animation's end at once."""
        if self.display.stop_animation():
            if self.scene.geometry.flipped != self.scene.flipped:
                self._rebuild()
            self.refresh()

    def _rebuild(self) -> None:
        """Lay everything out again and repaint."""
        if self.ready:
            self.display.stop_animation()
            self.display.lay_out(self.size(), self.devicePixelRatioF(), self.font())
            self.panels.close()
            self.refresh()
            self.update()

    def _repaint(self, rect: QRect | None) -> None:
        """Repaint a rectangle of device pixels, or everything."""
        if rect is None:
            self.update()
        else:
            self.update(self.scene.to_widget(rect))

    # Events

    def event(self, event: QEvent) -> bool:
        if self._made and self.input.take(event):
            return True
        if event.type() in (QEvent.Type.DevicePixelRatioChange, QEvent.Type.FontChange):
            self._rebuild()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.ready:
            painter = QPainter(self)
            self.display.paint(painter, event.region(), self.rect())
            painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._rebuild()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.ready and self.scene.scale.ratio != self.devicePixelRatioF():
            self._rebuild()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.explainer.forget()
        self.finish_animation()
        if self.ready:
            self.display.drawing.forget()


class EdgeAnnouncer(QObject):
    """Announces which player is at the lower edge of a board that was turned.

    It waits a moment, and is silent if the board has been turned back by then: an F that begins a typed move turns the
    board, and the digit after it turns it back.
    """

    def __init__(self, board: BoardView) -> None:
        super().__init__(board)
        self._board = board
        self._flipped = False
        self._timer = QTimer(self, singleShot=True, interval=EDGE_MS)
        self._timer.timeout.connect(self.announce_now)

    def turn_board(self) -> None:
        """Turn the board, and announce who is at its lower edge now."""
        self._board.set_flipped(not self._board.flipped())
        self.announce()

    def announce(self) -> None:
        """Announce in a moment who is at the lower edge."""
        if not self._timer.isActive():
            self._flipped = self._board.flipped()
            self._timer.start()

    def announce_now(self) -> None:
        """Announce who is at the lower edge, unless the board was turned back."""
        self._timer.stop()
        if self._board.ready and self._flipped == self._board.flipped():
            self._board.announce(LOWER_EDGE(player=self._board.state.player(1 if self._flipped else 0)))
