"""What the sounds mean, as captions."""

CAPTIONS = {
    "move": "A piece moves",
    "capture": "A piece is captured",
    "drop": "A piece is dropped",
    "check": "Check",
    "end": "The end",
    "low_time": "Little time is left",
    "error": "That cannot be done",
}
"""The caption of each sound."""
