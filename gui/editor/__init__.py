"""Setting up a position: a set-up, what can be done with it, and the way back. Nothing here knows a screen."""
