"""What the system's settings ask of every program, where Qt does not tell it but the desktop's portal does."""


class Wishes:
    """`less_motion`: nothing is to move that need not. `more_contrast`: colours are to differ more."""

    def __init__(self, less_motion: bool = False, more_contrast: bool = False) -> None:
        self.less_motion = less_motion
        self.more_contrast = more_contrast


told = Wishes()
"""What the portal has told so far: nothing, until it answers after the window is shown."""
