"""What the system's settings ask of every program, where Qt does not tell it but the desktop's portal does."""

from dataclasses import dataclass


@dataclass
class Wishes:
    """`less_motion`: nothing is to move that need not. `more_contrast`: colours are to differ more."""

    less_motion: bool = False
    more_contrast: bool = False


told = Wishes()
"""What the portal has told so far: nothing, until it answers after the window is shown."""
