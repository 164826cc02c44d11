"""What the sounds mean, as captions."""

from gui.kit.translation import Text

CAPTIONS = {
    "move": Text("A piece moves"),
    "capture": Text("A piece is captured"),
    "drop": Text("A piece is dropped"),
    "check": Text("Check"),
    "end": Text("The end"),
    "low_time": Text("Little time is left"),
    "error": Text("That cannot be done"),
    "start": Text("The game begins"),
    "offer": Text("A draw is offered"),
    "back": Text("A move is taken back"),
    "solved": Text("Solved", "the caption of a sound"),
    "wrong": Text("That does not solve it"),
    "done": Text("What took a while is done"),
    "trouble": Text("Something is not saved"),
}
"""The caption of each sound."""
