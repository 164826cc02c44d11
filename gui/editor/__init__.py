"""Setting up a position on the board. What is set up is a `Setup` (gui.desk.setup), playable or not."""
