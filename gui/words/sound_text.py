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
    "start": tr("The game begins"),
    "offer": tr("A draw is offered"),
    "back": tr("A move is taken back"),
    "solved": tr("Solved", "the caption of a sound"),
    "wrong": tr("That does not solve it"),
    "done": tr("What took a while is done"),
    "trouble": tr("Something is not saved"),
}
"""The caption of each sound."""
