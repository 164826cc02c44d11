"""The objects shared by all pages with a board."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from surajang.gui.board.pieces import PiecePictures
from surajang.gui.desk.navigator import Navigator
from surajang.gui.kit.style import Style
from surajang.gui.shell.settings import Settings
from surajang.gui.shell.sounds import Sounds


@dataclass(frozen=True)
class PageTools:
    """Settings, look and sounds; a cache of piece pictures; the window, its actions by name, and its navigator.

    `pages` holds the pages. A page made with it as its parent gets its style once, one moved there later twice.
    """

    settings: Settings
    style: Style
    sounds: Sounds
    pictures: PiecePictures
    window: QWidget
    actions: Mapping[str, QAction]
    navigator: Navigator
    pages: QWidget
