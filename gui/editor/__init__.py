"""Setting up a position on the board. The set-up is a `Setup` (gui.desk.setup), playable or not."""
