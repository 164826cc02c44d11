"""Where settings and data are saved on this system."""

from pathlib import Path

import platformdirs

PROGRAM = "surajang"

SERIES = "series"
"""The folder, in that of the data, of engine matches: a folder for each."""


def settings_file() -> Path:
    """Return the file of the settings."""
    return Path(platformdirs.user_config_dir(PROGRAM, appauthor=False)) / "settings.json"


def data_folder() -> Path:
    """Return the folder of games and of what else the program writes."""
    return Path(platformdirs.user_data_dir(PROGRAM, appauthor=False))
