"""The content of a board and its layout, which the parts of the widget share; they know nothing else of each other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QPoint, QPointF, QRect

from surajang.gui.board.annotations import Annotations, Arrow, Mark
from surajang.gui.board.board_options import BoardOptions
from surajang.gui.board.board_state import BoardState
from surajang.gui.board.geometry import Geometry, Scale
from surajang.gui.board.interaction import Interaction
from surajang.gui.board.overlays import Chooser, SetupOverlay
from surajang.gui.board.painter import Look
from surajang.gui.board.pieces import PiecePictures
from surajang.gui.board.places import Place
from surajang.gui.kit import theme


class Scene:
    """A board on its screen.

    `ready`: a state is shown and laid out; `state` and `geometry` exist from then on. `looks`: the look of each place.
    `keys_at`: the place of the keys' cursor, None while it is asleep. `chooser`, `overlay`: the cards over the board.
    `dropped_at`: the place where a drag has just ended. `names`: the players' names in questions. `repaint` repaints a
    rectangle of device pixels, or everything.
    """

    geometry: Geometry

    def __init__(
        self, turn: Interaction, repaint: Callable[[QRect | None], None], pictures: PiecePictures | None = None
    ) -> None:
        self.turn = turn
        self.repaint = repaint
        self.ready = False
        self.options = BoardOptions()
        self.colours = theme.palette()
        self.names: tuple[str, str] | None = None
        self.flipped = False
        self.paused = False
        self.scale = Scale(1.0)
        self.pictures = pictures or PiecePictures()
        self.looks: dict[Place, Look] = {}
        self.annotations = Annotations()
        self.keys_at: Place | None = None
        self.chooser: Chooser | None = None
        self.overlay: SetupOverlay | None = None
        self.dropped_at: Place | None = None

    @property
    def state(self) -> BoardState:
        """The state shown."""
        return self.turn.state

    @property
    def drawn_on(self) -> BoardState:
        """The state with the person's arrows and circles."""
        drawn = self.annotations.drawn
        marks = [annotation for annotation in drawn if isinstance(annotation, Mark)]
        arrows = [annotation for annotation in drawn if isinstance(annotation, Arrow)]
        return replace(self.state, marks=(*self.state.marks, *marks), arrows=(*self.state.arrows, *arrows))

    def place_rect(self, place: Place) -> QRect:
        """Return the rectangle of a square or slot, in the widget's coordinates."""
        return self.to_widget(self.geometry.rect(place))

    def place_at(self, point: QPoint) -> Place | None:
        """Return the square or slot at a point of the widget."""
        return self.geometry.place_at(self.scale.point_to_device(QPointF(point))) if self.ready else None

    def to_widget(self, rect: QRect) -> QRect:
        """Return a rectangle of device pixels in the widget's coordinates, rounded outwards."""
        return self.scale.to_widget(rect)

    def board_rect(self) -> QRect:
        """Return the rectangle of the board with its frame, in the widget's coordinates."""
        return self.to_widget(self.geometry.frame) if self.ready else QRect()
