"""What the sounds mean, as captions."""

from gui.translation import tr

CAPTIONS = {
    "move": tr("A piece moves"),
    "capture": tr("A piece is captured"),
    "drop": tr("A piece is dropped"),
    "check": tr("Check"),
    "end": tr("The end"),
    "low_time": tr("Little time is left"),
    "error": tr("That cannot be done"),
}
"""The caption of each sound."""
