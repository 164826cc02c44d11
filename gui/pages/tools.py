"""What the window lends every page that shows a board."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from gui.look.pieces import PiecePictures
from gui.look.sounds import Sounds
from gui.look.style import Style
from gui.settings import Settings


@dataclass(frozen=True)
class PageTools:
    """Settings, look and sounds; pictures of pieces that were drawn before; the window and its actions by name."""

    settings: Settings
    style: Style
    sounds: Sounds
    pictures: PiecePictures
    window: QWidget
    actions: Mapping[str, QAction]
