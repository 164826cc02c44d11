"""What a board shows, and where: all that pointer, keys, piece card and screen readers need to know of the widget."""

from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from gui.board.arrows import Arrows
from gui.board.chooser import Chooser
from gui.board.geometry import Geometry
from gui.board.interaction import Interaction
from gui.board.looks import Look
from gui.board.model import BoardModel
from gui.board.options import BoardOptions
from gui.board.picture import painted
from gui.board.places import Place
from gui.board.scale import Scale
from gui.board.setup_overlay import SetupOverlay
from gui.look import theme
from gui.look.pieces import PiecePictures


class Stage(QWidget):
    """The state of a board widget.

    `ready`: there is a game; `model`, `turn` and `geometry_now` exist from then on. `keys_at`: where the keys' cursor
    stands, None while it sleeps. `chooser`, `overlay`: what lies over the board. `dropped_at`: where a drag has just
    ended.
    """

    mode_changed = Signal()
    """What the next key or click means has changed: the keys' cursor came out or went, or a piece is on its way."""

    model: BoardModel
    turn: Interaction
    geometry_now: Geometry

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._options = BoardOptions()
        self._colours = theme.palette()
        self._flipped = False
        self._looks: dict[Place, Look] = {}
        self.pictures = PiecePictures()
        self.ready = False
        self.paused = False
        self.scale = Scale(1.0)
        self.keys_at: Place | None = None
        self.arrows = Arrows()
        self.chooser: Chooser | None = None
        self.overlay: SetupOverlay | None = None
        self.dropped_at: Place | None = None

    def options(self) -> BoardOptions:
        """Return the options."""
        return self._options

    def flipped(self) -> bool:
        """Say whether the second player sits at the lower edge."""
        return self._flipped

    def palette_now(self) -> theme.Palette:
        """Return the colours of chooser and setup panel."""
        return self._colours

    def stand_rect(self, side: int) -> QRect:
        """Return where a side's hand lies, in the widget's own coordinates."""
        return self.to_widget(self.geometry_now.stands[side]) if self.ready else QRect()

    def board_rect(self) -> QRect:
        """Return where the board with its frame lies, in the widget's own coordinates."""
        return self.to_widget(self.geometry_now.frame) if self.ready else QRect()

    def place_rect(self, place: Place) -> QRect:
        """Return where a square or slot lies, in the widget's own coordinates."""
        return self.to_widget(self.geometry_now.rect(place))

    def place_at(self, point: QPoint) -> Place | None:
        """Return the square or slot at a point of the widget."""
        return self.geometry_now.place_at(self.scale.point_to_device(QPointF(point))) if self.ready else None

    def look(self, place: Place) -> Look:
        """Return how a place looks now."""
        return self._looks[place]

    def picture(self, width: int, height: int, ratio: float = 1.0, hands: bool = False) -> QPixmap:
        """Return the position as a picture of that size, with or without the hands. Needs a game."""
        size = QSize(round(width * ratio), round(height * ratio))
        pixmap = painted(
            self.model.variant, self._looks, self._options, self.pictures, self.font(), size, self._flipped, hands
        )
        pixmap.setDevicePixelRatio(ratio)
        return pixmap

    def to_widget(self, rect: QRect) -> QRect:
        """Return a rectangle of device pixels in the widget's coordinates, rounded outwards."""
        return self.scale.to_widget(rect)
