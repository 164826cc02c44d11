"""Where settings and data are saved on this system."""

import sys
from pathlib import Path

from PySide6.QtCore import QStandardPaths

PROGRAM = "surajang"

SERIES = "series"
"""The folder of engine matches, in the data folder."""

_PLACES = QStandardPaths.StandardLocation
_DATA = _PLACES.GenericDataLocation
_SETTINGS = _DATA if sys.platform == "darwin" else _PLACES.GenericConfigLocation
"""macOS reserves its folder of settings for its own format."""


def settings_file() -> Path:
    """Return the file of the settings."""
    return Path(QStandardPaths.writableLocation(_SETTINGS), PROGRAM, "settings.json")


def data_folder() -> Path:
    """Return the folder of games and other data."""
    return Path(QStandardPaths.writableLocation(_DATA), PROGRAM)
