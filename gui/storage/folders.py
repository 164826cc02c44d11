"""Where settings and data are saved on this system."""

import sys
from pathlib import Path

from PySide6.QtCore import QStandardPaths

PROGRAM = "surajang"

SERIES = "series"
"""The folder, in that of the data, of engine matches: a folder for each."""

_PLACES = QStandardPaths.StandardLocation
_DATA = _PLACES.GenericDataLocation
_SETTINGS = _DATA if sys.platform == "darwin" else _PLACES.GenericConfigLocation
"""macOS has a folder for settings, too, but only for those that it keeps itself."""


def settings_file() -> Path:
    """Return the file of the settings."""
    return Path(QStandardPaths.writableLocation(_SETTINGS), PROGRAM, "settings.json")


def data_folder() -> Path:
    """Return the folder of games and of what else the program writes."""
    return Path(QStandardPaths.writableLocation(_DATA), PROGRAM)
